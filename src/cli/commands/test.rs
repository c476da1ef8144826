//! `test PATH..`: runs files according to their directives, each test in its own child processes, and reports the
//! results. Results go to standard output in the order of the files, regardless of the order in which tests end; only
//! the lines of `--verbose` appear as tests end.

mod call;
mod compare;
mod execute;
mod expected_diagnostic;
mod junit;
mod output;
mod run_result;
mod score;
mod show;
mod spec;
mod verdict;

use crate::cli::args::run::Checks;
use crate::cli::args::test::{EngineVariant, TestFormat, TestOptions};
use crate::cli::args::value_parsers::Shard;
use crate::cli::exit_status;
use crate::cli::report::{Report, stderr, stdout, wrap};
use crate::cli::supervised;
use execute::{RunLimits, Test};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use llvmlite_jit::directive::{self, Mode, TestFile, TestedEngine};
use llvmlite_jit::supervise;
use std::ffi::OsString;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Instant;
use verdict::{Failure, FailureScope, TestEnd, Verdict};

/// Runs the tests and returns the exit status.
pub fn run(options: &TestOptions, report: &mut Report) -> u8 {
    if let Err(error) = supervised::find_own_program("`test` needs") {
        return report.io_error(error, exit_status::IO_ERROR);
    }
    let files = match collect(&options.paths) {
        Ok(files) => files,
        Err(error) => return report.io_error(error, exit_status::IO_ERROR),
    };
    // An error in the specification is not a failure of a tested file.
    let spec = match options.spec.as_deref().map(spec::read).transpose() {
        Ok(spec) => spec,
        Err((error, status)) => return report.io_error(error, status),
    };
    let mut tests: Vec<Test> = files.iter().flat_map(|path| tests_of(path, spec.as_ref(), options)).collect();
    if let Some(text) = &options.filter {
        tests.retain(|test| test.name().contains(&**text));
    }
    if let Some(shard) = options.shard
        && !tests.is_empty()
    {
        tests = part(tests, shard);
        if tests.is_empty() {
            stderr::print(&format!("note: part {} of {} has no files\n", shard.number, shard.count));
            return exit_status::OK;
        }
    }
    if tests.is_empty() {
        let what = if options.filter.is_some() { "no test name contains the text of --filter" } else { "no tests" };
        stderr::print(&format!("error: {what}\n"));
        return exit_status::FAILED;
    }
    supervise::watch_interrupts();
    let start = Instant::now();
    let color = report.color_of_results();
    let mut printer = ResultPrinter {
        format: options.format,
        quiet: options.output.quiet,
        verbose: options.verbose,
        color,
        reported: 0,
        in_lines: false,
        output_closed: false,
    };
    printer.begin(tests.len());
    let results = run_all(tests, options, &mut printer);
    let counts = show::Counts::of(&results);
    let document = show::json(&results);
    match options.format {
        TestFormat::Pretty => {
            printer.paragraph(&show::names(&results, printer.reported));
            printer.paragraph(&show::summary(&results, start.elapsed(), color, wrap::of(std::io::stdout())))
        }
        TestFormat::Json => printer.print(&format!("{document}\n")),
        TestFormat::Junit => printer.print(&junit::document(&results)),
        TestFormat::Tap if supervise::interrupted().is_some() => printer.print("Bail out! interrupted\n"),
        TestFormat::Tap => {
            let points = score::points(&results);
            printer.print(&points.map_or(String::new(), |all| format!("# {} points\n", show::scored(all))));
        }
    }
    report.add("tests", document);
    match supervise::interrupted() {
        Some(_) => exit_status::INTERRUPTED,
        None if counts.all_well() => exit_status::OK,
        None => exit_status::FAILED,
    }
}

/// Returns the tests of every n-th file. The tests of a file stay together, since they share its points.
fn part(tests: Vec<Test>, shard: Shard) -> Vec<Test> {
    let (mut files, mut last) = (0, None);
    let is_in = |test: &Test| {
        if last.as_ref() != Some(&test.path) {
            files += usize::from(last.is_some());
            last = Some(test.path.clone());
        }
        shard.has(files)
    };
    tests.into_iter().filter(is_in).collect()
}

/// Writer of results.
struct ResultPrinter {
    format: TestFormat,
    quiet: bool,
    /// Whether each test is reported as it ends.
    verbose: bool,
    color: bool,
    /// Number of report lines written.
    reported: usize,
    /// Whether the last line written was one of `--verbose`.
    in_lines: bool,
    /// Whether standard output cannot be written to any more.
    output_closed: bool,
}

