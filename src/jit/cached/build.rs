//! Builds the image of a newly compiled program, and stores it.

use crate::host::symbols::tls;
use crate::ir::reach::{REPLACEABLE, Use, replacement};
use crate::ir::{GlobalId, GlobalKind, Module, Type, TypeKind};
use crate::jit::cached::checked_state::CheckedState;
use crate::jit::cached::entry::CacheEntry;
use crate::jit::cached::image::{
    CodeReference, CodeTarget, DataReference, EntryPoint, EntryType, Import, ProgramImage,
};
use crate::jit::cached::{data_references, file, report_data};
use crate::jit::compile::CodeRecord;
use crate::jit::engine::Jit;
use crate::jit::link::HostReference;
use crate::jit::link::code_memory::is_at_fixed_address;
use crate::jit::link::eh_frame::{UnwindImage, UnwindReloc, UnwindTarget};
use crate::jit::link::globals::GlobalAddr;
use crate::opt::Passes;
use cranelift_codegen::binemit::Reloc;
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;

/// Stores a program that has not started to run. Returns `None` on failure; the run continues regardless.
pub(in crate::jit) fn store(
    jit: &Jit,
    reached: &[(GlobalId, Use)],
    entries: &[GlobalId],
    record: CodeRecord,
    cache: &CacheEntry,
) -> Option<()> {
    let [segment] = jit.segments.as_slice() else { return None };
    let regions = segment.memory.regions();
    // At other addresses, the next process would probably find the range in use.
    if !is_at_fixed_address(regions) || segment.plan.ifuncs(regions).next().is_some() {
        return None;
    }
    let checked = match is_checked(jit) {
        true => Some(CheckedState::of(segment, &record.thunks)?),
        false => None,
    };
    let imports = imports(jit, reached)?;
    let image = ProgramImage {
        entry: entry(jit, *entries.first()?)?,
        note: cache.note.clone(),
        code_references: code_references(jit, &record.references, &imports)?,
        data_references: data_references(jit, &imports)?,
        thread: segment.plan.thread(),
        unwind: unwind(jit, record.unwind, &imports),
        before: addresses(jit, jit.checked.module().constructors())?,
        after: addresses(jit, jit.checked.module().destructors())?,
        replaced: replaced(jit),
        threaded: jit.threaded,
        functions: jit.stats.functions_compiled,
        code_bytes: jit.timings.code_bytes,
        imports: imports.list,
        checked,
    };
    let map = report_data::encode(jit.checked.module(), &jit.code);
    file::write(&cache.directory, &cache.key, &image.encode(), &map, &segment.memory, segment.plan.size()).ok()
}

fn is_checked(jit: &Jit) -> bool {
    jit.passes.contains(Passes::checks())
}

/// The host symbols of a program.
struct Imports {
    list: Vec<Import>,
    indices: FxHashMap<GlobalId, u32>,
    /// For each import, the address or index by which the code refers to it.
    values: Vec<u64>,
}

fn imports(jit: &Jit, reached: &[(GlobalId, Use)]) -> Option<Imports> {
    let module = jit.checked.module();
    let mut imports = Imports { list: Vec::new(), indices: FxHashMap::default(), values: Vec::new() };
    for (id, _) in reached {
        let global = &module.globals[*id];
        match &global.kind {
            GlobalKind::Function(f) if f.body.is_none() => {}
            GlobalKind::Variable { init: None, .. } => {}
            _ => continue,
        }
        // The engine implements intrinsics itself.
        if global.name.symbol().starts_with("llvm.") {
            continue;
        }
        let (import, address) = Import::new(module, global, is_checked(jit), &jit.limits);
        let value = match jit.places[*id] {
            GlobalAddr::Address(value) if value == address.unwrap_or(0) => value,
            GlobalAddr::LibraryThreadLocal(value) => {
                let index = address.and_then(|at| tls::find(at as usize));
                index.map(|index| std::ptr::from_ref(index) as u64).filter(|index| *index == value)?
            }
            _ => return None,
        };
        imports.indices.insert(*id, imports.list.len() as u32);
        imports.list.push(import);
        imports.values.push(value);
    }
    Some(imports)
}

