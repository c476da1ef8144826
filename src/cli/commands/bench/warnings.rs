//! Reasons to doubt the results, with suggestions.

use super::baseline::Baseline;
use super::results::Results;
use super::units;
use crate::cli::args::bench::BenchOptions;
use crate::cli::args::test::EngineVariant;
use llvmlite_jit::statistics::outliers;
use std::fmt;

/// Fraction of the whole time below which the phase `run` is small.
const SMALL_SHARE: f64 = 0.1;
/// Fraction of a call's time above which the cost of entering and leaving the program is large.
const LARGE_OVERHEAD: f64 = 0.05;

/// Fraction of the mean above which a deviation is large,
const LARGE_DEVIATION: f64 = 0.15;
/// if there are at least this many runs.
const MIN_RUNS_FOR_NOISE: usize = 5;

/// A reason to doubt the results.
#[derive(Clone, Debug, PartialEq)]
pub enum Warning {
    /// The first run of a command took much longer than the others.
    SlowFirstRun { name: String, took: f64 },
    /// Some runs are outliers: name, number of outliers, number of runs.
    Outliers(Vec<(String, usize, usize)>),
    /// The times vary much without being outliers: name, and deviation as a fraction of the mean.
    HighDeviation(Vec<(String, f64)>),
    /// There was only one run.
    SingleRun { name: String },
    /// A run did not exit with 0.
    Status { names: Vec<String>, status: i32 },
    /// The exit status changes from run to run.
    StatusChanges { name: String, statuses: Vec<i32> },
    /// The commands have different exit statuses.
    StatusesDiffer { ends: Vec<(String, i32)> },
    /// The output of a command differs from that of the first.
    OutputDiffers { name: String, other: String, bytes: (u64, u64) },
    /// The result of a command differs from that of the first.
    ResultDiffers { name: String, other: String, values: (String, String) },
    /// The program itself is the smallest part of the measured time.
    MostlyStartup { name: String, program: f64, whole: f64 },
    /// Entering and leaving the function is a large part of the measured time.
    MostlyCallOverhead { name: String, empty: f64, whole: f64 },
    /// The baseline measured another program.
    OtherBaseline { file: String, other: String },
    /// The baseline has no such command.
    NoBaseline { file: String, name: String },
}

use Warning::*;

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let time = |seconds: &f64| units::time(*seconds, None);
        match self {
            SlowFirstRun { name, took } => {
                write!(f, "{name}: the first run took {}, much longer than the others", time(took))
            }
            Outliers(list) => {
                let parts: Vec<String> = list.iter().map(|(name, n, of)| format!("{name} {n} of {of}")).collect();
                write!(f, "statistical outliers: {}", parts.join(", "))
            }
            HighDeviation(list) => {
                let parts: Vec<String> =
                    list.iter().map(|(name, part)| format!("{name} {:.0} %", part * 100.0)).collect();
                write!(f, "the runs vary strongly; σ relative to the mean: {}", parts.join(", "))
            }
            SingleRun { name } => write!(f, "{name}: measured only once, so the error is unknown"),
            Status { names, status } => {
                let verb = if names.len() == 1 { "ends" } else { "end" };
                write!(f, "{} {verb} with the exit status {status}", list(names))
            }
            StatusChanges { name, statuses } => write!(
                f,
                "{name}: its runs have different exit statuses: {}",
                statuses.iter().map(i32::to_string).collect::<Vec<_>>().join(", ")
            ),
            StatusesDiffer { ends } => {
                let parts: Vec<String> = ends.iter().map(|(name, status)| format!("{name} {status}")).collect();
                write!(f, "the exit statuses differ: {}", parts.join(", "))
            }
            OutputDiffers { name, other, bytes: (one, two) } if one != two => {
                write!(f, "{name} and {other} print different output: {one} bytes and {two}")
            }
            OutputDiffers { name, other, .. } => write!(f, "{name} and {other} print different output"),
            ResultDiffers { name, other, values: (one, two) } => {
                write!(f, "{name} and {other} return different values: {one} and {two}")
            }
            MostlyStartup { name, program, whole } => write!(
                f,
                "{name}: the program itself takes {} of {}; the rest is starting, reading and preparing",
                time(program),
                time(whole)
            ),
            MostlyCallOverhead { name, empty, whole } => {
                write!(f, "{name}: calling an empty function takes {} of these {}", time(empty), time(whole))
            }
            OtherBaseline { file, other } => write!(f, "the figures in {file} are {other}"),
            NoBaseline { file, name } => write!(f, "{file} has no figures of {name}"),
        }
    }
}

