//! Entry into a run: each entry point also prepares the process for forks by the program.

use super::current_run::{self, ExitHook, RunGuard, RunHandle, Threads};
use crate::host::interpose::fork::watch_forks;
use std::sync::Arc;

/// Begins a run: until the guard is dropped, `leave` ends the run on this thread, and the list of `atexit` handlers
/// starts empty. Runs may nest (an engine inside a host function of another engine); the innermost run is current.
pub fn begin_run(leave: ExitHook) -> RunGuard {
    watch_forks();
    current_run::begin(leave, None)
}

/// Begins a run of a program that can create threads.
pub fn begin_run_with_threads(leave: ExitHook, threads: Arc<dyn Threads>) -> RunGuard {
    watch_forks();
    current_run::begin(leave, Some(threads))
}

/// Makes the current thread part of a run.
pub fn join_run(run: &RunHandle) -> RunGuard {
    watch_forks();
    current_run::join(run)
}
