//! Calls of host functions, through libffi and on stacks of their own.
//!
//! A host function may call a function of the program (`qsort`), and it may end the run (`exit`). Neither may happen on top
//! of the interpreter's own stack: the depth of calls would then be bounded by it, and there would be no way to leave. So a
//! host function runs on a coroutine ([`Fiber`]); a call back into the program suspends it with a request, the one
//! interpreter loop runs the function, and resumes it with the result. The end of a run suspends it for good, and so does a
//! fault ([`guard`]).
//!
//! A fiber is used again for the next call, so that a call costs two switches of the stack and no allocation.

mod guard;

pub use guard::Signal;

use super::code::{Function, Kind};
use crate::host::process::{self, End, RunGuard};
use corosensei::stack::{DefaultStack, Stack};
use corosensei::{Coroutine, CoroutineResult, Yielder};
use libffi::middle::{Cif, Closure, Type as FfiType};
use std::cell::Cell;
use std::ffi::c_void;
use std::ops::Range;

/// Stack of a host function. Only pages that are used cost anything.
const STACK: usize = 8 << 20;

/// What must be left of a fiber's stack for a call back into the program. A fault of our own code there, perhaps in the
/// middle of an allocation, would be worse than one of the host function.
const RESERVE: usize = 64 << 10;

/// How to call a host function from one call site.
#[derive(Debug)]
pub struct Signature {
    cif: Cif,
}

/// The type libffi passes a value as: integers go as 64 bits, extended by the caller, which is what the registers and stack
/// slots of x86-64 hold anyway.
fn ffi_type(kind: Kind, variadic: bool) -> FfiType {
    match kind {
        Kind::Void => FfiType::void(),
        // C never passes a float to `...`; if the program does, the low half of the register is what it passes.
        Kind::Float if variadic => FfiType::f64(),
        Kind::Float => FfiType::f32(),
        Kind::Double => FfiType::f64(),
        Kind::Ptr => FfiType::pointer(),
        Kind::Int(_) => FfiType::u64(),
    }
}

impl Signature {
    /// For arguments of these kinds; `fixed`: how many come before `...`, if the callee is variadic.
    pub fn new(kinds: &[Kind], fixed: Option<u32>, ret: Kind) -> Result<Signature, String> {
        let variadic = |i: usize| fixed.is_some_and(|f| i >= f as usize);
        let types = kinds.iter().enumerate().map(|(i, k)| ffi_type(*k, variadic(i)));
        let ret = ffi_type(ret, false);
        let cif = match fixed {
            Some(fixed) => Cif::try_new_variadic(types, (fixed as usize).min(kinds.len()), ret),
            None => Cif::try_new(types, ret),
        };
        cif.map(|cif| Signature { cif }).map_err(|e| format!("{e:?}"))
    }
}

/// Room for the arguments of a call, as libffi takes them.
#[derive(Default)]
struct Room {
    values: Vec<u64>,
    pointers: Vec<*mut c_void>,
}

impl Room {
    /// Makes a call. The values fit the signature; whether the function really has that type nobody can know.
    ///
    /// # Safety
    /// `cif` is valid, and there is a function at `code`.
    unsafe fn call(&mut self, cif: *mut libffi::low::ffi_cif, code: *mut c_void, args: &[u64]) -> u64 {
        self.values.clear();
        self.values.extend_from_slice(args);
        self.pointers.clear();
        self.pointers.extend(self.values.iter_mut().map(|v| std::ptr::from_mut(v).cast::<c_void>()));
        // Room for a pair of registers, which is the most that comes back.
        let mut result = [0u64; 2];
        // SAFETY: there are as many pointers as the cif has arguments, each to a value of at least its size.
        unsafe {
            libffi::raw::ffi_call(
                cif,
                Some(std::mem::transmute::<*mut c_void, unsafe extern "C" fn()>(code)),
                result.as_mut_ptr().cast(),
                self.pointers.as_mut_ptr(),
            );
        }
        result[0]
    }
}

/// What goes into a fiber.
enum Resume {
    /// Make this call. The arguments live until the fiber is suspended for the first time.
    Call { cif: *mut libffi::low::ffi_cif, code: *mut c_void, args: *const [u64] },
    /// The function of the program that was asked for has returned this.
    Returned(u64),
    /// Come to an end.
    Stop,
}

