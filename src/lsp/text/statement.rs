//! The syntactic category expected at a position of a possibly incomplete statement: a type, a value of a type, a
//! block.

use super::document::Document;
use super::entities::Entity;
use super::lexer::{Lexer, Token, TokenKind, tokens};
use super::symbols::is_type_word;
use crate::ir::Name;
use crate::parse;
use std::ops::Range;

/// The expected category.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expected {
    /// An instruction; the flag tells whether a result is assigned.
    Opcode(bool),
    /// A type, or a keyword before it; for an argument, the type of the parameter.
    Type,
    /// A value of this type.
    Value(String),
    /// A function that returns this type.
    Callee(String),
    /// A block.
    Block,
    /// Anything else: attributes, flags.
    Word,
}

/// The innermost call whose argument list contains a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// Callee.
    pub callee: Name,
    /// Whether the callee is a global.
    pub is_global: bool,
    /// Index of the argument.
    pub argument: usize,
}

/// A position in a statement.
#[derive(Clone, Debug)]
pub struct StatementPosition {
    /// Expected category.
    pub expected: Expected,
    /// Innermost call.
    pub call: Option<Call>,
    /// Opcode of the statement.
    pub opcode: String,
    /// Blocks for which the phi has entries before the position.
    pub incoming: Vec<Name>,
    /// Type that a memory instruction accesses, or from which `getelementptr` computes.
    pub accessed: Option<String>,
    /// First byte of the statement.
    pub start: usize,
}

/// Returns the position of an offset in a function's body. The word being typed, which starts at `typed`, is ignored.
pub fn place(document: &Document, entity: &Entity, typed: usize) -> Option<StatementPosition> {
    let brace = entity.brace.filter(|brace| *brace < typed)?;
    let text = document.text();
    let all = tokens(text, last_instruction(text, brace + 1..typed)..typed);
    let first = statement_start(text, &all);
    let mut place = StatementPosition {
        expected: Expected::Opcode(false),
        call: None,
        opcode: String::new(),
        incoming: Vec::new(),
        accessed: None,
        start: all.get(first).map_or(typed, |token| token.start),
    };
    let mut rest = &all[first..];
    if let [name, equals, ..] = rest
        && name.kind == TokenKind::Local
        && equals.is(text, b'=')
    {
        place.expected = Expected::Opcode(true);
        rest = &rest[2..];
    }
    while let Some(token) = rest.first().filter(|token| token.kind == TokenKind::Word) {
        let word = token.text(text);
        if matches!(word, "tail" | "musttail" | "notail" | "volatile") {
            rest = &rest[1..];
        } else {
            break;
        }
    }
    let Some((opcode, rest)) = rest.split_first() else { return Some(place) };
    place.opcode = opcode.text(text).to_string();
    Reader { text, tokens: rest, at: 0, place: &mut place }.read();
    Some(place)
}

/// Returns the start of the last line that begins with an opcode, where a statement certainly begins, or the start of
/// the range if there is no such line. Functions may have a hundred thousand lines.
fn last_instruction(text: &str, range: Range<usize>) -> usize {
    let bytes = text.as_bytes();
    let mut end = range.end;
    while let Some(newline) = memchr::memrchr(b'\n', &bytes[range.start..end]) {
        end = range.start + newline;
        // The lexer begins a token with each line, since strings and comments end with their lines.
        let first = Lexer::new(text, end + 1..range.end).next();
        if let Some(first) = first.filter(|first| first.kind == TokenKind::Word) {
            let word = first.text(text);
            if parse::is_opcode(word) && word != "unwind" {
                return end + 1;
            }
        }
    }
    range.start
}

/// Returns the index of the first token of the last statement.
fn statement_start(text: &str, all: &[Token]) -> usize {
    let mut depth = 0usize;
    let mut start = 0;
    for (n, token) in all.iter().enumerate() {
        match token.kind {
            TokenKind::Label if depth == 0 => start = n + 2,
            TokenKind::Local if depth == 0 && all.get(n + 1).is_some_and(|next| next.is(text, b'=')) => start = n,
            TokenKind::Punctuation => match text.as_bytes()[token.start] {
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => depth = depth.saturating_sub(1),
                _ => {}
            },
            TokenKind::Word if parse::is_opcode(token.text(text)) => {
                let before = n.checked_sub(1).map(|n| all[n]);
                let is_first = before.is_none_or(|before| {
                    memchr::memchr(b'\n', &text.as_bytes()[before.end..token.start]).is_some() || before.is(text, b':')
                });
                // A line that starts with an opcode ends an incomplete statement before it.
                if is_first && token.text(text) != "unwind" {
                    (start, depth) = (n, 0);
                }
            }
            _ => {}
        }
    }
    start.min(all.len())
}

