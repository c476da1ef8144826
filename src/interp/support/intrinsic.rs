//! Checks of intrinsic calls: whether the intrinsic is known, and supports the types.

use super::InterpreterSupport;
use crate::interp::exec::float::rounding;
use crate::interp::exec::vector;
use crate::interp::exec::vector::{Addressing, x86_named};
use crate::interp::exec::{bigint, intrinsic};
use crate::interp::flat::FlatType;
use crate::interp::load::kind_of;
use crate::interp::register_code::Kind;
use crate::ir::inst::{CallInfo, FcmpPred};
use crate::ir::x86::X86Op;
use crate::ir::{Function, Operand, Type, TypeKind};
use crate::unsupported::is_type_info;

impl InterpreterSupport<'_> {
    /// Whether an intrinsic is known for these types.
    pub(super) fn is_known(&self, name: &str, function: &Function) -> bool {
        let types = &self.module.types;
        let lanes = |ty: Type| types.vector(ty);
        let vectors = vector::reduction(name).is_some() || vector::masked(name).is_some();
        if vectors || x86_named(name).is_some() || vector::lanes(name).is_some() {
            // Each call is checked separately.
            return true;
        }
        let any_vector = function.params.iter().map(|p| p.ty).chain([function.ret]).any(|ty| lanes(ty).is_some());
        match intrinsic::find(name) {
            Some(found) if any_vector => {
                let n = lanes(function.ret).map(|v| v.0);
                found.is_elementwise()
                    && n.is_some()
                    && function.params.iter().all(|p| lanes(p.ty).is_none_or(|v| Some(v.0) == n))
            }
            found => found.is_some(),
        }
    }

    /// Whether a function has the type of `llvm.*.with.overflow`: `{ iN, i1 } (iN, iN)`, or its vector form.
    pub(super) fn is_with_overflow_type(&self, function: &Function) -> bool {
        let types = &self.module.types;
        let [a, b] = &*function.params else { return false };
        if types.int_width(types.scalar(a.ty)).is_none() {
            return false;
        }
        let lanes = types.vector(a.ty).map_or(1, |v| v.0 as usize);
        let flat = |ty| FlatType::of(types, self.layout, ty).ok();
        let Some(operand) = flat(a.ty) else { return false };
        let wanted = operand.kinds().chain(std::iter::repeat_n(Kind::Int(1), lanes));
        a.ty == b.ty && types.is_aggregate(function.ret) && flat(function.ret).is_some_and(|f| f.kinds().eq(wanted))
    }

    /// Whether a function is one of the intrinsics with two results (`llvm.frexp`, `llvm.modf`, `llvm.sincos`), with a
    /// valid type.
    pub(super) fn is_pair_type(&self, name: &str, function: &Function) -> bool {
        let types = &self.module.types;
        let (Some(which), [arg]) = (intrinsic::find_pair(name), &*function.params) else { return false };
        let Some(kind) = kind_of(types, arg.ty).filter(|k| k.format().is_some()) else { return false };
        let Ok(flat) = FlatType::of(types, self.layout, function.ret) else { return false };
        let kinds: Vec<Kind> = flat.kinds().collect();
        let second = |k: Kind| if which == intrinsic::Pair::Frexp { matches!(k, Kind::Int(_)) } else { k == kind };
        flat.aggregate && kinds.len() == 2 && kinds[0] == kind && second(kinds[1])
    }

    /// Whether a call of a vector reduction or of a masked access has valid types. Returns `None` for other
    /// intrinsics.
    fn fits_vectors(&self, name: &str, call: &CallInfo, ret: Type) -> Option<bool> {
        let types = &self.module.types;
        let lanes = |ty: Type| types.vector(ty);
        if let Some((by, starts)) = vector::reduction(name) {
            let (last, starting) = call.args.split_last()?;
            let Some((_, _, elem)) = lanes(last.ty) else { return Some(false) };
            let fits = elem == ret
                && starting.len() == usize::from(starts)
                && starting.iter().all(|start| start.ty == elem)
                && by.works_on(types.float_kind(elem).is_some());
            return Some(fits);
        }
        let (addressing, store) = vector::masked(name)?;
        let params: Vec<Type> = call.args.iter().map(|a| a.ty).filter(|ty| types.int_width(*ty).is_none()).collect();
        let [a, b, c] = *params else { return Some(false) };
        let (value, ptr, mask) = if store { (a, b, c) } else { (c, a, b) };
        let (Some((value_lanes, ..)), Some((mask_lanes, ..))) = (lanes(value), lanes(mask)) else { return Some(false) };
        let bytes = kind_of(types, types.scalar(value)).is_some_and(|k| k.width().is_multiple_of(8));
        let scattered = addressing == Addressing::Scattered;
        let fits = value_lanes == mask_lanes
            && ret == if store { Type::VOID } else { value }
            && bytes
            && types.is_ptr(types.scalar(ptr))
            && lanes(ptr).map(|(count, ..)| count) == scattered.then_some(value_lanes);
        Some(fits)
    }

    /// Returns the unsupported part of an intrinsic call, its types or metadata operands; `None` if the call is
    /// supported.
    pub(super) fn unsupported_intrinsic_call(&self, name: &str, call: &CallInfo) -> Option<String> {
        let types = &self.module.types;
        let wrong_type = || Some(format!("the intrinsic `@{name}` of this type"));
        if let Some(intrinsic) = x86_named(name) {
            return match intrinsic.matches_signature(types, &self.module.constants, call) {
                false => wrong_type(),
                true => (intrinsic.op == X86Op::Ldmxcsr)
                    .then(|| format!("the intrinsic `@{name}`, which changes how results are rounded,")),
            };
        }
        let TypeKind::Function { ret, .. } = types.kind(call.fn_ty) else { return None };
        if let Some(lanes) = vector::lanes(name) {
            let wide = call.args.iter().map(|a| a.ty).chain([*ret]).any(|ty| types.words(ty) > 1);
            return if wide || !lanes.fits(self.module, call, *ret) { wrong_type() } else { None };
        }
        if let Some(fits) = self.fits_vectors(name, call, *ret) {
            return if fits { None } else { wrong_type() };
        }
        let found = intrinsic::find(name)?;
        let args = call.args.iter().filter(|a| !matches!(types.kind(a.ty), TypeKind::Metadata));
        let form = |ty: Type| bigint::form(types, types.scalar(ty));
        let kinds: Option<Vec<Kind>> = args.map(|a| form(a.ty)).collect();
        let is_wide = |kind: &Kind| matches!(kind, Kind::Int(129..));
        let (Some(ret), Some(args)) = (form(*ret), kinds) else {
            // An intrinsic without effect ignores its operands, whatever their types.
            return if found == intrinsic::Intrinsic::NoOp { None } else { wrong_type() };
        };
        let names_type = |arg: &Operand| matches!(arg, Operand::Const(id) if is_type_info(self.module, *id));
        let bad_type_info = found == intrinsic::Intrinsic::TypeidFor && !call.args.iter().all(|a| names_type(&a.value));
        let too_wide = (is_wide(&ret) || args.iter().any(is_wide)) && !bigint::is_known(found);
        if bad_type_info || too_wide || !found.fits(ret, &args) {
            return wrong_type();
        }
        let rounding = call.metadata_strings(&self.module.constants).find(|w| w.starts_with("round."));
        if let Some(rounding) = rounding.filter(|w| !rounding::supports_rounding(w, ret, &args)) {
            return Some(format!("the intrinsic `@{name}` with `{rounding}`"));
        }
        let predicate = || call.metadata_strings(&self.module.constants).any(|w| FcmpPred::from_keyword(w).is_some());
        let compares = found == intrinsic::Intrinsic::ConstrainedFcmp;
        (compares && !predicate()).then(|| format!("the intrinsic `@{name}` without a predicate"))
    }
}
