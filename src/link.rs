//! Links several modules into one, by the rules of LLVM's linker. Linking precedes verification, so that a single
//! module is verified and run.
//!
//! ```text
//! for each module:  comdat ── choice among groups of one name
//!                   resolution ── each global is new, the same as a known one, or replaces it
//!                   types ── unification of named types
//!                   content ── types, constants and bodies, remapped to the linked module's tables
//!                   text, flags ── metadata and other items kept as text
//! ```
//!
//! * External symbols of the same name are one: a definition replaces a declaration, a strong definition
//!   replaces a weak one (`weak`, `linkonce`, `common`; the largest of several commons is taken), and a
//!   second strong one is refused with both locations.
//! * `private` and `internal` symbols stay distinct, and are renamed if the name is taken: `.str`, `.str.1`.
//! * `appending` variables (`llvm.global_ctors`, `llvm.used`) are concatenated.
//! * Comdats of the same name form one group, chosen by their selection kind: the first, the largest, or any if they
//!   must be equal.
//! * Named types of the same name are unified if their bodies are equal; an opaque type gets the body that another
//!   module defines.
//! * If modules declare a symbol with different types, uses through a typed pointer get a `bitcast`.
//! * Metadata and attribute groups are renumbered, lists such as `!llvm.ident` are concatenated, module flags
//!   are merged.
//!
//! Unlike llvm-link, unused local functions are kept, since they may be called from outside. The result of linking a
//! damaged module is damaged, and the verifier does not report its errors.

mod comdat;
mod content;
mod flags;
mod rename;
mod resolution;
pub(crate) mod text;
mod types;

pub use rename::rename;

use crate::diagnostic::Diagnostic;
use crate::ir::constant::ConstExpr;
use crate::ir::inst::{CastFlags, CastOp};
use crate::ir::{ConstId, Constant, DataLayout, Module, Name, Type, TypeKind};
use crate::source::{Source, Span};
use comdat::LinkFrom;
use content::Map;
use indexmap::IndexMap;
use std::sync::Arc;
use text::Rewrite;
use types::TypeNames;

/// Codes of this module's diagnostics, each with its title.
pub const CODES: &[(&str, &str)] = &[
    ("E0901", "duplicate symbol"),
    ("E0902", "incompatible appending variables"),
    ("E0903", "conflicting comdats"),
    ("E0904", "conflicting module flags"),
    ("W0901", "modules for different targets"),
    ("W0902", "use of another module's symbol without a declaration"),
];

/// Warnings about inputs that are accepted although LLVM rejects them; strict profiles turn them into errors.
pub const LENIENT: &[&str] = &["W0902"];

/// Result of linking.
#[derive(Debug)]
pub struct Linked {
    /// The linked module.
    pub module: Module,
    /// Conflicts and remarks.
    pub diagnostics: Vec<Diagnostic>,
}

/// Links modules, each with its source; all sources belong to one [`SourceMap`](crate::source::SourceMap). Where order
/// matters, the first module takes precedence. Never fails: in a conflict, the first definition is kept.
pub fn link(modules: impl IntoIterator<Item = (Source, Module)>) -> Linked {
    let mut linker = Linker::default();
    for (source, module) in modules {
        linker.add(&source, module);
    }
    linker.bridge_types();
    Linked { module: linker.out, diagnostics: linker.found }
}

/// The module under construction, with its tables.
#[derive(Default)]
struct Linker {
    out: Module,
    found: Vec<Diagnostic>,
    types: TypeNames,
    /// Selection kinds of comdats by name.
    comdats: IndexMap<Name, String>,
    /// Uses of globals, with the value type that the using module assumes.
    uses: Vec<(ConstId, Type)>,
    /// Number of generated names.
    renamed: u32,
    next_global: u32,
    next_group: u32,
    next_metadata: u32,
    modules: u32,
}

