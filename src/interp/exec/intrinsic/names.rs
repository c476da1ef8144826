//! Intrinsics by their names in [`intrinsics`], and the types of their arguments.

use super::{Intrinsic, Pair, Unary};
use crate::interp::register_code::Kind;
use crate::ir::inst::{BinaryOp, CastOp};
use crate::ir::intrinsics;

/// Returns the operation of an arithmetic intrinsic with overflow, such as `llvm.sadd.with.overflow.i32`, and whether it
/// is signed.
pub fn overflow(symbol: &str) -> Option<(BinaryOp, bool)> {
    Some(match intrinsics::of_symbol(symbol)? {
        "sadd.with.overflow" => (BinaryOp::Add, true),
        "uadd.with.overflow" => (BinaryOp::Add, false),
        "ssub.with.overflow" => (BinaryOp::Sub, true),
        "usub.with.overflow" => (BinaryOp::Sub, false),
        "smul.with.overflow" => (BinaryOp::Mul, true),
        "umul.with.overflow" => (BinaryOp::Mul, false),
        _ => return None,
    })
}

/// Returns a function with two results, such as `llvm.frexp.f64.i32`.
pub fn find_pair(symbol: &str) -> Option<Pair> {
    Some(match intrinsics::of_symbol(symbol)? {
        "frexp" => Pair::Frexp,
        "modf" => Pair::Modf,
        "sincos" => Pair::Sincos,
        _ => return None,
    })
}

/// Returns the intrinsic of a symbol such as `llvm.memcpy.p0.p0.i64`.
pub fn find(symbol: &str) -> Option<Intrinsic> {
    let name = intrinsics::of_symbol(symbol)?;
    match name.strip_prefix("experimental.constrained.") {
        Some(operation) => constrained(operation),
        None => plain(name),
    }
}

/// Finds a constrained operation. It equals the plain operation except for rounding
/// ([`rounding`](crate::interp::exec::float::rounding)); exception flags are not modeled.
fn constrained(name: &str) -> Option<Intrinsic> {
    let binary = BinaryOp::from_keyword(name).filter(|op| op.is_float()).map(Intrinsic::ConstrainedBinary);
    let cast = CastOp::from_keyword(name).filter(|op| {
        use CastOp::*;
        matches!(op, Fptosi | Fptoui | Sitofp | Uitofp | Fptrunc | Fpext)
    });
    binary.or(cast.map(Intrinsic::ConstrainedCast)).or_else(|| match name {
        "fcmp" | "fcmps" => Some(Intrinsic::ConstrainedFcmp),
        _ => plain(name).filter(|i| i.letters().starts_with('f') || matches!(i, Intrinsic::Lround | Intrinsic::Lrint)),
    })
}

