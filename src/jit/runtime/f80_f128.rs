//! `x86_fp80` and `fp128`, the formats that Cranelift does not support. Their bits are held in an `i128`; the
//! bits above those of an `x86_fp80` are unspecified.
//!
//! Arithmetic on `x86_fp80` uses the x87 ([`x87`]), arithmetic on `fp128` the compiler's support library, as in a
//! native program. Conversions unpack and pack numbers by an algorithm common to all formats.

use crate::host::math::f80_f128::LibmFunction;
use crate::host::x86_64::libm_call;
use crate::ir::FloatKind;
use crate::ir::inst::{BinaryOp, FcmpPred};
use crate::jit::x86_64::x87;
use crate::value::truncate;
use std::cmp::Ordering;

// Declared without parameters, since only the addresses are used.
unsafe extern "C" {
    fn __addtf3();
    fn __subtf3();
    fn __multf3();
    fn __divtf3();
}

/// Decodes the format in a number from [`number_of`].
fn kind_of(number: u32) -> FloatKind {
    use FloatKind::*;
    [Half, BFloat, Float, Double, X86Fp80, Fp128][number as usize % 6]
}

/// Encodes a format as a number.
pub(in crate::jit) fn number_of(kind: FloatKind) -> u32 {
    match kind {
        FloatKind::Half => 0,
        FloatKind::BFloat => 1,
        FloatKind::Float => 2,
        FloatKind::Double => 3,
        FloatKind::X86Fp80 => 4,
        FloatKind::Fp128 | FloatKind::PpcFp128 => 5,
    }
}

/// Returns the number of exponent and fraction bits. The explicit leading bit of `x86_fp80` does not count.
fn shape(kind: FloatKind) -> (u32, u32) {
    match kind {
        FloatKind::Half => (5, 10),
        FloatKind::BFloat => (8, 7),
        FloatKind::Float => (8, 23),
        FloatKind::Double => (11, 52),
        FloatKind::X86Fp80 => (15, 63),
        FloatKind::Fp128 | FloatKind::PpcFp128 => (15, 112),
    }
}

/// Classified magnitude of a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum NumberClass {
    /// The fraction, left-aligned, without its quiet bit; whether that bit is set.
    Nan(u128, bool),
    Infinity,
    Zero,
    /// The left-aligned significand, with its leading one, and the exponent of that one; whether the number is normal
    /// in its format.
    Finite(u128, i32, bool),
}

/// An unpacked number.
#[derive(Clone, Copy, Debug)]
struct UnpackedFloat {
    negative: bool,
    class: NumberClass,
}

fn unpack(kind: FloatKind, bits: u128) -> UnpackedFloat {
    let (exponent_bits, fraction_bits) = shape(kind);
    let top = (1u128 << exponent_bits) - 1;
    let negative = bits >> (kind.bits() - 1) & 1 == 1;
    let exponent = truncate(kind.bits() - 1, bits) >> (kind.bits() - 1 - exponent_bits);
    let fraction = truncate(fraction_bits, bits);
    let written = kind == FloatKind::X86Fp80;
    let leading = if written { bits >> 63 & 1 } else { u128::from(exponent != 0) };
    let bias = (1i32 << (exponent_bits - 1)) - 1;
    let class = match () {
        // The processor treats unnormals as invalid.
        () if written && exponent != 0 && leading == 0 => NumberClass::Nan(0, true),
        () if exponent == top && fraction == 0 => NumberClass::Infinity,
        () if exponent == top => {
            let fraction = fraction << (128 - fraction_bits);
            NumberClass::Nan(fraction << 1, fraction >> 127 == 1)
        }
        () => match leading << fraction_bits | fraction {
            0 => NumberClass::Zero,
            significand => {
                let up = significand.leading_zeros();
                let at = exponent.max(1) as i32 - bias + (127 - fraction_bits as i32) - up as i32;
                NumberClass::Finite(significand << up, at, leading == 1)
            }
        },
    };
    UnpackedFloat { negative, class }
}

