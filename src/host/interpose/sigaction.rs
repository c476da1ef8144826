//! `sigaction` and `signal`: dispositions that a program sets for signals that end its run.
//!
//! A program that sets SIG_DFL is terminated by the signal, with a report: the engine's handler acts as the default
//! action. The program's own handler for a fault signal is called from the engine's handler, so that a fault
//! within it ends the program as in any process, with a report.

use crate::host::process;
use crate::host::signals::{FAULT_SIGNALS, SignalMaskGuard, was_sent};
use crate::host::x86_64::syscall_abi;
use libc::{c_int, c_void, sigaction, sighandler_t, siginfo_t};
use std::cell::Cell;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::time::Duration;

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

/// Number of attempts to take the lock without sleeping: another thread holds it for a few instructions, or during a
/// `fork`.
const QUICK_ATTEMPTS: u32 = 1000;
/// Number of further attempts, each after [`PAUSE`]: two seconds in all. The holder may have been preempted for long on a
/// busy machine, or have disappeared, as in the child of a `fork` that [`fork`](super::fork) does not know.
const SLOW_ATTEMPTS: u32 = 10_000;
const PAUSE: Duration = Duration::from_micros(200);

fn lock() -> Option<MutexGuard<'static, [Dispositions; NSIG]>> {
    for attempt in 0..QUICK_ATTEMPTS + SLOW_ATTEMPTS {
        match DISPOSITIONS.try_lock() {
            Ok(dispositions) => return Some(dispositions),
            Err(TryLockError::Poisoned(poisoned)) => return Some(PoisonError::into_inner(poisoned)),
            Err(TryLockError::WouldBlock) if attempt < QUICK_ATTEMPTS => std::thread::yield_now(),
            Err(TryLockError::WouldBlock) => std::thread::sleep(PAUSE),
        }
    }
    None
}

/// The dispositions, locked during a `fork` while all signals are blocked.
pub(super) struct LockedDispositions {
    _guard: MutexGuard<'static, [Dispositions; NSIG]>,
}

impl LockedDispositions {
    pub(super) fn new() -> Option<LockedDispositions> {
        Some(LockedDispositions { _guard: lock()? })
    }
}

/// Runs `f` on the dispositions of a signal, under a lock. Signals are blocked, so that no handler on this thread finds
/// the lock taken. Returns `None` if there is no such signal, or if another thread never releases the lock.
fn with_dispositions<R>(signal: c_int, f: impl FnOnce(&mut Dispositions) -> R) -> Option<R> {
    let signal = usize::try_from(signal).ok().filter(|signal| *signal < NSIG)?;
    let _blocked = SignalMaskGuard::all();
    let mut dispositions = lock()?;
    Some(f(&mut dispositions[signal]))
}

/// Installs an action; returns the previous one, or `None` if the system refuses it.
fn install(signal: c_int, action: Option<&sigaction>) -> Option<sigaction> {
    // SAFETY: plain data that may be zero; the action is valid or null.
    unsafe {
        let mut before: sigaction = std::mem::zeroed();
        let action = action.map_or(std::ptr::null(), std::ptr::from_ref);
        (libc::sigaction(signal, action, &mut before) == 0).then_some(before)
    }
}

/// Returns the default action of signals.
fn default_action() -> sigaction {
    // SAFETY: plain data that may be zero.
    let mut action: sigaction = unsafe { std::mem::zeroed() };
    action.sa_sigaction = libc::SIG_DFL;
    action
}

/// Installs an action of the engine for several signals, and passes the previous action of each to `replaced`.
pub fn install_engine_actions(
    signals: impl Iterator<Item = c_int>,
    action: &sigaction,
    mut replaced: impl FnMut(c_int, &sigaction),
) {
    let _blocked = SignalMaskGuard::all();
    // Without the lock, faults must still reach the engine.
    let mut dispositions = lock();
    for signal in signals {
        if let Some(known) = dispositions.as_mut().and_then(|all| all.get_mut(signal as usize)) {
            known.engine = Some(*action);
        }
        replaced(signal, &install(signal, Some(action)).unwrap_or_else(default_action));
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
        install(signal, Some(action))
    });
}

/// Restores the default action of a signal, if its handler is this one of the engine. From now on the program's
/// `sigaction` reaches the system unchanged.
pub(in crate::host) fn remove_engine_action(signal: c_int, handler: usize) {
    with_dispositions(signal, |known| {
        if install(signal, None).is_some_and(|now| now.sa_sigaction == handler) {
            known.engine = None;
            install(signal, Some(&default_action()));
        }
    });
}

