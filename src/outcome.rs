//! Outcomes of runs, as data. Every way in which a program can end is an [`Outcome`]; `cli::report::render` formats
//! the report.

mod call_stack;
pub mod words;

pub use call_stack::{call_stack, repetition};

use crate::source::{DebugLocation, Span};
use crate::value::Value;
use std::error::Error;
use std::fmt;
use std::sync::Arc;

/// Outcome of a run.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// The called function returned.
    Returned(Value),
    /// The program called `exit` (or `_exit`, `quick_exit`) with this status.
    Exited(i32),
    /// The program was stopped at a fault.
    Trapped(Trap),
    /// A host function (libc and others) faulted while the program was calling it.
    HostFault(Trap),
    /// A limit was reached.
    LimitReached(Limit, Box<Interruption>),
    /// The user pressed Ctrl-C.
    Interrupted(Box<Interruption>),
    /// A bug in this crate, rather than the program, ended the run. The process is no longer reliable.
    InternalError(Box<Bug>),
}

/// A bug in this crate that a run has revealed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bug {
    /// Description.
    pub message: String,
    /// Instruction being executed, if known.
    pub span: Option<Span>,
}

/// Limit that ended a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// `--timeout`: wall-clock time.
    Time,
    /// `--fuel`: number of instructions.
    Fuel,
    /// `--max-memory`: bytes of memory.
    Memory,
    /// `--max-output`: bytes of output.
    Output,
}

impl Limit {
    /// All limits.
    pub const ALL: [Limit; 4] = [Limit::Time, Limit::Fuel, Limit::Memory, Limit::Output];

    /// Returns the stable text, which tests and JSON use.
    pub fn text(self) -> &'static str {
        match self {
            Limit::Time => "time",
            Limit::Fuel => "fuel",
            Limit::Memory => "memory",
            Limit::Output => "output",
        }
    }
}

/// State of a program that was stopped from outside.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Interruption {
    /// Description in one sentence.
    pub message: String,
    /// Current instruction, if known.
    pub span: Option<Span>,
    /// Source locations of that instruction, as in [`Trap::debug_locs`].
    pub debug_locs: Box<[DebugLocation]>,
    /// Host function that was interrupted, if any.
    pub host: Option<String>,
    /// Additional notes.
    pub notes: Vec<Note>,
    /// Call stack of the program, innermost first.
    pub backtrace: Vec<Frame>,
}

impl Interruption {
    /// Creates an interruption at the location of a trap, with its message.
    pub fn at(trap: Trap) -> Box<Interruption> {
        let Trap { message, span, debug_locs, notes, backtrace, .. } = trap;
        Box::new(Interruption { message, span, debug_locs, host: None, notes, backtrace })
    }
}

/// A fault of the program with its location.
#[derive(Clone, PartialEq, Debug)]
pub struct Trap {
    /// Kind of the fault.
    pub kind: TrapKind,
    /// Number of the signal, if one was received.
    pub signal: Option<i32>,
    /// One sentence with the values at hand, e.g. "load of 8 bytes through a null pointer".
    pub message: String,
    /// Faulting instruction, if known.
    pub span: Option<Span>,
    /// Source locations of the instruction, if the text has debug information: its own location, followed by those at
    /// which it was inlined, from the inside out.
    pub debug_locs: Box<[DebugLocation]>,
    /// Additional notes: the allocation site of the object, or the name of the fault in the LLVMlite
    /// document.
    pub notes: Vec<Note>,
    /// Call stack of the program, innermost first.
    pub backtrace: Vec<Frame>,
    /// Error of a host function that ended the run ([`TrapKind::HostError`]).
    pub error: Option<HostError>,
}

/// Error that a host function returned. It can be downcast to its original type.
#[derive(Clone, Debug)]
pub struct HostError(Arc<Box<dyn Error + Send + Sync>>);

impl HostError {
    /// Wraps any error, or a text.
    pub fn new(error: impl Into<Box<dyn Error + Send + Sync>>) -> HostError {
        HostError(Arc::new(error.into()))
    }

    /// Returns the error itself.
    pub fn get(&self) -> &(dyn Error + Send + Sync + 'static) {
        &**self.0
    }
}

impl PartialEq for HostError {
    /// Whether both are the same error object.
    fn eq(&self, other: &HostError) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Display for HostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A note in a fault report.
#[derive(Clone, PartialEq, Debug)]
pub struct Note {
    /// Text of the note.
    pub text: String,
    /// Location, if any.
    pub span: Option<Span>,
    /// Source locations of `span`, as in [`Trap::debug_locs`].
    pub debug_locs: Box<[DebugLocation]>,
}

/// Heap blocks of one allocation site that were not freed.
#[derive(Clone, PartialEq, Debug)]
pub struct Leak {
    /// Call that allocated them.
    pub span: Option<Span>,
    /// Source locations of that call, as in [`Trap::debug_locs`].
    pub debug_locs: Box<[DebugLocation]>,
    /// Number of blocks.
    pub blocks: u64,
    /// Total size in bytes.
    pub bytes: u64,
    /// Whether the program no longer has any pointer to them.
    pub lost: bool,
    /// Call in a library that allocated them, if the location above is not in the program.
    pub notes: Vec<Note>,
}

/// One frame of a call stack.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// Name of the function, without the `@`.
    pub function: String,
    /// Current instruction in that function.
    pub span: Option<Span>,
    /// Source locations of that instruction, as in [`Trap::debug_locs`].
    pub debug_locs: Box<[DebugLocation]>,
}

