//! The error about a statement or entity that cannot be parsed.

use crate::diagnostic::Diagnostic;
use crate::source::Source;

/// Error about a text, with positions relative to its start.
#[derive(Debug)]
pub struct SyntaxError {
    /// Diagnostic code.
    pub code: &'static str,
    /// Byte offset of the error.
    pub at: usize,
    /// Length in bytes.
    pub length: usize,
    /// Message of one sentence.
    pub message: String,
    pub(super) help: Option<String>,
    /// Replacement of a byte range, if the correction is certain.
    pub(super) fix: Option<(usize, usize, String)>,
}

impl SyntaxError {
    /// Makes an error without a fix.
    pub fn new(code: &'static str, at: usize, length: usize, message: impl Into<String>) -> Self {
        SyntaxError { code, at, length, message: message.into(), help: None, fix: None }
    }

    /// Sets the help text.
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help = Some(text.into());
        self
    }

    /// Adds the question whether `other` was meant.
    pub fn meant(mut self, other: &str) -> Self {
        self.message = format!("{}; did you mean `{other}`?", self.message);
        self
    }

    /// Sets the fix: a replacement of the range from `from` to `to` that is certainly right.
    pub fn fix(mut self, from: usize, to: usize, text: impl Into<String>) -> Self {
        self.fix = Some((from, to, text.into()));
        self
    }

    /// Returns the diagnostic for an error in a text that starts at `base`.
    pub(super) fn diagnostic(self, source: &Source, base: usize) -> Diagnostic {
        let start = (base + self.at).min(source.text().len());
        let end = (start + self.length).min(source.text().len());
        let found = Diagnostic::error(self.code, source.span(start..end), self.message);
        let found = match self.help {
            Some(help) => found.help(help),
            None => found,
        };
        match self.fix {
            Some((from, to, text)) => {
                let clamp = |at: usize| (base + at).min(source.text().len());
                found.fix(source.span(clamp(from)..clamp(to)), text)
            }
            None => found,
        }
    }
}
