//! Ends of runs.

use crate::host::process::ExitReason;
use crate::interp::memory::work::Cut;
use crate::interp::report::Fault;
use crate::interp::scalar::TrackedScalar;
use crate::outcome::{Outcome, Trap};

/// End of a function that was called from outside.
pub enum RunEnd {
    /// Returned; the scalars of its result.
    Returned(Vec<TrackedScalar>),
    /// The program ended itself.
    Left(ExitReason, Box<Trap>),
    /// Fault of the program.
    Trapped(Box<Trap>),
    /// A host function was interrupted.
    HostFault(Box<Trap>),
    /// A limit was reached, or the run was stopped on request.
    Stopped(Box<Outcome>),
}

/// End of a run by a host function.
pub enum Stop {
    /// As requested by the program.
    End(ExitReason),
    /// By a fault.
    Fault(Box<Fault>),
    /// Interrupted, since the run is stopped from outside.
    Outside,
    /// A request for this many bytes exceeded the memory limit.
    Memory(u64),
    /// A memory operation was interrupted.
    Cut(Cut),
}