impl Linker {
    fn add(&mut self, source: &Source, mut module: Module) {
        self.header(source, &module);
        let comdats = self.comdats(source, &module);
        let plans = self.plan(&module, &comdats);
        let pairs: Vec<(Type, Type)> = module
            .globals
            .keys()
            .map(|id| (self.out.value_type(plans[id].target), module.value_type(id)))
            .filter(|(a, b)| *a != Type::INVALID && *b != Type::INVALID)
            .collect();
        let types = self.types.add(&mut self.out, &module, &pairs);
        let mut rewrite = Rewrite { metadata: self.next_metadata, types: types.renamed.clone(), ..Rewrite::default() };
        for (id, global) in module.globals.iter() {
            let new = &self.out.globals[plans[id].target].name;
            if *new != global.name {
                rewrite.globals.insert(global.name.to_string(), new.to_string());
            }
        }
        let map = Map::new(self, &module, &plans, types, rewrite);
        self.content(&mut module, &plans, &map);
        self.texts(source, &module, &map.rewrite);
        self.modules += 1;
    }

    /// Merges the header of a module: target, source file name and module assembly.
    fn header(&mut self, source: &Source, module: &Module) {
        let out = &mut self.out;
        out.damaged |= module.damaged;
        out.uses_typed_pointers = module.uses_typed_pointers && (self.modules == 0 || out.uses_typed_pointers);
        out.asm.extend_from_slice(&module.asm);
        if out.source_filename.is_none() && self.modules == 0 {
            out.source_filename = module.source_filename.clone();
        }
        let both = [
            (&mut out.data_layout, &module.data_layout, "data layouts"),
            (&mut out.triple, &module.triple, "target triples"),
        ];
        for (old, new, what) in both {
            match (&*old, new) {
                (Some((a, first)), Some((b, here))) if a != b && !a.is_empty() && !b.is_empty() => {
                    let message = format!("linking two modules of different {what}: `{}` has `{b}`", source.name);
                    let found = Diagnostic::warning("W0901", *here, message);
                    self.found.push(found.label(*first, format!("the result has `{a}`")));
                }
                (None, Some(_)) => *old = new.clone(),
                _ => {}
            }
        }
    }

    /// Returns the data layout, which determines the sizes that linking compares.
    fn layout(&self) -> DataLayout {
        DataLayout::of(&self.out)
    }

    /// Chooses between the comdats of a module and those already linked.
    fn comdats(&mut self, source: &Source, module: &Module) -> IndexMap<Name, LinkFrom> {
        let layout = self.layout();
        let mut chosen = IndexMap::new();
        let mut is_changed = false;
        for item in &module.other_items {
            let Some((token, kind)) = comdat::parse_definition(item) else { continue };
            let name = comdat::parse_name(token);
            let from = match self.comdats.get_mut(&name) {
                None => {
                    self.out.other_items.push(item.clone());
                    self.comdats.insert(name.clone(), kind.into());
                    LinkFrom::Src
                }
                Some(old) => match comdat::choose(&name, (old, &self.out), (kind, module), &layout) {
                    Ok((from, kind)) => {
                        is_changed |= *old != kind;
                        *old = kind;
                        from
                    }
                    Err(why) => {
                        self.found.push(Diagnostic::error("E0903", place(source, item), why));
                        LinkFrom::Dst
                    }
                },
            };
            chosen.insert(name, from);
        }
        for item in self.out.other_items.iter_mut().filter(|_| is_changed) {
            if let Some((token, kind)) = comdat::parse_definition(item)
                && let Some(now) = self.comdats.get(&comdat::parse_name(token)).filter(|now| *now != kind)
            {
                *item = format!("{token} = comdat {now}").into();
            }
        }
        chosen
    }

