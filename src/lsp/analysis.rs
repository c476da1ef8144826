//! Diagnostics of a text, and the module of one function with everything that it refers to. The cost of an edit does
//! not depend on the size of the file.

use super::text::document::Document;
use super::text::entities::{Entity, EntityKind};
use super::text::lexer::{TokenKind, tokens};
use super::text::symbols::{ModuleIndex, Symbol, entity_symbol};
use crate::diagnostic::{self, Diagnostic, Edit, Label};
use crate::ir::{Body, Function, GlobalId, GlobalKind, Module, Name};
use crate::parse;
use crate::source::{Source, SourceMap, Span};
use crate::verify;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Codes of diagnostics about metadata, which depend on nodes that a slice omits.
const OF_METADATA: [&str; 6] = ["E0420", "E0421", "E0422", "W0105", "W0220", "E0152"];

/// Whether a diagnostic is about metadata.
pub fn is_of_metadata(found: &Diagnostic) -> bool {
    OF_METADATA.contains(&found.code)
}

/// Properties of a whole module that a slice of it does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ModuleProperties {
    pointers: Pointers,
    /// Whether the places or numbers of uses inside of bodies matter elsewhere: addresses of blocks, use-list orders.
    refers_into_bodies: bool,
}

/// Name of a function in a slice that spells pointers in the same way as the module.
const SPELLING: &str = "the spelling of pointers";

/// Syntax of pointer types in a module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pointers {
    /// The module has no pointer types.
    None,
    /// `i8*`, and never `ptr`.
    Typed,
    /// `ptr`
    Opaque,
}

impl ModuleProperties {
    fn of(module: &Module, text: &str) -> ModuleProperties {
        let has = |word: &str| memchr::memmem::find(text.as_bytes(), word.as_bytes()).is_some();
        ModuleProperties {
            pointers: Pointers::of(module),
            refers_into_bodies: has("blockaddress") || has("uselistorder"),
        }
    }
}

impl Pointers {
    fn of(module: &Module) -> Pointers {
        match () {
            () if module.uses_typed_pointers => Pointers::Typed,
            () if verify::mentions_ptr(module) => Pointers::Opaque,
            () => Pointers::None,
        }
    }

    /// Returns a declaration that uses this syntax.
    fn declaration(self) -> String {
        match self {
            Pointers::None => String::new(),
            Pointers::Typed => format!("declare void @\"{SPELLING}\"(i8*)\n"),
            Pointers::Opaque => format!("declare void @\"{SPELLING}\"(ptr)\n"),
        }
    }
}

/// Findings of a text, and the properties of its module that its slices need.
pub type Findings = (Vec<Diagnostic>, Option<ModuleProperties>);

/// Returns all findings of a text, as `check` reports them before the checks of symbols and engines. Spans are byte
/// offsets of the text.
pub fn check(name: &str, text: &str) -> Vec<Diagnostic> {
    check_until(name, Arc::new(text.into()), Arc::default()).0
}

/// Like [`check`], but ends early, with useless findings, when another thread sets the flag.
pub fn check_until(name: &str, text: Arc<String>, stop: Arc<AtomicBool>) -> Findings {
    let mut sources = SourceMap::new();
    sources.stop_at(stop);
    // Only these prefixes are relevant for a text.
    let added = match text.starts_with("#!") || text.starts_with("\u{7f}ELF") {
        true => sources.add_bytes(name, text.as_bytes().to_vec()),
        false => sources.add(name, text.as_str()),
    };
    // Releases the text to the editor, which changes it in place.
    drop(text);
    let source = match added {
        Ok(source) => source,
        Err(error) => return (vec![Diagnostic::error("E0101", Span::new(0, 0), error.to_string())], None),
    };
    let (module, found) = findings(&source, &sources);
    let properties = ModuleProperties::of(&module, source.text());
    (found.into_iter().map(|one| rebased(one, |position| source.offset(position))).collect(), Some(properties))
}

