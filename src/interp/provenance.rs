//! Run-time values of the interpreter: bits, what is known about them (defined, undef, poison, or undef in some bits), and
//! for pointers the allocation they were made from.
//!
//! A [`Slot`] is what a local value holds. Its tag is zero in the common case, so that a whole instruction is decided by one
//! comparison; everything else is looked up in [`Undefs`], which remembers where an undefined value came from.

use crate::ir::Type;
use crate::source::Span;
use rustc_hash::FxHashMap;

/// What is known about the bits of a value; zero means all of them are defined.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tag(u32);

impl Tag {
    /// Every bit is defined.
    pub const DEFINED: Tag = Tag(0);
    const UNDEF: u32 = 0b10 << 30;
    const POISON: u32 = 0b11 << 30;
    const PARTIAL: u32 = 0b01 << 30;
    const ID: u32 = (1 << 30) - 1;

    /// Every bit is undefined.
    pub fn undef(origin: OriginId) -> Tag {
        Tag(Self::UNDEF | origin.0)
    }

    /// Poison.
    pub fn poison(origin: OriginId) -> Tag {
        Tag(Self::POISON | origin.0)
    }

    /// Whether every bit is defined.
    #[inline(always)]
    pub fn is_defined(self) -> bool {
        self.0 == 0
    }

    /// Zero only if both are [`Tag::DEFINED`].
    #[inline(always)]
    pub fn or(self, other: Tag) -> u32 {
        self.0 | other.0
    }

    /// Whether it is poison.
    pub fn is_poison(self) -> bool {
        self.0 & Self::POISON == Self::POISON
    }

    /// Whether it is undef in every bit.
    pub fn is_undef(self) -> bool {
        self.0 & Self::POISON == Self::UNDEF
    }

    /// Whether some bits are undefined and others are not.
    pub fn is_partial(self) -> bool {
        self.0 & Self::POISON == Self::PARTIAL
    }

    fn id(self) -> u32 {
        self.0 & Self::ID
    }
}

/// The content of a local value.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Slot {
    /// The low 64 bits; unused upper bits are zero, and so are bits that are not defined.
    pub lo: u64,
    /// The upper 64 bits of integers above 64 bits; the provenance of pointers; otherwise meaningless.
    pub hi: u64,
    /// What is known about the bits.
    pub tag: Tag,
    /// Of pointers: where the allocation was made (24 bits), and how many indices its path has below the root (document
    /// 000's machine; 8 bits).
    pub site: u32,
}

impl Slot {
    /// An integer of at most 64 bits, or the bits of a floating-point value.
    #[inline(always)]
    pub fn int(bits: u64) -> Slot {
        Slot { lo: bits, hi: 0, tag: Tag::DEFINED, site: 0 }
    }

    /// An integer of at most 128 bits.
    #[inline]
    pub fn wide(bits: u128) -> Slot {
        Slot { lo: bits as u64, hi: (bits >> 64) as u64, tag: Tag::DEFINED, site: 0 }
    }

    /// A pointer.
    #[inline(always)]
    pub fn pointer(address: u64, provenance: Provenance, site: u32) -> Slot {
        Slot { lo: address, hi: provenance.pack(), tag: Tag::DEFINED, site }
    }

    /// The null pointer.
    pub const NULL: Slot = Slot { lo: 0, hi: 0, tag: Tag::DEFINED, site: 0 };

    /// A value undefined in every bit.
    pub fn undef(origin: OriginId) -> Slot {
        Slot { lo: 0, hi: 0, tag: Tag::undef(origin), site: 0 }
    }

    /// Poison.
    pub fn poison(origin: OriginId) -> Slot {
        Slot { lo: 0, hi: 0, tag: Tag::poison(origin), site: 0 }
    }

    /// All bits of an integer of a width.
    pub fn bits(&self, width: u32) -> u128 {
        if width > 64 { u128::from(self.lo) | u128::from(self.hi) << 64 } else { u128::from(self.lo) }
    }

    /// What a pointer was made from.
    pub fn provenance(&self) -> Provenance {
        Provenance::unpack(self.hi)
    }
}

/// What a pointer may be used to access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Provenance {
    /// The allocation with this place in the table; the generation tells it from earlier users of the place.
    Alloc {
        /// Place in the table, never 0.
        index: u32,
        /// Generation of the place.
        generation: u32,
    },
    /// Memory of the host: trusted, as long as it is mapped.
    Foreign,
    /// An address that belonged to nothing when the pointer was made: looked up again when used.
    None,
}

impl Provenance {
    /// In 64 bits.
    #[inline(always)]
    pub fn pack(self) -> u64 {
        match self {
            Provenance::Alloc { index, generation } => u64::from(index) | u64::from(generation) << 32,
            Provenance::Foreign => 1 << 32,
            Provenance::None => 0,
        }
    }

