//! Symbols that nobody has, as a run would tell of them: warnings, because another module or a library may bring them.

use super::super::args::CheckOptions;
use super::super::entry;
use llvmlite_jit::diagnostic::{Diagnostic, Severity};
use llvmlite_jit::host::assembler::Unit;
use llvmlite_jit::host::{check_externals, closures::Offered};
use llvmlite_jit::ir::GlobalId;
use llvmlite_jit::ir::reach::reachable;
use llvmlite_jit::verify::Checked;

/// A name of fewer letters says nothing about which one was meant.
const MIN_NAME: usize = 5;

/// Returns the missing functions and variables of a program: errors under `--strict`, since no linker makes a program without
/// them. A module without an entry point is a part of one: only names that look misspelt are told.
pub fn missing(checked: &Checked, options: &CheckOptions) -> Vec<Diagnostic> {
    let module = checked.module();
    // Assembly that cannot be read is told by those who run it.
    let Ok(unit) = Unit::new(module) else { return Vec::new() };
    let entry = entry::named(module);
    let entries: Vec<GlobalId> = match entry {
        Some(id) => vec![id],
        None => module.definitions().map(|(id, ..)| id).collect(),
    };
    let mut reached = reachable(module, &entries);
    if entry.is_none() {
        // Short names are near many, and what is not even declared was told.
        let is_declared = |id: GlobalId| module.function(id).is_none_or(|function| !function.implicit);
        reached.retain(|(id, _)| is_declared(*id) && module.globals[*id].name.symbol().len() >= MIN_NAME);
    }
    let mut found = check_externals(module, &reached, unit.as_ref(), true, &Offered::default(), None);
    found.retain(|d| matches!(d.code, "E0701" | "E0702"));
    if entry.is_none() {
        found.retain(|d| d.help.iter().any(|help| help.starts_with("did you mean")));
    }
    if !options.language.verify().strict || entry.is_none() {
        found.iter_mut().for_each(|d| d.severity = Severity::Warning);
    }
    found
}
