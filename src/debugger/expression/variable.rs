//! Source variables in scope in a frame (`info locals`), and their look-up by name: their values at the current location, according to debug records.

use super::{ComparableValue, EvalResult, EvalScope, ExprNode};
use crate::diagnostic::near_names;
use crate::interp::debug::{Content, Scalar};
use crate::ir::debug::{DebugInfo, Step, Variable};
use crate::ir::{GlobalId, GlobalKind, Operand, Type};

impl EvalScope<'_> {
    /// Returns the variable with this name in scope: a local of the call, a global, an enumerator, a member
    /// of `this` or a function.
    pub(super) fn variable(&self, name: &str) -> Result<EvalResult, String> {
        let info = self.program.debug_info();
        let Some(frame) = self.state.frame(self.frame) else { return self.global_variable(name) };
        if let Some((variable, value)) =
            self.visible_variables().into_iter().find(|(variable, _)| variable.name == name)
        {
            return match value {
                Some(variable) => self.variable_value(&variable),
                None if self.unevaluated && variable.source_type.is_some() => self.variable_value(&variable),
                None => Err(format!("the variable `{}` has no location here", variable.name)),
            };
        }
        if let Some((scope, last)) = name.rsplit_once("::")
            && let Ok(found) = self.scoped(scope, last)
        {
            return Ok(found);
        }
        // Qualified names that differ only in namespace or class are rare, so the last part suffices.
        let whole = name;
        let name = name.rsplit("::").next().unwrap_or(name);
        if self.global_named(&info, name).is_some() {
            return self.global_variable(name);
        }
        if let Some((value, ty)) = self.program.enumerator(name) {
            let width = self.writer().type_of(&info, ty).and_then(|ty| self.types.int_width(ty)).unwrap_or(32);
            let of_llvm = self.writer().type_of(&info, ty).unwrap_or(Type::I32);
            let words = [value as u64 & (u64::MAX >> (64 - width.min(64)))].into();
            let leaf = self.leaf(of_llvm, Scalar::Int { width, words, undefined: 0 });
            return Ok(self.with_source_type(leaf, Some(ty.into())));
        }
        if let Some(found) = self.member_of_this(name) {
            return found;
        }
        let module = self.program.checked.module();
        if let Some(id) = super::super::demangle::functions_with_source_name(module, whole).first() {
            return self.function_value(*id);
        }
        if let Some(id) = module.find(name).map(|id| module.aliasee(id)).filter(|id| module.function(*id).is_some()) {
            return self.function_value(id);
        }
        let all = self.program.variables(frame.function);
        let names: Vec<&str> = all.iter().map(|variable| variable.name.as_str()).collect();
        Err(match (names.contains(&name), near_names(name, names.iter().copied()).first()) {
            (true, _) => format!("the variable `{name}` has no location here"),
            (false, Some(near)) => format!("no symbol `{name}` in the current context; did you mean `{near}`?"),
            (false, None) => {
                format!("no symbol `{name}` in the current context (LLVM values are `%{name}` and `@{name}`)")
            }
        })
    }

    /// Returns the address of a function, with its source type.
    fn function_value(&self, id: GlobalId) -> Result<EvalResult, String> {
        let found = self.node(&ExprNode::Global(self.program.checked.module().globals[id].name.symbol()))?;
        let node = self.program.subprogram(id);
        let ty = node.and_then(|node| self.program.debug_info().function_pointer(&node));
        Ok(self.with_source_type(found, ty))
    }

    /// Returns a variable of a file, or of a function: a static one, or one of its innermost call.
    pub(super) fn scoped(&self, scope: &str, name: &str) -> Result<EvalResult, String> {
        let info = self.program.debug_info();
        let module = self.program.checked.module();
        let is_it = |id: &GlobalId| {
            let global = &module.globals[*id];
            matches!(global.kind, GlobalKind::Variable { .. })
                && info.global(global).is_some_and(|(known, _)| known == name)
                && info.is_in(global, scope)
        };
        if let Some(id) = module.globals.keys().find(is_it) {
            return self.global_by_id(id);
        }
        let function = module.find(scope).map(|id| module.aliasee(id)).filter(|id| module.function(*id).is_some());
        let Some(function) = function else {
            return Err(format!("no variable `{name}` of a file or function `{scope}`"));
        };
        let depth = self.state.depth();
        let frame = (0..depth).rev().find(|n| self.state.frame(*n).is_some_and(|frame| frame.function == function));
        let frame = frame.ok_or_else(|| format!("no call of `{scope}` is active, which `{name}` would belong to"))?;
        EvalScope { frame, ..*self }.variable(name)
    }

    /// Returns a member of the object that `this` points to.
    fn member_of_this(&self, name: &str) -> Option<Result<EvalResult, String>> {
        let (_, this) = self
            .visible_variables()
            .into_iter()
            .find(|(variable, _)| variable.name == "this" && variable.artificial)?;
        let this = self.variable_value(&this?).ok()?;
        let info = self.program.debug_info();
        let to = info.pointee(this.source_type.as_ref()?)?;
        info.members(&to).iter().any(|member| member.name == name).then(|| self.member(this, name))
    }

    /// Returns the variables of the enclosing scopes, innermost scope first and in the order of declaration: one
    /// record for each variable, and the latest record that is valid at the frame's location, if any.
    pub fn visible_variables(&self) -> Vec<(Variable, Option<Variable>)> {
        let Some(frame) = self.state.frame(self.frame) else { return Vec::new() };
        let Some(body) = self.program.body(frame.function) else { return Vec::new() };
        let info = self.program.debug_info();
        let all = self.program.variables(frame.function);
        let mut scopes = info.scopes(body, frame.inst);
        if scopes.is_empty() {
            // The allocas of the prologue have no line, and therefore no scope.
            let own = self.program.subprogram(frame.function);
            scopes.extend(own.map(|node| (node, None)));
        }
        let mut found: Vec<(Variable, Option<Variable>)> = Vec::new();
        for (scope, at) in scopes {
            let first = found.len();
            let of_scope = all.iter().filter(|v| v.scope.as_ref() == Some(&scope) && v.inlined_at == at);
            for variable in of_scope {
                let holds = self.program.comes_before(frame.function, variable.at, frame.inst, variable.declared);
                let value = holds.then(|| variable.clone());
                let same = |(other, _): &&mut (Variable, Option<Variable>)| {
                    other.name == variable.name && (other.line, other.argument) == (variable.line, variable.argument)
                };
                // Records come in the order of the text: a later valid one replaces an earlier one.
                match found[first..].iter_mut().find(same) {
                    Some((_, last)) => *last = value.or(last.take()),
                    None => found.push((variable.clone(), value)),
                }
            }
            found[first..].sort_by_key(|(variable, _)| (variable.argument == 0, variable.argument, variable.line));
        }
        found
    }

    /// Whether the memory of a declared variable exists at the frame's location; a variable that is a value needs
    /// none.
    pub fn is_in_scope(&self, variable: &Variable) -> bool {
        match (self.state.frame(self.frame), variable.value) {
            (Some(frame), Some(Operand::Value(value))) if variable.declared && variable.steps.is_some() => {
                self.program.is_defined(frame.function, frame.inst, value)
            }
            _ => true,
        }
    }

    /// Reads the value of a local source variable.
    pub fn variable_value(&self, variable: &Variable) -> Result<EvalResult, String> {
        let (name, info) = (&variable.name, self.program.debug_info());
        if let (true, Some(ty)) = (self.unevaluated, &variable.source_type) {
            let ty = info.with_lengths(ty, &|name| self.length(name)).unwrap_or_else(|| ty.clone());
            return self.source_memory(&self.state.pointer_to(0), 0, &ty);
        }
        let frame = self.state.frame(self.frame).ok_or("the program is not running")?;
        let body = self.program.body(frame.function).ok_or("the function has no body")?;
        let (Some(steps), Some(value)) = (&variable.steps, variable.value) else {
            return Err(format!("the variable `{name}` was optimized away"));
        };
        let mut found = match value {
            _ if !self.is_in_scope(variable) => {
                return Err(format!("`{name}` has no location yet: the function has just been entered"));
            }
            Operand::Value(value) => self.local(&body.value_name(value).trim_start_matches('%').replace('"', ""))?,
            operand => {
                let tree = self.state.operand(self.frame, variable.ty, operand).ok_or("the value cannot be read")?;
                EvalResult::new(tree)
            }
        };
        let undefined = matches!(found.tree.content, Content::Scalar(Scalar::Undef | Scalar::Poison));
        if !variable.declared && undefined && !matches!(value, Operand::Value(_)) {
            return Err(format!("the variable `{name}` was optimized away"));
        }
        // A declare record gives an address. Other records give a value, unless the expression dereferences it.
        let mut in_memory = variable.declared;
        for step in steps.iter() {
            match step {
                Step::Value => in_memory = false,
                Step::Deref if !in_memory => in_memory = true,
                Step::Deref => {
                    let pointer = self.pointer(&found)?;
                    found = self.memory(&pointer, 0, Type::PTR)?;
                }
                Step::Add(bytes) => found = self.add_offset(&found, *bytes)?,
            }
        }
        let Some(ty) = &variable.source_type else {
            let pointee = found.pointee;
            return match (in_memory, pointee) {
                (false, _) => Ok(found),
                (true, Some(ty)) => self.memory(&self.pointer(&found)?, 0, ty),
                (true, None) => Err(format!("the type of `{name}` is not known")),
            };
        };
        if !in_memory {
            return self.dereference_reference(self.with_source_type(found, Some(ty.clone())));
        }
        let ty = info.with_lengths(ty, &|name| self.length(name)).unwrap_or_else(|| ty.clone());
        self.source_memory(&self.pointer(&found)?, 0, &ty)
    }

    /// Returns the value of a variable that holds the length of an array.
    fn length(&self, name: &str) -> Option<u64> {
        let scope = EvalScope { unevaluated: false, ..*self };
        let (_, variable) = self.visible_variables().into_iter().find(|(variable, _)| variable.name == name)?;
        match scope.comparable_of_result(&scope.variable_value(&variable?).ok()?).ok()? {
            ComparableValue::Int(length) => u64::try_from(length).ok(),
            _ => None,
        }
    }

    /// Adds `by` to an integer, or `by` bytes to a pointer.
    fn add_offset(&self, found: &EvalResult, by: u64) -> Result<EvalResult, String> {
        match &found.tree.content {
            Content::Scalar(Scalar::Pointer(pointer)) => {
                let pointer = self.state.pointer_to(pointer.address.wrapping_add(by));
                Ok(self.leaf(Type::PTR, Scalar::Pointer(pointer)))
            }
            _ => {
                let words = [by, 0].into();
                let by = self.leaf(Type::I128, Scalar::Int { width: 128, words, undefined: 0 });
                self.arithmetic(super::Arithmetic::Add, found, &by)
            }
        }
    }

    /// Returns the global variable with this name in the source or in the module.
    fn global_named(&self, info: &DebugInfo<'_>, name: &str) -> Option<GlobalId> {
        let module = self.program.checked.module();
        let is_variable = |id: &GlobalId| matches!(module.globals[*id].kind, GlobalKind::Variable { .. });
        let of_source = |id: &GlobalId| {
            is_variable(id) && info.global(&module.globals[*id]).is_some_and(|(known, _)| known == name)
        };
        module.find(name).filter(is_variable).or_else(|| module.globals.keys().find(of_source))
    }

    fn global_variable(&self, name: &str) -> Result<EvalResult, String> {
        let module = self.program.checked.module();
        let info = self.program.debug_info();
        let is_function = |id: &GlobalId| module.function(module.aliasee(*id)).is_some();
        match self.global_named(&info, name).or_else(|| module.find(name).filter(is_function)) {
            Some(id) if is_function(&id) => self.function_value(module.aliasee(id)),
            Some(id) => self.global_by_id(id),
            None if self.program.enumerator(name).is_none() && self.program.has_lines() => {
                Err(format!("no symbol `{name}`: the program has ended, and with its calls their local variables have"))
            }
            None => self.node(&ExprNode::Global(name.into())),
        }
    }

    fn global_by_id(&self, id: GlobalId) -> Result<EvalResult, String> {
        let module = self.program.checked.module();
        let info = self.program.debug_info();
        let found = self.node(&ExprNode::Global(module.globals[id].name.symbol()))?;
        match (info.global(&module.globals[id]).and_then(|(_, ty)| ty), found.place) {
            (Some(ty), Some(place)) => self.source_memory(&self.state.pointer_to(place), 0, &ty),
            _ => Ok(found),
        }
    }
}
