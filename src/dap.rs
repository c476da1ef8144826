//! The debug adapter for LLVM IR: the logic behind `llvmlite-jit dap`, which speaks the Debug Adapter Protocol.
//!
//! ```text
//! client ─ transport ─► adapter ─ Debuggee ─► (another process) inspect ─ debugger, interpreter
//! ```
//!
//! - `transport`: messages over a pair of streams; `messages`: requests and their arguments
//! - `connection`: the client: the queue of its requests, responses and events
//! - `adapter`: the loop, the order of requests; `execution`: what makes the program run; `breakpoints`, `sources`
//! - [`debuggee`]: the interface of a program that is debugged, which the command implements with forked processes
//! - [`inspect`]: what a stopped program is asked, in its own process: stack, variables, memory, instructions
//! - [`code_map`]: addresses of instructions
//!
//! Nothing of a program runs before the client has sent `launch` and `configurationDone`.

mod adapter;
mod breakpoints;
mod capabilities;
pub mod code_map;
mod connection;
pub mod debuggee;
mod execution;
pub mod inspect;
mod messages;
mod sources;
mod transport;

pub use adapter::serve;
pub use messages::{Engine, LaunchArguments, View};
