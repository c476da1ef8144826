//! `sigaction` and `signal`: dispositions that a program sets for signals that end its run.
//!
//! A program that sets SIG_DFL is terminated by the signal, with a report: the engine's handler acts as the default
//! action. The program's own handler for a fault signal is called from the engine's handler, so that a fault
//! within it ends the program as in any process, with a report.

use crate::host::process;
use crate::host::process::child;
use crate::host::signals::FAULT_SIGNALS;
use crate::host::x86_64::syscall_abi;
use libc::{c_int, c_void, sigaction, sighandler_t, siginfo_t};
use std::cell::Cell;
use std::sync::{Mutex, PoisonError};

crate::host::symbols::table::symbol_table! {
    "sigaction" => program_sigaction,
    "__sigaction" => program_sigaction,
    "signal" => signal,
    "bsd_signal" => signal,
    "ssignal" => signal,
    "__sysv_signal" => sysv_signal,
    "sysv_signal" => sysv_signal,
}

/// One more than the highest number of a signal, as in glibc.
pub(in crate::host) const NSIG: usize = 65;

/// Dispositions of one signal.
#[derive(Clone, Copy)]
struct Dispositions {
    /// The engine's action.
    engine: Option<sigaction>,
    /// The program's action, if [`dispatch`] calls its handler.
    program: Option<sigaction>,
    /// Whether the program has set the current action.
    by_program: bool,
}

static DISPOSITIONS: Mutex<[Dispositions; NSIG]> =
    Mutex::new([Dispositions { engine: None, program: None, by_program: false }; NSIG]);

thread_local! {
    /// Whether this thread is acquiring or holds the lock of [`DISPOSITIONS`].
    static HAS_LOCK: Cell<bool> = const { Cell::new(false) };
}

/// Maximum number of attempts to take the lock: another thread holds it for a few instructions, unless it disappeared in
/// a `fork` or left by `longjmp`.
const MAX_ATTEMPTS: u32 = 10_000;

/// Runs `f` on the dispositions of a signal. Returns `None` in a handler that interrupts this function on the same
/// thread, since it must not wait for the lock; if another thread never releases the lock; and if there is no such
/// signal.
fn with_dispositions<R>(signal: c_int, f: impl FnOnce(&mut Dispositions) -> R) -> Option<R> {
    if HAS_LOCK.replace(true) {
        return None;
    }
    let mut attempts = 0;
    let locked = loop {
        match DISPOSITIONS.try_lock() {
            Ok(known) => break Some(known),
            Err(std::sync::TryLockError::Poisoned(poisoned)) => break Some(PoisonError::into_inner(poisoned)),
            Err(std::sync::TryLockError::WouldBlock) if attempts < MAX_ATTEMPTS => {
                attempts += 1;
                std::thread::yield_now();
            }
            Err(std::sync::TryLockError::WouldBlock) => break None,
        }
    };
    let result = locked.and_then(|mut known| known.get_mut(usize::try_from(signal).ok()?).map(f));
    HAS_LOCK.set(false);
    result
}

/// Installs an action of the engine, and returns the previous one.
pub fn install_engine_action(signal: c_int, action: &sigaction) -> sigaction {
    with_dispositions(signal, |known| known.engine = Some(*action));
    // SAFETY: a valid action, and a local for the previous one.
    unsafe {
        let mut before: sigaction = std::mem::zeroed();
        libc::sigaction(signal, action, &mut before);
        before
    }
}

/// Whether the program has set the current action of a signal. Such an action outlives the run.
pub(in crate::host) fn is_set_by_program(signal: c_int) -> bool {
    with_dispositions(signal, |known| known.by_program).unwrap_or(false)
}

/// Restores the action that a signal had before an engine's handler was installed. `previous_is_engine`: the
/// action is the other engine's handler.
pub(in crate::host) fn restore_action(signal: c_int, action: &sigaction, previous_is_engine: bool) {
    with_dispositions(signal, |known| {
        *known = Dispositions { engine: previous_is_engine.then_some(*action), program: None, by_program: false };
    });
    // SAFETY: an action that the system has returned for this signal.
    unsafe { libc::sigaction(signal, action, std::ptr::null_mut()) };
}

