//! Removes checks of what is known from the checks before them: that the range is in its object, unless a call in between
//! could have freed that; that the address is aligned.
//!
//! ```text
//! call void @llvmlite.check(ptr %p, ptr %p, i64 16, i64 8)
//! %q = getelementptr i64, ptr %p, i64 1
//! call void @llvmlite.check(ptr %q, ptr %p, i64 8, i64 8)     removed
//! ```
//!
//! Two ranges that are in one object have everything between them in it too. Shadows that were checked before are 0
//! ([`defined`](super::defined)).

use super::access::{self, Check};
use super::address::{Addresses, Sum};
use super::origin::{FrameObjects, Origins, Root};
use crate::ir::callee::named_callee;
use crate::ir::cfg::Cfg;
use crate::ir::{Align, BlockId, Constant, GlobalKind, Inst, InstId, Module, Name, Operand, Type, ValueDef, ValueId};
use crate::opt::PassContext;
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};

/// Maximum number of blocks that are searched for what could free an object on the way to a block.
const MAX_BLOCKS: usize = 64;
/// Maximum distance of ranges.
const MAX_OFFSET: u64 = 1 << 40;
/// Allocation functions, whose results are multiples of 16.
const ALLOCATORS: [&str; 5] = ["malloc", "calloc", "realloc", "_Znwm", "_Znam"];

/// Base and terms of an address, and its origin.
type Place = (Operand, Root, Vec<(i64, ValueId)>);
/// Base and terms of an address that determine its lower bits.
type LowerBits = (Root, Vec<(i64, ValueId)>);

/// Range of offsets that is known to be in its object.
#[derive(Clone, Copy)]
struct Known {
    from: i64,
    to: i64,
    /// Number of the change that added it.
    change: usize,
}

/// A change of what is known, to be undone.
enum Change {
    Range(Place, Option<Known>),
    /// Alignment and offset of what is aligned.
    Align(LowerBits, Option<(u64, i64)>),
}

struct Facts<'a, 'm> {
    module: &'m Module,
    addresses: &'a mut Addresses<'m>,
    frame: &'a FrameObjects,
    ranges: FxHashMap<Place, Known>,
    aligns: FxHashMap<LowerBits, (u64, i64)>,
    changes: Vec<Change>,
    /// Ranges in objects that could be freed count if they were added since this change.
    since: usize,
}

/// Runs the pass.
pub(in crate::opt) fn run(cx: &mut PassContext<'_, '_>) {
    if !cx.has_folded_shadows {
        super::defined::run(cx);
    }
    if cx.module.find(super::origin::CHECK).is_none() {
        return;
    }
    let cfg = cx.cfg();
    let mut addresses = Addresses::new(cx.module, cx.layout, cx.body(), &cfg);
    let frame = FrameObjects::find(cx.body(), &mut Origins::new(cx.module, cx.layout));
    let children = cfg.dominator_children();
    let frees: SecondaryMap<BlockId, bool> = blocks_that_free(cx);
    let mut facts = Facts {
        module: cx.module,
        addresses: &mut addresses,
        frame: &frame,
        ranges: FxHashMap::default(),
        aligns: FxHashMap::default(),
        changes: Vec::new(),
        since: 0,
    };
    let mut removed: FxHashSet<InstId> = FxHashSet::default();
    let mut aligned = Vec::new();
    let mut rest = vec![(cx.body().entry(), None)];
    while let Some((block, leave)) = rest.pop() {
        if let Some((changes, since)) = leave {
            facts.undo(changes);
            facts.since = since;
            continue;
        }
        rest.push((block, Some((facts.changes.len(), facts.since))));
        if !is_clean(&cfg, &frees, block) {
            facts.since = facts.changes.len();
        }
        for &inst in &cx.body().blocks[block].insts {
            match Check::read(cx.module, cx.body(), inst) {
                Some(check) => match facts.check(cx, check) {
                    (true, true) => drop(removed.insert(inst)),
                    (false, true) if check.align > 1 => aligned.push(inst),
                    _ => {}
                },
                None if may_free(cx, inst) => facts.since = facts.changes.len(),
                None => {}
            }
        }
        rest.extend(children[block].iter().map(|child| (*child, None)));
    }
    if removed.is_empty() && aligned.is_empty() {
        return;
    }
    let one = cx.constant(Constant::Int(Type::I64, 1));
    let body = cx.body_mut();
    for inst in aligned {
        if let Inst::Call(call) = &mut body.insts[inst] {
            call.args[3].value = one;
        }
    }
    for block in body.layout.clone() {
        body.blocks[block].insts.retain(|inst| !removed.contains(inst));
    }
}

/// Returns whether an object may have been freed once an instruction is done.
fn may_free(cx: &PassContext<'_, '_>, inst: InstId) -> bool {
    let inst = &cx.body().insts[inst];
    access::may_free(cx.module, inst) && cx.facts().may_free(cx.module, inst)
}

/// Returns the blocks with an instruction that may free an object.
fn blocks_that_free(cx: &PassContext<'_, '_>) -> SecondaryMap<BlockId, bool> {
    let mut frees = SecondaryMap::new();
    for &block in &cx.body().layout {
        let mut insts = cx.body().blocks[block].insts.iter();
        frees[block] = insts.any(|inst| may_free(cx, *inst));
    }
    frees
}

