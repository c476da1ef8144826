//! The end of a program: `exit`, `abort` and `atexit` called by the program, from compiled code or from a host function.
//!
//! An engine that is about to run a program calls [`begin_run`]. As long as the guard lives, the program's calls of `exit`
//! and its kin on this thread come back to the engine through its [`LeaveRun`]; without a run under way they do what the C
//! library does. Handlers that the program registers belong to the run: libc's own list would be called when the process
//! ends, and by then the program's code is gone.

use super::heap::Budget;
use super::operators::Operators;
use crate::outcome::{Trap, TrapKind};
use std::cell::{Cell, UnsafeCell};
use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// How a host function asks for the end of the run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// `exit`, `_exit`, `quick_exit` with a status. `run_handlers`: whether functions registered with `atexit` are to run
    /// (not for `_exit`).
    Exit {
        /// The status.
        status: i32,
        /// Whether functions registered with `atexit` run first.
        run_handlers: bool,
    },
    /// `abort`, or a failed `assert`.
    Abort,
    /// A closure of the host has panicked or returned an error: [`take_failure`](super::closures::take_failure) has it.
    Closure,
    /// So many bytes of memory were asked for, and the limit does not allow them.
    Memory(u64),
    /// `pthread_exit` with a value: only the thread ends; the program, if it is the last.
    Thread(usize),
    /// What cannot be done was reached; this is why.
    Unsupported(&'static str),
}

/// Called on the program's own stack to leave the run; never returns (it jumps, or suspends a coroutine for good).
pub type LeaveRun = fn(End) -> !;

/// A function registered with `atexit` (no argument) or `__cxa_atexit`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AtExit {
    /// Its address.
    pub function: usize,
    /// The argument it is called with, if it takes one.
    pub argument: Option<usize>,
}

/// Makes the threads of a program.
pub trait Threads: Send + Sync {
    /// Gets everything ready for one, with a stack of at least so many bytes if the program says how many. `None`: there is
    /// no memory.
    fn prepare(&self, run: RunHandle, stack: Option<u64>) -> Option<Box<dyn Thread>>;
    /// Keeps what is known of the threads as it is, until the function that this returns is called: this thread is about to
    /// copy the process. The argument says whether this is the copy, in which this thread is the only one.
    fn hold(&self) -> Box<dyn FnOnce(bool)>;
}

/// A thread that is to be.
pub trait Thread: Send {
    /// Called on the new thread: calls the function, and says what the thread's result is.
    fn run(self: Box<Self>, function: usize, argument: usize) -> usize;
}

/// What is kept for one run. Its threads share it.
struct Run {
    leave: LeaveRun,
    threads: Option<Arc<dyn Threads>>,
    /// The thread on which it began.
    first: libc::pthread_t,
    lists: Mutex<Lists>,
    /// The memory that it may have, where that is limited.
    budget: OnceLock<Arc<Budget>>,
    /// How many allocations there are until one finds no memory; 0: none does.
    failing: AtomicU64,
    /// Who makes the blocks of `new` for libraries.
    operators: OnceLock<Operators>,
    /// Whether this process is a copy of the one in which it began, which the program has made.
    forked: AtomicBool,
}

#[derive(Default)]
struct Lists {
    /// Destructors of the first thread's variables.
    at_thread_exit: Vec<AtExit>,
    at_exit: Vec<AtExit>,
    at_quick_exit: Vec<AtExit>,
}

