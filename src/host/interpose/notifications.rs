//! Functions that have the C library make a thread for each event (`SIGEV_THREAD`): timers and message queues.
//!
//! Such a thread has all signals blocked, so that a fault of the program in it would end the process without a report.

use crate::host::signals::unblock_faults;
use crate::host::symbols::resolve::in_c_library;
use libc::{c_int, c_void, sigevent, sigval};

crate::host::symbols::table::symbol_table! {
    "timer_create" => timer_create,
    "mq_notify" => mq_notify,
}

/// Start of `struct sigevent`, for `SIGEV_THREAD` (the `libc` crate lacks the function).
#[repr(C)]
#[derive(Clone, Copy)]
struct Event {
    value: sigval,
    signal: c_int,
    notify: c_int,
    function: Option<extern "C-unwind" fn(sigval)>,
    attributes: *mut c_void,
}

/// The function of a program and its argument.
struct Notification {
    function: extern "C-unwind" fn(sigval),
    value: sigval,
}

extern "C-unwind" fn notified(value: sigval) {
    unblock_faults();
    // SAFETY: `with_faults` made the value, and never frees it.
    unsafe {
        let Notification { function, value } = &*value.sival_ptr.cast::<Notification>();
        function(*value);
    }
}

/// Calls `f` with an event whose threads do not block the signals of faults.
///
/// # Safety
/// `event` is null or points to an event.
unsafe fn with_faults(event: *mut sigevent, f: impl FnOnce(*mut sigevent) -> c_int) -> c_int {
    // SAFETY: the caller guarantees it; a program that passes another kind of event sets value, signal and kind.
    let is_thread = unsafe { !event.is_null() && (*event).sigev_notify == libc::SIGEV_THREAD };
    if !is_thread {
        return f(event);
    }
    // SAFETY: as above, and this kind of event has function and attributes.
    let own = unsafe { event.cast::<Event>().read() };
    let Some(function) = own.function else { return f(event) };
    // A thread may begin after the timer was deleted.
    let notification = Box::leak(Box::new(Notification { function, value: own.value }));
    // SAFETY: all bits may be zero.
    let mut other: sigevent = unsafe { std::mem::zeroed() };
    let value = sigval { sival_ptr: std::ptr::from_mut(notification).cast() };
    // SAFETY: an event is larger than its start.
    unsafe { (&raw mut other).cast::<Event>().write(Event { value, function: Some(notified), ..own }) };
    f(&mut other)
}

extern "C-unwind" fn timer_create(clock: libc::clockid_t, event: *mut sigevent, timer: *mut libc::timer_t) -> c_int {
    type Original = extern "C" fn(libc::clockid_t, *mut sigevent, *mut libc::timer_t) -> c_int;
    // Looked up, since it is in another library in older versions.
    let Some(address) = in_c_library("timer_create") else { return libc::ENOSYS };
    // SAFETY: the function has this type; the program passes what it requires.
    unsafe {
        let create: Original = std::mem::transmute(address);
        with_faults(event, |event| create(clock, event, timer))
    }
}

extern "C-unwind" fn mq_notify(queue: libc::mqd_t, event: *mut sigevent) -> c_int {
    type Original = extern "C" fn(libc::mqd_t, *mut sigevent) -> c_int;
    let Some(address) = in_c_library("mq_notify") else { return libc::ENOSYS };
    // SAFETY: as above.
    unsafe {
        let notify: Original = std::mem::transmute(address);
        with_faults(event, |event| notify(queue, event))
    }
}
