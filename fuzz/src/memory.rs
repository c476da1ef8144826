//! How much memory a reader takes: an allocator that counts.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// What a reader may take for a file of up to a megabyte, and for each megabyte of a larger one.
pub const MOST: usize = 200 << 20;

/// What nobody gets.
const HARD: usize = 3 << 30;

/// The system's allocator, with its blocks counted. It takes part where it is the `#[global_allocator]`.
pub struct Counting;

static LIVE: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

// SAFETY: the system's allocator does everything.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let live = LIVE.fetch_add(layout.size(), Relaxed) + layout.size();
        PEAK.fetch_max(live, Relaxed);
        if live > HARD {
            // The machine is not to suffer. Whoever asked ends the process.
            return std::ptr::null_mut();
        }
        // SAFETY: as of the caller.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        LIVE.fetch_sub(layout.size(), Relaxed);
        // SAFETY: as of the caller.
        unsafe { System.dealloc(at, layout) }
    }
}

/// What `read` makes of something, and how many bytes were in use at most while it did so, beyond those that were in use before.
pub fn peak<T>(read: impl FnOnce() -> T) -> (T, usize) {
    let before = LIVE.load(Relaxed);
    PEAK.store(before, Relaxed);
    let made = read();
    (made, PEAK.load(Relaxed).saturating_sub(before))
}

/// Holds what a reader took for a file of a length against what it may take.
pub fn check(taken: usize, length: usize) -> Result<(), String> {
    let most = MOST.saturating_mul(length.div_ceil(1 << 20).max(1));
    match taken > most {
        true => Err(format!("{} MB for {length} bytes", taken >> 20)),
        false => Ok(()),
    }
}
