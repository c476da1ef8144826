//! Calls of host functions, on separate stacks.
//!
//! A host function may call back into the program (`qsort`) and may end the run (`exit`). Neither may happen on top of
//! the interpreter's own stack, which would then bound the depth of calls and could not be left. Therefore a host
//! function runs on a coroutine ([`Fiber`]). A callback suspends it with a request; the single interpreter loop runs
//! the function and resumes the fiber with the result. The end of the run suspends the fiber forever, and so does a
//! fault ([`guard`]).
//!
//! Fibers are reused, so a call costs two stack switches and no allocation.

pub mod abi;
mod call;
mod callback_thunks;
pub mod cpu_instructions;
mod guard;
mod output_words;
pub mod x87;

pub use call::RawReturn;
pub use callback_thunks::CallbackThunks;
pub use guard::HostSignal;
pub use output_words::Outputs;

use crate::host::interpose::sigaction;
use crate::host::interrupt::InterruptGuard;
use crate::host::linux::record::RecordSelector;
use crate::host::process::cxx_allocator::{AllocReply, AllocRequest};
use crate::host::process::{self, ExitReason, RunGuard};
use crate::host::signals::handlers::EngineGuard;
use crate::host::signals::sigaltstack;
use crate::host::unwind;
use abi::Signature;
use callback_thunks::{Registers, ThunkTarget};
use corosensei::stack::{DefaultStack, Stack};
use corosensei::{Coroutine, CoroutineResult, Yielder};
use std::cell::Cell;
use std::ops::Range;
use std::time::Duration;

/// Maximum number of host functions that wait for a callback at a time. Each needs a stack, and the number of
/// mappings per process is limited.
pub const MAX_WAITING: usize = 4 << 10;

/// Stack size of a host function, in bytes. Pages are only allocated when touched.
const STACK: usize = 8 << 20;

/// Minimum of free stack on a fiber for a callback, in bytes. A fault in this crate's code there, perhaps during an
/// allocation, would be worse than one in the host function.
const RESERVE: usize = 64 << 10;

/// A scalar at the boundary to native code: the low and the high word.
pub type Words = [u64; 2];

/// Message to a fiber.
enum Resume {
    /// Perform this call. The signature lives as long as the code of the program; the arguments live until the fiber
    /// suspends for the first time.
    Call { signature: *const Signature, code: u64, args: *const [Words] },
    /// The callback returned: result registers, or the words of a result in memory.
    Returned(Vec<u64>),
    /// The callback threw this exception.
    Threw(u64),
    /// Finish.
    Stop,
}

/// Message from a fiber.
enum Suspend {
    /// The host function returned, or no call was made yet.
    Done(RawReturn),
    /// The host function threw this exception.
    Thrown(u64),
    /// The host function called C++ `operator new` or `operator delete`.
    Operator(AllocRequest),
    /// The host function calls a function of the program.
    Callback { number: u32, args: Vec<Words>, rest: Option<VarargArea> },
    /// The run ends.
    Left(ExitReason),
    /// The host function was interrupted by a signal.
    Faulted(HostSignal),
    /// The run was stopped from outside.
    Stopped,
}

/// Event during a host call.
#[derive(Debug)]
pub enum HostEvent {
    /// The function returned.
    Done(RawReturn),
    /// The function threw this exception.
    Thrown(u64),
    /// The function called C++ `operator new` or `operator delete`. [`Host::resume`] takes whether the
    /// request was handled, and the block.
    Operator(AllocRequest),
    /// The function calls a function of the program; [`Host::resume`] takes the result.
    Callback {
        /// Number of the function.
        number: u32,
        /// Arguments as register values.
        args: Vec<Words>,
        /// Variable arguments, if the function takes some.
        rest: Option<VarargArea>,
    },
    /// The function ends the run.
    Left(ExitReason),
    /// The function was interrupted by a signal.
    Faulted(HostSignal),
    /// The function was interrupted because the run is stopped from outside.
    Stopped,
}

/// Variable arguments of a callback.
#[derive(Debug)]
pub struct VarargArea {
    /// Argument registers, in the layout of a register save area.
    pub registers: Box<[u64; SAVED]>,
    /// Address of the first stack argument.
    pub stack: u64,
}

