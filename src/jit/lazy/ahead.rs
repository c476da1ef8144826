//! A second thread that compiles functions before they are called.
//!
//! When a function is called for the first time, those that it calls directly become candidates. The thread compiles
//! candidates, and keeps the code; it is linked at the first call, like that of any other function, so code memory has a
//! single writer. Machine code depends on neither thread nor order, only its address does.
//!
//! The thread is an aid that may fail: a function that it could not compile is compiled at its first call instead,
//! where the error is reported.

use crate::host::signals::{SignalMaskGuard, sigaltstack, unblock_faults};
use crate::host::stopwatch;
use crate::ir::GlobalId;
use crate::jit::compile::function::CompiledFunction;
use crate::jit::lazy::LazyProgram;
use crate::jit::lazy::tiers::TierCompilers;
use crate::jit::trap::signal_handler;
use crate::parallel;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Interval at which a thread that waits for a function checks that the other one still exists.
const CHECK_INTERVAL: Duration = Duration::from_millis(20);

/// The thread, seen from the program's thread.
pub(super) struct CompileAhead {
    shared: Arc<Shared>,
    /// The process in which the thread runs.
    process: u32,
}

struct Shared {
    queue: Mutex<Queue>,
    /// There is a new candidate, a function is compiled, or the thread is to end.
    changed: Condvar,
    /// Whether a fault has ended the thread.
    faulted: Arc<AtomicBool>,
    /// Processor time of the thread in nanoseconds.
    cpu: AtomicU64,
}

struct Queue {
    /// States of the functions, by number.
    states: Vec<State>,
    /// Numbers of functions that may be called soon; the last one is compiled next. Some may be compiled by now.
    candidates: Vec<u32>,
    ended: bool,
}

/// State of a function.
enum State {
    /// It may become a candidate.
    Unknown,
    Candidate,
    /// The thread compiles it.
    Compiling,
    Compiled(Box<CompiledFunction>),
    /// It has been called, or could not be compiled: the program's thread compiles it.
    Taken,
}

#[cfg(test)]
thread_local! {
    /// Number of functions that programs on this thread took from the other one.
    pub(super) static TAKEN: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

impl CompileAhead {
    /// Starts the thread, if there is a processor for it. `functions`: the functions of the program, by number.
    pub(super) fn start(program: Arc<LazyProgram>, functions: Arc<[GlobalId]>) -> Option<CompileAhead> {
        if parallel::processors() == 1 {
            return None;
        }
        let states = functions.iter().map(|_| State::Unknown).collect();
        let shared = Arc::new(Shared {
            queue: Mutex::new(Queue { states, candidates: Vec::new(), ended: false }),
            changed: Condvar::new(),
            faulted: Arc::new(AtomicBool::new(false)),
            cpu: AtomicU64::new(0),
        });
        let other = Arc::clone(&shared);
        // The thread inherits the mask: signals of the program arrive at its own thread.
        let _blocked = SignalMaskGuard::all();
        let started = parallel::spawn(move || other.run(&program, &functions));
        started.then(|| CompileAhead { shared, process: std::process::id() })
    }

    /// Takes the code of a function that is called, if the thread has compiled it. Waits if it is about to.
    pub(super) fn take(&self, number: u32) -> Option<Box<CompiledFunction>> {
        if !self.exists() {
            return None;
        }
        let mut queue = self.shared.lock();
        while matches!(queue.states[number as usize], State::Compiling) {
            if self.shared.faulted.load(Ordering::Acquire) {
                break;
            }
            let waited = self.shared.changed.wait_timeout(queue, CHECK_INTERVAL);
            queue = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        match std::mem::replace(&mut queue.states[number as usize], State::Taken) {
            State::Compiled(code) => {
                #[cfg(test)]
                TAKEN.set(TAKEN.get() + 1);
                Some(code)
            }
            _ => None,
        }
    }

    /// Adds functions that are likely to be called soon, in the order of their calls.
    pub(super) fn suggest(&self, functions: impl DoubleEndedIterator<Item = u32>) {
        if !self.exists() {
            return;
        }
        let mut queue = self.shared.lock();
        let waits = queue.candidates.is_empty();
        for number in functions.rev() {
            let state = &mut queue.states[number as usize];
            if matches!(state, State::Unknown | State::Candidate) {
                *state = State::Candidate;
                queue.candidates.push(number);
            }
        }
        if waits && !queue.candidates.is_empty() {
            self.shared.changed.notify_one();
        }
    }

    /// Whether this process has the thread: a child has no copy of it.
    fn exists(&self) -> bool {
        std::process::id() == self.process
    }

    /// Returns the processor time of the thread.
    pub(super) fn cpu(&self) -> Duration {
        Duration::from_nanos(self.shared.cpu.load(Ordering::Relaxed))
    }
}

impl Drop for CompileAhead {
    fn drop(&mut self) {
        if self.exists() {
            self.shared.lock().ended = true;
            self.shared.changed.notify_one();
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Compiles candidates until the thread is to end.
    fn run(&self, program: &LazyProgram, functions: &[GlobalId]) {
        sigaltstack::ensure();
        signal_handler::park_after_fault(&self.faulted);
        unblock_faults();
        let LazyProgram { tiers, options, .. } = program;
        let mut compilers = TierCompilers::new(tiers);
        while let Some(number) = self.next() {
            planted_bug();
            let id = functions[number as usize];
            let compiled = compilers.compile(tiers, options, id, tiers.first(id));
            let used = stopwatch::thread_cpu_time();
            self.cpu.store(used.as_nanos() as u64, Ordering::Relaxed);
            let state = compiled.map_or(State::Taken, |code| State::Compiled(Box::new(code)));
            self.lock().states[number as usize] = state;
            self.changed.notify_one();
        }
    }

    /// Waits for a candidate, and returns its number. `None`: the thread is to end.
    fn next(&self) -> Option<u32> {
        let mut queue = self.lock();
        loop {
            if queue.ended {
                return None;
            }
            match queue.candidates.pop() {
                Some(number) => {
                    let state = &mut queue.states[number as usize];
                    if matches!(state, State::Candidate) {
                        *state = State::Compiling;
                        return Some(number);
                    }
                }
                None => queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }
}

/// With `LLVMLITE_BUG=ahead fault` in the environment, fails while the program runs (in debug builds). Tests use it to check
/// that the program does not depend on the thread.
fn planted_bug() {
    #[cfg(debug_assertions)]
    if std::env::var_os("LLVMLITE_BUG").is_some_and(|bug| bug == "ahead fault") {
        std::thread::sleep(Duration::from_millis(200));
        // SAFETY: none: this is the deliberate bug.
        unsafe { std::ptr::read_volatile(std::ptr::without_provenance::<u64>(16)) };
    }
}
