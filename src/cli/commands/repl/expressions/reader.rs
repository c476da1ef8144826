//! Parser of expressions, by precedence climbing.

use super::literals::{self, IntConstant};
use llvmlite_jit::session;

/// An expression.
#[derive(Clone, PartialEq, Debug)]
pub enum ExprNode {
    Int(IntConstant),
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
    /// `%f(3)`, `(*f)(3)`: a call of a function through its address.
    CallThrough(Box<ExprNode>, Vec<ExprNode>),
    /// `-x`, `~x`
    Sign(char, Box<ExprNode>),
    Binary(&'static Operator, Box<ExprNode>, Box<ExprNode>),
    Index(Box<ExprNode>, Box<ExprNode>),
    Deref(Box<ExprNode>),
    /// `&p[1]`, `&x`
    Address(Box<ExprNode>),
    /// `(double)x`, `(i32*)p`
    Cast(CastTarget, Box<ExprNode>),
    /// The value of `int x = …`, which C converts by itself to the type of `x`.
    Convert(CastTarget, Box<ExprNode>),
    /// `t.0`, `t.x`; `p->x` is a member of `*p`.
    Member(Box<ExprNode>, String),
    /// `c ? a : b`
    Conditional(Box<[ExprNode; 3]>),
    /// `[1, 2]`
    List(Vec<ExprNode>),
    /// `i8 200` within an expression.
    Literal(String, Box<ExprNode>),
    /// `sizeof(int)`
    SizeOfType(CastTarget),
    /// `sizeof x`, whose operand is not evaluated.
    SizeOf(Box<ExprNode>),
    /// `b = 3` as the value of `a = b = 3`.
    Assign(Box<ExprNode>, Box<ExprNode>),
    /// `x++`, `--p[0]`
    Step(Step, Box<ExprNode>),
}

/// An increment or decrement.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step {
    /// `+` or `-`.
    pub operator: &'static Operator,
    /// Whether the value is the one before the step, as for `x++`.
    pub gives_old: bool,
}

/// Type of a cast. An unsigned C integer type is `u32` here, and `i32` in LLVM.
#[derive(Clone, PartialEq, Debug)]
pub enum CastTarget {
    /// Numeric type, or `ptr`.
    Scalar(String),
    /// Pointee type of a pointer.
    Pointer(String),
}

impl CastTarget {
    /// Parses an LLVM or C type: `i32`, `double`, `%T*`, `int`, `unsigned char *`.
    pub fn read(text: &str) -> Option<CastTarget> {
        let base = text.trim_end_matches(['*', ' ']);
        let stars = text[base.len()..].matches('*').count();
        let qualifiers = ["const", "volatile", "static", "register", "struct", "union", "class"];
        let words: Vec<&str> = base.split_whitespace().filter(|word| !qualifiers.contains(word)).collect();
        // `struct node *` of C is `%struct.node*`.
        let keyword = base.split_whitespace().find(|word| ["struct", "union", "class"].contains(word));
        if let (Some(keyword), [name], 1) = (keyword, words.as_slice(), stars) {
            let is_name = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
            return is_name.then(|| CastTarget::Pointer(format!("%{keyword}.{name}")));
        }
        let is_unsigned = words.contains(&"unsigned");
        let is_signed = words.contains(&"signed");
        let mut plain: Vec<&str> =
            words.iter().copied().filter(|word| !["signed", "unsigned"].contains(word)).collect();
        if plain.len() > 1 {
            // `long int` and `int long` are `long`.
            plain.retain(|word| *word != "int");
        }
        let ty = match plain.as_slice() {
            [] if !words.is_empty() => "i32",
            ["char"] => "i8",
            ["short"] => "i16",
            ["int"] => "i32",
            ["long"] | ["long", "long"] => "i64",
            ["__int128"] => "i128",
            _ if is_signed || is_unsigned => return None,
            ["int8_t"] => "i8",
            ["int16_t"] => "i16",
            ["int32_t"] => "i32",
            ["int64_t" | "ssize_t" | "ptrdiff_t" | "intptr_t" | "intmax_t" | "off_t" | "time_t"] => "i64",
            ["uint8_t"] => "u8",
            ["uint16_t"] => "u16",
            ["uint32_t"] => "u32",
            ["uint64_t" | "size_t" | "uintptr_t" | "uintmax_t"] => "u64",
            ["bool" | "_Bool"] => "i1",
            ["long", "double"] => "x86_fp80",
            ["void"] if stars > 0 => "i8",
            [word] if session::is_type_word(word) && *word != "void" => word,
            _ if stars > 0 && base.starts_with(['%', '{', '[', '<']) => base,
            _ => return None,
        };
        let unsigned = ty.strip_prefix('i').filter(|_| is_unsigned).map(|bits| format!("u{bits}"));
        let ty = unsigned.unwrap_or_else(|| ty.to_string());
        Some(match stars {
            0 => CastTarget::Scalar(ty),
            1 => CastTarget::Pointer(ty),
            _ => CastTarget::Pointer("ptr".into()),
        })
    }
}

