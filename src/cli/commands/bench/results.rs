//! All results, and their JSON document: times in seconds, keys as in hyperfine where it has them.

use super::baseline::Baseline;
use super::parameters::Parameters;
use super::subject::Subject;
use super::units;
use crate::cli::args::bench::{BenchOptions, SortOrder};
use crate::cli::args::test::EngineVariant;
use llvmlite_jit::statistics::{Estimate, Summary, median, robust_deviation};
use llvmlite_jit::supervise::{Digest, Usage};
use serde_json::{Map, Value, json};
use std::time::Duration;

/// One measured run, or the mean of a batch of calls.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// Wall-clock time.
    pub wall: f64,
    /// Processor time in user mode and in the kernel.
    pub processor: Option<(f64, f64)>,
    /// Peak memory in bytes, if it is known.
    pub memory: Option<u64>,
    /// Exit status.
    pub status: Option<i32>,
}

impl Sample {
    /// Creates the record of a process.
    pub fn new(wall: Duration, usage: &Usage, status: i32) -> Sample {
        let processor = Some((usage.user.as_secs_f64(), usage.system.as_secs_f64()));
        Sample { wall: wall.as_secs_f64(), processor, memory: usage.peak_memory, status: Some(status) }
    }
}

/// The times of an engine's phase, one per trial.
#[derive(Clone, Debug, PartialEq)]
pub struct PhaseTimes {
    /// Name of the phase.
    pub name: String,
    /// Times in seconds.
    pub times: Vec<f64>,
}

impl PhaseTimes {
    /// Returns the median, and a deviation that is robust against a slow first run.
    pub fn estimate(&self) -> Estimate {
        Estimate { value: median(&self.times).unwrap_or(0.0), error: robust_deviation(&self.times) }
    }
}

/// The measurements of one command.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// Short name.
    pub name: String,
    /// Name in comparisons.
    pub title: String,
    /// Command line for a shell.
    pub command: String,
    /// Engine, if the command is this program.
    pub engine: Option<EngineVariant>,
    /// Parameter values of the command.
    pub parameters: Parameters,
    /// Measured runs, at least one.
    pub runs: Vec<Sample>,
    /// Phases of an engine.
    pub phases: Vec<PhaseTimes>,
    /// Exit status in the trial.
    pub status: i32,
    /// Digest of the output in the trial.
    pub output: Option<Digest>,
    /// Value that the function returned in the trial.
    pub value: Option<String>,
    /// Whether the others are compared with it: `--reference`.
    pub is_reference: bool,
    /// For `--call`: number of calls per run, and the time of an empty call.
    pub calls: Option<(u64, f64)>,
}

impl Series {
    /// Returns the wall-clock times.
    pub fn times(&self) -> Vec<f64> {
        self.runs.iter().map(|run| run.wall).collect()
    }

    /// Returns the statistics of the times.
    pub fn summary(&self) -> Summary {
        let nothing = Summary { count: 0, mean: 0.0, deviation: None, median: 0.0, min: 0.0, max: 0.0 };
        Summary::of(&self.times()).unwrap_or(nothing)
    }

    /// Returns the mean processor times in user mode and in the kernel.
    pub fn processor(&self) -> Option<(f64, f64)> {
        let all: Option<Vec<(f64, f64)>> = self.runs.iter().map(|run| run.processor).collect();
        let all = all.filter(|all| !all.is_empty())?;
        let mean = |of: fn(&(f64, f64)) -> f64| all.iter().map(of).sum::<f64>() / all.len() as f64;
        Some((mean(|p| p.0), mean(|p| p.1)))
    }

    /// Returns the time of the program alone, without the engine's other phases.
    pub fn program(&self) -> Option<Estimate> {
        self.phases.iter().find(|phase| phase.name == "run").map(PhaseTimes::estimate)
    }

    /// Returns the maximum peak memory of all runs.
    pub fn memory(&self) -> Option<u64> {
        self.runs.iter().filter_map(|run| run.memory).max()
    }
}

