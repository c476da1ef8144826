//! Memory as described by source types: structs by members, unions by each of their members, bit fields by bits.

use super::value_text::ValueWriter;
use crate::interp::debug::{Content, Scalar, Tree};
use crate::ir::debug::{DebugInfo, Member};
use crate::ir::{Name, Type, TypeKind};
use crate::value::sign_extend;
use cranelift_entity::EntityRef;

/// Limit of recursion, since types may refer to each other in cycles.
const MAX_DEPTH: u32 = 32;
/// Maximum number of scalars that are read of a long run of equal ones.
const MAX_RUN: u64 = 1 << 16;

impl ValueWriter<'_> {
    /// Reads memory as a source type, given as its debug information node; at most `most` elements of each array are
    /// read.
    pub fn source_tree(&self, address: u64, ty: &str, most: u64) -> Tree {
        let info = self.program.debug_info();
        self.tree_of(&info, address, 0, ty, most, 0)
    }

    /// Returns an undefined value of a source type, without reading memory; a pointer is null.
    pub(super) fn undefined_tree(&self, ty: &str, size: u64) -> Tree {
        let info = self.program.debug_info();
        let ty = self.type_of(&info, ty).unwrap_or(Type::VOID);
        let scalar = if ty == Type::PTR { Scalar::Pointer(self.state.pointer_to(0)) } else { Scalar::Undef };
        Tree { ty, offset: 0, size, content: Content::Scalar(scalar) }
    }

    fn tree_of(&self, info: &DebugInfo<'_>, base: u64, offset: u64, ty: &str, most: u64, depth: u32) -> Tree {
        let plain = info.plain_type(ty).unwrap_or_default();
        let size = info.bits(&plain).unwrap_or(0) / 8;
        let of_llvm = self.type_of(info, &plain);
        let whole = |content| Tree { ty: of_llvm.unwrap_or(Type::VOID), offset, size, content };
        if depth > MAX_DEPTH || self.state.raw(base + offset, size).is_none() {
            return whole(Content::Unreadable);
        }
        if let Some(element) = info.element(&plain) {
            let step = info.bits(&element).unwrap_or(0) / 8;
            let count = size.checked_div(step).unwrap_or(0);
            let mut shown = count.min(most);
            let is_scalar = info.plain_type(&element).is_some_and(|plain| info.basic(&plain).is_some());
            let raw = |n: u64| self.state.raw(base + offset + n * step, step);
            // A run of equal elements is shown with its length.
            while is_scalar
                && (1..count.min(most.saturating_add(MAX_RUN))).contains(&shown)
                && raw(shown) == raw(shown - 1)
            {
                shown += 1;
            }
            let mut parts: Vec<Tree> =
                (0..shown).map(|n| self.tree_of(info, base, offset + n * step, &element, most, depth + 1)).collect();
            if let Some(last) = parts.last().filter(|_| shown < count) {
                let (ty, left) = (last.ty, count - shown);
                let offset = offset + shown * step;
                parts.push(Tree { ty, offset, size: left * step, content: Content::More(left) });
            }
            return whole(Content::Node(parts));
        }
        if info.is_record(&plain) {
            let parts = info.parts(&plain);
            let part = |member: &Member| match (member.offset, member.bits) {
                (Some(at), Some(bits)) => self.bit_field(info, base, offset * 8 + at, bits, &member.ty),
                (Some(at), None) => self.tree_of(info, base, offset + at / 8, &member.ty, most, depth + 1),
                (None, _) => Tree { ty: Type::VOID, offset, size: 0, content: Content::Unreadable },
            };
            return whole(Content::Node(parts.iter().map(part).collect()));
        }
        if info.is_complex(&plain) {
            let half = size / 2;
            let ty = self.types.ids().find(|ty| {
                matches!(self.types.kind(*ty), TypeKind::Float(_))
                    && self.state.layout().size_of(self.types, *ty) == Some(half)
            });
            let part = |at: u64| ty.map(|ty| Tree { offset: at, ..self.state.read(base + at, self.types, ty, most) });
            let parts: Option<Vec<Tree>> = [offset, offset + half].into_iter().map(part).collect();
            return whole(parts.map_or(Content::Unreadable, Content::Node));
        }
        match of_llvm {
            Some(ty) => Tree { offset, ..self.state.read(base + offset, self.types, ty, most) },
            None => whole(Content::Unreadable),
        }
    }

    /// Reads a bit field of `bits` bits, `at` bits after address `base`, as a value of its declared type.
    pub(super) fn bit_field(&self, info: &DebugInfo<'_>, base: u64, at: u64, bits: u64, ty: &str) -> Tree {
        let plain = info.plain_type(ty).unwrap_or_default();
        let of_llvm = self.type_of(info, &plain).unwrap_or(Type::I64);
        let width = self.types.int_width(of_llvm).unwrap_or(64);
        let (first, shift) = (at / 8, at % 8);
        let size = (shift + bits).div_ceil(8);
        let tree = |content| Tree { ty: of_llvm, offset: first, size, content };
        let Some(raw) = self.state.raw(base + first, size).filter(|_| (1..=64).contains(&bits)) else {
            return tree(Content::Unreadable);
        };
        let (bytes, states) = raw.split_at(size as usize);
        let word = |bytes: &mut dyn Iterator<Item = u8>| {
            bytes.zip(0..).fold(0u128, |word, (byte, n)| word | u128::from(byte) << (8 * n)) >> shift
                & ((1 << bits) - 1)
        };
        let value = word(&mut bytes.iter().copied());
        let unknown = states.chunks_exact(2).map(|state| match (state[0], state[1]) {
            (0, _) => 0,
            (mask, 1) => mask,
            _ => 0xff,
        });
        let undefined = word(&mut { unknown });
        tree(Content::Scalar(match undefined {
            // A single bit is not a sign bit in `plain_of`, which treats it as a Boolean.
            0 if bits == 1 => {
                let value = if info.is_unsigned(&plain) { value } else { sign_extend(1, value) as u128 };
                let words = [(value & (u128::MAX >> (128 - width.clamp(1, 128)))) as u64].into();
                Scalar::Int { width, words, undefined: 0 }
            }
            0 => Scalar::Int { width: bits as u32, words: [value as u64].into(), undefined: 0 },
            _ => Scalar::Int { width: bits as u32, words: [value as u64].into(), undefined },
        }))
    }

    /// Returns the LLVM type of a source type; `None` if the module has no such type.
    pub(super) fn type_of(&self, info: &DebugInfo<'_>, ty: &str) -> Option<Type> {
        let ty = info.plain_type(ty)?;
        let bits = info.bits(&ty)?;
        let size = |ty: Type| self.state.layout().size_of(self.types, ty).map(|size| size * 8);
        if info.pointee(&ty).is_some() || ty.contains("tag: DW_TAG_pointer_type") && ty.starts_with("!DIDerivedType(") {
            return (bits == 64).then_some(Type::PTR);
        }
        let all = || (0..self.types.len()).map(Type::new);
        if info.is_complex(&ty) {
            let is = |found: &Type| match self.types.kind(*found) {
                TypeKind::Struct { fields, .. } => {
                    matches!(&fields[..], [a, b] if a == b && matches!(self.types.kind(*a), TypeKind::Float(_)))
                }
                _ => false,
            };
            return all().filter(is).find(|found| size(*found) == Some(bits));
        }
        if let Some(float) = info.basic(&ty) {
            let usual = match (float, bits) {
                (false, 8) => Some(Type::I8),
                (false, 16) => Some(Type::I16),
                (false, 32) => Some(Type::I32),
                (false, 64) => Some(Type::I64),
                (false, 128) => Some(Type::I128),
                (true, 32) => Some(Type::FLOAT),
                (true, 64) => Some(Type::DOUBLE),
                _ => None,
            };
            let is = |found: &Type| match self.types.kind(*found) {
                TypeKind::Int(width) => !float && u64::from(*width) == bits,
                TypeKind::Float(_) => float && size(*found) == Some(bits),
                _ => false,
            };
            return usual.or_else(|| all().find(is));
        }
        if let Some(elem) = info.element(&ty) {
            let elem = self.type_of(info, &elem)?;
            let len = bits / size(elem).filter(|size| *size > 0)?;
            return all().find(
                |found| matches!(self.types.kind(*found), TypeKind::Array { len: n, elem: e } if (*n, *e) == (len, elem)),
            );
        }
        // `%"class.std::vector"` omits the template arguments, and `%struct.point.12` has a suffix that makes
        // it unique.
        let name = info.name(&ty)?;
        let name = name.split('<').next().unwrap_or("").trim().to_string();
        let is = |text: &str| {
            let plain =
                text.rsplit_once('.').filter(|(_, n)| n.parse::<u32>().is_ok()).map_or(text, |(before, _)| before);
            plain.strip_suffix(&*name).is_some_and(|before| before.ends_with(['.', ':']))
        };
        let named = |found: &Type| match self.types.written(*found) {
            TypeKind::Named(id) => matches!(&self.types.named[*id].name, Name::Text(text) if is(text)),
            _ => false,
        };
        all().filter(named).find(|found| size(*found) == Some(bits))
    }
}
