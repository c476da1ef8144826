//! Sizes, alignments and offsets (LangRef "Data Layout"): the single source for both engines.
//!
//! The layout is that of the `target datalayout` line, or else the host's, as in `lli`, since structs are
//! exchanged with C code. [`DataLayout::llvm_default`] is LangRef's literal default (i64 aligned to 4).
//! Scalable vectors are laid out like fixed-length ones, with `vscale` = 1.

mod parse;

use super::module::Module;
use super::types::{FloatKind, Type, TypeKind, Types};

pub use parse::LayoutError;

/// Data layout string of x86-64 Linux as clang emits it.
pub const X86_64_LINUX: &str = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";

/// Alignments of a type in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Alignment {
    /// ABI alignment, which every object of the type has.
    abi: u64,
    /// Preferred alignment, for variables and stack slots without an explicit one.
    preferred: u64,
}

/// Pointer properties of an address space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pointer {
    space: u32,
    bits: u32,
    align: Alignment,
    /// Width in bits of address arithmetic (the index type).
    index: u32,
}

/// Alignments in bytes, pointer sizes and byte order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataLayout {
    /// `E`: most significant byte first.
    pub big_endian: bool,
    /// Integer alignments by width in bits, ascending.
    ints: Vec<(u32, Alignment)>,
    /// Floating-point alignments by width in bits.
    floats: Vec<(u32, Alignment)>,
    /// Vector alignments by width in bits.
    vectors: Vec<(u32, Alignment)>,
    /// Minimum alignment of aggregates.
    aggregate: Alignment,
    pointers: Vec<Pointer>,
    /// `m:` mangling mode; `e` if absent.
    pub mangling: char,
    /// `P`: default address space of functions.
    pub program_space: u32,
    /// `G`: default address space of variables that passes create.
    pub globals_space: u32,
    /// `A`: address space of stack slots.
    pub alloca_space: u32,
}

/// The layout of a struct.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StructLayout {
    /// Size in bytes, including tail padding.
    pub size: u64,
    /// Alignment in bytes.
    pub align: u64,
    /// Offset of each field in bytes.
    pub offsets: Vec<u64>,
}

impl DataLayout {
    /// Returns LangRef's defaults, which apply to everything a layout string does not specify.
    pub fn llvm_default() -> Self {
        let list = |of: &[(u32, u64, u64)]| {
            of.iter().map(|&(bits, a, p)| (bits, Alignment { abi: a, preferred: p })).collect()
        };
        let align = Alignment { abi: 8, preferred: 8 };
        DataLayout {
            big_endian: false,
            ints: list(&[(1, 1, 1), (8, 1, 1), (16, 2, 2), (32, 4, 4), (64, 4, 8)]),
            floats: list(&[(16, 2, 2), (32, 4, 4), (64, 8, 8), (128, 16, 16)]),
            vectors: list(&[(64, 8, 8), (128, 16, 16)]),
            aggregate: Alignment { abi: 1, preferred: 8 },
            pointers: vec![Pointer { space: 0, bits: 64, align, index: 64 }],
            mangling: 'e',
            program_space: 0,
            globals_space: 0,
            alloca_space: 0,
        }
    }

    /// Returns the layout that a module specifies; `None` if it specifies none, or one that cannot be parsed (which the
    /// verifier rejects).
    pub(crate) fn stated(module: &Module) -> Option<Self> {
        module.data_layout.as_ref().and_then(|(text, _)| DataLayout::parse(text).ok())
    }

    /// Returns the layout that a module specifies, or that of the host.
    pub fn of(module: &Module) -> Self {
        DataLayout::stated(module).unwrap_or_else(DataLayout::host)
    }

    /// Returns the layout of the host, x86-64 Linux.
    pub fn host() -> Self {
        Self::parse(X86_64_LINUX).expect("the host's own layout string is well formed")
    }

    fn pointer_to(&self, space: u32) -> Pointer {
        let of = |space| self.pointers.iter().find(|p| p.space == space);
        // The default address space always has an entry.
        *of(space).or_else(|| of(0)).unwrap_or(&self.pointers[0])
    }

    /// Returns size and ABI alignment of a pointer in bytes.
    pub fn pointer(&self, addrspace: u32) -> (u64, u64) {
        let pointer = self.pointer_to(addrspace);
        (u64::from(pointer.bits.div_ceil(8)), pointer.align.abi)
    }

