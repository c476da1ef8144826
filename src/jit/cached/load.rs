//! Creation of an engine from a cached program.

use crate::engine::{PhaseTimings, Stats};
use crate::host::closures::HostFunctions;
use crate::host::stopwatch::Stopwatch;
use crate::host::symbols::tls;
use crate::ir::{Attr, AttrSet, DataLayout, GlobalId, GlobalKind, Name, Type};
use crate::jit::cached::entry::{CacheEntry, ProgramSource};
use crate::jit::cached::file;
use crate::jit::cached::image::{CodeTarget, EntryPoint, EntryType, Import, ImportFacts, ProgramImage};
use crate::jit::cached::report_data::ProgramFile;
use crate::jit::compile::reachable::object_table;
use crate::jit::compile::target_isa;
use crate::jit::engine::{Jit, Segment, Structors};
use crate::jit::link::code_map::CodeMap;
use crate::jit::link::code_memory::{Memory, Regions};
use crate::jit::link::eh_frame::{UnwindTables, UnwindTarget};
use crate::jit::link::globals::{DataPlan, GlobalAddrs};
use crate::jit::options::Options;
use crate::jit::run::fuel::Fuel;
use crate::jit::run::operators;
use crate::jit::run::stack::StackPair;
use crate::jit::x86_64::intrinsics;
use crate::source::Span;
use crate::verify::{self, Checked};
use std::cell::OnceCell;
use std::mem::ManuallyDrop;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

/// A program from a cache.
pub struct CachedProgram {
    /// Engine that can run the program, and no other function.
    pub engine: Jit,
    /// Module that contains only the entry point.
    pub checked: Arc<Checked>,
    /// The entry point in it.
    pub entry: GlobalId,
    /// Data that was stored with the program.
    pub note: Vec<u8>,
}

pub(super) fn load(entry: &CacheEntry, options: Options, source: Arc<dyn ProgramSource>) -> Option<CachedProgram> {
    let mut clock = Stopwatch::default();
    // The memory of checked programs is in a reservation.
    object_table(&options, Span::default()).ok()?;
    let file::CachedFile { image, code_map, mut memory, code, data } = file::read(&entry.directory, &entry.key)?;
    let image = ProgramImage::decode(&image)?;
    if image.checked.is_some() != options.checked.is_some() {
        return None;
    }
    let values: Vec<u64> = image.imports.iter().map(|import| value(import, &options)).collect::<Option<_>>()?;
    bind_code(&mut memory, code, &image, &values)?;
    let thread_bounds = image.checked.as_ref().map(|checked| checked.thread_bounds.clone()).unwrap_or_default();
    let plan = DataPlan::opaque(data, image.thread, thread_bounds);
    bind_data(&mut memory, &image, &values)?;
    plan.write_tls_image(&mut memory);
    memory.seal_data().ok()?;
    let frames = unwind_tables(&image, &values, &options)?;
    let (checked, id) = stub(&image.entry);
    let (code, structors) = entries(&image, id, &options)?;
    let stacks = StackPair::new(options.limits.max_stack).ok()?;
    if let Some(checked) = &image.checked {
        checked.enter(&memory)?;
    }
    let plan = Arc::new(plan);
    let segment =
        Segment { _gdb_registration: None, _frames: frames, _unit: None, plan, full_plan: OnceLock::new(), memory };
    clock.lap("load");
    let checked = Arc::new(checked);
    let engine = Jit {
        layout: DataLayout::host(),
        passes: options.passes(),
        ranges: Arc::new(vec![segment.memory.code()]),
        threaded: image.threaded,
        segments: ManuallyDrop::new(vec![segment]),
        places: GlobalAddrs::new(),
        // There are no ifuncs.
        chosen: true,
        code,
        incremental: None,
        stacks: ManuallyDrop::new(stacks),
        thread_groups: Vec::new(),
        late_ends: Default::default(),
        stats: Stats { functions_compiled: image.functions, steps_interpreted: 0 },
        timings: PhaseTimings { phases: clock.phases().to_vec(), code_bytes: image.code_bytes, ..Default::default() },
        arguments: Vec::new(),
        limits: options.limits,
        budget: None,
        fuel: Fuel::default(),
        broken: false,
        symbols: OnceCell::new(),
        prepared: Vec::new(),
        structors: OnceCell::from(structors),
        offered: ManuallyDrop::new(HostFunctions::default()),
        _observer: None,
        lazy: None,
        leaks: None,
        handler: crate::jit::engine::count_engine(),
        deferred: Some(Box::new(ProgramFile::new(source, code_map, image.entry.name, image.checked.is_some()))),
        checked: Arc::clone(&checked),
    };
    Some(CachedProgram { engine, checked, entry: id, note: image.note })
}

