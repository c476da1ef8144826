//! `whatis` and `ptype`: types of values and of source variables.

use super::session::{Command, Session};
use llvmlite_jit::debugger::expression::begins_type;
use llvmlite_jit::interp::debug::State;
use llvmlite_jit::ir::TypeKind;

impl Session {
    /// Formats the type of an expression. `whole`: named types are expanded.
    pub fn type_of(&mut self, state: &State<'_>, text: &str, whole: bool) -> Result<Command, String> {
        // The operand may be a type: `ptype struct point`.
        let named = || {
            let ty = self.debugger.program.c_type(text)?;
            let info = self.debugger.program.debug_info();
            Some(if whole { info.type_text(&ty) } else { info.type_name(&ty) })
        };
        if let Some(shown) = if begins_type(text) { named() } else { None } {
            return Ok(Command::Stay(format!("type = {shown}\n")));
        }
        let named = named();
        let found = match (self.find(state, text), named) {
            (Err(_), Some(shown)) => return Ok(Command::Stay(format!("type = {shown}\n"))),
            (found, _) => found?,
        };
        let types = &self.debugger.types;
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
        Ok(Command::Stay(format!("type = {shown}\n")))
    }
}
