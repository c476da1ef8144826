//! `textDocument/completion`.

use super::outline;
use crate::ir::cfg::Cfg;
use crate::ir::{Inst, Name, Type, ValueDef, intrinsics};
use crate::lsp::open::OpenDocument;
use crate::lsp::text::document::Document;
use crate::lsp::text::entities::EntityKind;
use crate::lsp::text::lexer::{Token, TokenKind, is_name_byte, tokens};
use crate::lsp::text::statement::{self, Expected, StatementPosition, without_blanks};
use crate::lsp::text::symbols::{ModuleIndex, Signature, Symbol};
use crate::parse;
use crate::parse::operand_spans::header_spans;
use crate::reference::{attributes, opcodes};
use gen_lsp_types as lsp;
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::Range;

/// Maximum number of items; typing more characters narrows the list.
const MAX_ITEMS: usize = 200;

/// Number of names that come first because they are mentioned near the position.
const NEAREST: usize = 4;

/// Types that are always offered.
const TYPES: [&str; 12] =
    ["ptr", "i32", "i64", "i1", "i8", "i16", "i128", "double", "float", "void", "half", "metadata"];

/// A completion candidate.
pub struct Candidate {
    /// Text that replaces the typed prefix.
    pub text: String,
    kind: lsp::CompletionItemKind,
    detail: String,
    /// Text with placeholders, for clients that support snippets.
    snippet: Option<String>,
    /// Sort key, best first.
    rank: (u32, usize),
}

/// `textDocument/completion`
pub fn complete(open: &mut OpenDocument, offset: usize, snippets: bool) -> lsp::CompletionList {
    let (range, found) = candidates(open, offset);
    let is_incomplete = found.len() > MAX_ITEMS;
    let at = open.document.range(range);
    let item = |(n, one): (usize, Candidate)| {
        let snippet = one.snippet.filter(|_| snippets);
        let format = if snippet.is_some() { lsp::InsertTextFormat::Snippet } else { lsp::InsertTextFormat::PlainText };
        let edit = lsp::TextEdit { range: at, new_text: snippet.unwrap_or_else(|| one.text.clone()) };
        lsp::CompletionItem {
            label: one.text.clone(),
            kind: Some(one.kind),
            detail: (!one.detail.is_empty()).then_some(one.detail),
            sort_text: Some(format!("{n:05}")),
            filter_text: Some(one.text),
            insert_text_format: Some(format),
            text_edit: Some(edit.into()),
            ..lsp::CompletionItem::default()
        }
    };
    let items = found.into_iter().take(MAX_ITEMS).enumerate().map(item).collect();
    lsp::CompletionList { is_incomplete, items, item_defaults: None, apply_kind: None }
}

/// Returns the range of the typed prefix, and the candidates, best first.
pub fn candidates(open: &mut OpenDocument, offset: usize) -> (Range<usize>, Vec<Candidate>) {
    let start = typed_from(open.document.text(), offset);
    let typed = open.document.text()[start..offset].to_string();
    let mut found = Vec::new();
    let before = open.document.text()[open.document.line_start(open.document.line_of(start))..start].to_string();
    // No completions are offered in a comment or a string.
    let is_quiet = tokens_of_line(&before);
    if !is_quiet {
        let entity = open.document.entity_at(start).map(|(n, entity)| (n, entity.clone()));
        let place = entity.as_ref().and_then(|(_, entity)| statement::place(&open.document, entity, start));
        let index = open.index();
        let mut search = Search { open, index: &index, found: &mut found, typed: &typed };
        match (entity, place) {
            (Some((n, entity)), Some(place)) if offset < entity.end || entity.brace.is_some() => {
                search.in_body(n, &place, start)
            }
            _ => search.at_top_level(&before, start),
        }
    }
    let mut seen = FxHashSet::default();
    found.retain(|one| one.text.starts_with(&typed) || letters_fit(&one.text, &typed));
    found.sort_by(|a, b| {
        (!a.text.starts_with(&typed), a.rank, &a.text).cmp(&(!b.text.starts_with(&typed), b.rank, &b.text))
    });
    found.retain(|one| seen.insert(one.text.clone()));
    (start..offset, found)
}