struct Reader<'t, 'p> {
    text: &'t str,
    tokens: &'t [Token],
    at: usize,
    place: &'p mut StatementPosition,
}

impl Reader<'_, '_> {
    fn token(&self) -> Option<&Token> {
        self.tokens.get(self.at)
    }

    fn is(&self, byte: u8) -> bool {
        self.token().is_some_and(|token| token.is(self.text, byte))
    }

    fn is_word(&self, word: &str) -> bool {
        self.token().is_some_and(|token| token.is_word(self.text, word))
    }

    /// Skips flags, attributes and similar keywords.
    fn words(&mut self) {
        while let Some(token) = self.token() {
            let is_word = match token.kind {
                TokenKind::Word => {
                    let word = token.text(self.text);
                    !is_type(word) && !is_value(word) && word != "label" && !matches!(word, "to" | "unwind")
                }
                TokenKind::AttributeGroup => true,
                // The number of `align 8`.
                TokenKind::Number => self.at > 0 && self.tokens[self.at - 1].is_word(self.text, "align"),
                _ => false,
            };
            if !is_word {
                return;
            }
            self.at += 1;
            if self.is(b'(') {
                self.group();
            }
        }
    }

    /// Skips a bracketed group. Returns `false` if the tokens end within it.
    fn group(&mut self) -> bool {
        let mut depth = 0usize;
        while let Some(token) = self.token() {
            if token.kind == TokenKind::Punctuation {
                match self.text.as_bytes()[token.start] {
                    b'(' | b'[' | b'{' | b'<' => depth += 1,
                    b')' | b']' | b'}' | b'>' => depth = depth.saturating_sub(1),
                    _ => {}
                }
            }
            self.at += 1;
            if depth == 0 {
                return true;
            }
        }
        false
    }

    /// Expects what follows in the innermost group that has not ended: a value after a type, otherwise a type.
    fn component(&mut self) {
        let bytes = self.text.as_bytes();
        let mut depth = 0usize;
        let start = self.tokens.iter().rposition(|token| {
            if token.kind == TokenKind::Punctuation {
                match bytes[token.start] {
                    b')' | b']' | b'}' | b'>' => depth += 1,
                    b'(' | b'[' | b'{' | b'<' | b',' if depth == 0 => return true,
                    b'(' | b'[' | b'{' | b'<' => depth -= 1,
                    _ => {}
                }
            }
            false
        });
        self.at = start.map_or(self.tokens.len(), |start| start + 1);
        self.words();
        self.expect(Expected::Type);
        if let Some(ty) = self.ty() {
            self.expect(Expected::Value(ty));
        }
        self.at = self.tokens.len();
    }

    /// Reads a type; `None` if there is none. If the tokens end within a type, a type is still expected.
    fn ty(&mut self) -> Option<String> {
        let start = self.at;
        let token = *self.token()?;
        match token.kind {
            TokenKind::Word if is_type(token.text(self.text)) => self.at += 1,
            TokenKind::Local => self.at += 1,
            TokenKind::Punctuation if matches!(self.text.as_bytes()[token.start], b'[' | b'{' | b'<') => {
                self.group().then_some(())?
            }
            _ => return None,
        }
        loop {
            if self.is(b'*') {
                self.at += 1;
            } else if self.is_word("addrspace") {
                self.at += 1;
                self.group();
            } else if self.is(b'(') {
                self.group().then_some(())?;
            } else {
                break;
            }
        }
        let last = self.tokens[self.at - 1];
        Some(without_blanks(&self.text[self.tokens[start].start..last.end]))
    }

    /// Skips a value; `false` if there is none.
    fn value(&mut self) -> bool {
        let Some(token) = self.token().copied() else { return false };
        match token.kind {
            TokenKind::Local | TokenKind::Global | TokenKind::Number | TokenKind::String | TokenKind::Metadata => {
                self.at += 1
            }
            TokenKind::Word => {
                self.at += 1;
                // A constant expression with its flags.
                while self.token().is_some_and(|token| token.kind == TokenKind::Word) && !self.is_word("to") {
                    self.at += 1;
                }
                if self.is(b'(') && !self.group() {
                    self.component();
                    return false;
                }
            }
            TokenKind::Punctuation if matches!(self.text.as_bytes()[token.start], b'[' | b'{' | b'<') => {
                if !self.group() {
                    self.component();
                    return false;
                }
            }
            TokenKind::Punctuation if token.is(self.text, b'!') => {
                self.at += 1;
                self.group();
            }
            _ => return false,
        }
        true
    }

