//! Run-time values of the interpreter: bits, their definedness (defined, undef, poison, or partly undef), and for
//! pointers the allocation from which they were derived.
//!
//! A [`ScalarValue`] holds a local value. Its tag is zero in the common case, so one comparison suffices per
//! instruction; [`OriginTable`] has everything else: the origins of undefined values.

use crate::ir::Type;
use crate::source::Span;
use rustc_hash::FxHashMap;

/// Definedness of a value's bits; zero means that all of them are defined.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Definedness(u32);

impl Definedness {
    /// All bits are defined.
    pub const DEFINED: Definedness = Definedness(0);
    const UNDEF: u32 = 0b10 << 30;
    const POISON: u32 = 0b11 << 30;
    const PARTIAL: u32 = 0b01 << 30;
    const ID: u32 = (1 << 30) - 1;

    /// Returns the tag of a value with all bits undefined.
    pub fn undef(origin: OriginId) -> Definedness {
        Definedness(Self::UNDEF | origin.0)
    }

    /// Returns the tag of a poison value.
    pub fn poison(origin: OriginId) -> Definedness {
        Definedness(Self::POISON | origin.0)
    }

    /// Whether all bits are defined.
    #[inline(always)]
    pub fn is_defined(self) -> bool {
        self.0 == 0
    }

    /// Returns zero only if both are [`Definedness::DEFINED`].
    #[inline(always)]
    pub fn or(self, other: Definedness) -> u32 {
        self.0 | other.0
    }

    /// Whether the value is poison.
    pub fn is_poison(self) -> bool {
        self.0 & Self::POISON == Self::POISON
    }

    /// Whether all bits are undef.
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

/// Content of a local value.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct ScalarValue {
    /// Low 64 bits. Unused upper bits and undefined bits are zero.
    pub lo: u64,
    /// Upper 64 bits of integers wider than 64 bits; packed provenance of pointers; otherwise meaningless.
    pub hi: u64,
    /// Definedness of the bits.
    pub definedness: Definedness,
    /// For pointers: allocation site (24 bits), and the number of indices of its path below the root (8 bits,
    /// LLVMlite's machine).
    pub site: u32,
}

impl ScalarValue {
    /// Returns an integer of at most 64 bits, or the bits of a floating-point value.
    #[inline(always)]
    pub fn int(bits: u64) -> ScalarValue {
        ScalarValue { lo: bits, hi: 0, definedness: Definedness::DEFINED, site: 0 }
    }

    /// Returns an integer of at most 128 bits.
    #[inline]
    pub fn wide(bits: u128) -> ScalarValue {
        ScalarValue { lo: bits as u64, hi: (bits >> 64) as u64, definedness: Definedness::DEFINED, site: 0 }
    }

    /// Returns a pointer.
    #[inline(always)]
    pub fn pointer(address: u64, provenance: Provenance, site: u32) -> ScalarValue {
        ScalarValue { lo: address, hi: provenance.pack(), definedness: Definedness::DEFINED, site }
    }

    /// The null pointer.
    pub const NULL: ScalarValue = ScalarValue { lo: 0, hi: 0, definedness: Definedness::DEFINED, site: 0 };

    /// Returns a value with all bits undefined.
    pub fn undef(origin: OriginId) -> ScalarValue {
        ScalarValue { lo: 0, hi: 0, definedness: Definedness::undef(origin), site: 0 }
    }

    /// Returns poison.
    pub fn poison(origin: OriginId) -> ScalarValue {
        ScalarValue { lo: 0, hi: 0, definedness: Definedness::poison(origin), site: 0 }
    }

    /// Returns all bits of an integer of a width.
    pub fn bits(&self, width: u32) -> u128 {
        if width > 64 { u128::from(self.lo) | u128::from(self.hi) << 64 } else { u128::from(self.lo) }
    }

    /// Returns the provenance of a pointer.
    pub fn provenance(&self) -> Provenance {
        Provenance::unpack(self.hi)
    }
}

/// Memory that a pointer may access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Provenance {
    /// An allocation, identified by its table entry; the generation distinguishes it from earlier users of
    /// the entry.
    Alloc {
        /// Index in the table, never 0.
        index: u32,
        /// Generation of the entry.
        generation: u32,
    },
    /// Host memory, trusted as long as it is mapped.
    Foreign,
    /// No allocation at the creation of the pointer; the address is looked up again on use.
    None,
}

impl Provenance {
    /// Packs it into 64 bits.
    #[inline(always)]
    pub fn pack(self) -> u64 {
        match self {
            Provenance::Alloc { index, generation } => u64::from(index) | u64::from(generation) << 32,
            Provenance::Foreign => 1 << 32,
            Provenance::None => 0,
        }
    }

