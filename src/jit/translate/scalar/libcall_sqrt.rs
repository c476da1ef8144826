//! Inline expansion of C's `sqrt`: a machine instruction, and on NaN a libcall, which sets `errno`.

use crate::ir::inst::{CallInfo, TailKind};
use crate::ir::{FloatKind, GlobalId, Name, Type, TypeKind};
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::value::ValueRepr;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::FloatCC;

impl FuncTranslator<'_, '_> {
    /// Whether a call calls the C library's function and may be treated as a builtin.
    pub(in crate::jit::translate) fn is_square_root(
        &self,
        cx: &InstContext,
        named: Option<GlobalId>,
        call: &CallInfo,
    ) -> bool {
        let module = self.env.module;
        let Some((id, function)) = named.and_then(|id| Some((id, module.function(id)?))) else { return false };
        let kind = match &module.globals[id].name {
            Name::Text(name) if &**name == "sqrt" => FloatKind::Double,
            Name::Text(name) if &**name == "sqrtf" => FloatKind::Float,
            _ => return false,
        };
        let is = |ty: Type| module.types.float_kind(ty) == Some(kind);
        let types = match module.types.kind(call.fn_ty) {
            TypeKind::Function { ret, params, varargs: false } => is(*ret) && params.len() == 1 && is(params[0]),
            _ => false,
        };
        let refused = |attrs| module.has_fn_attr(attrs, "nobuiltin") || module.has_fn_attr(attrs, "no-builtins");
        types
            && function.body.is_none()
            && self.env.offered.is_none_or(|offered| offered.find_global(&module.globals[id]).is_none())
            && call.args.len() == 1
            && call.bundles.is_empty()
            && call.tail != TailKind::MustTail
            && self.env.optimize
            && self.env.observer.is_none()
            && !self.func.returns_twice
            && cx.unwind.is_none()
            && ![call.fn_attrs, function.attrs, self.func.function.attrs].into_iter().any(refused)
    }

    pub(in crate::jit::translate) fn square_root(
        &mut self,
        cx: &InstContext,
        named: Option<GlobalId>,
        call: &CallInfo,
    ) -> Option<ValueRepr> {
        let value = self.scalar(cx, call.args[0].value);
        let root = self.b.ins().sqrt(value);
        let (ask, done) = (self.b.create_block(), self.b.create_block());
        let ty = self.b.func.dfg.value_type(root);
        let result = self.b.append_block_param(done, ty);
        let no_number = self.b.ins().fcmp(FloatCC::Unordered, root, root);
        self.b.ins().brif(no_number, ask, &[], done, &[root.into()]);
        self.b.set_cold_block(ask);
        self.b.switch_to_block(ask);
        self.b.seal_block(ask);
        let asked = self.ordinary_call(cx, named, call)?;
        let asked = self.whole(asked);
        self.b.ins().jump(done, &[asked.into()]);
        self.b.switch_to_block(done);
        self.b.seal_block(done);
        Some(result.into())
    }
}
