//! Functions of C that take or return structs and unions by value.

use super::Session;
use crate::abi::c_records::{MemberClass, RecordPart, ScalarMember, in_registers};
use crate::ir::debug::{DebugInfo, Member};

/// Maximum nesting depth of types.
const MAX_DEPTH: usize = 16;

impl Session {
    /// Returns how C passes a struct or union, given as for [`Session::member`], by value: its alignment in bytes, and
    /// the LLVM types of its parts in registers; `None` for these if it is passed in memory.
    pub fn record_passing(&self, ty: &str) -> Option<(u64, Option<Vec<String>>)> {
        let (size, align) = self.size_of(ty)?;
        let info = DebugInfo::new(self.checked.module());
        let mut found = Vec::new();
        // A larger one is in memory, whatever its members are.
        if size <= 16 {
            match self.source_record(&info, ty) {
                Some(record) => members_of(&info, &record.members, 0, 0, &mut found)?,
                None => self.fields_of(ty, 0, 0, &mut found)?,
            }
        }
        let parts = in_registers(size, &found);
        Some((align, parts.map(|parts| parts.into_iter().map(RecordPart::llvm_type).collect())))
    }

    /// Returns the parameters of a function, given without its `@`, whether it is variadic, and its result, as types in
    /// memory, according to debug information; `None` unless it takes or returns a struct or union by value.
    pub fn by_value_signature(&self, name: &str) -> Option<(Vec<String>, bool, String)> {
        let module = self.checked.module();
        let global = &module.globals[*module.by_name.get(&crate::parse::name(name))?];
        if global.metadata.is_empty() {
            return None;
        }
        let info = DebugInfo::new(module);
        let text = self.function_text(&info, &info.signature_of(global)?)?;
        let (ret, params) = text.strip_suffix(')')?.split_once(" (")?;
        let mut params: Vec<String> =
            crate::ir::metadata::parts(params).map(|param| param.trim().to_string()).collect();
        params.retain(|param| !param.is_empty());
        let is_variadic = params.last().is_some_and(|last| last == "...");
        params.truncate(params.len() - usize::from(is_variadic));
        let has_record = ret.starts_with('%') || params.iter().any(|param| param.starts_with('%'));
        has_record.then(|| (params, is_variadic, ret.to_string()))
    }

    /// Adds the scalars of a type of LLVM.
    fn fields_of(&self, ty: &str, at: u64, depth: usize, found: &mut Vec<ScalarMember>) -> Option<()> {
        if depth > MAX_DEPTH {
            return None;
        }
        let array = ty.strip_prefix('[').and_then(|ty| ty.strip_suffix(']'));
        if let Some((count, element)) = array.and_then(|ty| ty.split_once(" x ")) {
            let (size, _) = self.size_of(element)?;
            return (0..count.parse().ok()?)
                .try_for_each(|n: u64| self.fields_of(element, at + n * size, depth + 1, found));
        }
        if let Some(fields) = self.fields(ty) {
            let mut end = at;
            let is_packed = ty.starts_with("<{");
            for field in fields {
                let (size, align) = self.size_of(&field)?;
                let start = if is_packed { end } else { end.next_multiple_of(align) };
                self.fields_of(&field, start, depth + 1, found)?;
                end = start + size;
            }
            return Some(());
        }
        let (size, _) = self.size_of(ty)?;
        let class = match ty {
            "float" | "double" => MemberClass::Float,
            "x86_fp80" => MemberClass::X87,
            _ if ty == "ptr" || ty.starts_with('i') || ty.ends_with('*') => MemberClass::Int,
            _ => return None,
        };
        found.push(ScalarMember { offset: at, size, class });
        Some(())
    }
}

/// Adds the scalars of members, which are at an offset in bytes.
fn members_of(
    info: &DebugInfo<'_>,
    members: &[Member],
    at: u64,
    depth: usize,
    found: &mut Vec<ScalarMember>,
) -> Option<()> {
    for member in members {
        let bit = member.offset?;
        match member.bits {
            // The bytes in which a bit-field is.
            Some(bits) => {
                let bytes = bit / 8..(bit + bits).div_ceil(8);
                found.extend(bytes.map(|byte| ScalarMember { offset: at + byte, size: 1, class: MemberClass::Int }));
            }
            None => scalars_of(info, &member.ty, at + bit / 8, depth + 1, found)?,
        }
    }
    Some(())
}

/// Adds the scalars of a source type.
fn scalars_of(info: &DebugInfo<'_>, ty: &str, at: u64, depth: usize, found: &mut Vec<ScalarMember>) -> Option<()> {
    let plain = info.plain_type(ty).filter(|_| depth <= MAX_DEPTH)?;
    if let Some(element) = info.element(&plain) {
        let size = info.bits(&element)? / 8;
        // An array of a record of at most 16 bytes has at most as many elements, unless they are empty.
        let count = info.len(&plain)?.min(if size == 0 { 0 } else { 16 });
        return (0..count).try_for_each(|n| scalars_of(info, &element, at + n * size, depth + 1, found));
    }
    if info.is_record(&plain) {
        // The node may be a declaration of a type that is defined elsewhere.
        let tag = if plain.contains("DW_TAG_union_type") { "union" } else { "struct" };
        let name = info.name(&plain).unwrap_or_default();
        let defined = info.type_named(&format!("{tag} {name}")).filter(|node| info.is_record(node));
        let members = info.members(&plain);
        let members = if members.is_empty() { defined.map_or(members, |node| info.members(node)) } else { members };
        return members_of(info, &members, at, depth, found);
    }
    let size = info.bits(&plain)? / 8;
    let class = match (info.is_pointer(&plain), info.basic(&plain)) {
        (true, _) | (_, Some(false)) => MemberClass::Int,
        (_, Some(true)) if size > 8 => MemberClass::X87,
        (_, Some(true)) => MemberClass::Float,
        _ => return None,
    };
    found.push(ScalarMember { offset: at, size, class });
    Some(())
}
