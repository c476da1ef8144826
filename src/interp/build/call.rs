//! Calls of functions and of intrinsics.

use super::{RegisterCodeBuilder, unsupported};
use crate::interp::exec::aggregate::Aggregate;
use crate::interp::exec::float::rounding::Rounding;
use crate::interp::exec::intrinsic;
use crate::interp::exec::intrinsic::Intrinsic;
use crate::interp::flat::FlatType;
use crate::interp::load::kind_of;
use crate::interp::memory::pack_site;
use crate::interp::native::abi;
use crate::interp::register_code::*;
use crate::interp::report::InterpResult;
use crate::interp::run::setjmp::SetJmp;
use crate::interp::scalar::ScalarValue;
use crate::ir::inst::{CallInfo, CastOp, FcmpPred, TailKind};
use crate::ir::{AttrSet, ConstExpr, Constant, GlobalId, Inst, InstId, Operand, Type, TypeKind, ValueDef, ValueId};
use std::cell::OnceCell;

impl RegisterCodeBuilder<'_> {
    /// Returns the function that an operand names, looking through conversions that keep the address.
    pub(super) fn named(&self, operand: Operand) -> Option<GlobalId> {
        let Operand::Const(mut c) = operand else { return None };
        loop {
            match &self.module.constants[c] {
                Constant::Global(_, id) => return Some(*id),
                Constant::Expr(_, expr) => match &**expr {
                    ConstExpr::Cast { op: CastOp::Bitcast | CastOp::Addrspacecast, arg, .. } => c = arg.1,
                    _ => return None,
                },
                _ => return None,
            }
        }
    }

    pub(super) fn has(&self, sets: &[AttrSet], word: &str) -> bool {
        sets.iter().any(|s| self.module.has_attr(*s, word))
    }

    /// Whether a value is an `i1` that is passed in a register as 0 or 1: all except those truncated from a wider
    /// integer.
    fn is_bit(&self, ty: Type, value: Operand) -> bool {
        let is_trunc = |value: ValueId| match self.ir.values[value].def {
            ValueDef::Inst(inst) => matches!(self.ir.insts[inst], Inst::Cast { op: CastOp::Trunc, .. }),
            _ => false,
        };
        ty == Type::I1 && !matches!(value, Operand::Value(value) if is_trunc(value))
    }

    pub(super) fn call(&mut self, call: &CallInfo, inst: InstId) -> InterpResult<Op> {
        let target = self.named(call.callee);
        let name = target.map(|id| self.module.globals[id].name.symbol()).unwrap_or_default();
        let TypeKind::Function { ret, .. } = self.module.types.kind(call.fn_ty) else {
            return Err(unsupported("a call without a function type"));
        };
        let ret = self.flat(*ret)?;
        let dst = self.result_slot(inst);
        if name.starts_with("llvm.") && SetJmp::find(&name).is_none() {
            return self.intrinsic(&name, call, dst, &ret, inst);
        }
        let mut args = Vec::with_capacity(call.args.len());
        let mut kinds = Vec::with_capacity(call.args.len());
        let (mut signext, mut noundef, mut byval, mut passing) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let (mut arg_attributes, mut upper_bits_defined) = (Vec::new(), Vec::new());
        let declared = target.and_then(|id| self.module.function(id)).map(|f| &f.params[..]).unwrap_or(&[]);
        // Each scalar of an aggregate is an argument.
        for (n, arg) in call.args.iter().enumerate() {
            let sets = [arg.attrs, declared.get(n).map_or(AttrSet::NONE, |p| p.attrs)];
            let layout = &self.parts.shared.layout;
            if let Some((size, align)) = abi::byval(self.module, layout, arg.ty, &sets) {
                byval.push((args.len() as u32, size, align));
            }
            let (flat, src) = (self.flat(arg.ty)?, self.src(arg.value, inst));
            if flat.len() == 1 {
                let list = self.assumptions(&sets, arg.ty);
                if !list.is_empty() {
                    arg_attributes.push((args.len() as u32, list.into()));
                }
            }
            abi::passing(self.module, &self.parts.shared.layout, arg.ty, &flat, &sets, &mut passing);
            args.extend((0..flat.len()).map(|field| src.plus(field)));
            kinds.extend(flat.kinds());
            signext.resize(args.len(), self.has(&sets, "signext"));
            let known = signext.last() == Some(&true) || self.has(&sets, "zeroext") || self.is_bit(arg.ty, arg.value);
            upper_bits_defined.resize(args.len(), known);
            noundef.resize(args.len(), self.has(&sets, "noundef"));
        }
        let signature = self.linker.signature(self.module, &self.parts.shared.layout, call.fn_ty, call.cc.0);
        let signature = signature.ok_or_else(|| unsupported("a call of this type"))?;
        let nest = abi::nest_of(&passing);
        let number = target.and_then(|id| self.linker.number(id));
        let callee = match number {
            Some(number) => {
                let function = &self.parts.code.functions[number as usize];
                // A host function without a prototype accepts anything.
                let anything = || function.external.is_some() && !self.lite && function.is_variadic(self.module);
                let same = (function.signature == signature && function.nest == nest) || anything();
                let same = same && (function.cc == call.cc || function.cc.is_plain() && call.cc.is_plain());
                if same { CallTarget::Direct(number) } else { CallTarget::Indirect(self.src(call.callee, inst)) }
            }
            None => CallTarget::Indirect(self.src(call.callee, inst)),
        };
        let site = self.site(inst);
        let any_noundef = noundef.contains(&true);
        self.body.calls.push(Call {
            callee,
            args: args.into(),
            kinds: kinds.into(),
            signext: signext.into(),
            upper_bits_defined: upper_bits_defined.into(),
            noundef: noundef.into(),
            any_noundef,
            arg_attributes: arg_attributes.into(),
            nounwind: self.module.has_fn_attr(call.fn_attrs, "nounwind"),
            cc: call.cc,
            passing: passing.into(),
            nest,
            byval: byval.into(),
            dst,
            ret,
            ret_noundef: self.has(&[call.ret_attrs], "noundef"),
            signature,
            musttail: call.tail == TailKind::MustTail,
            forwards_varargs: call.forwards,
            site: pack_site(site, 0),
            host_signature: OnceCell::new(),
            pad: None,
        });
        Ok(Op::Call { index: self.body.calls.len() as u32 - 1 })
    }

    fn intrinsic(
        &mut self,
        name: &str,
        call: &CallInfo,
        dst: Option<u32>,
        ret: &FlatType,
        inst: InstId,
    ) -> InterpResult<Op> {
        if let (Some((op, signed)), [a, b]) = (intrinsic::overflow(name), &*call.args) {
            if self.is_wide(a.ty) {
                return self.wide_overflow((op, signed), (a.ty, a.value, b.value), dst.unwrap_or(0), inst);
            }
            let width = self.width(a.ty)?;
            let lanes = ret.len() / 2;
            if ret.fields.first().map(|field| field.scalar) != Some(Kind::Int(width)) || b.ty != a.ty {
                return Err(unsupported(format!("the intrinsic `{name}` of this type is not supported")));
            }
            let (a, b, first) = (self.src(a.value, inst), self.src(b.value, inst), dst.unwrap_or(0));
            let one = |n| {
                let (dst, over, a, b) = (first + n, first + lanes + n, a.plus(n), b.plus(n));
                Aggregate::Overflow { op, signed, dst, over, a, b, width }
            };
            for n in 1..lanes {
                let op = self.aggregate(one(n));
                self.push(inst, op);
            }
            return Ok(self.aggregate(one(0)));
        }
        if let Some(op) = self.vector_intrinsic(name, call, dst, inst)? {
            return Ok(op);
        }
        if let Some(op) = self.wide_intrinsic(name, call, dst, inst)? {
            return Ok(op);
        }
        if let (Some(which), [arg]) = (intrinsic::find_pair(name), &*call.args) {
            let format = self.format(arg.ty)?;
            let width = ret.kinds().nth(1).map_or(0, Kind::width);
            let arg = self.src(arg.value, inst);
            return Ok(match dst {
                Some(dst) => self.aggregate(Aggregate::Pair { which, dst, arg, format, width }),
                None => self.aggregate(Aggregate::Copy([].into())),
            });
        }
        if let (true, [arg], Some(dst)) = (name.starts_with("llvm.eh.typeid.for"), &*call.args, dst) {
            let ty = self.type_info(arg.value, inst);
            let number = self.linker.type_number(ty);
            self.parts.code.constants.push(ScalarValue::int(number as u64));
            return Ok(Op::Move {
                dst,
                a: OperandSlot((self.parts.code.constants.len() as u32 - 1) | OperandSlot::CONST),
            });
        }
        let one = ret.fields.first().map(|field| field.scalar).filter(|_| ret.aggregate);
        let ret = ret.kind().or(one).ok_or_else(|| unsupported(format!("the intrinsic `{name}` is not supported")))?;
        let intrinsic =
            intrinsic::find(name).ok_or_else(|| unsupported(format!("the intrinsic `{name}` is not supported")))?;
        if let (Intrinsic::VaStart, Some(list)) = (intrinsic, call.args.first()) {
            return Ok(Op::VaStart { list: self.src(list.value, inst) });
        }
        let (mut args, mut kinds) = (Vec::new(), Vec::new());
        let length = call.args.get(2).map(|arg| arg.value).filter(|_| name.starts_with("llvm.mem"));
        let accesses = match length {
            Some(Operand::Const(id)) => self.module.constants[id].as_int().is_some_and(|bytes| bytes > 0),
            _ => false,
        };
        for arg in &call.args {
            // Metadata is not a value.
            if let Some(kind) = kind_of(&self.module.types, self.module.types.scalar(arg.ty)) {
                let src = self.src(arg.value, inst);
                args.push(self.check_argument(arg, src, accesses, inst));
                kinds.push(kind);
            }
        }
        if intrinsic == Intrinsic::Assume {
            self.check_assume(call, inst);
        }
        if let Intrinsic::Memcpy | Intrinsic::Memmove | Intrinsic::Memset = intrinsic {
            // The remaining arguments have no effect here: the volatile flag, and the alignment of old
            // versions.
            args.truncate(3);
            kinds.truncate(3);
        }
        let kind = |kind: Option<&Kind>| kind.copied().unwrap_or(Kind::Void);
        let (arg, last) = (kind(kinds.first()), kind(kinds.last()));
        let pred =
            call.metadata_strings(&self.module.constants).find_map(FcmpPred::from_keyword).unwrap_or(FcmpPred::False);
        let rounding = call.metadata_strings(&self.module.constants).find_map(Rounding::named);
        let (fast, args) = (call.fast, args.into());
        self.body.intrinsics.push(IntrinsicCall { intrinsic, fast, args, dst, ret, arg, last, pred, rounding });
        Ok(Op::Intrinsic { index: self.body.intrinsics.len() as u32 - 1 })
    }
}
