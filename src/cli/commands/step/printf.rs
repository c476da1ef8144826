//! `printf` and `echo`.

use super::session::DebugSession;
use llvmlite_jit::debugger::expression::{EvalResult, escape};
use llvmlite_jit::interp::debug::{Content, Scalar, State};
use llvmlite_jit::ir::{FloatKind, Type};

/// Maximum number of bytes written for a string.
const LONGEST: usize = 4096;

/// Resolves the C escape sequences in a text. A backslash at its end is omitted.
pub fn unescaped(text: &str) -> Vec<u8> {
    let (mut out, mut rest) = (Vec::new(), text);
    while let Some(at) = rest.find('\\') {
        out.extend(rest[..at].bytes());
        rest = &rest[at + 1..];
        out.extend(escape(&mut rest));
    }
    out.extend(rest.bytes());
    out
}

/// Splits operands at the commas outside parentheses, brackets and quotes.
fn operands(text: &str) -> Vec<&str> {
    let (mut parts, mut start, mut depth, mut quote, mut escaped) = (Vec::new(), 0, 0i32, None, false);
    for (at, c) in text.char_indices() {
        match (quote, c) {
            _ if escaped => escaped = false,
            (Some(_), '\\') => escaped = true,
            (Some(open), c) if open == c => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(c),
            (None, '(' | '[' | '{') => depth += 1,
            (None, ')' | ']' | '}') => depth -= 1,
            (None, ',') if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim());
    parts
}

impl DebugSession {
    /// Executes `printf "FORMAT", VALUE, …`.
    pub(super) fn printf(&mut self, state: &State<'_>, text: &str) -> Result<String, String> {
        let parts = operands(text);
        let format = parts.first().and_then(|part| part.strip_prefix('"')?.strip_suffix('"'));
        let format = format.ok_or("expected a format in quotes: `printf \"%d\\n\", x`")?;
        let mut values = parts[1..].iter();
        let (mut out, mut rest): (Vec<u8>, &str) = (Vec::new(), format);
        while let Some(at) = rest.find('%') {
            out.extend(unescaped(&rest[..at]));
            rest = &rest[at + 1..];
            if let Some(after) = rest.strip_prefix('%') {
                out.push(b'%');
                rest = after;
                continue;
            }
            let end = rest.find(|c: char| c.is_ascii_alphabetic() && !"lhzjtqL".contains(c));
            let end = end.ok_or("a conversion of the format is incomplete")?;
            let letter = rest[end..].chars().next().unwrap_or('d');
            let flags: String = rest[..end].chars().filter(|c| !c.is_ascii_alphabetic()).collect();
            rest = &rest[end + 1..];
            let operand = values.next().ok_or("the format has more conversions than there are values")?;
            let found = self.find(state, operand)?;
            let (width, precision) = match flags.split_once('.') {
                Some((width, precision)) => (width, Some(precision.parse().unwrap_or(0))),
                None => (&*flags, None),
            };
            let shown = self.conversion(state, &found, letter, precision)?;
            let left = width.contains('-');
            let sign = if width.contains('+') && "dife".contains(letter) && !shown.starts_with('-') { "+" } else { "" };
            let columns = width.trim_start_matches(['-', '+', ' ', '#', '0']).parse::<usize>().unwrap_or(0).min(1000);
            let zeros = width.trim_start_matches(['+', ' ', '#']).starts_with('0') && !left;
            let shown = format!("{sign}{shown}");
            let padded = match (left, zeros) {
                (true, _) => format!("{shown:<columns$}"),
                (_, true) => {
                    let (sign, digits) = shown.split_at(usize::from(shown.starts_with(['-', '+'])));
                    format!("{sign}{digits:0>width$}", width = columns.saturating_sub(sign.len()))
                }
                _ => format!("{shown:>columns$}"),
            };
            out.extend(padded.bytes());
        }
        out.extend(unescaped(rest));
        match values.next() {
            Some(_) => Err("there are more values than conversions in the format".into()),
            None => Ok(String::from_utf8_lossy(&out).into_owned()),
        }
    }

    fn conversion(
        &self,
        state: &State<'_>,
        found: &EvalResult,
        letter: char,
        precision: Option<usize>,
    ) -> Result<String, String> {
        let wrong = || format!("`%{letter}` does not fit the value");
        let number = match &found.tree.content {
            Content::Scalar(Scalar::Int { width: width @ ..=64, words, undefined: 0 }) => {
                let bits = words.first().copied().unwrap_or(0);
                Some((bits, ((bits << (64 - width)) as i64) >> (64 - width)))
            }
            Content::Scalar(Scalar::Pointer(pointer)) => Some((pointer.address, pointer.address as i64)),
            _ => None,
        };
        let float = match &found.tree.content {
            Content::Scalar(Scalar::Float { kind: FloatKind::Double, bits }) => Some(f64::from_bits(*bits as u64)),
            Content::Scalar(Scalar::Float { kind: FloatKind::Float, bits }) => {
                Some(f32::from_bits(*bits as u32).into())
            }
            _ => number.map(|(_, n)| n as f64),
        };
        let number = number.or_else(|| float.map(|x| (x as i64 as u64, x as i64)));
        Ok(match letter {
            'd' | 'i' => {
                let info = self.debugger.program.debug_info();
                let plain = found.source_type.as_ref().and_then(|ty| info.plain_type(ty));
                let (bits, signed) = number.ok_or_else(wrong)?;
                if plain.is_some_and(|ty| info.is_unsigned(&ty)) && bits <= i64::MAX as u64 {
                    bits.to_string()
                } else {
                    signed.to_string()
                }
            }
            'u' => number.ok_or_else(wrong)?.0.to_string(),
            'x' => format!("{:x}", number.ok_or_else(wrong)?.0),
            'X' => format!("{:X}", number.ok_or_else(wrong)?.0),
            'o' => format!("{:o}", number.ok_or_else(wrong)?.0),
            'c' => char::from(number.ok_or_else(wrong)?.0 as u8).to_string(),
            'p' => format!("{:#x}", number.ok_or_else(wrong)?.0),
            'f' => format!("{:.*}", precision.unwrap_or(6), float.ok_or_else(wrong)?),
            'e' => exponent_form(float.ok_or_else(wrong)?, precision.unwrap_or(6)),
            'g' => general_form(float.ok_or_else(wrong)?, precision.unwrap_or(6).max(1)),
            's' => {
                let bytes = self.bytes_of(state, found).ok_or_else(wrong)?;
                let text = String::from_utf8_lossy(&bytes).into_owned();
                precision.map_or(text.clone(), |most| text.chars().take(most).collect())
            }
            _ => return Err(format!("`%{letter}` is not a conversion: d i u x X o c p f e g s")),
        })
    }

    /// Returns the string that a value contains or points to.
    fn bytes_of(&self, state: &State<'_>, found: &EvalResult) -> Option<Vec<u8>> {
        let address = match (&found.tree.content, found.place) {
            (Content::Text(bytes), _) => return Some(bytes.iter().copied().take_while(|byte| *byte != 0).collect()),
            (Content::Scalar(Scalar::Pointer(pointer)), _) => pointer.address,
            (Content::Node(_), Some(place)) => place,
            _ => return None,
        };
        let mut bytes = Vec::new();
        while bytes.len() < LONGEST {
            let at = address.checked_add(bytes.len() as u64)?;
            match state.read(at, &self.debugger.types, Type::I8, 1).content {
                Content::Scalar(Scalar::Int { words, undefined: 0, .. }) => match words.first().copied()? as u8 {
                    0 => break,
                    byte => bytes.push(byte),
                },
                _ => return None,
            }
        }
        Some(bytes)
    }
}

/// Formats a number like C's `%e`.
fn exponent_form(x: f64, precision: usize) -> String {
    let text = format!("{x:.precision$e}");
    match text.split_once('e').and_then(|(digits, power)| Some((digits, power.parse::<i32>().ok()?))) {
        Some((digits, power)) => {
            format!("{digits}e{}{:02}", if power < 0 { '-' } else { '+' }, power.unsigned_abs())
        }
        None => text,
    }
}

/// Formats a number like C's `%g`.
fn general_form(x: f64, precision: usize) -> String {
    let text = format!("{x:.*e}", precision - 1);
    let Some(power) = text.split_once('e').and_then(|(_, power)| power.parse::<i32>().ok()) else { return text };
    let trimmed = |text: &str| match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_string(),
        false => text.to_string(),
    };
    match power >= -4 && power < precision as i32 {
        true => trimmed(&format!("{x:.*}", (precision as i32 - 1 - power) as usize)),
        false => {
            let text = exponent_form(x, precision - 1);
            let (digits, power) = text.split_once('e').unwrap_or((&text, ""));
            format!("{}e{power}", trimmed(digits))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_c_writes_them() {
        assert_eq!(exponent_form(1234.5, 3), "1.234e+03");
        assert_eq!(
            [1e-5, 0.1, 100000.0, 1e6, 2.5].map(|x| general_form(x, 6)),
            ["1e-05", "0.1", "100000", "1e+06", "2.5"]
        );
        assert_eq!(
            unescaped("a\\n\\\\b\\101\\x42\\b\\f\\v\\e\\303\\251é\\\"\\"),
            "a\n\\bAB\u{8}\u{c}\u{b}\u{1b}éé\"".as_bytes()
        );
        assert_eq!(operands("\"a,b\", f[1,2], 'c'"), ["\"a,b\"", "f[1,2]", "'c'"]);
    }
}
