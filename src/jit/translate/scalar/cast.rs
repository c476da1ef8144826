//! Conversions.

use crate::ir::inst::CastOp;
use crate::ir::{Operand, Type};
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::scalar_type::{Scalar, holder};
use crate::jit::translate::value::ValueRepr;
use cranelift_codegen::ir::{Endianness, InstBuilder, MemFlagsData, Type as ClifType, Value, types};

impl FuncTranslator<'_, '_> {
    pub(in crate::jit::translate) fn cast(
        &mut self,
        cx: &InstContext,
        op: CastOp,
        from: Type,
        arg: Operand,
        to: Type,
    ) -> ValueRepr {
        if op == CastOp::Sext && cx.lane.is_none() && self.extensible(arg, 0) && self.bigint_bits(to).is_none() {
            let wide = self.extended(cx, arg);
            match self.env.element(to).bits() {
                64 => return wide.into(),
                bits @ 65.. => return self.b.ins().sextend(holder(bits), wide).into(),
                _ => {}
            }
        }
        let (from, to) = (self.env.element(from), self.env.element(to));
        match op {
            // Only the pointee changes, so the address remains a base and an offset.
            CastOp::Bitcast | CastOp::Addrspacecast if from == to => return self.value(cx, arg),
            // Both types have the same representation.
            CastOp::Bitcast if from.clif() == to.clif() => return self.value(cx, arg),
            _ => {}
        }
        let value = self.scalar(cx, arg);
        let (bits, wanted) = (from.bits(), to.bits());
        match op {
            CastOp::Trunc => self.truncated(bits, wanted, value),
            CastOp::Zext => self.zero_extended_to(bits, wanted, value),
            CastOp::Sext => {
                let clean = self.sign_extended(bits, value);
                match holder(bits) == holder(wanted) {
                    true => clean,
                    false => self.b.ins().sextend(holder(wanted), clean),
                }
            }
            CastOp::Ptrtoint | CastOp::Ptrtoaddr | CastOp::Inttoptr => match wanted > bits {
                true => self.zero_extended_to(bits, wanted, value),
                false => self.truncated(bits, wanted, value),
            },
            CastOp::Fptrunc | CastOp::Fpext => self.float_to_float(from, value, to),
            CastOp::Fptosi => self.float_to_int(true, from, value, wanted),
            CastOp::Fptoui => self.float_to_int(false, from, value, wanted),
            CastOp::Sitofp => {
                let clean = self.sign_extended(bits, value);
                self.int_to_float(true, clean, to)
            }
            CastOp::Uitofp => {
                let clean = self.zero_extended(bits, value);
                self.int_to_float(false, clean, to)
            }
            CastOp::Bitcast | CastOp::Addrspacecast => {
                let flags = MemFlagsData::new().with_endianness(Endianness::Little);
                self.b.ins().bitcast(to.clif(), flags, value)
            }
        }
        .into()
    }

    pub(in crate::jit::translate) fn truncated(&mut self, bits: u32, wanted: u32, value: Value) -> Value {
        let value = match holder(bits) == holder(wanted) {
            true => value,
            false => self.b.ins().ireduce(holder(wanted), value),
        };
        // An i1 is already canonical.
        if bits == wanted { value } else { self.canonical(wanted, value) }
    }

    /// Converts between formats. Every value of the small formats, `float` and `double` is exact in `double`, so the
    /// result is rounded only once.
    pub(in crate::jit::translate) fn float_to_float(&mut self, from: Scalar, value: Value, to: Scalar) -> Value {
        match (from, to) {
            _ if from == to => value,
            _ if from.large().is_some() || to.large().is_some() => self.large_to_float(from, value, to),
            (Scalar::Double, Scalar::Float) => self.b.ins().fdemote(to.clif(), value),
            (Scalar::Float, Scalar::Double) => self.b.ins().fpromote(to.clif(), value),
            (_, Scalar::Double) => self.widened(from, value),
            (_, Scalar::Float) => {
                let double = self.widened(from, value);
                self.b.ins().fdemote(types::F32, double)
            }
            (Scalar::Float, _) => {
                let double = self.b.ins().fpromote(types::F64, value);
                self.narrowed(to, double)
            }
            _ => self.narrowed(to, value),
        }
    }

