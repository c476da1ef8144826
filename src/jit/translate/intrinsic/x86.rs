//! Calls of the x86 target intrinsics ([`crate::ir::x86`]). They are lowered to CLIF instructions if Cranelift has
//! them, and otherwise to calls of functions that consist of one machine instruction each.

use crate::ir::inst::{CallInfo, FcmpPred};
use crate::ir::x86::{LaneCombination, X86Intrinsic, X86Op, X86Type, immediate, predicate};
use crate::ir::{Name, TypeKind};
use crate::jit::link::symbol::Symbol;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::signature;
use crate::jit::translate::value::MemAccess;
use crate::jit::translate::value::{Address, AddressBase, ValueRepr};
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{AbiParam, InstBuilder, Type as ClifType, Value, types};

/// Returns the x86 intrinsic with a name.
pub(in crate::jit) fn x86_named(name: &Name) -> Option<X86Intrinsic> {
    let Name::Text(text) = name else { return None };
    X86Intrinsic::named(text.strip_prefix("llvm.x86.")?)
}

/// Returns the CLIF type of an argument or result.
fn clif(kind: X86Type) -> ClifType {
    match kind {
        X86Type::Bytes => types::I8X16,
        X86Type::Words => types::I16X8,
        X86Type::Doublewords => types::I32X4,
        X86Type::Quadwords => types::I64X2,
        X86Type::Floats => types::F32X4,
        X86Type::Doubles => types::F64X2,
        X86Type::Int(64) | X86Type::CarryAndInt(64) | X86Type::Pointer => types::I64,
        X86Type::Int(_) | X86Type::CarryAndInt(_) | X86Type::Immediate => types::I32,
    }
}

impl FuncTranslator<'_, '_> {
    /// Translates a call of an x86 intrinsic. Returns its result, if it has one.
    pub(in crate::jit::translate) fn x86_intrinsic(
        &mut self,
        cx: &InstContext,
        intrinsic: X86Intrinsic,
        call: &CallInfo,
    ) -> Option<ValueRepr> {
        let op = intrinsic.op;
        let TypeKind::Function { ret, .. } = *self.env.module.types.kind(call.fn_ty) else { return None };
        match op {
            X86Op::Lddqu => {
                let base = AddressBase::Value(self.scalar(cx, call.args[0].value));
                let at = (0..intrinsic.lanes).map(|n| Address { base, offset: 16 * i64::from(n) });
                let made: Vec<Value> =
                    at.map(|at| self.load(Scalar::Vector(types::I8X16), at, MemAccess::UNALIGNED)).collect();
                return Some(self.value_from_simd128(ret, made));
            }
            X86Op::Addcarry32 | X86Op::Addcarry64 | X86Op::Subborrow32 | X86Op::Subborrow64 => {
                let parts = self.carried(cx, matches!(op, X86Op::Subborrow32 | X86Op::Subborrow64), call);
                let flat = self.layouts.flat(ret);
                return Some(self.build_aggregate(&flat, parts.to_vec()));
            }
            X86Op::Permd | X86Op::Permps => {
                let simd128_parts = self.permuted(cx, call)?;
                return Some(self.value_from_simd128(ret, simd128_parts));
            }
            _ => {}
        }
        let mut args = Vec::with_capacity(call.args.len());
        for (n, (kind, arg)) in op.params().iter().zip(&call.args).enumerate() {
            args.push(match kind {
                X86Type::Immediate => {
                    let imm = immediate(&self.env.module.constants, arg.value).unwrap_or(0);
                    let of_lane = |n| i64::from(intrinsic.immediate_of_lane(imm, n));
                    (0..intrinsic.lanes).map(|n| self.b.ins().iconst(types::I32, of_lane(n))).collect()
                }
                X86Type::Int(bits @ (8 | 16)) => {
                    let value = self.scalar(cx, arg.value);
                    vec![self.zero_extended_to(*bits, 32, value)]
                }
                _ if intrinsic.lanes_of(n) > 1 => self.simd128_parts(cx, arg.ty, arg.value)?.1,
                _ => vec![self.scalar(cx, arg.value)],
            });
        }
        // The immediate operand of the instruction, or the shift amount.
        let last = call.args.iter().skip(1).last();
        let imm = last.and_then(|arg| self.known(arg.value)).map(|n| n.min(255) as u8);
        let on_lanes = |this: &mut Self, op: X86Op| -> Vec<Option<Value>> {
            let of = |n: usize| -> Vec<Value> { args.iter().map(|arg| *arg.get(n).unwrap_or(&arg[0])).collect() };
            (0..intrinsic.lanes as usize).map(|n| this.instruction(op, &of(n), imm)).collect()
        };
        let all = |this: &mut Self, op: X86Op| {
            let holds = on_lanes(this, op).into_iter().flatten().reduce(|a, b| this.b.ins().band(a, b));
            holds.expect("such an instruction has a result, and there is a lane")
        };
        match intrinsic.combination() {
            LaneCombination::Nor(a, b) => {
                let (a, b) = (all(self, a), all(self, b));
                let either = self.b.ins().bor(a, b);
                return Some(self.b.ins().bxor_imm_u(either, 1).into());
            }
            LaneCombination::And => return Some(all(self, op).into()),
            _ => {}
        }
        let made: Vec<Value> = on_lanes(self, op).into_iter().collect::<Option<_>>()?;
        Some(match intrinsic.combination() {
            LaneCombination::Bits(bits) => {
                let mut sum = made[0];
                for (n, more) in (1..).zip(&made[1..]) {
                    let moved = self.b.ins().ishl_imm_u(*more, n * i64::from(bits));
                    sum = self.b.ins().bor(sum, moved);
                }
                sum.into()
            }
            LaneCombination::ConcatLow => {
                let halves: Vec<Value> = made.chunks(2).map(|two| self.low_halves(two[0], two[1])).collect();
                self.value_from_simd128(ret, halves)
            }
            _ => self.value_from_simd128(ret, made),
        })
    }

