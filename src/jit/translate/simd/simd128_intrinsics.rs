//! Intrinsics on 128-bit parts, where Cranelift supports them.

use crate::ir::inst::{BinaryOp, CallInfo};
use crate::ir::{Operand, Type};
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::intrinsic::Intrinsic;
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::simd::Reduction;
use crate::jit::translate::value::ValueRepr;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{InstBuilder, Type as ClifType, Value, types};

/// Whether the processor can round vectors. Without SSE4.1, Cranelift supports rounding of scalars only, with libcalls.
fn rounds() -> bool {
    std::arch::is_x86_feature_detected!("sse4.1")
}
fn fuses() -> bool {
    std::arch::is_x86_feature_detected!("fma")
}

/// Whether there is saturating arithmetic on elements of this size.
fn saturates(ty: ClifType) -> bool {
    matches!(ty, types::I8X16 | types::I16X8)
}

impl FuncTranslator<'_, '_> {
    /// Translates a call of an elementwise intrinsic, 128-bit part by 128-bit part.
    pub(super) fn simd128_intrinsic(
        &mut self,
        cx: &InstContext,
        intrinsic: Intrinsic,
        call: &CallInfo,
        ret: Type,
    ) -> Option<ValueRepr> {
        let types = &self.env.module.types;
        types.vector(ret)?;
        let Some(Scalar::Vector(ty)) = self.layouts.flat(ret).fields.first().map(|p| p.scalar) else { return None };
        let is_float = ty.lane_type().is_float();
        use Intrinsic::*;
        let has = match intrinsic {
            Abs => true,
            MinMax(_) => true,
            UaddSat | UsubSat | SaddSat | SsubSat => saturates(ty),
            Bswap => ty != types::I8X16,
            Ctpop => ty == types::I8X16,
            Fabs | Sqrt | Copysign | Fmuladd | Minnum | Maxnum | Minimum | Maximum | Minimumnum | Maximumnum => {
                is_float
            }
            Floor | Ceil | Truncate | Nearest => is_float && rounds(),
            Fma => is_float && fuses(),
            _ => false,
        };
        if !has {
            return None;
        }
        let mut args = Vec::with_capacity(call.args.len());
        for arg in call.args.iter().filter(|a| a.ty == ret) {
            args.push(self.simd128_parts(cx, ret, arg.value)?.1);
        }
        let count = args.first()?.len();
        let mut made = Vec::with_capacity(count);
        for n in 0..count {
            let of: Vec<Value> = args.iter().map(|parts| parts[n]).collect();
            made.push(self.simd128_intrinsic_part(intrinsic, ty, &of));
        }
        Some(self.value_from_simd128(ret, made))
    }

    fn simd128_intrinsic_part(&mut self, intrinsic: Intrinsic, ty: ClifType, args: &[Value]) -> Value {
        use Intrinsic::*;
        let a = args[0];
        let b = args.get(1).copied().unwrap_or(a);
        match intrinsic {
            Abs => self.b.ins().iabs(a),
            MinMax(cc) => self.extremum(cc, ty, a, b),
            UaddSat => self.b.ins().uadd_sat(a, b),
            UsubSat => self.b.ins().usub_sat(a, b),
            SaddSat => self.b.ins().sadd_sat(a, b),
            SsubSat => self.b.ins().ssub_sat(a, b),
            Ctpop => self.b.ins().popcnt(a),
            Bswap => {
                let size = ty.lane_type().bytes() as u8;
                let bytes: Vec<u8> = (0..16).map(|n| n / size * size + (size - 1 - n % size)).collect();
                let made = self.shuffled(a, a, &bytes);
                self.recast(ty, made)
            }
            Fabs => self.b.ins().fabs(a),
            Sqrt => self.b.ins().sqrt(a),
            Floor => self.b.ins().floor(a),
            Ceil => self.b.ins().ceil(a),
            Truncate => self.b.ins().trunc(a),
            Nearest => self.b.ins().nearest(a),
            Fma => self.b.ins().fma(a, b, args[2]),
            Fmuladd => {
                let product = self.b.ins().fmul(a, b);
                self.b.ins().fadd(product, args[2])
            }
            Copysign => {
                let ints = if ty == types::F32X4 { types::I32X4 } else { types::I64X2 };
                let sign = self.splat_number(ints, 1 << (ints.lane_bits() - 1));
                let (a, b) = (self.recast(ints, a), self.recast(ints, b));
                let (size, sign) = (self.b.ins().band_not(a, sign), self.b.ins().band(b, sign));
                let both = self.b.ins().bor(size, sign);
                self.recast(ty, both)
            }
            Minimum => self.b.ins().fmin(a, b),
            Maximum => self.b.ins().fmax(a, b),
            // Returns the other operand if one is NaN.
            _ => {
                let both = match intrinsic {
                    Minnum | Minimumnum => self.b.ins().fmin(a, b),
                    _ => self.b.ins().fmax(a, b),
                };
                let a_is_nan = self.b.ins().fcmp(FloatCC::Unordered, a, a);
                let b_is_nan = self.b.ins().fcmp(FloatCC::Unordered, b, b);
                let unless_b = self.chosen_lanes(b_is_nan, a, both);
                self.chosen_lanes(a_is_nan, b, unless_b)
            }
        }
    }

