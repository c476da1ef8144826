//! Work for all processors: how many threads there are for it, and how it is shared out among them. Threads live as long as
//! a call of these functions does.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

/// More threads than this wait for each other, or for what is done by one alone.
const MOST: usize = 16;

/// Bytes of a thread's stack: parser, verifier and code generator recur. The first thread of a process has about as much.
const STACK: usize = 16 << 20;

/// How many threads can work at once. To ask for it takes a while by itself (some ten thousand instructions).
pub fn processors() -> usize {
    thread::available_parallelism().map_or(1, |n| n.get()).min(MOST)
}

/// Does the same on several threads, this one among them, and gives what each came to; this one's comes first. Threads that
/// cannot be had are fewer of them: work is to be taken from where all find it.
pub fn on_threads<R: Send>(threads: usize, work: impl Fn() -> R + Sync) -> Vec<R> {
    thread::scope(|scope| {
        let start = |_| thread::Builder::new().stack_size(STACK).spawn_scoped(scope, &work).ok();
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

/// Gives each item to one of the threads.
pub fn each<T: Send>(threads: usize, items: impl Iterator<Item = T> + Send, work: impl Fn(T) + Sync) {
    let items = Mutex::new(items);
    let next = || items.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).next();
    on_threads(threads, || {
        while let Some(item) = next() {
            work(item);
        }
    });
}

/// Whether all items are good. A thread looks at `step` items at a time, with a state that it makes first; one that gets none
/// has nothing to do. Items that are not good end the search.
pub fn all_good<T: Sync, S>(
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
            assert!(!all_good(threads, &items, step, || Some(()), |_, some| !some.contains(&bad)));
            assert!(all_good(threads, &items, step, || Some(()), |_, some| !some.contains(&500)));
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
