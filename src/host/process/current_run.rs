//! The end of a run: `exit`, `abort` and `atexit` as called by the program, from compiled code or from a host function.
//!
//! An engine calls [`begin_run`] before it runs a program. During the lifetime of the guard, calls of `exit` and its
//! family on this thread return to the engine through its [`ExitHook`]; without a run they do the same as in the C
//! library. Handlers that the program registers belong to the run: libc would call those on its own list at the end of
//! the process, when the code of the program no longer exists.

use super::cxx_allocator::Operators;
use super::memory_budget::MemoryBudget;
use std::cell::Cell;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// Reason why a host function ends the run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExitReason {
    /// `exit`, `_exit` or `quick_exit`.
    Exit {
        /// Exit status.
        status: i32,
        /// Whether functions registered with `atexit` run first (not for `_exit`).
        run_handlers: bool,
    },
    /// `abort`, or a failed `assert`.
    Abort,
    /// Host closure that panicked or returned an error; see [`take_failure`](crate::host::closures::take_failure).
    Closure,
    /// Allocation of this many bytes, which exceeds the memory limit.
    Memory(u64),
    /// `pthread_exit` with a value: ends only the thread, or the program if it is the last one.
    Thread(usize),
    /// Unsupported operation, with the reason.
    Unsupported(&'static str),
}

/// Leaves the run from the stack of the program; never returns (it jumps, or suspends a coroutine forever).
pub type ExitHook = fn(ExitReason) -> !;

/// A function registered with `atexit` (no argument) or `__cxa_atexit`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AtExit {
    /// Address of the function.
    pub function: usize,
    /// Argument of the call, if the function takes one.
    pub argument: Option<usize>,
}

/// Factory of the threads of a program.
pub trait Threads: Send + Sync {
    /// Prepares a thread with a stack of at least `stack` bytes, if the program requests a size. `None` if memory is
    /// exhausted.
    fn prepare(&self, run: RunHandle, stack: Option<u64>) -> Option<Box<dyn Thread>>;
    /// Locks the state of the threads until the returned function is called, since this thread is about to fork. The
    /// argument of that function tells whether it runs in the child, where this thread is the only one.
    fn lock_for_fork(&self) -> Box<dyn FnOnce(bool)>;
}

/// A thread that is ready to start.
pub trait Thread: Send {
    /// Calls the function of the program on the new thread, and returns the result of the thread.
    fn run(self: Box<Self>, function: usize, argument: usize) -> usize;
}

/// State of one run, shared by its threads.
struct RunState {
    leave: ExitHook,
    threads: Option<Arc<dyn Threads>>,
    /// Thread on which the run began.
    first: libc::pthread_t,
    handlers: Mutex<ExitHandlers>,
    /// Memory budget, if memory is limited.
    budget: OnceLock<Arc<MemoryBudget>>,
    /// Number of allocations up to the one that fails; 0 for none.
    failing: AtomicU64,
    /// Implementation of `operator new` for libraries.
    operators: OnceLock<Operators>,
    /// Whether the program forked this process from the one in which the run began.
    forked: AtomicBool,
}

#[derive(Default)]
struct ExitHandlers {
    /// Destructors of the first thread's thread-local variables.
    at_thread_exit: Vec<AtExit>,
    at_exit: Vec<AtExit>,
    at_quick_exit: Vec<AtExit>,
}

impl RunState {
    fn new(leave: ExitHook, threads: Option<Arc<dyn Threads>>) -> Arc<RunState> {
        // SAFETY: only reads an id.
        let first = unsafe { libc::pthread_self() };
        Arc::new(RunState {
            leave,
            threads,
            first,
            handlers: Mutex::default(),
            budget: OnceLock::new(),
            failing: AtomicU64::new(0),
            operators: OnceLock::new(),
            forked: AtomicBool::new(false),
        })
    }

    /// Whether the run began on this thread.
    fn began_here(&self) -> bool {
        // SAFETY: only reads an id.
        self.first == unsafe { libc::pthread_self() }
    }

