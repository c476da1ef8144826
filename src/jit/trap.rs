//! The end of a run by a fault: the signal handler that leaves machine code, and the report with cause, position and
//! backtrace, which is derived from the registers afterwards.

pub(super) mod address;
pub(super) mod backtrace;
pub(super) mod checked;
pub(super) mod division;
mod left_bounds;
pub(super) mod library_threads;
pub(super) mod report;
pub(super) mod signal_handler;
mod undefined;
