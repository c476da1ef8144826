//! Incremental compilation: an engine for a session, whose module grows.
//!
//! Each addition is a segment of its own, compiled against the previous ones. Functions are called through [`IndirectStubs`],
//! so that they can be replaced. The session's own variables are allocated individually ([`VariableMemory`]).

use crate::diagnostic::Diagnostic;
use crate::engine::{PhaseTimings, Stats};
use crate::host::linux::pagemap::nonzero_ranges;
use crate::host::stopwatch::Stopwatch;
use crate::host::x86_64::assembler::AsmUnit;
use crate::ir::reach::newly_reachable;
use crate::ir::{DataLayout, GlobalId, GlobalKind, Module};
use crate::jit::checked::slot::slot_of;
use crate::jit::checked::space::existing;
use crate::jit::checked::stack::Place;
use crate::jit::checked::{depot, shadow};
use crate::jit::compile::diagnostics::no_memory;
use crate::jit::compile::reachable::{TRAITS, for_engine, makes_threads, object_table};
use crate::jit::compile::{CompileOutput, CompileRequest, checked_global, make};
use crate::jit::engine::IncrementalState;
use crate::jit::engine::{Jit, RuntimeAddrs, Segment};
use crate::jit::link::globals::GlobalAddr;
use crate::jit::link::variable_memory::VariableMemory;
use crate::jit::options::Options;
use crate::jit::run;
use crate::jit::x86_64::indirect_stubs::IndirectStubs;
use crate::opt::Passes;
use crate::outcome::Outcome;
use crate::prepare::refuse;
use crate::source::Span;
use crate::unsupported::Unsupported;
use crate::verify::Checked;
use rustc_hash::FxHashMap;
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::mem::ManuallyDrop;
use std::ops::Range;
use std::sync::Arc;

/// Whether calls of a global go through a stub. Intrinsics do not: they are not functions of the program.
pub(in crate::jit) fn is_replaceable(module: &Module, id: GlobalId) -> bool {
    let global = &module.globals[id];
    matches!(global.kind, GlobalKind::Function(_)) && !global.name.symbol().starts_with("llvm.")
}

/// Id of an addition: the address of its code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SegmentId(u64);

impl Jit {
    /// Creates an engine for a module that will grow. Compiles nothing yet.
    pub(crate) fn growing(checked: Arc<Checked>, mut options: Options) -> Result<Jit, Vec<Diagnostic>> {
        // Inlined copies of a function could not be replaced.
        options.disabled_passes = options.disabled_passes.with(Passes::named("inline").unwrap_or(Passes::NONE));
        let objects = object_table(&options, Span::default())?;
        let checked = for_engine(checked, objects.is_some());
        let offered = crate::jit::HostFunctions::new(&options.host);
        let offered = offered.map_err(|e| vec![no_memory(Span::default(), &e.to_string())])?;
        let stacks = crate::jit::run::stack::StackPair::new(options.limits.max_stack);
        let stacks = stacks.map_err(|e| vec![no_memory(Span::default(), &e.to_string())])?;
        Ok(Jit {
            layout: DataLayout::of(checked.module()),
            passes: options.passes(),
            ranges: Arc::default(),
            segments: ManuallyDrop::new(Vec::new()),
            places: Default::default(),
            // A session has no ifuncs.
            chosen: true,
            code: Default::default(),
            stacks: ManuallyDrop::new(stacks),
            threaded: false,
            thread_groups: Vec::new(),
            late_ends: Default::default(),
            stats: Stats::default(),
            timings: PhaseTimings::default(),
            arguments: Vec::new(),
            limits: options.limits.clone(),
            budget: None,
            fuel: Default::default(),
            broken: false,
            symbols: OnceCell::new(),
            prepared: Vec::new(),
            structors: OnceCell::new(),
            offered: ManuallyDrop::new(offered),
            deferred: None,
            lazy: None,
            leaks: None,
            handler: crate::jit::engine::count_engine(),
            _observer: None,
            incremental: Some(Box::new(IncrementalState {
                stubs: IndirectStubs::default(),
                past_calls: FxHashMap::default(),
                variables: FxHashMap::default(),
                variable_starts: BTreeMap::new(),
                objects,
                stub_ranges: 0,
                options,
            })),
            checked,
        })
    }

    /// Releases the module, so that the caller can change it.
    pub(crate) fn release(&mut self, empty: &Arc<Checked>) {
        self.checked = Arc::clone(empty);
        self.structors = OnceCell::new();
    }

