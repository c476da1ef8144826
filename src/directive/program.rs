//! A run of `@main`: its inputs, and the expectations about its end and output. A file has at most one unnamed run, and
//! any number of runs named by `; case: name`.

use super::lex::{string, words};
use super::output_match::{OutputMatch, OutputPattern};
use std::collections::BTreeMap;

/// Directives about a run of the program.
pub(super) const RUN_DIRECTIVES: [&str; 5] = ["args", "stdin", "exit", "stdout", "stderr"];

/// A run of `@main`, with its inputs and expectations.
#[derive(Default, Debug)]
pub struct ProgramRun {
    /// Name of the run, if it follows a `case:`.
    pub case: Option<CaseName>,
    /// Arguments of the program.
    pub args: Option<Vec<String>>,
    /// Standard input.
    pub stdin: Option<Vec<u8>>,
    /// Expected exit status.
    pub exit: Option<u8>,
    /// Expected standard output.
    pub stdout: Option<Vec<u8>>,
    /// Expected standard error.
    pub stderr: Option<Vec<u8>>,
    /// Partial expectations about standard output, in order; empty if the whole is given.
    pub stdout_parts: Vec<OutputMatch>,
    /// Partial expectations about standard error, in order; empty if the whole is given.
    pub stderr_parts: Vec<OutputMatch>,
    /// Points of a case.
    pub points: Option<u32>,
    /// Points of single expectations outside of any case, by line.
    pub own_points: BTreeMap<usize, u32>,
    /// Line of the first directive of each name.
    pub lines: BTreeMap<String, usize>,
}

/// `; case: name`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaseName {
    /// Line of the directive.
    pub line: usize,
    /// Name of the case.
    pub name: String,
}

impl ProgramRun {
    /// Whether there are expectations about the exit status or the output.
    pub fn ends_normally(&self) -> bool {
        let parts = !self.stdout_parts.is_empty() || !self.stderr_parts.is_empty();
        parts || self.exit.is_some() || self.stdout.is_some() || self.stderr.is_some()
    }

    /// Returns the line of a directive; 0 if it is absent.
    pub fn line(&self, name: &str) -> usize {
        self.lines.get(name).copied().unwrap_or(0)
    }

    /// Parses the value of one of the directives in [`RUN_DIRECTIVES`].
    pub(super) fn take(&mut self, line: usize, name: &str, value: &str) -> Result<(), String> {
        let (value, points) = match name {
            "args" | "stdin" => (value, None),
            _ => counted(name, value)?,
        };
        let first = *self.lines.entry(name.to_string()).or_insert(line);
        match name {
            "args" if self.args.is_some() => Err(another(name)),
            "args" if value.contains("; points:") && !value.contains('"') => Err(ARGS_COUNT_NOT.into()),
            "args" => words(value).map(|words| self.args = Some(words)),
            "exit" if self.exit.is_some() => Err(another(name)),
            "exit" => value.parse().map(|status| self.exit = Some(status)).map_err(|_| status_is(value)),
            "stdin" => string(value).map(|text| self.stdin.get_or_insert_default().extend(text)),
            "stdout" => output(&mut self.stdout, &mut self.stdout_parts, line, name, value),
            _ => output(&mut self.stderr, &mut self.stderr_parts, line, name, value),
        }?;
        let Some(points) = points else { return Ok(()) };
        // A string continued on further lines is one expectation, keyed by its first line.
        let key = if name == "exit" || value.starts_with('"') { first } else { line };
        let is_second = match self.case {
            Some(_) => self.points.replace(points).is_some(),
            None => self.own_points.insert(key, points).is_some(),
        };
        if is_second { Err("duplicate `points:`".into()) } else { Ok(()) }
    }
}

const ARGS_COUNT_NOT: &str = "write `; points: N` after `run:`, `exit:`, `stdout:` or `stderr:`, or on a separate line";

/// Returns the error for a repeated directive, which probably belongs to another case.
fn another(name: &str) -> String {
    format!("duplicate `{name}:`; for another run of the program, write `; case: NAME` above its directives")
}

fn status_is(value: &str) -> String {
    match value.split_once(';') {
        Some((_, rest)) => format!("only `; points: N` may follow an exit status, not `;{rest}`"),
        None => "an exit status must be 0 to 255".into(),
    }
}

/// Splits off `; points: N`; returns the value before it, and the number.
fn counted<'v>(name: &str, value: &'v str) -> Result<(&'v str, Option<u32>), String> {
    let Some((before, points)) = value.rsplit_once("; points:") else { return Ok((value, None)) };
    let (before, points) = (before.trim_end(), points.trim());
    // `; points:` may be part of the quoted text or pattern.
    if name != "exit" && points.ends_with(['"', '/']) {
        return Ok((value, None));
    }
    points.parse().map(|points| (before, Some(points))).map_err(|_| "expected a number of points".into())
}

/// Parses the whole output as `"text"`, which continues earlier lines, or a partial expectation such as
/// `contains "text"`.
fn output(
    whole: &mut Option<Vec<u8>>,
    parts: &mut Vec<OutputMatch>,
    line: usize,
    name: &str,
    value: &str,
) -> Result<(), String> {
    match OutputPattern::read(value) {
        Some(wanted) => parts.push(OutputMatch { line, wanted: wanted? }),
        None => whole.get_or_insert_default().extend(string(value)?),
    }
    match whole.is_some() && !parts.is_empty() {
        true => Err(format!("`{name}:` gives either the whole output or parts of it such as `contains`, not both")),
        false => Ok(()),
    }
}
