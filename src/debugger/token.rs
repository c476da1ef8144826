//! Tokens of typed expressions and types.

/// Consumes leading blanks and, if it follows, the token.
pub(super) fn eat(rest: &mut &str, token: &str) -> bool {
    *rest = rest.trim_start();
    match rest.strip_prefix(token) {
        Some(after) => {
            *rest = after;
            true
        }
        None => false,
    }
}

/// Consumes the characters of a name at the start of the text; there may be none.
pub(super) fn word<'t>(rest: &mut &'t str) -> &'t str {
    let end = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
    let (word, after) = rest.split_at(end);
    *rest = after;
    word
}

/// Whether a character may be part of an unquoted name.
pub(super) fn is_name(c: char) -> bool {
    c.is_alphanumeric() || "_.$-".contains(c)
}
