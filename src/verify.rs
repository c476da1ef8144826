//! Verifier: checks a module against the language rules, and repairs what leniency permits.
//!
//! # Checks
//!
//! **Types** (`facts`, E0210–E0213): a type contains itself only through a pointer; no `void`, label or
//! function where a value is required; allocated, loaded, stored, indexed and defined types are sized.
//!
//! **Instructions** (`types`, E0201–E0208, E0214–E0224): every operand has the type written before it (structs
//! are compared by name as in LLVM, by definition in the LLVMlite document; pointees count; `ptr` agrees with
//! any pointer); integer operations have integer operands and floating-point ones floating-point operands;
//! conversions change the size in the right direction; addresses are pointers, and the accessed type is the
//! pointee; the index paths of getelementptr, extractvalue and insertvalue exist; vectors and masks match
//! (`vector`, E0224); calls agree with the callee in return type, number and types of arguments; `ret` agrees
//! with the function; a condition is an `i1`.
//!
//! **Atomic operations** (`atomic`, E0230–E0232): valid orderings, explicit alignments, types with a power of
//! two of bytes.
//!
//! **Constants** (`constants`, E0216–E0218, and the above for constant expressions): literals fit their types;
//! strings and aggregates have the number of elements of their types.
//!
//! **Calls** (`calls`, `bundles`, `tail`, `assembly`, E0251–E0254): known operand bundles have the right
//! operands; a `musttail` call precedes its `ret` and has its caller's type; the constraints of inline assembly
//! match its operands.
//!
//! **Intrinsics** (`intrinsics`, E0240, E0260–E0263): they exist, have their type, and get immediates where
//! required and valid arguments.
//!
//! **Exceptions** (`exception`, E0250, E0311–E0315): pads come first in their blocks, are reached by unwinding
//! only, and nest; the function has a personality.
//!
//! **Control flow** ([`cfg`], E0301–E0308, E0310): each block has exactly one terminator, at its end; the entry
//! block has no predecessors; phis come first and have one value per incoming edge; the cases of a switch are
//! distinct.
//!
//! **Single assignment** (`ssa`, E0309): each use of a local is dominated by its definition (a phi uses its
//! operand at the end of the predecessor; the result of an invoke is defined on the normal edge only).
//! Unreachable code is exempt, as in LLVM.
//!
//! **Attributes** (`attributes`, E0240–E0241): they fit the types they apply to, and each other.
//!
//! **Attachments** (`attachments`, E0243): metadata about a result is attached to an instruction with such a
//! result.
//!
//! **Metadata** (`metadata`, E0420–E0422, W0220): specialized nodes have the fields of their class, which refer
//! to nodes of permitted classes; named metadata, attachments and debug records have the form that their names
//! require.
//!
//! **Use-list orders** (`uses`, E0242) have as many indices as the value has uses.
//!
//! **Module** (`globals`, `alias`, `ifunc`, `tables`, E0401–E0411): globals are defined; intrinsics are only
//! called; linkages are valid; ifuncs have a resolver; aliases refer to definitions; the tables of constructors
//! and of used symbols have the form that the linker expects; the data layout string is well-formed.
//!
//! **Profile llvmlite** (`profile`, E05xx): only features of the LLVMlite document are used.
//!
//! # Not checked here
//!
//! Checked by the parser: uniqueness of names, numbering of unnamed values, definedness of types and labels,
//! alignments being powers of two. Not checked: calling conventions and sections (kept, but never interpreted
//! here); types of target intrinsics; validity of entry points; existence of symbols; support by the engines.
//!
//! # Damage
//!
//! Text that the parser could not read is `Invalid` in the module, and undefined names are marked as such; the
//! parser has reported both. Every check ignores them and everything derived from them, so that one cause
//! yields one error. A damaged module never becomes a [`Checked`]: the result is an `Err`, possibly without any
//! new diagnostic.

mod alias;
mod assembly;
mod at_once;
mod atomic;
mod attachments;
mod attributes;
mod available;
mod bundles;
mod calls;
mod cfg;
mod constants;
mod equal;
mod exception;
mod expand;
mod facts;
mod gep;
mod globals;
mod ifunc;
mod intrinsics;
mod length;
mod lower_intrinsics;
mod lower_x86;
mod mend;
mod metadata;
mod names;
mod narrow;
mod object_size;
#[doc(hidden)]
pub mod place;
mod profile;
mod prototypes;
mod spelling;
mod ssa;
mod tables;
mod tail;
mod types;
mod unsupported;
mod uses;
mod vector;

