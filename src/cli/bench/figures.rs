//! All that was found out, and as JSON: the names that hyperfine has where it has them, times in seconds.

use super::super::args::{BenchOptions, EngineKind};
use super::baseline::Baseline;
use super::contestant::Contestant;
use super::parameters::Parameters;
use super::units;
use llvmlite_jit::statistics::{Estimate, Summary, median, robust_deviation};
use llvmlite_jit::supervise::{Digest, Usage};
use serde_json::{Map, Value, json};
use std::time::Duration;

/// One measured run, or some calls one after the other of which this is the mean.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Run {
    /// Time by the clock on the wall.
    pub wall: f64,
    /// Time of the processor in the program, and in the system for it.
    pub processor: Option<(f64, f64)>,
    /// Bytes of memory, the most at once, if that is known.
    pub memory: Option<u64>,
    /// How it ended.
    pub status: Option<i32>,
}

impl Run {
    /// Of a process.
    pub fn new(wall: Duration, usage: &Usage, status: i32) -> Run {
        let processor = Some((usage.user.as_secs_f64(), usage.system.as_secs_f64()));
        Run { wall: wall.as_secs_f64(), processor, memory: usage.peak_memory, status: Some(status) }
    }
}

/// A phase of an engine, each time that it was looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct PhaseTimes {
    /// Its name.
    pub name: String,
    /// What it took.
    pub times: Vec<f64>,
}

impl PhaseTimes {
    /// The median and a deviation that one slow beginning does not change.
    pub fn estimate(&self) -> Estimate {
        Estimate { value: median(&self.times).unwrap_or(0.0), error: robust_deviation(&self.times) }
    }
}

/// What was measured of one command.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// Short.
    pub name: String,
    /// Its name in comparisons.
    pub title: String,
    /// As it can be typed.
    pub command: String,
    /// Which of our engines it is.
    pub engine: Option<EngineKind>,
    /// The values that it was run with.
    pub parameters: Parameters,
    /// Each run; there is one.
    pub runs: Vec<Run>,
    /// Of an engine.
    pub phases: Vec<PhaseTimes>,
    /// How it ended when it was tried.
    pub status: i32,
    /// What it printed then.
    pub output: Option<Digest>,
    /// What the function returned then.
    pub value: Option<String>,
    /// Of one function: how many calls each run was, and what calling nothing takes.
    pub calls: Option<(u64, f64)>,
}

impl Series {
    /// What the clock said.
    pub fn times(&self) -> Vec<f64> {
        self.runs.iter().map(|run| run.wall).collect()
    }

    /// About these.
    pub fn summary(&self) -> Summary {
        let nothing = Summary { count: 0, mean: 0.0, deviation: None, median: 0.0, min: 0.0, max: 0.0 };
        Summary::of(&self.times()).unwrap_or(nothing)
    }

    /// The means of the time of the processor.
    pub fn processor(&self) -> Option<(f64, f64)> {
        let all: Option<Vec<(f64, f64)>> = self.runs.iter().map(|run| run.processor).collect();
        let all = all.filter(|all| !all.is_empty())?;
        let mean = |of: fn(&(f64, f64)) -> f64| all.iter().map(of).sum::<f64>() / all.len() as f64;
        Some((mean(|p| p.0), mean(|p| p.1)))
    }

    /// The time of the program alone.
    pub fn program(&self) -> Option<Estimate> {
        self.phases.iter().find(|phase| phase.name == "run").map(PhaseTimes::estimate)
    }

    /// The most memory of any run.
    pub fn memory(&self) -> Option<u64> {
        self.runs.iter().filter_map(|run| run.memory).max()
    }
}

/// Why something has no figures.
#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    /// It takes longer than this.
    Late(Duration),
    /// The engine does not run it.
    Refused,
    /// The program was stopped.
    Stopped,
    /// Its process was ended by a signal.
    Killed(i32),
    /// There is no such command.
    NotStarted(String),
    /// The command of an option, which is to come before or after it, did not work.
    Around(&'static str, String),
    /// The function ended the program.
    NotAFunction(String),
    /// We were interrupted.
    Interrupted,
}

/// Something that has none.
#[derive(Clone, Debug, PartialEq)]
pub struct LeftOut {
    /// Its name.
    pub name: String,
    /// Its name in comparisons.
    pub title: String,
    /// As it can be typed.
    pub command: String,
    /// The values that it was to be run with.
    pub parameters: Parameters,
    /// Why.
    pub why: Why,
}

