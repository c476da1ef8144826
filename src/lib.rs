//! Runs LLVM assembly text at native speed on Cranelift, or in a strict tree interpreter that explains what went wrong.
//!
//! Parse, verify, compile, and call with Rust types:
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
//! let instance = program.jit(Options::new())?;
//! let fac = instance.function::<i64, i64>("fac")?;
//! assert_eq!(fac.call(6)?, 720);
//! # Ok::<(), Error>(())
//! ```
//!
//! [`Program::interpreter`] makes the same of the interpreter. [`Host`] has the functions that a program may call beside those of the C
//! library: Rust closures. What is wrong with a text, and how a run ended that did not return, is an [`Error`]: data, with a text that
//! has file, line and column.
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
//! # What a program can do to its host
//!
//! Compiled code does with memory what it likes, as C code would: a wrong store may hit the host's memory. Accesses that the machine
//! refuses (null pointers, unmapped memory, constants) and stacks that are used up end the run as an [`outcome::Outcome::Trapped`], at
//! their line. The interpreter knows of each pointer what it points to, and stops at the first mistake. Programs may call whatever the C
//! library has, unless [`Limits::allowed`](engine::Limits::allowed) says what they may use; [`host::sandbox`] shuts a whole process in.
//!
//! # Limits
//!
//! [`engine::Limits`] bounds time (by the clock), instructions, memory (bytes) and stack (bytes) of each call. Where there is none it
//! costs nothing. Whoever reaches one gets an [`outcome::Outcome::LimitReached`] with the place, and the engine can be used again:
//!
//! ```
//! use llvmlite_jit::engine::Limits;
//! use llvmlite_jit::outcome::{Limit, Outcome};
//! use llvmlite_jit::{Error, Options, Program};
//! use std::time::Duration;
//!
//! let text = "define void @spin() {
//!   br label %again
//! again:
//!   br label %again
//! }";
//! let limits = Limits { timeout: Some(Duration::from_millis(20)), ..Limits::default() };
//! let instance = Program::new("spin.ll", text)?.jit(Options::new().limits(limits))?;
//! let error = instance.function::<(), ()>("spin")?.call(()).unwrap_err();
//! assert!(matches!(error.outcome(), Some(Outcome::LimitReached(Limit::Time, _))));
//! assert_eq!(error.to_string().lines().next(), Some("spin.ll:4:3: limit reached: stopped after 0.02 s: that is the limit on time"));
//! # Ok::<(), Error>(())
//! ```
//!
//! # Outcomes
//!
//! Every way a run can end is an [`outcome::Outcome`]; an [`Error::Ended`] holds all but a return:
//!
//! ```
//! use llvmlite_jit::outcome::{Outcome, TrapKind};
//! use llvmlite_jit::{Error, Options, Program};
//!
//! let text = "define i32 @third(i32 %n) {\n  %q = sdiv i32 3, %n\n  ret i32 %q\n}\n";
//! let instance = Program::new("third.ll", text)?.jit(Options::new())?;
//! match instance.function::<i32, i32>("third")?.call(0) {
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
//! A [`Program`] is shared by as many threads as you like. An `Instance<Jit>` can be sent to another thread, and is used by one at a time;
//! an `Instance<Interpreter>` stays on the thread that made it. Several run at once, each on its thread, and a fault or a limit of one
//! leaves the others alone. Compiling uses further threads while [`Program::jit`] runs. Programs that make threads of their own
//! (`pthread_create`) can do so on compiled code; such a program runs on a thread made for it, and closures of the [`Host`] are called on
//! whichever thread the program calls them.
//!
//! # What is the process's
//!
//! * **Handlers of signals.** With the first run of each engine handlers for `SIGSEGV`, `SIGBUS`, `SIGFPE`, `SIGILL`, `SIGTRAP` and
//!   `SIGABRT` are installed, and stay; so are handlers for signals that end processes (`SIGTERM`, `SIGHUP`, `SIGUSR1` and so on) where
//!   nobody has one, since programs send these to themselves. A signal that is not for a program goes on to whoever was there before, or
//!   does what it would have done. Install your handlers before that, or pass on what is not yours. With a limit on time the signal 33,
//!   which the C library keeps for `setuid` in processes of several threads, is used too, and a timer of the system.
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
//! # What it needs
//!
//! Linux on x86-64. The library prints nothing and needs no LLVM.

// What pest derives without `std` names it.
extern crate alloc;

pub mod builder;
pub mod debugger;
pub mod diagnostic;
#[doc(hidden)]
pub mod directive;
pub mod embed;
pub mod engine;
pub mod graph;
pub mod host;
pub mod interp;
pub mod ir;
pub mod jit;
pub mod link;
pub mod opt;
pub mod outcome;
mod parallel;
pub mod parse;
pub mod session;
pub mod source;
#[doc(hidden)]
pub mod statistics;
#[doc(hidden)]
pub mod supervise;
pub mod value;
pub mod verify;

pub use diagnostic::Diagnostic;
pub use embed::{Compiled, Ended, Error, Function, Instance, Options, Program, Refused, TypedFunction};
pub use engine::Limits;
pub use host::closures::Host;
pub use outcome::{Limit, Outcome, Trap, TrapKind};
pub use value::Value;

/// The README's examples are tests, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
