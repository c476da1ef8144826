//! Function bodies: value ids, and the blocks that accompany the instructions.

use super::annotation_table::{Location, Meta, Notes};
use super::metadata_graph::Ref;
use super::stream::Stream;
use super::writer::{Version, WriteError, Writer, bytes_of};
use crate::bitcode::codes;
use crate::bitcode::record_codes::symbols::{BBENTRY, ENTRY};
use crate::bitcode::record_codes::{function as code, metadata};
use crate::ir::{BlockId, Body, Constant, GlobalId, Inst, InstId, Name, Operand, Type, ValueId};
use cranelift_entity::SecondaryMap;
use indexmap::IndexSet;

/// State of the function being written.
pub(super) struct Context<'f> {
    pub body: &'f Body,
    pub notes: &'f Notes,
    /// Value ids, and block numbers.
    values: SecondaryMap<ValueId, Option<u64>>,
    blocks: SecondaryMap<BlockId, u64>,
    /// Id of the next value.
    pub next: u64,
    /// Function-local metadata: values, followed by argument lists.
    locals: IndexSet<ValueId>,
    lists: Vec<Vec<Meta>>,
    location: Option<Location>,
    /// Operands of the current record.
    pub ops: Vec<u64>,
}

impl Context<'_> {
    /// Returns the id of a value.
    pub fn value(&self, value: ValueId) -> Result<u64, WriteError> {
        self.values[value].ok_or_else(|| WriteError::new(format!("{} is not defined", self.body.value_name(value))))
    }

    /// Returns the number of a block.
    pub fn block_number(&self, block: BlockId) -> u64 {
        self.blocks[block]
    }

    /// Adds a block to the operands.
    pub fn block(&mut self, block: BlockId) {
        let number = self.blocks[block];
        self.ops.push(number);
    }
}

impl Writer {
    /// Writes `FUNCTION_BLOCK`.
    pub fn function(&mut self, out: &mut Stream, id: GlobalId, body: &Body, notes: &Notes) -> Result<(), WriteError> {
        let span = self.module.globals[id].span;
        let mut blocks = SecondaryMap::new();
        for (n, block) in body.layout.iter().enumerate() {
            blocks[*block] = n as u64;
        }
        self.local = Default::default();
        self.params = body.params.len();
        self.enter_local(body, notes).map_err(|refused| refused.at(span))?;
        let mut cx = Context {
            body,
            notes,
            values: SecondaryMap::new(),
            blocks,
            next: (self.globals.len() + self.shared.order.len()) as u64,
            locals: IndexSet::new(),
            lists: Vec::new(),
            location: None,
            ops: Vec::new(),
        };
        for param in &body.params {
            cx.values[*param] = Some(cx.next);
            cx.next += 1;
        }
        cx.next += self.local.order.len() as u64;
        let first = cx.next;
        for block in &body.layout {
            for inst in &body.blocks[*block].insts {
                if let Some(value) = body.result(*inst) {
                    cx.values[value] = Some(cx.next);
                    cx.next += 1;
                }
            }
        }
        cx.next = first;
        self.collect_locals(&mut cx);
        out.enter(codes::FUNCTION);
        out.record(code::DECLAREBLOCKS, &[body.layout.len() as u64]);
        self.constants_block(out, true).map_err(|refused| refused.at(span))?;
        self.local_metadata(out, &mut cx).map_err(|refused| refused.at(span))?;
        for block in &body.layout {
            for inst in &body.blocks[*block].insts {
                let written = self.statement(out, &mut cx, *inst);
                written.map_err(|refused| refused.at(body.span(*inst)))?;
            }
        }
        self.users_of_blocks(out, id)?;
        self.local_symbols(out, &cx)?;
        self.local_attachments(out, &cx);
        self.use_lists(out, &cx, id)?;
        out.end();
        Ok(())
    }

    /// Adds the constants that a body uses and the module's table lacks.
    fn enter_local(&mut self, body: &Body, notes: &Notes) -> Result<(), WriteError> {
        for block in &body.layout {
            for inst in &body.blocks[*block].insts {
                let entered = self.enter_operands(&body.insts[*inst]);
                entered.map_err(|refused| refused.at(body.span(*inst)))?;
            }
        }
        let _ = notes;
        self.arrange(true)
    }

