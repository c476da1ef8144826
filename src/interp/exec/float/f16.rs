//! Arithmetic on `half` and `bfloat`, with `rustc_apfloat`, a port of LLVM's APFloat.

use crate::ir::FloatKind;
use crate::ir::inst::BinaryOp;
use rustc_apfloat::ieee::{BFloat, Double, Half};
use rustc_apfloat::{Float, FloatConvert, Round};

/// Calls a generic function for the format of a kind.
macro_rules! in_format {
    ($kind:expr, $function:ident($($arg:expr),*)) => {
        match $kind {
            FloatKind::BFloat => $function::<BFloat>($($arg),*),
            _ => $function::<Half>($($arg),*),
        }
    };
}

fn arithmetic<F: Float>(op: BinaryOp, a: u64, b: u64) -> u64 {
    let (x, y) = (F::from_bits(a.into()), F::from_bits(b.into()));
    let result = match op {
        BinaryOp::Fadd => x + y,
        BinaryOp::Fsub => x - y,
        BinaryOp::Fmul => x * y,
        BinaryOp::Fdiv => x / y,
        _ => x.c_fmod(y),
    };
    result.value.to_bits() as u64
}

/// Computes `fadd`, `fsub`, `fmul`, `fdiv` or `frem`.
pub fn binary(kind: FloatKind, op: BinaryOp, a: u64, b: u64) -> u64 {
    in_format!(kind, arithmetic(op, a, b))
}

fn to_double<F: FloatConvert<Double>>(bits: u64) -> u128 {
    F::from_bits(bits.into()).convert(&mut false).value.to_bits()
}

/// Converts to `double`, exactly.
pub fn widen(kind: FloatKind, bits: u64) -> f64 {
    f64::from_bits(in_format!(kind, to_double(bits)) as u64)
}

fn of_double<F: Float>(value: f64) -> u64
where
    Double: FloatConvert<F>,
{
    let narrow: F = Double::from_bits(value.to_bits().into()).convert(&mut false).value;
    narrow.to_bits() as u64
}

/// Rounds to the nearest value of the format.
pub fn narrow(kind: FloatKind, value: f64) -> u64 {
    in_format!(kind, of_double(value))
}

fn of_integer<F: Float>(signed: bool, bits: u128) -> u64 {
    let value = if signed { F::from_i128(bits as i128) } else { F::from_u128(bits) };
    value.value.to_bits() as u64
}

/// Converts an integer to the nearest value of the format. A signed integer has 128 bits.
pub fn from_integer(kind: FloatKind, signed: bool, bits: u128) -> u64 {
    in_format!(kind, of_integer(signed, bits))
}

fn multiply_add<F: Float>(a: u64, b: u64, c: u64) -> u64 {
    let [x, y, z] = [a, b, c].map(|bits| F::from_bits(bits.into()));
    x.mul_add(y, z).value.to_bits() as u64
}

/// Computes `a * b + c` with a single rounding.
pub fn fma(kind: FloatKind, a: u64, b: u64, c: u64) -> u64 {
    in_format!(kind, multiply_add(a, b, c))
}

fn scaled<F: Float>(bits: u64, power: i32) -> u64 {
    F::from_bits(bits.into()).scalbn_r(power, Round::NearestTiesToEven).to_bits() as u64
}

/// Multiplies by a power of two with a single rounding.
pub fn ldexp(kind: FloatKind, bits: u64, power: i32) -> u64 {
    in_format!(kind, scaled(bits, power))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_rounded_once() {
        let half = |x: f64| narrow(FloatKind::Half, x);
        // 2049 is a tie between 2048 and 2050; a slightly larger value is not.
        assert_eq!(half(2049.0), half(2048.0));
        assert_eq!(half(2049.0 + f64::EPSILON * 4096.0), half(2050.0));
        assert_eq!((half(65519.99), half(65520.0)), (0x7bff, 0x7c00));
        let bfloat = |x: f64| narrow(FloatKind::BFloat, x);
        // The product is a tie, which the smallest subnormal breaks.
        let fma = fma(FloatKind::BFloat, bfloat(1.0078125), bfloat(1.5), 1);
        assert!(widen(FloatKind::BFloat, fma) > 1.0078125 * 1.5);
        assert_eq!(
            from_integer(FloatKind::BFloat, false, (1 << 100) + (1 << 92) + 1),
            bfloat(2f64.powi(100) * 1.0078125)
        );
        assert_eq!(from_integer(FloatKind::Half, true, (-7i128) as u128), half(-7.0));
    }
}
