//! Decides after each line of an input in C syntax whether it continues in the next line.
//!
//! Within brackets and comments, and after a backslash, it does. Otherwise the tokens outside of brackets decide: some
//! lines are certainly incomplete, such as `struct P` or `x = 1 +`, and others are complete unless the next line begins
//! with something that can only continue them, such as `else`.

use crate::parse::line_end;

/// What follows the lines of an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Continuation {
    /// Nothing: the input is complete.
    Complete,
    /// A bracket or a comment is open, or the line ends in a backslash.
    Open,
    /// The input is incomplete without it.
    Needs(Expected),
    /// The input is complete without it.
    Allows(Expected),
}

/// What the next line begins with, if it continues an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// The brace of a function.
    Body,
    /// The declarator after a type, or the brace of a type.
    Declarator,
    /// The statement after `for (…)` or `else`.
    Statement,
    /// `else` after the statement of an `if`.
    Else,
    /// `while (…)` after the body of `do`.
    While,
    /// The right operand of an operator.
    Operand,
    /// A string that continues another one.
    Literal,
    /// An operator, in an indented line.
    Operator,
}

impl Expected {
    /// Whether a line, which is not blank, continues the input.
    pub fn is_met_by(self, line: &str) -> bool {
        let is_indented = line.starts_with([' ', '\t']);
        let line = line.trim();
        let word = &line[..word_length(line)];
        let behind = line[word.len()..].trim_start();
        let is_command = line.strip_prefix(':').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_alphabetic()));
        // `@x = global i32 5`, `%x = add i32 1, 2`, `define …`
        let sigil = line.strip_prefix(['%', '@']).map(|rest| rest[word_length(rest)..].trim_start());
        let is_named = sigil.is_some_and(|rest| rest.starts_with('=') && !rest.starts_with("=="));
        if is_command || is_named || ["define", "declare", "target", "attributes"].contains(&word) {
            return false;
        }
        match self {
            Expected::Body => line.starts_with('{'),
            Expected::Declarator => {
                line.starts_with(['{', '*', '(']) || line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
            }
            Expected::Statement => !line.is_empty() && !line.starts_with([')', ']', '}']),
            // Another statement is not an operand: `x = 5`, `int y`.
            Expected::Operand => {
                let is_assignment = behind.starts_with('=') && !behind.starts_with("==");
                let is_statement = STATEMENTS.contains(&word) || SPECIFIERS.contains(&word) || TAGS.contains(&word);
                !(line.is_empty()
                    || line.starts_with([')', ']', '}'])
                    || is_statement
                    || is_assignment && !word.is_empty())
            }
            Expected::Else => word == "else",
            Expected::While => word == "while",
            Expected::Literal => line.starts_with('"') || is_indented && begins_with_operator(line),
            Expected::Operator => is_indented && begins_with_operator(line),
        }
    }

    /// Whether empty lines may stand before it. Expressions and statements end with an empty line.
    pub fn may_follow_blank_lines(self) -> bool {
        matches!(self, Expected::Body | Expected::Declarator | Expected::Else | Expected::While)
    }
}

/// Whether a line begins with a binary operator, `;`, or the initializer of a declaration.
fn begins_with_operator(line: &str) -> bool {
    let is_step = ["++", "--", "//", "/*"].iter().any(|other| line.starts_with(other));
    // `!x` and `%x` are operands, and `?x` is a question.
    let begins_operand = line.starts_with(['%', '?', ':']) && !line[1..].starts_with(' ');
    !is_step && !begins_operand && (line.starts_with(|c| "+-*/%&|^<>=?:.,;".contains(c)) || line.starts_with("!="))
}

fn word_length(text: &str) -> usize {
    text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(text.len())
}

