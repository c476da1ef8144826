//! Lowering of C statements to blocks.

use super::super::mistakes::{Mistake, position_of};
use super::c_syntax::{MAX_DEPTH, row_pointer};
use super::constant_values::is_const;
use super::conversion_purpose::ConversionPurpose;
use super::conversions::llvm_type;
use super::declarations::refused_word;
use super::literals;
use super::lower::{Lowering, LoweringResult};
use super::nodes::{CastTarget, ExprNode, Operator, SpannedNode, declaration};
use super::reader::{ExpressionReader, is_too_long, too_long};
use super::statements::{array_declaration, assignment, record_declaration, scalar_in_braces};
use std::borrow::Cow;

/// State of control flow while statements are lowered: the result type for `return`, the loops for `break` and `continue`.
pub(super) struct ControlFlow {
    /// Result type of the function, whose own `None` is `void`; `None` outside of a function.
    ret: Option<Option<CastTarget>>,
    /// The loops around the statement.
    pub(super) loops: Vec<LoopLabels>,
    /// The `switch` statements around the statement.
    pub(super) switches: Vec<SwitchLabels>,
    depth: usize,
    /// Whether the current block has ended, so that what follows is not reached.
    pub has_ended: bool,
}

/// Branch targets of `break` and `continue`.
pub(super) struct LoopLabels {
    pub(super) end: String,
    /// Empty in a `switch` outside of a loop.
    pub(super) next: String,
    pub(super) has_break: bool,
    /// Number of arrays of variable length around the loop.
    pub(super) stacks: usize,
}

/// The labels of a `switch`: values and blocks.
#[derive(Default)]
pub(super) struct SwitchLabels {
    pub(super) cases: Vec<(i128, String)>,
    pub(super) default: Option<String>,
    /// Number of arrays of variable length around the statement.
    pub(super) stacks: usize,
}

impl ControlFlow {
    pub(super) fn new(ret: Option<Option<CastTarget>>) -> ControlFlow {
        ControlFlow { ret, loops: Vec::new(), switches: Vec::new(), depth: 0, has_ended: false }
    }
}

/// Text that is not yet lowered.
pub(super) type Rest<'t> = &'t str;

