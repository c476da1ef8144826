//! Floating-point intrinsics. Small formats are computed as `double`, or as `float` where LLVM does.

use crate::ir::inst::BinaryOp;
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::intrinsic::{Intrinsic, Pair};
use crate::jit::translate::scalar_type::{Scalar, holder};
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{Endianness, InstBuilder, MemFlagsData, Type as ClifType, Value, types};

impl FuncTranslator<'_, '_> {
    /// Translates an intrinsic whose result has the format of its arguments.
    pub(in crate::jit::translate) fn float_intrinsic(
        &mut self,
        intrinsic: Intrinsic,
        scalar: Scalar,
        args: &[Value],
    ) -> Value {
        if let Some(kind) = scalar.large() {
            return self.large_intrinsic(intrinsic, kind, args);
        }
        if scalar.small().is_some()
            && let Some(result) = self.small_intrinsic(intrinsic, scalar, args)
        {
            return result;
        }
        let wide: Vec<Value> = args.iter().map(|v| self.widened(scalar, *v)).collect();
        let result = self.bigint_intrinsic(intrinsic, &wide);
        self.narrowed(scalar, result)
    }

    /// Translates operations on the bits of a small format, and those that must be rounded in it.
    fn small_intrinsic(&mut self, intrinsic: Intrinsic, scalar: Scalar, args: &[Value]) -> Option<Value> {
        Some(match intrinsic {
            Intrinsic::Fabs => self.b.ins().band_imm_u(args[0], 0x7fff),
            Intrinsic::Copysign => {
                let magnitude = self.b.ins().band_imm_u(args[0], 0x7fff);
                let sign = self.b.ins().band_imm_u(args[1], 0x8000);
                self.b.ins().bor(magnitude, sign)
            }
            Intrinsic::Fma => {
                let words: Vec<Value> = args.iter().map(|v| self.b.ins().uextend(types::I32, *v)).collect();
                let function = if scalar == Scalar::Half { RuntimeFn::HalfFma } else { RuntimeFn::BFloatFma };
                self.call_runtime(function, &words)
            }
            Intrinsic::Fmuladd => {
                let product = self.float_binary(BinaryOp::Fmul, scalar, args[0], args[1]);
                self.float_binary(BinaryOp::Fadd, scalar, product, args[2])
            }
            _ => return None,
        })
    }

