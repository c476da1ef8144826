//! Arithmetic on `x86_fp80` and `fp128` for expressions of the debugger.

use crate::ir::FloatKind;
use rustc_apfloat::ieee::{Double, Quad, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert};
use std::cmp::Ordering;

/// Calls a generic function for a format that is wider than `double`.
macro_rules! in_format {
    ($kind:expr, $function:ident($($arg:expr),*)) => {
        match $kind {
            FloatKind::X86Fp80 => $function::<X87DoubleExtended>($($arg),*),
            _ => $function::<Quad>($($arg),*),
        }
    };
}

/// A number in `x86_fp80` or `fp128`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ExtendedFloat {
    pub(crate) kind: FloatKind,
    pub(crate) bits: u128,
}

impl ExtendedFloat {
    /// Returns a number of a format; `None` if it is not one of the two.
    pub(crate) fn of(kind: FloatKind, bits: u128) -> Option<ExtendedFloat> {
        matches!(kind, FloatKind::X86Fp80 | FloatKind::Fp128).then_some(ExtendedFloat { kind, bits })
    }

    /// Converts a `double`, which is exact.
    pub(crate) fn of_double(kind: FloatKind, value: f64) -> ExtendedFloat {
        fn widened<F: Float>(value: f64) -> u128
        where
            Double: FloatConvert<F>,
        {
            FloatConvert::<F>::convert(Double::from_bits(value.to_bits().into()), &mut false).value.to_bits()
        }
        ExtendedFloat { kind, bits: in_format!(kind, widened(value)) }
    }

    /// Converts an integer, rounding to nearest.
    pub(crate) fn of_integer(kind: FloatKind, value: i128) -> ExtendedFloat {
        fn converted<F: Float>(value: i128) -> u128 {
            F::from_i128(value).value.to_bits()
        }
        ExtendedFloat { kind, bits: in_format!(kind, converted(value)) }
    }

    /// Converts to `double`, rounding to nearest.
    pub(crate) fn to_double(self) -> f64 {
        fn narrowed<F: Float + FloatConvert<Double>>(bits: u128) -> f64 {
            let value: Double = F::from_bits(bits).convert(&mut false).value;
            f64::from_bits(value.to_bits() as u64)
        }
        in_format!(self.kind, narrowed(self.bits))
    }

    /// Computes `+`, `-`, `*`, `/` or `%` of two numbers of the same format; `None` for other operators.
    pub(crate) fn arithmetic(self, operator: char, other: ExtendedFloat) -> Option<ExtendedFloat> {
        fn computed<F: Float>(operator: char, a: u128, b: u128) -> Option<u128> {
            let (a, b) = (F::from_bits(a), F::from_bits(b));
            let result = match operator {
                '+' => a + b,
                '-' => a - b,
                '*' => a * b,
                '/' => a / b,
                '%' => a.c_fmod(b),
                _ => return None,
            };
            Some(result.value.to_bits())
        }
        let bits = in_format!(self.kind, computed(operator, self.bits, other.bits))?;
        Some(ExtendedFloat { kind: self.kind, bits })
    }

    /// Compares two numbers of the same format; `None` if one is a NaN.
    pub(crate) fn compare(self, other: ExtendedFloat) -> Option<Ordering> {
        fn compared<F: Float>(a: u128, b: u128) -> Option<Ordering> {
            F::from_bits(a).partial_cmp(&F::from_bits(b))
        }
        in_format!(self.kind, compared(self.bits, other.bits))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_numbers_keep_their_precision() {
        for kind in [FloatKind::X86Fp80, FloatKind::Fp128] {
            let big = ExtendedFloat::of_integer(kind, (1 << 62) + 1);
            let two = ExtendedFloat::of_double(kind, 2.0);
            let product = big.arithmetic('*', two).unwrap();
            assert_eq!(product.compare(ExtendedFloat::of_integer(kind, (1 << 63) + 2)), Some(Ordering::Equal));
            assert_eq!(big.compare(ExtendedFloat::of_integer(kind, 1 << 62)), Some(Ordering::Greater));
            assert_eq!(product.arithmetic('%', two).unwrap().to_double(), 0.0);
            assert!(big.arithmetic('&', two).is_none());
        }
    }
}
