//! An engine whose module grows: for sessions.
//!
//! Each addition is a segment of its own, compiled against what is there. Functions are called through [`Stubs`], so that they
//! can be replaced. Variables of the session itself lie in memory of their own ([`VariableMemory`]).

use super::data::Place;
use super::make::{Made, Order, make};
use super::stubs::Stubs;
use super::variable_memory::VariableMemory;
use super::{Baked, Jit, Options, Segment, makes_threads, no_memory};
use crate::diagnostic::Diagnostic;
use crate::engine::{Profile, Stats};
use crate::host::assembler::Unit;
use crate::host::clock::Stopwatch;
use crate::host::pages::touched;
use crate::ir::reach::reachable_beyond;
use crate::ir::{DataLayout, GlobalId, GlobalKind, Module};
use crate::opt::Passes;
use crate::source::Span;
use crate::verify::{Checked, Unsupported};
use rustc_hash::FxHashMap;
use std::cell::OnceCell;
use std::mem::ManuallyDrop;
use std::ops::Range;
use std::sync::Arc;

/// What only the engine of a session has.
pub(super) struct Grown {
    /// Where functions are called.
    pub stubs: Stubs,
    /// Variables of the session.
    variables: FxHashMap<GlobalId, VariableMemory>,
    options: Options,
}

impl Grown {
    /// Returns the variable of the session nearest to an address, the distance from its end (or, negative, to its beginning), and
    /// its size.
    pub(super) fn nearest(&self, address: u64) -> Option<(GlobalId, i64, u64)> {
        let distances = self.variables.iter().map(|(id, variable)| (*id, variable.distance(address), variable.size()));
        distances.min_by_key(|(_, distance, _)| distance.unsigned_abs())
    }
}

/// Whether calls of a global go through a stub: intrinsics are none of the program's functions.
pub(super) fn is_replaceable(module: &Module, id: GlobalId) -> bool {
    let global = &module.globals[id];
    matches!(global.kind, GlobalKind::Function(_)) && !global.name.symbol().starts_with("llvm.")
}

/// The code of one addition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Addition(u64);

impl Jit {
    /// An engine for a module that is to grow; nothing of it is compiled yet.
    pub(crate) fn growing(checked: Arc<Checked>, mut options: Options) -> Result<Jit, Vec<Diagnostic>> {
        let layout = checked.module().data_layout.as_ref().and_then(|(text, _)| DataLayout::parse(text).ok());
        // What is inlined could not be replaced.
        options.off = options.off.with(Passes::named("inline").unwrap_or(Passes::NONE));
        let offered = super::Offered::new(&options.host);
        let offered = offered.map_err(|e| vec![no_memory(Span::default(), &e.to_string())])?;
        let stacks = super::Stacks::new(options.limits.max_stack);
        let stacks = stacks.map_err(|e| vec![no_memory(Span::default(), &e.to_string())])?;
        Ok(Jit {
            layout: layout.unwrap_or_else(DataLayout::host),
            passes: options.passes(),
            ranges: [].into(),
            segments: ManuallyDrop::new(Vec::new()),
            places: Default::default(),
            // There are no ifuncs.
            chosen: true,
            code: Default::default(),
            stacks: ManuallyDrop::new(stacks),
            threaded: false,
            crews: Vec::new(),
            stats: Stats::default(),
            profile: Profile::default(),
            arguments: Vec::new(),
            limits: options.limits.clone(),
            budget: None,
            fuel: Default::default(),
            broken: false,
            symbols: OnceCell::new(),
            prepared: Vec::new(),
            structors: OnceCell::new(),
            offered: ManuallyDrop::new(offered),
            _watch: None,
            grown: Some(Box::new(Grown { stubs: Stubs::default(), variables: FxHashMap::default(), options })),
            checked,
        })
    }

    /// Lets go of the module, so that it can be changed.
    pub(crate) fn release(&mut self, empty: &Arc<Checked>) {
        self.checked = Arc::clone(empty);
        self.structors = OnceCell::new();
    }

    /// Takes the module back as it was, or after a change that concerns no code.
    pub(crate) fn resume(&mut self, checked: Arc<Checked>) {
        self.checked = checked;
        self.structors = OnceCell::new();
    }

