//! Use-list orders: the number of indices must match the number of uses (LangRef "Use-list Order Directives").

use crate::diagnostic::Diagnostic;
use crate::ir::{BlockId, Body, Constant, GlobalId, GlobalKind, Module, Name, Operand, UseListOrder, UsesOf, ValueId};
use crate::verify::context::VerifierContext;
use cranelift_entity::SecondaryMap;

/// Checks the module-level directives.
pub(crate) fn check_module(cx: &mut VerifierContext<'_>) {
    let module = cx.module;
    for order in &module.use_list_orders {
        let message = match &order.of {
            UsesOf::BlockOf(id, label) => block_error(module, *id, label).map(str::to_string),
            UsesOf::Value(_, Operand::Const(constant)) => match module.constants[*constant] {
                Constant::Global(_, id) => uses_of_global(module, id).and_then(|uses| count_error(uses, order)),
                _ => None,
            },
            _ => None,
        };
        if let Some(message) = message {
            cx.report(Diagnostic::error("E0242", order.span, message));
        }
    }
}

/// Returns the error in naming a block of a function.
fn block_error(module: &Module, id: GlobalId, label: &Name) -> Option<&'static str> {
    let body = match &module.globals[id].kind {
        GlobalKind::Undeclared => return None,
        GlobalKind::Function(function) => function.body.as_ref(),
        _ => return Some("expected function name in uselistorder_bb"),
    };
    let Some(body) = body else { return Some("invalid declaration in uselistorder_bb") };
    if matches!(label, Name::Number(_)) {
        return Some("invalid numeric label in uselistorder_bb");
    }
    if body.blocks.values().any(|block| block.name.as_ref() == Some(label)) {
        return None;
    }
    Some(match body.values.values().any(|value| value.name.as_ref() == Some(label)) {
        true => "expected basic block in uselistorder_bb",
        false => "invalid basic block in uselistorder_bb",
    })
}

/// Returns the number of uses of a global; `None` if other constants contain it, since interning merges their uses.
fn uses_of_global(module: &Module, id: GlobalId) -> Option<usize> {
    let is = |constant| matches!(module.constants[constant], Constant::Global(_, global) if global == id);
    let mut inside = false;
    for (_, constant) in module.constants.iter() {
        constant.for_each_part(|(_, part)| inside |= is(part));
        inside |=
            matches!(constant, Constant::BlockAddress(_, global, _) | Constant::Marked(_, _, global) if *global == id);
    }
    if inside {
        return None;
    }
    let mut uses = 0;
    for global in module.globals.values() {
        match &global.kind {
            GlobalKind::Variable { init: Some(init), .. } => uses += usize::from(is(*init)),
            GlobalKind::Alias { target, .. } | GlobalKind::Ifunc { resolver: target, .. } => {
                uses += usize::from(is(target.1));
            }
            GlobalKind::Function(function) => {
                uses += usize::from(function.personality.is_some_and(|(_, constant)| is(constant)));
                // Uses in `prefix` and `prologue` are kept as text.
                if global.clauses.iter().any(|clause| clause.starts_with("prefix") || clause.starts_with("prologue")) {
                    return None;
                }
                for inst in function.body.iter().flat_map(|body| body.insts.values()) {
                    inst.for_each_operand(|_, operand| match operand {
                        Operand::Const(constant) => uses += usize::from(is(constant)),
                        Operand::Value(_) => {}
                    });
                }
            }
            _ => {}
        }
    }
    Some(uses)
}

fn count_error(uses: usize, order: &UseListOrder) -> Option<String> {
    match uses {
        0 => Some("value has no uses".to_string()),
        1 => Some("value only has one use".to_string()),
        n if n != order.order.len() => Some(format!("wrong number of indexes, expected {n}")),
        _ => None,
    }
}

pub(crate) fn check(cx: &mut VerifierContext<'_>, body: &Body) {
    if body.records.use_list_orders.is_empty() {
        return;
    }
    let mut values: SecondaryMap<ValueId, usize> = SecondaryMap::new();
    let mut blocks: SecondaryMap<BlockId, usize> = SecondaryMap::new();
    for block in &body.layout {
        for inst in body.blocks[*block].insts.iter().map(|inst| &body.insts[*inst]) {
            inst.for_each_operand(|_, operand| {
                if let Operand::Value(value) = operand {
                    values[value] += 1;
                }
            });
            inst.for_each_target(|target| blocks[target] += 1);
        }
    }
    // The parser has rejected directives with fewer than two indices.
    for order in body.records.use_list_orders.iter().filter(|o| o.order.len() > 1) {
        let uses = match order.of {
            UsesOf::Value(_, Operand::Value(value)) => values[value],
            // `blockaddress` uses a block from anywhere in the module, so more indices than local uses are
            // accepted.
            UsesOf::Block(block) if blocks[block] == 0 => order.order.len(),
            UsesOf::Block(block) if blocks[block] < order.order.len() => order.order.len(),
            UsesOf::Block(block) => blocks[block],
            // Uses of constants are spread over the module.
            UsesOf::Value(..) | UsesOf::BlockOf(..) => order.order.len(),
        };
        if let Some(message) = count_error(uses, order) {
            cx.report(Diagnostic::error("E0242", order.span, message));
        }
    }
}
