//! Inspection and modification of instructions.

use crate::ffi::{Raw, export};
use crate::ir::{Instruction, T, V, Value, ValueKind, flag};

fn instruction(value: V) -> Option<&'static Instruction> {
    value.instruction()
}

fn neighbor(value: V, step: isize) -> Option<V> {
    let list = value.parent.get()?.block()?.borrow();
    let at = list.iter().position(|other| other.is(value))?;
    list.get(at.checked_add_signed(step)?).copied()
}

/// Declares a getter and a setter of a flag of instructions.
macro_rules! flags {
    ($($get:ident $set:ident = $flag:expr;)*) => {
        export! {$(
            fn $get(value: V) -> bool {
                instruction(value)?.flags.get() & $flag != 0
            }

            fn $set(value: V, is: bool) {
                let flags = &instruction(value)?.flags;
                flags.set(if is { flags.get() | $flag } else { flags.get() & !$flag })
            }
        )*}
    };
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
    LLVMIsAtomicSingleThread LLVMSetAtomicSingleThread = flag::SINGLE_THREAD;
    LLVMIsInBounds LLVMSetIsInBounds = 1 << flag::GEP_SHIFT;
}

/// Declares a getter and a setter of a number of instructions.
macro_rules! numbers {
    ($($get:ident $set:ident $field:ident;)*) => {
        export! {$(
            fn $get(value: V) -> u32 {
                instruction(value)?.$field.get()
            }

            fn $set(value: V, number: u32) {
                instruction(value)?.$field.set(number)
            }
        )*}
    };
}

numbers! {
    LLVMGetFastMathFlags LLVMSetFastMathFlags fast;
    LLVMGetOrdering LLVMSetOrdering ordering;
    LLVMGetCmpXchgSuccessOrdering LLVMSetCmpXchgSuccessOrdering ordering;
    LLVMGetCmpXchgFailureOrdering LLVMSetCmpXchgFailureOrdering failure_ordering;
    LLVMGetAtomicRMWBinOp LLVMSetAtomicRMWBinOp predicate;
    LLVMGetInstructionCallConv LLVMSetInstructionCallConv call_conv;
    LLVMGetTailCallKind LLVMSetTailCallKind tail;
}

/// Returns the positions of a terminator's targets among its operands, in LLVM's order.
fn successors(value: V) -> Vec<usize> {
    let count = value.operands.borrow().len();
    match value.opcode() {
        2 if count == 3 => vec![2, 1],
        2 => vec![0],
        3 => std::iter::once(1).chain((3..count).step_by(2)).collect(),
        4 => (1..count).collect(),
        5 if count >= 3 => vec![count - 3, count - 2],
        _ => Vec::new(),
    }
}

fn successor(value: V, index: usize) -> Option<V> {
    value.operand(*successors(value).get(index)?)
}

fn set_successor(value: V, index: usize, block: V) -> Option<()> {
    let at = *successors(value).get(index)?;
    *value.operands.borrow_mut().get_mut(at)? = block;
    Some(())
}

fn is_call(value: V) -> bool {
    matches!(value.opcode(), 5 | 45) && value.instruction().is_some()
}

fn erase(value: V) {
    value.remove();
}

