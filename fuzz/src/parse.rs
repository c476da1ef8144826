//! Parses and verifies a text, and prepares both engines: nothing may panic, and every location must lie in the text.

use llvmlite_jit::diagnostic::Diagnostic;
use llvmlite_jit::source::{Source, SourceMap};
use llvmlite_jit::verify::{self, Dialect};
use llvmlite_jit::{interp, ir, jit, parse};
use std::sync::Arc;

/// Maximum number of functions that the engines prepare, since compiling takes longer than everything else.
const PREPARED: usize = 4;
/// Maximum size in bytes of a text that is compiled.
const LONGEST: usize = 16 << 10;

/// Whether the text is a valid module; `Err` describes a bug of the project.
pub fn check(text: &str) -> Result<bool, String> {
    let mut good = false;
    for (dialect, strict) in [(Dialect::Llvm, false), (Dialect::Llvm, true), (Dialect::Llvmlite, false)] {
        let mut sources = SourceMap::new();
        let source = sources.add("input.ll", text).map_err(|e| e.to_string())?;
        let parsed = parse::parse(&source);
        places(&source, &parsed.diagnostics)?;
        let read = !parsed.diagnostics.iter().any(Diagnostic::is_error);
        match verify::verify(parsed.module, &sources, verify::Options { dialect, strict }) {
            Err(found) => {
                places(&source, &found)?;
                if read && found.is_empty() {
                    return Err("refused without a reason".into());
                }
            }
            Ok(checked) => {
                places(&source, checked.warnings())?;
                good |= read;
                if read && !strict && text.len() <= LONGEST && dialect == Dialect::Llvm {
                    prepare(&source, Arc::new(checked))?;
                }
            }
        }
    }
    Ok(good)
}

/// Prepares both engines for a run: every refusal must be a diagnostic with a location.
fn prepare(source: &Source, checked: Arc<verify::Checked>) -> Result<(), String> {
    let entries: Vec<ir::GlobalId> = checked.module().definitions().map(|(id, ..)| id).take(PREPARED).collect();
    if entries.is_empty() {
        return Ok(());
    }
    for opt_level in [0, 2] {
        let options = jit::Options { opt_level, ..Default::default() };
        // SAFETY: the code is not run.
        if let Err(found) = unsafe { jit::Jit::new(checked.clone(), &entries, options) } {
            refusals(source, &found)?;
        }
    }
    if let Err(found) = interp::Interpreter::new(checked, &entries, interp::Options::default()) {
        refusals(source, &found)?;
    }
    Ok(())
}

fn refusals(source: &Source, found: &[Diagnostic]) -> Result<(), String> {
    places(source, found)?;
    match found.iter().find(|d| d.code == "E0699") {
        Some(bug) => Err(format!("internal error: {}", bug.message)),
        None if found.is_empty() => Err("refused without a reason".into()),
        None => Ok(()),
    }
}

/// Checks that every location lies in the text, at character boundaries.
fn places(source: &Source, found: &[Diagnostic]) -> Result<(), String> {
    for diagnostic in found {
        for label in &diagnostic.labels {
            if label.span == Default::default() {
                continue;
            }
            let inside = source.span(0..source.text().len());
            if label.span.lo > label.span.hi || label.span.lo < inside.lo || label.span.hi > inside.hi {
                return Err(format!(
                    "{} {:?} has a place outside: {:?}",
                    diagnostic.code, diagnostic.message, label.span
                ));
            }
            let at = (label.span.lo - inside.lo) as usize..(label.span.hi - inside.lo) as usize;
            if source.text().get(at).is_none() {
                return Err(format!("{} {:?} has a place inside a character", diagnostic.code, diagnostic.message));
            }
        }
    }
    Ok(())
}
