//! Every operation on every type of vector: lengths that fill machine registers, and lengths that do not,
//! with every kind of element. Both engines must agree on all bits of a result.
//!
//! Only a fraction of the functions is tested, with a different selection for each type;
//! `LLVMLITE_VECTORS=all cargo test --test suite operations` tests all of them, for manual runs.
//! `LLVMLITE_OPERATIONS=DIRECTORY` writes a program for each type, as for the other operations.

mod compute;
mod module;
mod moves;

use super::values::Ty;
use llvmlite_jit::outcome::Outcome;
use llvmlite_jit::value::Value;
use module::{Module, Shape};
use std::fmt::Write;

const LENGTHS: [u32; 12] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 31, 64];

const ELEMENTS: [Ty; 9] =
    [Ty::Int(1), Ty::Int(7), Ty::Int(8), Ty::Int(16), Ty::Int(32), Ty::Int(64), Ty::Float, Ty::Double, Ty::Ptr];

/// Reciprocal of the fraction of functions tested, for short vectors.
const EVERY: u32 = 4;

/// Numbers of tested functions and cases of an element type.
#[derive(Default, Debug)]
pub struct Count {
    pub functions: usize,
    pub cases: usize,
}

/// Tests all vectors of some element types; returns the failures, and the amount tested.
pub fn check(elements: &[Ty]) -> (Vec<String>, Count) {
    let all = std::env::var_os("LLVMLITE_VECTORS").is_some_and(|v| v == "all");
    let directory = std::env::var_os("LLVMLITE_OPERATIONS");
    let (mut wrong, mut count) = (Vec::new(), Count::default());
    for elem in elements {
        let at = ELEMENTS.iter().position(|e| e == elem).unwrap_or(0) as u32;
        for (n, len) in LENGTHS.into_iter().enumerate() {
            let every = match (all, len) {
                (true, _) => 1,
                (_, ..=9) => EVERY,
                // Long vectors cost more.
                _ => EVERY * 2 + 1,
            };
            let mut module =
                Module::new(Shape::vector(len, *elem), if all { 5 } else { 2 }, every, 5 * n as u32 + 3 * at);
            match elem {
                Ty::Int(width) => compute::integers(&mut module, *width),
                Ty::Ptr => compute::pointers(&mut module),
                _ => compute::floats(&mut module),
            }
            moves::all(&mut module);
            run(&module, directory.as_deref(), &mut wrong, &mut count);
        }
    }
    (wrong, count)
}

fn run(module: &Module, directory: Option<&std::ffi::OsStr>, wrong: &mut Vec<String>, count: &mut Count) {
    let names: Vec<&str> = module.entries.iter().map(|e| e.name.as_str()).chain(["word"]).collect();
    let mut engines = super::engines_of(&module.text(), &names);
    let mut expected = String::new();
    for (n, entry) in module.entries.iter().enumerate() {
        count.functions += 1;
        for row in 0..module.rows {
            count.cases += 1;
            let outcomes = engines.each_mut().map(|e| e.call(&entry.name, &[Value::i64(row.into())]));
            let whole = |o: &Outcome| matches!(o, Outcome::Returned(Value::Int { .. }));
            if let Outcome::Returned(Value::Int { bits, .. }) = &outcomes[0]
                && entry.desk
            {
                writeln!(expected, "{n} {row} {bits:016x}").expect("a String takes all");
            }
            if whole(&outcomes[0]) && outcomes[0] == outcomes[1] && outcomes[0] == outcomes[2] {
                continue;
            }
            let shown: Vec<String> = outcomes.iter().map(super::brief).collect();
            let words = (0..32).filter_map(|word| {
                let found = engines.each_mut().map(|e| e.call("word", &[Value::i64(word)]));
                (found[0] != found[1] || found[0] != found[2])
                    .then(|| format!(" [{word}] {}", found.each_ref().map(super::brief).join(" / ")))
            });
            let words: String = words.take(3).collect();
            wrong.push(format!("{} @{}({row}): {}{words}", module.shape.text(), entry.name, shown.join(", ")));
        }
    }
    if let Some(directory) = directory {
        let file = std::path::Path::new(directory).join(format!("vectors.{}", module.shape.suffix()));
        let names: String = module.entries.iter().enumerate().map(|(n, e)| format!("{n} {}\n", e.name)).collect();
        for (kind, content) in [("ll", module.program()), ("txt", expected), ("names", names)] {
            std::fs::write(format!("{}.{kind}", file.display()), content).expect("the directory can be written to");
        }
    }
}
