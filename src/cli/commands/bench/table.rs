//! The results as text for the terminal.

use super::baseline::Baseline;
use super::results::{Omission, Results, Series};
use super::units::{digits, quotient, short, spread, time};
use crate::cli::args::bench::{SortOrder, TimeUnit};
use crate::cli::args::test::EngineVariant;
use crate::cli::report::number_text::thousands;
use llvmlite_jit::statistics::{Estimate, distinguishable, robust_deviation};
use std::fmt::Write;

/// Terminal styles, or none.
struct TextStyle(bool);

impl TextStyle {
    fn mark(&self, code: &str, text: &str) -> String {
        if self.0 { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.into() }
    }

    /// Marks a name.
    fn name(&self, text: &str) -> String {
        self.mark("1", text)
    }

    /// Marks the main result.
    fn main(&self, text: &str) -> String {
        self.mark("1;32", text)
    }

    /// Marks secondary information.
    fn faint(&self, text: &str) -> String {
        self.mark("2", text)
    }
}

/// Formats all results.
pub fn text(results: &Results, baseline: Option<&Baseline>, unit: Option<TimeUnit>, color: bool) -> String {
    let style = TextStyle(color);
    let mut out = match &results.call {
        Some(call) => format!("Calls of @{call} in one process\n"),
        None => "Whole runs: each a process, from its start to its end\n".into(),
    };
    for series in &results.series {
        out += "\n";
        out += &one(series, unit, &style);
    }
    out += &phases(results, unit, &style);
    out += &comparison(results, &style);
    if let Some(baseline) = baseline {
        out += &earlier(results, baseline, unit, &style);
    }
    out
}

fn one(series: &Series, unit: Option<TimeUnit>, style: &TextStyle) -> String {
    let all = series.summary();
    let command = if series.calls.is_some() { String::new() } else { style.faint(&format!("  {}", series.command)) };
    let mut out = format!("{}{command}\n", style.name(&series.name));
    let mean = style.main(&format!("{:<22}", spread(all.mean, all.deviation, unit)));
    let _ = match series.processor() {
        Some((user, system)) => {
            writeln!(out, "  mean ± σ     {mean}  user {}, system {}", time(user, unit), time(system, unit))
        }
        None => writeln!(out, "  mean ± σ     {}", mean.trim_end()),
    };
    let range = format!("{} … {}", time(all.min, unit), time(all.max, unit));
    let count = match series.calls {
        Some((calls, _)) => format!("{} × {} calls", all.count, thousands(calls as usize)),
        None if all.count == 1 => "1 run".into(),
        None => format!("{} runs", thousands(all.count)),
    };
    let _ = writeln!(out, "  min … max    {range:<22}  median {}, {count}", time(all.median, unit));
    if let Some(value) = &series.value {
        let _ = writeln!(out, "  result       {value}");
    }
    if let Some(memory) = series.memory() {
        let _ = writeln!(out, "  memory       {} MiB at most", digits(memory as f64 / f64::from(1 << 20)));
    }
    out
}

/// Time outside of all phases: the kernel's work at the start and end of the process.
const REST: &str = "the rest";

