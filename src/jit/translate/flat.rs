//! Flattening of values to scalars, in the order of memory.
//!
//! A struct or array of few scalars is held as separate scalars; a larger one as a temporary in memory, which
//! is written once and never changed.

use crate::engine::{MOST_SCALARS, MOST_WORDS};
use crate::ir::{DataLayout, Type, TypeKind, Types};
use crate::jit::translate::scalar_type::{Scalar, portion};
use cranelift_codegen::ir::{Type as ClifType, types as clif};

/// Maximum number of scalars of an aggregate that is held as scalars.
const MOST_PARTS: usize = 16;

/// A scalar of a flattened value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) struct Part {
    pub scalar: Scalar,
    /// Byte offset in memory.
    pub offset: u64,
    /// Bit offset in its first byte, for an element of a bit-packed vector: elements that do not fill their
    /// bytes follow each other without padding.
    pub bit: Option<u8>,
    /// Vector type and lane in which calls pass an element of a vector that is otherwise held element by
    /// element.
    pub lane: Option<(ClifType, u8)>,
}

/// All scalars of a value, including nested ones, and its layout in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::jit) struct Flat {
    pub parts: Vec<Part>,
    pub size: u64,
    /// Number of bytes that a load or store accesses: for a vector, without tail padding.
    pub extent: u64,
    pub align: u64,
}

/// Reason why the JIT does not support values of a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) enum Unsupported {
    /// An unsupported scalar, or a type without a size.
    Type,
    /// More than [`MOST_SCALARS`] scalars.
    Size,
}

impl Flat {
    /// Flattens a type; `void` has no scalars.
    pub(in crate::jit) fn of(types: &Types, layout: &DataLayout, ty: Type) -> Result<Flat, Unsupported> {
        if matches!(types.kind(ty), TypeKind::Void) {
            return Ok(Flat { parts: Vec::new(), size: 0, extent: 0, align: 1 });
        }
        let mut parts = Vec::new();
        let most = if types.holds_wide(ty) { MOST_WORDS } else { MOST_SCALARS };
        add(types, layout, ty, 0, most, &mut parts)?;
        let size = layout.size_of(types, ty).ok_or(Unsupported::Type)?;
        let align = layout.align_of(types, ty).ok_or(Unsupported::Type)?;
        let extent = layout.store_size_of(types, ty).unwrap_or(size);
        Ok(Flat { parts, size, extent, align })
    }

    /// Returns the number of vector elements in each part.
    pub(in crate::jit) fn per_part(&self) -> usize {
        match self.parts.first().map(|p| p.scalar) {
            Some(Scalar::Vector(ty)) => ty.lane_count() as usize,
            _ => 1,
        }
    }

    /// Returns the parts that calls pass: only the first of the elements that share a register.
    pub(in crate::jit) fn passed(&self) -> impl Iterator<Item = &Part> {
        self.parts.iter().filter(|part| !matches!(part.lane, Some((_, 1..))))
    }

    /// Returns whether such an aggregate is held in memory.
    pub(in crate::jit) fn is_large(&self) -> bool {
        self.parts.len() > MOST_PARTS
    }
}

/// Returns the words of an integer of more than 128 bits, each with its type and bit offset.
fn words(bits: u32) -> impl Iterator<Item = (Scalar, u64)> {
    (0..bits.div_ceil(64)).map(move |n| (Scalar::Int((bits - n * 64).min(64)), u64::from(n) * 64))
}

