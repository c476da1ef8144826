//! Fuel: the number of instructions that a run may execute. Compiled code counts instructions only if there is a limit.
//! On entry, each basic block subtracts its number of instructions from a word in memory, and traps if less is left, so
//! that a program stops at the same place in every run.

use crate::engine::Limits;
use std::sync::atomic::{AtomicI64, Ordering};

/// The remaining fuel. The threads of a program share it without synchronization, so some instructions may not be
/// counted.
#[derive(Default)]
pub(in crate::jit) struct Fuel(Box<AtomicI64>);

impl Fuel {
    /// Returns the address of the word that compiled code decrements. It does not move.
    pub(in crate::jit) fn address(&self) -> u64 {
        (&raw const *self.0) as u64
    }

    /// Resets the fuel to the limit of a run.
    pub(in crate::jit) fn refill(&self, limits: &Limits) {
        let all = limits.fuel.map_or(i64::MAX, |fuel| fuel.min(i64::MAX as u64) as i64);
        self.0.store(all, Ordering::Relaxed);
    }
}