    /// Takes the module back, unchanged or after a change that does not affect code.
    pub(crate) fn resume(&mut self, checked: Arc<Checked>) {
        self.checked = for_engine(checked, self.is_checked());
        self.structors = OnceCell::new();
    }

    /// Whether a host function was interrupted.
    pub(crate) fn is_broken(&self) -> bool {
        self.broken
    }

    /// Allows further inputs after a host function was interrupted. All memory stays as it is.
    pub(crate) fn recover(&mut self) {
        self.broken = false;
    }

    /// Flushes the streams of the C library; returns an outcome if that is not possible.
    pub(crate) fn flush(&mut self) -> Option<Outcome> {
        let outcome = run::flush(self)?;
        self.broken = true;
        Some(outcome)
    }

    /// Returns what ended a thread of an earlier run after that run.
    pub(crate) fn late_outcome(&mut self) -> Option<Outcome> {
        run::late_outcome(self)
    }

    /// Returns the limits on further runs.
    pub(crate) fn limits_mut(&mut self) -> &mut crate::engine::Limits {
        &mut self.limits
    }

    /// Returns the unsupported constructs in new globals of the module. They must be replaced before the globals are
    /// added.
    pub(crate) fn unsupported(&self, module: &Module, new: &[GlobalId]) -> Unsupported {
        let reached = newly_reachable(module, new, |id| self.places[id] != GlobalAddr::Unreached);
        TRAITS.unsupported(module, &self.layout, &reached, None, Some(&self.offered))
    }

    /// Compiles the functions and places the variables that are new in the module or have changed. On `Err` the engine
    /// is unchanged.
    pub(crate) fn grow(&mut self, checked: Arc<Checked>, new: &[GlobalId]) -> Result<SegmentId, Vec<Diagnostic>> {
        self.checked = for_engine(checked, self.is_checked());
        self.structors = OnceCell::new();
        self.release_ranges();
        let module = self.checked.module();
        let reached = newly_reachable(module, new, |id| self.places[id] != GlobalAddr::Unreached);
        let Some(incremental) = &mut self.incremental else {
            return Err(vec![crate::jit::compile::diagnostics::internal_text(
                "an engine that does not accept \
                more functions",
            )]);
        };
        let unit = AsmUnit::new(module).map_err(|error| vec![error])?;
        let found = TRAITS.unsupported(module, &self.layout, &reached, unit.as_ref(), Some(&self.offered));
        refuse(found.errors())?;
        let allowed = incremental.options.limits.allowed.as_deref();
        let mut missing = TRAITS.undefined_symbols(module, &reached, unit.as_ref(), &self.offered, allowed);
        // A missing function may be defined later.
        missing.retain(|found| found.code != "E0701");
        refuse(missing)?;
        let known: Vec<bool> = reached.iter().map(|(id, _)| self.places[*id] != GlobalAddr::Unreached).collect();
        let mut clock = Stopwatch::default();
        let request = CompileRequest {
            checked: &self.checked,
            layout: &self.layout,
            reached: &reached,
            options: &incremental.options,
            offered: &self.offered,
            runtime_addrs: RuntimeAddrs { fuel: None, observer: None, objects: incremental.objects },
            start: new.first().map(|id| module.globals[*id].span).unwrap_or_default(),
        };
        let made = make(&request, unit, &mut self.places, Some(&mut incremental.stubs), &mut clock);
        let CompileOutput { segment, code, record: _, functions_compiled, code_bytes, lazy: _ } =
            made.inspect_err(|_| {
                for ((id, _), known) in reached.iter().zip(&known) {
                    if !known {
                        self.places[*id] = GlobalAddr::Unreached;
                    }
                }
            })?;
        let replaces = reached.iter().any(|(id, _)| self.code.address(*id).is_some());
        self.threaded |= makes_threads(module, &self.places, &reached);
        self.code.merge(code);
        let addition = SegmentId(segment.memory.regions().code.start);
        let code = segment.memory.code();
        self.segments.push(segment);
        self.stats.functions_compiled += functions_compiled;
        self.timings = PhaseTimings { phases: clock.phases().to_vec(), code_bytes, ..Default::default() };
        self.symbols = OnceCell::new();
        // The stub ranges may be in any order.
        let stubs = incremental.stubs.ranges().count();
        let ranges = Arc::make_mut(&mut self.ranges);
        match stubs == incremental.stub_ranges {
            true => ranges.push(code),
            false => {
                incremental.stub_ranges = stubs;
                ranges.clear();
                ranges.extend(self.segments.iter().map(|s| s.memory.code()));
                ranges.extend(incremental.stubs.ranges());
            }
        }
        if replaces {
            self.forget_replaced(addition);
        }
        Ok(addition)
    }

