//! C constants: integers with their types, floating-point numbers, characters and strings with their escapes.

use super::nodes::{CastTarget, ExprNode};

/// An integer constant with its C type: `i32`, `u32`, `i64`, `u64` (`int` to `unsigned long`), or `i128`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct IntConstant {
    pub value: i128,
    pub ty: &'static str,
}

impl IntConstant {
    /// Returns an `int`.
    pub fn int(value: i32) -> IntConstant {
        IntConstant { value: value.into(), ty: "i32" }
    }

    /// Negates the constant, in the arithmetic of its type.
    pub fn negated(self) -> IntConstant {
        let value = match self.ty {
            "u32" => i128::from((self.value as u32).wrapping_neg()),
            "u64" => i128::from((self.value as u64).wrapping_neg()),
            _ => self.value.wrapping_neg(),
        };
        IntConstant { value, ..self }
    }

    /// Reads digits in a radix with a C suffix, `10u`, `7L`. The type is the first one in C's list for the suffix and
    /// the radix that can represent the value.
    fn read(digits: &str, suffix: &str, radix: u32) -> Option<IntConstant> {
        let value = i128::from_str_radix(digits, radix).ok()?;
        let (unsigned, long) = match suffix.to_ascii_lowercase().as_str() {
            "" => (false, false),
            "u" => (true, false),
            "l" | "ll" => (false, true),
            "ul" | "ull" | "lu" | "llu" => (true, true),
            _ => return None,
        };
        let candidates = [("i32", i128::from(i32::MAX)), ("u32", u32::MAX.into()), ("i64", i64::MAX.into())];
        let candidates = candidates.into_iter().chain([("u64", u64::MAX.into()), ("i128", i128::MAX)]);
        let fits = |(ty, max): &(&'static str, i128)| {
            let is_unsigned = ty.starts_with('u');
            // A decimal constant without `u` is never unsigned.
            let sign = if unsigned { is_unsigned || *ty == "i128" } else { !is_unsigned || radix != 10 };
            sign && (!long || !ty.ends_with("32")) && value <= *max
        };
        candidates.into_iter().find(fits).map(|(ty, _)| IntConstant { value, ty })
    }
}

/// Reads a number: `10`, `010`, `0x1F`, `0b11`, `5u`, `1.5`, `1.5f`, `1e3`, `0x1p-3`.
pub fn number(text: &str) -> Option<ExprNode> {
    let lower = text.to_ascii_lowercase();
    let (radix, digits) = match (lower.strip_prefix("0x"), lower.strip_prefix("0b")) {
        (Some(hex), _) if hex.contains(['p', '.']) => return hex_float(hex),
        (Some(hex), _) => (16, hex),
        (_, Some(binary)) => (2, binary),
        _ if lower.contains(['.', 'e']) => return decimal_float(&lower),
        _ => (10, lower.as_str()),
    };
    let end = digits.find(['u', 'l']).unwrap_or(digits.len());
    let (digits, suffix) = digits.split_at(end);
    let is_octal = radix == 10 && digits.len() > 1 && digits.starts_with('0');
    IntConstant::read(digits, suffix, if is_octal { 8 } else { radix }).map(ExprNode::Int)
}

fn decimal_float(text: &str) -> Option<ExprNode> {
    let (digits, suffix) = text.split_at(text.find(['f', 'l']).unwrap_or(text.len()));
    digits.parse::<f64>().ok()?;
    let zero = if digits.starts_with('.') { "0" } else { "" };
    with_suffix(ExprNode::Float(format!("{zero}{digits}")), suffix)
}

/// Reads a hexadecimal floating-point number without its `0x`: `1.8p3`.
fn hex_float(text: &str) -> Option<ExprNode> {
    let (mantissa, exponent) = text.split_once('p')?;
    let (exponent, suffix) = exponent.split_at(exponent.find(['f', 'l']).unwrap_or(exponent.len()));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = u64::from_str_radix(&format!("{whole}{fraction}"), 16).ok()?;
    let exponent = exponent.parse::<i32>().ok()? - 4 * i32::try_from(fraction.len()).ok()?;
    let value = digits as f64 * 2f64.powi(exponent);
    with_suffix(ExprNode::Float(format!("{value:?}")), suffix)
}

fn with_suffix(node: ExprNode, suffix: &str) -> Option<ExprNode> {
    let ty = match suffix {
        "" => return Some(node),
        "f" => "float",
        "l" => "x86_fp80",
        _ => return None,
    };
    Some(ExprNode::Cast(CastTarget::Scalar(ty.into()), node.into()))
}

/// Returns the offset of the quote of a string that begins in a text and does not end.
pub fn open_string(text: &str) -> Option<usize> {
    let mut rest = text;
    while let Some((at, c)) = rest.char_indices().find(|(_, c)| matches!(c, '"' | '\'')) {
        let quote = text.len() - rest.len() + at;
        rest = &rest[at + 1..];
        if c == '\'' {
            rest = character(rest).map_or(rest, |(_, behind)| behind);
            continue;
        }
        match string_length(rest) {
            Some(length) => rest = &rest[length + 1..],
            None => return Some(quote),
        }
    }
    None
}

