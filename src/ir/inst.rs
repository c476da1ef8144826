//! Instructions (LangRef "Instruction Reference"), one enum grouped by shape. An instruction carries every type it needs
//! (loaded type, GEP source type, called function type), so that no engine asks a pointer what it points to.

use super::constant::{ConstId, Constant, Constants};
use super::metadata::Piece;
use super::{AttrSet, BlockId, Type, ValueId};

/// What an instruction reads: a local value or a constant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// A parameter or the result of an instruction.
    Value(ValueId),
    /// A constant.
    Const(ConstId),
}

/// An operand with the type written before it.
pub type TypedOperand = (Type, Operand);

macro_rules! keywords {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $text:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$vdoc])* $variant),* }
        impl $name {
            /// Every one, in LangRef's order.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];
            /// As written in LLVM assembly.
            pub fn keyword(self) -> &'static str {
                match self { $($name::$variant => $text),* }
            }
            /// From its spelling in LLVM assembly.
            pub fn from_keyword(text: &str) -> Option<Self> {
                match text { $($text => Some($name::$variant),)* _ => None }
            }
        }
    };
}

keywords! {
    /// Two-operand arithmetic (LangRef "Binary Operations", "Bitwise Binary Operations").
    #[expect(missing_docs, reason = "each is LangRef's instruction of that name")]
    BinaryOp {
        Add = "add", Fadd = "fadd", Sub = "sub", Fsub = "fsub", Mul = "mul", Fmul = "fmul",
        Udiv = "udiv", Sdiv = "sdiv", Fdiv = "fdiv", Urem = "urem", Srem = "srem", Frem = "frem",
        Shl = "shl", Lshr = "lshr", Ashr = "ashr", And = "and", Or = "or", Xor = "xor",
    }
}

impl BinaryOp {
    /// Whether it works on floating-point values.
    pub fn is_float(self) -> bool {
        use BinaryOp::*;
        matches!(self, Fadd | Fsub | Fmul | Fdiv | Frem)
    }
}

keywords! {
    /// Conversions (LangRef "Conversion Operations").
    #[expect(missing_docs, reason = "each is LangRef's instruction of that name")]
    CastOp {
        Trunc = "trunc", Zext = "zext", Sext = "sext", Fptrunc = "fptrunc", Fpext = "fpext", Fptoui = "fptoui",
        Fptosi = "fptosi", Uitofp = "uitofp", Sitofp = "sitofp", Ptrtoint = "ptrtoint", Ptrtoaddr = "ptrtoaddr",
        Inttoptr = "inttoptr", Bitcast = "bitcast", Addrspacecast = "addrspacecast",
    }
}

keywords! {
    /// Predicates of `icmp`.
    #[expect(missing_docs, reason = "LangRef's names")]
    IcmpPred {
        Eq = "eq", Ne = "ne", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule",
        Sgt = "sgt", Sge = "sge", Slt = "slt", Sle = "sle",
    }
}

keywords! {
    /// Predicates of `fcmp`.
    #[expect(missing_docs, reason = "LangRef's names")]
    FcmpPred {
        False = "false", Oeq = "oeq", Ogt = "ogt", Oge = "oge", Olt = "olt", Ole = "ole", One = "one", Ord = "ord",
        Ueq = "ueq", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule", Une = "une", Uno = "uno", True = "true",
    }
}

keywords! {
    /// Orderings of atomic operations, from the weakest (LangRef "Atomic Memory Ordering Constraints").
    #[expect(missing_docs, reason = "LangRef's names")]
    #[derive(PartialOrd, Ord)]
    Ordering {
        Unordered = "unordered", Monotonic = "monotonic", Acquire = "acquire", Release = "release", AcqRel = "acq_rel",
        SeqCst = "seq_cst",
    }
}

keywords! {
    /// Operations of `atomicrmw`.
    #[expect(missing_docs, reason = "LangRef's names")]
    RmwOp {
        Xchg = "xchg", Add = "add", Sub = "sub", And = "and", Nand = "nand", Or = "or", Xor = "xor", Max = "max",
        Min = "min", Umax = "umax", Umin = "umin", Fadd = "fadd", Fsub = "fsub", Fmax = "fmax", Fmin = "fmin",
        Fmaximum = "fmaximum", Fminimum = "fminimum", UincWrap = "uinc_wrap", UdecWrap = "udec_wrap",
        UsubCond = "usub_cond", UsubSat = "usub_sat",
    }
}

