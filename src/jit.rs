//! Compilation to machine code in memory with Cranelift.
//!
//! ```text
//! reachable ─► supports? externals? ─► place data ─► translate ─► compile ─► link ─► fill data ─► run
//! ```
//!
//! Everything is compiled before anything runs: [`Jit::new`] refuses unsupported constructs with their name
//! and position. `guard` returns from machine code after a fault or `exit`; `report` explains a fault.

mod compile;
mod emit;
mod link;
mod profiling;
mod run;
mod runtime;
mod supports;
mod translate;
mod trap;
mod x86_64;

pub(crate) use compile::incremental::SegmentId;
pub use compile::relocatable::Relocatable;
pub use emit::{AsmStyle, Form, Syntax, Texts, emit, emit_styled};
pub use profiling::DebugHooks;

use crate::diagnostic::Diagnostic;
use crate::engine::observe::{GlobalSymbol, SharedCallObserver, SymbolIndex, VariableContent};
use crate::engine::typed::PreparedFunction;
use crate::engine::{Engine, Limits, Phase, PhaseTimings, Stats};
use crate::host::closures::{Host, HostFunctions};
use crate::host::process::MemoryBudget;
use crate::host::stopwatch::Stopwatch;
use crate::host::x86_64::assembler::{AsmUnit, LoadedAsm};
use crate::ir::reach::{Use, reachable};
use crate::ir::{DataLayout, GlobalId, GlobalKind, Module};
use crate::opt::Passes;
use crate::outcome::{Outcome, Trap};
use crate::source::Span;
use crate::value::Value;
use crate::verify::{Checked, Unsupported};
use compile::function::CompileError;
use compile::{CompileOutput, CompileRequest, make};
use link::code_map::CodeMap;
use link::code_memory::Memory;
use link::eh_frame::UnwindTables;
use link::globals::{DataPlan, GlobalAddr, GlobalAddrs};
use run::call_observer::ObserverHandle;
use run::fuel::Fuel;
use run::interrupt::Ranges;
use run::stack::StackPair;
use run::threads::ThreadGroup;
use std::cell::OnceCell;
use std::mem::ManuallyDrop;
use std::sync::Arc;

/// Options for compiling and running.
#[derive(Clone, Debug)]
pub struct Options {
    /// Resource limits of a run.
    pub limits: Limits,
    /// Optimisation level: 0 none (every alloca is memory), 1 cheap optimisations that pay for themselves at
    /// once, 2 all. Higher values count as 2.
    pub opt_level: u8,
    /// Passes disabled at any level.
    pub off: Passes,
    /// Observer of calls and returns. Slows the code down.
    pub call_observer: Option<SharedCallObserver>,
    /// Output for profilers and debuggers.
    pub debug_hooks: Option<DebugHooks>,
    /// Host functions that the program can call.
    pub host: Host,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            limits: Limits::default(),
            opt_level: 2,
            off: Passes::NONE,
            call_observer: None,
            debug_hooks: None,
            host: Host::new(),
        }
    }
}

impl Options {
    /// Whether frames are described to a debugger.
    fn debugged(&self) -> bool {
        self.debug_hooks.as_ref().is_some_and(|debug_hooks| debug_hooks.gdb)
    }

    fn optimize(&self) -> bool {
        self.opt_level > 0
    }

    /// Whether allocas are promoted to variables of the translator.
    fn promotes(&self) -> bool {
        self.optimize() && !Passes::named("mem2reg").is_some_and(|pass| self.off.contains(pass))
    }

    /// Returns the enabled passes. None with fuel, which counts the instructions as written, nor with a
    /// call observer, which sees every call.
    fn passes(&self) -> Passes {
        match self.limits.fuel.is_some() || self.call_observer.is_some() {
            true => Passes::NONE,
            false => Passes::level(self.opt_level).without(self.off),
        }
    }
}