/// Forgets the engine's action: from now on the program's `sigaction` reaches the system unchanged.
pub(in crate::host) fn forget_engine_action(signal: c_int) {
    with_dispositions(signal, |known| known.engine = None);
}

/// Whether an action is the engine's, which is reported to the program as SIG_DFL.
fn is_default(action: &sigaction, known: &Dispositions) -> bool {
    known.engine.is_some_and(|engine| engine.sa_sigaction == action.sa_sigaction)
}

/// Implements `sigaction` for the program.
///
/// # Safety
/// As for `sigaction`.
unsafe extern "C-unwind" fn program_sigaction(signal: c_int, new: *const sigaction, old: *mut sigaction) -> c_int {
    let known =
        with_dispositions(signal, |known| *known).filter(|known| known.engine.is_some() && process::is_running());
    let Some(known) = known else {
        // SAFETY: the caller guarantees the pointers.
        return unsafe { libc::sigaction(signal, new, old) };
    };
    // SAFETY: the caller guarantees the pointers; plain data that may be zero.
    unsafe {
        let mut program = None;
        let mut action = if new.is_null() { std::mem::zeroed() } else { *new };
        if !new.is_null() {
            match action.sa_sigaction {
                libc::SIG_DFL => action = known.engine.unwrap_or(action),
                libc::SIG_IGN => {}
                _ if FAULT_SIGNALS.contains(&signal) => {
                    program = Some(action);
                    action.sa_sigaction = dispatch as *const () as usize;
                    action.sa_flags |= libc::SA_SIGINFO | libc::SA_NODEFER;
                }
                _ => {}
            }
        }
        let given: *const sigaction = if new.is_null() { new } else { &raw const action };
        let mut before = std::mem::zeroed();
        // The program's action must be recorded before its handler can be called.
        if program.is_some() {
            with_dispositions(signal, |known| known.program = program);
        }
        let result = libc::sigaction(signal, given, &mut before);
        if result == 0 && !new.is_null() {
            let is_engine = known.engine.is_some_and(|engine| engine.sa_sigaction == action.sa_sigaction);
            with_dispositions(signal, |known| known.by_program = !is_engine);
        }
        if result == 0 && !old.is_null() {
            if is_default(&before, &known) {
                before.sa_sigaction = libc::SIG_DFL;
                before.sa_flags = 0;
            } else if before.sa_sigaction == dispatch as *const () as usize {
                before = known.program.unwrap_or(before);
            }
            *old = before;
        }
        result
    }
}

fn program_signal(number: c_int, handler: sighandler_t, flags: c_int) -> sighandler_t {
    // SAFETY: plain data that may be zero, and a local for the previous action.
    unsafe {
        let (mut new, mut old): (sigaction, sigaction) = std::mem::zeroed();
        new.sa_sigaction = handler;
        new.sa_flags = flags;
        libc::sigemptyset(&mut new.sa_mask);
        match program_sigaction(number, &new, &mut old) {
            0 => old.sa_sigaction,
            _ => libc::SIG_ERR,
        }
    }
}

extern "C-unwind" fn signal(number: c_int, handler: sighandler_t) -> sighandler_t {
    program_signal(number, handler, libc::SA_RESTART)
}

extern "C-unwind" fn sysv_signal(number: c_int, handler: sighandler_t) -> sighandler_t {
    program_signal(number, handler, libc::SA_RESETHAND | libc::SA_NODEFER)
}

/// Stack distance within which a handler counts as nested: more than a handler uses, and less than the distance
/// between two stacks.
const NESTED_DISTANCE: usize = 1 << 20;

thread_local! {
    /// For each fault signal, the stack address at which its handler was called; 0 if the handler is not running.
    static HANDLER_STACKS: Cell<[usize; NSIG]> = const { Cell::new([0; NSIG]) };
}

