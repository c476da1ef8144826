//! Reader for the bytecode of LLVM 1.0 to 1.3 (formats 0 to 3), and writer for format 2.
//!
//! A file is a sequence of nested byte blocks ([`stream`]); `format` defines its constants. Values are numbered per
//! type, in "type planes" (`reader`, `function`). The format has signed and unsigned integer types; since LLVM 2.0, and
//! hence in [`ir::Module`](crate::ir::Module), the operations are signed or unsigned instead (`lower`). Instructions
//! that correspond to several current ones are expanded as in the parser (`ir::upgrade::legacy_insts`).
//!
//! # Limits
//! Each count is checked against the remaining length of the file before anything is allocated for it. Types
//! and constants are traversed with an explicit work list, without recursion. Types nest at most 200 deep.

mod constants;
mod error;
pub mod format;
mod function;
mod instruction;
mod lower;
mod reader;
pub mod stream;
mod symbols;
mod types;
mod varargs;
mod write;

pub use error::{Error, Place};
pub use write::Sink;

use crate::bitcode::{LoadError, load_with};
use crate::diagnostic::Diagnostic;
use crate::ir::upgrade::obsolete_syntax::ObsoleteSyntax;
use crate::ir::{GlobalKind, Inst, Module};
use crate::source::{Source, SourceMap, Span};
use std::sync::Arc;

/// Codes and titles of the errors of bytecode files.
pub const CODES: &[(&str, &str)] = &[
    ("E1111", "damaged bytecode"),
    ("E1112", "malformed bytecode"),
    ("E1113", "invalid reference in bytecode"),
    ("E1114", "unknown bytecode format, opcode or type"),
    ("E1115", "not representable in LLVM 1.3"),
];

/// Whether the content is bytecode of any version.
pub fn is_bytecode(bytes: &[u8]) -> bool {
    bytes.starts_with(&format::SIGNATURE) || bytes.starts_with(&format::COMPRESSED)
}

/// Reads a module.
pub fn read(bytes: &[u8]) -> Result<Module, Error> {
    reader::read(bytes)
}

/// Reads a file and gives each part of its module a span in a generated listing.
pub fn load(
    sources: &mut SourceMap,
    name: &str,
    bytes: impl Into<Arc<[u8]>>,
) -> Result<Vec<(Source, Module)>, LoadError> {
    let mut loaded = load_with(sources, name, bytes.into(), |bytes| match read(bytes) {
        Ok(module) => Ok(vec![module]),
        Err(error) => Err(error.diagnostic(Span::default())),
    })?;
    loaded.iter_mut().for_each(|(_, module)| note_unwind(module));
    Ok(loaded)
}

/// Records the use of `unwind`, which has no current equivalent.
fn note_unwind(module: &mut Module) {
    let mut first: Option<Span> = None;
    for id in &module.order {
        let GlobalKind::Function(function) = &module.globals[*id].kind else { continue };
        let Some(body) = &function.body else { continue };
        let unwinds = body.layout.iter().filter_map(|block| body.blocks[*block].insts.last());
        first = first.or(unwinds.copied().find(|inst| body.insts[*inst] == Inst::Unwind).map(|inst| body.span(inst)));
    }
    module.obsolete_syntax.extend(first.map(|span| (ObsoleteSyntax::Unwind, span)));
}

/// Writes a module in format 2. Every construct that LLVM 1.3 lacks is an error with its location.
pub fn write(module: &Module) -> Result<Vec<u8>, Vec<Diagnostic>> {
    write::module(module)
}
