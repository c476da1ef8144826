//! The command line: arguments, subcommands, reports. Uses the library's public interface only; nothing outside this
//! module prints or exits.
//!
//! ```text
//! args ── definition of the command line (clap), one file per subcommand
//! commands ── the subcommands
//! load ── from a file name to a verified module, with all diagnostics reported
//! entry_point ── the function that starts a run: `@main`, or the one of `--call`
//! run_cache ── the cache of compiled programs, as `run` uses it
//! supervised ── `run` in a child process, for limits that a process cannot enforce on itself
//! compare_engines ── `--engine both`: two child processes and the comparison of their results
//! report ── diagnostics and results of an invocation, as text and as JSON
//! exit_status, panic, version ── exit statuses; internal errors; the version
//! allocator, lazy_libs ── the allocator, and libraries that are loaded on demand: both shorten startup
//! ```
//!
//! Results go to standard output, reports to standard error.

// A library leaves the choice of the allocator to its user: the C library with the feature `command` contains this
// module.
#[cfg_attr(in_library, path = "cli/host_allocator.rs")]
mod allocator;
mod args;
mod commands;
mod compare_engines;
mod entry_point;
mod exit_status;
mod large_texts;
#[cfg(not(any(test, in_library)))]
mod lazy_libs;
mod load;
mod panic;
mod private_directory;
mod report;
mod run_cache;
mod supervised;
mod version;

use args::Command;
use commands::{
    assemble, bench, cache, check, completions, dap, diff, dis, emit, explain, lsp, man, repl, run, step, test,
};
use llvmlite_jit::host::{self, process};
use report::{Report, render, stderr};
use std::io::ErrorKind;

/// Executes the command line and returns the exit status.
pub fn main() -> u8 {
    let bug = render::own_fault();
    host::signals::explain_own_faults(bug, exit_status::INTERNAL.into());
    let command = match args::parse(std::env::args_os()) {
        Ok(command) => command,
        Err(error) => {
            // Help and version go to standard output with status 0. The reader may have closed the pipe.
            return match error.print() {
                _ if error.use_stderr() => exit_status::USAGE,
                Err(failure) if failure.kind() != ErrorKind::BrokenPipe => {
                    stderr::print(&format!("error: cannot write to standard output: {failure}\n"));
                    exit_status::IO_ERROR
                }
                _ => exit_status::OK,
            };
        }
    };
    let mut report = match Report::new(command.output()) {
        Ok(report) => report,
        Err((path, error)) => {
            stderr::print(&format!("error: cannot write {path}: {error}\n"));
            return exit_status::USAGE;
        }
    };
    if command.requests_unavailable_opt_level() {
        report.warn("`-O3` is treated as `-O2`", "the levels are 0, 1 and 2 (the highest)");
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
        Command::Lsp(_) => lsp::run(),
        Command::Dap(_) => dap::run(),
        Command::Cache(options) => cache::run(options, &mut report),
        Command::Completions(options) => completions::completions(options),
        Command::Man(options) => man::man(options, &mut report),
    });
    let status = result.unwrap_or_else(|bug| {
        report.internal_error(&bug);
        exit_status::INTERNAL
    });
    let status = report::stdout::exit_status(status);
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
