//! Ending a run from outside: its time is over, somebody pressed Ctrl-C, or whoever watches the process says so.
//!
//! All of these are signals to the threads of the run. The handler asks the engine whether the thread can be taken out of the
//! run where it is: always in code of the program; in a function of the host, which may hold locks, only after a while. Until
//! then it is asked again each millisecond. One signal serves for that which the C library keeps for itself (for `setuid` and
//! its family in a process with several threads, which takes it for good): no program can block it, ignore it or handle it.
//!
//! Nothing here is done unless there is a limit, or Ctrl-C is to be seen to. A thread that has run something with a limit on time keeps its timer
//! for the next time.

use crate::engine::Limits;
use crate::outcome::{Limit, Outcome, Stop, Trap, TrapKind};
use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

/// Why a run is to end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Its time is over.
    Time,
    /// Whoever counts its output says that it is enough.
    Output,
    /// Ctrl-C.
    User,
    /// It made this call of the system, which the sandbox does not allow.
    SystemCall(u32),
    /// This signal came, by which it ends.
    Signal(i32),
}

impl Reason {
    /// Those that somebody asks for.
    const ASKED: [Reason; 3] = [Reason::Time, Reason::Output, Reason::User];

    fn of(number: u8) -> Option<Reason> {
        Reason::ASKED.get(usize::from(number).checked_sub(1)?).copied()
    }

    fn number(self) -> u8 {
        Reason::ASKED.iter().position(|r| *r == self).map_or(0, |at| at as u8 + 1)
    }
}

/// Where a thread may be taken out of its run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Pressing {
    /// In code of the program.
    Politely,
    /// Also where it waits in a system call.
    Waiting,
    /// Anywhere.
    Anyhow,
}

/// Milliseconds after which a thread is taken out that waits in a system call.
const GRACE: u64 = 200;
/// After which it is taken out wherever it is.
const PATIENCE: u64 = 1000;

/// The engine's part, called by the handler of a signal: takes this thread out of its run by changing where it goes on, if it
/// can be taken out there.
pub type Leave = unsafe fn(*mut libc::ucontext_t, Reason, Pressing) -> bool;

/// The signal; see the module.
pub const SIGNAL: libc::c_int = 33;

/// What all threads of a run know.
#[derive(Default)]
struct Request {
    reason: AtomicU8,
    /// Milliseconds, by a clock that only goes on, of the moment when it was seen first; 0: not yet.
    since: AtomicU64,
    /// Whether a thread was taken out.
    over: AtomicBool,
    /// The number of a call of the system that was refused, and one more; 0: none was.
    refused: AtomicU32,
    /// The signal that came; 0: none did.
    signal: AtomicU32,
}

/// What is asked of all runs in the process.
static OF_PROCESS: AtomicU8 = AtomicU8::new(0);
/// Whether anybody may ask that.
static EXPECTED: AtomicBool = AtomicBool::new(false);

impl Request {
    fn time_is_over(&self) {
        let _ = self.reason.compare_exchange(0, Reason::Time.number(), Ordering::Relaxed, Ordering::Relaxed);
    }

    fn reason(&self) -> Option<Reason> {
        if let Some(call) = self.refused.load(Ordering::Relaxed).checked_sub(1) {
            return Some(Reason::SystemCall(call));
        }
        let signal = self.signal.load(Ordering::Relaxed);
        if signal != 0 {
            return Some(Reason::Signal(signal as i32));
        }
        let own = Reason::of(self.reason.load(Ordering::Relaxed));
        own.or_else(|| Reason::of(OF_PROCESS.load(Ordering::Relaxed)))
    }
}

/// A run, for its further threads and for whoever waits for it.
#[derive(Clone)]
pub struct Handle(Arc<Request>);

impl Handle {
    /// Says that its time is over.
    pub fn time_is_over(&self) {
        self.0.time_is_over();
    }

    /// Whether it is to end.
    pub fn is_asked(&self) -> bool {
        self.0.reason().is_some()
    }
}

