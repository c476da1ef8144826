//! Files that are no text: a session enters the text of what they are.

use crate::diagnostic::Diagnostic;
use crate::ir::print;
use crate::link::link;
use crate::read;
use crate::source::{SourceMap, Span};

/// The text of a file that is none. Its modules are linked with each other, all members of an archive too.
pub(super) fn text(name: &str, bytes: Vec<u8>) -> Result<String, Diagnostic> {
    let mut sources = SourceMap::new();
    let input = read::bytes(&mut sources, name, bytes)
        .map_err(|error| Diagnostic::error("E1006", Span::default(), error.to_string()))?;
    let mut modules = Vec::with_capacity(input.modules.len());
    let mut found = input.diagnostics;
    for read in input.modules {
        found.extend(read.diagnostics);
        modules.push((read.source, read.module));
    }
    let module = match modules.len() {
        1 => modules.remove(0).1,
        _ => {
            let linked = link(modules);
            found.extend(linked.diagnostics);
            linked.module
        }
    };
    match found.into_iter().find(Diagnostic::is_error) {
        Some(found) => Err(Diagnostic::error(found.code, Span::default(), found.message)),
        None => Ok(print::module(&module)),
    }
}
