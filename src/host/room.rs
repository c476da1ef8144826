//! The first memory of a process: a room in the executable's own zeroed data, handed out front to back.
//!
//! A small program's whole run fits in it, so that a start pays for the pages that it touches and for nothing else: a real
//! allocator looks at the system, maps, and spreads its blocks over many pages. When the room is full, that one takes over.
//! Blocks that are given back serve again, since each page that is touched for the first time costs more than a microsecond.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::UnsafeCell;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// Bytes of the room.
const SIZE: usize = 1 << 20;

#[repr(align(4096))]
struct Room(UnsafeCell<[u8; SIZE]>);

// SAFETY: `TAKEN` gives each byte to one owner at a time.
unsafe impl Sync for Room {}

static ROOM: Room = Room(UnsafeCell::new([0; SIZE]));
/// How many bytes of the room are taken.
static TAKEN: AtomicUsize = AtomicUsize::new(0);

/// Blocks that were given back, by their size: the first of each list, as its place in the room plus one. A block holds where
/// the next one is.
static FREE: Lists = Lists(UnsafeCell::new([0; CLASSES]));
/// Somebody is at the lists. Nobody waits for that (a signal handler could wait for ever): it is done without them then.
static BUSY: AtomicBool = AtomicBool::new(false);

/// How many sizes of blocks there are.
const CLASSES: usize = 64;

struct Lists(UnsafeCell<[usize; CLASSES]>);

// SAFETY: `BUSY` gives them to one thread at a time.
unsafe impl Sync for Lists {}

/// The size that a block has which is asked for with this one, and the number of its list: multiples of 16 up to 128, then
/// four sizes between a power of two and the next.
fn class(size: usize) -> (usize, usize) {
    if size <= 128 {
        let sixteenths = size.div_ceil(16).max(1);
        return (sixteenths * 16, sixteenths - 1);
    }
    let step = (size - 1).ilog2() - 2;
    let steps = (size - 1) >> step;
    ((steps + 1) << step, (step as usize - 5) * 4 + steps + 4)
}

/// Uses the lists, if nobody else does.
fn with_lists<R>(work: impl FnOnce(&mut [usize; CLASSES]) -> R) -> Option<R> {
    if BUSY.swap(true, Ordering::Acquire) {
        return None;
    }
    // SAFETY: only whoever has set `BUSY` comes here.
    let result = work(unsafe { &mut *FREE.0.get() });
    BUSY.store(false, Ordering::Release);
    Some(result)
}

/// Takes a block that was given back before.
fn again(layout: Layout, class: usize) -> Option<*mut u8> {
    if layout.align() > 16 {
        return None;
    }
    with_lists(|lists| {
        let first = lists.get_mut(class).filter(|first| **first > 0)?;
        let block = (start() + *first - 1) as *mut u8;
        // SAFETY: a block in a list is nobody's, is at least 16 bytes long, and was given the next one's place.
        *first = unsafe { block.cast::<usize>().read() };
        Some(block)
    })?
}

/// Keeps a block for later.
fn keep(block: *mut u8, class: usize) {
    with_lists(|lists| {
        if let Some(first) = lists.get_mut(class) {
            // SAFETY: the block is nobody's from now on, and at least 16 bytes long.
            unsafe { block.cast::<usize>().write(*first) };
            *first = block as usize - start() + 1;
        }
    });
}

/// An allocator that takes blocks from the room as long as there is some, and then from another one, which begins then.
pub struct RoomFirst<A> {
    other: A,
    begin: fn() -> bool,
    begun: OnceLock<bool>,
}

impl<A: GlobalAlloc> RoomFirst<A> {
    /// `begin` is called once, before the first block of the other allocator is asked for, and says whether there will be any: if
    /// not, all that does not fit the room is the system's. It must not ask for memory by itself.
    pub const fn new(other: A, begin: fn() -> bool) -> RoomFirst<A> {
        RoomFirst { other, begin, begun: OnceLock::new() }
    }

    /// Lets the other allocator begin, unless it has.
    pub fn begin(&self) {
        self.begun.get_or_init(self.begin);
    }

    /// Whether there is the other allocator.
    fn has_other(&self) -> bool {
        *self.begun.get_or_init(self.begin)
    }
}

// What the room has no place for. Each is as the function of `GlobalAlloc` of that name, for a block that is not of the room.
impl<A: GlobalAlloc> RoomFirst<A> {
    unsafe fn else_alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as the caller promises.
        unsafe { if self.has_other() { self.other.alloc(layout) } else { System.alloc(layout) } }
    }

    unsafe fn else_alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as the caller promises.
        unsafe { if self.has_other() { self.other.alloc_zeroed(layout) } else { System.alloc_zeroed(layout) } }
    }

    unsafe fn else_dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: as the caller promises; which of the two it is from does not change.
        unsafe { if self.has_other() { self.other.dealloc(block, layout) } else { System.dealloc(block, layout) } }
    }

    unsafe fn else_realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: as the caller promises; which of the two it is from does not change.
        unsafe {
            if self.has_other() { self.other.realloc(block, layout, size) } else { System.realloc(block, layout, size) }
        }
    }
}

fn start() -> usize {
    ROOM.0.get() as usize
}

fn is_inside(block: *mut u8) -> bool {
    (block as usize).wrapping_sub(start()) < SIZE
}