/// A token outside of brackets.
#[derive(PartialEq, Eq, Debug)]
enum Token {
    Word(String),
    /// A string or a character.
    Literal,
    /// Brackets, by the opening one, and whether they contain a declaration such as `int x`.
    Group(u8, bool),
    /// `++` or `--`.
    Step,
    Semicolon,
    Other(u8),
}

/// Words that begin declarations.
const SPECIFIERS: [&str; 20] = [
    "typedef", "static", "extern", "inline", "const", "volatile", "register", "restrict", "auto", "void", "char",
    "short", "int", "long", "unsigned", "signed", "float", "double", "_Bool", "bool",
];

const STATEMENTS: [&str; 7] = ["if", "else", "for", "while", "do", "switch", "return"];

const TAGS: [&str; 3] = ["struct", "union", "enum"];

/// A scan of an input in C syntax, line by line.
#[derive(Default)]
pub(super) struct CLines {
    /// Tokens of the last statement. Each bracket is one token with its contents.
    tokens: Vec<Token>,
    /// Number of open brackets.
    pub depth: usize,
    /// The first open bracket.
    first: u8,
    /// Whether the first open bracket contains a declaration, and whether the last token in it is a word.
    declares: bool,
    is_after_word: bool,
    /// Whether there is a `=` outside of brackets.
    assigns: bool,
    /// Whether the line that opened the first bracket ends in a closing brace.
    is_in_line: bool,
    is_in_comment: bool,
    /// Whether the last line ends in a backslash.
    is_spliced: bool,
}

impl CLines {
    /// Scans a whole text.
    pub fn of(text: &str) -> CLines {
        let mut lines = CLines::default();
        text.split_inclusive('\n').for_each(|line| lines.add(line));
        lines
    }

