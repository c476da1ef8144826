//! Driver of compilation, from a verified module to code and data in memory: reserves memory, generates machine code,
//! and links it.
//!
//! For a [`Relocatable`](crate::jit::Relocatable), the last step runs once per engine.

pub(super) mod diagnostics;
pub(super) mod function;
pub(super) mod incremental;
mod late;
pub(super) mod parallel;
pub(super) mod reachable;
pub(super) mod relocatable;
pub(in crate::jit) mod target_isa;

use crate::diagnostic::Diagnostic;
use crate::engine::Limits;
use crate::host::closures::HostFunctions;
use crate::host::stopwatch::Stopwatch;
use crate::host::x86_64::assembler::{AsmUnit, LoadedAsm};
use crate::ir::callee::named_callee;
use crate::ir::reach::Use;
use crate::ir::{DataLayout, GlobalId, GlobalKind, GlobalValue, Inst, Module, Operand};
use crate::jit::checked;
use crate::jit::checked::library::Declaration;
use crate::jit::compile::diagnostics::{internal, internal_text, no_memory};
use crate::jit::compile::function::{CompileError, CompiledFunction};
use crate::jit::compile::parallel::CompiledBatch;
use crate::jit::engine::{LateCode, RuntimeAddrs, Segment};
use crate::jit::expose;
use crate::jit::link::code_map::CodeMap;
use crate::jit::link::code_memory::Memory;
use crate::jit::link::eh_frame::{FunctionUnwindInfo, Personality, UnwindImage};
use crate::jit::link::globals::{DataPlan, GlobalAddr, GlobalAddrs, Spacing};
use crate::jit::link::symbol::Symbol;
use crate::jit::link::{HostReference, LinkedCode};
use crate::jit::options::Options;
use crate::jit::translate::module_env::{InlineAsmFunctions, ModuleEnv, RelocationModel};
use crate::jit::x86_64::indirect_stubs::IndirectStubs;
use crate::opt::Optimizer;
use crate::source::Span;
use crate::verify::Checked;
use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;
use std::sync::{Arc, OnceLock};

/// Request to compile part of a module.
pub(super) struct CompileRequest<'a> {
    pub checked: &'a Checked,
    pub layout: &'a DataLayout,
    /// Globals without an address yet.
    pub reached: &'a [(GlobalId, Use)],
    pub options: &'a Options,
    pub offered: &'a HostFunctions,
    pub runtime_addrs: RuntimeAddrs,
    /// Position for diagnostics that have none of their own.
    pub start: Span,
}

/// A finished segment, and its code map and counters.
pub(super) struct CompileOutput {
    pub segment: Segment,
    pub code: CodeMap,
    /// For the cache, if the program is to be stored there.
    pub record: Option<CodeRecord>,
    pub functions_compiled: u64,
    pub code_bytes: u64,
    /// For a program that is compiled while it runs.
    pub lazy: Option<Box<dyn LateCode>>,
}

/// Information that the linker has, but that is not in the memory of the program.
pub(super) struct CodeRecord {
    pub references: Vec<HostReference>,
    pub unwind: UnwindImage,
    /// As in [`LinkedCode`].
    pub thunks: Vec<(Symbol, u64, u64)>,
}

/// Compiles, links and initializes globals without an address yet, and enters their addresses in `places`. `stubs`:
/// stubs through which replaceable functions are called.
pub(super) fn make(
    request: &CompileRequest<'_>,
    unit: Option<AsmUnit>,
    places: &mut GlobalAddrs,
    mut stubs: Option<&mut IndirectStubs>,
    clock: &mut Stopwatch,
) -> Result<CompileOutput, Vec<Diagnostic>> {
    let plan = DataPlan::spaced(request.checked.module(), request.layout, request.reached, request.spacing());
    let plan = plan.map_err(|error| vec![error])?;
    let room = ReservedMemory::new(request, Arc::new(plan), unit, places, stubs.as_deref_mut())?;
    let model = if stubs.is_some() { RelocationModel::Fixed } else { RelocationModel::FixedData };
    let generated = UnlinkedCode::new(request, places, stubs.is_some(), model, clock)?;
    generated.put(request, room, places, stubs, clock)
}

pub(super) struct ReservedMemory {
    plan: Arc<DataPlan>,
    memory: Memory,
    unit: Option<LoadedAsm>,
}