/// Packs a number to the nearest value of a format, ties to even.
fn pack(kind: FloatKind, number: UnpackedFloat) -> u128 {
    let (exponent_bits, fraction_bits) = shape(kind);
    let infinity = ((1u128 << exponent_bits) - 1) << fraction_bits;
    let magnitude = match number.class {
        NumberClass::Zero => 0,
        NumberClass::Infinity => infinity,
        NumberClass::Nan(payload, _) => infinity | 1 << (fraction_bits - 1) | payload >> 1 >> (128 - fraction_bits),
        NumberClass::Finite(significand, exponent, _) => {
            let biased = i64::from(exponent) + (1 << (exponent_bits - 1)) - 1;
            // Below the minimum exponent the significand has fewer bits.
            let drop = i64::from(127 - fraction_bits) + (1 - biased).max(0);
            let rounded = match drop {
                129.. => 0,
                128 => u128::from(significand > 1 << 127),
                0 => significand,
                _ => {
                    let (kept, lost, half) = (significand >> drop, truncate(drop as u32, significand), 1 << (drop - 1));
                    kept + u128::from(lost > half || lost == half && kept & 1 == 1)
                }
            };
            // The leading one adds one to the exponent, as does a carry out of the fraction.
            let below = (biased - 1).clamp(0, 1 << exponent_bits) as u128;
            (below << fraction_bits).saturating_add(rounded).min(infinity)
        }
    };
    let sign = u128::from(number.negative) << (kind.bits() - 1);
    if kind != FloatKind::X86Fp80 {
        return sign | magnitude;
    }
    let exponent = magnitude >> fraction_bits;
    sign | exponent << 64 | u128::from(exponent != 0) << 63 | truncate(fraction_bits, magnitude)
}

/// Converts a number to another format.
pub(in crate::jit) fn convert(from: FloatKind, to: FloatKind, bits: u128) -> u128 {
    pack(to, unpack(from, bits))
}

/// Converts an integer to the nearest number.
pub(in crate::jit) fn from_integer(kind: FloatKind, negative: bool, magnitude: u128) -> u128 {
    let class = match magnitude {
        0 => return 0,
        _ => {
            let up = magnitude.leading_zeros();
            NumberClass::Finite(magnitude << up, 127 - up as i32, true)
        }
    };
    pack(kind, UnpackedFloat { negative, class })
}

/// Converts an integer, given by its top bits and the amount `up` by which they are shifted left, to the nearest number
/// of the format with the given number. The lowest bit of `top` is sticky: it may stand for all lost bits.
pub(in crate::jit) fn from_scaled_integer(kind: u32, negative: bool, top: u128, up: u32) -> u128 {
    if top == 0 {
        return 0;
    }
    let zeros = top.leading_zeros();
    let class = NumberClass::Finite(top << zeros, 127 - zeros as i32 + up as i32, true);
    pack(kind_of(kind), UnpackedFloat { negative, class })
}

/// A number truncated to an integer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) enum Scaled {
    Nan,
    Infinity {
        negative: bool,
    },
    /// The integer is `top << up`; the fraction is dropped.
    Number {
        negative: bool,
        top: u128,
        up: u32,
    },
}

/// Truncates a number to an integer. `kind`: number of the format.
pub(in crate::jit) fn scaled_integer(kind: u32, bits: u128) -> Scaled {
    let UnpackedFloat { negative, class } = unpack(kind_of(kind), bits);
    let (top, up) = match class {
        NumberClass::Nan(..) => return Scaled::Nan,
        NumberClass::Infinity => return Scaled::Infinity { negative },
        NumberClass::Zero | NumberClass::Finite(_, ..0, _) => (0, 0),
        NumberClass::Finite(significand, exponent @ 0..128, _) => (significand >> (127 - exponent), 0),
        NumberClass::Finite(significand, exponent, _) => (significand, exponent as u32 - 127),
    };
    Scaled::Number { negative, top, up }
}

