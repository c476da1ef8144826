//! Large modules: functions are checked by several threads. Findings depend on what was found before (how many, and where),
//! so that this only asks whether there are any; if so, everything is checked once more by one thread.

use super::{Context, check_body};
use crate::ir::Body;
use crate::parallel;
use std::sync::Mutex;

/// With fewer instructions than this, threads cost more than they save.
const LARGE: usize = 8_000;

/// Functions that a thread takes at a time.
const STEP: usize = 16;

/// Whether all functions are good. False also says that nobody has looked, because the module is small.
pub(super) fn finds_nothing(cx: &Context<'_>) -> bool {
    let definitions: Vec<_> = cx.module.definitions().collect();
    let size = |body: &Body| body.insts.len();
    if cx.damage || definitions.iter().map(|(_, _, body)| size(body)).sum::<usize>() < LARGE {
        return false;
    }
    let threads = parallel::processors();
    if threads < 2 {
        return false;
    }
    // What they share only to read is copied here: the caller's has cells of its own.
    let contexts: Mutex<Vec<Context<'_>>> = Mutex::new((0..threads).map(|_| cx.fork()).collect());
    let context = || contexts.lock().ok()?.pop();
    parallel::all_good(threads, &definitions, STEP, context, |cx, some| {
        for (id, function, body) in some {
            check_body(cx, *id, function, body);
        }
        !cx.damage && cx.found.is_empty()
    })
}
