//! `diff FILE OTHER`: compares two programs semantically, as read and without verification.

use crate::cli::args::diff::DiffOptions;
use crate::cli::report::Report;
use crate::cli::{exit_status, load};
use llvmlite_jit::bitcode;
use llvmlite_jit::ir::Module;
use llvmlite_jit::ir::use_lists::enter_directives;

/// Writes the differences, one line per entity, and returns the status.
pub fn run(options: &DiffOptions, report: &mut Report) -> u8 {
    let inputs = match load::inputs(report, &[&options.one, &options.other], false) {
        Ok(inputs) => inputs,
        Err(status) => return status,
    };
    let mut sides: Vec<Vec<Module>> = Vec::new();
    for input in inputs {
        let mut modules: Vec<Module> = input.modules.into_iter().map(|read| read.module).collect();
        modules.iter_mut().for_each(enter_directives);
        sides.push(modules);
    }
    let mut lines = String::new();
    if sides[0].len() != sides[1].len() {
        lines.push_str(&format!("{} modules and {}\n", sides[0].len(), sides[1].len()));
    }
    for (one, other) in sides[0].iter().zip(&sides[1]) {
        for line in bitcode::differences(one, other) {
            lines.push_str(&line);
            lines.push('\n');
        }
    }
    match report.write_output(None, lines.as_bytes()) {
        exit_status::OK if !lines.is_empty() => exit_status::FAILED,
        status => status,
    }
}
