//! Moves checks up to the first check of a neighboring address in their block: where they follow each other, compiled
//! code needs one comparison for all of them.
//!
//! ```text
//! check %p, 8 bytes            %q' = getelementptr i8, ptr %p, i64 16
//! %x = load %p                 %s = %r + 8
//! %s = %r + 8                  check %p, 8 bytes
//! check %s, 8 bytes            check.earlier %s, 8 bytes
//! %y = load %s                 check %q', 8 bytes
//! %q = %p + 16                 %x = load %p
//! check %q, 8 bytes            check %s, 8 bytes
//! %z = load %q                 %y = load %s
//!                              %q = %p + 16
//!                              %z = load %q
//! ```
//!
//! No check is moved up past a call, or anything else that stops the program or that others see. A check that another one
//! is moved past is looked at if that fails, as [`EARLIER_CHECK`], so that the first mistake is reported. What its
//! address is computed from is moved up too; where that is not possible, nothing is moved past it.

use super::access::{Check, is_barrier};
use super::address::{Addresses, Sum};
use super::large::LargeCode;
use super::origin::{CHECK, EARLIER_CHECK};
use crate::ir::inst::GepFlags;
use crate::ir::{BlockId, Constant, Inst, InstId, Operand, Type, ValueDef, ValueId};
use crate::opt::PassContext;
use crate::opt::loops::Loops;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// Maximum number of checks that follow each other.
const MAX_TOGETHER: usize = 24;
/// Maximum number of checks of other places that the checks of a place are moved past.
const MAX_PASSED: usize = 8;
/// Maximum number of instructions that are moved up for one check.
const MAX_MOVED: usize = 16;

/// Checks of one place, by their positions in a block, with their distances from the first.
struct Group {
    first: usize,
    sum: Sum,
    others: Vec<(usize, i64)>,
    /// Checks of other places that `others` are moved past.
    passed: BTreeSet<usize>,
    /// Instructions without effects that are moved up before the first check.
    raised: BTreeSet<usize>,
}

/// Runs the pass.
pub(in crate::opt) fn run(cx: &mut PassContext<'_, '_>) {
    if cx.module.find(CHECK).is_none() {
        return;
    }
    let cfg = cx.cfg();
    let large = LargeCode::new(cx.module, cx.facts(), cx.body(), &Loops::new(cx.body(), &cfg));
    let mut addresses = Addresses::new(cx.module, cx.layout, cx.body(), &cfg);
    // In large code each check is the call of a stub, which also looks at the shadow of what is accessed behind it.
    for &block in cfg.order.iter().filter(|block| !large.contains(**block)) {
        let groups = groups(cx, &mut addresses, block);
        if !groups.is_empty() {
            gather(cx, block, groups);
        }
    }
}

/// A check since the last barrier: its position, and the position where it will be.
type Placed = (usize, usize);

/// Finds the checks of a block that can be moved.
fn groups(cx: &PassContext<'_, '_>, addresses: &mut Addresses<'_>, block: BlockId) -> Vec<Group> {
    let insts = &cx.body().blocks[block].insts;
    let position: FxHashMap<InstId, usize> = insts.iter().enumerate().map(|(at, inst)| (*inst, at)).collect();
    let mut groups: Vec<Group> = Vec::new();
    // Where instructions will be that are moved up.
    let mut raised: FxHashMap<usize, usize> = FxHashMap::default();
    let mut checks: Vec<Placed> = Vec::new();
    // By origin, base and terms, since the last barrier.
    let mut open: FxHashMap<_, usize> = FxHashMap::default();
    for (at, &inst) in insts.iter().enumerate() {
        let Some(check) = Check::read(cx.module, cx.body(), inst) else {
            if is_barrier(cx.module, &cx.body().insts[inst]) {
                open.clear();
                checks.clear();
            }
            continue;
        };
        if check.length.is_none_or(|length| length == 0) {
            checks.push((at, at));
            continue;
        }
        let sum = addresses.sum(cx.body(), check.address);
        let place: (Operand, _, Vec<(i64, ValueId)>) = (addresses.canonical(check.origin), sum.base, sum.terms.clone());
        let group = open.get(&place).copied().filter(|group| groups[*group].others.len() + 1 < MAX_TOGETHER);
        let fitting = group.and_then(|group| {
            let first = groups[group].first;
            let passed: BTreeSet<usize> =
                checks.iter().filter(|(from, to)| *from > first && *to > first).map(|(from, _)| *from).collect();
            let mut moved = BTreeSet::new();
            let passes = passed.union(&groups[group].passed).count() <= MAX_PASSED
                && passed.iter().all(|other| raise(cx, insts, (&position, &raised), (*other, first), &mut moved));
            passes.then_some((group, passed, moved))
        });
        match fitting {
            Some((group, passed, moved)) => {
                let Group { first, sum: from, others, passed: all, raised: up } = &mut groups[group];
                others.push((at, sum.offset.wrapping_sub(from.offset)));
                all.extend(passed);
                raised.extend(moved.iter().map(|inst| (*inst, *first)));
                up.extend(moved);
                checks.push((at, *first));
            }
            None => {
                open.insert(place, groups.len());
                groups.push(Group {
                    first: at,
                    sum,
                    others: Vec::new(),
                    passed: BTreeSet::new(),
                    raised: BTreeSet::new(),
                });
                checks.push((at, at));
            }
        }
    }
    groups.retain(|group| !group.others.is_empty());
    groups
}

