//! `:load`: files that a session enters; bitcode, bytecode and archives as the text of their module.

use super::{Reply, Session, refused};
use crate::diagnostic::Diagnostic;
use crate::ir::{TypeKind, print};
use crate::pipeline::{self, Joined};
use crate::source::{SourceMap, Span};
use crate::{read, verify};
use std::sync::Arc;

impl Session {
    /// Enters a file: text, bitcode or bytecode. Its `private` and `internal` symbols are distinct from those
    /// of other files.
    pub fn load(&mut self, name: &str, bytes: Vec<u8>) -> Reply {
        let reply = self.load_file(name, bytes);
        if !reply.failed() {
            self.enter_types_of_debug_info();
        }
        reply
    }

    /// Enters the structs that the session knows from debug information alone.
    pub(super) fn enter_types_of_debug_info(&mut self) {
        let types = self.types_of_debug_info();
        if types.is_empty() {
            return;
        }
        let Ok(source) = self.sources.add(format!("<repl:{} debug information>", self.inputs), types) else { return };
        // What these definitions lack is reported where it is used.
        self.enter_parts(&source, None);
        // Nothing in the module uses these types yet, and values are shown with types that it has.
        self.engine.release(&self.empty);
        let merged = Arc::make_mut(&mut self.checked).module_mut();
        for id in self.names.types.values() {
            merged.types.intern(TypeKind::Named(*id));
        }
        self.engine.resume(Arc::clone(&self.checked));
    }

    fn load_file(&mut self, name: &str, bytes: Vec<u8>) -> Reply {
        let file = Some(Arc::from(name));
        if crate::read::is_binary(&bytes) {
            return match text(name, bytes) {
                Ok((text, warnings)) => {
                    let mut reply = self.enter_as(name.to_string(), text, file);
                    reply.diagnostics.splice(..0, warnings);
                    reply
                }
                Err(diagnostics) => Reply { diagnostics, ..Reply::default() },
            };
        }
        match self.sources.add_bytes(name, bytes) {
            Ok(source) => self.enter_saved(source, file),
            Err(error) => refused(Diagnostic::error("E1006", Span::default(), error.to_string())),
        }
    }
}

/// Returns the text of a binary file, and its warnings; or all diagnostics, if one of them is an error. They have no
/// spans, since the file has no lines. The modules of the file are linked with each other; for an archive, all members
/// are linked.
fn text(name: &str, bytes: Vec<u8>) -> Result<(String, Vec<Diagnostic>), Vec<Diagnostic>> {
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
