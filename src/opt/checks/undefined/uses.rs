//! Uses that need defined values.

use super::may::takes_shadow;
use super::{MAX_DEPTH, Origin, Shadows, Use, number};
use crate::ir::callee::named_callee;
use crate::ir::inst::CallInfo;
use crate::ir::{Constant, GlobalKind, Inst, InstId, Name, Operand, Type, ValueDef, ValueId};
use crate::opt::PassContext;
use crate::opt::checks::{is_check, read_unresolved};

impl Shadows {
    /// Emits the checks of the operands of an instruction. `checked`: what was checked before in its block.
    pub(super) fn uses(&mut self, cx: &mut PassContext<'_, '_>, inst: InstId, checked: &mut Vec<(Operand, Use)>) {
        if !self.may.is_reachable(inst) {
            return;
        }
        let of = cx.body().insts[inst].clone();
        let mut found: Vec<(Operand, Use)> = Vec::new();
        match &of {
            Inst::CondBr { cond, .. } => found.push((*cond, Use::Condition)),
            Inst::Switch { value, .. } => {
                self.wide_condition(cx, inst, *value);
                found.push((*value, Use::Condition));
            }
            Inst::Load { ptr, .. }
            | Inst::Store { ptr, .. }
            | Inst::AtomicRmw { ptr, .. }
            | Inst::CmpXchg { ptr, .. } => found.push((*ptr, Use::Address)),
            Inst::Binary { op, rhs, .. } if op.is_division() => found.push((*rhs, Use::Divisor)),
            Inst::Ret(Some((ty, value))) => return self.result(cx, inst, (*ty, *value)),
            _ => {
                if let Some((at, (_, value))) = read_unresolved(cx.module, &of) {
                    let shadow = self.of(cx, value, MAX_DEPTH);
                    return self.check(cx, inst, shadow, at, None);
                }
                if let Some(call) = of.call()
                    && !is_check(cx.module, &of)
                {
                    return self.call_uses(cx, inst, call);
                }
            }
        }
        for (operand, at) in found {
            if checked.contains(&(operand, at)) {
                continue;
            }
            checked.push((operand, at));
            let shadow = self.of(cx, operand, MAX_DEPTH);
            self.check(cx, inst, shadow, at, None);
        }
    }

    /// Emits the check of a number of more than 64 bits that a switch loads.
    fn wide_condition(&mut self, cx: &mut PassContext<'_, '_>, inst: InstId, value: Operand) {
        let Operand::Value(value) = value else { return };
        let ValueDef::Inst(load) = cx.body().values[value].def else { return };
        if let Inst::Load { ptr, ty, .. } = cx.body().insts[load]
            && !super::may::is_scalar(cx.module, ty)
            && cx.module.types.int_width(ty).is_some()
        {
            let shadow = self.loaded_from_memory(cx, load, ptr, ty);
            self.check(cx, inst, shadow, Use::Condition, None);
        }
    }

    fn result(&mut self, cx: &mut PassContext<'_, '_>, inst: InstId, (ty, value): (Type, Operand)) {
        let attrs = cx.function.ret_attrs;
        if cx.module.has_attr(attrs, "noundef") {
            let shadow = self.of(cx, value, MAX_DEPTH);
            let shadow = self.promised(cx, inst, (ty, value), &[attrs], shadow);
            let shadow = self.left(cx, inst, value, shadow);
            self.check(cx, inst, shadow, Use::Result, None);
        } else if matches!(&cx.module.globals[cx.id].name, Name::Text(name) if &**name == "main") {
            let shadow = self.of(cx, value, MAX_DEPTH);
            self.check(cx, inst, shadow, Use::ExitStatus, None);
        } else if super::may::is_scalar(cx.module, ty) && !cx.function.varargs {
            let shadow = self.of(cx, value, MAX_DEPTH);
            if shadow != self.zero(cx) {
                let call = self.call(cx, self.returned, Type::VOID, std::iter::once((Type::I64, shadow)));
                let call = cx.body_mut().derive(call, inst);
                self.before.entry(inst).or_default().push(call);
            }
        }
    }

