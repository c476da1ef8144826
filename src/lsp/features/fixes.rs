//! Quick fixes: certain fixes of diagnostics, and proposals if several fixes are possible. A proposal is offered only
//! if it introduces no new diagnostic.

use crate::diagnostic::Diagnostic;
use crate::ir::{BlockId, Body, Inst, Name, cfg::Cfg, print};
use crate::lsp::analysis::{self, Unit};
use crate::lsp::text::document::Document;
use crate::lsp::text::entities::EntityKind;
use crate::lsp::text::lexer::{Token, tokens};
use crate::lsp::text::symbols::{self, ModuleIndex, Symbol};
use rustc_hash::FxHashMap;
use std::ops::Range;

/// A change of a text, with the diagnostic that it removes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QuickFix {
    /// Title in the menu.
    pub title: String,
    /// Replaced byte ranges and their new texts, in order, without overlaps.
    pub edits: Vec<(Range<usize>, String)>,
    /// Whether the intention is certain.
    pub is_certain: bool,
}

/// Length above which only the function is checked again, instead of the whole text.
const SMALL: usize = 1 << 16;

/// Returns the quick fixes of a diagnostic with offsets in the document.
pub fn quick_fixes(document: &Document, index: &ModuleIndex, found: &Diagnostic) -> Vec<QuickFix> {
    let mut all = Vec::new();
    if !found.fix.is_empty() {
        let mut edits: Vec<_> = found
            .fix
            .iter()
            .map(|edit| (edit.span.lo as usize..edit.span.hi as usize, edit.replacement.clone()))
            .collect();
        edits.sort_by_key(|(range, _)| (range.start, range.end));
        edits.dedup();
        let title = describe(document.text(), &edits);
        let fix = QuickFix { title, edits, is_certain: true };
        if fixes_without_new_diagnostics(document, found, &fix) {
            all.push(fix);
        }
    }
    let proposals = Proposals { document, index, found, unit: None }.all();
    for (title, mut edits) in proposals {
        edits.sort_by_key(|(range, _)| (range.start, range.end));
        let fix = QuickFix { title, edits, is_certain: false };
        if !all.iter().any(|other: &QuickFix| other.edits == fix.edits)
            && fixes_without_new_diagnostics(document, found, &fix)
        {
            all.push(fix);
        }
    }
    all
}

/// Returns a text with edits applied.
pub fn applied(text: &str, edits: &[(Range<usize>, String)]) -> String {
    let (mut out, mut at) = (String::with_capacity(text.len()), 0);
    for (range, new) in edits {
        out += text.get(at..range.start).unwrap_or("");
        out += new;
        at = range.end;
    }
    out + text.get(at..).unwrap_or("")
}

/// Whether a fix removes its diagnostic and adds none.
fn fixes_without_new_diagnostics(document: &Document, found: &Diagnostic, fix: &QuickFix) -> bool {
    let text = applied(document.text(), &fix.edits);
    if text.len() <= SMALL {
        return removes(&analysis::check("", document.text()), &analysis::check("", &text), found);
    }
    // The function before and after the fix, each with everything that it mentions.
    let entity = |document: &Document, at: usize| {
        let index = ModuleIndex::new(document);
        let (n, _) = document.entity_at(at)?;
        Some(Unit::new(document, &index, None, n)?.diagnostics)
    };
    let at = found.span().lo as usize;
    let Some((_, own)) = document.entity_at(at) else { return false };
    // An edit before the function moves the diagnostic.
    let moved: isize = fix
        .edits
        .iter()
        .filter(|(range, _)| range.end <= own.start)
        .map(|(range, new)| new.len() as isize - range.len() as isize)
        .sum();
    let after = Document::new("", 0, text, document.encoding());
    match (entity(document, own.start), entity(&after, own.start.wrapping_add_signed(moved))) {
        (Some(before), Some(after)) => removes(&before, &after, found),
        _ => false,
    }
}

/// Whether the diagnostics `after` are those `before` without `found`.
pub fn removes(before: &[Diagnostic], after: &[Diagnostic], found: &Diagnostic) -> bool {
    let mut left: FxHashMap<(&str, &str), isize> = FxHashMap::default();
    for one in before {
        *left.entry((one.code, &one.message)).or_default() += 1;
    }
    *left.entry((found.code, &found.message)).or_default() -= 1;
    for one in after {
        *left.entry((one.code, &one.message)).or_default() -= 1;
    }
    left.values().all(|count| *count >= 0)
}