/// Implements `sigaction` for the program.
///
/// # Safety
/// As for `sigaction`.
unsafe extern "C-unwind" fn program_sigaction(signal: c_int, new: *const sigaction, old: *mut sigaction) -> c_int {
    // A fault through an invalid pointer, or of the stack, cannot be reported while signals are blocked.
    if !is_in_program_handler() {
        probe_stack();
    }
    // SAFETY: the caller guarantees the pointer.
    let action = (!new.is_null()).then(|| unsafe { *new });
    let exchanged = match process::is_running() {
        true => with_dispositions(signal, |known| known.exchange(signal, action)).flatten(),
        false => None,
    };
    match exchanged {
        // SAFETY: the caller guarantees the pointers.
        None => unsafe { libc::sigaction(signal, new, old) },
        Some(None) => -1,
        Some(Some(before)) => {
            if !old.is_null() {
                // SAFETY: the caller guarantees the pointer.
                unsafe { *old = before };
            }
            0
        }
    }
}

/// Reads from the part of the stack that [`with_dispositions`] needs, so that an overflow occurs here.
#[inline(never)]
fn probe_stack() {
    // SAFETY: the word below the stack pointer is mapped, or belongs to a guard page, whose handler ends the run.
    unsafe { core::arch::asm!("test byte ptr [rsp - 4096], 0", options(nostack, readonly)) };
}

impl Dispositions {
    /// Performs `sigaction` for the program, if the engine has a handler of the signal. `Some(None)`: the system refuses
    /// the action.
    fn exchange(&mut self, signal: c_int, new: Option<sigaction>) -> Option<Option<sigaction>> {
        let engine = self.engine?;
        let mut program = None;
        let action = new.map(|mut action| {
            let is_fault_signal = FAULT_SIGNALS.contains(&signal);
            match action.sa_sigaction {
                libc::SIG_DFL => action = engine,
                libc::SIG_IGN => {}
                // `dispatch` restores the engine's action for SA_RESETHAND.
                _ if is_fault_signal || action.sa_flags & libc::SA_RESETHAND != 0 => {
                    program = Some(action);
                    action.sa_sigaction = dispatch as *const () as usize;
                    action.sa_flags = (action.sa_flags | libc::SA_SIGINFO) & !libc::SA_RESETHAND;
                    if is_fault_signal {
                        action.sa_flags |= libc::SA_NODEFER;
                    }
                }
                _ => {}
            }
            action
        });
        let Some(mut before) = install(signal, action.as_ref()) else { return Some(None) };
        let is_dispatched = before.sa_sigaction == dispatch as *const () as usize;
        if let (true, Some(program)) = (is_dispatched, self.program) {
            before = program;
        } else if is_dispatched || before.sa_sigaction == engine.sa_sigaction {
            before = default_action();
        }
        if let Some(action) = action {
            self.program = program;
            self.by_program = action.sa_sigaction != engine.sa_sigaction;
        }
        Some(Some(before))
    }

    /// Returns what [`dispatch`] does. `is_nested`: the program's handler of the same signal is running; `was_sent`: the
    /// signal is no fault.
    fn reaction(&mut self, signal: c_int, is_nested: bool, was_sent: bool) -> Option<Reaction> {
        // Another thread may have used up an action with SA_RESETHAND in the meantime.
        let Some(program) = self.program else { return self.engine.map(Reaction::Engine) };
        if is_nested && program.sa_flags & libc::SA_NODEFER == 0 {
            return if was_sent { Some(Reaction::Defer) } else { self.engine.map(Reaction::Engine) };
        }
        if program.sa_flags & libc::SA_RESETHAND != 0 {
            (self.program, self.by_program) = (None, false);
            install(signal, Some(&self.engine.unwrap_or_else(default_action)));
        }
        Some(Reaction::Program(program))
    }
}

