//! What the client can do, as it tells the server at the start.

use super::text::document::Encoding;
use serde_json::Value;

/// What the client can do, as far as it matters.
#[derive(Clone, Debug, Default)]
pub struct Client {
    /// Unit of columns.
    pub encoding: Encoding,
    /// Whether diagnostics may have related places.
    pub related_information: bool,
    /// Whether it can show texts that the server makes (`workspace/textDocumentContent`).
    pub text_document_content: bool,
    /// Whether code actions may be literals with edits.
    pub code_action_literals: bool,
    /// Whether the outline may be a tree.
    pub hierarchical_symbols: bool,
    /// Whether completions may have placeholders.
    pub snippets: bool,
    /// Whether the client trusts the workspace; `initializationOptions.trusted: false` turns running off.
    pub trusted: bool,
}

impl Client {
    /// Reads the parameters of `initialize`. Capabilities of a form that is not the protocol's are taken as missing.
    pub fn of(params: &Value) -> Client {
        let has = |path: &str| params.pointer(&format!("/capabilities/{path}")).is_some_and(|value| *value != false);
        let encodings = params.pointer("/capabilities/general/positionEncodings").and_then(Value::as_array);
        let offers = |name: &str| encodings.is_some_and(|list| list.iter().any(|one| one == name));
        // Neovim before 0.11 and Emacs name them so.
        let old = params.pointer("/capabilities/offsetEncoding").and_then(Value::as_array);
        let offers_old = |name: &str| old.is_some_and(|list| list.iter().any(|one| one == name));
        let encoding = match () {
            () if offers("utf-8") || offers_old("utf-8") => Encoding::Utf8,
            () if offers("utf-32") && !offers("utf-16") => Encoding::Utf32,
            () => Encoding::Utf16,
        };
        Client {
            encoding,
            related_information: has("textDocument/publishDiagnostics/relatedInformation"),
            text_document_content: has("workspace/textDocumentContent"),
            code_action_literals: has("textDocument/codeAction/codeActionLiteralSupport"),
            hierarchical_symbols: has("textDocument/documentSymbol/hierarchicalDocumentSymbolSupport"),
            snippets: has("textDocument/completion/completionItem/snippetSupport"),
            trusted: params.pointer("/initializationOptions/trusted") != Some(&Value::Bool(false)),
        }
    }
}

/// Scheme of the texts that the server makes.
pub const SCHEME: &str = "llvmlite-jit";
