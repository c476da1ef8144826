//! State of an engine: its code, data, stacks and limits. [`compile`](crate::jit::compile) compiles programs, and
//! [`run`](crate::jit::run) runs them.

use crate::engine::observe::SymbolIndex;
use crate::engine::{Limits, Phase, PhaseTimings, Stats};
use crate::host::closures::HostFunctions;
use crate::host::interpose::sigaction;
use crate::host::process::MemoryBudget;
use crate::host::process::cxx_allocator::Operators;
use crate::host::signals::handlers::EngineGuard;
use crate::host::x86_64::assembler::LoadedAsm;
use crate::ir::{DataLayout, GlobalId, Module, Type};
use crate::jit::checked::failure::{stop, stop_at_call};
use crate::jit::expose::GdbRegistration;
use crate::jit::link::code_map::{CodeMap, CodeRanges};
use crate::jit::link::code_memory::Memory;
use crate::jit::link::eh_frame::UnwindTables;
use crate::jit::link::globals::{DataPlan, GlobalAddrs};
use crate::jit::link::variable_memory::VariableMemory;
use crate::jit::options::Options;
use crate::jit::run::arguments::ProgramArgs;
use crate::jit::run::call_observer::ObserverHandle;
use crate::jit::run::fuel::Fuel;
use crate::jit::run::leak_search::LeakSearch;
use crate::jit::run::stack::StackPair;
use crate::jit::run::thread_group::{LateEnds, ThreadGroup};
use crate::jit::runtime::tls;
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::trap::signal_handler;
use crate::jit::x86_64::indirect_stubs::IndirectStubs;
use crate::opt::Passes;
use crate::outcome::Outcome;
use crate::source::{DebugLocation, Span};
use crate::verify::Checked;
use rustc_hash::FxHashMap;
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::mem::ManuallyDrop;
use std::sync::{Arc, OnceLock};

/// An engine that runs a module as machine code.
pub struct Jit {
    pub(in crate::jit) checked: Arc<Checked>,
    pub(in crate::jit) layout: DataLayout,
    /// Passes that were applied to functions before compilation.
    pub(in crate::jit) passes: Passes,
    /// Compiled segments: a single one; in a session, one for each input that is still needed.
    pub(in crate::jit) segments: ManuallyDrop<Vec<Segment>>,
    /// Address ranges of code.
    pub(in crate::jit) ranges: CodeRanges,
    /// Addresses of all globals.
    pub(in crate::jit) places: GlobalAddrs,
    /// Whether the resolvers of ifuncs have run.
    pub(in crate::jit) chosen: bool,
    pub(in crate::jit) code: CodeMap,
    /// State of a session; `None` otherwise.
    pub(in crate::jit) incremental: Option<Box<IncrementalState>>,
    pub(in crate::jit) stacks: ManuallyDrop<StackPair>,
    /// Whether the program can create threads.
    pub(in crate::jit) threaded: bool,
    /// Thread groups of runs that may have left threads running.
    pub(in crate::jit) thread_groups: Vec<Arc<ThreadGroup>>,
    /// Ends of threads that outlived their run.
    pub(in crate::jit) late_ends: Arc<LateEnds>,
    pub(in crate::jit) stats: Stats,
    pub(in crate::jit) timings: PhaseTimings,
    /// Argument strings and tables of earlier runs, to which the program may still hold pointers.
    pub(in crate::jit) arguments: Vec<ProgramArgs>,
    pub(in crate::jit) limits: Limits,
    /// Memory budget of the program, if memory is limited.
    pub(in crate::jit) budget: Option<Arc<MemoryBudget>>,
    /// Remaining fuel, which compiled code decrements.
    pub(in crate::jit) fuel: Fuel,
    /// Whether a host function was interrupted, which leaves its locks and data in an unknown state.
    pub(in crate::jit) broken: bool,
    /// Index of symbols by address, built on first use.
    pub(in crate::jit) symbols: OnceCell<SymbolIndex>,
    /// Functions prepared for frequent calls.
    pub(in crate::jit) prepared: Vec<TypedEntry>,
    /// Constructors and destructors, resolved on first use.
    pub(in crate::jit) structors: OnceCell<Structors>,
    /// Closures that the program can call.
    pub(in crate::jit) offered: ManuallyDrop<HostFunctions>,
    /// Reporting data of a program that came from a cache.
    pub(in crate::jit) deferred: Option<Box<dyn DeferredProgram>>,
    /// Code that is compiled while the program runs.
    pub(in crate::jit) lazy: Option<Box<dyn LateCode>>,
    /// The leak search of checked code.
    pub(in crate::jit) leaks: Option<LeakSearch>,
    /// Keeps the signal handler installed.
    pub(in crate::jit) handler: ManuallyDrop<EngineGuard>,
    /// Observer of calls, whose address is embedded in compiled code.
    pub(in crate::jit) _observer: Option<Box<ObserverHandle>>,
}

