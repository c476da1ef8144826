//! Reader and writer for LLVM bitcode. Reads files of LLVM 3.0 to 22 into the same [`ir::Module`](crate::ir::Module)
//! that the parser creates from text.
//!
//! A file is a bitstream ([`bitstream`]): blocks of records, which are lists of numbers. Block id and record code
//! determine the meaning of the numbers ([`codes`] lists all of them and their handling). Everything except function
//! bodies is read first, because old files have the symbol table at the end; then the bodies are read one by one.
//! Finally, metadata is numbered and printed to the text that a module keeps, in the order of `llvm-dis`.
//!
//! A binary has no lines. [`crate::source::Listing`] is its disassembly, which is created only when a report shows a
//! part of it.
//!
//! # Limits
//! Each count is checked against the remaining length of the file before anything is allocated for it.
//! Constants and metadata are traversed with an explicit work list, without recursion. Types nest at most 200
//! deep.

mod attribute_table;
mod attributes;
pub mod bitstream;
mod body;
mod call;
pub mod codes;
mod constants;
mod container;
mod debug_info;
mod encoding;
mod error;
mod expression;
mod global_codes;
mod global_header;
mod instruction;
mod listing;
mod metadata;
mod metadata_table;
mod node_text;
mod numbering;
mod operation;
mod reader;
mod record_codes;
mod symbols;
mod type_order;
mod types;
mod upgrade;
mod value_table;
mod write;

pub use container::{is_bitcode, read};
pub use error::Error;
pub use listing::{LoadError, load};
pub(crate) use listing::{load_with, place};
pub use write::{Version, differences, write};

/// Codes and titles of the errors of bitcode and bytecode files.
pub const CODES: &[(&str, &str)] = &[
    ("E1101", "damaged bitstream"),
    ("E1102", "malformed record"),
    ("E1103", "invalid reference"),
    ("E1104", "unknown record, opcode or version"),
    ("E1106", "not representable in bitcode"),
];
