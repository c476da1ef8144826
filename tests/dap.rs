//! The debug adapter, as an editor sees it: transcripts in both directions, order and bad input, runs that do not end, a
//! property over all of `tests/ll`, and real clients.

mod client;
mod debugadapter_testsupport;
mod emacs;
mod lifecycle;
mod neovim;
mod properties;
mod running;
mod transcripts;
mod values;
