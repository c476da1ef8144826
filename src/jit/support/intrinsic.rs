//! Types that the intrinsics support.

use super::JitSupport;
use crate::ir::inst::{CallInfo, FcmpPred};
use crate::ir::x86::X86Intrinsic;
use crate::ir::{Operand, Type, TypeKind};
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::{self, Intrinsic, Masked, Pair};

impl JitSupport<'_> {
    /// Returns the obstacle to a call of an intrinsic: its types and metadata operands.
    pub(super) fn intrinsic(&mut self, intrinsic: Intrinsic, name: &str, call: &CallInfo) -> Option<String> {
        let ret = match self.module.types.kind(call.fn_ty) {
            TypeKind::Function { ret, .. } => *ret,
            _ => Type::VOID,
        };
        let values = || call.args.iter().filter(|a| !matches!(self.module.types.kind(a.ty), TypeKind::Metadata));
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
                Intrinsic::Overflow(..) => self.returns_overflow(call, ret),
                Intrinsic::Pair(pair) => self.returns_pair(pair, call, ret),
                Intrinsic::TypeidFor => self.names_type(call),
                _ => true,
            };
        if !fits {
            return Some(format!("the intrinsic `@{name}` of this type"));
        }
        let rounding = call.metadata_strings(&self.module.constants).find(|w| w.starts_with("round."));
        if let Some(rounding) = rounding.filter(|w| !translate::rounds(&self.module.types, w, call, ret)) {
            return Some(format!("the intrinsic `@{name}` with `{rounding}`"));
        }
        let predicate = || call.metadata_strings(&self.module.constants).any(|w| FcmpPred::from_keyword(w).is_some());
        let compares = intrinsic == Intrinsic::ConstrainedFcmp;
        (compares && !predicate()).then(|| format!("the intrinsic `@{name}` without a predicate"))
    }

    /// Returns the obstacle to a call of a target intrinsic: its types, and features that this processor lacks.
    pub(super) fn x86_intrinsic(&self, op: X86Intrinsic, call: &CallInfo) -> Option<String> {
        if !op.matches_signature(&self.module.types, &self.module.constants, call) {
            return Some(format!("the intrinsic `@llvm.x86.{}` of this type", op.name()));
        }
        let feature = crate::jit::x86_64::intrinsics::missing(op.op)?;
        Some(format!("the intrinsic `@llvm.x86.{}`, which needs a processor with {feature},", op.name()))
    }

    /// Returns the scalar kind of a type, or of a vector's element. [`Scalar::Int`] may have any width here.
    fn form(&self, ty: Type) -> Option<Scalar> {
        let types = &self.module.types;
        let ty = types.scalar(ty);
        types.wide_int(ty).map(Scalar::Int).or_else(|| Scalar::of(types, ty))
    }

    /// Whether the argument is a type info, as `llvm.eh.typeid.for` requires.
    fn names_type(&self, call: &CallInfo) -> bool {
        let Operand::Const(id) = call.args[0].value else { return false };
        let infos = translate::landing_pads::type_infos(self.module, false, id).unwrap_or_default();
        infos.iter().any(|info| info.is_none_or(|id| self.module.globals[id].can_be_type_info()))
    }

    /// Whether a call returns a struct of a number of the argument's type and a second number or integer.
    fn returns_pair(&mut self, pair: Pair, call: &CallInfo, ret: Type) -> bool {
        let types = &self.module.types;
        let (Some(given), true) = (Scalar::of(types, call.args[0].ty), types.is_aggregate(ret)) else { return false };
        let Ok(flat) = self.flat(ret) else { return false };
        let [first, second] = &*flat.fields else { return false };
        let exponent = matches!(second.scalar, Scalar::Int(_));
        first.scalar == given && if pair == Pair::Frexp { exponent } else { second.scalar == given }
    }

    /// Whether an intrinsic supports the vector types of a call, if it has any.
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
                let bytes = self.form(value).is_some_and(|scalar| scalar.bits() % 8 == 0);
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

    /// Whether a call has the type `{ iN, i1 } (iN, iN)`, or its vector form.
    fn returns_overflow(&mut self, call: &CallInfo, ret: Type) -> bool {
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
