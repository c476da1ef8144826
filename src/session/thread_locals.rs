//! `thread_local` variables. A session has one copy of each, which all threads share: the copies of threads are made from the
//! variables of a whole program.

use super::Session;
use crate::diagnostic::Diagnostic;
use crate::ir::callee::named_callee;
use crate::ir::inst::{FastMath, Inst, UnaryOp};
use crate::ir::{GlobalKind, GlobalValue, Module, Operand};
use crate::source::Span;

impl Session {
    /// Makes the thread-local variables that an input defines ordinary ones, and those that the session has. Returns warnings about
    /// the former. `span` is that of the input.
    pub(super) fn share_thread_locals(&mut self, module: &mut Module, span: Span) -> Vec<Diagnostic> {
        let mut warnings = Vec::new();
        for global in module.globals.values_mut() {
            let is_defined = matches!(global.kind, GlobalKind::Variable { init: Some(_), .. });
            if !global.is_thread_local() {
                if is_defined {
                    self.shared.remove(&global.name);
                }
                continue;
            }
            if is_defined && self.shared.insert(global.name.clone()) {
                let place = if global.span.hi > global.span.lo { global.span } else { span };
                let message = format!("`@{}` is `thread_local`, and has one copy for all threads here", global.name);
                let found = Diagnostic::warning("W1001", place, message);
                warnings.push(found.help("run the module as a program if its threads need copies of their own"));
            }
            if self.shared.contains(&global.name) {
                global.thread_local = None;
            }
        }
        if !self.shared.is_empty() {
            replace_addresses(module);
        }
        warnings
    }
}

/// Replaces calls of `llvm.threadlocal.address`, whose argument must be thread-local, where it no longer is.
fn replace_addresses(module: &mut Module) {
    let named = |operand: Operand| named_callee(module, operand).map(|id| &module.globals[id]);
    let is_query = |callee: &GlobalValue| callee.name.symbol().starts_with("llvm.threadlocal.address.");
    let mut found = Vec::new();
    for (id, global) in module.globals.iter() {
        let GlobalKind::Function(function) = &global.kind else { continue };
        let Some(body) = &function.body else { continue };
        for (inst, call) in body.insts.iter() {
            if let Inst::Call(call) = call
                && named(call.callee).is_some_and(is_query)
                && let [argument] = call.args.as_slice()
                && named(argument.value).is_some_and(|variable| !variable.is_thread_local())
            {
                found.push((id, inst, argument.ty, argument.value));
            }
        }
    }
    for (function, inst, ty, arg) in found {
        if let GlobalKind::Function(function) = &mut module.globals[function].kind
            && let Some(body) = &mut function.body
        {
            body.insts[inst] = Inst::Unary { op: UnaryOp::Freeze, fast: FastMath::default(), ty, arg };
        }
    }
}
