//! Ending a run from outside: on timeout, Ctrl-C, or request of the process that watches it.
//!
//! Each request is a signal to the threads of the run. The handler asks the engine whether it can take the thread out
//! of the run at its current address: always in code of the program; in a host function, which may hold locks, only
//! after a grace period. Until then the attempt is repeated each millisecond. The signal is the one that the C library
//! reserves for itself (glibc uses it for `setuid` and its family in a process with several threads, and keeps it from
//! then on): no program can block, ignore or handle it.
//!
//! Nothing in this module is active without a time limit or a request to catch Ctrl-C. A thread keeps the timer of its
//! first timed run for later runs.

use crate::engine::Limits;
use crate::host::interpose::sigaction;
use crate::host::linux::record;
use crate::host::linux::syscall_names::syscall_name;
use crate::host::process::{self, child};
use crate::host::signals::signal_name;
use crate::host::symbols::library_info;
use crate::host::x86_64::syscall_abi::{KernelSigaction, rt_sigreturn};
use crate::outcome::{Interruption, Limit, Outcome, Trap, TrapKind};
use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

/// Reason for ending a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InterruptReason {
    /// Timeout.
    Time,
    /// Output limit, reported by the process that counts the output.
    Output,
    /// Ctrl-C.
    User,
    /// System call of this number, refused by the sandbox.
    SystemCall(u32),
    /// Fatal signal of this number.
    Signal(i32),
}

impl InterruptReason {
    /// Reasons that are requested from outside, in the order of their numbers.
    const EXTERNAL_REASONS: [InterruptReason; 3] =
        [InterruptReason::Time, InterruptReason::Output, InterruptReason::User];

    fn of(number: u8) -> Option<InterruptReason> {
        InterruptReason::EXTERNAL_REASONS.get(usize::from(number).checked_sub(1)?).copied()
    }

    fn number(self) -> u8 {
        InterruptReason::EXTERNAL_REASONS.iter().position(|r| *r == self).map_or(0, |at| at as u8 + 1)
    }
}

/// Code in which a thread may be taken out of its run; each variant includes the previous ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum InterruptMode {
    /// The program's own code only.
    GuestOnly,
    /// Also a host function that waits in a system call.
    InSyscall,
    /// Any code.
    Anywhere,
}

/// Milliseconds after which a thread that waits in a system call is taken out.
const SYSCALL_GRACE: u64 = 200;
/// Milliseconds after which a thread is taken out wherever it is.
const TOTAL_GRACE: u64 = 1000;

/// The engine's hook, called in the signal handler: takes this thread out of its run by changing the register
/// context, and returns whether the thread could be taken out there.
pub type InterruptHook = unsafe fn(*mut libc::ucontext_t, InterruptReason, InterruptMode) -> bool;

/// The signal number; see the module documentation.
pub const SIGNAL: libc::c_int = 33;

/// State shared by all threads of a run.
#[derive(Default)]
struct InterruptRequest {
    reason: AtomicU8,
    /// Monotonic time in milliseconds at which the request was first seen; 0 before that.
    since: AtomicU64,
    /// Whether a thread was taken out.
    over: AtomicBool,
    /// Number of the refused system call plus one; 0 if there was none.
    refused: AtomicU32,
    /// Number of the received fatal signal; 0 if there was none.
    signal: AtomicU32,
}

/// Request to all runs of the process.
static OF_PROCESS: AtomicU8 = AtomicU8::new(0);
/// Whether such a request is possible.
static EXPECTED: AtomicBool = AtomicBool::new(false);

impl InterruptRequest {
    fn request_timeout(&self) {
        let _ = self.reason.compare_exchange(0, InterruptReason::Time.number(), Ordering::Relaxed, Ordering::Relaxed);
    }

    fn reason(&self) -> Option<InterruptReason> {
        if let Some(call) = self.refused.load(Ordering::Relaxed).checked_sub(1) {
            return Some(InterruptReason::SystemCall(call));
        }
        let signal = self.signal.load(Ordering::Relaxed);
        if signal != 0 {
            return Some(InterruptReason::Signal(signal as i32));
        }
        let own = InterruptReason::of(self.reason.load(Ordering::Relaxed));
        own.or_else(|| InterruptReason::of(OF_PROCESS.load(Ordering::Relaxed)))
    }
}

