//! `&&`, `||` and `? :`. Operands without effects are all evaluated. Otherwise the expression becomes a function with
//! branches, since an input of the session is one block.

use super::conversions::{NumericType, common_type, llvm_type};
use super::lower::{LoweredValue, Lowering, LoweringResult, is_pointer};
use super::nodes::{Operator, SpannedNode};
use llvmlite_jit::session;

/// Name of the function of an expression with branches.
const HELPER: &str = "@\"<expression>\"";

/// A call of the function that an expression with branches has become.
pub(super) struct FunctionCall {
    /// Name of the function, with its `@`.
    pub name: String,
    pub definition: String,
    /// The instructions of the function, as shown to the user.
    pub body: String,
    /// The call.
    pub line: String,
}

impl Lowering<'_> {
    /// Lowers `a && b` or `a || b`.
    pub(super) fn logical(
        &mut self,
        operator: &Operator,
        left: &SpannedNode,
        right: &SpannedNode,
    ) -> LoweringResult<LoweredValue> {
        let condition = self.value(left)?;
        let condition = self.truth(condition)?;
        if !right.has_effects() {
            let right = self.value(right)?;
            let right = self.truth(right)?;
            let both = self.add(&format!("{} i1 {condition}, {right}", operator.integer));
            return Ok(LoweredValue::Typed("i1".into(), both));
        }
        let is_and = operator.text == "&&";
        let from = self.current_block();
        let (more, end) = (self.label("right"), self.label("end"));
        let (yes, no) = if is_and { (&more, &end) } else { (&end, &more) };
        self.lines.push(format!("br i1 {condition}, label %{yes}, label %{no}"));
        self.begin_block(&more);
        let right = self.value(right)?;
        let right = self.truth(right)?;
        let last = self.current_block();
        self.lines.push(format!("br label %{end}"));
        self.begin_block(&end);
        let both = self.add(&format!("phi i1 [ {}, %{from} ], [ {right}, %{last} ]", !is_and));
        Ok(LoweredValue::Typed("i1".into(), both))
    }

    /// Lowers `c ? a : b`.
    pub(super) fn conditional(&mut self, parts: &[SpannedNode; 3]) -> LoweringResult<LoweredValue> {
        let [condition, then, otherwise] = parts;
        let condition = self.value(condition)?;
        let condition = self.truth(condition)?;
        if !then.has_effects() && !otherwise.has_effects() {
            let (then, otherwise) = (self.value(then)?, self.value(otherwise)?);
            let ty = common_value_type(&then, &otherwise)?;
            let pointee = pointee_of(&then).or_else(|| pointee_of(&otherwise));
            let (then, otherwise) = (self.as_type(then, &ty)?, self.as_type(otherwise, &ty)?);
            let llvm = llvm_type(&ty);
            let operand = self.add(&format!("select i1 {condition}, {llvm} {then}, {llvm} {otherwise}"));
            return Ok(with_pointee(ty, operand, pointee));
        }
        // Each value is converted in its own block, to a type that depends on both.
        self.current_block();
        let values = [self.tried(then)?, self.tried(otherwise)?];
        let [first, second] = &values;
        let is_void = matches!(first, LoweredValue::Void(_)) && matches!(second, LoweredValue::Void(_));
        let ty = if is_void { String::new() } else { common_value_type(first, second)? };
        let pointee = pointee_of(first).or_else(|| pointee_of(second));
        let labels = [self.label("then"), self.label("else")];
        let end = self.label("end");
        self.lines.push(format!("br i1 {condition}, label %{}, label %{}", labels[0], labels[1]));
        let mut incoming = Vec::new();
        for (label, node) in labels.iter().zip([then, otherwise]) {
            self.begin_block(label);
            let value = self.value(node)?;
            let operand = if is_void { String::new() } else { self.as_type(value, &ty)? };
            incoming.push(format!("[ {operand}, %{} ]", self.current_block()));
            self.lines.push(format!("br label %{end}"));
        }
        self.begin_block(&end);
        if let (true, LoweredValue::Void(name)) = (is_void, first) {
            return Ok(LoweredValue::Void(name.clone()));
        }
        let operand = self.add(&format!("phi {} {}", llvm_type(&ty), incoming.join(", ")));
        Ok(with_pointee(ty, operand, pointee))
    }

    /// Lowers an expression without adding instructions, for its type.
    fn tried(&mut self, node: &SpannedNode) -> LoweringResult<LoweredValue> {
        let lengths = [self.setup.len(), self.lines.len(), self.temporaries.len(), self.read_back.len()];
        let (block, c_types) = (self.blocks.current.clone(), self.c_types.len());
        let value = self.value(node);
        self.setup.truncate(lengths[0]);
        self.lines.truncate(lengths[1]);
        self.temporaries.truncate(lengths[2]);
        self.read_back.truncate(lengths[3]);
        self.c_types.truncate(c_types);
        self.blocks.current = block;
        value
    }

    /// Returns the label of the current block.
    fn current_block(&mut self) -> String {
        if let Some(label) = &self.blocks.current {
            return label.clone();
        }
        let label = self.label("entry");
        self.lines.insert(0, format!("{label}:"));
        self.blocks.current = Some(label.clone());
        label
    }

    fn begin_block(&mut self, label: &str) {
        self.lines.push(format!("{label}:"));
        self.blocks.current = Some(label.into());
    }

    /// Returns an unused label.
    fn label(&mut self, word: &str) -> String {
        loop {
            self.blocks.count += 1;
            let label = format!("{word}{}", self.blocks.count);
            if !self.knows(&format!("%{label}")) {
                return label;
            }
        }
    }

    /// Whether the expression has branches.
    pub(super) fn has_branches(&self) -> bool {
        self.blocks.current.is_some()
    }

    /// Returns the expression, whose instructions have branches, as a call of a function. `ty` and `operand` are its
    /// value; `target` is the name for the result, without its `%`.
    pub(super) fn in_function(
        &self,
        value: Option<(String, String)>,
        target: Option<&str>,
    ) -> LoweringResult<FunctionCall> {
        let mut body = String::new();
        let mut params: Vec<String> = Vec::new();
        let mut defined: Vec<&str> = Vec::new();
        for line in &self.lines {
            if line.ends_with(':') {
                body += &format!("{line}\n");
                continue;
            }
            let (name, operation) = match line.split_once(" = ").filter(|(name, _)| name.starts_with('%')) {
                Some((name, operation)) => (Some(name), operation),
                None => (None, line.as_str()),
            };
            if name.is_some_and(|name| !self.temporaries.iter().any(|temporary| temporary == name)) {
                return Err(
                    "an assignment to a name, or its address, cannot be combined with `&&`, `||` or `? :` whose \
                            operands call functions or read memory; enter it on its own"
                        .into(),
                );
            }
            defined.extend(name);
            self.session_values(operation, &defined, &mut params);
            let named = name.map_or(String::new(), |name| format!("{name} = "));
            body += &format!("  {named}{}\n", self.in_body(operation));
        }
        let ret = value.as_ref().map_or("void", |(ty, _)| ty);
        if let Some((_, operand)) = &value {
            self.session_values(operand, &defined, &mut params);
        }
        let operand = value.as_ref().map_or(String::new(), |(_, operand)| format!(" {operand}"));
        let typed: Vec<String> =
            params.iter().filter_map(|name| Some(format!("{} {name}", self.session.value_type(name)?))).collect();
        let typed = typed.join(", ");
        let definition = format!("define {ret} {HELPER}({typed}) {{\n{body}  ret {ret}{operand}\n}}");
        let named = target.map_or(String::new(), |name| format!("%{name} = "));
        let line = format!("{named}call {ret} {HELPER}({typed})");
        Ok(FunctionCall { name: HELPER.into(), definition, body: body.trim_end().to_string(), line })
    }

    /// Adds the session's values that an operation uses.
    fn session_values(&self, operation: &str, defined: &[&str], params: &mut Vec<String>) {
        let mut in_text = false;
        for (at, c) in operation.char_indices() {
            in_text ^= c == '"';
            if c != '%' || in_text {
                continue;
            }
            let rest = &operation[at + 1..];
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && !"._$-".contains(c)).unwrap_or(rest.len());
            let name = &operation[at..at + 1 + end];
            if !defined.contains(&name)
                && self.session.value_type(name).is_some()
                && !params.iter().any(|known| known == name)
            {
                params.push(name.to_string());
            }
        }
    }

    /// Returns an operation of the session, such as `@f(i64 1)` or `i32 %x`, as an instruction of a function.
    fn in_body(&self, operation: &str) -> String {
        let word = operation.split(' ').next().unwrap_or("");
        if operation.starts_with('@')
            && let Some((name, arguments)) = operation.split_once('(')
            && let Some((params, varargs, ret)) = self.session.signature(&name[1..])
        {
            let dots = if params.is_empty() { "..." } else { ", ..." };
            let ty = if varargs { format!("{ret} ({}{dots})", params.join(", ")) } else { ret };
            return format!("call {ty} {name}({arguments}");
        }
        match session::is_type_word(word) || operation.starts_with(['[', '{', '<', '%']) {
            true => format!("freeze {operation}"),
            false => operation.to_string(),
        }
    }
}

