//! Builder for one function: its basic blocks and the insertion point.

use super::error::{BuildPlace, ErrorContext};
use super::{Block, BuildError, FastMath, Global, ModuleBuilder, OwnerFunction, Result, Type, Value, free};
use crate::ir::inst::{Inst, Operand};
use crate::ir::{self, Body, GlobalId, GlobalKind, InstId, Loc, LocId, Name, ValueData, ValueDef, infer};
use crate::source::{Source, Span};
use rustc_hash::FxHashSet;
use std::ops::{Deref, DerefMut, Range};

/// Function under construction. It dereferences to its [`ModuleBuilder`], so that types and constants can be created,
/// and other functions declared and built, in the meantime. [`FunctionBuilder::finish`] adds the function to the
/// module.
///
/// Instructions are added at the end of the current block ([`FunctionBuilder::position_at_end`]) or elsewhere in it
/// ([`FunctionBuilder::position_before_terminator`], [`FunctionBuilder::position_at_start`]);
/// [`FunctionBuilder::entry_alloca`] adds stack variables from any position. The first block is the entry block. As in
/// LLVM, unnamed values and blocks are numbered.
pub struct FunctionBuilder<'m> {
    module: &'m mut ModuleBuilder,
    pub(super) id: GlobalId,
    pub(super) body: Body,
    pub(super) ret: Type,
    pub(super) current: Option<ir::BlockId>,
    /// Insertion point in the current block.
    at: InsertionPoint,
    pub(super) fast: FastMath,
    /// Debug location of the following instructions.
    place: Option<LocId>,
    /// Names of values and blocks that are taken.
    names: FxHashSet<String>,
}

/// Insertion point in a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum InsertionPoint {
    #[default]
    End,
    BeforeTerminator,
    /// Before the instruction of this index.
    Index(usize),
}

impl Deref for FunctionBuilder<'_> {
    type Target = ModuleBuilder;

    fn deref(&self) -> &ModuleBuilder {
        self.module
    }
}

impl DerefMut for FunctionBuilder<'_> {
    fn deref_mut(&mut self) -> &mut ModuleBuilder {
        self.module
    }
}