impl RmwOp {
    /// Whether it works on floating-point values only.
    pub fn is_float(self) -> bool {
        use RmwOp::*;
        matches!(self, Fadd | Fsub | Fmax | Fmin | Fmaximum | Fminimum)
    }
}

/// What makes an access atomic. Boxed: few accesses are.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Atomic {
    /// `syncscope("…")`: with which threads it is ordered; all of them if absent.
    pub scope: Option<Box<str>>,
    /// Its ordering.
    pub ordering: Ordering,
}

/// Flags of arithmetic; a broken promise makes the result poison.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BinaryFlags {
    /// `nuw`
    pub nuw: bool,
    /// `nsw`
    pub nsw: bool,
    /// `exact`
    pub exact: bool,
    /// `disjoint` (or)
    pub disjoint: bool,
    /// Fast-math flags as a bit set; see [`FastMath`].
    pub fast: FastMath,
}

/// Fast-math flags, a bit set in LangRef's order: nnan ninf nsz arcp contract afn reassoc.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct FastMath(pub u8);

impl FastMath {
    /// The keywords, by bit.
    pub const KEYWORDS: [&'static str; 7] = ["nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"];
    /// `fast`: all of them.
    pub const ALL: FastMath = FastMath(0x7f);
}

/// Flags of conversions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CastFlags {
    /// `nuw` (trunc)
    pub nuw: bool,
    /// `nsw` (trunc)
    pub nsw: bool,
    /// `nneg` (zext, uitofp)
    pub nneg: bool,
    /// Fast-math flags (fptrunc, fpext).
    pub fast: FastMath,
}

/// Flags of getelementptr.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct GepFlags {
    /// `inbounds` (implies nusw)
    pub inbounds: bool,
    /// `nusw`
    pub nusw: bool,
    /// `nuw`
    pub nuw: bool,
    /// `inrange`
    pub inrange: Option<InRange>,
}

/// What part of an object an address in a constant stays in: of interest to optimisers of virtual tables.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InRange {
    /// `inrange(-16, 8)`: bytes around it.
    Bytes(i64, i64),
    /// `inrange` before an index (old).
    Index(u32),
}

/// `tail` markers of a call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TailKind {
    /// Nothing written.
    #[default]
    None,
    /// `tail`
    Tail,
    /// `musttail`
    MustTail,
    /// `notail`
    NoTail,
}

/// Calling conventions by LLVM's number: 0 ccc, 8 fastcc, 9 coldcc.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CallConv(pub u32);

impl CallConv {
    /// The highest number there can be.
    pub const LAST: u32 = 1023;
    /// By keyword. Every other number is written `cc 200`.
    pub const KEYWORDS: &[(&str, u32)] = &[
        ("ccc", 0),
        ("fastcc", 8),
        ("coldcc", 9),
        ("ghccc", 10),
        ("webkit_jscc", 12),
        ("anyregcc", 13),
        ("preserve_mostcc", 14),
        ("preserve_allcc", 15),
        ("swiftcc", 16),
        ("cxx_fast_tlscc", 17),
        ("tailcc", 18),
        ("cfguard_checkcc", 19),
        ("swifttailcc", 20),
        ("preserve_nonecc", 21),
        ("x86_stdcallcc", 64),
        ("x86_fastcallcc", 65),
        ("arm_apcscc", 66),
        ("arm_aapcscc", 67),
        ("arm_aapcs_vfpcc", 68),
        ("msp430_intrcc", 69),
        ("x86_thiscallcc", 70),
        ("ptx_kernel", 71),
        ("ptx_device", 72),
        ("spir_func", 75),
        ("spir_kernel", 76),
        ("intel_ocl_bicc", 77),
        ("x86_64_sysvcc", 78),
        ("win64cc", 79),
        ("x86_vectorcallcc", 80),
        ("hhvmcc", 81),
        ("hhvm_ccc", 82),
        ("x86_intrcc", 83),
        ("avr_intrcc", 84),
        ("avr_signalcc", 85),
        ("amdgpu_vs", 87),
        ("amdgpu_gs", 88),
        ("amdgpu_ps", 89),
        ("amdgpu_cs", 90),
        ("amdgpu_kernel", 91),
        ("x86_regcallcc", 92),
        ("amdgpu_hs", 93),
        ("amdgpu_ls", 95),
        ("amdgpu_es", 96),
        ("aarch64_vector_pcs", 97),
        ("aarch64_sve_vector_pcs", 98),
        ("amdgpu_gfx", 100),
        ("aarch64_sme_preservemost_from_x0", 102),
        ("aarch64_sme_preservemost_from_x2", 103),
        ("amdgpu_cs_chain", 104),
        ("amdgpu_cs_chain_preserve", 105),
        ("graalcc", 107),
        ("m68k_rtdcc", 106),
        ("riscv_vector_cc", 110),
        ("aarch64_sme_preservemost_from_x1", 111),
    ];

