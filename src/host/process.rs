//! The end of a program: `exit`, `abort` and `atexit` called by the program, from compiled code or from a host function.

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

/// Makes `leave` the way out for the current thread until the guard is dropped, and starts an empty list of `atexit`
/// handlers. Runs may nest (an engine inside a host function of another): the innermost counts.
pub fn begin_run(_leave: LeaveRun) -> RunGuard {
    RunGuard(())
}

/// A run under way; see [`begin_run`].
pub struct RunGuard(());

/// A function registered with `atexit` (no argument) or `__cxa_atexit`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AtExit {
    /// Its address.
    pub function: usize,
    /// The argument it is called with, if it takes one.
    pub argument: Option<usize>,
}

/// Takes the function registered last, for the engine to call: handlers run in reverse order and may register more.
pub fn pop_at_exit() -> Option<AtExit> {
    None
}

/// Writes out what C's stdio holds back (`fflush(NULL)`).
pub fn flush_stdio() {}
