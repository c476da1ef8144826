//! Assumptions that attributes and metadata state about a value.

use super::operand::{Kind, OperandSlot};
use crate::ir::FloatKind;
use crate::outcome::TrapKind;

/// An assumption about a scalar.
#[derive(Clone, PartialEq, Debug)]
pub enum Assumption {
    /// `nonnull`
    Nonnull,
    /// `align`, in bytes.
    Align(u64),
    /// `range`: lower bound and exclusive upper bound. The range wraps if the upper one is smaller.
    Range(Box<[(u128, u128)]>),
    /// `nofpclass`: a class mask in the encoding of `llvm.is.fpclass`.
    Nofpclass(FloatKind, u32),
    /// `dereferenceable`: number of bytes.
    Dereferenceable(u64),
    /// `dereferenceable_or_null`
    DereferenceableOrNull(u64),
    /// `returned`: equal to this parameter.
    Same(OperandSlot),
    /// `noundef`
    Noundef,
}

/// An assumption at a code location.
#[derive(Clone, Debug)]
pub enum AssumptionCheck {
    /// About a value.
    Value(CheckedValue),
    /// The location is unreachable; holds the kind and message of the fault.
    Violation(TrapKind, String),
}

/// Assumptions about a value, in the order of their checks.
#[derive(Clone, Debug)]
pub struct CheckedValue {
    /// Destination slot of the checked value.
    pub dst: u32,
    /// Value.
    pub value: OperandSlot,
    /// Kind of the value.
    pub kind: Kind,
    /// Assumptions.
    pub assumptions: Box<[Assumption]>,
    /// Description of the value in reports: `the value loaded`.
    pub description: &'static str,
}
