//! `run FILE [ARGS..]`: loads a module, prepares an engine and runs the program to its end.

mod options_after_file;

use super::check::symbols;
use crate::cli::args::common::EngineChoice;
use crate::cli::args::run::RunOptions;
use crate::cli::compare_engines::Recorder;
use crate::cli::report::{CacheUse, Report, stderr, stdout};
use crate::cli::run_cache::{CachedRun, Program, RunCache};
use crate::cli::{allocator, compare_engines, entry_point, exit_status, load, supervised};
use llvmlite_jit::diagnostic::Diagnostic;
use llvmlite_jit::engine::observe::SharedCallObserver;
use llvmlite_jit::engine::{Engine, ExitStatusRule};
use llvmlite_jit::host::linux::sandbox;
use llvmlite_jit::host::process::child;
use llvmlite_jit::host::{interrupt, process};
use llvmlite_jit::interp::{self, Interpreter};
use llvmlite_jit::ir::reach;
use llvmlite_jit::ir::{GlobalId, Module};
use llvmlite_jit::jit::{self, Jit};
use llvmlite_jit::outcome::{Outcome, Trap, TrapKind};
use llvmlite_jit::value::Value;
use llvmlite_jit::verify::Checked;
use std::sync::Arc;

/// Runs the program and returns the exit status.
pub fn run(options: &RunOptions, report: &mut Report) -> u8 {
    if options.time_phases && options.engine() == EngineChoice::Both {
        stderr::print("error: `--time-phases` measures one engine: add `--engine jit` or `--engine interp`\n");
        return exit_status::USAGE;
    }
    if options.checked.is_some() && options.engine() == EngineChoice::Interp {
        stderr::print("error: `--checked` is about compiled code: it needs `--engine jit`, or `--engine both`\n");
        return exit_status::USAGE;
    }
    if options.engine() == EngineChoice::Both {
        return compare_engines::run(options, report);
    }
    if supervised::is_needed(options) {
        return supervised::run(options, report);
    }
    match try_run(options, report) {
        Ok(status) | Err(status) => status,
    }
}

/// Replaces the warning for an undeclared function by the error that its symbol is undefined.
fn missing_of_run(options: &RunOptions, module: &Module, found: &mut Vec<Diagnostic>) {
    if !found.iter().any(|found| found.code == "W0201") {
        return;
    }
    let start = match &options.call {
        Some(call) => module.find(&call.function),
        None => entry_point::defined_entry_point(module),
    };
    if let Some(start) = start {
        symbols::undeclared(module, &reach::reachable_from_program(module, &[start]), found);
    }
}

/// A program that is ready to run.
struct LoadedRun {
    engine: Box<dyn Engine>,
    checked: Arc<Checked>,
    start: GlobalId,
    args: Vec<Value>,
    recorder: Option<Arc<Recorder>>,
    /// Files of the program, if it came from the cache.
    program: Option<Arc<Program>>,
}

/// Reads and compiles the program, and stores it in the cache.
fn load_run(options: &RunOptions, report: &mut Report, cache: Option<RunCache>) -> Result<LoadedRun, u8> {
    report.hashes = cache.is_some().then(Vec::new);
    let checked = load::load_and(report, options.file(), &options.language, |_, checked, found| {
        missing_of_run(options, checked.module(), found);
    })?;
    let cache = cache.and_then(|cache| cache.for_storing(&report.hashes.take()?, report));
    let checked = Arc::new(checked);
    let (start, args) = find_entry(options, report, &checked).map_err(|error| {
        report.diagnostics(vec![options_after_file::help(error, options)]);
        report.refused()
    })?;
    options_after_file::warn(options, report, &checked, start);
    let expose = options.expose_options(&report.sources).map_err(|text| {
        stderr::print(&format!("error: {text}\n"));
        exit_status::USAGE
    })?;
    let recorder = compare_engines::recorder(options)
        .map_err(|error| report.io_error(error.to_string(), exit_status::IO_ERROR))?;
    let call_observer = recorder.clone().map(|recorder| SharedCallObserver(recorder));
    let (engine, checked) =
        engine(options, checked, start, jit::Options { call_observer, expose, cache, ..jit_options(options) })
            .map_err(|errors| report.refused_by_engine(errors))?;
    Ok(LoadedRun { engine, checked, start, args, recorder, program: None })
}

