//! Options of `dis`.

use super::common::OutputOptions;
use clap::{Args, ValueHint};
use std::ffi::OsString;
use std::path::PathBuf;

/// Text of `dis --help` after the options.
pub const LONG_HELP: &str = "\
Examples:
  llvmlite-jit dis prog.bc
      the text of a file of bitcode, on standard output
  clang -c -emit-llvm -o - prog.c | llvmlite-jit dis -o prog.ll -
      what a compiler writes, as a file to read and change
  llvmlite-jit dis old.ll
      a text in the spelling of today";

/// `dis`
#[derive(Args)]
pub struct DisOptions {
    /// LLVM bitcode, bytecode of LLVM 1.0 to 1.3, assembly, or an archive of these (`-`: standard input)
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub file: OsString,
    /// Write the text to a file [default: standard output]
    #[arg(short = 'o', long = "output", value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub output_file: Option<PathBuf>,
    /// Write the use-list orders of the bitcode as directives
    #[arg(long)]
    pub preserve_uselistorder: bool,
    /// Report options.
    #[command(flatten)]
    pub output: OutputOptions,
}
