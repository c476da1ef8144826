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

use super::args::{EngineKind, RunOptions, SUPERVISED};
use super::report::Report;
use super::{render, status, supervised};
use calls::{Comparison, First, Found};
use compare::{Difference, Tally};
use llvmlite_jit::supervise::{self, ChildExit, ChildResult, Job, ResourceLimits, StdinSource};
use llvmlite_jit::value::parse_value;
use observed::Observed;
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
    let both = Both { options, input: standard_input(options), scratch: Scratch::new() };
    let [compiled, interpreted] = both.start(&[]);
    let judgement = judge(&both, &compiled, &interpreted);
    both.show(&compiled, &interpreted, judgement, report)
}

/// Reads the standard input that both children receive.
fn standard_input(options: &RunOptions) -> Vec<u8> {
    let stdin = std::io::stdin();
    if stdin.is_terminal() && !options.output.quiet {
        render::say("note: standard input is read for both engines first: end it with Ctrl-D\n");
    }
    let mut bytes = Vec::new();
    // A read error counts as the end of the input.
    let _ = stdin.lock().read_to_end(&mut bytes);
    bytes
}

/// Unique file names in the temporary directory; the files are deleted on drop.
struct Scratch {
    base: PathBuf,
    used: AtomicU32,
}

impl Scratch {
    fn new() -> Scratch {
        let base = std::env::temp_dir().join(format!("llvmlite-jit-{}-both", std::process::id()));
        Scratch { base, used: AtomicU32::new(0) }
    }

    fn file(&self) -> PathBuf {
        self.name(self.used.fetch_add(1, Ordering::Relaxed))
    }

    fn name(&self, number: u32) -> PathBuf {
        self.base.with_extension(number.to_string())
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        for number in 0..self.used.load(Ordering::Relaxed) {
            let _ = std::fs::remove_file(self.name(number));
        }
    }
}

/// The results of a child process.
struct Child {
    finished: ChildResult,
    /// JSON document with the outcome.
    document: Value,
    /// File with its variables.
    variables: PathBuf,
    /// File with its calls and returns.
    calls: PathBuf,
}

impl Child {
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
            ChildExit::TimedOut => status::TIME_LIMIT,
            ChildExit::TooMuchOutput(_) => status::LIMIT,
            ChildExit::Interrupted(_) => own.unwrap_or(status::INTERRUPTED),
            _ => own.unwrap_or(status::INTERNAL),
        }
    }
}

struct Both<'a> {
    options: &'a RunOptions,
    input: Vec<u8>,
    scratch: Scratch,
}

