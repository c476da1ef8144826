//! Places in memory and their addresses: `p[1]`, `*p`, `&x`. Values are copied to memory for their address.

use super::super::mistakes::Mistake;
use super::c_names::c_name;
use super::conversions::{is_float, llvm_type, stored_type, typed};
use super::lower::{LoweredValue, Lowering, LoweringResult, array_element, is_pointer, pointer_to};
use super::nodes::{CastTarget, ExprNode, SpannedNode, is_identifier};
use super::records::TypeNodes;

/// Suffix of the name of a value's copy in memory, as in the code of clang.
const COPY: &str = ".addr";

impl Lowering<'_> {
    /// Returns an element of a vector or array value.
    pub(super) fn part(&mut self, base: &SpannedNode, index: &SpannedNode) -> LoweringResult<Option<LoweredValue>> {
        let (ty, operand) = match &**base {
            ExprNode::Name(name) => {
                let name = self.resolve(name).map_err(|mistake| mistake.or_at(&base.span))?;
                match self.value_type(&name).filter(|_| name.starts_with('%')) {
                    Some(ty) => (ty, name),
                    None => return Ok(None),
                }
            }
            ExprNode::Member(..) | ExprNode::Index(..) if !self.is_place(base) => match self.value(base)? {
                LoweredValue::Typed(ty, operand) => (ty, operand),
                // A pointer in a struct: the element lies in memory.
                value => {
                    let index = self.value(index)?;
                    return match self.offset(value, index, false)? {
                        LoweredValue::Pointer { ty, operand, pointee } => {
                            self.load_from(&ty, &operand, &pointee).map(Some)
                        }
                        value => Ok(Some(value)),
                    };
                }
            },
            ExprNode::List(_) => typed(self.value(base)?)?,
            _ => return Ok(None),
        };
        let Some((is_vector, element, index)) = self.part_of(&ty, &operand, index)? else { return Ok(None) };
        let result = self.add(&match is_vector {
            true => format!("extractelement {ty} {operand}, i64 {index}"),
            false => format!("extractvalue {ty} {operand}, {index}"),
        });
        Ok(Some(LoweredValue::Typed(element, result)))
    }

    /// Lowers an expression to its value. An array in memory is a whole, as it is shown.
    pub(super) fn whole(&mut self, node: &SpannedNode) -> LoweringResult<LoweredValue> {
        match node.is_access() && self.is_place(node) {
            true => {
                let (pointer, address, ty) = self.place(node)?;
                self.load_from(&pointer, &address, &ty)
            }
            false => self.value(node),
        }
    }

    /// Loads what is at a place; an array in memory is the address of its first element.
    pub(super) fn load(&mut self, node: &SpannedNode) -> LoweringResult<LoweredValue> {
        let (pointer, address, ty) = self.place(node)?;
        match array_element(&ty) {
            Some(_) if pointer.ends_with('*') => Ok(pointer_to(self.element_at(pointer, address, &ty))),
            Some(_) => Ok(LoweredValue::Pointer { ty: pointer, operand: address, pointee: ty }),
            None => self.load_from(&pointer, &address, &ty),
        }
    }

    /// Adds the load of a type from an address.
    pub(super) fn load_from(&mut self, pointer: &str, address: &str, ty: &str) -> LoweringResult<LoweredValue> {
        let stored = stored_type(pointer, ty);
        let operand = self.add(&format!("load {stored}, {pointer} {address}"));
        let learnt = self.targets.get(address).cloned();
        let learnt = learnt.or_else(|| self.session.global_pointee(address).filter(|_| address.starts_with('@')));
        let ty = ty.to_string();
        Ok(match ty.strip_suffix('*').map(String::from).or(learnt.filter(|_| is_pointer(&ty))) {
            Some(pointee) => LoweredValue::Pointer { pointee, ty: stored, operand },
            None => LoweredValue::Typed(ty, operand),
        })
    }

    /// Lowers a place `p[1]` or `*p`. Returns the type of its address, the address, and its own type.
    pub(super) fn place(&mut self, node: &SpannedNode) -> LoweringResult<(String, String, String)> {
        let operand = match &**node {
            ExprNode::Deref(operand) | ExprNode::Index(operand, _) => &operand.span,
            _ => &node.span,
        };
        let place = match &**node {
            ExprNode::Deref(node) => match self.base(node)? {
                // An array is the address of its first element.
                LoweredValue::Pointer { ty, operand, pointee } if array_element(&pointee).is_some() => {
                    self.element_at(ty, operand, &pointee)
                }
                base => base,
            },
            ExprNode::Index(base, index) => {
                // `2[a]` is `a[2]`.
                let is_swapped = matches!(**base, ExprNode::Int(_)) && !matches!(**index, ExprNode::Int(_));
                let (base, index) = if is_swapped { (index, base) } else { (base, index) };
                let base = self.base(base)?;
                let position = self.value(index)?;
                if is_float(&position.c_type()) {
                    return Err(Mistake::from("array subscript is not an integer").or_at(&index.span));
                }
                self.offset(base, position, false).map_err(|mistake| mistake.or_at(operand))?
            }
            ExprNode::Member(base, member) => self.member(node, base, member)?,
            _ => return Err("the left operand of `=` must be a name or memory: `x`, `p[0]`, `*p`".into()),
        };
        match place {
            LoweredValue::Pointer { ty, operand, pointee } => Ok((ty, operand, pointee)),
            value => {
                let (ty, value) = typed(value)?;
                let message = match is_pointer(&ty) {
                    true => self.unknown_pointee(&value),
                    false => format!("expected a pointer, but {} has type `{ty}`", self.described(&value)),
                };
                Err(Mistake::from(message).or_at(operand))
            }
        }
    }

    /// Lowers the operand of `*` or `[…]`: for a variable its address, for nested memory accesses a place.
    pub(super) fn base(&mut self, node: &SpannedNode) -> LoweringResult<LoweredValue> {
        self.base_of(node).map_err(|mistake| mistake.or_at(&node.span))
    }

    fn base_of(&mut self, node: &SpannedNode) -> LoweringResult<LoweredValue> {
        match &**node {
            ExprNode::Name(name) if self.resolve(name)?.starts_with('@') => {
                let (ty, operand, pointee) = self.variable(name)?;
                let is_local = self.locals.type_of(&operand).is_some();
                match is_pointer(&pointee) {
                    true => self.value(node),
                    false if is_local && array_element(&pointee).is_none() => {
                        let shown = c_name(&pointee);
                        Err(format!("`{name}` has type `{shown}`, and is no pointer or array").into())
                    }
                    false => Ok(LoweredValue::Pointer { ty, operand, pointee }),
                }
            }
            ExprNode::Index(..) | ExprNode::Member(..) | ExprNode::Deref(_) if self.is_place(node) => {
                let (ty, operand, pointee) = self.place(node)?;
                match array_element(&pointee) {
                    Some(_) => Ok(LoweredValue::Pointer { ty, operand, pointee }),
                    None => self.load_from(&ty, &operand, &pointee),
                }
            }
            _ => self.value(node),
        }
    }

    /// Whether a value is the address of an array in memory.
    pub(super) fn is_array_memory(&self, name: &str) -> bool {
        self.session.pointee(name).is_some_and(|pointee| array_element(&pointee).is_some())
    }

    /// Whether a value is the address of its own memory, which holds a struct: `%P p`, `p = alloca %P`.
    pub(super) fn is_struct_memory(&self, name: &str) -> bool {
        let is_struct = |pointee: String| pointee.starts_with(['%', '{']) || pointee.starts_with("<{");
        self.session.pointee(name).is_some_and(is_struct) && self.session.is_alloca(name)
    }

    /// Returns the address of the first element of an array in memory, whose type is `array`.
    pub(super) fn element_at(&mut self, ty: String, operand: String, array: &str) -> LoweredValue {
        let element = array_element(array).unwrap_or(array).to_string();
        match ty.ends_with('*') {
            true => {
                let to = format!("{}*", llvm_type(&element));
                let operand = self.add(&format!("bitcast {ty} {operand} to {to}"));
                LoweredValue::Pointer { ty: to, operand, pointee: element }
            }
            false => LoweredValue::Pointer { ty, operand, pointee: element },
        }
    }

    /// Returns the address of a variable with its types, in the form of a place.
    pub(super) fn variable(&self, name: &str) -> LoweringResult<(String, String, String)> {
        let address = self.resolve(name)?;
        if let Some(ty) = self.locals.type_of(&address) {
            return Ok(("ptr".into(), address.clone(), ty.to_string()));
        }
        match self.value_type(&address) {
            Some(ty) if ty.starts_with(['{', '<']) => {
                let ty = self.session.global_record(&address).unwrap_or(ty);
                Ok(("ptr".into(), address, ty))
            }
            Some(ty) if ty.starts_with('i') && self.session.is_unsigned_global(&address) => {
                Ok(("ptr".into(), address, ty.replacen('i', "u", 1)))
            }
            Some(ty) if ty.starts_with('[') && self.session.is_unsigned_global(&address) => {
                Ok(("ptr".into(), address, ty.replace(" x i", " x u")))
            }
            Some(ty) => Ok(("ptr".into(), address, ty)),
            None => Err(format!("`{address}` is a function; `{address}??` shows its source").into()),
        }
    }

    /// Lowers `&x`.
    pub(super) fn address(&mut self, node: &SpannedNode) -> LoweringResult<LoweredValue> {
        self.refuse_variable_length(node, true)?;
        if let ExprNode::Name(name) = &**node {
            let name = self.resolve(name).map_err(|mistake| mistake.or_at(&node.span))?;
            return match (name.starts_with('@'), self.value_type(&name)) {
                // The name of an array or a struct is that of its memory, and `&a` its address.
                (false, Some(ty))
                    if is_pointer(&ty) && (self.is_array_memory(&name) || self.is_struct_memory(&name)) =>
                {
                    let pointee = self.session.pointee(&name).unwrap_or_default();
                    Ok(pointer_to(LoweredValue::Pointer { ty, operand: name, pointee }))
                }
                (false, Some(_)) => Ok(self.address_of_copy(&name)),
                (false, None) => Err(format!("`{name}` is a type, which has no address").into()),
                (true, Some(pointee)) => {
                    let pointee = self.locals.type_of(&name).map_or(pointee, String::from);
                    Ok(pointer_to(LoweredValue::Pointer { ty: "ptr".into(), operand: name, pointee }))
                }
                (true, None) => Ok(LoweredValue::Typed("ptr".into(), name)),
            };
        }
        // `&(struct P){1, 2}`
        if let ExprNode::Compound(..) = &**node {
            return self.value(node);
        }
        match self.place(node) {
            Ok((ty, operand, pointee)) => Ok(pointer_to(LoweredValue::Pointer { ty, operand, pointee })),
            Err(message) if node.is_access() => Err(message),
            Err(_) => Err("the operand of `&` must be a variable or memory: `&g`, `&p[1]`".into()),
        }
    }

    /// Copies a value to memory, and returns the address of the copy.
    fn address_of_copy(&mut self, name: &str) -> LoweredValue {
        let (copy, kind) = (format!("{name}{COPY}"), self.type_of(name).unwrap_or_default());
        let ty = llvm_type(&kind);
        let defined = format!("{copy} = alloca {ty}");
        if !self.lines.contains(&defined) {
            self.lines.push(defined);
            self.lines.push(format!("store {ty} {name}, ptr {copy}"));
        }
        LoweredValue::Pointer { ty: "ptr".into(), operand: copy, pointee: kind }
    }

    /// Notes that a call has the addresses of copies among its arguments.
    pub(super) fn note_copies(&mut self, arguments: &str) {
        for argument in arguments.split(", ") {
            let copied = argument.strip_prefix("ptr ").and_then(|operand| operand.strip_suffix(COPY));
            let Some(name) = copied.filter(|name| self.is_copied(name)) else { continue };
            if !self.read_back.iter().any(|known| known == name) {
                self.read_back.push(name.to_string());
            }
        }
    }

    fn is_copied(&self, name: &str) -> bool {
        let defined = format!("{name}{COPY} = alloca ");
        self.lines.iter().any(|line| line.starts_with(&defined))
    }

    /// Adds loads of the values that a call may have changed through their addresses, as in `frexp(8.0, &e)`. Says of
    /// other addresses that they are those of copies.
    pub(super) fn read_copies(&mut self) {
        let copied: Vec<String> = self
            .lines
            .iter()
            .filter_map(|line| Some(line.split_once(" = alloca ")?.0.strip_suffix(COPY)?.to_string()))
            .collect();
        for name in copied {
            if !self.read_back.contains(&name) {
                self.keep_in_memory(&name);
                continue;
            }
            let kind = self.type_of(&name).unwrap_or_default();
            self.lines.push(format!("{name} = load {}, ptr {name}{COPY}", llvm_type(&kind)));
            // A variable of a declared type points to objects of the same type afterwards.
            if let Some(CastTarget::Pointer(pointee)) = self.declared(&name) {
                self.pointees.push((name.clone(), pointee));
            }
            self.note_type(&name[1..], &kind, self.declared(&name).is_some());
        }
    }

    /// Makes a value, whose address is kept, a variable: what is written through the address changes it.
    fn keep_in_memory(&mut self, name: &str) {
        let plain = name.trim_start_matches('%');
        let variable = format!("@{plain}");
        let is_word = is_identifier(plain);
        if self.has_branches() || !is_word || self.knows(&variable) {
            return self.warn(format!(
                "`&{plain}` is the address of a copy of `{name}`: what is written there does not change `{name}`"
            ));
        }
        let copy = format!("{name}{COPY}");
        let mut nodes = TypeNodes::default();
        let defined = self.variable_of(name, &mut nodes);
        self.setup.push(defined);
        self.setup.extend(nodes.lines());
        let defined = format!("{copy} = alloca ");
        self.lines.retain(|line| !line.starts_with(&defined));
        self.lines.iter_mut().for_each(|line| *line = with_name(line, &copy, &variable));
        self.rename_value(&copy, &variable);
        self.moved.push(name.to_string());
    }
}

/// Replaces a name in an instruction.
fn with_name(line: &str, old: &str, new: &str) -> String {
    let mut out = String::new();
    let mut rest = line;
    while let Some(at) = rest.find(old) {
        let end = at + old.len();
        out += &rest[..at];
        let is_whole = !rest[end..].starts_with(|c: char| c.is_ascii_alphanumeric() || "._$-".contains(c));
        out += if is_whole { new } else { old };
        rest = &rest[end..];
    }
    out + rest
}
