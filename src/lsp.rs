//! The language server for LLVM IR: the logic behind `llvmlite-jit lsp`.
//!
//! ```text
//! transport ── messages over a pair of streams
//! server ── the loop: what is analyzed when
//! open ── the open documents
//! client, capabilities ── what client and server can do
//! features ── the requests, with a file for each feature
//! text ── positions, tokens, entities, names
//! analysis ── diagnostics; the module of one function with what it mentions
//! ```
//!
//! A text is split into its top-level entities, and an edit costs as much as the entity that it is in: names are found
//! in tokens, types in the module of a *slice*, which has the function at hand and the headers of all that it mentions.

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
