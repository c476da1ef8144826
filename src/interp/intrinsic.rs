//! Intrinsic functions (`llvm.*`) by name, and what they do.

use super::code::{IntrinsicCall, Kind};
use super::provenance::{Cause, Place, Slot};
use super::trace::{Fault, Res};
use super::world::World;
use super::{float, int, varargs};
use crate::ir::inst::{BinaryOp, FastMath, IcmpPred};
use crate::outcome::TrapKind;
use crate::value::{sign_extend, truncate};

/// An intrinsic that is supported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Intrinsic {
    Memcpy,
    Memmove,
    Memset,
    LifetimeStart,
    LifetimeEnd,
    /// Has no effect and no result.
    Nothing,
    /// Gives its first argument back.
    First,
    Assume,
    Trap,
    IsConstant,
    ObjectSize,
    StackSave,
    StackRestore,
    /// An operation of its own: it needs the frame.
    VaStart,
    VaCopy,
    Abs,
    Smax,
    Smin,
    Umax,
    Umin,
    Ctpop,
    Ctlz,
    Cttz,
    Bswap,
    Bitreverse,
    Fshl,
    Fshr,
    SaddSat,
    UaddSat,
    SsubSat,
    UsubSat,
    Unary(Unary),
    Pow,
    Powi,
    Copysign,
    Minnum,
    Maxnum,
    Minimum,
    Maximum,
    Fma,
    Fmuladd,
}

/// Functions of one floating-point argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unary {
    Fabs,
    Sqrt,
    Floor,
    Ceil,
    Trunc,
    Rint,
    Round,
    Sin,
    Cos,
    Tan,
    Exp,
    Exp2,
    Log,
    Log2,
    Log10,
}

/// Arithmetic that also says whether the result fits, such as `llvm.sadd.with.overflow.i32`: which, and whether signed.
pub fn overflow(name: &str) -> Option<(BinaryOp, bool)> {
    let (op, rest) = name.strip_prefix("llvm.")?.split_once('.')?;
    if !rest.starts_with("with.overflow.i") && !rest.starts_with("with.overflow.v") {
        return None;
    }
    Some(match op {
        "sadd" => (BinaryOp::Add, true),
        "uadd" => (BinaryOp::Add, false),
        "ssub" => (BinaryOp::Sub, true),
        "usub" => (BinaryOp::Sub, false),
        "smul" => (BinaryOp::Mul, true),
        "umul" => (BinaryOp::Mul, false),
        _ => return None,
    })
}

