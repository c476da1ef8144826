//! Options of `as`.

use super::common::OutputOptions;
use clap::{Args, ValueEnum, ValueHint};
use std::ffi::OsString;
use std::path::PathBuf;

/// Text of `as --help` after the options.
pub const LONG_HELP: &str = "\
Examples:
  llvmlite-jit as -o prog.bc prog.ll
      write a text as bitcode
  llvmlite-jit as --for 14 -o prog.bc prog.ll
      write bitcode for LLVM 14
  llvmlite-jit as --format bytecode -o prog.bc prog.ll
      write bytecode of LLVM 1.3";

/// `as`
#[derive(Args)]
pub struct AsOptions {
    /// LLVM assembly, bitcode, bytecode of LLVM 1.0 to 1.3, or an archive of these (`-`: standard input)
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub file: OsString,
    /// Write the binary to a file [default: standard output, unless it is a terminal]
    #[arg(short = 'o', long = "output", value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub output_file: Option<PathBuf>,
    /// Binary form to write
    #[arg(long, value_name = "FORMAT", value_enum, default_value = "bitcode")]
    pub format: BinaryFormat,
    /// Restrict the output to what this version of LLVM reads
    #[arg(long = "for", value_name = "LLVM", value_enum, default_value = "22")]
    pub version: LlvmVersion,
    /// Report options.
    #[command(flatten)]
    pub output: OutputOptions,
}

/// A binary form of LLVM IR.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum BinaryFormat {
    /// Bitcode, as LLVM reads it since 3.0
    Bitcode,
    /// Bytecode of LLVM 1.3 (format 2)
    Bytecode,
}

/// A version of LLVM.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LlvmVersion {
    /// No restriction; typed pointers are kept
    #[value(name = "22")]
    Llvm22,
    /// No opaque pointers or later features; debug records become intrinsic calls
    #[value(name = "14")]
    Llvm14,
}
