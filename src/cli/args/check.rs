//! Options of `check`.

use super::common::{LanguageOptions, OutputOptions};
use clap::{Args, ValueHint};
use std::ffi::OsString;
use std::path::PathBuf;

pub const LONG_HELP: &str = "\
Examples:
  llvmlite-jit check *.ll
      all errors in all files; no output means that there are none
  llvmlite-jit check --strict prog.ll
      also report everything that LLVM rejects
  llvmlite-jit check --profile llvmlite prog.ll
      check that the program is in the LLVMlite subset
  llvmlite-jit check --checked prog.ll
      also report the assembly, which `run --checked` does not check
  llvmlite-jit check --fix --dry-run prog.ll
      show what --fix would change, as a diff
  clang -S -emit-llvm -o - prog.c | llvmlite-jit check -

Exit status: 0 if there are no errors, 65 if a file has an error, 66 if one
cannot be read.";

/// `check`
#[derive(Args)]
pub struct CheckOptions {
    /// LLVM assembly text, bitcode or bytecode (`-`: standard input)
    #[arg(value_name = "FILE", required = true, value_hint = ValueHint::FilePath)]
    pub files: Vec<OsString>,
    /// Language options.
    #[command(flatten)]
    pub language: LanguageOptions,
    /// Load a shared library to resolve symbols; may be repeated
    #[arg(long, value_name = "LIB", help_heading = "Language")]
    pub load: Vec<PathBuf>,
    /// Also report what code with checks (`run --checked`) cannot check: assembly
    #[arg(long)]
    pub checked: bool,
    /// Apply fixes that are certain to the files, and report the changes
    #[arg(long)]
    pub fix: bool,
    /// With `--fix`: print the changes as a unified diff, without modifying the files
    #[arg(long, requires = "fix")]
    pub dry_run: bool,
    /// Report the time of each phase
    #[arg(long, help_heading = "Reports")]
    pub time_phases: bool,
    /// Report options.
    #[command(flatten)]
    pub output: OutputOptions,
}
