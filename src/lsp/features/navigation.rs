//! Definitions and references of names, and renaming.

use crate::ir::{Body, Name, ValueDef};
use crate::lsp::open::{Failure, OpenDocument};
use crate::lsp::text::document::Document;
use crate::lsp::text::entities::EntityKind;
use crate::lsp::text::lexer::{TokenKind, tokens};
use crate::lsp::text::symbols::{self, ModuleIndex, Occurrence, Symbol};
use gen_lsp_types as lsp;
use rustc_hash::FxHashSet;
use serde_json::{Value, json};
use std::ops::Range;

fn location(document: &Document, range: Range<usize>) -> lsp::Location {
    lsp::Location { uri: lsp::Uri(document.uri.clone()), range: document.range(range) }
}

/// Returns the range that defines a symbol: its name, or the defining construct of an unnamed value or block.
pub fn definition_range(open: &mut OpenDocument, symbol: &Symbol) -> Option<Range<usize>> {
    let index = open.index();
    if let Some(range) = symbols::definition(&open.document, &index, symbol) {
        return Some(range);
    }
    let function = symbol.function()?;
    let n = index.entity(&Symbol::Global(function.clone()))?;
    let unit = open.unit(n)?;
    let (_, body) = unit.function()?;
    let span = match symbol {
        Symbol::Block(_, name) => body.blocks[super::hover::block_named(body, name)?].span,
        _ => {
            body.values
                .values()
                .find(|value| value.def != ValueDef::Undefined && value.name.as_ref() == Some(symbol.name()))?
                .span
        }
    };
    unit.original(span)
}

/// `textDocument/definition`
pub fn definition(open: &mut OpenDocument, offset: usize) -> Option<lsp::Location> {
    let index = open.index();
    let (_, place) = symbols::symbol_at(&open.document, &index, offset)?;
    let range = definition_range(open, &place.symbol)?;
    Some(location(&open.document, range))
}

/// `textDocument/typeDefinition`: the named type of a value, of its pointee, or of a component of either.
pub fn type_definition(open: &mut OpenDocument, offset: usize) -> Option<lsp::Location> {
    let index = open.index();
    let (n, place) = symbols::symbol_at(&open.document, &index, offset)?;
    let named = match &place.symbol {
        Symbol::Type(_) => place.symbol.clone(),
        symbol => {
            let text = super::hover::type_text(open, n, symbol)?;
            let token = tokens(&text, 0..text.len()).into_iter().find(|token| token.kind == TokenKind::Local)?;
            Symbol::Type(token.name(&text))
        }
    };
    let range = symbols::definition(&open.document, &index, &named)?;
    Some(location(&open.document, range))
}

/// `textDocument/references`
pub fn references(open: &mut OpenDocument, offset: usize, with_definition: bool) -> Option<Vec<lsp::Location>> {
    let index = open.index();
    let (_, place) = symbols::symbol_at(&open.document, &index, offset)?;
    let all = symbols::references(&open.document, &index, &place.symbol);
    let wanted = all.into_iter().filter(|one| with_definition || !one.is_definition);
    Some(wanted.map(|one| location(&open.document, one.range)).collect())
}

/// `textDocument/documentHighlight`
pub fn highlights(open: &mut OpenDocument, offset: usize) -> Option<Vec<lsp::DocumentHighlight>> {
    let index = open.index();
    let (_, place) = symbols::symbol_at(&open.document, &index, offset)?;
    let all = symbols::references(&open.document, &index, &place.symbol);
    let highlight = |one: Occurrence| lsp::DocumentHighlight {
        range: open.document.range(one.range),
        kind: Some(if one.is_definition {
            lsp::DocumentHighlightKind::Write
        } else {
            lsp::DocumentHighlightKind::Read
        }),
    };
    Some(all.into_iter().map(highlight).collect())
}

/// `textDocument/prepareRename`
pub fn prepare_rename(open: &mut OpenDocument, offset: usize) -> Result<Value, Failure> {
    let place = renamable(open, offset)?;
    let text = open.document.text()[place.range.clone()].to_string();
    Ok(json!({"range": open.document.range(place.range), "placeholder": text}))
}

