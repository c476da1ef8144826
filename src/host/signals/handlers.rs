//! Signal handlers of the engines: installed by the first run, and removed with the last engine.
//!
//! Each kind of engine has its own handler, which forwards signals that do not concern it to the previous action. When
//! the last engine of a kind is dropped, the previous actions are restored, so that the host finds its own handlers
//! again.

use crate::host::interpose::sigaction::{self, NSIG, install_engine_actions};
use crate::host::signals::stopping_signals;
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A handler with the signature that `SA_SIGINFO` requires.
pub type Handler = extern "C" fn(libc::c_int, *mut libc::siginfo_t, *mut libc::c_void);

/// Handler of an engine, with the actions that it replaced.
pub struct EngineHandler {
    handler: Handler,
    /// Whether every signal has the handler. Changed while [`HANDLERS`] is locked.
    installed: AtomicBool,
    /// Number of engines. Changed while [`HANDLERS`] is locked.
    engines: AtomicUsize,
    before: [PreviousAction; NSIG],
}

/// Previous action of a signal. A signal handler reads it, so it consists of atomic words.
struct PreviousAction {
    known: AtomicBool,
    handler: AtomicUsize,
    flags: AtomicI32,
    /// First word of the mask, which has all signals.
    mask: AtomicUsize,
}

/// The handlers of the engines that this process has had. Locked while one is installed or removed.
static HANDLERS: Mutex<Vec<&'static EngineHandler>> = Mutex::new(Vec::new());

fn lock() -> MutexGuard<'static, Vec<&'static EngineHandler>> {
    HANDLERS.lock().unwrap_or_else(PoisonError::into_inner)
}

impl PreviousAction {
    const fn none() -> PreviousAction {
        PreviousAction {
            known: AtomicBool::new(false),
            handler: AtomicUsize::new(libc::SIG_DFL),
            flags: AtomicI32::new(0),
            mask: AtomicUsize::new(0),
        }
    }

    fn set(&self, action: &libc::sigaction) {
        self.handler.store(action.sa_sigaction, Ordering::Relaxed);
        self.flags.store(action.sa_flags, Ordering::Relaxed);
        // SAFETY: the set has 1024 bits, of which the system uses the first 64.
        let mask = unsafe { (&raw const action.sa_mask).cast::<usize>().read() };
        self.mask.store(mask, Ordering::Relaxed);
        self.known.store(true, Ordering::Release);
    }

    fn get(&self) -> Option<libc::sigaction> {
        if !self.known.load(Ordering::Acquire) {
            return None;
        }
        // SAFETY: plain data that may be zero; the mask as in `set`.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            action.sa_sigaction = self.handler.load(Ordering::Relaxed);
            action.sa_flags = self.flags.load(Ordering::Relaxed);
            (&raw mut action.sa_mask).cast::<usize>().write(self.mask.load(Ordering::Relaxed));
            Some(action)
        }
    }
}

/// Returns the current action of a signal.
fn current(signal: libc::c_int) -> libc::sigaction {
    // SAFETY: plain data that may be zero; the call only reads the current action.
    unsafe {
        let mut now: libc::sigaction = std::mem::zeroed();
        libc::sigaction(signal, std::ptr::null(), &mut now);
        now
    }
}

impl EngineHandler {
    /// Describes a handler.
    pub const fn new(handler: Handler) -> EngineHandler {
        EngineHandler {
            handler,
            installed: AtomicBool::new(false),
            engines: AtomicUsize::new(0),
            before: [const { PreviousAction::none() }; NSIG],
        }
    }

    /// Counts an engine, until the guard is dropped. [`install`](Self::install) installs the handler later.
    pub fn count_engine(&'static self) -> EngineGuard {
        let mut handlers = lock();
        if !handlers.iter().any(|known| std::ptr::eq(*known, self)) {
            handlers.push(self);
        }
        self.engines.fetch_add(1, Ordering::Relaxed);
        EngineGuard(self)
    }

    /// Installs the handler, unless it is installed.
    #[inline]
    pub fn install(&self) {
        if !self.installed.load(Ordering::Acquire) {
            self.install_all();
        }
    }

    #[cold]
    fn install_all(&self) {
        let _lock = lock();
        if self.installed.load(Ordering::Relaxed) {
            return;
        }
        // SAFETY: a zeroed sigaction is a valid one, and the handler has the signature that SA_SIGINFO asks for.
        let action = unsafe {
            let mut new: libc::sigaction = std::mem::zeroed();
            new.sa_sigaction = self.handler as *const () as usize;
            new.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
            libc::sigemptyset(&mut new.sa_mask);
            new
        };
        let before = |signal: libc::c_int| &self.before[signal as usize];
        // A handler installed later forwards to this one, so this one must not forward to it.
        let fresh = stopping_signals().filter(|signal| !before(*signal).known.load(Ordering::Relaxed));
        install_engine_actions(fresh, &action, |signal, replaced| before(signal).set(replaced));
        self.installed.store(true, Ordering::Release);
    }

    /// Restores the previous actions, signal by signal.
    fn remove(&self, handlers: &[&'static EngineHandler]) {
        let address = self.handler as *const () as usize;
        let others = || handlers.iter().filter(|other| !std::ptr::eq(**other, self));
        for (signal, before) in self.before.iter().enumerate() {
            let Some(previous) = before.get() else { continue };
            let signal = signal as libc::c_int;
            let mut above = others().map(|other| &other.before[signal as usize]);
            let above = above.find(|action| action.get().is_some_and(|action| action.sa_sigaction == address));
            if let Some(above) = above {
                above.set(&previous);
            } else if current(signal).sa_sigaction == address || sigaction::is_set_by_program(signal) {
                let is_engine = others().any(|other| other.handler as *const () as usize == previous.sa_sigaction);
                sigaction::restore_action(signal, &previous, is_engine);
            } else {
                // Another handler was installed in the meantime, which may forward signals to this one.
                continue;
            }
            before.known.store(false, Ordering::Release);
        }
        self.installed.store(false, Ordering::Release);
    }

    /// Forwards a signal to the previous action.
    pub fn chain(&self, signal: libc::c_int, info: *mut libc::siginfo_t, context: *mut libc::c_void) {
        let Some(before) = self.before.get(signal as usize).and_then(PreviousAction::get) else { return };
        match before.sa_sigaction {
            libc::SIG_IGN => {}
            // SAFETY: restores the default action, which ends the process as soon as this handler has returned.
            libc::SIG_DFL => unsafe {
                libc::sigaction(signal, &before, std::ptr::null_mut());
                libc::raise(signal);
            },
            // SAFETY: the flags of the previous action determine which of the two signatures its handler has.
            other => unsafe {
                if before.sa_flags & libc::SA_SIGINFO != 0 {
                    let function: Handler = std::mem::transmute(other);
                    function(signal, info, context);
                } else {
                    let function: extern "C" fn(libc::c_int) = std::mem::transmute(other);
                    function(signal);
                }
            },
        }
    }
}

/// An engine that may need the handler.
pub struct EngineGuard(&'static EngineHandler);

impl fmt::Debug for EngineGuard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("EngineGuard")
    }
}

impl Drop for EngineGuard {
    fn drop(&mut self) {
        let handlers = lock();
        if self.0.engines.fetch_sub(1, Ordering::Relaxed) == 1 && self.0.installed.load(Ordering::Relaxed) {
            self.0.remove(&handlers);
        }
    }
}