/// The intrinsic of a name such as `llvm.memcpy.p0.p0.i64`.
pub fn find(name: &str) -> Option<Intrinsic> {
    let name = name.strip_prefix("llvm.")?;
    // What follows the name proper are types: `.i64`, `.p0`, `.f32`, and `.inline` for memcpy.
    let is_type = |part: &str| {
        let mut chars = part.chars();
        let letter = chars.next().is_some_and(|c| matches!(c, 'i' | 'p' | 'f' | 'v' | 'a'));
        letter && chars.next().is_some_and(|c| c.is_ascii_digit()) || part == "inline"
    };
    let mut parts: Vec<&str> = name.split('.').collect();
    while parts.len() > 1 && parts.last().is_some_and(|p| is_type(p)) {
        parts.pop();
    }
    Some(match parts.join(".").as_str() {
        "memcpy" => Intrinsic::Memcpy,
        "memmove" => Intrinsic::Memmove,
        "memset" => Intrinsic::Memset,
        "lifetime.start" => Intrinsic::LifetimeStart,
        "lifetime.end" => Intrinsic::LifetimeEnd,
        "dbg.declare"
        | "dbg.value"
        | "dbg.label"
        | "dbg.assign"
        | "donothing"
        | "sideeffect"
        | "prefetch"
        | "var.annotation"
        | "experimental.noalias.scope.decl"
        | "pseudoprobe"
        | "va_end"
        | "invariant.end" => Intrinsic::Nothing,
        "expect"
        | "expect.with.probability"
        | "launder.invariant.group"
        | "strip.invariant.group"
        | "ssa.copy"
        | "ptr.annotation"
        | "annotation"
        | "arithmetic.fence" => Intrinsic::First,
        "assume" => Intrinsic::Assume,
        "trap" | "ubsantrap" | "debugtrap" => Intrinsic::Trap,
        "is.constant" => Intrinsic::IsConstant,
        "objectsize" => Intrinsic::ObjectSize,
        "va_start" => Intrinsic::VaStart,
        "va_copy" => Intrinsic::VaCopy,
        "stacksave" => Intrinsic::StackSave,
        "stackrestore" => Intrinsic::StackRestore,
        "abs" => Intrinsic::Abs,
        "smax" => Intrinsic::Smax,
        "smin" => Intrinsic::Smin,
        "umax" => Intrinsic::Umax,
        "umin" => Intrinsic::Umin,
        "ctpop" => Intrinsic::Ctpop,
        "ctlz" => Intrinsic::Ctlz,
        "cttz" => Intrinsic::Cttz,
        "bswap" => Intrinsic::Bswap,
        "bitreverse" => Intrinsic::Bitreverse,
        "fshl" => Intrinsic::Fshl,
        "fshr" => Intrinsic::Fshr,
        "sadd.sat" => Intrinsic::SaddSat,
        "uadd.sat" => Intrinsic::UaddSat,
        "ssub.sat" => Intrinsic::SsubSat,
        "usub.sat" => Intrinsic::UsubSat,
        "fabs" => Intrinsic::Unary(Unary::Fabs),
        "sqrt" => Intrinsic::Unary(Unary::Sqrt),
        "floor" => Intrinsic::Unary(Unary::Floor),
        "ceil" => Intrinsic::Unary(Unary::Ceil),
        "trunc" => Intrinsic::Unary(Unary::Trunc),
        "rint" | "nearbyint" | "roundeven" => Intrinsic::Unary(Unary::Rint),
        "round" => Intrinsic::Unary(Unary::Round),
        "sin" => Intrinsic::Unary(Unary::Sin),
        "cos" => Intrinsic::Unary(Unary::Cos),
        "tan" => Intrinsic::Unary(Unary::Tan),
        "exp" => Intrinsic::Unary(Unary::Exp),
        "exp2" => Intrinsic::Unary(Unary::Exp2),
        "log" => Intrinsic::Unary(Unary::Log),
        "log2" => Intrinsic::Unary(Unary::Log2),
        "log10" => Intrinsic::Unary(Unary::Log10),
        "pow" => Intrinsic::Pow,
        "powi" => Intrinsic::Powi,
        "copysign" => Intrinsic::Copysign,
        "minnum" => Intrinsic::Minnum,
        "maxnum" => Intrinsic::Maxnum,
        "minimum" => Intrinsic::Minimum,
        "maximum" => Intrinsic::Maximum,
        "fma" => Intrinsic::Fma,
        "fmuladd" => Intrinsic::Fmuladd,
        _ => return None,
    })
}

impl Intrinsic {
    /// Whether it works on each element of a vector by itself.
    pub fn is_elementwise(self) -> bool {
        use Intrinsic::*;
        matches!(
            self,
            Abs | Smax
                | Smin
                | Umax
                | Umin
                | Ctpop
                | Ctlz
                | Cttz
                | Bswap
                | Bitreverse
                | Fshl
                | Fshr
                | SaddSat
                | UaddSat
                | SsubSat
                | UsubSat
                | Unary(_)
                | Pow
                | Powi
                | Copysign
                | Minnum
                | Maxnum
                | Minimum
                | Maximum
                | Fma
                | Fmuladd
                | First
        )
    }
}

/// The argument at a place; a missing one, which the verifier refuses, is zero.
fn arg(args: &[Slot], n: usize) -> Slot {
    args.get(n).copied().unwrap_or_default()
}