    /// Selects the first operand if the condition holds.
    fn extremum(&mut self, cc: IntCC, ty: ClifType, a: Value, b: Value) -> Value {
        match (cc, ty) {
            (_, types::I64X2) => {
                let holds = self.b.ins().icmp(cc, a, b);
                self.chosen_lanes(holds, a, b)
            }
            (IntCC::SignedGreaterThan, _) => self.b.ins().smax(a, b),
            (IntCC::SignedLessThan, _) => self.b.ins().smin(a, b),
            (IntCC::UnsignedGreaterThan, _) => self.b.ins().umax(a, b),
            _ => self.b.ins().umin(a, b),
        }
    }

    /// Translates an associative reduction: combines the 128-bit parts first, then the elements of the resulting part.
    pub(super) fn simd128_reduce(
        &mut self,
        cx: &InstContext,
        by: Reduction,
        vector: Type,
        operand: Operand,
        elem: Scalar,
    ) -> Option<Value> {
        if let (Scalar::Int(1), Reduction::Binary(op @ (BinaryOp::And | BinaryOp::Or))) = (elem, by) {
            let (_, masks) = self.masks_of(operand)?;
            let all = masks.into_iter().reduce(|a, b| match op {
                BinaryOp::And => self.b.ins().band(a, b),
                _ => self.b.ins().bor(a, b),
            })?;
            return Some(match op {
                BinaryOp::And => self.b.ins().vall_true(all),
                _ => self.b.ins().vany_true(all),
            });
        }
        let cc = match by {
            Reduction::Binary(BinaryOp::Add | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor) => None,
            Reduction::Smax => Some(IntCC::SignedGreaterThan),
            Reduction::Smin => Some(IntCC::SignedLessThan),
            Reduction::Umax => Some(IntCC::UnsignedGreaterThan),
            Reduction::Umin => Some(IntCC::UnsignedLessThan),
            _ => return None,
        };
        let (ty, parts) = self.simd128_parts(cx, vector, operand)?;
        let one = parts.into_iter().reduce(|a, b| match (by, cc) {
            (_, Some(cc)) => self.extremum(cc, ty, a, b),
            (Reduction::Binary(BinaryOp::Add), _) => self.b.ins().iadd(a, b),
            (Reduction::Binary(BinaryOp::And), _) => self.b.ins().band(a, b),
            (Reduction::Binary(BinaryOp::Or), _) => self.b.ins().bor(a, b),
            _ => self.b.ins().bxor(a, b),
        })?;
        let mut result = self.b.ins().extractlane(one, 0);
        for n in 1..ty.lane_count() {
            let lane = self.b.ins().extractlane(one, n as u8);
            result = match (by, cc) {
                (Reduction::Binary(op), _) => self.binary_of(op, elem, result, lane),
                (_, Some(cc)) => self.joined(Intrinsic::MinMax(cc), elem, result, lane),
                _ => unreachable!("one of the above"),
            };
        }
        Some(result)
    }
}
