//! `&&`, `||` and `? :`. Operands without effects are all evaluated. Otherwise the expression becomes a function with
//! branches, since an input of the session is one block.

use super::conversions::{NumericType, common_type, llvm_type};
use super::lower::{LoweredValue, Lowering, LoweringResult, is_pointer};
use super::lowered::HELPER;
use super::nodes::{ExprNode, Operator, SpannedNode};
use llvmlite_jit::session;

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

/// The first of two branches, whose value is not yet converted.
struct FirstBranch {
    value: LoweredValue,
    /// Position in the lines at which the branch ends.
    end_line: usize,
    /// Label of the block at its end.
    block: String,
    /// Label of the block behind both branches.
    end: String,
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

    /// Lowers `c ? a : b`, or a chain `c ? a : d ? b : e`.
    pub(super) fn conditional(&mut self, parts: &[SpannedNode; 3]) -> LoweringResult<LoweredValue> {
        let (mut parts, mut open) = (parts, Vec::new());
        let mut value = loop {
            let [condition, then, otherwise] = parts;
            let condition = self.value(condition)?;
            let condition = self.truth(condition)?;
            if !then.has_effects() && !otherwise.has_effects() {
                break self.select(&condition, then, otherwise)?;
            }
            open.push((self.begin_conditional(&condition, then)?, &otherwise.span));
            match &**otherwise {
                ExprNode::Conditional(next) => parts = next,
                _ => break self.value(otherwise)?,
            }
        };
        for (branch, place) in open.into_iter().rev() {
            value = self.end_conditional(branch, value).map_err(|mistake| mistake.or_at(place))?;
        }
        Ok(value)
    }

    /// Lowers a choice between two values that are both evaluated.
    fn select(&mut self, condition: &str, then: &SpannedNode, otherwise: &SpannedNode) -> LoweringResult<LoweredValue> {
        let (then, otherwise) = (self.value(then)?, self.value(otherwise)?);
        let ty = common_value_type(&then, &otherwise)?;
        let pointee = pointee_of(&then).or_else(|| pointee_of(&otherwise));
        let (then, otherwise) = (self.as_type(then, &ty)?, self.as_type(otherwise, &ty)?);
        let llvm = llvm_type(&ty);
        let operand = self.add(&format!("select i1 {condition}, {llvm} {then}, {llvm} {otherwise}"));
        Ok(with_pointee(ty, operand, pointee))
    }

    /// Adds the branch on a condition and the first value. What follows is in the block of the second one.
    fn begin_conditional(&mut self, condition: &str, then: &SpannedNode) -> LoweringResult<FirstBranch> {
        self.current_block();
        let labels = [self.label("then"), self.label("else")];
        let end = self.label("end");
        self.lines.push(format!("br i1 {condition}, label %{}, label %{}", labels[0], labels[1]));
        self.begin_block(&labels[0]);
        let value = self.value(then)?;
        let (end_line, block) = (self.lines.len(), self.current_block());
        self.begin_block(&labels[1]);
        Ok(FirstBranch { value, end_line, block, end })
    }

    /// Joins two branches, given the second value.
    fn end_conditional(&mut self, branch: FirstBranch, second: LoweredValue) -> LoweringResult<LoweredValue> {
        let FirstBranch { value: first, end_line, block, end } = branch;
        let second_block = self.current_block();
        let jump = format!("br label %{end}");
        if matches!((&first, &second), (LoweredValue::Void(_), LoweredValue::Void(_))) {
            self.lines.push(jump.clone());
            self.lines.insert(end_line, jump);
            self.begin_block(&end);
            return Ok(first);
        }
        // Each value is converted in its own block, to a type that depends on both.
        let ty = common_value_type(&first, &second)?;
        let pointee = pointee_of(&first).or_else(|| pointee_of(&second));
        let second = self.as_type(second, &ty)?;
        self.lines.push(jump.clone());
        let before = self.lines.len();
        let first = self.as_type(first, &ty)?;
        self.lines.push(jump);
        self.move_lines(before, end_line);
        self.begin_block(&end);
        let llvm = llvm_type(&ty);
        let operand = self.add(&format!("phi {llvm} [ {first}, %{block} ], [ {second}, %{second_block} ]"));
        Ok(with_pointee(ty, operand, pointee))
    }

    /// Returns the label of the current block.
    pub(super) fn current_block(&mut self) -> String {
        if let Some(label) = &self.blocks.current {
            return label.clone();
        }
        let label = self.label("entry");
        self.lines.insert(0, format!("{label}:"));
        self.blocks.current = Some(label.clone());
        label
    }

    pub(super) fn begin_block(&mut self, label: &str) {
        self.lines.push(format!("{label}:"));
        self.blocks.current = Some(label.into());
    }

    /// Returns an unused label.
    pub(super) fn label(&mut self, word: &str) -> String {
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
        let (body, mut params, defined) = self.body()?;
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

    /// Returns the instructions as lines of a function, the values of the session that they use, and the names that
    /// they define.
    pub(super) fn body(&self) -> LoweringResult<(String, Vec<String>, Vec<&str>)> {
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
        Ok((body, params, defined))
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
            && let Some((params, varargs, ret)) = self.signature(&name[1..])
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

#[cfg(test)]
mod tests {
    use crate::cli::commands::repl::expressions::{LoweredExpression, lower};
    use llvmlite_jit::session::{PartResult, Session};

    /// Each branch is lowered once: 200 levels would never end otherwise. The values have three types, so that
    /// conversions are inserted at each level.
    #[test]
    fn nested_conditional_expressions_are_lowered_once() {
        // SAFETY: the test runs its own constant text.
        let mut session = unsafe { Session::new(Default::default()) }.expect("this machine");
        for line in [
            "%n = i32 0",
            "define i32 @f(i32 %x) {\n  ret i32 %x\n}",
            "define i64 @g(i64 %x) {\n  ret i64 %x\n}",
            "define double @d(double %x) {\n  ret double %x\n}",
        ] {
            assert!(!session.enter(line).failed(), "{line}");
        }
        for (levels, wanted) in [(4, "double 3.0"), (200, "double 199.0")] {
            let last = levels - 1;
            let before: String = (0..last).map(|n| format!("n == 1 ? {}({n}) : ", ["f", "g", "d"][n % 3])).collect();
            for text in [
                format!("{before}f({last})"),
                format!("{}f({last}){}", "n ? d(7) : (".repeat(last.min(15)), ")".repeat(last.min(15))),
            ] {
                let lowered = lower(&text, &session).expect("an expression").expect("an expression");
                let LoweredExpression { lines, helper: Some(helper), .. } = lowered else {
                    panic!("no branches: {text}")
                };
                assert!(helper.definition.lines().count() < 20 * levels, "{}", helper.definition);
                let prepared = session.prepare(&helper.definition);
                assert!(!prepared.failed(), "{:?}\n{}", prepared.diagnostics, helper.definition);
                let reply = session.enter(&lines.join("\n"));
                let Some(PartResult::Evaluated { text: Some(shown), .. }) = reply.entered.first() else {
                    panic!("{text}: {:?}", reply.diagnostics)
                };
                assert_eq!(shown, wanted, "{text}");
                session.remove_function(&helper.name);
            }
        }
    }
}
