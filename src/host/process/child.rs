//! Processes that a program creates, from their own point of view: whether this process is one, and how it ends.
//!
//! A child ends like any process when its program ends: with the status of the program, or by the signal that its
//! parent waits for. If the engine's caller runs on a thread that does not exist in the child, the engine ends the
//! child itself ([`end_like`]); otherwise the outcome is returned to the caller as usual.
//!
//! The child of `vfork` is not a copy: it shares the memory of its waiting parent, so no state of the engine may be
//! changed in it. A forked copy of the child reports a fault in it ([`report_from_copy`]).

use super::current_run;
use crate::outcome::{Outcome, Trap, TrapKind};
use libc::pid_t;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicUsize, Ordering};

/// Reports the outcome of a child and returns its exit status.
type ReportFn = Box<dyn Fn(&Outcome) -> i32 + Send + Sync>;

static REPORT: OnceLock<ReportFn> = OnceLock::new();

/// Sets the function with which [`end_like`] reports a child's outcome; it returns the exit status. Only the first
/// call has an effect.
pub fn report_with(report: impl Fn(&Outcome) -> i32 + Send + Sync + 'static) {
    let _ = REPORT.set(Box::new(report));
}

/// Whether this process was created only to report the end of another one, and then to call [`end_like`].
pub fn is_report() -> bool {
    IS_REPORTER.load(Ordering::Relaxed)
}

/// Whether this process is a child created by the program of the innermost run.
pub fn is_child() -> bool {
    current_run::is_forked()
}

/// Ends a child in the way its program ended: by a signal or with a status.
pub fn end_like(outcome: &Outcome) -> ! {
    let status = match (REPORT.get(), outcome) {
        (Some(report), _) => report(outcome),
        (None, Outcome::Returned(value)) => value.as_signed().unwrap_or(0) as i32,
        (None, Outcome::Exited(status)) => *status,
        (None, _) => FAULT,
    };
    let signal = match outcome {
        Outcome::Trapped(trap) | Outcome::HostFault(trap) => signal_of(trap),
        Outcome::Returned(_) | Outcome::Exited(_) => {
            // SAFETY: normal process exit through the C library, on the only thread of this process.
            unsafe { libc::exit(status) }
        }
        _ => None,
    };
    if is_report() {
        end_now(0);
    }
    if let Some(signal) = signal {
        die_by_signal(signal);
    }
    end_now(status)
}

/// Exit status without a report function: that of a program that aborted.
const FAULT: i32 = 134;

fn end_now(status: i32) -> ! {
    // SAFETY: ends the process.
    unsafe { libc::_exit(status) }
}

/// Returns the signal that would have ended a native process with this fault.
fn signal_of(trap: &Trap) -> Option<i32> {
    // Compiled code detects these with a trap of its own, so the trap's signal is not the native one.
    match trap.kind {
        TrapKind::DivisionByZero | TrapKind::DivisionOverflow => return Some(libc::SIGFPE),
        TrapKind::StackOverflow => return Some(libc::SIGSEGV),
        _ => {}
    }
    let by_kind = match trap.kind {
        TrapKind::NullPointer
        | TrapKind::UndefPointer
        | TrapKind::OutOfBounds
        | TrapKind::Overlap
        | TrapKind::UseAfterFree
        | TrapKind::BadAddress
        | TrapKind::ReadOnly
        | TrapKind::BadCall => libc::SIGSEGV,
        TrapKind::Unreachable | TrapKind::Signal => libc::SIGILL,
        TrapKind::Forbidden => libc::SIGSYS,
        _ => libc::SIGABRT,
    };
    Some(trap.signal.unwrap_or(by_kind))
}

/// Ends the process by the default action of a signal, also from within a handler of it. Returns if the signal does not
/// end the process.
pub fn die_by_signal(signal: i32) {
    // SAFETY: restores the default action of the signal, unblocks it and raises it on this thread.
    unsafe {
        let mut default: libc::sigaction = std::mem::zeroed();
        default.sa_sigaction = libc::SIG_DFL;
        libc::sigaction(signal, &default, std::ptr::null_mut());
        let mut only: libc::sigset_t = std::mem::zeroed();
        libc::sigemptyset(&mut only);
        libc::sigaddset(&mut only, signal);
        libc::pthread_sigmask(libc::SIG_UNBLOCK, &only, std::ptr::null_mut());
        libc::raise(signal);
    }
}

/// Number of children that share the memory of this process while their parents wait.
pub(in crate::host) static SHARING_CHILDREN: AtomicUsize = AtomicUsize::new(0);
/// Process id of their parent.
pub(in crate::host) static SHARING_PARENT: AtomicI32 = AtomicI32::new(0);
/// Whether this process was created only to report the end of another one.
static IS_REPORTER: AtomicBool = AtomicBool::new(false);

/// Whether this process shares the memory of its waiting parent: state that the parent relies on must not be
/// changed.
pub fn shares_memory() -> bool {
    // SAFETY: only reads the process id.
    SHARING_CHILDREN.load(Ordering::Relaxed) > 0 && SHARING_PARENT.load(Ordering::Relaxed) != unsafe { libc::getpid() }
}

/// Forks a process that [shares its memory](shares_memory) at its end: the copy reports the end and then exits. Returns
/// true in the copy, and false in the original process after the copy has ended.
pub fn report_from_copy() -> bool {
    // SAFETY: the copy has memory of its own. Only async-signal-safe system calls are made.
    unsafe {
        match libc::syscall(libc::SYS_fork) as pid_t {
            0 => {
                SHARING_CHILDREN.store(0, Ordering::Relaxed);
                IS_REPORTER.store(true, Ordering::Relaxed);
                current_run::note_fork();
                true
            }
            copy => {
                if copy > 0 {
                    while libc::waitpid(copy, std::ptr::null_mut(), 0) == -1 && *libc::__errno_location() == libc::EINTR
                    {
                    }
                }
                false
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_have_the_signals_of_processes() {
        let signal = |kind| signal_of(&Trap::new(kind, ""));
        assert_eq!(signal(TrapKind::DivisionByZero), Some(libc::SIGFPE));
        assert_eq!(signal(TrapKind::NullPointer), Some(libc::SIGSEGV));
        assert_eq!(signal(TrapKind::Abort), Some(libc::SIGABRT));
        let sent = Trap { signal: Some(libc::SIGTERM), ..Trap::new(TrapKind::Signal, "") };
        assert_eq!(signal_of(&sent), Some(libc::SIGTERM));
    }
}
