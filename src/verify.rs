//! Checks a module against the language rules and mends what leniency allows.
//!
//! # What is checked
//!
//! **Types** (`facts`, E0210–E0213): a type contains itself only below a pointer; no `void`, label or
//! function where a value would have to be; what is allocated, loaded, stored, indexed or defined has a size.
//!
//! **Instructions** (`types`, E0201–E0208, E0214–E0224): every operand has the type written before it (types agree by
//! name for structs as LLVM has it, by definition in the LLVMlite document; pointees count; `ptr` agrees with any pointer); integer
//! operations get integers and floating-point ones get floating-point values; conversions change the size the right way;
//! addresses are pointers and the type accessed is the one pointed to; getelementptr's path exists, and so does the element
//! that extractvalue and insertvalue reach; vectors and masks fit each other
//! (`vector`, E0224); calls agree with the function called in result, number and types of arguments; `ret` agrees with the function; a condition is an `i1`.
//!
//! **Atomic operations** (`atomic`, E0230–E0232): orderings that the operation can have, explicit alignments, types of a
//! power of two of bytes.
//!
//! **Constants** (`constants`, E0216–E0218, and the above for constant expressions): literals fit their types, strings
//! and aggregates have as many elements as their types say.
//!
//! **Calls** (`calls`, `bundles`, `tail`, `assembly`, E0251–E0254): operand bundles have the operands LLVM knows for
//! them; a `musttail` call stands before its `ret` and has its caller's type; the constraints of inline assembly describe
//! its operands.
//!
//! **Intrinsic functions** (`intrinsics`, E0240, E0260–E0263): they exist, have their type, get literals where they want them,
//! and arguments that they take.
//!
//! **Exceptions** (`exception`, E0250, E0311–E0315): pads come first in their blocks, only unwinding leads there, they nest,
//! and the function has a personality.
//!
//! **Control flow** ([`cfg`], E0301–E0308, E0310): each block ends in a terminator and has no other; the entry block is
//! nobody's target; phis come first and have one value for each predecessor; the cases of a switch differ.
//!
//! **Single assignment** (`ssa`, E0309): each use of a local is dominated by its definition (a phi's use counts at the
//! end of the predecessor; the result of an invoke is there only where the call returns). What cannot be reached is not held to it, as in LLVM.
//!
//! **Attributes** (`attributes`, E0240–E0241): they fit the types they stand at and each other.
//!
//! **Attachments** (`attachments`, E0243): metadata that says something about a result stands where there is such a one.
//!
//! **Metadata** (`metadata`, E0420–E0422, W0220): specialised nodes have the fields of their kind, and these refer to what they
//! may refer to; lists with names, attachments and debug records have the shape that their names ask for.
//!
//! **Use-list orders** (`uses`, E0242) have as many places as there are uses of a local.
//!
//! **Module** (`globals`, `alias`, `ifunc`, `tables`, E0401–E0411): globals are defined, intrinsics are only called,
//! linkages fit, ifuncs have a resolver, aliases stand for what is defined here, tables of constructors and of what is used
//! have the shape that the linker wants, the datalayout string is well formed.
//!
//! **Profile llvmlite** (`profile`, E05xx): nothing outside the LLVMlite document is used.
//!
//! # What is not checked
//!
//! Uniqueness of names, the numbering of unnamed values, that types and labels are defined, that alignments are powers of two
//! (the parser does all of these); calling conventions and
//! sections (kept, never interpreted here); types of the intrinsic functions of other targets; who can be an entry
//! point; which symbols exist; and what the engines support.
//!
//! # Damage
//!
//! What the parser could not read is `Invalid` in the module, and undefined names are marked as such; it has reported them.
//! Every check stays silent about them and about what is derived from them, so that one cause gives one error. Such a module
//! does not become a [`Checked`] all the same: the answer is then an `Err`, possibly with nothing new in it.

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

/// Which language is accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Profile {
    /// All of LLVM IR, old and new spellings.
    #[default]
    Llvm,
    /// The LLVMlite document only.
    Llvmlite,
}

/// How to check.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Which language.
    pub profile: Profile,
    /// Whether leniencies are errors rather than warnings.
    pub strict: bool,
}

/// A module that passed every check; the only thing engines run.
#[derive(Clone, Debug)]
pub struct Checked {
    module: Module,
    options: Options,
    warnings: Vec<Diagnostic>,
}

