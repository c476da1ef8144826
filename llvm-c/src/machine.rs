//! Targets, data layouts and target machines; only the host is supported.

mod initializers;

use crate::core::global_context;
use crate::core::memory::Buffer;
use crate::ffi::{Failed, Raw, export, give, take};
use crate::ir::{ContextRef, Kind, ModuleRef, TypeRef, ValueRef, constant};
use llvmlite_jit::ir::layout::X86_64_LINUX;
use llvmlite_jit::ir::{DataLayout, NamedType, Type, TypeKind, Types};
use std::collections::HashMap;
use std::ffi::{CStr, c_char};

/// A data layout.
pub struct TargetData {
    text: String,
    layout: DataLayout,
}

type TargetDataRef = &'static TargetData;

impl TargetData {
    pub fn new(text: &str) -> TargetData {
        let layout = DataLayout::parse(text).unwrap_or_else(|_| DataLayout::llvm_default());
        TargetData { text: text.into(), layout }
    }

    pub fn host() -> TargetData {
        TargetData::new(X86_64_LINUX)
    }
}

/// Converts types of the C interface to `ir::Type`s of `llvmlite_jit`.
struct TypeConverter {
    types: Types,
    named: HashMap<*const crate::ir::Type, Type>,
}

impl TypeConverter {
    fn new() -> TypeConverter {
        TypeConverter { types: Types::default(), named: HashMap::new() }
    }

    fn ty(&mut self, ty: TypeRef) -> Type {
        let kind = match &ty.kind {
            Kind::Void => return Type::VOID,
            Kind::Label => TypeKind::Label,
            Kind::Metadata => TypeKind::Metadata,
            Kind::Token => TypeKind::Token,
            Kind::X86Amx => TypeKind::X86Amx,
            Kind::Int(width) => return self.types.int(*width),
            Kind::Float(..) => match constant::format(ty) {
                Some(kind) => TypeKind::Float(kind),
                None => return Type::VOID,
            },
            Kind::Pointer(space) => TypeKind::Ptr { pointee: None, addrspace: *space },
            // Stands for a type without a size.
            Kind::Function { .. } => return Type::VOID,
            Kind::Array(element, len) => TypeKind::Array { len: *len, elem: self.ty(element) },
            Kind::Vector(element, len, scalable) => {
                TypeKind::Vector { len: *len, scalable: *scalable, elem: self.ty(element) }
            }
            Kind::Struct { fields, packed } => {
                let fields = fields.iter().map(|field| self.ty(field)).collect();
                TypeKind::Struct { fields, packed: *packed }
            }
            Kind::Target { .. } => return Type::VOID,
            Kind::Named { .. } => return self.named(ty),
        };
        self.types.intern(kind)
    }

    fn named(&mut self, ty: TypeRef) -> Type {
        let at = std::ptr::from_ref(ty);
        if let Some(known) = self.named.get(&at) {
            return *known;
        }
        let name = llvmlite_jit::ir::Name::Text(ty.text.as_str().into());
        let definition = NamedType { name, body: None, defined: true, span: Default::default() };
        let id = self.types.named.push(definition);
        let made = self.types.intern(TypeKind::Named(id));
        self.named.insert(at, made);
        if let Some((fields, packed)) = ty.fields() {
            let fields = fields.iter().map(|field| self.ty(field)).collect();
            let body = self.types.intern(TypeKind::Struct { fields, packed });
            self.types.named[id].body = Some(body);
        }
        made
    }
}

/// Runs `body` with the type converted to an `ir::Type` of `llvmlite_jit`.
fn with_converted<R>(ty: TypeRef, body: impl FnOnce(&Types, Type) -> Option<R>) -> Option<R> {
    let mut converter = TypeConverter::new();
    let ty = converter.ty(ty);
    body(&converter.types, ty)
}

/// A data layout, with what is known of types in it.
pub struct LayoutCache {
    layout: DataLayout,
    sizes: HashMap<*const crate::ir::Type, Sizes>,
}

/// Sizes in bytes of a type; `None` if it has none.
#[derive(Clone, Copy)]
struct Sizes {
    size: Option<u64>,
    align: Option<u64>,
    preferred_align: Option<u64>,
}

