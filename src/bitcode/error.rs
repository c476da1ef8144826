//! What is wrong with a binary file, and where.

use super::codes;
use crate::diagnostic::Diagnostic;
use crate::source::Span;

/// A place in a stream.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Where, in bits from the start of the stream.
    pub bit: u64,
    /// The block it is in.
    pub block: Option<u32>,
    /// The code of the record.
    pub record: Option<u32>,
}

/// Why a file cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// One of [`super::CODES`].
    pub code: &'static str,
    /// One sentence without a full stop.
    pub message: String,
    /// Where; set by whoever knows.
    pub place: Option<Box<Place>>,
}

impl Error {
    fn new(code: &'static str, message: impl Into<String>) -> Error {
        Error { code, message: message.into(), place: None }
    }

    /// Blocks, records and numbers that are not as the container has them.
    pub fn stream(message: impl Into<String>) -> Error {
        Error::new("E1101", message)
    }

    /// A record whose numbers mean nothing.
    pub fn record(message: impl Into<String>) -> Error {
        Error::new("E1102", message)
    }

    /// Something that is named by a number and not there.
    pub fn missing(message: impl Into<String>) -> Error {
        Error::new("E1103", message)
    }

    /// A form that nobody wrote so far.
    pub fn unknown(message: impl Into<String>) -> Error {
        Error::new("E1104", message)
    }

    /// The same with its place, if it has none.
    pub fn at(mut self, place: Place) -> Error {
        self.place.get_or_insert_with(|| Box::new(place));
        self
    }

    /// As a finding about a file, in which the stream starts at byte `start`.
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
