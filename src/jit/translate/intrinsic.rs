//! Intrinsic functions (LangRef "Intrinsic Functions"): which are known, and what they become.

use super::TRAP_CALLED;
use super::func::{FuncTranslator, Lowered};
use super::vector::{Masked as Memory, Reduction};
use crate::ir::inst::{BinaryOp, CallInfo};
use crate::ir::{Name, Operand, TypeKind};
use crate::jit::runtime::Runtime;
use crate::jit::scalar::{Scalar, holder, is_exact};
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{InstBuilder, Value, types};

/// The intrinsic functions that can be called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) enum Intrinsic {
    /// Says something to optimisers or debuggers: nothing to do.
    Nothing,
    /// Is its first argument: `llvm.expect` and its kin.
    First,
    /// A copy of memory that may overlap or not.
    Copy(Runtime),
    Memset,
    Stacksave,
    Stackrestore,
    VaStart,
    VaCopy,
    Trap,
    Debugtrap,
    /// `llvm.is.constant`: false, as after no optimisation.
    IsConstant,
    /// `llvm.objectsize`: unknown.
    Objectsize,
    Abs,
    /// `scmp`, `ucmp`: -1, 0 or 1; whether signed.
    ThreeWay(bool),
    /// `smax` and others: the first where the condition holds.
    MinMax(IntCC),
    Ctpop,
    Ctlz,
    Cttz,
    Bswap,
    Bitreverse,
    Fshl,
    Fshr,
    /// `llvm.sadd.with.overflow` and its kin: the operation, and whether it is signed.
    Overflow(BinaryOp, bool),
    UaddSat,
    UsubSat,
    SaddSat,
    SsubSat,
    Fabs,
    Sqrt,
    Floor,
    Ceil,
    Truncate,
    /// To even at a half: `rint`, `nearbyint`, `roundeven`.
    Nearest,
    Copysign,
    Fma,
    /// May round twice, and does.
    Fmuladd,
    Minnum,
    Maxnum,
    Minimum,
    Maximum,
    /// A function of the mathematical library, for double and float.
    Math(Runtime, Runtime),
    FptosiSat,
    FptouiSat,
    /// `llvm.vector.reduce.*`
    Reduce(Reduction),
    /// `llvm.masked.load` and its kin: which memory, and whether it is a store.
    Masked(Memory, bool),
}

