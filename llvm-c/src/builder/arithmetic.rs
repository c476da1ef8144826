//! Arithmetic, comparisons and casts.

use super::{BuilderRef, with_opcode};
use crate::ffi::export;
use crate::ir::{Instruction, Kind, TypeRef, ValueRef, constant, flag, opcode};
use std::cell::Cell;

pub fn binary(
    builder: BuilderRef,
    opcode: u32,
    flags: u32,
    left: ValueRef,
    right: ValueRef,
    name: &str,
) -> Option<ValueRef> {
    if let Some(folded) = constant::binary(opcode, flags, left, right) {
        return Some(folded);
    }
    let instruction = Instruction { flags: Cell::new(flags), ..with_opcode(opcode) };
    Some(builder.create(left.ty, instruction, vec![left, right], name))
}

/// Declares functions for binary operations.
macro_rules! binaries {
    ($($name:ident = $opcode:expr, $flags:expr;)*) => {
        export! {$(
            fn $name(builder: BuilderRef, left: ValueRef, right: ValueRef, name: String) -> ValueRef {
                binary(builder, $opcode, $flags, left, right, &name)?
            }
        )*}
    };
}

binaries! {
    LLVMBuildAdd = opcode::ADD, 0;
    LLVMBuildNSWAdd = opcode::ADD, flag::NSW;
    LLVMBuildNUWAdd = opcode::ADD, flag::NUW;
    LLVMBuildFAdd = opcode::FADD, 0;
    LLVMBuildSub = opcode::SUB, 0;
    LLVMBuildNSWSub = opcode::SUB, flag::NSW;
    LLVMBuildNUWSub = opcode::SUB, flag::NUW;
    LLVMBuildFSub = opcode::FSUB, 0;
    LLVMBuildMul = opcode::MUL, 0;
    LLVMBuildNSWMul = opcode::MUL, flag::NSW;
    LLVMBuildNUWMul = opcode::MUL, flag::NUW;
    LLVMBuildFMul = opcode::FMUL, 0;
    LLVMBuildUDiv = opcode::UDIV, 0;
    LLVMBuildExactUDiv = opcode::UDIV, flag::EXACT;
    LLVMBuildSDiv = opcode::SDIV, 0;
    LLVMBuildExactSDiv = opcode::SDIV, flag::EXACT;
    LLVMBuildFDiv = opcode::FDIV, 0;
    LLVMBuildURem = opcode::UREM, 0;
    LLVMBuildSRem = opcode::SREM, 0;
    LLVMBuildFRem = opcode::FREM, 0;
    LLVMBuildShl = opcode::SHL, 0;
    LLVMBuildLShr = opcode::LSHR, 0;
    LLVMBuildAShr = opcode::ASHR, 0;
    LLVMBuildAnd = opcode::AND, 0;
    LLVMBuildOr = opcode::OR, 0;
    LLVMBuildXor = opcode::XOR, 0;
}

pub fn cast(builder: BuilderRef, opcode: u32, value: ValueRef, to: TypeRef, name: &str) -> Option<ValueRef> {
    if value.ty.same(to) {
        return Some(value);
    }
    if let Some(folded) = constant::cast(opcode, value, to) {
        return Some(folded);
    }
    let is_pointer_cast =
        matches!(opcode, opcode::PTRTOINT..=opcode::BITCAST | opcode::ADDR_SPACE_CAST | opcode::PTR_TO_ADDR);
    if value.is_constant() && is_pointer_cast && !matches!(to.kind, Kind::Vector(..)) {
        let expr = crate::ir::Expr { opcode, source: None, flags: 0, in_range: None };
        return Some(to.context.expr(to, expr, vec![value]));
    }
    Some(builder.create(to, with_opcode(opcode), vec![value], name))
}

/// Declares functions for casts.
macro_rules! casts {
    ($($name:ident = $opcode:expr;)*) => {
        export! {$(
            fn $name(builder: BuilderRef, value: ValueRef, to: TypeRef, name: String) -> ValueRef {
                cast(builder, $opcode, value, to, &name)?
            }
        )*}
    };
}

casts! {
    LLVMBuildTrunc = opcode::TRUNC;
    LLVMBuildZExt = opcode::ZEXT;
    LLVMBuildSExt = opcode::SEXT;
    LLVMBuildFPToUI = opcode::FPTOUI;
    LLVMBuildFPToSI = opcode::FPTOSI;
    LLVMBuildUIToFP = opcode::UITOFP;
    LLVMBuildSIToFP = opcode::SITOFP;
    LLVMBuildFPTrunc = opcode::FPTRUNC;
    LLVMBuildFPExt = opcode::FPEXT;
    LLVMBuildPtrToInt = opcode::PTRTOINT;
    LLVMBuildIntToPtr = opcode::INTTOPTR;
    LLVMBuildBitCast = opcode::BITCAST;
    LLVMBuildAddrSpaceCast = opcode::ADDR_SPACE_CAST;
}

