//! Functions and statements in C syntax, and their local variables.
//!
//! A local variable is in memory, as in the code that clang generates without optimization. While the statements are
//! lowered, its address has a name that is no name of LLVM, `@x#1#`, so that it is handled as a variable of the session
//! is; at the end the name becomes that of an alloca, `%x.addr`.

use super::super::mistakes::Mistake;
use super::c_syntax::{CFunction, begins_statement, in_one_line, without_line_comments};
use super::constant_values::session_constant;
use super::conversions::{llvm_type, typed};
use super::literals;
use super::locals::{CallTypes, OwnFunction, param_name};
use super::lower::{Lowering, is_pointer};
use super::lowered::{HELPER, HelperFunction, LoweredExpression};
use super::nodes::{CastTarget, is_identifier, is_record};
use super::punctuation;
use super::reader::ExpressionReader;
use super::records::TypeNodes;
use super::statement_lowering::ControlFlow;
use llvmlite_jit::session::Session;

fn result_type(function: &CFunction<'_>) -> String {
    function.ret.as_ref().map_or("void".into(), llvm)
}

fn llvm(ty: &CastTarget) -> String {
    match ty {
        CastTarget::Scalar(ty) => llvm_type(ty),
        CastTarget::Pointer(_) => "ptr".into(),
    }
}

/// Returns the name of the function that a text defines, also if there is a mistake in it; `None` for any other text.
pub fn defined_function(text: &str) -> Option<&str> {
    let (head, rest) = text.split_once('(')?;
    let head = head.trim_end();
    let name = head.rsplit([' ', '*', '@']).next()?;
    (head.len() > name.len() && is_identifier(name) && rest.contains('{')).then_some(name)
}

/// Returns a function in C syntax as a definition or a declaration in LLVM; `None` for any other text.
pub fn lower_function(text: &str, session: &Session) -> Option<Result<LoweredExpression, Mistake>> {
    let written = without_line_comments(text);
    let text = with_constant_lengths(&in_one_line(text), session);
    let function = match CFunction::read(&text)? {
        Ok(function) => function,
        Err(mistake) => return Some(Err(mistake)),
    };
    let in_c = |ty: &CastTarget| match ty {
        CastTarget::Scalar(ty) => ty.clone(),
        CastTarget::Pointer(_) => "ptr".into(),
    };
    let params: Vec<String> = function.params.iter().map(|(ty, _)| in_c(ty)).collect();
    let ret = function.ret.as_ref().map_or("void".into(), in_c);
    let by_value = match CallTypes::of(session, &params, false, &ret) {
        Ok(types) => types,
        Err(mistake) => return Some(Err(mistake)),
    };
    let types = match &by_value {
        Some(types) => types.llvm_params(),
        None => function.params.iter().map(|(ty, _)| llvm(ty)).collect(),
    };
    let llvm_ret = by_value.as_ref().map_or_else(|| result_type(&function), CallTypes::llvm_ret);
    let Some(body) = function.body else {
        let mut nodes = TypeNodes::default();
        let attached = match nodes.signature(&function) {
            attached if attached.is_empty() => attached,
            attached => attached + " ",
        };
        let (ret, name) = (llvm_ret, function.name);
        let types = types.into_iter().chain(function.is_variadic.then(|| "...".to_string())).collect::<Vec<_>>();
        let mut lines = vec![format!("declare {attached}{ret} @{name}({})", types.join(", "))];
        lines.extend(nodes.lines());
        return Some(Ok(LoweredExpression { lines, translated: true, ty: "void".into(), ..Default::default() }));
    };
    let mut lowering = Lowering::new(&text, session);
    lowering.locals.own = Some(OwnFunction {
        name: function.name.to_string(),
        params: types,
        c_params: function.params.iter().map(|(ty, _)| ty.clone()).collect(),
        llvm_ret,
        ret: function.ret.clone(),
        by_value,
    });
    lowering.locals.has_allocas = true;
    // Its lines, unless a constant in its head was replaced by a value of another length.
    let written = if written.len() == text.len() { &written } else { &text };
    Some(lowering.function(&function, body).map_err(|mistake| punctuation::explained(written, mistake)))
}

