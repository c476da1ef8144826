//! Strings with a missing quote.

use crate::parse::diagnose::SyntaxError;
use crate::parse::scan;

/// Detects a string whose closing quote is missing, so that it ends on a later line, where another string should start.
pub fn open_string(text: &str) -> Option<SyntaxError> {
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(b) = bytes.get(at) {
        match b {
            b'"' => {
                let end = at + 1 + bytes[at + 1..].iter().position(|b| *b == b'"')?;
                if text[at..end].contains(['\n', '\r']) {
                    return Some(SyntaxError::new("E0106", at, 1, "this string has no closing `\"` on its line"));
                }
                at = end;
            }
            b';' => at = scan::line_end(text, at),
            _ => {}
        }
        at += 1;
    }
    None
}

/// Detects an unterminated string.
pub fn unterminated(text: &str) -> Option<SyntaxError> {
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(b) = bytes.get(at) {
        match b {
            b'"' => match bytes[at + 1..].iter().position(|b| *b == b'"') {
                Some(n) => at += n + 1,
                None => return Some(SyntaxError::new("E0106", at, 1, "this string has no closing `\"`")),
            },
            b';' => at = scan::line_end(text, at),
            _ => {}
        }
        at += 1;
    }
    None
}
