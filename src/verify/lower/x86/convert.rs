//! Conversions between floating-point formats, and to and from integers. Out-of-range values convert as on the
//! processor.

use super::builder::Builder;
use super::{exponent, float};
use crate::ir::TypedOperand;
use crate::ir::inst::{BinaryOp, CastOp, FcmpPred, IcmpPred};
use crate::ir::{FloatKind, Type, TypeKind};

/// Lowers a conversion to a vector like `ret`, for as many elements as both types have; the last operand may be
/// a rounding mode.
pub(super) fn lower(b: &mut Builder<'_>, rest: &str, args: &[TypedOperand], ret: Type) -> Option<TypedOperand> {
    let stem = rest.split('.').next().unwrap_or(rest);
    let (&x, more) = args.split_first()?;
    if b.module.types.vector(x.0).is_none() || b.module.types.vector(ret).is_none() {
        return None;
    }
    let (lanes, elem) = b.shape(ret);
    let lanes = lanes.min(b.lanes(x));
    let x = |b: &mut Builder<'_>| b.low(x, lanes);
    if let ("pmovsx" | "pmovzx", []) = (stem.get(..6).unwrap_or_default(), more) {
        let (x, bits) = (x(b), b.bits(elem));
        b.require(b.elem_bits(x) < bits);
        return Some(b.resize(x, bits, stem.starts_with("pmovsx")));
    }
    Some(match (stem, more) {
        ("pmov" | "pmovs" | "pmovus", []) => {
            let (x, bits) = (x(b), b.bits(elem));
            narrow(b, stem, x, bits)
        }
        ("vcvtph2ps", mode) if mode.len() < 2 => {
            let x = x(b);
            from_half(b, x)
        }
        ("vcvtps2ph", [number]) => {
            let (x, number) = (x(b), b.immediate(*number));
            to_half(b, x, number)
        }
        ("sitofp" | "uitofp", [mode]) => {
            let (x, mode) = (x(b), float::rounding(b, Some(*mode)));
            from_integer(b, x, elem, stem == "sitofp", mode)
        }
        (name, mode) if name.starts_with("cvt") && mode.len() < 2 => {
            let (from, to) = formats(rest)?;
            let mode = float::rounding(b, mode.first().copied());
            let x = x(b);
            match (from, to) {
                ("dq" | "qq", "pd" | "ps") => from_integer(b, x, elem, true, mode),
                ("udq" | "uqq", "pd" | "ps") => from_integer(b, x, elem, false, mode),
                ("ps", "pd") => b.cast(CastOp::Fpext, x, elem),
                ("pd", "ps") => to_float(b, x, mode),
                ("ps" | "pd", to) => {
                    let direction = if name.starts_with("cvtt") { 3 } else { direction(mode) };
                    to_integer(b, x, elem, !to.starts_with('u'), direction)
                }
                _ => return None,
            }
        }
        _ => return None,
    })
}

/// Parses source and destination format from a name: `cvtdq2ps.512`, `cvt.ps2.pd.256`, `cvttpd2uqq.128`.
fn formats(rest: &str) -> Option<(&'static str, &'static str)> {
    const FORMATS: [&str; 6] = ["udq", "uqq", "dq", "qq", "ps", "pd"];
    let one = |text: &str| FORMATS.iter().copied().find(|format| text.starts_with(format));
    let text = rest.strip_prefix("cvtt").or_else(|| rest.strip_prefix("cvt"))?.trim_start_matches('.');
    let from = one(text)?;
    let to = text[from.len()..].strip_prefix('2')?.trim_start_matches('.');
    Some((from, one(to)?))
}

/// Returns the rounding mode in the encoding of `roundps`.
pub(super) fn direction(mode: float::Rounding) -> u32 {
    match mode {
        Some("round.downward") => 1,
        Some("round.upward") => 2,
        Some(_) => 3,
        None => 4,
    }
}

/// Narrows integers by truncation, or by signed or unsigned saturation.
fn narrow(b: &mut Builder<'_>, stem: &str, x: TypedOperand, bits: u32) -> TypedOperand {
    b.require(b.elem_bits(x) > bits && !b.is_float(x));
    let x = match stem {
        "pmovs" => {
            let most = b.number(x.0, (1 << (bits - 1)) - 1);
            let least = b.number(x.0, u128::MAX << (bits - 1));
            let x = b.overloaded("smin", &[x, most]);
            b.overloaded("smax", &[x, least])
        }
        "pmovus" => {
            let most = b.number(x.0, (1 << bits) - 1);
            b.overloaded("umin", &[x, most])
        }
        _ => x,
    };
    b.resize(x, bits, false)
}

