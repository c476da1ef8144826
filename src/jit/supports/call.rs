//! Checks of calls, and of how arguments and parameters are passed.

use crate::ir::callee::named_callee;
use crate::ir::inst::{CallInfo, TailKind};
use crate::ir::{Attr, AttrSet, GlobalId, Type, TypeKind, asm};
use crate::jit::supports::{Check, MAX_ELEMENTS, MAX_PARAMETERS};
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::signature;
use crate::jit::translate::signature::{
    ArgPassing, Extension, MAX_BYVAL_ALIGN, MAX_BYVAL_SIZE, ReturnConvention, SignatureBuilder,
};
use crate::jit::translate::{Intrinsic, declared_attrs, named_processor_intrinsic};
use crate::jit::x86_64::inline_asm;
use crate::source::Span;

/// Parameter attributes for argument passing that is not supported.
const PASSING: [&str; 5] = ["inalloca", "preallocated", "swifterror", "swiftself", "swiftasync"];

impl Check<'_> {
    /// Refuses a `nest` argument or parameter if `refused`.
    pub(super) fn nest(&mut self, refused: bool, what: &str, span: Span) {
        if refused {
            self.refuse("E0605", span, format!("the attribute `nest` {what}"));
        }
    }

    /// Checks the number of parameters or arguments, which Cranelift stores in 16 bits.
    pub(super) fn arity(&mut self, count: usize, span: Span) {
        if count > MAX_PARAMETERS {
            self.refuse("E0605", span, format!("more than {MAX_PARAMETERS} parameters: {count} of them"));
        }
    }

    /// Checks an argument or parameter with the attributes of the call and of the callee.
    pub(super) fn passing(&mut self, ty: Type, attrs: [AttrSet; 2], span: Span) {
        if attrs.map(|set| self.is_special(set)) == [false; 2] && Scalar::of(&self.module.types, ty).is_some() {
            return;
        }
        for set in attrs {
            self.attributes(set, span);
        }
        // A type without a flat form was already reported as a value type.
        let Ok(flat) = self.flat(ty) else { return };
        if flat.fields.len() > MAX_ELEMENTS && !signature::goes_by_reference(&self.module.types, ty) {
            let (ty, count) = (self.module.types.display(ty), flat.fields.len());
            return self.refuse("E0605", span, format!("an argument of type {ty}, passed as {count} scalars,"));
        }
        match ArgPassing::of(self.module, self.layout, ty, flat, attrs) {
            None => self.refuse("E0605", span, "`byval` of a type of unknown size".into()),
            Some(ArgPassing::Copy { size, align }) if size > MAX_BYVAL_SIZE || align > MAX_BYVAL_ALIGN => {
                self.refuse("E0605", span, format!("`byval` of {size} bytes aligned to {align}"));
            }
            Some(_) => {}
        }
    }

    /// Returns whether attributes change how an argument is passed.
    fn is_special(&mut self, attrs: AttrSet) -> bool {
        let list = &self.module.attrs[attrs];
        let passes = |attr: &Attr| match attr {
            Attr::Word(word) | Attr::Type(word, _) | Attr::Int(word, _) | Attr::Text(word, _) => {
                &**word == "byval" || PASSING.contains(&&**word)
            }
            Attr::String(..) | Attr::Group(_) => false,
        };
        *self.special[attrs].get_or_insert_with(|| list.iter().any(passes))
    }

    /// Checks the attributes that change how an argument is passed.
    fn attributes(&mut self, attrs: AttrSet, span: Span) {
        for attr in &self.module.attrs[attrs] {
            let (Attr::Word(word) | Attr::Type(word, _) | Attr::Int(word, _) | Attr::Text(word, _)) = attr else {
                continue;
            };
            let word = &**word;
            if PASSING.contains(&word) {
                self.refuse("E0605", span, format!("the attribute `{word}`"));
            }
        }
    }

    pub(super) fn call(&mut self, call: &CallInfo, span: Span) {
        let named = named_callee(self.module, call.callee);
        if let Some((code, message)) = named.and_then(|id| self.declared(id))
            && let Some(id) = named
        {
            return self.undeclarable(code, span, message, "called here", id);
        }
        let global = named.map(|id| &self.module.globals[id]);
        if let Some(op) = global.and_then(|g| named_processor_intrinsic(&g.name)) {
            return self.processor(op, call, span);
        }
        if let Some(intrinsic) = global.and_then(|g| Intrinsic::named(&g.name)) {
            return self.intrinsic(intrinsic, call, span);
        }
        if let Some(asm) = asm::called(&self.module.constants, call) {
            let why = match asm.has_instructions() {
                true => inline_asm::obstacle(self.module, asm, call),
                false => asm.obstacle(&self.module.types, call),
            };
            if let Some(why) = why {
                return self.refuse("E0609", span, why);
            }
        } else {
            self.operand(Type::PTR, call.callee, span);
        }
        self.convention(call.cc, span);
        self.arity(call.args.len(), span);
        let ret = match self.module.types.kind(call.fn_ty) {
            TypeKind::Function { ret, .. } => *ret,
            _ => Type::VOID,
        };
        self.result_type(ret, span);
        if let TypeKind::Function { params, .. } = self.module.types.kind(call.fn_ty) {
            let too_wide = |ty| signature::goes_by_reference(&self.module.types, ty);
            let odd = |ty| !self.crosses(ty) || too_wide(ty);
            let wide: Vec<_> = call.args.iter().skip(params.len()).filter(|a| odd(a.ty)).collect();
            for arg in wide {
                let ty = self.module.types.display(arg.ty);
                self.refuse("E0602", span, format!("a variable argument of type {ty}"));
            }
        }
        let mut nest = false;
        for (n, arg) in call.args.iter().enumerate() {
            self.operand(arg.ty, arg.value, span);
            let attrs = declared_attrs(self.module, named, n, arg.ty);
            nest |= [arg.attrs, attrs].iter().any(|set| self.module.has_attr(*set, "nest"));
            self.passing(arg.ty, [arg.attrs, attrs], span);
            let sret = [arg.attrs, attrs].iter().any(|a| self.module.has_attr(*a, "sret"));
            if sret && self.module.types.is_first_class(ret) {
                self.refuse("E0605", span, "a result in addition to an `sret` argument".into());
            }
        }
        let must_tail = call.tail == TailKind::MustTail;
        if !nest && !must_tail {
            return;
        }
        let args = self.passed(call, named);
        if nest {
            let varargs = matches!(self.module.types.kind(call.fn_ty), TypeKind::Function { varargs: true, .. });
            self.nest(varargs, "in a variadic call", span);
            self.nest(must_tail, "in a `musttail` call", span);
            let aligned = self.words(ret, &args).is_some_and(|wanted| wanted.align > 16);
            self.nest(aligned, "in addition to a stack argument aligned to more than 16 bytes", span);
        }
        if must_tail {
            self.musttail(&args, ret, span);
        }
    }

    /// Returns the types of a call's arguments, with the attributes of the call and of the callee if it is
    /// called by name.
    fn passed(&self, call: &CallInfo, named: Option<GlobalId>) -> Vec<(Type, [AttrSet; 2])> {
        let declared = |n: usize, ty| declared_attrs(self.module, named, n, ty);
        call.args.iter().enumerate().map(|(n, a)| (a.ty, [a.attrs, declared(n, a.ty)])).collect()
    }

    /// Checks a `musttail` call, whose stack arguments must fit those of its caller.
    fn musttail(&mut self, args: &[(Type, [AttrSet; 2])], ret: Type, span: Span) {
        if args.iter().any(|(ty, _)| signature::goes_by_reference(&self.module.types, *ty)) {
            let what = "a `musttail` call with an argument passed by reference";
            return self.refuse("E0602", span, what.into());
        }
        let wanted = self.words(ret, args);
        if wanted.as_ref().is_some_and(|wanted| wanted.align > 16) {
            let what = "a `musttail` call with a stack argument aligned to more than 16 bytes";
            return self.refuse("E0602", span, what.into());
        }
        if wanted.is_none_or(|wanted| wanted.words > self.room) {
            self.refuse(
                "E0602",
                span,
                "a `musttail` call with more arguments on the stack than its function has".into(),
            );
        }
    }

    /// Assigns arguments to registers and stack; `None` if one is not supported.
    pub(super) fn words(&mut self, ret: Type, args: &[(Type, [AttrSet; 2])]) -> Option<SignatureBuilder> {
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
