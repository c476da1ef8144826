//! The language server for LLVM IR: the logic behind `llvmlite-jit lsp`.
//!
//! ```text
//! transport ── messages over a pair of streams
//! server ── the loop, and the scheduling of analyses
//! open ── the open documents
//! client, capabilities ── capabilities of client and server
//! features ── the requests, with a file for each feature
//! text ── positions, tokens, entities, names
//! analysis ── diagnostics; the module of one function with everything that it refers to
//! ```
//!
//! A text is split into its top-level entities, and the cost of an edit depends on the size of the entity that
//! contains it: names are found in tokens, types in the module of a *slice*, which contains the current function and
//! the headers of everything that it refers to.

mod analysis;
mod bitcode;
mod capabilities;
mod client;
mod commands;
mod features;
mod open;
mod publish;
mod server;
mod text;
mod transport;

pub use commands::{Runner, Task};
pub use server::serve;
