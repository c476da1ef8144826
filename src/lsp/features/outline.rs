//! Document symbols, folding ranges and workspace symbols.

use crate::lsp::open::{OpenDocument, Workspace};
use crate::lsp::text::document::Document;
use crate::lsp::text::entities::{Entity, EntityKind};
use crate::lsp::text::lexer::{Lexer, TokenKind};
use gen_lsp_types as lsp;
use std::ops::Range;

fn kind(entity: &Entity) -> lsp::SymbolKind {
    match entity.kind {
        EntityKind::Define | EntityKind::Declare => lsp::SymbolKind::Function,
        EntityKind::Variable => lsp::SymbolKind::Variable,
        EntityKind::Type => lsp::SymbolKind::Struct,
        EntityKind::Comdat => lsp::SymbolKind::Namespace,
        _ => lsp::SymbolKind::Constant,
    }
}

/// Returns a one-line description of an entity: its kind and its type.
fn detail(document: &Document, entity: &Entity) -> String {
    let text = &document.text()[entity.header()];
    let words: Vec<&str> = text.split_ascii_whitespace().take(24).collect();
    let mut line = words.join(" ");
    if line.len() > 120 {
        let end = (0..=120).rev().find(|n| line.is_char_boundary(*n)).unwrap_or(0);
        line.truncate(end);
        line.push('…');
    }
    line
}

/// Returns the entities shown in an outline, which omits metadata nodes and attribute groups because they are too
/// numerous.
fn shown(document: &Document) -> impl Iterator<Item = &Entity> {
    document.entities().iter().filter(|entity| {
        let name = &document.text()[entity.name.clone()];
        !name.is_empty()
            && entity.kind != EntityKind::Attributes
            && !(entity.kind == EntityKind::Metadata && name[1..].starts_with(|c: char| c.is_ascii_digit()))
    })
}

/// `textDocument/documentSymbol`, for clients that support a hierarchy: functions with their blocks.
pub fn tree(open: &mut OpenDocument) -> Vec<lsp::DocumentSymbol> {
    let document = &open.document;
    let symbol = |entity: &Entity| {
        let children = (entity.kind == EntityKind::Define).then(|| blocks(document, entity));
        let (whole, name) = (document.range(entity.range()), document.range(entity.name.clone()));
        let written = document.text()[entity.name.clone()].to_string();
        lsp::DocumentSymbol::new(
            written,
            Some(detail(document, entity)),
            kind(entity),
            None,
            None,
            whole,
            name,
            children,
        )
    };
    shown(document).map(symbol).collect()
}

/// Returns the labels of a function's body, each with the range of its block.
pub fn labels(document: &Document, entity: &Entity) -> Vec<(Range<usize>, Range<usize>)> {
    let Some(brace) = entity.brace else { return Vec::new() };
    let text = document.text();
    let mut labels: Vec<(Range<usize>, usize)> = Vec::new();
    let (mut depth, mut last) = (0usize, brace + 1);
    for token in Lexer::new(text, brace + 1..entity.end) {
        match token.kind {
            TokenKind::Comment => continue,
            TokenKind::Label if depth == 0 => labels.push((token.range(), last)),
            TokenKind::Punctuation => match text.as_bytes()[token.start] {
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' if depth > 0 => depth -= 1,
                // The brace of the body itself.
                b'}' => break,
                _ => {}
            },
            _ => {}
        }
        last = token.end;
    }
    let ends: Vec<usize> = labels.iter().skip(1).map(|(_, before)| *before).chain([last]).collect();
    labels.into_iter().zip(ends).map(|((label, _), end)| (label.clone(), label.start..end.max(label.end))).collect()
}

fn blocks(document: &Document, entity: &Entity) -> Vec<lsp::DocumentSymbol> {
    let symbol = |(label, block): (Range<usize>, Range<usize>)| {
        let (whole, name) = (document.range(block), document.range(label.clone()));
        let written = document.text()[label].to_string();
        lsp::DocumentSymbol::new(written, None, lsp::SymbolKind::Key, None, None, whole, name, None)
    };
    labels(document, entity).into_iter().map(symbol).collect()
}