impl LeftOut {
    /// A sentence.
    pub fn text(&self, call: bool) -> String {
        let (name, what) = (&self.name, if call { "a call" } else { "a run" });
        match &self.why {
            Why::Late(time) => {
                format!("{name}: {what} takes longer than {}", units::short(time.as_secs_f64()))
            }
            Why::Refused => format!("{name}: the program is refused"),
            Why::Stopped => format!("{name}: the program was stopped"),
            Why::Killed(signal) => format!("{name}: the process was ended by signal {signal}"),
            Why::NotStarted(error) => format!("{name}: `{}` cannot be started: {error}", self.command),
            Why::Around(option, error) => format!("{name}: the command of `{option}` failed: {error}"),
            Why::NotAFunction(how) => format!("{name}: the function {how}"),
            Why::Interrupted => format!("{name}: interrupted"),
        }
    }

    /// What can be done.
    pub fn remedy(&self) -> &'static str {
        match self.why {
            Why::Late(_) => "`--timeout 10m` gives it more time; a smaller input takes less",
            Why::Refused | Why::Stopped | Why::Killed(_) => "it is left out here",
            Why::NotStarted(_) => "is it installed, and in PATH?",
            Why::Around(..) => "`--show-output` shows what it says",
            Why::NotAFunction(_) => "without `--call` the whole program is measured",
            Why::Interrupted => "it is left out here",
        }
    }
}

/// Everything.
pub struct Figures {
    /// The program.
    pub file: String,
    /// Its arguments.
    pub arguments: Vec<String>,
    /// The function that was called, where it is only one.
    pub call: Option<String>,
    /// What was measured, in the order of the command line, engines first.
    pub series: Vec<Series>,
    /// What was not.
    pub left_out: Vec<LeftOut>,
}

impl Figures {
    /// Without any.
    pub fn new(options: &BenchOptions) -> Figures {
        Figures {
            file: options.file.to_string_lossy().into_owned(),
            arguments: options.arguments.iter().map(|word| word.to_string_lossy().into_owned()).collect(),
            call: options.call.as_ref().map(|call| call.text.trim().trim_start_matches('@').to_string()),
            series: Vec::new(),
            left_out: Vec::new(),
        }
    }

    /// Notes that there are none of a command.
    pub fn leave_out(&mut self, contestant: &Contestant, why: Why) {
        let Contestant { name, command, parameters, .. } = contestant;
        let (name, command, parameters) = (name.clone(), command.clone(), parameters.clone());
        self.left_out.push(LeftOut { name, title: contestant.title().into(), command, parameters, why });
    }

    /// What all are compared with that have none of the same values: compiled code; without it, what is fastest.
    pub fn reference(&self) -> usize {
        let compiled = self.series.iter().position(|series| series.engine == Some(EngineKind::Jit));
        compiled.unwrap_or_else(|| self.fastest(|_| true).unwrap_or(0))
    }

    fn fastest(&self, of: impl Fn(&Series) -> bool) -> Option<usize> {
        let by_mean = |n: &usize, m: &usize| self.mean(*n).total_cmp(&self.mean(*m));
        (0..self.series.len()).filter(|n| of(&self.series[*n])).min_by(by_mean)
    }

    /// What one is compared with: compiled code with the same values of parameters, where there is some; without compiled code the
    /// fastest with the same values.
    pub fn reference_of(&self, n: usize) -> usize {
        self.reference_for(&self.series[n].parameters, self.series[n].engine == Some(EngineKind::Jit))
    }

    /// The same for values. Compiled code is its own reference where something else is compared with it.
    pub fn reference_for(&self, values: &Parameters, is_compiled: bool) -> usize {
        let compiled = |series: &Series| series.engine == Some(EngineKind::Jit);
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

    /// How long each takes, measured by the reference.
    pub fn relative(&self, n: usize) -> Estimate {
        let reference = self.reference_of(n);
        match n == reference {
            true => Estimate { value: 1.0, error: None },
            false => self.series[n].summary().estimate().over(self.series[reference].summary().estimate()),
        }
    }

    /// The document.
    pub fn json(&self, baseline: Option<&Baseline>) -> Value {
        let results: Vec<Value> = (0..self.series.len()).map(|n| self.result(n, baseline)).collect();
        let left_out = self.left_out.iter().map(|left| {
            let mut all = json!({"name": left.name, "command": left.command, "reason": left.text(self.call.is_some())});
            if let Why::Late(time) = left.why {
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
