//! `whatis` and `ptype`: types of values, and of variables as the source has them.

use super::session::{Do, Session};
use llvmlite_jit::interp::debug::State;
use llvmlite_jit::ir::TypeKind;
use llvmlite_jit::ir::debug::DebugInfo;

impl Session {
    /// The type of an expression. `whole`: with what a name stands for.
    pub fn type_of(&mut self, state: &State<'_>, text: &str, whole: bool) -> Result<Do, String> {
        let found = self.find(state, text)?;
        let types = &self.debugger.types;
        let shown = match &found.source_type {
            Some(ty) => {
                let info = DebugInfo::new(self.debugger.program.checked.module());
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
        Ok(Do::Stay(format!("type = {shown}\n")))
    }
}
