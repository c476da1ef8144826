//! Floating-point operations, with what fast-math flags promise. `float` and `double` are the machine's; `half` and `bfloat`
//! are [`small`]'s.

use super::provenance::{Cause, Place, Slot, Undefs};
use super::small;
use crate::ir::FloatKind;
use crate::ir::inst::{BinaryOp, CastFlags, CastOp, FastMath, FcmpPred};
use crate::value::{sign_extend, truncate};

const NNAN: u8 = 1;
const NINF: u8 = 2;

/// The value of a format's bits. (Other formats than these four are refused before.)
pub fn read(format: FloatKind, bits: u64) -> f64 {
    match format {
        FloatKind::Double => f64::from_bits(bits),
        FloatKind::Float => f64::from(f32::from_bits(bits as u32)),
        _ => small::widen(format, bits),
    }
}

/// The bits of the format's value nearest to this one.
pub fn write(format: FloatKind, value: f64) -> u64 {
    match format {
        FloatKind::Double => value.to_bits(),
        FloatKind::Float => u64::from((value as f32).to_bits()),
        _ => small::narrow(format, value),
    }
}

/// Whether a promise of the flags is broken by one of the values.
fn broken(fast: FastMath, values: &[f64]) -> Option<&'static str> {
    if fast.0 & NNAN != 0 && values.iter().any(|v| v.is_nan()) {
        return Some("nnan");
    }
    (fast.0 & NINF != 0 && values.iter().any(|v| v.is_infinite())).then_some("ninf")
}

/// Poison if the flags promised otherwise, else the result.
pub fn checked(fast: FastMath, values: &[f64], result: Slot, undefs: &mut Undefs, here: Place) -> Slot {
    match broken(fast, values) {
        Some(flag) => Slot::poison(undefs.origin(Cause::Flag(flag), here)),
        None => result,
    }
}

/// In the format of the operands, so that `float` is rounded once.
macro_rules! arithmetic {
    ($op:expr, $x:expr, $y:expr) => {{
        let (x, y) = ($x, $y);
        match $op {
            BinaryOp::Fadd => x + y,
            BinaryOp::Fsub => x - y,
            BinaryOp::Fmul => x * y,
            BinaryOp::Fdiv => x / y,
            // C's fmod: exact, with the sign of the dividend.
            _ => x % y,
        }
    }};
}

/// `fadd` and its kin.
#[inline]
pub fn binary(
    op: BinaryOp,
    format: FloatKind,
    fast: FastMath,
    a: &Slot,
    b: &Slot,
    undefs: &mut Undefs,
    here: Place,
) -> Slot {
    if a.tag.or(b.tag) != 0 {
        return undefs.spread(&[a.tag, b.tag]);
    }
    let bits = match format {
        FloatKind::Double => arithmetic!(op, f64::from_bits(a.lo), f64::from_bits(b.lo)).to_bits(),
        FloatKind::Float => {
            u64::from(arithmetic!(op, f32::from_bits(a.lo as u32), f32::from_bits(b.lo as u32)).to_bits())
        }
        _ => small::binary(format, op, a.lo, b.lo),
    };
    let result = Slot::int(bits);
    if fast.0 & (NNAN | NINF) != 0 {
        return checked(fast, &[read(format, a.lo), read(format, b.lo), read(format, bits)], result, undefs, here);
    }
    result
}

/// `fneg`: flips the sign, also of a NaN.
pub fn negate(format: FloatKind, fast: FastMath, a: &Slot, undefs: &mut Undefs, here: Place) -> Slot {
    if !a.tag.is_defined() {
        return undefs.spread(&[a.tag]);
    }
    let sign = 1 << (format.bits() - 1);
    checked(fast, &[read(format, a.lo)], Slot::int(a.lo ^ sign), undefs, here)
}

/// `fcmp`.
#[inline]
pub fn compare(
    pred: FcmpPred,
    format: FloatKind,
    fast: FastMath,
    a: &Slot,
    b: &Slot,
    undefs: &mut Undefs,
    here: Place,
) -> Slot {
    if a.tag.or(b.tag) != 0 {
        return undefs.spread(&[a.tag, b.tag]);
    }
    let (x, y) = (read(format, a.lo), read(format, b.lo));
    let answer = decide(pred, x, y);
    let result = Slot::int(u64::from(answer));
    if fast.0 != 0 { checked(fast, &[x, y], result, undefs, here) } else { result }
}

/// The predicate on two numbers.
#[inline]
pub fn decide(pred: FcmpPred, x: f64, y: f64) -> bool {
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

/// A format that conversions start from or lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// An integer of this many bits.
    Int(u32),
    /// A floating-point format.
    Float(FloatKind),
}

