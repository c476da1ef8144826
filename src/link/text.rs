//! Rewriting of the parts of modules that are kept as text (metadata, comdats, and header keywords), whose numbers and
//! names change.

use crate::ir::is_name_byte;
use std::cell::Cell;
use std::collections::HashMap;
use std::sync::Arc;

/// Renaming of a module's texts.
#[derive(Default)]
pub(crate) struct Rewrite {
    /// Offset added to metadata numbers.
    pub metadata: u32,
    /// New names of globals, as written without the `@`.
    pub globals: HashMap<String, String>,
    /// New names of types, as written without the `%`.
    pub types: HashMap<String, String>,
    /// Highest metadata number found, plus one.
    pub end: Cell<u32>,
}

impl Rewrite {
    /// Returns the rewritten text.
    pub(crate) fn apply(&self, text: &Arc<str>) -> Arc<str> {
        if !text.contains(['!', '@', '%']) {
            return text.clone();
        }
        let mut out = String::with_capacity(text.len());
        for token in tokens(text) {
            let name =
                |names: &HashMap<String, String>| names.get(&token[1..]).map(|new| format!("{}{new}", &token[..1]));
            let new = match token.as_bytes()[0] {
                b'!' => metadata_number(token).map(|n| {
                    let n = n.saturating_add(self.metadata);
                    self.end.set(self.end.get().max(n.saturating_add(1)));
                    format!("!{n}")
                }),
                b'@' => name(&self.globals),
                b'%' => name(&self.types),
                _ => None,
            };
            out.push_str(new.as_deref().unwrap_or(token));
        }
        out.into()
    }
}

/// Returns the number of a metadata node, `!7`.
pub(super) fn metadata_number(token: &str) -> Option<u32> {
    token.strip_prefix('!').filter(|n| n.bytes().all(|b| b.is_ascii_digit()))?.parse().ok()
}

/// Splits a text into strings, names with their sigils, words, and single other characters.
pub(super) fn tokens(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let sigil = usize::from(rest.starts_with(['!', '@', '%', '$']));
        let after = &rest[sigil..];
        let is_name = |c: char| u8::try_from(c).is_ok_and(is_name_byte) || c == '\\';
        let length = match after.chars().next() {
            // `!"text"` is a string, `@"a b"` a name.
            Some('"') => after[1..].find('"').map_or(after.len(), |end| end + 2),
            Some(c) if is_name(c) => after.find(|c| !is_name(c)).unwrap_or(after.len()),
            Some(c) if sigil == 0 => c.len_utf8(),
            Some(_) => 0,
            None if sigil == 0 => return None,
            None => 0,
        };
        let (token, next) = rest.split_at(sigil + length);
        rest = next;
        Some(token)
    })
}

/// Parses a named list, `!llvm.ident = !{!0, !1}`, into its name and the text between the braces.
pub(crate) fn named_list(item: &str) -> Option<(&str, &str)> {
    let (name, value) = definition(item)?;
    metadata_number(name).is_none().then_some(())?;
    let list = value.strip_prefix("metadata").unwrap_or(value).trim_start();
    Some((name, list.strip_prefix("!{")?.strip_suffix('}')?.trim()))
}

/// Parses a definition, `!0 = !{…}`, into name and value.
pub(super) fn definition(item: &str) -> Option<(&str, &str)> {
    let (name, value) = item.trim().split_once('=')?;
    let name = name.trim_end();
    name.starts_with('!').then_some((name, value.trim()))
}

/// Splits a list at its top-level commas.
pub(super) fn parts(list: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start, mut at) = (Vec::new(), 0i32, 0, 0);
    for token in tokens(list) {
        match token {
            "(" | "{" | "[" | "<" => depth += 1,
            ")" | "}" | "]" | ">" => depth -= 1,
            "," if depth == 0 => {
                parts.push(list[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
        at += token.len();
    }
    let last = list[start..].trim();
    if !last.is_empty() {
        parts.push(last);
    }
    parts
}
