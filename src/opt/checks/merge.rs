//! Moves checks up to the first check of a neighboring address in their block: where they follow each other, compiled
//! code needs one comparison for all of them.
//!
//! ```text
//! check %p, 8 bytes            check %p, 8 bytes
//! %x = load %p                 %q' = getelementptr i8, ptr %p, i64 16
//! %q = %p + 16                 check %q', 8 bytes
//! check %q, 8 bytes            %x = load %p
//! %y = load %q                 %q = %p + 16
//!                              %y = load %q
//! ```
//!
//! No check is moved up past a call, or anything else that stops the program or that others see. If several accesses of
//! different objects in such a part of a block are mistakes, it may be a later one that is reported.

use super::access::{Check, is_barrier};
use super::address::{Addresses, Sum};
use crate::ir::cfg::Cfg;
use crate::ir::inst::GepFlags;
use crate::ir::{BlockId, Constant, Inst, InstId, Operand, Type, ValueId};
use crate::opt::PassContext;
use rustc_hash::FxHashMap;

/// Maximum number of checks that follow each other.
const MAX_TOGETHER: usize = 24;

/// Checks of one place, by their positions in a block, with their distances from the first.
struct Group {
    first: usize,
    sum: Sum,
    others: Vec<(usize, i64)>,
}

/// Runs the pass.
pub(in crate::opt) fn run(cx: &mut PassContext<'_, '_>) {
    if cx.module.find(super::origin::CHECK).is_none() {
        return;
    }
    let cfg = Cfg::of_executable_edges(cx.body());
    let mut addresses = Addresses::new(cx.module, cx.layout, cx.body(), &cfg);
    for &block in &cfg.order {
        let groups = groups(cx, &mut addresses, block);
        if !groups.is_empty() {
            gather(cx, block, groups);
        }
    }
}

/// Finds the checks of a block that can be moved.
fn groups(cx: &PassContext<'_, '_>, addresses: &mut Addresses<'_>, block: BlockId) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    // By origin, base and terms, since the last barrier.
    let mut open: FxHashMap<_, usize> = FxHashMap::default();
    for (at, &inst) in cx.body().blocks[block].insts.iter().enumerate() {
        let Some(check) = Check::read(cx.module, cx.body(), inst) else {
            if is_barrier(cx.module, &cx.body().insts[inst]) {
                open.clear();
            }
            continue;
        };
        if check.length.is_none_or(|length| length == 0) {
            continue;
        }
        let sum = addresses.sum(cx.body(), check.address);
        let place: (Operand, _, Vec<(i64, ValueId)>) = (addresses.canonical(check.origin), sum.base, sum.terms.clone());
        match open.get(&place) {
            Some(&group) if groups[group].others.len() + 1 < MAX_TOGETHER => {
                let distance = sum.offset.wrapping_sub(groups[group].sum.offset);
                groups[group].others.push((at, distance));
            }
            _ => {
                open.insert(place, groups.len());
                groups.push(Group { first: at, sum, others: Vec::new() });
            }
        }
    }
    groups.retain(|group| !group.others.is_empty());
    groups
}

/// Moves the checks of groups.
fn gather(cx: &mut PassContext<'_, '_>, block: BlockId, groups: Vec<Group>) {
    let old = std::mem::take(&mut cx.body_mut().blocks[block].insts);
    let mut moved = vec![false; old.len()];
    let mut instead: FxHashMap<usize, Vec<InstId>> = FxHashMap::default();
    for Group { first, others, .. } in groups {
        let Some(Check { address, origin, .. }) = Check::read(cx.module, cx.body(), old[first]) else { continue };
        let (mut derived, mut checks) = (Vec::new(), vec![old[first]]);
        for (at, distance) in others {
            let check = old[at];
            moved[at] = true;
            checks.push(check);
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
                    derived.push(inst);
                    Operand::Value(value)
                }
            };
            if let Inst::Call(call) = &mut cx.body_mut().insts[check] {
                (call.args[0].value, call.args[1].value) = (address, origin);
            }
        }
        derived.append(&mut checks);
        instead.insert(first, derived);
    }
    let mut insts = Vec::with_capacity(old.len());
    for (at, inst) in old.into_iter().enumerate() {
        match instead.remove(&at) {
            Some(group) => insts.extend(group),
            None if moved[at] => {}
            None => insts.push(inst),
        }
    }
    cx.body_mut().blocks[block].insts = insts;
}