impl Intrinsic {
    /// The intrinsic of a name such as `llvm.memcpy.p0.p0.i64`.
    pub(in crate::jit) fn named(name: &Name) -> Option<Intrinsic> {
        let Name::Text(text) = name else { return None };
        let rest = text.strip_prefix("llvm.")?;
        let mut parts = rest.split('.');
        let (first, second) = (parts.next()?, parts.next().unwrap_or(""));
        use Intrinsic::*;
        Some(match (first, second) {
            (
                "dbg" | "lifetime" | "invariant" | "donothing" | "assume" | "sideeffect" | "prefetch" | "pseudoprobe",
                _,
            ) => Nothing,
            // What a list needs is in its function's frame.
            ("va_end", _) => Nothing,
            ("va_start", _) => VaStart,
            ("va_copy", _) => VaCopy,
            ("experimental", "noalias") | ("var", "annotation") => Nothing,
            ("expect" | "launder" | "strip" | "annotation", _)
            | ("ptr", "annotation")
            | ("ssa", "copy")
            | ("arithmetic", "fence") => First,
            ("memcpy", "inline") => Copy(Runtime::Memcpy),
            ("memcpy", "element") | ("memmove", "element") | ("memset", "element") => return None,
            ("memcpy", _) => Copy(Runtime::Memcpy),
            ("memmove", _) => Copy(Runtime::Memmove),
            ("memset", "pattern") => return None,
            ("memset", _) => Memset,
            ("stacksave", _) => Stacksave,
            ("stackrestore", _) => Stackrestore,
            ("trap" | "ubsantrap", _) => Trap,
            ("debugtrap", _) => Debugtrap,
            ("is", "constant") => IsConstant,
            ("objectsize", _) => Objectsize,
            ("abs", _) => Abs,
            ("scmp", _) => ThreeWay(true),
            ("ucmp", _) => ThreeWay(false),
            ("smax", _) => MinMax(IntCC::SignedGreaterThan),
            ("smin", _) => MinMax(IntCC::SignedLessThan),
            ("umax", _) => MinMax(IntCC::UnsignedGreaterThan),
            ("umin", _) => MinMax(IntCC::UnsignedLessThan),
            ("ctpop", _) => Ctpop,
            ("ctlz", _) => Ctlz,
            ("cttz", "elts") => return None,
            ("cttz", _) => Cttz,
            ("bswap", _) => Bswap,
            ("bitreverse", _) => Bitreverse,
            ("fshl", _) => Fshl,
            ("fshr", _) => Fshr,
            ("sadd", "with") => Overflow(BinaryOp::Add, true),
            ("uadd", "with") => Overflow(BinaryOp::Add, false),
            ("ssub", "with") => Overflow(BinaryOp::Sub, true),
            ("usub", "with") => Overflow(BinaryOp::Sub, false),
            ("smul", "with") => Overflow(BinaryOp::Mul, true),
            ("umul", "with") => Overflow(BinaryOp::Mul, false),
            ("uadd", "sat") => UaddSat,
            ("usub", "sat") => UsubSat,
            ("sadd", "sat") => SaddSat,
            ("ssub", "sat") => SsubSat,
            ("fabs", _) => Fabs,
            ("sqrt", _) => Sqrt,
            ("floor", _) => Floor,
            ("ceil", _) => Ceil,
            ("trunc", _) => Truncate,
            ("rint" | "nearbyint" | "roundeven", _) => Nearest,
            ("round", _) => Math(Runtime::Round, Runtime::Roundf),
            ("copysign", _) => Copysign,
            ("fma", _) => Fma,
            ("fmuladd", _) => Fmuladd,
            ("minnum", _) => Minnum,
            ("maxnum", _) => Maxnum,
            ("minimum", _) => Minimum,
            ("maximum", _) => Maximum,
            ("sin", _) => Math(Runtime::Sin, Runtime::Sinf),
            ("cos", _) => Math(Runtime::Cos, Runtime::Cosf),
            ("exp", _) => Math(Runtime::Exp, Runtime::Expf),
            ("exp2", _) => Math(Runtime::Exp2, Runtime::Exp2f),
            ("log", _) => Math(Runtime::Log, Runtime::Logf),
            ("log2", _) => Math(Runtime::Log2, Runtime::Log2f),
            ("log10", _) => Math(Runtime::Log10, Runtime::Log10f),
            ("tan", _) => Math(Runtime::Tan, Runtime::Tanf),
            ("pow", _) => Math(Runtime::Pow, Runtime::Powf),
            ("powi", _) => Math(Runtime::Powi, Runtime::Powif),
            ("vector", "reduce") => Reduce(Reduction::named(parts.next()?)?),
            ("experimental", "vector") if parts.next() == Some("reduce") => {
                let word = parts.next()?;
                Reduce(Reduction::named(if word == "v2" { parts.next()? } else { word })?)
            }
            ("masked", "load") => Masked(Memory::Consecutive, false),
            ("masked", "store") => Masked(Memory::Consecutive, true),
            ("masked", "gather") => Masked(Memory::Scattered, false),
            ("masked", "scatter") => Masked(Memory::Scattered, true),
            ("masked", "expandload") => Masked(Memory::Dense, false),
            ("masked", "compressstore") => Masked(Memory::Dense, true),
            ("fptosi", "sat") => FptosiSat,
            ("fptoui", "sat") => FptouiSat,
            _ => return None,
        })
    }

    /// Whether a name is reserved for intrinsic functions.
    pub(in crate::jit) fn is_reserved(name: &Name) -> bool {
        matches!(name, Name::Text(text) if text.starts_with("llvm."))
    }
}

