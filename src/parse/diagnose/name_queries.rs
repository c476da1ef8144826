//! Queries about names for diagnostics, answered from the parsed part of the module and a scan of the
//! remaining text.

use crate::ir::types::TypeKind;
use crate::ir::{GlobalKind, Inst, Type, ValueDef, infer};
use crate::parse::function_state::FunctionState;
use crate::parse::function_state::local_table::LocalKey;
use crate::parse::module_state::{ModuleState, name};
use crate::parse::scan;

/// Module parsed so far, current function, and remaining text.
pub struct NameQueries<'a, 's> {
    /// Module under construction.
    pub state: &'a mut ModuleState<'s>,
    /// Function whose body is being parsed.
    pub function: Option<&'a FunctionState<'s>>,
    /// Current position.
    pub at: usize,
}

impl<'s> NameQueries<'_, 's> {
    /// Whether a token such as `%node` names a type of the module.
    pub fn is_type(&self, token: &str) -> bool {
        self.state.is_type_name(token)
    }

    /// Whether the function defines a local of this name (without its sigil), before or after the current
    /// position.
    pub fn is_local(&self, name: &str) -> bool {
        let Some(function) = self.function else { return false };
        let token = format!("%{name}");
        function.value(&LocalKey::of(name)).is_some()
            || self.body().any(|line| starts_definition(line.trim_start(), &token, ""))
    }

    /// Whether the function defines a block of this name, before or after the current position.
    pub fn is_label(&self, name: &str) -> bool {
        let Some(function) = self.function else { return false };
        let is = |line: &str| line.trim_start().strip_prefix(name).is_some_and(|rest| rest.starts_with(':'));
        function.has_label(&LocalKey::of(name)) || self.body().any(is)
    }

    /// Whether a name denotes a block and no value, so that a reference without `label` must mean the block.
    pub fn is_only_label(&self, name: &str) -> bool {
        self.is_label(name) && !self.is_local(name)
    }

    /// Whether a branch refers to a block of this name.
    pub fn is_target(&self, name: &str) -> bool {
        let named = |line: &str| {
            let mut rest = line;
            while let Some(at) = rest.find("label %") {
                rest = &rest[at + 7..];
                if scan::word(rest) == name {
                    return true;
                }
            }
            false
        };
        self.function.is_some_and(|f| f.is_target(&LocalKey::of(name))) || self.body().any(named)
    }

    /// Whether the module defines a global of this name (without its sigil), before or after the current
    /// position.
    pub fn is_global(&self, name: &str) -> bool {
        if self.state.module.find(name).is_some() {
            return true;
        }
        let (variable, function) = (format!("@{name}"), format!("@{name}("));
        self.lines(self.at)
            .any(|line| starts_definition(line, &variable, "") || (line.starts_with("de") && line.contains(&function)))
    }

    /// Returns the type of a local that is already defined, in the syntax of this module.
    pub fn type_of(&mut self, name: &str) -> Option<String> {
        let function = self.function?;
        let data = function.value(&LocalKey::of(name))?;
        let ty = match data.def {
            ValueDef::Param(_) => data.ty,
            ValueDef::Inst(id) => self.result(&function.body.insts[id]),
            ValueDef::Undefined => Type::INVALID,
        };
        let shown = |ty| self.state.module.types.display(ty);
        (!matches!(self.state.module.types.written(ty), TypeKind::Invalid | TypeKind::Void)).then(|| shown(ty))
    }

    /// Returns the type of an instruction's result, as far as it is known before the module is complete.
    fn result(&mut self, inst: &Inst) -> Type {
        let typed_pointers = self.state.uses_typed_pointers();
        let module = &mut self.state.module;
        match inst {
            Inst::Alloca { ty, addrspace, .. } => {
                let pointee = typed_pointers.then_some(*ty);
                module.types.intern(TypeKind::Ptr { pointee, addrspace: *addrspace })
            }
            _ => match inst.call().map(|call| call.written) {
                Some(written) => match module.types.kind(written) {
                    TypeKind::Function { ret, .. } => *ret,
                    _ => written,
                },
                None => infer::result_type(&mut module.types, &module.constants, inst),
            },
        }
    }

    /// Returns the return type of the function, unless it is `void`.
    pub fn result_of_function(&self) -> Option<String> {
        let ty = self.function?.ret;
        let types = &self.state.module.types;
        (!matches!(types.kind(ty), TypeKind::Invalid | TypeKind::Void)).then(|| types.display(ty))
    }

    /// Returns the type of a pointer to a global; `None` if its spelling needs a pointee.
    pub fn pointer(&self) -> Option<&'static str> {
        (!self.state.typed_pointers).then_some("ptr")
    }

    /// Returns the return type of a function that is already declared or defined.
    pub fn returned_by(&self, token: &str) -> Option<String> {
        let global = self.state.module.by_name.get(&name(&token[1..]))?;
        match &self.state.module.globals[*global].kind {
            GlobalKind::Function(function) => Some(self.state.module.types.display(function.ret)),
            _ => None,
        }
    }

    /// Iterates over the remaining lines of the function.
    fn body(&self) -> impl Iterator<Item = &'s str> {
        self.lines(self.at).take_while(|line| !line.starts_with('}'))
    }

    /// Iterates over the lines from a position on.
    fn lines(&self, at: usize) -> impl Iterator<Item = &'s str> {
        let text = self.state.text;
        let may_scan = self.state.may_scan();
        text.get(at..).filter(|_| may_scan).unwrap_or("").lines()
    }
}

/// Whether a line begins with `%name = word`.
fn starts_definition(line: &str, token: &str, word: &str) -> bool {
    line.starts_with(token)
        && scan::after_equals(line, token.len()).is_some_and(|rest| word.is_empty() || scan::word(rest) == word)
}
