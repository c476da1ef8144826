//! Calls of functions of the program in expressions: `f(x, 3)`, `box.area()`.
//!
//! An evaluation cannot run the program: it records the call that it needs in a
//! [`crate::debugger::expression_calls::CallLog`].

use super::{EvalResult, EvalScope, ExprNode};
use crate::debugger::demangle;
use crate::debugger::expression_calls::PendingCall;
use crate::interp::debug::{Content, NewValue, ObjectKind, Pointee, Scalar, Tree};
use crate::ir::debug::Method;
use crate::ir::{GlobalId, Type, TypeKind};

impl EvalScope<'_> {
    /// Evaluates a call: returns its result, or records that it must be made.
    pub(super) fn call(&self, callee: &ExprNode, arguments: &[ExprNode]) -> Result<EvalResult, String> {
        let values: Vec<EvalResult> = arguments
            .iter()
            .map(|argument| Ok(self.with_default_type(self.node(argument)?)))
            .collect::<Result<_, String>>()?;
        let (function, this) = self.callee(callee, &values)?;
        if self.unevaluated {
            let ret = self.program.checked.module().function(function).map_or(Type::VOID, |declared| declared.ret);
            return Ok(self.result_of(function, self.leaf(ret, Scalar::Undef).tree));
        }
        if !self.calls.is_enabled() {
            return Err(
                "a function can be called in `print`, `call` and `set`, not where the program must stay as it \
                is"
                .into(),
            );
        }
        let values: Vec<EvalResult> = this.into_iter().chain(values).collect();
        // The calls in the arguments come first.
        if let Some(result) = self.calls.next_result() {
            return Ok(self.result_of(function, result));
        }
        let arguments = self.convert_arguments(function, &values)?;
        self.calls.request(PendingCall { function, arguments });
        Err("the function has not returned".into())
    }

    /// Returns the function that a node denotes with these arguments, and for a member function the address of its
    /// object.
    fn callee(&self, node: &ExprNode, values: &[EvalResult]) -> Result<(GlobalId, Option<EvalResult>), String> {
        let module = self.program.checked.module();
        if let ExprNode::Member(inner, name) = node
            && let Some(found) = self.member_function(inner, name, values.len())
        {
            return found;
        }
        let found = match node {
            ExprNode::Variable(name) => {
                let named = demangle::functions_with_source_name(module, name);
                if named.len() > 1 {
                    return self.overloaded(name, &named, values).map(|id| (id, None));
                }
                self.variable(name)?
            }
            node => self.node(node)?,
        };
        let Content::Scalar(Scalar::Pointer(pointer)) = &found.tree.content else {
            return Err("only functions can be called".into());
        };
        let id = match pointer.target {
            Pointee::Object { object, offset: 0 } => match self.state.object(object).kind {
                ObjectKind::Function(id) => Some(id),
                _ => None,
            },
            _ => None,
        };
        match id.filter(|id| module.function(*id).is_some_and(|f| f.body.is_some())) {
            Some(id) => Ok((id, None)),
            None if self.is_function(&found) => {
                Err("only functions of the program can be called, not those of a library".into())
            }
            None => Err("only functions can be called".into()),
        }
    }

    /// Returns the member function with this number of arguments and the address of its object; for a virtual function,
    /// the override of the object. `None` if there is no such member function.
    fn member_function(
        &self,
        object: &ExprNode,
        name: &str,
        count: usize,
    ) -> Option<Result<(GlobalId, Option<EvalResult>), String>> {
        let info = self.program.debug_info();
        let object = self.node(object).ok()?;
        let source = object.source_type.clone()?;
        let pointed = info.pointee(&source);
        let is_pointer = pointed.is_some();
        let record = pointed.unwrap_or(source);
        let all = info.methods(&record, name);
        let fits = |method: &&Method| method.parameters == count + usize::from(!method.is_static);
        let method = match (all.iter().filter(fits).collect::<Vec<_>>().as_slice(), all.is_empty()) {
            (_, true) => return None,
            ([one], _) => (*one).clone(),
            ([], _) => return Some(Err(format!("`{name}` does not take {count} arguments"))),
            _ => return Some(Err(format!("`{name}` is overloaded: the debugger cannot choose one"))),
        };
        let address = match (is_pointer, object.place) {
            (true, _) => self.pointer(&object).map(|pointer| pointer.address),
            (false, place) => place.ok_or_else(|| "the object of a member function must be in memory".to_string()),
        };
        Some(address.and_then(|address| self.found_method(&method, name, address.wrapping_add(method.offset))))
    }

    fn found_method(&self, method: &Method, name: &str, this: u64) -> Result<(GlobalId, Option<EvalResult>), String> {
        let module = self.program.checked.module();
        let pointer_at = |address: u64| match self.state.read(address, self.types, Type::PTR, 1).content {
            Content::Scalar(Scalar::Pointer(pointer)) => Some(pointer),
            _ => None,
        };
        let function = match method.virtual_index {
            Some(index) => {
                let entry = pointer_at(this).and_then(|table| pointer_at(table.address.wrapping_add(8 * index)));
                let target = entry.map(|entry| entry.target);
                match target {
                    Some(Pointee::Object { object, offset: 0 }) => match self.state.object(object).kind {
                        ObjectKind::Function(id) => Some(id),
                        _ => None,
                    },
                    _ => return Err(format!("the object has no table of virtual functions with `{name}`")),
                }
            }
            None => module.find(&method.linkage_name).map(|id| module.aliasee(id)),
        };
        let function = function.filter(|id| module.function(*id).is_some_and(|f| f.body.is_some()));
        let function =
            function.ok_or_else(|| format!("`{name}` has no code in the program: it is not used, or inlined"))?;
        let this = self.leaf(Type::PTR, Scalar::Pointer(self.state.pointer_to(this)));
        Ok((function, (!method.is_static).then_some(this)))
    }

    /// Returns the overload of a function whose parameters fit.
    fn overloaded(&self, name: &str, all: &[GlobalId], values: &[EvalResult]) -> Result<GlobalId, String> {
        let info = self.program.debug_info();
        let parameters = |id: &GlobalId| self.program.subprogram(*id).map_or(Vec::new(), |node| info.parameters(&node));
        let by_count: Vec<&GlobalId> = all.iter().filter(|id| parameters(id).len() == values.len()).collect();
        let same = |(ty, value): (Option<String>, &EvalResult), is_promoted: bool| {
            let plain = |ty: &String| info.plain_type(ty).map(|plain| info.type_name(&plain));
            let ty = ty.map(|ty| if self.is_reference(&ty) { info.pointee(&ty).unwrap_or(ty) } else { ty });
            let own = value.source_type.as_ref().and_then(plain);
            // A literal.
            let own = own.or_else(|| (value.tree.ty == Type::DOUBLE).then(|| "double".into()));
            let own = match value.tree.ty {
                Type::I8 | Type::I16 if is_promoted => Some("int".into()),
                Type::FLOAT if is_promoted => Some("double".into()),
                _ => own,
            };
            ty.as_ref().and_then(plain) == own
        };
        let fitting = |is_promoted: bool| -> Vec<GlobalId> {
            let fits = |id: &&&GlobalId| parameters(id).into_iter().zip(values).all(|pair| same(pair, is_promoted));
            by_count.iter().filter(fits).map(|id| **id).collect()
        };
        match (by_count.as_slice(), fitting(false).as_slice(), fitting(true).as_slice()) {
            ([one], ..) => Ok(**one),
            (_, [one], _) | (_, [], [one]) => Ok(*one),
            _ => {
                let names: Vec<String> = all.iter().filter_map(|id| self.program.source_name(*id)).collect();
                Err(format!("`{name}` may be {}: cast the arguments to the types of one", names.join(", ")))
            }
        }
    }

    /// Converts the arguments of a call to the types of the parameters.
    fn convert_arguments(&self, function: GlobalId, values: &[EvalResult]) -> Result<Box<[NewValue]>, String> {
        let module = self.program.checked.module();
        let name = self.program.global_name(function);
        let declared = module.function(function).ok_or("only functions can be called")?;
        let info = self.program.debug_info();
        let of_source: Vec<Option<String>> =
            self.program.subprogram(function).map_or(Vec::new(), |node| info.parameters(&node));
        let count = if of_source.is_empty() { declared.params.len() } else { of_source.len() };
        if values.len() != count && !(of_source.is_empty() && values.is_empty()) {
            let few = if values.len() < count { "too few" } else { "too many" };
            return Err(format!("{few} arguments in the call of `{name}`, which has {count}"));
        }
        if declared.varargs {
            return Err(format!("`{name}` has variable arguments: the debugger cannot call it"));
        }
        let is_scalar = |ty: Type| {
            matches!(self.types.kind(ty), TypeKind::Int(1..=128) | TypeKind::Float(_) | TypeKind::Ptr { .. })
        };
        let by_reference = ["byval", "sret", "inalloca"];
        let is_plain = |param: &crate::ir::Param| {
            is_scalar(param.ty) && !by_reference.iter().any(|attr| module.has_attr(param.attrs, attr))
        };
        let is_record = |ty: &String| info.plain_type(ty).is_some_and(|plain| info.is_record(&plain));
        let result = self.program.result_type(function);
        if of_source.iter().flatten().chain(&result).any(is_record)
            || declared.params.len() != values.len()
            || !declared.params.iter().all(is_plain)
        {
            return Err(format!("`{name}` takes or returns a struct by value: the debugger cannot call it"));
        }
        let mut passed = Vec::new();
        for (n, (value, param)) in values.iter().zip(&declared.params).enumerate() {
            let to =
                EvalResult { source_type: of_source.get(n).cloned().flatten(), ..self.leaf(param.ty, Scalar::Undef) };
            if matches!(value.tree.content, Content::Scalar(Scalar::Undef | Scalar::Poison)) {
                return Err(format!("argument {} of the call is undefined", n + 1));
            }
            if to.source_type.as_ref().is_some_and(|ty| self.is_reference(ty)) {
                let place = value.place.ok_or_else(|| {
                    format!("argument {} of the call is not in memory, and the parameter is a reference", n + 1)
                })?;
                passed.push(NewValue::Pointer(place));
                continue;
            }
            let value = self.converted(&to, value.clone(), &format!("argument {}", n + 1))?;
            let Content::Scalar(scalar) = &value.tree.content else {
                return Err(format!("argument {} has no address in the program", n + 1));
            };
            passed.push(self.new_value(&to, scalar)?);
        }
        Ok(passed.into())
    }

    /// Returns the result of a call as a value with its source type.
    fn result_of(&self, function: GlobalId, tree: Tree) -> EvalResult {
        if tree.ty == Type::VOID {
            return EvalResult::new(Tree { content: Content::Unreadable, ..tree });
        }
        let source = self.program.result_type(function);
        let info = self.program.debug_info();
        let is_record = source.as_ref().and_then(|ty| info.plain_type(ty)).is_some_and(|plain| info.is_record(&plain));
        let found = EvalResult::new(tree);
        // A struct returned in registers is divided like the registers.
        if is_record { found } else { self.with_source_type(found, source) }
    }
}
