//! Parallel parsing of large texts: a text is split between functions, parsed on several threads, and merged into the
//! same module that sequential parsing returns.
//!
//! The text before the first function (types, most variables) is parsed first, and each part starts from a copy of its
//! tables. After the common entries, the tables of a part hold its own entries in source order, so that merging the
//! parts in order gives each entry the number that it would have had. The number of parts depends on the size of the
//! text only, not on the machine.
//!
//! All unusual cases fall back to sequential parsing from the start: any diagnostic, types defined between
//! functions, names defined by two parts. So this module need not handle them.

use super::Parser;
use super::module_state::{ModuleState, PendingBlock, SynthesizedFunction};
use crate::ir::remap::Remap;
use crate::ir::{Attr, AttrSet, ConstId, GlobalId, GlobalKind, GlobalValue, InstId, Module, Type, TypeKind, infer};
use crate::parallel::each;
use crate::source::Source;
use cranelift_entity::EntityRef;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

/// Minimum size of a text that is split: below it, threads and tables cost more than they save.
const LARGE: usize = 384 << 10;

/// Approximate size of a part, which has to outweigh its copy of the common tables.
const PART: usize = 3 << 20;

/// Maximum number of parts; more bring no gain.
const MAX_PARTS: usize = 8;

/// Instructions whose types cannot be inferred until the module is complete.
pub(super) type Uninferred = Vec<(GlobalId, InstId)>;

/// Returns the number of parts to split a text into.
pub(super) fn suggested(source: &Source) -> usize {
    match source.text().len() {
        ..LARGE => 1,
        length => (length / PART).next_multiple_of(2).clamp(2, MAX_PARTS),
    }
}

/// Parses a text in parts. The result lacks the final checks, but its bodies have types, except for some
/// instructions. `None` if it must be parsed sequentially.
pub(super) fn read(source: &Source, count: usize, threads: usize) -> Option<(ModuleState<'_>, Uninferred)> {
    let text: &str = source.text();
    // Unnamed globals are numbered in source order.
    if count < 2 || text.contains("@\"\"") {
        return None;
    }
    let first = if text.starts_with("define ") { 0 } else { text.find("\ndefine ")? + 1 };
    let cuts = cuts(text, first, count);
    // One large function, for instance.
    if cuts.iter().any(|cut| cut.len() > text.len() / 4 * 3) {
        return None;
    }
    let mut parser = Parser::new(ModuleState { text: &text[..first], ..ModuleState::new(source) });
    parser.module(|_| false);
    let mut whole = parser.state;
    // Calls in a function of the common part, one that is indented, could refer to functions that only the parts define.
    let has_body = whole.module.definitions().next().is_some();
    if has_body || !whole.diagnostics.is_empty() || !whole.pending.is_empty() {
        return None;
    }
    whole.text = text;
    // The spelling of pointers is known only at the end: it must be the one that is assumed here.
    let typed = match (whole.typed_pointers, whole.opaque_pointers) {
        (false, false) => !text[first..].contains("ptr "),
        (typed, opaque) => typed && !opaque,
    };
    let mut parts = read_parts(&whole, &cuts, typed, threads)?;
    let base = CommonTables::of(&whole.module);
    let mut maps = Vec::with_capacity(parts.len());
    for part in &mut parts {
        maps.push(enter(&mut whole, &base, &mut part.state)?);
    }
    if whole.uses_typed_pointers() != typed {
        return None;
    }
    each(threads, parts.iter_mut().zip(&maps), |(part, map)| {
        let module = &mut part.state.module;
        for id in &module.order {
            module.globals[*id].kind.remap(map);
        }
        module.use_list_orders.iter_mut().for_each(|order| order.remap(map));
        // They are part of the whole now. Freeing them takes a while.
        (module.constants, module.types, module.by_name) = Default::default();
    });
    let mut left = Vec::new();
    for (part, map) in parts.into_iter().zip(&maps) {
        left.extend(part.left.into_iter().map(|(id, inst)| (map.global(id), inst)));
        define(&mut whole, part.state, map)?;
    }
    Some((whole, left))
}