/// Words in a register save area: six integer registers, and eight vector registers of two words.
const SAVED: usize = 22;

struct Fiber {
    coroutine: Coroutine<Resume, Suspend, ()>,
    stack: Range<usize>,
    /// Whether no call is in progress.
    idle: bool,
    /// Whether the functions that it calls are recorded.
    inside: RecordSelector,
}

/// The running fiber, as seen by code that runs on it. Lives in the fiber's outermost frame.
struct Running {
    yielder: *const Yielder<Resume, Suspend>,
    stack: Range<usize>,
}

thread_local! {
    /// Fiber that currently runs on this thread.
    static CURRENT: Cell<*const Running> = const { Cell::new(std::ptr::null()) };
    /// Number of runs in progress on this thread.
    static RUNS: Cell<u32> = const { Cell::new(0) };
}

impl Fiber {
    fn new() -> std::io::Result<Fiber> {
        let stack = DefaultStack::new(STACK)?;
        let range = stack.limit().get()..stack.base().get();
        let stack_range = range.clone();
        let coroutine = Coroutine::with_stack(stack, move |yielder, first| {
            let running = Running { yielder, stack: range };
            let mut stack_args = call::StackArgs::default();
            let mut next = first;
            while let Resume::Call { signature, code, args } = next {
                CURRENT.set(&raw const running);
                // SAFETY: `Host::call` made the request from a signature of the running interpreter and from arguments
                // that it keeps alive until this fiber first suspends; they are copied before that.
                let result = unsafe { stack_args.call(&*signature, code, &*args) };
                next = yielder.suspend(match result.thrown {
                    0 => Suspend::Done(result),
                    exception => Suspend::Thrown(exception),
                });
            }
        });
        Ok(Fiber { coroutine, stack: stack_range, idle: true, inside: RecordSelector::default() })
    }

    fn step(&mut self, input: Resume) -> HostEvent {
        // Engines may nest: restore the fiber that ran on this thread before.
        let before = CURRENT.get();
        let stack_before = sigaction::replace_host_stack((self.stack.start, self.stack.end));
        if self.idle {
            self.inside = RecordSelector::default();
        }
        let coroutine = &mut self.coroutine;
        let event = self.inside.during(|| coroutine.resume(input));
        CURRENT.set(before);
        sigaction::replace_host_stack(stack_before);
        self.idle = matches!(event, CoroutineResult::Yield(Suspend::Done(_) | Suspend::Thrown(_)));
        match event {
            CoroutineResult::Yield(Suspend::Done(result)) => HostEvent::Done(result),
            CoroutineResult::Yield(Suspend::Thrown(exception)) => HostEvent::Thrown(exception),
            CoroutineResult::Return(()) => HostEvent::Done(RawReturn::default()),
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
            // SAFETY: the frames left on the fiber's stack belong to C, `call::StackArgs::call` and a callback;
            // dropping them leaks at most a few small allocations.
            unsafe { self.coroutine.force_reset() };
            sigaction::leave_handlers(self.stack.clone());
        }
    }
}

/// Guard of a run in progress on this thread. Routes the program's `exit` and its faults in host functions
/// back to the interpreter.
pub struct Run {
    _watch: InterruptGuard,
    _process: RunGuard,
}

impl Drop for Run {
    fn drop(&mut self) {
        RUNS.set(RUNS.get() - 1);
    }
}

/// Registers an interpreter, which needs the signal handler during its lifetime.
pub fn count_engine() -> EngineGuard {
    guard::HANDLER.count_engine()
}

/// Begins a run, which lasts until the guard is dropped and can be stopped from outside.
pub fn begin_run(timeout: Option<Duration>) -> Run {
    guard::HANDLER.install();
    call::register_unwind_info();
    callback_thunks::register_unwind_info();
    RUNS.set(RUNS.get() + 1);
    sigaltstack::ensure();
    Run { _watch: InterruptGuard::begin(timeout, guard::interrupt_host_call), _process: process::begin_run(leave) }
}

