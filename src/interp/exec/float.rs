//! Floating-point operations and checks of fast-math flags. `float` and `double` use the hardware, `half` and `bfloat`
//! use [`f16`], `x86_fp80` and `fp128` [`f80_f128`].

pub mod f16;
pub mod f80_f128;
pub mod rounding;

use crate::interp::scalar::{Cause, CodeLocation, OriginTable, ScalarValue};
use crate::ir::FloatKind;
use crate::ir::inst::{BinaryOp, CastFlags, CastOp, FastMath, FcmpPred};
use crate::value::{sign_extend, truncate};
use rustc_apfloat::Round;

const NNAN: u8 = 1;
const NINF: u8 = 2;

/// Converts bits of any format except the large ones to a `double`, exactly.
pub fn read(format: FloatKind, bits: u64) -> f64 {
    match format {
        FloatKind::Double => f64::from_bits(bits),
        FloatKind::Float => f64::from(f32::from_bits(bits as u32)),
        _ => f16::widen(format, bits),
    }
}

/// Rounds a `double` to the nearest value of a format, and returns its bits.
pub fn write(format: FloatKind, value: f64) -> u64 {
    match format {
        FloatKind::Double => value.to_bits(),
        FloatKind::Float => u64::from((value as f32).to_bits()),
        _ => f16::narrow(format, value),
    }
}

/// Classifies a number of any format as a `double`. For the large formats, the result only tells NaN, infinity and
/// zero, and the sign.
fn special(format: FloatKind, value: &ScalarValue) -> f64 {
    if !f80_f128::is_large(format) {
        return read(format, value.lo);
    }
    let (class, negative) = f80_f128::class(format, value.bits(format.bits()));
    let size = match class {
        0 | 1 => f64::NAN,
        2 => f64::INFINITY,
        5 => 0.0,
        _ => 1.0,
    };
    if negative { -size } else { size }
}

/// Formats a number for reports.
pub fn report_text(format: FloatKind, value: &ScalarValue) -> String {
    crate::value::Value::Float { kind: format, bits: value.bits(format.bits()) }.display()
}

/// Whether a value is NaN.
pub fn is_nan(format: FloatKind, value: &ScalarValue) -> bool {
    special(format, value).is_nan()
}

/// Returns poison if operands or result (`values`) violate the fast-math flags, else `result`.
pub fn checked(
    fast: FastMath,
    values: &[(FloatKind, &ScalarValue)],
    result: ScalarValue,
    undefs: &mut OriginTable,
    here: CodeLocation,
) -> ScalarValue {
    let special = || values.iter().map(|(format, value)| special(*format, value));
    let broken = if fast.0 & NNAN != 0 && special().any(|v| v.is_nan()) {
        Some("nnan")
    } else {
        (fast.0 & NINF != 0 && special().any(|v| v.is_infinite())).then_some("ninf")
    };
    match broken {
        Some(flag) => {
            let all =
                || values.iter().map(|(format, value)| report_text(*format, value)).collect::<Vec<_>>().join(", ");
            ScalarValue::poison(undefs.origin_with_values(Cause::Flag(flag), here, all))
        }
        None => result,
    }
}

/// Computes in the format of the operands, so that `float` is rounded once.
macro_rules! arithmetic {
    ($op:expr, $x:expr, $y:expr) => {{
        let (x, y) = ($x, $y);
        match $op {
            BinaryOp::Fadd => x + y,
            BinaryOp::Fsub => x - y,
            BinaryOp::Fmul => x * y,
            BinaryOp::Fdiv => x / y,
            // `fmod` of C: exact, with the sign of the dividend.
            _ => x % y,
        }
    }};
}

/// Computes `fadd`, `fsub`, `fmul`, `fdiv` or `frem`.
#[inline]
pub fn binary(
    op: BinaryOp,
    format: FloatKind,
    fast: FastMath,
    a: &ScalarValue,
    b: &ScalarValue,
    undefs: &mut OriginTable,
    here: CodeLocation,
) -> ScalarValue {
    if a.definedness.or(b.definedness) != 0 {
        return undefs.propagate(&[a.definedness, b.definedness]);
    }
    let bits = match format {
        FloatKind::Double => arithmetic!(op, f64::from_bits(a.lo), f64::from_bits(b.lo)).to_bits(),
        FloatKind::Float => {
            u64::from(arithmetic!(op, f32::from_bits(a.lo as u32), f32::from_bits(b.lo as u32)).to_bits())
        }
        FloatKind::X86Fp80 | FloatKind::Fp128 => return large_binary(op, format, fast, a, b, undefs, here),
        _ => f16::binary(format, op, a.lo, b.lo),
    };
    let result = ScalarValue::int(bits);
    if fast.0 & (NNAN | NINF) != 0 {
        return checked(fast, &[(format, a), (format, b), (format, &result)], result, undefs, here);
    }
    result
}

