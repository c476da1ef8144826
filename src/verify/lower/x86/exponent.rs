//! Operations on the parts of floating-point numbers: exponents and mantissas, multiples of powers of two, and
//! tables by class.

use super::builder::Builder;
use super::float::{Rounding, arithmetic};
use super::{compare, float};
use crate::ir::TypedOperand;
use crate::ir::inst::{BinaryOp, CastOp, FcmpPred, IcmpPred};
use crate::ir::{FloatKind, Type};

/// Parameters of a floating-point format.
#[derive(Clone, Copy)]
struct FloatFormat {
    bits: u32,
    /// Width of the fraction in bits.
    fraction: u32,
    bias: u32,
}

impl FloatFormat {
    fn of(b: &mut Builder<'_>, x: TypedOperand) -> FloatFormat {
        match b.module.types.float_kind(b.elem(x)) {
            Some(FloatKind::Float) => FloatFormat { bits: 32, fraction: 23, bias: 127 },
            Some(FloatKind::Double) => FloatFormat { bits: 64, fraction: 52, bias: 1023 },
            _ => {
                b.fail();
                FloatFormat { bits: 32, fraction: 23, bias: 127 }
            }
        }
    }

    fn sign(self) -> u128 {
        1 << (self.bits - 1)
    }

    fn fraction_mask(self) -> u128 {
        (1 << self.fraction) - 1
    }

    fn one(self) -> u128 {
        u128::from(self.bias) << self.fraction
    }

    fn infinity(self) -> u128 {
        (self.sign() - 1) & !self.fraction_mask()
    }

    fn quiet(self) -> u128 {
        1 << (self.fraction - 1)
    }

    /// Returns the NaN that invalid operations produce.
    fn indefinite(self) -> u128 {
        self.sign() | self.infinity() | self.quiet()
    }
}

/// Lowers an operation on whole vectors; the last operand may be a rounding mode.
pub(super) fn lower(b: &mut Builder<'_>, stem: &str, args: &[TypedOperand]) -> Option<TypedOperand> {
    Some(match (stem, args) {
        ("getexp", [x, mode @ ..]) if mode.len() < 2 => exponents(b, *x),
        ("getmant", [x, number, mode @ ..]) if mode.len() < 2 => {
            let number = b.immediate(*number);
            mantissas(b, *x, number)
        }
        ("rndscale", [x, number, mode @ ..]) if mode.len() < 2 => {
            let number = b.immediate(*number);
            round_to_scale(b, *x, number)
        }
        ("reduce", [x, number, mode @ ..]) if mode.len() < 2 => {
            let number = b.immediate(*number);
            reduced(b, *x, number)
        }
        ("range", [x, y, number, mode @ ..]) if mode.len() < 2 => {
            let number = b.immediate(*number);
            range(b, *x, *y, number)
        }
        ("scalef", [x, y, mode @ ..]) if mode.len() < 2 => {
            let mode = float::rounding(b, mode.first().copied());
            scale(b, *x, *y, mode)
        }
        _ => return None,
    })
}

/// Computes reciprocal square roots.
pub(super) fn inverse_root(b: &mut Builder<'_>, x: TypedOperand) -> TypedOperand {
    let root = b.overloaded("sqrt", &[x]);
    let one = b.float(x.0, 1.0);
    b.binary(BinaryOp::Fdiv, one, root)
}

fn is_nan(b: &mut Builder<'_>, x: TypedOperand) -> TypedOperand {
    b.fcmp(FcmpPred::Uno, x, x)
}

/// Quiets NaNs by an addition.
fn quieted(b: &mut Builder<'_>, x: TypedOperand) -> TypedOperand {
    b.binary(BinaryOp::Fadd, x, x)
}

