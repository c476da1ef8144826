//! `--engine both`: runs the program on each engine, in two child processes with the same standard input, and
//! compares the results. The output of compiled code is shown when both have ended.
//!
//! ```text
//! observed ── the variables that a child reports   compare ── comparison of the variables
//! calls ── the calls and returns that a child reports, and the first difference in them
//! ```

mod calls;
mod compare;
mod observed;

use crate::cli::args::common::EngineChoice;
use crate::cli::args::run::{Checks, RunOptions, SUPERVISED};
use crate::cli::private_directory::PrivateDirectory;
use crate::cli::report::{Report, number_text, stderr, stdout};
use crate::cli::{exit_status, supervised};
use calls::{DivergentCall, TraceComparison, TraceDifference};
use compare::{Difference, Tally};
use llvmlite_jit::supervise::{self, ChildExit, ChildResult, Job, ResourceLimits, StdinSource};
use llvmlite_jit::value::parse_value;
use observed::Observation;
use serde_json::{Value, json};
use std::ffi::OsString;
use std::io::{IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

pub use calls::Recorder;
pub use observed::write as observe;

/// Creates the observer that records a child's calls and returns, if one is needed.
pub fn recorder(options: &RunOptions) -> std::io::Result<Option<Arc<Recorder>>> {
    if options.record.is_none() && options.stop_after.is_none() {
        return Ok(None);
    }
    let recorder = Recorder::new(options.record.as_deref(), options.record_from, options.stop_after)?;
    Ok(Some(Arc::new(recorder)))
}

/// Runs the program twice and compares the runs; returns the exit status.
pub fn run(options: &RunOptions, report: &mut Report) -> u8 {
    supervise::watch_interrupts();
    let scratch = match TempFiles::new() {
        Ok(scratch) => scratch,
        Err(error) => return report.io_error(error, exit_status::IO_ERROR),
    };
    let both = EngineRuns { options, input: standard_input(options), scratch };
    let [compiled, interpreted] = both.start(&[]);
    let judgement = compare_runs(&both, &compiled, &interpreted);
    both.show(&compiled, &interpreted, judgement, report)
}

/// Reads the standard input that both children receive.
fn standard_input(options: &RunOptions) -> Vec<u8> {
    let stdin = std::io::stdin();
    if stdin.is_terminal() && !options.output.quiet {
        stderr::print("note: standard input is read to its end first, for both engines: end it with Ctrl-D\n");
    }
    let mut bytes = Vec::new();
    // A read error counts as the end of the input.
    let _ = stdin.lock().read_to_end(&mut bytes);
    bytes
}

/// Unique file names in a directory of their own, which is deleted on drop.
struct TempFiles {
    directory: PrivateDirectory,
    used: AtomicU32,
}

impl TempFiles {
    fn new() -> Result<TempFiles, String> {
        let directory = PrivateDirectory::new("both").map_err(|error| {
            format!(
                "`--engine both` cannot write to the directory for temporary files, {}: {error}; TMPDIR names another one",
                std::env::temp_dir().display()
            )
        })?;
        Ok(TempFiles { directory, used: AtomicU32::new(0) })
    }

    fn file(&self) -> PathBuf {
        self.directory.0.join(self.used.fetch_add(1, Ordering::Relaxed).to_string())
    }
}

/// The results of a child process.
struct EngineRun {
    finished: ChildResult,
    /// JSON document with the outcome.
    document: Value,
    /// File with its variables.
    variables: PathBuf,
    /// File with its calls and returns.
    calls: PathBuf,
}

impl EngineRun {
    fn kind(&self) -> &str {
        self.document["outcome"]["kind"].as_str().unwrap_or("")
    }

    fn is_stopped(&self) -> bool {
        matches!(self.kind(), "trapped" | "host fault")
    }

    /// Whether it stopped at a construct that its engine does not support.
    fn is_unsupported(&self) -> bool {
        self.is_stopped() && self.trap() == "unsupported"
    }

    fn trap(&self) -> &str {
        self.document["outcome"]["trap"]["kind"].as_str().unwrap_or("")
    }

    /// Whether it ended with a report of heap blocks that were not freed.
    fn has_leaks(&self) -> bool {
        self.document["leaks"].is_array()
    }

    /// Whether it was stopped for a reason outside the program.
    fn limit(&self) -> bool {
        matches!(self.finished.ended, ChildExit::TimedOut | ChildExit::TooMuchOutput(_) | ChildExit::Interrupted(_))
            || matches!(self.kind(), "limit" | "interrupted")
    }

    fn status(&self) -> u8 {
        let own = self.document["status"].as_u64().map(|s| s as u8);
        match self.finished.ended {
            ChildExit::TimedOut => exit_status::TIME_LIMIT,
            ChildExit::TooMuchOutput(_) => exit_status::LIMIT,
            ChildExit::Interrupted(_) => own.unwrap_or(exit_status::INTERRUPTED),
            _ => own.unwrap_or(exit_status::INTERNAL),
        }
    }
}

struct EngineRuns<'a> {
    options: &'a RunOptions,
    input: Vec<u8>,
    scratch: TempFiles,
}

