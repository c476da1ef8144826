//! Operations on the elements of vectors.

use super::{BuilderRef, with_opcode};
use crate::core::instruction::POISON_LANE;
use crate::ffi::export;
use crate::ir::{Kind, ValueKind, ValueRef, opcode};

export! {
    fn LLVMBuildExtractElement(builder: BuilderRef, vector: ValueRef, index: ValueRef, name: String) -> ValueRef {
        if let Some(folded) = extract_constant(vector, index) {
            return Some(folded);
        }
        builder.create(vector.ty.element(0)?, with_opcode(opcode::EXTRACT_ELEMENT), vec![vector, index], &name)
    }

    fn LLVMBuildInsertElement(
        builder: BuilderRef,
        vector: ValueRef,
        value: ValueRef,
        index: ValueRef,
        name: String,
    ) -> ValueRef {
        builder.create(vector.ty, with_opcode(opcode::INSERT_ELEMENT), vec![vector, value, index], &name)
    }

    fn LLVMBuildShuffleVector(
        builder: BuilderRef,
        first: ValueRef,
        second: ValueRef,
        mask: ValueRef,
        name: String,
    ) -> ValueRef {
        let Kind::Vector(_, count, scalable) = mask.ty.kind else { return None };
        let element = first.ty.element(0)?;
        let instruction = with_opcode(opcode::SHUFFLE_VECTOR);
        for at in 0..u64::from(count) {
            // Any other mask is no constant, which LLVM does not permit.
            let lane = match mask.element(at)?.kind {
                ValueKind::Int(number) => number as u32,
                ValueKind::Undef | ValueKind::Poison => POISON_LANE,
                _ => return None,
            };
            instruction.indices.borrow_mut().push(lane);
        }
        builder.create(element.context.vector(element, count, scalable), instruction, vec![first, second], &name)
    }
}

/// Folds an `extractelement` of constants; LLVM folds an index out of range to poison, unless the vector is undefined.
fn extract_constant(vector: ValueRef, index: ValueRef) -> Option<ValueRef> {
    let Kind::Vector(element, count, false) = vector.ty.kind else { return None };
    let context = element.context;
    match (&vector.kind, &index.kind) {
        _ if !vector.is_constant() => None,
        (_, ValueKind::Undef | ValueKind::Poison) | (ValueKind::Poison, _) => Some(context.poison(element)),
        (ValueKind::Undef, _) => Some(context.undef(element)),
        (_, ValueKind::Int(index)) if *index >= count.into() => Some(context.poison(element)),
        (_, ValueKind::Int(index)) => vector.element(*index as u64),
        _ => None,
    }
}