/// A run, for its further threads and for the thread that waits for it.
#[derive(Clone)]
pub struct InterruptHandle(Arc<InterruptRequest>);

impl InterruptHandle {
    /// Requests the end of the run because its time is over.
    pub fn request_timeout(&self) {
        self.0.request_timeout();
    }

    /// Requests the end of the run because of a fatal signal.
    pub fn request_signal(&self, signal: i32) {
        self.0.signal.store(signal as u32, Ordering::Relaxed);
    }

    /// Whether the end of the run was requested.
    pub fn is_requested(&self) -> bool {
        self.0.reason().is_some()
    }
}

/// Builds the outcome of a run that was ended from outside. `trap` has the location. `host` is the name of the active
/// host function; `Some("")` if its name is unknown.
pub fn outcome(reason: InterruptReason, limits: &Limits, trap: Trap, host: Option<String>) -> Outcome {
    let place = match host.as_deref() {
        None => String::new(),
        Some("") => " in a host function".into(),
        Some(name) => format!(" in `@{name}`"),
    };
    if let InterruptReason::SystemCall(call) = reason {
        let call = syscall_name(call);
        let caller = match host.as_deref() {
            None => "the program".into(),
            Some("") => "a host function".into(),
            Some(name) => format!("`@{name}`"),
        };
        let message = format!("{caller} made the system call `{call}`, which the sandbox does not allow");
        let trap = Trap { kind: TrapKind::Forbidden, message, ..trap };
        return if host.is_some() { Outcome::HostFault(trap) } else { Outcome::Trapped(trap) };
    }
    if let InterruptReason::Signal(signal) = reason {
        let message = format!("the program received the signal {}", signal_name(signal));
        let trap = Trap { kind: TrapKind::Signal, signal: Some(signal), message, ..trap };
        let whole = |name: &str| library_info::is_signal_safe_point(name) || library_info::can_be_abandoned(name);
        let cut_off = host.as_deref().is_some_and(|name| !whole(name));
        return if cut_off { Outcome::HostFault(trap) } else { Outcome::Trapped(trap) };
    }
    let message = match reason {
        InterruptReason::Time => {
            let time = limits.timeout.unwrap_or_default().as_secs_f64();
            format!("stopped after {time} s{place} (time limit)")
        }
        InterruptReason::Output => match limits.max_output {
            Some(bytes) => format!("stopped after {bytes} bytes of output{place} (output limit)"),
            None => format!("stopped{place} (output limit)"),
        },
        InterruptReason::User | InterruptReason::SystemCall(_) | InterruptReason::Signal(_) => {
            format!("interrupted{place}")
        }
    };
    let stop = Box::new(Interruption { host, message, ..*Interruption::at(trap) });
    match reason {
        InterruptReason::Time => Outcome::LimitReached(Limit::Time, stop),
        InterruptReason::Output => Outcome::LimitReached(Limit::Output, stop),
        InterruptReason::User | InterruptReason::SystemCall(_) | InterruptReason::Signal(_) => {
            Outcome::Interrupted(stop)
        }
    }
}

/// Ends the run of this thread at a refused system call, from the handler of that signal. Returns false if no run
/// was ended.
///
/// # Safety
/// The context must be the one that the system passed to the handler.
pub(super) unsafe fn end_at_refused_call(context: *mut libc::ucontext_t, call: u32) -> bool {
    // SAFETY: set by a live `InterruptGuard` of this thread.
    let Some(watched) = (unsafe { CURRENT.get().as_ref() }) else { return false };
    // SAFETY: the system's context, on its own thread.
    let left = unsafe { (watched.leave)(context, InterruptReason::SystemCall(call), InterruptMode::Anywhere) };
    if left {
        watched.request.refused.store(call + 1, Ordering::Relaxed);
        watched.request.over.store(true, Ordering::Relaxed);
    }
    left
}