/// Truncates a number to an integer, saturating; NaN becomes 0. The flag is set if the value was out of range or NaN.
pub(in crate::jit) fn to_integer(kind: FloatKind, bits: u128, signed: bool, width: u32) -> (u128, bool) {
    let number = unpack(kind, bits);
    let most = u128::MAX >> (128 - width) >> u32::from(signed);
    let magnitude = match number.class {
        NumberClass::Nan(..) => return (0, true),
        NumberClass::Zero => 0,
        NumberClass::Finite(_, ..0, _) => 0,
        NumberClass::Finite(significand, exponent @ 0..128, _) => significand >> (127 - exponent),
        NumberClass::Infinity | NumberClass::Finite(..) => {
            return (if number.negative { !most & never(signed) } else { most }, true);
        }
    };
    match number.negative {
        false => (magnitude.min(most), magnitude > most),
        true => {
            let least = if signed { most + 1 } else { 0 };
            (magnitude.min(least).wrapping_neg(), magnitude > least)
        }
    }
}

/// Returns all ones for a signed integer, zero for an unsigned one.
fn never(signed: bool) -> u128 {
    if signed { u128::MAX } else { 0 }
}

/// Compares two numbers; `None` if they are unordered.
pub(in crate::jit) fn compare(kind: FloatKind, a: u128, b: u128) -> Option<Ordering> {
    let (a, b) = (unpack(kind, a), unpack(kind, b));
    let magnitude = |n: UnpackedFloat| match n.class {
        NumberClass::Zero => Some((0, 0)),
        NumberClass::Finite(significand, exponent, _) => Some((exponent + (1 << 16), significand)),
        NumberClass::Infinity => Some((i32::MAX, 0)),
        NumberClass::Nan(..) => None,
    };
    let (x, y) = (magnitude(a)?, magnitude(b)?);
    Some(match (a.negative, b.negative) {
        _ if x == (0, 0) && y == (0, 0) => Ordering::Equal,
        (false, false) => x.cmp(&y),
        (true, true) => y.cmp(&x),
        (true, false) => Ordering::Less,
        (false, true) => Ordering::Greater,
    })
}

/// Encodes an ordering for compiled code.
pub(in crate::jit) fn order(order: Option<Ordering>) -> u32 {
    match order {
        Some(Ordering::Less) => 0,
        Some(Ordering::Equal) => 1,
        Some(Ordering::Greater) => 2,
        None => 3,
    }
}

/// Returns the set of orderings for which a predicate holds, as a bit mask.
pub(in crate::jit) fn orders(pred: FcmpPred) -> u32 {
    const LESS: u32 = 1;
    const EQUAL: u32 = 2;
    const GREATER: u32 = 4;
    const UNORDERED: u32 = 8;
    match pred {
        FcmpPred::False => 0,
        FcmpPred::Oeq => EQUAL,
        FcmpPred::Ogt => GREATER,
        FcmpPred::Oge => GREATER | EQUAL,
        FcmpPred::Olt => LESS,
        FcmpPred::Ole => LESS | EQUAL,
        FcmpPred::One => LESS | GREATER,
        FcmpPred::Ord => LESS | EQUAL | GREATER,
        FcmpPred::Uno => UNORDERED,
        FcmpPred::Ueq => UNORDERED | EQUAL,
        FcmpPred::Ugt => UNORDERED | GREATER,
        FcmpPred::Uge => UNORDERED | GREATER | EQUAL,
        FcmpPred::Ult => UNORDERED | LESS,
        FcmpPred::Ule => UNORDERED | LESS | EQUAL,
        FcmpPred::Une => UNORDERED | LESS | GREATER,
        FcmpPred::True => UNORDERED | LESS | EQUAL | GREATER,
    }
}

