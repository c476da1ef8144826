//! What is wrong with a file of bytecode, and where.

use crate::diagnostic::Diagnostic;
use crate::source::Span;

/// A place in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Where, in bytes from the start of the file.
    pub byte: usize,
    /// The block it is in, as the document calls it.
    pub block: &'static str,
}

/// Why a file cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// One of [`super::CODES`].
    pub code: &'static str,
    /// One sentence without a full stop.
    pub message: String,
    /// Where; set as soon as it is known.
    pub place: Option<Place>,
}

impl Error {
    fn new(code: &'static str, message: impl Into<String>) -> Error {
        Error { code, message: message.into(), place: None }
    }

    /// Blocks and numbers that are not as the format has them.
    pub fn structure(message: impl Into<String>) -> Error {
        Error::new("E1111", message)
    }

    /// Numbers that are whole and mean nothing where they stand.
    pub fn malformed(message: impl Into<String>) -> Error {
        Error::new("E1112", message)
    }

    /// Something that is named by a number and not there.
    pub fn missing(message: impl Into<String>) -> Error {
        Error::new("E1113", message)
    }

    /// A format, an operation or a type that this reader does not know.
    pub fn unknown(message: impl Into<String>) -> Error {
        Error::new("E1114", message)
    }

    /// The same with its place, if it has none.
    pub fn at(mut self, place: Place) -> Error {
        self.place.get_or_insert(place);
        self
    }

    /// As a finding about a file.
    pub fn diagnostic(&self, span: Span) -> Diagnostic {
        let mut message = self.message.clone();
        if let Some(Place { byte, block }) = self.place {
            message.push_str(&format!(": at byte 0x{byte:x}, in {block}"));
        }
        Diagnostic::error(self.code, span, message)
    }
}