/// The reason why a command has no results.
#[derive(Clone, Debug, PartialEq)]
pub enum Omission {
    /// It exceeds this time limit.
    TimedOut(Duration),
    /// The engine refuses the program.
    Refused,
    /// The program stopped at a fault or a limit.
    Stopped,
    /// A signal killed its process.
    Killed(i32),
    /// The command does not exist or cannot be started.
    NotStarted(String),
    /// The command of `--setup`, `--prepare` or `--cleanup` failed.
    Around(&'static str, String),
    /// The function did not return but ended the program.
    NotAFunction(String),
    /// The user interrupted the measurement.
    Interrupted,
}

/// A command without results.
#[derive(Clone, Debug, PartialEq)]
pub struct OmittedSubject {
    /// Short name.
    pub name: String,
    /// Name in comparisons.
    pub title: String,
    /// Command line for a shell.
    pub command: String,
    /// Parameter values of the command.
    pub parameters: Parameters,
    /// The reason.
    pub why: Omission,
}

impl OmittedSubject {
    /// Describes the reason in a sentence.
    pub fn text(&self, call: bool) -> String {
        let (name, what) = (&self.name, if call { "a call" } else { "a run" });
        match &self.why {
            Omission::TimedOut(time) => {
                format!("{name}: {what} takes longer than {}", units::short(time.as_secs_f64()))
            }
            Omission::Refused => format!("{name}: the program was refused"),
            Omission::Stopped => format!("{name}: the program was stopped"),
            Omission::Killed(signal) => format!("{name}: the process was terminated by signal {signal}"),
            Omission::NotStarted(error) => format!("{name}: cannot start `{}`: {error}", self.command),
            Omission::Around(option, error) => format!("{name}: the command of `{option}` failed: {error}"),
            Omission::NotAFunction(how) => format!("{name}: the function {how}"),
            Omission::Interrupted => format!("{name}: interrupted"),
        }
    }

    /// Returns a remedy.
    pub fn remedy(&self) -> &'static str {
        match self.why {
            Omission::TimedOut(_) => "`--timeout 10m` gives it more time; a smaller input takes less",
            Omission::Refused | Omission::Stopped | Omission::Killed(_) => "it is skipped",
            Omission::NotStarted(_) => "is it installed, and in PATH?",
            Omission::Around(..) => "`--show-output` shows its output",
            Omission::NotAFunction(_) => "without `--call` the whole program is measured",
            Omission::Interrupted => "it is skipped",
        }
    }
}

/// All results of an invocation.
pub struct Results {
    /// File of the program.
    pub file: String,
    /// Arguments of the program.
    pub arguments: Vec<String>,
    /// Call of `--call`.
    pub call: Option<String>,
    /// Measured commands in the order of the command line, engines first.
    pub series: Vec<Series>,
    /// Commands without results.
    pub left_out: Vec<OmittedSubject>,
    /// Order of the comparison and of tables.
    pub sort: SortOrder,
}

impl Results {
    /// Creates an empty set of results.
    pub fn new(options: &BenchOptions) -> Results {
        Results {
            file: options.file.to_string_lossy().into_owned(),
            arguments: options.arguments.iter().map(|word| word.to_string_lossy().into_owned()).collect(),
            call: options.call.as_ref().map(|call| call.text.trim().trim_start_matches('@').to_string()),
            series: Vec::new(),
            left_out: Vec::new(),
            sort: options.sort,
        }
    }

    /// Records that a command has no results.
    pub fn omit(&mut self, subject: &Subject, why: Omission) {
        let Subject { name, command, parameters, .. } = subject;
        let (name, command, parameters) = (name.clone(), command.clone(), parameters.clone());
        self.left_out.push(OmittedSubject { name, title: subject.title().into(), command, parameters, why });
    }

    /// Returns all commands in an order: as given, or by their mean times.
    pub fn ordered(&self, by_time: bool) -> Vec<usize> {
        let mut all: Vec<usize> = (0..self.series.len()).collect();
        if by_time {
            all.sort_by(|n, m| self.mean(*n).total_cmp(&self.mean(*m)));
        }
        all
    }

    /// Whether others are compared with a command: that of `--reference`, or compiled code.
    fn is_reference(&self, series: &Series) -> bool {
        match self.series.iter().any(|series| series.is_reference) {
            true => series.is_reference,
            false => series.engine == Some(EngineVariant::Compiled),
        }
    }

    /// Returns the default reference of comparisons: that of `--reference`, compiled code, or the fastest command if
    /// compiled code is not measured.
    pub fn reference(&self) -> usize {
        let given = self.series.iter().position(|series| self.is_reference(series));
        given.unwrap_or_else(|| self.fastest(|_| true).unwrap_or(0))
    }

    fn fastest(&self, of: impl Fn(&Series) -> bool) -> Option<usize> {
        let by_mean = |n: &usize, m: &usize| self.mean(*n).total_cmp(&self.mean(*m));
        (0..self.series.len()).filter(|n| of(&self.series[*n])).min_by(by_mean)
    }