/// Ends the run from inside a host function. Installed with [`process::begin_run`].
fn leave(end: ExitReason) -> ! {
    let current = CURRENT.get();
    if !current.is_null() {
        // SAFETY: set by the fiber that currently runs, whose stack holds the yielder.
        unsafe { (*(*current).yielder).suspend(Suspend::Left(end)) };
    }
    // A fiber that exited is never resumed, and host functions run only on fibers.
    std::process::abort()
}

/// Result of [`flush`].
pub enum FlushResult {
    /// All buffers are written.
    Done,
    /// The run was stopped from outside in the meantime.
    Stopped,
    /// The C library received this signal.
    Faulted(libc::c_int),
}

/// Flushes stdio at the end of a run.
pub fn flush(host: &mut Host) -> FlushResult {
    extern "sysv64" fn all() {
        process::flush_stdio();
    }
    let signature = Signature { args: [].into(), ret: abi::ReturnPassing::Nothing };
    let event = host.call(&signature, all as *const () as u64, &[]);
    host.abandon();
    match event {
        Ok(HostEvent::Stopped) => FlushResult::Stopped,
        Ok(HostEvent::Faulted(signal)) => FlushResult::Faulted(signal.number),
        _ => FlushResult::Done,
    }
}

/// Passes a request of C++ `operator new` or `operator delete` to the interpreter. Declines it outside of
/// fibers.
pub fn forward_operator(request: AllocRequest) -> AllocReply {
    let current = CURRENT.get();
    if current.is_null() {
        return AllocReply::Decline;
    }
    // SAFETY: set by the fiber that this runs on, whose stack holds the yielder.
    let answer = unsafe { (*(*current).yielder).suspend(Suspend::Operator(request)) };
    CURRENT.set(current);
    match answer {
        Resume::Returned(words) if words.first() == Some(&1) => AllocReply::Block(words.get(1).copied().unwrap_or(0)),
        _ => AllocReply::Decline,
    }
}

/// Stacks for host functions.
#[derive(Default)]
pub struct Host {
    idle: Vec<Fiber>,
    active: Vec<Fiber>,
}

impl Host {
    /// Calls a host function. `args`: register values.
    pub fn call(&mut self, signature: &Signature, address: u64, args: &[Words]) -> Result<HostEvent, String> {
        let mut fiber = match self.idle.pop() {
            Some(fiber) => fiber,
            None => Fiber::new().map_err(|e| format!("cannot allocate the stack of a host function: {e}"))?,
        };
        let event = fiber.step(Resume::Call { signature, code: address, args });
        Ok(self.put(fiber, event))
    }

    /// Resumes the host function that made a callback with the result of the callback.
    pub fn resume(&mut self, result: Vec<u64>) -> Option<HostEvent> {
        let mut fiber = self.active.pop()?;
        let event = fiber.step(Resume::Returned(result));
        Some(self.put(fiber, event))
    }

    /// Resumes the host function that made a callback with an exception.
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

    /// Whether a host function waits for a callback.
    pub fn is_waiting(&self) -> bool {
        !self.active.is_empty()
    }

    /// Returns the number of host functions that wait for a callback.
    pub fn waiting(&self) -> usize {
        self.active.len()
    }

    /// Drops all waiting host functions except the `waiting` outermost ones, after the program unwound past them.
    pub fn abandon_above(&mut self, waiting: usize) {
        self.active.truncate(waiting);
    }

    /// Drops the idle stacks. Code on a stack may have kept addresses of thread-local data of its thread.
    pub fn drop_idle(&mut self) {
        self.idle.clear();
    }

    /// Drops all waiting host functions at the end of a run.
    pub fn abandon(&mut self) {
        self.active.clear();
    }
}

/// Whether an address of unknown origin is in executable memory.
pub fn is_code(address: u64) -> bool {
    // Line format: `7f12-7f34 r-xp …`.
    let executable = |line: &str| {
        let (range, rest) = line.split_once(' ')?;
        let (low, high) = range.split_once('-')?;
        let low = u64::from_str_radix(low, 16).ok()?;
        let high = u64::from_str_radix(high, 16).ok()?;
        Some((low..high).contains(&address) && rest.as_bytes().get(2) == Some(&b'x'))
    };
    match std::fs::read_to_string("/proc/self/maps") {
        Ok(maps) => maps.lines().any(|line| executable(line) == Some(true)),
        // Without that file, assume that it is.
        Err(_) => true,
    }
}