/// Returns the ranges of the parts: each but the last ends after a line that consists of a closing brace.
fn cuts(text: &str, first: usize, count: usize) -> Vec<Range<usize>> {
    let mut cuts = Vec::with_capacity(count);
    let mut start = first;
    for n in 1..=count {
        let wanted = (first + (text.len() - first) / count * n).max(start);
        // Searches bytes, since the position may not be a character boundary.
        let found = text.as_bytes()[wanted..].windows(3).position(|w| w == b"\n}\n").filter(|_| n < count);
        let end = found.map_or(text.len(), |at| wanted + at + 3);
        if start < end {
            cuts.push(start..end);
        }
        start = end;
    }
    cuts
}

/// Parsed part.
struct ParsedPart<'s> {
    state: ModuleState<'s>,
    left: Uninferred,
}

fn read_parts<'s>(
    whole: &ModuleState<'s>,
    cuts: &[Range<usize>],
    typed: bool,
    threads: usize,
) -> Option<Vec<ParsedPart<'s>>> {
    let stop = AtomicBool::new(false);
    let parts: Mutex<Vec<Option<ParsedPart<'s>>>> = Mutex::new(cuts.iter().map(|_| None).collect());
    each(threads, cuts.iter().enumerate(), |(n, cut)| {
        let part = read_part(whole, cut.clone(), typed, &stop);
        if part.is_none() {
            stop.store(true, Ordering::Relaxed);
        }
        parts.lock().unwrap_or_else(|poisoned| poisoned.into_inner())[n] = part;
    });
    let parts = parts.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    parts.into_iter().collect()
}

fn read_part<'s>(whole: &ModuleState<'s>, cut: Range<usize>, typed: bool, stop: &AtomicBool) -> Option<ParsedPart<'s>> {
    let unusual =
        |state: &ModuleState<'s>| !state.diagnostics.is_empty() || state.unsettled || stop.load(Ordering::Relaxed);
    let state = whole.fork(cut.end);
    let mut parser = Parser { at: cut.start, ..Parser::new(state) };
    parser.module(|parser| unusual(&parser.state));
    let mut state = parser.state;
    let named = state.module.types.named.len() > whole.module.types.named.len();
    if parser.at < cut.end || unusual(&state) || named || !state.pending.is_empty() || state.module.damaged {
        return None;
    }
    if typed {
        super::type_allocas(&mut state.module);
    }
    state.forget_texts();
    let defined = state.module.order.clone();
    let left = infer::run_early(&mut state.module, &defined);
    Some(ParsedPart { state, left })
}

impl<'s> ModuleState<'s> {
    /// Returns a copy for a part of the text that ends at `end`, with the common tables and no entities of
    /// its own.
    fn fork(&self, end: usize) -> ModuleState<'s> {
        let module = Module {
            types: self.module.types.clone(),
            constants: self.module.constants.clone(),
            attrs: self.module.attrs.clone(),
            globals: self.module.globals.clone(),
            by_name: self.module.by_name.clone(),
            data_layout: self.module.data_layout.clone(),
            ..Module::default()
        };
        ModuleState {
            text: &self.source.text()[..end],
            module,
            types: self.types.clone(),
            named: self.named.clone(),
            attributes: self.attributes.clone(),
            globals: self.globals.clone(),
            ..ModuleState::new(self.source)
        }
    }
}

/// Sizes of the common tables that each part started from.
struct CommonTables {
    types: usize,
    constants: usize,
    attrs: usize,
    globals: usize,
}

impl CommonTables {
    fn of(module: &Module) -> CommonTables {
        CommonTables {
            types: module.types.len(),
            constants: module.constants.len(),
            attrs: module.attrs.iter().count(),
            globals: module.globals.len(),
        }
    }
}

/// Mapping from the ids of a part to those of the whole; common ids are unchanged.
struct PartRemap<'b> {
    base: &'b CommonTables,
    types: Vec<Type>,
    constants: Vec<ConstId>,
    attrs: Vec<AttrSet>,
    globals: Vec<GlobalId>,
}

