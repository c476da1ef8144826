//! Layout and initialization of globals.
//!
//! Variables are placed before code is compiled, and filled after it is linked, when every address is known. Therefore
//! any constant expression over addresses can be evaluated here.

use crate::diagnostic::Diagnostic;
use crate::host::symbols::tls;
use crate::ir::reach::Use;
use crate::ir::{
    Align, ConstId, Constant, DataLayout, GlobalId, GlobalKind, GlobalValue, Linkage, Module, Type, TypeKind,
};
use crate::jit::link::code_memory::{DataSize, Memory, PAGE, Regions};
use crate::jit::runtime::tls::TlsImage;
use crate::jit::translate::constant_eval::{self, ConstantEvaluator};
use cranelift_entity::SecondaryMap;

/// Location of a global.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::jit) enum GlobalAddr {
    /// Not reached by the program.
    #[default]
    Unreached,
    /// A variable of the module, or a host symbol, by its address.
    Address(u64),
    /// A function of the module, whose address is known after linking.
    Function,
    /// An ifunc, by the address of the word that holds its resolved address while the program runs.
    Ifunc(u64),
    /// A thread-local variable, by the address of its [`TlsImage`] and the offset in the thread's copy of the image.
    ThreadLocal { image: u64, offset: u64 },
    /// A thread-local variable of a library, by the address of its [`tls::TlsIndex`].
    LibraryThreadLocal(u64),
}

impl GlobalAddr {
    /// Returns the address that initial data contains for the global; 0 if it is not known before the program runs.
    /// `code`: the address of a function's code.
    pub fn in_data(self, code: impl FnOnce() -> Option<u64>) -> u64 {
        match self {
            GlobalAddr::Address(address) => address,
            GlobalAddr::Function => code().unwrap_or(0),
            GlobalAddr::Ifunc(_)
            | GlobalAddr::ThreadLocal { .. }
            | GlobalAddr::LibraryThreadLocal(_)
            | GlobalAddr::Unreached => 0,
        }
    }
}

/// Locations of all globals.
pub(in crate::jit) type GlobalAddrs = SecondaryMap<GlobalId, GlobalAddr>;

/// A variable of the module.
#[derive(Clone, Copy, Debug)]
struct PlacedVariable {
    id: GlobalId,
    init: ConstId,
    home: Section,
    /// Byte offset in its section.
    offset: u64,
    size: u64,
}

/// Section of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Section {
    ReadOnly,
    Writable,
    /// Each thread's copy of the [`TlsTemplate`].
    Thread,
}

/// Template of the thread-local variables, in the read-only data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) struct TlsTemplate {
    /// Byte offset of their [`TlsImage`].
    pub header: u64,
    /// Byte offset of the initial values.
    pub values: u64,
    pub size: u64,
    pub align: u64,
}

/// An ifunc, and the offset of its word in the read-only data.
#[derive(Clone, Copy, Debug)]
struct Ifunc {
    id: GlobalId,
    offset: u64,
}

/// Upper bound on the size of data in bytes, larger than any process can have.
const MAX_DATA_SIZE: u64 = 1 << 46;

/// Layout of all reached variables.
#[derive(Clone, Debug)]
pub(in crate::jit) struct DataPlan {
    variables: Vec<PlacedVariable>,
    ifuncs: Vec<Ifunc>,
    thread: Option<TlsTemplate>,
    /// Offsets and sizes of the thread-local variables, for checked code.
    thread_bounds: Vec<(u64, u64)>,
    size: DataSize,
}

/// Spacing of variables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) enum Spacing {
    /// As close as their alignment allows.
    Dense,
    /// For checked code: each variable has multiples of 16 bytes of its own, and the byte after its end belongs to no
    /// variable.
    Checked,
}

impl Spacing {
    /// Returns the spacing for code that is checked, or not.
    pub(in crate::jit) fn of_code(is_checked: bool) -> Spacing {
        if is_checked { Spacing::Checked } else { Spacing::Dense }
    }
}