/// What is said about a run that was ended from outside. `trap` has the place; `host`: the name of the function of the host
/// that it was in, if it was in one.
pub fn outcome(reason: Reason, limits: &Limits, trap: Trap, host: Option<String>) -> Outcome {
    let place = match host.as_deref() {
        None => String::new(),
        Some("") => " in a function of the host".into(),
        Some(name) => format!(" in `@{name}`"),
    };
    if let Reason::SystemCall(call) = reason {
        let call = super::sandbox::name_of(call);
        let whom = match host.as_deref() {
            None => "the program".into(),
            Some("") => "a function of the host".into(),
            Some(name) => format!("`@{name}`"),
        };
        let message = format!("{whom} makes the system call `{call}`, which the sandbox does not allow");
        let trap = Trap { kind: TrapKind::Forbidden, message, ..trap };
        return if host.is_some() { Outcome::HostFault(trap) } else { Outcome::Trapped(trap) };
    }
    if let Reason::Signal(signal) = reason {
        let message = format!("the program received the signal {}", super::signal_name(signal));
        let trap = Trap { kind: TrapKind::Signal, signal: Some(signal), message, ..trap };
        let whole = |name: &str| super::sends_signals(name) || super::can_be_abandoned(name);
        let cut_off = host.as_deref().is_some_and(|name| !whole(name));
        return if cut_off { Outcome::HostFault(trap) } else { Outcome::Trapped(trap) };
    }
    let message = match reason {
        Reason::Time => {
            let time = limits.timeout.unwrap_or_default().as_secs_f64();
            format!("stopped after {time} s{place}: that is the limit on time")
        }
        Reason::Output => match limits.max_output {
            Some(bytes) => format!("stopped after {bytes} bytes of output{place}: that is the limit on output"),
            None => format!("stopped{place}: the limit on output is reached"),
        },
        Reason::User | Reason::SystemCall(_) | Reason::Signal(_) => format!("interrupted{place}"),
    };
    let stop = Box::new(Stop { host, message, ..*Stop::at(trap) });
    match reason {
        Reason::Time => Outcome::LimitReached(Limit::Time, stop),
        Reason::Output => Outcome::LimitReached(Limit::Output, stop),
        Reason::User | Reason::SystemCall(_) | Reason::Signal(_) => Outcome::Interrupted(stop),
    }
}

/// Ends this thread's run at a call of the system that is refused, from the handler of the signal for that. False: there is no run
/// to be ended here.
///
/// # Safety
/// The context must be what the system gave the handler.
pub(super) unsafe fn refuse(context: *mut libc::ucontext_t, call: u32) -> bool {
    // SAFETY: set by a `Watch` of this thread that is still there.
    let Some(watched) = (unsafe { CURRENT.get().as_ref() }) else { return false };
    // SAFETY: the system's context, on the thread that it is of.
    let left = unsafe { (watched.leave)(context, Reason::SystemCall(call), Pressing::Anyhow) };
    if left {
        watched.request.refused.store(call + 1, Ordering::Relaxed);
        watched.request.over.store(true, Ordering::Relaxed);
    }
    left
}

/// Notes that a signal came by which the run on this thread ends, for an engine that looks for itself and has this way out. False:
/// there is no run of it.
pub fn signal_came_to(signal: i32, leave: Leave) -> bool {
    // SAFETY: set by a `Watch` of this thread that is still there.
    let watched = unsafe { CURRENT.get().as_ref() };
    watched.is_some_and(|watched| watched.leave as usize == leave as usize) && signal_came(signal)
}

/// The same, for whichever engine.
fn signal_came(signal: i32) -> bool {
    // SAFETY: set by a `Watch` of this thread that is still there.
    let Some(watched) = (unsafe { CURRENT.get().as_ref() }) else { return false };
    watched.request.signal.store(signal as u32, Ordering::Relaxed);
    true
}

/// Whether the process is in order after a run that ended so: whether no function of the host was cut off that may have held
/// something.
pub fn is_in_order(stop: &Stop) -> bool {
    stop.host.as_deref().is_none_or(super::can_be_abandoned)
}

/// Shows what a program wrote before it was stopped, unless a function may have been cut off that had it in hand.
pub fn flush_after(stop: &Stop) {
    if stop.host.as_deref().is_none_or(super::only_waits) {
        super::process::flush_what_goes();
    }
}

/// Has the handler look at a thread of this process.
pub fn prod(thread: libc::pid_t) {
    // SAFETY: sends a signal that `install` has a handler for.
    unsafe { libc::syscall(libc::SYS_tgkill, libc::getpid(), thread, SIGNAL) };
}

/// The number that the system has for this thread.
pub fn this_thread() -> libc::pid_t {
    // SAFETY: asks for a number.
    unsafe { libc::syscall(libc::SYS_gettid) as libc::pid_t }
}

/// A thread in a run.
struct Watched {
    request: Arc<Request>,
    leave: Leave,
    /// When its time is over, in nanoseconds of the clock that only goes on; 0: never.
    deadline: u64,
    outer: *const Watched,
}

