//! Typed run-time values, which users exchange with an engine (`--call`, `--print`, test directives).

mod call;
mod decimal;
mod shortest;

pub use crate::ir::print::{float_text, wide_text};
pub use call::{ParsedCall, parse_arguments, parse_call, split_call};
pub use decimal::{decimal_text, llvm_bits};

use crate::ir::{FloatKind, Type, TypeKind, Types};
use rustc_apfloat::{Float, ieee};
use std::fmt::Write;

/// A value of a first-class type, or void.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// The result of a `void` function.
    Void,
    /// An integer of 1 to 128 bits; the upper bits are zero.
    Int {
        /// Width in bits.
        width: u32,
        /// Value bits.
        bits: u128,
    },
    /// An integer of more than 128 bits; the bits above its width are zero.
    Wide {
        /// Width in bits.
        width: u32,
        /// 64-bit words, least significant first.
        words: Box<[u64]>,
    },
    /// A floating-point value, as the bits of its format.
    Float {
        /// Format.
        kind: FloatKind,
        /// Bit pattern.
        bits: u128,
    },
    /// A pointer: an address in this process.
    Ptr(u64),
    /// `undef`, as an engine that tracks definedness may return.
    Undef,
    /// `poison`, as an engine that tracks it may return.
    Poison,
    /// A struct or an array.
    Aggregate(Vec<Value>),
    /// A vector.
    Vector(Vec<Value>),
}

impl Value {
    /// Creates an `i64`.
    pub fn i64(value: i64) -> Value {
        Value::Int { width: 64, bits: value as u64 as u128 }
    }

    /// Creates an integer with a width, to which `value` is truncated.
    pub fn int(width: u32, value: i128) -> Value {
        Value::Int { width, bits: truncate(width, value as u128) }
    }

    /// Returns the integer, interpreted as signed.
    pub fn as_signed(&self) -> Option<i128> {
        match self {
            Value::Int { width, bits } => Some(sign_extend(*width, *bits)),
            _ => None,
        }
    }

    /// Returns the number, if it is a `float` or a `double`.
    pub fn as_double(&self) -> Option<f64> {
        match self {
            Value::Float { kind: FloatKind::Float, bits } => Some(f32::from_bits(*bits as u32).into()),
            Value::Float { kind: FloatKind::Double, bits } => Some(f64::from_bits(*bits as u64)),
            _ => None,
        }
    }

    /// Whether the value can be passed for a parameter of type `ty`.
    pub fn fits(&self, types: &Types, ty: Type) -> bool {
        match (self, types.kind(ty)) {
            (Value::Void, TypeKind::Void) | (Value::Ptr(_), TypeKind::Ptr { .. }) => true,
            (Value::Int { width, .. }, TypeKind::Int(w)) => width == w,
            (Value::Wide { width, .. }, TypeKind::Int(w)) => width == w,
            (Value::Float { kind, .. }, TypeKind::Float(k)) => kind == k,
            (Value::Undef | Value::Poison, TypeKind::Void | TypeKind::Function { .. }) => false,
            (Value::Undef | Value::Poison, _) => true,
            (Value::Aggregate(parts), TypeKind::Struct { fields, .. }) => {
                parts.len() == fields.len() && parts.iter().zip(fields).all(|(p, ty)| p.fits(types, *ty))
            }
            (Value::Aggregate(parts), TypeKind::Array { len, elem }) => {
                parts.len() as u64 == *len && parts.iter().all(|p| p.fits(types, *elem))
            }
            (Value::Vector(parts), TypeKind::Vector { len, elem, .. }) => {
                parts.len() as u64 == u64::from(*len) && parts.iter().all(|p| p.fits(types, *elem))
            }
            _ => false,
        }
    }

