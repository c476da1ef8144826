//! Values of a session: the variables that hold them, and the provenance of pointers.
//!
//! Compiled code does not check accesses. For instructions that are entered, the session records the object from which
//! each pointer was computed, and reports an access outside of it as the interpreter does.

use super::{EngineKind, Session, UndoStep, parse_input, shown_name};
use crate::diagnostic::Diagnostic;
use crate::engine::relative_offsets::address_of_constant;
use crate::ir::constant::ConstExpr;
use crate::ir::{
    Body, ConstId, Constant, GlobalId, GlobalKind, GlobalValue, Inst, InstId, Module, Name, Operand, Type,
};
use crate::outcome::{Outcome, Trap, TrapKind};
use crate::source::Span;
use crate::value::Value;
use std::sync::Arc;

/// A value of the session.
#[derive(Clone)]
pub(super) struct SessionValue {
    pub ty: Type,
    /// Variable that holds the value.
    pub variable: GlobalId,
    /// Span of the input.
    pub span: Span,
    pub provenance: Provenance,
}

/// Origin of a pointer.
#[derive(Clone, Default)]
pub(super) struct Provenance {
    /// Variable, or memory of an alloca, from which the pointer was computed.
    pub object: Option<GlobalId>,
    /// Type that it points to, if an instruction has accessed it.
    pub pointee: Option<String>,
    pub c_type: CType,
}

/// C type information of a value that LLVM's types lack, maintained by a front end for C expressions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CType {
    /// Whether an integer is unsigned.
    pub is_unsigned: bool,
    /// Whether the name was declared with a type, to which assigned values are converted.
    pub is_declared: bool,
    /// Whether it is a `char`, whose character is shown too.
    pub is_char: bool,
    /// Whether it is an array or a struct in memory that was declared `const`.
    pub is_const: bool,
}

/// An access to memory by an instruction that was entered.
struct MemoryAccess<'m> {
    opcode: &'static str,
    pointer: &'m Operand,
    ty: Type,
    span: Span,
}

impl<'m> MemoryAccess<'m> {
    fn of(body: &'m Body, inst: InstId) -> Option<MemoryAccess<'m>> {
        let (opcode, pointer, ty) = match &body.insts[inst] {
            Inst::Load { ptr, ty, .. } => ("load", ptr, *ty),
            Inst::Store { ptr, value, .. } => ("store", ptr, value.0),
            _ => return None,
        };
        Some(MemoryAccess { opcode, pointer, ty, span: body.span(inst) })
    }
}

/// Returns the global that a constant address is computed from.
fn base_of(module: &Module, mut constant: ConstId) -> Option<GlobalId> {
    loop {
        constant = match &module.constants[constant] {
            Constant::Global(_, id) => return Some(*id),
            Constant::Expr(_, expr) => match &**expr {
                ConstExpr::Gep { base, .. } => base.1,
                ConstExpr::Cast { arg, .. } => arg.1,
                _ => return None,
            },
            _ => return None,
        };
    }
}

impl Session {
    /// Removes the values that the last input named, as if they had never been named. There are no pointers to them.
    pub fn forget(&mut self, names: &[String]) {
        // The last names are found and removed without a search.
        for name in names.iter().rev() {
            let Some(level) = self.done.back_mut().filter(|_| !self.fresh) else { return };
            let key = crate::parse::name(name.strip_prefix('%').unwrap_or(name));
            let is_step = |step: &UndoStep| matches!(step, UndoStep::Named(name, None) if *name == key);
            let Some(at) = level.steps.iter().rposition(is_step) else { continue };
            level.steps.remove(at);
            if level.steps.is_empty()
                && let Some(level) = self.done.pop_back()
            {
                self.fresh = true;
                self.release(&level.replaced);
            }
            if let Some(kept) = self.values.shift_remove(&key) {
                self.release(&[kept.variable]);
            }
        }
    }

    /// Removes a value, given as `%name`, as an effect of the current input, which can be undone.
    pub fn drop_value(&mut self, name: &str) {
        let key = crate::parse::name(name.strip_prefix('%').unwrap_or(name));
        let Some(kept) = self.values.shift_remove(&key) else { return };
        let variable = Some(kept.variable).filter(|id| !self.is_result(*id));
        self.note(UndoStep::Named(key, Some(kept))).replaced.extend(variable);
    }

