//! Operations on aggregates, and on integers of more than 128 bits.

use super::intrinsic::{Intrinsic, Pair};
use super::operand::{Kind, OperandSlot};
use super::vector::Vector;
use crate::interp::flat::FlatType;
use crate::interp::x86_64::inline_asm::assembly::Assembly;
use crate::ir::FloatKind;
use crate::ir::inst::{BinaryFlags, BinaryOp, CastFlags, CastOp, IcmpPred};
use num_bigint::BigUint;
use std::rc::Rc;

/// An operation on aggregates.
#[derive(Clone, Debug)]
pub enum Aggregate {
    /// `extractvalue` and `insertvalue`: copies of slot ranges.
    Copy(Box<[Range]>),
    /// `select`
    Select {
        /// First slot of the result.
        dst: u32,
        /// Condition.
        cond: OperandSlot,
        /// First slot of the value if the condition is true.
        then: OperandSlot,
        /// First slot of the value if it is false.
        other: OperandSlot,
        /// Scalars of the operands.
        flat: Rc<FlatType>,
    },
    /// `freeze`
    Freeze {
        /// First slot of the result.
        dst: u32,
        /// First slot of the operand.
        value: OperandSlot,
        /// Scalars of the operand.
        flat: Rc<FlatType>,
    },
    /// `load`
    Load {
        /// First slot of the result.
        dst: u32,
        /// Address.
        ptr: OperandSlot,
        /// Scalars of the loaded value.
        flat: Rc<FlatType>,
        /// Alignment in bytes.
        align: u64,
    },
    /// `store`
    Store {
        /// First slot of the value.
        value: OperandSlot,
        /// Address.
        ptr: OperandSlot,
        /// Scalars of the stored value.
        flat: Rc<FlatType>,
        /// Alignment in bytes.
        align: u64,
    },
    /// An operation on vectors.
    Vector(Vector),
    /// `llvm.sadd.with.overflow` and the other `*.with.overflow` intrinsics.
    Overflow {
        /// `add`, `sub` or `mul`
        op: BinaryOp,
        /// Whether the operands are signed.
        signed: bool,
        /// Slot of the result.
        dst: u32,
        /// Slot of the overflow bit.
        over: u32,
        /// Left operand.
        a: OperandSlot,
        /// Right operand.
        b: OperandSlot,
        /// Width of the operands, in bits.
        width: u32,
    },
    /// Arithmetic on integers of more than 128 bits.
    Bigint(Box<BigintInst>),
    /// Inline assembly with instructions: from the beginning, or resumed after the call of this callee.
    Assembly(Rc<Assembly>, Option<u32>),
    /// `llvm.frexp` and other intrinsics with two results.
    Pair {
        /// Intrinsic.
        which: Pair,
        /// First slot of the result.
        dst: u32,
        /// Operand.
        arg: OperandSlot,
        /// Format of the operand.
        format: FloatKind,
        /// Width in bits of the second result, if it is an integer.
        width: u32,
    },
}

/// A range of slots to copy.
#[derive(Clone, Copy, Debug)]
pub struct Range {
    /// First destination slot.
    pub dst: u32,
    /// First source slot.
    pub src: OperandSlot,
    /// Number of slots.
    pub len: u32,
}

/// A computation.
#[derive(Clone, Debug)]
pub enum BigintOp {
    /// Arithmetic.
    Binary(BinaryOp, BinaryFlags),
    /// `icmp`; whether with `samesign`.
    Compare(IcmpPred, bool),
    /// A conversion other than a bitcast.
    Cast(CastOp, CastFlags),
    /// The family of `llvm.sadd.with.overflow`: the result, followed by the overflow bit; whether signed.
    Overflow(BinaryOp, bool),
    /// An intrinsic function.
    Call(Intrinsic),
    /// Index of the operand in this list, or the length of the list if it is not in the list. For `switch`.
    Find(Box<[BigUint]>),
}

/// A computation with an integer of more than 128 bits.
#[derive(Clone, Debug)]
pub struct BigintInst {
    /// Computation.
    pub what: BigintOp,
    /// First slot of the result.
    pub dst: u32,
    /// Kind of the result; integers may have any width.
    pub ret: Kind,
    /// First slot and kind of each operand.
    pub args: Box<[(OperandSlot, Kind)]>,
}
