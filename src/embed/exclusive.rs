//! An engine that is lent to one run at a time.

use std::cell::Cell;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};

/// Something that one thread uses at a time. Other threads wait; the thread that has it already is told so.
pub(super) struct Exclusive<T> {
    /// The thread that has it, by [`this_thread`]; 0: nobody.
    holder: AtomicUsize,
    value: Mutex<T>,
}

/// The thread that asks has it already: a closure of the host comes back to the engine that is calling it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Taken;

impl<T> Exclusive<T> {
    pub(super) fn new(value: T) -> Exclusive<T> {
        Exclusive { holder: AtomicUsize::new(0), value: Mutex::new(value) }
    }

    /// Waits for other threads.
    #[inline]
    pub(super) fn lend(&self) -> Result<Lent<'_, T>, Taken> {
        let me = this_thread();
        let value = match self.value.try_lock() {
            Ok(value) => value,
            Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
            // Only this thread can have written its own number.
            Err(TryLockError::WouldBlock) if self.holder.load(Ordering::Relaxed) == me => return Err(Taken),
            Err(TryLockError::WouldBlock) => self.value.lock().unwrap_or_else(PoisonError::into_inner),
        };
        self.holder.store(me, Ordering::Relaxed);
        Ok(Lent { holder: &self.holder, value })
    }
}

/// It, until this is dropped.
pub(super) struct Lent<'a, T> {
    holder: &'a AtomicUsize,
    value: MutexGuard<'a, T>,
}

impl<T> Drop for Lent<'_, T> {
    #[inline]
    fn drop(&mut self) {
        self.holder.store(0, Ordering::Relaxed);
    }
}

impl<T> Deref for Lent<'_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T> DerefMut for Lent<'_, T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.value
    }
}

/// A number that no other thread has that lives now; never 0.
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
        assert_eq!(shared.lend().err(), Some(Taken));
        drop(first);
        assert!(shared.lend().is_ok());
    }
}
