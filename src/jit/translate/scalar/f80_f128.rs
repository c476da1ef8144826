//! `x86_fp80` and `fp128`. They are held as the integers of their bits, and computed by runtime functions; see
//! [`large`].

use crate::host::math::f80_f128::LibmFunction;
use crate::ir::FloatKind;
use crate::ir::inst::{BinaryOp, FcmpPred};
use crate::jit::runtime::RuntimeFn;
use crate::jit::runtime::f80_f128::{self, number_of, runtime};
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::intrinsic::{Intrinsic, Pair};
use crate::jit::translate::scalar_type::{Scalar, holder};
use cranelift_codegen::ir::{Endianness, InstBuilder, MemFlagsData, Type as ClifType, Value, types};

/// Returns the libm function for large formats that corresponds to one for `double`.
fn function(double: RuntimeFn) -> Option<LibmFunction> {
    Some(match double {
        RuntimeFn::Sin => LibmFunction::Sin,
        RuntimeFn::Cos => LibmFunction::Cos,
        RuntimeFn::Tan => LibmFunction::Tan,
        RuntimeFn::Sinh => LibmFunction::Sinh,
        RuntimeFn::Cosh => LibmFunction::Cosh,
        RuntimeFn::Tanh => LibmFunction::Tanh,
        RuntimeFn::Asin => LibmFunction::Asin,
        RuntimeFn::Acos => LibmFunction::Acos,
        RuntimeFn::Atan => LibmFunction::Atan,
        RuntimeFn::Atan2 => LibmFunction::Atan2,
        RuntimeFn::Exp => LibmFunction::Exp,
        RuntimeFn::Exp2 => LibmFunction::Exp2,
        RuntimeFn::Exp10 => LibmFunction::Exp10,
        RuntimeFn::Log => LibmFunction::Log,
        RuntimeFn::Log2 => LibmFunction::Log2,
        RuntimeFn::Log10 => LibmFunction::Log10,
        RuntimeFn::Pow => LibmFunction::Pow,
        RuntimeFn::Round => LibmFunction::Round,
        _ => return None,
    })
}

impl FuncTranslator<'_, '_> {
    /// Emits the first argument of a runtime function, which encodes formats and options.
    pub(in crate::jit::translate) fn code(&mut self, code: u32) -> Value {
        self.b.ins().iconst(types::I32, i64::from(code))
    }

    /// Returns the bits of a number of any format; the bits above them are unspecified.
    pub(in crate::jit::translate) fn float_bits(&mut self, scalar: Scalar, value: Value) -> Value {
        let flags = MemFlagsData::new().with_endianness(Endianness::Little);
        let bits = match scalar {
            Scalar::Float => self.b.ins().bitcast(types::I32, flags, value),
            Scalar::Double => self.b.ins().bitcast(types::I64, flags, value),
            _ => value,
        };
        match self.b.func.dfg.value_type(bits) {
            types::I128 => bits,
            _ => self.b.ins().uextend(types::I128, bits),
        }
    }

    /// Converts from the bits of a number of any format.
    pub(in crate::jit::translate) fn value_from_float_bits(&mut self, scalar: Scalar, bits: Value) -> Value {
        let flags = MemFlagsData::new().with_endianness(Endianness::Little);
        let ty = ClifType::int_with_byte_size(scalar.bits().div_ceil(8).next_power_of_two() as u16);
        let ty = ty.expect("formats are of at most 128 bits");
        let bits = if ty == types::I128 { bits } else { self.b.ins().ireduce(ty, bits) };
        match scalar {
            Scalar::Float | Scalar::Double => self.b.ins().bitcast(scalar.clif(), flags, bits),
            _ => bits,
        }
    }

    pub(in crate::jit::translate) fn large_binary(
        &mut self,
        op: BinaryOp,
        kind: FloatKind,
        a: Value,
        b: Value,
    ) -> Value {
        let functions = match op {
            BinaryOp::Fadd => [RuntimeFn::ExtendedAdd, RuntimeFn::QuadAdd],
            BinaryOp::Fsub => [RuntimeFn::ExtendedSubtract, RuntimeFn::QuadSubtract],
            BinaryOp::Fmul => [RuntimeFn::ExtendedMultiply, RuntimeFn::QuadMultiply],
            BinaryOp::Fdiv => [RuntimeFn::ExtendedDivide, RuntimeFn::QuadDivide],
            _ => [RuntimeFn::ExtendedRemainder, RuntimeFn::QuadRemainder],
        };
        self.by_format(kind, functions, &[a, b])
    }