    /// Whether pointers in an address space are addresses in the flat memory of the host: 64 bits wide, and not
    /// relative to an x86 segment register. Every layout that is run must satisfy this for the default address space.
    pub fn is_flat(&self, addrspace: u32) -> bool {
        let pointer = self.pointer_to(addrspace);
        addrspace == 0 || (pointer.bits, pointer.index) == (64, 64) && !(256..=258).contains(&addrspace)
    }

    /// Returns the width in bits of addresses and getelementptr indices.
    pub fn index_bits(&self, addrspace: u32) -> u32 {
        self.pointer_to(addrspace).index
    }

    fn int_align(&self, bits: u32) -> Alignment {
        // Widths without an entry use the next larger one, or else the largest.
        let at = self.ints.partition_point(|(b, _)| *b < bits);
        self.ints.get(at).or(self.ints.last()).map_or(Alignment { abi: 1, preferred: 1 }, |(_, a)| *a)
    }

    fn float_align(&self, kind: FloatKind) -> Alignment {
        let bits = kind.bits();
        let natural = u64::from(bits).div_ceil(8).next_power_of_two();
        let natural = Alignment { abi: natural, preferred: natural };
        self.floats.iter().find(|(b, _)| *b == bits).map_or(natural, |(_, a)| *a)
    }

    fn vector_align(&self, bits: u64) -> Alignment {
        let natural = bits.div_ceil(8).next_power_of_two();
        let natural = Alignment { abi: natural, preferred: natural };
        self.vectors.iter().find(|(b, _)| u64::from(*b) == bits).map_or(natural, |(_, a)| *a)
    }

    /// Returns the preferred alignment in bytes, for variables and stack slots without an explicit one. `None`
    /// for an unsized type.
    pub fn preferred_align_of(&self, types: &Types, ty: Type) -> Option<u64> {
        // An array has the preferred alignment of its innermost element type, even if its size overflows.
        if let TypeKind::Array { elem, .. } = types.kind(ty) {
            return self.preferred_align_of(types, *elem);
        }
        let abi = self.align_of(types, ty)?;
        Some(match types.kind(ty) {
            TypeKind::Int(bits) => self.int_align(*bits).preferred,
            TypeKind::Float(kind) => self.float_align(*kind).preferred,
            TypeKind::Ptr { addrspace, .. } => self.pointer_to(*addrspace).align.preferred,
            TypeKind::Vector { .. } => self.vector_align(self.vector_bits(types, ty)?).preferred,
            TypeKind::Struct { .. } => abi.max(self.aggregate.preferred),
            _ => abi,
        })
    }

    /// Returns the ABI alignment in bytes. `None` for an unsized type.
    pub fn align_of(&self, types: &Types, ty: Type) -> Option<u64> {
        self.size_and_align(types, ty, 0).map(|(_, a)| a)
    }

    /// Returns the allocation size in bytes, the stride of array elements. `None` for an unsized type (void,
    /// function, opaque, recursive) or a size of 2^63 or more.
    pub fn size_of(&self, types: &Types, ty: Type) -> Option<u64> {
        self.size_and_align(types, ty, 0).map(|(s, _)| s)
    }

    /// Returns the store size in bytes: ceil(bits / 8) for scalars and vectors, the allocation size for
    /// aggregates.
    pub fn store_size_of(&self, types: &Types, ty: Type) -> Option<u64> {
        match types.kind(ty) {
            TypeKind::Int(bits) => Some(u64::from(*bits).div_ceil(8)),
            TypeKind::Float(kind) => Some(u64::from(kind.bits()).div_ceil(8)),
            TypeKind::Vector { .. } => self.vector_bits(types, ty).map(|b| b.div_ceil(8)),
            _ => self.size_of(types, ty),
        }
    }

    fn vector_bits(&self, types: &Types, ty: Type) -> Option<u64> {
        let TypeKind::Vector { len, elem, .. } = types.kind(ty) else { return None };
        let elem_bits = match types.kind(*elem) {
            TypeKind::Int(bits) => u64::from(*bits),
            TypeKind::Float(kind) => u64::from(kind.bits()),
            TypeKind::Ptr { addrspace, .. } => self.pointer(*addrspace).0 * 8,
            _ => return None,
        };
        elem_bits.checked_mul(u64::from(*len))
    }

