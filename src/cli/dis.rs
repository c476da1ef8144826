//! `dis FILE`: a program as LLVM assembly, as it was read: nothing is verified.

use super::args::DisOptions;
use super::load;
use super::report::Report;
use super::status;
use llvmlite_jit::ir::print;
use llvmlite_jit::ir::use_lists::enter_directives;
use std::io::Write;

/// Writes the modules of the file, one behind the other, and returns the status.
pub fn run(options: &DisOptions, report: &mut Report) -> u8 {
    let mut input = match load::input(report, &options.file) {
        Ok(input) => input,
        Err(status) => return status,
    };
    let of_modules = input.modules.iter().flat_map(|read| read.diagnostics.clone());
    let found: Vec<_> = input.diagnostics.iter().cloned().chain(of_modules).collect();
    if report.diagnostics(found) {
        return report.refused();
    }
    if options.preserve_uselistorder {
        input.modules.iter_mut().for_each(|read| enter_directives(&mut read.module));
    }
    let text: Vec<String> = input.modules.iter().map(|read| print::module(&read.module)).collect();
    let text = text.join("\n");
    let written = match &options.output_file {
        Some(path) => std::fs::write(path, text).map_err(|error| (path.display().to_string(), error)),
        None => std::io::stdout().write_all(text.as_bytes()).map_err(|error| ("standard output".into(), error)),
    };
    match written {
        Ok(()) => status::OK,
        Err((path, error)) => report.unreadable(format!("cannot write {path}: {error}"), status::UNREADABLE),
    }
}
