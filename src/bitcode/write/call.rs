//! Records of calls, of their operand bundles, and of debug records.

use super::annotation_table::{DebugRecord, Meta, RecordKind};
use super::attributes::Attributes;
use super::body::Context;
use super::instruction::back;
use super::operation;
use super::stream::Stream;
use super::writer::{Version, WriteError, Writer};
use crate::bitcode::record_codes::call_flags::{
    EXPLICIT_TYPE, FAST_MATH, INVOKE_EXPLICIT_TYPE, METADATA_MARKER, MUSTTAIL, NOTAIL, TAIL,
};
use crate::bitcode::record_codes::function as code;
use crate::ir::inst::{CallBrInfo, CallInfo, InvokeInfo, TailKind};
use crate::ir::{AttrSet, Constant, GlobalId, Operand, Type, TypeKind};
use rustc_hash::FxHashSet;

impl Writer {
    /// Encodes `CALL`.
    pub fn call(&mut self, out: &mut Stream, cx: &mut Context<'_>, call: &CallInfo) -> Result<(), WriteError> {
        self.bundles(out, cx, call)?;
        let attributes = self.call_attributes(call)?;
        let fast = operation::fast_math(call.fast);
        let tail = match call.tail {
            TailKind::None => 0,
            TailKind::Tail => TAIL,
            TailKind::MustTail => MUSTTAIL,
            TailKind::NoTail => NOTAIL,
        };
        let how = tail | u64::from(call.cc.0) << 1 | EXPLICIT_TYPE | if fast != 0 { FAST_MATH } else { 0 };
        cx.ops.extend([attributes, how]);
        cx.ops.extend((fast != 0).then_some(fast));
        self.call_site(cx, call)?;
        out.record(code::CALL, &cx.ops);
        Ok(())
    }

    /// Encodes `INVOKE`.
    pub fn invoke(&mut self, out: &mut Stream, cx: &mut Context<'_>, invoke: &InvokeInfo) -> Result<(), WriteError> {
        self.bundles(out, cx, &invoke.call)?;
        let attributes = self.call_attributes(&invoke.call)?;
        cx.ops.extend([attributes, u64::from(invoke.call.cc.0) | INVOKE_EXPLICIT_TYPE]);
        cx.block(invoke.normal);
        cx.block(invoke.unwind);
        self.call_site(cx, &invoke.call)?;
        out.record(code::INVOKE, &cx.ops);
        Ok(())
    }

    /// Encodes `CALLBR`.
    pub fn callbr(&mut self, out: &mut Stream, cx: &mut Context<'_>, callbr: &CallBrInfo) -> Result<(), WriteError> {
        if self.version == Version::Llvm14 {
            return Err(WriteError::new("LLVM 14 has another form of `callbr`"));
        }
        self.bundles(out, cx, &callbr.call)?;
        let attributes = self.call_attributes(&callbr.call)?;
        cx.ops.extend([attributes, u64::from(callbr.call.cc.0) << 1 | EXPLICIT_TYPE]);
        cx.block(callbr.fallthrough);
        cx.ops.push(callbr.indirect.len() as u64);
        callbr.indirect.iter().for_each(|block| cx.block(*block));
        self.call_site(cx, &callbr.call)?;
        out.record(code::CALLBR, &cx.ops);
        Ok(())
    }

    fn call_attributes(&mut self, call: &CallInfo) -> Result<u64, WriteError> {
        let params: Vec<(AttrSet, Type)> = call.args.iter().map(|arg| (arg.attrs, arg.ty)).collect();
        self.attribute_list(&Attributes { function: call.fn_attrs, ret: call.ret_attrs, params: &params })
    }

