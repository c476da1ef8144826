//! Fixed-point arithmetic (LangRef "Fixed Point Arithmetic Intrinsics"): products and quotients of numbers with
//! a given number of fraction bits, computed in twice the width. Results are rounded towards negative infinity,
//! as in LLVM's code generator; for unsigned quotients that is truncation.

use super::{CallRewriter, TypedOperand, binary, cast, same};
use crate::ir::inst::{BinaryOp, CallInfo, CastOp, FastMath, IcmpPred};
use crate::ir::{Inst, Type};

/// Maximum width of integers for lowering.
const MAX_BITS: u32 = 1 << 12;

pub(super) fn lower(edit: &mut CallRewriter<'_>, name: &str, call: &CallInfo, ret: Type) -> Option<Inst> {
    let mut words = name.split('.');
    let (operation, saturates) = (words.next()?, name.split('.').nth(2) == Some("sat"));
    let (signed, divides) = (operation.starts_with('s'), operation.ends_with("div"));
    let [a, b, scale] = &*call.args else { return None };
    let bits = edit.bits(ret).filter(|bits| *bits <= MAX_BITS)?;
    let scale = edit.constant(scale.value).and_then(|n| u32::try_from(n).ok())?;
    // The scale may equal the width only for unsigned operands.
    let most = if signed { bits - 1 } else { bits };
    if a.ty != ret || b.ty != ret || scale > most {
        return None;
    }
    // One bit more than twice the width, so that no step overflows.
    let wide = edit.module.types.int(2 * bits + 1);
    let wide = edit.module.types.with_lanes_of(ret, wide);
    let extend = if signed { CastOp::Sext } else { CastOp::Zext };
    let (a, b) = (edit.cast(extend, (a.ty, a.value), wide), edit.cast(extend, (b.ty, b.value), wide));
    let by = edit.int(wide, scale.into());
    let result = match (divides, signed) {
        (false, _) => {
            let product = edit.binary(BinaryOp::Mul, a, b);
            edit.binary(if signed { BinaryOp::Ashr } else { BinaryOp::Lshr }, product, by)
        }
        (true, false) => {
            let dividend = edit.binary(BinaryOp::Shl, a, by);
            edit.binary(BinaryOp::Udiv, dividend, b)
        }
        (true, true) => {
            let dividend = edit.binary(BinaryOp::Shl, a, by);
            rounded_down(edit, dividend, b)
        }
    };
    if !saturates {
        return Some(cast(CastOp::Trunc, result, ret));
    }
    let (least, most) = match signed {
        true => (Some(edit_number(edit, wide, bits, true)), edit_number(edit, wide, bits, false)),
        false => (None, unsigned_max(edit, wide, bits)),
    };
    let over = edit.icmp(if signed { IcmpPred::Sgt } else { IcmpPred::Ugt }, result, most);
    let mut result = edit.select(over, most, result);
    if let Some(least) = least {
        let under = edit.icmp(IcmpPred::Slt, result, least);
        result = edit.select(under, least, result);
    }
    Some(cast(CastOp::Trunc, result, ret))
}

/// Computes the quotient rounded towards negative infinity.
fn rounded_down(edit: &mut CallRewriter<'_>, a: TypedOperand, b: TypedOperand) -> TypedOperand {
    let quotient = edit.binary(BinaryOp::Sdiv, a, b);
    let rest = edit.binary(BinaryOp::Srem, a, b);
    let zero = edit.int(a.0, 0);
    let inexact = edit.icmp(IcmpPred::Ne, rest, zero);
    let signs = edit.binary(BinaryOp::Xor, a, b);
    let negative = edit.icmp(IcmpPred::Slt, signs, zero);
    let below = edit.put(binary(BinaryOp::And, FastMath::default(), inexact, negative), inexact.0);
    let one = edit.cast(CastOp::Zext, below, a.0);
    edit.binary(BinaryOp::Sub, quotient, one)
}

/// Computes the maximum or minimum signed number of `bits` bits, in a wider type. Uses shifts, since the width
/// may exceed that of constants.
fn edit_number(edit: &mut CallRewriter<'_>, wide: Type, bits: u32, least: bool) -> TypedOperand {
    let (one, by) = (edit.int(wide, 1), edit.int(wide, (bits - 1).into()));
    let power = edit.binary(BinaryOp::Shl, one, by);
    let zero = edit.int(wide, 0);
    match least {
        true => edit.binary(BinaryOp::Sub, zero, power),
        false => edit.binary(BinaryOp::Sub, power, one),
    }
}

fn unsigned_max(edit: &mut CallRewriter<'_>, wide: Type, bits: u32) -> TypedOperand {
    let (one, by) = (edit.int(wide, 1), edit.int(wide, bits.into()));
    let power = edit.binary(BinaryOp::Shl, one, by);
    let most = edit.binary(BinaryOp::Sub, power, one);
    edit.put(same(most), wide)
}