impl Both<'_> {
    /// Runs compiled code and the interpreter in parallel.
    fn start(&self, more: &[OsString]) -> [Child; 2] {
        let (jit, interp) = (self.job(EngineKind::Jit, more), self.job(EngineKind::Interp, more));
        std::thread::scope(|scope| {
            let jit = scope.spawn(|| child(jit));
            let interp = child(interp);
            // A panic of the thread is propagated.
            [jit.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)), interp]
        })
    }

    fn job(&self, engine: EngineKind, more: &[OsString]) -> (Job, PathBuf, PathBuf) {
        let (variables, calls) = (self.scratch.file(), self.scratch.file());
        // The result is compared as a value; the parent prints it.
        let mut arguments: Vec<OsString> =
            vec!["run".into(), SUPERVISED.into(), "--no-print".into(), "--engine".into(), engine.name().into()];
        arguments.extend(["--observe".into(), variables.clone().into_os_string()]);
        for word in more {
            arguments.push(if word == "CALLS" { calls.clone().into_os_string() } else { word.clone() });
        }
        // Compiled code cannot report blocks that were not freed.
        let switches: &[&str] = if engine == EngineKind::Jit { &["--leaks"] } else { &[] };
        arguments.extend(supervised::typed(self.options, &["--engine", "--json", "--reports"], switches));
        // The child enforces the limit itself; it is killed if it fails to.
        let time = self.options.limits().timeout.map(|time| time + std::time::Duration::from_secs(5));
        let bounds = ResourceLimits { time, output: self.options.limits().max_output, ..ResourceLimits::default() };
        let input = StdinSource::Bytes(self.input.clone());
        (Job { arguments, documented: true, input, bounds, ..Job::default() }, variables, calls)
    }

    /// Returns the line with the program's result, if it is to be printed.
    fn printed(&self, child: &Child) -> String {
        let text = child.document["outcome"]["value"].as_str().unwrap_or("?");
        match parse_value(text) {
            Ok(value) if self.options.prints(&value) => format!("{}\n", value.display_decimal()),
            _ => String::new(),
        }
    }

    /// Shows output and reports, and a summary of the comparison.
    fn show(&self, compiled: &Child, interpreted: &Child, judgement: Judgement, report: &mut Report) -> u8 {
        let mut out = std::io::stdout().lock();
        // Write errors are ignored: the reader may have closed the pipe.
        let printed = self.printed(compiled);
        let _ = out.write_all(&compiled.finished.stdout).and_then(|()| out.write_all(printed.as_bytes()));
        let _ = out.flush();
        let _ = std::io::stderr().lock().write_all(&compiled.finished.stderr);
        let told = |child: &Child| render::say(&String::from_utf8_lossy(&child.finished.reports));
        let quiet = self.options.output.quiet;
        let (status, text, agree) = match &judgement {
            Judgement::Agree(compared) => {
                told(interpreted);
                // Leaked blocks change status 0 to 1.
                let status = if interpreted.has_leaks() { interpreted.status() } else { compiled.status() };
                (status, format!("compared: {}\n", compared.text()), Some(true))
            }
            Judgement::Stopped => {
                told(interpreted);
                let what = match interpreted.trap() {
                    "stack overflow" => "the stack of its program is used up",
                    "unsupported" => "it came to what it cannot run",
                    _ => "undefined behaviour",
                };
                let text = format!("the interpreter stopped the program: {what}; nothing to compare after it\n");
                (status::FAULT, text, None)
            }
            Judgement::Incomparable(child, why) => {
                told(if *child == EngineKind::Jit { compiled } else { interpreted });
                let status = if *child == EngineKind::Jit { compiled } else { interpreted }.status();
                (status, format!("not compared: {why}\n"), None)
            }
            Judgement::Disagree(differences, first) => {
                if compiled.is_stopped() {
                    told(compiled);
                }
                if interpreted.is_stopped() {
                    told(interpreted);
                }
                render::say(&disagreement(differences, first));
                (status::DISAGREED, String::new(), Some(false))
            }
        };
        if !quiet && !text.is_empty() {
            render::say(&text);
        }
        self.document(compiled, interpreted, &judgement, agree, report);
        status
    }

    fn document(
        &self,
        compiled: &Child,
        interpreted: &Child,
        judgement: &Judgement,
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
            Judgement::Agree(compared) => all["compared"] = compared.json(),
            Judgement::Stopped => all["not_compared"] = "the interpreter stopped the program".into(),
            Judgement::Incomparable(_, why) => all["not_compared"] = why.as_str().into(),
            Judgement::Disagree(differences, first) => {
                let one = |d: &Told| json!({"what": d.what, "compiled": d.compiled, "interpreted": d.interpreted});
                all["differences"] = differences.iter().map(one).collect();
                if let Culprit::First(first) = first {
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

fn child((job, variables, calls): (Job, PathBuf, PathBuf)) -> Child {
    let finished = supervise::run(&job);
    let document = finished.document.as_deref().and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
    Child { finished, document, variables, calls }
}

/// The result of the comparison.
enum Judgement {
    /// No difference.
    Agree(Compared),
    /// The interpreter found an error of the program.
    Stopped,
    /// The run of this engine has no end that can be compared, with the reason.
    Incomparable(EngineKind, String),
    /// Differences, and the first event that differs.
    Disagree(Vec<Told>, Culprit),
}

/// A difference as text.
struct Told {
    what: String,
    compiled: String,
    interpreted: String,
    /// Possible cause.
    hint: Option<&'static str>,
}

/// The result of the search for the first event that differs.
enum Culprit {
    /// This function.
    First(First),
    /// No function was found, with the reason.
    Unknown(String),
}

/// The scope of a comparison without differences.
struct Compared {
    /// Description of the end.
    end: String,
    output: usize,
    tally: Option<Tally>,
}

impl Compared {
    fn text(&self) -> String {
        let mut text = format!("{}, {} of output", self.end, counted(self.output as u64, "byte"));
        let Some(t) = &self.tally else { return text + "; no variables: the program's memory is not to be read" };
        text += &format!(", {} ({}", counted(t.variables as u64, "variable"), counted(t.bytes, "byte"));
        if t.symbols > 0 {
            text += &format!("; {} by what they point to", counted(t.symbols, "pointer"));
        }
        let left_out: Vec<String> = [
            (t.undefined, "undefined byte"),
            (t.classed, "pointer to the stack or the heap"),
            (t.addresses, "number that is an address"),
            (t.missing as u64, "variable that only one engine has"),
        ]
        .iter()
        .filter(|(n, _)| *n > 0)
        .map(|(n, what)| counted_first(*n, what))
        .collect();
        if !left_out.is_empty() {
            text += &format!("; left out: {}", left_out.join(", "));
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
    format!("{} {word}{plural}", render::thousands(n as usize))
}

/// Formats a count of several words; the plural is that of the counted word, the first or the second.
fn counted_first(n: u64, words: &str) -> String {
    match words.split_once(' ') {
        Some((first, rest)) if first != "undefined" => format!("{} {rest}", counted(n, first)),
        _ => counted(n, words),
    }
}

fn judge(both: &Both<'_>, compiled: &Child, interpreted: &Child) -> Judgement {
    for (child, kind) in [(compiled, EngineKind::Jit), (interpreted, EngineKind::Interp)] {
        let who = if kind == EngineKind::Jit { "compiled code" } else { "the interpreter" };
        let alone = |other: &Child| child.is_unsupported() && !other.is_unsupported();
        let cannot = match kind {
            // Findings of the interpreter are errors of the program, and take precedence.
            EngineKind::Jit => alone(interpreted) && !interpreted.is_stopped(),
            _ => alone(compiled),
        };
        if child.limit() || cannot {
            // The outputs up to the stop are compared as prefixes.
            let (a, b) = (&compiled.finished, &interpreted.finished);
            let told: Vec<Told> = [("standard output", &a.stdout, &b.stdout), ("standard error", &a.stderr, &b.stderr)]
                .into_iter()
                .filter_map(|(name, x, y)| output(name, &x[..x.len().min(y.len())], &y[..y.len().min(x.len())]))
                .collect();
            if !told.is_empty() {
                return Judgement::Disagree(told, Culprit::Unknown("the program did not come to its end".into()));
            }
            let why = if cannot { "came to what it cannot run" } else { "did not come to its end" };
            return Judgement::Incomparable(kind, format!("{who} {why} (the output until then is the same)"));
        }
        if matches!(child.kind(), "" | "done" | "refused" | "unreadable" | "internal error") {
            let why = match child.kind() {
                "refused" => format!("{who} refuses the program"),
                "unreadable" => "the program cannot be read".into(),
                "done" => format!("{who} cannot run the program with these options"),
                _ => format!("{who} failed"),
            };
            return Judgement::Incomparable(kind, why);
        }
    }
    if interpreted.is_stopped() && interpreted.trap() != "abort" && !interpreted.is_unsupported() {
        return Judgement::Stopped;
    }
    let mut told = Vec::new();
    told.extend(end(compiled, interpreted));
    let (a, b) = (&compiled.finished, &interpreted.finished);
    told.extend(output("standard output", &a.stdout, &b.stdout));
    told.extend(output("standard error", &a.stderr, &b.stderr));
    let compared = compare::variables(&compiled.variables, &interpreted.variables);
    let (tally, differences) = compared.map_or((None, Vec::new()), |(tally, list)| (Some(tally), list));
    told.extend(differences.iter().map(variable));
    if !told.is_empty() {
        return Judgement::Disagree(told, culprit(both));
    }
    Judgement::Agree(Compared { end: how(compiled), output: a.stdout.len() + a.stderr.len(), tally })
}

/// Describes the end of a run.
fn how(child: &Child) -> String {
    let outcome = &child.document["outcome"];
    let value = outcome["value"].as_str().unwrap_or("?");
    match child.kind() {
        "returned" => format!("the result {}", render::decimals(value)),
        "exited" => format!("exit status {}", outcome["status"]),
        _ => {
            let line = outcome["trap"]["line"].as_u64().map_or(String::new(), |n| format!(" at line {n}"));
            format!("fault {}{line}", child.trap())
        }
    }
}

fn end(compiled: &Child, interpreted: &Child) -> Option<Told> {
    let (a, b) = (how(compiled), how(interpreted));
    // Addresses as results are equal if both are null or both are not. Undefined results equal any value.
    let value = |child: &Child| child.document["outcome"]["value"].as_str().unwrap_or("").to_string();
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
    Some(Told { what: "the end of the program".into(), compiled: a, interpreted: b, hint: None })
}

/// Returns the first line at which two outputs differ.
fn output(name: &str, a: &[u8], b: &[u8]) -> Option<Told> {
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
    let hint = addresses.then_some("do both print an address? It is another one in each process");
    Some(Told { what: format!("{name}, line {line}"), compiled, interpreted, hint })
}

fn variable(d: &Difference) -> Told {
    let place = if d.offset == 0 { String::new() } else { format!(" at byte {}", d.offset) };
    let hint = d.addresses.then_some("both look like addresses, which are others in each process");
    Told {
        what: format!("the variable @{} ({}){place}", d.name, d.place),
        compiled: d.compiled.clone(),
        interpreted: d.interpreted.clone(),
        hint,
    }
}

/// Maximum number of differences shown; further ones are only counted.
const SHOWN: usize = 8;

fn disagreement(told: &[Told], culprit: &Culprit) -> String {
    let mut text = String::new();
    for one in told.iter().take(SHOWN) {
        text += &format!(
            "disagreement: {}\n  compiled:    {}\n  interpreted: {}\n",
            one.what, one.compiled, one.interpreted
        );
        if let Some(hint) = one.hint {
            text += &format!("  {hint}\n");
        }
    }
    if told.len() > SHOWN {
        text += &format!("and {} more differences\n", told.len() - SHOWN);
    }
    text + &match culprit {
        Culprit::First(first) if first.function.is_empty() => {
            format!(
                "first difference, before any function runs:\n  compiled code {}\n  the interpreter {}\n",
                first.compiled, first.interpreted
            )
        }
        Culprit::First(first) => format!(
            "first difference: in @{} ({}), call {} with ({}):\n  compiled code {}\n  the interpreter {}\n",
            first.function,
            first.place,
            render::thousands(first.call as usize),
            first.arguments,
            first.compiled,
            first.interpreted
        ),
        Culprit::Unknown(why) => format!("which function differs first is not known: {why}\n"),
    }
}

/// Maximum number of windows, of [`calls::WINDOW`] events each, in the search for the first difference.
const WINDOWS: u64 = 32;

/// Reruns both engines to locate the first divergence: by calls and returns, and where these agree by the
/// variables, which a binary search compares after a number of events.
fn culprit(both: &Both<'_>) -> Culprit {
    let mut comparison = Comparison::default();
    for window in 0..WINDOWS {
        let from = (window * calls::WINDOW).to_string();
        let more: Vec<OsString> = vec!["--record".into(), "CALLS".into(), "--record-from".into(), from.into()];
        let [compiled, interpreted] = both.start(&more);
        let open = |child: &Child| Observed::open(&child.variables);
        let (Some(a), Some(b)) = (open(&compiled), open(&interpreted)) else {
            return Culprit::Unknown("the program did not come to its end".into());
        };
        let found = comparison.window((&a, &compiled.calls), (&b, &interpreted.calls));
        [&compiled, &interpreted].iter().for_each(|child| remove(&child.calls));
        match found {
            Some(Found::More) => {}
            Some(Found::First(first)) => return Culprit::First(earlier(both, &comparison).unwrap_or(first)),
            Some(Found::Same) => {
                let why = "all calls and results are the same, and so are variables and output after each of them";
                return earlier(both, &comparison).map_or_else(|| Culprit::Unknown(why.into()), Culprit::First);
            }
            None => return Culprit::Unknown("the calls could not be written down".into()),
        }
    }
    Culprit::Unknown(format!(
        "the first {} calls and returns are the same",
        render::thousands(comparison.same as usize)
    ))
}

/// Returns the first event, among those that agree, after which the variables or the output differ.
fn earlier(both: &Both<'_>, comparison: &Comparison) -> Option<First> {
    let differs = |events: u64| -> Option<Told> {
        let more: Vec<OsString> = vec!["--stop-after".into(), events.to_string().into()];
        let [compiled, interpreted] = both.start(&more);
        let (_, differences) = compare::variables(&compiled.variables, &interpreted.variables)?;
        [&compiled, &interpreted].iter().for_each(|child| remove(&child.variables));
        let (a, b) = (&compiled.finished, &interpreted.finished);
        let printed = || output("standard output", &a.stdout, &b.stdout);
        let told = differences.first().map(variable).or_else(printed);
        told.or_else(|| output("standard error", &a.stderr, &b.stderr))
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
    let (a, b) = (Observed::open(&compiled.variables)?, Observed::open(&interpreted.variables)?);
    let mut until = Comparison::default();
    until.window((&a, &compiled.calls), (&b, &interpreted.calls))?;
    let has = |value: &str| format!("has {value} in {}", found.what);
    Some(until.under_way(&a, has(&found.compiled), has(&found.interpreted)))
}

fn remove(path: &Path) {
    let _ = std::fs::remove_file(path);
}
