//! Sizes, alignments and offsets: the single source for both engines (LangRef "Data Layout").
//!
//! With a `target datalayout` line, that; without one the host's, as `lli` does, since structs are exchanged with C.
//! [`DataLayout::llvm_default`] is LangRef's literal default (i64 aligned to 4), for those who want it.

use super::types::{FloatKind, Type, TypeKind, Types};

/// The layout string of x86-64 Linux as clang writes it.
pub const X86_64_LINUX: &str = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";

/// Alignments in bytes, pointer sizes and byte order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataLayout {
    /// `E`: most significant byte first.
    pub big_endian: bool,
    /// `(bits, alignment in bytes)` of integers, ascending.
    ints: Vec<(u32, u64)>,
    /// `(bits, alignment)` of floating-point types, ascending.
    floats: Vec<(u32, u64)>,
    /// `(bits, alignment)` of vectors, ascending.
    vectors: Vec<(u64, u64)>,
    /// Least alignment of aggregates.
    aggregate: u64,
    /// `(address space, size, alignment, index size)`, the sizes in bytes.
    pointers: Vec<(u32, u64, u64, u64)>,
    /// `m:` mangling character, `e` if absent.
    pub mangling: char,
}

/// What is wrong with a layout string.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct LayoutError {
    /// The sentence.
    pub message: String,
    /// The specification between two `-` that is wrong.
    pub piece: String,
}

/// Size and offsets of a struct.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StructLayout {
    /// Size in bytes with the padding at the end.
    pub size: u64,
    /// Alignment in bytes.
    pub align: u64,
    /// Offset of each field in bytes.
    pub offsets: Vec<u64>,
}

impl DataLayout {
    /// LangRef's defaults, which hold where a string says nothing.
    pub fn llvm_default() -> Self {
        DataLayout {
            big_endian: false,
            ints: vec![(1, 1), (8, 1), (16, 2), (32, 4), (64, 4)],
            floats: vec![(16, 2), (32, 4), (64, 8), (128, 16)],
            vectors: vec![(64, 8), (128, 16)],
            aggregate: 1,
            pointers: vec![(0, 8, 8, 8)],
            mangling: 'e',
        }
    }

    /// The machine this runs on.
    pub fn host() -> Self {
        Self::parse(X86_64_LINUX).expect("the host's own layout string is well formed")
    }

    /// Reads a `target datalayout` string.
    pub fn parse(text: &str) -> Result<Self, LayoutError> {
        let mut layout = DataLayout::llvm_default();
        if text.is_empty() {
            return Ok(layout);
        }
        for piece in text.split('-') {
            layout.parse_piece(piece).map_err(|message| LayoutError { message, piece: piece.into() })?;
        }
        Ok(layout)
    }

