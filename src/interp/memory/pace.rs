//! Operations on large ranges take time: they count steps of their own, and a run that is to end ends in the middle of one.

use super::Memory;
use crate::host::interrupt;
use crate::interp::trace::{Fault, Res};
use crate::outcome::TrapKind;
use std::cell::Cell;

/// Ranges are gone through in pieces of at most this many bytes: about a millisecond.
const PIECE: u64 = 4 << 20;
/// Bytes that count as a step.
const STEP: u64 = 64 << 10;

/// Why an operation was left in its middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cut {
    /// The fuel is used up.
    Fuel,
    /// The run is ended from outside.
    Outside,
}

/// How far the run is, as far as operations on memory must know.
pub struct Pace {
    /// Steps when the evaluator went on last.
    clock: u64,
    /// Steps at which the fuel is used up.
    until: u64,
    /// Steps of operations since then.
    work: Cell<u64>,
    cut: Cell<Option<Cut>>,
}

impl Pace {
    /// Without a limit.
    pub fn new() -> Pace {
        Pace { clock: 0, until: u64::MAX, work: Cell::new(0), cut: Cell::new(None) }
    }
}

/// A range in pieces: first offset and length of each.
pub fn pieces(len: u64) -> impl Iterator<Item = (u64, u64)> {
    (0..len.div_ceil(PIECE)).map(move |n| (n * PIECE, PIECE.min(len - n * PIECE)))
}

impl Memory {
    /// The run is at so many steps, and may make so many.
    #[inline(always)]
    pub fn set_clock(&mut self, steps: u64, until: u64) {
        self.pace.clock = steps;
        self.pace.until = until;
    }

    /// The steps that operations on memory have counted since this was asked for last.
    #[inline(always)]
    pub fn take_work(&mut self) -> u64 {
        self.pace.work.take()
    }

    /// Why the last operation was left in its middle, if it was; told once.
    pub fn take_cut(&self) -> Option<Cut> {
        self.pace.cut.take()
    }

    /// Notes that a piece was gone through. A fault: the run ends here.
    pub fn work(&self, bytes: u64) -> Res<()> {
        if bytes < STEP {
            return Ok(());
        }
        let work = self.pace.work.get() + bytes / STEP;
        self.pace.work.set(work);
        let cut = match interrupt::requested() {
            Some(_) => Cut::Outside,
            None if self.pace.clock.saturating_add(work) >= self.pace.until => Cut::Fuel,
            None => return Ok(()),
        };
        self.pace.cut.set(Some(cut));
        Err(Fault::new(TrapKind::Signal, "the run was ended"))
    }
}
