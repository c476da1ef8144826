//! A session: a program that grows while it runs. Definitions and instructions are entered one at a time, and
//! their effects persist. The command's `repl` is a front end for it.
//!
//! ```text
//! text ─► split: parts ─► parse_input: add declarations, parse, verify ─► module: merge ─► engine: compile, run
//! ```
//!
//! * Entities of a module (types, variables, declarations, functions) are defined. A redefined function
//!   replaces the old one for all callers and pointers. A variable of the same name is a new variable; users
//!   of the old one keep it. A function may be called by other definitions before it is defined; executing
//!   such a call is a fault.
//! * An instruction runs at once. `%x = add i64 40, 2` gives the session the value `%x`, which replaces an
//!   older one; without a name the value is `%_`. An alloca's memory lives as long as the session. Instead of
//!   an instruction there may be a type and an operand, `i64 5`, or a call of a known function, `@f(i64 1)`.
//! * A fault, an `exit` or an interruption ends what was running; earlier definitions and the contents of
//!   memory persist.
//!
//! Every input is a separate text in [`Session::sources`], named `<repl:1>` and so on.
//!
//! ```
//! use llvmlite_jit::session::{PartResult, Options, Session};
//!
//! // SAFETY: what is entered computes, and accesses no memory.
//! let mut session = unsafe { Session::new(Options::default()) }.expect("this machine is supported");
//! session.enter("define i64 @twice(i64 %n) {\n  %r = add i64 %n, %n\n  ret i64 %r\n}");
//! let reply = session.enter("%x = call i64 @twice(i64 21)");
//! let Some(PartResult::Evaluated { name, text, .. }) = reply.entered.first() else { panic!("a value") };
//! assert_eq!((name.as_deref(), text.as_deref()), (Some("%x"), Some("i64 42")));
//! ```
//!
//! # Memory use
//! With the JIT, the code of an instruction is freed after it has run, and that of a function once all
//! functions of its input were replaced, if the input has no variables. Not freed are the text of each input,
//! every new type, constant and name (some hundred bytes each), the memory of allocas and variables, and
//! values that one of the last hundred inputs replaced. The interpreter keeps the body of an instruction that
//! allocated, called or produced an undefined value, since its reports refer to such places (some two
//! kilobytes each).
//!
//! # Not supported
//! `module asm`, ifuncs, aliases of a location inside a variable (except in their own input), and instructions that
//! begin or end a block. Functions in `llvm.global_ctors` run when they are entered; those in `llvm.global_dtors`
//! never run. Functions registered with `atexit` run at the end of the input. Nothing is inlined, because any function
//! may be replaced.

mod abbreviations;
mod by_value;
mod continuation;
mod elements;
mod engine;
mod engine_kind;
mod engine_switch;
mod field_name;
mod foreign;
mod forward_references;
mod load;
mod members;
mod metadata_nodes;
mod module;
mod parse_input;
mod queries;
mod refusals;
mod repeat;
mod report_names;
mod results;
mod save;
mod source_types;
mod split;
mod struct_names;
mod thread_locals;
mod undo;
mod unions;
mod value_text;
mod values;

pub use continuation::{Continuation, Expected, continuation, without_line_splices};
pub use elements::{
    LineScan, begins_assembly, begins_block, elements, ends_in_string, is_abandoned, is_assembly, is_complete,
    is_definition, recovery_point,
};
pub use forward_references::MissingDefinitions;
pub use members::{MemberLocation, StructMember, StructNames};
pub use split::{is_blank, is_type_word};
pub use values::CType;

use crate::diagnostic::Diagnostic;
use crate::engine::Limits;
use crate::host::{errno, interrupt, program_heap};
use crate::ir::{Align, GlobalId, GlobalKind, GlobalValue, Module, Name, Type};
use crate::outcome::{Interruption, Outcome};
use crate::source::{Source, SourceError, SourceMap, Span, TextPosition};
use crate::value::Value;
use crate::verify::{self, Checked};
use engine::SessionEngine;
pub use engine_kind::EngineKind;
use indexmap::IndexMap;
use module::{MergePlan, ModuleChange, SessionNames};
use parse_input::{Entities, Evaluation, EvaluationResult};
use report_names::use_session_names;
use rustc_hash::{FxHashMap, FxHashSet};
use split::{InputPart, PartKind};
use std::collections::VecDeque;
use std::ops::Range;
use std::sync::Arc;
use std::time::{Duration, Instant};
use values::{SessionValue, no_room};

