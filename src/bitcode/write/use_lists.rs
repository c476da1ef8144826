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
use crate::ir::{ConstId, Constant, GlobalId, GlobalKind, Operand, UsesOf};
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

/// Uses of a global, in the order of the text.
#[derive(Default)]
struct Uses {
    count: usize,
    /// How many of them come before the definition.
    before: usize,
    last: Option<GlobalId>,
    /// Whether something else than an instruction uses it.
    elsewhere: bool,
}

impl Writer {
    /// Orders of the uses of globals: those that the top level says, and those that go without saying in the text and not in the file.
    pub fn global_orders(&self) -> Result<Vec<GlobalOrder>, Refused> {
        let uses = self.uses_of_globals();
        let mut orders: IndexMap<GlobalId, GlobalOrder> = IndexMap::new();
        for directive in &self.module.use_list_orders {
            let found = match &directive.of {
                UsesOf::Value(_, Operand::Const(id)) => match self.module.constants[*id] {
                    Constant::Global(_, global) => order_of(global, uses.get(&global), &directive.order),
                    _ => Err(Refused::new("the order of the uses of a constant has no record")),
                },
                _ => Err(Refused::new("the order of the uses of a block's address has no record")),
            };
            match found {
                Ok(order) => _ = orders.insert(order.global, order),
                // Where modules are only compared, what has no record makes no difference.
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

/// The order of the uses of a global as they stand in the file.
fn order_of(global: GlobalId, uses: Option<&Uses>, order: &[u32]) -> Result<GlobalOrder, Refused> {
    let none = || Refused::new("an order of another number of uses than there are");
    let uses = uses.ok_or_else(none)?;
    if uses.elsewhere {
        return Err(Refused::new("the order of uses that are not all instructions has no record"));
    }
    let last = uses.last.filter(|_| uses.count == order.len()).ok_or_else(none)?;
    // Uses by their numbers, as they stand after the text; in the file each is before the one it follows.
    let after_text = (uses.before..uses.count).rev().chain(0..uses.before);
    let mut place = vec![0; uses.count];
    for (of, place_of) in after_text.zip(order) {
        place[of] = u64::from(*place_of);
    }
    place.reverse();
    Ok(GlobalOrder { last, global, order: place })
}
