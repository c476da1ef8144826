//! Requests about documents: reads the parameters, calls the module of the feature, and converts the result to JSON.

mod calls;
mod completion;
pub mod fixes;
mod format;
mod hints;
pub mod hover;
mod lenses;
mod navigation;
mod outline;
pub mod semantic;
mod signature;

use super::client::SCHEME;
use super::open::{Failure, OpenDocument, Workspace};
use super::publish;
use crate::reference::codes;
use fixes::QuickFix;
use gen_lsp_types as lsp;
use lsp_server::ErrorCode;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::ops::Range;

/// Result of a request.
pub type Answer = Result<Value, Failure>;

fn read<T: DeserializeOwned>(params: Value) -> Result<T, Failure> {
    serde_json::from_value(params).map_err(|error| Failure::invalid(error.to_string()))
}

fn answer(result: impl Serialize) -> Answer {
    serde_json::to_value(result)
        .map_err(|error| Failure { code: ErrorCode::InternalError as i32, message: error.to_string() })
}

/// Finds an open document.
pub fn document<'s>(workspace: &'s mut Workspace, uri: &str) -> Result<&'s mut OpenDocument, Failure> {
    workspace.documents.get_mut(uri).ok_or_else(|| Failure::invalid(format!("{uri} is not open")))
}

/// Reads a position in an open document.
fn at(workspace: &mut Workspace, params: Value) -> Result<(&mut OpenDocument, usize), Failure> {
    let params: lsp::TextDocumentPositionParams = read(params)?;
    let open = document(workspace, &params.text_document.uri.0)?;
    let offset = open.document.offset(params.position);
    Ok((open, offset))
}

/// Reads an open document.
fn whole<'s>(workspace: &'s mut Workspace, params: &Value) -> Result<&'s mut OpenDocument, Failure> {
    let uri = params.pointer("/textDocument/uri").and_then(Value::as_str);
    document(workspace, uri.ok_or_else(|| Failure::invalid("no `textDocument`"))?)
}

/// Reads a range of an open document.
fn part<'s>(workspace: &'s mut Workspace, params: &Value) -> Result<(&'s mut OpenDocument, Range<usize>), Failure> {
    let range: lsp::Range = read(params["range"].clone())?;
    let open = whole(workspace, params)?;
    let range = open.document.bytes(range);
    Ok((open, range))
}

/// Answers a request.
pub fn request(workspace: &mut Workspace, method: &str, params: Value) -> Answer {
    match method {
        "textDocument/definition" => {
            let (open, offset) = at(workspace, params)?;
            answer(navigation::definition(open, offset))
        }
        "textDocument/typeDefinition" => {
            let (open, offset) = at(workspace, params)?;
            answer(navigation::type_definition(open, offset))
        }
        "textDocument/references" => {
            let with_definition = params.pointer("/context/includeDeclaration") != Some(&Value::Bool(false));
            let (open, offset) = at(workspace, params)?;
            answer(navigation::references(open, offset, with_definition))
        }
        "textDocument/documentHighlight" => {
            let (open, offset) = at(workspace, params)?;
            answer(navigation::highlights(open, offset))
        }
        "textDocument/prepareRename" => {
            let (open, offset) = at(workspace, params)?;
            answer(navigation::prepare_rename(open, offset)?)
        }
        "textDocument/rename" => {
            let params: lsp::RenameParams = read(params)?;
            let place = params.text_document_position_params;
            let open = document(workspace, &place.text_document.uri.0)?;
            let offset = open.document.offset(place.position);
            let edits = navigation::rename(open, offset, &params.new_name)?;
            answer(workspace_edit(open, edits))
        }
        "textDocument/hover" => {
            let (open, offset) = at(workspace, params)?;
            answer(hover::hover(open, offset))
        }
        "textDocument/completion" => {
            let snippets = workspace.client.snippets;
            let (open, offset) = at(workspace, params)?;
            answer(completion::complete(open, offset, snippets))
        }
        "textDocument/signatureHelp" => {
            let (open, offset) = at(workspace, params)?;
            answer(signature::help(open, offset))
        }
        "textDocument/documentSymbol" => {
            let hierarchical = workspace.client.hierarchical_symbols;
            let open = whole(workspace, &params)?;
            if hierarchical { answer(outline::tree(open)) } else { answer(outline::list(open)) }
        }
        "workspace/symbol" => {
            let params: lsp::WorkspaceSymbolParams = read(params)?;
            answer(outline::workspace(workspace, &params.query))
        }
        "textDocument/foldingRange" => answer(outline::folds(whole(workspace, &params)?)),
        "textDocument/prepareCallHierarchy" => {
            let (open, offset) = at(workspace, params)?;
            answer(calls::prepare(open, offset))
        }
        "callHierarchy/incomingCalls" => {
            let params: lsp::CallHierarchyIncomingCallsParams = read(params)?;
            answer(calls::incoming(document(workspace, &params.item.uri.0)?, &params.item))
        }
        "callHierarchy/outgoingCalls" => {
            let params: lsp::CallHierarchyOutgoingCallsParams = read(params)?;
            answer(calls::outgoing(document(workspace, &params.item.uri.0)?, &params.item))
        }
        "textDocument/codeAction" => code_actions(workspace, params),
        "textDocument/inlayHint" => {
            let (open, range) = part(workspace, &params)?;
            answer(hints::hints(open, range))
        }
        "textDocument/semanticTokens/full" => {
            let open = whole(workspace, &params)?;
            let all = 0..open.document.text().len();
            answer(semantic::tokens(open, all))
        }
        "textDocument/semanticTokens/range" => {
            let (open, range) = part(workspace, &params)?;
            answer(semantic::tokens(open, range))
        }
        "textDocument/formatting" => {
            let open = whole(workspace, &params)?;
            answer(format::edits(&open.document))
        }
        "textDocument/codeLens" => {
            let trusted = workspace.client.trusted;
            answer(lenses::lenses(whole(workspace, &params)?, trusted))
        }
        "workspace/textDocumentContent" => {
            let uri = params["uri"].as_str().ok_or_else(|| Failure::invalid("no `uri`"))?;
            answer(json!({"text": content(uri)?}))
        }
        _ => Err(Failure {
            code: ErrorCode::MethodNotFound as i32,
            message: format!("the method `{method}` is not supported"),
        }),
    }
}