/// An infix operator, with its instructions on (signed) integers and on floating-point values.
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

/// All operators, longer ones first.
static OPERATORS: [Operator; 18] = [
    operator("&&", 2, "and", ""),
    operator("||", 1, "or", ""),
    operator("==", 6, "icmp eq", "fcmp oeq"),
    operator("!=", 6, "icmp ne", "fcmp une"),
    operator("<=", 7, "icmp sle", "fcmp ole"),
    operator(">=", 7, "icmp sge", "fcmp oge"),
    operator("<<", 8, "shl", ""),
    operator(">>", 8, "ashr", ""),
    operator("+", 9, "add", "fadd"),
    operator("-", 9, "sub", "fsub"),
    operator("*", 10, "mul", "fmul"),
    operator("/", 10, "sdiv", "fdiv"),
    operator("%", 10, "srem", "frem"),
    operator("<", 7, "icmp slt", "fcmp olt"),
    operator(">", 7, "icmp sgt", "fcmp ogt"),
    operator("&", 5, "and", ""),
    operator("^", 4, "xor", ""),
    operator("|", 3, "or", ""),
];

impl Operator {
    /// Returns the operator with this text.
    fn named(text: &str) -> Option<&'static Operator> {
        OPERATORS.iter().find(|operator| operator.text == text)
    }

    /// Returns the operator of a compound assignment at the end of a text, such as `x +`, and the text before it.
    pub fn of_assignment(text: &str) -> Option<(&'static Operator, &str)> {
        let mut all = OPERATORS.iter().filter(|operator| !operator.integer.starts_with("icmp"));
        all.find_map(|operator| Some((operator, text.trim_end().strip_suffix(operator.text)?)))
    }

    /// Returns the instruction on unsigned integers.
    pub fn unsigned(&self) -> &'static str {
        match self.integer {
            "sdiv" => "udiv",
            "srem" => "urem",
            "ashr" => "lshr",
            "icmp slt" => "icmp ult",
            "icmp sle" => "icmp ule",
            "icmp sgt" => "icmp ugt",
            "icmp sge" => "icmp uge",
            same => same,
        }
    }

    /// Whether the operands are truth values: `&&`, `||`.
    pub fn is_logical(&self) -> bool {
        matches!(self.text, "&&" | "||")
    }
}

