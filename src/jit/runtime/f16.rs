//! `half` and `bfloat` arithmetic by way of `double`.
//!
//! Every value of these formats is representable as a double. Rounding a sum, product, quotient or square root to 53
//! bits and then to 11 or 8 bits gives the same result as rounding once: 53 is more than twice 11 plus two (Figueroa,
//! "When is double rounding innocuous?"), and no result exceeds the range of a double. `float` would not suffice: its
//! exponent range is that of `bfloat`, so subnormal products would be rounded twice. The argument does not cover `fma`
//! and large integers. These are rounded to odd first: an inexact result whose lowest bit is one is never mistaken for
//! a tie.

use crate::ir::FloatKind;

/// Returns the number of exponent and fraction bits.
fn shape(kind: FloatKind) -> (u32, u32) {
    if kind == FloatKind::BFloat { (8, 7) } else { (5, 10) }
}

/// Converts a value to a double, exactly. A NaN becomes quiet.
pub(in crate::jit) fn widen(kind: FloatKind, bits: u16) -> f64 {
    let (exponent_bits, fraction_bits) = shape(kind);
    let bits = u64::from(bits);
    let sign = bits >> 15 << 63;
    let top = (1u64 << exponent_bits) - 1;
    let exponent = bits >> fraction_bits & top;
    let fraction = bits & ((1 << fraction_bits) - 1);
    let magnitude = match exponent {
        0 => {
            let unit = 2f64.powi(2 - (1 << (exponent_bits - 1)) - fraction_bits as i32);
            (fraction as f64 * unit).to_bits()
        }
        _ if exponent == top && fraction != 0 => 0x7ff8 << 48 | fraction << (52 - fraction_bits),
        _ if exponent == top => 0x7ff << 52,
        _ => (exponent + 1024 - (1 << (exponent_bits - 1))) << 52 | fraction << (52 - fraction_bits),
    };
    f64::from_bits(sign | magnitude)
}

/// Rounds a double to the nearest value, ties to even. A NaN keeps the upper bits of its payload and becomes
/// quiet.
pub(in crate::jit) fn narrow(kind: FloatKind, value: f64) -> u16 {
    let (exponent_bits, fraction_bits) = shape(kind);
    let bits = value.to_bits();
    let sign = (bits >> 63 << 15) as u16;
    let infinity = ((1u64 << exponent_bits) - 1) << fraction_bits;
    let fraction = bits & ((1 << 52) - 1);
    let exponent = (bits >> 52 & 0x7ff) as i64;
    if value.is_nan() {
        return sign | (infinity | 1 << (fraction_bits - 1) | fraction >> (52 - fraction_bits)) as u16;
    }
    // Distance from the minimum exponent. Subnormal doubles are far below the range of all these formats.
    let above = exponent - 1023 + (1 << (exponent_bits - 1)) - 2;
    let drop = i64::from(52 - fraction_bits) + (-above).max(0);
    if exponent == 0 || drop > 54 {
        return sign;
    }
    let whole = fraction | 1 << 52;
    let (kept, lost, half) = (whole >> drop, whole & ((1 << drop) - 1), 1u64 << (drop - 1));
    let rounded = kept + u64::from(lost > half || lost == half && kept & 1 == 1);
    // The leading one adds one to the exponent, as does a carry out of the fraction.
    let magnitude = ((above.max(0) as u64) << fraction_bits) + rounded;
    sign | magnitude.min(infinity) as u16
}

/// Computes `a * b + c`, rounded once.
pub(in crate::jit) fn fma(kind: FloatKind, a: u16, b: u16, c: u16) -> u16 {
    // The product has at most 22 bits, so it is exact.
    let (product, addend) = (widen(kind, a) * widen(kind, b), widen(kind, c));
    let sum = product + addend;
    if !sum.is_finite() {
        return narrow(kind, sum);
    }
    // Rounding error of the sum (Knuth's TwoSum).
    let part = sum - product;
    let error = (product - (sum - part)) + (addend - part);
    let bits = sum.to_bits();
    if error == 0.0 || bits & 1 == 1 {
        return narrow(kind, sum);
    }
    // Round to odd: to the neighbor in the direction of the exact result.
    let away = (error > 0.0) == (sum > 0.0);
    narrow(kind, f64::from_bits(if away { bits + 1 } else { bits - 1 }))
}

/// Converts an integer to the nearest value.
pub(in crate::jit) fn from_integer(kind: FloatKind, negative: bool, magnitude: u128) -> u16 {
    let bits = 128 - magnitude.leading_zeros();
    let double = match bits {
        0..=53 => magnitude as f64,
        _ => {
            let drop = bits - 53;
            let lost = magnitude & ((1 << drop) - 1) != 0;
            ((magnitude >> drop) as u64 | u64::from(lost)) as f64 * 2f64.powi(drop as i32)
        }
    };
    narrow(kind, if negative { -double } else { double })
}

#[cfg(test)]
mod tests {
    use super::*;
    use FloatKind::{BFloat, Half};

    #[test]
    fn every_value_comes_back() {
        for kind in [Half, BFloat] {
            for bits in 0..=u16::MAX {
                let value = widen(kind, bits);
                let quiet = if value.is_nan() { 1 << (shape(kind).1 - 1) } else { 0 };
                assert_eq!(narrow(kind, value), bits | quiet, "{kind:?} {bits:04x}");
            }
        }
        // The upper half of a float is a bfloat.
        assert_eq!(widen(BFloat, 0x0001), f64::from(f32::from_bits(0x0001_0000)));
        assert_eq!((widen(Half, 1), widen(Half, 0x7bff)), (2f64.powi(-24), 65504.0));
    }

    #[test]
    fn results_are_rounded_once() {
        assert_eq!((narrow(Half, 65519.99), narrow(Half, 65520.0)), (0x7bff, 0x7c00));
        assert_eq!(narrow(Half, 2049.0), narrow(Half, 2048.0));
        assert_eq!(narrow(Half, 2f64.powi(-25)), 0);
        assert_eq!(narrow(Half, 2f64.powi(-25) * 1.0001), 1);
        assert_eq!(narrow(BFloat, -1e-300), 0x8000);
        // The product is a tie, which the smallest subnormal breaks.
        let (a, b) = (narrow(BFloat, 1.0078125), narrow(BFloat, 1.5));
        assert_eq!(fma(BFloat, a, b, 0x0001), fma(BFloat, a, b, 0));
        assert_eq!(fma(BFloat, a, b, 0x8001) + 1, fma(BFloat, a, b, 0));
        let tie = (1u128 << 100) + (1 << 92);
        assert_eq!(from_integer(BFloat, false, tie), narrow(BFloat, 2f64.powi(100)));
        assert_eq!(from_integer(BFloat, true, tie + 1), narrow(BFloat, -(2f64.powi(100) * 1.0078125)));
    }
}
