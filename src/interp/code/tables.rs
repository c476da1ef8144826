//! What the larger operations consist of: the rows of a function's tables.

use super::{Jump, Kind, Src};
use crate::interp::flat::Flat;
use crate::interp::hostcall::abi::{Passing, Signature};
use crate::interp::intrinsic::Intrinsic;
use crate::interp::memory::table::Info;
use crate::interp::promise::Promise;
use crate::interp::rounding::Rounding;
use crate::ir::Type;
use crate::ir::inst::{CallConv, CastFlags, CastOp, FastMath, FcmpPred, RmwOp};
use std::cell::OnceCell;
use std::rc::Rc;

/// What `ret` does with an aggregate.
#[derive(Clone, Copy, Debug)]
pub struct Return {
    /// Its first slot.
    pub value: Src,
    /// Number of slots.
    pub len: u32,
    /// Whether all of them must be defined.
    pub noundef: bool,
}

/// A branch into a block with phis.
#[derive(Clone, Debug)]
pub struct Edge {
    /// The first operation of the block.
    pub to: u32,
    /// Which of the function's copies are made, as if all at once.
    pub copies: std::ops::Range<u32>,
    /// Whether one after the other gives the same.
    pub in_order: bool,
}

/// A conversion that is not one of the frequent ones.
#[derive(Clone, Copy, Debug)]
pub struct Cast {
    /// Which.
    pub op: CastOp,
    /// Its flags.
    pub flags: CastFlags,
    /// What it starts from.
    pub from: Kind,
    /// What it leads to.
    pub to: Kind,
    /// Operand.
    pub arg: Src,
    /// Result.
    pub dst: u32,
}

/// An alloca.
#[derive(Clone, Copy, Debug)]
pub struct Alloca {
    /// Result.
    pub dst: u32,
    /// One element: its size and type, and where the instruction is.
    pub info: Info,
    /// Number of elements and its width, if stated.
    pub count: Option<(Src, u32)>,
    /// Alignment in bytes.
    pub align: u64,
}

/// An address computation in general.
#[derive(Clone, Debug)]
pub struct Gep {
    /// Result.
    pub dst: u32,
    /// Base address.
    pub base: Src,
    /// Flags.
    pub flags: u8,
    /// What the constant indices add up to.
    pub offset: i64,
    /// Variable indices: operand, its width, bytes per step.
    pub terms: Box<[(Src, u32, i64)]>,
}

/// What LLVMlite's machine checks about an address computation.
#[derive(Clone, Debug)]
pub struct GepCheck {
    /// The address computed.
    pub dst: u32,
    /// Where it started from.
    pub base: Src,
    /// The type written.
    pub source: Type,
    /// The type the result points to.
    pub target: Type,
    /// All indices and their widths.
    pub indices: Box<[(Src, u32)]>,
}

/// What LLVMlite's machine checks about a load or a store.
#[derive(Clone, Copy, Debug)]
pub struct AccessCheck {
    /// The address.
    pub ptr: Src,
    /// The type of the value.
    pub ty: Type,
    /// Whether it is a store.
    pub store: bool,
}

/// A switch.
#[derive(Clone, Debug)]
pub struct Switch {
    /// What to look at.
    pub value: Src,
    /// Its width.
    pub width: u32,
    /// Where to go if no case fits.
    pub default: Jump,
    /// Cases by ascending value.
    pub cases: Box<[(u128, Jump)]>,
}

/// An `indirectbr`.
#[derive(Clone, Debug)]
pub struct IndirectBr {
    /// A block's address.
    pub address: Src,
    /// Targets by ascending address.
    pub targets: Box<[(u64, Jump)]>,
}

/// An `atomicrmw`.
#[derive(Clone, Copy, Debug)]
pub struct AtomicRmw {
    /// Which operation.
    pub op: RmwOp,
    /// What the values are.
    pub kind: Kind,
    /// Address.
    pub ptr: Src,
    /// The other operand.
    pub value: Src,
    /// Alignment in bytes.
    pub align: u64,
    /// Of an element of a vector: where it lies.
    pub offset: u64,
    /// Bytes of all that is modified.
    pub size: u64,
    /// Result.
    pub dst: u32,
}