/// Options of a session.
#[derive(Clone, Debug)]
pub struct Options {
    /// Engine that runs the inputs.
    pub engine: EngineKind,
    /// Limits of a single run. Fuel and memory cannot be limited in a session.
    pub limits: Limits,
    /// Optimization level of compiled code, as for [`crate::jit::Options`].
    pub opt_level: u8,
    /// Language dialect.
    pub language: verify::Options,
}

impl Default for Options {
    fn default() -> Self {
        Options { engine: EngineKind::Jit, limits: Limits::default(), opt_level: 2, language: Default::default() }
    }
}

/// All error codes of this module, with their titles.
pub const CODES: &[(&str, &str)] = &[
    ("E1001", "instruction cannot stand alone in a session"),
    ("E1002", "redefined function with a type that conflicts with its users"),
    ("E1003", "use of a value whose type was redefined"),
    ("E1004", "call of a function unknown to the session"),
    ("E1005", "data layout differs from the session's"),
    ("E1006", "construct not supported in a session"),
    ("E1007", "arguments do not match the function known to the session"),
    ("W1001", "`thread_local` variable with one copy"),
];

/// Result of one part of an input.
#[derive(Clone, PartialEq, Debug)]
pub enum PartResult {
    /// Entities were defined or declared.
    Defined {
        /// Names as written: `@f`, `%T`.
        names: Vec<String>,
        /// Names among them that existed before and now refer to the new entities.
        replaced: Vec<String>,
        /// Values and variables that have, or point to, the older type of a name among them.
        outdated: Vec<String>,
        /// Functions and variables that still refer to an older variable of a name among them, each with that name.
        stale_users: Vec<(String, String)>,
    },
    /// An instruction was run.
    Evaluated {
        /// Name of the value; `None` if there is no value or it was not named.
        name: Option<String>,
        /// Value with its type, `i64 42`; `None` for `void`.
        text: Option<String>,
        /// Value, unless it is a vector or very large.
        value: Option<Value>,
    },
    /// A name was queried. Holds its text: `%x = i64 42`.
    Shown(String),
    /// A run ended abnormally.
    Ended(Outcome),
}

impl PartResult {
    /// Creates the result of a part that Ctrl-C interrupted before any of it ran.
    fn interrupted(span: Span) -> PartResult {
        let message = "interrupted by Ctrl-C before it was compiled".to_string();
        let end = Interruption { message, span: Some(span), ..Default::default() };
        PartResult::Ended(Outcome::Interrupted(Box::new(end)))
    }
}

/// Result of an input.
#[derive(Clone, Debug, Default)]
pub struct Reply {
    /// Results of its parts, in order.
    pub entered: Vec<PartResult>,
    /// Warnings, and the errors at which the input stopped.
    pub diagnostics: Vec<Diagnostic>,
    /// Time for parsing, verification and compilation.
    pub prepared: Duration,
    /// Run time of the program.
    pub ran: Duration,
}

impl Reply {
    /// Whether a part was refused or ended abnormally.
    pub fn failed(&self) -> bool {
        let ended = |e: &PartResult| matches!(e, PartResult::Ended(outcome) if !matches!(outcome, Outcome::Exited(0)));
        self.diagnostics.iter().any(Diagnostic::is_error) || self.entered.iter().any(ended)
    }
}

/// Memory layout of a type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypeLayout {
    /// Type as written.
    pub ty: String,
    /// Allocation size in bytes (the stride in an array) and alignment. `None` if the type is unsized.
    pub size: Option<(u64, u64)>,
    /// Offset, size and type of each field of a struct.
    pub fields: Vec<(u64, u64, String)>,
}

