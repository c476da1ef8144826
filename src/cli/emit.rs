//! `emit ll|clif|asm FILE`: a program as the stages see it, on standard output.

use super::args::{EmitOptions, Form};
use super::report::Report;
use super::{entry, load, render, status};
use llvmlite_jit::ir::{DataLayout, GlobalId, print};
use llvmlite_jit::jit;
use llvmlite_jit::opt::Optimizer;
use std::io::Write;
use std::sync::Arc;

/// Writes the text and returns the exit status.
pub fn run(options: &EmitOptions, report: &mut Report) -> u8 {
    match text(options, report) {
        Ok(text) => write(&text),
        Err(status) => status,
    }
}

fn text(options: &EmitOptions, report: &mut Report) -> Result<String, u8> {
    let checked = Arc::new(load::load(report, &options.file, &options.language)?);
    let one = match &options.function {
        Some(name) => {
            let source = report.sources.add("--function", name.as_str());
            let source = source.map_err(|error| report.unreadable(error.to_string(), status::REFUSED))?;
            let found = entry::of_function(checked.module(), name, &source);
            Some(found.map_err(|error| {
                report.diagnostics(vec![error]);
                report.refused()
            })?)
        }
        None => None,
    };
    let module = checked.module();
    let functions: Vec<GlobalId> = match one {
        Some(id) => vec![id],
        None => module.definitions().map(|(id, _, _)| id).collect(),
    };
    let form = match options.form {
        Form::Ll if !options.passes().is_empty() => {
            let layout = module.data_layout.as_ref().and_then(|(text, _)| DataLayout::parse(text).ok());
            let layout = layout.unwrap_or_else(DataLayout::host);
            let changed = Optimizer::new(module, &layout, options.passes()).whole(one);
            return Ok(match one {
                Some(id) => print::function(&changed, id),
                None => print::module(&changed),
            });
        }
        Form::Ll => {
            return Ok(match one {
                Some(id) => print::function(module, id),
                None => print::module(module),
            });
        }
        Form::Clif => jit::Form::Clif,
        Form::Asm => jit::Form::Asm,
    };
    let compile = jit::Options { opt_level: options.opt_level, off: options.passes_off(), ..Default::default() };
    jit::emit(&checked, &functions, form, &compile, &report.sources).map_err(|errors| {
        report.diagnostics(errors);
        report.refused()
    })
}

fn write(text: &str) -> u8 {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            render::say(&format!("error: cannot write the text: {error}\n"));
            status::UNREADABLE
        }
        _ => status::OK,
    }
}