#[doc(hidden)]
pub use equal::structural_classes;
pub use unsupported::Unsupported;

use crate::diagnostic::{self, Diagnostic, Severity};
use crate::ir::{Body, ConstId, DataLayout, Function, GlobalId, InstId, Module, NamedId, Type, TypeKind};
use crate::source::{SourceMap, Span};
use cranelift_entity::SecondaryMap;
use place::Spot;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::Cell;
use std::ops::Range;
use std::sync::{Arc, Mutex, OnceLock};

/// The accepted language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Profile {
    /// All of LLVM IR, old and new spellings.
    #[default]
    Llvm,
    /// The LLVMlite document only.
    Llvmlite,
}

/// Options of the verifier.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Accepted language.
    pub profile: Profile,
    /// Whether leniencies are errors instead of warnings.
    pub strict: bool,
}

/// A module that passed every check: the only input of engines.
#[derive(Clone, Debug)]
pub struct Checked {
    module: Module,
    options: Options,
    warnings: Vec<Diagnostic>,
}

impl Checked {
    /// Creates an empty module, for a session to extend.
    pub(crate) fn empty(options: Options) -> Checked {
        Checked { module: Module::default(), options, warnings: Vec::new() }
    }

    /// Returns the module for extension; additions must have been verified.
    pub(crate) fn module_mut(&mut self) -> &mut Module {
        &mut self.module
    }

    /// Returns the module.
    pub(crate) fn into_module(self) -> Module {
        self.module
    }

    /// Returns the module after repairs: all callees are declared, index types match their operands, and so on.
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// Returns the options it was checked with.
    pub fn options(&self) -> Options {
        self.options
    }

    /// Returns the warnings.
    pub fn warnings(&self) -> &[Diagnostic] {
        &self.warnings
    }
}