#[cold]
fn large_binary(
    op: BinaryOp,
    format: FloatKind,
    fast: FastMath,
    a: &ScalarValue,
    b: &ScalarValue,
    undefs: &mut OriginTable,
    here: CodeLocation,
) -> ScalarValue {
    let width = format.bits();
    let result = ScalarValue::wide(f80_f128::binary(format, op, a.bits(width), b.bits(width)));
    checked(fast, &[(format, a), (format, b), (format, &result)], result, undefs, here)
}

/// Computes `fneg`: flips the sign, even of a NaN.
pub fn negate(
    format: FloatKind,
    fast: FastMath,
    a: &ScalarValue,
    undefs: &mut OriginTable,
    here: CodeLocation,
) -> ScalarValue {
    if !a.definedness.is_defined() {
        return undefs.propagate(&[a.definedness]);
    }
    let result = ScalarValue::wide(a.bits(format.bits()) ^ 1 << (format.bits() - 1));
    checked(fast, &[(format, a)], result, undefs, here)
}

/// Computes `fcmp`.
#[inline]
pub fn compare(
    pred: FcmpPred,
    format: FloatKind,
    fast: FastMath,
    a: &ScalarValue,
    b: &ScalarValue,
    undefs: &mut OriginTable,
    here: CodeLocation,
) -> ScalarValue {
    if a.definedness.or(b.definedness) != 0 {
        return undefs.propagate(&[a.definedness, b.definedness]);
    }
    let result = ScalarValue::int(u64::from(holds(pred, format, a, b)));
    if fast.0 != 0 { checked(fast, &[(format, a), (format, b)], result, undefs, here) } else { result }
}

/// Evaluates a predicate on two numbers of a format.
#[inline]
pub fn holds(pred: FcmpPred, format: FloatKind, a: &ScalarValue, b: &ScalarValue) -> bool {
    if f80_f128::is_large(format) {
        let order = f80_f128::compare(format, a.bits(format.bits()), b.bits(format.bits()));
        // Only the order of the two numbers matters.
        let x = match order {
            None => f64::NAN,
            Some(order) => f64::from(order as i8),
        };
        return eval_predicate(pred, x, 0.0);
    }
    eval_predicate(pred, read(format, a.lo), read(format, b.lo))
}

/// Evaluates a predicate on two numbers.
#[inline]
fn eval_predicate(pred: FcmpPred, x: f64, y: f64) -> bool {
    let unordered = x.is_nan() || y.is_nan();
    match pred {
        FcmpPred::False => false,
        FcmpPred::True => true,
        FcmpPred::Ord => !unordered,
        FcmpPred::Uno => unordered,
        FcmpPred::Oeq => x == y,
        FcmpPred::Ogt => x > y,
        FcmpPred::Oge => x >= y,
        FcmpPred::Olt => x < y,
        FcmpPred::Ole => x <= y,
        FcmpPred::One => !unordered && x != y,
        FcmpPred::Ueq => unordered || x == y,
        FcmpPred::Ugt => unordered || x > y,
        FcmpPred::Uge => unordered || x >= y,
        FcmpPred::Ult => unordered || x < y,
        FcmpPred::Ule => unordered || x <= y,
        FcmpPred::Une => x != y,
    }
}

/// Source or destination format of a conversion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// An integer of this many bits.
    Int(u32),
    /// A floating-point format.
    Float(FloatKind),
}

/// Converts from or to floating point.
pub fn convert(
    op: CastOp,
    flags: CastFlags,
    from: Format,
    to: Format,
    a: &ScalarValue,
    undefs: &mut OriginTable,
    here: CodeLocation,
) -> ScalarValue {
    if !a.definedness.is_defined() {
        return undefs.propagate(&[a.definedness]);
    }
    match (op, from, to) {
        (_, Format::Float(from), Format::Float(to)) => {
            let result = match f80_f128::is_large(from) || f80_f128::is_large(to) {
                true => ScalarValue::wide(f80_f128::convert(from, to, a.bits(from.bits()))),
                // Every value of the remaining formats is a value of `double`, so this rounds once.
                false => ScalarValue::int(write(to, read(from, a.lo))),
            };
            if flags.fast.0 == 0 {
                return result;
            }
            checked(flags.fast, &[(from, a), (to, &result)], result, undefs, here)
        }
        (_, Format::Int(width), Format::Float(to)) => {
            let x = a.bits(width);
            if flags.nneg && x >> (width - 1) & 1 != 0 {
                return ScalarValue::poison(
                    undefs.origin_with_values(Cause::Flag("nneg"), here, || super::int::display_int(width, x, true)),
                );
            }
            ScalarValue::wide(of_integer(op == CastOp::Sitofp, width, x, to))
        }
        (_, Format::Float(from), Format::Int(width)) if f80_f128::is_large(from) => {
            let bits = a.bits(from.bits());
            match f80_f128::to_integer(from, Round::TowardZero, op == CastOp::Fptosi, width, bits) {
                (bits, true) => ScalarValue::wide(bits),
                _ => ScalarValue::poison(undefs.origin_with_values(Cause::Range, here, || report_text(from, a))),
            }
        }
        (_, Format::Float(from), Format::Int(width)) => {
            match whole_number(op == CastOp::Fptosi, width, read(from, a.lo).trunc()) {
                Some(bits) => ScalarValue::wide(bits),
                None => ScalarValue::poison(undefs.origin_with_values(Cause::Range, here, || report_text(from, a))),
            }
        }
        (_, Format::Int(_), Format::Int(_)) => *a,
    }
}

