//! The interface between an interpreter and its monitor.

use super::change::Change;
use super::read::Tree;
use crate::interp::interpreter::Interpreter;
use crate::ir::{Body, DataLayout, GlobalId, InstId, Module};
use crate::outcome::Outcome;

/// Observer of a run.
pub trait Monitor {
    /// Called when the program stops before an instruction or at its end. The result determines how to continue.
    fn stopped(&mut self, state: &State<'_>, why: StopReason<'_>) -> ResumeAction;
}

impl<F: FnMut(&State<'_>, StopReason<'_>) -> ResumeAction> Monitor for F {
    fn stopped(&mut self, state: &State<'_>, why: StopReason<'_>) -> ResumeAction {
        self(state, why)
    }
}

/// Reason for calling the monitor.
#[derive(Clone, Copy, Debug)]
pub enum StopReason<'a> {
    /// The run has reached the requested step. The first call comes before the first instruction.
    Reached,
    /// Ctrl-C was pressed; the run can continue.
    Interrupted,
    /// The run ends at this point with its frames still in place: by a fault, `exit`, or anything else that does not
    /// return. The monitor's result is ignored. (A run that returns ends without this call.)
    Ending(&'a Outcome),
}

/// Command to the interpreter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ResumeAction {
    /// Continues by at least one step, to the first start of an instruction at or after this step count.
    Until(u64),
    /// Changes the program, then calls the monitor again at the same step.
    Change(Change),
    /// Ends the run like `_exit(0)`.
    End,
}

/// A stack frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// Its function.
    pub function: GlobalId,
    /// Current instruction: the next one for the innermost frame, the call for the others.
    pub inst: InstId,
    /// Whether it was called from outside of the program: by the user or by a host function.
    pub outermost: bool,
}

impl Frame {
    /// Returns the body of the function.
    pub fn body<'s>(&self, state: &State<'s>) -> Option<&'s Body> {
        state.module().function(self.function)?.body.as_ref()
    }
}

/// A stopped program, for inspection.
#[derive(Clone, Copy)]
pub struct State<'a>(pub(in crate::interp) &'a Interpreter);

impl<'a> State<'a> {
    /// Returns the module.
    pub fn module(&self) -> &'a Module {
        self.0.checked.module()
    }

    /// Returns the data layout.
    pub fn layout(&self) -> &'a DataLayout {
        &self.0.machine.shared.layout
    }

    /// Returns the number of steps executed so far.
    pub fn steps(&self) -> u64 {
        self.0.machine.steps
    }

    /// Returns the number of frames.
    pub fn depth(&self) -> usize {
        self.0.machine.frames.len()
    }

    /// Returns a frame; 0 is the outermost.
    pub fn frame(&self, n: usize) -> Option<Frame> {
        let frame = self.0.machine.frames.get(n)?;
        let function = self.0.code.functions.get(frame.function as usize)?;
        let inst = *function.body.as_ref()?.insts.get(frame.pc as usize)?;
        Some(Frame { function: function.global, inst, outermost: frame.outermost })
    }

    /// Returns the innermost frame.
    pub fn here(&self) -> Option<Frame> {
        self.frame(self.depth().checked_sub(1)?)
    }

    /// Returns the result of the last function that the monitor called ([`Change::Call`]), or the reason why it could
    /// not be called.
    pub fn call_result(&self) -> Option<&'a Result<Tree, String>> {
        self.0.call_result.as_ref()
    }

    /// Whether the module was verified and is run by the rules of the LLVMlite document.
    pub fn is_llvmlite(&self) -> bool {
        self.0.machine.shared.llvmlite_rules
    }
}