/// Exit status of a process whose program was stopped.
const STOPPED: libc::c_int = 134;

/// Ends the process with a message, since there is no way back. Calls only async-signal-safe functions.
fn abort_with(text: &'static str) -> ! {
    // SAFETY: writes bytes to standard error and exits at once.
    unsafe {
        libc::write(2, text.as_ptr().cast(), text.len());
        libc::_exit(STOPPED)
    }
}

/// Handles a call of a function of the program by a host function, on the fiber of the host function.
///
/// # Safety
/// Only for stubs, with the registers as at the call.
unsafe extern "sysv64-unwind" fn handle_callback(registers: &mut Registers, target: &ThunkTarget) {
    registers.clear_results();
    let current = CURRENT.get();
    if current.is_null() {
        // The interpreter cannot be interrupted at arbitrary points, and outside of a run no interpreter could handle
        // the call.
        abort_with(match RUNS.get() {
            0 => "llvmlite-jit: a host function called the program from another thread, or after its end\n",
            _ => "llvmlite-jit: the interpreter runs signal handlers only while a C function is called\n",
        });
    }
    let here = std::ptr::from_ref(&current) as usize;
    // SAFETY: set by the fiber that this runs on, which is never resumed after this.
    unsafe {
        let low = (*current).stack.start;
        if here - low < RESERVE {
            let address = low as u64;
            let signal = HostSignal { number: libc::SIGSEGV, code: libc::SI_USER, address, stack_used_up: true };
            (*(*current).yielder).suspend(Suspend::Faulted(signal));
        }
    }
    // SAFETY: the caller passes arguments of the function's type; this cannot be checked.
    let (args, rest) = unsafe { registers.arguments(&target.prototype) };
    let request = Suspend::Callback { number: target.number, args, rest };
    // SAFETY: set by the fiber that this runs on.
    let answer = unsafe { (*(*current).yielder).suspend(request) };
    CURRENT.set(current);
    let words = match answer {
        Resume::Returned(words) => words,
        Resume::Threw(exception) => {
            // SAFETY: a thrown exception that has not been caught.
            unsafe { unwind::_Unwind_RaiseException(exception as *mut unwind::UnwindException) };
            abort_with("llvmlite-jit: an exception propagated out of the outermost frame\n");
        }
        Resume::Call { .. } | Resume::Stop => return,
    };
    // SAFETY: as above, the caller provides memory for the result.
    unsafe { registers.give(&target.prototype.ret, &words) };
}

#[cfg(test)]
mod tests {
    use super::abi::{Passing, ReturnPassing};
    use super::*;

    #[test]
    fn host_functions_are_called_with_any_signature() {
        let mut host = Host::default();
        let word = || ReturnPassing::Registers(vec![Passing::Word]);
        let signature = Signature { args: [Passing::Word].into(), ret: word() };
        let event = host.call(&signature, libc::abs as *const () as u64, &[[(-5i32) as u32 as u64, 0]]).unwrap();
        assert!(matches!(event, HostEvent::Done(RawReturn { registers, .. }) if registers[0] as u32 == 5));
        let mut buffer = [0u8; 32];
        let args = [Passing::Word, Passing::Word, Passing::Word, Passing::Double, Passing::Word];
        let signature = Signature { args: args.into(), ret: word() };
        let args = [buffer.as_mut_ptr() as u64, 32, c"%.2f %d".as_ptr() as u64, 1.5f64.to_bits(), 7];
        let event = host.call(&signature, libc::snprintf as *const () as u64, &args.map(|a| [a, 0])).unwrap();
        assert!(matches!(event, HostEvent::Done(RawReturn { registers, .. }) if registers[0] as u32 == 6));
        assert!(buffer.starts_with(b"1.50 7\0"));
        assert_eq!((host.idle.len(), host.active.len()), (1, 0));
    }
}
