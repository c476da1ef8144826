//! Options of `diff`.

use super::common::OutputOptions;
use clap::{Args, ValueHint};
use std::ffi::OsString;

/// Text of `diff --help` after the options.
pub const LONG_HELP: &str = "\
Examples:
  llvmlite-jit diff prog.ll prog.bc
      compare bitcode with its text
  llvmlite-jit diff before.ll after.ll
      list the functions, variables and metadata that differ

Exit status: 0 if the programs are equivalent, 1 if they differ.";

/// `diff`
#[derive(Args)]
pub struct DiffOptions {
    /// LLVM assembly, bitcode, bytecode of LLVM 1.0 to 1.3, or an archive of these (`-`: standard input)
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub one: OsString,
    /// File to compare with
    #[arg(value_name = "OTHER", value_hint = ValueHint::FilePath)]
    pub other: OsString,
    /// Report options.
    #[command(flatten)]
    pub output: OutputOptions,
}