/// Formats the phases of the engines, side by side.
fn phases(results: &Results, unit: Option<TimeUnit>, style: &TextStyle) -> String {
    let engines: Vec<&Series> = results.series.iter().filter(|series| !series.phases.is_empty()).collect();
    if engines.is_empty() {
        return String::new();
    }
    let mut names: Vec<&str> = Vec::new();
    for engine in &engines {
        // A phase that only some engines have is placed before the next one that all have.
        let mut at = 0;
        for phase in &engine.phases {
            match names.iter().position(|name| *name == phase.name) {
                Some(found) => at = found + 1,
                None => {
                    names.insert(at, &phase.name);
                    at += 1;
                }
            }
        }
    }
    let of = |series: &Series, name: &str| {
        series.phases.iter().find(|phase| phase.name == name).map(|phase| phase.estimate().value)
    };
    // With `--call` the phases precede the measured calls.
    let whole = results.call.is_none();
    let rest = |series: &Series| {
        let measured: f64 = series.phases.iter().map(|phase| phase.estimate().value).sum();
        whole.then(|| (series.summary().median - measured).max(0.0))
    };
    // All times have the same unit, for comparison at a glance.
    let longest = engines.iter().flat_map(|series| series.phases.iter().map(|phase| phase.estimate().value));
    let longest = longest.fold(0.0, f64::max);
    let unit = unit.unwrap_or(if longest < 1e-3 { TimeUnit::Us } else { TimeUnit::Ms });
    let places = if longest * unit.per_second() < 1000.0 { 3 } else { 1 };
    let cell = |value: Option<f64>| value.map_or("-".into(), |value| format!("{:.places$}", value * unit.per_second()));
    let head = std::iter::once(format!("phase ({})", unit.text()));
    let mut rows: Vec<Vec<String>> = vec![head.chain(engines.iter().map(|series| series.name.clone())).collect()];
    for name in names {
        rows.push(std::iter::once(name.into()).chain(engines.iter().map(|series| cell(of(series, name)))).collect());
    }
    if whole {
        rows.push(std::iter::once(REST.into()).chain(engines.iter().map(|series| cell(rest(series)))).collect());
    }
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..=engines.len()).map(width).collect();
    let mut out = String::from("\n");
    if whole {
        let runs = engines[0].phases.iter().map(|phase| phase.times.len()).max().unwrap_or(0);
        let text = match runs {
            1 => "Phases of the run that tried it".to_string(),
            runs => format!("Phases of the {runs} runs that tried it, medians"),
        };
        let _ = writeln!(out, "{}", style.faint(&text));
    }
    for (n, row) in rows.iter().enumerate() {
        let mut line = format!("{:<1$}", row[0], widths[0]);
        for (cell, width) in row.iter().zip(&widths).skip(1) {
            let _ = write!(line, "  {cell:>width$}");
        }
        let _ = writeln!(out, "{}", if n == 0 { style.name(&line) } else { line });
    }
    out
}

/// A comparison of two commands in words.
struct Ratio {
    /// `3.42 ± 0.12 times faster than`, or slower, with a ratio above 1; or a text stating that no difference was
    /// found.
    how: String,
    /// Text after it: the ratio, if the words do not include it.
    quotient: String,
    is_certain: bool,
}

impl Ratio {
    fn mark(&self, style: &TextStyle) -> String {
        if self.is_certain { style.main(&self.how) } else { style.faint(&self.how) }
    }
}

/// Describes a ratio. `differs`: whether the measurements are distinguishable; if `None`, the error of the
/// ratio decides.
fn compared(estimate: Estimate, differs: Option<bool>) -> Ratio {
    let reverse = Estimate { value: 1.0, error: Some(0.0) };
    if !differs.unwrap_or(!estimate.allows(1.0)) {
        let quotient = format!(" ({} times)", quotient(estimate));
        return Ratio { how: "not distinguishable from".into(), quotient, is_certain: false };
    }
    let how = match estimate.value {
        value if value > 1.0 => format!("{} times faster than", quotient(estimate)),
        _ => {
            let turned = match estimate.error {
                Some(_) => reverse.over(estimate),
                None => Estimate { value: 1.0 / estimate.value, error: None },
            };
            format!("{} times slower than", quotient(turned))
        }
    };
    Ratio { how, quotient: String::new(), is_certain: true }
}

/// Compares each reference with the commands that refer to it.
fn comparison(results: &Results, style: &TextStyle) -> String {
    (0..results.series.len()).map(|reference| comparison_with(results, reference, style)).collect()
}