/// Returns the name at a position if it can be renamed.
fn renamable(open: &mut OpenDocument, offset: usize) -> Result<Occurrence, Failure> {
    let index = open.index();
    let (_, place) =
        symbols::symbol_at(&open.document, &index, offset).ok_or_else(|| Failure::failed("there is no name here"))?;
    let symbol = &place.symbol;
    if matches!(symbol, Symbol::Attachment(_) | Symbol::NodeClass(_)) {
        return Err(Failure::failed(format!("`!{}` is a name of LLVM's", symbol.name())));
    }
    if matches!(symbol, Symbol::Global(name) if name.symbol().starts_with("llvm.")) {
        return Err(Failure::failed(format!("`@{}` is a name of LLVM's", symbol.name())));
    }
    if symbols::definition(&open.document, &index, symbol).is_none() {
        let (kind, sigil, name) = (symbol.kind(), symbol.sigil(), symbol.name());
        let message = match name {
            Name::Number(_) if symbol.function().is_some() && definition_range(open, symbol).is_some() => {
                format!("the {kind} `{sigil}{name}` has no name in the text: write one where it is defined")
            }
            _ => format!("the {kind} `{sigil}{name}` is not defined in this file"),
        };
        return Err(Failure::failed(message));
    }
    Ok(place)
}

/// `textDocument/rename`: the edits at all occurrences.
pub fn rename(open: &mut OpenDocument, offset: usize, new_name: &str) -> Result<Vec<(Range<usize>, String)>, Failure> {
    let mut place = renamable(open, offset)?;
    let index = open.index();
    // `comdat` without a name denotes the comdat with the global's name, so both are renamed.
    if let Symbol::Comdat(name) = &place.symbol {
        let global = Symbol::Global(name.clone());
        if has_comdat_of_its_name(&open.document, &index, &global) {
            place.symbol = global;
        }
    }
    let new = new_symbol_name(&place.symbol, new_name)?;
    if new == *place.symbol.name() {
        return Ok(Vec::new());
    }
    if is_taken(open, &index, &place.symbol, &new) {
        return Err(Failure::failed(format!("`{}{new}` is defined already", place.symbol.sigil())));
    }
    if let Some(other) = renumbered(open, &index, &place.symbol).filter(|_| matches!(new, Name::Text(_))) {
        let message = format!("`%{other}` has its number by its position after `%{}`", place.symbol.name());
        return Err(Failure::failed(format!("{message}: write a name where it is defined")));
    }
    let document = &open.document;
    let mut places = symbols::references(document, &index, &place.symbol);
    if let Symbol::Global(name) = &place.symbol
        && has_comdat_of_its_name(document, &index, &place.symbol)
    {
        places.extend(symbols::references(document, &index, &Symbol::Comdat(name.clone())));
    }
    let mut spelt = String::new();
    new.write(&mut spelt);
    let mut edits: Vec<_> = places
        .into_iter()
        .map(|one| {
            let is_label = !document.text()[one.range.clone()].starts_with(['%', '@', '!', '#', '$']);
            let is_label = is_label || one.is_definition && matches!(one.symbol, Symbol::Block(..));
            let start = one.range.start + usize::from(!is_label);
            (start..one.range.end, spelt.clone())
        })
        .collect();
    edits.sort_by_key(|(range, _)| range.start);
    Ok(edits)
}

/// Reads the new name of a symbol, with or without its sigil.
fn new_symbol_name(symbol: &Symbol, written: &str) -> Result<Name, Failure> {
    let written = written.trim();
    let bare = written.strip_prefix([symbol.sigil(), '$']).unwrap_or(written);
    let bare = if matches!(symbol, Symbol::Block(..)) { bare.trim_end_matches(':') } else { bare };
    if bare.is_empty() {
        return Err(Failure::invalid("the new name is empty"));
    }
    let number = bare.parse::<u32>().ok().filter(|_| bare.bytes().all(|b| b.is_ascii_digit()));
    match (symbol, number) {
        (Symbol::Attributes(_), None) => Err(Failure::invalid("an attribute group has a number: `#7`")),
        (Symbol::Metadata(Name::Number(_)), None) => Err(Failure::invalid("a metadata node has a number: `!7`")),
        (Symbol::Metadata(Name::Text(_)), Some(_)) => Err(Failure::invalid("named metadata has no number")),
        (Symbol::Comdat(_), Some(_)) => Err(Failure::invalid("a comdat has a name")),
        (_, Some(number)) => Ok(Name::Number(number)),
        _ => match bare.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) {
            Some(quoted) => {
                let bytes = crate::parse::unescape(quoted);
                let text = String::from_utf8(bytes).map_err(|_| Failure::invalid("the name is not UTF-8"))?;
                Ok(Name::Text(text.into()))
            }
            None => Ok(Name::Text(bare.into())),
        },
    }
}

