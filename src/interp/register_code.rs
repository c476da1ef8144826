//! Register code, the form in which the interpreter executes functions: operands are slots of a frame or indices in the
//! constant table, addresses are sums, branch targets are indices. [`super::build`] builds it on the first call of a
//! function.

pub mod aggregate;
pub mod assumption;
pub mod gep;
pub mod intrinsic;
pub mod operand;
pub mod setjmp;
pub mod shim;
mod tables;
pub mod varargs;
pub mod vector;

use super::flat::FlatType;
use super::scalar::ScalarValue;
use crate::host::c_functions::notation::Effects;
use crate::ir::inst::{BinaryFlags, BinaryOp, CallConv, FastMath, FcmpPred, IcmpPred};
use crate::ir::{FloatKind, GlobalId, InstId, Module};
pub use operand::{BranchTarget, Kind, OperandSlot};
use std::rc::Rc;
pub use tables::*;

use aggregate::Aggregate;
use assumption::{Assumption, AssumptionCheck};
use setjmp::SetJmp;
use shim::Shim;
use varargs::VarArgs;

/// Packed flags of small integer arithmetic.
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

/// Unpacks arithmetic flags.
pub fn unpack_flags(bits: u8) -> BinaryFlags {
    BinaryFlags {
        nsw: bits & flag::NSW != 0,
        nuw: bits & flag::NUW != 0,
        exact: bits & flag::EXACT != 0,
        disjoint: bits & flag::DISJOINT != 0,
        fast: FastMath::default(),
    }
}

