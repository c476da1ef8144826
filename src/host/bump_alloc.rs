//! A bump allocator over a fixed arena in the executable's `.bss`, for the first memory of a process.
//!
//! The memory for the whole run of a small program fits into the arena, so startup costs only the pages that it
//! touches. A general-purpose allocator queries the system, maps memory, and spreads its blocks over many pages; it
//! takes over when the arena is full. Freed blocks are reused, because the first access to a page costs more than a
//! microsecond.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::UnsafeCell;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// Size of the arena in bytes.
const SIZE: usize = 1 << 20;

#[repr(align(4096))]
struct Arena(UnsafeCell<[u8; SIZE]>);

// SAFETY: `USED` gives each byte to one owner at a time.
unsafe impl Sync for Arena {}

static ARENA: Arena = Arena(UnsafeCell::new([0; SIZE]));
/// Bump pointer: number of bytes taken from the arena.
static USED: AtomicUsize = AtomicUsize::new(0);

/// Free lists by size class: offset of the first block in the arena plus one; 0 for an empty list. Each block
/// holds the link to the next.
static FREE: FreeLists = FreeLists(UnsafeCell::new([0; CLASSES]));
/// Lock of the free lists. Nothing waits for it, since a signal handler could wait forever: while it is held, the lists
/// are skipped.
static LISTS_LOCKED: AtomicBool = AtomicBool::new(false);

/// Number of size classes.
const CLASSES: usize = 64;

struct FreeLists(UnsafeCell<[usize; CLASSES]>);

// SAFETY: `LISTS_LOCKED` gives the lists to one thread at a time.
unsafe impl Sync for FreeLists {}

/// Returns the block size for a requested size, and the number of its class: multiples of 16 up to 128, then
/// four sizes per power of two.
fn class(size: usize) -> (usize, usize) {
    if size <= 128 {
        let sixteenths = size.div_ceil(16).max(1);
        return (sixteenths * 16, sixteenths - 1);
    }
    let step = (size - 1).ilog2() - 2;
    let steps = (size - 1) >> step;
    ((steps + 1) << step, (step as usize - 5) * 4 + steps + 4)
}

/// Runs `work` on the free lists, unless they are locked.
fn with_lists<R>(work: impl FnOnce(&mut [usize; CLASSES]) -> R) -> Option<R> {
    if LISTS_LOCKED.swap(true, Ordering::Acquire) {
        return None;
    }
    // SAFETY: only the thread that has set `LISTS_LOCKED` executes this.
    let result = work(unsafe { &mut *FREE.0.get() });
    LISTS_LOCKED.store(false, Ordering::Release);
    Some(result)
}

/// Takes a block from the free list of a class.
fn pop_free(layout: Layout, class: usize) -> Option<*mut u8> {
    if layout.align() > 16 {
        return None;
    }
    with_lists(|lists| {
        let first = lists.get_mut(class).filter(|first| **first > 0)?;
        let block = (start() + *first - 1) as *mut u8;
        // SAFETY: a block in a list has no owner, is at least 16 bytes long, and holds the link to the next
        // block.
        *first = unsafe { block.cast::<usize>().read() };
        Some(block)
    })?
}

/// Puts a block on the free list of its class.
fn push_free(block: *mut u8, class: usize) {
    with_lists(|lists| {
        if let Some(first) = lists.get_mut(class) {
            // SAFETY: the block has no owner from now on, and is at least 16 bytes long.
            unsafe { block.cast::<usize>().write(*first) };
            *first = block as usize - start() + 1;
        }
    });
}

/// An allocator that takes blocks from the arena while it has space, and then from another allocator.
pub struct BumpWithFallback<A> {
    other: A,
    init: fn() -> bool,
    is_usable: OnceLock<bool>,
}

impl<A: GlobalAlloc> BumpWithFallback<A> {
    /// Creates an allocator that falls back to `other`. `init` is called once, before the first block is requested from
    /// `other`, and returns whether `other` can be used; if not, the system allocator serves instead. `init` must not
    /// allocate.
    pub const fn new(other: A, init: fn() -> bool) -> BumpWithFallback<A> {
        BumpWithFallback { other, init, is_usable: OnceLock::new() }
    }