    /// Nesting depth beyond which a type counts as recursive; the parser rejects deeper nesting anyway.
    const DEPTH: u32 = 600;

    fn size_and_align(&self, types: &Types, ty: Type, depth: u32) -> Option<(u64, u64)> {
        if depth > Self::DEPTH {
            return None;
        }
        let round = |size: u64, align: u64| size.checked_next_multiple_of(align).filter(|s| *s < 1 << 63);
        match types.kind(ty) {
            TypeKind::Int(bits) => {
                let align = self.int_align(*bits).abi;
                Some((round(u64::from(*bits).div_ceil(8), align)?, align))
            }
            TypeKind::Float(kind) => {
                let align = self.float_align(*kind).abi;
                Some((round(u64::from(kind.bits()).div_ceil(8), align)?, align))
            }
            TypeKind::Ptr { addrspace, .. } => {
                let (size, align) = self.pointer(*addrspace);
                Some((round(size, align)?, align))
            }
            TypeKind::Array { len, elem } => {
                let (size, align) = self.size_and_align(types, *elem, depth + 1)?;
                Some((size.checked_mul(*len).filter(|s| *s < 1 << 63)?, align))
            }
            TypeKind::Vector { .. } => {
                let bits = self.vector_bits(types, ty)?;
                let bytes = bits.div_ceil(8);
                let align = self.vector_align(bits).abi;
                Some((round(bytes, align)?, align))
            }
            TypeKind::Struct { fields, packed } => self.place_fields(types, fields, *packed, depth, |_| {}),
            _ => None,
        }
    }

    /// Returns the type of the largest part of a value that starts at a byte offset; `None` if no part starts there.
    pub fn part_at(&self, types: &Types, ty: Type, offset: u64) -> Option<Type> {
        let (mut ty, mut offset) = (ty, offset);
        while offset > 0 {
            (ty, offset) = match types.kind(ty) {
                TypeKind::Struct { fields, .. } => {
                    let offsets = self.struct_layout(types, ty)?.offsets;
                    let n = offsets.iter().rposition(|start| *start <= offset)?;
                    (*fields.get(n)?, offset - offsets[n])
                }
                TypeKind::Array { len, elem } => {
                    let size = self.size_of(types, *elem).filter(|size| *size > 0)?;
                    (offset / size < *len).then_some((*elem, offset % size))?
                }
                _ => return None,
            };
        }
        self.size_of(types, ty).map(|_| ty)
    }

    /// Returns the layout of a struct type. `None` for an unsized type, and for types other than structs.
    pub fn struct_layout(&self, types: &Types, ty: Type) -> Option<StructLayout> {
        match types.kind(ty) {
            TypeKind::Struct { fields, packed } => self.lay_out(types, fields, *packed, 0),
            _ => None,
        }
    }

    /// Returns the offset of a field of a struct type; what follows the field does not matter. `None` if there is no such field,
    /// if one up to it has no size, and for types other than structs.
    pub fn field_offset(&self, types: &Types, ty: Type, index: usize) -> Option<u64> {
        let TypeKind::Struct { fields, packed } = types.kind(ty) else { return None };
        let mut found = None;
        self.place_fields(types, fields.get(..=index)?, *packed, 0, |offset| found = Some(offset))?;
        found
    }

    fn lay_out(&self, types: &Types, fields: &[Type], packed: bool, depth: u32) -> Option<StructLayout> {
        let mut offsets = Vec::with_capacity(fields.len());
        let (size, align) = self.place_fields(types, fields, packed, depth, |offset| offsets.push(offset))?;
        Some(StructLayout { size, align, offsets })
    }

