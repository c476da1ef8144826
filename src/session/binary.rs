//! Bitcode, bytecode and archives (`:load`): a session enters them as the text of their module.

use crate::diagnostic::Diagnostic;
use crate::ir::print;
use crate::pipeline::{self, Joined};
use crate::source::{SourceMap, Span};
use crate::{read, verify};

/// Returns the text of a binary file, and its warnings; or all diagnostics, if one of them is an error. They have no
/// spans, since the file has no lines. The modules of the file are linked with each other; for an archive, all members
/// are linked.
pub(super) fn text(name: &str, bytes: Vec<u8>) -> Result<(String, Vec<Diagnostic>), Vec<Diagnostic>> {
    let mut sources = SourceMap::new();
    let input = read::bytes(&mut sources, name, bytes)
        .map_err(|error| vec![Diagnostic::error("E1006", Span::default(), error.to_string())])?;
    let Joined { module, diagnostics, .. } = pipeline::join([input], verify::Options::default());
    let nowhere = |found: Diagnostic| Diagnostic { labels: Vec::new(), fix: Vec::new(), ..found };
    let found: Vec<Diagnostic> = diagnostics.into_iter().map(nowhere).collect();
    match found.iter().any(Diagnostic::is_error) {
        true => Err(found),
        false => Ok((print::module(&module), found)),
    }
}
