//! Reasons to doubt the results, with remedies.

use super::super::args::{BenchOptions, EngineKind};
use super::baseline::Baseline;
use super::figures::Figures;
use super::units;
use llvmlite_jit::statistics::outliers;
use std::fmt;

/// Fraction of the whole time below which the phase `run` is small.
const LITTLE: f64 = 0.1;
/// Fraction of a call's time above which the cost of entering and leaving the program is large.
const MUCH: f64 = 0.05;

/// Fraction of the mean above which a deviation is large,
const NOISY: f64 = 0.15;
/// if there are at least this many runs.
const FEW: usize = 5;

/// A reason to doubt the results.
#[derive(Clone, Debug, PartialEq)]
pub enum Warning {
    /// The first run of a command took much longer than the others.
    FirstSlow { name: String, took: f64 },
    /// Some runs are outliers: name, number of outliers, number of runs.
    Outliers(Vec<(String, usize, usize)>),
    /// The times vary much without being outliers: name, and deviation as a fraction of the mean.
    Noisy(Vec<(String, f64)>),
    /// There was only one run.
    Once { name: String },
    /// A run did not exit with 0.
    Status { names: Vec<String>, status: i32 },
    /// The exit status changes from run to run.
    Changing { name: String, statuses: Vec<i32> },
    /// The commands have different exit statuses.
    Differ { ends: Vec<(String, i32)> },
    /// The output of a command differs from that of the first.
    Prints { name: String, other: String, bytes: (u64, u64) },
    /// The result of a command differs from that of the first.
    Returns { name: String, other: String, values: (String, String) },
    /// The program itself is the smallest part of the measured time.
    MostlyStart { name: String, program: f64, whole: f64 },
    /// Entering and leaving the function is a large part of the measured time.
    MostlyWay { name: String, empty: f64, whole: f64 },
    /// The baseline measured something else.
    OtherBaseline { file: String, other: String },
    /// The baseline has no such command.
    NoBaseline { file: String, name: String },
}

