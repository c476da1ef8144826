//! Corrections for literals that are not valid for their type.

use super::{FloatError, Int, float, int};
use crate::diagnostic::Diagnostic;
use crate::diagnostic::escapes_of_c;
use crate::ir::types::TypeKind;
use crate::ir::{Constant, FloatKind, Type};
use crate::parse::diagnose::token::shorten;
use crate::parse::module_state::ModuleState;

impl ModuleState<'_> {
    /// Reports a well-formed literal of the wrong kind.
    pub(in crate::parse) fn wrong_literal(&mut self, token: &str, message: &str, ty: Type) -> Constant {
        let shown = self.module.types.display(ty);
        let span = self.span(token);
        let mut found = Diagnostic::error("E0132", span, message).here(format!("its type here is {shown}"));
        found = match meant(token, self.module.types.kind(ty)) {
            Some(Correction::Certainly(text)) => found.help(format!("write `{text}`")).fix(span, text),
            Some(Correction::Perhaps(help)) => found.help(help),
            None => found,
        };
        self.report(found);
        Constant::Invalid
    }

    /// Warns of C escapes in `c"hello\n\00"`, a string of `bytes` bytes.
    pub(in crate::parse) fn note_escapes_of_c(&mut self, inside: &str, ty: Type, bytes: usize) {
        let escapes = escapes_of_c(inside);
        let Some((first, byte)) = escapes.first() else { return };
        let part = |at: usize| inside.get(at..at + 2).unwrap_or("");
        let written = part(*first);
        let message = format!("`{written}` is two characters here");
        let mut found = Diagnostic::warning("W0107", self.span(written), message);
        found = found.help(format!(
            "LLVM writes bytes in hexadecimal: `\\{byte:02X}` for C's `{written}`, `\\5C` for a backslash"
        ));
        // They may be intended if the length of the array counts them as LLVM does.
        let TypeKind::Array { len, .. } = self.module.types.kind(ty) else { return self.report(found) };
        if *len != bytes as u64 {
            for (at, byte) in &escapes {
                found = found.fix(self.span(part(*at)), format!("\\{byte:02X}"));
            }
        }
        self.report(found);
    }

    /// Reports a token that begins like a number but is not one.
    pub(in crate::parse) fn malformed_number(&mut self, token: &str, what: &str, ty: Type) -> Constant {
        let span = self.span(token);
        let mut found = Diagnostic::error("E0134", span, format!("malformed {what} `{}`", shorten(token)));
        if let Some(text) = well_formed(token, self.module.types.kind(ty)) {
            found = found.help(format!("write `{text}`")).fix(span, text);
        }
        self.report(found);
        Constant::Invalid
    }

    /// Reports a floating-point number that is not exactly representable in its type.
    pub(in crate::parse) fn inexact_float(&mut self, token: &str, kind: FloatKind, ty: Type) -> Constant {
        let span = self.span(token);
        let ty = self.module.types.display(ty);
        let (message, help) = match kind {
            FloatKind::X86Fp80 | FloatKind::Fp128 | FloatKind::PpcFp128 => {
                (format!("LLVM has no decimal literals of type {ty}"), "write the bits")
            }
            _ => (
                format!("`{}` is not exactly representable as {ty}", shorten(token)),
                "write the bits of the nearest value",
            ),
        };
        let found = Diagnostic::error("E0133", span, format!("floating point constant invalid for type: {message}"));
        let found = match nearest(token, kind) {
            Some(bits) => found.help(format!("{help}: `{bits}`")).fix(span, bits),
            None => found.help(match kind {
                FloatKind::Float => "write the bits in hexadecimal, as those of a double: `0x` and 16 digits",
                FloatKind::Half => "write the bits in hexadecimal: `0xH` and 4 digits",
                FloatKind::BFloat => "write the bits in hexadecimal: `0xR` and 4 digits",
                FloatKind::X86Fp80 => "write the bits in hexadecimal: `0xK` and 20 digits",
                FloatKind::Fp128 => "write the bits in hexadecimal: `0xL` and 32 digits, the lower half first",
                _ => "write the bits in hexadecimal: `0xM` and 32 digits",
            }),
        };
        self.report(found);
        Constant::Invalid
    }
}

