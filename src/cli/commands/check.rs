//! `check FILE..`: reports all errors of all files without running anything; no output means no diagnostics.

mod fix;
pub mod symbols;

use crate::cli::args::check::CheckOptions;
use crate::cli::load::{load_and, load_libraries};
use crate::cli::report::Report;
use crate::cli::{entry_point, exit_status};
use llvmlite_jit::diagnostic::{self, Diagnostic, Severity};
use llvmlite_jit::engine::Stats;
use llvmlite_jit::ir::GlobalId;
use llvmlite_jit::ir::reach::{self, Use};
use llvmlite_jit::verify::{Checked, Dialect};
use llvmlite_jit::{all_engines, jit};

/// Checks the files and returns the worst status.
pub fn run(options: &CheckOptions, report: &mut Report) -> u8 {
    let mut worst = exit_status::OK;
    report.count_warnings();
    if !options.fix && options.files.iter().any(|file| file != "-") {
        report.offer_fixes();
    }
    if let Err(status) = load_libraries(report, &options.load) {
        return status;
    }
    for (n, file) in options.files.iter().enumerate() {
        if options.fix
            && let Err(status) = fix::file(report, file, options)
        {
            worst = worst.max(status);
            continue;
        }
        let checked = load_and(report, file, &options.language, |report, checked, found| {
            diagnostics_of_a_run(checked, options, found);
            report.clock.lap("support");
        });
        match checked {
            Ok(checked) => {
                // The process is about to exit: freeing a large module would only cost time.
                if n + 1 == options.files.len() {
                    std::mem::forget(checked);
                }
            }
            Err(status) => worst = worst.max(status),
        }
    }
    if options.time_phases {
        report.time_phases(Stats::default(), Default::default(), None);
    }
    worst
}

/// Adds the diagnostics of a run for a valid module: undefined symbols, and constructs that the engines do not
/// support, in the functions reachable from the entry point, or in all functions if there is no entry point.
fn diagnostics_of_a_run(checked: &Checked, options: &CheckOptions, found: &mut Vec<Diagnostic>) {
    let module = checked.module();
    let reached = match entry_point::defined_entry_point(module) {
        Some(entry) => {
            let reached = reach::reachable_from_program(module, &[entry]);
            symbols::missing(checked, &reached, options, found);
            reached
        }
        None => {
            let all: Vec<GlobalId> = module.definitions().map(|(id, ..)| id).collect();
            reach::reachable_from_program(module, &all)
        }
    };
    found.extend(unsupported(checked, &reached));
    if options.checked {
        found.extend(jit::unchecked(module, &reached));
    }
}

/// Returns unsupported constructs in the reachable part: warnings, and under `--strict` errors for those that
/// compiled code does not support.
fn unsupported(checked: &Checked, reached: &[(GlobalId, Use)]) -> Vec<Diagnostic> {
    let module = checked.module();
    let [compiled, interpreted] = all_engines::unsupported(module, reached);
    if compiled.is_empty() && interpreted.is_empty() {
        return Vec::new();
    }
    let refused = compiled.refused(checked);
    let is = |list: &[Diagnostic], one: &Diagnostic| {
        list.iter().any(|other| other.span() == one.span() && other.message == one.message)
    };
    let (compiled, interpreted) = (compiled.errors(), interpreted.errors());
    let mut found = Vec::new();
    for one in &compiled {
        found.push(match is(&interpreted, one) {
            true => one.clone(),
            false => one.clone().help("compiled code cannot run it; the interpreter can: `--engine interp`"),
        });
    }
    let only = interpreted.into_iter().filter(|one| !is(&compiled, one));
    found.extend(only.map(|one| one.help("the interpreter cannot run it; compiled code can")));
    let strict = checked.options().strict || checked.options().dialect == Dialect::Llvmlite;
    for one in &mut found {
        if !strict || !is(&refused, one) {
            one.severity = Severity::Warning;
        }
    }
    diagnostic::sort(&mut found);
    found
}
