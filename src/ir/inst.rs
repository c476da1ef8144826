//! Instructions (LangRef "Instruction Reference"), one enum grouped by shape. An instruction carries every type
//! it needs (loaded type, GEP source type, called function type), so that engines never look at pointees.

mod call;
mod operation;
mod visit;

pub use super::operand::{Operand, TypedOperand};
pub use call::*;
pub use operation::*;
pub use visit::{InstVisitor, InstVisitorMut};

use super::align::Align;
use super::ids::{BlockId, ConstId};
use super::types::Type;

/// An instruction. Operand types are those written in the text; the verifier compares them with the operands'
/// own types.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Inst {
    /// Placeholder for a statement that could not be parsed; all checks ignore it.
    Invalid,
    /// `op ty lhs, rhs`
    Binary {
        /// The operation.
        op: BinaryOp,
        /// Flags.
        flags: BinaryFlags,
        /// Type of operands and result.
        ty: Type,
        /// Left operand.
        lhs: Operand,
        /// Right operand.
        rhs: Operand,
    },
    /// `op ty arg`
    Unary {
        /// The operation.
        op: UnaryOp,
        /// Fast-math flags.
        fast: FastMath,
        /// Type of operand and result.
        ty: Type,
        /// Operand.
        arg: Operand,
    },
    /// `op from arg to to`
    Cast {
        /// The conversion.
        op: CastOp,
        /// Flags.
        flags: CastFlags,
        /// Type of the operand.
        from: Type,
        /// Operand.
        arg: Operand,
        /// Type of the result.
        to: Type,
    },
    /// `icmp pred ty lhs, rhs`
    Icmp {
        /// Predicate.
        pred: IcmpPred,
        /// `samesign`
        samesign: bool,
        /// Type of the operands.
        ty: Type,
        /// Left operand.
        lhs: Operand,
        /// Right operand.
        rhs: Operand,
    },
    /// `fcmp pred ty lhs, rhs`
    Fcmp {
        /// Predicate.
        pred: FcmpPred,
        /// Fast-math flags.
        fast: FastMath,
        /// Type of the operands.
        ty: Type,
        /// Left operand.
        lhs: Operand,
        /// Right operand.
        rhs: Operand,
    },
    /// `select i1 cond, ty then, ty other`
    Select {
        /// Fast-math flags.
        fast: FastMath,
        /// Type of the condition.
        cond_ty: Type,
        /// Condition.
        cond: Operand,
        /// Value if true.
        then: TypedOperand,
        /// Value if false.
        other: TypedOperand,
    },
    /// `phi ty [v, %block], …`
    Phi {
        /// Fast-math flags.
        fast: FastMath,
        /// Type of the result.
        ty: Type,
        /// One value for each predecessor.
        incoming: Box<[(Operand, BlockId)]>,
    },
    /// `alloca ty, cty count, align n`
    Alloca {
        /// Allocated type.
        ty: Type,
        /// Number of elements; one if absent.
        count: Option<TypedOperand>,
        /// Alignment in bytes, a power of two; the preferred alignment of the type if absent.
        align: Option<Align>,
        /// Address space of the result.
        addrspace: u32,
        /// Whether the module uses typed pointers, so that the result is `ty*` rather than `ptr`.
        typed: bool,
        /// `inalloca`
        inalloca: bool,
        /// `swifterror`
        swifterror: bool,
    },
    /// `load [atomic] [volatile] ty, ptr_ty ptr [ordering], align n` and the old `load ptr_ty ptr`
    Load {
        /// Type of the result; [`Type::INVALID`] until inferred for the old form.
        ty: Type,
        /// Whether the loaded type was omitted (old form).
        old: bool,
        /// `atomic`
        atomic: Option<Box<Atomic>>,
        /// `volatile`
        volatile: bool,
        /// Type of the address.
        ptr_ty: Type,
        /// Address.
        ptr: Operand,
        /// Alignment in bytes.
        align: Option<Align>,
    },
    /// `store [atomic] [volatile] ty value, ptr_ty ptr [ordering], align n`
    Store {
        /// `atomic`
        atomic: Option<Box<Atomic>>,
        /// `volatile`
        volatile: bool,
        /// Value to store.
        value: TypedOperand,
        /// Type of the address.
        ptr_ty: Type,
        /// Address.
        ptr: Operand,
        /// Alignment in bytes.
        align: Option<Align>,
    },
    /// `fence ordering`
    Fence(Box<Atomic>),
    /// `cmpxchg [weak] [volatile] ptr_ty ptr, ty expected, ty new success failure, align n`
    CmpXchg {
        /// `weak`: may fail spuriously.
        weak: bool,
        /// `volatile`
        volatile: bool,
        /// Type of the address.
        ptr_ty: Type,
        /// Address.
        ptr: Operand,
        /// Expected old value.
        expected: TypedOperand,
        /// New value, stored if the comparison succeeds.
        new: TypedOperand,
        /// Synchronization scope and orderings.
        atomic: Box<CmpXchgAtomic>,
        /// Alignment in bytes; the size of the value if absent.
        align: Option<Align>,
    },
    /// `atomicrmw [volatile] op ptr_ty ptr, ty value ordering, align n`
    AtomicRmw {
        /// The operation.
        op: RmwOp,
        /// `volatile`
        volatile: bool,
        /// Type of the address.
        ptr_ty: Type,
        /// Address.
        ptr: Operand,
        /// Right operand of the operation.
        value: TypedOperand,
        /// Synchronization scope and ordering.
        atomic: Box<Atomic>,
        /// Alignment in bytes; the size of the value if absent.
        align: Option<Align>,
    },
    /// `getelementptr source, base_ty base, idx…` and the old `getelementptr base_ty base, idx…`
    Gep {
        /// Source element type; [`Type::INVALID`] until inferred for the old form.
        source: Type,
        /// Whether the source type was omitted (old form).
        old: bool,
        /// Flags.
        flags: GepFlags,
        /// Type of the base.
        base_ty: Type,
        /// Base address.
        base: Operand,
        /// Indices.
        indices: Box<[TypedOperand]>,
    },
    /// `extractvalue ty agg, index…` and the old `getresult ty agg, index`
    ExtractValue {
        /// The struct or array.
        agg: TypedOperand,
        /// Index path to the element.
        indices: Box<[u32]>,
    },
    /// `insertvalue ty agg, ty value, index…`
    InsertValue {
        /// The struct or array.
        agg: TypedOperand,
        /// New value of the element.
        value: TypedOperand,
        /// Index path to the element.
        indices: Box<[u32]>,
    },
    /// `extractelement ty vector, ity index`
    ExtractElement {
        /// The vector.
        vector: TypedOperand,
        /// Index of the element.
        index: TypedOperand,
    },
    /// `insertelement ty vector, ety value, ity index`
    InsertElement {
        /// The vector.
        vector: TypedOperand,
        /// New value of the element.
        value: TypedOperand,
        /// Index of the element.
        index: TypedOperand,
    },
    /// `shufflevector ty lhs, ty rhs, mty mask`
    ShuffleVector {
        /// The first vector; mask values below its length select from it.
        lhs: TypedOperand,
        /// The second vector.
        rhs: TypedOperand,
        /// Shuffle mask, a constant; see [`super::Constants::shuffle_mask`].
        mask: TypedOperand,
    },
    /// `va_arg list_ty list, ty`
    VaArg {
        /// Pointer type of the `va_list`.
        list_ty: Type,
        /// Address of the `va_list`.
        list: Operand,
        /// Result type: the type of the next argument.
        ty: Type,
    },
    /// `call …`
    Call(Box<CallInfo>),
    /// `invoke … to label %normal unwind label %unwind`
    Invoke(Box<InvokeInfo>),
    /// `callbr … to label %fallthrough [label %a, …]`
    CallBr(Box<CallBrInfo>),
    /// `landingpad ty cleanup catch T v filter [n x T] v`
    LandingPad {
        /// Type of the result.
        ty: Type,
        /// `cleanup`
        cleanup: bool,
        /// Clauses in order.
        clauses: Box<[Clause]>,
    },
    /// `catchpad within %switch [T v, …]`
    CatchPad {
        /// The catchswitch that it belongs to.
        within: Operand,
        /// Arguments for the personality function.
        args: Box<[TypedOperand]>,
    },
    /// `cleanuppad within %pad [T v, …]`
    CleanupPad {
        /// The enclosing pad, or `none`.
        within: Operand,
        /// Arguments for the personality function.
        args: Box<[TypedOperand]>,
    },
    /// `catchswitch within %pad [label %a, …] unwind label %b`
    CatchSwitch {
        /// The enclosing pad, or `none`.
        within: Operand,
        /// Handler blocks, each of which starts with a catchpad.
        handlers: Box<[BlockId]>,
        /// Unwind destination if no handler catches the exception; `to caller` if absent.
        unwind: Option<BlockId>,
    },
    /// `catchret from %pad to label %b`
    CatchRet {
        /// The catchpad that is left.
        pad: Operand,
        /// Successor block.
        target: BlockId,
    },
    /// `cleanupret from %pad unwind label %b`
    CleanupRet {
        /// The cleanuppad that is left.
        pad: Operand,
        /// Next unwind destination; `to caller` if absent.
        unwind: Option<BlockId>,
    },
    /// `resume ty value`
    Resume(TypedOperand),
    /// `unwind` (LLVM 2.x)
    Unwind,
    /// `ret void` (None), `ret ty value`
    Ret(Option<TypedOperand>),
    /// `br label %target`
    Br(BlockId),
    /// `br i1 cond, label %then, label %other`
    CondBr {
        /// Type of the condition as written.
        cond_ty: Type,
        /// Condition.
        cond: Operand,
        /// Target if true.
        then: BlockId,
        /// Target if false.
        other: BlockId,
    },
    /// `switch ty value, label %default [ ty c, label %b … ]`
    Switch {
        /// Type of value and cases.
        ty: Type,
        /// Value to compare.
        value: Operand,
        /// Target if no case matches.
        default: BlockId,
        /// Case values, each with the type written before it, and their targets.
        cases: Box<[(TypedConstCase, BlockId)]>,
    },
    /// `indirectbr ty address, [label %a, …]`
    IndirectBr {
        /// Type of the address.
        ty: Type,
        /// The address of a block.
        address: Operand,
        /// Possible destinations; a block may occur more than once.
        targets: Box<[BlockId]>,
    },
    /// `unreachable`
    Unreachable,
    /// A trap, with the reason as a sentence. Has no spelling in LLVM assembly: engines substitute it for what
    /// they do not support ([`crate::ir::unsupported_traps`]).
    Unsupported(Box<str>),
}

