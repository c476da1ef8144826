//! Assignments, declared names, and sizes of types.

use super::super::mistakes::position_of;
use super::conversions::{NumericType, llvm_type, typed};
use super::literals::{IntConstant, constant};
use super::lower::{LoweredValue, Lowering, LoweringResult, array_element, is_pointer};
use super::nodes::{CastTarget, ExprNode, Operator, SpannedNode, Step};
use super::reader::ExpressionReader;

impl Lowering<'_> {
    /// Whether a name is a variable that `name = "text"` defined, which may be defined again.
    pub(super) fn is_text(&self, name: &str) -> bool {
        let text = self.session.text_of(&format!("@{name}"));
        let begins = format!("@{name} = constant [");
        text.is_some_and(|text| text.strip_prefix(&begins).is_some_and(|rest| rest.contains(" x i8] c\"")))
    }

    /// Lowers an input that assigns to memory.
    pub fn assign_only(&mut self, place: &SpannedNode, node: &SpannedNode) -> LoweringResult<()> {
        let value = self.value(node)?;
        self.assign(place, value).map(drop)
    }

    /// Lowers `place = value`, which has the value that the place then has.
    fn assign(&mut self, place: &SpannedNode, value: LoweredValue) -> LoweringResult<LoweredValue> {
        let (pointer, address, ty) = self.memory_of(place)?;
        let value = self.as_type(value, &ty)?;
        self.lines.push(format!("store {} {value}, {pointer} {address}", llvm_type(&ty)));
        Ok(LoweredValue::Typed(ty, value))
    }

    /// Lowers a variable or a place in memory. Returns the type of its address, the address, and its own type.
    fn memory_of(&mut self, place: &SpannedNode) -> LoweringResult<(String, String, String)> {
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
        let stored = self.as_type(new.clone(), &ty)?;
        self.lines.push(format!("store {} {stored}, {pointer} {address}", llvm_type(&ty)));
        Ok((old, new))
    }

    /// Lowers `x++`, `--p[0]` or `p->n--` to the value before or after the step.
    pub(super) fn stepped(&mut self, step: Step, place: &SpannedNode) -> LoweringResult<LoweredValue> {
        let one = ExprNode::Int(IntConstant::int(1));
        let (old, new) = match &**place {
            ExprNode::Name(name) if !self.is_variable(name) => self.step_value(name, step.operator)?,
            _ => self.change(place, step.operator, &one.into())?,
        };
        Ok(if step.gives_old { old } else { new })
    }

    /// Lowers a step of a session value to a new value of the same name.
    fn step_value(&mut self, name: &str, operator: &Operator) -> LoweringResult<(LoweredValue, LoweredValue)> {
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
        let mut new = self.binary(operator, old.clone(), LoweredValue::Int(IntConstant::int(1)))?;
        if let Some(target) = self.kept_type(&name) {
            new = self.cast(new, &target)?;
        }
        if let LoweredValue::Pointer { pointee, .. } = &new {
            self.pointee = Some((name.clone(), pointee.clone()));
        }
        let kind = new.c_type();
        let (ty, operand) = typed(new.clone())?;
        self.lines.push(format!("{name} = {ty} {operand}"));
        self.note_type(&name[1..], &kind, self.declared(&name).is_some());
        Ok((old, new))
    }

    /// Lowers an assignment within an expression, such as `b = 3` in `a = b = 3`.
    pub(super) fn inner_assignment(&mut self, place: &SpannedNode, node: &SpannedNode) -> LoweringResult<LoweredValue> {
        let value = self.value(node)?;
        let ExprNode::Name(name) = &**place else { return self.assign(place, value) };
        if self.is_variable(name) || name.starts_with('@') {
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
        let ty = self.session.value_type(&name).filter(|ty| name.starts_with('%') && !is_pointer(ty));
        Ok(ty.map(|ty| (name, ty)))
    }

    /// Lowers the assignment to an element of an aggregate value, `v[1] = 5` or `y.0 = 9`, to a new value of the name.
    /// Returns the name without its `%`; `None` if the place is in memory.
    pub fn assign_part(&mut self, place: &SpannedNode, node: &SpannedNode) -> LoweringResult<Option<String>> {
        let Some((name, ty)) = self.whole_of(place)? else { return Ok(None) };
        let (opcode, element, index) = match &**place {
            ExprNode::Member(_, member) => {
                let found = self.member_of(&ty, member, place)?;
                ("insertvalue", found.ty, found.index.to_string())
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

    /// Lowers the declaration of an array, `int a[3]`, `int a[] = {1, 2}` or `char s[] = "hi"`, to an alloca.
    pub fn declare_array(
        &mut self,
        target: &CastTarget,
        name: &str,
        length: &str,
        value: Option<&str>,
        is_known: &dyn Fn(&str) -> bool,
    ) -> LoweringResult<()> {
        let element = match target {
            CastTarget::Scalar(ty) => ty.clone(),
            CastTarget::Pointer(_) => "ptr".into(),
        };
        if length.contains(']') {
            return self.declare_matrix(&element, name, length, value, is_known);
        }
        let mut parts = Vec::new();
        let text = value.and_then(|value| value.strip_prefix('"')?.strip_suffix('"'));
        let list = value.and_then(|value| value.strip_prefix('{')?.strip_suffix('}'));
        match (value, text, list) {
            (None, ..) => {}
            (_, Some(text), _) if matches!(element.as_str(), "i8" | "u8") => parts.push(constant(text)),
            (.., Some(list)) => {
                // The bracket stands where the brace does.
                let start = position_of(list, self.text).saturating_sub(1);
                let read = ExpressionReader::read_at(&format!("[{list}]"), start, is_known).map(|node| match &*node {
                    ExprNode::List(parts) => parts.clone(),
                    _ => vec![node],
                });
                let nodes = if list.trim().is_empty() { Some(Vec::new()) } else { read };
                let nodes = nodes.ok_or("expected expressions between the braces: `{1, 2}`")?;
                for node in nodes {
                    let value = self.value(&node)?;
                    parts.push(self.as_type(value, &element)?);
                }
            }
            _ => return Err("an array is declared with its elements in braces: `int a[2] = {1, 2}`".into()),
        }
        let whole = text.map(|_| parts[0].clone());
        let has = match &whole {
            Some(whole) => whole[1..].split(' ').next().and_then(|count| count.parse().ok()).unwrap_or(0),
            None => parts.len(),
        };
        let count = match (length, ExpressionReader::read(length, is_known)) {
            ("", _) if value.is_some() => has,
            (_, Some(node)) if let Some(count) = node.as_length() => count,
            _ => return Err("the length of an array must be a constant: `int a[3]`".into()),
        };
        if has > count {
            return Err(format!("excess elements: the array has {count}").into());
        }
        let llvm = llvm_type(&element);
        let ty = format!("[{count} x {llvm}]");
        self.lines.push(format!("%{name} = alloca {ty}"));
        match whole {
            Some(whole) if has == count => self.lines.push(format!("store {whole}, ptr %{name}")),
            Some(whole) => {
                self.clear(&ty, name);
                self.lines.push(format!("store {whole}, ptr %{name}"));
            }
            None => {
                self.clear(&ty, name);
                for (n, operand) in parts.iter().enumerate() {
                    let address = self.add(&format!("getelementptr {llvm}, ptr %{name}, i64 {n}"));
                    self.lines.push(format!("store {llvm} {operand}, ptr {address}"));
                }
            }
        }
        if element != llvm {
            self.pointee = Some((format!("%{name}"), element));
        }
        Ok(())
    }

    /// Lowers the declaration of a variable of a named type, `%P p`, `%P p = {1, 2}` or `%P p[3]`, to an alloca.
    pub fn declare_record(
        &mut self,
        ty: &str,
        name: &str,
        length: Option<&str>,
        value: Option<&str>,
        is_known: &dyn Fn(&str) -> bool,
    ) -> LoweringResult<()> {
        let whole = match length.map(|length| ExpressionReader::read(length, is_known)) {
            None => ty.to_string(),
            Some(Some(node)) if let Some(count) = node.as_length() => format!("[{count} x {ty}]"),
            Some(_) => return Err("the length of an array must be a constant: `int a[3]`".into()),
        };
        let list = value.and_then(|value| value.strip_prefix('{')?.strip_suffix('}'));
        let nodes = match (value, list) {
            (None, _) => Vec::new(),
            (_, Some(list)) if list.trim().is_empty() => Vec::new(),
            (_, Some(list)) if length.is_none() => {
                // The bracket stands where the brace does.
                let start = position_of(list, self.text).saturating_sub(1);
                match ExpressionReader::read_at(&format!("[{list}]"), start, is_known).as_deref() {
                    Some(ExprNode::List(parts)) => parts.clone(),
                    _ => return Err("expected expressions between the braces: `{1, 2}`".into()),
                }
            }
            (_, Some(list)) if list.replace([' ', ',', '{', '}'], "").trim_matches('0').is_empty() => Vec::new(),
            (_, Some(_)) => {
                return Err(format!(
                    "an array of structs begins with zeros, and gets its members one by one: `{name}[0].0 = 1`"
                )
                .into());
            }
            _ => return Err("a struct is declared with its members in braces: `struct P p = {1, 2}`".into()),
        };
        let mut members = Vec::new();
        for (n, node) in nodes.iter().enumerate() {
            let member = self.member_of(ty, &n.to_string(), node).map_err(|mistake| mistake.or_at(&node.span))?;
            let value = self.value(node)?;
            let operand = self.as_type(value, &member.ty).map_err(|mistake| mistake.or_at(&node.span))?;
            members.push((member, operand));
        }
        self.lines.push(format!("%{name} = alloca {whole}"));
        self.clear(&whole, name);
        for (member, operand) in members {
            let address = self.add(&format!("getelementptr {ty}, ptr %{name}, i32 0, i32 {}", member.index));
            self.lines.push(format!("store {} {operand}, ptr {address}", llvm_type(&member.ty)));
        }
        Ok(())
    }

    /// Writes zeros to the memory of a declared name.
    fn clear(&mut self, ty: &str, name: &str) {
        /// Elements from which a store of the whole array is not supported.
        const LARGE: u128 = 4096;
        const MEMSET: &str = "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)";
        let (mut count, mut element) = (1u128, ty);
        while let Some((length, inner)) = super::lower::element_of(element, super::lower::ARRAY) {
            count = count.saturating_mul(length.parse().unwrap_or(1));
            element = inner;
        }
        if count < LARGE {
            return self.lines.push(format!("store {ty} zeroinitializer, ptr %{name}"));
        }
        if !self.knows("@llvm.memset.p0.i64") && !self.setup.iter().any(|line| line == MEMSET) {
            self.setup.push(MEMSET.into());
        }
        let size = format!("ptrtoint (ptr getelementptr ({ty}, ptr null, i32 1) to i64)");
        self.lines.push(format!("call void @llvm.memset.p0.i64(ptr %{name}, i8 0, i64 {size}, i1 false)"));
    }

    /// Lowers the declaration of an array of arrays, `int a[2][3]`, to a zero-initialized alloca.
    fn declare_matrix(
        &mut self,
        element: &str,
        name: &str,
        lengths: &str,
        value: Option<&str>,
        is_known: &dyn Fn(&str) -> bool,
    ) -> LoweringResult<()> {
        let is_zero = |value: &str| value.replace([' ', '{', '}'], "").trim_matches('0').is_empty();
        if !value.is_none_or(is_zero) {
            return Err(format!(
                "an array of arrays begins with zeros, and gets its elements one by one: `{name}[0][0] = 1`"
            )
            .into());
        }
        let mut ty = llvm_type(element);
        for length in lengths.rsplit(']').map(|length| length.trim().trim_start_matches('[')) {
            match ExpressionReader::read(length, is_known) {
                Some(node) if let Some(count) = node.as_length() => ty = format!("[{count} x {ty}]"),
                _ => return Err("the length of an array must be a constant: `int a[3]`".into()),
            }
        }
        self.lines.push(format!("%{name} = alloca {ty}"));
        self.clear(&ty, name);
        Ok(())
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
        if let ExprNode::Text(text) = &**node {
            let text = constant(text);
            return Ok(self.size_of(text.split(" c\"").next().unwrap_or_default()));
        }
        if let ExprNode::Name(name) = &**node {
            let name = self.resolve(name).map_err(|mistake| mistake.or_at(&node.span))?;
            // The memory of an alloca is an array in C.
            let memory = self.session.pointee(&name).filter(|ty| array_element(ty).is_some());
            let is_type = name.starts_with('%') && self.session.value_type(&name).is_none();
            let ty = memory.or_else(|| self.session.value_type(&name)).or_else(|| is_type.then(|| name.clone()));
            return match ty {
                Some(ty) => Ok(self.size_of(&ty)),
                None => Err(format!("`{name}` is a function, which has no size").into()),
            };
        }
        let (setup, lines, temporaries) = (self.setup.len(), self.lines.len(), self.temporaries.len());
        let ty = match self.is_place(node) {
            true => self.place(node).map(|(_, _, ty)| ty),
            false => self.value(node).map(|value| value.c_type()),
        };
        self.setup.truncate(setup);
        self.lines.truncate(lines);
        self.temporaries.truncate(temporaries);
        Ok(self.size_of(&ty?))
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