/// One operation. `dst` is a slot of the frame. Integers of at most 64 bits carry `shift` = 64 - width:
/// shifting an operand left by it moves the sign bit to the top. Fields called `index` are indices in one of
/// the function's tables.
#[derive(Clone, Copy, Debug)]
pub enum Op {
    Add {
        dst: u32,
        a: OperandSlot,
        b: OperandSlot,
        shift: u8,
        flags: u8,
    },
    Sub {
        dst: u32,
        a: OperandSlot,
        b: OperandSlot,
        shift: u8,
        flags: u8,
    },
    Mul {
        dst: u32,
        a: OperandSlot,
        b: OperandSlot,
        shift: u8,
        flags: u8,
    },
    And {
        dst: u32,
        a: OperandSlot,
        b: OperandSlot,
        shift: u8,
    },
    Or {
        dst: u32,
        a: OperandSlot,
        b: OperandSlot,
        shift: u8,
        flags: u8,
    },
    Xor {
        dst: u32,
        a: OperandSlot,
        b: OperandSlot,
        shift: u8,
    },
    Shl {
        dst: u32,
        a: OperandSlot,
        b: OperandSlot,
        shift: u8,
        flags: u8,
    },
    Lshr {
        dst: u32,
        a: OperandSlot,
        b: OperandSlot,
        shift: u8,
        flags: u8,
    },
    Ashr {
        dst: u32,
        a: OperandSlot,
        b: OperandSlot,
        shift: u8,
        flags: u8,
    },
    /// Division and remainder of at most 64 bits.
    Divide {
        op: BinaryOp,
        dst: u32,
        a: OperandSlot,
        b: OperandSlot,
        shift: u8,
        flags: u8,
    },
    /// Integer arithmetic of 65 to 128 bits.
    Wide {
        op: BinaryOp,
        dst: u32,
        a: OperandSlot,
        b: OperandSlot,
        width: u8,
        flags: u8,
    },
    Float {
        op: BinaryOp,
        format: FloatKind,
        fast: FastMath,
        dst: u32,
        a: OperandSlot,
        b: OperandSlot,
    },
    Fneg {
        format: FloatKind,
        fast: FastMath,
        dst: u32,
        a: OperandSlot,
    },
    Freeze {
        dst: u32,
        a: OperandSlot,
        width: u8,
    },
    Icmp {
        pred: IcmpPred,
        samesign: bool,
        dst: u32,
        a: OperandSlot,
        b: OperandSlot,
        shift: u8,
    },
    WideIcmp {
        pred: IcmpPred,
        samesign: bool,
        dst: u32,
        a: OperandSlot,
        b: OperandSlot,
        width: u8,
    },
    Fcmp {
        pred: FcmpPred,
        format: FloatKind,
        fast: FastMath,
        dst: u32,
        a: OperandSlot,
        b: OperandSlot,
    },
    Select {
        dst: u32,
        cond: OperandSlot,
        then: OperandSlot,
        other: OperandSlot,
        wide: bool,
    },
    /// A conversion that preserves the bits and their definedness.
    Move {
        dst: u32,
        a: OperandSlot,
    },
    /// `sext` from and to at most 64 bits.
    Sext {
        dst: u32,
        a: OperandSlot,
        from: u8,
        to: u8,
    },
    /// `zext` without `nneg`, to at most 64 bits.
    Zext {
        dst: u32,
        a: OperandSlot,
        from: u8,
        to: u8,
    },
    /// `trunc` without flags, from at most 64 bits.
    Trunc {
        dst: u32,
        a: OperandSlot,
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
        ptr: OperandSlot,
        align: u8,
        width: u8,
    },
    Load16 {
        dst: u32,
        ptr: OperandSlot,
        align: u8,
        width: u8,
    },
    Load32 {
        dst: u32,
        ptr: OperandSlot,
        align: u8,
        width: u8,
    },
    Load64 {
        dst: u32,
        ptr: OperandSlot,
        align: u8,
        width: u8,
    },
    LoadPtr {
        dst: u32,
        ptr: OperandSlot,
        align: u8,
    },
    /// A load of any other number of bytes.
    LoadOdd {
        dst: u32,
        ptr: OperandSlot,
        align: u8,
        width: u8,
    },
    Store8 {
        ptr: OperandSlot,
        value: OperandSlot,
        align: u8,
        width: u8,
    },
    Store16 {
        ptr: OperandSlot,
        value: OperandSlot,
        align: u8,
        width: u8,
    },
    Store32 {
        ptr: OperandSlot,
        value: OperandSlot,
        align: u8,
        width: u8,
    },
    Store64 {
        ptr: OperandSlot,
        value: OperandSlot,
        align: u8,
        width: u8,
    },
    StorePtr {
        ptr: OperandSlot,
        value: OperandSlot,
        align: u8,
    },
    StoreOdd {
        ptr: OperandSlot,
        value: OperandSlot,
        align: u8,
        width: u8,
    },
    /// An address at a constant offset.
    GepConst {
        dst: u32,
        base: OperandSlot,
        flags: u8,
        offset: i64,
    },
    /// An address with one variable index.
    GepIndex {
        dst: u32,
        base: OperandSlot,
        index: OperandSlot,
        scale: u32,
        width: u8,
        flags: u8,
    },
    Gep {
        index: u32,
    },
    /// LLVMlite's machine: check of the address just computed.
    CheckGep {
        index: u32,
    },
    /// LLVMlite's machine: type check of the next load or store.
    CheckAccess {
        index: u32,
    },
    /// An operation on all slots of an aggregate.
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
        list: OperandSlot,
    },
    /// `va_arg`
    VaArg {
        dst: u32,
        list: OperandSlot,
        kind: Kind,
    },
    Call {
        index: u32,
    },
    /// Check of the assumptions about a value.
    CheckAssumption {
        index: u32,
    },
    Br {
        to: BranchTarget,
    },
    CondBr {
        cond: OperandSlot,
        then: BranchTarget,
        other: BranchTarget,
    },
    /// An `icmp` fused with the following branch on it, for defined operands. For undefined ones, the branch follows as
    /// an operation.
    IcmpBr {
        pred: IcmpPred,
        shift: u8,
        dst: u32,
        a: OperandSlot,
        b: OperandSlot,
        then: BranchTarget,
        other: BranchTarget,
    },
    Switch {
        index: u32,
    },
    IndirectBr {
        index: u32,
    },
    Ret {
        value: OperandSlot,
        noundef: bool,
    },
    RetVoid,
    /// Returns an aggregate.
    RetMany {
        index: u32,
    },
    Unreachable,
    /// An unsupported construct.
    Unsupported {
        /// Index of the reason in [`FunctionCode::unsupported`].
        index: u32,
    },
    /// `resume`
    Resume {
        value: OperandSlot,
    },
    /// `unwind`
    Unwind,
    /// A funclet pad (Windows exception handling).
    Funclet,
}

