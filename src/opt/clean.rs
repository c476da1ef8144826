//! The control-flow graph without what front ends leave in it: blocks that nobody comes to, branches whose way is known,
//! blocks with one way in that follow each other (LLVM's simplifycfg, the cheap part), and pure instructions that nobody
//! uses.

use super::Unit;
use crate::ir::cfg::landing_pad;
use crate::ir::inst::BinaryOp;
use crate::ir::{BlockId, Body, Constants, Inst, Module, Operand, Type, ValueDef, ValueId};
use cranelift_entity::SecondaryMap;

/// Cleans a body.
pub fn run(unit: &mut Unit<'_, '_>) {
    let module = unit.module;
    if decide_branches(unit, module) | follows(unit.body()) {
        merge(unit.body_mut());
    }
    drop_unused(unit, module);
}

/// Whether some block is not reached, or has one way in, from a block with one way out.
fn follows(body: &Body) -> bool {
    let edges = Edges::new(body);
    body.layout.iter().any(|b| !edges.reached[*b] || next(body, &edges, *b).is_some())
}

/// Which blocks are reached, and by how many edges.
struct Edges {
    reached: SecondaryMap<BlockId, bool>,
    into: SecondaryMap<BlockId, u32>,
}

impl Edges {
    fn new(body: &Body) -> Edges {
        let mut edges = Edges {
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

/// The block that can be put behind another one.
fn next(body: &Body, edges: &Edges, block: BlockId) -> Option<BlockId> {
    match body.terminator(block) {
        Some(Inst::Br(to)) if edges.into[*to] == 1 && *to != body.entry() && *to != block => {
            landing_pad(body, *to).is_none().then_some(*to)
        }
        _ => None,
    }
}

/// Replaces branches whose condition is a constant.
fn decide_branches(unit: &mut Unit<'_, '_>, module: &Module) -> bool {
    let body = unit.body();
    let mut decided: Vec<(BlockId, BlockId, Vec<BlockId>)> = Vec::new();
    for &block in &body.layout {
        let Some(terminator) = body.terminator(block) else { continue };
        let to = match terminator {
            Inst::CondBr { then, other, .. } if then == other => Some(*then),
            Inst::CondBr { cond, then, other, .. } => {
                known(&module.constants, *cond).map(|bits| if bits == 0 { *other } else { *then })
            }
            Inst::Switch { value, default, cases, .. } => known(&module.constants, *value).map(|bits| {
                let fits = |((_, c), _): &&((_, _), BlockId)| module.constants[*c].as_int() == Some(bits);
                cases.iter().find(fits).map_or(*default, |(_, to)| *to)
            }),
            _ => None,
        };
        let Some(to) = to else { continue };
        let mut lost = Vec::new();
        let mut kept = false;
        terminator.for_each_target(|target| {
            if target != to || std::mem::replace(&mut kept, true) {
                lost.push(target);
            }
        });
        decided.push((block, to, lost));
    }
    if decided.is_empty() {
        return false;
    }
    let body = unit.body_mut();
    for (block, to, lost) in decided {
        if let Some(last) = body.blocks[block].insts.last().copied() {
            body.insts[last] = Inst::Br(to);
        }
        lost.into_iter().for_each(|target| remove_edge(body, block, target));
    }
    true
}

fn known(constants: &Constants, operand: Operand) -> Option<u128> {
    match operand {
        Operand::Const(c) => constants[c].as_int(),
        Operand::Value(_) => None,
    }
}

/// Takes one edge out of the phis of a block.
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

/// Drops blocks that are not reached, and puts blocks that follow each other together.
fn merge(body: &mut Body) {
    let edges = Edges::new(body);
    // Unreached blocks do not arrive anywhere.
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
    let mut gone: SecondaryMap<BlockId, bool> = SecondaryMap::with_capacity(body.blocks.len());
    let mut instead: Replaced = SecondaryMap::new();
    let mut replaced = false;
    for at in 0..body.layout.len() {
        let block = body.layout[at];
        if !edges.reached[block] {
            gone[block] = true;
        }
        if gone[block] {
            continue;
        }
        while let Some(to) = next(body, &edges, block) {
            gone[to] = true;
            body.blocks[block].insts.pop();
            let insts = std::mem::take(&mut body.blocks[to].insts);
            for inst in insts {
                // With one way in, a phi is what comes that way.
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
            // What follows arrives from here now.
            let mut targets = Vec::new();
            if let Some(terminator) = body.terminator(block) {
                terminator.for_each_target(|target| targets.push(target));
            }
            for target in targets {
                let Body { blocks, insts, .. } = &mut *body;
                for inst in &blocks[target].insts {
                    let Inst::Phi { incoming, .. } = &mut insts[*inst] else { break };
                    incoming.iter_mut().filter(|(_, from)| *from == to).for_each(|(_, from)| *from = block);
                }
            }
        }
    }
    body.layout.retain(|block| !gone[*block]);
    if replaced {
        replace(body, &mut instead);
    }
}

/// What values are replaced by.
pub type Replaced = SecondaryMap<ValueId, Option<Operand>>;

/// Replaces values, also by values that are replaced themselves.
pub fn replace(body: &mut Body, instead: &mut Replaced) {
    let Body { blocks, layout, insts, .. } = body;
    for block in layout.iter() {
        for inst in &blocks[*block].insts {
            insts[*inst].for_each_operand_mut(|operand| *operand = last(instead, *operand));
        }
    }
}

/// What stands in the end for an operand. Chains are halved on the way: there may be long ones.
fn last(instead: &mut Replaced, mut operand: Operand) -> Operand {
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

/// Drops pure instructions whose result nobody uses.
fn drop_unused(unit: &mut Unit<'_, '_>, module: &Module) {
    let body = unit.body();
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
    let Body { blocks, layout, .. } = unit.body_mut();
    for block in layout.iter() {
        blocks[*block].insts.retain(|inst| !drop[*inst]);
    }
}

/// Whether nothing is lost when an instruction that nobody needs is left out. A division may stop the program.
pub fn is_pure(module: &Module, inst: &Inst) -> bool {
    match inst {
        Inst::Binary { op, rhs, ty, .. } => match op {
            BinaryOp::Udiv | BinaryOp::Urem => known(&module.constants, *rhs).is_some_and(|n| n != 0),
            BinaryOp::Sdiv | BinaryOp::Srem => {
                *ty != Type::I1 && known(&module.constants, *rhs).is_some_and(|n| n.count_ones() == 1)
            }
            _ => true,
        },
        Inst::Fneg { .. }
        | Inst::Freeze { .. }
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
