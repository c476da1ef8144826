//! Atomic operations. One program runs at a time, so that every operation is atomic by itself; what is left is arithmetic.

use super::code::{AtomicRmw, Kind};
use super::memory::Shape;
use super::provenance::{Place, Slot};
use super::trace::Res;
use super::world::World;
use super::{float, int};
use crate::ir::FloatKind;
use crate::ir::inst::{BinaryFlags, BinaryOp, FastMath, FcmpPred, IcmpPred, RmwOp};

/// `atomicrmw`: what was there before.
pub fn modify(rmw: &AtomicRmw, ptr: &Slot, value: &Slot, world: &mut World, here: Place) -> Res<Slot> {
    let shape = if rmw.kind == Kind::Ptr { Shape::Pointer } else { Shape::Bits(rmw.kind.width()) };
    let World { memory, undefs, .. } = world;
    let old = memory.load_slow(ptr, shape, 1 << rmw.align, undefs, here)?;
    let new = updated(rmw, &old, value, world, here)?;
    world.memory.store_slow(ptr, shape, 1 << rmw.align, &new, &mut world.undefs)?;
    Ok(old)
}

fn updated(rmw: &AtomicRmw, old: &Slot, value: &Slot, world: &mut World, here: Place) -> Res<Slot> {
    let (op, kind) = (rmw.op, rmw.kind);
    let width = kind.width();
    let undefs = &mut world.undefs;
    let mut binary = |op, a: &Slot, b: &Slot| int::binary(op, BinaryFlags::default(), width, a, b, undefs, here);
    match op {
        RmwOp::Xchg => return Ok(*value),
        RmwOp::Add => return binary(BinaryOp::Add, old, value),
        RmwOp::Sub => return binary(BinaryOp::Sub, old, value),
        RmwOp::And => return binary(BinaryOp::And, old, value),
        RmwOp::Or => return binary(BinaryOp::Or, old, value),
        RmwOp::Xor => return binary(BinaryOp::Xor, old, value),
        RmwOp::Nand => {
            let both = binary(BinaryOp::And, old, value)?;
            return binary(BinaryOp::Xor, &both, &Slot::wide(crate::value::truncate(width, u128::MAX)));
        }
        _ => {}
    }
    if old.tag.or(value.tag) != 0 {
        return Ok(undefs.spread(&[old.tag, value.tag]));
    }
    let (a, b) = (old.bits(width), value.bits(width));
    // Only operations that the verifier allows on floating point alone look at it.
    let format = kind.format().unwrap_or(FloatKind::Double);
    let pick = |pred| if int::decide(pred, width, a, b) { *old } else { *value };
    Ok(match op {
        RmwOp::Max => pick(IcmpPred::Sgt),
        RmwOp::Min => pick(IcmpPred::Slt),
        RmwOp::Umax => pick(IcmpPred::Ugt),
        RmwOp::Umin => pick(IcmpPred::Ult),
        RmwOp::UincWrap => Slot::wide(if a >= b { 0 } else { a + 1 }),
        RmwOp::UdecWrap => Slot::wide(if a == 0 || a > b { b } else { a - 1 }),
        RmwOp::UsubCond => Slot::wide(if a >= b { a - b } else { a }),
        RmwOp::UsubSat => Slot::wide(a.saturating_sub(b)),
        RmwOp::Fadd => float::binary(BinaryOp::Fadd, format, FastMath::default(), old, value, undefs, here),
        RmwOp::Fsub => float::binary(BinaryOp::Fsub, format, FastMath::default(), old, value, undefs, here),
        _ => extreme(op, format, old, value),
    })
}

/// `fmax`, `fmin` (the other if one is NaN), `fmaximum` and `fminimum` (NaN if one is), with -0 below 0.
fn extreme(op: RmwOp, format: FloatKind, old: &Slot, value: &Slot) -> Slot {
    let number = matches!(op, RmwOp::Fmax | RmwOp::Fmin);
    let greatest = matches!(op, RmwOp::Fmax | RmwOp::Fmaximum);
    match (float::is_nan(format, old), float::is_nan(format, value)) {
        (false, false) => {
            let negative = old.bits(format.bits()) >> (format.bits() - 1) & 1 == 1;
            let holds = |pred| float::holds(pred, format, old, value);
            let old_is_greater = holds(FcmpPred::Ogt) || holds(FcmpPred::Oeq) && !negative;
            if old_is_greater == greatest { *old } else { *value }
        }
        (true, _) if number => *value,
        (_, true) if number => *old,
        (true, _) => *old,
        _ => *value,
    }
}