/// Whether the typed letters occur in a text in order, after the same sigil.
fn letters_fit(text: &str, typed: &str) -> bool {
    let mut letters = text.chars();
    let sigil = typed.chars().next().filter(|c| matches!(c, '%' | '@' | '!' | '#' | '$'));
    sigil.is_none_or(|sigil| text.starts_with(sigil))
        && typed.chars().all(|c| letters.any(|other| other.eq_ignore_ascii_case(&c)))
}

/// Whether the end of this part of a line is inside a comment or a string.
fn tokens_of_line(before: &str) -> bool {
    let mut quoted = false;
    for b in before.bytes() {
        match b {
            b'"' => quoted = !quoted,
            b';' if !quoted => return true,
            _ => {}
        }
    }
    quoted
}

/// Returns the start of the word before an offset, including its sigil.
fn typed_from(text: &str, offset: usize) -> usize {
    let bytes = text.as_bytes();
    let mut at = offset;
    while at > 0 && is_name_byte(bytes[at - 1]) {
        at -= 1;
    }
    if at > 0 && matches!(bytes[at - 1], b'%' | b'@' | b'!' | b'#') { at - 1 } else { at }
}

struct Search<'o> {
    open: &'o mut OpenDocument,
    index: &'o ModuleIndex,
    found: &'o mut Vec<Candidate>,
    typed: &'o str,
}

fn spelt(sigil: char, name: &Name) -> String {
    let mut text = String::from(sigil);
    name.write(&mut text);
    text
}

