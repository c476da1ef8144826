//! Lexical helpers for texts outside the grammar (words, names, blanks, and lines), shared by the fast path, error
//! recovery and diagnostics.

pub(super) use crate::ir::is_name_byte;
use std::ops::Range;

/// Returns the name characters at the start of a text.
pub fn word(text: &str) -> &str {
    let end = text.bytes().position(|b| !is_name_byte(b)).unwrap_or(text.len());
    &text[..end]
}

/// Returns the first position at or after `at` that is neither white space nor in a comment.
pub fn skip_blanks(text: &str, mut at: usize) -> usize {
    let bytes = text.as_bytes();
    while let Some(b) = bytes.get(at) {
        match b {
            b' ' | b'\t' | b'\n' | b'\r' => at += 1,
            b';' => at = line_end(text, at),
            _ => break,
        }
    }
    at
}

/// Returns the end of the line that contains a position.
pub fn line_end(text: &str, at: usize) -> usize {
    text.as_bytes()[at..].iter().position(|b| matches!(b, b'\n' | b'\r')).map_or(text.len(), |n| at + n)
}

/// Returns the start of the next line.
pub fn next_line(text: &str, at: usize) -> usize {
    let end = line_end(text, at);
    match text.as_bytes()[end..] {
        [b'\r', b'\n', ..] => end + 2,
        [] => end,
        _ => end + 1,
    }
}

/// Returns the length of the name at the start of a text, with its sigil or quotes: `%x`, `%"a b"`, `foo`,
/// `"foo"`.
pub fn name_length(text: &str) -> usize {
    let start = usize::from(text.starts_with(['%', '@', '!', '$']));
    let rest = &text[start..];
    if let Some(inner) = rest.strip_prefix('"') {
        return match inner.find(['"', '\n']) {
            Some(end) if inner.as_bytes()[end] == b'"' => start + end + 2,
            _ => start,
        };
    }
    start + word(rest).len()
}

/// Returns the text after a name and `=`.
pub fn after_equals(text: &str, name: usize) -> Option<&str> {
    text[name..].trim_start_matches([' ', '\t']).strip_prefix('=').map(|t| t.trim_start_matches([' ', '\t']))
}

/// Returns the first occurrence of a token outside of comments and strings.
pub fn find_token(text: &str, token: &str) -> Option<Range<usize>> {
    let mut at = skip_blanks(text, 0);
    while at < text.len() {
        let rest = &text[at..];
        // A word, a name, a string, or one character.
        let length = match rest.strip_prefix('#') {
            Some(number) => 1 + word(number).len(),
            None => name_length(rest),
        };
        let length = length.max(rest.chars().next().map_or(1, char::len_utf8));
        if &rest[..length] == token {
            return Some(at..at + length);
        }
        if token == "..." && rest.starts_with(token) {
            return Some(at..at + token.len());
        }
        at = skip_blanks(text, at + length);
    }
    None
}
