//! Driver of compilation: from a verified module to code and data in memory. It reserves memory, generates
//! machine code, and links it.
//!
//! For a [`Relocatable`](crate::jit::Relocatable), the last step runs once for each engine.

pub(super) mod function;
pub(super) mod incremental;
pub(super) mod parallel;
pub(super) mod relocatable;

use crate::diagnostic::Diagnostic;
use crate::host::assembler::{Placed, Unit};
use crate::host::clock::Stopwatch;
use crate::host::closures::Offered;
use crate::ir::callee::named_callee;
use crate::ir::reach::Use;
use crate::ir::{DataLayout, GlobalId, GlobalValue, Inst, Module, Operand};
use crate::jit::compile::function::{self, Compiled};
use crate::jit::compile::incremental;
use crate::jit::compile::parallel::{self, Batch};
use crate::jit::link::eh_frame::{Frame, Frames, Personality};
use crate::jit::link::globals::{DataPlan, Place, Places};
use crate::jit::link::symbol::Symbol;
use crate::jit::translate::{Addresses, Assembled, Env};
use crate::jit::x86_64::call_stubs::Stubs;
use crate::jit::{
    Baked, CodeMap, CompileError, Memory, Options, Segment, internal, internal_text, no_memory, profiling,
};
use crate::opt::Optimizer;
use crate::source::Span;
use crate::verify::Checked;
use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Request to compile part of a module.
pub(super) struct Order<'a> {
    pub checked: &'a Checked,
    pub layout: &'a DataLayout,
    /// Globals without an address yet.
    pub reached: &'a [(GlobalId, Use)],
    pub options: &'a Options,
    pub offered: &'a Offered,
    pub baked: Baked,
    /// Position for diagnostics that have none of their own.
    pub start: Span,
}

/// A finished segment, and its code map and counters.
pub(super) struct Made {
    pub segment: Segment,
    pub code: CodeMap,
    pub functions_compiled: u64,
    pub code_bytes: u64,
}

/// Compiles, links and initialises globals without an address yet, and enters their addresses in `places`.
/// `stubs`: the stubs through which replaceable functions are called.
pub(super) fn make(
    order: &Order<'_>,
    unit: Option<Unit>,
    places: &mut Places,
    mut stubs: Option<&mut Stubs>,
    clock: &mut Stopwatch,
) -> Result<Made, Vec<Diagnostic>> {
    let plan = DataPlan::new(order.checked.module(), order.layout, order.reached).map_err(|error| vec![error])?;
    let room = Room::new(order, Arc::new(plan), unit, places, stubs.as_deref_mut())?;
    let generated = Generated::new(order, places, stubs.is_some(), Addresses::Fixed, clock)?;
    generated.put(order, room, places, stubs, clock)
}

/// Reserved memory for code and data.
pub(super) struct Room {
    plan: Arc<DataPlan>,
    memory: Memory,
    unit: Option<Placed>,
}

impl Room {
    /// Reserves memory, and enters the addresses of all reached globals in `places`.
    pub(super) fn new(
        order: &Order<'_>,
        plan: Arc<DataPlan>,
        unit: Option<Unit>,
        places: &mut Places,
        mut stubs: Option<&mut Stubs>,
    ) -> Result<Room, Vec<Diagnostic>> {
        let Order { checked, reached, start, .. } = *order;
        let module = checked.module();
        let no_memory = |e: std::io::Error| vec![no_memory(start, &e.to_string())];
        let memory = Memory::reserve(plan.size()).map_err(no_memory)?;
        let near = memory.regions().read_only.start;
        let unit = unit.map(|unit| unit.place(near)).transpose().map_err(no_memory)?;
        let fresh = plan.places(module, reached, memory.regions(), |global| order.host(unit.as_ref(), global));
        for (id, _) in reached {
            places[*id] = match &mut stubs {
                Some(stubs) if incremental::is_replaceable(module, *id) => {
                    let at = stubs.place(*id).map_err(no_memory)?;
                    if let Place::At(found) = fresh[*id] {
                        stubs.set(*id, Some(found).filter(|address| *address != 0));
                    }
                    Place::At(at)
                }
                _ => fresh[*id],
            };
        }
        Ok(Room { plan, memory, unit })
    }
}

impl Order<'_> {
    /// Returns the counting version of an allocation function, if memory is limited or an allocation is to
    /// fail.
    fn counted(&self, name: &str) -> Option<usize> {
        let limits = &self.options.limits;
        let limited = limits.max_memory.is_some() || limits.fail_alloc.is_some();
        if limited { crate::host::heap::find(name) } else { None }
    }

    /// Resolves a symbol that the module only declares.
    fn host(&self, unit: Option<&Placed>, global: &GlobalValue) -> Option<u64> {
        if let Some(closure) = self.offered.find_global(global) {
            return Some(closure as u64);
        }
        if crate::jit::runtime::is_longjmp(&global.name.symbol()) && crate::host::resolve_global(global).is_some() {
            return Some(crate::jit::runtime::noted_longjmp as *const () as u64);
        }
        let own = unit.and_then(|unit| unit.address(&global.name.symbol()));
        if let (None, Some(context)) = (own, crate::jit::x86_64::ucontext::find(&global.name.symbol()))
            && crate::host::resolve_global(global).is_some()
        {
            return Some(context);
        }
        own.or_else(|| {
            let found = crate::host::resolve_global(global)?;
            Some(self.counted(&global.name.symbol()).unwrap_or(found) as u64)
        })
    }
}

