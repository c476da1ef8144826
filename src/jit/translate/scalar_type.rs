//! The scalars to which values are flattened.
//!
//! An integer whose width no machine type has is held in the next larger type, its *holder*. The rule for the unused
//! bits: **an `i1` is always 0 or 1 in an 8-bit holder; for every other such width the upper bits are unspecified**.
//! Operations that depend on them (division, right shifts, comparisons, extensions, conversions to floating point,
//! switch, stores, shift amounts, arguments with `zeroext` or `signext`) first zero-extend or sign-extend the value, as
//! needed.

use crate::abi::flatten::{AbiScalar, ScalarClass};
use crate::ir::{FloatKind, Type, TypeKind, Types};
use cranelift_codegen::ir::{Type as ClifType, types};

/// A scalar type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::jit) enum Scalar {
    /// `i1` to `i128`
    Int(u32),
    /// `half`, as the integer of its bits: the processor has no arithmetic for it.
    Half,
    /// `bfloat`, as the integer of its bits.
    BFloat,
    /// `float`
    Float,
    /// `double`
    Double,
    /// `x86_fp80`, as the integer of its bits; the bits above them are unspecified.
    X86Fp80,
    /// `fp128`, as the integer of its bits.
    Fp128,
    /// A pointer in any address space, since memory is flat.
    Ptr,
    /// A 128-bit vector, or a 128-bit part of a longer one, with elements of machine types.
    Vector(ClifType),
}

impl Scalar {
    /// Returns the scalar of a type; `None` if the type is not a supported scalar.
    pub(in crate::jit) fn of(types: &Types, ty: Type) -> Option<Scalar> {
        match types.kind(ty) {
            TypeKind::Int(bits @ 1..=128) => Some(Scalar::Int(*bits)),
            TypeKind::Float(FloatKind::Half) => Some(Scalar::Half),
            TypeKind::Float(FloatKind::BFloat) => Some(Scalar::BFloat),
            TypeKind::Float(FloatKind::Float) => Some(Scalar::Float),
            TypeKind::Float(FloatKind::Double) => Some(Scalar::Double),
            TypeKind::Float(FloatKind::X86Fp80) => Some(Scalar::X86Fp80),
            TypeKind::Float(FloatKind::Fp128) => Some(Scalar::Fp128),
            TypeKind::Ptr { .. } => Some(Scalar::Ptr),
            TypeKind::Vector { len, elem, .. } => {
                simd128_type_of(types, *elem).filter(|ty| ty.lane_count() == *len).map(Scalar::Vector)
            }
            _ => None,
        }
    }

    /// Returns the CLIF type of the value.
    pub(in crate::jit) fn clif(self) -> ClifType {
        match self {
            Scalar::Int(bits) => holder(bits),
            Scalar::Half | Scalar::BFloat => types::I16,
            Scalar::Float => types::F32,
            Scalar::Double => types::F64,
            Scalar::X86Fp80 | Scalar::Fp128 => types::I128,
            Scalar::Ptr => types::I64,
            Scalar::Vector(ty) => ty,
        }
    }

    /// Returns the number of significant bits.
    pub(in crate::jit) fn bits(self) -> u32 {
        match self {
            Scalar::Int(bits) => bits,
            Scalar::Half | Scalar::BFloat => 16,
            Scalar::Float => 32,
            Scalar::Double | Scalar::Ptr => 64,
            Scalar::X86Fp80 => 80,
            Scalar::Fp128 | Scalar::Vector(_) => 128,
        }
    }

    /// Returns the CLIF type of the register in which calls pass it.
    pub(in crate::jit) fn register(self) -> ClifType {
        match self {
            // Both are in the low bits of a vector register.
            Scalar::Half | Scalar::BFloat => types::F16,
            Scalar::Fp128 => types::F128,
            other => other.clif(),
        }
    }

    /// Whether it is a floating-point number.
    pub(in crate::jit) fn is_float(self) -> bool {
        self.format().is_some()
    }

    /// Returns the floating-point format.
    pub(in crate::jit) fn format(self) -> Option<FloatKind> {
        Some(match self {
            Scalar::Half => FloatKind::Half,
            Scalar::BFloat => FloatKind::BFloat,
            Scalar::Float => FloatKind::Float,
            Scalar::Double => FloatKind::Double,
            Scalar::X86Fp80 => FloatKind::X86Fp80,
            Scalar::Fp128 => FloatKind::Fp128,
            Scalar::Int(_) | Scalar::Ptr | Scalar::Vector(_) => return None,
        })
    }

