//! Function reader: values by type and slot, basic blocks, and forward references.

use super::error::Error;
use super::format::{BlockKind, NO_OPERAND, op};
use super::reader::{Entry, Reader};
use super::stream::Stream;
use super::symbols::{Symbols, Unique};
use super::types::{Def, Slot, Ty};
use crate::ir::upgrade::legacy_insts::InstSink;
use crate::ir::{
    Block, BlockId, Body, Constant, GlobalId, GlobalKind, Inst, InstId, Loc, Module, Name, Operand, Type, ValueData,
    ValueDef, ValueId, infer,
};
use crate::source::Span;
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;

/// Type plane (LLVM 1.x): the values of one type, which have their own numbering.
#[derive(Clone, Debug, Default)]
pub(super) struct Plane {
    /// Module-level values that the compaction table selects, preceded by the implicit zero value if the type has
    /// one; `None` without such a table.
    pub compacted: Option<Vec<Entry>>,
    /// Values of the function.
    pub locals: Vec<Entry>,
}

/// State of the function being read, with the body built so far.
#[derive(Default)]
pub(super) struct FunctionState {
    /// Types that the compaction table selects.
    pub types: Option<Vec<Ty>>,
    pub planes: FxHashMap<Ty, Plane>,
    pub body: Body,
    /// Index of the current block.
    current: usize,
    /// Forward references, by type and slot.
    forwards: FxHashMap<(Ty, u32), ValueId>,
    params: Vec<(Ty, ValueId)>,
    /// Whether the parameters have slots.
    params_numbered: bool,
}

impl FunctionState {
    /// Returns the values of a type.
    pub fn plane(&mut self, ty: Ty) -> &mut Plane {
        self.planes.entry(ty).or_default()
    }
}

/// Instruction as encoded in the file.
#[derive(Clone, Debug)]
pub(super) struct EncodedInst {
    pub op: u32,
    /// Type slot.
    pub ty: u32,
    pub operands: Vec<u32>,
}

impl EncodedInst {
    /// Reads an instruction: one word, or a sequence of variable-length numbers.
    fn read(stream: &mut Stream<'_>) -> Result<EncodedInst, Error> {
        let start = stream.clone();
        let word = stream.word()?;
        let op = word >> 2 & 0x3f;
        Ok(match word & 3 {
            1 => {
                let operand = word >> 20;
                let operands = if operand == NO_OPERAND { Vec::new() } else { vec![operand] };
                EncodedInst { op, ty: word >> 8 & 0xfff, operands }
            }
            2 => EncodedInst { op, ty: word >> 8 & 0xff, operands: vec![word >> 16 & 0xff, word >> 24] },
            3 => EncodedInst {
                op,
                ty: word >> 8 & 0x3f,
                operands: vec![word >> 14 & 0x3f, word >> 20 & 0x3f, word >> 26],
            },
            _ => {
                // 0: all fields are variable-length numbers. The instruction is read again from its start.
                let place = start.place();
                *stream = start;
                let (op, ty, count) = (stream.vbr()? >> 2, stream.vbr()?, stream.vbr()?);
                if count == 0 || count as usize > stream.left() {
                    let message = format!("an instruction of {count} operands in {} bytes", stream.left());
                    return Err(Error::structure(message).at(place));
                }
                let operands = (0..count).map(|_| stream.vbr()).collect::<Result<_, _>>()?;
                stream.align();
                EncodedInst { op, ty, operands }
            }
        })
    }
}

impl<'b> Reader<'b> {
    /// Reads a function block.
    pub(super) fn function(&mut self, id: GlobalId, ty: Ty, mut stream: Stream<'b>) -> Result<(), Error> {
        // The linkage; the declaration of the function has it, too.
        stream.vbr()?;
        if stream.is_at_end() {
            return Ok(());
        }
        self.scope = Some(FunctionState::default());
        let result = self.body(ty, stream);
        self.types.end_of_function();
        let scope = self.scope.take();
        result?;
        if let (Some(scope), GlobalKind::Function(function)) = (scope, &mut self.module.globals[id].kind) {
            function.body = Some(scope.body);
        }
        Ok(())
    }