    fn parse_piece(&mut self, piece: &str) -> Result<(), String> {
        let Some(letter) = piece.chars().next() else { return Err("empty specification in datalayout string".into()) };
        let rest = &piece[letter.len_utf8()..];
        let mut parts = rest.split(':');
        match letter {
            'e' if rest.is_empty() => self.big_endian = false,
            'E' if rest.is_empty() => self.big_endian = true,
            'm' => {
                self.mangling = rest
                    .strip_prefix(':')
                    .filter(|m| matches!(*m, "e" | "l" | "o" | "m" | "x" | "w" | "a"))
                    .and_then(|m| m.chars().next())
                    .ok_or("unknown mangling in datalayout string")?
            }
            'S' => {
                let bits = number(rest, 0, 1 << 24)?;
                if bits != 0 && !(bits % 8 == 0 && (bits / 8).is_power_of_two()) {
                    return Err("stack natural alignment must be a power of two times the byte width".into());
                }
            }
            'P' | 'G' | 'A' => {
                number(rest, 0, 1 << 24)?;
            }
            'n' if rest.starts_with('i') => {
                for space in rest[1..].trim_start_matches(':').split(':') {
                    if number(space, 0, 1 << 24)? == 0 {
                        return Err("address space 0 cannot be non-integral".into());
                    }
                }
            }
            'n' => {
                for width in parts {
                    number(width, 1, 1 << 24)?;
                }
            }
            'F' => {
                let mut chars = rest.chars();
                if !matches!(chars.next(), Some('i' | 'n')) {
                    return Err("unknown function pointer alignment type in datalayout string".into());
                }
                let bits = number(chars.as_str(), 0, 1 << 16)?;
                if bits != 0 && !(bits % 8 == 0 && (bits / 8).is_power_of_two()) {
                    return Err("ABI alignment must be a power of two times the byte width".into());
                }
            }
            'p' => {
                let space = parts.next().unwrap_or("");
                let space = if space.is_empty() { 0 } else { number(space, 0, 1 << 24)? as u32 };
                let size = number(parts.next().unwrap_or(""), 1, 1 << 24)?;
                let align = alignment(parts.next().unwrap_or(""))?;
                let preferred = parts.next().map(alignment).transpose()?.unwrap_or(align);
                let index = parts.next().map(|t| number(t, 1, 1 << 24)).transpose()?.unwrap_or(size);
                if preferred < align {
                    return Err("preferred alignment cannot be less than the ABI alignment".into());
                }
                if index > size {
                    return Err("index size cannot be larger than the pointer size".into());
                }
                let new = (space, size.div_ceil(8), align.max(1), index.div_ceil(8));
                match self.pointers.iter_mut().find(|p| p.0 == space) {
                    Some(old) => *old = new,
                    None => self.pointers.push(new),
                }
            }
            'i' | 'f' | 'v' | 'a' => {
                let size = parts.next().unwrap_or("");
                let size = match letter {
                    'a' if size.is_empty() || size == "0" => 0,
                    'a' => return Err("sized aggregate specification in datalayout string".into()),
                    _ => number(size, 1, 1 << 24)?,
                };
                let align = alignment(parts.next().unwrap_or(""))?;
                let preferred = parts.next().map(alignment).transpose()?.unwrap_or(align);
                if preferred < align {
                    return Err("preferred alignment cannot be less than the ABI alignment".into());
                }
                if letter != 'a' && align == 0 {
                    return Err("ABI alignment specification must be larger than 0 for non-aggregate types".into());
                }
                match letter {
                    'i' if size == 8 && align != 1 => return Err("i8 must be 8-bit aligned".into()),
                    'i' => insert(&mut self.ints, size as u32, align),
                    'f' => insert(&mut self.floats, size as u32, align),
                    'v' => insert(&mut self.vectors, size, align),
                    _ => self.aggregate = align.max(1),
                }
            }
            's' => {} // Stack objects: an old letter without a meaning today.
            _ => return Err(format!("unknown specifier `{letter}` in datalayout string")),
        }
        Ok(())
    }

    /// Size and alignment in bytes of a pointer.
    pub fn pointer(&self, addrspace: u32) -> (u64, u64) {
        let found = self.pointers.iter().find(|p| p.0 == addrspace).or_else(|| self.pointers.iter().find(|p| p.0 == 0));
        found.map_or((8, 8), |p| (p.1, p.2))
    }

    /// Width in bits of a getelementptr index.
    pub fn index_bits(&self, addrspace: u32) -> u32 {
        let found = self.pointers.iter().find(|p| p.0 == addrspace).or_else(|| self.pointers.iter().find(|p| p.0 == 0));
        found.map_or(64, |p| p.3 as u32 * 8)
    }

    fn int_align(&self, bits: u32) -> u64 {
        // The alignment of the next larger width that is given, else of the largest.
        let at = self.ints.partition_point(|(b, _)| *b < bits);
        self.ints.get(at).or(self.ints.last()).map_or(1, |(_, a)| *a)
    }

    /// Alignment in bytes of a type in memory (LLVM's "ABI alignment"). `None`: the type has no size.
    pub fn align_of(&self, types: &Types, ty: Type) -> Option<u64> {
        self.size_and_align(types, ty, 0).map(|(_, a)| a)
    }

    /// Distance in bytes between two elements of an array of the type (LLVM's "alloc size"). `None`: the type has no size
    /// (void, function, opaque, recursive, scalable) or one beyond 2^63.
    pub fn size_of(&self, types: &Types, ty: Type) -> Option<u64> {
        self.size_and_align(types, ty, 0).map(|(s, _)| s)
    }

    /// Bytes that a store writes (LLVM's "store size"): ceil(bits / 8) for scalars, the alloc size for aggregates.
    pub fn store_size_of(&self, types: &Types, ty: Type) -> Option<u64> {
        match types.kind(ty) {
            TypeKind::Int(bits) => Some(u64::from(*bits).div_ceil(8)),
            TypeKind::Float(kind) => Some(u64::from(kind.bits()).div_ceil(8)),
            TypeKind::Vector { .. } => self.vector_bits(types, ty).map(|b| b.div_ceil(8)),
            _ => self.size_of(types, ty),
        }
    }

