//! Printing of exception handling instructions and operand bundles.

use super::Printer;
use crate::ir::inst::Bundle;
use crate::ir::{BlockId, Body, Inst, Operand, TypedOperand, write_escaped};

impl Printer<'_> {
    pub(super) fn exception(&mut self, body: &Body, inst: &Inst) {
        match inst {
            Inst::Invoke(invoke) => {
                self.word("invoke ");
                self.call_without_opcode(body, &invoke.call);
                self.word("\n          to ");
                self.label(body, invoke.normal);
                self.word(" unwind ");
                self.label(body, invoke.unwind);
            }
            Inst::CallBr(callbr) => {
                self.word("callbr ");
                self.call_without_opcode(body, &callbr.call);
                self.word("\n          to ");
                self.label(body, callbr.fallthrough);
                self.word(" ");
                self.labels(body, &callbr.indirect);
            }
            Inst::LandingPad { ty, cleanup, clauses } => {
                self.word("landingpad ");
                self.ty(*ty);
                if *cleanup {
                    self.word("\n          cleanup");
                }
                for clause in clauses {
                    self.word(if clause.filter { "\n          filter " } else { "\n          catch " });
                    self.typed(body, clause.value);
                }
            }
            Inst::CatchPad { within, args } => self.pad(body, "catchpad", *within, args),
            Inst::CleanupPad { within, args } => self.pad(body, "cleanuppad", *within, args),
            Inst::CatchSwitch { within, handlers, unwind } => {
                self.word("catchswitch within ");
                self.operand(body, *within);
                self.word(" ");
                self.labels(body, handlers);
                self.unwind_to(body, *unwind);
            }
            Inst::CatchRet { pad, target } => {
                self.word("catchret from ");
                self.operand(body, *pad);
                self.word(" to ");
                self.label(body, *target);
            }
            Inst::CleanupRet { pad, unwind } => {
                self.word("cleanupret from ");
                self.operand(body, *pad);
                self.unwind_to(body, *unwind);
            }
            Inst::Resume(value) => {
                self.word("resume ");
                self.typed(body, *value);
            }
            _ => self.word("unwind"),
        }
    }

    fn pad(&mut self, body: &Body, opcode: &str, within: Operand, args: &[TypedOperand]) {
        self.put(format_args!("{opcode} within "));
        self.operand(body, within);
        self.word(" [");
        self.list(body, args);
        self.word("]");
    }

    fn unwind_to(&mut self, body: &Body, target: Option<BlockId>) {
        self.word(" unwind ");
        match target {
            Some(target) => self.label(body, target),
            None => self.word("to caller"),
        }
    }

    fn labels(&mut self, body: &Body, labels: &[BlockId]) {
        self.word("[");
        for (n, label) in labels.iter().enumerate() {
            self.word(if n > 0 { ", " } else { "" });
            self.label(body, *label);
        }
        self.word("]");
    }

    fn list(&mut self, body: &Body, list: &[TypedOperand]) {
        for (n, value) in list.iter().enumerate() {
            self.word(if n > 0 { ", " } else { "" });
            self.typed(body, *value);
        }
    }

    /// Prints ` [ "deopt"(i32 1) ]`.
    pub(super) fn bundles(&mut self, body: &Body, bundles: &[Bundle]) {
        for (n, bundle) in bundles.iter().enumerate() {
            self.word(if n > 0 { ", \"" } else { " [ \"" });
            write_escaped(bundle.tag.as_bytes(), &mut self.out);
            self.word("\"(");
            self.list(body, &bundle.args);
            self.word(")");
        }
        if !bundles.is_empty() {
            self.word(" ]");
        }
    }
}
