//! Records of calls: `call`, `invoke`, `callbr`, and operand bundles. Calls of `llvm.dbg.value` and the other debug
//! intrinsics become debug records here.

use super::attribute_table::AttributeList;
use super::body::{Listed, Waiting};
use super::error::Error;
use super::instruction::Operands;
use super::metadata_table::Part;
use super::operation;
use super::record_codes::call_flags::{
    EXPLICIT_TYPE, FAST_MATH, INVOKE_EXPLICIT_TYPE, METADATA_MARKER, MUSTTAIL, NOTAIL, TAIL,
};
use crate::ir::inst::{Arg, Bundle, CallBrInfo, CallInfo, FastMath, InvokeInfo, TailKind};
use crate::ir::{Attr, AttrSet, BlockId, Constant, Inst, Name, Operand, Type, TypeKind, asm};
use std::sync::Arc;

impl Operands<'_, '_, '_> {
    /// Reads the function type if it is explicit, the callee, and the arguments.
    fn call_site(&mut self, list: &AttributeList, explicit: bool) -> Result<CallInfo, Error> {
        let fn_ty = if explicit { Some(self.ty()?) } else { None };
        let (callee_ty, callee) = self.typed()?;
        let fn_ty = match fn_ty {
            Some(ty) => ty,
            None => {
                let pointee = self.reader.module.types.pointee(callee_ty).flatten();
                pointee.ok_or_else(|| Error::record("callee is not a pointer to a function"))?
            }
        };
        if !self.reader.module.types.is_ptr(callee_ty) {
            return Err(Error::record("callee is not a pointer"));
        }
        let TypeKind::Function { ret, params, varargs } = self.reader.module.types.kind(fn_ty) else {
            return Err(Error::record("call type is not a function type"));
        };
        let (ret, varargs) = (*ret, *varargs);
        let mut args = Vec::with_capacity(self.ops.len().max(params.len()));
        let mut params = 0..params.len();
        while let Some(n) = params.next()
            && let TypeKind::Function { params, .. } = self.reader.module.types.kind(fn_ty)
        {
            let ty = params[n];
            let value = match self.reader.module.types.kind(ty) {
                // Old inline assembly had labels as arguments.
                TypeKind::Label => return Err(Error::unknown("a label as an argument")),
                _ => self.value(ty)?,
            };
            args.push(Arg { ty, value, attrs: self.reader.param_attributes(list, n, ty) });
        }
        if !varargs && !self.done() {
            return Err(Error::record("a call with more arguments than its type has"));
        }
        while !self.done() {
            let (ty, value) = self.typed()?;
            let attrs = self.reader.param_attributes(list, args.len(), ty);
            args.push(Arg { ty, value, attrs });
        }
        // In LLVM assembly the type is written before the callee, whose address is an opaque pointer.
        let callee = match callee {
            Operand::Const(id) => match self.reader.module.constants[id] {
                Constant::Global(ty, global) if ty != Type::PTR => {
                    Operand::Const(self.reader.module.constants.intern(Constant::Global(Type::PTR, global)))
                }
                _ => callee,
            },
            callee => callee,
        };
        let addrspace = match self.reader.module.types.kind(callee_ty) {
            TypeKind::Ptr { addrspace, .. } => *addrspace,
            _ => 0,
        };
        let whole = varargs
            || self
                .reader
                .module
                .types
                .pointee(ret)
                .flatten()
                .is_some_and(|pointee| matches!(self.reader.module.types.kind(pointee), TypeKind::Function { .. }));
        let mut call = CallInfo {
            tail: TailKind::None,
            cc: Default::default(),
            addrspace,
            ret_attrs: list.ret,
            fn_ty,
            explicit: whole,
            forwards: false,
            written: if whole { fn_ty } else { ret },
            callee,
            args,
            fn_attrs: list.function,
            fast: FastMath::default(),
            bundles: std::mem::take(&mut self.building.bundles).into(),
        };
        self.element_types(&mut call);
        Ok(call)
    }

    /// Adds `elementtype` to the indirect operands of inline assembly, as LLVM does since version 14.
    fn element_types(&mut self, call: &mut CallInfo) {
        let Some(text) = asm::called(&self.reader.module.constants, call) else { return };
        let indirect: Vec<bool> = text
            .constraints
            .split(',')
            .filter(|c| !c.starts_with('~') && !c.starts_with('!') && (!c.starts_with('=') || c.contains('*')))
            .map(|c| c.contains('*'))
            .collect();
        for (arg, indirect) in call.args.iter_mut().zip(indirect) {
            let Some(pointee) = self.reader.module.types.pointee(arg.ty).flatten() else { continue };
            if indirect && !self.reader.module.has_attr(arg.attrs, "elementtype") {
                let mut attrs = self.reader.module.attrs[arg.attrs].to_vec();
                attrs.push(Attr::Type("elementtype".into(), pointee));
                arg.attrs = self.reader.module.attrs.intern(attrs);
            }
        }
    }

    /// Reads `CALL`: attributes, convention and flags, optional fast-math flags, type, callee, arguments.
    pub fn call(&mut self) -> Result<(), Error> {
        let list = self.attributes()?;
        let how = self.next()?;
        let fast = if how & FAST_MATH != 0 { operation::fast_math(self.next()?) } else { FastMath::default() };
        let mut call = self.call_site(&list, how & EXPLICIT_TYPE != 0)?;
        call.fast = fast;
        call.cc = operation::convention(how >> 1 & 0x3ff)?;
        call.tail = match how & (TAIL | MUSTTAIL | NOTAIL) {
            0 => TailKind::None,
            TAIL => TailKind::Tail,
            bits if bits & NOTAIL != 0 => TailKind::NoTail,
            _ => TailKind::MustTail,
        };
        if self.is_debug_call(&call) {
            let number = self.building.list.len();
            let waiting = self.debug_call(&call, number)?;
            self.building.waiting.push(waiting);
            self.building.list.push(Listed::Record);
            return Ok(());
        }
        self.reader.define(self.building, Inst::Call(Box::new(call))).map(|_| ())
    }

    fn attributes(&mut self) -> Result<Arc<AttributeList>, Error> {
        let id = self.next()?;
        self.reader.attributes_of(id)
    }

    /// Whether the call is a debug intrinsic, which becomes a debug record as in the parser.
    fn is_debug_call(&self, call: &CallInfo) -> bool {
        let Operand::Const(callee) = call.callee else { return false };
        let Constant::Global(_, global) = self.reader.module.constants[callee] else { return false };
        matches!(&self.reader.module.globals[global].name, Name::Text(name) if name.starts_with("llvm.dbg."))
            && call.args.iter().any(|arg| arg.ty == Type::METADATA)
    }

    /// Converts `call void @llvm.dbg.value(metadata i32 %x, metadata !12, metadata !DIExpression())` to a
    /// debug record.
    fn debug_call(&mut self, call: &CallInfo, number: usize) -> Result<Waiting, Error> {
        let mut head = match call.tail {
            TailKind::None => "call ",
            TailKind::Tail => "tail call ",
            TailKind::MustTail => "musttail call ",
            TailKind::NoTail => "notail call ",
        }
        .to_string();
        if let Some(word) = call.cc.keyword().filter(|_| call.cc.0 != 0) {
            head.push_str(&format!("{word} "));
        }
        head.push_str("void ");
        head.push_str(&crate::ir::print::operand(&self.reader.module, &self.building.body, call.callee));
        head.push('(');
        let (mut parts, mut roots) = (vec![Part::Text(head.into())], Vec::new());
        for (n, arg) in call.args.iter().enumerate() {
            if n > 0 {
                parts.push(Part::Text(", ".into()));
            }
            match (arg.ty, arg.value) {
                (Type::METADATA, Operand::Const(id)) => {
                    parts.push(Part::Text("metadata ".into()));
                    let node = self.reader.metadata.operand_node(id);
                    parts.extend(node.map(Part::Node));
                    roots.extend(node);
                }
                (ty, value) => parts.push(Part::Typed(ty, value)),
            }
        }
        parts.push(Part::Text(")".into()));
        if call.fn_attrs != AttrSet::NONE {
            parts.push(Part::Attributes(call.fn_attrs));
        }
        Ok(Waiting { parts, roots, listed: Some(number) })
    }

    /// Reads `INVOKE`: attributes, convention and flags, the two destinations, type, callee, arguments.
    pub fn invoke(&mut self) -> Result<(), Error> {
        let list = self.attributes()?;
        let how = self.next()?;
        let (normal, unwind) = (self.block()?, self.block()?);
        let mut call = self.call_site(&list, how & INVOKE_EXPLICIT_TYPE != 0)?;
        call.cc = operation::convention(how & 0x3ff)?;
        self.reader.define(self.building, Inst::Invoke(Box::new(InvokeInfo { call, normal, unwind }))).map(|_| ())
    }

    /// Reads `CALLBR`: attributes, convention and flags, fallthrough block, indirect destinations, type,
    /// callee, arguments.
    pub fn callbr(&mut self) -> Result<(), Error> {
        let list = self.attributes()?;
        let how = self.next()?;
        let fallthrough = self.block()?;
        let mut indirect: Vec<BlockId> = Vec::new();
        for _ in 0..self.next()? {
            indirect.push(self.block()?);
        }
        let mut call = self.call_site(&list, how & EXPLICIT_TYPE != 0)?;
        call.cc = operation::convention(how >> 1 & 0x3ff)?;
        let indirect = indirect.into();
        self.reader
            .define(self.building, Inst::CallBr(Box::new(CallBrInfo { call, fallthrough, indirect })))
            .map(|_| ())
    }

    /// Reads `OPERAND_BUNDLE`, which belongs to the next call.
    pub fn bundle(&mut self) -> Result<(), Error> {
        let tag = self.next()?;
        let tag = self.reader.bundle_tags.get(usize::try_from(tag).unwrap_or(usize::MAX));
        let tag = tag.cloned().ok_or_else(|| Error::missing("an operand bundle tag without a name"))?;
        let mut args = Vec::new();
        while !self.done() {
            if self.ops[0] == METADATA_MARKER {
                self.next()?;
                let id = (self.reader.values.len() as u32).wrapping_sub(self.next()? as u32);
                args.push((Type::METADATA, Operand::Const(self.reader.metadata_operand(id)?)));
                continue;
            }
            args.push(self.typed()?);
        }
        self.building.bundles.push(Bundle { tag, args: args.into() });
        Ok(())
    }
}
