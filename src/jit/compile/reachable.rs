//! The part of a module that a run can reach: the request to compile it, and the resulting engine.

use crate::diagnostic::Diagnostic;
use crate::engine::{Phase, PhaseTimings, Stats};
use crate::host::closures::HostFunctions;
use crate::host::process::MemoryBudget;
use crate::ir::reach::Use;
use crate::ir::{DataLayout, GlobalId, GlobalKind, Module};
use crate::jit::checked;
use crate::jit::checked::depot;
use crate::jit::compile::diagnostics::no_memory;
use crate::jit::compile::{CompileOutput, CompileRequest};
use crate::jit::engine::{Jit, RuntimeAddrs};
use crate::jit::link::globals::{GlobalAddr, GlobalAddrs};
use crate::jit::options::Options;
use crate::jit::run::call_observer::ObserverHandle;
use crate::jit::run::fuel::Fuel;
use crate::jit::run::leak_search::LeakSearch;
use crate::jit::run::stack::StackPair;
use crate::jit::support;
use crate::opt::Passes;
use crate::prepare::{EngineTraits, ReachableProgram};
use crate::source::Span;
use crate::unsupported::Unsupported;
use crate::verify::Checked;
use std::cell::OnceCell;
use std::mem::ManuallyDrop;
use std::sync::Arc;

/// Properties of the JIT on which the preparation of a run depends.
pub(crate) const TRAITS: EngineTraits = EngineTraits { threads: true, support: support::of };

/// State of one engine, besides its code and data.
pub(in crate::jit) struct EngineState {
    pub places: GlobalAddrs,
    pub fuel: Fuel,
    pub observer: Option<Box<ObserverHandle>>,
    pub offered: HostFunctions,
    pub phases: Vec<Phase>,
}

impl ReachableProgram {
    pub(in crate::jit) fn request<'a>(
        &'a self,
        options: &'a Options,
        offered: &'a HostFunctions,
        runtime_addrs: RuntimeAddrs,
    ) -> CompileRequest<'a> {
        let ReachableProgram { checked, layout, reached, start } = self;
        CompileRequest { checked, layout, reached, options, offered, runtime_addrs, start: *start }
    }

    /// Creates the engine from finished code and data.
    pub(in crate::jit) fn engine(
        &self,
        made: CompileOutput,
        parts: EngineState,
        options: Options,
    ) -> Result<Jit, Vec<Diagnostic>> {
        let CompileOutput { segment, code, record: _, functions_compiled, code_bytes, lazy } = made;
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
        let code_range = match &lazy {
            Some(_) => segment.memory.regions().code.clone(),
            None => segment.memory.code(),
        };
        Ok(Jit {
            layout: self.layout.clone(),
            passes: options.passes(),
            ranges: Arc::new(vec![code_range]),
            threaded: makes_threads(self.checked.module(), &places, &self.reached),
            segments: ManuallyDrop::new(vec![segment]),
            places,
            chosen: false,
            code,
            incremental: None,
            stacks: ManuallyDrop::new(stacks),
            thread_groups: Vec::new(),
            late_ends: Default::default(),
            stats: Stats { functions_compiled, steps_interpreted: 0 },
            timings: PhaseTimings { phases, code_bytes, ..Default::default() },
            arguments: Vec::new(),
            limits: options.limits,
            budget,
            fuel,
            broken: false,
            symbols: OnceCell::new(),
            prepared: Vec::new(),
            structors: OnceCell::new(),
            offered: ManuallyDrop::new(offered),
            deferred: None,
            lazy,
            leaks: (options.leaks && options.checked.is_some()).then(|| {
                depot::keep_deep_stacks();
                LeakSearch::default()
            }),
            handler: crate::jit::engine::count_engine(),
            _observer: observer,
            checked: Arc::clone(&self.checked),
        })
    }
}

/// Whether the program can create threads.
pub(in crate::jit) fn makes_threads(module: &Module, places: &GlobalAddrs, reached: &[(GlobalId, Use)]) -> bool {
    reached.iter().any(|(id, _)| {
        let global = &module.globals[*id];
        matches!(places[*id], GlobalAddr::Address(_)) && crate::host::symbols::makes_threads(&global.name.symbol())
    })
}

/// Returns the constructs that the JIT does not support, in the part of a program that it reaches
/// ([`crate::ir::reach::reachable_from_program`]).
pub fn unsupported(module: &Module, reached: &[(GlobalId, Use)]) -> Unsupported {
    TRAITS.unsupported(module, &DataLayout::of(module), reached, None, None)
}

/// Prepares the memory of checked code, and returns the address of the table that leads to its objects. `None`: code
/// without checks.
pub(in crate::jit) fn object_table(options: &Options, start: Span) -> Result<Option<u64>, Vec<Diagnostic>> {
    if options.checked.is_none() {
        return Ok(None);
    }
    checked::heap::note_limits(&options.limits);
    let failed =
        |error: std::io::Error, what: &str| vec![no_memory(start, &format!("{error}; {what} TiB of address space"))];
    let space = checked::space::space().map_err(|e| failed(e, "checked code reserves 45"))?;
    if options.passes().contains(Passes::undefined()) {
        checked::shadow::begin().map_err(|e| failed(e, "checked code of level `all` reserves 111"))?;
    }
    Ok(Some(space.table()))
}

/// Returns the program as an engine compiles it: with what the checks need, if code is checked.
pub(in crate::jit) fn for_engine(checked: Arc<Checked>, is_checked: bool) -> Arc<Checked> {
    if is_checked { with_checks(checked) } else { checked }
}

/// Returns the program with the declaration that the checks need.
pub(in crate::jit) fn with_checks(mut checked: Arc<Checked>) -> Arc<Checked> {
    let module = Arc::make_mut(&mut checked).module_mut();
    crate::opt::checks::declare(module);
    crate::opt::checks::declare_undefined(module);
    checked
}

/// Returns those functions in `reached` that have a body.
pub(in crate::jit) fn functions<'a>(
    module: &'a Module,
    reached: &'a [(GlobalId, Use)],
) -> impl Iterator<Item = GlobalId> + 'a {
    reached.iter().map(|(id, _)| *id).filter(|id| has_body(module, *id))
}

pub(in crate::jit) fn has_body(module: &Module, id: GlobalId) -> bool {
    matches!(&module.globals[id].kind, GlobalKind::Function(f) if f.body.is_some())
}
