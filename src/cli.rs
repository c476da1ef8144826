//! The command line: one file per subcommand, and what they share.
//!
//! ```text
//! args ── what was typed, checked            load ── a file to a verified module, every finding told
//! both ── `--engine both`: two children and what came of them
//! run, check, dis, as, diff, emit, explain, test, repl, step, bench ── the subcommands    entry ── which function starts, and whether it can
//! fit ── completions for shells, and the manual page
//! phases ── `--time-phases`: what each part of the way took
//! report ── what is told, where to (terminal, --json), and what was told so far
//! supervised ── a run in a child process
//! memory, unlinked ── the allocator, and what would be linked to little use: both so that a start is short
//! width ── text that fits the terminal
//! render, json ── Diagnostic and Outcome as text, as JSON             color ── when to colour
//! ```
//!
//! Results go to standard output, everything of ours to standard error. Nothing but this module prints or exits.

mod args;
mod assemble;
mod bench;
mod both;
mod check;
mod color;
mod diff;
mod dis;
mod emit;
mod entry;
mod explain;
mod fit;
mod json;
mod load;
mod memory;
mod panic;
mod phases;
mod render;
mod repl;
mod report;
mod run;
mod step;
mod supervised;
mod test;
#[cfg(not(test))]
mod unlinked;
mod width;

use args::Command;
use llvmlite_jit::host::{self, process};
use report::Report;

/// Exit statuses of our own; a program's own status is its result's low 8 bits.
pub mod status {
    /// All went well.
    pub const OK: u8 = 0;
    /// A test failed.
    pub const FAILED: u8 = 1;
    /// Blocks of the heap are lost (`--leaks`), and the program would have ended with 0.
    pub const LEAKS: u8 = 1;
    /// The command line is wrong.
    pub const USAGE: u8 = 2;
    /// The input was refused: syntax, verification, an unsupported construct, a missing symbol, no entry point.
    pub const REFUSED: u8 = 65;
    /// The input could not be read.
    pub const UNREADABLE: u8 = 66;
    /// A bug of ours.
    pub const INTERNAL: u8 = 70;
    /// The engines disagree about a program.
    pub const DISAGREED: u8 = 71;
    /// The time limit was reached.
    pub const TIME_LIMIT: u8 = 124;
    /// Another limit was reached.
    pub const LIMIT: u8 = 125;
    /// Interrupted, as shells say it of a program that Ctrl-C ended.
    pub const INTERRUPTED: u8 = 130;
    /// The program was stopped at a fault, as shells say it of a program that aborted.
    pub const FAULT: u8 = 134;
}

/// Does what the arguments say and returns the exit status.
pub fn main() -> u8 {
    let bug = render::internal_error("a fault in our own code");
    host::explain_own_faults(bug, status::INTERNAL.into());
    let command = match args::parse(std::env::args_os()) {
        Ok(command) => command,
        Err(error) => {
            // Help and version go to standard output with status 0; nobody may be reading any more.
            let _ = error.print();
            return if error.use_stderr() { status::USAGE } else { status::OK };
        }
    };
    let mut report = match Report::new(command.output()) {
        Ok(report) => report,
        Err((path, error)) => {
            render::say(&format!("error: cannot write {path}: {error}\n"));
            return status::USAGE;
        }
    };
    if command.level_is_too_high() {
        report.warn("`-O3` is taken as `-O2`", "the levels are 0, 1 and 2, which optimises most");
    }
    let result = panic::guard(|| match &command {
        Command::Run(options) => run::run(options, &mut report),
        Command::Check(options) => check::run(options, &mut report),
        Command::Dis(options) => dis::run(options, &mut report),
        Command::As(options) => assemble::run(options, &mut report),
        Command::Diff(options) => diff::run(options, &mut report),
        Command::Emit(options) => emit::run(options, &mut report),
        Command::Test(options) => test::run(options, &mut report),
        Command::Explain(options) => explain::run(options, &mut report),
        Command::Repl(options) => repl::run(options, &mut report),
        Command::Step(options) => step::run(options, &mut report),
        Command::Bench(options) => bench::run(options, &mut report),
        Command::Completions(options) => fit::completions(options),
        Command::Man(options) => fit::man(options, &mut report),
    });
    let status = result.unwrap_or_else(|bug| {
        report.internal_error(&bug);
        status::INTERNAL
    });
    let (at_once, ran) = (report.ends_at_once(), report.has_run());
    let status = report.finish(status);
    if ran {
        host::explain_faults_afterwards(render::fault_afterwards(status), status.into());
    }
    if at_once {
        process::end_at_once(status);
    }
    status
}
