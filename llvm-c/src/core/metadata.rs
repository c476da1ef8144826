//! Metadata: strings, nodes, and the metadata of instructions and modules.

use super::global_context;
use crate::ffi::{Raw, c_string, export};
use crate::ir::{ContextRef, Metadata, ModuleRef, Value, ValueKind, ValueRef};
use std::ffi::c_char;

fn text(context: ContextRef, bytes: String) -> ValueRef {
    let length = bytes.len();
    let kind = ValueKind::Metadata(Metadata::Text(c_string(&bytes), length));
    context.values.add(Value::new(context.metadata(), kind, Vec::new()))
}

fn wrap(value: ValueRef) -> ValueRef {
    match value.kind {
        ValueKind::Metadata(_) => value,
        _ => {
            let context = value.ty.context;
            let kind = ValueKind::Metadata(Metadata::Value);
            context.values.add(Value::new(context.metadata(), kind, vec![value]))
        }
    }
}

fn node(context: ContextRef, parts: Vec<ValueRef>) -> ValueRef {
    let parts = parts.into_iter().map(wrap).collect();
    context.values.add(Value::new(context.metadata(), ValueKind::Metadata(Metadata::Node), parts))
}

/// Returns an operand of a node as C sees it: a constant itself, and null for `null`.
fn node_operand(operand: ValueRef) -> Option<ValueRef> {
    match &operand.kind {
        ValueKind::Metadata(Metadata::Value) => operand.operand(0),
        ValueKind::Metadata(Metadata::Parsed(texts)) if *texts == ["null"] => None,
        _ => Some(operand),
    }
}

fn operands(module: ModuleRef, name: &str) -> Vec<ValueRef> {
    let mut operands = crate::import::named_metadata(module, name);
    let all = module.metadata.borrow();
    let found = all.iter().find(|(known, _)| known.as_bytes() == name.as_bytes());
    operands.extend(found.into_iter().flat_map(|(_, nodes)| nodes));
    operands
}

fn add_operand(module: ModuleRef, name: &str, value: ValueRef) {
    let mut all = module.metadata.borrow_mut();
    match all.iter_mut().find(|(known, _)| known.as_bytes() == name.as_bytes()) {
        Some((_, nodes)) => nodes.push(value),
        None => all.push((c_string(name), vec![value])),
    }
}

export! {
    fn LLVMMDStringInContext2(context: ContextRef, bytes: Raw<u8>, length: usize) -> ValueRef {
        text(context, bytes.text(length))
    }

    fn LLVMMDNodeInContext2(context: ContextRef, parts: Raw<Option<ValueRef>>, count: usize) -> ValueRef {
        node(context, parts.list(count)?)
    }

    fn LLVMMetadataAsValue(_context: ContextRef, metadata: ValueRef) -> ValueRef {
        metadata
    }

    fn LLVMValueAsMetadata(value: ValueRef) -> ValueRef {
        wrap(value)
    }

    fn LLVMMDStringInContext(context: ContextRef, bytes: Raw<u8>, length: u32) -> ValueRef {
        text(context, bytes.text(length as usize))
    }

    fn LLVMMDString(bytes: Raw<u8>, length: u32) -> ValueRef {
        text(global_context(), bytes.text(length as usize))
    }

    fn LLVMMDNodeInContext(context: ContextRef, parts: Raw<Option<ValueRef>>, count: u32) -> ValueRef {
        node(context, parts.list(count as usize)?)
    }

    fn LLVMMDNode(parts: Raw<Option<ValueRef>>, count: u32) -> ValueRef {
        node(global_context(), parts.list(count as usize)?)
    }

    fn LLVMGetMDString(value: ValueRef, length: Raw<u32>) -> *const c_char {
        let ValueKind::Metadata(Metadata::Text(text, bytes)) = &value.kind else { return None };
        length.set(*bytes as u32);
        text.as_ptr()
    }

    fn LLVMGetMDNodeNumOperands(value: ValueRef) -> u32 {
        value.operands.borrow().len() as u32
    }

    fn LLVMGetMDNodeOperands(value: ValueRef, out: Raw<Option<ValueRef>>) {
        out.fill(&value.operands.borrow().iter().copied().map(node_operand).collect::<Vec<_>>())
    }

    fn LLVMHasMetadata(value: ValueRef) -> i32 {
        i32::from(!value.instruction()?.metadata.borrow().is_empty())
    }

    fn LLVMGetMetadata(value: ValueRef, kind: u32) -> ValueRef {
        value.instruction()?.metadata.borrow().iter().find(|(known, _)| *known == kind)?.1
    }

    fn LLVMSetMetadata(value: ValueRef, kind: u32, node: Option<ValueRef>) {
        let instruction = value.instruction()?;
        crate::import::edit(value);
        let mut all = instruction.metadata.borrow_mut();
        all.retain(|(known, _)| *known != kind);
        all.extend(node.map(|node| (kind, node)))
    }

    fn LLVMGetNamedMetadataNumOperands(module: ModuleRef, name: String) -> u32 {
        operands(module, &name).len() as u32
    }

    fn LLVMGetNamedMetadataOperands(module: ModuleRef, name: String, out: Raw<Option<ValueRef>>) {
        out.fill(&operands(module, &name).into_iter().map(Some).collect::<Vec<_>>())
    }

    fn LLVMAddNamedMetadataOperand(module: ModuleRef, name: String, value: ValueRef) {
        add_operand(module, &name, value)
    }

    fn LLVMAddModuleFlag(module: ModuleRef, behavior: u32, key: Raw<u8>, length: usize, value: ValueRef) {
        let context = module.context;
        // In metadata, the numbers of behaviors start at 1, those of `LLVMModuleFlagBehavior` at 0.
        let behavior = context.const_int(context.int(32), u128::from(behavior) + 1);
        let flag = node(context, vec![behavior, text(context, key.text(length)), value]);
        add_operand(module, "llvm.module.flags", flag)
    }

    fn LLVMGetModuleFlag(module: ModuleRef, key: Raw<u8>, length: usize) -> ValueRef {
        let key = key.text(length);
        let is_key = |part: ValueRef| {
            matches!(&part.kind, ValueKind::Metadata(Metadata::Text(text, _)) if text.as_bytes() == key.as_bytes())
        };
        let flags = operands(module, "llvm.module.flags");
        flags.iter().find(|flag| flag.operand(1).is_some_and(is_key))?.operand(2)?
    }
}
