//! Names of blocks without their sigil: `br i1 %c, label then, label else`.

use super::Mismatch;
use crate::parse::diagnose::SyntaxError;
use crate::parse::diagnose::name_queries::NameQueries;
use crate::parse::diagnose::token::shorten;
use crate::parse::recover;

/// Reports a word after `label`. The sigils of all targets are inserted if they are blocks of the function.
pub fn without_sigil(stop: &Mismatch<'_>, known: &NameQueries<'_, '_>) -> Option<SyntaxError> {
    let before = stop.before().strip_suffix("label")?;
    let part = |b: u8| recover::is_name_byte(b) || matches!(b, b'%' | b'@');
    let word = recover::word(stop.rest());
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
        let target = recover::word(&rest[name..]);
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