impl DataPlan {
    /// Lays out the variables in `reached`. `Err`: the variable that exceeds the limit.
    pub(in crate::jit) fn new(
        module: &Module,
        layout: &DataLayout,
        reached: &[(GlobalId, Use)],
    ) -> Result<DataPlan, Diagnostic> {
        DataPlan::spaced(module, layout, reached, Spacing::Dense)
    }

    /// Like [`DataPlan::new`], with the given spacing of variables.
    pub(in crate::jit) fn spaced(
        module: &Module,
        layout: &DataLayout,
        reached: &[(GlobalId, Use)],
        spacing: Spacing,
    ) -> Result<DataPlan, Diagnostic> {
        let size = DataSize { read_only: 0, writable: 0, align: PAGE };
        let mut plan =
            DataPlan { variables: Vec::new(), ifuncs: Vec::new(), thread: None, thread_bounds: Vec::new(), size };
        let mut thread = TlsTemplate { header: 0, values: 0, size: 0, align: 1 };
        for (id, _) in reached {
            let global = &module.globals[*id];
            if let GlobalKind::Ifunc { .. } = global.kind {
                let offset = plan.size.read_only.next_multiple_of(8);
                plan.size.read_only = offset + 8;
                plan.ifuncs.push(Ifunc { id: *id, offset });
            }
            let GlobalKind::Variable { ty, init: Some(init), constant } = global.kind else { continue };
            let (size, natural) =
                layout.size_of(&module.types, ty).zip(layout.preferred_align_of(&module.types, ty)).unwrap_or((0, 1));
            // Like LLVM, aligns objects of at least 16 bytes to 16, unless an alignment is specified.
            let align = global.align.map_or(if size >= 16 { natural.max(16) } else { natural }, Align::bytes);
            let (align, behind) = match spacing {
                Spacing::Checked => (align.max(16), 1),
                Spacing::Dense => (align, 0),
            };
            let home = match constant {
                _ if global.is_thread_local() => Section::Thread,
                true => Section::ReadOnly,
                false => Section::Writable,
            };
            let end = match home {
                Section::ReadOnly => &mut plan.size.read_only,
                Section::Writable => &mut plan.size.writable,
                Section::Thread => {
                    thread.align = thread.align.max(align);
                    &mut thread.size
                }
            };
            let place = |end: u64| {
                let offset = end.checked_next_multiple_of(align)?;
                // Every object has its own address.
                Some((offset, offset.checked_add(size.max(1) + behind).filter(|e| *e < MAX_DATA_SIZE)?))
            };
            let Some((offset, next)) = place(*end) else {
                let message = format!("out of memory for the {size} bytes of `@{}`", global.name);
                return Err(Diagnostic::error("E0608", global.span, message));
            };
            *end = next;
            plan.size.align = plan.size.align.max(align);
            plan.variables.push(PlacedVariable { id: *id, init, home, offset, size });
        }
        if thread.size > 0 {
            thread.values = plan.size.read_only.next_multiple_of(thread.align);
            thread.header = (thread.values + thread.size).next_multiple_of(8);
            plan.size.read_only = thread.header + size_of::<TlsImage>() as u64;
            plan.thread = Some(thread);
            if spacing == Spacing::Checked {
                let local = plan.variables.iter().filter(|variable| variable.home == Section::Thread);
                plan.thread_bounds = local.map(|variable| (variable.offset, variable.size)).collect();
            }
        }
        // Resolvers run in source order.
        plan.ifuncs.sort_by_key(|ifunc| ifunc.id);
        Ok(plan)
    }

    /// Calls `f` for the address and the size of each variable that is not thread-local.
    pub(in crate::jit) fn each_variable(&self, regions: &Regions, mut f: impl FnMut(u64, u64)) {
        let variables = self.variables.iter().filter(|variable| variable.home != Section::Thread);
        variables.for_each(|variable| f(self.address(variable, regions), variable.size));
    }

