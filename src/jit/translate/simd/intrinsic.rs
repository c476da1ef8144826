//! Intrinsics on vectors.

use crate::ir::inst::{BinaryOp, CallInfo, IcmpPred};
use crate::ir::{Constant, Operand, TypeKind};
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::intrinsic::Intrinsic;
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::value::MemAccess;
use crate::jit::translate::value::{Address, AddressBase, ValueRepr};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, StackSlotData, StackSlotKind, Value};

/// Operation that combines the elements of a reduction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) enum Reduction {
    Binary(BinaryOp),
    Smax,
    Smin,
    Umax,
    Umin,
    Maxnum,
    Minnum,
    Maximum,
    Minimum,
}

impl Reduction {
    /// Parses the last component of `llvm.vector.reduce.add`.
    pub(in crate::jit) fn named(word: &str) -> Option<Reduction> {
        Some(match word {
            "add" | "mul" | "and" | "or" | "xor" | "fadd" | "fmul" => Reduction::Binary(BinaryOp::from_keyword(word)?),
            "smax" => Reduction::Smax,
            "smin" => Reduction::Smin,
            "umax" => Reduction::Umax,
            "umin" => Reduction::Umin,
            "fmax" => Reduction::Maxnum,
            "fmin" => Reduction::Minnum,
            "fmaximum" => Reduction::Maximum,
            "fminimum" => Reduction::Minimum,
            _ => return None,
        })
    }

    /// Whether the first argument is a start value.
    pub(in crate::jit) fn starts(self) -> bool {
        matches!(self, Reduction::Binary(op) if op.is_float())
    }

    /// Whether it applies to floating-point values.
    pub(in crate::jit) fn is_float(self) -> bool {
        use Reduction::*;
        self.starts() || matches!(self, Maxnum | Minnum | Maximum | Minimum)
    }
}

/// Addressing of a masked access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) enum Masked {
    /// Consecutive elements.
    Consecutive,
    /// An address for each element.
    Scattered,
    /// Consecutive elements without gaps for disabled ones.
    Dense,
}

impl FuncTranslator<'_, '_> {
    /// Translates a call of an intrinsic on vectors; `None` for any other intrinsic.
    pub(in crate::jit::translate) fn vector_intrinsic(
        &mut self,
        cx: &InstContext,
        intrinsic: Intrinsic,
        call: &CallInfo,
    ) -> Option<Option<ValueRepr>> {
        let types = &self.env.module.types;
        let TypeKind::Function { ret, .. } = types.kind(call.fn_ty) else { return None };
        match intrinsic {
            Intrinsic::Rearrange(how) => Some(Some(self.rearrange(cx, how, call, *ret))),
            Intrinsic::Reduce(by) => Some(Some(self.reduce(cx, by, call))),
            Intrinsic::Masked(addressing, store) => Some(self.masked(cx, addressing, store, call)),
            Intrinsic::Overflow(op, signed) => {
                let (ty, len, _) = self.vector_type(call.args[0].value)?;
                if self.bigint_bits(ty).is_some() {
                    let args = [call.args[0].value, call.args[1].value];
                    return Some(Some(self.bigint_vector_overflow(cx, (op, signed), ty, args, *ret)));
                }
                let bits = self.env.element(ty).bits();
                let (mut results, mut overs) = (Vec::new(), Vec::new());
                for lane in 0..len as usize {
                    let cx = &cx.at_lane(lane);
                    let (a, b) = (self.scalar(cx, call.args[0].value), self.scalar(cx, call.args[1].value));
                    let (result, over) = self.overflowing(op, signed, bits, a, b);
                    results.push(result);
                    overs.push(over);
                }
                let part = self.layouts.flat(ty);
                let mut parts = self.pack(&part, results);
                parts.extend(overs);
                let flat = self.layouts.flat(*ret);
                Some(Some(self.build_aggregate(&flat, parts)))
            }
            _ if types.vector(*ret).is_some() && cx.lane.is_none() && self.is_bigint_call(call) => {
                Some(Some(self.bigint_elementwise(cx, *ret, |this, cx| {
                    this.intrinsic(cx, intrinsic, call).expect("it has a result")
                })))
            }
            _ if types.vector(*ret).is_some() && cx.lane.is_none() => {
                Some(Some(match self.simd128_intrinsic(cx, intrinsic, call, *ret) {
                    Some(done) => done,
                    None => self.elementwise(cx, *ret, |this, cx| {
                        let value = this.intrinsic(cx, intrinsic, call).expect("it has a result");
                        this.whole(value)
                    }),
                }))
            }
            _ => None,
        }
    }

