//! Records of instructions, and their operands, whose value ids are relative.

use super::body::Context;
use super::operation;
use super::stream::{Stream, signed};
use super::writer::{Version, WriteError, Writer};
use crate::bitcode::operation::unary_number;
use crate::bitcode::record_codes::function as code;
use crate::ir::inst::Atomic;
use crate::ir::{Align, Constant, Inst, InstId, Operand, Type, TypeKind};

impl Writer {
    /// Returns the value id and type id of an operand.
    pub fn operand(&mut self, cx: &Context<'_>, operand: Operand) -> Result<(u64, u64), WriteError> {
        match operand {
            Operand::Value(value) => Ok((cx.value(value)?, self.ty(cx.body.values[value].ty)?)),
            Operand::Const(id) => {
                let number = self.constant_number((id, None));
                let number = number.ok_or_else(|| WriteError::new("a constant that is not in the value table"))?;
                Ok((number, self.constant_type((id, None))?))
            }
        }
    }

    /// Encodes a value; for a forward reference, also its type. Returns the type id.
    pub fn typed(&mut self, cx: &mut Context<'_>, operand: Operand) -> Result<u64, WriteError> {
        let (number, ty) = self.operand(cx, operand)?;
        self.add_typed(cx, number, ty);
        Ok(ty)
    }

    /// Encodes a value, given by its id; for a forward reference, also its type.
    pub fn add_typed(&mut self, cx: &mut Context<'_>, number: u64, ty: u64) {
        cx.ops.push(back(cx.next, number));
        if number >= cx.next {
            cx.ops.push(ty);
        }
    }

    /// Encodes a value whose type is written elsewhere.
    pub fn value(&mut self, cx: &mut Context<'_>, ty: u64, operand: Operand) -> Result<(), WriteError> {
        let (number, is) = self.operand(cx, operand)?;
        if is != ty {
            let refused = WriteError::new("an operand whose type differs from the one written before it");
            return Err(refused.about_pointees());
        }
        cx.ops.push(back(cx.next, number));
        Ok(())
    }

    /// Encodes an address with its type. The pointee of a typed pointer must be the accessed type.
    fn address(&mut self, cx: &mut Context<'_>, operand: Operand, accessed: Type) -> Result<(), WriteError> {
        let is = self.typed(cx, operand)?;
        let ty = match operand {
            Operand::Value(value) => cx.body.values[value].ty,
            Operand::Const(id) => self.module.constants[id].ty(),
        };
        let scalar = self.module.types.scalar(ty);
        let TypeKind::Ptr { addrspace, .. } = *self.module.types.kind(scalar) else {
            return Err(WriteError::new("an address that is not a pointer"));
        };
        if self.writes_typed_pointers() && scalar == ty {
            let wanted = self.pointer_to(accessed, addrspace);
            if self.ty(wanted)? != is {
                let types = &self.module.types;
                let message = format!("an address of type {} has another pointee type", types.display(ty));
                return Err(WriteError::new(message).about_pointees());
            }
        }
        Ok(())
    }

    fn atomic(&mut self, cx: &mut Context<'_>, atomic: &Atomic) {
        let scope = self.scopes.insert_full(atomic.scope.clone().unwrap_or_default()).0;
        cx.ops.extend([operation::ordering(atomic.ordering), scope as u64]);
    }

    /// Appends flags to the record, unless they are zero.
    fn flags(cx: &mut Context<'_>, flags: u64) {
        cx.ops.extend((flags != 0).then_some(flags));
    }

    fn new_in_22(&self, is: bool, what: &str) -> Result<(), WriteError> {
        match is && self.version == Version::Llvm14 {
            true => Err(WriteError::new(format!("LLVM 14 does not support {what}"))),
            false => Ok(()),
        }
    }

