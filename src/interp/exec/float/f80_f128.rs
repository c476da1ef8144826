//! Arithmetic on `x86_fp80` and `fp128`, with `rustc_apfloat`, a port of LLVM's APFloat, and conversions
//! between these and all other formats.

use crate::host::math::f80_f128::LibmFunction;
use crate::ir::FloatKind;
use crate::ir::inst::BinaryOp;
use crate::value::truncate;
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round, Status};
use std::cmp::Ordering;

/// Whether a format is handled here.
#[inline]
pub fn is_large(kind: FloatKind) -> bool {
    matches!(kind, FloatKind::X86Fp80 | FloatKind::Fp128)
}

/// Calls a generic function for the format of a kind.
macro_rules! in_format {
    ($kind:expr, $function:ident($($arg:expr),*)) => {
        match $kind {
            FloatKind::Fp128 => $function::<Quad>($($arg),*),
            _ => $function::<X87DoubleExtended>($($arg),*),
        }
    };
}

/// Calls a generic function for any format.
macro_rules! in_any_format {
    ($kind:expr, $function:ident($($arg:expr),*)) => {
        match $kind {
            FloatKind::Half => $function::<Half>($($arg),*),
            FloatKind::BFloat => $function::<BFloat>($($arg),*),
            FloatKind::Float => $function::<Single>($($arg),*),
            FloatKind::Double => $function::<Double>($($arg),*),
            FloatKind::X86Fp80 => $function::<X87DoubleExtended>($($arg),*),
            _ => $function::<Quad>($($arg),*),
        }
    };
}
pub(crate) use in_any_format;

/// Returns the bits of a result. A newly generated NaN has its sign bit set, as on x86-64.
fn bits<F: Float>(result: F, operands: &[F]) -> u128 {
    match result.is_nan() && !operands.iter().any(|o| o.is_nan()) {
        true => (-F::NAN).to_bits(),
        false => result.to_bits(),
    }
}

fn arithmetic<F: Float>(op: BinaryOp, a: u128, b: u128) -> u128 {
    let (x, y) = (F::from_bits(a), F::from_bits(b));
    let result = match op {
        BinaryOp::Fadd => x + y,
        BinaryOp::Fsub => x - y,
        BinaryOp::Fmul => x * y,
        BinaryOp::Fdiv => x / y,
        // Only for operands that are not finite; see [`remainder`].
        _ => x.c_fmod(y),
    };
    bits(result.value, &[x, y])
}

/// Computes `fadd`, `fsub`, `fmul`, `fdiv` or `frem`.
pub fn binary(kind: FloatKind, op: BinaryOp, a: u128, b: u128) -> u128 {
    if op == BinaryOp::Frem
        && let Some(result) = remainder(kind, a, b)
    {
        return result;
    }
    in_format!(kind, arithmetic(op, a, b))
}

fn ordered<F: Float>(a: u128, b: u128) -> Option<Ordering> {
    F::from_bits(a).partial_cmp(&F::from_bits(b))
}

/// Compares two numbers. Returns `None` if one is NaN.
pub fn compare(kind: FloatKind, a: u128, b: u128) -> Option<Ordering> {
    in_format!(kind, ordered(a, b))
}

/// Returns the class of a number (signaling NaN, quiet NaN, infinity, normal, subnormal, zero, from 0 on),
/// and whether it is negative.
fn classified<F: Float>(bits: u128) -> (u32, bool) {
    let x = F::from_bits(bits);
    let class = match () {
        () if x.is_nan() => u32::from(!x.is_signaling()),
        () if x.is_infinite() => 2,
        () if x.is_zero() => 5,
        () if x.is_denormal() => 4,
        () => 3,
    };
    (class, x.is_negative())
}

/// Returns the class of a number as the bit of `llvm.is.fpclass` for its negative counterpart, and whether it
/// is negative.
pub fn class(kind: FloatKind, bits: u128) -> (u32, bool) {
    in_format!(kind, classified(bits))
}

fn from_format<F>(to: FloatKind, bits: u128) -> u128
where
    F: Float
        + FloatConvert<Half>
        + FloatConvert<BFloat>
        + FloatConvert<Single>
        + FloatConvert<Double>
        + FloatConvert<X87DoubleExtended>
        + FloatConvert<Quad>,
{
    fn to_format<F: FloatConvert<T>, T: Float>(value: F) -> u128 {
        value.convert(&mut false).value.to_bits()
    }
    let value = F::from_bits(bits);
    match to {
        FloatKind::Half => to_format::<F, Half>(value),
        FloatKind::BFloat => to_format::<F, BFloat>(value),
        FloatKind::Float => to_format::<F, Single>(value),
        FloatKind::Double => to_format::<F, Double>(value),
        FloatKind::Fp128 => to_format::<F, Quad>(value),
        _ => to_format::<F, X87DoubleExtended>(value),
    }
}

