//! Locations of operands, types and targets inside a statement. The module has spans of whole statements only,
//! since only reports need more; here the text of a statement is parsed again, guided by its instruction.
//!
//! The scanner assumes well-formed text and is lenient. On a mismatch the result is `None`, and the
//! report points to the whole statement.

mod statement;

use crate::ir::{Inst, is_name_byte};
use std::ops::Range;

/// A part of a statement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InstPart {
    /// The whole statement.
    Whole,
    /// The keyword of the instruction.
    Opcode,
    /// The name before `=`.
    Result,
    /// The n-th operand, in the order of [`Inst::for_each_operand`].
    Operand(usize),
    /// The n-th type:
    /// - of a cast, the destination type is the last;
    /// - of a load, the loaded type and the pointer type;
    /// - of a getelementptr, the source type and the pointer type.
    ///
    /// LLVM before 3.7 wrote the pointer type only; it stands for both there.
    Type(usize),
    /// The n-th block: successors in the order of [`Inst::for_each_target`], or incoming blocks of a phi.
    Target(usize),
    /// The value of the n-th switch case.
    Case(usize),
    /// The n-th index of an extractvalue or insertvalue.
    Index(usize),
}

/// Byte ranges of the parts of a statement.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct InstSpans {
    opcode: Option<Range<usize>>,
    result: Option<Range<usize>>,
    operands: Vec<Range<usize>>,
    types: Vec<Range<usize>>,
    targets: Vec<Range<usize>>,
    cases: Vec<Range<usize>>,
    indices: Vec<Range<usize>>,
}

impl InstSpans {
    /// Parses the statement of an instruction.
    pub fn of_statement(text: &str, inst: &Inst) -> InstSpans {
        let mut parts = InstSpans::default();
        // Spans found before a mismatch are still valid.
        let _ = Scanner::new(text).statement(inst, &mut parts);
        parts
    }

    /// Returns the byte range of a part.
    pub fn get(&self, part: InstPart) -> Option<Range<usize>> {
        match part {
            InstPart::Whole => None,
            InstPart::Opcode => self.opcode.clone(),
            InstPart::Result => self.result.clone(),
            InstPart::Operand(n) => self.operands.get(n).cloned(),
            InstPart::Type(n) => self.types.get(n).cloned(),
            InstPart::Target(n) => self.targets.get(n).cloned(),
            InstPart::Case(n) => self.cases.get(n).cloned(),
            InstPart::Index(n) => self.indices.get(n).cloned(),
        }
    }
}

/// Returns the ranges of all operands, in the order of [`Inst::for_each_operand`]; `None` for those not found.
pub fn operand_spans(text: &str, inst: &Inst) -> Vec<Option<Range<usize>>> {
    let parts = InstSpans::of_statement(text, inst);
    let mut count = 0;
    inst.for_each_operand(|_, _| count += 1);
    (0..count).map(|n| parts.get(InstPart::Operand(n))).collect()
}

/// Returns type and initializer of a global variable, or of an alias; the text starts at its name. Callers ask for the
/// initializer only if there is one: otherwise it is the start of the next item.
pub fn variable_spans(text: &str) -> Option<(Range<usize>, Option<Range<usize>>)> {
    let mut s = Scanner::new(text);
    s.token()?;
    s.expect(b'=')?;
    loop {
        let word = s.word()?;
        match &text[word] {
            "global" | "constant" => break,
            "alias" | "ifunc" => return s.of_alias(),
            _ => s.optional_parens(),
        }
    }
    let ty = s.ty()?;
    Some((ty, s.value()))
}

/// Returns return type and parameter types of a function header; the text starts at `define` or `declare`.
pub fn header_spans(text: &str) -> Option<(Range<usize>, Vec<Range<usize>>)> {
    let mut s = Scanner::new(text);
    s.token()?;
    s.words_and_attributes();
    let ret = s.ty()?;
    s.token()?;
    s.expect(b'(')?;
    let mut params = Vec::new();
    while s.peek().is_some_and(|b| b != b')') {
        if s.bytes[s.at..].starts_with(b"...") {
            break;
        }
        params.push(s.ty()?);
        s.until_comma();
        if s.expect(b',').is_none() {
            break;
        }
    }
    Some((ret, params))
}

