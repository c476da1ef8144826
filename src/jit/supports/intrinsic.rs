//! Checks of calls of intrinsic functions: the supported types.

use crate::ir::callee::named_callee;
use crate::ir::inst::{CallInfo, FcmpPred};
use crate::ir::{Operand, Type, TypeKind};
use crate::jit::supports::Check;
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::{self, Intrinsic, Masked, Pair};
use crate::source::Span;

impl Check<'_> {
    pub(super) fn intrinsic(&mut self, intrinsic: Intrinsic, call: &CallInfo, span: Span) {
        if intrinsic == Intrinsic::Nothing {
            return;
        }
        let before = self.found.len();
        let ret = match self.module.types.kind(call.fn_ty) {
            TypeKind::Function { ret, .. } => *ret,
            _ => Type::VOID,
        };
        self.result_type(ret, span);
        let values = || call.args.iter().filter(|a| !matches!(self.module.types.kind(a.ty), TypeKind::Metadata));
        for arg in call.args.iter().filter(|a| a.ty != Type::METADATA) {
            self.operand(arg.ty, arg.value, span);
        }
        if self.found.len() > before {
            return;
        }
        let one = |ty: Type| self.form(ty);
        let args: Vec<Option<Scalar>> = values().map(|a| one(a.ty)).collect();
        let is_wide = |scalar: &Option<Scalar>| matches!(scalar, Some(Scalar::Int(129..)));
        let wide = args.iter().any(is_wide) || is_wide(&one(ret));
        let fits = (!wide || intrinsic.is_known_wide())
            && match intrinsic {
                Intrinsic::Rearrange(how) => how.fits(self.module, call, ret),
                Intrinsic::Reduce(_) | Intrinsic::Masked(..) => self.fits_vectors(intrinsic, call, ret),
                _ => intrinsic.fits(one(ret), &args) && self.fits_vectors(intrinsic, call, ret),
            }
            && match intrinsic {
                Intrinsic::Overflow(..) => self.says_overflow(call, ret),
                Intrinsic::Pair(pair) => self.gives_pair(pair, call, ret),
                Intrinsic::TypeidFor => self.names_type(call),
                _ => true,
            };
        let name = || {
            let name = named_callee(self.module, call.callee);
            name.map_or(String::new(), |id| self.module.globals[id].name.to_string())
        };
        if !fits {
            let name = name();
            return self.refuse("E0604", span, format!("the intrinsic `@{name}` of this type"));
        }
        let rounding = call.words(&self.module.constants).find(|w| w.starts_with("round."));
        if let Some(rounding) = rounding.filter(|w| !translate::rounds(&self.module.types, w, call, ret)) {
            let message = format!("the intrinsic `@{}` with `{rounding}`", name());
            return self.refuse("E0604", span, message);
        }
        if intrinsic == Intrinsic::Compare
            && call.words(&self.module.constants).find_map(FcmpPred::from_keyword).is_none()
        {
            let message = format!("the intrinsic `@{}` without a predicate", name());
            self.refuse("E0604", span, message);
        }
    }

    /// Returns whether the argument is a type info, as `llvm.eh.typeid.for` requires.
    fn names_type(&self, call: &CallInfo) -> bool {
        let Operand::Const(id) = call.args[0].value else { return false };
        let infos = translate::type_infos(self.module, false, id).unwrap_or_default();
        infos.iter().any(|info| info.is_none_or(|id| self.module.globals[id].can_be_type_info()))
    }

    /// Returns whether a call's result is a struct of a number of the argument's type and a second number or
    /// integer.
    fn gives_pair(&mut self, pair: Pair, call: &CallInfo, ret: Type) -> bool {
        let types = &self.module.types;
        let (Some(given), true) = (Scalar::of(types, call.args[0].ty), types.is_aggregate(ret)) else { return false };
        let Ok(flat) = self.flat(ret) else { return false };
        let [first, second] = &*flat.fields else { return false };
        let exponent = matches!(second.scalar, Scalar::Int(_));
        first.scalar == given && if pair == Pair::Frexp { exponent } else { second.scalar == given }
    }

    /// Returns whether an intrinsic supports the vector types of a call, if it has any.
    fn fits_vectors(&self, intrinsic: Intrinsic, call: &CallInfo, ret: Type) -> bool {
        let types = &self.module.types;
        let lanes = |ty: Type| types.vector(ty).map(|v| v.0);
        match intrinsic {
            Intrinsic::Overflow(..) => true,
            Intrinsic::Reduce(by) => {
                let Some((_, _, elem)) = call.args.last().and_then(|a| types.vector(a.ty)) else { return false };
                elem == ret
                    && call.args.len() == 1 + usize::from(by.starts())
                    && call.args[..call.args.len() - 1].iter().all(|start| start.ty == elem)
                    && types.float_kind(elem).is_some() == by.is_float()
            }
            Intrinsic::Masked(addressing, store) => {
                let args: Vec<Type> =
                    call.args.iter().map(|a| a.ty).filter(|t| types.int_width(*t).is_none()).collect();
                let [a, b, c] = *args else { return false };
                let (value, ptr, mask) = if store { (a, b, c) } else { (c, a, b) };
                let bytes = self.bits(types.scalar(value)).is_some_and(|b| b % 8 == 0);
                let pointers = (addressing == Masked::Scattered).then_some(lanes(value)).flatten();
                bytes
                    && ret == if store { Type::VOID } else { value }
                    && lanes(value).is_some()
                    && lanes(value) == lanes(mask)
                    && types.is_ptr(types.scalar(ptr))
                    && lanes(ptr) == pointers
            }
            _ => {
                let mut args = call.args.iter().map(|a| lanes(a.ty));
                match lanes(ret) {
                    None => args.all(|a| a.is_none()),
                    some => intrinsic.is_elementwise() && args.all(|a| a.is_none() || a == some),
                }
            }
        }
    }

    /// Returns whether a call has the type `{ iN, i1 } (iN, iN)`, or its vector form.
    fn says_overflow(&mut self, call: &CallInfo, ret: Type) -> bool {
        let types = &self.module.types;
        let [a, b] = &*call.args else { return false };
        let TypeKind::Struct { fields, .. } = types.kind(ret) else { return false };
        let lanes = |ty: Type| types.vector(ty).map(|v| v.0);
        let [result, over] = **fields else { return false };
        let is_int = types.int_width(types.scalar(a.ty)).is_some();
        let boolean = types.int_width(types.scalar(over)) == Some(1);
        is_int && a.ty == b.ty && result == a.ty && boolean && lanes(over) == lanes(result)
    }
}
