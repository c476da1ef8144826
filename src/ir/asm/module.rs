//! Parser for the statements of module-level assembly (`module asm`). `host::x86_64::assembler` carries out the
//! directives.

use super::text::{self, Code};
use crate::ir::Module;
use crate::source::Span;
use rustc_hash::FxHashMap;

/// A statement of module-level assembly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Statement {
    /// `name:`
    Label(String),
    /// `.name arguments`, with the arguments separated.
    Directive(String, Vec<String>),
    /// `name = expression`
    Assignment(String, String),
    /// An instruction.
    Instruction(Code),
}

/// Parses the statements of a module's assembly, each with its span. `Err`: the unsupported construct, worded
/// so that "is not supported yet" can follow, and its span.
pub fn statements(module: &Module) -> Result<Vec<(Statement, Span)>, (String, Span)> {
    let mut all = Vec::new();
    let mut reader = Reader {
        intel: false,
        in_block_comment: false,
        local_label_counts: FxHashMap::default(),
        forward_refs: FxHashMap::default(),
        prefix: None,
    };
    for (text, span) in &module.asm {
        for line in text.split(['\n', '\r']) {
            for statement in reader.split(line) {
                reader.statement(&statement, *span, &mut all).map_err(|why| (why, *span))?;
            }
        }
    }
    if let Some((prefix, span)) = reader.prefix {
        return Err((without_instruction(&prefix), span));
    }
    match reader.forward_refs.iter().find(|(_, (_, used))| used.is_some()) {
        Some((number, (_, Some(span)))) => Err((format!("module assembly with the label `{number}f`"), *span)),
        _ => Ok(all),
    }
}

/// Whether the assembly contains only comments and whitespace.
pub fn is_empty(module: &Module) -> bool {
    module.asm.iter().all(|(text, _)| !text::has_statements(text))
}

/// Returns all words of the assembly that have the form of a symbol name.
pub fn symbol_candidates(module: &Module) -> impl Iterator<Item = &str> {
    module.asm.iter().flat_map(|(text, _)| text.split(|c| !text::is_symbol_char(c))).filter(|word| !word.is_empty())
}

struct Reader {
    intel: bool,
    /// Whether a block comment is open at the end of the line.
    in_block_comment: bool,
    /// Number of definitions of each local numeric label (`1:`) so far.
    local_label_counts: FxHashMap<String, u32>,
    /// For each numeric label referenced ahead (`1f`): number of the definition it refers to, and span of the
    /// first reference.
    forward_refs: FxHashMap<String, (u32, Option<Span>)>,
    /// Instruction prefix written as a statement of its own, and its span.
    prefix: Option<(String, Span)>,
}

/// Returns the message for a prefix that no instruction follows.
fn without_instruction(prefix: &str) -> String {
    format!("module assembly with the prefix `{prefix}` without an instruction")
}

/// Returns the unique name of the n-th definition of a local numeric label. By convention, no source uses such names.
fn numbered(number: &str, definition: u32) -> String {
    format!(".L.{number}.{definition}")
}

impl Reader {
    /// Splits a line into statements and strips comments; quoted strings are left alone.
    fn split(&mut self, line: &str) -> Vec<String> {
        let mut all = vec![String::new()];
        let mut quoted = false;
        let mut rest = line.chars().peekable();
        while let Some(c) = rest.next() {
            let next = rest.peek().copied();
            let last = all.last_mut().expect("there is one");
            if self.in_block_comment {
                if c == '*' && next == Some('/') {
                    rest.next();
                    self.in_block_comment = false;
                    last.push(' ');
                }
                continue;
            }
            match c {
                '\\' if quoted => {
                    last.push(c);
                    last.extend(rest.next());
                }
                '"' => {
                    quoted = !quoted;
                    last.push(c);
                }
                _ if quoted => last.push(c),
                '#' => break,
                '/' if next == Some('/') => break,
                '/' if next == Some('*') => {
                    rest.next();
                    self.in_block_comment = true;
                }
                ';' => all.push(String::new()),
                c => last.push(c),
            }
        }
        all.iter().map(|s| s.trim().to_string()).filter(|s| !s.is_empty()).collect()
    }

