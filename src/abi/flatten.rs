//! Flattening of types: the scalars of a value in memory order, with their offsets. Padding is omitted.

use crate::engine::{MAX_AGGREGATE_LIMBS, MAX_AGGREGATE_SCALARS};
use crate::ir::{DataLayout, Type, TypeKind, Types};

/// A scalar as an engine represents it.
pub trait AbiScalar: Copy + PartialEq {
    /// Maximum number of bits of a vector element that starts inside a byte.
    const MAX_PACKED_BITS: u32;

    /// Returns the scalar of a type; `None` if the type is not a supported scalar.
    fn of_type(types: &Types, ty: Type) -> Option<Self>;

    /// Returns the scalar of an integer of at most 64 bits.
    fn of_int(bits: u32) -> Self;

    /// Returns the number of significant bits.
    fn bits(self) -> u32;

    /// Returns the class of the registers that hold it.
    fn class(self) -> ScalarClass;

    /// Returns the scalar that holds several elements of a vector, and the number of elements. `None` if the engine has
    /// no such scalar for the element type.
    fn of_elements(types: &Types, elem: Type) -> Option<(Self, u32)> {
        let _ = (types, elem);
        None
    }
}

/// Class of a scalar, as far as calling conventions distinguish it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScalarClass {
    /// An integer or a pointer, of this many bits.
    Int(u32),
    /// `half` or `bfloat`
    Float16,
    /// `float`
    Float32,
    /// `double`
    Float64,
    /// `x86_fp80`
    X87,
    /// `fp128`
    Float128,
    /// A whole vector register.
    Vector,
}

/// A scalar of a flattened type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FlatField<S> {
    /// The scalar.
    pub scalar: S,
    /// Byte offset in memory from the value's start.
    pub offset: u64,
    /// Bit offset in its first byte, for an element of a bit-packed vector: elements whose width is no multiple of 8
    /// bits follow each other without padding.
    pub bit: Option<u8>,
    /// Number of scalars that share bytes: 1 in general. For a bit-packed vector, the first scalar has the number of
    /// elements, and the others have 0.
    pub run: u32,
    /// Byte offset in the vector register in which it is passed together with its neighbors.
    pub lane: Option<u8>,
}

/// All scalars of a type, including nested ones, and its layout in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FlatType<S> {
    /// Scalars in memory order.
    pub fields: Box<[FlatField<S>]>,
    /// Size in memory in bytes, with padding.
    pub size: u64,
    /// Number of bytes that a load or store accesses; excludes the tail padding of a vector.
    pub extent: u64,
    /// Alignment in bytes.
    pub align: u64,
    /// Whether it is a struct, array, vector, or integer of more than 128 bits.
    pub aggregate: bool,
}

/// Reason why values of a type are not supported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FlattenError {
    /// It contains an unsupported type, or has no size.
    Type,
    /// It has more than [`MAX_AGGREGATE_SCALARS`] scalars.
    Size,
}

impl<S: AbiScalar> FlatType<S> {
    /// Flattens a type; `void` has no scalars.
    pub fn of(types: &Types, layout: &DataLayout, ty: Type) -> Result<FlatType<S>, FlattenError> {
        if matches!(types.kind(ty), TypeKind::Void) {
            return Ok(FlatType { fields: [].into(), size: 0, extent: 0, align: 1, aggregate: false });
        }
        let max = if types.holds_wide(ty) { MAX_AGGREGATE_LIMBS } else { MAX_AGGREGATE_SCALARS };
        let mut flattener = Flattener { types, layout, max, fields: Vec::new() };
        flattener.flatten(ty, 0)?;
        let size = layout.size_of(types, ty).ok_or(FlattenError::Type)?;
        let align = layout.align_of(types, ty).ok_or(FlattenError::Type)?;
        let extent = layout.store_size_of(types, ty).unwrap_or(size);
        let aggregate = types.is_aggregate(ty) || types.vector(ty).is_some() || types.wide_int(ty).is_some();
        Ok(FlatType { fields: flattener.fields.into(), size, extent, align, aggregate })
    }

    /// Returns the fields that calls pass separately. Of elements that share a register, this is only the first.
    pub fn passed(&self) -> impl Iterator<Item = &FlatField<S>> {
        self.fields.iter().filter(|field| !matches!(field.lane, Some(1..)))
    }
}

/// The fields collected so far.
struct Flattener<'a, S> {
    types: &'a Types,
    layout: &'a DataLayout,
    /// Maximum number of fields.
    max: usize,
    fields: Vec<FlatField<S>>,
}

