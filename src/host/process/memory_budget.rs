//! Memory budget of a program with a memory limit.

use rustc_hash::FxHashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Memory limit of a program, and the number of bytes in use.
#[derive(Debug, Default)]
pub struct MemoryBudget {
    most: u64,
    used: AtomicU64,
    /// End address of the stack, if known and counted; otherwise 0.
    stack: AtomicU64,
    /// Size of that stack in bytes.
    stack_size: AtomicU64,
    /// Sizes of the counted blocks by address. Freeing an uncounted block changes no count.
    blocks: Mutex<FxHashMap<usize, u64>>,
}

impl MemoryBudget {
    /// Creates a budget of `most` bytes, `used` of which are in use from the beginning.
    pub fn new(most: u64, used: u64) -> Arc<MemoryBudget> {
        Arc::new(MemoryBudget { most, used: AtomicU64::new(used), ..MemoryBudget::default() })
    }

    /// Sets the stack of the program's first thread: its used part counts whenever memory is allocated.
    pub fn set_main_stack(&self, stack: std::ops::Range<u64>) {
        self.stack.store(stack.end, Ordering::Relaxed);
        self.stack_size.store(stack.end - stack.start, Ordering::Relaxed);
    }

    /// Returns the used bytes of the stack, or 0 when called on another stack.
    pub(in crate::host) fn main_stack_in_use(&self) -> u64 {
        let here = 0u8;
        let used = self.stack.load(Ordering::Relaxed).wrapping_sub(&raw const here as u64);
        if used < self.stack_size.load(Ordering::Relaxed) { used } else { 0 }
    }

    /// Takes bytes from the budget. Returns false, and takes none, if the total with a stack of `stack` bytes
    /// would exceed it.
    pub fn take(&self, bytes: u64, stack: u64) -> bool {
        let fits = |sum: &u64| sum.checked_add(stack).is_some_and(|sum| sum <= self.most);
        let more = |used: u64| used.checked_add(bytes).filter(fits);
        self.used.fetch_update(Ordering::Relaxed, Ordering::Relaxed, more).is_ok()
    }

    /// Counts bytes that are already allocated, even beyond the limit.
    pub fn count(&self, bytes: u64) {
        let more = |used: u64| Some(used.saturating_add(bytes));
        let _ = self.used.fetch_update(Ordering::Relaxed, Ordering::Relaxed, more);
    }

    /// Returns bytes to the budget.
    pub fn give(&self, bytes: u64) {
        let less = |used: u64| Some(used.saturating_sub(bytes));
        let _ = self.used.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less);
    }

    /// Returns the limit and the number of bytes in use.
    pub fn state(&self) -> (u64, u64) {
        (self.most, self.used.load(Ordering::Relaxed))
    }

    /// Whether the bytes in use exceed the limit, as the initial ones may.
    pub fn is_exceeded(&self) -> bool {
        self.state().1 > self.most
    }

    /// Describes an allocation of `requested` bytes that exceeds the limit.
    pub fn message(&self, requested: u64) -> String {
        let (most, used) = self.state();
        format!("memory limit of {most} bytes reached: {used} are in use, {requested} more are requested")
    }

    /// Describes a program whose globals alone exceed the limit.
    pub fn message_of_globals(&self) -> String {
        let (most, used) = self.state();
        format!("memory limit of {most} bytes reached: the program's globals take {used}")
    }

    /// Returns the sizes of the counted blocks by address.
    pub(in crate::host) fn blocks(&self) -> MutexGuard<'_, FxHashMap<usize, u64>> {
        self.blocks.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