fn set_handler_stack(signal: usize, sp: usize) {
    let mut inside = HANDLER_STACKS.get();
    inside[signal] = sp;
    HANDLER_STACKS.set(inside);
}

/// Whether the program's handler of a fault signal is running on this thread.
pub fn is_in_program_handler() -> bool {
    HANDLER_STACKS.get().iter().any(|sp| *sp != 0)
}

/// Records that the handlers below a stack address no longer run, because the program has left them by a jump to that
/// address.
pub fn leave_handlers(sp: usize) {
    HANDLER_STACKS.set(HANDLER_STACKS.get().map(|inside| if inside < sp { 0 } else { inside }));
}

/// Calls the program's handler of a fault signal, with the signal unblocked: the same fault within the
/// handler ends the program, and the engine's own handler reports it.
unsafe extern "C-unwind" fn dispatch(signal: c_int, info: *mut siginfo_t, context: *mut c_void) {
    let number = signal as usize;
    let here = (&raw const number).addr();
    let Some(known) = with_dispositions(signal, |known| *known) else { return };
    let inside = HANDLER_STACKS.get()[number];
    let Some(program) = known.program else { return };
    let defers = program.sa_flags & libc::SA_NODEFER == 0;
    // SAFETY: the system passes valid pointers; handlers have the signature that their flags state.
    unsafe {
        let is_synchronous = (*info).si_code > 0;
        // After a `longjmp` out of a handler, the stack pointer is above the frame of that handler again.
        let nested = defers && inside != 0 && here < inside && inside - here < NESTED_DISTANCE;
        if nested && is_synchronous {
            if let Some(engine) = known.engine {
                let handler: extern "C-unwind" fn(c_int, *mut siginfo_t, *mut c_void) =
                    std::mem::transmute(engine.sa_sigaction);
                handler(signal, info, context);
            }
            return;
        }
        if program.sa_flags & libc::SA_RESETHAND != 0
            && let Some(engine) = known.engine
        {
            libc::sigaction(signal, &engine, std::ptr::null_mut());
        }
        set_handler_stack(number, here);
        if program.sa_flags & libc::SA_SIGINFO != 0 {
            let handler: extern "C-unwind" fn(c_int, *mut siginfo_t, *mut c_void) =
                std::mem::transmute(program.sa_sigaction);
            handler(signal, info, context);
        } else {
            let handler: extern "C-unwind" fn(c_int) = std::mem::transmute(program.sa_sigaction);
            handler(signal);
        }
        set_handler_stack(number, inside);
    }
}

/// Whether a return address is likely to be in `dispatch`, so that the frame below belongs to a signal handler of the
/// program.
pub fn is_in_dispatch(return_address: u64) -> bool {
    const MAX_CODE_BYTES: u64 = 4096;
    let start = dispatch as *const () as u64;
    (start..start + MAX_CODE_BYTES).contains(&return_address)
}

/// Whether a SIGPIPE came from a write to standard output or standard error, for which programs end silently.
///
/// # Safety
/// The context must be the one that the system passed to the handler of SIGPIPE.
pub unsafe fn is_stream_sigpipe(context: *const libc::ucontext_t) -> bool {
    // SAFETY: by the caller's contract.
    let (result, descriptor) = unsafe { syscall_abi::syscall_result(context) };
    result == -i64::from(libc::EPIPE) && matches!(descriptor, 1 | 2)
}

/// Lets the process die from a signal by its default action, from within its handler.
pub fn die_by_signal(signal: c_int) {
    forget_engine_action(signal);
    child::die_in_shared_memory(signal);
}

#[cfg(test)]
mod tests {
    use super::with_dispositions;

    #[test]
    fn nested_use_returns_none() {
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for _ in 0..20_000 {
                        assert_eq!(with_dispositions(1, |known| known.by_program), Some(false));
                    }
                });
            }
        });
        assert_eq!(with_dispositions(1, |_| with_dispositions(1, |_| ())), Some(None));
        assert_eq!(with_dispositions(1, |_| ()), Some(()));
        assert_eq!(with_dispositions(1000, |_| ()), None);
    }
}
