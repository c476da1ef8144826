//! Side tables of a function: [`Op`](super::Op) has a fixed size, and holds an index into these for operations with
//! more operands. A `dst` is the slot of the result; a [`Kind`] is the class of a scalar: integer with its width,
//! floating-point format or pointer.

use super::assumption::Assumption;
use super::intrinsic::{Intrinsic, Rounding};
use super::operand::{BranchTarget, Kind, OperandSlot};
use crate::interp::flat::FlatType;
use crate::interp::memory::table::Info;
use crate::interp::native::abi::{Passing, Signature};
use crate::ir::Type;
use crate::ir::inst::{CallConv, CastFlags, CastOp, FastMath, FcmpPred, RmwOp};
use std::cell::OnceCell;
use std::rc::Rc;

/// A `ret` of an aggregate.
#[derive(Clone, Copy, Debug)]
pub struct Return {
    /// First slot of the value.
    pub value: OperandSlot,
    /// Number of slots.
    pub len: u32,
    /// Whether all slots must be defined.
    pub noundef: bool,
}

/// A branch into a block with phis.
#[derive(Clone, Debug)]
pub struct PhiEdge {
    /// First operation of the block.
    pub to: u32,
    /// Parallel copies: a range of [`FunctionCode::copies`](super::FunctionCode::copies).
    pub copies: std::ops::Range<u32>,
    /// Whether copying one after the other has the same result.
    pub sequential: bool,
}

/// A conversion without an operation of its own.
#[derive(Clone, Copy, Debug)]
pub struct Cast {
    /// Conversion.
    pub op: CastOp,
    /// `nneg`, `nuw`, `nsw`.
    pub flags: CastFlags,
    /// Source kind.
    pub from: Kind,
    /// Destination kind.
    pub to: Kind,
    /// Operand.
    pub arg: OperandSlot,
    /// Result.
    pub dst: u32,
}

/// An alloca.
#[derive(Clone, Copy, Debug)]
pub struct Alloca {
    /// Result.
    pub dst: u32,
    /// Size and type of one element, and the allocation site.
    pub info: Info,
    /// Operand of the number of elements, and its width in bits.
    pub count: Option<(OperandSlot, u32)>,
    /// Alignment in bytes.
    pub align: u64,
}

/// A general address computation.
#[derive(Clone, Debug)]
pub struct Gep {
    /// Result.
    pub dst: u32,
    /// Base address.
    pub base: OperandSlot,
    /// `inbounds`, `nusw` and `nuw`, as bits of `flag`.
    pub flags: u8,
    /// Sum of the constant offsets, in bytes.
    pub offset: i64,
    /// Variable indices: operand, its width in bits, bytes per step.
    pub terms: Box<[(OperandSlot, u32, i64)]>,
}

/// LLVMlite's check of an address computation.
#[derive(Clone, Debug)]
pub struct GepCheck {
    /// Slot of the computed address.
    pub dst: u32,
    /// Base address.
    pub base: OperandSlot,
    /// Source element type.
    pub source: Type,
    /// Type that the result points to.
    pub target: Type,
    /// All indices and their widths in bits.
    pub indices: Box<[(OperandSlot, u32)]>,
}

/// LLVMlite's check of a load or store.
#[derive(Clone, Copy, Debug)]
pub struct AccessCheck {
    /// Address.
    pub ptr: OperandSlot,
    /// Type of the value.
    pub ty: Type,
    /// Whether it is a store.
    pub store: bool,
}

/// A switch.
#[derive(Clone, Debug)]
pub struct Switch {
    /// Selector.
    pub value: OperandSlot,
    /// Width of the selector, in bits.
    pub width: u32,
    /// Target if no case matches.
    pub default: BranchTarget,
    /// Cases by ascending value.
    pub cases: Box<[(u128, BranchTarget)]>,
}

/// An `indirectbr`.
#[derive(Clone, Debug)]
pub struct IndirectBr {
    /// Address of a block.
    pub address: OperandSlot,
    /// Targets by ascending address.
    pub targets: Box<[(u64, BranchTarget)]>,
}

/// An `atomicrmw`.
#[derive(Clone, Copy, Debug)]
pub struct AtomicRmw {
    /// Operation.
    pub op: RmwOp,
    /// Kind of the values.
    pub kind: Kind,
    /// Address.
    pub ptr: OperandSlot,
    /// Other operand.
    pub value: OperandSlot,
    /// Alignment in bytes.
    pub align: u64,
    /// Byte offset of the element in the vector, for an element of a vector.
    pub offset: u64,
    /// Size in bytes of the whole value in memory: of the vector, for an element of a vector.
    pub size: u64,
    /// Result.
    pub dst: u32,
}

