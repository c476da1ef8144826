//! Large texts: cut between functions, read by several threads, and put together to what reading in one go gives.
//!
//! What stands before the first function (types, most variables) is read first; every part starts from a copy of these
//! tables. A part's tables then hold what it mentions first, in the order of the text, behind what it started from: entered
//! one part after the other into the tables of the whole, everything gets the number it would have had. How often a text is
//! cut depends on its size alone, not on the machine.
//!
//! Whatever is unusual is left to reading in one go, from the start: any finding, types defined between functions, names
//! defined by two parts. So nothing here needs to know how that is treated.

use super::build::{Build, PendingBlock};
use super::old::Made;
use super::{Parser, recover};
use crate::ir::remap::Remap;
use crate::ir::{Attr, AttrSet, ConstId, GlobalId, GlobalKind, GlobalValue, InstId, Module, Type, TypeKind, infer};
use crate::parallel::each;
use crate::source::Source;
use cranelift_entity::EntityRef;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

/// Texts below this size are read in one go: threads and tables would cost more than they save.
const LARGE: usize = 384 << 10;

/// About as many bytes are worth a part of their own: each has a copy of the tables of what comes first.
const PART: usize = 3 << 20;

/// More parts than this are of no use.
const MOST_PARTS: usize = 8;

/// Instructions whose types could not be said yet.
pub(super) type Left = Vec<(GlobalId, InstId)>;

/// How many parts to cut a text into.
pub(super) fn suggested(source: &Source) -> usize {
    match source.text().len() {
        ..LARGE => 1,
        length => (length / PART).next_multiple_of(2).clamp(2, MOST_PARTS),
    }
}

/// Reads a text in parts. What is given back lacks the final checks, but bodies have their types, except for some
/// instructions. `None`: it must be read in one go.
pub(super) fn read(source: &Source, count: usize, threads: usize) -> Option<(Build<'_>, Left)> {
    let text: &str = source.text();
    // Globals without a name are numbered in the order of the text.
    if count < 2 || text.contains("@\"\"") {
        return None;
    }
    let first = text.find("\ndefine ")? + 1;
    let mut parser = Parser::new(Build { text: &text[..first], ..Build::new(source) });
    parser.module(|_| false);
    let mut whole = parser.build;
    if parser.deep || !whole.diagnostics.is_empty() || !whole.pending.is_empty() {
        return None;
    }
    whole.text = text;
    let cuts = cuts(text, first, count);
    // Which spelling pointers have is known at the end only: it must be the one that is expected here.
    let typed = match (whole.typed_pointers, whole.opaque_pointers) {
        (false, false) => !text[first..].contains("ptr "),
        (typed, opaque) => typed && !opaque,
    };
    let mut parts = read_parts(&whole, &cuts, typed, threads)?;
    let base = Base::of(&whole.module);
    let mut maps = Vec::with_capacity(parts.len());
    for part in &mut parts {
        maps.push(enter(&mut whole, &base, &mut part.build)?);
    }
    if whole.spells_pointees() != typed {
        return None;
    }
    each(threads, parts.iter_mut().zip(&maps), |(part, map)| {
        let module = &mut part.build.module;
        for id in &module.order {
            module.globals[*id].kind.remap(map);
        }
        module.use_list_orders.iter_mut().for_each(|order| order.remap(map));
    });
    let mut left = Vec::new();
    for (part, map) in parts.into_iter().zip(&maps) {
        left.extend(part.left.into_iter().map(|(id, inst)| (map.global(id), inst)));
        define(&mut whole, part.build, map)?;
    }
    Some((whole, left))
}

/// Where the parts begin and end: each but the last ends behind a brace that stands alone on its line.
fn cuts(text: &str, first: usize, count: usize) -> Vec<Range<usize>> {
    let mut cuts = Vec::with_capacity(count);
    let mut start = first;
    for n in 1..=count {
        let wanted = (first + (text.len() - first) / count * n).max(start);
        // Bytes, since a character may lie across the place.
        let found = text.as_bytes()[wanted..].windows(3).position(|w| w == b"\n}\n").filter(|_| n < count);
        let end = found.map_or(text.len(), |at| wanted + at + 3);
        if start < end {
            cuts.push(start..end);
        }
        start = end;
    }
    cuts
}