    /// Translates an operation in `float` or `double`.
    fn bigint_intrinsic(&mut self, intrinsic: Intrinsic, args: &[Value]) -> Value {
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
            // Makes a NaN quiet.
            Intrinsic::Canonicalize => self.canonicalized(a),
            Intrinsic::Minimum => self.b.ins().fmin(a, args[1]),
            Intrinsic::Maximum => self.b.ins().fmax(a, args[1]),
            Intrinsic::Minnum | Intrinsic::Maxnum | Intrinsic::Minimumnum | Intrinsic::Maximumnum => {
                // If one operand is NaN, returns the other. If both are numbers, the result of Cranelift's operation is
                // right.
                let b = args[1];
                let both = match intrinsic {
                    Intrinsic::Minnum | Intrinsic::Minimumnum => self.b.ins().fmin(a, b),
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

    /// Canonicalizes a value: adding negative zero only changes a signaling NaN.
    fn canonicalized(&mut self, value: Value) -> Value {
        let flags = MemFlagsData::new().with_endianness(Endianness::Little);
        let ty = self.b.func.dfg.value_type(value);
        let bits = ClifType::int(ty.bits() as u16).expect("floats are as wide as integers");
        let zero = self.int_const(bits, 1 << (ty.bits() - 1));
        let zero = self.b.ins().bitcast(ty, flags, zero);
        self.b.ins().fadd(value, zero)
    }

    /// Translates `llvm.fptosi.sat` and `llvm.fptoui.sat`: NaN gives 0.
    pub(super) fn saturated(&mut self, signed: bool, from: Scalar, value: Value, bits: u32) -> Value {
        if let Some(kind) = from.large() {
            return self.large_to_int(signed, kind, value, bits, false);
        }
        let value = self.widened(from, value);
        let through = match bits {
            65.. => types::I128,
            33.. => types::I64,
            _ => types::I32,
        };
        let whole = match (through, signed) {
            (types::I128, _) => {
                let double = match self.b.func.dfg.value_type(value) {
                    types::F32 => self.b.ins().fpromote(types::F64, value),
                    _ => value,
                };
                // Both saturate, and return 0 for NaN.
                let function = if signed { RuntimeFn::DoubleToInt128 } else { RuntimeFn::DoubleToUint128 };
                self.call_runtime(function, &[double])
            }
            (_, true) => self.b.ins().fcvt_to_sint_sat(through, value),
            (_, false) => self.b.ins().fcvt_to_uint_sat(through, value),
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

    /// Calls a libm function: the first one for `double`, the second one for `float` and smaller formats.
    pub(super) fn mathematical(&mut self, functions: [RuntimeFn; 2], scalar: Scalar, args: &[Value]) -> Value {
        if let Some(kind) = scalar.large() {
            return self.large_mathematical(functions[0], kind, args);
        }
        if scalar == Scalar::Double {
            return self.call_runtime(functions[0], args);
        }
        let args: Vec<Value> = args.iter().map(|v| self.single(scalar, *v)).collect();
        let result = self.call_runtime(functions[1], &args);
        self.float_to_float(Scalar::Float, result, scalar)
    }

    /// Converts a small format to `float`, leaving other values unchanged.
    fn single(&mut self, scalar: Scalar, value: Value) -> Value {
        match self.b.func.dfg.value_type(value) {
            types::I16 => self.float_to_float(scalar, value, Scalar::Float),
            _ => value,
        }
    }

    /// Translates `ldexp` in `double`: the product of a float and a power of two is exact there, or far out of a
    /// float's range.
    pub(super) fn ldexp(&mut self, scalar: Scalar, value: Value, power: Value) -> Value {
        if let Some(kind) = scalar.large() {
            return self.large_ldexp(kind, value, power);
        }
        let double = self.float_to_float(scalar, value, Scalar::Double);
        let result = self.call_runtime(RuntimeFn::Ldexp, &[double, power]);
        self.float_to_float(Scalar::Double, result, scalar)
    }

    /// Translates `lround` and `lrint`. Out of range, the result is the minimum integer, like that of the machine
    /// instruction.
    pub(in crate::jit::translate) fn rounded(&mut self, away: bool, scalar: Scalar, value: Value, bits: u32) -> Value {
        if let Some(kind) = scalar.large() {
            return self.large_rounded(away, kind, value, bits);
        }
        let double = self.float_to_float(scalar, value, Scalar::Double);
        let whole = match away {
            true => self.call_runtime(RuntimeFn::Round, &[double]),
            false => self.b.ins().nearest(double),
        };
        let result = self.saturated(true, Scalar::Double, whole, bits);
        let [low, high] =
            [-1.0, 1.0].map(|sign: f64| sign * 2f64.powi(bits as i32 - 1)).map(|v| self.b.ins().f64const(v));
        let above = self.b.ins().fcmp(FloatCC::GreaterThanOrEqual, whole, low);
        let below = self.b.ins().fcmp(FloatCC::LessThan, whole, high);
        let fits = self.b.ins().band(above, below);
        let least = self.int_const(holder(bits), u128::MAX << (bits - 1));
        let least = self.canonical(bits, least);
        self.choose(fits, result, least)
    }

    /// Translates `llvm.is.fpclass`: checks the bits of a value against a mask of classes.
    pub(in crate::jit::translate) fn is_of_class(&mut self, scalar: Scalar, value: Value, mask: u128) -> Value {
        if let Some(kind) = scalar.large() {
            return self.large_is_of_class(kind, value, mask);
        }
        let flags = MemFlagsData::new().with_endianness(Endianness::Little);
        let (ty, width, fraction) = match scalar {
            Scalar::Double => (types::I64, 64, 52),
            Scalar::Float => (types::I32, 32, 23),
            Scalar::BFloat => (types::I32, 16, 7),
            _ => (types::I32, 16, 10),
        };
        let bits = match scalar.small() {
            Some(_) => self.b.ins().uextend(ty, value),
            None => self.b.ins().bitcast(ty, flags, value),
        };
        let sign = 1u128 << (width - 1);
        let normal = 1u128 << fraction;
        let infinite = sign - normal;
        let quiet = infinite | normal >> 1;
        // First and last bit pattern of each class, as unsigned integers.
        let positive = [(0, 0), (1, normal - 1), (normal, infinite - 1), (infinite, infinite)];
        let negative = [3, 2, 1, 0].map(|n: usize| (positive[n].0 | sign, positive[n].1 | sign));
        let nans = [(infinite + 1, quiet - 1), (quiet, sign - 1)];
        let nans = nans.into_iter().map(|(low, high)| vec![(low, high), (low | sign, high | sign)]);
        let others = negative.into_iter().chain(positive).map(|range| vec![range]);
        let mut answer = self.b.ins().iconst(types::I8, 0);
        for (_, ranges) in nans.chain(others).enumerate().filter(|(n, _)| mask >> n & 1 == 1) {
            for (low, high) in ranges {
                let (low, span) = (self.int_const(ty, low), self.int_const(ty, high - low));
                let distance = self.b.ins().isub(bits, low);
                let inside = self.b.ins().icmp(IntCC::UnsignedLessThanOrEqual, distance, span);
                answer = self.b.ins().bor(answer, inside);
            }
        }
        answer
    }

    /// Translates a function with two results. The second result of `frexp` is an integer of `width` bits.
    pub(super) fn pair(&mut self, pair: Pair, scalar: Scalar, value: Value, width: u32) -> [Value; 2] {
        if let Some(kind) = scalar.large() {
            return self.large_pair(pair, kind, value, width);
        }
        if pair == Pair::Sincos {
            return [[RuntimeFn::Sin, RuntimeFn::Sinf], [RuntimeFn::Cos, RuntimeFn::Cosf]]
                .map(|functions| self.mathematical(functions, scalar, &[value]));
        }
        let double = self.float_to_float(scalar, value, Scalar::Double);
        if pair == Pair::Frexp {
            let fraction = self.call_runtime(RuntimeFn::Fraction, &[double]);
            let exponent = self.call_runtime(RuntimeFn::Exponent, &[double]);
            let exponent = match holder(width) {
                types::I32 => exponent,
                ty if ty.bits() < 32 => self.b.ins().ireduce(ty, exponent),
                ty => self.b.ins().sextend(ty, exponent),
            };
            let exponent = self.canonical(width, exponent);
            return [self.float_to_float(Scalar::Double, fraction, scalar), exponent];
        }
        let whole = self.b.ins().trunc(double);
        let rest = self.b.ins().fsub(double, whole);
        // Infinity minus infinity would be NaN.
        let size = self.b.ins().fabs(double);
        let infinity = self.b.ins().f64const(f64::INFINITY);
        let infinite = self.b.ins().fcmp(FloatCC::Equal, size, infinity);
        let zero = self.b.ins().f64const(0.0);
        let rest = self.b.ins().select(infinite, zero, rest);
        let rest = self.b.ins().fcopysign(rest, double);
        [rest, whole].map(|v| self.float_to_float(Scalar::Double, v, scalar))
    }
}
