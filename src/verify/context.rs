//! The state that all rules share, and the nodes of a module that diagnostics point to.

mod create;

use super::Options;
use crate::diagnostic::Diagnostic;
use crate::ir::{AttrSet, Body, ConstId, DataLayout, GlobalId, InstId, Module, NamedId, Type, TypeKind};
use crate::parse::operand_spans::{self, InstPart, InstSpans};
use crate::source::{SourceMap, Span};
use crate::verify::rules::intrinsics::declarations::Declarations;
use crate::verify::rules::metadata::graph::MetadataGraph;
use crate::verify::rules::metadata::tbaa::TbaaCache;
use crate::verify::types::equivalence::{Agreement, EquivalenceClasses};
use crate::verify::types::properties::TypeProperties;
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::Cell;
use std::ops::Range;
use std::sync::{Arc, Mutex, OnceLock};

/// A node of the module that a diagnostic can point to.
#[derive(Clone, Copy)]
pub(super) enum NodeRef<'a> {
    /// An operand or other part of a statement.
    Statement(&'a Body, InstId, InstPart),
    /// The value type of a variable.
    VariableType(GlobalId),
    /// The initializer of a variable, or the target of an alias or ifunc.
    Initializer(GlobalId),
    /// The n-th type in a function header: the return type, then the parameters.
    Header(GlobalId, usize),
    /// The personality in a function header.
    Personality(GlobalId),
    /// The right-hand side of `%name = type`.
    NamedType(NamedId),
}

/// The state that all checks share.
pub(super) struct VerifierContext<'a> {
    pub(super) module: &'a Module,
    pub(super) sources: &'a SourceMap,
    pub(super) options: Options,
    /// Data layout of the module, or else of the host.
    pub(super) layout: DataLayout,
    pub(super) types: Arc<TypeProperties>,
    /// Metadata graph, built on first use.
    pub(super) graph: Arc<OnceLock<MetadataGraph<'a>>>,
    /// TBAA access tags that have been checked.
    pub(super) tbaa_cache: TbaaCache<'a>,
    pub(super) classes: Arc<EquivalenceClasses>,
    /// Declared intrinsics.
    pub(super) intrinsics: Arc<Declarations>,
    /// Declared intrinsics with a reported error.
    pub(super) intrinsics_reported: FxHashSet<GlobalId>,
    /// Constant expressions in place of the literals that intrinsics require.
    pub(super) literals: Arc<Mutex<Vec<ConstId>>>,
    /// Garbage collector of each function that names one.
    pub(super) collectors: Arc<FxHashMap<u32, Box<str>>>,
    /// Number of allocas that a function passes to `llvm.localescape`, computed on demand.
    pub(super) escapes: FxHashMap<GlobalId, u128>,
    pub(super) found: Vec<Diagnostic>,
    /// Whether damaged text has been encountered.
    pub(super) has_damage: bool,
    /// Remaining budget of text bytes for locating errors; see [`VerifierContext::locate`].
    pub(super) budget: Cell<u64>,
    /// Number of errors in `found`.
    pub(super) errors: usize,
    /// Constants without errors.
    pub(super) constants_good: SecondaryMap<ConstId, bool>,
    /// Attributes of parameters, arguments and results that have no errors, with their types.
    pub(super) attributes_good: FxHashSet<(AttrSet, Type)>,
    /// Addresses of the texts of attachments at loads and stores that have no errors: TBAA access tags.
    pub(super) access_tags_good: FxHashSet<usize>,
    /// Whether the module uses opaque pointers, so that LLVM would not compare the function types of calls.
    pub(super) opaque: bool,
}

