//! From a file name to a verified module; all diagnostics are reported.

use crate::cli::args::Command;
use crate::cli::args::common::LanguageOptions;
use crate::cli::exit_status;
use crate::cli::large_texts::{LargeText, read_file};
use crate::cli::report::Report;
use llvmlite_jit::diagnostic::{self, Diagnostic, near_names};
use llvmlite_jit::host;
use llvmlite_jit::jit::TextHash;
use llvmlite_jit::pipeline::{self, Verified};
use llvmlite_jit::read::{self, Input};
use llvmlite_jit::source::SourceError;
use llvmlite_jit::verify::{self, Checked};
use std::ffi::OsStr;
use std::io::Read as _;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

/// Reads, parses, links and verifies a file (`-`: standard input). Errors are reported; `Err` is the exit status.
pub fn load(report: &mut Report, file: &OsStr, language: &LanguageOptions) -> Result<Checked, u8> {
    load_and(report, file, language, |_, _, _| {})
}

/// Like [`load`]; for a module without errors, `more` may change the diagnostics before they are reported.
pub fn load_and(
    report: &mut Report,
    file: &OsStr,
    language: &LanguageOptions,
    more: impl FnOnce(&mut Report, &Checked, &mut Vec<Diagnostic>),
) -> Result<Checked, u8> {
    let options = language.verify();
    let mut inputs = Vec::new();
    for (n, file) in std::iter::once(file).chain(language.link.iter().map(|f| f.as_os_str())).enumerate() {
        let hint = if n == 0 { misspelled_subcommand(file) } else { String::new() };
        let read = read(report, file).map_err(|error| unreadable(report, &error, &hint))?;
        report.clock.lap("parse");
        inputs.push(read);
    }
    language.members().choose(&mut inputs);
    let joined = pipeline::join(inputs, options);
    if joined.is_linked {
        report.clock.lap("join");
    }
    let Verified { checked, diagnostics: mut found } = joined.verify(&report.sources, options);
    report.clock.lap("verify");
    for label in found.iter_mut().flat_map(|found| &mut found.labels) {
        label.span = report.sources.written(label.span);
    }
    if let Some(checked) = &checked
        && !found.iter().any(Diagnostic::is_error)
    {
        more(report, checked, &mut found);
    }
    diagnostic::sort(&mut found);
    let refused = report.diagnostics(found);
    checked.filter(|_| !refused).ok_or_else(|| report.refused())
}

/// Reads a file (`-`: standard input) without verifying it. Errors are reported; `Err` is the exit status.
pub fn input(report: &mut Report, file: &OsStr) -> Result<Input, u8> {
    read(report, file).map_err(|error| unreadable(report, &error, ""))
}

/// Reads files that are only translated or compared. If a file has an error, the diagnostics are those of `check`, and
/// `Err` is the exit status. For files without errors, the warnings of the reader are reported if `warnings` is set.
pub fn inputs(report: &mut Report, files: &[&OsStr], warnings: bool) -> Result<Vec<Input>, u8> {
    let (mut inputs, mut refused) = (Vec::new(), None);
    for (n, file) in files.iter().enumerate() {
        let mut input = self::input(report, file)?;
        let damaged = input.findings().any(Diagnostic::is_error);
        let mut found: Vec<Diagnostic> = input.findings().cloned().collect();
        if damaged {
            for read in &mut input.modules {
                // Warnings of the verifier are included.
                let options = verify::Options::default();
                found.extend(verify::check(&mut read.module, &report.sources, options).unwrap_or_else(|errors| errors));
            }
            for label in found.iter_mut().flat_map(|found| &mut found.labels) {
                label.span = report.sources.written(label.span);
            }
        }
        diagnostic::sort(&mut found);
        // A file that is compared with itself is reported once.
        if (damaged || warnings) && !files[..n].contains(file) && report.diagnostics(found) {
            refused = Some(report.refused());
        }
        inputs.push(input);
    }
    refused.map_or(Ok(inputs), Err)
}

/// Refuses to overwrite the input. The error is reported; `Err` is the exit status.
pub fn another_file(report: &mut Report, file: &OsStr, output: Option<&Path>) -> Result<(), u8> {
    let same = |output: &Path| {
        let (one, other) = (std::fs::metadata(file).ok()?, std::fs::metadata(output).ok()?);
        Some(file != "-" && one.is_file() && (one.dev(), one.ino()) == (other.dev(), other.ino()))
    };
    match output.filter(|output| same(output) == Some(true)) {
        Some(output) => {
            let error = format!("the output would overwrite the input: {} is both", output.display());
            Err(report.io_error(error, exit_status::USAGE))
        }
        None => Ok(()),
    }
}

fn unreadable(report: &mut Report, error: &SourceError, hint: &str) -> u8 {
    let status = if matches!(error, SourceError::Io { .. }) { exit_status::IO_ERROR } else { exit_status::REFUSED };
    report.io_error(error.to_string() + hint, status)
}

/// Loads shared libraries into the process. Errors are reported; `Err` is the exit status.
pub fn load_libraries(report: &mut Report, paths: &[PathBuf]) -> Result<(), u8> {
    for path in paths {
        // SAFETY: the user has named the library.
        if let Err(reason) = unsafe { host::symbols::load_library(path) } {
            let error = format!("cannot load the library {}: {reason}", path.display());
            return Err(report.io_error(error, exit_status::IO_ERROR));
        }
    }
    Ok(())
}

/// Returns a suggestion of a subcommand whose name is similar to the missing file's.
fn misspelled_subcommand(file: &OsStr) -> String {
    let near = file.to_str().and_then(|name| near_names(name, Command::NAMES).pop());
    near.map(|name| format!("; did you mean the subcommand `{name}`?")).unwrap_or_default()
}

fn read(report: &mut Report, file: &OsStr) -> Result<Input, SourceError> {
    let (sources, clock) = (&mut report.sources, &mut report.clock);
    if file != "-" {
        let (bytes, metadata) = read_file(file).map_err(|error| SourceError::Io { path: file.into(), error })?;
        if let Some(hashes) = &mut report.hashes {
            let mut hash = TextHash::default();
            hash.update(&bytes);
            hashes.push(hash.finish());
        }
        clock.lap("read");
        let name = report.program_name.take().unwrap_or_else(|| Path::new(file).display().to_string());
        report.large_texts.extend(LargeText::new(&name, file, &metadata));
        return read::bytes(sources, &name, bytes);
    }
    let mut bytes = Vec::new();
    match std::io::stdin().lock().read_to_end(&mut bytes) {
        Ok(_) => {
            clock.lap("read");
            read::bytes(sources, "<stdin>", bytes)
        }
        Err(error) => Err(SourceError::Io { path: "<stdin>".into(), error }),
    }
}
