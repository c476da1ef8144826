//! Options of `step`.

use super::common::{LanguageOptions, OutputOptions};
use super::value_parsers::{CallSpec, call, stack_size};
use clap::{Args, ValueEnum, ValueHint};
use std::ffi::OsString;
use std::path::PathBuf;

/// Text of `step --help` after the options.
pub const LONG_HELP: &str = "\
Examples:
  llvmlite-jit step prog.ll -- one two
      debug a program with two arguments; `help` lists the commands
  llvmlite-jit step --call 'fac(i64 6)' fac.ll
      debug one function
  llvmlite-jit step -x commands.txt prog.ll < input.txt
      execute commands from a file; standard input goes to the program
  printf 'break @fac\\ncontinue\\nbacktrace\\n' | llvmlite-jit step fac.ll
      the same from a pipe; the program's input is empty, or --stdin
  llvmlite-jit step --transcript=markdown --only @fac fac.ll > handout.md
      write every step of one function for a handout

Exit status: that of the program, as in `run`, if it has ended; 0 if the session
ended first; 2 if a command of a script is invalid; 130 after Ctrl-C in a
session without a prompt.";

/// `step`
#[derive(Args)]
pub struct StepOptions {
    /// LLVM assembly text, bitcode or bytecode
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub file: OsString,
    /// The program's own arguments; after `--` also those that start with a hyphen
    #[arg(value_name = "ARGS")]
    pub arguments: Vec<OsString>,
    /// Debug a call of a function instead of @main, for instance 'fac(i64 6)'
    #[arg(long, value_name = "CALL", value_parser = call, conflicts_with = "arguments")]
    pub call: Option<CallSpec>,
    /// Execute the commands in a file first
    #[arg(short = 'x', long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub commands: Option<PathBuf>,
    /// Begin with the source that the program was compiled from (`view source`), or with LLVM assembly
    #[arg(long, value_name = "VIEW", default_value = "llvm", hide_default_value = true)]
    pub view: InitialView,
    /// Name of the program in reports
    #[arg(long, hide = true, value_name = "NAME")]
    pub named: Option<String>,
    /// File for the program's standard input
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub stdin: Option<PathBuf>,
    /// Write a transcript of every step instead of prompting
    #[arg(long, value_name = "FORMAT", num_args = 0..=1, default_missing_value = "text", require_equals = true)]
    pub transcript: Option<TranscriptFormat>,
    /// Transcript: the first N instructions, or those from the A-th to the B-th
    #[arg(long, value_name = "N|A..B", value_parser = range, requires = "transcript")]
    pub steps: Option<(u64, u64)>,
    /// Transcript: only instructions of this function; may be repeated
    #[arg(long, value_name = "FUNCTION", requires = "transcript")]
    pub only: Vec<String>,
    /// Transcript: only instructions of the entry point
    #[arg(long, requires = "transcript")]
    pub no_calls: bool,
    /// Load a shared library: its symbols come before the C library's; may be repeated
    #[arg(long, value_name = "LIB", value_hint = ValueHint::FilePath)]
    pub load: Vec<PathBuf>,
    /// Size of the program's stack, such as 512K, 64M or 1G [default: 64M]
    #[arg(long, value_name = "SIZE", value_parser = stack_size)]
    pub max_stack: Option<u64>,
    /// Wrap on overflow of `nsw` and `nuw` operations, as compiled code does, instead of giving poison
    #[arg(long)]
    pub wrap: bool,
    /// Language options.
    #[command(flatten)]
    pub language: LanguageOptions,
    /// Report options.
    #[command(flatten)]
    pub output: OutputOptions,
}

/// The view that a session begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum InitialView {
    /// Lines, calls and variables of the source
    Source,
    /// Those of LLVM assembly
    Llvm,
}

/// A format of transcripts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum TranscriptFormat {
    /// Lines for a terminal
    Text,
    /// A table for each call, for a handout
    #[value(alias = "md")]
    Markdown,
    /// A JSON document on each line
    Json,
}

/// Parses `N`, `A..B`, `A..` or `..B`; both ends are inclusive and count from 1.
fn range(text: &str) -> Result<(u64, u64), String> {
    let number = |text: &str, absent: u64| match text.trim() {
        "" => Ok(absent),
        text => text.replace('_', "").parse::<u64>().map_err(|_| format!("`{text}` is not a number")),
    };
    let (from, to) = match text.split_once("..") {
        Some((from, to)) => (number(from, 1)?, number(to.trim_start_matches('='), u64::MAX)?),
        None => (1, number(text, u64::MAX)?),
    };
    match from >= 1 && from <= to {
        true => Ok((from, to)),
        false => Err("expected a number such as 100, or a range such as 20..40".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_of_steps() {
        assert_eq!(range("100"), Ok((1, 100)));
        assert_eq!(range("20..40"), Ok((20, 40)));
        assert_eq!(range("20.."), Ok((20, u64::MAX)));
        assert_eq!(range("..5"), Ok((1, 5)));
        for wrong in ["0..3", "5..4", "x", "0"] {
            assert!(range(wrong).is_err(), "{wrong}");
        }
    }
}