/// Splits numbers into the bits of the magnitude, the exponent and the fraction, as integers. Subnormal numbers are
/// normalized, with an exponent of unbounded range.
fn parts(b: &mut Builder<'_>, format: FloatFormat, x: TypedOperand) -> (TypedOperand, TypedOperand, TypedOperand) {
    let bits = b.as_int_lanes(x);
    let magnitude = b.binary_by(BinaryOp::And, bits, format.sign() - 1);
    let normal = b.binary_by(BinaryOp::Lshr, magnitude, format.fraction.into());
    let normal = b.binary_by(BinaryOp::Sub, normal, format.bias.into());
    let no = b.zero(Type::I1);
    let zeros = b.overloaded("ctlz", &[magnitude, no]);
    let highest = b.number(magnitude.0, (format.bits - 1).into());
    let highest = b.sub(highest, zeros);
    let subnormal = b.binary_by(BinaryOp::Sub, highest, (format.bias + format.fraction - 1).into());
    let is_subnormal = b.icmp_by(IcmpPred::Ult, magnitude, 1 << format.fraction);
    let exponent = b.select(is_subnormal, subnormal, normal);
    // The fraction without its leading one.
    let distance = b.binary_by(BinaryOp::Sub, zeros, (format.bits - 1 - format.fraction).into());
    let distance = b.binary_by(BinaryOp::And, distance, (format.bits - 1).into());
    let moved = b.binary(BinaryOp::Shl, magnitude, distance);
    let fraction = b.select(is_subnormal, moved, magnitude);
    let fraction = b.binary_by(BinaryOp::And, fraction, format.fraction_mask());
    (magnitude, exponent, fraction)
}

/// Returns the exponents as floating-point numbers (`vgetexp`).
fn exponents(b: &mut Builder<'_>, x: TypedOperand) -> TypedOperand {
    let format = FloatFormat::of(b, x);
    let (magnitude, exponent, _) = parts(b, format, x);
    let elem = b.elem(x);
    let value = b.cast(CastOp::Sitofp, exponent, elem);
    let (least, most) = (b.number(x.0, format.sign() | format.infinity()), b.number(x.0, format.infinity()));
    let is_zero = b.icmp_by(IcmpPred::Eq, magnitude, 0);
    let value = b.select(is_zero, least, value);
    let is_infinite = b.icmp_by(IcmpPred::Eq, magnitude, format.infinity());
    let value = b.select(is_infinite, most, value);
    let (nan, quiet) = (is_nan(b, x), quieted(b, x));
    b.select(nan, quiet, value)
}

/// Returns the mantissas, with interval and sign as an immediate selects (`vgetmant`).
fn mantissas(b: &mut Builder<'_>, x: TypedOperand, number: u32) -> TypedOperand {
    let format = FloatFormat::of(b, x);
    let (magnitude, exponent, fraction) = parts(b, format, x);
    let bits = b.as_int_lanes(x);
    let bias = b.number(bits.0, format.bias.into());
    let field = match number & 3 {
        0 => bias,
        1 => {
            let odd = b.binary_by(BinaryOp::And, exponent, 1);
            b.sub(bias, odd)
        }
        2 => b.binary_by(BinaryOp::Sub, bias, 1),
        _ => {
            let upper = b.binary_by(BinaryOp::Lshr, fraction, (format.fraction - 1).into());
            b.sub(bias, upper)
        }
    };
    let field = b.binary_by(BinaryOp::Shl, field, format.fraction.into());
    let value = b.or(field, fraction);
    let one = b.number(bits.0, format.one());
    let (is_zero, is_infinite) =
        (b.icmp_by(IcmpPred::Eq, magnitude, 0), b.icmp_by(IcmpPred::Eq, magnitude, format.infinity()));
    let special = b.or(is_zero, is_infinite);
    let value = b.select(special, one, value);
    let sign = b.binary_by(BinaryOp::And, bits, if number & 4 != 0 { 0 } else { format.sign() });
    let mut value = b.or(value, sign);
    if number & 8 != 0 {
        // The result for negative numbers is invalid.
        let negative = b.icmp_by(IcmpPred::Slt, bits, 0);
        let not_zero = b.not(is_zero);
        let wrong = b.and(negative, not_zero);
        let indefinite = b.number(bits.0, format.indefinite());
        value = b.select(wrong, indefinite, value);
    }
    let value = b.bitcast(value, x.0);
    let (nan, quiet) = (is_nan(b, x), quieted(b, x));
    b.select(nan, quiet, value)
}

