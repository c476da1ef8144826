//! LLVM bitcode of LLVM 3.0 to 22 to [`ir::Module`](crate::ir::Module), as the parser makes it of text.
//!
//! A file is a stream of bits ([`bitstream`]): blocks of records, which are lists of numbers. What the numbers mean follows
//! from the block and the record's code ([`codes`] lists them all, with what becomes of each). Everything but the bodies of
//! functions is read first, since names stand at the end of old files; then bodies one by one; then metadata is numbered
//! and written as the text that a module keeps of it, in the order of `llvm-dis`.
//!
//! A binary has no lines. [`crate::source::Listing`] is its text, made when a report shows some of it.
//!
//! # Bounds
//! Nothing is allocated for a count before it is held against what is left of the file; constants and metadata are followed
//! with a list of what is left to do and not by recursion; types nest at most 200 deep.

mod attributes;
pub mod bitstream;
mod body;
pub mod codes;
mod constants;
mod container;
mod debug_info;
mod error;
mod expression;
mod function;
mod header;
mod instruction;
mod listing;
mod metadata;
mod node_text;
mod numbering;
mod operation;
mod reader;
mod symbols;
mod type_order;
mod types;
mod upgrade;
mod write;

pub use container::{is_bitcode, read};
pub use error::Error;
pub use listing::{LoadError, load};
pub(crate) use listing::{load_by, place};
pub use write::{Version, differences, write};

use std::borrow::Cow;

/// Every error of this part: code and title.
pub const CODES: &[(&str, &str)] = &[
    ("E1101", "damaged bitstream"),
    ("E1102", "malformed record"),
    ("E1103", "reference to something that is not there"),
    ("E1104", "unknown record, operation or version"),
    ("E1106", "no record for what is to be written"),
];

/// A number whose sign is its lowest bit.
fn signed(word: u64) -> i64 {
    match (word >> 1, word & 1) {
        (magnitude, 0) => magnitude as i64,
        // Minus zero is the smallest number.
        (0, _) => i64::MIN,
        (magnitude, _) => (magnitude as i64).wrapping_neg(),
    }
}

/// A number of at most 32 bits.
fn narrow(number: u64) -> Result<u32, Error> {
    u32::try_from(number).map_err(|_| Error::record(format!("{number} has more than 32 bits")))
}

/// The characters of a record.
fn characters(ops: &[u64]) -> Result<Vec<u8>, Error> {
    let byte = |op: &u64| u8::try_from(*op).map_err(|_| Error::record("a character of more than 8 bits"));
    ops.iter().map(byte).collect()
}

/// Bytes as text. What is not UTF-8 is written with LLVM's escapes, as the parser keeps it.
fn text(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => {
            let mut out = String::new();
            crate::ir::write_escaped(bytes, &mut out);
            Cow::Owned(out)
        }
    }
}

/// The text of a record.
fn string(ops: &[u64]) -> Result<String, Error> {
    Ok(text(&characters(ops)?).into_owned())
}