impl Run {
    fn new(leave: LeaveRun, threads: Option<Arc<dyn Threads>>) -> Arc<Run> {
        // SAFETY: asks for a number.
        let first = unsafe { libc::pthread_self() };
        Arc::new(Run {
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

    /// Whether it began on this thread.
    fn began_here(&self) -> bool {
        // SAFETY: asks for a number.
        self.first == unsafe { libc::pthread_self() }
    }

    fn lists(&self) -> MutexGuard<'_, Lists> {
        self.lists.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A run, for its further threads.
#[derive(Clone)]
pub struct RunHandle(Arc<Run>);

impl RunHandle {
    /// Who makes its threads.
    pub(super) fn threads(&self) -> Option<&Arc<dyn Threads>> {
        self.0.threads.as_ref()
    }

    /// Keeps what is shared among its threads as it is, as [`Threads::hold`] does.
    pub(super) fn hold(&self) -> Box<dyn FnOnce(bool)> {
        let run = Arc::clone(&self.0);
        let threads = run.threads.as_ref().map(|threads| threads.hold());
        // SAFETY: the list is `run`'s, which the function below holds until it has given the lock back.
        let lists = unsafe { std::mem::transmute::<MutexGuard<'_, Lists>, MutexGuard<'static, Lists>>(run.lists()) };
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
    /// The runs under way on this thread, the innermost last. A `Cell` that is emptied while it is used: a signal handler
    /// of the program that comes in between finds no run, where a `RefCell` would panic.
    static RUNS: Cell<Vec<Arc<Run>>> = const { Cell::new(Vec::new()) };
}

/// Hands the runs to `f`; `None` if the thread is ending and has no such storage any more.
fn with_runs<R>(f: impl FnOnce(&mut Vec<Arc<Run>>) -> R) -> Option<R> {
    RUNS.try_with(|cell| {
        let mut runs = cell.take();
        let result = f(&mut runs);
        cell.set(runs);
        result
    })
    .ok()
}

/// Makes `leave` the way out for the current thread until the guard is dropped, and starts an empty list of `atexit`
/// handlers. Runs may nest (an engine inside a host function of another): the innermost counts.
pub fn begin_run(leave: LeaveRun) -> RunGuard {
    enter(Run::new(leave, None))
}

/// The same for a program that can make threads.
pub fn begin_run_with_threads(leave: LeaveRun, threads: Arc<dyn Threads>) -> RunGuard {
    enter(Run::new(leave, Some(threads)))
}

/// Limits the memory of the innermost run of this thread, until its end.
pub fn limit_memory(budget: &Arc<Budget>) {
    if let Some(run) = current() {
        let _ = run.0.budget.set(Arc::clone(budget));
    }
}

/// The memory that the innermost run may have, where that is limited.
pub(super) fn budget() -> Option<Arc<Budget>> {
    with_runs(|runs| runs.last().and_then(|run| run.budget.get().cloned()))?
}

/// Lets an allocation of the innermost run of this thread find no memory: the one of this number, from 1 on.
pub fn fail_allocation(number: u64) {
    if let Some(run) = current() {
        run.0.failing.store(number, Ordering::Relaxed);
    }
}

/// Counts an allocation of the program; whether it is the one that is to find no memory.
pub fn allocation_fails() -> bool {
    let count = |run: &Arc<Run>| {
        let less = |left: u64| left.checked_sub(1);
        run.failing.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less) == Ok(1)
    };
    with_runs(|runs| runs.last().is_some_and(count)).unwrap_or(false)
}

/// Says who makes and takes the blocks of C++'s `new` when libraries want one in the innermost run of this thread.
pub fn set_operators(operators: Operators) {
    if let Some(run) = current() {
        let _ = run.0.operators.set(operators);
    }
}

/// Who makes and takes the blocks of C++'s `new` for libraries on this thread.
pub(super) fn operators() -> Operators {
    with_runs(|runs| runs.last().and_then(|run| run.operators.get().copied())).flatten().unwrap_or_default()
}

/// Makes the current thread one of a run.
pub fn join_run(run: &RunHandle) -> RunGuard {
    enter(Arc::clone(&run.0))
}

/// Notes that this process is a copy that the program made of another one.
pub(super) fn note_fork() {
    with_runs(|runs| runs.iter().for_each(|run| run.forked.store(true, Ordering::Relaxed)));
}

/// Whether this process is a copy that the program of the innermost run has made.
pub(super) fn is_forked() -> bool {
    with_runs(|runs| runs.last().is_some_and(|run| run.forked.load(Ordering::Relaxed))).unwrap_or(false)
}

fn enter(run: Arc<Run>) -> RunGuard {
    super::fork::watch();
    let depth = with_runs(|runs| {
        runs.push(run);
        runs.len()
    });
    RunGuard { depth: depth.unwrap_or(0), this_thread_only: PhantomData }
}

/// A run under way; see [`begin_run`]. Handlers that are still registered are forgotten with it.
#[derive(Debug)]
pub struct RunGuard {
    /// Number of runs with this one.
    depth: usize,
    this_thread_only: PhantomData<*const ()>,
}

impl Drop for RunGuard {
    fn drop(&mut self) {
        // Runs inside this one, whose guards were given up with their frames, end with it.
        with_runs(|runs| runs.truncate(self.depth.saturating_sub(1)));
    }
}

/// Takes the function registered last, for the engine to call: handlers run in reverse order and may register more.
/// Destructors of the thread's variables come first.
///
/// A handler may itself call `exit`: then the engine's [`LeaveRun`] is called again, the new status counts, and the engine
/// goes on with what is still registered.
pub fn pop_at_exit() -> Option<AtExit> {
    let run = current()?.0;
    let mut lists = run.lists();
    let destructor = if run.began_here() { lists.at_thread_exit.pop() } else { None };
    destructor.or_else(|| lists.at_exit.pop())
}

/// What Rust's runtime does before `main`, for a process whose `main` the C library calls itself: descriptors 0 to 2 are open,
/// so that no file becomes one of them, and a write to a pipe that nobody reads is an error and no signal. And no huge pages
/// for the command's own memory, wherever the system gives them to everybody: a large module would take a third more, and to have
/// them cleared takes time ([`allow_huge_pages`]).
pub fn begin() {
    // SAFETY: asks about descriptors and opens some; the default disposition of a signal that is ignored runs no code; a
    // switch of the process, which touches no memory.
    unsafe {
        libc::prctl(libc::PR_SET_THP_DISABLE, 1, 0, 0, 0);
        for descriptor in 0..3 {
            if libc::fcntl(descriptor, libc::F_GETFD) == -1 {
                // The lowest that is free: this one.
                libc::open(c"/dev/null".as_ptr(), libc::O_RDWR);
            }
        }
        libc::signal(libc::SIGPIPE, libc::SIG_IGN);
    }
}

/// Lets a write to a pipe that nobody reads end the process, as it ends any C program: [`begin`] has it ignored.
/// For a process whose purpose is to run a program; what embeds an engine decides for itself.
pub fn end_with_readers() {
    // SAFETY: the default disposition runs no code of ours.
    unsafe { libc::signal(libc::SIGPIPE, libc::SIG_DFL) };
}

/// Lets the memory of a program have huge pages where the system gives them to everybody: [`begin`] has turned them off.
pub fn allow_huge_pages() {
    // SAFETY: a switch of the process, which touches no memory.
    unsafe { libc::prctl(libc::PR_SET_THP_DISABLE, 0, 0, 0, 0) };
}

/// Writes out what C's stdio holds back (`fflush(NULL)`).
pub fn flush_stdio() {
    note_line_end();
    // SAFETY: a null pointer means all streams.
    unsafe { libc::fflush(std::ptr::null_mut()) };
}

/// Writes out what standard output and standard error hold back, where they are the streams that whoever follows the run sees to.
pub fn flush_streams() {
    note_line_end();
    // SAFETY: both streams are open, or the C library says that they are not.
    unsafe {
        for stream in [STDOUT, STDERR] {
            if super::record::is_stream(libc::fileno(stream)) {
                libc::fflush(stream);
            }
        }
    }
}

/// The fault of a run at whose end [`flush_stdio`] met a signal.
pub fn damaged_streams(signal: i32) -> Trap {
    let name = super::signal_name(signal);
    let text = format!("the C library received the signal {name} when it wrote out its streams at the program's end");
    Trap::new(TrapKind::Signal, text).note("the program has damaged a stream, or what belongs to it", None)
}

/// The buffer of the C library's standard output while it is ours to look into.
static STDOUT_BUFFER: StdoutBuffer = StdoutBuffer(UnsafeCell::new([b'\n'; STDOUT_SIZE]));
const STDOUT_SIZE: usize = 64 << 10;

struct StdoutBuffer(UnsafeCell<[u8; STDOUT_SIZE]>);

// SAFETY: who looks into it holds the stream's lock, as who writes does.
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

/// Gives the C library's standard output a buffer, so that [`ended_in_line`] can be told. To be called before anything is
/// written there.
pub fn own_stdout_buffer() {
    // SAFETY: the stream is open and unused, and the buffer stays as long as the process.
    unsafe {
        let mode = if libc::isatty(libc::STDOUT_FILENO) == 1 { libc::_IOLBF } else { libc::_IOFBF };
        libc::setvbuf(STDOUT, STDOUT_BUFFER.0.get().cast(), mode, STDOUT_SIZE);
    }
    OWN_BUFFER.store(true, Ordering::Relaxed);
}

/// Whether what was written last to standard output ended within a line, since this was asked last: as far as that is known, by what
/// was held back when it was flushed. On a terminal that is the line that has no end.
pub fn ended_in_line() -> bool {
    IN_LINE.swap(false, Ordering::Relaxed)
}

static OWN_BUFFER: AtomicBool = AtomicBool::new(false);
static IN_LINE: AtomicBool = AtomicBool::new(false);

/// Notes whether what is held back for standard output ends within a line.
fn note_line_end() {
    if !OWN_BUFFER.load(Ordering::Relaxed) {
        return;
    }
    // SAFETY: the lock keeps other threads of the program out of the stream and of its buffer. Of a program that has given the stream
    // another buffer an old byte of ours is read, which costs an empty line at most.
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

/// Writes out what C's stdio holds back for standard output, if that can be done at once: nobody else has it in hand, and the
/// reader takes it.
pub fn flush_what_goes() {
    const PATIENCE: libc::c_int = 200;
    unsafe extern "C" {
        static stdout: *mut libc::FILE;
        fn ftrylockfile(file: *mut libc::FILE) -> libc::c_int;
        fn funlockfile(file: *mut libc::FILE);
    }
    let mut output = libc::pollfd { fd: libc::STDOUT_FILENO, events: libc::POLLOUT, revents: 0 };
    // SAFETY: the C library's own stream, which is open, and a descriptor that is asked about.
    unsafe {
        let goes = libc::poll(&mut output, 1, PATIENCE) > 0 && output.revents & libc::POLLOUT != 0;
        if goes && ftrylockfile(stdout) == 0 {
            libc::fflush(stdout);
            funlockfile(stdout);
        }
    }
}

/// Bounds what the process may have of memory beyond what it has now: what the C library allocates for itself is not counted
/// where a program's memory is limited, and this keeps it from being without end. For a process that runs one program and
/// ends.
pub fn bound_memory(more: u64) {
    // `VmData:  123 kB`
    let kilobytes = |line: &str, key: &str| {
        line.strip_prefix(key)?.strip_prefix(':')?.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok()
    };
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    // What is its own and writable, and all addresses.
    for (key, what) in [("VmData", libc::RLIMIT_DATA), ("VmSize", libc::RLIMIT_AS)] {
        let Some(now) = status.lines().find_map(|line| kilobytes(line, key)) else { continue };
        // SAFETY: reads and writes what is here.
        unsafe {
            let mut limit: libc::rlimit = std::mem::zeroed();
            libc::getrlimit(what, &mut limit);
            limit.rlim_cur = (now * 1024).saturating_add(more).min(limit.rlim_max);
            libc::setrlimit(what, &limit);
        }
    }
}

/// Ends the process at once, without what the C library does then: it may wait for a lock that nobody gives back, or for a
/// reader.
pub fn end_at_once(status: u8) -> ! {
    // SAFETY: ends the process.
    unsafe { libc::_exit(status.into()) }
}

/// Writes out what standard output holds back, unless somebody who was cut off has its lock.
pub fn flush_stdout_if_free() {
    unsafe extern "C" {
        static stdout: *mut libc::FILE;
        fn ftrylockfile(stream: *mut libc::FILE) -> libc::c_int;
        fn funlockfile(stream: *mut libc::FILE);
    }
    // SAFETY: the C library's own stream, which nobody changes here.
    unsafe {
        if ftrylockfile(stdout) == 0 {
            libc::fflush(stdout);
            funlockfile(stdout);
        }
    }
}

/// Which list a handler goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum When {
    Exit,
    QuickExit,
    /// Of the thread: those that the program has made have the C library's list, which is gone through before they are gone.
    ThreadExit,
}

/// The innermost run of this thread.
pub(super) fn current() -> Option<RunHandle> {
    with_runs(|runs| runs.last().cloned().map(RunHandle))?
}

/// Puts a handler on the list of the innermost run; false if there is no run.
pub(super) fn register(when: When, handler: AtExit) -> bool {
    let Some(run) = current() else { return false };
    let mut lists = run.0.lists();
    match when {
        When::ThreadExit if !run.0.began_here() => return false,
        When::ThreadExit => lists.at_thread_exit.push(handler),
        When::Exit => lists.at_exit.push(handler),
        When::QuickExit => lists.at_quick_exit.push(handler),
    }
    true
}

/// Leaves the innermost run; comes back only if there is none.
pub fn leave(end: End) {
    // Nothing is borrowed when `leave` is called: it does not come back.
    if let Some(Some(leave)) = with_runs(|runs| runs.last().map(|run| run.leave)) {
        leave(end);
    }
}

/// Puts the handlers of `at_quick_exit` in the place of those of `atexit`, which a `quick_exit` does not call; nor does it end
/// variables of threads.
pub(super) fn choose_quick_exit_handlers() {
    if let Some(run) = current() {
        let mut lists = run.0.lists();
        lists.at_exit = std::mem::take(&mut lists.at_quick_exit);
        lists.at_thread_exit.clear();
    }
}

/// Whether the innermost run of this thread is that of a program with threads.
pub(super) fn has_threads() -> bool {
    with_runs(|runs| runs.last().is_some_and(|run| run.threads.is_some())).unwrap_or(false)
}

/// Whether a run is under way on this thread.
pub(super) fn is_running() -> bool {
    with_runs(|runs| !runs.is_empty()).unwrap_or(false)
}
