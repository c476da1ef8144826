//! Replacements for C library functions that would end the process or outlive the program. The replacements end the
//! run, or register handlers with the run.

use crate::host::process::child;
use crate::host::process::{self, AtExit, ExitList, ExitReason};
use libc::{FILE, c_char, c_int, c_uint, c_void};
use std::ptr;

unsafe extern "C" {
    static stdout: *mut FILE;
    static stderr: *mut FILE;
    static program_invocation_short_name: *const c_char;
    fn quick_exit(status: c_int) -> !;
    fn __cxa_atexit(function: usize, argument: *mut c_void, dso: *mut c_void) -> c_int;
    fn __cxa_thread_atexit_impl(function: usize, argument: *mut c_void, dso: *mut c_void) -> c_int;
    fn __cxa_at_quick_exit(function: usize, dso: *mut c_void) -> c_int;
    fn __fpurge(stream: *mut FILE);
}

crate::host::symbols::table::symbol_table! {
    "exit" => exit,
    "_exit" => exit_now,
    "_Exit" => exit_now,
    "quick_exit" => exit_quickly,
    "abort" => abort,
    "atexit" => atexit,
    "__cxa_atexit" => cxa_atexit,
    "__cxa_thread_atexit" => cxa_thread_atexit,
    "__cxa_thread_atexit_impl" => cxa_thread_atexit,
    "at_quick_exit" => at_quick_exit,
    "__cxa_at_quick_exit" => cxa_at_quick_exit,
    "__assert_fail" => assert_fail,
    "__assert" => assert,
    "__stack_chk_fail" => stack_check_failed,
    "__chk_fail" => buffer_check_failed,
}

pub(in crate::host) extern "C-unwind" fn exit(status: c_int) -> ! {
    if child::shares_memory() {
        process::flush_stdio();
        exit_now(status)
    }
    process::leave(ExitReason::Exit { status, run_handlers: true });
    // SAFETY: ends the process; no run is under way on this thread.
    unsafe { libc::exit(status) }
}

/// Implements `_exit`. Buffered output of the program is lost, as at the end of a native process. A child process that
/// the program created has nothing to report and ends at once.
extern "C-unwind" fn exit_now(status: c_int) -> ! {
    if process::is_running() && !child::shares_memory() && !child::is_child() {
        // SAFETY: the C library's own stream, which is open.
        unsafe { __fpurge(stdout) };
        process::leave(ExitReason::Exit { status, run_handlers: false });
    }
    // SAFETY: ends the process.
    unsafe { libc::_exit(status) }
}

extern "C-unwind" fn exit_quickly(status: c_int) -> ! {
    if process::is_running() {
        process::choose_quick_exit_handlers();
        process::leave(ExitReason::Exit { status, run_handlers: true });
    }
    // SAFETY: ends the process; no run is under way on this thread.
    unsafe { quick_exit(status) }
}

pub(in crate::host) extern "C-unwind" fn abort() -> ! {
    if child::shares_memory() && !child::report_from_copy() {
        child::die_by_signal(libc::SIGABRT);
    }
    process::leave(ExitReason::Abort);
    // SAFETY: ends the process; no run is under way on this thread.
    unsafe { libc::abort() }
}

extern "C-unwind" fn atexit(function: usize) -> c_int {
    if process::register(ExitList::Exit, AtExit { function, argument: None }) {
        return 0;
    }
    // SAFETY: the caller guarantees the function, which ignores its argument.
    unsafe { __cxa_atexit(function, ptr::null_mut(), ptr::null_mut()) }
}

extern "C-unwind" fn cxa_atexit(function: usize, argument: *mut c_void, dso: *mut c_void) -> c_int {
    if process::register(ExitList::Exit, AtExit { function, argument: Some(argument as usize) }) {
        return 0;
    }
    // SAFETY: the caller guarantees the function and its argument.
    unsafe { __cxa_atexit(function, argument, dso) }
}

/// Implements `__cxa_thread_atexit`, which registers destructors of `thread_local` variables in C++ and Rust.
extern "C-unwind" fn cxa_thread_atexit(function: usize, argument: *mut c_void, dso: *mut c_void) -> c_int {
    if process::register(ExitList::ThreadExit, AtExit { function, argument: Some(argument as usize) }) {
        return 0;
    }
    // SAFETY: the caller guarantees the function and its argument.
    unsafe { __cxa_thread_atexit_impl(function, argument, dso) }
}

extern "C-unwind" fn at_quick_exit(function: usize) -> c_int {
    cxa_at_quick_exit(function, ptr::null_mut())
}

extern "C-unwind" fn cxa_at_quick_exit(function: usize, dso: *mut c_void) -> c_int {
    if process::register(ExitList::QuickExit, AtExit { function, argument: None }) {
        return 0;
    }
    // SAFETY: the caller guarantees the function.
    unsafe { __cxa_at_quick_exit(function, dso) }
}

/// Implements `__assert_fail`, which C's `assert` calls: prints glibc's text and aborts.
extern "C-unwind" fn assert_fail(
    assertion: *const c_char,
    file: *const c_char,
    line: c_uint,
    function: *const c_char,
) -> ! {
    let (function, colon) = if function.is_null() { (c"".as_ptr(), c"".as_ptr()) } else { (function, c": ".as_ptr()) };
    // SAFETY: the program passes strings, and the format fits the arguments.
    unsafe {
        libc::fprintf(
            stderr,
            c"%s: %s:%u: %s%sAssertion `%s' failed.\n".as_ptr(),
            program_invocation_short_name,
            file,
            line,
            function,
            colon,
            assertion,
        );
        libc::fflush(stderr);
    }
    abort()
}

