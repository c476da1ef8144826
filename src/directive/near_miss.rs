//! Detection of comments that are almost directives and would be silently ignored.

use super::{parse_call, trap_kind};
use crate::duration;

/// Returns the error for a comment that looks like a directive but is not one. `names`: all directives.
pub(super) fn find(comment: &str, names: &[&str]) -> Option<String> {
    let text = comment.trim_start_matches([';', ' ', '\t']).trim_end();
    let end = text.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(text.len());
    let (word, rest) = text.split_at(end);
    let small = word.to_ascii_lowercase();
    if word.is_empty() {
        let call = text.strip_prefix('@').and_then(|_| text.rsplit_once("=="));
        return call
            .filter(|(call, _)| parse_call(call.trim()).is_ok())
            .map(|_| format!("this is a comment: write `; run: {text}`"));
    }
    if !names.contains(&small.as_str()) {
        return None;
    }
    // `stdout contains "…"`, `stderr-contains: "…"`
    let condition = rest.trim_start_matches([' ', '-', '_']);
    for kind in ["contains", "matches", "line"] {
        if let (Some(value), "stdout" | "stderr") = (condition.strip_prefix(kind), &*small)
            && let value = value.trim_start_matches([':', ' '])
            && is_value(&small, value)
        {
            return Some(format!("write `{small}: {kind} {value}`"));
        }
    }
    // `RUN:` lines of LLVM's lit tests are ignored.
    let of_lit = word == "RUN" && rest.starts_with(':') && !rest[1..].trim_start().starts_with('@');
    match rest.trim_start().strip_prefix(':') {
        Some(_) if of_lit => None,
        Some(value) if word != small => Some(format!("directives are lower case: `{small}:{value}`")),
        Some(value) if rest.starts_with(':') && !value.starts_with(['/', ':', ' ']) && !value.is_empty() => {
            Some(format!("missing space: `{small}: {value}`"))
        }
        Some(value) if !rest.starts_with(':') => {
            Some(format!("unexpected space before the colon: `{small}: {}`", value.trim_start()))
        }
        Some(_) => None,
        None if is_value(&small, rest.trim()) => Some(format!("missing colon: `{small}: {}`", rest.trim())),
        None => None,
    }
}

/// Whether a text has the form of a directive's value, and is unlikely to be anything else.
fn is_value(name: &str, text: &str) -> bool {
    let number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    match name {
        "run" => text.starts_with('@') && text.contains("=="),
        "exit" | "points" => number(text),
        "stdin" | "stdout" | "stderr" => text.len() > 1 && text.starts_with('"') && text.ends_with('"'),
        "trap" => trap_kind(text).is_ok(),
        "timeout" => duration::parse(text).is_ok(),
        "flags" => text.starts_with("--"),
        "error" | "warn" => {
            let mut words = text.split_whitespace();
            words.next().is_some_and(number) && words.next().is_some_and(|code| code.len() == 5 && number(&code[1..]))
        }
        _ => false,
    }
}
