//! Reader of expressions, by precedence climbing.

use llvmlite_jit::session;

/// An expression.
#[derive(Clone, PartialEq, Debug)]
pub enum ExprNode {
    Int(String),
    Float(String),
    /// `%x`, `@g`, `x`
    Name(String),
    /// `true`, `null`
    Word(String),
    /// The text between the quotes.
    Text(String),
    /// An operand with its type, `i64 5`, as an argument.
    Typed(String),
    Call(String, Vec<ExprNode>),
    /// `-x`, `~x`
    Sign(char, Box<ExprNode>),
    Binary(&'static Operator, Box<ExprNode>, Box<ExprNode>),
    Index(Box<ExprNode>, Box<ExprNode>),
    Deref(Box<ExprNode>),
}

/// An infix operator with its instructions on integers (signed) and on floating point.
#[derive(PartialEq, Debug)]
pub struct Operator {
    pub text: &'static str,
    pub precedence: u8,
    pub integer: &'static str,
    pub float: &'static str,
}

const fn operator(text: &'static str, precedence: u8, integer: &'static str, float: &'static str) -> Operator {
    Operator { text, precedence, integer, float }
}

/// All operators; longer ones come first.
const OPERATORS: [Operator; 16] = [
    operator("==", 4, "icmp eq", "fcmp oeq"),
    operator("!=", 4, "icmp ne", "fcmp une"),
    operator("<=", 5, "icmp sle", "fcmp ole"),
    operator(">=", 5, "icmp sge", "fcmp oge"),
    operator("<<", 6, "shl", ""),
    operator(">>", 6, "ashr", ""),
    operator("+", 7, "add", "fadd"),
    operator("-", 7, "sub", "fsub"),
    operator("*", 8, "mul", "fmul"),
    operator("/", 8, "sdiv", "fdiv"),
    operator("%", 8, "srem", "frem"),
    operator("<", 5, "icmp slt", "fcmp olt"),
    operator(">", 5, "icmp sgt", "fcmp ogt"),
    operator("&", 3, "and", ""),
    operator("^", 2, "xor", ""),
    operator("|", 1, "or", ""),
];

impl ExprNode {
    /// Whether the node has no parts.
    pub fn is_leaf(&self) -> bool {
        use ExprNode::{Float, Int, Name, Text, Typed, Word};
        matches!(self, Int(_) | Float(_) | Name(_) | Word(_) | Text(_) | Typed(_))
    }
}

/// Reader of a text.
pub struct ExpressionReader<'t> {
    rest: &'t str,
    depth: u32,
}

/// Nesting beyond which a text is not read.
const MAX_DEPTH: u32 = 64;

