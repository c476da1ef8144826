//! `bench FILE [-- ARGS]`: measures a program compiled, interpreted, and against other commands.
//!
//! ```text
//! subject ── a command that is measured    calibrate ── trial runs: whether it works, its output, its phases
//! runner ── the measured runs    in_process ── `--call`: a child process that calls one function repeatedly
//! results ── all measurements, and their JSON    baseline ── results of an earlier measurement
//! parameters ── values for `{NAME}`
//! warnings ── reasons to doubt the results, with remedies
//! table, export, plot ── results as text, CSV and Markdown, as SVG   units ── times as text
//! ```
//!
//! The measured time is that of a whole process from start to exit, with its streams redirected to files. The process
//! is not instrumented; the phases of the engines come from the trials, which are separate runs.

mod baseline;
mod calibrate;
mod export;
mod in_process;
mod parameters;
mod plot;
mod results;
mod runner;
mod subject;
mod table;
mod units;
mod warnings;

use crate::cli::args::bench::BenchOptions;
use crate::cli::exit_status;
use crate::cli::report::{ChildFailure, Report, stderr, stdout};
use crate::cli::run_cache;
use crate::cli::supervised;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use llvmlite_jit::host::process;
use llvmlite_jit::supervise;
use results::{Omission, Results};
use runner::Runner;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::time::Duration;
use subject::Subject;

/// Measures and returns the exit status.
pub fn run(options: &BenchOptions, report: &mut Report) -> u8 {
    if options.inside {
        return in_process::run(options, report);
    }
    if let Err(error) = supervised::find_own_program("`bench` needs") {
        return report.io_error(error, exit_status::IO_ERROR);
    }
    // Each run compiles the program, and the user's cache is not touched.
    run_cache::switch_off_for_children();
    match try_run(options, report) {
        Ok(status) | Err(status) => status,
    }
}

fn try_run(options: &BenchOptions, report: &mut Report) -> Result<u8, u8> {
    if options.file == "-" {
        stderr::print("error: `bench` runs FILE many times: it cannot be standard input\n");
        return Err(exit_status::USAGE);
    }
    if let Some(other) = second_program(options) {
        let message = format!("{other} is an argument of the program {} here", options.file.display());
        let remedy = format!("`--against 'llvmlite-jit {other}'` compares the two");
        report.warn(&message, &remedy);
    }
    if let (Some(min), Some(max)) = (options.min_runs, options.max_runs)
        && min > max
    {
        stderr::print(&format!("error: --min-runs {min} is more than --max-runs {max}\n"));
        return Err(exit_status::USAGE);
    }
    let subjects = subject::expand(options).map_err(|error| {
        stderr::print(&format!("error: {error}\n"));
        exit_status::USAGE
    })?;
    let io_error = |report: &mut Report, error| report.io_error(error, exit_status::IO_ERROR);
    let baseline = options.baseline.as_deref().map(baseline::read).transpose();
    let baseline = baseline.map_err(|error| io_error(report, error))?;
    for path in [&options.input, &Some(PathBuf::from(&options.file))].into_iter().flatten() {
        can_be_read(path).map_err(|error| io_error(report, error))?;
    }
    let exports = export::wanted(options);
    // Unwritable files are reported before minutes of measurements.
    for (path, _) in &exports {
        export::can_be_written(path).map_err(|error| io_error(report, error))?;
    }
    supervise::watch_interrupts();
    // The command disables huge pages for itself; measured commands must not inherit that.
    process::allow_huge_pages();
    let bar = progress(options);
    let mut results = Results::new(options);
    let failed = match options.call {
        Some(_) => Ok(in_process::measure(options, &mut results, &bar, report)),
        None => measure_processes(options, subjects, &mut results, &bar),
    };
    bar.finish_and_clear();
    let failed = failed.map_err(|error| {
        let remedy = "`--ignore-failure` measures it anyway; run the command by itself to see why";
        report.failed(&error, remedy)
    })?;
    let interrupted = supervise::interrupted().is_some();
    if !results.series.is_empty() {
        let text = table::text(&results, baseline.as_ref(), options.unit, report.color_of_results());
        print(&text);
    }
    // A cause that stopped all commands is already reported.
    let is_reported = |why: &Omission| match why {
        Omission::Refused | Omission::Stopped => results.series.is_empty(),
        Omission::Interrupted => true,
        _ => false,
    };
    for left_out in results.left_out.iter().filter(|left| !is_reported(&left.why)) {
        report.warn(&left_out.text(options.call.is_some()), left_out.remedy());
    }
    if interrupted {
        report.child_failed(ChildFailure::Interrupted, "interrupted", exit_status::INTERRUPTED);
        return Err(exit_status::INTERRUPTED);
    }
    for warning in warnings::all(&results, baseline.as_ref(), options) {
        report.warn(&warning.to_string(), &warning.remedy());
    }
    if results.series.is_empty() {
        report.refused();
        return Err(failed.unwrap_or(exit_status::FAILED));
    }
    report.add("bench", results.json(baseline.as_ref()));
    for (path, form) in exports {
        let text = export::text(form, &results, baseline.as_ref(), options.unit);
        export::write(path, &text).map_err(|error| io_error(report, error))?;
    }
    Ok(if results.left_out.is_empty() { exit_status::OK } else { exit_status::FAILED })
}

