//! Runs a text on both engines: a call that the interpreter completes without a finding must have the same
//! result in compiled code.
//!
//! Legitimate differences are excluded: the words in [`LEFT_OUT`], and results that depend on addresses.
//! Those are detected by a second interpreter, which exists at the same time and so has other addresses, and
//! by a run in which the variables lie elsewhere on their pages.

use llvmlite_jit::diagnostic::Diagnostic;
use llvmlite_jit::engine::{Engine, Limits};
use llvmlite_jit::interp::{self, Interpreter};
use llvmlite_jit::ir::{Function, GlobalId, GlobalKind, Module, Name, Type, TypeKind};
use llvmlite_jit::jit::{self, Jit};
use llvmlite_jit::outcome::{Outcome, TrapKind};
use llvmlite_jit::parse;
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::value::{Value, parse_call};
use llvmlite_jit::verify::{self, Checked};
use std::sync::Arc;

/// Maximum number of functions that are called.
const CALLED: usize = 3;
/// Maximum number of interpreter steps in one call.
const STEPS: u64 = 100_000;
/// Maximum size of a text in bytes; longer ones take too long.
const LONGEST: usize = 16 << 10;

/// Words whose meaning is left to the engine, or that reach outside of the process.
const LEFT_OUT: &[&str] = &[
    "freeze",
    "ptrtoint",
    "ptrtoaddr",
    "module asm",
    "asm ",
    "returnaddress",
    "frameaddress",
    "sponentry",
    "thread.pointer",
    "readcyclecounter",
    "readsteadycounter",
    "stacksave",
    "localescape",
    "rdrand",
    "rdseed",
    "rdtsc",
    "rdpmc",
    "sjlj",
    "cpuid",
    "thread_local",
    "threadlocal",
    "set.rounding",
    "set.fpenv",
    "set.fpmode",
    "reset.fpenv",
    "llvm.global_ctors",
    "llvm.global_dtors",
    "ifunc",
    "allow.runtime",
    "allow.ubsan",
    "is.constant",
    "objectsize",
    "fptrunc",
    "clear_cache",
    "init.trampoline",
    "ldmxcsr",
    "stmxcsr",
];

/// Host functions that may be called. `free` is missing: for an invalid pointer the C library aborts inside,
/// and keeps the lock of the heap that the fuzzer needs too.
const HOST: &[&str] = &[
    "malloc", "calloc", "memcpy", "memmove", "memset", "memcmp", "memchr", "strlen", "strcmp", "strncmp", "strcpy",
    "strchr", "abs", "labs", "sin", "cos", "sqrt", "fabs", "floor", "ceil", "fmod",
];

/// The extent of a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The text is not a module, or none of its functions can be called.
    NotRun,
    /// An engine refuses it.
    Refused,
    /// A call ended in a fault that only the interpreter must detect, or took too long.
    Stopped,
    /// Every call completed, or ended in a fault that both engines must report and did report.
    Compared,
}

impl Verdict {
    /// Whether anything was run.
    pub fn ran(self) -> bool {
        matches!(self, Verdict::Stopped | Verdict::Compared)
    }
}

