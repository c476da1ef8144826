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
mod observe;
mod prepared;
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
mod wide;
mod workers;
mod x86;
mod x87;

pub use emit::{AsmStyle, Form, Syntax, emit, emit_styled};
pub(crate) use grow::Addition;
pub use tools::Tools;

use crate::diagnostic::Diagnostic;
use crate::engine::observe::{Content, SharedWitness, Symbol, Symbols};
use crate::engine::typed::Prepared;
use crate::engine::{Engine, Limits, Profile, Stats};
use crate::host::assembler::{Placed, Unit};
use crate::host::clock::Stopwatch;
use crate::host::closures::{Host, Offered};
use crate::host::heap::Budget;
use crate::ir::callee::named_callee;
use crate::ir::reach::{Use, reachable};
use crate::ir::{DataLayout, GlobalId, GlobalKind, GlobalValue, Inst, Module, Operand};
use crate::opt::{Optimizer, Passes};
use crate::outcome::{Outcome, Trap};
use crate::source::Span;
use crate::value::Value;
use crate::verify::{Checked, Unsupported};
use codemap::CodeMap;
use codemem::Memory;
use compile::CompileError;
use data::{DataPlan, Place, Places};
use frames::{Frames, Personality};
use fuel::Fuel;
use interrupt::Ranges;
use observe::Watch;
use stack::Stacks;
use std::cell::OnceCell;
use std::mem::ManuallyDrop;
use std::sync::Arc;
use stubs::Stubs;
use threads::Crew;
use translate::Env;
use workers::Batch;

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
    plan: DataPlan,
    /// Code and data. The last to go.
    memory: Memory,
}

/// What is to be compiled.
struct Order<'a> {
    checked: &'a Checked,
    layout: &'a DataLayout,
    /// Whatever has no place yet.
    reached: &'a [(GlobalId, Use)],
    options: &'a Options,
    offered: &'a Offered,
    baked: Baked,
    /// Where problems are told that have no place.
    start: Span,
}

/// A segment, and what else is known about it.
struct Made {
    segment: Segment,
    code: CodeMap,
    functions_compiled: u64,
    code_bytes: u64,
}

impl Jit {
    /// Compiles everything that a run can reach from `entries`. `Err` says what cannot be compiled, or is missing.
    pub fn new(mut checked: Arc<Checked>, entries: &[GlobalId], options: Options) -> Result<Jit, Vec<Diagnostic>> {
        let mut clock = Stopwatch::default();
        let entries: &[GlobalId] = &checked.module().with_structors(entries);
        let mut reached = reachable(checked.module(), entries);
        let layout = layout_of(checked.module());
        let start = entries.first().map(|id| checked.module().globals[*id].span).unwrap_or_default();
        let offered = Offered::new(&options.host).map_err(|e| vec![no_memory(start, &e.to_string())])?;
        let unit = Unit::new(checked.module()).map_err(|error| vec![error])?;
        let found = unsupported_in(checked.module(), &layout, &reached, unit.as_ref(), Some(&offered));
        refuse(found.refused(&checked))?;
        refuse(missing(checked.module(), &reached, unit.as_ref(), &offered, &options))?;
        if found.replace(&mut checked) {
            reached = reachable(checked.module(), entries);
        }
        let module = checked.module();
        let fuel = Fuel::default();
        let watch = options.witness.clone().map(|witness| Box::new(Watch::new(witness, Arc::clone(&checked))));
        let baked = Baked {
            fuel: options.limits.fuel.map(|_| fuel.address()),
            watch: watch.as_deref().map(|watch| std::ptr::from_ref(watch) as u64),
        };
        let mut places = Places::new();
        let order = Order {
            checked: &checked,
            layout: &layout,
            reached: &reached,
            options: &options,
            offered: &offered,
            baked,
            start,
        };
        let made = make(&order, unit, &mut places, None, &mut clock)?;
        let Made { segment, code, functions_compiled, code_bytes } = made;
        let size = segment.plan.size();
        let budget = options.limits.max_memory.map(|most| Budget::new(most, size.read_only + size.writable));
        let stack = match &budget {
            None => options.limits.max_stack,
            Some(budget) => {
                let (most, globals) = budget.state();
                options.limits.max_stack.min(most.saturating_sub(globals))
            }
        };
        let stacks = Stacks::new(stack).map_err(|e| vec![no_memory(start, &e.to_string())])?;
        let threaded = makes_threads(module, &places, &reached);
        let stats = Stats { functions_compiled, steps_interpreted: 0 };
        clock.lap("fill");
        let profile = Profile { phases: clock.phases().to_vec(), code_bytes };
        Ok(Jit {
            layout,
            passes: options.passes(),
            ranges: [segment.memory.code()].into(),
            segments: ManuallyDrop::new(vec![segment]),
            places,
            chosen: false,
            code,
            grown: None,
            stacks: ManuallyDrop::new(stacks),
            threaded,
            crews: Vec::new(),
            stats,
            profile,
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
            checked: Arc::clone(&checked),
        })
    }
}