/// Computes `fadd`, `fsub`, `fmul`, `fdiv` or `frem`.
pub(in crate::jit) fn binary(kind: FloatKind, op: BinaryOp, a: u128, b: u128) -> u128 {
    let extended = kind == FloatKind::X86Fp80;
    match op {
        BinaryOp::Fadd if extended => x87::add(a, b),
        BinaryOp::Fsub if extended => x87::subtract(a, b),
        BinaryOp::Fmul if extended => x87::multiply(a, b),
        BinaryOp::Fdiv if extended => x87::divide(a, b),
        BinaryOp::Fadd => quad::add(a, b),
        BinaryOp::Fsub => quad::subtract(a, b),
        BinaryOp::Fmul => quad::multiply(a, b),
        BinaryOp::Fdiv => quad::divide(a, b),
        _ if extended => x87::remainder(a, b),
        _ => quad::remainder(a, b),
    }
}

/// Arithmetic of `fp128`.
pub(in crate::jit) mod quad {
    use super::*;

    macro_rules! library {
        ($($name:ident = $function:ident;)*) => {
            $(pub(in crate::jit) extern "sysv64" fn $name(a: u128, b: u128) -> u128 {
                // SAFETY: a function of the compiler's support library on two numbers of this format.
                unsafe { libm_call::call(FloatKind::Fp128, $function as *const () as usize, [a, b, 0], 0) }
            })*
        };
    }
    library! { add = __addtf3; subtract = __subtf3; multiply = __multf3; divide = __divtf3; }

    pub(in crate::jit) extern "sysv64" fn remainder(a: u128, b: u128) -> u128 {
        LibmFunction::Fmod.call(FloatKind::Fp128, [a, b, 0])
    }

    pub(in crate::jit) extern "sysv64" fn square_root(a: u128) -> u128 {
        LibmFunction::Sqrt.call(FloatKind::Fp128, [a, 0, 0])
    }

    pub(in crate::jit) extern "sysv64" fn compare(a: u128, b: u128) -> u32 {
        order(super::compare(FloatKind::Fp128, a, b))
    }
}

/// Functions that compiled code calls. The first argument encodes the format and options.
pub(in crate::jit) mod runtime {
    use super::*;

    /// Computes `fptrunc` or `fpext`. The lower four bits of `kinds` are the source format, those above the target
    /// format.
    pub(in crate::jit) extern "sysv64" fn convert(kinds: u32, bits: u128) -> u128 {
        super::convert(kind_of(kinds & 0xf), kind_of(kinds >> 4), bits)
    }

    /// Encodes the options of [`to_integer`].
    pub(in crate::jit) fn integer(kind: FloatKind, signed: bool, width: u32, or_least: bool) -> u32 {
        number_of(kind) | u32::from(signed) << 4 | u32::from(or_least) << 5 | width << 8
    }

    /// Converts to an integer, extended to 128 bits.
    pub(in crate::jit) extern "sysv64" fn to_integer(which: u32, bits: u128) -> u128 {
        let (signed, width) = (which >> 4 & 1 == 1, which >> 8);
        let (result, other) = super::to_integer(kind_of(which & 0xf), bits, signed, width);
        // `lround` and the similar functions return the minimum, as the machine instruction does.
        if other && which >> 5 & 1 == 1 { u128::MAX << (width - 1) } else { result }
    }

    /// Converts from an integer; bit 4 of `which` says whether it is signed.
    pub(in crate::jit) extern "sysv64" fn from_integer(which: u32, bits: u128) -> u128 {
        let negative = which >> 4 & 1 == 1 && (bits as i128) < 0;
        super::from_integer(kind_of(which & 0xf), negative, if negative { bits.wrapping_neg() } else { bits })
    }

    /// Calls a function of libm with one or two arguments.
    pub(in crate::jit) extern "sysv64" fn function(which: u32, a: u128, b: u128) -> u128 {
        let function = LibmFunction::from_number(which >> 4).unwrap_or(LibmFunction::Rint);
        function.call(kind_of(which & 0xf), [a, b, 0])
    }

