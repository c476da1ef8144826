//! Compilation to machine code in memory with Cranelift.
//!
//! ```text
//! reachable ─► supports? externals? ─► place data ─► translate ─► compile ─► link ─► fill data ─► run
//! ```
//!
//! Everything is compiled before anything runs: what cannot be is refused by [`Jit::new`], with its name and place. The
//! way back from machine code (a fault, `exit`) is in `guard`, and what a fault means in `report`.

mod abi;
mod address;
mod assembly;
mod callstack;
mod codemap;
mod codemem;
mod compile;
mod contexts;
mod data;
mod division;
mod emit;
mod fold;
mod frames;
mod fuel;
mod grow;
mod guard;
mod interrupt;
mod large;
mod limbs;
mod link;
mod locals;
mod machine;
mod make;
mod observe;
mod prepared;
mod relocatable;
mod report;
mod rounding;
mod run;
mod runtime;
mod scalar;
mod shape;
mod small;
mod stack;
mod stubs;
mod supports;
mod threads;
mod tools;
mod translate;
mod variable_memory;
mod wide;
mod workers;
mod x86;
mod x87;

pub use emit::{AsmStyle, Form, Syntax, Texts, emit, emit_styled};
pub(crate) use grow::Addition;
pub use relocatable::Relocatable;
pub use tools::Tools;

use crate::diagnostic::Diagnostic;
use crate::engine::observe::{Content, SharedWitness, Symbol, Symbols};
use crate::engine::typed::Prepared;
use crate::engine::{Engine, Limits, Phase, Profile, Stats};
use crate::host::assembler::{Placed, Unit};
use crate::host::clock::Stopwatch;
use crate::host::closures::{Host, Offered};
use crate::host::heap::Budget;
use crate::ir::reach::{Use, reachable};
use crate::ir::{DataLayout, GlobalId, GlobalKind, Module};
use crate::opt::Passes;
use crate::outcome::{Outcome, Trap};
use crate::source::Span;
use crate::value::Value;
use crate::verify::{Checked, Unsupported};
use codemap::CodeMap;
use codemem::Memory;
use compile::CompileError;
use data::{DataPlan, Place, Places};
use frames::Frames;
use fuel::Fuel;
use interrupt::Ranges;
use make::{Made, Order, make};
use observe::Watch;
use stack::Stacks;
use std::cell::OnceCell;
use std::mem::ManuallyDrop;
use std::sync::Arc;
use threads::Crew;

/// How to compile and run.
#[derive(Clone, Debug)]
pub struct Options {
    /// What a run may use.
    pub limits: Limits,
    /// How much work goes into the code: 0 none (every alloca is memory), 1 what pays for itself at once, 2 all there is. What is
    /// above 2 counts as 2.
    pub opt_level: u8,
    /// Passes that do not run, whatever the level.
    pub off: Passes,
    /// Who is told of calls and returns. The code is slower then.
    pub witness: Option<SharedWitness>,
    /// What profilers and debuggers are told about the code.
    pub tools: Option<Tools>,
    /// Functions for the program to call.
    pub host: Host,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            limits: Limits::default(),
            opt_level: 2,
            off: Passes::NONE,
            witness: None,
            tools: None,
            host: Host::new(),
        }
    }
}

impl Options {
    /// Whether a debugger is told about frames.
    fn debugged(&self) -> bool {
        self.tools.as_ref().is_some_and(|tools| tools.gdb)
    }

    fn optimize(&self) -> bool {
        self.opt_level > 0
    }

    /// Whether allocas become variables of the translator.
    fn promotes(&self) -> bool {
        self.optimize() && !Passes::named("mem2reg").is_some_and(|pass| self.off.contains(pass))
    }

    /// The passes that run. Fuel is counted by the instructions that were written, and a witness is told of every call.
    fn passes(&self) -> Passes {
        match self.limits.fuel.is_some() || self.witness.is_some() {
            true => Passes::NONE,
            false => Passes::level(self.opt_level).without(self.off),
        }
    }
}

/// A compiled module: the engine that runs at native speed.
pub struct Jit {
    checked: Arc<Checked>,
    layout: DataLayout,
    /// What was done to functions before they were compiled.
    passes: Passes,
    /// What was compiled: one, or for a session one for each input that is still needed.
    segments: ManuallyDrop<Vec<Segment>>,
    /// Where code is.
    ranges: Ranges,
    /// Where every global is.
    places: Places,
    /// Whether it is known what the ifuncs are.
    chosen: bool,
    code: CodeMap,
    /// What only a session has.
    grown: Option<Box<grow::Grown>>,
    stacks: ManuallyDrop<Stacks>,
    /// Whether it can make threads.
    threaded: bool,
    /// The threads of runs that may have left some.
    crews: Vec<Arc<Crew>>,
    stats: Stats,
    profile: Profile,
    /// Strings and tables that programs were started with; they may have kept pointers to them.
    arguments: Vec<run::Arguments>,
    limits: Limits,
    /// The memory that it may have, if that is limited.
    budget: Option<Arc<Budget>>,
    /// What is left of the fuel; compiled code counts it down.
    fuel: Fuel,
    /// A host function was cut off: its locks and data may be in any state.
    broken: bool,
    /// What is where, once somebody asks.
    symbols: OnceCell<Symbols>,
    /// Functions that are called often.
    prepared: Vec<prepared::Entry>,
    /// What runs before and after each call, once that is known.
    structors: OnceCell<run::Structors>,
    /// The closures that it may call.
    offered: ManuallyDrop<Offered>,
    /// Compiled code holds its address.
    _watch: Option<Box<Watch>>,
}