/// Rounds to an integer, in the mode of the low bits of an immediate.
pub(super) fn rounded(b: &mut Builder<'_>, x: TypedOperand, number: u32) -> TypedOperand {
    let name = match number & 7 {
        0 => "roundeven",
        1 => "floor",
        2 => "ceil",
        3 => "trunc",
        _ => "rint",
    };
    b.overloaded(name, &[x])
}

/// Rounds to a multiple of a power of two, whose negated exponent is the upper half of an immediate
/// (`vrndscale`).
fn round_to_scale(b: &mut Builder<'_>, x: TypedOperand, number: u32) -> TypedOperand {
    let format = FloatFormat::of(b, x);
    let power = f64::from(1u32 << (number >> 4 & 15));
    let (up, down) = (b.float(x.0, power), b.float(x.0, 1.0 / power));
    // Numbers of this magnitude and above are integers.
    let large = b.float(x.0, 2f64.powi(format.fraction as i32));
    let scaled = b.binary(BinaryOp::Fmul, x, up);
    let whole = rounded(b, scaled, number);
    let value = b.binary(BinaryOp::Fmul, whole, down);
    let magnitude = b.overloaded("fabs", &[x]);
    let unchanged = b.fcmp(FcmpPred::Oge, magnitude, large);
    let value = b.select(unchanged, x, value);
    let (nan, quiet) = (is_nan(b, x), quieted(b, x));
    b.select(nan, quiet, value)
}

/// Returns the difference to the value rounded to a multiple of a power of two (`vreduce`).
fn reduced(b: &mut Builder<'_>, x: TypedOperand, number: u32) -> TypedOperand {
    let format = FloatFormat::of(b, x);
    let whole = round_to_scale(b, x, number);
    // The subtraction uses the same rounding mode.
    let difference = match number & 7 {
        1 => arithmetic(b, "sub", x, whole, Some("round.downward")),
        2 => arithmetic(b, "sub", x, whole, Some("round.upward")),
        3 => arithmetic(b, "sub", x, whole, Some("round.towardzero")),
        _ => arithmetic(b, "sub", x, whole, None),
    };
    let magnitude = b.overloaded("fabs", &[x]);
    let infinite = b.number(x.0, format.infinity());
    let is_infinite = b.fcmp(FcmpPred::Oeq, magnitude, infinite);
    let zero = b.zero(x.0);
    b.select(is_infinite, zero, difference)
}

/// Returns minimum or maximum, by value or magnitude, with the sign that an immediate selects (`vrange`).
fn range(b: &mut Builder<'_>, x: TypedOperand, y: TypedOperand, number: u32) -> TypedOperand {
    let format = FloatFormat::of(b, x);
    let (greatest, absolute) = (number & 1 != 0, number & 2 != 0);
    let (p, q) = (b.as_int_lanes(x), b.as_int_lanes(y));
    // Integers in the same order as the numbers, with negative zero below positive zero.
    let key = |b: &mut Builder<'_>, bits: TypedOperand| {
        let magnitude = b.binary_by(BinaryOp::And, bits, format.sign() - 1);
        let flipped = b.number(bits.0, format.sign() - 1);
        let negative = b.icmp_by(IcmpPred::Slt, bits, 0);
        let turned = b.xor(bits, flipped);
        let signed = b.select(negative, turned, bits);
        (magnitude, signed)
    };
    let ((p_size, p_key), (q_size, q_key)) = (key(b, p), key(b, q));
    let pred = if greatest { IcmpPred::Sgt } else { IcmpPred::Slt };
    let mut first = b.icmp(pred, p_key, q_key);
    if absolute {
        let (differs, smaller) = (b.icmp(IcmpPred::Ne, p_size, q_size), b.icmp(pred, p_size, q_size));
        first = b.select(differs, smaller, first);
    }
    let selected = b.select(first, p, q);
    // If one operand is a quiet NaN, the result is the other one.
    let (x_nan, y_nan) = (is_nan(b, x), is_nan(b, y));
    let selected = b.select(y_nan, p, selected);
    let only_x = b.not(y_nan);
    let only_x = b.and(x_nan, only_x);
    let selected = b.select(only_x, q, selected);
    let size = b.binary_by(BinaryOp::And, selected, format.sign() - 1);
    let sign = match number >> 2 & 3 {
        0 => b.binary_by(BinaryOp::And, p, format.sign()),
        1 => b.binary_by(BinaryOp::And, selected, format.sign()),
        2 => b.zero(p.0),
        _ => b.number(p.0, format.sign()),
    };
    let value = b.or(size, sign);
    let signals = compare::classify(b, y, 0x80);
    let other = b.binary_by(BinaryOp::Or, q, format.quiet());
    let value = b.select(signals, other, value);
    let signals = compare::classify(b, x, 0x80);
    let other = b.binary_by(BinaryOp::Or, p, format.quiet());
    let value = b.select(signals, other, value);
    b.bitcast(value, x.0)
}