/// Returns the options of the JIT, without observers.
fn jit_options(options: &RunOptions) -> jit::Options {
    let (lazy_from, tier_up_after) = lazy_options(options.checked.is_some());
    jit::Options {
        limits: options.limits(),
        opt_level: options.opt_level.level(),
        disabled_passes: options.passes_off(),
        checked: options.check_level(),
        wrap: options.wrap,
        leaks: options.leaks,
        // In a sandbox, everything is compiled before the filter is set.
        lazy_from: if options.sandbox { None } else { lazy_from },
        tier_up_after,
        ..Default::default()
    }
}

/// Returns the minimum number of instructions of a program that is compiled lazily, and the count after which functions are
/// compiled again. The environment variable `LLVMLITE_LAZY` overrides both: with `all`, functions are compiled again so early
/// that the runs of tests get there.
fn lazy_options(is_checked: bool) -> (Option<usize>, Option<u32>) {
    match std::env::var_os("LLVMLITE_LAZY") {
        Some(value) if value == "off" => (None, None),
        Some(value) if value == "all" => (Some(0), Some(2)),
        _ => (Some(LAZY_FROM), Some(if is_checked { TIER_UP_AFTER_CHECKED } else { TIER_UP_AFTER })),
    }
}

/// A smaller program is compiled in about ten milliseconds, and most of its functions are called.
const LAZY_FROM: usize = 5_000;

/// Number of calls and iterations after which optimized code pays off in most functions.
const TIER_UP_AFTER: u32 = 3_000;
/// The same for checked code, which takes longer to compile.
const TIER_UP_AFTER_CHECKED: u32 = 20_000;

fn try_run(options: &RunOptions, report: &mut Report) -> Result<u8, u8> {
    if options.leaks && options.engine() != EngineChoice::Interp && options.checked.is_none() {
        let help = "add `--engine interp`, `--engine both` or `--checked`";
        stderr::print(&format!("error: `--leaks` needs the interpreter or checked code: {help}\n"));
        return Err(exit_status::USAGE);
    }
    let arguments = program_arguments(options).map_err(|text| {
        stderr::print(&text);
        exit_status::USAGE
    })?;
    load::load_libraries(report, &options.load)?;
    let cache = RunCache::of(options, &jit_options(options), report);
    let found = cache.as_ref().and_then(|cache| cache.find(jit_options(options), report));
    let cache_use = cache.as_ref().map(|_| match &found {
        Some(found) => CacheUse::Hit { text: found.program.size },
        None => CacheUse::Miss,
    });
    let LoadedRun { mut engine, checked, start, args, recorder, program } = match found {
        Some(found) => {
            let CachedRun { engine, checked, entry, program, warnings } = found;
            report.diagnostics(warnings);
            options_after_file::warn(options, report, &checked, entry);
            LoadedRun {
                engine: Box::new(engine),
                checked,
                start: entry,
                args: Vec::new(),
                recorder: None,
                program: Some(program),
            }
        }
        None => {
            // To be stored, a program is compiled completely. A checked one takes long for that, and is often changed after its run.
            let stores = |cache: &RunCache| options.checked.is_none() || cache.entry.is_recent();
            load_run(options, report, cache.filter(stores))?
        }
    };
    let timings = engine.phase_timings();
    // A program that is compiled while it runs does nothing that would prevent reading a file.
    if timings.in_run.is_some() && report.release_texts() {
        allocator::give_back();
    }
    match timings.phases.as_slice() {
        [] => report.clock.lap("prepare"),
        phases => report.clock.add(phases),
    }
    let name = checked.module().globals[start].name.symbol();
    process::restore_sigpipe();
    process::allow_huge_pages();
    interrupt::catch_ctrl_c();
    if let Some(most) = options.limits().max_memory {
        process::set_memory_rlimits(most.saturating_add(OWN_MEMORY));
    }
    if options.sandbox {
        allocator::init();
        sandbox::enter().map_err(|error| {
            report.internal_error(&format!("the sandbox cannot be entered: {error}"));
            exit_status::INTERNAL
        })?;
    }
    // Tests of internal error reports use this variable, here and in `jit::runtime`.
    if cfg!(debug_assertions) && std::env::var_os("LLVMLITE_BUG").is_some_and(|bug| bug == "abort") {
        std::process::abort();
    }
    let status_rule = options.call.is_none().then(|| ExitStatusRule::of(checked.module(), start));
    child::report_with(report.child_reporter(status_rule, program.clone()));
    let this = std::process::id();
    let outcome = match &options.call {
        Some(_) => engine.call(&name, &args),
        None => defined_status(engine.run_program(&name, &arguments), &checked, start),
    };
    // This process was forked by the program, and ends here.
    if std::process::id() != this {
        child::end_like(&outcome);
    }
    // The output of the program precedes the reports. After a limit, the engine has already flushed everything
    // possible.
    match outcome {
        Outcome::LimitReached(..) | Outcome::Interrupted(_) => {}
        Outcome::HostFault(_) | Outcome::InternalError(_) => process::flush_stdout_if_unlocked(),
        _ => process::flush_stdio(),
    }
    report.clock.lap("run");
    if let Some(sources) = program.as_ref().and_then(|program| program.sources()) {
        report.sources = sources.clone();
    }
    let (stats, leaks, timings) = (engine.stats(), engine.leaks(), engine.phase_timings());
    if let Some(compile) = timings.in_run {
        report.clock.add_sub_phase(compile.name, compile.cpu);
    }
    if let Some(path) = &options.observe {
        let written = compare_engines::observe(&*engine, checked.module(), &report.sources, path);
        let finished = recorder.map_or(Ok(()), |recorder| recorder.finish());
        written.and(finished).map_err(|e| report.io_error(e.to_string(), exit_status::IO_ERROR))?;
    }
    // The process is about to exit: the kernel frees the memory faster than destructors would.
    std::mem::forget((engine, checked));
    if let Outcome::Returned(value) = &outcome
        && options.prints(value)
    {
        stdout::write(format!("{}\n", value.display_decimal()).as_bytes());
    }
    let normal = matches!(outcome, Outcome::Returned(_) | Outcome::Exited(_));
    let status = report.outcome(outcome, status_rule, options.engine(), stats);
    if options.time_phases {
        report.time_phases(stats, timings, cache_use);
    }
    if let Some(checks) = options.checked {
        report.add("checked", checks.name().into());
    }
    if let Some(cache_use) = cache_use {
        report.add("cache", cache_use.name().into());
    }
    let status = if options.leaks && normal { report.leaks(&leaks, status) } else { status };
    Ok(status)
}

