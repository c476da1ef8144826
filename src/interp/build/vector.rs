//! Vector instructions. Elementwise ones are translated once per element; this module translates the others.

use super::{RegisterCodeBuilder, unsupported};
use crate::interp::exec::aggregate::{Aggregate, Range};
use crate::interp::exec::intrinsic;
use crate::interp::exec::vector;
use crate::interp::exec::vector::{LaneCall, LaneOp, Masked, Vector, X86Call, x86_named};
use crate::interp::register_code::{Kind, Op, OperandSlot};
use crate::interp::report::InterpResult;
use crate::interp::scalar::{Cause, ScalarValue};
use crate::ir::inst::{CallInfo, CastOp};
use crate::ir::x86::{X86Intrinsic, X86Type, immediate};
use crate::ir::{Body, Constant, Inst, InstId, Module, Operand, Type, TypeKind, TypedOperand};

/// Returns the number of elements of an elementwise vector instruction, or `None` for other instructions.
pub(super) fn count(module: &Module, body: &Body, inst: InstId) -> Option<u32> {
    let lanes = |ty: Type| module.types.vector(ty).map(|v| v.0);
    match &body.insts[inst] {
        Inst::Cast { op: CastOp::Bitcast, from, to, .. } if lanes(*from) != lanes(*to) => None,
        Inst::Binary { ty, .. } | Inst::Unary { ty, .. } | Inst::Icmp { ty, .. } | Inst::Fcmp { ty, .. } => lanes(*ty),
        Inst::Cast { to: ty, .. } | Inst::Select { then: (ty, _), .. } => lanes(*ty),
        Inst::AtomicRmw { value, .. } => lanes(value.0),
        Inst::Gep { .. } => body.result(inst).and_then(|v| lanes(body.values[v].ty)),
        Inst::Call(call) => {
            let Operand::Const(c) = call.callee else { return None };
            let Constant::Global(_, global) = &module.constants[c] else { return None };
            let name = module.globals[*global].name.symbol();
            let TypeKind::Function { ret, .. } = module.types.kind(call.fn_ty) else { return None };
            intrinsic::find(&name).filter(|i| i.is_elementwise()).and_then(|_| lanes(*ret))
        }
        _ => None,
    }
}

/// Returns the copies of one source to `count` slots.
fn broadcast(dst: u32, src: OperandSlot, count: u32) -> Box<[Range]> {
    (0..count).map(|n| Range { dst: dst + n, src, len: 1 }).collect()
}