/// Outcome of a change of engines.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EngineSwitch {
    /// Number of functions that were carried over.
    pub functions: usize,
    /// Number of variables whose contents were carried over.
    pub variables: usize,
    /// Variables and allocas in which pointers to memory of the interpreter, such as that of `malloc`, became null.
    pub cleared: Vec<String>,
    /// Values that were dropped, since they are such pointers or undefined.
    pub lost: Vec<String>,
}

/// Undo record of an input.
#[derive(Default)]
struct UndoLevel {
    steps: Vec<UndoStep>,
    /// Variables of the values that it replaced.
    replaced: Vec<GlobalId>,
    /// Number of steps, the first ones, that define what the session added for the input.
    added: usize,
    /// Number of the input.
    input: u32,
}

/// Undo record of one step of an input.
enum UndoStep {
    Changed(ModuleChange),
    Named(Name, Option<SessionValue>),
}

/// A session; see the module documentation.
pub struct Session {
    sources: SourceMap,
    /// Module with all definitions.
    checked: Arc<Checked>,
    empty: Arc<Checked>,
    names: SessionNames,
    /// Metadata that was entered by itself, as written, and its size.
    metadata: FxHashMap<u32, String>,
    kept_size: usize,
    /// Names of the `thread_local` variables, which have one copy.
    shared: FxHashSet<Name>,
    engine: SessionEngine,
    options: Options,
    values: IndexMap<Name, SessionValue>,
    /// Numbers of the last unnamed results, as names, with their variables.
    results: VecDeque<(Name, GlobalId)>,
    /// Function that evaluates instructions.
    evaluates: GlobalId,
    /// Variables of the session that are unused.
    free: Vec<GlobalId>,
    /// Undo records of the last inputs with effects, most recent last.
    done: VecDeque<UndoLevel>,
    inputs: u32,
    /// Whether the current input has no undo record yet.
    fresh: bool,
    /// Whether the current input belongs to the undo record of the declarations entered for it.
    continues: bool,
    /// Whether the last input with pointers used typed ones.
    typed_pointers: bool,
    /// Columns of the terminal on which values are shown.
    columns: Option<usize>,
    /// The program's `errno`.
    errno: i32,
    prepared: Duration,
    ran: Duration,
}

/// Positions reserved before the first text, for the declarations that precede an input.
const ROOM: u32 = 64 << 20;

impl Session {
    /// Creates an empty session.
    ///
    /// # Safety
    /// Compiled code may do anything to the memory of this process: if [`EngineKind::Jit`] or [`EngineKind::Checked`] is used, now or
    /// later, the caller guarantees that every input is trusted. With the interpreter alone there is no obligation.
    pub unsafe fn new(mut options: Options) -> Result<Session, Vec<Diagnostic>> {
        (options.limits.fuel, options.limits.max_memory) = (None, None);
        program_heap::separate();
        let mut checked = Checked::empty(options.language);
        let module = checked.module_mut();
        let name = Name::Text(parse_input::EVALUATES.into());
        let evaluates = module.globals.push(GlobalValue::undeclared(name.clone(), Span::default()));
        module.by_name.insert(name, evaluates);
        let checked = Arc::new(checked);
        Ok(Session {
            sources: SourceMap::with_room(ROOM),
            empty: Arc::new(Checked::empty(options.language)),
            names: SessionNames::default(),
            metadata: FxHashMap::default(),
            kept_size: 0,
            shared: FxHashSet::default(),
            engine: SessionEngine::new(options.engine, &options, Arc::clone(&checked))?,
            checked,
            options,
            values: IndexMap::new(),
            results: VecDeque::new(),
            evaluates,
            free: Vec::new(),
            done: VecDeque::new(),
            inputs: 0,
            fresh: true,
            continues: false,
            typed_pointers: false,
            columns: None,
            errno: 0,
            prepared: Duration::ZERO,
            ran: Duration::ZERO,
        })
    }

    /// Enters a text, part by part up to the first failure. A call of a known function may omit the types of its
    /// arguments and its `@`, and a single name its sigil; decimals are rounded to their types.
    pub fn enter(&mut self, text: &str) -> Reply {
        self.inputs += 1;
        let text = self.completed_text(text);
        self.enter_as(format!("<repl:{}>", self.inputs), text, None)
    }

