//! AVX-512 masks, which select the elements that an operation modifies.

use super::builder::Builder;
use crate::ir::{Type, TypedOperand};

/// The treatment of masked-off elements in an AVX-512 intrinsic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Masking {
    /// Taken from another operand: `mask`.
    Merge,
    /// Taken from the third operand: `mask3`.
    MergeThird,
    /// Zeroed: `maskz`.
    Zero,
}

/// Converts a mask to a vector of `i1`: the low bits of an integer, or the low elements of a vector.
pub(super) fn mask_of(b: &mut Builder<'_>, mask: TypedOperand, lanes: u32) -> TypedOperand {
    if b.module.types.vector(mask.0).is_some() {
        b.require(b.elem_bits(mask) == 1);
        return b.low(mask, lanes);
    }
    let bits = b.elem_bits(mask);
    b.require(!b.is_float(mask) && bits >= lanes);
    let all = b.vector(bits.max(1), Type::I1);
    let all = b.bitcast(mask, all);
    b.low(all, lanes)
}

/// Selects by mask between a value and a pass-through operand. A value with fewer elements is extended with
/// zeros.
pub(super) fn merge(
    b: &mut Builder<'_>,
    value: TypedOperand,
    passthru: TypedOperand,
    mask: TypedOperand,
) -> TypedOperand {
    let (lanes, all) = (b.lanes(value), b.lanes(passthru));
    let elem = b.elem(value);
    b.require(elem == b.elem(passthru) && lanes <= all);
    let mask = mask_of(b, mask, lanes);
    let passthru = b.low(passthru, lanes);
    let selected = b.select(mask, value, passthru);
    b.widen(selected, all)
}

/// Selects by mask between a value and zero.
pub(super) fn merge_zero(b: &mut Builder<'_>, value: TypedOperand, mask: TypedOperand) -> TypedOperand {
    let zero = b.zero(value.0);
    merge(b, value, zero, mask)
}
