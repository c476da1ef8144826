//! Builders (`LLVMBuilderRef`): the insertion point. The submodules create the instructions.

mod arithmetic;
mod flow;
mod memory;
mod vector;

use crate::core::global_context;
use crate::ffi::{export, give, take};
use crate::import;
use crate::ir::{C, Instruction, M, T, V, Value, ValueKind};
use std::cell::Cell;

pub struct Builder {
    context: C,
    block: Cell<Option<V>>,
    /// The instruction before which the next one is inserted; `None` for the end of the block.
    before: Cell<Option<V>>,
}

/// `LLVMBuilderRef`.
pub type B = &'static Builder;

impl Builder {
    fn set_insertion_point(&self, block: Option<V>, before: Option<V>) {
        self.block.set(block);
        self.before.set(before);
    }

    /// Inserts an instruction at the insertion point.
    pub fn insert(&self, value: V, name: &str) {
        if !name.is_empty() && !value.ty.is_void() && !self.context.discards_names.get() {
            *value.name.borrow_mut() = crate::ffi::c_string(name);
        }
        if let Some(block) = self.block.get() {
            import::edit(block);
            // If the instruction of the insertion point has been removed, at the end.
            let before = self.before.get().filter(|before| before.parent.get().is_some_and(|parent| parent.is(block)));
            let end = block.block().map_or(0, |list| list.borrow().len());
            value.insert(block, before.and_then(|before| before.position()).unwrap_or(end));
        }
    }

    /// Creates an instruction at the insertion point.
    pub fn create(&self, ty: T, instruction: Instruction, operands: Vec<V>, name: &str) -> V {
        let value = Value::new(ty, ValueKind::Instruction(instruction), operands);
        // Its memory is owned by the module, or by the context if the builder has no insertion point.
        let value = match self.module() {
            Some(module) => module.values.add(value),
            None => self.context.values.add(value),
        };
        self.insert(value, name);
        value
    }

    pub fn module(&self) -> Option<M> {
        self.block.get()?.module()
    }

    pub fn void(&self) -> T {
        self.context.void()
    }
}

/// Returns an instruction with only an opcode.
pub fn with_opcode(opcode: u32) -> Instruction {
    Instruction { opcode, ..Instruction::default() }
}

export! {
    fn LLVMCreateBuilderInContext(context: C) -> B {
        give(Builder { context, block: Cell::new(None), before: Cell::new(None) })
    }

    fn LLVMCreateBuilder() -> B {
        give(Builder { context: global_context(), block: Cell::new(None), before: Cell::new(None) })
    }

    fn LLVMDisposeBuilder(builder: B) {
        // SAFETY: created by one of the functions above; the caller does not use it afterwards.
        drop(unsafe { take(builder) })
    }

    fn LLVMPositionBuilder(builder: B, block: V, before: Option<V>) {
        builder.set_insertion_point(Some(block), before)
    }

    fn LLVMPositionBuilderBeforeDbgRecords(builder: B, block: V, before: V) {
        builder.set_insertion_point(Some(block), Some(before))
    }

    fn LLVMPositionBuilderBefore(builder: B, before: V) {
        builder.set_insertion_point(before.parent.get(), Some(before))
    }

    fn LLVMPositionBuilderBeforeInstrAndDbgRecords(builder: B, before: V) {
        builder.set_insertion_point(before.parent.get(), Some(before))
    }

    fn LLVMPositionBuilderAtEnd(builder: B, block: V) {
        builder.set_insertion_point(Some(block), None)
    }

    fn LLVMGetInsertBlock(builder: B) -> V {
        builder.block.get()?
    }

    fn LLVMClearInsertionPosition(builder: B) {
        builder.set_insertion_point(None, None)
    }

    fn LLVMInsertExistingBasicBlockAfterInsertBlock(builder: B, block: V) {
        let at = builder.block.get()?;
        crate::core::block::enter(at.parent.get()?, block, Some(at.position()? + 1))?
    }

    fn LLVMInsertIntoBuilder(builder: B, value: V) {
        builder.insert(value, "")
    }

    fn LLVMInsertIntoBuilderWithName(builder: B, value: V, name: String) {
        builder.insert(value, &name)
    }

    fn LLVMGetBuilderContext(builder: B) -> C {
        builder.context
    }

    fn LLVMGetCurrentDebugLocation2(_builder: B) -> V {
        return None
    }

    fn LLVMSetCurrentDebugLocation2(_builder: B, _location: Option<V>) {}

    fn LLVMSetInstDebugLocation(_builder: B, _instruction: V) {}

    fn LLVMAddMetadataToInst(_builder: B, _instruction: V) {}

    fn LLVMBuilderGetDefaultFPMathTag(_builder: B) -> V {
        return None
    }

    fn LLVMBuilderSetDefaultFPMathTag(_builder: B, _tag: Option<V>) {}

    fn LLVMSetCurrentDebugLocation(_builder: B, _location: Option<V>) {}

    fn LLVMGetCurrentDebugLocation(_builder: B) -> V {
        return None
    }
}
