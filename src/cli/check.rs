//! `check FILE..`: every mistake in every file; nothing runs, and silence means that all is well.

use super::args::CheckOptions;
use super::load::load;
use super::report::Report;
use super::status;
use llvmlite_jit::engine::Stats;

/// Checks the files and returns the worst status.
pub fn run(options: &CheckOptions, report: &mut Report) -> u8 {
    let mut worst = status::OK;
    for (n, file) in options.files.iter().enumerate() {
        match load(report, file, &options.language) {
            // The process ends: taking a large module apart would only cost time.
            Ok(checked) if n + 1 == options.files.len() => std::mem::forget(checked),
            Ok(_) => {}
            Err(status) => worst = worst.max(status),
        }
    }
    if options.time_phases {
        report.time_phases(Stats::default(), 0);
    }
    worst
}
