//! Widens 32-bit induction variables that are used as 64-bit indices (LLVM's IndVarSimplify). An address
//! computation sign-extends the index at each access. If no store to the variable can wrap (`nsw`), the
//! variable holds the extended value instead, and the narrow value is its lower half.

use super::loops::Loops;
use super::mem2reg::Promotable;
use crate::ir::inst::{BinaryOp, CastOp};
use crate::ir::{Body, Inst, Operand, Types, ValueDef, ValueId};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;

/// Returns the promotable allocas to widen: those for which widening removes more extensions of loads than it
/// adds extensions of stores, weighted by loop depth.
pub fn find(body: &Body, types: &Types, promotable: &Promotable, loops: &Loops) -> SecondaryMap<ValueId, bool> {
    if loops.deepest() == 0 {
        return SecondaryMap::new();
    }
    let candidate = |v: ValueId| promotable.get(v).is_some_and(|ty| types.int_width(ty) == Some(32));
    let (mut wide, mut gains): (SecondaryMap<ValueId, bool>, SecondaryMap<ValueId, i64>) = Default::default();
    let (mut found, mut copies) = (Vec::new(), Vec::new());
    for &block in &body.layout {
        // Estimated number of iterations.
        let often = 10i64.pow(loops.depth(block).min(6));
        for &inst in &body.blocks[block].insts {
            match &body.insts[inst] {
                Inst::Cast { op: CastOp::Sext, from, arg, to, .. }
                    if types.int_width(*from) == Some(32) && types.int_width(*to) == Some(64) =>
                {
                    if let Some(root) = root(body, *arg).filter(|v| candidate(*v)) {
                        gains[root] += often;
                        if !wide[root] {
                            wide[root] = true;
                            found.push(root);
                        }
                    }
                }
                Inst::Store { value: (_, value @ Operand::Value(_)), ptr: Operand::Value(to), .. }
                    if candidate(*to) =>
                {
                    match root(body, *value).filter(|v| candidate(*v)) {
                        Some(from) if from == *to => {}
                        Some(from) => copies.push((*to, from, often)),
                        None => gains[*to] -= often,
                    }
                }
                _ => {}
            }
        }
    }
    let mut copied: FxHashMap<ValueId, Vec<(ValueId, i64)>> = FxHashMap::default();
    for (to, from, often) in copies {
        match wide[from] {
            true => copied.entry(from).or_default().push((to, often)),
            false => gains[to] -= often,
        }
    }
    let mut lost: Vec<ValueId> = found.into_iter().filter(|value| gains[*value] <= 0).collect();
    lost.iter().for_each(|value| wide[*value] = false);
    // A variable that stays narrow adds an extension to each widened variable that it is copied to.
    while let Some(from) = lost.pop() {
        for (to, often) in copied.remove(&from).unwrap_or_default() {
            gains[to] -= often;
            if wide[to] && gains[to] <= 0 {
                wide[to] = false;
                lost.push(to);
            }
        }
    }
    wide
}

/// Returns the alloca that a value was loaded from, looking through additions of constants that do not wrap.
fn root(body: &Body, mut value: Operand) -> Option<ValueId> {
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