/// Compares one reference with the commands that refer to it.
fn comparison_with(results: &Results, reference: usize, style: &TextStyle) -> String {
    let series = &results.series[reference];
    let mean = series.summary().mean;
    let mut lines: Vec<(Ratio, String)> = Vec::new();
    for n in results.ordered(results.sort != SortOrder::Command) {
        if n != reference && results.reference_of(n) == reference {
            lines.push((results.compared(n), results.series[n].title.clone()));
        }
    }
    for left in &results.left_out {
        if let Omission::TimedOut(time) = left.why
            && results.reference_for(&left.parameters, false) == reference
        {
            let times = digits((time.as_secs_f64() / mean).floor());
            let times = times.split('.').next().unwrap_or("").to_string();
            let how = format!("more than {times} times faster than");
            lines.push((
                Ratio { how, quotient: String::new(), is_certain: true },
                format!("{} (timed out after {})", left.title, short(time.as_secs_f64())),
            ));
        }
    }
    if lines.is_empty() {
        return String::new();
    }
    let mut out = format!("\n{} is\n", style.name(&series.title));
    for (how, other) in lines {
        let _ = writeln!(out, "  {} {}{}", how.mark(style), style.name(&other), how.quotient);
    }
    let interpreted = |n: &usize| {
        results.series[*n].engine == Some(EngineVariant::Interpreted) && results.reference_of(*n) == reference
    };
    let mut all = (0..results.series.len()).filter(interpreted);
    // If there are several other commands, because of parameters, the table shows the program's times.
    let other = all.next().filter(|_| all.next().is_none()).map(|n| &results.series[n]);
    if series.engine == Some(EngineVariant::Compiled)
        && let Some(other) = other
        && let (Some(compiled), Some(interpreted)) = (series.program(), other.program())
    {
        let how = compared(interpreted.over(compiled), None);
        let other = style.name(&other.title);
        let _ = writeln!(out, "  {} {other}{}, for the phase `run` alone", how.mark(style), how.quotient);
    }
    out
}

impl Results {
    /// Compares the reference with another command. If the error of the ratio includes 1, but the number of
    /// runs makes the measurements distinguishable, the ratio of the medians is given.
    fn compared(&self, n: usize) -> Ratio {
        let (this, other) = (&self.series[self.reference_of(n)], &self.series[n]);
        let (times, others) = (this.times(), other.times());
        let relative = self.relative(n);
        match relative.error {
            None => compared(relative, Some(true)),
            Some(_) if relative.allows(1.0) => {
                let middle = |times: &[f64], middle: f64| Estimate { value: middle, error: robust_deviation(times) };
                let medians = middle(&others, other.summary().median).over(middle(&times, this.summary().median));
                let differs = distinguishable(&times, &others) && !medians.allows(1.0);
                let mut compared = compared(if differs { medians } else { relative }, Some(differs));
                if differs {
                    compared.quotient = ", by the medians".into();
                }
                compared
            }
            Some(_) => compared(relative, Some(true)),
        }
    }
}

