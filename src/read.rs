//! A file of any form to modules: text, bitcode or bytecode, told apart by their content.

use crate::bitcode::{self, LoadError};
use crate::bytecode;
use crate::diagnostic::Diagnostic;
use crate::ir::Module;
use crate::parse::parse;
use crate::source::{Source, SourceError, SourceMap};
use std::path::PathBuf;

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

/// Reads a file. It holds one module, or several if it is bitcode; `on_read` is called when its bytes are there.
pub fn file(
    sources: &mut SourceMap,
    path: impl Into<PathBuf>,
    on_read: impl FnOnce(),
) -> Result<Vec<Read>, SourceError> {
    let path = path.into();
    match std::fs::read(&path) {
        Ok(data) => {
            on_read();
            bytes(sources, &path.display().to_string(), data)
        }
        Err(error) => Err(SourceError::Io { path, error }),
    }
}

/// Reads what was read from somewhere. A damaged binary is a module that could not be read, with what is wrong.
pub fn bytes(sources: &mut SourceMap, name: &str, bytes: Vec<u8>) -> Result<Vec<Read>, SourceError> {
    let binary = if bytecode::is_bytecode(&bytes) {
        Some(bytecode::load(sources, name, bytes.as_slice()))
    } else if bitcode::is_bitcode(&bytes) {
        Some(bitcode::load(sources, name, bytes.as_slice()))
    } else {
        None
    };
    if let Some(loaded) = binary {
        return match loaded {
            Ok(modules) => {
                let read = |(source, module)| Read { source, module, diagnostics: Vec::new() };
                Ok(modules.into_iter().map(read).collect())
            }
            Err(LoadError::Source(error)) => Err(error),
            Err(LoadError::Damaged(found)) => {
                let module = Module { damaged: true, ..Module::default() };
                let source = sources.sources().last().cloned();
                let read = |source| Read { source, module, diagnostics: vec![found] };
                Ok(source.map(read).into_iter().collect())
            }
        };
    }
    let source = sources.add_bytes(name, bytes)?;
    let parsed = parse(&source);
    Ok(vec![Read { source, module: parsed.module, diagnostics: parsed.diagnostics }])
}
