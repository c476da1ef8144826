//! `musttail` calls: the callee reuses its caller's frame, so it must have a compatible signature, and only a return
//! may follow.

use super::operands::InstChecker;
use crate::ir::inst::{CallInfo, CastOp, TailKind};
use crate::ir::{Attr, AttrSet, Constant, Inst, Operand, Type, TypeKind, asm};
use crate::parse::operand_spans::InstPart;

/// Calling conventions that guarantee tail calls (`tailcc`, `swifttailcc`).
const TAIL_CONVENTIONS: [(u32, &str); 2] = [(18, "tailcc"), (20, "swifttailcc")];

/// Attributes that are not allowed with these conventions.
const NOT_IN_TAIL_CONVENTIONS: [&str; 5] = ["inalloca", "inreg", "swifterror", "preallocated", "byref"];

/// Attributes that affect the ABI of an argument.
const PASSING: [&str; 10] = [
    "sret",
    "byval",
    "byref",
    "inalloca",
    "inreg",
    "preallocated",
    "swiftself",
    "swiftasync",
    "swifterror",
    "alignstack",
];

pub(crate) fn check<'a>(at: &mut InstChecker<'_, 'a>, call: &'a CallInfo) {
    let musttail = call.tail == TailKind::MustTail;
    if call.forwards && !(musttail && at.function.varargs) {
        let message = "unexpected ellipsis in argument list of a call that cannot forward variable arguments";
        let help = "only a `musttail` call in a varargs function can forward them";
        return at.error("E0253", InstPart::Whole, message, help);
    }
    if musttail && let Some((part, message)) = error(at, call) {
        at.error("E0253", part, message, "");
    }
}

fn error<'a>(at: &InstChecker<'_, 'a>, call: &'a CallInfo) -> Option<(InstPart, String)> {
    let (module, caller) = (at.cx.module, at.function);
    let TypeKind::Function { ret, params, varargs } = module.types.kind(call.fn_ty) else { return None };
    let wrong = |message: &str| Some((InstPart::Opcode, message.to_string()));
    if asm::called(&module.constants, call).is_some() {
        return wrong("cannot use musttail call with inline asm");
    }
    if caller.varargs != *varargs {
        return wrong("cannot guarantee tail call due to mismatched varargs");
    }
    if !congruent(at, caller.ret, *ret) {
        return wrong("cannot guarantee tail call due to mismatched return types");
    }
    if caller.cc != call.cc {
        return wrong("cannot guarantee tail call due to mismatched calling conv");
    }
    if caller.varargs && !call.forwards {
        return wrong("expected '...' at end of argument list for musttail call in varargs function");
    }
    if let Some(message) = not_last(at) {
        return wrong(message);
    }
    if let Some((_, name)) = TAIL_CONVENTIONS.iter().find(|(cc, _)| *cc == call.cc.0) {
        let sides = [
            ("caller", caller.params.iter().map(|p| p.attrs).collect::<Vec<_>>()),
            ("callee", call.args.iter().map(|a| a.attrs).collect()),
        ];
        for (side, sets) in sides {
            let has = |word: &&&str| sets.iter().any(|set| module.has_attr(*set, word));
            if let Some(word) = NOT_IN_TAIL_CONVENTIONS.iter().find(has) {
                return wrong(&format!("{word} attribute not allowed in {name} musttail {side}"));
            }
        }
        return match varargs {
            true => wrong(&format!("cannot guarantee {name} tail call for varargs function")),
            false => None,
        };
    }
    let intrinsic = matches!(call.callee, Operand::Const(c)
        if matches!(module.constants[c], Constant::Global(_, g) if module.globals[g].name.symbol().starts_with("llvm.")));
    // `...` forwards the variable arguments; the explicit arguments are the named ones.
    if !intrinsic {
        if caller.params.len() != params.len() {
            return wrong("cannot guarantee tail call due to mismatched parameter counts");
        }
        if let Some(n) = caller.params.iter().zip(params).position(|(a, b)| !congruent(at, a.ty, *b)) {
            return Some((
                InstPart::Type(n + 1),
                "cannot guarantee tail call due to mismatched parameter types".into(),
            ));
        }
    }
    let different =
        caller.params.iter().zip(&call.args).position(|(p, arg)| passing(at, p.attrs) != passing(at, arg.attrs))?;
    let message = "cannot guarantee tail call due to mismatched ABI impacting function attributes";
    Some((InstPart::Operand(different + 1), message.into()))
}

/// Whether two types are congruent: equal up to pointees.
fn congruent(at: &InstChecker<'_, '_>, a: Type, b: Type) -> bool {
    match (at.cx.kind(a), at.cx.kind(b)) {
        (TypeKind::Ptr { addrspace: x, .. }, TypeKind::Ptr { addrspace: y, .. }) => x == y,
        _ => at.cx.compare(a, b) != crate::verify::types::equivalence::Agreement::Different,
    }
}

fn passing<'a>(at: &InstChecker<'_, 'a>, set: AttrSet) -> Vec<&'a Attr> {
    let word = |attr: &Attr| match attr {
        Attr::Word(w) | Attr::Int(w, _) | Attr::Type(w, _) | Attr::Text(w, _) => Some(w.clone()),
        _ => None,
    };
    let list = &at.cx.module.attrs[set];
    let by_value = list.iter().filter_map(word).any(|w| matches!(&*w, "byval" | "byref"));
    let counts = |attr: &&Attr| word(attr).is_some_and(|w| PASSING.contains(&&*w) || by_value && &*w == "align");
    list.iter().filter(counts).collect()
}

/// Returns the reason why the call is not in tail position.
fn not_last(at: &InstChecker<'_, '_>) -> Option<&'static str> {
    let body = at.body;
    let mut rest = at.following.iter().copied().peekable();
    let mut result = body.result(at.inst);
    if let Some(next) = rest.peek().copied()
        && let Inst::Cast { op: CastOp::Bitcast, arg, .. } = &body.insts[next]
    {
        if result.is_none_or(|v| *arg != Operand::Value(v)) {
            return Some("bitcast following musttail call must use the call");
        }
        result = body.result(next);
        rest.next();
    }
    match rest.next().map(|i| &body.insts[i]) {
        Some(Inst::Ret(None) | Inst::Invalid) => None,
        Some(Inst::Ret(Some((_, Operand::Value(v))))) if Some(*v) == result => None,
        Some(Inst::Ret(Some((_, Operand::Const(c)))))
            if matches!(at.cx.module.constants[*c], Constant::Undef(_) | Constant::Poison(_) | Constant::Invalid) =>
        {
            None
        }
        Some(Inst::Ret(_)) => Some("musttail call result must be returned"),
        _ => Some("musttail call must precede a ret with an optional bitcast"),
    }
}
