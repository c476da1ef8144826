//! Aliases: linkage, aliasee, and cycles.

use crate::diagnostic::Diagnostic;
use crate::ir::{ConstId, Constant, GlobalId, GlobalKind, Linkage, Module, Type, TypeKind, TypedConst};
use crate::verify::context::{NodeRef, VerifierContext};
use cranelift_entity::SecondaryMap;

/// Checks a single alias.
pub(crate) fn check(cx: &mut VerifierContext<'_>, id: GlobalId, ty: Type, target: TypedConst) {
    let module = cx.module;
    let global = &module.globals[id];
    if matches!(global.linkage, Linkage::Common | Linkage::Appending | Linkage::ExternWeak) {
        let message = format!("invalid linkage for an alias: `{}`", global.linkage.keyword());
        cx.report(Diagnostic::error("E0405", global.span, message));
    }
    let place = NodeRef::Initializer(id);
    if matches!(module.constants[target.1], Constant::Invalid) {
        cx.has_damage = true;
        return;
    }
    cx.check_constant_use(target.0, target.1, place, &mut Vec::new(), "the aliasee");
    if cx.damaged(target.0) {
        return;
    }
    let TypeKind::Ptr { pointee, .. } = cx.kind(target.0) else {
        let d = cx.error("E0408", place, format!("aliasee must have pointer type, not {}", cx.ty(target.0)));
        return cx.report(d);
    };
    if pointee.is_none() && ty == Type::INVALID && !module.damaged {
        let message = "missing value type of an alias: `ptr` has no pointee type";
        let d = cx.error("E0101", place, message).help(format!("write it: `@{} = alias T, …`", global.name));
        return cx.report(d);
    }
    if let Some(pointee) = *pointee
        && cx.compare(pointee, ty) != crate::verify::types::equivalence::Agreement::Same
    {
        let message = format!("alias and aliasee types should match: {} and {}", cx.ty(ty), cx.ty(pointee));
        let place = NodeRef::VariableType(id);
        let d = match cx.holds_pointees() {
            true => cx.error("E0207", place, message),
            false => {
                cx.warning("W0203", place, message).help(crate::verify::rules::operations::gep::POINTEE_MISMATCH_HINT)
            }
        };
        cx.report(d);
    }
    match module.constants[target.1] {
        Constant::Global(..) | Constant::Expr(..) => {}
        _ => {
            let d = cx.error("E0408", place, "aliasee should be the address of a global");
            cx.report(d);
        }
    }
    if module.damaged {
        return;
    }
    for other in globals_of(module, target.1) {
        let found = &module.globals[other];
        let replaceable = matches!(found.linkage, Linkage::Weak | Linkage::Linkonce);
        if replaceable && matches!(found.kind, GlobalKind::Alias { .. }) {
            let message = format!("alias cannot point to an interposable alias: `@{}`", found.name);
            let d = cx.error("E0408", place, message).label(found.span, "it is weak");
            cx.report(d);
        }
        let defined = match &found.kind {
            GlobalKind::Variable { init, .. } => init.is_some(),
            GlobalKind::Function(function) => function.body.is_some(),
            // Undeclared globals are reported elsewhere.
            GlobalKind::Alias { .. } | GlobalKind::Ifunc { .. } | GlobalKind::Undeclared => true,
        };
        let available = |linkage| linkage == Linkage::AvailableExternally;
        if available(global.linkage) != available(found.linkage) && defined {
            let message = match available(global.linkage) {
                true => "available_externally alias must point to available_externally global value".into(),
                false => {
                    format!("alias must point to a definition: `@{}` is `available_externally`", found.name)
                }
            };
            let d = cx.error("E0407", place, message).label(found.span, "defined here");
            cx.report(d);
        }
        if !defined {
            let message = format!("alias must point to a definition: `@{}` is a declaration", found.name);
            let d = cx.error("E0407", place, message).label(found.span, "declared here");
            cx.report(d);
        }
    }
}

/// Reports cyclic aliases (one per cycle), and those that are nested too deeply.
pub(crate) fn check_cycles(cx: &mut VerifierContext<'_>) {
    #[derive(Clone, Copy, PartialEq, Default)]
    enum CycleState {
        #[default]
        New,
        Open,
        Done,
    }
    let module = cx.module;
    let next = |id: GlobalId| match &module.globals[id].kind {
        GlobalKind::Alias { target, .. } => globals_of(module, target.1),
        _ => Vec::new(),
    };
    let mut states: SecondaryMap<GlobalId, CycleState> = SecondaryMap::new();
    // Depth of the constant of each alias, with the aliases in it replaced.
    let mut depths: SecondaryMap<GlobalId, u32> = SecondaryMap::new();
    for (id, global) in module.globals.iter() {
        if !matches!(global.kind, GlobalKind::Alias { .. }) || states[id] != CycleState::New {
            continue;
        }
        states[id] = CycleState::Open;
        let mut path = vec![(id, next(id))];
        while let Some((at, rest)) = path.last_mut() {
            let at = *at;
            let Some(to) = rest.pop() else {
                states[at] = CycleState::Done;
                if let GlobalKind::Alias { target, .. } = &module.globals[at].kind {
                    depths[at] = depth(module, target.1, &depths);
                }
                if depths[at] > MAX_DEPTH {
                    // Reset, so that aliases of this one are not reported as well.
                    depths[at] = 0;
                    let global = &module.globals[at];
                    let message = format!(
                        "the alias `@{}` is nested too deeply: more than {MAX_DEPTH} levels of expressions and aliases",
                        global.name
                    );
                    cx.report(Diagnostic::error("E0408", global.span, message));
                }
                path.pop();
                continue;
            };
            match states[to] {
                CycleState::New => {
                    states[to] = CycleState::Open;
                    path.push((to, next(to)));
                }
                CycleState::Open => {
                    let global = &module.globals[at];
                    let d = Diagnostic::error(
                        "E0406",
                        global.span,
                        format!("aliases cannot form a cycle: `@{}`", global.name),
                    );
                    cx.report(if to == at { d } else { d.label(module.globals[to].span, "through this alias") });
                }
                CycleState::Done => {}
            }
        }
    }
}

/// Maximum depth; engines evaluate constants recursively.
const MAX_DEPTH: u32 = 1000;

/// Returns the nesting depth of a constant, given the depths of the aliases in it.
fn depth(module: &Module, root: ConstId, depths: &SecondaryMap<GlobalId, u32>) -> u32 {
    let mut deepest = 0;
    // Operands have smaller ids than their users, so the largest id first visits each constant after all its
    // users.
    let mut levels = std::collections::BTreeMap::from([(module.constants.same_address(root), 0u32)]);
    while let Some((id, level)) = levels.pop_last() {
        deepest = deepest.max(match &module.constants[id] {
            Constant::Global(_, global) | Constant::Marked(_, _, global) => level.saturating_add(depths[*global]),
            _ => level,
        });
        module.constants[id].for_each_part(|(_, part)| {
            if part < id {
                let known = levels.entry(part).or_default();
                *known = (*known).max(level + 1);
            }
        });
    }
    deepest
}

/// Returns the globals that a constant refers to.
fn globals_of(module: &Module, root: ConstId) -> Vec<GlobalId> {
    let mut found = Vec::new();
    let mut seen = rustc_hash::FxHashSet::default();
    let mut stack = vec![root];
    while let Some(id) = stack.pop() {
        if !seen.insert(id) {
            continue;
        }
        match &module.constants[id] {
            Constant::Global(_, global) | Constant::Marked(_, _, global) => found.push(*global),
            other => other.for_each_part(|(_, part)| stack.push(part)),
        }
    }
    found
}
