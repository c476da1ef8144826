//! Rotates loops (LLVM's loop-rotate): a loop whose header tests the condition is changed to test it once before
//! the first iteration, and then at the end of each iteration. That saves one branch per iteration.
//!
//! ```text
//!      │                                 │
//!      ▼                                 ▼
//!    header ◄──┐                       header
//!    │    │    │                       │    │
//!    │    ▼    │                       │    ▼
//!    │   body ─┘                       │   ahead
//!    ▼                                 │    ▼
//!   exit                               │   body ◄─┐
//!                                      │    │     │
//!                                      │   test ──┘    test: a copy of the header's instructions, at the
//!                                      ▼    ▼          end of each block with a back edge
//!                                      exit
//! ```
//!
//! Only loops whose header defines no value used outside of the header are rotated, which is the form that
//! unoptimizing front ends emit.

use super::PassContext;
use super::loops::Loops;
use crate::ir::cfg::Cfg;
use crate::ir::{Block, BlockId, Body, Inst, InstId, Operand, ValueData, ValueDef, ValueId};
use cranelift_entity::SecondaryMap;

/// Limit on the instructions copied for one loop.
const MAX_COPIED_INSTS: usize = 24;

/// Rotates all loops that qualify.
pub fn run(cx: &mut PassContext<'_, '_>) {
    if !has_back_edge(cx.body()) {
        return;
    }
    let cfg = Cfg::of_executable_edges(cx.body());
    let loops = Loops::new(cx.body(), &cfg);
    let found = find(cx.body(), &cfg, &loops);
    if found.is_empty() {
        return;
    }
    let body = cx.body_mut();
    let mut aheads: SecondaryMap<BlockId, Vec<BlockId>> = SecondaryMap::with_capacity(body.blocks.len());
    for turn in found {
        let ahead = apply(body, &turn);
        aheads[turn.body].push(ahead);
    }
    let layout = std::mem::take(&mut body.layout);
    body.layout =
        layout.into_iter().flat_map(|block| std::mem::take(&mut aheads[block]).into_iter().chain([block])).collect();
}

/// A loop to be rotated.
struct Rotation {
    header: BlockId,
    /// The header's successor inside the loop, and the one outside.
    body: BlockId,
    exit: BlockId,
    /// Blocks with a back edge.
    latches: Vec<BlockId>,
}

/// Whether any branch targets an earlier block or its own block: a quick test for loops.
fn has_back_edge(body: &Body) -> bool {
    let mut seen: SecondaryMap<BlockId, bool> = SecondaryMap::with_capacity(body.blocks.len());
    body.layout.iter().any(|block| {
        seen[*block] = true;
        let mut back = false;
        if let Some(terminator) = body.terminator(*block) {
            terminator.for_each_target(|to| back |= seen[to]);
        }
        back
    })
}

fn find(body: &Body, cfg: &Cfg, loops: &Loops) -> Vec<Rotation> {
    let mut turns = Vec::new();
    let mut seen_outside = None;
    for &header in cfg.order.iter().filter(|b| loops.around(**b) == Some(**b)) {
        let Some(Inst::CondBr { then, other, .. }) = body.terminator(header) else { continue };
        let (inside, exit) = match (loops.leaves(header, *then), loops.leaves(header, *other)) {
            (false, true) => (*then, *other),
            (true, false) => (*other, *then),
            _ => continue,
        };
        let insts = &body.blocks[header].insts;
        let latches: Vec<BlockId> =
            cfg.predecessors[header].iter().copied().filter(|from| cfg.dominates(header, *from)).collect();
        if inside == header
            || insts.len() * latches.len() > MAX_COPIED_INSTS
            || !latches.iter().all(|from| matches!(body.terminator(*from), Some(Inst::Br(_))))
            || !insts.iter().all(|inst| can_copy(&body.insts[*inst]))
        {
            continue;
        }
        let outside = seen_outside.get_or_insert_with(|| used_outside(body));
        if !outside[header] {
            turns.push(Rotation { header, body: inside, exit, latches });
        }
    }
    turns
}

