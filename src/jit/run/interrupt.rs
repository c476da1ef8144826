//! Ends a run of compiled code from outside, on behalf of [`crate::host::interrupt`].
//!
//! Code of the program can be left anywhere, as at a fault. A host function is only left if necessary. Afterwards the
//! engine cannot be used again, unless the function is known to hold no locks or other state.

use crate::engine::Limits;
use crate::host::interrupt::{self, InterruptGuard, InterruptHandle, InterruptMode, InterruptReason};
use crate::host::process;
use crate::host::x86_64::syscall_abi;
use crate::jit::engine::Jit;
use crate::jit::link::code_map::CodeRanges;
use crate::jit::run::stack::StackPair;
use crate::jit::trap::library_threads;
use crate::jit::trap::signal_handler::Interrupted;
use crate::jit::trap::signal_handler::{self, NativeExit};
use crate::jit::x86_64::stack_switch::NativeCall;
use crate::outcome::{Outcome, Trap, TrapKind};
use std::cell::Cell;
use std::ops::Range;

thread_local! {
    /// Code ranges of the program that runs on this thread, owned by a [`CodeRangesGuard`].
    static CODE: Cell<*const [Range<u64>]> = const { Cell::new(&[]) };
}

/// Allows this thread's run to be stopped from outside, until the guard is dropped.
pub(in crate::jit) struct CodeRangesGuard {
    watch: InterruptGuard,
    before: *const [Range<u64>],
    code: CodeRanges,
    /// Whether this is the first thread of a run.
    is_first: bool,
}

impl CodeRangesGuard {
    /// Registers the first thread of a run.
    pub(in crate::jit) fn begin(limits: &Limits, code: CodeRanges) -> CodeRangesGuard {
        let before = CODE.replace(&raw const **code);
        let watch = InterruptGuard::begin(limits.timeout, take_out);
        library_threads::enter_run(&code, watch.handle());
        CodeRangesGuard { watch, before, code, is_first: true }
    }

    /// Registers a further thread.
    pub(in crate::jit) fn join(handle: &InterruptHandle, code: CodeRanges) -> CodeRangesGuard {
        let before = CODE.replace(&raw const **code);
        CodeRangesGuard { watch: InterruptGuard::join(handle, take_out), before, code, is_first: false }
    }

    pub(in crate::jit) fn handle(&self) -> InterruptHandle {
        self.watch.handle()
    }
}

impl Drop for CodeRangesGuard {
    fn drop(&mut self) {
        if self.is_first {
            library_threads::forget_run(&self.code);
        }
        CODE.set(self.before);
    }
}

/// Leaves the run if `pressing` allows it at the interrupted instruction; the callback for [`interrupt`].
///
/// # Safety
/// Only for a signal handler, with the context that the kernel passed to it.
unsafe fn take_out(context: *mut libc::ucontext_t, reason: InterruptReason, pressing: InterruptMode) -> bool {
    // SAFETY: the kernel's context.
    let pc = unsafe { (*context).uc_mcontext.gregs[libc::REG_RIP as usize] as u64 };
    // SAFETY: the `CodeRangesGuard` that set the pointer owns the ranges, and restores the previous pointer on drop.
    let in_code = unsafe { &*CODE.get() }.iter().any(|range| range.contains(&pc));
    let may = match pressing {
        // SAFETY: the kernel's context.
        InterruptMode::GuestOnly => in_code || unsafe { syscall_abi::interrupted_with_eintr(context) },
        // SAFETY: the thread is at that address.
        InterruptMode::InSyscall => in_code || unsafe { syscall_abi::at_system_call(pc) },
        InterruptMode::Anywhere => true,
    };
    // SAFETY: the kernel's context, on the thread that was interrupted.
    may && unsafe {
        signal_handler::leave_from_handler(context, |registers| {
            NativeExit::Interrupted(Interrupted { reason, in_code, registers })
        })
    }
}

/// Flushes the stdio buffers at the end of a run. If this exceeds the time limit, or fails because the streams are
/// damaged, returns the outcome.
pub(in crate::jit) fn flush(jit: &Jit, stacks: &StackPair) -> Option<Outcome> {
    extern "sysv64" fn all() {
        process::flush_stdio();
    }
    let mut call = NativeCall::with_ints(all as *const () as u64, &[]);
    // SAFETY: a function without parameters; the stack is unused.
    match unsafe { signal_handler::run(&mut call, stacks.top()) } {
        NativeExit::Interrupted(stopped) => {
            let trap = Trap::new(TrapKind::Signal, "");
            Some(interrupt::outcome(stopped.reason, &jit.limits, trap, Some("fflush".into())))
        }
        NativeExit::Fault(fault) => Some(Outcome::HostFault(process::damaged_streams(fault.signal))),
        _ => None,
    }
}