impl EngineRuns<'_> {
    /// Runs compiled code and the interpreter in parallel.
    fn start(&self, more: &[OsString]) -> [EngineRun; 2] {
        let (jit, interp) = (self.job(EngineChoice::Jit, more), self.job(EngineChoice::Interp, more));
        std::thread::scope(|scope| {
            let jit = scope.spawn(|| child(jit));
            let interp = child(interp);
            // A panic of the thread is propagated.
            [jit.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)), interp]
        })
    }

    fn job(&self, engine: EngineChoice, more: &[OsString]) -> (Job, PathBuf, PathBuf) {
        let (variables, calls) = (self.scratch.file(), self.scratch.file());
        // The result is compared as a value; the parent prints it.
        let mut arguments: Vec<OsString> =
            vec!["run".into(), SUPERVISED.into(), "--no-print".into(), "--engine".into(), engine.name().into()];
        arguments.extend(["--observe".into(), variables.clone().into_os_string()]);
        for word in more {
            arguments.push(if word == "CALLS" { calls.clone().into_os_string() } else { word.clone() });
        }
        // The interpreter checks anyway, and it reports the blocks that were not freed.
        let switches: &[&str] = if engine == EngineChoice::Jit { &["--leaks"] } else { &["--checked"] };
        arguments.extend(supervised::typed(self.options, &["--engine", "--json", "--reports"], switches));
        // The child enforces the limit itself; it is killed if it does not.
        let time = self.options.limits().timeout.map(|time| time + std::time::Duration::from_secs(5));
        let bounds = ResourceLimits { time, output: self.options.limits().max_output, ..ResourceLimits::default() };
        let input = StdinSource::Bytes(self.input.clone());
        (Job { arguments, documented: true, input, bounds, ..Job::default() }, variables, calls)
    }

    /// Returns the line with the result of the program, if it must be printed.
    fn printed(&self, child: &EngineRun) -> String {
        let text = child.document["outcome"]["value"].as_str().unwrap_or("?");
        match parse_value(text) {
            Ok(value) if self.options.prints(&value) => format!("{}\n", value.display_decimal()),
            _ => String::new(),
        }
    }

    /// Shows output and reports, and a summary of the comparison.
    fn show(
        &self,
        compiled: &EngineRun,
        interpreted: &EngineRun,
        judgement: ComparisonResult,
        report: &mut Report,
    ) -> u8 {
        stdout::write(&compiled.finished.stdout);
        stdout::write(self.printed(compiled).as_bytes());
        let _ = std::io::stderr().lock().write_all(&compiled.finished.stderr);
        let print_reports = |child: &EngineRun| stderr::print(&String::from_utf8_lossy(&child.finished.reports));
        let quiet = self.options.output.quiet;
        let (status, text, agree) = match &judgement {
            ComparisonResult::Agree(compared) => {
                print_reports(interpreted);
                // Leaked blocks change status 0 to 1.
                let status = if interpreted.has_leaks() { interpreted.status() } else { compiled.status() };
                (status, format!("compared: {}\n", compared.text()), Some(true))
            }
            ComparisonResult::SameFault => {
                print_reports(interpreted);
                let text = format!("compared: checked code stopped with the same {}\n", how(interpreted));
                (exit_status::FAULT, text, Some(true))
            }
            ComparisonResult::Stopped => {
                print_reports(interpreted);
                let what = match interpreted.trap() {
                    "stack overflow" => "the stack of its program is exhausted",
                    "unsupported" => "it reached an unsupported construct",
                    _ => "undefined behavior",
                };
                let text = format!("the interpreter stopped the program: {what}; nothing is compared after that\n");
                (exit_status::FAULT, text, None)
            }
            ComparisonResult::Incomparable(child, why) => {
                print_reports(if *child == EngineChoice::Jit { compiled } else { interpreted });
                let status = if *child == EngineChoice::Jit { compiled } else { interpreted }.status();
                (status, format!("not compared: {why}\n"), None)
            }
            ComparisonResult::Disagree(differences, first) => {
                if compiled.is_stopped() {
                    print_reports(compiled);
                }
                if interpreted.is_stopped() {
                    print_reports(interpreted);
                }
                stderr::print(&disagreement(differences, first));
                (exit_status::DISAGREED, String::new(), Some(false))
            }
        };
        if !quiet && !text.is_empty() {
            stderr::print(&text);
        }
        self.document(compiled, interpreted, &judgement, agree, report);
        status
    }

    fn document(
        &self,
        compiled: &EngineRun,
        interpreted: &EngineRun,
        judgement: &ComparisonResult,
        agree: Option<bool>,
        report: &mut Report,
    ) {
        report.add("outcome", compiled.document["outcome"].clone());
        report.add("engine", "both".into());
        report.add(
            "stats",
            json!({
                "functions_compiled": compiled.document["stats"]["functions_compiled"],
                "steps_interpreted": interpreted.document["stats"]["steps_interpreted"],
            }),
        );
        report.add("diagnostics", interpreted.document["diagnostics"].clone());
        if interpreted.has_leaks() {
            report.add("leaks", interpreted.document["leaks"].clone());
        }
        let mut all = json!({"agree": agree, "interpreter": interpreted.document["outcome"]});
        match judgement {
            ComparisonResult::Agree(compared) => all["compared"] = compared.json(),
            ComparisonResult::SameFault => all["compared"] = json!({"end": how(interpreted)}),
            ComparisonResult::Stopped => all["not_compared"] = "the interpreter stopped the program".into(),
            ComparisonResult::Incomparable(_, why) => all["not_compared"] = why.as_str().into(),
            ComparisonResult::Disagree(differences, first) => {
                let one =
                    |d: &DifferenceText| json!({"what": d.what, "compiled": d.compiled, "interpreted": d.interpreted});
                all["differences"] = differences.iter().map(one).collect();
                if let DivergenceSearch::DivergentCall(first) = first {
                    all["first"] = json!({
                        "function": first.function, "place": first.place, "call": first.call,
                        "arguments": first.arguments, "compiled": first.compiled, "interpreted": first.interpreted,
                    });
                }
            }
        }
        report.add("comparison", all);
    }
}