    /// Initializes the other allocator, unless it is initialized already.
    pub fn init(&self) {
        self.is_usable.get_or_init(self.init);
    }

    /// Whether the other allocator can be used.
    fn has_other(&self) -> bool {
        *self.is_usable.get_or_init(self.init)
    }
}

// Fallbacks for blocks outside the arena; each corresponds to the function of `GlobalAlloc` of that name.
impl<A: GlobalAlloc> BumpWithFallback<A> {
    unsafe fn else_alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: by the caller's contract.
        unsafe { if self.has_other() { self.other.alloc(layout) } else { System.alloc(layout) } }
    }

    unsafe fn else_alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: by the caller's contract.
        unsafe { if self.has_other() { self.other.alloc_zeroed(layout) } else { System.alloc_zeroed(layout) } }
    }

    unsafe fn else_dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: by the caller's contract; which of the two allocators serves does not change.
        unsafe { if self.has_other() { self.other.dealloc(block, layout) } else { System.dealloc(block, layout) } }
    }

    unsafe fn else_realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: by the caller's contract; which of the two allocators serves does not change.
        unsafe {
            if self.has_other() { self.other.realloc(block, layout, size) } else { System.realloc(block, layout, size) }
        }
    }
}

fn start() -> usize {
    ARENA.0.get() as usize
}

fn is_inside(block: *mut u8) -> bool {
    (block as usize).wrapping_sub(start()) < SIZE
}

/// Takes a block from the arena. The first failure marks the arena as full, and further attempts are skipped: they only read, so that
/// threads do not take the word from each other's caches with each allocation.
#[inline]
fn take(layout: Layout) -> Option<*mut u8> {
    match USED.load(Ordering::Relaxed) {
        SIZE.. => None,
        taken => take_while_space(layout, taken),
    }
}

/// The same while the arena has space. `taken`: the bump pointer.
fn take_while_space(layout: Layout, mut taken: usize) -> Option<*mut u8> {
    if layout.size() >= SIZE {
        USED.store(SIZE, Ordering::Relaxed);
        return None;
    }
    let (size, class) = class(layout.size());
    if let Some(block) = pop_free(layout, class) {
        return Some(block);
    }
    while taken < SIZE {
        let from = taken.next_multiple_of(layout.align().max(16));
        let end = from.checked_add(size).filter(|end| *end < SIZE && layout.align() <= 4096);
        match USED.compare_exchange_weak(taken, end.unwrap_or(SIZE), Ordering::Relaxed, Ordering::Relaxed) {
            Ok(_) => return end.map(|_| (start() + from) as *mut u8),
            Err(now) => taken = now,
        }
    }
    None
}

/// Resizes a block in place. Returns false if that is impossible: only the last block can grow beyond its
/// class.
fn resize(block: *mut u8, before: usize, now: usize) -> bool {
    if now >= SIZE {
        return false;
    }
    let (before, now) = (class(before).0, class(now).0);
    let from = block as usize - start();
    before == now
        || from + now < SIZE
            && USED.compare_exchange(from + before, from + now, Ordering::Relaxed, Ordering::Relaxed).is_ok()
}

/// Frees a block of the arena.
fn free_block(block: *mut u8, size: usize) {
    // Once the arena is full, the free lists are not searched any more.
    if USED.load(Ordering::Relaxed) >= SIZE {
        return;
    }
    let (size, class) = class(size);
    let from = block as usize - start();
    // The last block is returned to the bump pointer, whatever its size.
    let last = USED.compare_exchange(from + size, from, Ordering::Relaxed, Ordering::Relaxed);
    if last.is_err_and(|taken| taken < SIZE) {
        push_free(block, class);
    }
}