/// Finds the instructions that must be moved up so that the operands of the instruction `user` exist before position
/// `first`. Returns whether all of them can be.
fn raise(
    cx: &PassContext<'_, '_>,
    insts: &[InstId],
    (position, raised): (&FxHashMap<InstId, usize>, &FxHashMap<usize, usize>),
    (user, first): (usize, usize),
    moved: &mut BTreeSet<usize>,
) -> bool {
    let mut rest = vec![user];
    while let Some(user) = rest.pop() {
        let mut possible = true;
        cx.body().insts[insts[user]].for_each_operand(|_, operand| {
            let Operand::Value(value) = operand else { return };
            let ValueDef::Inst(inst) = cx.body().values[value].def else { return };
            let Some(&at) = position.get(&inst) else { return };
            if raised.get(&at).copied().unwrap_or(at) <= first || moved.contains(&at) {
                return;
            }
            // An instruction that another group needs at its place is not moved again.
            let is_pure = match &cx.body().insts[inst] {
                Inst::Gep { .. } | Inst::Cast { .. } | Inst::Icmp { .. } | Inst::Select { .. } => true,
                Inst::Binary { op, .. } => !op.is_division(),
                _ => false,
            };
            possible &= is_pure && !raised.contains_key(&at) && moved.len() < MAX_MOVED;
            if possible {
                moved.insert(at);
                rest.push(at);
            }
        });
        if !possible {
            return false;
        }
    }
    true
}

/// Moves the checks of groups.
fn gather(cx: &mut PassContext<'_, '_>, block: BlockId, groups: Vec<Group>) {
    let old = std::mem::take(&mut cx.body_mut().blocks[block].insts);
    let mut moved: FxHashSet<usize> = FxHashSet::default();
    let mut instead: FxHashMap<usize, Vec<InstId>> = FxHashMap::default();
    let earlier = cx.module.find(EARLIER_CHECK).map(|id| cx.constant(Constant::Global(Type::PTR, id)));
    // The calls of `EARLIER_CHECK` have the operands as written, before the checks are moved.
    let mut copies: FxHashMap<(usize, usize), InstId> = FxHashMap::default();
    for Group { first, passed, .. } in &groups {
        for &at in passed {
            let mut call = cx.body().insts[old[at]].clone();
            if let (Inst::Call(call), Some(earlier)) = (&mut call, earlier) {
                call.callee = earlier;
                copies.insert((*first, at), cx.body_mut().derive(Inst::Call(call.clone()), old[at]));
            }
        }
    }
    for Group { first, others, passed, raised, .. } in groups {
        let Some(Check { address, origin, .. }) = Check::read(cx.module, cx.body(), old[first]) else { continue };
        let mut before: Vec<InstId> = raised.iter().map(|at| old[*at]).collect();
        moved.extend(raised);
        let mut checks: Vec<(usize, InstId)> = vec![(first, old[first])];
        checks.extend(passed.iter().filter_map(|at| Some((*at, *copies.get(&(first, *at))?))));
        for (at, distance) in others {
            let check = old[at];
            moved.insert(at);
            checks.push((at, check));
            let address = match distance {
                0 => address,
                _ => {
                    let index = (Type::I64, cx.constant(Constant::Int(Type::I64, distance as u64 as u128)));
                    let (flags, indices) = (GepFlags::default(), Box::from([index]));
                    let gep =
                        Inst::Gep { source: Type::I8, old: false, flags, base_ty: Type::PTR, base: address, indices };
                    let body = cx.body_mut();
                    let (inst, value) = body.derive_value(gep, Type::PTR, check);
                    // Its place is that of the access alone, in reports.
                    body.inst_locs[inst] = Default::default();
                    before.push(inst);
                    Operand::Value(value)
                }
            };
            if let Inst::Call(call) = &mut cx.body_mut().insts[check] {
                (call.args[0].value, call.args[1].value) = (address, origin);
            }
        }
        checks.sort_by_key(|(at, _)| *at);
        before.extend(checks.into_iter().map(|(_, check)| check));
        instead.insert(first, before);
    }
    let mut insts = Vec::with_capacity(old.len());
    for (at, inst) in old.into_iter().enumerate() {
        match instead.remove(&at) {
            Some(group) => insts.extend(group),
            None if moved.contains(&at) => {}
            None => insts.push(inst),
        }
    }
    cx.body_mut().blocks[block].insts = insts;
}
