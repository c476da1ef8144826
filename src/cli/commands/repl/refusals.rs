//! Reports of inputs that are refused before the session reads them.

use super::mistakes::Mistake;
use super::{FilePlace, Repl};
use crate::cli::report::{stderr, wrap};
use llvmlite_jit::source::Span;

impl Repl<'_> {
    /// Reports an error, in a file with the place of the element.
    pub(super) fn mistake(&mut self, message: &str) {
        self.failed = true;
        let place = self.place.as_ref().map(FilePlace::shown);
        self.report.record_message("error", message, place);
        let text = self.report.style().message("error", message, place);
        stderr::print(&wrap::fitted(text, std::io::stderr()));
    }

    /// Reports an error in an input, and counts the input.
    pub(super) fn refuse_input(&mut self, text: &str, mistake: &Mistake) {
        self.mark_failed();
        let text = text.trim_end();
        // What is about all of the input needs no mark.
        let place = mistake.place.clone().filter(|place| place.len() < text.len() || place.is_empty());
        // An element of a file is reported at its place there.
        let Some(place) = place.filter(|_| self.place.is_none()) else {
            self.session.skip_input();
            return self.mistake(&mistake.message);
        };
        self.failed = true;
        if let Some(source) = self.session.refuse_input(text) {
            let span = Span::new(source.base + place.start as u32, source.base + place.end as u32);
            self.report.session_mistake(self.session.sources(), &mistake.message, span);
        }
    }
}