    /// Rejects anything but an instruction after a prefix that is a statement of its own.
    fn expect_no_prefix(&self) -> Result<(), String> {
        self.prefix.as_ref().map_or(Ok(()), |(prefix, _)| Err(without_instruction(prefix)))
    }

    fn statement(&mut self, statement: &str, span: Span, all: &mut Vec<(Statement, Span)>) -> Result<(), String> {
        let mut rest = statement;
        let is_symbol = |name: &str| !name.is_empty() && name.chars().all(text::is_symbol_char);
        while let Some((label, after)) = rest.split_once(':') {
            let label = label.trim();
            let plain = unquoted(label);
            let quoted = plain != label;
            if plain.is_empty() || !quoted && !is_symbol(plain) {
                break;
            }
            self.expect_no_prefix()?;
            if label.bytes().all(|b| b.is_ascii_digit()) {
                let definition = self.local_label_counts.entry(label.into()).or_insert(0);
                *definition += 1;
                all.push((Statement::Label(numbered(label, *definition)), span));
                self.forward_refs.remove(label);
            } else {
                all.push((Statement::Label(plain.into()), span));
            }
            rest = after.trim_start();
        }
        if rest.is_empty() {
            return Ok(());
        }
        if let Some((name, value)) = rest.split_once('=').filter(|(name, _)| is_symbol(name.trim())) {
            let value = self.rename(value.trim(), span);
            all.push((Statement::Assignment(name.trim().into(), value), span));
            return Ok(());
        }
        let (word, arguments) = rest.split_once(|c: char| c.is_ascii_whitespace()).unwrap_or((rest, ""));
        match word {
            ".intel_syntax" => self.intel = true,
            ".att_syntax" => self.intel = false,
            _ if word.starts_with('.') => {
                self.expect_no_prefix()?;
                let list = arguments_of(arguments);
                let list = list.into_iter().map(|a| if a.starts_with('"') { a } else { self.rename(&a, span) });
                all.push((Statement::Directive(word.to_ascii_lowercase(), list.collect()), span));
            }
            _ if arguments.is_empty() && text::prefix(&word.to_ascii_lowercase()).is_some() => {
                let before = self.prefix.replace((word.to_ascii_lowercase(), span));
                if let Some((before, _)) = before {
                    return Err(format!("module assembly with two prefixes, `{before}` and `{word}`"));
                }
            }
            _ => {
                let prefix = self.prefix.take().map_or(String::new(), |(prefix, _)| prefix + " ");
                let renamed = format!("{prefix}{word} {}", self.rename(arguments, span));
                let code = text::parse_statement(&renamed, self.intel);
                let code = code.map_err(|why| why.replacen("inline assembly", "module assembly", 1))?;
                all.push((Statement::Instruction(code), span));
            }
        }
        Ok(())
    }

    /// Replaces references to local numeric labels (`1b`, `1f`) by the unique names of the labels.
    fn rename(&mut self, text: &str, span: Span) -> String {
        let mut out = String::new();
        let mut rest = text;
        let word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '@' | '%');
        while let Some(c) = rest.chars().next() {
            let length = rest.find(|c| !word(c)).unwrap_or(rest.len());
            if length == 0 {
                out.push(c);
                rest = &rest[c.len_utf8()..];
                continue;
            }
            let (one, after) = rest.split_at(length);
            let number =
                one.strip_suffix(['b', 'f']).filter(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
            let definition = number.map(|n| self.local_label_counts.get(n).copied().unwrap_or(0));
            match (number, definition) {
                (Some(number), Some(definition)) if one.ends_with('f') => {
                    self.forward_refs.entry(number.into()).or_insert((definition + 1, None)).1.get_or_insert(span);
                    out.push_str(&numbered(number, definition + 1));
                }
                (Some(number), Some(definition)) if definition > 0 => out.push_str(&numbered(number, definition)),
                _ => out.push_str(one),
            }
            rest = after;
        }
        out
    }
}

/// Strips the quotes around a name.
pub fn unquoted(name: &str) -> &str {
    name.strip_prefix('"').and_then(|n| n.strip_suffix('"')).unwrap_or(name)
}