fn half_type(b: &mut Builder<'_>) -> Type {
    b.module.types.intern(TypeKind::Float(FloatKind::Half))
}

fn from_half(b: &mut Builder<'_>, x: TypedOperand) -> TypedOperand {
    let half = half_type(b);
    let ty = b.like(x, half);
    let x = b.bitcast(x, ty);
    b.cast(CastOp::Fpext, x, Type::FLOAT)
}

/// Rounds to `half` in the mode of an immediate; returns the bit patterns.
fn to_half(b: &mut Builder<'_>, x: TypedOperand, number: u32) -> TypedOperand {
    let half = half_type(b);
    let near = b.cast(CastOp::Fptrunc, x, half);
    let bits = b.as_int_lanes(near);
    // If the nearest value lies on the wrong side, the next one in the rounding direction is one step away.
    let back = b.cast(CastOp::Fpext, near, Type::FLOAT);
    let (above, below) = (b.fcmp(FcmpPred::Ogt, back, x), b.fcmp(FcmpPred::Olt, back, x));
    let sign = b.binary_by(BinaryOp::And, bits, 0x8000);
    let negative = b.icmp_by(IcmpPred::Ne, sign, 0);
    let (up, down) = (b.binary_by(BinaryOp::Add, bits, 1), b.binary_by(BinaryOp::Sub, bits, 1));
    let lower = b.select(negative, up, down);
    let higher = b.select(negative, down, up);
    match number & 7 {
        1 => b.select(above, lower, bits),
        2 => b.select(below, higher, bits),
        3 => {
            // Rounding had increased the magnitude.
            let grew = b.select(negative, below, above);
            b.select(grew, down, bits)
        }
        _ => bits,
    }
}

/// Rounds `double` to `float`.
pub(super) fn to_float(b: &mut Builder<'_>, x: TypedOperand, mode: float::Rounding) -> TypedOperand {
    match mode {
        None => b.cast(CastOp::Fptrunc, x, Type::FLOAT),
        Some(mode) => constrained_cast(b, "fptrunc", x, Type::FLOAT, mode),
    }
}

pub(super) fn from_integer(
    b: &mut Builder<'_>,
    x: TypedOperand,
    elem: Type,
    signed: bool,
    mode: float::Rounding,
) -> TypedOperand {
    match (mode, signed) {
        (None, true) => b.cast(CastOp::Sitofp, x, elem),
        (None, false) => b.cast(CastOp::Uitofp, x, elem),
        (Some(mode), true) => constrained_cast(b, "sitofp", x, elem, mode),
        (Some(mode), false) => constrained_cast(b, "uitofp", x, elem, mode),
    }
}

/// Converts each element with a rounding mode.
fn constrained_cast(b: &mut Builder<'_>, name: &str, x: TypedOperand, elem: Type, mode: &str) -> TypedOperand {
    let (mode, ignore) = (b.word(mode), b.word("fpexcept.ignore"));
    let is_vector = b.module.types.vector(x.0).is_some();
    let mut parts = Vec::new();
    for n in 0..b.lanes(x) {
        let one = if is_vector { b.extract(x, n) } else { x };
        parts.push(b.intrinsic(
            &format!("experimental.constrained.{name}"),
            &[elem, one.0],
            elem,
            &[one, mode, ignore],
        ));
    }
    if is_vector { b.build(&parts) } else { parts[0] }
}

/// Rounds to integers in the mode of an immediate. Out-of-range values become the minimum signed or the maximum
/// unsigned integer.
pub(super) fn to_integer(
    b: &mut Builder<'_>,
    x: TypedOperand,
    elem: Type,
    signed: bool,
    direction: u32,
) -> TypedOperand {
    let width = b.bits(elem);
    if !(8..=64).contains(&width) || !b.is_float(x) {
        return b.fail();
    }
    let whole = exponent::rounded(b, x, direction);
    let (bound, floor) = match signed {
        true => (2f64.powi(width as i32 - 1), -2f64.powi(width as i32 - 1)),
        false => (2f64.powi(width as i32), 0.0),
    };
    let (bound, floor) = (b.float(x.0, bound), b.float(x.0, floor));
    let (below, above) = (b.fcmp(FcmpPred::Olt, whole, bound), b.fcmp(FcmpPred::Oge, whole, floor));
    let fits = b.and(below, above);
    let zero = b.zero(x.0);
    let safe = b.select(fits, whole, zero);
    let value = b.cast(if signed { CastOp::Fptosi } else { CastOp::Fptoui }, safe, elem);
    let otherwise = b.number(value.0, if signed { 1 << (width - 1) } else { u128::MAX });
    b.select(fits, value, otherwise)
}
