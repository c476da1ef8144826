//! Debugging interface: the interpreter calls a [`Monitor`] before an instruction and gives it access to the
//! [`State`] of the program. Runs without a monitor have no overhead, since the evaluator is compiled twice.
//!
//! ```
//! use llvmlite_jit::engine::Engine;
//! use llvmlite_jit::interp::debug::{ResumeAction, State, StopReason};
//! use llvmlite_jit::interp::{Interpreter, Options};
//! use llvmlite_jit::source::SourceMap;
//! use std::cell::RefCell;
//! use std::rc::Rc;
//! use std::sync::Arc;
//!
//! let mut sources = SourceMap::new();
//! let source = sources.add("a.ll", "define i64 @f(i64 %n) {\n  %m = mul i64 %n, 2\n  ret i64 %m\n}\n").unwrap();
//! let module = llvmlite_jit::parse::parse(&source).module;
//! let checked = Arc::new(llvmlite_jit::verify::verify(module, &sources, Default::default()).unwrap());
//! let f = checked.module().find("f").unwrap();
//! let mut interpreter = Interpreter::new(checked, &[f], Options::default()).unwrap();
//! let seen = Rc::new(RefCell::new(Vec::new()));
//! let list = Rc::clone(&seen);
//! interpreter.follow_with(Box::new(move |state: &State<'_>, _: StopReason<'_>| {
//!     list.borrow_mut().push(state.here().map(|here| here.inst));
//!     ResumeAction::Until(state.steps() + 1)
//! }));
//! interpreter.call("f", &[llvmlite_jit::value::Value::i64(21)]);
//! assert_eq!(seen.borrow().len(), 2);
//! ```
//!
//! The clock of a run is its step count, that of [`crate::engine::Stats`], which also measures fuel. A jump
//! counts an additional step for each phi that it sets, and a vector operation one for each element, so not
//! every count is the start of an instruction; the monitor is called at the next start of one.

mod change;
pub(super) mod monitor;
mod read;

pub use change::{Change, NewValue, Place};
pub use monitor::{Frame, Monitor, ResumeAction, State, StopReason};
pub use read::{Content, Object, ObjectId, ObjectKind, ObjectState, Pointee, Pointer, Scalar, Tree};

use super::Interpreter;
use super::run::limits::STEPS;
use super::run::{RunEnd, STOPPED};
use crate::host::interrupt::{self, InterruptReason};
use crate::outcome::Outcome;

impl Interpreter {
    /// Sets the monitor of all subsequent runs.
    pub fn follow_with(&mut self, monitor: Box<dyn Monitor>) {
        self.monitor = Some(monitor);
    }

    /// Returns the state of the program between runs.
    pub fn state(&self) -> State<'_> {
        State(self)
    }

    /// Whether the innermost frame is at the start of an instruction, not between two of its operations.
    fn is_between_instructions(&self) -> bool {
        let body = |number: u32| self.code.functions[number as usize].body.as_ref();
        let Some((frame, body)) = self.machine.frames.last().and_then(|f| Some((f, body(f.function)?))) else {
            return true;
        };
        let pc = frame.pc as usize;
        pc == 0 || body.insts.get(pc) != body.insts.get(pc - 1)
    }

    /// Handles a pause of the evaluator. Returns `Some` if the run must end.
    pub(super) fn follow(&mut self) -> Option<RunEnd> {
        let requested = interrupt::requested();
        let limit =
            self.machine.steps >= self.machine.fuel_limit || requested.is_some_and(|r| r != InterruptReason::User);
        if self.monitor.is_none() || limit {
            return self.pause().map(RunEnd::stopped);
        }
        if !self.is_between_instructions() {
            self.machine.pause_at = self.machine.steps + 1;
            return None;
        }
        let why = match requested {
            Some(_) => {
                interrupt::forget_ctrl_c();
                Some(StopReason::Interrupted)
            }
            None => (self.machine.steps >= self.until).then_some(StopReason::Reached),
        };
        if let Some(why) = why {
            match self.notify(why) {
                // The changes were applied while the monitor was called.
                ResumeAction::Change(_) => {}
                ResumeAction::Until(steps) => self.until = steps.max(self.machine.steps + 1),
                ResumeAction::End => return Some(self.exit(STOPPED)),
            }
        }
        let soon = self.machine.steps.saturating_add(STEPS);
        self.machine.pause_at = self.until.min(soon).min(self.machine.fuel_limit);
        None
    }

    fn notify(&mut self, why: StopReason<'_>) -> ResumeAction {
        let Some(mut monitor) = self.monitor.take() else { return ResumeAction::Until(u64::MAX) };
        let next = loop {
            match monitor.stopped(&State(self), why) {
                ResumeAction::Change(change) => self.change(&change),
                next => break next,
            }
        };
        self.monitor = Some(monitor);
        next
    }

    /// Reports the end of a function that was called from outside to the monitor, while its frames still exist.
    pub(super) fn notify_end(&mut self, ended: &RunEnd) {
        if self.monitor.is_none() {
            return;
        }
        let outcome = match ended {
            RunEnd::Returned(_) => return,
            RunEnd::Exited { status, .. } => &Outcome::Exited(*status),
            RunEnd::Stopped(outcome) => outcome,
        };
        self.notify(StopReason::Ending(outcome));
    }
}