/// An engine that runs a module as machine code.
pub struct Jit {
    checked: Arc<Checked>,
    layout: DataLayout,
    /// Passes that were applied to functions before compilation.
    passes: Passes,
    /// Compiled segments: a single one, or in a session one for each input that is still needed.
    segments: ManuallyDrop<Vec<Segment>>,
    /// Address ranges of code.
    ranges: Ranges,
    /// Addresses of all globals.
    places: GlobalAddrs,
    /// Whether the resolvers of ifuncs have run.
    chosen: bool,
    code: CodeMap,
    /// State of a session; `None` otherwise.
    incremental: Option<Box<compile::incremental::IncrementalState>>,
    stacks: ManuallyDrop<StackPair>,
    /// Whether the program can create threads.
    threaded: bool,
    /// Thread groups of runs that may have left threads running.
    thread_groups: Vec<Arc<ThreadGroup>>,
    stats: Stats,
    timings: PhaseTimings,
    /// Argument strings and tables of earlier runs, to which the program may have kept pointers.
    arguments: Vec<run::ProgramArgs>,
    limits: Limits,
    /// Memory budget of the program, if memory is limited.
    budget: Option<Arc<MemoryBudget>>,
    /// Remaining fuel, which compiled code decrements.
    fuel: Fuel,
    /// Whether a host function was interrupted, which leaves its locks and data in an unknown state.
    broken: bool,
    /// Index of symbols by address, built on first use.
    symbols: OnceCell<SymbolIndex>,
    /// Functions prepared for frequent calls.
    prepared: Vec<run::typed_call::TypedEntry>,
    /// Constructors and destructors, resolved on first use.
    structors: OnceCell<run::Structors>,
    /// Closures that the program can call.
    offered: ManuallyDrop<HostFunctions>,
    /// Observer of calls, whose address is embedded in compiled code.
    _observer: Option<Box<ObserverHandle>>,
}

/// Functions and variables that were compiled and placed together.
pub(super) struct Segment {
    /// Registration with a debugger.
    _gdb_registration: Option<profiling::GdbRegistration>,
    /// Unwind tables registered with the unwinder.
    _frames: UnwindTables,
    /// Code and data of the module-level inline assembly.
    _unit: Option<LoadedAsm>,
    plan: Arc<DataPlan>,
    /// Memory of the code and data. Dropped last.
    memory: Memory,
}

impl Jit {
    /// Compiles everything that a run can reach from `entries`. `Err` lists unsupported constructs and
    /// undefined symbols.
    ///
    /// # Safety
    /// Compiled code can access all memory of this process. The caller must ensure that every function that
    /// will be called is sound for the arguments that it will be called with.
    pub unsafe fn new(checked: Arc<Checked>, entries: &[GlobalId], options: Options) -> Result<Jit, Vec<Diagnostic>> {
        let mut clock = Stopwatch::default();
        let start = entries.first().map(|id| checked.module().globals[*id].span).unwrap_or_default();
        let offered = HostFunctions::new(&options.host).map_err(|e| vec![no_memory(start, &e.to_string())])?;
        let (program, unit) = ReachableProgram::new(checked, entries, &options, &offered)?;
        let fuel = Fuel::default();
        let observer = options.call_observer.clone();
        let observer =
            observer.map(|call_observer| Box::new(ObserverHandle::new(call_observer, Arc::clone(&program.checked))));
        let runtime_addrs = RuntimeAddrs {
            fuel: options.limits.fuel.map(|_| fuel.address()),
            observer: observer.as_deref().map(|observer| std::ptr::from_ref(observer) as u64),
        };
        let mut places = GlobalAddrs::new();
        let made = make(&program.request(&options, &offered, runtime_addrs), unit, &mut places, None, &mut clock)?;
        clock.lap("fill");
        let parts = EngineState { places, fuel, observer, offered, phases: clock.phases().to_vec() };
        program.engine(made, parts, options)
    }
}

/// A program that can be compiled: everything that it reaches is supported and every symbol is defined.
struct ReachableProgram {
    checked: Arc<Checked>,
    layout: DataLayout,
    reached: Vec<(GlobalId, Use)>,
    /// Position for diagnostics that have none of their own.
    start: Span,
}

/// State of one engine, besides its code and data.
struct EngineState {
    places: GlobalAddrs,
    fuel: Fuel,
    observer: Option<Box<ObserverHandle>>,
    offered: HostFunctions,
    phases: Vec<Phase>,
}

