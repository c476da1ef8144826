//! Values of all kinds.

use crate::ffi::{Raw, export};
use crate::ir::{ContextRef, Kind, Metadata, ValueKind, ValueRef, opcode};
use crate::{import, print};
use std::ffi::c_char;
use std::rc::Rc;

/// A use of a value: the user and the number of the operand.
pub struct Use {
    /// The uses that an iteration visits.
    list: Rc<[(ValueRef, usize)]>,
    at: usize,
}

type UseRef = &'static Use;

/// Returns the number of `LLVMValueKind`.
fn kind(value: ValueRef) -> u32 {
    match &value.kind {
        ValueKind::Argument(_) => 0,
        ValueKind::Block(_) => 1,
        ValueKind::Function(_) => 5,
        ValueKind::Alias(_) => 6,
        ValueKind::Ifunc(_) => 7,
        ValueKind::Variable(_) => 8,
        ValueKind::BlockAddress => 9,
        ValueKind::Expr(_) | ValueKind::Marked(_) | ValueKind::Opaque(_) => 10,
        ValueKind::Aggregate => match (&value.ty.kind, is_data(value)) {
            (Kind::Array(..), false) => 11,
            (Kind::Array(..), true) => 16,
            (Kind::Vector(..), false) => 13,
            (Kind::Vector(..), true) => 17,
            _ => 12,
        },
        ValueKind::Undef => 14,
        ValueKind::Null => match value.ty.kind {
            Kind::Pointer(_) => 20,
            Kind::Token => 21,
            _ => 15,
        },
        ValueKind::Text(..) => 16,
        ValueKind::Int(_) | ValueKind::Wide(_) => 18,
        ValueKind::Float(_) => 19,
        ValueKind::Metadata(_) => 22,
        ValueKind::Asm(_) => 23,
        ValueKind::Instruction(_) => 24,
        ValueKind::Poison => 25,
    }
}

/// Whether an array or a vector consists only of numbers of a simple type.
fn is_data(value: ValueRef) -> bool {
    let is_simple = match value.ty.element(0).map(|ty| &ty.kind) {
        Some(Kind::Int(width)) => matches!(width, 8 | 16 | 32 | 64),
        Some(Kind::Float(_, bits)) => *bits <= 64,
        _ => false,
    };
    let is_number = |part: &ValueRef| matches!(part.kind, ValueKind::Int(_) | ValueKind::Float(_));
    is_simple && value.operands.borrow().iter().all(is_number)
}

/// Declares the functions `LLVMIsA…`: the value itself, or null.
macro_rules! is_a {
    ($($name:ident = |$value:ident| $test:expr;)*) => {
        export! {$(
            fn $name(value: ValueRef) -> ValueRef {
                let $value = value;
                ($test).then_some(value)?
            }
        )*}
    };
}

fn is_opcode(value: ValueRef, opcodes: &[u32]) -> bool {
    matches!(value.kind, ValueKind::Instruction(_)) && opcodes.contains(&value.opcode())
}

fn is_unary(value: ValueRef) -> bool {
    use opcode::{ALLOCA, EXTRACT_VALUE, FNEG, FREEZE, LOAD, VA_ARG, is_cast};
    is_opcode(value, &[ALLOCA, LOAD, VA_ARG, EXTRACT_VALUE, FNEG, FREEZE])
        || value.instruction().is_some() && is_cast(value.opcode())
}

/// Returns the name of the intrinsic that a call calls.
fn intrinsic(value: ValueRef) -> Option<String> {
    let is_call = value.instruction().is_some() && value.opcode() == opcode::CALL;
    let callee = value.operands.borrow().last().copied().filter(|_| is_call)?;
    Some(callee.name_text()).filter(|name| callee.function().is_some() && name.starts_with("llvm."))
}

fn is_intrinsic(value: ValueRef, names: &[&str]) -> bool {
    intrinsic(value).is_some_and(|name| names.iter().any(|known| name.starts_with(known)))
}