    /// Calls the first function for `x86_fp80`, the second one for `fp128`.
    fn by_format(&mut self, kind: FloatKind, functions: [RuntimeFn; 2], args: &[Value]) -> Value {
        self.call_runtime(functions[usize::from(kind == FloatKind::Fp128)], args)
    }

    /// Emits the sign bit.
    fn large_sign(&mut self, kind: FloatKind) -> Value {
        self.int_const(types::I128, 1 << (kind.bits() - 1))
    }

    pub(in crate::jit::translate) fn large_negated(&mut self, kind: FloatKind, value: Value) -> Value {
        let sign = self.large_sign(kind);
        self.b.ins().bxor(value, sign)
    }

    pub(in crate::jit::translate) fn large_compared(
        &mut self,
        pred: FcmpPred,
        kind: FloatKind,
        a: Value,
        b: Value,
    ) -> Value {
        let order = self.by_format(kind, [RuntimeFn::ExtendedCompare, RuntimeFn::QuadCompare], &[a, b]);
        let holds = self.code(f80_f128::orders(pred));
        let bit = self.b.ins().ushr(holds, order);
        let bit = self.b.ins().band_imm_u(bit, 1);
        self.b.ins().ireduce(types::I8, bit)
    }

    /// Translates `fptrunc` and `fpext` from or to a large format.
    pub(in crate::jit::translate) fn large_to_float(&mut self, from: Scalar, value: Value, to: Scalar) -> Value {
        let kinds = from.format().zip(to.format()).map_or(0, |(f, t)| number_of(f) | number_of(t) << 4);
        let (kinds, bits) = (self.code(kinds), self.float_bits(from, value));
        let result = self.call_runtime(RuntimeFn::LargeConvert, &[kinds, bits]);
        self.value_from_float_bits(to, result)
    }

    /// Converts an integer that fills its holder to a large format.
    pub(in crate::jit::translate) fn int_to_large(&mut self, signed: bool, value: Value, kind: FloatKind) -> Value {
        let wide = match (self.b.func.dfg.value_type(value), signed) {
            (types::I128, _) => value,
            (_, true) => self.b.ins().sextend(types::I128, value),
            (_, false) => self.b.ins().uextend(types::I128, value),
        };
        let which = self.code(number_of(kind) | u32::from(signed) << 4);
        self.call_runtime(RuntimeFn::LargeOfInteger, &[which, wide])
    }

    /// Truncates to an integer of the given width, saturating. With `or_least`, the result is the minimum for all
    /// numbers out of range.
    pub(in crate::jit::translate) fn large_to_int(
        &mut self,
        signed: bool,
        kind: FloatKind,
        value: Value,
        width: u32,
        or_least: bool,
    ) -> Value {
        let which = self.code(runtime::integer(kind, signed, width, or_least));
        let whole = self.call_runtime(RuntimeFn::LargeToInteger, &[which, value]);
        let whole = if width > 64 { whole } else { self.b.ins().ireduce(holder(width), whole) };
        self.canonical(width, whole)
    }

    fn large_function(&mut self, function: LibmFunction, kind: FloatKind, args: &[Value]) -> Value {
        let which = self.code(number_of(kind) | function.number() << 4);
        let (a, b) = (args[0], args[args.len() - 1]);
        self.call_runtime(RuntimeFn::LargeFunction, &[which, a, b])
    }

    /// Calls the libm function that corresponds to one for `double`.
    pub(in crate::jit::translate) fn large_mathematical(
        &mut self,
        double: RuntimeFn,
        kind: FloatKind,
        args: &[Value],
    ) -> Value {
        match function(double) {
            Some(function) => self.large_function(function, kind, args),
            None => {
                let kind = self.code(number_of(kind));
                self.call_runtime(RuntimeFn::LargePowi, &[kind, args[0], args[1]])
            }
        }
    }

    pub(in crate::jit::translate) fn large_ldexp(&mut self, kind: FloatKind, value: Value, power: Value) -> Value {
        let kind = self.code(number_of(kind));
        self.call_runtime(RuntimeFn::LargeLdexp, &[kind, value, power])
    }

