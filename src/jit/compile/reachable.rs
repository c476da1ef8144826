//! The part of a module that a run can reach: what is compiled, after everything unsupported and undefined in
//! it was reported.

use crate::diagnostic::Diagnostic;
use crate::engine::{Phase, PhaseTimings, Stats};
use crate::host::closures::HostFunctions;
use crate::host::process::MemoryBudget;
use crate::host::x86_64::assembler::AsmUnit;
use crate::ir::reach::{Use, reachable};
use crate::ir::{DataLayout, GlobalId, GlobalKind, Module};
use crate::jit::compile::diagnostics::no_memory;
use crate::jit::compile::{CompileOutput, CompileRequest};
use crate::jit::engine::{Jit, RuntimeAddrs};
use crate::jit::link::globals::{GlobalAddr, GlobalAddrs};
use crate::jit::options::Options;
use crate::jit::run::call_observer::ObserverHandle;
use crate::jit::run::fuel::Fuel;
use crate::jit::run::stack::StackPair;
use crate::jit::supports;
use crate::source::Span;
use crate::verify::{Checked, Unsupported};
use std::cell::OnceCell;
use std::mem::ManuallyDrop;
use std::sync::Arc;

/// A program that can be compiled: everything that it reaches is supported and every symbol is defined.
pub(in crate::jit) struct ReachableProgram {
    pub checked: Arc<Checked>,
    pub layout: DataLayout,
    pub reached: Vec<(GlobalId, Use)>,
    /// Position for diagnostics that have none of their own.
    pub start: Span,
}

/// State of one engine, besides its code and data.
pub(in crate::jit) struct EngineState {
    pub places: GlobalAddrs,
    pub fuel: Fuel,
    pub observer: Option<Box<ObserverHandle>>,
    pub offered: HostFunctions,
    pub phases: Vec<Phase>,
}

impl ReachableProgram {
    /// Checks everything that a run can reach from `entries`, and assembles the module-level inline assembly.
    pub(in crate::jit) fn new(
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
    pub(in crate::jit) fn missing(
        &self,
        unit: Option<&AsmUnit>,
        offered: &HostFunctions,
        options: &Options,
    ) -> Vec<Diagnostic> {
        missing(self.checked.module(), &self.reached, unit, offered, options)
    }

    pub(in crate::jit) fn request<'a>(
        &'a self,
        options: &'a Options,
        offered: &'a HostFunctions,
        runtime_addrs: RuntimeAddrs,
    ) -> CompileRequest<'a> {
        let ReachableProgram { checked, layout, reached, start } = self;
        CompileRequest { checked, layout, reached, options, offered, runtime_addrs, start: *start }
    }

    /// Builds the engine from finished code and data.
    pub(in crate::jit) fn engine(
        &self,
        made: CompileOutput,
        parts: EngineState,
        options: Options,
    ) -> Result<Jit, Vec<Diagnostic>> {
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
pub(in crate::jit) fn makes_threads(module: &Module, places: &GlobalAddrs, reached: &[(GlobalId, Use)]) -> bool {
    reached.iter().any(|(id, _)| {
        let global = &module.globals[*id];
        matches!(places[*id], GlobalAddr::Address(_)) && crate::host::symbols::makes_threads(&global.name.symbol())
    })
}

/// Returns the module's data layout, or that of the host.
pub(in crate::jit) fn layout_of(module: &Module) -> DataLayout {
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
pub(in crate::jit) fn unsupported_in(
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
pub(in crate::jit) fn missing(
    module: &Module,
    reached: &[(GlobalId, Use)],
    unit: Option<&AsmUnit>,
    offered: &HostFunctions,
    options: &Options,
) -> Vec<Diagnostic> {
    crate::host::symbols::check_externals(module, reached, unit, true, offered, options.limits.allowed.as_deref())
}

/// Returns `Err` if any diagnostic is an error; drops mere warnings.
pub(in crate::jit) fn refuse(found: Vec<Diagnostic>) -> Result<(), Vec<Diagnostic>> {
    if found.iter().any(Diagnostic::is_error) { Err(found) } else { Ok(()) }
}

/// Returns the functions in `reached` that have a body.
pub(in crate::jit) fn functions<'a>(
    module: &'a Module,
    reached: &'a [(GlobalId, Use)],
) -> impl Iterator<Item = GlobalId> + 'a {
    reached.iter().map(|(id, _)| *id).filter(|id| has_body(module, *id))
}

pub(in crate::jit) fn has_body(module: &Module, id: GlobalId) -> bool {
    matches!(&module.globals[id].kind, GlobalKind::Function(f) if f.body.is_some())
}
