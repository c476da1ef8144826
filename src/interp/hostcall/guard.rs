//! Faults of host functions: a signal handler, installed once per process, that ends the host call instead of the process.
//!
//! If a signal finds the thread on the stack of the fiber that runs a host function, the handler notes what happened and
//! lets the thread go on in [`land`], which suspends the fiber for good, as `exit` does. Anything else is left to whoever
//! had the signal before: on another stack other code runs, such as a program that another engine compiled.

use super::{CURRENT, Running, Suspend};
use crate::host;
use crate::host::interrupt::{self, Pressing, Reason};
use std::cell::Cell;
use std::sync::OnceLock;

/// How far below a fiber's [`Running`] the thread goes on: more than the frame that holds it. What is overwritten there are
/// frames of the host function, which nobody returns to; and even if they have used up the stack, there is room.
const LANDING: usize = 16 << 10;

/// Bytes at the low end of a fiber's stack that cannot be used.
const GUARD_PAGE: usize = 4096;

/// The direction flag, which functions find clear.
const DIRECTION: i64 = 1 << 10;

/// A signal that ended a host call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Signal {
    /// Which.
    pub number: libc::c_int,
    /// `si_code`: who sent it.
    pub code: libc::c_int,
    /// The address, where there is one.
    pub address: u64,
    /// Whether it came because the host function's stack is used up.
    pub stack_used_up: bool,
}

thread_local! {
    /// What happened, on its way from the handler to `land`.
    static SIGNAL: Cell<Option<Signal>> = const { Cell::new(None) };
}

/// What was installed for each signal before us.
static BEFORE: OnceLock<Vec<(libc::c_int, libc::sigaction)>> = OnceLock::new();

/// Installs the handler, if it is not yet.
pub fn install() {
    BEFORE.get_or_init(|| {
        let install = |signal| {
            // SAFETY: a zeroed sigaction is a valid one, and the handler has the signature that SA_SIGINFO asks for.
            unsafe {
                let mut new: libc::sigaction = std::mem::zeroed();
                new.sa_sigaction = handler as *const () as usize;
                new.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
                libc::sigemptyset(&mut new.sa_mask);
                (signal, host::sigaction::take(signal, &new))
            }
        };
        host::stopping_signals().map(install).collect()
    });
}

extern "C" fn handler(signal: libc::c_int, info: *mut libc::siginfo_t, context: *mut libc::c_void) {
    let current = CURRENT.get();
    // SAFETY: the kernel passes a valid siginfo and ucontext, which is ours while the handler runs. `current` is null or
    // belongs to the fiber that runs on this thread, whose frame holds it. `si_addr` is only read, never followed.
    unsafe {
        let registers = &mut (*context.cast::<libc::ucontext_t>()).uc_mcontext.gregs;
        let sp = registers[libc::REG_RSP as usize] as usize;
        let is_ours = host::is_for_program(signal, (*info).si_code, (*info).si_pid());
        if signal == libc::SIGPIPE && host::sigaction::is_quiet(context.cast()) {
            return host::sigaction::end_by(signal);
        }
        if !is_ours || current.is_null() || !(*current).stack.contains(&sp) {
            // In the interpreter itself: it looks for that from time to time.
            if is_ours && host::was_sent(signal, (*info).si_code) && interrupt::signal_came(signal) {
                return;
            }
            return chain(signal, info, context);
        }
        let has_address = matches!(signal, libc::SIGSEGV | libc::SIGBUS);
        let address = if has_address { (*info).si_addr() as u64 } else { 0 };
        let low = (*current).stack.start;
        let stack_used_up = signal == libc::SIGSEGV && (low..low + GUARD_PAGE).contains(&(address as usize));
        SIGNAL.set(Some(Signal { number: signal, code: (*info).si_code, address, stack_used_up }));
        go_to_land(registers, current);
    }
}

fn go_to_land(registers: &mut [libc::greg_t; 23], current: *const Running) {
    registers[libc::REG_RIP as usize] = land as *const () as i64;
    // Aligned as behind a call.
    registers[libc::REG_RSP as usize] = landing_stack(current) as i64;
    registers[libc::REG_EFL as usize] &= !DIRECTION;
}

/// For [`interrupt`]: the interpreter itself looks whether it is to end; a host function is cut off if it takes too long.
///
/// # Safety
/// Only for the handler of a signal, with the context that the system gave it.
pub unsafe fn take_out(context: *mut libc::ucontext_t, _: Reason, pressing: Pressing) -> bool {
    let current = CURRENT.get();
    // SAFETY: as in `handler`; the thread is at the address that the registers say.
    unsafe {
        let registers = &mut (*context).uc_mcontext.gregs;
        let (sp, pc) = (registers[libc::REG_RSP as usize] as usize, registers[libc::REG_RIP as usize] as u64);
        let may = match pressing {
            Pressing::Politely => interrupt::was_waiting(context),
            Pressing::Waiting => interrupt::at_system_call(pc),
            Pressing::Anyhow => true,
        };
        if current.is_null() || !(*current).stack.contains(&sp) || !may {
            return false;
        }
        SIGNAL.set(None);
        go_to_land(registers, current);
    }
    true
}

/// The stack pointer that [`land`] starts with.
fn landing_stack(current: *const Running) -> usize {
    ((current as usize - LANDING) & !15) - 8
}

/// Where the thread goes on after a signal, on the fiber that was hit.
extern "sysv64" fn land() -> ! {
    // Whoever was cut off may have had something in the x87, which would fill up in time.
    // SAFETY: nothing that is still to be used is there.
    unsafe { std::arch::asm!("emms", options(nomem, nostack, preserves_flags)) };
    let current = CURRENT.get();
    if !current.is_null() {
        let why = SIGNAL.take().map_or(Suspend::Stopped, Suspend::Faulted);
        // SAFETY: set by the fiber that runs now, whose stack holds the yielder.
        unsafe { (*(*current).yielder).suspend(why) };
    }
    // Nobody resumes a fiber that was hit.
    std::process::abort()
}

/// Does what would have happened without us.
fn chain(signal: libc::c_int, info: *mut libc::siginfo_t, context: *mut libc::c_void) {
    let Some((_, before)) = BEFORE.get().and_then(|all| all.iter().find(|(s, _)| *s == signal)) else { return };
    match before.sa_sigaction {
        libc::SIG_IGN => {}
        // SAFETY: back to the default, which ends the process as soon as this handler has returned.
        libc::SIG_DFL => unsafe {
            libc::sigaction(signal, before, std::ptr::null_mut());
            libc::raise(signal);
        },
        // SAFETY: whoever installed the handler before us said which of the two signatures it has.
        other => unsafe {
            if before.sa_flags & libc::SA_SIGINFO != 0 {
                let function: extern "C" fn(libc::c_int, *mut libc::siginfo_t, *mut libc::c_void) =
                    std::mem::transmute(other);
                function(signal, info, context);
            } else {
                let function: extern "C" fn(libc::c_int) = std::mem::transmute(other);
                function(signal);
            }
        },
    }
}
