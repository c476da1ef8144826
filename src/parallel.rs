//! Parallel work: the number of threads to use, and the distribution of work among them. All threads have ended when
//! these functions return, except for that of [`spawn`].

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

/// Limit on the number of threads: more of them would wait for each other, or for sequential parts.
const MAX_THREADS: usize = 16;

/// Stack size of a thread in bytes: parser, verifier and code generator are recursive. The main thread has
/// about as much.
const STACK_SIZE: usize = 16 << 20;

/// Returns the number of threads that can run at once. The query itself is slow (about ten thousand instructions).
pub fn processors() -> usize {
    thread::available_parallelism().map_or(1, |n| n.get()).min(MAX_THREADS)
}

/// Returns the number of threads for an amount of work: one if it is less than a minimum, since others would cost more than they save.
pub fn threads_for(work: usize, min: usize) -> usize {
    if work < min { 1 } else { processors() }
}

/// Runs `work` on several threads, including the current one, and returns the results, that of the current thread
/// first. If a thread cannot be created, fewer are used, so `work` must take its items from a shared source.
pub fn on_threads<R: Send>(threads: usize, work: impl Fn() -> R + Sync) -> Vec<R> {
    thread::scope(|scope| {
        let start = |_| thread::Builder::new().stack_size(STACK_SIZE).spawn_scoped(scope, &work).ok();
        let others: Vec<_> = (1..threads).filter_map(start).collect();
        let mut all = vec![work()];
        for other in others {
            match other.join() {
                Ok(result) => all.push(result),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        all
    })
}

/// Runs `work` on a thread of its own, which is not waited for. Returns false if the thread cannot be created.
pub fn spawn(work: impl FnOnce() + Send + 'static) -> bool {
    thread::Builder::new().stack_size(STACK_SIZE).spawn(work).is_ok()
}

/// Calls `work` on each item, on one of the threads.
pub fn each<T: Send>(threads: usize, items: impl Iterator<Item = T> + Send, work: impl Fn(T) + Sync) {
    let items = Mutex::new(items);
    let next = || items.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).next();
    on_threads(threads, || {
        while let Some(item) = next() {
            work(item);
        }
    });
}

/// Whether all items satisfy a check. Each thread first creates a state, and then checks `step` items at a time; a
/// thread without a state does nothing. The first item that fails ends the search.
pub fn all_satisfy<T: Sync, S>(
    threads: usize,
    items: &[T],
    step: usize,
    state: impl Fn() -> Option<S> + Sync,
    good: impl Fn(&mut S, &[T]) -> bool + Sync,
) -> bool {
    let (next, all) = (AtomicUsize::new(0), AtomicBool::new(true));
    on_threads(threads, || {
        let Some(mut state) = state() else { return };
        while all.load(Ordering::Relaxed) {
            let from = next.fetch_add(step, Ordering::Relaxed);
            let Some(rest) = items.get(from..).filter(|rest| !rest.is_empty()) else { break };
            if !good(&mut state, &rest[..step.min(rest.len())]) {
                all.store(false, Ordering::Relaxed);
            }
        }
    });
    all.into_inner()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn each_item_is_given_once() {
        for threads in [1, 2, 5] {
            let seen = Mutex::new(Vec::new());
            each(threads, 0..1000, |n| seen.lock().unwrap().push(n));
            let seen = seen.into_inner().unwrap();
            assert_eq!((seen.len(), seen.into_iter().collect::<BTreeSet<_>>().len()), (1000, 1000));
        }
    }

    #[test]
    fn one_bad_item_is_found_wherever_it_is() {
        let items: Vec<usize> = (0..500).collect();
        for (threads, step, bad) in [(1, 1, 499), (2, 64, 0), (3, 64, 499), (2, 7, 250), (4, 1000, 499)] {
            assert!(!all_satisfy(threads, &items, step, || Some(()), |_, some| !some.contains(&bad)));
            assert!(all_satisfy(threads, &items, step, || Some(()), |_, some| !some.contains(&500)));
        }
    }

    #[test]
    #[should_panic(expected = "told on")]
    fn a_panic_is_told_on() {
        let first = thread::current().id();
        on_threads(2, || {
            if thread::current().id() != first {
                panic!("told on")
            }
        });
    }
}
