//! A reference with plain arithmetic, implemented independently of both engines.

use super::cases::Case;
use super::values::Ty;
use llvmlite_jit::ir::inst::{BinaryOp, CastOp, FcmpPred, IcmpPred};
use llvmlite_jit::value::Value;

/// The operation of a case.
pub enum Op {
    Binary(BinaryOp, u32),
    /// With a constant as the right operand.
    Right(BinaryOp, u32, u128),
    /// With a constant as the left operand.
    Left(BinaryOp, u32, u128),
    /// With an extension of the result to the result type.
    Extended(BinaryOp, CastOp, u32),
    Icmp(IcmpPred, u32),
    IcmpRight(IcmpPred, u32, u128),
    Float(BinaryOp),
    Fneg,
    Fcmp(FcmpPred),
    Cast(CastOp, Ty, Ty),
    /// The second or third operand, selected by the first.
    Select,
    /// The first operand.
    First,
    /// The index of the value among the boundary values; indices that are 3 modulo 4 are not cases of the switch.
    Switch(u32),
    /// No reference: the engines are compared with each other only.
    Unknown,
}

impl Case {
    /// Returns the expected result: `None` if it is unknown, `Some(None)` for a fault.
    pub fn reference(&self, args: &[Value]) -> Option<Option<Value>> {
        let bits: Vec<u128> = args.iter().map(raw).collect();
        let int = |ty: Ty, value: Option<u128>| value.map(|v| ty.value(v));
        // Formats larger than Rust's: the engines, whose implementations differ, are compared with each other.
        let large = |ty: &Ty| matches!(ty, Ty::X86Fp80 | Ty::Fp128);
        if matches!(self.op, Op::Float(_) | Op::Fcmp(_) | Op::Cast(..))
            && self.params.iter().chain([&self.ret]).any(large)
        {
            return None;
        }
        Some(match &self.op {
            Op::Binary(op, width) => int(self.ret, binary(*op, *width, bits[0], bits[1])),
            Op::Right(op, width, c) => int(self.ret, binary(*op, *width, bits[0], *c)),
            Op::Left(op, width, c) => int(self.ret, binary(*op, *width, *c, bits[0])),
            Op::Extended(op, extend, width) => int(
                self.ret,
                binary(*op, *width, bits[0], bits[1]).map(|r| match extend {
                    CastOp::Sext => sext(*width, r) as u128,
                    _ => r,
                }),
            ),
            Op::Icmp(pred, width) => Some(self.ret.value(u128::from(icmp(*pred, *width, bits[0], bits[1])))),
            Op::IcmpRight(pred, width, c) => Some(self.ret.value(u128::from(icmp(*pred, *width, bits[0], *c)))),
            Op::Float(op) => Some(float(*op, self.ret, bits[0], bits[1])),
            Op::Fneg => Some(self.ret.value(bits[0] ^ 1 << (self.ret.bits() - 1))),
            Op::Fcmp(pred) => {
                let value = |b: u128| number(self.params[0], b);
                Some(self.ret.value(u128::from(fcmp(*pred, value(bits[0]), value(bits[1])))))
            }
            Op::Cast(op, from, to) => return cast(*op, *from, *to, bits[0]).map(Some),
            Op::Select => Some(args[if bits[0] != 0 { 1 } else { 2 }].clone()),
            Op::First => Some(args[0].clone()),
            Op::Switch(width) => {
                let at = super::values::integers(*width).iter().position(|v| *v == bits[0]);
                let at = at.filter(|n| n % 4 != 3);
                Some(Value::int(32, at.map_or(-1, |n| n as i128)))
            }
            Op::Unknown => return None,
        })
    }
}

fn raw(value: &Value) -> u128 {
    match value {
        Value::Int { bits, .. } | Value::Float { bits, .. } => *bits,
        Value::Ptr(address) => u128::from(*address),
        _ => 0,
    }
}

fn mask(width: u32) -> u128 {
    u128::MAX >> (128 - width)
}

