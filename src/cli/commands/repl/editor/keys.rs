//! Keys with an effect of their own: Ctrl-C, and the indentation of lines.

use super::{HistoryTexts, is_continued, is_whole};
use llvmlite_jit::session::{self, Continuation, Expected};
use rustyline::{Cmd, ConditionalEventHandler, Event, EventContext, Movement, RepeatCount};
use std::sync::{Arc, Mutex};

/// The input that Ctrl-C discards. The history keeps it, so that Up recalls it.
pub(super) type Discarded = Arc<Mutex<String>>;

/// Discards the input, of which the line editor itself returns nothing.
pub(super) struct Discard(pub Discarded);

impl ConditionalEventHandler for Discard {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, context: &EventContext<'_>) -> Option<Cmd> {
        if let Ok(mut text) = self.0.lock() {
            *text = context.line().to_string();
        }
        Some(Cmd::Interrupt)
    }
}

/// Indents a new line in the body of a function.
pub(super) struct Indent(pub UnmatchedSpaces, pub HistoryTexts);

pub(super) const INDENT: &str = "  ";

/// Number of spaces at the beginning of the current line that were inserted and not typed. A line that is pasted, in a
/// terminal that sends it as if it were typed, brings its own indentation.
pub(super) type UnmatchedSpaces = Arc<Mutex<usize>>;

impl ConditionalEventHandler for Indent {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, context: &EventContext<'_>) -> Option<Cmd> {
        let (text, at) = (context.line(), context.pos());
        let (before, behind) = (text.get(..at)?, text.get(at..)?);
        let mut unmatched = self.0.lock().ok()?;
        *unmatched = 0;
        if !behind.trim().is_empty() {
            // What was recalled by a prefix, with the cursor behind that, is executed as it is.
            let is_recalled = is_whole(text) && self.1.lock().is_ok_and(|texts| texts.contains(text));
            return if is_recalled { None } else { split(before, behind) };
        }
        if at < text.len() || !is_continued(text) {
            return None;
        }
        let indentation = indentation(text);
        *unmatched = indentation.len();
        Some(Cmd::Insert(1, format!("\n{indentation}")))
    }
}

/// Splits a line at the cursor, as IPython does: within an input of several lines, unless what is before the cursor in
/// its last line is complete, and within a line that is not complete.
fn split(before: &str, behind: &str) -> Option<Cmd> {
    let is_last_line = !behind.contains('\n');
    let is_executed = match before.contains('\n') {
        true => is_last_line && is_whole(before),
        false => is_last_line && is_whole(&format!("{before}{behind}")),
    };
    if is_executed {
        return None;
    }
    let mut indentation = if is_continued(before) { indentation(before) } else { String::new() };
    let blanks = behind.len() - behind.trim_start_matches([' ', '\t']).len();
    if behind[blanks..].starts_with('}') {
        indentation.truncate(indentation.len().saturating_sub(INDENT.len()));
    }
    let line = format!("\n{indentation}");
    Some(match blanks {
        0 => Cmd::Insert(1, line),
        _ => Cmd::Replace(Movement::ForwardChar(RepeatCount::try_from(blanks).ok()?), Some(line)),
    })
}

/// Ignores spaces typed at the beginning of an indented line, as many as the indentation has.
pub(super) struct AbsorbIndent(pub UnmatchedSpaces);

impl ConditionalEventHandler for AbsorbIndent {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, context: &EventContext<'_>) -> Option<Cmd> {
        let mut unmatched = self.0.lock().ok()?;
        let (_, line) = context.line().get(..context.pos())?.rsplit_once('\n')?;
        if !line.bytes().all(|byte| byte == b' ') || *unmatched == 0 {
            return None;
        }
        *unmatched -= 1;
        Some(Cmd::Noop)
    }
}

/// Returns the number of braces that are open at the end of a text in C syntax.
pub(super) fn open_braces(text: &str) -> usize {
    let (mut depth, mut quote) = (0usize, None);
    for c in text.chars() {
        match (quote, c) {
            (Some(open), _) if open == c => quote = None,
            (None, '"' | '\'') => quote = Some(c),
            (None, '{') => depth += 1,
            (None, '}') => depth = depth.saturating_sub(1),
            (_, '\n') => quote = None,
            _ => {}
        }
    }
    depth
}

/// Returns the indentation of the next line of a text that is not complete.
fn indentation(text: &str) -> String {
    if session::begins_assembly(text.trim_start()) {
        // The brace of a function may be in a line of its own.
        let is_head =
            text.trim_start().starts_with("define") && open_braces(text) == 0 && text.trim_end().ends_with(')');
        return if is_head { String::new() } else { INDENT.into() };
    }
    match session::continuation(text) {
        Continuation::Needs(Expected::Body | Expected::Declarator | Expected::While) => String::new(),
        // The body of a head without braces, `for (…)`, is indented by one.
        _ => INDENT.repeat((open_braces(text) + usize::from(text.trim_end().ends_with(')'))).max(1)),
    }
}

/// Whether the next line of a text begins the body of a head such as `for (…)`, so that a `{` is indented as the head is.
pub(super) fn begins_body(before: &str) -> bool {
    let last = before.lines().next_back().unwrap_or("").trim_end();
    !session::begins_assembly(before.trim_start())
        && (last.ends_with(')') || ["else", "do"].contains(&last.trim_start_matches(['}', ' '])))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_split_and_indented_at_the_cursor() {
        let split_at = |marked: &str| {
            let (before, behind) = marked.split_once('|').expect("a cursor");
            match split(before, behind) {
                Some(Cmd::Insert(1, line)) => format!("{before}{line}{behind}"),
                Some(Cmd::Replace(Movement::ForwardChar(n), Some(line))) => {
                    format!("{before}{line}{}", &behind[usize::from(n)..])
                }
                _ => "executed".into(),
            }
        };
        for (marked, wanted) in [
            ("int f(int a) {\n  a++; |return a;\n}", "int f(int a) {\n  a++; \n  return a;\n}"),
            ("int f(int a) {\n  a++;|  return a;\n}", "int f(int a) {\n  a++;\n  return a;\n}"),
            ("int f(int a) {|}", "executed"),
            ("int f(int a) {\n  if (a) {| a++; }\n}", "int f(int a) {\n  if (a) {\n    a++; }\n}"),
            ("int f(int a) {\n  if (a) { a++;| }\n}", "int f(int a) {\n  if (a) { a++;\n  }\n}"),
            (
                "define i32 @f() {\n  %x = add i32 1, 2|  ret i32 %x\n}",
                "define i32 @f() {\n  %x = add i32 1, 2\n  ret i32 %x\n}",
            ),
            ("x = 1 +| 2", "executed"),
            ("x = f(1,| 2", "x = f(1,\n  2"),
        ] {
            assert_eq!(split_at(marked), wanted, "{marked}");
        }
    }

    #[test]
    fn a_brace_in_its_own_line_is_indented_as_its_head() {
        for (text, wanted) in [
            ("int f(int a)", ""),
            ("struct P", ""),
            ("for (;;)", "  "),
            ("int f(int a)\n{", "  "),
            ("int f(int a)\n{\n  if (a)", "    "),
            ("define i32 @f()", ""),
            ("define { i32, i32 } @f()", ""),
            ("define i32 @f() {\n  %r = call i32 @g(i32 %n)", "  "),
            ("x = f(1,", "  "),
        ] {
            assert_eq!(indentation(text), wanted, "{text}");
        }
    }
}