impl<S: AbiScalar> Flattener<'_, S> {
    /// Appends the scalars of a type at a byte offset.
    fn flatten(&mut self, ty: Type, at: u64) -> Result<(), FlattenError> {
        match self.types.kind(ty) {
            TypeKind::Array { len, elem } => self.array(*len, *elem, at)?,
            TypeKind::Struct { fields, .. } => {
                let layout = self.layout.struct_layout(self.types, ty).ok_or(FlattenError::Type)?;
                for (field, offset) in fields.iter().zip(&layout.offsets) {
                    self.flatten(*field, at + offset)?;
                }
            }
            TypeKind::Ptr { addrspace, .. } if !self.layout.is_flat(*addrspace) => return Err(FlattenError::Type),
            TypeKind::Vector { len, elem, .. } => self.vector(*len, *elem, at)?,
            TypeKind::Int(bits @ 129..) => self.fields.extend(limbs(*bits).map(|(limb, bit)| FlatField {
                scalar: S::of_int(limb),
                offset: at + bit / 8,
                bit: None,
                run: 1,
                lane: None,
            })),
            TypeKind::Void => return Err(FlattenError::Type),
            _ => {
                let scalar = S::of_type(self.types, ty).ok_or(FlattenError::Type)?;
                self.fields.push(FlatField { scalar, offset: at, bit: None, run: 1, lane: None });
            }
        }
        if self.fields.len() > self.max { Err(FlattenError::Size) } else { Ok(()) }
    }

    fn array(&mut self, len: u64, elem: Type, at: u64) -> Result<(), FlattenError> {
        let stride = self.layout.size_of(self.types, elem).ok_or(FlattenError::Type)?;
        let first = self.fields.len();
        self.flatten(elem, at)?;
        let count = (self.fields.len() - first) as u64;
        match count.checked_mul(len).and_then(|n| usize::try_from(n).ok()).filter(|n| *n <= self.max) {
            None => return Err(FlattenError::Size),
            Some(0) => self.fields.truncate(first),
            Some(_) => {
                let element = self.fields[first..].to_vec();
                for n in 1..len {
                    self.fields.extend(element.iter().map(|f| FlatField { offset: f.offset + n * stride, ..*f }));
                }
            }
        }
        Ok(())
    }

    fn vector(&mut self, len: u32, elem: Type, at: u64) -> Result<(), FlattenError> {
        let types = self.types;
        if let Some(bits) = types.wide_int(elem) {
            let count = u64::from(len) * u64::from(types.words(elem));
            if count > self.max as u64 {
                return Err(FlattenError::Size);
            }
            for n in 0..u64::from(len) {
                self.fields.extend(
                    limbs(bits).map(|(limb, bit)| packed(at, n * u64::from(bits) + bit, bits, count, S::of_int(limb))),
                );
            }
            return Ok(());
        }
        if matches!(types.kind(elem), TypeKind::Ptr { addrspace, .. } if !self.layout.is_flat(*addrspace)) {
            return Err(FlattenError::Type);
        }
        if len as usize > MAX_AGGREGATE_SCALARS {
            return Err(FlattenError::Size);
        }
        if let Some((scalar, per)) = S::of_elements(types, elem).filter(|(_, per)| len.is_multiple_of(*per)) {
            let bytes = u64::from(scalar.bits() / 8);
            let field = |n| FlatField { scalar, offset: at + n * bytes, bit: None, run: 1, lane: None };
            self.fields.extend((0..u64::from(len / per)).map(field));
            return Ok(());
        }
        let scalar = S::of_type(types, elem).ok_or(FlattenError::Type)?;
        let bits = scalar.bits();
        if !bits.is_multiple_of(8) && bits > S::MAX_PACKED_BITS {
            return Err(FlattenError::Type);
        }
        let in_registers = super::sysv_x86_64::is_vector_in_registers(len, scalar.class());
        self.fields.extend((0..u64::from(len)).map(|n| {
            let start = n * u64::from(bits);
            let lane = in_registers.then_some((start / 8 % 16) as u8);
            FlatField { lane, ..packed(at, start, bits, len.into(), scalar) }
        }));
        Ok(())
    }
}

/// Returns the field for a scalar at bit `start` of a vector at `at`. `bits`: width of an element, which is bit-packed
/// unless that is a multiple of 8; `count`: number of scalars in the vector.
fn packed<S>(at: u64, start: u64, bits: u32, count: u64, scalar: S) -> FlatField<S> {
    let offset = at + start / 8;
    match bits.is_multiple_of(8) {
        true => FlatField { scalar, offset, bit: None, run: 1, lane: None },
        false => {
            let run = if start == 0 { count as u32 } else { 0 };
            FlatField { scalar, offset, bit: Some((start % 8) as u8), run, lane: None }
        }
    }
}

/// Returns the 64-bit limbs of an integer of more than 128 bits, each with its width and bit offset.
fn limbs(bits: u32) -> impl Iterator<Item = (u32, u64)> {
    (0..bits.div_ceil(64)).map(move |n| ((bits - n * 64).min(64), u64::from(n) * 64))
}

/// Returns the number of fields that precede an element of an aggregate, given by a path of indices, and the type of
/// the element. `count` returns the number of fields of a type.
pub fn fields_before(
    types: &Types,
    aggregate: Type,
    indices: &[u32],
    mut count: impl FnMut(Type) -> Option<usize>,
) -> Option<(usize, Type)> {
    let (mut before, mut ty) = (0, aggregate);
    for &index in indices {
        let index = index as usize;
        ty = match types.kind(ty) {
            TypeKind::Array { elem, .. } => {
                before += index * count(*elem)?;
                *elem
            }
            TypeKind::Struct { fields, .. } => {
                for field in fields.get(..index)? {
                    before += count(*field)?;
                }
                *fields.get(index)?
            }
            _ => return None,
        };
    }
    Some((before, ty))
}