    /// Calls a function with the offset of each field. Returns the size and the alignment of the struct.
    fn place_fields(
        &self,
        types: &Types,
        fields: &[Type],
        packed: bool,
        depth: u32,
        mut place: impl FnMut(u64),
    ) -> Option<(u64, u64)> {
        let (mut at, mut widest) = (0u64, if packed { 1 } else { self.aggregate.abi });
        for field in fields {
            let (size, align) = self.size_and_align(types, *field, depth + 1)?;
            if !packed {
                at = at.checked_next_multiple_of(align)?;
                widest = widest.max(align);
            }
            place(at);
            at = at.checked_add(size).filter(|s| *s < 1 << 63)?;
        }
        Some((at.checked_next_multiple_of(widest)?, widest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks 33 struct types: offset of field 1 and size, in LangRef's default layout and on x86-64.
    #[test]
    fn layouts_agree_with_llvm_22() {
        let mut t = Types::default();
        let float = |k: FloatKind| TypeKind::Float(k);
        let vector = |len, elem| TypeKind::Vector { len, scalable: false, elem };
        let mut rows: Vec<(TypeKind, [u64; 4])> = vec![
            (TypeKind::Int(1), [1, 2, 1, 2]),
            (TypeKind::Int(7), [1, 2, 1, 2]),
            (TypeKind::Int(16), [2, 4, 2, 4]),
            (TypeKind::Int(24), [4, 8, 4, 8]),
            (TypeKind::Int(32), [4, 8, 4, 8]),
            (TypeKind::Int(33), [4, 12, 8, 16]),
            (TypeKind::Int(40), [4, 12, 8, 16]),
            (TypeKind::Int(64), [4, 12, 8, 16]),
            (TypeKind::Int(65), [4, 16, 16, 32]),
            (TypeKind::Int(128), [4, 20, 16, 32]),
            (TypeKind::Int(256), [4, 36, 16, 48]),
            (float(FloatKind::Half), [2, 4, 2, 4]),
            (float(FloatKind::BFloat), [2, 4, 2, 4]),
            (float(FloatKind::Float), [4, 8, 4, 8]),
            (float(FloatKind::Double), [8, 16, 8, 16]),
            (float(FloatKind::X86Fp80), [16, 32, 16, 32]),
            (float(FloatKind::Fp128), [16, 32, 16, 32]),
            (float(FloatKind::PpcFp128), [16, 32, 16, 32]),
            (TypeKind::Ptr { pointee: None, addrspace: 0 }, [8, 16, 8, 16]),
            (TypeKind::Ptr { pointee: None, addrspace: 270 }, [8, 16, 4, 8]),
            (vector(2, Type::I8), [2, 4, 2, 4]),
            (vector(3, Type::I8), [4, 8, 4, 8]),
            (vector(3, Type::I32), [16, 32, 16, 32]),
            (vector(4, Type::I32), [16, 32, 16, 32]),
            (vector(8, Type::FLOAT), [32, 64, 32, 64]),
            (vector(8, Type::I1), [1, 2, 1, 2]),
            (vector(3, Type::I64), [32, 64, 32, 64]),
            (TypeKind::Array { len: 3, elem: Type::I16 }, [2, 8, 2, 8]),
            (TypeKind::Struct { fields: [].into(), packed: false }, [1, 1, 1, 1]),
            (TypeKind::Struct { fields: [Type::I32].into(), packed: true }, [1, 5, 1, 5]),
            (TypeKind::Struct { fields: [Type::I64].into(), packed: false }, [4, 12, 8, 16]),
            (TypeKind::Array { len: 0, elem: Type::I64 }, [4, 4, 8, 8]),
        ];
        assert_eq!(rows.len(), 32);
        let (default, host) = (DataLayout::llvm_default(), DataLayout::host());
        for (kind, want) in rows.drain(..) {
            let field = t.intern(kind);
            let whole = t.intern(TypeKind::Struct { fields: [Type::I8, field].into(), packed: false });
            let (d, h) = (default.struct_layout(&t, whole).unwrap(), host.struct_layout(&t, whole).unwrap());
            assert_eq!([d.offsets[1], d.size, h.offsets[1], h.size], want, "{}", t.display(whole));
        }
        let packed = t.intern(TypeKind::Struct { fields: [Type::I8, Type::I64].into(), packed: true });
        for layout in [default, host] {
            let l = layout.struct_layout(&t, packed).unwrap();
            assert_eq!((l.offsets[1], l.size), (1, 9));
        }
    }

    #[test]
    fn huge_and_unsized_types_have_no_size() {
        let mut t = Types::default();
        let big = t.intern(TypeKind::Array { len: u64::MAX, elem: Type::I64 });
        assert_eq!(DataLayout::host().size_of(&t, big), None);
        assert_eq!(DataLayout::host().size_of(&t, Type::VOID), None);
    }
}