/// Runs a text on both engines; `Err` describes a difference.
pub fn check(text: &str) -> Result<Verdict, String> {
    if text.len() > LONGEST || LEFT_OUT.iter().any(|word| text.contains(word)) {
        return Ok(Verdict::NotRun);
    }
    let Some(checked) = checked(text) else { return Ok(Verdict::NotRun) };
    let module = checked.module();
    let entries: Vec<GlobalId> =
        module.definitions().filter(|(_, f, _)| is_callable(module, f)).map(|(id, ..)| id).take(CALLED).collect();
    if entries.is_empty() || !is_shut_in(module) {
        return Ok(Verdict::NotRun);
    }
    let limits = Limits { fuel: Some(STEPS), max_stack: 1 << 20, max_memory: Some(64 << 20), ..Limits::default() };
    let options = || interp::Options { limits: limits.clone(), ..Default::default() };
    // Both exist at the same time, so that their addresses differ.
    let (Ok(mut first), Ok(mut second)) = (
        Interpreter::new(checked.clone(), &entries, options()),
        Interpreter::new(checked.clone(), &entries, options()),
    ) else {
        return Ok(Verdict::Refused);
    };
    let mut jits = Vec::new();
    for opt_level in [0, 2] {
        let limits = Limits { max_stack: 16 << 20, ..Limits::default() };
        let options = jit::Options { opt_level, limits, ..Default::default() };
        // SAFETY: the interpreter has run the program without a finding.
        match unsafe { Jit::new(checked.clone(), &entries, options) } {
            Ok(jit) => jits.push((opt_level, jit)),
            Err(found) => match found.iter().find(|d| d.code == "E0699") {
                Some(bug) => return Err(format!("internal error: {}", bug.message)),
                None => return Ok(Verdict::Refused),
            },
        }
    }
    let mut calls = Vec::new();
    for entry in &entries {
        let name = module.globals[*entry].name.symbol();
        let function = module.function(*entry).expect("it is a function");
        for edge in 0..2 {
            let args = function.params.iter().enumerate().map(|(n, p)| argument(module, p.ty, n + edge * 5));
            let Some(args) = args.collect::<Option<Vec<Value>>>() else { return Ok(Verdict::NotRun) };
            let expected = first.call(&name, &args);
            // Output and stores cannot be undone: further calls are made only if this one has a comparable result.
            let Some(wanted) = brief(&expected) else { return Ok(Verdict::Stopped) };
            if brief(&second.call(&name, &args)).as_deref() != Some(&wanted) {
                return Ok(Verdict::Stopped);
            }
            calls.push((name.clone(), args.clone(), wanted.clone()));
            for (opt_level, jit) in &mut jits {
                let found = jit.call(&name, &args);
                // What only the interpreter runs, such as atomic operations that are not aligned.
                if matches!(&found, Outcome::Trapped(trap) if trap.kind == TrapKind::Unsupported) {
                    return Ok(Verdict::Refused);
                }
                if brief(&found).as_deref() != Some(&wanted) {
                    if FURTHER.iter().any(|further| depends_on_places(text, &calls, *further)) {
                        return Ok(Verdict::Stopped);
                    }
                    let args: Vec<String> = args.iter().map(Value::display).collect();
                    return Err(format!(
                        "-O{opt_level} @{name}({}): {found:?}, the interpreter: {wanted}\n{text}",
                        args.join(", ")
                    ));
                }
            }
        }
    }
    Ok(Verdict::Compared)
}

/// Distances in bytes by which variables are moved, to see whether results depend on addresses: a small one,
/// and one that changes the upper half of an address's lower 32 bits.
const FURTHER: [u64; 2] = [40, 0x5a5a_5a58];

/// Whether any call has another result if each variable is moved by `further` bytes.
fn depends_on_places(text: &str, calls: &[(String, Vec<Value>, String)], further: u64) -> bool {
    // A constant and a variable, and a function that uses them before others use theirs.
    let first = format!(
        "@\"fuzz: constant\" = constant [{further} x i8] zeroinitializer
@\"fuzz: place\" = global [{further} x i8] zeroinitializer
define void @\"fuzz: first\"() {{
  %byte = load i8, ptr @\"fuzz: constant\"
  store i8 %byte, ptr @\"fuzz: place\"
  ret void
}}
"
    );
    let Some(checked) = checked(&format!("{first}{text}")) else { return false };
    let module = checked.module();
    let is_wanted = |id| {
        let name = module.globals[id].name.symbol();
        name == "fuzz: first" || calls.iter().any(|(called, ..)| *called == name)
    };
    let entries: Vec<GlobalId> = module.definitions().map(|(id, ..)| id).filter(|id| is_wanted(*id)).collect();
    let max_memory = Some(2 * further + (64 << 20));
    let limits = Limits { fuel: Some(STEPS), max_stack: 1 << 20, max_memory, ..Limits::default() };
    let options = interp::Options { limits, ..Default::default() };
    let Ok(mut engine) = Interpreter::new(checked.clone(), &entries, options) else { return false };
    calls.iter().any(|(name, args, wanted)| brief(&engine.call(name, args)).as_ref() != Some(wanted))
}

fn checked(text: &str) -> Option<Arc<Checked>> {
    let mut sources = SourceMap::new();
    let source = sources.add("input.ll", text).ok()?;
    let parsed = parse::parse(&source);
    if parsed.diagnostics.iter().any(Diagnostic::is_error) {
        return None;
    }
    verify::verify(parsed.module, &sources, verify::Options::default()).ok().map(Arc::new)
}

