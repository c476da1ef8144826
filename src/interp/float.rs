//! Floating-point operations on `float` and `double`, with what fast-math flags promise.

use super::provenance::{Cause, Place, Slot, Undefs};
use crate::ir::inst::{BinaryOp, CastFlags, CastOp, FastMath, FcmpPred};
use crate::value::{sign_extend, truncate};

const NNAN: u8 = 1;
const NINF: u8 = 2;

/// The value of the bits of a `double` or a `float`.
pub fn read(double: bool, bits: u64) -> f64 {
    if double { f64::from_bits(bits) } else { f64::from(f32::from_bits(bits as u32)) }
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
    double: bool,
    fast: FastMath,
    a: &Slot,
    b: &Slot,
    undefs: &mut Undefs,
    here: Place,
) -> Slot {
    if a.tag.or(b.tag) != 0 {
        return undefs.spread(&[a.tag, b.tag]);
    }
    let bits = if double {
        arithmetic!(op, f64::from_bits(a.lo), f64::from_bits(b.lo)).to_bits()
    } else {
        u64::from(arithmetic!(op, f32::from_bits(a.lo as u32), f32::from_bits(b.lo as u32)).to_bits())
    };
    let result = Slot::int(bits);
    if fast.0 & (NNAN | NINF) != 0 {
        return checked(fast, &[read(double, a.lo), read(double, b.lo), read(double, bits)], result, undefs, here);
    }
    result
}

/// `fneg`: flips the sign, also of a NaN.
pub fn negate(double: bool, fast: FastMath, a: &Slot, undefs: &mut Undefs, here: Place) -> Slot {
    if !a.tag.is_defined() {
        return undefs.spread(&[a.tag]);
    }
    let sign = if double { 1 << 63 } else { 1 << 31 };
    checked(fast, &[read(double, a.lo)], Slot::int(a.lo ^ sign), undefs, here)
}

/// `fcmp`.
#[inline]
pub fn compare(
    pred: FcmpPred,
    double: bool,
    fast: FastMath,
    a: &Slot,
    b: &Slot,
    undefs: &mut Undefs,
    here: Place,
) -> Slot {
    if a.tag.or(b.tag) != 0 {
        return undefs.spread(&[a.tag, b.tag]);
    }
    let (x, y) = (read(double, a.lo), read(double, b.lo));
    let unordered = x.is_nan() || y.is_nan();
    let answer = match pred {
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
    };
    let result = Slot::int(u64::from(answer));
    if fast.0 != 0 { checked(fast, &[x, y], result, undefs, here) } else { result }
}

/// A format that conversions start from or lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// An integer of this many bits.
    Int(u32),
    /// `float`
    Float,
    /// `double`
    Double,
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
    let source = |undefs: &mut Undefs, bits: u64| match to {
        Format::Float => checked(flags.fast, &[read(from == Format::Double, a.lo)], Slot::int(bits), undefs, here),
        _ => Slot::int(bits),
    };
    match (op, from, to) {
        (CastOp::Fpext, ..) => {
            let value = f32::from_bits(a.lo as u32);
            checked(flags.fast, &[f64::from(value)], Slot::int(f64::from(value).to_bits()), undefs, here)
        }
        (CastOp::Fptrunc, ..) => source(undefs, u64::from((f64::from_bits(a.lo) as f32).to_bits())),
        (CastOp::Uitofp | CastOp::Sitofp, Format::Int(width), _) => {
            let x = a.bits(width);
            if flags.nneg && x >> (width - 1) & 1 != 0 {
                return Slot::poison(undefs.origin(Cause::Flag("nneg"), here));
            }
            // From the integer straight to the format: going through double would round a float twice.
            Slot::int(match (op, to) {
                (CastOp::Uitofp, Format::Double) => (x as f64).to_bits(),
                (CastOp::Uitofp, _) => u64::from((x as f32).to_bits()),
                (_, Format::Double) => (sign_extend(width, x) as f64).to_bits(),
                _ => u64::from((sign_extend(width, x) as f32).to_bits()),
            })
        }
        (_, _, Format::Int(width)) => {
            let value = read(from == Format::Double, a.lo).trunc();
            match whole_number(op == CastOp::Fptosi, width, value) {
                Some(bits) => Slot::wide(bits),
                None => Slot::poison(undefs.origin(Cause::Range, here)),
            }
        }
        _ => *a,
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
        assert_eq!(go(CastOp::Fptosi, Format::Double, i8, double(-128.9)).lo, 0x80);
        assert!(go(CastOp::Fptosi, Format::Double, i8, double(128.0)).tag.is_poison());
        assert!(go(CastOp::Fptoui, Format::Double, i64, double(-1.0)).tag.is_poison());
        assert_eq!(go(CastOp::Fptoui, Format::Double, i64, double(-0.5)).lo, 0);
        assert!(go(CastOp::Fptoui, Format::Double, i64, double(f64::NAN)).tag.is_poison());
        // 2^24 + 1 + 2^-30 would round twice through double.
        let x = (1u64 << 54) + (1 << 30) + 1;
        assert_eq!(go(CastOp::Uitofp, i64, Format::Float, Slot::int(x)).lo, u64::from((x as f32).to_bits()));
        assert_eq!(go(CastOp::Fptrunc, Format::Double, Format::Float, double(1e300)).lo, 0x7f80_0000);
    }

    #[test]
    fn comparisons_know_nan_and_flags_make_it_poison() {
        let mut undefs = Undefs::default();
        let (nan, one) = (double(f64::NAN), double(1.0));
        let mut go = |p, fast| compare(p, true, FastMath(fast), &nan, &one, &mut undefs, Place::NONE);
        assert_eq!((go(FcmpPred::Une, 0).lo, go(FcmpPred::One, 0).lo, go(FcmpPred::Ult, 0).lo), (1, 0, 1));
        assert!(go(FcmpPred::Oeq, NNAN).tag.is_poison());
        let quotient = binary(BinaryOp::Fdiv, true, FastMath(NINF), &one, &double(0.0), &mut undefs, Place::NONE);
        assert!(quotient.tag.is_poison());
        let minus = negate(true, FastMath::default(), &double(0.0), &mut undefs, Place::NONE);
        assert_eq!(minus.lo, 1 << 63);
    }
}