impl ResultPrinter {
    fn begin(&mut self, count: usize) {
        if self.format == TestFormat::Tap {
            self.print(&format!("TAP version 14\n1..{count}\n"));
        }
    }

    /// Reports a test that has ended.
    fn ended(&mut self, test: &Test, end: &TestEnd) {
        if self.verbose && self.format == TestFormat::Pretty && !matches!(end.verdict, Verdict::NotRun) {
            self.print(&show::ended(test, end));
            self.in_lines = true;
        }
    }

    /// Separates a text from the lines of `--verbose` by a blank line.
    fn paragraph(&mut self, text: &str) {
        if !text.is_empty() && std::mem::take(&mut self.in_lines) {
            self.print("\n");
        }
        self.print(text);
    }

    /// Reports the results of a file; `number` is that of the first result.
    fn file(&mut self, number: usize, results: &[show::TestResult]) {
        match self.format {
            TestFormat::Pretty => {
                // `--verbose` has already reported skipped tests.
                let report = show::file(results, self.quiet || self.verbose, self.color);
                self.reported += report.lines().count();
                self.paragraph(&report);
            }
            TestFormat::Tap => {
                let lines: String = results.iter().zip(number..).map(|(result, n)| show::tap(n, result)).collect();
                self.print(&(lines + &show::tap_points(results)));
            }
            TestFormat::Json | TestFormat::Junit => {}
        }
    }

    fn print(&mut self, text: &str) {
        if !self.output_closed && !text.is_empty() {
            self.output_closed = !stdout::write(text.as_bytes());
        }
    }
}