fn child((job, variables, calls): (Job, PathBuf, PathBuf)) -> EngineRun {
    let finished = supervise::run(&job);
    let document = finished.document.as_deref().and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
    EngineRun { finished, document, variables, calls }
}

/// The result of the comparison.
enum ComparisonResult {
    /// No difference.
    Agree(MatchedRuns),
    /// Checked code and the interpreter found the same error of the program.
    SameFault,
    /// The interpreter found an error of the program.
    Stopped,
    /// The run of this engine has no end that can be compared, with the reason.
    Incomparable(EngineChoice, String),
    /// Differences, and the first event that differs.
    Disagree(Vec<DifferenceText>, DivergenceSearch),
}

/// A difference as text.
struct DifferenceText {
    what: String,
    compiled: String,
    interpreted: String,
    /// Possible cause.
    hint: Option<&'static str>,
}

/// The result of the search for the first event that differs.
enum DivergenceSearch {
    /// This function.
    DivergentCall(DivergentCall),
    /// No function was found, with the reason.
    Unknown(String),
}

/// The scope of a comparison without differences.
struct MatchedRuns {
    /// Description of the end.
    end: String,
    output: usize,
    tally: Option<Tally>,
}

impl MatchedRuns {
    fn text(&self) -> String {
        let mut text = format!("{}, {} of output", self.end, counted(self.output as u64, "byte"));
        let Some(t) = &self.tally else { return text + "; no variables: the program's memory cannot be read" };
        text += &format!(", {} ({}", counted(t.variables as u64, "variable"), counted(t.bytes, "byte"));
        if t.symbols > 0 {
            text += &format!("; {} by pointee", counted(t.symbols, "pointer"));
        }
        let left_out: Vec<String> = [
            (t.undefined, "undefined byte"),
            (t.classed, "pointer to the stack or the heap"),
            (t.addresses, "number that is an address"),
            (t.missing as u64, "variable of only one engine"),
        ]
        .iter()
        .filter(|(n, _)| *n > 0)
        .map(|(n, what)| counted_first(*n, what))
        .collect();
        if !left_out.is_empty() {
            text += &format!("; skipped: {}", left_out.join(", "));
        }
        text + ")"
    }