/// What comes out of a fiber.
enum Suspend {
    /// The host function has returned this; or nothing was called yet.
    Done(u64),
    /// The host function calls a function of the program.
    Callback { number: u32, args: Vec<u64> },
    /// The run is to end.
    Left(End),
    /// The host function was cut off.
    Faulted(Signal),
}

/// What a host function did.
#[derive(Debug)]
pub enum HostEvent {
    /// It returned this.
    Done(u64),
    /// It calls a function of the program, by number; [`Host::resume`] takes the result.
    Callback {
        /// Which.
        number: u32,
        /// Arguments, as registers hold them.
        args: Vec<u64>,
    },
    /// It ends the run.
    Left(End),
    /// It was cut off by a signal.
    Faulted(Signal),
}

struct Fiber {
    coroutine: Coroutine<Resume, Suspend, ()>,
    /// Whether no call is under way.
    idle: bool,
}

/// The fiber that runs, as it is known to what runs on it. It lies in the fiber's outermost frame.
struct Running {
    yielder: *const Yielder<Resume, Suspend>,
    stack: Range<usize>,
}

thread_local! {
    /// The fiber that runs on this thread now.
    static CURRENT: Cell<*const Running> = const { Cell::new(std::ptr::null()) };
}

impl Fiber {
    fn new() -> std::io::Result<Fiber> {
        let stack = DefaultStack::new(STACK)?;
        let range = stack.limit().get()..stack.base().get();
        let coroutine = Coroutine::with_stack(stack, move |yielder, first| {
            let running = Running { yielder, stack: range };
            let mut room = Room::default();
            let mut next = first;
            while let Resume::Call { cif, code, args } = next {
                CURRENT.set(&raw const running);
                // SAFETY: `Host::call` made the request from a signature of the running interpreter and from arguments that
                // it holds while this fiber runs for the first time, which is when they are copied.
                let result = unsafe { room.call(cif, code, &*args) };
                next = yielder.suspend(Suspend::Done(result));
            }
        });
        Ok(Fiber { coroutine, idle: true })
    }

    fn step(&mut self, input: Resume) -> HostEvent {
        // Engines may nest: whoever ran on this thread before does so again afterwards.
        let before = CURRENT.get();
        let event = self.coroutine.resume(input);
        CURRENT.set(before);
        self.idle = matches!(event, CoroutineResult::Yield(Suspend::Done(_)));
        match event {
            CoroutineResult::Yield(Suspend::Done(result)) => HostEvent::Done(result),
            CoroutineResult::Return(()) => HostEvent::Done(0),
            CoroutineResult::Yield(Suspend::Callback { number, args }) => HostEvent::Callback { number, args },
            CoroutineResult::Yield(Suspend::Left(end)) => HostEvent::Left(end),
            CoroutineResult::Yield(Suspend::Faulted(signal)) => HostEvent::Faulted(signal),
        }
    }
}

impl Drop for Fiber {
    fn drop(&mut self) {
        if self.idle && self.coroutine.started() {
            self.step(Resume::Stop);
        } else if !self.coroutine.done() {
            // SAFETY: what is left on the fiber's stack are frames of C, of `Room::call` and of a callback, which lose no
            // more than the memory of a few numbers.
            unsafe { self.coroutine.force_reset() };
        }
    }
}

/// A run under way on this thread: what the program's `exit` and its faults in host functions come back through.
pub struct Run {
    _process: RunGuard,
    _alternate: guard::AlternateStack,
}

