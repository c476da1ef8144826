//! Struct members, lists, and conditional expressions.

use super::super::mistakes::Mistake;
use super::c_names::c_name;
use super::conversions::{common_type, llvm_type, typed};
use super::copies::{RecordPlace, Source};
use super::lower::{ARRAY, LoweredValue, Lowering, LoweringResult, VECTOR, array_element, element_of, is_pointer};
use super::nodes::{ExprNode, SpannedNode};
use llvmlite_jit::session::{MemberLocation, StructMember};

impl Lowering<'_> {
    /// Returns the member of a struct value; `None` if the struct is in memory.
    pub(super) fn value_member(
        &mut self,
        node: &SpannedNode,
        base: &SpannedNode,
        member: &str,
    ) -> LoweringResult<Option<LoweredValue>> {
        if self.is_place(base) {
            return Ok(None);
        }
        let value = match self.is_unnamed_record(base) {
            true => match self.source(base)? {
                Source::Memory(RecordPlace { pointer: ty, address: operand, ty: pointee }) => {
                    let place = LoweredValue::Pointer { ty, operand, pointee };
                    return match self.member_at(place, node, base, member)? {
                        LoweredValue::Pointer { ty, operand, pointee } => {
                            self.load_from(&ty, &operand, &pointee).map(Some)
                        }
                        value => Ok(Some(value)),
                    };
                }
                Source::Value(value) => value,
            },
            false => self.value(base)?,
        };
        let (ty, operand) = typed(value)?;
        if is_pointer(&ty) {
            // Evaluated above already, unless it is a name.
            return match &**base {
                ExprNode::Name(_) => Ok(None),
                _ => Err(format!("the struct is in memory; write `(…)->{member}`").into()),
            };
        }
        let (found, index) = self.field_of(&ty, member, node)?;
        let result = self.add(&format!("extractvalue {ty} {operand}, {index}"));
        Ok(Some(match found.pointee {
            Some(pointee) => LoweredValue::Pointer { ty: found.ty, operand: result, pointee },
            None => LoweredValue::Typed(found.ty, result),
        }))
    }

    /// Finds a member of the type of a value, with the index of its field.
    pub(super) fn field_of(&self, ty: &str, member: &str, node: &SpannedNode) -> LoweringResult<(StructMember, usize)> {
        let found = self.member_of(ty, member, node)?;
        match found.location {
            MemberLocation::Field(index) => Ok((found, index)),
            MemberLocation::Offset(_) => {
                let message =
                    format!("`{member}` is not a field of `{ty}`: it can be accessed in memory, not in a value");
                Err(Mistake::from(message).or_at(&member_span(node, member)))
            }
        }
    }

    /// Finds a member of a type. An error is about the member, the end of the expression.
    pub(super) fn member_of(&self, ty: &str, member: &str, node: &SpannedNode) -> LoweringResult<StructMember> {
        let found = self.session.member(ty, member);
        let mut found = found.map_err(|message| Mistake::from(message).or_at(&member_span(node, member)))?;
        if let Some(bits) = found.ty.strip_prefix('i').filter(|_| found.is_unsigned) {
            found.ty = format!("u{bits}");
        }
        if found.ty.starts_with('[') && found.is_unsigned {
            found.ty = found.ty.replace(" x i", " x u");
        }
        if found.ty.starts_with('[')
            && let Some(pointee) = found.pointee.take()
        {
            found.ty = found.ty.replace("x ptr]", &format!("x {pointee}*]"));
        }
        Ok(found)
    }

    /// Returns whether a type is a vector (rather than an array), its element type, and the operand for an index.
    /// `None` for any other type.
    pub(super) fn part_of(
        &mut self,
        ty: &str,
        operand: &str,
        index: &SpannedNode,
    ) -> LoweringResult<Option<(bool, String, String)>> {
        let vector = element_of(ty, VECTOR);
        let Some((count, element)) = vector.or_else(|| element_of(ty, ARRAY)) else { return Ok(None) };
        if let (ExprNode::Int(constant), Ok(count)) = (&**index, count.parse::<i128>())
            && !(0..count).contains(&constant.value)
        {
            let (shown, last) = (self.described(operand), count - 1);
            let message = match count {
                0 => format!("{shown} has no elements"),
                1 => format!("{shown} has one element, `[0]`"),
                _ => format!("{shown} has {count} elements, `[0]` to `[{last}]`"),
            };
            return Err(Mistake::from(message).or_at(&index.span));
        }
        let index = match (vector.is_some(), &**index) {
            (true, _) => {
                let index = self.value(index)?;
                self.as_type(index, "i64")?
            }
            (false, ExprNode::Int(index)) => index.value.to_string(),
            _ => {
                let shown = self.described(operand);
                return Err(format!("the index of {shown}, a value, must be a constant, such as `[0]`").into());
            }
        };
        Ok(Some((vector.is_some(), element.to_string(), index)))
    }

    /// Whether an expression denotes memory, so that its value must be loaded.
    pub(super) fn is_place(&self, node: &ExprNode) -> bool {
        match node {
            ExprNode::Name(name) => self.is_variable(name),
            ExprNode::Deref(_) => true,
            ExprNode::Index(base, _) | ExprNode::Member(base, _) => self.is_place(base) || self.is_pointer_name(base),
            _ => false,
        }
    }

    /// Whether an expression is the name of a pointer value.
    fn is_pointer_name(&self, node: &ExprNode) -> bool {
        let ExprNode::Name(name) = node else { return false };
        let ty = self.known_name(name).and_then(|name| self.value_type(&name));
        ty.is_some_and(|ty| is_pointer(&ty))
    }

    /// Adds the address of a member of a struct in memory, given by the struct or a pointer to it.
    pub(super) fn member(
        &mut self,
        node: &SpannedNode,
        base: &SpannedNode,
        member: &str,
    ) -> LoweringResult<LoweredValue> {
        let place = match &**base {
            ExprNode::Name(name) if self.is_place(base) => {
                let (ty, operand, pointee) = self.variable(name)?;
                match is_pointer(&pointee) {
                    true => self.value(base)?,
                    false => LoweredValue::Pointer { ty, operand, pointee },
                }
            }
            // `p->x` of a pointer to unknown memory is reported below, with the advice for structs.
            ExprNode::Deref(pointer) if matches!(**pointer, ExprNode::Name(_)) => match self.base(pointer)? {
                LoweredValue::Pointer { ty, operand, pointee } if is_pointer(&pointee) => {
                    self.load_from(&ty, &operand, &pointee)?
                }
                LoweredValue::Pointer { ty, operand, pointee } if array_element(&pointee).is_some() => {
                    self.element_at(ty, operand, &pointee)
                }
                base => base,
            },
            ExprNode::Deref(_) | ExprNode::Index(..) | ExprNode::Member(..) => {
                let (ty, operand, pointee) = self.place(base)?;
                match is_pointer(&pointee) {
                    true => self.load_from(&ty, &operand, &pointee)?,
                    false => LoweredValue::Pointer { ty, operand, pointee },
                }
            }
            _ => self.value(base)?,
        };
        self.member_at(place, node, base, member)
    }

    /// As [`member`](Lowering::member), given the address of the struct.
    fn member_at(
        &mut self,
        place: LoweredValue,
        node: &SpannedNode,
        base: &SpannedNode,
        member: &str,
    ) -> LoweringResult<LoweredValue> {
        let LoweredValue::Pointer { ty, operand, pointee } = place else {
            let (ty, operand) = typed(place)?;
            let message = match is_pointer(&ty) {
                true => {
                    let (pointer, name) = (self.described(&operand), self.sample(&operand));
                    format!(
                        "the type that {pointer} points to is unknown; cast it to a struct, by LLVM's name or by C's: \
                         `((%T*){name})->{member}`, `((struct T*){name})->{member}`"
                    )
                }
                false => format!("`{ty}` is not a struct, and has no member `{member}`"),
            };
            return Err(Mistake::from(message).or_at(&base.span));
        };
        if !pointee.starts_with(['%', '{', '<']) && self.locals.type_of(&operand).is_some() {
            let (shown, ty) = (self.described(&operand), c_name(&pointee));
            let message = format!("{shown} has type `{ty}`, and no member `{member}`");
            return Err(Mistake::from(message).or_at(&base.span));
        }
        if !pointee.starts_with(['%', '{', '<']) {
            let name = self.sample(&operand);
            let message = format!(
                "`{operand}` points to `{}`, which is not a struct; cast it, by LLVM's name or by C's: \
                 `((%T*){name})->{member}`, `((struct T*){name})->{member}`",
                llvm_type(&pointee)
            );
            return Err(Mistake::from(message).or_at(&base.span));
        }
        let mut found = self.member_of(&pointee, member, node)?;
        let is_typed = ty.ends_with('*');
        if found.is_bool && !is_typed {
            // In memory it is a byte, and what is stored is 0 or 1.
            found.ty = found.ty.replace("u8", "i1");
        }
        let member_ty = if is_typed { format!("{}*", llvm_type(&found.ty)) } else { ty.clone() };
        let address = match found.location {
            MemberLocation::Field(index) => {
                self.add(&format!("getelementptr {pointee}, {ty} {operand}, i32 0, i32 {index}"))
            }
            MemberLocation::Offset(offset) if !is_typed => {
                self.add(&format!("getelementptr i8, {ty} {operand}, i64 {offset}"))
            }
            MemberLocation::Offset(offset) => {
                let bytes = self.add(&format!("bitcast {ty} {operand} to i8*"));
                let address = self.add(&format!("getelementptr i8, i8* {bytes}, i64 {offset}"));
                self.add(&format!("bitcast i8* {address} to {member_ty}"))
            }
        };
        if let Some(target) = found.pointee {
            self.targets.insert(address.clone(), target);
        }
        Ok(LoweredValue::Pointer { ty: member_ty, operand: address, pointee: found.ty })
    }

    /// Lowers `[1, 2]` to an array whose element type all elements can be converted to.
    pub(super) fn list(&mut self, parts: &[SpannedNode]) -> LoweringResult<LoweredValue> {
        let mut values = Vec::new();
        for part in parts {
            values.push(self.value(part)?);
        }
        let mut element: Option<String> = None;
        for ty in values.iter().map(LoweredValue::c_type) {
            element = Some(match element {
                Some(before) if before != ty => common_type(&before, &ty)
                    .ok_or_else(|| format!("the elements have the types `{before}` and `{ty}`"))?,
                _ => ty,
            });
        }
        let element = llvm_type(&element.unwrap_or_default());
        let ty = format!("[{} x {element}]", values.len());
        let (mut constants, mut others) = (Vec::new(), Vec::new());
        for (n, value) in values.into_iter().enumerate() {
            let operand = self.as_type(value, &element)?;
            match operand.starts_with('%') {
                true => {
                    constants.push(format!("{element} undef"));
                    others.push((n, operand));
                }
                false => constants.push(format!("{element} {operand}")),
            }
        }
        let mut operand = format!("[{}]", constants.join(", "));
        for (n, element_operand) in others {
            operand = self.add(&format!("insertvalue {ty} {operand}, {element} {element_operand}, {n}"));
        }
        Ok(LoweredValue::Typed(ty, operand))
    }

    /// Returns an operand of a vector type; a number is repeated. `count` and `element` are those of the type.
    pub(super) fn splat(
        &mut self,
        value: LoweredValue,
        ty: &str,
        (count, element): (&str, &str),
    ) -> LoweringResult<String> {
        match value {
            LoweredValue::Typed(has, operand) if llvm_type(&has) == element => {
                let first = self.add(&format!("insertelement {ty} poison, {element} {operand}, i64 0"));
                Ok(self.add(&format!("shufflevector {ty} {first}, {ty} poison, <{count} x i32> zeroinitializer")))
            }
            LoweredValue::Int(_) | LoweredValue::Float(_) => {
                let operand = self.as_type(value, element)?;
                Ok(format!("splat ({element} {operand})"))
            }
            value => self.as_type(value, ty),
        }
    }
}

/// Returns the span of the member at the end of an expression.
fn member_span(node: &SpannedNode, member: &str) -> Option<std::ops::Range<usize>> {
    node.span.as_ref().map(|span| span.end - member.len()..span.end)
}
