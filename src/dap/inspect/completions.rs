//! Completion of expressions in the debug console.

use super::{Inspector, StoppedProgram};
use serde_json::{Value, json};

/// Maximum number of completions.
const MAX_COMPLETIONS: usize = 200;

impl Inspector {
    /// Answers `completions`: names of values, globals, source variables and their members.
    pub(super) fn completions(&mut self, stopped: &StoppedProgram<'_, '_>, arguments: &Value) -> Result<Value, String> {
        let text = arguments["text"].as_str().unwrap_or("");
        let column = arguments["column"].as_u64().unwrap_or(1).saturating_sub(1) as usize;
        let before = typed(text, column);
        let start = before
            .rfind(|c: char| !(c.is_alphanumeric() || "%@_.>-$\"".contains(c)))
            .map_or(0, |at| at + before[at..].chars().next().map_or(1, char::len_utf8));
        let word = &before[start..];
        let program = stopped.program();
        let function =
            stopped.frame(arguments)?.and_then(|id| stopped.state.frame(id.frame)).map(|frame| frame.function);
        // Members follow a dot or an arrow.
        let separator = word.rfind(['.', '>']).filter(|at| word[..=*at].ends_with('.') || word[..=*at].ends_with("->"));
        let (names, kind, typed) = match separator {
            Some(at) if !word.starts_with(['%', '@']) => {
                let place = word[..=at].trim_end_matches(['.', '>', '-']);
                (program.member_names(function, place).unwrap_or_default(), "property", &word[at + 1..])
            }
            _ => {
                let body = function.and_then(|function| program.body(function));
                let mut names: Vec<String> = match (word.starts_with('%'), function) {
                    (false, _) => program.value_names(function),
                    (true, _) => Vec::new(),
                };
                if let Some(body) = body.filter(|_| !word.starts_with('@')) {
                    names.extend(
                        body.values.iter().filter(|(_, data)| data.name.is_some()).map(|(id, _)| body.value_name(id)),
                    );
                }
                let globals = program.checked.module().globals.keys();
                names.extend(globals.filter(|_| !word.starts_with('%')).map(|id| program.global_name(id)));
                (names, "variable", word)
            }
        };
        let mut names: Vec<String> = names.into_iter().filter(|name| name.starts_with(typed)).collect();
        names.sort();
        names.dedup();
        names.truncate(MAX_COMPLETIONS);
        let length = typed.encode_utf16().count();
        let start = column.saturating_sub(length) + 1;
        let target = |name: String| json!({ "label": name, "type": kind, "start": start, "length": length });
        Ok(json!({ "targets": names.into_iter().map(target).collect::<Vec<_>>() }))
    }
}

/// Returns the part of a text before a column, which counts UTF-16 units.
fn typed(text: &str, column: usize) -> &str {
    let mut units = 0;
    let end = text.char_indices().find(|(_, c)| {
        units += c.len_utf16();
        units > column
    });
    end.map_or(text, |(at, _)| &text[..at])
}