export! {
    fn LLVMGetInstructionParent(value: V) -> V {
        instruction(value)?;
        value.parent.get()?
    }

    fn LLVMGetNextInstruction(value: V) -> V {
        neighbor(value, 1)?
    }

    fn LLVMGetPreviousInstruction(value: V) -> V {
        neighbor(value, -1)?
    }

    fn LLVMInstructionRemoveFromParent(value: V) {
        erase(value)
    }

    fn LLVMInstructionEraseFromParent(value: V) {
        erase(value)
    }

    /// The memory belongs to the module.
    fn LLVMDeleteInstruction(value: V) {
        if value.parent.get().is_some() {
            erase(value)
        }
    }

    fn LLVMInstructionClone(value: V) -> V {
        let clone = Value::new(
            value.ty,
            ValueKind::Instruction(instruction(value)?.clone()),
            value.operands.borrow().clone(),
        );
        match value.module() {
            Some(module) => module.values.add(clone),
            None => value.ty.context.values.add(clone),
        }
    }

    fn LLVMGetInstructionOpcode(value: V) -> u32 {
        instruction(value)?.opcode
    }

    fn LLVMGetICmpPredicate(value: V) -> u32 {
        if value.opcode() == 42 { instruction(value)?.predicate.get() } else { 0 }
    }

    fn LLVMGetFCmpPredicate(value: V) -> u32 {
        if value.opcode() == 43 { instruction(value)?.predicate.get() } else { 0 }
    }

    fn LLVMCanValueUseFastMathFlags(value: V) -> bool {
        instruction(value).is_some()
            && (matches!(value.opcode(), 9 | 11 | 13 | 16 | 19 | 37 | 38 | 43 | 66)
                || matches!(value.opcode(), 44..=46) && value.ty.scalar().is_float())
    }

    fn LLVMIsAtomic(value: V) -> bool {
        instruction(value)?.ordering.get() > 0
    }

    fn LLVMGetAtomicSyncScopeID(value: V) -> u32 {
        u32::from(instruction(value)?.flags.get() & flag::SINGLE_THREAD == 0)
    }

    fn LLVMSetAtomicSyncScopeID(value: V, scope: u32) {
        let flags = &instruction(value)?.flags;
        flags.set(if scope == 0 { flags.get() | flag::SINGLE_THREAD } else { flags.get() & !flag::SINGLE_THREAD })
    }

    fn LLVMGetNumArgOperands(value: V) -> u32 {
        let behind = match value.opcode() {
            5 => 3,
            45 => 1,
            _ => return None,
        };
        (value.operands.borrow().len() as u32).saturating_sub(behind)
    }

    fn LLVMGetArgOperand(value: V, index: u32) -> V {
        value.operand(index as usize)?
    }

    fn LLVMSetArgOperand(value: V, index: u32, operand: V) {
        *value.operands.borrow_mut().get_mut(index as usize)? = operand;
    }

    fn LLVMGetCalledFunctionType(value: V) -> T {
        is_call(value).then(|| instruction(value))??.ty.get()?
    }

    fn LLVMGetCalledValue(value: V) -> V {
        is_call(value).then(|| value.operands.borrow().last().copied())??
    }

    fn LLVMGetNumOperandBundles(_call: V) -> u32 {
        0
    }

    fn LLVMIsTailCall(value: V) -> bool {
        matches!(instruction(value)?.tail.get(), 1 | 2)
    }

    fn LLVMSetTailCall(value: V, is: bool) {
        instruction(value)?.tail.set(is.into())
    }

    fn LLVMGetNormalDest(value: V) -> V {
        successor(value, 0)?
    }

    fn LLVMGetUnwindDest(value: V) -> V {
        successor(value, 1)?
    }

    fn LLVMSetNormalDest(value: V, block: V) {
        set_successor(value, 0, block)?
    }

    fn LLVMSetUnwindDest(value: V, block: V) {
        set_successor(value, 1, block)?
    }

    fn LLVMGetNumSuccessors(value: V) -> u32 {
        successors(value).len() as u32
    }

    fn LLVMGetSuccessor(value: V, index: u32) -> V {
        successor(value, index as usize)?
    }

    fn LLVMSetSuccessor(value: V, index: u32, block: V) {
        set_successor(value, index as usize, block)?
    }

    fn LLVMIsConditional(value: V) -> bool {
        value.opcode() == 2 && value.operands.borrow().len() == 3
    }

    fn LLVMGetCondition(value: V) -> V {
        value.operand(0)?
    }

    fn LLVMSetCondition(value: V, condition: V) {
        *value.operands.borrow_mut().first_mut()? = condition;
    }

    fn LLVMGetSwitchDefaultDest(value: V) -> V {
        value.operand(1)?
    }

    fn LLVMGetSwitchCaseValue(value: V, index: u32) -> V {
        // 0 is the default.
        value.operand(index as usize * 2)?
    }

    fn LLVMSetSwitchCaseValue(value: V, index: u32, case: V) {
        *value.operands.borrow_mut().get_mut(index as usize * 2)? = case;
    }

    fn LLVMGetAllocatedType(value: V) -> T {
        (value.opcode() == 26).then(|| instruction(value))??.ty.get()?
    }

    fn LLVMGetGEPSourceElementType(value: V) -> T {
        match &value.kind {
            ValueKind::Expr(expr) => expr.source?,
            _ => (value.opcode() == 29).then(|| instruction(value))??.ty.get()?,
        }
    }

    fn LLVMGEPGetNoWrapFlags(value: V) -> u32 {
        match &value.kind {
            ValueKind::Expr(expr) => expr.flags,
            _ => instruction(value)?.flags.get() >> flag::GEP_SHIFT,
        }
    }

    fn LLVMGEPSetNoWrapFlags(value: V, flags: u32) {
        let of = &instruction(value)?.flags;
        of.set(of.get() & ((1 << flag::GEP_SHIFT) - 1) | flags << flag::GEP_SHIFT)
    }

    fn LLVMGetNumIndices(value: V) -> u32 {
        match value.opcode() {
            29 => value.operands.borrow().len().saturating_sub(1) as u32,
            _ => instruction(value)?.indices.borrow().len() as u32,
        }
    }

    fn LLVMGetIndices(value: V) -> crate::ffi::Kept<u32> {
        crate::ffi::Kept(instruction(value)?.indices.borrow().as_ptr())
    }

    fn LLVMGetNumMaskElements(value: V) -> u32 {
        instruction(value)?.indices.borrow().len() as u32
    }

    fn LLVMGetUndefMaskElem() -> i32 {
        -1
    }

    fn LLVMGetMaskValue(value: V, index: u32) -> i32 {
        *instruction(value)?.indices.borrow().get(index as usize)? as i32
    }

    fn LLVMGetDebugLocLine(_value: V) -> u32 {
        0
    }

    fn LLVMGetDebugLocColumn(_value: V) -> u32 {
        0
    }

    fn LLVMGetDebugLocDirectory(_value: V, length: Raw<u32>) -> *const std::ffi::c_char {
        length.set(0);
        return None
    }

    fn LLVMGetDebugLocFilename(_value: V, length: Raw<u32>) -> *const std::ffi::c_char {
        length.set(0);
        return None
    }
}
