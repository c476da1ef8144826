//! Options of `dis`.

use super::common::OutputOptions;
use clap::{Args, ValueHint};
use std::ffi::OsString;
use std::path::PathBuf;

/// Text of `dis --help` after the options.
pub const LONG_HELP: &str = "\
Examples:
  llvmlite-jit dis prog.bc
      print bitcode as text
  clang -c -emit-llvm -o - prog.c | llvmlite-jit dis -o prog.ll -
      write the output of a compiler to a file, for reading and editing
  llvmlite-jit dis old.ll
      convert a text to current syntax";

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