    /// Encodes the function type, the callee, and the arguments.
    fn call_site(&mut self, cx: &mut Context<'_>, call: &CallInfo) -> Result<(), WriteError> {
        // `musttail` implies forwarding of the caller's variable arguments; no record expresses it otherwise.
        if call.forwards && call.tail != TailKind::MustTail {
            return Err(WriteError::new("a call that forwards `...` has no record"));
        }
        let TypeKind::Function { params, varargs, .. } = self.module.types.kind(call.fn_ty).clone() else {
            return Err(WriteError::new("call type is not a function type"));
        };
        if call.args.len() < params.len() || call.args.len() > params.len() && !varargs {
            return Err(WriteError::new("a call whose number of arguments does not match its type"));
        }
        let fn_ty = self.ty(call.fn_ty)?;
        cx.ops.push(fn_ty);
        let key = match call.callee {
            Operand::Const(id) if matches!(self.module.constants[id], Constant::InlineAsm(..)) => {
                Some((id, Some(call.fn_ty)))
            }
            _ => None,
        };
        let redirected = match call.callee {
            Operand::Const(id) => match self.module.constants[id] {
                Constant::Global(_, global) => self.redirected.get(&(global, call.fn_ty)).copied(),
                _ => None,
            },
            Operand::Value(_) => None,
        };
        let (number, ty) = match key {
            None if let Some(global) = redirected => {
                let ty = self.address_type(global);
                (self.global_number(global)?, self.ty(ty)?)
            }
            Some(key) => {
                let number = self.constant_number(key);
                (
                    number.ok_or_else(|| WriteError::new("a constant that is not in the value table"))?,
                    self.constant_type(key)?,
                )
            }
            None => self.operand(cx, call.callee)?,
        };
        if self.writes_typed_pointers() {
            let pointer = self.pointer_to(call.fn_ty, call.addrspace);
            if self.ty(pointer)? != ty {
                return Err(
                    WriteError::new("a call whose type differs from the callee's pointee type").about_pointees()
                );
            }
        }
        self.add_typed(cx, number, ty);
        for (n, arg) in call.args.iter().enumerate() {
            match (params.get(n), arg.value) {
                (Some(ty), Operand::Const(id)) if *ty == Type::METADATA => {
                    let meta = cx.notes.operands.get(&id);
                    let meta = meta.ok_or_else(|| WriteError::new("an argument that is not metadata"))?;
                    let number = self.metadata_number(cx, meta)?;
                    cx.ops.push(back(cx.next, number));
                }
                (Some(ty), value) => {
                    let ty = self.ty(*ty)?;
                    self.value(cx, ty, value)?;
                }
                (None, _) if arg.ty == Type::METADATA => {
                    return Err(WriteError::new("metadata among variable arguments has no record"));
                }
                (None, value) => _ = self.typed(cx, value)?,
            }
        }
        Ok(())
    }

    /// Writes `OPERAND_BUNDLE` for the next call.
    fn bundles(&mut self, out: &mut Stream, cx: &mut Context<'_>, call: &CallInfo) -> Result<(), WriteError> {
        for bundle in &call.bundles {
            cx.ops.clear();
            let tag = self.tags.insert_full(bundle.tag.clone()).0;
            cx.ops.push(tag as u64);
            for (ty, value) in &bundle.args {
                match value {
                    Operand::Const(id) if *ty == Type::METADATA => {
                        if self.version == Version::Llvm14 {
                            return Err(WriteError::new("LLVM 14 does not support metadata in operand bundles"));
                        }
                        let meta = cx.notes.operands.get(id);
                        let meta = meta.ok_or_else(|| WriteError::new("a bundle operand that is not metadata"))?;
                        let number = self.metadata_number(cx, meta)?;
                        cx.ops.extend([METADATA_MARKER, back(cx.next, number)]);
                    }
                    value => _ = self.typed(cx, *value)?,
                }
            }
            out.record(code::OPERAND_BUNDLE, &cx.ops);
        }
        cx.ops.clear();
        Ok(())
    }

