//! Mistakes in the targets of branches and in the blocks of a phi: missing sigils and `label` keywords.

use super::Mismatch;
use crate::diagnostic::near_names;
use crate::parse::diagnose::SyntaxError;
use crate::parse::diagnose::name_queries::NameQueries;
use crate::parse::diagnose::token::shorten;
use crate::parse::scan;

/// Recognizes a mistake in a target; `None` if no pattern matches.
pub fn recognize(stop: &Mismatch<'_>, known: &NameQueries<'_, '_>) -> Option<SyntaxError> {
    block_without_sigil(stop, known)
        .or_else(|| block_of_phi(stop, known))
        .or_else(|| targets_without_label(stop, known))
}

/// Reports a word after `label`. If all targets are blocks of the function, the fix inserts all their sigils.
fn block_without_sigil(stop: &Mismatch<'_>, known: &NameQueries<'_, '_>) -> Option<SyntaxError> {
    let before = stop.before().strip_suffix("label")?;
    let part = |b: u8| scan::is_name_byte(b) || matches!(b, b'%' | b'@');
    let word = scan::word(stop.rest());
    if before.as_bytes().last().is_some_and(|b| part(*b)) || word.is_empty() {
        return None;
    }
    let shown = shorten(word);
    let message = format!("expected the name of a block in `{}`, found `{shown}`", stop.opcode);
    let found = SyntaxError::new("E0101", stop.at, word.len(), message);
    let found = found.help(format!("references to blocks start with `%`: `label %{shown}`"));
    if !known.is_label(word) {
        return Some(found);
    }
    let rest = stop.rest();
    let mut text = format!("%{word}");
    let mut end = word.len();
    for (at, keyword) in rest.match_indices("label") {
        let name = at + keyword.len() + rest[at + keyword.len()..].bytes().take_while(|b| *b == b' ').count();
        let target = scan::word(&rest[name..]);
        if at < end || part(rest.as_bytes()[at - 1]) || name == at + keyword.len() || !known.is_label(target) {
            continue;
        }
        text += &rest[end..name];
        text += "%";
        text += target;
        end = name + target.len();
    }
    Some(found.fix(stop.at, stop.at + end, text))
}

/// Reports a block of a phi without its sigil: `phi i32 [ 0, entry ]`. If all blocks of the phi are blocks of the
/// function, the fix inserts all their sigils.
fn block_of_phi(stop: &Mismatch<'_>, known: &NameQueries<'_, '_>) -> Option<SyntaxError> {
    let word = scan::word(stop.rest());
    if stop.opcode != "phi" || word.is_empty() || stop.value || !stop.before().ends_with(',') {
        return None;
    }
    let shown = shorten(word);
    let message = format!("expected the name of a block in `phi`, found `{shown}`");
    let found = SyntaxError::new("E0101", stop.at, word.len(), message);
    let found = found.help(format!("references to blocks start with `%`: `[ …, %{shown} ]`"));
    let rest = stop.rest();
    let (mut text, mut end, mut at) = (String::new(), 0, Some(0));
    while let Some(name) = at {
        let block = scan::word(&rest[name..]);
        if !block.is_empty() && known.is_label(block) {
            text += &rest[end..name];
            text += "%";
            text += block;
            end = name + block.len();
        }
        // The block of the next pair follows the last comma before its bracket.
        let close = rest[name..].find(']').map(|n| name + n + 1);
        at = close.and_then(|close| {
            let next = close + rest[close..].find(']')?;
            let comma = close + rest[close..next].rfind(',')? + 1;
            Some(comma + rest[comma..].len() - rest[comma..].trim_start().len())
        });
    }
    Some(if end > 0 { stop.tried(found, stop.at, stop.at + end, &text) } else { found })
}

/// Reports targets without `label` and without their sigils, or with a misspelled `label`: `br i1 %c, then, else`.
fn targets_without_label(stop: &Mismatch<'_>, known: &NameQueries<'_, '_>) -> Option<SyntaxError> {
    let word = scan::word(stop.rest());
    if word.is_empty() || !stop.tokens.iter().any(|t| t == "label") || stop.ty {
        return None;
    }
    let shown = shorten(word);
    let found = |expected: &str| {
        let message = format!("expected `{expected}` in `{}`, found `{shown}`", stop.opcode);
        SyntaxError::new("E0101", stop.at, word.len(), message)
    };
    if stop.rest()[word.len()..].trim_start().starts_with('%') {
        let near = !near_names(word, ["label"]).is_empty();
        return near.then(|| found("label").help("did you mean `label`?"));
    }
    let message = found(&format!("label %{shown}"));
    let targets: Option<Vec<String>> =
        stop.rest().trim().split(',').map(|target| target_text(target.trim(), known)).collect();
    let line = stop.at + stop.rest().trim_end().len();
    Some(match targets.map(|targets| targets.join(", ")) {
        Some(text) if stop.reads_with(stop.at, line, &text) => message.fix(stop.at, line, text),
        _ => message.help(format!("targets are blocks: `label %{shown}`")),
    })
}

/// Returns the complete spelling of a target, with `label` and sigil; `None` if it is not a block of the function.
fn target_text(target: &str, known: &NameQueries<'_, '_>) -> Option<String> {
    let name = target.strip_prefix("label ").map_or(target, str::trim_start);
    let name = name.strip_prefix('%').unwrap_or(name);
    let is_name = scan::word(name).len() == name.len() && !name.is_empty();
    (is_name && known.is_only_label(name)).then(|| format!("label %{name}"))
}

/// Reports `br %c, %then, %else`, in which the type and both `label` keywords are missing; correcting only one of them
/// would not parse. There is no fix if a target is the name of a value.
pub fn branch(stop: &Mismatch<'_>, start: usize, token: &str, known: &NameQueries<'_, '_>) -> Option<SyntaxError> {
    let targets = stop.rest().strip_prefix(',')?;
    let text = format!("i1 {token}, {}", labels(targets)?);
    let end = stop.at + stop.rest().trim_end().len();
    let shown = shorten(token);
    let message = format!("missing type of value `{shown}`: expected `i1 {shown}`");
    let found = SyntaxError::new("E0101", start, token.len(), message).help(format!("write `br {text}`"));
    let values = targets.split(',').any(|target| is_value(target.trim(), known));
    stop.reads_with(start, stop.end, &text).then(|| if values { found } else { found.fix(start, end, text) })
}

/// Whether a target, with or without `label`, is the name of a value.
pub fn is_value(target: &str, known: &NameQueries<'_, '_>) -> bool {
    let name = target.strip_prefix("label").map_or(target, str::trim_start);
    name.strip_prefix('%').is_some_and(|name| known.is_local(name))
}

/// Inserts missing `label` keywords into a pair of targets such as `%a, label %b`; `None` for any other text.
pub fn labels(text: &str) -> Option<String> {
    let mut all = Vec::new();
    for part in text.trim().split(',') {
        let name = part.trim();
        let name = name.strip_prefix("label").map_or(name, str::trim_start);
        let is_name = name.len() > 1 && name.starts_with('%') && scan::name_length(name) == name.len();
        all.push(is_name.then(|| format!("label {name}"))?);
    }
    (all.len() == 2).then(|| all.join(", "))
}
