//! `check --fix`: applies certain fixes of diagnostics. A file is written once and atomically; with `--dry-run`, the
//! changes are printed as a unified diff instead.

use crate::cli::args::check::CheckOptions;
use crate::cli::args::common::LanguageOptions;
use crate::cli::exit_status;
use crate::cli::report::{Report, stderr};
use llvmlite_jit::diagnostic::{self, Diagnostic, Edit};
use llvmlite_jit::parse::{self, parse};
use llvmlite_jit::source::{Source, SourceError, SourceMap, Span};
use llvmlite_jit::verify;
use similar::TextDiff;
use std::ffi::OsStr;
use std::io::Write;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

/// Maximum number of rounds, since a fix may reveal further errors. This number suffices for handwritten texts.
const ROUNDS: usize = 100;

/// Linux's number of the error `EACCES`.
const PERMISSION_DENIED: i32 = 13;

/// Applies all certain fixes to a file, and reports the changes. Errors are reported; `Err` is the exit status.
pub fn file(report: &mut Report, file: &OsStr, options: &CheckOptions) -> Result<(), u8> {
    let language = &options.language;
    if file == "-" {
        return Err(
            report.io_error("`--fix` writes files: it cannot be used with standard input".into(), exit_status::USAGE)
        );
    }
    let unreadable = |report: &mut Report, error: std::io::Error, verb: &str| {
        report.io_error(format!("cannot {verb} {}: {error}", Path::new(file).display()), exit_status::IO_ERROR)
    };
    // A file that is not text is refused by the check that follows.
    let bytes = std::fs::read(file).map_err(|error| unreadable(report, error, "read"))?;
    let Ok(original) = String::from_utf8(bytes) else { return Ok(()) };
    let name = Path::new(file).display().to_string();
    let (mut text, mut changes) = (original.clone(), String::new());
    for _ in 0..ROUNDS {
        let mut sources = SourceMap::new();
        let Ok((source, found)) = findings(&mut sources, &name, &text, language) else { return Ok(()) };
        let edits = match diagnostic::edits(&source, &found) {
            Ok(edits) => edits,
            Err((one, other)) => {
                let places = (sources.place(one.span), sources.place(other.span));
                let message = format!("fixes at {} and {} overlap: {name} was left as it is", places.0, places.1);
                return Err(report.io_error(message, exit_status::REFUSED));
            }
        };
        if edits.is_empty() {
            break;
        }
        changes.extend(edits.iter().map(|(found, edit)| change(&sources, &source, found, edit)));
        text = diagnostic::edited(&source, &text, &edits);
    }
    if options.dry_run {
        let lines = TextDiff::from_lines(&original, &text);
        let diff = lines.unified_diff().header(&name, &name).to_string();
        return match report.write_output(None, diff.as_bytes()) {
            exit_status::OK => Ok(()),
            status => Err(status),
        };
    }
    if text != original {
        write(Path::new(file), &text).map_err(|error| unreadable(report, error, "write"))?;
        stderr::print(&changes);
    }
    Ok(())
}

/// Returns all diagnostics of a single text.
fn findings(
    sources: &mut SourceMap,
    name: &str,
    text: &str,
    language: &LanguageOptions,
) -> Result<(Source, Vec<Diagnostic>), SourceError> {
    let options = language.verify();
    let source = sources.add_bytes(name, text.as_bytes().to_vec())?;
    let parsed = parse(&source);
    let mut found = parsed.diagnostics;
    verify::strictly(options, parse::LENIENT, &mut found);
    match verify::verify(parsed.module, sources, options) {
        Ok(checked) => found.extend_from_slice(checked.warnings()),
        Err(errors) => found.extend(errors),
    }
    Ok((source, found))
}

/// Formats a change: `` fixed a.ll:4:17: `ptr ` inserted (E0101) ``
fn change(sources: &SourceMap, source: &Source, found: &Diagnostic, edit: &Edit) -> String {
    let Edit { span, replacement } = edit;
    let place = sources.place(Span::new(span.lo, span.lo));
    // A range of several lines is shown as one.
    let shown = |text: &str| format!("`{}`", text.split_ascii_whitespace().collect::<Vec<_>>().join(" "));
    let before = source.slice(*span);
    let what = match (before.is_empty(), replacement.is_empty()) {
        (true, _) => format!("{} inserted", shown(replacement)),
        (_, true) => format!("{} removed", shown(before)),
        _ => format!("{} replaced by {}", shown(before), shown(replacement)),
    };
    format!("fixed {place}: {what} ({})\n", found.code)
}

/// Writes a temporary file next to the old one, with its owner and permissions, and renames it. A file that cannot be
/// written is left unchanged.
fn write(path: &Path, text: &str) -> std::io::Result<()> {
    // For a symbolic link, its target is written.
    let path = path.canonicalize()?;
    let old = std::fs::OpenOptions::new().append(true).open(&path)?.metadata()?;
    // Root can open a read-only file for writing.
    if old.permissions().readonly() {
        return Err(std::io::Error::from_raw_os_error(PERMISSION_DENIED));
    }
    let directory = path.parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf);
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let beside = directory.join(format!(".{name}.{}", std::process::id()));
    // No other user may read the text before the file has its permissions. An existing file belongs to somebody else
    // and is not touched.
    let mut file = std::fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(&beside)?;
    let written = (|| {
        file.write_all(text.as_bytes())?;
        // Only the superuser can change the owner; otherwise the file keeps its owner.
        let _ = std::os::unix::fs::fchown(&file, Some(old.uid()), Some(old.gid()));
        file.set_permissions(old.permissions())?;
        file.sync_all()?;
        std::fs::rename(&beside, &path)
    })();
    if written.is_err() {
        // The first error is returned; the cleanup may fail too.
        let _ = std::fs::remove_file(&beside);
    }
    written
}