    /// Unmaps segments that have no variables and whose functions have all been replaced.
    fn forget_replaced(&mut self, but: SegmentId) {
        let code = &mut self.code;
        let ranges = Arc::make_mut(&mut self.ranges);
        self.segments.retain(|segment| {
            let size = segment.plan.size();
            let range = segment.memory.code();
            let needed = SegmentId(range.start) == but
                || size.read_only + size.writable > 0
                || code.entries().any(|address| range.contains(&address));
            if !needed {
                code.remove(&range);
                ranges.retain(|other| *other != range);
            }
            needed
        });
    }

    /// Unmaps the code and variables of an addition that nothing refers to. Does nothing while threads of the program
    /// run.
    pub(crate) fn shrink(&mut self, addition: SegmentId) {
        if self.has_threads() {
            return;
        }
        let Some(at) = self.segments.iter().rposition(|s| SegmentId(s.memory.regions().code.start) == addition) else {
            return;
        };
        let code = self.segments[at].memory.code();
        self.note_past_calls(&code);
        let segment: Segment = self.segments.remove(at);
        segment.forget_locals();
        self.code.remove(&code);
        drop(segment);
        self.symbols = OnceCell::new();
        self.release_ranges();
        let ranges = Arc::make_mut(&mut self.ranges);
        if let Some(at) = ranges.iter().rposition(|range| *range == code) {
            ranges.remove(at);
        }
    }

    /// Notes the calls in code that is about to be unmapped that allocated or freed blocks, for later reports.
    fn note_past_calls(&mut self, code: &Range<u64>) {
        if !self.is_checked() {
            return;
        }
        let late_code = OnceCell::new();
        let reporter = run::reporter(self, &self.stacks, &late_code);
        let found: Vec<_> =
            depot::retire(code).into_iter().map(|(number, stack)| (number, reporter.calls_of(&stack))).collect();
        if let Some(incremental) = &mut self.incremental {
            incremental.past_calls.extend(found);
        }
    }

    /// Removes the definition of a function. The name resolves to a host function again, if there is one.
    pub(crate) fn undefine(&mut self, id: GlobalId) {
        self.code.forget(id);
        if let Some(incremental) = &mut self.incremental {
            let module = self.checked.module();
            let global = &module.globals[id];
            let host = match self.offered.find_global(global) {
                Some(closure) => Some(closure as u64),
                None => {
                    let target = crate::host::symbols::resolve_global(global).map(|address| address as u64);
                    let is_checked = incremental.objects.is_some();
                    target.map(|target| if is_checked { checked_global(module, global, target) } else { target })
                }
            };
            incremental.stubs.set(id, host);
        }
    }

    /// Drops the references that finished runs hold to the code ranges, so that these can be changed in place.
    fn release_ranges(&mut self) {
        self.thread_groups.retain(|group| group.has_threads());
    }

    /// Returns the address of the table of objects, for checked code.
    fn objects(&self) -> Option<u64> {
        self.incremental.as_ref()?.objects
    }

    /// Whether the code is checked.
    pub(crate) fn is_checked(&self) -> bool {
        self.objects().is_some()
    }

    /// Whether an address is in memory that only checked code can free.
    pub(crate) fn is_own_memory(&self, address: u64) -> bool {
        self.is_checked() && slot_of(address).is_some()
    }

    /// Allocates zeroed memory for a variable that the module only declares. `addressable`: the program gets its
    /// address.
    pub(crate) fn allocate_variable(&mut self, id: GlobalId, size: u64, align: u64, addressable: bool) -> Option<u64> {
        let variable = match (addressable, self.objects().and_then(|_| existing())) {
            (true, Some(space)) => VariableMemory::in_slot(space, size, align, Place::Global(id))?,
            (true, None) => VariableMemory::guarded(size, align).ok()?,
            (false, _) => VariableMemory::on_heap(size, align)?,
        };
        let at = variable.start();
        let has_threads = self.has_threads();
        let incremental = self.incremental.as_mut()?;
        incremental.variable_starts.insert(at, id);
        if let Some(old) = incremental.variables.insert(id, variable) {
            incremental.forget_start(&old, id);
            release(old, has_threads);
        }
        self.places[id] = GlobalAddr::Address(at);
        Some(at)
    }

