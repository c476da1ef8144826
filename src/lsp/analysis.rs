//! Diagnostics of a text, and the module of one function with everything that it refers to. The cost of an edit does
//! not depend on the size of the file.

use super::text::document::Document;
use super::text::entities::{Entity, EntityKind};
use super::text::lexer::{TokenKind, tokens};
use super::text::symbols::{ModuleIndex, Symbol};
use crate::diagnostic::{self, Diagnostic, Edit, Label};
use crate::ir::{Body, Function, GlobalId, Module, Name};
use crate::parse;
use crate::source::{Source, SourceMap, Span};
use crate::verify;
use std::ops::Range;

/// Codes of diagnostics about metadata, which depend on nodes that a slice omits.
const OF_METADATA: [&str; 6] = ["E0420", "E0421", "E0422", "W0105", "W0220", "E0152"];

/// Whether a diagnostic is about metadata.
pub fn is_of_metadata(found: &Diagnostic) -> bool {
    OF_METADATA.contains(&found.code)
}

/// Returns all diagnostics of a text, as `check` reports them, without those about symbols and engines. Spans are byte
/// offsets in the text.
pub fn check(name: &str, text: &str) -> Vec<Diagnostic> {
    let mut sources = SourceMap::new();
    let source = match sources.add_bytes(name, text.as_bytes().to_vec()) {
        Ok(source) => source,
        Err(error) => return vec![Diagnostic::error("E0101", Span::new(0, 0), error.to_string())],
    };
    let found = findings(&source, &sources).1;
    found.into_iter().map(|one| rebased(one, |position| source.offset(position))).collect()
}

/// Parses and verifies a text. The module has the verifier's repairs.
fn findings(source: &Source, sources: &SourceMap) -> (Module, Vec<Diagnostic>) {
    let options = verify::Options::default();
    let parsed = parse::parse(source);
    let (mut module, mut found) = (parsed.module, parsed.diagnostics);
    match verify::check(&mut module, sources, options) {
        Ok(warnings) => found.extend(warnings),
        Err(errors) => found.extend(errors),
    }
    verify::leave_to_errors(&mut found, sources);
    diagnostic::sort(&mut found);
    (module, found)
}

fn rebased(found: Diagnostic, offset: impl Fn(u32) -> usize) -> Diagnostic {
    let span = |span: Span| {
        let lo = offset(span.lo);
        Span::new(lo as u32, offset(span.hi).max(lo) as u32)
    };
    Diagnostic {
        labels: found.labels.into_iter().map(|label| Label { span: span(label.span), ..label }).collect(),
        fix: found.fix.into_iter().map(|edit| Edit { span: span(edit.span), ..edit }).collect(),
        ..found
    }
}

/// A part of a slice that was copied from the document.
struct Segment {
    /// First byte in the slice.
    start: usize,
    /// First byte in the document, and its length.
    original: usize,
    length: usize,
}

/// The module of one entity, with the headers of everything that it refers to.
pub struct Unit {
    /// The module.
    pub module: Module,
    /// Diagnostics in the entity, with offsets in the document.
    pub diagnostics: Vec<Diagnostic>,
    source: Source,
    segments: Vec<Segment>,
    name: Option<Name>,
}

impl Unit {
    /// Parses and verifies an entity with everything that it refers to.
    pub fn new(document: &Document, index: &ModuleIndex, n: usize) -> Option<Unit> {
        let entity = document.entities().get(n)?;
        let mut slice = Slice { document, index, text: String::new(), segments: Vec::new() };
        slice.build(n);
        let Slice { text, segments, .. } = slice;
        let mut sources = SourceMap::new();
        let source = sources.add("slice", text).ok()?;
        let (module, found) = findings(&source, &sources);
        let name = match super::text::symbols::entity_symbol(document.text(), entity) {
            Some(Symbol::Global(name)) => Some(name),
            _ => None,
        };
        let mut unit = Unit { module, diagnostics: Vec::new(), source, segments, name };
        unit.diagnostics = found
            .into_iter()
            .filter(|one| !is_of_metadata(one))
            .filter(|one| unit.original(one.span()).is_some_and(|at| entity.start <= at.start && at.end <= entity.end))
            .map(|one| rebased(one, |position| unit.offset(position).unwrap_or(entity.start)))
            .collect();
        Some(unit)
    }

