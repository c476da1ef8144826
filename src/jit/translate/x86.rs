//! Calls of the processor's intrinsics ([`crate::ir::x86`]): what Cranelift has an instruction for becomes that; the rest are
//! calls of functions that are one instruction each.

use super::func::{Base, FuncTranslator, Lowered, Pointer};
use super::memory::Access;
use crate::ir::Name;
use crate::ir::inst::CallInfo;
use crate::ir::x86::{Kind, X86, immediate};
use crate::jit::abi::{self, Symbol};
use crate::jit::scalar::Scalar;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{AbiParam, InstBuilder, Type as ClifType, Value, types};

/// The intrinsic of the processor of a name.
pub(in crate::jit) fn named_processor_intrinsic(name: &Name) -> Option<X86> {
    let Name::Text(text) = name else { return None };
    X86::named(text.strip_prefix("llvm.x86.")?)
}

/// The type that holds an argument or a result.
fn clif(kind: Kind) -> ClifType {
    match kind {
        Kind::Bytes => types::I8X16,
        Kind::Words => types::I16X8,
        Kind::Doublewords => types::I32X4,
        Kind::Quadwords => types::I64X2,
        Kind::Floats => types::F32X4,
        Kind::Doubles => types::F64X2,
        Kind::Int(64) | Kind::Pointer => types::I64,
        Kind::Int(_) | Kind::Immediate => types::I32,
    }
}

impl FuncTranslator<'_, '_> {
    /// A call of such an intrinsic; its result if it has one.
    pub(super) fn processor(&mut self, op: X86, call: &CallInfo) -> Option<Lowered> {
        if op == X86::Lddqu {
            let at = Pointer { base: Base::Value(self.scalar(call.args[0].value)), offset: 0 };
            return Some(self.load(Scalar::Vector(types::I8X16), at, Access::UNALIGNED).into());
        }
        let mut args = Vec::with_capacity(call.args.len());
        for (kind, arg) in op.params().iter().zip(&call.args) {
            args.push(match kind {
                Kind::Immediate => {
                    let number = immediate(&self.env.module.constants, arg.value).unwrap_or(0);
                    self.b.ins().iconst(types::I32, i64::from(number))
                }
                Kind::Int(bits @ (8 | 16)) => {
                    let value = self.scalar(arg.value);
                    self.zero_extended_to(*bits, 32, value)
                }
                _ => self.scalar(arg.value),
            });
        }
        let number = call.args.get(1).and_then(|a| self.known(a.value)).map(|n| n.min(255) as u8);
        if let Some(value) = self.own_instruction(op, &args, number) {
            return value.map(Lowered::from);
        }
        let mut signature = abi::signature();
        signature.params.extend(op.params().iter().map(|kind| AbiParam::new(clif(*kind))));
        signature.returns.extend(op.ret().map(|kind| AbiParam::new(clif(kind))));
        let callee = self.import(Symbol::Processor(op), signature);
        let inst = self.b.ins().call(callee, &args);
        self.b.inst_results(inst).first().copied().map(Lowered::from)
    }

    /// What Cranelift has an instruction for. `number` is the second argument, if it is a constant.
    fn own_instruction(&mut self, op: X86, args: &[Value], number: Option<u8>) -> Option<Option<Value>> {
        use X86::*;
        let (a, b) = (args.first().copied(), args.get(1).copied());
        let two = || Some((a?, b?));
        Some(Some(match op {
            Sfence | Lfence | Mfence => {
                self.b.ins().fence();
                return Some(None);
            }
            Pause | Clflush | Emms => return Some(None),
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
            // The second where they cannot be told apart.
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
                let (a, number) = (a?, number?);
                let ty = self.b.func.dfg.value_type(a);
                let bits = ty.lane_bits();
                let (left, signed) = (matches!(op, Psllwi | Pslldi | Psllqi), matches!(op, Psrawi | Psradi));
                // Shifting out everything leaves zeros, or signs.
                let distance = u32::from(number).min(if signed { bits - 1 } else { bits });
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
