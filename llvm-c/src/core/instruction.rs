//! Inspection and modification of instructions.

use super::context::swap_scope;
use crate::ffi::{Raw, export};
use crate::import;
use crate::ir::{Instruction, TypeRef, Value, ValueKind, ValueRef, flag, opcode};

/// The lane of a `shufflevector` that selects nothing.
pub const POISON_LANE: u32 = u32::MAX;

/// Returns an instruction for a change; `None` if the value is no instruction.
fn edited(value: ValueRef) -> Option<&'static Instruction> {
    let instruction = value.instruction()?;
    import::edit(value);
    Some(instruction)
}

/// Replaces an operand of an instruction.
fn set_operand(value: ValueRef, index: usize, operand: ValueRef) -> Option<()> {
    value.operand(index)?;
    import::edit(value);
    *value.operands.borrow_mut().get_mut(index)? = operand;
    Some(())
}

/// Declares a getter and a setter of a flag of instructions.
macro_rules! flags {
    ($($get:ident $set:ident = $flag:expr;)*) => {
        export! {$(
            fn $get(value: ValueRef) -> bool {
                value.instruction()?.flags.get() & $flag != 0
            }

            fn $set(value: ValueRef, is: bool) {
                set_flag(value, $flag, is)?
            }
        )*}
    };
}

pub fn set_flag(value: ValueRef, flag: u32, is: bool) -> Option<()> {
    let flags = &edited(value)?.flags;
    flags.set(if is { flags.get() | flag } else { flags.get() & !flag });
    Some(())
}

flags! {
    LLVMGetNUW LLVMSetNUW = flag::NUW;
    LLVMGetNSW LLVMSetNSW = flag::NSW;
    LLVMGetExact LLVMSetExact = flag::EXACT;
    LLVMGetNNeg LLVMSetNNeg = flag::NNEG;
    LLVMGetIsDisjoint LLVMSetIsDisjoint = flag::DISJOINT;
    LLVMGetVolatile LLVMSetVolatile = flag::VOLATILE;
    LLVMGetWeak LLVMSetWeak = flag::WEAK;
    LLVMGetICmpSameSign LLVMSetICmpSameSign = flag::SAME_SIGN;
}

/// Declares a getter and a setter of an integer property of instructions.
macro_rules! properties {
    ($($get:ident $set:ident $field:ident;)*) => {
        export! {$(
            fn $get(value: ValueRef) -> u32 {
                value.instruction()?.$field.get()
            }

            fn $set(value: ValueRef, number: u32) {
                edited(value)?.$field.set(number)
            }
        )*}
    };
}

properties! {
    LLVMGetFastMathFlags LLVMSetFastMathFlags fast;
    LLVMGetOrdering LLVMSetOrdering ordering;
    LLVMGetCmpXchgSuccessOrdering LLVMSetCmpXchgSuccessOrdering ordering;
    LLVMGetCmpXchgFailureOrdering LLVMSetCmpXchgFailureOrdering failure_ordering;
    LLVMGetAtomicRMWBinOp LLVMSetAtomicRMWBinOp predicate;
    LLVMGetInstructionCallConv LLVMSetInstructionCallConv call_conv;
    LLVMGetTailCallKind LLVMSetTailCallKind tail;
}

/// Returns the positions of a terminator's targets among its operands, in LLVM's order.
fn successors(value: ValueRef) -> Vec<usize> {
    let operands = value.operands.borrow();
    let count = operands.len();
    match value.opcode() {
        opcode::BR if count == 3 => vec![2, 1],
        opcode::BR => vec![0],
        opcode::SWITCH | opcode::INDIRECT_BR if count > 0 => (1..count).collect(),
        opcode::SWITCH | opcode::INDIRECT_BR => Vec::new(),
        _ => (0..count).filter(|at| operands[*at].block().is_some()).collect(),
    }
}

fn successor(value: ValueRef, index: usize) -> Option<ValueRef> {
    value.operand(*successors(value).get(index)?)
}

fn set_successor(value: ValueRef, index: usize, block: ValueRef) -> Option<()> {
    set_operand(value, *successors(value).get(index)?, block)
}

/// Returns the number of operands of a call after its arguments: those of bundles, targets and callee.
pub fn trailing_operands(call: &Instruction, operands: &[ValueRef]) -> usize {
    let bundled: usize = call.bundles.borrow().iter().map(|(_, count)| count).sum();
    let targets = operands.iter().rev().skip(1).take_while(|operand| operand.block().is_some()).count();
    bundled + targets + 1
}

/// Returns the number of arguments of a call; `None` for other values.
fn argument_count(value: ValueRef) -> Option<usize> {
    let call = value.instruction().filter(|call| opcode::is_call(call.opcode))?;
    let operands = value.operands.borrow();
    Some(operands.len().saturating_sub(trailing_operands(call, &operands)))
}

fn is_call(value: ValueRef) -> bool {
    value.instruction().is_some_and(|instruction| opcode::is_call(instruction.opcode))
}

