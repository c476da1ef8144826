//! The command line: one file per subcommand, and their common parts.
//!
//! ```text
//! args ── parsed and validated arguments          load ── a file to a verified module, with all diagnostics reported
//! both ── `--engine both`: two child processes and the comparison of their results
//! run, check, dis, as, diff, emit, explain, test, repl, step, bench ── the subcommands
//! entry ── the entry point of a run, and its checks
//! fit ── shell completions, and the manual page
//! phases ── `--time-phases`: the time of each compilation phase
//! report ── diagnostics and results of an invocation, and their destinations (terminal, --json)
//! supervised ── a run in a child process
//! memory, unlinked ── the allocator, and symbols that avoid linking whole libraries: both shorten the startup
//! width ── text wrapped to the terminal
//! render, json ── Diagnostic and Outcome as text, as JSON             color ── the choice of colour
//! ```
//!
//! Results go to standard output, reports to standard error. No module outside this one prints or exits.

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

/// Exit statuses of the command itself. The status of a program is the low 8 bits of its result.
pub mod status {
    /// Success.
    pub const OK: u8 = 0;
    /// A test has failed.
    pub const FAILED: u8 = 1;
    /// The heap has leaked blocks (`--leaks`), and the program would have exited with 0.
    pub const LEAKS: u8 = 1;
    /// The command line is invalid.
    pub const USAGE: u8 = 2;
    /// The input was refused: syntax, verification, an unsupported construct, an undefined symbol, no entry point.
    pub const REFUSED: u8 = 65;
    /// The input could not be read.
    pub const UNREADABLE: u8 = 66;
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
}

/// Carries out the command line and returns the exit status.
pub fn main() -> u8 {
    let bug = render::internal_error("a fault in our own code");
    host::signals::explain_own_faults(bug, status::INTERNAL.into());
    let command = match args::parse(std::env::args_os()) {
        Ok(command) => command,
        Err(error) => {
            // Help and version go to standard output with status 0. An error is ignored: the reader may have
            // closed the pipe.
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
        host::signals::explain_faults_afterwards(render::fault_afterwards(status), status.into());
    }
    if at_once {
        process::end_at_once(status);
    }
    status
}
