//! Symbols that nobody has, as a run would tell of them: warnings, because another module or a library may bring them.

use super::super::args::CheckOptions;
use llvmlite_jit::diagnostic::{Diagnostic, Severity};
use llvmlite_jit::host::assembler::Unit;
use llvmlite_jit::host::{check_externals, closures::Offered};
use llvmlite_jit::ir::GlobalId;
use llvmlite_jit::ir::reach::Use;
use llvmlite_jit::verify::Checked;

/// Returns the missing functions and variables of a program: errors under `--strict`, since no linker makes a program without
/// them. A module without an entry point is a part of a program, whose other parts may have them: it is not to be asked about.
pub fn missing(checked: &Checked, reached: &[(GlobalId, Use)], options: &CheckOptions) -> Vec<Diagnostic> {
    let module = checked.module();
    // Assembly that cannot be read is told by those who run it.
    let Ok(unit) = Unit::new(module) else { return Vec::new() };
    let mut found = check_externals(module, reached, unit.as_ref(), true, &Offered::default(), None);
    found.retain(|d| matches!(d.code, "E0701" | "E0702"));
    if !options.language.verify().strict {
        found.iter_mut().for_each(|d| d.severity = Severity::Warning);
    }
    found
}