    /// Whether a function of the host was cut off.
    pub(crate) fn is_broken(&self) -> bool {
        self.broken
    }

    /// Limits on further runs.
    pub(crate) fn limits_mut(&mut self) -> &mut crate::engine::Limits {
        &mut self.limits
    }

    /// What cannot be run of what is new in the module: to be replaced before it is added.
    pub(crate) fn unsupported(&self, module: &Module, new: &[GlobalId]) -> Unsupported {
        let reached = reachable_beyond(module, new, |id| self.places[id] != Place::Nowhere);
        super::unsupported_in(module, &self.layout, &reached, None, Some(&self.offered))
    }

    /// Compiles functions and places variables that are new in the module, or have changed. `Err`: nothing is different.
    pub(crate) fn grow(&mut self, checked: Arc<Checked>, new: &[GlobalId]) -> Result<Addition, Vec<Diagnostic>> {
        self.checked = checked;
        self.structors = OnceCell::new();
        let module = self.checked.module();
        let reached = reachable_beyond(module, new, |id| self.places[id] != Place::Nowhere);
        let Some(grown) = &mut self.grown else { return Err(vec![super::internal_text("an engine that cannot grow")]) };
        let unit = Unit::new(module).map_err(|error| vec![error])?;
        let found = super::unsupported_in(module, &self.layout, &reached, unit.as_ref(), Some(&self.offered));
        super::refuse(found.errors())?;
        let mut missing = super::missing(module, &reached, unit.as_ref(), &self.offered, &grown.options);
        // A function may still come.
        missing.retain(|found| found.code != "E0701");
        super::refuse(missing)?;
        let known: Vec<bool> = reached.iter().map(|(id, _)| self.places[*id] != Place::Nowhere).collect();
        let mut clock = Stopwatch::default();
        let order = Order {
            checked: &self.checked,
            layout: &self.layout,
            reached: &reached,
            options: &grown.options,
            offered: &self.offered,
            baked: Baked { fuel: None, watch: None },
            start: new.first().map(|id| module.globals[*id].span).unwrap_or_default(),
        };
        let made = make(&order, unit, &mut self.places, Some(&mut grown.stubs), &mut clock);
        let Made { segment, code, functions_compiled, code_bytes } = made.inspect_err(|_| {
            for ((id, _), known) in reached.iter().zip(&known) {
                if !known {
                    self.places[*id] = Place::Nowhere;
                }
            }
        })?;
        let replaces = reached.iter().any(|(id, _)| self.code.address(*id).is_some());
        self.threaded |= makes_threads(module, &self.places, &reached);
        self.code.merge(code);
        let addition = Addition(segment.memory.regions().code.start);
        self.segments.push(segment);
        self.stats.functions_compiled += functions_compiled;
        self.profile = Profile { phases: clock.phases().to_vec(), code_bytes };
        if replaces {
            self.forget_replaced(addition);
        }
        self.changed();
        Ok(addition)
    }

    /// Unmaps segments all of whose functions were replaced, and in which no variables are.
    fn forget_replaced(&mut self, but: Addition) {
        let code = &mut self.code;
        self.segments.retain(|segment| {
            let size = segment.plan.size();
            let range = segment.memory.code();
            let needed = Addition(range.start) == but
                || size.read_only + size.writable > 0
                || code.entries().any(|address| range.contains(&address));
            if !needed {
                code.remove(&range);
            }
            needed
        });
    }

    /// Unmaps the code and the variables of an addition that nothing refers to. Not while threads of the program run.
    pub(crate) fn shrink(&mut self, addition: Addition) {
        if self.crews.iter().any(|crew| crew.is_alive()) {
            return;
        }
        let Some(at) = self.segments.iter().position(|s| Addition(s.memory.regions().code.start) == addition) else {
            return;
        };
        let segment: Segment = self.segments.remove(at);
        segment.forget_locals();
        self.code.remove(&segment.memory.code());
        drop(segment);
        self.changed();
    }

