//! Options of `lsp`.

use super::common::OutputOptions;
use clap::Args;

pub const LONG_HELP: &str = "\
An editor starts it and communicates over standard input and output. For
Neovim:
  vim.lsp.start_client({ name = 'llvmlite-jit', cmd = { 'llvmlite-jit', 'lsp' } })
The manual's chapter on editors has complete settings for Neovim and Emacs, and
a list of the server's features.

Programs only run at the user's request, in a sandbox (`run --sandbox`).";

/// `lsp`
#[derive(Args)]
pub struct LspOptions {
    /// Accepted for compatibility with editors: standard input and output are always used
    #[arg(long, hide = true)]
    pub stdio: bool,
    /// Report options.
    #[command(flatten)]
    pub output: OutputOptions,
}