    /// Returns the reference of a command: compiled code with the same parameter values if it exists; if compiled code
    /// is not measured at all, the fastest command with the same values.
    pub fn reference_of(&self, n: usize) -> usize {
        self.reference_for(&self.series[n].parameters, self.is_reference(&self.series[n]))
    }

    /// Returns the reference for parameter values. Compiled code is its own reference if another command is
    /// compared with it.
    pub fn reference_for(&self, values: &Parameters, is_compiled: bool) -> usize {
        let compiled = |series: &Series| self.is_reference(series);
        // A command may mention more parameters than the program.
        let within = |inner: &Parameters, outer: &Parameters| inner.iter().all(|value| outer.contains(value));
        let found = if !self.series.iter().any(compiled) {
            let same = |series: &Series| series.parameters == *values;
            self.fastest(same).filter(|_| self.series.iter().filter(|series| same(series)).count() > 1)
        } else if is_compiled {
            let others = |series: &Series| !compiled(series) && within(values, &series.parameters);
            let own = || self.series.iter().position(|series| compiled(series) && series.parameters == *values);
            own().filter(|_| self.series.iter().any(others))
        } else {
            self.series.iter().position(|series| compiled(series) && within(&series.parameters, values))
        };
        found.unwrap_or_else(|| self.reference())
    }

    fn mean(&self, n: usize) -> f64 {
        self.series[n].summary().mean
    }

    /// Returns the ratio of a command's mean time to that of its reference.
    pub fn relative(&self, n: usize) -> Estimate {
        let reference = self.reference_of(n);
        match n == reference {
            true => Estimate { value: 1.0, error: None },
            false => self.series[n].summary().estimate().over(self.series[reference].summary().estimate()),
        }
    }

    /// Returns the JSON document.
    pub fn json(&self, baseline: Option<&Baseline>) -> Value {
        let results: Vec<Value> = (0..self.series.len()).map(|n| self.result(n, baseline)).collect();
        let left_out = self.left_out.iter().map(|left| {
            let mut all = json!({"name": left.name, "command": left.command, "reason": left.text(self.call.is_some())});
            if let Omission::TimedOut(time) = left.why {
                all["longer_than"] = time.as_secs_f64().into();
            }
            all
        });
        json!({
            "version": env!("CARGO_PKG_VERSION"),
            "file": self.file,
            "arguments": self.arguments,
            "call": self.call,
            "measured": if self.call.is_some() { "calls" } else { "processes" },
            "results": results,
            "left_out": left_out.collect::<Vec<_>>(),
        })
    }

    fn result(&self, n: usize, baseline: Option<&Baseline>) -> Value {
        let series = &self.series[n];
        let summary = series.summary();
        let mut all = Map::new();
        let mut add = |key: &str, value: Value| all.insert(key.into(), value);
        add("name", series.name.as_str().into());
        add("command", series.command.as_str().into());
        if !series.parameters.is_empty() {
            let values = series.parameters.iter().map(|(name, value)| (name.clone(), value.as_str().into()));
            add("parameters", Value::Object(values.collect()));
        }
        add("mean", summary.mean.into());
        add("stddev", summary.deviation.into());
        add("median", summary.median.into());
        if let Some((user, system)) = series.processor() {
            add("user", user.into());
            add("system", system.into());
        }
        add("min", summary.min.into());
        add("max", summary.max.into());
        add("times", series.times().into());
        let statuses: Option<Vec<i32>> = series.runs.iter().map(|run| run.status).collect();
        if let Some(statuses) = statuses {
            add("exit_codes", statuses.into());
        }
        let memory: Option<Vec<u64>> = series.runs.iter().map(|run| run.memory).collect();
        if let Some(memory) = memory {
            add("memory_usage_byte", memory.into());
        }
        if let Some((calls, empty)) = series.calls {
            add("calls_per_time", calls.into());
            add("empty_call", empty.into());
        }
        if let Some(value) = &series.value {
            add("value", value.as_str().into());
        }
        let phases = series.phases.iter().map(|phase| {
            let Estimate { value, error } = phase.estimate();
            json!({"name": phase.name, "median": value, "deviation": error, "times": phase.times})
        });
        add("phases", phases.collect());
        let quotient = |estimate: Estimate| json!({"value": estimate.value, "error": estimate.error});
        let mut relative = quotient(self.relative(n));
        relative["to"] = self.series[self.reference_of(n)].name.as_str().into();
        add("relative", relative);
        if let Some(before) = baseline.and_then(|baseline| baseline.find(&series.name)) {
            add("baseline", quotient(before.over(summary.estimate())));
        }
        Value::Object(all)
    }
}
