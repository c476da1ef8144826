//! Formatting of floating-point values as the shortest decimal that round-trips.
//!
//! LLVM's assembler accepts a decimal for a `double`, and for narrower formats if it is exact; otherwise it
//! requires the bits in hexadecimal. Values shown to people are decimals, followed by LLVM's hexadecimal
//! literal where it is needed.

use super::shortest::shortest;
use super::{Value, float_text, vector_text};
use crate::ir::FloatKind;
use rustc_apfloat::{Float, FloatConvert, ieee};
use std::fmt::Write;

impl Value {
    /// Formats the value like [`Value::display`], but with the shortest decimals that round-trip: `i64 720`, `double
    /// 0.30000000000000004`, `float 0.1 ; 0x3FB99999A0000000`. If LLVM's assembler does not accept the decimal, the
    /// bits follow as a comment.
    pub fn display_decimal(&self) -> String {
        let (text, bits) = self.decimal_parts();
        match bits.is_empty() {
            true => text,
            false => format!("{text} ; {}", bits.join(", ")),
        }
    }

    /// Returns the text with decimals, and the bits of those that LLVM's assembler does not accept.
    fn decimal_parts(&self) -> (String, Vec<String>) {
        match self {
            Value::Float { kind, bits } => {
                let text = format!("{} {}", kind.keyword(), decimal_text(*kind, *bits));
                (text, llvm_bits(*kind, *bits).into_iter().collect())
            }
            Value::Aggregate(parts) if !parts.is_empty() => {
                let (mut out, mut bits) = (String::from("{ "), Vec::new());
                for (n, part) in parts.iter().enumerate() {
                    let (text, of_part) = part.decimal_parts();
                    let _ = write!(out, "{}{text}", if n > 0 { ", " } else { "" });
                    bits.extend(of_part);
                }
                (out + " }", bits)
            }
            Value::Vector(parts) => {
                let (texts, bits): (Vec<_>, Vec<_>) = parts.iter().map(Value::decimal_parts).unzip();
                (vector_text(&texts), bits.concat())
            }
            _ => (self.display(), Vec::new()),
        }
    }
}

/// Returns the shortest decimal that round-trips: `0.1`, `-0.0`, `1.0e300`, `inf`. A NaN is shown as its
/// bits, since a decimal would lose the payload.
pub fn decimal_text(kind: FloatKind, bits: u128) -> String {
    let shortest = match kind {
        FloatKind::Float => {
            unless_nan(f32::from_bits(bits as u32).is_nan(), format!("{:e}", f32::from_bits(bits as u32)))
        }
        FloatKind::Double => {
            unless_nan(f64::from_bits(bits as u64).is_nan(), format!("{:e}", f64::from_bits(bits as u64)))
        }
        FloatKind::Half => scientific::<ieee::Half>(bits),
        FloatKind::BFloat => scientific::<ieee::BFloat>(bits),
        FloatKind::X86Fp80 => scientific::<ieee::X87DoubleExtended>(bits),
        FloatKind::Fp128 => scientific::<ieee::Quad>(bits),
        FloatKind::PpcFp128 => None,
    };
    let Some(shortest) = shortest.map(|text| positional(&text)) else { return float_text(kind, bits) };
    // `half 65504.0` is as long as `half 65500.0`; both round-trip, but LLVM's assembler accepts only the
    // exact one.
    let exact =
        widen_to_double(kind, bits).filter(|value| value.is_finite()).map(|value| positional(&format!("{value:e}")));
    exact.filter(|exact| exact.len() <= shortest.len()).unwrap_or(shortest)
}

/// Converts the value to `double`, if the format is narrower.
fn widen_to_double(kind: FloatKind, bits: u128) -> Option<f64> {
    fn widened<F: Float + FloatConvert<ieee::Double>>(bits: u128) -> f64 {
        f64::from_bits(F::from_bits(bits).convert(&mut false).value.to_bits() as u64)
    }
    match kind {
        FloatKind::Float => Some(f32::from_bits(bits as u32).into()),
        FloatKind::Half => Some(widened::<ieee::Half>(bits)),
        FloatKind::BFloat => Some(widened::<ieee::BFloat>(bits)),
        _ => None,
    }
}

/// Returns LLVM's hexadecimal literal of a value if its assembler rejects the decimal: it parses a decimal as a
/// `double`, which must be exact in the format, and accepts no decimals for wider formats. `None` also for a NaN, for
/// which [`decimal_text`] returns this literal already.
pub fn llvm_bits(kind: FloatKind, bits: u128) -> Option<String> {
    let decimal = decimal_text(kind, bits);
    let exact = |value: f64| match kind {
        FloatKind::Double => true,
        FloatKind::Float => f64::from(value as f32) == value,
        FloatKind::Half => is_exact::<ieee::Half>(value),
        FloatKind::BFloat => is_exact::<ieee::BFloat>(value),
        FloatKind::X86Fp80 | FloatKind::Fp128 | FloatKind::PpcFp128 => false,
    };
    let is_taken = decimal.parse::<f64>().is_ok_and(|value| value.is_finite() && exact(value));
    (!is_taken && !decimal.starts_with("0x")).then(|| float_text(kind, bits))
}

/// Returns the text, unless the value is a NaN.
fn unless_nan(is_nan: bool, text: String) -> Option<String> {
    (!is_nan).then_some(text)
}