thread_local! {
    static CURRENT: Cell<*const Watched> = const { Cell::new(std::ptr::null()) };
}

/// A run that can be ended from outside, on this thread, until this is dropped.
pub struct Watch(Box<Watched>);

impl Watch {
    /// The first thread of a run.
    pub fn begin(timeout: Option<Duration>, leave: Leave) -> Watch {
        // A time of zero would mean none.
        let deadline = timeout.map_or(0, |timeout| nanoseconds().saturating_add(as_nanoseconds(timeout)).max(1));
        let watch = Watch::enter(Arc::default(), leave, deadline);
        if timeout.is_some() {
            ALARM.with(Alarm::begin);
        } else if watch.0.request.reason().is_some() {
            ALARM.with(|alarm| alarm.set(TICKS));
        }
        watch
    }

    /// A further thread of it.
    pub fn join(handle: &Handle, leave: Leave) -> Watch {
        Watch::enter(Arc::clone(&handle.0), leave, 0)
    }

    fn enter(request: Arc<Request>, leave: Leave, deadline: u64) -> Watch {
        let watched = Box::new(Watched { request, leave, deadline, outer: CURRENT.get() });
        CURRENT.set(&raw const *watched);
        Watch(watched)
    }

    /// The run.
    pub fn handle(&self) -> Handle {
        Handle(Arc::clone(&self.0.request))
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        CURRENT.set(self.0.outer);
        if self.0.deadline != 0 || self.0.request.reason().is_some() {
            ALARM.with(Alarm::follow);
        }
        if self.0.request.over.load(Ordering::Relaxed) {
            OF_PROCESS.store(0, Ordering::Relaxed);
        }
    }
}

/// Why the run on this thread is to end, if it is.
pub fn requested() -> Option<Reason> {
    let current = CURRENT.get();
    // SAFETY: set by a `Watch` of this thread that is still there.
    unsafe { current.as_ref() }.and_then(|watched| watched.request.reason())
}

/// From now on Ctrl-C ends runs instead of the process, once; unless it is ignored. What a program says about the signal
/// counts more.
pub fn catch_ctrl_c() {
    install();
    EXPECTED.store(true, Ordering::Relaxed);
    // SAFETY: a zeroed sigaction is a valid one, and the handler has the signature that SA_SIGINFO asks for.
    unsafe {
        let mut before: libc::sigaction = std::mem::zeroed();
        libc::sigaction(libc::SIGINT, std::ptr::null(), &mut before);
        if before.sa_sigaction == libc::SIG_IGN {
            return;
        }
        let mut new: libc::sigaction = std::mem::zeroed();
        new.sa_sigaction = handler as *const () as usize;
        // The second time ends the process.
        new.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK | libc::SA_RESTART | libc::SA_RESETHAND;
        libc::sigemptyset(&mut new.sa_mask);
        super::sigaction::take(libc::SIGINT, &new);
    }
}

/// Forgets what was asked of the runs so far: what comes is another run.
pub fn forget() {
    OF_PROCESS.store(0, Ordering::Relaxed);
}

/// Lets Ctrl-C end the process again, if [`catch_ctrl_c`] has changed that.
pub fn release_ctrl_c() {
    // SAFETY: zeroed sigactions are valid ones; the default handler is put in place of ours only.
    unsafe {
        let mut now: libc::sigaction = std::mem::zeroed();
        libc::sigaction(libc::SIGINT, std::ptr::null(), &mut now);
        if now.sa_sigaction == handler as *const () as usize {
            let mut new: libc::sigaction = std::mem::zeroed();
            new.sa_sigaction = libc::SIG_DFL;
            super::sigaction::give_back(libc::SIGINT);
            libc::sigaction(libc::SIGINT, &new, std::ptr::null_mut());
        }
    }
}

/// Ctrl-C was seen to otherwise: the run on this thread goes on, and the next Ctrl-C counts like the first.
pub fn forget_ctrl_c() {
    let _ = OF_PROCESS.compare_exchange(Reason::User.number(), 0, Ordering::Relaxed, Ordering::Relaxed);
    // SAFETY: set by a `Watch` of this thread that is still there.
    if let Some(watched) = unsafe { CURRENT.get().as_ref() } {
        ALARM.with(Alarm::stop);
        watched.request.since.store(0, Ordering::Relaxed);
        watched.request.over.store(false, Ordering::Relaxed);
    }
    catch_ctrl_c();
}

/// Whether somebody beside the clock may end a run.
pub fn is_expected() -> bool {
    EXPECTED.load(Ordering::Relaxed)
}