/// Returns the address of an import, or the index if it is thread-local. `None` if its properties have changed.
fn value(import: &Import, options: &Options) -> Option<u64> {
    let address = import.resolve(options.checked.is_some(), &options.limits);
    if ImportFacts::of(&import.name, import.function, address) != import.facts {
        return None;
    }
    match address.filter(|_| import.of_thread).map(|at| tls::find(at as usize)) {
        Some(index) => Some(std::ptr::from_ref(index?) as u64),
        None => Some(address.unwrap_or(0)),
    }
}

fn bind_code(memory: &mut Memory, size: u64, image: &ProgramImage, values: &[u64]) -> Option<()> {
    let code = memory.code_mut(size).ok()?;
    for reference in &image.code_references {
        let value = match reference.target {
            CodeTarget::Import(n) => *values.get(n as usize)?,
            CodeTarget::Runtime(function) => function.prepared(),
            CodeTarget::X86(op) => intrinsics::address(op)?,
        };
        let word = code.get_mut(reference.at as usize..reference.at as usize + 8)?;
        word.copy_from_slice(&value.wrapping_add_signed(reference.addend).to_le_bytes());
    }
    if let Some(checked) = &image.checked {
        checked.assemble(code)?;
    }
    memory.seal_code(size).ok()
}

fn bind_data(memory: &mut Memory, image: &ProgramImage, values: &[u64]) -> Option<()> {
    let Regions { code, read_only, writable, .. } = memory.regions().clone();
    let holds = |range: &Range<u64>, at: u64| range.start <= at && at + 8 <= range.end;
    for reference in &image.data_references {
        let at = code.start.checked_add(reference.at)?;
        if !holds(&read_only, at) && !holds(&writable, at) {
            return None;
        }
        let value = values.get(reference.import as usize)?.wrapping_add_signed(reference.addend);
        memory.data_mut(at, 8).copy_from_slice(&value.to_le_bytes());
    }
    Some(())
}

fn unwind_tables(image: &ProgramImage, values: &[u64], options: &Options) -> Option<UnwindTables> {
    if image.unwind.table.is_empty() {
        return Some(UnwindTables::none());
    }
    let known = |target: &UnwindTarget| match target {
        UnwindTarget::Global(id) => (id.as_u32() as usize) < values.len(),
        UnwindTarget::Lsda(_) | UnwindTarget::TakesAll | UnwindTarget::LetsNoneOut => true,
    };
    if !image.unwind.relocations.iter().all(|reloc| known(&reloc.target)) {
        return None;
    }
    let isa = target_isa::target(options, false).ok()?;
    image.unwind.clone().register(&*isa, |id| values[id.as_u32() as usize]).ok()
}

/// Creates a module in which only the entry point is declared, marked as having a body elsewhere.
fn stub(entry: &EntryPoint) -> (Checked, GlobalId) {
    let mut checked = Checked::empty(verify::Options::default());
    let module = checked.module_mut();
    let mut of = |ty: &EntryType| match ty {
        EntryType::Void => Type::VOID,
        EntryType::Int(width) => module.types.int(*width),
        EntryType::Pointer => Type::PTR,
    };
    let (result, params) = (of(&entry.result), entry.params.iter().map(&mut of).collect::<Vec<_>>());
    let ty = module.types.function(result, params, false);
    let id = module.declare_function(Name::Text(entry.name.as_str().into()), ty, Span::default(), false);
    let attributes = match entry.signext {
        true => module.attrs.intern(vec![Attr::Word("signext".into())]),
        false => AttrSet::NONE,
    };
    if let GlobalKind::Function(function) = &mut module.globals[id].kind {
        function.ret_attrs = attributes;
    }
    (checked, id)
}

/// Returns the addresses of the functions that a run calls: the entry point, and functions that run before and after
/// it. The latter get ids that the stub does not use.
fn entries(image: &ProgramImage, entry: GlobalId, options: &Options) -> Option<(CodeMap, Structors)> {
    let mut known = vec![(entry, image.entry.address)];
    let mut add = |addresses: &[u64]| {
        let mut one = |address: &u64| {
            let id = GlobalId::from_u32(entry.as_u32() + known.len() as u32);
            known.push((id, *address));
            id
        };
        addresses.iter().map(&mut one).collect::<Vec<_>>()
    };
    let (before, after) = (add(&image.before), add(&image.after));
    let replaced: Vec<usize> = image.replaced.iter().map(|address| *address as usize).collect();
    let operators = operators(replaced.try_into().ok()?, &options.limits, options.checked.is_some());
    let structors = Structors { before, after, operators };
    Some((CodeMap::new(known.into_iter().collect(), 0..0, Vec::new(), Vec::new()), structors))
}