/// The value of a switch case, with the type written before it.
pub type TypedConstCase = (Type, ConstId);

// Large modules have hundreds of thousands of instructions: a field that would enlarge all of them belongs in a box.
const _: () = assert!(size_of::<Inst>() <= 48);

impl Inst {
    /// Whether it terminates a block.
    pub fn is_terminator(&self) -> bool {
        matches!(
            self,
            Inst::Ret(_)
                | Inst::Br(_)
                | Inst::CondBr { .. }
                | Inst::Switch { .. }
                | Inst::IndirectBr { .. }
                | Inst::Invoke(_)
                | Inst::CallBr(_)
                | Inst::CatchSwitch { .. }
                | Inst::CatchRet { .. }
                | Inst::CleanupRet { .. }
                | Inst::Resume(_)
                | Inst::Unwind
                | Inst::Unreachable
                | Inst::Unsupported(_)
        )
    }

    /// Whether it never has a result. (Calls of `void` functions have none either, which shows in their type.)
    pub fn is_void(&self) -> bool {
        match self {
            Inst::Invoke(_) | Inst::CallBr(_) | Inst::CatchSwitch { .. } => false,
            Inst::Store { .. } | Inst::Fence(_) => true,
            _ => self.is_terminator(),
        }
    }

    /// Whether an instruction has an explicit alignment. Memory accesses without one use the ABI alignment of
    /// their type.
    pub fn states_alignment(&self) -> bool {
        match self {
            Inst::Load { align, .. }
            | Inst::Store { align, .. }
            | Inst::AtomicRmw { align, .. }
            | Inst::CmpXchg { align, .. } => align.is_some(),
            _ => true,
        }
    }