/// Returns the personality in a function header.
pub fn personality_span(text: &str) -> Option<Range<usize>> {
    let mut s = Scanner::new(text);
    while &text[s.token()?] != "personality" {}
    s.ty()?;
    s.value()
}

/// Returns the type after `%name = type`; the text starts at the name.
pub fn named_type_span(text: &str) -> Option<Range<usize>> {
    let mut s = Scanner::new(text);
    s.token()?;
    s.expect(b'=')?;
    s.word()?;
    s.ty()
}

/// Returns the first occurrence of a token.
pub fn find_token(text: &str, token: &str) -> Option<Range<usize>> {
    let mut s = Scanner::new(text);
    loop {
        if token == "..." && s.peek().is_some() && s.text[s.at..].starts_with("...") {
            return Some(s.at..s.at + 3);
        }
        let range = s.token()?;
        if &text[range.clone()] == token {
            return Some(range);
        }
    }
}

/// Returns the component of a written type at a path of indices. Index 0 is the element type or pointee; index n of a
/// struct is its n-th field. For a function type, 0 is the return type and n the n-th parameter.
pub fn type_part(text: &str, range: Range<usize>, path: &[usize]) -> Option<Range<usize>> {
    let mut range = range;
    for step in path {
        range = type_child(text, range, *step)?;
    }
    Some(range)
}

fn type_child(text: &str, range: Range<usize>, step: usize) -> Option<Range<usize>> {
    let piece = text.get(range.clone())?.trim_end();
    let base = range.start;
    let shift = |r: Range<usize>| base + r.start..base + r.end;
    if let Some(inner) = piece.strip_suffix('*') {
        let pointee = Scanner::new(inner).ty().filter(|_| step == 0)?;
        return Some(shift(pointee.start..without_address_space(&inner[..pointee.end]).len()));
    }
    let mut s = Scanner::new(piece);
    if piece.ends_with(')') {
        let open = matching_open(piece)?;
        if step == 0 {
            let ret = piece[..open].trim_end();
            return Some(base..base + ret.len());
        }
        s.at = open + 1;
        return s.list_item_type(step - 1).map(shift);
    }
    match piece.as_bytes().first()? {
        b'[' => {
            s.at = 1;
            s.array_element()
        }
        b'{' => {
            s.at = 1;
            s.list_item_type(step)
        }
        b'<' if piece[1..].trim_start().starts_with('{') => {
            s.at = piece.find('{')? + 1;
            s.list_item_type(step)
        }
        b'<' => {
            s.at = 1;
            s.array_element()
        }
        _ => None,
    }
    .map(shift)
}

/// Returns the type without an address space at its end: `i8` for the `i8 addrspace(1)` of `i8 addrspace(1)*`.
fn without_address_space(ty: &str) -> &str {
    let Some(open) = ty.strip_suffix(')').and_then(|_| matching_open(ty)) else { return ty };
    let Some(rest) = ty[..open].trim_end().strip_suffix("addrspace") else { return ty };
    let pointee = rest.trim_end();
    // Not the end of a name, such as that of `%map.addrspace (i8)`.
    let is_token = pointee.len() < rest.len() || pointee.ends_with(['*', ')', ']', '}', '>', '"']);
    if is_token { pointee } else { ty }
}

/// Returns the position of the opening bracket matching the last byte.
fn matching_open(text: &str) -> Option<usize> {
    let mut s = Scanner::new(text);
    let mut open = Vec::new();
    let mut last = None;
    while let Some(token) = s.token() {
        match &text.as_bytes()[token.clone()] {
            [b'(' | b'[' | b'{' | b'<'] => open.push(token.start),
            [b')' | b']' | b'}' | b'>'] => last = open.pop(),
            _ => {}
        }
    }
    last
}

