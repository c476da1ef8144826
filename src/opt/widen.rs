//! Which variables of 32 bits are better held with 64: an `int i` that counts and is an index. An address is computed with 64
//! bits, so that each access begins with an extension; where nothing that is stored to the variable can wrap (`nsw`), the
//! extended value can be kept instead, and the narrow one is its lower half.

use super::loops::Loops;
use super::promote::Promotable;
use crate::ir::inst::{BinaryOp, CastOp};
use crate::ir::{Body, Inst, Operand, Types, ValueDef, ValueId};
use cranelift_entity::SecondaryMap;

/// Finds them among the promotable allocas: those whose extension is asked for more often than something would have to be
/// extended to be stored.
pub fn find(body: &Body, types: &Types, promotable: &Promotable, loops: &Loops) -> SecondaryMap<ValueId, bool> {
    let candidate = |v: ValueId| promotable.get(v).is_some_and(|ty| types.int_width(ty) == Some(32));
    let (mut wide, mut gains): (SecondaryMap<ValueId, bool>, SecondaryMap<ValueId, i64>) = Default::default();
    let (mut found, mut copies) = (Vec::new(), Vec::new());
    for &block in &body.layout {
        // A loop runs about that often.
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
    // One that is not held with 64 bits may take another one with it.
    let mut changed = true;
    while changed {
        changed = false;
        for &value in &found {
            let extended = copies.iter().filter(|(to, from, _)| *to == value && !wide[*from]);
            let stays = gains[value] > extended.map(|copy| copy.2).sum();
            changed |= wide[value] && !stays;
            wide[value] &= stays;
        }
    }
    wide
}

/// The alloca whose content a value is, but for constants that are added without wrapping.
fn root(body: &Body, mut value: Operand) -> Option<ValueId> {
    loop {
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
}
