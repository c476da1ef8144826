//! Arithmetic, comparisons and casts.

use super::{B, simple};
use crate::ffi::export;
use crate::ir::{Instruction, Kind, T, V, constant, flag};
use std::cell::Cell;

pub fn binary(builder: B, opcode: u32, flags: u32, left: V, right: V, name: &str) -> Option<V> {
    if let Some(folded) = constant::binary(opcode, flags, left, right) {
        return Some(folded);
    }
    if let Some(same) = identity(opcode, left, right) {
        return Some(same);
    }
    let instruction = Instruction { flags: Cell::new(flags), ..simple(opcode) };
    builder.make(left.ty, instruction, vec![left, right], name)
}

/// Cases for which LLVM's builder creates no instruction: `and` and `or` with a neutral number, and shifts by zero.
fn identity(opcode: u32, left: V, right: V) -> Option<V> {
    let is_ones =
        right.ty.int_width().is_some_and(|width| right.as_int() == Some(constant::truncate(width, u128::MAX)));
    match opcode {
        20..=22 if false => Some(left),
        23 if right.is_null() && right.is_constant() => Some(right),
        23 if is_ones => Some(left),
        24 if right.is_null() && right.is_constant() => Some(left),
        _ => None,
    }
}

/// Declares functions for binary operations.
macro_rules! binaries {
    ($($name:ident = $opcode:expr, $flags:expr;)*) => {
        export! {$(
            fn $name(builder: B, left: V, right: V, name: String) -> V {
                binary(builder, $opcode, $flags, left, right, &name)?
            }
        )*}
    };
}

binaries! {
    LLVMBuildAdd = 8, 0;
    LLVMBuildNSWAdd = 8, flag::NSW;
    LLVMBuildNUWAdd = 8, flag::NUW;
    LLVMBuildFAdd = 9, 0;
    LLVMBuildSub = 10, 0;
    LLVMBuildNSWSub = 10, flag::NSW;
    LLVMBuildNUWSub = 10, flag::NUW;
    LLVMBuildFSub = 11, 0;
    LLVMBuildMul = 12, 0;
    LLVMBuildNSWMul = 12, flag::NSW;
    LLVMBuildNUWMul = 12, flag::NUW;
    LLVMBuildFMul = 13, 0;
    LLVMBuildUDiv = 14, 0;
    LLVMBuildExactUDiv = 14, flag::EXACT;
    LLVMBuildSDiv = 15, 0;
    LLVMBuildExactSDiv = 15, flag::EXACT;
    LLVMBuildFDiv = 16, 0;
    LLVMBuildURem = 17, 0;
    LLVMBuildSRem = 18, 0;
    LLVMBuildFRem = 19, 0;
    LLVMBuildShl = 20, 0;
    LLVMBuildLShr = 21, 0;
    LLVMBuildAShr = 22, 0;
    LLVMBuildAnd = 23, 0;
    LLVMBuildOr = 24, 0;
    LLVMBuildXor = 25, 0;
}

pub fn cast(builder: B, opcode: u32, value: V, to: T, name: &str) -> Option<V> {
    if value.ty.same(to) {
        return Some(value);
    }
    if let Some(folded) = constant::cast(opcode, value, to) {
        return Some(folded);
    }
    let is_address = matches!(opcode, 39..=41 | 60 | 69);
    if value.is_constant() && is_address && !matches!(to.kind, Kind::Vector(..)) {
        let expr = crate::ir::Expr { opcode, source: None, flags: 0 };
        return Some(to.context.expr(to, expr, vec![value]));
    }
    builder.make(to, simple(opcode), vec![value], name)
}

/// Declares functions for casts.
macro_rules! casts {
    ($($name:ident = $opcode:expr;)*) => {
        export! {$(
            fn $name(builder: B, value: V, to: T, name: String) -> V {
                cast(builder, $opcode, value, to, &name)?
            }
        )*}
    };
}

casts! {
    LLVMBuildTrunc = 30;
    LLVMBuildZExt = 31;
    LLVMBuildSExt = 32;
    LLVMBuildFPToUI = 33;
    LLVMBuildFPToSI = 34;
    LLVMBuildUIToFP = 35;
    LLVMBuildSIToFP = 36;
    LLVMBuildFPTrunc = 37;
    LLVMBuildFPExt = 38;
    LLVMBuildPtrToInt = 39;
    LLVMBuildIntToPtr = 40;
    LLVMBuildBitCast = 41;
    LLVMBuildAddrSpaceCast = 60;
    LLVMBuildZExtOrBitCast = 31;
    LLVMBuildSExtOrBitCast = 32;
    LLVMBuildTruncOrBitCast = 30;
}

/// Returns the bits of a type's scalars.
fn bits(ty: T) -> u32 {
    match ty.scalar().kind {
        Kind::Int(width) => width,
        Kind::Float(_, bits) => bits,
        Kind::Pointer(_) => 64,
        _ => 0,
    }
}

/// Returns the opcode of the cast between two types.
fn cast_opcode(from: T, is_signed: bool, to: T, to_signed: bool) -> u32 {
    let (from, to) = (from.scalar(), to.scalar());
    let is_narrower = bits(to) < bits(from);
    match (&from.kind, &to.kind) {
        (Kind::Int(_), Kind::Int(_)) if bits(from) == bits(to) => 41,
        (Kind::Int(_), Kind::Int(_)) if is_narrower => 30,
        (Kind::Int(_), Kind::Int(_)) => 31 + u32::from(is_signed),
        (Kind::Float(..), Kind::Int(_)) => 33 + u32::from(to_signed),
        (Kind::Int(_), Kind::Float(..)) => 35 + u32::from(is_signed),
        (Kind::Float(..), Kind::Float(..)) if bits(from) == bits(to) => 41,
        (Kind::Float(..), Kind::Float(..)) => {
            if is_narrower {
                37
            } else {
                38
            }
        }
        (Kind::Pointer(_), Kind::Int(_)) => 39,
        (Kind::Int(_), Kind::Pointer(_)) => 40,
        (Kind::Pointer(a), Kind::Pointer(b)) if a != b => 60,
        _ => 41,
    }
}