/// Returns the result truncated to the width, or `None` for a fault. Cases with an excessive shift amount are
/// excluded by the caller.
fn binary(op: BinaryOp, width: u32, x: u128, y: u128) -> Option<u128> {
    let (x, y) = (x & mask(width), y & mask(width));
    let (p, q) = (sext(width, x), sext(width, y));
    let shifted = |f: fn(u128, u32) -> u128| if y < u128::from(width) { f(x, y as u32) } else { 0 };
    let least = 1u128 << (width - 1);
    let overflow = x == least && y == mask(width);
    let whole = match op {
        BinaryOp::Add => x.wrapping_add(y),
        BinaryOp::Sub => x.wrapping_add(!y).wrapping_add(1),
        BinaryOp::Mul => (0..width).filter(|n| y >> n & 1 == 1).fold(0u128, |sum, n| sum.wrapping_add(x << n)),
        BinaryOp::Udiv => x.checked_div(y)?,
        BinaryOp::Urem => x.checked_rem(y)?,
        BinaryOp::Sdiv | BinaryOp::Srem if y == 0 || overflow => return None,
        BinaryOp::Sdiv => {
            let quotient = p.unsigned_abs() / q.unsigned_abs();
            if (p < 0) != (q < 0) { quotient.wrapping_neg() } else { quotient }
        }
        BinaryOp::Srem => {
            let rest = p.unsigned_abs() % q.unsigned_abs();
            if p < 0 { rest.wrapping_neg() } else { rest }
        }
        BinaryOp::Shl => shifted(|x, n| x << n),
        BinaryOp::Lshr => shifted(|x, n| x >> n),
        BinaryOp::Ashr => {
            let fill = if x >= least { mask(width) & !(mask(width) >> (y as u32).min(127)) } else { 0 };
            shifted(|x, n| x >> n) | fill
        }
        BinaryOp::And => x & y,
        BinaryOp::Or => x | y,
        BinaryOp::Xor => (x | y) & !(x & y),
        BinaryOp::Fadd | BinaryOp::Fsub | BinaryOp::Fmul | BinaryOp::Fdiv | BinaryOp::Frem => return None,
    };
    Some(whole & mask(width))
}

fn icmp(pred: IcmpPred, width: u32, x: u128, y: u128) -> bool {
    let (x, y) = (x & mask(width), y & mask(width));
    // Signed order is unsigned order with the sign bit inverted.
    let sign = 1u128 << (width - 1);
    let (s, t) = (x ^ sign, y ^ sign);
    match pred {
        IcmpPred::Eq => x == y,
        IcmpPred::Ne => x != y,
        IcmpPred::Ugt => x > y,
        IcmpPred::Uge => x >= y,
        IcmpPred::Ult => x < y,
        IcmpPred::Ule => x <= y,
        IcmpPred::Sgt => s > t,
        IcmpPred::Sge => s >= t,
        IcmpPred::Slt => s < t,
        IcmpPred::Sle => s <= t,
    }
}

fn float(op: BinaryOp, ty: Ty, x: u128, y: u128) -> Value {
    macro_rules! compute {
        ($float:ty, $bits:ty, $x:expr, $y:expr) => {{
            let (x, y) = (<$float>::from_bits($x as $bits), <$float>::from_bits($y as $bits));
            let r = match op {
                BinaryOp::Fadd => x + y,
                BinaryOp::Fsub => x - y,
                BinaryOp::Fmul => x * y,
                BinaryOp::Fdiv => x / y,
                _ => x % y,
            };
            u128::from(r.to_bits())
        }};
    }
    ty.value(match ty {
        Ty::Float => compute!(f32, u32, x, y),
        Ty::Double => compute!(f64, u64, x, y),
        // Every value is a double. A sum or product that is rounded to 53 bits and then to the precision of
        // these formats equals the result of a single rounding.
        _ => {
            let [x, y] = [x, y].map(|bits| number(ty, bits).to_bits());
            nearest(ty, f64::from_bits(compute!(f64, u64, x, y) as u64))
        }
    })
}

/// Converts bits to the value.
fn number(ty: Ty, bits: u128) -> f64 {
    match ty {
        Ty::Half => half(bits as u16),
        // The format is the upper half of a float.
        Ty::BFloat => f64::from(f32::from_bits((bits as u32) << 16)),
        Ty::Float => f64::from(f32::from_bits(bits as u32)),
        _ => f64::from_bits(bits as u64),
    }
}

/// Converts a half to its value, by definition.
fn half(bits: u16) -> f64 {
    let (exponent, fraction) = (i32::from(bits >> 10 & 0x1f), f64::from(bits & 0x3ff));
    let magnitude = match exponent {
        31 if fraction != 0.0 => return f64::NAN,
        31 => f64::INFINITY,
        0 => fraction * 2f64.powi(-24),
        _ => (fraction + 1024.0) * 2f64.powi(exponent - 25),
    };
    if bits >> 15 == 1 { -magnitude } else { magnitude }
}

