//! Types of the source, as debug information describes them: `p->x`, `a.b[2].c` and `*p` of variables in C and C++.

use super::{Found, Scope};
use crate::diagnostic::near_names;
use crate::ir::debug::DebugInfo;
use crate::ir::{Name, Type, TypeKind};
use cranelift_entity::EntityRef;

/// Types may name each other in circles.
const DEEPEST: u32 = 32;

impl Scope<'_> {
    /// A value with its type in the source, by which it has members, and a pointer what it points to.
    pub(super) fn of_source(&self, found: Found, ty: Option<String>) -> Found {
        let Some(ty) = ty else { return found };
        let info = DebugInfo::new(self.program.checked.module());
        let pointee = info.pointee(&ty).and_then(|to| self.type_of(&info, &to, 0));
        Found { pointee: found.pointee.or(pointee), source_type: Some(ty), ..found }
    }

    /// The type in the source of an element of an array, or of what a pointer points to.
    pub(super) fn part_of_source(&self, found: &Found) -> Option<String> {
        let ty = found.source_type.as_ref()?;
        let info = DebugInfo::new(self.program.checked.module());
        info.pointee(ty).or_else(|| info.element(ty))
    }

    /// A member of a struct, or of the struct that a pointer points to.
    pub(super) fn member(&self, found: Found, name: &str) -> Result<Found, String> {
        let info = DebugInfo::new(self.program.checked.module());
        let unknown = || "its members have no names here: elements are counted, as in `[1]`".to_string();
        let ty = found.source_type.clone().ok_or_else(unknown)?;
        let (pointer, ty) = match info.pointee(&ty) {
            Some(to) => (self.pointer(&found)?, to),
            None => (self.state.pointer_to(found.place.ok_or_else(unknown)?), ty),
        };
        let members = info.members(&ty);
        if members.is_empty() {
            return Err(unknown());
        }
        let Some(member) = members.iter().find(|member| member.name == name) else {
            let names = || members.iter().map(|member| member.name.as_str());
            return Err(match near_names(name, names()).first() {
                Some(near) => format!("it has no member `{name}`; did you mean `{near}`?"),
                None => format!("it has no member `{name}`, but {}", names().collect::<Vec<_>>().join(", ")),
            });
        };
        if member.is_bit_field {
            return Err(format!("`{name}` is a bit field: `x/8xb` shows its bytes"));
        }
        let is = self
            .type_of(&info, &member.ty, 0)
            .ok_or_else(|| format!("nothing of the type of `{name}` is in the program"))?;
        let place = self.memory(&pointer, (member.offset / 8) as i64, is)?;
        Ok(self.of_source(place, Some(member.ty.clone())))
    }

    /// The type of LLVM that a type of the source is.
    fn type_of(&self, info: &DebugInfo<'_>, ty: &str, depth: u32) -> Option<Type> {
        if depth > DEEPEST {
            return None;
        }
        let ty = info.plain_type(ty)?;
        let bits = info.size(&ty);
        let all = || (0..self.types.len()).map(Type::new);
        let found = if info.pointee(&ty).is_some() || ty.contains("DW_TAG_pointer_type") {
            Some(Type::PTR)
        } else if let Some(float) = info.basic(&ty) {
            let is = |found: &Type| match self.types.kind(*found) {
                TypeKind::Int(width) => !float && Some(u64::from(*width)) == bits,
                TypeKind::Float(_) => float && self.bits(*found) == bits,
                _ => false,
            };
            all().find(is)
        } else if let Some(elem) = info.element(&ty) {
            let elem = self.type_of(info, &elem, depth + 1)?;
            let size = self.state.layout().size_of(self.types, elem).filter(|size| *size > 0)?;
            let len = bits? / 8 / size;
            all().find(|found| matches!(self.types.kind(*found), TypeKind::Array { len: n, elem: e } if (*n, *e) == (len, elem)))
        } else {
            // `%"class.std::vector"` is named without its arguments, and `%struct.point.12` is one of several.
            let name = info.name(&ty)?;
            let name = name.split('<').next().unwrap_or("").trim().to_string();
            let is = |text: &str| {
                let plain =
                    text.rsplit_once('.').filter(|(_, n)| n.parse::<u32>().is_ok()).map_or(text, |(before, _)| before);
                plain.strip_suffix(&*name).is_some_and(|before| before.ends_with(['.', ':']))
            };
            let named = |found: &Type| match self.types.written(*found) {
                TypeKind::Named(id) => matches!(&self.types.named[*id].name, Name::Text(text) if is(text)),
                _ => false,
            };
            return all().filter(named).find(|found| self.bits(*found) == bits);
        };
        found.filter(|found| self.bits(*found) == bits.or(Some(64)))
    }

    fn bits(&self, ty: Type) -> Option<u64> {
        self.state.layout().size_of(self.types, ty).map(|size| size * 8)
    }
}
