//! Values of the IR in CLIF: the representations that a value can have, and addresses.

use cranelift_codegen::ir::{AliasRegion, StackSlot, Type as ClifType, Value, types};

/// Representation of an IR value in CLIF.
#[derive(Clone, Copy, Debug)]
pub(in crate::jit::translate) enum ValueRepr {
    /// One scalar.
    Scalar(Value),
    /// An address, which is materialized as one value only when needed.
    Address(Address),
    /// A struct or array of few scalars, each held separately.
    Scalars(ScalarRange),
    /// A larger struct or array: a temporary in memory, which never changes.
    Memory(Address),
    /// A scalar in a stack slot, in functions that call `setjmp`.
    Spilled(ValueLocation),
}

impl From<Value> for ValueRepr {
    fn from(value: Value) -> Self {
        ValueRepr::Scalar(value)
    }
}

/// An address: a base and a constant offset, which loads and stores take as separate operands.
#[derive(Clone, Copy, Debug)]
pub(in crate::jit::translate) struct Address {
    pub base: AddressBase,
    pub offset: i64,
}

impl Address {
    pub(in crate::jit::translate) fn plus(self, offset: u64) -> Address {
        Address { offset: self.offset.wrapping_add_unsigned(offset), ..self }
    }
}

/// Base of an address.
#[derive(Clone, Copy, Debug)]
pub(in crate::jit::translate) enum AddressBase {
    /// A computed address.
    Value(Value),
    /// A stack slot in the frame.
    Slot(StackSlot),
    /// The address of a global, or null.
    Absolute(u64),
}

/// Location of a value that is kept for later use. In a function with a call that may return twice (`setjmp`), no value may live in a register or
/// in a spill slot of the register allocator, which would hold a later value after the second return. There, each value
/// has a stack slot of its own, which holds the value stored last.
#[derive(Clone, Copy, Debug)]
pub(in crate::jit::translate) enum ValueLocation {
    /// An SSA value.
    Ssa(Value),
    /// A stack slot, with the type of its value.
    Slot(StackSlot, ClifType),
}

/// Disjoint parts of memory in checked code: the memory of the program, the headers of its objects, and the shadow of its
/// undefined bits. Stores of the program do not invalidate known values of headers.
#[derive(Clone, Copy, Debug)]
pub(in crate::jit::translate) struct Regions {
    pub program: AliasRegion,
    pub headers: AliasRegion,
    pub shadow: AliasRegion,
}

/// A range in the translator's list of scalars.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit::translate) struct ScalarRange {
    pub(in crate::jit::translate) start: u32,
    pub(in crate::jit::translate) len: u32,
}

impl ScalarRange {
    /// Returns a subrange.
    pub(in crate::jit::translate) fn part(self, start: usize, len: usize) -> ScalarRange {
        ScalarRange { start: self.start + start as u32, len: len as u32 }
    }
}

/// Properties of a load or store.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::jit::translate) struct MemAccess {
    /// Alignment in bytes, if specified.
    pub align: Option<u64>,
    /// Whether it must not be removed, merged or split.
    pub volatile: bool,
}

impl MemAccess {
    /// An access of alignment 1.
    pub(in crate::jit::translate) const UNALIGNED: MemAccess = MemAccess { align: Some(1), volatile: false };

    /// Returns the properties of an access to a part at an offset.
    pub(in crate::jit::translate) fn at(self, offset: u64) -> MemAccess {
        let align = self.align.map(|a| if offset == 0 { a } else { a.min(1 << offset.trailing_zeros()) });
        MemAccess { align, ..self }
    }

    /// Returns the integer type of a volatile access that takes a single machine access. A load is performed as an
    /// atomic load, which Cranelift neither removes, merges nor splits, and which must be aligned.
    pub(in crate::jit::translate) fn single_access_type(self, bytes: u32) -> Option<ClifType> {
        let ty = match bytes {
            1 => types::I8,
            2 => types::I16,
            4 => types::I32,
            8 => types::I64,
            _ => return None,
        };
        let aligned = self.align.is_none_or(|a| a >= u64::from(bytes));
        (self.volatile && aligned).then_some(ty)
    }
}