fn information(document: &Document, entity: &Entity) -> lsp::SymbolInformation {
    let location = lsp::Location { uri: lsp::Uri(document.uri.clone()), range: document.range(entity.name.clone()) };
    let name = document.text()[entity.name.clone()].to_string();
    let base = lsp::BaseSymbolInformation { name, kind: kind(entity), tags: None, container_name: None };
    lsp::SymbolInformation::new(None, location, base)
}

/// `textDocument/documentSymbol`, for clients that support only a list.
pub fn list(open: &mut OpenDocument) -> Vec<lsp::SymbolInformation> {
    shown(&open.document).map(|entity| information(&open.document, entity)).collect()
}

/// Maximum number of symbols found.
const MAX_FOUND: usize = 1000;

/// `workspace/symbol`: globals and types of all open files whose names contain the letters of the query in order.
pub fn workspace(workspace: &mut Workspace, query: &str) -> Vec<lsp::SymbolInformation> {
    let query: Vec<char> = query.to_lowercase().chars().collect();
    let fits = |name: &str| {
        let mut left = query.iter().peekable();
        name.chars().flat_map(char::to_lowercase).for_each(|c| {
            left.next_if(|wanted| **wanted == c);
        });
        left.next().is_none()
    };
    let mut found = Vec::new();
    for open in workspace.documents.values() {
        let document = &open.document;
        found.extend(
            shown(document)
                .filter(|entity| fits(&document.text()[entity.name.clone()]))
                .map(|entity| information(document, entity))
                .take(MAX_FOUND),
        );
    }
    found.sort_by(|a, b| (&a.location.uri.0, a.location.range).cmp(&(&b.location.uri.0, b.location.range)));
    found
}

/// `textDocument/foldingRange`: bodies, blocks, other entities of several lines, runs of comments and of declarations.
pub fn folds(open: &mut OpenDocument) -> Vec<lsp::FoldingRange> {
    let document = &open.document;
    let mut folds = Vec::new();
    let mut fold = |range: Range<usize>, kind: Option<lsp::FoldingRangeKind>| {
        let (start, end) = (document.line_of(range.start) as u32, document.line_of(range.end) as u32);
        if start < end {
            folds.push(lsp::FoldingRange { start_line: start, end_line: end, kind, ..Default::default() });
        }
    };
    let mut run: Option<(EntityKind, Range<usize>)> = None;
    for entity in document.entities() {
        match entity.kind {
            EntityKind::Define => {
                // The closing brace stays visible.
                let last = document.text()[..entity.end.saturating_sub(1)].trim_end().len();
                fold(entity.start..last.max(entity.start), None);
                labels(document, entity).into_iter().for_each(|(_, block)| fold(block, None));
            }
            _ => fold(entity.range(), None),
        }
        let joins = matches!(entity.kind, EntityKind::Declare | EntityKind::Metadata | EntityKind::Attributes);
        match &mut run {
            Some((kind, range)) if *kind == entity.kind && joins => range.end = entity.end,
            _ => {
                if let Some((_, range)) = run.take() {
                    fold(range, None);
                }
                run = joins.then(|| (entity.kind, entity.range()));
            }
        }
    }
    if let Some((_, range)) = run {
        fold(range, None);
    }
    let mut comment: Option<usize> = None;
    for line in 0..=document.line_count() {
        let is_comment = line < document.line_count() && document.line(line).trim_start().starts_with(';');
        match (comment, is_comment) {
            (None, true) => comment = Some(line),
            (Some(first), false) => {
                let last = document.line_start(line - 1);
                fold(document.line_start(first)..last, Some(lsp::FoldingRangeKind::Comment));
                comment = None;
            }
            _ => {}
        }
    }
    folds.sort_by_key(|fold| (fold.start_line, std::cmp::Reverse(fold.end_line)));
    folds.dedup_by_key(|fold| fold.start_line);
    folds
}