    /// Enters a part of a file as an input. Reports state the position in the file.
    pub fn enter_part_of(&mut self, file: &str, position: TextPosition, text: &str) -> Reply {
        self.inputs += 1;
        let text = self.completed_text(text);
        match self.sources.add_part(file, position, text) {
            Ok(source) => self.enter_source(source, None),
            Err(error) => refused(Diagnostic::error("E1006", Span::default(), error.to_string())),
        }
    }

    /// Enters the last input again under the same number: it is listed once and undone as a whole.
    pub fn enter_again(&mut self) -> Reply {
        let name = format!("<repl:{}>", self.inputs);
        let last = self.sources.sources().iter().rev().find(|source| source.name == name).cloned();
        last.map_or_else(Reply::default, |source| self.enter_parts(&source, None))
    }

    /// Enters declarations that the next input requires. They have no number of their own, and are undone with that
    /// input.
    pub fn prepare(&mut self, text: &str) -> Reply {
        let source = self.sources.add(format!("<repl:{} declarations>", self.inputs + 1), text);
        self.prepare_source(source)
    }

    /// As [`prepare`](Session::prepare), for a function that was generated from the next input, or from this part of
    /// a file.
    pub fn prepare_function(&mut self, text: &str, file: Option<(String, TextPosition)>) -> Reply {
        let of_input = || (format!("<repl:{}>", self.inputs + 1), TextPosition::GeneratedFrom(1, 1));
        let (name, position) = file.unwrap_or_else(of_input);
        let source = self.sources.add_part(name, position, text);
        self.prepare_source(source)
    }

    fn prepare_source(&mut self, source: Result<Source, SourceError>) -> Reply {
        let reply = match source {
            Ok(source) => self.enter_source(source, None),
            Err(error) => refused(Diagnostic::error("E1006", Span::default(), error.to_string())),
        };
        let input = self.inputs + 1;
        if let Some(level) = self.done.back_mut().filter(|_| !self.fresh) {
            level.input = input;
            level.added = level.steps.len();
        }
        self.continues = true;
        reply
    }

    /// Counts an input that was refused before it was entered.
    pub fn skip_input(&mut self) {
        self.inputs += 1;
        self.continues = false;
    }

    /// Counts an input that was refused before it was entered, and keeps its text for a report.
    pub fn refuse_input(&mut self, text: &str) -> Option<Source> {
        self.skip_input();
        self.sources.add(format!("<repl:{}>", self.inputs), text).ok()
    }

    /// As [`refuse_input`](Session::refuse_input), for a part of a file.
    pub fn refuse_part_of(&mut self, file: &str, position: TextPosition, text: &str) -> Option<Source> {
        self.skip_input();
        self.sources.add_part(file, position, text).ok()
    }

    /// Returns the number of the next input.
    pub fn next_input(&self) -> u32 {
        self.inputs + 1
    }

    fn enter_as(&mut self, name: String, text: String, file: Option<Arc<str>>) -> Reply {
        match self.sources.add(name, text) {
            Ok(source) => self.enter_source(source, file),
            Err(error) => refused(Diagnostic::error("E1006", Span::default(), error.to_string())),
        }
    }

    fn enter_source(&mut self, source: Source, file: Option<Arc<str>>) -> Reply {
        if !std::mem::take(&mut self.continues) {
            self.fresh = true;
        }
        self.enter_parts(&source, file)
    }

    fn enter_parts(&mut self, source: &Source, file: Option<Arc<str>>) -> Reply {
        let begun = Instant::now();
        (self.prepared, self.ran) = (Duration::ZERO, Duration::ZERO);
        let mut reply = Reply::default();
        for part in split::parts(source.text()) {
            match self.enter_part(source, &part, &file, &mut reply.diagnostics) {
                Ok(PartResult::Ended(outcome)) => {
                    reply.entered.push(PartResult::Ended(outcome));
                    break;
                }
                Ok(entered) => reply.entered.push(entered),
                Err(errors) => {
                    reply.diagnostics.extend(errors);
                    break;
                }
            }
        }
        if file.is_none() && !reply.failed() && source.text().contains("!DICompositeType(") {
            self.enter_types_of_debug_info();
        }
        reply.ran = self.ran;
        reply.prepared = begun.elapsed().saturating_sub(self.ran);
        reply
    }

