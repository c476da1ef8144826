//! Code that is compiled once and linked many times. Each engine has its own code, variables, limits and closures.

use crate::diagnostic::Diagnostic;
use crate::engine::{Limits, PhaseTimings};
use crate::host::closures::{Host, HostFunctions};
use crate::host::stopwatch::Stopwatch;
use crate::host::x86_64::assembler::AsmUnit;
use crate::jit::compile::reachable::{EngineState, TRAITS};
use crate::jit::compile::{ReservedMemory, UnlinkedCode};
use crate::jit::engine::{Jit, RuntimeAddrs};
use crate::jit::link::code_memory;
use crate::jit::link::globals::{DataPlan, GlobalAddrs};
use crate::jit::options::Options;
use crate::jit::translate::module_env::RelocationModel;
use crate::prepare::ReachableProgram;
use std::sync::Arc;

/// Compiled code before linking, which threads can share.
///
/// The code addresses its variables relative to itself, and the host through words that are filled in at each
/// link. It may be somewhat slower than the code from [`Jit::new`], which embeds absolute addresses.
pub struct Relocatable {
    program: ReachableProgram,
    options: Options,
    plan: Arc<DataPlan>,
    generated: UnlinkedCode,
    timings: PhaseTimings,
}

impl Relocatable {
    /// Compiles everything that a run can reach from `entries`. `Err` lists unsupported constructs and
    /// undefined symbols, or says that code with [checks](Options::checked) cannot be relocated. The call observer and the profilers in the options belong to a single engine and are ignored.
    pub fn new(
        checked: Arc<crate::verify::Checked>,
        entries: &[crate::ir::GlobalId],
        options: Options,
    ) -> Result<Relocatable, Vec<Diagnostic>> {
        if options.checked.is_some() {
            let found = Diagnostic::error("E0706", Default::default(), "checked code is compiled for one engine");
            return Err(vec![found.help("compile a program for each engine, or without checks")]);
        }
        let options = Options { call_observer: None, expose: None, ..options };
        let mut clock = Stopwatch::default();
        let offered = HostFunctions::new(&options.host)
            .map_err(|e| vec![crate::jit::compile::diagnostics::no_memory(Default::default(), &e.to_string())])?;
        let allowed = options.limits.allowed.as_deref();
        let (program, unit) = ReachableProgram::new(&TRAITS, checked, entries, &offered, allowed)?;
        let runtime_addrs = RuntimeAddrs { fuel: options.limits.fuel.map(|_| 0), observer: None, objects: None };
        let request = program.request(&options, &offered, runtime_addrs);
        let plan = DataPlan::new(program.checked.module(), &program.layout, &program.reached);
        let plan = Arc::new(plan.map_err(|error| vec![error])?);
        // The code does not depend on these addresses, only on which globals have one.
        let mut places = GlobalAddrs::new();
        let room = ReservedMemory::new(&request, Arc::clone(&plan), unit, &mut places, None)?;
        let addresses = match code_memory::reaches_data(plan.size()) {
            true => RelocationModel::Relocated,
            false => RelocationModel::RelocatedFar,
        };
        let generated = UnlinkedCode::new(&request, &places, false, addresses, &mut clock)?;
        drop(room);
        let timings =
            PhaseTimings { phases: clock.phases().to_vec(), code_bytes: generated.code_bytes, ..Default::default() };
        Ok(Relocatable { program, options, plan, generated, timings })
    }

    /// Creates an engine with its own code and variables, and with the limits and host functions of the compilation.
    ///
    /// # Safety
    /// The same as for [`Jit::new`].
    pub unsafe fn instantiate(&self) -> Result<Jit, Vec<Diagnostic>> {
        // SAFETY: the caller guarantees the conditions.
        unsafe { self.instantiate_with(self.options.limits.clone(), self.options.host.clone()) }
    }

    /// Creates an engine with the given limits and host functions. The functions must have the same names and types as
    /// at compilation, and fuel can only be limited if it was limited then.
    ///
    /// # Safety
    /// The same as for [`Jit::new`].
    pub unsafe fn instantiate_with(&self, limits: Limits, host: Host) -> Result<Jit, Vec<Diagnostic>> {
        let start = self.program.start;
        let refuse = |message: &str, help: &str| Err(vec![Diagnostic::error("E0706", start, message).help(help)]);
        if limits.fuel.is_some() && self.options.limits.fuel.is_none() {
            let message = "the code does not count instructions and cannot limit them";
            return refuse(message, "compile it with a fuel limit of any value");
        }
        if !host.is_like(&self.options.host) {
            let message = "the host functions differ from those the program was compiled with";
            return refuse(message, "provide functions of the same names and types");
        }
        let mut clock = Stopwatch::default();
        let options = Options { limits, host, ..self.options.clone() };
        let offered = HostFunctions::new(&options.host)
            .map_err(|e| vec![crate::jit::compile::diagnostics::no_memory(start, &e.to_string())])?;
        let unit = AsmUnit::new(self.program.checked.module()).map_err(|error| vec![error])?;
        let fuel = crate::jit::Fuel::default();
        let runtime_addrs =
            RuntimeAddrs { fuel: self.options.limits.fuel.map(|_| fuel.address()), observer: None, objects: None };
        let request = self.program.request(&options, &offered, runtime_addrs);
        let (module, allowed) = (self.program.checked.module(), options.limits.allowed.as_deref());
        let missing = TRAITS.undefined_symbols(module, &self.program.reached, unit.as_ref(), &offered, allowed);
        crate::prepare::refuse(missing)?;
        let mut places = GlobalAddrs::new();
        let room = ReservedMemory::new(&request, Arc::clone(&self.plan), unit, &mut places, None)?;
        let made = self.generated.put(&request, room, &places, None, &mut clock)?;
        clock.lap("fill");
        let parts = EngineState { places, fuel, observer: None, offered, phases: clock.phases().to_vec() };
        self.program.engine(made, parts, options)
    }

    /// Returns the cost of the compilation.
    pub fn phase_timings(&self) -> &PhaseTimings {
        &self.timings
    }
}