    /// Returns the call of a call, an invoke or a callbr.
    pub fn call(&self) -> Option<&CallInfo> {
        match self {
            Inst::Call(call) => Some(call),
            Inst::Invoke(invoke) => Some(&invoke.call),
            Inst::CallBr(callbr) => Some(&callbr.call),
            _ => None,
        }
    }

    /// Returns the call of a call, an invoke or a callbr, for modification.
    pub fn call_mut(&mut self) -> Option<&mut CallInfo> {
        match self {
            Inst::Call(call) => Some(call),
            Inst::Invoke(invoke) => Some(&mut invoke.call),
            Inst::CallBr(callbr) => Some(&mut callbr.call),
            _ => None,
        }
    }

    /// Whether it is a pad: the first instruction of an unwind destination.
    pub fn is_pad(&self) -> bool {
        matches!(
            self,
            Inst::LandingPad { .. } | Inst::CatchPad { .. } | Inst::CleanupPad { .. } | Inst::CatchSwitch { .. }
        )
    }

    /// Whether its result is a token. (Intrinsic calls may have one too, which shows in their type.)
    pub fn gives_token(&self) -> bool {
        matches!(self, Inst::CatchPad { .. } | Inst::CleanupPad { .. } | Inst::CatchSwitch { .. })
    }

