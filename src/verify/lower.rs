//! Lowering of a valid module to what engines implement. It produces no diagnostics: constructs that cannot be lowered
//! are left unchanged, and engines reject them.

mod aliases;
mod available_externally;
pub(super) mod constexpr;
pub(super) mod intrinsic_names;
mod intrinsics;
mod object_size;
mod ptr32;
mod symbol_names;
mod x86;

use crate::ir::{ConstId, GlobalId, Module, constant};

/// Lowers a module. `literals` are the constant expressions to fold. `rejected` returns the invalid ones among some
/// functions.
pub(super) fn run(
    module: &mut Module,
    literals: Vec<ConstId>,
    rejected: impl FnOnce(&Module, &[GlobalId]) -> Vec<GlobalId>,
) {
    symbol_names::normalize(module);
    constant::fold::run(module, literals);
    intrinsic_names::run(module);
    lower_intrinsics(module, rejected);
    ptr32::run(module);
    x86::run(module);
    constexpr::run(module);
    object_size::run(module);
    available_externally::declare(module);
    aliases::resolve(module);
}

/// Lowers intrinsics. Functions that are not valid afterwards are restored.
fn lower_intrinsics(module: &mut Module, rejected: impl FnOnce(&Module, &[GlobalId]) -> Vec<GlobalId>) {
    let changed = intrinsics::run(module);
    if changed.is_empty() {
        return;
    }
    let ids: Vec<GlobalId> = changed.iter().map(|(id, _)| *id).collect();
    let rejected = rejected(module, &ids);
    for (id, before) in changed {
        if rejected.contains(&id) {
            intrinsics::restore(module, id, before);
        }
    }
}
