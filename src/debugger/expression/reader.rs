//! Parser of expressions.

use super::super::types::parse_type;
use super::ExprNode;
use crate::debugger::token;
use crate::ir::{Type, TypeKind, Types};

/// Parser state: the rest of the text.
pub(super) struct ExpressionReader<'t, 'a> {
    pub(super) rest: &'t str,
    pub(super) types: &'a mut Types,
    pub(super) depth: u32,
    pub(super) operators: u32,
}

/// Maximum nesting depth of an expression.
const MAX_DEPTH: u32 = 64;

impl ExpressionReader<'_, '_> {
    pub(super) fn eat(&mut self, token: &str) -> bool {
        token::eat(&mut self.rest, token)
    }

    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        let rest = self.rest.trim_start();
        match rest.strip_prefix(word) {
            Some(after) if !after.starts_with(token::is_name) => {
                self.rest = after;
                true
            }
            _ => false,
        }
    }

    /// Counts a level of nesting, up to a maximum.
    pub(super) fn descend(&mut self) -> Result<(), String> {
        self.depth += 1;
        match self.depth > MAX_DEPTH {
            true => Err("the expression is nested too deeply".into()),
            false => Ok(()),
        }
    }

    pub(super) fn expression(&mut self) -> Result<ExprNode, String> {
        self.descend()?;
        let mut node = self.prefix()?;
        while self.eat_word("as") {
            let (ty, rest) = parse_type(self.rest, self.types)?;
            self.rest = rest;
            node = ExprNode::As(Box::new(node), ty);
        }
        self.depth -= 1;
        Ok(node)
    }

    pub(super) fn prefix(&mut self) -> Result<ExprNode, String> {
        let mut signs = Vec::new();
        loop {
            let rest = self.rest.trim_start();
            let is_minus = rest.starts_with('-') && !rest[1..].starts_with(|c: char| c.is_ascii_digit());
            match (self.eat("*"), rest.starts_with("&&")) {
                (true, _) => signs.push('*'),
                (false, false) if self.eat("&") => signs.push('&'),
                _ if !rest.starts_with("!=") && self.eat("!") => signs.push('!'),
                _ if self.eat("~") => signs.push('~'),
                _ if is_minus && self.eat("-") => signs.push('-'),
                _ => break,
            }
            if signs.len() > MAX_DEPTH as usize {
                return Err("the expression is nested too deeply".into());
            }
        }
        let before = self.rest;
        let cast = if self.eat("(") && !self.rest.trim_start().starts_with("Ptr ") { self.c_type(true) } else { None };
        let mut node = match cast {
            Some(name) => {
                self.descend()?;
                let inner = self.prefix()?;
                self.depth -= 1;
                ExprNode::CastTo(name, Box::new(inner))
            }
            None => {
                self.rest = before;
                self.primary()?
            }
        };
        loop {
            if self.eat("[") {
                let index = self.sum()?;
                if !self.eat("]") {
                    return Err("expected `]`".into());
                }
                node = ExprNode::Index(Box::new(node), Box::new(index));
            } else if self.eat("->") || self.eat(".") {
                node = ExprNode::Member(Box::new(node), self.member_name()?);
            } else if is_callee(&node) && self.rest.starts_with('(') {
                node = ExprNode::Call(Box::new(node), self.arguments()?);
            } else if takes_offset(&node)
                && !signs.iter().any(|sign| "-~!&".contains(*sign))
                && let Some(bytes) = self.offset()
            {
                self.count()?;
                node = ExprNode::Offset(Box::new(node), bytes);
            } else {
                break;
            }
        }
        if signs.len() > MAX_DEPTH as usize {
            return Err("the expression is nested too deeply".into());
        }
        // The address of an LLVM value takes an offset in bytes, like the value itself.
        let mut is_address = takes_offset(&node) && signs.last() == Some(&'&');
        let mut whole = node;
        for sign in signs.into_iter().rev() {
            whole = match sign {
                '*' => ExprNode::Deref(Box::new(whole)),
                '!' | '~' | '-' => ExprNode::Sign(sign, Box::new(whole)),
                _ => ExprNode::Address(Box::new(whole)),
            };
            if std::mem::take(&mut is_address)
                && let Some(bytes) = self.offset()
            {
                self.count()?;
                whole = ExprNode::Offset(Box::new(whole), bytes);
            }
        }
        Ok(whole)
    }

    /// Parses the arguments of a call in their parentheses.
    fn arguments(&mut self) -> Result<Vec<ExprNode>, String> {
        let mut arguments = Vec::new();
        self.eat("(");
        if self.eat(")") {
            return Ok(arguments);
        }
        self.descend()?;
        loop {
            self.count()?;
            arguments.push(self.parse_expression()?);
            if self.eat(")") {
                self.depth -= 1;
                return Ok(arguments);
            }
            if !self.eat(",") {
                return Err("expected `,` or `)` after an argument".into());
            }
        }
    }

    /// Parses a C identifier, which contains neither dots nor hyphens.
    pub(super) fn member_name(&mut self) -> Result<String, String> {
        self.rest = self.rest.trim_start();
        let end = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(end);
        self.rest = rest;
        if name.is_empty() { Err("expected the name of a member".into()) } else { Ok(name.into()) }
    }

    pub(super) fn name(&mut self) -> Result<String, String> {
        if let Some(quoted) = self.rest.strip_prefix('"') {
            let (name, rest) = quoted.split_once('"').ok_or("the name has no closing quote")?;
            self.rest = rest;
            return Ok(name.into());
        }
        match token::word(&mut self.rest) {
            "" => Err("expected a name".into()),
            name => Ok(name.into()),
        }
    }

    pub(super) fn primary(&mut self) -> Result<ExprNode, String> {
        if self.eat("(") {
            if self.eat_word("Ptr") {
                return self.path();
            }
            let node = self.parse_expression()?;
            return if self.eat(")") { Ok(node) } else { Err("expected `)`".into()) };
        }
        if self.eat("@") {
            return Ok(ExprNode::Global(self.name()?));
        }
        let words = [("null", ExprNode::Null), ("undef", ExprNode::Undef), ("poison", ExprNode::Poison)];
        for (word, node) in
            words.into_iter().chain([("true", ExprNode::Truth(true)), ("false", ExprNode::Truth(false))])
        {
            if self.eat_word(word) {
                return Ok(node);
            }
        }
        self.rest = self.rest.trim_start();
        if self.rest.starts_with(|c: char| c.is_ascii_digit() || c == '-')
            || self.rest.starts_with('.') && self.rest[1..].starts_with(|c: char| c.is_ascii_digit())
        {
            return self.number();
        }
        if let Some(rest) = self.rest.strip_prefix('$') {
            self.rest = rest;
            return self.history();
        }
        if self.rest.starts_with('"') {
            return self.text();
        }
        if let Some((file, rest)) = self.rest.strip_prefix('\'').and_then(|rest| rest.split_once("'::")) {
            self.rest = rest;
            return Ok(ExprNode::Scoped(file.into(), self.member_name()?));
        }
        if let Some(code) = self.character() {
            return Ok(ExprNode::CastTo("char".into(), Box::new(ExprNode::Int(code))));
        }
        if let Some(object) = self.object()? {
            return Ok(ExprNode::Object(object));
        }
        if let Ok((ty, rest)) = parse_type(self.rest, self.types)
            && self.types.is_ptr(ty)
        {
            // `%T*` is a type if `%T` is one.
            self.rest = rest;
            return Ok(ExprNode::Cast(ty, Box::new(self.primary()?)));
        }
        if self.eat("%") {
            let value = self.name()?;
            return self.of(value);
        }
        if self.eat_word("sizeof") {
            return self.size_of();
        }
        if self.rest.starts_with(|c: char| c.is_alphabetic() || c == '_') {
            let mut name = self.member_name()?;
            // Qualified name: `app::Color::Red`.
            while self.rest.starts_with("::") {
                self.rest = &self.rest[2..];
                name = format!("{name}::{}", self.member_name()?);
            }
            return Ok(ExprNode::Variable(name));
        }
        match self.rest {
            "" => Err("expected an expression, such as `%x`, `@g[2]` or `*%p`".into()),
            rest => Err(format!("expected an expression, found `{rest}`")),
        }
    }

    /// Parses the operand of `sizeof`: an LLVM type or a source struct in parentheses, or an expression.
    fn size_of(&mut self) -> Result<ExprNode, String> {
        let before = self.rest;
        if self.eat("(") {
            let inside = match self.eat_word("struct") || self.eat_word("union") {
                true => format!("%{}.{}", self.word_before(before), self.rest.trim_start()),
                false => self.rest.to_string(),
            };
            if let Ok((ty, rest)) = parse_type(&inside, self.types)
                && let Some(rest) = rest.trim_start().strip_prefix(')')
            {
                self.rest = &self.rest[self.rest.len() - rest.len()..];
                return Ok(ExprNode::SizeOfType(ty));
            }
            self.rest = before;
            if self.eat("(")
                && let Some(name) = self.c_type(false)
            {
                return Ok(ExprNode::SizeOfName(name));
            }
            self.rest = before;
        }
        Ok(ExprNode::SizeOf(Box::new(self.prefix()?)))
    }

    /// Returns the word of `text` that ends where the rest begins.
    fn word_before<'t>(&self, text: &'t str) -> &'t str {
        text[..text.len() - self.rest.len()].trim_start_matches(['(', ' ']).trim_end()
    }

    pub(super) fn number(&mut self) -> Result<ExprNode, String> {
        // A sign is part of the number at its start and in an exponent; elsewhere it is an operator.
        let hex = self.rest.trim_start_matches('-').starts_with("0x");
        let mut before = None;
        let end = self.rest.find(|c: char| {
            let sign = c == '-' && before.is_none() || "+-".contains(c) && !hex && matches!(before, Some('e' | 'E'));
            before = Some(c);
            !(c.is_alphanumeric() || "._".contains(c) || sign)
        });
        let end = end.unwrap_or(self.rest.len());
        let (text, rest) = self.rest.split_at(end);
        self.rest = rest;
        let (negative, digits) = match text.strip_prefix('-') {
            Some(digits) => (true, digits),
            None => (false, text),
        };
        let plain = digits.trim_end_matches(['u', 'U', 'l', 'L']);
        let lower = plain.to_ascii_lowercase();
        let number = match (lower.strip_prefix("0x"), lower.strip_prefix("0b")) {
            (Some(hex), _) => i128::from_str_radix(hex, 16).ok(),
            (_, Some(binary)) => i128::from_str_radix(binary, 2).ok(),
            _ if lower.len() > 1 && lower.starts_with('0') && lower.bytes().all(|b| b.is_ascii_digit()) => {
                i128::from_str_radix(&lower, 8).ok()
            }
            _ => lower.parse().ok(),
        };
        if let Some(number) = number {
            let node = ExprNode::Int(if negative { -number } else { number });
            let suffix = digits[plain.len()..].to_ascii_lowercase();
            let is_decimal = lower.starts_with(|c: char| ('1'..='9').contains(&c));
            // Without a suffix the type depends on the other operand.
            let ty = match (suffix.contains('u'), suffix.contains('l')) {
                (false, false) if is_decimal || negative => return Ok(node),
                (false, false) => return Ok(ExprNode::Unsigned(number)),
                (true, false) if number <= u32::MAX.into() => "unsigned int",
                (true, _) => "unsigned long",
                (false, true) => "long",
            };
            return Ok(ExprNode::CastTo(ty.into(), Box::new(node)));
        }
        if let Some(Ok(float)) = text.strip_suffix(['f', 'F']).map(str::parse) {
            return Ok(ExprNode::CastTo("float".into(), Box::new(ExprNode::Float(float))));
        }
        match text.parse() {
            Ok(float) => Ok(ExprNode::Float(float)),
            _ => Err(format!("`{text}` is not a number")),
        }
    }

    /// Parses the rest of `$`, `$$`, `$3`, `$$2` or `$name` after the first sign.
    fn history(&mut self) -> Result<ExprNode, String> {
        let from_end = self.rest.starts_with('$');
        self.rest = self.rest.trim_start_matches('$');
        let end = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(end);
        self.rest = rest;
        match (name, name.parse()) {
            ("", _) => Ok(ExprNode::Before(usize::from(from_end))),
            (_, Ok(n)) if from_end => Ok(ExprNode::Before(n)),
            (_, Ok(n)) => Ok(ExprNode::Earlier(n)),
            _ if from_end => Err(format!("`$${name}` is neither a value of the history nor a variable")),
            _ => Ok(ExprNode::Convenience(name.into())),
        }
    }

    /// Parses a string literal.
    fn text(&mut self) -> Result<ExprNode, String> {
        let (mut bytes, mut rest) = (Vec::new(), &self.rest[1..]);
        loop {
            let c = rest.chars().next().ok_or("the string has no closing quote")?;
            rest = &rest[c.len_utf8()..];
            match c {
                '"' => break,
                '\\' => bytes.push(super::casts::escape(&mut rest).ok_or("the string has no closing quote")?),
                c => bytes.extend(c.to_string().bytes()),
            }
        }
        self.rest = rest;
        bytes.push(0);
        let ty = self.types.intern(TypeKind::Array { len: bytes.len() as u64, elem: Type::I8 });
        Ok(ExprNode::Text(bytes, ty))
    }
}

/// Whether a node can denote only a function if a parenthesis follows it.
fn is_callee(node: &ExprNode) -> bool {
    matches!(node, ExprNode::Variable(_) | ExprNode::Global(_) | ExprNode::Member(..) | ExprNode::Convenience(_))
}

/// Whether `+8` after a node is a byte offset; after a source value it is an addition.
fn takes_offset(node: &ExprNode) -> bool {
    matches!(
        node,
        ExprNode::Local(_)
            | ExprNode::Global(_)
            | ExprNode::Object(_)
            | ExprNode::Of { .. }
            | ExprNode::Offset(..)
            | ExprNode::Path(..)
            | ExprNode::Cast(..)
    ) || matches!(node, ExprNode::Index(inner, _) if takes_offset(inner))
}
