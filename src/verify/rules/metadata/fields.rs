//! Fields of specialized nodes as LLVM's parser checks them: names and forms.

use super::error::{NodeError, NodeErrorKind};
use crate::ir::metadata::dwarf::Vocabulary;
use crate::ir::metadata::node::{Class, Node};
use crate::ir::metadata::schema::{self, Field, Form, MAX_FIELDS};

/// Field values of a node, in the order of its class's schema; empty if absent.
pub(super) struct NodeFields<'t> {
    values: [&'t str; MAX_FIELDS],
}

impl<'t> NodeFields<'t> {
    /// Iterates over all values, including absent ones.
    pub(super) fn values(&self) -> impl Iterator<Item = &'t str> {
        self.values.into_iter()
    }
}

impl<'t> std::ops::Index<usize> for NodeFields<'t> {
    type Output = &'t str;
    fn index(&self, n: usize) -> &&'t str {
        &self.values[n]
    }
}

/// Parses the fields of a node, and collects their errors.
pub(super) fn read<'t>(node: Node<'t>, found: &mut Vec<NodeError>) -> NodeFields<'t> {
    let mut values = [""; MAX_FIELDS];
    let Some(fields) = schema::fields(node.class) else { return NodeFields { values } };
    let error = |message: String, name: &str, earlier| NodeError {
        kind: NodeErrorKind::Syntax,
        message,
        field: Some((name.into(), earlier)),
    };
    // Printers emit fields in the order of the schema, so the search starts after the previous one.
    let mut next = 0;
    for part in node.parts() {
        let colon = part.bytes().position(|b| b == b':').filter(|at| is_word(&part[..*at]));
        let Some(colon) = colon else {
            found.push(error("expected field label here".into(), part, 0));
            return NodeFields { values };
        };
        let (name, value) = (&part[..colon], part[colon + 1..].trim_start());
        let same = |n: &usize| fields[*n].name == name;
        let Some(n) = (next..fields.len()).find(same).or_else(|| (0..next).find(same)) else {
            found.push(error(format!("invalid field '{name}'"), name, 0));
            continue;
        };
        next = n + 1;
        if !values[n].is_empty() {
            found.push(error(format!("field '{name}' cannot be specified more than once"), name, 1));
            continue;
        }
        if let Some(message) = value_error(&fields[n], value) {
            found.push(error(message, name, 0));
        }
        values[n] = value;
    }
    for (field, _) in fields.iter().zip(values).filter(|(field, value)| field.required && value.is_empty()) {
        found.push(NodeError {
            kind: NodeErrorKind::Syntax,
            message: format!("missing required field '{}'", field.name),
            field: None,
        });
    }
    found.extend(node_error(node, &values).map(|message| NodeError {
        kind: NodeErrorKind::Syntax,
        message,
        field: None,
    }));
    NodeFields { values }
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

/// Returns the error in a field value.
fn value_error(field: &Field, value: &str) -> Option<String> {
    match field.form {
        Form::Unsigned(max) => unsigned_error(field.name, value, max),
        Form::UnsignedOrNode if is_number(value) => unsigned_error(field.name, value, u64::MAX),
        Form::UnsignedOrNode => node_value_error(field.name, value, true),
        Form::Signed(min, max) => signed_error(field.name, value, min, max),
        Form::SignedOrNode(min, _) if is_number(value) => signed_error(field.name, value, min, i64::MAX),
        Form::SignedOrNode(_, allows_null) => node_value_error(field.name, value, allows_null),
        Form::Integer => (!is_number(value)).then(|| "expected integer".into()),
        Form::Bool => (!matches!(value, "true" | "false")).then(|| "expected 'true' or 'false'".into()),
        Form::Node(allows_null) => node_value_error(field.name, value, allows_null),
        Form::String(_) if !value.starts_with('"') => Some("expected string constant".into()),
        Form::String(allows_empty) => {
            (!allows_empty && value == "\"\"").then(|| format!("'{}' cannot be empty", field.name))
        }
        Form::List => (!value.starts_with('{')).then(|| "expected '{' here".into()),
        Form::Word(words) => word_error(field.name, value, words),
        Form::Flags(words) => value.split('|').find_map(|flag| {
            let flag = flag.trim();
            if is_number(flag) {
                return unsigned_error(field.name, flag, words.limit());
            }
            match flag.starts_with(words.prefix()) {
                true => (!words.has(flag)).then(|| format!("invalid {} '{flag}'", words.title())),
                false => Some("expected debug info flag".into()),
            }
        }),
    }
}

/// Whether a value is a number, possibly signed or hexadecimal.
fn is_number(value: &str) -> bool {
    number(value).is_some()
}