/// Functions and variables that were compiled and placed together.
pub(super) struct Segment {
    /// What a debugger was told of it.
    _told: Option<tools::Registered>,
    /// What the unwinder knows.
    _frames: Frames,
    /// The module's own assembly.
    _unit: Option<Placed>,
    plan: Arc<DataPlan>,
    /// Code and data. The last to go.
    memory: Memory,
}

impl Jit {
    /// Compiles everything that a run can reach from `entries`. `Err` says what cannot be compiled, or is missing.
    ///
    /// # Safety
    /// Compiled code does with the memory of this process what it likes: the caller vouches for all that will be called, with all that
    /// it will be called with.
    pub unsafe fn new(checked: Arc<Checked>, entries: &[GlobalId], options: Options) -> Result<Jit, Vec<Diagnostic>> {
        let mut clock = Stopwatch::default();
        let start = entries.first().map(|id| checked.module().globals[*id].span).unwrap_or_default();
        let offered = Offered::new(&options.host).map_err(|e| vec![no_memory(start, &e.to_string())])?;
        let (program, unit) = Reached::new(checked, entries, &options, &offered)?;
        let fuel = Fuel::default();
        let watch = options.witness.clone();
        let watch = watch.map(|witness| Box::new(Watch::new(witness, Arc::clone(&program.checked))));
        let baked = Baked {
            fuel: options.limits.fuel.map(|_| fuel.address()),
            watch: watch.as_deref().map(|watch| std::ptr::from_ref(watch) as u64),
        };
        let mut places = Places::new();
        let made = make(&program.order(&options, &offered, baked), unit, &mut places, None, &mut clock)?;
        clock.lap("fill");
        let parts = Parts { places, fuel, watch, offered, phases: clock.phases().to_vec() };
        program.engine(made, parts, options)
    }
}

/// A program that can be compiled: what it reaches is supported and is there.
struct Reached {
    checked: Arc<Checked>,
    layout: DataLayout,
    reached: Vec<(GlobalId, Use)>,
    /// Where problems are told that have no place.
    start: Span,
}

/// What belongs to one engine, beside its code and its data.
struct Parts {
    places: Places,
    fuel: Fuel,
    watch: Option<Box<Watch>>,
    offered: Offered,
    phases: Vec<Phase>,
}

impl Reached {
    /// Looks at everything that a run can reach from `entries`, and assembles what stands beside functions.
    fn new(
        mut checked: Arc<Checked>,
        entries: &[GlobalId],
        options: &Options,
        offered: &Offered,
    ) -> Result<(Reached, Option<Unit>), Vec<Diagnostic>> {
        let entries: &[GlobalId] = &checked.module().with_structors(entries);
        let reached = reachable(checked.module(), entries);
        let layout = layout_of(checked.module());
        let start = entries.first().map(|id| checked.module().globals[*id].span).unwrap_or_default();
        let unit = Unit::new(checked.module()).map_err(|error| vec![error])?;
        let found = unsupported_in(checked.module(), &layout, &reached, unit.as_ref(), Some(offered));
        refuse(found.refused(&checked))?;
        let mut this = Reached { checked: Arc::clone(&checked), layout, reached, start };
        refuse(this.missing(unit.as_ref(), offered, options))?;
        if found.replace(&mut checked) {
            this.reached = reachable(checked.module(), entries);
        }
        this.checked = checked;
        Ok((this, unit))
    }

    /// What is used and nobody has.
    fn missing(&self, unit: Option<&Unit>, offered: &Offered, options: &Options) -> Vec<Diagnostic> {
        missing(self.checked.module(), &self.reached, unit, offered, options)
    }

