//! Runs every `tests/ll/**/*.ll` on every engine, as specified by its directives.
//!
//! The directives are described in `src/directive.rs`. In these tests `covers:` names constructs that the file tests,
//! numbered as in `filetests/coverage.rs` (`DOCUMENT-ROW`), and `timeout:` and `points:` have no effect.
//!
//! `ll/wrong/` holds small faulty programs, one for each kind of mistake. At least one engine must be expected to
//! detect it, and the reports are compared too: `x.jit.report` and `x.interp.report`, or `x.report` if both are equal,
//! contain the whole standard error of a run of `x.ll` on each engine (`filetests/reports.rs`). `0x…` stands for an
//! address that differs from run to run. `LLVMLITE_BLESS=1 cargo test --test filetests -- wrong` writes these files,
//! but only if kind and line agree with the directives.
//!
//! `; passes: NAMES` compares the module after these optimization passes with `NAME.after` (`filetests/passes.rs`).
//!
//! A file without a directive fails, and so does an unknown directive. Each file is one test per engine, named
//! `ll/path.ll::jit` and `ll/path.ll::interp`; a file that must be rejected is a single test, `::check`. The tests run the
//! binary, and `--json` gives the outcome, which distinguishes an exit with 65 from a refusal; but of many calls of a file, one
//! process makes all but the first (`filetests/calls.rs`). `LLVMLITE_ROWS=1 cargo
//! test --test filetests coverage` lists the constructs without a test. `LLVMLITE_FILES` names a file that lists
//! paths: only these are run, in this order (`tests/tools/mutants`). With `LLVMLITE_REQUIRE_TOOLS` a file is run even
//! if a library that it needs is missing (`tests/tools/everything`).

mod filetests {
    pub mod calls;
    pub mod codes;
    pub mod coverage;
    pub mod execute;
    #[path = "../../src/cli/commands/test/expected_diagnostic.rs"]
    pub mod expected_diagnostic;
    pub mod linked_files;
    pub mod passes;
    pub mod process;
    pub mod reports;
    pub mod selftest;
}

mod test_cache;

use filetests::{calls, codes, coverage, execute, linked_files, passes, reports, selftest};
use libtest_mimic::{Arguments, Failed, Trial};
use llvmlite_jit::directive::TestFile;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

fn main() {
    // A background job of a shell that is not interactive ignores SIGINT, and programs would inherit that.
    // SAFETY: no other thread runs yet.
    unsafe { libc::signal(libc::SIGINT, libc::SIG_DFL) };
    if let Some(status) = calls::serve() {
        std::process::exit(status);
    }
    let mut arguments = Arguments::from_args();
    // Most of them wait for a process.
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    arguments.test_threads = arguments.test_threads.or(Some(2 * processors));
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut trials = Vec::new();
    let mut files = Vec::new();
    let chosen = std::env::var_os("LLVMLITE_FILES").map(|list| listed(root, &list));
    for path in chosen.clone().unwrap_or_else(|| collect(&root.join("tests/ll"), "ll")) {
        let name = path.strip_prefix(root.join("tests")).unwrap_or(&path).display().to_string();
        match std::fs::read_to_string(&path).map_err(|e| e.to_string()).and_then(|text| TestFile::parse(&text)) {
            Ok(file) => {
                let file = Arc::new(file);
                let may_skip = std::env::var_os("LLVMLITE_REQUIRE_TOOLS").is_none();
                let missing = file.needs.iter().find(|library| may_skip && !linked_files::is_installed(library));
                for mode in file.modes() {
                    let (file, path, name) = (file.clone(), path.clone(), format!("{name}::{}", mode.name()));
                    let trial = Trial::test(name.clone(), move || {
                        let test = || execute::run(&file, &path, mode).map_err(Failed::from);
                        cached(&name, root, &path, &file, test)
                    });
                    trials.push(match missing {
                        Some(library) => trial.with_kind(format!("needs {library}")).with_ignored_flag(true),
                        None => trial,
                    });
                }
                if !file.passes.is_empty() {
                    let (file, path, name) = (file.clone(), path.clone(), format!("{name}::passes"));
                    trials.push(Trial::test(name.clone(), move || {
                        cached(&name, root, &path, &file, || passes::run(&file, &path).map_err(Failed::from))
                    }));
                }
                files.push((name, file));
            }
            Err(error) => trials.push(Trial::test(format!("{name}::directives"), move || Err(error.into()))),
        }
    }
    if chosen.is_some() {
        libtest_mimic::run(&arguments, trials).exit();
    }
    let files = Arc::new(files);
    let all = files.clone();
    trials.push(Trial::test("coverage", move || coverage::check(root, &all).map_err(Failed::from)));
    let all = files.clone();
    trials.push(Trial::test("parts", move || linked_files::check(&all).map_err(Failed::from)));
    let all = files.clone();
    let found = collect(&root.join("tests/ll"), "after");
    trials.push(Trial::test("passes", move || passes::check(&found, &all).map_err(Failed::from)));
    let all = files.clone();
    let found = collect(&root.join("tests/ll"), "report");
    trials
        .push(Trial::test("reports", move || reports::check(&root.join("tests"), &found, &all).map_err(Failed::from)));
    trials.push(Trial::test("intrinsics", move || coverage::intrinsics(root).map_err(Failed::from)));
    trials.push(Trial::test("codes", move || codes::check(root, &files).map_err(Failed::from)));
    trials.extend(selftest::trials());
    libtest_mimic::run(&arguments, trials).exit();
}

/// Runs a test of a file, unless it is cached. Tests that need a C compiler or a library always run.
fn cached(
    name: &str,
    root: &Path,
    path: &Path,
    file: &TestFile,
    test: impl FnOnce() -> Result<(), Failed>,
) -> Result<(), Failed> {
    if !file.loads.is_empty() || !file.needs.is_empty() {
        return test();
    }
    let program = path.strip_prefix(root).unwrap_or(path).to_path_buf();
    test_cache::run_with(name, move |snapshot| snapshot.of_program(&program), test)
}

/// Reads a list of paths, one per line.
fn listed(root: &Path, list: &OsStr) -> Vec<PathBuf> {
    let text = std::fs::read_to_string(list).expect("LLVMLITE_FILES names a file with paths");
    text.lines().map(|path| root.join(path)).collect()
}

/// Returns all files below a directory with an extension, sorted.
fn collect(directory: &Path, extension: &str) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(directory) else { return Vec::new() };
    let mut entries: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
    entries.sort();
    let below = |path: PathBuf| match path.is_dir() {
        true => collect(&path, extension),
        false => Vec::from_iter(path.extension().is_some_and(|e| e == extension).then_some(path)),
    };
    entries.into_iter().flat_map(below).collect()
}
