//! C library functions that create and end threads. The engine runs the threads of a program, reports their faults and
//! can take them out of their run.

use crate::host::process::{self, ExitReason, Thread};
use libc::{c_int, c_void, pthread_attr_t, pthread_t};
use std::cell::Cell;

crate::host::symbols::table::symbol_table! {
    "pthread_create" => pthread_create,
    "pthread_exit" => pthread_exit,
    "thrd_create" => thrd_create,
    "thrd_exit" => thrd_exit,
}

/// Arguments of a new thread's entry function.
struct ThreadStart {
    thread: Box<dyn Thread>,
    function: usize,
    argument: usize,
    /// Whether the program's function returns an `int` (`thrd_create`).
    narrow: bool,
}

/// Minimum size in bytes of the system thread's stack, on which reports run; the function of the program runs on the
/// engine's stack.
const OWN_STACK: usize = 256 << 10;

extern "C" fn start(raw: *mut c_void) -> *mut c_void {
    // SAFETY: `create` made it, and passes it to one thread.
    let ThreadStart { thread, function, argument, narrow } = *unsafe { Box::from_raw(raw.cast::<ThreadStart>()) };
    let result = thread.run(function, argument);
    (if narrow { result as c_int as usize } else { result }) as *mut c_void
}

/// Creates a thread: one of the engine within a run, otherwise a plain one. `narrow`: whether the function returns
/// an `int`.
///
/// # Safety
/// As for `pthread_create`.
unsafe fn create(
    to: *mut pthread_t,
    attributes: *const pthread_attr_t,
    function: usize,
    argument: usize,
    narrow: bool,
) -> c_int {
    let run = process::current();
    let Some((run, threads)) = run.as_ref().and_then(|run| Some((run, run.threads()?))) else {
        // SAFETY: the caller guarantees the function; a 32-bit result is in the same register.
        return unsafe {
            let function: extern "C" fn(*mut c_void) -> *mut c_void = std::mem::transmute(function);
            libc::pthread_create(to, attributes, function, argument as *mut c_void)
        };
    };
    let mut copy;
    let (mut attributes, mut size, mut own) = (attributes, 0, std::ptr::null_mut());
    if !attributes.is_null() {
        // SAFETY: the caller guarantees the attributes. The copy is only read, and lives as long as the call.
        unsafe {
            libc::pthread_attr_getstack(attributes, &mut own, &mut size);
            libc::pthread_attr_getstacksize(attributes, &mut size);
            // For a stack that the program did not provide, glibc computes the lowest address as if the highest were
            // zero.
            let provided = !own.is_null() && !own.wrapping_byte_add(size).is_null();
            if size < OWN_STACK && !provided {
                copy = *attributes;
                libc::pthread_attr_setstacksize(&mut copy, OWN_STACK);
                attributes = &raw const copy;
            }
        }
    }
    let stack = (size > 0).then_some(size as u64);
    let Some(thread) = threads.prepare(run.clone(), stack) else { return libc::EAGAIN };
    let raw = Box::into_raw(Box::new(ThreadStart { thread, function, argument, narrow }));
    // SAFETY: the caller guarantees the rest; the new thread takes ownership of `raw`.
    let failed = unsafe { libc::pthread_create(to, attributes, start, raw.cast()) };
    if failed != 0 {
        // SAFETY: no thread was created that could have taken it.
        drop(unsafe { Box::from_raw(raw) });
    }
    failed
}

extern "C-unwind" fn pthread_create(
    to: *mut pthread_t,
    attributes: *const pthread_attr_t,
    function: usize,
    argument: usize,
) -> c_int {
    // SAFETY: the program passes what the C library requires.
    unsafe { create(to, attributes, function, argument, false) }
}

extern "C-unwind" fn thrd_create(to: *mut pthread_t, function: usize, argument: usize) -> c_int {
    const ERROR: c_int = 2;
    const NO_MEMORY: c_int = 3;
    // SAFETY: as above; `thrd_t` is `pthread_t`.
    match unsafe { create(to, std::ptr::null(), function, argument, true) } {
        0 => 0,
        libc::ENOMEM => NO_MEMORY,
        _ => ERROR,
    }
}

thread_local! {
    /// Argument of this thread's `pthread_exit`, until it reaches [`thread_ended`].
    static RESULT: Cell<Option<usize>> = const { Cell::new(None) };
}

/// Result of a cancelled thread (`PTHREAD_CANCELED`).
const CANCELED: usize = usize::MAX;

/// Ends a thread of a program. The C library calls this after the thread's cleanup handlers, on `pthread_exit` or
/// cancellation.
pub extern "C-unwind" fn thread_ended() -> ! {
    process::leave(ExitReason::Thread(RESULT.take().unwrap_or(CANCELED)));
    unreachable!("a thread of a program is in its run")
}

extern "C-unwind" fn pthread_exit(value: usize) -> ! {
    if process::has_threads() {
        RESULT.set(Some(value));
    } else {
        process::leave(ExitReason::Thread(value));
    }
    // SAFETY: ends a thread that does not belong to a program, or one whose outermost frame handles this.
    unsafe { libc::pthread_exit(value as *mut c_void) }
}

extern "C-unwind" fn thrd_exit(value: c_int) -> ! {
    pthread_exit(value as usize)
}
