//! The checker of an instruction: state and helper functions shared by the rules for all instructions.

use crate::diagnostic::Diagnostic;
use crate::ir::{Body, Constant, Function, GlobalKind, Inst, InstId, Operand, Type, TypeKind, TypedOperand, ValueDef};
use crate::parse::operand_spans::InstPart;
use crate::source::Span;
use crate::verify::Dialect;
use crate::verify::context::{NodeRef, VerifierContext};
use crate::verify::rules::operations::remedies::{Remedy, ValueUse};
use crate::verify::types::equivalence::Agreement;
use rustc_hash::FxHashSet;

pub(crate) struct InstChecker<'c, 'a> {
    pub(crate) cx: &'c mut VerifierContext<'a>,
    pub(crate) function: &'a Function,
    pub(crate) body: &'a Body,
    pub(crate) inst: InstId,
    /// Instructions after the checked one in its block.
    pub(crate) following: &'a [InstId],
    /// Instructions with errors; mismatches of their results are not reported.
    pub(super) doubtful: &'c FxHashSet<InstId>,
    /// Written and actual type of the last reported operand of this instruction.
    pub(super) reported_mismatch: Option<(Type, Type)>,
}

impl<'a> InstChecker<'_, 'a> {
    pub(crate) fn at(&self, part: InstPart) -> NodeRef<'a> {
        NodeRef::Statement(self.body, self.inst, part)
    }

    pub(crate) fn span(&self, part: InstPart) -> Span {
        self.cx.span(self.at(part), &[])
    }

    /// Returns the text at a span; `None` if the module was not read from a text.
    pub(super) fn text(&self, span: Span) -> Option<&'a str> {
        self.cx.sources.find(span.lo).map(|source| source.slice(span))
    }

    pub(crate) fn error(&mut self, code: &'static str, part: InstPart, message: impl Into<String>, help: &str) {
        let d = self.cx.error(code, self.at(part), message).help_if(help);
        self.cx.report(d);
    }

    /// Reports an operation that does not apply to its types. If only one other operation can be intended, the fix
    /// inserts its opcode.
    pub(super) fn wrong_operation(&mut self, code: &'static str, spot: InstPart, message: String, remedy: Remedy) {
        let (span, own) = (self.span(InstPart::Opcode), self.body.insts[self.inst].opcode());
        let written = self.text(span) == Some(own);
        let d = self.cx.error(code, self.at(spot), message).help_if(&remedy.help());
        self.cx.report(match remedy {
            Remedy::Opcode(opcode, _) if written => d.fix(span, opcode),
            _ => d,
        });
    }

    pub(super) fn damaged(&self, ty: Type) -> bool {
        self.cx.damaged(ty)
    }

    /// Reports a token type where control flow could affect the value.
    pub(super) fn reject_token(&mut self, what: &str, part: usize, ty: Type) {
        if crate::verify::rules::target_types::is_token(self.kind(ty)) {
            self.error("E0202", InstPart::Type(part), format!("{what} cannot have token type"), "");
        }
    }

    pub(super) fn kind(&self, ty: Type) -> &'a TypeKind {
        self.cx.kind(ty)
    }

    pub(super) fn ty(&self, ty: Type) -> String {
        self.cx.ty(ty)
    }

    /// Checks a written type. Returns whether checks that depend on it can continue.
    pub(crate) fn check_written_type(&mut self, n: usize, ty: Type) -> bool {
        self.cx.check_type(ty, self.at(InstPart::Type(n))) && !self.damaged(ty)
    }

    /// Checks a written type that must have values. Returns whether checks that depend on it can continue.
    pub(crate) fn value_type(&mut self, n: usize, ty: Type) -> bool {
        if !self.check_written_type(n, ty) {
            return false;
        }
        let help = match self.kind(ty) {
            TypeKind::Void => "there are no values of type void",
            TypeKind::Function { .. } => "a pointer to a function is a value: add `*`",
            TypeKind::Label => "a label is not a value",
            TypeKind::Named(_) => "it is opaque: only pointers to it are values",
            _ => return true,
        };
        let message = format!("`{}` cannot be used with type {}", self.body.insts[self.inst].opcode(), self.ty(ty));
        self.error("E0202", InstPart::Type(n), message, help);
        false
    }

    /// Checks that an operand has the type written before it.
    pub(crate) fn operand(&mut self, n: usize, written: Type, operand: Operand) {
        match operand {
            Operand::Const(id) => {
                let place = self.at(InstPart::Operand(n));
                self.cx.check_constant_use(written, id, place, &mut Vec::new(), "this constant");
            }
            Operand::Value(value) => {
                let data = &self.body.values[value];
                if data.ty == written {
                    return;
                }
                self.cx.has_damage |= data.ty == Type::INVALID;
                let consequence = matches!(data.def, ValueDef::Inst(def) if self.doubtful.contains(&def));
                if (consequence || self.reported_mismatch == Some((written, data.ty)))
                    && self.cx.compare(written, data.ty) == Agreement::Different
                {
                    self.cx.has_damage = true;
                    return;
                }
                let before = self.cx.errors;
                let (body, place) = (self.body, self.at(InstPart::Operand(n)));
                let subject = || format!("`{}` has type", body.value_name(value));
                let condition =
                    n == 0 && matches!(self.body.insts[self.inst], Inst::CondBr { .. } | Inst::Select { .. });
                let value_use = match condition {
                    true => ValueUse::Condition(body.value_name(value)),
                    false => ValueUse::Operand,
                };
                self.cx.expect_type_with_help(
                    written,
                    data.ty,
                    |cx| cx.span(place, &[]),
                    subject,
                    Some((data.span, value_use)),
                );
                if self.cx.errors > before {
                    self.reported_mismatch = Some((written, data.ty));
                }
            }
        }
    }

    /// Checks a type and its operand. Returns whether checks that depend on the type can continue.
    pub(crate) fn typed(&mut self, ty_index: usize, n: usize, (ty, operand): TypedOperand) -> bool {
        let good = self.value_type(ty_index, ty);
        if good {
            self.operand(n, ty, operand);
        }
        good
    }

    /// Reports an access with a type other than the pointee. Returns whether it is a warning, so that checks
    /// can continue.
    pub(crate) fn pointee_mismatch(&mut self, part: InstPart, message: String) -> bool {
        let warning = !self.cx.holds_pointees();
        match warning {
            true => {
                let d = self
                    .cx
                    .warning("W0203", self.at(part), message)
                    .help(crate::verify::rules::operations::gep::POINTEE_MISMATCH_HINT);
                self.report(d);
            }
            false => self.error("E0207", part, message, ""),
        }
        warning
    }

    /// Returns the function type of a callee if it is known, and the span of its definition.
    pub(crate) fn callee_type(&self, callee: Operand) -> Option<(Type, Option<Span>)> {
        let pointee = |ty: Type| match self.kind(ty) {
            TypeKind::Ptr { pointee: Some(p), .. } => Some(*p),
            _ => None,
        };
        match callee {
            Operand::Value(v) => {
                let data = &self.body.values[v];
                pointee(data.ty).map(|t| (t, Some(data.span)))
            }
            Operand::Const(c) => match self.cx.module.constants[c] {
                Constant::Global(_, g) => match &self.cx.module.globals[g].kind {
                    GlobalKind::Undeclared => None,
                    _ => Some((self.cx.module.value_type(g), Some(self.cx.module.globals[g].span))),
                },
                ref other => pointee(other.ty()).map(|t| (t, None)),
            },
        }
    }

    pub(crate) fn llvmlite(&self) -> bool {
        self.cx.options.dialect == Dialect::Llvmlite
    }

    pub(crate) fn report(&mut self, d: Diagnostic) {
        self.cx.report(d);
    }
}
