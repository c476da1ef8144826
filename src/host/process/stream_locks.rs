//! Locks of C's standard streams that a function held when it was left.
//!
//! If a run ends within `printf`, such as by a fault at a wild pointer, the stream stays locked. The thread that held the lock may
//! lock it again, so that this shows only once there is a second thread, which would wait forever. glibc permits the release of a
//! lock by its owner only if the number of its acquisitions is known, so its three words are reset here.

use std::sync::atomic::{AtomicI32, AtomicU64, Ordering};

/// The lock of a stream of glibc (`_IO_lock_t`).
#[repr(C)]
struct StreamLock {
    /// 0: free, 1: held, 2: held, and other threads wait.
    word: AtomicI32,
    /// Number of further acquisitions by the owner.
    count: AtomicI32,
    /// The thread (`pthread_self`) that holds it; 0: none.
    owner: AtomicU64,
}

unsafe extern "C" {
    static stdin: *mut libc::FILE;
    static stdout: *mut libc::FILE;
    static stderr: *mut libc::FILE;
}

/// Releases the locks of the standard streams that this thread holds, when no function that uses a stream is active on it.
pub fn release_stream_locks() {
    /// Offset of the pointer to the lock in a stream: `_lock` of glibc's `struct _IO_FILE`, which is part of its interface.
    const LOCK: usize = 136;
    if !cfg!(target_env = "gnu") {
        return;
    }
    // SAFETY: the streams are static variables of the C library; a program may have replaced them by others or by null.
    unsafe {
        for stream in [stdin, stdout, stderr] {
            if stream.is_null() {
                continue;
            }
            let Some(lock) = (stream.byte_add(LOCK) as *const *const StreamLock).read().as_ref() else { continue };
            lock.release(libc::pthread_self() as u64);
        }
    }
}

impl StreamLock {
    /// Releases the lock if a thread holds it.
    fn release(&self, thread: u64) {
        if self.owner.load(Ordering::Relaxed) != thread {
            return;
        }
        self.count.store(0, Ordering::Relaxed);
        self.owner.store(0, Ordering::Relaxed);
        if self.word.swap(0, Ordering::Release) > 1 {
            // SAFETY: wakes threads that wait for this word; accesses no memory.
            unsafe {
                libc::syscall(libc::SYS_futex, self.word.as_ptr(), libc::FUTEX_WAKE | libc::FUTEX_PRIVATE_FLAG, 1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_is_released_by_its_owner_only() {
        let lock =
            |owner| StreamLock { word: AtomicI32::new(1), count: AtomicI32::new(2), owner: AtomicU64::new(owner) };
        let words = |lock: &StreamLock| (lock.word.load(Ordering::Relaxed), lock.count.load(Ordering::Relaxed));
        let (own, other) = (lock(7), lock(8));
        own.release(7);
        other.release(7);
        assert_eq!((words(&own), own.owner.load(Ordering::Relaxed)), ((0, 0), 0));
        assert_eq!((words(&other), other.owner.load(Ordering::Relaxed)), ((1, 2), 8));
    }
}
