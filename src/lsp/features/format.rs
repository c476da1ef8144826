//! `textDocument/formatting`: formats in the style of LLVM's printer. Only blanks between tokens change, so comments
//! and the meaning are preserved.

use crate::lsp::text::document::Document;
use crate::lsp::text::entities::{Entity, EntityKind};
use crate::lsp::text::lexer::{Lexer, Token, TokenKind};
use crate::parse;
use gen_lsp_types as lsp;
use std::ops::Range;

/// `textDocument/formatting`
pub fn edits(document: &Document) -> Vec<lsp::TextEdit> {
    let edit = |(range, new_text): (Range<usize>, String)| lsp::TextEdit { range: document.range(range), new_text };
    changes(document).into_iter().map(edit).collect()
}

/// Returns the blanks to replace, in order.
pub fn changes(document: &Document) -> Vec<(Range<usize>, String)> {
    let text = document.text();
    let mut layout = Layout { text, line_end: if text.contains("\r\n") { "\r\n" } else { "\n" }, found: Vec::new() };
    let mut at = 0;
    let mut before: Option<&Entity> = None;
    for entity in document.entities() {
        layout.between(at, entity.start, before, Some(entity));
        layout.entity(entity);
        at = entity.end;
        before = Some(entity);
    }
    layout.between(at, text.len(), before, None);
    layout.found
}

struct Layout<'t> {
    text: &'t str,
    line_end: &'static str,
    found: Vec<(Range<usize>, String)>,
}