    fn enter_operands(&mut self, inst: &Inst) -> Result<(), WriteError> {
        let mut wanted = Vec::new();
        inst.for_each_operand(|_, operand| {
            if let Operand::Const(id) = operand {
                wanted.push((id, None));
            }
        });
        if let Some(call) = inst.call()
            && let Operand::Const(callee) = call.callee
            && matches!(self.module.constants[callee], Constant::InlineAsm(..))
        {
            wanted.retain(|(id, _)| *id != callee);
            wanted.push((callee, Some(call.fn_ty)));
        }
        match inst {
            Inst::Switch { cases, .. } => wanted.extend(cases.iter().map(|((_, id), _)| (*id, None))),
            Inst::Alloca { count: None, .. } => {
                wanted.push((self.module.constants.intern(Constant::Int(Type::I32, 1)), None));
            }
            _ => {}
        }
        for key in wanted {
            if !matches!(self.module.constants[key.0], Constant::Metadata(_)) {
                self.enter(key, true)?;
            }
        }
        Ok(())
    }

    /// Collects the metadata that refers to local values.
    fn collect_locals(&self, cx: &mut Context<'_>) {
        let records = cx.body.layout.iter().flat_map(|block| &cx.body.blocks[*block].insts);
        let mut all: Vec<&Meta> = Vec::new();
        for inst in records {
            all.extend(cx.notes.records.get(inst).into_iter().flatten().flat_map(|record| &record.operands));
            let Some(call) = cx.body.insts[*inst].call() else { continue };
            call.for_each_operand(|_, operand| {
                if let Operand::Const(id) = operand {
                    all.extend(cx.notes.operands.get(&id));
                }
            });
        }
        for meta in all {
            match meta {
                Meta::Of(_) => {}
                Meta::Local(value) => _ = cx.locals.insert(*value),
                Meta::List(list) => {
                    for part in list {
                        if let Meta::Local(value) = part {
                            cx.locals.insert(*value);
                        }
                    }
                    if !cx.lists.contains(list) {
                        cx.lists.push(list.clone());
                    }
                }
            }
        }
    }

    /// Returns the id of metadata in a function.
    pub fn metadata_number(&self, cx: &Context<'_>, meta: &Meta) -> Result<u64, WriteError> {
        let first = self.graph.len();
        let number = match meta {
            Meta::Of(Ref::Null) => return Err(WriteError::new("`null` where it is not allowed")),
            Meta::Of(of) => Some(self.graph.id(*of)),
            Meta::Local(value) => cx.locals.get_index_of(value).map(|n| first + n as u64),
            Meta::List(list) => {
                let at = cx.lists.iter().position(|known| known == list);
                at.map(|n| first + cx.locals.len() as u64 + n as u64)
            }
        };
        number.ok_or_else(|| WriteError::new("metadata that is not in the metadata table"))
    }

    /// Writes `METADATA_BLOCK` of a function.
    fn local_metadata(&mut self, out: &mut Stream, cx: &mut Context<'_>) -> Result<(), WriteError> {
        if cx.locals.is_empty() && cx.lists.is_empty() {
            return Ok(());
        }
        out.enter(codes::METADATA);
        for value in &cx.locals {
            let ty = self.ty(cx.body.values[*value].ty)?;
            out.record(metadata::VALUE, &[ty, cx.value(*value)?]);
        }
        for list in &cx.lists {
            let ops = list.iter().map(|part| self.metadata_number(cx, part)).collect::<Result<Vec<_>, _>>()?;
            out.record(metadata::ARG_LIST, &ops);
        }
        out.end();
        Ok(())
    }

