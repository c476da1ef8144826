//! Use-list orders: as many places as there are uses (LangRef "Use-list Order Directives").

use super::Context;
use crate::diagnostic::Diagnostic;
use crate::ir::{BlockId, Body, Operand, UsesOf, ValueId};
use cranelift_entity::SecondaryMap;

pub(super) fn check(cx: &mut Context<'_>, body: &Body) {
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
    // The parser has refused what is too short.
    for order in body.records.use_list_orders.iter().filter(|o| o.order.len() > 1) {
        let uses = match order.of {
            UsesOf::Value(_, Operand::Value(value)) => values[value],
            // `blockaddress` uses a block too, from anywhere: what has no other use is let pass.
            UsesOf::Block(block) if blocks[block] == 0 => order.order.len(),
            UsesOf::Block(block) if blocks[block] < order.order.len() => order.order.len(),
            UsesOf::Block(block) => blocks[block],
            // Constants are used all over the module.
            UsesOf::Value(..) | UsesOf::BlockOf(..) => order.order.len(),
        };
        let message = match uses {
            0 => "value has no uses".to_string(),
            1 => "value only has one use".to_string(),
            n if n != order.order.len() => format!("wrong number of indexes, expected {n}"),
            _ => continue,
        };
        cx.report(Diagnostic::error("E0242", order.span, message));
    }
}
