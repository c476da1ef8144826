//! Runs LLVM assembly text at native speed on Cranelift, or in a strict interpreter that explains faults.
//!
//! Read, verify, compile, and call with Rust types:
//!
//! ```
//! use llvmlite_jit::{Error, Options, Program};
//!
//! let text = "define i64 @fac(i64 %n) {
//!   %small = icmp sle i64 %n, 0
//!   br i1 %small, label %one, label %more
//! one:
//!   ret i64 1
//! more:
//!   %less = sub i64 %n, 1
//!   %rest = call i64 @fac(i64 %less)
//!   %all = mul i64 %n, %rest
//!   ret i64 %all
//! }";
//! let program = Program::new("fac.ll", text)?;
//! // SAFETY: `@fac` computes, and accesses no memory.
//! let instance = unsafe { program.jit(Options::new()) }?;
//! let fac = instance.typed_function::<i64, i64>("fac")?;
//! assert_eq!(fac.call(6)?, 720);
//! # Ok::<(), Error>(())
//! ```
//!
//! # Tour
//!
//! | task | interface |
//! |---|---|
//! | read a text, a file, bytes, or several inputs to link | [`Program::new`], [`read`](Program::read), [`from_bytes`](Program::from_bytes), [`joined`](Program::joined) |
//! | build a module in memory | [`builder`] |
//! | write it as text, bitcode or bytecode | [`Program::write`] |
//! | run it once, at native speed | [`Program::jit`] |
//! | compile it once and run it often, on many threads | [`Program::compile`], [`CompiledProgram::instantiate`] |
//! | debug it | [`Program::interpreter`] |
//! | call functions | [`TypedFunction`] with Rust types, [`Function`] with [`Value`]s, [`Instance::run`] as a program |
//! | provide host functions | [`Host`]: closures, which may return errors |
//! | limit its resources | [`Limits`] |
//! | inspect the outcome | [`Error`], [`Outcome`], [`TrapKind`] |
//!
//! The builder checks types as instructions are added, and needs no text:
//!
//! ```
//! use llvmlite_jit::builder::{ModuleBuilder, Type};
//! use llvmlite_jit::{Error, Options};
//!
//! let mut module = ModuleBuilder::new("example");
//! let square = module.declare("square", Type::I64, &[Type::I64])?;
//! let mut f = module.define(square)?;
//! let (entry, x) = (f.block("entry"), f.param(0)?);
//! f.position_at_end(entry)?;
//! let product = f.mul(x, x)?;
//! f.ret(product)?;
//! f.finish()?;
//! let instance = module.finish()?.interpreter(Options::new())?;
//! assert_eq!(instance.typed_function::<i64, i64>("square")?.call(12)?, 144);
//! # Ok::<(), Error>(())
//! ```
//!
//! # Safety
//!
//! Compiled code may do anything with memory, as C code may: a wrong store may hit the host's memory.
//! Creating an instance of it ([`Program::jit`], [`CompiledProgram::instantiate`]) is therefore `unsafe`: the caller
//! is responsible for the program. Accesses that the hardware refuses (null pointers, unmapped memory, constants)
//! and stack overflows end the run as an [`Outcome::Trapped`], with the line.
//!
//! The interpreter tracks the provenance of each pointer and stops at the first error:
//! [`Program::interpreter`] is safe. Programs may call any function of the C library, unless
//! [`Limits::allowed`] restricts them; [`host::linux::sandbox`] confines a whole process.
//!
//! # Host functions
//!
//! Closures can be functions of the program. An error that one returns ends the run, and is the source of the
//! call's error:
//!
//! ```
//! use llvmlite_jit::{Error, Host, Options, Program};
//!
//! let host = Host::new().function("get", |at: i64| {
//!     [3i64, 5, 7].get(at as usize).copied().ok_or_else(|| format!("there is no element {at}"))
//! });
//! let text = "declare i64 @get(i64)
//! define i64 @sum(i64 %a, i64 %b) {
//!   %x = call i64 @get(i64 %a)
//!   %y = call i64 @get(i64 %b)
//!   %z = add i64 %x, %y
//!   ret i64 %z
//! }";
//! let instance = Program::new("sum.ll", text)?.interpreter(Options::new().host(host))?;
//! let sum = instance.typed_function::<(i64, i64), i64>("sum")?;
//! assert_eq!(sum.call((0, 2))?, 10);
//! let error = sum.call((1, 3)).unwrap_err();
//! let first = error.to_string().lines().next().map(str::to_string);
//! let want = "sum.ll:4:3: fault: the host function `@get` returned an error: there is no element 3";
//! assert_eq!(first.as_deref(), Some(want));
//! # Ok::<(), Error>(())
//! ```
//!
//! # Limits
//!
//! [`Limits`] bounds the wall-clock time, instructions, memory (bytes) and stack (bytes) of each call. A
//! limit that is not set costs nothing. A run that reaches one ends with an [`Outcome::LimitReached`] that
//! has the location, and the engine stays usable:
//!
//! ```
//! use llvmlite_jit::{Error, Limit, Limits, Options, Outcome, Program};
//! use std::time::Duration;
//!
//! let text = "define void @spin() {
//!   br label %again
//! again:
//!   br label %again
//! }";
//! let limits = Limits { timeout: Some(Duration::from_millis(20)), ..Limits::default() };
//! // SAFETY: it accesses no memory.
//! let instance = unsafe { Program::new("spin.ll", text)?.jit(Options::new().limits(limits)) }?;
//! let error = instance.typed_function::<(), ()>("spin")?.call(()).unwrap_err();
//! assert!(matches!(error.outcome(), Some(Outcome::LimitReached(Limit::Time, _))));
//! assert_eq!(error.to_string().lines().next(), Some("spin.ll:4:3: limit reached: stopped after 0.02 s (time limit)"));
//! # Ok::<(), Error>(())
//! ```
//!
//! # Outcomes
//!
//! Every way in which a run can end is an [`Outcome`]; an [`Error::Ended`] holds any but a return:
//!
//! ```
//! use llvmlite_jit::{Error, Options, Outcome, Program, TrapKind};
//!
//! let text = "define i32 @third(i32 %n) {\n  %q = sdiv i32 3, %n\n  ret i32 %q\n}\n";
//! // SAFETY: it accesses no memory.
//! let instance = unsafe { Program::new("third.ll", text)?.jit(Options::new()) }?;
//! match instance.typed_function::<i32, i32>("third")?.call(0) {
//!     Ok(quotient) => println!("{quotient}"),
//!     Err(Error::Ended(ended)) => match ended.outcome() {
//!         Outcome::Trapped(trap) => {
//!             assert_eq!(trap.kind, TrapKind::DivisionByZero);
//!             assert_eq!(ended.sources().place(trap.span.unwrap()), "third.ll:2:3");
//!             assert_eq!(trap.backtrace[0].function, "third");
//!         }
//!         other => panic!("{other:?}"),
//!     },
//!     Err(error) => return Err(error),
//! }
//! # Ok::<(), Error>(())
//! ```
//!
//! # Threads
//!
//! A [`Program`] and its [`CompiledProgram`] form can be shared by any number of threads. So can an instance of
//! compiled code and its functions, with one run at a time; for simultaneous runs each thread needs an
//! instance of its own, with separate variables, limits and closures. `Instance<Interpreter>` stays on the
//! thread that created it. A fault or a limit in one instance does not affect the others. Compilation uses
//! additional threads while it lasts. Compiled programs can create threads (`pthread_create`); such a program
//! runs on a new thread, and closures of the [`Host`] run on the thread from which the program calls them.
//!
//! # Process-wide state
//!
//! * **Signal handlers.** The first run of each engine installs handlers for `SIGSEGV`, `SIGBUS`, `SIGFPE`,
//!   `SIGILL`, `SIGTRAP` and `SIGABRT`; when the last engine is dropped, the previous ones are restored. Signals
//!   that end processes (`SIGTERM`, `SIGHUP`, `SIGUSR1` and so on) get handlers too if they have none, since
//!   programs send these to themselves. A signal that is not for a program goes to the previous handler, or has
//!   its default effect. Install your handlers earlier, or forward signals that are not yours. A time limit also
//!   uses signal 33, which the C library reserves for `setuid` in processes with several threads, and a POSIX
//!   timer for each thread that has made a call with such a limit.
//! * **Alternate signal stack** (`sigaltstack`): 64 KiB for each thread that has called a program, until the
//!   thread ends.
//! * **Ctrl-C** (`SIGINT`) is yours, unless you call [`host::interrupt::catch_ctrl_c`].
//! * **The C library.** Programs share its heap, its `errno` and its streams with you. Output of `printf` is
//!   flushed at the end of each call. `exit` and `abort` end the run and not the process; `atexit` handlers
//!   belong to the run.
//! * **Loaded libraries** ([`host::symbols::load_library`]) are visible to every engine from then on.
//! * **The rounding mode** and the x87 state are restored after each call.
//!
//! The allocator is yours: the command has its own, the library does not set one. The library never prints or
//! ends the process, with one exception: a fault on a thread that a library created, while a program runs,
//! ends the process with a line on standard error.
//!
//! # Step by step
//!
//! ```text
//! .ll text ── parse ──► ir::Module ── verify ──► Checked ──┬── interp ──────► Outcome   (the oracle, slow and strict)
//! (grammar.pest)                                           └── opt ─► jit ──► Outcome   (Cranelift, fast)
//! ```
//!
//! Each arrow is one public function: [`parse::parse`], [`verify::verify`], and an [`engine::Engine`] created
//! by [`interp::Interpreter`] or [`jit::Jit`]. Engines take [`verify::Checked`], so only a verified module
//! can run. A program that grows while it runs is a [`session`].
//!
//! # Versions
//!
//! From 0.1 on, versions follow semantic versioning for everything documented here. The names at the root and
//! the modules [`builder`], [`diagnostic`], [`engine`], [`outcome`], [`source`] and [`value`] are for
//! programs that embed the library. The modules of the single steps ([`parse`], [`mod@link`], [`verify`],
//! [`ir`], [`interp`], [`jit`], [`session`], [`debugger`], [`host`]) are for tools that combine them
//! differently, and grow with the language: a new minor version may add variants and fields there.
//! Undocumented items are not part of the interface, although the command uses them.
//!
//! # Requirements
//!
//! Linux on x86-64. The library prints nothing and needs no LLVM.

