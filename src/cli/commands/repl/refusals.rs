//! Reports of inputs that are refused before the session reads them.

use super::mistakes::Mistake;
use super::{FilePlace, Repl};
use crate::cli::report::{stderr, stdout, wrap};
use llvmlite_jit::source::{Source, Span};
use std::ops::Range;

impl Repl<'_> {
    /// Reports an error, in a file with the place of the element.
    pub(super) fn mistake(&mut self, message: &str) {
        self.failed = true;
        let place = self.place.as_ref().map(FilePlace::shown);
        self.report.record_message("error", message, place);
        let text = self.report.style().message("error", message, place);
        stderr::print(&wrap::fitted(text, std::io::stderr()));
    }

    /// Clears the terminal.
    pub(super) fn clear_screen(&self) {
        if self.is_interactive {
            stdout::write(b"\x1b[H\x1b[2J");
        }
    }

    /// Reports an error in an input, and counts the input.
    pub(super) fn refuse_input(&mut self, text: &str, mistake: &Mistake) {
        self.mark_failed();
        let text = text.trim_end();
        if let Some(place) = self.place.clone() {
            return self.refuse_element(&place, text, mistake);
        }
        // What is about all of the input needs no mark.
        let place = mistake.place.clone().filter(|place| place.len() < text.len() || place.is_empty());
        let Some(place) = place else {
            self.session.skip_input();
            return self.mistake(&mistake.message);
        };
        let source = self.session.refuse_input(text);
        self.report_mistake(source, &mistake.message, place);
    }

    /// Reports an error in an element of a file, and counts it as an input.
    fn refuse_element(&mut self, place: &FilePlace, text: &str, mistake: &Mistake) {
        // The columns of the file.
        let indentation = if place.is_verbatim { place.column - 1 } else { 0 };
        let (file, position) = place.position();
        let source = self.session.refuse_part_of(&file, position, &(" ".repeat(indentation) + text));
        let marked = mistake.place.clone().unwrap_or(0..text.lines().next().map_or(0, str::len));
        self.report_mistake(source, &mistake.message, marked.start + indentation..marked.end + indentation);
    }

    fn report_mistake(&mut self, source: Option<Source>, message: &str, place: Range<usize>) {
        self.failed = true;
        if let Some(source) = source {
            let span = Span::new(source.base + place.start as u32, source.base + place.end as u32);
            self.report.session_mistake(self.session.sources(), message, span);
        }
    }
}
