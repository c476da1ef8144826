//! The struct types behind the session's names, for the completion of members.

use super::Session;
use super::members::StructNames;
use crate::ir::debug::DebugInfo;
use crate::ir::{GlobalId, Type, TypeKind};
use std::collections::hash_map::Entry;

impl Session {
    /// Returns the struct types behind these names, which are written with their sigils, and the members of these types and
    /// of those that they point to.
    pub fn struct_names(&self, names: &[String]) -> StructNames {
        // Debug information is searched for each type.
        const MAX_TYPES: usize = 50;
        let module = self.checked.module();
        let info = DebugInfo::new(module);
        let mut found = StructNames::default();
        let mut work: Vec<String> = names.iter().filter(|name| self.body_of(name).is_some()).cloned().collect();
        for name in names {
            let global = name.strip_prefix('@').and_then(|name| module.by_name.get(&crate::parse::name(name)));
            let ty = match global {
                Some(id) => self.struct_of_global(&info, *id),
                None => struct_in(self.value_type(name)).or_else(|| struct_in(self.pointee(name))),
            };
            if let Some(ty) = ty {
                found.names.insert(name.trim_start_matches(['%', '@']).into(), ty.clone());
                work.push(ty);
            }
        }
        for (name, node) in info.named_types().filter(|(_, node)| node.starts_with("!DIDerivedType(")) {
            found.aliases.insert(name, self.struct_behind(&info, node));
        }
        while let Some(ty) = work.pop().filter(|_| found.types.len() < MAX_TYPES) {
            let Entry::Vacant(entry) = found.types.entry(ty) else { continue };
            let mut members = self.members(entry.key());
            for (_, member) in &mut members {
                if let Some(inner) = struct_in(Some(member.clone())) {
                    *member = inner.clone();
                    work.push(inner);
                }
            }
            entry.insert(members);
        }
        found
    }

    /// Returns the struct that a variable or the result of a function is or points to.
    fn struct_of_global(&self, info: &DebugInfo<'_>, id: GlobalId) -> Option<String> {
        let module = self.checked.module();
        let (global, types) = (&module.globals[id], &module.types);
        let (source, ty) = match module.value_type(id) {
            Type::INVALID => return None,
            ty => match types.kind(ty) {
                TypeKind::Function { ret, .. } => {
                    (info.signature_of(global).and_then(|signature| info.result_of(&signature)), *ret)
                }
                _ => (info.global(global).and_then(|(_, source)| source), ty),
            },
        };
        source.and_then(|source| self.struct_behind(info, &source)).or_else(|| struct_in(Some(types.display(ty))))
    }

    /// Returns the session's struct for a source type that is a struct, or points to structs or has them as elements.
    fn struct_behind(&self, info: &DebugInfo<'_>, source: &str) -> Option<String> {
        const MAX_DEPTH: usize = 8;
        let mut node = info.plain_type(source)?;
        for _ in 0..MAX_DEPTH {
            let inner = info.pointee(&node).or_else(|| info.element(&node));
            match inner {
                Some(inner) => node = info.plain_type(&inner)?,
                None => return self.record(info, &node),
            }
        }
        None
    }
}

/// Returns the struct that a type is or has as elements.
fn struct_in(ty: Option<String>) -> Option<String> {
    let ty = ty?;
    let mut inner = ty.as_str();
    while let Some((_, element)) = inner.strip_prefix('[').and_then(|array| array.split_once(" x ")) {
        inner = element.strip_suffix(']')?;
    }
    let inner = inner.trim_end_matches('*');
    (inner.starts_with(['%', '{']) || inner.starts_with("<{")).then(|| inner.to_string())
}