/// Multiplies by a power of two, whose exponent is the second operand rounded down (`vscalef`).
fn scale(b: &mut Builder<'_>, x: TypedOperand, y: TypedOperand, mode: Rounding) -> TypedOperand {
    let format = FloatFormat::of(b, x);
    let nan = is_nan(b, y);
    let zero = b.zero(y.0);
    let (least, most) = (b.float(y.0, -10000.0), b.float(y.0, 10000.0));
    let power = b.overloaded("floor", &[y]);
    let power = b.select(nan, zero, power);
    let power = float::extreme(b, true, power, least);
    let power = float::extreme(b, false, power, most);
    // The mantissa in [1, 2) is multiplied by a power of two in two steps, of which only the second rounds.
    let (magnitude, exponent, fraction) = parts(b, format, x);
    let int = b.elem(exponent);
    let power = b.cast(CastOp::Fptosi, power, int);
    let total = b.add(exponent, power);
    let limit = u128::from(format.bias + format.fraction + 2);
    let (least, most) = (b.number(total.0, limit.wrapping_neg()), b.number(total.0, limit));
    let total = b.overloaded("smax", &[total, least]);
    let total = b.overloaded("smin", &[total, most]);
    let first = b.binary_by(BinaryOp::Ashr, total, 1);
    let second = b.sub(total, first);
    let power_of_two = |b: &mut Builder<'_>, n: TypedOperand| {
        let field = b.binary_by(BinaryOp::Add, n, format.bias.into());
        let field = b.binary_by(BinaryOp::Shl, field, format.fraction.into());
        b.bitcast(field, x.0)
    };
    let (first, second) = (power_of_two(b, first), power_of_two(b, second));
    let bits = b.as_int_lanes(x);
    let sign = b.binary_by(BinaryOp::And, bits, format.sign());
    let one = b.binary_by(BinaryOp::Or, fraction, format.one());
    let one = b.or(one, sign);
    let one = b.bitcast(one, x.0);
    let scaled = arithmetic(b, "mul", one, first, None);
    let scaled = arithmetic(b, "mul", scaled, second, mode);
    // Zeros and infinities are unchanged.
    let none = b.icmp_by(IcmpPred::Eq, magnitude, 0);
    let endless = b.icmp_by(IcmpPred::Uge, magnitude, format.infinity());
    let same = b.or(none, endless);
    let value = b.select(same, x, scaled);
    let indefinite = b.number(x.0, format.indefinite());
    let (plus, minus) = (b.number(x.0, format.infinity()), b.number(x.0, format.sign() | format.infinity()));
    let (up, down) = (b.fcmp(FcmpPred::Oeq, y, plus), b.fcmp(FcmpPred::Oeq, y, minus));
    let is_zero = b.fcmp(FcmpPred::Oeq, x, zero);
    let size = b.overloaded("fabs", &[x]);
    let is_infinite = b.fcmp(FcmpPred::Oeq, size, plus);
    let (wrong_up, wrong_down) = (b.and(up, is_zero), b.and(down, is_infinite));
    let wrong = b.or(wrong_up, wrong_down);
    // An infinite exponent gives zero or infinity, without rounding.
    let (signed_infinity, signed_zero) = (b.binary_by(BinaryOp::Or, sign, format.infinity()), sign);
    let (signed_infinity, signed_zero) = (b.bitcast(signed_infinity, x.0), b.bitcast(signed_zero, x.0));
    let value = b.select(up, signed_infinity, value);
    let value = b.select(down, signed_zero, value);
    let value = b.select(wrong, indefinite, value);
    let quiet = quieted(b, y);
    let value = b.select(nan, quiet, value);
    let x_nan = is_nan(b, x);
    let quiet = quieted(b, x);
    let value = b.select(x_nan, quiet, value);
    // An infinite exponent takes precedence over a quiet NaN.
    let is_quiet = compare::classify(b, x, 1);
    let (at_up, at_down) = (b.and(is_quiet, up), b.and(is_quiet, down));
    let value = b.select(at_up, plus, value);
    b.select(at_down, zero, value)
}

