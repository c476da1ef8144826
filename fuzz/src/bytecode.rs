//! Bytecode mutations: a file is read, or refused with a location. A module that is read is printed and
//! verified; a valid one is written, or refused by name; the written file is read again.

use llvmlite_jit::diagnostic::Diagnostic;
use llvmlite_jit::ir::print;
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::{bytecode, verify};

/// Checks the reader and the writer on a file; `Ok` is the error code of a refusal, `None` for a file that is
/// read; `Err` describes a bug of the project.
pub fn check(bytes: &[u8]) -> Result<Option<&'static str>, String> {
    let module = match bytecode::read(bytes) {
        Ok(module) => module,
        Err(error) => {
            return match error.place {
                Some(place) if place.byte <= bytes.len() && !error.message.is_empty() => Ok(Some(error.code)),
                _ => Err(format!("an error without a place in the file: {error:?}")),
            };
        }
    };
    let text = print::module(&module);
    if text.contains("<damaged") {
        return Err(format!("something of it is not there:\n{text}"));
    }
    let mut sources = SourceMap::new();
    let Ok(loaded) = bytecode::load(&mut sources, "input.bc", bytes) else {
        return Err("read once and refused the second time".into());
    };
    for (source, module) in loaded {
        let found = match verify::verify(module.clone(), &sources, verify::Options::default()) {
            Ok(checked) => checked.warnings().to_vec(),
            Err(found) if found.is_empty() => return Err("refused without a reason".into()),
            Err(found) => found,
        };
        for label in found.iter().flat_map(|found| &found.labels) {
            // A finding about the whole module has no location.
            if label.span != Default::default() && source.offset(label.span.hi) > source.text().len() {
                return Err(format!("a place outside of the text: {label:?}"));
            }
        }
        match bytecode::write(&module) {
            Ok(written) => match bytecode::read(&written) {
                Ok(_) => {}
                // An error of the original may be an error of the copy.
                Err(_) if found.iter().any(Diagnostic::is_error) => {}
                Err(error) => return Err(format!("what was written is not read: {error:?}")),
            },
            Err(found) if found.is_empty() => return Err("not written, without a reason".into()),
            Err(_) => {}
        }
    }
    Ok(None)
}
