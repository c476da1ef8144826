//! Definition of the types of C headers at their first use.

use super::{Repl, expressions, other_tools};
use llvmlite_jit::session;
use std::borrow::Cow;

impl Repl<'_> {
    /// Returns a text as it would be typed, and defines the types of C headers that it uses.
    pub(super) fn prepared<'t>(&mut self, text: &'t str) -> Cow<'t, str> {
        let text = other_tools::as_typed(text);
        self.define_header_types(&text);
        text
    }

    /// Defines types of C headers that a text uses.
    pub(super) fn define_header_types(&mut self, text: &str) {
        if text.starts_with([':', '?']) || session::begins_assembly(text) {
            return;
        }
        for definition in expressions::missing_types(text, &self.session) {
            let resolved = expressions::with_session_names(definition, &self.session);
            let resolved = resolved.as_deref().unwrap_or(definition);
            let Ok(Some(lowered)) = expressions::lower(resolved, &self.session) else { continue };
            let lines = lowered.lines.join("\n");
            if self.enter_before(|session| session.prepare(&lines)).is_some() && self.show_instructions {
                self.note_code("entered first: ", &[definition.to_string()]);
            }
        }
    }
}
