//! Trap handler for host functions: a signal handler, installed while interpreters exist, that ends the host call
//! instead of the process.
//!
//! If a signal interrupts a thread on the fiber stack of a host function, the handler records it and makes the thread
//! continue in [`land`], which suspends the fiber forever, as `exit` does. All other signals are forwarded to the
//! previous handler, since other stacks run other code, such as a program compiled by another engine.

use super::{CURRENT, Running, Suspend};
use crate::host;
use crate::host::interrupt::{self, InterruptMode, InterruptReason};
use crate::host::signals::handlers::EngineHandler;
use crate::host::x86_64::syscall_abi;
use std::cell::Cell;

/// Distance in bytes below a fiber's [`Running`] at which the thread continues; larger than the frame that contains it.
/// This overwrites only frames of the host function, to which nothing returns, and has enough stack even after an
/// overflow.
const LANDING: usize = 16 << 10;

/// Size of the guard page at the low end of a fiber's stack, in bytes.
const GUARD_PAGE: usize = 4096;

/// Direction flag; the ABI requires it to be clear at function entry.
const DIRECTION: i64 = 1 << 10;

/// A signal that ended a host call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HostSignal {
    /// Signal number.
    pub number: libc::c_int,
    /// `si_code`: the cause of the signal.
    pub code: libc::c_int,
    /// Faulting address, if any.
    pub address: u64,
    /// Whether the host function overflowed its stack.
    pub stack_used_up: bool,
}

thread_local! {
    /// Signal to pass from the handler to `land`.
    static SIGNAL: Cell<Option<HostSignal>> = const { Cell::new(None) };
}

/// The handler, installed while interpreters exist.
pub static HANDLER: EngineHandler = EngineHandler::new(handler);

extern "C" fn handler(signal: libc::c_int, info: *mut libc::siginfo_t, context: *mut libc::c_void) {
    let current = CURRENT.get();
    // SAFETY: the kernel passes a valid siginfo and ucontext, which belong to the handler while it runs. `current` is
    // null or belongs to the fiber that runs on this thread, whose frame holds it. `si_addr` is only read, never
    // dereferenced.
    unsafe {
        let registers = &mut (*context.cast::<libc::ucontext_t>()).uc_mcontext.gregs;
        let sp = registers[libc::REG_RSP as usize] as usize;
        let is_ours = host::signals::is_for_program(signal, (*info).si_code, (*info).si_pid());
        if signal == libc::SIGPIPE && host::interpose::sigaction::is_stream_sigpipe(context.cast()) {
            return host::process::child::die_by_signal(signal);
        }
        if !is_ours || current.is_null() || !(*current).stack.contains(&sp) {
            // The interpreter itself was interrupted; it polls for the end of the run.
            if is_ours
                && host::signals::was_sent(signal, (*info).si_code)
                && interrupt::note_signal_with_hook(signal, interrupt_host_call)
            {
                return;
            }
            return HANDLER.chain(signal, info, context);
        }
        let has_address = matches!(signal, libc::SIGSEGV | libc::SIGBUS);
        let address = if has_address { (*info).si_addr() as u64 } else { 0 };
        let low = (*current).stack.start;
        let stack_used_up = signal == libc::SIGSEGV && (low..low + GUARD_PAGE).contains(&(address as usize));
        SIGNAL.set(Some(HostSignal { number: signal, code: (*info).si_code, address, stack_used_up }));
        go_to_land(registers, current);
    }
}

fn go_to_land(registers: &mut [libc::greg_t; 23], current: *const Running) {
    registers[libc::REG_RIP as usize] = land as *const () as i64;
    // Aligned as after a call instruction.
    registers[libc::REG_RSP as usize] = landing_stack(current) as i64;
    registers[libc::REG_EFL as usize] &= !DIRECTION;
}

/// Interrupts a run on behalf of [`interrupt`]. The interpreter itself polls for the end of the run; a host
/// function that takes too long is interrupted.
///
/// # Safety
/// Only for a signal handler, with the context that the system passed to it.
pub unsafe fn interrupt_host_call(context: *mut libc::ucontext_t, _: InterruptReason, pressing: InterruptMode) -> bool {
    let current = CURRENT.get();
    // SAFETY: as in `handler`; the registers tell which stack the thread uses.
    unsafe {
        let registers = &mut (*context).uc_mcontext.gregs;
        let (sp, pc) = (registers[libc::REG_RSP as usize] as usize, registers[libc::REG_RIP as usize] as u64);
        let may = match pressing {
            InterruptMode::GuestOnly => syscall_abi::interrupted_with_eintr(context),
            InterruptMode::InSyscall => syscall_abi::at_system_call(pc),
            InterruptMode::Anywhere => true,
        };
        if current.is_null() || !(*current).stack.contains(&sp) || !may {
            return false;
        }
        SIGNAL.set(None);
        go_to_land(registers, current);
    }
    true
}

/// Returns the stack pointer with which [`land`] starts.
fn landing_stack(current: *const Running) -> usize {
    ((current as usize - LANDING) & !15) - 8
}

/// Continues the thread after a signal, on the interrupted fiber.
extern "sysv64" fn land() -> ! {
    // The interrupted code may have left values on the x87 stack, which would overflow eventually. SAFETY: no such
    // value is needed any more.
    unsafe { std::arch::asm!("emms", options(nomem, nostack, preserves_flags)) };
    let current = CURRENT.get();
    if !current.is_null() {
        let why = SIGNAL.take().map_or(Suspend::Stopped, Suspend::Faulted);
        // SAFETY: set by the fiber that currently runs, whose stack holds the yielder.
        unsafe { (*(*current).yielder).suspend(why) };
    }
    // An interrupted fiber is never resumed.
    std::process::abort()
}
