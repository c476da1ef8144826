//! Variables of the text that the program was compiled from, by their names in C: where debug records say where they are.

use super::{Found, Node, Scope};
use crate::diagnostic::near_names;
use crate::ir::debug::{DebugInfo, Variable};
use crate::ir::{GlobalId, GlobalKind, Operand};

impl Scope<'_> {
    /// The variable of this name that is seen where the frame stands: of the call, or a global one.
    pub(super) fn variable(&self, name: &str) -> Result<Found, String> {
        let module = self.program.checked.module();
        let frame = self.state.frame(self.frame);
        let body = frame.and_then(|frame| self.program.body(frame.function));
        let info = DebugInfo::new(module);
        let all = body.map_or(Vec::new(), |body| info.variables(body));
        let (Some(frame), Some(body)) = (frame, body) else { return self.global_variable(name) };
        // Of several the one whose scope is the innermost around here; of those of one scope what was said last.
        let scopes = info.scopes(body, frame.inst);
        let depth = |variable: &Variable| scopes.iter().position(|scope| variable.scope.as_ref() == Some(scope));
        let seen = |variable: &&Variable| {
            variable.name == name
                && (scopes.is_empty() || depth(variable).is_some())
                && self.program.comes_before(frame.function, variable.at, frame.inst, variable.declared)
        };
        let best = all.iter().enumerate().filter(|(_, v)| seen(v)).min_by_key(|(n, v)| {
            (depth(v).unwrap_or(0), usize::MAX - self.program.order(frame.function, v.at).unwrap_or(*n))
        });
        let Some((_, variable)) = best else {
            if self.global_named(&info, name).is_some() {
                return self.global_variable(name);
            }
            let names: Vec<&str> = all.iter().map(|variable| variable.name.as_str()).collect();
            return Err(match (names.contains(&name), near_names(name, names.iter().copied()).first()) {
                (true, _) => format!("the variable `{name}` is nowhere here"),
                (false, Some(near)) => format!("there is no variable `{name}` here; did you mean `{near}`?"),
                (false, None) => {
                    format!("there is no variable `{name}` here: values of LLVM are `%{name}` and `@{name}`")
                }
            });
        };
        self.variable_value(variable)
    }

    /// What a variable of the call holds.
    pub fn variable_value(&self, variable: &Variable) -> Result<Found, String> {
        let name = &variable.name;
        let frame = self.state.frame(self.frame).ok_or("the program does not run")?;
        let body = self.program.body(frame.function).ok_or("the function has no body")?;
        if variable.computed {
            return Err(format!("the variable `{name}` was optimised away: only an expression says what it would be"));
        }
        let found = match variable.value {
            Operand::Value(value)
                if variable.declared && !self.program.is_defined(frame.function, frame.inst, value) =>
            {
                return Err(format!("`{name}` has no place yet: the function has only begun"));
            }
            Operand::Value(value) => self.local(&body.value_name(value).trim_start_matches('%').replace('"', ""))?,
            operand => {
                let tree = self.state.operand(self.frame, variable.ty, operand).ok_or("the value cannot be read")?;
                Found { tree, place: None, pointee: None, note: None, source_type: None }
            }
        };
        if !variable.declared {
            return Ok(self.of_source(found, variable.source_type.clone()));
        }
        let pointer = self.pointer(&found)?;
        let ty = found.pointee.ok_or_else(|| format!("the type of `{name}` is not known"))?;
        Ok(self.of_source(self.memory(&pointer, 0, ty)?, variable.source_type.clone()))
    }

    /// The global variable of this name in the source, or in LLVM.
    fn global_named(&self, info: &DebugInfo<'_>, name: &str) -> Option<GlobalId> {
        let module = self.program.checked.module();
        let is_variable = |id: &GlobalId| matches!(module.globals[*id].kind, GlobalKind::Variable { .. });
        let of_source = |id: &GlobalId| {
            is_variable(id) && info.global(&module.globals[*id]).is_some_and(|(known, _)| known == name)
        };
        module.find(name).filter(is_variable).or_else(|| module.globals.keys().find(of_source))
    }

    fn global_variable(&self, name: &str) -> Result<Found, String> {
        let module = self.program.checked.module();
        let info = DebugInfo::new(module);
        let Some(id) = self.global_named(&info, name) else { return self.node(&Node::Global(name.into())) };
        let found = self.node(&Node::Global(module.globals[id].name.symbol()))?;
        Ok(self.of_source(found, info.global(&module.globals[id]).and_then(|(_, ty)| ty)))
    }
}