    fn reduce(&mut self, cx: &InstContext, by: Reduction, call: &CallInfo) -> ValueRepr {
        let vector = call.args[call.args.len() - 1];
        if self.bigint_bits(vector.ty).is_some() {
            return self.bigint_reduce(cx, (vector.ty, vector.value), |this, ty, a, b| {
                let extremum = match by {
                    Reduction::Binary(op) => return this.bigint_binary_of(op, ty, a, b, None),
                    Reduction::Smax => IcmpPred::Sgt,
                    Reduction::Smin => IcmpPred::Slt,
                    Reduction::Umax => IcmpPred::Ugt,
                    _ => IcmpPred::Ult,
                };
                let first = this.bigint_icmp_of(extremum, ty, a, b);
                this.one_of(ty, first, a, b)
            });
        }
        let elem = self.env.element(vector.ty);
        if let Some(value) = self.simd128_reduce(cx, by, vector.ty, vector.value, elem) {
            return value.into();
        }
        let mut lanes = self.lanes(cx, vector.value).into_iter();
        let first = match by.starts() {
            true => Some(self.scalar(cx, call.args[0].value)),
            false => lanes.next(),
        };
        let mut result = first.expect("a vector has an element");
        for lane in lanes {
            result = match by {
                Reduction::Binary(op) => self.binary_of(op, elem, result, lane),
                Reduction::Smax => self.joined(Intrinsic::MinMax(IntCC::SignedGreaterThan), elem, result, lane),
                Reduction::Smin => self.joined(Intrinsic::MinMax(IntCC::SignedLessThan), elem, result, lane),
                Reduction::Umax => self.joined(Intrinsic::MinMax(IntCC::UnsignedGreaterThan), elem, result, lane),
                Reduction::Umin => self.joined(Intrinsic::MinMax(IntCC::UnsignedLessThan), elem, result, lane),
                Reduction::Maxnum => self.joined(Intrinsic::Maxnum, elem, result, lane),
                Reduction::Minnum => self.joined(Intrinsic::Minnum, elem, result, lane),
                Reduction::Maximum => self.joined(Intrinsic::Maximum, elem, result, lane),
                Reduction::Minimum => self.joined(Intrinsic::Minimum, elem, result, lane),
            };
        }
        result.into()
    }

    pub(super) fn joined(&mut self, by: Intrinsic, elem: Scalar, a: Value, b: Value) -> Value {
        match elem {
            Scalar::Int(bits) => {
                let result = self.int_intrinsic(by, bits, &[a, b]);
                self.canonical(bits, result)
            }
            _ => self.float_intrinsic(by, elem, &[a, b]),
        }
    }

    /// Translates a load or store of selected elements. To avoid branches, disabled elements access a stack slot.
    fn masked(&mut self, cx: &InstContext, addressing: Masked, store: bool, call: &CallInfo) -> Option<ValueRepr> {
        let types = &self.env.module.types;
        // LLVM before 22 passes the alignment as an argument, which is irrelevant here.
        let args: Vec<_> = call.args.iter().filter(|a| types.int_width(a.ty).is_none()).collect();
        let (value, ptr, mask) = match store {
            true => (args[0], args[1], args[2]),
            false => (args[2], args[0], args[1]),
        };
        let (elem, size) = (self.env.element(value.ty), u64::from(self.env.element(value.ty).bits() / 8));
        let (values, wanted) = (self.lanes(cx, value.value), self.lanes(cx, mask.value));
        let room = StackSlotData::new(StackSlotKind::ExplicitSlot, 16, 4);
        let elsewhere = Address { base: AddressBase::Slot(self.b.create_sized_stack_slot(room)), offset: 0 };
        let pointers = match addressing {
            Masked::Scattered => self.lanes(cx, ptr.value),
            _ => vec![self.scalar(cx, ptr.value)],
        };
        let poison = match value.value {
            Operand::Const(id) => matches!(self.env.module.constants[id], Constant::Poison(_) | Constant::Undef(_)),
            Operand::Value(_) => false,
        };
        let mut dense = pointers[0];
        let mut lanes = Vec::with_capacity(values.len());
        for (n, (value, wanted)) in values.into_iter().zip(wanted).enumerate() {
            let address = match addressing {
                Masked::Scattered => pointers[n],
                Masked::Consecutive => self.b.ins().iadd_imm_s(pointers[0], (n as u64 * size) as i64),
                Masked::Dense => dense,
            };
            let unused = self.address_of(elsewhere);
            let place = self.b.ins().select(wanted, address, unused);
            let at = Address { base: AddressBase::Value(place), offset: 0 };
            if store {
                self.store(elem, value, at, MemAccess::UNALIGNED);
            } else {
                let loaded = self.load(elem, at, MemAccess::UNALIGNED);
                // In place of poison, any value is valid.
                lanes.push(if poison { loaded } else { self.choose(wanted, loaded, value) });
            }
            if addressing == Masked::Dense {
                let next = self.b.ins().iadd_imm_s(dense, size as i64);
                dense = self.b.ins().select(wanted, next, dense);
            }
        }
        (!store).then(|| self.value_from_lanes(value.ty, lanes))
    }
}
