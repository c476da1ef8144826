//! Calls of functions, intrinsics and inline assembly.

use super::checker::Checker;
use crate::ir::callee::{declared_attrs, named_callee};
use crate::ir::inst::{CallInfo, TailKind};
use crate::ir::{GlobalId, Name, Type, TypeKind, asm};
use crate::source::Span;

impl Checker<'_> {
    /// Checks a call.
    pub(super) fn call(&mut self, call: &CallInfo, span: Span) {
        let named = named_callee(self.module, call.callee);
        let declaration = named.and_then(|id| Some((id, self.declared(id)?)));
        if let Some((id, declaration)) = &declaration
            && let Some((code, message)) = &declaration.obstacle
        {
            return self.undeclarable(code, message, span, "called here", *id);
        }
        match named.map(|id| &self.module.globals[id].name) {
            Some(Name::Text(name)) if name.starts_with("llvm.") => {
                if !declaration.is_some_and(|(_, declaration)| declaration.ignored) {
                    self.intrinsic(name, call, span);
                }
            }
            _ => self.function_call(call, named, span),
        }
    }

    /// Checks a call of an intrinsic that is supported in general.
    fn intrinsic(&mut self, name: &str, call: &CallInfo, span: Span) {
        let before = self.found.len();
        if let TypeKind::Function { ret, .. } = self.module.types.kind(call.fn_ty) {
            self.value(*ret, span);
        }
        for arg in &call.args {
            self.operand(arg.ty, arg.value, span);
        }
        if self.found.len() == before
            && let Some(subject) = self.engine.intrinsic_call(name, call)
        {
            self.refuse("E0604", span, subject);
        }
    }

    /// Checks a call of a function or of inline assembly.
    fn function_call(&mut self, call: &CallInfo, named: Option<GlobalId>, span: Span) {
        let module = self.module;
        if let Some(asm) = asm::called(&module.constants, call) {
            let obstacle = match asm.has_instructions() {
                true => self.engine.inline_asm(asm, call),
                false => asm.obstacle(&module.types, call),
            };
            if let Some(subject) = obstacle {
                return self.refuse("E0609", span, subject);
            }
        } else {
            self.operand(Type::PTR, call.callee, span);
        }
        self.convention(call.cc, span);
        let (mut varargs, mut fixed) = (false, call.args.len());
        if let TypeKind::Function { ret, params, varargs: variable } = module.types.kind(call.fn_ty) {
            (varargs, fixed) = (*variable, params.len());
            self.value(*ret, span);
        }
        for arg in call.args.iter().skip(fixed) {
            if !self.is_passed_in_c(arg.ty) || self.is_internal_int(arg.ty) {
                self.refuse("E0602", span, format!("a variable argument of type {}", self.show(arg.ty)));
            }
        }
        let mut nest = false;
        for (n, arg) in call.args.iter().enumerate() {
            self.operand(arg.ty, arg.value, span);
            let attrs = [arg.attrs, declared_attrs(module, named, n, arg.ty)];
            nest |= attrs.iter().any(|set| module.has_attr(*set, "nest"));
            self.argument(arg.ty, attrs, span);
        }
        if nest {
            self.nest(varargs, "in a variadic call", span);
            self.nest(call.tail == TailKind::MustTail, "in a `musttail` call", span);
        }
        for (code, subject) in self.engine.call(call, named, nest) {
            self.refuse(code, span, subject);
        }
    }
}
