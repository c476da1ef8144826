//! Threads jumps over blocks that only branch on a phi (the frequent case of LLVM's jump-threading). Front ends
//! write `a && b` as such a block when they do not optimize:
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
//! An edge that gives the phi a constant goes to the successor that the constant chooses. Loop headers stay as
//! they are: an edge past one would make a second entry of its loop.

use super::PassContext;
use super::loops::Loops;
use super::simplify_cfg::remove_edge;
use crate::ir::cfg::Cfg;
use crate::ir::{BlockId, Body, Inst, Module, Operand, ValueId};
use cranelift_entity::SecondaryMap;

/// Runs the pass.
pub fn run(cx: &mut PassContext<'_, '_>) {
    let module = cx.module;
    let mut found = find(cx.body());
    if found.is_empty() {
        return;
    }
    let cfg = Cfg::of_ways(cx.body());
    let loops = Loops::new(cx.body(), &cfg);
    found.retain(|test| cfg.is_reachable(test.block) && loops.around(test.block) != Some(test.block));
    if found.is_empty() || loops.is_irreducible() {
        return;
    }
    let body = cx.body_mut();
    for test in found {
        thread(body, module, &test);
    }
}

/// A block that consists of a phi and a branch on it.
struct Test {
    block: BlockId,
    phi: ValueId,
}

/// Finds the blocks whose phi has a constant operand and no other use than the branch.
fn find(body: &Body) -> Vec<Test> {
    let mut tests = Vec::new();
    for &block in &body.layout {
        let [phi, branch] = body.blocks[block].insts[..] else { continue };
        let (Inst::Phi { incoming, .. }, Inst::CondBr { cond: Operand::Value(cond), .. }) =
            (&body.insts[phi], &body.insts[branch])
        else {
            continue;
        };
        if body.result(phi) == Some(*cond) && incoming.iter().any(|(value, _)| matches!(value, Operand::Const(_))) {
            tests.push(Test { block, phi: *cond });
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

/// Redirects the edges whose operand of the phi is a known constant.
fn thread(body: &mut Body, module: &Module, test: &Test) {
    // An earlier change may have affected this block.
    let [phi, branch] = body.blocks[test.block].insts[..] else { return };
    let (Inst::Phi { incoming, .. }, Inst::CondBr { then, other, .. }) = (&body.insts[phi], &body.insts[branch]) else {
        return;
    };
    let (then, other) = (*then, *other);
    let known: Vec<(BlockId, BlockId)> = incoming
        .iter()
        .filter_map(|(value, from)| match value {
            Operand::Const(c) => {
                let to = if module.constants[*c].as_int()? == 0 { other } else { then };
                Some((*from, to))
            }
            Operand::Value(_) => None,
        })
        .collect();
    for (from, to) in known {
        if to == test.block || !has_one_edge(body, from, test.block) || has_phis_and_edge(body, from, to) {
            continue;
        }
        let Some(last) = body.blocks[from].insts.last().copied() else { continue };
        if !matches!(body.insts[last], Inst::Br(_) | Inst::CondBr { .. }) {
            continue;
        }
        body.insts[last].for_each_target_mut(|target| {
            if *target == test.block {
                *target = to;
            }
        });
        remove_edge(body, from, test.block);
        add_edge(body, from, to, test.block);
    }
    if matches!(&body.insts[phi], Inst::Phi { incoming, .. } if incoming.is_empty()) {
        [then, other].into_iter().for_each(|to| remove_edge(body, test.block, to));
        body.layout.retain(|block| *block != test.block);
    }
}

/// Whether exactly one edge goes from one block to another.
fn has_one_edge(body: &Body, from: BlockId, to: BlockId) -> bool {
    let mut edges = 0;
    if let Some(terminator) = body.terminator(from) {
        terminator.for_each_target(|target| edges += u32::from(target == to));
    }
    edges == 1
}

/// Whether a block with phis is a successor already: both edges would need the same operands.
fn has_phis_and_edge(body: &Body, from: BlockId, to: BlockId) -> bool {
    let phis = body.blocks[to].insts.first().is_some_and(|first| matches!(body.insts[*first], Inst::Phi { .. }));
    let mut edge = false;
    if let Some(terminator) = body.terminator(from) {
        terminator.for_each_target(|target| edge |= target == to);
    }
    phis && edge
}

/// Gives the phis of `to` the operands for an edge from `from` that they have for the one from `like`.
fn add_edge(body: &mut Body, from: BlockId, to: BlockId, like: BlockId) {
    let Body { blocks, insts, .. } = body;
    for inst in &blocks[to].insts {
        let Inst::Phi { incoming, .. } = &mut insts[*inst] else { break };
        if let Some((value, _)) = incoming.iter().find(|(_, block)| *block == like).copied() {
            let mut all = std::mem::take(incoming).into_vec();
            all.push((value, from));
            *incoming = all.into();
        }
    }
}
