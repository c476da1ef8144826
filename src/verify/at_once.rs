//! Large modules: functions are checked by several threads. Findings depend on what was found before (how many, and where),
//! so that this only asks whether there are any; if so, everything is checked once more by one thread.

use super::{Context, check_body};
use crate::ir::Body;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// With fewer instructions than this, threads cost more than they save.
const LARGE: usize = 8_000;

/// Functions that a thread takes at a time.
const STEP: usize = 16;

/// More threads than this are of no use.
const MOST_THREADS: usize = 8;

/// Whether all functions are good. False also says that nobody has looked, because the module is small.
pub(super) fn finds_nothing(cx: &Context<'_>) -> bool {
    let definitions: Vec<_> = cx.module.definitions().collect();
    let size = |body: &Body| body.insts.len();
    if cx.damage || definitions.iter().map(|(_, _, body)| size(body)).sum::<usize>() < LARGE {
        return false;
    }
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get()).min(MOST_THREADS);
    if threads < 2 {
        return false;
    }
    let (next, good) = (AtomicUsize::new(0), AtomicBool::new(true));
    // What they share only to read is copied here: the caller's has cells of its own.
    let contexts: Vec<Context<'_>> = (0..threads).map(|_| cx.fork()).collect();
    let (definitions, next, good) = (&definitions, &next, &good);
    std::thread::scope(|scope| {
        let mut handles = Vec::new();
        for mut cx in contexts {
            let mut work = move || {
                while good.load(Ordering::Relaxed) {
                    let start = next.fetch_add(STEP, Ordering::Relaxed);
                    let Some(list) = definitions.get(start..) else { return };
                    for (_, function, body) in list.iter().take(STEP) {
                        check_body(&mut cx, function, body);
                    }
                    if cx.damage || !cx.found.is_empty() {
                        good.store(false, Ordering::Relaxed);
                    }
                }
            };
            // The last one is this thread.
            if handles.len() + 1 == threads {
                work();
            } else {
                let handle = std::thread::Builder::new().spawn_scoped(scope, work);
                handles.push(handle);
            }
        }
    });
    good.load(Ordering::Relaxed)
}
