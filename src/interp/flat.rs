//! Flattening of types. An aggregate occupies consecutive slots of the frame, one per scalar, in memory
//! order; padding has none. A scalar occupies one slot.

use super::bytecode::Kind;
use super::load::kind_of;
use crate::engine::{MAX_AGGREGATE_LIMBS, MAX_AGGREGATE_SCALARS};
use crate::ir::{DataLayout, Type, TypeKind, Types};

/// A scalar of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaf {
    /// Kind.
    pub kind: Kind,
    /// Byte offset in memory from the value's start.
    pub offset: u64,
    /// Number of scalars that share bytes: 1 in general. For vector elements that are not whole bytes, the
    /// first element holds the number of all elements and the others hold 0.
    pub run: u32,
    /// For a vector element that calls pass in a vector register: its byte in that register.
    pub lane: Option<u8>,
}

/// All scalars of a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flat {
    /// Scalars in memory order.
    pub leaves: Box<[Leaf]>,
    /// Size in memory in bytes, with padding.
    pub size: u64,
    /// Number of bytes that a load or store accesses; excludes the tail padding of a vector.
    pub extent: u64,
    /// Whether it is a struct, array, vector, or integer of several words.
    pub aggregate: bool,
}

/// Reason why values of a type are not supported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsupported {
    /// It contains an unsupported type.
    Type,
    /// It has more than [`MAX_AGGREGATE_SCALARS`] scalars.
    Size,
}

impl Flat {
    /// Flattens a type. `void` has no scalars.
    pub fn of(types: &Types, layout: &DataLayout, ty: Type) -> Result<Flat, Unsupported> {
        let mut leaves = Vec::new();
        if !matches!(types.kind(ty), TypeKind::Void) {
            let most = if types.holds_wide(ty) { MAX_AGGREGATE_LIMBS } else { MAX_AGGREGATE_SCALARS };
            flatten(types, layout, ty, 0, most, &mut leaves)?;
        }
        let size = layout.size_of(types, ty).unwrap_or(0);
        let extent = layout.store_size_of(types, ty).unwrap_or(0);
        Ok(Flat {
            leaves: leaves.into(),
            size,
            extent,
            aggregate: types.is_aggregate(ty) || types.vector(ty).is_some() || types.wide_int(ty).is_some(),
        })
    }

    /// Returns the number of slots.
    pub fn len(&self) -> u32 {
        self.leaves.len() as u32
    }

    /// Returns the kind of a scalar or of `void`, and `None` for an aggregate.
    pub fn kind(&self) -> Option<Kind> {
        match &*self.leaves {
            [] if !self.aggregate => Some(Kind::Void),
            [leaf] if !self.aggregate => Some(leaf.kind),
            _ => None,
        }
    }

    /// Returns the kinds of all scalars.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        self.leaves.iter().map(|l| l.kind)
    }
}

/// Returns the kind and bit offset of each word of an integer of more than 128 bits.
fn words(width: u32) -> impl Iterator<Item = (Kind, u64)> {
    (0..width.div_ceil(64)).map(move |n| (Kind::Int((width - n * 64).min(64)), u64::from(n) * 64))
}

fn flatten(
    types: &Types,
    layout: &DataLayout,
    ty: Type,
    at: u64,
    most: usize,
    leaves: &mut Vec<Leaf>,
) -> Result<(), Unsupported> {
    let elsewhere = |space: u32| !layout.is_flat(space);
    match types.kind(ty) {
        TypeKind::Struct { fields, .. } => {
            let Some(place) = layout.struct_layout(types, ty) else { return Err(Unsupported::Type) };
            for (field, offset) in fields.iter().zip(&place.offsets) {
                flatten(types, layout, *field, at + offset, most, leaves)?;
            }
        }
        TypeKind::Array { len, elem } => {
            let mut element = Vec::new();
            flatten(types, layout, *elem, 0, most, &mut element)?;
            let step = layout.size_of(types, *elem).ok_or(Unsupported::Type)?;
            if !element.is_empty() && *len > (most - leaves.len()) as u64 / element.len() as u64 {
                return Err(Unsupported::Size);
            }
            let times = if element.is_empty() { 0 } else { *len };
            for n in 0..times {
                leaves.extend(element.iter().map(|l| Leaf { offset: at + n * step + l.offset, ..*l }));
            }
        }
        TypeKind::Vector { len, elem, .. } => {
            if *len as usize > MAX_AGGREGATE_SCALARS {
                return Err(Unsupported::Size);
            }
            if let TypeKind::Ptr { addrspace, .. } = types.kind(*elem)
                && elsewhere(*addrspace)
            {
                return Err(Unsupported::Type);
            }
            if let Some(width) = types.wide_int(*elem) {
                let count = u64::from(*len) * u64::from(types.words(*elem));
                if count > (most - leaves.len()) as u64 {
                    return Err(Unsupported::Size);
                }
                let packed = !width.is_multiple_of(8);
                for n in 0..u64::from(*len) {
                    leaves.extend(words(width).map(|(kind, bit)| Leaf {
                        kind,
                        offset: at + (n * u64::from(width) + bit) / 8,
                        run: match (packed, n, bit) {
                            (false, ..) => 1,
                            (true, 0, 0) => count as u32,
                            _ => 0,
                        },
                        lane: None,
                    }));
                }
                return Ok(());
            }
            let kind = kind_of(types, *elem).ok_or(Unsupported::Type)?;
            let width = kind.width();
            let packed = !width.is_multiple_of(8);
            let in_registers = goes_in_registers(*len, kind);
            leaves.extend((0..*len).map(|n| Leaf {
                kind,
                lane: in_registers.then_some((u64::from(n) * u64::from(width) / 8 % 16) as u8),
                offset: at + u64::from(n) * u64::from(width) / 8,
                run: if !packed {
                    1
                } else if n == 0 {
                    *len
                } else {
                    0
                },
            }));
        }
        TypeKind::Int(width @ 129..) => {
            let leaf = |(kind, bit)| Leaf { kind, offset: at + bit / 8, run: 1, lane: None };
            leaves.extend(words(*width).map(leaf));
        }
        TypeKind::Void => return Err(Unsupported::Type),
        TypeKind::Ptr { addrspace, .. } if elsewhere(*addrspace) => return Err(Unsupported::Type),
        _ => leaves.push(Leaf { kind: kind_of(types, ty).ok_or(Unsupported::Type)?, offset: at, run: 1, lane: None }),
    }
    if leaves.len() > most { Err(Unsupported::Size) } else { Ok(()) }
}

