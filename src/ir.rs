//! In-memory representation of a module (LangRef "Module Structure"). Depends on nothing but [`crate::source`].
//!
//! Every object is an entity id into a table. Types and constants are interned per module; values, blocks and
//! instructions live in the [`Body`] of their function. Source details (pointees, names, spans) are kept beside
//! the semantics.

mod analysis;
pub mod asm;
pub mod constant;
pub mod debug;
pub mod inst;
pub mod intrinsics;
mod keywords;
pub mod layout;
pub mod metadata;
mod module;
pub mod print;
mod transform;
pub mod types;
pub mod upgrade;

pub use analysis::{callee, cfg, infer, reach, relative_offsets, use_lists};
pub use constant::{ConstExpr, ConstId, Constant, Constants, TypedConst};
pub use inst::{Inst, Operand, TypedOperand};
pub use intrinsics::x86;
pub use layout::DataLayout;
pub use metadata::{MetaText, Piece, UseListOrder, UsesOf};
pub use module::Module;
pub use module::attribute::{Attr, AttrSet, Attrs};
pub use module::body::{Block, Body, Loc, ValueData, ValueDef};
pub use module::global::{
    DllStorage, EXTERNALLY_INITIALIZED, Function, GlobalKind, GlobalValue, Linkage, Param, Preemption, TlsModel,
    UnnamedAddr, Visibility,
};
pub use module::name::{Name, write_escaped};
pub use transform::{remap, unsupported};
pub use types::{FloatKind, NamedId, NamedType, Type, TypeKind, Types};

use cranelift_entity::entity_impl;

/// A function, variable, alias or ifunc.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GlobalId(u32);
entity_impl!(GlobalId, "global");

/// A parameter or the result of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ValueId(u32);
entity_impl!(ValueId, "v");

/// A basic block.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BlockId(u32);
entity_impl!(BlockId, "block");

/// An instruction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct InstId(u32);
entity_impl!(InstId, "inst");

/// Source location of an instruction, numbered per function; also serves as Cranelift's `SourceLoc`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LocId(u32);
entity_impl!(LocId, "loc");