/// Memory in bytes that a process with a memory limit may use in addition to the program's: for the C library, thread
/// stacks, and the report.
const OWN_MEMORY: u64 = 512 << 20;

/// Returns the program's `argv`: its name, then the arguments.
fn program_arguments(options: &RunOptions) -> Result<Vec<String>, String> {
    let all = std::iter::once(options.file()).chain(options.arguments());
    all.map(|a| {
        a.to_str().map(String::from).ok_or_else(|| format!("error: the argument `{}` is not UTF-8\n", a.display()))
    })
    .collect()
}

/// Returns the entry point, and its arguments if `--call` names it.
fn find_entry(
    options: &RunOptions,
    report: &mut Report,
    checked: &Checked,
) -> Result<(GlobalId, Vec<Value>), Diagnostic> {
    match &options.call {
        Some(call) => entry_point::resolve_call(checked.module(), call, &mut report.sources),
        None => Ok((entry_point::program_entry_point(checked.module(), &report.sources.sources()[0])?, Vec::new())),
    }
}

type EngineAndProgram = (Box<dyn Engine>, Arc<Checked>);

/// Compiles everything reachable from the entry point, or prepares its interpretation; refuses unsupported constructs.
/// Returns the program too, which an engine that compiles changes if nothing else refers to it.
fn engine(
    options: &RunOptions,
    checked: Arc<Checked>,
    start: GlobalId,
    jit: jit::Options,
) -> Result<EngineAndProgram, Vec<Diagnostic>> {
    Ok(match options.engine() {
        EngineChoice::Jit => {
            // SAFETY: the user has asked to run this program in this process.
            let jit = unsafe { Jit::new(checked, &[start], jit) }?;
            let checked = Arc::clone(jit.checked());
            (Box::new(jit), checked)
        }
        // `Both` is handled by the caller.
        EngineChoice::Interp | EngineChoice::Both => {
            let options = interp::Options {
                limits: jit.limits,
                wrap: options.wrap,
                call_observer: jit.call_observer,
                leaks: options.leaks,
                ..Default::default()
            };
            (Box::new(Interpreter::new(Arc::clone(&checked), &[start], options)?), checked)
        }
    })
}

/// Turns an undefined result into a fault, since it yields no exit status.
fn defined_status(outcome: Outcome, checked: &Checked, start: GlobalId) -> Outcome {
    let kind = match &outcome {
        Outcome::Returned(Value::Undef) => TrapKind::Uninitialised,
        Outcome::Returned(Value::Poison) => TrapKind::Poison,
        _ => return outcome,
    };
    let global = &checked.module().globals[start];
    let mut trap = Trap::new(kind, format!("the exit status, which `@{}` returns, is undefined", global.name));
    trap.span = Some(global.span);
    Outcome::Trapped(trap)
}
