//! Why a run ended, as data. Every way a program can end is an [`Outcome`]; `cli::render` makes the report.

use crate::source::{Span, Written};
use crate::value::Value;
use std::error::Error;
use std::fmt;
use std::sync::Arc;

/// The end of a run.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// The called function returned.
    Returned(Value),
    /// The program called `exit` (or `_exit`, `quick_exit`) with this status.
    Exited(i32),
    /// The program was stopped at a fault of its own.
    Trapped(Trap),
    /// A function of the host (libc and others) faulted while the program was calling it.
    HostFault(Trap),
    /// A limit was reached.
    LimitReached(Limit, Box<Stop>),
    /// Ctrl-C.
    Interrupted(Box<Stop>),
    /// A bug of this crate ended the run, and not the program. Nothing can be relied on any more.
    InternalError(Box<Bug>),
}

/// A bug of this crate that showed during a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bug {
    /// What happened.
    pub message: String,
    /// The instruction that was being executed, if known.
    pub span: Option<Span>,
}

/// Which limit ended a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// `--timeout`
    Time,
    /// `--fuel`
    Fuel,
    /// `--max-memory`
    Memory,
    /// `--max-output`
    Output,
}

impl Limit {
    /// Every limit.
    pub const ALL: [Limit; 4] = [Limit::Time, Limit::Fuel, Limit::Memory, Limit::Output];

    /// The stable text: tests and JSON use it.
    pub fn text(self) -> &'static str {
        match self {
            Limit::Time => "time",
            Limit::Fuel => "fuel",
            Limit::Memory => "memory",
            Limit::Output => "output",
        }
    }
}

/// Where a program was when it was stopped from outside.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Stop {
    /// One sentence.
    pub message: String,
    /// The instruction in the text, if known.
    pub span: Option<Span>,
    /// Where that comes from, as in [`Trap::written`].
    pub written: Box<[Written]>,
    /// The function of the host that it was in, if it was in one: that was cut off.
    pub host: Option<String>,
    /// What else is known.
    pub notes: Vec<Note>,
    /// The program's call stack, innermost first.
    pub backtrace: Vec<Frame>,
}

impl Stop {
    /// At the place of a trap, with its sentence.
    pub fn at(trap: Trap) -> Box<Stop> {
        let Trap { message, span, written, notes, backtrace, .. } = trap;
        Box::new(Stop { message, span, written, host: None, notes, backtrace })
    }
}

/// A fault of the program with its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Trap {
    /// What kind.
    pub kind: TrapKind,
    /// The number of the signal that came, if one did.
    pub signal: Option<i32>,
    /// One sentence with the values at hand, e.g. "load of 8 bytes through a null pointer".
    pub message: String,
    /// The instruction in the text, if known.
    pub span: Option<Span>,
    /// Where the instruction comes from, if the text has debug information: the place itself, then each place it was
    /// inlined at, outwards.
    pub written: Box<[Written]>,
    /// What else is known: where the object was allocated, which name the LLVMlite document gives it.
    pub notes: Vec<Note>,
    /// The program's call stack, innermost first.
    pub backtrace: Vec<Frame>,
    /// The error of a function of the host, where that ended the run ([`TrapKind::HostError`]).
    pub error: Option<HostError>,
}

/// The error that a function of the host returned. It can be downcast to the type that it was.
#[derive(Clone, Debug)]
pub struct HostError(Arc<Box<dyn Error + Send + Sync>>);

impl HostError {
    /// From any error, or from a text.
    pub fn new(error: impl Into<Box<dyn Error + Send + Sync>>) -> HostError {
        HostError(Arc::new(error.into()))
    }

    /// The error itself.
    pub fn get(&self) -> &(dyn Error + Send + Sync + 'static) {
        &**self.0
    }
}

impl PartialEq for HostError {
    /// Whether it is the same one.
    fn eq(&self, other: &HostError) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Display for HostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A remark in a fault report.
#[derive(Clone, PartialEq, Debug)]
pub struct Note {
    /// What.
    pub text: String,
    /// Where.
    pub span: Option<Span>,
    /// Where that comes from, as in [`Trap::written`].
    pub written: Box<[Written]>,
}

/// Blocks of the heap that one place made and nobody freed.
#[derive(Clone, PartialEq, Debug)]
pub struct Leak {
    /// The call that made them.
    pub span: Option<Span>,
    /// Where that comes from, as in [`Trap::written`].
    pub written: Box<[Written]>,
    /// How many.
    pub blocks: u64,
    /// Their size together.
    pub bytes: u64,
    /// Whether nothing in the program points to them any more.
    pub lost: bool,
    /// Where the program called the library that made them, if the place above is not its own.
    pub notes: Vec<Note>,
}

/// One function of a call stack.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// Name without the `@`.
    pub function: String,
    /// The instruction it stands at.
    pub span: Option<Span>,
    /// Where that comes from, as in [`Trap::written`].
    pub written: Box<[Written]>,
}