impl Layout<'_> {
    /// Replaces the blanks of a range.
    fn set(&mut self, range: Range<usize>, wanted: String) {
        if self.text[range.clone()] != wanted {
            self.found.push((range, wanted));
        }
    }

    fn lines(&self, range: &Range<usize>) -> usize {
        memchr::memchr_iter(b'\n', &self.text.as_bytes()[range.clone()]).count()
    }

    fn breaks(&self, count: usize, indent: usize) -> String {
        self.line_end.repeat(count) + &" ".repeat(indent)
    }

    /// Formats the blanks and comments between entities.
    fn between(&mut self, start: usize, end: usize, before: Option<&Entity>, next: Option<&Entity>) {
        let comments: Vec<Token> = Lexer::new(self.text, start..end).collect();
        let mut at = start;
        let mut is_first = start == 0;
        let is_function = |entity: Option<&Entity>| entity.is_some_and(|entity| entity.kind == EntityKind::Define);
        // Blank lines separate a function, including the comments directly before it, from its surroundings.
        let apart = is_function(before) || is_function(next);
        for (n, comment) in comments.iter().enumerate() {
            let gap = at..comment.start;
            let lines = self.lines(&gap);
            let wanted = match lines {
                _ if is_first => String::new(),
                0 => self.before_comment(&gap),
                _ if n == 0 && is_function(before) => self.breaks(2, 0),
                _ => self.breaks(lines.min(2), 0),
            };
            self.set(gap, wanted);
            at = comment.end;
            is_first = false;
        }
        let gap = at..end;
        let wanted = match next {
            // The text ends with a newline, unless it is empty.
            None if start == 0 && comments.is_empty() => String::new(),
            None => self.line_end.into(),
            Some(_) if is_first => String::new(),
            Some(_) if comments.is_empty() && apart => self.breaks(2, 0),
            Some(_) => {
                // A comment at the end of a function's line does not describe the next entity.
                let trails = comments.len() == 1 && self.lines(&(start..comments[0].start)) == 0;
                if trails && apart { self.breaks(2, 0) } else { self.breaks(self.lines(&gap).clamp(1, 2), 0) }
            }
        };
        self.set(gap, wanted);
    }

    /// Returns the blanks before a trailing comment. Blanks that align it are kept.
    fn before_comment(&self, gap: &Range<usize>) -> String {
        let blanks = &self.text[gap.clone()];
        if blanks.is_empty() { " ".into() } else { blanks.into() }
    }

    fn entity(&mut self, entity: &Entity) {
        let all: Vec<Token> = Lexer::new(self.text, entity.range()).collect();
        // The extent of an unterminated string is uncertain.
        let is_open = |token: &Token| token.kind == TokenKind::String && !token.text(self.text).ends_with('"');
        if all.iter().any(is_open) {
            return;
        }
        let body = entity.brace.and_then(|brace| all.iter().position(|token| token.start == brace));
        let header_end = body.unwrap_or(all.len() - 1);
        for n in 1..=header_end {
            self.within(&all, n);
        }
        if let Some(body) = body {
            self.body(&all[body..]);
        }
    }

    /// Formats the blanks before a token of the same statement. Line breaks are kept.
    fn within(&mut self, all: &[Token], n: usize) {
        let (before, token) = (&all[n - 1], &all[n]);
        let gap = before.end..token.start;
        let wanted = if token.kind == TokenKind::Comment && self.lines(&gap) == 0 {
            self.before_comment(&gap)
        } else if self.lines(&gap) > 0 || before.kind == TokenKind::Comment {
            // The indentation of a table is left to its author; only blanks at the ends of lines are removed.
            let blanks = self.text[gap.clone()].rsplit('\n').next().unwrap_or("").to_string();
            self.breaks(1, 0) + &blanks
        } else {
            self.space(all, n)
        };
        self.set(gap, wanted);
    }

    /// Returns the blanks between two tokens of a line.
    fn space(&self, all: &[Token], n: usize) -> String {
        let (before, token) = (&all[n - 1], &all[n]);
        let text = self.text;
        let is_empty = before.end == token.start;
        let is_assigned = |token: &Token| {
            matches!(
                token.kind,
                TokenKind::Local
                    | TokenKind::Global
                    | TokenKind::Metadata
                    | TokenKind::AttributeGroup
                    | TokenKind::Comdat
            )
        };
        let tight = token.is(text, b',')
            || token.is(text, b')')
            || before.is(text, b'(')
            || token.is(text, b'*')
            || token.is(text, b'(') && before.kind == TokenKind::Global
            || token.is(text, b':');
        let loose = before.is(text, b',')
            || token.is(text, b'=') && is_assigned(before)
            || before.is(text, b'=') && n >= 2 && is_assigned(&all[n - 2])
            || token.is(text, b'{') && (before.is(text, b')') || before.kind == TokenKind::AttributeGroup);
        match () {
            () if tight => String::new(),
            () if loose => " ".into(),
            () if is_empty => String::new(),
            () => " ".into(),
        }
    }

    /// Formats a body, starting at its opening brace: one statement per line, and an empty line between blocks.
    fn body(&mut self, all: &[Token]) {
        let text = self.text;
        let mut depth = 0usize;
        // The last token that is not a comment.
        let mut last = 0;
        let mut is_first = true;
        for n in 1..all.len() {
            let (before, token) = (&all[n - 1], &all[n]);
            let gap = before.end..token.start;
            let lines = self.lines(&gap);
            let next = all[n + 1..].iter().find(|token| token.kind != TokenKind::Comment);
            let previous = &all[last];
            let is_end = depth == 0 && token.is(text, b'}') && n + 1 == all.len();
            let is_label = depth == 0 && token.kind == TokenKind::Label;
            let is_colon = previous.kind == TokenKind::Label && token.is(text, b':');
            let starts = !is_colon && depth == 0 && starts_statement(text, previous, token, next, lines > 0);
            let wanted = if token.kind == TokenKind::Comment {
                match lines {
                    0 => self.before_comment(&gap),
                    _ => self
                        .breaks(if is_first { 1 } else { lines.min(2) }, if self.labels_next(all, n) { 0 } else { 2 }),
                }
            } else if is_end {
                self.breaks(1, 0)
            } else if is_label {
                // Comments right before a label belong to it.
                let apart = !is_first && before.kind != TokenKind::Comment
                    || before.kind == TokenKind::Comment && self.trails(all, n - 1);
                self.breaks(if apart { 2 } else { lines.clamp(1, 2) }, 0)
            } else if starts
                || previous.is(text, b':') && all.get(last.wrapping_sub(1)).is_some_and(|t| t.kind == TokenKind::Label)
            {
                let most = if is_first || previous.is(text, b':') { 1 } else { 2 };
                self.breaks(lines.clamp(1, most), 2)
            } else if lines > 0 || before.kind == TokenKind::Comment {
                // The cases of a switch, as formatted by LLVM's printer.
                self.breaks(1, if token.is(text, b']') { 2 } else { 4 })
            } else {
                self.space(all, n)
            };
            self.set(gap, wanted);
            if token.kind == TokenKind::Comment {
                continue;
            }
            is_first = false;
            last = n;
            if token.kind == TokenKind::Punctuation {
                match text.as_bytes()[token.start] {
                    b'(' | b'[' | b'{' => depth += 1,
                    b')' | b']' | b'}' => depth = depth.saturating_sub(1),
                    _ => {}
                }
            }
        }
    }

    /// Whether a comment follows other tokens on its line.
    fn trails(&self, all: &[Token], n: usize) -> bool {
        n > 0 && self.lines(&(all[n - 1].end..all[n].start)) == 0
    }

    /// Whether a label follows a comment, with only comments in between.
    fn labels_next(&self, all: &[Token], n: usize) -> bool {
        all[n..]
            .iter()
            .find(|token| token.kind != TokenKind::Comment)
            .is_some_and(|token| token.kind == TokenKind::Label)
    }
}

/// Whether a token outside of brackets starts a statement.
fn starts_statement(text: &str, before: &Token, token: &Token, next: Option<&Token>, is_on_new_line: bool) -> bool {
    match token.kind {
        TokenKind::Local => next.is_some_and(|next| next.is(text, b'=')),
        TokenKind::Word => {
            let word = token.text(text);
            if word.starts_with("uselistorder") {
                return true;
            }
            let is_opcode = parse::is_opcode(word) && !matches!(word, "unwind")
                || word == "unwind"
                    && is_on_new_line
                    && next.is_none_or(|next| !next.is_word(text, "label") && !next.is_word(text, "to"));
            let is_expression = next.is_some_and(|next| next.is(text, b'('));
            let continues = before.is(text, b'=')
                || before.is(text, b',')
                || before.kind == TokenKind::Word
                    && matches!(
                        before.text(text),
                        "tail" | "musttail" | "notail" | "volatile" | "atomicrmw" | "to" | "asm"
                    )
                || is_expression
                || before.kind == TokenKind::Word && !is_on_new_line && word != "ret" && word != "unreachable";
            is_opcode && !continues
        }
        TokenKind::Punctuation => {
            // `#dbg_value(…)`
            token.is(text, b'#') && is_on_new_line
        }
        TokenKind::AttributeGroup => is_on_new_line && text[token.start..].starts_with("#dbg_"),
        _ => false,
    }
}
