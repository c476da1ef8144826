//! Every operation on integers of more than 128 bits, with boundary values: both engines must agree. Their
//! implementations differ; the interpreter uses a bigint crate.
//!
//! `LLVMLITE_OPERATIONS=DIRECTORY cargo test --test suite wide_integers` also writes each group as a program that
//! prints its defined cases, with the expected output, for comparison with another implementation of LLVM.

mod cases;
mod export;
mod values;

use crate::operations::engines::{brief, engines_of};
use cases::Case;
use llvmlite_jit::outcome::{Outcome, TrapKind};
use llvmlite_jit::value::Value;
use values::arguments;

#[test]
fn arithmetic() {
    cached!();
    check("wide_arithmetic", cases::arithmetic(), 20_000);
}

#[test]
fn arithmetic_with_a_constant() {
    cached!();
    check("wide_constants", cases::by_constant(), 8_000);
}

#[test]
fn comparisons() {
    cached!();
    check("wide_comparisons", cases::comparisons(), 30_000);
}

#[test]
fn conversions() {
    cached!();
    check("wide_conversions", cases::conversions(), 3_000);
}

#[test]
fn select_phi_and_memory() {
    cached!();
    check("wide_select_phi_and_memory", cases::select_phi_and_memory(), 3_000);
}

#[test]
fn elements_of_vectors() {
    cached!();
    check("wide_vectors", cases::vectors(), 8_000);
}

#[test]
fn intrinsic_functions() {
    cached!();
    check("wide_intrinsics", cases::intrinsics(), 15_000);
}

#[test]
fn operations_without_llvm_codegen() {
    cached!();
    check("wide_without_llvm_codegen", cases::without_llvm_codegen(), 3_000);
}

/// Runs all cases of a group; at least `at_least` of them must be defined.
fn check(group: &str, list: Vec<Case>, at_least: usize) {
    let text: String = cases::PRELUDE.to_string() + &list.iter().map(|c| c.text.as_str()).collect::<String>();
    let mut engines = engines_of(&text, &list.iter().map(|c| c.name.as_str()).collect::<Vec<_>>());
    let (mut defined, mut wrong) = (Vec::new(), Vec::new());
    for case in &list {
        for args in arguments(&case.params, case.reduced_values) {
            let outcomes = engines.each_mut().map(|e| e.call(&case.name, &args));
            if !agree(&outcomes) {
                let shown: Vec<String> = args.iter().map(Value::display).collect();
                let [a, b, c] = outcomes.each_ref().map(brief);
                wrong.push(format!("@{}({}): interpreter {a}, -O0 {b}, -O2 {c}", case.name, shown.join(", ")));
            } else if let [Outcome::Returned(value), ..] = &outcomes
                && !matches!(value, Value::Undef | Value::Poison)
            {
                defined.push((case, args, value.clone()));
            }
        }
    }
    println!("{group}: {} functions, {} defined cases", list.len(), defined.len());
    if let Some(directory) = std::env::var_os("LLVMLITE_OPERATIONS") {
        export::write(directory.as_ref(), group, &list, &defined);
    }
    let shown = wrong.iter().take(40).map(String::as_str).collect::<Vec<_>>().join("\n");
    assert!(wrong.is_empty(), "{} cases are wrong:\n{shown}", wrong.len());
    assert!(defined.len() >= at_least, "only {} cases are defined", defined.len());
}

/// Whether the outcomes of the interpreter, and of compiled code without and with optimization, agree.
fn agree([interp, unoptimized, optimized]: &[Outcome; 3]) -> bool {
    match interp {
        // The value is undefined, but the call must return without a machine fault.
        Outcome::Returned(Value::Undef | Value::Poison) => {
            [unoptimized, optimized].iter().all(|o| matches!(o, Outcome::Returned(_)))
        }
        // Undefined behavior: compiled code may return anything, or trap, but not fail in our own code.
        Outcome::Trapped(trap) if matches!(trap.kind, TrapKind::Poison | TrapKind::Uninitialised) => {
            [unoptimized, optimized].iter().all(|o| matches!(o, Outcome::Returned(_) | Outcome::Trapped(_)))
        }
        _ => [unoptimized, optimized].iter().all(|other| match (interp, other) {
            (Outcome::Returned(a), Outcome::Returned(b)) => a == b,
            (Outcome::Trapped(a), Outcome::Trapped(b)) => a.kind == b.kind,
            _ => false,
        }),
    }
}