/// Defines a method that returns the operands of a node, for shared or exclusive references.
macro_rules! parts {
    ($(#[$doc:meta])* $name:ident, $iter:ident, $($mut:tt)?) => {
        $(#[$doc])*
        pub fn $name(&$($mut)? self) -> Vec<&$($mut)? ExprNode> {
            use ExprNode::{
                Address, Assign, Binary, Call, CallThrough, Cast, Conditional, Convert, Deref, Float, Index, Int, List, Literal,
                Member, Name, Sign, SizeOf, SizeOfType, Step, Text, Typed, Word,
            };
            match self {
                Int(_) | Float(_) | Name(_) | Word(_) | Text(_) | Typed(_) | SizeOfType(_) => Vec::new(),
                Call(_, parts) | List(parts) => parts.$iter().collect(),
                CallThrough(callee, parts) => std::iter::once(&$($mut)? **callee).chain(parts).collect(),
                Sign(_, part) | Deref(part) | Address(part) | Cast(_, part) | Convert(_, part) | Member(part, _) | Literal(_, part)
                | SizeOf(part) | Step(_, part) => vec![part],
                Binary(_, left, right) | Index(left, right) | Assign(left, right) => vec![left, right],
                Conditional(parts) => parts.$iter().collect(),
            }
        }
    };
}

impl ExprNode {
    /// Whether the node has no operands.
    pub fn is_leaf(&self) -> bool {
        use ExprNode::{Float, Int, Name, Text, Typed, Word};
        matches!(self, Int(_) | Float(_) | Name(_) | Word(_) | Text(_) | Typed(_))
    }

    parts!(
        /// Returns the operands of the node.
        parts, iter,
    );

    parts!(
        /// Returns the operands of the node mutably.
        parts_mut, iter_mut, mut
    );

    /// Whether the node is an element, a pointee or a member, which may be in memory.
    pub fn is_access(&self) -> bool {
        matches!(self, ExprNode::Index(..) | ExprNode::Deref(_) | ExprNode::Member(..))
    }

    /// Negates the node: a number gets a sign, anything else becomes an operation.
    fn negated(self) -> ExprNode {
        match self {
            ExprNode::Int(constant) => ExprNode::Int(constant.negated()),
            ExprNode::Float(digits) if !digits.starts_with('-') => ExprNode::Float(format!("-{digits}")),
            node => ExprNode::Sign('-', node.into()),
        }
    }

    /// Splits names such as `t.x` whose prefix is known but which are unknown as a whole, because LLVM names may
    /// contain dots.
    pub fn divide_names(&mut self, is_known: &dyn Fn(&str) -> bool) {
        self.parts_mut().into_iter().for_each(|part| part.divide_names(is_known));
        let ExprNode::Name(name) = self else { return };
        if is_known(name) {
            return;
        }
        let Some(at) = name.rmatch_indices('.').map(|(at, _)| at).find(|at| is_known(&name[..*at])) else { return };
        let members: Vec<String> = name[at + 1..].split('.').map(String::from).collect();
        if members.iter().all(|member| !member.is_empty()) {
            let base = ExprNode::Name(name[..at].to_string());
            *self = members.into_iter().fold(base, |node, member| ExprNode::Member(node.into(), member));
        }
    }

    /// Whether evaluation has side effects, so that it must not be repeated.
    pub fn has_changes(&self) -> bool {
        use ExprNode::{Assign, Call, CallThrough, Step};
        matches!(self, Call(..) | CallThrough(..) | Assign(..) | Step(..))
            || self.parts().into_iter().any(ExprNode::has_changes)
    }

    /// Collects the names of values, variables and functions in the node.
    pub fn names<'n>(&'n self, found: &mut Vec<&'n str>) {
        if let ExprNode::Name(name) | ExprNode::Call(name, _) = self {
            found.push(name);
        }
        self.parts().into_iter().for_each(|part| part.names(found));
    }

    /// Whether evaluation can have effects or fault, because it calls a function, reads memory or divides.
    pub fn has_effects(&self) -> bool {
        match self {
            ExprNode::Call(..) | ExprNode::CallThrough(..) | ExprNode::Assign(..) | ExprNode::Step(..) => true,
            ExprNode::SizeOf(_) => false,
            node if node.is_access() => true,
            ExprNode::Binary(operator, ..) if matches!(operator.text, "/" | "%") => true,
            _ => self.parts().into_iter().any(ExprNode::has_effects),
        }
    }
}

/// Parser of a text.
pub struct ExpressionReader<'t> {
    rest: &'t str,
    depth: u32,
    /// Whether the session has a name. LLVM names may contain `-`, which is an operator in C.
    is_known: &'t dyn Fn(&str) -> bool,
}

/// Maximum nesting depth.
const MAX_DEPTH: u32 = 64;

