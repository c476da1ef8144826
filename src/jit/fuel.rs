//! Fuel: instructions that a run may execute, counted by compiled code where a limit asks for it. Each block takes as many as it
//! has from a word in memory when it is come to, and traps if there are not so many left: so a program stops at the same place
//! each time. Without a limit the code is what it always is.

use crate::engine::Limits;
use std::sync::atomic::{AtomicI64, Ordering};

/// What is left of the fuel. Threads of a program share it, and may lose count of each other's.
#[derive(Default)]
pub(super) struct Fuel(Box<AtomicI64>);

impl Fuel {
    /// The word that compiled code counts down. It stays where it is.
    pub(super) fn address(&self) -> u64 {
        (&raw const *self.0) as u64
    }

    /// All that a run may have.
    pub(super) fn refill(&self, limits: &Limits) {
        let all = limits.fuel.map_or(i64::MAX, |fuel| fuel.min(i64::MAX as u64) as i64);
        self.0.store(all, Ordering::Relaxed);
    }
}