/// Carries a call out.
pub fn run(call: &IntrinsicCall, args: &[Slot], world: &mut World, here: Place) -> Res<Slot> {
    let first = arg(args, 0);
    match call.intrinsic {
        Intrinsic::Nothing | Intrinsic::VaStart => Ok(Slot::default()),
        Intrinsic::VaCopy => varargs::copy(&first, &arg(args, 1), world).map(|()| Slot::default()),
        Intrinsic::First => Ok(first),
        Intrinsic::IsConstant => Ok(Slot::int(0)),
        // The second argument says whether an unknown size is given as 0 or as -1.
        Intrinsic::ObjectSize => {
            let unknown = if arg(args, 1).lo != 0 { 0 } else { truncate(call.ret.width(), u128::MAX) };
            Ok(Slot::wide(unknown))
        }
        Intrinsic::Assume if !first.tag.is_defined() => {
            Err(int::undefined("llvm.assume of an undefined value", &first, &world.undefs))
        }
        Intrinsic::Assume if first.lo == 0 => {
            Err(Fault::new(TrapKind::Unreachable, "llvm.assume of something that is false"))
        }
        Intrinsic::Assume => Ok(Slot::default()),
        Intrinsic::Trap => Err(Fault::new(TrapKind::Signal, "llvm.trap was reached")),
        Intrinsic::Memcpy | Intrinsic::Memmove | Intrinsic::Memset => memory(call, args, world),
        Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd => {
            // LLVM 22 passes the pointer alone; before, the size came first.
            let pointer = if args.len() >= 2 { arg(args, 1) } else { first };
            if let Some((index, info)) = world.memory.allocation(&pointer) {
                let (base, size) = (world.memory.base_of(index), info.size);
                if pointer.tag.is_defined() && pointer.lo == base {
                    world.memory.make_undefined(base, size);
                }
            }
            Ok(Slot::default())
        }
        Intrinsic::StackSave => Ok(stack_save(world)),
        Intrinsic::StackRestore => {
            if !first.tag.is_defined() {
                return Err(int::undefined("llvm.stackrestore of an undefined value", &first, &world.undefs));
            }
            world.memory.restore_stack(first.lo);
            Ok(Slot::default())
        }
        _ if args.iter().any(|a| !a.tag.is_defined()) => {
            let tags: Vec<_> = args.iter().map(|a| a.tag).collect();
            Ok(world.undefs.spread(&tags))
        }
        Intrinsic::Abs | Intrinsic::Ctlz | Intrinsic::Cttz => Ok(counted(call, args, world, here)),
        Intrinsic::Unary(_)
        | Intrinsic::Pow
        | Intrinsic::Powi
        | Intrinsic::Copysign
        | Intrinsic::Minnum
        | Intrinsic::Maxnum
        | Intrinsic::Minimum
        | Intrinsic::Maximum
        | Intrinsic::Fma
        | Intrinsic::Fmuladd => Ok(floating(call, args)),
        _ => Ok(integer(call, args)),
    }
}

fn memory(call: &IntrinsicCall, args: &[Slot], world: &mut World) -> Res<Slot> {
    let len = arg(args, 2);
    if !len.tag.is_defined() {
        return Err(int::undefined("memory operation with an undefined value as its length", &len, &world.undefs));
    }
    let World { memory, undefs, .. } = world;
    match call.intrinsic {
        Intrinsic::Memset => memory.fill(&arg(args, 0), &arg(args, 1), len.lo, "memset", undefs)?,
        Intrinsic::Memcpy => memory.copy(&arg(args, 0), &arg(args, 1), len.lo, "memcpy", true, undefs)?,
        _ => memory.copy(&arg(args, 0), &arg(args, 1), len.lo, "memmove", false, undefs)?,
    }
    Ok(Slot::default())
}

/// The mark is kept in memory's own terms; the pointer is only a name for it.
fn stack_save(world: &World) -> Slot {
    Slot::int(world.memory.stack_height())
}

/// `abs`, `ctlz` and `cttz`: the second argument says whether the odd case is poison.
fn counted(call: &IntrinsicCall, args: &[Slot], world: &mut World, here: Place) -> Slot {
    let width = call.ret.width();
    let x = arg(args, 0).bits(width);
    let strict = arg(args, 1).lo & 1 != 0;
    let (odd, result) = match call.intrinsic {
        Intrinsic::Abs => (x == 1 << (width - 1), truncate(width, sign_extend(width, x).unsigned_abs())),
        Intrinsic::Ctlz => (x == 0, u128::from(x.leading_zeros().saturating_sub(128 - width))),
        _ => (x == 0, u128::from(x.trailing_zeros().min(width))),
    };
    if odd && strict {
        return Slot::poison(world.undefs.origin(Cause::Undefined("this intrinsic"), here));
    }
    Slot::wide(result)
}

fn integer(call: &IntrinsicCall, args: &[Slot]) -> Slot {
    let width = call.ret.width();
    let (a, b, c) = (arg(args, 0).bits(width), arg(args, 1).bits(width), arg(args, 2).bits(width));
    let (sa, sb) = (sign_extend(width, a), sign_extend(width, b));
    let all = truncate(width, u128::MAX);
    let (least, most) = (sign_extend(width, 1 << (width - 1)), (all >> 1) as i128);
    let pick = |pred| if int::decide(pred, width, a, b) { a } else { b };
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
        _ => a.saturating_sub(b),
    };
    Slot::wide(truncate(width, result))
}

