//! Symbol tables: names of globals in files before LLVM 5, and of locals and labels; orders of uses.

use super::bitstream::Block;
use super::body::Building;
use super::error::Error;
use super::reader::{Item, Reader};
use super::{characters, narrow, text};
use crate::ir::{BlockId, Name};
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
            _ => Err(Error::missing(format!("there is no symbol {id}"))),
        }
    }

    /// The symbol table of a function.
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
            _ => Err(Error::missing(format!("there is no local {id}"))),
        }
    }

    /// `USELIST_BLOCK` of a module or a function: checked, and not kept. An order here is one of the uses as they stand in the
    /// file; as they stand in a text it would be another.
    pub(super) fn use_list_orders(&self, mut block: Block<'b>, building: Option<&Building>) -> Result<(), Error> {
        block.each_record(|record| {
            let count = match building {
                Some(building) if record.code == USELIST_BB => building.body.blocks.len(),
                _ => self.values.len(),
            };
            check_order(&record.ops, count)
        })
    }
}

/// Refuses an order that is no permutation, and one of something that is not there.
fn check_order(ops: &[u64], count: usize) -> Result<(), Error> {
    let Some((id, order)) = ops.split_last() else { return Err(Error::record("an order of no uses")) };
    if *id >= count as u64 {
        return Err(Error::missing(format!("there is no value {id}")));
    }
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    if order.len() < 2 || sorted.iter().enumerate().any(|(n, place)| n as u64 != *place) {
        return Err(Error::record("an order of uses that is no permutation"));
    }
    Ok(())
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
