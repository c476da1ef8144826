//! Reader and writer for LLVM bitcode. Reads files of LLVM 3.0 to 22 into the same
//! [`ir::Module`](crate::ir::Module) that the parser makes from text.
//!
//! A file is a bitstream ([`bitstream`]): blocks of records, which are lists of numbers. Block id and record
//! code determine the meaning of the numbers ([`codes`] lists all of them and their handling). Everything
//! except function bodies is read first, since old files have the names at the end; then the bodies one by
//! one; finally metadata is numbered and printed to the text that a module keeps of it, in the order of
//! `llvm-dis`.
//!
//! A binary has no lines. [`crate::source::Listing`] is its disassembly, made only when a report shows a part
//! of it.
//!
//! # Limits
//! Each count is checked against the remaining length of the file before anything is allocated for it.
//! Constants and metadata are traversed with an explicit work list, without recursion. Types nest at most 200
//! deep.

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
mod global_codes;
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

/// Codes and titles of the errors of bitcode and bytecode files.
pub const CODES: &[(&str, &str)] = &[
    ("E1101", "damaged bitstream"),
    ("E1102", "malformed record"),
    ("E1103", "invalid reference"),
    ("E1104", "unknown record, opcode or version"),
    ("E1106", "not representable in bitcode"),
];

/// Decodes a signed number, with its sign in the least significant bit.
fn signed(word: u64) -> i64 {
    match (word >> 1, word & 1) {
        (magnitude, 0) => magnitude as i64,
        // Minus zero encodes `i64::MIN`.
        (0, _) => i64::MIN,
        (magnitude, _) => (magnitude as i64).wrapping_neg(),
    }
}

/// Converts a number to 32 bits, or reports an error.
fn narrow(number: u64) -> Result<u32, Error> {
    u32::try_from(number).map_err(|_| Error::record(format!("{number} has more than 32 bits")))
}

/// Returns the characters of a record as bytes.
fn characters(ops: &[u64]) -> Result<Vec<u8>, Error> {
    let byte = |op: &u64| u8::try_from(*op).map_err(|_| Error::record("a character that does not fit into 8 bits"));
    ops.iter().map(byte).collect()
}

/// Converts bytes to text. Text that is not UTF-8 gets LLVM's escapes, as in the parser.
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

/// Returns the text of a record.
fn string(ops: &[u64]) -> Result<String, Error> {
    Ok(text(&characters(ops)?).into_owned())
}