/// Returns the sizes of a type in the layout that a module specifies, or in LLVM's default.
fn sizes(module: Option<ModuleRef>, ty: TypeRef) -> Sizes {
    let text = module.map(|module| module.data_layout.borrow().clone()).unwrap_or_default();
    let mut caches = ty.context.layouts.borrow_mut();
    let cache = caches.entry(text).or_insert_with_key(|text| {
        let layout = DataLayout::parse(&text.to_string_lossy()).unwrap_or_else(|_| DataLayout::llvm_default());
        LayoutCache { layout, sizes: HashMap::new() }
    });
    if let Some(known) = cache.sizes.get(&std::ptr::from_ref(ty)) {
        return *known;
    }
    let mut converter = TypeConverter::new();
    let (converted, layout, types) = (converter.ty(ty), &cache.layout, &converter.types);
    let found = Sizes {
        size: layout.size_of(types, converted),
        align: layout.align_of(types, converted),
        preferred_align: layout.preferred_align_of(types, converted),
    };
    // A struct without a size may receive its fields later.
    if found.size.is_some() {
        cache.sizes.insert(std::ptr::from_ref(ty), found);
    }
    found
}

/// Returns the alignment in bytes of a type in a module; 0 if it has none.
pub fn alignment(module: Option<ModuleRef>, ty: TypeRef) -> u64 {
    sizes(module, ty).align.unwrap_or(0)
}

/// Returns the alignment in bytes of a variable of a type.
pub fn preferred_alignment(module: Option<ModuleRef>, ty: TypeRef) -> u64 {
    sizes(module, ty).preferred_align.unwrap_or(0)
}

/// Returns the size in bytes of a type in a module.
pub fn size(module: Option<ModuleRef>, ty: TypeRef) -> Option<u64> {
    sizes(module, ty).size
}

/// Returns the number of bits of a type, without padding.
fn bits(layout: &DataLayout, ty: TypeRef) -> Option<u64> {
    match ty.kind {
        Kind::Int(width) => Some(width.into()),
        Kind::Float(_, bits) => Some(bits.into()),
        Kind::Vector(element, count, _) => Some(bits(layout, element)? * u64::from(count)),
        _ => with_converted(ty, |types, ty| layout.size_of(types, ty)).map(|bytes| bytes * 8),
    }
}

fn offsets(data: TargetDataRef, ty: TypeRef) -> Option<Vec<u64>> {
    with_converted(ty, |types, ty| Some(data.layout.struct_layout(types, ty)?.offsets))
}

/// The only target.
pub struct Target;

static TARGET: Target = Target;

pub const TRIPLE: &str = "x86_64-pc-linux-gnu";

type TargetRef = &'static Target;

pub struct TargetMachine {
    triple: String,
    cpu: String,
    features: String,
}

type TargetMachineRef = &'static TargetMachine;

#[derive(Default)]
pub struct MachineOptions {
    cpu: std::cell::RefCell<String>,
    features: std::cell::RefCell<String>,
}

type MachineOptionsRef = &'static MachineOptions;

fn is_x86_64(triple: &str) -> bool {
    triple.starts_with("x86_64") || triple.starts_with("amd64")
}

const NO_OBJECTS: &str = "llvmlite-jit writes no object files or assembly for other tools";