    fn enter_part(
        &mut self,
        source: &Source,
        part: &InputPart,
        file: &Option<Arc<str>>,
        warnings: &mut Vec<Diagnostic>,
    ) -> Result<PartResult, Vec<Diagnostic>> {
        let span = source.span(part.range.clone());
        match &part.form {
            PartKind::Entities => self.define(source, part.range.clone(), file, warnings),
            PartKind::Local(name) => match self.value_text(name) {
                Some(text) => Ok(PartResult::Shown(format!("%{name} = {text}"))),
                None => Err(vec![self.unknown(span, "%", name)]),
            },
            PartKind::Global(name) => match self.checked.module().by_name.get(name).copied() {
                Some(id) if id != self.evaluates => Ok(PartResult::Shown(self.global_text(id))),
                _ => Err(vec![self.unknown(span, "@", name)]),
            },
            form @ (PartKind::Instruction(named) | PartKind::Typed(named) | PartKind::Call(named, _)) => {
                let name = named.as_ref().map(|named| named.name.clone());
                self.evaluate(source, part.range.clone(), form, name, warnings)
            }
        }
    }

    // ----------------------------------------------------------------------------------------------------- definitions

    fn define(
        &mut self,
        source: &Source,
        range: Range<usize>,
        file: &Option<Arc<str>>,
        warnings: &mut Vec<Diagnostic>,
    ) -> Result<PartResult, Vec<Diagnostic>> {
        let span = source.span(range.clone());
        let Entities { module, warnings: found, types, globals } =
            self.read_entities(source, range.clone(), file.is_some())?;
        warnings.extend(found);
        self.keep_metadata(&source.text()[range]);
        if interrupt::is_ctrl_c_pending() {
            return Ok(PartResult::interrupted(span));
        }
        self.refuse_what_it_has_not(&module, span)?;
        let constructors: Vec<Name> =
            module.constructors().into_iter().map(|id| module.globals[id].name.clone()).collect();
        let plan = MergePlan { own: FxHashMap::default(), types: &types, globals: &globals, file: file.clone() };
        let change = self.absorb(module, &plan).0;
        if let Err(found) = self.refuse_other_types(&change) {
            self.revert(change);
            return Err(vec![found]);
        }
        let merged = self.checked.module();
        let types = change.new_types.iter().chain(&change.same_types);
        let mut names: Vec<String> = types.map(|name| format!("%{name}")).collect();
        names.extend(change.defined.iter().chain(&change.declared).map(|id| shown_name(merged, *id)));
        let replaced = change.replaced().filter(|(_, old)| module::is_definition(old));
        let replaced: Vec<GlobalId> = replaced.map(|(id, _)| id).collect();
        self.archive(&change);
        let new: Vec<GlobalId> = change.defined.iter().copied().filter(|id| self.is_prepared(*id)).collect();
        if let Err(errors) = self.engine.grow(&mut self.checked, &self.empty, &new, None) {
            self.revert(change);
            return if interrupt::is_ctrl_c_pending() { Ok(PartResult::interrupted(span)) } else { Err(errors) };
        }
        let merged = self.checked.module();
        let replaced = replaced.into_iter().map(|id| shown_name(merged, id)).collect();
        let outdated = self.outdated(&change.new_types);
        let stale_users = self.stale_users(&change);
        self.forget_pointees(&change.new_types);
        if change.defined.len() + change.declared.len() + change.new_types.len() > 0 || change.same_types.is_empty() {
            self.note(UndoStep::Changed(change));
        }
        for name in constructors {
            let outcome = self.run(&name.symbol());
            if !matches!(outcome, Outcome::Returned(_)) {
                return Ok(PartResult::Ended(outcome));
            }
        }
        Ok(PartResult::Defined { names, replaced, outdated, stale_users })
    }

