//! Opcodes, predicates, orderings and flags that distinguish instructions of one shape, with their keywords.

use crate::ir::keywords::keywords;
use crate::ir::types::TypeKind;

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
    /// Whether it is an integer division or remainder, which has undefined behavior (not just poison) for some
    /// operands.
    pub fn is_division(self) -> bool {
        matches!(self, BinaryOp::Udiv | BinaryOp::Sdiv | BinaryOp::Urem | BinaryOp::Srem)
    }

    /// Whether it operates on floating-point values.
    pub fn is_float(self) -> bool {
        use BinaryOp::*;
        matches!(self, Fadd | Fsub | Fmul | Fdiv | Frem)
    }
}

keywords! {
    /// Operations with one operand, whose type is that of the result (LangRef "Unary Operations", "Other Operations").
    #[expect(missing_docs, reason = "each is LangRef's instruction of that name")]
    UnaryOp {
        Fneg = "fneg", Freeze = "freeze",
    }
}

impl UnaryOp {
    /// Returns the types that it accepts.
    pub fn operand_class(self) -> OperandClass {
        match self {
            UnaryOp::Fneg => OperandClass::FloatingPoint,
            UnaryOp::Freeze => OperandClass::FirstClass,
        }
    }

    /// Whether it accepts fast-math flags.
    pub fn has_fast_math(self) -> bool {
        self.operand_class() == OperandClass::FloatingPoint
    }
}

/// Types that an operation accepts (LangRef "Type System"), and vectors of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OperandClass {
    /// Floating-point types.
    FloatingPoint,
    /// Types of values that instructions produce.
    FirstClass,
}

impl OperandClass {
    /// Returns the name in LangRef.
    pub fn name(self) -> &'static str {
        match self {
            OperandClass::FloatingPoint => "floating-point",
            OperandClass::FirstClass => "first class",
        }
    }

    /// Whether it contains the type of a value. For a vector, `scalar` is the type of its elements.
    pub fn contains(self, scalar: &TypeKind) -> bool {
        match self {
            OperandClass::FloatingPoint => matches!(scalar, TypeKind::Float(_)),
            OperandClass::FirstClass => true,
        }
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

impl Ordering {
    /// Returns the strongest ordering of a failed `cmpxchg` whose success has this one.
    pub fn strongest_failure(self) -> Ordering {
        match self {
            Ordering::AcqRel => Ordering::Acquire,
            Ordering::Release => Ordering::Monotonic,
            other => other,
        }
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
    /// Whether it operates on floating-point values only.
    pub fn is_float(self) -> bool {
        use RmwOp::*;
        matches!(self, Fadd | Fsub | Fmax | Fmin | Fmaximum | Fminimum)
    }
}

/// Atomicity of a memory access. Boxed in instructions, since few accesses are atomic.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Atomic {
    /// `syncscope("…")`: the threads that it synchronizes with; all of them if absent.
    pub scope: Option<Box<str>>,
    /// Memory ordering.
    pub ordering: Ordering,
}

/// Atomicity of a `cmpxchg`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CmpXchgAtomic {
    /// Synchronization scope, and ordering if the comparison succeeds.
    pub success: Atomic,
    /// Ordering if it fails.
    pub failure: Ordering,
}

/// Flags of binary operations; violating one makes the result poison.
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
    /// Fast-math flags; see [`FastMath`].
    pub fast: FastMath,
}

/// Fast-math flags, a bit set in LangRef's order: nnan ninf nsz arcp contract afn reassoc.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct FastMath(pub u8);

impl FastMath {
    /// Keywords by bit number.
    pub const KEYWORDS: [&'static str; 7] = ["nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"];
    /// All flags: `fast`.
    pub const ALL: FastMath = FastMath(0x7f);
}

/// Flags of conversions; violating one makes the result poison.
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
}

/// `inrange`: the part of an object that a constant address stays in, a hint for virtual table optimizations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InRange {
    /// `inrange(-16, 8)`: byte range relative to the address.
    Bytes(i64, i64),
    /// `inrange` before an index (old).
    Index(u32),
}
