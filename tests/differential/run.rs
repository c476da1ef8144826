//! Runs a module on the interpreter and on the JIT, without and with optimization and with checks, and compares the results.

use super::mistakes::MARK;
use llvmlite_jit::diagnostic::Diagnostic;
use llvmlite_jit::engine::Engine;
use llvmlite_jit::host;
use llvmlite_jit::interp::{self, Interpreter};
use llvmlite_jit::ir::constant::Constant;
use llvmlite_jit::ir::inst::{Inst, Operand};
use llvmlite_jit::ir::{Name, Type, TypeKind, Types};
use llvmlite_jit::jit::{self, CheckLevel, Jit};
use llvmlite_jit::outcome::{Outcome, TrapKind};
use llvmlite_jit::source::{SourceMap, Span};
use llvmlite_jit::value::{ParsedCall, parse_call};
use llvmlite_jit::verify::Checked;
use llvmlite_jit::{parse, verify};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

/// Calls of the entry point, in order.
pub const CALLS: [&str; 4] = [
    "f(i64 0, i32 0, double 0.0, i8 0)",
    "f(i64 -1, i32 2147483647, double 1e300, i8 -128)",
    "f(i64 81985529216486895, i32 -7, double -2.5, i8 85)",
    "f(i64 -9223372036854775808, i32 65537, double 12345.678, i8 3)",
];

/// Statistics over many modules.
#[derive(Default, Debug)]
pub struct Statistics {
    /// Numbers of modules by their end; `modules` is the sum.
    pub ends: BTreeMap<&'static str, u64>,
    /// Numbers of calls that did not return, by the interpreter's reason.
    pub faults: BTreeMap<String, u64>,
    /// Numbers of instructions by name.
    pub opcodes: BTreeMap<String, u64>,
    /// Numbers of intrinsic calls by name, without the type suffixes.
    pub intrinsics: BTreeMap<String, u64>,
    /// Numbers of instruction results by type.
    pub types: BTreeMap<String, u64>,
    /// Number of instructions that the interpreter executed.
    pub steps: u64,
    /// Size of the texts in bytes.
    pub bytes: u64,
}

/// A mistake was found where it was planted.
pub const FOUND: &str = "planted mistake found";
/// Every call returned.
pub const TO_THE_END: &str = "to the end";
/// A call ended in a fault that every engine must detect.
pub const FAULTED: &str = "faulted";
/// The interpreter detected undefined behavior, after which engines may differ.
pub const UNDEFINED: &str = "undefined";
/// The module throws, and the C++ library is not installed.
pub const WITHOUT_LIBRARY: &str = "without the library";
/// The verifier or an engine refuses the module.
pub const REFUSED: &str = "refused";

impl Statistics {
    /// Returns all counters by group and name.
    pub fn counters(&self) -> Vec<(&'static str, String, u64)> {
        let groups = [
            ("fault", &self.faults),
            ("operation", &self.opcodes),
            ("intrinsic", &self.intrinsics),
            ("type", &self.types),
        ];
        let grouped = groups.into_iter().flat_map(|(group, map)| map.iter().map(move |(k, n)| (group, k.clone(), *n)));
        let ends = self.ends.iter().map(|(k, n)| ("end", k.to_string(), *n));
        let sums = [("sum", "steps".to_string(), self.steps), ("sum", "bytes".to_string(), self.bytes)];
        ends.chain(grouped).chain(sums).collect()
    }

    fn count(&mut self, checked: &Checked) {
        let module = checked.module();
        for (_, _, body) in module.definitions() {
            for inst in body.layout.iter().flat_map(|b| &body.blocks[*b].insts) {
                if let Some(result) = body.results[*inst].expand() {
                    *self.types.entry(kind(&module.types, body.values[result].ty)).or_default() += 1;
                }
                let inst = &body.insts[*inst];
                *self.opcodes.entry(inst.opcode().into()).or_default() += 1;
                let Inst::Call(call) = inst else { continue };
                let Operand::Const(id) = call.callee else { continue };
                if let Constant::InlineAsm(..) = module.constants[id] {
                    *self.opcodes.entry("asm".into()).or_default() += 1;
                }
                let Constant::Global(_, global) = module.constants[id] else { continue };
                let Name::Text(name) = &module.globals[global].name else { continue };
                if let Some(name) = name.strip_prefix("llvm.") {
                    *self.intrinsics.entry(operation(name)).or_default() += 1;
                }
            }
        }
    }
}