    fn json(&self) -> Value {
        let mut all = json!({"end": self.end, "output_bytes": self.output});
        if let Some(t) = &self.tally {
            all["variables"] = json!({
                "count": t.variables, "bytes": t.bytes, "undefined_bytes": t.undefined, "pointers_to_symbols": t.symbols,
                "pointers_elsewhere": t.classed, "addresses": t.addresses, "missing": t.missing,
            });
        }
        all
    }
}

/// Formats a count: `1 byte`, `4,096 bytes`.
fn counted(n: u64, word: &str) -> String {
    let plural = if n == 1 { "" } else { "s" };
    format!("{} {word}{plural}", number_text::thousands(n as usize))
}

/// Formats a count of several words; the plural is that of the counted word, the first or the second.
fn counted_first(n: u64, words: &str) -> String {
    match words.split_once(' ') {
        Some((first, rest)) if first != "undefined" => format!("{} {rest}", counted(n, first)),
        _ => counted(n, words),
    }
}

fn compare_runs(both: &EngineRuns<'_>, compiled: &EngineRun, interpreted: &EngineRun) -> ComparisonResult {
    for (child, kind) in [(compiled, EngineChoice::Jit), (interpreted, EngineChoice::Interp)] {
        let who = if kind == EngineChoice::Jit { "compiled code" } else { "the interpreter" };
        let alone = |other: &EngineRun| child.is_unsupported() && !other.is_unsupported();
        let cannot = match kind {
            // Findings of the interpreter are errors of the program, and take precedence.
            EngineChoice::Jit => alone(interpreted) && !interpreted.is_stopped(),
            _ => alone(compiled),
        };
        if child.limit() || cannot {
            // The outputs up to the stop are compared as prefixes.
            let (a, b) = (&compiled.finished, &interpreted.finished);
            let texts: Vec<DifferenceText> =
                [("standard output", &a.stdout, &b.stdout), ("standard error", &a.stderr, &b.stderr)]
                    .into_iter()
                    .filter_map(|(name, x, y)| output(name, &x[..x.len().min(y.len())], &y[..y.len().min(x.len())]))
                    .collect();
            if !texts.is_empty() {
                return ComparisonResult::Disagree(
                    texts,
                    DivergenceSearch::Unknown("the program did not run to its end".into()),
                );
            }
            let why = if cannot { "reached an unsupported construct" } else { "did not run to its end" };
            return ComparisonResult::Incomparable(kind, format!("{who} {why} (the output until then is the same)"));
        }
        if matches!(child.kind(), "" | "done" | "refused" | "unreadable" | "internal error") {
            let why = match child.kind() {
                "refused" => format!("{who} refused the program"),
                "unreadable" => "the program cannot be read".into(),
                "done" => format!("{who} cannot run the program with these options"),
                _ => format!("{who} failed"),
            };
            return ComparisonResult::Incomparable(kind, why);
        }
    }
    if interpreted.is_stopped() && interpreted.trap() != "abort" && !interpreted.is_unsupported() {
        return match both.options.checked {
            Some(checks) => compare_faults(checks, compiled, interpreted),
            None => ComparisonResult::Stopped,
        };
    }
    let mut texts = Vec::new();
    texts.extend(end(compiled, interpreted));
    let (a, b) = (&compiled.finished, &interpreted.finished);
    texts.extend(output("standard output", &a.stdout, &b.stdout));
    texts.extend(output("standard error", &a.stderr, &b.stderr));
    let compared = compare::variables(&compiled.variables, &interpreted.variables);
    let (tally, differences) = compared.map_or((None, Vec::new()), |(tally, list)| (Some(tally), list));
    texts.extend(differences.iter().map(variable));
    if !texts.is_empty() {
        return ComparisonResult::Disagree(texts, find_divergence(both));
    }
    ComparisonResult::Agree(MatchedRuns { end: how(compiled), output: a.stdout.len() + a.stderr.len(), tally })
}

