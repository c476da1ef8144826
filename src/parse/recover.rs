//! Error recovery: the position at which the next plausible statement or entity starts. It is always after the given
//! position, so that parsing terminates.

use super::foreign_instructions::foreign_instruction_help;
use super::opcodes::{is_near_opcode, is_opcode};
use super::scan::{after_equals, line_end, name_length, next_line, skip_blanks, word};
use super::top_level::header_keywords;
use crate::diagnostic::{edit_distance, near_names};

/// Maximum number of damaged lines that are compared with opcodes for similarity, which is far slower than a lookup.
const MAX_SPELLING_CHECKS: usize = 1000;

/// Returns the position of the brace that ends the line of a function header.
pub fn brace_of_header(text: &str, at: usize) -> Option<usize> {
    let line = &text[at..line_end(text, at)];
    let line = line.split(';').next().unwrap_or("").trim_end();
    (matches!(word(line), "define" | "declare") && line.ends_with('{') && line.matches('{').count() == 1)
        .then(|| at + line.len() - 1)
}

/// Whether `:=` follows a name.
fn assigns_as_elsewhere(text: &str, name: usize) -> bool {
    text[name..].trim_start_matches([' ', '\t']).starts_with(":=")
}

/// Whether a text starts like an entity of a module. `define:` is a label, so it does not count.
pub fn is_top_level(text: &str) -> bool {
    let first = text.as_bytes().first().copied().unwrap_or(0);
    match first {
        b'@' | b'!' | b'$' | b'^' => {
            let name = name_length(text).max(1);
            let name = if first == b'^' { 1 + word(&text[1..]).len() } else { name };
            name > 1 && after_equals(text, name).is_some()
        }
        b'%' => {
            let name = name_length(text);
            after_equals(text, name).is_some_and(|rest| word(rest) == "type")
        }
        _ => {
            let keyword = word(text);
            let rest = &text[keyword.len()..];
            let next = || rest.trim_start_matches([' ', '\t']);
            match keyword {
                "define" | "declare" => !rest.starts_with(':') && !next().starts_with('='),
                "attributes" => next().starts_with('#'),
                "target" => {
                    let key = next();
                    after_equals(key, word(key).len()).is_some()
                }
                "source_filename" | "deplibs" => next().starts_with('='),
                "module" => next().starts_with("asm"),
                _ => false,
            }
        }
    }
}

/// Returns the position to resume at in a body after a damaged statement at `at`, and whether lines were
/// skipped.
pub fn next_statement(text: &str, at: usize, spelling_checks: &mut usize) -> (usize, bool) {
    let mut line = next_line(text, at);
    let mut skipped = false;
    while line < text.len() {
        let start = line + text[line..].bytes().take_while(|b| matches!(b, b' ' | b'\t')).count();
        let rest = &text[start..];
        let blank = rest.is_empty() || rest.starts_with(['\n', '\r', ';']);
        if !blank && is_plausible(rest, spelling_checks) {
            return (start, skipped);
        }
        skipped |= !blank;
        line = next_line(text, line);
    }
    (text.len(), skipped)
}

/// Returns the end of a statement that cannot be parsed from `at` on: the end of the last line before the next one
/// that looks like another statement, a label, or the end of the body.
pub fn statement_end(text: &str, at: usize) -> usize {
    let mut end = line_end(text, at);
    while end < text.len() {
        let next = skip_blanks(text, end);
        let rest = &text[next..];
        let word = word(rest);
        // Keywords with which a statement can continue on another line.
        let is_continuation = matches!(word, "to" | "unwind" | "catch" | "cleanup" | "filter");
        let name = name_length(rest);
        let label = name > 0 && rest[name..].starts_with(':');
        let assigns = rest.starts_with('%') && (after_equals(rest, name).is_some() || assigns_as_elsewhere(rest, name));
        if rest.is_empty()
            || rest.starts_with('}')
            || label
            || assigns
            || (is_opcode(word) && !is_continuation)
            || is_top_level(rest)
        {
            return end;
        }
        end = line_end(text, next);
    }
    end
}

/// Whether a text looks like a statement, even a damaged one.
pub fn is_statement(text: &str) -> bool {
    let name = name_length(text);
    let word = word(text);
    (text.starts_with('%') && after_equals(text, name).is_some())
        || is_opcode(word)
        || (word.len() > 2 && word.len() <= 16 && is_near_opcode(word))
}

