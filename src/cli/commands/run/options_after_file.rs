//! Options of `run` after FILE, which are passed to the program.

use crate::cli::args::run::RunOptions;
use crate::cli::args::{self};
use crate::cli::report::Report;
use llvmlite_jit::diagnostic::Diagnostic;
use llvmlite_jit::ir::GlobalId;
use llvmlite_jit::verify::Checked;

const REMEDY: &str = "options come before FILE: what follows it belongs to the program";

/// Adds a note about a misplaced option to the error for a missing entry point.
pub fn help(error: Diagnostic, options: &RunOptions) -> Diagnostic {
    match option(options) {
        Some(name) => error.help(format!("`{name}` after FILE was passed to the program; {REMEDY}")),
        None => error,
    }
}

/// Warns of an option that is passed to a program without parameters.
pub fn warn(options: &RunOptions, report: &Report, checked: &Checked, start: GlobalId) {
    let takes_none = checked.module().function(start).is_some_and(|function| function.params.is_empty());
    if takes_none && let Some(name) = option(options) {
        report.warn(&format!("`{name}` after FILE was passed to the program, which takes no arguments"), REMEDY);
    }
}

/// Returns the first argument of the program that is an option of `run`.
fn option(options: &RunOptions) -> Option<String> {
    let dashed = |word: &&std::ffi::OsString| word.as_encoded_bytes().starts_with(b"--") && word.len() > 2;
    let mut words = options.arguments().iter().filter(dashed).peekable();
    words.peek()?;
    let definition = args::definition();
    let known = definition.find_subcommand("run")?;
    words.find_map(|word| {
        let name = word.to_str()?.split('=').next()?;
        let is_known = known.get_arguments().any(|argument| argument.get_long() == name.strip_prefix("--"));
        is_known.then(|| name.to_string())
    })
}
