//! Options of `cache`.

use super::common::OutputOptions;
use clap::Args;

pub const LONG_HELP: &str = "\
Examples:
  llvmlite-jit cache
      where the cache of compiled programs is, and how large
  llvmlite-jit cache --clear
      remove all programs from it
  LLVMLITE_CACHE=off llvmlite-jit prog.ll
      run a program without the cache, as with --no-cache
  LLVMLITE_CACHE=/var/tmp/mine llvmlite-jit prog.ll
      keep this one in a folder of its own, however small it is

The cache is off without a home directory, and where its folder belongs to
another user or can be written by others.";

/// `cache`
#[derive(Args)]
pub struct CacheOptions {
    /// Remove all programs from the cache
    #[arg(long)]
    pub clear: bool,
    /// Report options.
    #[command(flatten)]
    pub output: OutputOptions,
}
