//! Parse, print, parse: the result must be the same module, with the same text.

use super::module_eq;
use llvmlite_jit::diagnostic::Diagnostic;
use llvmlite_jit::ir::{Module, print};
use llvmlite_jit::parse;
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::verify;

/// Whether the text is a module that verifies; `Err` describes a bug of the project.
pub fn check(text: &str) -> Result<bool, String> {
    let mut sources = SourceMap::new();
    let (module, error) = read(&mut sources, text)?;
    if error.is_some() || verify::verify(module.clone(), &sources, verify::Options::default()).is_err() {
        return Ok(false);
    }
    let printed = print::module(&module);
    let (again, error) = read(&mut sources, &printed)?;
    if let Some(error) = error {
        return Err(format!("the print is refused: {error}\n{printed}"));
    }
    if let Some(difference) = module_eq::difference(&module, &again) {
        return Err(format!("another module: {difference}\n{printed}"));
    }
    let twice = print::module(&again);
    if twice != printed {
        return Err(format!("printed\n{printed}\nand again\n{twice}"));
    }
    match verify::verify(again, &sources, verify::Options::default()) {
        Ok(_) => Ok(true),
        Err(found) => Err(format!("what was printed does not verify: {}\n{printed}", found[0].message)),
    }
}

fn read(sources: &mut SourceMap, text: &str) -> Result<(Module, Option<String>), String> {
    let source = sources.add("input.ll", text).map_err(|e| e.to_string())?;
    let parsed = parse::parse(&source);
    let error = parsed.diagnostics.into_iter().find(Diagnostic::is_error);
    Ok((parsed.module, error.map(|d| format!("{} {}", d.code, d.message))))
}
