//! Every operation on every type, with boundary values: both engines must agree, and integer operations must
//! also agree with plain 128-bit arithmetic.
//!
//! The functions come from the keyword tables of `ir::inst`, so that an operation added there is tested
//! automatically. A case that is poison or undefined in the interpreter is counted and skipped; a fault must
//! be the same on both engines.
//!
//! A selection of widths stands for all; `LLVMLITE_WIDTHS=all cargo test --test suite operations` takes every width
//! from 1 to 128, which takes long and is for manual runs.
//!
//! `LLVMLITE_OPERATIONS=DIRECTORY cargo test --test suite operations` also writes each group as a program that prints
//! all its defined cases, with the expected output, for comparison with another implementation of LLVM.

mod cases;
mod divisions;
pub mod engines;
mod export;
mod reference;
mod values;
mod vectors;

use cases::{Case, ODD, WIDE, WIDTHS};
use engines::{brief, engines_of};
use llvmlite_jit::engine::Engine;
use llvmlite_jit::engine::typed::PreparedFunction;
use llvmlite_jit::outcome::{Outcome, TrapKind};
use llvmlite_jit::value::Value;
use std::collections::BTreeMap;
use values::{Ty, arguments, same};

/// Returns the widths up to the machine's word that are tested in full.
fn widths() -> Vec<u32> {
    if all_widths() { (1..=64).collect() } else { WIDTHS.to_vec() }
}

/// Returns the widths beyond the machine's word.
fn wide() -> Vec<u32> {
    if all_widths() { (65..=128).collect() } else { WIDE.to_vec() }
}

fn all_widths() -> bool {
    std::env::var_os("LLVMLITE_WIDTHS").is_some_and(|v| v == "all")
}

#[test]
fn integer_arithmetic() {
    cached!();
    check("integer_arithmetic", cases::integer(&widths()), 40_000);
}

#[test]
fn wide_integer_arithmetic() {
    cached!();
    check("wide_integer_arithmetic", cases::integer(&wide()), 12_000);
}

#[test]
fn integer_arithmetic_with_a_constant() {
    cached!();
    let widths = [widths(), wide()].concat();
    check("integer_constants", cases::integer_by_constant(&widths), 20_000);
}

#[test]
fn integer_arithmetic_on_truncated_operands() {
    cached!();
    check("integer_truncated", cases::truncated_integer(ODD), 40_000);
}

#[test]
fn integer_comparisons() {
    cached!();
    let widths = [widths(), wide()].concat();
    check("integer_comparisons", cases::comparisons(&widths), 60_000);
}

#[test]
fn floating_point() {
    cached!();
    check("floating_point", cases::floating_point(), 10_000);
}

#[test]
fn conversions() {
    cached!();
    let widths = [widths(), wide()].concat();
    check("conversions", cases::conversions(&widths), 10_000);
}

#[test]
fn elements_of_vectors() {
    cached!();
    check("vectors", cases::vectors(), 40_000);
}

#[test]
fn values_that_move() {
    cached!();
    let widths = [widths(), wide()].concat();
    check("moves", cases::moves(&widths), 5_000);
}

#[test]
fn every_width() {
    cached!();
    check("every_width", cases::every_width(), 20_000);
}

#[test]
fn intrinsic_functions_of_integers() {
    cached!();
    let widths = [widths(), wide()].concat();
    check("integer_intrinsics", cases::integer_intrinsics(&widths), 30_000);
}

#[test]
fn intrinsic_functions_of_floating_point() {
    cached!();
    check("float_intrinsics", cases::float_intrinsics(), 10_000);
}

#[test]
fn vectors_of_small_integers() {
    cached!();
    check_vectors(&[Ty::Int(1), Ty::Int(7)], 300);
}

#[test]
fn vectors_of_bytes_and_words() {
    cached!();
    check_vectors(&[Ty::Int(8), Ty::Int(16)], 300);
}

#[test]
fn vectors_of_machine_integers() {
    cached!();
    check_vectors(&[Ty::Int(32), Ty::Int(64)], 300);
}

#[test]
fn vectors_of_floating_point_and_pointers() {
    cached!();
    check_vectors(&[Ty::Float, Ty::Double, Ty::Ptr], 300);
}

/// Runs the vectors of some element types; at least `at_least` cases must run.
fn check_vectors(elements: &[Ty], at_least: usize) {
    let (wrong, count) = vectors::check(elements);
    println!("{elements:?}: {count:?}");
    assert!(wrong.is_empty(), "{} cases are wrong:\n{}", wrong.len(), wrong[..wrong.len().min(60)].join("\n"));
    assert!(count.cases >= at_least, "only {count:?}");
}

/// Numbers of cases of a group by result.
#[derive(Default, Debug)]
struct Count {
    defined: usize,
    referenced: usize,
    skipped: usize,
    faults: usize,
}

