//! `textDocument/codeLens`: commands on a function.

use crate::lsp::commands;
use crate::lsp::open::OpenDocument;
use gen_lsp_types as lsp;
use serde_json::json;

/// Returns the code lenses of all functions with a body. In an untrusted workspace, those that run code are omitted.
pub fn lenses(open: &mut OpenDocument, trusted: bool) -> Vec<lsp::CodeLens> {
    let document = &open.document;
    let mut lenses = Vec::new();
    for entity in document.entities() {
        let Some((name, is_callable)) = commands::callable(document.text(), entity) else { continue };
        let range = document.range(entity.start..entity.name.end);
        let mut add = |title: &str, command: &str| {
            let arguments = Some(vec![json!({"uri": document.uri, "function": name, "show": true})]);
            let command = lsp::Command {
                title: title.into(),
                tooltip: None,
                command: format!("llvmlite-jit.{command}"),
                arguments,
            };
            lenses.push(lsp::CodeLens { range, command: Some(command), data: None });
        };
        if trusted && is_callable {
            add("run", "run");
            add("run in interpreter", "interpret");
            add("bench", "bench");
        }
        add("show asm", "asm");
        add("graph", "graph");
    }
    lenses
}