    fn scope(&mut self) -> Result<&mut FunctionState, Error> {
        self.scope.as_mut().ok_or_else(|| Error::malformed("an instruction outside of any function"))
    }

    fn body(&mut self, ty: Ty, mut stream: Stream<'b>) -> Result<(), Error> {
        let start = stream.place();
        self.params(ty)?;
        let (mut code, mut symbols) = (Vec::new(), None);
        while !stream.is_at_end() {
            let place = stream.place();
            let (kind, block) = stream.block(self.slots.format >= 3)?;
            match kind {
                BlockKind::CompactionTable => self.compaction(block)?,
                BlockKind::ConstantPool if code.is_empty() => {
                    self.number_params()?;
                    self.constant_pool(block)?;
                }
                BlockKind::InstructionList | BlockKind::BasicBlock => code.push((kind, block)),
                BlockKind::SymbolTable if symbols.is_none() => symbols = Some(block),
                BlockKind::ConstantPool | BlockKind::SymbolTable => {
                    let message = format!("{} where it is not allowed", kind.name());
                    return Err(Error::structure(message).at(place));
                }
                _ => {}
            }
        }
        self.number_params()?;
        self.create_blocks(&code)?;
        for (kind, mut block) in code {
            let whole = block.place();
            let first = self.scope()?.current;
            while !block.is_at_end() {
                let place = block.place();
                let encoded = EncodedInst::read(&mut block)?;
                self.instruction(encoded).map_err(|error| error.at(place))?;
            }
            // In LLVM 1.0, each basic block has a file block of its own.
            if kind == BlockKind::BasicBlock && self.scope()?.current != first + 1 {
                return Err(
                    Error::malformed("a basic block without a terminator at its end, or with more than one").at(whole)
                );
            }
        }
        let scope = self.scope()?;
        if scope.body.layout.is_empty() {
            return Err(Error::malformed("a function without basic blocks").at(start));
        }
        if scope.current != scope.body.layout.len() {
            return Err(Error::malformed("a basic block without a terminator").at(start));
        }
        if let Some((ty, slot)) = scope.forwards.keys().min().copied() {
            let ty = self.module.types.display(self.types.ir(ty));
            let message = format!("value {slot} of type {ty} is used but never defined");
            return Err(Error::missing(message).at(start));
        }
        if let Some(symbols) = symbols {
            let place = symbols.place();
            let symbols = Symbols::read(symbols, self.slots)?;
            self.local_names(symbols).map_err(|error| error.at(place))?;
        }
        self.scope()?.body.number_unnamed();
        Ok(())
    }

    fn params(&mut self, ty: Ty) -> Result<(), Error> {
        let content = self.types.pointee(ty)?;
        let Def::Function { params, .. } = self.types.def(content).clone() else {
            return Err(Error::malformed("a function body without a function"));
        };
        for (n, ty) in params.iter().enumerate() {
            let data =
                ValueData { ty: self.types.ir(*ty), def: ValueDef::Param(n as u32), name: None, span: Span::default() };
            let scope = self.scope()?;
            let value = scope.body.values.push(data);
            scope.body.params.push(value);
            scope.params.push((*ty, value));
        }
        Ok(())
    }

    /// Assigns slots to the parameters, after the values of the module or the compaction table.
    fn number_params(&mut self) -> Result<(), Error> {
        let scope = self.scope()?;
        if !std::mem::replace(&mut scope.params_numbered, true) {
            for (ty, value) in std::mem::take(&mut scope.params) {
                scope.plane(ty).locals.push(Entry::Local(value));
            }
        }
        Ok(())
    }