impl Lowering<'_> {
    /// Lowers all statements of a text.
    pub(super) fn all_statements(&mut self, text: &str, flow: &mut ControlFlow) -> LoweringResult<()> {
        let mut rest = text;
        while !rest.trim_start().is_empty() {
            self.statement(&mut rest, flow)?;
        }
        Ok(())
    }

    /// Lowers the next statement of a text.
    pub(super) fn statement(&mut self, rest: &mut Rest<'_>, flow: &mut ControlFlow) -> LoweringResult<()> {
        *rest = rest.trim_start();
        if flow.depth >= MAX_DEPTH {
            return Err(self.mistake_at(rest, 1, format!("statements nested more than {MAX_DEPTH} deep")));
        }
        flow.depth += 1;
        while self.label_statement(rest, flow)? {}
        if rest.is_empty() {
            flow.depth -= 1;
            return Ok(());
        }
        if flow.has_ended && !rest.starts_with('{') {
            let label = self.label("unreached");
            self.begin_block(&label);
            flow.has_ended = false;
        }
        let word = rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or("");
        match word {
            "" if rest.starts_with('{') => {
                let inside = self.enclosed(rest, '}')?;
                let (scope, stacks) = (self.locals.scope(), self.locals.saved_stacks.len());
                self.all_statements(inside, flow)?;
                self.restore_stack(stacks, flow.has_ended);
                self.locals.restore(scope);
            }
            "if" => self.if_statement(word, rest, flow)?,
            "while" => self.while_statement(word, rest, flow)?,
            "do" => self.do_statement(word, rest, flow)?,
            "switch" => self.switch_statement(rest, flow)?,
            "for" => self.for_statement(word, rest, flow)?,
            "assert" if self.signature(word).is_none() => self.assertion(word, rest)?,
            "break" | "continue" => {
                let text = self.simple(rest)?;
                let is_break = word == "break";
                let Some(labels) = flow.loops.last_mut() else {
                    return Err(self.mistake_at(text, word.len(), format!("`{word}` outside of a loop")));
                };
                if !is_break && labels.next.is_empty() {
                    return Err(self.mistake_at(text, word.len(), "`continue` outside of a loop".into()));
                }
                labels.has_break |= is_break;
                let label = if is_break { labels.end.clone() } else { labels.next.clone() };
                // `continue` in a `switch` leaves that too.
                let stacks = labels.stacks;
                let target = flow.loops.iter().filter(|labels| !is_break && labels.next == label);
                let stacks = target.map(|labels| labels.stacks).min().unwrap_or(stacks);
                self.free_down_to(stacks);
                self.lines.push(format!("br label %{label}"));
                flow.has_ended = true;
            }
            "return" => {
                let text = self.simple(rest)?;
                self.return_statement(text, flow)?;
            }
            "goto" => {
                let text = self.simple(rest)?;
                self.goto_statement(text)?;
                flow.has_ended = true;
            }
            word if let Some(message) = refused_word(word).filter(|_| self.signature(word).is_none()) => {
                return Err(self.mistake_at(rest, word.len(), message.into()));
            }
            "else" | "typedef" | "struct" | "enum" | "union" => {
                let message = match word {
                    "else" => "`else` without `if` before it".to_string(),
                    _ => format!("expected `{word}` to be followed by a name, or by braces with members"),
                };
                return Err(self.mistake_at(rest, word.len(), message));
            }
            _ => {
                let text = self.simple(rest)?;
                self.simple_statement(text)?;
            }
        }
        flow.depth -= 1;
        Ok(())
    }

    pub(super) fn mistake_at(&self, part: &str, length: usize, message: String) -> Mistake {
        let start = position_of(part, self.text);
        Mistake::at(message, start..start + length)
    }

    /// Removes a statement up to its `;` from a text, and returns it.
    pub(super) fn simple<'t>(&self, rest: &mut Rest<'t>) -> LoweringResult<&'t str> {
        *rest = rest.trim_start();
        let mut depth = 0usize;
        for (at, c) in literals::code(rest) {
            match c {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth = depth.saturating_sub(1),
                ';' if depth == 0 => {
                    let text = rest[..at].trim_end();
                    *rest = &rest[at + 1..];
                    return Ok(text);
                }
                _ => {}
            }
        }
        let text = rest.trim_end();
        // The input itself may end without a `;`.
        if position_of(text, self.text) + text.len() == self.text.trim_end().len() {
            *rest = "";
            return Ok(text);
        }
        Err(self.mistake_at(&text[text.len()..], 1, "expected `;` at the end of the statement".into()))
    }

    /// Removes the opening bracket at the start of a text and all up to its closing one, and returns what is between.
    pub(super) fn enclosed<'t>(&self, rest: &mut Rest<'t>, close: char) -> LoweringResult<&'t str> {
        let open = if close == ')' { '(' } else { '{' };
        *rest = rest.trim_start();
        if !rest.starts_with(open) {
            return Err(self.mistake_at(rest, 1, format!("expected `{open}`")));
        }
        let mut depth = 0usize;
        for (at, c) in literals::code(rest) {
            if c == open {
                depth += 1;
            } else if c == close {
                depth -= 1;
                if depth == 0 {
                    let inside = &rest[1..at];
                    *rest = &rest[at + 1..];
                    return Ok(inside);
                }
            }
        }
        Err(self.mistake_at(rest, 1, format!("`{open}` is never closed")))
    }

    /// Adds a jump to a block, unless the current one has ended, and begins another block.
    pub(super) fn jump_and_begin(&mut self, target: &str, begun: &str, flow: &mut ControlFlow) {
        if !flow.has_ended {
            self.lines.push(format!("br label %{target}"));
        }
        self.begin_block(begun);
        flow.has_ended = false;
    }

    /// Lowers a condition and the branch on it. Returns whether it is a constant that is true.
    fn branch(&mut self, condition: &str, yes: &str, no: &str) -> LoweringResult<bool> {
        let node = self.expression_of(condition)?;
        if matches!(&*node, ExprNode::Int(constant) if constant.value != 0) {
            self.lines.push(format!("br label %{yes}"));
            return Ok(true);
        }
        let value = self.value(&node)?;
        let truth = self.truth(value)?;
        self.lines.push(format!("br i1 {truth}, label %{yes}, label %{no}"));
        Ok(false)
    }

    fn if_statement(&mut self, word: &str, rest: &mut Rest<'_>, flow: &mut ControlFlow) -> LoweringResult<()> {
        *rest = &rest[word.len()..];
        let condition = self.enclosed(rest, ')')?;
        let (then, otherwise, end) = (self.label("then"), self.label("else"), self.label("end"));
        self.branch(condition, &then, &otherwise)?;
        self.begin_block(&then);
        self.in_scope(rest, flow)?;
        let then_ended = flow.has_ended;
        self.jump_and_begin(&end, &otherwise, flow);
        let behind = rest.trim_start();
        if let Some(next) = behind.strip_prefix("else").filter(|next| !next.starts_with(|c: char| c.is_alphanumeric()))
        {
            *rest = next;
            self.in_scope(rest, flow)?;
        }
        if !(then_ended && flow.has_ended) {
            self.jump_and_begin(&end, &end, flow);
        }
        Ok(())
    }

    /// Lowers `assert(x > 0);` as the macro of C does.
    fn assertion(&mut self, word: &str, rest: &mut Rest<'_>) -> LoweringResult<()> {
        const FAIL: &str = "__assert_fail";
        let mut text = &self.simple(rest)?[word.len()..];
        let condition = self.enclosed(&mut text, ')')?;
        if !text.trim().is_empty() {
            return Err(self.mistake_at(text.trim(), text.trim().len(), "expected `;` after `assert(…)`".into()));
        }
        let (fail, end) = (self.label("fail"), self.label("end"));
        let is_true = self.branch(condition, &end, &fail)?;
        if !is_true {
            self.begin_block(&fail);
            if let Some(declaration) = self.session.library_declaration(FAIL)
                && !self.setup.contains(&declaration)
            {
                self.setup.push(declaration);
            }
            let function = self.locals.own.as_ref().map_or("session".to_string(), |own| own.name.clone());
            let escaped = condition.trim().replace('\\', "\\\\").replace('"', "\\\"");
            let [text, file, function] =
                [escaped.as_str(), "<repl>", function.as_str()].map(|text| self.text_variable(text));
            self.lines.push(format!("call void @{FAIL}(ptr {text}, ptr {file}, i32 1, ptr {function})"));
            self.lines.push("unreachable".into());
        }
        self.begin_block(&end);
        Ok(())
    }

    fn while_statement(&mut self, word: &str, rest: &mut Rest<'_>, flow: &mut ControlFlow) -> LoweringResult<()> {
        *rest = &rest[word.len()..];
        let condition = self.enclosed(rest, ')')?;
        let (next, body, end) = (self.label("while"), self.label("body"), self.label("end"));
        self.jump_and_begin(&next, &next, flow);
        let is_endless = self.branch(condition, &body, &end)?;
        self.begin_block(&body);
        self.loop_body(rest, flow, (&next, &end, is_endless), |_| Ok(()))
    }

    fn for_statement(&mut self, word: &str, rest: &mut Rest<'_>, flow: &mut ControlFlow) -> LoweringResult<()> {
        *rest = &rest[word.len()..];
        let head = self.enclosed(rest, ')')?;
        let mut cut = literals::code(head).filter(|(_, c)| *c == ';').map(|(at, _)| at);
        let (Some(first), Some(second), None) = (cut.next(), cut.next(), cut.next()) else {
            let message = "the head of `for` has three parts: `for (int i = 0; i < 3; i++)`";
            return Err(self.mistake_at(head, head.len(), message.into()));
        };
        let scope = self.locals.scope();
        self.simple_statement(head[..first].trim())?;
        let condition = match head[first + 1..second].trim() {
            "" => "1",
            condition => condition,
        };
        let step = head[second + 1..].trim();
        let (check, body, next, end) = (self.label("for"), self.label("body"), self.label("next"), self.label("end"));
        self.jump_and_begin(&check, &check, flow);
        let is_endless = self.branch(condition, &body, &end)?;
        self.begin_block(&body);
        self.loop_body(rest, flow, (&next, &end, is_endless), |lowering| {
            lowering.begin_block(&next);
            lowering.simple_statement(step)?;
            lowering.lines.push(format!("br label %{check}"));
            Ok(())
        })?;
        self.locals.restore(scope);
        Ok(())
    }

    /// Lowers the body of a loop, the jump to its next iteration, what `behind` adds, and begins the block after it.
    fn loop_body(
        &mut self,
        rest: &mut Rest<'_>,
        flow: &mut ControlFlow,
        (next, end, is_endless): (&str, &str, bool),
        behind: impl FnOnce(&mut Self) -> LoweringResult<()>,
    ) -> LoweringResult<()> {
        flow.loops.push(LoopLabels {
            end: end.into(),
            next: next.into(),
            has_break: false,
            stacks: self.locals.saved_stacks.len(),
        });
        self.in_scope(rest, flow)?;
        if !flow.has_ended {
            self.lines.push(format!("br label %{next}"));
        }
        behind(self)?;
        let has_break = flow.loops.pop().is_some_and(|labels| labels.has_break);
        flow.has_ended = is_endless && !has_break;
        if !flow.has_ended {
            self.begin_block(end);
        }
        Ok(())
    }

    fn do_statement(&mut self, word: &str, rest: &mut Rest<'_>, flow: &mut ControlFlow) -> LoweringResult<()> {
        *rest = &rest[word.len()..];
        let (body, next, end) = (self.label("do"), self.label("while"), self.label("end"));
        self.jump_and_begin(&body, &body, flow);
        let stacks = self.locals.saved_stacks.len();
        flow.loops.push(LoopLabels { end: end.clone(), next: next.clone(), has_break: false, stacks });
        self.in_scope(rest, flow)?;
        flow.loops.pop();
        self.jump_and_begin(&next, &next, flow);
        let text = self.simple(rest)?;
        let Some(mut condition) = text.strip_prefix("while") else {
            return Err(self.mistake_at(text, text.len(), "expected `while (…)` after the body of `do`".into()));
        };
        let written = self.enclosed(&mut condition, ')')?;
        if !condition.trim().is_empty() {
            return Err(self.mistake_at(condition, 0, "expected `;` after do/while statement".into()));
        }
        self.branch(written, &body, &end)?;
        self.begin_block(&end);
        Ok(())
    }

    /// Lowers a statement whose declarations end with it.
    pub(super) fn in_scope(&mut self, rest: &mut Rest<'_>, flow: &mut ControlFlow) -> LoweringResult<()> {
        let scope = self.locals.scope();
        if rest.trim_start().is_empty() {
            return Err(self.mistake_at(rest, 0, "expected a statement".into()));
        }
        self.statement(rest, flow)?;
        self.locals.restore(scope);
        Ok(())
    }

    fn return_statement(&mut self, text: &str, flow: &mut ControlFlow) -> LoweringResult<()> {
        let value = text["return".len()..].trim();
        let Some(ret) = &flow.ret else {
            return Err(self.mistake_at(text, "return".len(), "`return` outside of a function".into()));
        };
        flow.has_ended = true;
        match (ret, value) {
            (None, "") => self.lines.push("ret void".into()),
            (None, _) => return Err(self.mistake_at(value, value.len(), "a `void` function returns no value".into())),
            (Some(_), "") => return Err(self.mistake_at(text, text.len(), "`return` needs a value here".into())),
            (Some(target), _) => {
                let target = target.clone();
                let node = self.expression_of(value)?;
                if let CastTarget::Scalar(ty) = &target
                    && ty.starts_with('%')
                {
                    return self.return_record(ty, &node);
                }
                let node = node.wrapped(|node| ExprNode::Convert(target.clone(), node));
                self.purpose = ConversionPurpose::Result;
                let value = self.value(&node)?;
                self.purpose = ConversionPurpose::default();
                let ty = match &target {
                    CastTarget::Scalar(ty) => ty.as_str(),
                    CastTarget::Pointer(_) => "ptr",
                };
                let operand = self.as_type(value, ty).map_err(|mistake| mistake.or_at(&node.span))?;
                self.lines.push(format!("ret {} {operand}", llvm_type(ty)));
            }
        }
        Ok(())
    }

    /// Parses an expression, which is a part of the input.
    pub(super) fn expression_of(&self, text: &str) -> LoweringResult<SpannedNode> {
        let is_known = |name: &str| self.known_name(name).is_some();
        let text = text.trim();
        let start = position_of(text, self.text);
        if text.is_empty() {
            return Err(self.mistake_at(text, 0, "expected an expression".into()));
        }
        if is_too_long(text) {
            return Err(too_long());
        }
        let Some(mut node) = ExpressionReader::read_at(text, start, &is_known) else {
            let unread = ExpressionReader::unread(text, &is_known);
            let (message, length) = match unread {
                "" => ("expected an operand at the end of the expression".to_string(), 0),
                unread => (format!("unexpected `{unread}` in an expression"), unread.len()),
            };
            let end = start + text.len();
            return Err(Mistake::at(message, end - length..end));
        };
        node.divide_names(&is_known);
        Ok(node)
    }

    /// Lowers declarations or expressions, separated by commas.
    pub(super) fn simple_statement(&mut self, text: &str) -> LoweringResult<()> {
        if text.is_empty() {
            return Ok(());
        }
        if let Some(rest) = text.strip_prefix("static ") {
            return self.static_statement(rest.trim_start());
        }
        let parts = literals::at_commas(text);
        let left = |part: &str| assignment(part).map_or(part.len(), |at| at);
        let first = parts[0];
        let head = first[..left(first)].trim_end();
        if head.contains("(*")
            && let ([_], Some((ty, name))) = (parts.as_slice(), declaration(head).or_else(|| row_pointer(head)))
        {
            let value = assignment(first).map(|at| first[at + 1..].trim());
            return self.declare_local_value(&ty, name, value);
        }
        if head.contains("(*")
            && let ([_], Some((ty, name, lengths))) = (parts.as_slice(), array_declaration(head))
        {
            let value = assignment(first).map(|at| first[at + 1..].trim());
            return self.declare_local_array(&ty, name, lengths, value);
        }
        let plain = head.split('[').next().unwrap_or_default().trim_end();
        let record = record_declaration(plain, self.session).map(|(_, name, _)| name);
        let declared = || declaration(plain).filter(|_| self.known_name(plain).is_none()).map(|(_, name)| name);
        let Some(name) = record.or_else(declared) else {
            return parts.into_iter().try_for_each(|part| self.effect(part));
        };
        let base = plain[..plain.len() - name.len()].trim_end_matches([' ', '*']).to_string();
        for (n, part) in parts.into_iter().enumerate() {
            let declared = part[..left(part)].trim_end();
            let value = assignment(part).map(|at| part[at + 1..].trim());
            let whole: Cow<'_, str> = if n == 0 { declared.into() } else { format!("{base} {declared}").into() };
            let shown = declared.trim_start_matches(['*', ' ']);
            if let Some((ty, name, lengths)) = record_declaration(&whole, self.session) {
                self.declare_local_record(ty, name, lengths, value)?;
                self.keep_read_only(&whole, name);
                continue;
            }
            if let Some((ty, name, lengths)) = array_declaration(&whole) {
                self.declare_local_array(&ty, name, lengths, value)?;
                self.keep_read_only(&whole, name);
                continue;
            }
            let Some((ty, name)) = declaration(&whole) else {
                return Err(self.mistake_at(
                    part,
                    part.len(),
                    format!("expected a name to be declared, found `{shown}`"),
                ));
            };
            self.declare_local_value(&ty, name, value)?;
            if is_const(&whole) {
                self.keep_constant(&ty, name, value);
            }
        }
        Ok(())
    }

    fn declare_local_value(&mut self, ty: &CastTarget, name: &str, value: Option<&str>) -> LoweringResult<()> {
        let count = self.lines.len();
        let (scalar, pointee) = match ty {
            CastTarget::Scalar(ty) => (ty.as_str(), None),
            CastTarget::Pointer(pointee) => ("ptr", Some(pointee.as_str())),
        };
        // In C, the name is known in its own initializer: `struct P *p = malloc(sizeof *p)`.
        let declared = (!self.locals.is_static).then(|| self.declare_local(name, scalar, pointee));
        let value = match value {
            None => None,
            Some(text) => {
                let text = match scalar_in_braces(text) {
                    Some(inside) => inside.map_err(|mistake| mistake.moved(position_of(text, self.text)))?,
                    None => text,
                };
                let node = self.expression_of(text)?;
                let node = node.wrapped(|node| ExprNode::Convert(ty.clone(), node));
                Some((self.value(&node)?, node.span))
            }
        };
        let Some(address) = declared else {
            let operand = match value {
                Some((value, span)) => self.as_type(value, scalar).map_err(|mistake| mistake.or_at(&span))?,
                None => "zeroinitializer".into(),
            };
            let address = self.declare_local(name, scalar, pointee);
            return self.define_static(&address, &llvm_type(scalar), &operand, count);
        };
        if let Some((value, span)) = value {
            let operand = self.as_type(value, scalar).map_err(|mistake| mistake.or_at(&span))?;
            self.lines.push(format!("store {} {operand}, ptr {address}", llvm_type(scalar)));
        }
        Ok(())
    }

    /// Lowers an expression for its effect: `x = 5`, `a[i] += 1`, `f(x)`.
    fn effect(&mut self, text: &str) -> LoweringResult<()> {
        let Some(at) = assignment(text) else {
            let node = self.expression_of(text)?;
            return self.value(&node).map(drop);
        };
        let (left, right) = (text[..at].trim_end(), text[at + 1..].trim());
        let (operator, left) = match Operator::of_assignment(left) {
            Some((operator, left)) => (Some(operator), left.trim_end()),
            None => (None, left),
        };
        let place = self.expression_of(left)?;
        let node = self.expression_of(right)?;
        let is_memory = match &*place {
            ExprNode::Name(name) => self.is_variable(name) || self.record_variable(name).is_some(),
            place => place.is_access(),
        };
        if !is_memory {
            let message = match &*place {
                ExprNode::Name(name) if self.known_name(name).is_none() => {
                    format!("use of undeclared name `{name}`; declare it: `int {name} = {right}`")
                }
                ExprNode::Name(name) => format!("`{name}` is a value of the session, which cannot be changed here"),
                _ => "the left operand of `=` must be a name or memory: `x`, `p[0]`, `*p`".into(),
            };
            return Err(Mistake::from(message).or_at(&place.span));
        }
        if let Some(operator) = operator {
            return self.change(&place, operator, &node).map(drop);
        }
        self.assign_in_statement(&place, &node)
    }
}