impl Checked {
    /// A module in which nothing is, for a session to grow.
    pub(crate) fn empty(options: Options) -> Checked {
        Checked { module: Module::default(), options, warnings: Vec::new() }
    }

    /// The module, to be added to: what is added was checked.
    pub(crate) fn module_mut(&mut self) -> &mut Module {
        &mut self.module
    }

    /// The module itself.
    pub(crate) fn into_module(self) -> Module {
        self.module
    }

    /// The module, mended: callees all declared, index types as their operands', and so on.
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// How it was checked.
    pub fn options(&self) -> Options {
        self.options
    }

    /// What was accepted with a remark.
    pub fn warnings(&self) -> &[Diagnostic] {
        &self.warnings
    }
}

/// The codes of this module with what each stands for.
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

/// The warnings that `--strict` and the profile llvmlite turn into errors: what strict LLVM refuses.
pub const LENIENT: &[&str] =
    &["W0201", "W0202", "W0203", "W0204", "W0205", "W0206", "W0208", "W0209", "W0220", "W0230", "W0231"];

/// Turns the warnings with the given codes into errors where the options ask for it.
pub fn strictly(options: Options, lenient: &[&str], diagnostics: &mut [Diagnostic]) {
    if options.strict || options.profile == Profile::Llvmlite {
        for d in diagnostics.iter_mut().filter(|d| lenient.contains(&d.code)) {
            d.severity = Severity::Error;
        }
    }
}

/// Checks a module. `Err` holds every finding, warnings too, in the order of the text; it is empty for a module that the
/// parser has damaged (and reported) and that has no other fault.
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

/// Finds what [`verify`] finds, and leaves the module as whoever writes it wants it: mended (callees all declared, index types as their
/// operands'), and nothing of it lowered. `Ok` holds what was accepted with a remark.
pub fn check(module: &mut Module, sources: &SourceMap, options: Options) -> Result<Vec<Diagnostic>, Vec<Diagnostic>> {
    find(module, sources, options).map(|(found, _)| found)
}

/// What is found, and the literals that stand for other numbers, if there is no error in it.
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
    // Pointees are nothing to LLVM since it has opaque pointers.
    let lenient: Vec<_> =
        LENIENT.iter().copied().filter(|code| *code != "W0203" || cx.module.spells_pointees).collect();
    strictly(options, &lenient, &mut found);
    spelling::leave_to_errors(&mut found, sources);
    diagnostic::sort(&mut found);
    if damage || found.iter().any(Diagnostic::is_error) { Err(found) } else { Ok((found, literals)) }
}

/// Replaces intrinsic functions by what they stand for. A function that is not good then is left as it was.
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

/// Everything that concerns one function alone.
fn check_body<'a>(cx: &mut Context<'a>, id: GlobalId, function: &'a Function, body: &'a Body) {
    let graph = cfg::check(cx, body);
    types::check(cx, function, body);
    ssa::check(cx, body, &graph);
    exception::check(cx, function, body, &graph);
    uses::check(cx, body);
    metadata::check_function(cx, id, body);
}

/// Finding places may always read this many bytes, and 16 times the text; after that reports point to whole statements.
const LOCATE_AT_LEAST: u64 = 1 << 20;

/// A thing in the module whose place in the text a report may ask for.
#[derive(Clone, Copy)]
enum Place<'a> {
    /// A part of a statement.
    Statement(&'a Body, InstId, Spot),
    /// The type of a variable's content.
    VariableType(GlobalId),
    /// A variable's initialiser.
    Initialiser(GlobalId),
    /// The n-th part of a function's type: the result, then the parameters.
    Header(GlobalId, usize),
    /// The personality in a function's header.
    Personality(GlobalId),
    /// The right-hand side of `%name = type`.
    NamedType(NamedId),
}