    /// Sets the type that a pointer, named with its `%`, points to.
    pub fn set_pointee(&mut self, name: &str, ty: &str) {
        for key in self.keys_of(name) {
            if let Some(kept) = self.values.get_mut(&key) {
                kept.provenance.pointee = Some(ty.to_string());
            }
        }
    }

    /// Sets the C type information of a value, given as `%name`.
    pub fn set_c_type(&mut self, name: &str, ty: CType) {
        for key in self.keys_of(name) {
            if let Some(kept) = self.values.get_mut(&key) {
                kept.provenance.c_type = ty;
            }
        }
    }

    /// Returns the C type information of a value, given as `%name`.
    pub fn c_type(&self, name: &str) -> CType {
        let key = crate::parse::name(name.strip_prefix('%').unwrap_or(name));
        self.values.get(&key).map_or(CType::default(), |kept| kept.provenance.c_type)
    }

    /// Drops the recorded pointee types that refer to a redefined type: memory contains objects of the older type.
    pub(super) fn forget_pointees(&mut self, types: &[Name]) {
        if types.is_empty() {
            return;
        }
        let mentions = |text: &str| {
            let found = super::split::mentions(text).locals;
            types.iter().any(|name| found.contains(name))
        };
        for kept in self.values.values_mut() {
            kept.provenance.pointee.take_if(|pointee| mentions(pointee));
        }
    }

    /// Returns an unused variable of the session.
    pub(super) fn variable(&mut self, name: Option<&Name>, span: Span) -> GlobalId {
        self.engine.release(&self.empty);
        let module = Arc::make_mut(&mut self.checked).module_mut();
        let shown = name.map_or("%_".into(), |name| format!("%{}", name.symbol()));
        let value = GlobalValue::undeclared(Name::Text(shown.into()), span);
        match self.free.pop() {
            Some(id) => {
                module.globals[id] = value;
                id
            }
            None => module.globals.push(value),
        }
    }

    /// Frees variables of the session.
    pub(super) fn release(&mut self, variables: &[GlobalId]) {
        self.engine.resume(Arc::clone(&self.checked));
        for id in variables {
            self.engine.free_variable(*id);
            self.free.push(*id);
        }
    }

    /// Returns an integer value of the session, as the element count of an alloca.
    pub(super) fn count(&self, name: &Name) -> u64 {
        let value = self.values.get(name).and_then(|kept| self.content(kept.variable));
        value.and_then(|value| value.as_signed()).map_or(0, |n| u64::try_from(n).unwrap_or(u64::MAX))
    }

    /// Returns the object that an operand was computed from, and its address.
    fn pointer(&self, module: &Module, body: &Body, operand: &Operand) -> (Option<GlobalId>, Option<u64>) {
        match operand {
            Operand::Value(value) => {
                let name = body.values[*value].name.as_ref();
                let Some(kept) = name.and_then(|name| self.values.get(name)) else { return (None, None) };
                let Some(Value::Ptr(address)) = self.content(kept.variable) else { return (None, None) };
                let inside = || self.engine.symbol_at(address).map(|(id, _)| id);
                (kept.provenance.object.or_else(inside), Some(address))
            }
            Operand::Const(constant) => {
                let Some(base) = base_of(module, *constant) else { return (None, None) };
                let merged = self.checked.module();
                let own = |id: GlobalId| merged.by_name.get(&module.globals[id].name).map(|id| merged.aliasee(*id));
                let start = |id: GlobalId| Some(self.engine.range_of(own(id)?)?.start);
                let address = address_of_constant(module, &self.layout(), *constant, &start);
                (own(base), address)
            }
        }
    }

    /// Returns the provenance of an instruction's result, which is a pointer.
    pub(super) fn provenance(&self, module: &Module, function: GlobalId, inst: InstId) -> Provenance {
        let none = Provenance::default();
        let Some(body) = module.function(function).and_then(|function| function.body.as_ref()) else { return none };
        match &body.insts[inst] {
            Inst::Gep { base, .. } | Inst::Cast { arg: base, .. } => {
                let (object, _) = self.pointer(module, body, base);
                Provenance { object, ..none }
            }
            Inst::Ret(Some((_, operand))) => {
                let (object, _) = self.pointer(module, body, operand);
                let kept = match operand {
                    Operand::Value(value) => body.values[*value].name.as_ref().and_then(|name| self.values.get(name)),
                    Operand::Const(_) => None,
                };
                Provenance { object, pointee: kept.and_then(|kept| kept.provenance.pointee.clone()), ..none }
            }
            _ => none,
        }
    }