    /// Returns the name of the instruction in LangRef.
    pub fn opcode(&self) -> &'static str {
        match self {
            Inst::Invalid => "<damaged>",
            Inst::Binary { op, .. } => op.keyword(),
            Inst::Unary { op, .. } => op.keyword(),
            Inst::Cast { op, .. } => op.keyword(),
            Inst::Icmp { .. } => "icmp",
            Inst::Fcmp { .. } => "fcmp",
            Inst::Select { .. } => "select",
            Inst::Phi { .. } => "phi",
            Inst::Alloca { .. } => "alloca",
            Inst::Load { .. } => "load",
            Inst::Store { .. } => "store",
            Inst::Fence(_) => "fence",
            Inst::CmpXchg { .. } => "cmpxchg",
            Inst::AtomicRmw { .. } => "atomicrmw",
            Inst::Gep { .. } => "getelementptr",
            Inst::ExtractValue { .. } => "extractvalue",
            Inst::InsertValue { .. } => "insertvalue",
            Inst::ExtractElement { .. } => "extractelement",
            Inst::InsertElement { .. } => "insertelement",
            Inst::ShuffleVector { .. } => "shufflevector",
            Inst::VaArg { .. } => "va_arg",
            Inst::Call(_) => "call",
            Inst::Invoke(_) => "invoke",
            Inst::CallBr(_) => "callbr",
            Inst::LandingPad { .. } => "landingpad",
            Inst::CatchPad { .. } => "catchpad",
            Inst::CleanupPad { .. } => "cleanuppad",
            Inst::CatchSwitch { .. } => "catchswitch",
            Inst::CatchRet { .. } => "catchret",
            Inst::CleanupRet { .. } => "cleanupret",
            Inst::Resume(_) => "resume",
            Inst::Unwind => "unwind",
            Inst::Ret(_) => "ret",
            Inst::Br(_) | Inst::CondBr { .. } => "br",
            Inst::Switch { .. } => "switch",
            Inst::IndirectBr { .. } => "indirectbr",
            Inst::Unreachable => "unreachable",
            Inst::Unsupported(_) => "<unsupported>",
        }
    }
}