fn mapped<K: EntityRef>(base: usize, list: &[K], id: K) -> K {
    id.index().checked_sub(base).map_or(id, |n| list[n])
}

impl Remap for PartRemap<'_> {
    fn ty(&self, ty: Type) -> Type {
        mapped(self.base.types, &self.types, ty)
    }

    fn constant(&self, constant: ConstId) -> ConstId {
        mapped(self.base.constants, &self.constants, constant)
    }

    fn global(&self, global: GlobalId) -> GlobalId {
        mapped(self.base.globals, &self.globals, global)
    }

    fn attrs(&self, attrs: AttrSet) -> AttrSet {
        mapped(self.base.attrs, &self.attrs, attrs)
    }

    fn text(&self, _: &mut Arc<str>) {}
}

/// Interns the entries of a part in the tables of the whole; returns the mapping.
fn enter<'b, 's>(
    whole: &mut ModuleState<'s>,
    base: &'b CommonTables,
    part: &mut ModuleState<'s>,
) -> Option<PartRemap<'b>> {
    let mut map = PartRemap { base, types: Vec::new(), constants: Vec::new(), attrs: Vec::new(), globals: Vec::new() };
    let (from, to) = (&part.module, &mut whole.module);
    for ty in from.types.ids().skip(base.types) {
        let mut kind: TypeKind = from.types.written(ty).clone();
        kind.map_parts(|part| map.ty(part));
        map.types.push(to.types.intern(kind));
    }
    for (_, list) in from.attrs.iter().skip(base.attrs) {
        let list = list.iter().map(|attr| match attr {
            Attr::Type(word, ty) => Attr::Type(word.clone(), map.ty(*ty)),
            other => other.clone(),
        });
        map.attrs.push(to.attrs.intern(list.collect()));
    }
    for (_, global) in from.globals.iter().skip(base.globals) {
        let known = to.by_name.get(&global.name).copied();
        map.globals.push(known.unwrap_or_else(|| {
            let id = to.globals.push(GlobalValue::undeclared(global.name.clone(), global.span));
            to.by_name.insert(global.name.clone(), id);
            id
        }));
    }
    for (_, constant) in from.constants.iter().skip(base.constants) {
        let mut constant = constant.clone();
        constant.remap(&map);
        map.constants.push(to.constants.intern(constant));
    }
    whole.opaque_pointers |= part.opaque_pointers;
    whole.typed_pointers |= part.typed_pointers;
    whole.kept.append(std::mem::take(&mut part.kept))?;
    whole.gaps.append(&mut part.gaps);
    whole.synthesized_functions.extend(part.synthesized_functions.drain(..).map(|made| SynthesizedFunction {
        id: map.global(made.id),
        ty: map.ty(made.ty),
        ..made
    }));
    let blocks = part.block_addresses.drain(..).map(|block| PendingBlock {
        id: map.constant(block.id),
        ty: map.ty(block.ty),
        function: map.global(block.function),
        ..block
    });
    whole.block_addresses.extend(blocks);
    Some(map)
}

/// Moves the definitions of a part into the whole. `None` if another part defines the same name.
fn define<'s>(whole: &mut ModuleState<'s>, part: ModuleState<'s>, map: &PartRemap<'_>) -> Option<()> {
    let (mut from, to) = (part.module, &mut whole.module);
    for id in from.order {
        let target = map.global(id);
        if !matches!(to.globals[target].kind, GlobalKind::Undeclared) {
            return None;
        }
        let name = to.globals[target].name.clone();
        let span = from.globals[id].span;
        to.globals[target] = std::mem::replace(&mut from.globals[id], GlobalValue::undeclared(name, span));
        to.order.push(target);
    }
    for (number, set) in from.attr_groups {
        if to.attr_groups.insert(number, map.attrs(set)).is_some() {
            return None;
        }
    }
    to.other_items.append(&mut from.other_items);
    to.obsolete_syntax.append(&mut from.obsolete_syntax);
    to.asm.append(&mut from.asm);
    to.use_list_orders.append(&mut from.use_list_orders);
    Some(())
}
