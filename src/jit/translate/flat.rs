//! Flattened types in the form that the translation uses.
//!
//! A struct or array of few scalars is held as separate scalars; a larger one is held as a temporary in memory, which
//! is written once and never changed.

use crate::abi::flatten;
use crate::ir::{Type, Types};
use crate::jit::translate::scalar_type::Scalar;
use cranelift_codegen::ir::Type as ClifType;

/// Maximum number of scalars of an aggregate that is held as scalars.
const MAX_SCALARS_IN_REGISTERS: usize = 16;

/// A flattened type. A vector of a multiple of 128 bits is split into parts of 128 bits, each of them one scalar; any
/// other vector is split into its elements.
pub(in crate::jit) type FlatType = flatten::FlatType<Scalar>;

/// A scalar of a flattened type.
pub(in crate::jit) type FlatField = flatten::FlatField<Scalar>;

impl FlatType {
    /// Returns the number of vector elements in each field.
    pub(in crate::jit) fn lanes_per_field(&self) -> usize {
        match self.fields.first().map(|field| field.scalar) {
            Some(Scalar::Vector(ty)) => ty.lane_count() as usize,
            _ => 1,
        }
    }

    /// Whether an aggregate of this type is held in memory rather than as scalars.
    pub(in crate::jit) fn is_in_memory(&self) -> bool {
        self.fields.len() > MAX_SCALARS_IN_REGISTERS
    }
}

impl FlatField {
    /// Returns the 128-bit vector type and the lane in which calls pass this element of a vector that is held element
    /// by element.
    pub(in crate::jit) fn vector_lane(&self) -> Option<(ClifType, u8)> {
        let (byte_in_register, lane_type) = (self.lane?, self.scalar.clif());
        let vector_type = lane_type.by(128 / lane_type.bits())?;
        Some((vector_type, byte_in_register / lane_type.bytes() as u8))
    }
}

/// Whether values of a type are held as a list of scalars, possibly of none or one (`{}`, `{i32}`). This includes
/// aggregates, vectors that are not one scalar, and integers of more than 128 bits.
pub(in crate::jit) fn is_multi_scalar(types: &Types, ty: Type) -> bool {
    let several = types.vector(ty).is_some() && Scalar::of(types, ty).is_none();
    types.is_aggregate(ty) || several || types.wide_int(ty).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::abi::flatten::{FlattenError, fields_before};
    use crate::ir::{DataLayout, TypeKind};

    #[test]
    fn nested_aggregates_are_flattened_with_their_offsets() {
        let (mut types, layout) = (Types::default(), DataLayout::host());
        let pair = types.intern(TypeKind::Struct { fields: [Type::I8, Type::I32].into(), packed: false });
        let array = types.intern(TypeKind::Array { len: 2, elem: pair });
        let empty = types.intern(TypeKind::Struct { fields: [].into(), packed: false });
        let fields = [Type::DOUBLE, empty, array].into();
        let whole = types.intern(TypeKind::Struct { fields, packed: false });
        let flat = FlatType::of(&types, &layout, whole).unwrap();
        let offsets: Vec<u64> = flat.fields.iter().map(|field| field.offset).collect();
        assert_eq!((offsets, flat.size, flat.is_in_memory()), (vec![0, 8, 12, 16, 20], 24, false));
        let count = |ty| FlatType::of(&types, &layout, ty).ok().map(|flat| flat.fields.len());
        assert_eq!(fields_before(&types, whole, &[2, 1, 1], count), Some((4, Type::I32)));
        assert_eq!(fields_before(&types, whole, &[2, 1], count), Some((3, pair)));
    }

    #[test]
    fn distinguishes_too_large_from_unsupported() {
        let (mut types, layout) = (Types::default(), DataLayout::host());
        let huge = types.intern(TypeKind::Array { len: 1 << 40, elem: Type::I8 });
        let i129 = types.int(129);
        let words = types.intern(TypeKind::Vector { len: 2, scalable: false, elem: i129 });
        let odd = types.intern(TypeKind::Array { len: 2, elem: Type::LABEL });
        let nothing = types.intern(TypeKind::Struct { fields: [].into(), packed: false });
        let nothings = types.intern(TypeKind::Array { len: 1 << 40, elem: nothing });
        assert_eq!(FlatType::of(&types, &layout, huge), Err(FlattenError::Size));
        assert_eq!(FlatType::of(&types, &layout, odd), Err(FlattenError::Type));
        let flat = FlatType::of(&types, &layout, words).unwrap();
        let limbs: Vec<_> = flat.fields.iter().map(|f| (f.scalar.bits(), f.offset, f.bit)).collect();
        assert_eq!(limbs[..3], [(64, 0, Some(0)), (64, 8, Some(0)), (1, 16, Some(0))]);
        assert_eq!(limbs[3..], [(64, 16, Some(1)), (64, 24, Some(1)), (1, 32, Some(1))]);
        assert_eq!(FlatType::of(&types, &layout, nothings).map(|flat| flat.fields.len()), Ok(0));
    }
}