    /// Adds a line.
    pub fn add(&mut self, line: &str) {
        let line = &line[..line_end(line, 0)];
        let text = line.trim_end();
        let bytes = text.as_bytes();
        let is_begun = self.depth > 0;
        self.is_spliced = false;
        let mut at = 0;
        while let Some(&byte) = bytes.get(at) {
            if self.is_in_comment {
                let Some(end) = text[at..].find("*/") else { return };
                (self.is_in_comment, at) = (false, at + end + 2);
                continue;
            }
            let start = at;
            at += text[at..].chars().next().map_or(1, char::len_utf8);
            match byte {
                b' ' | b'\t' | b'\r' => continue,
                b'/' if bytes.get(at) == Some(&b'/') => break,
                b'/' if bytes.get(at) == Some(&b'*') => {
                    (self.is_in_comment, at) = (true, at + 1);
                    continue;
                }
                b'\\' if at == bytes.len() => self.is_spliced = true,
                b'"' | b'\'' => {
                    let end = literal_end(bytes, at, byte);
                    self.is_spliced = end == at && text.ends_with('\\');
                    at = if self.is_spliced { text.len() } else { end };
                    self.token(if end == at { Token::Literal } else { Token::Other(byte) });
                }
                b';' if self.depth == 0 => {
                    self.tokens.push(Token::Semicolon);
                    if !self.goes_on_behind(text[at..].trim()) {
                        break;
                    }
                }
                _ if byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$') => {
                    let is_number = byte.is_ascii_digit();
                    let ends = |c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '.' && is_number);
                    at = start + text[start..].find(ends).unwrap_or(text.len() - start).max(1);
                    self.word(&text[start..at]);
                }
                b'+' | b'-' if bytes.get(at) == Some(&byte) => {
                    at += 1;
                    self.token(Token::Step);
                }
                _ => self.other(byte),
            }
        }
        // `int f(int x) { return (x; }` lacks another bracket.
        self.is_in_line |= !is_begun && text.ends_with('}');
    }

    fn word(&mut self, word: &str) {
        if self.depth == 0 {
            self.tokens.push(Token::Word(word.to_string()));
        } else if self.depth == 1 {
            self.declares |= self.is_after_word || SPECIFIERS.contains(&word) || TAGS.contains(&word);
            self.is_after_word = true;
        }
    }

    fn token(&mut self, token: Token) {
        if self.depth == 0 {
            self.tokens.push(token);
        }
        self.is_after_word = false;
    }

    fn other(&mut self, byte: u8) {
        match byte {
            b'(' | b'[' | b'{' => {
                if self.depth == 0 {
                    (self.first, self.declares) = (byte, false);
                }
                self.is_after_word = false;
                self.depth += 1;
            }
            b')' | b']' | b'}' if self.depth > 0 => {
                self.depth -= 1;
                let token = Token::Group(self.first, self.declares);
                self.token(token);
            }
            _ => {
                self.assigns |= byte == b'=' && self.depth == 0;
                self.token(Token::Other(byte));
            }
        }
    }

    /// Whether the text after a `;` is code, and not a comment as in assembly. Begins another statement unless the one
    /// before continues.
    fn goes_on_behind(&mut self, rest: &str) -> bool {
        match self.end() {
            Continuation::Needs(_) => return true,
            Continuation::Allows(Expected::Else) if rest.starts_with("else") => return true,
            _ => {}
        }
        let word = &rest[..word_length(rest)];
        let behind = rest[word.len()..].trim_start();
        let second = behind.trim_start_matches(['*', ' ']);
        let after = second[word_length(second)..].trim_start();
        let is_code = match word {
            "if" | "for" | "while" | "switch" => behind.starts_with('('),
            "do" => behind.starts_with('{'),
            _ if TAGS.contains(&word) || word == "typedef" => rest.contains('{'),
            _ => SPECIFIERS.contains(&word) && after.starts_with(['(', '[', '=', '{', '*']),
        };
        if is_code {
            (self.assigns, self.is_in_line) = (false, false);
            self.tokens.clear();
        }
        is_code
    }

    /// Whether the open bracket is the brace of a function, a type or a statement, and not that of an initializer.
    pub fn is_block(&self) -> bool {
        self.depth > 0 && self.first == b'{' && !self.assigns && !self.is_in_line
    }

    /// Returns what follows the lines.
    pub fn end(&self) -> Continuation {
        if self.depth > 0 || self.is_in_comment || self.is_spliced {
            return Continuation::Open;
        }
        let mut at = 0;
        while at < self.tokens.len() {
            match self.statement(at, 0) {
                Ok((next, is_if)) if next >= self.tokens.len() => {
                    return match is_if {
                        true => Continuation::Allows(Expected::Else),
                        false => self.open_end(at),
                    };
                }
                Ok((next, _)) => at = next,
                Err(needed) => return needed,
            }
        }
        Continuation::Complete
    }

    fn word_at(&self, at: usize) -> &str {
        match self.tokens.get(at) {
            Some(Token::Word(word)) => word,
            _ => "",
        }
    }

    /// Returns the end of the statement that begins at a token, and whether an `else` may follow it; an error if it is
    /// incomplete.
    fn statement(&self, at: usize, depth: usize) -> Result<(usize, bool), Continuation> {
        const MAX_DEPTH: usize = 60;
        if depth > MAX_DEPTH {
            return Ok((self.tokens.len(), false));
        }
        let has_group = matches!(self.tokens.get(at + 1), Some(Token::Group(b'(', _)));
        let is_name =
            has_group || matches!(self.tokens.get(at + 1), Some(Token::Other(b'=' | b'.' | b'[') | Token::Step));
        match self.word_at(at) {
            "if" if has_group => {
                let (end, _) = self.nested(at + 2, depth)?;
                match self.word_at(end) {
                    "else" => self.nested(end + 1, depth),
                    _ => Ok((end, true)),
                }
            }
            "for" | "while" | "switch" if has_group => self.nested(at + 2, depth),
            "else" if !is_name || has_group => self.nested(at + 1, depth),
            "do" if !is_name => {
                let (end, _) = self.nested(at + 1, depth)?;
                match self.tokens.get(end) {
                    None => Err(Continuation::Needs(Expected::While)),
                    Some(Token::Word(word)) if word == "while" && end + 1 == self.tokens.len() => {
                        Err(Continuation::Needs(Expected::Statement))
                    }
                    Some(_) => Ok((self.simple_end(end), false)),
                }
            }
            _ => {
                let end = self.simple_end(at);
                match self.open_end(at) {
                    needed @ Continuation::Needs(_) if end == self.tokens.len() => Err(needed),
                    _ => Ok((end, false)),
                }
            }
        }
    }

    /// As [`CLines::statement`], for one within another, which has to be there.
    fn nested(&self, at: usize, depth: usize) -> Result<(usize, bool), Continuation> {
        match self.tokens.get(at) {
            None => Err(Continuation::Needs(Expected::Statement)),
            Some(Token::Group(b'{', _)) => Ok((at + 1, false)),
            Some(_) => self.statement(at, depth + 1),
        }
    }

    /// Returns the end of a statement without others in it.
    fn simple_end(&self, at: usize) -> usize {
        let ends = |n: &usize| match &self.tokens[*n] {
            Token::Semicolon => true,
            // The body of a function.
            Token::Group(b'{', _) => *n > at && matches!(self.tokens[*n - 1], Token::Group(b'(', _)),
            _ => false,
        };
        (at..self.tokens.len()).find(ends).map_or(self.tokens.len(), |n| n + 1)
    }

    /// Returns what follows the tokens of the last statement, which has no others in it.
    fn open_end(&self, at: usize) -> Continuation {
        let tokens = &self.tokens[at..];
        let Some(last) = tokens.last().filter(|last| **last != Token::Semicolon) else { return Continuation::Complete };
        let (types, is_whole) = self.specifiers(at);
        let is_typedef = self.word_at(at) == "typedef";
        let declarator = tokens[types..].iter().take_while(|token| **token == Token::Other(b'*')).count();
        if types > 0 && types + declarator == tokens.len() && (!is_whole || is_typedef || declarator > 0) {
            return Continuation::Needs(Expected::Declarator);
        }
        if types == tokens.len() {
            return Continuation::Complete;
        }
        if let Some(head) = self.function_head(at, types) {
            return head;
        }
        match last {
            Token::Other(b',') if types > 0 => Continuation::Needs(Expected::Declarator),
            Token::Other(operator) if self.lacks_operand(at, types, *operator) => {
                Continuation::Needs(Expected::Operand)
            }
            Token::Other(_) => Continuation::Complete,
            Token::Literal if tokens.len() > 1 => Continuation::Allows(Expected::Literal),
            Token::Group(b'{', _) => Continuation::Complete,
            _ => Continuation::Allows(Expected::Operator),
        }
    }

    /// Returns the number of tokens of a type, and whether it is the definition of a struct, union or enum.
    fn specifiers(&self, at: usize) -> (usize, bool) {
        let (mut n, mut is_whole) = (0, false);
        loop {
            match self.word_at(at + n) {
                word if SPECIFIERS.contains(&word) => n += 1,
                word if TAGS.contains(&word) => {
                    n += 1;
                    n += usize::from(!self.word_at(at + n).is_empty());
                    is_whole = matches!(self.tokens.get(at + n), Some(Token::Group(b'{', _)));
                    n += usize::from(is_whole);
                }
                _ => return (n, is_whole),
            }
        }
    }

    /// Returns what follows the head of a function, `int f(int x)`; `None` if it is none.
    fn function_head(&self, at: usize, types: usize) -> Option<Continuation> {
        let tokens = &self.tokens[at..];
        let (Token::Group(b'(', declares), Token::Word(_)) =
            (tokens.last()?, tokens.get(tokens.len().checked_sub(2)?)?)
        else {
            return None;
        };
        let before = &tokens[..tokens.len() - 2];
        let types = if types == 0 && matches!(before.first(), Some(Token::Word(_))) { 1 } else { types };
        let is_head =
            types > 0 && types <= before.len() && before[types..].iter().all(|token| *token == Token::Other(b'*'));
        let is_certain = *declares || SPECIFIERS.contains(&self.word_at(at)) || TAGS.contains(&self.word_at(at));
        is_head.then_some(match is_certain {
            true => Continuation::Needs(Expected::Body),
            false => Continuation::Allows(Expected::Body),
        })
    }

    /// Whether a text ends in an operator of C, which lacks its right operand. Prose and questions do not.
    fn lacks_operand(&self, at: usize, types: usize, operator: u8) -> bool {
        // Commands of shells.
        const NO_OPERANDS: [&str; 5] = ["cd", "ls", "cat", "help", "man"];
        let tokens = &self.tokens[at..];
        let has = |wanted: u8| tokens[..tokens.len() - 1].contains(&Token::Other(wanted));
        let is_operator = match operator {
            b'?' => has(b'<') || has(b'>') || has(b'=') || has(b'!'),
            b':' => has(b'?'),
            _ => b"+-*/%&|^<>=,".contains(&operator),
        };
        if !is_operator || tokens.len() == 1 || NO_OPERANDS.contains(&self.word_at(at)) {
            return false;
        }
        let value = tokens.iter().position(|token| *token == Token::Other(b'='));
        let start = value.map_or(types, |value| value + 1);
        let is_operand = |token: &Token| matches!(token, Token::Word(_) | Token::Literal | Token::Group(..));
        tokens.get(start..).unwrap_or_default().windows(2).all(|pair| {
            let joined = matches!(pair, [_, Token::Group(b'(' | b'[', _)] | [Token::Literal, Token::Literal])
                || matches!(pair, [Token::Group(b'(', _), _]);
            joined || !(is_operand(&pair[0]) && is_operand(&pair[1]))
        })
    }
}

