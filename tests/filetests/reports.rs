//! Expected reports: the standard error of faulty programs in a directory `wrong`, on each engine.
//!
//! The report on `x.ll` is in `x.jit.report` or `x.interp.report`, or in `x.report` if both are equal; there is none if
//! an engine writes nothing or does not run the program. Kind and line of the fault are in the directives, which are
//! written by hand; with `LLVMLITE_BLESS=1` the actual report is stored, but only if the directives hold.

use llvmlite_jit::directive::{TestFile, TestedEngine};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// Placeholder for a number that differs from run to run.
const MASK: &str = "0x…";

/// Addresses assigned by the system: above 32 bits, and below the end of user space.
const VARYING: std::ops::Range<u64> = 1 << 32..1 << 47;

/// Whether a program's reports are compared.
pub fn are_expected(path: &Path) -> bool {
    path.parent().is_some_and(|directory| directory.components().any(|c| c.as_os_str() == "wrong"))
}

/// Whether reports are to be written.
pub fn blessing() -> bool {
    std::env::var_os("LLVMLITE_BLESS").is_some_and(|value| value == "1")
}

/// Compares an engine's report with the expected one.
pub fn compare(program: &Path, engine: TestedEngine, found: &str) -> Result<(), String> {
    let expected = read(program, engine)?;
    if same(&expected, found) {
        return Ok(());
    }
    let file = file(program, Some(engine));
    let name = file.file_name().unwrap_or_default().display();
    Err(match expected.is_empty() {
        true => format!("there is no {name}; `LLVMLITE_BLESS=1` writes it. It said:\n{found}"),
        false => format!("another report than in {name}:\n{expected}--- but found:\n{found}"),
    })
}

/// Writes an engine's report from two runs.
pub fn bless(program: &Path, engine: TestedEngine, found: [&str; 2]) -> Result<(), String> {
    // The test of the other engine may write at the same time.
    static ONE_BY_ONE: Mutex<()> = Mutex::new(());
    let _only = ONE_BY_ONE.lock().unwrap_or_else(PoisonError::into_inner);
    let text = mask(found)?;
    let said = |other: TestedEngine| if other == engine { Ok(text.clone()) } else { read(program, other) };
    let [jit, interp] = [said(TestedEngine::Jit)?, said(TestedEngine::Interp)?];
    let equal = jit == interp;
    write(&file(program, None), if equal { &jit } else { "" })?;
    write(&file(program, Some(TestedEngine::Jit)), if equal { "" } else { &jit })?;
    write(&file(program, Some(TestedEngine::Interp)), if equal { "" } else { &interp })
}

/// Checks that every report belongs to a program that an engine runs, that none repeats another, and that
/// every program is faulty.
pub fn check(root: &Path, reports: &[PathBuf], files: &[(String, Arc<TestFile>)]) -> Result<(), String> {
    let mut lost: Vec<PathBuf> = reports.to_vec();
    let mut wrong = Vec::new();
    for (name, file) in files {
        let program = root.join(name);
        if !are_expected(&program) || file.part {
            continue;
        }
        if let Err(error) = is_wrong(file) {
            wrong.push(format!("{name}: {error}"));
        }
        let own = |engine| self::file(&program, engine);
        let [both, jit, interp] = [own(None), own(Some(TestedEngine::Jit)), own(Some(TestedEngine::Interp))];
        if both.exists() && (jit.exists() || interp.exists()) {
            wrong.push(format!("{name}: there is a report of both engines, and one of a single engine"));
        }
        let text = |path: &Path| std::fs::read_to_string(path).ok();
        if jit.exists() && text(&jit) == text(&interp) {
            wrong.push(format!("{name}: the reports of both engines are equal and belong into one file"));
        }
        let runs = |engine: TestedEngine| file.trap(engine).is_none_or(|trap| trap.kind.is_some());
        let used = |path: &PathBuf| match [TestedEngine::Jit, TestedEngine::Interp].map(runs) {
            [true, true] => [&both, &jit, &interp].contains(&path),
            [true, false] => *path == jit,
            [false, true] => *path == interp,
            [false, false] => false,
        };
        lost.retain(|path| !used(path));
    }
    let lost = lost.iter().map(|path| format!("{}: a report without a program that is run", path.display()));
    wrong.extend(lost);
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// Checks that at least one engine is expected to detect a fault.
pub fn is_wrong(file: &TestFile) -> Result<(), String> {
    let stops = |engine| file.trap(engine).is_some_and(|trap| trap.kind.is_some());
    let parts = !file.links.is_empty();
    match parts || TestedEngine::BOTH.into_iter().any(stops) {
        true => Ok(()),
        false => Err("no engine is expected to find anything wrong: it needs a `trap:`".into()),
    }
}

/// Returns the path of the report of an engine, or of both.
fn file(program: &Path, engine: Option<TestedEngine>) -> PathBuf {
    program.with_extension(engine.map_or("report".into(), |engine| format!("{}.report", engine.name())))
}

/// Returns the expected report of an engine; empty if there is no file.
fn read(program: &Path, engine: TestedEngine) -> Result<String, String> {
    for path in [file(program, Some(engine)), file(program, None)] {
        match std::fs::read_to_string(&path) {
            Ok(text) => return Ok(text),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
            Err(error) => return Err(format!("{}: {error}", path.display())),
        }
    }
    Ok(String::new())
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    let done = match text {
        "" => std::fs::remove_file(path).or_else(|error| match error.kind() {
            std::io::ErrorKind::NotFound => Ok(()),
            _ => Err(error),
        }),
        text if std::fs::read_to_string(path).is_ok_and(|old| old == text) => Ok(()),
        text => std::fs::write(path, text),
    };
    done.map_err(|error| format!("{}: {error}", path.display()))
}

/// Whether a text is the expected one, in which a placeholder stands for any number.
fn same(expected: &str, found: &str) -> bool {
    let mut rest = found;
    for (at, part) in expected.split(MASK).enumerate() {
        if at > 0 {
            let Some((_, after)) = number(rest) else { return false };
            rest = after;
        }
        let Some(after) = rest.strip_prefix(part) else { return false };
        rest = after;
    }
    rest.is_empty()
}

/// Returns the text of two runs, with a placeholder for every number that differs, or that is an address
/// assigned by the system.
fn mask(found: [&str; 2]) -> Result<String, String> {
    let [mut one, mut two] = found;
    let mut text = String::new();
    let differ = || format!("two runs do not say the same:\n{}--- and\n{}", found[0], found[1]);
    loop {
        let (at, other) = (one.find("0x").unwrap_or(one.len()), two.find("0x").unwrap_or(two.len()));
        if one[..at] != two[..other] {
            return Err(differ());
        }
        text += &one[..at];
        (one, two) = (&one[at..], &two[other..]);
        match (number(one), number(two)) {
            (Some((number, after)), Some((second, after_second))) => {
                let varies = number != second || VARYING.contains(&number);
                text += if varies { MASK } else { &one[..one.len() - after.len()] };
                (one, two) = (after, after_second);
            }
            (None, None) if one == two => return Ok(text + one),
            _ => return Err(differ()),
        }
    }
}

/// Parses a hexadecimal number at the start of a text, and returns the rest.
fn number(text: &str) -> Option<(u64, &str)> {
    let digits = text.strip_prefix("0x")?;
    let end = digits.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(digits.len());
    u64::from_str_radix(&digits[..end], 16).ok().map(|number| (number, &digits[end..]))
}
