//! The instructions `malloc` and `free` (LLVM before 2.7), which [`legacy_insts`] replaces with calls, and the
//! insertion of the instructions and declarations that such replacements need.

use super::Statement;
use crate::ir::inst::CallConv;
use crate::ir::types::TypeKind;
use crate::ir::upgrade::legacy_insts::{self, InstSink};
use crate::ir::upgrade::obsolete_syntax::ObsoleteSyntax;
use crate::ir::{AttrSet, Function, GlobalId, GlobalKind, Inst, Module, Operand, Param, Type};
use crate::parse::grammar::{Pairs, Rule};
use crate::parse::module_state::{ModuleState, SynthesizedFunction};
use crate::source::Span;

/// [`InstSink`] that inserts before the instruction being parsed, with its span.
pub(in crate::parse) struct InsertPoint<'x, 'a, 's> {
    pub statement: &'x mut Statement<'a, 's>,
    pub span: Span,
}

impl InstSink for InsertPoint<'_, '_, '_> {
    fn module(&mut self) -> &mut Module {
        &mut self.statement.state.module
    }

    fn add(&mut self, inst: Inst) -> Operand {
        Operand::Value(self.statement.function.push_synthesized(inst, self.span))
    }

    fn function(&mut self, name: &'static str, ty: Type) -> GlobalId {
        let state = &mut self.statement.state;
        let id = state.use_global(name);
        state.synthesized_functions.push(SynthesizedFunction { id, ty, span: self.statement.span });
        id
    }
}

impl<'a, 's> Statement<'a, 's> {
    /// Parses `malloc T, i32 n, align a`.
    pub(in crate::parse) fn malloc(&mut self, mut parts: Pairs<'s>, text: &'s str) -> Inst {
        self.note_obsolete(ObsoleteSyntax::Malloc);
        let ty = self.ty(&mut parts);
        let mut count = None;
        if parts.peek().is_some_and(|p| p.as_rule() == Rule::ty) {
            let typed = self.typed(&mut parts);
            match self.state.module.types.int_width(typed.0) {
                Some(1..=64) => count = Some(typed),
                _ if typed.0 == Type::INVALID => {}
                _ => self.state.error("E0101", text, "element count of `malloc` must be an integer of at most 64 bits"),
            }
        }
        self.parse_suffix(parts);
        self.state.typed_pointers = true;
        let align = self.align;
        legacy_insts::malloc(&mut self.insert_point(), ty, count, align)
    }

    /// Parses `free T* p`.
    pub(in crate::parse) fn free(&mut self, mut parts: Pairs<'s>) -> Inst {
        self.note_obsolete(ObsoleteSyntax::Free);
        let pointer = self.typed(&mut parts);
        self.parse_suffix(parts);
        legacy_insts::free(&mut self.insert_point(), pointer)
    }

    /// Adds an instruction that is not written in the text; returns its result.
    pub(in crate::parse) fn insert(&mut self, inst: Inst) -> Operand {
        self.insert_point().add(inst)
    }

    fn insert_point(&mut self) -> InsertPoint<'_, 'a, 's> {
        InsertPoint { span: self.span, statement: self }
    }
}

impl ModuleState<'_> {
    /// Declares the functions that expansions of obsolete instructions call, unless the text declares them.
    pub fn declare_synthesized_functions(&mut self) {
        for SynthesizedFunction { id, ty, span } in std::mem::take(&mut self.synthesized_functions) {
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
