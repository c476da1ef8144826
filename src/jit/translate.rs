//! IR to Cranelift's IR (CLIF), one function at a time. [`supports`](super::supports) has made sure that everything met
//! here can be translated.

mod aggregate;
mod assembly;
mod atomic;
mod call;
mod cast;
mod constant;
mod counted;
mod entry;
mod exception;
mod float;
mod func;
mod gep;
mod int;
mod intrinsic;
mod large;
mod live;
mod memory;
mod observe;
mod overflow;
mod root;
mod rounding;
mod switch;
mod tail;
mod varargs;
mod vector;
mod wide;
mod widened;
mod words;
mod x86;

pub(super) use call::declared_attrs;
pub(super) use exception::{Pads, stores_beside_frame, type_address, type_infos};
pub(super) use func::translate;
pub(super) use intrinsic::{Intrinsic, Pair};
pub(super) use rounding::rounds;
pub(super) use varargs::SAVE_AREA;
pub(super) use vector::Masked;
pub(super) use x86::named_processor_intrinsic;

use super::assembly::Assembly;
use super::data::Places;
use super::shape::Flat;
use crate::host::closures::Offered;
use crate::ir::layout::StructLayout;
use crate::ir::{DataLayout, Module, Type};
use crate::jit::abi::NestIn;
use crate::opt::{self, Optimizer};
use cranelift_codegen::ir::TrapCode;
use cranelift_codegen::isa::TargetFrontendConfig;
use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::rc::Rc;

/// `unreachable` was reached.
pub(super) const UNREACHABLE: TrapCode = TrapCode::unwrap_user(1);
/// The side stack is used up.
pub(super) const SIDE_STACK_OVERFLOW: TrapCode = TrapCode::STACK_OVERFLOW;
/// `llvm.trap` was called.
pub(super) const TRAP_CALLED: TrapCode = TrapCode::unwrap_user(2);
/// `indirectbr` found no block of its list.
pub(super) const NO_TARGET: TrapCode = TrapCode::unwrap_user(3);
/// `unwind` was reached, `resume` without an exception, or a pad of Windows.
pub(super) const THROW: TrapCode = TrapCode::unwrap_user(4);
/// What cannot be compiled was reached.
pub(super) const UNSUPPORTED: TrapCode = TrapCode::unwrap_user(6);
/// The fuel is used up.
pub(super) const FUEL: TrapCode = TrapCode::unwrap_user(5);
/// A memory access that is told apart by its address.
pub(super) const MEMORY: TrapCode = TrapCode::HEAP_OUT_OF_BOUNDS;

/// How code refers to variables, and to functions and variables of the host.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Addresses {
    /// By addresses that are constants in it: the code has one place, and nothing of it is ever elsewhere.
    Fixed,
    /// By relocations, which are filled in where the code is put; its own variables are within 32 bits of it.
    Relocated,
    /// The same where there are too many variables for that.
    RelocatedFar,
}

/// What all functions of a module share.
pub(super) struct Env<'m> {
    pub module: &'m Module,
    pub layout: &'m DataLayout,
    pub places: &'m Places,
    /// Whether the translation does more than it has to.
    pub optimize: bool,
    /// Whether allocas are promoted.
    pub promote: bool,
    /// Who changes bodies before they are translated.
    pub optimizer: Optimizer<'m>,
    /// Whether a function may leave something on the side stack when an exception takes its frame.
    pub side_leaks: bool,
    /// Whether exceptions may come by, so that the unwinder has to know about the code.
    pub unwinds: bool,
    /// How code refers to what is not code.
    pub addresses: Addresses,
    /// Where the fuel is counted, if it is.
    pub fuel: Option<u64>,
    pub frontend: TargetFrontendConfig,
    /// Who is told of calls and returns.
    pub watch: Option<u64>,
    /// The closures that the program may call.
    pub offered: Option<&'m Offered>,
}

/// Sizes and struct layouts, computed once.
pub(super) struct Layouts<'m> {
    module: &'m Module,
    layout: &'m DataLayout,
    structs: FxHashMap<Type, Rc<StructLayout>>,
    sizes: FxHashMap<Type, u64>,
    flats: FxHashMap<Type, Rc<Flat>>,
    /// What inline assembly became so far.
    pub assembled: Assembled,
}

/// Functions made of inline assembly: those with the same machine code are one.
pub(super) type Assembled = IndexSet<Assembly, FxBuildHasher>;

impl<'m> Layouts<'m> {
    /// None computed yet.
    pub(super) fn new(module: &'m Module, layout: &'m DataLayout) -> Self {
        let (structs, sizes, flats, assembled) = Default::default();
        Layouts { module, layout, structs, sizes, flats, assembled }
    }

    fn size(&mut self, ty: Type) -> u64 {
        *self.sizes.entry(ty).or_insert_with(|| {
            self.layout.size_of(&self.module.types, ty).expect("types without a size are refused before translation")
        })
    }

    /// The scalars that a value is made of: itself, if it is one.
    fn flat(&mut self, ty: Type) -> Rc<Flat> {
        let entry = self.flats.entry(ty).or_insert_with(|| {
            let flat = Flat::of(&self.module.types, self.layout, ty);
            Rc::new(flat.expect("values of other types are refused before translation"))
        });
        Rc::clone(entry)
    }

    /// The alignment of a slot on the stack that asks for none.
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

/// How much work a translated function will be for the compiler.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Size {
    pub insts: usize,
    pub blocks: usize,
    pub slots: usize,
    /// About how many values are needed at once, if there are so many instructions that it could matter.
    pub live: usize,
    /// How many loops there are one in another.
    pub loops: usize,
    /// Whether a call in it may return twice: nothing may be moved across it.
    pub returns_twice: bool,
}

/// What is known of a translated function beside its CLIF.
pub(super) struct Translated {
    /// How much work it will be.
    pub size: Size,
    /// What brings its `nest` parameter.
    pub nest: Option<NestIn>,
    /// What its landing pads want.
    pub pads: Pads,
    /// Where its code comes from.
    pub sites: opt::InlineSites,
}