/// Returns whether none of these blocks is on the way from its immediate dominator to a block.
pub(in crate::opt) fn is_clean(cfg: &Cfg, frees: &SecondaryMap<BlockId, bool>, block: BlockId) -> bool {
    let Some(dominator) = cfg.immediate_dominator(block) else { return true };
    let mut seen: FxHashSet<BlockId> = FxHashSet::default();
    let mut rest = vec![block];
    while let Some(at) = rest.pop() {
        for &from in &cfg.predecessors[at] {
            if from != dominator && cfg.is_reachable(from) && seen.insert(from) {
                if frees[from] || seen.len() > MAX_BLOCKS {
                    return false;
                }
                rest.push(from);
            }
        }
    }
    true
}

impl Facts<'_, '_> {
    /// Returns what is known of a check, that the range is in its object and that the address is aligned, and adds what
    /// is known after it.
    fn check(&mut self, cx: &PassContext<'_, '_>, check: Check) -> (bool, bool) {
        let sum = self.addresses.sum(cx.body(), check.address);
        let is_aligned = self.align(cx, &sum, check.align);
        let length = check.length.and_then(|length| i64::try_from(length).ok());
        let Some(length) =
            length.filter(|length| length.unsigned_abs() < MAX_OFFSET && sum.offset.unsigned_abs() < MAX_OFFSET)
        else {
            return (false, is_aligned);
        };
        let origin = self.addresses.canonical(check.origin);
        let is_kept = self.is_kept(origin);
        let place = (origin, sum.base, sum.terms);
        let (from, to) = (sum.offset, sum.offset + length);
        let known = self.ranges.get(&place).copied().filter(|known| is_kept || known.change >= self.since);
        let is_inside = known.is_some_and(|known| known.from <= from && to <= known.to);
        if !is_inside {
            let (from, to) = known.map_or((from, to), |known| (known.from.min(from), known.to.max(to)));
            let before = self.ranges.insert(place.clone(), Known { from, to, change: self.changes.len() });
            self.changes.push(Change::Range(place, before));
        }
        (is_inside, is_aligned)
    }

    /// Returns whether an address is known to be aligned, and notes that it is.
    fn align(&mut self, cx: &PassContext<'_, '_>, sum: &Sum, align: u64) -> bool {
        if align <= 1 {
            return true;
        }
        let lower = self.addresses.lower_bits(cx.body(), sum.clone(), align);
        let offset = lower.offset;
        let is_multiple = |offset: i64| offset.unsigned_abs().is_multiple_of(align);
        if lower.terms.is_empty()
            && declared_align(cx, self.frame, lower.base).is_multiple_of(align)
            && is_multiple(offset)
        {
            return true;
        }
        let place = (lower.base, lower.terms);
        let known = self.aligns.get(&place).copied();
        if known.is_some_and(|(known, at)| known >= align && is_multiple(offset.wrapping_sub(at))) {
            return true;
        }
        let before = self.aligns.insert(place.clone(), (align, offset));
        self.changes.push(Change::Align(place, before));
        false
    }

    /// Returns whether the object of an origin exists as long as the function runs.
    fn is_kept(&self, origin: Operand) -> bool {
        match origin {
            Operand::Value(value) => self.frame.private_size(value).is_some(),
            Operand::Const(id) => matches!(self.module.constants[id], Constant::Global(..)),
        }
    }

    /// Undoes the changes after the first ones.
    fn undo(&mut self, kept: usize) {
        while self.changes.len() > kept {
            match self.changes.pop() {
                Some(Change::Range(place, Some(before))) => drop(self.ranges.insert(place, before)),
                Some(Change::Range(place, None)) => drop(self.ranges.remove(&place)),
                Some(Change::Align(place, Some(before))) => drop(self.aligns.insert(place, before)),
                Some(Change::Align(place, None)) => drop(self.aligns.remove(&place)),
                None => {}
            }
        }
    }
}

/// Returns the alignment of a variable, or of the result of an allocation function; 1 if it is not known.
pub(super) fn declared_align(cx: &PassContext<'_, '_>, frame: &FrameObjects, base: Root) -> u64 {
    match base {
        Root::Value(value) => {
            let ValueDef::Inst(inst) = cx.body().values[value].def else { return 1 };
            match &cx.body().insts[inst] {
                Inst::Call(call) => {
                    let callee = named_callee(cx.module, call.callee).map(|id| &cx.module.globals[id]);
                    let is_allocator = callee.is_some_and(|callee| {
                        let is_outside = matches!(&callee.kind, GlobalKind::Function(f) if f.body.is_none());
                        is_outside && matches!(&callee.name, Name::Text(name) if ALLOCATORS.contains(&&**name))
                    });
                    if is_allocator { 16 } else { 1 }
                }
                _ => frame.align(value).unwrap_or(1),
            }
        }
        Root::Global(id) => match &cx.module.globals[id].kind {
            GlobalKind::Variable { ty, init: Some(_), .. } => {
                let align = cx.module.globals[id].align.map(Align::bytes);
                align.or_else(|| cx.layout.align_of(&cx.module.types, *ty)).unwrap_or(1)
            }
            _ => 1,
        },
        Root::Constant(_) => 1,
    }
}
