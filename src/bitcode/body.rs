//! Function body under construction: values by id, blocks in layout order, and forward references.

use super::bitstream::{Block, Entry, Record};
use super::codes;
use super::encoding::narrow;
use super::error::Error;
use super::metadata_table::{NodeId, Notes, Part};
use super::reader::Reader;
use super::record_codes::function::DECLAREBLOCKS;
use super::value_table::{Item, Value};
use crate::ir::inst::Bundle;
use crate::ir::{
    Block as BasicBlock, BlockId, Body, GlobalId, Inst, InstId, Loc, Operand, Type, TypedConst, TypedOperand,
    ValueData, ValueDef, ValueId,
};
use crate::source::Span;
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;

/// Body under construction.
#[derive(Default)]
pub(super) struct Building {
    pub body: Body,
    /// Number of values before the function's own.
    pub first_local: usize,
    /// Values that are used before they are defined, by id.
    pub forwards: FxHashMap<u32, (ValueId, Type)>,
    /// Index of the current block in the layout.
    current: usize,
    /// Instructions of the file in order, including calls that became debug records.
    pub list: Vec<Listed>,
    /// Debug locations by index in `list`.
    pub locations: FxHashMap<usize, NodeId>,
    /// Last debug location.
    pub location: Option<NodeId>,
    /// Other attachments, by index in `list`.
    pub attached: FxHashMap<usize, Vec<(u64, NodeId)>>,
    /// Debug records that precede the next instruction.
    pub waiting: Vec<Waiting>,
    /// Debug records before each instruction.
    pub before: Vec<(InstId, Vec<Waiting>)>,
    /// Operand bundles of the next call.
    pub bundles: Vec<Bundle>,
    /// Personality named by a landing pad of LLVM before 3.7.
    pub personality: Option<TypedConst>,
    pub notes: Notes,
}

/// Instruction of the file.
#[derive(Clone, Copy, Debug)]
pub(super) enum Listed {
    /// Instruction of the module.
    Inst(InstId),
    /// Call of an `llvm.dbg` intrinsic, converted to a debug record.
    Record,
}

/// Debug record before it is printed.
#[derive(Clone, Debug)]
pub(super) struct Waiting {
    pub parts: Vec<Part>,
    /// Nodes that its text refers to, in LLVM's order.
    pub roots: Vec<NodeId>,
    /// Index in `list`, if it was a call.
    pub listed: Option<usize>,
}

impl Building {
    /// Appends an instruction to the current block.
    pub fn push(&mut self, inst: Inst) -> Result<InstId, Error> {
        let terminates = inst.is_terminator();
        let id = self.push_made(inst)?;
        self.list.push(Listed::Inst(id));
        if terminates {
            self.current += 1;
        }
        Ok(id)
    }

    /// Appends an instruction that is not in the file and therefore not counted in `list`.
    pub fn push_made(&mut self, inst: Inst) -> Result<InstId, Error> {
        let block = self.body.layout.get(self.current);
        let block = *block.ok_or_else(|| Error::record("an instruction after the last block"))?;
        let id = self.body.insts.push(inst);
        self.body.blocks[block].insts.push(id);
        let loc = self.body.locs.push(Loc { span: Span::default() });
        self.body.inst_locs[id] = loc.into();
        if !self.waiting.is_empty() {
            self.before.push((id, std::mem::take(&mut self.waiting)));
        }
        Ok(id)
    }

    /// Adds a debug record before the last instruction.
    pub fn add_record(&mut self, record: Waiting) -> Result<(), Error> {
        let last = self.list.last().ok_or_else(|| Error::record("a debug record before the first instruction"))?;
        match (last, self.before.last_mut()) {
            (Listed::Inst(last), Some((inst, records))) if inst == last => records.push(record),
            (Listed::Inst(last), _) => self.before.push((*last, vec![record])),
            (Listed::Record, _) => self.waiting.push(record),
        }
        Ok(())
    }

    /// Returns the index of the last instruction in `list`.
    pub fn last(&self) -> Result<usize, Error> {
        self.list.len().checked_sub(1).ok_or_else(|| Error::record("a location before the first instruction"))
    }

    /// Returns the block of a number.
    pub fn block(&self, number: u64) -> Result<BlockId, Error> {
        match usize::try_from(number) {
            Ok(n) if n < self.body.blocks.len() => Ok(BlockId::new(n)),
            _ => Err(Error::missing(format!("undefined block {number}"))),
        }
    }
}

