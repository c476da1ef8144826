//! A run of the whole program: what it gets, and what is expected of its end and its output. A file has one that needs no name,
//! and as many as it likes behind `; case: name`.

use super::contains::{Part, Wanted};
use super::lex::{string, words};
use std::collections::BTreeMap;

/// The directives about a run of the program.
pub(super) const OF_A_RUN: [&str; 5] = ["args", "stdin", "exit", "stdout", "stderr"];

/// A run of the whole program.
#[derive(Default, Debug)]
pub struct Program {
    /// What it is called, if it stands behind a `case:`.
    pub case: Option<Named>,
    /// The program's arguments.
    pub args: Option<Vec<String>>,
    /// Its standard input.
    pub stdin: Option<Vec<u8>>,
    /// Its exit status.
    pub exit: Option<u8>,
    /// Its standard output.
    pub stdout: Option<Vec<u8>>,
    /// Its standard error.
    pub stderr: Option<Vec<u8>>,
    /// Parts of its standard output, in their order; none if the whole is given.
    pub stdout_parts: Vec<Part>,
    /// Parts of its standard error.
    pub stderr_parts: Vec<Part>,
    /// What a case counts.
    pub points: Option<u32>,
    /// What an expectation outside of a case counts by itself, by its line.
    pub own_points: BTreeMap<usize, u32>,
    /// The line of the first directive of each name.
    pub lines: BTreeMap<String, usize>,
}

/// `; case: name`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// Where it stands.
    pub line: usize,
    /// The name.
    pub name: String,
}

impl Program {
    /// Whether anything is said about its end or output.
    pub fn ends_normally(&self) -> bool {
        let parts = !self.stdout_parts.is_empty() || !self.stderr_parts.is_empty();
        parts || self.exit.is_some() || self.stdout.is_some() || self.stderr.is_some()
    }

    /// The line of a directive.
    pub fn line(&self, name: &str) -> usize {
        self.lines.get(name).copied().unwrap_or(0)
    }

    /// Takes one of the directives of [`OF_A_RUN`].
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
        // What goes on in another line is one expectation.
        let key = if name == "exit" || value.starts_with('"') { first } else { line };
        let is_second = match self.case {
            Some(_) => self.points.replace(points).is_some(),
            None => self.own_points.insert(key, points).is_some(),
        };
        if is_second { Err("a second `points:`".into()) } else { Ok(()) }
    }
}

const ARGS_COUNT_NOT: &str =
    "`; points: N` stands behind `run:`, `exit:`, `stdout:` and `stderr:`, or on a line of its own";

/// Two runs without a directive between them.
fn another(name: &str) -> String {
    format!(
        "a second `{name}:`; where another run of the program begins, write `; case: NAME` above what belongs to it"
    )
}

fn status_is(value: &str) -> String {
    match value.split_once(';') {
        Some((_, rest)) => format!("behind an exit status may stand `; points: N`, and not `;{rest}`"),
        None => "an exit status is 0 to 255".into(),
    }
}

/// What stands before `; points: N`, and the number.
fn counted<'v>(name: &str, value: &'v str) -> Result<(&'v str, Option<u32>), String> {
    let Some((before, points)) = value.rsplit_once("; points:") else { return Ok((value, None)) };
    let (before, points) = (before.trim_end(), points.trim());
    // It may stand in the text itself.
    if name != "exit" && points.ends_with(['"', '/']) {
        return Ok((value, None));
    }
    points.parse().map(|points| (before, Some(points))).map_err(|_| "points are a number".into())
}

/// `"text"`, which goes on with what was said of the whole output, or a part of it such as `contains "text"`.
fn output(
    whole: &mut Option<Vec<u8>>,
    parts: &mut Vec<Part>,
    line: usize,
    name: &str,
    value: &str,
) -> Result<(), String> {
    match Wanted::read(value) {
        Some(wanted) => parts.push(Part { line, wanted: wanted? }),
        None => whole.get_or_insert_default().extend(string(value)?),
    }
    match whole.is_some() && !parts.is_empty() {
        true => Err(format!("`{name}:` gives the whole output, or parts of it such as `contains`, and not both")),
        false => Ok(()),
    }
}
