//! Parallel verification of functions in large modules. The number and locations of diagnostics depend on earlier ones,
//! so this only determines whether there are any; if so, one thread checks everything again.

use super::context::VerifierContext;
use super::rules::check_body;
use crate::ir::{Body, Module};
use crate::parallel;
use std::sync::Mutex;

/// Minimum number of instructions for which multiple threads are worthwhile.
const MIN_INSTS: usize = 8_000;

/// Number of functions that a thread takes at a time.
const STEP: usize = 16;

/// Whether something holds for the body of some function.
pub(super) fn is_in_some_body(module: &Module, holds: impl Fn(&Body) -> bool + Sync) -> bool {
    let bodies: Vec<&Body> = module.definitions().map(|(_, _, body)| body).collect();
    let threads = parallel::threads_for(bodies.iter().map(|body| body.insts.len()).sum(), MIN_INSTS);
    !parallel::all_satisfy(threads, &bodies, STEP, || Some(()), |(), some| !some.iter().any(|body| holds(body)))
}

/// Whether all functions are free of errors and warnings. Also false if nothing was checked, because the module is too
/// small or there is only one processor.
pub(super) fn is_clean(cx: &VerifierContext<'_>) -> bool {
    let definitions: Vec<_> = cx.module.definitions().collect();
    let size = |body: &Body| body.insts.len();
    let all = definitions.iter().map(|(_, _, body)| size(body)).sum::<usize>();
    let largest = definitions.iter().map(|(_, _, body)| size(body)).max().unwrap_or(0);
    // If one function has most of the instructions, its thread does most of the work.
    if cx.has_damage || all < MIN_INSTS || largest > all / 4 * 3 {
        return false;
    }
    let threads = parallel::processors();
    if threads < 2 {
        return false;
    }
    // Forked in advance, since the caller's context contains cells and cannot be shared between threads.
    let contexts: Mutex<Vec<VerifierContext<'_>>> = Mutex::new((0..threads).map(|_| cx.fork()).collect());
    let context = || contexts.lock().ok()?.pop();
    parallel::all_satisfy(threads, &definitions, STEP, context, |cx, some| {
        for (id, function, body) in some {
            check_body(cx, *id, function, body);
        }
        !cx.sources.is_stopped() && !cx.has_damage && cx.found.is_empty()
    })
}
