//! The language server, as an editor sees it: transcripts in both directions, and properties over all of `tests/ll`.

pub mod client;
mod commands;
mod completion;
mod emacs;
mod lifecycle;
mod neovim;
mod properties;
mod random_edits;
mod rename;
mod transcripts;