/// Diagnostic codes of this module, each with its meaning.
pub const CODES: &[(&str, &str)] = &[
    ("E0201", "a value is used as another type than it has"),
    ("E0202", "a value of a type that has no values"),
    ("E0203", "an operation on a type it does not work on"),
    ("E0204", "a name for a result of type void"),
    ("E0205", "a returned value that is not of the function's result type"),
    ("E0206", "a call that does not agree with the function called"),
    ("E0207", "the type accessed is not the type pointed to"),
    ("E0208", "a getelementptr path that does not exist in the type"),
    ("E0210", "a malformed type"),
    ("E0211", "a type that contains itself"),
    ("E0212", "a type that is too deep or too large"),
    ("E0213", "a type without a size where a size is needed"),
    ("E0214", "a conversion between types it does not convert"),
    ("E0215", "an address that is not a pointer"),
    ("E0216", "a constant that does not fit its type"),
    ("E0217", "a string of another length than its type"),
    ("E0218", "an aggregate constant that does not match its type"),
    ("E0219", "a condition that is not an i1"),
    ("E0220", "a switch on something that is not an integer"),
    ("E0221", "a count or index that is not an integer"),
    ("E0222", "a load or getelementptr in the old spelling through an opaque pointer"),
    ("E0223", "an element of an aggregate that does not exist"),
    ("E0224", "an operation on vectors that does not fit them"),
    ("E0225", "a constant that would be too large written out"),
    ("E0230", "an ordering that an atomic operation cannot have"),
    ("E0232", "an atomic operation on a type it does not work on"),
    ("E0233", "va_start in a function without variable arguments"),
    ("E0240", "an attribute that does not fit"),
    ("E0241", "fast-math flags of something that is no floating-point value"),
    ("E0242", "a use-list order of another length than there are uses"),
    ("E0243", "metadata that an instruction cannot have"),
    ("E0250", "a landingpad without a clause, or with one that is none"),
    ("E0251", "an operand bundle of a shape it cannot have"),
    ("E0252", "inline assembly whose constraints do not describe its call"),
    ("E0253", "a `musttail` call that cannot take its caller's place"),
    ("E0254", "a callbr of something that cannot jump"),
    ("E0255", "the address for a thread of something that is no thread_local variable"),
    ("E0260", "an intrinsic function of a type that it does not have"),
    ("E0261", "an intrinsic function that does not exist"),
    ("E0262", "an argument that an intrinsic function does not take"),
    ("E0263", "a definition of an intrinsic function"),
    ("E0264", "a spelling that LLVM does not read any more, with `--strict`"),
    ("E0301", "a block that does not end in its only terminator"),
    ("E0303", "a function without a block"),
    ("E0304", "a branch to the entry block"),
    ("E0305", "a phi after other instructions"),
    ("E0306", "a phi without a value for a predecessor"),
    ("E0307", "a phi with a value for a block that is no predecessor"),
    ("E0308", "a phi with different values for one predecessor"),
    ("E0309", "a use that its definition does not dominate"),
    ("E0310", "two cases of a switch with the same value"),
    ("E0311", "a block for exceptions that is reached otherwise"),
    ("E0312", "an exception that goes to a block that takes none"),
    ("E0313", "exceptions in a function without a personality"),
    ("E0314", "a pad where another is wanted"),
    ("E0315", "landing pads of a function that differ in type"),
    ("E0401", "an undefined global"),
    ("E0402", "a linkage that a function cannot have"),
    ("E0403", "a linkage that a variable cannot have"),
    ("E0404", "a malformed datalayout string"),
    ("E0405", "a linkage that an alias cannot have"),
    ("E0406", "an alias that stands for itself"),
    ("E0407", "an alias of something that is not defined in the module"),
    ("E0408", "an alias of something that is not the address of a global"),
    ("E0409", "an ifunc without a function that chooses"),
    ("E0410", "a variable of the linker's, such as llvm.global_ctors, of another shape than it has"),
    ("E0411", "the address of an intrinsic function"),
    ("E0420", "a metadata node whose fields are not those of its kind"),
    ("E0421", "metadata of another shape than its name asks for"),
    ("E0422", "broken debug information that the program reaches"),
    ("E0501", "a type outside LLVMlite"),
    ("E0502", "an instruction outside LLVMlite"),
    ("E0503", "a constant outside LLVMlite"),
    ("E0504", "an aggregate as a value in LLVMlite"),
    ("E0505", "an i8 as a value in LLVMlite"),
    ("E0506", "an i32 that is no getelementptr index in LLVMlite"),
    ("E0507", "an opaque pointer in LLVMlite"),
    ("E0508", "linkage, attributes or other words outside LLVMlite"),
    ("E0509", "a variable number of arguments in LLVMlite"),
    ("E0510", "metadata in LLVMlite"),
    ("E0511", "a flag, predicate or clause outside LLVMlite"),
    ("E0512", "arithmetic on something that is not an i64 in LLVMlite"),
    ("E0513", "a module-level line outside LLVMlite"),
    ("E0514", "a getelementptr without indices in LLVMlite"),
    ("E0515", "a block without a label in LLVMlite"),
    ("W0201", "a call of a function that is not declared"),
    ("W0202", "a getelementptr index written i32 whose operand is an i64"),
    ("W0203", "a pointer used as a pointer to another type"),
    ("W0204", "a struct type used in place of its definition"),
    ("W0205", "a struct index that is not an i32"),
    ("W0206", "calls of an undeclared function that disagree"),
    ("W0207", "a call of another type than the function called"),
    ("W0208", "an invoke without a landing pad"),
    ("W0209", "a table of constructors or destructors with rows of two fields"),
    ("W0210", "a target triple of another machine"),
    ("W0211", "a spelling that LLVM does not read any more, in a module of today"),
    ("W0220", "broken debug information, which LLVM leaves out"),
    ("W0230", "an atomic load or store without an alignment"),
    ("W0231", "an atomic operation on less than a byte"),
];

/// Warnings that `--strict` and the llvmlite profile turn into errors, since LLVM itself rejects the construct.
pub const LENIENT: &[&str] =
    &["W0201", "W0202", "W0203", "W0204", "W0205", "W0206", "W0208", "W0209", "W0220", "W0230", "W0231"];

/// Turns the warnings with the given codes into errors if the options require it.
pub fn strictly(options: Options, lenient: &[&str], diagnostics: &mut [Diagnostic]) {
    if options.strict || options.profile == Profile::Llvmlite {
        for d in diagnostics.iter_mut().filter(|d| lenient.contains(&d.code)) {
            d.severity = Severity::Error;
        }
    }
}

