//! Values of the IR in CLIF: the representations that a value can have, and addresses.

use crate::jit::translate::memory::aggregate::ScalarRange;
use cranelift_codegen::ir::{StackSlot, Type as ClifType, Value};

/// Representation of an IR value in CLIF.
#[derive(Clone, Copy, Debug)]
pub(in crate::jit::translate) enum ValueRepr {
    /// One scalar.
    Scalar(Value),
    /// An address, materialised only when needed as one value.
    Address(Address),
    /// A struct or array of few scalars, each held separately.
    Scalars(ScalarRange),
    /// A larger one: a temporary in memory, never changed.
    Memory(Address),
    /// A scalar spilled to the frame; see [`ValueHome`].
    Home(ValueHome),
}

impl From<Value> for ValueRepr {
    fn from(value: Value) -> Self {
        ValueRepr::Scalar(value)
    }
}

/// An address: a base and a constant offset, which loads and stores use as operands of their own.
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

/// A long-lived value. In a function with a call that may return twice (`setjmp`), no value may live in a
/// register or in a spill slot of the register allocator: after the second return it would hold a later
/// value. There each value has a stack slot of its own, which holds what was stored last.
#[derive(Clone, Copy, Debug)]
pub(in crate::jit::translate) enum ValueHome {
    /// An SSA value.
    Value(Value),
    /// A stack slot, with the type of its value.
    Slot(StackSlot, ClifType),
}
