//! Processes that a program makes of its own: `fork`, `vfork` and `clone`.
//!
//! The child is a copy of this process, in which the program goes on. When it ends there, it ends as a process of its own does:
//! with its status, or by the signal that its parent waits to see. Where the engine's caller is a thread that the child does
//! not have, the engine ends the child itself ([`end`]); otherwise the outcome goes to the caller as always.
//!
//! The child of `vfork` is no copy: it has the memory of its parent, which waits, and nothing of the engine may be touched
//! there. A fault in it is reported by a copy of it ([`report_from_copy`]).

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
    /// What this thread has in hand while it forks.
    static HELD: Cell<Option<Held>> = const { Cell::new(None) };
}

struct Held {
    /// Lets go what is kept as it is.
    release: Option<Box<dyn FnOnce(bool)>>,
    /// Which signals are kept back otherwise. Now all are: one that comes early must find the child as it is to be.
    signals: libc::sigset_t,
}

/// Has forks noted from now on, in the whole process.
pub(super) fn watch() {
    static WATCHED: OnceLock<()> = OnceLock::new();
    WATCHED.get_or_init(|| {
        unsafe extern "C" {
            fn pthread_atfork(prepare: extern "C" fn(), parent: extern "C" fn(), child: extern "C" fn()) -> c_int;
        }
        // SAFETY: three functions that stay.
        unsafe { pthread_atfork(prepare, in_parent, in_child) };
    });
}

extern "C" fn prepare() {
    // It will be refused, by a signal that must come through.
    if super::sandbox::is_entered() {
        return;
    }
    // SAFETY: sets of signals that are here.
    let signals = unsafe {
        let (mut all, mut before): (libc::sigset_t, libc::sigset_t) = std::mem::zeroed();
        libc::sigfillset(&mut all);
        libc::pthread_sigmask(libc::SIG_SETMASK, &all, &mut before);
        before
    };
    let release = process::current().map(|run| run.hold());
    let _ = HELD.try_with(|cell| cell.set(Some(Held { release, signals })));
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
    // SAFETY: the set that was there before.
    unsafe { libc::pthread_sigmask(libc::SIG_SETMASK, &held.signals, std::ptr::null_mut()) };
}

/// What reports how a child ended, and says with which status.
type Report = Box<dyn Fn(&Outcome) -> i32 + Send + Sync>;

static REPORT: OnceLock<Report> = OnceLock::new();

/// Has the ends of children reported so, which [`end`] ends. The function returns the exit status. The first one counts.
pub fn report_with(report: impl Fn(&Outcome) -> i32 + Send + Sync + 'static) {
    let _ = REPORT.set(Box::new(report));
}

/// Whether this process was made to report the end of another one, and is to [`end`] with that.
pub fn is_report() -> bool {
    COPY.load(Ordering::Relaxed)
}

/// Whether this process is a child that the program of the innermost run has made.
pub fn is_child() -> bool {
    process::is_forked()
}

/// Ends a child as its program has ended: by the signal, or with the status.
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
            // SAFETY: what the C library does at the end of a process, of which this is the only thread.
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

/// What does the work of `vfork` where nobody can share the memory of the program: POSIX lets it be `fork`.
pub fn copies(name: &str) -> Option<&'static str> {
    matches!(super::names::plain(name), "vfork" | "__vfork").then_some("fork")
}

/// The status where nobody says another: that of a program that aborted.
const FAULT: i32 = 134;

fn end_now(status: i32) -> ! {
    // SAFETY: ends the process.
    unsafe { libc::_exit(status) }
}

/// The signal by which a process with this fault would have ended.
fn signal_of(trap: &Trap) -> Option<i32> {
    // Where compiled code finds these out, it stops in its own way.
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

/// Ends the process by a signal, unless the system says otherwise.
fn die_of(signal: i32) {
    // SAFETY: the default action of a signal, which is then let through and sent to this thread.
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

/// How many children have the memory of this process while their parents wait.
static SHARING: AtomicUsize = AtomicUsize::new(0);
/// Their parent.
static SHARING_WITH: AtomicI32 = AtomicI32::new(0);
/// Whether this process was made to report the end of another one.
static COPY: AtomicBool = AtomicBool::new(false);

/// Whether this process has the memory of its parent, which waits: nothing may be touched that the parent goes on with.
pub fn shares_memory() -> bool {
    // SAFETY: asks for a number.
    SHARING.load(Ordering::Relaxed) > 0 && SHARING_WITH.load(Ordering::Relaxed) != unsafe { libc::getpid() }
}

/// For the end of a process that [shares its memory](shares_memory): makes a copy of it, which is to report what happened and
/// then end. True in the copy; in the process itself false, as soon as the copy has ended.
pub fn report_from_copy() -> bool {
    // SAFETY: a copy of this process, with memory of its own: only system calls, as a handler may make them.
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

/// Ends a process that [shares its memory](shares_memory) by a signal, from a handler of it or from a function.
pub fn die_sharing(signal: i32) {
    die_of(signal);
}

extern "C" fn before_vfork() {
    // SAFETY: asks for a number.
    SHARING_WITH.store(unsafe { libc::getpid() }, Ordering::Relaxed);
}

extern "C" fn vfork_failed(error: c_int) -> pid_t {
    // SAFETY: this thread's own number.
    unsafe { *libc::__errno_location() = -error };
    -1
}

/// `vfork` itself, and that a child shares its memory is noted in the memory that it shares. Where it returns to is kept in a
/// register: what the child does with the stack is seen by its parent.
///
/// # Safety
/// To be called by code that expects it to return twice.
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

/// What a new process begins with.
struct Start {
    function: extern "C" fn(*mut c_void) -> c_int,
    argument: *mut c_void,
    /// Whether it has the memory of its parent.
    shares: bool,
}

extern "C" fn start(raw: *mut c_void) -> c_int {
    // SAFETY: `clone` made it; its parent waits, or has another copy.
    let Start { function, argument, shares } = unsafe { raw.cast::<Start>().read() };
    if shares {
        SHARING.fetch_add(1, Ordering::Relaxed);
    } else {
        in_child();
    }
    function(argument)
}

/// `clone`, where it makes a process: a copy, or one whose parent waits. A thread that the C library does not know is none of
/// the program's threads.
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
        process::leave(process::End::Unsupported(reason));
        return -1;
    }
    let mut start_with = Start { function, argument, shares };
    if shares {
        before_vfork();
    } else {
        prepare();
    }
    // SAFETY: the caller vouches for the stack and the words; `start_with` is there until the child has read it, since a copy
    // has its own and who shares memory is waited for.
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
