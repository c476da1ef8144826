//! The thread group of a run: the threads of a program, and the one that ends it; threads that outlive their run.

use crate::host::interrupt::{self, InterruptHandle};
use crate::host::process::child;
use crate::jit::engine::Jit;
use crate::jit::link::code_map::CodeRanges;
use crate::jit::run::stack::StackPair;
use crate::jit::runtime::thread_state;
use crate::jit::trap::signal_handler::NativeExit;
use crate::jit::x86_64::stack_switch::FrameRegisters;
use crate::outcome::Outcome;
use std::collections::VecDeque;
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::thread::ThreadId;
use std::time::{Duration, Instant};

/// The threads of a run, and the end of the run.
pub(in crate::jit) struct ThreadGroup {
    /// Engine; valid until the outcome is delivered.
    pub jit: *const Jit,
    /// Default stack size of a thread in bytes.
    pub stack: u64,
    /// Address ranges of the program's code.
    pub code: CodeRanges,
    /// Process id of the engine's caller; differs from the current one in a forked child.
    pub process: u32,
    /// Ends of threads that outlive their run.
    pub late_ends: Arc<LateEnds>,
    /// Threads and outcome.
    pub state: Mutex<GroupState>,
    /// Notified of every change of the state.
    pub state_changed: Condvar,
}

// SAFETY: only shared references to the engine are created here, by the one thread that has claimed the exit
// ([`ThreadGroup::claim_exit`]), before the outcome exists. The state behind them does not change while code of the
// program runs.
unsafe impl Send for ThreadGroup {}
// SAFETY: as above.
unsafe impl Sync for ThreadGroup {}

#[derive(Default)]
pub(in crate::jit) struct GroupState {
    /// Number of threads that may run code of the program.
    pub threads: usize,
    /// Whether code of the program runs, so that the engine is only read.
    pub has_begun: bool,
    /// Whether the first thread has exited.
    pub first_thread_exited: bool,
    /// The first thread's `errno` when it exited.
    pub errno: i32,
    /// Thread that ends the program.
    pub exiting_thread: Option<ThreadId>,
    /// End of the run, once it is delivered.
    pub outcome: Option<Outcome>,
    /// Kernel thread ids, for `tgkill`.
    pub tids: Vec<libc::pid_t>,
    /// Handle with which the threads are asked to stop.
    pub stop_handle: Option<InterruptHandle>,
}

impl ThreadGroup {
    pub(in crate::jit) fn state(&self) -> MutexGuard<'_, GroupState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether any threads are left.
    pub(in crate::jit) fn has_threads(&self) -> bool {
        self.state().threads > 0
    }

    /// Whether there are other threads than the one that asks.
    pub(in crate::jit) fn has_other_threads(&self) -> bool {
        self.state().threads > 1
    }

    /// Makes this thread the one that ends the program. Blocks forever if another thread has claimed the exit.
    pub(in crate::jit) fn claim_exit(&self) {
        if !self.state().claim_exit() {
            block_forever();
        }
    }

    /// Records that code of the program runs from now on.
    pub(in crate::jit) fn begin(&self) {
        self.state().has_begun = true;
        self.state_changed.notify_all();
    }