    pub(in crate::jit) extern "sysv64" fn extended_fma(a: u128, b: u128, c: u128) -> u128 {
        LibmFunction::Fma.call(FloatKind::X86Fp80, [a, b, c])
    }

    pub(in crate::jit) extern "sysv64" fn quad_fma(a: u128, b: u128, c: u128) -> u128 {
        LibmFunction::Fma.call(FloatKind::Fp128, [a, b, c])
    }

    /// Computes `llvm.ldexp`.
    pub(in crate::jit) extern "sysv64" fn ldexp(kind: u32, bits: u128, power: i32) -> u128 {
        LibmFunction::Ldexp.call_with_int(kind_of(kind), [bits, 0, 0], power)
    }

    /// Computes `llvm.powi` by the multiplications that the compiler's support library uses.
    pub(in crate::jit) extern "sysv64" fn powi(kind: u32, bits: u128, power: i32) -> u128 {
        let kind = kind_of(kind);
        let one = super::from_integer(kind, false, 1);
        let (mut base, mut left) = (bits, power.unsigned_abs());
        let mut result = if left & 1 == 1 { base } else { one };
        while left > 1 {
            left >>= 1;
            base = binary(kind, BinaryOp::Fmul, base, base);
            if left & 1 == 1 {
                result = binary(kind, BinaryOp::Fmul, result, base);
            }
        }
        if power < 0 { binary(kind, BinaryOp::Fdiv, one, result) } else { result }
    }

    /// Computes a minimum or maximum. Of the two bits above the format, one selects the maximum, and the other the
    /// number if one operand is NaN.
    pub(in crate::jit) extern "sysv64" fn extremum(which: u32, a: u128, b: u128) -> u128 {
        let kind = kind_of(which & 0xf);
        let (greatest, number) = (which >> 4 & 1 == 1, which >> 5 & 1 == 1);
        let (x, y) = (unpack(kind, a), unpack(kind, b));
        let nan = |n: UnpackedFloat| matches!(n.class, NumberClass::Nan(..));
        match super::compare(kind, a, b) {
            None if number && nan(x) => b,
            None if number && nan(y) => a,
            None => pack(kind, if nan(x) { x } else { y }),
            // Here, zeros are compared by sign.
            Some(Ordering::Equal) => {
                if x.negative == greatest {
                    b
                } else {
                    a
                }
            }
            Some(order) => {
                if (order == Ordering::Greater) == greatest {
                    a
                } else {
                    b
                }
            }
        }
    }

    /// Computes `llvm.is.fpclass`. The mask is above the format.
    pub(in crate::jit) extern "sysv64" fn is_of_class(which: u32, bits: u128) -> u8 {
        let number = unpack(kind_of(which & 0xf), bits);
        let positive = |class: u32| if number.negative { class } else { 11 - class };
        let class = match number.class {
            NumberClass::Nan(_, quiet) => u32::from(quiet),
            NumberClass::Infinity => positive(2),
            NumberClass::Finite(.., true) => positive(3),
            NumberClass::Finite(..) => positive(4),
            NumberClass::Zero => positive(5),
        };
        (which >> 4 >> class & 1) as u8
    }

    /// Computes the fraction of `llvm.frexp`.
    pub(in crate::jit) extern "sysv64" fn fraction(kind: u32, bits: u128) -> u128 {
        let kind = kind_of(kind);
        let mut number = unpack(kind, bits);
        if let NumberClass::Finite(_, exponent, _) = &mut number.class {
            *exponent = -1;
        }
        pack(kind, number)
    }

    /// Computes the exponent of `llvm.frexp`; 0 for zero, infinity and NaN.
    pub(in crate::jit) extern "sysv64" fn exponent(kind: u32, bits: u128) -> i32 {
        match unpack(kind_of(kind), bits).class {
            NumberClass::Finite(_, exponent, _) => exponent + 1,
            _ => 0,
        }
    }