fn add(
    types: &Types,
    layout: &DataLayout,
    ty: Type,
    at: u64,
    most: usize,
    parts: &mut Vec<Part>,
) -> Result<(), Unsupported> {
    match types.kind(ty) {
        TypeKind::Array { len, elem } => {
            let stride = layout.size_of(types, *elem).ok_or(Unsupported::Type)?;
            let first = parts.len();
            add(types, layout, *elem, at, most, parts)?;
            let count = (parts.len() - first) as u64;
            match count.checked_mul(*len).and_then(|n| usize::try_from(n).ok()).filter(|n| *n <= most) {
                None => return Err(Unsupported::Size),
                Some(0) => parts.truncate(first),
                Some(_) => {
                    let element: Vec<Part> = parts[first..].to_vec();
                    for n in 1..*len {
                        let moved = |p: &Part| Part { offset: p.offset + n * stride, ..*p };
                        parts.extend(element.iter().map(moved));
                    }
                }
            }
        }
        TypeKind::Struct { fields, .. } => {
            let offsets = layout.struct_layout(types, ty).ok_or(Unsupported::Type)?.offsets;
            for (field, offset) in fields.iter().zip(offsets) {
                add(types, layout, *field, at + offset, most, parts)?;
            }
        }
        TypeKind::Ptr { addrspace, .. } if !layout.is_flat(*addrspace) => return Err(Unsupported::Type),
        TypeKind::Vector { len, elem, .. } => vector(types, layout, (*len, *elem), at, most, parts)?,
        TypeKind::Int(bits @ 129..) => {
            let part = |(scalar, bit)| Part { scalar, offset: at + bit / 8, bit: None, lane: None };
            parts.extend(words(*bits).map(part));
        }
        _ => parts.push(Part {
            scalar: Scalar::of(types, ty).ok_or(Unsupported::Type)?,
            offset: at,
            bit: None,
            lane: None,
        }),
    }
    if parts.len() > most { Err(Unsupported::Size) } else { Ok(()) }
}

/// Flattens a vector: to 128-bit portions if it consists of them, otherwise to its elements.
fn vector(
    types: &Types,
    layout: &DataLayout,
    (len, elem): (u32, Type),
    at: u64,
    most: usize,
    parts: &mut Vec<Part>,
) -> Result<(), Unsupported> {
    if let Some(bits) = types.wide_int(elem) {
        if u64::from(len) * u64::from(types.words(elem)) > most as u64 {
            return Err(Unsupported::Size);
        }
        // In an element that does not fill its bytes, words start inside bytes too.
        let packed = bits % 8 != 0;
        for n in 0..u64::from(len) {
            parts.extend(words(bits).map(|(scalar, bit)| {
                let start = n * u64::from(bits) + bit;
                Part { scalar, offset: at + start / 8, bit: packed.then_some((start % 8) as u8), lane: None }
            }));
        }
        return Ok(());
    }
    if matches!(types.kind(elem), TypeKind::Ptr { addrspace, .. } if !layout.is_flat(*addrspace)) {
        return Err(Unsupported::Type);
    }
    if len as usize > MOST_SCALARS {
        return Err(Unsupported::Size);
    }
    if let Some(ty) = portion(types, elem).filter(|ty| len.is_multiple_of(ty.lane_count())) {
        let count = u64::from(len / ty.lane_count());
        let part = |n| Part { scalar: Scalar::Vector(ty), offset: at + n * 16, bit: None, lane: None };
        parts.extend((0..count).map(part));
        return Ok(());
    }
    let scalar = Scalar::of(types, elem).ok_or(Unsupported::Type)?;
    let bits = u64::from(scalar.bits());
    let packed = bits % 8 != 0;
    // An element that starts inside a byte is accessed together with all bytes that it touches.
    if packed && bits > 120 {
        return Err(Unsupported::Type);
    }
    let whole = register(len, scalar);
    parts.extend((0..u64::from(len)).map(|n| {
        let start = n * bits;
        let lane = whole.map(|ty| (ty, (n % u64::from(ty.lane_count())) as u8));
        Part { scalar, offset: at + start / 8, bit: packed.then_some((start % 8) as u8), lane }
    }));
    Ok(())
}