    /// Whether a function with this convention is called on this machine as one of C is. Of others C's convention may be used
    /// as long as everybody who calls them does.
    pub fn is_c(self) -> bool {
        matches!(self.0, 0 | 8 | 9 | 78)
    }

    /// Its number, and its word if it has one.
    pub fn description(self) -> String {
        match self.keyword() {
            Some(word) => format!("calling convention {} ({word})", self.0),
            None => format!("calling convention {}", self.0),
        }
    }

    /// As written; none for `ccc`, which goes without saying, and for numbers without a keyword.
    pub fn keyword(self) -> Option<&'static str> {
        Self::KEYWORDS.iter().find(|(_, n)| *n == self.0).map(|(word, _)| *word)
    }
}

/// One argument of a call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Arg {
    /// The type written.
    pub ty: Type,
    /// The value.
    pub value: Operand,
    /// Attributes such as `zeroext`.
    pub attrs: AttrSet,
}

/// Everything of a call but its result.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CallInfo {
    /// `tail` and its kin.
    pub tail: TailKind,
    /// Calling convention.
    pub cc: CallConv,
    /// The address space of what is called.
    pub addrspace: u32,
    /// Attributes of the result.
    pub ret_attrs: AttrSet,
    /// The type of the called function (always a function type once inferred). Where only a result type was written it is
    /// made from that and the arguments, and `explicit` is false.
    pub fn_ty: Type,
    /// Whether the whole function type was written.
    pub explicit: bool,
    /// `...` behind the arguments: the caller's variable arguments are passed on.
    pub forwards: bool,
    /// The type written before the callee, as it stands: a result type, a function type, or (old) a pointer to one.
    pub written: Type,
    /// Whom to call.
    pub callee: Operand,
    /// Arguments.
    pub args: Vec<Arg>,
    /// Attributes after the argument list.
    pub fn_attrs: AttrSet,
    /// Fast-math flags.
    pub fast: FastMath,
    /// `[ "deopt"(i32 1) ]`
    pub bundles: Box<[Bundle]>,
}

/// An operand bundle of a call (LangRef "Operand Bundles").
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bundle {
    /// What kind of bundle.
    pub tag: Box<str>,
    /// Its operands.
    pub args: Box<[TypedOperand]>,
}

/// A call that ends its block: what it calls, and where it goes on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct InvokeInfo {
    /// The call.
    pub call: CallInfo,
    /// Where a return leads.
    pub normal: BlockId,
    /// Where an exception leads.
    pub unwind: BlockId,
}

/// A call of inline assembly that may jump.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CallBrInfo {
    /// The call.
    pub call: CallInfo,
    /// Where it leads unless the assembly jumps.
    pub fallthrough: BlockId,
    /// Where the assembly may jump.
    pub indirect: Box<[BlockId]>,
}

/// A clause of a landingpad.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clause {
    /// `filter` rather than `catch`.
    pub filter: bool,
    /// The type caught, or an array of the types that pass.
    pub value: TypedOperand,
}

impl CallInfo {
    /// The words among the operands that are metadata: `round.tonearest` of `metadata !"round.tonearest"`. Intrinsic
    /// functions take them.
    pub fn words<'m>(&'m self, constants: &'m Constants) -> impl Iterator<Item = &'m str> {
        self.args.iter().filter_map(|arg| {
            let Operand::Const(id) = arg.value else { return None };
            let Constant::Metadata(pieces) = &constants[id] else { return None };
            let [Piece::Text(text)] = &**pieces else { return None };
            text.trim().strip_prefix("!\"")?.strip_suffix('"')
        })
    }
}