    /// Converts an integer to a small format: up to 32 bits through `double`, which is exact; larger ones with a
    /// function that rounds once.
    fn int_to_small(&mut self, signed: bool, ty: ClifType, value: Value, to: Scalar) -> Value {
        if ty.bits() <= 32 {
            let double = self.int_to_float(signed, value, Scalar::Double);
            return self.narrowed(to, double);
        }
        let wide = match (ty, signed) {
            (types::I128, _) => value,
            (_, true) => self.b.ins().sextend(types::I128, value),
            (_, false) => self.b.ins().uextend(types::I128, value),
        };
        let function = match (signed, to) {
            (true, Scalar::Half) => RuntimeFn::Int128ToHalf,
            (true, _) => RuntimeFn::Int128ToBFloat,
            (false, Scalar::Half) => RuntimeFn::Uint128ToHalf,
            (false, _) => RuntimeFn::Uint128ToBFloat,
        };
        self.call_runtime(function, &[wide])
    }

    pub(in crate::jit::translate) fn zero_extended_to(&mut self, bits: u32, wanted: u32, value: Value) -> Value {
        let clean = self.zero_extended(bits, value);
        match holder(bits) == holder(wanted) {
            true => clean,
            false => self.b.ins().uextend(holder(wanted), clean),
        }
    }

    /// Returns a number of bytes in 64 bits. A larger number saturates, and the access faults.
    pub(in crate::jit::translate) fn length(&mut self, bits: u32, value: Value) -> Value {
        if bits <= 64 {
            return self.zero_extended_to(bits, 64, value);
        }
        let clean = self.zero_extended(bits, value);
        let (low, high) = self.b.ins().isplit(clean);
        let all = self.b.ins().iconst(types::I64, -1);
        self.b.ins().select(high, all, low)
    }

    /// Converts to an integer. Out of range the result is poison, so the conversion saturates and does not trap.
    pub(in crate::jit::translate) fn float_to_int(
        &mut self,
        signed: bool,
        from: Scalar,
        value: Value,
        wanted: u32,
    ) -> Value {
        if let Some(kind) = from.large() {
            return self.large_to_int(signed, kind, value, wanted, false);
        }
        let value = self.widened(from, value);
        let result = if wanted > 64 {
            let double = match self.b.func.dfg.value_type(value) {
                types::F32 => self.b.ins().fpromote(types::F64, value),
                _ => value,
            };
            let function = if signed { RuntimeFn::DoubleToInt128 } else { RuntimeFn::DoubleToUint128 };
            self.call_runtime(function, &[double])
        } else {
            let through = if wanted > 32 { types::I64 } else { types::I32 };
            let whole = match signed {
                true => self.b.ins().fcvt_to_sint_sat(through, value),
                false => self.b.ins().fcvt_to_uint_sat(through, value),
            };
            match holder(wanted) == through {
                true => whole,
                false => self.b.ins().ireduce(holder(wanted), whole),
            }
        };
        self.canonical(wanted, result)
    }

    /// Converts an integer that fills its holder to a floating-point number.
    pub(in crate::jit::translate) fn int_to_float(&mut self, signed: bool, value: Value, to: Scalar) -> Value {
        let ty = self.b.func.dfg.value_type(value);
        if let Some(kind) = to.large() {
            return self.int_to_large(signed, value, kind);
        }
        if to.small().is_some() {
            return self.int_to_small(signed, ty, value, to);
        }
        if ty == types::I128 {
            let function = match (signed, to) {
                (true, Scalar::Float) => RuntimeFn::Int128ToFloat,
                (true, _) => RuntimeFn::Int128ToDouble,
                (false, Scalar::Float) => RuntimeFn::Uint128ToFloat,
                (false, _) => RuntimeFn::Uint128ToDouble,
            };
            return self.call_runtime(function, &[value]);
        }
        let value = match (ty.bits() < 32, signed) {
            (true, true) => self.b.ins().sextend(types::I32, value),
            (true, false) => self.b.ins().uextend(types::I32, value),
            (false, _) => value,
        };
        match signed {
            true => self.b.ins().fcvt_from_sint(to.clif(), value),
            false => self.b.ins().fcvt_from_uint(to.clif(), value),
        }
    }
}
