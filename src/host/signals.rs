//! Signals: their names and senders, and the reports of faults in our own code.

use std::cell::UnsafeCell;
use std::sync::OnceLock;

/// Synchronous fault signals, by which the processor or the C library stops a program.
pub(super) const MACHINE: [libc::c_int; 6] =
    [libc::SIGSEGV, libc::SIGBUS, libc::SIGILL, libc::SIGFPE, libc::SIGABRT, libc::SIGTRAP];

/// Further signals whose default action ends a process: the program may send them to itself, by a timer or by
/// exceeding a resource limit. SIGINT is excluded, since it is the user's. Real-time signals are added to
/// these.
const ENDING: [libc::c_int; 14] = [
    libc::SIGHUP,
    libc::SIGQUIT,
    libc::SIGUSR1,
    libc::SIGUSR2,
    libc::SIGALRM,
    libc::SIGTERM,
    libc::SIGVTALRM,
    libc::SIGPROF,
    libc::SIGPIPE,
    libc::SIGIO,
    libc::SIGPWR,
    libc::SIGSTKFLT,
    libc::SIGXFSZ,
    libc::SIGXCPU,
];

/// Returns all signals that end the run of a program and for which the process has no other use.
pub fn stopping_signals() -> impl Iterator<Item = i32> {
    // SAFETY: plain data that may be zero; the call only reads the current action.
    let is_free = |signal: &libc::c_int| unsafe {
        let mut now: libc::sigaction = std::mem::zeroed();
        libc::sigaction(*signal, std::ptr::null(), &mut now) == 0 && now.sa_sigaction == libc::SIG_DFL
    };
    let ending = ENDING.into_iter().chain(libc::SIGRTMIN()..=libc::SIGRTMAX());
    let ending = ending.filter(|signal| *signal != libc::SIGXCPU || !is_time_limited());
    MACHINE.into_iter().chain(ending.filter(is_free))
}

/// Whether the process was started with a CPU time limit: the system then reports the end to the process that
/// set it.
fn is_time_limited() -> bool {
    // SAFETY: writes to a local.
    unsafe {
        let mut limit: libc::rlimit = std::mem::zeroed();
        libc::getrlimit(libc::RLIMIT_CPU, &mut limit) == 0 && limit.rlim_cur != libc::RLIM_INFINITY
    }
}

/// Whether a signal with this `si_code` was sent by a process, and not raised by a fault.
pub fn was_sent(signal: i32, code: i32) -> bool {
    code <= 0 || !MACHINE.contains(&signal)
}

/// Whether a signal is for the running program (`sender` is its `si_pid`). Of the signals that end processes,
/// those sent by other processes are for the process itself.
pub fn is_for_program(signal: i32, code: i32, sender: i32) -> bool {
    let by_somebody = matches!(code, libc::SI_USER | libc::SI_QUEUE | libc::SI_TKILL);
    // SAFETY: only reads an id.
    MACHINE.contains(&signal) || !by_somebody || sender == unsafe { libc::getpid() }
}

/// Returns the name of a signal.
pub fn signal_name(signal: i32) -> String {
    const NAMES: [(libc::c_int, &str); 31] = [
        (libc::SIGABRT, "SIGABRT"),
        (libc::SIGALRM, "SIGALRM"),
        (libc::SIGBUS, "SIGBUS"),
        (libc::SIGCHLD, "SIGCHLD"),
        (libc::SIGCONT, "SIGCONT"),
        (libc::SIGFPE, "SIGFPE"),
        (libc::SIGHUP, "SIGHUP"),
        (libc::SIGILL, "SIGILL"),
        (libc::SIGINT, "SIGINT"),
        (libc::SIGIO, "SIGIO"),
        (libc::SIGKILL, "SIGKILL"),
        (libc::SIGPIPE, "SIGPIPE"),
        (libc::SIGPROF, "SIGPROF"),
        (libc::SIGPWR, "SIGPWR"),
        (libc::SIGQUIT, "SIGQUIT"),
        (libc::SIGSEGV, "SIGSEGV"),
        (libc::SIGSTKFLT, "SIGSTKFLT"),
        (libc::SIGSTOP, "SIGSTOP"),
        (libc::SIGSYS, "SIGSYS"),
        (libc::SIGTERM, "SIGTERM"),
        (libc::SIGTRAP, "SIGTRAP"),
        (libc::SIGTSTP, "SIGTSTP"),
        (libc::SIGTTIN, "SIGTTIN"),
        (libc::SIGTTOU, "SIGTTOU"),
        (libc::SIGURG, "SIGURG"),
        (libc::SIGUSR1, "SIGUSR1"),
        (libc::SIGUSR2, "SIGUSR2"),
        (libc::SIGVTALRM, "SIGVTALRM"),
        (libc::SIGWINCH, "SIGWINCH"),
        (libc::SIGXCPU, "SIGXCPU"),
        (libc::SIGXFSZ, "SIGXFSZ"),
    ];
    let known = NAMES.iter().find(|(number, _)| *number == signal);
    match (known, libc::SIGRTMIN(), libc::SIGRTMAX()) {
        (Some((_, name)), ..) => (*name).into(),
        (None, first, _) if signal == first => "SIGRTMIN".into(),
        (None, first, last) if (first..=last).contains(&signal) => format!("SIGRTMIN+{}", signal - first),
        _ => signal.to_string(),
    }
}

