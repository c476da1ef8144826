//! Terminators, calls and `phi`.

use super::{B, with_opcode};
use crate::core::instruction::set_flag;
use crate::ffi::{Raw, export};
use crate::import;
use crate::ir::{Instruction, Kind, T, V, flag, opcode};
use std::cell::Cell;

fn call(builder: B, opcode: u32, ty: T, operands: Vec<V>, name: &str) -> Option<V> {
    let ret = ty.return_type()?;
    let instruction = Instruction { ty: Cell::new(Some(ty)), ..with_opcode(opcode) };
    Some(builder.create(ret, instruction, operands, name))
}

export! {
    fn LLVMBuildRetVoid(builder: B) -> V {
        builder.create(builder.void(), with_opcode(opcode::RET), Vec::new(), "")
    }

    fn LLVMBuildRet(builder: B, value: Option<V>) -> V {
        builder.create(builder.void(), with_opcode(opcode::RET), value.into_iter().collect(), "")
    }

    fn LLVMBuildAggregateRet(builder: B, values: Raw<Option<V>>, count: u32) -> V {
        let values = values.list(count as usize)?;
        let ty = builder.context.structure(values.iter().map(|value| value.ty).collect(), false);
        let mut whole = ty.context.poison(ty);
        for (index, value) in values.into_iter().enumerate() {
            let instruction = with_opcode(opcode::INSERT_VALUE);
            instruction.indices.borrow_mut().push(index as u32);
            whole = builder.create(ty, instruction, vec![whole, value], "mrv");
        }
        builder.create(builder.void(), with_opcode(opcode::RET), vec![whole], "")
    }

    fn LLVMBuildBr(builder: B, target: V) -> V {
        builder.create(builder.void(), with_opcode(opcode::BR), vec![target], "")
    }

    fn LLVMBuildCondBr(builder: B, condition: V, then: V, other: V) -> V {
        builder.create(builder.void(), with_opcode(opcode::BR), vec![condition, other, then], "")
    }

    fn LLVMBuildSwitch(builder: B, value: V, default: V, _count: u32) -> V {
        builder.create(builder.void(), with_opcode(opcode::SWITCH), vec![value, default], "")
    }

    fn LLVMAddCase(switch: V, value: V, target: V) {
        let cases = &switch.instruction()?.cases;
        import::edit(switch);
        cases.borrow_mut().push(value);
        switch.operands.borrow_mut().push(target)
    }

    fn LLVMBuildIndirectBr(builder: B, address: V, _count: u32) -> V {
        builder.create(builder.void(), with_opcode(opcode::INDIRECT_BR), vec![address], "")
    }

    fn LLVMAddDestination(branch: V, target: V) {
        import::edit(branch);
        branch.operands.borrow_mut().push(target)
    }

    fn LLVMBuildUnreachable(builder: B) -> V {
        builder.create(builder.void(), with_opcode(opcode::UNREACHABLE), Vec::new(), "")
    }

    fn LLVMBuildCall2(builder: B, ty: T, callee: V, args: Raw<Option<V>>, count: u32, name: String) -> V {
        let mut operands = args.list(count as usize)?;
        operands.push(callee);
        call(builder, opcode::CALL, ty, operands, &name)?
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
        call(builder, opcode::INVOKE, ty, operands, &name)?
    }

    fn LLVMBuildResume(builder: B, value: V) -> V {
        builder.create(builder.void(), with_opcode(opcode::RESUME), vec![value], "")
    }

    fn LLVMBuildLandingPad(builder: B, ty: T, personality: Option<V>, _count: u32, name: String) -> V {
        if let Some(personality) = personality
            && let Some(function) = builder.block.get().and_then(|block| block.parent.get())
        {
            import::edit(function);
            function.global()?.personality.set(Some(personality));
        }
        builder.create(ty, with_opcode(opcode::LANDING_PAD), Vec::new(), &name)
    }

    fn LLVMGetNumClauses(pad: V) -> u32 {
        pad.operands.borrow().len() as u32
    }

    fn LLVMGetClause(pad: V, index: u32) -> V {
        pad.operand(index as usize)?
    }

    fn LLVMAddClause(pad: V, clause: V) {
        import::edit(pad);
        pad.operands.borrow_mut().push(clause)
    }

    fn LLVMIsCleanup(pad: V) -> bool {
        pad.instruction()?.flags.get() & flag::CLEANUP != 0
    }

    fn LLVMSetCleanup(pad: V, is: bool) {
        set_flag(pad, flag::CLEANUP, is)?
    }

    fn LLVMBuildPhi(builder: B, ty: T, name: String) -> V {
        builder.create(ty, with_opcode(opcode::PHI), Vec::new(), &name)
    }

    fn LLVMAddIncoming(phi: V, values: Raw<Option<V>>, blocks: Raw<Option<V>>, count: u32) {
        let incoming = &phi.instruction()?.incoming;
        let (values, blocks) = (values.list(count as usize)?, blocks.list(count as usize)?);
        import::edit(phi);
        phi.operands.borrow_mut().extend(values);
        incoming.borrow_mut().extend(blocks)
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
        builder.create(ty, with_opcode(opcode::VA_ARG), vec![list], &name)
    }

    fn LLVMBuildExtractValue(builder: B, aggregate: V, index: u32, name: String) -> V {
        let ty = aggregate.ty.element(index.into())?;
        if aggregate.is_constant()
            && let Some(element) = aggregate.element(index.into())
        {
            return Some(element);
        }
        let instruction = with_opcode(opcode::EXTRACT_VALUE);
        instruction.indices.borrow_mut().push(index);
        builder.create(ty, instruction, vec![aggregate], &name)
    }

    fn LLVMBuildInsertValue(builder: B, aggregate: V, value: V, index: u32, name: String) -> V {
        if let Some(folded) = insert_constant(aggregate, value, index) {
            return Some(folded);
        }
        let instruction = with_opcode(opcode::INSERT_VALUE);
        instruction.indices.borrow_mut().push(index);
        builder.create(aggregate.ty, instruction, vec![aggregate, value], &name)
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