    /// Blocks until this thread is the last one.
    pub(in crate::jit) fn wait_for_others(&self) {
        let mut state = self.state();
        while state.threads > 1 {
            state = self.state_changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Passes the outcome to the engine's caller. In a forked child, ends the process with it.
    pub(in crate::jit) fn deliver(&self, outcome: Outcome) {
        if std::process::id() != self.process {
            child::end_like(&outcome);
        }
        self.state().outcome = Some(outcome);
        self.state_changed.notify_all();
    }

    /// Sets the handle with which the threads are asked to stop.
    pub(in crate::jit) fn set_stop_handle(&self, handle: InterruptHandle) {
        self.state().stop_handle = Some(handle);
    }

    pub(in crate::jit) fn thread_started(&self) {
        self.state().threads += 1;
    }

    /// Records the id of this thread, so that it can be interrupted. Returns the handle with which it is asked to stop.
    pub(in crate::jit) fn register_thread(&self) -> Option<InterruptHandle> {
        let mut state = self.state();
        state.tids.push(interrupt::current_tid());
        state.stop_handle.clone()
    }

    /// Forgets the id of this thread.
    pub(in crate::jit) fn unregister_thread(&self) {
        let tid = interrupt::current_tid();
        self.state().tids.retain(|other| *other != tid);
    }

    pub(in crate::jit) fn thread_finished(&self) {
        self.state().threads -= 1;
        self.state_changed.notify_all();
    }
}

impl GroupState {
    /// Makes this thread the one that ends the program. Returns false if another thread has claimed the exit.
    pub(in crate::jit) fn claim_exit(&mut self) -> bool {
        let this = std::thread::current().id();
        *self.exiting_thread.get_or_insert(this) == this
    }

    /// Interrupts the threads once the time limit has passed or an interrupt is requested; returns the delay until the
    /// next check. This is needed because the thread that owns the timer may have exited, or may be waiting for threads
    /// that do not terminate.
    pub(in crate::jit) fn poll_limits(&self, deadline: Option<Instant>) -> Duration {
        const IDLE_INTERVAL: Duration = Duration::from_millis(100);
        const STOP_INTERVAL: Duration = Duration::from_millis(2);
        let Some(handle) = &self.stop_handle else { return STOP_INTERVAL };
        let left = deadline.map_or(IDLE_INTERVAL, |deadline| deadline.saturating_duration_since(Instant::now()));
        if left.is_zero() {
            handle.request_timeout();
        }
        if !handle.is_requested() {
            return left.min(IDLE_INTERVAL);
        }
        if self.exiting_thread.is_none() {
            self.tids.iter().for_each(|tid| interrupt::interrupt_thread(*tid));
        }
        STOP_INTERVAL
    }
}

/// End of a thread, which blocks until it is reported.
pub(in crate::jit) struct LateEnd {
    pub ending: NativeExit,
    /// Registers at the thread's last call of `longjmp`.
    pub last_jump: Option<FrameRegisters>,
    /// Stacks of the thread, which exist until the reply.
    pub stacks: *const StackPair,
    /// Takes the reply: whether the thread returns, so that others can wait for its end.
    pub reply: Sender<bool>,
}

// SAFETY: the stacks belong to a thread that blocks until the reply, and are only read before it.
unsafe impl Send for LateEnd {}

/// Ends of threads that outlived the run in which they were created. In a session, each input is a run, and the threads that
/// it creates continue after it. What would have ended the program, such as a fault, then belongs to the run that is current,
/// which it ends, or to the caller's next question.
#[derive(Default)]
pub(in crate::jit) struct LateEnds(Mutex<Pending>);

#[derive(Default)]
struct Pending {
    ends: VecDeque<LateEnd>,
    current: Weak<ThreadGroup>,
}

impl LateEnds {
    fn pending(&self) -> MutexGuard<'_, Pending> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets the run that later ends belong to.
    pub(in crate::jit) fn set_current(&self, group: &Arc<ThreadGroup>) {
        self.pending().current = Arc::downgrade(group);
    }

    /// Adds the end of this thread, and blocks until it is reported. Returns whether the thread returns; otherwise it must
    /// block. An interruption is not added: it was requested for the thread's own run, which reports it.
    pub(in crate::jit) fn add(&self, ending: NativeExit, stacks: &StackPair) -> bool {
        if matches!(ending, NativeExit::Interrupted(_)) {
            return false;
        }
        let (reply, replied) = mpsc::channel();
        let mut pending = self.pending();
        pending.ends.push_back(LateEnd { ending, last_jump: thread_state::take_last_jump(), stacks, reply });
        let current = pending.current.upgrade();
        drop(pending);
        if let Some(group) = current {
            // The lock ensures that the waiting thread sees either the end or the notification.
            drop(group.state());
            group.state_changed.notify_all();
        }
        replied.recv().unwrap_or(false)
    }

    /// Removes the first end.
    pub(in crate::jit) fn take(&self) -> Option<LateEnd> {
        self.pending().ends.pop_front()
    }
}

/// Blocks until the process ends.
pub(in crate::jit) fn block_forever() -> ! {
    loop {
        // SAFETY: waits for a signal.
        unsafe { libc::pause() };
    }
}