is_a! {
    LLVMIsAArgument = |value| matches!(value.kind, ValueKind::Argument(_));
    LLVMIsABasicBlock = |value| matches!(value.kind, ValueKind::Block(_));
    LLVMIsAInlineAsm = |value| matches!(value.kind, ValueKind::Asm(_));
    LLVMIsAUser = |value| value.is_constant() || value.instruction().is_some();
    LLVMIsAConstant = |value| value.is_constant();
    LLVMIsABlockAddress = |value| kind(value) == 9;
    LLVMIsAConstantAggregateZero = |value| kind(value) == 15;
    LLVMIsAConstantArray = |value| kind(value) == 11;
    LLVMIsAConstantDataSequential = |value| matches!(kind(value), 16 | 17);
    LLVMIsAConstantDataArray = |value| kind(value) == 16;
    LLVMIsAConstantDataVector = |value| kind(value) == 17;
    LLVMIsAConstantExpr = |value| kind(value) == 10;
    LLVMIsAConstantFP = |value| kind(value) == 19;
    LLVMIsAConstantInt = |value| kind(value) == 18;
    LLVMIsAConstantPointerNull = |value| kind(value) == 20;
    LLVMIsAConstantStruct = |value| kind(value) == 12;
    LLVMIsAConstantTokenNone = |value| kind(value) == 21;
    LLVMIsAConstantVector = |value| kind(value) == 13;
    LLVMIsAConstantPtrAuth = |value| kind(value) == 27;
    LLVMIsAGlobalValue = |value| value.global().is_some();
    LLVMIsAGlobalAlias = |value| kind(value) == 6;
    LLVMIsAGlobalObject = |value| matches!(kind(value), 5 | 7 | 8);
    LLVMIsAFunction = |value| kind(value) == 5;
    LLVMIsAGlobalVariable = |value| kind(value) == 8;
    LLVMIsAGlobalIFunc = |value| kind(value) == 7;
    LLVMIsAUndefValue = |value| matches!(kind(value), 14 | 25);
    LLVMIsAPoisonValue = |value| kind(value) == 25;
    LLVMIsAInstruction = |value| value.instruction().is_some();
    LLVMIsAUnaryOperator = |value| is_opcode(value, &[opcode::FNEG]);
    LLVMIsABinaryOperator = |value| value.instruction().is_some() && opcode::is_binary(value.opcode());
    LLVMIsACallInst = |value| is_opcode(value, &[opcode::CALL]);
    LLVMIsAIntrinsicInst = |value| intrinsic(value).is_some();
    LLVMIsADbgInfoIntrinsic = |value| is_intrinsic(value, &["llvm.dbg."]);
    LLVMIsADbgVariableIntrinsic = |value| is_intrinsic(value, &["llvm.dbg.value", "llvm.dbg.declare"]);
    LLVMIsADbgDeclareInst = |value| is_intrinsic(value, &["llvm.dbg.declare"]);
    LLVMIsADbgLabelInst = |value| is_intrinsic(value, &["llvm.dbg.label"]);
    LLVMIsAMemIntrinsic = |value| is_intrinsic(value, &["llvm.memcpy", "llvm.memmove", "llvm.memset"]);
    LLVMIsAMemCpyInst = |value| is_intrinsic(value, &["llvm.memcpy"]);
    LLVMIsAMemMoveInst = |value| is_intrinsic(value, &["llvm.memmove"]);
    LLVMIsAMemSetInst = |value| is_intrinsic(value, &["llvm.memset"]);
    LLVMIsACmpInst = |value| is_opcode(value, &[opcode::ICMP, opcode::FCMP]);
    LLVMIsAFCmpInst = |value| is_opcode(value, &[opcode::FCMP]);
    LLVMIsAICmpInst = |value| is_opcode(value, &[opcode::ICMP]);
    LLVMIsAExtractElementInst = |value| is_opcode(value, &[opcode::EXTRACT_ELEMENT]);
    LLVMIsAGetElementPtrInst = |value| is_opcode(value, &[opcode::GEP]);
    LLVMIsAInsertElementInst = |value| is_opcode(value, &[opcode::INSERT_ELEMENT]);
    LLVMIsAInsertValueInst = |value| is_opcode(value, &[opcode::INSERT_VALUE]);
    LLVMIsALandingPadInst = |value| is_opcode(value, &[opcode::LANDING_PAD]);
    LLVMIsAPHINode = |value| is_opcode(value, &[opcode::PHI]);
    LLVMIsASelectInst = |value| is_opcode(value, &[opcode::SELECT]);
    LLVMIsAShuffleVectorInst = |value| is_opcode(value, &[opcode::SHUFFLE_VECTOR]);
    LLVMIsAStoreInst = |value| is_opcode(value, &[opcode::STORE]);
    LLVMIsABranchInst = |value| is_opcode(value, &[opcode::BR]);
    LLVMIsAIndirectBrInst = |value| is_opcode(value, &[opcode::INDIRECT_BR]);
    LLVMIsAInvokeInst = |value| is_opcode(value, &[opcode::INVOKE]);
    LLVMIsAReturnInst = |value| is_opcode(value, &[opcode::RET]);
    LLVMIsASwitchInst = |value| is_opcode(value, &[opcode::SWITCH]);
    LLVMIsAUnreachableInst = |value| is_opcode(value, &[opcode::UNREACHABLE]);
    LLVMIsAResumeInst = |value| is_opcode(value, &[opcode::RESUME]);
    LLVMIsACleanupReturnInst = |value| is_opcode(value, &[opcode::CLEANUP_RET]);
    LLVMIsACatchReturnInst = |value| is_opcode(value, &[opcode::CATCH_RET]);
    LLVMIsACatchSwitchInst = |value| is_opcode(value, &[opcode::CATCH_SWITCH]);
    LLVMIsACallBrInst = |value| is_opcode(value, &[opcode::CALL_BR]);
    LLVMIsAFuncletPadInst = |value| is_opcode(value, &[opcode::CATCH_PAD, opcode::CLEANUP_PAD]);
    LLVMIsACatchPadInst = |value| is_opcode(value, &[opcode::CATCH_PAD]);
    LLVMIsACleanupPadInst = |value| is_opcode(value, &[opcode::CLEANUP_PAD]);
    LLVMIsAUnaryInstruction = |value| is_unary(value);
    LLVMIsAAllocaInst = |value| is_opcode(value, &[opcode::ALLOCA]);
    LLVMIsACastInst = |value| value.instruction().is_some() && opcode::is_cast(value.opcode());
    LLVMIsAAddrSpaceCastInst = |value| is_opcode(value, &[opcode::ADDR_SPACE_CAST]);
    LLVMIsABitCastInst = |value| is_opcode(value, &[opcode::BITCAST]);
    LLVMIsAFPExtInst = |value| is_opcode(value, &[opcode::FPEXT]);
    LLVMIsAFPToSIInst = |value| is_opcode(value, &[opcode::FPTOSI]);
    LLVMIsAFPToUIInst = |value| is_opcode(value, &[opcode::FPTOUI]);
    LLVMIsAFPTruncInst = |value| is_opcode(value, &[opcode::FPTRUNC]);
    LLVMIsAIntToPtrInst = |value| is_opcode(value, &[opcode::INTTOPTR]);
    LLVMIsAPtrToIntInst = |value| is_opcode(value, &[opcode::PTRTOINT]);
    LLVMIsASExtInst = |value| is_opcode(value, &[opcode::SEXT]);
    LLVMIsASIToFPInst = |value| is_opcode(value, &[opcode::SITOFP]);
    LLVMIsATruncInst = |value| is_opcode(value, &[opcode::TRUNC]);
    LLVMIsAUIToFPInst = |value| is_opcode(value, &[opcode::UITOFP]);
    LLVMIsAZExtInst = |value| is_opcode(value, &[opcode::ZEXT]);
    LLVMIsAExtractValueInst = |value| is_opcode(value, &[opcode::EXTRACT_VALUE]);
    LLVMIsALoadInst = |value| is_opcode(value, &[opcode::LOAD]);
    LLVMIsAVAArgInst = |value| is_opcode(value, &[opcode::VA_ARG]);
    LLVMIsAFreezeInst = |value| is_opcode(value, &[opcode::FREEZE]);
    LLVMIsAAtomicCmpXchgInst = |value| is_opcode(value, &[opcode::CMPXCHG]);
    LLVMIsAAtomicRMWInst = |value| is_opcode(value, &[opcode::ATOMIC_RMW]);
    LLVMIsAFenceInst = |value| is_opcode(value, &[opcode::FENCE]);
    LLVMIsAMDNode = |value| matches!(value.kind, ValueKind::Metadata(Metadata::Node | Metadata::Value | Metadata::Parsed(_)));
    LLVMIsAValueAsMetadata = |value| matches!(value.kind, ValueKind::Metadata(Metadata::Value));
    LLVMIsAMDString = |value| matches!(value.kind, ValueKind::Metadata(Metadata::String(..)));
    LLVMIsATerminatorInst = |value| opcode::is_terminator(value.opcode()) && value.instruction().is_some();
}

