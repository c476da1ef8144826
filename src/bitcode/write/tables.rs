//! Tables of the writer, whose entries are assigned ids at their first use.

use crate::ir::{ConstId, GlobalId, NamedId, Type};
use indexmap::IndexSet;
use rustc_hash::FxHashMap;

/// Operand of a type record. Named structs are identified by name, since their ids are assigned later.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum TypePart {
    Number(u64),
    Type(u32),
    Named(NamedId),
}

/// Structural key of a type's record: equal for types that LLVM does not distinguish.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum TypeShape {
    Plain(u32, Vec<TypePart>),
    Target(Box<str>, Vec<TypePart>),
    Named(NamedId),
}

/// Type table under construction.
#[derive(Default)]
pub(super) struct TypeTable {
    pub numbers: FxHashMap<Type, u32>,
    pub shapes: FxHashMap<TypeShape, u32>,
    pub order: Vec<TypeShape>,
    pub named: FxHashMap<NamedId, u32>,
    /// Fields of named structs whose definitions are in the table.
    pub bodies: FxHashMap<NamedId, (u64, Vec<TypePart>)>,
}

/// Interned groups and lists.
#[derive(Default)]
pub(super) struct AttributeTable {
    /// Index and encoded attributes.
    pub groups: IndexSet<(u64, Vec<u64>)>,
    pub lists: IndexSet<Vec<u64>>,
}

/// Constant in a value table. Inline assembly has one entry per function type of its calls.
pub(super) type ConstantKey = (ConstId, Option<Type>);

/// Constants of the module or a function, with their value ids.
#[derive(Default)]
pub(super) struct ConstantTable {
    pub numbers: FxHashMap<ConstantKey, u64>,
    pub order: Vec<ConstantKey>,
}

/// Use-list order of a global, to be written with the last function that uses it.
pub(super) struct GlobalOrder {
    pub last: GlobalId,
    pub global: GlobalId,
    pub order: Vec<u64>,
}
