//! Exceptions of LLVM 2.x (the instruction `unwind`), and the personality of functions without one. The exceptions of
//! current IR are translated in [`exception`](crate::jit::translate::control_flow::exception).

use crate::host::unwind::{
    self, UA_SEARCH_PHASE, URC_CONTINUE_UNWIND, URC_HANDLER_FOUND, URC_INSTALL_CONTEXT, UnwindContext, UnwindException,
};

/// Delivers every exception to the landing pad of its call; used as a personality routine.
pub(in crate::jit) unsafe extern "C" fn takes_all(
    _version: i32,
    actions: i32,
    class: u64,
    exception: *mut UnwindException,
    context: *mut UnwindContext,
) -> i32 {
    // SAFETY: the unwinder passes a frame of a function that was registered with this personality and an
    // `all_area`, which may be unaligned. The exception is dead once it is delivered.
    unsafe {
        let area = unwind::_Unwind_GetLanguageSpecificData(context);
        let ret = (unwind::_Unwind_GetIP(context) - unwind::_Unwind_GetRegionStart(context)) as u32;
        let word = |n: usize| area.add(n).read_unaligned();
        let count = word(0) as usize;
        let Some(at) = (0..count).find(|n| word(1 + 2 * n) == ret) else { return URC_CONTINUE_UNWIND };
        if actions & UA_SEARCH_PHASE != 0 {
            return URC_HANDLER_FOUND;
        }
        unwind::_Unwind_SetIP(context, unwind::_Unwind_GetRegionStart(context) + u64::from(word(2 + 2 * at)));
        if class != EXCEPTION_CLASS {
            unwind::_Unwind_DeleteException(exception);
        }
        URC_INSTALL_CONTEXT
    }
}

/// Exception class of `unwind`.
const EXCEPTION_CLASS: u64 = u64::from_be_bytes(*b"LLVMunwd");

/// Implements `unwind` of LLVM 2.x. Returns if there is no active invoke.
pub(in crate::jit) extern "C-unwind" fn throw() -> u64 {
    thread_local! {
        // An exception is dead once it is delivered, so one object per thread suffices.
        static EXCEPTION: std::cell::UnsafeCell<UnwindException> =
            const { std::cell::UnsafeCell::new(UnwindException { class: EXCEPTION_CLASS, cleanup: None, private: [0; 2] }) };
    }
    let exception = EXCEPTION.with(std::cell::UnsafeCell::get);
    // SAFETY: the object belongs to this thread, and is unused at this time.
    unsafe { unwind::_Unwind_RaiseException(exception) as u64 }
}