/// Whether a line looks like the start of a statement, the end of the body, or an entity.
fn is_plausible(text: &str, spelling_checks: &mut usize) -> bool {
    if text.starts_with('}') || is_top_level(text) {
        return true;
    }
    let name = name_length(text);
    if text.starts_with('%') {
        // `%x = …`, or `%x add …` with the `=` missing.
        let word = word(text[name..].trim_start_matches([' ', '\t']));
        return name > 1 && (after_equals(text, name).is_some() || is_opcode(word) || assigns_as_elsewhere(text, name));
    }
    if name > 0 && text[name..].starts_with(':') {
        return true;
    }
    let word = word(text);
    if is_opcode(word) {
        return true;
    }
    if foreign_instruction_help(word).is_some() && !text[word.len()..].starts_with(',') {
        return true;
    }
    // `x = add …` with the `%` missing, or a label without its colon.
    let rest = text[word.len()..].trim_start_matches([' ', '\t']);
    if !word.is_empty() && (rest.is_empty() || rest.starts_with(['=', '\n', '\r', ';'])) {
        return true;
    }
    if word.len() < 3 || word.len() > 16 || *spelling_checks >= MAX_SPELLING_CHECKS {
        return false;
    }
    *spelling_checks += 1;
    is_near_opcode(word)
}

/// Returns the position to resume at on top level after a damaged entity at `at`.
pub fn next_item(text: &str, at: usize) -> usize {
    let mut line = next_line(text, at);
    while line < text.len() {
        // Entities start at the margin; only `define` and `declare` differ reliably from indented statements.
        let rest = text[line..].trim_start_matches([' ', '\t']);
        let indented = rest.len() != text[line..].len();
        let word = word(rest);
        if is_top_level(rest) && (!indented || matches!(word, "define" | "declare")) {
            return text.len() - rest.len();
        }
        // These are statements of a body, too, where they are indented.
        if !indented && matches!(word, "uselistorder" | "uselistorder_bb") {
            return line;
        }
        if !indented && is_damaged_entity(rest) {
            return line;
        }
        line = next_line(text, line);
    }
    text.len()
}

/// Keywords of a global variable, alias or ifunc.
pub const GLOBAL_KINDS: [&str; 4] = ["global", "constant", "alias", "ifunc"];

/// Whether a word may stand between the `=` of a global and its type.
pub fn is_global_word(word: &str) -> bool {
    GLOBAL_KINDS.contains(&word) || header_keywords::may_precede_type(word)
}

/// Returns the keyword that a word of another language or a misspelled one stands for.
pub fn keyword_meant(word: &str) -> Option<&'static str> {
    const WORDS: [&str; 6] = ["define", "declare", "attributes", "target", "source_filename", "module"];
    match word {
        "func" | "fn" | "fun" | "function" | "def" | "proc" => Some("define"),
        "extern" => Some("declare"),
        _ => near_names(word, WORDS).first().copied(),
    }
}

/// Whether a line at the margin begins an entity that is damaged at its start and should get an error of its own:
/// `defne i64 @f() {`, `@x global i32 1`, `%t = { i32 }`, `t = type { i32 }`.
fn is_damaged_entity(line: &str) -> bool {
    let name = name_length(line);
    match line.as_bytes().first() {
        Some(b'@') => name > 1 && is_global_word(word(line[name..].trim_start_matches([' ', '\t']))),
        Some(b'%') => name > 1 && after_equals(line, name).is_some_and(|rest| rest.starts_with(['{', '<', '['])),
        _ => {
            let first = word(line);
            if let Some(after) = after_equals(line, first.len()) {
                let kind = word(after);
                return !first.is_empty() && (kind == "type" || is_global_word(kind));
            }
            let misspelled = || {
                (5..9).contains(&first.len())
                    && ["define", "declare"].iter().any(|keyword| edit_distance(first, keyword, 2).is_some())
            };
            let names_global = || line[..line_end(line, 0)].contains('@');
            let meant = || matches!(keyword_meant(first), Some("define" | "declare"));
            line[first.len()..].starts_with(' ') && (misspelled() || names_global() && meant())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn use_list_orders_at_the_margin_follow_a_damaged_entity() {
        let rest_after = |text: &'static str| &text[next_item(text, 0)..];
        let order = "uselistorder ptr @f, { 1, 0 }\n";
        assert_eq!(rest_after("@x = oops\nuselistorder ptr @f, { 1, 0 }\n"), order);
        assert_eq!(rest_after("@x = oops\n  uselistorder i32 %x, { 1, 0 }\nuselistorder ptr @f, { 1, 0 }\n"), order);
        assert_eq!(rest_after("@x = oops\n  deplibs = [ ]\n  define void @f() {\n"), "define void @f() {\n");
    }
}
