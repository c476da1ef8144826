//! Errors of binary files, with their positions.

use super::codes;
use crate::diagnostic::Diagnostic;
use crate::source::Span;

/// Position in a bitstream.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Offset in bits from the start of the stream.
    pub bit: u64,
    /// Innermost block.
    pub block: Option<u32>,
    /// Record code.
    pub record: Option<u32>,
}

/// Reason why a file cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// Diagnostic code, one of [`super::CODES`].
    pub code: &'static str,
    /// Message of one sentence without a full stop.
    pub message: String,
    /// Position, if known.
    pub place: Option<Box<Place>>,
}

impl Error {
    fn new(code: &'static str, message: impl Into<String>) -> Error {
        Error { code, message: message.into(), place: None }
    }

    /// Creates an error in the structure of blocks, records and abbreviations.
    pub fn stream(message: impl Into<String>) -> Error {
        Error::new("E1101", message)
    }

    /// Creates an error in the contents of a record.
    pub fn record(message: impl Into<String>) -> Error {
        Error::new("E1102", message)
    }

    /// Creates an error about a reference to an id that does not exist.
    pub fn missing(message: impl Into<String>) -> Error {
        Error::new("E1103", message)
    }

    /// Creates an error about an unknown record, operation or version.
    pub fn unknown(message: impl Into<String>) -> Error {
        Error::new("E1104", message)
    }

    /// Sets the position, unless the error has one already.
    pub fn at(mut self, place: Place) -> Error {
        self.place.get_or_insert_with(|| Box::new(place));
        self
    }

    /// Converts the error to a diagnostic for a file whose bitstream starts at byte `start`.
    pub fn diagnostic(&self, span: Span, start: usize) -> Diagnostic {
        let mut message = self.message.clone();
        if let Some(place) = &self.place {
            let byte = start as u64 + place.bit / 8;
            message.push_str(&format!(": at byte 0x{byte:x}, bit {}", place.bit % 8));
            if let Some(block) = place.block {
                message.push_str(&format!(", in block {}", codes::block_name(block)));
                if let Some(record) = place.record {
                    message.push_str(&format!(", record {}", codes::record_name(block, record)));
                }
            }
        }
        Diagnostic::error(self.code, span, message)
    }
}