/// Whether a line contains only blanks and comments of C.
pub(super) fn is_c_blank(line: &str) -> bool {
    let text = line.trim();
    text.is_empty()
        || text.starts_with("//")
        || text.starts_with("/*") && text.find("*/").is_some_and(|end| is_c_blank(&text[end + 2..]))
}

/// Returns the end of a C string or character constant; returns `start` if it is not closed in its line.
fn literal_end(bytes: &[u8], start: usize, quote: u8) -> usize {
    let mut at = start;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'\\' => at += 1,
            byte if *byte == quote => return at + 1,
            _ => {}
        }
        at += 1;
    }
    start
}

/// Returns what follows a text in C syntax.
pub fn continuation(text: &str) -> Continuation {
    CLines::of(text).end()
}

/// Joins lines that end in a backslash with the next ones.
pub fn without_line_splices(text: &str) -> String {
    text.replace("\\\r\n", "").replace("\\\n", "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_are_incomplete_are_continued() {
        use Expected::*;
        for (text, wanted) in [
            ("struct P", Continuation::Needs(Declarator)),
            ("struct P // a point", Continuation::Needs(Declarator)),
            ("struct P;", Continuation::Complete),
            ("struct P { int x; }", Continuation::Complete),
            ("struct P { int x; } p", Continuation::Allows(Operator)),
            ("typedef struct", Continuation::Needs(Declarator)),
            ("typedef struct P\n{ int x; }", Continuation::Needs(Declarator)),
            ("typedef struct\n{\n  int x;\n} P", Continuation::Allows(Operator)),
            ("enum E", Continuation::Needs(Declarator)),
            ("enum { A, B }", Continuation::Complete),
            ("const char *", Continuation::Needs(Declarator)),
            ("static unsigned", Continuation::Needs(Declarator)),
            ("int", Continuation::Needs(Declarator)),
            ("int\nsq(int x)", Continuation::Needs(Body)),
            ("int add(int a,\n  int b)", Continuation::Needs(Body)),
            ("static struct P *make(void)", Continuation::Needs(Body)),
            ("point make(int x)", Continuation::Needs(Body)),
            ("size_t half(n)", Continuation::Allows(Body)),
            ("print f(1)", Continuation::Allows(Body)),
            ("int f(int a);", Continuation::Complete),
            ("int f(int a)\n{", Continuation::Open),
            ("int f(int a)\n{\n}", Continuation::Complete),
            ("int x = f(2)", Continuation::Allows(Operator)),
            ("int (*f)(int)", Continuation::Allows(Operator)),
            ("x +", Continuation::Needs(Operand)),
            ("int b[] =", Continuation::Needs(Operand)),
            ("int a,", Continuation::Needs(Declarator)),
            ("x = a > b ?", Continuation::Needs(Operand)),
            ("x++", Continuation::Allows(Operator)),
            ("x?", Continuation::Complete),
            ("well, what is this -", Continuation::Complete),
            ("cd -", Continuation::Complete),
            ("const char *s = \"a\"", Continuation::Allows(Literal)),
            ("\"a\"", Continuation::Allows(Operator)),
            ("x = 1 + \\", Continuation::Open),
            ("#define N \\", Continuation::Open),
            ("s = \"ab\\", Continuation::Open),
            ("x = 1 /* (", Continuation::Open),
            ("x = 1 /* ( */;", Continuation::Complete),
            ("if (x) y;", Continuation::Allows(Else)),
            ("if (x) { y; }", Continuation::Allows(Else)),
            ("if (x) { y; } else", Continuation::Needs(Statement)),
            ("if (x) y; else z;", Continuation::Complete),
            ("if (x)", Continuation::Needs(Statement)),
            ("if (f(1) > (2)) // so", Continuation::Needs(Statement)),
            ("for (;;)\n  if (x)", Continuation::Needs(Statement)),
            ("for (;;)\n  if (x) y;", Continuation::Allows(Else)),
            ("for (;;)\n  if (x) y;\n  else z;", Continuation::Complete),
            ("if (x) y;\nelse if (z) y;", Continuation::Allows(Else)),
            ("do", Continuation::Needs(Statement)),
            ("do x--;", Continuation::Needs(While)),
            ("do { x--; }", Continuation::Needs(While)),
            ("do { x--; } while (x);", Continuation::Complete),
            ("do = 5", Continuation::Allows(Operator)),
            ("else", Continuation::Needs(Statement)),
            ("x = 5; y = (", Continuation::Complete),
            ("int i; int f(int x) {", Continuation::Open),
            ("if (x) y; else {", Continuation::Open),
            ("x = 5 ; for the record (", Continuation::Complete),
            ("it's (", Continuation::Open),
        ] {
            assert_eq!(CLines::of(text).end(), wanted, "{text}");
        }
    }

    #[test]
    fn the_next_line_decides() {
        for (expected, line, is_met) in [
            (Expected::Body, "{", true),
            (Expected::Body, "f(1)", false),
            (Expected::Declarator, "{", true),
            (Expected::Declarator, "sq(int x)", true),
            (Expected::Declarator, ":list", false),
            (Expected::Operand, "3", true),
            (Expected::Operand, "%x = add i32 1, 2", false),
            (Expected::Operand, "y = 3", false),
            (Expected::Operand, "y == 3", true),
            (Expected::Operand, "int y", false),
            (Expected::Operand, "", false),
            (Expected::Else, "  else y;", true),
            (Expected::Else, "elsewhere", false),
            (Expected::Operator, "  + 3", true),
            (Expected::Operator, "+3", false),
            (Expected::Operator, "  ++x", false),
            (Expected::Literal, "\"b\"", true),
        ] {
            assert_eq!(expected.is_met_by(line), is_met, "{expected:?}: {line}");
        }
    }
}
