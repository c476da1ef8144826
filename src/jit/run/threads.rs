//! Threads of a program.
//!
//! A program that can create threads runs on a thread of its own, and the engine's caller waits for the outcome. The
//! thread that ends the program (`exit`, a fault, the return of `main`) runs the exit handlers itself, as in a process
//! of its own: no thread is stopped while it holds a lock. The other threads continue until the process ends, or block
//! forever if they would also end the program. Their memory is never freed. In a session, where each input is a run, what
//! would end the program after its run ends a later one ([`LateEnds`](crate::jit::run::thread_group::LateEnds)).

use crate::host::process::{self, ExitReason, RunHandle, Thread, Threads};
use crate::host::signals::SignalMaskGuard;
use crate::host::{errno, interrupt};
use crate::jit::engine::Jit;
use crate::jit::run;
use crate::jit::run::interrupt::CodeRangesGuard;
use crate::jit::run::stack::StackPair;
use crate::jit::run::thread_group::GroupState;
use crate::jit::run::thread_group::ThreadGroup;
use crate::jit::run::thread_group::block_forever;
use crate::jit::runtime::thread_state;
use crate::jit::trap::signal_handler::{self, NativeExit};
use crate::jit::x86_64::stack_switch::NativeCall;
use crate::outcome::{Outcome, Trap, TrapKind};
use crate::value::Value;
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::Instant;

/// A value that is lent to another thread while the lender waits.
struct SendPtr<T>(T);

// SAFETY: only created in `run`, where one thread at a time uses the value.
unsafe impl<T> Send for SendPtr<T> {}

impl<T> SendPtr<T> {
    fn take(self) -> T {
        self.0
    }
}

/// Runs a program, whose first function is `work`, on a thread of its own.
pub(in crate::jit) fn run<T: 'static>(
    jit: &mut Jit,
    what: T,
    work: fn(&mut Jit, T, &Arc<ThreadGroup>) -> Outcome,
) -> Outcome {
    let stack = jit.stacks.stack.range();
    let stack = stack.end - stack.start;
    let (state, state_changed) = Default::default();
    let code = Arc::clone(&jit.ranges);
    let process = std::process::id();
    let late_ends = Arc::clone(&jit.late_ends);
    let group = Arc::new(ThreadGroup { jit, stack, code, process, late_ends, state, state_changed });
    group.late_ends.set_current(&group);
    jit.thread_groups.retain(|group| group.has_threads());
    jit.thread_groups.push(Arc::clone(&group));
    group.thread_started();
    let deadline = jit.limits.timeout.map(|time| Instant::now() + time);
    let lent = SendPtr((&raw mut *jit, what, Arc::clone(&group)));
    // A session continues with the `errno` of the last input.
    let number = errno::get();
    let made = std::thread::Builder::new().spawn(move || {
        let (jit, what, group) = lent.take();
        group.register_thread();
        errno::set(number);
        // SAFETY: the caller of `run` waits, and does not access its engine before the outcome exists, which is set
        // last.
        let outcome = work(unsafe { &mut *jit }, what, &group);
        let number = errno::get();
        group.unregister_thread();
        let mut state = group.state();
        (state.first_thread_exited, state.errno) = (true, number);
        drop(state);
        group.thread_finished();
        let is_left = run::breaks_process(&outcome);
        group.deliver(outcome);
        if is_left {
            // Its end would free memory, and the function that it left may have damaged the heap or hold locks.
            block_forever();
        }
    });
    if let Err(error) = made {
        group.thread_finished();
        return Outcome::Trapped(Trap::new(
            TrapKind::BadCall,
            format!("cannot create a thread for the program: {error}"),
        ));
    }
    // Signals sent to the process are meant for the program.
    let signals = SignalMaskGuard::all();
    let mut state = group.state();
    let outcome = loop {
        // A thread of an earlier run ends this one.
        if state.has_begun
            && state.outcome.is_none()
            && state.exiting_thread.is_none()
            && let Some(end) = group.late_ends.take()
        {
            state.claim_exit();
            drop(state);
            // SAFETY: this thread ends the program, and code of the program has begun to run and never changes the
            // engine.
            let outcome = run::outcome_of_late(unsafe { &*group.jit }, &end);
            state = group.state();
            break outcome;
        }
        match state.outcome.take() {
            Some(outcome) => break outcome,
            None if deadline.is_some() || interrupt::is_expected() => {
                let nap = state.poll_limits(deadline);
                state = group.state_changed.wait_timeout(state, nap).unwrap_or_else(PoisonError::into_inner).0;
            }
            None => state = group.state_changed.wait(state).unwrap_or_else(PoisonError::into_inner),
        }
    };
    let first_thread_exited = state.first_thread_exited;
    let number = if first_thread_exited { state.errno } else { number };
    drop((state, signals));
    if !first_thread_exited {
        // The first thread keeps its stacks, so the engine gets new ones.
        match StackPair::new(stack) {
            Ok(new) => std::mem::forget(std::mem::replace(&mut *jit.stacks, new)),
            Err(_) => jit.broken = true,
        }
    }
    errno::set(number);
    outcome
}