    /// Whether an engine must process a definition.
    fn is_prepared(&self, id: GlobalId) -> bool {
        match &self.checked.module().globals[id].kind {
            GlobalKind::Function(function) => function.body.is_some(),
            GlobalKind::Variable { init, .. } => init.is_some(),
            GlobalKind::Alias { .. } | GlobalKind::Ifunc { .. } | GlobalKind::Undeclared => false,
        }
    }

    /// Merges a module into the session's. The engine must not hold the module during the merge;
    /// [`SessionEngine::grow`] or [`SessionEngine::resume`] returns it to the engine.
    fn absorb(&mut self, module: Module, plan: &MergePlan<'_>) -> (ModuleChange, module::TypeMap) {
        self.engine.release(&self.empty);
        let merged = Arc::make_mut(&mut self.checked).module_mut();
        let mut change = ModuleChange::begin(merged);
        let types = module::absorb(merged, &mut self.names, module, plan, &mut change);
        (change, types)
    }

    fn revert(&mut self, change: ModuleChange) {
        self.engine.release(&self.empty);
        change.revert(Arc::make_mut(&mut self.checked).module_mut(), &mut self.names);
        self.engine.resume(Arc::clone(&self.checked));
    }

    /// Keeps replaced bodies that reports may refer to.
    fn archive(&mut self, change: &ModuleChange) {
        let spoken: Vec<(GlobalId, GlobalValue)> = change
            .replaced()
            .filter(|(id, old)| module::is_definition(old) && self.engine.is_mentioned_in_reports(*id))
            .map(|(id, old)| (id, old.clone()))
            .collect();
        for (id, old) in spoken {
            let archive = Arc::make_mut(&mut self.checked).module_mut().globals.push(old);
            self.engine.retire(id, archive);
        }
    }

    // ------------------------------------------------------------------------------------------------------ evaluation

