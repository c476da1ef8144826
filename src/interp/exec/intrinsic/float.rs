//! Floating-point intrinsics. Those of `float` and `double` use C's math library; those of `half` and
//! `bfloat` compute in `float` as LLVM does, or exactly.

use super::{Intrinsic, Pair, Unary, arg};
use crate::host::math;
use crate::host::math::f80_f128::LibmFunction;
use crate::interp::exec::float;
use crate::interp::exec::float::{f16, f80_f128};
use crate::interp::exec::float::{read, write};
use crate::interp::register_code::{IntrinsicCall, Kind};
use crate::interp::scalar::ScalarValue;
use crate::ir::FloatKind;
use crate::ir::inst::BinaryOp;
use crate::value::truncate;
use rustc_apfloat::Round;
use std::cmp::Ordering;

/// Computes in the format of the arguments, since C has a function for each.
macro_rules! functions {
    ($call:expr, $x:expr, $y:expr, $z:expr, $power:expr, $math:ident) => {{
        let (x, y, z) = ($x, $y, $z);
        match $call {
            Intrinsic::Unary(unary) => match unary {
                Unary::Fabs => x.abs(),
                Unary::Canonicalize => x,
                Unary::Sqrt => x.sqrt(),
                Unary::Floor => x.floor(),
                Unary::Ceil => x.ceil(),
                Unary::Trunc => x.trunc(),
                Unary::Rint => x.round_ties_even(),
                Unary::Round => x.round(),
                Unary::Sin => math::$math::sin(x),
                Unary::Cos => math::$math::cos(x),
                Unary::Tan => math::$math::tan(x),
                Unary::Sinh => math::$math::sinh(x),
                Unary::Cosh => math::$math::cosh(x),
                Unary::Tanh => math::$math::tanh(x),
                Unary::Asin => math::$math::asin(x),
                Unary::Acos => math::$math::acos(x),
                Unary::Atan => math::$math::atan(x),
                Unary::Exp => math::$math::exp(x),
                Unary::Exp2 => math::$math::exp2(x),
                Unary::Exp10 => math::$math::exp10(x),
                Unary::Log => math::$math::log(x),
                Unary::Log2 => math::$math::log2(x),
                Unary::Log10 => math::$math::log10(x),
            },
            Intrinsic::Pow => math::$math::pow(x, y),
            Intrinsic::Atan2 => math::$math::atan2(x, y),
            Intrinsic::Powi => x.powi($power),
            Intrinsic::Copysign => x.copysign(y),
            Intrinsic::Minimum | Intrinsic::Maximum if x.is_nan() || y.is_nan() => x + y,
            // The other operand, if one is NaN.
            Intrinsic::Minnum | Intrinsic::Maxnum | Intrinsic::Minimumnum | Intrinsic::Maximumnum if x.is_nan() => y,
            Intrinsic::Minnum | Intrinsic::Maxnum | Intrinsic::Minimumnum | Intrinsic::Maximumnum if y.is_nan() => x,
            // Zeros are ordered by sign, in LLVM also by `minnum` and `maxnum`.
            Intrinsic::Minimum | Intrinsic::Minimumnum | Intrinsic::Minnum if x == y => {
                if x.is_sign_negative() {
                    x
                } else {
                    y
                }
            }
            Intrinsic::Maximum | Intrinsic::Maximumnum | Intrinsic::Maxnum if x == y => {
                if x.is_sign_negative() {
                    y
                } else {
                    x
                }
            }
            Intrinsic::Minimum | Intrinsic::Minimumnum | Intrinsic::Minnum => x.min(y),
            Intrinsic::Maximum | Intrinsic::Maximumnum | Intrinsic::Maxnum => x.max(y),
            Intrinsic::Fma => x.mul_add(y, z),
            _ => x * y + z,
        }
    }};
}

