//! Conditional branches. The compare of a loop's latch is emitted such that Cranelift keeps only one register for the
//! induction variable.

pub(super) mod exception;
pub(super) mod switch;

use crate::ir::inst::{BinaryOp, IcmpPred};
use crate::ir::{BlockId, Inst, Operand, ValueDef};
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::value::sign_extend;
use cranelift_codegen::ir::condcodes::{CondCode, FloatCC, IntCC};
use cranelift_codegen::ir::{InstBuilder, Value};

impl FuncTranslator<'_, '_> {
    pub(super) fn cond_br(&mut self, cx: &InstContext, cond: Operand, then: BlockId, other: BlockId) {
        // The exit edge comes first: Cranelift's loop-invariant code motion loses track of a loop whose exit is visited
        // before its body, and the last target is visited first.
        let swap = self.func.loops.leaves(cx.block, other) && !self.func.loops.leaves(cx.block, then);
        let cond = match self.latch_compare(cx, cond, then, other) {
            Some((cc, a, b)) => {
                let (a, b) = (self.scalar(cx, a), self.scalar(cx, b));
                self.b.ins().icmp(if swap { cc.complement() } else { cc }, a, b)
            }
            None if swap => self.negated_condition(cx, cond),
            None => self.scalar(cx, cond),
        };
        let (first, second) = if swap { (other, then) } else { (then, other) };
        let (first_args, second_args) = (self.edge(cx, first), self.edge(cx, second));
        let (first_block, second_block) = (self.block(first), self.block(second));
        self.b.ins().brif(cond, first_block, &first_args, second_block, &second_args);
        self.edge_translated(first, 1);
        self.edge_translated(second, 1);
    }

    /// Returns `i + 1 >= n` for the latch compare `i + 1 == n` of a loop that counts from one constant to another. The
    /// two are equivalent there, because the compare ends every iteration, and no iteration follows once the end is
    /// reached. Cranelift would turn `==` into `i == n - 1`, which keeps `i` live along with `i + 1`.
    fn latch_compare(
        &self,
        cx: &InstContext,
        cond: Operand,
        then: BlockId,
        other: BlockId,
    ) -> Option<(IntCC, Operand, Operand)> {
        let Some(Inst::Icmp { pred: pred @ (IcmpPred::Eq | IcmpPred::Ne), ty, lhs, rhs, .. }) = self.defined_by(cond)
        else {
            return None;
        };
        let width = self.env.module.types.int_width(*ty).filter(|w| matches!(w, 32 | 64))?;
        let number = |operand: Operand| match operand {
            Operand::Const(c) => Some(sign_extend(width, self.env.module.constants[c].as_int()?)),
            Operand::Value(_) => None,
        };
        let end = number(*rhs)?;
        let Some(Inst::Binary { op: BinaryOp::Add, lhs: Operand::Value(count), rhs: step, .. }) = self.defined_by(*lhs)
        else {
            return None;
        };
        let step = number(*step)?;
        let ValueDef::Inst(phi) = self.func.body.values[*count].def else { return None };
        let Inst::Phi { incoming, .. } = &self.func.body.insts[phi] else { return None };
        let start = match &**incoming {
            [(start, _), (next, from)] | [(next, from), (start, _)] if next == lhs && *from == cx.block => {
                number(*start)?
            }
            _ => return None,
        };
        let (again, out) = if *pred == IcmpPred::Eq { (other, then) } else { (then, other) };
        if again == out || !self.func.body.blocks[again].insts.contains(&phi) {
            return None;
        }
        let whole = |distance: i128, step: i128| distance > 0 && distance % step == 0;
        let reached = match step {
            _ if step > 0 && whole(end - start, step) => IntCC::SignedGreaterThanOrEqual,
            _ if step < 0 && whole(start - end, -step) => IntCC::SignedLessThanOrEqual,
            _ => return None,
        };
        Some((if *pred == IcmpPred::Eq { reached } else { reached.complement() }, *lhs, *rhs))
    }

    /// Negates a condition. An integer comparison is repeated with the inverse predicate.
    fn negated_condition(&mut self, cx: &InstContext, cond: Operand) -> Value {
        match self.defined_by(cond) {
            Some(Inst::Icmp { pred, ty, lhs, rhs, .. }) if self.bigint_bits(*ty).is_none() => {
                let (a, b) = self.icmp_operands(cx, *pred, *ty, *lhs, *rhs);
                let cc: IntCC = crate::jit::translate::scalar::int::condition(*pred).complement();
                self.b.ins().icmp(cc, a, b)
            }
            Some(Inst::Fcmp { pred, ty, lhs, rhs, .. })
                if crate::jit::translate::scalar::float::condition(*pred).is_some()
                    && self.env.element(*ty).large().is_none() =>
            {
                let (a, b) = self.fcmp_operands(cx, *ty, *lhs, *rhs);
                let cc: FloatCC =
                    crate::jit::translate::scalar::float::condition(*pred).unwrap_or(FloatCC::Ordered).complement();
                self.b.ins().fcmp(cc, a, b)
            }
            _ => {
                let cond = self.scalar(cx, cond);
                self.b.ins().icmp_imm_u(IntCC::Equal, cond, 0)
            }
        }
    }
}
