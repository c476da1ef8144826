//! Source types that LLVM's types do not name: anonymous structs, and structs that only debug information has.

use super::Session;
use crate::ir::debug::{DebugInfo, Member};
use crate::ir::{GlobalKind, Type, TypeKind};
use std::collections::HashSet;
use std::fmt::Write;

/// Type of a field while a struct is laid out: its text, its size and its alignment in bytes.
struct FieldType {
    text: String,
    size: u64,
    align: u64,
}

/// Maximum nesting depth of types.
const MAX_DEPTH: usize = 32;

impl Session {
    /// Returns the debug information of the struct that a type stands for: one without a name of its own, to which
    /// `typedef` gives one, or that is the type of a variable or a member.
    pub(super) fn unnamed_record(&self, info: &DebugInfo<'_>, ty: &str) -> Option<String> {
        if let Some((_, name)) = ty.trim_start_matches(['%', '"']).trim_end_matches('"').split_once('.')
            && let Some(node) = info.type_named(name).and_then(|alias| info.plain_type(alias))
            && info.is_record(&node)
            && is_unnamed(info, &node)
        {
            return Some(node);
        }
        let mut found = self.unnamed_records(info).into_iter().filter(|(known, _)| known == ty).map(|(_, node)| node);
        let first = found.next()?;
        // Variables whose structs differ may have the same literal type.
        found.all(|other| other == first).then_some(first)
    }

    /// Returns the type of the session for a struct without a name in debug information.
    pub(super) fn type_of_unnamed(&self, info: &DebugInfo<'_>, node: &str) -> Option<String> {
        let mut aliases = info.named_types().filter(|(_, alias)| alias.starts_with("!DIDerivedType("));
        let alias = aliases.find(|(_, alias)| info.plain_type(alias).as_deref() == Some(node));
        let named = alias.and_then(|(name, _)| self.record_named(&name));
        named.or_else(|| self.unnamed_records(info).into_iter().find(|(_, known)| known == node).map(|(ty, _)| ty))
    }

    /// Returns the types of variables and members that are structs without a name, each with its debug information.
    fn unnamed_records(&self, info: &DebugInfo<'_>) -> Vec<(String, String)> {
        let module = self.checked.module();
        let (types, layout) = (&module.types, self.layout());
        let mut work = Vec::new();
        for global in module.by_name.values().map(|id| &module.globals[*id]) {
            if let GlobalKind::Variable { ty, .. } = global.kind
                && !global.metadata.is_empty()
                && let Some(node) = info.global(global).and_then(|(_, node)| node)
            {
                work.push((ty, node));
            }
        }
        for (name, id) in &self.names.types {
            let name = name.to_string();
            if let Some(body) = types.named[*id].body
                && let Some((word, name)) = name.split_once('.')
                && let Some(node) = info.type_named(&format!("{word} {name}"))
            {
                work.push((body, node.to_string()));
            }
        }
        let (mut found, mut met) = (Vec::new(), HashSet::new());
        while let Some((ty, node)) = work.pop() {
            let Some((ty, node)) = without_arrays(types, info, ty, &node) else { continue };
            if !info.is_record(&node) || !met.insert((ty, node.clone())) {
                continue;
            }
            let TypeKind::Struct { fields, .. } = types.kind(ty) else { continue };
            let Some(offsets) = layout.struct_layout(types, ty).map(|layout| layout.offsets) else { continue };
            for part in info.parts(&node) {
                let at = offsets.iter().position(|at| Some(at * 8) == part.offset);
                if let Some(at) = at.filter(|_| part.bits.is_none()) {
                    work.push((fields[at], part.ty));
                }
            }
            if is_unnamed(info, &node) {
                found.push((types.display(ty), node));
            }
        }
        found.sort();
        found
    }

    /// Returns the declaration in C of a function, given with or without its `@`, from debug information, and its place in
    /// the source: `int sum(struct node *)  prog.c:5`.
    pub fn c_declaration(&self, name: &str) -> Option<String> {
        let module = self.checked.module();
        let id = *module.by_name.get(&crate::parse::name(name.trim_start_matches('@')))?;
        let info = DebugInfo::new(module);
        info.declaration(&info.function(&module.globals[id])?).map(|(_, text)| text)
    }

    /// Returns definitions of the structs that debug information names and that the session does not have: optimized code
    /// has no types for them.
    pub(super) fn types_of_debug_info(&self) -> String {
        let module = self.checked.module();
        if module.uses_typed_pointers {
            return String::new();
        }
        let info = DebugInfo::new(module);
        let mut names: Vec<String> = info.named_types().map(|(name, _)| name).collect();
        names.sort();
        names.dedup();
        let mut found = String::new();
        for name in names {
            let Some((word @ ("struct" | "union"), tag)) = name.split_once(' ') else { continue };
            let is_identifier = tag.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
            if !is_identifier || self.record_named(tag).is_some() {
                continue;
            }
            // A type that is only declared has no layout.
            if let Some(node) = info.type_named(&name)
                && let Some(laid_out) = self.layout_of_record(&info, node, 0)
            {
                let _ = writeln!(found, "%{word}.{tag} = type {}", laid_out.text);
            }
        }
        found
    }

