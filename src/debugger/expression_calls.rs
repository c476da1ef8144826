//! Calls that the expressions of a command make. An evaluation cannot run the program: it records the call that it
//! needs. The caller of the debugger makes the call ([`Change::Call`]), and evaluates the expression again with its
//! result.
//!
//! [`Change::Call`]: crate::interp::debug::Change::Call

use crate::interp::debug::{NewValue, Tree};
use crate::ir::GlobalId;
use std::cell::{Cell, RefCell};

/// A call that an expression needs.
#[derive(Clone, PartialEq, Debug)]
pub struct PendingCall {
    /// Function.
    pub function: GlobalId,
    /// Arguments.
    pub arguments: Box<[NewValue]>,
}

/// The calls of an expression: the completed ones, and the next one.
#[derive(Default, Debug)]
pub struct CallLog {
    is_enabled: Cell<bool>,
    results: RefCell<Vec<Tree>>,
    next: Cell<usize>,
    pending: RefCell<Option<PendingCall>>,
}

impl CallLog {
    /// Begins a command, whose expressions may call functions.
    pub fn begin(&self) {
        self.is_enabled.set(true);
        self.results.borrow_mut().clear();
        self.repeat();
    }

    /// Restarts the command after a required call was made.
    pub fn repeat(&self) {
        self.next.set(0);
        self.pending.take();
    }

    /// Ends the command: conditions and displays cannot call functions.
    pub fn end(&self) {
        self.is_enabled.set(false);
    }

    /// Adds the result of a call.
    pub fn push(&self, result: Tree) {
        self.results.borrow_mut().push(result);
    }

    /// Returns the call that an evaluation needs.
    pub fn take_request(&self) -> Option<PendingCall> {
        self.pending.take()
    }

    /// Whether an evaluation needs a call that has not been made.
    pub fn is_pending(&self) -> bool {
        self.pending.borrow().is_some()
    }

    /// Whether functions can be called now.
    pub(super) fn is_enabled(&self) -> bool {
        self.is_enabled.get()
    }

    /// Returns the result of the next call, if it was made.
    pub(super) fn next_result(&self) -> Option<Tree> {
        let n = self.next.replace(self.next.get() + 1);
        self.results.borrow().get(n).cloned()
    }

    /// Records that a call must be made.
    pub(super) fn request(&self, call: PendingCall) {
        *self.pending.borrow_mut() = Some(call);
    }
}
