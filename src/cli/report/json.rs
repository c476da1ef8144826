//! The JSON document of `--json`: one object on one line. Keys are added, but never removed.
//!
//! ```json
//! {"outcome": {"kind": "returned", "value": "i64 720"}, "status": 208, "engine": "jit",
//!  "stats": {"functions_compiled": 2, "steps_interpreted": 0}, "diagnostics": []}
//! ```
//! Kinds of outcome: `returned` (value), `exited` (status), `trapped` and `host fault` (trap), `limit` (limit
//! and stop), `interrupted` (stop); `killed` (message) if the process of the program ended without a reason;
//! `test` adds `tests`. Without a run: `done`, `refused`, `unreadable` and `internal error` (message).

use super::{ChildFailure, InvocationResult};
use crate::cli::args::common::EngineChoice;
use llvmlite_jit::diagnostic::Diagnostic;
use llvmlite_jit::engine::Stats;
use llvmlite_jit::outcome::{Frame, Interruption, Leak, Note, Outcome, Trap, repetition};
use llvmlite_jit::source::{DebugLocation, SourceMap, Span};
use serde_json::{Map, Value, json};

/// Formats the whole document, with a newline.
pub fn document(
    sources: &SourceMap,
    end: &InvocationResult,
    diagnostics: Vec<Value>,
    engine: Option<(EngineChoice, Stats)>,
    status: u8,
    extra: Vec<(&'static str, Value)>,
) -> String {
    let mut all = Map::new();
    all.insert("outcome".into(), outcome(sources, end));
    all.insert("status".into(), status.into());
    if let Some((engine, stats)) = engine {
        all.insert("engine".into(), engine.name().into());
        all.insert(
            "stats".into(),
            json!({"functions_compiled": stats.functions_compiled, "steps_interpreted": stats.steps_interpreted}),
        );
    }
    all.extend(extra.into_iter().map(|(key, value)| (key.to_string(), value)));
    all.insert("diagnostics".into(), Value::Array(diagnostics));
    format!("{}\n", Value::Object(all))
}

/// Converts the end of an invocation.
pub fn outcome(sources: &SourceMap, end: &InvocationResult) -> Value {
    match end {
        InvocationResult::Ran(Outcome::Returned(value)) => json!({"kind": "returned", "value": value.display()}),
        InvocationResult::Ran(Outcome::Exited(status)) => json!({"kind": "exited", "status": status}),
        InvocationResult::Ran(Outcome::Trapped(trap)) => json!({"kind": "trapped", "trap": fault(sources, trap)}),
        InvocationResult::Ran(Outcome::HostFault(trap)) => json!({"kind": "host fault", "trap": fault(sources, trap)}),
        InvocationResult::Ran(Outcome::LimitReached(limit, stop)) => {
            json!({"kind": "limit", "limit": limit.text(), "stop": stopped(sources, stop)})
        }
        InvocationResult::Ran(Outcome::Interrupted(stop)) => {
            json!({"kind": "interrupted", "stop": stopped(sources, stop)})
        }
        InvocationResult::Ran(Outcome::InternalError(bug)) => json!({"kind": "internal error", "message": bug.message}),
        InvocationResult::Done => json!({"kind": "done"}),
        InvocationResult::Refused => json!({"kind": "refused"}),
        InvocationResult::IoError(message) => json!({"kind": "unreadable", "message": message}),
        InvocationResult::ChildFailure(ChildFailure::Limit(limit), message) => {
            json!({"kind": "limit", "limit": limit.text(), "stop": {"message": message}})
        }
        InvocationResult::ChildFailure(ChildFailure::Interrupted, message) => {
            json!({"kind": "interrupted", "stop": {"message": message}})
        }
        InvocationResult::ChildFailure(ChildFailure::Killed, message) => json!({"kind": "killed", "message": message}),
        InvocationResult::InternalError(message) => json!({"kind": "internal error", "message": message}),
    }
}

/// Converts the heap blocks that were not freed.
pub fn leaks(sources: &SourceMap, leaks: &[Leak]) -> Value {
    let one = |leak: &Leak| {
        let mut all = located(sources, leak.span, &leak.debug_locs);
        all.insert("blocks".into(), leak.blocks.into());
        all.insert("bytes".into(), leak.bytes.into());
        all.insert("lost".into(), leak.lost.into());
        all.insert("notes".into(), self::notes(sources, &leak.notes));
        Value::Object(all)
    };
    leaks.iter().map(one).collect()
}

/// Converts a diagnostic.
pub fn diagnostic(sources: &SourceMap, diagnostic: &Diagnostic) -> Value {
    let mut all = place(sources, diagnostic.labels.first().map(|l| l.span));
    all.insert("severity".into(), if diagnostic.is_error() { "error" } else { "warning" }.into());
    all.insert("code".into(), diagnostic.code.into());
    all.insert("message".into(), diagnostic.message.as_str().into());
    let labels = diagnostic.labels.iter().map(|label| {
        let mut all = place(sources, Some(label.span));
        all.insert("text".into(), label.text.as_str().into());
        Value::Object(all)
    });
    all.insert("labels".into(), labels.collect());
    all.insert("help".into(), diagnostic.help.clone().into());
    let edits = diagnostic.fix.iter().map(|edit| {
        let mut all = place(sources, Some(edit.span));
        if let Some(source) = sources.find(edit.span.lo) {
            all.insert("start".into(), (edit.span.lo - source.base).into());
            all.insert("end".into(), (edit.span.hi - source.base).into());
        }
        all.insert("replacement".into(), edit.replacement.as_str().into());
        Value::Object(all)
    });
    if !diagnostic.fix.is_empty() {
        all.insert("fix".into(), edits.collect());
    }
    Value::Object(all)
}

fn fault(sources: &SourceMap, trap: &Trap) -> Value {
    let Trap { kind, message, span, debug_locs, notes, backtrace, .. } = trap;
    let mut all = fault_object(sources, message, (*span, debug_locs), notes, backtrace);
    all.insert("kind".into(), kind.text().into());
    Value::Object(all)
}

fn stopped(sources: &SourceMap, stop: &Interruption) -> Value {
    let Interruption { message, span, debug_locs, host, notes, backtrace } = stop;
    let mut all = fault_object(sources, message, (*span, debug_locs), notes, backtrace);
    all.insert("host".into(), host.as_deref().into());
    Value::Object(all)
}

fn fault_object(
    sources: &SourceMap,
    message: &str,
    (span, written): (Option<Span>, &[DebugLocation]),
    notes: &[Note],
    backtrace: &[Frame],
) -> Map<String, Value> {
    let mut all = located(sources, span, written);
    all.insert("message".into(), message.into());
    all.insert("notes".into(), self::notes(sources, notes));
    // Stacks can be a million frames deep: repeated frames are listed once, with their count.
    let mut frames = Vec::new();
    let mut at = 0;
    while at < backtrace.len() {
        let (period, times) = repetition(&backtrace[at..]);
        for frame in &backtrace[at..at + period] {
            let mut all = located(sources, frame.span, &frame.debug_locs);
            all.insert("function".into(), frame.function.as_str().into());
            if times > 1 {
                all.insert("times".into(), times.into());
            }
            frames.push(Value::Object(all));
        }
        at += period * times;
    }
    all.insert("backtrace".into(), frames.into());
    all
}

/// Converts notes, each with its location.
fn notes(sources: &SourceMap, notes: &[Note]) -> Value {
    let one = |note: &Note| {
        let mut all = located(sources, note.span, &note.debug_locs);
        all.insert("text".into(), note.text.as_str().into());
        Value::Object(all)
    };
    notes.iter().map(one).collect()
}

/// Converts a location, and its debug locations (`written`) if they are known.
fn located(sources: &SourceMap, span: Option<Span>, written: &[DebugLocation]) -> Map<String, Value> {
    let mut all = place(sources, span);
    if !written.is_empty() {
        let places =
            written.iter().map(|w| json!({"file": w.file, "line": w.line, "column": w.column, "function": w.function}));
        all.insert("written".into(), places.collect());
    }
    all
}

/// Converts a location: `file`, `line`, `column` and the end, as far as they are known.
fn place(sources: &SourceMap, span: Option<Span>) -> Map<String, Value> {
    let mut all = Map::new();
    if let Some((span, source)) = span.and_then(|s| Some((s, sources.find(s.lo)?))) {
        let ((line, column), (end_line, end_column)) = (source.line_column(span.lo), source.line_column(span.hi));
        all.insert("file".into(), source.name.as_str().into());
        all.insert("line".into(), line.into());
        all.insert("column".into(), column.into());
        all.insert("end_line".into(), end_line.into());
        all.insert("end_column".into(), end_column.into());
    }
    all
}