/// What all checks share.
struct Context<'a> {
    module: &'a Module,
    sources: &'a SourceMap,
    options: Options,
    /// The module's own, or the host's.
    layout: DataLayout,
    facts: Arc<facts::Facts>,
    /// The metadata, once something was asked of it.
    graph: Arc<OnceLock<metadata::Graph<'a>>>,
    /// Access tags that were looked at.
    known_tbaa: metadata::KnownTbaa<'a>,
    classes: Arc<equal::Classes>,
    /// The intrinsic functions that are declared.
    intrinsics: Arc<intrinsics::Declared>,
    /// Those of them whose declaration was reported.
    intrinsics_reported: FxHashSet<GlobalId>,
    /// Expressions that stand where intrinsic functions take literals.
    literals: Arc<Mutex<Vec<ConstId>>>,
    /// The garbage collectors that functions name.
    collectors: Arc<FxHashMap<u32, Box<str>>>,
    /// How many places of its frame a function lets others use, where that was asked.
    escapes: FxHashMap<GlobalId, u128>,
    found: Vec<Diagnostic>,
    /// Whether something damaged was met.
    damage: bool,
    /// How many more bytes of text may be read to place findings; see [`Context::locate`].
    budget: Cell<u64>,
    /// Errors among them.
    errors: usize,
    /// Constants found good.
    constants_good: SecondaryMap<ConstId, bool>,
    /// Whether the module spells opaque pointers, so that LLVM would not compare function types of calls.
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

    /// For a thread that checks bodies: knows what is known here, and has found nothing yet.
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

    /// An error at a place, to be completed and reported.
    fn error(&self, code: &'static str, place: Place<'a>, message: impl Into<String>) -> Diagnostic {
        Diagnostic::error(code, self.span(place, &[]), message)
    }

    /// A warning at a place, to be completed and reported.
    fn warning(&self, code: &'static str, place: Place<'a>, message: impl Into<String>) -> Diagnostic {
        Diagnostic::warning(code, self.span(place, &[]), message)
    }

    /// `` `i64*` ``
    fn ty(&self, ty: Type) -> String {
        format!("`{}`", self.module.types.display(ty))
    }

    fn damaged(&self, ty: Type) -> bool {
        self.facts.damaged(ty)
    }

    fn kind(&self, ty: Type) -> &'a TypeKind {
        self.module.types.kind(ty)
    }

    /// The shape of a vector's element, or of the type itself.
    fn scalar_kind(&self, ty: Type) -> &'a TypeKind {
        match self.kind(ty) {
            TypeKind::Vector { elem, .. } => self.kind(*elem),
            kind => kind,
        }
    }

    /// How two types agree; damaged ones agree with everything.
    fn compare(&self, a: Type, b: Type) -> equal::Agreement {
        if a == b || self.damaged(a) || self.damaged(b) {
            return equal::Agreement::Same;
        }
        self.classes.compare(&self.module.types, a, b)
    }

    /// The span of a place, or of the part of its constant that `path` leads to.
    fn span(&self, place: Place<'a>, path: &[usize]) -> Span {
        self.locate(place, |text, range| place::constant_part(text, range, path))
    }

    /// The span of the type written before the part that `path` leads to.
    fn part_type_span(&self, place: Place<'a>, path: &[usize]) -> Span {
        self.locate(place, |text, range| place::constant_part_type(text, range, path))
    }

    /// The span of a place that is a type, or of its part.
    fn type_span(&self, place: Place<'a>, path: &[usize]) -> Span {
        self.locate(place, |text, range| place::type_part(text, range, path))
    }

    fn locate(&self, place: Place<'a>, narrow: impl FnOnce(&str, Range<usize>) -> Option<Range<usize>>) -> Span {
        // The text to look in and, should nothing be found there, the span to fall back to.
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
                // Very many errors in one very long initialiser must not take quadratic time.
                self.budget.set(self.budget.get().saturating_sub(range.end as u64));
                to_span(narrow(text, range.clone()).unwrap_or(range))
            }
            None => fallback,
        }
    }

    /// From a span's start to the end of its text: items outside functions have no span of their own.
    fn to_the_end(&self, span: Span) -> Span {
        match self.sources.find(span.lo) {
            Some(source) => Span { lo: source.written(span).lo, hi: source.span(0..source.text().len()).hi },
            None => span,
        }
    }

    /// Reports the malformed part of a written type. Whether the type is well formed.
    fn check_type(&mut self, ty: Type, place: Place<'a>) -> bool {
        let Some((path, fault)) = self.facts.malformed_part(&self.module.types, ty) else { return true };
        let d = Diagnostic::error("E0210", self.type_span(place, &path), fault.message);
        self.report(if fault.help.is_empty() { d } else { d.help(fault.help) });
        false
    }
}
