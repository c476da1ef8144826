//! Symbols that nobody has, as a run would tell of them: warnings, because another module or a library may bring them.

use super::super::args::CheckOptions;
use llvmlite_jit::diagnostic::{Diagnostic, Severity};
use llvmlite_jit::host::assembler::Unit;
use llvmlite_jit::host::{check_externals, closures::Offered};
use llvmlite_jit::ir::reach::Use;
use llvmlite_jit::ir::{GlobalId, Module};
use llvmlite_jit::verify::Checked;
use rustc_hash::FxHashSet;

/// Adds the missing functions and variables of a program: errors under `--strict`, since no linker makes a program without
/// them, and where nothing declares a function that is called, since LLVM refuses that too. A module without an entry point is a part of a
/// program, whose other parts may have them: it is not to be asked about.
pub fn missing(checked: &Checked, reached: &[(GlobalId, Use)], options: &CheckOptions, found: &mut Vec<Diagnostic>) {
    let module = checked.module();
    undeclared(module, reached, found);
    let declared: Vec<_> = reached.iter().filter(|(id, _)| !is_undeclared(module, *id)).copied().collect();
    let mut nobody = nobody_has(module, &declared);
    if !options.language.verify().strict {
        nobody.iter_mut().for_each(|d| d.severity = Severity::Warning);
    }
    found.append(&mut nobody);
}

/// Adds errors for functions that nothing declares and nobody has, in place of the warnings that they are not declared: it is one mistake,
/// and that nobody has them is the worse news.
pub fn undeclared(module: &Module, reached: &[(GlobalId, Use)], found: &mut Vec<Diagnostic>) {
    let undeclared: Vec<_> = reached.iter().filter(|(id, _)| is_undeclared(module, *id)).copied().collect();
    let absent = nobody_has(module, &undeclared);
    let names: FxHashSet<&str> = absent.iter().filter_map(|d| named(&d.message)).collect();
    found.retain(|d| d.code != "W0201" || named(&d.message).is_none_or(|name| !names.contains(name)));
    found.extend(absent);
}

/// Those of functions and variables that nobody has.
fn nobody_has(module: &Module, reached: &[(GlobalId, Use)]) -> Vec<Diagnostic> {
    // Assembly that cannot be read is told by those who run it.
    let Ok(unit) = Unit::new(module) else { return Vec::new() };
    let mut found = check_externals(module, reached, unit.as_ref(), true, &Offered::default(), None);
    found.retain(|d| matches!(d.code, "E0701" | "E0702"));
    found
}

/// The global that a message speaks of first.
fn named(message: &str) -> Option<&str> {
    let (_, rest) = message.split_once("`@")?;
    // A name in quotes may have any character.
    let end = match rest.strip_prefix('"') {
        Some(quoted) => quoted.find('"')? + 2,
        None => rest.find('`')?,
    };
    Some(&rest[..end])
}

/// Whether a function is one that only its calls speak of.
fn is_undeclared(module: &Module, id: GlobalId) -> bool {
    module.function(id).is_some_and(|function| function.implicit)
}
