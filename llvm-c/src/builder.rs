//! Builders (`LLVMBuilderRef`): the insertion point. The submodules create the instructions.

mod arithmetic;
mod flow;
mod memory;
mod vector;

use crate::core::global_context;
use crate::ffi::{export, give, take};
use crate::import;
use crate::ir::{ContextRef, Instruction, ModuleRef, TypeRef, Value, ValueKind, ValueRef};
use std::cell::Cell;

pub struct Builder {
    context: ContextRef,
    block: Cell<Option<ValueRef>>,
    /// The instruction before which the next one is inserted; `None` for the end of the block.
    before: Cell<Option<ValueRef>>,
}

/// `LLVMBuilderRef`.
pub type BuilderRef = &'static Builder;

impl Builder {
    fn set_insertion_point(&self, block: Option<ValueRef>, before: Option<ValueRef>) {
        self.block.set(block);
        self.before.set(before);
    }

    /// Inserts an instruction at the insertion point.
    pub fn insert(&self, value: ValueRef, name: &str) {
        if !name.is_empty() && !value.ty.is_void() && !self.context.discards_names.get() {
            *value.name.borrow_mut() = crate::ffi::c_string(name);
        }
        if let Some(block) = self.block.get() {
            import::edit(block);
            // If the instruction of the insertion point has been removed, at the end.
            let before = self.before.get().filter(|before| before.parent.get().is_some_and(|parent| parent.is(block)));
            value.insert(block, before);
        }
    }

    /// Creates an instruction at the insertion point.
    pub fn create(&self, ty: TypeRef, instruction: Instruction, operands: Vec<ValueRef>, name: &str) -> ValueRef {
        let value = Value::new(ty, ValueKind::Instruction(instruction), operands);
        // Its memory is owned by the module, or by the context if the builder has no insertion point.
        let value = match self.module() {
            Some(module) => module.values.add(value),
            None => self.context.values.add(value),
        };
        self.insert(value, name);
        value
    }

    pub fn module(&self) -> Option<ModuleRef> {
        self.block.get()?.module()
    }

    pub fn void(&self) -> TypeRef {
        self.context.void()
    }
}

/// Returns an instruction with only an opcode.
pub fn with_opcode(opcode: u32) -> Instruction {
    Instruction { opcode, ..Instruction::default() }
}

export! {
    fn LLVMCreateBuilderInContext(context: ContextRef) -> BuilderRef {
        give(Builder { context, block: Cell::new(None), before: Cell::new(None) })
    }

    fn LLVMCreateBuilder() -> BuilderRef {
        give(Builder { context: global_context(), block: Cell::new(None), before: Cell::new(None) })
    }

    fn LLVMDisposeBuilder(builder: BuilderRef) {
        // SAFETY: created by one of the functions above; the caller does not use it afterwards.
        drop(unsafe { take(builder) })
    }

    fn LLVMPositionBuilder(builder: BuilderRef, block: ValueRef, before: Option<ValueRef>) {
        builder.set_insertion_point(Some(block), before)
    }

    fn LLVMPositionBuilderBeforeDbgRecords(builder: BuilderRef, block: ValueRef, before: ValueRef) {
        builder.set_insertion_point(Some(block), Some(before))
    }

    fn LLVMPositionBuilderBefore(builder: BuilderRef, before: ValueRef) {
        builder.set_insertion_point(before.parent.get(), Some(before))
    }

    fn LLVMPositionBuilderBeforeInstrAndDbgRecords(builder: BuilderRef, before: ValueRef) {
        builder.set_insertion_point(before.parent.get(), Some(before))
    }

    fn LLVMPositionBuilderAtEnd(builder: BuilderRef, block: ValueRef) {
        builder.set_insertion_point(Some(block), None)
    }

    fn LLVMGetInsertBlock(builder: BuilderRef) -> ValueRef {
        builder.block.get()?
    }

    fn LLVMClearInsertionPosition(builder: BuilderRef) {
        builder.set_insertion_point(None, None)
    }

    fn LLVMInsertExistingBasicBlockAfterInsertBlock(builder: BuilderRef, block: ValueRef) {
        let at = builder.block.get()?;
        crate::core::block::enter(at.parent.get()?, block, at.next())?
    }

    fn LLVMInsertIntoBuilder(builder: BuilderRef, value: ValueRef) {
        builder.insert(value, "")
    }

    fn LLVMInsertIntoBuilderWithName(builder: BuilderRef, value: ValueRef, name: String) {
        builder.insert(value, &name)
    }

    fn LLVMGetBuilderContext(builder: BuilderRef) -> ContextRef {
        builder.context
    }

    fn LLVMGetCurrentDebugLocation2(_builder: BuilderRef) -> ValueRef {
        return None
    }

    fn LLVMSetCurrentDebugLocation2(_builder: BuilderRef, _location: Option<ValueRef>) {}

    fn LLVMSetInstDebugLocation(_builder: BuilderRef, _instruction: ValueRef) {}

    fn LLVMAddMetadataToInst(_builder: BuilderRef, _instruction: ValueRef) {}

    fn LLVMBuilderGetDefaultFPMathTag(_builder: BuilderRef) -> ValueRef {
        return None
    }

    fn LLVMBuilderSetDefaultFPMathTag(_builder: BuilderRef, _tag: Option<ValueRef>) {}

    fn LLVMSetCurrentDebugLocation(_builder: BuilderRef, _location: Option<ValueRef>) {}

    fn LLVMGetCurrentDebugLocation(_builder: BuilderRef) -> ValueRef {
        return None
    }
}
