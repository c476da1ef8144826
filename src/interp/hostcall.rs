//! Calls of host functions, on stacks of their own.
//!
//! A host function may call a function of the program (`qsort`), and it may end the run (`exit`). Neither may happen on top
//! of the interpreter's own stack: the depth of calls would then be bounded by it, and there would be no way to leave. So a
//! host function runs on a coroutine ([`Fiber`]); a call back into the program suspends it with a request, the one
//! interpreter loop runs the function, and resumes it with the result. The end of a run suspends it for good, and so does a
//! fault ([`guard`]).
//!
//! A fiber is used again for the next call, so that a call costs two switches of the stack and no allocation.

pub mod abi;
mod entry;
mod guard;
mod outputs;
pub mod processor;
mod raw;
pub mod x87;

pub use entry::Closures;
pub use guard::Signal;
pub use outputs::Outputs;
pub use raw::Given;

use crate::host::alternate;
use crate::host::interrupt::Watch;
use crate::host::operators::{Answer, Request};
use crate::host::process::{self, End, RunGuard};
use crate::host::record::Inside;
use crate::host::unwind;
use abi::Signature;
use corosensei::stack::{DefaultStack, Stack};
use corosensei::{Coroutine, CoroutineResult, Yielder};
use entry::{Registers, Target};
use std::cell::Cell;
use std::ops::Range;
use std::time::Duration;

/// How many host functions may wait for functions of the program at a time: each has a stack, and the system gives a process
/// so many mappings and no more.
pub const MOST_WAITING: usize = 4 << 10;

/// Stack of a host function. Only pages that are used cost anything.
const STACK: usize = 8 << 20;

/// What must be left of a fiber's stack for a call back into the program. A fault of our own code there, perhaps in the
/// middle of an allocation, would be worse than one of the host function.
const RESERVE: usize = 64 << 10;

/// A scalar as it crosses the border: the low and the high word.
pub type Words = [u64; 2];

/// What goes into a fiber.
enum Resume {
    /// Make this call. The signature lives as long as the code of the program; the arguments live until the fiber is
    /// suspended for the first time.
    Call { signature: *const Signature, code: u64, args: *const [Words] },
    /// The function of the program that was asked for has returned this: registers, or the words of memory.
    Returned(Vec<u64>),
    /// It was left by this exception.
    Threw(u64),
    /// Come to an end.
    Stop,
}

/// What comes out of a fiber.
enum Suspend {
    /// The host function has returned this; or nothing was called yet.
    Done(Given),
    /// The host function was left by this exception.
    Thrown(u64),
    /// The host function wants a block of C++'s `new`, or gives one back.
    Operator(Request),
    /// The host function calls a function of the program.
    Callback { number: u32, args: Vec<Words>, rest: Option<Rest> },
    /// The run is to end.
    Left(End),
    /// The host function was cut off.
    Faulted(Signal),
    /// The run was ended from outside.
    Stopped,
}

/// What a host function did.
#[derive(Debug)]
pub enum HostEvent {
    /// It returned this.
    Done(Given),
    /// It was left by this exception.
    Thrown(u64),
    /// It wants a block of C++'s `new`, or gives one back: [`Host::resume`] takes whether that is done, and the block.
    Operator(Request),
    /// It calls a function of the program, by number; [`Host::resume`] takes the result.
    Callback {
        /// Which.
        number: u32,
        /// Arguments, as registers hold them.
        args: Vec<Words>,
        /// What a function with variable arguments finds the others in.
        rest: Option<Rest>,
    },
    /// It ends the run.
    Left(End),
    /// It was cut off by a signal.
    Faulted(Signal),
    /// It was cut off, since the run is ended from outside.
    Stopped,
}

/// What a function with variable arguments is called with.
#[derive(Debug)]
pub struct Rest {
    /// The registers, as a save area has them.
    pub registers: Box<[u64; SAVED]>,
    /// Address of the first word on the stack.
    pub stack: u64,
}

/// Words of a save area: six registers, and eight of two.
const SAVED: usize = 22;

