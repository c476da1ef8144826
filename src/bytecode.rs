//! Bytecode of LLVM 1.0 to 1.3 (formats 0 to 3) to [`ir::Module`](crate::ir::Module), and format 2 of a module.
//!
//! A file is blocks of bytes ([`stream`]); its numbers stand in `format`. Values have no names but places: each type counts its own
//! (`reader`, `function`). Integers have signs there and operations have them here (`lower`); instructions that are
//! several today become those that the parser makes of their text (`ir::old`).
//!
//! # Bounds
//! Nothing is allocated for a count before it is held against what is left of the file; types and constants are followed
//! with a list of what is left to do and not by recursion; types nest at most 200 deep.

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

use crate::bitcode::{LoadError, load_by};
use crate::diagnostic::Diagnostic;
use crate::ir::{GlobalKind, Inst, Module, spelling::OldSpelling};
use crate::source::{Source, SourceMap, Span};
use std::sync::Arc;

/// Every error of this part: code and title.
pub const CODES: &[(&str, &str)] = &[
    ("E1111", "damaged bytecode"),
    ("E1112", "malformed bytecode"),
    ("E1113", "reference in bytecode to something that is not there"),
    ("E1114", "unknown format, operation or type of bytecode"),
    ("E1115", "nothing that LLVM 1.3 had"),
];

/// Whether bytes are bytecode of whatever version, by their content.
pub fn is_bytecode(bytes: &[u8]) -> bool {
    bytes.starts_with(&format::SIGNATURE) || bytes.starts_with(&format::COMPRESSED)
}

/// Reads a module.
pub fn read(bytes: &[u8]) -> Result<Module, Error> {
    reader::read(bytes)
}

/// Reads a file and gives the parts of its module positions in a source.
pub fn load(
    sources: &mut SourceMap,
    name: &str,
    bytes: impl Into<Arc<[u8]>>,
) -> Result<Vec<(Source, Module)>, LoadError> {
    let mut loaded = load_by(sources, name, bytes.into(), |bytes| match read(bytes) {
        Ok(module) => Ok(vec![module]),
        Err(error) => Err(error.diagnostic(Span::default())),
    })?;
    loaded.iter_mut().for_each(|(_, module)| note_old(module));
    Ok(loaded)
}

/// Notes what LLVM does not read any more even in its spelling of today.
fn note_old(module: &mut Module) {
    let mut first: Option<Span> = None;
    for id in &module.order {
        let GlobalKind::Function(function) = &module.globals[*id].kind else { continue };
        let Some(body) = &function.body else { continue };
        let unwinds = body.layout.iter().filter_map(|block| body.blocks[*block].insts.last());
        first = first.or(unwinds.copied().find(|inst| body.insts[*inst] == Inst::Unwind).map(|inst| body.span(inst)));
    }
    module.old_spellings.extend(first.map(|span| (OldSpelling::Unwind, span)));
}

/// Writes a module in format 2. What LLVM 1.3 does not have is refused, each thing with its place.
pub fn write(module: &Module) -> Result<Vec<u8>, Vec<Diagnostic>> {
    write::module(module)
}
