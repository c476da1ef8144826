//! Structs and unions as values: assignment and initialization copy their bytes, as in C.

use super::super::mistakes::Mistake;
use super::conversions::{in_memory, llvm_type, typed};
use super::lower::{LoweredValue, Lowering, LoweringResult, is_pointer};
use super::nodes::{CastTarget, ExprNode, SpannedNode, is_record};

/// A struct or union in memory.
#[derive(Clone)]
pub(super) struct RecordPlace {
    /// Type of the address: `ptr`, or a typed pointer.
    pub(super) pointer: String,
    pub(super) address: String,
    pub(super) ty: String,
}

/// Right operand of an assignment, or an argument.
pub(super) enum Source {
    /// A struct or union in memory, which is not loaded: its padding belongs to other members of a union.
    Memory(RecordPlace),
    Value(LoweredValue),
}

impl Source {
    /// Returns the type, as in messages.
    fn shown_type(&self) -> String {
        match self {
            Source::Memory(record) => in_c(&record.ty),
            Source::Value(LoweredValue::Pointer { pointee, .. }) if is_record(pointee) => {
                format!("{} *", in_c(pointee))
            }
            Source::Value(value) => in_c(&llvm_type(&value.c_type())),
        }
    }
}

impl Lowering<'_> {
    /// Lowers an expression; a struct or union in memory stays there.
    pub(super) fn source(&mut self, node: &SpannedNode) -> LoweringResult<Source> {
        self.source_of(node).map_err(|mistake| mistake.or_at(&node.span))
    }

    fn source_of(&mut self, node: &SpannedNode) -> LoweringResult<Source> {
        let place = match &**node {
            ExprNode::Name(name) => self.record_variable(name),
            node_kind if node_kind.is_access() && self.is_place(node_kind) => {
                let (pointer, address, ty) = self.place(node)?;
                if !is_record(&ty) {
                    return self.load_from(&pointer, &address, &ty).map(Source::Value);
                }
                Some(RecordPlace { pointer, address, ty })
            }
            ExprNode::Compound(..) => match self.value(node)? {
                LoweredValue::Pointer { ty: pointer, operand: address, pointee: ty } if is_record(&ty) => {
                    Some(RecordPlace { pointer, address, ty })
                }
                value => return Ok(Source::Value(value)),
            },
            ExprNode::Call(name, arguments) => {
                let source = self.call_source(name, arguments);
                return source.map_err(|mistake| mistake.or_at(&self.place_of_name(node, name)));
            }
            ExprNode::CallThrough(callee, arguments) => return self.call_through_source(callee, arguments),
            ExprNode::Comma(first, last) => {
                self.value(first)?;
                return self.source(last);
            }
            ExprNode::Assign(place, right) => {
                return match self.source(right)? {
                    Source::Memory(record) => self.assign_source(place, Source::Memory(record)),
                    Source::Value(value) => self.inner_assignment_of(place, value).map(Source::Value),
                };
            }
            ExprNode::Conditional(_) if self.is_memory_node(node) => match self.value(&address_node(node))? {
                LoweredValue::Pointer { ty: pointer, operand: address, pointee: ty } => {
                    Some(RecordPlace { pointer, address, ty })
                }
                value => return Ok(Source::Value(value)),
            },
            _ => None,
        };
        match place {
            Some(record) => Ok(Source::Memory(record)),
            None => self.value(node).map(Source::Value),
        }
    }

    /// Returns the memory of a variable that is a struct or a union.
    pub(super) fn record_variable(&self, name: &str) -> Option<RecordPlace> {
        let found = self.known_name(name)?;
        if self.is_variable(name) {
            let (pointer, address, ty) = self.variable(name).ok()?;
            return is_record(&ty).then_some(RecordPlace { pointer, address, ty });
        }
        let pointer = self.value_type(&found).filter(|_| self.is_struct_memory(&found))?;
        let ty = self.session.pointee(&found)?;
        Some(RecordPlace { pointer, address: found, ty })
    }

    /// Refuses a struct or union as an operand of an operator; it is not the address here.
    pub(super) fn refuse_record(&self, node: &SpannedNode, operator: &str) -> LoweringResult<()> {
        let ExprNode::Name(name) = &**node else { return Ok(()) };
        let Some(record) = self.record_variable(name) else { return Ok(()) };
        let name = name.trim_start_matches(['%', '@']);
        let message = format!(
            "operator `{operator}` is not defined for `{}`; `{name}.MEMBER` is a member, `&{name}` the address",
            in_c(&record.ty)
        );
        Err(Mistake::from(message).or_at(&node.span))
    }

    /// Returns the type of an expression that is a struct or a union, without lowering it; `None` for any other one.
    pub(super) fn record_type(&mut self, node: &SpannedNode) -> Option<String> {
        match &**node {
            ExprNode::Name(name) => {
                let of_value = || self.value_type(&self.known_name(name)?);
                self.record_variable(name).map(|record| record.ty).or_else(of_value)
            }
            ExprNode::Compound(CastTarget::Scalar(ty), None, _) => Some(ty.clone()),
            ExprNode::Call(name, _) => self.returned_record(name).or_else(|| self.signature(name).map(|(.., ret)| ret)),
            ExprNode::Comma(_, last) => self.record_type(last),
            ExprNode::Assign(place, _) => self.record_type(place),
            ExprNode::Conditional(parts) => self.record_type(&parts[1]),
            node_kind if node_kind.is_access() && self.is_place(node_kind) => {
                self.without_effect(|lowering| lowering.place(node)).ok().map(|(.., ty)| ty)
            }
            _ => None,
        }
        .filter(|ty| is_record(ty))
    }

    /// Whether an expression is a struct or union in memory, or a choice between such.
    fn is_memory_node(&mut self, node: &SpannedNode) -> bool {
        match &**node {
            ExprNode::Conditional(parts) => self.is_memory_node(&parts[1]) && self.is_memory_node(&parts[2]),
            ExprNode::Name(name) => self.record_variable(name).is_some(),
            node_kind => node_kind.is_access() && self.is_place(node_kind) && self.record_type(node).is_some(),
        }
    }

    /// Lowers the assignment to a place; returns the value that the place then has.
    pub(super) fn assign_source(&mut self, place: &SpannedNode, source: Source) -> LoweringResult<Source> {
        let record = match &**place {
            ExprNode::Name(name) => self.record_variable(name),
            _ => None,
        };
        let (pointer, address, ty) = match record {
            Some(RecordPlace { pointer, address, ty }) => (pointer, address, ty),
            None => self.memory_of(place)?,
        };
        self.assign_to((pointer, address, ty), place, source)
    }

    /// As [`assign_source`](Lowering::assign_source), given the type of the place's address, the address and its own
    /// type.
    pub(super) fn assign_to(
        &mut self,
        (pointer, address, ty): (String, String, String),
        place: &SpannedNode,
        source: Source,
    ) -> LoweringResult<Source> {
        if ty.starts_with('[') {
            return Err(not_assignable(self.text, place, &ty));
        }
        self.store_source((&pointer, &address, &ty), source).map_err(|mistake| mistake.or_at(&place.span))
    }

    /// Stores a value in a place, given by the type of its address, its address, and its own type.
    pub(super) fn store_source(&mut self, (at, to, ty): (&str, &str, &str), source: Source) -> LoweringResult<Source> {
        let (whole, ty) = (ty, in_memory(at, ty));
        match source {
            Source::Memory(from) if from.ty == ty => {
                let to = RecordPlace { pointer: at.into(), address: to.into(), ty: ty.into() };
                self.copy_record(&to, &from)?;
                Ok(Source::Memory(to))
            }
            Source::Value(value) if !is_record(ty) || llvm_type(&value.c_type()) == ty => {
                self.check_stored(&value, to, whole)?;
                let value = self.as_type(value, ty)?;
                self.lines.push(format!("store {} {value}, {at} {to}", llvm_type(ty)));
                Ok(Source::Value(LoweredValue::Typed(ty.into(), value)))
            }
            // The name of a struct in memory is also that of its address.
            Source::Memory(from) if is_pointer(ty) && self.session.is_alloca(&from.address) => {
                let RecordPlace { pointer, address: operand, ty: pointee } = from;
                let value = LoweredValue::Pointer { ty: pointer, operand, pointee };
                self.store_source((at, to, ty), Source::Value(value))
            }
            source => Err(incompatible("assigning to", ty, &source)),
        }
    }

    /// Copies the bytes of a struct or union.
    pub(super) fn copy_record(&mut self, to: &RecordPlace, from: &RecordPlace) -> LoweringResult<()> {
        const MEMCPY: &str = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)";
        if to.pointer.ends_with('*') || from.pointer.ends_with('*') {
            let loaded = self.load_from(&from.pointer, &from.address, &from.ty)?;
            let (ty, operand) = typed(loaded)?;
            self.lines.push(format!("store {ty} {operand}, {} {}", to.pointer, to.address));
            return Ok(());
        }
        if !self.knows("@llvm.memcpy.p0.p0.i64") && !self.setup.iter().any(|line| line == MEMCPY) {
            self.setup.push(MEMCPY.into());
        }
        let size = match self.session.size_of(&to.ty) {
            Some((size, _)) => size.to_string(),
            None => typed(self.size_of(&to.ty))?.1,
        };
        let (to, from) = (&to.address, &from.address);
        self.lines.push(format!("call void @llvm.memcpy.p0.p0.i64(ptr {to}, ptr {from}, i64 {size}, i1 false)"));
        Ok(())
    }

    /// Lowers an assignment to a name, written without a sigil, if it is about structs or arrays: a struct in memory is
    /// copied, also to a new name. Returns whether it did.
    pub fn assign_record(&mut self, place: &SpannedNode, node: &SpannedNode, value: &str) -> LoweringResult<bool> {
        let ExprNode::Name(name) = &**place else { return Ok(false) };
        let known = self.known_name(name);
        let is_array = known
            .as_ref()
            .is_some_and(|name| name.starts_with('%') && self.is_array_memory(name) && self.session.is_alloca(name));
        if is_array {
            let ty = known.and_then(|name| self.session.pointee(&name)).unwrap_or_default();
            return Err(not_assignable(self.text, place, &ty));
        }
        if self.record_variable(name).is_some() {
            let source = self.source(node)?;
            return self.assign_source(place, source).map(|_| true);
        }
        let ExprNode::Name(source) = &**node else { return Ok(false) };
        let is_new = !self.is_variable(name) && self.declared(name).is_none() && !source.starts_with(['%', '@']);
        let Some(record) = self.record_variable(source).filter(|record| is_new && record.ty.starts_with('%')) else {
            return Ok(false);
        };
        let is_known = |name: &str| super::names::with_sigil(name, self.session).is_some();
        self.declare_record(&record.ty, name, None, Some(value), &is_known)?;
        Ok(true)
    }

    /// Lowers something of which only the type is needed.
    pub(super) fn without_effect<T>(&mut self, lower: impl FnOnce(&mut Self) -> T) -> T {
        let (setup, lines, temporaries) = (self.setup.len(), self.lines.len(), self.temporaries.len());
        let found = lower(self);
        self.setup.truncate(setup);
        self.lines.truncate(lines);
        self.temporaries.truncate(temporaries);
        found
    }
}