fn entry(jit: &Jit, id: GlobalId) -> Option<EntryPoint> {
    let module = jit.checked.module();
    let function = module.function(id)?;
    let TypeKind::Function { ret, params, varargs: false } = module.types.kind(module.value_type(id)) else {
        return None;
    };
    Some(EntryPoint {
        name: module.globals[id].name.symbol(),
        result: entry_type(module, *ret)?,
        signext: module.has_attr(function.ret_attrs, "signext"),
        params: params.iter().map(|ty| entry_type(module, *ty)).collect::<Option<_>>()?,
        address: jit.code.address(id)?,
    })
}

fn entry_type(module: &Module, ty: Type) -> Option<EntryType> {
    match module.types.kind(ty) {
        TypeKind::Void => Some(EntryType::Void),
        TypeKind::Int(width) => Some(EntryType::Int(*width)),
        TypeKind::Ptr { .. } => Some(EntryType::Pointer),
        _ => None,
    }
}

fn code_references(jit: &Jit, references: &[HostReference], imports: &Imports) -> Option<Vec<CodeReference>> {
    let memory = &jit.segments[0].memory;
    let code = memory.code();
    let import = |n: u32| imports.indices.get(&GlobalId::new(n as usize)).copied();
    let one = |reference: &HostReference| {
        let target = CodeTarget::of(reference.symbol, import)?;
        let expected = match target {
            CodeTarget::Import(n) => imports.values[n as usize],
            CodeTarget::Runtime(function) => function.address(),
            CodeTarget::X86(op) => crate::jit::x86_64::intrinsics::address(op)?,
        };
        let is_plain = reference.kind == Reloc::Abs8
            && memory.code_bytes(reference.at, 8) == expected.wrapping_add_signed(reference.addend).to_le_bytes();
        let at = u32::try_from(reference.at - code.start).ok()?;
        is_plain.then_some(CodeReference { at, target, addend: reference.addend })
    };
    references.iter().map(one).collect()
}

fn data_references(jit: &Jit, imports: &Imports) -> Option<Vec<DataReference>> {
    let (module, segment) = (jit.checked.module(), &jit.segments[0]);
    let regions = segment.memory.regions();
    let address = |id| match jit.places[id] {
        GlobalAddr::Address(address) => address,
        GlobalAddr::Function => jit.code.address(id).unwrap_or(0),
        _ => 0,
    };
    let is_import = |id| imports.indices.contains_key(&id);
    let words = data_references::find(module, &jit.layout, &segment.plan, regions, &is_import, &address)?;
    let one = |word: data_references::ImportRelocation| {
        let import = imports.indices[&word.import];
        let value = imports.values[import as usize].wrapping_add_signed(word.addend);
        // The address of an undefined weak symbol is null, and so may be values computed from it.
        let is_plain = segment.memory.data(&(word.address..word.address + 8)) == value.to_le_bytes();
        is_plain.then_some(DataReference { at: word.address - regions.code.start, import, addend: word.addend })
    };
    words.into_iter().map(one).collect()
}

/// Enters the addresses of the program's own functions and variables in the unwind tables. The remaining references are
/// imports, given by index.
fn unwind(jit: &Jit, mut image: UnwindImage, imports: &Imports) -> UnwindImage {
    let UnwindImage { table, lsdas, relocations } = &mut image;
    relocations.retain_mut(|UnwindReloc { at, in_lsdas, target }| {
        let UnwindTarget::Global(id) = target else { return true };
        if let Some(import) = imports.indices.get(id) {
            *id = GlobalId::from_u32(*import);
            return true;
        }
        let address = match jit.places[*id] {
            GlobalAddr::Address(address) => address,
            _ => jit.code.address(*id).unwrap_or(0),
        };
        let bytes = if *in_lsdas { &mut *lsdas } else { &mut *table };
        bytes[*at as usize..*at as usize + 8].copy_from_slice(&address.to_le_bytes());
        false
    });
    image
}

/// Returns the addresses of functions that run before or after the program. `None` if one of them has no address; the
/// run reports that.
fn addresses(jit: &Jit, functions: Vec<GlobalId>) -> Option<Vec<u64>> {
    functions.into_iter().map(|id| jit.code.address(id)).collect()
}

/// Returns the addresses of the program's own allocation operators.
fn replaced(jit: &Jit) -> Vec<u64> {
    let module = jit.checked.module();
    let address = |name: &str| replacement(module, name).and_then(|id| jit.code.address(id)).unwrap_or(0);
    REPLACEABLE.iter().map(|name| address(name)).collect()
}