/// Whether a `double` is representable in another format.
fn is_exact<F: Float>(value: f64) -> bool
where
    ieee::Double: FloatConvert<F>,
{
    let mut inexact = false;
    let _ = FloatConvert::<F>::convert(ieee::Double::from_bits(value.to_bits().into()), &mut inexact);
    !inexact
}

/// Returns the shortest decimal in scientific notation. `None` for a NaN.
fn scientific<F: Float>(bits: u128) -> Option<String> {
    let value = F::from_bits(bits);
    match () {
        () if value.is_nan() => None,
        () if value.is_infinite() => Some(if value.is_negative() { "-inf" } else { "inf" }.into()),
        () => Some(shortest(value)),
    }
}

/// Range of decimal exponents for which positional notation is used.
const POSITIONAL_EXPONENTS: std::ops::Range<i32> = -4..16;

/// Converts scientific notation to a form that people and LLVM's assembler read.
fn positional(text: &str) -> String {
    let Some((mantissa, exponent)) = text.split_once(['e', 'E']) else { return text.to_string() };
    let (sign, mantissa) = mantissa.strip_prefix('-').map_or(("", mantissa), |rest| ("-", rest));
    let exponent: i32 = exponent.trim_start_matches('+').parse().unwrap_or(0);
    let (whole, part) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let part = part.trim_end_matches('0');
    if !POSITIONAL_EXPONENTS.contains(&exponent) {
        let part = if part.is_empty() { "0" } else { part };
        return format!("{sign}{whole}.{part}e{exponent}");
    }
    let digits = format!("{whole}{part}");
    match usize::try_from(exponent) {
        Ok(places) => {
            let places = places + 1;
            let digits = format!("{digits:0<width$}", width = places + 1);
            format!("{sign}{}.{}", &digits[..places], &digits[places..])
        }
        Err(_) => format!("{sign}0.{}{digits}", "0".repeat(exponent.unsigned_abs() as usize - 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::parse_value;

    #[test]
    fn decimals_are_short_and_read_back() {
        for (text, shown) in [
            ("double 0x3FD3333333333334", "double 0.30000000000000004"),
            ("double 1.0", "double 1.0"),
            ("<2 x double> <double 1.5, double undef>", "<2 x double> <double 1.5, double undef>"),
            ("double -0.0", "double -0.0"),
            ("double 0.0", "double 0.0"),
            ("double 123456.75", "double 123456.75"),
            ("double 1e300", "double 1.0e300"),
            ("double 1e15", "double 1000000000000000.0"),
            ("double 1e16", "double 1.0e16"),
            ("double 0.0001", "double 0.0001"),
            ("double 0.00001", "double 1.0e-5"),
            ("double 4.9e-324", "double 5.0e-324"),
            ("double inf", "double inf ; 0x7FF0000000000000"),
            ("double -inf", "double -inf ; 0xFFF0000000000000"),
            ("double 0x7FF8000000000001", "double 0x7FF8000000000001"),
            ("float 0.1", "float 0.1 ; 0x3FB99999A0000000"),
            ("float 0.5", "float 0.5"),
            ("float 16777216.0", "float 16777216.0"),
            ("half 0.1", "half 0.1 ; 0xH2E66"),
            ("half 65504.0", "half 65504.0"),
            ("float 123456789.0", "float 123456792.0"),
            ("half 0xH0001", "half 6.0e-8 ; 0xH0001"),
            ("bfloat 3.14", "bfloat 3.14 ; 0xR4049"),
            ("x86_fp80 0.1", "x86_fp80 0.1 ; 0xK3FFBCCCCCCCCCCCCCCCD"),
            ("fp128 1.0", "fp128 1.0 ; 0xL00000000000000003FFF000000000000"),
            ("i64 7", "i64 7"),
            (
                "{ float 0.1, { double 0.1, half 0.1 } }",
                "{ float 0.1, { double 0.1, half 0.1 } } ; 0x3FB99999A0000000, 0xH2E66",
            ),
        ] {
            let value = parse_value(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(value.display_decimal(), shown, "{text}");
            let read = shown.split(" ;").next().unwrap_or(shown);
            assert_eq!(parse_value(read), Ok(value), "{shown}");
        }
    }

    #[test]
    fn every_half_reads_back() {
        for bits in 0..=u128::from(u16::MAX) {
            for kind in [FloatKind::Half, FloatKind::BFloat] {
                let text = format!("{} {}", kind.keyword(), decimal_text(kind, bits));
                assert_eq!(parse_value(&text), Ok(Value::Float { kind, bits }), "{text}");
            }
        }
    }

    #[test]
    fn the_ends_of_wide_formats_read_back() {
        for (kind, bits) in [
            (FloatKind::X86Fp80, 1),
            (FloatKind::X86Fp80, 0x7ffe_ffff_ffff_ffff_ffff),
            (FloatKind::Fp128, 1),
            (FloatKind::Fp128, 0x7ffe_ffff_ffff_ffff_ffff_ffff_ffff_ffff),
        ] {
            let text = decimal_text(kind, bits);
            assert!(!text.starts_with("0x"), "{text}");
            assert_eq!(parse_value(&format!("{} {text}", kind.keyword())), Ok(Value::Float { kind, bits }), "{text}");
        }
    }
}
