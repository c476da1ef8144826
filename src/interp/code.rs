//! The dense form that functions are executed in: operands are places in a frame or in the table of constants, addresses are
//! sums, targets are indices. Made by [`super::decode`] on a function's first call.

mod tables;

use super::aggregate::Aggregate;
use super::flat::Flat;
use super::model::Known;
use super::model::effects::Effects;
use super::promise::{Promise, Promised};
use super::provenance::Slot;
use super::setjmp::SetJmp;
use super::varargs::VarArgs;
use crate::ir::inst::{BinaryFlags, BinaryOp, CallConv, FastMath, FcmpPred, IcmpPred};
use crate::ir::{FloatKind, GlobalId, InstId, Module};
use std::rc::Rc;
pub use tables::*;

/// An operand: a slot of the frame, or (with the top bit) one of the constants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Src(pub u32);

impl Src {
    /// Set for constants.
    pub const CONST: u32 = 1 << 31;

    /// The n-th slot behind it, of the same aggregate.
    pub fn plus(self, n: u32) -> Src {
        Src(self.0 + n)
    }
}

/// Where a branch goes: an operation, or (with the top bit) an edge that carries values of phis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Jump(pub u32);

impl Jump {
    /// Set for edges.
    pub const EDGE: u32 = 1 << 31;
}

/// Flags of small integer arithmetic, packed.
pub mod flag {
    /// `nsw`
    pub const NSW: u8 = 1;
    /// `nuw`
    pub const NUW: u8 = 2;
    /// `exact`
    pub const EXACT: u8 = 4;
    /// `disjoint`
    pub const DISJOINT: u8 = 8;
    /// `inbounds` (getelementptr)
    pub const INBOUNDS: u8 = 1;
    /// `nusw` (getelementptr)
    pub const NUSW: u8 = 2;
    /// `nuw` (getelementptr)
    pub const GEP_NUW: u8 = 4;
}

/// Packs arithmetic flags.
pub fn pack_flags(flags: BinaryFlags) -> u8 {
    let bit = |set: bool, flag: u8| if set { flag } else { 0 };
    bit(flags.nsw, flag::NSW)
        | bit(flags.nuw, flag::NUW)
        | bit(flags.exact, flag::EXACT)
        | bit(flags.disjoint, flag::DISJOINT)
}

/// The other way round.
pub fn unpack_flags(bits: u8) -> BinaryFlags {
    BinaryFlags {
        nsw: bits & flag::NSW != 0,
        nuw: bits & flag::NUW != 0,
        exact: bits & flag::EXACT != 0,
        disjoint: bits & flag::DISJOINT != 0,
        fast: FastMath::default(),
    }
}

