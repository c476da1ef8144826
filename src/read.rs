//! A file of any form to modules: text, bitcode, bytecode, or an archive of these, told apart by their content.

mod archive;

pub(crate) use crate::bitcode::place;
use crate::bitcode::{self, LoadError};
use crate::bytecode;
use crate::diagnostic::Diagnostic;
use crate::ir::Module;
use crate::parse::parse;
use crate::source::{Listing, Source, SourceError, SourceMap, Span};
use std::path::PathBuf;

pub use archive::Members;

/// What can be wrong with an archive, and remarks: code and title.
pub const CODES: &[(&str, &str)] = &[
    ("E1105", "an archive that cannot be read"),
    ("W1101", "members of an archive that are no LLVM IR"),
    ("W1102", "bitcode in a section of an object file"),
];

/// A module with its place among all inputs, and what was found while it was read.
#[derive(Debug)]
pub struct Read {
    /// Its text; that of a binary is made when somebody asks for it.
    pub source: Source,
    /// The module.
    pub module: Module,
    /// Errors and warnings.
    pub diagnostics: Vec<Diagnostic>,
}

/// What a file holds.
#[derive(Debug, Default)]
pub struct Input {
    /// Its modules: one, or several if it is bitcode, or the members of an archive. A damaged file is one damaged module.
    pub modules: Vec<Read>,
    /// Whether it is an archive, of which only the members are linked that something needs.
    pub is_archive: bool,
    /// Findings about the file, not about one of its modules.
    pub diagnostics: Vec<Diagnostic>,
}

impl Input {
    /// Returns what was found about the file, and then about each of its modules.
    pub fn findings(&self) -> impl Iterator<Item = &Diagnostic> {
        self.diagnostics.iter().chain(self.modules.iter().flat_map(|read| &read.diagnostics))
    }

    /// A file that cannot be read, with what is wrong; it is the last of the sources.
    fn refused(sources: &SourceMap, found: Diagnostic) -> Input {
        let read = |source: &Source| {
            let module = Module { damaged: true, ..Module::default() };
            Read { source: source.clone(), module, diagnostics: vec![found] }
        };
        Input { modules: sources.sources().last().map(read).into_iter().collect(), ..Input::default() }
    }
}

/// Reads a file; `on_read` is called when its bytes are there.
pub fn file(sources: &mut SourceMap, path: impl Into<PathBuf>, on_read: impl FnOnce()) -> Result<Input, SourceError> {
    let path = path.into();
    match std::fs::read(&path) {
        Ok(data) => {
            on_read();
            bytes(sources, &path.display().to_string(), data)
        }
        Err(error) => Err(SourceError::Io { path, error }),
    }
}

/// Reads what was read from somewhere. A damaged binary is a damaged module, with what is wrong.
pub fn bytes(sources: &mut SourceMap, name: &str, bytes: Vec<u8>) -> Result<Input, SourceError> {
    if archive::is_archive(&bytes) {
        return archive::read(sources, name, &bytes);
    }
    if is_program(&bytes) {
        return binary(sources, name, bytes);
    }
    let source = sources.add_bytes(name, bytes)?;
    let parsed = parse(&source);
    let read = Read { source, module: parsed.module, diagnostics: parsed.diagnostics };
    Ok(Input { modules: vec![read], ..Input::default() })
}

/// Whether bytes are in a form that is no text.
pub fn is_binary(bytes: &[u8]) -> bool {
    archive::is_archive(bytes) || is_program(bytes)
}

/// Whether bytes are a program in a form that is no text.
fn is_program(bytes: &[u8]) -> bool {
    bytecode::is_bytecode(bytes) || bitcode::is_bitcode(bytes)
}

/// Reads a program in a form that is no text.
fn binary(sources: &mut SourceMap, name: &str, bytes: Vec<u8>) -> Result<Input, SourceError> {
    let (length, is_object) = (bytes.len(), bytes.starts_with(b"\x7fELF"));
    let loaded = match bytecode::is_bytecode(&bytes) {
        true => bytecode::load(sources, name, bytes),
        false => bitcode::load(sources, name, bytes),
    };
    match loaded {
        Ok(modules) => {
            let read = |(source, module)| Read { source, module, diagnostics: Vec::new() };
            let modules = modules.into_iter().map(read).collect();
            let mut diagnostics = Vec::new();
            if is_object {
                let message =
                    "this is an object file: the bitcode in its section `.llvmbc` is read, and its code is not";
                diagnostics.push(Diagnostic::warning("W1102", whole(sources, name, length)?, message));
            }
            Ok(Input { modules, is_archive: false, diagnostics })
        }
        Err(LoadError::Source(error)) => Err(error),
        Err(LoadError::Damaged(found)) => Ok(Input::refused(sources, found)),
    }
}

/// A place for findings about a file that is no text.
fn whole(sources: &mut SourceMap, name: &str, length: usize) -> Result<Span, SourceError> {
    let source = sources.add_binary(name, length, 1, Listing::default)?;
    Ok(Span { lo: source.base, hi: source.base })
}
