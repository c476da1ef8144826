//! Parser of expressions, by precedence climbing.

use super::super::mistakes::Mistake;
use super::c_syntax;
use super::headers;
use super::literals;
use super::nodes::{CastTarget, ExprNode, MAX_OPERATIONS, OPERATORS, Operator, SpannedNode, Step};
use llvmlite_jit::session;

/// Parser of a text.
pub struct ExpressionReader<'t> {
    rest: &'t str,
    /// Position in the input at which the text ends.
    end: usize,
    depth: u32,
    /// Whether the session has a name. LLVM names may contain `-`, which is an operator in C.
    is_known: &'t dyn Fn(&str) -> bool,
}

/// Maximum nesting depth.
const MAX_DEPTH: u32 = 64;

/// Maximum number of operators after an operand: `p[0][0]`.
const MAX_POSTFIXES: u32 = 256;

/// Whether an expression has more operations than are read.
pub(super) fn is_too_long(text: &str) -> bool {
    // Every operation has a character of its own.
    text.len() > MAX_OPERATIONS
        && literals::code(text).filter(|(_, c)| "+-*/%&|^<>=?".contains(*c)).nth(MAX_OPERATIONS).is_some()
}

/// Returns the error for an expression with too many operations.
pub(super) fn too_long() -> Mistake {
    format!("an expression of more than {MAX_OPERATIONS} operations; divide it into several").into()
}

impl<'t> ExpressionReader<'t> {
    /// Parses a whole text as an expression. Its place is that in the text.
    pub fn read(text: &'t str, is_known: &'t dyn Fn(&str) -> bool) -> Option<SpannedNode> {
        ExpressionReader::read_at(text, 0, is_known)
    }

    /// Parses a whole text, which begins at a position in the input, as an expression.
    pub fn read_at(text: &'t str, start: usize, is_known: &'t dyn Fn(&str) -> bool) -> Option<SpannedNode> {
        if is_too_long(text) {
            return None;
        }
        let mut reader = ExpressionReader { rest: text, end: start + text.len(), depth: 0, is_known };
        let node = reader.expression()?;
        reader.rest.trim().is_empty().then_some(node)
    }