/// One operation. `dst` is a slot of the frame. Integers of at most 64 bits carry `shift` = 64 - width: shifting an operand
/// left by it puts its sign at the top. Numbers called `index` are places in one of the function's tables.
#[derive(Clone, Copy, Debug)]
pub enum Op {
    Add {
        dst: u32,
        a: Src,
        b: Src,
        shift: u8,
        flags: u8,
    },
    Sub {
        dst: u32,
        a: Src,
        b: Src,
        shift: u8,
        flags: u8,
    },
    Mul {
        dst: u32,
        a: Src,
        b: Src,
        shift: u8,
        flags: u8,
    },
    And {
        dst: u32,
        a: Src,
        b: Src,
        shift: u8,
    },
    Or {
        dst: u32,
        a: Src,
        b: Src,
        shift: u8,
        flags: u8,
    },
    Xor {
        dst: u32,
        a: Src,
        b: Src,
        shift: u8,
    },
    Shl {
        dst: u32,
        a: Src,
        b: Src,
        shift: u8,
        flags: u8,
    },
    Lshr {
        dst: u32,
        a: Src,
        b: Src,
        shift: u8,
        flags: u8,
    },
    Ashr {
        dst: u32,
        a: Src,
        b: Src,
        shift: u8,
        flags: u8,
    },
    /// Division and remainder of at most 64 bits.
    Divide {
        op: BinaryOp,
        dst: u32,
        a: Src,
        b: Src,
        shift: u8,
        flags: u8,
    },
    /// Everything above 64 bits.
    Wide {
        op: BinaryOp,
        dst: u32,
        a: Src,
        b: Src,
        width: u8,
        flags: u8,
    },
    Float {
        op: BinaryOp,
        format: FloatKind,
        fast: FastMath,
        dst: u32,
        a: Src,
        b: Src,
    },
    Fneg {
        format: FloatKind,
        fast: FastMath,
        dst: u32,
        a: Src,
    },
    Freeze {
        dst: u32,
        a: Src,
        width: u8,
    },
    Icmp {
        pred: IcmpPred,
        samesign: bool,
        dst: u32,
        a: Src,
        b: Src,
        shift: u8,
    },
    WideIcmp {
        pred: IcmpPred,
        samesign: bool,
        dst: u32,
        a: Src,
        b: Src,
        width: u8,
    },
    Fcmp {
        pred: FcmpPred,
        format: FloatKind,
        fast: FastMath,
        dst: u32,
        a: Src,
        b: Src,
    },
    Select {
        dst: u32,
        cond: Src,
        then: Src,
        other: Src,
        wide: bool,
    },
    /// A conversion that keeps the bits and what is known about them.
    Move {
        dst: u32,
        a: Src,
    },
    /// `sext` to and from at most 64 bits.
    Sext {
        dst: u32,
        a: Src,
        from: u8,
        to: u8,
    },
    /// `zext` without a promise, and to at most 64 bits.
    Zext {
        dst: u32,
        a: Src,
        from: u8,
        to: u8,
    },
    /// `trunc` without a promise, from at most 64 bits.
    Trunc {
        dst: u32,
        a: Src,
        from: u8,
        to: u8,
    },
    Cast {
        index: u32,
    },
    Alloca {
        index: u32,
    },
    Load8 {
        dst: u32,
        ptr: Src,
        align: u8,
        width: u8,
    },
    Load16 {
        dst: u32,
        ptr: Src,
        align: u8,
        width: u8,
    },
    Load32 {
        dst: u32,
        ptr: Src,
        align: u8,
        width: u8,
    },
    Load64 {
        dst: u32,
        ptr: Src,
        align: u8,
        width: u8,
    },
    LoadPtr {
        dst: u32,
        ptr: Src,
        align: u8,
    },
    /// A load of another number of bytes.
    LoadOdd {
        dst: u32,
        ptr: Src,
        align: u8,
        width: u8,
    },
    Store8 {
        ptr: Src,
        value: Src,
        align: u8,
        width: u8,
    },
    Store16 {
        ptr: Src,
        value: Src,
        align: u8,
        width: u8,
    },
    Store32 {
        ptr: Src,
        value: Src,
        align: u8,
        width: u8,
    },
    Store64 {
        ptr: Src,
        value: Src,
        align: u8,
        width: u8,
    },
    StorePtr {
        ptr: Src,
        value: Src,
        align: u8,
    },
    StoreOdd {
        ptr: Src,
        value: Src,
        align: u8,
        width: u8,
    },
    /// An address at a constant distance.
    GepConst {
        dst: u32,
        base: Src,
        flags: u8,
        offset: i64,
    },
    /// An address with one variable index.
    GepIndex {
        dst: u32,
        base: Src,
        index: Src,
        scale: u32,
        width: u8,
        flags: u8,
    },
    Gep {
        index: u32,
    },
    /// LLVMlite's machine: the address just computed, judged by paths.
    CheckGep {
        index: u32,
    },
    /// LLVMlite's machine: the type of what the next load or store accesses.
    CheckAccess {
        index: u32,
    },
    /// What is done with all slots of an aggregate.
    Aggregate {
        index: u32,
    },
    Intrinsic {
        index: u32,
    },
    AtomicRmw {
        index: u32,
    },
    CmpXchg {
        index: u32,
    },
    /// `llvm.va_start`
    VaStart {
        list: Src,
    },
    /// `va_arg`
    VaArg {
        dst: u32,
        list: Src,
        kind: Kind,
    },
    Call {
        index: u32,
    },
    /// A value as the promises about it leave it.
    Promised {
        index: u32,
    },
    Br {
        to: Jump,
    },
    CondBr {
        cond: Src,
        then: Jump,
        other: Jump,
    },
    /// An `icmp` followed by the branch on it, both at once if the operands are defined. The branch is also the next
    /// operation, for those that are not.
    IcmpBr {
        pred: IcmpPred,
        shift: u8,
        dst: u32,
        a: Src,
        b: Src,
        then: Jump,
        other: Jump,
    },
    Switch {
        index: u32,
    },
    IndirectBr {
        index: u32,
    },
    Ret {
        value: Src,
        noundef: bool,
    },
    RetVoid,
    /// Returns an aggregate.
    RetMany {
        index: u32,
    },
    Unreachable,
    /// What cannot be run, and which of [`Body::unsupported`] says why.
    Unsupported {
        /// Which.
        index: u32,
    },
    /// `resume`
    Resume {
        value: Src,
    },
    /// `unwind`
    Unwind,
    /// A pad of Windows.
    Funclet,
}

/// What a scalar is, as far as execution goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Nothing.
    Void,
    /// An integer of 1 to 128 bits.
    Int(u32),
    /// `half`
    Half,
    /// `bfloat`
    BFloat,
    /// `float`
    Float,
    /// `double`
    Double,
    /// `x86_fp80`
    X86Fp80,
    /// `fp128`
    Fp128,
    /// A pointer.
    Ptr,
}

impl Kind {
    /// Number of bits.
    pub fn width(self) -> u32 {
        match self {
            Kind::Void => 0,
            Kind::Int(width) => width,
            Kind::Half | Kind::BFloat => 16,
            Kind::Float => 32,
            Kind::Double | Kind::Ptr => 64,
            Kind::X86Fp80 => 80,
            Kind::Fp128 => 128,
        }
    }

