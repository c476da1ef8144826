//! Interface to the process and its libraries: symbol resolution, the courses' runtime, and the end of a run.
//!
//! - [`process`]: begin and end of a run, `atexit` handlers, C's streams
//! - [`heap`]: allocation functions of a program with a memory limit
//! - [`interrupt`]: ending a run from outside (timeout, Ctrl-C, output limit)
//! - `interposed`: `exit`, `abort`, `atexit` and their family, which end the run instead of the process
//! - `runtime`: the functions that the courses link to programs (`ll_puts`, `oat_alloc_array`, …), in Rust
//!   over C's stdio
//! - `symbols`: symbol resolution
//! - [`alternate`]: alternate signal stack
//! - `signals`: names of signals, and reports of faults in our own code
//! - [`fork`]: processes that a program creates
//! - [`sigaction`]: signal dispositions that programs set
//! - `libraries`: shared libraries loaded by the user
//! - [`closures`]: host functions implemented as Rust closures
//! - `threads`: `pthread_create` and its family
//! - [`thread_locals`]: thread-local variables of libraries
//! - [`math`]: functions of libm that Rust does not offer
//! - [`operators`]: `operator new` and `operator delete` when libraries call them
//! - `names`: properties of C library functions, by name
//! - [`assembler`]: assembler for inline assembly and `module asm`
//! - [`unwind`]: the host's unwinder, and C++ exceptions
//! - [`sandbox`]: seccomp filter of a process that may only compute
//! - [`pages`]: pages of memory that were written to
//! - [`record`]: record and replay of a program's input from outside
//! - [`policy`]: external symbols that a program may use
//! - `exporters`: lookup of the installed library that exports a symbol
//! - [`cpu_features`]: processor features reported to a program
//! - `externals`: undefined symbols
//!
//! Functions that programs call are `extern "C-unwind"`, never panic, and keep nothing on their stack that
//! must be dropped: an engine may abandon their frames without unwinding.

#[doc(hidden)]
pub mod alternate;
#[doc(hidden)]
pub mod assembler;
#[doc(hidden)]
pub mod clock;
pub mod closures;
#[doc(hidden)]
pub mod cpu_features;
mod exporters;
mod externals;
#[doc(hidden)]
pub mod fork;
#[doc(hidden)]
pub mod heap;
mod interposed;
pub mod interrupt;
mod libraries;
#[doc(hidden)]
pub mod math;
mod names;
#[doc(hidden)]
pub mod operators;
pub mod pages;
pub mod policy;
pub mod probe;
pub mod process;
pub mod record;
#[doc(hidden)]
pub mod room;
mod runtime;
pub mod sandbox;
#[doc(hidden)]
pub mod sigaction;
mod signals;
mod symbols;
#[doc(hidden)]
pub mod thread_locals;
mod threads;
pub mod trampoline;
#[doc(hidden)]
pub mod unwind;

#[doc(hidden)]
pub use externals::{check_externals, missing_symbols, unsupported_function};
#[doc(hidden)]
pub use libraries::is_of_library;
pub use libraries::load_library;
#[doc(hidden)]
pub use names::{can_be_abandoned, makes_threads, may_throw, only_waits, sends_signals, terminates};
#[doc(hidden)]
pub use runtime::names as runtime_names;
#[doc(hidden)]
pub use signals::{
    explain_faults_afterwards, explain_own_faults, is_for_program, signal_name, stopping_signals, ubsan_check, was_sent,
};
#[doc(hidden)]
pub use symbols::{function_at, is_in_object, resolve, resolve_global, size_of_variable};
#[doc(hidden)]
pub use threads::ended as thread_ended;

/// Codes of this module's diagnostics, each with its title.
pub const CODES: &[(&str, &str)] = &[
    ("E0701", "a function that is declared and used, but that nobody has"),
    ("E0702", "an external variable that is used, but that nobody has"),
    ("E0703", "a function of the C library that cannot be called from a program run this way"),
    ("E0704", "something of the outside that the policy does not allow"),
    ("E0705", "a function of the host that has another type than the program declares"),
    ("E0706", "an instance that asks for other things than its program was compiled for"),
];
