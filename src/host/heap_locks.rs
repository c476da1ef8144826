//! Locks of the C library's heap that a function held when it was left.
//!
//! glibc protects each arena of its heap by a lock. When it finds an arena damaged, it aborts while it holds the lock,
//! and the lock stays held if the abort only ends a run. The same happens if a run is interrupted in `malloc`. Each later
//! call that allocates, in any function, would wait forever. glibc has no function that releases such a lock, so its
//! arenas are located by what they are known to contain; if they cannot be, nothing is done.

use crate::host::linux::process_vm;
use std::ffi::c_void;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicI32, Ordering};
use std::time::Duration;

/// The arenas of glibc, which form a ring.
struct Arenas {
    /// Address of the main arena, which begins with its lock.
    main: u64,
    /// Offset of the pointer to the next arena.
    next: u64,
}

static ARENAS: OnceLock<Option<Arenas>> = OnceLock::new();

/// Locates the arenas. Must be called before a program can damage them.
pub fn locate() {
    ARENAS.get_or_init(Arenas::locate);
}

/// Returns the addresses of the arenas; none if they were not located.
pub fn arenas() -> Vec<u64> {
    ARENAS.get().and_then(Option::as_ref).map(Arenas::addresses).unwrap_or_default()
}

/// Releases the locks that are held by functions that were left. Returns whether there were any.
pub fn release() -> bool {
    let Some(Some(arenas)) = ARENAS.get() else { return false };
    arenas.addresses().into_iter().fold(false, |any, arena| any | release_lock(arena))
}

fn word(address: u64) -> Option<u64> {
    let mut bytes = [0; 8];
    process_vm::read(address, &mut bytes).then(|| u64::from_ne_bytes(bytes))
}

impl Arenas {
    fn locate() -> Option<Arenas> {
        /// Too large for a thread's cache, too small for a mapping of its own.
        const SIZE: usize = 0x1_0000;
        /// Size of the 254 pointers to chunks and the bit map that precede the pointer to the next arena.
        const BINS: u64 = 254 * 8 + 16;
        /// Largest size of the lock, the flags and the lists of small chunks, at the beginning of an arena.
        const MAX_HEAD: u64 = 0x80;
        // A free block between two others is the first in the list of free chunks. The list begins in the arena: its head
        // is used as a chunk, so that it starts at the word with the topmost chunk, two words before the first list.
        // SAFETY: allocates blocks, and frees them; they are not accessed.
        let blocks: [*mut c_void; 3] = std::array::from_fn(|_| unsafe { libc::malloc(SIZE) });
        let [first, middle, last] = blocks.map(|block| std::hint::black_box(block) as u64);
        // SAFETY: as above.
        unsafe { libc::free(blocks[1]) };
        // Other threads may have allocated meanwhile, so that the blocks are elsewhere, in any order.
        let is_next = |block: u64, next: u64| next.checked_sub(block) == Some(SIZE as u64 + 16);
        let is_between = is_next(first, middle) && is_next(middle, last);
        let head = if is_between { word(middle + 8) } else { None };
        // SAFETY: as above.
        [blocks[0], blocks[2]].into_iter().for_each(|block| unsafe { libc::free(block) });
        let head = head?;
        // SAFETY: only asks for the end of the heap.
        let end = unsafe { libc::sbrk(0) } as u64;
        let top = word(head)?;
        let is_topmost = top.checked_add(word(top.checked_add(8)?)? & !7) == Some(end);
        let link = head.checked_add(16 + BINS)?;
        // Only from the right address does the ring lead back.
        let mut candidates =
            (head.checked_sub(MAX_HEAD)?..head).step_by(8).map(|main| Arenas { main, next: link - main });
        let found = candidates.find(|arenas| !arenas.addresses().is_empty())?;
        (is_topmost && found.has_lock()).then_some(found)
    }

    /// Whether the first word of the main arena can be a lock.
    fn has_lock(&self) -> bool {
        word(self.main).is_some_and(|word| matches!(word as i32, 0..=2))
    }

    /// Returns the addresses of all arenas; none if the ring is damaged.
    fn addresses(&self) -> Vec<u64> {
        const MAX_ARENAS: usize = 4096;
        let mut all = vec![self.main];
        while let Some(next) = all.last().and_then(|arena| word(arena + self.next)) {
            if next == self.main {
                return all;
            }
            if all.len() > MAX_ARENAS {
                break;
            }
            all.push(next);
        }
        Vec::new()
    }
}

/// Releases the lock of an arena if it stays held: a running thread releases it within microseconds.
fn release_lock(arena: u64) -> bool {
    const SAMPLES: usize = 20;
    const INTERVAL: Duration = Duration::from_millis(1);
    // SAFETY: the ring was followed to its end, so that this is an arena; arenas are never freed, and begin with a lock.
    let lock = unsafe { AtomicI32::from_ptr(arena as *mut i32) };
    for _ in 0..SAMPLES {
        if lock.load(Ordering::Relaxed) == 0 {
            return false;
        }
        std::thread::sleep(INTERVAL);
    }
    lock.store(0, Ordering::Release);
    // SAFETY: wakes threads that wait for this word; accesses no memory.
    unsafe {
        libc::syscall(libc::SYS_futex, lock.as_ptr(), libc::FUTEX_WAKE | libc::FUTEX_PRIVATE_FLAG, 1);
    }
    true
}