/// Runs tests in parallel; a result waits until those before it are printed.
fn run_all(tests: Vec<Test>, options: &TestOptions, printer: &mut ResultPrinter) -> Vec<show::TestResult> {
    let mut limits: Vec<OsString> = Vec::new();
    if let Some(bytes) = options.max_memory {
        limits.extend(["--max-memory".into(), bytes.to_string().into()]);
    }
    if options.sandbox {
        limits.push("--sandbox".into());
    }
    let allowed = RunLimits { timeout: options.timeout, output: options.max_output, limits, strict: options.strict };
    let processors = std::thread::available_parallelism().map_or(1, |n| n.get());
    let jobs = options.jobs.map_or(processors, |n| n.get()).min(tests.len());
    let (next, wrong) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let most = options.max_failures.map_or(usize::MAX, |n| n.get());
    let mut ends: Vec<Option<TestEnd>> = tests.iter().map(|_| None).collect();
    let bar = progress(tests.len(), options);
    let (sender, receiver) = mpsc::channel();
    let mut results = Vec::new();
    std::thread::scope(|scope| {
        let (tests_ref, next, wrong, allowed) = (&tests, &next, &wrong, &allowed);
        for _ in 0..jobs {
            let sender = sender.clone();
            scope.spawn(move || {
                while let Some(test) = tests_ref.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let end = match supervise::interrupted() {
                        None if wrong.load(Ordering::Relaxed) < most => execute::execute(test, allowed),
                        _ => TestEnd::not_run(),
                    };
                    wrong.fetch_add(usize::from(!end.verdict.failures().is_empty()), Ordering::Relaxed);
                    let number = tests_ref.iter().position(|t| std::ptr::eq(t, test)).unwrap_or(0);
                    if sender.send((number, end)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let (mut printed, mut reported) = (0, 0);
        let mut failed = 0;
        for (number, end) in receiver {
            failed += usize::from(!end.verdict.failures().is_empty());
            bar.suspend(|| printer.ended(&tests_ref[number], &end));
            ends[number] = Some(end);
            bar.inc(1);
            if failed > 0 {
                bar.set_message(format!(", {failed} failed"));
            }
            while let Some(end) = ends.get(printed).cloned().flatten() {
                let test = &tests_ref[printed];
                let copy = Test {
                    plan: Err(end.verdict.clone()),
                    path: test.path.clone(),
                    spec: test.spec.clone(),
                    cases: test.cases.clone(),
                    ..*test
                };
                results.push(show::TestResult { test: copy, end });
                printed += 1;
                // Failures that the tests of a file share are reported once.
                if tests_ref.get(printed).is_none_or(|next| next.path != test.path) {
                    bar.suspend(|| printer.file(reported + 1, &results[reported..]));
                    reported = printed;
                }
            }
        }
    });
    bar.finish_and_clear();
    results
}

/// Creates the progress bar, which is visible only on a terminal.
fn progress(count: usize, options: &TestOptions) -> ProgressBar {
    let shown = options.format == TestFormat::Pretty && !options.output.quiet && std::io::stderr().is_terminal();
    let target = if shown { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(count as u64), target);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos} of {len}{msg}") {
        bar.set_style(style);
    }
    bar
}

/// Returns the files to test: the named files, and all `.ll` files below named directories.
fn collect(paths: &[PathBuf]) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for path in paths {
        let cannot = |error: std::io::Error| format!("cannot read {}: {error}", path.display());
        match std::fs::metadata(path).map_err(cannot)?.is_dir() {
            true => below(path, &mut files)?,
            false => files.push(path.clone()),
        }
    }
    Ok(files)
}

fn below(directory: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let cannot = |error: std::io::Error| format!("cannot read {}: {error}", directory.display());
    let mut entries = Vec::new();
    for entry in std::fs::read_dir(directory).map_err(cannot)? {
        let entry = entry.map_err(cannot)?;
        // Symbolic links to directories are not followed, since they may form cycles.
        entries.push((entry.file_name(), entry.file_type().map_err(cannot)?.is_dir()));
    }
    entries.sort();
    for (name, is_directory) in entries {
        let path = directory.join(&name);
        let hidden = name.as_encoded_bytes().starts_with(b".");
        if is_directory && !hidden {
            below(&path, files)?;
        } else if !is_directory && !hidden && path.extension().is_some_and(|e| e == "ll") {
            files.push(path);
        }
    }
    Ok(())
}

/// Returns the tests of a file, by its own directives or those of a specification.
fn tests_of(path: &Path, spec: Option<&spec::Spec>, options: &TestOptions) -> Vec<Test> {
    // The path must not look like an option.
    let path =
        if path.as_os_str().as_encoded_bytes().starts_with(b"-") { Path::new(".").join(path) } else { path.into() };
    let name = path.display().to_string();
    let whole = |verdict| {
        let plan = Err(verdict);
        vec![Test { path: name.clone(), mode: "", checks: None, plan, spec: None, points: None, cases: Vec::new() }]
    };
    let failed = |messages: String, directive: &str| {
        let one = |message: &str| {
            let (line, message) = spec::split_line_number(message);
            let (file, directive) = (name.clone(), directive.to_string());
            Failure {
                file,
                line: line.unwrap_or(0),
                directive,
                message: message.into(),
                difference: None,
                extent: FailureScope::File,
                case: None,
                fault: None,
            }
        };
        Verdict::Failed(messages.lines().map(one).collect())
    };
    let file = match spec {
        Some(spec) => spec.file.clone(),
        None => {
            let text = match std::fs::read_to_string(&path) {
                Ok(text) => text,
                Err(error) => return whole(failed(error.to_string(), "cannot be read")),
            };
            match TestFile::parse(&text) {
                Ok(file) => Arc::new(file),
                Err(error) if error == directive::NO_DIRECTIVES => {
                    return whole(match options.allow_none {
                        true => Verdict::Skipped("no directives".into()),
                        false => failed(
                            "no directive states what is expected; see `llvmlite-jit test --help`".into(),
                            "no directives",
                        ),
                    });
                }
                Err(error) => return whole(failed(error, "a malformed directive")),
            }
        }
    };
    let variants = options.engine.variants(options.checked);
    let variant_of = |mode: Mode| match mode {
        Mode::Check => None,
        Mode::On(TestedEngine::Jit) => Some(EngineVariant::Compiled),
        Mode::On(TestedEngine::Interp) => Some(EngineVariant::Interpreted),
    };
    let modes = file.modes();
    let plain = modes.iter().filter(|mode| variant_of(**mode).is_none_or(|variant| variants.contains(&variant)));
    // Compiled code with checks is to find what the interpreter finds.
    let interpreted = modes.iter().filter(|mode| variant_of(**mode) == Some(EngineVariant::Interpreted));
    let checked = interpreted.flat_map(|mode| variants.iter().filter_map(|one| Some((*mode, Some(one.checks()?)))));
    let missing = execute::missing(&file).map(|library| Verdict::Skipped(format!("{library} is not available")));
    let test = |(mode, checks): (Mode, Option<Checks>)| Test {
        path: name.clone(),
        mode: checks.map_or(mode.name(), |_| "checked"),
        checks,
        plan: missing.clone().map_or_else(|| Ok((file.clone(), mode)), Err),
        spec: spec.map(|spec| spec.name.clone()),
        points: file.points,
        cases: score::cases(&file, mode),
    };
    plain.map(|mode| (*mode, None)).chain(checked).map(test).collect()
}