/// Compares the end of checked code with the fault that the interpreter found. The variables may differ, since some
/// checks are made before stores that precede them in the program.
fn compare_faults(checks: Checks, compiled: &EngineRun, interpreted: &EngineRun) -> ComparisonResult {
    // Level `memory` does not look for all mistakes.
    if checks == Checks::Memory && !compiled.is_stopped() {
        return ComparisonResult::Stopped;
    }
    let place = |child: &EngineRun| {
        let trap = &child.document["outcome"]["trap"];
        ["kind", "file", "line", "column"].map(|key| trap[key].clone())
    };
    let mut texts = Vec::new();
    if place(compiled) != place(interpreted) {
        let (compiled, interpreted) = (how(compiled), how(interpreted));
        let hint = "the manual lists what only the interpreter finds (\"Checked compiled code\")";
        texts.push(DifferenceText { what: "the end of the program".into(), compiled, interpreted, hint: Some(hint) });
    }
    let (a, b) = (&compiled.finished, &interpreted.finished);
    // What follows the mistake in code that does not stop is not to be compared.
    if compiled.is_stopped() {
        texts.extend(output("standard output", &a.stdout, &b.stdout));
        texts.extend(output("standard error", &a.stderr, &b.stderr));
    }
    match texts.is_empty() {
        true => ComparisonResult::SameFault,
        false => ComparisonResult::Disagree(texts, DivergenceSearch::Unknown("the program was stopped".into())),
    }
}

/// Describes the end of a run.
fn how(child: &EngineRun) -> String {
    let outcome = &child.document["outcome"];
    let value = outcome["value"].as_str().unwrap_or("?");
    match child.kind() {
        "returned" => format!("the result {}", number_text::decimals(value)),
        "exited" => format!("exit status {}", outcome["status"]),
        _ => {
            let line = outcome["trap"]["line"].as_u64().map_or(String::new(), |n| format!(" at line {n}"));
            format!("fault {}{line}", child.trap())
        }
    }
}

