//! Options of `dap`.

use super::common::OutputOptions;
use clap::Args;

pub const LONG_HELP: &str = "\
An editor starts it and communicates over standard input and output. For
Neovim with nvim-dap:
  require('dap').adapters.llvm = { type = 'executable', command = 'llvmlite-jit', args = { 'dap' } }
The manual's chapter on editors has complete settings for Neovim and Emacs, and
the attributes of a launch configuration.

The program only runs at the editor's request, in a sandbox (`run --sandbox`)
unless the configuration has \"sandbox\": false.";

/// `dap`
#[derive(Args)]
pub struct DapOptions {
    /// Accepted for compatibility with editors: standard input and output are always used
    #[arg(long, hide = true)]
    pub stdio: bool,
    /// Report options.
    #[command(flatten)]
    pub output: OutputOptions,
}