impl FuncTranslator<'_, '_> {
    /// Whether a callee saves or restores the stack.
    pub(super) fn is_stack_intrinsic(&self, callee: Operand) -> bool {
        let named = super::call::named_callee(self.env.module, callee);
        let intrinsic = named.and_then(|id| Intrinsic::named(&self.env.module.globals[id].name));
        matches!(intrinsic, Some(Intrinsic::Stacksave | Intrinsic::Stackrestore))
    }

    /// A call of an intrinsic function; its result if it has one.
    pub(super) fn intrinsic(&mut self, intrinsic: Intrinsic, call: &CallInfo) -> Option<Lowered> {
        let TypeKind::Function { ret, .. } = self.env.module.types.kind(call.fn_ty) else { return None };
        let types = &self.env.module.types;
        let ret = Scalar::of(types, types.scalar(*ret));
        let arg = |n: usize| call.args[n].value;
        let arg_bits = |this: &Self, n: usize| this.env.element(call.args[n].ty).bits();
        let result: Value = match intrinsic {
            Intrinsic::Nothing => return None,
            Intrinsic::First => return Some(self.value(arg(0))),
            Intrinsic::Copy(function) => {
                let (to, from) = (self.scalar(arg(0)), self.scalar(arg(1)));
                let (bits, length) = (arg_bits(self, 2), self.scalar(arg(2)));
                let length = self.zero_extended_to(bits, 64, length);
                self.call_runtime(function, &[to, from, length]);
                return None;
            }
            Intrinsic::Overflow(op, signed) => {
                let (bits, a, b) = (arg_bits(self, 0), self.scalar(arg(0)), self.scalar(arg(1)));
                let (result, over) = self.overflowing(op, signed, bits, a, b);
                return Some(self.of_parts([result, over]));
            }
            Intrinsic::Memset => {
                let (to, byte) = (self.scalar(arg(0)), self.scalar(arg(1)));
                let (bits, length) = (arg_bits(self, 2), self.scalar(arg(2)));
                let length = self.zero_extended_to(bits, 64, length);
                let byte = self.b.ins().uextend(types::I32, byte);
                self.call_runtime(Runtime::Memset, &[to, byte, length]);
                return None;
            }
            Intrinsic::Stacksave => self.side_top(),
            Intrinsic::Stackrestore => {
                let top = self.scalar(arg(0));
                self.restore_side_top(top);
                return None;
            }
            Intrinsic::VaStart => {
                self.va_start(arg(0));
                return None;
            }
            Intrinsic::VaCopy => {
                self.va_copy(arg(0), arg(1));
                return None;
            }
            Intrinsic::Trap => {
                // A trap ends its block in CLIF; what follows the call still needs one.
                let always = self.b.ins().iconst(types::I8, 1);
                self.b.ins().trapnz(always, TRAP_CALLED);
                return None;
            }
            Intrinsic::Debugtrap => {
                self.b.ins().debugtrap();
                return None;
            }
            Intrinsic::IsConstant => self.b.ins().iconst(types::I8, 0),
            Intrinsic::Objectsize => {
                // All ones for the greatest size, 0 for the least.
                let least = self.scalar(arg(1));
                let zero = self.int_const(ret?.clif(), 0);
                let ones = self.int_const(ret?.clif(), u128::MAX);
                self.choose(least, zero, ones)
            }
            Intrinsic::Math(double, float) => {
                let args: Vec<Value> = call.args.iter().map(|a| self.scalar(a.value)).collect();
                self.call_runtime(if ret? == Scalar::Float { float } else { double }, &args)
            }
            Intrinsic::FptosiSat => self.saturated(true, arg(0), ret?.bits()),
            Intrinsic::FptouiSat => self.saturated(false, arg(0), ret?.bits()),
            Intrinsic::ThreeWay(signed) => {
                let (bits, a, b) = (arg_bits(self, 0), self.scalar(arg(0)), self.scalar(arg(1)));
                self.three_way(signed, bits, [a, b], ret?)
            }
            Intrinsic::Reduce(_) | Intrinsic::Masked(..) => unreachable!("translated as operations on vectors"),
            _ => match ret? {
                Scalar::Int(bits) => {
                    let args: Vec<Value> = call.args.iter().map(|a| self.scalar(a.value)).collect();
                    let result = self.int_intrinsic(intrinsic, bits, &args);
                    self.canonical(bits, result)
                }
                _ => {
                    let args: Vec<Value> = call.args.iter().map(|a| self.scalar(a.value)).collect();
                    self.float_intrinsic(intrinsic, &args)
                }
            },
        };
        Some(result.into())
    }

