//! Call hierarchy: the callees and the callers of a function.

use crate::ir::Name;
use crate::lsp::open::OpenDocument;
use crate::lsp::text::document::Document;
use crate::lsp::text::entities::{Entity, EntityKind};
use crate::lsp::text::lexer::{TokenKind, tokens};
use crate::lsp::text::symbols::{self, ModuleIndex, Symbol};
use gen_lsp_types as lsp;
use std::ops::Range;

fn item(document: &Document, entity: &Entity) -> lsp::CallHierarchyItem {
    lsp::CallHierarchyItem {
        name: document.text()[entity.name.clone()].to_string(),
        kind: lsp::SymbolKind::Function,
        tags: None,
        detail: None,
        uri: lsp::Uri(document.uri.clone()),
        range: document.range(entity.range()),
        selection_range: document.range(entity.name.clone()),
        data: None,
    }
}

fn is_function(entity: &Entity) -> bool {
    matches!(entity.kind, EntityKind::Define | EntityKind::Declare)
}

/// Returns the function whose name is at a position, or else the enclosing function.
fn function_at<'o>(document: &'o Document, index: &ModuleIndex, offset: usize) -> Option<&'o Entity> {
    let named = symbols::symbol_at(document, index, offset).and_then(|(_, place)| index.entity(&place.symbol));
    let named = named.map(|n| &document.entities()[n]).filter(|entity| is_function(entity));
    named.or_else(|| document.entity_at(offset).map(|(_, entity)| entity).filter(|entity| is_function(entity)))
}

/// `textDocument/prepareCallHierarchy`
pub fn prepare(open: &mut OpenDocument, offset: usize) -> Option<Vec<lsp::CallHierarchyItem>> {
    let index = open.index();
    function_at(&open.document, &index, offset).map(|entity| vec![item(&open.document, entity)])
}

/// Returns the callees named in a function's body, with their locations.
fn calls(document: &Document, entity: &Entity) -> Vec<(Name, Range<usize>)> {
    let Some(brace) = entity.brace else { return Vec::new() };
    let text = document.text();
    let all = tokens(text, brace + 1..entity.end);
    let mut found = Vec::new();
    // From the opcode to the parenthesis after the callee.
    let mut in_call = false;
    for (n, token) in all.iter().enumerate() {
        match token.kind {
            TokenKind::Word if matches!(token.text(text), "call" | "invoke" | "callbr") => in_call = true,
            TokenKind::Global if in_call && all.get(n + 1).is_some_and(|next| next.is(text, b'(')) => {
                found.push((token.name(text), token.range()));
                in_call = false;
            }
            TokenKind::Local if all.get(n + 1).is_some_and(|next| next.is(text, b'=')) => in_call = false,
            _ => {}
        }
    }
    found
}

/// `callHierarchy/outgoingCalls`
pub fn outgoing(open: &mut OpenDocument, of: &lsp::CallHierarchyItem) -> Vec<lsp::CallHierarchyOutgoingCall> {
    let index = open.index();
    let document = &open.document;
    let Some(caller) = function_at(document, &index, document.offset(of.selection_range.start)) else {
        return Vec::new();
    };
    let mut found: Vec<(usize, Vec<lsp::Range>)> = Vec::new();
    for (name, range) in calls(document, caller) {
        let Some(n) = index.entity(&Symbol::Global(name)) else { continue };
        let range = document.range(range);
        match found.iter_mut().find(|(known, _)| *known == n) {
            Some((_, ranges)) => ranges.push(range),
            None => found.push((n, vec![range])),
        }
    }
    let call = |(n, from_ranges): (usize, Vec<lsp::Range>)| lsp::CallHierarchyOutgoingCall {
        to: item(document, &document.entities()[n]),
        from_ranges,
    };
    found.into_iter().map(call).collect()
}

/// `callHierarchy/incomingCalls`
pub fn incoming(open: &mut OpenDocument, of: &lsp::CallHierarchyItem) -> Vec<lsp::CallHierarchyIncomingCall> {
    let index = open.index();
    let document = &open.document;
    let Some(callee) = function_at(document, &index, document.offset(of.selection_range.start)) else {
        return Vec::new();
    };
    let Some(Symbol::Global(wanted)) = symbols::entity_symbol(document.text(), callee) else { return Vec::new() };
    let mut numbers: Vec<usize> = symbols::references(document, &index, &Symbol::Global(wanted.clone()))
        .into_iter()
        .filter_map(|place| document.entity_at(place.range.start).map(|(n, _)| n))
        .collect();
    numbers.dedup();
    let mut found = Vec::new();
    for n in numbers {
        let entity = &document.entities()[n];
        let ranges: Vec<lsp::Range> = calls(document, entity)
            .into_iter()
            .filter(|(name, _)| *name == wanted)
            .map(|(_, range)| document.range(range))
            .collect();
        if !ranges.is_empty() {
            found.push(lsp::CallHierarchyIncomingCall { from: item(document, entity), from_ranges: ranges });
        }
    }
    found
}