impl Note {
    /// A remark about a place, or about none.
    pub fn new(text: impl Into<String>, span: Option<Span>) -> Self {
        Note { text: text.into(), span, written: Box::default() }
    }
}

impl Frame {
    /// A frame without debug information.
    pub fn new(function: impl Into<String>, span: Option<Span>) -> Self {
        Frame { function: function.into(), span, written: Box::default() }
    }
}

macro_rules! trap_kinds {
    ($($(#[$doc:meta])* $variant:ident = $text:literal),* $(,)?) => {
        /// Kinds of faults. The text of each is stable: tests and JSON use it.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum TrapKind { $($(#[$doc])* $variant),* }
        impl TrapKind {
            /// Every kind.
            pub const ALL: &'static [TrapKind] = &[$(TrapKind::$variant),*];
            /// The stable text.
            pub fn text(self) -> &'static str { match self { $(TrapKind::$variant => $text),* } }
            /// From the stable text.
            pub fn from_text(text: &str) -> Option<Self> { match text { $($text => Some(TrapKind::$variant),)* _ => None } }
        }
    };
}

trap_kinds! {
    /// Load, store or call through a null pointer (the LLVMlite document: NullPtrDeref).
    NullPointer = "null pointer",
    /// Access through an undefined pointer (the LLVMlite document: UndefPtrDeref).
    UndefPointer = "undefined pointer",
    /// Access outside its object (the LLVMlite document: OOBIndexDeref).
    OutOfBounds = "out of bounds",
    /// A copy between ranges that overlap, by a function that must not be given such.
    Overlap = "overlapping ranges",
    /// Access to memory that was freed or whose frame is gone (the LLVMlite document: UseAfterFree).
    UseAfterFree = "use after free",
    /// Access with another type than the memory has (the LLVMlite document: IncompatTagDeref).
    IncompatibleType = "incompatible type",
    /// An undefined value where it matters (the LLVMlite document: UninitMemLoad).
    Uninitialised = "uninitialised value",
    /// Poison where it matters.
    Poison = "poison value",
    /// Access with less alignment than stated.
    Misaligned = "misaligned access",
    /// A bad address the machine refused (compiled code).
    BadAddress = "bad memory access",
    /// Write to a constant.
    ReadOnly = "write to read-only memory",
    /// Division or remainder by zero.
    DivisionByZero = "division by zero",
    /// Division whose result does not fit, such as INT_MIN / -1.
    DivisionOverflow = "division overflow",
    /// The stack is used up.
    StackOverflow = "stack overflow",
    /// `unreachable` was reached.
    Unreachable = "unreachable",
    /// The program called `abort`.
    Abort = "abort",
    /// A function of the host, which is a Rust closure, has panicked.
    Panic = "panic",
    /// A function of the host, which is a Rust closure, returned an error: [`Trap::error`].
    HostError = "host error",
    /// A call of something that is no function, or of another type than written.
    BadCall = "bad call",
    /// A bad argument to free.
    BadFree = "bad free",
    /// An index where the LLVMlite document allows none.
    BadIndex = "bad index",
    /// What an attribute promises does not hold: a `noreturn` function returns, a `readonly` pointer is written through.
    BrokenPromise = "broken promise",
    /// Something that the engine cannot run was reached.
    Unsupported = "unsupported",
    /// A call of the system that the sandbox does not allow.
    Forbidden = "forbidden system call",
    /// An illegal instruction or another signal of the machine.
    Signal = "signal",
}

impl Trap {
    /// A fault without place or stack yet.
    pub fn new(kind: TrapKind, message: impl Into<String>) -> Self {
        let message = message.into();
        let (signal, span, written) = (None, None, Box::default());
        Trap { kind, signal, message, span, written, notes: Vec::new(), backtrace: Vec::new(), error: None }
    }

    /// Adds a remark.
    pub fn note(mut self, text: impl Into<String>, span: Option<Span>) -> Self {
        self.notes.push(Note::new(text, span));
        self
    }
}