impl ReachableProgram {
    /// Checks everything that a run can reach from `entries`, and assembles the module-level inline assembly.
    fn new(
        mut checked: Arc<Checked>,
        entries: &[GlobalId],
        options: &Options,
        offered: &HostFunctions,
    ) -> Result<(ReachableProgram, Option<AsmUnit>), Vec<Diagnostic>> {
        let entries: &[GlobalId] = &checked.module().with_structors(entries);
        let reached = reachable(checked.module(), entries);
        let layout = layout_of(checked.module());
        let start = entries.first().map(|id| checked.module().globals[*id].span).unwrap_or_default();
        let unit = AsmUnit::new(checked.module()).map_err(|error| vec![error])?;
        let found = unsupported_in(checked.module(), &layout, &reached, unit.as_ref(), Some(offered));
        refuse(found.refused(&checked))?;
        let mut this = ReachableProgram { checked: Arc::clone(&checked), layout, reached, start };
        refuse(this.missing(unit.as_ref(), offered, options))?;
        if found.replace(&mut checked) {
            this.reached = reachable(checked.module(), entries);
        }
        this.checked = checked;
        Ok((this, unit))
    }

    /// Returns diagnostics for undefined symbols.
    fn missing(&self, unit: Option<&AsmUnit>, offered: &HostFunctions, options: &Options) -> Vec<Diagnostic> {
        missing(self.checked.module(), &self.reached, unit, offered, options)
    }

    fn request<'a>(
        &'a self,
        options: &'a Options,
        offered: &'a HostFunctions,
        runtime_addrs: RuntimeAddrs,
    ) -> CompileRequest<'a> {
        let ReachableProgram { checked, layout, reached, start } = self;
        CompileRequest { checked, layout, reached, options, offered, runtime_addrs, start: *start }
    }

    /// Builds the engine from finished code and data.
    fn engine(&self, made: CompileOutput, parts: EngineState, options: Options) -> Result<Jit, Vec<Diagnostic>> {
        let CompileOutput { segment, code, functions_compiled, code_bytes } = made;
        let EngineState { places, fuel, observer, offered, phases } = parts;
        let size = segment.plan.size();
        let budget = options.limits.max_memory.map(|most| MemoryBudget::new(most, size.read_only + size.writable));
        let stack = match &budget {
            None => options.limits.max_stack,
            Some(budget) => {
                let (most, globals) = budget.state();
                options.limits.max_stack.min(most.saturating_sub(globals))
            }
        };
        let stacks = StackPair::new(stack).map_err(|e| vec![no_memory(self.start, &e.to_string())])?;
        Ok(Jit {
            layout: self.layout.clone(),
            passes: options.passes(),
            ranges: [segment.memory.code()].into(),
            threaded: makes_threads(self.checked.module(), &places, &self.reached),
            segments: ManuallyDrop::new(vec![segment]),
            places,
            chosen: false,
            code,
            incremental: None,
            stacks: ManuallyDrop::new(stacks),
            thread_groups: Vec::new(),
            stats: Stats { functions_compiled, steps_interpreted: 0 },
            timings: PhaseTimings { phases, code_bytes },
            arguments: Vec::new(),
            limits: options.limits,
            budget,
            fuel,
            broken: false,
            symbols: OnceCell::new(),
            prepared: Vec::new(),
            structors: OnceCell::new(),
            offered: ManuallyDrop::new(offered),
            _observer: observer,
            checked: Arc::clone(&self.checked),
        })
    }
}

/// Returns whether the program can create threads.
fn makes_threads(module: &Module, places: &GlobalAddrs, reached: &[(GlobalId, Use)]) -> bool {
    reached.iter().any(|(id, _)| {
        let global = &module.globals[*id];
        matches!(places[*id], GlobalAddr::Address(_)) && crate::host::symbols::makes_threads(&global.name.symbol())
    })
}

impl Segment {
    /// Frees the current thread's copies of the thread-local variables.
    fn forget_locals(&self) {
        if let Some(image) = self.plan.thread_image(self.memory.regions()) {
            // SAFETY: the program's data still exists, and none of its code runs.
            unsafe { runtime::tls::forget(image as *const runtime::tls::TlsImage) };
        }
    }
}

impl Drop for Jit {
    fn drop(&mut self) {
        // Threads that are still running continue in memory that is never freed.
        if self.thread_groups.iter().any(|group| group.is_alive()) {
            std::mem::forget(std::mem::take(&mut self.arguments));
            std::mem::forget(self.incremental.take());
            std::mem::forget(std::mem::take(&mut self.fuel));
            // The closures stay allocated too.
            return;
        }
        self.segments.iter().for_each(Segment::forget_locals);
        // SAFETY: nothing uses them after this.
        unsafe {
            ManuallyDrop::drop(&mut self.segments);
            ManuallyDrop::drop(&mut self.stacks);
            ManuallyDrop::drop(&mut self.offered);
        }
    }
}