/// Runs an intrinsic that returns a floating-point number of its first argument's kind.
pub fn floating(call: &IntrinsicCall, args: &[ScalarValue]) -> ScalarValue {
    let slots = [arg(args, 0), arg(args, 1), arg(args, 2)];
    let power = slots[1].lo as u32 as i32;
    if let Some(kind) = call.ret.format().filter(|kind| f80_f128::is_large(*kind)) {
        return ScalarValue::wide(large_float(kind, call.intrinsic, slots.map(|s| s.bits(kind.bits())), power));
    }
    ScalarValue::int(match (call.ret, call.intrinsic) {
        (Kind::Double, Intrinsic::Ldexp) => math::double::ldexp(f64::from_bits(slots[0].lo), power).to_bits(),
        // A `double` holds the exact result, or one that no `float` is near.
        (Kind::Float, Intrinsic::Ldexp) => {
            write(FloatKind::Float, math::double::ldexp(read(FloatKind::Float, slots[0].lo), power))
        }
        (Kind::Double, intrinsic) => {
            let [x, y, z] = slots.map(|s| f64::from_bits(s.lo));
            functions!(intrinsic, x, y, z, power, double).to_bits()
        }
        (Kind::Float, intrinsic) => {
            let [x, y, z] = slots.map(|s| f32::from_bits(s.lo as u32));
            u64::from(functions!(intrinsic, x, y, z, power, float).to_bits())
        }
        (kind, intrinsic) => {
            small_float(kind.format().unwrap_or(FloatKind::Half), intrinsic, slots.map(|s| s.lo), power)
        }
    })
}

fn small_float(format: FloatKind, intrinsic: Intrinsic, [a, b, c]: [u64; 3], power: i32) -> u64 {
    const SIGN: u64 = 1 << 15;
    match intrinsic {
        Intrinsic::Unary(Unary::Fabs) => a & !SIGN,
        Intrinsic::Copysign => a & !SIGN | b & SIGN,
        Intrinsic::Fma => f16::fma(format, a, b, c),
        Intrinsic::Fmuladd => f16::binary(format, BinaryOp::Fadd, f16::binary(format, BinaryOp::Fmul, a, b), c),
        Intrinsic::Ldexp => f16::ldexp(format, a, power),
        // Functions that return an argument or an integer are exact in a wider format, and a square root is never near
        // a tie.
        Intrinsic::Unary(
            Unary::Canonicalize | Unary::Sqrt | Unary::Floor | Unary::Ceil | Unary::Trunc | Unary::Rint | Unary::Round,
        )
        | Intrinsic::Minnum
        | Intrinsic::Maxnum
        | Intrinsic::Minimum
        | Intrinsic::Maximum
        | Intrinsic::Minimumnum
        | Intrinsic::Maximumnum => {
            let [x, y, z] = [a, b, c].map(|bits| read(format, bits));
            write(format, functions!(intrinsic, x, y, z, power, double))
        }
        _ => {
            let [x, y, z] = [a, b, c].map(|bits| read(format, bits) as f32);
            write(format, f64::from(functions!(intrinsic, x, y, z, power, float)))
        }
    }
}

