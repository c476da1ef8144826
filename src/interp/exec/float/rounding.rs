//! Constrained operations on `float` and `double` with directed rounding modes, with `rustc_apfloat`, a port of
//! LLVM's APFloat.

pub use crate::interp::register_code::intrinsic::Rounding;

use crate::host::x86_64::fpu;
use crate::interp::exec::intrinsic::{Intrinsic, Unary};
use crate::interp::register_code::{IntrinsicCall, Kind};
use crate::interp::scalar::ScalarValue;
use crate::ir::FloatKind;
use crate::ir::inst::{BinaryOp, CastOp};
use crate::value::{sign_extend, truncate};
use rustc_apfloat::ieee::{Double, Quad, Single};
use rustc_apfloat::{Float, FloatConvert, Round};
use std::cmp::Ordering;

impl Rounding {
    /// Parses the rounding-mode operand. Returns `None` for round-to-nearest and for unsupported modes.
    pub fn named(word: &str) -> Option<Rounding> {
        Some(match word {
            "round.dynamic" => Rounding::Dynamic,
            "round.upward" => Rounding::Fixed(Round::TowardPositive),
            "round.downward" => Rounding::Fixed(Round::TowardNegative),
            "round.towardzero" => Rounding::Fixed(Round::TowardZero),
            _ => return None,
        })
    }

    /// Returns the mode in effect. `fpu::rounding` encodes the dynamic one as C's `FLT_ROUNDS`.
    fn current_mode(self) -> Round {
        match self {
            Rounding::Fixed(round) => round,
            Rounding::Dynamic => match fpu::rounding() {
                0 => Round::TowardZero,
                2 => Round::TowardPositive,
                3 => Round::TowardNegative,
                _ => Round::NearestTiesToEven,
            },
        }
    }
}

/// Whether a constrained operation supports a rounding mode. Formats other than `float` and `double` only
/// round to nearest.
pub fn supports_rounding(word: &str, ret: Kind, args: &[Kind]) -> bool {
    let is_supported = |kind: &Kind| kind.format().is_none() || matches!(kind, Kind::Float | Kind::Double);
    match word {
        "round.tonearest" | "round.dynamic" => true,
        word => Rounding::named(word).is_some() && is_supported(&ret) && args.iter().all(is_supported),
    }
}

/// Computes an operation on defined values. Returns `None` if the ordinary implementation applies: the operation
/// is exact, or rounds to nearest because of its mode or format.
pub fn run(call: &IntrinsicCall, args: &[ScalarValue]) -> Option<ScalarValue> {
    let round = call.rounding?.current_mode();
    let is_binary32_or_64 = |kind: Kind| matches!(kind, Kind::Float | Kind::Double);
    if round == Round::NearestTiesToEven || !is_binary32_or_64(call.ret) && !is_binary32_or_64(call.arg) {
        return None;
    }
    let arg = |n: usize| args.get(n).map_or(0, |slot: &ScalarValue| u128::from(slot.lo));
    let single = call.ret == Kind::Float;
    let bits = match call.intrinsic {
        Intrinsic::ConstrainedCast(CastOp::Fptrunc) if call.arg == Kind::Double && single => {
            let narrow: Single = Double::from_bits(arg(0)).convert_r(round, &mut false).value;
            narrow.to_bits()
        }
        Intrinsic::ConstrainedCast(op @ (CastOp::Sitofp | CastOp::Uitofp)) if is_binary32_or_64(call.ret) => {
            let width = call.arg.width();
            let value = truncate(width, args.first()?.bits(width));
            let signed = op == CastOp::Sitofp;
            let value = if signed { sign_extend(width, value) as u128 } else { value };
            if single { of_integer::<Single>(value, signed, round) } else { of_integer::<Double>(value, signed, round) }
        }
        Intrinsic::Lrint if is_binary32_or_64(call.arg) => {
            let value = match call.arg {
                Kind::Float => Single::from_bits(arg(0)).round_to_integral(round).value.to_bits() as u64,
                _ => Double::from_bits(arg(0)).round_to_integral(round).value.to_bits() as u64,
            };
            let format = if call.arg == Kind::Float { FloatKind::Float } else { FloatKind::Double };
            crate::interp::exec::intrinsic::round_to_int(
                Intrinsic::Lrint,
                call.ret.width(),
                format,
                &ScalarValue::int(value),
            )
        }
        _ if !is_binary32_or_64(call.ret) => return None,
        _ if single => operation::<Single>(call.intrinsic, [arg(0), arg(1), arg(2)], round)?,
        _ => operation::<Double>(call.intrinsic, [arg(0), arg(1), arg(2)], round)?,
    };
    Some(ScalarValue::wide(bits))
}