/// A `cmpxchg`.
#[derive(Clone, Copy, Debug)]
pub struct CmpXchg {
    /// What the values are.
    pub kind: Kind,
    /// Address.
    pub ptr: Src,
    /// What must be there for the other to be stored.
    pub expected: Src,
    /// What is stored then.
    pub new: Src,
    /// Alignment in bytes.
    pub align: u64,
    /// What was there; whether it was what was expected is in the slot behind it.
    pub dst: u32,
}

/// Whom a call goes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Callee {
    /// A function of the module, by number, of just the type called.
    Direct(u32),
    /// Whatever the operand points to.
    Indirect(Src),
}

/// A call.
#[derive(Debug)]
pub struct Call {
    /// Whom.
    pub callee: Callee,
    /// Arguments; of an aggregate each scalar is one.
    pub args: Box<[Src]>,
    /// What they are.
    pub kinds: Box<[Kind]>,
    /// Which arguments a host function gets sign-extended.
    pub signext: Box<[bool]>,
    /// Of which integers that are narrower than an `int` the bits above them are known.
    pub extended: Box<[bool]>,
    /// Which arguments must be defined.
    pub noundef: Box<[bool]>,
    /// Whether any of them must.
    pub any_noundef: bool,
    /// What else is promised about arguments.
    pub promises: Box<[(u32, Box<[Promise]>)]>,
    /// Whether no exception comes out of it.
    pub nounwind: bool,
    /// The calling convention.
    pub cc: CallConv,
    /// How each is passed.
    pub passing: Box<[Passing]>,
    /// Which of them is the `nest` argument.
    pub nest: Option<u32>,
    /// Arguments passed as a copy of the memory: position, size, alignment.
    pub byval: Box<[(u32, u64, u64)]>,
    /// Result; `None` if there is none or nobody wants it.
    pub dst: Option<u32>,
    /// What the result is.
    pub ret: Rc<Flat>,
    /// Whether the result must be defined.
    pub ret_noundef: bool,
    /// The function type as a number: see [`super::decode::Signatures`].
    pub signature: u32,
    /// Whether the caller's frame goes before the callee's comes.
    pub musttail: bool,
    /// Whether the caller's variable arguments are passed on.
    pub forwards: bool,
    /// Where it is, for what the callee allocates.
    pub site: u32,
    /// How to call a host function from here, once it happened.
    pub host: OnceCell<Signature>,
    /// Where exceptions go: a number in [`Body::pads`](super::Body::pads).
    pub pad: Option<u32>,
}

/// Where exceptions of a call go.
#[derive(Clone, Debug)]
pub struct Pad {
    /// The block.
    pub to: Jump,
    /// The slots for the exception and the selector, and the width of the latter (0: there is none).
    pub arrives: Option<(u32, u32)>,
    /// What it takes, in order.
    pub clauses: Box<[Clause]>,
    /// Whether it wants to see every exception.
    pub cleanup: bool,
}

/// What a landing pad takes.
#[derive(Clone, Debug)]
pub enum Clause {
    /// Exceptions of a type, by the address of its type info; 0: all.
    Catch {
        /// The type.
        ty: u64,
        /// What `llvm.eh.typeid.for` gives for it.
        selector: i32,
    },
    /// All but exceptions of these types.
    Filter {
        /// The types.
        types: Box<[u64]>,
        /// What the C++ library reads about them.
        area: Rc<[u8]>,
        /// Negative.
        selector: i32,
    },
}

/// A call of an intrinsic function.
#[derive(Clone, Debug)]
pub struct IntrinsicCall {
    /// Which.
    pub intrinsic: Intrinsic,
    /// Fast-math flags.
    pub fast: FastMath,
    /// Arguments.
    pub args: Box<[Src]>,
    /// Result.
    pub dst: Option<u32>,
    /// What the result is.
    pub ret: Kind,
    /// What the first argument is.
    pub arg: Kind,
    /// What the last argument is.
    pub last: Kind,
    /// The predicate, where a word among the operands is one.
    pub pred: FcmpPred,
    /// How it rounds, where a word says that this may be another way than to the nearest.
    pub rounding: Option<Rounding>,
}