impl<'m> FunctionBuilder<'m> {
    pub(super) fn new(module: &'m mut ModuleBuilder, function: Global) -> Result<FunctionBuilder<'m>> {
        let id = module.id_of(function)?;
        let declared = module.function_ref(function)?;
        if declared.body.is_some() {
            let name = &module.ir.globals[id].name;
            return Err(BuildError::new(format!("`@{name}` already has a body")));
        }
        let (ret, params) = (declared.ret, declared.params.iter().map(|p| p.ty).collect::<Vec<_>>());
        let mut body = Body::default();
        for (n, ty) in params.into_iter().enumerate() {
            let value = ValueData { ty, def: ValueDef::Param(n as u32), name: None, span: Span::default() };
            let value = body.values.push(value);
            body.params.push(value);
        }
        let (current, at, fast, place, names) = Default::default();
        Ok(FunctionBuilder { module, id, body, ret, current, at, fast, place, names })
    }

    /// Returns a handle to the function under construction.
    pub fn global(&self) -> Global {
        self.global_of(self.id)
    }

    /// Returns the n-th parameter, counted from 0.
    ///
    /// # Errors
    /// If there are fewer parameters.
    pub fn param(&self, n: usize) -> Result<Value> {
        let value = self.body.params.get(n).copied();
        let value = value.ok_or_else(|| self.error(format!("there is no parameter {n}")))?;
        Ok(self.local(value))
    }

    /// Returns all parameters.
    pub fn params(&self) -> Vec<Value> {
        self.body.params.iter().map(|value| self.local(*value)).collect()
    }

    /// Appends a new block with a label. With an empty label, the block is unnamed. If the label is taken, a number is
    /// appended.
    pub fn block(&mut self, label: impl AsRef<str>) -> Block {
        let name = self.free_name(label.as_ref());
        let id = self.body.blocks.push(ir::Block { name, span: Span::default(), insts: Vec::new() });
        self.body.layout.push(id);
        Block { id, owner: self.owner() }
    }

    /// Moves a block to the end of the layout, so that the text follows the order of execution. The entry
    /// block stays first.
    ///
    /// # Errors
    /// If the block belongs to another function, or is the entry block.
    pub fn move_to_end(&mut self, block: Block) -> Result<()> {
        let id = self.block_of(block)?;
        if self.body.layout.first() == Some(&id) {
            return Err(self.error("the entry block must be the first block"));
        }
        self.body.layout.retain(|other| *other != id);
        self.body.layout.push(id);
        Ok(())
    }

    /// Sets the insertion point to the end of a block.
    ///
    /// # Errors
    /// If the block belongs to another function.
    pub fn position_at_end(&mut self, block: Block) -> Result<()> {
        self.position(block, InsertionPoint::End)
    }

    /// Sets the insertion point before the terminator of a block, or at its end if it has none yet.
    ///
    /// # Errors
    /// If the block belongs to another function.
    pub fn position_before_terminator(&mut self, block: Block) -> Result<()> {
        self.position(block, InsertionPoint::BeforeTerminator)
    }

    /// Sets the insertion point to the start of a block, after its phis. Instructions added there keep their
    /// order and precede the existing ones.
    ///
    /// # Errors
    /// If the block belongs to another function.
    pub fn position_at_start(&mut self, block: Block) -> Result<()> {
        let id = self.block_of(block)?;
        let phis = self.leading(id, |inst| matches!(inst, Inst::Phi { .. }));
        self.position(block, InsertionPoint::Index(phis))
    }

    fn position(&mut self, block: Block, at: InsertionPoint) -> Result<()> {
        (self.current, self.at) = (Some(self.block_of(block)?), at);
        Ok(())
    }

    /// Returns the number of leading instructions of a block that satisfy the predicate.
    fn leading(&self, block: ir::BlockId, is: impl Fn(&Inst) -> bool) -> usize {
        self.body.blocks[block].insts.iter().take_while(|inst| is(&self.body.insts[**inst])).count()
    }

    /// Adds an `alloca` after the leading ones of the entry block, regardless of the insertion point: stack memory for
    /// a variable, allocated once per call rather than in each iteration of a loop.
    ///
    /// # Errors
    /// If the type is unsized, or the function has no block yet.
    pub fn entry_alloca(&mut self, ty: Type) -> Result<Value> {
        let entry = self.body.layout.first().copied().ok_or_else(|| self.error("the function has no block yet"))?;
        let index = self.leading(entry, |inst| matches!(inst, Inst::Phi { .. } | Inst::Alloca { .. }));
        let before = (self.current, self.at);
        (self.current, self.at) = (Some(entry), InsertionPoint::Index(index));
        let slot = self.alloca(ty);
        (self.current, self.at) = match before {
            (Some(block), InsertionPoint::Index(n)) if block == entry && n >= index && slot.is_ok() => {
                (Some(block), InsertionPoint::Index(n + 1))
            }
            before => before,
        };
        slot
    }

    /// Returns the block that instructions are added to.
    ///
    /// # Errors
    /// If there is none yet.
    pub fn current_block(&self) -> Result<Block> {
        Ok(Block { id: self.here()?, owner: self.owner() })
    }

    /// Whether the current block has a terminator, so that nothing can be added at its end.
    pub fn is_terminated(&self) -> bool {
        self.current.is_some_and(|block| self.body.terminator(block).is_some_and(Inst::is_terminator))
    }

    /// Names a parameter or the result of an instruction. If the name is taken, a number is appended.
    ///
    /// # Errors
    /// If the value is a constant, or belongs to another function.
    pub fn set_name(&mut self, value: Value, name: impl AsRef<str>) -> Result<()> {
        match self.operand(value)? {
            Operand::Value(id) => {
                let name = self.free_name(name.as_ref());
                self.body.values[id].name = name;
                Ok(())
            }
            Operand::Const(_) => Err(self.error("constants have no names")),
        }
    }

    /// Sets the debug location of the following instructions to a byte range of a source of this module.
    ///
    /// # Errors
    /// If the range is not within the source, or not at character boundaries.
    pub fn set_location(&mut self, source: &Source, range: Range<usize>) -> Result<()> {
        if range.start > range.end || source.text().get(range.clone()).is_none() {
            return Err(self.error(format!("byte range {range:?} is out of bounds of {}", source.name)));
        }
        let span = source.span(range);
        self.place = Some(self.body.locs.push(Loc { span }));
        Ok(())
    }

    /// Sets the fast-math flags of the following floating-point instructions.
    pub fn set_fast_math(&mut self, flags: FastMath) {
        self.fast = flags;
    }

    /// Adds the body to the function. [`ModuleBuilder::finish`] checks properties of the whole function (dominance, phi
    /// predecessors).
    ///
    /// # Errors
    /// If there is no block, or one does not end in a terminator: a [`BuildError`], as from all methods here. `?`
    /// converts it to [`Error`](crate::Error), the error type of [`ModuleBuilder::finish`].
    pub fn finish(mut self) -> Result<()> {
        let name = self.module.ir.globals[self.id].name.clone();
        if self.body.layout.is_empty() {
            return Err(self.error(format!("`@{name}` has no block")));
        }
        self.number();
        for block in &self.body.layout {
            if !self.body.terminator(*block).is_some_and(Inst::is_terminator) {
                let label = self.body.block_name(*block);
                return Err(self.error(format!("block {label} of `@{name}` does not end in a terminator")));
            }
        }
        if let GlobalKind::Function(function) = &mut self.module.ir.globals[self.id].kind {
            function.body = Some(self.body);
        }
        Ok(())
    }

    /// Numbers unnamed values and blocks in layout order.
    fn number(&mut self) {
        let mut next = 0;
        let mut number = |name: &mut Option<Name>| {
            if name.is_none() {
                *name = Some(Name::Number(next));
                next += 1;
            }
        };
        let Body { params, values, layout, blocks, results, .. } = &mut self.body;
        params.iter().for_each(|value| number(&mut values[*value].name));
        for block in layout {
            number(&mut blocks[*block].name);
            for inst in &blocks[*block].insts {
                if let Some(value) = results[*inst].expand() {
                    number(&mut values[value].name);
                }
            }
        }
    }

    fn free_name(&mut self, name: &str) -> Option<Name> {
        if name.is_empty() {
            return None;
        }
        let name = free(name, |name| self.names.contains(name));
        self.names.insert(name.clone());
        Some(Name::Text(name.into()))
    }

    fn owner(&self) -> OwnerFunction {
        OwnerFunction { module: self.tag, function: Some(self.id) }
    }

    fn local(&self, value: ir::ValueId) -> Value {
        Value { operand: Some(Operand::Value(value)), ty: self.body.values[value].ty, owner: self.owner() }
    }

    /// Creates an error with the current position as its context.
    pub(super) fn error(&self, message: impl Into<String>) -> BuildError {
        self.located(BuildError::new(message))
    }

    /// Adds the current position to an error as its context.
    pub(super) fn located(&self, error: BuildError) -> BuildError {
        error.within(|| ErrorContext {
            function: self.module.ir.globals[self.id].name.to_string(),
            block: self.current.and_then(|block| Some(self.body.blocks[block].name.as_ref()?.to_string())),
            place: self.place.and_then(|place| self.shown_place(self.body.locs[place].span)),
        })
    }

    fn shown_place(&self, span: Span) -> Option<BuildPlace> {
        let source = self.module.sources.find(span.lo)?;
        let (line, column) = source.line_column(span.lo);
        let marked = source.slice(span).lines().next().unwrap_or("").chars().count();
        let text = source.line_text(line).to_string();
        Some(BuildPlace { source: source.name.clone(), line, column, text, width: marked.max(1) })
    }

    /// Returns the current block.
    fn here(&self) -> Result<ir::BlockId> {
        self.current.ok_or_else(|| self.error("no current block: set it with `position_at_end`"))
    }

    pub(super) fn block_of(&self, block: Block) -> Result<ir::BlockId> {
        match block.owner == self.owner() {
            true => Ok(block.id),
            false => Err(self.error("a block of another function")),
        }
    }

    pub(super) fn operand(&self, value: Value) -> Result<Operand> {
        let own = self.owner();
        match (value.operand, value.owner) {
            (None, _) => Err(self.error("a call to a void function has no value")),
            (Some(_), owner) if owner.module != own.module => Err(self.error("a value of another module")),
            (Some(_), owner) if owner.function.is_some() && owner != own => {
                Err(self.error("a value of another function"))
            }
            (Some(operand), _) => Ok(operand),
        }
    }

    pub(super) fn typed(&self, value: Value) -> Result<(Type, Operand)> {
        Ok((value.ty, self.operand(value)?))
    }

    /// Adds an instruction at the insertion point and returns its result.
    pub(super) fn add_inst(&mut self, inst: Inst) -> Result<Value> {
        let block = self.here()?;
        super::check::instruction(self.module, &self.body, self.ret, &inst).map_err(|error| self.located(error))?;
        let (is_terminator, is_terminated) = (inst.is_terminator(), self.is_terminated());
        if is_terminated && (is_terminator || self.at == InsertionPoint::End) {
            let label = self.body.blocks[block].name.as_ref().map_or_else(String::new, |name| format!(" %{name}"));
            let opcode = inst.opcode();
            return Err(self.error(format!("`{opcode}`: the block{label} already has a terminator")));
        }
        let insts = &self.body.blocks[block].insts;
        let index = match self.at {
            InsertionPoint::Index(n) if !is_terminator => n,
            InsertionPoint::BeforeTerminator if is_terminated => insts.len() - 1,
            _ => insts.len(),
        };
        let is_phi = |inst: &InstId| matches!(self.body.insts[*inst], Inst::Phi { .. });
        if matches!(inst, Inst::Phi { .. }) && !insts[..index].iter().all(is_phi) {
            return Err(self.error("`phi`: it must be at the top of its block"));
        }
        let module = &mut *self.module;
        let ty = infer::result_type(&mut module.ir.types, &module.ir.constants, &inst);
        let id = self.body.insts.push(inst);
        self.body.inst_locs[id] = self.place.into();
        self.body.blocks[block].insts.insert(index, id);
        if let InsertionPoint::Index(n) = &mut self.at {
            *n = index + 1;
        }
        if ty == Type::VOID {
            return Ok(Value { operand: None, ty, owner: self.owner() });
        }
        let span = self.body.span(id);
        let value = self.body.values.push(ValueData { ty, def: ValueDef::Inst(id), name: None, span });
        self.body.results[id] = value.into();
        Ok(self.local(value))
    }
}