    pub(super) fn int_intrinsic(&mut self, intrinsic: Intrinsic, bits: u32, args: &[Value]) -> Value {
        let ty = holder(bits);
        let unused = i64::from(ty.bits() - bits);
        let a = args[0];
        match intrinsic {
            Intrinsic::Abs => {
                let a = self.sign_extended(bits, a);
                self.b.ins().iabs(a)
            }
            Intrinsic::MinMax(cc) => {
                let signed = matches!(cc, IntCC::SignedGreaterThan | IntCC::SignedLessThan);
                let [a, b] = [args[0], args[1]].map(|v| match signed {
                    true => self.sign_extended(bits, v),
                    false => self.zero_extended(bits, v),
                });
                let first = self.b.ins().icmp(cc, a, b);
                self.choose(first, a, b)
            }
            Intrinsic::Ctpop => {
                let a = self.zero_extended(bits, a);
                self.b.ins().popcnt(a)
            }
            Intrinsic::Ctlz => {
                let a = self.zero_extended(bits, a);
                let zeros = self.b.ins().clz(a);
                let unused = self.int_const(ty, unused as u128);
                self.b.ins().isub(zeros, unused)
            }
            Intrinsic::Cttz => {
                // A one behind the last bit makes zero count to the width.
                let a = self.zero_extended(bits, a);
                let a = match is_exact(bits) {
                    true => a,
                    false => {
                        let stop = self.int_const(ty, 1 << bits);
                        self.b.ins().bor(a, stop)
                    }
                };
                self.b.ins().ctz(a)
            }
            Intrinsic::Bswap | Intrinsic::Bitreverse => {
                let turned = match intrinsic {
                    Intrinsic::Bswap => self.b.ins().bswap(a),
                    _ => self.b.ins().bitrev(a),
                };
                self.b.ins().ushr_imm_u(turned, unused)
            }
            Intrinsic::Fshl => self.funnel(bits, args, true),
            Intrinsic::Fshr => self.funnel(bits, args, false),
            Intrinsic::UaddSat => {
                let [a, b] = [args[0], args[1]].map(|v| self.zero_extended(bits, v));
                let sum = self.b.ins().iadd(a, b);
                let sum = self.sum_of_unsigned(bits, sum);
                let over = self.b.ins().icmp(IntCC::UnsignedLessThan, sum, a);
                let most = self.int_const(ty, u128::MAX >> (128 - bits));
                self.choose(over, most, sum)
            }
            Intrinsic::UsubSat => {
                let [a, b] = [args[0], args[1]].map(|v| self.zero_extended(bits, v));
                let difference = self.b.ins().isub(a, b);
                let below = self.b.ins().icmp(IntCC::UnsignedLessThan, a, b);
                let zero = self.int_const(ty, 0);
                self.choose(below, zero, difference)
            }
            Intrinsic::SaddSat | Intrinsic::SsubSat => {
                let [a, b] = [args[0], args[1]].map(|v| self.sign_extended(bits, v));
                let add = intrinsic == Intrinsic::SaddSat;
                let result = if add { self.b.ins().iadd(a, b) } else { self.b.ins().isub(a, b) };
                let result = if bits == 1 { self.canonical(1, result) } else { result };
                let result = self.sign_extended(bits, result);
                // It overflowed if the sign differs from what the operands' signs make it.
                let x = self.b.ins().bxor(result, a);
                let y = if add { self.b.ins().bxor(result, b) } else { self.b.ins().bxor(a, b) };
                let both = self.b.ins().band(x, y);
                let zero = self.int_const(ty, 0);
                let over = self.b.ins().icmp(IntCC::SignedLessThan, both, zero);
                let negative = self.b.ins().icmp(IntCC::SignedLessThan, a, zero);
                let least = self.int_const(ty, u128::MAX << (bits - 1));
                let most = self.int_const(ty, (1 << (bits - 1)) - 1);
                let limit = self.choose(negative, least, most);
                self.choose(over, limit, result)
            }
            _ => unreachable!("not an integer intrinsic"),
        }
    }