/// Returns the expression of the address of a struct, or of one of several.
fn address_node(node: &SpannedNode) -> SpannedNode {
    match &**node {
        ExprNode::Conditional(parts) => {
            let [condition, then, otherwise] = &**parts;
            let parts = [condition.clone(), address_node(then), address_node(otherwise)];
            node.clone().wrapped(|_| ExprNode::Conditional(parts.into()))
        }
        _ => node.clone().wrapped(ExprNode::Address),
    }
}

/// Returns the error for a struct and a value of another type.
pub(super) fn incompatible(what: &str, ty: &str, source: &Source) -> Mistake {
    let help = match source {
        Source::Value(LoweredValue::Pointer { pointee, .. }) if pointee == ty => "; dereference the pointer with `*`",
        _ => "",
    };
    format!("{what} `{}` from incompatible type `{}`{help}", in_c(ty), source.shown_type()).into()
}

/// Returns the error for an assignment to an array.
fn not_assignable(text: &str, place: &SpannedNode, ty: &str) -> Mistake {
    let name = place.span.clone().and_then(|span| text.get(span)).unwrap_or("a");
    let message = format!("array type `{ty}` is not assignable; copy the bytes: `memcpy({name}, …, sizeof({name}))`");
    Mistake::from(message).or_at(&place.span)
}

/// Returns the name in C of a type that is a struct or a union, or else the type in LLVM.
fn in_c(ty: &str) -> String {
    match ty.strip_prefix('%').and_then(|name| name.split_once('.')) {
        Some((word @ ("struct" | "union"), name)) => format!("{word} {name}"),
        _ => ty.to_string(),
    }
}