    /// Reads `CompactionTable`: types, then values of some types, by their module-level slots.
    fn compaction(&mut self, mut stream: Stream<'b>) -> Result<(), Error> {
        let start = stream.place();
        let scope = self.scope()?;
        if scope.params_numbered || scope.types.is_some() || !scope.planes.is_empty() {
            return Err(Error::structure("a compaction table that comes too late, or a second one").at(start));
        }
        if !self.slots.has_type_type() {
            let count = stream.vbr()?;
            self.compacted_types(&mut stream, count)?;
        }
        while !stream.is_at_end() {
            let place = stream.place();
            let head = stream.vbr()?;
            let (count, plane) = match head & 3 {
                3 => (head >> 2, self.slots.read(&mut stream)?),
                count => (count, self.slots.slot(head >> 2)),
            };
            let Slot::Type(slot) = plane else {
                self.compacted_types(&mut stream, count)?;
                continue;
            };
            let ty = self.local_type(slot).map_err(|error| error.at(place))?;
            let mut entries = Vec::new();
            if self.has_zero(ty) {
                entries.push(Entry::Zero);
            }
            for _ in 0..count {
                let place = stream.place();
                let slot = stream.vbr()?;
                entries.push(self.module_entry(ty, slot).map_err(|error| error.at(place))?);
            }
            if self.scope()?.plane(ty).compacted.replace(entries).is_some() {
                return Err(Error::malformed("two value lists of the same type").at(place));
            }
        }
        Ok(())
    }

    fn compacted_types(&mut self, stream: &mut Stream<'b>, count: u32) -> Result<(), Error> {
        let mut types = Vec::new();
        for _ in 0..count {
            let place = stream.place();
            let slot = self.slots.read_type(stream)?;
            types.push(self.types.get(slot).map_err(|error| error.at(place))?);
        }
        if count > 0 {
            self.scope()?.types = Some(types);
        }
        Ok(())
    }

