//! Options of `lsp`.

use super::common::OutputOptions;
use clap::Args;

pub const LONG_HELP: &str = "\
An editor starts it, and both talk over standard input and standard output. For
Neovim:
  vim.lsp.start_client({ name = 'llvmlite-jit', cmd = { 'llvmlite-jit', 'lsp' } })
The manual's chapter on editors has complete settings for Neovim and Emacs, and
the list of what the server does.

Nothing of a file is run before it is asked for; what is run then is confined as
by `run --sandbox`.";

/// `lsp`
#[derive(Args)]
pub struct LspOptions {
    /// Accepted, as editors add it: there is no other way of talking
    #[arg(long, hide = true)]
    pub stdio: bool,
    /// Report options.
    #[command(flatten)]
    pub output: OutputOptions,
}
