//! Terminators, calls and `phi`.

use super::{BuilderRef, with_opcode};
use crate::core::instruction::set_flag;
use crate::ffi::{Raw, export};
use crate::import;
use crate::ir::{Instruction, Kind, TypeRef, ValueRef, flag, opcode};
use std::cell::Cell;

fn call(builder: BuilderRef, opcode: u32, ty: TypeRef, operands: Vec<ValueRef>, name: &str) -> Option<ValueRef> {
    let ret = ty.return_type()?;
    let instruction = Instruction { ty: Cell::new(Some(ty)), ..with_opcode(opcode) };
    Some(builder.create(ret, instruction, operands, name))
}

export! {
    fn LLVMBuildRetVoid(builder: BuilderRef) -> ValueRef {
        builder.create(builder.void(), with_opcode(opcode::RET), Vec::new(), "")
    }

    fn LLVMBuildRet(builder: BuilderRef, value: Option<ValueRef>) -> ValueRef {
        builder.create(builder.void(), with_opcode(opcode::RET), value.into_iter().collect(), "")
    }

    fn LLVMBuildAggregateRet(builder: BuilderRef, values: Raw<Option<ValueRef>>, count: u32) -> ValueRef {
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

    fn LLVMBuildBr(builder: BuilderRef, target: ValueRef) -> ValueRef {
        builder.create(builder.void(), with_opcode(opcode::BR), vec![target], "")
    }

    fn LLVMBuildCondBr(builder: BuilderRef, condition: ValueRef, then: ValueRef, other: ValueRef) -> ValueRef {
        builder.create(builder.void(), with_opcode(opcode::BR), vec![condition, other, then], "")
    }

    fn LLVMBuildSwitch(builder: BuilderRef, value: ValueRef, default: ValueRef, _count: u32) -> ValueRef {
        builder.create(builder.void(), with_opcode(opcode::SWITCH), vec![value, default], "")
    }

    fn LLVMAddCase(switch: ValueRef, value: ValueRef, target: ValueRef) {
        let cases = &switch.instruction()?.cases;
        import::edit(switch);
        cases.borrow_mut().push(value);
        switch.operands.borrow_mut().push(target)
    }

    fn LLVMBuildIndirectBr(builder: BuilderRef, address: ValueRef, _count: u32) -> ValueRef {
        builder.create(builder.void(), with_opcode(opcode::INDIRECT_BR), vec![address], "")
    }

    fn LLVMAddDestination(branch: ValueRef, target: ValueRef) {
        import::edit(branch);
        branch.operands.borrow_mut().push(target)
    }

    fn LLVMBuildUnreachable(builder: BuilderRef) -> ValueRef {
        builder.create(builder.void(), with_opcode(opcode::UNREACHABLE), Vec::new(), "")
    }

    fn LLVMBuildCall2(
        builder: BuilderRef,
        ty: TypeRef,
        callee: ValueRef,
        args: Raw<Option<ValueRef>>,
        count: u32,
        name: String,
    ) -> ValueRef {
        let mut operands = args.list(count as usize)?;
        operands.push(callee);
        call(builder, opcode::CALL, ty, operands, &name)?
    }

    fn LLVMBuildInvoke2(
        builder: BuilderRef,
        ty: TypeRef,
        callee: ValueRef,
        args: Raw<Option<ValueRef>>,
        count: u32,
        normal: ValueRef,
        unwind: ValueRef,
        name: String,
    ) -> ValueRef {
        let mut operands = args.list(count as usize)?;
        operands.extend([normal, unwind, callee]);
        call(builder, opcode::INVOKE, ty, operands, &name)?
    }

    fn LLVMBuildResume(builder: BuilderRef, value: ValueRef) -> ValueRef {
        builder.create(builder.void(), with_opcode(opcode::RESUME), vec![value], "")
    }

    fn LLVMBuildLandingPad(
        builder: BuilderRef,
        ty: TypeRef,
        personality: Option<ValueRef>,
        _count: u32,
        name: String,
    ) -> ValueRef {
        if let Some(personality) = personality
            && let Some(function) = builder.block.get().and_then(|block| block.parent.get())
        {
            import::edit(function);
            function.global()?.personality.set(Some(personality));
        }
        builder.create(ty, with_opcode(opcode::LANDING_PAD), Vec::new(), &name)
    }

    fn LLVMGetNumClauses(pad: ValueRef) -> u32 {
        pad.operands.borrow().len() as u32
    }

    fn LLVMGetClause(pad: ValueRef, index: u32) -> ValueRef {
        pad.operand(index as usize)?
    }

    fn LLVMAddClause(pad: ValueRef, clause: ValueRef) {
        import::edit(pad);
        pad.operands.borrow_mut().push(clause)
    }

    fn LLVMIsCleanup(pad: ValueRef) -> bool {
        pad.instruction()?.flags.get() & flag::CLEANUP != 0
    }

    fn LLVMSetCleanup(pad: ValueRef, is: bool) {
        set_flag(pad, flag::CLEANUP, is)?
    }

    fn LLVMBuildPhi(builder: BuilderRef, ty: TypeRef, name: String) -> ValueRef {
        builder.create(ty, with_opcode(opcode::PHI), Vec::new(), &name)
    }

    fn LLVMAddIncoming(phi: ValueRef, values: Raw<Option<ValueRef>>, blocks: Raw<Option<ValueRef>>, count: u32) {
        let incoming = &phi.instruction()?.incoming;
        let (values, blocks) = (values.list(count as usize)?, blocks.list(count as usize)?);
        import::edit(phi);
        phi.operands.borrow_mut().extend(values);
        incoming.borrow_mut().extend(blocks)
    }

    fn LLVMCountIncoming(phi: ValueRef) -> u32 {
        phi.instruction()?.incoming.borrow().len() as u32
    }

    fn LLVMGetIncomingValue(phi: ValueRef, index: u32) -> ValueRef {
        phi.operand(index as usize)?
    }

    fn LLVMGetIncomingBlock(phi: ValueRef, index: u32) -> ValueRef {
        *phi.instruction()?.incoming.borrow().get(index as usize)?
    }

    fn LLVMBuildVAArg(builder: BuilderRef, list: ValueRef, ty: TypeRef, name: String) -> ValueRef {
        builder.create(ty, with_opcode(opcode::VA_ARG), vec![list], &name)
    }

    fn LLVMBuildExtractValue(builder: BuilderRef, aggregate: ValueRef, index: u32, name: String) -> ValueRef {
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

    fn LLVMBuildInsertValue(
        builder: BuilderRef,
        aggregate: ValueRef,
        value: ValueRef,
        index: u32,
        name: String,
    ) -> ValueRef {
        if let Some(folded) = insert_constant(aggregate, value, index) {
            return Some(folded);
        }
        let instruction = with_opcode(opcode::INSERT_VALUE);
        instruction.indices.borrow_mut().push(index);
        builder.create(aggregate.ty, instruction, vec![aggregate, value], &name)
    }
}

/// Folds an `insertvalue` of constants.
fn insert_constant(aggregate: ValueRef, value: ValueRef, index: u32) -> Option<ValueRef> {
    (aggregate.is_constant() && value.is_constant()).then_some(())?;
    let count = match aggregate.ty.kind {
        Kind::Array(_, count) => count,
        _ => aggregate.ty.fields()?.0.len() as u64,
    };
    let mut parts: Vec<ValueRef> = (0..count.min(1 << 16)).map(|at| aggregate.element(at)).collect::<Option<_>>()?;
    *parts.get_mut(index as usize)? = value;
    Some(aggregate.ty.context.aggregate(aggregate.ty, parts))
}
