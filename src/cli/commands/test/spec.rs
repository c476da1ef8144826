//! `--spec FILE`: directives that apply to all files. Errors in the specification are found before any test.

use crate::cli::exit_status;
use llvmlite_jit::directive::{self, TestFile};
use std::path::Path;
use std::sync::Arc;

/// The specification named by `--spec`.
pub struct Spec {
    /// File as named by the user.
    pub name: String,
    /// Directives.
    pub file: Arc<TestFile>,
}

/// Reads the specification. An error comes with the exit status.
pub fn read(path: &Path) -> Result<Spec, (String, u8)> {
    let name = path.display().to_string();
    let text = std::fs::read_to_string(path).map_err(|error| match error.kind() {
        std::io::ErrorKind::InvalidData => {
            (format!("{name} is not a valid specification: {error}"), exit_status::REFUSED)
        }
        _ => (format!("cannot read {name}: {error}"), exit_status::IO_ERROR),
    })?;
    let rejected = |messages: &str| {
        let one = |message: &str| match split_line_number(message) {
            (None, message) => format!("{name}: {message}"),
            (Some(line), message) => format!("{name}:{line}: {message}"),
        };
        (messages.lines().map(one).collect::<Vec<_>>().join("\n"), exit_status::REFUSED)
    };
    let file = TestFile::parse(&text).map_err(|error| match error == directive::NO_DIRECTIVES {
        true => rejected("no directive states what is expected; see `llvmlite-jit test --help`"),
        false => rejected(&error),
    })?;
    let file_specific = file.traps.iter().map(|t| (t.line, "trap")).chain(file.diagnostics.iter().map(|f| {
        let is_error = f.severity == llvmlite_jit::diagnostic::Severity::Error;
        (f.line, crate::cli::commands::test::expected_diagnostic::word(is_error))
    }));
    let part =
        file.lines.get("part").map(|line| format!("line {line}: `part:` describes the file that it is written in"));
    let misplaced: Vec<String> = file_specific
        .map(|(line, name)| format!("line {line}: `{name}:` describes a line of the file that it is written in"))
        .chain(part)
        .map(|message| format!("{message}, so it cannot be in a `--spec` file"))
        .collect();
    if !misplaced.is_empty() {
        return Err(rejected(&misplaced.join("\n")));
    }
    let links = file.links.iter().zip(&file.link_lines).map(|(name, line)| ("link", name, line));
    for (kind, named, line) in
        links.chain(file.loads.iter().zip(&file.load_lines).map(|(name, line)| ("load", name, line)))
    {
        let beside = path.with_file_name(named);
        let readable = match kind {
            "link" => std::fs::read(&beside).map_err(|e| e.to_string()).and_then(|content| {
                let linked = TestFile::parse_linked(&content);
                linked.map(drop).map_err(|error| error.replace('\n', "; "))
            }),
            _ if named.ends_with(".c") => std::fs::metadata(&beside).map(drop).map_err(|error| error.to_string()),
            // Shared libraries are looked up by the dynamic loader when the test is run.
            _ => Ok(()),
        };
        readable.map_err(|error| rejected(&format!("line {line}: {kind}: {}: {error}", beside.display())))?;
    }
    Ok(Spec { name, file: Arc::new(file) })
}

/// Splits a message of [`TestFile::parse`] into its line, unless it is about the whole file, and the rest.
pub fn split_line_number(message: &str) -> (Option<usize>, &str) {
    let read = || {
        let (line, rest) = message.strip_prefix("line ")?.split_once(": ")?;
        Some((line.parse().ok()?, rest))
    };
    read().map_or((None, message), |(line, rest)| (Some(line), rest))
}
