//! Constants.

use super::global_context;
use crate::ffi::{Raw, c_string, export};
use crate::ir::{Asm, ContextRef, Expr, Kind, TypeRef, Value, ValueKind, ValueRef, constant, opcode};
use std::ffi::c_char;

/// Returns an array, vector or struct of constants.
fn aggregate(ty: TypeRef, parts: Vec<ValueRef>) -> ValueRef {
    ty.context.aggregate(ty, parts)
}

fn structure(context: ContextRef, parts: Vec<ValueRef>, packed: bool) -> ValueRef {
    let ty = context.structure(parts.iter().map(|part| part.ty).collect(), packed);
    aggregate(ty, parts)
}

/// Reads an integer in a radix, with a sign.
fn parse_int(ty: TypeRef, text: &str, radix: u8) -> Option<ValueRef> {
    let (is_negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let mut words = vec![0u64; ty.int_width()?.div_ceil(64) as usize];
    for digit in digits.chars() {
        let mut carry = u128::from(digit.to_digit(radix.into())?);
        for word in &mut words {
            let sum = u128::from(*word) * u128::from(radix) + carry;
            *word = sum as u64;
            carry = sum >> 64;
        }
    }
    if is_negative {
        let mut carry = true;
        for word in &mut words {
            (*word, carry) = (!*word).overflowing_add(carry.into());
        }
    }
    Some(ty.context.wide_int(ty, words))
}

fn real(ty: TypeRef, number: f64) -> Option<ValueRef> {
    constant::is_number(ty).then_some(())?;
    Some(ty.context.const_float(ty, constant::float_bits(ty.scalar(), number)?))
}

/// Folds an operation on constants, or creates an expression for it.
pub fn binary(opcode: u32, flags: u32, left: ValueRef, right: ValueRef) -> ValueRef {
    let expr =
        || left.ty.context.expr(left.ty, Expr { opcode, source: None, flags, in_range: None }, vec![left, right]);
    constant::binary(opcode, flags, left, right).unwrap_or_else(expr)
}

pub fn cast(opcode: u32, value: ValueRef, to: TypeRef) -> ValueRef {
    if value.ty.same(to) {
        return value;
    }
    let expr = || to.context.expr(to, Expr { opcode, source: None, flags: 0, in_range: None }, vec![value]);
    constant::cast(opcode, value, to).unwrap_or_else(expr)
}

pub fn gep(source: TypeRef, base: ValueRef, indices: &[ValueRef], flags: u32) -> ValueRef {
    let context = base.ty.context;
    // LLVM folds an address without any step.
    if indices.iter().all(|index| index.is_null()) && !base.is_null() && indices.len() <= 1 {
        return base;
    }
    let operands = [&[base], indices].concat();
    context.expr(base.ty, Expr { opcode: opcode::GEP, source: Some(source), flags, in_range: None }, operands)
}

fn negated(value: ValueRef, flags: u32) -> ValueRef {
    binary(opcode::SUB, flags, value.ty.context.null(value.ty), value)
}

export! {
    fn LLVMConstNull(ty: TypeRef) -> ValueRef {
        ty.context.null(ty)
    }

    fn LLVMConstAllOnes(ty: TypeRef) -> ValueRef {
        ty.scalar().int_width()?;
        ty.context.all_ones(ty)
    }

    fn LLVMGetUndef(ty: TypeRef) -> ValueRef {
        ty.context.undef(ty)
    }

    fn LLVMGetPoison(ty: TypeRef) -> ValueRef {
        ty.context.poison(ty)
    }

    fn LLVMConstPointerNull(ty: TypeRef) -> ValueRef {
        ty.context.null(ty)
    }

    fn LLVMConstInt(ty: TypeRef, number: u64, is_signed: bool) -> ValueRef {
        let is_negative = is_signed && (number as i64) < 0;
        match ty.int_width() {
            Some(width) if width > 128 && is_negative => {
                let mut words = vec![u64::MAX; width.div_ceil(64) as usize];
                words[0] = number;
                ty.context.wide_int(ty, words)
            }
            _ => ty.context.const_int(ty, if is_signed { number as i64 as i128 as u128 } else { number.into() }),
        }
    }

    fn LLVMConstIntOfArbitraryPrecision(ty: TypeRef, count: u32, words: Raw<u64>) -> ValueRef {
        ty.context.wide_int(ty, words.read(count as usize))
    }

    fn LLVMConstIntOfString(ty: TypeRef, text: String, radix: u8) -> ValueRef {
        parse_int(ty, &text, radix)?
    }

    fn LLVMConstIntOfStringAndSize(ty: TypeRef, text: Raw<u8>, length: u32, radix: u8) -> ValueRef {
        parse_int(ty, &text.text(length as usize), radix)?
    }

    fn LLVMConstReal(ty: TypeRef, number: f64) -> ValueRef {
        real(ty, number)?
    }

    fn LLVMConstRealOfString(ty: TypeRef, text: String) -> ValueRef {
        real(ty, text.trim().parse().ok()?)?
    }

    fn LLVMConstRealOfStringAndSize(ty: TypeRef, text: Raw<u8>, length: u32) -> ValueRef {
        real(ty, text.text(length as usize).trim().parse().ok()?)?
    }

    fn LLVMConstFPFromBits(ty: TypeRef, words: Raw<u64>) -> ValueRef {
        let Kind::Float(_, bits) = ty.kind else { return None };
        let words = words.read(bits.div_ceil(64) as usize);
        let high = words.get(1).copied().unwrap_or(0);
        ty.context.const_float(ty, constant::truncate(bits, u128::from(*words.first()?) | u128::from(high) << 64))
    }

    fn LLVMConstIntGetZExtValue(value: ValueRef) -> u64 {
        value.as_int()? as u64
    }

    fn LLVMConstIntGetSExtValue(value: ValueRef) -> i64 {
        llvmlite_jit::value::sign_extend(value.ty.int_width()?, value.as_int()?) as i64
    }

    fn LLVMConstRealGetDouble(value: ValueRef, loses_info: Raw<i32>) -> f64 {
        loses_info.set(0);
        match value.as_double() {
            Some(number) => number,
            None => {
                let ValueKind::Float(bits) = value.kind else { return None };
                let text = llvmlite_jit::value::float_text(constant::format(value.ty)?, bits);
                loses_info.set(1);
                text.parse().ok()?
            }
        }
    }

    fn LLVMConstStringInContext(context: ContextRef, text: Raw<u8>, length: u32, bare: bool) -> ValueRef {
        context.string(text.read(length as usize), !bare)
    }

    fn LLVMConstStringInContext2(context: ContextRef, text: Raw<u8>, length: usize, bare: bool) -> ValueRef {
        context.string(text.read(length), !bare)
    }

    fn LLVMConstString(text: Raw<u8>, length: u32, bare: bool) -> ValueRef {
        global_context().string(text.read(length as usize), !bare)
    }

    fn LLVMIsConstantString(value: ValueRef) -> bool {
        matches!(value.kind, ValueKind::Text(..))
    }

    fn LLVMGetAsString(value: ValueRef, length: Raw<usize>) -> *const c_char {
        let ValueKind::Text(text, bytes) = &value.kind else { return None };
        length.set(bytes.len());
        // The text ends at the first NUL: it is complete if that is the last byte.
        if text.as_bytes().len() + 1 >= bytes.len() { text.as_ptr() } else { bytes.as_ptr().cast() }
    }

    fn LLVMConstStructInContext(
        context: ContextRef,
        parts: Raw<Option<ValueRef>>,
        count: u32,
        packed: bool,
    ) -> ValueRef {
        structure(context, parts.list(count as usize)?, packed)
    }

    fn LLVMConstStruct(parts: Raw<Option<ValueRef>>, count: u32, packed: bool) -> ValueRef {
        structure(global_context(), parts.list(count as usize)?, packed)
    }

    fn LLVMConstArray(element: TypeRef, parts: Raw<Option<ValueRef>>, count: u32) -> ValueRef {
        aggregate(element.context.array(element, count.into()), parts.list(count as usize)?)
    }

    fn LLVMConstArray2(element: TypeRef, parts: Raw<Option<ValueRef>>, count: u64) -> ValueRef {
        aggregate(element.context.array(element, count), parts.list(count as usize)?)
    }

    fn LLVMConstDataArray(element: TypeRef, bytes: Raw<u8>, size: usize) -> ValueRef {
        let width = match element.kind {
            Kind::Int(width) => width,
            Kind::Float(_, bits) => bits,
            _ => return None,
        };
        let number = |bytes: &[u8]| bytes.iter().rev().fold(0u128, |bits, byte| bits << 8 | u128::from(*byte));
        let of = |bits| match element.kind {
            Kind::Int(_) => element.context.const_int(element, bits),
            _ => element.context.const_float(element, bits),
        };
        let bytes = bytes.read(size);
        let parts: Vec<ValueRef> = bytes.chunks_exact((width as usize / 8).max(1)).map(|bytes| of(number(bytes))).collect();
        aggregate(element.context.array(element, parts.len() as u64), parts)
    }

    fn LLVMConstNamedStruct(ty: TypeRef, parts: Raw<Option<ValueRef>>, count: u32) -> ValueRef {
        aggregate(ty, parts.list(count as usize)?)
    }

    fn LLVMGetAggregateElement(value: ValueRef, index: u32) -> ValueRef {
        value.element(index.into())?
    }

    fn LLVMGetElementAsConstant(value: ValueRef, index: u32) -> ValueRef {
        value.element(index.into())?
    }

    fn LLVMConstVector(parts: Raw<Option<ValueRef>>, count: u32) -> ValueRef {
        let parts = parts.list(count as usize)?;
        let element = parts.first()?.ty;
        aggregate(element.context.vector(element, count, false), parts)
    }

    fn LLVMGetConstOpcode(value: ValueRef) -> u32 {
        value.opcode()
    }

    fn LLVMAlignOf(ty: TypeRef) -> ValueRef {
        let context = ty.context;
        let pair = context.structure(vec![context.int(1), ty], false);
        let (zero, one) = (context.const_int(context.int(64), 0), context.const_int(context.int(32), 1));
        let field = gep(pair, context.null(context.pointer(0)), &[zero, one], 0);
        cast(opcode::PTRTOINT, field, context.int(64))
    }

    fn LLVMSizeOf(ty: TypeRef) -> ValueRef {
        let context = ty.context;
        let end = gep(ty, context.null(context.pointer(0)), &[context.const_int(context.int(32), 1)], 0);
        cast(opcode::PTRTOINT, end, context.int(64))
    }

    fn LLVMConstNeg(value: ValueRef) -> ValueRef {
        negated(value, 0)
    }

    fn LLVMConstNSWNeg(value: ValueRef) -> ValueRef {
        negated(value, crate::ir::flag::NSW)
    }

    fn LLVMConstNUWNeg(value: ValueRef) -> ValueRef {
        negated(value, crate::ir::flag::NUW)
    }

    fn LLVMConstNot(value: ValueRef) -> ValueRef {
        binary(opcode::XOR, 0, value, value.ty.context.all_ones(value.ty))
    }

    fn LLVMConstAdd(left: ValueRef, right: ValueRef) -> ValueRef {
        binary(opcode::ADD, 0, left, right)
    }

    fn LLVMConstNSWAdd(left: ValueRef, right: ValueRef) -> ValueRef {
        binary(opcode::ADD, crate::ir::flag::NSW, left, right)
    }

    fn LLVMConstNUWAdd(left: ValueRef, right: ValueRef) -> ValueRef {
        binary(opcode::ADD, crate::ir::flag::NUW, left, right)
    }

    fn LLVMConstSub(left: ValueRef, right: ValueRef) -> ValueRef {
        binary(opcode::SUB, 0, left, right)
    }

    fn LLVMConstNSWSub(left: ValueRef, right: ValueRef) -> ValueRef {
        binary(opcode::SUB, crate::ir::flag::NSW, left, right)
    }

    fn LLVMConstNUWSub(left: ValueRef, right: ValueRef) -> ValueRef {
        binary(opcode::SUB, crate::ir::flag::NUW, left, right)
    }

    fn LLVMConstXor(left: ValueRef, right: ValueRef) -> ValueRef {
        binary(opcode::XOR, 0, left, right)
    }

    fn LLVMConstGEP2(ty: TypeRef, base: ValueRef, indices: Raw<Option<ValueRef>>, count: u32) -> ValueRef {
        gep(ty, base, &indices.list(count as usize)?, 0)
    }

    fn LLVMConstInBoundsGEP2(ty: TypeRef, base: ValueRef, indices: Raw<Option<ValueRef>>, count: u32) -> ValueRef {
        gep(ty, base, &indices.list(count as usize)?, 1)
    }

    fn LLVMConstGEPWithNoWrapFlags(
        ty: TypeRef,
        base: ValueRef,
        indices: Raw<Option<ValueRef>>,
        count: u32,
        flags: u32,
    ) -> ValueRef {
        gep(ty, base, &indices.list(count as usize)?, flags)
    }

    fn LLVMConstTrunc(value: ValueRef, to: TypeRef) -> ValueRef {
        cast(opcode::TRUNC, value, to)
    }

    fn LLVMConstPtrToInt(value: ValueRef, to: TypeRef) -> ValueRef {
        cast(opcode::PTRTOINT, value, to)
    }

    fn LLVMConstIntToPtr(value: ValueRef, to: TypeRef) -> ValueRef {
        cast(opcode::INTTOPTR, value, to)
    }

    fn LLVMConstBitCast(value: ValueRef, to: TypeRef) -> ValueRef {
        cast(opcode::BITCAST, value, to)
    }

    fn LLVMConstAddrSpaceCast(value: ValueRef, to: TypeRef) -> ValueRef {
        cast(opcode::ADDR_SPACE_CAST, value, to)
    }

    fn LLVMConstTruncOrBitCast(value: ValueRef, to: TypeRef) -> ValueRef {
        cast(if value.ty.int_width() == to.int_width() { opcode::BITCAST } else { opcode::TRUNC }, value, to)
    }

    fn LLVMConstPointerCast(value: ValueRef, to: TypeRef) -> ValueRef {
        cast(if to.int_width().is_some() { opcode::PTRTOINT } else { opcode::BITCAST }, value, to)
    }

    fn LLVMConstExtractElement(vector: ValueRef, index: ValueRef) -> ValueRef {
        vector.element(index.as_int()? as u64)?
    }

    fn LLVMConstInsertElement(vector: ValueRef, value: ValueRef, index: ValueRef) -> ValueRef {
        let Kind::Vector(_, count, false) = vector.ty.kind else { return None };
        let mut parts: Vec<ValueRef> = (0..count.into()).map(|at| vector.element(at)).collect::<Option<_>>()?;
        *parts.get_mut(index.as_int()? as usize)? = value;
        aggregate(vector.ty, parts)
    }

    fn LLVMConstShuffleVector(first: ValueRef, second: ValueRef, mask: ValueRef) -> ValueRef {
        let (Kind::Vector(element, width, false), Kind::Vector(_, count, false)) = (&first.ty.kind, &mask.ty.kind)
        else {
            return None;
        };
        let lane = |at: u64| match mask.element(at)?.as_int() {
            Some(from) if from < u128::from(*width) => first.element(from as u64),
            Some(from) => second.element(from as u64 - u64::from(*width)),
            None => Some(element.context.poison(element)),
        };
        let lanes: Vec<ValueRef> = (0..u64::from(*count)).map(lane).collect::<Option<_>>()?;
        aggregate(element.context.vector(element, *count, false), lanes)
    }

    fn LLVMBlockAddress(function: ValueRef, block: ValueRef) -> ValueRef {
        function.ty.context.block_address(function.ty, block)
    }

    fn LLVMGetBlockAddressFunction(value: ValueRef) -> ValueRef {
        value.operand(0)?.parent.get()?
    }

    fn LLVMGetBlockAddressBasicBlock(value: ValueRef) -> ValueRef {
        value.operand(0)?
    }

    fn LLVMConstInlineAsm(
        ty: TypeRef,
        text: String,
        constraints: String,
        side_effects: bool,
        align_stack: bool,
    ) -> ValueRef {
        inline_asm(ty, &text, &constraints, [side_effects, align_stack, false, false])
    }

    fn LLVMGetInlineAsm(
        ty: TypeRef,
        text: Raw<u8>,
        length: usize,
        constraints: Raw<u8>,
        constraints_length: usize,
        side_effects: bool,
        align_stack: bool,
        dialect: u32,
        can_throw: bool,
    ) -> ValueRef {
        let flags = [side_effects, align_stack, dialect == 1, can_throw];
        inline_asm(ty, &text.text(length), &constraints.text(constraints_length), flags)
    }
}

fn asm(value: ValueRef) -> Option<&'static Asm> {
    match &value.kind {
        ValueKind::Asm(asm) => Some(asm),
        _ => None,
    }
}