    fn expect(&mut self, expected: Expected) {
        self.place.expected = expected;
    }

    /// Reads a type and a value. Returns the type; `None` at the end.
    fn operand(&mut self) -> Option<String> {
        self.words();
        self.expect(Expected::Type);
        let ty = self.ty()?;
        self.words();
        self.expect(Expected::Value(ty.clone()));
        self.value().then_some(ty)
    }

    /// Reads `label %block`.
    fn target(&mut self) -> Option<()> {
        self.expect(Expected::Word);
        if !self.is_word("label") {
            return None;
        }
        self.at += 1;
        self.expect(Expected::Block);
        self.value().then_some(())
    }

    fn comma(&mut self) -> Option<()> {
        self.expect(Expected::Word);
        self.is(b',').then(|| self.at += 1)
    }

    /// Reads operands and targets, separated by commas, to the end.
    fn list(&mut self) -> Option<()> {
        loop {
            self.words();
            if self.is_word("label") {
                self.target()?
            } else {
                self.operand().map(drop)?
            }
            self.comma()?;
        }
    }

    fn read(mut self) {
        let _ = self.statement();
    }

    fn statement(&mut self) -> Option<()> {
        let opcode = self.place.opcode.clone();
        self.expect(Expected::Type);
        match opcode.as_str() {
            "call" | "invoke" | "callbr" => self.call()?,
            "phi" => self.phi()?,
            "load" | "getelementptr" | "alloca" => {
                self.words();
                self.expect(Expected::Type);
                let ty = self.ty()?;
                // The old form: the pointer follows its own type.
                let is_pointer = opcode != "alloca" && ty.ends_with('*');
                self.place.accessed = Some(ty.clone());
                if !self.is(b',') && is_pointer {
                    self.expect(Expected::Value(ty));
                    self.value().then_some(())?;
                }
                self.comma()?;
                self.list()?;
            }
            "icmp" | "fcmp" => {
                self.words();
                self.same_type()?;
            }
            "atomicrmw" => {
                self.words();
                // The operation may be spelled as an opcode.
                if self.token().is_some_and(|token| parse::is_opcode(token.text(self.text))) {
                    self.at += 1;
                }
                self.list()?;
            }
            "store" => {
                self.place.accessed = Some(self.operand()?);
                self.comma()?;
                self.list()?;
            }
            _ if opcode_has_two_of_a_type(&opcode) => self.same_type()?,
            "switch" => {
                self.operand()?;
                self.comma()?;
                self.target()?;
                self.at += usize::from(self.is(b'['));
                loop {
                    self.operand()?;
                    self.comma()?;
                    self.target()?;
                }
            }
            _ => {
                let _ = self.list();
                // `to TYPE`
                if self.is_word("to") {
                    self.at += 1;
                    self.expect(Expected::Type);
                    self.ty()?;
                    self.expect(Expected::Word);
                }
            }
        }
        Some(())
    }

    /// `TYPE A, B`
    fn same_type(&mut self) -> Option<()> {
        let ty = self.operand()?;
        self.comma()?;
        self.expect(Expected::Value(ty));
        self.value().then(|| self.expect(Expected::Word))
    }

    fn phi(&mut self) -> Option<()> {
        self.words();
        let ty = self.ty()?;
        loop {
            self.expect(Expected::Word);
            if !self.is(b'[') {
                return None;
            }
            self.at += 1;
            self.expect(Expected::Value(ty.clone()));
            if !self.value() {
                return None;
            }
            self.comma()?;
            self.expect(Expected::Block);
            let block = *self.token()?;
            self.place.incoming.push(block.name(self.text));
            self.at += 1;
            self.expect(Expected::Word);
            if !self.is(b']') {
                return None;
            }
            self.at += 1;
            self.comma()?;
        }
    }

