//! Runs LLVM assembly text at native speed on Cranelift, or in a strict tree interpreter that explains what went wrong.
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
//! | to | take |
//! |---|---|
//! | read a text, a file, bytes, or several that belong together | [`Program::new`], [`read`](Program::read), [`from_bytes`](Program::from_bytes), [`joined`](Program::joined) |
//! | make a module without writing text | [`builder`] |
//! | write it as text, bitcode or bytecode | [`Program::write`] |
//! | run it once, at native speed | [`Program::jit`] |
//! | compile it once and run it often, on many threads | [`Program::compile`], [`Compiled::instantiate`] |
//! | find what is wrong with it | [`Program::interpreter`] |
//! | call functions | [`TypedFunction`] with Rust types, [`Function`] with [`Value`]s, [`Instance::run`] as a program |
//! | give it functions of yours | [`Host`]: closures, which may return errors |
//! | bound what it may use | [`Limits`] |
//! | know how it ended | [`Error`], [`Outcome`], [`TrapKind`] |
//!
//! Modules that are built are checked as they grow, and need no text:
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
//! # What is safe
//!
//! Compiled code does with memory what it likes, as C code would: a wrong store may hit the host's memory. So whoever makes an instance of it
//! ([`Program::jit`], [`Compiled::instantiate`]) vouches for the program, in an `unsafe` block. Accesses that the machine refuses (null
//! pointers, unmapped memory, constants) and stacks that are used up end the run as an [`Outcome::Trapped`], at their line.
//!
//! The interpreter knows of each pointer what it points to, and stops at the first mistake: [`Program::interpreter`] is safe. Programs may call
//! whatever the C library has, unless [`Limits::allowed`] says what they may use; [`host::sandbox`] shuts a whole process in.
//!
//! # Functions of the host
//!
//! Closures are functions for the program. An error that one returns ends the run, and is the source of the call's error:
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
//! [`Limits`] bounds time (by the clock), instructions, memory (bytes) and stack (bytes) of each call. Where there is none it
//! costs nothing. Whoever reaches one gets an [`Outcome::LimitReached`] with the place, and the engine can be used again:
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
//! assert_eq!(error.to_string().lines().next(), Some("spin.ll:4:3: limit reached: stopped after 0.02 s: that is the limit on time"));
//! # Ok::<(), Error>(())
//! ```
//!
//! # Outcomes
//!
//! Every way a run can end is an [`Outcome`]; an [`Error::Ended`] holds all but a return:
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
//! A [`Program`] and what it was [`Compiled`] to are shared by as many threads as you like. So are an instance of compiled code and its
//! functions, with one run at a time; threads that are to run at once have instances of their own, each with its own variables, limits and
//! closures. `Instance<Interpreter>` stays on the thread that made it. A fault or a limit of one leaves the others alone. Compiling
//! uses further threads while it lasts. Programs that make threads of their own (`pthread_create`) can do so on compiled code; such a
//! program runs on a thread made for it, and closures of the [`Host`] are called on whichever thread the program calls them.
//!
//! # What is the process's
//!
//! * **Handlers of signals.** With the first run of each engine handlers for `SIGSEGV`, `SIGBUS`, `SIGFPE`, `SIGILL`, `SIGTRAP` and
//!   `SIGABRT` are installed, and stay; so are handlers for signals that end processes (`SIGTERM`, `SIGHUP`, `SIGUSR1` and so on) where
//!   nobody has one, since programs send these to themselves. A signal that is not for a program goes on to whoever was there before, or
//!   does what it would have done. Install your handlers before that, or pass on what is not yours. With a limit on time the signal 33,
//!   which the C library keeps for `setuid` in processes of several threads, is used too, and a timer of the system
//!   for each thread that has called something with such a limit.
//! * **A stack for these handlers** (`sigaltstack`) of 64 KiB for each thread that has called a program; it stays until the thread ends.
//! * **Ctrl-C** (`SIGINT`) is yours, unless you call [`host::interrupt::catch_ctrl_c`].
//! * **The C library.** Programs share its heap, its `errno` and its streams with you. What they have printed with `printf` is written out
//!   at the end of each call. `exit` and `abort` end the run, and not the process; `atexit` is the run's.
//! * **Loaded libraries** ([`host::load_library`]) are every engine's from then on.
//! * **The rounding mode** and the x87 are put back after each call.
//!
//! The allocator stays yours: the command has one of its own, the library has not. Nothing here prints or ends the process, with one
//! exception: a fault in a thread that a library made, while a program runs, ends it with a line on standard error.
//!
//! # Step by step
//!
//! ```text
//! .ll text ── parse ──► ir::Module ── verify ──► Checked ──┬── interp ──────► Outcome   (the oracle, slow and strict)
//! (grammar.pest)                                           └── opt ─► jit ──► Outcome   (Cranelift, fast)
//! ```
//!
//! Each arrow is one public function: [`parse::parse`], [`verify::verify`], and an [`engine::Engine`] made by
//! [`interp::Interpreter`] or [`jit::Jit`]. Engines take [`verify::Checked`]: what has not been verified cannot run. A program that grows
//! while it runs is a [`session`].
//!
//! # Versions
//!
//! From 0.1 on versions follow semantic versioning: what can be found here is meant. The names at the root and the modules [`builder`],
//! [`diagnostic`], [`engine`], [`outcome`], [`source`] and [`value`] are for programs that embed the library. The modules of the single
//! steps ([`parse`], [`mod@link`], [`verify`], [`ir`], [`interp`], [`jit`], [`session`], [`debugger`], [`host`]) are for tools that need these in
//! another order, and grow with the language: a new minor version may add variants and fields there. What the documentation does not show is
//! not meant, though the command uses it.
//!
//! # What it needs
//!
//! Linux on x86-64. The library prints nothing and needs no LLVM.

// What pest derives without `std` names it.
extern crate alloc;

pub mod bitcode;
pub mod builder;
pub mod bytecode;
pub mod debugger;
pub mod diagnostic;
#[doc(hidden)]
pub mod directive;
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
#[doc(hidden)]
pub mod opt;
pub mod outcome;
mod parallel;
pub mod parse;
pub mod read;
pub mod session;
pub mod source;
#[doc(hidden)]
pub mod statistics;
#[doc(hidden)]
pub mod supervise;
pub mod value;
pub mod verify;

pub use diagnostic::Diagnostic;
pub use embed::{Compiled, Ended, Error, Format, Function, Instance, Options, Program, Refused, TypedFunction};
pub use engine::Limits;
pub use engine::typed::{Arguments, Native, Returns};
pub use host::closures::{Host, HostFunction, HostResult};
pub use outcome::{Limit, Outcome, Trap, TrapKind};
pub use value::Value;

/// The README's examples are tests, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