fn end(compiled: &EngineRun, interpreted: &EngineRun) -> Option<DifferenceText> {
    let (a, b) = (how(compiled), how(interpreted));
    // Addresses as results are equal if both are null or both are not. Undefined results equal any value.
    let value = |child: &EngineRun| child.document["outcome"]["value"].as_str().unwrap_or("").to_string();
    let (x, y) = (value(compiled), value(interpreted));
    let address = |text: &str| text.starts_with("ptr 0x");
    if a == b || address(&x) && address(&y) || y == "undef" || y == "poison" {
        return None;
    }
    if x.contains("ptr 0x") && y.contains("ptr 0x") || y.contains("undef") || y.contains("poison") {
        let same = |(x, y): (&str, &str)| {
            x == y || x.starts_with("0x") && y.starts_with("0x") || matches!(y, "undef" | "poison")
        };
        let words =
            |text: &str| text.replace([',', '{', '}'], " ").split_whitespace().map(String::from).collect::<Vec<_>>();
        let (x, y) = (words(&x), words(&y));
        // Undefined elements carry no type.
        if x.len() == y.len() && x.iter().zip(&y).all(|(x, y)| same((x, y)))
            || y.iter().any(|w| w == "undef" || w == "poison")
        {
            return None;
        }
    }
    Some(DifferenceText { what: "the end of the program".into(), compiled: a, interpreted: b, hint: None })
}

/// Returns the first line at which two outputs differ.
fn output(name: &str, a: &[u8], b: &[u8]) -> Option<DifferenceText> {
    let at = a.iter().zip(b).position(|(x, y)| x != y).or((a.len() != b.len()).then(|| a.len().min(b.len())))?;
    let line = a[..at].iter().filter(|byte| **byte == b'\n').count() + 1;
    let start = a[..at].iter().rposition(|byte| *byte == b'\n').map_or(0, |n| n + 1);
    let shown = |bytes: &[u8]| {
        let rest = &bytes[start.min(bytes.len())..];
        let end = rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len()).min(200);
        if rest.is_empty() { "nothing more".into() } else { format!("\"{}\"", rest[..end].escape_ascii()) }
    };
    let (compiled, interpreted) = (shown(a), shown(b));
    let addresses = compiled.contains("0x") && interpreted.contains("0x");
    let hint = addresses.then_some("do both print an address? Addresses differ between processes");
    Some(DifferenceText { what: format!("{name}, line {line}"), compiled, interpreted, hint })
}

fn variable(d: &Difference) -> DifferenceText {
    let place = if d.offset == 0 { String::new() } else { format!(" at byte {}", d.offset) };
    let hint = d.addresses.then_some("both look like addresses, which differ between processes");
    DifferenceText {
        what: format!("the variable @{} ({}){place}", d.name, d.place),
        compiled: d.compiled.clone(),
        interpreted: d.interpreted.clone(),
        hint,
    }
}

/// Maximum number of differences shown; further ones are only counted.
const MAX_SHOWN: usize = 8;

fn disagreement(texts: &[DifferenceText], search: &DivergenceSearch) -> String {
    let mut text = String::new();
    for one in texts.iter().take(MAX_SHOWN) {
        text += &format!(
            "disagreement: {}\n  compiled:    {}\n  interpreted: {}\n",
            one.what, one.compiled, one.interpreted
        );
        if let Some(hint) = one.hint {
            text += &format!("  {hint}\n");
        }
    }
    if texts.len() > MAX_SHOWN {
        text += &format!("and {} more differences\n", texts.len() - MAX_SHOWN);
    }
    text + &match search {
        DivergenceSearch::DivergentCall(first) if first.function.is_empty() => {
            format!(
                "first difference, before any function runs:\n  compiled code {}\n  the interpreter {}\n",
                first.compiled, first.interpreted
            )
        }
        DivergenceSearch::DivergentCall(first) => format!(
            "first difference: in @{} ({}), call {} with ({}):\n  compiled code {}\n  the interpreter {}\n",
            first.function,
            first.place,
            number_text::thousands(first.call as usize),
            first.arguments,
            first.compiled,
            first.interpreted
        ),
        DivergenceSearch::Unknown(why) => format!("the first function that differs is unknown: {why}\n"),
    }
}

