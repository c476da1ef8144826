//! The measured runs. The commands take turns in proportion to their numbers of runs, so that background load and
//! thermal throttling affect all of them alike, and the ratios of their times remain valid.

use super::calibrate::{self, Calibration};
use super::results::{Omission, Results, Sample, Series};
use super::subject::Subject;
use super::units;
use crate::cli::args::bench::BenchOptions;
use indicatif::{ProgressBar, ProgressStyle};
use llvmlite_jit::statistics::Summary;
use llvmlite_jit::supervise::measure::{TimedCommand, measure};
use llvmlite_jit::supervise::{self, ChildExit};
use std::time::Duration;

/// Desired minimum number of runs.
const PREFERRED_RUNS: u64 = 10;
/// Factor by which the desired minimum may exceed the requested time.
const MAX_OVERTIME: u32 = 4;
/// Absolute minimum number of runs: a single one has no deviation.
const MIN_RUNS: u64 = 2;

/// Requested numbers of runs.
#[derive(Clone, Copy, Default)]
pub struct RunCounts {
    /// `--runs`
    pub exactly: Option<u64>,
    /// `--min-runs`
    pub min: Option<u64>,
    /// `--max-runs`
    pub max: Option<u64>,
}

impl RunCounts {
    /// Returns the numbers that the options give.
    pub fn of(options: &BenchOptions) -> RunCounts {
        RunCounts { exactly: options.runs, min: options.min_runs, max: options.max_runs }
    }
}

/// Returns the number of runs for a command, of which one takes `one`.
pub fn planned(one: Duration, wanted: Duration, counts: RunCounts) -> u64 {
    let fit = |time: Duration| (time.as_secs_f64() / one.as_secs_f64().max(1e-9)) as u64;
    let by_time = || fit(wanted).max(PREFERRED_RUNS.min(fit(wanted.saturating_mul(MAX_OVERTIME)))).max(MIN_RUNS);
    let clamped = || by_time().max(counts.min.unwrap_or(0)).min(counts.max.unwrap_or(u64::MAX));
    counts.exactly.unwrap_or_else(clamped)
}

/// Returns the command to run next: the one with the smallest completed share of its runs, or the first of several.
pub fn next(done: &[u64], planned: &[u64]) -> Option<usize> {
    let share = |n: &usize| (done[*n] + 1) as f64 / planned[*n] as f64;
    (0..done.len()).filter(|n| done[*n] < planned[*n]).min_by(|a, b| share(a).total_cmp(&share(b)))
}

/// The commands that passed their trials, with the results of these.
pub struct Runner<'a> {
    options: &'a BenchOptions,
    list: Vec<(Subject, Calibration)>,
}