extern "C-unwind" fn assert(assertion: *const c_char, file: *const c_char, line: c_int) -> ! {
    assert_fail(assertion, file, line as c_uint, ptr::null())
}

extern "C-unwind" fn stack_check_failed() -> ! {
    write_stderr(c"*** stack smashing detected ***: terminated\n");
    abort()
}

extern "C-unwind" fn buffer_check_failed() -> ! {
    write_stderr(c"*** buffer overflow detected ***: terminated\n");
    abort()
}

/// Writes a text to C's standard error.
pub(in crate::host) fn write_stderr(text: &std::ffi::CStr) {
    // SAFETY: a string, and the C library's own stream.
    unsafe { libc::fputs(text.as_ptr(), stderr) };
}

/// Writes the message of the courses' runtime for an index out of bounds.
pub(in crate::host) fn report_bad_index(index: i64, length: i64) {
    // SAFETY: the format fits the arguments.
    unsafe { libc::fprintf(stderr, c"Out of bounds index %ld for array length %ld".as_ptr(), index, length) };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::process::{begin_run, pop_at_exit};
    use crate::host::symbols::resolve;
    use std::panic::{catch_unwind, resume_unwind};

    fn unwind(end: ExitReason) -> ! {
        resume_unwind(Box::new(end))
    }

    /// Returns the end of the run in which `f` is called.
    fn end_of(f: impl FnOnce()) -> ExitReason {
        let payload = catch_unwind(std::panic::AssertUnwindSafe(f)).expect_err("the run is left");
        *payload.downcast().expect("by `unwind`")
    }

    fn call(name: &str, status: c_int) {
        let address = resolve(name).expect("is interposed");
        // SAFETY: all of these take an int or nothing.
        let function: extern "C-unwind" fn(c_int) = unsafe { std::mem::transmute(address) };
        function(status)
    }

    #[test]
    fn every_exit_leaves_the_innermost_run() {
        fn other(_: ExitReason) -> ! {
            resume_unwind(Box::new(0u8))
        }
        let _outer = begin_run(other);
        let inner = begin_run(unwind);
        assert_eq!(end_of(|| call("exit", 300)), ExitReason::Exit { status: 300, run_handlers: true });
        assert_eq!(end_of(|| call("_exit", 1)), ExitReason::Exit { status: 1, run_handlers: false });
        assert_eq!(end_of(|| call("_Exit", 1)), ExitReason::Exit { status: 1, run_handlers: false });
        assert_eq!(end_of(|| call("quick_exit", 2)), ExitReason::Exit { status: 2, run_handlers: true });
        assert_eq!(end_of(|| call("abort", 0)), ExitReason::Abort);
        drop(inner);
        assert!(catch_unwind(|| call("exit", 0)).expect_err("left").is::<u8>());
    }

    #[test]
    fn handlers_belong_to_their_run_and_come_back_in_reverse() {
        let outer = begin_run(unwind);
        assert_eq!(atexit(0x10), 0);
        {
            let _inner = begin_run(unwind);
            assert_eq!(atexit(0x20), 0);
            assert_eq!(cxa_atexit(0x30, 5 as *mut c_void, ptr::null_mut()), 0);
            assert_eq!(pop_at_exit(), Some(AtExit { function: 0x30, argument: Some(5) }));
            // A handler registered by a handler runs next.
            assert_eq!(atexit(0x40), 0);
            assert_eq!(pop_at_exit(), Some(AtExit { function: 0x40, argument: None }));
            assert_eq!(pop_at_exit(), Some(AtExit { function: 0x20, argument: None }));
            assert_eq!(pop_at_exit(), None);
        }
        assert_eq!(pop_at_exit(), Some(AtExit { function: 0x10, argument: None }));
        drop(outer);
        assert_eq!(pop_at_exit(), None);
    }

    #[test]
    fn variables_of_the_thread_end_before_handlers_are_called() {
        let _run = begin_run(unwind);
        let end = |function, argument: usize| cxa_thread_atexit(function, argument as *mut c_void, ptr::null_mut());
        assert_eq!((end(0x10, 1), atexit(0x20), end(0x30, 3)), (0, 0, 0));
        assert_eq!(pop_at_exit(), Some(AtExit { function: 0x30, argument: Some(3) }));
        assert_eq!(pop_at_exit(), Some(AtExit { function: 0x10, argument: Some(1) }));
        assert_eq!(pop_at_exit(), Some(AtExit { function: 0x20, argument: None }));
        assert_eq!(pop_at_exit(), None);
    }

    #[test]
    fn a_quick_exit_has_handlers_of_its_own() {
        let _run = begin_run(unwind);
        assert_eq!(cxa_thread_atexit(0x30, ptr::null_mut(), ptr::null_mut()), 0);
        assert_eq!(atexit(0x10), 0);
        assert_eq!(at_quick_exit(0x20), 0);
        end_of(|| call("quick_exit", 0));
        assert_eq!(pop_at_exit(), Some(AtExit { function: 0x20, argument: None }));
        assert_eq!(pop_at_exit(), None);
    }

    #[test]
    fn guards_given_up_with_their_frames_do_no_harm() {
        let outer = begin_run(unwind);
        std::mem::forget(begin_run(|_| resume_unwind(Box::new(0u8))));
        drop(outer);
        assert!(!process::is_running());
    }
}