    /// Formats the value as a typed constant of LLVM: `i64 720`, `i1 true`, `ptr null`, `double 1.500000e+00`, `half
    /// 0xH3E00`, `void` (for people, see [`Value::display_decimal`]). Pointers are `ptr null` or their address in
    /// hexadecimal, structs and arrays their elements in braces: `{ i64 1, i8 2 }`. A vector is `<2 x i32> <i32 1, i32
    /// 2>`.
    pub fn display(&self) -> String {
        match self {
            Value::Void => "void".into(),
            Value::Int { width: 1, bits } => format!("i1 {}", if *bits == 0 { "false" } else { "true" }),
            Value::Int { width, bits } => format!("i{width} {}", sign_extend(*width, *bits)),
            Value::Wide { width, words } => format!("i{width} {}", wide_text(words, *width)),
            Value::Float { kind, bits } => format!("{} {}", kind.keyword(), float_text(*kind, *bits)),
            Value::Ptr(0) => "ptr null".into(),
            Value::Ptr(address) => format!("ptr {address:#x}"),
            Value::Undef => "undef".into(),
            Value::Poison => "poison".into(),
            Value::Aggregate(parts) if parts.is_empty() => "{}".into(),
            Value::Aggregate(parts) => {
                let mut out = String::from("{ ");
                for (i, p) in parts.iter().enumerate() {
                    write!(out, "{}{}", if i > 0 { ", " } else { "" }, p.display()).expect("a String takes all");
                }
                out + " }"
            }
            Value::Vector(parts) => vector_text(&parts.iter().map(Value::display).collect::<Vec<_>>()),
        }
    }
}

/// Truncates to `width` bits (1 to 128).
pub fn truncate(width: u32, bits: u128) -> u128 {
    if width >= 128 { bits } else { bits & ((1u128 << width) - 1) }
}

/// Returns the lowest 128 bits of a number in 64-bit words, least significant first.
pub(crate) fn bits_of_words(words: &[u64]) -> u128 {
    words.iter().rev().fold(0, |bits, word| bits << 64 | u128::from(*word))
}

/// Interprets the low `width` bits (1 to 128) as a two's complement number.
pub fn sign_extend(width: u32, bits: u128) -> i128 {
    let shift = 128u32.saturating_sub(width);
    ((bits << shift) as i128) >> shift
}

/// Formats a vector with these elements. An undefined element has no type; the type of another element is used.
fn vector_text(shown: &[String]) -> String {
    let ty = shown.iter().find_map(|text| text.split_once(' ')).map(|(ty, _)| ty);
    let typed = |text: &String| match ty {
        Some(ty) if !text.contains(' ') => format!("{ty} {text}"),
        _ => text.clone(),
    };
    let list = shown.iter().map(typed).collect::<Vec<_>>().join(", ");
    match ty {
        Some(ty) => format!("<{} x {ty}> <{list}>", shown.len()),
        None => format!("<{list}>"),
    }
}

/// Limit on the nesting depth of brackets in a value.
const MAX_DEPTH: u32 = 200;

