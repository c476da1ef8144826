//! `check --fix`: applies the changes that certainly mend what was found. A file is written once, and as a whole or not at all.

use super::super::args::LanguageOptions;
use super::super::report::Report;
use super::super::{render, status};
use llvmlite_jit::diagnostic::{self, Diagnostic, Edit};
use llvmlite_jit::parse::{self, parse};
use llvmlite_jit::source::{Source, SourceError, SourceMap, Span};
use llvmlite_jit::verify;
use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};

/// What was mended may show the next thing to mend; this often is enough for texts that were written by hand.
const ROUNDS: usize = 100;

/// Mends a file as far as it is certain, and says what was changed. `Err` is the exit status; all is told already.
pub fn file(report: &mut Report, file: &OsStr, language: &LanguageOptions) -> Result<(), u8> {
    if file == "-" {
        return Err(report.unreadable("`--fix` writes files, and standard input is none".into(), status::USAGE));
    }
    let unreadable = |report: &mut Report, error: std::io::Error, verb: &str| {
        report.unreadable(format!("cannot {verb} {}: {error}", Path::new(file).display()), status::UNREADABLE)
    };
    // What is no text is refused by those who read it next.
    let bytes = std::fs::read(file).map_err(|error| unreadable(report, error, "read"))?;
    let Ok(original) = String::from_utf8(bytes) else { return Ok(()) };
    let name = Path::new(file).display().to_string();
    let (mut text, mut told) = (original.clone(), String::new());
    for _ in 0..ROUNDS {
        let mut sources = SourceMap::new();
        let Ok((source, found)) = findings(&mut sources, &name, &text, language) else { return Ok(()) };
        let edits = match diagnostic::edits(&source, &found) {
            Ok(edits) => edits,
            Err((one, other)) => {
                let places = (sources.place(one.span), sources.place(other.span));
                let message = format!("fixes at {} and {} overlap: {name} was left as it is", places.0, places.1);
                return Err(report.unreadable(message, status::REFUSED));
            }
        };
        if edits.is_empty() {
            break;
        }
        told.extend(edits.iter().map(|(found, edit)| change(&sources, &source, found, edit)));
        text = diagnostic::edited(&source, &text, &edits);
    }
    if text != original {
        write(Path::new(file), &text).map_err(|error| unreadable(report, error, "write"))?;
        render::say(&told);
    }
    Ok(())
}

/// Everything that is found in a text by itself.
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

/// `` fixed a.ll:4:17: `ptr ` inserted (E0101) ``
fn change(sources: &SourceMap, source: &Source, found: &Diagnostic, edit: &Edit) -> String {
    let Edit { span, replacement } = edit;
    let place = sources.place(Span::new(span.lo, span.lo));
    let shown = |text: &str| format!("`{}`", text.trim());
    let before = source.slice(*span);
    let what = match (before.is_empty(), replacement.is_empty()) {
        (true, _) => format!("{} inserted", shown(replacement)),
        (_, true) => format!("{} removed", shown(before)),
        _ => format!("{} replaced by {}", shown(before), shown(replacement)),
    };
    format!("fixed {place}: {what} ({})\n", found.code)
}

/// Writes a file beside the old one, with its permissions, and puts it in its place.
fn write(path: &Path, text: &str) -> std::io::Result<()> {
    // Of a symbolic link, what it names.
    let path = path.canonicalize()?;
    let folder = path.parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf);
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let beside = folder.join(format!(".{name}.{}", std::process::id()));
    let written = (|| {
        let mut file = std::fs::File::create_new(&beside)?;
        file.write_all(text.as_bytes())?;
        file.set_permissions(std::fs::metadata(&path)?.permissions())?;
        file.sync_all()?;
        std::fs::rename(&beside, &path)
    })();
    if written.is_err() {
        // The error that is told is the first one.
        let _ = std::fs::remove_file(&beside);
    }
    written
}