    fn call(&mut self) -> Option<()> {
        self.words();
        self.expect(Expected::Type);
        let ty = self.ty()?;
        self.words();
        self.expect(Expected::Callee(ty));
        let callee = *self.token()?;
        if callee.is_word(self.text, "asm") {
            // Flags and texts, up to the arguments.
            while self.token().is_some() && !self.is(b'(') {
                self.at += 1;
            }
        } else if !self.value() {
            return None;
        }
        self.expect(Expected::Word);
        if !self.is(b'(') {
            return None;
        }
        self.at += 1;
        let is_global = callee.kind == TokenKind::Global;
        let is_name = is_global || callee.kind == TokenKind::Local;
        let name = if is_name { callee.name(self.text) } else { Name::Text("".into()) };
        for argument in 0.. {
            self.place.call = Some(Call { callee: name.clone(), is_global, argument });
            self.expect(Expected::Type);
            if self.is(b')') {
                break;
            }
            if self.is_word("metadata") {
                self.at += 1;
                if let Some(token) = self.token().copied()
                    && token.kind == TokenKind::Word
                {
                    self.operand()?;
                } else {
                    self.value().then_some(())?;
                }
            } else {
                self.operand()?;
            }
            if self.is(b')') {
                break;
            }
            self.comma()?;
        }
        self.at += 1;
        self.place.call = None;
        self.expect(Expected::Word);
        while self.token().is_some() {
            if self.is_word("label") {
                self.target()?;
            } else {
                self.at += 1;
            }
            self.expect(Expected::Word);
        }
        Some(())
    }
}

fn opcode_has_two_of_a_type(word: &str) -> bool {
    crate::ir::inst::BinaryOp::from_keyword(word).is_some()
}

/// Whether a word is a type.
pub fn is_type(word: &str) -> bool {
    is_type_word(word) && !matches!(word, "label" | "noundef" | "nonnull" | "within" | "from")
}

fn is_value(word: &str) -> bool {
    matches!(word, "null" | "undef" | "poison" | "true" | "false" | "zeroinitializer" | "none" | "blockaddress" | "asm")
        || parse::is_opcode(word) && word != "volatile"
}

/// Returns the blocks for which a phi has entries after a position where the name of a block is expected.
pub fn incoming_after(text: &str, range: Range<usize>) -> Vec<Name> {
    let mut rest = Lexer::new(text, range).filter(|token| token.kind != TokenKind::Comment).peekable();
    let mut found = Vec::new();
    while [b']', b',', b'['].into_iter().all(|byte| rest.next().is_some_and(|token| token.is(text, byte))) {
        // The value before the block may be an aggregate.
        let (mut depth, mut block) = (0usize, None);
        while let Some(token) = rest.peek() {
            match token.kind {
                TokenKind::Local => block = Some(*token),
                TokenKind::Punctuation => match text.as_bytes()[token.start] {
                    b'[' | b'{' | b'(' | b'<' => depth += 1,
                    b']' | b'}' | b')' | b'>' if depth > 0 => depth -= 1,
                    b']' => break,
                    _ => {}
                },
                _ => {}
            }
            rest.next();
        }
        found.extend(block.map(|token| token.name(text)));
    }
    found
}

/// Returns the block of the phi's entry whose value is expected at a position.
pub fn block_of_entry(text: &str, range: Range<usize>) -> Option<Name> {
    let mut rest = Lexer::new(text, range);
    rest.next().filter(|token| token.is(text, b','))?;
    rest.next().filter(|token| token.kind == TokenKind::Local).map(|token| token.name(text))
}