/// Compiles, links and fills what has no place yet, and says where it is. `stubs`: where functions are called that may be
/// replaced.
fn make(
    order: &Order<'_>,
    unit: Option<Unit>,
    places: &mut Places,
    mut stubs: Option<&mut Stubs>,
    clock: &mut Stopwatch,
) -> Result<Made, Vec<Diagnostic>> {
    let Order { checked, layout, reached, options, offered, ref baked, start } = *order;
    let module = checked.module();
    let no_memory = |e: std::io::Error| vec![no_memory(start, &e.to_string())];
    let plan = DataPlan::new(module, layout, reached).map_err(|error| vec![error])?;
    let mut memory = Memory::reserve(plan.size()).map_err(no_memory)?;
    let near = memory.regions().read_only.start;
    let mut unit = unit.map(|unit| unit.place(near)).transpose().map_err(no_memory)?;
    // Where memory is limited, what allocates is counted.
    let limited = options.limits.max_memory.is_some() || options.limits.fail_alloc.is_some();
    let counted = |name: &str| if limited { crate::host::heap::find(name) } else { None };
    let host = |global: &GlobalValue| {
        if let Some(closure) = offered.find_global(global) {
            return Some(closure as u64);
        }
        if runtime::is_longjmp(&global.name.symbol()) && crate::host::resolve_global(global).is_some() {
            return Some(runtime::noted_longjmp as *const () as u64);
        }
        let own = unit.as_ref().and_then(|unit| unit.address(&global.name.symbol()));
        if let (None, Some(context)) = (own, contexts::find(&global.name.symbol()))
            && crate::host::resolve_global(global).is_some()
        {
            return Some(context);
        }
        own.or_else(|| {
            let found = crate::host::resolve_global(global)?;
            Some(counted(&global.name.symbol()).unwrap_or(found) as u64)
        })
    };
    let fresh = plan.places(module, reached, memory.regions(), host);
    for (id, _) in reached {
        places[*id] = match &mut stubs {
            Some(stubs) if grow::is_replaceable(module, *id) => {
                let at = stubs.place(*id).map_err(no_memory)?;
                if let Place::At(found) = fresh[*id] {
                    stubs.set(*id, Some(found).filter(|address| *address != 0));
                }
                Place::At(at)
            }
            _ => fresh[*id],
        };
    }
    let places = &*places;
    let isa = compile::target(options, false).map_err(|e| vec![internal_text(&e)])?;
    let env = Env {
        module,
        layout,
        places,
        optimize: options.optimize(),
        optimizer: Optimizer::new(module, layout, options.passes()),
        side_leaks: stubs.is_some() || translate::stores_beside_frame(module, layout, reached),
        unwinds: stubs.is_some() || unwinds(module, reached),
        fuel: baked.fuel,
        frontend: isa.frontend_config(),
        watch: baked.watch,
        offered: Some(offered),
    };
    let functions: Vec<GlobalId> = functions(module, reached).collect();
    clock.lap("prepare");
    let Batch { mut compiled, texts, translating, generating } =
        workers::compile(&isa, &env, options, &functions).map_err(|e| vec![internal(module, &e)])?;
    clock.lap("compile");
    clock.part("translate", translating);
    clock.part("generate", generating);
    let functions_compiled = compiled.len() as u64;
    let code_bytes = compiled.iter().map(|c| c.bytes.len() as u64).sum();
    let frames = compiled.iter_mut().filter_map(|c| Some((c.code.id, c.frame.take()?))).collect();
    let linked = link::link(isa.clone(), compiled, &texts, &mut memory, stubs.is_some(), |id| match places[id] {
        Place::At(address) => Some(address),
        Place::Code | Place::Chosen(_) | Place::Thread { .. } | Place::LibraryThread(_) | Place::Nowhere => None,
    })
    .map_err(|e| vec![internal_text(&e)])?;
    let told = options.tools.as_ref().map(|tools| {
        let code = memory.code();
        let bytes = memory.code_bytes(code.start, code.end - code.start);
        tools::publish(tools, module, &*isa, &frames, &linked, (code.start, bytes))
    });
    let told = told.transpose().map_err(|error| vec![Diagnostic::error("E0610", Span::default(), error)])?.flatten();
    let frames = match env.unwinds {
        true => Frames::register(&*isa, &frames, &linked, |id, code| personality(module, places, code, id))
            .map_err(|e| vec![internal_text(&e)])?,
        false => Frames::none(),
    };
    let code = linked.map;
    clock.lap("link");
    plan.fill(module, layout, &mut memory, |id| match places[id] {
        Place::At(address) => address,
        Place::Code => code.address(id).unwrap_or(0),
        Place::Chosen(_) | Place::Thread { .. } | Place::LibraryThread(_) | Place::Nowhere => 0,
    })
    .map_err(|e| vec![internal_text(&e)])?;
    memory.seal_data().map_err(no_memory)?;
    if let Some(unit) = &mut unit {
        let elsewhere = |name: &str| match module.find(name).map(|id| (id, places[id])) {
            Some((_, Place::At(address))) => Some(address),
            Some((id, Place::Code)) => code.address(id),
            Some(_) => None,
            None => {
                offered.find(name).or_else(|| counted(name)).or_else(|| crate::host::resolve(name)).map(|a| a as u64)
            }
        };
        unit.fill(&elsewhere).map_err(|error| vec![error])?;
    }
    if let Some(stubs) = stubs {
        functions.iter().for_each(|id| stubs.set(*id, code.address(*id)));
    }
    let segment = Segment { _told: told, _frames: frames, _unit: unit, plan, memory };
    Ok(Made { segment, code, functions_compiled, code_bytes })
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

/// Whether an exception may come by compiled frames: something in the program throws or catches, or may call what does.
fn unwinds(module: &Module, reached: &[(GlobalId, Use)]) -> bool {
    reached.iter().any(|(id, _)| match module.function(*id).map(|f| &f.body) {
        Some(Some(body)) => body.insts.values().any(|inst| matches!(inst, Inst::Invoke(_) | Inst::Unwind)),
        Some(None) => crate::host::may_throw(&module.globals[*id].name.symbol()),
        None => false,
    })
}

/// Who decides at the landing pads of a function.
fn personality(module: &Module, places: &Places, code: &CodeMap, id: GlobalId) -> Personality {
    let named = module.function(id).and_then(|f| f.personality).map(|(_, value)| Operand::Const(value));
    let routine = named.and_then(|value| named_callee(module, value));
    match routine.map(|id| (id, places[id])) {
        Some((_, Place::At(address @ 1..))) => Personality::At(address),
        Some((id, Place::Code)) => code.address(id).map_or(Personality::All, Personality::At),
        // Not reached: no block begins with a landing pad.
        _ => Personality::All,
    }
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