    /// Unpacks it from 64 bits.
    #[inline(always)]
    pub fn unpack(bits: u64) -> Provenance {
        match (bits as u32, bits >> 32) {
            (0, 0) => Provenance::None,
            (0, _) => Provenance::Foreign,
            (index, generation) => Provenance::Alloc { index, generation: generation as u32 },
        }
    }
}

/// A code location: the numbers of a function and of an operation. Converted to a span when a report needs
/// it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CodeLocation {
    /// Number of the function; `u32::MAX` if the place is not in code.
    pub function: u32,
    /// Number of the operation.
    pub op: u32,
}

impl CodeLocation {
    /// No location.
    pub const NONE: CodeLocation = CodeLocation { function: u32::MAX, op: 0 };
}

/// Cause of an undefined value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// A literal `undef` or `poison`.
    Literal,
    /// A load of memory that was never written; holds the allocation site.
    Uninitialised(u32),
    /// A load of memory outside of its lifetime markers, or of padding that a store left undefined.
    Padding,
    /// An argument passed from outside of the program.
    Argument,
    /// An argument or result missing in a call through another function type.
    NotPassed,
    /// Violation of a flag (`nsw`, `exact`, …).
    Flag(&'static str),
    /// A shift by at least the width.
    Shift,
    /// An out-of-range conversion from floating point.
    Range,
    /// Arguments for which the function is undefined (`llvm.ctlz` of zero and others).
    Undefined(&'static str),
    /// Inline assembly that does not write the value.
    Assembly,
    /// An address computed outside of its object in spite of `inbounds` or another flag.
    Inbounds,
    /// A load from a variable after the end of its lifetime (`llvm.lifetime.end`).
    Ended,
    /// `inbounds` arithmetic on the null pointer, or (LLVMlite) any address computed from null.
    NullGep,
    /// LLVMlite: an index outside of its array.
    IndexOutOfRange {
        /// Index.
        index: i64,
        /// Number of elements.
        len: u64,
    },
    /// LLVMlite: a nonzero first index on a value that is not an array element.
    Sibling {
        /// Index.
        index: i64,
    },
    /// LLVMlite: the type stated by an instruction is not compatible with the type in memory.
    Incompatible {
        /// Stated type.
        written: Type,
        /// Type in memory.
        found: Type,
    },
    /// LLVMlite: the pointer does not point to a value of its block.
    NoSubtree,
}

/// Origin of an undefined value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Origin {
    /// Cause.
    pub cause: Cause,
    /// Code location.
    pub place: CodeLocation,
    /// Source location outside of code, such as in an initializer.
    pub span: Option<Span>,
}

/// Index of an origin in [`OriginTable`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OriginId(u32);

impl OriginId {
    /// Stands for an origin that was not recorded.
    pub const FORGOTTEN: OriginId = OriginId(Definedness::ID);

    /// Returns the number of the origin, for memory's side table.
    pub fn number(self) -> u32 {
        self.0
    }

    /// Inverse of [`OriginId::number`].
    pub fn from_number(n: u32) -> OriginId {
        OriginId(n & Definedness::ID)
    }
}

/// Maximum number of distinct origins, so that a program which computes undefined values forever does not exhaust
/// memory.
const MAX_ORIGINS: usize = 1 << 20;

/// Maximum number of origins recorded with their values. Further ones stand for every execution of their location.
const MAX_VALUES: usize = 1 << 12;

/// Origins and masks of all values that are not fully defined.
#[derive(Default)]
pub struct OriginTable {
    origins: Vec<Origin>,
    origin_ids: FxHashMap<Origin, u32>,
    values: FxHashMap<u32, String>,
    partials: Vec<(u128, OriginId)>,
    partial_ids: FxHashMap<(u128, OriginId), u32>,
}

impl OriginTable {
    /// Returns the id of an origin.
    #[cold]
    pub fn origin(&mut self, cause: Cause, place: CodeLocation) -> OriginId {
        self.intern(Origin { cause, place, span: None })
    }

    /// Returns the id of an origin together with the operand values that caused it, as shown in reports.
    #[cold]
    #[inline(never)]
    pub fn origin_with_values(
        &mut self,
        cause: Cause,
        place: CodeLocation,
        values: impl FnOnce() -> String,
    ) -> OriginId {
        if self.values.len() >= MAX_VALUES || self.origins.len() >= MAX_ORIGINS {
            return self.origin(cause, place);
        }
        let id = self.origins.len() as u32;
        self.origins.push(Origin { cause, place, span: None });
        self.values.insert(id, values());
        OriginId(id)
    }

    /// Returns the values recorded with an origin, if any.
    pub fn values(&self, id: OriginId) -> Option<&str> {
        self.values.get(&id.0).map(String::as_str)
    }

    /// Returns the id of an origin outside of code.
    pub fn origin_at(&mut self, cause: Cause, span: Span) -> OriginId {
        self.intern(Origin { cause, place: CodeLocation::NONE, span: Some(span) })
    }

