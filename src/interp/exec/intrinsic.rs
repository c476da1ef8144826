//! Semantics of intrinsic functions (`llvm.*`). Those on floating-point numbers are in [`float`]; what `memcpy`, `memmove`
//! and `memset` do is in [`memory`](crate::interp::memory) (`bulk.rs`). [`names`] looks intrinsics up by name.

mod float;
mod names;

pub use crate::interp::register_code::intrinsic::{Intrinsic, Pair, Unary};
pub use float::{eval_pair, is_of_class, round_to_int};
pub use names::{find, find_pair, overflow};

use super::float::f80_f128;
use super::float::rounding;
use super::{float as format, int, trampoline, varargs};
use crate::host::linux::record;
use crate::host::x86_64::fpu;
use crate::interp::memory::{Overlap, Shape};
use crate::interp::register_code::{IntrinsicCall, Kind};
use crate::interp::report::{Fault, InterpResult};
use crate::interp::scalar::{Cause, CodeLocation, ScalarValue};
use crate::interp::state::SharedState;
use crate::ir::FloatKind;
use crate::ir::inst::{CastFlags, FastMath, FcmpPred, IcmpPred};
use crate::outcome::{TrapKind, words};
use crate::value::{sign_extend, truncate};

impl Intrinsic {
    /// Whether the intrinsic applies to each element of a vector separately.
    #[expect(clippy::match_like_matches_macro, reason = "rustfmt would give each name a line")]
    pub fn is_elementwise(self) -> bool {
        use Intrinsic::*;
        match self {
            ReturnFirst | Abs | Smax | Smin | Umax | Umin | ThreeWayCmp(_) | Ctpop | Ctlz | Cttz | Bswap
            | Bitreverse => true,
            Fshl | Fshr | SaddSat | UaddSat | SsubSat | UsubSat | ShlSat(_) | Unary(_) | Pow | Atan2 | Powi => true,
            Ldexp | Copysign | Minnum | Maxnum | Minimum | Maximum | Minimumnum | Maximumnum | Fma | Fmuladd => true,
            FpToIntSat(_) | Lround | Lrint | IsFpclass | ConstrainedBinary(_) | ConstrainedCast(_)
            | ConstrainedFcmp => true,
            _ => false,
        }
    }
}

/// Returns an argument. A missing one, which the verifier refuses, reads as zero.
fn arg(args: &[ScalarValue], n: usize) -> ScalarValue {
    args.get(n).copied().unwrap_or_default()
}