    /// From 64 bits.
    #[inline(always)]
    pub fn unpack(bits: u64) -> Provenance {
        match (bits as u32, bits >> 32) {
            (0, 0) => Provenance::None,
            (0, _) => Provenance::Foreign,
            (index, generation) => Provenance::Alloc { index, generation: generation as u32 },
        }
    }
}

/// A place in the code, a function's number and an operation's; turned into a span when a report needs it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Place {
    /// Number of the function; `u32::MAX` if the place is not in code.
    pub function: u32,
    /// Number of the operation.
    pub op: u32,
}

impl Place {
    /// Nowhere.
    pub const NONE: Place = Place { function: u32::MAX, op: 0 };
}

/// Why a value is not defined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// `undef` or `poison` is written in the text.
    Literal,
    /// It was read from memory that was never written; the number is the site of the allocation.
    Uninitialised(u32),
    /// It was read from memory outside its lifetime markers or from padding that a store left undefined.
    Padding,
    /// The caller outside passed it.
    Argument,
    /// A call of a function as another type did not pass it, or did not give it back.
    NotPassed,
    /// A flag's promise was broken (`nsw`, `exact`, …).
    Flag(&'static str),
    /// A shift by at least the width.
    Shift,
    /// A conversion from floating point whose result does not fit.
    Range,
    /// The mathematical function is not defined there (`llvm.ctlz` of zero and the like).
    Undefined(&'static str),
    /// Inline assembly put nothing there.
    Assembly,
    /// An address was computed outside its object although `inbounds` or another flag promised otherwise.
    Inbounds,
    /// It was read from a variable after its lifetime had ended (`llvm.lifetime.end`).
    Ended,
    /// `inbounds` arithmetic on the null pointer, or (the LLVMlite document) any address computed from null.
    NullGep,
    /// The LLVMlite document: an index outside its array.
    IndexOutOfRange {
        /// The index.
        index: i64,
        /// Number of elements.
        len: u64,
    },
    /// The LLVMlite document: the first index leaves a value that is no array element.
    Sibling {
        /// The index.
        index: i64,
    },
    /// The LLVMlite document: the type written is not compatible with what is in memory.
    Incompatible {
        /// The type written.
        written: Type,
        /// The type in memory.
        found: Type,
    },
    /// The LLVMlite document: the pointer does not point to a value of its block.
    NoSubtree,
    /// `llvm.lifetime` says the memory is not in use.
    Lifetime,
}

/// Where an undefined value came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Origin {
    /// Why.
    pub cause: Cause,
    /// Where it came up.
    pub place: Place,
    /// The same for places outside of code, such as initialisers.
    pub span: Option<Span>,
}

/// A place in [`Undefs`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OriginId(u32);

impl OriginId {
    /// Stands for what was not remembered.
    pub const FORGOTTEN: OriginId = OriginId(Tag::ID);

    /// As a number, for memory's side table.
    pub fn number(self) -> u32 {
        self.0
    }

    /// From [`OriginId::number`].
    pub fn from_number(n: u32) -> OriginId {
        OriginId(n & Tag::ID)
    }
}

/// More different origins than this are not told apart: a program that computes undefined values for ever must not use up
/// memory for remembering why.
const MOST: usize = 1 << 20;

/// The values behind so many origins are kept; beyond, an origin stands for every time that its place was passed.
const MOST_VALUES: usize = 1 << 12;

/// Everything known about values that are not fully defined.
#[derive(Default)]
pub struct Undefs {
    origins: Vec<Origin>,
    origin_ids: FxHashMap<Origin, u32>,
    values: FxHashMap<u32, String>,
    partials: Vec<(u128, OriginId)>,
    partial_ids: FxHashMap<(u128, OriginId), u32>,
}

impl Undefs {
    /// The id of an origin.
    #[cold]
    pub fn origin(&mut self, cause: Cause, place: Place) -> OriginId {
        self.intern(Origin { cause, place, span: None })
    }

    /// The id of an origin with the values that brought it about, as a report shows them.
    #[cold]
    #[inline(never)]
    pub fn valued(&mut self, cause: Cause, place: Place, values: impl FnOnce() -> String) -> OriginId {
        if self.values.len() >= MOST_VALUES || self.origins.len() >= MOST {
            return self.origin(cause, place);
        }
        let id = self.origins.len() as u32;
        self.origins.push(Origin { cause, place, span: None });
        self.values.insert(id, values());
        OriginId(id)
    }

    /// The values of an origin, if they are known.
    pub fn values(&self, id: OriginId) -> Option<&str> {
        self.values.get(&id.0).map(String::as_str)
    }