/// Whether a string, given without its quotes, ends in an escape sequence that would absorb the digits of an adjacent
/// string.
pub fn ends_in_number(inside: &str) -> bool {
    let before = inside.trim_end_matches(|c: char| c.is_ascii_hexdigit());
    let before = before.strip_suffix('x').unwrap_or(before);
    before.len() < inside.len() && before.ends_with('\\') && !before.ends_with("\\\\")
}

/// An escape sequence.
enum Escape {
    /// A byte given by a number.
    Byte(u8),
    Char(char),
}

/// Reads an escape sequence after its `\`, and returns its length too; `None` if C has no such escape.
fn escape(text: &str) -> Option<(Escape, usize)> {
    let bytes = text.as_bytes();
    let first = *bytes.first()?;
    // What the session shows as `\0A`, in LLVM's way, means the same when it is entered.
    let is_llvm = |digits: &&str| digits.bytes().all(|b| b.is_ascii_digit() || b.is_ascii_uppercase());
    if let Some(digits) = text.get(..2).filter(is_llvm)
        && digits.bytes().any(|b| b.is_ascii_uppercase() && b != b'U')
        && let Ok(byte) = u8::from_str_radix(digits, 16)
    {
        return Some((Escape::Byte(byte), 2));
    }
    let number = |from: usize, max: usize, radix: u32| {
        let digits = text.get(from..)?.chars().take(max).take_while(|c| c.is_digit(radix)).count();
        (digits > 0).then(|| (u32::from_str_radix(&text[from..from + digits], radix).ok(), from + digits))
    };
    Some(match first {
        b'0'..=b'7' => {
            let (value, end) = number(0, 3, 8)?;
            (Escape::Byte(u8::try_from(value?).ok()?), end)
        }
        b'x' => {
            let (value, end) = number(1, 8, 16)?;
            (Escape::Byte(u8::try_from(value?).ok()?), end)
        }
        b'u' | b'U' => {
            let (value, end) = number(1, if first == b'u' { 4 } else { 8 }, 16)?;
            (Escape::Char(char::from_u32(value?)?), end)
        }
        _ => {
            let byte = match first {
                b'a' => 7,
                b'b' => 8,
                b't' => b'\t',
                b'n' => b'\n',
                b'v' => 11,
                b'f' => 12,
                b'r' => b'\r',
                b'e' => 27,
                b'\\' | b'\'' | b'"' | b'?' => first,
                _ => return None,
            };
            (Escape::Byte(byte), 1)
        }
    })
}

/// Reads a character constant after its first quote, and returns it with the text that follows. Its type is `int`.
pub fn character(inside: &str) -> Option<(IntConstant, &str)> {
    let (value, length) = match inside.strip_prefix('\\') {
        None => inside.chars().next().filter(|c| *c != '\'').map(|c| (c as i32, c.len_utf8()))?,
        Some(text) => match escape(text)? {
            // A `char` is signed.
            (Escape::Byte(byte), length) => (i32::from(byte as i8), length + 1),
            (Escape::Char(c), length) => (c as i32, length + 1),
        },
    };
    Some((IntConstant::int(value), inside[length..].strip_prefix('\'')?))
}

/// Returns the characters outside of strings and character constants, with their offsets.
pub fn code(text: &str) -> impl Iterator<Item = (usize, char)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let start = at;
            let c = text.get(start..)?.chars().next()?;
            at += c.len_utf8();
            let behind = &text[at..];
            match c {
                '"' => at += string_length(behind).map_or(behind.len(), |length| length + 1),
                '\'' if let Some((_, rest)) = character(behind) => at = text.len() - rest.len(),
                _ => return Some((start, c)),
            }
        }
    })
}

/// Returns the length of a string after its first quote, up to the second.
pub fn string_length(inside: &str) -> Option<usize> {
    let mut escaped = false;
    inside.find(|c| {
        let ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    })
}

/// Returns a string, given without its quotes, as an LLVM constant: `[3 x i8] c"hi\00"`.
pub fn constant(text: &str) -> String {
    let (mut out, mut length, mut rest) = (String::new(), 1, text);
    let mut push = |bytes: &[u8], is_char: bool| {
        length += bytes.len();
        match std::str::from_utf8(bytes) {
            Ok(text) if is_char && !text.is_ascii() => out.push_str(text),
            _ => llvmlite_jit::ir::write_escaped(bytes, &mut out),
        }
    };
    while let Some(c) = rest.chars().next() {
        rest = &rest[c.len_utf8()..];
        let found = if c == '\\' { escape(rest) } else { None };
        rest = &rest[found.as_ref().map_or(0, |(_, length)| *length)..];
        match found {
            Some((Escape::Byte(byte), _)) => push(&[byte], false),
            Some((Escape::Char(c), _)) => push(c.to_string().as_bytes(), true),
            // An unknown escape stands for itself.
            None => push(c.to_string().as_bytes(), true),
        }
    }
    format!("[{length} x i8] c\"{out}\\00\"")
}