/// A `cmpxchg`.
#[derive(Clone, Copy, Debug)]
pub struct CmpXchg {
    /// Kind of the values.
    pub kind: Kind,
    /// Address.
    pub ptr: OperandSlot,
    /// Expected value.
    pub expected: OperandSlot,
    /// Value to store if the expected one is found.
    pub new: OperandSlot,
    /// Alignment in bytes.
    pub align: u64,
    /// Slot of the old value; the next slot tells whether it was the expected one.
    pub dst: u32,
}

/// Target of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallTarget {
    /// A function of the module by number, of exactly the called type.
    Direct(u32),
    /// The function that the operand points to.
    Indirect(OperandSlot),
}

/// A call.
#[derive(Debug)]
pub struct Call {
    /// Target.
    pub callee: CallTarget,
    /// Arguments, one per scalar.
    pub args: Box<[OperandSlot]>,
    /// Kinds of the arguments.
    pub kinds: Box<[Kind]>,
    /// Whether each argument is sign-extended for a host function.
    pub signext: Box<[bool]>,
    /// Whether each argument defines the upper bits of its register: it is `zeroext` or `signext`, or a Boolean.
    /// Empty for inline assembly.
    pub upper_bits_defined: Box<[bool]>,
    /// Whether each argument must be defined.
    pub noundef: Box<[bool]>,
    /// Whether any argument must be defined.
    pub any_noundef: bool,
    /// Other attributes of arguments (`nonnull`, `align`, `dereferenceable`, `range`, …), by index.
    pub arg_attributes: Box<[(u32, Box<[Assumption]>)]>,
    /// Whether it must not throw.
    pub nounwind: bool,
    /// Calling convention.
    pub cc: CallConv,
    /// Passing class of each argument.
    pub passing: Box<[Passing]>,
    /// Index of the `nest` argument.
    pub nest: Option<u32>,
    /// Arguments passed as a copy of memory: index, size, alignment.
    pub byval: Box<[(u32, u64, u64)]>,
    /// First slot of the result; `None` if there is none or it is unused.
    pub dst: Option<u32>,
    /// Scalars of the result.
    pub ret: Rc<FlatType>,
    /// Whether the result must be defined.
    pub ret_noundef: bool,
    /// Number of the function type in the table of the loader.
    pub signature: u32,
    /// Whether the callee replaces the caller's frame.
    pub musttail: bool,
    /// Whether the caller's variable arguments are forwarded.
    pub forwards_varargs: bool,
    /// Allocation site for blocks allocated by the callee.
    pub site: u32,
    /// Signature for calls of host functions from this call site, computed on first use.
    pub host_signature: OnceCell<Signature>,
    /// Landing pad: an index in [`FunctionCode::pads`](super::FunctionCode::pads).
    pub pad: Option<u32>,
}

/// A landing pad.
#[derive(Clone, Debug)]
pub struct LandingPad {
    /// Block of the pad.
    pub target: BranchTarget,
    /// First slot of the result (exception, then selector), and the width of the selector in bits, 0 if there is
    /// none.
    pub result: Option<(u32, u32)>,
    /// Clauses, in order.
    pub clauses: Rc<[LandingPadClause]>,
    /// Whether the pad is entered for every exception.
    pub cleanup: bool,
}

/// A clause of a landing pad.
#[derive(Clone, Debug)]
pub enum LandingPadClause {
    /// Catches exceptions of a type, given by the address of its type info; 0: all exceptions.
    Catch {
        /// Address of the type info.
        ty: u64,
        /// Selector, as returned by `llvm.eh.typeid.for`.
        selector: i32,
    },
    /// Catches all exceptions except those of these types.
    Filter {
        /// Addresses of the type infos.
        types: Box<[u64]>,
        /// LSDA fragment of the filter, for `__cxa_call_unexpected`.
        lsda: Rc<[u8]>,
        /// Selector, which is negative.
        selector: i32,
    },
}

/// A call of an intrinsic function.
#[derive(Clone, Debug)]
pub struct IntrinsicCall {
    /// Intrinsic.
    pub intrinsic: Intrinsic,
    /// Fast-math flags.
    pub fast: FastMath,
    /// Arguments.
    pub args: Box<[OperandSlot]>,
    /// Result.
    pub dst: Option<u32>,
    /// Kind of the result.
    pub ret: Kind,
    /// Kind of the first argument.
    pub arg: Kind,
    /// Kind of the last argument.
    pub last: Kind,
    /// Predicate, for intrinsics with a predicate operand.
    pub pred: FcmpPred,
    /// Rounding mode, for constrained operations that may not round to nearest.
    pub rounding: Option<Rounding>,
}
