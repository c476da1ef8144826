//! Translation of a function's instructions to register code ([`super::register_code`]), on its first call.

mod branches;

use super::exec::aggregate::{Aggregate, Range};
use super::exec::varargs::{ArgUsage, VarArgs};
use super::exec::vector::Vector;
use super::flat::FlatType;
use super::load::{LoadContext, Loader, Step, gep_steps, kind_of};
use super::memory::table;
use super::memory::table::Info;
use super::native::abi;
use super::register_code::*;
use super::report::{Fault, InterpResult};
use super::scalar::{OriginId, ScalarValue};
use super::state::Site;
use crate::abi::flatten::fields_before;
use crate::ir::asm;
use crate::ir::cfg::{is_funclet_pad, reachable_blocks};
use crate::ir::constant::block_token;
use crate::ir::inst::{BinaryOp, CastFlags, CastOp, GepFlags, UnaryOp};
use crate::ir::{Align, BlockId, ConstId, FloatKind, Inst, InstId, Module, Operand, Type, TypedOperand, ValueId};
use crate::outcome::TrapKind;
use crate::source::Span;
use cranelift_entity::SecondaryMap;
use std::rc::Rc;

mod assumptions;
mod bigint;
mod call;
mod exception;
mod inline_asm;
mod vector;

/// Stack bytes charged per call.
pub const FRAME_COST: u64 = 64;
/// Stack bytes charged per value of a function.
pub const VALUE_COST: u64 = 8;

pub(super) struct RegisterCodeBuilder<'a> {
    module: &'a Module,
    function: &'a crate::ir::Function,
    ir: &'a crate::ir::Body,
    linker: &'a mut Loader,
    parts: LoadContext<'a>,
    number: u32,
    slots: SecondaryMap<ValueId, u32>,
    body: FunctionCode,
    /// First operation of each block; jumps are patched from it after translation.
    starts: SecondaryMap<BlockId, u32>,
    /// Current lane of the elementwise vector instruction that is being translated.
    lane: u32,
    /// Whether LLVMlite's checks are emitted.
    lite: bool,
}

/// Builds the register code of a function.
pub fn build(number: u32, linker: &mut Loader, parts: LoadContext<'_>) -> InterpResult<FunctionCode> {
    let checked = parts.shared.checked.clone();
    let module = checked.module();
    let global = parts.code.functions[number as usize].global;
    let Some(function) = module.function(global) else { return Err(unsupported("the callee is not a function")) };
    let Some(ir) = &function.body else {
        // This occurs only in a session; otherwise undefined symbols are refused before the run.
        let text = format!("call to `@{}`, which is not defined yet", module.globals[global].name);
        return Err(Fault::new(TrapKind::BadCall, text));
    };
    let lite = parts.shared.llvmlite_rules;
    let mut builder = RegisterCodeBuilder {
        module,
        function,
        ir,
        linker,
        parts,
        number,
        slots: SecondaryMap::with_default(u32::MAX),
        body: FunctionCode::default(),
        starts: SecondaryMap::with_default(u32::MAX),
        lane: 0,
        lite,
    };
    builder.number_values()?;
    builder.number_varargs()?;
    builder.record_attributes()?;
    for block in reachable_blocks(ir) {
        builder.starts[block] = builder.body.ops.len() as u32;
        if is_funclet_pad(ir, block) {
            let first = ir.blocks[block].insts[0];
            builder.push(first, Op::Funclet);
            continue;
        }
        for &inst in &ir.blocks[block].insts {
            builder.inst(block, inst)?;
        }
    }
    builder.patch_jumps();
    let mut body = builder.body;
    body.cost = FRAME_COST + VALUE_COST * u64::from(body.slots);
    Ok(body)
}