impl Search<'_> {
    fn add(
        &mut self,
        text: impl Into<String>,
        kind: lsp::CompletionItemKind,
        detail: impl Into<String>,
        rank: (u32, usize),
    ) {
        self.found.push(Candidate { text: text.into(), kind, detail: detail.into(), snippet: None, rank });
    }

    fn at_top_level(&mut self, before: &str, at: usize) {
        match self.typed.chars().next() {
            Some('#') => self.groups(),
            Some('!') => self.metadata(),
            Some('%') => self.types(),
            Some('@') => self.globals(&Expected::Word, None, at),
            // In a constant.
            None if before.trim_end().ends_with('*') || before.trim_end().ends_with("ptr") => {
                self.constants("ptr");
                self.globals(&Expected::Word, None, at);
            }
            _ if before.trim().is_empty() => {
                for word in [
                    "define",
                    "declare",
                    "attributes",
                    "source_filename",
                    "target datalayout",
                    "target triple",
                    "module asm",
                ] {
                    self.add(word, lsp::CompletionItemKind::Keyword, "", (0, 0));
                }
            }
            _ => {
                self.types();
                self.attributes();
                for word in [
                    "global",
                    "constant",
                    "alias",
                    "type",
                    "zeroinitializer",
                    "null",
                    "undef",
                    "section",
                    "personality",
                ] {
                    self.add(word, lsp::CompletionItemKind::Keyword, "", (3, 0));
                }
            }
        }
    }

    fn in_body(&mut self, n: usize, place: &StatementPosition, at: usize) {
        match self.typed.chars().next() {
            Some('#') => return self.groups(),
            Some('!') => return self.metadata(),
            _ => {}
        }
        let access = place.accessed.as_deref().map(|ty| (place.opcode.as_str(), ty));
        match &place.expected {
            Expected::Opcode(assigned) => self.opcodes(*assigned),
            Expected::Block => self.blocks(n, place, at),
            Expected::Value(ty) => {
                self.constants(ty);
                self.values(n, place, Some(ty), at);
                self.globals(&place.expected, access, at);
            }
            Expected::Callee(_) => {
                self.globals(&place.expected, access, at);
                self.values(n, place, Some("ptr"), at);
                self.intrinsics();
            }
            Expected::Type => {
                if let Some(call) = place.call.as_ref().filter(|call| call.is_global) {
                    self.parameter(call);
                }
                self.types();
                self.attributes();
            }
            Expected::Word => {
                self.attributes();
                for word in ["label", "to", "align", "unwind", "!dbg"] {
                    self.add(word, lsp::CompletionItemKind::Keyword, "", (1, 0));
                }
            }
        }
        if self.typed.starts_with('%') && matches!(place.expected, Expected::Type | Expected::Word) {
            self.values(n, place, None, at);
            self.types();
        }
    }

    fn opcodes(&mut self, assigned: bool) {
        // The most frequent ones come first.
        const FREQUENT: [&str; 10] =
            ["load", "store", "call", "br", "getelementptr", "add", "icmp", "alloca", "ret", "phi"];
        for opcode in opcodes::OPCODES {
            let has_result = !parse::is_terminator(opcode.name) && !matches!(opcode.name, "store" | "fence")
                || opcode.name == "invoke";
            let rank = FREQUENT.iter().position(|one| *one == opcode.name).unwrap_or(FREQUENT.len());
            let fits = has_result == assigned || matches!(opcode.name, "call" | "invoke");
            let detail = format!("{} — {}", opcode.usage, opcode.brief);
            self.add(opcode.name, lsp::CompletionItemKind::Operator, detail, (u32::from(!fits), rank));
        }
    }

    fn groups(&mut self) {
        let document = &self.open.document;
        let all = document
            .entities()
            .iter()
            .filter(|entity| entity.kind == EntityKind::Attributes && !entity.name.is_empty());
        let texts: Vec<(String, String)> = all
            .map(|entity| {
                (document.text()[entity.name.clone()].to_string(), document.text()[entity.range()].to_string())
            })
            .collect();
        for (n, (name, detail)) in texts.into_iter().enumerate() {
            self.add(name, lsp::CompletionItemKind::Reference, detail, (0, n));
        }
    }

    fn metadata(&mut self) {
        let document = &self.open.document;
        let all = document.entities().iter().filter(|entity| entity.kind == EntityKind::Metadata);
        let names: Vec<String> =
            all.map(|entity| document.text()[entity.name.clone()].to_string()).take(MAX_ITEMS * 4).collect();
        for (n, name) in names.into_iter().enumerate() {
            self.add(name, lsp::CompletionItemKind::Reference, "metadata", (1, n));
        }
        for kind in ["!dbg", "!tbaa", "!prof", "!range", "!nonnull", "!noundef", "!llvm.loop", "!srcloc"] {
            self.add(kind, lsp::CompletionItemKind::Property, "attachment", (0, 0));
        }
    }

    fn types(&mut self) {
        for (n, name) in TYPES.iter().enumerate() {
            self.add(*name, lsp::CompletionItemKind::TypeParameter, "type", (2, n));
        }
        let names: Vec<(String, usize)> = self
            .index
            .symbols()
            .filter(|(symbol, _)| matches!(symbol, Symbol::Type(_)))
            .map(|(symbol, n)| (spelt('%', symbol.name()), n))
            .collect();
        for (name, n) in names {
            let document = &self.open.document;
            let detail = document.text()[document.entities()[n].range()].chars().take(100).collect::<String>();
            self.add(name, lsp::CompletionItemKind::Struct, detail, (1, n));
        }
    }

    fn attributes(&mut self) {
        for (n, (word, meaning)) in attributes::WORDS.iter().enumerate() {
            self.add(*word, lsp::CompletionItemKind::Property, *meaning, (3, n));
        }
    }

    /// Expects the type of an argument, as declared in the callee's header.
    fn parameter(&mut self, call: &statement::Call) {
        let Some(n) = self.index.entity(&Symbol::Global(call.callee.clone())) else { return };
        let document = &self.open.document;
        let entity = &document.entities()[n];
        let Some((_, params)) = header_spans(&document.text()[entity.range()]) else { return };
        let Some(range) = params.get(call.argument) else { return };
        let ty = document.text()[entity.start + range.start..entity.start + range.end].trim().to_string();
        self.add(ty, lsp::CompletionItemKind::TypeParameter, format!("type of argument {}", call.argument + 1), (0, 0));
    }

    fn constants(&mut self, ty: &str) {
        let words: &[&str] = match ty {
            "i1" => &["true", "false"],
            "float" | "double" | "half" | "bfloat" => &["0.0", "1.0"],
            "ptr" => &["null"],
            ty if ty.ends_with('*') => &["null"],
            ty if ty.starts_with('i') => &["0", "1", "-1"],
            _ => &["zeroinitializer"],
        };
        for (n, word) in words.iter().enumerate() {
            self.add(*word, lsp::CompletionItemKind::Constant, "", (2, n));
        }
        for (n, word) in ["poison", "undef"].into_iter().enumerate() {
            self.add(word, lsp::CompletionItemKind::Constant, "", (6, n));
        }
    }

    /// Offers values in scope: first those of the expected type, among them first unused ones, among these first the
    /// nearest.
    fn values(&mut self, n: usize, place: &StatementPosition, ty: Option<&str>, at: usize) {
        let all = self.open.occurrences(n);
        let end = if place.opcode == "phi" { self.end_of_incoming(n, at).unwrap_or(at) } else { at };
        let Some(unit) = self.open.unit(n) else { return };
        let mut types: FxHashMap<&Name, Type> = FxHashMap::default();
        // Allocas of another type than the one accessed. A function has few types, as below.
        let mut others: FxHashSet<&Name> = FxHashSet::default();
        let mut differing: FxHashMap<Type, bool> = FxHashMap::default();
        let mut differs = |ty: Type, accessed: &str| {
            *differing
                .entry(ty)
                .or_insert_with(|| element(&without_blanks(&unit.module.types.display(ty))) != element(accessed))
        };
        let mut implicit = Vec::new();
        if let Some((_, body)) = unit.function() {
            for value in body.values.values().filter(|value| value.def != ValueDef::Undefined) {
                let Some(name) = &value.name else { continue };
                types.insert(name, value.ty);
                if let (ValueDef::Inst(inst), Some(accessed)) = (value.def, &place.accessed)
                    && let Inst::Alloca { ty, .. } = &body.insts[inst]
                    && differs(*ty, accessed)
                {
                    others.insert(name);
                }
                if matches!(name, Name::Number(_)) {
                    implicit.push((name, unit.original(value.span).map_or(0, |range| range.start)));
                }
            }
        }
        let defined = all.iter().filter(|place| place.is_definition);
        let named = defined.filter_map(|place| match &place.symbol {
            Symbol::Local(_, name) => Some((name, place.range.start)),
            _ => None,
        });
        // The distance of the nearest use.
        let mut used: FxHashMap<&Name, usize> = FxHashMap::default();
        for one in all.iter().filter(|one| !one.is_definition && matches!(one.symbol, Symbol::Local(..))) {
            let distance = used.entry(one.symbol.name()).or_insert(usize::MAX);
            *distance = (*distance).min(one.range.start.abs_diff(at));
        }
        let mut places: FxHashMap<&Name, usize> = FxHashMap::default();
        for (name, start) in implicit.into_iter().chain(named) {
            places.entry(name).or_insert(start);
        }
        // A function may have tens of thousands of values, but has few types.
        let mut fitting: FxHashMap<Type, bool> = FxHashMap::default();
        let mut fits = |its: Type| {
            ty.is_none_or(|ty| {
                *fitting.entry(its).or_insert_with(|| {
                    let its = unit.module.types.display(its);
                    without_blanks(&its) == ty || ty == "ptr" && its.ends_with('*')
                })
            })
        };
        let mut ranked = Vec::new();
        for (name, start) in places {
            // Only a phi can have its own result as an operand.
            if start == place.start && place.opcode != "phi" {
                continue;
            }
            let text = spelt('%', name);
            let is_start = text.starts_with(self.typed);
            if !is_start && !letters_fit(&text, self.typed) {
                continue;
            }
            let its = types.get(name).copied();
            let is_used = used.contains_key(name);
            let distance = start.abs_diff(end).min(used.get(name).copied().unwrap_or(usize::MAX));
            // A value that is defined later can only be an operand of a phi.
            let group = match (its.is_none_or(&mut fits), start < end) {
                (true, _) if others.contains(name) => 5,
                (true, true) => u32::from(is_used),
                (true, false) => 1 + u32::from(is_used),
                (false, _) => 9,
            };
            // Most calls are direct.
            let group = group + if matches!(place.expected, Expected::Callee(_)) { 3 } else { 0 };
            ranked.push((!is_start, (group, distance), text, its));
        }
        // One item more than the maximum indicates that the list is incomplete.
        if ranked.len() > MAX_ITEMS + 1 {
            let order = |one: &(bool, (u32, usize), String, _)| (one.0, one.1);
            ranked.select_nth_unstable_by(MAX_ITEMS, |a, b| (order(a), &a.2).cmp(&(order(b), &b.2)));
            ranked.truncate(MAX_ITEMS + 1);
        }
        for (_, rank, name, its) in ranked {
            let detail = its.map_or(String::new(), |ty| unit.module.types.display(ty));
            self.add(name, lsp::CompletionItemKind::Variable, detail, rank);
        }
    }

    fn blocks(&mut self, n: usize, place: &StatementPosition, at: usize) {
        let all = self.open.occurrences(n);
        let mut predecessors = FxHashSet::default();
        let mut implicit = Vec::new();
        if let Some(unit) = self.open.unit(n)
            && let Some((_, body)) = unit.function()
        {
            let own =
                body.layout.iter().rev().find(|block| {
                    unit.original(body.blocks[**block].span).is_some_and(|range| range.start <= place.start)
                });
            if let Some(own) = own.filter(|_| place.opcode == "phi") {
                let cfg = Cfg::new(body);
                predecessors =
                    cfg.predecessors[*own].iter().map(|block| super::fixes::label_of(body, *block)).collect();
            }
            let label = |block: &crate::ir::BlockId| {
                (super::fixes::label_of(body, *block), unit.original(body.blocks[*block].span))
            };
            implicit = body.layout.iter().map(label).collect();
        }
        let mut places: FxHashMap<String, usize> = FxHashMap::default();
        for (name, range) in implicit {
            places.insert(name, range.map_or(0, |range| range.start));
        }
        // The last use of each label before the position.
        let mut used: FxHashMap<String, usize> = FxHashMap::default();
        for one in all.iter().filter(|one| matches!(one.symbol, Symbol::Block(..))) {
            let name = spelt('%', one.symbol.name());
            if one.is_definition {
                places.insert(name.clone(), one.range.start);
            } else {
                let last = used.entry(name).or_default();
                *last = if one.range.start < at { one.range.start } else { *last };
            }
        }
        if place.opcode == "phi" {
            let after = statement::incoming_after(self.open.document.text(), self.after(n, at));
            let listed: FxHashSet<String> = place.incoming.iter().chain(&after).map(|name| spelt('%', name)).collect();
            for (name, start) in places {
                // Entries are mostly in the order of the blocks.
                let is_missing = predecessors.contains(&name) && !listed.contains(&name);
                let rank = if is_missing { (0, start) } else { (1, start.abs_diff(at)) };
                self.add(name, lsp::CompletionItemKind::Reference, "block", rank);
            }
            return;
        }
        let unused = |name: &str, start: usize| start > at && !used.contains_key(name);
        let next = places.iter().filter(|(name, start)| unused(name, **start)).map(|(_, start)| *start).min();
        let mut latest: Vec<usize> = used.values().copied().filter(|last| *last > 0).collect();
        latest.sort_unstable_by(|a, b| b.cmp(a));
        let limit = latest.get(NEAREST - 1).or(latest.last()).copied().unwrap_or(usize::MAX);
        for (name, start) in places {
            let last = used.get(&name).copied().unwrap_or(0);
            let rank = match unused(&name, start) {
                true if next == Some(start) => (0, 0),
                // The targets of preceding branches, such as a common error block.
                false if last >= limit => (1, at - last),
                true => (2, start - at),
                false => (3, start.abs_diff(at)),
            };
            self.add(name, lsp::CompletionItemKind::Reference, "block", rank);
        }
    }

    /// Returns the end of the block of a phi's entry, whose value is expected at a position: it is often computed there.
    fn end_of_incoming(&self, n: usize, at: usize) -> Option<usize> {
        let document = &self.open.document;
        let block = statement::block_of_entry(document.text(), self.after(n, at))?;
        let name = |label: &Range<usize>| {
            Token { kind: TokenKind::Label, start: label.start, end: label.end }.name(document.text())
        };
        let labels = outline::labels(document, document.entities().get(n)?);
        labels.into_iter().find(|(label, _)| name(label) == block).map(|(_, block)| block.end)
    }

    /// Returns the range from a position, where a word may have been typed, to the end of the function.
    fn after(&self, n: usize, at: usize) -> Range<usize> {
        let start = at + self.typed.len();
        start..self.open.document.entities().get(n).map_or(start, |entity| entity.end.max(start))
    }

    /// Offers functions and variables: first those that match the type of the call or access; among these first the ones
    /// mentioned nearest to the position, and then unused ones.
    fn globals(&mut self, expected: &Expected, access: Option<(&str, &str)>, at: usize) {
        let accessed = access.map(|(_, ty)| ty);
        let is_pointer = match expected {
            Expected::Value(ty) => ty.starts_with("ptr") || ty.ends_with('*'),
            _ => true,
        };
        if !is_pointer {
            return;
        }
        // The number of mentions, and the distance of the nearest.
        let mut mentioned: FxHashMap<Name, (usize, usize)> = FxHashMap::default();
        // Variables that another instruction accesses in the same way.
        let mut same = FxHashSet::default();
        let near = self.open.document.entity_at(at).map(|(n, _)| n);
        // In a long text, only the current function is searched.
        let is_long = self.open.document.text().len() > 1 << 18;
        let occurrences = near.filter(|_| is_long).map(|n| self.open.occurrences(n));
        let text = self.open.document.text();
        let mut mention = |name: Name, start: usize| {
            if access.is_some_and(|(opcode, ty)| is_accessed(&text[..start], opcode, ty)) {
                same.insert(name.clone());
            }
            let (count, distance) = mentioned.entry(name).or_insert((0, usize::MAX));
            (*count, *distance) = (*count + 1, (*distance).min(start.abs_diff(at)));
        };
        if is_long {
            for place in occurrences.iter().flat_map(|all| all.iter()) {
                if let Symbol::Global(name) = &place.symbol {
                    mention(name.clone(), place.range.start);
                }
            }
        } else {
            for token in tokens(text, 0..text.len()).iter().filter(|token| token.kind == TokenKind::Global) {
                mention(token.name(text), token.start);
            }
        }
        let arguments = match expected {
            Expected::Callee(_) => near.and_then(|n| statement::arguments_after(text, self.after(n, at))),
            _ => None,
        };
        let document: &Document = &self.open.document;
        let mut found = Vec::new();
        for (symbol, n) in self.index.symbols() {
            let Symbol::Global(name) = symbol else { continue };
            let entity = &document.entities()[n];
            let is_function = matches!(entity.kind, EntityKind::Define | EntityKind::Declare);
            let header = document.text()[entity.header()].trim_end();
            let mut snippet = None;
            let mismatch = match expected {
                Expected::Callee(ret) => {
                    let signature = self.index.signature(n, || {
                        let (ty, params) = header_spans(header).filter(|_| is_function)?;
                        let params: Vec<&str> = params.iter().map(|range| header[range.clone()].trim()).collect();
                        let snippet = call_snippet(name, params.iter().copied());
                        let params = params.iter().map(|ty| without_blanks(ty)).collect();
                        Some(Signature { result: without_blanks(&header[ty]), params, snippet })
                    });
                    snippet = signature.as_ref().map(|signature| signature.snippet.clone());
                    // The type of a variadic function is written out: `i32 (ptr, ...)`.
                    let result = ret.split_once('(').map_or(ret.as_str(), |(result, _)| result);
                    match &signature {
                        Some(signature) if signature.result == result => {
                            u32::from(arguments.as_ref().is_some_and(|arguments| !takes(signature, arguments)))
                        }
                        _ => 2,
                    }
                }
                _ if is_function => 1 + u32::from(accessed.is_some()),
                _ => {
                    // Literal structs and scalable vectors are not compared.
                    let element = accessed.map(element).filter(|ty| !ty.starts_with(['{', '<', '[']));
                    u32::from(element.is_some_and(|ty| variable_element(header) != Some(ty)) && !same.contains(name))
                }
            };
            let (count, distance) = mentioned.get(name).copied().unwrap_or((0, usize::MAX));
            let detail: String = header.chars().take(120).collect();
            let kind = if is_function { lsp::CompletionItemKind::Function } else { lsp::CompletionItemKind::Variable };
            let candidate = Candidate { text: spelt('@', name), kind, detail, snippet, rank: (mismatch, n) };
            // The definition itself counts as one mention.
            found.push((candidate, count > 1, distance));
        }
        // Among names that match equally well, a few mentioned nearby come first, then the unused ones.
        found.sort_by_key(|(candidate, is_used, distance)| (!is_used, candidate.rank.0, *distance));
        let limits = if accessed.is_some() { [2 * NEAREST, 2, 0] } else { [NEAREST, 2, 1] };
        let mut nearest = [0; 3];
        for (candidate, is_used, distance) in &mut found {
            let (mismatch, n) = candidate.rank;
            let count = &mut nearest[mismatch as usize];
            *count += usize::from(*is_used);
            candidate.rank = match *is_used {
                true if *count <= limits[mismatch as usize] => (mismatch, *distance),
                true => (4 + 2 * mismatch, *distance),
                false => (3 + 2 * mismatch, n),
            };
        }
        self.found.extend(found.into_iter().map(|(candidate, ..)| candidate));
    }

    fn intrinsics(&mut self) {
        for (n, name) in intrinsics::names().enumerate() {
            let name = format!("@llvm.{name}");
            let detail = match intrinsics::lookup(&name[1..]) {
                intrinsics::Meaning::Known(intrinsic) => {
                    intrinsic.signature.map_or(String::new(), |signature| signature.to_string())
                }
                _ => continue,
            };
            self.add(name, lsp::CompletionItemKind::Function, detail, (5, n));
        }
    }
}