impl<'a> Runner<'a> {
    /// Creates an empty list.
    pub fn new(options: &'a BenchOptions) -> Runner<'a> {
        Runner { options, list: Vec::new() }
    }

    /// Adds a command that works.
    pub fn add(&mut self, subject: Subject, tried: Calibration) {
        self.list.push((subject, tried));
    }

    /// Abandons the measurements, and undoes the setup.
    pub fn abandon(self) {
        for (subject, _) in &self.list {
            // The reason for abandoning is reported; errors here are ignored.
            let _ = calibrate::around("--cleanup", &self.options.cleanup, subject, self.options);
        }
    }

    /// Returns the first command that exits with a status other than 0. The status of the program itself is also
    /// permitted.
    pub fn failing(&self) -> Option<(&str, i32)> {
        let of_program: Vec<i32> =
            self.list.iter().filter(|(one, _)| one.engine.is_some()).map(|(_, tried)| tried.status).collect();
        let fails = |status: i32| status != 0 && !of_program.contains(&status);
        let mut commands = self.list.iter().filter(|(one, tried)| one.engine.is_none() && fails(tried.status));
        commands.next().map(|(one, tried)| (&*one.command, tried.status))
    }

    /// Measures the commands.
    pub fn run(self, results: &mut Results, bar: &ProgressBar) {
        let options = self.options;
        let timed = |subject: &Subject| TimedCommand {
            program: subject.program.clone(),
            arguments: subject.arguments.clone(),
            input: calibrate::input(options).into(),
            show: options.show_output,
            time: Some(options.timeout),
        };
        let jobs: Vec<TimedCommand> = self.list.iter().map(|(subject, _)| timed(subject)).collect();
        let mut plans: Vec<u64> = self
            .list
            .iter()
            .map(|(_, tried)| planned(tried.shortest, options.min_time, RunCounts::of(options)))
            .collect();
        let times: Vec<Duration> = self.list.iter().map(|(_, tried)| tried.shortest).collect();
        let names: Vec<String> = self.list.iter().map(|(subject, _)| subject.name.clone()).collect();
        let mut runs: Vec<Vec<Sample>> = self.list.iter().map(|(_, tried)| tried.counted.clone()).collect();
        let mut late: Vec<Option<Omission>> = self.list.iter().map(|_| None).collect();
        let mut line = ProgressLine::new(bar, &plans, &times);
        loop {
            let done: Vec<u64> = runs.iter().map(|list| list.len() as u64).collect();
            let Some(turn) = next(&done, &plans).filter(|_| supervise::interrupted().is_none()) else { break };
            let failed = match calibrate::prepare(&self.list[turn].0, options) {
                Ok(()) => {
                    let measured = measure(&jobs[turn]);
                    match measured.ended {
                        ChildExit::Exited(status) => {
                            runs[turn].push(Sample::new(measured.wall, &measured.usage, status));
                            None
                        }
                        ChildExit::Killed(signal) => {
                            runs[turn].push(Sample::new(measured.wall, &measured.usage, 128 + signal));
                            None
                        }
                        ChildExit::TimedOut => Some(Omission::TimedOut(options.timeout)),
                        ChildExit::NotStarted(error) => Some(Omission::NotStarted(error)),
                        ChildExit::Interrupted(_) | ChildExit::TooManyThreads | ChildExit::TooMuchOutput(_) => break,
                    }
                }
                Err(why) => Some(why),
            };
            if failed.is_some() {
                // A command that has failed is not run again.
                (late[turn], plans[turn]) = (failed, 0);
            }
            line.advance(turn, &names, &runs);
        }
        for ((subject, _), late) in self.list.iter().zip(&mut late) {
            if let Err(why) = calibrate::around("--cleanup", &options.cleanup, subject, options) {
                late.get_or_insert(why);
            }
        }
        for (((subject, tried), runs), late) in self.list.into_iter().zip(runs).zip(late) {
            match late {
                Some(why) => results.omit(&subject, why),
                None if runs.is_empty() => {}
                None => results.series.push(Series {
                    title: subject.title().into(),
                    name: subject.name,
                    command: subject.command,
                    engine: subject.engine,
                    parameters: subject.parameters,
                    is_reference: subject.is_reference,
                    runs,
                    phases: tried.phases,
                    status: tried.status,
                    output: Some(tried.output),
                    value: None,
                    calls: None,
                }),
            }
        }
    }
}

/// The progress line on the terminal.
struct ProgressLine<'a> {
    bar: &'a ProgressBar,
    times: Vec<u64>,
}

impl<'a> ProgressLine<'a> {
    fn new(bar: &'a ProgressBar, plans: &[u64], times: &[Duration]) -> ProgressLine<'a> {
        let times: Vec<u64> = times.iter().map(|time| time.as_micros().max(1) as u64).collect();
        bar.set_length(times.iter().zip(plans).map(|(time, plan)| time * plan).sum());
        bar.set_message("");
        if let Ok(style) = ProgressStyle::with_template("{bar:24} {eta:>3} left {msg}") {
            bar.set_style(style);
        }
        bar.reset_eta();
        ProgressLine { bar, times }
    }

    fn advance(&mut self, turn: usize, names: &[String], runs: &[Vec<Sample>]) {
        if self.bar.is_hidden() {
            return;
        }
        let mean = |(name, runs): (&String, &Vec<Sample>)| {
            let times: Vec<f64> = runs.iter().map(|run| run.wall).collect();
            Some(format!(" {name} {}", units::time(Summary::of(&times)?.mean, None)))
        };
        let text: Vec<String> = names.iter().zip(runs).filter_map(mean).collect();
        self.bar.set_message(text.join(","));
        self.bar.inc(self.times[turn]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_runs_goes_by_their_time() {
        let of = |millis: u64| planned(Duration::from_millis(millis), Duration::from_secs(3), RunCounts::default());
        assert_eq!((of(1), of(3), of(100)), (3000, 1000, 30));
        let limited = |millis: u64, min, max| {
            let counts = RunCounts { exactly: None, min, max };
            planned(Duration::from_millis(millis), Duration::from_secs(3), counts)
        };
        assert_eq!(
            (limited(5000, Some(4), None), limited(1, None, Some(7)), limited(400, Some(3), Some(5))),
            (4, 7, 5)
        );
        // Ten runs, if they take at most twelve seconds.
        assert_eq!((of(400), of(1000), of(2000), of(5000), of(30_000)), (10, 10, 6, 2, 2));
        assert_eq!(
            planned(
                Duration::from_secs(50),
                Duration::from_secs(3),
                RunCounts { exactly: Some(1), ..Default::default() }
            ),
            1
        );
        assert!(planned(Duration::ZERO, Duration::from_secs(3), RunCounts::default()) > 1000);
    }

    #[test]
    fn turns_are_in_proportion() {
        let planned = [6, 2, 3];
        let mut done = [0; 3];
        let mut order = String::new();
        while let Some(turn) = next(&done, &planned) {
            done[turn] += 1;
            order.push(char::from(b'a' + turn as u8));
        }
        assert_eq!(done, planned);
        assert_eq!(order, "aacabacaabc");
    }
}