/// Runs a call.
pub fn run(
    call: &IntrinsicCall,
    args: &[ScalarValue],
    shared: &mut SharedState,
    here: CodeLocation,
) -> InterpResult<ScalarValue> {
    let first = arg(args, 0);
    match call.intrinsic {
        // `va_start` and `typeid.for` are operations of their own, unless their result is unused.
        Intrinsic::NoOp | Intrinsic::VaStart | Intrinsic::TypeidFor => Ok(ScalarValue::default()),
        Intrinsic::VaCopy => varargs::copy(&first, &arg(args, 1), shared).map(|()| ScalarValue::default()),
        Intrinsic::ReturnFirst => Ok(first),
        Intrinsic::ReturnZero => Ok(ScalarValue::NULL),
        Intrinsic::ReturnOne => Ok(ScalarValue::int(1)),
        // An address just below the top of the stack: frames are not in memory, so it only identifies the frame.
        Intrinsic::FrameAddress => Ok(ScalarValue::int(shared.memory.stack_height() - 16)),
        Intrinsic::Clock => {
            let now = record::number(|| shared.started.elapsed().as_nanos() as u64);
            Ok(ScalarValue::wide(truncate(call.ret.width(), now.into())))
        }
        // The second argument selects 0 or -1 as the result for an unknown size.
        Intrinsic::ObjectSize => {
            let unknown = if arg(args, 1).lo != 0 { 0 } else { truncate(call.ret.width(), u128::MAX) };
            Ok(ScalarValue::wide(unknown))
        }
        Intrinsic::Assume if !first.definedness.is_defined() => {
            Err(int::undefined_value(words::UNDEFINED_ASSUMPTION, &first, &shared.undefs))
        }
        Intrinsic::Assume if first.lo == 0 => Err(Fault::new(TrapKind::Unreachable, words::FALSE_ASSUMPTION)),
        Intrinsic::Assume => Ok(ScalarValue::default()),
        Intrinsic::Trap => Err(Fault::new(TrapKind::Signal, "llvm.trap was reached")),
        Intrinsic::Debugtrap => Err(Fault::new(TrapKind::Signal, "llvm.debugtrap was reached")),
        Intrinsic::Ubsantrap => {
            let check = crate::engine::ubsan::ubsan_check(first.lo).map_or(format!("check {}", first.lo), Into::into);
            Err(Fault::new(TrapKind::Signal, format!("llvm.ubsantrap was reached: {check}")))
        }
        Intrinsic::Memcpy | Intrinsic::Memmove | Intrinsic::Memset => eval_memory_intrinsic(call, args, shared),
        Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd => {
            // LLVM 22 passes only the pointer; older versions pass the size first.
            let pointer = if args.len() >= 2 { arg(args, 1) } else { first };
            let ended = (call.intrinsic == Intrinsic::LifetimeEnd).then_some(here);
            shared.memory.set_lifetime(&pointer, ended);
            Ok(ScalarValue::default())
        }
        Intrinsic::InitTrampoline => {
            trampoline::make(&first, arg(args, 1), arg(args, 2), shared).map(|()| ScalarValue::default())
        }
        Intrinsic::StackSave => Ok(stack_save(shared)),
        Intrinsic::StackRestore => {
            if !first.definedness.is_defined() {
                return Err(int::undefined_value("llvm.stackrestore of an undefined value", &first, &shared.undefs));
            }
            shared.memory.restore_stack(first.lo);
            Ok(ScalarValue::default())
        }
        Intrinsic::LoadRelative => load_relative(call, args, shared, here),
        Intrinsic::SetRounding if !first.definedness.is_defined() => {
            Err(int::undefined_value("llvm.set.rounding of an undefined value", &first, &shared.undefs))
        }
        _ if args.iter().any(|a| !a.definedness.is_defined()) => {
            let tags: Vec<_> = args.iter().map(|a| a.definedness).collect();
            Ok(shared.undefs.propagate(&tags))
        }
        Intrinsic::GetRounding => Ok(ScalarValue::int(fpu::rounding() as u64)),
        Intrinsic::SetRounding => {
            fpu::set_rounding(first.lo as i32);
            Ok(ScalarValue::default())
        }
        Intrinsic::Ptrmask => {
            let width = call.last.width();
            // Bits beyond the width of the mask are kept.
            let mask = arg(args, 1).bits(width) as u64 | if width < 64 { u64::MAX << width } else { 0 };
            Ok(ScalarValue { lo: first.lo & mask, ..first })
        }
        Intrinsic::Abs | Intrinsic::Ctlz | Intrinsic::Cttz => Ok(abs_or_count_zeros(call, args, shared, here)),
        Intrinsic::ShlSat(_) if arg(args, 1).bits(call.ret.width()) >= call.ret.width().into() => {
            Ok(ScalarValue::poison(shared.undefs.origin(Cause::Shift, here)))
        }
        _ if let Some(result) = call.rounding.and_then(|_| rounding::run(call, args)) => Ok(result),
        Intrinsic::ConstrainedBinary(op) => {
            let kind = call.ret.format().unwrap_or(FloatKind::Double);
            Ok(format::binary(op, kind, call.fast, &first, &arg(args, 1), &mut shared.undefs, here))
        }
        Intrinsic::ConstrainedCast(op) => {
            let form = |kind: Kind| kind.format().map_or(format::Format::Int(kind.width()), format::Format::Float);
            let flags = CastFlags { fast: call.fast, ..CastFlags::default() };
            Ok(format::convert(op, flags, form(call.arg), form(call.ret), &first, &mut shared.undefs, here))
        }
        _ if call.ret.format().is_some() && call.intrinsic != Intrinsic::FromFp16 => Ok(float::floating(call, args)),
        _ => match call.arg.format() {
            Some(kind) => Ok(eval_float_to_other(call, kind, args)),
            None => Ok(eval_integer_intrinsic(call, args)),
        },
    }
}

/// Computes an intrinsic with floating-point arguments and another result type.
fn eval_float_to_other(call: &IntrinsicCall, kind: FloatKind, args: &[ScalarValue]) -> ScalarValue {
    let (width, x, y) = (call.ret.width(), arg(args, 0), arg(args, 1));
    match call.intrinsic {
        Intrinsic::FpToIntSat(signed) => ScalarValue::wide(format::saturated(signed, width, kind, &x)),
        Intrinsic::ToFp16 => converted(kind, FloatKind::Half, &x),
        Intrinsic::IsFpclass => ScalarValue::int(float::is_of_class(kind, x.bits(kind.bits()), y.lo as u32).into()),
        Intrinsic::Isunordered => ScalarValue::int(format::holds(FcmpPred::Uno, kind, &x, &y).into()),
        Intrinsic::ConstrainedFcmp => ScalarValue::int(format::holds(call.pred, kind, &x, &y).into()),
        other => ScalarValue::wide(float::round_to_int(other, width, kind, &x)),
    }
}

