//! Semantic tokens: highlighting that a grammar cannot determine.

use crate::ir::Name;
use crate::lsp::open::OpenDocument;
use crate::lsp::text::lexer::{Lexer, TokenKind};
use crate::lsp::text::symbols::{self, Symbol, is_type_word};
use crate::parse;
use gen_lsp_types as lsp;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// Token types, in the order of their numbers.
pub const TYPES: [&str; 14] = [
    "type",
    "function",
    "variable",
    "parameter",
    "label",
    "keyword",
    "number",
    "string",
    "comment",
    "macro",
    "modifier",
    "property",
    "decorator",
    "namespace",
];

/// Token modifiers, in the order of their bits.
pub const MODIFIERS: [&str; 3] = ["declaration", "definition", "readonly"];

const DEFINITION: u32 = 1 << 1;

fn number(name: &str) -> u32 {
    TYPES.iter().position(|one| *one == name).unwrap_or(0) as u32
}

/// `textDocument/semanticTokens`
pub fn tokens(open: &mut OpenDocument, range: Range<usize>) -> lsp::SemanticTokens {
    let index = open.index();
    let document = &open.document;
    let text = document.text();
    // Byte range, type and modifiers.
    let mut found: Vec<(Range<usize>, u32, u32)> = Vec::new();
    let first = document.entities().partition_point(|entity| entity.end < range.start);
    let mut at = document.line_start(document.line_of(range.start));
    for entity in document.entities()[first..].iter().take_while(|entity| entity.start <= range.end) {
        comments(text, at..entity.start, &mut found);
        at = entity.end.max(at);
        let names: FxHashMap<usize, (Symbol, bool)> = symbols::occurrences(document, &index, entity)
            .into_iter()
            .map(|place| (place.range.start, (place.symbol, place.is_definition)))
            .collect();
        let parameters = entity.header().end;
        let mut is_parameter: rustc_hash::FxHashSet<Name> = Default::default();
        for token in Lexer::new(text, entity.range()) {
            let known = names.get(&token.start);
            let modifiers = if known.is_some_and(|(_, definition)| *definition) { DEFINITION } else { 0 };
            let kind = match (&token.kind, known.map(|(symbol, _)| symbol)) {
                (_, Some(Symbol::Global(_))) => {
                    let is_call = text[token.end..].trim_start().starts_with('(');
                    if is_call { "function" } else { "variable" }
                }
                (_, Some(Symbol::Type(_))) => "type",
                (_, Some(Symbol::Local(_, name))) => {
                    if modifiers != 0 && token.start < parameters {
                        is_parameter.insert(name.clone());
                    }
                    if is_parameter.contains(name) { "parameter" } else { "variable" }
                }
                (_, Some(Symbol::Block(..))) => "label",
                (_, Some(Symbol::Attributes(_))) => "decorator",
                (_, Some(Symbol::Comdat(_))) => "namespace",
                (_, Some(_)) => "macro",
                (TokenKind::Comment, _) => "comment",
                (TokenKind::Label, _) => "property",
                (TokenKind::Number, _) => "number",
                (TokenKind::String, _) => "string",
                (TokenKind::Word, _) => match token.text(text) {
                    word if is_type_word(word) && !matches!(word, "noundef" | "nonnull" | "within" | "from") => "type",
                    word if parse::is_opcode(word) => "keyword",
                    "define" | "declare" | "global" | "constant" | "type" | "target" | "attributes" | "to" | "x" => {
                        "keyword"
                    }
                    _ => "modifier",
                },
                _ => continue,
            };
            found.push((token.range(), number(kind), modifiers));
        }
    }
    comments(text, at..range.end.max(at), &mut found);
    found.retain(|(place, ..)| place.start < range.end && range.start < place.end);
    lsp::SemanticTokens { result_id: None, data: encoded(open, &found) }
}

fn comments(text: &str, range: Range<usize>, found: &mut Vec<(Range<usize>, u32, u32)>) {
    let all = Lexer::new(text, range).filter(|token| token.kind == TokenKind::Comment);
    found.extend(all.map(|token| (token.range(), number("comment"), 0)));
}

/// Encodes tokens as differences of lines and columns. A token of several lines is split into one per line.
fn encoded(open: &OpenDocument, found: &[(Range<usize>, u32, u32)]) -> Vec<lsp::SemanticToken> {
    let document = &open.document;
    let mut data = Vec::with_capacity(found.len());
    let mut last = lsp::Position::default();
    for (range, token_type, token_modifiers_bitset) in found {
        let text = &document.text()[range.clone()];
        let mut start = range.start;
        for line in text.split_inclusive('\n') {
            let length = document.length(line.trim_end_matches(['\n', '\r']));
            let at = document.position(start);
            start += line.len();
            if length == 0 {
                continue;
            }
            let delta_line = at.line - last.line;
            let delta_start = if delta_line == 0 { at.character - last.character } else { at.character };
            data.push(lsp::SemanticToken {
                delta_line,
                delta_start,
                length,
                token_type: *token_type,
                token_modifiers_bitset: *token_modifiers_bitset,
            });
            last = at;
        }
    }
    data
}
