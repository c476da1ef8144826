//! The memory that a reader takes, measured by a counting allocator.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Maximum memory in bytes of a reader for a file of up to a megabyte, and per megabyte of a larger one.
pub const MAX_BYTES_PER_MIB: usize = 200 << 20;

/// Total in bytes above which every allocation fails.
const HARD_LIMIT: usize = 3 << 30;

/// The system's allocator with a count of live bytes. It is effective where it is the `#[global_allocator]`.
pub struct Counting;

static LIVE: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

// SAFETY: all calls are forwarded to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let live = LIVE.fetch_add(layout.size(), Relaxed) + layout.size();
        PEAK.fetch_max(live, Relaxed);
        if live > HARD_LIMIT {
            // Protects the machine; the failed allocation ends the process.
            return std::ptr::null_mut();
        }
        // SAFETY: the contract is the caller's.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        LIVE.fetch_sub(layout.size(), Relaxed);
        // SAFETY: the contract is the caller's.
        unsafe { System.dealloc(at, layout) }
    }
}

/// Runs `read`, and returns its result with the peak of live bytes beyond those at its start.
pub fn peak<T>(read: impl FnOnce() -> T) -> (T, usize) {
    let before = LIVE.load(Relaxed);
    PEAK.store(before, Relaxed);
    let made = read();
    (made, PEAK.load(Relaxed).saturating_sub(before))
}

/// Compares the memory that a reader took with the limit for a file of this length.
pub fn check(taken: usize, length: usize) -> Result<(), String> {
    let most = MAX_BYTES_PER_MIB.saturating_mul(length.div_ceil(1 << 20).max(1));
    match taken > most {
        true => Err(format!("{} MB for {length} bytes", taken >> 20)),
        false => Ok(()),
    }
}