/// Whether a function takes these arguments, which are written without blanks.
fn takes(signature: &Signature, arguments: &[String]) -> bool {
    let fits = |(param, argument): (&String, &String)| {
        argument.strip_prefix(param.as_str()).is_some_and(|rest| !rest.starts_with('*'))
    };
    // The parameters of a variadic function are followed by other arguments.
    signature.params.len() <= arguments.len() && signature.params.iter().zip(arguments).all(fits)
}

/// Returns the type of the elements of arrays and vectors of any depth, or the type itself. Text after the type
/// is ignored.
fn element(ty: &str) -> &str {
    let mut rest = ty.trim_start();
    while let Some(inner) = rest.strip_prefix(['[', '<'])
        && let Some((_, after)) =
            inner.split_once('x').filter(|(count, _)| count.bytes().all(|b| b.is_ascii_digit() || b == b' '))
    {
        rest = after.trim_start();
    }
    let end = rest.find([' ', ']', '>', ',']).unwrap_or(rest.len());
    if rest.starts_with(['{', '<', '[']) { rest } else { &rest[..end] }
}

/// Returns the type of the elements of a variable, from its definition.
fn variable_element(header: &str) -> Option<&str> {
    let at = [" global ", " constant "].iter().find_map(|word| header.find(word).map(|at| at + word.len()))?;
    Some(element(&header[at..]))
}

/// Whether a text ends before the pointer of a `load` or `store` that accesses elements of a type.
fn is_accessed(before: &str, opcode: &str, ty: &str) -> bool {
    let line = &before[before.rfind('\n').map_or(0, |at| at + 1)..];
    let Some(statement) = line.trim_end().strip_suffix(", ptr") else { return false };
    let Some(at) = statement.find(opcode).filter(|_| matches!(opcode, "load" | "store")) else { return false };
    let operand = statement[at + opcode.len()..].trim_start();
    element(operand.strip_prefix("volatile").unwrap_or(operand)) == element(ty)
}

/// Returns a call with a placeholder for each argument.
fn call_snippet<'t>(name: &Name, params: impl Iterator<Item = &'t str>) -> String {
    let escaped = |text: &str| text.replace('\\', "\\\\").replace('$', "\\$").replace('}', "\\}");
    let arguments: Vec<String> = params.enumerate().map(|(n, ty)| format!("{} ${{{}}}", escaped(ty), n + 1)).collect();
    format!("{}({})", escaped(&spelt('@', name)), arguments.join(", "))
}