    /// The id of an origin outside of code.
    pub fn origin_at(&mut self, cause: Cause, span: Span) -> OriginId {
        self.intern(Origin { cause, place: Place::NONE, span: Some(span) })
    }

    fn intern(&mut self, origin: Origin) -> OriginId {
        if let Some(id) = self.origin_ids.get(&origin) {
            return OriginId(*id);
        }
        if self.origins.len() >= MOST {
            return OriginId::FORGOTTEN;
        }
        let id = self.origins.len() as u32;
        self.origins.push(origin);
        self.origin_ids.insert(origin, id);
        OriginId(id)
    }

    /// Whether an origin is in a function.
    pub fn mentions(&self, function: u32) -> bool {
        self.origins.iter().any(|origin| origin.place.function == function)
    }

    /// Puts the origins in a function into another one.
    pub fn rename(&mut self, from: u32, to: u32) {
        for (id, origin) in (0..).zip(&mut self.origins) {
            if origin.place.function == from {
                self.origin_ids.remove(origin);
                origin.place.function = to;
                self.origin_ids.insert(*origin, id);
            }
        }
    }

    /// What is known about an origin.
    pub fn get(&self, id: OriginId) -> Option<&Origin> {
        self.origins.get(id.0 as usize)
    }

    /// A value of which the bits of `mask` are undefined; the mask may be empty or full.
    pub fn partial(&mut self, width: u32, bits: u128, mask: u128, origin: OriginId) -> Slot {
        let all = crate::value::truncate(width, u128::MAX);
        let mask = mask & all;
        if mask == 0 {
            return Slot::wide(bits & all);
        }
        let full = mask == all || self.partials.len() >= MOST;
        if full {
            return Slot::undef(origin);
        }
        let next = self.partials.len() as u32;
        let id = *self.partial_ids.entry((mask, origin)).or_insert(next);
        if id == next {
            self.partials.push((mask, origin));
        }
        Slot { tag: Tag(Tag::PARTIAL | id), ..Slot::wide(bits & all & !mask) }
    }

    /// Which bits of a value of a width are undefined (all of them for poison).
    pub fn mask(&self, slot: &Slot, width: u32) -> u128 {
        let all = crate::value::truncate(width, u128::MAX);
        if slot.tag.is_defined() {
            0
        } else if slot.tag.is_partial() {
            self.partials.get(slot.tag.id() as usize).map_or(all, |p| p.0 & all)
        } else {
            all
        }
    }

    /// A value of which some bits are undefined with another width: cut, or with zeros above.
    pub fn resized(&mut self, value: &Slot, from: u32, to: u32) -> Slot {
        let origin = self.origin_of(value.tag).unwrap_or(OriginId::FORGOTTEN);
        self.partial(to, value.bits(from), self.mask(value, from), origin)
    }

    /// Where an undefined value came from.
    pub fn origin_of(&self, tag: Tag) -> Option<OriginId> {
        if tag.is_defined() {
            None
        } else if tag.is_partial() {
            self.partials.get(tag.id() as usize).map(|p| p.1)
        } else {
            Some(OriginId(tag.id()))
        }
    }

    /// The tag of a result that is undefined because an operand is: poison wins over undef, the first operand over the
    /// second.
    pub fn spread(&self, tags: &[Tag]) -> Slot {
        let poison = tags.iter().find(|t| t.is_poison());
        match poison.or_else(|| tags.iter().find(|t| !t.is_defined())) {
            Some(tag) => {
                let origin = self.origin_of(*tag).unwrap_or(OriginId::FORGOTTEN);
                if tag.is_poison() { Slot::poison(origin) } else { Slot::undef(origin) }
            }
            None => Slot::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn provenance_survives_packing() {
        for p in [Provenance::None, Provenance::Foreign, Provenance::Alloc { index: 7, generation: u32::MAX }] {
            assert_eq!(Provenance::unpack(p.pack()), p);
        }
    }

    #[test]
    fn masks_collapse_to_defined_or_undef() {
        let mut undefs = Undefs::default();
        let origin = undefs.origin(Cause::Literal, Place::NONE);
        assert!(undefs.partial(8, 0xff, 0x100, origin).tag.is_defined());
        assert!(undefs.partial(8, 0xff, 0xff, origin).tag.is_undef());
        let some = undefs.partial(8, 0xff, 0x0f, origin);
        assert!(some.tag.is_partial());
        assert_eq!((some.lo, undefs.mask(&some, 8)), (0xf0, 0x0f));
        assert_eq!(undefs.origin_of(some.tag), Some(origin));
        let poison = Slot::poison(origin);
        assert!(undefs.spread(&[some.tag, poison.tag]).tag.is_poison());
    }
}