/// Whether a name is that of a variable of the C library that holds a stream.
pub fn is_stream(name: &str) -> bool {
    matches!(name, "stdin" | "stdout" | "stderr")
}

/// Whether a name is that of a variable of the C library.
pub fn is_library_variable(name: &str) -> bool {
    is_stream(name) || name == "errno"
}

/// Splits a text at its commas outside of brackets.
pub fn at_commas(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0usize, 0);
    for (at, c) in code(text) {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim());
    parts
}

#[cfg(test)]
mod tests {
    use super::super::headers::named_constant;
    use super::*;

    #[test]
    fn integer_constants_have_the_types_of_c() {
        for (text, value, ty) in [
            ("10", 10, "i32"),
            ("010", 8, "i32"),
            ("0", 0, "i32"),
            ("2147483647", 2147483647, "i32"),
            ("2147483648", 2147483648, "i64"),
            ("0x7fffffff", 0x7fff_ffff, "i32"),
            ("0xFFFFFFFF", 0xffff_ffff, "u32"),
            ("0x100000000", 0x1_0000_0000, "i64"),
            ("0xFFFFFFFFFFFFFFFF", u64::MAX.into(), "u64"),
            ("18446744073709551615", u64::MAX.into(), "i128"),
            ("18446744073709551615u", u64::MAX.into(), "u64"),
            ("5u", 5, "u32"),
            ("5UL", 5, "u64"),
            ("5ll", 5, "i64"),
            ("4294967296U", 1 << 32, "u64"),
            ("0b101", 5, "i32"),
        ] {
            assert_eq!(number(text), Some(ExprNode::Int(IntConstant { value, ty })), "{text}");
        }
        for text in ["08", "5ulu", "0x", "1.5.2", "5x"] {
            assert_eq!(number(text), None, "{text}");
        }
        assert_eq!(number("0x1.8p1"), Some(ExprNode::Float("3.0".into())));
        let single = ExprNode::Cast(CastTarget::Scalar("float".into()), ExprNode::Float("1.5".into()).into());
        assert_eq!(number("1.5f"), Some(single));
        assert_eq!(IntConstant { value: 1, ty: "u32" }.negated().value, 4_294_967_295);
        assert_eq!(IntConstant::int(1).negated().value, -1);
    }

    #[test]
    fn constants_of_headers_have_their_types() {
        assert_eq!(named_constant("UINT_MAX"), Some(ExprNode::Int(IntConstant { value: 4_294_967_295, ty: "u32" })));
        assert_eq!(named_constant("M_PI"), Some(ExprNode::Float("3.141592653589793".into())));
        assert_eq!((named_constant("nullptr").is_some(), named_constant("INT")), (true, None));
    }

    #[test]
    fn open_strings_are_found() {
        for (text, quote) in [
            ("puts(\"a)", Some(5)),
            ("puts(\"a\\\"\")", None),
            ("'\"' + 1", None),
            ("\"", Some(0)),
            ("it's \"", Some(5)),
        ] {
            assert_eq!(open_string(text), quote, "{text}");
        }
        assert!(
            ends_in_number("a\\x1") && ends_in_number("\\12") && !ends_in_number("abc") && !ends_in_number("\\\\x1")
        );
    }

    #[test]
    fn code_leaves_out_strings_and_characters() {
        let outside = |text| code(text).map(|(_, c)| c).collect::<String>();
        assert_eq!(outside("a['\"'] += f(\"x\\\")\") + '\\'';"), "a[] += f() + ;");
        assert_eq!(outside("don't (\"open"), "don't (");
    }

    #[test]
    fn escapes_are_those_of_c() {
        for (text, wanted) in [
            ("\\x41", "[2 x i8] c\"A\\00\""),
            ("\\101", "[2 x i8] c\"A\\00\""),
            ("a\\0b", "[4 x i8] c\"a\\00b\\00\""),
            ("hi\\0A", "[4 x i8] c\"hi\\0A\\00\""),
            ("\\a\\b\\t\\n\\v\\f\\r\\e", "[9 x i8] c\"\\07\\08\\09\\0A\\0B\\0C\\0D\\1B\\00\""),
            ("\\\"\\\\\\'\\?", "[5 x i8] c\"\\22\\5C'?\\00\""),
            ("\\u00e9é\\xe9", "[6 x i8] c\"éé\\E9\\00\""),
            ("100\\% \\q", "[9 x i8] c\"100\\5C% \\5Cq\\00\""),
        ] {
            assert_eq!(constant(text), wanted, "{text}");
        }
        for (text, value) in [("n'", 110), ("\\n'", 10), ("\\''", 39), ("\"'", 34), ("\\xff'", -1), ("\\0'", 0)] {
            assert_eq!(character(text), Some((IntConstant::int(value), "")), "{text}");
        }
        assert_eq!((character("'"), character("\\q'"), character("ab'")), (None, None, None));
    }
}
