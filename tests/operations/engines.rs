//! The engines that must agree, and the format of their outcomes.

use llvmlite_jit::engine::Engine;
use llvmlite_jit::interp::{self, Interpreter};
use llvmlite_jit::jit::{self, Jit};
use llvmlite_jit::outcome::Outcome;
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::{parse, verify};
use std::sync::Arc;

pub fn brief(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Returned(value) => value.display(),
        Outcome::Trapped(trap) => format!("fault: {}", trap.kind.text()),
        other => format!("{other:?}"),
    }
}

/// Returns the interpreter, and the JIT without and with optimization, ready to call these functions of a text.
pub fn engines_of(text: &str, names: &[&str]) -> [Box<dyn Engine>; 3] {
    let mut sources = SourceMap::new();
    let source = sources.add("operations.ll", text.to_string()).expect("a small text");
    let parsed = parse::parse(&source);
    let shown = |found: &[llvmlite_jit::diagnostic::Diagnostic]| {
        let lines = found.iter().take(5).map(|d| {
            let line = source.line_text(source.line_column(d.span().lo).0);
            format!("{}: {} in {line}", d.code, d.message)
        });
        lines.collect::<Vec<_>>().join("\n")
    };
    assert!(parsed.diagnostics.is_empty(), "{}", shown(&parsed.diagnostics));
    let checked = verify::verify(parsed.module, &sources, verify::Options::default());
    let checked = Arc::new(checked.unwrap_or_else(|found| panic!("{}", shown(&found))));
    let entries: Vec<_> = names.iter().filter_map(|name| checked.module().find(name)).collect();
    assert_eq!(entries.len(), names.len(), "every case has a function of its own");
    let interpreter = Interpreter::new(checked.clone(), &entries, interp::Options::default());
    let interpreter = interpreter.unwrap_or_else(|found| panic!("{}", shown(&found)));
    let [plain, optimized] = [0, 2].map(|opt_level| {
        let options = jit::Options { opt_level, ..jit::Options::default() };
        // SAFETY: the program is this test's own.
        unsafe { Jit::new(checked.clone(), &entries, options) }.unwrap_or_else(|found| panic!("{}", shown(&found)))
    });
    [Box::new(interpreter), Box::new(plain), Box::new(optimized)]
}
