//! Errors of bytecode files, with their positions.

use crate::diagnostic::Diagnostic;
use crate::source::Span;

/// Position in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Offset in bytes from the start of the file.
    pub byte: usize,
    /// Innermost block, as named in the documentation.
    pub block: &'static str,
}

/// Reason why a file cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// Diagnostic code, one of [`super::CODES`].
    pub code: &'static str,
    /// Message of one sentence without a full stop.
    pub message: String,
    /// Position, if known.
    pub place: Option<Place>,
}

impl Error {
    fn new(code: &'static str, message: impl Into<String>) -> Error {
        Error { code, message: message.into(), place: None }
    }

    /// Creates an error in the structure of blocks and numbers.
    pub fn structure(message: impl Into<String>) -> Error {
        Error::new("E1111", message)
    }

    /// Creates an error about a number that is well-formed but invalid in its context.
    pub fn malformed(message: impl Into<String>) -> Error {
        Error::new("E1112", message)
    }

    /// Creates an error about a reference to a slot that does not exist.
    pub fn missing(message: impl Into<String>) -> Error {
        Error::new("E1113", message)
    }

    /// Creates an error about an unknown format, operation or type.
    pub fn unknown(message: impl Into<String>) -> Error {
        Error::new("E1114", message)
    }

    /// Sets the position, unless the error has one already.
    pub fn at(mut self, place: Place) -> Error {
        self.place.get_or_insert(place);
        self
    }

    /// Converts the error to a diagnostic for a file.
    pub fn diagnostic(&self, span: Span) -> Diagnostic {
        let mut message = self.message.clone();
        if let Some(Place { byte, block }) = self.place {
            message.push_str(&format!(": at byte 0x{byte:x}, in {block}"));
        }
        Diagnostic::error(self.code, span, message)
    }
}
