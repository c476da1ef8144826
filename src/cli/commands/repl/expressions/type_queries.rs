//! `_Alignof` and `offsetof` of C.

use super::c_syntax;
use super::literals::at_commas;
use super::nodes::CastTarget;
use llvmlite_jit::session::Session;

/// Whether a word is the name of a query about a type.
pub(super) fn is_query(word: &str) -> bool {
    matches!(word, "_Alignof" | "alignof" | "offsetof" | "__builtin_offsetof")
}

/// Whether a text contains a query: they are not nested, and would be read again at each level.
pub(super) fn contains_query(text: &str) -> bool {
    ["_Alignof", "alignof", "offsetof"].iter().any(|word| text.contains(word))
}

/// Returns the expression that is equivalent to a query, and the length of its argument list. `text` begins behind the name; its
/// types are those of the session.
pub(super) fn equivalent(word: &str, text: &str, session: &Session) -> Option<(String, usize)> {
    let start = text.len() - text.trim_start().len();
    let list = text[start..].starts_with('(').then(|| c_syntax::bracketed(&text[start..])).flatten()?;
    let inside = text[start + 1..start + list - 1].trim();
    let expression = match (word, at_commas(inside).as_slice()) {
        ("_Alignof" | "alignof", [ty]) => format!("{}UL", alignment(ty, session)?),
        ("offsetof" | "__builtin_offsetof", [ty, member]) if ty.starts_with('%') => {
            format!("((unsigned long)&(({ty}*)0)->{member})")
        }
        _ => return None,
    };
    Some((expression, start + list))
}

/// Returns the alignment of a type in bytes; that of an array is that of its elements.
fn alignment(ty: &str, session: &Session) -> Option<u64> {
    let ty = ty.split('[').next().unwrap_or(ty).trim();
    let ty = CastTarget::read(ty).map_or_else(|| ty.to_string(), CastTarget::llvm_type);
    session.size_of(&ty).map(|(_, align)| align)
}
