//! Reading of files in any form as modules: text, bitcode, bytecode, or archives of these, recognized by
//! their content.

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

/// Codes of diagnostics about archives, with their titles.
pub const CODES: &[(&str, &str)] = &[
    ("E1105", "unreadable archive"),
    ("W1101", "archive members that are not LLVM IR"),
    ("W1102", "bitcode in a section of an object file"),
];

/// A module with its source, and the diagnostics from reading it.
#[derive(Debug)]
pub struct Read {
    /// Source text; for a binary, generated on demand.
    pub source: Source,
    /// The module.
    pub module: Module,
    /// Errors and warnings.
    pub diagnostics: Vec<Diagnostic>,
}

/// Contents of a file.
#[derive(Debug, Default)]
pub struct Input {
    /// Modules: one, several for bitcode with several modules, or the members of an archive. A damaged file
    /// is one damaged module.
    pub modules: Vec<Read>,
    /// Whether the file is an archive, of which only needed members are linked.
    pub is_archive: bool,
    /// Diagnostics about the file and not about one of its modules.
    pub diagnostics: Vec<Diagnostic>,
}

impl Input {
    /// Returns the diagnostics about the file, followed by those of each module.
    pub fn findings(&self) -> impl Iterator<Item = &Diagnostic> {
        self.diagnostics.iter().chain(self.modules.iter().flat_map(|read| &read.diagnostics))
    }

    /// Creates the contents of an unreadable file, which is the last of the sources, with the reason.
    fn refused(sources: &SourceMap, found: Diagnostic) -> Input {
        let read = |source: &Source| {
            let module = Module { damaged: true, ..Module::default() };
            Read { source: source.clone(), module, diagnostics: vec![found] }
        };
        Input { modules: sources.sources().last().map(read).into_iter().collect(), ..Input::default() }
    }
}

/// Reads a file. `on_read` is called once its bytes are in memory.
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

/// Reads a file from memory. A damaged binary becomes a damaged module with diagnostics.
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

/// Whether bytes are a binary format or an archive.
pub fn is_binary(bytes: &[u8]) -> bool {
    archive::is_archive(bytes) || is_program(bytes)
}

/// Whether bytes are a program in a binary format.
fn is_program(bytes: &[u8]) -> bool {
    bytecode::is_bytecode(bytes) || bitcode::is_bitcode(bytes)
}

/// Reads a program in a binary format.
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
                let message = "this is an object file: the bitcode in its section `.llvmbc` is read, its machine code is \
                        ignored";
                diagnostics.push(Diagnostic::warning("W1102", whole(sources, name, length)?, message));
            }
            Ok(Input { modules, is_archive: false, diagnostics })
        }
        Err(LoadError::Source(error)) => Err(error),
        Err(LoadError::Damaged(found)) => Ok(Input::refused(sources, found)),
    }
}

/// Returns a span for diagnostics about a binary file as a whole.
fn whole(sources: &mut SourceMap, name: &str, length: usize) -> Result<Span, SourceError> {
    let source = sources.add_binary(name, length, 1, Listing::default)?;
    Ok(Span { lo: source.base, hi: source.base })
}
