//! Operations on the elements of vectors.

use super::{B, simple};
use crate::ffi::export;
use crate::ir::{Kind, V, ValueKind};

export! {
    fn LLVMBuildExtractElement(builder: B, vector: V, index: V, name: String) -> V {
        if let Some(index) = index.as_int()
            && vector.is_constant()
            && let Some(element) = vector.element(index as u64)
        {
            return Some(element);
        }
        builder.make(vector.ty.element(0)?, simple(50), vec![vector, index], &name)?
    }

    fn LLVMBuildInsertElement(builder: B, vector: V, value: V, index: V, name: String) -> V {
        builder.make(vector.ty, simple(51), vec![vector, value, index], &name)?
    }

    fn LLVMBuildShuffleVector(builder: B, first: V, second: V, mask: V, name: String) -> V {
        let Kind::Vector(_, count, scalable) = mask.ty.kind else { return None };
        let element = first.ty.element(0)?;
        let instruction = simple(52);
        for at in 0..u64::from(count) {
            let lane = match mask.element(at).map(|lane| &lane.kind) {
                Some(ValueKind::Int(number)) => *number as u32,
                _ => u32::MAX,
            };
            instruction.indices.borrow_mut().push(lane);
        }
        builder.make(element.context.vector(element, count, scalable), instruction, vec![first, second], &name)?
    }
}
