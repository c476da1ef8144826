//! Stacks between functions of the host and the program; exceptions that leave functions marked `nounwind`. These functions have a
//! personality that no exception passes.

use crate::host::unwind::{self, UA_SEARCH_PHASE, URC_CONTINUE_UNWIND, UnwindContext, UnwindException};
use crate::jit::checked::failure::{Failure, stop_at_call};
use crate::jit::checked::space::is_program;
use std::ffi::c_void;

/// Number of the frame pointer in DWARF.
const RBP: i32 = 6;
/// `_URC_NO_REASON`: goes on with the next frame.
const NEXT: i32 = 0;
/// `_URC_END_OF_STACK`
const ENOUGH: i32 = 5;

/// The innermost call of the program through which an exception reaches a frame without passing through functions of the host.
#[derive(Default)]
struct Search {
    /// The frame: the stack pointer at its call.
    frame: u64,
    /// Place of the return address of the call, and the frame pointer there.
    call: Option<[u64; 2]>,
    is_found: bool,
}

/// Returns the innermost call of the program on this thread, from a function of the host: the place of its return address, and
/// its frame pointer.
pub(super) fn innermost_call() -> Option<[u64; 2]> {
    extern "C" fn visit(context: *mut UnwindContext, call: *mut c_void) -> i32 {
        // SAFETY: the unwinder passes a frame, and what was passed below.
        unsafe {
            if !is_program(unwind::_Unwind_GetIP(context)) {
                return NEXT;
            }
            let call = &mut *call.cast::<Option<[u64; 2]>>();
            *call = Some([unwind::_Unwind_GetCFA(context) - 8, unwind::_Unwind_GetGR(context, RBP)]);
            ENOUGH
        }
    }
    let mut call = None;
    // SAFETY: the function has the type that the unwinder calls.
    unsafe { unwind::_Unwind_Backtrace(visit, (&raw mut call).cast()) };
    call
}

/// Stops the program at a call of [`innermost_call`].
pub(super) fn stop_at(failure: Failure, [rsp, rbp]: [u64; 2]) -> ! {
    // SAFETY: what is left is the frames of functions of the host, which are abandoned as by other faults in them.
    unsafe { stop_in(failure.keep(), rsp, rbp) }
}

extern "C" fn visit(context: *mut UnwindContext, search: *mut c_void) -> i32 {
    // SAFETY: the unwinder passes a frame, and what `lets_none_out` passed.
    let (search, ip, sp, frame_pointer) = unsafe {
        let frame_pointer = unwind::_Unwind_GetGR(context, RBP);
        (&mut *search.cast::<Search>(), unwind::_Unwind_GetIP(context), unwind::_Unwind_GetCFA(context), frame_pointer)
    };
    match is_program(ip) {
        true => drop(search.call.get_or_insert([sp - 8, frame_pointer])),
        false => search.call = None,
    }
    search.is_found = sp == search.frame;
    if search.is_found { ENOUGH } else { NEXT }
}

/// Personality of functions marked `nounwind`. Stops the program where the exception comes from.
pub(in crate::jit) unsafe extern "C" fn lets_none_out(
    _version: i32,
    actions: i32,
    _class: u64,
    _exception: *mut UnwindException,
    context: *mut UnwindContext,
) -> i32 {
    // The end of a thread unwinds its stack too.
    if actions & UA_SEARCH_PHASE == 0 {
        return URC_CONTINUE_UNWIND;
    }
    // SAFETY: the unwinder passes a frame. What is left is the frames of the unwinder and of functions that throw, which are
    // abandoned as by other faults in functions of the host.
    unsafe {
        let mut search = Search { frame: unwind::_Unwind_GetCFA(context), ..Search::default() };
        unwind::_Unwind_Backtrace(visit, (&raw mut search).cast());
        match search.call.filter(|_| search.is_found) {
            Some([rsp, rbp]) => {
                let failure = Failure::Propagates { from: unwind::_Unwind_GetIP(context) }.keep();
                stop_in(failure, rsp, rbp)
            }
            None => URC_CONTINUE_UNWIND,
        }
    }
}

/// Stops the program at a call further out. `rsp`: where its return address is.
#[unsafe(naked)]
unsafe extern "C" fn stop_in(failure: *const Failure, rsp: u64, rbp: u64) -> ! {
    core::arch::naked_asm!(
        "mov rax, rdi",
        "mov rsp, rsi",
        "mov rbp, rdx",
        "jmp {stop}",
        stop = sym stop_at_call,
    )
}