fn plain(name: &str) -> Option<Intrinsic> {
    if let Some(unary) = unary(name) {
        return Some(Intrinsic::Unary(unary));
    }
    Some(match name {
        "memcpy" | "memcpy.inline" => Intrinsic::Memcpy,
        "memmove" => Intrinsic::Memmove,
        "memset" | "memset.inline" => Intrinsic::Memset,
        "lifetime.start" => Intrinsic::LifetimeStart,
        "lifetime.end" => Intrinsic::LifetimeEnd,
        "dbg.addr"
        | "dbg.declare"
        | "dbg.value"
        | "dbg.label"
        | "dbg.assign"
        | "dbg.stoppoint"
        | "dbg.func.start"
        | "dbg.region.start"
        | "dbg.region.end"
        | "donothing"
        | "sideeffect"
        | "prefetch"
        | "var.annotation"
        | "codeview.annotation"
        | "experimental.noalias.scope.decl"
        | "pseudoprobe"
        | "fake.use"
        | "clear_cache"
        | "gcroot"
        | "memory.barrier"
        | "va_end"
        | "invariant.end" => Intrinsic::NoOp,
        "expect"
        | "expect.with.probability"
        | "launder.invariant.group"
        | "strip.invariant.group"
        | "ssa.copy"
        | "ptr.annotation"
        | "annotation"
        // The trampoline's memory is itself executable.
        | "adjust.trampoline"
        | "threadlocal.address"
        | "arithmetic.fence" => Intrinsic::ReturnFirst,
        "assume" => Intrinsic::Assume,
        "trap" => Intrinsic::Trap,
        "ubsantrap" => Intrinsic::Ubsantrap,
        "debugtrap" => Intrinsic::Debugtrap,
        "is.constant" => Intrinsic::ReturnZero,
        // LangRef: zero if unknown. A handle that is never used can be null.
        "returnaddress" | "invariant.start" => Intrinsic::ReturnZero,
        "frameaddress" | "addressofreturnaddress" | "sponentry" => Intrinsic::FrameAddress,
        "get.rounding" => Intrinsic::GetRounding,
        "set.rounding" => Intrinsic::SetRounding,
        // The conditions hold, and `vscale` is 1: scalable vectors have exactly as many elements as written.
        "vscale" | "experimental.widenable.condition" | "allow.runtime.check" | "allow.ubsan.check" => Intrinsic::ReturnOne,
        "readcyclecounter" | "readsteadycounter" => Intrinsic::Clock,
        "objectsize" => Intrinsic::ObjectSize,
        "ptrmask" => Intrinsic::Ptrmask,
        "load.relative" => Intrinsic::LoadRelative,
        "init.trampoline" => Intrinsic::InitTrampoline,
        "va_start" => Intrinsic::VaStart,
        "va_copy" => Intrinsic::VaCopy,
        "stacksave" => Intrinsic::StackSave,
        "stackrestore" => Intrinsic::StackRestore,
        "abs" => Intrinsic::Abs,
        "smax" => Intrinsic::Smax,
        "smin" => Intrinsic::Smin,
        "umax" => Intrinsic::Umax,
        "umin" => Intrinsic::Umin,
        "scmp" => Intrinsic::ThreeWayCmp(true),
        "ucmp" => Intrinsic::ThreeWayCmp(false),
        "ctpop" => Intrinsic::Ctpop,
        "ctlz" => Intrinsic::Ctlz,
        "cttz" => Intrinsic::Cttz,
        "bswap" => Intrinsic::Bswap,
        "bitreverse" => Intrinsic::Bitreverse,
        "fshl" => Intrinsic::Fshl,
        "fshr" => Intrinsic::Fshr,
        "sadd.sat" => Intrinsic::SaddSat,
        "uadd.sat" => Intrinsic::UaddSat,
        "ssub.sat" => Intrinsic::SsubSat,
        "usub.sat" => Intrinsic::UsubSat,
        "sshl.sat" => Intrinsic::ShlSat(true),
        "ushl.sat" => Intrinsic::ShlSat(false),
        "pow" => Intrinsic::Pow,
        "atan2" => Intrinsic::Atan2,
        "powi" => Intrinsic::Powi,
        "ldexp" => Intrinsic::Ldexp,
        "copysign" => Intrinsic::Copysign,
        "minnum" => Intrinsic::Minnum,
        "maxnum" => Intrinsic::Maxnum,
        "minimum" => Intrinsic::Minimum,
        "maximum" => Intrinsic::Maximum,
        "minimumnum" => Intrinsic::Minimumnum,
        "maximumnum" => Intrinsic::Maximumnum,
        "fma" => Intrinsic::Fma,
        "fmuladd" => Intrinsic::Fmuladd,
        "fptosi.sat" => Intrinsic::FpToIntSat(true),
        "fptoui.sat" => Intrinsic::FpToIntSat(false),
        "lround" | "llround" => Intrinsic::Lround,
        "lrint" | "llrint" => Intrinsic::Lrint,
        "is.fpclass" => Intrinsic::IsFpclass,
        "eh.typeid.for" | "eh.typeid.for.i32" | "eh.typeid.for.i64" => Intrinsic::TypeidFor,
        "isunordered" => Intrinsic::Isunordered,
        "fptrunc.round" => Intrinsic::ConstrainedCast(CastOp::Fptrunc),
        "convert.to.fp16" => Intrinsic::ToFp16,
        "convert.from.fp16" => Intrinsic::FromFp16,
        _ => return None,
    })
}