    /// Translates `lround` and `lrint`.
    pub(in crate::jit::translate) fn large_rounded(
        &mut self,
        away: bool,
        kind: FloatKind,
        value: Value,
        bits: u32,
    ) -> Value {
        let function = if away { LibmFunction::Round } else { LibmFunction::Rint };
        let whole = self.large_function(function, kind, &[value]);
        self.large_to_int(true, kind, whole, bits, true)
    }

    pub(in crate::jit::translate) fn large_is_of_class(&mut self, kind: FloatKind, value: Value, mask: u128) -> Value {
        let which = self.code(number_of(kind) | (mask as u32) << 4);
        self.call_runtime(RuntimeFn::LargeIsOfClass, &[which, value])
    }

    pub(in crate::jit::translate) fn large_pair(
        &mut self,
        pair: Pair,
        kind: FloatKind,
        value: Value,
        width: u32,
    ) -> [Value; 2] {
        match pair {
            Pair::Sincos => [LibmFunction::Sin, LibmFunction::Cos].map(|f| self.large_function(f, kind, &[value])),
            Pair::Modf => {
                let code = self.code(number_of(kind));
                let rest = self.call_runtime(RuntimeFn::LargeBehindPoint, &[code, value]);
                [rest, self.large_function(LibmFunction::Trunc, kind, &[value])]
            }
            Pair::Frexp => {
                let code = self.code(number_of(kind));
                let fraction = self.call_runtime(RuntimeFn::LargeFraction, &[code, value]);
                let exponent = self.call_runtime(RuntimeFn::LargeExponent, &[code, value]);
                let exponent = match holder(width) {
                    types::I32 => exponent,
                    ty if ty.bits() < 32 => self.b.ins().ireduce(ty, exponent),
                    ty => self.b.ins().sextend(ty, exponent),
                };
                [fraction, self.canonical(width, exponent)]
            }
        }
    }

    /// Translates a function whose result has the format of its arguments.
    pub(in crate::jit::translate) fn large_intrinsic(
        &mut self,
        intrinsic: Intrinsic,
        kind: FloatKind,
        args: &[Value],
    ) -> Value {
        let extremum =
            |greatest: bool, number: bool| number_of(kind) | u32::from(greatest) << 4 | u32::from(number) << 5;
        let which = match intrinsic {
            Intrinsic::Fabs => {
                let sign = self.large_sign(kind);
                return self.b.ins().band_not(args[0], sign);
            }
            Intrinsic::Copysign => {
                let sign = self.large_sign(kind);
                let magnitude = self.b.ins().band_not(args[0], sign);
                let sign = self.b.ins().band(args[1], sign);
                return self.b.ins().bor(magnitude, sign);
            }
            Intrinsic::Sqrt => return self.by_format(kind, [RuntimeFn::ExtendedSqrt, RuntimeFn::QuadSqrt], args),
            Intrinsic::Floor => return self.large_function(LibmFunction::Floor, kind, args),
            Intrinsic::Ceil => return self.large_function(LibmFunction::Ceil, kind, args),
            Intrinsic::Truncate => return self.large_function(LibmFunction::Trunc, kind, args),
            Intrinsic::Nearest => return self.large_function(LibmFunction::Rint, kind, args),
            Intrinsic::Fma => return self.by_format(kind, [RuntimeFn::ExtendedFma, RuntimeFn::QuadFma], args),
            Intrinsic::Fmuladd => {
                let product = self.large_binary(BinaryOp::Fmul, kind, args[0], args[1]);
                return self.large_binary(BinaryOp::Fadd, kind, product, args[2]);
            }
            // Adding negative zero only changes a signaling NaN.
            Intrinsic::Canonicalize => {
                let zero = self.large_sign(kind);
                return self.large_binary(BinaryOp::Fadd, kind, args[0], zero);
            }
            Intrinsic::Minnum | Intrinsic::Minimumnum => extremum(false, true),
            Intrinsic::Maxnum | Intrinsic::Maximumnum => extremum(true, true),
            Intrinsic::Minimum => extremum(false, false),
            Intrinsic::Maximum => extremum(true, false),
            _ => unreachable!("not a floating-point intrinsic"),
        };
        let which = self.code(which);
        self.call_runtime(RuntimeFn::LargeExtremum, &[which, args[0], args[1]])
    }
}
