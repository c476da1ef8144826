//! Threads of a program.
//!
//! A program that can create threads runs on a thread of its own, and the engine's caller waits for the
//! outcome. The thread that ends the program (`exit`, a fault, the return of `main`) runs the exit handlers
//! itself, as in a process of its own: no thread is stopped while it holds a lock. The other threads continue
//! until the process ends, or block for ever when they would end the program too; their memory is never
//! freed.

use crate::host::fork;
use crate::host::interrupt::{self, Handle};
use crate::host::process::{self, End, RunHandle, Thread, Threads};
use crate::jit::Jit;
use crate::jit::run;
use crate::jit::run::interrupt::{Ranges, Watching};
use crate::jit::run::stack::{Call, Stacks};
use crate::jit::runtime;
use crate::jit::trap::signal_handler::{self, Ending};
use crate::outcome::{Outcome, Trap, TrapKind};
use crate::value::Value;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::ThreadId;
use std::time::{Duration, Instant};

/// The thread group of a run.
pub(in crate::jit) struct Crew {
    /// Engine, which exists until the outcome does.
    jit: *const Jit,
    /// Default stack size of a thread in bytes.
    stack: u64,
    /// Address ranges of the program's code.
    code: Ranges,
    /// Process in which the engine's caller waits: not a child that the program forks.
    process: u32,
    state: Mutex<State>,
    changed: Condvar,
}

// SAFETY: only shared references to the engine are created here, by the one thread that has claimed the end,
// before the outcome exists; the state behind them does not change while code of the program runs.
unsafe impl Send for Crew {}
// SAFETY: as above.
unsafe impl Sync for Crew {}

#[derive(Default)]
struct State {
    /// Number of threads that may run code of the program.
    threads: usize,
    /// Whether the first thread has exited.
    first_is_gone: bool,
    /// Thread that ends the program.
    ends: Option<ThreadId>,
    outcome: Option<Outcome>,
    /// Thread ids (tids) of the threads.
    numbers: Vec<libc::pid_t>,
    /// Handle that asks the threads to stop.
    watched: Option<Handle>,
}

impl Crew {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns whether any threads are left.
    pub(in crate::jit) fn is_alive(&self) -> bool {
        self.state().threads > 0
    }

    /// Makes this thread the one that ends the program. If another thread is, this one blocks for ever.
    pub(in crate::jit) fn claim_the_end(&self) {
        let this = std::thread::current().id();
        let first = *self.state().ends.get_or_insert(this);
        if first != this {
            wait_for_ever();
        }
    }