/// Rounds to the nearest number of another format.
pub fn convert(from: FloatKind, to: FloatKind, bits: u128) -> u128 {
    in_any_format!(from, from_format(to, bits))
}

fn of_integer<F: Float>(signed: bool, bits: u128) -> u128 {
    let value = if signed { F::from_i128(bits as i128) } else { F::from_u128(bits) };
    value.value.to_bits()
}

/// Converts an integer to the nearest number. A signed integer has 128 bits.
pub fn from_integer(kind: FloatKind, signed: bool, bits: u128) -> u128 {
    in_format!(kind, of_integer(signed, bits))
}

fn whole<F: Float>(round: Round, signed: bool, width: u32, bits: u128) -> (u128, bool) {
    let x = F::from_bits(bits);
    if x.is_nan() {
        return (0, false);
    }
    // The crate cannot saturate to arbitrary widths.
    let size = x.abs().to_u128_r(128, round, &mut false);
    let beyond = size.status.intersects(Status::INVALID_OP);
    let most = truncate(width, u128::MAX) >> u32::from(signed);
    let limit = match x.is_negative() {
        false => most,
        true if signed => most + 1,
        true => 0,
    };
    let fits = !beyond && size.value <= limit;
    let magnitude = if fits { size.value } else { limit };
    (truncate(width, if x.is_negative() { magnitude.wrapping_neg() } else { magnitude }), fits)
}

/// Converts to an integer with saturation (0 for NaN), and returns whether it was in range. The rounding mode
/// must be symmetric about zero.
pub fn to_integer(kind: FloatKind, round: Round, signed: bool, width: u32, bits: u128) -> (u128, bool) {
    in_format!(kind, whole(round, signed, width, bits))
}

fn rounded<F: Float>(round: Round, bits: u128) -> u128 {
    F::from_bits(bits).round_to_integral(round).value.to_bits()
}

/// Rounds to an integral number.
pub fn round(kind: FloatKind, round: Round, bits: u128) -> u128 {
    in_format!(kind, rounded(round, bits))
}

fn multiply_add<F: Float>(a: u128, b: u128, c: u128) -> u128 {
    let [x, y, z] = [a, b, c].map(F::from_bits);
    bits(x.mul_add(y, z).value, &[x, y, z])
}

/// Computes `a * b + c` with a single rounding.
pub fn fma(kind: FloatKind, a: u128, b: u128, c: u128) -> u128 {
    in_format!(kind, multiply_add(a, b, c))
}

fn scaled<F: Float>(bits: u128, power: i32) -> u128 {
    F::from_bits(bits).scalbn_r(power, Round::NearestTiesToEven).to_bits()
}

/// Multiplies by a power of two with a single rounding.
pub fn ldexp(kind: FloatKind, bits: u128, power: i32) -> u128 {
    in_format!(kind, scaled(bits, power))
}

fn parts<F: Float>(bits: u128) -> (u128, i32) {
    let x = F::from_bits(bits);
    if !x.is_finite_non_zero() {
        return (bits, 0);
    }
    let mut exponent = 0;
    let fraction = x.frexp(&mut exponent);
    (fraction.to_bits(), exponent)
}

/// Splits a number into a fraction in [0.5, 1) and a power of two.
pub fn frexp(kind: FloatKind, bits: u128) -> (u128, i32) {
    in_format!(kind, parts(bits))
}

/// Returns the number of significand bits, including the leading one.
fn precision(kind: FloatKind) -> u32 {
    if kind == FloatKind::Fp128 { 113 } else { 64 }
}

/// Returns the significand of a finite number as an integer, and the power of two by which it must be
/// multiplied.
fn whole_significand(kind: FloatKind, bits: u128) -> (u128, i32) {
    let digits = precision(kind) as i32;
    let (fraction, exponent) = frexp(kind, bits & !(1 << (kind.bits() - 1)));
    let (significand, _) = to_integer(kind, Round::TowardZero, false, 128, ldexp(kind, fraction, digits));
    (significand, exponent - digits)
}

/// Computes `frem` of finite numbers by integer division. (The crate subtracts once per power of two between
/// the operands, which may be many times.)
fn remainder(kind: FloatKind, a: u128, b: u128) -> Option<u128> {
    let finite = |bits| matches!(class(kind, bits).0, 3 | 4);
    if !finite(a) || !finite(b) {
        return None;
    }
    let ((mut rest, up), (divisor, power)) = (whole_significand(kind, a), whole_significand(kind, b));
    // The dividend is smaller than the last bit of the divisor's significand.
    let Ok(mut left) = u32::try_from(up - power) else { return Some(a) };
    rest %= divisor;
    while left > 0 && rest != 0 {
        let step = rest.leading_zeros().min(left);
        rest = (rest << step) % divisor;
        left -= step;
    }
    let sign = a & 1 << (kind.bits() - 1);
    Some(ldexp(kind, from_integer(kind, false, rest), power) | sign)
}

