//! Exit statuses of the command itself. The status of a program is the low 8 bits of its result.
//!
//! The status of an outcome is chosen where it is reported: `cli::report` (a run), `cli::compare_engines`
//! (`--engine both`), `cli::commands::step` (the debugger) and `cli::supervised` (a child that was killed). The library,
//! which may not import this module, repeats 134: `directive` (`StopKind::status`; 124 and 125 too), `interp::native`
//! (`STOPPED`) and `host::process::child` (`FAULT`).

/// Success.
pub const OK: u8 = 0;
/// The input is valid, but the answer is negative: a test has failed, `diff` found a difference, `bench` or `repl` had
/// a subject or an input that failed.
pub const FAILED: u8 = 1;
/// Unreachable heap blocks remain (`--leaks`), and the program would have exited with 0.
pub const LEAKS: u8 = 1;
/// The command line is invalid.
pub const USAGE: u8 = 2;
/// The input was refused: syntax, verification, an unsupported construct, an undefined symbol, no entry point.
pub const REFUSED: u8 = 65;
/// An input could not be read, or an output could not be written.
pub const IO_ERROR: u8 = 66;
/// An internal error: a bug in the command.
pub const INTERNAL: u8 = 70;
/// The engines disagree on a program.
pub const DISAGREED: u8 = 71;
/// The time limit was reached.
pub const TIME_LIMIT: u8 = 124;
/// Another limit was reached.
pub const LIMIT: u8 = 125;
/// Interrupted; shells report the same status for a program that was ended by Ctrl-C.
pub const INTERRUPTED: u8 = 130;
/// The program was stopped at a fault; shells report the same status for a program that has aborted.
pub const FAULT: u8 = 134;
