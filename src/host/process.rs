//! The end of a program: `exit`, `abort` and `atexit` called by the program, from compiled code or from a host function.
//!
//! An engine that is about to run a program calls [`begin_run`]. As long as the guard lives, the program's calls of `exit`
//! and its kin on this thread come back to the engine through its [`LeaveRun`]; without a run under way they do what the C
//! library does. Handlers that the program registers belong to the run: libc's own list would be called when the process
//! ends, and by then the program's code is gone.

use std::cell::Cell;
use std::marker::PhantomData;

/// How a host function asks for the end of the run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// `exit`, `_exit`, `quick_exit` with a status. `run_handlers`: whether functions registered with `atexit` are to run
    /// (not for `_exit`).
    Exit {
        /// The status.
        status: i32,
        /// Whether functions registered with `atexit` run first.
        run_handlers: bool,
    },
    /// `abort`, or a failed `assert`.
    Abort,
}

/// Called on the program's own stack to leave the run; never returns (it jumps, or suspends a coroutine for good).
pub type LeaveRun = fn(End) -> !;

/// A function registered with `atexit` (no argument) or `__cxa_atexit`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AtExit {
    /// Its address.
    pub function: usize,
    /// The argument it is called with, if it takes one.
    pub argument: Option<usize>,
}

/// What is kept for one run.
struct Run {
    leave: LeaveRun,
    at_exit: Vec<AtExit>,
    at_quick_exit: Vec<AtExit>,
}

thread_local! {
    /// The runs under way on this thread, the innermost last. A `Cell` that is emptied while it is used: a signal handler
    /// of the program that comes in between finds no run, where a `RefCell` would panic.
    static RUNS: Cell<Vec<Run>> = const { Cell::new(Vec::new()) };
}

/// Hands the runs to `f`; `None` if the thread is ending and has no such storage any more.
fn with_runs<R>(f: impl FnOnce(&mut Vec<Run>) -> R) -> Option<R> {
    RUNS.try_with(|cell| {
        let mut runs = cell.take();
        let result = f(&mut runs);
        cell.set(runs);
        result
    })
    .ok()
}

/// Makes `leave` the way out for the current thread until the guard is dropped, and starts an empty list of `atexit`
/// handlers. Runs may nest (an engine inside a host function of another): the innermost counts.
pub fn begin_run(leave: LeaveRun) -> RunGuard {
    let run = Run { leave, at_exit: Vec::new(), at_quick_exit: Vec::new() };
    let depth = with_runs(|runs| {
        runs.push(run);
        runs.len()
    });
    RunGuard { depth: depth.unwrap_or(0), this_thread_only: PhantomData }
}

/// A run under way; see [`begin_run`]. Handlers that are still registered are forgotten with it.
#[derive(Debug)]
pub struct RunGuard {
    /// Number of runs with this one.
    depth: usize,
    this_thread_only: PhantomData<*const ()>,
}

impl Drop for RunGuard {
    fn drop(&mut self) {
        // Runs inside this one, whose guards were given up with their frames, end with it.
        with_runs(|runs| runs.truncate(self.depth.saturating_sub(1)));
    }
}

/// Takes the function registered last, for the engine to call: handlers run in reverse order and may register more.
///
/// A handler may itself call `exit`: then the engine's [`LeaveRun`] is called again, the new status counts, and the engine
/// goes on with what is still registered.
pub fn pop_at_exit() -> Option<AtExit> {
    with_runs(|runs| runs.last_mut()?.at_exit.pop())?
}

/// Lets a write to a pipe that nobody reads end the process, as it ends any C program: Rust's start-up code has it ignored.
/// For a process whose purpose is to run a program; what embeds an engine decides for itself.
pub fn end_with_readers() {
    // SAFETY: the default disposition runs no code of ours.
    unsafe { libc::signal(libc::SIGPIPE, libc::SIG_DFL) };
}

/// Writes out what C's stdio holds back (`fflush(NULL)`).
pub fn flush_stdio() {
    // SAFETY: a null pointer means all streams.
    unsafe { libc::fflush(std::ptr::null_mut()) };
}

/// Which list a handler goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum When {
    Exit,
    QuickExit,
}

/// Puts a handler on the list of the innermost run; false if there is no run.
pub(super) fn register(when: When, handler: AtExit) -> bool {
    let registered = with_runs(|runs| {
        let run = runs.last_mut()?;
        match when {
            When::Exit => run.at_exit.push(handler),
            When::QuickExit => run.at_quick_exit.push(handler),
        }
        Some(())
    });
    registered.flatten().is_some()
}

/// Leaves the innermost run; comes back only if there is none.
pub(super) fn leave(end: End) {
    // Nothing is borrowed when `leave` is called: it does not come back.
    if let Some(Some(leave)) = with_runs(|runs| runs.last().map(|run| run.leave)) {
        leave(end);
    }
}

/// Puts the handlers of `at_quick_exit` in the place of those of `atexit`, which a `quick_exit` does not call.
pub(super) fn choose_quick_exit_handlers() {
    with_runs(|runs| {
        if let Some(run) = runs.last_mut() {
            run.at_exit = std::mem::take(&mut run.at_quick_exit);
        }
    });
}

/// Whether a run is under way on this thread.
pub(super) fn is_running() -> bool {
    with_runs(|runs| !runs.is_empty()).unwrap_or(false)
}