/// Records a fatal signal for the run on this thread, for an engine that polls and uses this hook. Returns false if the
/// thread has no run with this hook.
pub fn note_signal_with_hook(signal: i32, leave: InterruptHook) -> bool {
    // SAFETY: set by a live `InterruptGuard` of this thread.
    let watched = unsafe { CURRENT.get().as_ref() };
    watched.is_some_and(|watched| watched.leave as usize == leave as usize) && note_signal(signal)
}

/// Records a fatal signal for the run on this thread, of any engine.
fn note_signal(signal: i32) -> bool {
    // SAFETY: set by a live `InterruptGuard` of this thread.
    let Some(watched) = (unsafe { CURRENT.get().as_ref() }) else { return false };
    watched.request.signal.store(signal as u32, Ordering::Relaxed);
    true
}

/// Whether the process is intact after a run was stopped: no host function was interrupted that may have held a lock
/// or left the heap inconsistent.
pub fn is_process_intact(stop: &Interruption) -> bool {
    stop.host.as_deref().is_none_or(library_info::can_be_abandoned)
}

/// Flushes the output that a program wrote before it was stopped, unless a function was interrupted that may hold the
/// lock of the stream.
pub fn flush_after(stop: &Interruption) {
    if stop.host.as_deref().is_none_or(library_info::can_be_interrupted) {
        process::flush_stdout_nonblocking();
    }
}

/// Makes the handler check a thread of this process.
pub fn interrupt_thread(thread: libc::pid_t) {
    // SAFETY: sends a signal whose handler `install` sets.
    unsafe { libc::syscall(libc::SYS_tgkill, libc::getpid(), thread, SIGNAL) };
}

/// Returns the kernel's id of this thread.
pub fn current_tid() -> libc::pid_t {
    // SAFETY: only reads a number.
    unsafe { libc::syscall(libc::SYS_gettid) as libc::pid_t }
}

/// A thread in a run.
struct ThreadInRun {
    request: Arc<InterruptRequest>,
    leave: InterruptHook,
    /// Monotonic time in nanoseconds at which the run's time is over; 0 without a limit.
    deadline: Cell<u64>,
    outer: *const ThreadInRun,
}

thread_local! {
    static CURRENT: Cell<*const ThreadInRun> = const { Cell::new(std::ptr::null()) };
}

/// Guard of a run on this thread, which can be ended from outside during the guard's lifetime.
pub struct InterruptGuard(Box<ThreadInRun>);

impl InterruptGuard {
    /// Enters a run on its first thread.
    pub fn begin(timeout: Option<Duration>, leave: InterruptHook) -> InterruptGuard {
        // A deadline of zero would mean none.
        let deadline = timeout.map_or(0, |timeout| nanoseconds().saturating_add(as_nanoseconds(timeout)).max(1));
        let watch = InterruptGuard::enter(Arc::default(), leave, deadline);
        if timeout.is_some() {
            TIMER.with(ThreadTimer::begin);
        } else if watch.0.request.reason().is_some() {
            TIMER.with(|alarm| alarm.set(TICKS));
        }
        watch
    }

    /// Enters the run on a further thread.
    pub fn join(handle: &InterruptHandle, leave: InterruptHook) -> InterruptGuard {
        InterruptGuard::enter(Arc::clone(&handle.0), leave, 0)
    }

    fn enter(request: Arc<InterruptRequest>, leave: InterruptHook, deadline: u64) -> InterruptGuard {
        let watched = Box::new(ThreadInRun { request, leave, deadline: Cell::new(deadline), outer: CURRENT.get() });
        CURRENT.set(&raw const *watched);
        InterruptGuard(watched)
    }

    /// Returns a handle to the run.
    pub fn handle(&self) -> InterruptHandle {
        InterruptHandle(Arc::clone(&self.0.request))
    }
}

impl Drop for InterruptGuard {
    fn drop(&mut self) {
        CURRENT.set(self.0.outer);
        if self.0.deadline.get() != 0 || self.0.request.reason().is_some() {
            TIMER.with(ThreadTimer::arm_timer);
        }
        if self.0.request.over.load(Ordering::Relaxed) {
            OF_PROCESS.store(0, Ordering::Relaxed);
        }
    }
}