/// One instruction. Types of operands are those written; the verifier compares them with the operands' own.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Inst {
    /// Stands for a statement that could not be read; every check stays silent about it.
    Invalid,
    /// `op ty lhs, rhs`
    Binary {
        /// Which operation.
        op: BinaryOp,
        /// Its flags.
        flags: BinaryFlags,
        /// Type of operands and result.
        ty: Type,
        /// Left operand.
        lhs: Operand,
        /// Right operand.
        rhs: Operand,
    },
    /// `fneg ty arg`
    Fneg {
        /// Fast-math flags.
        fast: FastMath,
        /// Type of operand and result.
        ty: Type,
        /// Operand.
        arg: Operand,
    },
    /// `freeze ty arg`
    Freeze {
        /// Type of operand and result.
        ty: Type,
        /// Operand.
        arg: Operand,
    },
    /// `op from arg to to`
    Cast {
        /// Which conversion.
        op: CastOp,
        /// Its flags.
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
        /// Alignment in bytes, a power of two; the type's preferred one if absent.
        align: Option<u64>,
        /// Address space of the result.
        addrspace: u32,
        /// Whether the module spells pointers with pointees, so that the result is `ty*` rather than `ptr`.
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
        /// Whether the loaded type was not written (old form).
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
        align: Option<u64>,
    },
    /// `store [atomic] [volatile] ty value, ptr_ty ptr [ordering], align n`
    Store {
        /// `atomic`
        atomic: Option<Box<Atomic>>,
        /// `volatile`
        volatile: bool,
        /// What to store.
        value: TypedOperand,
        /// Type of the address.
        ptr_ty: Type,
        /// Address.
        ptr: Operand,
        /// Alignment in bytes.
        align: Option<u64>,
    },
    /// `fence ordering`
    Fence(Box<Atomic>),
    /// `cmpxchg [weak] [volatile] ptr_ty ptr, ty expected, ty new success failure, align n`
    CmpXchg {
        /// `weak`: may fail without reason.
        weak: bool,
        /// `volatile`
        volatile: bool,
        /// Type of the address.
        ptr_ty: Type,
        /// Address.
        ptr: Operand,
        /// What must be there.
        expected: TypedOperand,
        /// What is stored then.
        new: TypedOperand,
        /// Scope, and the ordering if it is stored.
        atomic: Box<Atomic>,
        /// The ordering if it is not.
        failure: Ordering,
        /// Alignment in bytes; that of its size if absent.
        align: Option<u64>,
    },
    /// `atomicrmw [volatile] op ptr_ty ptr, ty value ordering, align n`
    AtomicRmw {
        /// Which operation.
        op: RmwOp,
        /// `volatile`
        volatile: bool,
        /// Type of the address.
        ptr_ty: Type,
        /// Address.
        ptr: Operand,
        /// The other operand.
        value: TypedOperand,
        /// Scope and ordering.
        atomic: Box<Atomic>,
        /// Alignment in bytes; that of its size if absent.
        align: Option<u64>,
    },
    /// `getelementptr source, base_ty base, idx…` and the old `getelementptr base_ty base, idx…`
    Gep {
        /// Source element type; [`Type::INVALID`] until inferred for the old form.
        source: Type,
        /// Whether the source type was not written (old form).
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
        /// Which of its elements, step by step.
        indices: Box<[u32]>,
    },
    /// `insertvalue ty agg, ty value, index…`
    InsertValue {
        /// The struct or array.
        agg: TypedOperand,
        /// What the element is in the result.
        value: TypedOperand,
        /// Which of its elements, step by step.
        indices: Box<[u32]>,
    },
    /// `extractelement ty vector, ity index`
    ExtractElement {
        /// The vector.
        vector: TypedOperand,
        /// Which of its elements.
        index: TypedOperand,
    },
    /// `insertelement ty vector, ety value, ity index`
    InsertElement {
        /// The vector.
        vector: TypedOperand,
        /// What the element is in the result.
        value: TypedOperand,
        /// Which of its elements.
        index: TypedOperand,
    },
    /// `shufflevector ty lhs, ty rhs, mty mask`
    ShuffleVector {
        /// The vector of the first elements.
        lhs: TypedOperand,
        /// The vector of the elements after them.
        rhs: TypedOperand,
        /// Which elements the result has: a constant; see [`super::Constants::shuffle_mask`].
        mask: TypedOperand,
    },
    /// `va_arg list_ty list, ty`
    VaArg {
        /// Type of the list's address.
        list_ty: Type,
        /// Address of the list of arguments.
        list: Operand,
        /// Type of the result: of the next argument.
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
        /// Its clauses.
        clauses: Box<[Clause]>,
    },
    /// `catchpad within %switch [T v, …]`
    CatchPad {
        /// The catchswitch it belongs to.
        within: Operand,
        /// What the personality function wants to know.
        args: Box<[TypedOperand]>,
    },
    /// `cleanuppad within %pad [T v, …]`
    CleanupPad {
        /// The pad around it; `none`.
        within: Operand,
        /// What the personality function wants to know.
        args: Box<[TypedOperand]>,
    },
    /// `catchswitch within %pad [label %a, …] unwind label %b`
    CatchSwitch {
        /// The pad around it; `none`.
        within: Operand,
        /// Blocks that start with a catchpad.
        handlers: Box<[BlockId]>,
        /// Where an exception goes that none of them takes; `to caller` if absent.
        unwind: Option<BlockId>,
    },
    /// `catchret from %pad to label %b`
    CatchRet {
        /// The catchpad.
        pad: Operand,
        /// Where to go on.
        target: BlockId,
    },
    /// `cleanupret from %pad unwind label %b`
    CleanupRet {
        /// The cleanuppad.
        pad: Operand,
        /// Where the exception goes next; `to caller` if absent.
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
        /// Type written before the condition.
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
        /// What to look at.
        value: Operand,
        /// Where to go if no case fits.
        default: BlockId,
        /// Cases with the type written before each.
        cases: Box<[(TypedConstCase, BlockId)]>,
    },
    /// `indirectbr ty address, [label %a, …]`
    IndirectBr {
        /// Type of the address.
        ty: Type,
        /// A block's address.
        address: Operand,
        /// The blocks it may be of; one may come more than once.
        targets: Box<[BlockId]>,
    },
    /// `unreachable`
    Unreachable,
}

