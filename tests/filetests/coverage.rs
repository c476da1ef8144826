//! Coverage of the checklist by tests. A row `D-N` is the N-th construct of document D: 0 is LLVMlite, which
//! must be complete; 1 to 4 are LLVM 2.x, LLVM 1.3 bytecode, types and constants, and modern LLVM. The tests
//! of bytecode, which is not text, declare their rows in comments.

use llvmlite_jit::directive::TestFile;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

/// Number of rows of each document.
const ROWS: [u32; 5] = [36, 74, 24, 40, 104];

/// Documents of which every row must have a test, or be listed in [`WAITING`].
const COMPLETE: [u32; 5] = [0, 1, 2, 3, 4];

/// Rows of complete documents without a test of their own, with the reason.
const WAITING: [(Row, &str); 3] = [
    (row(3, 21), "about the interface of LLVM's library: values know their users. No text of a program shows it"),
    (row(4, 104), "about threads of the host, which no text of a program shows (tests/embed.rs)"),
    (row(4, 50), "ppc_fp128 is refused (refused/ppc_fp128.ll)"),
];

/// A row of the checklist.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Row {
    document: u32,
    number: u32,
}

const fn row(document: u32, number: u32) -> Row {
    Row { document, number }
}

impl FromStr for Row {
    type Err = String;

    fn from_str(text: &str) -> Result<Row, String> {
        let row =
            text.split_once('-').and_then(|(d, n)| Some(Row { document: d.parse().ok()?, number: n.parse().ok()? }));
        let last = |d: u32| ROWS.get(d as usize).copied().unwrap_or(0);
        row.filter(|r| (1..=last(r.document)).contains(&r.number)).ok_or_else(|| format!("there is no row `{text}`"))
    }
}

/// Fails if a row of a complete document has no test; lists all others on request.
pub fn check(root: &Path, files: &[(String, Arc<TestFile>)]) -> Result<(), String> {
    // Every file that was read has a directive that is executed.
    let mut covered: BTreeSet<Row> = BTreeSet::new();
    for (path, file) in files {
        for row in &file.covers {
            covered.insert(row.parse().map_err(|e| format!("{path}: {e}"))?);
        }
    }
    for entry in std::fs::read_dir(root.join("tests/bytecode")).into_iter().flatten().flatten() {
        if entry.path().extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(entry.path()).map_err(|e| format!("{}: {e}", entry.path().display()))?;
            covered.extend(rows_of_tests(&text).map_err(|e| format!("{}: {e}", entry.path().display()))?);
        }
    }
    if std::env::var_os("LLVMLITE_ROWS").is_some() {
        for document in 0..ROWS.len() as u32 {
            let missing = missing(document, &covered);
            println!(
                "document {document}: {} of {} rows without a test: {}",
                missing.len(),
                ROWS[document as usize],
                list(&missing)
            );
        }
    }
    let done: Vec<Row> = WAITING.iter().map(|(row, _)| *row).filter(|row| covered.contains(row)).collect();
    if !done.is_empty() {
        return Err(format!("rows that have a test and do not wait any more: {}", list(&done)));
    }
    let missing: Vec<Row> = COMPLETE.iter().flat_map(|document| missing(*document, &covered)).collect();
    if missing.is_empty() { Ok(()) } else { Err(format!("rows without a test: {}", list(&missing))) }
}

/// Fails unless each intrinsic of the LangRef (`langref/intrinsics.txt`) is called by exactly one of the files that
/// list them all. A called intrinsic is either supported by both engines, or a fault when a run reaches it.
pub fn intrinsics(root: &Path) -> Result<(), String> {
    let directory = root.join("tests/ll/langref");
    let read = |name: &str| std::fs::read_to_string(directory.join(name)).map_err(|error| format!("{name}: {error}"));
    let names = read("intrinsics.txt")?;
    let names: Vec<&str> = names.lines().collect();
    let mut callers: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let files = ["intrinsics_supported.ll", "intrinsics_unsupported.ll", "intrinsics_trampoline.ll"];
    for file in files {
        let text = read(file)?;
        // A function counts by its last call; earlier calls may only produce an operand.
        for function in text.split("\ndefine ").skip(1) {
            let mut calls =
                function.lines().filter(|line| line.contains("call ")).filter_map(|line| line.split("@llvm.").nth(1));
            let Some(called) = calls.next_back().and_then(|text| text.split('(').next()) else { continue };
            let stems = called.rmatch_indices('.').map(|(dot, _)| &called[..dot]);
            let mut stems = std::iter::once(called).chain(stems);
            let known = stems.find_map(|stem| names.iter().find(|name| name.strip_prefix("llvm.") == Some(stem)));
            if let Some(name) = known {
                callers.entry(name).or_default().insert(file);
            }
        }
    }
    let wrong = |name: &&&str| callers.get(**name).is_none_or(|files| files.len() != 1);
    let wrong: Vec<&str> = names.iter().filter(wrong).copied().collect();
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(format!("called in none or in several of {files:?}: {}", wrong.join(", ")))
    }
}

/// Returns the rows that comments of tests declare: `/// covers: 2-1 2-3`. A declaration elsewhere is an error.
fn rows_of_tests(text: &str) -> Result<Vec<Row>, String> {
    let mut rows = Vec::new();
    let lines: Vec<&str> = text.lines().collect();
    for (n, line) in lines.iter().enumerate() {
        let Some(named) = line.strip_prefix("/// covers:") else { continue };
        let next = lines[n + 1..].iter().find(|line| !line.starts_with("///"));
        if next != Some(&"#[test]") {
            return Err(format!("line {}: rows of what is not a test", n + 1));
        }
        for row in named.split_whitespace() {
            rows.push(row.parse()?);
        }
    }
    Ok(rows)
}

/// Tests the reading of these comments.
pub fn comments_of_tests() -> Result<(), String> {
    let rows = |text: &str| rows_of_tests(text).map(|rows| list(&rows));
    let good = rows("/// A test.\n///\n/// covers: 2-1 2-24\n#[test]\nfn f() {}\n");
    let no_test = rows("/// covers: 2-1\nfn f() {}\n");
    let no_row = rows("/// covers: 2-25\n#[test]\nfn f() {}\n");
    match good.as_deref() == Ok("2-1 2-24") && no_test.is_err() && no_row.is_err() {
        true => Ok(()),
        false => Err(format!("{good:?} {no_test:?} {no_row:?}")),
    }
}

fn missing(document: u32, covered: &BTreeSet<Row>) -> Vec<Row> {
    let rows = (1..=ROWS[document as usize]).map(|number| Row { document, number });
    rows.filter(|row| !covered.contains(row) && !waiting(row)).collect()
}

/// Whether a row is listed as waiting; a row that has a test must not be listed.
fn waiting(row: &Row) -> bool {
    WAITING.iter().any(|(waiting, _)| waiting == row)
}

fn list(rows: &[Row]) -> String {
    rows.iter().map(|r| format!("{}-{}", r.document, r.number)).collect::<Vec<_>>().join(" ")
}
