//! The thread group of a run: the threads of a program, and which of them ends it.

use crate::host::interrupt::{self, InterruptHandle};
use crate::host::process::child;
use crate::jit::engine::Jit;
use crate::jit::link::code_map::CodeRanges;
use crate::outcome::Outcome;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::ThreadId;
use std::time::{Duration, Instant};

/// The thread group of a run.
pub(in crate::jit) struct ThreadGroup {
    /// Engine, which exists until the outcome does.
    pub jit: *const Jit,
    /// Default stack size of a thread in bytes.
    pub stack: u64,
    /// Address ranges of the program's code.
    pub code: CodeRanges,
    /// Process in which the engine's caller waits: not a child that the program forks.
    pub process: u32,
    pub state: Mutex<GroupState>,
    pub changed: Condvar,
}

// SAFETY: only shared references to the engine are created here, by the one thread that has claimed the end,
// before the outcome exists; the state behind them does not change while code of the program runs.
unsafe impl Send for ThreadGroup {}
// SAFETY: as above.
unsafe impl Sync for ThreadGroup {}

#[derive(Default)]
pub(in crate::jit) struct GroupState {
    /// Number of threads that may run code of the program.
    pub threads: usize,
    /// Whether the first thread has exited.
    pub first_thread_exited: bool,
    /// Thread that ends the program.
    pub ends: Option<ThreadId>,
    pub outcome: Option<Outcome>,
    /// Thread ids (tids) of the threads.
    pub tids: Vec<libc::pid_t>,
    /// Handle that asks the threads to stop.
    pub stop_handle: Option<InterruptHandle>,
}

impl ThreadGroup {
    pub(in crate::jit) fn state(&self) -> MutexGuard<'_, GroupState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns whether any threads are left.
    pub(in crate::jit) fn is_alive(&self) -> bool {
        self.state().threads > 0
    }

    /// Makes this thread the one that ends the program. If another thread is, this one blocks for ever.
    pub(in crate::jit) fn claim_exit(&self) {
        let this = std::thread::current().id();
        let first = *self.state().ends.get_or_insert(this);
        if first != this {
            block_forever();
        }
    }

    /// Blocks until this thread is the last one.
    pub(in crate::jit) fn wait_for_others(&self) {
        let mut state = self.state();
        while state.threads > 1 {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    pub(in crate::jit) fn deliver(&self, outcome: Outcome) {
        if std::process::id() != self.process {
            child::end(&outcome);
        }
        self.state().outcome = Some(outcome);
        self.changed.notify_all();
    }

    /// Sets the handle that asks the threads to stop.
    pub(in crate::jit) fn set_stop_handle(&self, handle: InterruptHandle) {
        self.state().stop_handle = Some(handle);
    }

    pub(in crate::jit) fn thread_started(&self) {
        self.state().threads += 1;
    }

    /// Adds this thread to the group, or removes it.
    pub(in crate::jit) fn counted(&self, is: bool) -> Option<InterruptHandle> {
        let number = interrupt::current_tid();
        let mut state = self.state();
        match is {
            true => state.tids.push(number),
            false => state.tids.retain(|n| *n != number),
        }
        state.stop_handle.clone()
    }

    pub(in crate::jit) fn thread_finished(&self) {
        self.state().threads -= 1;
        self.changed.notify_all();
    }
}

impl GroupState {
    /// Interrupts the threads once the time limit has passed or an interrupt is requested; returns the delay
    /// until the next check. The thread with the timer may have exited, or wait for threads that do not
    /// terminate.
    pub(in crate::jit) fn poll_limits(&self, ends: Option<Instant>) -> Duration {
        const IDLE_INTERVAL: Duration = Duration::from_millis(100);
        const STOP_INTERVAL: Duration = Duration::from_millis(2);
        let Some(handle) = &self.stop_handle else { return STOP_INTERVAL };
        let left = ends.map_or(IDLE_INTERVAL, |ends| ends.saturating_duration_since(Instant::now()));
        if left.is_zero() {
            handle.request_timeout();
        }
        if !handle.is_requested() {
            return left.min(IDLE_INTERVAL);
        }
        if self.ends.is_none() {
            self.tids.iter().for_each(|number| interrupt::interrupt_thread(*number));
        }
        STOP_INTERVAL
    }
}

/// Blocks until the process ends.
pub(in crate::jit) fn block_forever() -> ! {
    loop {
        // SAFETY: waits for a signal.
        unsafe { libc::pause() };
    }
}
