//! Calls in text form: `fac(i64 6)`, or `fac(6)` if the function is known.

use super::{Value, parse_list, parse_value, split_list};
use crate::ir::{Type, TypeKind, Types};

/// A parsed call such as `fac(i64 6)`, in test directives.
#[derive(Clone, PartialEq, Debug)]
pub struct ParsedCall {
    /// Function name without the `@`.
    pub function: String,
    /// Arguments.
    pub args: Vec<Value>,
}

/// Parses `name(type value, …)`; a leading `@` is allowed, and a quoted name with LLVM's escapes.
pub fn parse_call(text: &str) -> Result<ParsedCall, String> {
    let (function, inner) = cut(text)?;
    Ok(ParsedCall { function, args: parse_list(inner, 0)? })
}

/// Splits a call into the name of the function and the texts of its arguments, for [`parse_arguments`].
pub fn split_call(text: &str) -> Result<(String, Vec<&str>), String> {
    let (function, inner) = cut(text)?;
    Ok((function, split_list(inner).into_iter().map(str::trim).collect()))
}

/// Parses arguments for parameters: `i64 5`, or `5` with the type of the parameter. Returns the first error with the
/// index of its argument.
pub fn parse_arguments(
    texts: &[impl AsRef<str>],
    types: &Types,
    params: &[Type],
) -> Result<Vec<Value>, (usize, String)> {
    let read = |(n, text): (usize, &_)| {
        let text = AsRef::<str>::as_ref(text);
        let value = params.get(n).map_or_else(|| parse_value(text), |ty| parse_as(text, types, *ty));
        value.map_err(|error| (n, error))
    };
    texts.iter().enumerate().map(read).collect()
}

/// Parses a value. Its type, or the types of its elements, may be omitted if the parameter determines them.
fn parse_as(text: &str, types: &Types, ty: Type) -> Result<Value, String> {
    let text = text.trim();
    let error = match parse_value(text) {
        Ok(value) => return Ok(value),
        Err(error) => error,
    };
    let fields: Vec<Type> = match types.kind(ty) {
        TypeKind::Struct { fields, .. } => fields.to_vec(),
        TypeKind::Array { len, elem } => vec![*elem; usize::try_from(*len).unwrap_or(0).min(text.len())],
        _ if text.contains(char::is_whitespace) => return Err(error),
        _ => return parse_value(&format!("{} {text}", types.display(ty))),
    };
    let inner =
        [('{', '}'), ('[', ']')].into_iter().find_map(|(open, close)| text.strip_prefix(open)?.strip_suffix(close));
    let parts = inner.map(split_list).filter(|parts| parts.len() == fields.len()).ok_or(error)?;
    parts
        .into_iter()
        .zip(fields)
        .map(|(part, ty)| parse_as(part, types, ty))
        .collect::<Result<_, _>>()
        .map(Value::Aggregate)
}

/// Splits a call into the name of the function and the text between the parentheses.
fn cut(text: &str) -> Result<(String, &str), String> {
    let text = text.trim();
    let missing = || format!("expected `name(arguments)`, found `{text}`");
    let start = text.strip_prefix('@').unwrap_or(text);
    let (function, rest) = match start.strip_prefix('"') {
        Some(quoted) => {
            let (name, rest) = quoted.split_once('"').ok_or_else(missing)?;
            (unescape(name), rest.trim_start().strip_prefix('(').ok_or_else(missing)?)
        }
        None => start.split_once('(').map(|(name, rest)| (name.trim().to_string(), rest)).ok_or_else(missing)?,
    };
    let inner = rest.trim_end().strip_suffix(')').ok_or_else(|| format!("expected `)` at the end of `{text}`"))?;
    if function.is_empty() {
        return Err(format!("expected the name of a function before `(` in `{text}`"));
    }
    Ok((function, inner))
}

/// Decodes the escapes `\XX` and `\\` of quoted names.
fn unescape(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let digits = after.get(..2).and_then(|d| std::str::from_utf8(d).ok());
        let escape = digits.filter(|_| *first == b'\\').and_then(|d| u8::from_str_radix(d, 16).ok());
        let (byte, used) = match escape {
            Some(byte) => (byte, 3),
            None if rest.starts_with(b"\\\\") => (b'\\', 2),
            None => (*first, 1),
        };
        bytes.push(byte);
        rest = &rest[used..];
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_come_from_the_parameters() {
        let mut types = Types::default();
        let pair = types.intern(TypeKind::Struct { fields: [Type::I64, Type::DOUBLE].into(), packed: false });
        let array = types.intern(TypeKind::Array { len: 2, elem: pair });
        let read = |text: &str, ty: Type| {
            let (function, texts) = split_call(text).expect("a call");
            assert_eq!(function, "f");
            let values = parse_arguments(&texts, &types, &[ty]).map_err(|(_, error)| error)?;
            Ok::<_, String>(values.iter().map(Value::display_decimal).collect::<Vec<_>>().join("; "))
        };
        for (text, ty, value) in [
            ("f(5)", Type::I64, "i64 5"),
            ("@f( -5 )", Type::I8, "i8 -5"),
            ("f(true)", Type::I1, "i1 true"),
            ("f(5)", Type::DOUBLE, "double 5.0"),
            ("f(null)", Type::PTR, "ptr null"),
            ("f(i32 5)", Type::I64, "i32 5"),
            ("f({1, 2.5})", pair, "{ i64 1, double 2.5 }"),
            ("f([{1, 2}, { i64 3, double 4.0 }])", array, "{ { i64 1, double 2.0 }, { i64 3, double 4.0 } }"),
        ] {
            assert_eq!(read(text, ty).as_deref(), Ok(value), "{text}");
        }
        for (text, ty) in [
            ("f(300)", Type::I8),
            ("f(x)", Type::I64),
            ("f(i64 x)", Type::I64),
            ("f(5)", pair),
            ("f({1})", pair),
            ("f({1, 2})", Type::I64),
            ("f()", Type::I64),
        ] {
            assert!(read(text, ty).is_ok_and(|values| values.is_empty()) || read(text, ty).is_err(), "{text}");
        }
    }
}
