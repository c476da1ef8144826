//! Translation of `getelementptr` to addresses that suit the addressing modes.

use crate::ir::inst::{BinaryOp, CastOp};
use crate::ir::{Constant, Inst, Operand, Type, TypeKind, TypedOperand, ValueDef};
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::value::{Address, AddressBase};
use crate::value::sign_extend;
use cranelift_codegen::ir::{InstBuilder, Value, types};

/// Maximum number of globals per loop whose addresses are held in registers.
const HELD: usize = 3;

impl<'a> FuncTranslator<'a, '_> {
    /// Translates `getelementptr`. Constant parts become part of the offset.
    pub(in crate::jit::translate) fn gep(
        &mut self,
        cx: &InstContext,
        source: Type,
        base: Operand,
        indices: &[TypedOperand],
    ) -> Address {
        let mut at = self.pointer(cx, base);
        let mut ty = source;
        let alone = indices.iter().filter(|i| matches!(i.1, Operand::Value(_))).count() == 1;
        for (n, (index_ty, index)) in indices.iter().enumerate() {
            let scalar = self.index_scalar(*index_ty);
            let constant = match index {
                Operand::Const(c) => match &self.env.module.constants[*c] {
                    Constant::Int(_, bits) => Some(crate::value::sign_extend(scalar.bits(), *bits) as i64),
                    Constant::WideInt(_, words) => Some(words[0] as i64),
                    Constant::Zero(_) | Constant::Undef(_) | Constant::Poison(_) => Some(0),
                    Constant::Vector(..) => {
                        let index = self.env.module.constants.as_index(*c);
                        index.map(|bits| crate::value::sign_extend(scalar.bits(), bits) as i64)
                    }
                    _ => None,
                },
                Operand::Value(_) => None,
            };
            let stride = match self.env.module.types.kind(ty) {
                _ if n == 0 => self.layouts.size(ty),
                TypeKind::Struct { fields, .. } => {
                    // Field indices are unsigned: 1 as an `i1` is the second field.
                    let Operand::Const(index) = index else { unreachable!("verified: a constant field number") };
                    let field = self.env.module.constants.as_index(*index).and_then(|c| usize::try_from(c).ok());
                    let field = field.expect("verified: a constant field number");
                    let layout = self.layouts.fields(ty);
                    ty = fields[field];
                    at.offset = at.offset.wrapping_add_unsigned(layout.offsets[field]);
                    continue;
                }
                TypeKind::Array { elem, .. } => {
                    ty = *elem;
                    self.layouts.size(ty)
                }
                // Elements follow each other without padding.
                TypeKind::Vector { elem, .. } => {
                    ty = *elem;
                    let bits = self.bigint_bits(ty).unwrap_or_else(|| self.env.element(ty).bits());
                    u64::from(bits.div_ceil(8))
                }
                _ => unreachable!("verified: only arrays, vectors and structs have elements"),
            };
            match constant {
                Some(c) => at.offset = at.offset.wrapping_add(c.wrapping_mul(stride as i64)),
                None if self.bigint_bits(*index_ty).is_some() => {
                    let index = self.low_limb(cx, *index_ty, *index);
                    at = self.indexed(at, 64, index, stride);
                }
                None => {
                    let (index, bits, constant_part) = self.split_index(cx, scalar.bits(), *index);
                    at.offset = at.offset.wrapping_add(constant_part.wrapping_mul(stride as i64));
                    let index = match bits {
                        32 => self.extended(cx, index),
                        _ => self.scalar(cx, index),
                    };
                    let bits = if bits == 32 { 64 } else { bits };
                    at = self.hoist_global(cx, at, alone && matches!(stride, 2 | 4 | 8));
                    at = self.indexed(at, bits, index, stride);
                }
            }
        }
        at
    }

    /// Splits an index into a value, the width of the value, and a constant: `i - 1` into `i` and -1, which becomes
    /// part of the displacement. `bits`: the index width. A sum of fewer than 64 bits is only split if it cannot wrap,
    /// since the address is computed in 64 bits.
    fn split_index(&self, cx: &InstContext, bits: u32, index: Operand) -> (Operand, u32, i64) {
        if cx.lane.is_some() || bits > 64 {
            return (index, bits, 0);
        }
        let (inner, constant_part) = self.summand(index, bits);
        if let Some(Inst::Cast { op: CastOp::Sext, from, arg, .. }) = self.defined_by(inner)
            && bits == 64
            && self.env.module.types.int_width(*from) == Some(32)
        {
            let (innermost, more) = self.summand(*arg, 32);
            if more != 0 || self.extensible(innermost, 0) {
                return (innermost, 32, constant_part.wrapping_add(more));
            }
        }
        (inner, bits, constant_part)
    }

    /// Splits a value into another value and a constant addend. The start value of a loop's next iteration is not
    /// split, because its operand would have to be kept live along with it.
    fn summand(&self, mut value: Operand, bits: u32) -> (Operand, i64) {
        let mut sum = 0i64;
        while let Operand::Value(v) = value
            && !self.values.carried[v]
            && let Some(Inst::Binary { op, flags, lhs, rhs: Operand::Const(c), .. }) = self.defined_by(value)
            && let Some(known) = self.env.module.constants[*c].as_int()
        {
            let known = sign_extend(bits, known) as i64;
            sum = match op {
                BinaryOp::Add if bits == 64 || flags.nsw => sum.wrapping_add(known),
                BinaryOp::Sub if bits == 64 || flags.nsw => sum.wrapping_sub(known),
                BinaryOp::Or if flags.disjoint => sum.wrapping_add(known),
                _ => break,
            };
            value = *lhs;
        }
        (value, sum)
    }

    /// Returns the instruction that defines an operand.
    pub(in crate::jit::translate) fn defined_by(&self, operand: Operand) -> Option<&'a Inst> {
        match operand {
            Operand::Value(v) => match self.func.body.values[v].def {
                ValueDef::Inst(inst) => Some(&self.func.body.insts[inst]),
                ValueDef::Param(_) | ValueDef::Undefined => None,
            },
            Operand::Const(_) => None,
        }
    }

    /// Returns the address of a global as a value that Cranelift's optimizer does not recognize as a constant, so that
    /// it is hoisted out of the innermost loop. x86 has no short encoding for a constant with a scaled index, so each
    /// access would need two more instructions. Returns the address unchanged outside of loops, and if the loop already
    /// holds the maximum number of addresses.
    fn hoist_global(&mut self, cx: &InstContext, at: Address, scaled: bool) -> Address {
        let (true, AddressBase::Absolute(start), Some(header)) =
            (scaled && self.env.optimize, at.base, self.func.loops.around(cx.block))
        else {
            return at;
        };
        let hoisted = self.reused.hoisted.entry(header).or_default();
        if !hoisted.contains(&start) {
            if hoisted.len() == HELD || i32::try_from(start).is_err() {
                return at;
            }
            hoisted.push(start);
        }
        let start = self.b.ins().iconst(types::I64, start as i64);
        // `iabs` is the cheapest operation that is not folded for a constant; the address is positive.
        Address { base: AddressBase::Value(self.b.ins().iabs(start)), ..at }
    }

    fn indexed(&mut self, at: Address, bits: u32, value: Value, stride: u64) -> Address {
        if stride == 0 {
            return at;
        }
        let clean = self.sign_extended(bits, value);
        let wide = match self.b.func.dfg.value_type(clean) {
            types::I64 => clean,
            types::I128 => self.b.ins().ireduce(types::I64, clean),
            _ => self.b.ins().sextend(types::I64, clean),
        };
        let scaled = match stride {
            1 => wide,
            // Addressing modes can include a shift.
            _ if stride.is_power_of_two() => self.b.ins().ishl_imm_u(wide, i64::from(stride.trailing_zeros())),
            _ => self.b.ins().imul_imm_s(wide, stride as i64),
        };
        // The offset stays separate, so that it becomes the displacement of the access.
        let start = self.address_of(Address { offset: 0, ..at });
        Address { base: AddressBase::Value(self.b.ins().iadd(start, scaled)), offset: at.offset }
    }
}