/// Machine code of functions, before linking.
pub(super) struct Generated {
    isa: OwnedTargetIsa,
    compiled: Vec<Compiled>,
    /// Functions compiled from inline assembly.
    texts: Assembled,
    /// Unwind information, for the unwinder and for debuggers.
    frames: FxHashMap<GlobalId, Frame>,
    /// Whether the unwinder needs it.
    unwinds: bool,
    pub code_bytes: u64,
}

impl Generated {
    /// Translates and compiles the functions in what is reached.
    pub(super) fn new(
        order: &Order<'_>,
        places: &Places,
        replaceable: bool,
        addresses: Addresses,
        clock: &mut Stopwatch,
    ) -> Result<Generated, Vec<Diagnostic>> {
        let Order { checked, layout, reached, options, offered, ref baked, .. } = *order;
        let module = checked.module();
        let isa = function::target(options, false).map_err(|e| vec![internal_text(&e)])?;
        let unwinds = replaceable || unwinds(module, reached);
        let env = Env {
            module,
            layout,
            places,
            optimize: options.optimize(),
            promote: options.promotes(),
            optimizer: Optimizer::new(module, layout, options.passes()),
            side_leaks: replaceable || crate::jit::translate::stores_beside_frame(module, layout, reached),
            unwinds,
            addresses,
            fuel: baked.fuel,
            frontend: isa.frontend_config(),
            watch: baked.watch,
            offered: Some(offered),
        };
        let functions: Vec<GlobalId> = crate::jit::functions(module, reached).collect();
        clock.lap("prepare");
        let Batch { mut compiled, texts, translating, generating } =
            parallel::compile(&isa, &env, options, &functions).map_err(|e: CompileError| vec![internal(module, &e)])?;
        clock.lap("compile");
        clock.part("translate", translating);
        clock.part("generate", generating);
        let code_bytes = compiled.iter().map(|c| c.bytes.len() as u64).sum();
        let frames = compiled.iter_mut().filter_map(|c| Some((c.code.id, c.frame.take()?))).collect();
        Ok(Generated { isa, compiled, texts, frames, unwinds, code_bytes })
    }

    /// Links the code into reserved memory, and initialises the data.
    pub(super) fn put(
        &self,
        order: &Order<'_>,
        room: Room,
        places: &Places,
        stubs: Option<&mut Stubs>,
        clock: &mut Stopwatch,
    ) -> Result<Made, Vec<Diagnostic>> {
        let Order { checked, layout, options, offered, ref baked, start, .. } = *order;
        let module = checked.module();
        let no_memory = |e: std::io::Error| vec![no_memory(start, &e.to_string())];
        let Room { plan, mut memory, mut unit } = room;
        let elsewhere = |symbol| match symbol {
            Symbol::Fuel => baked.fuel,
            Symbol::Function(n) | Symbol::External(n) | Symbol::Data(n) | Symbol::FarData(n) => {
                match places[GlobalId::new(n as usize)] {
                    Place::At(at) | Place::Chosen(at) | Place::Thread { image: at, .. } => Some(at),
                    Place::Code | Place::LibraryThread(_) | Place::Nowhere => None,
                }
            }
            _ => None,
        };
        let linked = crate::jit::link::link(
            self.isa.clone(),
            &self.compiled,
            &self.texts,
            &mut memory,
            stubs.is_some(),
            elsewhere,
        )
        .map_err(|e| vec![internal_text(&e)])?;
        let told = options.tools.as_ref().map(|tools| {
            let code = memory.code();
            let bytes = memory.code_bytes(code.start, code.end - code.start);
            profiling::publish(tools, module, &*self.isa, &self.frames, &linked, (code.start, bytes))
        });
        let told = told.transpose().map_err(|error| vec![Diagnostic::error("E0610", Span::default(), error)])?;
        let told = told.flatten();
        let frames = match self.unwinds {
            true => Frames::register(&*self.isa, &self.frames, &linked, places, |id, code| {
                personality(module, places, code, id)
            })
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
                    let found = offered.find(name).or_else(|| order.counted(name));
                    found.or_else(|| crate::host::resolve(name)).map(|a| a as u64)
                }
            };
            unit.fill(&elsewhere).map_err(|error| vec![error])?;
        }
        if let Some(stubs) = stubs {
            self.compiled.iter().for_each(|f| stubs.set(f.code.id, code.address(f.code.id)));
        }
        let segment = Segment { _told: told, _frames: frames, _unit: unit, plan, memory };
        Ok(Made { segment, code, functions_compiled: self.compiled.len() as u64, code_bytes: self.code_bytes })
    }
}

/// Returns whether an exception may pass through compiled frames: something in the program throws or catches,
/// or may call a function that does.
fn unwinds(module: &Module, reached: &[(GlobalId, Use)]) -> bool {
    reached.iter().any(|(id, _)| match module.function(*id).map(|f| &f.body) {
        Some(Some(body)) => body.insts.values().any(|inst| matches!(inst, Inst::Invoke(_) | Inst::Unwind)),
        Some(None) => crate::host::may_throw(&module.globals[*id].name.symbol()),
        None => false,
    })
}

/// Returns the personality of a function.
fn personality(module: &Module, places: &Places, code: &CodeMap, id: GlobalId) -> Personality {
    let named = module.function(id).and_then(|f| f.personality).map(|(_, value)| Operand::Const(value));
    let routine = named.and_then(|value| named_callee(module, value));
    match routine.map(|id| (id, places[id])) {
        Some((_, Place::At(address @ 1..))) => Personality::At(address),
        Some((id, Place::Code)) => code.address(id).map_or(Personality::All, Personality::At),
        // Unreached: no block begins with a landing pad.
        _ => Personality::All,
    }
}
