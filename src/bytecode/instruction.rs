//! Instructions. Their operands are read in file order.

use super::error::Error;
use super::format::op;
use super::function::{EncodedInst, ReplacementSink};
use super::lower::{self, Comparison, Step};
use super::reader::Reader;
use super::types::{Class, Def, Slot, Ty};
use crate::ir::inst::{Arg, BinaryFlags, CallInfo, CastFlags, CastOp, FastMath, FcmpPred, GepFlags, IcmpPred};
use crate::ir::inst::{InvokeInfo, TypedConstCase};
use crate::ir::upgrade::legacy_insts;
use crate::ir::{BlockId, Constant, Inst, Operand, Type};

/// Cursor over the operands of an instruction.
pub(super) struct Operands<'w> {
    op: u32,
    rest: &'w [u32],
}

impl<'w> Operands<'w> {
    fn next(&mut self) -> Result<u32, Error> {
        let Some((first, rest)) = self.rest.split_first() else {
            return Err(Error::malformed(format!("{} with too few operands", op::name(self.op))));
        };
        self.rest = rest;
        Ok(*first)
    }

    fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// Checks that all operands are read.
    fn end(&self) -> Result<(), Error> {
        match self.rest {
            [] => Ok(()),
            _ => Err(Error::malformed(format!("{} with too many operands", op::name(self.op)))),
        }
    }
}

impl<'b> Reader<'b> {
    /// Converts an instruction.
    pub(super) fn instruction(&mut self, encoded: EncodedInst) -> Result<(), Error> {
        let mut ops = Operands { op: encoded.op, rest: &encoded.operands };
        let ty = self.type_of(encoded.ty)?;
        match encoded.op {
            op::RET => self.ret(ty, &mut ops)?,
            op::BR => self.br(&mut ops)?,
            op::SWITCH => self.switch(ty, &mut ops)?,
            op::UNWIND => _ = self.push(Inst::Unwind)?,
            op::INVOKE | op::CALL => self.call(encoded.op, ty, &mut ops)?,
            op::ADD..=op::XOR | op::SHL | op::SHR => self.binary(ty, &mut ops)?,
            op::SETEQ..=op::SETGT => self.comparison(ty, &mut ops)?,
            op::MALLOC | op::ALLOCA => self.allocation(ty, &mut ops)?,
            op::FREE => {
                let pointer = (self.types.ir(ty), self.value(ty, ops.next()?)?);
                self.types.pointee(ty)?;
                let call = self.made(|made| legacy_insts::free(made, pointer))?;
                self.define(Ty::VOID, call)?;
            }
            op::LOAD | op::VOLATILE_LOAD => {
                let content = self.types.pointee(ty)?;
                let ptr = self.value(ty, ops.next()?)?;
                let (volatile, ir) = (encoded.op == op::VOLATILE_LOAD, self.types.ir(content));
                let ptr_ty = self.types.ir(ty);
                self.define(
                    content,
                    Inst::Load { ty: ir, old: false, atomic: None, volatile, ptr_ty, ptr, align: None },
                )?;
            }
            op::STORE | op::VOLATILE_STORE => {
                let content = self.types.pointee(ty)?;
                let value = (self.types.ir(content), self.value(content, ops.next()?)?);
                let (ptr_ty, ptr) = (self.types.ir(ty), self.value(ty, ops.next()?)?);
                let volatile = encoded.op == op::VOLATILE_STORE;
                self.define(Ty::VOID, Inst::Store { atomic: None, volatile, value, ptr_ty, ptr, align: None })?;
            }
            op::GETELEMENTPTR => self.getelementptr(ty, &mut ops)?,
            op::PHI => {
                let mut incoming = Vec::with_capacity(ops.rest.len() / 2);
                while !ops.is_empty() {
                    incoming.push((self.value(ty, ops.next()?)?, self.block(ops.next()?)?));
                }
                let (fast, ir) = (FastMath::default(), self.types.ir(ty));
                self.define(ty, Inst::Phi { fast, ty: ir, incoming: incoming.into() })?;
            }
            op::CAST => {
                let value = self.value(ty, ops.next()?)?;
                let to = self.type_of(ops.next()?)?;
                self.cast(ty, value, to)?;
            }
            op::VANEXT | op::VAARG => {
                let list = self.value(ty, ops.next()?)?;
                let of = self.type_of(ops.next()?)?;
                match encoded.op {
                    op::VANEXT => self.vanext(ty, list, of)?,
                    _ => self.vaarg(ty, list, of)?,
                }
            }
            op::SELECT if self.slots.format > 0 => {
                let cond = self.value(Ty::BOOL, ops.next()?)?;
                let ir = self.types.ir(ty);
                let (then, other) = (self.value(ty, ops.next()?)?, self.value(ty, ops.next()?)?);
                let (then, other, fast) = ((ir, then), (ir, other), FastMath::default());
                self.define(ty, Inst::Select { fast, cond_ty: Type::I1, cond, then, other })?;
            }
            other => return Err(Error::unknown(format!("unknown opcode {other}"))),
        }
        ops.end()
    }