    /// Returns the text at which parsing an expression stops; empty if an operand is missing at the end.
    pub fn unread(text: &'t str, is_known: &'t dyn Fn(&str) -> bool) -> &'t str {
        let mut reader = ExpressionReader { rest: text, end: text.len(), depth: 0, is_known };
        let _ = reader.expression();
        reader.rest.trim()
    }

    /// Returns the position of the next token.
    fn next_token(&self) -> usize {
        self.end - self.rest.trim_start().len()
    }

    /// Returns an expression that begins at a position and ends before the rest.
    fn spanned(&self, start: usize, node: ExprNode) -> SpannedNode {
        SpannedNode::new(node, start..self.end - self.rest.len())
    }

    fn take(&mut self, text: &str) -> bool {
        let rest = self.rest.trim_start();
        match rest.strip_prefix(text) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn expression(&mut self) -> Option<SpannedNode> {
        let start = self.next_token();
        let condition = self.operation_or_assignment()?;
        if !self.take("?") {
            return Some(condition);
        }
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return None;
        }
        // In `a ? x : b ? y : z` each condition follows a `:`, at any depth.
        let mut branches = Vec::new();
        let (mut start, mut condition) = (start, condition);
        let mut node = loop {
            let then = self.expression()?;
            if !self.take(":") {
                return None;
            }
            branches.push((start, condition, then));
            start = self.next_token();
            condition = self.operation_or_assignment()?;
            if !self.take("?") {
                break condition;
            }
        };
        for (start, condition, then) in branches.into_iter().rev() {
            node = self.spanned(start, ExprNode::Conditional([condition, then, node].into()));
        }
        self.depth -= 1;
        Some(node)
    }

    /// Parses an expression without `? :`, except for the value of an assignment.
    fn operation_or_assignment(&mut self) -> Option<SpannedNode> {
        let start = self.next_token();
        let place = self.binary(0)?;
        let rest = self.rest.trim_start();
        let change = Operator::of_change(rest);
        let is_assignment = change.is_some() || rest.starts_with('=') && !rest.starts_with("==");
        if !is_assignment || !(matches!(*place, ExprNode::Name(_)) || place.is_access()) {
            return Some(place);
        }
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return None;
        }
        self.take(change.map_or("", |operator| operator.text));
        self.take("=");
        let value = self.expression()?;
        self.depth -= 1;
        let assignment = match change {
            Some(operator) => ExprNode::Change(operator, place, value),
            None => ExprNode::Assign(place, value),
        };
        Some(self.spanned(start, assignment))
    }

    fn binary(&mut self, least: u8) -> Option<SpannedNode> {
        let start = self.next_token();
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return None;
        }
        let mut left = self.unary()?;
        for _ in 0..=MAX_OPERATIONS {
            let rest = self.rest.trim_start();
            let found = OPERATORS.iter().find(|operator| rest.starts_with(operator.text));
            let Some(operator) = found.filter(|operator| operator.precedence > least) else { break };
            // `x += y` is no sum, and neither is `x ++ y`.
            if Operator::of_change(rest).is_some() {
                break;
            }
            if rest.starts_with("++") || rest.starts_with("--") {
                break;
            }
            self.rest = &rest[operator.text.len()..];
            let right = self.binary(operator.precedence)?;
            left = self.spanned(start, ExprNode::Binary(operator, left, right));
        }
        // Beyond the limit, operators remain, which the caller does not expect.
        self.depth -= 1;
        Some(left)
    }

    fn unary(&mut self) -> Option<SpannedNode> {
        let start = self.next_token();
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return None;
        }
        let step = ["++", "--"].into_iter().find(|step| self.rest.trim_start().starts_with(step));
        let node = match self.rest.trim_start().chars().next()? {
            _ if let Some(step) = step => {
                self.take(step);
                let place = self.unary()?;
                Some(stepped(step, false, place)?)
            }
            '-' => {
                self.take("-");
                Some(self.unary()?.negated())
            }
            '+' => {
                self.take("+");
                Some(ExprNode::Sign('+', self.unary()?))
            }
            's' if self.takes_word("sizeof") => Some(match self.cast().or_else(|| self.array_type()) {
                Some(target) => ExprNode::SizeOfType(target),
                None => ExprNode::SizeOf(self.unary()?),
            }),
            sign @ ('~' | '!') => {
                self.take(&sign.to_string());
                Some(ExprNode::Sign(sign, self.unary()?))
            }
            '&' => {
                self.take("&");
                Some(ExprNode::Address(self.unary()?))
            }
            '*' => {
                self.take("*");
                Some(ExprNode::Deref(self.unary()?))
            }
            // `(void)f()`: the result is not used, but for being shown.
            '(' if let Some(behind) = behind_void(self.rest) => {
                self.rest = behind;
                return self.unary();
            }
            '(' if !self.begins_compound_literal()
                && let Some(target) = self.cast() =>
            {
                Some(ExprNode::Cast(target, self.unary()?))
            }
            _ => None,
        };
        let node = match node {
            Some(node) => self.spanned(start, node),
            None => self.postfix()?,
        };
        self.depth -= 1;
        Some(node)
    }

    /// Consumes a C keyword.
    fn takes_word(&mut self, word: &str) -> bool {
        let behind = self.rest.trim_start().strip_prefix(word);
        let ends =
            behind.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_alphanumeric() || "._$".contains(c)));
        ends && !(self.is_known)(word) && self.take(word)
    }

    /// Parses the type of a cast, with its parentheses.
    fn cast(&mut self) -> Option<CastTarget> {
        let text = self.rest.trim_start();
        if !text.starts_with('(') {
            return None;
        }
        let end = c_syntax::bracketed(text)?;
        let inside = text[1..end - 1].trim();
        // `(half) - 1` of a variable that has the name of a type of LLVM.
        let behind = text[end..].trim_start();
        let begins_operand = |c: char| c.is_ascii_alphanumeric() || "_%@\"'(".contains(c);
        if (self.is_known)(inside) && !behind.starts_with(begins_operand) {
            return None;
        }
        let target = CastTarget::read(inside)?;
        self.rest = &text[end..];
        Some(target)
    }

    /// Whether what follows is `(`, `)` and `{`.
    fn begins_compound_literal(&self) -> bool {
        let text = self.rest.trim_start();
        let end = c_syntax::bracketed(text).filter(|_| text.starts_with('('));
        end.is_some_and(|end| text[end..].trim_start().starts_with('{'))
    }

    /// Parses `(int[]){1, 2}` or `(struct P){1, 2}`.
    fn compound_literal(&mut self) -> Option<ExprNode> {
        let text = self.rest.trim_start();
        let end = c_syntax::bracketed(text).filter(|_| self.begins_compound_literal())?;
        let written = text[1..end - 1].trim();
        let (element, lengths) = match written.strip_suffix(']') {
            Some(array) => {
                array.split_once('[').map(|(element, lengths)| (element.trim(), Some(lengths.to_string())))?
            }
            None => (written, None),
        };
        let element = match CastTarget::read(element) {
            Some(element) => element,
            None if element.starts_with('%') && !element.contains(' ') => CastTarget::Scalar(element.into()),
            None => return None,
        };
        let values = text[end..].trim_start();
        let length = c_syntax::bracketed(values)?;
        let start = self.end - values.len();
        self.rest = &values[length..];
        Some(ExprNode::Compound(element, lengths, start..start + length))
    }

    /// Parses the type of an array with its parentheses, `(int[10])`.
    fn array_type(&mut self) -> Option<CastTarget> {
        let text = self.rest.trim_start();
        let end = c_syntax::bracketed(text).filter(|_| text.starts_with('('))?;
        let (element, lengths) = text[1..end - 1].trim().strip_suffix(']')?.split_once('[')?;
        let element = element.trim();
        let mut ty = match CastTarget::read(element) {
            Some(target) => target.llvm_type(),
            None if element.starts_with('%') && !element.contains(' ') => element.into(),
            None => return None,
        };
        for length in lengths.split(']').rev() {
            let length: u64 = length.trim().trim_start_matches('[').trim().parse().ok()?;
            ty = format!("[{length} x {ty}]");
        }
        self.rest = &text[end..];
        Some(CastTarget::Scalar(ty))
    }

    fn postfix(&mut self) -> Option<SpannedNode> {
        let start = self.next_token();
        let mut node = self.primary()?;
        // What each operator applies to is nested in it.
        for _ in 0..=MAX_POSTFIXES {
            let outer = if self.take("[") {
                let index = self.expression()?;
                if !self.take("]") {
                    return None;
                }
                ExprNode::Index(node, index)
            } else if self.take("->") {
                node = self.members(start, node.wrapped(ExprNode::Deref))?;
                continue;
            } else if self.rest.starts_with('.') {
                self.take(".");
                node = self.members(start, node)?;
                continue;
            } else if self.rest.starts_with('(') {
                self.take("(");
                ExprNode::CallThrough(node, self.arguments()?)
            } else if self.rest.trim_start().starts_with("++") && self.ends_after("++") {
                self.take("++");
                stepped("++", true, node)?
            } else if self.rest.trim_start().starts_with("--") && self.ends_after("--") {
                self.take("--");
                stepped("--", true, node)?
            } else {
                return Some(node);
            };
            node = self.spanned(start, outer);
        }
        None
    }

    /// Whether a `++` or `--` is postfix because no operand follows it: `x++ + y`.
    fn ends_after(&self, step: &str) -> bool {
        let rest = self.rest.trim_start();
        let behind = rest.strip_prefix(step).unwrap_or(rest).trim_start();
        !behind.starts_with(|c: char| c.is_ascii_alphanumeric() || "_.%@\"'($".contains(c))
    }

    /// Parses the members of an expression, which begins at a position, after a `.` or `->`: `x`, `0.1`.
    fn members(&mut self, start: usize, mut node: SpannedNode) -> Option<SpannedNode> {
        let rest = self.rest.trim_start();
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && !"._".contains(c)).unwrap_or(rest.len());
        let mut at = self.end - rest.len();
        self.rest = &rest[end..];
        for member in rest[..end].split('.') {
            if member.is_empty() {
                return None;
            }
            at += member.len();
            node = SpannedNode::new(ExprNode::Member(node, member.into()), start..at);
            at += 1;
        }
        Some(node)
    }

    fn primary(&mut self) -> Option<SpannedNode> {
        let start = self.next_token();
        if let Some(node) = self.compound_literal() {
            return Some(self.spanned(start, node));
        }
        if self.take("(") {
            let mut node = self.expression()?;
            while self.take(",") {
                let next = self.expression()?;
                node = self.spanned(start, ExprNode::Comma(node, next));
            }
            return self.take(")").then_some(node);
        }
        let node = if self.take("[") { self.list()? } else { self.operand()? };
        Some(self.spanned(start, node))
    }

    /// Parses a constant, a name or a call by name.
    fn operand(&mut self) -> Option<ExprNode> {
        if let Some(literal) = self.literal() {
            return Some(literal);
        }
        let rest = self.rest.trim_start();
        if let Some(inside) = rest.strip_prefix('"') {
            let end = literals::string_length(inside)?;
            self.rest = &inside[end + 1..];
            let mut text = inside[..end].to_string();
            // Strings one after the other are one.
            while let Some(inside) = self.rest.trim_start().strip_prefix('"') {
                let end = literals::string_length(inside).filter(|_| !literals::ends_in_number(&text))?;
                text += &inside[..end];
                self.rest = &inside[end + 1..];
            }
            return Some(ExprNode::Text(text));
        }
        if let Some(inside) = rest.strip_prefix('\'') {
            let (constant, rest) = literals::character(inside)?;
            self.rest = rest;
            return Some(ExprNode::Int(constant));
        }
        let digits = rest.strip_prefix('.').unwrap_or(rest);
        if digits.starts_with(|c: char| c.is_ascii_digit()) {
            return self.number(rest);
        }
        let sigil = usize::from(rest.starts_with(['%', '@']));
        let plain = |c: char| c.is_ascii_alphanumeric() || "._$".contains(c);
        let end = sigil + rest[sigil..].find(|c| !plain(c)).unwrap_or(rest.len() - sigil);
        let long = sigil + rest[sigil..].find(|c| !plain(c) && c != '-').unwrap_or(rest.len() - sigil);
        let dashed =
            (end + 1..=long).rev().find(|end| rest[..*end - 1].contains('-') && (self.is_known)(&rest[..*end]));
        let end = dashed.unwrap_or(end);
        let word = &rest[..end];
        if end == sigil || sigil == 0 && word.starts_with('.') {
            return None;
        }
        self.rest = &rest[end..];
        if let Some(constant) = headers::named_constant(word).filter(|_| !(self.is_known)(word)) {
            return Some(constant);
        }
        let constants = ["true", "false", "null", "undef", "poison", "zeroinitializer"];
        if constants.contains(&word) {
            return Some(ExprNode::Word(word.into()));
        }
        if !word.starts_with('%') && self.rest.trim_start().starts_with('(') {
            self.take("(");
            return Some(ExprNode::Call(word.trim_start_matches('@').into(), self.arguments()?));
        }
        Some(ExprNode::Name(word.into()))
    }

    /// Parses a number or a name with its type, `i8 200`, `i64 %x`.
    fn literal(&mut self) -> Option<ExprNode> {
        let rest = self.rest.trim_start();
        let (ty, operand) = rest.split_once(' ').filter(|(ty, _)| session::is_type_word(ty) && !(self.is_known)(ty))?;
        let operand = operand.trim_start();
        let begins = |c: char| c.is_ascii_digit() || c == '%' || c == '@';
        if !operand.strip_prefix('-').unwrap_or(operand).starts_with(begins) {
            return None;
        }
        self.rest = operand;
        let negative = self.take("-");
        let operand = self.primary()?;
        let operand = if negative { operand.wrapped(SpannedNode::negated) } else { operand };
        // `i64 -%x` is not one.
        (!matches!(*operand, ExprNode::Sign(..))).then(|| ExprNode::Literal(ty.into(), operand))
    }

    /// Parses a list up to its `]`.
    fn list(&mut self) -> Option<ExprNode> {
        let mut parts = vec![self.expression()?];
        while self.take(",") {
            parts.push(self.expression()?);
        }
        self.take("]").then_some(ExprNode::List(parts))
    }

    fn number(&mut self, rest: &'t str) -> Option<ExprNode> {
        let mut end = 0;
        for (at, c) in rest.char_indices() {
            let is_hex = rest.starts_with("0x") || rest.starts_with("0X");
            let exponent = matches!(c, '+' | '-') && rest[..at].ends_with(if is_hex { ['p', 'P'] } else { ['e', 'E'] });
            if !c.is_ascii_alphanumeric() && c != '.' && !exponent {
                break;
            }
            end = at + 1;
        }
        let text = &rest[..end];
        self.rest = &rest[end..];
        literals::number(text)
    }

    /// Parses the arguments of a call up to its `)`.
    fn arguments(&mut self) -> Option<Vec<SpannedNode>> {
        let mut arguments = Vec::new();
        if self.take(")") {
            return Some(arguments);
        }
        loop {
            let end = argument_end(self.rest)?;
            let (text, rest) = self.rest.split_at(end);
            let start = self.next_token();
            let end = self.end - rest.len();
            let mut inner = ExpressionReader { rest: text, end, depth: self.depth, is_known: self.is_known };
            let node = inner.expression().filter(|_| inner.rest.trim().is_empty());
            let written = text.trim();
            let word = written.split([' ', '*']).next().unwrap_or("");
            // `i64 5` and `{ i64 } zeroinitializer` are LLVM's.
            let typed = session::is_type_word(word) || written.starts_with(['%', '{', '[', '<']);
            // `inttoptr (i64 8 to ptr)` is a constant.
            let is_constant = ["inttoptr", "ptrtoint", "getelementptr", "bitcast", "addrspacecast"].contains(&word)
                && written[word.len()..].trim_start().starts_with('(');
            arguments.push(match node {
                _ if is_constant => SpannedNode::new(ExprNode::Word(written.into()), start..start + written.len()),
                Some(node) if !matches!(*node, ExprNode::Literal(..)) => node,
                Some(_) => SpannedNode::new(ExprNode::Typed(written.into()), start..start + written.len()),
                None if typed => SpannedNode::new(ExprNode::Typed(written.into()), start..start + written.len()),
                None => return None,
            });
            self.rest = rest;
            if self.take(")") {
                return Some(arguments);
            }
            if !self.take(",") {
                return None;
            }
        }
    }
}

