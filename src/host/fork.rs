//! Processes that a program creates: `fork`, `vfork` and `clone`.
//!
//! The child is a copy of this process in which the program continues. When the program ends there, the child
//! ends like any process: with the program's status, or by the signal that its parent waits for. If the
//! engine's caller runs on a thread that the child does not have, the engine ends the child itself ([`end`]);
//! otherwise the outcome goes to the caller as usual.
//!
//! The child of `vfork` is no copy: it shares the memory of its parent, which waits, so no state of the
//! engine may be changed there. A fault in it is reported by a copy of it ([`report_from_copy`]).

use super::process;
use crate::outcome::{Outcome, Trap, TrapKind};
use libc::{c_int, c_void, pid_t};
use std::cell::Cell;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicUsize, Ordering};

super::symbols::symbols! {
    "vfork" => vfork,
    "__vfork" => vfork,
    "clone" => clone,
    "__clone" => clone,
}

thread_local! {
    /// State that this thread holds during a fork.
    static HELD: Cell<Option<ForkLocks>> = const { Cell::new(None) };
}

struct ForkLocks {
    /// Releases the locks held during the fork. The argument says whether this is the child.
    release: Option<Box<dyn FnOnce(bool)>>,
    /// Signal mask from before. During the fork all signals are blocked: an early one must find the child
    /// fully set up.
    signals: libc::sigset_t,
}

/// Installs the `pthread_atfork` handlers, once per process.
pub(super) fn watch() {
    static WATCHED: OnceLock<()> = OnceLock::new();
    WATCHED.get_or_init(|| {
        unsafe extern "C" {
            fn pthread_atfork(prepare: extern "C" fn(), parent: extern "C" fn(), child: extern "C" fn()) -> c_int;
        }
        // SAFETY: three functions with static lifetime.
        unsafe { pthread_atfork(prepare, in_parent, in_child) };
    });
}

extern "C" fn prepare() {
    // The fork will be refused by a signal, which must not be blocked.
    if super::sandbox::is_entered() {
        return;
    }
    // SAFETY: both signal sets are locals.
    let signals = unsafe {
        let (mut all, mut before): (libc::sigset_t, libc::sigset_t) = std::mem::zeroed();
        libc::sigfillset(&mut all);
        libc::pthread_sigmask(libc::SIG_SETMASK, &all, &mut before);
        before
    };
    let release = process::current().map(|run| run.hold());
    let _ = HELD.try_with(|cell| cell.set(Some(ForkLocks { release, signals })));
}

extern "C" fn in_parent() {
    let_go(false);
}

extern "C" fn in_child() {
    SHARING.store(0, Ordering::Relaxed);
    process::note_fork();
    super::interrupt::release_ctrl_c();
    super::interrupt::forget();
    super::interrupt::forget_timer();
    let_go(true);
}

fn let_go(child: bool) {
    let Ok(Some(held)) = HELD.try_with(Cell::take) else { return };
    if let Some(release) = held.release {
        release(child);
    }
    // SAFETY: restores the previous signal mask.
    unsafe { libc::pthread_sigmask(libc::SIG_SETMASK, &held.signals, std::ptr::null_mut()) };
}

/// Reports the outcome of a child and returns its exit status.
type ReportFn = Box<dyn Fn(&Outcome) -> i32 + Send + Sync>;

static REPORT: OnceLock<ReportFn> = OnceLock::new();

/// Sets the function with which [`end`] reports a child's outcome; it returns the exit status. Only the first
/// call has an effect.
pub fn report_with(report: impl Fn(&Outcome) -> i32 + Send + Sync + 'static) {
    let _ = REPORT.set(Box::new(report));
}

/// Whether this process was created only to report the end of another one, and then to [`end`].
pub fn is_report() -> bool {
    COPY.load(Ordering::Relaxed)
}

/// Whether this process is a child created by the program of the innermost run.
pub fn is_child() -> bool {
    process::is_forked()
}

/// Ends a child as its program ended: by a signal or with a status.
pub fn end(outcome: &Outcome) -> ! {
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
        die_of(signal);
    }
    end_now(status)
}

/// Returns the replacement for `vfork` where the program's memory cannot be shared: POSIX allows it to be
/// `fork`.
pub fn copies(name: &str) -> Option<&'static str> {
    matches!(super::names::plain(name), "vfork" | "__vfork").then_some("fork")
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

