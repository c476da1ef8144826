//! Simplifies the control-flow graph (the cheap part of LLVM's simplifycfg): removes unreachable blocks,
//! folds branches on constants, merges a block into its only predecessor, and removes pure instructions
//! without uses.

use super::PassContext;
use crate::ir::cfg::landing_pad;
use crate::ir::inst::BinaryOp;
use crate::ir::{BlockId, Body, Inst, Module, Operand, Type, ValueDef, ValueId};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;

/// Runs the pass.
pub fn run(cx: &mut PassContext<'_, '_>) {
    let module = cx.module;
    if fold_branches(cx, module) | can_merge(cx.body()) {
        merge_blocks(cx.body_mut());
    }
    remove_dead(cx, module);
}

/// Whether some block is unreachable, or can be merged into its only predecessor.
fn can_merge(body: &Body) -> bool {
    let edges = ReachableEdges::new(body);
    body.layout.iter().any(|b| !edges.reached[*b] || mergeable_successor(body, &edges, *b).is_some())
}

/// The reachable part of the graph.
struct ReachableEdges {
    reached: SecondaryMap<BlockId, bool>,
    /// Number of reachable edges into a block.
    into: SecondaryMap<BlockId, u32>,
}

impl ReachableEdges {
    fn new(body: &Body) -> ReachableEdges {
        let mut edges = ReachableEdges {
            reached: SecondaryMap::with_capacity(body.blocks.len()),
            into: SecondaryMap::with_capacity(body.blocks.len()),
        };
        let mut work = vec![body.entry()];
        edges.reached[body.entry()] = true;
        while let Some(block) = work.pop() {
            let Some(terminator) = body.terminator(block) else { continue };
            terminator.for_each_target(|to| {
                edges.into[to] += 1;
                if !std::mem::replace(&mut edges.reached[to], true) {
                    work.push(to);
                }
            });
        }
        edges
    }
}

/// Returns the only successor of a block, if the block is also its only predecessor.
fn mergeable_successor(body: &Body, edges: &ReachableEdges, block: BlockId) -> Option<BlockId> {
    match body.terminator(block) {
        Some(Inst::Br(to)) if edges.into[*to] == 1 && *to != body.entry() && *to != block => {
            landing_pad(body, *to).is_none().then_some(*to)
        }
        _ => None,
    }
}

/// Replaces branches on constants. Returns whether there were any.
fn fold_branches(cx: &mut PassContext<'_, '_>, module: &Module) -> bool {
    let body = cx.body();
    let mut decided: Vec<(BlockId, BlockId, Vec<BlockId>)> = Vec::new();
    for &block in &body.layout {
        let Some(terminator) = body.terminator(block) else { continue };
        let to = match terminator {
            Inst::CondBr { then, other, .. } if then == other => Some(*then),
            Inst::CondBr { cond, then, other, .. } => {
                module.constants.known_int(*cond).map(|bits| if bits == 0 { *other } else { *then })
            }
            Inst::Switch { value, default, cases, .. } => module.constants.known_int(*value).map(|bits| {
                let fits = |((_, c), _): &&((_, _), BlockId)| module.constants[*c].as_int() == Some(bits);
                cases.iter().find(fits).map_or(*default, |(_, to)| *to)
            }),
            _ => None,
        };
        let Some(to) = to else { continue };
        let mut lost = Vec::new();
        let mut skipped = false;
        terminator.for_each_target(|target| {
            if target != to || std::mem::replace(&mut skipped, true) {
                lost.push(target);
            }
        });
        decided.push((block, to, lost));
    }
    if decided.is_empty() {
        return false;
    }
    let body = cx.body_mut();
    for (block, to, lost) in decided {
        if let Some(last) = body.blocks[block].insts.last().copied() {
            body.insts[last] = Inst::Br(to);
        }
        lost.into_iter().for_each(|target| remove_edge(body, block, target));
    }
    true
}

/// Removes one incoming edge from the phis of a block.
pub fn remove_edge(body: &mut Body, from: BlockId, to: BlockId) {
    let Body { blocks, insts, .. } = body;
    for inst in &blocks[to].insts {
        let Inst::Phi { incoming, .. } = &mut insts[*inst] else { break };
        if let Some(at) = incoming.iter().position(|(_, block)| *block == from) {
            let mut rest = std::mem::take(incoming).into_vec();
            rest.remove(at);
            *incoming = rest.into();
        }
    }
}

