//! Symbol tables: names of globals before LLVM 5, names of locals and labels, and use-list orders.

use super::bitstream::Block;
use super::body::Building;
use super::encoding::{characters, narrow, text};
use super::error::Error;
use super::reader::Reader;
use super::record_codes::symbols::{BBENTRY, ENTRY, FNENTRY};
use super::record_codes::use_lists;
use super::value_table::Item;
use crate::ir::use_lists::{UseLists, Used};
use crate::ir::{GlobalId, Name};
use std::sync::Arc;

/// Returns the name in the rest of a record.
fn name(ops: &[u64]) -> Result<Arc<str>, Error> {
    let bytes = characters(ops)?;
    if bytes.contains(&0) {
        return Err(Error::record("a name with a NUL character"));
    }
    Ok(text(&bytes).into())
}

impl<'b> Reader<'b> {
    /// Reads a module's symbol table. If names are in the string table, it contains only offsets.
    pub(super) fn module_symbols(&mut self, mut block: Block<'b>) -> Result<(), Error> {
        block.each_record(|record| match record.code {
            _ if self.version >= 2 => Ok(()),
            ENTRY => self.enter_name(&record.ops, 1),
            FNENTRY => self.enter_name(&record.ops, 2),
            _ => Ok(()),
        })
    }

    fn enter_name(&mut self, ops: &[u64], skip: usize) -> Result<(), Error> {
        let id = narrow(ops.first().copied().unwrap_or(u64::MAX))?;
        let name = name(ops.get(skip..).ok_or_else(|| Error::record("a symbol without its name"))?)?;
        match self.values.get(id as usize).map(|value| &value.item) {
            Some(Item::Global(global)) => {
                self.names[global.as_u32() as usize] = Some(name);
                Ok(())
            }
            _ => Err(Error::missing(format!("undefined symbol {id}"))),
        }
    }

    /// Reads a function's symbol table.
    pub(super) fn local_symbols(&mut self, building: &mut Building, mut block: Block<'b>) -> Result<(), Error> {
        block.each_record(|record| match record.code {
            ENTRY => self.enter_local(building, &record.ops),
            BBENTRY => enter_label(building, &record.ops),
            _ => Ok(()),
        })
    }

    fn enter_local(&mut self, building: &mut Building, ops: &[u64]) -> Result<(), Error> {
        let Some((id, rest)) = ops.split_first() else { return Err(Error::record("a symbol without its value")) };
        match self.values.get(narrow(*id)? as usize).map(|value| &value.item) {
            Some(Item::Local(value)) => {
                building.body.values[*value].name = Some(Name::Text(name(rest)?));
                Ok(())
            }
            _ => Err(Error::missing(format!("undefined local value {id}"))),
        }
    }

    /// Reads the `USELIST_BLOCK` of a module or function. An order refers to uses as a bitcode reader
    /// encounters them.
    pub(super) fn use_list_orders(
        &mut self,
        mut block: Block<'b>,
        building: Option<(GlobalId, &Building)>,
    ) -> Result<(), Error> {
        block.each_record(|record| {
            let Some((id, order)) = record.ops.split_last() else {
                return Err(Error::record("a use-list order without uses"));
            };
            let order = permutation(order)?;
            let missing = || Error::missing(format!("undefined value {id}"));
            let index = usize::try_from(*id).map_err(|_| missing())?;
            let used = match building {
                Some((function, building)) if record.code == use_lists::BB => {
                    Some(Used::Block(function, building.block(*id)?))
                }
                _ => match self.values.get(index).ok_or_else(missing)?.item {
                    Item::Global(global) => Some(Used::Global(global)),
                    Item::Local(value) => building.map(|(function, _)| Used::Value(function, value)),
                    Item::Constant(_) | Item::Pending(_) => {
                        let constant = self.constant(index as u32)?.1;
                        UseLists::used(&self.module, constant)
                    }
                },
            };
            self.module.bitcode_use_orders.extend(used.map(|used| (used, order)));
            Ok(())
        })
    }
}

/// Checks that an order is a permutation.
fn permutation(order: &[u64]) -> Result<Vec<u32>, Error> {
    let mut free = vec![true; order.len()];
    let mut take = |place: u64| {
        let free = free.get_mut(usize::try_from(place).ok()?)?;
        std::mem::take(free).then_some(place as u32)
    };
    let order: Option<Vec<u32>> = order.iter().map(|place| take(*place)).collect();
    let order = order.filter(|order| order.len() >= 2);
    order.ok_or_else(|| Error::record("a use-list order that is not a permutation"))
}

fn enter_label(building: &mut Building, ops: &[u64]) -> Result<(), Error> {
    let Some((id, rest)) = ops.split_first() else { return Err(Error::record("a label without its block")) };
    let block = building.block(*id)?;
    building.body.blocks[block].name = Some(Name::Text(name(rest)?));
    Ok(())
}