    /// Emits an instruction on one 128-bit lane.
    fn instruction(&mut self, op: X86Op, args: &[Value], imm: Option<u8>) -> Option<Value> {
        if let Some(value) = self.own_instruction(op, args, imm) {
            return value;
        }
        let params: Vec<ClifType> = op.params().iter().map(|kind| clif(*kind)).collect();
        self.call_instruction(op, &params, op.ret().map(clif), args)
    }

    /// Calls the function of an instruction.
    fn call_instruction(
        &mut self,
        op: X86Op,
        params: &[ClifType],
        ret: Option<ClifType>,
        args: &[Value],
    ) -> Option<Value> {
        let mut signature = signature::signature();
        signature.params.extend(params.iter().map(|ty| AbiParam::new(*ty)));
        signature.returns.extend(ret.map(AbiParam::new));
        let callee = self.import(Symbol::X86(op), signature);
        let inst = self.b.ins().call(callee, args);
        self.b.inst_results(inst).first().copied()
    }

    /// Combines the lower halves of two 128-bit lanes.
    fn low_halves(&mut self, a: Value, b: Value) -> Value {
        let ty = self.b.func.dfg.value_type(a);
        let (a, b) = (self.recast(types::I64X2, a), self.recast(types::I64X2, b));
        let low = self.b.ins().extractlane(b, 0);
        let both = self.b.ins().insertlane(a, low, 1);
        self.recast(ty, both)
    }

    /// Emits an addition with carry or a subtraction with borrow. Returns the new carry and the result.
    fn carried(&mut self, cx: &InstContext, subtract: bool, call: &CallInfo) -> [Value; 2] {
        let [carry, a, b] = [0, 1, 2].map(|n| self.scalar(cx, call.args[n].value));
        let ty = self.b.func.dfg.value_type(a);
        let carry = self.b.ins().icmp_imm_u(IntCC::NotEqual, carry, 0);
        let carry = self.b.ins().uextend(ty, carry);
        let (first, second, one, two);
        if subtract {
            first = self.b.ins().isub(a, b);
            second = self.b.ins().isub(first, carry);
            one = self.b.ins().icmp(IntCC::UnsignedLessThan, a, b);
            two = self.b.ins().icmp(IntCC::UnsignedLessThan, first, carry);
        } else {
            first = self.b.ins().iadd(a, b);
            second = self.b.ins().iadd(first, carry);
            one = self.b.ins().icmp(IntCC::UnsignedLessThan, first, a);
            two = self.b.ins().icmp(IntCC::UnsignedLessThan, second, first);
        }
        [self.b.ins().bor(one, two), second]
    }

    /// Permutes the 32-bit elements of two 128-bit lanes by an index vector.
    fn permuted(&mut self, cx: &InstContext, call: &CallInfo) -> Option<Vec<Value>> {
        let [(ty, all), (_, indices)] = [
            self.simd128_parts(cx, call.args[0].ty, call.args[0].value)?,
            self.simd128_parts(cx, call.args[1].ty, call.args[1].value)?,
        ];
        let all: Vec<Value> = all.iter().map(|simd128_type_of| self.recast(types::I32X4, *simd128_type_of)).collect();
        let mut simd128_parts = Vec::with_capacity(indices.len());
        for chosen in indices {
            let args = [all[0], all[1], chosen];
            let simd128_type_of = self.call_instruction(X86Op::Permd, &[types::I32X4; 3], Some(types::I32X4), &args)?;
            simd128_parts.push(self.recast(ty, simd128_type_of));
        }
        Some(simd128_parts)
    }