/// Splits the arguments of a directive at commas outside quotes and parentheses.
fn arguments_of(text: &str) -> Vec<String> {
    let (mut all, mut quoted, mut depth, mut escaped) = (vec![String::new()], false, 0, false);
    for c in text.chars() {
        let last = all.last_mut().expect("there is one");
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                all.push(String::new());
                continue;
            }
            _ => {}
        }
        last.push(c);
    }
    let all: Vec<String> = all.into_iter().map(|a| a.trim().to_string()).collect();
    if all == [""] { Vec::new() } else { all }
}

/// An address expression such as `a - b + 4`, with at most one added and one subtracted symbol.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Expression {
    /// The added symbol; `.` is the current location.
    pub added_symbol: Option<String>,
    /// The subtracted symbol.
    pub subtracted_symbol: Option<String>,
    /// The constant addend.
    pub addend: i64,
}

/// Parses an address expression.
pub fn expression(text: &str) -> Option<Expression> {
    if let Some(n) = text::constant_expression(text) {
        return Some(Expression { addend: n, ..Expression::default() });
    }
    let mut out = Expression::default();
    let (mut start, mut minus) = (0, false);
    for (at, c) in text.char_indices().chain([(text.len(), '+')]) {
        if !matches!(c, '+' | '-') {
            continue;
        }
        let term = text[start..at].trim();
        if !term.is_empty() {
            if let Some(n) = text::constant_expression(term) {
                out.addend = out.addend.wrapping_add(if minus { n.wrapping_neg() } else { n });
            } else {
                let (plain, place) = term.split_once('@').unwrap_or((term, ""));
                let plain = unquoted(plain);
                let fits = (plain == "." || text::is_symbol(plain)) && matches!(place, "" | "PLT" | "plt");
                let to = if minus { &mut out.subtracted_symbol } else { &mut out.added_symbol };
                if !fits || to.replace(plain.into()).is_some() {
                    return None;
                }
            }
        } else if start > 0 {
            return None;
        }
        (start, minus) = (at + 1, c == '-');
    }
    (!text.trim().is_empty()).then_some(out)
}

/// Decodes a quoted string to its bytes.
pub fn string(text: &str) -> Option<Vec<u8>> {
    let inside = text.strip_prefix('"')?.strip_suffix('"')?;
    let mut out = Vec::new();
    let mut rest = inside.bytes().peekable();
    while let Some(byte) = rest.next() {
        if byte != b'\\' {
            out.push(byte);
            continue;
        }
        out.push(match rest.next()? {
            b'n' => b'\n',
            b't' => b'\t',
            b'r' => b'\r',
            b'b' => 8,
            b'f' => 12,
            first @ b'0'..=b'7' => {
                let mut value = u32::from(first - b'0');
                for _ in 0..2 {
                    let Some(digit) = rest.next_if(|b| matches!(b, b'0'..=b'7')) else { break };
                    value = value * 8 + u32::from(digit - b'0');
                }
                value as u8
            }
            b'x' => {
                let mut value = 0u32;
                while let Some(digit) = rest.next_if(u8::is_ascii_hexdigit) {
                    value = value << 4 | char::from(digit).to_digit(16)?;
                }
                value as u8
            }
            other @ (b'"' | b'\\') => other,
            _ => return None,
        });
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions() {
        let of = |text| {
            expression(text)
                .map(|e| (e.added_symbol.unwrap_or_default(), e.subtracted_symbol.unwrap_or_default(), e.addend))
        };
        assert_eq!(of("0x10 + 2"), Some((String::new(), String::new(), 18)));
        assert_eq!(of("a-.+4"), Some(("a".into(), ".".into(), 4)));
        assert_eq!(of("-8"), Some((String::new(), String::new(), -8)));
        for wrong in ["", "a+b", "a*2", "a@TPOFF", "a+"] {
            assert!(of(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn strings() {
        assert_eq!(string(r#""a\n\101\x42\0""#).as_deref(), Some(&b"a\nAB\0"[..]));
        assert_eq!(string(r#""a\q""#), None);
        assert_eq!(string("a"), None);
    }
}