// SAFETY: a block of the arena has one owner. It is aligned: the arena is aligned to 4096 bytes and serves no stricter
// alignment, and reused blocks are aligned to 16 bytes. All other blocks belong to the other allocator.
unsafe impl<A: GlobalAlloc> GlobalAlloc for BumpWithFallback<A> {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: by the caller's contract.
        take(layout).unwrap_or_else(|| unsafe { self.else_alloc(layout) })
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        match take(layout) {
            Some(block) => {
                // A reused block may have old contents. SAFETY: that many bytes were taken.
                unsafe { block.write_bytes(0, layout.size()) };
                block
            }
            // SAFETY: by the caller's contract.
            None => unsafe { self.else_alloc_zeroed(layout) },
        }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        match is_inside(block) {
            true => free_block(block, layout.size()),
            // SAFETY: by the caller's contract; the block belongs to the other allocator.
            false => unsafe { self.else_dealloc(block, layout) },
        }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if !is_inside(block) {
            // SAFETY: by the caller's contract; the block belongs to the other allocator.
            return unsafe { self.else_realloc(block, layout, size) };
        }
        if resize(block, layout.size(), size) {
            return block;
        }
        // SAFETY: the caller promises a valid layout size; the blocks are distinct and long enough.
        unsafe {
            let new = self.alloc(Layout::from_size_align_unchecked(size, layout.align()));
            if !new.is_null() {
                std::ptr::copy_nonoverlapping(block, new, layout.size().min(size));
                free_block(block, layout.size());
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
        let memory = BumpWithFallback::new(System, || true);
        let layout = |size, align| Layout::from_size_align(size, align).unwrap();
        // SAFETY: each block is used within its size, and freed once.
        unsafe {
            let first = memory.alloc(layout(3, 1));
            let second = memory.alloc(layout(100, 64));
            assert!(is_inside(first) && is_inside(second) && (second as usize).is_multiple_of(64));
            second.write_bytes(7, 100);
            // The last block grows in place, and its memory is reused.
            assert_eq!(memory.realloc(second, layout(100, 64), 1000), second);
            first.write_bytes(5, 3);
            let moved = memory.realloc(first, layout(3, 1), 5000);
            assert_eq!((*moved, *moved.add(2), *second.add(99)), (5, 5, 7));
            memory.dealloc(moved, layout(5000, 1));
            let again = memory.alloc_zeroed(layout(5000, 1));
            assert_eq!((again, *again.add(2)), (moved, 0));
            // A freed block is reused for a request of the same class.
            let (one, two) = (memory.alloc(layout(900, 8)), memory.alloc(layout(50, 1)));
            memory.dealloc(one, layout(900, 8));
            assert_ne!(memory.alloc(layout(800, 8)), one);
            assert_eq!(memory.alloc(layout(1000, 16)), one);
            memory.dealloc(two, layout(50, 1));
            // A block that does not fit comes from the other allocator, as do all later blocks.
            let large = memory.alloc(layout(SIZE, 1));
            let small = memory.alloc(layout(8, 8));
            assert!(!is_inside(large) && !is_inside(small));
            memory.dealloc(large, layout(SIZE, 1));
            memory.dealloc(small, layout(8, 8));
            memory.dealloc(again, layout(5000, 1));
            // Without another allocator, from the system.
            let memory = BumpWithFallback::new(DummyAllocator, || false);
            let block = memory.alloc_zeroed(layout(SIZE, 1));
            let block = memory.realloc(block, layout(SIZE, 1), SIZE + 1);
            memory.dealloc(block, layout(SIZE + 1, 1));
            let block = memory.alloc(layout(8, 8));
            assert!(!is_inside(block));
            memory.dealloc(block, layout(8, 8));
        }
    }

    struct DummyAllocator;

    // SAFETY: it has no blocks.
    unsafe impl GlobalAlloc for DummyAllocator {
        unsafe fn alloc(&self, _: Layout) -> *mut u8 {
            unreachable!("the other allocator is not usable")
        }

        unsafe fn dealloc(&self, _: *mut u8, _: Layout) {
            unreachable!("the other allocator is not usable")
        }
    }
}