    /// Computes the fractional part of `llvm.modf`.
    pub(in crate::jit) extern "sysv64" fn behind_point(kind: u32, bits: u128) -> u128 {
        let kind = kind_of(kind);
        let sign = 1 << (kind.bits() - 1);
        let rest = match unpack(kind, bits).class {
            NumberClass::Infinity => 0,
            _ => binary(kind, BinaryOp::Fsub, bits, LibmFunction::Trunc.call(kind, [bits, 0, 0])),
        };
        rest & !sign | bits & sign
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use FloatKind::*;

    #[test]
    fn conversions_round_once() {
        let double = |x: f64| u128::from(x.to_bits());
        for value in [0.0, -0.0, 1.0, -1.5, 0.1, f64::MAX, f64::MIN_POSITIVE, 5e-324, f64::INFINITY] {
            for kind in [X86Fp80, Fp128] {
                let large = convert(Double, kind, double(value));
                assert_eq!(convert(kind, Double, large), double(value), "{value} {kind:?}");
                assert_eq!(convert(kind, Float, large), u128::from((value as f32).to_bits()), "{value} {kind:?}");
            }
        }
        assert_eq!(convert(Double, X86Fp80, double(-2.0)), 0xc000_8000_0000_0000_0000);
        assert_eq!(convert(X86Fp80, Double, 1), 0);
        // A signaling NaN keeps its payload and becomes quiet.
        assert_eq!(convert(X86Fp80, Double, 0xffff_8000_0000_0000_0800), 0xfff8_0000_0000_0001);
        // 2^53 + 1 is a tie for a double, unless a lower bit is set.
        let tie = from_integer(Fp128, false, (1 << 53) + 1);
        assert_eq!(convert(Fp128, Double, tie), double(2f64.powi(53)));
        assert_eq!(convert(Fp128, Double, tie | 1), double(2f64.powi(53) + 2.0));
        // The smallest subnormal, and half of it.
        assert_eq!(convert(Fp128, X86Fp80, convert(X86Fp80, Fp128, 1)), 1);
        assert_eq!(runtime::ldexp(number_of(Fp128), convert(X86Fp80, Fp128, 1), -1) >> 112, 0x0000);
    }

    #[test]
    fn integers_are_cut_and_bounded() {
        let number = |n: i128| from_integer(X86Fp80, n < 0, n.unsigned_abs());
        assert_eq!(to_integer(X86Fp80, number(-128), true, 8), (u128::MAX << 7, false));
        assert_eq!(to_integer(X86Fp80, number(-129), true, 8), (u128::MAX << 7, true));
        assert_eq!(to_integer(X86Fp80, number(128), true, 8), (127, true));
        assert_eq!(to_integer(X86Fp80, number(-1), false, 64), (0, true));
        assert_eq!(to_integer(X86Fp80, 0xbffe << 64 | 1 << 63, false, 64), (0, false));
        assert_eq!(to_integer(X86Fp80, 0xffff << 64 | 1 << 63, true, 128), (1 << 127, true));
        assert_eq!(to_integer(X86Fp80, 0xffff << 64 | 1 << 63, false, 128), (0, true));
        assert_eq!(to_integer(Fp128, from_integer(Fp128, false, 1 << 127), false, 128), (1 << 127, false));
        assert_eq!(from_integer(X86Fp80, false, u128::MAX), 0x407f << 64 | 1 << 63);
    }

    #[test]
    fn arithmetic_of_quads_is_linked() {
        let number = |n: i128| from_integer(Fp128, n < 0, n.unsigned_abs());
        assert_eq!(quad::add(number(1), number(2)), number(3));
        assert_eq!(quad::subtract(number(1), number(3)), number(-2));
        assert_eq!(quad::multiply(number(7), number(-3)), number(-21));
        assert_eq!(quad::divide(number(42), number(6)), number(7));
        assert_eq!((quad::remainder(number(-7), number(4)), quad::square_root(number(49))), (number(-3), number(7)));
        assert_eq!(runtime::powi(number_of(Fp128), number(3), 5), number(243));
    }
}