impl<'t> ExpressionReader<'t> {
    /// Parses a whole text as an expression.
    pub fn read(text: &'t str, is_known: &'t dyn Fn(&str) -> bool) -> Option<ExprNode> {
        let mut reader = ExpressionReader { rest: text, depth: 0, is_known };
        let node = reader.expression()?;
        reader.rest.trim().is_empty().then_some(node)
    }

    /// Returns the text at which parsing an expression stops; empty if an operand is missing at the end.
    pub fn unread(text: &'t str, is_known: &'t dyn Fn(&str) -> bool) -> &'t str {
        let mut reader = ExpressionReader { rest: text, depth: 0, is_known };
        let _ = reader.expression();
        reader.rest.trim()
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

    fn expression(&mut self) -> Option<ExprNode> {
        let condition = self.binary(0)?;
        let is_assignment = self.rest.trim_start().starts_with('=') && !self.rest.trim_start().starts_with("==");
        if is_assignment && (matches!(condition, ExprNode::Name(_)) || condition.is_access()) {
            self.depth += 1;
            if self.depth > MAX_DEPTH {
                return None;
            }
            self.take("=");
            let value = self.expression()?;
            self.depth -= 1;
            return Some(ExprNode::Assign(condition.into(), value.into()));
        }
        if !self.take("?") {
            return Some(condition);
        }
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return None;
        }
        let then = self.expression()?;
        let otherwise = if self.take(":") { self.expression()? } else { return None };
        self.depth -= 1;
        Some(ExprNode::Conditional([condition, then, otherwise].into()))
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
            // `x ++ y` is no sum.
            if rest.starts_with("++") || rest.starts_with("--") {
                break;
            }
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
        let step = ["++", "--"].into_iter().find(|step| self.rest.trim_start().starts_with(step));
        let node = match self.rest.trim_start().chars().next()? {
            _ if let Some(step) = step => {
                self.take(step);
                let place = self.unary()?;
                stepped(step, false, place)?
            }
            '-' => {
                self.take("-");
                self.unary()?.negated()
            }
            '+' => {
                self.take("+");
                ExprNode::Sign('+', self.unary()?.into())
            }
            's' if self.takes_word("sizeof") => match self.cast() {
                Some(target) => ExprNode::SizeOfType(target),
                None => ExprNode::SizeOf(self.unary()?.into()),
            },
            sign @ ('~' | '!') => {
                self.take(&sign.to_string());
                ExprNode::Sign(sign, self.unary()?.into())
            }
            '&' => {
                self.take("&");
                ExprNode::Address(self.unary()?.into())
            }
            '*' => {
                self.take("*");
                ExprNode::Deref(self.unary()?.into())
            }
            '(' => match self.cast() {
                Some(target) => ExprNode::Cast(target, self.unary()?.into()),
                None => self.postfix()?,
            },
            _ => self.postfix()?,
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
        let (inside, rest) = self.rest.trim_start().strip_prefix('(')?.split_once(')')?;
        let target = CastTarget::read(inside.trim())?;
        self.rest = rest;
        Some(target)
    }

    fn postfix(&mut self) -> Option<ExprNode> {
        let mut node = self.primary()?;
        loop {
            if self.take("[") {
                let index = self.expression()?;
                if !self.take("]") {
                    return None;
                }
                node = ExprNode::Index(node.into(), index.into());
            } else if self.take("->") {
                node = self.members(ExprNode::Deref(node.into()))?;
            } else if self.rest.starts_with('.') {
                self.take(".");
                node = self.members(node)?;
            } else if self.rest.starts_with('(') {
                self.take("(");
                node = ExprNode::CallThrough(node.into(), self.arguments()?);
            } else if self.rest.trim_start().starts_with("++") && self.ends_after("++") {
                self.take("++");
                node = stepped("++", true, node)?;
            } else if self.rest.trim_start().starts_with("--") && self.ends_after("--") {
                self.take("--");
                node = stepped("--", true, node)?;
            } else {
                return Some(node);
            }
        }
    }