impl<'b> Reader<'b> {
    /// Reads `FUNCTION_BLOCK`.
    pub(super) fn body(&mut self, of: GlobalId, mut block: Block<'b>) -> Result<(), Error> {
        let Some(function) = self.module.function(of) else {
            return Err(Error::record("a function body without a function"));
        };
        let params: Vec<Type> = function.params.iter().map(|param| param.ty).collect();
        let mut building = Building { first_local: self.values.len(), ..Building::default() };
        for (n, ty) in params.into_iter().enumerate() {
            let data = ValueData { ty, def: ValueDef::Param(n as u32), name: None, span: Span::default() };
            let value = building.body.values.push(data);
            building.body.params.push(value);
            self.values.push(Value { item: Item::Local(value), ty });
        }
        self.metadata.enter();
        let mut record = Record::default();
        loop {
            match block.next(&mut record)? {
                Entry::End => break,
                Entry::Block(id) => {
                    let inner = block.enter(id, &self.infos)?;
                    match id {
                        codes::CONSTANTS => self.constants(inner)?,
                        codes::METADATA => self.function_metadata(&mut building, inner)?,
                        codes::METADATA_ATTACHMENT => self.attachments(&mut building, inner)?,
                        codes::VALUE_SYMTAB => self.local_symbols(&mut building, inner)?,
                        codes::USELIST => self.use_list_orders(inner, Some((of, &building)))?,
                        _ => {}
                    }
                }
                Entry::Record if record.code == DECLAREBLOCKS => {
                    declare_blocks(&mut building, &record, block.left()).map_err(|error| error.at(block.place()))?;
                }
                Entry::Record => {
                    self.instruction(&mut building, &record).map_err(|error| error.at(block.place()))?;
                }
            }
        }
        let personality = building.personality;
        let finished = self.finish_body(building).map_err(|error| error.at(block.place()));
        let (body, notes) = finished?;
        self.metadata.leave();
        self.metadata.notes.push((of, notes));
        let GlobalKind::Function(function) = &mut self.module.globals[of].kind else { return Ok(()) };
        function.body = Some(body);
        function.personality = function.personality.or(personality);
        Ok(())
    }

    fn finish_body(&mut self, mut building: Building) -> Result<(Body, Notes), Error> {
        if let Some(number) = building.forwards.keys().min() {
            return Err(Error::missing(format!("value {number} is used but never defined")));
        }
        if building.body.layout.is_empty() {
            return Err(Error::record("a function without blocks"));
        }
        if building.current != building.body.layout.len() {
            return Err(Error::record("a block without a terminator"));
        }
        self.values.truncate(building.first_local);
        building.body.number_unnamed();
        self.collect_notes(&mut building);
        Ok((building.body, building.notes))
    }

    /// Returns the absolute value id of a record's operand, which is relative from version 1 on.
    pub(super) fn number_of(&self, number: u64) -> Result<u32, Error> {
        match self.version {
            0 => narrow(number),
            // Relative ids of later values are negative, in 32 bits.
            _ => Ok((self.values.len() as u32).wrapping_sub(number as u32)),
        }
    }

    /// Returns the operand of a value id. `ty`: the type of a forward reference.
    pub(super) fn operand(
        &mut self,
        building: &mut Building,
        id: u32,
        ty: Option<Type>,
    ) -> Result<TypedOperand, Error> {
        match self.values.get(id as usize) {
            Some(Value { item: Item::Local(value), ty }) => Ok((*ty, Operand::Value(*value))),
            Some(_) => {
                let (ty, constant) = self.constant(id)?;
                Ok((ty, Operand::Const(constant)))
            }
            None => {
                let ty = ty.ok_or_else(|| Error::missing(format!("undefined value {id}")))?;
                if let Some((value, known)) = building.forwards.get(&id) {
                    if *known != ty {
                        return Err(Error::record(format!("value {id} has two types")));
                    }
                    return Ok((ty, Operand::Value(*value)));
                }
                if matches!(self.module.types.kind(ty), crate::ir::TypeKind::Void | crate::ir::TypeKind::Label) {
                    return Err(Error::record("an operand of a type that has no values"));
                }
                let data = ValueData { ty, def: ValueDef::Undefined, name: None, span: Span::default() };
                let value = building.body.values.push(data);
                building.forwards.insert(id, (value, ty));
                Ok((ty, Operand::Value(value)))
            }
        }
    }

    /// Appends an instruction and, unless it returns `void`, defines its result.
    pub(super) fn define(&mut self, building: &mut Building, inst: Inst) -> Result<InstId, Error> {
        let ty = crate::ir::infer::result_type(&mut self.module.types, &self.module.constants, &inst);
        let id = building.push(inst)?;
        self.give(building, id, ty)?;
        Ok(id)
    }

    /// Defines the result of an instruction, which may resolve a forward reference.
    pub(super) fn give(&mut self, building: &mut Building, inst: InstId, ty: Type) -> Result<(), Error> {
        if ty == Type::INVALID {
            return Err(Error::record("inconsistent operand types of an instruction"));
        }
        if ty == Type::VOID {
            return Ok(());
        }
        let number = self.values.len() as u32;
        let data = ValueData { ty, def: ValueDef::Inst(inst), name: None, span: Span::default() };
        let value = match building.forwards.remove(&number) {
            Some((value, expected)) => {
                if expected != ty {
                    return Err(Error::record(format!("value {number} has two types")));
                }
                building.body.values[value] = data;
                value
            }
            None => building.body.values.push(data),
        };
        building.body.results[inst] = value.into();
        self.values.push(Value { item: Item::Local(value), ty });
        Ok(())
    }
}

use crate::ir::GlobalKind;

fn declare_blocks(building: &mut Building, record: &Record<'_>, left: u64) -> Result<(), Error> {
    match record.ops.first() {
        // Each block takes at least 4 bits, which bounds the count.
        Some(count @ 1..) if *count <= left / 4 && building.body.layout.is_empty() => {
            for _ in 0..*count {
                let block = building.body.blocks.push(BasicBlock::default());
                building.body.layout.push(block);
            }
            Ok(())
        }
        count => Err(Error::record(format!("a function of {count:?} blocks"))),
    }
}