// Code derived by pest with `no_std` refers to it.
extern crate alloc;

mod abi;
pub mod all_engines;
pub mod bitcode;
pub mod builder;
pub mod bytecode;
#[cfg(feature = "dap")]
#[doc(hidden)]
pub mod dap;
pub mod debugger;
pub mod diagnostic;
#[doc(hidden)]
pub mod directive;
#[doc(hidden)]
pub mod duration;
#[doc(hidden)]
pub mod embed;
pub mod engine;
#[doc(hidden)]
pub mod graph;
pub mod host;
pub mod interp;
pub mod ir;
pub mod jit;
pub mod link;
#[cfg(feature = "lsp")]
#[doc(hidden)]
pub mod lsp;
#[doc(hidden)]
pub mod opt;
pub mod outcome;
mod parallel;
pub mod parse;
#[doc(hidden)]
pub mod pipeline;
mod prepare;
pub mod read;
#[doc(hidden)]
pub mod reference;
pub mod session;
pub mod source;
#[doc(hidden)]
pub mod statistics;
#[doc(hidden)]
pub mod supervise;
pub mod unsupported;
pub mod value;
pub mod verify;

pub use diagnostic::Diagnostic;
pub use embed::{
    CompiledProgram, Error, Function, Instance, Options, OutputFormat, Program, Rejection, RunError, TypedFunction,
};
pub use engine::Limits;
pub use engine::typed::{Arguments, FnResult, NativeType};
pub use host::closures::{Host, HostFunction, HostResult};
pub use outcome::{Limit, Outcome, Trap, TrapKind};
pub use value::Value;

/// Compiles the README's examples as doc tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
