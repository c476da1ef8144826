//! Operations on vectors that are not elementwise.

use super::intrinsic::Intrinsic;
use super::operand::{Kind, OperandSlot};
use crate::interp::flat::FlatType;
use crate::ir::inst::{BinaryOp, FastMath};
use crate::ir::x86::X86Intrinsic;
use std::rc::Rc;

/// An operation on all elements of a vector.
#[derive(Clone, Debug)]
pub enum Vector {
    /// `extractelement` at an index that is not constant.
    Extract {
        /// Slot of the result.
        dst: u32,
        /// First slot of the vector.
        vector: OperandSlot,
        /// Number of elements.
        len: u32,
        /// Slots per element.
        words: u32,
        /// Index.
        index: OperandSlot,
        /// Width of the index, in bits.
        width: u32,
    },
    /// `insertelement` at an index that is not constant.
    Insert {
        /// First slot of the result.
        dst: u32,
        /// First slot of the vector.
        vector: OperandSlot,
        /// Number of elements.
        len: u32,
        /// Slots per element.
        words: u32,
        /// Inserted element.
        value: OperandSlot,
        /// Index.
        index: OperandSlot,
        /// Width of the index, in bits.
        width: u32,
    },
    /// `bitcast` from or to a vector that changes the number of elements.
    Regroup {
        /// First slot of the result.
        dst: u32,
        /// Scalars of the result.
        to: Rc<FlatType>,
        /// First slot of the operand.
        src: OperandSlot,
        /// Scalars of the operand.
        from: Rc<FlatType>,
    },
    /// `llvm.vector.reduce.*`
    Reduce {
        /// Slot of the result.
        dst: u32,
        /// Operation that combines two elements.
        by: Reduction,
        /// Start value.
        start: Option<OperandSlot>,
        /// First slot of the vector.
        vector: OperandSlot,
        /// Number of elements.
        len: u32,
        /// Slots per element.
        words: u32,
        /// Kind of the elements.
        kind: Kind,
        /// Fast-math flags.
        fast: FastMath,
    },
    /// `llvm.masked.load` and the other masked accesses.
    Masked(Box<Masked>),
    /// An intrinsic that counts or compares elements.
    LaneOp(Box<LaneCall>),
    /// An x86 intrinsic.
    X86(Box<X86Call>),
}

/// Operation of a reduction.
#[derive(Clone, Copy, Debug)]
pub enum Reduction {
    /// Arithmetic instruction.
    Binary(BinaryOp),
    /// Intrinsic function of two numbers.
    Call(Intrinsic),
}

/// Addressing of a masked access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Addressing {
    /// Consecutive elements.
    Consecutive,
    /// An address per element.
    Scattered,
    /// Consecutive elements, without gaps for those masked off.
    Dense,
}

/// A masked load or store.
#[derive(Clone, Debug)]
pub struct Masked {
    /// First slot of the result of a load.
    pub dst: u32,
    /// Addressing.
    pub addressing: Addressing,
    /// The address, or the first of one address per element.
    pub ptr: OperandSlot,
    /// First `i1` of the mask.
    pub mask: OperandSlot,
    /// For a load, the values of the elements masked off; for a store, the stored values.
    pub value: OperandSlot,
    /// Whether it is a store.
    pub store: bool,
    /// Alignment of the whole access, or of each element if they are scattered.
    pub flat: Rc<FlatType>,
    /// Alignment of the whole access, or of each element if they are scattered.
    pub align: u64,
}

/// An intrinsic on the lanes of vectors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LaneOp {
    /// Moves elements without computing anything.
    Move(LaneMove),
    /// `llvm.get.active.lane.mask`
    Active,
    /// `llvm.experimental.cttz.elts`
    Count,
    /// `llvm.vector.partial.reduce.add`
    Sums,
    /// `llvm.experimental.vector.compress`
    Compress,
    /// `llvm.stepvector`
    Steps,
}

/// A move of elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LaneMove {
    /// `llvm.vector.insert`
    Insert,
    /// `llvm.vector.extract`
    Extract,
    /// `llvm.vector.reverse`
    Reverse,
    /// `llvm.vector.splice`
    Splice,
    /// `llvm.vector.splice.left`
    SpliceLeft,
    /// `llvm.vector.splice.right`
    SpliceRight,
    /// `llvm.vector.interleave2` to `8`; number of vectors.
    Interleave(u32),
    /// `llvm.vector.deinterleave2` to `8`; number of vectors.
    Deinterleave(u32),
}

/// A call of an intrinsic that computes something.
#[derive(Clone, Debug)]
pub struct LaneCall {
    /// Intrinsic.
    pub op: LaneOp,
    /// First slot of the result.
    pub dst: u32,
    /// Number of elements of the result.
    pub len: u32,
    /// Kind of the result's elements.
    pub kind: Kind,
    /// First slot, number of elements and element kind of each argument.
    pub args: Vec<(OperandSlot, u32, Kind)>,
}

/// A call of an x86 intrinsic.
#[derive(Clone, Debug)]
pub struct X86Call {
    /// Intrinsic.
    pub intrinsic: X86Intrinsic,
    /// First slot and scalars of each argument.
    pub args: Vec<(OperandSlot, Rc<FlatType>)>,
    /// First slot and scalars of the result, if it is used.
    pub to: Option<(u32, Rc<FlatType>)>,
    /// Immediate of the instruction.
    pub imm: u8,
}
