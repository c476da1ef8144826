//! Warmup: trial runs before the measurement: whether the command works, its output, its status, the phases of an engine. A
//! trial also warms the system's caches.

use super::parameters;
use super::results::{Omission, PhaseTimes, Sample};
use super::subject::{self, Subject};
use crate::cli::args::bench::BenchOptions;
use crate::cli::args::run::SUPERVISED;
use crate::cli::exit_status;
use crate::cli::report::phases;
use llvmlite_jit::supervise::{self, ChildExit, ChildResult, Digest, Job, OutputMode, ResourceLimits, StdinSource};
use serde_json::Value;
use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// Without `--warmup`: no further trial starts after this time.
const MAX_TRIAL_TIME: Duration = Duration::from_millis(300);
/// Maximum number of trials without `--warmup`.
const MAX_TRIALS: u64 = 10;
/// For a run of at least this length, the first trial already counts as a measurement.
const MIN_COUNTED_TIME: Duration = Duration::from_secs(2);

/// The results of the trials.
pub struct Calibration {
    /// Shortest time.
    pub shortest: Duration,
    /// Trials that count as measured runs.
    pub counted: Vec<Sample>,
    /// Phases of an engine.
    pub phases: Vec<PhaseTimes>,
    /// Exit status.
    pub status: i32,
    /// Digest of the output.
    pub output: Digest,
}

/// The failure of a trial.
pub struct CalibrationError {
    /// Reason in the results.
    pub why: Omission,
    /// Reports of the engine.
    pub reports: String,
    /// Exit status of the engine itself.
    pub status: Option<u8>,
}

/// Tries a command.
pub fn of(subject: &Subject, options: &BenchOptions) -> Result<Calibration, CalibrationError> {
    let failed = |why| CalibrationError { why, reports: String::new(), status: None };
    around("--setup", &options.setup, subject, options).map_err(failed)?;
    let mut tried: Option<Calibration> = None;
    let (mut count, mut took) = (0, Duration::ZERO);
    loop {
        prepare(subject, options).map_err(failed)?;
        let finished = once(subject, options)?;
        let document = finished.document.as_deref().and_then(|text| serde_json::from_str::<Value>(text).ok());
        let code = match finished.ended {
            ChildExit::Exited(code) => code,
            ChildExit::Killed(signal) => 128 + signal,
            _ => 0,
        };
        let run = Sample::new(finished.elapsed, &finished.usage, code);
        let this = tried.get_or_insert_with(|| Calibration {
            shortest: finished.elapsed,
            counted: Vec::new(),
            phases: Vec::new(),
            status: code,
            output: finished.digests[0],
        });
        this.shortest = this.shortest.min(finished.elapsed);
        if let Some(document) = document {
            add_phases(&mut this.phases, &document["profile"]["phases"]);
        }
        count += 1;
        took += finished.elapsed;
        let counts = options.warmup == Some(0) || options.warmup.is_none() && finished.elapsed >= MIN_COUNTED_TIME;
        if counts {
            this.counted.push(run);
        }
        let enough = match options.warmup {
            Some(wanted) => count >= wanted,
            None => counts || count >= MAX_TRIALS || took >= MAX_TRIAL_TIME,
        };
        if enough && let Some(tried) = tried.take() {
            return Ok(tried);
        }
    }
}

/// Runs the command of `--prepare`.
pub fn prepare(subject: &Subject, options: &BenchOptions) -> Result<(), Omission> {
    around("--prepare", &subject.prepare, subject, options)
}

/// Runs the shell command of an option before or after runs, if the option is given.
pub fn around(
    option: &'static str,
    text: &Option<String>,
    subject: &Subject,
    options: &BenchOptions,
) -> Result<(), Omission> {
    let Some(text) = text else { return Ok(()) };
    let filled = parameters::substitute(text, &subject.parameters);
    let (program, arguments) = subject::around(options, &filled).map_err(|error| Omission::Around(option, error))?;
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null());
    if !options.show_output {
        command.stdout(Stdio::null()).stderr(Stdio::null());
    }
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Omission::Around(option, format!("it ended with {status}"))),
        Err(error) => Err(Omission::Around(option, error.to_string())),
    }
}

/// Returns the file for standard input.
pub fn input(options: &BenchOptions) -> &Path {
    options.input.as_deref().unwrap_or(Path::new("/dev/null"))
}

fn once(subject: &Subject, options: &BenchOptions) -> Result<ChildResult, CalibrationError> {
    let (program, arguments) = match subject.engine {
        Some(_) => {
            let words = ["run".into(), SUPERVISED.into()].into_iter();
            (None, words.chain(subject.profiled_arguments.iter().cloned()).collect())
        }
        None => (Some((&subject.program).into()), subject.arguments.clone()),
    };
    let job = Job {
        program,
        arguments,
        documented: subject.engine.is_some(),
        input: StdinSource::File(input(options).into()),
        output: OutputMode::Digest,
        bounds: ResourceLimits { time: Some(options.timeout), ..ResourceLimits::default() },
        ..Job::default()
    };
    let finished = supervise::run(&job);
    let failed = |why| Err(CalibrationError { why, reports: reports(&finished), status: None });
    match &finished.ended {
        ChildExit::TimedOut => failed(Omission::TimedOut(options.timeout)),
        ChildExit::NotStarted(error) => failed(Omission::NotStarted(error.clone())),
        ChildExit::Interrupted(_) | ChildExit::TooManyThreads | ChildExit::TooMuchOutput(_) => {
            failed(Omission::Interrupted)
        }
        ChildExit::Killed(signal) if subject.engine.is_some() => failed(Omission::Killed(*signal)),
        ChildExit::Exited(code) if subject.engine.is_some() => match kind(&finished).as_deref() {
            Some("returned" | "exited") => Ok(finished),
            Some("refused" | "unreadable") => {
                Err(CalibrationError { why: Omission::Refused, reports: reports(&finished), status: Some(*code as u8) })
            }
            _ => Err(CalibrationError {
                why: Omission::Stopped,
                reports: reports(&finished),
                status: Some(u8::try_from(*code).unwrap_or(exit_status::FAILED)),
            }),
        },
        ChildExit::Exited(_) | ChildExit::Killed(_) => Ok(finished),
    }
}

/// Returns the kind of the program's end from the engine's JSON document.
fn kind(finished: &ChildResult) -> Option<String> {
    let document: Value = serde_json::from_str(finished.document.as_deref()?).ok()?;
    document["outcome"]["kind"].as_str().map(String::from)
}

/// Returns the reports of the engine, without its table of phases.
fn reports(finished: &ChildResult) -> String {
    let text = String::from_utf8_lossy(&finished.reports);
    match text.split_once(&phases::head()) {
        Some((before, _)) => before.into(),
        None => text.into_owned(),
    }
}

/// Adds the phases of another run.
pub fn add_phases(all: &mut Vec<PhaseTimes>, document: &Value) {
    for phase in document.as_array().into_iter().flatten() {
        // An entry without a time is part of the previous one.
        let (Some(name), Some(wall)) = (phase["name"].as_str(), phase["wall"].as_f64()) else { continue };
        match all.iter_mut().find(|known| known.name == name) {
            Some(known) => known.times.push(wall),
            None => all.push(PhaseTimes { name: name.into(), times: vec![wall] }),
        }
    }
}

/// Returns the job of the child for `--call`.
pub fn call_job(arguments: &[OsString], options: &BenchOptions) -> Job {
    Job {
        arguments: arguments.to_vec(),
        documented: true,
        input: StdinSource::File(input(options).into()),
        output: OutputMode::Nowhere,
        ..Job::default()
    }
}
