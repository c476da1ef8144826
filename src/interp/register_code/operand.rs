//! Operands and branch targets of operations, and the kinds of scalars.

use crate::ir::{FloatKind, Type, TypeKind, Types};

/// An operand: a slot of the frame, or (with the top bit set) an index in the constant table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OperandSlot(pub u32);

impl OperandSlot {
    /// Bit that marks constants.
    pub const CONST: u32 = 1 << 31;

    /// Returns the n-th slot after this one, in the same aggregate.
    pub fn plus(self, n: u32) -> OperandSlot {
        OperandSlot(self.0 + n)
    }
}

/// Target of a branch: an operation, or (with the top bit set) an edge that copies values to phis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BranchTarget(pub u32);

impl BranchTarget {
    /// Bit that marks edges.
    pub const EDGE: u32 = 1 << 31;
}

/// Kind of a scalar, as far as execution distinguishes them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// No value.
    Void,
    /// An integer of 1 to 128 bits.
    Int(u32),
    /// `half`
    Half,
    /// `bfloat`
    BFloat,
    /// `float`
    Float,
    /// `double`
    Double,
    /// `x86_fp80`
    X86Fp80,
    /// `fp128`
    Fp128,
    /// A pointer.
    Ptr,
}

impl Kind {
    /// Returns the number of bits.
    pub fn width(self) -> u32 {
        match self {
            Kind::Void => 0,
            Kind::Int(width) => width,
            Kind::Half | Kind::BFloat => 16,
            Kind::Float => 32,
            Kind::Double | Kind::Ptr => 64,
            Kind::X86Fp80 => 80,
            Kind::Fp128 => 128,
        }
    }

    /// Whether the `hi` word is significant: the upper half of a number wider than 64 bits, or a pointer's provenance.
    pub fn is_wide(self) -> bool {
        self.width() > 64 || self == Kind::Ptr
    }

    /// Returns the format of a floating-point kind.
    pub fn format(self) -> Option<FloatKind> {
        match self {
            Kind::Half => Some(FloatKind::Half),
            Kind::BFloat => Some(FloatKind::BFloat),
            Kind::Float => Some(FloatKind::Float),
            Kind::Double => Some(FloatKind::Double),
            Kind::X86Fp80 => Some(FloatKind::X86Fp80),
            Kind::Fp128 => Some(FloatKind::Fp128),
            Kind::Void | Kind::Int(_) | Kind::Ptr => None,
        }
    }
}

/// Returns the kind of a scalar type, or `None` if it is not a scalar or not supported.
pub fn kind_of(types: &Types, ty: Type) -> Option<Kind> {
    match *types.kind(ty) {
        TypeKind::Void => Some(Kind::Void),
        TypeKind::Int(width) if width <= 128 => Some(Kind::Int(width)),
        TypeKind::Float(FloatKind::Half) => Some(Kind::Half),
        TypeKind::Float(FloatKind::BFloat) => Some(Kind::BFloat),
        TypeKind::Float(FloatKind::Float) => Some(Kind::Float),
        TypeKind::Float(FloatKind::Double) => Some(Kind::Double),
        TypeKind::Float(FloatKind::X86Fp80) => Some(Kind::X86Fp80),
        TypeKind::Float(FloatKind::Fp128) => Some(Kind::Fp128),
        TypeKind::Ptr { .. } => Some(Kind::Ptr),
        _ => None,
    }
}