    /// Creates one basic block per terminator. The size of the file bounds their number.
    fn create_blocks(&mut self, code: &[(BlockKind, Stream<'b>)]) -> Result<(), Error> {
        let mut count = 0usize;
        for (_, block) in code {
            let mut block = block.clone();
            while !block.is_at_end() {
                count += usize::from(op::is_terminator(EncodedInst::read(&mut block)?.op));
            }
        }
        let body = &mut self.scope()?.body;
        for _ in 0..count {
            let block = body.blocks.push(Block::default());
            body.layout.push(block);
        }
        Ok(())
    }

    /// Returns the basic block with this number.
    pub(super) fn block(&mut self, number: u32) -> Result<BlockId, Error> {
        match self.scope()?.body.blocks.len() {
            count if (number as usize) < count => Ok(BlockId::new(number as usize)),
            _ => Err(Error::missing(format!("undefined basic block {number}"))),
        }
    }

    /// Returns the value of a slot, which may be a forward reference.
    pub(super) fn value(&mut self, ty: Ty, slot: u32) -> Result<Operand, Error> {
        let before = self.slots_before(ty);
        let locals = self.scope()?.planes.get(&ty).map_or(0, |plane| plane.locals.len());
        if (slot as usize) < before + locals {
            return match self.lookup(ty, slot)? {
                Entry::Local(value) => Ok(Operand::Value(value)),
                entry => Ok(Operand::Const(self.constant_of(ty, entry)?)),
            };
        }
        let ir = self.types.ir(ty);
        if matches!(self.types.def(ty), Def::Function { .. } | Def::Opaque(_)) || matches!(ty, Ty::VOID | Ty::LABEL) {
            return Err(Error::malformed("an operand of a type that has no values"));
        }
        let scope = self.scope()?;
        if let Some(value) = scope.forwards.get(&(ty, slot)) {
            return Ok(Operand::Value(*value));
        }
        let data = ValueData { ty: ir, def: ValueDef::Undefined, name: None, span: Span::default() };
        let value = scope.body.values.push(data);
        scope.forwards.insert((ty, slot), value);
        Ok(Operand::Value(value))
    }

    /// Appends an instruction to the current block.
    pub(super) fn push(&mut self, inst: Inst) -> Result<InstId, Error> {
        let scope = self.scope()?;
        let terminates = inst.is_terminator();
        let block = scope.body.layout.get(scope.current).copied();
        let block = block.ok_or_else(|| Error::malformed("an instruction after the last basic block"))?;
        let body = &mut scope.body;
        let id = body.insts.push(inst);
        body.blocks[block].insts.push(id);
        let loc = body.locs.push(Loc { span: Span::default() });
        body.inst_locs[id] = loc.into();
        if terminates {
            scope.current += 1;
        }
        Ok(id)
    }

    /// Appends an instruction that is not in the file; returns its result.
    pub(super) fn push_synthesized(&mut self, inst: Inst) -> Result<Operand, Error> {
        let ty = infer::result_type(&mut self.module.types, &self.module.constants, &inst);
        let id = self.push(inst)?;
        let scope = self.scope()?;
        let data = ValueData { ty, def: ValueDef::Inst(id), name: None, span: Span::default() };
        let value = scope.body.values.push(data);
        scope.body.results[id] = value.into();
        Ok(Operand::Value(value))
    }

    /// Appends an instruction and assigns the next slot to its result, unless that is `void`.
    pub(super) fn define(&mut self, ty: Ty, inst: Inst) -> Result<(), Error> {
        let found = infer::result_type(&mut self.module.types, &self.module.constants, &inst);
        let id = self.push(inst)?;
        if ty == Ty::VOID {
            return Ok(());
        }
        let ir = self.types.ir(ty);
        let types = &self.module.types;
        if types.strip(found) != types.strip(ir) {
            let (found, ir) = (types.display(found), types.display(ir));
            return Err(Error::malformed(format!(
                "an instruction has result type {found}, but its type field is {ir}"
            )));
        }
        let slot = self.slots_before(ty) + self.scope()?.planes.get(&ty).map_or(0, |plane| plane.locals.len());
        let scope = self.scope()?;
        let data = ValueData { ty: ir, def: ValueDef::Inst(id), name: None, span: Span::default() };
        let value = match scope.forwards.remove(&(ty, slot as u32)) {
            Some(value) => {
                scope.body.values[value] = data;
                value
            }
            None => scope.body.values.push(data),
        };
        scope.body.results[id] = value.into();
        scope.plane(ty).locals.push(Entry::Local(value));
        Ok(())
    }

    fn local_names(&mut self, symbols: Symbols) -> Result<(), Error> {
        let (mut values, mut labels) = (Unique::default(), Unique::default());
        for (plane, slot, name) in symbols.values {
            let ty = self.local_type(plane)?;
            if ty == Ty::LABEL {
                let block = self.block(slot)?;
                let name = labels.name(name);
                self.scope()?.body.blocks[block].name = Some(Name::Text(name.into()));
            } else if let Entry::Local(value) = self.lookup(ty, slot)? {
                let name = values.name(name);
                self.scope()?.body.values[value].name = Some(Name::Text(name.into()));
            }
        }
        Ok(())
    }
}

/// [`InstSink`] for the instructions that replace an old one.
pub(super) struct ReplacementSink<'r, 'b> {
    pub reader: &'r mut Reader<'b>,
    /// First error of an insertion, which [`InstSink`] cannot return.
    pub error: Option<Error>,
}

impl InstSink for ReplacementSink<'_, '_> {
    fn module(&mut self) -> &mut Module {
        &mut self.reader.module
    }

    fn add(&mut self, inst: Inst) -> Operand {
        self.reader.push_synthesized(inst).unwrap_or_else(|error| {
            self.error.get_or_insert(error);
            Operand::Const(self.reader.module.constants.intern(Constant::Invalid))
        })
    }

    fn function(&mut self, name: &'static str, ty: Type) -> GlobalId {
        let name = name.trim_start_matches('@');
        match name.starts_with("llvm.") {
            true => self.reader.module.intrinsic(name, ty, Span::default(), false),
            false => match self.reader.module.find(name) {
                Some(id) => id,
                None => self.reader.module.declare_function(Name::Text(name.into()), ty, Span::default(), false),
            },
        }
    }
}