fn large_float(format: FloatKind, intrinsic: Intrinsic, [a, b, c]: [u128; 3], power: i32) -> u128 {
    let sign = 1u128 << (format.bits() - 1);
    let round = |round| f80_f128::round(format, round, a);
    let function = match intrinsic {
        Intrinsic::Unary(unary) => match unary {
            Unary::Fabs => return a & !sign,
            Unary::Canonicalize => return f80_f128::binary(format, BinaryOp::Fadd, a, sign),
            Unary::Sqrt => return f80_f128::square_root(format, a),
            Unary::Floor => return round(Round::TowardNegative),
            Unary::Ceil => return round(Round::TowardPositive),
            Unary::Trunc => return round(Round::TowardZero),
            Unary::Rint => return round(Round::NearestTiesToEven),
            Unary::Round => return round(Round::NearestTiesToAway),
            Unary::Sin => LibmFunction::Sin,
            Unary::Cos => LibmFunction::Cos,
            Unary::Tan => LibmFunction::Tan,
            Unary::Sinh => LibmFunction::Sinh,
            Unary::Cosh => LibmFunction::Cosh,
            Unary::Tanh => LibmFunction::Tanh,
            Unary::Asin => LibmFunction::Asin,
            Unary::Acos => LibmFunction::Acos,
            Unary::Atan => LibmFunction::Atan,
            Unary::Exp => LibmFunction::Exp,
            Unary::Exp2 => LibmFunction::Exp2,
            Unary::Exp10 => LibmFunction::Exp10,
            Unary::Log => LibmFunction::Log,
            Unary::Log2 => LibmFunction::Log2,
            Unary::Log10 => LibmFunction::Log10,
        },
        Intrinsic::Pow => LibmFunction::Pow,
        Intrinsic::Atan2 => LibmFunction::Atan2,
        Intrinsic::Powi => return f80_f128::powi(format, a, power),
        Intrinsic::Ldexp => return f80_f128::ldexp(format, a, power),
        Intrinsic::Copysign => return a & !sign | b & sign,
        Intrinsic::Fma => return f80_f128::fma(format, a, b, c),
        Intrinsic::Fmuladd => {
            let product = f80_f128::binary(format, BinaryOp::Fmul, a, b);
            return f80_f128::binary(format, BinaryOp::Fadd, product, c);
        }
        extreme => {
            let least = matches!(extreme, Intrinsic::Minnum | Intrinsic::Minimum | Intrinsic::Minimumnum);
            let propagates = matches!(extreme, Intrinsic::Minimum | Intrinsic::Maximum);
            let nan = |bits| f80_f128::class(format, bits).0 < 2;
            return match f80_f128::compare(format, a, b) {
                None if propagates => f80_f128::binary(format, BinaryOp::Fadd, a, b),
                None if nan(a) => b,
                None => a,
                // Zeros are ordered by sign here.
                Some(Ordering::Equal) if (a & sign != 0) == least => a,
                Some(Ordering::Less) if least => a,
                Some(Ordering::Greater) if !least => a,
                Some(_) => b,
            };
        }
    };
    f80_f128::function(format, function, [a, b, c])
}

/// Computes `lround` and `lrint`. Out of range gives the minimum, as on x86-64 (LangRef leaves it
/// unspecified).
pub fn round_to_int(intrinsic: Intrinsic, width: u32, format: FloatKind, value: &ScalarValue) -> u128 {
    if f80_f128::is_large(format) {
        let round = if intrinsic == Intrinsic::Lround { Round::NearestTiesToAway } else { Round::NearestTiesToEven };
        return match f80_f128::to_integer(format, round, true, width, value.bits(format.bits())) {
            (bits, true) => bits,
            _ => 1 << (width - 1),
        };
    }
    let value = read(format, value.lo);
    let value = if intrinsic == Intrinsic::Lround { value.round() } else { value.round_ties_even() };
    float::whole_number(true, width, value).unwrap_or(1 << (width - 1))
}

/// Computes `llvm.is.fpclass`: whether a value belongs to one of the classes in a mask.
pub fn is_of_class(format: FloatKind, bits: u128, mask: u32) -> bool {
    if f80_f128::is_large(format) {
        let (class, negative) = f80_f128::class(format, bits);
        return mask >> if negative || class < 2 { class } else { 11 - class } & 1 != 0;
    }
    let bits = bits as u64;
    let fraction = match format {
        FloatKind::Half => 10,
        FloatKind::BFloat => 7,
        FloatKind::Float => 23,
        _ => 52,
    };
    let value = read(format, bits);
    let quiet = bits >> (fraction - 1) & 1 != 0;
    let exponent = truncate(format.bits() - 1, bits.into()) >> fraction;
    // Classes of negative numbers, from negative infinity on; those of positive numbers mirror them.
    let positive = bits >> (format.bits() - 1) & 1 == 0;
    let class = match () {
        () if value.is_nan() => u32::from(quiet),
        () if value.is_infinite() => 2,
        () if value == 0.0 => 5,
        () if exponent == 0 => 4,
        () => 3,
    };
    let class = if positive && class > 1 { 11 - class } else { class };
    mask >> class & 1 != 0
}

