//! The context in which an instruction is translated.

use crate::ir::{BlockId, Body, InstId, Type, ValueId};

/// The parts of the current instruction on which the translation of its operands depends.
#[derive(Clone, Copy, Debug)]
pub(in crate::jit::translate) struct InstContext {
    /// Block of the instruction.
    pub block: BlockId,
    /// Result of the instruction. `None` for an instruction without a result, and for a constant expression.
    pub result: Option<ValueId>,
    /// Type of the result.
    pub ty: Option<Type>,
    /// Index of the element for which an elementwise instruction is being translated. Vector operands then stand for
    /// this element.
    pub lane: Option<usize>,
    /// Unwind destination, if the instruction is a call with one.
    pub unwind: Option<BlockId>,
}

impl InstContext {
    /// Returns the context for code that belongs to a block but to none of its instructions.
    pub(in crate::jit::translate) fn of_block(block: BlockId) -> InstContext {
        InstContext { block, result: None, ty: None, lane: None, unwind: None }
    }

    /// Returns the context for an instruction of the block.
    pub(in crate::jit::translate) fn with_result(&self, body: &Body, inst: InstId) -> InstContext {
        let result = body.result(inst);
        InstContext { result, ty: result.map(|value| body.values[value].ty), ..*self }
    }

    /// Returns the context for a constant expression of a type.
    pub(in crate::jit::translate) fn of_type(&self, ty: Type) -> InstContext {
        InstContext { result: None, ty: Some(ty), ..*self }
    }

    /// Returns the context for one element of the result.
    pub(in crate::jit::translate) fn at_lane(&self, lane: usize) -> InstContext {
        InstContext { lane: Some(lane), ..*self }
    }

    /// Returns the context for the whole result.
    pub(in crate::jit::translate) fn whole(&self) -> InstContext {
        InstContext { lane: None, ..*self }
    }

    /// Returns the context for a call that unwinds to a block.
    pub(in crate::jit::translate) fn unwinding_to(&self, block: BlockId) -> InstContext {
        InstContext { unwind: Some(block), ..*self }
    }
}
