//! Function bodies: blocks, instructions, values and their source locations.

use super::name::Name;
use crate::ir::{BlockId, Constants, Inst, InstId, LocId, Operand, Type, ValueId, metadata};
use crate::source::Span;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{PrimaryMap, SecondaryMap};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The source location of an instruction. `opt::InlineSites` has the call sites at which it was inlined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loc {
    /// Span of the whole statement.
    pub span: Span,
}

/// The definition of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueDef {
    /// The n-th parameter.
    Param(u32),
    /// The result of an instruction.
    Inst(InstId),
    /// Undefined: used without a definition, which has been reported.
    Undefined,
}

/// A parameter or the result of an instruction.
#[derive(Clone, Debug)]
pub struct ValueData {
    /// Type; [`Type::INVALID`] if the definition is damaged.
    pub ty: Type,
    /// Definition: a parameter or an instruction.
    pub def: ValueDef,
    /// Name without the `%`; `None` for an unnamed value whose number is unknown (after a gap in the
    /// numbering).
    pub name: Option<Name>,
    /// Span of the name at its definition, or of the whole statement if it has no name.
    pub span: Span,
}

/// A basic block.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// Label; `None` for an unlabeled entry block.
    pub name: Option<Name>,
    /// Span of the label, or of the first instruction if there is none.
    pub span: Span,
    /// Instructions in order; in a verified body the last one is the terminator.
    pub insts: Vec<InstId>,
}

/// The body of a function: blocks, instructions, values and their source locations.
#[derive(Clone, Debug, Default)]
pub struct Body {
    /// All blocks; `layout` selects and orders those in use.
    pub blocks: PrimaryMap<BlockId, Block>,
    /// Blocks in source order; the first one is the entry block.
    pub layout: Vec<BlockId>,
    /// All instructions; those in use are listed in their blocks.
    pub insts: PrimaryMap<InstId, Inst>,
    /// Result of each instruction that has one.
    pub results: SecondaryMap<InstId, PackedOption<ValueId>>,
    /// All values: parameters and instruction results.
    pub values: PrimaryMap<ValueId, ValueData>,
    /// Parameters in order.
    pub params: Vec<ValueId>,
    /// Source location of each instruction.
    pub inst_locs: SecondaryMap<InstId, PackedOption<LocId>>,
    /// All source locations.
    pub locs: PrimaryMap<LocId, Loc>,
    /// Metadata attachments as text (`!dbg !7, !tbaa !3`), for printing.
    pub metadata: FxHashMap<InstId, Arc<str>>,
    /// Debug records and use-list order directives.
    pub records: metadata::Records,
    /// Span of the closing brace.
    pub end: Span,
}

impl Body {
    /// Returns the entry block.
    pub fn entry(&self) -> BlockId {
        self.layout[0]
    }

    /// Returns the result of an instruction, if it has one.
    pub fn result(&self, inst: InstId) -> Option<ValueId> {
        self.results[inst].expand()
    }

    /// Returns the span of an instruction; empty if it has no source location.
    pub fn span(&self, inst: InstId) -> Span {
        self.inst_locs[inst].expand().map(|l| self.locs[l].span).unwrap_or_default()
    }

    /// Creates an instruction that replaces (part of) another one: it takes over the source location of
    /// `original` and is not yet in any block.
    pub fn derive(&mut self, inst: Inst, original: InstId) -> InstId {
        let id = self.insts.push(inst);
        self.inst_locs[id] = self.inst_locs[original];
        id
    }

    /// Like [`Body::derive`], for an instruction with a result of type `ty`.
    pub fn derive_value(&mut self, inst: Inst, ty: Type, original: InstId) -> (InstId, ValueId) {
        let id = self.derive(inst, original);
        let span = self.span(original);
        let value = self.values.push(ValueData { ty, def: ValueDef::Inst(id), name: None, span });
        self.results[id] = Some(value).into();
        (id, value)
    }

    /// Returns the last instruction of a block: its terminator, in a verified body.
    pub fn terminator(&self, block: BlockId) -> Option<&Inst> {
        self.blocks[block].insts.last().map(|i| &self.insts[*i])
    }

    /// Returns the type of a constant, or of the definition of a local operand.
    pub fn operand_type(&self, operand: Operand, constants: &Constants) -> Type {
        match operand {
            Operand::Value(v) => self.values[v].ty,
            Operand::Const(c) => constants[c].ty(),
        }
    }

    /// Numbers unnamed values and blocks: parameters first, then block by block the block and its results.
    pub fn number_unnamed(&mut self) {
        let mut next = 0;
        let mut number = |name: &mut Option<Name>| {
            if name.is_none() {
                *name = Some(Name::Number(next));
                next += 1;
            }
        };
        for &param in &self.params {
            number(&mut self.values[param].name);
        }
        for n in 0..self.layout.len() {
            let block = self.layout[n];
            let mut name = self.blocks[block].name.take();
            let unnamed = name.is_none();
            number(&mut name);
            // The entry block consumes a number, but its label is left implicit.
            self.blocks[block].name = name.filter(|_| n > 0 || !unnamed);
            for &inst in &self.blocks[block].insts {
                if let Some(value) = self.results[inst].expand() {
                    number(&mut self.values[value].name);
                }
            }
        }
    }

    /// Returns `%name` or `%7`; `%?` for a value without a name.
    pub fn value_name(&self, value: ValueId) -> String {
        self.values[value].name.as_ref().map_or("%?".into(), |n| format!("%{n}"))
    }

    /// Returns `%label` or `%0` for a named block, and a description of an unlabeled one ("the entry block").
    pub fn block_name(&self, block: BlockId) -> String {
        match &self.blocks[block].name {
            Some(name) => format!("%{name}"),
            None if self.layout.first() == Some(&block) => "the entry block".into(),
            None => "an unlabeled block".into(),
        }
    }
}