impl ReservedMemory {
    /// Reserves memory, and enters the addresses of all reached globals in `places`.
    pub(super) fn new(
        request: &CompileRequest<'_>,
        plan: Arc<DataPlan>,
        unit: Option<AsmUnit>,
        places: &mut GlobalAddrs,
        mut stubs: Option<&mut IndirectStubs>,
    ) -> Result<ReservedMemory, Vec<Diagnostic>> {
        let CompileRequest { checked, reached, start, .. } = *request;
        let module = checked.module();
        let no_memory = |e: std::io::Error| vec![no_memory(start, &e.to_string())];
        let memory = match request.runtime_addrs.objects {
            Some(_) if unit.is_none() => {
                checked::space::space().and_then(|space| Memory::reserve_in(space, plan.size()))
            }
            _ => Memory::reserve(plan.size()),
        };
        let memory = memory.map_err(no_memory)?;
        if request.runtime_addrs.objects.is_some() && unit.is_some() {
            checked::space::note_low(&memory.regions().code);
        }
        let near = memory.regions().read_only.start;
        let unit = unit.map(|unit| unit.place(near)).transpose().map_err(no_memory)?;
        let fresh =
            plan.assign_addresses(module, reached, memory.regions(), |global| request.host(unit.as_ref(), global));
        for (id, _) in reached {
            places[*id] = match &mut stubs {
                Some(stubs) if incremental::is_replaceable(module, *id) => {
                    let at = stubs.place(*id).map_err(no_memory)?;
                    if let GlobalAddr::Address(found) = fresh[*id] {
                        stubs.set(*id, Some(found).filter(|address| *address != 0));
                    }
                    GlobalAddr::Address(at)
                }
                _ => fresh[*id],
            };
        }
        Ok(ReservedMemory { plan, memory, unit })
    }

    /// Returns the layout and the memory of data, if there is no module-level assembly.
    pub(super) fn into_parts(self) -> (Arc<DataPlan>, Memory) {
        (self.plan, self.memory)
    }
}

impl CompileRequest<'_> {
    /// Returns the distance that variables keep.
    pub(super) fn spacing(&self) -> Spacing {
        Spacing::of_code(self.runtime_addrs.objects.is_some())
    }

    /// Enters the bounds of the variables, for checked code.
    pub(super) fn enter_variables(&self, plan: &DataPlan, memory: &Memory) -> std::io::Result<()> {
        if self.runtime_addrs.objects.is_some() {
            let space = checked::space::space()?;
            plan.each_variable(memory.regions(), |start, size| space.enter_variable(start, size));
            checked::space::note_constants(memory.regions().read_only.clone());
        }
        Ok(())
    }

    /// Resolves a symbol that the module only declares.
    fn host(&self, unit: Option<&LoadedAsm>, global: &GlobalValue) -> Option<u64> {
        let target = host_address(global, unit, self.offered, &self.options.limits);
        let is_checked = self.runtime_addrs.objects.is_some()
            && self.offered.find_global(global).is_none()
            && unit.and_then(|unit| unit.address(&global.name.symbol())).is_none();
        target.map(|target| if is_checked { checked_global(self.checked.module(), global, target) } else { target })
    }
}

/// Returns the address that checked code has of a global of the host at `target`.
pub(super) fn checked_global(module: &Module, global: &GlobalValue, target: u64) -> u64 {
    let GlobalKind::Function(function) = &global.kind else { return target };
    checked_function(&global.name.symbol(), || Declaration::of(module, function.ty), target)
}

/// Returns the function that takes the place of a function of the host in checked code.
pub(super) fn checked_function(name: &str, declaration: impl FnOnce() -> Option<Declaration>, target: u64) -> u64 {
    if crate::jit::runtime::is_longjmp(name) {
        return checked::jumps::longjmp as *const () as u64;
    }
    if crate::host::symbols::is_in_loaded_library(name) {
        return target;
    }
    let found = checked::heap::find(name).or_else(|| checked::library::find(name, declaration, target));
    found.unwrap_or(target)
}

/// Returns the counting version of an allocation function, if memory is limited or an allocation is to fail.
fn counted(name: &str, limits: &Limits) -> Option<usize> {
    let limited = limits.max_memory.is_some() || limits.fail_alloc.is_some();
    if limited { crate::host::interpose::heap::find(name) } else { None }
}

/// Returns the address of a symbol that a module only declares.
pub(super) fn host_address(
    global: &GlobalValue,
    unit: Option<&LoadedAsm>,
    offered: &HostFunctions,
    limits: &Limits,
) -> Option<u64> {
    if let Some(closure) = offered.find_global(global) {
        return Some(closure as u64);
    }
    let symbol = global.name.symbol();
    if crate::jit::runtime::is_longjmp(&symbol) && crate::host::symbols::resolve_global(global).is_some() {
        return Some(crate::jit::runtime::noted_longjmp as *const () as u64);
    }
    let own = unit.and_then(|unit| unit.address(&symbol));
    if let (None, Some(context)) = (own, crate::jit::x86_64::ucontext::find(&symbol))
        && crate::host::symbols::resolve_global(global).is_some()
    {
        return Some(context);
    }
    own.or_else(|| {
        let found = crate::host::symbols::resolve_global(global)?;
        Some(counted(&symbol, limits).unwrap_or(found) as u64)
    })
}

