//! The named types that a module defines.

use crate::ir::{AttributeKind, AttributeRef, Kind, TypeRef, Value, ValueKind, ValueRef};
use std::collections::HashSet;

/// Finds the named types that are used, in the order of their first use.
#[derive(Default)]
pub struct TypeFinder {
    pub named: Vec<TypeRef>,
    seen: HashSet<*const crate::ir::Type>,
    constants: HashSet<*const Value>,
}

impl TypeFinder {
    fn ty(&mut self, ty: TypeRef) {
        let mut work = vec![ty];
        while let Some(ty) = work.pop() {
            if !self.seen.insert(std::ptr::from_ref(ty)) {
                continue;
            }
            let mut parts = ty.parts();
            if let Kind::Named { .. } = ty.kind {
                self.named.push(ty);
                parts = ty.fields().map(|(fields, _)| fields).unwrap_or_default();
            }
            work.extend(parts.into_iter().rev());
        }
    }

    fn value(&mut self, value: ValueRef) {
        self.ty(value.ty);
        if value.global().is_some() || matches!(value.kind, ValueKind::Block(_) | ValueKind::Instruction(_)) {
            return;
        }
        if !self.constants.insert(std::ptr::from_ref(value)) {
            return;
        }
        if let ValueKind::Expr(expr) = &value.kind {
            expr.source.into_iter().for_each(|ty| self.ty(ty));
        }
        let parts = value.operands.borrow().clone();
        parts.iter().for_each(|part| self.value(part));
    }

    pub fn global(&mut self, value: ValueRef) {
        let Some(global) = value.global() else { return };
        self.ty(global.value_type);
        global.initializer.get().into_iter().for_each(|value| self.value(value));
        let attributes = |list: &[(u32, AttributeRef)]| -> Vec<TypeRef> {
            let ty = |attribute: &AttributeRef| match attribute.kind {
                AttributeKind::Type(_, ty) => Some(ty),
                _ => None,
            };
            list.iter().filter_map(|(_, attribute)| ty(attribute)).collect()
        };
        attributes(&global.attributes.borrow()).into_iter().for_each(|ty| self.ty(ty));
        for block in global.blocks.iter() {
            for instruction in block.block().into_iter().flat_map(|list| list.iter()) {
                self.ty(instruction.ty);
                if let Some(instruction) = instruction.instruction() {
                    instruction.ty.get().into_iter().for_each(|ty| self.ty(ty));
                    attributes(&instruction.attributes.borrow()).into_iter().for_each(|ty| self.ty(ty));
                }
                let operands = instruction.operands.borrow().clone();
                operands.iter().for_each(|operand| self.value(operand));
            }
        }
    }
}
