//! Assignments, declared names, and sizes of types.

use super::conversions::{NumericType, in_memory, llvm_type, stored_type, typed};
use super::copies::Source;
use super::initializers::is_aggregate;
use super::literals::{IntConstant, constant};
use super::lower::{LoweredValue, Lowering, LoweringResult, array_element, is_pointer};
use super::nodes::{CastTarget, ExprNode, Operator, SpannedNode, Step};

impl Lowering<'_> {
    /// Whether a name is a variable that `name = "text"` defined, which may be defined again.
    pub(super) fn is_text(&self, name: &str) -> bool {
        let text = self.session.text_of(&format!("@{name}"));
        let begins = format!("@{name} = constant [");
        text.is_some_and(|text| text.strip_prefix(&begins).is_some_and(|rest| rest.contains(" x i8] c\"")))
    }

    /// Lowers an input that assigns to memory.
    pub fn assign_only(&mut self, place: &SpannedNode, node: &SpannedNode) -> LoweringResult<()> {
        let source = self.source(node)?;
        self.assign_source(place, source).map(drop)
    }

    /// Lowers `place = value`, which has the value that the place then has.
    fn assign(&mut self, place: &SpannedNode, value: LoweredValue) -> LoweringResult<LoweredValue> {
        match self.assign_source(place, Source::Value(value))? {
            Source::Memory(record) => self.load_from(&record.pointer, &record.address, &record.ty),
            Source::Value(value) => Ok(value),
        }
    }

    /// Lowers an assignment to memory that is a statement.
    pub(super) fn assign_in_statement(&mut self, place: &SpannedNode, node: &SpannedNode) -> LoweringResult<()> {
        let value = match self.source(node)? {
            Source::Value(value) => value,
            source => return self.assign_source(place, source).map(drop),
        };
        if matches!(&**place, ExprNode::Name(name) if self.record_variable(name).is_some()) {
            return self.assign_source(place, Source::Value(value)).map(drop);
        }
        let (pointer, address, ty) = self.memory_of(place)?;
        if is_aggregate(&ty) {
            return self.assign_to((pointer, address, ty), place, Source::Value(value)).map(drop);
        }
        self.check_stored(&value, &address, &ty).map_err(|mistake| mistake.or_at(&node.span))?;
        let value = match NumericType::of(&ty).is_some() && NumericType::of(&value.c_type()).is_some() {
            true => self.convert(value, &CastTarget::Scalar(ty.clone()))?,
            false => value,
        };
        if let (LoweredValue::Pointer { pointee, .. }, false) = (&value, self.targets.contains_key(&address)) {
            self.targets.insert(address.clone(), pointee.clone());
        }
        let operand = self.as_type(value, in_memory(&pointer, &ty)).map_err(|mistake| mistake.or_at(&node.span))?;
        self.lines.push(format!("store {} {operand}, {pointer} {address}", stored_type(&pointer, &ty)));
        Ok(())
    }

    /// Lowers a variable or a place in memory. Returns the type of its address, the address, and its own type.
    pub(super) fn memory_of(&mut self, place: &SpannedNode) -> LoweringResult<(String, String, String)> {
        self.refuse_constant(place)?;
        match &**place {
            ExprNode::Name(name) => self.variable(name).map_err(|mistake| mistake.or_at(&place.span)),
            _ => self.place(place),
        }
    }

    /// Lowers `place += value`, where the place is in memory and evaluated once. Returns the values of the place
    /// before and after.
    pub fn change(
        &mut self,
        place: &SpannedNode,
        operator: &Operator,
        node: &SpannedNode,
    ) -> LoweringResult<(LoweredValue, LoweredValue)> {
        let (pointer, address, ty) = self.memory_of(place)?;
        let old = self.load_from(&pointer, &address, &ty)?;
        let value = self.value(node)?;
        let mut new = self.binary(operator, old.clone(), value)?;
        if NumericType::of(&ty).is_some() {
            new = self.cast(new, &CastTarget::Scalar(ty.clone()))?;
        }
        let stored = self.as_type(new.clone(), in_memory(&pointer, &ty))?;
        self.lines.push(format!("store {} {stored}, {pointer} {address}", stored_type(&pointer, &ty)));
        Ok((old, new))
    }

    /// Lowers `x++`, `--p[0]` or `p->n--` to the value before or after the step.
    pub(super) fn stepped(&mut self, step: Step, place: &SpannedNode) -> LoweringResult<LoweredValue> {
        let one = ExprNode::Int(IntConstant::int(1));
        let (old, new) = self.changed(step.operator, place, &one.into())?;
        Ok(if step.gives_old { old } else { new })
    }

    /// Lowers a compound assignment within an expression, such as `b += 3` in `a = b += 3`. Returns the values of the place before
    /// and after.
    pub(super) fn changed(
        &mut self,
        operator: &Operator,
        place: &SpannedNode,
        node: &SpannedNode,
    ) -> LoweringResult<(LoweredValue, LoweredValue)> {
        match &**place {
            ExprNode::Name(name) if !self.is_variable(name) => self.change_value(name, operator, node),
            _ => self.change(place, operator, node),
        }
    }

    /// Lowers a change of a session value to a new value of the same name.
    fn change_value(
        &mut self,
        name: &str,
        operator: &Operator,
        node: &SpannedNode,
    ) -> LoweringResult<(LoweredValue, LoweredValue)> {
        let name = self.resolve(name)?;
        if name.starts_with('@') {
            return Err(format!("`{name}` is a function, which cannot be changed").into());
        }
        // What follows sees the new value under this name.
        let old = match self.value(&ExprNode::Name(name.clone()).into())? {
            LoweredValue::Pointer { ty, operand, pointee } => {
                let operand = self.add(&format!("{ty} {operand}"));
                LoweredValue::Pointer { ty, operand, pointee }
            }
            value => {
                let kind = value.c_type();
                let (ty, operand) = typed(value)?;
                LoweredValue::Typed(kind, self.add(&format!("{ty} {operand}")))
            }
        };
        let value = self.value(node)?;
        let mut new = self.binary(operator, old.clone(), value)?;
        if let Some(target) = self.kept_type(&name) {
            new = self.cast(new, &target)?;
        }
        if let LoweredValue::Pointer { pointee, .. } = &new {
            self.pointees.push((name.clone(), pointee.clone()));
        }
        let kind = new.c_type();
        let (ty, operand) = typed(new.clone())?;
        self.lines.push(format!("{name} = {ty} {operand}"));
        self.note_type(&name[1..], &kind, self.declared(&name).is_some());
        Ok((old, new))
    }

    /// Reports a place such as `q.y` if there is no `q`, rather than defining a name with a dot, which is written `%q.y`.
    pub fn check_base(&self, place: &SpannedNode) -> LoweringResult<()> {
        let ExprNode::Name(name) = &**place else { return Ok(()) };
        let Some((base, _)) = name.split_once('.').filter(|_| !name.starts_with(['%', '@'])) else { return Ok(()) };
        if self.known_name(name).is_some() {
            return Ok(());
        }
        let at = place.span.as_ref().map(|span| span.start..span.start + base.len());
        self.resolve(base).map(drop).map_err(|mistake| mistake.or_at(&at))
    }

    /// Lowers an assignment within an expression, such as `b = 3` in `a = b = 3`.
    pub(super) fn inner_assignment(&mut self, place: &SpannedNode, node: &SpannedNode) -> LoweringResult<LoweredValue> {
        match self.source(node)? {
            Source::Value(value) => self.inner_assignment_of(place, value),
            source => match self.assign_source(place, source)? {
                Source::Memory(record) => self.load_from(&record.pointer, &record.address, &record.ty),
                Source::Value(value) => Ok(value),
            },
        }
    }

    /// As [`inner_assignment`](Lowering::inner_assignment), given the value.
    pub(super) fn inner_assignment_of(
        &mut self,
        place: &SpannedNode,
        value: LoweredValue,
    ) -> LoweringResult<LoweredValue> {
        let ExprNode::Name(name) = &**place else { return self.assign(place, value) };
        if self.is_variable(name) || name.starts_with('@') || self.record_variable(name).is_some() {
            return self.assign(place, value);
        }
        let name = name.trim_start_matches('%');
        let declared = self.declared(name);
        let value = match &declared {
            Some(target) => self.cast(value, target)?,
            None => value,
        };
        let kind = value.c_type();
        let (ty, operand) = typed(value)?;
        self.lines.push(format!("%{name} = {ty} {operand}"));
        self.note_type(name, &kind, declared.is_some());
        // The name has its new value only when this instruction has run: what follows uses the operand.
        Ok(LoweredValue::Typed(kind, operand))
    }

    /// Returns the aggregate value that contains a place, such as `v` for `v[1]`, with its type; `None` if the place
    /// is in memory.
    pub fn whole_of(&self, place: &ExprNode) -> LoweringResult<Option<(String, String)>> {
        let (ExprNode::Index(base, _) | ExprNode::Member(base, _)) = place else { return Ok(None) };
        let ExprNode::Name(name) = &**base else { return Ok(None) };
        let name = self.resolve(name).map_err(|mistake| mistake.or_at(&base.span))?;
        let ty = self.value_type(&name).filter(|ty| name.starts_with('%') && !is_pointer(ty));
        Ok(ty.map(|ty| (name, ty)))
    }

    /// Lowers the assignment to an element of an aggregate value, `v[1] = 5` or `y.0 = 9`, to a new value of the name.
    /// Returns the name without its `%`; `None` if the place is in memory.
    pub fn assign_part(&mut self, place: &SpannedNode, node: &SpannedNode) -> LoweringResult<Option<String>> {
        let Some((name, ty)) = self.whole_of(place)? else { return Ok(None) };
        let (opcode, element, index) = match &**place {
            ExprNode::Member(_, member) => {
                let (found, index) = self.field_of(&ty, member, place)?;
                ("insertvalue", found.ty, index.to_string())
            }
            ExprNode::Index(_, index) => match self.part_of(&ty, &name, index)? {
                Some((true, element, index)) => ("insertelement", element, format!("i64 {index}")),
                Some((false, element, index)) => ("insertvalue", element, index),
                None => return Ok(None),
            },
            _ => return Ok(None),
        };
        let value = self.value(node)?;
        let value = self.as_type(value, &element)?;
        let whole = self.add(&format!("{opcode} {ty} {name}, {} {value}, {index}", llvm_type(&element)));
        self.result(LoweredValue::Typed(ty, whole));
        Ok(Some(name[1..].to_string()))
    }

    /// Returns the type with which a name was declared, as in `int x = 5`. Assigned values are converted to it.
    pub fn declared(&self, name: &str) -> Option<CastTarget> {
        let name = format!("%{}", name.trim_start_matches('%'));
        self.session.c_type(&name).is_declared.then_some(())?;
        let ty = self.type_of(&name)?;
        Some(match self.session.pointee(&name).filter(|_| is_pointer(&ty)) {
            Some(pointee) => CastTarget::Pointer(pointee),
            None => CastTarget::Scalar(ty),
        })
    }

    /// Returns the numeric type of a name, which a compound assignment such as `c += 1` keeps.
    pub fn kept_type(&self, name: &str) -> Option<CastTarget> {
        let ty = self.type_of(&self.known_name(name).filter(|name| name.starts_with('%'))?)?;
        NumericType::of(&ty).map(|_| CastTarget::Scalar(ty))
    }

    /// Returns the size of a type as an `unsigned long`: a number, or an LLVM constant expression for a compound type.
    pub(super) fn size_of(&self, ty: &str) -> LoweredValue {
        let llvm = llvm_type(ty);
        let value = match NumericType::of(ty) {
            _ if is_pointer(ty) => 8,
            Some(NumericType::Float(80)) => 16,
            Some(kind) => i128::from(kind.bits().div_ceil(8).next_power_of_two()),
            None => {
                let size = format!("ptrtoint (ptr getelementptr ({llvm}, ptr null, i32 1) to i64)");
                return LoweredValue::Typed("u64".into(), size);
            }
        };
        LoweredValue::Int(IntConstant { value, ty: "u64" })
    }

    /// Lowers `sizeof x`, whose operand is not evaluated.
    pub(super) fn size_of_operand(&mut self, node: &SpannedNode) -> LoweringResult<LoweredValue> {
        if let Some(size) = self.variable_size(node)? {
            return Ok(size);
        }
        let ty = self.without_effect(|lowering| lowering.operand_type(node))?;
        Ok(self.size_of(&ty))
    }

    /// Returns the type of the operand of `sizeof`.
    pub(super) fn operand_type(&mut self, node: &SpannedNode) -> LoweringResult<String> {
        if let ExprNode::Text(text) = &**node {
            let text = constant(text);
            return Ok(text.split(" c\"").next().unwrap_or_default().to_string());
        }
        if let ExprNode::Name(name) = &**node {
            // In C, a struct or a union is named, and not its address.
            if !name.starts_with(['%', '@'])
                && let Some(record) = self.record_variable(name)
            {
                return Ok(record.ty);
            }
            let name = self.resolve(name).map_err(|mistake| mistake.or_at(&node.span))?;
            // The memory of an alloca is an array in C.
            let memory =
                self.session.pointee(&name).filter(|ty| array_element(ty).is_some() && !ty.starts_with("[0 x ["));
            let is_type = name.starts_with('%') && self.value_type(&name).is_none();
            let ty = memory.or_else(|| self.value_type(&name)).or_else(|| is_type.then(|| name.clone()));
            return ty.ok_or_else(|| format!("`{name}` is a function, which has no size").into());
        }
        match self.is_place(node) {
            true => self.place(node).map(|(_, _, ty)| ty),
            false => {
                let ty = self.value(node)?.c_type();
                // A truth value is an `int` in C.
                let is_truth = ty == "i1" && matches!(**node, ExprNode::Binary(..) | ExprNode::Sign(..));
                Ok(if is_truth { "i32".into() } else { ty })
            }
        }
    }

    /// Adds the difference of two pointers in elements, a `long`.
    pub(super) fn difference(
        &mut self,
        left: LoweredValue,
        right: LoweredValue,
        element: &str,
    ) -> LoweringResult<LoweredValue> {
        let (left_ty, left) = typed(left)?;
        let (right_ty, right) = typed(right)?;
        let left = self.add(&format!("ptrtoint {left_ty} {left} to i64"));
        let right = self.add(&format!("ptrtoint {right_ty} {right} to i64"));
        let bytes = self.add(&format!("sub i64 {left}, {right}"));
        let (_, size) = typed(self.size_of(element))?;
        let count = if size == "1" { bytes } else { self.add(&format!("sdiv i64 {bytes}, {size}")) };
        Ok(LoweredValue::Typed("i64".into(), count))
    }
}
