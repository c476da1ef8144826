//! `check FILE..`: every mistake in every file; nothing runs, and silence means that all is well.

use super::args::CheckOptions;
use super::load::load;
use super::report::Report;
use super::status;
use llvmlite_jit::engine::Stats;

/// Checks the files and returns the worst status.
pub fn run(options: &CheckOptions, report: &mut Report) -> u8 {
    let statuses = options.files.iter().map(|file| load(report, file, &options.language).err());
    let status = statuses.map(|s| s.unwrap_or(status::OK)).max().unwrap_or(status::OK);
    if options.time_phases {
        report.time_phases(Stats::default(), 0);
    }
    status
}
