//! Removes loads of values that a dominating load or store has already loaded or stored. Cranelift's optimizer does
//! this, too, but in loops only within a block: where it merges the memory states of a loop's entry and back edges,
//! every block of the loop gets a state of its own.

use cranelift_codegen::Context;
use cranelift_codegen::flowgraph::ControlFlowGraph;
use cranelift_codegen::ir::{Block, Function, Inst, InstructionData, Opcode, StackSlot, Type, Value};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;

/// Limit on the number of known locations; beyond it, the oldest is forgotten.
const MAX_KNOWN: usize = 24;

/// Limit on the blocks between a block with several predecessors and its immediate dominator.
const MAX_BETWEEN: usize = 8;

/// Limit on the number of additions in an address.
const MAX_SUMS: usize = 8;

/// Base of an address. Cranelift's optimizer duplicates constants, and additions of constants, at their uses, so values
/// alone do not identify addresses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Base {
    Value(Value),
    Slot(StackSlot),
    Absolute,
}

/// A location whose content is known.
#[derive(Clone, Copy)]
struct Known {
    base: Base,
    /// Distance from the base; without a base, the absolute address.
    offset: i64,
    ty: Type,
    content: Value,
}

/// Removes the loads. Control flow graph and dominators of the context are valid before and after.
pub(super) fn run(context: &mut Context) {
    let Context { func, cfg, domtree, .. } = context;
    // Known locations at the end of each block.
    let mut at_end: FxHashMap<Block, Vec<Known>> = FxHashMap::default();
    let mut changed = false;
    let mut quiet: SecondaryMap<Block, bool> = SecondaryMap::new();
    for block in func.layout.blocks() {
        quiet[block] = !func.layout.block_insts(block).any(|inst| writes(func, inst));
    }
    let order: Vec<Block> = domtree.cfg_rpo().copied().collect();
    for block in order {
        let mut known = match domtree.idom(block) {
            Some(idom) if is_quiet_between(&quiet, cfg, idom, block) => at_end.get(&idom).cloned().unwrap_or_default(),
            _ => Vec::new(),
        };
        let mut next = func.layout.first_inst(block);
        while let Some(inst) = next {
            next = func.layout.next_inst(inst);
            changed |= visit(func, inst, &mut known);
        }
        if !known.is_empty() {
            at_end.insert(block, known);
        }
    }
    if changed {
        func.dfg.resolve_all_aliases();
    }
}

/// Updates the known locations for an instruction. Removes it and returns true if it is a redundant load.
fn visit(func: &mut Function, inst: Inst, known: &mut Vec<Known>) -> bool {
    match func.dfg.insts[inst] {
        InstructionData::Load { opcode: Opcode::Load, arg, offset, .. } => {
            let result = func.dfg.first_result(inst);
            let ty = func.dfg.value_type(result);
            let (base, offset) = place(func, arg, offset.into());
            let found = known.iter().find(|k| k.base == base && k.offset == offset && k.ty == ty);
            if let Some(Known { content, .. }) = found.copied() {
                func.dfg.clear_results(inst);
                func.dfg.change_to_alias(result, content);
                func.layout.remove_inst(inst);
                return true;
            }
            add(known, Known { base, offset, ty, content: result });
        }
        InstructionData::Store { opcode: Opcode::Store, args: [value, address], offset, .. } => {
            let content = func.dfg.resolve_aliases(value);
            let (base, offset) = place(func, address, offset.into());
            let stored = Known { base, offset, ty: func.dfg.value_type(content), content };
            known.retain(|k| are_disjoint(k, &stored));
            add(known, stored);
        }
        _ => {
            if writes(func, inst) {
                known.clear();
            }
        }
    }
    false
}

fn add(known: &mut Vec<Known>, new: Known) {
    if known.len() == MAX_KNOWN {
        known.remove(0);
    }
    known.push(new);
}

/// Splits an address into base and distance.
fn place(func: &Function, address: Value, offset: i32) -> (Base, i64) {
    let (mut at, mut offset) = (func.dfg.resolve_aliases(address), i64::from(offset));
    for _ in 0..MAX_SUMS {
        let Some(inst) = func.dfg.value_def(at).inst() else { break };
        match func.dfg.insts[inst] {
            InstructionData::UnaryImm { opcode: Opcode::Iconst, imm } => {
                return (Base::Absolute, imm.bits().wrapping_add(offset));
            }
            InstructionData::StackAddr { stack_slot, offset: more, .. } => {
                return (Base::Slot(stack_slot), i64::from(i32::from(more)).wrapping_add(offset));
            }
            InstructionData::Binary { opcode: Opcode::Iadd, args: [rest, sum] } => {
                let sum = func.dfg.resolve_aliases(sum);
                let Some(constant) = func.dfg.value_def(sum).inst() else { break };
                let InstructionData::UnaryImm { opcode: Opcode::Iconst, imm } = func.dfg.insts[constant] else { break };
                (at, offset) = (func.dfg.resolve_aliases(rest), offset.wrapping_add(imm.bits()));
            }
            _ => break,
        }
    }
    (Base::Value(at), offset)
}

/// Whether two locations have the same base and do not overlap. Addresses may wrap around.
fn are_disjoint(a: &Known, b: &Known) -> bool {
    let follows =
        |first: &Known, second: &Known| second.offset.wrapping_sub(first.offset) as u64 >= u64::from(first.ty.bytes());
    a.base == b.base && follows(a, b) && follows(b, a)
}

/// Whether an instruction may change memory or order accesses to it.
fn writes(func: &Function, inst: Inst) -> bool {
    let opcode = func.dfg.insts[inst].opcode();
    // Atomic loads, which order other accesses, have another instruction format.
    let plain_load = matches!(func.dfg.insts[inst], InstructionData::Load { .. });
    let orders = opcode.other_side_effects() || opcode.can_load() && !plain_load;
    opcode.can_store() || opcode.is_call() || orders
}

/// Whether memory is unchanged from the end of a block's immediate dominator to the start of the block.
fn is_quiet_between(quiet: &SecondaryMap<Block, bool>, cfg: &ControlFlowGraph, idom: Block, block: Block) -> bool {
    let mut seen: Vec<Block> = Vec::new();
    let mut work: Vec<Block> = vec![block];
    while let Some(at) = work.pop() {
        for pred in cfg.pred_iter(at).map(|pred| pred.block) {
            if pred == idom || seen.contains(&pred) {
                continue;
            }
            if seen.len() == MAX_BETWEEN || pred == block || !quiet[pred] {
                return false;
            }
            seen.push(pred);
            work.push(pred);
        }
    }
    true
}
