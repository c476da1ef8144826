//! Argument and result types of intrinsic functions.

use crate::ir::inst::CastOp;
use crate::jit::translate::intrinsic::Intrinsic;
use crate::jit::translate::scalar_type::Scalar;

/// Constraint on an argument or result type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TypeConstraint {
    Nothing,
    Any,
    Int,
    Bit,
    Byte,
    Float,
    Ptr,
    /// The type of the result.
    Result,
    /// The type of the first argument.
    First,
    /// An i32.
    I32,
}

impl Intrinsic {
    /// Returns the constraint on the result, those on the required arguments, and whether further arguments may follow,
    /// which are not checked.
    fn shape(self) -> (TypeConstraint, &'static [TypeConstraint], bool) {
        use TypeConstraint::*;
        match self {
            Intrinsic::NoOp => (Any, &[], true),
            Intrinsic::Trap | Intrinsic::Debugtrap => (Nothing, &[], true),
            Intrinsic::ReturnFirst => (Any, &[Result], true),
            Intrinsic::Copy(_) => (Nothing, &[Ptr, Ptr, Int], true),
            Intrinsic::Memset => (Nothing, &[Ptr, Byte, Int], true),
            Intrinsic::Stacksave => (Ptr, &[], false),
            Intrinsic::Stackrestore | Intrinsic::VaStart => (Nothing, &[Ptr], false),
            Intrinsic::VaCopy => (Nothing, &[Ptr, Ptr], false),
            Intrinsic::InitTrampoline => (Nothing, &[Ptr, Ptr, Ptr], false),
            Intrinsic::ReturnZero => (Any, &[], true),
            Intrinsic::ReturnOne => (Int, &[], true),
            Intrinsic::ReturnAddress | Intrinsic::FrameAddress => (Ptr, &[Int], false),
            Intrinsic::GetRounding => (I32, &[], false),
            Intrinsic::SetRounding => (Nothing, &[I32], false),
            Intrinsic::Clock => (Int, &[], false),
            Intrinsic::Ptrmask => (Ptr, &[Ptr, Int], false),
            Intrinsic::LoadRelative => (Ptr, &[Ptr, Int], false),
            Intrinsic::Objectsize => (Int, &[Ptr, Int], true),
            // The old forms have no flag argument.
            Intrinsic::Abs | Intrinsic::Ctlz | Intrinsic::Cttz => (Int, &[Result], true),
            Intrinsic::Ctpop | Intrinsic::Bswap | Intrinsic::Bitreverse => (Int, &[Result], false),
            Intrinsic::MinMax(_)
            | Intrinsic::UaddSat
            | Intrinsic::UsubSat
            | Intrinsic::SaddSat
            | Intrinsic::SsubSat
            | Intrinsic::ShlSat(_) => (Int, &[Result, Result], false),
            Intrinsic::ThreeWayCmp(_) => (Int, &[Int, First], false),
            Intrinsic::Fshl | Intrinsic::Fshr => (Int, &[Result, Result, Result], false),
            Intrinsic::Fabs
            | Intrinsic::Sqrt
            | Intrinsic::Floor
            | Intrinsic::Ceil
            | Intrinsic::Truncate
            | Intrinsic::Nearest
            | Intrinsic::Canonicalize => (Float, &[Result], false),
            Intrinsic::Copysign
            | Intrinsic::Minnum
            | Intrinsic::Maxnum
            | Intrinsic::Minimum
            | Intrinsic::Maximum
            | Intrinsic::Minimumnum
            | Intrinsic::Maximumnum
            | Intrinsic::ConstrainedBinary(_) => (Float, &[Result, Result], false),
            Intrinsic::Fma | Intrinsic::Fmuladd => (Float, &[Result, Result, Result], false),
            Intrinsic::Math(double, _) => match double.signature().0 {
                [_] => (Float, &[Result], false),
                [_, second] if second.is_int() => (Float, &[Result, I32], false),
                _ => (Float, &[Result, Result], false),
            },
            Intrinsic::Ldexp => (Float, &[Result, I32], false),
            Intrinsic::FptosiSat | Intrinsic::FptouiSat | Intrinsic::Whole(_) | Intrinsic::ToFp16 => {
                (Int, &[Float], false)
            }
            Intrinsic::FromFp16 => (Float, &[Int], false),
            Intrinsic::IsFpclass => (Bit, &[Float, I32], false),
            Intrinsic::Isunordered | Intrinsic::ConstrainedFcmp => (Bit, &[Float, First], false),
            Intrinsic::ConstrainedCast(CastOp::Fptosi | CastOp::Fptoui) => (Int, &[Float], false),
            Intrinsic::ConstrainedCast(CastOp::Sitofp | CastOp::Uitofp) => (Float, &[Int], false),
            Intrinsic::ConstrainedCast(_) => (Float, &[Float], false),
            // Their struct results are checked elsewhere.
            Intrinsic::Overflow(..) => (Any, &[Int, First], false),
            // Their vector types are checked elsewhere.
            Intrinsic::Reduce(_) | Intrinsic::Masked(..) | Intrinsic::Rearrange(_) => (Any, &[], true),
            Intrinsic::TypeidFor => (I32, &[Ptr], false),
            Intrinsic::Setjmp => (I32, &[Ptr], false),
            Intrinsic::Longjmp => (Nothing, &[Ptr], false),
            Intrinsic::Pair(_) => (Any, &[Float], false),
        }
    }

    /// Whether the result is a floating-point number.
    pub(super) fn gives_float(self) -> bool {
        self.shape().0 == TypeConstraint::Float
    }

    /// Whether it supports these types of arguments and result; `None` stands for a type that is not
    /// a scalar.
    pub(in crate::jit) fn fits(self, ret: Option<Scalar>, args: &[Option<Scalar>]) -> bool {
        let (result, wanted, more) = self.shape();
        let is = |is: TypeConstraint, given: Option<Scalar>| match is {
            TypeConstraint::Nothing => given.is_none(),
            TypeConstraint::Any => true,
            TypeConstraint::Int => matches!(given, Some(Scalar::Int(_))),
            TypeConstraint::Bit => given == Some(Scalar::Int(1)),
            TypeConstraint::Byte => given == Some(Scalar::Int(8)),
            TypeConstraint::I32 => given == Some(Scalar::Int(32)),
            TypeConstraint::Float => given.is_some_and(Scalar::is_float),
            TypeConstraint::Ptr => given == Some(Scalar::Ptr),
            TypeConstraint::Result => given == ret,
            TypeConstraint::First => given == args[0],
        };
        let bits = ret.map_or(0, Scalar::bits);
        let odd = match self {
            Intrinsic::Bswap => !bits.is_multiple_of(16),
            Intrinsic::ThreeWayCmp(_) => bits < 2,
            Intrinsic::ReturnZero => ret.is_none_or(Scalar::is_float),
            Intrinsic::ToFp16 => bits != 16,
            Intrinsic::FromFp16 => args.first() != Some(&Some(Scalar::Int(16))),
            _ => false,
        };
        let enough = if more { args.len() >= wanted.len() } else { args.len() == wanted.len() };
        !odd && enough && is(result, ret) && wanted.iter().zip(args).all(|(w, a)| is(*w, *a))
    }
}
