//! `as FILE`: writes a program as bitcode or bytecode; the module is checked and auto-upgraded, but not lowered.

use crate::cli::args::assemble::{AsOptions, BinaryFormat, LlvmVersion};
use crate::cli::report::Report;
use crate::cli::{exit_status, load};
use llvmlite_jit::bitcode::{self, Version};
use llvmlite_jit::bytecode;
use llvmlite_jit::diagnostic::{self, Diagnostic};
use llvmlite_jit::ir::Module;
use llvmlite_jit::ir::use_lists::enter_directives;
use llvmlite_jit::verify;
use std::io::IsTerminal;

/// Writes the modules of the file, one after the other, and returns the status.
pub fn run(options: &AsOptions, report: &mut Report) -> u8 {
    if options.output_file.is_none() && std::io::stdout().is_terminal() {
        let error = "refusing to write binary output to a terminal: use `-o FILE`, or redirect the output";
        return report.io_error(error.into(), exit_status::USAGE);
    }
    if let Err(status) = load::another_file(report, &options.file, options.output_file.as_deref()) {
        return status;
    }
    let input = match load::input(report, &options.file) {
        Ok(input) => input,
        Err(status) => return status,
    };
    let mut found = input.diagnostics;
    let mut bytes = Vec::new();
    for mut read in input.modules {
        found.extend(read.diagnostics);
        let checked = verify::check(&mut read.module, &report.sources, verify::Options::default());
        found.extend(checked.unwrap_or_else(|errors| errors));
        if found.iter().any(|found| found.is_error()) {
            continue;
        }
        enter_directives(&mut read.module);
        match write(read.module, options) {
            Ok(written) => bytes.extend(written),
            Err(refused) => found.extend(refused),
        }
    }
    for label in found.iter_mut().flat_map(|found| &mut found.labels) {
        label.span = report.sources.written(label.span);
    }
    diagnostic::sort(&mut found);
    if report.diagnostics(found) {
        return report.refused();
    }
    report.write_output(options.output_file.as_deref(), &bytes)
}

/// Encodes one module. `Err` is a construct for which the format has no record.
fn write(module: Module, options: &AsOptions) -> Result<Vec<u8>, Vec<Diagnostic>> {
    let version = match (options.format, options.version) {
        (BinaryFormat::Bytecode, _) => return bytecode::write(&module),
        (BinaryFormat::Bitcode, LlvmVersion::Llvm22) => Version::Llvm22,
        (BinaryFormat::Bitcode, LlvmVersion::Llvm14) => Version::Llvm14,
    };
    bitcode::write(module, version).map_err(|refused| vec![refused])
}
