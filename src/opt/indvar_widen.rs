//! Chooses the 32-bit induction variables to widen: those that are used as 64-bit indices (LLVM's IndVarSimplify). An
//! address computation sign-extends the index at each access; a widened variable holds the extended value instead, and
//! the narrow value is its lower half. A store of the variable plus a constant (`nsw`) to itself needs no extension,
//! any other store needs one. The translator widens (`jit::translate::scalar::known_sext`).

use super::loops::Loops;
use super::mem2reg::Promotable;
use crate::ir::inst::{BinaryOp, CastOp};
use crate::ir::{Body, Inst, Operand, Types, ValueDef, ValueId};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;

/// Returns the promotable allocas to widen: those for which widening saves more sign extensions after loads than it
/// adds before stores, weighted by loop depth.
pub fn choose_widened_allocas(
    body: &Body,
    types: &Types,
    promotable: &Promotable,
    loops: &Loops,
) -> SecondaryMap<ValueId, bool> {
    if loops.deepest() == 0 {
        return SecondaryMap::new();
    }
    let candidate = |v: ValueId| promotable.get(v).is_some_and(|ty| types.int_width(ty) == Some(32));
    let (mut wide, mut gains): (SecondaryMap<ValueId, bool>, SecondaryMap<ValueId, i64>) = Default::default();
    let (mut found, mut copies) = (Vec::new(), Vec::new());
    for &block in &body.layout {
        // Estimated execution frequency of the block.
        let frequency = 10i64.pow(loops.depth(block).min(6));
        for &inst in &body.blocks[block].insts {
            match &body.insts[inst] {
                Inst::Cast { op: CastOp::Sext, from, arg, to, .. }
                    if types.int_width(*from) == Some(32) && types.int_width(*to) == Some(64) =>
                {
                    if let Some(from) = loaded_alloca(body, *arg).filter(|v| candidate(*v)) {
                        gains[from] += frequency;
                        if !wide[from] {
                            wide[from] = true;
                            found.push(from);
                        }
                    }
                }
                Inst::Store { value: (_, value @ Operand::Value(_)), ptr: Operand::Value(to), .. }
                    if candidate(*to) =>
                {
                    match loaded_alloca(body, *value).filter(|v| candidate(*v)) {
                        Some(from) if from == *to => {}
                        Some(from) => copies.push((*to, from, frequency)),
                        None => gains[*to] -= frequency,
                    }
                }
                _ => {}
            }
        }
    }
    let mut copied: FxHashMap<ValueId, Vec<(ValueId, i64)>> = FxHashMap::default();
    for (to, from, frequency) in copies {
        match wide[from] {
            true => copied.entry(from).or_default().push((to, frequency)),
            false => gains[to] -= frequency,
        }
    }
    let mut rejected: Vec<ValueId> = found.into_iter().filter(|value| gains[*value] <= 0).collect();
    rejected.iter().for_each(|value| wide[*value] = false);
    // A variable that stays narrow adds an extension for each widened variable to which it is copied.
    while let Some(from) = rejected.pop() {
        for (to, frequency) in copied.remove(&from).unwrap_or_default() {
            gains[to] -= frequency;
            if wide[to] && gains[to] <= 0 {
                wide[to] = false;
                rejected.push(to);
            }
        }
    }
    wide
}

/// Returns the alloca from which a value was loaded, looking through non-wrapping additions of constants.
fn loaded_alloca(body: &Body, mut value: Operand) -> Option<ValueId> {
    // In an unreachable block a value may be defined by itself.
    for _ in 0..body.insts.len() {
        let Operand::Value(v) = value else { return None };
        let ValueDef::Inst(inst) = body.values[v].def else { return None };
        match &body.insts[inst] {
            Inst::Binary { op: BinaryOp::Add | BinaryOp::Sub, flags, lhs, rhs: Operand::Const(_), .. } if flags.nsw => {
                value = *lhs;
            }
            Inst::Load { ptr: Operand::Value(from), .. } => return Some(*from),
            _ => return None,
        }
    }
    None
}