/// Verifies a module and lowers it for the engines. `Err` holds all diagnostics, including warnings, in source
/// order. It is empty for a module that is damaged (which the parser has reported) but has no other error.
pub fn verify(mut module: Module, sources: &SourceMap, options: Options) -> Result<Checked, Vec<Diagnostic>> {
    let (found, literals) = find(&mut module, sources, options)?;
    names::settle(&mut module);
    crate::ir::constant::fold::run(&mut module, literals);
    intrinsics::rename::run(&mut module);
    lower(&mut module, sources, options);
    narrow::run(&mut module);
    lower_x86::run(&mut module);
    expand::run(&mut module);
    object_size::run(&mut module);
    available::declare(&mut module);
    alias::resolve(&mut module);
    Ok(Checked { module, options, warnings: found })
}

/// Checks a module like [`verify`], but applies only the repairs (callees declared, index types matched to
/// their operands) and no lowering, for callers that write the module out. `Ok` holds the warnings.
pub fn check(module: &mut Module, sources: &SourceMap, options: Options) -> Result<Vec<Diagnostic>, Vec<Diagnostic>> {
    find(module, sources, options).map(|(found, _)| found)
}

/// Repairs and checks a module. `Ok` holds the warnings, and the constants to fold where intrinsics require
/// literals.
fn find(
    module: &mut Module,
    sources: &SourceMap,
    options: Options,
) -> Result<(Vec<Diagnostic>, Vec<ConstId>), Vec<Diagnostic>> {
    let mended = mend::run(module, sources, options);
    let mut cx = Context::new(module, sources, options);
    cx.found = mended;
    facts::Facts::find(&mut cx);
    spelling::check(&mut cx);
    globals::check(&mut cx);
    metadata::check(&mut cx);
    uses::check_module(&mut cx);
    if !at_once::finds_nothing(&cx) {
        module.definitions().for_each(|(id, function, body)| check_body(&mut cx, id, function, body));
    }
    if options.profile == Profile::Llvmlite {
        profile::check(&mut cx);
    }
    if cx.damage && !cx.module.damaged && !cx.found.iter().any(Diagnostic::is_error) {
        cx.found.extend(cx.facts.unmentioned_fault(&cx.module.types));
    }
    let damage = cx.damage;
    let literals = std::mem::take(&mut *cx.literals.lock().unwrap_or_else(|poisoned| poisoned.into_inner()));
    let mut found = cx.found;
    // With opaque pointers LLVM ignores pointees.
    let lenient: Vec<_> =
        LENIENT.iter().copied().filter(|code| *code != "W0203" || cx.module.spells_pointees).collect();
    strictly(options, &lenient, &mut found);
    spelling::leave_to_errors(&mut found, sources);
    diagnostic::sort(&mut found);
    if damage || found.iter().any(Diagnostic::is_error) { Err(found) } else { Ok((found, literals)) }
}

/// Lowers intrinsics. Functions that fail verification afterwards are restored.
fn lower(module: &mut Module, sources: &SourceMap, options: Options) {
    let changed = lower_intrinsics::run(module);
    if changed.is_empty() {
        return;
    }
    let mut cx = Context::new(module, sources, options);
    facts::Facts::find(&mut cx);
    let mut bad = Vec::new();
    for (id, before) in changed {
        cx.found.clear();
        if let Some(function) = cx.module.function(id)
            && let Some(body) = &function.body
        {
            check_body(&mut cx, id, function, body);
        }
        if cx.damage || cx.found.iter().any(Diagnostic::is_error) {
            bad.push((id, before));
        }
    }
    bad.into_iter().for_each(|(id, before)| lower_intrinsics::restore(module, id, before));
}

/// Runs all checks that concern a single function.
fn check_body<'a>(cx: &mut Context<'a>, id: GlobalId, function: &'a Function, body: &'a Body) {
    let graph = cfg::check(cx, body);
    types::check(cx, function, body);
    ssa::check(cx, body, &graph);
    exception::check(cx, function, body, &graph);
    uses::check(cx, body);
    metadata::check_function(cx, id, body);
}

/// Base budget, in bytes of text, for locating findings; 16 times the text size is added. Once it is exhausted,
/// reports point to whole statements.
const LOCATE_AT_LEAST: u64 = 1 << 20;