/// Converts a number to another format.
fn converted(from: FloatKind, to: FloatKind, value: &ScalarValue) -> ScalarValue {
    match f80_f128::is_large(from) || f80_f128::is_large(to) {
        true => ScalarValue::wide(f80_f128::convert(from, to, value.bits(from.bits()))),
        false => ScalarValue::int(format::write(to, format::read(from, value.lo))),
    }
}

/// Computes `llvm.load.relative`: loads a 32-bit offset at `base + offset` and adds it to `base`.
fn load_relative(
    call: &IntrinsicCall,
    args: &[ScalarValue],
    shared: &mut SharedState,
    here: CodeLocation,
) -> InterpResult<ScalarValue> {
    let (base, width) = (arg(args, 0), call.last.width());
    if !arg(args, 1).definedness.is_defined() {
        return Err(int::undefined_value(words::UNDEFINED_OFFSET, &arg(args, 1), &shared.undefs));
    }
    let offset = sign_extend(width, arg(args, 1).bits(width)) as u64;
    let at = ScalarValue { lo: base.lo.wrapping_add(offset), ..base };
    let SharedState { memory, undefs, .. } = shared;
    let distance = memory.load_slow(&at, Shape::Bits(32), 4, undefs, here)?;
    if !distance.definedness.is_defined() {
        return Err(int::undefined_value("llvm.load.relative loaded an undefined offset", &distance, undefs));
    }
    // The address may belong to another object than the table.
    Ok(memory.pointer_to(base.lo.wrapping_add(distance.lo as u32 as i32 as u64)))
}

fn eval_memory_intrinsic(
    call: &IntrinsicCall,
    args: &[ScalarValue],
    shared: &mut SharedState,
) -> InterpResult<ScalarValue> {
    let len = arg(args, 2);
    if !len.definedness.is_defined() {
        return Err(int::undefined_value(words::UNDEFINED_LENGTH, &len, &shared.undefs));
    }
    let SharedState { memory, undefs, .. } = shared;
    // A length beyond 64 bits exceeds any object, like the largest 64-bit length.
    let len = u64::try_from(len.bits(call.last.width())).unwrap_or(u64::MAX);
    match call.intrinsic {
        Intrinsic::Memset => memory.fill(&arg(args, 0), &arg(args, 1), len, "memset", undefs)?,
        Intrinsic::Memcpy => memory.copy(&arg(args, 0), &arg(args, 1), len, "memcpy", Overlap::Forbidden, undefs)?,
        _ => memory.copy(&arg(args, 0), &arg(args, 1), len, "memmove", Overlap::Allowed, undefs)?,
    }
    Ok(ScalarValue::default())
}

/// Computes `llvm.stacksave`. The returned pointer encodes the height of the stack; it points to no memory.
fn stack_save(shared: &SharedState) -> ScalarValue {
    ScalarValue::int(shared.memory.stack_height())
}

/// Returns the name of an intrinsic whose second argument states that a special case is poison.
pub(super) fn special_case(intrinsic: Intrinsic) -> &'static str {
    match intrinsic {
        Intrinsic::Abs => "llvm.abs",
        Intrinsic::Ctlz => "llvm.ctlz",
        _ => "llvm.cttz",
    }
}

/// Computes `abs`, `ctlz` and `cttz`. The second argument states whether the special case is poison.
fn abs_or_count_zeros(
    call: &IntrinsicCall,
    args: &[ScalarValue],
    shared: &mut SharedState,
    here: CodeLocation,
) -> ScalarValue {
    let width = call.ret.width();
    let x = arg(args, 0).bits(width);
    let strict = arg(args, 1).lo & 1 != 0;
    let (is_special, result) = match call.intrinsic {
        Intrinsic::Abs => (x == 1 << (width - 1), truncate(width, sign_extend(width, x).unsigned_abs())),
        Intrinsic::Ctlz => (x == 0, u128::from(x.leading_zeros().saturating_sub(128 - width))),
        _ => (x == 0, u128::from(x.trailing_zeros().min(width))),
    };
    if is_special && strict {
        return ScalarValue::poison(shared.undefs.origin(Cause::Undefined(special_case(call.intrinsic)), here));
    }
    ScalarValue::wide(result)
}