/// Splits a text at its top-level commas.
fn split_list(text: &str) -> Vec<&str> {
    let (mut parts, mut start, mut depth) = (Vec::new(), 0, 0usize);
    for (at, c) in text.char_indices() {
        match c {
            '{' | '[' | '<' => depth += 1,
            '}' | ']' | '>' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    if parts.is_empty() && text.trim().is_empty() {
        return parts;
    }
    parts.push(&text[start..]);
    parts
}

/// Parses comma-separated values.
fn parse_list(text: &str, level: u32) -> Result<Vec<Value>, String> {
    split_list(text).into_iter().map(|part| parse_nested(part, level)).collect()
}

/// Parses a struct, an array or a scalar.
fn parse_nested(text: &str, level: u32) -> Result<Value, String> {
    let text = text.trim();
    for (open, close) in [('{', '}'), ('[', ']')] {
        let Some(inner) = text.strip_prefix(open) else { continue };
        if let Some((ty, value)) = split_type(text) {
            if level == MAX_DEPTH {
                return Err(format!("brackets are nested more than {MAX_DEPTH} deep"));
            }
            return parse_typed(ty, value, level);
        }
        let inner = inner.strip_suffix(close).ok_or_else(|| format!("expected `{close}` at the end of `{text}`"))?;
        if level == MAX_DEPTH {
            return Err(format!("brackets are nested more than {MAX_DEPTH} deep"));
        }
        return parse_list(inner, level + 1).map(Value::Aggregate);
    }
    if text.starts_with('<') {
        return parse_vector(text);
    }
    parse_scalar(text)
}

/// Splits `{ i64, i1 } { i64 1, i1 true }` after the type; `None` if the text ends with the first brackets.
fn split_type(text: &str) -> Option<(&str, &str)> {
    let mut depth = 0usize;
    for (at, c) in text.char_indices() {
        match c {
            '{' | '[' | '<' => depth += 1,
            '}' | ']' | '>' => depth = depth.saturating_sub(1),
            _ => continue,
        }
        if depth == 0 {
            let (ty, value) = text.split_at(at + 1);
            return Some((ty, value.trim())).filter(|(_, value)| !value.is_empty());
        }
    }
    None
}

/// Parses the value of a struct or an array of the type `ty`: its elements, `zeroinitializer`, `undef` or `poison`.
fn parse_typed(ty: &str, value: &str, level: u32) -> Result<Value, String> {
    match value {
        "undef" => return Ok(Value::Undef),
        "poison" => return Ok(Value::Poison),
        "zeroinitializer" => return zero_of(ty, level),
        _ => {}
    }
    let fields = fields_of(ty)?;
    if !value.starts_with(['{', '[']) {
        return Err(format!("expected the elements of `{ty}` in brackets, found `{value}`"));
    }
    let Value::Aggregate(parts) = parse_nested(value, level + 1)? else {
        return Err(format!("expected the elements of `{ty}` in brackets, found `{value}`"));
    };
    if parts.len() != fields.len() {
        return Err(format!("`{ty}` has {} elements, and {} are given", fields.len(), parts.len()));
    }
    match parts.iter().zip(&fields).find(|(part, field)| !has_type(part, field)) {
        Some((part, field)) => Err(format!("expected an element of type `{field}`, found `{}`", part.display())),
        None => Ok(Value::Aggregate(parts)),
    }
}

/// Returns the types of the elements of a struct or array type.
fn fields_of(ty: &str) -> Result<Vec<&str>, String> {
    let unknown = || format!("`{ty}` is not a type that can be passed");
    let inner = |open, close| ty.trim().strip_prefix(open).and_then(|rest: &str| rest.strip_suffix(close));
    if let Some(fields) = inner('{', '}') {
        return Ok(split_list(fields).into_iter().map(str::trim).collect());
    }
    let (len, element) = inner('[', ']').and_then(|inner: &str| inner.split_once(" x ")).ok_or_else(unknown)?;
    let len = len.trim().parse::<usize>().ok().filter(|len| *len <= MAX_AGGREGATE_SCALARS).ok_or_else(unknown)?;
    Ok(vec![element.trim(); len])
}

/// Returns the zero value of a type.
fn zero_of(ty: &str, level: u32) -> Result<Value, String> {
    match ty.chars().next() {
        Some('{' | '[') if level < MAX_DEPTH => fields_of(ty)?
            .into_iter()
            .map(|field| zero_of(field, level + 1))
            .collect::<Result<_, _>>()
            .map(Value::Aggregate),
        Some('<') => parse_vector(&format!("{ty} zeroinitializer")),
        _ if ty == "ptr" || ty.ends_with('*') => Ok(Value::Ptr(0)),
        Some('i') => parse_scalar(&format!("{ty} 0")),
        _ => parse_scalar(&format!("{ty} 0.0")),
    }
}

/// Whether a value has a type, as far as the value determines it.
fn has_type(value: &Value, ty: &str) -> bool {
    match value {
        Value::Undef | Value::Poison => true,
        Value::Aggregate(parts) => fields_of(ty).is_ok_and(|fields| {
            fields.len() == parts.len() && parts.iter().zip(fields).all(|(part, field)| has_type(part, field))
        }),
        Value::Ptr(_) => ty == "ptr" || ty.ends_with('*'),
        other => other.display().strip_prefix(ty).is_some_and(|rest| rest.starts_with(' ')),
    }
}

/// Parses a vector: `<2 x i32> <i32 1, i32 2>`, `<2 x i32> splat (i32 1)`, `<2 x i32> zeroinitializer`, or its elements
/// alone.
fn parse_vector(text: &str) -> Result<Value, String> {
    let elements = |text: &str| -> Result<Vec<Value>, String> {
        let inner = text.strip_prefix('<').and_then(|t| t.strip_suffix('>'));
        let inner = inner.ok_or_else(|| format!("expected the elements of a vector in `< >`, found `{text}`"))?;
        inner.split(',').map(|element| parse_scalar(element.trim())).collect()
    };
    let Some((ty, rest)) = text.split_once('>').filter(|(ty, _)| ty.contains(" x ")) else {
        return elements(text).map(Value::Vector);
    };
    let shown = format!("{ty}>");
    let (len, elem) = ty[1..].trim().trim_start_matches("vscale x ").split_once(" x ").unwrap_or(("", ""));
    let (len, elem, rest) = (len.trim().parse::<usize>(), elem.trim(), rest.trim());
    let len = len.ok().filter(|len| (1..=MAX_AGGREGATE_SCALARS).contains(len));
    let len = len.ok_or_else(|| format!("`{shown}` is not a vector that can be passed: write `<4 x i32>`"))?;
    let splat = rest.strip_prefix("splat").map(|value| value.trim().trim_start_matches('(').trim_end_matches(')'));
    let zero = || match elem {
        "ptr" => "ptr null".to_string(),
        _ if elem.starts_with('i') => format!("{elem} 0"),
        _ => format!("{elem} 0.0"),
    };
    let parts = match (rest, splat) {
        ("undef", _) => return Ok(Value::Vector(vec![Value::Undef; len])),
        ("poison", _) => return Ok(Value::Vector(vec![Value::Poison; len])),
        ("zeroinitializer", _) => vec![parse_scalar(&zero())?; len],
        (_, Some(value)) => vec![parse_scalar(value)?; len],
        ("", _) => return Err(format!("missing elements after `{shown}`, such as `<{elem} 1, {elem} 2>`")),
        _ => elements(rest)?,
    };
    if parts.len() != len {
        return Err(format!("`{shown}` has {len} elements, and {} are given", parts.len()));
    }
    let other = |part: &&Value| {
        !matches!(part, Value::Undef | Value::Poison) && !part.display().starts_with(&format!("{elem} "))
    };
    match parts.iter().find(other) {
        Some(other) => Err(format!("`{shown}` has elements of type `{elem}`, not `{}`", other.display())),
        None => Ok(Value::Vector(parts)),
    }
}

/// Parses `i64 -3`, `i1 true`, `double 1.5`, `float 0x3FF8000000000000`, `ptr null`, `void`, `undef`, `poison`, and the
/// elements of a struct or array in braces or brackets, optionally after its type: `{ i64 1, [ i8 2, i8 3 ] }`, `[2 x
/// i8] [i8 2, i8 3]`.
pub fn parse_value(text: &str) -> Result<Value, String> {
    parse_nested(text, 0)
}

fn parse_scalar(text: &str) -> Result<Value, String> {
    match text {
        "void" => return Ok(Value::Void),
        "undef" => return Ok(Value::Undef),
        "poison" => return Ok(Value::Poison),
        _ => {}
    }
    let (ty, value) =
        text.rsplit_once(char::is_whitespace).ok_or_else(|| format!("expected `type value`, found `{text}`"))?;
    let (ty, value) = (ty.trim(), value.trim());
    match value {
        "undef" => return Ok(Value::Undef),
        "poison" => return Ok(Value::Poison),
        _ => {}
    }
    if ty == "ptr" || ty.ends_with('*') {
        let hex = value.strip_prefix("0x").and_then(|h| u64::from_str_radix(h, 16).ok());
        return match (value, hex) {
            ("null", _) => Ok(Value::Ptr(0)),
            (_, Some(address)) => Ok(Value::Ptr(address)),
            _ => Err(format!("`{value}` is not a pointer: write `null` or an address such as 0x1000")),
        };
    }
    if let Some(width) = ty.strip_prefix('i').and_then(|w| w.parse::<u32>().ok()) {
        if !(1..=MAX_BITS).contains(&width) {
            return Err(format!("`{ty}` cannot be passed: the width must be 1 to {MAX_BITS} bits"));
        }
        if width > 128 {
            return wide(width, value);
        }
        return match value {
            "true" if width == 1 => Ok(Value::int(1, 1)),
            "false" if width == 1 => Ok(Value::int(1, 0)),
            _ => {
                let bits = value.parse::<i128>().map(|v| v as u128).or_else(|_| value.parse::<u128>());
                let bits = bits.map_err(|_| format!("`{value}` is not an integer"))?;
                let cut = truncate(width, bits);
                let fits = cut == bits || sign_extend(width, cut) == bits as i128;
                if fits { Ok(Value::Int { width, bits: cut }) } else { Err(format!("`{value}` does not fit in {ty}")) }
            }
        };
    }
    let kinds = [FloatKind::Half, FloatKind::BFloat, FloatKind::X86Fp80, FloatKind::Fp128];
    if let Some(kind) = kinds.into_iter().find(|k| k.keyword() == ty) {
        return parse_float_kind(kind, value).ok_or_else(|| format!("`{value}` is not a {ty}"));
    }
    let image = value.strip_prefix("0x").and_then(|h| u64::from_str_radix(h, 16).ok()).map(f64::from_bits);
    let number = image.map_or_else(|| value.parse::<f64>().map_err(|_| format!("`{value}` is not a number")), Ok);
    match ty {
        "double" => Ok(Value::Float { kind: FloatKind::Double, bits: number?.to_bits().into() }),
        "float" => Ok(Value::Float { kind: FloatKind::Float, bits: (number? as f32).to_bits().into() }),
        _ => Err(format!(
            "cannot read a value of type `{ty}`: use iN, half, bfloat, float, double, x86_fp80, fp128 or ptr"
        )),
    }
}

/// Limit on the number of elements of a vector that is parsed.
const MAX_AGGREGATE_SCALARS: usize = 1 << 14;

/// Width of LLVM's widest integer type.
const MAX_BITS: u32 = 1 << 23;

/// Number of decimal digits parsed per step.
const CHUNK_DIGITS: usize = 19;

/// Parses an integer of more than 128 bits: decimal, or `u0x` and hexadecimal digits.
fn wide(width: u32, value: &str) -> Result<Value, String> {
    let not_one = || format!("`{value}` is not an integer");
    let too_large = || format!("`{value}` does not fit in i{width}");
    let count = width.div_ceil(64) as usize;
    let (negative, digits) = value.strip_prefix('-').map_or((false, value), |rest| (true, rest));
    let hex = digits.strip_prefix("u0x").filter(|_| !negative);
    let (digits, radix, step) = hex.map_or((digits, 10u64, CHUNK_DIGITS), |hex| (hex, 16, 15));
    if digits.is_empty() || !digits.chars().all(|c| c.is_digit(radix as u32)) {
        return Err(not_one());
    }
    let mut words = vec![0u64; count];
    let mut rest = digits;
    while !rest.is_empty() {
        // The first chunk may be shorter than the others.
        let (piece, after) = rest.split_at(if rest.len() % step == 0 { step } else { rest.len() % step });
        let mut carry = u128::from(u64::from_str_radix(piece, radix as u32).map_err(|_| not_one())?);
        for word in &mut words {
            let all = u128::from(*word) * u128::from(radix.pow(step as u32)) + carry;
            (*word, carry) = (all as u64, all >> 64);
        }
        if carry != 0 {
            return Err(too_large());
        }
        rest = after;
    }
    let unused = count as u32 * 64 - width;
    let limit = u64::MAX >> unused;
    if words[count - 1] > limit {
        return Err(too_large());
    }
    if negative {
        let mut carry = true;
        for word in &mut words {
            (*word, carry) = (!*word).overflowing_add(u64::from(carry));
        }
        let zero = words.iter().all(|w| *w == 0);
        // The sign bit must be set, and the value must not exceed the width.
        if !zero && words[count - 1] >> (63 - unused) != u64::MAX >> (63 - unused) {
            return Err(too_large());
        }
        words[count - 1] &= limit;
    }
    Ok(Value::Wide { width, words: words.into() })
}

/// Parses a number in a format that Rust lacks: its bits (`0xH3C00`, `0xR3F80`, `0xK3FFF8000000000000000`, `0xL` with
/// the low half first), or a decimal, which is rounded.
fn parse_float_kind(kind: FloatKind, value: &str) -> Option<Value> {
    fn number<F: Float + std::str::FromStr>(value: &str) -> Option<u128> {
        Some(value.parse::<F>().ok()?.to_bits())
    }
    let (letter, digits) = match kind {
        FloatKind::Half => ("0xH", 4),
        FloatKind::BFloat => ("0xR", 4),
        FloatKind::X86Fp80 => ("0xK", 20),
        _ => ("0xL", 32),
    };
    let bits = match value.strip_prefix(letter) {
        Some(hex) if hex.len() > digits => return None,
        Some(hex) => {
            let bits = u128::from_str_radix(hex, 16).ok()?;
            if kind == FloatKind::Fp128 { bits.rotate_left(64) } else { bits }
        }
        None => match kind {
            FloatKind::Half => number::<ieee::Half>(value)?,
            FloatKind::BFloat => number::<ieee::BFloat>(value)?,
            FloatKind::X86Fp80 => number::<ieee::X87DoubleExtended>(value)?,
            _ => number::<ieee::Quad>(value)?,
        },
    };
    Some(Value::Float { kind, bits })
}

/// Rounds a number to a format and returns its bits. `None` for `ppc_fp128`.
pub(crate) fn float_bits(kind: FloatKind, value: f64) -> Option<u128> {
    fn round<F: Float>(value: f64) -> u128
    where
        ieee::Double: rustc_apfloat::FloatConvert<F>,
    {
        use rustc_apfloat::FloatConvert;
        let rounded: F = ieee::Double::from_bits(value.to_bits().into()).convert(&mut false).value;
        rounded.to_bits()
    }
    Some(match kind {
        FloatKind::Half => round::<ieee::Half>(value),
        FloatKind::BFloat => round::<ieee::BFloat>(value),
        FloatKind::Float => (value as f32).to_bits().into(),
        FloatKind::Double => value.to_bits().into(),
        FloatKind::X86Fp80 => round::<ieee::X87DoubleExtended>(value),
        FloatKind::Fp128 => round::<ieee::Quad>(value),
        FloatKind::PpcFp128 => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_floats_are_read_and_printed_as_bits() {
        for (text, bits) in
            [("half 0xH7E01", 0x7e01), ("half 1.5", 0x3e00), ("bfloat 0xRFF80", 0xff80), ("bfloat -2.0", 0xc000)]
        {
            let Ok(Value::Float { kind, bits: found }) = parse_value(text) else { panic!("{text} is not read") };
            assert_eq!(found, bits, "{text}");
            let letter = if kind == FloatKind::Half { 'H' } else { 'R' };
            assert_eq!(Value::Float { kind, bits }.display(), format!("{} 0x{letter}{bits:04X}", kind.keyword()));
        }
        for (text, bits, shown) in [
            ("x86_fp80 -2.5", 0xc000_a000_0000_0000_0000, "x86_fp80 0xKC000A000000000000000"),
            ("fp128 1.0", 0x3fff << 112, "fp128 0xL00000000000000003FFF000000000000"),
            (
                "fp128 0xL00000000000000013FFF000000000000",
                0x3fff << 112 | 1,
                "fp128 0xL00000000000000013FFF000000000000",
            ),
        ] {
            let Ok(value @ Value::Float { bits: found, .. }) = parse_value(text) else { panic!("{text} is not read") };
            assert_eq!((found, value.display().as_str()), (bits, shown));
        }
        for text in ["half 0xH07E01", "bfloat 0xR0FF80", "x86_fp80 0xK0C000A000000000000000"] {
            assert!(parse_value(text).is_err(), "{text} has a digit too many");
        }
        assert!(parse_value("half 0xR3F80").is_err() && parse_value("bfloat x").is_err());
    }

    #[test]
    fn values_read_and_print_as_llvm_writes_them() {
        for text in
            ["i64 -3", "i1 true", "i8 -1", "ptr null", "double 1.500000e+00", "float 1.000000e-03", "void", "undef"]
        {
            let value = parse_value(text);
            // 0.001 is not exact as a `float`, so LLVM prints the bits of the value widened to `double`.
            let want = if text.starts_with("float") { "float 0x3F50624DE0000000" } else { text };
            assert_eq!(value.map(|v| v.display()).as_deref(), Ok(want));
        }
        let power = "340282366920938463463374607431768211456";
        for (text, shown) in [
            (format!("i129 -{power}"), format!("i129 -{power}")),
            (format!("i129 {power}"), format!("i129 -{power}")),
            ("i192 u0x100000000000000000000000000000000".into(), format!("i192 {power}")),
            ("i256 -1".into(), "i256 -1".into()),
            ("i200 0".into(), "i200 0".into()),
        ] {
            assert_eq!(parse_value(&text).map(|v| v.display()), Ok(shown));
        }
        assert!(parse_value(&format!("i129 -{power}1")).is_err() && parse_value("i129 0x1").is_err());
        assert!(parse_value("i8388609 1").is_err() && parse_value("i200 -").is_err());
        assert_eq!(parse_value("i8 255"), Ok(Value::int(8, -1)));
        assert!(parse_value("i8 256").is_err());
        assert!(parse_value("i8 -129").is_err());
        assert_eq!(parse_value("double 0x7FF0000000000000").unwrap().display(), "double 0x7FF0000000000000");
    }

    #[test]
    fn vectors_are_read_and_printed() {
        for (text, shown) in [
            ("<2 x i8> <i8 -1, i8 255>", "<2 x i8> <i8 -1, i8 -1>"),
            ("<i1 true, i1 false>", "<2 x i1> <i1 true, i1 false>"),
            ("<2 x double> zeroinitializer", "<2 x double> <double 0.000000e+00, double 0.000000e+00>"),
            ("<2 x ptr> zeroinitializer", "<2 x ptr> <ptr null, ptr null>"),
            ("<3 x i32> splat (i32 7)", "<3 x i32> <i32 7, i32 7, i32 7>"),
            ("<2 x i32> <i32 1, i32 poison>", "<2 x i32> <i32 1, i32 poison>"),
            ("<2 x i32> poison", "<poison, poison>"),
            ("{ i32 1, <1 x half> <half 1.0> }", "{ i32 1, <1 x half> <half 0xH3C00> }"),
        ] {
            assert_eq!(parse_value(text).map(|v| v.display()).as_deref(), Ok(shown), "{text}");
        }
        for (text, error) in [
            ("<2 x i32> <i32 1>", "has 2 elements, and 1 are given"),
            ("<2 x i32> <i32 1, i64 2>", "has elements of type `i32`, not `i64 2`"),
            ("<2 x i32>", "missing elements after `<2 x i32>`"),
            ("<0 x i32> zeroinitializer", "is not a vector that can be passed"),
            ("<99999999 x i32> zeroinitializer", "is not a vector that can be passed"),
            ("<2 x i32> 3", "expected the elements of a vector"),
            ("<i32 1", "expected the elements of a vector"),
        ] {
            let found = parse_value(text).unwrap_err();
            assert!(found.contains(error), "{text}: {found}");
        }
    }

    #[test]
    fn aggregates_may_have_their_type() {
        for (text, shown) in [
            ("{ i64, i1 } { i64 1, i1 true }", "{ i64 1, i1 true }"),
            ("[2 x i8] [i8 1, i8 2]", "{ i8 1, i8 2 }"),
            ("{ i8, [2 x { i8, ptr }] } zeroinitializer", "{ i8 0, { { i8 0, ptr null }, { i8 0, ptr null } } }"),
            ("{ i8, { i8 } } { i8 1, { i8 } { i8 2 } }", "{ i8 1, { i8 2 } }"),
            ("{ <2 x i8>, double } zeroinitializer", "{ <2 x i8> <i8 0, i8 0>, double 0.000000e+00 }"),
            ("[1 x i8] undef", "undef"),
        ] {
            assert_eq!(parse_value(text).map(|v| v.display()).as_deref(), Ok(shown), "{text}");
        }
        for (text, error) in [
            ("{ i64, i1 } { i64 1 }", "has 2 elements, and 1 are given"),
            ("{ i64, i1 } { i64 1, i8 1 }", "expected an element of type `i1`, found `i8 1`"),
            ("{ i64 } 3", "expected the elements of `{ i64 }` in brackets"),
            ("[99999999999 x i8] zeroinitializer", "is not a type that can be passed"),
        ] {
            let found = parse_value(text).unwrap_err();
            assert!(found.contains(error), "{text}: {found}");
        }
    }

    #[test]
    fn calls_are_read() {
        let call = parse_call("@fac(i64 6, ptr null)").unwrap();
        assert_eq!((call.function.as_str(), call.args.len()), ("fac", 2));
        assert_eq!(parse_call("@\"a (\\22b\"(i64 1)").unwrap().function, "a (\"b");
        let call = parse_call("f({ i64 1, { i1 true, ptr null } }, i8 2, { }, [i8 1])").unwrap();
        assert_eq!((call.args.len(), call.args[0].display().as_str()), (4, "{ i64 1, { i1 true, ptr null } }"));
        assert_eq!((call.args[2].display().as_str(), call.args[3].display().as_str()), ("{}", "{ i8 1 }"));
        assert!(parse_call("f({ i64 1)").is_err());
        assert!(parse_call(&format!("f({}", "{".repeat(100_000))).is_err());
        assert!(parse_call(&format!("f({}{})", "{".repeat(1000), "}".repeat(1000))).is_err());
        let call = parse_call("f(i32 1, <2 x i32> <i32 1, i32 2>, i32 3)").unwrap();
        assert_eq!((call.args.len(), call.args[1].display().as_str()), (3, "<2 x i32> <i32 1, i32 2>"));
        assert!(parse_call("fac").is_err());
        assert!(parse_call("fac(6)").is_err());
    }
}
