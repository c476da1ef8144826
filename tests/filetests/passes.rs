//! Tests of compiler passes: `x.ll` has the directive `; passes: NAMES`, and `x.after` is the reviewed output of `emit
//! ll --passes=NAMES`. `LLVMLITE_BLESS=1` writes it. The output must meet the directives of the file on both engines.

use super::execute;
use super::process::{Temporary, llvmlite_jit};
use super::reports::blessing;
use llvmlite_jit::directive::{Mode, TestFile, TestedEngine};
use std::path::{Path, PathBuf};

/// Prints the file after its passes, compares the text, and runs it.
pub fn run(file: &TestFile, path: &Path) -> Result<(), String> {
    let arguments = ["ll".to_string(), format!("--passes={}", file.passes.join(",")), path.display().to_string()];
    let done = llvmlite_jit("emit", &arguments, &[])?;
    if !done.status.success() {
        return Err(format!("emit failed:\n{}", String::from_utf8_lossy(&done.stderr)));
    }
    let printed = String::from_utf8(done.stdout).map_err(|e| e.to_string())?;
    let beside = path.with_extension("after");
    if blessing() {
        std::fs::write(&beside, &printed).map_err(|e| e.to_string())?;
    }
    let expected = std::fs::read_to_string(&beside).unwrap_or_default();
    if expected != printed {
        return Err(format!("another text than in {}:\n{expected}--- but found:\n{printed}", beside.display()));
    }
    let text = std::fs::read_to_string(path).map_err(|e| e.to_string())?;
    let directives = text.lines().filter(|l| l.starts_with(';') && !l.starts_with("; passes:"));
    let text: String = directives.chain(printed.lines()).flat_map(|line| [line, "\n"]).collect();
    let after = Temporary::new("ll");
    std::fs::write(&after.0, &text).map_err(|e| e.to_string())?;
    let file = TestFile::parse(&text)?;
    TestedEngine::BOTH.into_iter().try_for_each(|engine| execute::run(&file, &after.0, Mode::On(engine)))
}

/// Checks that every expected text belongs to a file with the directive.
pub fn check(found: &[PathBuf], files: &[(String, std::sync::Arc<TestFile>)]) -> Result<(), String> {
    let asked = |path: &&PathBuf| {
        let name = path.with_extension("ll").display().to_string();
        files.iter().any(|(file, it)| name.ends_with(file) && !it.passes.is_empty())
    };
    let lost: Vec<String> = found.iter().filter(|path| !asked(path)).map(|p| p.display().to_string()).collect();
    if lost.is_empty() { Ok(()) } else { Err(format!("no file asks for {}", lost.join(", "))) }
}