fn eval_integer_intrinsic(call: &IntrinsicCall, args: &[ScalarValue]) -> ScalarValue {
    let width = call.ret.width();
    let (a, b, c) = (arg(args, 0).bits(width), arg(args, 1).bits(width), arg(args, 2).bits(width));
    let (sa, sb) = (sign_extend(width, a), sign_extend(width, b));
    let all = truncate(width, u128::MAX);
    let (least, most) = (sign_extend(width, 1 << (width - 1)), (all >> 1) as i128);
    let pick = |pred| if int::eval_predicate(pred, width, a, b) { a } else { b };
    let funnel = |amount: u32| match amount {
        0 => a,
        n => a << n | b >> (width - n),
    };
    let result = match call.intrinsic {
        Intrinsic::Smax => pick(IcmpPred::Sgt),
        Intrinsic::Smin => pick(IcmpPred::Slt),
        Intrinsic::Umax => pick(IcmpPred::Ugt),
        Intrinsic::Umin => pick(IcmpPred::Ult),
        Intrinsic::Ctpop => u128::from(a.count_ones()),
        Intrinsic::Bswap => a.swap_bytes() >> (128 - width),
        Intrinsic::Bitreverse => a.reverse_bits() >> (128 - width),
        Intrinsic::Fshl => funnel((c % u128::from(width)) as u32),
        Intrinsic::Fshr => match (c % u128::from(width)) as u32 {
            0 => b,
            n => funnel(width - n),
        },
        Intrinsic::SaddSat => sa.saturating_add(sb).clamp(least, most) as u128,
        Intrinsic::SsubSat => sa.saturating_sub(sb).clamp(least, most) as u128,
        Intrinsic::UaddSat => a.saturating_add(b).min(all),
        Intrinsic::ShlSat(true) if sign_extend(width, a << b) >> b != sa => (if sa < 0 { least } else { most }) as u128,
        Intrinsic::ShlSat(false) if truncate(width, a << b) >> b != a => all,
        Intrinsic::ShlSat(_) => a << b,
        Intrinsic::ThreeWayCmp(signed) => {
            let from = call.arg.width();
            let (x, y) = (arg(args, 0).bits(from), arg(args, 1).bits(from));
            let order = if signed { sign_extend(from, x).cmp(&sign_extend(from, y)) } else { x.cmp(&y) };
            order as i8 as i128 as u128
        }
        Intrinsic::FromFp16 => {
            let kind = call.ret.format().unwrap_or(FloatKind::Float);
            return converted(FloatKind::Half, kind, &ScalarValue::wide(a));
        }
        _ => a.saturating_sub(b),
    };
    ScalarValue::wide(truncate(width, result))
}

/// Checks the result against the fast-math flags of the call.
pub fn check_fast_math(
    fast: FastMath,
    call: &IntrinsicCall,
    result: ScalarValue,
    shared: &mut SharedState,
    here: CodeLocation,
) -> ScalarValue {
    let Some(kind) = call.ret.format().filter(|_| fast.0 != 0 && result.definedness.is_defined()) else {
        return result;
    };
    format::checked(fast, &[(kind, &result)], result, &mut shared.undefs, here)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn int(intrinsic: Intrinsic, width: u32, args: &[u128]) -> u128 {
        let call = IntrinsicCall {
            intrinsic,
            args: Box::default(),
            dst: None,
            fast: FastMath::default(),
            ret: Kind::Int(width),
            arg: Kind::Int(width),
            last: Kind::Int(width),
            pred: FcmpPred::False,
            rounding: None,
        };
        let args: Vec<ScalarValue> = args.iter().map(|a| ScalarValue::wide(*a)).collect();
        eval_integer_intrinsic(&call, &args).bits(128)
    }

    #[test]
    fn integer_functions_keep_to_their_width() {
        assert_eq!(int(Intrinsic::Bswap, 16, &[0x1234]), 0x3412);
        assert_eq!(int(Intrinsic::Bitreverse, 3, &[0b110]), 0b011);
        assert_eq!(int(Intrinsic::Fshl, 8, &[0x81, 0xf0, 4]), 0x1f);
        assert_eq!(int(Intrinsic::Fshr, 8, &[0x81, 0xf0, 12]), 0x1f);
        assert_eq!(int(Intrinsic::Fshr, 8, &[0x81, 0xf0, 8]), 0xf0);
        assert_eq!(int(Intrinsic::SaddSat, 8, &[0x7f, 1]), 0x7f);
        assert_eq!(int(Intrinsic::SsubSat, 8, &[0x80, 1]), 0x80);
        assert_eq!(int(Intrinsic::UaddSat, 7, &[100, 100]), 127);
        assert_eq!(int(Intrinsic::UsubSat, 7, &[1, 2]), 0);
        assert_eq!(int(Intrinsic::Smax, 8, &[0xff, 1]), 1);
    }
}