    fn three_way(&mut self, signed: bool, bits: u32, args: [Value; 2], ret: Scalar) -> Value {
        let [a, b] = args.map(|v| if signed { self.sign_extended(bits, v) } else { self.zero_extended(bits, v) });
        let (greater, less) = match signed {
            true => (IntCC::SignedGreaterThan, IntCC::SignedLessThan),
            false => (IntCC::UnsignedGreaterThan, IntCC::UnsignedLessThan),
        };
        let (greater, less) = (self.b.ins().icmp(greater, a, b), self.b.ins().icmp(less, a, b));
        let order = self.b.ins().isub(greater, less);
        match ret.clif() {
            types::I8 => order,
            ty => self.b.ins().sextend(ty, order),
        }
    }

    /// A sum of two clean values: one bit longer than they are, cut to their width.
    fn sum_of_unsigned(&mut self, bits: u32, sum: Value) -> Value {
        match bits {
            1 => self.canonical(1, sum),
            _ => self.zero_extended(bits, sum),
        }
    }

    /// `fshl`, `fshr`: the shift amount is taken modulo the width.
    fn funnel(&mut self, bits: u32, args: &[Value], left: bool) -> Value {
        let ty = holder(bits);
        let high = args[0];
        let low = self.zero_extended(bits, args[1]);
        let amount = self.zero_extended(bits, args[2]);
        let (amount, shift_ty) =
            if ty == types::I128 { (self.b.ins().ireduce(types::I64, amount), types::I64) } else { (amount, ty) };
        let amount = match bits {
            // Of an i1 there is nothing to shift.
            1 => return if left { high } else { low },
            _ if bits.is_power_of_two() => self.b.ins().band_imm_u(amount, i64::from(bits - 1)),
            _ => {
                // Wider than 64 bits, the amount's high half would count too: such widths are refused.
                let width = self.int_const(shift_ty, bits.into());
                self.b.ins().urem(amount, width)
            }
        };
        let last = self.int_const(shift_ty, u128::from(bits - 1));
        let rest = self.b.ins().isub(last, amount);
        let one = self.b.ins().iconst(types::I32, 1);
        match left {
            true => {
                let upper = self.b.ins().ishl(high, amount);
                let lower = self.b.ins().ushr(low, one);
                let lower = self.b.ins().ushr(lower, rest);
                self.b.ins().bor(upper, lower)
            }
            false => {
                let lower = self.b.ins().ushr(low, amount);
                let upper = self.b.ins().ishl(high, one);
                let upper = self.b.ins().ishl(upper, rest);
                self.b.ins().bor(upper, lower)
            }
        }
    }

    /// `llvm.fptosi.sat`, `llvm.fptoui.sat`: NaN gives 0.
    fn saturated(&mut self, signed: bool, arg: Operand, bits: u32) -> Value {
        let value = self.scalar(arg);
        let through = if bits > 32 { types::I64 } else { types::I32 };
        let whole = match signed {
            true => self.b.ins().fcvt_to_sint_sat(through, value),
            false => self.b.ins().fcvt_to_uint_sat(through, value),
        };
        if bits == through.bits() {
            return whole;
        }
        let clamped = if signed {
            let most = self.int_const(through, (1 << (bits - 1)) - 1);
            let least = self.int_const(through, u128::MAX << (bits - 1));
            let over = self.b.ins().icmp(IntCC::SignedGreaterThan, whole, most);
            let low = self.choose(over, most, whole);
            let under = self.b.ins().icmp(IntCC::SignedLessThan, low, least);
            self.choose(under, least, low)
        } else {
            let most = self.int_const(through, u128::MAX >> (128 - bits));
            let over = self.b.ins().icmp(IntCC::UnsignedGreaterThan, whole, most);
            self.choose(over, most, whole)
        };
        let reduced = if holder(bits) == through { clamped } else { self.b.ins().ireduce(holder(bits), clamped) };
        self.canonical(bits, reduced)
    }

