//! Compilation to machine code in memory with Cranelift.
//!
//! ```text
//! reachable ─► supported? externals? ─► place data ─► translate ─► compile ─► link ─► fill data ─► run
//! ```
//!
//! By default, everything is compiled before anything runs; with [`Options::lazy_from`], each function is compiled at
//! its first call. In both cases [`Jit::new`] first rejects unsupported constructs with their names and positions.
//! `guard` returns from machine code after a fault or `exit`; `report` explains a fault.

mod cached;
mod checked;
mod compile;
mod emit;
mod engine;
mod expose;
mod lazy;
mod link;
mod options;
mod run;
mod runtime;
mod support;
mod translate;
mod trap;
mod x86_64;

pub use cached::TextHash;
pub use cached::entry::{CacheEntry, ProgramSource};
pub use cached::load::CachedProgram;
pub(crate) use compile::incremental::SegmentId;
pub use compile::reachable::unsupported;
pub use compile::relocatable::Relocatable;
pub use emit::{AsmStyle, Form, Syntax, Texts, emit, emit_styled};
pub use engine::Jit;
pub use options::{CheckLevel, ExposeOptions, Options};
pub use support::unchecked::unchecked;

use crate::diagnostic::Diagnostic;
use crate::engine::observe::{GlobalSymbol, VariableContent};
use crate::engine::typed::PreparedFunction;
use crate::engine::{Engine, PhaseTimings, Stats};
use crate::host::closures::HostFunctions;
use crate::host::stopwatch::Stopwatch;
use crate::ir::GlobalId;
use crate::outcome::{Leak, Outcome, Trap};
use crate::prepare::ReachableProgram;
use crate::value::Value;
use crate::verify::Checked;
use compile::diagnostics::no_memory;
use compile::make;
use compile::reachable::EngineState;
pub(crate) use compile::reachable::TRAITS;
use engine::RuntimeAddrs;
use link::globals::GlobalAddrs;
use run::call_observer::ObserverHandle;
use run::fuel::Fuel;
use run::leak_search::LeakSearch;
use std::sync::Arc;

impl Jit {
    /// Compiles everything that a run can reach from `entries`. `Err` lists unsupported constructs and
    /// undefined symbols.
    ///
    /// # Safety
    /// Compiled code can access all memory of this process. The caller must ensure that every function that will be
    /// called is sound for its arguments.
    pub unsafe fn new(checked: Arc<Checked>, entries: &[GlobalId], options: Options) -> Result<Jit, Vec<Diagnostic>> {
        let mut clock = Stopwatch::default();
        let start = entries.first().map(|id| checked.module().globals[*id].span).unwrap_or_default();
        let offered = HostFunctions::new(&options.host).map_err(|e| vec![no_memory(start, &e.to_string())])?;
        let checked = compile::reachable::for_engine(checked, options.checked.is_some());
        let allowed = options.limits.allowed.as_deref();
        let (program, unit) = ReachableProgram::new(&TRAITS, checked, entries, &offered, allowed)?;
        let fuel = Fuel::default();
        let observer = options.call_observer.clone();
        let observer =
            observer.map(|call_observer| Box::new(ObserverHandle::new(call_observer, Arc::clone(&program.checked))));
        let runtime_addrs = RuntimeAddrs {
            fuel: options.limits.fuel.map(|_| fuel.address()),
            observer: observer.as_deref().map(|observer| std::ptr::from_ref(observer) as u64),
            objects: compile::reachable::object_table(&options, start)?,
        };
        let mut places = GlobalAddrs::new();
        let request = program.request(&options, &offered, runtime_addrs);
        let mut made = match lazy::allows(&program, unit.as_ref(), &options) {
            true => lazy::make(&request, &program, entries, &mut places, &mut clock)?,
            false => make(&request, unit, &mut places, None, &mut clock)?,
        };
        clock.lap("fill");
        let parts = EngineState { places, fuel, observer, offered, phases: clock.phases().to_vec() };
        let (record, cache) = (made.record.take(), options.cache.clone());
        let mut engine = program.engine(made, parts, options)?;
        if let Some((record, cache)) = record.zip(cache) {
            // If storing fails, the next run compiles the program again.
            let _ = cached::build::store(&engine, &program.reached, entries, record, &cache);
            clock.lap("store");
            engine.timings.phases = clock.phases().to_vec();
        }
        Ok(engine)
    }

    /// Returns the program as it is compiled: with the declarations of checks, and without unsupported constructs.
    pub fn checked(&self) -> &Arc<Checked> {
        &self.checked
    }
}

impl Engine for Jit {
    fn call(&mut self, function: &str, args: &[Value]) -> Outcome {
        run::call(self, function, args)
    }

    fn prepare_function(&mut self, function: &str) -> Result<PreparedFunction, Box<Trap>> {
        run::typed_call::prepare(self, function).map_err(Box::new)
    }

    fn call_prepared(&mut self, function: PreparedFunction, args: &[Value]) -> Outcome {
        run::typed_call::call(self, function, args)
    }

    fn run_program(&mut self, function: &str, args: &[String]) -> Outcome {
        run::run_program(self, function, args)
    }

    fn leaks(&mut self) -> Vec<Leak> {
        self.leaks.as_ref().map(LeakSearch::take).unwrap_or_default()
    }

    fn stats(&self) -> Stats {
        match &self.lazy {
            Some(lazy) => Stats { functions_compiled: lazy.compiled().0, ..self.stats },
            None => self.stats,
        }
    }

    fn phase_timings(&self) -> PhaseTimings {
        match &self.lazy {
            Some(lazy) => {
                PhaseTimings { phases: self.timings.phases.clone(), in_run: Some(lazy.phase()), ..lazy.compiled().1 }
            }
            None => self.timings.clone(),
        }
    }

    fn symbols(&self) -> Vec<GlobalSymbol> {
        self.list_symbols()
    }

    fn content(&self, variable: GlobalId) -> Option<VariableContent> {
        self.content_of(variable)
    }
}