/// Whether calls pass a vector in vector registers; otherwise each element is passed as a separate value.
/// Follows LLVM, which widens to a power of two only if the result is one of its simple vector types.
fn goes_in_registers(len: u32, kind: Kind) -> bool {
    match len {
        1 => false,
        3 => kind.width() == 32 || matches!(kind, Kind::Half | Kind::BFloat),
        _ => len.is_power_of_two() && matches!(kind.width(), 8 | 16 | 32 | 64),
    }
}

/// Returns the index among an aggregate's slots of the element at a path of indices.
pub fn slots_before(
    types: &Types,
    aggregate: Type,
    indices: &[u32],
    mut slots: impl FnMut(Type) -> Option<u32>,
) -> Option<u32> {
    let (mut before, mut ty) = (0, aggregate);
    for &index in indices {
        match types.kind(ty) {
            TypeKind::Struct { fields, .. } => {
                for field in fields.get(..index as usize)? {
                    before += slots(*field)?;
                }
                ty = *fields.get(index as usize)?;
            }
            TypeKind::Array { elem, .. } => {
                before += slots(*elem)? * index;
                ty = *elem;
            }
            _ => return None,
        }
    }
    Some(before)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_follow_the_order_of_memory() {
        let (mut types, layout) = (Types::default(), DataLayout::host());
        let inner = types.intern(TypeKind::Struct { fields: [Type::I8, Type::PTR].into(), packed: true });
        let twice = types.intern(TypeKind::Array { len: 2, elem: inner });
        let outer = types.intern(TypeKind::Struct { fields: [Type::I1, twice, Type::FLOAT].into(), packed: false });
        let flat = Flat::of(&types, &layout, outer).unwrap();
        let leaves: Vec<(Kind, u64)> = flat.leaves.iter().map(|l| (l.kind, l.offset)).collect();
        let pair = |at| [(Kind::Int(8), at), (Kind::Ptr, at + 1)];
        assert_eq!(leaves, [&[(Kind::Int(1), 0)], &pair(1)[..], &pair(10), &[(Kind::Float, 20)]].concat());
        assert_eq!((flat.size, flat.kind()), (24, None));
        let slots = |ty| Flat::of(&types, &layout, ty).ok().map(|f| f.len());
        assert_eq!(slots_before(&types, outer, &[1, 1, 1], slots), Some(4));
    }

    #[test]
    fn large_and_unsupported_types_are_told_apart() {
        let (mut types, layout) = (Types::default(), DataLayout::host());
        let most = types.intern(TypeKind::Array { len: MAX_AGGREGATE_SCALARS as u64, elem: Type::I8 });
        let more = types.intern(TypeKind::Array { len: u64::MAX, elem: Type::I8 });
        let label = types.intern(TypeKind::Array { len: 1, elem: Type::LABEL });
        assert_eq!(Flat::of(&types, &layout, most).map(|f| f.len()), Ok(MAX_AGGREGATE_SCALARS as u32));
        assert_eq!(Flat::of(&types, &layout, more), Err(Unsupported::Size));
        assert_eq!(Flat::of(&types, &layout, label), Err(Unsupported::Type));
        assert_eq!(Flat::of(&types, &layout, Type::VOID).map(|f| f.kind()), Ok(Some(Kind::Void)));
    }
}