    fn lock_handlers(&self) -> MutexGuard<'_, ExitHandlers> {
        self.handlers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A run, for its further threads.
#[derive(Clone)]
pub struct RunHandle(Arc<RunState>);

impl RunHandle {
    /// Returns the factory of the program's threads, if the engine supports threads.
    pub(in crate::host) fn threads(&self) -> Option<&Arc<dyn Threads>> {
        self.0.threads.as_ref()
    }

    /// Locks the state shared by the run's threads, as [`Threads::lock_for_fork`] does.
    pub(in crate::host) fn lock_for_fork(&self) -> Box<dyn FnOnce(bool)> {
        let run = Arc::clone(&self.0);
        let threads = run.threads.as_ref().map(|threads| threads.lock_for_fork());
        // SAFETY: the guard borrows from `run`, which the closure keeps alive until it has dropped the guard.
        let handlers = unsafe {
            std::mem::transmute::<MutexGuard<'_, ExitHandlers>, MutexGuard<'static, ExitHandlers>>(run.lock_handlers())
        };
        Box::new(move |child| {
            drop(handlers);
            drop(run);
            if let Some(release) = threads {
                release(child);
            }
        })
    }
}

thread_local! {
    /// Runs in progress on this thread, innermost last. The `Cell` is empty during use, so that a signal handler of the
    /// program that interrupts it finds no run; a `RefCell` would panic.
    static RUNS: Cell<Vec<Arc<RunState>>> = const { Cell::new(Vec::new()) };
}

/// Calls `f` with the runs of this thread. `None` if the thread is ending and its thread-local storage is destroyed.
fn with_runs<R>(f: impl FnOnce(&mut Vec<Arc<RunState>>) -> R) -> Option<R> {
    RUNS.try_with(|cell| {
        let mut runs = cell.take();
        let result = f(&mut runs);
        cell.set(runs);
        result
    })
    .ok()
}

/// Limits the memory of the innermost run of this thread, until its end.
pub fn limit_memory(budget: &Arc<MemoryBudget>) {
    if let Some(run) = current() {
        let _ = run.0.budget.set(Arc::clone(budget));
    }
}

/// Returns the memory budget of the innermost run, if memory is limited.
pub(in crate::host) fn budget() -> Option<Arc<MemoryBudget>> {
    with_runs(|runs| runs.last().and_then(|run| run.budget.get().cloned()))?
}

/// Makes one allocation of this thread's innermost run fail, by its number from 1 on.
pub fn fail_allocation(number: u64) {
    if let Some(run) = current() {
        run.0.failing.store(number, Ordering::Relaxed);
    }
}

/// Counts an allocation of the program, and returns whether it is the one that must fail.
pub fn allocation_fails() -> bool {
    let count = |run: &Arc<RunState>| {
        let less = |left: u64| left.checked_sub(1);
        run.failing.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less) == Ok(1)
    };
    with_runs(|runs| runs.last().is_some_and(count)).unwrap_or(false)
}

/// Sets the implementation of `operator new` and `delete` that libraries use during this thread's innermost
/// run.
pub fn set_operators(operators: Operators) {
    if let Some(run) = current() {
        let _ = run.0.operators.set(operators);
    }
}

/// Returns the implementation of `operator new` and `delete` for libraries on this thread.
pub(in crate::host) fn operators() -> Operators {
    with_runs(|runs| runs.last().and_then(|run| run.operators.get().copied())).flatten().unwrap_or_default()
}

/// Marks this process as forked by the program.
pub(in crate::host) fn note_fork() {
    with_runs(|runs| runs.iter().for_each(|run| run.forked.store(true, Ordering::Relaxed)));
}

/// Whether the program of the innermost run forked this process.
pub(in crate::host) fn is_forked() -> bool {
    with_runs(|runs| runs.last().is_some_and(|run| run.forked.load(Ordering::Relaxed))).unwrap_or(false)
}