/// Begins a run; it lasts until the guard is dropped.
pub fn begin_run() -> Run {
    guard::install();
    Run { _process: process::begin_run(leave), _alternate: guard::AlternateStack::set() }
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

/// The stacks host functions run on.
#[derive(Default)]
pub struct Host {
    idle: Vec<Fiber>,
    active: Vec<Fiber>,
}

impl Host {
    /// Calls a host function. `args` are the values as registers hold them.
    pub fn call(&mut self, signature: &Signature, address: u64, args: &[u64]) -> Result<HostEvent, String> {
        let mut fiber = match self.idle.pop() {
            Some(fiber) => fiber,
            None => Fiber::new().map_err(|e| format!("there is no memory for the stack of a host function: {e}"))?,
        };
        let (cif, code) = (signature.cif.as_raw_ptr(), address as *mut c_void);
        let event = fiber.step(Resume::Call { cif, code, args });
        Ok(self.put(fiber, event))
    }

    /// Gives the host function that called back the result, and lets it go on.
    pub fn resume(&mut self, result: u64) -> Option<HostEvent> {
        let mut fiber = self.active.pop()?;
        let event = fiber.step(Resume::Returned(result));
        Some(self.put(fiber, event))
    }

    fn put(&mut self, fiber: Fiber, event: HostEvent) -> HostEvent {
        match event {
            HostEvent::Done(_) => self.idle.push(fiber),
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

/// What a closure knows about the function it stands for.
struct Target {
    number: u32,
    params: Box<[Kind]>,
    ret: Kind,
}

/// Code that stands for functions of the program, so that host functions can call them.
#[derive(Default)]
pub struct Closures {
    // The targets are leaked while a closure refers to them; `drop` takes them back.
    all: Vec<(Option<Closure<'static>>, *mut Target)>,
}

impl Closures {
    /// The address of code for a function; 0 if the system refuses memory for it.
    pub fn make(&mut self, number: u32, function: &Function) -> u64 {
        let cif = Cif::try_new(function.params.iter().map(|k| ffi_type(*k, false)), ffi_type(function.ret, false));
        let Ok(cif) = cif else { return 0 };
        let target = Target { number, params: function.params.clone(), ret: function.ret };
        let target = Box::into_raw(Box::new(target));
        // SAFETY: just made from a box; it is freed in `drop`, after the closure.
        let shared: &'static Target = unsafe { &*target };
        let closure = Closure::try_new::<Target, u64>(cif, called_back, shared).ok();
        let address = closure.as_ref().map_or(0, |c| *c.code_ptr() as usize as u64);
        self.all.push((closure, target));
        address
    }
}

impl Drop for Closures {
    fn drop(&mut self) {
        for (closure, target) in self.all.drain(..) {
            drop(closure);
            // SAFETY: made by `Box::into_raw` in `make`; the only user, the closure, is gone.
            drop(unsafe { Box::from_raw(target) });
        }
    }
}

/// Runs on a fiber when a host function calls a function of the program.
unsafe extern "C" fn called_back(
    _cif: &libffi::low::ffi_cif,
    result: &mut u64,
    args: *const *const c_void,
    target: &Target,
) {
    let current = CURRENT.get();
    if current.is_null() {
        // Called from another thread, or after the run: there is no interpreter to run the function.
        let text = b"internal error: a host function called into a program that is not running\n";
        // SAFETY: writes a constant to standard error; the process is about to end.
        unsafe { libc::write(2, text.as_ptr().cast(), text.len()) };
        std::process::abort();
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
    let mut values = Vec::with_capacity(target.params.len());
    for (i, kind) in target.params.iter().enumerate() {
        // SAFETY: libffi passes as many pointers as the cif has arguments, each to a value of its type: four bytes for a
        // float, eight for everything else.
        let value = unsafe {
            let at = *args.add(i);
            match kind {
                Kind::Float => u64::from(at.cast::<u32>().read_unaligned()),
                _ => at.cast::<u64>().read_unaligned(),
            }
        };
        values.push(value);
    }
    // SAFETY: set by the fiber this runs on.
    let answer = unsafe { (*(*current).yielder).suspend(Suspend::Callback { number: target.number, args: values }) };
    CURRENT.set(current);
    if let Resume::Returned(value) = answer
        && target.ret != Kind::Void
    {
        *result = value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn host_functions_are_called_with_any_signature() {
        let mut host = Host::default();
        let signature = Signature::new(&[Kind::Int(32)], None, Kind::Int(32)).unwrap();
        let event = host.call(&signature, libc::abs as *const () as u64, &[(-5i32) as u32 as u64]).unwrap();
        assert!(matches!(event, HostEvent::Done(v) if v as u32 == 5));
        let mut buffer = [0u8; 32];
        let kinds = [Kind::Ptr, Kind::Int(64), Kind::Ptr, Kind::Double, Kind::Int(32)];
        let signature = Signature::new(&kinds, Some(3), Kind::Int(32)).unwrap();
        let args = [buffer.as_mut_ptr() as u64, 32, c"%.2f %d".as_ptr() as u64, 1.5f64.to_bits(), 7];
        let event = host.call(&signature, libc::snprintf as *const () as u64, &args).unwrap();
        assert!(matches!(event, HostEvent::Done(v) if v as u32 == 6));
        assert!(buffer.starts_with(b"1.50 7\0"));
        assert_eq!((host.idle.len(), host.active.len()), (1, 0));
    }
}