/// What was read of a part.
struct Part<'s> {
    build: Build<'s>,
    left: Left,
}

fn read_parts<'s>(whole: &Build<'s>, cuts: &[Range<usize>], typed: bool, threads: usize) -> Option<Vec<Part<'s>>> {
    let stop = AtomicBool::new(false);
    let parts: Mutex<Vec<Option<Part<'s>>>> = Mutex::new(cuts.iter().map(|_| None).collect());
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

fn read_part<'s>(whole: &Build<'s>, cut: Range<usize>, typed: bool, stop: &AtomicBool) -> Option<Part<'s>> {
    let unusual = |build: &Build<'s>| !build.diagnostics.is_empty() || build.unsettled || stop.load(Ordering::Relaxed);
    let build = whole.fork(cut.end);
    let deep = recover::may_be_deep(&build.text[cut.start..], super::DEEPEST);
    let mut parser = Parser { build, at: cut.start, guesses: 0, deep };
    if !deep {
        parser.module(|parser| unusual(&parser.build));
    }
    let mut build = parser.build;
    let named = build.module.types.named.len() > whole.module.types.named.len();
    if deep || parser.at < cut.end || unusual(&build) || named || !build.pending.is_empty() || build.module.damaged {
        return None;
    }
    if typed {
        super::type_allocas(&mut build.module);
    }
    build.forget_texts();
    let defined = build.module.order.clone();
    let left = infer::run_early(&mut build.module, &defined);
    Some(Part { build, left })
}

impl<'s> Build<'s> {
    /// For a part of the text that ends at `end`: knows what is known here, and has nothing of its own yet.
    fn fork(&self, end: usize) -> Build<'s> {
        let module = Module {
            types: self.module.types.clone(),
            constants: self.module.constants.clone(),
            attrs: self.module.attrs.clone(),
            globals: self.module.globals.clone(),
            by_name: self.module.by_name.clone(),
            data_layout: self.module.data_layout.clone(),
            ..Module::default()
        };
        Build {
            text: &self.source.text()[..end],
            module,
            types: self.types.clone(),
            named: self.named.clone(),
            attributes: self.attributes.clone(),
            globals: self.globals.clone(),
            ..Build::new(self.source)
        }
    }
}

/// How much the tables held that every part started from.
struct Base {
    types: usize,
    constants: usize,
    attrs: usize,
    globals: usize,
}

impl Base {
    fn of(module: &Module) -> Base {
        Base {
            types: module.types.len(),
            constants: module.constants.len(),
            attrs: module.attrs.iter().count(),
            globals: module.globals.len(),
        }
    }
}

/// From a part's numbers to those of the whole. What all started from keeps its numbers.
struct Map<'b> {
    base: &'b Base,
    types: Vec<Type>,
    constants: Vec<ConstId>,
    attrs: Vec<AttrSet>,
    globals: Vec<GlobalId>,
}

fn mapped<K: EntityRef>(base: usize, list: &[K], id: K) -> K {
    id.index().checked_sub(base).map_or(id, |n| list[n])
}

impl Remap for Map<'_> {
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

/// Enters what a part mentions into the tables of the whole.
fn enter<'b, 's>(whole: &mut Build<'s>, base: &'b Base, part: &mut Build<'s>) -> Option<Map<'b>> {
    let mut map = Map { base, types: Vec::new(), constants: Vec::new(), attrs: Vec::new(), globals: Vec::new() };
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
    whole.made.extend(part.made.drain(..).map(|made| Made { id: map.global(made.id), ty: map.ty(made.ty), ..made }));
    let blocks = part.block_addresses.drain(..).map(|block| PendingBlock {
        id: map.constant(block.id),
        ty: map.ty(block.ty),
        function: map.global(block.function),
        ..block
    });
    whole.block_addresses.extend(blocks);
    Some(map)
}

/// Puts what a part defines into the whole. `None`: another part has defined the same.
fn define<'s>(whole: &mut Build<'s>, part: Build<'s>, map: &Map<'_>) -> Option<()> {
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
    to.old_spellings.append(&mut from.old_spellings);
    to.asm.append(&mut from.asm);
    to.use_list_orders.append(&mut from.use_list_orders);
    Some(())
}
