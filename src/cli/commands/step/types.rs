//! `whatis` and `ptype`: types of values and of source variables.

use super::session::{DebugSession, StepAction};
use llvmlite_jit::debugger::expression::{self, begins_type};
use llvmlite_jit::interp::debug::State;
use llvmlite_jit::ir::TypeKind;

impl DebugSession {
    /// Formats the type of an expression. `whole`: named types are expanded.
    pub fn type_of(&mut self, state: &State<'_>, text: &str, whole: bool) -> Result<StepAction, String> {
        // The operand may be a type: `ptype struct point`.
        let named = || {
            let ty = self.debugger.program.c_type(text)?;
            let info = self.debugger.program.debug_info();
            Some(if whole { info.type_text(&ty) } else { info.type_name(&ty) })
        };
        if let Some(shown) = if begins_type(text) { named() } else { None } {
            return Ok(StepAction::Stay(format!("type = {shown}\n")));
        }
        let named = named();
        // Only the type matters: `whatis list->value` needs no list. A readable value provides more information, such
        // as the length of an array.
        let found = self.find(state, text).or_else(|error| {
            let parsed = expression::parse(text, &mut self.debugger.types)?;
            self.debugger.scope(state, self.frame).for_types().find(&parsed).map_err(|_| error)
        });
        let found = match (found, named) {
            (Err(_), Some(shown)) => return Ok(StepAction::Stay(format!("type = {shown}\n"))),
            (found, _) => found?,
        };
        let types = &self.debugger.types;
        let function = self.debugger.program.checked.module().find(text.trim_start_matches('@'));
        let function = function.filter(|_| found.place.is_none() && !text.contains('%'));
        if let Some(node) = function.and_then(|function| self.debugger.program.subprogram(function))
            && let Some(shown) = self.debugger.program.debug_info().function_type(&node)
        {
            return Ok(StepAction::Stay(format!("type = {shown}\n")));
        }
        let shown = match &found.source_type {
            Some(ty) => {
                let info = self.debugger.program.debug_info();
                if whole { info.type_text(ty) } else { info.type_name(ty) }
            }
            None => {
                let name = types.display(found.tree.ty);
                let pointee = found.pointee.filter(|_| name == "ptr").map(|to| format!(", to {}", types.display(to)));
                let fields = match types.kind(found.tree.ty) {
                    TypeKind::Struct { fields, packed } if whole && name.starts_with('%') => {
                        let fields: Vec<String> = fields.iter().map(|field| types.display(*field)).collect();
                        let (open, close) = if *packed { ("<{", "}>") } else { ("{", "}") };
                        format!(" = type {open} {} {close}", fields.join(", "))
                    }
                    _ => String::new(),
                };
                name + &pointee.unwrap_or_default() + &fields
            }
        };
        Ok(StepAction::Stay(format!("type = {shown}\n")))
    }
}
