//! Undefined symbols, as a run would report them: warnings, because another module or a library may define them.

use crate::cli::args::check::CheckOptions;
use llvmlite_jit::diagnostic::{Diagnostic, Severity};
use llvmlite_jit::host::symbols;
use llvmlite_jit::host::x86_64::assembler::AsmUnit;
use llvmlite_jit::ir::reach::Use;
use llvmlite_jit::ir::{GlobalId, Module};
use llvmlite_jit::verify::Checked;
use rustc_hash::FxHashSet;

/// Adds the undefined symbols of a program. They are errors under `--strict`, since a linker would refuse the program,
/// and for called functions without a declaration, which LLVM refuses too. A module without an entry point must not be
/// passed, since it is part of a program whose other modules may define the symbols.
pub fn missing(checked: &Checked, reached: &[(GlobalId, Use)], options: &CheckOptions, found: &mut Vec<Diagnostic>) {
    let module = checked.module();
    let (undeclared, declared) =
        undefined_symbols(module, reached).into_iter().partition(|(id, _)| is_undeclared(module, *id));
    in_place_of_warnings(module, undeclared, found);
    let strict = options.language.verify().strict;
    found.extend(declared.into_iter().map(|(_, mut error): (GlobalId, Diagnostic)| {
        if !strict {
            error.severity = Severity::Warning;
        }
        error
    }));
}

/// Adds errors for undefined functions that have no declaration.
pub fn undeclared(module: &Module, reached: &[(GlobalId, Use)], found: &mut Vec<Diagnostic>) {
    let undeclared: Vec<_> = reached.iter().filter(|(id, _)| is_undeclared(module, *id)).copied().collect();
    in_place_of_warnings(module, undefined_symbols(module, &undeclared), found);
}

/// Replaces the warnings that functions are not declared by errors: both report the same mistake, and the undefined
/// symbol is the more serious one.
fn in_place_of_warnings(module: &Module, errors: Vec<(GlobalId, Diagnostic)>, found: &mut Vec<Diagnostic>) {
    let warnings: FxHashSet<String> =
        errors.iter().map(|(id, _)| format!("`@{}` is not declared", module.globals[*id].name)).collect();
    let is_said = |message: &str| message.rsplit_once(';').is_some_and(|(what, _)| warnings.contains(what));
    found.retain(|one| one.code != "W0201" || !is_said(&one.message));
    found.extend(errors.into_iter().map(|(_, error)| error));
}

/// Returns the undefined symbols.
fn undefined_symbols(module: &Module, reached: &[(GlobalId, Use)]) -> Vec<(GlobalId, Diagnostic)> {
    // A syntax error in assembly is reported by the assembler.
    let Ok(unit) = AsmUnit::new(module) else { return Vec::new() };
    symbols::undefined_symbols(module, reached, unit.as_ref())
}

/// Whether a function has no declaration, and is known only from calls.
fn is_undeclared(module: &Module, id: GlobalId) -> bool {
    module.function(id).is_some_and(|function| function.implicit)
}