    /// Writes an instruction.
    pub fn instruction(&mut self, out: &mut Stream, cx: &mut Context<'_>, id: InstId) -> Result<(), WriteError> {
        let body = cx.body;
        cx.ops.clear();
        let code = match &body.insts[id] {
            Inst::Binary { op, flags, lhs, rhs, .. } => {
                self.new_in_22(flags.disjoint, "the flag `disjoint`")?;
                let ty = self.typed(cx, *lhs)?;
                self.value(cx, ty, *rhs)?;
                let op = self.float_operation(*op, body.operand_type(*lhs, &self.module.constants));
                cx.ops.push(operation::binary(op));
                Self::flags(cx, operation::binary_flags(op, flags));
                code::BINOP
            }
            Inst::Unary { op, fast, arg, .. } => {
                self.typed(cx, *arg)?;
                match unary_number(*op) {
                    None => code::FREEZE,
                    Some(number) => {
                        cx.ops.push(number);
                        Self::flags(cx, operation::fast_math(*fast));
                        code::UNOP
                    }
                }
            }
            Inst::Cast { op, flags, arg, to, .. } => {
                let bits = operation::cast_flags(*op, flags);
                self.new_in_22(bits != 0, "flags of conversions")?;
                self.typed(cx, *arg)?;
                let to = self.ty(*to)?;
                cx.ops.extend([to, self.cast_code(*op)?]);
                Self::flags(cx, bits);
                code::CAST
            }
            Inst::Icmp { pred, samesign, lhs, rhs, .. } => {
                self.new_in_22(*samesign, "the flag `samesign`")?;
                let ty = self.typed(cx, *lhs)?;
                self.value(cx, ty, *rhs)?;
                cx.ops.push(operation::icmp(*pred));
                Self::flags(cx, (*samesign).into());
                code::CMP2
            }
            Inst::Fcmp { pred, fast, lhs, rhs, .. } => {
                let ty = self.typed(cx, *lhs)?;
                self.value(cx, ty, *rhs)?;
                cx.ops.push(operation::fcmp(*pred));
                Self::flags(cx, operation::fast_math(*fast));
                code::CMP2
            }
            Inst::Select { fast, cond, then, other, .. } => {
                let ty = self.typed(cx, then.1)?;
                self.value(cx, ty, other.1)?;
                self.typed(cx, *cond)?;
                Self::flags(cx, operation::fast_math(*fast));
                code::VSELECT
            }
            Inst::Phi { fast, ty, incoming } => {
                let ty = self.ty(*ty)?;
                cx.ops.push(ty);
                for (value, block) in incoming {
                    let (number, is) = self.operand(cx, *value)?;
                    if is != ty {
                        return Err(WriteError::new("an incoming value of a phi has another type").about_pointees());
                    }
                    cx.ops.push(signed(cx.next as i64 - number as i64));
                    cx.block(*block);
                }
                Self::flags(cx, operation::fast_math(*fast));
                code::PHI
            }
            Inst::Alloca { ty, count, align, addrspace, inalloca, swifterror, .. } => {
                let count = match count {
                    Some((_, count)) => *count,
                    None => Operand::Const(self.module.constants.intern(Constant::Int(Type::I32, 1))),
                };
                let (number, count_ty) = self.operand(cx, count)?;
                let align = operation::alignment(*align);
                // Five low bits of the alignment, the flags (bit 6: the type is the allocated type), and
                // three high bits of the alignment.
                let flags =
                    align & 31 | u64::from(*inalloca) << 5 | 1 << 6 | u64::from(*swifterror) << 7 | (align >> 5) << 8;
                let ty = self.ty(*ty)?;
                cx.ops.extend([ty, count_ty, number, flags]);
                // If the operand is absent, LLVM takes that of the data layout; LLVM 14 always does.
                let default = self.layout.alloca_space;
                self.new_in_22(*addrspace != default, "an alloca in another address space")?;
                if *addrspace != default || *addrspace != 0 && self.version == Version::Llvm22 {
                    cx.ops.push((*addrspace).into());
                }
                code::ALLOCA
            }
            Inst::Load { ty, atomic, volatile, ptr, align, .. } => {
                self.address(cx, *ptr, *ty)?;
                let ty = self.ty(*ty)?;
                cx.ops.extend([ty, operation::alignment(*align), (*volatile).into()]);
                match atomic {
                    Some(atomic) => {
                        self.is_aligned(*align)?;
                        self.atomic(cx, atomic);
                        code::LOADATOMIC
                    }
                    None => code::LOAD,
                }
            }
            Inst::Store { atomic, volatile, value, ptr, align, .. } => {
                let ty = body.operand_type(value.1, &self.module.constants);
                self.address(cx, *ptr, ty)?;
                self.typed(cx, value.1)?;
                cx.ops.extend([operation::alignment(*align), (*volatile).into()]);
                match atomic {
                    Some(atomic) => {
                        self.is_aligned(*align)?;
                        self.atomic(cx, atomic);
                        code::STOREATOMIC
                    }
                    None => code::STORE,
                }
            }
            Inst::Fence(atomic) => {
                self.atomic(cx, atomic);
                code::FENCE
            }
            Inst::CmpXchg { weak, volatile, ptr, expected, new, atomic, align, .. } => {
                let ty = body.operand_type(expected.1, &self.module.constants);
                self.address(cx, *ptr, ty)?;
                let ty = self.typed(cx, expected.1)?;
                self.value(cx, ty, new.1)?;
                cx.ops.push((*volatile).into());
                self.atomic(cx, &atomic.success);
                let failure = operation::ordering(atomic.failure);
                cx.ops.extend([failure, (*weak).into(), operation::alignment(*align)]);
                code::CMPXCHG
            }
            Inst::AtomicRmw { op, volatile, ptr, value, atomic, align, .. } => {
                let number = operation::rmw(*op);
                self.new_in_22(number > 12, &format!("the operation `{}` of atomicrmw", op.keyword()))?;
                let ty = body.operand_type(value.1, &self.module.constants);
                self.address(cx, *ptr, ty)?;
                self.typed(cx, value.1)?;
                cx.ops.extend([number, (*volatile).into()]);
                self.atomic(cx, atomic);
                cx.ops.push(operation::alignment(*align));
                code::ATOMICRMW
            }
            Inst::Gep { source, flags, base, indices, .. } => {
                self.new_in_22(flags.nuw || flags.nusw, "the flags of this getelementptr")?;
                let bits = match self.version {
                    Version::Llvm14 => flags.inbounds.into(),
                    Version::Llvm22 => operation::gep_flags(flags),
                };
                let ty = self.ty(*source)?;
                cx.ops.extend([bits, ty]);
                self.address(cx, *base, *source)?;
                for (_, index) in indices {
                    self.typed(cx, *index)?;
                }
                code::GEP
            }
            Inst::ExtractValue { agg, indices } => {
                self.typed(cx, agg.1)?;
                cx.ops.extend(indices.iter().map(|n| u64::from(*n)));
                code::EXTRACTVAL
            }
            Inst::InsertValue { agg, value, indices } => {
                self.typed(cx, agg.1)?;
                self.typed(cx, value.1)?;
                cx.ops.extend(indices.iter().map(|n| u64::from(*n)));
                code::INSERTVAL
            }
            Inst::ExtractElement { vector, index } => {
                self.typed(cx, vector.1)?;
                self.typed(cx, index.1)?;
                code::EXTRACTELT
            }
            Inst::InsertElement { vector, value, index } => {
                let ty = body.operand_type(vector.1, &self.module.constants);
                let elem = self.module.types.scalar(ty);
                self.typed(cx, vector.1)?;
                let elem = self.ty(elem)?;
                self.value(cx, elem, value.1)?;
                self.typed(cx, index.1)?;
                code::INSERTELT
            }
            Inst::ShuffleVector { lhs, rhs, mask } => {
                let ty = self.typed(cx, lhs.1)?;
                self.value(cx, ty, rhs.1)?;
                self.typed(cx, mask.1)?;
                code::SHUFFLEVEC
            }
            Inst::VaArg { list, ty, .. } => {
                let (number, list_ty) = self.operand(cx, *list)?;
                let ty = self.ty(*ty)?;
                cx.ops.extend([list_ty, back(cx.next, number), ty]);
                code::VAARG
            }
            Inst::Call(call) => return self.call(out, cx, call),
            Inst::Invoke(invoke) => return self.invoke(out, cx, invoke),
            Inst::CallBr(callbr) => return self.callbr(out, cx, callbr),
            Inst::LandingPad { ty, cleanup, clauses } => {
                let ty = self.ty(*ty)?;
                cx.ops.extend([ty, (*cleanup).into(), clauses.len() as u64]);
                for clause in clauses {
                    cx.ops.push(clause.filter.into());
                    self.typed(cx, clause.value.1)?;
                }
                code::LANDINGPAD
            }
            Inst::CatchPad { within, args } | Inst::CleanupPad { within, args } => {
                let token = self.ty(Type::TOKEN)?;
                self.value(cx, token, *within)?;
                cx.ops.push(args.len() as u64);
                for (_, value) in args {
                    self.typed(cx, *value)?;
                }
                match &body.insts[id] {
                    Inst::CatchPad { .. } => code::CATCHPAD,
                    _ => code::CLEANUPPAD,
                }
            }
            Inst::CatchSwitch { within, handlers, unwind } => {
                let token = self.ty(Type::TOKEN)?;
                self.value(cx, token, *within)?;
                cx.ops.push(handlers.len() as u64);
                handlers.iter().chain(unwind).for_each(|block| cx.block(*block));
                code::CATCHSWITCH
            }
            Inst::CatchRet { pad, target } => {
                let token = self.ty(Type::TOKEN)?;
                self.value(cx, token, *pad)?;
                cx.block(*target);
                code::CATCHRET
            }
            Inst::CleanupRet { pad, unwind } => {
                let token = self.ty(Type::TOKEN)?;
                self.value(cx, token, *pad)?;
                unwind.iter().for_each(|block| cx.block(*block));
                code::CLEANUPRET
            }
            Inst::Resume((_, value)) => {
                self.typed(cx, *value)?;
                code::RESUME
            }
            Inst::Ret(value) => {
                if let Some((_, value)) = value {
                    self.typed(cx, *value)?;
                }
                code::RET
            }
            Inst::Br(target) => {
                cx.block(*target);
                code::BR
            }
            Inst::CondBr { cond, then, other, .. } => {
                cx.block(*then);
                cx.block(*other);
                let bit = self.ty(Type::I1)?;
                self.value(cx, bit, *cond)?;
                code::BR
            }
            Inst::Switch { value, default, cases, .. } => {
                let (number, ty) = self.operand(cx, *value)?;
                cx.ops.extend([ty, back(cx.next, number)]);
                cx.block(*default);
                for ((_, case), block) in cases {
                    let (number, is) = self.operand(cx, Operand::Const(*case))?;
                    if is != ty {
                        return Err(WriteError::new("a case whose type differs from the switch condition's"));
                    }
                    // Cases have absolute value ids.
                    cx.ops.push(number);
                    cx.block(*block);
                }
                code::SWITCH
            }
            Inst::IndirectBr { address, targets, .. } => {
                let (number, ty) = self.operand(cx, *address)?;
                cx.ops.extend([ty, back(cx.next, number)]);
                targets.iter().for_each(|block| cx.block(*block));
                code::INDIRECTBR
            }
            Inst::Unreachable => code::UNREACHABLE,
            Inst::Unwind => return Err(WriteError::new("the instruction `unwind` has no record")),
            Inst::Invalid | Inst::Unsupported(_) => {
                return Err(WriteError::new("an invalid instruction"));
            }
        };
        out.record(code, &cx.ops);
        Ok(())
    }

    /// Rejects an atomic access without alignment, as LLVM does.
    fn is_aligned(&self, align: Option<Align>) -> Result<(), WriteError> {
        match align {
            Some(_) => Ok(()),
            None => Err(WriteError::new("an atomic access without its alignment has no record")),
        }
    }
}

/// Returns a relative value id, in 32 bits.
pub(super) fn back(next: u64, number: u64) -> u64 {
    (next as u32).wrapping_sub(number as u32).into()
}