/// Replaces constants in the lengths of parameters that are arrays, `int m[][COLS]`, by their values.
fn with_constant_lengths(text: &str, session: &Session) -> String {
    let head = text.find('{').unwrap_or(text.len());
    let mut result = String::new();
    let mut copied = 0;
    for (at, _) in literals::code(&text[..head]).filter(|(_, c)| *c == '[') {
        let Some(end) = text[at..head].find(']').map(|end| at + end) else { break };
        let written = &text[at + 1..end];
        let node = ExpressionReader::read(written, &|_| false);
        if let Some(value) =
            node.and_then(|node| session_constant(&node, session, &|_| None)).filter(|value| *value >= 0)
        {
            // What follows keeps its place.
            result += &format!("{}{value:<width$}", &text[copied..=at], width = written.chars().count());
            copied = end;
        }
    }
    result + &text[copied..]
}

/// Returns a statement such as `for (int i = 0; i < 3; i++) f(i);` as a call of a function; `None` for any other text.
pub fn lower_statement(text: &str, session: &Session) -> Option<Result<LoweredExpression, Mistake>> {
    if !begins_statement(text, session) {
        return None;
    }
    let written = without_line_comments(text);
    let lowered = Lowering::new(&in_one_line(text), session).statements_of_input();
    Some(lowered.map_err(|mistake| punctuation::explained(&written, mistake)))
}

