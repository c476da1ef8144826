//! Capabilities of the client, as received in `initialize`.

use super::text::document::Encoding;
use serde_json::Value;

/// The capabilities of the client that the server uses.
#[derive(Clone, Debug, Default)]
pub struct Client {
    /// Unit of columns.
    pub encoding: Encoding,
    /// Whether diagnostics may have related locations.
    pub related_information: bool,
    /// Whether it can show virtual documents of the server (`workspace/textDocumentContent`).
    pub text_document_content: bool,
    /// Whether code actions may be literals with edits.
    pub code_action_literals: bool,
    /// Whether the outline may be a tree.
    pub hierarchical_symbols: bool,
    /// Whether completions may have placeholders.
    pub snippets: bool,
    /// Whether the client trusts the workspace; `initializationOptions.trusted: false` disables running programs.
    pub trusted: bool,
}

impl Client {
    /// Reads the parameters of `initialize`. Malformed capabilities count as missing.
    pub fn of(params: &Value) -> Client {
        let has = |path: &str| params.pointer(&format!("/capabilities/{path}")).is_some_and(|value| *value != false);
        let encodings = params.pointer("/capabilities/general/positionEncodings").and_then(Value::as_array);
        let offers = |name: &str| encodings.is_some_and(|list| list.iter().any(|one| one == name));
        // Neovim before 0.11 and Emacs use this key.
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

/// URI scheme of the server's virtual documents.
pub const SCHEME: &str = "llvmlite-jit";
