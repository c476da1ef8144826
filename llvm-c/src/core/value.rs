//! Values of all kinds.

use crate::ffi::{Raw, export};
use crate::ir::{C, Kind, Metadata, V, ValueKind};
use crate::{import, print};
use std::ffi::c_char;

/// A use of a value: the user and the number of the operand.
pub struct Use {
    user: V,
    index: usize,
}

type U = &'static Use;

/// Returns the number of `LLVMValueKind`.
fn kind(value: V) -> u32 {
    match &value.kind {
        ValueKind::Argument(_) => 0,
        ValueKind::Block(_) => 1,
        ValueKind::Function(_) => 5,
        ValueKind::Alias(_) => 6,
        ValueKind::Ifunc(_) => 7,
        ValueKind::Variable(_) => 8,
        ValueKind::BlockAddress => 9,
        ValueKind::Expr(_) | ValueKind::Opaque(_) => 10,
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
fn is_data(value: V) -> bool {
    let is_simple = match value.ty.element(0).map(|ty| &ty.kind) {
        Some(Kind::Int(width)) => matches!(width, 8 | 16 | 32 | 64),
        Some(Kind::Float(_, bits)) => *bits <= 64,
        _ => false,
    };
    let is_number = |part: &V| matches!(part.kind, ValueKind::Int(_) | ValueKind::Float(_));
    is_simple && value.operands.borrow().iter().all(is_number)
}

/// Declares the functions `LLVMIsA…`: the value itself, or null.
macro_rules! is_a {
    ($($name:ident = |$value:ident| $test:expr;)*) => {
        export! {$(
            fn $name(value: V) -> V {
                let $value = value;
                ($test).then_some(value)?
            }
        )*}
    };
}

fn is_opcode(value: V, opcodes: &[u32]) -> bool {
    matches!(value.kind, ValueKind::Instruction(_)) && opcodes.contains(&value.opcode())
}

/// Returns the name of the intrinsic that a call calls.
fn intrinsic(value: V) -> Option<String> {
    let is_call = value.instruction().is_some() && value.opcode() == 45;
    let callee = value.operands.borrow().last().copied().filter(|_| is_call)?;
    Some(callee.name_text()).filter(|name| callee.function().is_some() && name.starts_with("llvm."))
}

fn is_intrinsic(value: V, names: &[&str]) -> bool {
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
    LLVMIsAUnaryOperator = |value| is_opcode(value, &[66]);
    LLVMIsABinaryOperator = |value| value.instruction().is_some() && (8..=25).contains(&value.opcode());
    LLVMIsACallInst = |value| is_opcode(value, &[45]);
    LLVMIsAIntrinsicInst = |value| intrinsic(value).is_some();
    LLVMIsADbgInfoIntrinsic = |value| is_intrinsic(value, &["llvm.dbg."]);
    LLVMIsADbgVariableIntrinsic = |value| is_intrinsic(value, &["llvm.dbg.value", "llvm.dbg.declare"]);
    LLVMIsADbgDeclareInst = |value| is_intrinsic(value, &["llvm.dbg.declare"]);
    LLVMIsADbgLabelInst = |value| is_intrinsic(value, &["llvm.dbg.label"]);
    LLVMIsAMemIntrinsic = |value| is_intrinsic(value, &["llvm.memcpy", "llvm.memmove", "llvm.memset"]);
    LLVMIsAMemCpyInst = |value| is_intrinsic(value, &["llvm.memcpy"]);
    LLVMIsAMemMoveInst = |value| is_intrinsic(value, &["llvm.memmove"]);
    LLVMIsAMemSetInst = |value| is_intrinsic(value, &["llvm.memset"]);
    LLVMIsACmpInst = |value| is_opcode(value, &[42, 43]);
    LLVMIsAFCmpInst = |value| is_opcode(value, &[43]);
    LLVMIsAICmpInst = |value| is_opcode(value, &[42]);
    LLVMIsAExtractElementInst = |value| is_opcode(value, &[50]);
    LLVMIsAGetElementPtrInst = |value| is_opcode(value, &[29]);
    LLVMIsAInsertElementInst = |value| is_opcode(value, &[51]);
    LLVMIsAInsertValueInst = |value| is_opcode(value, &[54]);
    LLVMIsALandingPadInst = |value| is_opcode(value, &[59]);
    LLVMIsAPHINode = |value| is_opcode(value, &[44]);
    LLVMIsASelectInst = |value| is_opcode(value, &[46]);
    LLVMIsAShuffleVectorInst = |value| is_opcode(value, &[52]);
    LLVMIsAStoreInst = |value| is_opcode(value, &[28]);
    LLVMIsABranchInst = |value| is_opcode(value, &[2]);
    LLVMIsAIndirectBrInst = |value| is_opcode(value, &[4]);
    LLVMIsAInvokeInst = |value| is_opcode(value, &[5]);
    LLVMIsAReturnInst = |value| is_opcode(value, &[1]);
    LLVMIsASwitchInst = |value| is_opcode(value, &[3]);
    LLVMIsAUnreachableInst = |value| is_opcode(value, &[7]);
    LLVMIsAResumeInst = |value| is_opcode(value, &[58]);
    LLVMIsACleanupReturnInst = |value| is_opcode(value, &[61]);
    LLVMIsACatchReturnInst = |value| is_opcode(value, &[62]);
    LLVMIsACatchSwitchInst = |value| is_opcode(value, &[65]);
    LLVMIsACallBrInst = |value| is_opcode(value, &[67]);
    LLVMIsAFuncletPadInst = |value| is_opcode(value, &[63, 64]);
    LLVMIsACatchPadInst = |value| is_opcode(value, &[63]);
    LLVMIsACleanupPadInst = |value| is_opcode(value, &[64]);
    LLVMIsAUnaryInstruction = |value| is_opcode(value, &[26, 27, 49, 53, 66, 68])
        || value.instruction().is_some() && matches!(value.opcode(), 30..=41 | 60 | 69);
    LLVMIsAAllocaInst = |value| is_opcode(value, &[26]);
    LLVMIsACastInst = |value| value.instruction().is_some() && matches!(value.opcode(), 30..=41 | 60 | 69);
    LLVMIsAAddrSpaceCastInst = |value| is_opcode(value, &[60]);
    LLVMIsABitCastInst = |value| is_opcode(value, &[41]);
    LLVMIsAFPExtInst = |value| is_opcode(value, &[38]);
    LLVMIsAFPToSIInst = |value| is_opcode(value, &[34]);
    LLVMIsAFPToUIInst = |value| is_opcode(value, &[33]);
    LLVMIsAFPTruncInst = |value| is_opcode(value, &[37]);
    LLVMIsAIntToPtrInst = |value| is_opcode(value, &[40]);
    LLVMIsAPtrToIntInst = |value| is_opcode(value, &[39]);
    LLVMIsASExtInst = |value| is_opcode(value, &[32]);
    LLVMIsASIToFPInst = |value| is_opcode(value, &[36]);
    LLVMIsATruncInst = |value| is_opcode(value, &[30]);
    LLVMIsAUIToFPInst = |value| is_opcode(value, &[35]);
    LLVMIsAZExtInst = |value| is_opcode(value, &[31]);
    LLVMIsAExtractValueInst = |value| is_opcode(value, &[53]);
    LLVMIsALoadInst = |value| is_opcode(value, &[27]);
    LLVMIsAVAArgInst = |value| is_opcode(value, &[49]);
    LLVMIsAFreezeInst = |value| is_opcode(value, &[68]);
    LLVMIsAAtomicCmpXchgInst = |value| is_opcode(value, &[56]);
    LLVMIsAAtomicRMWInst = |value| is_opcode(value, &[57]);
    LLVMIsAFenceInst = |value| is_opcode(value, &[55]);
    LLVMIsAMDNode = |value| matches!(value.kind, ValueKind::Metadata(Metadata::Node));
    LLVMIsAValueAsMetadata = |value| matches!(value.kind, ValueKind::Metadata(Metadata::Value));
    LLVMIsAMDString = |value| matches!(value.kind, ValueKind::Metadata(Metadata::Text(..)));
    LLVMIsATerminatorInst = |value| crate::ir::is_terminator(value.opcode()) && value.instruction().is_some();
}

/// Returns the users of a value with the numbers of the operands, in the order of the module.
fn uses(value: V) -> Vec<(V, usize)> {
    let Some(module) = value.module() else { return Vec::new() };
    let mut found = Vec::new();
    let mut enter = |user: V| {
        for (index, operand) in user.operands.borrow().iter().enumerate() {
            if operand.is(value) {
                found.push((user, index));
            }
        }
    };
    for global in module.globals.borrow().iter() {
        import::blocks(global);
        for block in global.global().map(|global| global.blocks.borrow().clone()).unwrap_or_default() {
            block.block().into_iter().for_each(|list| list.borrow().iter().for_each(|user| enter(user)));
        }
    }
    found
}

/// Returns the list of uses as C iterates over it.
fn use_at(value: V, position: usize) -> Option<U> {
    let found = uses(value);
    let (user, index) = *found.get(position)?;
    Some(crate::ffi::give(Use { user, index }))
}

/// Replaces a value in all users of its module.
fn replace(old: V, new: V) {
    let Some(module) = old.module() else { return };
    let swap = |list: &std::cell::RefCell<Vec<V>>| {
        for operand in list.borrow_mut().iter_mut().filter(|operand| operand.is(old)) {
            *operand = new;
        }
    };
    for global in module.globals.borrow().iter().filter_map(|value| value.global()) {
        if global.initializer.get().is_some_and(|value| value.is(old)) {
            global.initializer.set(Some(new));
        }
        for block in global.blocks.borrow().iter() {
            for user in block.block().into_iter().flat_map(|list| list.borrow().clone()) {
                swap(&user.operands);
                user.instruction().into_iter().for_each(|user| swap(&user.incoming));
            }
        }
    }
}

export! {
    fn LLVMTypeOf(value: V) -> crate::ir::T {
        value.ty
    }

    fn LLVMGetValueKind(value: V) -> u32 {
        kind(value)
    }

    fn LLVMGetValueName2(value: V, length: Raw<usize>) -> *const c_char {
        length.set(value.name.borrow().as_bytes().len());
        value.name.borrow().as_ptr()
    }

    fn LLVMGetValueName(value: V) -> *const c_char {
        value.name.borrow().as_ptr()
    }

    fn LLVMSetValueName2(value: V, name: Raw<u8>, length: usize) {
        import::rename(value, &name.text(length))
    }

    fn LLVMSetValueName(value: V, name: String) {
        import::rename(value, &name)
    }

    fn LLVMDumpValue(value: V) {
        eprintln!("{}", print::value(value))
    }

    fn LLVMPrintValueToString(value: V) -> String {
        print::value(value)
    }

    fn LLVMGetValueContext(value: V) -> C {
        value.ty.context
    }

    fn LLVMReplaceAllUsesWith(old: V, new: V) {
        replace(old, new)
    }

    fn LLVMIsConstant(value: V) -> bool {
        value.is_constant()
    }

    fn LLVMIsUndef(value: V) -> bool {
        matches!(value.kind, ValueKind::Undef | ValueKind::Poison)
    }

    fn LLVMIsPoison(value: V) -> bool {
        matches!(value.kind, ValueKind::Poison)
    }

    fn LLVMIsNull(value: V) -> bool {
        value.is_null()
    }

    /// Kept until the end of the process, since nothing frees it.
    fn LLVMGetFirstUse(value: V) -> U {
        use_at(value, 0)?
    }

    fn LLVMGetNextUse(at: U) -> U {
        let used = at.user.operand(at.index)?;
        let position = uses(used).iter().position(|(user, index)| user.is(at.user) && *index == at.index)?;
        use_at(used, position + 1)?
    }

    fn LLVMGetUser(at: U) -> V {
        at.user
    }

    fn LLVMGetUsedValue(at: U) -> V {
        at.user.operand(at.index)?
    }

    fn LLVMGetOperand(value: V, index: u32) -> V {
        match (&value.kind, value.global()) {
            (ValueKind::Metadata(_), _) | (_, None) => value.operand(index as usize)?,
            (_, Some(global)) => global.initializer.get().filter(|_| index == 0)?,
        }
    }

    fn LLVMGetOperandUse(value: V, index: u32) -> U {
        value.operand(index as usize)?;
        crate::ffi::give(Use { user: value, index: index as usize })
    }

    fn LLVMSetOperand(user: V, index: u32, value: V) {
        *user.operands.borrow_mut().get_mut(index as usize)? = value;
    }

    fn LLVMGetNumOperands(value: V) -> i32 {
        match value.global() {
            Some(global) => i32::from(global.initializer.get().is_some()),
            None => value.operands.borrow().len() as i32,
        }
    }

    fn LLVMGetFirstDbgRecord(_instruction: V) -> V {
        return None
    }

    fn LLVMGetLastDbgRecord(_instruction: V) -> V {
        return None
    }
}