export! {
    fn LLVMGetInstructionParent(value: ValueRef) -> ValueRef {
        value.instruction()?;
        value.parent.get()?
    }

    fn LLVMGetNextInstruction(value: ValueRef) -> ValueRef {
        value.instruction().and_then(|_| value.next())?
    }

    fn LLVMGetPreviousInstruction(value: ValueRef) -> ValueRef {
        value.instruction().and_then(|_| value.previous())?
    }

    fn LLVMInstructionRemoveFromParent(value: ValueRef) {
        edited(value)?;
        value.remove()
    }

    fn LLVMInstructionEraseFromParent(value: ValueRef) {
        edited(value)?;
        value.remove()
    }

    /// Only unlinks it: the module frees its values when it is disposed of.
    fn LLVMDeleteInstruction(value: ValueRef) {
        if value.parent.get().is_some() {
            edited(value)?;
            value.remove()
        }
    }

    fn LLVMInstructionClone(value: ValueRef) -> ValueRef {
        let clone = Value::new(
            value.ty,
            ValueKind::Instruction(value.instruction()?.clone()),
            value.operands.borrow().clone(),
        );
        match value.module() {
            Some(module) => module.values.add(clone),
            None => value.ty.context.values.add(clone),
        }
    }

    fn LLVMGetInstructionOpcode(value: ValueRef) -> u32 {
        value.instruction()?.opcode
    }

    fn LLVMGetICmpPredicate(value: ValueRef) -> u32 {
        if value.opcode() == opcode::ICMP { value.instruction()?.predicate.get() } else { 0 }
    }

    fn LLVMGetFCmpPredicate(value: ValueRef) -> u32 {
        if value.opcode() == opcode::FCMP { value.instruction()?.predicate.get() } else { 0 }
    }

    fn LLVMCanValueUseFastMathFlags(value: ValueRef) -> bool {
        use opcode::{CALL, FADD, FCMP, FDIV, FMUL, FNEG, FPEXT, FPTRUNC, FREM, FSUB, PHI, SELECT};
        value.instruction().is_some()
            && match value.opcode() {
                FADD | FSUB | FMUL | FDIV | FREM | FPTRUNC | FPEXT | FCMP | FNEG => true,
                PHI | CALL | SELECT => value.ty.scalar().is_float(),
                _ => false,
            }
    }

    fn LLVMIsAtomic(value: ValueRef) -> bool {
        value.instruction()?.ordering.get() > 0
    }

    fn LLVMIsAtomicSingleThread(value: ValueRef) -> bool {
        value.instruction()?.scope.get() == 1
    }

    fn LLVMSetAtomicSingleThread(value: ValueRef, is: bool) {
        edited(value)?.scope.set(is.into())
    }

    fn LLVMGetAtomicSyncScopeID(value: ValueRef) -> u32 {
        swap_scope(value.instruction()?.scope.get())
    }

    fn LLVMSetAtomicSyncScopeID(value: ValueRef, scope: u32) {
        edited(value)?.scope.set(swap_scope(scope))
    }

    fn LLVMGetNumArgOperands(value: ValueRef) -> u32 {
        argument_count(value)? as u32
    }

    fn LLVMGetArgOperand(value: ValueRef, index: u32) -> ValueRef {
        ((index as usize) < argument_count(value)?).then(|| value.operand(index as usize))??
    }

    fn LLVMSetArgOperand(value: ValueRef, index: u32, operand: ValueRef) {
        ((index as usize) < argument_count(value)?).then(|| set_operand(value, index as usize, operand))??
    }

    fn LLVMGetCalledFunctionType(value: ValueRef) -> TypeRef {
        is_call(value).then(|| value.instruction())??.ty.get()?
    }

    fn LLVMGetCalledValue(value: ValueRef) -> ValueRef {
        is_call(value).then(|| value.operands.borrow().last().copied())??
    }

    fn LLVMGetNumOperandBundles(call: ValueRef) -> u32 {
        call.instruction()?.bundles.borrow().len() as u32
    }

    fn LLVMIsTailCall(value: ValueRef) -> bool {
        matches!(value.instruction()?.tail.get(), 1 | 2)
    }

    fn LLVMSetTailCall(value: ValueRef, is: bool) {
        edited(value)?.tail.set(is.into())
    }

    fn LLVMGetNormalDest(value: ValueRef) -> ValueRef {
        successor(value, 0)?
    }

    fn LLVMGetUnwindDest(value: ValueRef) -> ValueRef {
        successor(value, 1)?
    }

    fn LLVMSetNormalDest(value: ValueRef, block: ValueRef) {
        set_successor(value, 0, block)?
    }

    fn LLVMSetUnwindDest(value: ValueRef, block: ValueRef) {
        set_successor(value, 1, block)?
    }

    fn LLVMGetNumSuccessors(value: ValueRef) -> u32 {
        successors(value).len() as u32
    }

    fn LLVMGetSuccessor(value: ValueRef, index: u32) -> ValueRef {
        successor(value, index as usize)?
    }

    fn LLVMSetSuccessor(value: ValueRef, index: u32, block: ValueRef) {
        set_successor(value, index as usize, block)?
    }

    fn LLVMIsConditional(value: ValueRef) -> bool {
        value.opcode() == opcode::BR && value.operands.borrow().len() == 3
    }

    fn LLVMGetCondition(value: ValueRef) -> ValueRef {
        is_conditional(value).then(|| value.operand(0))??
    }

    fn LLVMSetCondition(value: ValueRef, condition: ValueRef) {
        is_conditional(value).then(|| set_operand(value, 0, condition))??
    }

    fn LLVMGetSwitchDefaultDest(value: ValueRef) -> ValueRef {
        (value.opcode() == opcode::SWITCH).then(|| value.operand(1))??
    }

    /// Case `index` belongs to successor `index`: 0 is the default, which has no value.
    fn LLVMGetSwitchCaseValue(value: ValueRef, index: u32) -> ValueRef {
        let at = (index as usize).checked_sub(1)?;
        *value.instruction()?.cases.borrow().get(at)?
    }

    fn LLVMSetSwitchCaseValue(value: ValueRef, index: u32, case: ValueRef) {
        let at = (index as usize).checked_sub(1)?;
        *edited(value)?.cases.borrow_mut().get_mut(at)? = case;
    }

    fn LLVMGetAllocatedType(value: ValueRef) -> TypeRef {
        (value.opcode() == opcode::ALLOCA).then(|| value.instruction())??.ty.get()?
    }

    fn LLVMGetGEPSourceElementType(value: ValueRef) -> TypeRef {
        match &value.kind {
            ValueKind::Expr(expr) => expr.source?,
            _ => (value.opcode() == opcode::GEP).then(|| value.instruction())??.ty.get()?,
        }
    }

    fn LLVMIsInBounds(value: ValueRef) -> bool {
        gep_flags(value)? & GEP_IN_BOUNDS != 0
    }

    /// `nusw`, which `inbounds` implies, stays when `inbounds` is removed.
    fn LLVMSetIsInBounds(value: ValueRef, is: bool) {
        let flags = gep_flags(value)?;
        set_gep_flags(value, if is { flags | GEP_IN_BOUNDS } else { flags & !GEP_IN_BOUNDS })?
    }

    fn LLVMGEPGetNoWrapFlags(value: ValueRef) -> u32 {
        gep_flags(value)?
    }

    fn LLVMGEPSetNoWrapFlags(value: ValueRef, flags: u32) {
        set_gep_flags(value, flags)?
    }

    fn LLVMGetNumIndices(value: ValueRef) -> u32 {
        match value.opcode() {
            opcode::GEP => value.operands.borrow().len().saturating_sub(1) as u32,
            _ => value.instruction()?.indices.borrow().len() as u32,
        }
    }

    fn LLVMGetIndices(value: ValueRef) -> crate::ffi::Kept<u32> {
        crate::ffi::Kept(value.instruction()?.indices.borrow().as_ptr())
    }

    fn LLVMGetNumMaskElements(value: ValueRef) -> u32 {
        value.instruction()?.indices.borrow().len() as u32
    }

    fn LLVMGetUndefMaskElem() -> i32 {
        POISON_LANE as i32
    }

    fn LLVMGetMaskValue(value: ValueRef, index: u32) -> i32 {
        *value.instruction()?.indices.borrow().get(index as usize)? as i32
    }

    fn LLVMGetDebugLocLine(_value: ValueRef) -> u32 {
        0
    }

    fn LLVMGetDebugLocColumn(_value: ValueRef) -> u32 {
        0
    }

    fn LLVMGetDebugLocDirectory(_value: ValueRef, length: Raw<u32>) -> *const std::ffi::c_char {
        length.set(0);
        return None
    }

    fn LLVMGetDebugLocFilename(_value: ValueRef, length: Raw<u32>) -> *const std::ffi::c_char {
        length.set(0);
        return None
    }
}

fn is_conditional(value: ValueRef) -> bool {
    match value.opcode() {
        opcode::BR => value.operands.borrow().len() == 3,
        opcode::SWITCH => true,
        _ => false,
    }
}

/// `LLVMGEPFlagInBounds`
const GEP_IN_BOUNDS: u32 = 1;

/// Returns the flags of `LLVMGEPNoWrapFlags`.
fn gep_flags(value: ValueRef) -> Option<u32> {
    match &value.kind {
        ValueKind::Expr(expr) => Some(expr.flags),
        _ => Some(value.instruction().filter(|gep| gep.opcode == opcode::GEP)?.flags.get() >> flag::GEP_SHIFT),
    }
}

fn set_gep_flags(value: ValueRef, flags: u32) -> Option<()> {
    let gep = value.instruction().filter(|gep| gep.opcode == opcode::GEP)?;
    import::edit(value);
    gep.flags.set(normal_gep_flags(flags) << flag::GEP_SHIFT);
    Some(())
}

/// Adds `nusw` to `inbounds`, which implies it.
pub fn normal_gep_flags(flags: u32) -> u32 {
    if flags & GEP_IN_BOUNDS != 0 { flags | 2 } else { flags }
}