    /// Whether a `++` or `--` is postfix because no operand follows it: `x++ + y`.
    fn ends_after(&self, step: &str) -> bool {
        let rest = self.rest.trim_start();
        let behind = rest.strip_prefix(step).unwrap_or(rest).trim_start();
        !behind.starts_with(|c: char| c.is_ascii_alphanumeric() || "_.%@\"'($".contains(c))
    }

    /// Parses the members after a `.` or `->`: `x`, `0.1`.
    fn members(&mut self, mut node: ExprNode) -> Option<ExprNode> {
        let rest = self.rest.trim_start();
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && !"._".contains(c)).unwrap_or(rest.len());
        self.rest = &rest[end..];
        for member in rest[..end].split('.') {
            node = if member.is_empty() { return None } else { ExprNode::Member(node.into(), member.into()) };
        }
        Some(node)
    }

    fn primary(&mut self) -> Option<ExprNode> {
        if self.take("(") {
            let node = self.expression()?;
            return self.take(")").then_some(node);
        }
        if self.take("[") {
            return self.list();
        }
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
        if let Some(constant) = literals::named_constant(word).filter(|_| !(self.is_known)(word)) {
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
        let (ty, operand) = rest.split_once(' ').filter(|(ty, _)| session::is_type_word(ty))?;
        let operand = operand.trim_start();
        let begins = |c: char| c.is_ascii_digit() || c == '%' || c == '@';
        if !operand.strip_prefix('-').unwrap_or(operand).starts_with(begins) {
            return None;
        }
        self.rest = operand;
        let negative = self.take("-");
        let operand = self.primary()?;
        let operand = if negative { operand.negated() } else { operand };
        // `i64 -%x` is not one.
        (!matches!(operand, ExprNode::Sign(..))).then(|| ExprNode::Literal(ty.into(), operand.into()))
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
    fn arguments(&mut self) -> Option<Vec<ExprNode>> {
        let mut arguments = Vec::new();
        if self.take(")") {
            return Some(arguments);
        }
        loop {
            let end = argument_end(self.rest)?;
            let (text, rest) = self.rest.split_at(end);
            let mut inner = ExpressionReader { rest: text, depth: self.depth, is_known: self.is_known };
            let node = inner.expression().filter(|_| inner.rest.trim().is_empty());
            let word = text.trim().split([' ', '*']).next().unwrap_or("");
            // `i64 5` and `{ i64 } zeroinitializer` are LLVM's.
            let typed = session::is_type_word(word) || text.trim().starts_with(['%', '{', '[', '<']);
            arguments.push(match node {
                Some(ExprNode::Literal(..)) => ExprNode::Typed(text.trim().into()),
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

/// Returns the increment or decrement of a place, which must be a name or memory.
fn stepped(step: &str, gives_old: bool, place: ExprNode) -> Option<ExprNode> {
    let operator = Operator::named(&step[..1])?;
    let is_place = matches!(place, ExprNode::Name(_)) || place.is_access();
    is_place.then(|| ExprNode::Step(Step { operator, gives_old }, place.into()))
}

/// Returns the error in the arguments of a call that cannot be parsed, such as `printf("%d" 5)`.
pub fn mistake_in_arguments(text: &str, is_known: &dyn Fn(&str) -> bool) -> Option<String> {
    let (name, mut rest) = text.split_once('(')?;
    let name = name.trim();
    loop {
        let Some(end) = argument_end(rest) else { return Some(format!("`(` is never closed in `{text}`")) };
        let argument = rest[..end].trim();
        let is_typed = session::is_type_word(argument.split([' ', '*']).next().unwrap_or(""));
        if !is_typed
            && !argument.starts_with(['%', '{', '[', '<'])
            && ExpressionReader::read(argument, is_known).is_none()
        {
            return Some(match ExpressionReader::unread(argument, is_known) {
                "" => format!("an argument of `{name}` is missing or not complete"),
                rest => format!("unexpected `{rest}` in an argument of `{name}`; a `,` separates arguments"),
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
    for (at, c) in literals::code(text) {
        match c {
            ',' | ')' if depth == 0 => return Some(at),
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    None
}