    /// Returns the type of a type number in an instruction.
    fn type_of(&self, number: u32) -> Result<Ty, Error> {
        match self.slots.slot(number) {
            Slot::Type(slot) => self.local_type(slot),
            Slot::TypeType => Err(Error::malformed("an instruction of type `type`")),
        }
    }

    /// Expands an old instruction: adds all of its replacements but the last, and returns that one.
    pub(super) fn made(&mut self, make: impl FnOnce(&mut ReplacementSink<'_, 'b>) -> Inst) -> Result<Inst, Error> {
        let mut made = ReplacementSink { reader: self, error: None };
        let inst = make(&mut made);
        made.error.map_or(Ok(inst), Err)
    }

    fn ret(&mut self, ty: Ty, ops: &mut Operands<'_>) -> Result<(), Error> {
        let value = match ops.is_empty() {
            true => None,
            false => Some((self.types.ir(ty), self.value(ty, ops.next()?)?)),
        };
        self.push(Inst::Ret(value)).map(|_| ())
    }

    fn br(&mut self, ops: &mut Operands<'_>) -> Result<(), Error> {
        let then = self.block(ops.next()?)?;
        let inst = match ops.is_empty() {
            true => Inst::Br(then),
            false => {
                let other = self.block(ops.next()?)?;
                let cond = self.value(Ty::BOOL, ops.next()?)?;
                Inst::CondBr { cond_ty: Type::I1, cond, then, other }
            }
        };
        self.push(inst).map(|_| ())
    }

    fn switch(&mut self, ty: Ty, ops: &mut Operands<'_>) -> Result<(), Error> {
        let ir = self.types.ir(ty);
        let value = self.value(ty, ops.next()?)?;
        let default = self.block(ops.next()?)?;
        let mut cases: Vec<(TypedConstCase, BlockId)> = Vec::with_capacity(ops.rest.len() / 2);
        while !ops.is_empty() {
            let Operand::Const(case) = self.value(ty, ops.next()?)? else {
                return Err(Error::malformed("a switch case that is not a constant"));
            };
            cases.push(((ir, case), self.block(ops.next()?)?));
        }
        self.push(Inst::Switch { ty: ir, value, default, cases: cases.into() }).map(|_| ())
    }

    fn binary(&mut self, ty: Ty, ops: &mut Operands<'_>) -> Result<(), Error> {
        let op = lower::binary(ops.op, ty.class(&self.types))?;
        let ir = self.types.ir(ty);
        let lhs = self.value(ty, ops.next()?)?;
        let rhs = match ops.op {
            op::SHL | op::SHR => {
                let amount = (Type::I8, self.value(Ty::UBYTE, ops.next()?)?);
                let mut made = ReplacementSink { reader: self, error: None };
                let amount = legacy_insts::shift_amount(&mut made, amount, ir);
                made.error.map_or(Ok(amount), Err)?
            }
            _ => self.value(ty, ops.next()?)?,
        };
        self.define(ty, Inst::Binary { op, flags: BinaryFlags::default(), ty: ir, lhs, rhs })
    }

