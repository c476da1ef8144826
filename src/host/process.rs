//! The end of a run: `exit`, `abort` and `atexit` as the program calls them, from compiled code or from a
//! host function.
//!
//! An engine calls [`begin_run`] before it runs a program. While the guard lives, calls of `exit` and its
//! family on this thread return to the engine through its [`ExitHook`]; without a run they do what the C
//! library does. Handlers that the program registers belong to the run: libc would call those on its own list
//! at the end of the process, when the program's code is gone.

use super::heap::MemoryBudget;
use super::operators::Operators;
use crate::outcome::{Trap, TrapKind};
use std::cell::{Cell, UnsafeCell};
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
    /// Host closure that panicked or returned an error; see [`take_failure`](super::closures::take_failure).
    Closure,
    /// Allocation of this many bytes, which exceeds the memory limit.
    Memory(u64),
    /// `pthread_exit` with a value: ends only the thread, or the program if it is the last one.
    Thread(usize),
    /// Unsupported operation, with the reason.
    Unsupported(&'static str),
}

/// Leaves the run from the program's own stack; never returns (it jumps, or suspends a coroutine for good).
pub type ExitHook = fn(ExitReason) -> !;

/// A function registered with `atexit` (no argument) or `__cxa_atexit`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AtExit {
    /// Address of the function.
    pub function: usize,
    /// Argument of the call, if the function takes one.
    pub argument: Option<usize>,
}

/// Creates the threads of a program.
pub trait Threads: Send + Sync {
    /// Prepares a thread with a stack of at least `stack` bytes, if the program requests a size. `None` if
    /// there is no memory.
    fn prepare(&self, run: RunHandle, stack: Option<u64>) -> Option<Box<dyn Thread>>;
    /// Locks the state of the threads until the returned function is called: this thread is about to fork.
    /// The argument of that function says whether it runs in the child, where this thread is the only one.
    fn hold(&self) -> Box<dyn FnOnce(bool)>;
}

/// A thread that is ready to start.
pub trait Thread: Send {
    /// Calls the program's function on the new thread, and returns the thread's result.
    fn run(self: Box<Self>, function: usize, argument: usize) -> usize;
}

/// State of one run, shared by its threads.
struct RunState {
    leave: ExitHook,
    threads: Option<Arc<dyn Threads>>,
    /// Thread on which the run began.
    first: libc::pthread_t,
    lists: Mutex<ExitHandlers>,
    /// Memory budget, if memory is limited.
    budget: OnceLock<Arc<MemoryBudget>>,
    /// Number of allocations up to the one that fails; 0 for none.
    failing: AtomicU64,
    /// Implementation of `operator new` for libraries.
    operators: OnceLock<Operators>,
    /// Whether this process was forked by the program from the one in which the run began.
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
            lists: Mutex::default(),
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

    fn lists(&self) -> MutexGuard<'_, ExitHandlers> {
        self.lists.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A run, for its further threads.
#[derive(Clone)]
pub struct RunHandle(Arc<RunState>);

impl RunHandle {
    /// Returns the factory of the program's threads, if the engine supports threads.
    pub(super) fn threads(&self) -> Option<&Arc<dyn Threads>> {
        self.0.threads.as_ref()
    }

