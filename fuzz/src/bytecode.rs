//! Bytecode: read or refused with a place. What is read is printed and verified, and what is good can be written or is refused by name; what is
//! written is read again.

use llvmlite_jit::diagnostic::Diagnostic;
use llvmlite_jit::ir::print;
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::{bytecode, verify};

/// Whether the bytes are a good module, and else the code of what is wrong; `Err` says what is wrong with us.
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
            // Findings about the whole module have no place.
            if label.span != Default::default() && source.offset(label.span.hi) > source.text().len() {
                return Err(format!("a place outside of the text: {label:?}"));
            }
        }
        match bytecode::write(&module) {
            Ok(written) => match bytecode::read(&written) {
                Ok(_) => {}
                // What is wrong in what was read may be so in what was written.
                Err(_) if found.iter().any(Diagnostic::is_error) => {}
                Err(error) => return Err(format!("what was written is not read: {error:?}")),
            },
            Err(found) if found.is_empty() => return Err("not written, without a reason".into()),
            Err(_) => {}
        }
    }
    Ok(None)
}
