//! Table of values by id, as far as they have been read.

use super::error::Place;
use crate::ir::{ConstId, GlobalId, Type, ValueId};

/// Meaning of a value id.
#[derive(Clone, Debug)]
pub(super) enum Item {
    /// Function, variable or alias.
    Global(GlobalId),
    /// Constant.
    Constant(ConstId),
    /// Constant that has not been created yet.
    Pending(Box<Pending>),
    /// Parameter, or result of an instruction.
    Local(ValueId),
}

/// Entry of the value table.
#[derive(Clone, Debug)]
pub(super) struct Value {
    pub item: Item,
    pub ty: Type,
}

/// Record of a constant, whose operands may have later ids.
#[derive(Clone, Debug)]
pub(super) struct Pending {
    pub code: u32,
    pub ops: Box<[u64]>,
    /// Whether its operands are being created; detects cycles.
    pub busy: bool,
    /// Position in the file.
    pub place: Place,
}