/// Compares with an earlier measurement.
fn earlier(results: &Results, baseline: &Baseline, unit: Option<TimeUnit>, style: &TextStyle) -> String {
    let mut out = String::new();
    for series in &results.series {
        let Some(before) = baseline.find(&series.name) else { continue };
        let ratio = before.over(series.summary().estimate());
        let (name, how) = (style.name(&series.title), compared(ratio, None));
        let its = if how.is_certain { "" } else { "its time " };
        let then = format!("{its}in {} ({})", baseline.name, spread(before.value, before.error, unit));
        let _ = writeln!(out, "  {name} is {} {then}{}", how.mark(style), how.quotient);
    }
    match out.is_empty() {
        true => out,
        false => format!("\nAgainst the baseline\n{out}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::commands::bench::results::Sample;

    fn series(name: &str, times: &[f64]) -> Series {
        let run = |wall: &f64| Sample { wall: *wall, processor: None, memory: None, status: Some(0) };
        Series {
            name: name.into(),
            title: name.into(),
            command: name.into(),
            engine: (name == "compiled").then_some(EngineVariant::Compiled),
            parameters: Vec::new(),
            runs: times.iter().map(run).collect(),
            phases: Vec::new(),
            status: 0,
            output: None,
            value: None,
            calls: None,
            is_reference: false,
        }
    }

    fn last_line(one: &[f64], other: &[f64]) -> String {
        let series = vec![series("compiled", one), series("other", other)];
        let (file, arguments, left_out) = (String::new(), Vec::new(), Vec::new());
        let results = Results { file, arguments, call: None, series, left_out, sort: Default::default() };
        comparison(&results, &TextStyle(false)).lines().last().unwrap_or("").trim().to_string()
    }

    #[test]
    fn a_command_is_compared_with_the_same_value_of_a_parameter() {
        let with = |name: &str, n: &str, times: &[f64]| {
            let of = series(name, times);
            Series { title: format!("{name} {n}"), parameters: vec![("n".into(), n.into())], ..of }
        };
        let all = [
            with("compiled", "1", &[1.0, 1.0]),
            with("other", "1", &[2.0, 2.0]),
            with("compiled", "2", &[4.0, 4.0]),
            with("other", "2", &[8.0, 8.0]),
        ];
        let text = |all: &[Series]| {
            let (file, arguments, left_out) = (String::new(), Vec::new(), Vec::new());
            comparison(
                &Results { file, arguments, call: None, series: all.to_vec(), left_out, sort: Default::default() },
                &TextStyle(false),
            )
        };
        let want = "\ncompiled 1 is\n  2.000 ± 0.000 times faster than other 1\n\ncompiled 2 is\n  2.000 ± 0.000 times faster than other 2\n";
        assert_eq!(text(&all), want);
        // Without another command the parameter values are compared with each other.
        let alone = text(&[all[0].clone(), all[2].clone()]);
        assert_eq!(alone, "\ncompiled 1 is\n  4.000 ± 0.000 times faster than compiled 2\n");
        // A command that mentions no parameter is compared with the first one.
        let one = series("other", &[3.0, 3.0]);
        let text = text(&[all[0].clone(), one, all[2].clone()]);
        assert!(
            text.contains("3.000 ± 0.000 times faster than other\n  4.000 ± 0.000 times faster than compiled 2"),
            "{text}"
        );
        // Without compiled code the fastest command overall is not the reference either.
        let engines = [
            with("a", "1", &[1.0, 1.0]),
            with("b", "1", &[2.0, 2.0]),
            with("a", "2", &[9.0, 9.0]),
            with("b", "2", &[3.0, 3.0]),
        ];
        let (file, arguments, left_out) = (String::new(), Vec::new(), Vec::new());
        let results =
            Results { file, arguments, call: None, series: engines.to_vec(), left_out, sort: Default::default() };
        assert_eq!((0..4).map(|n| results.reference_of(n)).collect::<Vec<_>>(), [0, 0, 3, 3]);
    }

    #[test]
    fn a_baseline_that_cannot_be_told_apart_is_named_as_a_time() {
        let (file, arguments, left_out) = (String::new(), Vec::new(), Vec::new());
        let series = vec![series("compiled", &[1.0, 1.5, 2.0])];
        let results = Results { file, arguments, call: None, series, left_out, sort: Default::default() };
        let of = |mean: f64| {
            let path = std::env::temp_dir().join(format!("llvmlite-jit-baseline-{}-{mean}.json", std::process::id()));
            let text = format!("{{\"results\": [{{\"name\": \"compiled\", \"mean\": {mean:?}, \"stddev\": 0.1}}]}}");
            std::fs::write(&path, text).unwrap();
            let baseline = crate::cli::commands::bench::baseline::read(&path).unwrap();
            std::fs::remove_file(&path).unwrap();
            (earlier(&results, &baseline, None, &TextStyle(false)), baseline.name)
        };
        let (near, name) = of(1.4);
        assert!(near.contains(&format!("compiled is not distinguishable from its time in {name} (1.4")), "{near}");
        let (far, name) = of(90.0);
        assert!(far.contains(&format!("times faster than in {name} (90")), "{far}");
    }

    #[test]
    fn a_difference_within_the_noise_is_none() {
        // The ratio of the means is 10 ± 15, because of two slow runs.
        let mut wild = [1.0; 20];
        (wild[4], wild[9]) = (90.0, 92.0);
        let calm: Vec<f64> = (0..20).map(|n| 1.0 + 0.001 * f64::from(n % 3)).collect();
        assert!(
            last_line(&calm, &wild).starts_with("not distinguishable from other (10"),
            "{}",
            last_line(&calm, &wild)
        );
        assert_eq!(last_line(&[1.0, 1.1, 0.9], &[4.0, 4.1, 3.9]), "4.00 ± 0.41 times faster than other");
        assert_eq!(last_line(&[4.0, 4.1, 3.9], &[1.0, 1.1, 0.9]), "4.00 ± 0.41 times slower than other");
    }
}