/// Returns the reason for which the run on this thread must end, if any.
pub fn requested() -> Option<InterruptReason> {
    let current = CURRENT.get();
    // SAFETY: set by a live `InterruptGuard` of this thread.
    unsafe { current.as_ref() }.and_then(|watched| watched.request.reason())
}

/// Makes the next Ctrl-C end runs instead of the process, unless SIGINT is ignored. A disposition set by the program
/// takes precedence.
pub fn catch_ctrl_c() {
    install();
    EXPECTED.store(true, Ordering::Relaxed);
    // SAFETY: a zeroed sigaction is valid, and the handler has the signature that SA_SIGINFO requires.
    unsafe {
        let mut before: libc::sigaction = std::mem::zeroed();
        libc::sigaction(libc::SIGINT, std::ptr::null(), &mut before);
        if before.sa_sigaction == libc::SIG_IGN {
            return;
        }
        let mut new: libc::sigaction = std::mem::zeroed();
        new.sa_sigaction = handler as *const () as usize;
        // The second Ctrl-C ends the process.
        new.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK | libc::SA_RESTART | libc::SA_RESETHAND;
        libc::sigemptyset(&mut new.sa_mask);
        sigaction::install_engine_actions([libc::SIGINT].into_iter(), &new, |_, _| ());
    }
}

/// Whether Ctrl-C was pressed since [`forget`]. For work that is not a run, such as the compilation before it.
pub fn is_ctrl_c_pending() -> bool {
    OF_PROCESS.load(Ordering::Relaxed) == InterruptReason::User.number()
}

/// Clears the pending request to all runs, before another run.
pub fn forget() {
    OF_PROCESS.store(0, Ordering::Relaxed);
}

/// Restores the default action of Ctrl-C, if [`catch_ctrl_c`] has replaced it.
pub fn release_ctrl_c() {
    sigaction::remove_engine_action(libc::SIGINT, handler as *const () as usize);
}

/// Discards a Ctrl-C that was handled elsewhere: the run on this thread continues, and Ctrl-C is caught again.
pub fn forget_ctrl_c() {
    let _ = OF_PROCESS.compare_exchange(InterruptReason::User.number(), 0, Ordering::Relaxed, Ordering::Relaxed);
    // SAFETY: set by a live `InterruptGuard` of this thread.
    if let Some(watched) = unsafe { CURRENT.get().as_ref() } {
        TIMER.with(ThreadTimer::stop);
        watched.request.since.store(0, Ordering::Relaxed);
        watched.request.over.store(false, Ordering::Relaxed);
    }
    catch_ctrl_c();
}

/// Whether a run can be ended by anything but its timeout.
pub fn is_expected() -> bool {
    EXPECTED.load(Ordering::Relaxed)
}

/// Period of the handler's checks.
const TICKS: Duration = Duration::from_millis(1);

/// A POSIX timer that sends the signal to this thread. It is kept for the thread's next run, and only armed and
/// disarmed, since creating and deleting a timer costs more than many calls take. It never fires before a deadline,
/// which would interrupt a system call in which the thread waits.
struct ThreadTimer {
    /// Id of the timer; negative before its creation.
    timer: Cell<i32>,
    is_set: Cell<bool>,
}

thread_local! {
    static TIMER: ThreadTimer = const { ThreadTimer { timer: Cell::new(-1), is_set: Cell::new(false) } };
    /// Deletes the timer when the thread ends.
    static CLEANUP: TimerCleanup = const { TimerCleanup };
}

struct TimerCleanup;

impl Drop for TimerCleanup {
    fn drop(&mut self) {
        TIMER.with(|alarm| {
            alarm.is_set.set(false);
            let timer = alarm.timer.replace(-1);
            if timer >= 0 {
                // SAFETY: a timer of this module.
                unsafe { libc::syscall(libc::SYS_timer_delete, timer) };
            }
        });
    }
}

impl ThreadTimer {
    /// Creates the timer state for the first timed run of this thread, and arms the timer.
    fn begin(&self) {
        if self.timer.get() < 0 {
            install();
            CLEANUP.with(|_| ());
        }
        self.arm_timer();
    }