/// Returns the meaning of the immediate of `llvm.ubsantrap`, as clang numbers its checks.
pub fn ubsan_check(number: u64) -> Option<&'static str> {
    const CHECKS: [&str; 25] = [
        "an addition overflows",
        "what cannot be reached is reached",
        "control-flow integrity is broken",
        "a division overflows, or is one by zero",
        "the dynamic type is not the one that is expected",
        "a floating-point number does not fit the integer",
        "a function is called as another type",
        "an implicit conversion changes the value",
        "a builtin function is called with what it is not defined for",
        "an Objective-C object has another type",
        "a loaded value is none of its type",
        "a function ends without returning a value",
        "a multiplication overflows",
        "a negation overflows",
        "a null pointer is passed where none may be",
        "a null pointer is returned where none may be",
        "a null pointer is passed where none may be",
        "a null pointer is returned where none may be",
        "an index is out of bounds",
        "pointer arithmetic overflows",
        "a shift is out of bounds",
        "a subtraction overflows",
        "a pointer is null, not aligned, or its object too small",
        "a pointer is not aligned as is assumed",
        "the length of an array is not positive",
    ];
    CHECKS.get(usize::try_from(number).ok()?).copied()
}

/// Message and exit status for a fault signal that belongs to no program.
static BUG: OnceLock<(String, i32)> = OnceLock::new();

/// Signals raised by a bug in our own code.
const OWN: [libc::c_int; 5] = [libc::SIGSEGV, libc::SIGBUS, libc::SIGILL, libc::SIGFPE, libc::SIGABRT];

/// Alternate signal stack of the handler: the fault may be an overflow of the thread's own stack.
struct OwnStack(UnsafeCell<[u8; OWN_STACK_SIZE]>);

const OWN_STACK_SIZE: usize = 16 << 10;

// SAFETY: used only by the system, on the one thread that it was registered for.
unsafe impl Sync for OwnStack {}

static OWN_STACK: OwnStack = OwnStack(UnsafeCell::new([0; OWN_STACK_SIZE]));

/// Makes a fault of this process that is not a program's end it with a message and a status. For processes
/// that exist to run a program; an engine handles its program's faults before.
pub fn explain_own_faults(text: String, status: i32) {
    if BUG.set((text, status)).is_err() {
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
    for signal in OWN {
        // SAFETY: a zeroed sigaction is valid, and the handler has the signature that SA_SIGINFO requires. It
        // runs on this thread's alternate signal stack.
        unsafe {
            let mut new: libc::sigaction = std::mem::zeroed();
            new.sa_sigaction = explain as *const () as usize;
            new.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK | libc::SA_RESETHAND;
            libc::sigemptyset(&mut new.sa_mask);
            libc::sigaction(signal, &new, std::ptr::null_mut());
        }
    }
}

/// Message and status for faults after the program's end: exit handlers of the C library, of the loader and
/// of libraries access memory that the program may have damaged, so that a fault there is the program's.
static AFTERWARDS: OnceLock<(String, i32)> = OnceLock::new();

/// Makes a fault from now on end the process with this message on standard error and the status of its
/// regular end.
pub fn explain_faults_afterwards(text: String, status: i32) {
    // A process ends only once.
    let _ = AFTERWARDS.set((text, status));
}

extern "C" fn explain(signal: libc::c_int, info: *mut libc::siginfo_t, _context: *mut libc::c_void) {
    let Some((text, status)) = AFTERWARDS.get().or_else(|| BUG.get()) else { return };
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signals_and_checks_have_names() {
        assert_eq!((signal_name(libc::SIGSEGV).as_str(), signal_name(77).as_str()), ("SIGSEGV", "77"));
        assert_eq!(
            (signal_name(libc::SIGRTMIN()).as_str(), signal_name(libc::SIGRTMIN() + 2).as_str()),
            ("SIGRTMIN", "SIGRTMIN+2")
        );
        assert_eq!(ubsan_check(22), Some("a pointer is null, not aligned, or its object too small"));
        assert_eq!((ubsan_check(200), ubsan_check(u64::MAX)), (None, None));
    }
}
