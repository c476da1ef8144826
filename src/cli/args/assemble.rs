//! `as`

use super::OutputOptions;
use clap::{Args, ValueEnum, ValueHint};
use std::ffi::OsString;
use std::path::PathBuf;

/// `as`
#[derive(Args)]
pub struct AsOptions {
    /// LLVM assembly text, or bitcode (`-`: standard input)
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub file: OsString,
    /// Write the bitcode to a file [default: standard output, unless it is a terminal]
    #[arg(short = 'o', long = "output", value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub output_file: Option<PathBuf>,
    /// Write what this version of LLVM reads too
    #[arg(long = "for", value_name = "LLVM", value_enum, default_value = "22")]
    pub version: LlvmVersion,
    /// Where reports go
    #[command(flatten)]
    pub output: OutputOptions,
}

/// A version of LLVM.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LlvmVersion {
    /// All there is; typed pointers are kept
    #[value(name = "22")]
    Llvm22,
    /// No opaque pointers, and nothing that came later; debug records become calls of intrinsic functions
    #[value(name = "14")]
    Llvm14,
}
