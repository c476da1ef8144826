//! Keys with an effect of their own: Ctrl-C, and the indentation of lines.

use super::is_continued;
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

const INDENT: &str = "  ";

/// Number of spaces at the beginning of the current line that were inserted and not typed. A line that is pasted, in a
/// terminal that sends it as if it were typed, brings its own indentation.
pub(super) type UnmatchedSpaces = Arc<Mutex<usize>>;

impl ConditionalEventHandler for Indent {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, context: &EventContext<'_>) -> Option<Cmd> {
        let text = context.line();
        let goes_on = context.pos() == text.len() && is_continued(text);
        *self.0.lock().ok()? = if goes_on { INDENT.len() } else { 0 };
        goes_on.then(|| Cmd::Insert(1, format!("\n{INDENT}")))
    }
}

/// Ignores spaces typed at the beginning of an indented line, as many as the indentation has.
pub(super) struct AbsorbIndent(pub UnmatchedSpaces);

impl ConditionalEventHandler for AbsorbIndent {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, context: &EventContext<'_>) -> Option<Cmd> {
        let mut unmatched = self.0.lock().ok()?;
        let (_, line) = context.line().get(..context.pos())?.rsplit_once('\n')?;
        if line != INDENT || *unmatched == 0 {
            return None;
        }
        *unmatched -= 1;
        Some(Cmd::Noop)
    }
}
