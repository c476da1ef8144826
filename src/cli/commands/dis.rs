//! `dis FILE`: writes a program as LLVM IR text, as read and without verification.

use crate::cli::args::dis::DisOptions;
use crate::cli::load;
use crate::cli::report::Report;
use llvmlite_jit::ir::print;
use llvmlite_jit::ir::use_lists::enter_directives;

/// Writes the modules of the file, one after the other, and returns the status.
pub fn run(options: &DisOptions, report: &mut Report) -> u8 {
    match try_run(options, report) {
        Ok(status) | Err(status) => status,
    }
}

fn try_run(options: &DisOptions, report: &mut Report) -> Result<u8, u8> {
    load::another_file(report, &options.file, options.output_file.as_deref())?;
    let mut inputs = load::inputs(report, &[&options.file], true)?;
    let input = &mut inputs[0];
    if options.preserve_uselistorder {
        input.modules.iter_mut().for_each(|read| enter_directives(&mut read.module));
    }
    let text: Vec<String> = input.modules.iter().map(|read| print::module(&read.module)).collect();
    let text = text.join("\n");
    Ok(report.write_output(options.output_file.as_deref(), text.as_bytes()))
}
