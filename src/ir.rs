//! In-memory representation of a module (LangRef "Module Structure"). Depends on nothing but [`crate::source`].
//!
//! Every object is an entity id into a table. Types and constants are interned per module; values, blocks and
//! instructions live in the [`Body`] of their function. Source details (pointees, names, spans) are kept beside
//! the semantics.

mod align;
mod analysis;
pub mod asm;
pub mod constant;
pub mod debug;
mod ids;
pub mod inst;
pub mod intrinsics;
mod keywords;
pub mod layout;
pub mod metadata;
mod module;
mod operand;
pub mod print;
mod transform;
pub mod types;
pub mod upgrade;

pub use align::Align;
pub use analysis::{callee, cfg, infer, reach, relative_offsets, use_lists};
pub use constant::{ConstExpr, ConstId, Constant, Constants, TypedConst};
pub use ids::{BlockId, GlobalId, InstId, LocId, ValueId};
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
pub(crate) use module::name::is_name_byte;
pub use module::name::{Name, write_escaped};
pub use transform::{remap, unsupported_traps};
pub use types::{FloatKind, NamedId, NamedType, Type, TypeKind, Types};
