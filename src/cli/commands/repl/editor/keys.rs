//! Keys with an effect of their own: Ctrl-C, and the indentation of lines.

use super::is_continued;
use llvmlite_jit::session;
use rustyline::{Cmd, ConditionalEventHandler, Event, EventContext, RepeatCount};
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
pub(super) struct Indent(pub UnmatchedSpaces);

pub(super) const INDENT: &str = "  ";

/// Number of spaces at the beginning of the current line that were inserted and not typed. A line that is pasted, in a
/// terminal that sends it as if it were typed, brings its own indentation.
pub(super) type UnmatchedSpaces = Arc<Mutex<usize>>;

impl ConditionalEventHandler for Indent {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, context: &EventContext<'_>) -> Option<Cmd> {
        let text = context.line();
        let goes_on = context.pos() == text.len() && is_continued(text);
        let indentation = if goes_on { indentation(text) } else { String::new() };
        *self.0.lock().ok()? = indentation.len();
        goes_on.then(|| Cmd::Insert(1, format!("\n{indentation}")))
    }
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
    match session::begins_assembly(text.trim_start()) {
        true => INDENT.into(),
        // The body of a head without braces, `for (…)`, is indented by one.
        false => INDENT.repeat((open_braces(text) + usize::from(text.trim_end().ends_with(')'))).max(1)),
    }
}
