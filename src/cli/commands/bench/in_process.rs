//! `--call`: measures one function, called repeatedly in one process, on each engine in turns.
//!
//! The process is a child, since the program may print, exit or damage memory. It loads the module once for
//! all engines, calls the function once under the time limit, and then measures batches of calls that are
//! long enough for the clock. The time of a batch divided by its number of calls is one measurement. Global
//! variables keep their content from call to call.

use super::calibrate;
use super::results::{Omission, PhaseTimes, Results, Sample, Series};
use super::runner::{self, RunCounts};
use super::subject::{self, Subject};
use crate::cli::args::bench::BenchOptions;
use crate::cli::args::run::Checks;
use crate::cli::args::test::EngineVariant;
use crate::cli::report::{Report, stderr};
use crate::cli::{entry_point, exit_status, load};
use indicatif::ProgressBar;
use llvmlite_jit::diagnostic::Diagnostic;
use llvmlite_jit::engine::{Engine, Limits, Stats};
use llvmlite_jit::host::stopwatch::Stopwatch;
use llvmlite_jit::interp::{self, Interpreter};
use llvmlite_jit::ir::GlobalId;
use llvmlite_jit::jit::{self, Jit};
use llvmlite_jit::outcome::Outcome;
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::supervise::{self, ChildExit};
use llvmlite_jit::value::Value as Typed;
use llvmlite_jit::verify::{self, Checked};
use serde_json::{Value, json};
use std::ffi::OsString;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Minimum time of a batch: thousands of the clock's ticks.
const MIN_BATCH_TIME: Duration = Duration::from_millis(2);
/// Maximum number of calls in a batch.
const MAX_BATCH_CALLS: u64 = 1 << 20;
/// Maximum number of batches.
const MAX_BATCHES: u64 = 1000;

/// Runs the measuring child. Returns the status of a refusal, if any.
pub fn measure(options: &BenchOptions, results: &mut Results, bar: &ProgressBar, report: &mut Report) -> Option<u8> {
    let text = options.call.as_ref().map_or("", |call| &call.text);
    bar.set_message(format!("calling {}", text.trim()));
    bar.enable_steady_tick(Duration::from_millis(200));
    let words: Vec<OsString> = std::env::args_os().skip(2).collect();
    // The parent writes files itself, so their options are removed from the child's command line.
    let words = without(
        &words,
        &[
            "--json",
            "--export-json",
            "--export-csv",
            "--export-markdown",
            "--export-asciidoc",
            "--export-orgmode",
            "--plot",
            "--baseline",
        ],
    );
    let arguments: Vec<OsString> = ["bench".into(), "--inside".into()].into_iter().chain(words).collect();
    let finished = supervise::run(&calibrate::call_job(&arguments, options));
    bar.disable_steady_tick();
    bar.suspend(|| stderr::print(&String::from_utf8_lossy(&finished.reports)));
    let document = finished.document.as_deref().and_then(|text| serde_json::from_str::<Value>(text).ok());
    let rows = document.as_ref().and_then(|document| document["inside"].as_array());
    for row in rows.into_iter().flatten() {
        add(row, results, options);
    }
    match finished.ended {
        ChildExit::Exited(code) => Some(code as u8).filter(|code| *code != exit_status::OK),
        ChildExit::Interrupted(_) => None,
        ChildExit::NotStarted(error) => {
            report.internal_error(&format!("cannot start the function's process: {error}"));
            Some(exit_status::INTERNAL)
        }
        ChildExit::Killed(signal) => {
            let command = Subject { name: text.trim().into(), ..empty(options) };
            results.omit(&command, Omission::Killed(signal));
            Some(exit_status::FAILED)
        }
        ChildExit::TimedOut | ChildExit::TooManyThreads | ChildExit::TooMuchOutput(_) => Some(exit_status::FAILED),
    }
}

/// Removes options with their values.
fn without(words: &[OsString], names: &[&str]) -> Vec<OsString> {
    let (mut list, mut skip) = (Vec::new(), false);
    for word in words {
        let text = word.to_string_lossy();
        if std::mem::take(&mut skip) {
            continue;
        }
        skip = names.contains(&&*text);
        if !skip && !names.iter().any(|name| text.strip_prefix(name).is_some_and(|rest| rest.starts_with('='))) {
            list.push(word.clone());
        }
    }
    list
}

fn empty(options: &BenchOptions) -> Subject {
    Subject {
        is_reference: false,
        prepare: None,
        name: String::new(),
        command: options.call.as_ref().map_or(String::new(), |call| call.text.trim().to_string()),
        is_named: true,
        engine: None,
        program: OsString::new(),
        arguments: Vec::new(),
        profiled_arguments: Vec::new(),
        parameters: Vec::new(),
    }
}

