//! Source types as described by debug information: `p->x`, `a.b[2].c`, `*p` and `p + 1` for C and C++ variables.

use super::{Arithmetic, ComparableValue, EvalResult, EvalScope};
use crate::diagnostic::near_names;
use crate::interp::debug::{Content, Pointer, Scalar, Tree};
use crate::ir::Type;
use crate::ir::debug::Member;

impl EvalScope<'_> {
    /// Attaches a source type to a value; a pointer also gets its pointee type.
    pub fn with_source_type(&self, found: EvalResult, ty: Option<String>) -> EvalResult {
        let Some(ty) = ty else { return found };
        let info = self.program.debug_info();
        let pointee = info.pointee(&ty).and_then(|to| self.writer().type_of(&info, &to));
        EvalResult { pointee: found.pointee.or(pointee), source_type: Some(ty), ..found }
    }

    /// Reads a source type `distance` bytes after a pointer. A reference is followed.
    pub(super) fn source_memory(&self, pointer: &Pointer, distance: i64, ty: &str) -> Result<EvalResult, String> {
        let info = self.program.debug_info();
        let size = info.bits(ty).ok_or_else(|| format!("the size of {} is not known", info.type_name(ty)))? / 8;
        let (address, note) = self.reach(pointer, distance, size)?;
        let tree = match self.unevaluated {
            true => self.writer().undefined_tree(ty, size),
            false => self.writer().source_tree(address, ty, self.most),
        };
        if tree.content == Content::Unreadable {
            return Err(format!("{address:#x} is not memory of the program"));
        }
        let found = EvalResult { tree, place: Some(address), pointee: None, note, source_type: None };
        if self.unevaluated && !self.is_reference(ty) {
            return Ok(self.with_source_type(found, Some(ty.into())));
        }
        self.dereference_reference(self.with_source_type(found, Some(ty.into())))
    }

    /// Follows a reference; other values are unchanged.
    pub(super) fn dereference_reference(&self, found: EvalResult) -> Result<EvalResult, String> {
        let info = self.program.debug_info();
        let plain = found.source_type.as_ref().and_then(|ty| info.plain_type(ty));
        match (plain.filter(|plain| info.is_reference(plain)), &found.tree.content) {
            (Some(plain), Content::Scalar(Scalar::Pointer(pointer))) => {
                let to = info.pointee(&plain).ok_or("its referent is unknown")?;
                self.source_memory(pointer, 0, &to)
            }
            _ => Ok(found),
        }
    }

    /// Returns the element at `index` of a source array, or at a source pointer; `None` if the value is neither.
    pub(super) fn source_element(&self, found: &EvalResult, index: i64) -> Option<Result<EvalResult, String>> {
        let ty = found.source_type.as_ref()?;
        let info = self.program.debug_info();
        let scaled = |to: &str| index.wrapping_mul(info.bits(to).unwrap_or(0) as i64 / 8);
        if let Some(to) = info.pointee(ty) {
            return Some(self.pointer(found).and_then(|pointer| self.source_memory(&pointer, scaled(&to), &to)));
        }
        let element = info.element(ty)?;
        let place = found.place?;
        if let Some(len) = info.len(ty).filter(|len| *len > 0 && u64::try_from(index).map_or(true, |n| n >= *len)) {
            return Some(Err(format!("index {index}: {} has {len} elements", info.type_name(ty))));
        }
        Some(self.source_memory(&self.state.pointer_to(place), scaled(&element), &element))
    }

    /// Returns a member of a struct, or of the struct at a pointer.
    pub(super) fn member(&self, found: EvalResult, name: &str) -> Result<EvalResult, String> {
        let info = self.program.debug_info();
        let (pointer, member) = self.member_named(&found, name)?;
        let offset = member.offset.ok_or("its offset is only known at run time")?;
        let Some(bits) = member.bits else {
            return self.source_memory(&pointer, (offset / 8) as i64, &member.ty);
        };
        let (address, note) = self.reach(&pointer, (offset / 8) as i64, (offset % 8 + bits).div_ceil(8))?;
        let tree = self.writer().bit_field(&info, address, offset % 8, bits, &member.ty);
        Ok(EvalResult { tree, place: None, pointee: None, note, source_type: Some(member.ty.clone()) })
    }

    /// Returns a member of a record, or of the record at a pointer, and the address of that record.
    fn member_named(&self, found: &EvalResult, name: &str) -> Result<(Pointer, Member), String> {
        let info = self.program.debug_info();
        let unknown = || "its members have no names here: use an index, as in `[1]`".to_string();
        let ty = found.source_type.clone().ok_or_else(unknown)?;
        let (pointer, ty) = match info.pointee(&ty) {
            Some(to) => (self.pointer(found)?, to),
            None => (self.state.pointer_to(found.place.ok_or_else(unknown)?), ty),
        };
        let members = info.members(&ty);
        if members.is_empty() {
            return Err(match info.plain_type(&ty).is_some_and(|plain| info.is_record(&plain)) {
                true => unknown(),
                false => format!("a value of type `{}` has no members", info.type_name(&ty)),
            });
        }
        let names = || members.iter().map(|member| member.name.as_str());
        let unnamed = || match near_names(name, names()).first() {
            Some(near) => format!("it has no member `{name}`; did you mean `{near}`?"),
            None => format!("it has no member `{name}`, but {}", names().collect::<Vec<_>>().join(", ")),
        };
        let member = members.iter().find(|member| member.name == name).cloned().ok_or_else(unnamed)?;
        Ok((pointer, member))
    }

    /// Returns the address of the first byte of a bit field, the position of its first bit in it, and its number of
    /// bits.
    pub(super) fn bit_field_place(&self, found: EvalResult, name: &str) -> Result<(u64, u64, u64), String> {
        let (pointer, member) = self.member_named(&found, name)?;
        let (Some(offset), Some(bits @ 1..=64)) = (member.offset, member.bits) else {
            return Err(format!("`{name}` is not a bit field"));
        };
        let (address, _) = self.reach(&pointer, (offset / 8) as i64, (offset % 8 + bits).div_ceil(8))?;
        Ok((address, offset % 8, bits))
    }

    pub(super) fn is_reference(&self, ty: &str) -> bool {
        let info = self.program.debug_info();
        info.plain_type(ty).is_some_and(|plain| info.is_reference(&plain))
    }

    /// Returns `count` consecutive elements from the value's address: `*p @ 5`.
    pub(super) fn consecutive_elements(&self, found: &EvalResult, count: &EvalResult) -> Result<EvalResult, String> {
        let ComparableValue::Int(count @ 1..=0x1_0000) = self.comparable_of_result(count)? else {
            return Err("expected the number of elements after `@`, up to 65536".into());
        };
        let place = found.place.ok_or("expected memory before `@`: `*p @ 5`, `a[2] @ 3`")?;
        let info = self.program.debug_info();
        let ty = found.source_type.as_ref().and_then(|ty| info.row_of(ty, count as u64));
        let ty = ty.ok_or("`@` requires a value with a source type")?;
        self.source_memory(&self.state.pointer_to(place), 0, &ty)
    }

    /// Evaluates `p + 1` and `p - q` on source pointers, in elements; `None` if no operand is a source pointer.
    pub(super) fn pointer_arithmetic(
        &self,
        operation: Arithmetic,
        left: &EvalResult,
        right: &EvalResult,
    ) -> Option<Result<EvalResult, String>> {
        let info = self.program.debug_info();
        // An array decays to the address of its first element.
        let pointer = |found: &EvalResult| {
            let ty = found.source_type.as_ref()?;
            match (&found.tree.content, info.pointee(ty), info.element(ty)) {
                (Content::Scalar(Scalar::Pointer(pointer)), Some(to), _) => Some((pointer.address, to)),
                (_, _, Some(element)) => Some((found.place?, element)),
                _ => None,
            }
        };
        let step = |to: &str| (info.bits(to).unwrap_or(8) / 8).max(1) as i64;
        let add_offset = |(address, to): (u64, String), by: i64| {
            let address = address.wrapping_add_signed(by.wrapping_mul(step(&to)));
            let tree = self.leaf(Type::PTR, Scalar::Pointer(self.state.pointer_to(address)));
            self.with_source_type(tree, Some(info.pointer_to(&to)))
        };
        let by = |found: &EvalResult| match self.comparable_of_result(found) {
            Ok(ComparableValue::Int(n)) => i64::try_from(n).map_err(|_| "the number is too large".to_string()),
            _ => Err("only an integer can be added to a pointer".into()),
        };
        match (operation, pointer(left), pointer(right)) {
            (Arithmetic::Add, Some(to), None) => Some(by(right).map(|by| add_offset(to, by))),
            (Arithmetic::Subtract, Some(to), None) => Some(by(right).map(|by| add_offset(to, by.wrapping_neg()))),
            (Arithmetic::Add, None, Some(to)) => Some(by(left).map(|by| add_offset(to, by))),
            (Arithmetic::Subtract, Some((a, to)), Some((b, _))) => {
                let words = [(a.wrapping_sub(b) as i64 / step(&to)) as u64].into();
                Some(Ok(self.leaf(Type::I64, Scalar::Int { width: 64, words, undefined: 0 })))
            }
            _ => None,
        }
    }

    /// Creates a scalar result that is not in memory.
    pub(super) fn leaf(&self, ty: Type, scalar: Scalar) -> EvalResult {
        let size = self.state.layout().size_of(self.types, ty).unwrap_or(0);
        let tree = Tree { ty, offset: 0, size, content: Content::Scalar(scalar) };
        EvalResult::new(tree)
    }
}