    fn call_uses(&mut self, cx: &mut PassContext<'_, '_>, inst: InstId, call: &CallInfo) {
        let callee = match call.callee {
            Operand::Const(id) if matches!(cx.module.constants[id], Constant::InlineAsm(..)) => return,
            callee => named_callee(cx.module, callee),
        };
        let Some(callee) = callee else {
            let shadow = self.of(cx, call.callee, MAX_DEPTH);
            self.check(cx, inst, shadow, Use::Callee, None);
            return self.arguments(cx, inst, call, None, None);
        };
        let global = &cx.module.globals[callee];
        let Name::Text(name) = &global.name else { return self.arguments(cx, inst, call, Some(callee), None) };
        if let Some(name) = name.strip_prefix("llvm.") {
            return self.intrinsic(cx, inst, call, name);
        }
        let is_outside = matches!(&global.kind, GlobalKind::Function(function) if function.body.is_none());
        if is_outside && self.library_uses(cx, inst, call, name) {
            return;
        }
        self.arguments(cx, inst, call, Some(callee), is_outside.then_some(call.callee));
    }

    fn intrinsic(&mut self, cx: &mut PassContext<'_, '_>, inst: InstId, call: &CallInfo, name: &str) {
        if name == "assume" {
            self.bundles(cx, inst, call);
            let Some(cond) = call.args.first().map(|arg| arg.value) else { return };
            let shadow = self.of(cx, cond, MAX_DEPTH);
            self.check(cx, inst, shadow, Use::Assumption, None);
            if matches!(cond, Operand::Value(_)) {
                let (asked, _) = self.ask(cx, inst, Origin::Assume, vec![(Type::I1, cond)]);
                self.before.entry(inst).or_default().push(asked);
            }
        } else if name.starts_with("load.relative.")
            && let Some(offset) = call.args.get(1)
        {
            let shadow = self.of(cx, offset.value, MAX_DEPTH);
            self.check(cx, inst, shadow, Use::Offset, None);
        } else if ["memcpy.", "memmove.", "memset."].iter().any(|start| name.starts_with(start))
            && let Some(length) = call.args.get(2)
        {
            let shadow = self.of(cx, length.value, MAX_DEPTH);
            self.check(cx, inst, shadow, Use::Length, None);
        }
    }

    /// Emits the checks of arguments. `outside`: the callee, if it is a function outside of the program.
    fn arguments(
        &mut self,
        cx: &mut PassContext<'_, '_>,
        inst: InstId,
        call: &CallInfo,
        callee: Option<crate::ir::GlobalId>,
        outside: Option<Operand>,
    ) {
        let params: Vec<_> = callee
            .and_then(|callee| cx.module.function(callee))
            .map(|function| function.params.iter().map(|param| (param.ty, param.attrs)).collect())
            .unwrap_or_default();
        let mut passed = Vec::new();
        for (n, arg) in call.args.iter().enumerate() {
            let mut sets = vec![arg.attrs];
            sets.extend(params.get(n).filter(|param| param.0 == arg.ty).map(|param| param.1));
            let is_noundef = sets.iter().any(|set| cx.module.has_attr(*set, "noundef"));
            if !is_noundef && outside.is_none() || !super::may::is_scalar(cx.module, arg.ty) {
                let fits = |id| cx.module.function(id).is_some_and(|function| function.ty == call.fn_ty);
                if !is_noundef && callee.is_some_and(|id| fits(id) && takes_shadow(cx.module, id, n)) {
                    passed.push((n as u64, self.of(cx, arg.value, MAX_DEPTH)));
                }
                continue;
            }
            let shadow = self.of(cx, arg.value, MAX_DEPTH);
            let shadow = self.promised(cx, inst, (arg.ty, arg.value), &sets, shadow);
            let at = match outside {
                Some(_) => Use::Outside(n as u32),
                None => Use::Argument(n as u32),
            };
            self.check(cx, inst, shadow, at, outside);
        }
        // Behind the checks: the call follows.
        passed.retain(|(_, shadow)| *shadow != self.zero(cx));
        for (n, shadow) in passed {
            let args = [(Type::PTR, call.callee), (Type::I64, number(cx, n)), (Type::I64, shadow)];
            let noted = self.call(cx, self.passed, Type::VOID, args.into_iter());
            let noted = cx.body_mut().derive(noted, inst);
            self.before.entry(inst).or_default().push(noted);
        }
    }

    /// Emits the shadow of a parameter when the function begins.
    pub(super) fn parameter(&mut self, cx: &mut PassContext<'_, '_>, value: ValueId, n: u32) -> Operand {
        let first = self.entry.and_then(|entry| Some((entry, *cx.body().blocks[entry].insts.first()?)));
        let Some((entry, at)) = first else { return self.zero(cx) };
        let args = vec![(Type::I64, number(cx, n.into()))];
        let (asked, result) = self.ask(cx, at, Origin::Passed, args);
        self.at_start[entry].push(asked);
        self.known[value] = Some(Operand::Value(result));
        Operand::Value(result)
    }
}