/// Takes a block. Without room it leaves none: from then on nobody looks for it.
fn take(layout: Layout) -> Option<*mut u8> {
    let mut taken = TAKEN.load(Ordering::Relaxed);
    if taken >= SIZE || layout.size() >= SIZE {
        TAKEN.store(SIZE, Ordering::Relaxed);
        return None;
    }
    let (size, class) = class(layout.size());
    if let Some(block) = again(layout, class) {
        return Some(block);
    }
    while taken < SIZE {
        let from = taken.next_multiple_of(layout.align().max(16));
        let end = from.checked_add(size).filter(|end| *end < SIZE && layout.align() <= 4096);
        match TAKEN.compare_exchange_weak(taken, end.unwrap_or(SIZE), Ordering::Relaxed, Ordering::Relaxed) {
            Ok(_) => return end.map(|_| (start() + from) as *mut u8),
            Err(now) => taken = now,
        }
    }
    None
}

/// Makes a block longer or shorter where it is; false if there is no place for that. Only the last one can become longer
/// than its kind.
fn resize(block: *mut u8, before: usize, now: usize) -> bool {
    if now >= SIZE {
        return false;
    }
    let (before, now) = (class(before).0, class(now).0);
    let from = block as usize - start();
    before == now
        || from + now < SIZE
            && TAKEN.compare_exchange(from + before, from + now, Ordering::Relaxed, Ordering::Relaxed).is_ok()
}

/// Takes a block back.
fn give_back(block: *mut u8, size: usize) {
    let (size, class) = class(size);
    let from = block as usize - start();
    // The last one makes place for any other.
    let last = TAKEN.compare_exchange(from + size, from, Ordering::Relaxed, Ordering::Relaxed);
    // When all is full, nobody looks for any.
    if last.is_err_and(|taken| taken < SIZE) {
        keep(block, class);
    }
}

// SAFETY: a block of the room belongs to whoever took it; it is aligned, since the room is aligned at 4096 bytes and no
// stricter alignment is taken from it, and those that serve again are aligned at 16 bytes. All others are the other allocator's.
unsafe impl<A: GlobalAlloc> GlobalAlloc for RoomFirst<A> {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as the caller promises.
        take(layout).unwrap_or_else(|| unsafe { self.else_alloc(layout) })
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
            None => unsafe { self.else_alloc_zeroed(layout) },
        }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        match is_inside(block) {
            true => give_back(block, layout.size()),
            // SAFETY: as the caller promises; the block is the other allocator's.
            false => unsafe { self.else_dealloc(block, layout) },
        }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if !is_inside(block) {
            // SAFETY: as the caller promises; the block is the other allocator's.
            return unsafe { self.else_realloc(block, layout, size) };
        }
        if resize(block, layout.size(), size) {
            return block;
        }
        // SAFETY: the caller promises that the size is one that a layout can have; the blocks are different ones and that long.
        unsafe {
            let new = self.alloc(Layout::from_size_align_unchecked(size, layout.align()));
            if !new.is_null() {
                std::ptr::copy_nonoverlapping(block, new, layout.size().min(size));
                give_back(block, layout.size());
            }
            new
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_size_has_a_list_and_fits_its_class() {
        let mut last = (0, 0);
        for size in 1..SIZE {
            let (whole, list) = class(size);
            assert!(
                whole >= size
                    && whole.is_multiple_of(16)
                    && whole <= (size + size / 4).max(size + 15)
                    && list < CLASSES
            );
            assert!((whole, list) == last || (whole > last.0 && (list == last.1 + 1 || size == 1)));
            assert_eq!(class(whole), (whole, list));
            last = (whole, list);
        }
    }

    #[test]
    fn blocks_come_from_the_room_until_it_is_full() {
        let memory = RoomFirst::new(System, || true);
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
            // What was given back serves again, for what is about as long.
            let (one, two) = (memory.alloc(layout(900, 8)), memory.alloc(layout(50, 1)));
            memory.dealloc(one, layout(900, 8));
            assert_ne!(memory.alloc(layout(800, 8)), one);
            assert_eq!(memory.alloc(layout(1000, 16)), one);
            memory.dealloc(two, layout(50, 1));
            // What does not fit is the other's, as is everything after it.
            let large = memory.alloc(layout(SIZE, 1));
            let small = memory.alloc(layout(8, 8));
            assert!(!is_inside(large) && !is_inside(small));
            memory.dealloc(large, layout(SIZE, 1));
            memory.dealloc(small, layout(8, 8));
            memory.dealloc(again, layout(5000, 1));
            // Or the system's, where there is no other.
            let memory = RoomFirst::new(Nobody, || false);
            let block = memory.alloc_zeroed(layout(SIZE, 1));
            let block = memory.realloc(block, layout(SIZE, 1), SIZE + 1);
            memory.dealloc(block, layout(SIZE + 1, 1));
            let block = memory.alloc(layout(8, 8));
            assert!(!is_inside(block));
            memory.dealloc(block, layout(8, 8));
        }
    }

    struct Nobody;

    // SAFETY: it has no block.
    unsafe impl GlobalAlloc for Nobody {
        unsafe fn alloc(&self, _: Layout) -> *mut u8 {
            unreachable!("it has not begun")
        }

        unsafe fn dealloc(&self, _: *mut u8, _: Layout) {
            unreachable!("it has not begun")
        }
    }
}
