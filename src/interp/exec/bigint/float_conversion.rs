//! Conversions between integers of more than 128 bits and floating-point numbers, each with a single
//! rounding.

use super::{Arg, fits_signed, fits_unsigned, number, ones, put, signed_of, slots_of, wrapped};
use crate::interp::exec::float::f80_f128::in_any_format;
use crate::interp::register_code::Kind;
use crate::interp::scalar::{Cause, CodeLocation, OriginTable, ScalarValue};
use crate::ir::FloatKind;
use crate::ir::inst::{CastFlags, CastOp};
use num_bigint::{BigInt, BigUint, Sign};
use rustc_apfloat::Float;
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};

/// Computes `sitofp`, `uitofp`, `fptosi` or `fptoui` of a defined operand.
pub fn convert(
    op: CastOp,
    flags: CastFlags,
    a: Arg<'_>,
    ret: Kind,
    undefs: &mut OriginTable,
    here: CodeLocation,
) -> Vec<ScalarValue> {
    if let Some(kind) = ret.format() {
        let width = a.1.width();
        let value = number(a.0, width);
        let value = if op == CastOp::Sitofp { signed_of(&value, width) } else { value.into() };
        if flags.nneg && super::is_negative(&number(a.0, width), width) {
            return vec![ScalarValue::poison(undefs.origin(Cause::Flag("nneg"), here))];
        }
        return vec![ScalarValue::wide(in_any_format!(kind, nearest(&value)))];
    }
    let (kind, width) = (a.1.format().unwrap_or(FloatKind::Double), ret.width());
    let fits = if op == CastOp::Fptosi { fits_signed } else { fits_unsigned };
    match in_any_format!(kind, whole(a.0[0].bits(kind.bits()))) {
        Some(value) if fits(&value, width) => put(&wrapped(&value, width), width),
        _ => vec![ScalarValue::poison(undefs.origin(Cause::Range, here)); slots_of(ret)],
    }
}

/// Computes `llvm.fptosi.sat` or `llvm.fptoui.sat`.
pub fn saturated(signed: bool, a: Arg<'_>, width: u32) -> BigUint {
    let kind = a.1.format().unwrap_or(FloatKind::Double);
    let bits = a.0[0].bits(kind.bits());
    let (least, most) = match signed {
        true => (-BigInt::from(ones(width - 1)) - 1, BigInt::from(ones(width - 1))),
        false => (BigInt::default(), BigInt::from(ones(width))),
    };
    let value = match in_any_format!(kind, whole(bits)) {
        Some(value) => value.clamp(least, most),
        None => match in_any_format!(kind, infinity(bits)) {
            Some(true) => least,
            Some(false) => most,
            None => BigInt::default(),
        },
    };
    wrapped(&value, width)
}

/// Returns whether an infinity is negative, and `None` for other numbers.
fn infinity<F: Float>(bits: u128) -> Option<bool> {
    let value = F::from_bits(bits);
    value.is_infinite().then(|| value.is_negative())
}

/// Truncates a number to an integer. Returns `None` for NaN and infinities.
fn whole<F: Float>(bits: u128) -> Option<BigInt> {
    let value = F::from_bits(bits);
    if !value.is_finite() {
        return None;
    }
    if value.is_zero() {
        return Some(BigInt::default());
    }
    // Such a number has only zeros beyond 127 integral bits.
    let down = (value.ilogb() - 126).max(0);
    let top = value.abs().scalbn(-down).to_u128(128).value;
    let magnitude = BigInt::from(top) << down;
    Some(if value.is_negative() { -magnitude } else { magnitude })
}

/// Returns the number nearest to an integer.
fn nearest<F: Float>(value: &BigInt) -> u128 {
    let magnitude = value.magnitude();
    // More bits than the significand of any format, and a sticky bit for those below.
    let down = magnitude.bits().saturating_sub(127);
    let lost = magnitude.trailing_zeros().is_some_and(|zeros| zeros < down);
    let top = u128::try_from(magnitude >> down).unwrap_or(0) | u128::from(lost);
    let rounded = F::from_u128(top).value.scalbn(down as i32);
    (if value.sign() == Sign::Minus { -rounded } else { rounded }).to_bits()
}
