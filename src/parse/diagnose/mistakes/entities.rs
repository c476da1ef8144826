//! Mistakes in top-level entities: names without their sigil, and keywords, `=` or types left out.

use super::{Mismatch, quoted, reads_with};
use crate::diagnostic::near_names;
use crate::parse::diagnose::SyntaxError;
use crate::parse::diagnose::token::{describe, place, shorten, token_length};
use crate::parse::grammar::Rule;
use crate::parse::literal::unescape;
use crate::parse::{recover, scan};

/// Adds the insertion of a text, if the first line of the entity can be parsed with it.
fn inserted(text: &str, found: SyntaxError, at: usize, new: &str) -> SyntaxError {
    let line = &text[..scan::line_end(text, 0)];
    if reads_with(Rule::complete_item, line, at, at, new) { found.fix(at, at, new) } else { found }
}

/// Reports a name that is not followed by `=`: `@k global i32 5`.
pub fn no_equals(text: &str, name: usize) -> SyntaxError {
    let (at, shown) = place(text, scan::skip_blanks(text, name));
    let message = format!("expected `=` after `{}`, found {shown}", shorten(&text[..name]));
    inserted(text, SyntaxError::new("E0101", at, token_length(&text[at..]), message), name, " =")
}

/// Reports a type definition without `type`; the text of the type starts at `at`: `%t = { i32 }`.
pub fn no_type_keyword(text: &str, name: usize, at: usize) -> SyntaxError {
    let rest = &text[at..];
    let (name, word) = (shorten(&text[..name]), scan::word(rest));
    let message = format!("expected `type` after `{name} =`, found {}", describe(rest));
    let found = SyntaxError::new("E0101", at, token_length(rest), message);
    if word == "global" || word == "constant" {
        return found.help("global names start with `@`");
    }
    if !near_names(word, ["type"]).is_empty() {
        return found.help("did you mean `type`?");
    }
    inserted(text, found.help(format!("write `{name} = type …`")), at, "type ")
}

/// Reports a definition whose name has no sigil: `node = type { i32 }`, `x = global i32 1`.
pub fn no_sigil(text: &str) -> Option<SyntaxError> {
    let name = scan::word(text);
    let after = scan::word(scan::after_equals(text, name.len()).filter(|_| !name.is_empty())?);
    let (what, sigil) = match after {
        "type" => ("type", "%"),
        _ if recover::is_global_word(after) => ("global", "@"),
        _ => return None,
    };
    let shown = shorten(name);
    let found =
        SyntaxError::new("E0104", 0, name.len(), format!("expected a top-level entity, found {}", quoted(&shown)));
    Some(inserted(text, found.help(format!("{what} names start with `{sigil}`: `{sigil}{shown}`")), 0, sigil))
}

/// Reports a declaration with a body, whose opening brace is at `at`.
pub fn declaration_with_body(text: &str, at: usize) -> Option<SyntaxError> {
    (scan::word(text) == "declare" && recover::brace_of_header(text, 0) == Some(at)).then(|| {
        SyntaxError::new("E0101", at, 1, "expected the end of `declare`, found `{`")
            .help("a function with a body is defined: write `define`")
            .fix(0, "declare".len(), "define")
    })
}

/// Reports a string without its type: `@s = constant c"hi\00"`.
pub fn string_without_type(stop: &Mismatch<'_>) -> Option<SyntaxError> {
    let rest = stop.rest();
    let inner = rest.strip_prefix("c\"")?;
    let inner = &inner[..inner.find('"')?];
    let ty = format!("[{} x i8]", unescape(inner).len());
    let length = inner.len() + 3;
    let message = format!("missing type of the string: expected `{ty} {}`", shorten(&rest[..length]));
    let found = SyntaxError::new("E0101", stop.at, length, message);
    Some(stop.tried(found, stop.at, stop.at, &format!("{ty} ")))
}

/// Detects a global variable without `global` or `constant`.
pub fn no_kind(text: &str, mut at: usize) -> Option<SyntaxError> {
    let mut suspect = None;
    loop {
        let rest = &text[at..];
        let word = scan::word(rest);
        if recover::GLOBAL_KINDS.contains(&word) {
            return None;
        }
        let is_type = matches!(word, "void" | "ptr" | "float" | "double") || super::is_integer_type(word);
        if word.is_empty() || is_type {
            let (at, near) = suspect.unwrap_or((at, None));
            let rest = &text[at..];
            let message = format!("expected `global` or `constant`, found {}", describe(rest));
            let found = SyntaxError::new("E0101", at, token_length(rest), message);
            return Some(match near {
                Some(near) => found.help(format!("did you mean `{near}`?")),
                None => found,
            });
        }
        if let Some(near) = near_names(word, recover::GLOBAL_KINDS).first() {
            suspect = Some((at, Some(*near)));
        }
        at = scan::skip_blanks(text, at + word.len());
        if text[at..].starts_with('(') {
            at = scan::skip_blanks(text, text[at..].find(')').map_or(text.len(), |n| at + n + 1));
        }
    }
}
