//! Names of the commands, for completion and suggestions.

/// Names of all commands.
pub const NAMES: &[&str] = &[
    "asm", "clear", "clif", "echo", "edit", "engine", "explain", "help", "history", "list", "ll", "load", "mem",
    "quit", "reset", "save", "source", "step", "time", "timeit", "timeout", "type", "undo",
];
