//! The outside world: symbols of the C library and of the courses' runtime, and the end of a process.
//!
//! - [`process`]: how a run begins and how the program may end it
//! - [`heap`]: the heap of a program whose memory is limited
//! - [`interrupt`]: how a run is ended from outside
//! - `interposed`: `exit`, `abort`, `atexit` and their kin, which end the run instead of the process
//! - `runtime`: what the courses link to their programs (`ll_puts`, `oat_alloc_array`, …), in Rust over C's stdio
//! - `symbols`: from a name to an address
//! - [`alternate`]: the stack of signal handlers
//! - `signals`: their names, and faults that are bugs of ours
//! - [`fork`]: processes that a program makes
//! - [`sigaction`]: what programs say about signals
//! - `libraries`: shared libraries that the user loads
//! - [`closures`]: functions that a Rust program offers
//! - `threads`: `pthread_create` and its kin
//! - [`thread_locals`]: variables of libraries of which each thread has its own
//! - [`math`]: functions of the mathematical library that Rust does not offer
//! - [`operators`]: `operator new` and `operator delete` as libraries call them
//! - `names`: what is known about functions of the C library by name
//! - [`assembler`]: machine code from the text of assembly, and assembly that stands beside functions
//! - [`unwind`]: the unwinder of the host, and exceptions of C++
//! - [`sandbox`]: a process that may only compute
//! - [`pages`]: memory that was written to
//! - [`record`]: what a program has from outside, for a run that is to have the same
//! - [`policy`]: which of them a program may use
//! - `exporters`: which library of the machine has a symbol
//! - [`cpu_features`]: what a program may learn about the processor
//! - `externals`: which declarations nobody has
//!
//! Functions that programs call are `extern "C-unwind"`, never panic, and keep nothing on their stack that must be
//! dropped: an engine may give their frames up without unwinding.

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

/// The codes of this module's findings, each with its title.
pub const CODES: &[(&str, &str)] = &[
    ("E0701", "a function that is declared and used, but that nobody has"),
    ("E0702", "an external variable that is used, but that nobody has"),
    ("E0703", "a function of the C library that cannot be called from a program run this way"),
    ("E0704", "something of the outside that the policy does not allow"),
    ("E0705", "a function of the host that has another type than the program declares"),
    ("E0706", "an instance that asks for other things than its program was compiled for"),
];
