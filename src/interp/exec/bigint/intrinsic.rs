//! Intrinsic functions on integers of more than 128 bits.

use super::{
    Arg, amount, arithmetic, float_conversion, is_negative, number, ones, put, signed_of, slots_of, truncated, wrapped,
};
use crate::interp::exec::intrinsic::Intrinsic;
use crate::interp::exec::intrinsic::special_case;
use crate::interp::register_code::Kind;
use crate::interp::report::InterpResult;
use crate::interp::scalar::{Cause, CodeLocation, ScalarValue};
use crate::interp::state::SharedState;
use crate::ir::inst::{BinaryOp, CastFlags};
use num_bigint::{BigInt, BigUint};

/// Whether the intrinsic is implemented for arguments or results of that width.
#[expect(clippy::match_like_matches_macro, reason = "rustfmt would give each name a line")]
pub fn is_known(intrinsic: Intrinsic) -> bool {
    use Intrinsic::*;
    match intrinsic {
        NoOp | ReturnFirst | ReturnZero | Abs | Smax | Smin | Umax | Umin | ThreeWayCmp(_) | Ctpop | Ctlz | Cttz => {
            true
        }
        Bswap | Bitreverse | Fshl | Fshr | SaddSat | UaddSat | SsubSat | UsubSat | ShlSat(_) => true,
        FpToIntSat(_) | ConstrainedCast(_) => true,
        _ => false,
    }
}

/// Computes the slots of the result. All arguments are defined.
pub fn call(
    intrinsic: Intrinsic,
    args: &[Arg<'_>],
    ret: Kind,
    shared: &mut SharedState,
    here: CodeLocation,
) -> InterpResult<Vec<ScalarValue>> {
    let width = args[0].1.width();
    if let Intrinsic::ConstrainedCast(op) = intrinsic {
        return Ok(float_conversion::convert(op, CastFlags::default(), args[0], ret, &mut shared.undefs, here));
    }
    if let Intrinsic::FpToIntSat(signed) = intrinsic {
        return Ok(put(&float_conversion::saturated(signed, args[0], ret.width()), ret.width()));
    }
    let x = number(args[0].0, width);
    let arg = |n: usize| args.get(n).map_or(BigUint::default(), |a| number(a.0, a.1.width()));
    // The second argument states whether the special case is poison.
    let odd = match intrinsic {
        Intrinsic::Abs => is_negative(&x, width) && x.trailing_zeros() == Some(u64::from(width) - 1),
        Intrinsic::Ctlz | Intrinsic::Cttz => x.bits() == 0,
        _ => false,
    };
    let strict = odd && args.get(1).is_some_and(|a| a.0[0].lo & 1 != 0);
    let shifts_out = matches!(intrinsic, Intrinsic::ShlSat(_)) && amount(&arg(1), width).is_none();
    if strict || shifts_out {
        let cause = if strict { Cause::Undefined(special_case(intrinsic)) } else { Cause::Shift };
        return Ok(vec![ScalarValue::poison(shared.undefs.origin(cause, here)); slots_of(ret)]);
    }
    Ok(put(&truncated(&result(intrinsic, x, arg, width, ret), ret.width()), ret.width()))
}

fn result(intrinsic: Intrinsic, x: BigUint, arg: impl Fn(usize) -> BigUint, width: u32, ret: Kind) -> BigUint {
    let signed = |n: &BigUint| signed_of(n, width);
    let pick = |first: bool| if first { x.clone() } else { arg(1) };
    let turned = |digits: Vec<u8>| BigUint::from_bytes_be(&digits);
    let bytes = || {
        let mut bytes = x.to_bytes_le();
        bytes.resize((width as usize).div_ceil(8), 0);
        bytes
    };
    let unused = width.next_multiple_of(8) - width;
    let funnel = |by: u32| truncated(&(&x << by | arg(1) >> (width - by)), width);
    let by = || u32::try_from(arg(2) % width).unwrap_or(0);
    match intrinsic {
        Intrinsic::Abs => wrapped(&BigInt::from(signed(&x).magnitude().clone()), width),
        Intrinsic::Smax => pick(signed(&x) > signed(&arg(1))),
        Intrinsic::Smin => pick(signed(&x) < signed(&arg(1))),
        Intrinsic::Umax => pick(x > arg(1)),
        Intrinsic::Umin => pick(x < arg(1)),
        Intrinsic::ThreeWayCmp(is_signed) => {
            let order = if is_signed { signed(&x).cmp(&signed(&arg(1))) } else { x.cmp(&arg(1)) };
            wrapped(&BigInt::from(order as i8), ret.width())
        }
        Intrinsic::Ctpop => x.count_ones().into(),
        Intrinsic::Ctlz => (u64::from(width) - x.bits()).into(),
        Intrinsic::Cttz => x.trailing_zeros().unwrap_or(width.into()).into(),
        Intrinsic::Bswap => turned(bytes()),
        Intrinsic::Bitreverse => turned(bytes().into_iter().map(u8::reverse_bits).collect()) >> unused,
        Intrinsic::Fshl => funnel(by()),
        Intrinsic::Fshr => match by() {
            0 => arg(1),
            by => funnel(width - by),
        },
        Intrinsic::UaddSat => (x + arg(1)).min(ones(width)),
        Intrinsic::UsubSat => {
            if x > arg(1) {
                x - arg(1)
            } else {
                BigUint::default()
            }
        }
        Intrinsic::SaddSat => clamped(arithmetic(BinaryOp::Add, &signed(&x), &signed(&arg(1))), width),
        Intrinsic::SsubSat => clamped(arithmetic(BinaryOp::Sub, &signed(&x), &signed(&arg(1))), width),
        Intrinsic::ShlSat(is_signed) => {
            let by = amount(&arg(1), width).unwrap_or(0);
            if is_signed { clamped(signed(&x) << by, width) } else { (x << by).min(ones(width)) }
        }
        _ => x,
    }
}

/// Saturates to the signed range.
fn clamped(value: BigInt, width: u32) -> BigUint {
    let most = BigInt::from(ones(width - 1));
    wrapped(&value.clamp(-&most - 1, most), width)
}
