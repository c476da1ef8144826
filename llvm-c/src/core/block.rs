//! Blocks, and the parameters of functions.

use crate::ffi::{Raw, export};
use crate::import;
use crate::ir::list::List;
use crate::ir::{ContextRef, Value, ValueKind, ValueRef, opcode};
use std::ffi::c_char;

/// Creates a block outside of any function.
fn create(context: ContextRef, name: &str) -> ValueRef {
    let block = context.values.add(Value::new(context.label(), ValueKind::Block(List::default()), Vec::new()));
    *block.name.borrow_mut() = crate::ffi::c_string(name);
    block
}

/// Inserts a block into a function, before another one or at the end.
pub fn enter(function: ValueRef, block: ValueRef, before: Option<ValueRef>) -> Option<()> {
    import::edit(function);
    function.function()?.blocks.insert_before(block, before).then_some(())?;
    block.parent.set(Some(function));
    block.enter_name();
    for instruction in block.block()?.iter() {
        instruction.enter_name();
    }
    Some(())
}

/// Creates a block in a function.
fn add(function: ValueRef, name: &str, before: Option<ValueRef>) -> Option<ValueRef> {
    let module = function.module()?;
    let kind = ValueKind::Block(List::default());
    let block = module.values.add(Value::new(module.context.label(), kind, Vec::new()));
    *block.name.borrow_mut() = crate::ffi::c_string(name);
    enter(function, block, before)?;
    Some(block)
}

fn blocks(function: ValueRef) -> Vec<ValueRef> {
    import::blocks(function);
    function.function().into_iter().flat_map(|function| function.blocks.iter()).collect()
}

fn first_block(function: ValueRef) -> Option<ValueRef> {
    import::blocks(function);
    function.function()?.blocks.first()
}

/// Inserts a new block before another one.
fn insert_before(anchor: ValueRef, name: &str) -> Option<ValueRef> {
    add(anchor.parent.get()?, name, Some(anchor))
}

/// Removes a block from its function.
fn remove(block: ValueRef) -> Option<()> {
    block.block()?;
    import::edit(block);
    block.remove();
    Some(())
}

/// Moves a block before another one of a function, or to its end.
fn move_to(block: ValueRef, function: ValueRef, before: Option<ValueRef>) -> Option<()> {
    import::edit(function);
    remove(block)?;
    enter(function, block, before)
}

fn params(function: ValueRef) -> &'static [ValueRef] {
    function.function().and_then(|function| function.params.get()).map_or(&[], |params| params)
}

fn param_neighbor(argument: ValueRef, step: isize) -> Option<ValueRef> {
    let ValueKind::Argument(number) = argument.kind else { return None };
    params(argument.parent.get()?).get((number as usize).checked_add_signed(step)?).copied()
}

export! {
    fn LLVMBasicBlockAsValue(block: ValueRef) -> ValueRef {
        block
    }

    fn LLVMValueIsBasicBlock(value: ValueRef) -> bool {
        value.block().is_some()
    }

    fn LLVMValueAsBasicBlock(value: ValueRef) -> ValueRef {
        value.block()?;
        value
    }

    fn LLVMGetBasicBlockName(block: ValueRef) -> *const c_char {
        block.name.borrow().as_ptr()
    }

    fn LLVMGetBasicBlockParent(block: ValueRef) -> ValueRef {
        block.parent.get()?
    }

    fn LLVMGetBasicBlockTerminator(block: ValueRef) -> ValueRef {
        let last = block.block()?.last()?;
        opcode::is_terminator(last.opcode()).then_some(last)?
    }

    fn LLVMCountBasicBlocks(function: ValueRef) -> u32 {
        import::blocks(function);
        function.function()?.blocks.len() as u32
    }

    fn LLVMGetBasicBlocks(function: ValueRef, out: Raw<Option<ValueRef>>) {
        out.fill(&blocks(function).into_iter().map(Some).collect::<Vec<_>>())
    }

    fn LLVMGetFirstBasicBlock(function: ValueRef) -> ValueRef {
        first_block(function)?
    }

    fn LLVMGetLastBasicBlock(function: ValueRef) -> ValueRef {
        import::blocks(function);
        function.function()?.blocks.last()?
    }

    fn LLVMGetNextBasicBlock(block: ValueRef) -> ValueRef {
        block.block().and_then(|_| block.next())?
    }

    fn LLVMGetPreviousBasicBlock(block: ValueRef) -> ValueRef {
        block.block().and_then(|_| block.previous())?
    }

    fn LLVMGetEntryBasicBlock(function: ValueRef) -> ValueRef {
        first_block(function)?
    }

    fn LLVMAppendExistingBasicBlock(function: ValueRef, block: ValueRef) {
        enter(function, block, None)?
    }

    fn LLVMCreateBasicBlockInContext(context: ContextRef, name: String) -> ValueRef {
        create(context, &name)
    }

    fn LLVMAppendBasicBlockInContext(_context: ContextRef, function: ValueRef, name: String) -> ValueRef {
        add(function, &name, None)?
    }

    fn LLVMAppendBasicBlock(function: ValueRef, name: String) -> ValueRef {
        add(function, &name, None)?
    }

    fn LLVMInsertBasicBlockInContext(_context: ContextRef, before: ValueRef, name: String) -> ValueRef {
        insert_before(before, &name)?
    }

    fn LLVMInsertBasicBlock(before: ValueRef, name: String) -> ValueRef {
        insert_before(before, &name)?
    }

    fn LLVMDeleteBasicBlock(block: ValueRef) {
        remove(block)?
    }

    fn LLVMRemoveBasicBlockFromParent(block: ValueRef) {
        remove(block)?
    }

    fn LLVMMoveBasicBlockBefore(block: ValueRef, anchor: ValueRef) {
        (!block.is(anchor)).then(|| move_to(block, anchor.parent.get()?, Some(anchor)))??
    }

    fn LLVMMoveBasicBlockAfter(block: ValueRef, anchor: ValueRef) {
        (!block.is(anchor)).then(|| move_to(block, anchor.parent.get()?, anchor.next().filter(|next| !next.is(block))))??
    }

    fn LLVMGetFirstInstruction(block: ValueRef) -> ValueRef {
        block.block()?.first()?
    }

    fn LLVMGetLastInstruction(block: ValueRef) -> ValueRef {
        block.block()?.last()?
    }

    fn LLVMCountParams(function: ValueRef) -> u32 {
        params(function).len() as u32
    }

    fn LLVMGetParams(function: ValueRef, out: Raw<Option<ValueRef>>) {
        out.fill(&params(function).iter().copied().map(Some).collect::<Vec<_>>())
    }

    fn LLVMGetParam(function: ValueRef, index: u32) -> ValueRef {
        params(function).get(index as usize)?
    }

    fn LLVMGetParamParent(argument: ValueRef) -> ValueRef {
        argument.parent.get()?
    }

    fn LLVMGetFirstParam(function: ValueRef) -> ValueRef {
        params(function).first()?
    }

    fn LLVMGetLastParam(function: ValueRef) -> ValueRef {
        params(function).last()?
    }

    fn LLVMGetNextParam(argument: ValueRef) -> ValueRef {
        param_neighbor(argument, 1)?
    }

    fn LLVMGetPreviousParam(argument: ValueRef) -> ValueRef {
        param_neighbor(argument, -1)?
    }
}