    fn order<'a>(&'a self, options: &'a Options, offered: &'a Offered, baked: Baked) -> Order<'a> {
        let Reached { checked, layout, reached, start } = self;
        Order { checked, layout, reached, options, offered, baked, start: *start }
    }

    /// The engine for code and data that are ready.
    fn engine(&self, made: Made, parts: Parts, options: Options) -> Result<Jit, Vec<Diagnostic>> {
        let Made { segment, code, functions_compiled, code_bytes } = made;
        let Parts { places, fuel, watch, offered, phases } = parts;
        let size = segment.plan.size();
        let budget = options.limits.max_memory.map(|most| Budget::new(most, size.read_only + size.writable));
        let stack = match &budget {
            None => options.limits.max_stack,
            Some(budget) => {
                let (most, globals) = budget.state();
                options.limits.max_stack.min(most.saturating_sub(globals))
            }
        };
        let stacks = Stacks::new(stack).map_err(|e| vec![no_memory(self.start, &e.to_string())])?;
        Ok(Jit {
            layout: self.layout.clone(),
            passes: options.passes(),
            ranges: [segment.memory.code()].into(),
            threaded: makes_threads(self.checked.module(), &places, &self.reached),
            segments: ManuallyDrop::new(vec![segment]),
            places,
            chosen: false,
            code,
            grown: None,
            stacks: ManuallyDrop::new(stacks),
            crews: Vec::new(),
            stats: Stats { functions_compiled, steps_interpreted: 0 },
            profile: Profile { phases, code_bytes },
            arguments: Vec::new(),
            limits: options.limits,
            budget,
            fuel,
            broken: false,
            symbols: OnceCell::new(),
            prepared: Vec::new(),
            structors: OnceCell::new(),
            offered: ManuallyDrop::new(offered),
            _watch: watch,
            checked: Arc::clone(&self.checked),
        })
    }
}

/// Whether the program can make threads.
fn makes_threads(module: &Module, places: &Places, reached: &[(GlobalId, Use)]) -> bool {
    reached.iter().any(|(id, _)| {
        let global = &module.globals[*id];
        matches!(places[*id], Place::At(_)) && crate::host::makes_threads(&global.name.symbol())
    })
}

impl Segment {
    /// Lets the thread-local variables of this thread go.
    fn forget_locals(&self) {
        if let Some(image) = self.plan.thread_image(self.memory.regions()) {
            // SAFETY: the program's data is still there, and none of its code runs.
            unsafe { locals::forget(image as *const locals::Image) };
        }
    }
}

impl Drop for Jit {
    fn drop(&mut self) {
        // Whoever still runs goes on in memory that is never given back.
        if self.crews.iter().any(|crew| crew.is_alive()) {
            std::mem::forget(std::mem::take(&mut self.arguments));
            std::mem::forget(self.grown.take());
            std::mem::forget(std::mem::take(&mut self.fuel));
            // Neither are the closures.
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

    fn prepare(&mut self, function: &str) -> Result<Prepared, Box<Trap>> {
        prepared::prepare(self, function).map_err(Box::new)
    }

    fn call_prepared(&mut self, function: Prepared, args: &[Value]) -> Outcome {
        prepared::call(self, function, args)
    }

    fn run_program(&mut self, function: &str, args: &[String]) -> Outcome {
        run::run_program(self, function, args)
    }

    fn stats(&self) -> Stats {
        self.stats
    }

    fn profile(&self) -> Profile {
        self.profile.clone()
    }

    fn symbols(&self) -> Vec<Symbol> {
        self.list_symbols()
    }

    fn content(&self, variable: GlobalId) -> Option<Content> {
        self.content_of(variable)
    }
}

/// The module's layout.
fn layout_of(module: &Module) -> DataLayout {
    // The verifier has refused a layout string that cannot be read.
    let written = module.data_layout.as_ref().and_then(|(text, _)| DataLayout::parse(text).ok());
    written.unwrap_or_else(DataLayout::host)
}

/// What compiled code cannot run of what a program reaches ([`crate::ir::reach::of_program`]).
pub fn unsupported(module: &Module, reached: &[(GlobalId, Use)]) -> Unsupported {
    unsupported_in(module, &layout_of(module), reached, None, None)
}

/// What compiled code cannot run of what is reached.
fn unsupported_in(
    module: &Module,
    layout: &DataLayout,
    reached: &[(GlobalId, Use)],
    unit: Option<&Unit>,
    offered: Option<&Offered>,
) -> Unsupported {
    supports::check(module, layout, reached, &|id| crate::host::unsupported_function(module, id, unit, true, offered))
}

/// What is used and nobody has.
fn missing(
    module: &Module,
    reached: &[(GlobalId, Use)],
    unit: Option<&Unit>,
    offered: &Offered,
    options: &Options,
) -> Vec<Diagnostic> {
    crate::host::check_externals(module, reached, unit, true, offered, options.limits.allowed.as_deref())
}

/// Errors are the end of it.
fn refuse(found: Vec<Diagnostic>) -> Result<(), Vec<Diagnostic>> {
    if found.iter().any(Diagnostic::is_error) { Err(found) } else { Ok(()) }
}

/// Addresses that compiled code holds.
struct Baked {
    /// Of what counts the fuel down.
    fuel: Option<u64>,
    /// Of who is told of calls.
    watch: Option<u64>,
}

/// The functions with a body among what is reached.
fn functions<'a>(module: &'a Module, reached: &'a [(GlobalId, Use)]) -> impl Iterator<Item = GlobalId> + 'a {
    reached.iter().map(|(id, _)| *id).filter(|id| has_body(module, *id))
}

fn has_body(module: &Module, id: GlobalId) -> bool {
    matches!(&module.globals[id].kind, GlobalKind::Function(f) if f.body.is_some())
}

fn no_memory(span: Span, error: &str) -> Diagnostic {
    Diagnostic::error("E0608", span, format!("the program's memory cannot be reserved: {error}"))
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
