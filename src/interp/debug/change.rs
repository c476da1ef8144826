//! Changes of values and memory by a monitor.

use super::State;
use crate::interp::Interpreter;
use crate::interp::memory::Shape;
use crate::interp::scalar::TrackedScalar;
use crate::ir::ValueId;

/// A change of one scalar of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// Location.
    pub place: Place,
    /// New value.
    pub value: NewValue,
}

/// A location that can be changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A local value.
    Local {
        /// Number of the frame; 0 is the outermost.
        frame: usize,
        /// Value, which must be a scalar.
        value: ValueId,
    },
    /// Memory of the program.
    Memory {
        /// Address of the first byte.
        address: u64,
    },
}

/// A scalar given by its bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NewValue {
    /// An integer or a floating-point value.
    Bits {
        /// Width in bits, at most 128.
        width: u32,
        /// Bits.
        bits: u128,
    },
    /// A pointer to the object at this address.
    Pointer(u64),
}

impl Interpreter {
    /// Applies a change. Does nothing if the location does not exist.
    pub(super) fn change(&mut self, change: &Change) {
        let (slot, shape) = match change.value {
            NewValue::Bits { width, bits } => (TrackedScalar::wide(bits), Shape::Bits(width)),
            NewValue::Pointer(address) => (self.machine.shared.memory.pointer_to(address), Shape::Pointer),
        };
        match change.place {
            Place::Memory { address } => {
                let shared = &mut self.machine.shared;
                shared.memory.put_initial(address, shape, &slot, &shared.undefs);
            }
            Place::Local { frame, value } => {
                if let Some(place) = State(self).slot_of(frame, value)
                    && let Some(old) = self.machine.slots.get_mut(place)
                {
                    *old = slot;
                }
            }
        }
    }
}