/// Adds the child's results of an engine.
fn add(result: &Value, results: &mut Results, options: &BenchOptions) {
    let name = result["name"].as_str().unwrap_or("").to_string();
    let measured = Subject { name, ..empty(options) };
    let why = match result["left_out"].as_str() {
        None => None,
        Some("late") => Some(Omission::TimedOut(options.timeout)),
        Some("refused") => Some(Omission::Refused),
        Some("stopped") => Some(Omission::Stopped),
        Some(how) => Some(Omission::NotAFunction(how.into())),
    };
    if let Some(why) = why {
        return results.omit(&measured, why);
    }
    let times = result["times"].as_array().into_iter().flatten().filter_map(Value::as_f64);
    let runs: Vec<Sample> = times.map(|wall| Sample { wall, processor: None, memory: None, status: None }).collect();
    if runs.is_empty() {
        return;
    }
    let mut phases: Vec<PhaseTimes> = Vec::new();
    calibrate::add_phases(&mut phases, &result["phases"]);
    let variants = options.engine.variants(options.checked);
    let engine = variants.into_iter().find(|variant| subject::name(*variant) == measured.name);
    results.series.push(Series {
        is_reference: false,
        title: measured.name.clone(),
        name: measured.name,
        command: measured.command,
        engine,
        parameters: Vec::new(),
        runs,
        phases,
        status: 0,
        output: None,
        value: result["value"].as_str().map(String::from),
        calls: result["calls"].as_u64().zip(result["empty_call"].as_f64()),
    });
}

/// Runs the child's part: measures, and returns the results in its JSON document.
pub fn run(options: &BenchOptions, report: &mut Report) -> u8 {
    match try_run(options, report) {
        Ok(status) | Err(status) => status,
    }
}

/// An engine that is ready for measurements.
struct PreparedEngine<'a> {
    name: &'static str,
    engine: Box<dyn Engine>,
    function: &'a str,
    arguments: &'a [Typed],
    value: String,
    phases: Value,
    /// Number of calls in a batch.
    calls: u64,
    times: Vec<f64>,
    planned: u64,
    /// Time of a call of an empty function, in seconds.
    empty: f64,
    failed: Option<Value>,
}

fn try_run(options: &BenchOptions, report: &mut Report) -> Result<u8, u8> {
    let checked = Arc::new(load::load(report, &options.file, &options.language)?);
    load::load_libraries(report, &options.load)?;
    let Some(call) = &options.call else { return Err(exit_status::USAGE) };
    let (start, args) = entry_point::resolve_call(checked.module(), call, &mut report.sources).map_err(|error| {
        report.diagnostics(vec![error]);
        report.refused()
    })?;
    let name = checked.module().globals[start].name.symbol();
    let (mut ready, mut results, mut refused) = (Vec::new(), Vec::new(), None);
    for kind in options.engine.variants(options.checked) {
        let title = subject::name(kind);
        let limited = Limits { timeout: Some(options.timeout), ..Limits::default() };
        let mut first = match engine(options, kind, &checked, start, limited) {
            Ok(engine) => engine,
            Err(errors) => {
                refused = Some(report.refused_by_engine(errors));
                results.push(json!({"name": title, "left_out": "refused"}));
                continue;
            }
        };
        let value = match first.call(&name, &args) {
            Outcome::Returned(value) => value.display_decimal(),
            outcome => {
                results.push(json!({"name": title, "left_out": stopped(outcome, kind, report)}));
                continue;
            }
        };
        drop(first);
        let mut clock = Stopwatch::default();
        // The engine is prepared a second time, to measure the phases with warm caches.
        let Ok(engine) = engine(options, kind, &checked, start, Limits::default()) else { continue };
        match engine.phase_timings().phases.as_slice() {
            [] => clock.lap("prepare"),
            phases => clock.add(phases),
        }
        let phases = report
            .clock
            .phases()
            .iter()
            .chain(clock.phases())
            .filter_map(|phase| phase.wall.map(|wall| json!({"name": phase.name, "wall": wall.as_secs_f64()})));
        let phases = phases.collect();
        let (calls, planned, times) = (1, 0, Vec::new());
        let (function, arguments) = (&*name, &args[..]);
        let empty = empty_call(options, kind).unwrap_or(0.0);
        let mut one = PreparedEngine {
            name: title,
            engine,
            function,
            arguments,
            value,
            phases,
            calls,
            times,
            planned,
            empty,
            failed: None,
        };
        let took = one.calibrate(report, kind);
        one.planned = runner::planned(took, options.min_time, RunCounts::of(options))
            .min(MAX_BATCHES.max(options.runs.unwrap_or(0)));
        ready.push((kind, one));
    }
    loop {
        let done: Vec<u64> = ready.iter().map(|(_, one)| one.times.len() as u64).collect();
        let planned: Vec<u64> =
            ready.iter().map(|(_, one)| if one.failed.is_some() { 0 } else { one.planned }).collect();
        let Some(turn) = runner::next(&done, &planned) else { break };
        let (kind, one) = &mut ready[turn];
        if let Some(took) = one.run_batch(report, *kind) {
            one.times.push(took.as_secs_f64() / one.calls as f64);
        }
    }
    results.extend(ready.into_iter().map(|(_, one)| one.result()));
    let failed = results.iter().any(|result| !result["left_out"].is_null());
    report.add("inside", results.into());
    Ok(if failed { refused.unwrap_or(exit_status::FAILED) } else { exit_status::OK })
}

