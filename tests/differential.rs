//! Generated modules on both engines: results, and the final content of memory, must be equal.
//!
//! `cargo run --features tools --example soak -- --help` runs more of them, for longer.

mod atomics;
mod calls;
mod control_flow;
mod dynamic_alloca;
mod exceptions;
mod expressions;
mod floats;
mod function;
mod gather_scatter;
mod inline_asm;
mod libc_calls;
mod memory;
mod mistakes;
mod module_generator;
pub mod rng;
mod run;
mod types;
mod values;
mod vectors;

use run::Statistics;

/// Number of modules per thread.
const MODULES: u64 = 100;
/// Number of modules with a planted mistake.
const MISTAKES: u64 = 50;

/// Instructions that must occur; a missing one means that the generator has lost a feature.
const OPCODES: &[&str] = &[
    "add",
    "sub",
    "mul",
    "udiv",
    "sdiv",
    "urem",
    "srem",
    "shl",
    "lshr",
    "ashr",
    "and",
    "or",
    "xor",
    "fadd",
    "fsub",
    "fmul",
    "fdiv",
    "frem",
    "fneg",
    "icmp",
    "fcmp",
    "trunc",
    "zext",
    "sext",
    "fptrunc",
    "fpext",
    "fptoui",
    "fptosi",
    "uitofp",
    "sitofp",
    "bitcast",
    "ptrtoint",
    "inttoptr",
    "select",
    "phi",
    "freeze",
    "extractvalue",
    "insertvalue",
    "extractelement",
    "insertelement",
    "shufflevector",
    "va_arg",
    "alloca",
    "load",
    "store",
    "getelementptr",
    "atomicrmw",
    "cmpxchg",
    "fence",
    "call",
    "br",
    "switch",
    "indirectbr",
    "ret",
    "invoke",
    "landingpad",
    "resume",
    "asm",
    "unreachable",
];

/// Intrinsics that must occur.
const INTRINSICS: &[&str] = &[
    "abs",
    "assume",
    "bitreverse",
    "bswap",
    "ceil",
    "copysign",
    "ctlz",
    "ctpop",
    "cttz",
    "expect",
    "fabs",
    "floor",
    "fma",
    "fptosi.sat",
    "fptoui.sat",
    "fshl",
    "fshr",
    "is.fpclass",
    "ldexp",
    "eh.typeid.for",
    "masked.compressstore",
    "masked.expandload",
    "masked.gather",
    "masked.load",
    "masked.scatter",
    "masked.store",
    "maximum",
    "maxnum",
    "memcpy",
    "memmove",
    "memset",
    "minimum",
    "minnum",
    "nearbyint",
    "rint",
    "round",
    "roundeven",
    "sadd.sat",
    "sadd.with.overflow",
    "scmp",
    "smax",
    "smin",
    "smul.with.overflow",
    "sqrt",
    "sshl.sat",
    "ssub.sat",
    "ssub.with.overflow",
    "stackrestore",
    "stacksave",
    "trunc",
    "uadd.sat",
    "uadd.with.overflow",
    "ucmp",
    "umax",
    "umin",
    "umul.with.overflow",
    "ushl.sat",
    "usub.sat",
    "usub.with.overflow",
    "va_copy",
    "va_end",
    "va_start",
    "vector.reduce.add",
    "vector.reduce.fadd",
    "vector.reduce.smax",
    "vector.reduce.xor",
];

fn seeds(first: u64) {
    let mut statistics = Statistics::default();
    let mut wrong = Vec::new();
    let step = super::sampling_step() as u64;
    for seed in first..first + MODULES {
        if let Err(found) = run::module(&module_generator::module(seed, None), seed % step == 0, &mut statistics) {
            wrong.push(format!("seed {seed}: {found}"));
        }
    }
    statistics.counters().iter().for_each(|(group, name, n)| println!("{group} {name}: {n}"));
    let show = "`cargo run --features tools --example soak -- --print SEED` shows them";
    assert!(wrong.is_empty(), "{show}\n{}", wrong.join("\n"));
    assert_eq!(statistics.ends.values().sum::<u64>(), MODULES);
    let ends = |end: &str| statistics.ends.get(end).copied().unwrap_or(0);
    let (complete, left_out) = (ends(run::TO_THE_END), ends(run::WITHOUT_LIBRARY));
    assert!(complete * 100 >= (MODULES - left_out) * 80, "too few run to the end: {statistics:?}");
    assert!(statistics.steps > 1000 * MODULES, "too little happens: {statistics:?}");
    let opcodes = OPCODES.iter().filter(|o| !statistics.opcodes.contains_key(**o));
    let intrinsics = INTRINSICS.iter().filter(|i| !statistics.intrinsics.contains_key(**i));
    let throwing = ["invoke", "landingpad", "resume", "eh.typeid.for"];
    let missing: Vec<_> = opcodes.chain(intrinsics).filter(|word| left_out == 0 || !throwing.contains(word)).collect();
    assert!(missing.is_empty(), "not generated: {missing:?}");
}

#[test]
fn generated_modules() {
    cached!();
    seeds(1);
}

#[test]
fn more_generated_modules() {
    cached!();
    seeds(1_000_001);
}

/// Mistakes planted in generated modules are found where they are, by the interpreter and by checked code.
#[test]
fn planted_mistakes() {
    cached!();
    let mut statistics = Statistics::default();
    let mut wrong = Vec::new();
    let seeds = (1..=MISTAKES).step_by(super::sampling_step());
    for seed in seeds.clone() {
        if let Err(found) = run::module(&module_generator::module_with_mistake(seed), true, &mut statistics) {
            wrong.push(format!("seed {seed}: {found}"));
        }
    }
    let show = "`cargo run --features tools --example soak -- --print SEED mistakes` shows them";
    assert!(wrong.is_empty(), "{show}\n{}", wrong.join("\n"));
    let left_out = statistics.ends.get(run::WITHOUT_LIBRARY).copied().unwrap_or(0);
    let found = statistics.ends.get(run::FOUND).copied().unwrap_or(0);
    assert!(found * 100 >= (seeds.count() as u64 - left_out) * 50, "too few are reached: {statistics:?}");
}
