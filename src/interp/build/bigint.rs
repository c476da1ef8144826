//! Instructions on integers of more than 128 bits. Each becomes one operation on all limbs of its operands.

use super::{RegisterCodeBuilder, unsupported};
use crate::interp::exec::aggregate::Aggregate;
use crate::interp::exec::bigint;
use crate::interp::exec::bigint::{BigintInst, BigintOp};
use crate::interp::exec::intrinsic;
use crate::interp::register_code::{BranchTarget, Kind, Op, OperandSlot, Switch};
use crate::interp::report::InterpResult;
use crate::ir::inst::CallInfo;
use crate::ir::{BlockId, Inst, InstId, Operand, Type, TypeKind, TypedOperand};

impl RegisterCodeBuilder<'_> {
    /// Whether the type, or the element type of a vector, is an integer of more than 128 bits.
    pub(super) fn is_wide(&self, ty: Type) -> bool {
        self.module.types.words(ty) > 1
    }

    /// Returns the kind of a scalar, or of the elements of a vector; integers may have any width.
    fn form(&self, ty: Type) -> InterpResult<Kind> {
        let types = &self.module.types;
        bigint::form(types, types.scalar(ty))
            .ok_or_else(|| unsupported(format!("values of {} are not supported", types.display(ty))))
    }

    /// Builds a computation on the given operands.
    fn compute(
        &mut self,
        what: BigintOp,
        dst: u32,
        ret: Kind,
        args: &[TypedOperand],
        inst: InstId,
    ) -> InterpResult<Op> {
        let mut list = Vec::with_capacity(args.len());
        for (ty, operand) in args {
            list.push((self.src(*operand, inst), self.form(*ty)?));
        }
        Ok(self.aggregate(Aggregate::Bigint(Box::new(BigintInst { what, dst, ret, args: list.into() }))))
    }

    /// Translates an instruction on integers of more than 128 bits. Returns `None` for others, and for those that only
    /// move limbs.
    pub(super) fn wide(&mut self, block: BlockId, inst: InstId) -> InterpResult<Option<Op>> {
        let (ir, dst) = (self.ir, self.dst(inst));
        Ok(Some(match &ir.insts[inst] {
            Inst::Binary { op, flags, ty, lhs, rhs } if self.is_wide(*ty) => {
                let (ret, what) = (self.form(*ty)?, BigintOp::Binary(*op, self.parts.shared.effective_flags(*flags)));
                self.compute(what, dst, ret, &[(*ty, *lhs), (*ty, *rhs)], inst)?
            }
            Inst::Icmp { pred, samesign, ty, lhs, rhs } if self.is_wide(*ty) => {
                let what = BigintOp::Compare(*pred, *samesign);
                self.compute(what, dst, Kind::Int(1), &[(*ty, *lhs), (*ty, *rhs)], inst)?
            }
            Inst::Cast { op, flags, from, arg, to } if self.is_wide(*from) || self.is_wide(*to) => {
                use crate::ir::inst::CastOp::{Addrspacecast, Bitcast};
                let (ret, flags) = (self.form(*to)?, self.parts.shared.effective_cast_flags(*flags));
                let what = match op {
                    Bitcast | Addrspacecast if self.changes_lane_count(*from, *to) => return Ok(None),
                    // A bitcast to the same type.
                    Bitcast | Addrspacecast => BigintOp::Call(intrinsic::Intrinsic::ReturnFirst),
                    _ => BigintOp::Cast(*op, flags),
                };
                self.compute(what, dst, ret, &[(*from, *arg)], inst)?
            }
            Inst::Select { cond, then, other, .. } if self.is_wide(then.0) => {
                let flat = self.flat(self.module.types.scalar(then.0))?;
                let cond = self.src(*cond, inst);
                let (a, b) = (self.src(then.1, inst), self.src(other.1, inst));
                self.aggregate(Aggregate::Select { dst, cond, then: a, other: b, flat })
            }
            Inst::Switch { ty, value, default, cases } if self.is_wide(*ty) => {
                return self.wide_switch(block, inst, (*ty, *value), *default, cases).map(Some);
            }
            _ => return Ok(None),
        }))
    }

    /// Translates a `switch`: finds the index of the matching case and branches on it.
    fn wide_switch(
        &mut self,
        block: BlockId,
        inst: InstId,
        value: TypedOperand,
        default: BlockId,
        cases: &[(crate::ir::TypedConst, BlockId)],
    ) -> InterpResult<Op> {
        let default = self.jump(block, default);
        let (mut numbers, mut jumps): (Vec<_>, Vec<(u128, BranchTarget)>) = Default::default();
        for (n, ((_, constant), target)) in (0..).zip(cases) {
            let words = self.module.constants[*constant].as_wide_int();
            numbers.push(bigint::literal(words.ok_or_else(|| unsupported("a case value that is not an integer"))?));
            jumps.push((n, self.jump(block, *target)));
        }
        let which = self.body.slots;
        self.body.slots += 1;
        let find = self.compute(BigintOp::Find(numbers.into()), which, Kind::Int(64), &[value], inst)?;
        self.push(inst, find);
        self.body.switches.push(Switch { value: OperandSlot(which), width: 64, default, cases: jumps.into() });
        Ok(Op::Switch { index: self.body.switches.len() as u32 - 1 })
    }

    /// Translates a call of an intrinsic on integers of more than 128 bits. Returns `None` for others.
    pub(super) fn wide_intrinsic(
        &mut self,
        name: &str,
        call: &CallInfo,
        dst: Option<u32>,
        inst: InstId,
    ) -> InterpResult<Option<Op>> {
        let TypeKind::Function { ret, .. } = *self.module.types.kind(call.fn_ty) else { return Ok(None) };
        let values: Vec<TypedOperand> =
            call.args.iter().filter(|a| a.ty != Type::METADATA).map(|a| (a.ty, a.value)).collect();
        if !self.is_wide(ret) && !values.iter().any(|v| self.is_wide(v.0)) {
            return Ok(None);
        }
        let what = match intrinsic::find(name) {
            Some(found) if bigint::is_known(found) => BigintOp::Call(found),
            _ => return Err(unsupported(format!("the intrinsic `{name}` of this type is not supported"))),
        };
        let Some(dst) = dst.filter(|_| ret != Type::VOID) else {
            return Ok(Some(self.aggregate(Aggregate::Copy([].into()))));
        };
        let ret = self.form(ret)?;
        self.compute(what, dst, ret, &values, inst).map(Some)
    }

    /// Translates the family of `llvm.sadd.with.overflow` for each element: results first, then the overflow bits.
    pub(super) fn wide_overflow(
        &mut self,
        (op, signed): (crate::ir::inst::BinaryOp, bool),
        (ty, a, b): (Type, Operand, Operand),
        dst: u32,
        inst: InstId,
    ) -> InterpResult<Op> {
        let (ret, words) = (self.form(ty)?, self.module.types.words(ty));
        let lanes = self.module.types.vector(ty).map_or(1, |v| v.0);
        let (a, b) = (self.src(a, inst), self.src(b, inst));
        let mut ops = Vec::new();
        // The operation writes the overflow bit after the result, which is the position of the next element's result.
        let place = self.body.slots;
        self.body.slots += words + 1;
        for n in 0..lanes {
            let args = [a, b].map(|src| (src.plus(n * words), ret));
            let what = BigintOp::Overflow(op, signed);
            ops.push(self.aggregate(Aggregate::Bigint(Box::new(BigintInst {
                what,
                dst: place,
                ret,
                args: args.into(),
            }))));
            let range = |dst: u32, from: u32, len: u32| crate::interp::exec::aggregate::Range {
                dst,
                src: OperandSlot(from),
                len,
            };
            let ranges = [range(dst + n * words, place, words), range(dst + lanes * words + n, place + words, 1)];
            ops.push(self.aggregate(Aggregate::Copy(ranges.into())));
        }
        let last = ops.pop().ok_or_else(|| unsupported("a vector with no elements"))?;
        ops.into_iter().for_each(|op| self.push(inst, op));
        Ok(last)
    }
}