    /// Returns the sizes of the regions.
    pub(in crate::jit) fn size(&self) -> DataSize {
        self.size
    }

    /// Returns every ifunc with the address of its word.
    pub(in crate::jit) fn ifuncs(&self, regions: &Regions) -> impl Iterator<Item = (GlobalId, u64)> {
        let start = regions.read_only.start;
        self.ifuncs.iter().map(move |ifunc| (ifunc.id, start + ifunc.offset))
    }

    /// Returns the locations of all reached globals. `host` resolves declared symbols.
    pub(in crate::jit) fn assign_addresses(
        &self,
        module: &Module,
        reached: &[(GlobalId, Use)],
        regions: &Regions,
        host: impl Fn(&GlobalValue) -> Option<u64>,
    ) -> GlobalAddrs {
        let mut places = GlobalAddrs::new();
        for variable in &self.variables {
            places[variable.id] = match self.thread.filter(|_| variable.home == Section::Thread) {
                Some(area) => {
                    GlobalAddr::ThreadLocal { image: regions.read_only.start + area.header, offset: variable.offset }
                }
                None => GlobalAddr::Address(self.address(variable, regions)),
            };
        }
        for (id, word) in self.ifuncs(regions) {
            places[id] = GlobalAddr::Ifunc(word);
        }
        for (id, _) in reached {
            let global = &module.globals[*id];
            match &global.kind {
                GlobalKind::Ifunc { .. } => {}
                GlobalKind::Function(f) if f.body.is_some() => places[*id] = GlobalAddr::Function,
                GlobalKind::Variable { init: Some(_), .. } => {}
                _ => {
                    debug_assert!(
                        global.linkage != Linkage::Internal,
                        "the verifier refuses declarations with internal linkage"
                    );
                    // Only an `extern_weak` symbol may be undefined, and its address is then null; all others have been
                    // checked before.
                    let address = host(global).unwrap_or(0);
                    let index = global.is_thread_local().then(|| tls::find(address as usize)).flatten();
                    places[*id] = match index {
                        Some(index) => GlobalAddr::LibraryThreadLocal(std::ptr::from_ref(index) as u64),
                        None => GlobalAddr::Address(address),
                    };
                }
            }
        }
        places
    }

    /// Writes the initial values. The addresses of ifuncs are not known yet.
    pub(in crate::jit) fn fill(
        &self,
        module: &Module,
        layout: &DataLayout,
        memory: &mut Memory,
        address: impl Fn(GlobalId) -> u64,
    ) -> Result<(), String> {
        self.write_tls_image(memory);
        self.write_all(module, layout, memory, address, None)
    }

    /// Writes the [`TlsImage`] of the thread-local variables, which differs between engines.
    pub(in crate::jit) fn write_tls_image(&self, memory: &mut Memory) {
        if let Some(area) = self.thread {
            let start = memory.regions().read_only.start;
            let image = TlsImage::new(start + area.values, area.size, area.align, &self.thread_bounds);
            memory.data_mut(start + area.header, size_of::<TlsImage>() as u64).copy_from_slice(&image.bytes());
        }
    }

    /// Creates the layout of a program of which only the sizes of the variables and the template of the thread-local
    /// ones are known, and their offsets and sizes if the code is checked.
    pub(in crate::jit) fn opaque(
        size: DataSize,
        thread: Option<TlsTemplate>,
        thread_bounds: Vec<(u64, u64)>,
    ) -> DataPlan {
        DataPlan { variables: Vec::new(), ifuncs: Vec::new(), thread, thread_bounds, size }
    }

    /// Returns offsets and sizes of the thread-local variables, for checked code.
    pub(in crate::jit) fn thread_bounds(&self) -> &[(u64, u64)] {
        &self.thread_bounds
    }

    /// Returns the template of the thread-local variables.
    pub(in crate::jit) fn thread(&self) -> Option<TlsTemplate> {
        self.thread
    }

