//! Passing of arguments and parameters.

use super::JitSupport;
use crate::ir::callee::declared_attrs;
use crate::ir::inst::{CallInfo, TailKind};
use crate::ir::{AttrSet, GlobalId, Type, TypeKind};
use crate::jit::translate::signature;
use crate::jit::translate::signature::{
    ArgPassing, Extension, MAX_BYVAL_ALIGN, MAX_BYVAL_SIZE, ReturnConvention, SignatureBuilder,
};

/// Maximum number of scalars in a struct or array that is passed as its elements.
const MAX_ELEMENTS: usize = 1 << 10;

/// Maximum number of parameters of a function or call.
const MAX_PARAMETERS: usize = 1 << 14;

/// Returns the obstacle to a number of parameters or arguments. Cranelift stores the number in 16 bits.
pub(super) fn too_many_parameters(count: usize) -> Option<String> {
    (count > MAX_PARAMETERS).then(|| format!("more than {MAX_PARAMETERS} parameters: {count} of them"))
}

/// Arguments: their types, with the attributes of the call and of the callee.
type Arguments = Vec<(Type, [AttrSet; 2])>;

impl JitSupport<'_> {
    /// Returns the obstacle to passing an argument with the attributes of the call and of the callee.
    pub(super) fn passing(&mut self, ty: Type, attrs: [AttrSet; 2]) -> Option<String> {
        let flat = self.flat(ty).ok()?;
        if flat.fields.len() > MAX_ELEMENTS && !signature::goes_by_reference(&self.module.types, ty) {
            let (ty, count) = (self.module.types.display(ty), flat.fields.len());
            return Some(format!("an argument of type {ty}, passed as {count} scalars,"));
        }
        match ArgPassing::of(self.module, self.layout, ty, flat, attrs) {
            None => Some("`byval` of a type of unknown size".into()),
            Some(ArgPassing::Copy { size, align }) if size > MAX_BYVAL_SIZE || align > MAX_BYVAL_ALIGN => {
                Some(format!("`byval` of {size} bytes aligned to {align}"))
            }
            Some(_) => None,
        }
    }

    /// Returns the obstacles to passing all arguments of a call.
    pub(super) fn arguments(
        &mut self,
        call: &CallInfo,
        callee: Option<GlobalId>,
        nest: bool,
    ) -> Vec<(&'static str, String)> {
        let module = self.module;
        let mut found = Vec::new();
        found.extend(too_many_parameters(call.args.len()).map(|subject| ("E0605", subject)));
        let ret = match module.types.kind(call.fn_ty) {
            TypeKind::Function { ret, .. } => *ret,
            _ => Type::VOID,
        };
        let attrs = |n: usize| [call.args[n].attrs, declared_attrs(module, callee, n, call.args[n].ty)];
        if module.types.is_first_class(ret) {
            let is_sret = |n: usize| attrs(n).iter().any(|a| module.has_attr(*a, "sret"));
            if (0..call.args.len()).any(is_sret) {
                found.push(("E0605", "a result in addition to an `sret` argument".into()));
            }
        }
        let must_tail = call.tail == TailKind::MustTail;
        if nest || must_tail {
            let args: Arguments = (0..call.args.len()).map(|n| (call.args[n].ty, attrs(n))).collect();
            if nest && self.signature_of(ret, &args).is_some_and(|wanted| wanted.align > 16) {
                let context = "in addition to a stack argument aligned to more than 16 bytes";
                found.push(("E0605", format!("the attribute `nest` {context}")));
            }
            if must_tail {
                found.extend(self.musttail(&args, ret).map(|subject| ("E0602", subject.into())));
            }
        }
        found
    }

    /// Returns the obstacle to a `musttail` call, whose stack arguments must fit those of its caller.
    fn musttail(&mut self, args: &Arguments, ret: Type) -> Option<&'static str> {
        if args.iter().any(|(ty, _)| signature::goes_by_reference(&self.module.types, *ty)) {
            return Some("a `musttail` call with an argument passed by reference");
        }
        match self.signature_of(ret, args) {
            Some(wanted) if wanted.align > 16 => {
                Some("a `musttail` call with a stack argument aligned to more than 16 bytes")
            }
            Some(wanted) if wanted.words <= self.argument_words => None,
            _ => Some("a `musttail` call with more arguments on the stack than its function has"),
        }
    }

    /// Assigns arguments to registers and stack; `None` if one is not supported.
    pub(super) fn signature_of(&mut self, ret: Type, args: &[(Type, [AttrSet; 2])]) -> Option<SignatureBuilder> {
        let mut arguments = SignatureBuilder::new(&ReturnConvention::of(self.flat(ret).ok()?, Extension::None));
        let mut passings = Vec::with_capacity(args.len());
        for (ty, attrs) in args {
            let flat = self.flat(*ty).ok()?;
            passings.push(ArgPassing::of(self.module, self.layout, *ty, flat, *attrs)?);
        }
        arguments.add_all(&passings);
        Some(arguments)
    }
}