export! {
    fn LLVMGetInlineAsmAsmString(value: ValueRef, length: Raw<usize>) -> *const c_char {
        length.set(asm(value)?.text.as_bytes().len());
        asm(value)?.text.as_ptr()
    }

    fn LLVMGetInlineAsmConstraintString(value: ValueRef, length: Raw<usize>) -> *const c_char {
        length.set(asm(value)?.constraints.as_bytes().len());
        asm(value)?.constraints.as_ptr()
    }

    fn LLVMGetInlineAsmDialect(value: ValueRef) -> u32 {
        u32::from(asm(value)?.intel)
    }

    fn LLVMGetInlineAsmFunctionType(value: ValueRef) -> TypeRef {
        asm(value)?.function_type
    }

    fn LLVMGetInlineAsmHasSideEffects(value: ValueRef) -> bool {
        asm(value)?.side_effects
    }

    fn LLVMGetInlineAsmNeedsAlignedStack(value: ValueRef) -> bool {
        asm(value)?.align_stack
    }

    fn LLVMGetInlineAsmCanUnwind(value: ValueRef) -> bool {
        asm(value)?.can_throw
    }
}

pub fn inline_asm(ty: TypeRef, text: &str, constraints: &str, flags: [bool; 4]) -> ValueRef {
    let [side_effects, align_stack, intel, can_throw] = flags;
    let (text, constraints) = (c_string(text), c_string(constraints));
    let asm = Asm { text, constraints, side_effects, align_stack, intel, can_throw, function_type: ty };
    ty.context.values.add(Value::new(ty.context.pointer(0), ValueKind::Asm(asm), Vec::new()))
}
