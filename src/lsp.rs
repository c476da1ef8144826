//! The language server for LLVM IR: the logic behind `llvmlite-jit lsp`.
//!
//! ```text
//! transport ── messages over a pair of streams
//! server ── the loop: open documents, what is analysed when
//! capabilities, features ── the start, and the requests with their parameters
//! document, lexer, entities, symbols ── the text: positions, tokens, entities, names
//! analysis ── diagnostics; the module of one function with what it mentions
//! one file for each feature
//! ```
//!
//! A text is split into its top-level entities, and an edit costs as much as the entity that it is in: names are found
//! in tokens, types in the module of a *slice*, which has the function at hand and the headers of all that it mentions.

mod analysis;
mod bitcode;
mod calls;
mod capabilities;
mod commands;
mod completion;
mod document;
mod entities;
mod features;
mod fixes;
mod format;
mod hints;
mod hover;
mod lenses;
mod lexer;
mod navigation;
mod outline;
mod publish;
mod semantic;
mod server;
mod signature;
mod statement;
mod symbols;
mod transport;

pub use commands::{Runner, Task};
pub use server::serve;