/// Begins a run on this thread, or a run nested in the current one.
pub(in crate::host) fn begin(leave: ExitHook, threads: Option<Arc<dyn Threads>>) -> RunGuard {
    enter(RunState::new(leave, threads))
}

/// Makes the current thread part of a run.
pub(in crate::host) fn join(run: &RunHandle) -> RunGuard {
    enter(Arc::clone(&run.0))
}

fn enter(run: Arc<RunState>) -> RunGuard {
    let depth = with_runs(|runs| {
        runs.push(run);
        runs.len()
    });
    RunGuard { depth: depth.unwrap_or(0), this_thread_only: PhantomData }
}

/// Guard of a run in progress; see `begin_run`. Dropping it discards the handlers that are still registered.
#[derive(Debug)]
pub struct RunGuard {
    /// Number of nested runs, including this one.
    depth: usize,
    this_thread_only: PhantomData<*const ()>,
}

impl Drop for RunGuard {
    fn drop(&mut self) {
        // Runs nested in this one end with it if their guards were abandoned with their frames.
        with_runs(|runs| runs.truncate(self.depth.saturating_sub(1)));
    }
}

/// Removes and returns the function registered last, for the engine to call: handlers run in reverse order and may
/// register more. Destructors of the thread's variables run first.
///
/// A handler may itself call `exit`: then the engine's [`ExitHook`] is called again, the new status replaces the old
/// one, and the engine continues with the remaining handlers.
pub fn pop_at_exit() -> Option<AtExit> {
    let run = current()?.0;
    let mut handlers = run.lock_handlers();
    let destructor = if run.began_here() { handlers.at_thread_exit.pop() } else { None };
    destructor.or_else(|| handlers.at_exit.pop())
}

/// List on which a handler is registered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::host) enum ExitList {
    Exit,
    QuickExit,
    /// Destructors of the first thread. Further threads use the C library's list, which it processes when
    /// they end.
    ThreadExit,
}

/// Returns the innermost run of this thread.
pub(in crate::host) fn current() -> Option<RunHandle> {
    with_runs(|runs| runs.last().cloned().map(RunHandle))?
}

/// Registers a handler with the innermost run. Returns false if no run is in progress, or if the C library's list
/// applies.
pub(in crate::host) fn register(when: ExitList, handler: AtExit) -> bool {
    let Some(run) = current() else { return false };
    let mut handlers = run.0.lock_handlers();
    match when {
        ExitList::ThreadExit if !run.0.began_here() => return false,
        ExitList::ThreadExit => handlers.at_thread_exit.push(handler),
        ExitList::Exit => handlers.at_exit.push(handler),
        ExitList::QuickExit => handlers.at_quick_exit.push(handler),
    }
    true
}

/// Leaves the innermost run; returns only if no run is in progress.
pub fn leave(end: ExitReason) {
    // `leave` does not return, so nothing may be borrowed when it is called.
    if let Some(Some(leave)) = with_runs(|runs| runs.last().map(|run| run.leave)) {
        leave(end);
    }
}

/// Replaces the handlers of `atexit` with those of `at_quick_exit`, for `quick_exit`, which calls neither `atexit`
/// handlers nor destructors of thread-local variables.
pub(in crate::host) fn choose_quick_exit_handlers() {
    if let Some(run) = current() {
        let mut handlers = run.0.lock_handlers();
        handlers.at_exit = std::mem::take(&mut handlers.at_quick_exit);
        handlers.at_thread_exit.clear();
    }
}

/// Whether the innermost run of this thread supports threads.
pub(in crate::host) fn has_threads() -> bool {
    with_runs(|runs| runs.last().is_some_and(|run| run.threads.is_some())).unwrap_or(false)
}

/// Whether a run is in progress on this thread.
pub(in crate::host) fn is_running() -> bool {
    with_runs(|runs| !runs.is_empty()).unwrap_or(false)
}