fn unary(name: &str) -> Option<Unary> {
    Some(match name {
        "fabs" => Unary::Fabs,
        "sqrt" => Unary::Sqrt,
        "floor" => Unary::Floor,
        "ceil" => Unary::Ceil,
        "trunc" => Unary::Trunc,
        "rint" | "nearbyint" | "roundeven" => Unary::Rint,
        "round" => Unary::Round,
        "canonicalize" => Unary::Canonicalize,
        "sin" => Unary::Sin,
        "cos" => Unary::Cos,
        "tan" => Unary::Tan,
        "sinh" => Unary::Sinh,
        "cosh" => Unary::Cosh,
        "tanh" => Unary::Tanh,
        "asin" => Unary::Asin,
        "acos" => Unary::Acos,
        "atan" => Unary::Atan,
        "exp" => Unary::Exp,
        "exp2" => Unary::Exp2,
        "exp10" => Unary::Exp10,
        "log" => Unary::Log,
        "log2" => Unary::Log2,
        "log10" => Unary::Log10,
        _ => return None,
    })
}

impl Intrinsic {
    /// Returns the types of the result and the arguments: `v` none, `i` integer, `b` i1, `f` floating point,
    /// `p` pointer, `=` same as the result, `s` same as the previous argument, `x` any; `?` makes an argument
    /// optional, `*` accepts any further ones. Metadata arguments are not counted.
    fn letters(self) -> &'static str {
        use Intrinsic::*;
        match self {
            NoOp | Trap | Ubsantrap | Debugtrap => "v*",
            ReturnFirst => "x=*",
            ReturnZero | ReturnOne => "x*",
            FrameAddress => "p*",
            Clock | GetRounding => "i",
            SetRounding => "vi",
            TypeidFor => "ip",
            Assume => "vb",
            // Old forms have an alignment, or lack the volatile flag.
            Memcpy | Memmove => "vppi*",
            Memset => "vpii*",
            LifetimeStart | LifetimeEnd => "vx?",
            ObjectSize => "ip*",
            StackSave => "p",
            StackRestore | VaStart => "vp",
            VaCopy => "vpp",
            InitTrampoline => "vppp",
            Ptrmask => "p=i",
            LoadRelative => "ppi",
            Abs | Ctlz | Cttz => "i=?",
            Ctpop | Bswap | Bitreverse => "i=",
            Smax | Smin | Umax | Umin | SaddSat | UaddSat | SsubSat | UsubSat | ShlSat(_) => "i==",
            ThreeWayCmp(_) => "iis",
            Fshl | Fshr => "i===",
            Unary(_) => "f=",
            Pow | Atan2 | Copysign | Minnum | Maxnum | Minimum | Maximum | Minimumnum | Maximumnum
            | ConstrainedBinary(_) => "f==",
            Powi | Ldexp => "f=i",
            Fma | Fmuladd => "f===",
            FpToIntSat(_) | Lround | Lrint | ToFp16 => "if",
            FromFp16 => "fi",
            IsFpclass => "bfi",
            Isunordered | ConstrainedFcmp => "bfs",
            ConstrainedCast(CastOp::Fptosi | CastOp::Fptoui) => "if",
            ConstrainedCast(CastOp::Sitofp | CastOp::Uitofp) => "fi",
            ConstrainedCast(_) => "ff",
        }
    }

    /// Whether the intrinsic accepts these argument kinds and this result kind.
    pub fn fits(self, ret: Kind, args: &[Kind]) -> bool {
        let mut args = args.iter().copied().peekable();
        let mut before = ret;
        for (n, letter) in self.letters().chars().enumerate() {
            if letter == '*' {
                return true;
            }
            let kind = match (n, letter) {
                (0, _) => ret,
                (_, '?') if args.peek().is_none() => return true,
                _ => match args.next() {
                    Some(kind) => kind,
                    None => return false,
                },
            };
            let fits = match letter {
                'v' => kind == Kind::Void,
                'i' => matches!(kind, Kind::Int(_)),
                'b' => kind == Kind::Int(1),
                'f' => kind.format().is_some(),
                'p' => kind == Kind::Ptr,
                '=' => kind == ret,
                's' => kind == before,
                _ => true,
            };
            if !fits {
                return false;
            }
            before = kind;
        }
        let width = ret.width();
        let odd = match self {
            Intrinsic::Bswap => !width.is_multiple_of(16),
            Intrinsic::ThreeWayCmp(_) => width < 2,
            Intrinsic::ToFp16 => width != 16,
            Intrinsic::FromFp16 => before != Kind::Int(16),
            _ => false,
        };
        !odd && args.next().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_without_their_types() {
        assert_eq!(find("llvm.memcpy.p0i8.p0i8.i64"), Some(Intrinsic::Memcpy));
        assert_eq!(find("llvm.memcpy.p0.p0.i64"), Some(Intrinsic::Memcpy));
        assert_eq!(find("llvm.memcpy.i32"), Some(Intrinsic::Memcpy));
        assert_eq!(find("llvm.lifetime.start.p0"), Some(Intrinsic::LifetimeStart));
        assert_eq!(find("llvm.exp2.f64"), Some(Intrinsic::Unary(Unary::Exp2)));
        assert_eq!(find("llvm.log10.bf16"), Some(Intrinsic::Unary(Unary::Log10)));
        assert_eq!(find("llvm.sadd.sat.i7"), Some(Intrinsic::SaddSat));
        assert_eq!(find("llvm.fptosi.sat.i8.f16"), Some(Intrinsic::FpToIntSat(true)));
        assert_eq!(find("llvm.experimental.constrained.fadd.f32"), Some(Intrinsic::ConstrainedBinary(BinaryOp::Fadd)));
        assert_eq!(find("llvm.experimental.constrained.sqrt.f64"), Some(Intrinsic::Unary(Unary::Sqrt)));
        assert_eq!(find("llvm.experimental.constrained.memcpy"), None);
        assert_eq!(find("llvm.sadd.with.overflow.i32"), None);
        assert_eq!(overflow("llvm.sadd.with.overflow.i32"), Some((BinaryOp::Add, true)));
        assert_eq!(overflow("llvm.umul.with.overflow.v4i32"), Some((BinaryOp::Mul, false)));
        assert_eq!(find_pair("llvm.frexp.f16.i32"), Some(Pair::Frexp));
        assert_eq!(find("memcpy"), None);
    }

    #[test]
    fn calls_of_other_types_do_not_fit() {
        let (word, int) = (Kind::Int(32), Kind::Int);
        assert!(Intrinsic::Ctlz.fits(word, &[word]) && Intrinsic::Ctlz.fits(word, &[word, int(1)]));
        assert!(!Intrinsic::Ctlz.fits(word, &[int(64)]) && !Intrinsic::Ctlz.fits(Kind::Void, &[Kind::Void]));
        assert!(!Intrinsic::Bswap.fits(int(24), &[int(24)]) && Intrinsic::Bswap.fits(int(48), &[int(48)]));
        assert!(Intrinsic::Unary(Unary::Sin).fits(Kind::Half, &[Kind::Half]));
        assert!(!Intrinsic::Unary(Unary::Sin).fits(Kind::Half, &[Kind::Float]));
        assert!(Intrinsic::Memcpy.fits(Kind::Void, &[Kind::Ptr, Kind::Ptr, word, word]));
    }
}
