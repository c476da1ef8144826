//! The first memory of a process: a room in the executable's own zeroed data, handed out front to back.
//!
//! A small program's whole run fits in it, so that a start pays for the pages that it touches and for nothing else: a real
//! allocator looks at the system, maps, and spreads its blocks over many pages. When the room is full, that one takes over.

use std::alloc::{GlobalAlloc, Layout};
use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Bytes of the room.
const SIZE: usize = 1 << 20;

#[repr(align(4096))]
struct Room(UnsafeCell<[u8; SIZE]>);

// SAFETY: `TAKEN` gives each byte to one owner at a time.
unsafe impl Sync for Room {}

static ROOM: Room = Room(UnsafeCell::new([0; SIZE]));
/// How many bytes of the room are taken. Only ever the last block is given back.
static TAKEN: AtomicUsize = AtomicUsize::new(0);

/// An allocator that takes blocks from the room as long as there is some, and then from another one.
pub struct RoomFirst<A>(pub A);

fn start() -> usize {
    ROOM.0.get() as usize
}

fn is_inside(block: *mut u8) -> bool {
    (block as usize).wrapping_sub(start()) < SIZE
}

/// Takes a block. Without room it leaves none: from then on nobody looks for it.
fn take(layout: Layout) -> Option<*mut u8> {
    let mut taken = TAKEN.load(Ordering::Relaxed);
    while taken < SIZE {
        let from = taken.next_multiple_of(layout.align());
        let end = from.checked_add(layout.size()).filter(|end| *end < SIZE && layout.align() <= 4096);
        match TAKEN.compare_exchange_weak(taken, end.unwrap_or(SIZE), Ordering::Relaxed, Ordering::Relaxed) {
            Ok(_) => return end.map(|_| (start() + from) as *mut u8),
            Err(now) => taken = now,
        }
    }
    None
}

/// Makes the last block longer or shorter; false if it is not the last, or too long.
fn resize(block: *mut u8, before: usize, now: usize) -> bool {
    let from = block as usize - start();
    let fits = from.checked_add(now).is_some_and(|end| end < SIZE);
    fits && TAKEN.compare_exchange(from + before, from + now, Ordering::Relaxed, Ordering::Relaxed).is_ok()
}

// SAFETY: a block of the room belongs to whoever took it; it is aligned, since the room is aligned at 4096 bytes and no
// stricter alignment is taken from it. All others are the other allocator's.
unsafe impl<A: GlobalAlloc> GlobalAlloc for RoomFirst<A> {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as the caller promises.
        take(layout).unwrap_or_else(|| unsafe { self.0.alloc(layout) })
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        match take(layout) {
            Some(block) => {
                // A block may have been another's before.
                // SAFETY: that many bytes were taken.
                unsafe { block.write_bytes(0, layout.size()) };
                block
            }
            // SAFETY: as the caller promises.
            None => unsafe { self.0.alloc_zeroed(layout) },
        }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        match is_inside(block) {
            true => {
                resize(block, layout.size(), 0);
            }
            // SAFETY: as the caller promises; the block is the other allocator's.
            false => unsafe { self.0.dealloc(block, layout) },
        }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if !is_inside(block) {
            // SAFETY: as the caller promises; the block is the other allocator's.
            return unsafe { self.0.realloc(block, layout, size) };
        }
        if resize(block, layout.size(), size) {
            return block;
        }
        // SAFETY: the caller promises that the size is one that a layout can have; the blocks are different ones and that long.
        unsafe {
            let new = self.alloc(Layout::from_size_align_unchecked(size, layout.align()));
            if !new.is_null() {
                std::ptr::copy_nonoverlapping(block, new, layout.size().min(size));
            }
            new
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::alloc::System;

    #[test]
    fn blocks_come_from_the_room_until_it_is_full() {
        let memory = RoomFirst(System);
        let layout = |size, align| Layout::from_size_align(size, align).unwrap();
        // SAFETY: each block is used as long as it was asked for, and given back once.
        unsafe {
            let first = memory.alloc(layout(3, 1));
            let second = memory.alloc(layout(100, 64));
            assert!(is_inside(first) && is_inside(second) && (second as usize).is_multiple_of(64));
            second.write_bytes(7, 100);
            // The last block stays where it is, and comes back.
            assert_eq!(memory.realloc(second, layout(100, 64), 1000), second);
            first.write_bytes(5, 3);
            let moved = memory.realloc(first, layout(3, 1), 5000);
            assert_eq!((*moved, *moved.add(2), *second.add(99)), (5, 5, 7));
            memory.dealloc(moved, layout(5000, 1));
            let again = memory.alloc_zeroed(layout(5000, 1));
            assert_eq!((again, *again.add(2)), (moved, 0));
            // What does not fit is the other's, as is everything after it.
            let large = memory.alloc(layout(SIZE, 1));
            let small = memory.alloc(layout(8, 8));
            assert!(!is_inside(large) && !is_inside(small));
            memory.dealloc(large, layout(SIZE, 1));
            memory.dealloc(small, layout(8, 8));
            memory.dealloc(again, layout(5000, 1));
        }
    }
}