/// A place in the module that a diagnostic can point to.
#[derive(Clone, Copy)]
enum Place<'a> {
    /// An operand or other part of a statement.
    Statement(&'a Body, InstId, Spot),
    /// The value type of a variable.
    VariableType(GlobalId),
    /// The initializer of a variable, or the target of an alias or ifunc.
    Initialiser(GlobalId),
    /// The n-th type in a function header: the return type, then the parameters.
    Header(GlobalId, usize),
    /// The personality in a function header.
    Personality(GlobalId),
    /// The right-hand side of `%name = type`.
    NamedType(NamedId),
}

/// The state that all checks share.
struct Context<'a> {
    module: &'a Module,
    sources: &'a SourceMap,
    options: Options,
    /// Data layout of the module, or else of the host.
    layout: DataLayout,
    facts: Arc<facts::Facts>,
    /// Metadata graph, built on first use.
    graph: Arc<OnceLock<metadata::Graph<'a>>>,
    /// TBAA access tags that have been checked.
    known_tbaa: metadata::KnownTbaa<'a>,
    classes: Arc<equal::Classes>,
    /// Declared intrinsics.
    intrinsics: Arc<intrinsics::Declared>,
    /// Declared intrinsics with a reported error.
    intrinsics_reported: FxHashSet<GlobalId>,
    /// Constant expressions in place of the literals that intrinsics require.
    literals: Arc<Mutex<Vec<ConstId>>>,
    /// Garbage collector of each function that names one.
    collectors: Arc<FxHashMap<u32, Box<str>>>,
    /// Number of allocas that a function passes to `llvm.localescape`, computed on demand.
    escapes: FxHashMap<GlobalId, u128>,
    found: Vec<Diagnostic>,
    /// Whether damaged text has been encountered.
    damage: bool,
    /// Remaining budget of text bytes for locating findings; see [`Context::locate`].
    budget: Cell<u64>,
    /// Number of errors in `found`.
    errors: usize,
    /// Constants without errors.
    constants_good: SecondaryMap<ConstId, bool>,
    /// Whether the module uses opaque pointers, so that LLVM would not compare the function types of calls.
    opaque: bool,
}

impl<'a> Context<'a> {
    fn new(module: &'a Module, sources: &'a SourceMap, options: Options) -> Self {
        Context {
            module,
            sources,
            options,
            layout: globals::layout(module),
            facts: Arc::new(facts::Facts::new(&module.types)),
            graph: Arc::default(),
            known_tbaa: Default::default(),
            classes: Arc::default(),
            intrinsics: Arc::new(intrinsics::judge(module)),
            intrinsics_reported: FxHashSet::default(),
            literals: Arc::default(),
            collectors: Arc::new(intrinsics::collectors(module)),
            escapes: FxHashMap::default(),
            found: Vec::new(),
            damage: module.damaged,
            budget: Cell::new(LOCATE_AT_LEAST + sources.sources().iter().map(|s| s.length() as u64 * 16).sum::<u64>()),
            errors: 0,
            constants_good: SecondaryMap::new(),
            opaque: globals::spells_opaque_pointers(module),
        }
    }