    /// Lowers an intrinsic to CLIF instructions, if Cranelift has them. `imm`: the last argument, if it is a constant.
    fn own_instruction(&mut self, op: X86Op, args: &[Value], imm: Option<u8>) -> Option<Option<Value>> {
        use X86Op::*;
        let (a, b) = (args.first().copied(), args.get(1).copied());
        let two = || Some((a?, b?));
        Some(Some(match op {
            Sfence | Lfence | Mfence => {
                self.b.ins().fence();
                return Some(None);
            }
            Pause | Clflush | Emms | Vzeroupper | Vzeroall => return Some(None),
            Cmpps | Cmppd | Cmpss | Cmpsd => {
                let ((a, b), imm) = (two()?, imm?);
                let ty = self.b.func.dfg.value_type(a);
                let mask = match predicate(imm.into()) {
                    FcmpPred::False => self.splat_number(ty.as_truthy(), 0),
                    FcmpPred::True => {
                        let zero = self.splat_number(ty.as_truthy(), 0);
                        self.b.ins().bnot(zero)
                    }
                    pred => self.simd128_float_compare(pred, a, b),
                };
                let mask = match op {
                    Cmpps | Cmppd => mask,
                    // Only the lowest element is compared.
                    _ => {
                        let low = self.b.ins().extractlane(mask, 0);
                        let rest = self.recast(ty.as_truthy(), a);
                        self.b.ins().insertlane(rest, low, 0)
                    }
                };
                self.recast(ty, mask)
            }
            Movmskps | Movmskpd | Pmovmskb => self.b.ins().vhigh_bits(types::I32, a?),
            Packssdw | Packsswb => two().map(|(a, b)| self.b.ins().snarrow(a, b))?,
            Packuswb | Packusdw => two().map(|(a, b)| self.b.ins().unarrow(a, b))?,
            Pavgb | Pavgw => two().map(|(a, b)| self.b.ins().avg_round(a, b))?,
            Paddsb | Paddsw => two().map(|(a, b)| self.b.ins().sadd_sat(a, b))?,
            Paddusb | Paddusw => two().map(|(a, b)| self.b.ins().uadd_sat(a, b))?,
            Psubsb | Psubsw => two().map(|(a, b)| self.b.ins().ssub_sat(a, b))?,
            Psubusb | Psubusw => two().map(|(a, b)| self.b.ins().usub_sat(a, b))?,
            Sqrtps | Sqrtpd => self.b.ins().sqrt(a?),
            Pshufb => two().map(|(a, b)| self.b.ins().x86_pshufb(a, b))?,
            Pmaddubsw => two().map(|(a, b)| self.b.ins().x86_pmaddubsw(b, a))?,
            Pmulhrsw => two().map(|(a, b)| self.b.ins().x86_pmulhrsw(a, b))?,
            Pmaddwd => {
                let (a, b) = two()?;
                let (low, high) = (self.b.ins().swiden_low(a), self.b.ins().swiden_high(a));
                let (low_b, high_b) = (self.b.ins().swiden_low(b), self.b.ins().swiden_high(b));
                let (low, high) = (self.b.ins().imul(low, low_b), self.b.ins().imul(high, high_b));
                self.b.ins().iadd_pairwise(low, high)
            }
            // The second operand, unless the first is less.
            Minps | Minpd => {
                let (a, b) = two()?;
                let less = self.b.ins().fcmp(FloatCC::LessThan, a, b);
                self.chosen_lanes(less, a, b)
            }
            Maxps | Maxpd => {
                let (a, b) = two()?;
                let greater = self.b.ins().fcmp(FloatCC::GreaterThan, a, b);
                self.chosen_lanes(greater, a, b)
            }
            Blendvps | Blendvpd | Pblendvb => {
                let (a, b, mask) = (a?, b?, *args.get(2)?);
                let ty = self.b.func.dfg.value_type(mask);
                let ints = ty.as_truthy();
                let mask = self.recast(ints, mask);
                let zero = self.splat_number(ints, 0);
                let negative = self.b.ins().icmp(IntCC::SignedLessThan, mask, zero);
                self.chosen_lanes(negative, b, a)
            }
            Psllwi | Pslldi | Psllqi | Psrlwi | Psrldi | Psrlqi | Psrawi | Psradi => {
                let (a, imm) = (a?, imm?);
                let ty = self.b.func.dfg.value_type(a);
                let bits = ty.lane_bits();
                let (left, signed) = (matches!(op, Psllwi | Pslldi | Psllqi), matches!(op, Psrawi | Psradi));
                // An excessive amount produces zeros or sign bits.
                let distance = u32::from(imm).min(if signed { bits - 1 } else { bits });
                if distance == bits {
                    return Some(Some(self.splat_number(ty, 0)));
                }
                let distance = self.b.ins().iconst(types::I32, i64::from(distance));
                match (left, signed) {
                    (true, _) => self.b.ins().ishl(a, distance),
                    (_, true) => self.b.ins().sshr(a, distance),
                    _ => self.b.ins().ushr(a, distance),
                }
            }
            _ => return None,
        }))
    }
}