    /// Merges metadata and other items kept as text.
    fn texts(&mut self, source: &Source, module: &Module, rewrite: &Rewrite) {
        let mut flag_list = None;
        self.out.obsolete_syntax.extend_from_slice(&module.obsolete_syntax);
        for item in &module.other_items {
            if comdat::parse_definition(item).is_some() || item.starts_with("uselistorder") {
                continue;
            }
            let text = rewrite.apply(item);
            if let Some((name, list)) = text::named_list(&text) {
                if name == flags::NAME && self.modules > 0 {
                    flag_list = Some((list.to_string(), item.clone()));
                    continue;
                }
                let old = self.out.other_items.iter().position(|i| text::named_list(i).is_some_and(|(n, _)| n == name));
                if let Some(at) = old {
                    let (_, first) = text::named_list(&self.out.other_items[at]).unwrap_or((name, ""));
                    let comma = if first.is_empty() || list.is_empty() { "" } else { ", " };
                    self.out.other_items[at] = format!("{name} = !{{{first}{comma}{list}}}").into();
                    continue;
                }
            }
            self.out.other_items.push(text);
        }
        self.next_metadata = self.next_metadata.max(rewrite.end.get());
        if let Some((list, item)) = flag_list {
            for conflict in flags::merge(&mut self.out.other_items, &list) {
                let place = place(source, &item);
                self.found.push(match conflict {
                    flags::Conflict::Error(text) => Diagnostic::error("E0904", place, text),
                    flags::Conflict::Warning(text) => Diagnostic::warning("W0901", place, text),
                });
            }
        }
    }

    /// Inserts bitcasts for the uses of globals whose type differs from the one that the using module assumes.
    fn bridge_types(&mut self) {
        let types = (0..self.out.types.len()).map(|n| self.out.types.written(Type::from_u32(n as u32)));
        let typed_pointers = types.into_iter().any(|kind| matches!(kind, TypeKind::Ptr { pointee: Some(_), .. }));
        for (id, expected) in std::mem::take(&mut self.uses) {
            let Constant::Global(ty, global) = self.out.constants[id] else { continue };
            let actual = self.out.value_type(global);
            if actual == expected || actual == Type::INVALID {
                continue;
            }
            let TypeKind::Ptr { addrspace, pointee } = *self.out.types.kind(ty) else { continue };
            let function = |ty| matches!(self.out.types.kind(ty), TypeKind::Function { .. });
            // Callees are never typed; other untyped uses fit any type.
            if pointee.is_none() && !function(expected) {
                continue;
            }
            let mut typed = |ty| self.out.types.intern(TypeKind::Ptr { pointee: Some(ty), addrspace });
            let (pointer, ty) = match (pointee, typed_pointers) {
                (None, false) => (ty, ty),
                (None, true) => (typed(actual), typed(expected)),
                (Some(_), _) => (typed(actual), ty),
            };
            // The constant itself is replaced, so its previous value is interned again.
            self.out.constants.replace(id, Constant::Invalid);
            let address = self.out.constants.intern(Constant::Global(pointer, global));
            let cast = ConstExpr::Cast { op: CastOp::Bitcast, flags: CastFlags::default(), arg: (pointer, address) };
            self.out.constants.replace(id, Constant::Expr(ty, Box::new(cast)));
        }
    }

    /// Returns an unused name: the name itself, or one generated as LLVM does.
    fn free_name(&mut self, name: &Name) -> Name {
        if let Name::Number(_) = name {
            self.next_global += 1;
            return Name::Number(self.next_global - 1);
        }
        let mut free = name.clone();
        while self.out.by_name.contains_key(&free) {
            self.renamed += 1;
            free = Name::Text(format!("{}.{}", name.symbol(), self.renamed).into());
        }
        free
    }
}

/// Returns the span of an item in the source.
fn place(source: &Source, item: &Arc<str>) -> Span {
    let at = source.text().find(&**item).unwrap_or(0);
    let length = item.lines().next().unwrap_or("").len().min(source.text().len() - at);
    source.span(at..at + length)
}