/// Removes unreachable blocks, and merges blocks into their only predecessors.
fn merge_blocks(body: &mut Body) {
    let edges = ReachableEdges::new(body);
    // Edges from unreachable blocks are removed first.
    for at in 0..body.layout.len() {
        let block = body.layout[at];
        if edges.reached[block] {
            continue;
        }
        let mut targets = Vec::new();
        if let Some(terminator) = body.terminator(block) {
            terminator.for_each_target(|to| targets.push(to));
        }
        targets.into_iter().filter(|to| edges.reached[*to]).for_each(|to| remove_edge(body, block, to));
    }
    let mut removed: SecondaryMap<BlockId, bool> = SecondaryMap::with_capacity(body.blocks.len());
    let mut instead: Replacements = SecondaryMap::new();
    let mut replaced = false;
    let mut into: SecondaryMap<BlockId, PackedOption<BlockId>> = SecondaryMap::new();
    let mut merged = false;
    for at in 0..body.layout.len() {
        let block = body.layout[at];
        if !edges.reached[block] {
            removed[block] = true;
        }
        if removed[block] {
            continue;
        }
        while let Some(to) = mergeable_successor(body, &edges, block) {
            removed[to] = true;
            body.blocks[block].insts.pop();
            let insts = std::mem::take(&mut body.blocks[to].insts);
            for inst in insts {
                // A phi with one incoming edge is replaced by its value.
                if let Inst::Phi { incoming, .. } = &body.insts[inst]
                    && let Some(result) = body.result(inst)
                    && let [(value, _)] = **incoming
                {
                    instead[result] = Some(value);
                    replaced = true;
                } else {
                    body.blocks[block].insts.push(inst);
                }
            }
            into[to] = block.into();
            merged = true;
        }
    }
    body.layout.retain(|block| !removed[*block]);
    if replaced {
        replace(body, &mut instead);
    }
    if merged {
        rename_predecessors(body, &mut into);
    }
}

/// Replaces merged blocks in phis by the blocks into which they were merged.
fn rename_predecessors(body: &mut Body, into: &mut SecondaryMap<BlockId, PackedOption<BlockId>>) {
    let Body { blocks, layout, insts, .. } = body;
    for block in layout.iter() {
        for inst in &blocks[*block].insts {
            let Inst::Phi { incoming, .. } = &mut insts[*inst] else { break };
            for (_, from) in incoming.iter_mut() {
                // With path halving.
                while let Some(next) = into[*from].expand() {
                    if let Some(further) = into[next].expand() {
                        into[*from] = further.into();
                    }
                    *from = next;
                }
            }
        }
    }
}

/// Replacement of each value, if any.
pub type Replacements = SecondaryMap<ValueId, Option<Operand>>;

/// Replaces all uses of values. Replacements may be replaced themselves.
pub fn replace(body: &mut Body, instead: &mut Replacements) {
    let Body { blocks, layout, insts, .. } = body;
    for block in layout.iter() {
        for inst in &blocks[*block].insts {
            insts[*inst].for_each_operand_mut(|operand| *operand = resolve(instead, *operand));
        }
    }
}

/// Returns the end of a chain of replacements, with path halving.
fn resolve(instead: &mut Replacements, mut operand: Operand) -> Operand {
    while let Operand::Value(value) = operand
        && let Some(next) = instead[value]
    {
        if let Operand::Value(next) = next
            && let Some(further) = instead[next]
        {
            instead[value] = Some(further);
        }
        operand = next;
    }
    operand
}

/// Removes pure instructions without uses.
fn remove_dead(cx: &mut PassContext<'_, '_>, module: &Module) {
    let body = cx.body();
    let mut uses: SecondaryMap<ValueId, u32> = SecondaryMap::with_capacity(body.values.len());
    let mut pure = Vec::new();
    for &block in &body.layout {
        for &inst in &body.blocks[block].insts {
            body.insts[inst].for_each_operand(|_, operand| {
                if let Operand::Value(value) = operand {
                    uses[value] += 1;
                }
            });
            if let Some(result) = body.result(inst)
                && is_pure(module, &body.insts[inst])
            {
                pure.push(result);
            }
        }
    }
    let mut dead: Vec<ValueId> = pure.into_iter().filter(|value| uses[*value] == 0).collect();
    if dead.is_empty() {
        return;
    }
    let mut drop = SecondaryMap::new();
    while let Some(value) = dead.pop() {
        let ValueDef::Inst(inst) = body.values[value].def else { continue };
        drop[inst] = true;
        body.insts[inst].for_each_operand(|_, operand| {
            if let Operand::Value(used) = operand {
                uses[used] -= 1;
                if uses[used] == 0
                    && let ValueDef::Inst(def) = body.values[used].def
                    && is_pure(module, &body.insts[def])
                {
                    dead.push(used);
                }
            }
        });
    }
    let Body { blocks, layout, .. } = cx.body_mut();
    for block in layout.iter() {
        blocks[*block].insts.retain(|inst| !drop[*inst]);
    }
}

/// Whether an unused instruction may be removed. A division may trap, unless the divisor is a constant that excludes
/// it.
pub fn is_pure(module: &Module, inst: &Inst) -> bool {
    match inst {
        Inst::Binary { op, rhs, ty, .. } => match op {
            BinaryOp::Udiv | BinaryOp::Urem => module.constants.known_int(*rhs).is_some_and(|n| n != 0),
            BinaryOp::Sdiv | BinaryOp::Srem => {
                *ty != Type::I1 && module.constants.known_int(*rhs).is_some_and(|n| n.count_ones() == 1)
            }
            _ => true,
        },
        Inst::Unary { .. }
        | Inst::Cast { .. }
        | Inst::Icmp { .. }
        | Inst::Fcmp { .. }
        | Inst::Select { .. }
        | Inst::Phi { .. }
        | Inst::Gep { .. }
        | Inst::ExtractValue { .. }
        | Inst::InsertValue { .. }
        | Inst::ExtractElement { .. }
        | Inst::InsertElement { .. }
        | Inst::ShuffleVector { .. } => true,
        Inst::Alloca { count: None, inalloca: false, .. } => true,
        _ => false,
    }
}