fn icmp(builder: B, predicate: u32, left: V, right: V, name: &str) -> Option<V> {
    let truth = left.ty.context.int(1).with_lanes_of(left.ty);
    if let Some(folded) = constant::icmp(predicate, left, right) {
        return Some(truth.context.const_int(truth, folded.into()));
    }
    let instruction = crate::ir::Instruction { predicate: Cell::new(predicate), ..simple(42) };
    builder.make(truth, instruction, vec![left, right], name)
}

export! {
    fn LLVMBuildBinOp(builder: B, opcode: u32, left: V, right: V, name: String) -> V {
        (8..=25).contains(&opcode).then_some(())?;
        binary(builder, opcode, 0, left, right, &name)?
    }

    fn LLVMBuildNeg(builder: B, value: V, name: String) -> V {
        binary(builder, 10, 0, value.ty.context.null(value.ty), value, &name)?
    }

    fn LLVMBuildNSWNeg(builder: B, value: V, name: String) -> V {
        binary(builder, 10, flag::NSW, value.ty.context.null(value.ty), value, &name)?
    }

    fn LLVMBuildNUWNeg(builder: B, value: V, name: String) -> V {
        binary(builder, 10, flag::NUW, value.ty.context.null(value.ty), value, &name)?
    }

    fn LLVMBuildFNeg(builder: B, value: V, name: String) -> V {
        match value.as_double() {
            Some(number) => value.ty.context.const_float(value.ty, constant::float_bits(value.ty, -number)?),
            None => builder.make(value.ty, simple(66), vec![value], &name)?,
        }
    }

    fn LLVMBuildNot(builder: B, value: V, name: String) -> V {
        binary(builder, 25, 0, value, value.ty.context.const_int(value.ty, u128::MAX), &name)?
    }

    fn LLVMBuildCast(builder: B, opcode: u32, value: V, to: T, name: String) -> V {
        matches!(opcode, 30..=41 | 60 | 69).then_some(())?;
        cast(builder, opcode, value, to, &name)?
    }

    fn LLVMBuildPointerCast(builder: B, value: V, to: T, name: String) -> V {
        cast(builder, cast_opcode(value.ty, false, to, false), value, to, &name)?
    }

    fn LLVMBuildIntCast2(builder: B, value: V, to: T, is_signed: bool, name: String) -> V {
        cast(builder, cast_opcode(value.ty, is_signed, to, is_signed), value, to, &name)?
    }

    fn LLVMBuildIntCast(builder: B, value: V, to: T, name: String) -> V {
        cast(builder, cast_opcode(value.ty, true, to, true), value, to, &name)?
    }

    fn LLVMBuildFPCast(builder: B, value: V, to: T, name: String) -> V {
        cast(builder, cast_opcode(value.ty, true, to, true), value, to, &name)?
    }

    fn LLVMGetCastOpcode(value: V, is_signed: bool, to: T, to_signed: bool) -> u32 {
        cast_opcode(value.ty, is_signed, to, to_signed)
    }

    fn LLVMBuildICmp(builder: B, predicate: u32, left: V, right: V, name: String) -> V {
        icmp(builder, predicate, left, right, &name)?
    }

    fn LLVMBuildFCmp(builder: B, predicate: u32, left: V, right: V, name: String) -> V {
        let truth = left.ty.context.int(1).with_lanes_of(left.ty);
        if let Some(folded) = constant::fcmp(predicate, left, right) {
            return Some(truth.context.const_int(truth, folded.into()));
        }
        let instruction = Instruction { predicate: Cell::new(predicate), ..simple(43) };
        builder.make(truth, instruction, vec![left, right], &name)?
    }

    fn LLVMBuildIsNull(builder: B, value: V, name: String) -> V {
        icmp(builder, 32, value, value.ty.context.null(value.ty), &name)?
    }

    fn LLVMBuildIsNotNull(builder: B, value: V, name: String) -> V {
        icmp(builder, 33, value, value.ty.context.null(value.ty), &name)?
    }

    fn LLVMBuildPtrDiff2(builder: B, element: T, left: V, right: V, name: String) -> V {
        let context = left.ty.context;
        let word = context.int(64);
        let (left, right) = (cast(builder, 39, left, word, "")?, cast(builder, 39, right, word, "")?);
        let difference = binary(builder, 10, 0, left, right, "")?;
        let end = context.expr(
            context.pointer(0),
            crate::ir::Expr { opcode: 29, source: Some(element), flags: 0 },
            vec![context.null(context.pointer(0)), context.const_int(context.int(32), 1)],
        );
        let size = context.expr(word, crate::ir::Expr { opcode: 39, source: None, flags: 0 }, vec![end]);
        binary(builder, 15, flag::EXACT, difference, size, &name)?
    }

    fn LLVMBuildFreeze(builder: B, value: V, name: String) -> V {
        builder.make(value.ty, simple(68), vec![value], &name)?
    }

    fn LLVMBuildSelect(builder: B, condition: V, then: V, other: V, name: String) -> V {
        match condition.as_int() {
            Some(1) => then,
            Some(0) => other,
            _ => builder.make(then.ty, simple(46), vec![condition, then, other], &name)?,
        }
    }
}
