//! Metadata: strings, nodes, and the metadata of instructions and modules.

use super::global_context;
use crate::ffi::{Raw, c_string, export};
use crate::ir::{ContextRef, Metadata, MetadataKey, ModuleRef, Value, ValueKind, ValueRef};
use std::ffi::c_char;

fn unique(context: ContextRef, key: MetadataKey, kind: Metadata, operands: Vec<ValueRef>) -> ValueRef {
    if let Some(known) = context.metadata.borrow().get(&key) {
        return known;
    }
    let made = context.values.add(Value::new(context.metadata(), ValueKind::Metadata(kind), operands));
    context.metadata.borrow_mut().insert(key, made);
    made
}

/// Returns a metadata string.
pub fn md_string(context: ContextRef, bytes: Vec<u8>) -> ValueRef {
    let mut ended = bytes.clone();
    ended.push(0);
    unique(context, MetadataKey::String(bytes), Metadata::String(ended), Vec::new())
}

/// Returns a value as metadata.
pub fn as_metadata(value: ValueRef) -> ValueRef {
    match value.kind {
        ValueKind::Metadata(_) => value,
        _ => {
            let key = MetadataKey::Value(std::ptr::from_ref(value) as usize);
            unique(value.ty.context, key, Metadata::Value, vec![value])
        }
    }
}

/// Returns a node; `None` among the operands is `null`.
fn md_node(context: ContextRef, operands: Vec<Option<ValueRef>>) -> ValueRef {
    let null = || unique(context, MetadataKey::Null, Metadata::Parsed(vec!["null".into()]), Vec::new());
    let operands: Vec<ValueRef> = operands.into_iter().map(|operand| operand.map_or_else(null, as_metadata)).collect();
    let key = MetadataKey::Node(operands.iter().map(|operand| std::ptr::from_ref::<Value>(operand) as usize).collect());
    unique(context, key, Metadata::Node, operands)
}

/// Returns an operand of a node as C sees it: a constant itself, and null for `null`.
fn node_operand(operand: ValueRef) -> Option<ValueRef> {
    match &operand.kind {
        ValueKind::Metadata(Metadata::Value) => operand.operand(0),
        ValueKind::Metadata(Metadata::Parsed(texts)) if *texts == ["null"] => None,
        _ => Some(operand),
    }
}

fn named_metadata_operands(module: ModuleRef, name: &str) -> Vec<ValueRef> {
    let mut operands = crate::import::named_metadata(module, name);
    let all = module.metadata.borrow();
    let found = all.iter().find(|(key, _)| key.as_bytes() == name.as_bytes());
    operands.extend(found.into_iter().flat_map(|(_, nodes)| nodes));
    operands
}

fn add_operand(module: ModuleRef, name: &str, value: ValueRef) {
    let mut all = module.metadata.borrow_mut();
    match all.iter_mut().find(|(key, _)| key.as_bytes() == name.as_bytes()) {
        Some((_, nodes)) => nodes.push(value),
        None => all.push((c_string(name), vec![value])),
    }
}

export! {
    fn LLVMMDStringInContext2(context: ContextRef, bytes: Raw<u8>, length: usize) -> ValueRef {
        md_string(context, bytes.read(length))
    }

    fn LLVMMDNodeInContext2(context: ContextRef, parts: Raw<Option<ValueRef>>, count: usize) -> ValueRef {
        md_node(context, parts.read(count))
    }

    fn LLVMMetadataAsValue(_context: ContextRef, metadata: ValueRef) -> ValueRef {
        metadata
    }

    fn LLVMValueAsMetadata(value: ValueRef) -> ValueRef {
        as_metadata(value)
    }

    fn LLVMMDStringInContext(context: ContextRef, bytes: Raw<u8>, length: u32) -> ValueRef {
        md_string(context, bytes.read(length as usize))
    }

    fn LLVMMDString(bytes: Raw<u8>, length: u32) -> ValueRef {
        md_string(global_context(), bytes.read(length as usize))
    }

    fn LLVMMDNodeInContext(context: ContextRef, parts: Raw<Option<ValueRef>>, count: u32) -> ValueRef {
        md_node(context, parts.read(count as usize))
    }

    fn LLVMMDNode(parts: Raw<Option<ValueRef>>, count: u32) -> ValueRef {
        md_node(global_context(), parts.read(count as usize))
    }

    fn LLVMGetMDString(value: ValueRef, length: Raw<u32>) -> *const c_char {
        let ValueKind::Metadata(Metadata::String(bytes)) = &value.kind else { return None };
        length.set(bytes.len() as u32 - 1);
        bytes.as_ptr().cast()
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
        value.instruction()?.metadata.borrow().iter().find(|(key, _)| *key == kind)?.1
    }

    fn LLVMSetMetadata(value: ValueRef, kind: u32, node: Option<ValueRef>) {
        let instruction = value.instruction()?;
        crate::import::edit(value);
        let mut all = instruction.metadata.borrow_mut();
        all.retain(|(key, _)| *key != kind);
        all.extend(node.map(|node| (kind, node)))
    }

    fn LLVMGetNamedMetadataNumOperands(module: ModuleRef, name: String) -> u32 {
        named_metadata_operands(module, &name).len() as u32
    }

    fn LLVMGetNamedMetadataOperands(module: ModuleRef, name: String, out: Raw<Option<ValueRef>>) {
        out.fill(&named_metadata_operands(module, &name).into_iter().map(Some).collect::<Vec<_>>())
    }

    fn LLVMAddNamedMetadataOperand(module: ModuleRef, name: String, value: ValueRef) {
        add_operand(module, &name, value)
    }

    fn LLVMAddModuleFlag(module: ModuleRef, behavior: u32, key: Raw<u8>, length: usize, value: ValueRef) {
        let context = module.context;
        // In metadata, the numbers of behaviors start at 1, those of `LLVMModuleFlagBehavior` at 0.
        let behavior = context.const_int(context.int(32), u128::from(behavior) + 1);
        let flag = md_node(context, vec![Some(behavior), Some(md_string(context, key.read(length))), Some(value)]);
        add_operand(module, "llvm.module.flags", flag)
    }

    fn LLVMGetModuleFlag(module: ModuleRef, key: Raw<u8>, length: usize) -> ValueRef {
        let mut key = key.read(length);
        key.push(0);
        let is_key = |part: ValueRef| matches!(&part.kind, ValueKind::Metadata(Metadata::String(text)) if *text == key);
        let flags = named_metadata_operands(module, "llvm.module.flags");
        flags.iter().find(|flag| flag.operand(1).is_some_and(is_key))?.operand(2)?
    }
}
