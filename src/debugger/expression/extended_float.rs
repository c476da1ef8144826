//! Numbers in `x86_fp80` and `fp128`, with the interpreter's arithmetic.

use crate::interp::f80_f128;
use crate::ir::FloatKind;
use crate::ir::inst::BinaryOp;
use std::cmp::Ordering;

/// A number in `x86_fp80` or `fp128`.
#[derive(Clone, Copy, Debug)]
pub(super) struct ExtendedFloat {
    pub(super) kind: FloatKind,
    pub(super) bits: u128,
}

impl ExtendedFloat {
    /// Returns a number of a format; `None` if it is not one of the two.
    pub(super) fn of(kind: FloatKind, bits: u128) -> Option<ExtendedFloat> {
        f80_f128::is_large(kind).then_some(ExtendedFloat { kind, bits })
    }

    /// Converts a `double`, which is exact.
    pub(super) fn of_double(kind: FloatKind, value: f64) -> ExtendedFloat {
        ExtendedFloat { kind, bits: f80_f128::convert(FloatKind::Double, kind, value.to_bits().into()) }
    }

    /// Converts an integer, rounding to nearest.
    pub(super) fn of_integer(kind: FloatKind, value: i128) -> ExtendedFloat {
        ExtendedFloat { kind, bits: f80_f128::from_integer(kind, true, value as u128) }
    }

    /// Converts to `double`, rounding to nearest.
    pub(super) fn to_double(self) -> f64 {
        f64::from_bits(f80_f128::convert(self.kind, FloatKind::Double, self.bits) as u64)
    }

    /// Whether the number is zero. A number below the range of `double` is not zero.
    pub(super) fn is_zero(self) -> bool {
        f80_f128::compare(self.kind, self.bits, 0) == Some(Ordering::Equal)
    }

    /// Computes an operation on two numbers of the same format; `None` for one on integers.
    pub(super) fn arithmetic(self, op: BinaryOp, other: ExtendedFloat) -> Option<ExtendedFloat> {
        let bits = || f80_f128::binary(self.kind, op, self.bits, other.bits);
        op.is_float().then(|| ExtendedFloat { kind: self.kind, bits: bits() })
    }

    /// Compares two numbers of the same format; `None` if one is a NaN.
    pub(super) fn compare(self, other: ExtendedFloat) -> Option<Ordering> {
        f80_f128::compare(self.kind, self.bits, other.bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_numbers_keep_their_precision() {
        for kind in [FloatKind::X86Fp80, FloatKind::Fp128] {
            let big = ExtendedFloat::of_integer(kind, (1 << 62) + 1);
            let two = ExtendedFloat::of_double(kind, 2.0);
            let product = big.arithmetic(BinaryOp::Fmul, two).unwrap();
            assert_eq!(product.compare(ExtendedFloat::of_integer(kind, (1 << 63) + 2)), Some(Ordering::Equal));
            assert_eq!(big.compare(ExtendedFloat::of_integer(kind, 1 << 62)), Some(Ordering::Greater));
            assert_eq!(product.arithmetic(BinaryOp::Frem, two).unwrap().to_double(), 0.0);
            assert!(big.arithmetic(BinaryOp::And, two).is_none());
            // 2^-1200 is below the range of `double`.
            let small = ExtendedFloat::of_double(kind, 2f64.powi(-600));
            let tiny = small.arithmetic(BinaryOp::Fmul, small).unwrap();
            assert!(tiny.to_double() == 0.0 && !tiny.is_zero());
            assert!(
                ExtendedFloat::of_double(kind, -0.0).is_zero() && !ExtendedFloat::of_double(kind, f64::NAN).is_zero()
            );
        }
    }
}