/// Returns the type to which C converts both values of `? :`.
fn common_value_type(then: &LoweredValue, otherwise: &LoweredValue) -> LoweringResult<String> {
    Ok(match (then.c_type(), otherwise.c_type()) {
        (a, b) if is_pointer(&a) && is_pointer(&b) => a,
        // C's null pointer.
        (a, _) if is_pointer(&a) && matches!(otherwise, LoweredValue::Int(_)) => a,
        (_, b) if is_pointer(&b) && matches!(then, LoweredValue::Int(_)) => b,
        (a, b) if a == b && NumericType::of(&a).is_none() => a,
        (a, b) if a == "i1" && b == "i1" => a,
        (a, b) => common_type(&a, &b)
            .ok_or_else(|| format!("the values of `? :` have the types `{}` and `{}`", llvm_type(&a), llvm_type(&b)))?,
    })
}

fn pointee_of(value: &LoweredValue) -> Option<String> {
    match value {
        LoweredValue::Pointer { pointee, .. } => Some(pointee.clone()),
        _ => None,
    }
}

fn with_pointee(ty: String, operand: String, pointee: Option<String>) -> LoweredValue {
    match pointee {
        Some(pointee) => LoweredValue::Pointer { ty, operand, pointee },
        None => LoweredValue::Typed(ty, operand),
    }
}