/// Replaces numbers by the response in a table for their class, four bits each (`vfixupimm`).
pub(super) fn fix_up(b: &mut Builder<'_>, x: TypedOperand, y: TypedOperand, table: TypedOperand) -> TypedOperand {
    let format = FloatFormat::of(b, x);
    let (table, bits) = (b.as_int_lanes(table), b.as_int_lanes(y));
    b.require(table.0 == bits.0 && x.0 == y.0);
    let number = |b: &mut Builder<'_>, n: u128| b.number(bits.0, n);
    // Class times four: the bit offset in the table.
    let negative = b.icmp_by(IcmpPred::Slt, bits, 0);
    let (of_negative, of_positive) = (number(b, 24), number(b, 28));
    let mut class = b.select(negative, of_negative, of_positive);
    let classes = [(0x01, 0), (0x80, 4), (0x06, 8), (0x10, 16), (0x08, 20)];
    for (which, place) in classes {
        let (is, place) = (compare::classify(b, y, which), number(b, place));
        class = b.select(is, place, class);
    }
    let (is_one, place) = (b.icmp_by(IcmpPred::Eq, bits, format.one()), number(b, 12));
    class = b.select(is_one, place, class);
    let answer = b.binary(BinaryOp::Lshr, table, class);
    let answer = b.binary_by(BinaryOp::And, answer, 15);
    let quiet = b.binary_by(BinaryOp::Or, bits, format.infinity() | format.quiet());
    let signed_infinity = {
        let sign = b.binary_by(BinaryOp::And, bits, format.sign());
        b.binary_by(BinaryOp::Or, sign, format.infinity())
    };
    let mut value = b.as_int_lanes(x);
    let is_double = format.bits == 64;
    let constant = |value: f64| if is_double { value.to_bits().into() } else { u128::from((value as f32).to_bits()) };
    let most = if is_double { f64::MAX } else { f32::MAX.into() };
    let answers = [
        (3, format.indefinite()),
        (4, format.sign() | format.infinity()),
        (5, format.infinity()),
        (7, format.sign()),
        (8, 0),
        (9, constant(-1.0)),
        (10, constant(1.0)),
        (11, constant(0.5)),
        (12, constant(90.0)),
        (13, constant(std::f64::consts::FRAC_PI_2)),
        (14, constant(most)),
        (15, constant(-most)),
    ];
    let mut choose = |b: &mut Builder<'_>, n: u128, with: TypedOperand| {
        let is = b.icmp_by(IcmpPred::Eq, answer, n);
        value = b.select(is, with, value);
    };
    // The number itself, with NaNs quieted.
    let nan = is_nan(b, y);
    let same = b.select(nan, quiet, bits);
    choose(b, 1, same);
    choose(b, 2, quiet);
    choose(b, 6, signed_infinity);
    for (n, constant) in answers {
        let constant = number(b, constant);
        choose(b, n, constant);
    }
    b.bitcast(value, x.0)
}
