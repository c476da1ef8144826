//! Values and memory that whoever follows a run changes.

use super::State;
use crate::interp::Interpreter;
use crate::interp::memory::Shape;
use crate::interp::provenance::Slot;
use crate::ir::ValueId;

/// Another scalar in a place of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// Where.
    pub place: Place,
    /// What is to be there.
    pub value: NewValue,
}

/// A place that can be changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A value of a call; 0 is the outermost.
    Local {
        /// The call.
        frame: usize,
        /// The value, which is a scalar.
        value: ValueId,
    },
    /// Memory of the program.
    Memory {
        /// The first byte.
        address: u64,
    },
}

/// A scalar as its bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NewValue {
    /// An integer or a floating-point value.
    Bits {
        /// Width in bits, at most 128.
        width: u32,
        /// The bits.
        bits: u128,
    },
    /// A pointer: it points to what is at this address.
    Pointer(u64),
}

impl Interpreter {
    /// Changes the program. What is not there stays as it is.
    pub(super) fn change(&mut self, change: &Change) {
        let (slot, shape) = match change.value {
            NewValue::Bits { width, bits } => (Slot::wide(bits), Shape::Bits(width)),
            NewValue::Pointer(address) => (self.machine.world.memory.pointer_to(address), Shape::Pointer),
        };
        match change.place {
            Place::Memory { address } => {
                let world = &mut self.machine.world;
                world.memory.put_initial(address, shape, &slot, &world.undefs);
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
