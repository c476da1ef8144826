//! Changes of the program by a monitor: values, memory, calls.

use super::State;
use crate::interp::Interpreter;
use crate::interp::exec::call;
use crate::interp::memory::{Overlap, Shape};
use crate::interp::report::Fault;
use crate::interp::scalar::{Cause, CodeLocation as Origin, ScalarValue};
use crate::ir::{GlobalId, InstId, Type, ValueId};
use crate::outcome::TrapKind;

/// A change of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Assignment of a value to a location.
    Value {
        /// Location.
        place: Place,
        /// New value.
        value: NewValue,
    },
    /// A call of a function before the next instruction. The program then stops at the start of the function. After its
    /// return, the monitor is called again at the original instruction, and [`State::call_result`] has the result.
    Call {
        /// Function, which must have a body.
        function: GlobalId,
        /// Arguments, one scalar for each parameter.
        arguments: Box<[NewValue]>,
    },
    /// A return from a frame and all inner ones, none of which may be [`super::Frame::outermost`].
    Return {
        /// Number of the frame; 0 is the outermost.
        frame: usize,
        /// Result; undefined if it is missing.
        value: Option<NewValue>,
    },
    /// Continuation of the innermost frame at another instruction of its function, not a phi.
    Jump {
        /// Instruction.
        inst: InstId,
    },
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
    /// Bytes of the program's memory with their definedness and the pointers among them; only for memory.
    Copy {
        /// Address of the first byte.
        from: u64,
        /// Number of bytes.
        size: u64,
    },
}

impl Interpreter {
    /// Applies a change. Does nothing if the location does not exist.
    pub(super) fn change(&mut self, change: &Change) {
        match change {
            Change::Value { place, value } => self.change_value(*place, *value),
            Change::Call { function, arguments } => {
                self.call_result = None;
                if let Err(fault) = self.begin_call(*function, arguments) {
                    self.call_result = Some(Err(fault.message));
                }
            }
            Change::Return { frame, value } => {
                while self.machine.frames.len() > frame + 1 {
                    call::pop(&self.code, &mut self.machine);
                }
                let value = match value {
                    Some(value) => self.scalar_of(*value).0,
                    None => ScalarValue::undef(self.machine.shared.undefs.origin(Cause::NotPassed, Origin::NONE)),
                };
                call::pop(&self.code, &mut self.machine);
                call::write_result(&self.code, &mut self.machine, value);
            }
            Change::Jump { inst } => {
                let Some(frame) = self.machine.frames.last_mut() else { return };
                let body = self.code.functions[frame.function as usize].body.as_ref();
                let at = body.and_then(|body| body.insts.iter().position(|other| other == inst));
                frame.pc = at.map_or(frame.pc, |at| at as u32);
            }
        }
    }

    /// Pushes the frame of a function that the monitor calls.
    fn begin_call(&mut self, function: GlobalId, arguments: &[NewValue]) -> Result<(), Box<Fault>> {
        let refuse = |text: &str| Fault::new(TrapKind::BadCall, text);
        let number = self.linker.number(function).ok_or_else(|| refuse("the function is not loaded"))?;
        self.build_function(number)?;
        let arguments: Vec<ScalarValue> = arguments.iter().map(|value| self.scalar_of(*value).0).collect();
        if arguments.len() != self.code.functions[number as usize].params.len() {
            return Err(refuse("the arguments do not match the parameters"));
        }
        let depth = self.machine.frames.len();
        let _ = call::start(&self.code, &mut self.machine, number, &arguments, None)?;
        self.monitor_calls.retain(|before| *before < depth);
        self.monitor_calls.push(depth);
        Ok(())
    }

    /// Handles the return of a function above whose frames none is left. Returns whether the monitor had called it;
    /// then the result is recorded, and the monitor is called again.
    pub(in crate::interp) fn end_call(&mut self, number: u32, values: &[ScalarValue]) -> bool {
        if self.monitor_calls.last() != Some(&self.machine.frames.len()) {
            return false;
        }
        self.monitor_calls.pop();
        let module = self.checked.module();
        let ret = module.function(self.code.functions[number as usize].global).map_or(Type::VOID, |f| f.ret);
        let result = State(self).of_slots(ret, 0, &mut values.iter());
        self.call_result = Some(Ok(result));
        (self.until, self.machine.pause_at) = (self.machine.steps, self.machine.steps);
        true
    }

    /// Returns the scalar of a new value, and its shape.
    fn scalar_of(&self, value: NewValue) -> (ScalarValue, Shape) {
        match value {
            NewValue::Bits { width, bits } => (ScalarValue::wide(bits), Shape::Bits(width)),
            NewValue::Pointer(address) | NewValue::Copy { from: address, .. } => {
                (self.machine.shared.memory.pointer_to(address), Shape::Pointer)
            }
        }
    }

    fn change_value(&mut self, place: Place, value: NewValue) {
        let (slot, shape) = self.scalar_of(value);
        let shared = &mut self.machine.shared;
        match (place, value) {
            (Place::Memory { address }, NewValue::Copy { size, .. }) => {
                let to = shared.memory.pointer_to(address);
                // Both ranges were read before, so a fault means that they no longer exist.
                let _ = shared.memory.copy(&to, &slot, size, "memmove", Overlap::Allowed, &shared.undefs);
            }
            (Place::Memory { address }, _) => shared.memory.put_initial(address, shape, &slot, &shared.undefs),
            (Place::Local { .. }, NewValue::Copy { .. }) => {}
            (Place::Local { frame, value }, _) => {
                if let Some(place) = State(self).slot_of(frame, value)
                    && let Some(old) = self.machine.slots.get_mut(place)
                {
                    *old = slot;
                }
            }
        }
    }

    /// Assigns an address to every function with a body, as if the program took it.
    pub fn place_functions(&mut self) {
        let checked = std::sync::Arc::clone(&self.checked);
        for number in 0..self.code.functions.len() as u32 {
            if self.code.functions[number as usize].external.is_none() {
                let parts =
                    &mut crate::interp::load::LoadContext { code: &mut self.code, shared: &mut self.machine.shared };
                self.linker.function_address(checked.module(), number, parts);
            }
        }
    }
}