/// Returns the number nearest to an integer. The conversion is direct, since one through `double` would round twice.
pub fn of_integer(signed: bool, width: u32, x: u128, to: FloatKind) -> u128 {
    let wide = sign_extend(width, x);
    match (signed, to) {
        (false, FloatKind::Double) => (x as f64).to_bits().into(),
        (false, FloatKind::Float) => (x as f32).to_bits().into(),
        (true, FloatKind::Double) => (wide as f64).to_bits().into(),
        (true, FloatKind::Float) => (wide as f32).to_bits().into(),
        (_, large @ (FloatKind::X86Fp80 | FloatKind::Fp128)) => {
            f80_f128::from_integer(large, signed, if signed { wide as u128 } else { x })
        }
        (false, small) => f16::from_integer(small, false, x).into(),
        (true, small) => f16::from_integer(small, true, wide as u128).into(),
    }
}

/// Computes `llvm.fptosi.sat` or `llvm.fptoui.sat`: saturates, and returns 0 for NaN.
pub fn saturated(signed: bool, width: u32, format: FloatKind, value: &ScalarValue) -> u128 {
    if f80_f128::is_large(format) {
        return f80_f128::to_integer(format, Round::TowardZero, signed, width, value.bits(format.bits())).0;
    }
    let value = read(format, value.lo).trunc();
    match whole_number(signed, width, value) {
        Some(bits) => bits,
        None if value.is_nan() => 0,
        None if signed && value < 0.0 => 1 << (width - 1),
        None if signed => (1 << (width - 1)) - 1,
        None if value < 0.0 => 0,
        None => truncate(width, u128::MAX),
    }
}

/// Converts a value without a fraction to an integer, if it fits.
pub fn whole_number(signed: bool, width: u32, value: f64) -> Option<u128> {
    let power = |n: u32| 2f64.powi(n as i32);
    if signed {
        let limit = power(width - 1);
        (value >= -limit && value < limit).then(|| truncate(width, value as i128 as u128))
    } else {
        // Values between -1 and 0 were truncated to -0.
        (value >= 0.0 && value < power(width)).then_some(value as u128)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn double(v: f64) -> ScalarValue {
        ScalarValue::int(v.to_bits())
    }

    #[test]
    fn conversions_round_once_and_poison_what_does_not_fit() {
        let mut undefs = OriginTable::default();
        let mut go = |op, from, to, a: ScalarValue| {
            convert(op, CastFlags::default(), from, to, &a, &mut undefs, CodeLocation::NONE)
        };
        let (i8, i64) = (Format::Int(8), Format::Int(64));
        let (float64, float32) = (Format::Float(FloatKind::Double), Format::Float(FloatKind::Float));
        assert_eq!(go(CastOp::Fptosi, float64, i8, double(-128.9)).lo, 0x80);
        assert!(go(CastOp::Fptosi, float64, i8, double(128.0)).definedness.is_poison());
        assert!(go(CastOp::Fptoui, float64, i64, double(-1.0)).definedness.is_poison());
        assert_eq!(go(CastOp::Fptoui, float64, i64, double(-0.5)).lo, 0);
        assert!(go(CastOp::Fptoui, float64, i64, double(f64::NAN)).definedness.is_poison());
        // 2^24 + 1 + 2^-30 would round twice through double.
        let x = (1u64 << 54) + (1 << 30) + 1;
        assert_eq!(go(CastOp::Uitofp, i64, float32, ScalarValue::int(x)).lo, u64::from((x as f32).to_bits()));
        assert_eq!(go(CastOp::Fptrunc, float64, float32, double(1e300)).lo, 0x7f80_0000);
    }

    #[test]
    fn comparisons_know_nan_and_flags_make_it_poison() {
        let mut undefs = OriginTable::default();
        let (nan, one) = (double(f64::NAN), double(1.0));
        let mut go =
            |p, fast| compare(p, FloatKind::Double, FastMath(fast), &nan, &one, &mut undefs, CodeLocation::NONE);
        assert_eq!((go(FcmpPred::Une, 0).lo, go(FcmpPred::One, 0).lo, go(FcmpPred::Ult, 0).lo), (1, 0, 1));
        assert!(go(FcmpPred::Oeq, NNAN).definedness.is_poison());
        let quotient = binary(
            BinaryOp::Fdiv,
            FloatKind::Double,
            FastMath(NINF),
            &one,
            &double(0.0),
            &mut undefs,
            CodeLocation::NONE,
        );
        assert!(quotient.definedness.is_poison());
        let minus = negate(FloatKind::Double, FastMath::default(), &double(0.0), &mut undefs, CodeLocation::NONE);
        assert_eq!(minus.lo, 1 << 63);
    }
}