    /// Records the type accessed by the first load or store as the pointee type of its pointer, unless the memory
    /// belongs to the session, which knows its type. A declared type, or that of a cast, stays.
    pub(super) fn learn_pointee(&mut self, module: &Module, function: GlobalId, inst: InstId) {
        let Some(body) = module.function(function).and_then(|function| function.body.as_ref()) else { return };
        let Some(MemoryAccess { pointer: Operand::Value(value), ty, .. }) = MemoryAccess::of(body, inst) else {
            return;
        };
        if self.pointer(module, body, &Operand::Value(*value)).0.is_some() {
            return;
        }
        let name = body.values[*value].name.as_ref();
        if let Some(kept) = name.and_then(|name| self.values.get_mut(name)) {
            kept.provenance.pointee.get_or_insert_with(|| module.types.display(ty));
        }
    }

    /// Returns the fault of an access outside of the object from which its pointer was computed.
    pub(super) fn out_of_bounds(&self, module: &Module, function: GlobalId, inst: InstId) -> Option<Outcome> {
        if self.engine.kind() == EngineKind::Interp {
            return None;
        }
        let body = module.function(function)?.body.as_ref()?;
        let MemoryAccess { opcode, pointer, ty, span } = MemoryAccess::of(body, inst)?;
        let (Some(id), Some(address)) = self.pointer(module, body, pointer) else { return None };
        let merged = self.checked.module();
        let GlobalKind::Variable { .. } = merged.globals[id].kind else { return None };
        let range = self.engine.range_of(id)?;
        // A variable that has since been redefined has the same id.
        if self.engine.symbol_at(address).is_some_and(|(found, _)| found == id)
            && !(range.start..=range.end).contains(&address)
        {
            return None;
        }
        let (length, size) = (self.layout().store_size_of(&module.types, ty)?, range.end - range.start);
        let offset = address.wrapping_sub(range.start) as i64;
        if offset >= 0 && (offset as u64).checked_add(length).is_some_and(|end| end <= size) {
            return None;
        }
        let place = match offset {
            ..0 => format!("{} before", bytes(offset.unsigned_abs())),
            _ => format!("at offset {offset} of"),
        };
        let object = format!("the object is {}, {}", shown_name(merged, id), bytes(size));
        let message = format!("{opcode} of {} {place} an object of {}", bytes(length), bytes(size));
        let fault = Trap { span: Some(span), ..Trap::new(TrapKind::OutOfBounds, message) };
        Some(Outcome::Trapped(fault.note(object, Some(merged.globals[id].span))))
    }

    /// Returns the text of a pointer outside of the object from which it was computed: `%a+36`.
    pub(super) fn pointer_text(&self, value: &Value, provenance: &Provenance) -> Option<String> {
        let (Value::Ptr(address), Some(id)) = (value, provenance.object) else { return None };
        let range = self.engine.range_of(id)?;
        let offset = address.wrapping_sub(range.start) as i64;
        let is_inside = offset >= 0 && offset as u64 <= range.end - range.start;
        (!is_inside && offset.unsigned_abs() < 1 << 32)
            .then(|| format!("ptr {}{offset:+}", shown_name(self.checked.module(), id)))
    }
}

fn bytes(count: u64) -> String {
    if count == 1 { "1 byte".into() } else { format!("{count} bytes") }
}

/// Reports that there is not enough memory for a value.
pub(super) fn no_room(span: Span) -> Diagnostic {
    Diagnostic::error("E0608", span, "out of memory")
}

/// Reports a name for a result that cannot be kept.
pub(super) fn no_name(place: Span, name: &Name, ty: Option<String>) -> Diagnostic {
    match ty {
        Some(ty) => Diagnostic::error("E0202", place, format!("a value of type `{ty}` cannot be kept as `%{name}`")),
        None => Diagnostic::error("E0204", place, format!("`%{name}` has no value: the result is void")),
    }
}

/// Returns the variables of an expression's module that stand for values of the session.
pub(super) fn own_globals(
    session: &Session,
    reads: &[(Name, GlobalId)],
    function: GlobalId,
) -> parse_input::OwnGlobals {
    let held = |(name, id): &(Name, GlobalId)| Some((*id, session.values.get(name)?.variable));
    let mut own: parse_input::OwnGlobals = reads.iter().filter_map(held).collect();
    own.insert(function, session.evaluates);
    own
}
