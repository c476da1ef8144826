//! `check FILE..`: every mistake in every file; nothing runs, and silence means that all is well.

mod symbols;

use super::args::CheckOptions;
use super::load::{load, load_libraries};
use super::report::Report;
use super::status;
use llvmlite_jit::engine::Stats;

/// Checks the files and returns the worst status.
pub fn run(options: &CheckOptions, report: &mut Report) -> u8 {
    let mut worst = status::OK;
    if let Err(status) = load_libraries(report, &options.load) {
        return status;
    }
    for (n, file) in options.files.iter().enumerate() {
        match load(report, file, &options.language) {
            Ok(checked) => {
                if report.diagnostics(symbols::missing(&checked, options)) {
                    worst = worst.max(report.refused());
                }
                // The process ends: taking a large module apart would only cost time.
                if n + 1 == options.files.len() {
                    std::mem::forget(checked);
                }
            }
            Err(status) => worst = worst.max(status),
        }
    }
    if options.time_phases {
        report.time_phases(Stats::default(), 0);
    }
    worst
}