/// Equivalent of a literal in the type wanted.
enum Correction {
    Certainly(String),
    Perhaps(String),
}

fn meant(token: &str, kind: &TypeKind) -> Option<Correction> {
    let integer = !matches!(int(token, 64), Int::Malformed);
    let certainly = |text: &str| Some(Correction::Certainly(text.into()));
    match kind {
        TypeKind::Float(kind) if integer => {
            let text = format!("{token}.0");
            match float(&text, *kind) {
                Ok(_) => Some(Correction::Certainly(text)),
                Err(_) => nearest(&text, *kind).map(Correction::Certainly),
            }
        }
        TypeKind::Ptr { .. } if token == "0" => certainly("null"),
        TypeKind::Ptr { .. } if integer => {
            Some(Correction::Perhaps(format!("an integer address is written `inttoptr (i64 {token} to ptr)`")))
        }
        TypeKind::Int(bits) => match token {
            "true" => certainly(if *bits == 1 { "true" } else { "1" }),
            "false" => certainly("0"),
            "null" => Some(Correction::Perhaps("`null` is a pointer; the integer is `0`".into())),
            _ => {
                let (whole, rest) = token.split_once('.')?;
                let is_whole = rest.bytes().all(|b| b == b'0') && matches!(int(whole, *bits), Int::Fits(_));
                match is_whole {
                    true => Some(Correction::Certainly(whole.into())),
                    false => Some(Correction::Perhaps("integer types cannot represent fractions".into())),
                }
            }
        },
        TypeKind::Array { .. } | TypeKind::Vector { .. } | TypeKind::Struct { .. } if matches!(token, "0" | "null") => {
            certainly("zeroinitializer")
        }
        _ => None,
    }
}

/// Converts `1e300`, `1.5f`, `10L` or `1_000` to LLVM's syntax.
fn well_formed(token: &str, kind: &TypeKind) -> Option<String> {
    if token.len() > 64 {
        return None;
    }
    if let TypeKind::Int(bits) = kind {
        let plain = token.trim_end_matches(['u', 'U', 'l', 'L']);
        return (plain != token && matches!(int(plain, *bits), Int::Fits(_))).then(|| plain.into());
    }
    let TypeKind::Float(kind) = kind else { return None };
    let plain = token.trim_end_matches(['f', 'F', 'l', 'L', 'd', 'D']);
    let (mantissa, exponent) = plain.find(['e', 'E']).map_or((plain, ""), |at| plain.split_at(at));
    let point = if mantissa.contains('.') { "" } else { ".0" };
    let text = format!("{mantissa}{point}{exponent}");
    match float(&text, *kind) {
        Ok(_) => Some(text),
        Err(FloatError::Invalid) => nearest(&text, *kind),
        Err(FloatError::Malformed) => None,
    }
}

/// Returns the hexadecimal literal of the type's value nearest to a decimal. For the formats larger than
/// `double`, `None` unless the decimal is exactly a `double`.
pub(super) fn nearest(token: &str, kind: FloatKind) -> Option<String> {
    let value: f64 = token.parse().ok().filter(|v: &f64| v.is_finite())?;
    let rounded = |smallest: i32, mantissa: i32| {
        if value == 0.0 {
            return value;
        }
        let exponent = ((value.to_bits() >> 52 & 0x7ff) as i32 - 1023).max(smallest);
        let unit = 2f64.powi(exponent - mantissa);
        (value / unit).round_ties_even() * unit
    };
    let bits = |value: f64| float(&format!("0x{:016X}", value.to_bits()), kind).ok();
    match kind {
        FloatKind::Float => {
            let single: f32 = token.parse().ok().filter(|v: &f32| v.is_finite())?;
            Some(format!("0x{:016X}", f64::from(single).to_bits()))
        }
        FloatKind::Half => Some(format!("0xH{:04X}", bits(rounded(-14, 10))?)),
        FloatKind::BFloat => Some(format!("0xR{:04X}", bits(rounded(-126, 7))?)),
        FloatKind::Double => None,
        FloatKind::X86Fp80 | FloatKind::Fp128 | FloatKind::PpcFp128 => {
            if !is_exact(token, value) {
                return None;
            }
            let image = value.to_bits();
            let (sign, exponent, mantissa) = (image >> 63, image >> 52 & 0x7ff, image & ((1 << 52) - 1));
            if exponent == 0 && mantissa != 0 {
                return None;
            }
            let exponent = if exponent == 0 { 0 } else { exponent + 16383 - 1023 };
            let head = sign << 15 | exponent;
            Some(match kind {
                FloatKind::X86Fp80 => {
                    let leading = u64::from(exponent != 0) << 63;
                    format!("0xK{head:04X}{:016X}", leading | mantissa << 11)
                }
                FloatKind::Fp128 => format!("0xL{:016X}{:016X}", mantissa << 60, head << 48 | mantissa >> 4),
                _ => format!("0xM{image:016X}{:016X}", 0),
            })
        }
    }
}