    /// Returns the offset in the document of a position in the slice; `None` for text that is not part of the
    /// document.
    fn offset(&self, position: u32) -> Option<usize> {
        let at = self.source.offset(position);
        let n = self.segments.partition_point(|segment| segment.start <= at).checked_sub(1)?;
        let segment = &self.segments[n];
        (at <= segment.start + segment.length).then(|| segment.original + (at - segment.start))
    }

    /// Returns the range in the document of a span.
    pub fn original(&self, span: Span) -> Option<Range<usize>> {
        let (lo, hi) = (self.offset(span.lo)?, self.offset(span.hi)?);
        (lo <= hi).then_some(lo..hi)
    }

    /// Returns the text of a span.
    pub fn slice(&self, span: Span) -> &str {
        self.source.slice(span)
    }

    /// Returns the global that the entity defines.
    pub fn global(&self) -> Option<GlobalId> {
        self.module.by_name.get(self.name.as_ref()?).copied()
    }

    /// Returns the function that the entity defines.
    pub fn function(&self) -> Option<(&Function, &Body)> {
        let function = self.module.function(self.global()?)?;
        Some((function, function.body.as_ref()?))
    }
}

/// Length above which variables are written without their initializers.
const LONG_VARIABLE: usize = 1 << 10;

/// A slice of a document: text of a module with one whole entity.
struct Slice<'d> {
    document: &'d Document,
    index: &'d ModuleIndex,
    text: String,
    segments: Vec<Segment>,
}

impl Slice<'_> {
    fn copy(&mut self, range: Range<usize>) {
        self.segments.push(Segment { start: self.text.len(), original: range.start, length: range.len() });
        self.text += &self.document.text()[range];
    }

    fn build(&mut self, whole: usize) {
        let entities = self.document.entities();
        let text = self.document.text();
        let mut wanted = vec![whole];
        let mut is_wanted = vec![false; entities.len()];
        is_wanted[whole] = true;
        let mut next = 0;
        while let Some(n) = wanted.get(next).copied() {
            next += 1;
            let entity = &entities[n];
            let range = if n == whole { entity.range() } else { self.shown(entity) };
            for token in tokens(text, range) {
                let name = || token.name(text);
                let symbol = match token.kind {
                    TokenKind::Global => Symbol::Global(name()),
                    TokenKind::Local => Symbol::Type(name()),
                    TokenKind::AttributeGroup => Symbol::Attributes(name()),
                    TokenKind::Comdat => Symbol::Comdat(name()),
                    _ => continue,
                };
                if let Some(n) = self.index.entity(&symbol)
                    && !std::mem::replace(&mut is_wanted[n], true)
                {
                    wanted.push(n);
                }
            }
        }
        for (n, entity) in entities.iter().enumerate() {
            let is_target = entity.kind == EntityKind::Other && text[entity.range()].starts_with("target ");
            if n == whole {
                self.copy(entity.range());
                // The line end belongs to a text that ends too early.
                self.text += "\n";
            } else if is_wanted[n] || is_target {
                self.copy(self.shown(entity));
                match entity.kind {
                    EntityKind::Define => self.text += "{ unreachable }",
                    EntityKind::Variable if self.shown(entity) != entity.range() => self.text += " zeroinitializer",
                    _ => {}
                }
                self.text += "\n";
            }
        }
    }

    /// Returns the part of an entity that other entities depend on.
    fn shown(&self, entity: &Entity) -> Range<usize> {
        let text = self.document.text();
        match entity.kind {
            EntityKind::Define => entity.header(),
            EntityKind::Variable if entity.range().len() > LONG_VARIABLE => {
                let written = &text[entity.range()];
                let ty = parse::operand_spans::variable_type_span(written);
                let is_initialized = |ty: &Range<usize>| {
                    let (head, tail) = (&written[..ty.start], written[ty.end..].trim_start());
                    (head.contains(" global") || head.contains(" constant")) && !tail.starts_with(',')
                };
                match ty.filter(is_initialized) {
                    Some(ty) => entity.start..entity.start + ty.end,
                    None => entity.range(),
                }
            }
            _ => entity.range(),
        }
    }
}
