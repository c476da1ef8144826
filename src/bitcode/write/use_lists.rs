//! Use-list orders. A directive maps each use, in LLVM's order after parsing the text, to a new index; a record does
//! the same for LLVM's order after reading the file.
//!
//! A new use is added at the front of the list. A value that is used before its definition has a placeholder, whose
//! uses are moved one by one, starting from the first, when the value is defined; they end up in source order, after
//! all later uses. Local values are defined in the same order in both forms, and blocks have no placeholder in either,
//! so that their directives can be written as records unchanged. In a file, all globals are defined before any
//! function: the two forms differ in the uses that precede the definition in the text.

use super::body::Context;
use super::stream::Stream;
use super::tables::GlobalOrder;
use super::writer::{WriteError, Writer};
use crate::bitcode::codes;
use crate::bitcode::record_codes::use_lists::{BB, DEFAULT};
use crate::ir::{ConstId, Constant, GlobalId, GlobalKind, Operand, UsesOf};
use indexmap::IndexMap;

/// Uses of a global, in source order.
#[derive(Default)]
struct Uses {
    count: usize,
    /// Number of uses before the definition.
    before: usize,
    last: Option<GlobalId>,
    /// Whether a constant or another global uses it too.
    elsewhere: bool,
}

impl Writer {
    /// Returns the use-list orders of globals: those of top-level directives, and those that follow from the text but
    /// not from the file.
    pub fn global_orders(&self) -> Result<Vec<GlobalOrder>, WriteError> {
        let uses = self.uses_of_globals();
        let mut orders: IndexMap<GlobalId, GlobalOrder> = IndexMap::new();
        for directive in &self.module.use_list_orders {
            let found = match &directive.of {
                UsesOf::Value(_, Operand::Const(id)) => match self.module.constants[*id] {
                    Constant::Global(_, global) => order_of(global, uses.get(&global), &directive.order),
                    _ => Err(WriteError::new("the use-list order of a constant has no record")),
                },
                _ => Err(WriteError::new("the use-list order of a blockaddress has no record")),
            };
            match found {
                Ok(order) => _ = orders.insert(order.global, order),
                // In a comparison of modules, an order that no record expresses is irrelevant.
                Err(_) if self.compares => {}
                Err(refused) => return Err(refused.at(directive.span)),
            }
        }
        for (global, of) in &uses {
            if of.count > 1 && of.before > 0 && !of.elsewhere && !orders.contains_key(global) {
                let identity: Vec<u32> = (0..of.count as u32).collect();
                let order = order_of(*global, Some(of), &identity)?;
                if !order.order.is_sorted() {
                    orders.insert(*global, order);
                }
            }
        }
        Ok(orders.into_values().collect())
    }

    fn uses_of_globals(&self) -> IndexMap<GlobalId, Uses> {
        let mut all: IndexMap<GlobalId, Uses> = IndexMap::new();
        let constants = &self.module.constants;
        let global = |id: ConstId| match constants[id] {
            Constant::Global(_, global) | Constant::Marked(_, _, global) => Some(global),
            _ => None,
        };
        for (id, body) in &self.bodies {
            for inst in body.layout.iter().flat_map(|block| &body.blocks[*block].insts) {
                body.insts[*inst].for_each_operand(|_, operand| {
                    if let Operand::Const(constant) = operand
                        && let Some(used) = global(constant)
                    {
                        let uses = all.entry(used).or_default();
                        uses.count += 1;
                        uses.before += usize::from(body.span(*inst).lo < self.module.globals[used].span.lo);
                        uses.last = Some(*id);
                    }
                });
            }
        }
        let mut elsewhere: Vec<GlobalId> = Vec::new();
        for (_, constant) in constants.iter() {
            constant.for_each_part(|(_, part)| elsewhere.extend(global(part)));
        }
        for other in self.module.globals.values() {
            let id = match &other.kind {
                GlobalKind::Variable { init, .. } => *init,
                GlobalKind::Alias { target, .. } | GlobalKind::Ifunc { resolver: target, .. } => Some(target.1),
                GlobalKind::Function(function) => function.personality.map(|(_, id)| id),
                GlobalKind::Undeclared => None,
            };
            elsewhere.extend(id.and_then(global));
        }
        for used in elsewhere {
            if let Some(uses) = all.get_mut(&used) {
                uses.elsewhere = true;
            }
        }
        all
    }

    /// Writes `USELIST_BLOCK` of a function.
    pub fn use_lists(&self, out: &mut Stream, cx: &Context<'_>, id: GlobalId) -> Result<(), WriteError> {
        let mut records: Vec<(u32, Vec<u64>)> = Vec::new();
        for directive in &cx.body.records.use_list_orders {
            let mut ops: Vec<u64> = directive.order.iter().map(|n| u64::from(*n)).collect();
            let none = |what: &str| Err(WriteError::new(format!("the use-list order of {what} has no record")));
            let made = match &directive.of {
                UsesOf::Value(_, Operand::Value(value)) => cx.value(*value).map(|number| (DEFAULT, number)),
                UsesOf::Block(block) => {
                    let mut count = 0;
                    for inst in cx.body.insts.values() {
                        inst.for_each_target(|target| count += usize::from(target == *block));
                    }
                    match count == ops.len() {
                        true => Ok((BB, cx.block_number(*block))),
                        false => none("a block whose address is taken"),
                    }
                }
                UsesOf::Value(..) => none("a constant in a function"),
                UsesOf::BlockOf(..) => none("a block of another function"),
            };
            let (code, number) = made.map_err(|refused| refused.at(directive.span))?;
            ops.push(number);
            records.push((code, ops));
        }
        for order in self.orders.iter().filter(|order| order.last == id) {
            let mut ops = order.order.clone();
            ops.push(self.global_number(order.global)?);
            records.push((DEFAULT, ops));
        }
        if !records.is_empty() {
            out.enter(codes::USELIST);
            records.iter().for_each(|(code, ops)| out.record(*code, ops));
            out.end();
        }
        Ok(())
    }
}

/// Converts the order of a global's uses from the text form to the file form.
fn order_of(global: GlobalId, uses: Option<&Uses>, order: &[u32]) -> Result<GlobalOrder, WriteError> {
    let none = || WriteError::new("a use-list order whose length is not the number of uses");
    let uses = uses.ok_or_else(none)?;
    if uses.elsewhere {
        return Err(WriteError::new("the use-list order of uses that are not all instructions has no record"));
    }
    let last = uses.last.filter(|_| uses.count == order.len()).ok_or_else(none)?;
    // Numbers of the uses in the order of the list after parsing the text. In the file form, the list is in reverse
    // order of the uses.
    let after_text = (uses.before..uses.count).rev().chain(0..uses.before);
    let mut place = vec![0; uses.count];
    for (of, place_of) in after_text.zip(order) {
        place[of] = u64::from(*place_of);
    }
    place.reverse();
    Ok(GlobalOrder { last, global, order: place })
}
