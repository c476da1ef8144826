//! Reports of inputs that are refused before the session reads them.

use super::mistakes::Mistake;
use super::{FilePlace, Repl, expressions};
use crate::cli::report::{stderr, stdout, wrap};
use llvmlite_jit::debugger::demangle;
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

    /// Reports the call of a function whose definition was refused.
    pub(super) fn refused_callee(&self, text: &str) -> Option<Mistake> {
        let own = expressions::defined_function(text);
        let calls = expressions::code(text).filter(|(_, c)| *c == '(').filter_map(|(at, _)| {
            let name = text[..at].rsplit(|c: char| !c.is_ascii_alphanumeric() && c != '_').next()?;
            Some((at - name.len(), name)).filter(|_| !name.is_empty() && own != Some(name))
        });
        let unknown = calls.filter(|(_, name)| {
            self.session.signature(name).is_none()
                && self.session.library_declaration(name).is_none()
                && expressions::with_sigil(name, &self.session).is_none()
        });
        unknown.into_iter().find_map(|(at, name)| {
            let names =
                self.session.known_names().into_iter().filter_map(|name| Some(name.strip_prefix('@')?.to_string()));
            let mut mangled = names.filter(|symbol| symbol.starts_with("_Z") && demangle::names_symbol(name, symbol));
            if let Some(symbol) = mangled.next() {
                let source = demangle::demangled(&symbol).unwrap_or_default();
                let message =
                    format!("use of undefined function `{name}`; `{source}` is called by its symbol: `{symbol}(…)`");
                return Some(Mistake::at(message, at..at + name.len()));
            }
            let refused =
                self.typed.iter().rev().find(|input| expressions::defined_function(&input.text) == Some(name))?;
            let message =
                format!("use of undefined function `@{name}`: its definition, input {}, was refused", refused.number);
            refused.failed.then(|| Mistake::at(message, at..at + name.len()))
        })
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
        // Lines that were joined, with a blank for each end of a line.
        let written = self.written.clone().filter(|written| written.len() == text.len());
        let source = self.session.refuse_input(written.as_deref().unwrap_or(text));
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
