//! Replacement of aliases by their aliasees.

use crate::ir::{ConstId, Constant, GlobalId, GlobalKind, Module, Type};
use cranelift_entity::SecondaryMap;

/// Replaces aliases in all constants by their aliasees, and marked addresses by plain ones.
pub(crate) fn resolve(module: &mut Module) {
    let marked = module.constants.iter().filter_map(|(id, constant)| match constant {
        Constant::Marked(ty, _, global) => Some((id, Constant::Global(*ty, *global))),
        _ => None,
    });
    for (id, constant) in marked.collect::<Vec<_>>() {
        module.constants.replace(id, constant);
    }
    if !module.globals.values().any(|g| matches!(g.kind, GlobalKind::Alias { .. })) {
        return;
    }
    let uses: Vec<(ConstId, Type, GlobalId)> = module
        .constants
        .iter()
        .filter_map(|(id, constant)| match constant {
            Constant::Global(ty, global) => Some((id, *ty, *global)),
            _ => None,
        })
        .filter(|(_, _, global)| matches!(module.globals[*global].kind, GlobalKind::Alias { .. }))
        .collect();
    // Final aliasee of each alias: not an alias itself, though an expression may still contain some.
    let mut known: SecondaryMap<GlobalId, Option<ConstId>> = SecondaryMap::new();
    let mut replaced = Vec::new();
    for &(id, ty, alias) in &uses {
        let mut path = Vec::new();
        let mut at = alias;
        let end = loop {
            if let Some(end) = known[at] {
                break Some(end);
            }
            let GlobalKind::Alias { target, .. } = &module.globals[at].kind else { break None };
            path.push(at);
            let target = module.constants.same_address(target.1);
            match module.constants[target] {
                Constant::Global(_, next) if matches!(module.globals[next].kind, GlobalKind::Alias { .. }) => at = next,
                _ => break Some(target),
            }
        };
        for passed in path {
            known[passed] = end;
        }
        let Some(end) = end else { continue };
        replaced.push((
            id,
            match module.constants[end].clone() {
                Constant::Global(_, global) => Constant::Global(ty, global),
                Constant::Expr(_, expr) => Constant::Expr(ty, expr),
                other => other,
            },
        ));
    }
    for (id, constant) in replaced {
        module.constants.replace(id, constant);
    }
}