    /// Writes an instruction with its debug location and debug records.
    fn statement(&mut self, out: &mut Stream, cx: &mut Context<'_>, id: InstId) -> Result<(), WriteError> {
        let records = cx.notes.records.get(&id).map_or(&[][..], Vec::as_slice);
        // Debug calls precede the instruction; debug records follow it, and LLVM moves them before it.
        let (calls, records) = match self.version {
            Version::Llvm14 => (records, &[][..]),
            Version::Llvm22 => (&[][..], records),
        };
        for record in calls {
            self.debug_call(out, cx, record)?;
        }
        self.instruction(out, cx, id)?;
        if cx.body.result(id).is_some() {
            cx.next += 1;
        }
        if let Some(location) = cx.notes.locations.get(&id) {
            self.location_record(out, cx, *location);
        }
        for record in records {
            self.debug_record_of(out, cx, record)?;
        }
        Ok(())
    }

    /// Writes `DEBUG_LOC`, or `DEBUG_LOC_AGAIN` if the location is unchanged.
    pub fn location_record(&mut self, out: &mut Stream, cx: &mut Context<'_>, location: Location) {
        if cx.location.replace(location) == Some(location) {
            out.record(code::DEBUG_LOC_AGAIN, &[]);
            return;
        }
        let or_null = |of: Ref| if of == Ref::Null { 0 } else { self.graph.id(of) + 1 };
        let mut ops = vec![location.line, location.column, or_null(location.scope), or_null(location.inlined_at)];
        ops.push(location.implicit.into());
        if location.group != 0 || location.rank != 0 {
            ops.extend([location.group, location.rank]);
        }
        out.record(code::DEBUG_LOC, &ops);
    }

    /// Writes the functions that refer to blocks of this one, for readers that load functions lazily.
    fn users_of_blocks(&mut self, out: &mut Stream, id: GlobalId) -> Result<(), WriteError> {
        let Some(users) = self.users.get(&id) else { return Ok(()) };
        let numbers = users.iter().map(|user| self.global_number(*user)).collect::<Result<Vec<_>, _>>()?;
        out.record(code::BLOCKADDR_USERS, &numbers);
        Ok(())
    }

    /// Writes `VALUE_SYMTAB_BLOCK` of a function.
    fn local_symbols(&self, out: &mut Stream, cx: &Context<'_>) -> Result<(), WriteError> {
        let body = cx.body;
        let results = body.layout.iter().flat_map(|block| &body.blocks[*block].insts);
        let values = body.params.iter().copied().chain(results.filter_map(|inst| body.result(*inst)));
        let mut is_open = false;
        for value in values {
            if let Some(Name::Text(name)) = &body.values[value].name {
                if !std::mem::replace(&mut is_open, true) {
                    out.enter(codes::VALUE_SYMTAB);
                }
                out.text(ENTRY, &[cx.value(value)?], &bytes_of(name));
            }
        }
        for (n, block) in body.layout.iter().enumerate() {
            if let Some(Name::Text(name)) = &body.blocks[*block].name {
                if !std::mem::replace(&mut is_open, true) {
                    out.enter(codes::VALUE_SYMTAB);
                }
                out.text(BBENTRY, &[n as u64], &bytes_of(name));
            }
        }
        if is_open {
            out.end();
        }
        Ok(())
    }

    /// Writes `METADATA_ATTACHMENT`.
    fn local_attachments(&self, out: &mut Stream, cx: &Context<'_>) {
        if cx.notes.function.is_empty() && cx.notes.attached.is_empty() {
            return;
        }
        let pairs = |pairs: &[(u64, Ref)]| -> Vec<u64> {
            pairs.iter().flat_map(|(kind, of)| [*kind, self.graph.id(*of)]).collect()
        };
        out.enter(codes::METADATA_ATTACHMENT);
        if !cx.notes.function.is_empty() {
            out.record(metadata::ATTACHMENT, &pairs(&cx.notes.function));
        }
        let mut number = 0;
        for block in &cx.body.layout {
            for inst in &cx.body.blocks[*block].insts {
                if self.version == Version::Llvm14 {
                    // Debug calls count as instructions.
                    number += cx.notes.records.get(inst).map_or(0, Vec::len) as u64;
                }
                if let Some(attached) = cx.notes.attached.get(inst) {
                    let ops: Vec<u64> = std::iter::once(number).chain(pairs(attached)).collect();
                    out.record(metadata::ATTACHMENT, &ops);
                }
                number += 1;
            }
        }
        out.end();
    }
}
