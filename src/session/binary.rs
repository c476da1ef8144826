//! Binary files: a session enters them as the text of their module.

use crate::diagnostic::Diagnostic;
use crate::ir::print;
use crate::link::link;
use crate::read;
use crate::source::{SourceMap, Span};

/// Returns the text of a binary file, and its diagnostics without spans, since the file has no lines. Its
/// modules are linked with each other; of an archive, all members are.
pub(super) fn text(name: &str, bytes: Vec<u8>) -> Result<(String, Vec<Diagnostic>), Diagnostic> {
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
    let nowhere = |found: Diagnostic| Diagnostic { labels: Vec::new(), fix: Vec::new(), ..found };
    match found.iter().position(Diagnostic::is_error) {
        Some(error) => Err(nowhere(found.swap_remove(error))),
        None => Ok((print::module(&module), found.into_iter().map(nowhere).collect())),
    }
}
