//! Interface to the process and its libraries: symbol resolution, host functions, and the end of a run.
//!
//! - [`process`]: begin and end of a run, `atexit` handlers, C's streams, memory budgets
//! - [`interrupt`]: ending a run from outside (timeout, Ctrl-C, output limit)
//! - [`interpose`]: replacements for library functions (`exit`, `fork`, `malloc`, `sigaction`, …)
//! - [`symbols`]: symbol resolution, undefined symbols, policy
//! - `runtime`: the functions that the courses link to programs (`ll_puts`, `oat_alloc_array`, …), in Rust
//!   over C's stdio
//! - [`closures`]: host functions implemented as Rust closures
//! - [`signals`]: names of signals, alternate signal stack, reports of faults in our own code
//! - [`unwind`]: the host's unwinder, and C++ exceptions
//! - [`math`]: functions of libm that Rust does not offer
//! - [`linux`]: sandbox, record and replay of system calls, `/proc`
//! - [`x86_64`]: assembler, trampolines, floating-point unit, processor features
//! - [`stopwatch`], [`bump_alloc`]: clocks for phases; an allocator for short runs
//!
//! Functions that programs call are `extern "C-unwind"`, never panic, and keep nothing on their stack that
//! must be dropped: an engine may abandon their frames without unwinding.

#[doc(hidden)]
pub mod bump_alloc;
pub mod closures;
#[doc(hidden)]
pub mod interpose;
pub mod interrupt;
pub mod linux;
#[doc(hidden)]
pub mod math;
pub mod process;
mod runtime;
#[doc(hidden)]
pub mod signals;
#[doc(hidden)]
pub mod stopwatch;
pub mod symbols;
#[doc(hidden)]
pub mod unwind;
#[doc(hidden)]
pub mod x86_64;

pub use runtime::names as runtime_names;

/// Codes of this module's diagnostics, each with its title.
pub const CODES: &[(&str, &str)] = &[
    ("E0701", "a function that is declared and used, but that nobody has"),
    ("E0702", "an external variable that is used, but that nobody has"),
    ("E0703", "a function of the C library that cannot be called from a program run this way"),
    ("E0704", "something of the outside that the policy does not allow"),
    ("E0705", "a function of the host that has another type than the program declares"),
    ("E0706", "an instance that asks for other things than its program was compiled for"),
];