/// Reaction of [`dispatch`] to a signal.
enum Reaction {
    /// Calls the program's handler.
    Program(sigaction),
    /// Calls the engine's handler.
    Engine(sigaction),
    /// Calls the program's handler again after its return.
    Defer,
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

/// The program's handler of one signal on this thread.
#[derive(Clone, Copy)]
struct RunningHandler {
    /// Stack address at which it was called; 0 if it is not running.
    sp: usize,
    /// Whether the signal was sent again, and is pending until the handler returns.
    is_pending: bool,
}

impl RunningHandler {
    const NONE: RunningHandler = RunningHandler { sp: 0, is_pending: false };
}

/// Restores the handler that ran before another one of the same signal, also if an exception leaves that one.
struct RestoreHandler(usize, RunningHandler);

impl Drop for RestoreHandler {
    fn drop(&mut self) {
        RUNNING.with(|running| running[self.0].set(self.1));
    }
}

thread_local! {
    /// For each signal, the program's handler called by [`dispatch`].
    static RUNNING: [Cell<RunningHandler>; NSIG] = const { [const { Cell::new(RunningHandler::NONE) }; NSIG] };
    /// Start and end of the stack on which the interpreter calls a host function.
    static HOST_STACK: Cell<(usize, usize)> = const { Cell::new((0, 0)) };
    /// Start and end of the alternate stack on which a handler was called.
    static ALTERNATE_STACK: Cell<(usize, usize)> = const { Cell::new((0, 0)) };
}

/// Sets the stack on which the interpreter calls a host function, and returns the previous one. The interpreter uses
/// several, and states in [`leave_handlers`] which of them the program has left.
pub fn replace_host_stack(stack: (usize, usize)) -> (usize, usize) {
    HOST_STACK.replace(stack)
}

/// Whether a handler of the program is running on this thread, for a fault signal or one with SA_RESETHAND.
pub fn is_in_program_handler() -> bool {
    RUNNING.with(|running| running.iter().any(|handler| handler.get().sp != 0))
}

/// Records that handlers no longer run, because the program has left this part of a stack by a jump, or by its end. The
/// alternate stack counts as left unless the jump leads to it.
pub fn leave_handlers(left: Range<usize>) {
    let (start, end) = ALTERNATE_STACK.get();
    let alternate = start..end;
    let is_left = |at: usize| left.contains(&at) || alternate.contains(&at) && !alternate.contains(&left.end);
    RUNNING.with(|running| {
        let over = running.iter().filter(|handler| handler.get().sp != 0 && is_left(handler.get().sp));
        over.for_each(|handler| handler.set(RunningHandler::NONE));
    });
}

/// Addresses of instructions of an engine that stop the program.
static STOPS: [AtomicUsize; 2] = [const { AtomicUsize::new(0) }; 2];

/// Sets the addresses of an engine's instructions that stop the program: no handler of the program gets the signals that they
/// raise.
pub fn set_stops(stops: [usize; 2]) {
    STOPS.iter().zip(stops).for_each(|(known, stop)| known.store(stop, Ordering::Relaxed));
}

/// Calls the program's handler of a signal. For fault signals, the signal is unblocked: the same fault within the
/// handler ends the program, and the engine's own handler reports it.
unsafe extern "C-unwind" fn dispatch(signal: c_int, info: *mut siginfo_t, context: *mut c_void) {
    let number = signal as usize;
    let here = (&raw const number).addr();
    let outer = RUNNING.with(|running| running[number].get());
    let (start, end) = HOST_STACK.get();
    // After a jump out of a handler that was not noticed, the stack pointer is above the frame of that handler again.
    let is_below = || here < outer.sp && outer.sp - here < NESTED_DISTANCE;
    let is_nested = outer.sp != 0 && ((start..end).contains(&here) || is_below());
    // SAFETY: the system passes a valid siginfo.
    let was_sent = was_sent(signal, unsafe { (*info).si_code });
    // SAFETY: the system passes a valid context.
    let pc = unsafe { (*context.cast::<libc::ucontext_t>()).uc_mcontext.gregs[libc::REG_RIP as usize] } as usize;
    let is_stop = !was_sent && STOPS.iter().any(|stop| stop.load(Ordering::Relaxed) == pc);
    let reaction = with_dispositions(signal, |known| match is_stop {
        true => known.engine.map(Reaction::Engine),
        false => known.reaction(signal, is_nested, was_sent),
    });
    let reaction = reaction.flatten();
    match reaction {
        Some(Reaction::Program(action)) => {
            // SAFETY: the system passes a valid context.
            let alternate = unsafe { (*context.cast::<libc::ucontext_t>()).uc_stack };
            let start = alternate.ss_sp.addr();
            if (start..start + alternate.ss_size).contains(&here) {
                ALTERNATE_STACK.set((start, start + alternate.ss_size));
            }
            RUNNING.with(|running| running[number].set(RunningHandler { sp: here, is_pending: false }));
            let restore = RestoreHandler(number, outer);
            // SAFETY: the program's handler has the signature that its flags state.
            unsafe { call_handler(&action, signal, info, context) };
            let is_pending = RUNNING.with(|running| running[number].get()).is_pending;
            drop(restore);
            if is_pending {
                // SAFETY: sends a signal to this thread.
                unsafe { libc::raise(signal) };
            }
        }
        Some(Reaction::Defer) => {
            RUNNING.with(|running| running[number].set(RunningHandler { is_pending: true, ..outer }))
        }
        // SAFETY: the engine's handler has the signature that its flags state.
        Some(Reaction::Engine(action)) => unsafe { call_handler(&action, signal, info, context) },
        // The dispositions cannot be read: a fault must not be repeated forever.
        None if !was_sent => drop(install(signal, Some(&default_action()))),
        None => {}
    }
}

/// Calls the handler of an action.
///
/// # Safety
/// The arguments must be those of a signal, and the handler a function with the signature that the flags state.
// Inlined always: the handler returns into `dispatch`, by which `is_in_dispatch` finds its frame.
#[inline(always)]
unsafe fn call_handler(action: &sigaction, signal: c_int, info: *mut siginfo_t, context: *mut c_void) {
    // SAFETY: by the caller's contract.
    unsafe {
        if action.sa_flags & libc::SA_SIGINFO != 0 {
            let handler: extern "C-unwind" fn(c_int, *mut siginfo_t, *mut c_void) =
                std::mem::transmute(action.sa_sigaction);
            handler(signal, info, context);
        } else {
            let handler: extern "C-unwind" fn(c_int) = std::mem::transmute(action.sa_sigaction);
            handler(signal);
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_that_is_held_for_long_is_waited_for() {
        let held = std::sync::Barrier::new(2);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                let _lock = lock();
                held.wait();
                std::thread::sleep(Duration::from_millis(100));
            });
            held.wait();
            assert_eq!(with_dispositions(libc::SIGURG, |_| ()), Some(()));
        });
    }

    #[test]
    fn a_signal_that_does_not_exist_has_no_dispositions() {
        assert_eq!(with_dispositions(1, |known| known.by_program), Some(false));
        assert_eq!(with_dispositions(NSIG as c_int, |_| ()), None);
        assert_eq!(with_dispositions(-1, |_| ()), None);
    }

    /// Each action that was set is returned as the previous one exactly once, except for the last.
    #[test]
    fn actions_set_by_several_threads_replace_each_other_one_by_one() {
        const THREADS: usize = 4;
        const ROUNDS: usize = 5_000;
        // `dispatch` is installed for actions with SA_RESETHAND. No handler is called: the numbers are no addresses.
        let with_handler =
            |handler: usize| sigaction { sa_sigaction: handler, sa_flags: libc::SA_RESETHAND, ..default_action() };
        let mut before = default_action();
        install_engine_actions([libc::SIGURG].into_iter(), &with_handler(0x1000), |_, replaced| before = *replaced);
        let exchange = |handler: usize| {
            let exchanged = with_dispositions(libc::SIGURG, |known| {
                known.exchange(libc::SIGURG, (handler != 0).then(|| with_handler(handler)))
            });
            exchanged.flatten().flatten().expect("an action that the system accepts").sa_sigaction
        };
        let replaced: Vec<usize> = std::thread::scope(|scope| {
            let threads = (0..THREADS).map(|thread| {
                let round = move |n| exchange(0x2000 + thread * ROUNDS + n);
                scope.spawn(move || (0..ROUNDS).map(round).collect::<Vec<_>>())
            });
            let threads: Vec<_> = threads.collect();
            threads.into_iter().flat_map(|thread| thread.join().expect("no panic")).collect()
        });
        let mut seen = [replaced, vec![exchange(0)]].concat();
        restore_action(libc::SIGURG, &before, false);
        seen.sort_unstable();
        let all: Vec<usize> = [libc::SIG_DFL].into_iter().chain((0..THREADS * ROUNDS).map(|n| 0x2000 + n)).collect();
        assert!(seen == all, "{} of {} actions were replaced once", seen.len(), all.len());
    }
}
