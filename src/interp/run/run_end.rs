//! Ends of runs.

use crate::host::process::ExitReason;
use crate::interp::memory::step_charges::BulkInterrupt;
use crate::interp::report::Fault;
use crate::interp::scalar::ScalarValue;
use crate::outcome::{Outcome, Trap};

/// End of a function that was called from outside.
pub enum RunEnd {
    /// Returned; the scalars of its result.
    Returned(Vec<ScalarValue>),
    /// `exit`, the end of the only thread, or a request of the observer.
    Exited {
        /// Exit status.
        status: i32,
        /// Whether functions registered with `atexit` run first.
        run_handlers: bool,
    },
    /// Any other end: a fault, a limit or an interrupt.
    Stopped(Box<Outcome>),
}

impl RunEnd {
    /// Creates the end with an outcome.
    pub fn stopped(outcome: Outcome) -> RunEnd {
        RunEnd::Stopped(Box::new(outcome))
    }

    /// Creates the end by a fault of the program.
    pub fn trapped(trap: Trap) -> RunEnd {
        RunEnd::stopped(Outcome::Trapped(trap))
    }
}

/// End of a run by a host function.
pub enum HostRunEnd {
    /// As requested by the program.
    End(ExitReason),
    /// By a fault.
    Fault(Box<Fault>),
    /// Interrupted, since the run was stopped from outside.
    Outside,
    /// A memory operation was interrupted.
    Interrupted(BulkInterrupt),
}
