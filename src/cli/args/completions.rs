//! Options of `completions` and `man`.

use clap::{Args, ValueHint};
use clap_complete::Shell;
use std::ffi::OsString;
use std::path::PathBuf;

pub const COMPLETIONS: &str = "\
Examples:
  llvmlite-jit completions bash > ~/.local/share/bash-completion/completions/llvmlite-jit
  llvmlite-jit completions zsh > ~/.local/share/zsh/site-functions/_llvmlite-jit
  llvmlite-jit completions fish > ~/.local/share/fish/vendor_completions.d/llvmlite-jit.fish
  eval \"$(llvmlite-jit completions bash)\"
      for this shell only
The directories must exist; zsh searches the directories in its `fpath`.";

pub const MAN: &str = "\
Examples:
  llvmlite-jit man | man -l -
      read the manual page
  llvmlite-jit man ~/.local/share/man/man1
      install a page for the command and one for each subcommand";

/// `completions`
#[derive(Args)]
pub struct CompletionsOptions {
    /// Shell to write it for
    #[arg(value_name = "SHELL")]
    pub shell: Shell,
    /// List what can stand at the cursor of a command line, for the scripts: its index, and the words
    #[arg(long, hide = true, num_args = 1.., allow_hyphen_values = true, value_name = "WORD")]
    pub candidates: Option<Vec<OsString>>,
}

/// `man`
#[derive(Args)]
pub struct ManOptions {
    /// Write a page for the command and for each subcommand into this directory, instead of the command's to standard output
    #[arg(value_name = "DIRECTORY", value_hint = ValueHint::DirPath)]
    pub directory: Option<PathBuf>,
}