struct Fiber {
    coroutine: Coroutine<Resume, Suspend, ()>,
    /// Whether no call is under way.
    idle: bool,
    /// Whether what it does outside is recorded.
    inside: Inside,
}

/// The fiber that runs, as it is known to what runs on it. It lies in the fiber's outermost frame.
struct Running {
    yielder: *const Yielder<Resume, Suspend>,
    stack: Range<usize>,
}

thread_local! {
    /// The fiber that runs on this thread now.
    static CURRENT: Cell<*const Running> = const { Cell::new(std::ptr::null()) };
    /// How many runs are under way on this thread.
    static RUNS: Cell<u32> = const { Cell::new(0) };
}

impl Fiber {
    fn new() -> std::io::Result<Fiber> {
        let stack = DefaultStack::new(STACK)?;
        let range = stack.limit().get()..stack.base().get();
        let coroutine = Coroutine::with_stack(stack, move |yielder, first| {
            let running = Running { yielder, stack: range };
            let mut room = raw::Room::default();
            let mut next = first;
            while let Resume::Call { signature, code, args } = next {
                CURRENT.set(&raw const running);
                // SAFETY: `Host::call` made the request from a signature of the running interpreter and from arguments that
                // it holds while this fiber runs for the first time, which is when they are copied.
                let result = unsafe { room.call(&*signature, code, &*args) };
                next = yielder.suspend(match result.thrown {
                    0 => Suspend::Done(result),
                    exception => Suspend::Thrown(exception),
                });
            }
        });
        Ok(Fiber { coroutine, idle: true, inside: Inside::default() })
    }

    fn step(&mut self, input: Resume) -> HostEvent {
        // Engines may nest: whoever ran on this thread before does so again afterwards.
        let before = CURRENT.get();
        if self.idle {
            self.inside = Inside::default();
        }
        let coroutine = &mut self.coroutine;
        let event = self.inside.during(|| coroutine.resume(input));
        CURRENT.set(before);
        self.idle = matches!(event, CoroutineResult::Yield(Suspend::Done(_) | Suspend::Thrown(_)));
        match event {
            CoroutineResult::Yield(Suspend::Done(result)) => HostEvent::Done(result),
            CoroutineResult::Yield(Suspend::Thrown(exception)) => HostEvent::Thrown(exception),
            CoroutineResult::Return(()) => HostEvent::Done(Given::default()),
            CoroutineResult::Yield(Suspend::Callback { number, args, rest }) => {
                HostEvent::Callback { number, args, rest }
            }
            CoroutineResult::Yield(Suspend::Operator(request)) => HostEvent::Operator(request),
            CoroutineResult::Yield(Suspend::Left(end)) => HostEvent::Left(end),
            CoroutineResult::Yield(Suspend::Faulted(signal)) => HostEvent::Faulted(signal),
            CoroutineResult::Yield(Suspend::Stopped) => HostEvent::Stopped,
        }
    }
}

impl Drop for Fiber {
    fn drop(&mut self) {
        if self.idle && self.coroutine.started() {
            self.step(Resume::Stop);
        } else if !self.coroutine.done() {
            // SAFETY: what is left on the fiber's stack are frames of C, of `raw::Room::call` and of a callback, which lose no
            // more than the memory of a few numbers.
            unsafe { self.coroutine.force_reset() };
        }
    }
}

/// A run under way on this thread: what the program's `exit` and its faults in host functions come back through.
pub struct Run {
    _watch: Watch,
    _process: RunGuard,
}

impl Drop for Run {
    fn drop(&mut self) {
        RUNS.set(RUNS.get() - 1);
    }
}

/// Begins a run; it lasts until the guard is dropped, and can be ended from outside.
pub fn begin_run(timeout: Option<Duration>) -> Run {
    guard::install();
    raw::register();
    entry::register();
    RUNS.set(RUNS.get() + 1);
    alternate::ensure();
    Run { _watch: Watch::begin(timeout, guard::take_out), _process: process::begin_run(leave) }
}