/// Whether a decimal is exactly the `double` that it is parsed to.
fn is_exact(token: &str, value: f64) -> bool {
    if token.contains(['e', 'E']) || token.len() > 64 {
        return false;
    }
    let digits = token.trim_start_matches(['-', '+']);
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let exact = format!("{:.1074}", value.abs());
    let (exact_whole, exact_fraction) = exact.split_once('.').unwrap_or((&exact, ""));
    let whole = whole.trim_start_matches('0');
    exact_whole.trim_start_matches('0') == whole
        && exact_fraction.trim_end_matches('0') == fraction.trim_end_matches('0')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(token: &str, kind: FloatKind) -> Option<u128> {
        float(&nearest(token, kind)?, kind).ok()
    }

    #[test]
    fn the_nearest_number_is_one_of_the_type() {
        assert_eq!(of("0.1", FloatKind::Float), Some(0.1f32.to_bits().into()));
        assert_eq!(nearest("0.1", FloatKind::Float).as_deref(), Some("0x3FB99999A0000000"));
        assert_eq!(of("-3.3", FloatKind::Float), Some((-3.3f32).to_bits().into()));
        assert_eq!(nearest("0.1", FloatKind::Half).as_deref(), Some("0xH2E66"));
        assert_eq!(nearest("0.1", FloatKind::BFloat).as_deref(), Some("0xR3DCD"));
        // Subnormal in the smaller format, and out of its range.
        assert_eq!(nearest("0.00000006", FloatKind::Half).as_deref(), Some("0xH0001"));
        assert_eq!(nearest("1000000.0", FloatKind::Half), None);
        assert_eq!(nearest("1.0", FloatKind::X86Fp80).as_deref(), Some("0xK3FFF8000000000000000"));
        assert_eq!(nearest("-0.5", FloatKind::Fp128).as_deref(), Some("0xL0000000000000000BFFE000000000000"));
        assert_eq!(nearest("2.0", FloatKind::PpcFp128).as_deref(), Some("0xM40000000000000000000000000000000"));
        // Not exactly a double: the type has closer values.
        assert_eq!(nearest("0.1", FloatKind::X86Fp80), None);
    }

    #[test]
    fn numbers_of_other_languages() {
        let double = TypeKind::Float(FloatKind::Double);
        assert_eq!(well_formed("1e300", &double).as_deref(), Some("1.0e300"));
        assert_eq!(well_formed("-2E+4", &double).as_deref(), Some("-2.0E+4"));
        assert_eq!(well_formed("1.5f", &double).as_deref(), Some("1.5"));
        assert_eq!(well_formed("1.5f", &TypeKind::Float(FloatKind::Float)).as_deref(), Some("1.5"));
        assert_eq!(well_formed("1x", &double), None);
        assert_eq!(well_formed("10UL", &TypeKind::Int(64)).as_deref(), Some("10"));
        assert_eq!(well_formed("10UL", &TypeKind::Int(2)), None);
    }
}
