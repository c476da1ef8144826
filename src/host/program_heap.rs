//! A heap for the programs of a session, apart from that of the session.
//!
//! A program can damage the heap of the C library, which aborts the process when it notices that. A session continues after
//! such a program, and calls functions of the C library that allocate, so it must use other memory.
//!
//! In glibc, a thread allocates from one of several heaps (arenas), and keeps a cache of freed blocks. It finds them by two
//! thread-local pointers, which have no symbols and are located here by what they point to. They are exchanged while a program
//! runs. With their initial values, the C library creates a new arena and a new cache at the next allocation. If the pointers
//! cannot be located, programs and session share a heap.

use super::heap_locks;
use super::linux::process_vm;
use super::process;
use super::symbols::{resolve, tls};
use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// Pointer to the arena, and pointer to the cache.
type Pointers = [u64; 2];

/// Location of the two pointers.
struct HeapPointers {
    /// Their offsets from the thread pointer.
    offsets: [i64; 2],
    /// Their values in a new thread.
    initial: Pointers,
}

static POINTERS: OnceLock<Option<HeapPointers>> = OnceLock::new();

/// Whether the process has sessions.
static HAS_SESSIONS: AtomicBool = AtomicBool::new(false);

/// Pointers of programs, of which none is in use. A run takes the last ones, on whatever thread it is.
static IDLE: Mutex<Vec<Pointers>> = Mutex::new(Vec::new());

thread_local! {
    /// Whether a program runs on this thread.
    static IS_ENTERED: Cell<bool> = const { Cell::new(false) };
}

/// Gives the programs that this process runs a heap of their own. Must be called before a program can damage the heap.
pub fn separate() {
    heap_locks::locate();
    POINTERS.get_or_init(|| {
        allocate_by_arena();
        HeapPointers::locate()
    });
    HAS_SESSIONS.store(true, Ordering::Relaxed);
}

/// Makes glibc use the arenas of threads: as long as there has been only one thread, it uses the main arena.
fn allocate_by_arena() {
    // SAFETY: a variable of type `char`.
    let is_single = resolve("__libc_single_threaded").is_none_or(|flag| unsafe { *(flag as *const u8) } != 0);
    if is_single {
        // If there cannot be another thread, programs and session share the main arena.
        let _ = std::thread::Builder::new().spawn(|| ()).map(|thread| thread.join());
    }
}

/// The time during which the program's heap is in use on this thread.
#[must_use]
pub struct ProgramHeapGuard(Option<Pointers>);

/// Makes this thread allocate from the heap of programs until the guard is dropped, if there are sessions.
pub fn enter() -> ProgramHeapGuard {
    let (true, Some(Some(pointers))) = (HAS_SESSIONS.load(Ordering::Relaxed), POINTERS.get()) else {
        return ProgramHeapGuard(None);
    };
    if IS_ENTERED.replace(true) {
        return ProgramHeapGuard(None);
    }
    process::limit_programs(true);
    // Another thread can hold the lock forever in a forked child.
    let idle = IDLE.try_lock().ok().and_then(|mut idle| idle.pop());
    ProgramHeapGuard(Some(pointers.exchange(idle.unwrap_or(pointers.initial))))
}

impl Drop for ProgramHeapGuard {
    fn drop(&mut self) {
        if let (Some(own), Some(Some(pointers))) = (self.0, POINTERS.get()) {
            let used = pointers.exchange(own);
            process::limit_programs(false);
            IS_ENTERED.set(false);
            if let Ok(mut idle) = IDLE.try_lock() {
                idle.push(used);
            }
        }
    }
}

/// Gives programs a new heap. Blocks of the old one can still be accessed. Returns false if that is not possible.
pub fn renew() -> bool {
    IDLE.lock().unwrap_or_else(PoisonError::into_inner).clear();
    matches!(POINTERS.get(), Some(Some(_)))
}

impl HeapPointers {
    fn locate() -> Option<HeapPointers> {
        /// A size that is cached when it is freed.
        const SIZE: usize = 24;
        /// Number of words of a cache that are searched.
        const CACHE_WORDS: usize = 96;
        // SAFETY: only returns an address in that storage.
        let libc = tls::storage_of(unsafe { libc::__errno_location() } as usize)?;
        let arenas = heap_locks::arenas();
        // SAFETY: allocates and frees a block, which is not accessed.
        let freed = unsafe {
            let block = std::hint::black_box(libc::malloc(SIZE));
            libc::free(block);
            block as u64
        };
        let is_cache = |address: u64| {
            let mut bytes = [0; CACHE_WORDS * 8];
            address.is_multiple_of(16)
                && address != 0
                && process_vm::read(address, &mut bytes)
                && bytes.chunks_exact(8).any(|word| word == freed.to_ne_bytes())
        };
        let (mut arena, mut cache) = (Vec::new(), Vec::new());
        for (index, slot) in (libc.start..libc.start + libc.size).step_by(8).enumerate() {
            // SAFETY: a word of the C library's thread-local storage of this thread.
            let word = unsafe { (slot as *const u64).read_volatile() };
            if arenas.contains(&word) {
                arena.push(index);
            } else if is_cache(word) {
                cache.push(index);
            }
        }
        let (&[arena], &[cache]) = (arena.as_slice(), cache.as_slice()) else { return None };
        let base = libc.start as i64 - tls::pointer() as i64;
        Some(HeapPointers {
            offsets: [arena, cache].map(|index| base + index as i64 * 8),
            initial: [arena, cache].map(|index| libc.initial_word(index)),
        })
    }

    /// Replaces the pointers of this thread, and returns the old ones.
    fn exchange(&self, new: Pointers) -> Pointers {
        let base = tls::pointer() as i64;
        // SAFETY: the two pointers of the C library in this thread's static thread-local storage. Their new values are initial
        // ones, or were used by this thread before.
        std::array::from_fn(|index| unsafe {
            let place = (base + self.offsets[index]) as *mut u64;
            let old = place.read_volatile();
            place.write_volatile(new[index]);
            old
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allocate(size: usize) -> *mut libc::c_void {
        // SAFETY: `malloc` accepts any size.
        std::hint::black_box(unsafe { libc::malloc(size) })
    }

    #[test]
    fn damage_of_the_heap_of_programs_stays_in_it() {
        separate();
        if !matches!(POINTERS.get(), Some(Some(_))) {
            // Another C library, or one without caches.
            return;
        }
        let own = allocate(40);
        let guard = enter();
        let block = allocate(40);
        // SAFETY: a freed block leads to the next one of its size, which is overwritten here.
        unsafe {
            libc::free(allocate(40));
            libc::free(block);
            block.cast::<u64>().write_volatile(0x1234);
        }
        assert_eq!(allocate(40), block);
        drop(guard);
        // The next allocation there would fail.
        let mut blocks: Vec<_> = (0..4).map(|_| allocate(40)).collect();
        assert!(!blocks.contains(&block) && blocks.iter().all(|block| !block.is_null()));
        assert!(renew());
        let guard = enter();
        {
            let _nested = enter();
        }
        let renewed: Vec<_> = (0..4).map(|_| allocate(40)).collect();
        assert!(renewed.iter().all(|new| *new != block && !blocks.contains(new)));
        drop(guard);
        blocks.extend(renewed);
        blocks.push(own);
        // SAFETY: allocated by this test.
        blocks.into_iter().for_each(|block| unsafe { libc::free(block) });
    }
}