    fn comparison(&mut self, ty: Ty, ops: &mut Operands<'_>) -> Result<(), Error> {
        let comparison = lower::comparison(ops.op, ty.class(&self.types))?;
        let (lhs, rhs) = (self.value(ty, ops.next()?)?, self.value(ty, ops.next()?)?);
        let ir = self.types.ir(ty);
        self.define(Ty::BOOL, compare(comparison, ir, lhs, rhs))
    }

    fn allocation(&mut self, ty: Ty, ops: &mut Operands<'_>) -> Result<(), Error> {
        let content = self.types.pointee(ty)?;
        let content = self.types.ir(content);
        let count = match ops.is_empty() {
            true => None,
            false => Some((Type::I32, self.value(Ty::UINT, ops.next()?)?)),
        };
        let inst = match ops.op {
            op::MALLOC if count.is_some() && self.allocations == 0 => {
                return Err(Error::malformed("more `malloc`s than a file of this length can contain"));
            }
            op::MALLOC => self.made(|made| {
                made.reader.allocations -= u64::from(count.is_some());
                legacy_insts::malloc(made, content, count, None)
            })?,
            _ => Inst::Alloca {
                ty: content,
                count,
                align: None,
                addrspace: 0,
                typed: true,
                inalloca: false,
                swifterror: false,
            },
        };
        self.define(ty, inst)
    }

    fn getelementptr(&mut self, ty: Ty, ops: &mut Operands<'_>) -> Result<(), Error> {
        let base = self.value(ty, ops.next()?)?;
        let source = self.types.pointee(ty)?;
        if ops.is_empty() {
            return self.cast(ty, base, ty);
        }
        let mut indices: Vec<(Type, Operand)> = Vec::with_capacity(ops.rest.len());
        let mut at = ty;
        while !ops.is_empty() {
            let number = ops.next()?;
            let (of, slot) = match self.types.def(at) {
                Def::Struct(_) if self.slots.has_type_type() => (Ty::UBYTE, number),
                Def::Struct(_) => (Ty::UINT, number),
                _ if self.slots.has_type_type() => (Ty::LONG, number),
                _ => ([Ty::UINT, Ty::INT, Ty::ULONG, Ty::LONG][number as usize & 3], number >> 2),
            };
            let value = self.value(of, slot)?;
            let known = lower::as_int(self, value);
            at = match self.types.def(at) {
                Def::Pointer(_) if !indices.is_empty() => {
                    return Err(Error::malformed("a getelementptr that indexes through a pointer"));
                }
                Def::Pointer(to) => *to,
                Def::Array(elem, _) => *elem,
                Def::Struct(fields) => {
                    let field = known.and_then(|n| fields.get(usize::try_from(n).ok()?));
                    *field.ok_or_else(|| Error::malformed("a struct index out of range"))?
                }
                _ => return Err(Error::malformed("an index into a type without elements")),
            };
            indices.push(match (of, value) {
                (_, Operand::Const(id)) => {
                    let (ty, id) = lower::constant_index(self, of, id);
                    (ty, Operand::Const(id))
                }
                // Current indices are signed.
                (Ty::UINT, value) => (Type::I64, self.convert(CastOp::Zext, Type::I32, value, Type::I64)?),
                (of, value) => (self.types.ir(of), value),
            });
        }
        let result = self.types.pointer(&mut self.module, at)?;
        let (source, base_ty) = (self.types.ir(source), self.types.ir(ty));
        let inst = Inst::Gep { source, old: false, flags: GepFlags::default(), base_ty, base, indices: indices.into() };
        self.define(result, inst)
    }