impl RegisterCodeBuilder<'_> {
    /// Returns the number of elements of a vector, and the number of slots of each.
    fn elements(&self, ty: Type) -> (u32, u32) {
        (self.module.types.vector(ty).map_or(1, |v| v.0), self.module.types.words(ty))
    }

    /// Whether a bitcast changes the number of elements.
    pub(super) fn changes_lane_count(&self, from: Type, to: Type) -> bool {
        let lanes = |ty| self.module.types.vector(ty).map(|v| v.0);
        lanes(from) != lanes(to)
    }

    /// Returns a constant index: `Err` if it is out of range, `None` if it is not a constant.
    fn fixed_index(&self, index: Operand, len: u32) -> Option<Result<u32, ()>> {
        let Operand::Const(c) = index else { return None };
        let n = self.module.constants[c].as_int()?;
        Some(u32::try_from(n).ok().filter(|n| *n < len).ok_or(()))
    }

    fn poison(&mut self, inst: InstId, cause: Cause) -> OperandSlot {
        let origin = self.parts.shared.undefs.origin_at(cause, self.ir.span(inst));
        self.parts.code.constants.push(ScalarValue::poison(origin));
        OperandSlot((self.parts.code.constants.len() as u32 - 1) | OperandSlot::CONST)
    }

    pub(super) fn extractelement(
        &mut self,
        vector: TypedOperand,
        index: TypedOperand,
        inst: InstId,
    ) -> InterpResult<Op> {
        let (dst, width) = (self.dst(inst), self.width(index.0)?);
        let (len, words) = self.elements(vector.0);
        let from = self.src(vector.1, inst);
        Ok(match self.fixed_index(index.1, len) {
            Some(Ok(n)) if words > 1 => {
                let range = Range { dst, src: from.plus(n * words), len: words };
                self.aggregate(Aggregate::Copy([range].into()))
            }
            Some(Ok(n)) => Op::Move { dst, a: from.plus(n) },
            Some(Err(())) => {
                let poison = self.poison(inst, Cause::Undefined("extractelement"));
                self.aggregate(Aggregate::Copy(broadcast(dst, poison, words)))
            }
            None => {
                let index = self.src(index.1, inst);
                self.aggregate(Aggregate::Vector(Vector::Extract { dst, vector: from, len, words, index, width }))
            }
        })
    }

    pub(super) fn insertelement(
        &mut self,
        vector: TypedOperand,
        value: TypedOperand,
        index: TypedOperand,
        inst: InstId,
    ) -> InterpResult<Op> {
        let (dst, width) = (self.dst(inst), self.width(index.0)?);
        let (len, words) = self.elements(vector.0);
        let (from, value) = (self.src(vector.1, inst), self.src(value.1, inst));
        Ok(match self.fixed_index(index.1, len) {
            Some(Ok(n)) => {
                let (before, after) = (n * words, (n + 1) * words);
                let ranges = [
                    Range { dst, src: from, len: before },
                    Range { dst: dst + before, src: value, len: words },
                    Range { dst: dst + after, src: from.plus(after), len: len * words - after },
                ];
                self.aggregate(Aggregate::Copy(ranges.into_iter().filter(|r| r.len > 0).collect()))
            }
            Some(Err(())) => {
                let poison = self.poison(inst, Cause::Undefined("insertelement"));
                self.aggregate(Aggregate::Copy(broadcast(dst, poison, len * words)))
            }
            None => {
                let index = self.src(index.1, inst);
                self.aggregate(Aggregate::Vector(Vector::Insert { dst, vector: from, len, words, value, index, width }))
            }
        })
    }

    pub(super) fn shufflevector(
        &mut self,
        lhs: TypedOperand,
        rhs: TypedOperand,
        mask: TypedOperand,
        inst: InstId,
    ) -> InterpResult<Op> {
        let (dst, (half, words)) = (self.dst(inst), self.elements(lhs.0));
        let len = self.module.types.vector(mask.0).map_or(0, |v| v.0);
        let lanes = match mask.1 {
            Operand::Const(c) => self.module.constants.shuffle_mask(c, len),
            Operand::Value(_) => None,
        };
        let lanes = lanes.ok_or_else(|| unsupported("a shuffle whose mask is not constant"))?;
        let (a, b) = (self.src(lhs.1, inst), self.src(rhs.1, inst));
        let mut ranges = Vec::with_capacity(lanes.len());
        for (n, lane) in (0..).zip(lanes) {
            let dst = dst + n * words;
            let src = match lane {
                Some(lane) if lane < half => a.plus(lane * words),
                Some(lane) => b.plus((lane - half) * words),
                None => {
                    let poison = self.poison(inst, Cause::Literal);
                    ranges.extend(broadcast(dst, poison, words));
                    continue;
                }
            };
            ranges.push(Range { dst, src, len: words });
        }
        Ok(self.aggregate(Aggregate::Copy(ranges.into())))
    }

    /// Translates an intrinsic that moves or counts elements.
    fn lanes(&mut self, op: LaneOp, call: &CallInfo, dst: u32, inst: InstId) -> InterpResult<Op> {
        let TypeKind::Function { ret, .. } = self.module.types.kind(call.fn_ty) else {
            return Err(unsupported("a call without a function type"));
        };
        let mut args = Vec::with_capacity(call.args.len());
        for arg in &call.args {
            args.push((self.src(arg.value, inst), self.flat(arg.ty)?.len(), self.kind(arg.ty)?));
        }
        if let LaneOp::Move(moved) = op {
            let sources = moved.sources(self.module, call, *ret).ok_or_else(|| unsupported("this call"))?;
            let one =
                |(n, (arg, lane)): (u32, (usize, u32))| Range { dst: dst + n, src: args[arg].0.plus(lane), len: 1 };
            return Ok(self.aggregate(Aggregate::Copy((0..).zip(sources).map(one).collect())));
        }
        let (len, kind) = (self.flat(*ret)?.len(), self.kind(*ret)?);
        Ok(self.aggregate(Aggregate::Vector(Vector::LaneOp(Box::new(LaneCall { op, dst, len, kind, args })))))
    }

    /// Translates an x86 intrinsic.
    fn x86_intrinsic(
        &mut self,
        intrinsic: X86Intrinsic,
        call: &CallInfo,
        dst: Option<u32>,
        inst: InstId,
    ) -> InterpResult<Op> {
        let mut args = Vec::with_capacity(call.args.len());
        for arg in &call.args {
            args.push((self.src(arg.value, inst), self.flat(arg.ty)?));
        }
        let TypeKind::Function { ret, .. } = self.module.types.kind(call.fn_ty) else {
            return Err(unsupported("a call without a function type"));
        };
        let to = dst.map(|dst| self.flat(*ret).map(|flat| (dst, flat))).transpose()?;
        let last = call.args.last().and_then(|arg| immediate(&self.module.constants, arg.value));
        let imm = last.filter(|_| intrinsic.op.params().last() == Some(&X86Type::Immediate)).unwrap_or(0);
        let call = X86Call { intrinsic, args, to, imm };
        Ok(self.aggregate(Aggregate::Vector(Vector::X86(Box::new(call)))))
    }

    /// Translates an intrinsic that operates on a vector as a whole.
    pub(super) fn vector_intrinsic(
        &mut self,
        name: &str,
        call: &CallInfo,
        dst: Option<u32>,
        inst: InstId,
    ) -> InterpResult<Option<Op>> {
        let wrong = || unsupported(format!("the intrinsic `{name}` is not supported"));
        if let Some(intrinsic) = x86_named(name) {
            return self.x86_intrinsic(intrinsic, call, dst, inst).map(Some);
        }
        if let Some(op) = vector::lanes(name) {
            return self.lanes(op, call, dst.unwrap_or(0), inst).map(Some);
        }
        let dst = dst.unwrap_or(0);
        if let Some((by, starts)) = vector::reduction(name) {
            let vector = call.args.last().ok_or_else(wrong)?;
            let (len, words) = self.elements(vector.ty);
            let kind = match self.module.types.wide_int(self.module.types.scalar(vector.ty)) {
                Some(width) => Kind::Int(width),
                None => self.kind(vector.ty)?,
            };
            let start = if starts { Some(self.src(call.args[0].value, inst)) } else { None };
            let from = self.src(vector.value, inst);
            let op = Vector::Reduce { dst, by, start, vector: from, len, words, kind, fast: call.fast };
            return Ok(Some(self.aggregate(Aggregate::Vector(op))));
        }
        let Some((addressing, store)) = vector::masked(name) else { return Ok(None) };
        // Before LLVM 22 the alignment is an argument.
        let align = match call.args.iter().find(|a| self.module.types.int_width(a.ty).is_some()) {
            Some(arg) => match arg.value {
                Operand::Const(c) => self.module.constants[c].as_int().and_then(|n| u64::try_from(n).ok()),
                Operand::Value(_) => None,
            },
            None => None,
        };
        let values: Vec<_> = call.args.iter().filter(|a| self.module.types.int_width(a.ty).is_none()).collect();
        let [a, b, c] = *values else { return Err(wrong()) };
        let (value, ptr, mask) = if store { (a, b, c) } else { (c, a, b) };
        let access = Masked {
            dst,
            addressing,
            ptr: self.src(ptr.value, inst),
            mask: self.src(mask.value, inst),
            value: self.src(value.value, inst),
            store,
            flat: self.flat(value.ty)?,
            align: align.unwrap_or(1).max(1),
        };
        Ok(Some(self.aggregate(Aggregate::Vector(Vector::Masked(Box::new(access))))))
    }
}