impl PreparedEngine<'_> {
    /// Calls the function for one batch, and returns the time; `None` if a call did not return.
    fn run_batch(&mut self, report: &mut Report, kind: EngineVariant) -> Option<Duration> {
        let start = Instant::now();
        for _ in 0..self.calls {
            match self.engine.call(self.function, self.arguments) {
                Outcome::Returned(_) => {}
                outcome => {
                    self.failed = Some(stopped(outcome, kind, report));
                    return None;
                }
            }
        }
        Some(start.elapsed())
    }

    /// Determines the number of calls in a batch, which also warms up the engine. Returns the time of a batch.
    fn calibrate(&mut self, report: &mut Report, kind: EngineVariant) -> Duration {
        loop {
            let took = self.run_batch(report, kind).unwrap_or(MIN_BATCH_TIME);
            if took >= MIN_BATCH_TIME || self.calls >= MAX_BATCH_CALLS {
                return took;
            }
            self.calls *= 2;
        }
    }

    fn result(self) -> Value {
        match self.failed {
            Some(how) => json!({"name": self.name, "left_out": how}),
            None => json!({
                "name": self.name,
                "times": self.times,
                "calls": self.calls,
                "empty_call": self.empty,
                "value": self.value,
                "phases": self.phases,
            }),
        }
    }
}

/// Describes the end of a call that did not return; faults are reported.
fn stopped(outcome: Outcome, kind: EngineVariant, report: &mut Report) -> Value {
    match outcome {
        Outcome::Exited(status) => format!("ends the program with status {status}").into(),
        Outcome::LimitReached(..) => "late".into(),
        outcome => {
            report.outcome(outcome, None, kind.engine(), Stats::default());
            "stopped".into()
        }
    }
}

fn engine(
    options: &BenchOptions,
    kind: EngineVariant,
    checked: &Arc<Checked>,
    start: GlobalId,
    limits: Limits,
) -> Result<Box<dyn Engine>, Vec<Diagnostic>> {
    Ok(match kind {
        EngineVariant::Interpreted => {
            let options = interp::Options { limits, ..Default::default() };
            Box::new(Interpreter::new(checked.clone(), &[start], options)?)
        }
        EngineVariant::Compiled | EngineVariant::Checked(_) => {
            let opt_level = options.opt_level.map_or(2, |level| level.level());
            let options = jit::Options {
                limits,
                opt_level,
                disabled_passes: options.passes_off(),
                checked: kind.checks().map(Checks::level),
                ..Default::default()
            };
            // SAFETY: the user has asked to run this program in this process.
            Box::new(unsafe { Jit::new(checked.clone(), &[start], options) }?)
        }
    })
}

/// Measures the call of a function that does nothing: the cost of entering and leaving the program.
fn empty_call(options: &BenchOptions, kind: EngineVariant) -> Option<f64> {
    const ENOUGH: u64 = 2000;
    let mut sources = SourceMap::new();
    let source = sources.add("empty", "define void @empty() {\n  ret void\n}\n").ok()?;
    let parsed = llvmlite_jit::parse::parse(&source);
    let start = parsed.module.find("empty")?;
    let checked = Arc::new(verify::verify(parsed.module, &sources, verify::Options::default()).ok()?);
    let mut engine = engine(options, kind, &checked, start, Limits::default()).ok()?;
    let mut best = Duration::MAX;
    for _ in 0..3 {
        let begin = Instant::now();
        (0..ENOUGH).for_each(|_| _ = engine.call("empty", &[]));
        best = best.min(begin.elapsed());
    }
    Some(best.as_secs_f64() / ENOUGH as f64)
}