/// Returns the number of a later value or block of the function that is used, and whose number would change if a
/// numbered value or block got a name: its definition has no number in the text.
fn renumbered(open: &OpenDocument, index: &ModuleIndex, symbol: &Symbol) -> Option<u32> {
    let (function, Name::Number(number)) = (symbol.function()?, symbol.name()) else { return None };
    let entity = &open.document.entities()[index.entity(&Symbol::Global(function.clone()))?];
    let local = symbols::occurrences(&open.document, index, entity).into_iter();
    let (defined, used): (Vec<_>, Vec<_>) = local
        .filter(|one| one.symbol.function() == Some(function))
        .filter_map(|one| match one.symbol.name() {
            Name::Number(other) if other > number => Some((*other, one.is_definition)),
            _ => None,
        })
        .partition(|(_, is_definition)| *is_definition);
    used.iter().map(|(other, _)| *other).filter(|other| !defined.contains(&(*other, true))).min()
}

/// Whether a name is already used in the scope of a symbol. Values and blocks of a function share a namespace.
fn is_taken(open: &mut OpenDocument, index: &ModuleIndex, symbol: &Symbol, new: &Name) -> bool {
    let with = |name: &Name| match symbol {
        Symbol::Global(_) => Symbol::Global(name.clone()),
        Symbol::Type(_) => Symbol::Type(name.clone()),
        Symbol::Metadata(_) => Symbol::Metadata(name.clone()),
        Symbol::Attributes(_) => Symbol::Attributes(name.clone()),
        _ => Symbol::Comdat(name.clone()),
    };
    let Some(function) = symbol.function() else {
        return index.entity(&with(new)).is_some()
            || !symbols::references(&open.document, index, &with(new)).is_empty();
    };
    let Some(n) = index.entity(&Symbol::Global(function.clone())) else { return false };
    let entity = &open.document.entities()[n];
    let names: FxHashSet<Name> = symbols::occurrences(&open.document, index, entity)
        .into_iter()
        .filter(|one| one.symbol.function() == Some(function))
        .map(|one| one.symbol.name().clone())
        .collect();
    if names.contains(new) {
        return true;
    }
    let is_implicit = |body: &Body| {
        body.values.values().any(|value| value.name.as_ref() == Some(new))
            || body.blocks.values().any(|block| block.name.as_ref() == Some(new))
    };
    if !open.unit(n).is_some_and(|unit| unit.function().is_some_and(|(_, body)| is_implicit(body))) {
        return false;
    }
    // An unused value or block whose definition has no name gets the next number instead.
    let implicit = [Symbol::Local(function.clone(), new.clone()), Symbol::Block(function.clone(), new.clone())];
    let Some(other) = implicit.iter().find_map(|one| definition_range(open, one)) else { return true };
    definition_range(open, symbol).is_none_or(|own| own.start > other.start)
}

/// Whether the definition of a global has `comdat` without a name, which denotes the comdat of the global's name.
fn has_comdat_of_its_name(document: &Document, index: &ModuleIndex, symbol: &Symbol) -> bool {
    let Some(n) = index.entity(symbol) else { return false };
    let entity = &document.entities()[n];
    let header = if entity.kind == EntityKind::Define { entity.header() } else { entity.range() };
    let all = tokens(document.text(), header);
    let is_bare = |pair: &[crate::lsp::text::lexer::Token]| {
        pair[0].is_word(document.text(), "comdat") && !pair[1].is(document.text(), b'(')
    };
    all.windows(2).any(is_bare) || all.last().is_some_and(|last| last.is_word(document.text(), "comdat"))
}