/// Computes the square root bit by bit, and rounds by the remainder.
pub fn square_root(kind: FloatKind, bits: u128) -> u128 {
    let (class, negative) = class(kind, bits);
    match class {
        0 | 1 => return in_format!(kind, quieted(bits)),
        5 => return bits,
        _ if negative => return in_format!(kind, not_a_number()),
        2 => return bits,
        _ => {}
    }
    // The number is `significand` times 2 to the power of `power`, which is made even.
    let digits = precision(kind);
    let (mut significand, mut power) = whole_significand(kind, bits);
    if power % 2 != 0 {
        (significand, power) = (significand << 1, power - 1);
    }
    // At least one bit more than the precision, which shows on which side of a tie the root is; the remainder shows
    // whether it is exact.
    let steps = digits + 2;
    let (mut root, mut rest) = (0u128, 0u128);
    // Start at the top pair of the significand's bits, followed by zeros.
    let pairs = (digits + 2).div_ceil(2);
    for n in 0..steps {
        let pair = if n < pairs { significand >> (2 * (pairs - 1 - n)) & 3 } else { 0 };
        rest = rest << 2 | pair;
        let trial = root << 2 | 1;
        root <<= 1;
        if rest >= trial {
            rest -= trial;
            root |= 1;
        }
    }
    let scale = power / 2 + pairs as i32 - steps as i32;
    // A one below the retained bits means that the root is not a tie.
    let exact = root << 1 | u128::from(rest != 0);
    ldexp(kind, from_integer(kind, false, exact), scale - 1)
}

fn quieted<F: Float>(bits: u128) -> u128 {
    (F::from_bits(bits) + F::ZERO).value.to_bits()
}

fn not_a_number<F: Float>() -> u128 {
    (-F::NAN).to_bits()
}

/// Calls a function of C's math library.
pub fn function(kind: FloatKind, function: LibmFunction, args: [u128; 3]) -> u128 {
    truncate(kind.bits(), function.call(kind, args))
}

/// Computes an integral power, multiplying in the same order as compiler-rt.
pub fn powi(kind: FloatKind, x: u128, power: i32) -> u128 {
    let one = from_integer(kind, false, 1);
    let multiply = |a, b| binary(kind, BinaryOp::Fmul, a, b);
    let (mut result, mut square) = (one, x);
    for n in 0..32 {
        if power.unsigned_abs() >> n == 0 {
            break;
        }
        if n > 0 {
            square = multiply(square, square);
        }
        if power.unsigned_abs() >> n & 1 == 1 {
            result = multiply(result, square);
        }
    }
    if power < 0 { binary(kind, BinaryOp::Fdiv, one, result) } else { result }
}

#[cfg(test)]
mod tests {
    use super::*;
    use FloatKind::{Fp128, X86Fp80};

    #[test]
    fn square_roots_are_the_nearest() {
        for kind in [X86Fp80, Fp128] {
            for n in [1u128, 2, 3, 4, 5, 16, 25, 99, 1 << 62, (1 << 60) + 1, u64::MAX.into()] {
                for power in [0, 1, -1, 1001, -16000, -16400] {
                    let x = ldexp(kind, from_integer(kind, false, n), power);
                    let root = square_root(kind, x);
                    assert_eq!(root, function(kind, LibmFunction::Sqrt, [x, 0, 0]), "{kind:?} {n} {power}");
                }
            }
            assert_eq!(square_root(kind, 1), function(kind, LibmFunction::Sqrt, [1, 0, 0]));
            let largest =
                if kind == X86Fp80 { 0x7ffe_ffff_ffff_ffff_ffff } else { 0x7ffe_ffff << 96 | u128::MAX >> 32 };
            assert_eq!(square_root(kind, largest), function(kind, LibmFunction::Sqrt, [largest, 0, 0]));
            let minus = 1 << (kind.bits() - 1);
            assert_eq!(square_root(kind, minus), minus);
            assert_eq!(class(kind, square_root(kind, from_integer(kind, true, (-1i128) as u128))).0, 1);
        }
    }

    #[test]
    fn conversions_round_once() {
        let double = |x: f64| u128::from(x.to_bits());
        let tie = from_integer(Fp128, false, (1 << 53) + 1);
        assert_eq!(convert(Fp128, FloatKind::Double, tie), double(2f64.powi(53)));
        assert_eq!(convert(Fp128, FloatKind::Double, tie | 1), double(2f64.powi(53) + 2.0));
        assert_eq!(convert(FloatKind::Double, X86Fp80, double(-2.0)), 0xc000_8000_0000_0000_0000);
        assert_eq!(convert(X86Fp80, FloatKind::Half, from_integer(X86Fp80, false, 65520)), 0x7c00);
        assert_eq!(to_integer(X86Fp80, Round::TowardZero, true, 8, from_integer(X86Fp80, false, 128)), (127, false));
    }
}