    /// Arms the timer for the earliest deadline of this thread's runs, or disarms it if there is none.
    fn arm_timer(&self) {
        let (mut first, mut at) = (u64::MAX, CURRENT.get());
        // SAFETY: set by a live `InterruptGuard` of this thread; the outer ones are alive as well.
        while let Some(watched) = unsafe { at.as_ref() } {
            if watched.deadline.get() != 0 {
                first = first.min(watched.deadline.get());
            }
            at = watched.outer;
        }
        match first {
            // SAFETY: as above.
            u64::MAX if unsafe { CURRENT.get().as_ref() }.is_some_and(|w| w.request.reason().is_some()) => {
                self.set(TICKS)
            }
            u64::MAX => self.stop(),
            _ => self.set(Duration::from_nanos(first.saturating_sub(nanoseconds()))),
        }
    }

    /// Arms the timer for a delay, and for each millisecond after it. Makes only system calls, since the handler may
    /// call it.
    fn set(&self, first: Duration) {
        let first = first.max(Duration::from_nanos(1));
        // SAFETY: a zeroed sigevent is valid; the calls read and write locals.
        unsafe {
            if self.timer.get() < 0 {
                let mut event: libc::sigevent = std::mem::zeroed();
                event.sigev_signo = SIGNAL;
                event.sigev_notify = libc::SIGEV_THREAD_ID;
                event.sigev_notify_thread_id = current_tid();
                let mut timer = 0i32;
                if libc::syscall(libc::SYS_timer_create, libc::CLOCK_MONOTONIC, &mut event, &mut timer) != 0 {
                    return;
                }
                self.timer.set(timer);
            }
            let time = |d: Duration| libc::timespec {
                tv_sec: d.as_secs().min(i64::MAX as u64 >> 8) as i64,
                tv_nsec: d.subsec_nanos().into(),
            };
            // Set before the timer is armed, since it may fire at once.
            self.is_set.set(true);
            let times = libc::itimerspec { it_interval: time(TICKS), it_value: time(first) };
            libc::syscall(
                libc::SYS_timer_settime,
                self.timer.get(),
                0,
                &times,
                std::ptr::null_mut::<libc::itimerspec>(),
            );
        }
    }

    /// Disarms the timer.
    fn stop(&self) {
        if self.is_set.replace(false) {
            // SAFETY: a timer of this module; zeroed times disarm it.
            unsafe {
                let never: libc::itimerspec = std::mem::zeroed();
                let none = std::ptr::null_mut::<libc::itimerspec>();
                libc::syscall(libc::SYS_timer_settime, self.timer.get(), 0, &never, none);
            }
        }
    }
}

/// Extends the deadlines of this thread's runs by time that they did not use themselves. Must be called with the signal
/// blocked.
pub fn extend(time: Duration) {
    let mut at = CURRENT.get();
    // SAFETY: set by a live `InterruptGuard` of this thread; the outer ones are alive as well.
    while let Some(watched) = unsafe { at.as_ref() } {
        if watched.deadline.get() != 0 {
            // The timer fires as before, and then each millisecond until the new deadline.
            watched.deadline.set(watched.deadline.get().saturating_add(as_nanoseconds(time)));
        }
        at = watched.outer;
    }
}

/// Handles the timer: requests the end of all runs whose deadline has passed. Async-signal-safe.
///
/// # Safety
/// The chain that starts at `current` must be alive.
unsafe fn handle_timer(current: Option<&ThreadInRun>) {
    let now = nanoseconds();
    let mut due = false;
    let mut at = current;
    while let Some(watched) = at {
        if (1..=now).contains(&watched.deadline.get()) {
            due = true;
            watched.request.request_timeout();
        }
        // SAFETY: an outer `InterruptGuard` of this thread outlives the inner one.
        at = unsafe { watched.outer.as_ref() };
    }
    // A run nested in one whose time is over ends with it. The timer keeps firing until the outer run ends.
    if let Some(watched) = current.filter(|_| due) {
        watched.request.request_timeout();
    }
}

/// Forgets the timer in the child of a fork, which does not inherit timers.
pub(super) fn forget_timer() {
    TIMER.with(|alarm| {
        alarm.timer.set(-1);
        alarm.is_set.set(false);
    });
}