    /// Adds a cast that is not in the file.
    pub(super) fn convert(&mut self, op: CastOp, from: Type, arg: Operand, to: Type) -> Result<Operand, Error> {
        self.push_synthesized(Inst::Cast { op, flags: CastFlags::default(), from, arg, to })
    }

    /// Expands `cast`: the last step defines the result.
    pub(super) fn cast(&mut self, from: Ty, mut value: Operand, to: Ty) -> Result<(), Error> {
        let steps = lower::cast(&self.types, from, to)?;
        let mut from_ir = self.types.ir(from);
        for (n, step) in steps.iter().enumerate() {
            let (inst, next) = match *step {
                Step::Cast(op, ty) => {
                    (Inst::Cast { op, flags: CastFlags::default(), from: from_ir, arg: value, to: ty }, ty)
                }
                Step::NotZero => {
                    let comparison = match from.class(&self.types) {
                        Class::Float => Comparison::Float(FcmpPred::Une),
                        _ => Comparison::Int(IcmpPred::Ne),
                    };
                    let zero = Operand::Const(self.zero(from)?);
                    (compare(comparison, from_ir, value, zero), Type::I1)
                }
            };
            if n + 1 == steps.len() {
                return self.define(to, inst);
            }
            (value, from_ir) = (self.push_synthesized(inst)?, next);
        }
        Ok(())
    }

    fn call(&mut self, operation: u32, ty: Ty, ops: &mut Operands<'_>) -> Result<(), Error> {
        let of = self.types.pointee(ty)?;
        let Def::Function { ret, params, varargs } = self.types.def(of).clone() else {
            return Err(Error::malformed("callee is not a pointer to a function"));
        };
        let callee = self.value(ty, ops.next()?)?;
        let blocks = match operation {
            op::INVOKE => Some((self.block(ops.next()?)?, self.block(ops.next()?)?)),
            _ => None,
        };
        let mut args = Vec::new();
        for param in &params {
            args.push(self.argument(*param, ops)?);
        }
        while varargs && !ops.is_empty() {
            let ty = self.type_of(ops.next()?)?;
            args.push(self.argument(ty, ops)?);
        }
        if blocks.is_none() && self.list_intrinsic(callee, ret, &args)? {
            return Ok(());
        }
        let (fn_ty, ret_ir) = (self.types.ir(of), self.types.ir(ret));
        let is_function = |ty: Ty| matches!(self.types.def(ty), Def::Function { .. });
        let whole = varargs || self.types.pointee(ret).is_ok_and(is_function);
        let callee = match callee {
            Operand::Const(id) => match self.module.constants[id] {
                // In LLVM assembly the type is written before the callee, whose address is an opaque pointer.
                Constant::Global(_, global) => {
                    Operand::Const(self.module.constants.intern(Constant::Global(Type::PTR, global)))
                }
                _ => callee,
            },
            callee => callee,
        };
        let ret_attrs = self.extension(ret);
        let mut call = CallInfo { ret_attrs, explicit: whole, ..CallInfo::new(callee, fn_ty, ret_ir, args) };
        if whole {
            call.written = fn_ty;
        }
        let inst = match blocks {
            Some((normal, unwind)) => Inst::Invoke(Box::new(InvokeInfo { call, normal, unwind })),
            None => Inst::Call(Box::new(call)),
        };
        self.define(ret, inst)
    }

    fn argument(&mut self, ty: Ty, ops: &mut Operands<'_>) -> Result<Arg, Error> {
        let value = self.value(ty, ops.next()?)?;
        Ok(Arg { ty: self.types.ir(ty), value, attrs: self.extension(ty) })
    }
}

fn compare(comparison: Comparison, ty: Type, lhs: Operand, rhs: Operand) -> Inst {
    match comparison {
        Comparison::Int(pred) => Inst::Icmp { pred, samesign: false, ty, lhs, rhs },
        Comparison::Float(pred) => Inst::Fcmp { pred, fast: FastMath::default(), ty, lhs, rhs },
    }
}