/// Counts an engine. The signal handler stays installed as long as engines exist.
pub(in crate::jit) fn count_engine() -> ManuallyDrop<EngineGuard> {
    sigaction::set_stops([stop_at_call as *const () as usize, stop as *const () as usize]);
    ManuallyDrop::new(signal_handler::HANDLER.count_engine())
}

impl Drop for Jit {
    fn drop(&mut self) {
        // Threads that are still running continue to use memory, which is therefore never freed.
        if self.thread_groups.iter().any(|group| group.has_threads()) {
            std::mem::forget(std::mem::take(&mut self.arguments));
            std::mem::forget(self.incremental.take());
            std::mem::forget(std::mem::take(&mut self.fuel));
            // The closures stay allocated, too.
            return;
        }
        self.segments.iter().for_each(Segment::forget_locals);
        // SAFETY: nothing uses them after this. A signal handler that the program has installed is removed before its
        // code.
        unsafe {
            ManuallyDrop::drop(&mut self.handler);
            ManuallyDrop::drop(&mut self.segments);
            ManuallyDrop::drop(&mut self.stacks);
            ManuallyDrop::drop(&mut self.offered);
        }
    }
}

/// A program from a cache, whose module is read when it is first needed.
pub(in crate::jit) trait DeferredProgram: Send + Sync {
    /// Returns the program, reading it if necessary. The segment gets the plan with all variables.
    fn get(&self, segment: &Segment, limits: &Limits) -> &KnownProgram;
}

/// Code that is compiled while the program runs.
pub(in crate::jit) trait LateCode: Send + Sync {
    /// Returns all functions that are compiled.
    fn code_map(&self) -> CodeMap;

    /// Returns the number of functions that are compiled; of the timings, the number of bytes of their code, and the numbers
    /// of functions by tier.
    fn compiled(&self) -> (u64, PhaseTimings);

    /// Returns the part of the runs that was spent on compiling.
    fn phase(&self) -> Phase;

    /// Returns the report of a signal that arrived while a function was being compiled, and restores the program's
    /// signal mask. `None` if no function was being compiled.
    fn fault(&self, signal: i32) -> Option<Outcome>;

    /// Returns the report of the function that could not be compiled.
    fn failure(&self) -> Outcome;
}

/// The data of a program that reports need.
pub(in crate::jit) struct KnownProgram {
    pub module: KnownModule,
    pub layout: DataLayout,
    pub code: CodeMap,
    /// Reason why the module could not be read. It then contains only the names of functions.
    pub unread: Option<String>,
}

/// The module of a program, or a table of the names of its functions.
pub(in crate::jit) enum KnownModule {
    Checked(Arc<Checked>),
    Names(Box<Module>),
}

impl KnownModule {
    pub(in crate::jit) fn get(&self) -> &Module {
        match self {
            KnownModule::Checked(checked) => checked.module(),
            KnownModule::Names(module) => module,
        }
    }
}

impl Jit {
    /// Returns the reporting data of a program from a cache.
    pub(in crate::jit) fn known(&self) -> Option<&KnownProgram> {
        let (deferred, segment) = self.deferred.as_ref().zip(self.segments.first())?;
        Some(deferred.get(segment, &self.limits))
    }
}

