//! Tokens of what is typed at a prompt, for expressions and types.

/// Takes a token, if the text begins with it behind blanks.
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

/// Takes the characters of a name that the text begins with; there may be none.
pub(super) fn word<'t>(rest: &mut &'t str) -> &'t str {
    let end = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
    let (word, after) = rest.split_at(end);
    *rest = after;
    word
}

/// Whether a character may be part of a name without quotes.
pub(super) fn is_name(c: char) -> bool {
    c.is_alphanumeric() || "_.$-".contains(c)
}