/// Returns the name of a type in the statistics.
fn kind(types: &Types, ty: Type) -> String {
    match types.kind(ty) {
        TypeKind::Ptr { .. } => "pointer".into(),
        TypeKind::Array { .. } => "array".into(),
        TypeKind::Vector { .. } => "vector".into(),
        TypeKind::Struct { .. } | TypeKind::Named(_) => "struct".into(),
        _ => types.display(ty).to_string(),
    }
}

/// Strips the type suffixes from the name of an intrinsic.
fn operation(name: &str) -> String {
    let is_type = |part: &str| {
        let digits = part.trim_start_matches(|c: char| c.is_ascii_lowercase());
        digits.len() < part.len() && digits.starts_with(|c: char| c.is_ascii_digit())
    };
    name.split('.').filter(|part| !is_type(part)).collect::<Vec<_>>().join(".")
}

/// The failure of a module.
pub enum Wrong {
    /// The module was refused: a bug of the generator or of the verifier.
    Refused(String),
    /// The engines disagree.
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

/// Verifies a text, and returns its module.
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
    // Calls through another function type are intended.
    let found: Vec<Diagnostic> = checked.warnings().iter().filter(|d| d.code != "W0207").cloned().collect();
    if found.is_empty() { Ok(Arc::new(checked)) } else { Err(shown(&found)) }
}

/// Runs a module on all engines. `is_checked`: whether also as checked code.
pub fn module(text: &str, is_checked: bool, statistics: &mut Statistics) -> Result<(), Wrong> {
    let mut end = REFUSED;
    let result = everywhere(text, is_checked, statistics, &mut end);
    *statistics.ends.entry(end).or_default() += 1;
    result
}

fn everywhere(text: &str, is_checked: bool, statistics: &mut Statistics, end: &mut &'static str) -> Result<(), Wrong> {
    statistics.bytes += text.len() as u64;
    // SAFETY: the library is the C++ standard library.
    let loaded = || unsafe { host::symbols::load_library(Path::new("libstdc++.so.6")) };
    if text.contains("@__cxa_throw") && loaded().is_err() {
        *end = WITHOUT_LIBRARY;
        return Ok(());
    }
    let checked = checked(text)?;
    let module = checked.module();
    let entries: Vec<_> = ["f", "hash"].iter().filter_map(|name| module.find(name)).collect();
    let refused = |found: Vec<Diagnostic>| {
        Wrong::Refused(found.iter().take(3).map(|d| format!("{} {}", d.code, d.message)).collect::<Vec<_>>().join("\n"))
    };
    statistics.count(&checked);
    let mut interpreter = Interpreter::new(checked.clone(), &entries, interp::Options::default()).map_err(refused)?;
    let (mut calls, mut expected) = (Vec::new(), Vec::new());
    // The call that the interpreter stopped for undefined behavior.
    let mut stopped = None;
    *end = TO_THE_END;
    'calls: for text in CALLS {
        for text in [text, "hash()"] {
            let call = parse_call(text).map_err(Wrong::Refused)?;
            let outcome = interpreter.call(&call.function, &call.args);
            if !matches!(outcome, Outcome::Returned(_)) {
                *statistics.faults.entry(class(&outcome)).or_default() += 1;
                *end = if must_be_found(&outcome) { FAULTED } else { UNDEFINED };
            }
            if *end == UNDEFINED {
                // Behavior is undefined from here on.
                stopped = Some((call, outcome));
                break 'calls;
            }
            calls.push(call);
            expected.push(outcome);
        }
    }
    statistics.steps += interpreter.stats().steps_interpreted;
    for opt_level in [0, 2] {
        let options = jit::Options { opt_level, ..jit::Options::default() };
        // SAFETY: the interpreter has run the program without a finding.
        let mut jit = unsafe { Jit::new(checked.clone(), &entries, options) }.map_err(|found| {
            *end = REFUSED;
            refused(found)
        })?;
        let overwrites = |store, later| opt_level > 0 && overwrites(text, store, later);
        same(&mut jit, &calls, &expected, &overwrites)
            .map_err(|text| Wrong::Disagree(format!("-O{opt_level}: {text}")))?;
    }
    let planted = text.contains(MARK);
    let ends = stopped.iter().map(|(_, outcome)| outcome).chain(&expected);
    if let Some(first @ Outcome::Trapped(trap)) = ends.into_iter().find(|end| !matches!(end, Outcome::Returned(_)))
        && planted
    {
        let line = trap.span.and_then(|span| text[span.lo as usize..].lines().next());
        let is_planted = line.is_some_and(|line| line.ends_with(MARK));
        // Modules without a planted mistake have faults that every engine finds, too.
        if !is_planted && !must_be_found(first) {
            return Err(Wrong::Disagree(format!(
                "the interpreter stops elsewhere: {:?}",
                brief(&Outcome::Trapped(trap.clone()))
            )));
        }
        *end = if is_planted { FOUND } else { FAULTED };
    }
    if !is_checked {
        return Ok(());
    }
    // Optimization may remove what is undefined.
    let opt_level = if stopped.is_none() && text.len().is_multiple_of(3) { 2 } else { 0 };
    // Plain code is only compared as far as behavior is defined.
    let (level, name) = match stopped.is_none() && text.len().is_multiple_of(2) {
        true => (CheckLevel::Memory, "memory"),
        false => (CheckLevel::All, "all"),
    };
    if let Some((call, outcome)) = stopped {
        calls.push(call);
        expected.push(outcome);
    }
    let options = jit::Options { opt_level, checked: Some(level), ..jit::Options::default() };
    // SAFETY: the interpreter has run the program; what it stopped for is checked.
    let mut jit = unsafe { Jit::new(checked.clone(), &entries, options) }.map_err(|found| {
        *end = REFUSED;
        refused(found)
    })?;
    same(&mut jit, &calls, &expected, &|_, _| false)
        .map_err(|text| Wrong::Disagree(format!("--checked={name} -O{opt_level}: {text}")))?;
    Ok(())
}