/// Returns the functions that may use a value, with all blocks.
fn users(value: ValueRef) -> Vec<ValueRef> {
    let functions = match (value.function_of(), value.module()) {
        (Some(function), _) => vec![function],
        (None, Some(module)) => module.globals.iter().collect(),
        (None, None) => Vec::new(),
    };
    functions.iter().for_each(|function| import::blocks(function));
    functions
}

/// Calls `body` for each instruction of a function.
fn for_each_instruction(function: ValueRef, mut body: impl FnMut(ValueRef)) {
    for block in function.global().into_iter().flat_map(|global| global.blocks.iter()) {
        block.block().into_iter().for_each(|list| list.iter().for_each(&mut body));
    }
}

/// Returns the users of a value with the numbers of the operands, in the order of the module.
fn uses(value: ValueRef) -> Vec<(ValueRef, usize)> {
    let mut found = Vec::new();
    for function in users(value) {
        for_each_instruction(function, |user| {
            let operands = user.operands.borrow();
            let here = operands.iter().enumerate().filter(|(_, operand)| operand.is(value));
            found.extend(here.map(|(index, _)| (user, index)));
        });
    }
    found
}

/// Returns the use at a position of a list; kept until the end of the process, since nothing frees it.
fn use_at(list: Rc<[(ValueRef, usize)]>, at: usize) -> Option<UseRef> {
    list.get(at)?;
    Some(crate::ffi::give(Use { list, at }))
}

