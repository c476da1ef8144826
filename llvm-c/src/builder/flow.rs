//! Terminators, calls and `phi`.

use super::{B, simple};
use crate::ffi::{Raw, export};
use crate::ir::{Instruction, Kind, T, V, flag};
use std::cell::Cell;

fn call(builder: B, opcode: u32, ty: T, operands: Vec<V>, name: &str) -> Option<V> {
    let ret = ty.return_type()?;
    let instruction = Instruction { ty: Cell::new(Some(ty)), ..simple(opcode) };
    builder.make(ret, instruction, operands, name)
}

export! {
    fn LLVMBuildRetVoid(builder: B) -> V {
        builder.make(builder.void(), simple(1), Vec::new(), "")?
    }

    fn LLVMBuildRet(builder: B, value: Option<V>) -> V {
        builder.make(builder.void(), simple(1), value.into_iter().collect(), "")?
    }

    fn LLVMBuildAggregateRet(builder: B, values: Raw<Option<V>>, count: u32) -> V {
        let values = values.list(count as usize)?;
        let ty = builder.context.structure(values.iter().map(|value| value.ty).collect(), false);
        let mut whole = ty.context.poison(ty);
        for (index, value) in values.into_iter().enumerate() {
            let instruction = simple(54);
            instruction.indices.borrow_mut().push(index as u32);
            whole = builder.make(ty, instruction, vec![whole, value], "mrv")?;
        }
        builder.make(builder.void(), simple(1), vec![whole], "")?
    }

    fn LLVMBuildBr(builder: B, target: V) -> V {
        builder.make(builder.void(), simple(2), vec![target], "")?
    }

    fn LLVMBuildCondBr(builder: B, condition: V, then: V, other: V) -> V {
        builder.make(builder.void(), simple(2), vec![condition, other, then], "")?
    }

    fn LLVMBuildSwitch(builder: B, value: V, default: V, _count: u32) -> V {
        builder.make(builder.void(), simple(3), vec![value, default], "")?
    }

    fn LLVMAddCase(switch: V, value: V, target: V) {
        switch.operands.borrow_mut().extend([value, target])
    }

    fn LLVMBuildIndirectBr(builder: B, address: V, _count: u32) -> V {
        builder.make(builder.void(), simple(4), vec![address], "")?
    }

    fn LLVMAddDestination(branch: V, target: V) {
        branch.operands.borrow_mut().push(target)
    }

    fn LLVMBuildUnreachable(builder: B) -> V {
        builder.make(builder.void(), simple(7), Vec::new(), "")?
    }

    fn LLVMBuildCall2(builder: B, ty: T, callee: V, args: Raw<Option<V>>, count: u32, name: String) -> V {
        let mut operands = args.list(count as usize)?;
        operands.push(callee);
        call(builder, 45, ty, operands, &name)?
    }

    fn LLVMBuildInvoke2(
        builder: B,
        ty: T,
        callee: V,
        args: Raw<Option<V>>,
        count: u32,
        normal: V,
        unwind: V,
        name: String,
    ) -> V {
        let mut operands = args.list(count as usize)?;
        operands.extend([normal, unwind, callee]);
        call(builder, 5, ty, operands, &name)?
    }

    fn LLVMBuildResume(builder: B, value: V) -> V {
        builder.make(builder.void(), simple(58), vec![value], "")?
    }

    fn LLVMBuildLandingPad(builder: B, ty: T, personality: Option<V>, _count: u32, name: String) -> V {
        if let Some(personality) = personality
            && let Some(function) = builder.block.get().and_then(|block| block.parent.get())
        {
            function.global()?.personality.set(Some(personality));
        }
        builder.make(ty, simple(59), Vec::new(), &name)?
    }

    fn LLVMGetNumClauses(pad: V) -> u32 {
        pad.operands.borrow().len() as u32
    }

    fn LLVMGetClause(pad: V, index: u32) -> V {
        pad.operand(index as usize)?
    }

    fn LLVMAddClause(pad: V, clause: V) {
        pad.operands.borrow_mut().push(clause)
    }

    fn LLVMIsCleanup(pad: V) -> bool {
        pad.instruction()?.flags.get() & flag::CLEANUP != 0
    }

    fn LLVMSetCleanup(pad: V, is: bool) {
        let flags = &pad.instruction()?.flags;
        flags.set(if is { flags.get() | flag::CLEANUP } else { flags.get() & !flag::CLEANUP })
    }

    fn LLVMBuildPhi(builder: B, ty: T, name: String) -> V {
        builder.make(ty, simple(44), Vec::new(), &name)?
    }

    fn LLVMAddIncoming(phi: V, values: Raw<Option<V>>, blocks: Raw<Option<V>>, count: u32) {
        phi.operands.borrow_mut().extend(values.list(count as usize)?);
        phi.instruction()?.incoming.borrow_mut().extend(blocks.list(count as usize)?)
    }

    fn LLVMCountIncoming(phi: V) -> u32 {
        phi.instruction()?.incoming.borrow().len() as u32
    }

    fn LLVMGetIncomingValue(phi: V, index: u32) -> V {
        phi.operand(index as usize)?
    }

    fn LLVMGetIncomingBlock(phi: V, index: u32) -> V {
        *phi.instruction()?.incoming.borrow().get(index as usize)?
    }

    fn LLVMBuildVAArg(builder: B, list: V, ty: T, name: String) -> V {
        builder.make(ty, simple(49), vec![list], &name)?
    }

    fn LLVMBuildExtractValue(builder: B, aggregate: V, index: u32, name: String) -> V {
        let ty = aggregate.ty.element(index.into())?;
        if aggregate.is_constant()
            && let Some(element) = aggregate.element(index.into())
        {
            return Some(element);
        }
        let instruction = simple(53);
        instruction.indices.borrow_mut().push(index);
        builder.make(ty, instruction, vec![aggregate], &name)?
    }

    fn LLVMBuildInsertValue(builder: B, aggregate: V, value: V, index: u32, name: String) -> V {
        if let Some(folded) = insert_constant(aggregate, value, index) {
            return Some(folded);
        }
        let instruction = simple(54);
        instruction.indices.borrow_mut().push(index);
        builder.make(aggregate.ty, instruction, vec![aggregate, value], &name)?
    }
}

/// Folds an `insertvalue` of constants.
fn insert_constant(aggregate: V, value: V, index: u32) -> Option<V> {
    (aggregate.is_constant() && value.is_constant()).then_some(())?;
    let count = match aggregate.ty.kind {
        Kind::Array(_, count) => count,
        _ => aggregate.ty.fields()?.0.len() as u64,
    };
    let mut parts: Vec<V> = (0..count.min(1 << 16)).map(|at| aggregate.element(at)).collect::<Option<_>>()?;
    *parts.get_mut(index as usize)? = value;
    Some(aggregate.ty.context.aggregate(aggregate.ty, parts))
}