impl Engine for Jit {
    fn call(&mut self, function: &str, args: &[Value]) -> Outcome {
        run::call(self, function, args)
    }

    fn prepare(&mut self, function: &str) -> Result<PreparedFunction, Box<Trap>> {
        run::typed_call::prepare(self, function).map_err(Box::new)
    }

    fn call_prepared(&mut self, function: PreparedFunction, args: &[Value]) -> Outcome {
        run::typed_call::call(self, function, args)
    }

    fn run_program(&mut self, function: &str, args: &[String]) -> Outcome {
        run::run_program(self, function, args)
    }

    fn stats(&self) -> Stats {
        self.stats
    }

    fn phase_timings(&self) -> PhaseTimings {
        self.timings.clone()
    }

    fn symbols(&self) -> Vec<GlobalSymbol> {
        self.list_symbols()
    }

    fn content(&self, variable: GlobalId) -> Option<VariableContent> {
        self.content_of(variable)
    }
}

/// Returns the module's data layout, or that of the host.
fn layout_of(module: &Module) -> DataLayout {
    // The verifier has rejected invalid data layout strings.
    let written = module.data_layout.as_ref().and_then(|(text, _)| DataLayout::parse(text).ok());
    written.unwrap_or_else(DataLayout::host)
}

/// Returns the constructs that the JIT does not support in what a program reaches
/// ([`crate::ir::reach::of_program`]).
pub fn unsupported(module: &Module, reached: &[(GlobalId, Use)]) -> Unsupported {
    unsupported_in(module, &layout_of(module), reached, None, None)
}

/// Returns the unsupported constructs in `reached`.
fn unsupported_in(
    module: &Module,
    layout: &DataLayout,
    reached: &[(GlobalId, Use)],
    unit: Option<&AsmUnit>,
    offered: Option<&HostFunctions>,
) -> Unsupported {
    supports::check(module, layout, reached, &|id| {
        crate::host::symbols::unsupported_function(module, id, unit, true, offered)
    })
}

/// Returns diagnostics for undefined symbols.
fn missing(
    module: &Module,
    reached: &[(GlobalId, Use)],
    unit: Option<&AsmUnit>,
    offered: &HostFunctions,
    options: &Options,
) -> Vec<Diagnostic> {
    crate::host::symbols::check_externals(module, reached, unit, true, offered, options.limits.allowed.as_deref())
}

/// Returns `Err` if any diagnostic is an error; drops mere warnings.
fn refuse(found: Vec<Diagnostic>) -> Result<(), Vec<Diagnostic>> {
    if found.iter().any(Diagnostic::is_error) { Err(found) } else { Ok(()) }
}

/// Addresses embedded in compiled code.
struct RuntimeAddrs {
    /// Address of the fuel counter.
    fuel: Option<u64>,
    /// Address of the [`ObserverHandle`].
    observer: Option<u64>,
}

/// Returns the functions in `reached` that have a body.
fn functions<'a>(module: &'a Module, reached: &'a [(GlobalId, Use)]) -> impl Iterator<Item = GlobalId> + 'a {
    reached.iter().map(|(id, _)| *id).filter(|id| has_body(module, *id))
}

fn has_body(module: &Module, id: GlobalId) -> bool {
    matches!(&module.globals[id].kind, GlobalKind::Function(f) if f.body.is_some())
}

fn no_memory(span: Span, error: &str) -> Diagnostic {
    Diagnostic::error("E0608", span, format!("cannot reserve the program's memory: {error}"))
        .help("allow a smaller stack, or make the module's variables smaller")
}

fn internal(module: &Module, error: &CompileError) -> Diagnostic {
    let span = module.find(&error.function).map(|id| module.globals[id].span).unwrap_or_default();
    Diagnostic::error("E0699", span, format!("internal error: {error}")).help("this is a bug of llvmlite-jit")
}

fn internal_text(error: &str) -> Diagnostic {
    Diagnostic::error("E0699", Span::default(), format!("internal error: {error}"))
        .help("this is a bug of llvmlite-jit")
}
