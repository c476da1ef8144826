//! Intrinsics on integers of more than 128 bits.

use crate::ir::inst::{CallInfo, IcmpPred};
use crate::ir::{Operand, Type, TypeKind};
use crate::jit::runtime::bigint::{BigIntOp, BitCount};
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::intrinsic::Intrinsic;
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::value::MemAccess;
use crate::jit::translate::value::ValueRepr;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Value, types};

impl Intrinsic {
    /// Whether it supports such integers as arguments or result.
    #[expect(clippy::match_like_matches_macro, reason = "rustfmt would give each name a line")]
    pub(in crate::jit) fn is_known_wide(self) -> bool {
        use Intrinsic::*;
        match self {
            NoOp | ReturnFirst | ReturnZero | Abs | ThreeWayCmp(_) | MinMax(_) | Ctpop | Ctlz | Cttz | Bswap
            | Bitreverse => true,
            Fshl | Fshr | Overflow(..) | UaddSat | UsubSat | SaddSat | SsubSat | ShlSat(_) => true,
            FptosiSat | FptouiSat | ConstrainedCast(_) | Reduce(_) => true,
            _ => false,
        }
    }

    /// Returns the runtime operation for operands of the result's type, and their number.
    fn operation(self) -> Option<(BigIntOp, usize)> {
        Some(match self {
            Intrinsic::Abs => (BigIntOp::Abs, 1),
            Intrinsic::Bswap => (BigIntOp::Bswap, 1),
            Intrinsic::Bitreverse => (BigIntOp::Bitreverse, 1),
            Intrinsic::UaddSat => (BigIntOp::UaddSat, 2),
            Intrinsic::UsubSat => (BigIntOp::UsubSat, 2),
            Intrinsic::SaddSat => (BigIntOp::SaddSat, 2),
            Intrinsic::SsubSat => (BigIntOp::SsubSat, 2),
            Intrinsic::ShlSat(true) => (BigIntOp::SshlSat, 2),
            Intrinsic::ShlSat(false) => (BigIntOp::UshlSat, 2),
            Intrinsic::Fshl => (BigIntOp::Fshl, 3),
            Intrinsic::Fshr => (BigIntOp::Fshr, 3),
            _ => return None,
        })
    }
}

/// Returns the predicate for which the first of two numbers is selected.
fn predicate(condition: IntCC) -> IcmpPred {
    match condition {
        IntCC::SignedGreaterThan => IcmpPred::Sgt,
        IntCC::SignedLessThan => IcmpPred::Slt,
        IntCC::UnsignedGreaterThan => IcmpPred::Ugt,
        _ => IcmpPred::Ult,
    }
}

impl FuncTranslator<'_, '_> {
    /// Whether such an integer is among the arguments and the result of a call.
    pub(in crate::jit::translate) fn is_bigint_call(&self, call: &CallInfo) -> bool {
        let types = &self.env.module.types;
        let TypeKind::Function { ret, .. } = types.kind(call.fn_ty) else { return false };
        call.args.iter().map(|a| a.ty).chain([*ret]).any(|ty| types.words(ty) > 1)
    }

    /// Translates a call with such an argument or result.
    pub(super) fn bigint_call(
        &mut self,
        cx: &InstContext,
        intrinsic: Intrinsic,
        call: &CallInfo,
        ret: Type,
    ) -> Option<ValueRepr> {
        let (ty, arg) = (call.args.first().map_or(Type::VOID, |a| a.ty), |n: usize| call.args[n].value);
        if let Some((operation, count)) = intrinsic.operation() {
            let args: Vec<Operand> = (0..count).map(arg).collect();
            return Some(self.bigint_computed(cx, operation, ty, &args));
        }
        Some(match intrinsic {
            Intrinsic::NoOp => return None,
            Intrinsic::ReturnFirst => self.value(cx, arg(0)),
            Intrinsic::ReturnZero if self.bigint_bits(ret).is_some() => self.bigint_constant(ret, None),
            Intrinsic::ReturnZero => self.scalar_const(cx, self.env.element(ret), 0),
            Intrinsic::Overflow(op, signed) => {
                let (a, b) = (self.value(cx, arg(0)), self.value(cx, arg(1)));
                let (result, over) = self.bigint_overflowing(op, signed, ty, a, b);
                self.result_and_flag(ty, result, over, ret)
            }
            Intrinsic::MinMax(condition) => {
                let (a, b) = (self.value(cx, arg(0)), self.value(cx, arg(1)));
                let first = self.bigint_icmp_of(predicate(condition), ty, a, b);
                self.one_of(self.env.module.types.scalar(ty), first, a, b)
            }
            Intrinsic::ThreeWayCmp(signed) => {
                let order = self.bigint_order(cx, signed, ty, arg(0), arg(1));
                match self.bigint_bits(ret) {
                    Some(bits) => {
                        let flat = self.bigint_flat(ret);
                        self.bigint_of(true, 8, order, bits, &flat)
                    }
                    None => match self.env.element(ret).clif() {
                        types::I8 => order.into(),
                        clif => self.b.ins().sextend(clif, order).into(),
                    },
                }
            }
            Intrinsic::Ctpop => self.bigint_count(cx, BitCount::Ones, ty, arg(0)),
            Intrinsic::Ctlz => self.bigint_count(cx, BitCount::Leading, ty, arg(0)),
            Intrinsic::Cttz => self.bigint_count(cx, BitCount::Trailing, ty, arg(0)),
            Intrinsic::FptosiSat | Intrinsic::FptouiSat => {
                let value = self.value(cx, arg(0));
                self.float_to_bigint(intrinsic == Intrinsic::FptosiSat, ty, value, ret)
            }
            Intrinsic::ConstrainedCast(op) => self.bigint_cast(cx, op, ty, arg(0), ret),
            _ => unreachable!("refused before translation: is_known_wide"),
        })
    }

    /// Compares two numbers: -1, 0 or 1 as an i8.
    fn bigint_order(&mut self, cx: &InstContext, signed: bool, ty: Type, a: Operand, b: Operand) -> Value {
        if self.bigint_bits(ty).is_none() {
            let (bits, a, b) = (self.env.element(ty).bits(), self.scalar(cx, a), self.scalar(cx, b));
            return self.three_way(signed, bits, [a, b], Scalar::Int(8));
        }
        let (greater, less) = if signed { (IcmpPred::Sgt, IcmpPred::Slt) } else { (IcmpPred::Ugt, IcmpPred::Ult) };
        let [greater, less] = [greater, less].map(|pred| self.bigint_icmp(cx, pred, ty, a, b));
        self.b.ins().isub(greater, less)
    }

    /// Builds a struct of a number and a flag.
    fn result_and_flag(&mut self, ty: Type, result: ValueRepr, over: Value, ret: Type) -> ValueRepr {
        let (element, flat) = (self.bigint_flat(ty), self.layouts.flat(ret));
        if !flat.is_in_memory() {
            let mut parts = self.scalars(&element, result);
            parts.push(over);
            return self.value_from_scalars(parts);
        }
        let to = self.temporary(&flat);
        self.store_aggregate(&element, result, to, MemAccess::UNALIGNED);
        let at = flat.fields.last().map_or(0, |part| part.offset);
        self.store(Scalar::Int(1), over, to.plus(at), MemAccess::UNALIGNED);
        ValueRepr::Memory(to)
    }
}
