//! Unions as they are shown: each member's reading of their bytes.

use super::Session;
use super::engine::UndefinedRanges;
use super::value_text::{UnionMembers, of_bytes};
use crate::ir::debug::DebugInfo;
use crate::ir::{DataLayout, Type, TypeKind, Types};
use crate::parse;
use crate::value::Value;
use std::collections::HashSet;

/// The unions in a type, according to debug information.
pub(super) struct Unions {
    /// The session's types, and those of the members.
    pub(super) types: Types,
    pub(super) members: UnionMembers,
}

impl Session {
    /// Returns the unions in a type; `None` if the session has none.
    pub(super) fn unions_in(&self, ty: Type) -> Option<Unions> {
        let module = self.checked.module();
        if !module.other_items.iter().any(|item| item.contains("DW_TAG_union_type")) {
            return None;
        }
        let info = DebugInfo::new(module);
        let mut unions = Unions { types: module.types.clone(), members: UnionMembers::default() };
        self.add_unions(&info, ty, &mut unions, &mut HashSet::new(), &mut HashSet::new());
        (!unions.members.is_empty()).then_some(unions)
    }

    fn add_unions(
        &self,
        info: &DebugInfo<'_>,
        ty: Type,
        unions: &mut Unions,
        met: &mut HashSet<Type>,
        open: &mut HashSet<Type>,
    ) {
        if open.contains(&ty) {
            // In damaged debug information, a union may contain itself.
            unions.members.remove(&ty);
            return;
        }
        if !met.insert(ty) {
            return;
        }
        open.insert(ty);
        let parts: Vec<Type> = match unions.types.kind(ty) {
            TypeKind::Struct { fields, .. } => fields.to_vec(),
            TypeKind::Array { elem, .. } => vec![*elem],
            _ => Vec::new(),
        };
        for part in parts {
            self.add_unions(info, part, unions, met, open);
        }
        if let TypeKind::Struct { .. } = unions.types.kind(ty)
            && let Some(members) = self.union_members(info, ty, &mut unions.types)
        {
            let inner: Vec<Type> = members.iter().map(|(_, ty)| *ty).collect();
            unions.members.insert(ty, members);
            for part in inner {
                self.add_unions(info, part, unions, met, open);
            }
        }
        open.remove(&ty);
    }

    /// Returns the members of a union with their types, which are interned; `None` for any other type, and if a member
    /// has no counterpart in LLVM.
    fn union_members(&self, info: &DebugInfo<'_>, ty: Type, types: &mut Types) -> Option<Vec<(String, Type)>> {
        // A type that was redefined since has no members any more.
        if let TypeKind::Named(id) = types.written(ty)
            && self.names.types.get(&types.named[*id].name) != Some(id)
        {
            return None;
        }
        let record = self.source_record(info, &types.display(ty)).filter(|record| record.is_union)?;
        let layout = self.layout();
        let size = layout.size_of(types, ty)?;
        let mut members = Vec::new();
        for part in record.parts.iter().filter(|part| part.bits.is_none() && part.offset == Some(0)) {
            let ty = self.interned(types, &self.llvm_type(info, &part.ty)?)?;
            layout.size_of(types, ty).filter(|member| *member <= size)?;
            members.push((part.name.clone(), ty));
        }
        (members.len() == record.parts.len() && !members.is_empty()).then_some(members)
    }

    /// Interns a type, given as its text.
    fn interned(&self, types: &mut Types, text: &str) -> Option<Type> {
        if let Some(array) = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')) {
            let (len, elem) = array.split_once(" x ")?;
            let (len, elem) = (len.parse().ok()?, self.interned(types, elem)?);
            return Some(types.intern(TypeKind::Array { len, elem }));
        }
        if let Some(id) = text.strip_prefix('%').and_then(|name| self.names.types.get(&parse::name(name))) {
            return Some(types.intern(TypeKind::Named(*id)));
        }
        match text {
            "ptr" => Some(types.intern(TypeKind::Ptr { pointee: None, addrspace: 0 })),
            "float" => Some(Type::FLOAT),
            "double" => Some(Type::DOUBLE),
            _ => match text.strip_prefix('i').and_then(|bits| bits.parse().ok()) {
                Some(bits) => Some(types.int(bits)),
                None => self.type_of_text(text),
            },
        }
    }
}