/// Parses a number such as `-12`, `u0xFF` or `s0xFF`, to the closest of 128 bits. Returns also whether LLVM
/// reads it as signed.
fn number(value: &str) -> Option<(i128, bool)> {
    let hexadecimal = value.strip_prefix("u0x").or_else(|| value.strip_prefix("s0x"));
    let (digits, radix) = hexadecimal.map_or((value.strip_prefix('-').unwrap_or(value), 10), |digits| (digits, 16));
    if digits.is_empty() || !digits.chars().all(|c| c.is_digit(radix)) {
        return None;
    }
    let magnitude = i128::from_str_radix(digits, radix).unwrap_or(i128::MAX);
    Some(match value.as_bytes()[0] {
        b'-' => (-magnitude, true),
        // The most significant bit that is set is the sign.
        b's' if magnitude > 0 => match magnitude.leading_zeros() {
            1 => (i128::MIN, true),
            zeros => (magnitude - (1 << (128 - zeros)), true),
        },
        b's' => (0, true),
        _ => (magnitude, false),
    })
}

fn unsigned_error(name: &str, value: &str, max: u64) -> Option<String> {
    match number(value) {
        None | Some((_, true)) => Some("expected unsigned integer".into()),
        Some((number, _)) if number > max.into() => Some(format!("value for '{name}' too large, limit is {max}")),
        Some(_) => None,
    }
}

fn signed_error(name: &str, value: &str, min: i64, max: i64) -> Option<String> {
    match number(value) {
        None => Some("expected signed integer".into()),
        Some((number, _)) if number < min.into() => Some(format!("value for '{name}' too small, limit is {min}")),
        Some((number, _)) if number > max.into() => Some(format!("value for '{name}' too large, limit is {max}")),
        Some(_) => None,
    }
}

/// Whether a typed value is that of a function: its name, which may be quoted, begins with `%`.
fn is_local(value: &str) -> bool {
    let start = match value.strip_suffix('"') {
        Some(rest) => rest.rfind('"').and_then(|quote| quote.checked_sub(1)),
        None => value.rfind(' ').map(|space| space + 1),
    };
    start.and_then(|start| value.get(start..)).is_some_and(|name| name.starts_with('%'))
}

fn node_value_error(name: &str, value: &str, allows_null: bool) -> Option<String> {
    match value.as_bytes() {
        b"null" => (!allows_null).then(|| format!("'{name}' cannot be null")),
        [b'!', ..] => None,
        [] => Some("expected metadata operand".into()),
        _ if value.starts_with("distinct !") => None,
        // A typed constant.
        _ if value.contains(' ') && is_local(value) => Some("invalid use of function-local name".into()),
        _ => (!value.contains(' ')).then(|| "expected metadata operand".into()),
    }
}

fn word_error(name: &str, value: &str, words: Vocabulary) -> Option<String> {
    if value.as_bytes().first().is_some_and(|b| b.is_ascii_digit() || *b == b'-') && words != Vocabulary::Checksum {
        return unsigned_error(name, value, words.limit());
    }
    if words.has(value) {
        return None;
    }
    Some(match value.starts_with(words.prefix()) {
        true => format!("invalid {} '{value}'", words.title()),
        false => format!("expected {}", words.title()),
    })
}

/// Returns the error in the combination of a node's fields.
fn node_error(node: Node<'_>, values: &[&str; MAX_FIELDS]) -> Option<String> {
    macro_rules! field {
        ($class:ident, $name:literal) => {
            values[const { schema::position(schema::$class, $name) }]
        };
    }
    match node.class {
        Class::CompileUnit => {
            let language = !field!(DI_COMPILE_UNIT, "language").is_empty();
            let named = !field!(DI_COMPILE_UNIT, "sourceLanguageName").is_empty();
            match (language, named) {
                (false, false) => {
                    Some("missing one of 'language' or 'sourceLanguageName', required for !DICompileUnit".into())
                }
                (true, true) => {
                    Some("can only specify one of 'language' and 'sourceLanguageName' on !DICompileUnit".into())
                }
                (true, false) if !field!(DI_COMPILE_UNIT, "sourceLanguageVersion").is_empty() => {
                    Some("'sourceLanguageVersion' requires an associated 'sourceLanguageName' on !DICompileUnit".into())
                }
                _ => None,
            }
        }
        Class::File => {
            let given = |value: &str| !value.is_empty();
            let kind = given(field!(DI_FILE, "checksumkind"));
            (kind != given(field!(DI_FILE, "checksum")))
                .then(|| "'checksumkind' and 'checksum' must be provided together".into())
        }
        Class::Enumerator => {
            let unsigned = field!(DI_ENUMERATOR, "isUnsigned") == "true";
            (unsigned && field!(DI_ENUMERATOR, "value").starts_with('-'))
                .then(|| "unsigned enumerator with negative value".into())
        }
        Class::Subprogram => {
            let flags = field!(DI_SUBPROGRAM, "spFlags");
            let defines = is_definition(flags, field!(DI_SUBPROGRAM, "isDefinition"));
            (defines && !node.distinct)
                .then(|| "missing 'distinct', required for !DISubprogram that is a Definition".into())
        }
        _ => None,
    }
}

/// Whether a subprogram is a definition, given its fields `spFlags` and `isDefinition`.
pub(super) fn is_definition(flags: &str, defined: &str) -> bool {
    const DEFINITION: u64 = 1 << 3;
    if flags.is_empty() {
        return defined != "false";
    }
    flags.split('|').any(|flag| {
        let flag = flag.trim();
        flag == "DISPFlagDefinition" || flag.parse::<u64>().is_ok_and(|bits| bits & DEFINITION != 0)
    })
}
