//! `bench FILE [-- ARGS]`: measures a program compiled, interpreted, and against other commands.
//!
//! ```text
//! contestant ── the commands to run     trial ── the first run: does it work, its output, its phases
//! rounds ── the measured runs   inside ── `--call`: a child process that calls one function repeatedly
//! figures ── all results, and their JSON; baseline ── results of an earlier measurement
//! parameters ── values for `{NAME}`
//! warnings ── reasons to doubt the results, with remedies
//! show, export, plot ── results as text, CSV and Markdown, as SVG   units ── times as text
//! ```
//!
//! The measured time is that of a whole process from start to exit, with its streams redirected to files. The process
//! does not know that it is measured; the phases of the engines come from the trials, which are separate runs.

mod baseline;
mod contestant;
mod export;
mod figures;
mod inside;
mod parameters;
mod plot;
mod rounds;
mod show;
mod trial;
mod units;
mod warnings;

use super::args::{BenchOptions, EngineKind, TestEngine};
use super::report::{Lost, Report};
use super::{render, status};
use contestant::Contestant;
use figures::{Figures, Why};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use llvmlite_jit::host::process;
use llvmlite_jit::supervise;
use rounds::Rounds;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Measures and returns the exit status.
pub fn run(options: &BenchOptions, report: &mut Report) -> u8 {
    if options.inside {
        return inside::run(options, report);
    }
    match try_run(options, report) {
        Ok(status) | Err(status) => status,
    }
}

fn try_run(options: &BenchOptions, report: &mut Report) -> Result<u8, u8> {
    if options.file == "-" {
        render::say("error: `bench` runs FILE many times: it cannot be standard input\n");
        return Err(status::USAGE);
    }
    if let Some(other) = another_program(options) {
        let message = format!("{other} is an argument of the program {} here", options.file.display());
        let remedy = format!("`--against 'llvmlite-jit {other}'` compares the two");
        report.warn(&message, &remedy);
    }
    let contestants = contestant::with_parameters(options).map_err(|error| {
        render::say(&format!("error: {error}\n"));
        status::USAGE
    })?;
    let unreadable = |report: &mut Report, error| report.unreadable(error, status::UNREADABLE);
    let baseline = options.baseline.as_deref().map(baseline::read).transpose();
    let baseline = baseline.map_err(|error| unreadable(report, error))?;
    for path in [&options.input, &Some(PathBuf::from(&options.file))].into_iter().flatten() {
        can_be_read(path).map_err(|error| unreadable(report, error))?;
    }
    let exports = export::wanted(options);
    // Unwritable files are reported before minutes of measurements.
    for (path, _) in &exports {
        export::can_be_written(path).map_err(|error| unreadable(report, error))?;
    }
    supervise::watch_interrupts();
    // The command disables huge pages for itself; measured commands must not inherit that.
    process::allow_huge_pages();
    let bar = progress(options);
    let mut figures = Figures::new(options);
    let failed = match options.call {
        Some(_) => Ok(inside::measure(options, &mut figures, &bar, report)),
        None => whole_runs(options, contestants, &mut figures, &bar),
    };
    bar.finish_and_clear();
    let failed = failed.map_err(|error| {
        let remedy = "`--ignore-failure` measures it all the same; started by itself it shows why";
        report.failed(&error, remedy)
    })?;
    let interrupted = supervise::interrupted().is_some();
    if !figures.series.is_empty() {
        let text = show::text(&figures, baseline.as_ref(), options.unit, report.color_of_results());
        print(&text);
    }
    // A cause that stopped all commands is already reported.
    let told = |why: &Why| match why {
        Why::Refused | Why::Stopped => figures.series.is_empty(),
        Why::Interrupted => true,
        _ => false,
    };
    for left_out in figures.left_out.iter().filter(|left| !told(&left.why)) {
        report.warn(&left_out.text(options.call.is_some()), left_out.remedy());
    }
    if interrupted {
        report.lost(Lost::Interrupted, "interrupted", status::INTERRUPTED);
        return Err(status::INTERRUPTED);
    }
    for warning in warnings::all(&figures, baseline.as_ref(), options) {
        report.warn(&warning.to_string(), &warning.remedy());
    }
    if figures.series.is_empty() {
        report.refused();
        return Err(failed.unwrap_or(status::FAILED));
    }
    report.add("bench", figures.json(baseline.as_ref()));
    for (path, form) in exports {
        let text = export::text(form, &figures, baseline.as_ref(), options.unit);
        export::write(path, &text).map_err(|error| unreadable(report, error))?;
    }
    Ok(if figures.left_out.is_empty() { status::OK } else { status::FAILED })
}

/// Tries the commands, and measures them in turns. Returns the status of a refusal, if there was one. `Err`
/// names a command that failed, in which case nothing was measured.
fn whole_runs(
    options: &BenchOptions,
    contestants: Vec<Contestant>,
    figures: &mut Figures,
    bar: &ProgressBar,
) -> Result<Option<u8>, String> {
    let mut refused = None;
    let mut told = String::new();
    let mut rounds = Rounds::new(options);
    for contestant in contestants {
        if supervise::interrupted().is_some() {
            break;
        }
        bar.set_message(format!("trying {}", contestant.name));
        bar.enable_steady_tick(Duration::from_millis(200));
        let tried = trial::of(&contestant, options);
        bar.disable_steady_tick();
        match tried {
            Ok(tried) => rounds.add(contestant, tried),
            Err(failure) => {
                // Diagnostics that both engines report are shown once; after an interrupt none are.
                if failure.reports != told && failure.why != Why::Interrupted {
                    bar.suspend(|| render::say(&failure.reports));
                    told.clone_from(&failure.reports);
                }
                refused = refused.or(failure.status);
                figures.leave_out(&contestant, failure.why);
            }
        }
    }
    if let Some((command, status)) = rounds.failing().filter(|_| !options.ignore_failure) {
        let text = format!("`{command}` ended with the exit status {status}");
        rounds.give_up();
        return Err(text);
    }
    rounds.run(figures, bar);
    Ok(refused)
}

/// Returns the selected engines, with their names in the results.
fn engines(wanted: TestEngine) -> impl Iterator<Item = (EngineKind, &'static str)> {
    let all = [(EngineKind::Jit, "compiled"), (EngineKind::Interp, "interpreted")];
    all.into_iter().filter(move |(engine, _)| match wanted {
        TestEngine::Each => true,
        TestEngine::Jit => *engine == EngineKind::Jit,
        TestEngine::Interp => *engine == EngineKind::Interp,
    })
}

/// Creates the progress bar, which is visible on a terminal only.
fn progress(options: &BenchOptions) -> ProgressBar {
    let shown = !options.output.quiet && !options.show_output && std::io::stderr().is_terminal();
    let target = if shown { ProgressDrawTarget::stderr_with_hz(10) } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(None, target);
    if let Ok(style) = ProgressStyle::with_template("{spinner} {msg}") {
        bar.set_style(style);
    }
    bar
}

/// Returns the first argument of the program that is a program itself, and may have been meant as a second contestant.
fn another_program(options: &BenchOptions) -> Option<String> {
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
    let mut out = std::io::stdout().lock();
    // Write errors are ignored: the reader may have closed the pipe.
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}