/// Returns the arguments with their types in the parentheses that follow a position, without blanks; `None` if there are
/// none.
pub fn arguments_after(text: &str, range: Range<usize>) -> Option<Vec<String>> {
    let mut rest = Lexer::new(text, range);
    let open = rest.next().filter(|token| token.is(text, b'('))?;
    let (mut depth, mut start) = (1usize, open.end);
    let mut found = Vec::new();
    for token in rest.filter(|token| token.kind == TokenKind::Punctuation) {
        match text.as_bytes()[token.start] {
            b'[' | b'{' | b'(' | b'<' => depth += 1,
            b']' | b'}' | b')' | b'>' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 || depth == 1 && token.is(text, b',') {
            found.push(without_blanks(&text[start..token.start]));
            start = token.end;
        }
        if depth == 0 {
            found.retain(|argument| !argument.is_empty());
            return Some(found);
        }
    }
    None
}

/// Returns a type without blanks, for comparison of spellings.
pub fn without_blanks(ty: &str) -> String {
    ty.chars().filter(|c| !c.is_whitespace()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lsp::text::document::Encoding;

    fn expected(statement: &str) -> Expected {
        let text = format!("define void @f() {{\n  {statement}\n}}\n");
        let at = text.find('|').expect("a cursor");
        let document = Document::new("", 0, text.replacen('|', "", 1), Encoding::Utf8);
        place(&document, &document.entities()[0], at).expect("a place").expected
    }

    #[test]
    fn expectations_follow_from_the_statement() {
        let value = |ty: &str| Expected::Value(ty.into());
        for (statement, wanted) in [
            ("|", Expected::Opcode(false)),
            ("%x = |", Expected::Opcode(true)),
            ("%x = add nsw |", Expected::Type),
            ("%x = add nsw i32 |", value("i32")),
            ("%x = add nsw i32 1, |", value("i32")),
            ("store { i8, i64 } |", value("{i8,i64}")),
            ("store i32 0, ptr |, align 4", value("ptr")),
            ("%x = load i32, ptr |", value("ptr")),
            ("%x = load i32, i32* |", value("i32*")),
            ("%x = getelementptr inbounds %t, ptr %p, i64 |", value("i64")),
            ("br i1 |", value("i1")),
            ("br i1 %c, label |", Expected::Block),
            ("br label |", Expected::Block),
            ("%x = phi i32 [ |", value("i32")),
            ("%x = phi i32 [ 0, |", Expected::Block),
            ("%x = phi i32 [ 0, %a ], [ |", value("i32")),
            ("%x = call noundef i32 |", Expected::Callee("i32".into())),
            ("%x = tail call i32 @f(i32 noundef |", value("i32")),
            ("call void @f(i32 1, ptr |", value("ptr")),
            ("switch i32 %x, label |", Expected::Block),
            ("switch i32 %x, label %a [\n i32 1, label |", Expected::Block),
            ("%x = zext i32 |", value("i32")),
            ("%x = zext i32 1 to |", Expected::Type),
            ("%x = select i1 %c, i32 1, i32 |", value("i32")),
            ("%x = icmp eq i64 3, |", value("i64")),
            ("ret <4 x i8> |", value("<4xi8>")),
            ("%x = call i32 asm \"\", \"=r,r\"(i32 |", value("i32")),
            ("store volatile i32 |", value("i32")),
            ("a: br label |", Expected::Block),
            ("%x = load i32* |", value("i32*")),
            ("%x = getelementptr [4 x i8]* %p, i64 |", value("i64")),
            ("%x = load i32 |", Expected::Word),
            ("%x = alloca [5 x |", Expected::Type),
            ("%x = alloca { i32, |", Expected::Type),
            ("%x = load i8, ptr getelementptr inbounds ([4 x i8], ptr |", value("ptr")),
            ("%x = load i8*, i8** bitcast ([4 x i8]* |", value("[4xi8]*")),
            ("%x = load i8*, i8** bitcast (|", Expected::Type),
            ("store { i8, ptr } { i8 1, ptr |", value("ptr")),
            ("%x = atomicrmw add ptr |", value("ptr")),
            ("%x = atomicrmw volatile xchg ptr %p, i32 |", value("i32")),
            ("store i32 , ptr %x\n  br label |", Expected::Block),
        ] {
            assert_eq!(expected(statement), wanted, "{statement}");
        }
    }

    #[test]
    fn what_follows_is_read() {
        let name = |name: &str| Name::Text(name.into());
        let text = " ], [ { i8, i8 } { i8 1, i8 %v }, %b ], [ 1, %c ]\n  %x = add i32 1, 2";
        assert_eq!(incoming_after(text, 0..text.len()), [name("b"), name("c")]);
        assert_eq!(incoming_after(" ]", 0..2), []);
        assert_eq!(block_of_entry(", %b ]", 0..6), Some(name("b")));
        assert_eq!(block_of_entry(" ]", 0..2), None);
        let text = "(<2 x i8> %a, { i8, [2 x i8] } zeroinitializer, ptr noundef @f) #1";
        let arguments = ["<2xi8>%a", "{i8,[2xi8]}zeroinitializer", "ptrnoundef@f"];
        assert_eq!(arguments_after(text, 0..text.len()).expect("parentheses"), arguments);
        assert_eq!(arguments_after("()", 0..2), Some(Vec::new()));
        assert_eq!(arguments_after(", i32 1", 0..7), None);
    }

    #[test]
    fn the_statement_is_found_from_the_last_line_that_begins_with_an_opcode() {
        let text = "  %x = call i32 @f(i32 1,\n    i32 2)\n  store i32 0,\n\n; ret void\n  ptr %x\na: br label %b\nb:\n  \
                    switch i32 %x, label %a [\n    i32 1, label %b\n  ]\n  %y = invoke i32 @f(\n    i32 %x) to label %a\n    \
                    unwind label %b\n  tail call void @g(ptr c\"\n ret\", i8 0)\n  %z = add i32 %x, %y\n  ret i32 %z\n";
        for end in 0..=text.len() {
            let start = |from: usize| {
                let all = tokens(text, from..end);
                all.get(statement_start(text, &all)).copied()
            };
            assert_eq!(start(last_instruction(text, 0..end)), start(0), "{}", &text[..end]);
        }
    }
}