/// Returns the increment or decrement of a place, which must be a name or memory.
fn stepped(step: &str, gives_old: bool, place: SpannedNode) -> Option<ExprNode> {
    let operator = Operator::named(&step[..1])?;
    let is_place = matches!(*place, ExprNode::Name(_)) || place.is_access();
    is_place.then_some(ExprNode::Step(Step { operator, gives_old }, place))
}

/// Returns the error in the arguments of a call that cannot be parsed, such as `printf("%d" 5)`.
pub fn mistake_in_arguments(text: &str, is_known: &dyn Fn(&str) -> bool) -> Option<Mistake> {
    let (name, mut rest) = text.split_once('(')?;
    let opens = name.len();
    let name = name.trim();
    loop {
        let Some(end) = argument_end(rest) else {
            return Some(Mistake::at(format!("`(` is never closed in `{text}`"), opens..opens + 1));
        };
        let argument = rest[..end].trim();
        let is_typed = session::is_type_word(argument.split([' ', '*']).next().unwrap_or(""));
        if !is_typed
            && !argument.starts_with(['%', '{', '[', '<'])
            && ExpressionReader::read(argument, is_known).is_none()
        {
            let argument_end = text.len() - rest.len() + rest[..end].trim_end().len();
            return Some(match ExpressionReader::unread(argument, is_known) {
                "" => Mistake::at(
                    format!("an argument of `{name}` is missing or not complete"),
                    text.len() - rest.len() + end..text.len() - rest.len() + end + 1,
                ),
                unread => Mistake::at(
                    format!("unexpected `{unread}` in an argument of `{name}`; a `,` separates arguments"),
                    argument_end - unread.len()..argument_end,
                ),
            });
        }
        if rest[end..].starts_with(')') {
            return None;
        }
        rest = &rest[end + 1..];
    }
}

/// Returns the offset of the `,` or `)` that ends an argument.
fn argument_end(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    // `<2 x i32> <i32 1, i32 2>`; elsewhere these are operators.
    let is_vector = text.trim_start().starts_with('<');
    for (at, c) in literals::code(text) {
        match c {
            ',' | ')' if depth == 0 => return Some(at),
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            '<' if is_vector => depth += 1,
            '>' if is_vector => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    None
}

/// Returns what follows a cast to `void`.
fn behind_void(text: &str) -> Option<&str> {
    let inside = text.trim_start().strip_prefix('(')?.trim_start().strip_prefix("void")?;
    inside.trim_start().strip_prefix(')').filter(|rest| !rest.trim().is_empty())
}
