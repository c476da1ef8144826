//! Capabilities of the server, as sent in `initialize`.

use super::client::{Client, SCHEME};
use super::commands;
use super::features::semantic;
use super::text::document::Encoding;
use serde_json::{Value, json};

/// Returns the result of `initialize`.
pub fn result(client: &Client) -> Value {
    let encoding = match client.encoding {
        Encoding::Utf8 => "utf-8",
        Encoding::Utf16 => "utf-16",
        Encoding::Utf32 => "utf-32",
    };
    json!({
        "serverInfo": {"name": "llvmlite-jit", "version": env!("CARGO_PKG_VERSION")},
        // Key for clients before 3.17.
        "offsetEncoding": encoding,
        "capabilities": {
            "positionEncoding": encoding,
            "textDocumentSync": {"openClose": true, "change": 2, "save": false},
            "hoverProvider": true,
            "definitionProvider": true,
            "typeDefinitionProvider": true,
            "referencesProvider": true,
            "documentHighlightProvider": true,
            "renameProvider": {"prepareProvider": true},
            "documentSymbolProvider": true,
            "workspaceSymbolProvider": true,
            "foldingRangeProvider": true,
            "callHierarchyProvider": true,
            "codeActionProvider": {"codeActionKinds": ["quickfix"]},
            "completionProvider": {"triggerCharacters": ["%", "@", "!", "#", "$", " ", ","]},
            "signatureHelpProvider": {"triggerCharacters": ["(", ","]},
            "inlayHintProvider": true,
            "semanticTokensProvider": {
                "legend": {"tokenTypes": semantic::TYPES, "tokenModifiers": semantic::MODIFIERS},
                "full": true,
                "range": true,
            },
            "documentFormattingProvider": true,
            "codeLensProvider": {"resolveProvider": false},
            "executeCommandProvider": {"commands": commands::NAMES},
            "workspace": {"textDocumentContent": {"schemes": [SCHEME]}},
        },
    })
}