use Warning::*;

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let time = |seconds: &f64| units::time(*seconds, None);
        match self {
            FirstSlow { name, took } => {
                write!(f, "{name}: the first run took {}, much longer than the others", time(took))
            }
            Outliers(list) => {
                let parts: Vec<String> = list.iter().map(|(name, n, of)| format!("{name} {n} of {of}")).collect();
                write!(f, "measurements that lie far off the others: {}", parts.join(", "))
            }
            Noisy(list) => {
                let parts: Vec<String> =
                    list.iter().map(|(name, part)| format!("{name} {:.0} %", part * 100.0)).collect();
                write!(f, "the runs differ much; σ is of the mean: {}", parts.join(", "))
            }
            Once { name } => write!(f, "{name}: measured only once, so that nothing is known of the error"),
            Status { names, status } => {
                let verb = if names.len() == 1 { "ends" } else { "end" };
                write!(f, "{} {verb} with the exit status {status}", list(names))
            }
            Changing { name, statuses } => write!(
                f,
                "{name}: its runs end with different statuses: {}",
                statuses.iter().map(i32::to_string).collect::<Vec<_>>().join(", ")
            ),
            Differ { ends } => {
                let parts: Vec<String> = ends.iter().map(|(name, status)| format!("{name} {status}")).collect();
                write!(f, "the exit statuses differ: {}", parts.join(", "))
            }
            Prints { name, other, bytes: (one, two) } if one != two => {
                write!(f, "{name} prints something else than {other}: {one} bytes instead of {two}")
            }
            Prints { name, other, .. } => write!(f, "{name} prints something else than {other}"),
            Returns { name, other, values: (one, two) } => {
                write!(f, "{name} returns something else than {other}: {one} instead of {two}")
            }
            MostlyStart { name, program, whole } => write!(
                f,
                "{name}: the program itself takes {} of {}; the rest is starting, reading and preparing",
                time(program),
                time(whole)
            ),
            MostlyWay { name, empty, whole } => {
                write!(f, "{name}: calling a function that does nothing takes {} of these {}", time(empty), time(whole))
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
            FirstSlow { .. } => "try it more often before (`--warmup 20`), or use `--prepare` to make all runs alike",
            Outliers(_) => {
                "other programs may be at work: repeat it on a quiet machine, or measure longer (`--min-time 10s`)"
            }
            Noisy(_) => {
                "other programs may be at work: repeat it on a quiet machine; user and system time say what a run itself took"
            }
            Once { .. } => "`--runs 5` measures it more often",
            Status { .. } => "`--ignore-failure` if that is as it should be; `--show-output` shows what they say",
            Changing { .. } => "is it left alone? `--prepare` makes the same of what it finds before each run",
            Differ { .. } => "they do not do the same, and the quotient of their times may mean nothing",
            Prints { .. } | Returns { .. } => {
                "what depends on the clock or on addresses always does; `--engine both` shows where engines part"
            }
            MostlyStart { .. } => "a larger input says more of the program; `--call` measures one function",
            MostlyWay { .. } => "call a function that does more at once",
            OtherBaseline { .. } => "compare with figures of the same program",
            NoBaseline { .. } => "names are compared; only what has the same one can be set against each other",
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
pub fn all(figures: &Figures, baseline: Option<&Baseline>, options: &BenchOptions) -> Vec<Warning> {
    let (mut all, mut outlying, mut noisy) = (Vec::new(), Vec::new(), Vec::new());
    for series in &figures.series {
        let name = || series.name.clone();
        let times = series.times();
        let far = outliers(&times);
        let slow = far.first() == Some(&0) && times[0] > series.summary().median;
        if times.len() == 1 {
            all.push(Once { name: name() });
        } else if slow && far.len() == 1 {
            all.push(FirstSlow { name: name(), took: times[0] });
        } else if !far.is_empty() {
            outlying.push((name(), far.len(), times.len()));
        } else if let Some(part) = series.summary().deviation.map(|deviation| deviation / series.summary().mean)
            && part > NOISY
            && times.len() >= FEW
        {
            noisy.push((name(), part));
        }
        if let Some((_, empty)) = series.calls
            && empty > MUCH * series.summary().mean
        {
            all.push(MostlyWay { name: name(), empty, whole: series.summary().mean });
        }
        let mut statuses: Vec<i32> = series.runs.iter().filter_map(|run| run.status).collect();
        statuses.sort_unstable();
        statuses.dedup();
        if statuses.len() > 1 {
            all.push(Changing { name: name(), statuses });
        }
        if let Some(program) = series.program()
            && series.engine == Some(EngineKind::Jit)
            && series.calls.is_none()
            && program.value < LITTLE * series.summary().mean
            // If wall-clock time is mostly spent waiting for other processes, the startup is not the reason.
            && series.processor().is_none_or(|(user, system)| program.value < LITTLE * (user + system))
        {
            all.push(MostlyStart { name: name(), program: program.value, whole: series.summary().mean });
        }
    }
    if !outlying.is_empty() {
        all.push(Outliers(outlying));
    }
    if !noisy.is_empty() {
        all.push(Noisy(noisy));
    }
    ends(figures, options, &mut all);
    for (n, series) in figures.series.iter().enumerate() {
        // With other parameter values the output may differ.
        if let Some(first) = figures.series[..n].iter().find(|first| first.parameters == series.parameters) {
            let (name, other) = (series.name.clone(), first.name.clone());
            if let (Some(one), Some(two)) = (series.output, first.output)
                && one != two
            {
                all.push(Prints { name, other, bytes: (one.bytes, two.bytes) });
            } else if let (Some(one), Some(two)) = (&series.value, &first.value)
                && one != two
            {
                all.push(Returns { name, other, values: (one.clone(), two.clone()) });
            }
        }
    }
    if let Some(baseline) = baseline {
        let file = || baseline.name.clone();
        all.extend(baseline.other(figures).map(|other| OtherBaseline { file: file(), other }));
        let unknown = figures.series.iter().filter(|series| baseline.find(&series.name).is_none());
        all.extend(unknown.map(|series| NoBaseline { file: file(), name: series.name.clone() }));
    }
    all
}

/// Adds the warnings about exit statuses.
fn ends(figures: &Figures, options: &BenchOptions, all: &mut Vec<Warning>) {
    let ends: Vec<(String, i32)> = figures.series.iter().map(|series| (series.name.clone(), series.status)).collect();
    let Some(&(_, first)) = ends.first() else { return };
    if ends.iter().any(|(_, status)| *status != first) {
        all.push(Differ { ends });
    } else if first != 0 && !options.ignore_failure {
        all.push(Status { names: ends.into_iter().map(|(name, _)| name).collect(), status: first });
    }
}