    /// Whether its upper half counts: that of a number beyond 64 bits, or what a pointer was made from.
    pub fn is_wide(self) -> bool {
        self.width() > 64 || self == Kind::Ptr
    }

    /// The format of a floating-point kind.
    pub fn format(self) -> Option<FloatKind> {
        match self {
            Kind::Half => Some(FloatKind::Half),
            Kind::BFloat => Some(FloatKind::BFloat),
            Kind::Float => Some(FloatKind::Float),
            Kind::Double => Some(FloatKind::Double),
            Kind::X86Fp80 => Some(FloatKind::X86Fp80),
            Kind::Fp128 => Some(FloatKind::Fp128),
            Kind::Void | Kind::Int(_) | Kind::Ptr => None,
        }
    }
}

/// The executable form of a function.
#[derive(Debug, Default)]
pub struct Body {
    /// All operations.
    pub ops: Vec<Op>,
    /// Which instruction each comes from.
    pub insts: Vec<InstId>,
    /// Slots of a frame; the parameters come first.
    pub slots: u32,
    /// If it takes variable arguments.
    pub varargs: Option<VarArgs>,
    /// Slots of the parameters.
    pub params: u32,
    /// Of the program's stack, what a call uses apart from its allocas.
    pub cost: u64,
    /// Branches that carry values.
    pub edges: Vec<Edge>,
    /// What they carry.
    pub copies: Vec<(u32, Src)>,
    /// Conversions.
    pub casts: Vec<Cast>,
    /// Allocas.
    pub allocas: Vec<Alloca>,
    /// Address computations.
    pub geps: Vec<Gep>,
    /// What LLVMlite's machine checks about them.
    pub gep_checks: Vec<GepCheck>,
    /// What LLVMlite's machine checks about loads and stores.
    pub access_checks: Vec<AccessCheck>,
    /// Switches.
    pub switches: Vec<Switch>,
    /// Atomic operations.
    pub rmws: Vec<AtomicRmw>,
    /// Those that compare.
    pub exchanges: Vec<CmpXchg>,
    /// Why what is reached cannot be run.
    pub unsupported: Vec<Box<str>>,
    /// Operations on aggregates.
    pub aggregates: Vec<Aggregate>,
    /// Returns of aggregates.
    pub returns: Vec<Return>,
    /// Jumps to addresses.
    pub indirect: Vec<IndirectBr>,
    /// Calls.
    pub calls: Vec<Call>,
    /// Where exceptions of calls go.
    pub pads: Vec<Pad>,
    /// Calls of intrinsics.
    pub intrinsics: Vec<IntrinsicCall>,
    /// Values about which something is promised, and what is undefined whatever the values are.
    pub promised: Vec<Promised>,
    /// What the function's own attributes promise about its parameters: for callers that have not promised the same.
    pub accepts: Vec<(u32, Box<[Promise]>)>,
    /// Whether no exception leaves it.
    pub nounwind: bool,
}

/// A function of the host.
#[derive(Debug)]
pub struct External {
    /// Its address.
    pub address: u64,
    /// What to do instead of calling it.
    pub model: Option<Known>,
    /// Whether that allocates, and `--fail-alloc` counts it.
    pub can_fail: bool,
    /// What it does with its arguments.
    pub effects: Effects,
    /// What it does to the stack of frames.
    pub jump: Option<SetJmp>,
    /// Whether a library that the user loaded brings it, about which nothing is known.
    pub unknown: bool,
}

/// A function of the module.
#[derive(Debug)]
pub struct Function {
    /// Which.
    pub global: GlobalId,
    /// Its type as a number.
    pub signature: u32,
    /// Its calling convention.
    pub cc: CallConv,
    /// What its parameters are; of an aggregate each scalar is one.
    pub params: Box<[Kind]>,
    /// Where in vector registers these are passed, if they are.
    pub lanes: Box<[Option<u8>]>,
    /// Which of them is the `nest` parameter.
    pub nest: Option<u32>,
    /// What its result is.
    pub ret: Rc<Flat>,
    /// What it is if it has no body here.
    pub external: Option<External>,
    /// The executable form, once it was called.
    pub body: Option<Body>,
    /// Its address as a value, once somebody asked.
    pub address: Option<Slot>,
    /// Whether it only stands for what another number was before, in reports.
    pub retired: bool,
}

impl Function {
    /// Whether it takes variable arguments; one of the host's without a prototype takes anything.
    pub fn is_variadic(&self, module: &Module) -> bool {
        module.function(self.global).is_some_and(|f| f.varargs)
    }

    /// What reports need of it, for a global that has the old body; the executable form goes there.
    pub fn retire(&mut self, global: GlobalId) -> Function {
        Function {
            global,
            params: self.params.clone(),
            lanes: self.lanes.clone(),
            ret: Rc::clone(&self.ret),
            external: None,
            body: self.body.take(),
            address: None,
            retired: true,
            ..*self
        }
    }
}

/// Everything that execution only reads.
#[derive(Default)]
pub struct Code {
    /// All functions.
    pub functions: Vec<Function>,
    /// All constants met so far.
    pub constants: Vec<Slot>,
}
