//! The part of a translation's context that all functions of a module share: the module, the addresses of its globals,
//! and the layouts of its types.

use crate::host::closures::HostFunctions;
use crate::ir::layout::StructLayout;
use crate::ir::{DataLayout, GlobalId, GlobalKind, Module, Type};
use crate::jit::checked::space;
use crate::jit::link::globals::{GlobalAddr, GlobalAddrs};
use crate::jit::translate::flat::FlatType;
use crate::jit::translate::scalar_type::{Scalar, TypeClass};
use crate::jit::x86_64::inline_asm::InlineAsmFunction;
use crate::opt::Optimizer;
use cranelift_codegen::isa::TargetFrontendConfig;
use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::rc::Rc;

/// Addressing, in compiled code, of variables and of host functions and variables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) enum RelocationModel {
    /// Absolute addresses as immediates: the code has a fixed address, and its data never moves. Used for sessions.
    Fixed,
    /// Absolute addresses of the module's own data as immediates, and relocations for everything else, so that the code
    /// is the same in every process that has its data at the same address.
    FixedData,
    /// Relocations, resolved when the code is linked. The code's own variables are within reach of a 32-bit
    /// displacement.
    Relocated,
    /// The same, but the variables may be out of reach of a 32-bit displacement.
    RelocatedFar,
}

/// Context shared by all functions of a module.
pub(in crate::jit) struct ModuleEnv<'m> {
    pub module: &'m Module,
    pub layout: &'m DataLayout,
    pub places: &'m GlobalAddrs,
    /// Whether the translation applies optional optimizations.
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
    /// Whether the module ends lifetimes of variables, and the code is checked.
    pub ends_lifetimes: bool,
    /// Address of the table that maps addresses to the headers of objects, if the code is checked.
    pub objects: Option<u64>,
    /// Closures that the program may call.
    pub offered: Option<&'m HostFunctions>,
    /// For baseline code of a program that is compiled lazily: address of the counters of the functions, 64 bits each, by id.
    pub counters: Option<u64>,
}

impl<'m> ModuleEnv<'m> {
    /// Returns the context of baseline code, which counts iterations of loops.
    pub(in crate::jit) fn baseline(&self, counters: u64) -> ModuleEnv<'m> {
        let passes = self.optimizer.passes().of_baseline();
        ModuleEnv {
            optimize: false,
            promote: !passes.is_empty(),
            optimizer: self.optimizer.with_passes(passes),
            counters: Some(counters),
            ..*self
        }
    }

    /// Whether undefined values are followed, also in memory.
    pub(in crate::jit::translate) fn shadows(&self) -> bool {
        self.objects.is_some() && self.optimizer.follows_undefined()
    }

    /// Whether a variable has its shadow at a fixed distance. That of a module with assembly is out of reach.
    pub(in crate::jit::translate) fn has_shadow(&self, id: GlobalId) -> bool {
        matches!(self.places[id], GlobalAddr::Address(address) if space::is_data(address))
    }

    /// Returns the class of a type.
    pub(in crate::jit::translate) fn class(&self, ty: Type) -> TypeClass {
        TypeClass::of(&self.module.types, ty)
    }

    /// Returns the scalar of a type.
    pub(in crate::jit) fn scalar(&self, ty: Type) -> Scalar {
        Scalar::of(&self.module.types, ty).expect("values of other types are refused before translation")
    }

    /// Returns the scalar of a type, or of a vector's elements.
    pub(in crate::jit) fn element(&self, ty: Type) -> Scalar {
        self.scalar(self.module.types.scalar(ty))
    }

    /// Whether the address of a global is resolved when the code is linked. Null stays null.
    pub(in crate::jit::translate) fn is_relocated(&self, id: GlobalId) -> bool {
        let relocated = match self.addresses {
            RelocationModel::Fixed => false,
            RelocationModel::FixedData => !has_data(self.module, id),
            RelocationModel::Relocated | RelocationModel::RelocatedFar => true,
        };
        relocated && self.places[id] != GlobalAddr::Address(0)
    }

    /// Returns the address of a global, if it is known at translation time.
    pub(in crate::jit) fn known_address(&self, id: GlobalId) -> Option<u64> {
        match self.places[id] {
            GlobalAddr::Address(address) if !self.is_relocated(id) => Some(address),
            _ => None,
        }
    }
}

/// Whether a global occupies space in the module's data.
pub(in crate::jit) fn has_data(module: &Module, id: GlobalId) -> bool {
    matches!(module.globals[id].kind, GlobalKind::Variable { init: Some(_), .. } | GlobalKind::Ifunc { .. })
}

/// Caches of sizes, struct layouts and flattened types.
pub(in crate::jit) struct TypeLayouts<'m> {
    pub(in crate::jit::translate) module: &'m Module,
    pub(in crate::jit::translate) layout: &'m DataLayout,
    structs: FxHashMap<Type, Rc<StructLayout>>,
    sizes: FxHashMap<Type, u64>,
    flats: FxHashMap<Type, Rc<FlatType>>,
    /// Functions compiled from inline assembly so far.
    pub assembled: InlineAsmFunctions,
}

impl<'m> TypeLayouts<'m> {
    /// Creates empty caches.
    pub(in crate::jit) fn new(module: &'m Module, layout: &'m DataLayout) -> Self {
        let (structs, sizes, flats, assembled) = Default::default();
        TypeLayouts { module, layout, structs, sizes, flats, assembled }
    }

    pub(in crate::jit::translate) fn size(&mut self, ty: Type) -> u64 {
        *self.sizes.entry(ty).or_insert_with(|| {
            self.layout.size_of(&self.module.types, ty).expect("types without a size are refused before translation")
        })
    }

    /// Flattens a type to its scalars. A scalar type consists of itself.
    pub(in crate::jit::translate) fn flat(&mut self, ty: Type) -> Rc<FlatType> {
        let entry = self.flats.entry(ty).or_insert_with(|| {
            let flat = FlatType::of(&self.module.types, self.layout, ty);
            Rc::new(flat.expect("values of other types are refused before translation"))
        });
        Rc::clone(entry)
    }

    /// Returns the alignment of an alloca that specifies none.
    pub(in crate::jit::translate) fn slot_align(&self, ty: Type) -> u64 {
        self.layout
            .preferred_align_of(&self.module.types, ty)
            .expect("types without a size are refused before translation")
    }

    pub(in crate::jit::translate) fn fields(&mut self, ty: Type) -> Rc<StructLayout> {
        let entry = self.structs.entry(self.module.types.strip(ty)).or_insert_with_key(|ty| {
            let layout = self.layout.struct_layout(&self.module.types, *ty);
            Rc::new(layout.expect("types without a size are refused before translation"))
        });
        Rc::clone(entry)
    }
}

/// Functions compiled from inline assembly, deduplicated by their machine code.
pub(in crate::jit) type InlineAsmFunctions = IndexSet<InlineAsmFunction, FxBuildHasher>;