impl<'a> VerifierContext<'a> {
    /// Creates a context for a thread that checks bodies, with the same module-level state and no diagnostics.
    pub(super) fn fork(&self) -> VerifierContext<'a> {
        VerifierContext {
            module: self.module,
            sources: self.sources,
            options: self.options,
            layout: self.layout.clone(),
            types: self.types.clone(),
            graph: self.graph.clone(),
            tbaa_cache: Default::default(),
            classes: self.classes.clone(),
            intrinsics: self.intrinsics.clone(),
            intrinsics_reported: FxHashSet::default(),
            literals: self.literals.clone(),
            collectors: self.collectors.clone(),
            escapes: FxHashMap::default(),
            found: Vec::new(),
            has_damage: false,
            budget: self.budget.clone(),
            errors: 0,
            constants_good: self.constants_good.clone(),
            attributes_good: self.attributes_good.clone(),
            access_tags_good: FxHashSet::default(),
            opaque: self.opaque,
        }
    }

    /// Computes the properties of all types, and reports errors in the named types themselves.
    pub(super) fn compute_types(&mut self) {
        let types = Arc::get_mut(&mut self.types).expect("the context has not been forked yet");
        let errors = types.compute(&self.module.types, self.module.uses_typed_pointers);
        self.has_damage |= types.has_damaged(&self.module.types);
        self.found.extend(errors);
    }

    pub(super) fn report(&mut self, diagnostic: Diagnostic) {
        self.errors += usize::from(diagnostic.is_error());
        self.found.push(diagnostic);
    }

    /// Creates an error at a place; the caller completes and reports it.
    pub(super) fn error(&self, code: &'static str, node: NodeRef<'a>, message: impl Into<String>) -> Diagnostic {
        Diagnostic::error(code, self.span(node, &[]), message)
    }

    /// Creates a warning at a place; the caller completes and reports it.
    pub(super) fn warning(&self, code: &'static str, node: NodeRef<'a>, message: impl Into<String>) -> Diagnostic {
        Diagnostic::warning(code, self.span(node, &[]), message)
    }

    /// Formats a type for messages: `` `i64*` ``.
    pub(super) fn ty(&self, ty: Type) -> String {
        format!("`{}`", self.module.types.display(ty))
    }

    pub(super) fn damaged(&self, ty: Type) -> bool {
        self.types.damaged(ty)
    }

    pub(super) fn kind(&self, ty: Type) -> &'a TypeKind {
        self.module.types.kind(ty)
    }

    /// Returns the structure of a vector's element type, or of the type itself.
    pub(super) fn scalar_kind(&self, ty: Type) -> &'a TypeKind {
        match self.kind(ty) {
            TypeKind::Vector { elem, .. } => self.kind(*elem),
            kind => kind,
        }
    }

    /// Compares two types; damaged ones agree with everything.
    pub(super) fn compare(&self, a: Type, b: Type) -> Agreement {
        if a == b || self.damaged(a) || self.damaged(b) {
            return Agreement::Same;
        }
        self.classes.compare(&self.module.types, a, b)
    }

    /// Returns the span of a place, or of the element of its constant at `path`.
    pub(super) fn span(&self, node: NodeRef<'a>, path: &[usize]) -> Span {
        self.locate(node, |text, range| operand_spans::constant_part(text, range, path))
    }

    /// Returns the span of the type written before the element at `path`.
    pub(super) fn part_type_span(&self, node: NodeRef<'a>, path: &[usize]) -> Span {
        self.locate(node, |text, range| operand_spans::constant_part_type(text, range, path))
    }

    /// Returns the span of a place that is a type, or of its component at `path`.
    pub(super) fn type_span(&self, node: NodeRef<'a>, path: &[usize]) -> Span {
        self.locate(node, |text, range| operand_spans::type_part(text, range, path))
    }

    fn locate(&self, node: NodeRef<'a>, narrow: impl FnOnce(&str, Range<usize>) -> Option<Range<usize>>) -> Span {
        // The span to search in, and the one to return if nothing is found there.
        let global = |id: GlobalId| self.module.globals[id].span;
        let (span, fallback) = match node {
            NodeRef::Statement(body, inst, _) => (body.span(inst), body.span(inst)),
            NodeRef::VariableType(id) | NodeRef::Initializer(id) => (self.extended_to_file_end(global(id)), global(id)),
            NodeRef::Header(id, _) | NodeRef::Personality(id) => {
                (self.module.function(id).map(|f| f.header_span).unwrap_or_default(), global(id))
            }
            NodeRef::NamedType(id) => {
                let span = self.module.types.named[id].span;
                (self.extended_to_file_end(span), span)
            }
        };
        if matches!(node, NodeRef::Statement(_, _, InstPart::Whole)) {
            return span;
        }
        let Some(source) = self.sources.find(span.lo).filter(|_| self.budget.get() > 0) else { return fallback };
        let (span, fallback) = (source.written(span), source.written(fallback));
        let text = source.slice(span);
        let range = match node {
            NodeRef::Statement(_, _, InstPart::Whole) => None,
            NodeRef::Statement(body, inst, part) => InstSpans::of_statement(text, &body.insts[inst]).get(part),
            NodeRef::VariableType(_) => operand_spans::variable_type_span(text),
            NodeRef::Initializer(_) => operand_spans::initializer_span(text),
            NodeRef::Header(_, n) => {
                operand_spans::header_spans(text).and_then(|(ret, params)| match n.checked_sub(1) {
                    None => Some(ret),
                    Some(n) => params.get(n).cloned(),
                })
            }
            NodeRef::Personality(_) => operand_spans::personality_span(text),
            NodeRef::NamedType(_) => operand_spans::named_type_span(text),
        };
        let to_span = |r: Range<usize>| Span::new(span.lo + r.start as u32, span.lo + r.end as u32);
        match range {
            Some(range) => {
                // Bounds the total work: many errors in one long initializer would otherwise take quadratic
                // time.
                self.budget.set(self.budget.get().saturating_sub(range.end as u64));
                to_span(narrow(text, range.clone()).unwrap_or(range))
            }
            None => fallback,
        }
    }

    /// Returns the span from the start of `span` to the end of its file, since items outside functions have no
    /// extent.
    fn extended_to_file_end(&self, span: Span) -> Span {
        match self.sources.find(span.lo) {
            Some(source) => Span { lo: source.written(span).lo, hi: source.span(0..source.text().len()).hi },
            None => span,
        }
    }

    /// Reports the malformed part of a written type. Returns whether the type is well-formed.
    #[inline]
    pub(super) fn check_type(&mut self, ty: Type, node: NodeRef<'a>) -> bool {
        !self.types.is_malformed(ty) || self.malformed_type(ty, node)
    }

    #[cold]
    fn malformed_type(&mut self, ty: Type, node: NodeRef<'a>) -> bool {
        let Some((path, error)) = self.types.malformed_part(&self.module.types, ty) else { return true };
        self.report(error.diagnostic(self.type_span(node, &path)));
        false
    }
}