    /// Returns every variable with its initial value and the address of that value.
    pub(in crate::jit) fn initial_values(&self, regions: &Regions) -> impl Iterator<Item = (GlobalId, ConstId, u64)> {
        self.variables.iter().map(|variable| (variable.id, variable.init, self.address(variable, regions)))
    }

    /// Returns the address of the [`TlsImage`] of the thread-local variables.
    pub(in crate::jit) fn thread_image(&self, regions: &Regions) -> Option<u64> {
        self.thread.map(|area| regions.read_only.start + area.header)
    }

    /// Writes only the parts of initial values that refer to an ifunc.
    pub(in crate::jit) fn fill_ifuncs(
        &self,
        module: &Module,
        layout: &DataLayout,
        memory: &mut Memory,
        address: impl Fn(GlobalId) -> u64,
    ) -> Result<(), String> {
        let ifunc = |id| matches!(module.globals[id].kind, GlobalKind::Ifunc { .. });
        let mentioning = module.constants.mentioning(ifunc);
        self.write_all(module, layout, memory, address, Some(&mentioning))
    }

    fn write_all(
        &self,
        module: &Module,
        layout: &DataLayout,
        memory: &mut Memory,
        address: impl Fn(GlobalId) -> u64,
        only: Option<&SecondaryMap<ConstId, bool>>,
    ) -> Result<(), String> {
        let regions = memory.regions().clone();
        let address = |id| Some(address(id));
        let evaluator = ConstantEvaluator { module, layout, address: &address };
        let wanted = |v: &&PlacedVariable| only.is_none_or(|only| only[v.init]);
        for variable in self.variables.iter().filter(wanted) {
            let GlobalKind::Variable { ty, .. } = module.globals[variable.id].kind else { continue };
            let bytes = memory.data_mut(self.address(variable, &regions), variable.size);
            write(&evaluator, ty, variable.init, only, bytes)
                .map_err(|e| format!("the initializer of `@{}`: {e}", module.globals[variable.id].name))?;
        }
        Ok(())
    }

    /// Returns the variable that contains an address, with the offset and the variable's size.
    pub(in crate::jit) fn find(&self, regions: &Regions, address: u64) -> Option<(GlobalId, u64, u64)> {
        let start = |v: &PlacedVariable| self.address(v, regions);
        let inside = |v: &&PlacedVariable| (start(v)..start(v) + v.size.max(1)).contains(&address);
        self.variables.iter().find(inside).map(|v| (v.id, address - start(v), v.size))
    }

    /// Finds the thread-local variable that contains an address in a thread's copy, which begins at `copy`, the offset in it,
    /// and its size.
    pub(in crate::jit) fn find_in_copy(&self, copy: u64, address: u64) -> Option<(GlobalId, u64, u64)> {
        let local = self.variables.iter().filter(|variable| variable.home == Section::Thread);
        let offset = |variable: &PlacedVariable| address.checked_sub(copy + variable.offset);
        let mut found = local.filter_map(|variable| Some((variable.id, offset(variable)?, variable.size)));
        found.find(|(_, offset, size)| *offset < (*size).max(1))
    }

    /// Returns the variable nearest to an address outside of all variables, the distance of the address from its end
    /// (negative: from its start), and the size of the variable.
    pub(in crate::jit) fn nearest(&self, regions: &Regions, address: u64) -> Option<(GlobalId, i64, u64)> {
        let distance = |v: &PlacedVariable| {
            let start = self.address(v, regions);
            let from = if address < start { start } else { start + v.size };
            address.wrapping_sub(from) as i64
        };
        let all = self.variables.iter().map(|v| (v.id, distance(v), v.size));
        all.min_by_key(|(_, distance, _)| distance.unsigned_abs())
    }

    /// Returns the address of the variable, or of the initial value of a thread-local one.
    fn address(&self, variable: &PlacedVariable, regions: &Regions) -> u64 {
        let home = match variable.home {
            Section::ReadOnly => regions.read_only.start,
            Section::Writable => regions.writable.start,
            Section::Thread => regions.read_only.start + self.thread.map_or(0, |area| area.values),
        };
        home + variable.offset
    }
}

