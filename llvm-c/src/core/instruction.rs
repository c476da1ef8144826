//! Inspection and modification of instructions.

use super::context::swap_scope;
use crate::ffi::{Raw, export};
use crate::import;
use crate::ir::{Instruction, T, V, Value, ValueKind, flag, opcode};

/// The lane of a `shufflevector` that selects nothing.
pub const POISON_LANE: u32 = u32::MAX;

/// Returns an instruction for a change; `None` if the value is no instruction.
fn edited(value: V) -> Option<&'static Instruction> {
    let instruction = value.instruction()?;
    import::edit(value);
    Some(instruction)
}

/// Replaces an operand of an instruction.
fn set_operand(value: V, index: usize, operand: V) -> Option<()> {
    value.operand(index)?;
    import::edit(value);
    *value.operands.borrow_mut().get_mut(index)? = operand;
    Some(())
}

/// Declares a getter and a setter of a flag of instructions.
macro_rules! flags {
    ($($get:ident $set:ident = $flag:expr;)*) => {
        export! {$(
            fn $get(value: V) -> bool {
                value.instruction()?.flags.get() & $flag != 0
            }

            fn $set(value: V, is: bool) {
                set_flag(value, $flag, is)?
            }
        )*}
    };
}

pub fn set_flag(value: V, flag: u32, is: bool) -> Option<()> {
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
            fn $get(value: V) -> u32 {
                value.instruction()?.$field.get()
            }

            fn $set(value: V, number: u32) {
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
fn successors(value: V) -> Vec<usize> {
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

fn successor(value: V, index: usize) -> Option<V> {
    value.operand(*successors(value).get(index)?)
}

fn set_successor(value: V, index: usize, block: V) -> Option<()> {
    set_operand(value, *successors(value).get(index)?, block)
}

/// Returns the number of operands of a call after its arguments: those of bundles, targets and callee.
pub fn trailing_operands(call: &Instruction, operands: &[V]) -> usize {
    let bundled: usize = call.bundles.borrow().iter().map(|(_, count)| count).sum();
    let targets = operands.iter().rev().skip(1).take_while(|operand| operand.block().is_some()).count();
    bundled + targets + 1
}

/// Returns the number of arguments of a call; `None` for other values.
fn argument_count(value: V) -> Option<usize> {
    let call = value.instruction().filter(|call| opcode::is_call(call.opcode))?;
    let operands = value.operands.borrow();
    Some(operands.len().saturating_sub(trailing_operands(call, &operands)))
}

fn is_call(value: V) -> bool {
    value.instruction().is_some_and(|instruction| opcode::is_call(instruction.opcode))
}

export! {
    fn LLVMGetInstructionParent(value: V) -> V {
        value.instruction()?;
        value.parent.get()?
    }

    fn LLVMGetNextInstruction(value: V) -> V {
        value.instruction().and_then(|_| value.neighbor(1, |_| true))?
    }

    fn LLVMGetPreviousInstruction(value: V) -> V {
        value.instruction().and_then(|_| value.neighbor(-1, |_| true))?
    }

    fn LLVMInstructionRemoveFromParent(value: V) {
        edited(value)?;
        value.remove()
    }

    fn LLVMInstructionEraseFromParent(value: V) {
        edited(value)?;
        value.remove()
    }

    /// Only unlinks it: the module frees its values when it is disposed of.
    fn LLVMDeleteInstruction(value: V) {
        if value.parent.get().is_some() {
            edited(value)?;
            value.remove()
        }
    }

    fn LLVMInstructionClone(value: V) -> V {
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

    fn LLVMGetInstructionOpcode(value: V) -> u32 {
        value.instruction()?.opcode
    }

    fn LLVMGetICmpPredicate(value: V) -> u32 {
        if value.opcode() == opcode::ICMP { value.instruction()?.predicate.get() } else { 0 }
    }

    fn LLVMGetFCmpPredicate(value: V) -> u32 {
        if value.opcode() == opcode::FCMP { value.instruction()?.predicate.get() } else { 0 }
    }

    fn LLVMCanValueUseFastMathFlags(value: V) -> bool {
        use opcode::{CALL, FADD, FCMP, FDIV, FMUL, FNEG, FPEXT, FPTRUNC, FREM, FSUB, PHI, SELECT};
        value.instruction().is_some()
            && match value.opcode() {
                FADD | FSUB | FMUL | FDIV | FREM | FPTRUNC | FPEXT | FCMP | FNEG => true,
                PHI | CALL | SELECT => value.ty.scalar().is_float(),
                _ => false,
            }
    }

    fn LLVMIsAtomic(value: V) -> bool {
        value.instruction()?.ordering.get() > 0
    }

    fn LLVMIsAtomicSingleThread(value: V) -> bool {
        value.instruction()?.scope.get() == 1
    }

    fn LLVMSetAtomicSingleThread(value: V, is: bool) {
        edited(value)?.scope.set(is.into())
    }

    fn LLVMGetAtomicSyncScopeID(value: V) -> u32 {
        swap_scope(value.instruction()?.scope.get())
    }

    fn LLVMSetAtomicSyncScopeID(value: V, scope: u32) {
        edited(value)?.scope.set(swap_scope(scope))
    }

    fn LLVMGetNumArgOperands(value: V) -> u32 {
        argument_count(value)? as u32
    }

    fn LLVMGetArgOperand(value: V, index: u32) -> V {
        ((index as usize) < argument_count(value)?).then(|| value.operand(index as usize))??
    }

    fn LLVMSetArgOperand(value: V, index: u32, operand: V) {
        ((index as usize) < argument_count(value)?).then(|| set_operand(value, index as usize, operand))??
    }

    fn LLVMGetCalledFunctionType(value: V) -> T {
        is_call(value).then(|| value.instruction())??.ty.get()?
    }

    fn LLVMGetCalledValue(value: V) -> V {
        is_call(value).then(|| value.operands.borrow().last().copied())??
    }

    fn LLVMGetNumOperandBundles(call: V) -> u32 {
        call.instruction()?.bundles.borrow().len() as u32
    }

    fn LLVMIsTailCall(value: V) -> bool {
        matches!(value.instruction()?.tail.get(), 1 | 2)
    }

    fn LLVMSetTailCall(value: V, is: bool) {
        edited(value)?.tail.set(is.into())
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
        value.opcode() == opcode::BR && value.operands.borrow().len() == 3
    }

    fn LLVMGetCondition(value: V) -> V {
        is_conditional(value).then(|| value.operand(0))??
    }

    fn LLVMSetCondition(value: V, condition: V) {
        is_conditional(value).then(|| set_operand(value, 0, condition))??
    }

    fn LLVMGetSwitchDefaultDest(value: V) -> V {
        (value.opcode() == opcode::SWITCH).then(|| value.operand(1))??
    }

    /// Case `index` belongs to successor `index`: 0 is the default, which has no value.
    fn LLVMGetSwitchCaseValue(value: V, index: u32) -> V {
        let at = (index as usize).checked_sub(1)?;
        *value.instruction()?.cases.borrow().get(at)?
    }

    fn LLVMSetSwitchCaseValue(value: V, index: u32, case: V) {
        let at = (index as usize).checked_sub(1)?;
        *edited(value)?.cases.borrow_mut().get_mut(at)? = case;
    }

    fn LLVMGetAllocatedType(value: V) -> T {
        (value.opcode() == opcode::ALLOCA).then(|| value.instruction())??.ty.get()?
    }

    fn LLVMGetGEPSourceElementType(value: V) -> T {
        match &value.kind {
            ValueKind::Expr(expr) => expr.source?,
            _ => (value.opcode() == opcode::GEP).then(|| value.instruction())??.ty.get()?,
        }
    }

    fn LLVMIsInBounds(value: V) -> bool {
        gep_flags(value)? & GEP_IN_BOUNDS != 0
    }

    /// `nusw`, which `inbounds` implies, stays when `inbounds` is removed.
    fn LLVMSetIsInBounds(value: V, is: bool) {
        let flags = gep_flags(value)?;
        set_gep_flags(value, if is { flags | GEP_IN_BOUNDS } else { flags & !GEP_IN_BOUNDS })?
    }

    fn LLVMGEPGetNoWrapFlags(value: V) -> u32 {
        gep_flags(value)?
    }

    fn LLVMGEPSetNoWrapFlags(value: V, flags: u32) {
        set_gep_flags(value, flags)?
    }

    fn LLVMGetNumIndices(value: V) -> u32 {
        match value.opcode() {
            opcode::GEP => value.operands.borrow().len().saturating_sub(1) as u32,
            _ => value.instruction()?.indices.borrow().len() as u32,
        }
    }

    fn LLVMGetIndices(value: V) -> crate::ffi::Kept<u32> {
        crate::ffi::Kept(value.instruction()?.indices.borrow().as_ptr())
    }

    fn LLVMGetNumMaskElements(value: V) -> u32 {
        value.instruction()?.indices.borrow().len() as u32
    }

    fn LLVMGetUndefMaskElem() -> i32 {
        POISON_LANE as i32
    }

    fn LLVMGetMaskValue(value: V, index: u32) -> i32 {
        *value.instruction()?.indices.borrow().get(index as usize)? as i32
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

fn is_conditional(value: V) -> bool {
    match value.opcode() {
        opcode::BR => value.operands.borrow().len() == 3,
        opcode::SWITCH => true,
        _ => false,
    }
}

/// `LLVMGEPFlagInBounds`
const GEP_IN_BOUNDS: u32 = 1;

/// Returns the flags of `LLVMGEPNoWrapFlags`.
fn gep_flags(value: V) -> Option<u32> {
    match &value.kind {
        ValueKind::Expr(expr) => Some(expr.flags),
        _ => Some(value.instruction().filter(|gep| gep.opcode == opcode::GEP)?.flags.get() >> flag::GEP_SHIFT),
    }
}

fn set_gep_flags(value: V, flags: u32) -> Option<()> {
    let gep = value.instruction().filter(|gep| gep.opcode == opcode::GEP)?;
    import::edit(value);
    gep.flags.set(normal_gep_flags(flags) << flag::GEP_SHIFT);
    Some(())
}

/// Adds `nusw` to `inbounds`, which implies it.
pub fn normal_gep_flags(flags: u32) -> u32 {
    if flags & GEP_IN_BOUNDS != 0 { flags | 2 } else { flags }
}