/// A case of a switch: the type written before it and its constant.
pub type TypedConstCase = (Type, ConstId);

impl Inst {
    /// Whether it ends a block.
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
        )
    }

    /// What an instruction calls: a call, an invoke or a callbr.
    pub fn call(&self) -> Option<&CallInfo> {
        match self {
            Inst::Call(call) => Some(call),
            Inst::Invoke(invoke) => Some(&invoke.call),
            Inst::CallBr(callbr) => Some(&callbr.call),
            _ => None,
        }
    }

    /// The same, to be changed.
    pub fn call_mut(&mut self) -> Option<&mut CallInfo> {
        match self {
            Inst::Call(call) => Some(call),
            Inst::Invoke(invoke) => Some(&mut invoke.call),
            Inst::CallBr(callbr) => Some(&mut callbr.call),
            _ => None,
        }
    }

    /// Whether exceptions arrive here: the first instruction of a block that only unwinding leads to.
    pub fn is_pad(&self) -> bool {
        matches!(
            self,
            Inst::LandingPad { .. } | Inst::CatchPad { .. } | Inst::CleanupPad { .. } | Inst::CatchSwitch { .. }
        )
    }

    /// Whether its result is a token. (A call of an intrinsic may have one too; its type says so.)
    pub fn gives_token(&self) -> bool {
        matches!(self, Inst::CatchPad { .. } | Inst::CleanupPad { .. } | Inst::CatchSwitch { .. })
    }

    /// LangRef's name of the instruction.
    pub fn opcode(&self) -> &'static str {
        match self {
            Inst::Invalid => "<damaged>",
            Inst::Binary { op, .. } => op.keyword(),
            Inst::Fneg { .. } => "fneg",
            Inst::Freeze { .. } => "freeze",
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
        }
    }

    /// Calls `f` for every operand with the type written before it, in the order of the text. A phi's values are among
    /// them, blocks are not; see [`Inst::for_each_target`].
    pub fn for_each_operand(&self, mut f: impl FnMut(Type, Operand)) {
        match self {
            Inst::Invalid | Inst::Ret(None) | Inst::Br(_) | Inst::Unreachable | Inst::Unwind | Inst::Fence(_) => {}
            Inst::Binary { ty, lhs, rhs, .. } | Inst::Icmp { ty, lhs, rhs, .. } | Inst::Fcmp { ty, lhs, rhs, .. } => {
                f(*ty, *lhs);
                f(*ty, *rhs)
            }
            Inst::Fneg { ty, arg, .. } | Inst::Freeze { ty, arg } => f(*ty, *arg),
            Inst::Cast { from, arg, .. } => f(*from, *arg),
            Inst::Select { cond_ty, cond, then, other, .. } => {
                f(*cond_ty, *cond);
                f(then.0, then.1);
                f(other.0, other.1)
            }
            Inst::Phi { ty, incoming, .. } => incoming.iter().for_each(|(v, _)| f(*ty, *v)),
            Inst::Alloca { count, .. } => {
                if let Some((t, v)) = count {
                    f(*t, *v)
                }
            }
            Inst::Load { ptr_ty, ptr, .. } => f(*ptr_ty, *ptr),
            Inst::VaArg { list_ty, list, .. } => f(*list_ty, *list),
            Inst::Store { value, ptr_ty, ptr, .. } => {
                f(value.0, value.1);
                f(*ptr_ty, *ptr)
            }
            Inst::CmpXchg { ptr_ty, ptr, expected, new, .. } => {
                f(*ptr_ty, *ptr);
                f(expected.0, expected.1);
                f(new.0, new.1)
            }
            Inst::AtomicRmw { ptr_ty, ptr, value, .. } => {
                f(*ptr_ty, *ptr);
                f(value.0, value.1)
            }
            Inst::Gep { base_ty, base, indices, .. } => {
                f(*base_ty, *base);
                indices.iter().for_each(|(t, v)| f(*t, *v))
            }
            Inst::ExtractValue { agg, .. } => f(agg.0, agg.1),
            Inst::InsertValue { agg, value, .. } => {
                f(agg.0, agg.1);
                f(value.0, value.1)
            }
            Inst::ExtractElement { vector, index } => {
                f(vector.0, vector.1);
                f(index.0, index.1)
            }
            Inst::InsertElement { vector: a, value: b, index: c } | Inst::ShuffleVector { lhs: a, rhs: b, mask: c } => {
                [a, b, c].into_iter().for_each(|(t, v)| f(*t, *v))
            }
            Inst::Call(call) => call.for_each_operand(f),
            Inst::Invoke(invoke) => invoke.call.for_each_operand(f),
            Inst::CallBr(callbr) => callbr.call.for_each_operand(f),
            Inst::LandingPad { clauses, .. } => clauses.iter().for_each(|c| f(c.value.0, c.value.1)),
            Inst::CatchPad { within, args } | Inst::CleanupPad { within, args } => {
                f(Type::TOKEN, *within);
                args.iter().for_each(|(t, v)| f(*t, *v))
            }
            Inst::CatchSwitch { within: pad, .. } | Inst::CatchRet { pad, .. } | Inst::CleanupRet { pad, .. } => {
                f(Type::TOKEN, *pad)
            }
            Inst::Resume((t, v)) => f(*t, *v),
            Inst::Ret(Some((t, v))) => f(*t, *v),
            Inst::CondBr { cond_ty, cond, .. } => f(*cond_ty, *cond),
            Inst::Switch { ty, value, .. } => f(*ty, *value),
            Inst::IndirectBr { ty, address, .. } => f(*ty, *address),
        }
    }

    /// Calls `f` for every block a terminator may go to, in the order of the text (a target named twice comes twice).
    pub fn for_each_target(&self, mut f: impl FnMut(BlockId)) {
        match self {
            Inst::Br(target) => f(*target),
            Inst::CondBr { then, other, .. } => {
                f(*then);
                f(*other)
            }
            Inst::Switch { default, cases, .. } => {
                f(*default);
                cases.iter().for_each(|(_, b)| f(*b))
            }
            Inst::IndirectBr { targets, .. } => targets.iter().for_each(|b| f(*b)),
            Inst::Invoke(invoke) => {
                f(invoke.normal);
                f(invoke.unwind)
            }
            Inst::CallBr(callbr) => {
                f(callbr.fallthrough);
                callbr.indirect.iter().for_each(|b| f(*b))
            }
            Inst::CatchSwitch { handlers, unwind, .. } => {
                handlers.iter().for_each(|b| f(*b));
                unwind.iter().for_each(|b| f(*b))
            }
            Inst::CatchRet { target, .. } => f(*target),
            Inst::CleanupRet { unwind, .. } => unwind.iter().for_each(|b| f(*b)),
            _ => {}
        }
    }

    /// Calls `f` for every block a terminator may go to as programs run here: assembly that is run does not jump, and
    /// nothing is thrown into the pads of Windows.
    pub fn for_each_way(&self, mut f: impl FnMut(BlockId)) {
        match self {
            Inst::CallBr(callbr) => f(callbr.fallthrough),
            Inst::CatchSwitch { .. } | Inst::CleanupRet { .. } => {}
            _ => self.for_each_target(f),
        }
    }
}

impl CallInfo {
    /// Calls `f` for the callee, the arguments and the operands of the bundles.
    pub fn for_each_operand(&self, mut f: impl FnMut(Type, Operand)) {
        f(Type::PTR, self.callee);
        self.args.iter().for_each(|a| f(a.ty, a.value));
        self.bundles.iter().flat_map(|b| &b.args).for_each(|(t, v)| f(*t, *v));
    }
}
