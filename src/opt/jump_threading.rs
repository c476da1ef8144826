//! Threads jumps over blocks that only branch on a phi (the frequent case of LLVM's jump-threading). Unoptimizing
//! front ends emit `a && b` as such a block:
//!
//! ```text
//!    left ─────┐                         left ───────┐
//!      │       │ false                     │         │
//!      ▼       ▼                           ▼         │
//!    right ─► test: phi, br                right     │
//!           │   │                         │   │      │
//!           ▼   ▼                         ▼   ▼      │
//!        then   other                  then   other ◄┘
//! ```
//!
//! An edge on which the phi is a constant is redirected to the successor that the constant selects. Loop headers
//! are left unchanged, since an edge past a header would create a second entry of its loop.

use super::PassContext;
use super::loops::Loops;
use crate::ir::cfg::Cfg;
use crate::ir::{BlockId, Body, Inst, Module, Operand, ValueId};
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};

/// Runs the pass.
pub fn run(cx: &mut PassContext<'_, '_>) {
    let module = cx.module;
    let mut found = find(cx.body());
    if found.is_empty() {
        return;
    }
    let cfg = Cfg::of_executable_edges(cx.body());
    let loops = Loops::new(cx.body(), &cfg);
    found.retain(|test| cfg.is_reachable(test.block) && loops.around(test.block) != Some(test.block));
    if found.is_empty() || loops.is_irreducible() {
        return;
    }
    let mut threader = Threader { body: cx.body_mut(), module, pending: FxHashMap::default() };
    let mut removed = FxHashSet::default();
    for test in found {
        if threader.thread(&test) {
            removed.insert(test.block);
        }
    }
    let Threader { body, mut pending, .. } = threader;
    for (block, edges) in pending.drain() {
        apply(body, block, &edges);
    }
    body.layout.retain(|block| !removed.contains(block));
}

/// A block that consists of a phi and a branch on it.
struct PhiBranch {
    block: BlockId,
    phi: ValueId,
}

/// Finds the blocks whose phi has a constant operand and whose only use is the branch.
fn find(body: &Body) -> Vec<PhiBranch> {
    let mut tests = Vec::new();
    for &block in &body.layout {
        let [phi, branch] = body.blocks[block].insts[..] else { continue };
        let (Inst::Phi { incoming, .. }, Inst::CondBr { cond: Operand::Value(cond), .. }) =
            (&body.insts[phi], &body.insts[branch])
        else {
            continue;
        };
        if body.result(phi) == Some(*cond) && incoming.iter().any(|(value, _)| matches!(value, Operand::Const(_))) {
            tests.push(PhiBranch { block, phi: *cond });
        }
    }
    if tests.is_empty() {
        return tests;
    }
    let mut uses: SecondaryMap<ValueId, u32> = SecondaryMap::with_capacity(body.values.len());
    for &block in &body.layout {
        for &inst in &body.blocks[block].insts {
            body.insts[inst].for_each_operand(|_, operand| {
                if let Operand::Value(value) = operand {
                    uses[value] += 1;
                }
            });
        }
    }
    tests.retain(|test| uses[test.phi] == 1);
    tests
}

/// Edges of a block that are still to be added to or removed from its phis. Thousands of tests may each add an edge, so
/// the phis are changed once.
#[derive(Default)]
struct Edges {
    /// Predecessors to add, each with an existing predecessor whose operands it copies.
    added: Vec<(BlockId, BlockId)>,
    removed: FxHashSet<BlockId>,
}

struct Threader<'a> {
    body: &'a mut Body,
    module: &'a Module,
    pending: FxHashMap<BlockId, Edges>,
}

impl Threader<'_> {
    /// Redirects the edges on which the phi is a known constant, and returns whether no edge into the block remains.
    fn thread(&mut self, test: &PhiBranch) -> bool {
        // An earlier test may have redirected an edge to this block.
        if let Some(edges) = self.pending.remove(&test.block) {
            apply(self.body, test.block, &edges);
        }
        let [phi, branch] = self.body.blocks[test.block].insts[..] else { return false };
        let (Inst::Phi { incoming, .. }, Inst::CondBr { then, other, .. }) =
            (&self.body.insts[phi], &self.body.insts[branch])
        else {
            return false;
        };
        let (then, other) = (*then, *other);
        let known: Vec<(BlockId, BlockId)> = incoming
            .iter()
            .filter_map(|(value, from)| match value {
                Operand::Const(c) => {
                    let to = if self.module.constants[*c].as_int()? == 0 { other } else { then };
                    Some((*from, to))
                }
                Operand::Value(_) => None,
            })
            .collect();
        let mut moved = Edges::default();
        for (from, to) in known {
            if to != test.block && self.redirect(from, test.block, to) {
                self.pending.entry(to).or_default().added.push((from, test.block));
                moved.removed.insert(from);
            }
        }
        if moved.removed.is_empty() {
            return false;
        }
        apply(self.body, test.block, &moved);
        let empty = matches!(&self.body.insts[phi], Inst::Phi { incoming, .. } if incoming.is_empty());
        if empty {
            for to in [then, other] {
                self.pending.entry(to).or_default().removed.insert(test.block);
            }
        }
        empty
    }

    /// Redirects the edge from `from` to `test`, unless there are several or the block ends in a terminator other than
    /// a branch.
    fn redirect(&mut self, from: BlockId, test: BlockId, to: BlockId) -> bool {
        let phis = self.body.blocks[to].insts.first().is_some_and(|i| matches!(self.body.insts[*i], Inst::Phi { .. }));
        let Some(last) = self.body.blocks[from].insts.last() else { return false };
        let terminator = &mut self.body.insts[*last];
        if !matches!(terminator, Inst::Br(_) | Inst::CondBr { .. }) {
            return false;
        }
        let (mut to_test, mut to_target) = (0, 0);
        terminator.for_each_target(|target| {
            to_test += u32::from(target == test);
            to_target += u32::from(target == to);
        });
        // With phis, both edges would need the same operands.
        if to_test != 1 || phis && to_target > 0 {
            return false;
        }
        terminator.for_each_target_mut(|target| {
            if *target == test {
                *target = to;
            }
        });
        true
    }
}

/// Changes the phis of a block.
fn apply(body: &mut Body, block: BlockId, edges: &Edges) {
    let Body { blocks, insts, .. } = body;
    for inst in &blocks[block].insts {
        let Inst::Phi { incoming, .. } = &mut insts[*inst] else { break };
        let mut all = std::mem::take(incoming).into_vec();
        let mut operands: FxHashMap<BlockId, Operand> = FxHashMap::default();
        if !edges.added.is_empty() {
            operands.extend(all.iter().map(|(value, from)| (*from, *value)));
        }
        for (from, like) in &edges.added {
            if let Some(value) = operands.get(like).copied() {
                all.push((value, *from));
                operands.insert(*from, value);
            }
        }
        all.retain(|(_, from)| !edges.removed.contains(from));
        *incoming = all.into();
    }
}