/// Ends the run from inside a host function. Installed with [`process::begin_run`].
fn leave(end: End) -> ! {
    let current = CURRENT.get();
    if !current.is_null() {
        // SAFETY: set by the fiber that runs now, whose stack holds the yielder.
        unsafe { (*(*current).yielder).suspend(Suspend::Left(end)) };
    }
    // Nobody resumes a fiber that left; and host functions run nowhere else.
    std::process::abort()
}

/// How [`flush`] ended.
pub enum Flushed {
    /// Everything is written.
    Done,
    /// The run was ended from outside meanwhile.
    Stopped,
    /// The C library met a signal of this number.
    Faulted(libc::c_int),
}

/// Writes out what stdio holds back, at the end of a run.
pub fn flush(host: &mut Host) -> Flushed {
    extern "sysv64" fn all() {
        process::flush_stdio();
    }
    let signature = Signature { args: [].into(), giving: abi::Giving::Nothing };
    let event = host.call(&signature, all as *const () as u64, &[]);
    host.abandon();
    match event {
        Ok(HostEvent::Stopped) => Flushed::Stopped,
        Ok(HostEvent::Faulted(signal)) => Flushed::Faulted(signal.number),
        _ => Flushed::Done,
    }
}

/// Asks the interpreter for a block of C++'s `new`, or gives it one back, if a host function does so on a fiber.
pub fn keep(request: Request) -> Answer {
    let current = CURRENT.get();
    if current.is_null() {
        return Answer::Decline;
    }
    // SAFETY: set by the fiber this runs on, whose stack holds the yielder.
    let answer = unsafe { (*(*current).yielder).suspend(Suspend::Operator(request)) };
    CURRENT.set(current);
    match answer {
        Resume::Returned(words) if words.first() == Some(&1) => Answer::Block(words.get(1).copied().unwrap_or(0)),
        _ => Answer::Decline,
    }
}

/// The stacks host functions run on.
#[derive(Default)]
pub struct Host {
    idle: Vec<Fiber>,
    active: Vec<Fiber>,
}

impl Host {
    /// Calls a host function. `args` are the values as registers hold them.
    pub fn call(&mut self, signature: &Signature, address: u64, args: &[Words]) -> Result<HostEvent, String> {
        let mut fiber = match self.idle.pop() {
            Some(fiber) => fiber,
            None => Fiber::new().map_err(|e| format!("there is no memory for the stack of a host function: {e}"))?,
        };
        let event = fiber.step(Resume::Call { signature, code: address, args });
        Ok(self.put(fiber, event))
    }

    /// Gives the host function that called back the result, and lets it go on.
    pub fn resume(&mut self, result: Vec<u64>) -> Option<HostEvent> {
        let mut fiber = self.active.pop()?;
        let event = fiber.step(Resume::Returned(result));
        Some(self.put(fiber, event))
    }

    /// Lets an exception go on into the host function that called back.
    pub fn throw(&mut self, exception: u64) -> Option<HostEvent> {
        let mut fiber = self.active.pop()?;
        let event = fiber.step(Resume::Threw(exception));
        Some(self.put(fiber, event))
    }

    fn put(&mut self, fiber: Fiber, event: HostEvent) -> HostEvent {
        match event {
            HostEvent::Done(_) | HostEvent::Thrown(_) => self.idle.push(fiber),
            _ => self.active.push(fiber),
        }
        event
    }

    /// Whether a host function waits for a function of the program.
    pub fn is_waiting(&self) -> bool {
        !self.active.is_empty()
    }

    /// How many host functions wait for functions of the program.
    pub fn waiting(&self) -> usize {
        self.active.len()
    }

    /// Gives up all but the outermost so many that wait: the program has left them.
    pub fn abandon_above(&mut self, waiting: usize) {
        self.active.truncate(waiting);
    }

    /// Gives up the host functions that wait: the run has ended.
    pub fn abandon(&mut self) {
        self.active.clear();
    }
}

/// Whether there is executable code at an address that the program made up or got from elsewhere.
pub fn is_code(address: u64) -> bool {
    // A line reads `7f12-7f34 r-xp …`.
    let executable = |line: &str| {
        let (range, rest) = line.split_once(' ')?;
        let (low, high) = range.split_once('-')?;
        let low = u64::from_str_radix(low, 16).ok()?;
        let high = u64::from_str_radix(high, 16).ok()?;
        Some((low..high).contains(&address) && rest.as_bytes().get(2) == Some(&b'x'))
    };
    match std::fs::read_to_string("/proc/self/maps") {
        Ok(maps) => maps.lines().any(|line| executable(line) == Some(true)),
        // Without that file nothing can be said.
        Err(_) => true,
    }
}