impl Warning {
    /// Returns a remedy.
    pub fn remedy(&self) -> String {
        match self {
            SlowFirstRun { .. } => {
                "use more warmup runs (`--warmup 20`), or `--prepare` to give all runs the same conditions"
            }
            Outliers(_) => {
                "other programs may be running: repeat it on an idle machine, or measure longer (`--min-time 10s`)"
            }
            HighDeviation(_) => {
                "other programs may be running: repeat it on an idle machine; user and system time are those of \
                    the run itself"
            }
            SingleRun { .. } => "`--runs 5` measures it more often",
            Status { .. } => "use `--ignore-failure` if that is intended; `--show-output` shows their output",
            StatusChanges { .. } => "is it disturbed? `--prepare` restores its initial state before each run",
            StatusesDiffer { .. } => "they do not do the same work, so the ratio of their times may be meaningless",
            OutputDiffers { .. } | ResultDiffers { .. } => {
                "output that depends on the clock or on addresses always differs; `--engine both` shows where \
                    the engines diverge"
            }
            MostlyStartup { .. } => "a larger input is more representative; `--call` measures one function",
            MostlyCallOverhead { .. } => "call a function that does more work per call",
            OtherBaseline { .. } => "compare with measurements of the same program",
            NoBaseline { .. } => "measurements are matched by name: only those with the same name can be compared",
        }
        .into()
    }
}

fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// Returns all warnings.
pub fn all(results: &Results, baseline: Option<&Baseline>, options: &BenchOptions) -> Vec<Warning> {
    let (mut all, mut outlying, mut noisy) = (Vec::new(), Vec::new(), Vec::new());
    for series in &results.series {
        let name = || series.name.clone();
        let times = series.times();
        let far = outliers(&times);
        let slow = far.first() == Some(&0) && times[0] > series.summary().median;
        if times.len() == 1 {
            all.push(SingleRun { name: name() });
        } else if slow && far.len() == 1 {
            all.push(SlowFirstRun { name: name(), took: times[0] });
        } else if !far.is_empty() {
            outlying.push((name(), far.len(), times.len()));
        } else if let Some(part) = series.summary().deviation.map(|deviation| deviation / series.summary().mean)
            && part > LARGE_DEVIATION
            && times.len() >= MIN_RUNS_FOR_NOISE
        {
            noisy.push((name(), part));
        }
        if let Some((_, empty)) = series.calls
            && empty > LARGE_OVERHEAD * series.summary().mean
        {
            all.push(MostlyCallOverhead { name: name(), empty, whole: series.summary().mean });
        }
        let mut statuses: Vec<i32> = series.runs.iter().filter_map(|run| run.status).collect();
        statuses.sort_unstable();
        statuses.dedup();
        if statuses.len() > 1 {
            all.push(StatusChanges { name: name(), statuses });
        }
        if let Some(program) = series.program()
            && series.engine == Some(EngineVariant::Compiled)
            && series.calls.is_none()
            && program.value < SMALL_SHARE * series.summary().mean
            // If wall-clock time is mostly spent waiting for other processes, the startup is not the reason.
            && series.processor().is_none_or(|(user, system)| program.value < SMALL_SHARE * (user + system))
        {
            all.push(MostlyStartup { name: name(), program: program.value, whole: series.summary().mean });
        }
    }
    if !outlying.is_empty() {
        all.push(Outliers(outlying));
    }
    if !noisy.is_empty() {
        all.push(HighDeviation(noisy));
    }
    ends(results, options, &mut all);
    for (n, series) in results.series.iter().enumerate() {
        // With other parameter values the output may differ.
        if let Some(first) = results.series[..n].iter().find(|first| first.parameters == series.parameters) {
            let (name, other) = (series.name.clone(), first.name.clone());
            if let (Some(one), Some(two)) = (series.output, first.output)
                && one != two
            {
                all.push(OutputDiffers { name, other, bytes: (one.bytes, two.bytes) });
            } else if let (Some(one), Some(two)) = (&series.value, &first.value)
                && one != two
            {
                all.push(ResultDiffers { name, other, values: (one.clone(), two.clone()) });
            }
        }
    }
    if let Some(baseline) = baseline {
        let file = || baseline.name.clone();
        all.extend(baseline.other(results).map(|other| OtherBaseline { file: file(), other }));
        let unknown = results.series.iter().filter(|series| baseline.find(&series.name).is_none());
        all.extend(unknown.map(|series| NoBaseline { file: file(), name: series.name.clone() }));
    }
    all
}

/// Adds the warnings about exit statuses.
fn ends(results: &Results, options: &BenchOptions, all: &mut Vec<Warning>) {
    let ends: Vec<(String, i32)> = results.series.iter().map(|series| (series.name.clone(), series.status)).collect();
    let Some(&(_, first)) = ends.first() else { return };
    if ends.iter().any(|(_, status)| *status != first) {
        all.push(StatusesDiffer { ends });
    } else if first != 0 && !options.ignore_failure {
        all.push(Status { names: ends.into_iter().map(|(name, _)| name).collect(), status: first });
    }
}