/// Maximum number of windows, of [`calls::WINDOW`] events each, in the search for the first difference.
const WINDOWS: u64 = 32;

/// Reruns both engines to locate the first divergence: by calls and returns, and where these agree by the
/// variables, which a binary search compares after a number of events.
fn find_divergence(both: &EngineRuns<'_>) -> DivergenceSearch {
    let mut comparison = TraceComparison::default();
    for window in 0..WINDOWS {
        let from = (window * calls::WINDOW).to_string();
        let more: Vec<OsString> = vec!["--record".into(), "CALLS".into(), "--record-from".into(), from.into()];
        let [compiled, interpreted] = both.start(&more);
        let open = |child: &EngineRun| Observation::open(&child.variables);
        let (Some(a), Some(b)) = (open(&compiled), open(&interpreted)) else {
            return DivergenceSearch::Unknown("the program did not run to its end".into());
        };
        let found = comparison.window((&a, &compiled.calls), (&b, &interpreted.calls));
        [&compiled, &interpreted].iter().for_each(|child| remove(&child.calls));
        match found {
            Some(TraceDifference::More) => {}
            Some(TraceDifference::DivergentCall(first)) => {
                return DivergenceSearch::DivergentCall(earlier(both, &comparison).unwrap_or(first));
            }
            Some(TraceDifference::Same) => {
                let why = "all calls and results are the same, and so are variables and output after each call";
                return earlier(both, &comparison)
                    .map_or_else(|| DivergenceSearch::Unknown(why.into()), DivergenceSearch::DivergentCall);
            }
            None => return DivergenceSearch::Unknown("the calls could not be recorded".into()),
        }
    }
    DivergenceSearch::Unknown(format!(
        "the first {} calls and returns are the same",
        number_text::thousands(comparison.same as usize)
    ))
}

/// Returns the first of the agreeing events after which the variables or the output differ.
fn earlier(both: &EngineRuns<'_>, comparison: &TraceComparison) -> Option<DivergentCall> {
    let differs = |events: u64| -> Option<DifferenceText> {
        let more: Vec<OsString> = vec!["--stop-after".into(), events.to_string().into()];
        let [compiled, interpreted] = both.start(&more);
        let (_, differences) = compare::variables(&compiled.variables, &interpreted.variables)?;
        [&compiled, &interpreted].iter().for_each(|child| remove(&child.variables));
        let (a, b) = (&compiled.finished, &interpreted.finished);
        let printed = || output("standard output", &a.stdout, &b.stdout);
        let texts = differences.first().map(variable).or_else(printed);
        texts.or_else(|| output("standard error", &a.stderr, &b.stderr))
    };
    let (mut low, mut high) = (0, comparison.same);
    let mut found = differs(high)?;
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        match differs(middle) {
            Some(earlier) => (high, found) = (middle, earlier),
            None => low = middle,
        }
        if supervise::interrupted().is_some() {
            return None;
        }
    }
    // A last run records the calls, to find the active function.
    let last = (high - 1).to_string();
    let more: Vec<OsString> = vec!["--record".into(), "CALLS".into(), "--stop-after".into(), last.into()];
    let [compiled, interpreted] = both.start(&more);
    let (a, b) = (Observation::open(&compiled.variables)?, Observation::open(&interpreted.variables)?);
    let mut until = TraceComparison::default();
    until.window((&a, &compiled.calls), (&b, &interpreted.calls))?;
    let has = |value: &str| format!("has {value} in {}", found.what);
    Some(until.under_way(&a, has(&found.compiled), has(&found.interpreted)))
}

fn remove(path: &Path) {
    let _ = std::fs::remove_file(path);
}