/// Creates a cast, which is a `bitcast` if the scalars have the same width.
fn cast_or_bitcast(builder: BuilderRef, opcode: u32, value: ValueRef, to: TypeRef, name: &str) -> Option<ValueRef> {
    let is_same = scalar_width(value.ty) == scalar_width(to);
    cast(builder, if is_same { opcode::BITCAST } else { opcode }, value, to, name)
}

export! {
    fn LLVMBuildZExtOrBitCast(builder: BuilderRef, value: ValueRef, to: TypeRef, name: String) -> ValueRef {
        cast_or_bitcast(builder, opcode::ZEXT, value, to, &name)?
    }

    fn LLVMBuildSExtOrBitCast(builder: BuilderRef, value: ValueRef, to: TypeRef, name: String) -> ValueRef {
        cast_or_bitcast(builder, opcode::SEXT, value, to, &name)?
    }

    fn LLVMBuildTruncOrBitCast(builder: BuilderRef, value: ValueRef, to: TypeRef, name: String) -> ValueRef {
        cast_or_bitcast(builder, opcode::TRUNC, value, to, &name)?
    }
}

/// Returns the width in bits of a type, or of a vector's elements.
fn scalar_width(ty: TypeRef) -> u32 {
    match ty.scalar().kind {
        Kind::Int(width) => width,
        Kind::Float(_, bits) => bits,
        Kind::Pointer(_) => 64,
        _ => 0,
    }
}

/// Returns the opcode of the cast between two types.
fn cast_opcode(from: TypeRef, is_signed: bool, to: TypeRef, to_signed: bool) -> u32 {
    let (from, to) = match (&from.kind, &to.kind) {
        (Kind::Vector(_, a, x), Kind::Vector(_, b, y)) if (a, x) == (b, y) => (from.scalar(), to.scalar()),
        (Kind::Vector(..), _) | (_, Kind::Vector(..)) => return opcode::BITCAST,
        _ => (from, to),
    };
    let is_narrower = scalar_width(to) < scalar_width(from);
    match (&from.kind, &to.kind) {
        (Kind::Int(_), Kind::Int(_)) if scalar_width(from) == scalar_width(to) => opcode::BITCAST,
        (Kind::Int(_), Kind::Int(_)) if is_narrower => opcode::TRUNC,
        (Kind::Int(_), Kind::Int(_)) if is_signed => opcode::SEXT,
        (Kind::Int(_), Kind::Int(_)) => opcode::ZEXT,
        (Kind::Float(..), Kind::Int(_)) if to_signed => opcode::FPTOSI,
        (Kind::Float(..), Kind::Int(_)) => opcode::FPTOUI,
        (Kind::Int(_), Kind::Float(..)) if is_signed => opcode::SITOFP,
        (Kind::Int(_), Kind::Float(..)) => opcode::UITOFP,
        (Kind::Float(..), Kind::Float(..)) if scalar_width(from) == scalar_width(to) => opcode::BITCAST,
        (Kind::Float(..), Kind::Float(..)) if is_narrower => opcode::FPTRUNC,
        (Kind::Float(..), Kind::Float(..)) => opcode::FPEXT,
        (Kind::Pointer(_), Kind::Int(_)) => opcode::PTRTOINT,
        (Kind::Int(_), Kind::Pointer(_)) => opcode::INTTOPTR,
        (Kind::Pointer(a), Kind::Pointer(b)) if a != b => opcode::ADDR_SPACE_CAST,
        _ => opcode::BITCAST,
    }
}

fn icmp(builder: BuilderRef, predicate: u32, left: ValueRef, right: ValueRef, name: &str) -> Option<ValueRef> {
    let truth = left.ty.context.int(1).with_lanes_of(left.ty);
    if let Some(folded) = constant::icmp(predicate, left, right) {
        return Some(truth.context.const_int(truth, folded.into()));
    }
    let instruction = crate::ir::Instruction { predicate: Cell::new(predicate), ..with_opcode(opcode::ICMP) };
    Some(builder.create(truth, instruction, vec![left, right], name))
}

