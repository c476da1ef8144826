//! Lock that gives one run at a time access to an engine, and detects re-entry.

use std::cell::Cell;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};

/// Value that one thread uses at a time. Other threads block; the thread that already holds it gets
/// [`AlreadyHeld`].
pub(super) struct Exclusive<T> {
    /// Thread that holds the value, by [`this_thread`]; 0 if it is free.
    holder: AtomicUsize,
    value: Mutex<T>,
}

/// Error for re-entry: the current thread already holds the value, for instance when a host closure calls
/// back into the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct AlreadyHeld;

impl<T> Exclusive<T> {
    pub(super) fn new(value: T) -> Exclusive<T> {
        Exclusive { holder: AtomicUsize::new(0), value: Mutex::new(value) }
    }

    /// Locks the value; blocks while another thread holds it.
    #[inline]
    pub(super) fn lend(&self) -> Result<ExclusiveGuard<'_, T>, AlreadyHeld> {
        let me = this_thread();
        let value = match self.value.try_lock() {
            Ok(value) => value,
            Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
            // Only this thread stores its own number, so a relaxed load suffices.
            Err(TryLockError::WouldBlock) if self.holder.load(Ordering::Relaxed) == me => return Err(AlreadyHeld),
            Err(TryLockError::WouldBlock) => self.value.lock().unwrap_or_else(PoisonError::into_inner),
        };
        self.holder.store(me, Ordering::Relaxed);
        Ok(ExclusiveGuard { holder: &self.holder, value })
    }
}

/// Guard for the locked value, which it releases when dropped.
pub(super) struct ExclusiveGuard<'a, T> {
    holder: &'a AtomicUsize,
    value: MutexGuard<'a, T>,
}

impl<T> Drop for ExclusiveGuard<'_, T> {
    #[inline]
    fn drop(&mut self) {
        self.holder.store(0, Ordering::Relaxed);
    }
}

impl<T> Deref for ExclusiveGuard<'_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T> DerefMut for ExclusiveGuard<'_, T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.value
    }
}

/// Returns a number unique among live threads; never 0.
#[inline]
fn this_thread() -> usize {
    thread_local! {
        static HERE: Cell<u8> = const { Cell::new(0) };
    }
    HERE.with(|here| std::ptr::from_ref(here) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thread_at_a_time() {
        let shared = Exclusive::new(0u64);
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| (0..1000).for_each(|_| *shared.lend().unwrap() += 1));
            }
        });
        let first = shared.lend().unwrap();
        assert_eq!(*first, 4000);
        assert_eq!(shared.lend().err(), Some(AlreadyHeld));
        drop(first);
        assert!(shared.lend().is_ok());
    }
}