    /// Blocks until this thread is the last one.
    pub(in crate::jit) fn wait_for_others(&self) {
        let mut state = self.state();
        while state.threads > 1 {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn deliver(&self, outcome: Outcome) {
        if std::process::id() != self.process {
            fork::end(&outcome);
        }
        self.state().outcome = Some(outcome);
        self.changed.notify_all();
    }

    /// Sets the handle that asks the threads to stop.
    pub(in crate::jit) fn watched(&self, handle: Handle) {
        self.state().watched = Some(handle);
    }

    fn came(&self) {
        self.state().threads += 1;
    }

    /// Adds this thread to the group, or removes it.
    fn counted(&self, is: bool) -> Option<Handle> {
        let number = interrupt::this_thread();
        let mut state = self.state();
        match is {
            true => state.numbers.push(number),
            false => state.numbers.retain(|n| *n != number),
        }
        state.watched.clone()
    }

    fn went(&self) {
        self.state().threads -= 1;
        self.changed.notify_all();
    }
}

impl State {
    /// Interrupts the threads once the time limit has passed or an interrupt is requested; returns the delay
    /// until the next check. The thread with the timer may have exited, or wait for threads that do not
    /// terminate.
    fn see_to_the_end(&self, ends: Option<Instant>) -> Duration {
        const NAP: Duration = Duration::from_millis(100);
        const TICK: Duration = Duration::from_millis(2);
        let Some(watched) = &self.watched else { return TICK };
        let left = ends.map_or(NAP, |ends| ends.saturating_duration_since(Instant::now()));
        if left.is_zero() {
            watched.time_is_over();
        }
        if !watched.is_asked() {
            return left.min(NAP);
        }
        if self.ends.is_none() {
            self.numbers.iter().for_each(|number| interrupt::prod(*number));
        }
        TICK
    }
}

/// Blocks until the process ends.
fn wait_for_ever() -> ! {
    loop {
        // SAFETY: waits for a signal.
        unsafe { libc::pause() };
    }
}

/// A value lent to another thread, for which the lender waits.
struct Lent<T>(T);

// SAFETY: only created in `run`, where one thread at a time uses the value.
unsafe impl<T> Send for Lent<T> {}

impl<T> Lent<T> {
    fn take(self) -> T {
        self.0
    }
}

/// Runs a program on a thread of its own, whose first function is `work`.
pub(in crate::jit) fn run<T: 'static>(jit: &mut Jit, what: T, work: fn(&mut Jit, T, &Arc<Crew>) -> Outcome) -> Outcome {
    let stack = jit.stacks.stack.range();
    let stack = stack.end - stack.start;
    let (state, changed) = Default::default();
    let code = Arc::clone(&jit.ranges);
    let process = std::process::id();
    let crew = Arc::new(Crew { jit, stack, code, process, state, changed });
    jit.crews.retain(|crew| crew.is_alive());
    jit.crews.push(Arc::clone(&crew));
    crew.came();
    let ends = jit.limits.timeout.map(|time| Instant::now() + time);
    let lent = Lent((&raw mut *jit, what, Arc::clone(&crew)));
    let made = std::thread::Builder::new().spawn(move || {
        let (jit, what, crew) = lent.take();
        crew.counted(true);
        // SAFETY: the caller of `run` waits, and does not touch its engine until the outcome, which comes
        // last, exists.
        let outcome = work(unsafe { &mut *jit }, what, &crew);
        crew.counted(false);
        crew.state().first_is_gone = true;
        crew.went();
        crew.deliver(outcome);
    });
    if let Err(error) = made {
        crew.went();
        return Outcome::Trapped(Trap::new(TrapKind::BadCall, format!("there is no thread for the program: {error}")));
    }
    // Signals sent to the process are meant for the program.
    let signals = Blocked::all();
    let mut state = crew.state();
    let outcome = loop {
        match state.outcome.take() {
            Some(outcome) => break outcome,
            None if ends.is_some() || interrupt::is_expected() => {
                let nap = state.see_to_the_end(ends);
                state = crew.changed.wait_timeout(state, nap).unwrap_or_else(PoisonError::into_inner).0;
            }
            None => state = crew.changed.wait(state).unwrap_or_else(PoisonError::into_inner),
        }
    };
    let first_is_gone = state.first_is_gone;
    drop((state, signals));
    if !first_is_gone {
        // The first thread keeps its stacks.
        match Stacks::new(stack) {
            Ok(new) => std::mem::forget(std::mem::replace(&mut *jit.stacks, new)),
            Err(_) => jit.broken = true,
        }
    }
    outcome
}

/// Signal mask of this thread to restore, while all signals are blocked.
struct Blocked(libc::sigset_t);

impl Blocked {
    fn all() -> Blocked {
        // SAFETY: a zeroed set is valid, and both sets are local.
        unsafe {
            let (mut all, mut before): (libc::sigset_t, libc::sigset_t) = (std::mem::zeroed(), std::mem::zeroed());
            libc::sigfillset(&mut all);
            libc::pthread_sigmask(libc::SIG_SETMASK, &all, &mut before);
            Blocked(before)
        }
    }
}

impl Drop for Blocked {
    fn drop(&mut self) {
        // SAFETY: restores the previous set.
        unsafe { libc::pthread_sigmask(libc::SIG_SETMASK, &self.0, std::ptr::null_mut()) };
    }
}

/// Returns the thread factory of a run.
pub(in crate::jit) fn maker(crew: &Arc<Crew>) -> Arc<dyn Threads> {
    Arc::new(Maker(Arc::clone(crew)))
}

struct Maker(Arc<Crew>);

impl Threads for Maker {
    fn prepare(&self, run: RunHandle, stack: Option<u64>) -> Option<Box<dyn Thread>> {
        let stacks = Stacks::new(stack.unwrap_or(self.0.stack)).ok()?;
        self.0.came();
        Some(Box::new(Worker { crew: Arc::clone(&self.0), run, stacks }))
    }

    fn hold(&self) -> Box<dyn FnOnce(bool)> {
        let crew = Arc::clone(&self.0);
        // SAFETY: the guard belongs to `crew`, which the closure below keeps alive until it has released the
        // lock.
        let mut state =
            unsafe { std::mem::transmute::<MutexGuard<'_, State>, MutexGuard<'static, State>>(crew.state()) };
        Box::new(move |child| {
            if child {
                // The engine's caller does not wait in a forked child.
                let numbers = vec![interrupt::this_thread()];
                *state = State { threads: 1, numbers, watched: state.watched.take(), ..State::default() };
            }
            drop(state);
            drop(crew);
        })
    }
}

/// A further thread of a program.
struct Worker {
    crew: Arc<Crew>,
    run: RunHandle,
    stacks: Stacks,
}

impl Thread for Worker {
    fn run(self: Box<Self>, function: usize, argument: usize) -> usize {
        let _process = process::join_run(&self.run);
        let watched = self.crew.counted(true);
        let watching = watched.map(|handle| Watching::join(&handle, self.crew.code.clone()));
        let mut side = self.stacks.side();
        let before = runtime::set_side_stack(&mut side);
        let mut call = Call::with_ints(function as u64, &[argument as u64]);
        // SAFETY: the program passes it as a function of one argument; the stack belongs to this thread.
        let result = match unsafe { signal_handler::run_cancellable(&mut call, self.stacks.top()) } {
            Ending::Returned => call.int_results[0] as usize,
            Ending::Left(End::Thread(value), _) => value,
            ending => self.end(ending),
        };
        runtime::set_side_stack(before);
        drop(watching);
        self.crew.counted(false);
        result
    }
}

impl Worker {
    /// Ends the program.
    fn end(&self, ending: Ending) -> ! {
        self.crew.claim_the_end();
        // SAFETY: there is no outcome yet, so that the engine's caller still waits, and this is the thread
        // that ends the program.
        let jit = unsafe { &*self.crew.jit };
        let ended = run::outcome(jit, &self.stacks, ending, || Value::Void);
        let outcome = run::wind_up(jit, &self.stacks, Some(&self.crew), ended);
        self.crew.deliver(outcome);
        wait_for_ever()
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.crew.went();
    }
}
