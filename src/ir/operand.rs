//! Operands of instructions, constants and metadata.

use super::ids::{ConstId, ValueId};
use super::types::Type;

/// An operand: a local value or a constant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// A parameter or the result of an instruction.
    Value(ValueId),
    /// A constant.
    Const(ConstId),
}

impl Operand {
    /// Returns the local value. `None`: it is a constant.
    pub fn value(self) -> Option<ValueId> {
        match self {
            Operand::Value(value) => Some(value),
            Operand::Const(_) => None,
        }
    }
}

/// An operand and its type.
pub type TypedOperand = (Type, Operand);

/// A constant and its type.
pub type TypedConst = (Type, ConstId);