    /// Locks the state shared by the run's threads, as [`Threads::hold`] does.
    pub(super) fn hold(&self) -> Box<dyn FnOnce(bool)> {
        let run = Arc::clone(&self.0);
        let threads = run.threads.as_ref().map(|threads| threads.hold());
        // SAFETY: the guard borrows from `run`, which the closure keeps alive until it has dropped the guard.
        let lists = unsafe {
            std::mem::transmute::<MutexGuard<'_, ExitHandlers>, MutexGuard<'static, ExitHandlers>>(run.lists())
        };
        Box::new(move |child| {
            drop(lists);
            drop(run);
            if let Some(release) = threads {
                release(child);
            }
        })
    }
}

thread_local! {
    /// Runs under way on this thread, innermost last. The `Cell` is empty during use: a signal handler of the
    /// program that interrupts finds no run, where a `RefCell` would panic.
    static RUNS: Cell<Vec<Arc<RunState>>> = const { Cell::new(Vec::new()) };
}

/// Calls `f` with the runs of this thread. `None` if the thread is ending and its thread-local storage is
/// gone.
fn with_runs<R>(f: impl FnOnce(&mut Vec<Arc<RunState>>) -> R) -> Option<R> {
    RUNS.try_with(|cell| {
        let mut runs = cell.take();
        let result = f(&mut runs);
        cell.set(runs);
        result
    })
    .ok()
}

/// Begins a run: until the guard is dropped, `leave` is the way out for this thread, and the list of `atexit`
/// handlers starts empty. Runs may nest (an engine inside a host function of another); the innermost is
/// current.
pub fn begin_run(leave: ExitHook) -> RunGuard {
    enter(RunState::new(leave, None))
}

/// Begins a run of a program that can create threads.
pub fn begin_run_with_threads(leave: ExitHook, threads: Arc<dyn Threads>) -> RunGuard {
    enter(RunState::new(leave, Some(threads)))
}

/// Limits the memory of the innermost run of this thread, until its end.
pub fn limit_memory(budget: &Arc<MemoryBudget>) {
    if let Some(run) = current() {
        let _ = run.0.budget.set(Arc::clone(budget));
    }
}

/// Returns the memory budget of the innermost run, if memory is limited.
pub(super) fn budget() -> Option<Arc<MemoryBudget>> {
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
pub(super) fn operators() -> Operators {
    with_runs(|runs| runs.last().and_then(|run| run.operators.get().copied())).flatten().unwrap_or_default()
}

/// Makes the current thread part of a run.
pub fn join_run(run: &RunHandle) -> RunGuard {
    enter(Arc::clone(&run.0))
}

/// Marks this process as forked by the program.
pub(super) fn note_fork() {
    with_runs(|runs| runs.iter().for_each(|run| run.forked.store(true, Ordering::Relaxed)));
}

/// Whether the program of the innermost run forked this process.
pub(super) fn is_forked() -> bool {
    with_runs(|runs| runs.last().is_some_and(|run| run.forked.load(Ordering::Relaxed))).unwrap_or(false)
}

fn enter(run: Arc<RunState>) -> RunGuard {
    super::fork::watch();
    let depth = with_runs(|runs| {
        runs.push(run);
        runs.len()
    });
    RunGuard { depth: depth.unwrap_or(0), this_thread_only: PhantomData }
}

/// A run under way; see [`begin_run`]. Dropping it discards the handlers that are still registered.
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

/// Removes and returns the function registered last, for the engine to call: handlers run in reverse order
/// and may register more. Destructors of the thread's variables come first.
///
/// A handler may itself call `exit`: then the engine's [`ExitHook`] is called again, the new status replaces
/// the old, and the engine continues with the remaining handlers.
pub fn pop_at_exit() -> Option<AtExit> {
    let run = current()?.0;
    let mut lists = run.lists();
    let destructor = if run.began_here() { lists.at_thread_exit.pop() } else { None };
    destructor.or_else(|| lists.at_exit.pop())
}

/// Does what Rust's runtime does before `main`, for a process whose `main` the C library calls itself. It
/// opens descriptors 0 to 2 if they are closed, so that no file gets their numbers, and ignores SIGPIPE, so
/// that writing to a closed pipe is an error. It also turns off transparent huge pages, in case the system
/// enables them by default: a large module would take a third more memory, and clearing the pages takes time
/// ([`allow_huge_pages`]).
pub fn begin() {
    // SAFETY: queries and opens descriptors; ignoring a signal runs no code; `prctl` sets a process attribute
    // and touches no memory.
    unsafe {
        libc::prctl(libc::PR_SET_THP_DISABLE, 1, 0, 0, 0);
        for descriptor in 0..3 {
            if libc::fcntl(descriptor, libc::F_GETFD) == -1 {
                // `open` returns the lowest free descriptor, which is this one.
                libc::open(c"/dev/null".as_ptr(), libc::O_RDWR);
            }
        }
        libc::signal(libc::SIGPIPE, libc::SIG_IGN);
    }
}

/// Restores the default action of SIGPIPE, which [`begin`] ignores: writing to a closed pipe ends the
/// process, as in any C program. For a process that exists to run a program; an embedder decides for itself.
pub fn end_with_readers() {
    // SAFETY: the default action runs no code of ours.
    unsafe { libc::signal(libc::SIGPIPE, libc::SIG_DFL) };
}

/// Allows transparent huge pages for the program's memory, which [`begin`] has turned off.
pub fn allow_huge_pages() {
    // SAFETY: sets a process attribute and touches no memory.
    unsafe { libc::prctl(libc::PR_SET_THP_DISABLE, 0, 0, 0, 0) };
}

/// Flushes all streams of C's stdio (`fflush(NULL)`).
pub fn flush_stdio() {
    note_line_end();
    // SAFETY: a null pointer means all streams.
    unsafe { libc::fflush(std::ptr::null_mut()) };
}

/// Flushes stdout and stderr, if they are the streams that the recording process handles.
pub fn flush_streams() {
    note_line_end();
    // SAFETY: both streams are open, or the C library reports that they are not.
    unsafe {
        for stream in [STDOUT, STDERR] {
            if super::record::is_stream(libc::fileno(stream)) {
                libc::fflush(stream);
            }
        }
    }
}

/// Builds the trap of a run at whose end [`flush_stdio`] received a signal.
pub fn damaged_streams(signal: i32) -> Trap {
    let name = super::signal_name(signal);
    let text = format!("the C library received the signal {name} when it wrote out its streams at the program's end");
    Trap::new(TrapKind::Signal, text).note("the program has damaged a stream, or what belongs to it", None)
}

/// Buffer of C's stdout, kept here so that its contents can be inspected.
static STDOUT_BUFFER: StdoutBuffer = StdoutBuffer(UnsafeCell::new([b'\n'; STDOUT_SIZE]));
const STDOUT_SIZE: usize = 64 << 10;

struct StdoutBuffer(UnsafeCell<[u8; STDOUT_SIZE]>);

// SAFETY: readers hold the stream's lock, as writers do.
unsafe impl Sync for StdoutBuffer {}

unsafe extern "C" {
    #[link_name = "stdout"]
    static STDOUT: *mut libc::FILE;
    #[link_name = "stderr"]
    static STDERR: *mut libc::FILE;
    fn flockfile(file: *mut libc::FILE);
    fn funlockfile(file: *mut libc::FILE);
    fn __fpending(file: *mut libc::FILE) -> libc::size_t;
}

/// Gives C's stdout a buffer of ours, as [`ended_in_line`] requires. To be called before anything is written
/// there.
pub fn own_stdout_buffer() {
    // SAFETY: the stream is open and unused, and the buffer is static.
    unsafe {
        let mode = if libc::isatty(libc::STDOUT_FILENO) == 1 { libc::_IOLBF } else { libc::_IOFBF };
        libc::setvbuf(STDOUT, STDOUT_BUFFER.0.get().cast(), mode, STDOUT_SIZE);
    }
    OWN_BUFFER.store(true, Ordering::Relaxed);
}

/// Whether the last output to stdout ended within a line, and resets that. It is known as far as output was
/// buffered at a flush; on a terminal, where output is line-buffered, that is the unterminated line.
pub fn ended_in_line() -> bool {
    IN_LINE.swap(false, Ordering::Relaxed)
}

static OWN_BUFFER: AtomicBool = AtomicBool::new(false);
static IN_LINE: AtomicBool = AtomicBool::new(false);

/// Notes whether the buffered output of stdout ends within a line.
fn note_line_end() {
    if !OWN_BUFFER.load(Ordering::Relaxed) {
        return;
    }
    // SAFETY: the lock keeps other threads of the program out of the stream and its buffer. If the program
    // has set another buffer, a stale byte of ours is read, which costs at most an empty line.
    unsafe {
        flockfile(STDOUT);
        let held = __fpending(STDOUT);
        let buffer = &*STDOUT_BUFFER.0.get();
        if let Some(last) = held.checked_sub(1).and_then(|last| buffer.get(last)) {
            IN_LINE.store(*last != b'\n', Ordering::Relaxed);
        }
        funlockfile(STDOUT);
    }
}

/// Flushes stdout if that is possible at once: no other thread holds its lock, and the descriptor is
/// writable.
pub fn flush_what_goes() {
    const PATIENCE: libc::c_int = 200;
    unsafe extern "C" {
        static stdout: *mut libc::FILE;
        fn ftrylockfile(file: *mut libc::FILE) -> libc::c_int;
        fn funlockfile(file: *mut libc::FILE);
    }
    let mut output = libc::pollfd { fd: libc::STDOUT_FILENO, events: libc::POLLOUT, revents: 0 };
    // SAFETY: C's own stream, which is open, and a descriptor that is polled.
    unsafe {
        let goes = libc::poll(&mut output, 1, PATIENCE) > 0 && output.revents & libc::POLLOUT != 0;
        if goes && ftrylockfile(stdout) == 0 {
            libc::fflush(stdout);
            funlockfile(stdout);
        }
    }
}

/// Bounds the memory that the process may allocate beyond its current use. What the C library allocates for
/// itself is not counted by a memory limit, so this keeps it finite. For a process that runs one program and
/// ends.
pub fn bound_memory(more: u64) {
    // `VmData:  123 kB`
    let kilobytes = |line: &str, key: &str| {
        line.strip_prefix(key)?.strip_prefix(':')?.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok()
    };
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    // Private writable memory, and the whole address space.
    for (key, what) in [("VmData", libc::RLIMIT_DATA), ("VmSize", libc::RLIMIT_AS)] {
        let Some(now) = status.lines().find_map(|line| kilobytes(line, key)) else { continue };
        // SAFETY: reads and writes a local.
        unsafe {
            let mut limit: libc::rlimit = std::mem::zeroed();
            libc::getrlimit(what, &mut limit);
            limit.rlim_cur = (now * 1024).saturating_add(more).min(limit.rlim_max);
            libc::setrlimit(what, &limit);
        }
    }
}

/// Ends the process at once, without the C library's exit handling, which may wait for an abandoned lock or
/// for a reader.
pub fn end_at_once(status: u8) -> ! {
    // SAFETY: ends the process.
    unsafe { libc::_exit(status.into()) }
}

/// Flushes stdout, unless a function that was cut off holds its lock.
pub fn flush_stdout_if_free() {
    unsafe extern "C" {
        static stdout: *mut libc::FILE;
        fn ftrylockfile(stream: *mut libc::FILE) -> libc::c_int;
        fn funlockfile(stream: *mut libc::FILE);
    }
    // SAFETY: C's own stream, whose address does not change here.
    unsafe {
        if ftrylockfile(stdout) == 0 {
            libc::fflush(stdout);
            funlockfile(stdout);
        }
    }
}

/// List that a handler is registered on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ExitList {
    Exit,
    QuickExit,
    /// Destructors of the first thread. Further threads use the C library's list, which it processes when
    /// they end.
    ThreadExit,
}

/// Returns the innermost run of this thread.
pub(super) fn current() -> Option<RunHandle> {
    with_runs(|runs| runs.last().cloned().map(RunHandle))?
}

/// Registers a handler with the innermost run. Returns false if there is none, or if the C library's list
/// applies.
pub(super) fn register(when: ExitList, handler: AtExit) -> bool {
    let Some(run) = current() else { return false };
    let mut lists = run.0.lists();
    match when {
        ExitList::ThreadExit if !run.0.began_here() => return false,
        ExitList::ThreadExit => lists.at_thread_exit.push(handler),
        ExitList::Exit => lists.at_exit.push(handler),
        ExitList::QuickExit => lists.at_quick_exit.push(handler),
    }
    true
}

/// Leaves the innermost run; returns only if there is none.
pub fn leave(end: ExitReason) {
    // `leave` does not return, so nothing may be borrowed when it is called.
    if let Some(Some(leave)) = with_runs(|runs| runs.last().map(|run| run.leave)) {
        leave(end);
    }
}

/// Replaces the handlers of `atexit` with those of `at_quick_exit`, for `quick_exit`. It calls neither
/// `atexit` handlers nor destructors of thread-local variables.
pub(super) fn choose_quick_exit_handlers() {
    if let Some(run) = current() {
        let mut lists = run.0.lists();
        lists.at_exit = std::mem::take(&mut lists.at_quick_exit);
        lists.at_thread_exit.clear();
    }
}

/// Whether the innermost run of this thread supports threads.
pub(super) fn has_threads() -> bool {
    with_runs(|runs| runs.last().is_some_and(|run| run.threads.is_some())).unwrap_or(false)
}

/// Whether a run is under way on this thread.
pub(super) fn is_running() -> bool {
    with_runs(|runs| !runs.is_empty()).unwrap_or(false)
}