    /// Writes a debug record, after the instruction that it precedes in the text.
    pub fn debug_record_of(
        &mut self,
        out: &mut Stream,
        cx: &mut Context<'_>,
        record: &DebugRecord,
    ) -> Result<(), WriteError> {
        if record.node == super::metadata_graph::Ref::Null {
            return Err(WriteError::new("a debug record without its location"));
        }
        let number = |writer: &Writer, cx: &Context<'_>, n: usize| writer.metadata_number(cx, &record.operands[n]);
        cx.ops.clear();
        cx.ops.push(self.graph.id(record.node));
        if record.kind == RecordKind::Label {
            let label = number(self, cx, 0)?;
            cx.ops.push(label);
            out.record(code::DEBUG_RECORD_LABEL, &cx.ops);
            return Ok(());
        }
        let parts = [number(self, cx, 1)?, number(self, cx, 2)?];
        cx.ops.extend(parts);
        if let (RecordKind::Value, Meta::Local(value)) = (record.kind, &record.operands[0]) {
            self.typed(cx, Operand::Value(*value))?;
            out.record(code::DEBUG_RECORD_VALUE_SIMPLE, &cx.ops);
            return Ok(());
        }
        let value = number(self, cx, 0)?;
        cx.ops.push(value);
        let code = match record.kind {
            RecordKind::Declare => code::DEBUG_RECORD_DECLARE,
            RecordKind::DeclareValue => code::DEBUG_RECORD_DECLARE_VALUE,
            RecordKind::Assign => {
                // The operands of the record are the `DIAssignID`, the address expression, and the address; in the
                // text, the address is the second of these.
                let parts = [number(self, cx, 3)?, number(self, cx, 5)?, number(self, cx, 4)?];
                cx.ops.extend(parts);
                code::DEBUG_RECORD_ASSIGN
            }
            _ => code::DEBUG_RECORD_VALUE,
        };
        out.record(code, &cx.ops);
        Ok(())
    }

    /// Writes a debug record as a call before the instruction.
    pub fn debug_call(
        &mut self,
        out: &mut Stream,
        cx: &mut Context<'_>,
        record: &DebugRecord,
    ) -> Result<(), WriteError> {
        let function = self.debug_function(record.kind)?;
        let list = Attributes { function: record.attrs, ret: AttrSet::NONE, params: &[] };
        let attributes = self.attribute_list(&list)?;
        let fn_ty = self.module.value_type(function);
        let fn_ty = self.ty(fn_ty)?;
        let callee = back(cx.next, self.global_number(function)?);
        cx.ops.clear();
        cx.ops.extend([attributes, if record.tail { TAIL } else { 0 } | EXPLICIT_TYPE, fn_ty, callee]);
        for operand in &record.operands {
            let number = self.metadata_number(cx, operand)?;
            cx.ops.push(back(cx.next, number));
        }
        out.record(code::CALL, &cx.ops);
        if let Some(location) = record.location {
            self.location_record(out, cx, location);
        }
        Ok(())
    }

    /// Collects the functions that refer to blocks of other functions.
    pub fn find_users_of_blocks(&mut self) {
        let constants = &self.module.constants;
        if !constants.iter().any(|(_, constant)| matches!(constant, Constant::BlockAddress(..))) {
            return;
        }
        for (user, body) in &self.bodies {
            let mut stack = Vec::new();
            for inst in body.insts.values() {
                inst.for_each_operand(|_, operand| {
                    if let Operand::Const(id) = operand {
                        stack.push(id);
                    }
                });
            }
            let mut seen = FxHashSet::default();
            while let Some(id) = stack.pop() {
                if !seen.insert(id) {
                    continue;
                }
                match &constants[id] {
                    Constant::BlockAddress(_, function, _) if function != user => {
                        let users: &mut Vec<GlobalId> = self.users.entry(*function).or_default();
                        if !users.contains(user) {
                            users.push(*user);
                        }
                    }
                    constant => constant.for_each_part(|(_, part)| stack.push(part)),
                }
            }
        }
    }
}
