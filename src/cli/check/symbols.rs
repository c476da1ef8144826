//! Symbols that nobody has, as a run would tell of them: warnings, because another module or a library may bring them.

use super::super::args::CheckOptions;
use llvmlite_jit::diagnostic::{Diagnostic, Severity};
use llvmlite_jit::host::assembler::Unit;
use llvmlite_jit::host::{check_externals, closures::Offered};
use llvmlite_jit::ir::reach::Use;
use llvmlite_jit::ir::{GlobalId, Module};
use llvmlite_jit::verify::Checked;

/// Adds the missing functions and variables of a program: errors under `--strict`, since no linker makes a program without
/// them, and where nothing declares a function that is called, since LLVM refuses that too. A module without an entry point is a part of a
/// program, whose other parts may have them: it is not to be asked about.
pub fn missing(checked: &Checked, reached: &[(GlobalId, Use)], options: &CheckOptions, found: &mut Vec<Diagnostic>) {
    let module = checked.module();
    // Assembly that cannot be read is told by those who run it.
    let Ok(unit) = Unit::new(module) else { return };
    let strict = options.language.verify().strict;
    let missing = |reached: &[(GlobalId, Use)]| {
        let mut found = check_externals(module, reached, unit.as_ref(), true, &Offered::default(), None);
        found.retain(|d| matches!(d.code, "E0701" | "E0702"));
        found
    };
    let (undeclared, declared): (Vec<_>, Vec<_>) = reached.iter().partition(|(id, _)| is_undeclared(module, *id));
    for one in undeclared {
        let nobody = missing(&[one]);
        if !nobody.is_empty() {
            // It is one mistake, and that nobody has it is the worse news.
            let remark = format!("`@{}` is not declared;", module.globals[one.0].name);
            found.retain(|d| d.code != "W0201" || !d.message.starts_with(&remark));
            found.extend(nobody);
        }
    }
    let mut nobody = missing(&declared);
    if !strict {
        nobody.iter_mut().for_each(|d| d.severity = Severity::Warning);
    }
    found.append(&mut nobody);
}

/// Whether a function is one that only its calls speak of.
fn is_undeclared(module: &Module, id: GlobalId) -> bool {
    module.function(id).is_some_and(|function| function.implicit)
}
