//! Reports of faults in this crate's own code, which end the process.

use std::cell::UnsafeCell;
use std::sync::OnceLock;

/// Message and exit status for a fault signal that was not caused by a program.
static OWN_FAULT: OnceLock<(String, i32)> = OnceLock::new();

/// Signals raised by a bug in this crate's own code.
const BUG_SIGNALS: [libc::c_int; 5] = [libc::SIGSEGV, libc::SIGBUS, libc::SIGILL, libc::SIGFPE, libc::SIGABRT];

/// Alternate signal stack of the handler: the fault may be an overflow of the thread's own stack.
struct OwnStack(UnsafeCell<[u8; OWN_STACK_SIZE]>);

const OWN_STACK_SIZE: usize = 16 << 10;

// SAFETY: used only by the system, on the one thread for which it was registered.
unsafe impl Sync for OwnStack {}

static OWN_STACK: OwnStack = OwnStack(UnsafeCell::new([0; OWN_STACK_SIZE]));

/// Makes a fault that was not caused by a program end the process with a message and a status. For processes that
/// exist to run a program; an engine's handler takes the faults of its program first.
pub fn explain_own_faults(text: String, status: i32) {
    if OWN_FAULT.set((text, status)).is_err() {
        return;
    }
    // SAFETY: the stack is a static used for nothing else. An existing alternate stack stays.
    unsafe {
        let mut now: libc::stack_t = std::mem::zeroed();
        libc::sigaltstack(std::ptr::null(), &mut now);
        if now.ss_flags & libc::SS_DISABLE != 0 {
            let own = libc::stack_t { ss_sp: OWN_STACK.0.get().cast(), ss_flags: 0, ss_size: OWN_STACK_SIZE };
            libc::sigaltstack(&own, std::ptr::null_mut());
        }
    }
    for signal in BUG_SIGNALS {
        // SAFETY: a zeroed sigaction is valid, and the handler has the signature that SA_SIGINFO requires. It
        // runs on this thread's alternate signal stack.
        unsafe {
            let mut new: libc::sigaction = std::mem::zeroed();
            new.sa_sigaction = report_fault as *const () as usize;
            new.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK | libc::SA_RESETHAND;
            libc::sigemptyset(&mut new.sa_mask);
            libc::sigaction(signal, &new, std::ptr::null_mut());
        }
    }
}

/// Message and status for faults after the end of the program: exit handlers of the C library, of the loader and of
/// libraries access memory that the program may have damaged, so the program is the cause of a fault in them.
static FAULT_AFTER_PROGRAM: OnceLock<(String, i32)> = OnceLock::new();

/// From now on, makes a fault end the process with this message on standard error and the status of its regular end.
pub fn explain_faults_afterwards(text: String, status: i32) {
    // A process ends only once.
    let _ = FAULT_AFTER_PROGRAM.set((text, status));
}

extern "C" fn report_fault(signal: libc::c_int, info: *mut libc::siginfo_t, _context: *mut libc::c_void) {
    let Some((text, status)) = FAULT_AFTER_PROGRAM.get().or_else(|| OWN_FAULT.get()) else { return };
    // SAFETY: the kernel passes a valid siginfo. A signal sent by another process has its usual effect.
    unsafe {
        if (*info).si_code <= 0 && (*info).si_pid() != libc::getpid() {
            libc::raise(signal);
            return;
        }
    }
    // SAFETY: writes a static text, and ends the process without running any exit handlers.
    unsafe {
        libc::write(libc::STDERR_FILENO, text.as_ptr().cast(), text.len());
        libc::_exit(*status)
    }
}
