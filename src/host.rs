//! Interface to the process and its libraries: symbol resolution, host functions, and the end of a run.
//!
//! - [`process`]: begin and end of a run, `atexit` handlers, C's streams, memory budgets
//! - [`interrupt`]: ending a run from outside (timeout, Ctrl-C, output limit)
//! - `interpose`: replacements for library functions (`exit`, `fork`, `malloc`, `sigaction`, …)
//! - [`symbols`]: symbol resolution, undefined symbols, policy
//! - `runtime`: the functions that the courses link to programs (`ll_puts`, `oat_alloc_array`, …), in Rust
//!   over C's stdio
//! - [`closures`]: host functions implemented as Rust closures
//! - `c_functions`: effects of functions of the C library on their arguments
//! - `heap_locks`: releases locks of the C library's heap after a function was left
//! - `program_heap`: a heap for the programs of a session
//! - [`cache_directory`]: a directory with cached files of one user
//! - `signals`: names of signals, alternate signal stack, reports of faults in this crate's own code
//! - `unwind`: the host's unwinder, and C++ exceptions
//! - `math`: functions of libm that Rust does not offer
//! - [`linux`]: sandbox, record and replay of system calls, `/proc`
//! - `x86_64`: assembler, trampolines, floating-point unit, processor features
//! - `library_roots`: pointers in the data of libraries, for the leak search
//! - `stopwatch`, `bump_alloc`: clocks for phases; an allocator for short runs
//!
//! Functions that programs call are `extern "C-unwind"`, never panic, and keep nothing on their stack that must be
//! dropped, because an engine may abandon their frames without unwinding.

#[doc(hidden)]
pub mod bump_alloc;
#[doc(hidden)]
pub mod c_functions;
pub mod cache_directory;
pub mod closures;
pub(crate) mod errno;
pub(crate) mod heap_locks;
#[doc(hidden)]
pub mod interpose;
pub mod interrupt;
pub(crate) mod library_roots;
pub mod linux;
#[doc(hidden)]
pub mod math;
pub mod process;
pub(crate) mod program_heap;
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
    ("E0701", "undefined symbol: function"),
    ("E0702", "undefined symbol: variable"),
    ("E0703", "C library function that cannot be called"),
    ("E0704", "external symbol not allowed by the policy"),
    ("E0705", "host function of another type than declared"),
    ("E0706", "instance does not match the compiled program"),
];