    fn vector_bits(&self, types: &Types, ty: Type) -> Option<u64> {
        let TypeKind::Vector { len, scalable: false, elem } = types.kind(ty) else { return None };
        let elem_bits = match types.kind(*elem) {
            TypeKind::Int(bits) => u64::from(*bits),
            TypeKind::Float(kind) => u64::from(kind.bits()),
            TypeKind::Ptr { addrspace, .. } => self.pointer(*addrspace).0 * 8,
            _ => return None,
        };
        elem_bits.checked_mul(u64::from(*len))
    }

    /// Deeper than this a type counts as recursive; the parser refuses deeper nesting anyway.
    const DEPTH: u32 = 600;

    fn size_and_align(&self, types: &Types, ty: Type, depth: u32) -> Option<(u64, u64)> {
        if depth > Self::DEPTH {
            return None;
        }
        let round = |size: u64, align: u64| size.checked_next_multiple_of(align).filter(|s| *s < 1 << 63);
        match types.kind(ty) {
            TypeKind::Int(bits) => {
                let align = self.int_align(*bits);
                Some((round(u64::from(*bits).div_ceil(8), align)?, align))
            }
            TypeKind::Float(kind) => {
                let bits = kind.bits();
                let listed = self.floats.iter().find(|(b, _)| *b == bits);
                let align = match listed {
                    Some((_, align)) => *align,
                    None if *kind == FloatKind::X86Fp80 => 16,
                    None => u64::from(bits).div_ceil(8).next_power_of_two(),
                };
                Some((round(u64::from(bits).div_ceil(8), align)?, align))
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
                let align = match self.vectors.iter().find(|(b, _)| *b == bits) {
                    Some((_, align)) => *align,
                    None => bytes.next_power_of_two().max(1),
                };
                Some((round(bytes, align)?, align))
            }
            TypeKind::Struct { fields, packed } => {
                let layout = self.lay_out(types, fields, *packed, depth)?;
                Some((layout.size, layout.align))
            }
            _ => None,
        }
    }

    /// Offsets, size and alignment of a struct type. `None` if it is no struct or has no size.
    pub fn struct_layout(&self, types: &Types, ty: Type) -> Option<StructLayout> {
        match types.kind(ty) {
            TypeKind::Struct { fields, packed } => self.lay_out(types, fields, *packed, 0),
            _ => None,
        }
    }

    fn lay_out(&self, types: &Types, fields: &[Type], packed: bool, depth: u32) -> Option<StructLayout> {
        let (mut at, mut widest) = (0u64, if packed { 1 } else { self.aggregate });
        let mut offsets = Vec::with_capacity(fields.len());
        for field in fields {
            let (size, align) = self.size_and_align(types, *field, depth + 1)?;
            if !packed {
                at = at.checked_next_multiple_of(align)?;
                widest = widest.max(align);
            }
            offsets.push(at);
            at = at.checked_add(size).filter(|s| *s < 1 << 63)?;
        }
        let size = at.checked_next_multiple_of(widest)?;
        Some(StructLayout { size, align: widest, offsets })
    }
}

fn insert<T: Copy + Ord>(list: &mut Vec<(T, u64)>, size: T, align: u64) {
    match list.binary_search_by_key(&size, |e| e.0) {
        Ok(at) => list[at].1 = align,
        Err(at) => list.insert(at, (size, align)),
    }
}

fn number(text: &str, least: u64, below: u64) -> Result<u64, String> {
    match text.parse::<u64>() {
        Ok(n) if n >= least && n < below => Ok(n),
        Ok(n) => Err(format!("number {n} out of range in datalayout string")),
        Err(_) => Err(format!("expected a number, found `{text}` in datalayout string")),
    }
}

/// An alignment given in bits, in bytes.
fn alignment(text: &str) -> Result<u64, String> {
    let bits = number(text, 0, 1 << 16)?;
    match bits {
        0 => Ok(0),
        _ if bits % 8 == 0 && (bits / 8).is_power_of_two() => Ok(bits / 8),
        _ => Err(format!("alignment {bits} is not a power of two times the byte width")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The 33 struct types of the checklist: offset of field 1 and size, with LangRef's default and on x86-64.
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

    #[test]
    fn wrong_strings_are_refused_by_name() {
        for (text, message) in [
            ("q", "unknown specifier `q` in datalayout string"),
            ("i8:16", "i8 must be 8-bit aligned"),
            ("e--m:e", "empty specification in datalayout string"),
            ("ni:0", "address space 0 cannot be non-integral"),
            ("i64:24", "alignment 24 is not a power of two times the byte width"),
            ("p:64:64:64:128", "index size cannot be larger than the pointer size"),
        ] {
            assert_eq!(DataLayout::parse(text).unwrap_err().message, message);
        }
    }
}
