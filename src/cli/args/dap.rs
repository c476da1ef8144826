//! Options of `dap`.

use super::common::OutputOptions;
use clap::Args;

pub const LONG_HELP: &str = "\
An editor starts it, and both talk over standard input and standard output. For
Neovim with nvim-dap:
  require('dap').adapters.llvm = { type = 'executable', command = 'llvmlite-jit', args = { 'dap' } }
The manual's chapter on editors has complete settings for Neovim and Emacs, and
the attributes of a launch configuration.

Nothing of a file is run before the editor asks for it; the program is then
confined as by `run --sandbox`, unless the configuration says \"sandbox\": false.";

/// `dap`
#[derive(Args)]
pub struct DapOptions {
    /// Accepted, as editors add it: there is no other way of talking
    #[arg(long, hide = true)]
    pub stdio: bool,
    /// Report options.
    #[command(flatten)]
    pub output: OutputOptions,
}
