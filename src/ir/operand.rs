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

/// An operand and its type.
pub type TypedOperand = (Type, Operand);

/// A constant and its type.
pub type TypedConst = (Type, ConstId);