/// Register code of a function.
#[derive(Debug, Default)]
pub struct FunctionCode {
    /// Operations.
    pub ops: Vec<Op>,
    /// Instruction from which each operation was built.
    pub insts: Vec<InstId>,
    /// Number of slots in a frame; the parameters come first.
    pub slots: u32,
    /// Layout of the variable arguments, for a variadic function.
    pub varargs: Option<VarArgs>,
    /// Number of parameter slots.
    pub params: u32,
    /// Stack bytes charged per call, without allocas.
    pub cost: u64,
    /// Branches that copy values to phis.
    pub edges: Vec<PhiEdge>,
    /// Copies on edges: destination and source.
    pub copies: Vec<(u32, OperandSlot)>,
    /// Conversions.
    pub casts: Vec<Cast>,
    /// Allocas.
    pub allocas: Vec<Alloca>,
    /// Address computations.
    pub geps: Vec<Gep>,
    /// LLVMlite's checks of address computations.
    pub gep_checks: Vec<GepCheck>,
    /// LLVMlite's checks of loads and stores.
    pub access_checks: Vec<AccessCheck>,
    /// Switches.
    pub switches: Vec<Switch>,
    /// `atomicrmw` operations.
    pub rmws: Vec<AtomicRmw>,
    /// `cmpxchg` operations.
    pub exchanges: Vec<CmpXchg>,
    /// Reasons why reached constructs are unsupported.
    pub unsupported: Vec<Box<str>>,
    /// Operations on aggregates.
    pub aggregates: Vec<Aggregate>,
    /// Returns of aggregates.
    pub returns: Vec<Return>,
    /// Indirect branches.
    pub indirect: Vec<IndirectBr>,
    /// Calls.
    pub calls: Vec<Call>,
    /// Landing pads of calls.
    pub pads: Vec<LandingPad>,
    /// Calls of intrinsics.
    pub intrinsics: Vec<IntrinsicCall>,
    /// Checks of assumptions about values, and of locations that must not be reached.
    pub assumption_checks: Vec<AssumptionCheck>,
    /// Assumptions stated by attributes of the function's own parameters, for callers that have not checked them.
    pub param_attributes: Vec<(u32, Box<[Assumption]>)>,
    /// Whether no exception may leave the function.
    pub nounwind: bool,
}

impl FunctionCode {
    /// Whether the operation is a check that follows other operations of its instruction and does not count as a step:
    /// no run stops before it.
    #[inline]
    pub fn is_closing_check(&self, pc: usize) -> bool {
        self.ops[pc].is_check() && pc > 0 && self.insts[pc] == self.insts[pc - 1]
    }

    /// Whether an earlier operation of the same instruction counts as a step.
    #[cold]
    pub fn has_begun(&self, pc: usize) -> bool {
        let before = (0..pc).rev().take_while(|at| self.insts[*at] == self.insts[pc]);
        before.into_iter().any(|at| !self.ops[at].is_check())
    }
}

impl Op {
    /// Whether the operation is a check that belongs to the operations before or after it and does not count as a step.
    #[inline]
    fn is_check(&self) -> bool {
        matches!(self, Op::CheckAssumption { .. } | Op::CheckGep { .. } | Op::CheckAccess { .. })
    }
}

/// A host function.
#[derive(Debug)]
pub struct External {
    /// Address.
    pub address: u64,
    /// Implementation by the interpreter, if any.
    pub model: Option<Shim>,
    /// Whether it allocates and counts for `--fail-alloc`.
    pub can_fail: bool,
    /// Effects on its arguments.
    pub effects: Effects,
    /// Effect on the stack of frames, if any.
    pub jump: Option<SetJmp>,
    /// Whether it belongs to a library loaded by the user, so that its behavior is unknown.
    pub unknown: bool,
}

/// A function of the module.
#[derive(Debug)]
pub struct FunctionEntry {
    /// Its global.
    pub global: GlobalId,
    /// Number of its function type.
    pub signature: u32,
    /// Calling convention.
    pub cc: CallConv,
    /// Parameter kinds, one per scalar.
    pub params: Box<[Kind]>,
    /// For each parameter passed as part of a vector register, its byte in that register.
    pub lanes: Box<[Option<u8>]>,
    /// Index of the `nest` parameter.
    pub nest: Option<u32>,
    /// Scalars of its result.
    pub ret: Rc<FlatType>,
    /// Host function that implements it, if the module has no body for it.
    pub external: Option<External>,
    /// Register code, built on the first call.
    pub body: Option<FunctionCode>,
    /// Address of the function as a value, once computed.
    pub address: Option<ScalarValue>,
    /// Whether the entry only serves reports, as the former definition of another number.
    pub retired: bool,
}

impl FunctionEntry {
    /// Whether the function takes variable arguments. A host function without a prototype accepts anything.
    pub fn is_variadic(&self, module: &Module) -> bool {
        module.function(self.global).is_some_and(|f| f.varargs)
    }

    /// Moves the register code to a new entry for `global`, which keeps the old body for reports.
    pub fn retire(&mut self, global: GlobalId) -> FunctionEntry {
        FunctionEntry {
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

/// Program data that is immutable during execution.
#[derive(Default)]
pub struct RegisterCode {
    /// Functions.
    pub functions: Vec<FunctionEntry>,
    /// Constant table: all constants used so far.
    pub constants: Vec<ScalarValue>,
}