impl Lowering<'_> {
    /// Creates a local variable, and returns its address.
    pub(super) fn declare_local(&mut self, name: &str, ty: &str, pointee: Option<&str>) -> String {
        let address = match self.locals.is_static {
            true => self.declare_static(name, ty),
            false => {
                let address = format!("@{name}#{}#", self.locals.all.len() + 1);
                self.locals.all.push((address.clone(), ty.to_string()));
                address
            }
        };
        self.locals.declare(name, address.clone());
        if let Some(pointee) = pointee {
            self.targets.insert(address.clone(), pointee.to_string());
        }
        address
    }

    /// Reports a name that was declared twice in a scope.
    fn check_names(&self) -> Result<(), Mistake> {
        match &self.locals.redefined {
            Some(name) => Err(format!("redefinition of `{name}`").into()),
            None => Ok(()),
        }
    }

    fn function(mut self, function: &CFunction<'_>, body: &str) -> Result<LoweredExpression, Mistake> {
        self.current_block();
        self.share_values(body);
        let mut params = Vec::new();
        let by_value = self.locals.own.as_ref().and_then(|own| own.by_value.clone());
        if let Some(types) = &by_value {
            let names: Vec<&str> = function.params.iter().map(|(_, name)| *name).collect();
            params = self.record_params(types, &names)?;
        }
        for (ty, name) in &function.params {
            if matches!(ty, CastTarget::Scalar(ty) if is_record(ty)) {
                continue;
            }
            let param = param_name(name);
            if by_value.is_none() {
                params.push(format!("{} {param}", llvm(ty)));
            }
            let address = match ty {
                CastTarget::Scalar(ty) => self.declare_local(name, ty, None),
                CastTarget::Pointer(pointee) => self.declare_local(name, "ptr", Some(pointee)),
            };
            self.lines.push(format!("store {} {param}, ptr {address}", llvm(ty)));
        }
        let mut flow = ControlFlow::new(Some(function.ret.clone()));
        self.all_statements(body, &mut flow)?;
        self.check_labels()?;
        self.check_names()?;
        if self.blocks.current.as_ref().is_some_and(|label| label.starts_with("unreached")) && !flow.has_ended {
            self.lines.push("unreachable".into());
            flow.has_ended = true;
        }
        if !flow.has_ended {
            match &function.ret {
                None => self.lines.push("ret void".into()),
                // As in C, the status of a program.
                Some(CastTarget::Scalar(ty)) if function.name == "main" => self.lines.push(format!("ret {ty} 0")),
                // As in C, only a use of the result is a mistake.
                Some(ty) => {
                    let ret = self.locals.own.as_ref().map_or_else(|| llvm(ty), |own| own.llvm_ret.clone());
                    self.lines.push(if ret == "void" { "ret void".into() } else { format!("ret {ret} undef") });
                    let name = function.name;
                    self.warn(format!("`{name}` returns a value, but its end is reached without `return`"));
                }
            }
        }
        let (body, used, _) = self.body()?;
        let own: Vec<&str> = params.iter().filter_map(|param| param.rsplit(' ').next()).collect();
        if let Some(name) = used.iter().find(|name| !own.contains(&name.as_str())) {
            let (plain, text) = (&name[1..], self.session.text_of(name).unwrap_or_default());
            let value = text.split_once(" = ").map_or("", |(_, value)| value).split(" ;").next().unwrap_or_default();
            return Err(format!(
                "`{plain}` is a value of the session, which a function does not see: pass it as an argument, or define a \
                 variable that it does see: `@{plain} = global {value}`"
            )
            .into());
        }
        let mut nodes = TypeNodes::default();
        let attached = match nodes.signature(function) {
            attached if attached.is_empty() => attached,
            attached => format!(" {attached}"),
        };
        let ret = self.locals.own.as_ref().map_or_else(|| result_type(function), |own| own.llvm_ret.clone());
        let head = format!("define {ret} @{}({}){attached}", function.name, params.join(", "));
        let sharing = self.sharing(&body);
        let mut lines = vec![format!("{head} {{\n{}}}", self.with_allocas(body))];
        lines.extend(nodes.lines());
        lines.extend(sharing.stores);
        let Lowering { setup, warnings, .. } = self;
        let setup = [sharing.setup, setup].concat();
        let ty = "void".to_string();
        let moved = sharing.moved;
        Ok(LoweredExpression { setup, lines, translated: true, ty, warnings, moved, ..Default::default() })
    }

    /// Lowers the statements of an input. Values of the session that they change are variables in memory while they
    /// run, and the results of the function.
    fn statements_of_input(mut self) -> Result<LoweredExpression, Mistake> {
        let mut changed = Vec::new();
        self.locals.has_allocas = true;
        self.current_block();
        for name in changed_names(self.text) {
            let Some(value) = super::names::with_sigil(name, self.session).filter(|name| name.starts_with('%')) else {
                continue;
            };
            let Some(ty) = self.type_of(&value) else { continue };
            // A struct or an array is in memory already.
            if self.is_struct_memory(&value) || self.is_array_memory(&value) && self.session.is_alloca(&value) {
                continue;
            }
            let pointee = self.session.pointee(&value).filter(|_| is_pointer(&ty));
            let address = self.declare_local(name, &ty, pointee.as_deref());
            self.lines.push(format!("store {} {value}, ptr {address}", llvm_type(&ty)));
            changed.push((value, ty, address));
        }
        let mut flow = ControlFlow::new(None);
        self.all_statements(self.text, &mut flow)?;
        self.check_labels()?;
        self.check_names()?;
        if flow.has_ended {
            let label = self.label("unreached");
            self.begin_block(&label);
        }
        let mut results = Vec::new();
        for (value, ty, address) in changed {
            let loaded = self.load_from("ptr", &address, &ty)?;
            let (llvm, operand) = typed(loaded)?;
            results.push((value, ty, llvm, operand));
        }
        let ty = match results.as_slice() {
            [] => "void".to_string(),
            [(_, _, llvm, _)] => llvm.clone(),
            all => format!("{{ {} }}", all.iter().map(|(_, _, llvm, _)| llvm.as_str()).collect::<Vec<_>>().join(", ")),
        };
        let mut whole = match results.as_slice() {
            [] => String::new(),
            [(.., operand)] => operand.clone(),
            _ => "undef".into(),
        };
        if results.len() > 1 {
            for (n, (_, _, llvm, operand)) in results.iter().enumerate() {
                whole = self.add(&format!("insertvalue {ty} {whole}, {llvm} {operand}, {n}"));
            }
        }
        let (body, params, _) = self.body()?;
        let typed: Vec<String> =
            params.iter().filter_map(|name| Some(format!("{} {name}", self.session.value_type(name)?))).collect();
        let typed = typed.join(", ");
        let returned = if results.is_empty() { "ret void".to_string() } else { format!("ret {ty} {whole}") };
        let shown = format!("{}  {returned}", self.with_allocas(body));
        let helper = HELPER;
        let definition = format!("define {ty} {helper}({typed}) {{\n{shown}\n}}");
        let call = format!("call {ty} {helper}({typed})");
        let mut temporaries = Vec::new();
        let lines = match results.as_slice() {
            [] => vec![call],
            [(value, ..)] => vec![format!("{value} = {call}")],
            all => {
                let together = self.add("call");
                temporaries.push(together.clone());
                let parts = all.iter().enumerate();
                let parts = parts.map(|(n, (value, ..))| format!("{value} = extractvalue {ty} {together}, {n}"));
                std::iter::once(format!("{together} = {call}")).chain(parts).collect()
            }
        };
        for (value, ty, ..) in &results {
            let is_declared = self.declared(value).is_some();
            self.note_type(&value[1..], ty, is_declared);
            // A pointer keeps its type.
            let pointee = self.session.pointee(value).filter(|_| is_pointer(ty));
            self.pointees.extend(pointee.map(|pointee| (value.clone(), pointee)));
        }
        let helper = Some(HelperFunction { name: helper.into(), definition, shown });
        let Lowering { setup, warnings, c_types, pointees, .. } = self;
        let ty = "void".to_string();
        Ok(LoweredExpression {
            setup,
            lines,
            temporaries,
            translated: true,
            ty,
            warnings,
            c_types,
            pointees,
            helper,
            ..Default::default()
        })
    }

    /// Returns the lines of a function with its local variables.
    fn with_allocas(&self, body: String) -> String {
        let allocas = self.locals.allocas();
        let mut body = body;
        let mut lines = String::new();
        for (address, name, ty) in allocas {
            body = body.replace(address, &name);
            lines += &format!("  {name} = alloca {}\n", llvm_type(&ty));
        }
        for shared in self.locals.shared.iter().filter(|shared| shared.is_memory) {
            if !body.contains(&shared.address) {
                continue;
            }
            let name = format!("%{}.memory", shared.name());
            body = body.replace(&shared.address, &name);
            lines += &format!("  {name} = load ptr, ptr {}\n", shared.holder());
        }
        // They are the first instructions of the first block.
        match body.split_once('\n') {
            Some((label, rest)) if label.ends_with(':') => format!("{label}\n{lines}{rest}"),
            _ => lines + &body,
        }
    }
}

/// Returns the names that a text may change: `x = 5`, `x += 1`, `x++`, `&x`.
fn changed_names(text: &str) -> Vec<&str> {
    let code: Vec<(usize, char)> = literals::code(text).collect();
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut found: Vec<&str> = Vec::new();
    let mut n = 0;
    while n < code.len() {
        let (start, c) = code[n];
        if !is_word(c) {
            n += 1;
            continue;
        }
        while n < code.len() && is_word(code[n].1) {
            n += 1;
        }
        let end = code.get(n).map_or(text.len(), |(at, _)| *at);
        let (before, behind) = (text[..start].trim_end(), text[end..].trim_start());
        let assigns = behind.starts_with('=') && !behind.starts_with("==")
            || ["++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="]
                .iter()
                .any(|operator| behind.starts_with(operator));
        let takes_address = before.ends_with('&') && !before.ends_with("&&");
        let steps = before.ends_with("++") || before.ends_with("--");
        let name = &text[start..end];
        if (assigns || takes_address || steps) && !found.contains(&name) {
            found.push(name);
        }
    }
    found
}