/// Parses and verifies a text. The module includes the verifier's repairs.
fn findings(source: &Source, sources: &SourceMap) -> (Module, Vec<Diagnostic>) {
    let options = verify::Options::default();
    let parsed = parse::parse(source);
    let (mut module, mut found) = (parsed.module, parsed.diagnostics);
    if sources.is_stopped() {
        return (module, found);
    }
    match verify::check(&mut module, sources, options) {
        Ok(warnings) => found.extend(warnings),
        Err(errors) => found.extend(errors),
    }
    verify::drop_on_error_lines(&mut found, sources);
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
    /// Whether the slice has no finding, and the whole text would have none if it had none before the entity was
    /// edited.
    pub keeps_text_clean: bool,
    source: Source,
    segments: Vec<Segment>,
    name: Option<Name>,
}

impl Unit {
    /// Parses and verifies an entity together with everything that it mentions.
    pub fn new(
        document: &Document,
        index: &ModuleIndex,
        properties: Option<ModuleProperties>,
        n: usize,
    ) -> Option<Unit> {
        let entity = document.entities().get(n)?;
        let pointers = properties.map_or(Pointers::None, |properties| properties.pointers);
        let mut slice =
            Slice { document, index, text: pointers.declaration(), segments: Vec::new(), is_self_contained: true };
        slice.build(n);
        let Slice { text, segments, is_self_contained, .. } = slice;
        let mut sources = SourceMap::new();
        let source = sources.add("slice", text).ok()?;
        let (mut module, found) = findings(&source, &sources);
        // The function need not be the only one that spells pointers in this way, but it must do so.
        if let Some(helper) = module.by_name.get(&Name::Text(SPELLING.into())).copied() {
            module.globals[helper].kind = GlobalKind::Undeclared;
        }
        let spelling = match Pointers::of(&module) {
            Pointers::Typed if !document.text()[entity.range()].contains('*') => Pointers::None,
            spelling => spelling,
        };
        let name = match entity_symbol(document.text(), entity) {
            Some(Symbol::Global(name)) => Some(name),
            _ => None,
        };
        let is_whole = is_self_contained && properties.is_some_and(|properties| !properties.refers_into_bodies);
        let keeps_text_clean = is_whole && found.is_empty() && spelling == pointers;
        let mut unit = Unit { module, diagnostics: Vec::new(), keeps_text_clean, source, segments, name };
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
    /// Whether the slice contains everything that matters to the entity, and nothing in the entity matters to others.
    is_self_contained: bool,
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
        // Debug information refers to most of the module, and has rules about pairs of functions.
        let with_metadata = memchr::memmem::find(&text.as_bytes()[entities[whole].range()], b"!dbg").is_none();
        self.is_self_contained &= with_metadata;
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
                    TokenKind::Metadata if with_metadata => match name() {
                        name @ Name::Number(_) => Symbol::Metadata(name),
                        name => {
                            self.is_self_contained &= !name.symbol().starts_with("DI");
                            continue;
                        }
                    },
                    TokenKind::Word => match token.text(text) {
                        // Refers to the comdat with the name of the function or variable, unless another name follows.
                        "comdat" => match entity_symbol(text, entity) {
                            Some(Symbol::Global(name)) => Symbol::Comdat(name),
                            _ => continue,
                        },
                        word => {
                            self.is_self_contained &=
                                !matches!(word, "blockaddress" | "uselistorder" | "uselistorder_bb");
                            continue;
                        }
                    },
                    _ => continue,
                };
                match self.index.entity(&symbol) {
                    Some(n) if !std::mem::replace(&mut is_wanted[n], true) => wanted.push(n),
                    Some(_) => {}
                    // Values and blocks, and further names that the parser needs.
                    None => self.is_self_contained &= matches!(symbol, Symbol::Type(_) | Symbol::Comdat(_)),
                }
            }
        }
        for (n, entity) in entities.iter().enumerate() {
            let is_target = entity.kind == EntityKind::Other && text[entity.range()].starts_with("target ");
            if n == whole {
                self.copy(entity.range());
                // The newline terminates a text that ends too early.
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