/// Replaces a value in all users of its module.
fn replace(old: ValueRef, new: ValueRef) {
    let swap = |list: &std::cell::RefCell<Vec<ValueRef>>| {
        for operand in list.borrow_mut().iter_mut().filter(|operand| operand.is(old)) {
            *operand = new;
        }
    };
    for value in users(old) {
        let Some(global) = value.global() else { continue };
        let is_old = |value: &ValueRef| value.is(old);
        let mut uses = global.initializer.get().is_some_and(|value| value.is(old));
        for_each_instruction(value, |user| {
            uses |= user.operands.borrow().iter().any(is_old);
            uses |= user.instruction().is_some_and(|user| user.incoming.borrow().iter().any(is_old));
        });
        if !uses {
            continue;
        }
        import::edit(value);
        if global.initializer.get().is_some_and(|value| value.is(old)) {
            global.initializer.set(Some(new));
        }
        for_each_instruction(value, |user| {
            swap(&user.operands);
            user.instruction().into_iter().for_each(|user| swap(&user.incoming));
        });
    }
}

export! {
    fn LLVMTypeOf(value: ValueRef) -> crate::ir::TypeRef {
        value.ty
    }

    fn LLVMGetValueKind(value: ValueRef) -> u32 {
        kind(value)
    }

    fn LLVMGetValueName2(value: ValueRef, length: Raw<usize>) -> *const c_char {
        length.set(value.name.borrow().as_bytes().len());
        value.name.borrow().as_ptr()
    }

    fn LLVMGetValueName(value: ValueRef) -> *const c_char {
        value.name.borrow().as_ptr()
    }

    fn LLVMSetValueName2(value: ValueRef, name: Raw<u8>, length: usize) {
        import::rename(value, &name.text(length))
    }

    fn LLVMSetValueName(value: ValueRef, name: String) {
        import::rename(value, &name)
    }

    fn LLVMDumpValue(value: ValueRef) {
        eprintln!("{}", print::value(value))
    }

    fn LLVMPrintValueToString(value: ValueRef) -> String {
        print::value(value)
    }

    fn LLVMGetValueContext(value: ValueRef) -> ContextRef {
        value.ty.context
    }

    fn LLVMReplaceAllUsesWith(old: ValueRef, new: ValueRef) {
        replace(old, new)
    }

    fn LLVMIsConstant(value: ValueRef) -> bool {
        value.is_constant()
    }

    fn LLVMIsUndef(value: ValueRef) -> bool {
        matches!(value.kind, ValueKind::Undef | ValueKind::Poison)
    }

    fn LLVMIsPoison(value: ValueRef) -> bool {
        matches!(value.kind, ValueKind::Poison)
    }

    fn LLVMIsNull(value: ValueRef) -> bool {
        value.is_null()
    }

    fn LLVMGetFirstUse(value: ValueRef) -> UseRef {
        use_at(uses(value).into(), 0)?
    }

    fn LLVMGetNextUse(at: UseRef) -> UseRef {
        use_at(Rc::clone(&at.list), at.at + 1)?
    }

    fn LLVMGetUser(at: UseRef) -> ValueRef {
        at.list.get(at.at)?.0
    }

    fn LLVMGetUsedValue(at: UseRef) -> ValueRef {
        let (user, index) = *at.list.get(at.at)?;
        user.operand(index)?
    }

    fn LLVMGetOperand(value: ValueRef, index: u32) -> ValueRef {
        match (&value.kind, value.global()) {
            (ValueKind::Metadata(_), _) | (_, None) => value.operand(index as usize)?,
            (_, Some(global)) => global.initializer.get().filter(|_| index == 0)?,
        }
    }

    fn LLVMGetOperandUse(value: ValueRef, index: u32) -> UseRef {
        value.operand(index as usize)?;
        use_at([(value, index as usize)].into(), 0)?
    }

    fn LLVMSetOperand(user: ValueRef, index: u32, value: ValueRef) {
        user.operand(index as usize)?;
        import::edit(user);
        *user.operands.borrow_mut().get_mut(index as usize)? = value;
    }

    fn LLVMGetNumOperands(value: ValueRef) -> i32 {
        match value.global() {
            Some(global) => i32::from(global.initializer.get().is_some()),
            None => value.operands.borrow().len() as i32,
        }
    }

    fn LLVMGetFirstDbgRecord(_instruction: ValueRef) -> ValueRef {
        return None
    }

    fn LLVMGetLastDbgRecord(_instruction: ValueRef) -> ValueRef {
        return None
    }
}
