//! Orders of uses. A directive says for each use, as LLVM finds them when it has read the text, which place it gets; a record says the same of the
//! uses as LLVM finds them when it has read the file.
//!
//! A use is put before those that are there. What is used before it is defined is used through a stand-in, whose uses are moved one by one,
//! from the first, when the definition comes: they are in the order of the text then, behind all later ones. Values of a function are
//! defined in the same order in the file, and blocks have no stand-in in either, so that their directives are records as they are. Globals are all
//! defined before any function in the file: uses before the definition are where the two differ.

use super::function::Context;
use super::stream::Stream;
use super::{Refused, Writer};
use crate::bitcode::codes;
use crate::ir::{Constant, GlobalId, GlobalKind, Operand, UsesOf};
use indexmap::IndexMap;

/// Codes of the records.
const DEFAULT: u32 = 1;
const BB: u32 = 2;

/// An order of the uses of a global, to be written with the last function that uses it.
pub(super) struct GlobalOrder {
    pub last: GlobalId,
    pub global: GlobalId,
    pub order: Vec<u64>,
}

impl Writer {
    /// Orders at the top level.
    pub fn global_orders(&self) -> Result<Vec<GlobalOrder>, Refused> {
        let mut orders = Vec::new();
        for directive in &self.module.use_list_orders {
            let found = match &directive.of {
                UsesOf::Value(_, Operand::Const(id)) => match self.module.constants[*id] {
                    Constant::Global(_, global) => self.global_order(global, &directive.order),
                    _ => Err(Refused::new("the order of the uses of a constant has no record")),
                },
                _ => Err(Refused::new("the order of the uses of a block's address has no record")),
            };
            orders.push(found.map_err(|refused| refused.at(directive.span))?);
        }
        let is_ordered =
            !orders.is_empty() || self.bodies.iter().any(|(_, body)| !body.records.use_list_orders.is_empty());
        if is_ordered {
            // Where orders are said at all, those that go without saying in the text count too.
            let uses = self.uses_of_globals();
            for (global, count) in uses {
                let identity: Vec<u32> = (0..count as u32).collect();
                if count > 1
                    && !orders.iter().any(|order| order.global == global)
                    && let Ok(order) = self.global_order(global, &identity)
                    && !order.order.is_sorted()
                {
                    orders.push(order);
                }
            }
        }
        Ok(orders)
    }

    /// Globals that instructions use before they are defined, and how many uses there are.
    fn uses_of_globals(&self) -> Vec<(GlobalId, usize)> {
        let mut uses: IndexMap<GlobalId, (usize, bool)> = IndexMap::new();
        for (_, body) in &self.bodies {
            for inst in body.layout.iter().flat_map(|block| &body.blocks[*block].insts) {
                body.insts[*inst].for_each_operand(|_, operand| {
                    if let Operand::Const(constant) = operand
                        && let Constant::Global(_, global) = self.module.constants[constant]
                    {
                        let known = uses.entry(global).or_default();
                        known.0 += 1;
                        known.1 |= body.span(*inst).lo < self.module.globals[global].span.lo;
                    }
                });
            }
        }
        uses.into_iter().filter(|(_, (_, early))| *early).map(|(global, (count, _))| (global, count)).collect()
    }

    fn global_order(&self, global: GlobalId, order: &[u32]) -> Result<GlobalOrder, Refused> {
        let constants = &self.module.constants;
        let is = |id| matches!(constants[id], Constant::Global(_, named) if named == global);
        let mut is_elsewhere = false;
        for (_, constant) in constants.iter() {
            constant.for_each_part(|(_, part)| is_elsewhere |= is(part));
        }
        for other in self.module.globals.values() {
            is_elsewhere |= match &other.kind {
                GlobalKind::Variable { init, .. } => init.is_some_and(is),
                GlobalKind::Alias { target, .. } | GlobalKind::Ifunc { resolver: target, .. } => is(target.1),
                GlobalKind::Function(function) => function.personality.is_some_and(|(_, id)| is(id)),
                GlobalKind::Undeclared => false,
            };
            is_elsewhere |= other.words.iter().any(|word| word.starts_with("prefix ") || word.starts_with("prologue "));
        }
        if is_elsewhere {
            return Err(Refused::new("the order of uses that are not all instructions has no record"));
        }
        // In the order of the text: how many there are, how many of them before the definition, and where the last one is.
        let defined = self.module.globals[global].span;
        let (mut count, mut before, mut last) = (0, 0, None);
        for (id, body) in &self.bodies {
            for inst in body.layout.iter().flat_map(|block| &body.blocks[*block].insts) {
                body.insts[*inst].for_each_operand(|_, operand| {
                    if matches!(operand, Operand::Const(constant) if is(constant)) {
                        count += 1;
                        before += usize::from(body.span(*inst).lo < defined.lo);
                        last = Some(*id);
                    }
                });
            }
        }
        let last = last.filter(|_| count == order.len());
        let last = last.ok_or_else(|| Refused::new("an order of another number of uses than there are"))?;
        // Uses by their numbers, as they stand after the text.
        let after_text = (before..count).rev().chain(0..before);
        let mut place = vec![0; count];
        for (of, place_of) in after_text.zip(order) {
            place[of] = u64::from(*place_of);
        }
        place.reverse();
        Ok(GlobalOrder { last, global, order: place })
    }

    /// `USELIST_BLOCK` of a function
    pub fn use_lists(&self, out: &mut Stream, cx: &Context<'_>, id: GlobalId) -> Result<(), Refused> {
        let mut records: Vec<(u32, Vec<u64>)> = Vec::new();
        for directive in &cx.body.records.use_list_orders {
            let mut ops: Vec<u64> = directive.order.iter().map(|n| u64::from(*n)).collect();
            let none = |what: &str| Err(Refused::new(format!("the order of the uses of {what} has no record")));
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
                UsesOf::BlockOf(..) => none("another function's block"),
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