    /// Returns the format if it is held as an integer and computed as a double.
    pub(in crate::jit) fn small(self) -> Option<FloatKind> {
        self.format().filter(|_| matches!(self, Scalar::Half | Scalar::BFloat))
    }

    /// Returns the format if it is held as an integer and computed by runtime functions.
    pub(in crate::jit) fn large(self) -> Option<FloatKind> {
        self.format().filter(|_| matches!(self, Scalar::X86Fp80 | Scalar::Fp128))
    }
}

/// Class of a type, which determines how an instruction on it is translated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) enum TypeClass {
    /// A scalar with instructions of its own.
    Scalar,
    /// An integer of more than 128 bits.
    BigInt,
    /// A vector of scalars.
    Vector,
    /// A vector of integers of more than 128 bits.
    BigIntVector,
}

impl TypeClass {
    /// Classifies the type of an operand. No instruction depends on the class of a struct or array.
    pub(in crate::jit) fn of(types: &Types, ty: Type) -> TypeClass {
        match types.kind(ty) {
            TypeKind::Int(129..) => TypeClass::BigInt,
            TypeKind::Vector { elem, .. } => match types.wide_int(*elem) {
                Some(_) => TypeClass::BigIntVector,
                None => TypeClass::Vector,
            },
            _ => TypeClass::Scalar,
        }
    }

    /// Whether it is a vector.
    pub(in crate::jit) fn is_vector(self) -> bool {
        matches!(self, TypeClass::Vector | TypeClass::BigIntVector)
    }
}

impl AbiScalar for Scalar {
    /// An element that starts inside a byte is accessed together with all the bytes that it overlaps.
    const MAX_PACKED_BITS: u32 = 120;

    fn of_type(types: &Types, ty: Type) -> Option<Scalar> {
        Scalar::of(types, ty)
    }

    fn of_int(bits: u32) -> Scalar {
        Scalar::Int(bits)
    }

    fn bits(self) -> u32 {
        Scalar::bits(self)
    }

    fn class(self) -> ScalarClass {
        match self {
            Scalar::Int(bits) => ScalarClass::Int(bits),
            Scalar::Ptr => ScalarClass::Int(64),
            Scalar::Half | Scalar::BFloat => ScalarClass::Float16,
            Scalar::Float => ScalarClass::Float32,
            Scalar::Double => ScalarClass::Float64,
            Scalar::X86Fp80 => ScalarClass::X87,
            Scalar::Fp128 => ScalarClass::Float128,
            Scalar::Vector(_) => ScalarClass::Vector,
        }
    }

    fn of_elements(types: &Types, elem: Type) -> Option<(Scalar, u32)> {
        simd128_type_of(types, elem).map(|ty| (Scalar::Vector(ty), ty.lane_count()))
    }
}

/// Returns the 128-bit vector type with elements of a type, if the processor has one.
pub(in crate::jit) fn simd128_type_of(all: &Types, elem: Type) -> Option<ClifType> {
    Some(match all.kind(elem) {
        TypeKind::Int(8) => types::I8X16,
        TypeKind::Int(16) => types::I16X8,
        TypeKind::Int(32) => types::I32X4,
        TypeKind::Int(64) | TypeKind::Ptr { .. } => types::I64X2,
        TypeKind::Float(FloatKind::Float) => types::F32X4,
        TypeKind::Float(FloatKind::Double) => types::F64X2,
        _ => return None,
    })
}

/// Returns the machine integer type that holds an integer of a width.
pub(in crate::jit) fn holder(bits: u32) -> ClifType {
    match bits {
        0..=8 => types::I8,
        9..=16 => types::I16,
        17..=32 => types::I32,
        33..=64 => types::I64,
        _ => types::I128,
    }
}

/// Whether a width fills its holder.
pub(in crate::jit) fn is_exact(bits: u32) -> bool {
    holder(bits).bits() == bits
}

/// Returns the integer type of a size in bytes; `None` unless the size is 1, 2, 4 or 8.
pub(in crate::jit) fn integer_of(bytes: u64) -> Option<ClifType> {
    match bytes {
        1 => Some(types::I8),
        2 => Some(types::I16),
        4 => Some(types::I32),
        8 => Some(types::I64),
        _ => None,
    }
}
