//! Symbols that nobody has, as a run would tell of them: warnings, because another module or a library may bring them.

use super::super::args::CheckOptions;
use llvmlite_jit::diagnostic::{Diagnostic, Severity};
use llvmlite_jit::host::assembler::Unit;
use llvmlite_jit::host::missing_symbols;
use llvmlite_jit::ir::reach::Use;
use llvmlite_jit::ir::{GlobalId, Module};
use llvmlite_jit::verify::Checked;
use rustc_hash::FxHashSet;

/// Adds the missing functions and variables of a program: errors under `--strict`, since no linker makes a program without
/// them, and where nothing declares a function that is called, since LLVM refuses that too. A module without an entry point is a part of a
/// program, whose other parts may have them: it is not to be asked about.
pub fn missing(checked: &Checked, reached: &[(GlobalId, Use)], options: &CheckOptions, found: &mut Vec<Diagnostic>) {
    let module = checked.module();
    let (undeclared, declared) =
        nobody_has(module, reached).into_iter().partition(|(id, _)| is_undeclared(module, *id));
    in_place_of_warnings(module, undeclared, found);
    let strict = options.language.verify().strict;
    found.extend(declared.into_iter().map(|(_, mut error): (GlobalId, Diagnostic)| {
        if !strict {
            error.severity = Severity::Warning;
        }
        error
    }));
}

/// Adds errors for functions that nothing declares and nobody has.
pub fn undeclared(module: &Module, reached: &[(GlobalId, Use)], found: &mut Vec<Diagnostic>) {
    let undeclared: Vec<_> = reached.iter().filter(|(id, _)| is_undeclared(module, *id)).copied().collect();
    in_place_of_warnings(module, nobody_has(module, &undeclared), found);
}

/// Adds errors about functions in place of the warnings that they are not declared: it is one mistake, and that nobody has them is the
/// worse news.
fn in_place_of_warnings(module: &Module, errors: Vec<(GlobalId, Diagnostic)>, found: &mut Vec<Diagnostic>) {
    let warnings: FxHashSet<String> =
        errors.iter().map(|(id, _)| format!("`@{}` is not declared", module.globals[*id].name)).collect();
    let is_said = |message: &str| message.rsplit_once(';').is_some_and(|(what, _)| warnings.contains(what));
    found.retain(|one| one.code != "W0201" || !is_said(&one.message));
    found.extend(errors.into_iter().map(|(_, error)| error));
}

/// The functions and variables that nobody has.
fn nobody_has(module: &Module, reached: &[(GlobalId, Use)]) -> Vec<(GlobalId, Diagnostic)> {
    // Assembly that cannot be read is told by those who run it.
    let Ok(unit) = Unit::new(module) else { return Vec::new() };
    missing_symbols(module, reached, unit.as_ref())
}

/// Whether a function is one that only its calls speak of.
fn is_undeclared(module: &Module, id: GlobalId) -> bool {
    module.function(id).is_some_and(|function| function.implicit)
}
