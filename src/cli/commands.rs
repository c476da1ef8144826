//! The subcommands, one module each: `run` executes one and returns the exit status.

pub mod assemble;
pub mod bench;
pub mod cache;
pub mod check;
pub mod completions;
pub mod dap;
pub mod diff;
pub mod dis;
pub mod emit;
pub mod explain;
pub mod lsp;
pub mod man;
pub mod repl;
pub mod run;
pub mod step;
pub mod test;