    /// A function is not defined any more: it is the host's again, if that has one.
    pub(crate) fn undefine(&mut self, id: GlobalId) {
        self.code.forget(id);
        if let Some(grown) = &mut self.grown {
            let global = &self.checked.module().globals[id];
            let host = self.offered.find_global(global).or_else(|| crate::host::resolve_global(global));
            grown.stubs.set(id, host.map(|address| address as u64));
        }
    }

    fn changed(&mut self) {
        let segments = self.segments.iter().map(|s| s.memory.code());
        let stubs = self.grown.iter().flat_map(|grown| grown.stubs.ranges());
        self.ranges = segments.chain(stubs).collect();
        self.symbols = OnceCell::new();
    }

    /// Gives a variable that the module only declares memory of its own, all zero. `addressable`: the program gets its address.
    pub(crate) fn hold(&mut self, id: GlobalId, size: u64, align: u64, addressable: bool) -> Option<u64> {
        let variable = match addressable {
            true => VariableMemory::guarded(size, align).ok()?,
            false => VariableMemory::on_heap(size, align)?,
        };
        let at = variable.start();
        self.grown.as_mut()?.variables.insert(id, variable);
        self.places[id] = Place::At(at);
        Some(at)
    }

    /// Gives the memory of such a variable back.
    pub(crate) fn let_go(&mut self, id: GlobalId) {
        if let Some(grown) = &mut self.grown {
            grown.variables.remove(&id);
        }
        self.places[id] = Place::Nowhere;
    }

    /// Where a variable is.
    fn range_of(&self, id: GlobalId) -> Option<Range<u64>> {
        let Place::At(address) = self.places[id] else { return None };
        let module = self.checked.module();
        Some(address..address + self.layout.size_of(&module.types, module.value_type(id))?)
    }

    /// The bytes of a variable.
    pub(crate) fn bytes(&self, id: GlobalId) -> Option<Vec<u8>> {
        let range = self.range_of(id)?;
        // SAFETY: a variable of the session, whose memory is there, and which is as large as its type says.
        Some(
            unsafe { std::slice::from_raw_parts(range.start as *const u8, (range.end - range.start) as usize) }
                .to_vec(),
        )
    }

    /// Writes to a variable, which is no constant, what another engine has in it; false if that has none. Only pages that differ
    /// are written to, and only those are looked at that somebody has written to.
    pub(crate) fn copy_variable(&mut self, from: &Jit, id: GlobalId) -> bool {
        const PAGE: u64 = 4096;
        let (Some(here), Some(there)) = (self.range_of(id), from.range_of(id)) else { return false };
        let size = (here.end - here.start).min(there.end - there.start);
        for part in touched(there.start..there.start + size) {
            let mut at = part.start;
            while at < part.end {
                let length = (part.end - at).min(PAGE) as usize;
                let to = here.start + (at - there.start);
                // SAFETY: both lie in the variable, of which each engine has its own; nothing of the program runs.
                unsafe {
                    let new = std::slice::from_raw_parts(at as *const u8, length);
                    if std::slice::from_raw_parts(to as *const u8, length) != new {
                        std::ptr::copy_nonoverlapping(new.as_ptr(), to as *mut u8, length);
                    }
                }
                at += length as u64;
            }
        }
        true
    }

    /// Writes the bytes of a variable, which is no constant.
    pub(crate) fn write_bytes(&mut self, id: GlobalId, bytes: &[u8]) {
        let Some(range) = self.range_of(id) else { return };
        let length = bytes.len().min((range.end - range.start) as usize);
        // SAFETY: as many bytes as the variable has, which is no constant; nothing of the program runs.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), range.start as *mut u8, length) };
    }

    /// The function or variable at an address, and how far into it that is.
    pub(crate) fn symbol_at(&self, address: u64) -> Option<(GlobalId, u64)> {
        let grown = self.grown.as_ref()?;
        if let Some(id) = grown.stubs.at(address) {
            return Some((id, 0));
        }
        let inside = self.segments.iter().find_map(|s| s.plan.find(s.memory.regions(), address));
        inside
            .map(|(id, offset, _)| (id, offset))
            .or_else(|| grown.variables.iter().find_map(|(id, variable)| Some((*id, variable.offset_of(address)?))))
    }
}
