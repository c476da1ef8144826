//! Generated modules, on both engines: results, and the content of memory, must be the same.
//!
//! `cargo run --example soak -- --help` runs more of them, for longer.

mod differential {
    pub mod calls;
    pub mod compute;
    pub mod control;
    pub mod floats;
    pub mod function;
    pub mod generate;
    pub mod library;
    pub mod memory;
    pub mod random;
    pub mod run;
    pub mod stack;
    pub mod types;
    pub mod values;
    pub mod vectors;
}

use differential::generate;
use differential::run::{self, Statistics};

/// Modules per thread.
const MODULES: u64 = 100;

/// Instructions that must occur, or the generator has lost something.
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
    "select",
    "phi",
    "freeze",
    "alloca",
    "load",
    "store",
    "getelementptr",
    "call",
    "br",
    "switch",
    "ret",
    "unreachable",
];

fn seeds(first: u64) {
    let mut statistics = Statistics::default();
    let mut wrong = Vec::new();
    for seed in first..first + MODULES {
        if let Err(found) = run::module(&generate::module(seed, None), &mut statistics) {
            wrong.push(format!("seed {seed}: {found}"));
        }
    }
    statistics.counters().iter().for_each(|(group, name, n)| println!("{group} {name}: {n}"));
    assert!(wrong.is_empty(), "`cargo run --example soak -- --print SEED` shows them\n{}", wrong.join("\n"));
    assert_eq!(statistics.ends.values().sum::<u64>(), MODULES);
    let complete = statistics.ends.get(run::TO_THE_END).copied().unwrap_or(0);
    assert!(complete * 100 >= MODULES * 80, "too few run to the end: {statistics:?}");
    assert!(statistics.steps > 1000 * MODULES, "too little happens: {statistics:?}");
    let missing: Vec<_> = OPCODES.iter().filter(|o| !statistics.opcodes.contains_key(**o)).collect();
    assert!(missing.is_empty(), "not generated: {missing:?}");
}

#[test]
fn generated_modules() {
    seeds(1);
}

#[test]
fn more_generated_modules() {
    seeds(1_000_001);
}
