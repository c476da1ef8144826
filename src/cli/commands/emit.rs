//! `emit ll|clif|asm|cfg FILE`: writes a program at a stage of compilation, to standard output or to a file.

mod paint;

use crate::cli::args::emit::{EmitKind, EmitOptions, GraphFormat, Stage};
use crate::cli::args::run::Checks;
use crate::cli::report::{Report, render, stdout};
use crate::cli::{entry_point, exit_status, load};
use llvmlite_jit::debugger::demangle;
use llvmlite_jit::graph::{self, CfgGraph};
use llvmlite_jit::ir::{DataLayout, GlobalId, Module, print};
use llvmlite_jit::jit;
use llvmlite_jit::opt::{Optimizer, Passes, checks};
use llvmlite_jit::source::DebugLocation;
use std::sync::Arc;

/// Writes the listing and returns the exit status.
pub fn run(options: &EmitOptions, report: &mut Report) -> u8 {
    let text = match text(options, report) {
        Ok(text) => text,
        Err(status) => return status,
    };
    match &options.output_file {
        Some(path) if path.as_os_str() != "-" => match std::fs::write(path, text) {
            Ok(()) => exit_status::OK,
            Err(error) => report.io_error(format!("cannot write {}: {error}", path.display()), exit_status::IO_ERROR),
        },
        _ if report.color_of_results() => stdout::print(paint::listing(&text, options.form).as_bytes()),
        _ => stdout::print(text.as_bytes()),
    }
}

fn text(options: &EmitOptions, report: &mut Report) -> Result<String, u8> {
    let checked = Arc::new(load::load(report, &options.file, &options.language)?);
    let module = checked.module();
    let mut functions: Vec<GlobalId> = Vec::new();
    for name in &options.function {
        let source = report.sources.add("--function", name.as_str());
        let source = source.map_err(|error| report.io_error(error.to_string(), exit_status::REFUSED))?;
        let named = entry_point::functions_named(module, name, &source).map_err(|error| {
            report.diagnostics(vec![error]);
            report.refused()
        })?;
        for id in named {
            if !functions.contains(&id) {
                functions.push(id);
            }
        }
    }
    if options.function.is_empty() {
        functions.extend(module.definitions().map(|(id, _, _)| id));
    }
    let changed: Module;
    let module = match options.form {
        EmitKind::Ll | EmitKind::Cfg if !options.passes().is_empty() => {
            let mut declared = module.clone();
            if options.passes().contains(Passes::checks()) {
                checks::declare(&mut declared);
            }
            if options.passes().contains(Passes::undefined()) {
                checks::declare_undefined(&mut declared);
            }
            changed = Optimizer::new(&declared, &DataLayout::of(module), options.passes()).whole(&functions);
            &changed
        }
        _ => module,
    };
    let form = match (options.form, options.stage()) {
        (EmitKind::Ll, _) => {
            let each = || functions.iter().map(|id| print::function(module, *id));
            return Ok(if options.function.is_empty() {
                print::module(module)
            } else {
                each().collect::<Vec<_>>().join("\n")
            });
        }
        (EmitKind::Cfg, _) => {
            let graphs: Vec<CfgGraph> = functions.iter().filter_map(|id| CfgGraph::new(module, *id)).collect();
            return Ok(match options.format() {
                GraphFormat::Dot => graph::dot(&graphs),
                GraphFormat::Svg => graph::svg(&graphs),
            });
        }
        (EmitKind::Clif, Stage::Before) => jit::Form::Clif,
        (EmitKind::Clif, Stage::After) => jit::Form::OptimizedClif,
        (EmitKind::Asm, Stage::Before) => jit::Form::UnoptimizedAsm,
        (EmitKind::Asm, Stage::After) => jit::Form::Asm,
    };
    let compile = jit::Options {
        opt_level: options.opt_level.level(),
        disabled_passes: options.passes_off(),
        checked: options.checked.map(Checks::level),
        ..Default::default()
    };
    let file = options.file.to_string_lossy();
    let line = |written: &DebugLocation| Some(render::source_line(written, Some(&file))?.text);
    let texts = jit::Texts { sources: &report.sources, written: &line, source_name: &demangle::source_name };
    jit::emit_styled(&checked, &functions, form, options.asm_style(), &compile, texts).map_err(|errors| {
        report.diagnostics(errors);
        report.refused()
    })
}