/// Functions and variables that were compiled and placed together.
pub(in crate::jit) struct Segment {
    /// Registration with a debugger.
    pub(in crate::jit) _gdb_registration: Option<GdbRegistration>,
    /// Unwind tables registered with the unwinder.
    pub(in crate::jit) _frames: UnwindTables,
    /// Code and data of module-level assembly.
    pub(in crate::jit) _unit: Option<LoadedAsm>,
    pub(in crate::jit) plan: Arc<DataPlan>,
    /// For a program from a cache: the plan with all variables, once it is known.
    pub(in crate::jit) full_plan: OnceLock<DataPlan>,
    /// Memory of the code and data. Dropped last.
    pub(in crate::jit) memory: Memory,
}

impl Segment {
    /// Returns the plan with all known variables.
    pub(in crate::jit) fn full_plan(&self) -> &DataPlan {
        self.full_plan.get().unwrap_or(&self.plan)
    }

    /// Frees the current thread's copies of the thread-local variables.
    pub(in crate::jit) fn forget_locals(&self) {
        if let Some(image) = self.plan.thread_image(self.memory.regions()) {
            // SAFETY: the program's data still exists, and no code of the program runs.
            unsafe { tls::forget(image as *const tls::TlsImage) };
        }
    }
}

/// Addresses embedded in compiled code.
pub(in crate::jit) struct RuntimeAddrs {
    /// Address of the fuel counter.
    pub fuel: Option<u64>,
    /// Address of the [`ObserverHandle`].
    pub observer: Option<u64>,
    /// Address of the table that maps addresses to the headers of objects, for checked code.
    pub objects: Option<u64>,
}

/// Engine state that only a session needs.
pub(in crate::jit) struct IncrementalState {
    /// Stubs through which functions are called.
    pub stubs: IndirectStubs,
    /// Memory of the session's variables.
    pub variables: FxHashMap<GlobalId, VariableMemory>,
    /// The same variables, by address.
    pub variable_starts: BTreeMap<u64, GlobalId>,
    /// Address of the table of objects, for checked code.
    pub objects: Option<u64>,
    /// Number of stub ranges among the engine's code ranges.
    pub stub_ranges: usize,
    /// The calls of stacks that lead through code that was unmapped since, by the numbers of the stacks.
    pub past_calls: FxHashMap<u32, Vec<SourceCall>>,
    pub options: Options,
}

/// A call that allocated or freed a block, or one of its callers.
#[derive(Clone)]
pub(in crate::jit) struct SourceCall {
    /// Name of the function that contains the call.
    pub function: String,
    pub span: Span,
    pub debug_locs: Box<[DebugLocation]>,
}

impl IncrementalState {
    /// Forgets the address of a freed variable, unless another variable occupies it by now.
    pub(in crate::jit) fn forget_start(&mut self, variable: &VariableMemory, id: GlobalId) {
        let start = variable.start();
        if self.variable_starts.get(&start) == Some(&id) && self.variables.get(&id).is_none_or(|v| v.start() != start) {
            self.variable_starts.remove(&start);
        }
    }

    /// Returns the session's variable nearest to an address, its size, and the distance of the address from its end
    /// (negative: from its start).
    pub(in crate::jit) fn nearest(&self, address: u64) -> Option<(GlobalId, i64, u64)> {
        let distances = self.variables.iter().map(|(id, variable)| (*id, variable.distance(address), variable.size()));
        distances.min_by_key(|(_, distance, _)| distance.unsigned_abs())
    }
}

/// Functions that run before and after each call.
#[derive(Default)]
pub(in crate::jit) struct Structors {
    pub before: Vec<GlobalId>,
    pub after: Vec<GlobalId>,
    /// The program's allocation operators, if libraries must be redirected to them.
    pub operators: Option<Operators>,
}

/// A prepared function, whose parameters and result are scalars passed individually.
pub(in crate::jit) struct TypedEntry {
    pub function: GlobalId,
    pub params: Box<[Scalar]>,
    pub ty: Type,
    pub ret: Option<Scalar>,
}