/// Installs the handler of the signal, and replaces any handler installed since. The C library's `sigaction` refuses
/// this signal.
pub fn install() {
    const SA_RESTORER: u64 = 0x0400_0000;
    let flags = (libc::SA_SIGINFO | libc::SA_ONSTACK | libc::SA_RESTART) as u64 | SA_RESTORER;
    let action = KernelSigaction {
        handler: handler as *const () as usize,
        flags,
        restorer: rt_sigreturn as *const () as usize,
        mask: 0,
    };
    // SAFETY: an action in the kernel's layout, with a mask of eight bytes.
    unsafe {
        let none = std::ptr::null_mut::<KernelSigaction>();
        libc::syscall(libc::SYS_rt_sigaction, SIGNAL, &action, none, 8usize);
    }
}

extern "C" fn handler(signal: libc::c_int, info: *mut libc::siginfo_t, context: *mut libc::c_void) {
    // SAFETY: the system passes a valid siginfo and ucontext; the `ThreadInRun` in `CURRENT` is alive.
    unsafe {
        if signal == libc::SIGINT && child::shares_memory() {
            return child::die_by_signal(signal);
        }
        let _outside = record::RecordingPause::begin();
        let errno = *libc::__errno_location();
        let current = CURRENT.get().as_ref();
        let own = matches!((*info).si_code, libc::SI_USER | libc::SI_TKILL) && (*info).si_pid() == libc::getpid();
        if signal == libc::SIGINT && own && note_signal(signal) {
            // Sent by the program itself, which does not continue after it.
            if let Some(watched) = current {
                (watched.leave)(context.cast(), InterruptReason::Signal(signal), InterruptMode::Anywhere);
            }
            *libc::__errno_location() = errno;
            return;
        }
        match (signal, (*info).si_code) {
            (libc::SIGINT, _) => request_all(InterruptReason::User),
            (_, libc::SI_USER | libc::SI_QUEUE) => request_all(InterruptReason::Output),
            (_, libc::SI_TIMER) => handle_timer(current),
            _ => {}
        }
        if let Some(watched) = current {
            try_interrupt(watched, context.cast());
        }
        *libc::__errno_location() = errno;
    }
}

fn request_all(reason: InterruptReason) {
    let _ = OF_PROCESS.compare_exchange(0, reason.number(), Ordering::Relaxed, Ordering::Relaxed);
}

/// Takes this thread out of its run, or schedules another attempt.
///
/// # Safety
/// To be called by the handler only, with the context that the system passed to it.
unsafe fn try_interrupt(watched: &ThreadInRun, context: *mut libc::ucontext_t) {
    let request = &watched.request;
    let Some(reason) = request.reason() else { return };
    let now = milliseconds();
    let since = match request.since.compare_exchange(0, now, Ordering::Relaxed, Ordering::Relaxed) {
        Ok(_) => now,
        Err(since) => since,
    };
    let pressing = match now - since {
        0..SYSCALL_GRACE => InterruptMode::GuestOnly,
        SYSCALL_GRACE..TOTAL_GRACE => InterruptMode::InSyscall,
        _ => InterruptMode::Anywhere,
    };
    // Only one thread needs to be taken out.
    if request.over.swap(true, Ordering::Relaxed) {
        return;
    }
    // SAFETY: the system's context, on its own thread.
    if unsafe { (watched.leave)(context, reason, pressing) } {
        return;
    }
    request.over.store(false, Ordering::Relaxed);
    // Try again soon, not at the thread's own deadline, which may be far away.
    TIMER.with(|alarm| alarm.set(TICKS));
}

/// Returns the monotonic time in milliseconds, never 0.
fn milliseconds() -> u64 {
    nanoseconds() / 1_000_000 + 1
}

/// Returns the monotonic time in nanoseconds.
fn nanoseconds() -> u64 {
    let mut now = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: writes to `now` only.
    unsafe { libc::clock_gettime(libc::CLOCK_MONOTONIC, &mut now) };
    now.tv_sec as u64 * 1_000_000_000 + now.tv_nsec as u64
}

fn as_nanoseconds(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}
