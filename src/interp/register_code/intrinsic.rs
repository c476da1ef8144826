//! Intrinsic functions supported by the interpreter.

use crate::ir::inst::{BinaryOp, CastOp};
use rustc_apfloat::Round;

/// A supported intrinsic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Intrinsic {
    Memcpy,
    Memmove,
    Memset,
    LifetimeStart,
    LifetimeEnd,
    /// No effect and no result.
    NoOp,
    /// Returns its first argument.
    ReturnFirst,
    /// Returns zero, false or null.
    ReturnZero,
    /// Returns one or true.
    ReturnOne,
    /// Returns an address near the top of the stack.
    FrameAddress,
    /// Returns the elapsed time.
    Clock,
    Assume,
    Trap,
    /// `llvm.ubsantrap`
    Ubsantrap,
    /// `llvm.debugtrap`
    Debugtrap,
    /// `llvm.eh.typeid.for`
    TypeidFor,
    ObjectSize,
    Ptrmask,
    LoadRelative,
    /// `llvm.init.trampoline`
    InitTrampoline,
    StackSave,
    StackRestore,
    /// `llvm.va_start`: an operation of its own, since it needs the frame.
    VaStart,
    VaCopy,
    Abs,
    Smax,
    Smin,
    Umax,
    Umin,
    /// `scmp`, `ucmp`; `true`: signed.
    ThreeWayCmp(bool),
    Ctpop,
    Ctlz,
    Cttz,
    Bswap,
    Bitreverse,
    Fshl,
    Fshr,
    SaddSat,
    UaddSat,
    SsubSat,
    UsubSat,
    /// `sshl.sat`, `ushl.sat`; `true`: signed.
    ShlSat(bool),
    Unary(Unary),
    Pow,
    Atan2,
    Powi,
    Ldexp,
    Copysign,
    Minnum,
    Maxnum,
    Minimum,
    Maximum,
    Minimumnum,
    Maximumnum,
    Fma,
    Fmuladd,
    /// `fptosi.sat`, `fptoui.sat`; `true`: signed.
    FpToIntSat(bool),
    /// Rounds to the nearest integer, ties away from zero.
    Lround,
    /// Rounds to the nearest integer, ties to even.
    Lrint,
    IsFpclass,
    Isunordered,
    /// `llvm.convert.to.fp16`: the bits of a `half` as an integer.
    ToFp16,
    /// `llvm.convert.from.fp16`: the inverse.
    FromFp16,
    /// `llvm.get.rounding`
    GetRounding,
    /// `llvm.set.rounding`
    SetRounding,
    /// `llvm.experimental.constrained.fadd` and other arithmetic.
    ConstrainedBinary(BinaryOp),
    /// `llvm.experimental.constrained.fptosi` and other conversions; `llvm.fptrunc.round`.
    ConstrainedCast(CastOp),
    /// `llvm.experimental.constrained.fcmp`: the predicate is a metadata operand.
    ConstrainedFcmp,
}

/// Functions of one floating-point argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unary {
    Fabs,
    Sqrt,
    Floor,
    Ceil,
    Trunc,
    Rint,
    Round,
    Canonicalize,
    Sin,
    Cos,
    Tan,
    Sinh,
    Cosh,
    Tanh,
    Asin,
    Acos,
    Atan,
    Exp,
    Exp2,
    Exp10,
    Log,
    Log2,
    Log10,
}

/// Functions that return two numbers as a struct.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pair {
    /// Fraction and exponent.
    Frexp,
    /// Fractional and integral part.
    Modf,
    Sincos,
}

/// Rounding mode of a constrained operation, if not to nearest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rounding {
    /// The current mode of the floating-point environment.
    Dynamic,
    /// The mode named by the metadata operand.
    Fixed(Round),
}
