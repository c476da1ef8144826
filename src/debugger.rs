//! A debugger for LLVM IR on top of the interpreter: breakpoints, watchpoints, stepping, support for reverse
//! execution, values and memory as text, and records of every step for handouts. The module does no input or
//! output; the user interface is `llvmlite-jit step`.
//!
//! ```text
//! interp::debug ── State ─► Debugger::arrive ─► Action: run up to a step, or halt
//! ```
//!
//! - [`run_control`]: the current command (step, next, finish, …), and reasons for stops
//! - [`breakpoints`]: breakpoints and watchpoints; [`breakpoint_actions`]: counts of hits, logged messages
//! - [`location`]: locations as typed: `@f:%bb`, `12`
//! - [`expression`]: `%x`, `*%p`, `@g[2]`, `f(x)`, and conditions; [`value_history`]: `$1`, `$x`
//! - [`expression_calls`]: functions that expressions call
//! - [`value_text`]: values in one line; `c_value_text`: values of C in C syntax
//! - [`memory_tree`]: memory as trees; `linked_objects`: lists and trees of objects that point to each other
//! - [`memory_dump`]: bytes and words, as in gdb's `x`
//! - [`step_record`]: reads, definitions and writes of a step
//!
//! **Reverse execution is re-execution.** Time is measured by the step count: to reach an earlier step, the caller
//! starts the program again with [`StopCondition::Goto`]; [`StopCondition::Scan`] finds the number of that step. A
//! replay in the same process would also have to restore the state of the C library. The command therefore forks: each
//! run is a copy of a process that has loaded the program without running any of it.

pub mod breakpoint_actions;
pub mod breakpoints;
mod c_value_text;
pub mod demangle;
pub mod expression;
pub mod expression_calls;
mod linked_objects;
pub mod location;
pub mod memory_dump;
pub mod memory_tree;
mod program;
pub mod run_control;
mod source_layout;
pub mod source_names;
pub mod step_record;
mod token;
mod types;
pub mod value_history;
pub mod value_text;

pub use program::{DebuggedProgram, FunctionGraph, SourceLine, first_instruction};
pub use run_control::{Action, Debugger, Halt, ReturningCall, ScanHit, ScanTarget, StopCondition};
pub use types::parse_type;