/// Describes edits: `` Replace `x` by `y` ``
fn describe(text: &str, edits: &[(Range<usize>, String)]) -> String {
    let Some((range, new)) = edits.first() else { return "Fix".into() };
    let shown = |text: &str| {
        let text = text.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
        if text.chars().count() > 40 { format!("{}…", text.chars().take(40).collect::<String>()) } else { text }
    };
    let old = text.get(range.clone()).unwrap_or("");
    let first = match (old.trim().is_empty(), new.trim().is_empty()) {
        (true, _) => format!("Insert `{}`", shown(new)),
        (_, true) => format!("Remove `{}`", shown(old)),
        _ => format!("Replace `{}` by `{}`", shown(old), shown(new)),
    };
    if edits.len() > 1 { format!("{first} and {} more", edits.len() - 1) } else { first }
}

type Proposal = (String, Vec<(Range<usize>, String)>);

struct Proposals<'d> {
    document: &'d Document,
    index: &'d ModuleIndex,
    found: &'d Diagnostic,
    unit: Option<Unit>,
}

impl Proposals<'_> {
    fn all(mut self) -> Vec<Proposal> {
        let mut all = self.near_names();
        match self.found.code {
            "W0201" | "W0206" | "E0401" => all.extend(self.declaration()),
            "W0101" => all.extend(self.renumbered()),
            "E0306" => all.extend(self.phi_entry()),
            "E0307" => all.extend(self.without_phi_entry()),
            "E0301" => all.extend(self.terminator()),
            "E0217" | "E0218" if self.found.fix.is_empty() => all.extend(self.length()),
            _ => {}
        }
        all
    }

    fn range(&self) -> Range<usize> {
        let span = self.found.span();
        span.lo as usize..span.hi as usize
    }

    fn text(&self) -> &str {
        self.document.text()
    }

    /// Returns the module of the entity that contains the diagnostic.
    fn load(&mut self) -> Option<&Unit> {
        if self.unit.is_none() {
            let (n, _) = self.document.entity_at(self.range().start)?;
            self.unit = Unit::new(self.document, self.index, None, n);
        }
        self.unit.as_ref()
    }

    /// Proposes each name of ``did you mean `x` or `y`?``
    fn near_names(&self) -> Vec<Proposal> {
        let texts = self.found.help.iter().chain([&self.found.message]);
        let Some(list) = texts.filter_map(|text| text.split_once("did you mean ")).map(|(_, list)| list).next() else {
            return Vec::new();
        };
        let list = list.split('?').next().unwrap_or("");
        // The wrong token: the whole place, or the token that the message names.
        let range = self.range();
        let all: Vec<Token> = tokens(self.text(), range.clone());
        let named: Vec<&str> = self.found.message.split('`').skip(1).step_by(2).collect();
        let wrong = match all.as_slice() {
            [one] => Some(*one),
            _ => all.iter().find(|token| named.contains(&token.text(self.text()))).copied(),
        };
        let Some(wrong) = wrong else { return Vec::new() };
        let names = list.split('`').skip(1).step_by(2).filter(|name| !name.is_empty());
        names.map(|name| (format!("Replace by `{name}`"), vec![(wrong.range(), name.to_string())])).collect()
    }

    /// Proposes a declaration of an undeclared function that matches the call.
    fn declaration(&mut self) -> Option<Proposal> {
        let name = self.found.message.split('`').nth(1).and_then(|name| name.strip_prefix('@'))?.to_string();
        let code = self.found.code;
        let unit = self.load()?;
        let id = unit.module.globals.iter().find(|(_, global)| global.name.to_string() == name).map(|(id, _)| id)?;
        let declared = match unit.module.function(id) {
            Some(_) => print::function(&unit.module, id).trim().to_string(),
            None if code == "E0401" => format!("@{name} = external global i8"),
            None => return None,
        };
        let declared = declared.lines().filter(|line| !line.starts_with(';')).collect::<Vec<_>>().join("\n");
        let title = format!("Add `{declared}`");
        // After the last declaration, or at the end.
        let last = self.document.entities().iter().rfind(|entity| entity.kind == EntityKind::Declare);
        Some(match last {
            Some(entity) => (title, vec![(entity.end..entity.end, format!("\n{declared}"))]),
            None => {
                let (end, text) = (self.text().len(), self.text());
                let separator = if text.is_empty() || text.ends_with('\n') { "\n" } else { "\n\n" };
                (title, vec![(end..end, format!("{separator}{declared}\n"))])
            }
        })
    }

    /// Proposes to renumber all unnamed values and blocks of the function.
    fn renumbered(&mut self) -> Option<Proposal> {
        let numbers = new_numbers(self.load()?.function()?.1);
        let (_, entity) = self.document.entity_at(self.range().start)?;
        let mut edits = Vec::new();
        for place in symbols::occurrences(self.document, self.index, entity) {
            let key = match &place.symbol {
                Symbol::Local(_, Name::Number(n)) => (false, *n),
                Symbol::Block(_, Name::Number(n)) => (true, *n),
                _ => continue,
            };
            let Some(new) = numbers.get(&key).filter(|new| **new != key.1) else { continue };
            let sigil = usize::from(self.text()[place.range.clone()].starts_with('%'));
            edits.push((place.range.start + sigil..place.range.end, new.to_string()));
        }
        (!edits.is_empty()).then(|| ("Renumber the unnamed values and blocks of the function".into(), edits))
    }

    fn phi_entry(&mut self) -> Vec<Proposal> {
        let range = self.range();
        let Some(unit) = self.load() else { return Vec::new() };
        let Some((_, body)) = unit.function() else { return Vec::new() };
        let cfg = Cfg::new(body);
        let mut missing = Vec::new();
        for &block in &body.layout {
            for &inst in &body.blocks[block].insts {
                let Inst::Phi { incoming, .. } = &body.insts[inst] else { continue };
                if unit.original(body.span(inst)) != Some(range.clone()) {
                    continue;
                }
                let mut edges: Vec<BlockId> = cfg.predecessors[block].to_vec();
                for (_, from) in incoming {
                    if let Some(at) = edges.iter().position(|edge| edge == from) {
                        edges.swap_remove(at);
                    }
                }
                for edge in edges {
                    let known = incoming.iter().find(|(_, from)| *from == edge);
                    let value = known.map(|(value, _)| print::operand(&unit.module, body, *value));
                    missing.push((label_of(body, edge), value.unwrap_or_else(|| "poison".into())));
                }
            }
        }
        let (text, named) = (self.text(), &self.found.message);
        let all = tokens(text, range);
        let Some(last) = all.iter().rfind(|token| token.is(text, b']')) else { return Vec::new() };
        let propose = |(label, value): &(String, String)| {
            let entry = format!("[ {value}, {label} ]");
            (format!("Add `{entry}`"), vec![(last.end..last.end, format!(", {entry}"))])
        };
        // If there are several, the one that the message names.
        let is_meant = |label: &str| named.contains(&format!("{label}`")) || named.contains(&format!("{label}:"));
        let mut labels: Vec<_> = missing.iter().filter(|(label, _)| is_meant(label)).collect();
        if labels.is_empty() {
            labels = missing.iter().collect();
        }
        labels.dedup();
        labels.into_iter().map(propose).collect()
    }

    /// Proposes to remove an entry for a block that is not a predecessor.
    fn without_phi_entry(&self) -> Option<Proposal> {
        let (_, entity) = self.document.entity_at(self.range().start)?;
        let text = self.text();
        let all = tokens(text, entity.range());
        let at = all.iter().position(|token| token.start == self.range().start)?;
        let mut open = at;
        let mut depth = 0;
        loop {
            open = open.checked_sub(1)?;
            match () {
                () if all[open].is(text, b']') => depth += 1,
                () if all[open].is(text, b'[') && depth == 0 => break,
                () if all[open].is(text, b'[') => depth -= 1,
                () => {}
            }
        }
        let close = all.get(at + 1).filter(|token| token.is(text, b']'))?;
        let comma_before = open.checked_sub(1).map(|n| all[n]).filter(|token| token.is(text, b','));
        let comma_behind = all.get(at + 2).filter(|token| token.is(text, b','));
        let range = match (comma_before, comma_behind) {
            (Some(comma), _) => comma.start..close.end,
            (None, Some(_)) => all[open].start..all.get(at + 3)?.start,
            // The only entry.
            (None, None) => return None,
        };
        let entry = text[all[open].start..close.end].to_string();
        Some((format!("Remove `{entry}`"), vec![(range, String::new())]))
    }

    /// Proposes terminators for a block without one.
    fn terminator(&mut self) -> Vec<Proposal> {
        let range = self.range();
        if !self.found.message.starts_with("expected a terminator") {
            let line = self.document.line_of(range.start);
            let lines = self.document.line_start(line)..self.document.line_start(line + 1);
            let whole = self.text()[lines.clone()].trim() == self.text()[range.clone()].trim();
            return whole
                .then(|| ("Remove the instruction".into(), vec![(lines, String::new())]))
                .into_iter()
                .collect();
        }
        let mut words: Vec<String> = Vec::new();
        let help = self.found.help.first().map_or("", String::as_str);
        words.extend(help.split('`').find(|text| text.starts_with("br label %")).map(String::from));
        if let Some(unit) = self.load()
            && let Some((function, _)) = unit.function()
        {
            let ty = unit.module.types.display(function.ret);
            words.push(if ty == "void" { "ret void".into() } else { format!("ret {ty} zeroinitializer") });
            let is = |kind: fn(&crate::ir::TypeKind) -> bool| kind(unit.module.types.kind(function.ret));
            if is(|kind| matches!(kind, crate::ir::TypeKind::Int(_))) {
                words.pop();
                words.push(format!("ret {ty} 0"));
            } else if is(|kind| matches!(kind, crate::ir::TypeKind::Ptr { .. })) {
                words.pop();
                words.push(format!("ret {ty} null"));
            }
        }
        words.push("unreachable".into());
        // After the last token before the next label or the brace.
        let Some((_, entity)) = self.document.entity_at(range.start) else { return Vec::new() };
        let Some(last) = tokens(self.text(), entity.start..range.start).last().copied() else { return Vec::new() };
        let mut end = last.end;
        if self.text()[end..].starts_with(':') {
            end += 1;
        }
        // A comment belongs to its line.
        let line = self.document.line_of(end);
        let rest = self.document.line_start(line) + self.document.line(line).len();
        if rest <= range.start
            && self.text().get(end..rest).is_some_and(|rest| rest.trim_start().starts_with([';', ':']))
        {
            end = rest;
        }
        let indent: String = "  ".into();
        let separator = if self.text().as_bytes().get(end) == Some(&b'\n') { "" } else { "\n" };
        words
            .into_iter()
            .map(|word| (format!("Add `{word}`"), vec![(end..end, format!("\n{indent}{word}{separator}"))]))
            .collect()
    }

    /// Proposes the actual length of a constant.
    fn length(&self) -> Option<Proposal> {
        let number = |text: &str| text.split(|c: char| !c.is_ascii_digit()).find(|n| !n.is_empty()).map(String::from);
        let has = self.found.message.split(" has ").nth(1).and_then(number)?;
        let before = &self.text()[..self.range().start];
        let type_end = before.trim_end().len();
        let (_, entity) = self.document.entity_at(self.range().start)?;
        let all = tokens(self.text(), entity.start..type_end);
        let mut depth = 0;
        for (n, token) in all.iter().enumerate().rev() {
            if token.is(self.text(), b']') || token.is(self.text(), b'>') {
                depth += 1;
            } else if token.is(self.text(), b'[') || token.is(self.text(), b'<') {
                depth -= 1;
                if depth == 0 {
                    let length = all.get(n + 1)?;
                    return Some((format!("Set the length to {has}"), vec![(length.range(), has)]));
                }
            }
            if depth == 0 {
                return None;
            }
        }
        None
    }
}

/// Returns `%name` of a block, or the number of an unlabeled entry block.
pub fn label_of(body: &Body, block: BlockId) -> String {
    match &body.blocks[block].name {
        Some(name) => format!("%{name}"),
        None => {
            let unnamed = |value: &&crate::ir::ValueId| !matches!(body.values[**value].name, Some(Name::Text(_)));
            format!("%{}", body.params.iter().filter(unnamed).count())
        }
    }
}

/// Returns the numbers that LLVM would assign, by kind (whether it is a block) and current number.
fn new_numbers(body: &Body) -> FxHashMap<(bool, u32), u32> {
    let mut numbers = FxHashMap::default();
    let mut next = 0;
    let mut enter = |is_block: bool, name: &Option<Name>| match name {
        Some(Name::Text(_)) => {}
        name => {
            if let Some(Name::Number(n)) = name {
                numbers.insert((is_block, *n), next);
            }
            next += 1;
        }
    };
    for param in &body.params {
        enter(false, &body.values[*param].name);
    }
    for block in &body.layout {
        enter(true, &body.blocks[*block].name);
        for inst in &body.blocks[*block].insts {
            if let Some(value) = body.result(*inst) {
                enter(false, &body.values[value].name);
            }
        }
    }
    numbers
}