/// Returns the interface through which a run creates threads.
pub(in crate::jit) fn spawner(group: &Arc<ThreadGroup>) -> Arc<dyn Threads> {
    Arc::new(ThreadSpawner(Arc::clone(group)))
}

struct ThreadSpawner(Arc<ThreadGroup>);

impl Threads for ThreadSpawner {
    fn prepare(&self, run: RunHandle, stack: Option<u64>) -> Option<Box<dyn Thread>> {
        let stacks = StackPair::new(stack.unwrap_or(self.0.stack)).ok()?;
        self.0.thread_started();
        Some(Box::new(GuestThread { group: Arc::clone(&self.0), run, stacks }))
    }

    fn lock_for_fork(&self) -> Box<dyn FnOnce(bool)> {
        let group = Arc::clone(&self.0);
        // SAFETY: the guard belongs to `group`, which the closure below keeps alive until it has released the
        // lock.
        let mut state = unsafe {
            std::mem::transmute::<MutexGuard<'_, GroupState>, MutexGuard<'static, GroupState>>(group.state())
        };
        Box::new(move |child| {
            if child {
                // The engine's caller does not wait in a forked child.
                let tids = vec![interrupt::current_tid()];
                *state =
                    GroupState { threads: 1, tids, stop_handle: state.stop_handle.take(), ..GroupState::default() };
            }
            drop(state);
            drop(group);
        })
    }
}

/// Result of a thread that a fault has ended, `PTHREAD_CANCELED`.
const CANCELED: usize = usize::MAX;

/// A thread that the program has created.
struct GuestThread {
    group: Arc<ThreadGroup>,
    run: RunHandle,
    stacks: StackPair,
}

impl Thread for GuestThread {
    fn run(self: Box<Self>, function: usize, argument: usize) -> usize {
        let _process = process::join_run(&self.run);
        let stop_handle = self.group.register_thread();
        let watching = stop_handle.map(|handle| CodeRangesGuard::join(&handle, self.group.code.clone()));
        let mut side = self.stacks.side();
        let before = thread_state::set_side_stack(&mut side);
        let mut call = NativeCall::with_ints(function as u64, &[argument as u64]);
        // SAFETY: the program passes it as a function of one argument; the stack belongs to this thread.
        let result = match unsafe { signal_handler::run_cancellable(&mut call, self.stacks.top()) } {
            NativeExit::Returned => call.int_results[0] as usize,
            NativeExit::Left(ExitReason::Thread(value), _) => value,
            ending => {
                self.end(ending);
                CANCELED
            }
        };
        thread_state::set_side_stack(before);
        drop(watching);
        self.group.unregister_thread();
        result
    }
}

impl GuestThread {
    /// Ends the program. Returns only after a fault in an engine for a session, whose later inputs may wait for this thread.
    fn end(&self, ending: NativeExit) {
        if !self.group.state().claim_exit() {
            if self.group.late_ends.add(ending, &self.stacks) {
                return;
            }
            block_forever();
        }
        // SAFETY: there is no outcome yet, so the engine's caller still waits, and this is the thread that ends the
        // program.
        let jit = unsafe { &*self.group.jit };
        let last_jump = thread_state::take_last_jump();
        let ended = run::outcome(jit, &self.stacks, ending, last_jump, || Value::Void);
        let outcome = run::wind_up(jit, &self.stacks, Some(&self.group), ended);
        let returns = jit.incremental.is_some() && matches!(outcome, Outcome::Trapped(_));
        self.group.deliver(outcome);
        if !returns {
            block_forever();
        }
    }
}

impl Drop for GuestThread {
    fn drop(&mut self) {
        self.group.thread_finished();
    }
}
