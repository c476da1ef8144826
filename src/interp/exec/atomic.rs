//! Atomic operations. The interpreter runs a single thread, so every operation is atomic; this module only computes
//! results.

use super::aggregate::shape;
use super::{float, int};
use crate::interp::memory::AccessKind;
use crate::interp::register_code::{AtomicRmw, CmpXchg};
use crate::interp::report::InterpResult;
use crate::interp::scalar::{CodeLocation, ScalarValue};
use crate::interp::state::SharedState;
use crate::ir::FloatKind;
use crate::ir::inst::{BinaryFlags, BinaryOp, FastMath, FcmpPred, IcmpPred, RmwOp};

/// Runs an `atomicrmw` and returns the old value.
pub fn modify(
    rmw: &AtomicRmw,
    ptr: &ScalarValue,
    value: &ScalarValue,
    shared: &mut SharedState,
    here: CodeLocation,
) -> InterpResult<ScalarValue> {
    let shape = shape(rmw.kind);
    let SharedState { memory, undefs, .. } = shared;
    if rmw.offset == 0 {
        memory.resolve(ptr, rmw.size, rmw.align, AccessKind::STORE, undefs)?;
    }
    let at = ScalarValue { lo: ptr.lo.wrapping_add(rmw.offset), ..*ptr };
    let old = memory.load_slow(&at, shape, 1, undefs, here)?;
    let new = updated(rmw, &old, value, shared, here)?;
    shared.memory.store_slow(&at, shape, 1, &new, &mut shared.undefs)?;
    Ok(old)
}

/// Runs a `cmpxchg`. Returns the old value, and whether it was equal to the expected one. A weak one never fails
/// spuriously.
pub fn exchange(
    cas: &CmpXchg,
    ptr: &ScalarValue,
    expected: &ScalarValue,
    new: &ScalarValue,
    shared: &mut SharedState,
    here: CodeLocation,
) -> InterpResult<[ScalarValue; 2]> {
    let (shape, width) = (shape(cas.kind), cas.kind.width());
    let SharedState { memory, undefs, .. } = shared;
    // The hardware writes even if the comparison fails.
    memory.resolve(ptr, u64::from(width.div_ceil(8)), cas.align, AccessKind::STORE, undefs)?;
    let old = memory.load_slow(ptr, shape, cas.align, undefs, here)?;
    // Padding of a value loaded earlier from the same address compares equal.
    let masks = [&old, expected].map(|slot| undefs.mask(slot, width));
    let poison = old.definedness.is_poison() || expected.definedness.is_poison();
    let unchanged = !poison && masks[0] == masks[1] && old.bits(width) == expected.bits(width);
    let same = match unchanged {
        true => ScalarValue::int(1),
        false => int::compare(IcmpPred::Eq, false, width, &old, expected, undefs, here),
    };
    if !same.definedness.is_defined() {
        return Err(int::undefined_value("cmpxchg compares an undefined value", &same, undefs));
    }
    if same.lo & 1 != 0 {
        memory.store_slow(ptr, shape, cas.align, new, undefs)?;
    }
    Ok([old, same])
}

fn updated(
    rmw: &AtomicRmw,
    old: &ScalarValue,
    value: &ScalarValue,
    shared: &mut SharedState,
    here: CodeLocation,
) -> InterpResult<ScalarValue> {
    let (op, kind) = (rmw.op, rmw.kind);
    let width = kind.width();
    let undefs = &mut shared.undefs;
    let mut binary =
        |op, a: &ScalarValue, b: &ScalarValue| int::binary(op, BinaryFlags::default(), width, a, b, undefs, here);
    match op {
        RmwOp::Xchg => return Ok(*value),
        RmwOp::Add => return binary(BinaryOp::Add, old, value),
        RmwOp::Sub => return binary(BinaryOp::Sub, old, value),
        RmwOp::And => return binary(BinaryOp::And, old, value),
        RmwOp::Or => return binary(BinaryOp::Or, old, value),
        RmwOp::Xor => return binary(BinaryOp::Xor, old, value),
        RmwOp::Nand => {
            let both = binary(BinaryOp::And, old, value)?;
            return binary(BinaryOp::Xor, &both, &ScalarValue::wide(crate::value::truncate(width, u128::MAX)));
        }
        _ => {}
    }
    if old.definedness.or(value.definedness) != 0 {
        return Ok(undefs.propagate(&[old.definedness, value.definedness]));
    }
    let (a, b) = (old.bits(width), value.bits(width));
    // Only floating-point operations use the format, and the verifier restricts these to floating-point
    // types.
    let format = kind.format().unwrap_or(FloatKind::Double);
    let pick = |pred| if int::eval_predicate(pred, width, a, b) { *old } else { *value };
    Ok(match op {
        RmwOp::Max => pick(IcmpPred::Sgt),
        RmwOp::Min => pick(IcmpPred::Slt),
        RmwOp::Umax => pick(IcmpPred::Ugt),
        RmwOp::Umin => pick(IcmpPred::Ult),
        RmwOp::UincWrap => ScalarValue::wide(if a >= b { 0 } else { a + 1 }),
        RmwOp::UdecWrap => ScalarValue::wide(if a == 0 || a > b { b } else { a - 1 }),
        RmwOp::UsubCond => ScalarValue::wide(if a >= b { a - b } else { a }),
        RmwOp::UsubSat => ScalarValue::wide(a.saturating_sub(b)),
        RmwOp::Fadd => float::binary(BinaryOp::Fadd, format, FastMath::default(), old, value, undefs, here),
        RmwOp::Fsub => float::binary(BinaryOp::Fsub, format, FastMath::default(), old, value, undefs, here),
        _ => extreme(op, format, old, value),
    })
}

/// Computes `fmax` and `fmin` (the other operand if one is NaN), `fmaximum` and `fminimum` (NaN if one is). -0 is less
/// than 0.
fn extreme(op: RmwOp, format: FloatKind, old: &ScalarValue, value: &ScalarValue) -> ScalarValue {
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
