//! Operand bundles: those known to LLVM have the required operands; other tags are unrestricted.

use super::operands::InstChecker;
use crate::ir::inst::CallInfo;
use crate::ir::{Constant, Inst, Operand, Type, ValueDef};
use crate::parse::operand_spans::InstPart;

/// Bundles that may occur only once per call.
const SINGLE: [&str; 9] = [
    "deopt",
    "gc-transition",
    "funclet",
    "cfguardtarget",
    "ptrauth",
    "kcfi",
    "preallocated",
    "gc-live",
    "clang.arc.attachedcall",
];

/// Checks the bundles of a call; `first` is the operand number of the first bundle operand.
pub(crate) fn check<'a>(at: &mut InstChecker<'_, 'a>, call: &'a CallInfo, first: usize) {
    let mut n = first;
    for (nth, bundle) in call.bundles.iter().enumerate() {
        let start = n;
        for (ty, value) in &bundle.args {
            // Bundle operands are numbered after those of the call. The function in `clang.arc.attachedcall`
            // may be an intrinsic, which must not have its address taken elsewhere.
            let named = &*bundle.tag == "clang.arc.attachedcall"
                && matches!(value, Operand::Const(c) if matches!(at.cx.module.constants[*c], Constant::Global(..)));
            if at.check_written_type(n, *ty) && !named {
                at.operand(n, *ty, *value);
            }
            n += 1;
        }
        let tag = &*bundle.tag;
        let part = if bundle.args.is_empty() { InstPart::Whole } else { InstPart::Operand(start) };
        if SINGLE.contains(&tag) && call.bundles[..nth].iter().any(|b| &*b.tag == tag) {
            at.error("E0251", part, format!("multiple {tag} operand bundles"), "");
            continue;
        }
        let operand = |n: usize| {
            bundle.args.get(n).copied().unwrap_or((Type::INVALID, Operand::Value(at.body.values.next_key())))
        };
        let number = |n: usize, ty: Type| {
            let (has, value) = operand(n);
            has == ty && matches!(value, Operand::Const(c) if matches!(at.cx.module.constants[c], Constant::Int(..)))
        };
        let error = match (tag, bundle.args.len()) {
            ("funclet", 1) if !is_pad(at, operand(0).1) => {
                Some("funclet bundle operands should correspond to a FuncletPadInst")
            }
            ("funclet", 1) => None,
            ("funclet", _) => Some("expected exactly one funclet bundle operand"),
            ("ptrauth", _) if calls_by_name(at, call) => Some("direct call cannot have a ptrauth bundle"),
            ("convergencectrl", count) if count != 1 || operand(0).0 != Type::TOKEN => {
                Some("the `convergencectrl` bundle requires exactly one token use")
            }
            ("cfguardtarget", count) if count != 1 => Some("expected exactly one cfguardtarget bundle operand"),
            ("ptrauth", 2) if !number(0, Type::I32) => Some("ptrauth bundle key operand must be an i32 constant"),
            ("ptrauth", 2) if operand(1).0 != Type::I64 => Some("ptrauth bundle discriminator operand must be an i64"),
            ("ptrauth", 2) => None,
            ("ptrauth", _) => Some("expected exactly two ptrauth bundle operands"),
            ("kcfi", 1) if !number(0, Type::I32) => Some("kcfi bundle operand must be an i32 constant"),
            ("kcfi", 1) => None,
            ("kcfi", _) => Some("expected exactly one kcfi bundle operand"),
            ("clang.arc.attachedcall", count) if count != 1 || !matches!(operand(0).1, Operand::Const(_)) => {
                Some("operand bundle \"clang.arc.attachedcall\" requires one function as an argument")
            }
            ("preallocated", count) if count != 1 => Some("expected exactly one preallocated bundle operand"),
            _ => None,
        };
        if let Some(error) = error {
            at.error("E0251", part, error, "");
        }
    }
}

fn calls_by_name(at: &InstChecker<'_, '_>, call: &CallInfo) -> bool {
    matches!(call.callee, Operand::Const(c) if matches!(at.cx.module.constants[c], Constant::Global(..)))
}

/// Whether a value is a catchpad or cleanuppad.
fn is_pad(at: &InstChecker<'_, '_>, operand: Operand) -> bool {
    let Operand::Value(v) = operand else { return false };
    match at.body.values[v].def {
        ValueDef::Inst(inst) => {
            matches!(at.body.insts[inst], Inst::CatchPad { .. } | Inst::CleanupPad { .. } | Inst::Invalid)
        }
        // Reported elsewhere.
        ValueDef::Undefined => true,
        ValueDef::Param(_) => false,
    }
}
