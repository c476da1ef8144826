//! Threads of a program.
//!
//! A program that can make threads runs on a thread of its own, and the engine's caller waits for the outcome. So whoever
//! ends the program (`exit`, a fault, the return of `main`) does what is to be done then, on its own thread, as in a process
//! of its own: nobody is stopped while he holds a lock. The other threads go on until the process ends, or wait for ever as
//! soon as they would end the program too; what they use is never given back.

use super::Jit;
use super::guard::{self, Ending};
use super::interrupt::{Ranges, Watching};
use super::run;
use super::runtime;
use super::stack::{Call, Stacks};
use crate::host::fork;
use crate::host::interrupt::{self, Handle};
use crate::host::process::{self, End, RunHandle, Thread, Threads};
use crate::outcome::{Outcome, Trap, TrapKind};
use crate::value::Value;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::ThreadId;
use std::time::{Duration, Instant};

/// All threads of a run.
pub(super) struct Crew {
    /// The engine, which is there until the outcome is.
    jit: *const Jit,
    /// Bytes of a thread's stack unless the program says how many.
    stack: u64,
    /// Where the program's code is.
    code: Ranges,
    /// The process in which somebody waits for the outcome: none that the program makes.
    process: u32,
    state: Mutex<State>,
    changed: Condvar,
}

// SAFETY: of the engine only shared references are made here, by the one thread that has claimed the end, before the
// outcome is there; what these reach is not changed while code of the program runs.
unsafe impl Send for Crew {}
// SAFETY: as above.
unsafe impl Sync for Crew {}

#[derive(Default)]
struct State {
    /// Threads that may run code of the program.
    threads: usize,
    /// Whether the first one does not any more.
    first_is_gone: bool,
    /// Who ends the program.
    ends: Option<ThreadId>,
    outcome: Option<Outcome>,
    /// The system's numbers of the threads.
    numbers: Vec<libc::pid_t>,
    /// How they are asked to end.
    watched: Option<Handle>,
}

impl Crew {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether there still are threads.
    pub(super) fn is_alive(&self) -> bool {
        self.state().threads > 0
    }

    /// Makes this thread the one that ends the program. If another one is, this one has nothing more to do.
    pub(super) fn claim_the_end(&self) {
        let this = std::thread::current().id();
        let first = *self.state().ends.get_or_insert(this);
        if first != this {
            wait_for_ever();
        }
    }

    /// Waits until this thread is the last.
    pub(super) fn wait_for_others(&self) {
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

    /// Notes how the threads are asked to end.
    pub(super) fn watched(&self, handle: Handle) {
        self.state().watched = Some(handle);
    }

    fn came(&self) {
        self.state().threads += 1;
    }

    /// Notes that this thread is one of them, until it is not any more.
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
    /// Asks the threads to end if it is time for that; returns when to look again. The one that has a timer may be gone, or
    /// wait for others that never come to an end.
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

/// Until the process ends.
fn wait_for_ever() -> ! {
    loop {
        // SAFETY: waits for a signal.
        unsafe { libc::pause() };
    }
}

/// What one thread lends to another while it waits for that.
struct Lent<T>(T);

// SAFETY: made in `run` only, where one thread at a time uses what is in it.
unsafe impl<T> Send for Lent<T> {}

impl<T> Lent<T> {
    fn take(self) -> T {
        self.0
    }
}

/// Runs a program on a thread of its own: `work` is its first thread.
pub(super) fn run<T: 'static>(jit: &mut Jit, what: T, work: fn(&mut Jit, T, &Arc<Crew>) -> Outcome) -> Outcome {
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
        // SAFETY: the caller of `run` waits, and does not touch its engine until the outcome is there; that comes last.
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
    // Signals to the process are for the program.
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
        // It keeps its stacks.
        match Stacks::new(stack) {
            Ok(new) => std::mem::forget(std::mem::replace(&mut *jit.stacks, new)),
            Err(_) => jit.broken = true,
        }
    }
    outcome
}

/// Signals that are kept from this thread.
struct Blocked(libc::sigset_t);

impl Blocked {
    fn all() -> Blocked {
        // SAFETY: a zeroed set is a valid one, and both are ours.
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
        // SAFETY: the set that was there before.
        unsafe { libc::pthread_sigmask(libc::SIG_SETMASK, &self.0, std::ptr::null_mut()) };
    }
}

/// Who makes the threads of a run.
pub(super) fn maker(crew: &Arc<Crew>) -> Arc<dyn Threads> {
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
        // SAFETY: the state is `crew`'s, which the function below holds until it has given the lock back.
        let mut state =
            unsafe { std::mem::transmute::<MutexGuard<'_, State>, MutexGuard<'static, State>>(crew.state()) };
        Box::new(move |child| {
            if child {
                // Whoever waits for the outcome is not here.
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
        // SAFETY: the program says that this is a function of one argument; the stack is this thread's own.
        let result = match unsafe { guard::run_cancellable(&mut call, self.stacks.top()) } {
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
        // SAFETY: there is no outcome yet, so that the engine's caller still waits, and this is the thread that ends the
        // program.
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
