//! LLVM values by name: locals of a call, and globals.

use super::{EvalResult, EvalScope};
use crate::diagnostic::near_names;
use crate::interp::debug::{Content, Scalar, Tree};
use crate::ir::{GlobalKind, Type};

impl EvalScope<'_> {
    pub(super) fn local(&self, name: &str) -> Result<EvalResult, String> {
        self.local_of(self.frame, name)
    }

    pub(super) fn local_of(&self, n: usize, name: &str) -> Result<EvalResult, String> {
        let frame = self.state.frame(n).ok_or("the program is not running: it has no local values")?;
        let body = self.program.body(frame.function).ok_or("the function has no body")?;
        let Some(value) = self.program.value_named(frame.function, name) else {
            let names: Vec<String> = body.values.values().filter_map(|v| Some(v.name.as_ref()?.symbol())).collect();
            let function = self.program.global_name(frame.function);
            return Err(match near_names(name, names.iter().map(String::as_str)).first() {
                Some(near) => format!("`{function}` has no value `%{name}`; did you mean `%{near}`?"),
                None => format!("`{function}` has no value `%{name}`"),
            });
        };
        if !self.program.is_defined(frame.function, frame.inst, value) {
            let line =
                self.program.line(body.values[value].span).map_or(String::new(), |(_, n)| format!(" at line {n}"));
            return Err(format!("`%{name}` has no value here: it is defined{line}"));
        }
        let tree = self.state.value(n, value).ok_or("the value cannot be read")?;
        let pointee = self.writer().pointee(body, value);
        Ok(EvalResult { tree, place: None, pointee, note: None, source_type: None })
    }

    pub(super) fn global(&self, name: &str) -> Result<EvalResult, String> {
        let module = self.program.checked.module();
        let numbered = || module.by_name.get(&crate::ir::Name::Number(name.parse().ok()?)).copied();
        let Some(id) = module.find(name).or_else(numbered).map(|id| module.aliasee(id)) else {
            let names: Vec<String> = module.globals.values().map(|g| g.name.symbol()).collect();
            return Err(match near_names(name, names.iter().map(String::as_str)).first() {
                Some(near) => format!("no global `@{name}` in the program; did you mean `@{near}`?"),
                None => format!("no global `@{name}` in the program"),
            });
        };
        let unused = || format!("`@{name}` is not loaded: no reachable code refers to it");
        let address = self.state.address_of(id).ok_or_else(unused)?;
        match module.globals[id].kind {
            GlobalKind::Variable { ty, .. } => {
                let tree = self.state.read(address, self.types, ty, self.most);
                Ok(EvalResult { tree, place: Some(address), pointee: None, note: None, source_type: None })
            }
            _ => {
                let content = Content::Scalar(Scalar::Pointer(self.state.pointer_to(address)));
                let tree = Tree { ty: Type::PTR, offset: 0, size: 8, content };
                Ok(EvalResult::new(tree))
            }
        }
    }
}
