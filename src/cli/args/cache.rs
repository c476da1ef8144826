//! Options of `cache`.

use super::common::OutputOptions;
use clap::Args;

pub const LONG_HELP: &str = "\
Examples:
  llvmlite-jit cache
      show the location and size of the cache of compiled programs
  llvmlite-jit cache --clear
      remove all programs from it
  LLVMLITE_CACHE=off llvmlite-jit prog.ll
      run a program without the cache, as with --no-cache
  LLVMLITE_CACHE=/var/tmp/mine llvmlite-jit prog.ll
      cache this program in another directory, however small it is

The cache is disabled without a home directory, and if its directory belongs to
another user or is writable by other users.";

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
