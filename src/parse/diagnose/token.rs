//! The token at the position of a syntax error: its start, its length, and its description.

use crate::parse::scan;
use std::borrow::Cow;

/// Returns position and description of a token for a message. If the token is on a later line, the position is the end
/// of the preceding text.
pub fn place(text: &str, at: usize) -> (usize, String) {
    let before = &text[..at];
    let solid = last_solid(before);
    if solid < at && before[solid..].contains(['\n', '\r']) {
        let rest = &text[at..];
        let shown = if rest.is_empty() { "the end of the file" } else { "the end of the line" };
        return (solid, shown.into());
    }
    let behind = text[at.min(text.len())..].trim_start_matches([' ', '\t']);
    if at >= text.len() || behind.is_empty() {
        return (solid.min(at), "the end of the file".into());
    }
    if behind.starts_with(['\n', '\r', ';']) {
        return (solid.min(at), "the end of the line".into());
    }
    (at, describe(&text[at..]))
}

/// Returns the end of the last token of a text, ignoring trailing white space and comments.
pub fn last_solid(text: &str) -> usize {
    let bytes = text.as_bytes();
    let (mut at, mut solid) = (0, 0);
    while let Some(b) = bytes.get(at) {
        match b {
            b' ' | b'\t' | b'\n' | b'\r' => at += 1,
            b';' => at = scan::line_end(text, at),
            b'"' => {
                at += bytes[at + 1..].iter().position(|b| *b == b'"').map_or(1, |n| n + 2);
                solid = at;
            }
            _ => {
                at += 1;
                solid = at;
            }
        }
    }
    solid.min(text.len())
}

/// Returns the length in bytes of the token at the start of a text.
pub fn token_length(text: &str) -> usize {
    let name = scan::name_length(text);
    if name > 0 {
        return name;
    }
    if matches!(text.as_bytes().first(), None | Some(b'\n' | b'\r')) {
        return 0;
    }
    text.chars().next().map_or(0, char::len_utf8)
}

/// Describes the token at the start of a text for a message.
pub fn describe(text: &str) -> String {
    let Some(first) = text.chars().next() else { return "the end of the file".into() };
    if matches!(first, '\n' | '\r') {
        return "the end of the line".into();
    }
    let token = &text[..token_length(text)];
    if token.chars().any(|c| c.is_control()) {
        return format!("the character U+{:04X}", first as u32);
    }
    format!("`{}`", shorten(token))
}

/// Shortens a token for a message.
pub fn shorten(token: &str) -> Cow<'_, str> {
    match token.char_indices().nth(40) {
        Some((at, _)) => Cow::Owned(format!("{}…", &token[..at])),
        None => Cow::Borrowed(token),
    }
}