/// Tries the commands, and measures them in turns. Returns the status of a refusal, if any. `Err` names a command that
/// failed, in which case nothing was measured.
fn measure_processes(
    options: &BenchOptions,
    subjects: Vec<Subject>,
    results: &mut Results,
    bar: &ProgressBar,
) -> Result<Option<u8>, String> {
    let mut refused = None;
    let mut reported = String::new();
    let mut rounds = Runner::new(options);
    for subject in subjects {
        if supervise::interrupted().is_some() {
            break;
        }
        bar.set_message(format!("trying {}", subject.name));
        bar.enable_steady_tick(Duration::from_millis(200));
        let tried = calibrate::of(&subject, options);
        bar.disable_steady_tick();
        match tried {
            Ok(tried) => rounds.add(subject, tried),
            Err(failure) => {
                // Diagnostics that both engines report are shown once, and none after an interrupt.
                if failure.reports != reported && failure.why != Omission::Interrupted {
                    bar.suspend(|| stderr::print(&failure.reports));
                    reported.clone_from(&failure.reports);
                }
                refused = refused.or(failure.status);
                results.omit(&subject, failure.why);
            }
        }
    }
    if let Some((command, status)) = rounds.failing().filter(|_| !options.ignore_failure) {
        let text = format!("`{command}` ended with the exit status {status}");
        rounds.abandon();
        return Err(text);
    }
    rounds.run(results, bar);
    Ok(refused)
}

/// Creates the progress bar, which is visible only on a terminal.
fn progress(options: &BenchOptions) -> ProgressBar {
    let shown = !options.output.quiet && !options.show_output && std::io::stderr().is_terminal();
    let target = if shown { ProgressDrawTarget::stderr_with_hz(10) } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(None, target);
    if let Ok(style) = ProgressStyle::with_template("{spinner} {msg}") {
        bar.set_style(style);
    }
    bar
}

/// Returns the first argument of the program that is a program itself, possibly intended as a second contestant.
fn second_program(options: &BenchOptions) -> Option<String> {
    let is_program = |path: &&Path| path.extension().is_some_and(|end| end == "ll" || end == "bc") && path.is_file();
    let mut all = options.arguments.iter().map(Path::new);
    all.find(is_program).map(|path| path.display().to_string())
}

fn can_be_read(path: &Path) -> Result<(), String> {
    match std::fs::File::open(path) {
        Ok(_) => Ok(()),
        Err(error) => Err(format!("cannot read {}: {error}", path.display())),
    }
}

fn print(text: &str) {
    stdout::write(text.as_bytes());
}