    fn evaluate(
        &mut self,
        source: &Source,
        range: Range<usize>,
        form: &PartKind,
        name: Option<Name>,
        warnings: &mut Vec<Diagnostic>,
    ) -> Result<PartResult, Vec<Diagnostic>> {
        let span = source.span(range.clone());
        let Evaluation { module, warnings: found, function, inst, reads, result } =
            self.read_expression(source, range, form)?;
        warnings.extend(found);
        if let Some(fault) = self.out_of_bounds(&module, function, inst) {
            return Ok(PartResult::Ended(fault));
        }
        self.learn_pointee(&module, function, inst);
        let provenance = self.provenance(&module, function, inst);
        let layout = self.layout();
        let size = |ty: Type| Some((layout.size_of(&module.types, ty)?, layout.preferred_align_of(&module.types, ty)?));
        // Variables of the session for the result and for the memory of an alloca.
        let mut own = values::own_globals(self, &reads, function);
        let mut needed: Vec<(GlobalId, Type, u64, u64)> = Vec::new();
        if let Some(EvaluationResult { ty, variable, memory, .. }) = &result {
            let (bytes, align) = size(*ty).ok_or_else(|| vec![no_room(span)])?;
            needed.push((*variable, *ty, bytes, align));
            if let Some(memory) = memory {
                let (bytes, align) = size(memory.ty).ok_or_else(|| vec![no_room(span)])?;
                let count = match &memory.count {
                    Ok(count) => *count,
                    Err(value) => self.count(value),
                };
                let bytes = bytes.checked_mul(count).filter(|b| *b < 1 << 46).ok_or_else(|| vec![no_room(span)])?;
                let align = module.globals[memory.variable].align.map_or(align, Align::bytes);
                needed.push((memory.variable, memory.ty, bytes, align));
            }
        }
        let mut held: Vec<(GlobalId, Type, u64, u64)> = Vec::new();
        for (variable, ty, bytes, align) in needed {
            let id = self.variable(name.as_ref(), span);
            own.insert(variable, id);
            held.push((id, ty, bytes, align));
        }
        let (returned, ty) = result.as_ref().map_or((true, Type::VOID), |r| (r.returned, r.ty));
        let has_memory = held.len() > 1;
        if self.engine.is_mentioned_in_reports(self.evaluates) {
            self.engine.release(&self.empty);
            let module = Arc::make_mut(&mut self.checked).module_mut();
            let archive = module.globals.push(module.globals[self.evaluates].clone());
            self.engine.retire(self.evaluates, archive);
        }
        let none = Default::default();
        let plan = MergePlan { own, types: &none, globals: &none, file: None };
        let (change, types) = self.absorb(module, &plan);
        let merged = Arc::make_mut(&mut self.checked).module_mut();
        let input = format!("<repl:{}>", self.inputs);
        merged.globals[self.evaluates].name = Name::Text(input.as_str().into());
        let ty = types.of(ty);
        for (id, ty, _, align) in &held {
            merged.globals[*id].kind = GlobalKind::Variable { ty: types.of(*ty), init: None, constant: false };
            merged.globals[*id].align = Align::new(*align);
        }
        self.engine.resume(Arc::clone(&self.checked));
        let variables: Vec<GlobalId> = held.iter().map(|(id, ..)| *id).collect();
        for (n, (id, _, bytes, align)) in held.into_iter().enumerate() {
            // The first variable holds the value, the others the memory of an alloca.
            if self.engine.allocate_variable(id, bytes, align, n > 0).is_none() {
                self.release(&variables);
                return Err(vec![no_room(span)]);
            }
        }
        let added = match self.engine.grow(&mut self.checked, &self.empty, &[self.evaluates], Some(self.evaluates)) {
            Ok(added) => added,
            Err(errors) => {
                self.release(&variables);
                self.revert(change);
                return if interrupt::is_ctrl_c_pending() { Ok(PartResult::interrupted(span)) } else { Err(errors) };
            }
        };
        let mut outcome = self.run(parse_input::EVALUATES);
        self.engine.shrink(added);
        let Outcome::Returned(value) = outcome else {
            self.release(&variables);
            // Nothing remains of an instruction that failed, not even a declaration that was derived from a call.
            self.revert(change);
            use_session_names(&mut outcome, &input);
            return Ok(PartResult::Ended(outcome));
        };
        let Some(&variable) = variables.first() else {
            return Ok(PartResult::Evaluated { name: None, text: None, value: None });
        };
        let value = if returned { Some(value) } else { self.content(variable) };
        let text = value.as_ref().map(|value| self.value_text_of(ty, value, &provenance));
        let kept = SessionValue { ty, variable, span, provenance };
        match name.clone() {
            Some(key) => {
                let before = self.values.insert(key.clone(), kept);
                let replaced = before.iter().map(|kept| kept.variable).find(|id| !self.is_result(*id));
                self.note(UndoStep::Named(key, before)).replaced.extend(replaced);
            }
            // An unnamed result is not kept for undo.
            None => self.keep_result(kept),
        }
        // An unnamed alloca is shown as the value `%_`, which exists only from this point on.
        let text = text.filter(|_| !has_memory || name.is_some()).or_else(|| self.value_text(&Name::Text("_".into())));
        let value = value.filter(|_| returned);
        Ok(PartResult::Evaluated { name: name.map(|name| format!("%{name}")), text, value })
    }

    /// Runs a function of the module without parameters.
    fn run(&mut self, name: &str) -> Outcome {
        let begun = Instant::now();
        // It belongs to the program; between inputs, the front end calls the C library too.
        errno::set(self.errno);
        let outcome = self.engine.call(name);
        self.errno = errno::get();
        self.ran += begun.elapsed();
        outcome
    }
}

fn refused(found: Diagnostic) -> Reply {
    Reply { diagnostics: vec![found], ..Reply::default() }
}

/// Returns the name of a global as written. Variables of the session have the names of its values.
fn shown_name(module: &Module, id: GlobalId) -> String {
    let name = &module.globals[id].name;
    match name {
        Name::Text(text) if text.starts_with('%') => text.to_string(),
        _ => format!("@{name}"),
    }
}

#[cfg(test)]
mod tests;