/// Returns the element of a constant at a path of indices, in the order of
/// [`crate::ir::Constant::for_each_part`].
pub fn constant_part(text: &str, range: Range<usize>, path: &[usize]) -> Option<Range<usize>> {
    path.iter().try_fold(range, |range, step| constant_child(text, range, *step).map(|(_, value)| value))
}

/// Returns the type of the element of a constant at a path of indices, as it is written before the element.
pub fn constant_part_type(text: &str, range: Range<usize>, path: &[usize]) -> Option<Range<usize>> {
    let (last, before) = path.split_last()?;
    let range = constant_part(text, range, before)?;
    constant_child(text, range, *last).map(|(ty, _)| ty)
}

/// Returns type and value of an element.
fn constant_child(text: &str, range: Range<usize>, step: usize) -> Option<(Range<usize>, Range<usize>)> {
    let (ty, value) = Scanner::new(text.get(range.clone())?).constant_child(step)?;
    let shift = |r: Range<usize>| range.start + r.start..range.start + r.end;
    Some((shift(ty), shift(value)))
}

/// Tokenizer for LLVM assembly that skips whitespace and comments.
struct Scanner<'t> {
    text: &'t str,
    bytes: &'t [u8],
    at: usize,
}

fn is_word_byte(b: u8) -> bool {
    is_name_byte(b) || b == b'+'
}

fn starts_type(token: &str) -> bool {
    let int = |t: &str| t.strip_prefix('i').is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
    token.starts_with(['%', '[', '{', '<'])
        || int(token)
        || matches!(
            token,
            "void" | "ptr" | "half" | "bfloat" | "float" | "double" | "fp128" | "x86_fp80" | "ppc_fp128" | "x86_mmx"
        )
        || matches!(token, "x86_amx" | "label" | "token" | "metadata" | "target" | "opaque")
}

fn is_value_word(token: &str) -> bool {
    token.starts_with(|c: char| c.is_ascii_digit() || matches!(c, '-' | '+'))
        || token.starts_with("c\"")
        || token.starts_with("u0x")
        || token.starts_with("s0x")
        || matches!(
            token,
            "null" | "undef" | "poison" | "true" | "false" | "zeroinitializer" | "none" | "splat" | "asm"
        )
        || matches!(token, "blockaddress" | "dso_local_equivalent" | "no_cfi" | "ptrauth")
        || is_expression(token)
}

fn is_expression(token: &str) -> bool {
    crate::ir::inst::CastOp::from_keyword(token).is_some()
        || crate::ir::inst::BinaryOp::from_keyword(token).is_some()
        || matches!(token, "getelementptr" | "icmp" | "fcmp" | "select" | "extractelement" | "insertelement")
        || matches!(token, "shufflevector" | "extractvalue" | "insertvalue" | "fneg")
}

impl<'t> Scanner<'t> {
    fn new(text: &'t str) -> Self {
        Scanner { text, bytes: text.as_bytes(), at: 0 }
    }

    /// Skips whitespace and comments, and returns the next byte.
    fn peek(&mut self) -> Option<u8> {
        loop {
            match self.bytes.get(self.at)? {
                b' ' | b'\t' | b'\r' | b'\n' => self.at += 1,
                b';' => {
                    while self.bytes.get(self.at).is_some_and(|b| *b != b'\n') {
                        self.at += 1;
                    }
                }
                b => return Some(*b),
            }
        }
    }

    fn quoted(&mut self) {
        self.at += 1;
        while self.bytes.get(self.at).is_some_and(|b| *b != b'"') {
            self.at += 1;
        }
        self.at = (self.at + 1).min(self.bytes.len());
    }

    fn token(&mut self) -> Option<Range<usize>> {
        let first = self.peek()?;
        let start = self.at;
        match first {
            b'"' => self.quoted(),
            b'c' if self.bytes.get(start + 1) == Some(&b'"') => {
                self.at += 1;
                self.quoted();
            }
            b'%' | b'@' | b'!' | b'#' => {
                self.at += 1;
                match self.bytes.get(self.at) {
                    Some(b'"') => self.quoted(),
                    _ => self.word_bytes(),
                }
            }
            b if is_word_byte(b) => self.word_bytes(),
            // A whole character, so that the range is a valid slice.
            _ => self.at += self.text[start..].chars().next().map_or(1, char::len_utf8),
        }
        Some(start..self.at)
    }