/// How often the handler looks.
const TICKS: Duration = Duration::from_millis(1);

/// A timer of the system that sends this thread the signal. To make one and to take it away costs more than many calls take: so it is
/// kept for the thread's next run, and only set and stopped. It never rings when no time is over: that would interrupt what the thread
/// waits for.
struct Alarm {
    /// The timer's number; below zero: there is none yet.
    timer: Cell<i32>,
    is_set: Cell<bool>,
}

thread_local! {
    static ALARM: Alarm = const { Alarm { timer: Cell::new(-1), is_set: Cell::new(false) } };
    /// Gives the timer back at the end of the thread.
    static KEEPER: Keeper = const { Keeper };
}

struct Keeper;

impl Drop for Keeper {
    fn drop(&mut self) {
        ALARM.with(|alarm| {
            alarm.is_set.set(false);
            let timer = alarm.timer.replace(-1);
            if timer >= 0 {
                // SAFETY: a timer of ours.
                unsafe { libc::syscall(libc::SYS_timer_delete, timer) };
            }
        });
    }
}

impl Alarm {
    /// Begins to follow the runs of this thread.
    fn begin(&self) {
        if self.timer.get() < 0 {
            install();
            KEEPER.with(|_| ());
        }
        self.follow();
    }

    /// Rings when the first of this thread's runs is to end, if one is.
    fn follow(&self) {
        let (mut first, mut at) = (u64::MAX, CURRENT.get());
        // SAFETY: set by a `Watch` of this thread that is still there, as its outer ones are.
        while let Some(watched) = unsafe { at.as_ref() } {
            if watched.deadline != 0 {
                first = first.min(watched.deadline);
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

    /// Rings after a time, and then again and again. Only system calls: the handler may do it.
    fn set(&self, first: Duration) {
        let first = first.max(Duration::from_nanos(1));
        // SAFETY: a zeroed sigevent is a valid one; the calls read and write what is here.
        unsafe {
            if self.timer.get() < 0 {
                let mut event: libc::sigevent = std::mem::zeroed();
                event.sigev_signo = SIGNAL;
                event.sigev_notify = libc::SIGEV_THREAD_ID;
                event.sigev_notify_thread_id = this_thread();
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
            // Before the timer: it may ring at once.
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

    /// Rings no more.
    fn stop(&self) {
        if self.is_set.replace(false) {
            // SAFETY: a timer of ours; zeroed times stop it.
            unsafe {
                let never: libc::itimerspec = std::mem::zeroed();
                let none = std::ptr::null_mut::<libc::itimerspec>();
                libc::syscall(libc::SYS_timer_settime, self.timer.get(), 0, &never, none);
            }
        }
    }
}

/// The timer rang. Only what a handler may do.
///
/// # Safety
/// What `CURRENT` says is there.
unsafe fn ring(current: Option<&Watched>) {
    let now = nanoseconds();
    let mut due = false;
    let mut at = current;
    while let Some(watched) = at {
        if (1..=now).contains(&watched.deadline) {
            due = true;
            watched.request.time_is_over();
        }
        // SAFETY: an outer `Watch` of this thread is there as long as an inner one.
        at = unsafe { watched.outer.as_ref() };
    }
    // What runs within a run whose time is over ends with it. The timer goes on ringing until that is gone.
    if let Some(watched) = current.filter(|_| due) {
        watched.request.time_is_over();
    }
}

/// For the child of a fork, which has no timers.
pub(super) fn forget_timer() {
    ALARM.with(|alarm| {
        alarm.timer.set(-1);
        alarm.is_set.set(false);
    });
}

/// How the system wants an action: the C library's own call refuses this signal.
#[repr(C)]
struct KernelAction {
    handler: usize,
    flags: u64,
    restorer: usize,
    mask: u64,
}

/// What a handler returns to.
///
/// # Safety
/// Only to be returned to by a handler of a signal.
#[unsafe(naked)]
unsafe extern "C" fn restore() {
    core::arch::naked_asm!("mov eax, {number}", "syscall", number = const libc::SYS_rt_sigreturn as i32)
}

/// Sees to the signal from now on. Whoever installed something else since is replaced.
pub fn install() {
    const SA_RESTORER: u64 = 0x0400_0000;
    let flags = (libc::SA_SIGINFO | libc::SA_ONSTACK | libc::SA_RESTART) as u64 | SA_RESTORER;
    let action = KernelAction {
        handler: handler as *const () as usize,
        flags,
        restorer: restore as *const () as usize,
        mask: 0,
    };
    // SAFETY: an action as the system wants it, with a mask of eight bytes.
    unsafe {
        let none = std::ptr::null_mut::<KernelAction>();
        libc::syscall(libc::SYS_rt_sigaction, SIGNAL, &action, none, 8usize);
    }
}

extern "C" fn handler(signal: libc::c_int, info: *mut libc::siginfo_t, context: *mut libc::c_void) {
    // SAFETY: the system passes a valid siginfo and ucontext; a `Watched` of this thread is there as long as `CURRENT` says.
    unsafe {
        if signal == libc::SIGINT && super::fork::shares_memory() {
            return super::fork::die_sharing(signal);
        }
        let _outside = super::record::Outside::begin();
        let errno = *libc::__errno_location();
        let current = CURRENT.get().as_ref();
        let own = matches!((*info).si_code, libc::SI_USER | libc::SI_TKILL) && (*info).si_pid() == libc::getpid();
        if signal == libc::SIGINT && own && signal_came(signal) {
            // From the program itself, which does not go on behind it.
            if let Some(watched) = current {
                (watched.leave)(context.cast(), Reason::Signal(signal), Pressing::Anyhow);
            }
            *libc::__errno_location() = errno;
            return;
        }
        match (signal, (*info).si_code) {
            (libc::SIGINT, _) => ask_all(Reason::User),
            (_, libc::SI_USER | libc::SI_QUEUE) => ask_all(Reason::Output),
            (_, libc::SI_TIMER) => ring(current),
            _ => {}
        }
        if let Some(watched) = current {
            attend(watched, context.cast());
        }
        *libc::__errno_location() = errno;
    }
}

fn ask_all(reason: Reason) {
    let _ = OF_PROCESS.compare_exchange(0, reason.number(), Ordering::Relaxed, Ordering::Relaxed);
}

/// Takes this thread out, or sees to it that it is tried again.
///
/// # Safety
/// Only for the handler, with what the system gave it.
unsafe fn attend(watched: &Watched, context: *mut libc::ucontext_t) {
    let request = &watched.request;
    let Some(reason) = request.reason() else { return };
    let now = milliseconds();
    let since = match request.since.compare_exchange(0, now, Ordering::Relaxed, Ordering::Relaxed) {
        Ok(_) => now,
        Err(since) => since,
    };
    let pressing = match now - since {
        0..GRACE => Pressing::Politely,
        GRACE..PATIENCE => Pressing::Waiting,
        _ => Pressing::Anyhow,
    };
    // One thread is enough.
    if request.over.swap(true, Ordering::Relaxed) {
        return;
    }
    // SAFETY: the system's context, on the thread that it is of.
    if unsafe { (watched.leave)(context, reason, pressing) } {
        return;
    }
    request.over.store(false, Ordering::Relaxed);
    // Not at the end of its time, which may be far.
    ALARM.with(|alarm| alarm.set(TICKS));
}

/// By a clock that only goes on, and never 0.
fn milliseconds() -> u64 {
    nanoseconds() / 1_000_000 + 1
}

/// By the same clock.
fn nanoseconds() -> u64 {
    let mut now = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: writes what it is given.
    unsafe { libc::clock_gettime(libc::CLOCK_MONOTONIC, &mut now) };
    now.tv_sec as u64 * 1_000_000_000 + now.tv_nsec as u64
}

fn as_nanoseconds(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

/// Whether a thread was waiting in a system call that it will not go on with after the handler: it would return, although
/// what it waits for has not come.
///
/// # Safety
/// The context must be what the system gave the handler.
pub unsafe fn was_waiting(context: *mut libc::ucontext_t) -> bool {
    // SAFETY: the system's context; the thread is at the address that the registers say.
    unsafe {
        let registers = &(*context).uc_mcontext.gregs;
        let pc = registers[libc::REG_RIP as usize] as u64;
        registers[libc::REG_RAX as usize] == -i64::from(libc::EINTR) && at_system_call(pc)
    }
}

/// Whether a thread that is at this address waits in a system call, or is just about to make one, or has just made one.
///
/// # Safety
/// The address must be one of code that a thread is at.
pub unsafe fn at_system_call(pc: u64) -> bool {
    const SYSCALL: [u8; 2] = [0x0f, 0x05];
    // SAFETY: the page of the address is there, since its code was being executed; what lies before is looked at only in the
    // same page.
    let at = |address: u64| unsafe { std::ptr::read_unaligned(address as *const [u8; 2]) == SYSCALL };
    let offset = pc & 0xfff;
    offset >= 2 && at(pc - 2) || offset < 0xfff && at(pc)
}
