//! Translation of IR to Cranelift's IR (CLIF), one function at a time. [`supports`](crate::jit::supports) has
//! ensured that every construct encountered here can be translated.

mod call;
mod constant;
pub(super) mod constant_fold;
mod control_flow;
pub(super) mod flat;
mod function;
mod intrinsic;
mod memory;
mod register_pressure;
mod scalar;
pub(super) mod scalar_type;
pub(super) mod signature;
mod simd;

pub(super) use crate::jit::translate::call::declared_attrs;
pub(super) use crate::jit::translate::call::varargs::SAVE_AREA;
pub(super) use crate::jit::translate::control_flow::exception::{
    LandingPads, stores_beside_frame, type_address, type_infos,
};
pub(super) use crate::jit::translate::function::translate;
pub(super) use crate::jit::translate::intrinsic::x86::named_processor_intrinsic;
pub(super) use crate::jit::translate::intrinsic::{Intrinsic, Pair};
pub(super) use crate::jit::translate::scalar::rounding::rounds;
pub(super) use crate::jit::translate::simd::Masked;

use crate::host::closures::HostFunctions;
use crate::ir::layout::StructLayout;
use crate::ir::{DataLayout, Module, Type};
use crate::jit::link::globals::GlobalAddrs;
use crate::jit::translate::flat::FlatType;
use crate::jit::translate::signature::NestRegister;
use crate::jit::x86_64::inline_asm::InlineAsmFunction;
use crate::opt::{self, Optimizer};
use cranelift_codegen::ir::TrapCode;
use cranelift_codegen::isa::TargetFrontendConfig;
use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::rc::Rc;

/// `unreachable` was reached.
pub(super) const UNREACHABLE: TrapCode = TrapCode::unwrap_user(1);
/// The side stack overflowed.
pub(super) const SIDE_STACK_OVERFLOW: TrapCode = TrapCode::STACK_OVERFLOW;
/// `llvm.trap` was called.
pub(super) const TRAP_CALLED: TrapCode = TrapCode::unwrap_user(2);
/// The address of an `indirectbr` is none of its listed blocks.
pub(super) const NO_TARGET: TrapCode = TrapCode::unwrap_user(3);
/// `unwind`, a `resume` without an exception, or a Windows funclet pad was reached.
pub(super) const THROW: TrapCode = TrapCode::unwrap_user(4);
/// An unsupported construct was reached.
pub(super) const UNSUPPORTED: TrapCode = TrapCode::unwrap_user(6);
/// The fuel is exhausted.
pub(super) const FUEL: TrapCode = TrapCode::unwrap_user(5);
/// An invalid memory access. Its cause is derived from its address.
pub(super) const MEMORY: TrapCode = TrapCode::HEAP_OUT_OF_BOUNDS;

/// Addressing of variables, and of host functions and variables, in compiled code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RelocationModel {
    /// Absolute addresses as immediates: the code has a fixed address, and its data never moves.
    Fixed,
    /// Relocations, resolved when the code is linked; its own variables are within reach of a 32-bit
    /// displacement.
    Relocated,
    /// The same with variables that are out of that reach.
    RelocatedFar,
}

/// Context shared by all functions of a module.
pub(super) struct ModuleEnv<'m> {
    pub module: &'m Module,
    pub layout: &'m DataLayout,
    pub places: &'m GlobalAddrs,
    /// Whether the translation applies optional optimisations.
    pub optimize: bool,
    /// Whether allocas are promoted.
    pub promote: bool,
    /// IR passes that run before the translation.
    pub optimizer: Optimizer<'m>,
    /// Whether a function may leave allocations on the side stack when an exception unwinds its frame.
    pub side_leaks: bool,
    /// Whether exceptions may pass through the code, so that it needs unwind tables.
    pub unwinds: bool,
    /// Addressing of everything that is not code.
    pub addresses: RelocationModel,
    /// Address of the fuel counter, if fuel is limited.
    pub fuel: Option<u64>,
    pub frontend: TargetFrontendConfig,
    /// Address of the [`ObserverHandle`](crate::jit::run::call_observer::ObserverHandle), if calls are observed.
    pub observer: Option<u64>,
    /// Closures that the program may call.
    pub offered: Option<&'m HostFunctions>,
}

/// Caches of sizes, struct layouts and flattened types.
pub(super) struct TypeLayouts<'m> {
    module: &'m Module,
    layout: &'m DataLayout,
    structs: FxHashMap<Type, Rc<StructLayout>>,
    sizes: FxHashMap<Type, u64>,
    flats: FxHashMap<Type, Rc<FlatType>>,
    /// Functions compiled from inline assembly so far.
    pub assembled: InlineAsmFunctions,
}

/// Functions compiled from inline assembly, deduplicated by their machine code.
pub(super) type InlineAsmFunctions = IndexSet<InlineAsmFunction, FxBuildHasher>;

impl<'m> TypeLayouts<'m> {
    /// Creates empty caches.
    pub(super) fn new(module: &'m Module, layout: &'m DataLayout) -> Self {
        let (structs, sizes, flats, assembled) = Default::default();
        TypeLayouts { module, layout, structs, sizes, flats, assembled }
    }

    fn size(&mut self, ty: Type) -> u64 {
        *self.sizes.entry(ty).or_insert_with(|| {
            self.layout.size_of(&self.module.types, ty).expect("types without a size are refused before translation")
        })
    }

    /// Flattens a type to its scalars; a scalar type is its own only one.
    fn flat(&mut self, ty: Type) -> Rc<FlatType> {
        let entry = self.flats.entry(ty).or_insert_with(|| {
            let flat = FlatType::of(&self.module.types, self.layout, ty);
            Rc::new(flat.expect("values of other types are refused before translation"))
        });
        Rc::clone(entry)
    }

    /// Returns the alignment of an alloca that specifies none.
    fn slot_align(&self, ty: Type) -> u64 {
        self.layout
            .preferred_align_of(&self.module.types, ty)
            .expect("types without a size are refused before translation")
    }

    fn fields(&mut self, ty: Type) -> Rc<StructLayout> {
        let entry = self.structs.entry(self.module.types.strip(ty)).or_insert_with_key(|ty| {
            let layout = self.layout.struct_layout(&self.module.types, *ty);
            Rc::new(layout.expect("types without a size are refused before translation"))
        });
        Rc::clone(entry)
    }
}

/// Size of a translated function, as an estimate of its compile time.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct FunctionSize {
    pub insts: usize,
    pub blocks: usize,
    pub slots: usize,
    /// Estimated number of values that are live at once; only estimated if there are enough instructions for
    /// it to matter.
    pub live: usize,
    /// Nesting depth of loops.
    pub loops: usize,
    /// Whether a call in it may return twice, so that no code may be moved across it.
    pub returns_twice: bool,
}

/// Result of translating a function, besides its CLIF.
pub(super) struct TranslatedFunction {
    /// Size of the function.
    pub size: FunctionSize,
    /// Register of its `nest` parameter.
    pub nest: Option<NestRegister>,
    /// Clauses of its landing pads.
    pub pads: LandingPads,
    /// Inlined call sites.
    pub sites: opt::InlineSites,
}