/// Ends the process by a signal; returns if the signal does not end it.
fn die_of(signal: i32) {
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
static SHARING: AtomicUsize = AtomicUsize::new(0);
/// Process id of their parent.
static SHARING_WITH: AtomicI32 = AtomicI32::new(0);
/// Whether this process was created only to report the end of another one.
static COPY: AtomicBool = AtomicBool::new(false);

/// Whether this process shares the memory of its waiting parent: state that the parent relies on must not be
/// changed.
pub fn shares_memory() -> bool {
    // SAFETY: only reads the process id.
    SHARING.load(Ordering::Relaxed) > 0 && SHARING_WITH.load(Ordering::Relaxed) != unsafe { libc::getpid() }
}

/// Forks a process that [shares its memory](shares_memory) at its end: the copy reports the end and then
/// exits. Returns true in the copy, and false in the process itself once the copy has ended.
pub fn report_from_copy() -> bool {
    // SAFETY: the copy has memory of its own. Only async-signal-safe system calls are made.
    unsafe {
        match libc::syscall(libc::SYS_fork) as pid_t {
            0 => {
                SHARING.store(0, Ordering::Relaxed);
                COPY.store(true, Ordering::Relaxed);
                process::note_fork();
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

/// Ends a process that [shares its memory](shares_memory) by a signal, from a signal handler or a function.
pub fn die_sharing(signal: i32) {
    die_of(signal);
}

extern "C" fn before_vfork() {
    // SAFETY: only reads the process id.
    SHARING_WITH.store(unsafe { libc::getpid() }, Ordering::Relaxed);
}

extern "C" fn vfork_failed(error: c_int) -> pid_t {
    // SAFETY: this thread's own `errno`.
    unsafe { *libc::__errno_location() = -error };
    -1
}

/// Calls `vfork` and notes in the shared memory that a child shares it. The return address stays in a
/// register, because the parent sees the child's writes to the stack.
///
/// # Safety
/// To be called only by code that expects it to return twice.
#[unsafe(naked)]
unsafe extern "C" fn vfork() -> pid_t {
    core::arch::naked_asm!(
        "sub rsp, 8",
        "call {before}",
        "add rsp, 8",
        "pop rdi",
        "mov eax, {number}",
        "syscall",
        "push rdi",
        "test eax, eax",
        "jz 2f",
        "js 3f",
        "lock dec qword ptr [rip + {sharing}]",
        "ret",
        "2:",
        "lock inc qword ptr [rip + {sharing}]",
        "ret",
        "3:",
        "mov edi, eax",
        "jmp {failed}",
        before = sym before_vfork,
        failed = sym vfork_failed,
        sharing = sym SHARING,
        number = const libc::SYS_vfork as i32,
    )
}

/// Arguments of a new process's entry function.
struct CloneStart {
    function: extern "C" fn(*mut c_void) -> c_int,
    argument: *mut c_void,
    /// Whether the process shares its parent's memory.
    shares: bool,
}

extern "C" fn start(raw: *mut c_void) -> c_int {
    // SAFETY: `clone` created it, and it stays valid: the parent waits, or the child has a copy of its
    // memory.
    let CloneStart { function, argument, shares } = unsafe { raw.cast::<CloneStart>().read() };
    if shares {
        SHARING.fetch_add(1, Ordering::Relaxed);
    } else {
        in_child();
    }
    function(argument)
}

/// Implements `clone` where it creates a process: a copy, or one whose parent waits. A thread unknown to the
/// C library is refused, since it would not be one of the program's threads.
extern "C-unwind" fn clone(
    function: extern "C" fn(*mut c_void) -> c_int,
    stack: *mut c_void,
    flags: c_int,
    argument: *mut c_void,
    parent: *mut pid_t,
    storage: *mut c_void,
    child: *mut pid_t,
) -> c_int {
    let shares = flags & libc::CLONE_VM != 0;
    if shares && (flags & libc::CLONE_VFORK == 0 || flags & libc::CLONE_SETTLS != 0) {
        let reason = "`clone` with CLONE_VM makes a thread that the C library does not know";
        process::leave(process::ExitReason::Unsupported(reason));
        return -1;
    }
    let mut start_with = CloneStart { function, argument, shares };
    if shares {
        before_vfork();
    } else {
        prepare();
    }
    // SAFETY: the caller vouches for the stack and the pointers. `start_with` lives until the child has read
    // it: a copy has its own, and the parent waits for a child that shares its memory.
    let pid = unsafe { libc::clone(start, stack, flags, (&raw mut start_with).cast(), parent, storage, child) };
    if !shares {
        in_parent();
    } else if pid > 0 {
        SHARING.fetch_sub(1, Ordering::Relaxed);
    }
    pid
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
