//! Tokens of LLVM assembly, for features that need only names and brackets. Every text can be tokenized: characters
//! that belong to no token are [`TokenKind::Punctuation`].

use crate::ir::Name;
use crate::parse;
use std::ops::Range;

/// The kind of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// `%x`: a local value, a block or a type.
    Local,
    /// `@x`
    Global,
    /// `!0`, `!name`
    Metadata,
    /// `#0`
    AttributeGroup,
    /// `$x`
    Comdat,
    /// `^0`
    Summary,
    /// `x:`, without the colon.
    Label,
    /// A keyword, a type, an attribute.
    Word,
    /// `7`, `-1.5`, `0x7F`
    Number,
    /// `"text"`, `c"text"`, `!"text"`
    String,
    /// `; text` up to the end of the line.
    Comment,
    /// A bracket, a comma, an equals sign, or any other character.
    Punctuation,
}

/// A token with its byte range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// Kind.
    pub kind: TokenKind,
    /// First byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

impl Token {
    /// Returns the byte range.
    pub fn range(&self) -> Range<usize> {
        self.start..self.end
    }

    /// Returns the text of the token.
    pub fn text<'t>(&self, text: &'t str) -> &'t str {
        &text[self.start..self.end]
    }

    /// Whether it is this punctuation character.
    pub fn is(&self, text: &str, byte: u8) -> bool {
        self.kind == TokenKind::Punctuation && text.as_bytes()[self.start] == byte
    }

    /// Whether it is this keyword.
    pub fn is_word(&self, text: &str, word: &str) -> bool {
        self.kind == TokenKind::Word && self.text(text) == word
    }

    /// Returns the name without sigil and quotes, with escapes decoded.
    pub fn name(&self, text: &str) -> Name {
        let written = self.text(text);
        let bare = match self.kind {
            TokenKind::Label => written,
            _ => written.get(1..).unwrap_or(""),
        };
        match bare.strip_prefix('"') {
            Some(quoted) => {
                let bytes = parse::unescape(quoted.strip_suffix('"').unwrap_or(quoted));
                Name::Text(String::from_utf8_lossy(&bytes).into_owned().into())
            }
            None => match bare.parse::<u32>() {
                Ok(number) if bare.bytes().all(|b| b.is_ascii_digit()) => Name::Number(number),
                _ => Name::Text(bare.into()),
            },
        }
    }
}

/// Iterator over the tokens of a text, including comments.
#[derive(Clone)]
pub struct Lexer<'t> {
    text: &'t str,
    /// Byte offset of the next token, or of blanks before it.
    pub at: usize,
    end: usize,
}

/// Whether a byte can be part of an unquoted name.
pub fn is_name_byte(b: u8) -> bool {
    crate::ir::is_name_byte(b)
}

impl<'t> Lexer<'t> {
    /// Creates a lexer for a range of a text. Both ends must be character boundaries.
    pub fn new(text: &'t str, range: Range<usize>) -> Self {
        Lexer { text, at: range.start, end: range.end.min(text.len()) }
    }

    fn byte(&self, at: usize) -> u8 {
        if at < self.end { self.text.as_bytes()[at] } else { 0 }
    }

    /// Returns the end of a quoted text that starts at `at`. An unterminated one ends at the end of its line, so that
    /// typing a quote does not affect the rest of the text.
    fn quoted(&self, at: usize) -> usize {
        let bytes = &self.text.as_bytes()[..self.end];
        let rest = &bytes[(at + 1).min(self.end)..];
        match memchr::memchr2(b'"', b'\n', rest) {
            Some(n) if rest[n] == b'"' => at + 1 + n + 1,
            Some(n) => at + 1 + n,
            None => self.end,
        }
    }

    fn name_end(&self, mut at: usize) -> usize {
        while at < self.end && is_name_byte(self.text.as_bytes()[at]) {
            at += 1;
        }
        at
    }

    /// Returns the end of a name after a sigil.
    fn sigil_end(&self, at: usize) -> usize {
        if self.byte(at + 1) == b'"' { self.quoted(at + 1) } else { self.name_end(at + 1) }
    }

    fn number_end(&self, at: usize) -> usize {
        let mut end = self.name_end(at + 1);
        // `1.5e+03`
        while self.byte(end) == b'+' && matches!(self.byte(end - 1), b'e' | b'E' | b'p') {
            end = self.name_end(end + 1);
        }
        end
    }
}

impl Iterator for Lexer<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        let bytes = self.text.as_bytes();
        while self.at < self.end && bytes[self.at].is_ascii_whitespace() {
            self.at += 1;
        }
        if self.at >= self.end {
            return None;
        }
        let start = self.at;
        let first = bytes[start];
        let sigil = |kind: TokenKind| {
            let end = self.sigil_end(start);
            if end > start + 1 { (kind, end) } else { (TokenKind::Punctuation, start + 1) }
        };
        let (kind, end) = match first {
            b';' => {
                let line = memchr::memchr(b'\n', &bytes[start..self.end]).map_or(self.end, |n| start + n);
                (TokenKind::Comment, if bytes[line - 1] == b'\r' { line - 1 } else { line })
            }
            b'"' => {
                let end = self.quoted(start);
                (if self.byte(end) == b':' { TokenKind::Label } else { TokenKind::String }, end)
            }
            b'%' => sigil(TokenKind::Local),
            b'@' => sigil(TokenKind::Global),
            b'$' => {
                // Names may begin with `$`: as a label, without a sigil.
                let (kind, end) = sigil(TokenKind::Comdat);
                (if self.byte(end) == b':' { TokenKind::Label } else { kind }, end)
            }
            b'#' => sigil(TokenKind::AttributeGroup),
            b'^' => sigil(TokenKind::Summary),
            b'!' if self.byte(start + 1) == b'"' => (TokenKind::String, self.quoted(start + 1)),
            b'!' => {
                let mut end = self.name_end(start + 1);
                // `!a\20b`
                while self.byte(end) == b'\\' {
                    end = self.name_end(end + 1);
                }
                if end > start + 1 { (TokenKind::Metadata, end) } else { (TokenKind::Punctuation, end) }
            }
            b'c' if self.byte(start + 1) == b'"' => (TokenKind::String, self.quoted(start + 1)),
            b'+' if self.byte(start + 1).is_ascii_digit() => (TokenKind::Number, self.number_end(start)),
            b if is_name_byte(b) => {
                let end = self.name_end(start);
                let number = b.is_ascii_digit() || b == b'-' && self.byte(start + 1).is_ascii_digit();
                match self.byte(end) {
                    b':' if self.byte(end + 1) != b':' => (TokenKind::Label, end),
                    _ if number => (TokenKind::Number, self.number_end(start)),
                    _ => (TokenKind::Word, end),
                }
            }
            _ => (TokenKind::Punctuation, start + self.text[start..].chars().next().map_or(1, char::len_utf8)),
        };
        self.at = end;
        Some(Token { kind, start, end })
    }
}

/// Returns the tokens of a range without comments.
pub fn tokens(text: &str, range: Range<usize>) -> Vec<Token> {
    Lexer::new(text, range).filter(|token| token.kind != TokenKind::Comment).collect()
}