    /// Frees memory from [`Jit::allocate_variable`].
    pub(crate) fn free_variable(&mut self, id: GlobalId) {
        let has_threads = self.has_threads();
        if let Some(incremental) = &mut self.incremental
            && let Some(old) = incremental.variables.remove(&id)
        {
            incremental.forget_start(&old, id);
            release(old, has_threads);
        }
        self.places[id] = GlobalAddr::Unreached;
    }

    /// Whether threads of the program run: among them may be the first one of an input that another thread has ended, which
    /// still stores its results.
    fn has_threads(&self) -> bool {
        self.thread_groups.iter().any(|group| group.has_threads())
    }

    /// Returns the address range of a variable.
    fn range_of(&self, id: GlobalId) -> Option<Range<u64>> {
        let GlobalAddr::Address(address) = self.places[id] else { return None };
        let module = self.checked.module();
        Some(address..address + self.layout.size_of(&module.types, module.value_type(id))?)
    }

    /// Returns the address range of a variable, or of the memory of an alloca of the session.
    pub(crate) fn object_range(&self, id: GlobalId) -> Option<Range<u64>> {
        let own = self.incremental.as_ref().and_then(|incremental| incremental.variables.get(&id));
        own.map(|own| own.start()..own.start() + own.size()).or_else(|| self.range_of(id))
    }

    /// Returns the address of a variable or a function, if code or data of the engine refers to it.
    pub(crate) fn address_of(&self, id: GlobalId) -> Option<u64> {
        match self.places[id] {
            GlobalAddr::Address(address) => Some(address),
            _ => None,
        }
    }

    /// Returns the bytes of a variable, or of the memory of an alloca of the session.
    pub(crate) fn bytes(&self, id: GlobalId) -> Option<&[u8]> {
        let range = self.object_range(id)?;
        // SAFETY: a variable of the session, whose memory exists and has the size of its type; no code of the program
        // runs while the engine is borrowed.
        Some(unsafe { std::slice::from_raw_parts(range.start as *const u8, (range.end - range.start) as usize) })
    }

    /// Copies the content of a non-constant variable from another engine; returns false if that engine does not have
    /// it. Only pages that were written to are compared, and only pages that differ are written.
    pub(crate) fn copy_variable(&mut self, from: &Jit, id: GlobalId) -> bool {
        const PAGE: u64 = 4096;
        let (Some(here), Some(there)) = (self.object_range(id), from.object_range(id)) else { return false };
        let size = (here.end - here.start).min(there.end - there.start);
        for part in nonzero_ranges(there.start..there.start + size) {
            let mut at = part.start;
            while at < part.end {
                let length = (part.end - at).min(PAGE) as usize;
                let to = here.start + (at - there.start);
                // SAFETY: both ranges lie in the variable, of which each engine has its own copy; no code of the
                // program runs.
                unsafe {
                    let new = std::slice::from_raw_parts(at as *const u8, length);
                    if std::slice::from_raw_parts(to as *const u8, length) != new {
                        std::ptr::copy_nonoverlapping(new.as_ptr(), to as *mut u8, length);
                    }
                }
                at += length as u64;
            }
        }
        shadow::define(here.start, size);
        true
    }

    /// Writes the bytes of a non-constant variable.
    pub(crate) fn write_bytes(&mut self, id: GlobalId, bytes: &[u8]) {
        let Some(range) = self.object_range(id) else { return };
        let length = bytes.len().min((range.end - range.start) as usize);
        // SAFETY: within the size of the variable, which is not constant; no code of the program runs.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), range.start as *mut u8, length) };
        shadow::define(range.start, length as u64);
    }

    /// Returns the function or variable at an address, and the offset in it.
    pub(crate) fn symbol_at(&self, address: u64) -> Option<(GlobalId, u64)> {
        let incremental = self.incremental.as_ref()?;
        if let Some(id) = incremental.stubs.at(address) {
            return Some((id, 0));
        }
        let inside = self.segments.iter().find_map(|s| s.plan.find(s.memory.regions(), address));
        inside.map(|(id, offset, _)| (id, offset)).or_else(|| {
            let (_, id) = incremental.variable_starts.range(..=address).next_back()?;
            Some((*id, incremental.variables.get(id)?.offset_of(address)?))
        })
    }
}

/// Frees the memory of a variable, unless threads may still use it.
fn release(variable: VariableMemory, has_threads: bool) {
    if has_threads {
        std::mem::forget(variable);
    }
}