/// Writes a constant of a type to zeroed memory; with `only`, just the given parts of it.
fn write(
    evaluator: &ConstantEvaluator<'_>,
    ty: Type,
    id: ConstId,
    only: Option<&SecondaryMap<ConstId, bool>>,
    out: &mut [u8],
) -> Result<(), constant_eval::Error> {
    if only.is_some_and(|only| !only[id]) {
        return Ok(());
    }
    let (types, layout) = (&evaluator.module.types, evaluator.layout);
    let size = |ty: Type| layout.size_of(types, ty).map(|s| s as usize).ok_or(constant_eval::Error::NoSize);
    match &evaluator.module.constants[id] {
        Constant::Zero(_) | Constant::Null(_) | Constant::Undef(_) | Constant::Poison(_) => {}
        Constant::String(_, bytes) => out[..bytes.len()].copy_from_slice(bytes),
        Constant::WideInt(_, limbs) => {
            let bytes = limbs.iter().flat_map(|l| l.to_le_bytes());
            let stored = layout.store_size_of(types, ty).ok_or(constant_eval::Error::NoSize)? as usize;
            out[..stored].iter_mut().zip(bytes).for_each(|(o, b)| *o = b);
        }
        Constant::Array(_, parts) => {
            let TypeKind::Array { elem, .. } = *types.kind(ty) else { return Err(constant_eval::Error::Unsupported) };
            let stride = size(elem)?;
            for (i, (_, part)) in parts.iter().enumerate() {
                write(evaluator, elem, *part, only, &mut out[i * stride..(i + 1) * stride])?;
            }
        }
        Constant::Struct(_, parts) => {
            let TypeKind::Struct { fields, .. } = types.kind(ty) else { return Err(constant_eval::Error::Unsupported) };
            let offsets = layout.struct_layout(types, ty).ok_or(constant_eval::Error::NoSize)?.offsets;
            for ((field, at), (_, part)) in fields.iter().zip(offsets).zip(parts) {
                let at = at as usize;
                write(evaluator, *field, *part, only, &mut out[at..at + size(*field)?])?;
            }
        }
        _ if types.vector(ty).is_some() => {
            let TypeKind::Vector { elem, len, .. } = *types.kind(ty) else {
                return Err(constant_eval::Error::Unsupported);
            };
            // The elements of a vector are bit-packed.
            let width = constant_eval::bits(types, layout, elem).ok_or(constant_eval::Error::Unsupported)? as usize;
            out[..(width * len as usize).div_ceil(8)].fill(0);
            let mut put = |i: usize, bit: usize| {
                let at = i * width + bit;
                out[at / 8] |= 1 << (at % 8);
            };
            for i in 0..len as usize {
                if width > 128 {
                    let words = evaluator.bigint_lane(ty, id, i)?;
                    let set = |bit: &usize| words[bit / 64] >> (bit % 64) & 1 == 1;
                    (0..width).filter(set).for_each(|bit| put(i, bit));
                    continue;
                }
                let value = evaluator.lane(ty, id, i)?;
                (0..width).filter(|bit| value >> bit & 1 == 1).for_each(|bit| put(i, bit));
            }
        }
        _ if types.wide_int(ty).is_some() => {
            let stored = layout.store_size_of(types, ty).ok_or(constant_eval::Error::NoSize)? as usize;
            let words = evaluator.wide(ty, id)?;
            out[..stored].iter_mut().zip(words.iter().flat_map(|w| w.to_le_bytes())).for_each(|(o, b)| *o = b);
        }
        _ => {
            let value = evaluator.scalar(ty, id)?;
            let stored = layout.store_size_of(types, ty).ok_or(constant_eval::Error::NoSize)? as usize;
            out[..stored].copy_from_slice(&value.to_le_bytes()[..stored]);
        }
    }
    Ok(())
}
