//! The debug adapter for LLVM IR: the logic behind `llvmlite-jit dap`, which implements the Debug Adapter Protocol.
//!
//! ```text
//! client ─ transport ─► adapter ─ Debuggee ─► (another process) inspect ─ debugger, interpreter
//! ```
//!
//! - `transport`: messages over a pair of streams; `messages`: requests and their arguments
//! - `connection`: the client: the queue of its requests, responses and events
//! - `adapter`: the loop, the order of requests; `execution`: requests that run the program; `breakpoints`, `sources`
//! - [`debuggee`]: the interface to the debugged program, which the command implements with forked processes
//! - [`inspect`]: requests answered in the process of the stopped program: stack, variables, memory, instructions
//! - [`code_map`]: addresses of instructions
//!
//! Nothing of the program runs before the client has sent `launch` and `configurationDone`.

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
