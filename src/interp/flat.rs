//! Flattened types of the interpreter. An aggregate occupies consecutive slots of the frame, one per scalar, in memory
//! order; padding has none. A scalar occupies one slot.

use super::register_code::operand::{Kind, kind_of};
use crate::abi::flatten::{self, AbiScalar, ScalarClass};
use crate::ir::{Type, Types};

/// A flattened type.
pub type FlatType = flatten::FlatType<Kind>;

/// A scalar of a flattened type.
pub type FlatField = flatten::FlatField<Kind>;

impl AbiScalar for Kind {
    const MAX_PACKED_BITS: u32 = u32::MAX;

    fn of_type(types: &Types, ty: Type) -> Option<Kind> {
        kind_of(types, ty)
    }

    fn of_int(bits: u32) -> Kind {
        Kind::Int(bits)
    }

    fn bits(self) -> u32 {
        self.width()
    }

    fn class(self) -> ScalarClass {
        match self {
            Kind::Void => ScalarClass::Int(0),
            Kind::Int(bits) => ScalarClass::Int(bits),
            Kind::Ptr => ScalarClass::Int(64),
            Kind::Half | Kind::BFloat => ScalarClass::Float16,
            Kind::Float => ScalarClass::Float32,
            Kind::Double => ScalarClass::Float64,
            Kind::X86Fp80 => ScalarClass::X87,
            Kind::Fp128 => ScalarClass::Float128,
        }
    }
}

impl FlatType {
    /// Returns the number of slots.
    pub fn len(&self) -> u32 {
        self.fields.len() as u32
    }

    /// Returns the kind of a scalar or of `void`, and `None` for an aggregate.
    pub fn kind(&self) -> Option<Kind> {
        match &*self.fields {
            [] if !self.aggregate => Some(Kind::Void),
            [field] if !self.aggregate => Some(field.scalar),
            _ => None,
        }
    }

    /// Returns the kinds of all scalars.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        self.fields.iter().map(|field| field.scalar)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::abi::flatten::{FlattenError, fields_before};
    use crate::engine::MAX_AGGREGATE_SCALARS;
    use crate::ir::{DataLayout, TypeKind};

    #[test]
    fn slots_follow_the_order_of_memory() {
        let (mut types, layout) = (Types::default(), DataLayout::host());
        let inner = types.intern(TypeKind::Struct { fields: [Type::I8, Type::PTR].into(), packed: true });
        let twice = types.intern(TypeKind::Array { len: 2, elem: inner });
        let outer = types.intern(TypeKind::Struct { fields: [Type::I1, twice, Type::FLOAT].into(), packed: false });
        let flat = FlatType::of(&types, &layout, outer).unwrap();
        let fields: Vec<(Kind, u64)> = flat.fields.iter().map(|field| (field.scalar, field.offset)).collect();
        let pair = |at| [(Kind::Int(8), at), (Kind::Ptr, at + 1)];
        assert_eq!(fields, [&[(Kind::Int(1), 0)], &pair(1)[..], &pair(10), &[(Kind::Float, 20)]].concat());
        assert_eq!((flat.size, flat.kind()), (24, None));
        let slots = |ty| FlatType::of(&types, &layout, ty).ok().map(|flat| flat.fields.len());
        assert_eq!(fields_before(&types, outer, &[1, 1, 1], slots), Some((4, Type::PTR)));
    }

    #[test]
    fn large_and_unsupported_types_are_told_apart() {
        let (mut types, layout) = (Types::default(), DataLayout::host());
        let most = types.intern(TypeKind::Array { len: MAX_AGGREGATE_SCALARS as u64, elem: Type::I8 });
        let more = types.intern(TypeKind::Array { len: u64::MAX, elem: Type::I8 });
        let label = types.intern(TypeKind::Array { len: 1, elem: Type::LABEL });
        assert_eq!(FlatType::of(&types, &layout, most).map(|flat| flat.len()), Ok(MAX_AGGREGATE_SCALARS as u32));
        assert_eq!(FlatType::of(&types, &layout, more), Err(FlattenError::Size));
        assert_eq!(FlatType::of(&types, &layout, label), Err(FlattenError::Type));
        assert_eq!(FlatType::of(&types, &layout, Type::VOID).map(|flat| flat.kind()), Ok(Some(Kind::Void)));
    }
}