/// The exit status of a process whose program was stopped.
const STOPPED: libc::c_int = 134;

/// Ends the process with a sentence: there is no way back, and perhaps no more than a signal handler may do.
fn give_up(text: &'static str) -> ! {
    // SAFETY: writes bytes to standard error, and leaves the process as it is.
    unsafe {
        libc::write(2, text.as_ptr().cast(), text.len());
        libc::_exit(STOPPED)
    }
}

/// Runs on a fiber when a host function calls a function of the program.
///
/// # Safety
/// Only for stubs, with the registers as they were at the call.
unsafe extern "sysv64-unwind" fn called_back(registers: &mut Registers, target: &Target) {
    registers.clear_results();
    let current = CURRENT.get();
    if current.is_null() {
        // The interpreter cannot be interrupted just anywhere, and elsewhere there is none.
        give_up(match RUNS.get() {
            0 => "llvmlite-jit: a host function calls the program from another thread, or after its end\n",
            _ => "llvmlite-jit: the interpreter runs handlers of signals only while a C function is called\n",
        });
    }
    let here = std::ptr::from_ref(&current) as usize;
    // SAFETY: set by the fiber this runs on; nobody resumes it after this.
    unsafe {
        let low = (*current).stack.start;
        if here - low < RESERVE {
            let address = low as u64;
            let signal = Signal { number: libc::SIGSEGV, code: libc::SI_USER, address, stack_used_up: true };
            (*(*current).yielder).suspend(Suspend::Faulted(signal));
        }
    }
    // SAFETY: whoever calls a function of the program passes what it takes; nobody can know better.
    let (args, rest) = unsafe { registers.arguments(&target.shape) };
    let request = Suspend::Callback { number: target.number, args, rest };
    // SAFETY: set by the fiber this runs on.
    let answer = unsafe { (*(*current).yielder).suspend(request) };
    CURRENT.set(current);
    let words = match answer {
        Resume::Returned(words) => words,
        Resume::Threw(exception) => {
            // SAFETY: an exception that was thrown before, and that nobody has caught.
            unsafe { unwind::_Unwind_RaiseException(exception as *mut unwind::Exception) };
            give_up("llvmlite-jit: an exception went past the outermost frame\n");
        }
        Resume::Call { .. } | Resume::Stop => return,
    };
    // SAFETY: likewise it has room for the result.
    unsafe { registers.give(&target.shape.giving, &words) };
}

#[cfg(test)]
mod tests {
    use super::abi::{Giving, Passing};
    use super::*;

    #[test]
    fn host_functions_are_called_with_any_signature() {
        let mut host = Host::default();
        let word = || Giving::Registers(vec![Passing::Word]);
        let signature = Signature { args: [Passing::Word].into(), giving: word() };
        let event = host.call(&signature, libc::abs as *const () as u64, &[[(-5i32) as u32 as u64, 0]]).unwrap();
        assert!(matches!(event, HostEvent::Done(Given { registers, .. }) if registers[0] as u32 == 5));
        let mut buffer = [0u8; 32];
        let args = [Passing::Word, Passing::Word, Passing::Word, Passing::Double, Passing::Word];
        let signature = Signature { args: args.into(), giving: word() };
        let args = [buffer.as_mut_ptr() as u64, 32, c"%.2f %d".as_ptr() as u64, 1.5f64.to_bits(), 7];
        let event = host.call(&signature, libc::snprintf as *const () as u64, &args.map(|a| [a, 0])).unwrap();
        assert!(matches!(event, HostEvent::Done(Given { registers, .. }) if registers[0] as u32 == 6));
        assert!(buffer.starts_with(b"1.50 7\0"));
        assert_eq!((host.idle.len(), host.active.len()), (1, 0));
    }
}