export! {
    fn LLVMGetModuleDataLayout(module: ModuleRef) -> TargetDataRef {
        // It belongs to the module.
        let text = module.data_layout.borrow().to_string_lossy().into_owned();
        match module.target_data.get().filter(|known| known.text == text) {
            Some(known) => known,
            None => {
                let made = module.target_data_store.add(TargetData::new(&text));
                module.target_data.set(Some(made));
                made
            }
        }
    }

    fn LLVMSetModuleDataLayout(module: ModuleRef, data: TargetDataRef) {
        *module.data_layout.borrow_mut() = crate::ffi::c_string(&data.text);
    }

    fn LLVMCreateTargetData(text: String) -> TargetDataRef {
        give(TargetData::new(&text))
    }

    fn LLVMDisposeTargetData(data: TargetDataRef) {
        // SAFETY: created by one of the functions of this file; the caller does not use it afterwards.
        drop(unsafe { take(data) })
    }

    fn LLVMCopyStringRepOfTargetData(data: TargetDataRef) -> String {
        data.text.clone()
    }

    fn LLVMByteOrder(data: TargetDataRef) -> u32 {
        u32::from(!data.layout.big_endian)
    }

    fn LLVMPointerSize(data: TargetDataRef) -> u32 {
        data.layout.pointer(0).0 as u32
    }

    fn LLVMPointerSizeForAS(data: TargetDataRef, space: u32) -> u32 {
        data.layout.pointer(space).0 as u32
    }

    fn LLVMIntPtrType(data: TargetDataRef) -> TypeRef {
        global_context().int(data.layout.pointer(0).0 as u32 * 8)
    }

    fn LLVMIntPtrTypeForAS(data: TargetDataRef, space: u32) -> TypeRef {
        global_context().int(data.layout.pointer(space).0 as u32 * 8)
    }

    fn LLVMIntPtrTypeInContext(context: ContextRef, data: TargetDataRef) -> TypeRef {
        context.int(data.layout.pointer(0).0 as u32 * 8)
    }

    fn LLVMIntPtrTypeForASInContext(context: ContextRef, data: TargetDataRef, space: u32) -> TypeRef {
        context.int(data.layout.pointer(space).0 as u32 * 8)
    }

    fn LLVMSizeOfTypeInBits(data: TargetDataRef, ty: TypeRef) -> u64 {
        bits(&data.layout, ty)?
    }

    fn LLVMStoreSizeOfType(data: TargetDataRef, ty: TypeRef) -> u64 {
        with_converted(ty, |types, ty| data.layout.store_size_of(types, ty))?
    }

    fn LLVMABISizeOfType(data: TargetDataRef, ty: TypeRef) -> u64 {
        with_converted(ty, |types, ty| data.layout.size_of(types, ty))?
    }

    fn LLVMABIAlignmentOfType(data: TargetDataRef, ty: TypeRef) -> u32 {
        with_converted(ty, |types, ty| data.layout.align_of(types, ty))? as u32
    }

    fn LLVMCallFrameAlignmentOfType(data: TargetDataRef, ty: TypeRef) -> u32 {
        with_converted(ty, |types, ty| data.layout.align_of(types, ty))? as u32
    }

    fn LLVMPreferredAlignmentOfType(data: TargetDataRef, ty: TypeRef) -> u32 {
        with_converted(ty, |types, ty| data.layout.preferred_align_of(types, ty))? as u32
    }

    fn LLVMPreferredAlignmentOfGlobal(data: TargetDataRef, variable: ValueRef) -> u32 {
        let global = variable.global()?;
        let explicit = global.align.get();
        if explicit > 0 && !global.section.borrow().is_empty() {
            return Some(explicit as u32);
        }
        let align = |types: &Types, ty| {
            let (preferred, required) = (data.layout.preferred_align_of(types, ty)?, data.layout.align_of(types, ty)?);
            let is_large = data.layout.size_of(types, ty)? > 16;
            Some(match explicit {
                0 if is_large && global.initializer.get().is_some() => preferred.max(16),
                0 => preferred,
                explicit if explicit >= preferred => explicit,
                explicit => explicit.max(required),
            })
        };
        with_converted(global.value_type, align)? as u32
    }

    fn LLVMElementAtOffset(data: TargetDataRef, ty: TypeRef, offset: u64) -> u32 {
        offsets(data, ty)?.iter().rposition(|start| *start <= offset)? as u32
    }

    fn LLVMOffsetOfElement(data: TargetDataRef, ty: TypeRef, index: u32) -> u64 {
        *offsets(data, ty)?.get(index as usize)?
    }

    fn LLVMGetFirstTarget() -> TargetRef {
        &TARGET
    }

    fn LLVMGetNextTarget(_target: TargetRef) -> TargetRef {
        return None
    }

    fn LLVMGetTargetFromName(name: String) -> TargetRef {
        matches!(name.as_str(), "x86-64" | "x86_64").then_some(&TARGET)?
    }

    fn LLVMGetTargetFromTriple(triple: String, out: Raw<Option<TargetRef>>, message: Raw<*mut c_char>) -> Failed {
        if is_x86_64(&triple) {
            out.set(Some(&TARGET));
            return Some(Failed(false));
        }
        out.set(None);
        message.message(&format!("llvmlite-jit has no target for `{triple}`: it runs programs on x86-64 Linux"));
        Failed(true)
    }

    fn LLVMGetTargetName(_target: TargetRef) -> *const c_char {
        c"x86-64".as_ptr()
    }

    fn LLVMGetTargetDescription(_target: TargetRef) -> *const c_char {
        const TEXT: &CStr = c"64-bit X86: EM64T and AMD64";
        TEXT.as_ptr()
    }

    fn LLVMTargetHasJIT(_target: TargetRef) -> bool {
        true
    }

    fn LLVMTargetHasTargetMachine(_target: TargetRef) -> bool {
        true
    }

    fn LLVMTargetHasAsmBackend(_target: TargetRef) -> bool {
        false
    }

    fn LLVMCreateTargetMachineOptions() -> MachineOptionsRef {
        give(MachineOptions::default())
    }

    fn LLVMDisposeTargetMachineOptions(options: MachineOptionsRef) {
        // SAFETY: created by the function above; the caller does not use it afterwards.
        drop(unsafe { take(options) })
    }

    fn LLVMTargetMachineOptionsSetCPU(options: MachineOptionsRef, cpu: String) {
        *options.cpu.borrow_mut() = cpu;
    }

    fn LLVMTargetMachineOptionsSetFeatures(options: MachineOptionsRef, features: String) {
        *options.features.borrow_mut() = features;
    }

    fn LLVMTargetMachineOptionsSetABI(_options: MachineOptionsRef, _abi: String) {}

    fn LLVMTargetMachineOptionsSetCodeGenOptLevel(_options: MachineOptionsRef, _level: u32) {}

    fn LLVMTargetMachineOptionsSetRelocMode(_options: MachineOptionsRef, _mode: u32) {}

    fn LLVMTargetMachineOptionsSetCodeModel(_options: MachineOptionsRef, _model: u32) {}

    fn LLVMCreateTargetMachineWithOptions(
        _target: TargetRef,
        triple: String,
        options: MachineOptionsRef,
    ) -> TargetMachineRef {
        let (cpu, features) = (options.cpu.borrow().clone(), options.features.borrow().clone());
        give(TargetMachine { triple, cpu, features })
    }

    fn LLVMCreateTargetMachine(
        _target: TargetRef,
        triple: String,
        cpu: String,
        features: String,
        _level: u32,
        _relocation: u32,
        _model: u32,
    ) -> TargetMachineRef {
        give(TargetMachine { triple, cpu, features })
    }

    fn LLVMDisposeTargetMachine(machine: TargetMachineRef) {
        // SAFETY: created by one of the functions above; the caller does not use it afterwards.
        drop(unsafe { take(machine) })
    }

    fn LLVMGetTargetMachineTarget(_machine: TargetMachineRef) -> TargetRef {
        &TARGET
    }

    fn LLVMGetTargetMachineTriple(machine: TargetMachineRef) -> String {
        machine.triple.clone()
    }

    fn LLVMGetTargetMachineCPU(machine: TargetMachineRef) -> String {
        machine.cpu.clone()
    }

    fn LLVMGetTargetMachineFeatureString(machine: TargetMachineRef) -> String {
        machine.features.clone()
    }

    fn LLVMCreateTargetDataLayout(_machine: TargetMachineRef) -> TargetDataRef {
        give(TargetData::host())
    }

    fn LLVMSetTargetMachineAsmVerbosity(_machine: TargetMachineRef, _is: bool) {}

    fn LLVMSetTargetMachineFastISel(_machine: TargetMachineRef, _is: bool) {}

    fn LLVMSetTargetMachineGlobalISel(_machine: TargetMachineRef, _is: bool) {}

    fn LLVMSetTargetMachineGlobalISelAbort(_machine: TargetMachineRef, _mode: u32) {}

    fn LLVMSetTargetMachineMachineOutliner(_machine: TargetMachineRef, _is: bool) {}

    fn LLVMTargetMachineEmitToFile(
        _machine: TargetMachineRef,
        _module: ModuleRef,
        _path: String,
        _kind: u32,
        message: Raw<*mut c_char>,
    ) -> Failed {
        message.message(NO_OBJECTS);
        Failed(true)
    }

    fn LLVMTargetMachineEmitToMemoryBuffer(
        _machine: TargetMachineRef,
        _module: ModuleRef,
        _kind: u32,
        message: Raw<*mut c_char>,
        out: Raw<Option<Buffer>>,
    ) -> Failed {
        out.set(None);
        message.message(NO_OBJECTS);
        Failed(true)
    }

    fn LLVMGetDefaultTargetTriple() -> String {
        TRIPLE.into()
    }

    fn LLVMNormalizeTargetTriple(triple: String) -> String {
        let parts: Vec<&str> = triple.split('-').collect();
        match parts.as_slice() {
            [arch, system, abi] if *system == "linux" => format!("{arch}-unknown-{system}-{abi}"),
            [arch, system] if *system == "linux" => format!("{arch}-unknown-{system}"),
            _ => triple,
        }
    }

    /// The engine queries the processor itself.
    fn LLVMGetHostCPUName() -> String {
        "x86-64".into()
    }

    fn LLVMGetHostCPUFeatures() -> String {
        String::new()
    }
}
