//! Reasons for leaving the evaluator.

use crate::interp::report::Fault;
use crate::interp::scalar::ScalarValue;

/// Reason for leaving the loop. The innermost frame remains at the operation.
pub enum Event {
    /// A function is called for the first time.
    Build(u32),
    /// A host function is called.
    Host {
        /// Index of the call in the caller's table.
        call: u32,
        /// Number of the function, if it is a declaration of the module.
        number: Option<u32>,
        /// Its address.
        address: u64,
    },
    /// A function called from outside has returned, and its frame is popped. Holds its number, and the scalars of its
    /// result.
    Returned(u32, Vec<ScalarValue>),
    /// The innermost frame propagates an exception to its callers.
    Throw(ScalarValue),
    /// A fault of the program.
    Fault(Box<Fault>),
    /// The observer of calls has stopped the run.
    Stopped,
    /// It is time to check whether the run must end.
    Pause,
}

/// Stands for the exception object of `unwind` in LLVM 2.x, which throws none.
pub const NO_EXCEPTION_OBJECT: u64 = 0;