/// In the format of the arguments: C has a function for each.
macro_rules! functions {
    ($call:expr, $x:expr, $y:expr, $z:expr, $power:expr) => {{
        let (x, y, z) = ($x, $y, $z);
        match $call {
            Intrinsic::Unary(unary) => match unary {
                Unary::Fabs => x.abs(),
                Unary::Sqrt => x.sqrt(),
                Unary::Floor => x.floor(),
                Unary::Ceil => x.ceil(),
                Unary::Trunc => x.trunc(),
                Unary::Rint => x.round_ties_even(),
                Unary::Round => x.round(),
                Unary::Sin => x.sin(),
                Unary::Cos => x.cos(),
                Unary::Tan => x.tan(),
                Unary::Exp => x.exp(),
                Unary::Exp2 => x.exp2(),
                Unary::Log => x.ln(),
                Unary::Log2 => x.log2(),
                Unary::Log10 => x.log10(),
            },
            Intrinsic::Pow => x.powf(y),
            Intrinsic::Powi => x.powi($power),
            Intrinsic::Copysign => x.copysign(y),
            Intrinsic::Minnum => x.min(y),
            Intrinsic::Maxnum => x.max(y),
            Intrinsic::Minimum | Intrinsic::Maximum if x.is_nan() || y.is_nan() => x + y,
            // Zeros differ by their signs here.
            Intrinsic::Minimum if x == y => {
                if x.is_sign_negative() {
                    x
                } else {
                    y
                }
            }
            Intrinsic::Maximum if x == y => {
                if x.is_sign_negative() {
                    y
                } else {
                    x
                }
            }
            Intrinsic::Minimum => x.min(y),
            Intrinsic::Maximum => x.max(y),
            Intrinsic::Fma => x.mul_add(y, z),
            _ => x * y + z,
        }
    }};
}

fn floating(call: &IntrinsicCall, args: &[Slot]) -> Slot {
    let (a, b, c) = (arg(args, 0), arg(args, 1), arg(args, 2));
    let power = b.lo as u32 as i32;
    if call.ret == Kind::Double {
        let [x, y, z] = [a, b, c].map(|s| f64::from_bits(s.lo));
        Slot::int(functions!(call.intrinsic, x, y, z, power).to_bits())
    } else {
        let [x, y, z] = [a, b, c].map(|s| f32::from_bits(s.lo as u32));
        Slot::int(u64::from(functions!(call.intrinsic, x, y, z, power).to_bits()))
    }
}

/// What fast-math flags on a call promise.
pub fn promised(fast: FastMath, call: &IntrinsicCall, result: Slot, world: &mut World, here: Place) -> Slot {
    if fast.0 == 0 || !result.tag.is_defined() || !matches!(call.ret, Kind::Float | Kind::Double) {
        return result;
    }
    let value = float::read(call.ret == Kind::Double, result.lo);
    float::checked(fast, &[value], result, &mut world.undefs, here)
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
        };
        let args: Vec<Slot> = args.iter().map(|a| Slot::wide(*a)).collect();
        integer(&call, &args).bits(128)
    }

    #[test]
    fn names_are_found_without_their_types() {
        assert_eq!(find("llvm.memcpy.p0i8.p0i8.i64"), Some(Intrinsic::Memcpy));
        assert_eq!(find("llvm.memcpy.p0.p0.i64"), Some(Intrinsic::Memcpy));
        assert_eq!(find("llvm.lifetime.start.p0"), Some(Intrinsic::LifetimeStart));
        assert_eq!(find("llvm.exp2.f64"), Some(Intrinsic::Unary(Unary::Exp2)));
        assert_eq!(find("llvm.log10.f32"), Some(Intrinsic::Unary(Unary::Log10)));
        assert_eq!(find("llvm.sadd.sat.i7"), Some(Intrinsic::SaddSat));
        assert_eq!(find("llvm.sadd.with.overflow.i32"), None);
        assert_eq!(overflow("llvm.sadd.with.overflow.i32"), Some((BinaryOp::Add, true)));
        assert_eq!(overflow("llvm.umul.with.overflow.v4i32"), Some((BinaryOp::Mul, false)));
        assert_eq!(find("memcpy"), None);
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
