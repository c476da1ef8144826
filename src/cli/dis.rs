//! `dis FILE`: a program as LLVM assembly, as it was read: nothing is verified.

use super::args::DisOptions;
use super::load;
use super::report::Report;
use llvmlite_jit::ir::print;
use llvmlite_jit::ir::use_lists::enter_directives;

/// Writes the modules of the file, one behind the other, and returns the status.
pub fn run(options: &DisOptions, report: &mut Report) -> u8 {
    let mut input = match load::input(report, &options.file) {
        Ok(input) => input,
        Err(status) => return status,
    };
    if report.diagnostics(input.findings().cloned().collect()) {
        return report.refused();
    }
    if options.preserve_uselistorder {
        input.modules.iter_mut().for_each(|read| enter_directives(&mut read.module));
    }
    let text: Vec<String> = input.modules.iter().map(|read| print::module(&read.module)).collect();
    let text = text.join("\n");
    report.write_output(options.output_file.as_deref(), text.as_bytes())
}