    /// Creates a context for a thread that checks bodies, with the same module-level state and no findings.
    fn fork(&self) -> Context<'a> {
        Context {
            module: self.module,
            sources: self.sources,
            options: self.options,
            layout: self.layout.clone(),
            facts: self.facts.clone(),
            graph: self.graph.clone(),
            known_tbaa: Default::default(),
            classes: self.classes.clone(),
            intrinsics: self.intrinsics.clone(),
            intrinsics_reported: FxHashSet::default(),
            literals: self.literals.clone(),
            collectors: self.collectors.clone(),
            escapes: FxHashMap::default(),
            found: Vec::new(),
            damage: false,
            budget: self.budget.clone(),
            errors: 0,
            constants_good: self.constants_good.clone(),
            opaque: self.opaque,
        }
    }

    fn report(&mut self, diagnostic: Diagnostic) {
        self.errors += usize::from(diagnostic.is_error());
        self.found.push(diagnostic);
    }

    /// Creates an error at a place; the caller completes and reports it.
    fn error(&self, code: &'static str, place: Place<'a>, message: impl Into<String>) -> Diagnostic {
        Diagnostic::error(code, self.span(place, &[]), message)
    }

    /// Creates a warning at a place; the caller completes and reports it.
    fn warning(&self, code: &'static str, place: Place<'a>, message: impl Into<String>) -> Diagnostic {
        Diagnostic::warning(code, self.span(place, &[]), message)
    }

    /// Formats a type for messages: `` `i64*` ``.
    fn ty(&self, ty: Type) -> String {
        format!("`{}`", self.module.types.display(ty))
    }

    fn damaged(&self, ty: Type) -> bool {
        self.facts.damaged(ty)
    }

    fn kind(&self, ty: Type) -> &'a TypeKind {
        self.module.types.kind(ty)
    }

    /// Returns the structure of a vector's element type, or of the type itself.
    fn scalar_kind(&self, ty: Type) -> &'a TypeKind {
        match self.kind(ty) {
            TypeKind::Vector { elem, .. } => self.kind(*elem),
            kind => kind,
        }
    }

    /// Compares two types; damaged ones agree with everything.
    fn compare(&self, a: Type, b: Type) -> equal::Agreement {
        if a == b || self.damaged(a) || self.damaged(b) {
            return equal::Agreement::Same;
        }
        self.classes.compare(&self.module.types, a, b)
    }

    /// Returns the span of a place, or of the element of its constant at `path`.
    fn span(&self, place: Place<'a>, path: &[usize]) -> Span {
        self.locate(place, |text, range| place::constant_part(text, range, path))
    }

    /// Returns the span of the type written before the element at `path`.
    fn part_type_span(&self, place: Place<'a>, path: &[usize]) -> Span {
        self.locate(place, |text, range| place::constant_part_type(text, range, path))
    }

    /// Returns the span of a place that is a type, or of its component at `path`.
    fn type_span(&self, place: Place<'a>, path: &[usize]) -> Span {
        self.locate(place, |text, range| place::type_part(text, range, path))
    }

    fn locate(&self, place: Place<'a>, narrow: impl FnOnce(&str, Range<usize>) -> Option<Range<usize>>) -> Span {
        // The span to search in, and the one to return if nothing is found there.
        let global = |id: GlobalId| self.module.globals[id].span;
        let (span, fallback) = match place {
            Place::Statement(body, inst, _) => (body.span(inst), body.span(inst)),
            Place::VariableType(id) | Place::Initialiser(id) => (self.to_the_end(global(id)), global(id)),
            Place::Header(id, _) | Place::Personality(id) => {
                (self.module.function(id).map(|f| f.header_span).unwrap_or_default(), global(id))
            }
            Place::NamedType(id) => {
                let span = self.module.types.named[id].span;
                (self.to_the_end(span), span)
            }
        };
        if matches!(place, Place::Statement(_, _, Spot::Whole)) {
            return span;
        }
        let Some(source) = self.sources.find(span.lo).filter(|_| self.budget.get() > 0) else { return fallback };
        let (span, fallback) = (source.written(span), source.written(fallback));
        let text = source.slice(span);
        let range = match place {
            Place::Statement(_, _, Spot::Whole) => None,
            Place::Statement(body, inst, spot) => place::Parts::of_statement(text, &body.insts[inst]).get(spot),
            Place::VariableType(_) => place::of_variable(text).map(|(ty, _)| ty),
            Place::Initialiser(_) => place::of_variable(text).and_then(|(_, init)| init),
            Place::Header(_, n) => place::of_header(text).and_then(|(ret, params)| match n.checked_sub(1) {
                None => Some(ret),
                Some(n) => params.get(n).cloned(),
            }),
            Place::Personality(_) => place::of_personality(text),
            Place::NamedType(_) => place::of_named_type(text),
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
    fn to_the_end(&self, span: Span) -> Span {
        match self.sources.find(span.lo) {
            Some(source) => Span { lo: source.written(span).lo, hi: source.span(0..source.text().len()).hi },
            None => span,
        }
    }

    /// Reports the malformed part of a written type. Returns whether the type is well-formed.
    fn check_type(&mut self, ty: Type, place: Place<'a>) -> bool {
        let Some((path, fault)) = self.facts.malformed_part(&self.module.types, ty) else { return true };
        let d = Diagnostic::error("E0210", self.type_span(place, &path), fault.message);
        self.report(if fault.help.is_empty() { d } else { d.help(fault.help) });
        false
    }
}