    pub(super) fn float_intrinsic(&mut self, intrinsic: Intrinsic, args: &[Value]) -> Value {
        let a = args[0];
        match intrinsic {
            Intrinsic::Fabs => self.b.ins().fabs(a),
            Intrinsic::Sqrt => self.b.ins().sqrt(a),
            Intrinsic::Floor => self.b.ins().floor(a),
            Intrinsic::Ceil => self.b.ins().ceil(a),
            Intrinsic::Truncate => self.b.ins().trunc(a),
            Intrinsic::Nearest => self.b.ins().nearest(a),
            Intrinsic::Copysign => self.b.ins().fcopysign(a, args[1]),
            Intrinsic::Fma => self.b.ins().fma(a, args[1], args[2]),
            Intrinsic::Fmuladd => {
                let product = self.b.ins().fmul(a, args[1]);
                self.b.ins().fadd(product, args[2])
            }
            Intrinsic::Minimum => self.b.ins().fmin(a, args[1]),
            Intrinsic::Maximum => self.b.ins().fmax(a, args[1]),
            Intrinsic::Minnum | Intrinsic::Maxnum => {
                // The other operand if one is NaN. Where both are numbers Cranelift's own does.
                let b = args[1];
                let both = match intrinsic {
                    Intrinsic::Minnum => self.b.ins().fmin(a, b),
                    _ => self.b.ins().fmax(a, b),
                };
                let a_is_nan = self.b.ins().fcmp(FloatCC::Unordered, a, a);
                let b_is_nan = self.b.ins().fcmp(FloatCC::Unordered, b, b);
                let unless_b = self.choose(b_is_nan, a, both);
                self.choose(a_is_nan, b, unless_b)
            }
            _ => unreachable!("not a floating-point intrinsic"),
        }
    }
}

impl Intrinsic {
    /// Whether it works on each element of a vector by itself.
    pub(in crate::jit) fn is_elementwise(self) -> bool {
        use Intrinsic::*;
        match self {
            First | Abs | ThreeWay(_) | MinMax(_) | Ctpop | Ctlz | Cttz | Bswap | Bitreverse | Fshl | Fshr => true,
            UaddSat | UsubSat | SaddSat | SsubSat | Fabs | Sqrt | Floor | Ceil | Truncate | Nearest => true,
            Copysign | Fma | Fmuladd | Minnum | Maxnum | Minimum | Maximum | Math(..) | FptosiSat | FptouiSat => true,
            _ => false,
        }
    }

    /// The least number of arguments it is called with.
    pub(in crate::jit) fn arity(self) -> usize {
        use Intrinsic::*;
        match self {
            Nothing | Stacksave | Trap | Debugtrap | IsConstant => 0,
            First | Stackrestore | Ctpop | Ctlz | Cttz | Bswap | Bitreverse | Fabs | Sqrt | Floor | Ceil | Truncate => {
                1
            }
            Nearest | FptosiSat | FptouiSat | Abs | VaStart => 1,
            VaCopy | Objectsize | MinMax(_) | ThreeWay(_) | UaddSat | UsubSat | SaddSat | SsubSat | Copysign => 2,
            Overflow(..) => 2,
            Minnum | Maxnum | Minimum | Maximum => 2,
            Reduce(_) => 1,
            Copy(_) | Masked(..) | Memset | Fshl | Fshr | Fma | Fmuladd => 3,
            Math(double, _) => double.signature().0.len(),
        }
    }
}
