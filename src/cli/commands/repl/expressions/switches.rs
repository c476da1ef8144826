//! Lowering of `switch`.

use super::conversions::{is_integer, llvm_type, typed};
use super::literals;
use super::lower::{Lowering, LoweringResult};
use super::nodes::ExprNode;
use super::statement_lowering::{ControlFlow, LoopLabels, Rest};
use llvmlite_jit::value::Value;

impl Lowering<'_> {
    pub(super) fn switch_statement(&mut self, rest: &mut Rest<'_>, flow: &mut ControlFlow) -> LoweringResult<()> {
        let word = "switch".len();
        *rest = &rest[word..];
        let condition = self.enclosed(rest, ')')?;
        let node = self.expression_of(condition)?;
        let value = self.value(&node)?;
        let (ty, operand) = match value.c_type() {
            ty if is_integer(&ty) => typed(self.promote(value)?)?,
            ty => {
                let message = format!("`switch` needs an integer, and not a `{ty}`");
                return Err(self.mistake_at(condition, condition.len(), message));
            }
        };
        let ty = llvm_type(&ty);
        let mut body = self.enclosed(rest, '}')?;
        let end = self.label("end");
        // The instruction names all cases.
        let at = self.lines.len();
        self.lines.push(String::new());
        let next = flow.loops.last().map(|labels| labels.next.clone()).unwrap_or_default();
        flow.loops.push(LoopLabels { end: end.clone(), next, has_break: false });
        flow.has_ended = true;
        let scope = self.locals.scope();
        let mut cases: Vec<(i128, String)> = Vec::new();
        let mut default = None;
        while !body.trim_start().is_empty() {
            body = body.trim_start();
            let start = body;
            let Some(case) = self.case_label(&mut body)? else {
                self.statement(&mut body, flow)?;
                continue;
            };
            let label = self.label("case");
            self.jump_and_begin(&label, &label, flow);
            let is_repeated = match case {
                Some(value) => {
                    let is_repeated = cases.iter().any(|(known, _)| *known == value);
                    cases.push((value, label));
                    is_repeated
                }
                None => default.replace(label).is_some(),
            };
            if is_repeated {
                return Err(self.mistake_at(start, start.len() - body.len(), "this case is repeated".into()));
            }
        }
        self.locals.restore(scope);
        let has_break = flow.loops.pop().is_some_and(|labels| labels.has_break);
        let cases: Vec<String> = cases.iter().map(|(value, label)| format!("{ty} {value}, label %{label}")).collect();
        let other = default.as_ref().unwrap_or(&end);
        self.lines[at] = format!("switch {ty} {operand}, label %{other} [ {} ]", cases.join(" "));
        let falls_through = !flow.has_ended;
        if falls_through || has_break || default.is_none() {
            self.jump_and_begin(&end, &end, flow);
        }
        Ok(())
    }

    /// Removes a label at the start of a text, `case 1:`, and returns its value; that of `default:` is `None`.
    fn case_label(&self, rest: &mut Rest<'_>) -> LoweringResult<Option<Option<i128>>> {
        let is_end = |c: char| !c.is_ascii_alphanumeric() && c != '_';
        if let Some(behind) = rest.strip_prefix("default")
            && let Some(behind) = behind.trim_start().strip_prefix(':')
        {
            *rest = behind;
            return Ok(Some(None));
        }
        let Some(behind) = rest.strip_prefix("case").filter(|behind| behind.starts_with(is_end)) else {
            return Ok(None);
        };
        let Some((colon, _)) = literals::code(behind).find(|(_, c)| *c == ':') else {
            return Err(self.mistake_at(rest, "case".len(), "expected `:` after the value of a `case`".into()));
        };
        let text = behind[..colon].trim();
        let node = self.expression_of(text)?;
        let value = match &*node {
            ExprNode::Int(constant) => Some(constant.value),
            // A constant of an enumeration.
            ExprNode::Name(name) => self
                .known_name(name)
                .filter(|name| self.is_constant(name))
                .and_then(|name| self.session.value(&name).as_ref().and_then(Value::as_signed)),
            _ => None,
        };
        *rest = &behind[colon + 1..];
        value.map(|value| Ok(Some(Some(value)))).unwrap_or_else(|| {
            Err(self.mistake_at(text, text.len(), "the value of a `case` must be a constant".into()))
        })
    }

    /// Whether a name is that of a constant variable of the session.
    fn is_constant(&self, name: &str) -> bool {
        let text = self.session.text_of(name).filter(|_| self.locals.type_of(name).is_none());
        text.is_some_and(|text| text.contains(" = constant "))
    }
}