/// Runs all cases of a group; at least `at_least` of them must be defined.
fn check(group: &str, list: Vec<Case>, at_least: usize) {
    let text: String = cases::prelude().to_string() + &list.iter().map(|c| c.text.as_str()).collect::<String>();
    let mut engines = engines(&text, &list);
    let mut count = Count::default();
    let mut wrong: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut defined = Vec::new();
    for case in &list {
        let prepared = prepare(&mut engines, &case.name);
        for (n, args) in arguments(case).into_iter().enumerate() {
            // Both ways to call a function.
            let outcomes = match prepared {
                Some(prepared) if n % 8 != 0 => call_prepared(&mut engines, prepared, &args),
                _ => engines.each_mut().map(|e| e.call(&case.name, &args)),
            };
            if let Some(text) = compare(case, &args, &outcomes, &mut count) {
                wrong.entry(&case.name).or_default().push(text);
            } else if let Outcome::Returned(value @ (Value::Int { .. } | Value::Float { .. } | Value::Ptr(_))) =
                &outcomes[0]
            {
                defined.push((case, args, value.clone()));
            }
        }
    }
    println!("{group}: {} functions, {count:?}", list.len());
    if let Some(directory) = std::env::var_os("LLVMLITE_OPERATIONS") {
        export::write(directory.as_ref(), group, &list, &defined);
    }
    let functions = wrong.len();
    let shown: Vec<String> = wrong.into_values().take(40).flat_map(|v| v.into_iter().take(3)).collect();
    assert!(functions == 0, "{functions} functions of {} are wrong:\n{}", list.len(), shown.join("\n"));
    assert!(count.defined >= at_least, "only {count:?}");
}

/// Prepares a function for many calls on each engine, unless its arguments are of types that these calls do not have.
fn prepare(engines: &mut [Box<dyn Engine>; 3], name: &str) -> Option<[PreparedFunction; 3]> {
    let [interp, plain, optimized] = engines.each_mut().map(|engine| engine.prepare_function(name).ok());
    Some([interp?, plain?, optimized?])
}

fn call_prepared(
    [interp, plain, optimized]: &mut [Box<dyn Engine>; 3],
    functions: [PreparedFunction; 3],
    args: &[Value],
) -> [Outcome; 3] {
    [
        interp.call_prepared(functions[0], args),
        plain.call_prepared(functions[1], args),
        optimized.call_prepared(functions[2], args),
    ]
}

/// Describes the first difference in the outcomes of one case.
fn compare(case: &Case, args: &[Value], outcomes: &[Outcome; 3], count: &mut Count) -> Option<String> {
    let [interp, plain, optimized] = outcomes;
    let shown = || args.iter().map(Value::display).collect::<Vec<_>>().join(", ");
    match interp {
        Outcome::Returned(Value::Undef | Value::Poison) => {
            count.skipped += 1;
            // The value is undefined, but the call must return without a machine fault.
            let returned = |o: &Outcome| matches!(o, Outcome::Returned(_));
            return (!returned(plain) || !returned(optimized))
                .then(|| format!("@{}({}) has no defined value, but must return", case.name, shown()));
        }
        Outcome::Trapped(trap) if matches!(trap.kind, TrapKind::Poison | TrapKind::Uninitialised) => {
            count.skipped += 1;
            return None;
        }
        _ => {}
    }
    let agree = |a: &Outcome, b: &Outcome| match (a, b) {
        (Outcome::Returned(a), Outcome::Returned(b)) => same(a, b, case.agree),
        (Outcome::Trapped(a), Outcome::Trapped(b)) => a.kind == b.kind,
        _ => false,
    };
    let expected = case.reference(args);
    let as_expected = match (&expected, interp) {
        (None, _) => true,
        (Some(Some(want)), Outcome::Returned(found)) => same(want, found, case.agree),
        (Some(None), Outcome::Trapped(_)) => true,
        _ => false,
    };
    if agree(interp, plain) && agree(interp, optimized) && as_expected {
        match interp {
            Outcome::Trapped(_) => count.faults += 1,
            _ => count.defined += 1,
        }
        count.referenced += usize::from(expected.is_some());
        return None;
    }
    let expected =
        expected.map_or(String::new(), |e| format!(", expected {}", e.map_or("a fault".into(), |v| v.display())));
    let [a, b, c] = outcomes.each_ref().map(brief);
    Some(format!("@{}({}): interpreter {a}, -O0 {b}, -O2 {c}{expected}", case.name, shown()))
}

/// Returns the interpreter, and the JIT without and with optimization.
fn engines(text: &str, list: &[Case]) -> [Box<dyn Engine>; 3] {
    engines_of(text, &list.iter().map(|c| c.name.as_str()).collect::<Vec<_>>())
}

#[test]
fn the_groups_cover_the_keyword_tables() {
    use llvmlite_jit::ir::inst::{BinaryOp, CastOp, FcmpPred, IcmpPred};
    let widths: Vec<u32> = WIDTHS.to_vec();
    let all: Vec<Case> =
        [cases::integer(&widths), cases::comparisons(&widths), cases::floating_point(), cases::conversions(&widths)]
            .into_iter()
            .flatten()
            .collect();
    let text: String = all.iter().map(|c| c.text.as_str()).collect();
    let mut words: Vec<String> = BinaryOp::ALL.iter().map(|o| format!("= {} ", o.keyword())).collect();
    words.extend(CastOp::ALL.iter().map(|o| format!("= {} ", o.keyword())));
    words.extend(IcmpPred::ALL.iter().map(|p| format!("= icmp {} ", p.keyword())));
    words.extend(FcmpPred::ALL.iter().map(|p| format!("= fcmp {} ", p.keyword())));
    words.extend(["nuw", "nsw", "nuw nsw", "exact", "disjoint", "nneg", "samesign"].map(|f| format!(" {f} ")));
    words.retain(|word| !text.contains(word.as_str()));
    assert!(words.is_empty(), "not tested: {words:?}");
    assert!(all.iter().any(|c| c.ret == Ty::Ptr) && all.iter().any(|c| c.ret == Ty::Float));
}