    fn intern(&mut self, origin: Origin) -> OriginId {
        if let Some(id) = self.origin_ids.get(&origin) {
            return OriginId(*id);
        }
        if self.origins.len() >= MAX_ORIGINS {
            return OriginId::FORGOTTEN;
        }
        let id = self.origins.len() as u32;
        self.origins.push(origin);
        self.origin_ids.insert(origin, id);
        OriginId(id)
    }

    /// Whether the origin of any value is in a function.
    pub fn any_in_function(&self, function: u32) -> bool {
        self.origins.iter().any(|origin| origin.place.function == function)
    }

    /// Moves the origins in a function to another one.
    pub fn move_to_function(&mut self, from: u32, to: u32) {
        for (id, origin) in (0..).zip(&mut self.origins) {
            if origin.place.function == from {
                // Origins with the values of one execution are not interned.
                let is_interned = self.origin_ids.get(origin) == Some(&id);
                if is_interned {
                    self.origin_ids.remove(origin);
                }
                origin.place.function = to;
                if is_interned {
                    self.origin_ids.insert(*origin, id);
                }
            }
        }
    }

    /// Returns an origin.
    pub fn get(&self, id: OriginId) -> Option<&Origin> {
        self.origins.get(id.0 as usize)
    }

    /// Returns a value with the bits of `mask` undefined. The mask may be empty or full.
    pub fn partial(&mut self, width: u32, bits: u128, mask: u128, origin: OriginId) -> ScalarValue {
        let all = crate::value::truncate(width, u128::MAX);
        let mask = mask & all;
        if mask == 0 {
            return ScalarValue::wide(bits & all);
        }
        if mask == all {
            return ScalarValue::undef(origin);
        }
        let id = match self.partial_ids.get(&(mask, origin)) {
            Some(id) => *id,
            // The table is full: all bits count as undefined.
            None if self.partials.len() >= MAX_ORIGINS => return ScalarValue::undef(origin),
            None => {
                let id = self.partials.len() as u32;
                self.partial_ids.insert((mask, origin), id);
                self.partials.push((mask, origin));
                id
            }
        };
        ScalarValue { definedness: Definedness(Definedness::PARTIAL | id), ..ScalarValue::wide(bits & all & !mask) }
    }

    /// Returns the mask of undefined bits of a value of a width (all of them for poison).
    pub fn mask(&self, slot: &ScalarValue, width: u32) -> u128 {
        let all = crate::value::truncate(width, u128::MAX);
        if slot.definedness.is_defined() {
            0
        } else if slot.definedness.is_partial() {
            self.partials.get(slot.definedness.id() as usize).map_or(all, |p| p.0 & all)
        } else {
            all
        }
    }

    /// Truncates or zero-extends a partly undefined value.
    pub fn resize_partial(&mut self, value: &ScalarValue, from: u32, to: u32) -> ScalarValue {
        let origin = self.origin_of(value.definedness).unwrap_or(OriginId::FORGOTTEN);
        self.partial(to, value.bits(from), self.mask(value, from), origin)
    }

    /// Returns the origin of an undefined value.
    pub fn origin_of(&self, definedness: Definedness) -> Option<OriginId> {
        if definedness.is_defined() {
            None
        } else if definedness.is_partial() {
            self.partials.get(definedness.id() as usize).map(|p| p.1)
        } else {
            Some(OriginId(definedness.id()))
        }
    }

    /// Propagates undefinedness from operands to a result: poison takes precedence over undef, an earlier
    /// operand over a later one.
    pub fn propagate(&self, tags: &[Definedness]) -> ScalarValue {
        let poison = tags.iter().find(|t| t.is_poison());
        match poison.or_else(|| tags.iter().find(|t| !t.is_defined())) {
            Some(tag) => {
                let origin = self.origin_of(*tag).unwrap_or(OriginId::FORGOTTEN);
                if tag.is_poison() { ScalarValue::poison(origin) } else { ScalarValue::undef(origin) }
            }
            None => ScalarValue::default(),
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
        let mut undefs = OriginTable::default();
        let origin = undefs.origin(Cause::Literal, CodeLocation::NONE);
        assert!(undefs.partial(8, 0xff, 0x100, origin).definedness.is_defined());
        assert!(undefs.partial(8, 0xff, 0xff, origin).definedness.is_undef());
        let some = undefs.partial(8, 0xff, 0x0f, origin);
        assert!(some.definedness.is_partial());
        assert_eq!((some.lo, undefs.mask(&some, 8)), (0xf0, 0x0f));
        assert_eq!(undefs.origin_of(some.definedness), Some(origin));
        let poison = ScalarValue::poison(origin);
        assert!(undefs.propagate(&[some.definedness, poison.definedness]).definedness.is_poison());
    }
}