fn of_integer<F: Float>(value: u128, signed: bool, round: Round) -> u128 {
    match signed {
        true => F::from_i128_r(value as i128, round).value.to_bits(),
        false => F::from_u128_r(value, round).value.to_bits(),
    }
}

fn operation<F: Float + FloatConvert<Quad>>(intrinsic: Intrinsic, bits: [u128; 3], round: Round) -> Option<u128> {
    let [x, y, z] = bits.map(F::from_bits);
    let result = match intrinsic {
        Intrinsic::ConstrainedBinary(BinaryOp::Fadd) => x.add_r(y, round).value,
        Intrinsic::ConstrainedBinary(BinaryOp::Fsub) => x.sub_r(y, round).value,
        Intrinsic::ConstrainedBinary(BinaryOp::Fmul) => x.mul_r(y, round).value,
        Intrinsic::ConstrainedBinary(BinaryOp::Fdiv) => x.div_r(y, round).value,
        Intrinsic::Fma => x.mul_add_r(y, z, round).value,
        Intrinsic::Fmuladd => x.mul_r(y, round).value.add_r(z, round).value,
        Intrinsic::Unary(Unary::Rint) => x.round_to_integral(round).value,
        Intrinsic::Unary(Unary::Sqrt) if x.is_finite_non_zero() && !x.is_negative() => square_root(x, round),
        _ => return None,
    };
    Some(result.to_bits())
}

/// Computes the square root of a positive number in a directed rounding mode; APFloat has none. Squares are exact in
/// `fp128`.
fn square_root<F: Float + FloatConvert<Quad>>(x: F, round: Round) -> F {
    let wide = |value: F| -> Quad { value.convert(&mut false).value };
    let compare_square = |root: F| (wide(root) * wide(root)).value.partial_cmp(&wide(x));
    // Positive floats order like their bit patterns, so the root is found by bisection of the bits.
    let bits = x.to_bits();
    let (mut least, mut most) = (0, bits.max(F::from_u128(1).value.to_bits()));
    while most - least > 1 {
        let middle = least + (most - least) / 2;
        match compare_square(F::from_bits(middle)) {
            Some(Ordering::Greater) => most = middle,
            _ => least = middle,
        }
    }
    // The root is `least`, or `most`, or lies between them.
    let exact = [least, most].into_iter().find(|n| compare_square(F::from_bits(*n)) == Some(Ordering::Equal));
    F::from_bits(exact.unwrap_or(if round == Round::TowardPositive { most } else { least }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roots_lie_on_the_side_that_is_asked_for() {
        let root =
            |x: f64, round| f64::from_bits(square_root(Double::from_bits(x.to_bits().into()), round).to_bits() as u64);
        assert_eq!(root(4.0, Round::TowardPositive), 2.0);
        assert_eq!(root(0.25, Round::TowardZero), 0.5);
        assert_eq!(root(1.0, Round::TowardNegative), 1.0);
        assert_eq!(root(2.0, Round::TowardZero), 2f64.sqrt().next_down());
        assert_eq!(root(2.0, Round::TowardPositive), 2f64.sqrt());
        assert_eq!(root(f64::MAX, Round::TowardPositive), f64::MAX.sqrt().next_up());
        assert_eq!(root(5e-324, Round::TowardNegative), 5e-324f64.sqrt());
    }
}