/// Conversions from or to floating point.
pub fn convert(
    op: CastOp,
    flags: CastFlags,
    from: Format,
    to: Format,
    a: &Slot,
    undefs: &mut Undefs,
    here: Place,
) -> Slot {
    if !a.tag.is_defined() {
        return undefs.spread(&[a.tag]);
    }
    match (op, from, to) {
        // Every format's values are values of `double`: what is rounded is rounded once.
        (_, Format::Float(from), Format::Float(to)) => {
            let value = read(from, a.lo);
            let bits = write(to, value);
            let result = Slot::int(bits);
            if flags.fast.0 == 0 { result } else { checked(flags.fast, &[value, read(to, bits)], result, undefs, here) }
        }
        (_, Format::Int(width), Format::Float(to)) => {
            let x = a.bits(width);
            if flags.nneg && x >> (width - 1) & 1 != 0 {
                return Slot::poison(undefs.origin(Cause::Flag("nneg"), here));
            }
            Slot::int(of_integer(op == CastOp::Sitofp, width, x, to))
        }
        (_, Format::Float(from), Format::Int(width)) => {
            match whole_number(op == CastOp::Fptosi, width, read(from, a.lo).trunc()) {
                Some(bits) => Slot::wide(bits),
                None => Slot::poison(undefs.origin(Cause::Range, here)),
            }
        }
        (_, Format::Int(_), Format::Int(_)) => *a,
    }
}

/// The value nearest to an integer. From the integer straight to the format: going through `double` would round twice.
pub fn of_integer(signed: bool, width: u32, x: u128, to: FloatKind) -> u64 {
    let wide = sign_extend(width, x);
    match (signed, to) {
        (false, FloatKind::Double) => (x as f64).to_bits(),
        (false, FloatKind::Float) => u64::from((x as f32).to_bits()),
        (true, FloatKind::Double) => (wide as f64).to_bits(),
        (true, FloatKind::Float) => u64::from((wide as f32).to_bits()),
        (false, small) => small::from_integer(small, false, x),
        (true, small) => small::from_integer(small, true, wide as u128),
    }
}

/// The nearest integer that there is below or above, 0 for NaN: `llvm.fptosi.sat`, `llvm.fptoui.sat`.
pub fn saturated(signed: bool, width: u32, value: f64) -> u128 {
    let value = value.trunc();
    match whole_number(signed, width, value) {
        Some(bits) => bits,
        None if value.is_nan() => 0,
        None if signed && value < 0.0 => 1 << (width - 1),
        None if signed => (1 << (width - 1)) - 1,
        None if value < 0.0 => 0,
        None => truncate(width, u128::MAX),
    }
}

/// The integer that a value without fraction is, if it fits.
pub fn whole_number(signed: bool, width: u32, value: f64) -> Option<u128> {
    let power = |n: u32| 2f64.powi(n as i32);
    if signed {
        let limit = power(width - 1);
        (value >= -limit && value < limit).then(|| truncate(width, value as i128 as u128))
    } else {
        // Between -1 and 0 the value was cut to -0.
        (value >= 0.0 && value < power(width)).then_some(value as u128)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn double(v: f64) -> Slot {
        Slot::int(v.to_bits())
    }

    #[test]
    fn conversions_round_once_and_poison_what_does_not_fit() {
        let mut undefs = Undefs::default();
        let mut go = |op, from, to, a: Slot| convert(op, CastFlags::default(), from, to, &a, &mut undefs, Place::NONE);
        let (i8, i64) = (Format::Int(8), Format::Int(64));
        let (float64, float32) = (Format::Float(FloatKind::Double), Format::Float(FloatKind::Float));
        assert_eq!(go(CastOp::Fptosi, float64, i8, double(-128.9)).lo, 0x80);
        assert!(go(CastOp::Fptosi, float64, i8, double(128.0)).tag.is_poison());
        assert!(go(CastOp::Fptoui, float64, i64, double(-1.0)).tag.is_poison());
        assert_eq!(go(CastOp::Fptoui, float64, i64, double(-0.5)).lo, 0);
        assert!(go(CastOp::Fptoui, float64, i64, double(f64::NAN)).tag.is_poison());
        // 2^24 + 1 + 2^-30 would round twice through double.
        let x = (1u64 << 54) + (1 << 30) + 1;
        assert_eq!(go(CastOp::Uitofp, i64, float32, Slot::int(x)).lo, u64::from((x as f32).to_bits()));
        assert_eq!(go(CastOp::Fptrunc, float64, float32, double(1e300)).lo, 0x7f80_0000);
    }

    #[test]
    fn comparisons_know_nan_and_flags_make_it_poison() {
        let mut undefs = Undefs::default();
        let (nan, one) = (double(f64::NAN), double(1.0));
        let mut go = |p, fast| compare(p, FloatKind::Double, FastMath(fast), &nan, &one, &mut undefs, Place::NONE);
        assert_eq!((go(FcmpPred::Une, 0).lo, go(FcmpPred::One, 0).lo, go(FcmpPred::Ult, 0).lo), (1, 0, 1));
        assert!(go(FcmpPred::Oeq, NNAN).tag.is_poison());
        let quotient =
            binary(BinaryOp::Fdiv, FloatKind::Double, FastMath(NINF), &one, &double(0.0), &mut undefs, Place::NONE);
        assert!(quotient.tag.is_poison());
        let minus = negate(FloatKind::Double, FastMath::default(), &double(0.0), &mut undefs, Place::NONE);
        assert_eq!(minus.lo, 1 << 63);
    }
}