export! {
    fn LLVMBuildBinOp(builder: BuilderRef, opcode: u32, left: ValueRef, right: ValueRef, name: String) -> ValueRef {
        opcode::is_binary(opcode).then_some(())?;
        binary(builder, opcode, 0, left, right, &name)?
    }

    fn LLVMBuildNeg(builder: BuilderRef, value: ValueRef, name: String) -> ValueRef {
        binary(builder, opcode::SUB, 0, value.ty.context.null(value.ty), value, &name)?
    }

    fn LLVMBuildNSWNeg(builder: BuilderRef, value: ValueRef, name: String) -> ValueRef {
        binary(builder, opcode::SUB, flag::NSW, value.ty.context.null(value.ty), value, &name)?
    }

    fn LLVMBuildNUWNeg(builder: BuilderRef, value: ValueRef, name: String) -> ValueRef {
        binary(builder, opcode::SUB, flag::NUW, value.ty.context.null(value.ty), value, &name)?
    }

    fn LLVMBuildFNeg(builder: BuilderRef, value: ValueRef, name: String) -> ValueRef {
        match value.as_double() {
            Some(number) => value.ty.context.const_float(value.ty, constant::float_bits(value.ty, -number)?),
            None => builder.create(value.ty, with_opcode(opcode::FNEG), vec![value], &name),
        }
    }

    fn LLVMBuildNot(builder: BuilderRef, value: ValueRef, name: String) -> ValueRef {
        binary(builder, opcode::XOR, 0, value, value.ty.context.all_ones(value.ty), &name)?
    }

    fn LLVMBuildCast(builder: BuilderRef, opcode: u32, value: ValueRef, to: TypeRef, name: String) -> ValueRef {
        opcode::is_cast(opcode).then_some(())?;
        cast(builder, opcode, value, to, &name)?
    }

    fn LLVMBuildPointerCast(builder: BuilderRef, value: ValueRef, to: TypeRef, name: String) -> ValueRef {
        cast(builder, cast_opcode(value.ty, false, to, false), value, to, &name)?
    }

    fn LLVMBuildIntCast2(builder: BuilderRef, value: ValueRef, to: TypeRef, is_signed: bool, name: String) -> ValueRef {
        cast(builder, cast_opcode(value.ty, is_signed, to, is_signed), value, to, &name)?
    }

    fn LLVMBuildIntCast(builder: BuilderRef, value: ValueRef, to: TypeRef, name: String) -> ValueRef {
        cast(builder, cast_opcode(value.ty, true, to, true), value, to, &name)?
    }

    fn LLVMBuildFPCast(builder: BuilderRef, value: ValueRef, to: TypeRef, name: String) -> ValueRef {
        cast(builder, cast_opcode(value.ty, true, to, true), value, to, &name)?
    }

    fn LLVMGetCastOpcode(value: ValueRef, is_signed: bool, to: TypeRef, to_signed: bool) -> u32 {
        cast_opcode(value.ty, is_signed, to, to_signed)
    }

    fn LLVMBuildICmp(builder: BuilderRef, predicate: u32, left: ValueRef, right: ValueRef, name: String) -> ValueRef {
        icmp(builder, predicate, left, right, &name)?
    }

    fn LLVMBuildFCmp(builder: BuilderRef, predicate: u32, left: ValueRef, right: ValueRef, name: String) -> ValueRef {
        let truth = left.ty.context.int(1).with_lanes_of(left.ty);
        if let Some(folded) = constant::fcmp(predicate, left, right) {
            return Some(truth.context.const_int(truth, folded.into()));
        }
        let instruction = Instruction { predicate: Cell::new(predicate), ..with_opcode(opcode::FCMP) };
        builder.create(truth, instruction, vec![left, right], &name)
    }

    fn LLVMBuildIsNull(builder: BuilderRef, value: ValueRef, name: String) -> ValueRef {
        icmp(builder, 32, value, value.ty.context.null(value.ty), &name)?
    }

    fn LLVMBuildIsNotNull(builder: BuilderRef, value: ValueRef, name: String) -> ValueRef {
        icmp(builder, 33, value, value.ty.context.null(value.ty), &name)?
    }

    fn LLVMBuildPtrDiff2(
        builder: BuilderRef,
        element: TypeRef,
        left: ValueRef,
        right: ValueRef,
        name: String,
    ) -> ValueRef {
        let context = left.ty.context;
        let i64_type = context.int(64);
        let (left, right) = (cast(builder, opcode::PTRTOINT, left, i64_type, "")?, cast(builder, opcode::PTRTOINT, right, i64_type, "")?);
        let difference = binary(builder, opcode::SUB, 0, left, right, "")?;
        let one_past_null = context.expr(
            context.pointer(0),
            crate::ir::Expr { opcode: opcode::GEP, source: Some(element), flags: 0, in_range: None },
            vec![context.null(context.pointer(0)), context.const_int(context.int(32), 1)],
        );
        let cast = crate::ir::Expr { opcode: opcode::PTRTOINT, source: None, flags: 0, in_range: None };
        let size = context.expr(i64_type, cast, vec![one_past_null]);
        binary(builder, opcode::SDIV, flag::EXACT, difference, size, &name)?
    }

    fn LLVMBuildFreeze(builder: BuilderRef, value: ValueRef, name: String) -> ValueRef {
        builder.create(value.ty, with_opcode(opcode::FREEZE), vec![value], &name)
    }

    fn LLVMBuildSelect(
        builder: BuilderRef,
        condition: ValueRef,
        then: ValueRef,
        other: ValueRef,
        name: String,
    ) -> ValueRef {
        // Like LLVM's builder, which folds only constants.
        let is_constant = then.is_constant() && other.is_constant();
        match condition.as_int().filter(|_| is_constant) {
            Some(1) => then,
            Some(0) => other,
            _ => builder.create(then.ty, with_opcode(opcode::SELECT), vec![condition, then, other], &name),
        }
    }
}
