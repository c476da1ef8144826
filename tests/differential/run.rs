//! Runs a module on the interpreter and, without and with optimisation, on the JIT, and compares.

use llvmlite_jit::diagnostic::Diagnostic;
use llvmlite_jit::engine::Engine;
use llvmlite_jit::interp::{self, Interpreter};
use llvmlite_jit::jit::{self, Jit};
use llvmlite_jit::outcome::Outcome;
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::value::{CallText, parse_call};
use llvmlite_jit::verify::Checked;
use llvmlite_jit::{parse, verify};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What the entry point is called with, one after the other.
pub const CALLS: [&str; 4] = [
    "f(i64 0, i32 0, double 0.0, i8 0)",
    "f(i64 -1, i32 2147483647, double 1e300, i8 -128)",
    "f(i64 81985529216486895, i32 -7, double -2.5, i8 85)",
    "f(i64 -9223372036854775808, i32 65537, double 12345.678, i8 3)",
];

/// What was seen over many modules.
#[derive(Default, Debug)]
pub struct Statistics {
    pub modules: u64,
    /// Modules of which every call returned.
    pub complete: u64,
    /// How calls ended in the interpreter.
    pub outcomes: BTreeMap<String, u64>,
    /// Instructions by name.
    pub opcodes: BTreeMap<String, u64>,
    /// Instructions that the interpreter executed.
    pub steps: u64,
    /// Bytes of text.
    pub bytes: u64,
}

/// What is wrong with a module.
pub enum Wrong {
    /// It was refused: the generator's mistake, or the verifier's.
    Refused(String),
    /// The engines do not agree.
    Disagree(String),
}

impl std::fmt::Display for Wrong {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Wrong::Refused(text) => write!(f, "refused: {}", text.replace('\n', " | ")),
            Wrong::Disagree(text) => write!(f, "the engines disagree: {text}"),
        }
    }
}

/// Checks a text and gives its module.
pub fn checked(text: &str) -> Result<Arc<Checked>, Wrong> {
    let mut sources = SourceMap::new();
    let source = sources.add("generated.ll", text.to_string()).map_err(|e| Wrong::Refused(e.to_string()))?;
    let parsed = parse::parse(&source);
    let shown = |found: &[Diagnostic]| {
        let lines = found.iter().take(3).map(|d| {
            let line = source.line_column(d.span().lo).0;
            format!("{} {} in line {line}: {}", d.code, d.message, source.line_text(line))
        });
        Wrong::Refused(lines.collect::<Vec<_>>().join("\n"))
    };
    if !parsed.diagnostics.is_empty() {
        return Err(shown(&parsed.diagnostics));
    }
    let checked = verify::verify(parsed.module, &sources, verify::Options::default()).map_err(|found| shown(&found))?;
    match checked.warnings() {
        [] => Ok(Arc::new(checked)),
        found => Err(shown(found)),
    }
}

/// Runs a module everywhere.
pub fn module(text: &str, statistics: &mut Statistics) -> Result<(), Wrong> {
    let checked = checked(text)?;
    let module = checked.module();
    let entries: Vec<_> = ["f", "hash"].iter().filter_map(|name| module.find(name)).collect();
    let refused = |found: Vec<Diagnostic>| {
        Wrong::Refused(found.iter().take(3).map(|d| format!("{} {}", d.code, d.message)).collect::<Vec<_>>().join("\n"))
    };
    for (_, _, body) in module.definitions() {
        for inst in body.layout.iter().flat_map(|b| &body.blocks[*b].insts) {
            *statistics.opcodes.entry(body.insts[*inst].opcode().into()).or_default() += 1;
        }
    }
    statistics.modules += 1;
    statistics.bytes += text.len() as u64;
    let mut interpreter = Interpreter::new(checked.clone(), &entries, interp::Options::default()).map_err(refused)?;
    let (mut calls, mut expected) = (Vec::new(), Vec::new());
    'calls: for text in CALLS {
        for text in [text, "hash()"] {
            let call = parse_call(text).map_err(Wrong::Refused)?;
            let outcome = interpreter.call(&call.function, &call.args);
            *statistics.outcomes.entry(class(&outcome)).or_default() += 1;
            let returned = matches!(outcome, Outcome::Returned(_));
            if !returned {
                // What is undefined may do anything on the machine.
                break 'calls;
            }
            calls.push(call);
            expected.push(brief(&outcome));
        }
    }
    statistics.steps += interpreter.stats().steps_interpreted;
    statistics.complete += u64::from(calls.len() == 2 * CALLS.len());
    for opt_level in [0, 2] {
        let options = jit::Options { opt_level, ..jit::Options::default() };
        let mut jit = Jit::new(checked.clone(), &entries, options).map_err(refused)?;
        same(&mut jit, &calls, &expected).map_err(|text| Wrong::Disagree(format!("-O{opt_level}: {text}")))?;
    }
    Ok(())
}

fn same(engine: &mut dyn Engine, calls: &[CallText], expected: &[String]) -> Result<(), String> {
    for (call, expected) in calls.iter().zip(expected) {
        let found = brief(&engine.call(&call.function, &call.args));
        if found != *expected {
            let args: Vec<String> = call.args.iter().map(|a| a.display()).collect();
            return Err(format!("@{}({}): {found}, the interpreter: {expected}", call.function, args.join(", ")));
        }
    }
    Ok(())
}

fn brief(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Returned(value) => value.display(),
        Outcome::Trapped(trap) => format!("fault: {} ({})", trap.kind.text(), trap.message),
        other => format!("{other:?}"),
    }
}

fn class(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Returned(_) => "returned".into(),
        Outcome::Trapped(trap) => trap.kind.text().into(),
        other => format!("{other:?}"),
    }
}