/// Returns a virtual document: `llvmlite-jit:/explain/E0101.md`, `llvmlite-jit:/text/path/of.bc`.
pub fn content(uri: &str) -> Result<String, Failure> {
    let unknown = || Failure::invalid(format!("unknown document {uri}"));
    let path = uri.strip_prefix(SCHEME).and_then(|rest| rest.strip_prefix(':')).ok_or_else(unknown)?;
    let path = path.trim_start_matches('/');
    if let Some(code) = path.strip_prefix("explain/") {
        return explanation(code.trim_end_matches(".md")).ok_or_else(unknown);
    }
    let file = path.strip_prefix("text").ok_or_else(unknown)?;
    super::bitcode::text(&super::bitcode::decoded(file))
}

/// Returns the explanation of a code or of a kind of fault, in Markdown.
pub fn explanation(code: &str) -> Option<String> {
    let section = codes::sections().find(|section| section.name.eq_ignore_ascii_case(code))?;
    Some(match section.title {
        Some(title) => format!("# {}: {title}\n\n{}\n", section.name, section.body),
        None => format!("# {}\n\n{}\n", section.name, section.body),
    })
}

/// Converts edits of a document to a `WorkspaceEdit`.
pub fn workspace_edit(open: &OpenDocument, edits: Vec<(Range<usize>, String)>) -> lsp::WorkspaceEdit {
    let document = &open.document;
    let edits =
        edits.into_iter().map(|(range, new_text)| lsp::TextEdit { range: document.range(range), new_text }).collect();
    lsp::WorkspaceEdit {
        changes: Some(HashMap::from([(lsp::Uri(document.uri.clone()), edits)])),
        ..lsp::WorkspaceEdit::default()
    }
}

/// Maximum number of diagnostics in a range for which fixes are computed.
const MAX_FIXED: usize = 16;

fn code_actions(workspace: &mut Workspace, params: Value) -> Answer {
    let client = workspace.client.clone();
    let only: Option<Vec<String>> = read(params.pointer("/context/only").cloned().unwrap_or(Value::Null))?;
    let wants = |kind: &str| only.as_ref().is_none_or(|only| only.iter().any(|one| kind.starts_with(one.as_str())));
    let (open, range) = part(workspace, &params)?;
    if !client.code_action_literals || !wants("quickfix") {
        return Ok(json!([]));
    }
    let index = open.index();
    let mut actions = Vec::new();
    let touches = |at: &Range<usize>| at.start <= range.end && range.start <= at.end;
    for found in
        open.diagnostics.iter().filter(|one| touches(&publish::bytes(&open.document, one.span()))).take(MAX_FIXED)
    {
        let about = publish::diagnostic(&open.document, &client, found);
        for QuickFix { title, edits, is_certain } in fixes::quick_fixes(&open.document, &index, found) {
            actions.push(lsp::CodeAction {
                title,
                kind: Some(lsp::CodeActionKind::QuickFix),
                diagnostics: Some(vec![about.clone()]),
                is_preferred: is_certain.then_some(true),
                edit: Some(workspace_edit(open, edits)),
                ..lsp::CodeAction::default()
            });
        }
        let title = format!("Explain {}", found.code);
        let arguments = Some(vec![json!({"code": found.code, "show": true})]);
        actions.push(lsp::CodeAction {
            title: title.clone(),
            kind: Some(lsp::CodeActionKind::QuickFix),
            diagnostics: Some(vec![about]),
            command: Some(lsp::Command { title, tooltip: None, command: "llvmlite-jit.explain".into(), arguments }),
            ..lsp::CodeAction::default()
        });
    }
    answer(actions)
}