/// Machine code of functions, before linking.
pub(super) struct UnlinkedCode {
    isa: OwnedTargetIsa,
    compiled: Vec<CompiledFunction>,
    /// Functions compiled from inline assembly.
    asm_functions: InlineAsmFunctions,
    /// Unwind information, for the unwinder and for debuggers.
    frames: FxHashMap<GlobalId, FunctionUnwindInfo>,
    /// Whether the unwinder needs it.
    unwinds: bool,
    pub code_bytes: u64,
}

impl UnlinkedCode {
    /// Translates and compiles the functions in what is reached.
    pub(super) fn new(
        request: &CompileRequest<'_>,
        places: &GlobalAddrs,
        replaceable: bool,
        addresses: RelocationModel,
        clock: &mut Stopwatch,
    ) -> Result<UnlinkedCode, Vec<Diagnostic>> {
        let CompileRequest { checked, layout, reached, options, offered, .. } = *request;
        let module = checked.module();
        let isa = target_isa::target(options, false).map_err(|e| vec![internal_text(&e)])?;
        let env = environment((module, layout, places), request, replaceable, addresses, &isa);
        let (unwinds, env) = (env.unwinds, ModuleEnv { offered: Some(offered), ..env });
        let functions: Vec<GlobalId> = crate::jit::compile::reachable::functions(module, reached).collect();
        clock.lap("prepare");
        // A session reports Ctrl-C.
        let batch = parallel::compile(&isa, &env, options, &functions, replaceable);
        let CompiledBatch { mut compiled, asm_functions, translating, generating } =
            batch.map_err(|e: CompileError| vec![internal(module, &e)])?;
        clock.lap("compile");
        clock.add_sub_phase("translate", translating);
        clock.add_sub_phase("generate", generating);
        let code_bytes = compiled.iter().map(|c| c.bytes.len() as u64).sum();
        let frames = compiled.iter_mut().filter_map(|c| Some((c.code.id, c.frame.take()?))).collect();
        Ok(UnlinkedCode { isa, compiled, asm_functions, frames, unwinds, code_bytes })
    }

    /// Links the code into reserved memory, and initializes the data.
    pub(super) fn put(
        &self,
        request: &CompileRequest<'_>,
        room: ReservedMemory,
        places: &GlobalAddrs,
        stubs: Option<&mut IndirectStubs>,
        clock: &mut Stopwatch,
    ) -> Result<CompileOutput, Vec<Diagnostic>> {
        let CompileRequest { checked, layout, options, offered, ref runtime_addrs, start, .. } = *request;
        let module = checked.module();
        let no_memory = |e: std::io::Error| vec![no_memory(start, &e.to_string())];
        let ReservedMemory { plan, mut memory, mut unit } = room;
        let elsewhere = |symbol| match symbol {
            Symbol::Fuel => runtime_addrs.fuel,
            Symbol::Function(n) | Symbol::External(n) | Symbol::Data(n) | Symbol::FarData(n) => {
                match places[GlobalId::new(n as usize)] {
                    GlobalAddr::Address(at)
                    | GlobalAddr::Ifunc(at)
                    | GlobalAddr::ThreadLocal { image: at, .. }
                    | GlobalAddr::LibraryThreadLocal(at) => Some(at),
                    GlobalAddr::Function | GlobalAddr::Unreached => None,
                }
            }
            _ => None,
        };
        // Code and data of module-level assembly are not in `memory`.
        let recorded = options.cache.is_some() && stubs.is_none() && unit.is_none();
        let linked = crate::jit::link::link(
            self.isa.clone(),
            &self.compiled,
            &self.asm_functions,
            &mut memory,
            stubs.is_some(),
            recorded,
            elsewhere,
        )
        .map_err(|e| vec![internal_text(&e)])?;
        let gdb_registration = options.expose.as_ref().map(|expose| {
            let code = memory.code();
            let bytes = memory.code_bytes(code.start, code.end - code.start);
            expose::publish(expose, module, &*self.isa, &self.frames, &linked, (code.start, bytes))
        });
        let gdb_registration =
            gdb_registration.transpose().map_err(|error| vec![Diagnostic::error("E0610", Span::default(), error)])?;
        let gdb_registration = gdb_registration.flatten();
        let unwind = match self.unwinds {
            true => {
                let is_checked = options.checked == Some(crate::jit::CheckLevel::All);
                let is_nounwind = |id| module.function(id).is_some_and(|f| module.has_fn_attr(f.attrs, "nounwind"));
                let keeps = |id| is_checked && is_nounwind(id);
                UnwindImage::new(&*self.isa, &self.frames, &linked, |id| personality(module, places, id), keeps)
                    .map_err(|e| vec![internal_text(&e)])?
            }
            false => UnwindImage::default(),
        };
        let LinkedCode { map: code, references, thunks } = linked;
        let record = recorded.then(|| CodeRecord { references, unwind: unwind.clone(), thunks });
        let frames = unwind
            .register(&*self.isa, |id| match places[id] {
                GlobalAddr::Address(address) => address,
                _ => code.address(id).unwrap_or(0),
            })
            .map_err(|e| vec![internal_text(&e)])?;
        clock.lap("link");
        plan.fill(module, layout, &mut memory, |id| places[id].in_data(|| code.address(id)))
            .map_err(|e| vec![internal_text(&e)])?;
        request.enter_variables(&plan, &memory).map_err(no_memory)?;
        memory.seal_data().map_err(no_memory)?;
        if let Some(unit) = &mut unit {
            let elsewhere = |name: &str| match module.find(name).map(|id| (id, places[id])) {
                Some((_, GlobalAddr::Address(address))) => Some(address),
                Some((id, GlobalAddr::Function)) => code.address(id),
                Some(_) => None,
                None => {
                    let found = offered.find(name).or_else(|| counted(name, &options.limits));
                    found.or_else(|| crate::host::symbols::resolve(name)).map(|a| a as u64)
                }
            };
            unit.fill(&elsewhere).map_err(|error| vec![error])?;
        }
        if runtime_addrs.objects.is_some() {
            let entries = self.compiled.iter().filter_map(|compiled| {
                let id = compiled.code.id;
                let stub = match places[id] {
                    GlobalAddr::Address(at) => Some(at),
                    _ => None,
                };
                Some((stub.or(code.address(id))?, module.function(id)?))
            });
            checked::signatures::enter(module, entries);
        }
        if let Some(stubs) = stubs {
            self.compiled.iter().for_each(|f| stubs.set(f.code.id, code.address(f.code.id)));
        }
        let full_plan = OnceLock::new();
        let segment =
            Segment { _gdb_registration: gdb_registration, _frames: frames, _unit: unit, plan, full_plan, memory };
        let (functions_compiled, code_bytes) = (self.compiled.len() as u64, self.code_bytes);
        Ok(CompileOutput { segment, code, record, functions_compiled, code_bytes, lazy: None })
    }
}