/// Returns the vector type that calls widen a vector to; `None` if they pass each element by itself. LLVM
/// widens a vector if a power of two leads to one of its legal types.
fn register(len: u32, scalar: Scalar) -> Option<ClifType> {
    let three = len == 3 && (scalar.bits() == 32 || scalar.small().is_some());
    let whole = match scalar {
        Scalar::Int(8) => clif::I8X16,
        Scalar::Int(16) | Scalar::Half | Scalar::BFloat => clif::I16X8,
        Scalar::Int(32) => clif::I32X4,
        Scalar::Float => clif::F32X4,
        _ => return None,
    };
    (three || len > 1 && len.is_power_of_two()).then_some(whole)
}

/// Returns whether values of a type are flattened to several scalars, or to none.
pub(in crate::jit) fn is_many(types: &Types, ty: Type) -> bool {
    let several = types.vector(ty).is_some() && Scalar::of(types, ty).is_none();
    types.is_aggregate(ty) || several || types.wide_int(ty).is_some()
}

/// Returns the number of scalars before the element at `indices`, and its type.
pub(in crate::jit) fn element(
    types: &Types,
    count: &mut impl FnMut(Type) -> usize,
    aggregate: Type,
    indices: &[u32],
) -> Option<(usize, Type)> {
    let (mut before, mut ty) = (0, aggregate);
    for index in indices {
        let index = *index as usize;
        ty = match types.kind(ty) {
            TypeKind::Array { elem, .. } => {
                before += index * count(*elem);
                *elem
            }
            TypeKind::Struct { fields, .. } => {
                before += fields.get(..index)?.iter().map(|f| count(*f)).sum::<usize>();
                *fields.get(index)?
            }
            _ => return None,
        };
    }
    Some((before, ty))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nested_aggregates_are_flattened_with_their_offsets() {
        let (mut types, layout) = (Types::default(), DataLayout::host());
        let pair = types.intern(TypeKind::Struct { fields: [Type::I8, Type::I32].into(), packed: false });
        let array = types.intern(TypeKind::Array { len: 2, elem: pair });
        let empty = types.intern(TypeKind::Struct { fields: [].into(), packed: false });
        let fields = [Type::DOUBLE, empty, array].into();
        let whole = types.intern(TypeKind::Struct { fields, packed: false });
        let flat = Flat::of(&types, &layout, whole).unwrap();
        let offsets: Vec<u64> = flat.parts.iter().map(|p| p.offset).collect();
        assert_eq!((offsets, flat.size, flat.is_large()), (vec![0, 8, 12, 16, 20], 24, false));
        let mut count = |ty| Flat::of(&types, &layout, ty).unwrap().parts.len();
        assert_eq!(element(&types, &mut count, whole, &[2, 1, 1]), Some((4, Type::I32)));
        assert_eq!(element(&types, &mut count, whole, &[2, 1]), Some((3, pair)));
    }

    #[test]
    fn what_is_too_large_is_told_from_what_is_unsupported() {
        let (mut types, layout) = (Types::default(), DataLayout::host());
        let huge = types.intern(TypeKind::Array { len: 1 << 40, elem: Type::I8 });
        let i129 = types.int(129);
        let words = types.intern(TypeKind::Vector { len: 2, scalable: false, elem: i129 });
        let odd = types.intern(TypeKind::Array { len: 2, elem: Type::LABEL });
        let nothing = types.intern(TypeKind::Struct { fields: [].into(), packed: false });
        let nothings = types.intern(TypeKind::Array { len: 1 << 40, elem: nothing });
        assert_eq!(Flat::of(&types, &layout, huge), Err(Unsupported::Size));
        assert_eq!(Flat::of(&types, &layout, odd), Err(Unsupported::Type));
        let flat = Flat::of(&types, &layout, words).unwrap();
        let parts: Vec<_> = flat.parts.iter().map(|p| (p.scalar.bits(), p.offset, p.bit)).collect();
        assert_eq!(parts[..3], [(64, 0, Some(0)), (64, 8, Some(0)), (1, 16, Some(0))]);
        assert_eq!(parts[3..], [(64, 16, Some(1)), (64, 24, Some(1)), (1, 32, Some(1))]);
        assert_eq!(Flat::of(&types, &layout, nothings).map(|f| f.parts.len()), Ok(0));
    }
}
