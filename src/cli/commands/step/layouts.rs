//! `ptype/o`: structs with the offsets of their members.

use super::commands::Answer;
use super::session::{DebugSession, StepAction};
use llvmlite_jit::debugger::expression;
use llvmlite_jit::interp::debug::State;
use llvmlite_jit::ir::TypeKind;

impl DebugSession {
    /// Formats the type of an expression, or a type, with offsets and sizes.
    pub(super) fn offsets(&mut self, state: &State<'_>, text: &str) -> Answer {
        let program = std::rc::Rc::clone(&self.debugger.program);
        let found = match program.c_type(text) {
            Some(ty) => Some(ty),
            None => {
                let parsed = expression::parse(text, &mut self.debugger.types)?;
                let found = self.debugger.scope(state, self.frame).for_types().find(&parsed)?;
                if found.source_type.is_none()
                    && let TypeKind::Struct { fields, .. } = self.debugger.types.kind(found.tree.ty)
                    && let Some(layout) = state.layout().struct_layout(&self.debugger.types, found.tree.ty)
                {
                    let mut out = format!("type = {}\n", self.debugger.types.display(found.tree.ty));
                    for (n, (field, offset)) in fields.iter().zip(&layout.offsets).enumerate() {
                        let size = state.layout().size_of(&self.debugger.types, *field).unwrap_or(0);
                        let name = self.debugger.types.display(*field);
                        out += &format!("  {n:>3}: offset {offset:>4}, {size:>4} bytes  {name}\n");
                    }
                    return Ok(StepAction::Stay(out));
                }
                found.source_type
            }
        };
        match found.as_ref().and_then(|ty| program.debug_info().offsets_text(ty)) {
            Some(text) => Ok(StepAction::Stay(text)),
            // The members of any other type have no offsets.
            None => self.type_of(state, text, true),
        }
    }
}