/// Compares the calls on an engine with the expected outcomes. `overwrites`: whether a fault at the first
/// location may be reported at the second.
fn same(
    engine: &mut dyn Engine,
    calls: &[ParsedCall],
    expected: &[Outcome],
    overwrites: &dyn Fn(Span, Span) -> bool,
) -> Result<(), String> {
    for (call, expected) in calls.iter().zip(expected) {
        let found = engine.call(&call.function, &call.args);
        let is_same = brief(&found) == brief(expected)
            || match (&found, expected) {
                (Outcome::Trapped(found), Outcome::Trapped(expected)) if found.kind == expected.kind => {
                    matches!((expected.span, found.span), (Some(store), Some(later)) if overwrites(store, later))
                }
                _ => false,
            };
        if !is_same {
            let args: Vec<String> = call.args.iter().map(|a| a.display()).collect();
            let (found, expected) = (brief(&found), brief(expected));
            return Err(format!("@{}({}): {found}, the interpreter: {expected}", call.function, args.join(", ")));
        }
    }
    Ok(())
}

/// Whether both locations are stores of one type in one function, one after the other. Cranelift removes a
/// store that is overwritten before anything can observe it; then the second store faults in its place.
fn overwrites(text: &str, store: Span, later: Span) -> bool {
    let words = |place: Span| text[place.lo as usize..place.hi as usize].split(' ').take(2).collect::<Vec<_>>();
    let is_plain = |words: &[&str]| words[0] == "store" && !["volatile", "atomic"].contains(&words[1]);
    store.lo < later.lo
        && words(store) == words(later)
        && is_plain(&words(store))
        && !text[store.hi as usize..later.lo as usize].contains("\n}")
}

/// Whether compiled code must fault too, at the same location.
fn must_be_found(outcome: &Outcome) -> bool {
    use TrapKind::{DivisionByZero, DivisionOverflow, NullPointer, Signal};
    match outcome {
        Outcome::Trapped(trap) => matches!(trap.kind, DivisionByZero | DivisionOverflow | NullPointer | Signal),
        _ => false,
    }
}

/// Returns the part of an outcome that must be the same. The message of a fault is not, since the
/// interpreter's is more detailed.
fn brief(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Returned(value) => value.display(),
        Outcome::Trapped(trap) => format!("fault: {} at {:?}", trap.kind.text(), trap.span),
        other => format!("{other:?}"),
    }
}

fn class(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Trapped(trap) => trap.kind.text().into(),
        other => format!("{other:?}"),
    }
}