impl Leak {
    /// Merges leaks of the same place, and sorts them: blocks that no pointer leads to first, then by size.
    pub(crate) fn merged(leaks: impl IntoIterator<Item = Leak>) -> Vec<Leak> {
        let mut merged: Vec<Leak> = Vec::new();
        for leak in leaks {
            let same =
                |known: &&mut Leak| (known.lost, known.span, &known.notes) == (leak.lost, leak.span, &leak.notes);
            match merged.iter_mut().rev().find(same) {
                Some(known) => (known.blocks, known.bytes) = (known.blocks + leak.blocks, known.bytes + leak.bytes),
                None => merged.push(leak),
            }
        }
        merged.sort_by_key(|leak| (!leak.lost, std::cmp::Reverse(leak.bytes), leak.span));
        merged
    }
}

impl Note {
    /// Creates a note with an optional location.
    pub fn new(text: impl Into<String>, span: Option<Span>) -> Self {
        Note { text: text.into(), span, debug_locs: Box::default() }
    }
}

impl Frame {
    /// Creates a frame without debug information.
    pub fn new(function: impl Into<String>, span: Option<Span>) -> Self {
        Frame { function: function.into(), span, debug_locs: Box::default() }
    }
}

macro_rules! trap_kinds {
    ($($(#[$doc:meta])* $variant:ident = $text:literal),* $(,)?) => {
        /// Kinds of faults. The text of each is stable: tests and JSON use it.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum TrapKind { $($(#[$doc])* $variant),* }
        impl TrapKind {
            /// All kinds.
            pub const ALL: &'static [TrapKind] = &[$(TrapKind::$variant),*];
            /// Returns the stable text.
            pub fn text(self) -> &'static str { match self { $(TrapKind::$variant => $text),* } }
            /// Returns the kind with this stable text.
            pub fn from_text(text: &str) -> Option<Self> { match text { $($text => Some(TrapKind::$variant),)* _ => None } }
        }
    };
}

trap_kinds! {
    /// Load, store or call through a null pointer (the LLVMlite document: NullPtrDeref).
    NullPointer = "null pointer",
    /// Access through an undefined pointer (the LLVMlite document: UndefPtrDeref).
    UndefPointer = "undefined pointer",
    /// Access outside of an object (the LLVMlite document: OOBIndexDeref).
    OutOfBounds = "out of bounds",
    /// Copy between overlapping ranges by a function that requires disjoint ones.
    Overlap = "overlapping ranges",
    /// Access to memory that was freed or whose frame no longer exists (the LLVMlite document: UseAfterFree).
    UseAfterFree = "use after free",
    /// Access with a type other than that of the memory (the LLVMlite document: IncompatTagDeref).
    IncompatibleType = "incompatible type",
    /// Use of an undefined value that affects the program (the LLVMlite document: UninitMemLoad).
    Uninitialised = "uninitialised value",
    /// Use of poison that affects the program.
    Poison = "poison value",
    /// Access with less alignment than it specifies.
    Misaligned = "misaligned access",
    /// Access to an address that the hardware rejected (compiled code).
    BadAddress = "bad memory access",
    /// Write to a constant.
    ReadOnly = "write to read-only memory",
    /// Division or remainder by zero.
    DivisionByZero = "division by zero",
    /// Division whose result does not fit, such as INT_MIN / -1.
    DivisionOverflow = "division overflow",
    /// Stack overflow.
    StackOverflow = "stack overflow",
    /// Execution of `unreachable`.
    Unreachable = "unreachable",
    /// Call of `abort` by the program.
    Abort = "abort",
    /// Panic of a host function that is a Rust closure.
    Panic = "panic",
    /// Error returned by a host function that is a Rust closure: [`Trap::error`].
    HostError = "host error",
    /// Call of something that is not a function, or of a function with another type than written.
    BadCall = "bad call",
    /// Invalid argument of `free`.
    BadFree = "bad free",
    /// Index that the LLVMlite document does not permit.
    BadIndex = "bad index",
    /// Violation of an attribute: a `noreturn` function returns, or a `readonly` pointer is written through.
    BrokenPromise = "broken promise",
    /// Execution of something that the engine does not support.
    Unsupported = "unsupported",
    /// System call that the sandbox does not permit.
    Forbidden = "forbidden system call",
    /// Illegal instruction or another hardware signal.
    Signal = "signal",
}

impl Trap {
    /// Creates a fault without location or backtrace.
    pub fn new(kind: TrapKind, message: impl Into<String>) -> Self {
        let message = message.into();
        let (signal, span, debug_locs) = (None, None, Box::default());
        Trap { kind, signal, message, span, debug_locs, notes: Vec::new(), backtrace: Vec::new(), error: None }
    }

    /// Adds a note.
    pub fn note(mut self, text: impl Into<String>, span: Option<Span>) -> Self {
        self.notes.push(Note::new(text, span));
        self
    }
}
