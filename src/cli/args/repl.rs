//! Options of `repl`.

use super::common::OutputOptions;
use super::value_parsers::{OptLevel, bytes, opt_level};
use clap::{Args, ValueHint};
use llvmlite_jit::duration;
use llvmlite_jit::session::EngineKind;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

pub const LONG_HELP: &str = "\
Examples:
  llvmlite-jit repl
      on a terminal: highlighting, completion with Tab, and a history; `:help`
      describes the input
  llvmlite-jit repl prog.ll
      start with the definitions in a file
  llvmlite-jit repl --load libz.so.1
      call functions of a library: `declare ptr @zlibVersion()`
  echo '%x = add i64 40, 2' | llvmlite-jit repl
      on a pipe: no prompts, and errors do not end the session

Exit status: 0; on a pipe 1 if any input was rejected or failed; 2 if the command
line is invalid.";

/// `repl`
#[derive(Args)]
pub struct ReplOptions {
    /// LLVM assembly text, bitcode or bytecode to begin with
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub file: Option<OsString>,
    /// Continue with the terminal after FILE, as without it: what `ipython -i FILE` and `python -i FILE` mean
    #[arg(short = 'i', hide = true)]
    pub interactive: bool,
    /// Compile to machine code (jit), also with checks (checked), or interpret (interp)
    #[arg(long, value_name = "ENGINE", default_value = "jit", value_parser = one_engine)]
    pub engine: EngineKind,
    /// Optimization level: 0, 1 or 2
    #[arg(short = 'O', value_name = "LEVEL", default_value = "2", value_parser = opt_level)]
    pub opt_level: OptLevel,
    /// Time limit of each input, such as 500ms, 2s or 1m [default: no limit]
    #[arg(long, value_name = "TIME", value_parser = duration::parse)]
    pub timeout: Option<Duration>,
    /// Maximum memory of its programs together, such as 512M or 4G [default: half of what is available]
    #[arg(long, value_name = "SIZE", value_parser = bytes)]
    pub max_memory: Option<u64>,
    /// Shared library whose functions the session can call; may be repeated
    #[arg(long, value_name = "LIB", value_hint = ValueHint::FilePath)]
    pub load: Vec<PathBuf>,
    /// Neither read nor write the input history
    #[arg(long)]
    pub no_history: bool,
    /// Turn warnings about constructs that LLVM rejects into errors
    #[arg(long)]
    pub strict: bool,
    /// Report options.
    #[command(flatten)]
    pub output: OutputOptions,
}

fn one_engine(text: &str) -> Result<EngineKind, String> {
    EngineKind::ALL.into_iter().find(|kind| kind.name() == text).ok_or_else(|| "use jit, checked or interp".into())
}