/// Whether an instruction may be duplicated.
fn can_copy(inst: &Inst) -> bool {
    match inst {
        Inst::Phi { .. } | Inst::Alloca { .. } | Inst::Call(_) | Inst::Invalid => false,
        Inst::CondBr { .. } => true,
        other => !other.is_terminator() && !other.is_pad(),
    }
}

/// Returns the blocks whose results are used in other blocks, or by phis.
fn used_outside(body: &Body) -> SecondaryMap<BlockId, bool> {
    let mut block_of: SecondaryMap<InstId, Option<BlockId>> = SecondaryMap::with_capacity(body.insts.len());
    for &block in &body.layout {
        body.blocks[block].insts.iter().for_each(|inst| block_of[*inst] = Some(block));
    }
    let mut outside = SecondaryMap::with_capacity(body.blocks.len());
    for &block in &body.layout {
        for &inst in &body.blocks[block].insts {
            let inst = &body.insts[inst];
            let phi = matches!(inst, Inst::Phi { .. });
            inst.for_each_operand(|_, operand| {
                if let Operand::Value(value) = operand
                    && let ValueDef::Inst(def) = body.values[value].def
                    && let Some(home) = block_of[def]
                    && (phi || home != block)
                {
                    outside[home] = true;
                }
            });
        }
    }
    outside
}

/// Rotates a loop, and returns the new preheader.
fn apply(body: &mut Body, turn: &Rotation) -> BlockId {
    for &latch in &turn.latches {
        body.blocks[latch].insts.pop();
        copy(body, turn.header, latch);
        for target in [turn.body, turn.exit] {
            add_phi_entries(body, target, turn.header, latch);
        }
    }
    // Preheader: computations at the loop's entry run only if there is a first iteration.
    let ahead = body.blocks.push(Block::default());
    let go = body.insts.push(Inst::Br(turn.body));
    body.blocks[ahead].insts.push(go);
    if let Some(last) = body.blocks[turn.header].insts.last().copied()
        && let Inst::CondBr { then, other, .. } = &mut body.insts[last]
    {
        [then, other].into_iter().filter(|to| **to == turn.body).for_each(|to| *to = ahead);
    }
    each_phi(body, turn.body, |incoming| {
        incoming.iter_mut().filter(|(_, from)| *from == turn.header).for_each(|(_, from)| *from = ahead);
    });
    ahead
}

/// Appends copies of the instructions of one block to another.
fn copy(body: &mut Body, from: BlockId, to: BlockId) {
    let mut copies: Vec<(ValueId, ValueId)> = Vec::new();
    for n in 0..body.blocks[from].insts.len() {
        let original = body.blocks[from].insts[n];
        let mut inst = body.insts[original].clone();
        inst.for_each_operand_mut(|operand| {
            if let Operand::Value(value) = operand
                && let Some((_, copied)) = copies.iter().find(|(original, _)| original == value)
            {
                *value = *copied;
            }
        });
        let id = body.insts.push(inst);
        body.inst_locs[id] = body.inst_locs[original];
        if let Some(result) = body.result(original) {
            let data = ValueData { def: ValueDef::Inst(id), name: None, ..body.values[result].clone() };
            let copied = body.values.push(data);
            body.results[id] = copied.into();
            copies.push((result, copied));
        }
        body.blocks[to].insts.push(id);
    }
}

/// Adds the edge `from` → `target` to the phis of `target`, with the values of the edge from `like`.
fn add_phi_entries(body: &mut Body, target: BlockId, like: BlockId, from: BlockId) {
    each_phi(body, target, |incoming| {
        if let Some((value, _)) = incoming.iter().find(|(_, block)| *block == like).copied() {
            let mut all = std::mem::take(incoming).into_vec();
            all.push((value, from));
            *incoming = all.into();
        }
    });
}

fn each_phi(body: &mut Body, block: BlockId, mut f: impl FnMut(&mut Box<[(Operand, BlockId)]>)) {
    let Body { blocks, insts, .. } = body;
    for inst in &blocks[block].insts {
        let Inst::Phi { incoming, .. } = &mut insts[*inst] else { break };
        f(incoming);
    }
}
