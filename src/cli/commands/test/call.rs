//! Reports of invalid calls at the line of the specification that requests them.

use super::run_result::RunResult;
use crate::cli::entry_point;
use crate::cli::report::render::ReportRenderer;
use llvmlite_jit::diagnostic::Diagnostic;
use llvmlite_jit::directive::CallRun;
use llvmlite_jit::source::{Source, SourceMap, Span};
use serde_json::Value;

/// Returns the reason for the refusal of a call: in one line, and as a report with the line of the directive.
/// `path`: the program.
pub fn refusal(spec: &str, path: &str, run: &CallRun, done: &RunResult) -> Option<(String, String)> {
    let found = done.document["diagnostics"].as_array()?.iter().find(|one| one["severity"] == "error")?;
    let mut sources = SourceMap::new();
    let mut read = |name: &str| sources.add(name, std::fs::read_to_string(name).ok()?).ok();
    let directives = read(spec)?;
    let program = if path == spec { Some(directives.clone()) } else { read(path) };
    let call = place_of(&directives, run)?;
    let place = |label: &Value| match label["file"].as_str()? {
        // The text of this source is the call alone.
        "--call" => {
            let column = |key: &str| Some(usize::try_from(label[key].as_u64()?).ok()?.saturating_sub(1));
            let at = |column: usize| run.call.char_indices().nth(column).map_or(run.call.len(), |(at, _)| at);
            let (from, to) = (at(column("column")?), at(column("end_column")?));
            Some(directives.span(call + from..call + to.max(from)))
        }
        file if file == path => of_line(program.as_ref()?, label),
        _ => None,
    };
    let message = found["message"].as_str()?;
    let code = entry_point::CODES.iter().map(|(code, _)| *code).find(|code| found["code"] == *code)?;
    let mut report = Diagnostic { labels: Vec::new(), ..Diagnostic::error(code, Span::default(), message) };
    for label in found["labels"].as_array().into_iter().flatten() {
        if let Some(span) = place(label) {
            report = report.label(span, label["text"].as_str().unwrap_or_default());
        }
    }
    let help = found["help"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let report = help.fold(report, |report, help| report.help(help));
    Some((message.into(), ReportRenderer::new(false).diagnostic(&sources, &report).trim_end().into()))
}

/// Returns the offset of a directive's call in the text.
fn place_of(source: &Source, run: &CallRun) -> Option<usize> {
    Some(line_start(source, run.line)? + source.line_text(run.line).find(&run.call)?)
}

/// Returns the offset of a line, counted from 1.
fn line_start(source: &Source, line: usize) -> Option<usize> {
    Some(source.text().split_inclusive('\n').take(line.checked_sub(1)?).map(str::len).sum())
}

/// Returns the span of a label within one line of a text.
fn of_line(source: &Source, label: &Value) -> Option<Span> {
    let number = |key: &str| usize::try_from(label[key].as_u64()?).ok();
    let line = line_start(source, number("line")?)?;
    let row = source.line_text(number("line")?);
    let at = |column: usize| line + row.char_indices().nth(column).map_or(row.len(), |(at, _)| at);
    let from = at(number("column")?.checked_sub(1)?);
    let to =
        if label["end_line"] == label["line"] { at(number("end_column")?.checked_sub(1)?) } else { line + row.len() };
    Some(source.span(from..to.max(from)))
}