/// Computes both results of a [`Pair`]. The second one may be an integer of `width` bits.
pub fn eval_pair(which: Pair, format: FloatKind, width: u32, bits: u128) -> [ScalarValue; 2] {
    if f80_f128::is_large(format) {
        return eval_large_pair(which, format, width, bits);
    }
    let bits = bits as u64;
    let x = read(format, bits);
    let float = |value: f64| ScalarValue::int(write(format, value));
    match which {
        Pair::Frexp => {
            let (fraction, exponent) = parts(x);
            [float(fraction), ScalarValue::wide(truncate(width, exponent as i128 as u128))]
        }
        Pair::Modf => {
            let whole = x.trunc();
            let rest = if x.is_infinite() { 0.0 } else { x - whole };
            [float(rest.copysign(x)), float(whole)]
        }
        Pair::Sincos if format == FloatKind::Double => [float(math::double::sin(x)), float(math::double::cos(x))],
        Pair::Sincos => {
            let x = x as f32;
            [float(math::float::sin(x).into()), float(math::float::cos(x).into())]
        }
    }
}

fn eval_large_pair(which: Pair, format: FloatKind, width: u32, bits: u128) -> [ScalarValue; 2] {
    match which {
        Pair::Frexp => {
            let (fraction, exponent) = f80_f128::frexp(format, bits);
            [ScalarValue::wide(fraction), ScalarValue::wide(truncate(width, exponent as i128 as u128))]
        }
        Pair::Modf => {
            let sign = 1u128 << (format.bits() - 1);
            let whole = f80_f128::round(format, Round::TowardZero, bits);
            let infinite = f80_f128::class(format, bits).0 == 2;
            let rest = if infinite { 0 } else { f80_f128::binary(format, BinaryOp::Fsub, bits, whole) };
            [ScalarValue::wide(rest & !sign | bits & sign), ScalarValue::wide(whole)]
        }
        Pair::Sincos => [LibmFunction::Sin, LibmFunction::Cos]
            .map(|f| ScalarValue::wide(f80_f128::function(format, f, [bits, 0, 0]))),
    }
}

/// Splits a number into a fraction in [0.5, 1) and a power of two.
fn parts(x: f64) -> (f64, i32) {
    if x == 0.0 || !x.is_finite() {
        return (x, 0);
    }
    // Normalize subnormals first.
    let (scaled, extra) = if x.abs() < f64::MIN_POSITIVE { (x * 2f64.powi(54), -54) } else { (x, 0) };
    let bits = scaled.to_bits();
    let exponent = (bits >> 52 & 0x7ff) as i32 - 1022;
    (f64::from_bits(bits & !(0x7ff << 52) | 1022 << 52), exponent + extra)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_told_apart_in_every_format() {
        for (format, bits, class) in [
            (FloatKind::Half, 0x7c01, 0),
            (FloatKind::Half, 0xfe00, 1),
            (FloatKind::BFloat, 0xff80, 2),
            (FloatKind::Double, (-1f64).to_bits().into(), 3),
            (FloatKind::X86Fp80, 0x7fff << 64 | 1 << 63 | 1, 0),
            (FloatKind::Fp128, 1 << 127 | 1, 4),
            (FloatKind::X86Fp80, 1 << 63, 8),
            (FloatKind::Fp128, 0x7fff << 112, 9),
            (FloatKind::Float, 0x8000_0001, 4),
            (FloatKind::Half, 0x8000, 5),
            (FloatKind::BFloat, 0, 6),
            (FloatKind::Half, 1, 7),
            (FloatKind::Float, 0x3f80_0000, 8),
            (FloatKind::Double, f64::INFINITY.to_bits().into(), 9),
        ] {
            let found: Vec<u32> = (0..10).filter(|n| is_of_class(format, bits, 1 << n)).collect();
            assert_eq!(found, [class], "{format:?} {bits:x}");
        }
    }

    #[test]
    fn fractions_and_exponents() {
        assert_eq!(parts(8.0), (0.5, 4));
        assert_eq!(parts(-0.75), (-0.75, 0));
        assert_eq!(parts(f64::from_bits(1)), (0.5, -1073));
        let [rest, whole] = eval_pair(Pair::Modf, FloatKind::Double, 64, f64::NEG_INFINITY.to_bits().into());
        assert_eq!((rest.lo, whole.lo), ((-0.0f64).to_bits(), f64::NEG_INFINITY.to_bits()));
    }
}