/// Returns the bits of the nearest value of a format, ties to even, by bisection over all values.
fn nearest(ty: Ty, value: f64) -> u128 {
    let (infinity, quiet) = match ty {
        Ty::Half => (0x7c00u16, 0x7e00u128),
        Ty::BFloat => (0x7f80, 0x7fc0),
        Ty::Float => return u128::from((value as f32).to_bits()),
        _ => return u128::from(value.to_bits()),
    };
    if value.is_nan() {
        return quiet;
    }
    let (size, sign) = (value.abs(), if value.is_sign_negative() { 1u128 << 15 } else { 0 });
    let (mut low, mut high) = (0u16, infinity);
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        if number(ty, middle.into()) <= size { low = middle } else { high = middle }
    }
    // Infinity counts as the successor of the largest number.
    let above = match (high == infinity, ty) {
        (false, _) => number(ty, high.into()),
        (true, Ty::Half) => 65536.0,
        (true, _) => 2f64.powi(128),
    };
    let (down, up) = (size - number(ty, low.into()), above - size);
    let chosen = if up < down || up == down && low & 1 == 1 { high } else { low };
    sign | u128::from(chosen)
}

/// Converts an integer to the nearest half or bfloat, with integer arithmetic only.
fn small_of_integer(ty: Ty, negative: bool, magnitude: u128) -> u128 {
    let precision = if ty == Ty::Half { 11 } else { 8 };
    let bits = 128 - magnitude.leading_zeros();
    let drop = bits.saturating_sub(precision);
    let (kept, lost) = (magnitude >> drop, magnitude & ((1u128 << drop) - 1));
    let half = if drop == 0 { u128::MAX } else { 1 << (drop - 1) };
    let kept = kept + u128::from(lost > half || lost == half && kept & 1 == 1);
    // The factors are exact, and the product is exact or out of range.
    nearest(ty, kept as f64 * 2f64.powi(drop as i32) * if negative { -1.0 } else { 1.0 })
}

fn fcmp(pred: FcmpPred, x: f64, y: f64) -> bool {
    use std::cmp::Ordering::*;
    let name = pred.keyword();
    let Some(order) = x.partial_cmp(&y) else {
        return name == "true" || name.starts_with('u');
    };
    match name {
        "ord" | "true" => true,
        "uno" | "false" => false,
        _ => match &name[1..] {
            "eq" => order == Equal,
            "gt" => order == Greater,
            "ge" => order != Less,
            "lt" => order == Less,
            "le" => order != Greater,
            _ => order != Equal,
        },
    }
}

/// Computes integer conversions, and the floating-point ones that Rust defines in the same way.
fn cast(op: CastOp, from: Ty, to: Ty, bits: u128) -> Option<Value> {
    let number = number(from, bits);
    Some(match (op, from, to) {
        (CastOp::Sext, Ty::Int(width), _) => to.value(sext(width, bits) as u128),
        (CastOp::Trunc | CastOp::Zext | CastOp::Bitcast, ..) => to.value(bits),
        (CastOp::Ptrtoint | CastOp::Ptrtoaddr | CastOp::Inttoptr, ..) => to.value(bits),
        // Truncated towards zero and in range; otherwise the interpreter has returned poison.
        (CastOp::Fptosi, ..) => to.value(number as i128 as u128),
        (CastOp::Fptoui, ..) => to.value(number as u128),
        (CastOp::Fpext | CastOp::Fptrunc, ..) => to.value(nearest(to, number)),
        (CastOp::Uitofp, _, Ty::Half | Ty::BFloat) => to.value(small_of_integer(to, false, bits)),
        (CastOp::Sitofp, Ty::Int(w), Ty::Half | Ty::BFloat) => {
            let wide = sext(w, bits);
            to.value(small_of_integer(to, wide < 0, wide.unsigned_abs()))
        }
        (CastOp::Uitofp, _, Ty::Float) => to.value((bits as f32).to_bits().into()),
        (CastOp::Uitofp, ..) => to.value((bits as f64).to_bits().into()),
        (CastOp::Sitofp, Ty::Int(w), Ty::Float) => to.value((sext(w, bits) as f32).to_bits().into()),
        (CastOp::Sitofp, Ty::Int(w), _) => to.value((sext(w, bits) as f64).to_bits().into()),
        _ => return None,
    })
}

/// Sign-extends the low bits.
fn sext(width: u32, bits: u128) -> i128 {
    let bits = bits & mask(width);
    if bits >> (width - 1) == 1 { (bits | !mask(width)) as i128 } else { bits as i128 }
}