/// Returns the context of a translation, without host closures. `program`: the module, its layout and the addresses of its
/// globals.
pub(super) fn environment<'m>(
    program: (&'m Module, &'m DataLayout, &'m GlobalAddrs),
    request: &CompileRequest<'_>,
    replaceable: bool,
    addresses: RelocationModel,
    isa: &OwnedTargetIsa,
) -> ModuleEnv<'m> {
    let CompileRequest { reached, options, ref runtime_addrs, .. } = *request;
    let (module, layout, places) = program;
    let unwinds = replaceable || unwinds(module, reached);
    ModuleEnv {
        module,
        layout,
        places,
        optimize: options.optimize(),
        promote: options.promotes_allocas(),
        optimizer: Optimizer::new(module, layout, options.passes()),
        // Only landing pads need it.
        side_leaks: replaceable || unwinds && crate::jit::translate::stores_beside_frame(module, layout, reached),
        unwinds,
        addresses,
        fuel: runtime_addrs.fuel,
        frontend: isa.frontend_config(),
        observer: runtime_addrs.observer,
        ends_lifetimes: runtime_addrs.objects.is_some() && ends_lifetimes(module),
        objects: runtime_addrs.objects,
        offered: None,
        counters: None,
    }
}

/// Whether a module has the intrinsic that ends the lifetime of variables.
pub(super) fn ends_lifetimes(module: &Module) -> bool {
    module.globals.values().any(|global| global.name.symbol().starts_with("llvm.lifetime.end"))
}

/// Whether an exception may pass through compiled frames: whether the program throws or catches, or may call a function
/// that does.
pub(super) fn unwinds(module: &Module, reached: &[(GlobalId, Use)]) -> bool {
    reached.iter().any(|(id, _)| match module.function(*id).map(|f| &f.body) {
        Some(Some(body)) => body.insts.values().any(|inst| matches!(inst, Inst::Invoke(_) | Inst::Unwind)),
        Some(None) => crate::host::symbols::may_throw(&module.globals[*id].name.symbol()),
        None => false,
    })
}

/// Returns the personality of a function.
fn personality(module: &Module, places: &GlobalAddrs, id: GlobalId) -> Personality {
    let named = module.function(id).and_then(|f| f.personality).map(|(_, value)| Operand::Const(value));
    let routine = named.and_then(|value| named_callee(module, value));
    match routine.map(|id| (id, places[id])) {
        Some((id, GlobalAddr::Address(1..) | GlobalAddr::Function)) => Personality::Function(id),
        // Not reached: no block starts with a landing pad.
        _ => Personality::All,
    }
}