/// Assigns slots of a frame: returns the first slot of each value, the number of parameter slots, and the total number
/// of slots. `len`: number of slots of a type.
pub fn numbering(
    ir: &crate::ir::Body,
    mut len: impl FnMut(Type) -> InterpResult<u32>,
) -> InterpResult<(SecondaryMap<ValueId, u32>, u32, u32)> {
    let mut slots = SecondaryMap::with_default(u32::MAX);
    let (mut next, mut of_params) = (0, 0);
    let visited = reachable_blocks(ir);
    let results = visited
        .iter()
        .filter(|b| !is_funclet_pad(ir, **b))
        .flat_map(|b| &ir.blocks[*b].insts)
        .filter_map(|i| ir.result(*i));
    for (n, value) in ir.params.iter().copied().chain(results).enumerate() {
        if slots[value] == u32::MAX {
            slots[value] = next;
            next += len(ir.values[value].ty)?;
        }
        if n < ir.params.len() {
            of_params = next;
        }
    }
    Ok((slots, of_params, next))
}

fn unsupported(text: impl Into<String>) -> Box<Fault> {
    Fault::new(TrapKind::Unsupported, text)
}

impl RegisterCodeBuilder<'_> {
    fn number_values(&mut self) -> InterpResult<()> {
        let ir = self.ir;
        let (slots, params, all) = numbering(ir, |ty| Ok(self.flat(ty)?.len()))?;
        (self.slots, self.body.params, self.body.slots) = (slots, params, all);
        Ok(())
    }

    /// Returns the flattened type.
    fn flat(&mut self, ty: Type) -> InterpResult<Rc<FlatType>> {
        let flat = self.linker.flat(self.module, &self.parts.shared.layout, ty);
        flat.ok_or_else(|| unsupported(format!("values of {} are not supported", self.module.types.display(ty))))
    }

    fn is_aggregate(&self, ty: Type) -> bool {
        self.module.types.is_aggregate(ty)
    }

    /// Whether values of the type consist of several slots.
    fn is_many(&self, ty: Type) -> bool {
        self.is_aggregate(ty) || self.module.types.vector(ty).is_some() || self.is_wide(ty)
    }

    fn aggregate(&mut self, op: Aggregate) -> Op {
        self.body.aggregates.push(op);
        Op::Aggregate { index: self.body.aggregates.len() as u32 - 1 }
    }

    /// Reserves two more slots for a variadic function, and computes the registers and stack words of its
    /// named parameters.
    fn number_varargs(&mut self) -> InterpResult<()> {
        if !self.function.varargs {
            return Ok(());
        }
        let mut params = Vec::with_capacity(self.function.params.len());
        for param in &self.function.params {
            let flat = self.flat(param.ty)?;
            abi::passing(self.module, &self.parts.shared.layout, param.ty, &flat, &[param.attrs], &mut params);
        }
        self.body.varargs = Some(VarArgs { slot: self.body.slots, named_params: ArgUsage::of_params(&params) });
        self.body.slots += 2;
        Ok(())
    }

    /// Returns the kind of a scalar, or of the elements of a vector.
    fn kind(&self, ty: Type) -> InterpResult<Kind> {
        kind_of(&self.module.types, self.module.types.scalar(ty))
            .ok_or_else(|| unsupported(format!("values of {} are not supported", self.module.types.display(ty))))
    }

    fn format(&self, ty: Type) -> InterpResult<FloatKind> {
        self.kind(ty)?.format().ok_or_else(|| unsupported("a floating-point operation on another type"))
    }

    /// Returns the bit width of an integer or floating-point type.
    fn width(&self, ty: Type) -> InterpResult<u32> {
        Ok(self.kind(ty)?.width())
    }

    /// Returns the operand's first slot; for an elementwise instruction, that of the current element.
    fn src(&mut self, operand: Operand, inst: InstId) -> OperandSlot {
        let ty = match operand {
            Operand::Value(value) => self.ir.values[value].ty,
            Operand::Const(c) => self.module.constants[c].ty(),
        };
        let first = self.first(operand, inst);
        if self.lane > 0 && self.module.types.vector(ty).is_some() {
            first.plus(self.lane * self.module.types.words(ty))
        } else {
            first
        }
    }

    fn first(&mut self, operand: Operand, inst: InstId) -> OperandSlot {
        match operand {
            Operand::Value(value) => match self.slots[value] {
                // Verified code uses only values with a definition; others have no slot.
                u32::MAX => {
                    self.parts.code.constants.push(ScalarValue::undef(OriginId::FORGOTTEN));
                    OperandSlot((self.parts.code.constants.len() as u32 - 1) | OperandSlot::CONST)
                }
                slot => OperandSlot(slot),
            },
            Operand::Const(c) => self.constant(c, self.ir.span(inst)),
        }
    }

    fn constant(&mut self, c: ConstId, span: Span) -> OperandSlot {
        OperandSlot(self.linker.constant(self.module, c, span, &mut self.parts) | OperandSlot::CONST)
    }

    fn dst(&self, inst: InstId) -> u32 {
        self.result_slot(inst).unwrap_or(0)
    }

    /// Returns the first slot of the result, if there is one; for an elementwise instruction, that of the
    /// current element.
    fn result_slot(&self, inst: InstId) -> Option<u32> {
        let value = self.ir.result(inst)?;
        Some(self.slots[value] + self.lane * self.module.types.words(self.ir.values[value].ty))
    }

    fn push(&mut self, inst: InstId, op: Op) {
        self.body.ops.push(op);
        self.body.insts.push(inst);
    }

    fn site(&mut self, inst: InstId) -> u32 {
        self.parts.shared.sites.add(Site { function: self.number, inst })
    }

    /// Returns log2 of an alignment: the stated one, or the ABI alignment of the type.
    fn align(&self, stated: Option<u64>, ty: Type) -> InterpResult<u8> {
        let natural = self.parts.shared.layout.align_of(&self.module.types, ty);
        let align = stated.or(natural).ok_or_else(|| unsupported("the type is unsized"))?;
        Ok(align.max(1).trailing_zeros() as u8)
    }

    fn inst(&mut self, block: BlockId, inst: InstId) -> InterpResult<()> {
        for lane in 0..vector::count(self.module, self.ir, inst).unwrap_or(1) {
            self.lane = lane;
            self.one(block, inst)?;
        }
        self.lane = 0;
        Ok(())
    }

    /// Translates an instruction, or its computation for one lane.
    fn one(&mut self, block: BlockId, inst: InstId) -> InterpResult<()> {
        let dst = self.dst(inst);
        if let Some(op) = self.wide(block, inst)? {
            self.push(inst, op);
            return Ok(());
        }
        let op = match &self.ir.insts[inst] {
            // Phis are set by copies on the edges.
            Inst::Phi { .. } => return Ok(()),
            Inst::Invalid => return Err(unsupported("a damaged instruction")),
            Inst::Binary { op, flags, ty, lhs, rhs } => {
                let kind = self.kind(*ty)?;
                let (a, b) = (self.src(*lhs, inst), self.src(*rhs, inst));
                match kind.format() {
                    Some(format) => Op::Float { op: *op, format, fast: flags.fast, dst, a, b },
                    None => {
                        let flags = pack_flags(self.parts.shared.effective_flags(*flags));
                        integer(*op, flags, kind.width(), dst, a, b)
                    }
                }
            }
            Inst::Unary { op, fast, ty, arg } => {
                let a = self.src(*arg, inst);
                match op {
                    UnaryOp::Fneg => Op::Fneg { format: self.format(*ty)?, fast: *fast, dst, a },
                    UnaryOp::Freeze if self.is_aggregate(*ty) || self.is_wide(*ty) => {
                        let flat = self.flat(self.module.types.scalar(*ty))?;
                        self.aggregate(Aggregate::Freeze { dst, value: a, flat })
                    }
                    UnaryOp::Freeze => Op::Freeze { dst, a, width: self.width(*ty)? as u8 },
                }
            }
            Inst::Cast { op: CastOp::Bitcast, from, arg, to, .. } if self.changes_lane_count(*from, *to) => {
                let (from, to, src) = (self.flat(*from)?, self.flat(*to)?, self.src(*arg, inst));
                self.aggregate(Aggregate::Vector(Vector::Regroup { dst, to, src, from }))
            }
            Inst::Cast { op, flags, from, arg, to } => {
                let (from, to) = (self.kind(*from)?, self.kind(*to)?);
                let a = self.src(*arg, inst);
                self.cast(*op, *flags, from, to, a, dst)
            }
            Inst::Icmp { pred, samesign, ty, lhs, rhs } => {
                let width = self.width(*ty)?;
                let (pred, samesign) = (*pred, *samesign);
                let (a, b) = (self.src(*lhs, inst), self.src(*rhs, inst));
                match width {
                    0..=64 => Op::Icmp { pred, samesign, dst, a, b, shift: (64 - width) as u8 },
                    _ => Op::WideIcmp { pred, samesign, dst, a, b, width: width as u8 },
                }
            }
            Inst::Fcmp { pred, fast, ty, lhs, rhs } => {
                let format = self.format(*ty)?;
                let (a, b) = (self.src(*lhs, inst), self.src(*rhs, inst));
                Op::Fcmp { pred: *pred, format, fast: *fast, dst, a, b }
            }
            Inst::Select { cond, then, other, .. } => {
                let flat = self.flat(then.0)?;
                let cond = self.src(*cond, inst);
                let (a, b) = (self.src(then.1, inst), self.src(other.1, inst));
                match self.is_aggregate(then.0) {
                    true => self.aggregate(Aggregate::Select { dst, cond, then: a, other: b, flat }),
                    false => {
                        let wide = self.kind(then.0)?.is_wide();
                        Op::Select { dst, cond, then: a, other: b, wide }
                    }
                }
            }
            Inst::ExtractValue { agg, indices } => {
                let before = self.slots_before(agg.0, indices)?;
                let src = self.src(agg.1, inst).plus(before);
                let result = self.ir.result(inst).map_or(Type::VOID, |v| self.ir.values[v].ty);
                match self.is_many(result) {
                    true => {
                        let len = self.flat(result)?.len();
                        self.aggregate(Aggregate::Copy([Range { dst, src, len }].into()))
                    }
                    false => Op::Move { dst, a: src },
                }
            }
            Inst::InsertValue { agg, value, indices } => {
                let before = self.slots_before(agg.0, indices)?;
                let (whole, part) = (self.flat(agg.0)?.len(), self.flat(value.0)?.len());
                let (src, value) = (self.src(agg.1, inst), self.src(value.1, inst));
                let after = before + part;
                let ranges = [
                    Range { dst, src, len: before },
                    Range { dst: dst + before, src: value, len: part },
                    Range { dst: dst + after, src: src.plus(after), len: whole - after },
                ];
                self.aggregate(Aggregate::Copy(ranges.into_iter().filter(|r| r.len > 0).collect()))
            }
            Inst::ExtractElement { vector, index } => self.extractelement(*vector, *index, inst)?,
            Inst::InsertElement { vector, value, index } => self.insertelement(*vector, *value, *index, inst)?,
            Inst::ShuffleVector { lhs, rhs, mask } => self.shufflevector(*lhs, *rhs, *mask, inst)?,
            Inst::Alloca { ty, count, align, .. } => self.alloca(*ty, *count, align.map(Align::bytes), inst)?,
            Inst::Load { ty, ptr, align, .. } => {
                self.check_access_attributes(*ptr, false, inst);
                let op = self.load(*ty, *ptr, align.map(Align::bytes), inst)?;
                self.push(inst, op);
                self.check_load(*ty, inst);
                return Ok(());
            }
            Inst::Store { value, ptr, align, volatile, .. } => {
                if !volatile {
                    self.check_access_attributes(*ptr, true, inst);
                }
                self.store(*value, *ptr, align.map(Align::bytes), inst)?
            }
            // The interpreter runs a single thread.
            Inst::Fence(_) => return Ok(()),
            Inst::AtomicRmw { op, ptr, value, align, .. } => {
                let (kind, size) = (self.kind(value.0)?, self.atomic_size(value.0)?);
                let (ptr, value) = (self.src(*ptr, inst), self.src(value.1, inst));
                let offset = u64::from(self.lane) * u64::from(kind.width().div_ceil(8));
                let align = align.map_or(size, Align::bytes);
                self.body.rmws.push(AtomicRmw { op: *op, kind, ptr, value, align, offset, size, dst });
                Op::AtomicRmw { index: self.body.rmws.len() as u32 - 1 }
            }
            Inst::CmpXchg { ptr, expected, new, align, .. } => {
                let (kind, size) = (self.kind(expected.0)?, self.atomic_size(expected.0)?);
                let (ptr, expected, new) = (self.src(*ptr, inst), self.src(expected.1, inst), self.src(new.1, inst));
                let align = align.map_or(size, Align::bytes);
                self.body.exchanges.push(CmpXchg { kind, ptr, expected, new, align, dst });
                Op::CmpXchg { index: self.body.exchanges.len() as u32 - 1 }
            }
            Inst::VaArg { list, ty, .. } => Op::VaArg { dst, list: self.src(*list, inst), kind: self.kind(*ty)? },
            Inst::Gep { source, flags, base, indices, .. } => return self.gep(*source, *flags, *base, indices, inst),
            Inst::Call(call) if let Some(asm) = asm::called(&self.module.constants, call) => {
                return self.assembly(asm, call, inst, None).map(drop);
            }
            Inst::Call(call) => {
                let op = self.call(call, inst)?;
                self.push(inst, op);
                self.check_call(call, inst);
                return Ok(());
            }
            Inst::Invoke(invoke) => {
                match asm::called(&self.module.constants, &invoke.call) {
                    Some(asm) => {
                        let pad = asm.unwind.then_some((block, invoke.unwind));
                        self.assembly(asm, &invoke.call, inst, pad)?;
                    }
                    None => {
                        let op = self.call(&invoke.call, inst)?;
                        if let Op::Call { index } = op {
                            self.body.calls[index as usize].pad = Some(self.pad(block, invoke.unwind)?);
                        }
                        self.push(inst, op);
                        self.check_call(&invoke.call, inst);
                    }
                }
                Op::Br { to: self.jump(block, invoke.normal) }
            }
            Inst::CallBr(callbr) => {
                let label = match asm::called(&self.module.constants, &callbr.call) {
                    Some(asm) => self.assembly(asm, &callbr.call, inst, None)?,
                    None => None,
                };
                let through = self.jump(block, callbr.fallthrough);
                let Some(label) = label else {
                    self.push(inst, Op::Br { to: through });
                    return Ok(());
                };
                let labels: Vec<(u128, BranchTarget)> =
                    (1..).zip(&callbr.indirect).map(|(n, to)| (n, self.jump(block, *to))).collect();
                self.body.switches.push(Switch { value: label, width: 32, default: through, cases: labels.into() });
                Op::Switch { index: self.body.switches.len() as u32 - 1 }
            }
            Inst::Resume((_, value)) => Op::Resume { value: self.src(*value, inst) },
            Inst::Unwind => Op::Unwind,
            // The exception and the selector are in their slots on block entry.
            Inst::LandingPad { .. } => return Ok(()),
            Inst::CatchPad { .. }
            | Inst::CleanupPad { .. }
            | Inst::CatchSwitch { .. }
            | Inst::CatchRet { .. }
            | Inst::CleanupRet { .. } => return Err(unsupported("a Windows EH pad")),
            Inst::Ret(_) if self.check_return(inst) => return Ok(()),
            Inst::Ret(None) => Op::RetVoid,
            Inst::Ret(Some((ty, value))) => {
                let len = self.flat(*ty)?.len();
                let noundef = self.module.has_attr(self.function.ret_attrs, "noundef");
                let value = self.src(*value, inst);
                let value = self.check_result(*ty, value, inst)?;
                match len {
                    0 => Op::RetVoid,
                    1 => Op::Ret { value, noundef },
                    _ => {
                        self.body.returns.push(Return { value, len, noundef });
                        Op::RetMany { index: self.body.returns.len() as u32 - 1 }
                    }
                }
            }
            Inst::Br(target) => Op::Br { to: self.jump(block, *target) },
            Inst::CondBr { cond, then, other, .. } => {
                let cond = self.src(*cond, inst);
                let (then, other) = (self.jump(block, *then), self.jump(block, *other));
                self.fuse(block, cond, then, other);
                Op::CondBr { cond, then, other }
            }
            Inst::Switch { ty, value, default, cases } => {
                let width = self.width(*ty)?;
                let value = self.src(*value, inst);
                let default = self.jump(block, *default);
                let mut list = Vec::with_capacity(cases.len());
                for ((_, constant), target) in cases {
                    let bits = self.module.constants[*constant].as_int().unwrap_or(0);
                    list.push((bits, self.jump(block, *target)));
                }
                list.sort_by_key(|c| c.0);
                self.body.switches.push(Switch { value, width, default, cases: list.into() });
                Op::Switch { index: self.body.switches.len() as u32 - 1 }
            }
            Inst::IndirectBr { address, targets, .. } => {
                let address = self.src(*address, inst);
                let id = self.parts.code.functions[self.number as usize].global;
                let mut list: Vec<(u64, BranchTarget)> = Vec::with_capacity(targets.len());
                for target in targets {
                    list.push((block_token(id, *target), self.jump(block, *target)));
                }
                list.sort_by_key(|t| t.0);
                list.dedup_by_key(|t| t.0);
                self.body.indirect.push(IndirectBr { address, targets: list.into() });
                Op::IndirectBr { index: self.body.indirect.len() as u32 - 1 }
            }
            Inst::Unreachable => Op::Unreachable,
            Inst::Unsupported(why) => {
                self.body.unsupported.push(why.clone());
                Op::Unsupported { index: self.body.unsupported.len() as u32 - 1 }
            }
        };
        self.push(inst, op);
        Ok(())
    }

    /// Returns the slot of the element at `indices`, relative to the first slot of the aggregate.
    fn slots_before(&mut self, ty: Type, indices: &[u32]) -> InterpResult<u32> {
        let module = self.module;
        let (linker, layout) = (&mut *self.linker, &self.parts.shared.layout);
        let count = |ty| linker.flat(module, layout, ty).map(|flat| flat.fields.len());
        let before = fields_before(&module.types, ty, indices, count);
        before.map(|(n, _)| n as u32).ok_or_else(|| unsupported("an element that does not exist"))
    }

    fn cast(&mut self, op: CastOp, flags: CastFlags, from: Kind, to: Kind, a: OperandSlot, dst: u32) -> Op {
        let (f, t) = (from.width(), to.width());
        let flags = self.parts.shared.effective_cast_flags(flags);
        let plain = !flags.nneg && !flags.nsw && !flags.nuw;
        let narrow = f <= 64 && t <= 64;
        match op {
            CastOp::Zext if plain && narrow => Op::Zext { dst, a, from: f as u8, to: t as u8 },
            CastOp::Sext if narrow => Op::Sext { dst, a, from: f as u8, to: t as u8 },
            CastOp::Trunc if plain && narrow => Op::Trunc { dst, a, from: f as u8, to: t as u8 },
            CastOp::Bitcast | CastOp::Addrspacecast => Op::Move { dst, a },
            _ => {
                self.body.casts.push(Cast { op, flags, from, to, arg: a, dst });
                Op::Cast { index: self.body.casts.len() as u32 - 1 }
            }
        }
    }

    /// Returns the size of an atomic access, which is also its default alignment.
    fn atomic_size(&self, ty: Type) -> InterpResult<u64> {
        let size = self.parts.shared.layout.store_size_of(&self.module.types, ty);
        size.ok_or_else(|| unsupported("the type is unsized"))
    }

    fn alloca(&mut self, ty: Type, count: Option<TypedOperand>, align: Option<u64>, inst: InstId) -> InterpResult<Op> {
        let layout = &self.parts.shared.layout;
        let size = layout.size_of(&self.module.types, ty).ok_or_else(|| unsupported("alloca of an unsized type"))?;
        let natural = layout.align_of(&self.module.types, ty).unwrap_or(1);
        let preferred = layout.preferred_align_of(&self.module.types, ty).unwrap_or(1);
        let count = match count {
            None => None,
            Some((ty, value)) => {
                let width = if self.is_wide(ty) { 64 } else { self.width(ty)? };
                Some((self.src(value, inst), width))
            }
        };
        let site = self.site(inst);
        let align = align.unwrap_or(preferred).max(natural);
        let info = Info { kind: table::Kind::Stack, size, site, ty, ..Info::default() };
        self.body.allocas.push(Alloca { dst: self.dst(inst), info, count, align });
        Ok(Op::Alloca { index: self.body.allocas.len() as u32 - 1 })
    }

    fn check_access(&mut self, ptr: OperandSlot, ty: Type, store: bool, inst: InstId) {
        if self.lite {
            self.body.access_checks.push(AccessCheck { ptr, ty, store });
            let index = self.body.access_checks.len() as u32 - 1;
            self.push(inst, Op::CheckAccess { index });
        }
    }

    fn load(&mut self, ty: Type, ptr: Operand, align: Option<u64>, inst: InstId) -> InterpResult<Op> {
        let align = self.align(align, ty)?;
        let (dst, ptr) = (self.dst(inst), self.src(ptr, inst));
        self.check_access(ptr, ty, false, inst);
        if self.is_many(ty) {
            let flat = self.flat(ty)?;
            return Ok(self.aggregate(Aggregate::Load { dst, ptr, flat, align: 1 << align }));
        }
        let kind = self.kind(ty)?;
        let width = kind.width() as u8;
        Ok(match (kind, width) {
            (Kind::Ptr, _) => Op::LoadPtr { dst, ptr, align },
            (_, 1..=8) => Op::Load8 { dst, ptr, align, width },
            (_, 9..=16) => Op::Load16 { dst, ptr, align, width },
            (_, 25..=32) => Op::Load32 { dst, ptr, align, width },
            (_, 57..=64) => Op::Load64 { dst, ptr, align, width },
            _ => Op::LoadOdd { dst, ptr, align, width },
        })
    }

    fn store(&mut self, value: TypedOperand, ptr: Operand, align: Option<u64>, inst: InstId) -> InterpResult<Op> {
        let align = self.align(align, value.0)?;
        let (ptr, ty) = (self.src(ptr, inst), value.0);
        let value = self.src(value.1, inst);
        self.check_access(ptr, ty, true, inst);
        if self.is_many(ty) {
            let flat = self.flat(ty)?;
            return Ok(self.aggregate(Aggregate::Store { value, ptr, flat, align: 1 << align }));
        }
        let kind = self.kind(ty)?;
        let width = kind.width() as u8;
        Ok(match (kind, width) {
            (Kind::Ptr, _) => Op::StorePtr { ptr, value, align },
            (_, 1..=8) => Op::Store8 { ptr, value, align, width },
            (_, 9..=16) => Op::Store16 { ptr, value, align, width },
            (_, 25..=32) => Op::Store32 { ptr, value, align, width },
            (_, 57..=64) => Op::Store64 { ptr, value, align, width },
            _ => Op::StoreOdd { ptr, value, align, width },
        })
    }

    fn gep(
        &mut self,
        source: Type,
        flags: GepFlags,
        base: Operand,
        indices: &[TypedOperand],
        inst: InstId,
    ) -> InterpResult<()> {
        let module = self.module;
        let constant = |operand: Operand| match operand {
            Operand::Const(c) => module.constants.as_index(c),
            Operand::Value(_) => None,
        };
        let layout = &self.parts.shared.layout;
        let steps = gep_steps(&module.types, layout, source, indices.len(), |n| constant(indices[n].1));
        let (steps, target) = steps.ok_or_else(|| unsupported("getelementptr over an unsized type"))?;
        let (dst, base) = (self.dst(inst), self.src(base, inst));
        let bit = |set: bool, flag: u8| if set { flag } else { 0 };
        let flags = self.parts.shared.effective_gep_flags(flags);
        let bits = bit(flags.inbounds, flag::INBOUNDS) | bit(flags.nusw, flag::NUSW) | bit(flags.nuw, flag::GEP_NUW);
        let (mut offset, mut terms, mut all) = (0i64, Vec::new(), Vec::new());
        for (step, (ty, operand)) in steps.iter().zip(indices) {
            // The lowest word of a wider index is sufficient.
            let width = if self.is_wide(*ty) { 64 } else { self.width(*ty)? };
            let src = self.src(*operand, inst);
            all.push((src, width));
            match (step, constant(*operand)) {
                (Step::Field(at), _) => offset = offset.wrapping_add(*at as i64),
                (Step::Scale(size), Some(value)) => {
                    let index = crate::value::sign_extend(width, value) as i64;
                    offset = offset.wrapping_add(index.wrapping_mul(*size as i64));
                }
                (Step::Scale(size), None) => terms.push((src, width, *size as i64)),
            }
        }
        let op = match *terms {
            [] => Op::GepConst { dst, base, flags: bits, offset },
            [(index, width, scale)] if offset == 0 && width <= 64 && u32::try_from(scale).is_ok() => {
                Op::GepIndex { dst, base, index, scale: scale as u32, width: width as u8, flags: bits }
            }
            _ => {
                self.body.geps.push(Gep { dst, base, flags: bits, offset, terms: terms.into() });
                Op::Gep { index: self.body.geps.len() as u32 - 1 }
            }
        };
        self.push(inst, op);
        if self.lite {
            self.body.gep_checks.push(GepCheck { dst, base, source, target, indices: all.into() });
            let index = self.body.gep_checks.len() as u32 - 1;
            self.push(inst, Op::CheckGep { index });
        }
        Ok(())
    }
}

/// Builds integer arithmetic of the given width.
fn integer(op: BinaryOp, flags: u8, width: u32, dst: u32, a: OperandSlot, b: OperandSlot) -> Op {
    if width > 64 {
        return Op::Wide { op, dst, a, b, width: width as u8, flags };
    }
    let shift = (64 - width) as u8;
    match op {
        BinaryOp::Add => Op::Add { dst, a, b, shift, flags },
        BinaryOp::Sub => Op::Sub { dst, a, b, shift, flags },
        BinaryOp::Mul => Op::Mul { dst, a, b, shift, flags },
        BinaryOp::And => Op::And { dst, a, b, shift },
        BinaryOp::Or => Op::Or { dst, a, b, shift, flags },
        BinaryOp::Xor => Op::Xor { dst, a, b, shift },
        BinaryOp::Shl => Op::Shl { dst, a, b, shift, flags },
        BinaryOp::Lshr => Op::Lshr { dst, a, b, shift, flags },
        BinaryOp::Ashr => Op::Ashr { dst, a, b, shift, flags },
        _ => Op::Divide { op, dst, a, b, shift, flags },
    }
}