impl<'t> ExpressionReader<'t> {
    /// Reads a whole text as an expression.
    pub fn read(text: &'t str) -> Option<ExprNode> {
        let mut reader = ExpressionReader { rest: text, depth: 0 };
        let node = reader.binary(0)?;
        reader.rest.trim().is_empty().then_some(node)
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

    fn binary(&mut self, least: u8) -> Option<ExprNode> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return None;
        }
        let mut left = self.unary()?;
        loop {
            let rest = self.rest.trim_start();
            let found = OPERATORS.iter().find(|operator| rest.starts_with(operator.text));
            let Some(operator) = found.filter(|operator| operator.precedence > least) else { break };
            self.rest = &rest[operator.text.len()..];
            let right = self.binary(operator.precedence)?;
            left = ExprNode::Binary(operator, left.into(), right.into());
        }
        self.depth -= 1;
        Some(left)
    }

    fn unary(&mut self) -> Option<ExprNode> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return None;
        }
        let node = match self.rest.trim_start().chars().next()? {
            '-' => {
                self.take("-");
                match self.unary()? {
                    ExprNode::Int(digits) if !digits.starts_with('-') => ExprNode::Int(format!("-{digits}")),
                    ExprNode::Float(digits) if !digits.starts_with('-') => ExprNode::Float(format!("-{digits}")),
                    node => ExprNode::Sign('-', node.into()),
                }
            }
            '~' => {
                self.take("~");
                ExprNode::Sign('~', self.unary()?.into())
            }
            '*' => {
                self.take("*");
                ExprNode::Deref(self.unary()?.into())
            }
            _ => self.postfix()?,
        };
        self.depth -= 1;
        Some(node)
    }

    fn postfix(&mut self) -> Option<ExprNode> {
        let mut node = self.primary()?;
        while self.take("[") {
            let index = self.binary(0)?;
            if !self.take("]") {
                return None;
            }
            node = ExprNode::Index(node.into(), index.into());
        }
        Some(node)
    }

    fn primary(&mut self) -> Option<ExprNode> {
        if self.take("(") {
            let node = self.binary(0)?;
            return self.take(")").then_some(node);
        }
        let rest = self.rest.trim_start();
        if let Some(inside) = rest.strip_prefix('"') {
            let mut escaped = false;
            let end = inside.find(|c| {
                let ends = c == '"' && !escaped;
                escaped = c == '\\' && !escaped;
                ends
            })?;
            self.rest = &inside[end + 1..];
            return Some(ExprNode::Text(inside[..end].into()));
        }
        if rest.starts_with(|c: char| c.is_ascii_digit()) {
            return self.number(rest);
        }
        let sigil = usize::from(rest.starts_with(['%', '@']));
        let plain = |c: char| c.is_ascii_alphanumeric() || "._$".contains(c);
        let end = sigil + rest[sigil..].find(|c| !plain(c)).unwrap_or(rest.len() - sigil);
        let word = &rest[..end];
        if end == sigil || sigil == 0 && word.starts_with('.') {
            return None;
        }
        self.rest = &rest[end..];
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

    fn number(&mut self, rest: &'t str) -> Option<ExprNode> {
        let mut end = 0;
        for (at, c) in rest.char_indices() {
            let exponent = matches!(c, '+' | '-') && rest[..at].ends_with(['e', 'E']) && !rest.starts_with("0x");
            if !c.is_ascii_alphanumeric() && c != '.' && !exponent {
                break;
            }
            end = at + 1;
        }
        let text = &rest[..end];
        self.rest = &rest[end..];
        if let Some(digits) = text.strip_prefix("0x") {
            return u64::from_str_radix(digits, 16).ok().map(|number| ExprNode::Int(number.to_string()));
        }
        if text.bytes().all(|b| b.is_ascii_digit()) {
            return Some(ExprNode::Int(text.into()));
        }
        text.parse::<f64>().ok().map(|_| ExprNode::Float(text.into()))
    }

    /// Reads the arguments of a call up to its `)`.
    fn arguments(&mut self) -> Option<Vec<ExprNode>> {
        let mut arguments = Vec::new();
        if self.take(")") {
            return Some(arguments);
        }
        loop {
            let end = argument_end(self.rest)?;
            let (text, rest) = self.rest.split_at(end);
            let mut inner = ExpressionReader { rest: text, depth: self.depth };
            let node = inner.binary(0).filter(|_| inner.rest.trim().is_empty());
            let word = text.trim().split([' ', '*']).next().unwrap_or("");
            // `i64 5` and `{ i64 } zeroinitializer` are LLVM's.
            let typed = session::is_type_word(word) || text.trim().starts_with(['%', '{', '[', '<']);
            arguments.push(match node {
                Some(node) => node,
                None if typed => ExprNode::Typed(text.trim().into()),
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

/// Returns the offset of the `,` or `)` that ends an argument.
fn argument_end(text: &str) -> Option<usize> {
    let (mut depth, mut quoted, mut escaped) = (0usize, false, false);
    for (at, c) in text.char_indices() {
        match c {
            '"' if !escaped => quoted = !quoted,
            _ if quoted => {}
            ',' | ')' if depth == 0 => return Some(at),
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        escaped = c == '\\' && !escaped;
    }
    None
}
