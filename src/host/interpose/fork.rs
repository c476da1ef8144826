//! `fork`, `vfork` and `clone` of a program, which continues in the child. [`child`](crate::host::process::child)
//! classifies the new process, and ends it.

use super::sigaction::LockedDispositions;
use crate::host::linux::sandbox;
use crate::host::process::child::SHARING_CHILDREN;
use crate::host::signals::SignalMaskGuard;
use crate::host::symbols::drop_mangling_escape;
use crate::host::x86_64::vfork;
use crate::host::{interrupt, process};
use libc::{c_int, c_void, pid_t};
use std::cell::Cell;
use std::sync::OnceLock;
use std::sync::atomic::Ordering;

crate::host::symbols::table::symbol_table! {
    "vfork" => vfork::vfork,
    "__vfork" => vfork::vfork,
    "clone" => clone,
    "__clone" => clone,
}

thread_local! {
    /// State that this thread holds during a fork.
    static HELD_LOCKS: Cell<Option<ForkLocks>> = const { Cell::new(None) };
}

struct ForkLocks {
    /// Releases the locks held during the fork. The argument tells whether this is the child.
    release: Option<Box<dyn FnOnce(bool)>>,
    /// Dispositions of signals, which must not be locked by another thread in the child.
    dispositions: Option<LockedDispositions>,
    /// All signals are blocked during the fork, because a handler must find the child fully initialized.
    signals: SignalMaskGuard,
}

/// Installs the `pthread_atfork` handlers, once per process.
pub(in crate::host) fn watch_forks() {
    static INSTALLED: OnceLock<()> = OnceLock::new();
    INSTALLED.get_or_init(|| {
        unsafe extern "C" {
            fn pthread_atfork(prepare: extern "C" fn(), parent: extern "C" fn(), child: extern "C" fn()) -> c_int;
        }
        // SAFETY: three functions with static lifetime.
        unsafe { pthread_atfork(prepare, in_parent, in_child) };
    });
}

extern "C" fn prepare() {
    // A signal will refuse the fork, and must not be blocked.
    if sandbox::is_entered() {
        return;
    }
    let signals = SignalMaskGuard::all();
    let release = process::current().map(|run| run.lock_for_fork());
    let dispositions = LockedDispositions::new();
    let _ = HELD_LOCKS.try_with(|cell| cell.set(Some(ForkLocks { release, dispositions, signals })));
}

extern "C" fn in_parent() {
    release_locks(take_locks(), false);
}

extern "C" fn in_child() {
    let held = take_locks();
    SHARING_CHILDREN.store(0, Ordering::Relaxed);
    process::note_fork();
    interrupt::release_ctrl_c();
    interrupt::forget();
    interrupt::forget_timer();
    release_locks(held, true);
}

/// Takes what is held, and unlocks the dispositions of signals.
fn take_locks() -> Option<ForkLocks> {
    let mut held = HELD_LOCKS.try_with(Cell::take).ok()??;
    held.dispositions = None;
    Some(held)
}

fn release_locks(held: Option<ForkLocks>, child: bool) {
    let Some(ForkLocks { release, signals, .. }) = held else { return };
    if let Some(release) = release {
        release(child);
    }
    drop(signals);
}

/// Returns the replacement for `vfork` if the program's memory cannot be shared: POSIX permits it to be `fork`.
pub fn vfork_replacement(name: &str) -> Option<&'static str> {
    matches!(drop_mangling_escape(name), "vfork" | "__vfork").then_some("fork")
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
        SHARING_CHILDREN.fetch_add(1, Ordering::Relaxed);
    } else {
        in_child();
    }
    function(argument)
}

/// Implements `clone` if it creates a process: a copy, or a process for which its parent waits. Creation of a thread
/// without the C library is refused, because it would not be one of the program's threads.
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
        vfork::before_vfork();
    } else {
        prepare();
    }
    // SAFETY: the caller guarantees the stack and the pointers. `start_with` lives until the child has read it: a copy
    // has its own, and the parent waits for a child that shares its memory.
    let pid = unsafe { libc::clone(start, stack, flags, (&raw mut start_with).cast(), parent, storage, child) };
    if !shares {
        in_parent();
    } else if pid > 0 {
        SHARING_CHILDREN.fetch_sub(1, Ordering::Relaxed);
    }
    pid
}