    fn word_bytes(&mut self) {
        while self.bytes.get(self.at).is_some_and(|b| is_word_byte(*b)) {
            self.at += 1;
        }
    }

    fn peek_token(&mut self) -> Option<&'t str> {
        let at = self.at;
        let token = self.token();
        self.at = at;
        token.map(|r| &self.text[r])
    }

    /// Returns a token that starts like a word.
    fn word(&mut self) -> Option<Range<usize>> {
        self.peek().filter(|b| is_word_byte(*b)).and_then(|_| self.token())
    }

    fn expect(&mut self, byte: u8) -> Option<()> {
        (self.peek()? == byte).then(|| self.at += 1)
    }

    /// Skips a bracketed group.
    fn bracketed(&mut self) -> Option<Range<usize>> {
        self.peek()?;
        let start = self.at;
        let mut depth = 0usize;
        loop {
            let token = self.token()?;
            match &self.bytes[token] {
                [b'(' | b'[' | b'{' | b'<'] => depth += 1,
                [b')' | b']' | b'}' | b'>'] => depth = depth.checked_sub(1)?,
                _ => {}
            }
            if depth == 0 {
                return Some(start..self.at);
            }
        }
    }

    /// Returns type and aliasee of an alias, after the keyword `alias`.
    fn of_alias(&mut self) -> Option<(Range<usize>, Option<Range<usize>>)> {
        // In the old spelling the linkage follows.
        while let Some(text) = self.peek_token()
            && (text.ends_with("external")
                || text.starts_with("weak")
                || text.starts_with("linkonce")
                || matches!(text, "internal" | "private" | "default" | "hidden" | "protected" | "unnamed_addr"))
        {
            self.token()?;
        }
        let bare = |text: &str| matches!(text, "bitcast" | "getelementptr" | "addrspacecast" | "inttoptr");
        if self.peek_token().is_some_and(bare) {
            let target = self.value()?;
            return Some((target.clone(), Some(target)));
        }
        let ty = self.ty()?;
        if self.peek() == Some(b',') {
            self.at += 1;
            if !self.peek_token().is_some_and(bare) {
                self.ty()?;
            }
        }
        Some((ty, self.value()))
    }

    fn optional_parens(&mut self) {
        if self.peek() == Some(b'(') {
            self.bracketed();
        }
    }

    fn ty(&mut self) -> Option<Range<usize>> {
        let first = self.peek()?;
        let start = self.at;
        match first {
            b'[' | b'{' | b'<' => {
                self.bracketed()?;
            }
            _ => {
                let token = self.token()?;
                if &self.text[token] == "target" {
                    self.optional_parens();
                }
            }
        }
        let mut end = self.at;
        loop {
            match self.peek() {
                Some(b'*') => self.at += 1,
                Some(b'(') => {
                    self.bracketed()?;
                }
                Some(b'a') if self.peek_token() == Some("addrspace") => {
                    self.token();
                    self.optional_parens();
                }
                _ => return Some(start..end),
            }
            end = self.at;
        }
    }

    /// Skips keywords and attributes with their arguments up to the next type.
    fn words_and_attributes(&mut self) {
        while let Some(token) = self.peek_token() {
            let attribute = token.starts_with(['"', '#', '=']) || (is_word_byte(token.as_bytes()[0]));
            if !attribute || starts_type(token) {
                return;
            }
            self.token();
            self.optional_parens();
        }
    }

    /// Skips attributes between a type and a value.
    fn attributes_before_value(&mut self) {
        while let Some(token) = self.peek_token() {
            let attribute = token.starts_with(['"', '#', '=']) || (is_word_byte(token.as_bytes()[0]));
            if !attribute || is_value_word(token) {
                return;
            }
            self.token();
            if matches!(token, "align" | "alignstack") && self.peek().is_some_and(|b| b.is_ascii_digit()) {
                self.token();
            }
            self.optional_parens();
        }
    }

    fn value(&mut self) -> Option<Range<usize>> {
        let first = self.peek()?;
        let start = self.at;
        match first {
            b'[' | b'{' | b'<' => {
                self.bracketed()?;
            }
            b'!' => {
                self.token()?;
                if matches!(self.peek(), Some(b'{' | b'(')) {
                    self.bracketed()?;
                }
            }
            _ => {
                let token = self.token()?;
                match &self.text[token] {
                    "asm" => {
                        while self.peek().is_some_and(|b| b != b'(') {
                            self.token()?;
                        }
                        return Some(start..self.text[..self.at].trim_end().len());
                    }
                    "dso_local_equivalent" | "no_cfi" => {
                        self.token()?;
                    }
                    "splat" | "blockaddress" | "ptrauth" => {
                        self.bracketed()?;
                    }
                    word if is_expression(word) => {
                        while self.peek().is_some_and(is_word_byte) {
                            let flag = self.token()?;
                            if &self.text[flag] == "inrange" {
                                self.optional_parens();
                            }
                        }
                        self.bracketed()?;
                    }
                    _ => {}
                }
            }
        }
        Some(start..self.at)
    }

    fn typed_value(&mut self, parts: &mut InstSpans) -> Option<()> {
        let ty = self.ty()?;
        parts.types.push(ty);
        let value = self.value()?;
        parts.operands.push(value);
        Some(())
    }

    fn label(&mut self, parts: &mut InstSpans) -> Option<()> {
        self.word()?;
        let name = self.token()?;
        parts.targets.push(name);
        Some(())
    }

    /// Skips to a `,` or closing bracket at this nesting level.
    fn until_comma(&mut self) {
        while let Some(b) = self.peek() {
            match b {
                b',' | b')' | b']' | b'}' | b'>' => return,
                b'(' | b'[' | b'{' | b'<' => {
                    if self.bracketed().is_none() {
                        return;
                    }
                }
                _ => {
                    if self.token().is_none() {
                        return;
                    }
                }
            }
        }
    }

    /// Returns the element type after `[` or `<`: T for `vscale x 4 x T`.
    fn array_element(&mut self) -> Option<Range<usize>> {
        loop {
            let token = self.peek_token()?;
            // Whitespace around `x` is optional.
            if starts_type(token) {
                return self.ty();
            }
            let at = self.at;
            self.token()?;
            // `[4xi64]` is one token, which is split after the `x`.
            if let Some(x) = token.find('x').filter(|x| *x + 1 < token.len() && starts_type(&token[*x + 1..])) {
                self.at = at + self.text[at..].find(token)? + x + 1;
            }
        }
    }

    fn list_item_type(&mut self, n: usize) -> Option<Range<usize>> {
        for _ in 0..n {
            self.until_comma();
            self.expect(b',')?;
        }
        self.ty()
    }

    /// Returns the n-th element of a constant.
    fn constant_child(&mut self, n: usize) -> Option<(Range<usize>, Range<usize>)> {
        let first = self.peek()?;
        let inside = match first {
            b'[' | b'{' | b'<' => self.at + 1,
            _ => self.text[self.at..].find('(')? + self.at + 1,
        };
        let packed = first == b'<' && self.text[inside..].trim_start().starts_with('{');
        let gep = self.peek_token() == Some("getelementptr");
        self.at = if packed { self.text[inside..].find('{')? + inside + 1 } else { inside };
        if gep {
            // An explicit source type stands alone before the first comma.
            let at = self.at;
            self.ty()?;
            if self.peek() != Some(b',') {
                self.at = at;
            } else {
                self.at += 1;
            }
        }
        for _ in 0..n {
            self.until_comma();
            self.expect(b',')?;
        }
        self.words_and_attributes();
        let ty = self.ty()?;
        Some((ty, self.value()?))
    }
}