/// Whether all parameters and the result are numbers.
fn is_callable(module: &Module, function: &Function) -> bool {
    let number = |ty: Type| match module.types.kind(ty) {
        TypeKind::Int(width) => *width <= 128,
        TypeKind::Float(_) => true,
        _ => false,
    };
    let result = number(function.ret) || matches!(module.types.kind(function.ret), TypeKind::Void);
    result && !function.varargs && function.params.len() <= 6 && function.params.iter().all(|p| number(p.ty))
}

/// Whether every external that the module can call is harmless.
fn is_shut_in(module: &Module) -> bool {
    module.globals.values().all(|global| {
        let is_harmless = match &global.name {
            Name::Text(name) => name.starts_with("llvm.") || HOST.contains(&&**name),
            Name::Number(_) => false,
        };
        match &global.kind {
            GlobalKind::Variable { init, .. } => init.is_some() || is_harmless,
            GlobalKind::Function(function) => {
                function.body.is_some() || is_harmless && !is_other_malloc(module, &global.name, function)
            }
            GlobalKind::Alias { .. } => true,
            GlobalKind::Ifunc { .. } | GlobalKind::Undeclared => false,
        }
    })
}

/// The interpreter tracks the memory of `malloc` only if it is declared as in C.
fn is_other_malloc(module: &Module, name: &Name, function: &Function) -> bool {
    let sizes = match name {
        Name::Text(name) if &**name == "malloc" => 1,
        Name::Text(name) if &**name == "calloc" => 2,
        _ => return false,
    };
    let is_size = |ty| module.types.int_width(ty) == Some(64);
    function.params.len() != sizes || !function.params.iter().all(|p| is_size(p.ty))
}

fn argument(module: &Module, ty: Type, n: usize) -> Option<Value> {
    const INTS: [i128; 10] = [5, -1, 0, 1, 7, i64::MIN as i128, 2, 100, -3, 0x1234_5678_9abc_def0];
    const FLOATS: [&str; 5] = ["1.5", "-2.25", "0.0", "1024.0", "-0.0"];
    match module.types.kind(ty) {
        TypeKind::Int(width) => Some(Value::int(*width, INTS[n % INTS.len()])),
        _ => {
            let call = parse_call(&format!("f({} {})", module.types.display(ty), FLOATS[n % FLOATS.len()])).ok()?;
            call.args.into_iter().next()
        }
    }
}

/// Returns the text that must be the same on both engines; `None` if nothing is comparable.
fn brief(outcome: &Outcome) -> Option<String> {
    use TrapKind::{DivisionByZero, DivisionOverflow, NullPointer, Signal};
    match outcome {
        Outcome::Returned(Value::Undef | Value::Poison) => None,
        Outcome::Returned(value) => brief_value(value),
        // Compiled code faults on a poison address derived from null only at its use, and below null the
        // address is a wild pointer.
        Outcome::Trapped(trap) if trap.message.contains("poison") || trap.message.contains("offset -") => None,
        // Of two equal faults in a row the optimizer may remove either.
        Outcome::Trapped(trap) => matches!(trap.kind, DivisionByZero | DivisionOverflow | NullPointer | Signal)
            .then(|| format!("fault: {}", trap.kind.text())),
        _ => None,
    }
}

fn brief_value(value: &Value) -> Option<String> {
    match value {
        // The sign and the payload of a NaN are unspecified.
        Value::Float { .. } if value.display().contains("0x") => {
            Some(if is_nan(value) { "NaN".into() } else { value.display() })
        }
        Value::Undef | Value::Poison | Value::Ptr(_) => None,
        other => Some(other.display()),
    }
}

fn is_nan(value: &Value) -> bool {
    use llvmlite_jit::ir::FloatKind::*;
    let Value::Float { kind, bits } = value else { return false };
    let (exponent, fraction) = match kind {
        Half => (0x7c00, 0x3ff),
        BFloat => (0x7f80, 0x7f),
        Float => (0x7f80_0000, 0x7f_ffff),
        Double => (0x7ff << 52, (1 << 52) - 1),
        X86Fp80 => (0x7fff << 64, (1 << 63) - 1),
        _ => (0x7fff << 112, (1 << 112) - 1),
    };
    bits & exponent == exponent && bits & fraction != 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_depends_on_places_is_not_compared() {
        let text = "@b = global i8 1\n@p = global ptr @b\ndefine i8 @low() {\n  %x = load i8, ptr @p\n  ret i8 %x\n}\n";
        assert_eq!(check(text), Ok(Verdict::Stopped));
        assert_eq!(check("define i8 @one() {\n  ret i8 1\n}\n"), Ok(Verdict::Compared));
    }
}
