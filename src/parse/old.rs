//! Instructions of older LLVM versions (`ir::old` lowers them to current ones), and the functions that their
//! replacements call.

use super::build::Build;
use super::grammar::{Pairs, Rule};
use super::statement::Statement;
use crate::ir::inst::CallConv;
use crate::ir::old::{self, Maker};
use crate::ir::spelling::OldSpelling;
use crate::ir::types::TypeKind;
use crate::ir::{AttrSet, Function, GlobalId, GlobalKind, Inst, Module, Operand, Param, Type};
use crate::source::Span;

/// Function that the replacement of an old instruction calls, and that the text may not declare.
pub struct Made {
    /// Function that is called.
    pub id: GlobalId,
    /// Its type.
    pub ty: Type,
    /// Span of the first call.
    pub span: Span,
}

/// Inserter for the instructions that precede the one being parsed, with their span.
pub(super) struct At<'x, 'a, 's> {
    pub statement: &'x mut Statement<'a, 's>,
    pub span: Span,
}

impl Maker for At<'_, '_, '_> {
    fn module(&mut self) -> &mut Module {
        &mut self.statement.build.module
    }

    fn add(&mut self, inst: Inst) -> Operand {
        Operand::Value(self.statement.function.push_made(inst, self.span))
    }

    fn function(&mut self, name: &'static str, ty: Type) -> GlobalId {
        let build = &mut self.statement.build;
        let id = build.use_global(name);
        build.made.push(Made { id, ty, span: self.statement.span });
        id
    }
}

impl<'a, 's> Statement<'a, 's> {
    /// Parses `malloc T, i32 n, align a`.
    pub(super) fn malloc(&mut self, mut parts: Pairs<'s>, text: &'s str) -> Inst {
        self.note_old(OldSpelling::Malloc);
        let ty = self.ty(&mut parts);
        let mut count = None;
        if parts.peek().is_some_and(|p| p.as_rule() == Rule::ty) {
            let typed = self.typed(&mut parts);
            match self.build.module.types.int_width(typed.0) {
                Some(1..=64) => count = Some(typed),
                _ if typed.0 == Type::INVALID => {}
                _ => self.build.error("E0101", text, "element count of `malloc` must be an integer of at most 64 bits"),
            }
        }
        self.rest(parts);
        self.build.typed_pointers = true;
        let align = self.align;
        old::malloc(&mut self.here(), ty, count, align)
    }

    /// Parses `free T* p`.
    pub(super) fn free(&mut self, mut parts: Pairs<'s>) -> Inst {
        self.note_old(OldSpelling::Free);
        let pointer = self.typed(&mut parts);
        self.rest(parts);
        old::free(&mut self.here(), pointer)
    }

    /// Adds an instruction that is not written in the text; returns its result.
    pub(super) fn made(&mut self, inst: Inst) -> Operand {
        self.here().add(inst)
    }

    fn here(&mut self) -> At<'_, 'a, 's> {
        At { span: self.span, statement: self }
    }
}

impl Build<'_> {
    /// Declares the functions called by replacements of old instructions, unless the text declares them.
    pub fn declare_made(&mut self) {
        for Made { id, ty, span } in std::mem::take(&mut self.made) {
            let TypeKind::Function { ret, params, .. } = self.module.types.kind(ty).clone() else { continue };
            let global = &mut self.module.globals[id];
            if !matches!(global.kind, GlobalKind::Undeclared) {
                continue;
            }
            global.span = span;
            global.kind = GlobalKind::Function(Box::new(Function {
                ret,
                ret_attrs: AttrSet::NONE,
                params: params.iter().map(|ty| Param { ty: *ty, attrs: AttrSet::NONE }).collect(),
                varargs: false,
                ty,
                cc: CallConv::default(),
                attrs: AttrSet::NONE,
                personality: None,
                header_span: span,
                body: None,
                implicit: false,
                written: None,
            }));
            self.module.order.push(id);
        }
    }
}
