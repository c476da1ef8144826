//! Blocks, and the parameters of functions.

use crate::ffi::{Raw, export};
use crate::import;
use crate::ir::{C, V, Value, ValueKind, opcode};
use std::cell::RefCell;
use std::ffi::c_char;

/// Creates a block outside of any function.
fn create(context: C, name: &str) -> V {
    let block = context.values.add(Value::new(context.label(), ValueKind::Block(RefCell::default()), Vec::new()));
    *block.name.borrow_mut() = crate::ffi::c_string(name);
    block
}

/// Inserts a block into a function, at a position or at its end.
pub fn enter(function: V, block: V, position: Option<usize>) -> Option<()> {
    import::edit(function);
    let blocks = &function.function()?.blocks;
    let position = position.unwrap_or(blocks.borrow().len());
    blocks.borrow_mut().insert(position, block);
    block.position.set(position);
    block.parent.set(Some(function));
    block.enter_name();
    for instruction in block.block()?.borrow().iter() {
        instruction.enter_name();
    }
    Some(())
}

/// Creates a block in a function.
fn add(function: V, name: &str, position: Option<usize>) -> Option<V> {
    let module = function.module()?;
    let kind = ValueKind::Block(RefCell::default());
    let block = module.values.add(Value::new(module.context.label(), kind, Vec::new()));
    *block.name.borrow_mut() = crate::ffi::c_string(name);
    enter(function, block, position)?;
    Some(block)
}

fn blocks(function: V) -> Vec<V> {
    import::blocks(function);
    function.function().map(|function| function.blocks.borrow().clone()).unwrap_or_default()
}

/// Inserts a new block before another one.
fn insert_before(anchor: V, name: &str) -> Option<V> {
    add(anchor.parent.get()?, name, Some(anchor.position()?))
}

/// Removes a block from its function.
fn remove(block: V) -> Option<()> {
    block.block()?;
    import::edit(block);
    block.remove();
    Some(())
}

/// Moves a block before or after another one.
fn move_to(block: V, anchor: V, step: usize) -> Option<()> {
    let function = anchor.parent.get()?;
    import::edit(function);
    remove(block)?;
    enter(function, block, Some(anchor.position()? + step))
}

fn params(function: V) -> &'static [V] {
    function.function().and_then(|function| function.params.get()).map_or(&[], |params| params)
}

fn param_neighbor(argument: V, step: isize) -> Option<V> {
    let ValueKind::Argument(number) = argument.kind else { return None };
    params(argument.parent.get()?).get((number as usize).checked_add_signed(step)?).copied()
}

export! {
    fn LLVMBasicBlockAsValue(block: V) -> V {
        block
    }

    fn LLVMValueIsBasicBlock(value: V) -> bool {
        value.block().is_some()
    }

    fn LLVMValueAsBasicBlock(value: V) -> V {
        value.block()?;
        value
    }

    fn LLVMGetBasicBlockName(block: V) -> *const c_char {
        block.name.borrow().as_ptr()
    }

    fn LLVMGetBasicBlockParent(block: V) -> V {
        block.parent.get()?
    }

    fn LLVMGetBasicBlockTerminator(block: V) -> V {
        let last = *block.block()?.borrow().last()?;
        opcode::is_terminator(last.opcode()).then_some(last)?
    }

    fn LLVMCountBasicBlocks(function: V) -> u32 {
        blocks(function).len() as u32
    }

    fn LLVMGetBasicBlocks(function: V, out: Raw<Option<V>>) {
        out.fill(&blocks(function).into_iter().map(Some).collect::<Vec<_>>())
    }

    fn LLVMGetFirstBasicBlock(function: V) -> V {
        *blocks(function).first()?
    }

    fn LLVMGetLastBasicBlock(function: V) -> V {
        *blocks(function).last()?
    }

    fn LLVMGetNextBasicBlock(block: V) -> V {
        block.block().and_then(|_| block.neighbor(1, |_| true))?
    }

    fn LLVMGetPreviousBasicBlock(block: V) -> V {
        block.block().and_then(|_| block.neighbor(-1, |_| true))?
    }

    fn LLVMGetEntryBasicBlock(function: V) -> V {
        *blocks(function).first()?
    }

    fn LLVMAppendExistingBasicBlock(function: V, block: V) {
        enter(function, block, None)?
    }

    fn LLVMCreateBasicBlockInContext(context: C, name: String) -> V {
        create(context, &name)
    }

    fn LLVMAppendBasicBlockInContext(_context: C, function: V, name: String) -> V {
        add(function, &name, None)?
    }

    fn LLVMAppendBasicBlock(function: V, name: String) -> V {
        add(function, &name, None)?
    }

    fn LLVMInsertBasicBlockInContext(_context: C, before: V, name: String) -> V {
        insert_before(before, &name)?
    }

    fn LLVMInsertBasicBlock(before: V, name: String) -> V {
        insert_before(before, &name)?
    }

    fn LLVMDeleteBasicBlock(block: V) {
        remove(block)?
    }

    fn LLVMRemoveBasicBlockFromParent(block: V) {
        remove(block)?
    }

    fn LLVMMoveBasicBlockBefore(block: V, anchor: V) {
        move_to(block, anchor, 0)?
    }

    fn LLVMMoveBasicBlockAfter(block: V, anchor: V) {
        move_to(block, anchor, 1)?
    }

    fn LLVMGetFirstInstruction(block: V) -> V {
        *block.block()?.borrow().first()?
    }

    fn LLVMGetLastInstruction(block: V) -> V {
        *block.block()?.borrow().last()?
    }

    fn LLVMCountParams(function: V) -> u32 {
        params(function).len() as u32
    }

    fn LLVMGetParams(function: V, out: Raw<Option<V>>) {
        out.fill(&params(function).iter().copied().map(Some).collect::<Vec<_>>())
    }

    fn LLVMGetParam(function: V, index: u32) -> V {
        params(function).get(index as usize)?
    }

    fn LLVMGetParamParent(argument: V) -> V {
        argument.parent.get()?
    }

    fn LLVMGetFirstParam(function: V) -> V {
        params(function).first()?
    }

    fn LLVMGetLastParam(function: V) -> V {
        params(function).last()?
    }

    fn LLVMGetNextParam(argument: V) -> V {
        param_neighbor(argument, 1)?
    }

    fn LLVMGetPreviousParam(argument: V) -> V {
        param_neighbor(argument, -1)?
    }
}
