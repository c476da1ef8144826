//! The body of a function while it is read: values by their numbers, blocks in their order, and what waits for more.

use super::bitstream::{Block, Entry, Record};
use super::codes;
use super::error::Error;
use super::metadata::{NodeId, Part};
use super::narrow;
use super::reader::{Item, Reader, Value};
use crate::ir::inst::Bundle;
use crate::ir::{
    Block as BasicBlock, BlockId, Body, GlobalId, Inst, InstId, Loc, Operand, Type, TypedConst, TypedOperand,
    ValueData, ValueDef, ValueId,
};
use crate::source::Span;
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;

/// The record that says how many blocks there are.
const DECLAREBLOCKS: u32 = 1;

/// What a function's metadata is, until nodes have numbers.
#[derive(Default)]
pub(super) struct Notes {
    /// `!dbg !7, !tbaa !9`: kind and node, in LLVM's order.
    pub attachments: Vec<(InstId, Vec<(u64, NodeId)>)>,
    /// Debug records before instructions.
    pub records: Vec<(InstId, Vec<Vec<Part>>)>,
    /// Nodes in the order in which LLVM's text meets them.
    pub roots: Vec<NodeId>,
    /// Nodes attached to the function.
    pub function: Vec<(u64, NodeId)>,
}

/// A body under construction.
#[derive(Default)]
pub(super) struct Building {
    pub body: Body,
    /// How many values there were before.
    pub first_local: usize,
    /// Numbers that are used before they are defined.
    pub forwards: FxHashMap<u32, (ValueId, Type)>,
    /// The block that instructions go to, by its place.
    current: usize,
    /// Every instruction in order; none for those that became debug records.
    pub list: Vec<Listed>,
    /// The place of an instruction, by its number in `list`.
    pub locations: FxHashMap<usize, NodeId>,
    /// The location that was said last.
    pub location: Option<NodeId>,
    /// Further attachments, by the number in `list`.
    pub attached: FxHashMap<usize, Vec<(u64, NodeId)>>,
    /// Debug records that wait for the instruction they stand before.
    pub waiting: Vec<Waiting>,
    /// Records before each instruction.
    pub before: Vec<(InstId, Vec<Waiting>)>,
    /// Bundles for the next call.
    pub bundles: Vec<Bundle>,
    /// The personality that a landing pad of LLVM before 3.7 names.
    pub personality: Option<TypedConst>,
    pub notes: Notes,
}

/// An instruction of the file.
#[derive(Clone, Copy, Debug)]
pub(super) enum Listed {
    /// It is one.
    Inst(InstId),
    /// A call of an `llvm.dbg` intrinsic, which is a record.
    Record,
}

/// A debug record before it is text.
#[derive(Clone, Debug)]
pub(super) struct Waiting {
    pub parts: Vec<Part>,
    /// Nodes that the text meets in it, in LLVM's order.
    pub roots: Vec<NodeId>,
    /// Its number among the instructions, if it was a call.
    pub listed: Option<usize>,
}

impl Building {
    /// Adds an instruction at the end of the current block.
    pub fn push(&mut self, inst: Inst) -> Result<InstId, Error> {
        let terminates = inst.is_terminator();
        let id = self.push_made(inst)?;
        self.list.push(Listed::Inst(id));
        if terminates {
            self.current += 1;
        }
        Ok(id)
    }

    /// The same for one that the file does not count.
    pub fn push_made(&mut self, inst: Inst) -> Result<InstId, Error> {
        let block = self.body.layout.get(self.current);
        let block = *block.ok_or_else(|| Error::record("an instruction behind the last block"))?;
        let id = self.body.insts.push(inst);
        self.body.blocks[block].insts.push(id);
        let loc = self.body.locs.push(Loc { span: Span::default(), inlined_at: None });
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

    /// The number of the last instruction.
    pub fn last(&self) -> Result<usize, Error> {
        self.list.len().checked_sub(1).ok_or_else(|| Error::record("a location before the first instruction"))
    }

    /// The block of a number.
    pub fn block(&self, number: u64) -> Result<BlockId, Error> {
        match usize::try_from(number) {
            Ok(n) if n < self.body.blocks.len() => Ok(BlockId::new(n)),
            _ => Err(Error::missing(format!("there is no block {number}"))),
        }
    }
}

impl<'b> Reader<'b> {
    /// `FUNCTION_BLOCK`
    pub(super) fn body(&mut self, of: GlobalId, mut block: Block<'b>) -> Result<(), Error> {
        let Some(function) = self.module.function(of) else { return Err(Error::record("a body of no function")) };
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
            return Err(Error::missing(format!("value {number} is used and never defined")));
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

    /// The value that a record names by its number, counted as the version says.
    pub(super) fn number_of(&self, number: u64) -> Result<u32, Error> {
        match self.version {
            0 => narrow(number),
            // Numbers of what comes later are negative, in 32 bits.
            _ => Ok((self.values.len() as u32).wrapping_sub(number as u32)),
        }
    }

    /// The operand of a value's number. `ty`: its type if it is not defined yet.
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
                let ty = ty.ok_or_else(|| Error::missing(format!("there is no value {id}")))?;
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

    /// Adds an instruction and, unless it gives nothing, its result.
    pub(super) fn define(&mut self, building: &mut Building, inst: Inst) -> Result<InstId, Error> {
        let ty = crate::ir::infer::result_type(&mut self.module.types, &self.module.constants, &inst);
        let id = building.push(inst)?;
        self.give(building, id, ty)?;
        Ok(id)
    }

    /// Enters the result of an instruction, which may have been used before.
    pub(super) fn give(&mut self, building: &mut Building, inst: InstId, ty: Type) -> Result<(), Error> {
        if ty == Type::INVALID {
            return Err(Error::record("the operands of an instruction do not fit together"));
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
        // Each block takes some bits.
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
