//! Calls of functions by name and through pointers, with C's conversions of arguments.

use super::super::mistakes::Mistake;
use super::c_names::c_name;
use super::conversion_purpose::ConversionPurpose;
use super::conversions::{is_integer, llvm_type, promoted, typed};
use super::copies::Source;
use super::locals::CallTypes;
use super::lower::{LoweredValue, Lowering, LoweringResult, is_pointer};
use super::nodes::{CastTarget, ExprNode, SpannedNode, function_type};
use super::other_languages::of_another_language;
use super::printf;
use llvmlite_jit::diagnostic::near_names;
use llvmlite_jit::session::Session;

/// Whether a name is written as the address of a variable, as in LLVM.
fn written_address(name: &str) -> bool {
    name.starts_with('@')
}

impl Lowering<'_> {
    /// Lowers a call of a function by name.
    pub(super) fn call(&mut self, name: &str, arguments: &[SpannedNode]) -> LoweringResult<LoweredValue> {
        let source = self.call_source(name, arguments)?;
        self.loaded(source)
    }

    /// As [`call`](Lowering::call); a struct that is returned by value is in memory.
    pub(super) fn call_source(&mut self, name: &str, arguments: &[SpannedNode]) -> LoweringResult<Source> {
        if self.locals.address(name).is_some() {
            return self.call_through_source(&ExprNode::Name(name.into()).into(), arguments);
        }
        if let Some(builtin) = name.strip_prefix("__builtin_")
            && self.signature(name).is_none()
            && let Some(value) = self.builtin(builtin, arguments)?
        {
            return Ok(Source::Value(value));
        }
        if self.signature(name).is_none()
            && let Some(value) = self.float_test(name, arguments)?
        {
            return Ok(Source::Value(value));
        }
        if self.locals.own_signature(name).is_none()
            && let Some(declaration) = self.session.library_declaration(name)
            && !self.setup.contains(&declaration)
        {
            self.setup.push(declaration);
        }
        let Some((params, varargs, ret)) = self.signature(name) else {
            let is_value = |name: String| name.starts_with('%') || self.value_type(&name).is_some();
            if self.known_name(name).is_some_and(is_value) {
                return self.call_through_source(&ExprNode::Name(name.into()).into(), arguments);
            }
            return Err(self.unknown_function(name).into());
        };
        if let Some(types) = self.call_types(name)? {
            return self.call_by_value((name, &format!("@{name}")), &types, arguments);
        }
        let written = self.arguments(name, &params, varargs, arguments)?;
        let call = format!("@{name}({written})");
        self.called(name, &call, ret).map(Source::Value)
    }

    /// Lowers `%f(3)`, a call of the function that a pointer refers to.
    pub(super) fn call_through(
        &mut self,
        callee: &SpannedNode,
        arguments: &[SpannedNode],
    ) -> LoweringResult<LoweredValue> {
        let source = self.call_through_source(callee, arguments)?;
        self.loaded(source)
    }

    /// As [`call_through`](Lowering::call_through); a struct that is returned by value is in memory.
    pub(super) fn call_through_source(
        &mut self,
        callee: &SpannedNode,
        arguments: &[SpannedNode],
    ) -> LoweringResult<Source> {
        // In C, `(*f)(3)` and `f(3)` are the same.
        let callee = match &**callee {
            ExprNode::Deref(inner) => inner,
            _ => callee,
        };
        let unknown =
            |name: &str| format!("the type of this function is not known; write it: `call i64 {name}(i64 3)`");
        let ExprNode::Name(name) = &**callee else {
            if let LoweredValue::Pointer { operand, pointee, .. } = self.value(callee)?
                && let Some(signature) = function_type(&pointee)
            {
                return self.call_pointer(&operand, signature, arguments);
            }
            return Err("the type of this function is not known; name its address, such as `g`, and write it: \
                        `call i64 %g(i64 3)`"
                .into());
        };
        let name = self.resolve(name)?;
        if self.signature(&name).is_some() && name.starts_with('@') {
            return self.call_source(&name[1..], arguments);
        }
        if let Some(ty) = self.value_type(&name).filter(|ty| !is_pointer(ty)) {
            return Err(format!("{} has type `{ty}`, and is not a function", self.described(&name)).into());
        }
        if let Some(signature) = self.function_pointee(&name) {
            let (_, pointer) = typed(self.value(callee)?)?;
            return self.call_pointer(&pointer, signature, arguments);
        }
        let function = self.session.function_behind(&name);
        let signature = function.as_ref().and_then(|function| self.signature(function));
        let (Some(function), Some((params, varargs, ret))) = (function, signature) else {
            return Err(unknown(&name).into());
        };
        if let Some(types) = self.call_types(&function[1..])? {
            let (_, pointer) = typed(self.value(callee)?)?;
            return self.call_by_value((&function[1..], &pointer), &types, arguments);
        }
        let written = self.arguments(&function[1..], &params, varargs, arguments)?;
        let value = self.value(&ExprNode::Name(name).into())?;
        let (_, pointer) = typed(value)?;
        let dots = if params.is_empty() { "..." } else { ", ..." };
        let ty = if varargs { format!("{ret} ({}{dots})", params.join(", ")) } else { ret.clone() };
        self.called(&function[1..], &format!("call {ty} {pointer}({written})"), ret).map(Source::Value)
    }

    /// Returns the type of the function to which a pointer refers, if it was declared with it.
    fn function_pointee(&self, name: &str) -> Option<(Vec<String>, bool, String)> {
        let pointee = match name.starts_with('@') {
            true => self.targets.get(name).cloned().or_else(|| self.session.global_pointee(name)),
            false => self.session.pointee(name),
        };
        function_type(&pointee?)
    }

    /// Adds a call of the function at an address.
    fn call_pointer(
        &mut self,
        pointer: &str,
        (params, varargs, ret): (Vec<String>, bool, String),
        arguments: &[SpannedNode],
    ) -> LoweringResult<Source> {
        if let Some(types) = CallTypes::of(self.session, &params, varargs, &ret)? {
            return self.call_by_value(("", pointer), &types, arguments);
        }
        let written = self.arguments("", &params, varargs, arguments)?;
        let llvm = llvm_type(&ret);
        let dots = if params.is_empty() { "..." } else { ", ..." };
        let types: Vec<String> = params.iter().map(|ty| llvm_type(ty)).collect();
        let ty = if varargs { format!("{llvm} ({}{dots})", types.join(", ")) } else { llvm };
        self.called("", &format!("call {ty} {pointer}({written})"), ret).map(Source::Value)
    }

    /// Adds a call whose result has the type `ret`.
    pub(super) fn called(&mut self, name: &str, call: &str, ret: String) -> LoweringResult<LoweredValue> {
        if ret == "void" {
            self.lines.push(call.into());
            return Ok(LoweredValue::Void(name.into()));
        }
        let result = self.add(call);
        let declared = self.locals.own_result(name).cloned();
        match declared.or_else(|| self.declared_result(name, &ret)) {
            Some(CastTarget::Pointer(pointee)) if is_pointer(&ret) => {
                return Ok(LoweredValue::Pointer { ty: ret, operand: result, pointee });
            }
            Some(CastTarget::Scalar(ty)) if llvm_type(&ty) == ret => return Ok(LoweredValue::Typed(ty, result)),
            _ => {}
        }
        if name == "div" && ret == "i64" {
            return Ok(self.div_result(&result));
        }
        let unsigned = ret.strip_prefix('i').filter(|_| self.session.library_returns_unsigned(name));
        let ty = unsigned.map(|bits| format!("u{bits}")).unwrap_or(ret);
        Ok(LoweredValue::Typed(ty, result))
    }

    /// Returns the type in C of the results of a function of the session, if it says more than the type in LLVM.
    fn declared_result(&self, name: &str, ret: &str) -> Option<CastTarget> {
        if is_pointer(ret) {
            return self.session.result_pointee(name).map(CastTarget::Pointer);
        }
        let bits = ret.strip_prefix('i').filter(|bits| *bits != "1")?;
        self.session.result_c_type(name).is_unsigned.then(|| CastTarget::Scalar(format!("u{bits}")))
    }

    /// Returns the struct that `div` returns in a register: quotient and remainder.
    fn div_result(&mut self, both: &str) -> LoweredValue {
        const TYPE: &str = "{ i32, i32 }";
        let quotient = self.add(&format!("trunc i64 {both} to i32"));
        let high = self.add(&format!("lshr i64 {both}, 32"));
        let remainder = self.add(&format!("trunc i64 {high} to i32"));
        let first = self.add(&format!("insertvalue {TYPE} undef, i32 {quotient}, 0"));
        LoweredValue::Typed(TYPE.into(), self.add(&format!("insertvalue {TYPE} {first}, i32 {remainder}, 1")))
    }

    /// Reports a function that is neither in the session nor in the table of the C library.
    fn unknown_function(&self, name: &str) -> String {
        if let Some(message) = of_another_language(name) {
            return message;
        }
        let known = self.session.known_names();
        let library = Session::library_names();
        let near = near_names(name, known.iter().chain(&library).filter_map(|name| name.strip_prefix('@')));
        let near = near.first().map(|near| format!("did you mean `{near}`?"));
        let declare = || "define it first, or declare it with its types".to_string();
        format!("use of undefined function `@{name}`; {}", near.unwrap_or_else(declare))
    }

    /// Reports a wrong number of arguments.
    pub(super) fn check_count(
        &self,
        name: &str,
        count: usize,
        varargs: bool,
        arguments: &[SpannedNode],
    ) -> LoweringResult<()> {
        if arguments.len() != count && !(varargs && arguments.len() > count) {
            let (least, plural) = (if varargs { "at least " } else { "" }, if count == 1 { "" } else { "s" });
            let given = arguments.len();
            let be = if given == 1 { "is" } else { "are" };
            let declared = self.session.library_declaration_in_c(name).map(String::from);
            let declared = declared
                .or_else(|| self.session.library_declaration(name))
                .or_else(|| self.session.text_of(&format!("@{name}")));
            let declared = declared.map_or(String::new(), |declared| format!("; the function is `{declared}`"));
            let name = if name.is_empty() { "the function".to_string() } else { format!("`@{name}`") };
            return Err(
                format!("{name} takes {least}{count} argument{plural}, but {given} {be} given{declared}").into()
            );
        }
        Ok(())
    }

    /// Lowers the arguments of a call.
    fn arguments(
        &mut self,
        name: &str,
        params: &[String],
        varargs: bool,
        arguments: &[SpannedNode],
    ) -> LoweringResult<String> {
        self.check_count(name, params.len(), varargs, arguments)?;
        let mut written = Vec::new();
        let pointers = self.pointer_params(name);
        for (n, argument) in arguments.iter().enumerate() {
            let pointer = pointers.get(n).and_then(Option::as_deref);
            if varargs && printf::format_index(name) == Some(n) {
                self.check_format(name, n, argument)?;
            }
            written.push(match params.get(n) {
                Some(ty) => {
                    let lowered = self.argument(argument, ty, pointer);
                    lowered.map_err(|mistake| self.with_parameter_of_c(mistake, name, n).or_at(&argument.span))?
                }
                None => self.variadic_argument(argument)?,
            });
        }
        if let Some(format) = printf::format_index(name)
            && varargs
            && let Some(ExprNode::Text(text)) = arguments.get(format).map(|argument| &**argument)
        {
            let types: Vec<&str> = written[params.len()..].iter().map(|text| printf::type_of_argument(text)).collect();
            printf::mistakes(text, &types).into_iter().for_each(|message| self.warn(message));
        }
        let written = written.join(", ");
        self.note_copies(&written);
        Ok(written)
    }

    /// Refuses a number in place of a format: `printf(x)`.
    fn check_format(&mut self, name: &str, index: usize, node: &SpannedNode) -> LoweringResult<()> {
        if let ExprNode::Text(_) | ExprNode::Typed(_) | ExprNode::Word(_) = &**node {
            return Ok(());
        }
        let Ok(ty) = self.without_effect(|lowering| lowering.operand_type(node)) else { return Ok(()) };
        let Some(conversion) = printf::conversion_of(&ty) else { return Ok(()) };
        let shown = node.span.clone().and_then(|span| self.text.get(span)).unwrap_or("x");
        let (ty, before) = (c_name(&ty), ["", "…, ", "…, …, "][index.min(2)]);
        let what = match conversion {
            "%f" | "%Lf" => format!("passing `{ty}` to parameter of incompatible type `const char *`"),
            _ => {
                format!("incompatible integer to pointer conversion passing `{ty}` to parameter of type `const char *`")
            }
        };
        let message = format!("{what}; the format precedes the value: `{name}({before}\"{conversion}\", {shown})`");
        Err(Mistake::from(message).or_at(&node.span))
    }

    /// Writes the type of a parameter of a function of the C library as its declaration has it.
    fn with_parameter_of_c(&self, mut mistake: Mistake, name: &str, number: usize) -> Mistake {
        let Some(ty) = self.session.library_parameter_in_c(name, number) else { return mistake };
        for before in ["to parameter of type `", "to parameter of incompatible type `"] {
            if let Some((start, rest)) = mistake.message.split_once(before)
                && let Some((_, behind)) = rest.split_once('`')
            {
                mistake.message = format!("{start}{before}{ty}`{behind}");
            }
        }
        mistake
    }

    /// Lowers an argument for a parameter, whose type in C is given if it is a known pointer type.
    pub(super) fn argument(&mut self, node: &SpannedNode, ty: &str, pointer: Option<&str>) -> LoweringResult<String> {
        if let Some(pointer) = pointer.filter(|_| is_pointer(ty)) {
            self.refuse_record_for(node, pointer, ConversionPurpose::Argument)?;
        }
        match &**node {
            ExprNode::Typed(text) => Ok(text.clone()),
            ExprNode::Text(_) if !is_pointer(ty) => {
                let (purpose, to) = (ConversionPurpose::Argument, c_name(ty));
                Err(match is_integer(ty) {
                    true => format!("incompatible pointer to integer conversion {}", purpose.described(&to, "char *")),
                    false => purpose.of_incompatible(&to, "char *"),
                }
                .into())
            }
            ExprNode::Float(_) if is_pointer(ty) => {
                Err(ConversionPurpose::Argument.of_incompatible(&c_name(pointer.unwrap_or(ty)), "double").into())
            }
            ExprNode::Text(text) => Ok(format!("{ty} {}", self.text_variable(text))),
            ExprNode::Word(word) => Ok(format!("{ty} {word}")),
            // The address of a variable or a function.
            ExprNode::Name(name)
                if is_pointer(ty)
                    && self.known_name(name).is_some_and(|name| name.starts_with('@'))
                    && !self.is_loaded(name) =>
            {
                let address = self.resolve(name)?;
                if let Some(pointer) = pointer {
                    let value =
                        match self.locals.type_of(&address).map(String::from).or_else(|| self.value_type(&address)) {
                            // Only an array decays to its address.
                            Some(pointee) if written_address(name) || pointee.starts_with('[') => {
                                LoweredValue::Pointer { ty: "ptr".into(), operand: address.clone(), pointee }
                            }
                            Some(number) => LoweredValue::Typed(number, address.clone()),
                            None => LoweredValue::Typed("ptr".into(), address.clone()),
                        };
                    self.check_conversion(&value, pointer, ConversionPurpose::Argument)?;
                }
                Ok(format!("{ty} {address}"))
            }
            _ => {
                let value = self.value(node)?;
                let to = pointer.filter(|_| is_pointer(ty)).unwrap_or(ty);
                self.check_conversion(&value, to, ConversionPurpose::Argument)?;
                let value = self.as_type(value, ty)?;
                Ok(format!("{} {value}", llvm_type(ty)))
            }
        }
    }

    /// Returns an argument of a variadic call, with C's default promotions.
    pub(super) fn variadic_argument(&mut self, node: &SpannedNode) -> LoweringResult<String> {
        if let ExprNode::Typed(text) = &**node {
            return Ok(text.clone());
        }
        if let ExprNode::Name(written) = &**node
            && let Some(name) = self.known_name(written)
            && name.starts_with('@')
            && !self.is_loaded(written)
            && (written.starts_with('@') || self.value_type(&name).is_none_or(|ty| ty.starts_with('[')))
        {
            return Ok(format!("ptr {name}"));
        }
        // C's default argument promotions.
        let value = self.value(node)?;
        let ty = match value.c_type().as_str() {
            "float" | "half" | "bfloat" => "double".to_string(),
            ty => promoted(ty),
        };
        if ty == value.c_type() {
            let (ty, operand) = typed(value)?;
            return Ok(format!("{ty} {operand}"));
        }
        let operand = self.as_type(value, &ty)?;
        Ok(format!("{ty} {operand}"))
    }
}