/// Returns what each member of a union reads; `None` if that is unknown, because the value of LLVM's type does not have all
/// bytes.
pub(super) fn readings(
    types: &Types,
    layout: &DataLayout,
    ty: Type,
    value: &Value,
    members: &[(String, Type)],
) -> Option<Vec<Value>> {
    let mut memory = Memory::default();
    let size = usize::try_from(layout.size_of(types, ty)?).ok()?;
    memory.bytes.resize(size, None);
    memory.write(types, layout, ty, value, 0)?;
    let known: Vec<bool> = memory.bytes.iter().map(Option::is_some).collect();
    let bytes: Vec<u8> = memory.bytes.iter().map(|byte| byte.unwrap_or(0)).collect();
    let mut found = Vec::new();
    for (_, member) in members {
        let size = usize::try_from(layout.size_of(types, *member)?).ok()?;
        if *member != ty && !covers(types, layout, *member, 0, &known[..size.min(known.len())])? {
            return None;
        }
        found.push(of_bytes(types, layout, *member, &bytes, &memory.undefined, 0));
    }
    Some(found)
}

/// Whether all bytes of the scalars of a type are known.
fn covers(types: &Types, layout: &DataLayout, ty: Type, at: u64, known: &[bool]) -> Option<bool> {
    match types.kind(ty) {
        TypeKind::Struct { fields, .. } => {
            let offsets = layout.struct_layout(types, ty)?.offsets;
            for (field, offset) in fields.iter().zip(offsets) {
                if !covers(types, layout, *field, at + offset, known)? {
                    return Some(false);
                }
            }
            Some(true)
        }
        TypeKind::Array { len, elem } => {
            let step = layout.size_of(types, *elem)?;
            for n in 0..*len {
                if !covers(types, layout, *elem, at + n * step, known)? {
                    return Some(false);
                }
            }
            Some(true)
        }
        _ => {
            let (start, size) = (usize::try_from(at).ok()?, usize::try_from(layout.size_of(types, ty)?).ok()?);
            Some(known.get(start..start.checked_add(size)?)?.iter().all(|is_known| *is_known))
        }
    }
}

/// The bytes of a value; `None` for padding.
#[derive(Default)]
struct Memory {
    bytes: Vec<Option<u8>>,
    undefined: UndefinedRanges,
}

impl Memory {
    /// Writes a value; `None` if it is incomplete, or has no whole bytes.
    fn write(&mut self, types: &Types, layout: &DataLayout, ty: Type, value: &Value, at: u64) -> Option<()> {
        match (value, types.kind(ty)) {
            (Value::Aggregate(parts), TypeKind::Struct { fields, .. }) => {
                let offsets = layout.struct_layout(types, ty)?.offsets;
                for ((part, field), offset) in parts.iter().zip(fields).zip(offsets) {
                    self.write(types, layout, *field, part, at + offset)?;
                }
                Some(())
            }
            (Value::Aggregate(parts), TypeKind::Array { len, elem }) if parts.len() as u64 == *len => {
                let step = layout.size_of(types, *elem)?;
                for (n, part) in parts.iter().enumerate() {
                    self.write(types, layout, *elem, part, at + n as u64 * step)?;
                }
                Some(())
            }
            (Value::Int { width, bits }, _) if width.is_multiple_of(8) => self.scalar(at, *bits, width / 8),
            (Value::Float { kind, bits }, _) => self.scalar(at, *bits, kind.bits() / 8),
            (Value::Ptr(address), _) => self.scalar(at, u128::from(*address), 8),
            (Value::Undef | Value::Poison, _) => {
                let size = layout.size_of(types, ty)?;
                let end = at.checked_add(size)?;
                self.scalar(at, 0, u32::try_from(size).ok()?)?;
                self.undefined.bits.push((at..end, 0xff));
                if let Value::Poison = value {
                    self.undefined.poison.push(at..end);
                }
                Some(())
            }
            _ => None,
        }
    }

    fn scalar(&mut self, at: u64, bits: u128, size: u32) -> Option<()> {
        let start = usize::try_from(at).ok()?;
        for n in 0..size as usize {
            let byte = if n < 16 { (bits >> (8 * n)) as u8 } else { 0 };
            *self.bytes.get_mut(start + n)? = Some(byte);
        }
        Some(())
    }
}
