//! Step counts and interruption of operations on large ranges. Such an operation counts as several steps, and is
//! interrupted at the end of the run.

use super::Memory;
use crate::host::interrupt;
use crate::interp::report::{Fault, InterpResult};
use crate::outcome::TrapKind;
use std::cell::Cell;

/// Maximum number of bytes processed at once: about a millisecond of work.
const PIECE: u64 = 4 << 20;
/// Number of bytes that count as one step.
const STEP: u64 = 64 << 10;

/// Reason why an operation was interrupted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BulkInterrupt {
    /// Out of fuel.
    Fuel,
    /// Stopped from outside.
    Outside,
}

/// Progress of the run.
pub struct WorkMeter {
    /// Steps when the evaluator last resumed.
    clock: u64,
    /// Steps at which the fuel is used up.
    until: u64,
    /// Steps of memory operations since then.
    steps: Cell<u64>,
    interrupted: Cell<Option<BulkInterrupt>>,
}

impl WorkMeter {
    /// Creates a state without a limit.
    pub fn new() -> WorkMeter {
        WorkMeter { clock: 0, until: u64::MAX, steps: Cell::new(0), interrupted: Cell::new(None) }
    }
}

/// Splits a range into pieces: offset and length of each.
pub fn pieces(len: u64) -> impl Iterator<Item = (u64, u64)> {
    (0..len.div_ceil(PIECE)).map(move |n| (n * PIECE, PIECE.min(len - n * PIECE)))
}

impl Memory {
    /// Sets the current step count and its limit.
    #[inline(always)]
    pub fn set_clock(&mut self, steps: u64, until: u64) {
        self.work_meter.clock = steps;
        self.work_meter.until = until;
    }

    /// Returns the steps counted by memory operations since the last call.
    #[inline(always)]
    pub fn take_work(&mut self) -> u64 {
        self.work_meter.steps.take()
    }

    /// Returns the steps counted by memory operations since the last `take_work`.
    #[inline(always)]
    pub fn work_done(&self) -> u64 {
        self.work_meter.steps.get()
    }

    /// Returns the reason why the last operation was interrupted, if any, and clears it.
    pub fn take_interruption(&self) -> Option<BulkInterrupt> {
        self.work_meter.interrupted.take()
    }

    /// Counts the steps of a processed piece. Returns a fault if the run must end.
    pub fn work(&self, bytes: u64) -> InterpResult<()> {
        if bytes < STEP {
            return Ok(());
        }
        let work = self.work_meter.steps.get() + bytes / STEP;
        self.work_meter.steps.set(work);
        let reason = match interrupt::requested() {
            Some(_) => BulkInterrupt::Outside,
            None if self.work_meter.clock.saturating_add(work) >= self.work_meter.until => BulkInterrupt::Fuel,
            None => return Ok(()),
        };
        self.work_meter.interrupted.set(Some(reason));
        Err(Fault::new(TrapKind::Signal, "the run was ended"))
    }
}
