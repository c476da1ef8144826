//! The end of a program: `exit`, `abort` and `atexit` called by the program, from compiled code or from a host function.
//!
//! While a run is under way on a thread, none of these reach libc: the innermost run of the thread is left instead, so
//! that the engine can say how the program ended. Without a run they do what libc does.

use std::cell::RefCell;

/// How a host function asks for the end of the run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// `exit`, `_exit`, `quick_exit` with a status.
    Exit {
        /// The status.
        status: i32,
        /// Whether functions registered with `atexit` are to run, and stdio to be flushed, first (not for `_exit`).
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

struct Run {
    leave: LeaveRun,
    at_exit: Vec<AtExit>,
}

thread_local! {
    static RUNS: RefCell<Vec<Run>> = const { RefCell::new(Vec::new()) };
}

/// Makes `leave` the way out for the current thread until the guard is dropped, and starts an empty list of `atexit`
/// handlers. Runs may nest (an engine inside a host function of another): the innermost counts.
pub fn begin_run(leave: LeaveRun) -> RunGuard {
    RUNS.with_borrow_mut(|runs| runs.push(Run { leave, at_exit: Vec::new() }));
    RunGuard(std::marker::PhantomData)
}

/// A run under way; see [`begin_run`]. It belongs to the thread that began it.
pub struct RunGuard(std::marker::PhantomData<*const ()>);

impl Drop for RunGuard {
    fn drop(&mut self) {
        RUNS.with_borrow_mut(|runs| runs.pop());
    }
}

/// Takes the function registered last, for the engine to call: handlers run in reverse order and may register more.
pub fn pop_at_exit() -> Option<AtExit> {
    RUNS.with_borrow_mut(|runs| runs.last_mut()?.at_exit.pop())
}

/// Writes out what C's stdio holds back (`fflush(NULL)`).
pub fn flush_stdio() {
    // SAFETY: a null stream means all of them.
    unsafe { libc::fflush(std::ptr::null_mut()) };
}

/// Leaves the innermost run; returns only if there is none. Nothing is borrowed when `leave` jumps away.
fn leave(end: End) {
    if let Some(leave) = RUNS.with_borrow(|runs| runs.last().map(|r| r.leave)) {
        leave(end);
    }
}

fn register(handler: AtExit) -> bool {
    RUNS.with_borrow_mut(|runs| runs.last_mut().map(|r| r.at_exit.push(handler)).is_some())
}

/// `exit`
pub(super) extern "C-unwind" fn exit(status: i32) -> ! {
    leave(End::Exit { status, run_handlers: true });
    // SAFETY: no run is under way, so this is the process's own exit.
    unsafe { libc::exit(status) }
}

/// `_exit`, `_Exit`
pub(super) extern "C-unwind" fn exit_now(status: i32) -> ! {
    leave(End::Exit { status, run_handlers: false });
    // SAFETY: no run is under way, so this is the process's own exit.
    unsafe { libc::_exit(status) }
}

/// `abort`
pub(super) extern "C-unwind" fn abort() -> ! {
    leave(End::Abort);
    // SAFETY: no run is under way, so this is the process's own abort.
    unsafe { libc::abort() }
}

/// Writes to standard error, after what stdio holds back for it and standard output.
pub(super) fn say(message: &str) {
    flush_stdio();
    // SAFETY: the bytes are valid for the length given. A failed write changes nothing: the program ends anyway.
    unsafe { libc::write(2, message.as_ptr().cast(), message.len()) };
}

/// `__assert_fail`: glibc's words, then `abort`.
pub(super) extern "C-unwind" fn assert_fail(
    condition: *const libc::c_char,
    file: *const libc::c_char,
    line: u32,
    function: *const libc::c_char,
) -> ! {
    let text = |p: *const libc::c_char| match p.is_null() {
        true => "?".into(),
        // SAFETY: the program passes strings, or null, as the C library's function demands.
        false => unsafe { std::ffi::CStr::from_ptr(p) }.to_string_lossy(),
    };
    say(&format!("{}:{line}: {}: Assertion `{}' failed.\n", text(file), text(function), text(condition)));
    abort()
}

/// `atexit`, `at_quick_exit`
pub(super) extern "C-unwind" fn atexit(function: usize) -> i32 {
    i32::from(!register(AtExit { function, argument: None }))
}

/// `__cxa_atexit`; the third argument (the shared object's handle) has no meaning for a run.
pub(super) extern "C-unwind" fn cxa_atexit(function: usize, argument: usize, _dso: usize) -> i32 {
    i32::from(!register(AtExit { function, argument: Some(argument) }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::{AssertUnwindSafe, catch_unwind, panic_any};

    fn by_panic(end: End) -> ! {
        panic_any(end)
    }

    fn end_of(f: impl FnOnce()) -> End {
        *catch_unwind(AssertUnwindSafe(f)).unwrap_err().downcast::<End>().unwrap()
    }

    #[test]
    fn the_innermost_run_is_left() {
        let _run = begin_run(by_panic);
        assert_eq!(end_of(|| exit(3)), End::Exit { status: 3, run_handlers: true });
        assert_eq!(end_of(|| exit_now(4)), End::Exit { status: 4, run_handlers: false });
        assert_eq!(end_of(|| abort()), End::Abort);
    }

    #[test]
    fn handlers_run_in_reverse_and_belong_to_their_run() {
        let _outer = begin_run(by_panic);
        assert_eq!(atexit(0x10), 0);
        assert_eq!(cxa_atexit(0x20, 7, 0), 0);
        {
            let _inner = begin_run(by_panic);
            assert_eq!(pop_at_exit(), None);
        }
        assert_eq!(pop_at_exit(), Some(AtExit { function: 0x20, argument: Some(7) }));
        assert_eq!(atexit(0x30), 0);
        assert_eq!(pop_at_exit().map(|h| h.function), Some(0x30));
        assert_eq!(pop_at_exit().map(|h| h.function), Some(0x10));
        assert_eq!(pop_at_exit(), None);
    }
}
