//! Symbol tables: names of globals in files before LLVM 5, and of locals and labels; orders of uses.

use super::bitstream::{Block, Entry, Record};
use super::body::Building;
use super::error::Error;
use super::reader::{Item, Reader};
use super::{characters, narrow, text};
use crate::ir::{BlockId, Name, Operand, UseListOrder, UsesOf};
use crate::source::Span;
use cranelift_entity::EntityRef;
use std::sync::Arc;

/// Codes of the records.
const ENTRY: u32 = 1;
const BBENTRY: u32 = 2;
const FNENTRY: u32 = 3;
const USELIST_BB: u32 = 2;

/// The name that the rest of a record is.
fn name(ops: &[u64]) -> Result<Arc<str>, Error> {
    let bytes = characters(ops)?;
    if bytes.contains(&0) {
        return Err(Error::record("a name with a character of the number 0"));
    }
    Ok(text(&bytes).into())
}

impl<'b> Reader<'b> {
    /// The symbol table of a module. Where names are in the table of strings it has offsets only.
    pub(super) fn module_symbols(&mut self, mut block: Block<'b>) -> Result<(), Error> {
        let mut record = Record::default();
        loop {
            match block.next(&mut record)? {
                Entry::End => return Ok(()),
                Entry::Block(_) => block.skip()?,
                Entry::Record if self.version >= 2 => {}
                Entry::Record => {
                    let skip = match record.code {
                        ENTRY => 1,
                        FNENTRY => 2,
                        _ => continue,
                    };
                    let entered = self.enter_name(&record.ops, skip);
                    entered.map_err(|error| error.at(block.place()))?;
                }
            }
        }
    }

    fn enter_name(&mut self, ops: &[u64], skip: usize) -> Result<(), Error> {
        let id = narrow(ops.first().copied().unwrap_or(u64::MAX))?;
        let name = name(ops.get(skip..).ok_or_else(|| Error::record("a symbol without its name"))?)?;
        match self.values.get(id as usize).map(|value| &value.item) {
            Some(Item::Global(global)) => {
                self.names[global.as_u32() as usize] = Some(name);
                Ok(())
            }
            _ => Err(Error::missing(format!("there is no symbol {id}"))),
        }
    }

    /// The symbol table of a function.
    pub(super) fn local_symbols(&mut self, building: &mut Building, mut block: Block<'b>) -> Result<(), Error> {
        let mut record = Record::default();
        loop {
            match block.next(&mut record)? {
                Entry::End => return Ok(()),
                Entry::Block(_) => block.skip()?,
                Entry::Record => {
                    let entered = match record.code {
                        ENTRY => self.enter_local(building, &record.ops),
                        BBENTRY => enter_label(building, &record.ops),
                        _ => Ok(()),
                    };
                    entered.map_err(|error| error.at(block.place()))?;
                }
            }
        }
    }

    fn enter_local(&mut self, building: &mut Building, ops: &[u64]) -> Result<(), Error> {
        let Some((id, rest)) = ops.split_first() else { return Err(Error::record("a symbol without its value")) };
        match self.values.get(narrow(*id)? as usize).map(|value| &value.item) {
            Some(Item::Local(value)) => {
                building.body.values[*value].name = Some(Name::Text(name(rest)?));
                Ok(())
            }
            _ => Err(Error::missing(format!("there is no local {id}"))),
        }
    }

    /// `USELIST_BLOCK` of a module or a function.
    pub(super) fn use_list_orders(
        &mut self,
        mut block: Block<'b>,
        building: Option<&Building>,
    ) -> Result<Vec<UseListOrder>, Error> {
        let mut record = Record::default();
        let mut orders = Vec::new();
        loop {
            match block.next(&mut record)? {
                Entry::End => return Ok(orders),
                Entry::Block(_) => block.skip()?,
                Entry::Record => {
                    let order = self.use_list_order(record.code == USELIST_BB, &record.ops, building);
                    orders.extend(order.map_err(|error| error.at(block.place()))?);
                }
            }
        }
    }

    fn use_list_order(
        &mut self,
        of_block: bool,
        ops: &[u64],
        building: Option<&Building>,
    ) -> Result<Option<UseListOrder>, Error> {
        let Some((id, order)) = ops.split_last() else { return Err(Error::record("an order of no uses")) };
        let id = narrow(*id)?;
        let order: Box<[u32]> = order.iter().map(|n| narrow(*n)).collect::<Result<_, _>>()?;
        let mut sorted = order.clone();
        sorted.sort_unstable();
        if order.len() < 2 || sorted.iter().enumerate().any(|(n, place)| n as u32 != *place) {
            return Err(Error::record("an order of uses that is no permutation"));
        }
        if sorted == order {
            return Ok(None);
        }
        let of = match (of_block, building) {
            (true, Some(building)) if (id as usize) < building.body.blocks.len() => {
                UsesOf::Block(BlockId::new(id as usize))
            }
            (true, _) => return Err(Error::missing(format!("there is no block {id}"))),
            (false, _) => match self.values.get(id as usize).map(|value| (value.ty, &value.item)) {
                Some((ty, Item::Local(value))) => UsesOf::Value(ty, Operand::Value(*value)),
                Some(_) => {
                    let (ty, constant) = self.constant(id)?;
                    UsesOf::Value(ty, Operand::Const(constant))
                }
                None => return Err(Error::missing(format!("there is no value {id}"))),
            },
        };
        Ok(Some(UseListOrder { of, order, span: Span::default() }))
    }
}

fn enter_label(building: &mut Building, ops: &[u64]) -> Result<(), Error> {
    let Some((id, rest)) = ops.split_first() else { return Err(Error::record("a label without its block")) };
    let block = BlockId::new(narrow(*id)? as usize);
    match building.body.blocks.get_mut(block) {
        Some(block) => {
            block.name = Some(Name::Text(name(rest)?));
            Ok(())
        }
        None => Err(Error::missing(format!("there is no block {id}"))),
    }
}