    /// Lays out a struct or union of C as a type of LLVM; `None` if a member has no counterpart.
    fn layout_of_record(&self, info: &DebugInfo<'_>, node: &str, depth: usize) -> Option<FieldType> {
        let size = info.bits(node)? / 8;
        let parts = info.parts(node);
        let is_union = info.is_union(node);
        let (mut fields, mut at, mut is_packed, mut most) = (Vec::new(), 0, false, 1);
        let pad = |fields: &mut Vec<String>, count: u64| fields.push(format!("[{count} x i8]"));
        let mut place = |field: FieldType, offset: u64, fields: &mut Vec<String>, at: &mut u64| {
            let natural = at.checked_next_multiple_of(field.align)?;
            if natural != offset {
                pad(fields, offset.checked_sub(*at).filter(|count| *count > 0)?);
                is_packed |= !offset.is_multiple_of(field.align);
            }
            most = most.max(field.align);
            *at = offset.checked_add(field.size)?;
            fields.push(field.text);
            Some(())
        };
        if is_union {
            let all: Option<Vec<FieldType>> =
                parts.iter().map(|part| self.layout_of_source(info, &part.ty, depth + 1)).collect();
            // As in clang, the first one among equal ones.
            if let Some(first) = all?.into_iter().rev().max_by_key(|field| (field.align, field.size)) {
                place(first, 0, &mut fields, &mut at)?;
            }
        } else {
            let ordinary = |part: &&Member| part.bits.is_none();
            for part in parts.iter().filter(ordinary) {
                let offset = part.offset? / 8;
                let field = self.layout_of_source(info, &part.ty, depth + 1)?;
                // Bytes before it belong to bit fields, or to nothing.
                place(field, offset, &mut fields, &mut at)?;
            }
        }
        let natural = at.checked_next_multiple_of(most)?;
        if is_packed || natural != size {
            let rest = size.checked_sub(at)?;
            if rest > 0 {
                fields.push(format!("[{rest} x i8]"));
            }
            is_packed |= !size.is_multiple_of(most);
        }
        let list = fields.join(", ");
        match is_packed {
            // Padding within a packed struct would have to be written out.
            true => None,
            false => Some(FieldType { text: format!("{{ {list} }}"), size, align: most }),
        }
    }

    /// Lays out a source type in memory.
    fn layout_of_source(&self, info: &DebugInfo<'_>, ty: &str, depth: usize) -> Option<FieldType> {
        let plain = info.plain_type(ty).filter(|_| depth < MAX_DEPTH)?;
        let of = |text: &str, size| Some(FieldType { text: text.into(), size, align: size });
        if info.is_pointer(&plain) {
            return of("ptr", 8);
        }
        if let Some(element) = info.element(&plain) {
            let (count, element) = (info.len(&plain)?, self.layout_of_source(info, &element, depth + 1)?);
            let size = element.size.checked_mul(count)?;
            return Some(FieldType { text: format!("[{count} x {}]", element.text), size, align: element.align });
        }
        if info.is_record(&plain) {
            let laid_out = self.layout_of_record(info, &plain, depth + 1)?;
            let word = if info.is_union(&plain) { "union" } else { "struct" };
            return Some(match info.name(&plain).filter(|name| !name.is_empty()) {
                Some(name) => FieldType { text: format!("%{word}.{name}"), ..laid_out },
                None => laid_out,
            });
        }
        match (info.basic(&plain)?, info.size(&plain)?) {
            (true, 32) => of("float", 4),
            (true, 64) => of("double", 8),
            (true, 128) => of("x86_fp80", 16),
            (false, bits @ (8 | 16 | 32 | 64 | 128)) => of(&format!("i{bits}"), bits / 8),
            _ => None,
        }
    }
}

fn is_unnamed(info: &DebugInfo<'_>, node: &str) -> bool {
    info.name(node).is_none_or(|name| name.is_empty())
}

/// Returns the element type of an array, with its source type; other types as they are.
fn without_arrays(types: &crate::ir::Types, info: &DebugInfo<'_>, ty: Type, source: &str) -> Option<(Type, String)> {
    let (mut ty, mut node) = (ty, info.plain_type(source)?);
    while let TypeKind::Array { elem, .. } = types.kind(ty) {
        (ty, node) = (*elem, info.plain_type(&info.element(&node)?)?);
    }
    Some((ty, node))
}
