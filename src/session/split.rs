//! Splitting of an input into module entities and expressions to evaluate.

use crate::ir::Name;
use crate::parse::{is_opcode, is_top_level, line_end, name, name_length};
use rustc_hash::FxHashSet;
use std::ops::Range;

/// A part of an input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct InputPart {
    /// Range in the text.
    pub range: Range<usize>,
    /// Form of the part.
    pub form: PartKind,
}

/// Form of a part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum PartKind {
    /// Types, variables, functions and other entities of a module, one or more.
    Entities,
    /// `[%x =] add i64 1, 2`: an instruction.
    Instruction(Option<ResultName>),
    /// `[%x =] i64 5`: a type and an operand.
    Typed(Option<ResultName>),
    /// `[%x =] @f(i64 1)`: a call of a known function.
    Call(Option<ResultName>, Name),
    /// `%x`: a query of a value or type.
    Local(Name),
    /// `@x`: a query of a global.
    Global(Name),
}

/// The name for a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ResultName {
    /// Name without the `%`.
    pub name: Name,
    /// Range of the name with its `%` in the text of the part.
    pub place: Range<usize>,
    /// Offset of the instruction.
    pub rest: usize,
}

/// A scanner over a text that skips strings and comments.
pub(super) struct Scanner<'a> {
    text: &'a str,
    pub at: usize,
    /// End of the last item that is neither a blank nor a comment.
    pub(super) end: usize,
    /// Number of open brackets.
    pub depth: usize,
    /// Whether a string is unterminated.
    pub open_string: bool,
}

/// Item found by [`Scanner`].
#[derive(PartialEq, Eq)]
pub(super) enum ScannedItem {
    /// A name with its sigil, or a word.
    Word(Range<usize>),
    /// Any other byte.
    Byte(u8),
    LineEnd,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Scanner { text, at: 0, end: 0, depth: 0, open_string: false }
    }

    /// Whether the last byte that is no comment is a comma.
    pub(super) fn ends_in_comma(&self) -> bool {
        self.text[..self.end].ends_with(',')
    }

    pub(super) fn next(&mut self) -> Option<ScannedItem> {
        let bytes = self.text.as_bytes();
        loop {
            let start = self.at;
            match *bytes.get(start)? {
                b'\n' => {
                    self.at += 1;
                    let next = &self.text[self.at..line_end(self.text, self.at)];
                    // After a comma an instruction goes on.
                    if !self.ends_in_comma() || next.trim().is_empty() {
                        return Some(ScannedItem::LineEnd);
                    }
                }
                b';' => self.at = line_end(self.text, start),
                b'"' => {
                    let end = self.text[start + 1..].find('"').map(|end| start + end + 2);
                    self.open_string |= end.is_none();
                    self.at = end.unwrap_or(self.text.len());
                    self.end = self.at;
                }
                b' ' | b'\t' | b'\r' => self.at += 1,
                byte => {
                    let length = name_length(&self.text[start..]);
                    let sigil = matches!(byte, b'%' | b'@');
                    if length > usize::from(sigil) {
                        self.at += length;
                        self.end = self.at;
                        return Some(ScannedItem::Word(start..self.at));
                    }
                    // Non-ASCII characters are skipped whole: names begin at character boundaries.
                    self.at += self.text[start..].chars().next().map_or(1, char::len_utf8);
                    self.end = self.at;
                    match byte {
                        b'(' | b'[' | b'{' => self.depth += 1,
                        b')' | b']' | b'}' => self.depth = self.depth.saturating_sub(1),
                        _ => {}
                    }
                    return Some(ScannedItem::Byte(byte));
                }
            }
        }
    }
}

/// Whether a text contains only blanks and comments.
pub fn is_blank(text: &str) -> bool {
    let mut walk = Scanner::new(text);
    while walk.next().is_some() {}
    walk.end == 0
}

/// Replaces infinities, which are shown as `inf` and `-inf`, with LLVM's syntax; `None` if there are none.
pub(super) fn with_infinities(text: &str) -> Option<String> {
    // With `nofpclass`, `inf` is a keyword.
    if !text.contains("inf") || text.contains("nofpclass") {
        return None;
    }
    let mut walk = Scanner::new(text);
    let (mut out, mut done) = (String::new(), 0);
    while let Some(met) = walk.next() {
        let ScannedItem::Word(range) = met else { continue };
        let bits = match &text[range.clone()] {
            "inf" => "0x7FF0000000000000",
            "-inf" => "0xFFF0000000000000",
            _ => continue,
        };
        // A label, a function, or a value without its sigil.
        if text[range.end..].trim_start().starts_with([':', '(', '=']) || text.trim() == "inf" {
            continue;
        }
        out += &text[done..range.start];
        out += bits;
        done = range.end;
    }
    (done > 0).then(|| out + &text[done..])
}

/// Splits a text into its parts. Consecutive entities form one part.
pub(super) fn parts(text: &str) -> Vec<InputPart> {
    let mut parts: Vec<InputPart> = Vec::new();
    let mut walk = Scanner::new(text);
    // Start of the current part, and whether it is a function header before its body.
    let mut open: Option<usize> = None;
    let mut header = false;
    loop {
        let met = walk.next();
        match &met {
            Some(ScannedItem::Word(range)) if open.is_none() => {
                open = Some(range.start);
                header = &text[range.clone()] == "define";
            }
            Some(ScannedItem::Byte(byte)) => {
                // The last byte passed begins the part.
                open.get_or_insert(walk.at - text[..walk.at].chars().next_back().map_or(1, char::len_utf8));
                header &= *byte != b'{';
            }
            _ => {}
        }
        let ends = match met {
            None => true,
            Some(ScannedItem::LineEnd) => walk.depth == 0 && !header,
            Some(_) => false,
        };
        if ends && let Some(start) = open.take() {
            let range = start..walk.end.max(start);
            let form = form(&text[range.clone()]);
            match parts.last_mut() {
                Some(last) if form == PartKind::Entities && last.form == PartKind::Entities => {
                    last.range.end = range.end
                }
                _ => parts.push(InputPart { range, form }),
            }
            header = false;
        }
        if met_end(walk.at, text, open) {
            return parts;
        }
    }
}

fn met_end(at: usize, text: &str, open: Option<usize>) -> bool {
    at >= text.len() && open.is_none()
}

/// Determines the form of a part by its beginning.
pub(super) fn form(part: &str) -> PartKind {
    if is_top_level(part) {
        return PartKind::Entities;
    }
    let length = name_length(part);
    let rest = part[length..].trim_start();
    let key = |text: &str| name(&text[1..]);
    // Only a comment may follow.
    let alone = rest.is_empty() || rest.starts_with(';');
    match part.as_bytes().first() {
        Some(b'%') if length > 1 && rest.starts_with('=') => {
            let start = part.len() - rest[1..].trim_start().len();
            let named = ResultName { name: key(&part[..length]), place: 0..length, rest: start };
            expression(&part[start..], Some(named))
        }
        Some(b'%') if length > 1 && alone => PartKind::Local(key(&part[..length])),
        Some(b'%') if length > 1 => PartKind::Typed(None),
        Some(b'@') if length > 1 && alone => PartKind::Global(key(&part[..length])),
        _ => expression(part, None),
    }
}

/// Determines the form of an expression, after the `=` or alone.
fn expression(text: &str, named: Option<ResultName>) -> PartKind {
    let length = name_length(text);
    let word = &text[..length];
    let after = text[length..].trim_start();
    match text.as_bytes().first() {
        Some(b'@') if after.starts_with('(') => PartKind::Call(named, name(&word[1..])),
        Some(b'{' | b'[' | b'<') => PartKind::Typed(named),
        Some(b'%') if named.is_some() => PartKind::Typed(named),
        _ if is_type_word(word) => PartKind::Typed(named),
        _ if named.is_some() || is_opcode(word) || is_like_opcode(word) => PartKind::Instruction(named),
        _ => PartKind::Entities,
    }
}

/// Whether a word begins a type.
pub fn is_type_word(word: &str) -> bool {
    let number = word.strip_prefix('i').is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
    let floats = ["half", "bfloat", "float", "double", "x86_fp80", "fp128", "ppc_fp128"];
    number || floats.contains(&word) || matches!(word, "ptr" | "x86_amx" | "target")
}

/// Whether a word is likely a misspelled instruction: it resembles no keyword that begins an entity.
fn is_like_opcode(word: &str) -> bool {
    const ENTITIES: [&str; 12] = [
        "define",
        "declare",
        "target",
        "source_filename",
        "attributes",
        "module",
        "deplibs",
        "uselistorder",
        "uselistorder_bb",
        "implementation",
        "begin",
        "end",
    ];
    let letters = !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b == b'_');
    // `defne i64 @f() {` is a misspelled function.
    letters && !ENTITIES.contains(&word) && crate::diagnostic::near_names(word, ENTITIES).is_empty()
}

/// Names that a text mentions anywhere. Superfluous ones are harmless.
#[derive(Default, Debug)]
pub(super) struct MentionedNames {
    /// Names with `%`: values and types.
    pub locals: FxHashSet<Name>,
    /// Names with `@`.
    pub globals: FxHashSet<Name>,
}

/// Collects the names that a text mentions.
pub(super) fn mentions(text: &str) -> MentionedNames {
    let mut found = MentionedNames::default();
    let mut walk = Scanner::new(text);
    while let Some(met) = walk.next() {
        let ScannedItem::Word(range) = met else { continue };
        let word = &text[range];
        match word.as_bytes()[0] {
            b'%' => drop(found.locals.insert(name(&word[1..]))),
            b'@' => drop(found.globals.insert(name(&word[1..]))),
            _ => {}
        }
    }
    found
}

/// Names that the entities of a text define or declare.
#[derive(Default, Debug)]
pub(super) struct DefinedNames {
    /// Types: `%T = type`.
    pub types: FxHashSet<Name>,
    /// Globals: `@x = …`, `define … @x`, `declare … @x`.
    pub globals: FxHashSet<Name>,
}

/// Collects the names that the entities of a text define or declare.
pub(super) fn defines(text: &str) -> DefinedNames {
    let mut found = DefinedNames::default();
    let mut walk = Scanner::new(text);
    // Inside a function header before the function's name.
    let mut header = false;
    let mut first = true;
    while let Some(met) = walk.next() {
        match met {
            ScannedItem::Word(range) => {
                let word = &text[range.clone()];
                let behind = || text[range.end..].trim_start().starts_with('=');
                match word.as_bytes()[0] {
                    b'%' if first && walk.depth == 0 && behind() => drop(found.types.insert(name(&word[1..]))),
                    b'@' if first && walk.depth == 0 && behind() || header => {
                        found.globals.insert(name(&word[1..]));
                        header = false;
                    }
                    _ if first && walk.depth == 0 => header = matches!(word, "define" | "declare"),
                    _ => {}
                }
                first = false;
            }
            ScannedItem::Byte(byte) => first = byte == b'}' && walk.depth == 0,
            ScannedItem::LineEnd => first |= walk.depth == 0,
        }
    }
    found
}

/// Whether a text uses typed pointers rather than `ptr`. `None` if it has no pointers.
pub(super) fn uses_typed_pointers(text: &str) -> Option<bool> {
    let mut walk = Scanner::new(text);
    let mut typed = false;
    while let Some(met) = walk.next() {
        match met {
            ScannedItem::Word(range) if &text[range.clone()] == "ptr" => return Some(false),
            ScannedItem::Byte(b'*') => typed = true,
            _ => {}
        }
    }
    typed.then_some(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forms(text: &str) -> Vec<String> {
        let short = |part: InputPart| {
            let form = format!("{:?}", part.form);
            let form = form.split(['(', ' ']).next().unwrap_or("").to_string();
            format!("{form}: {}", text[part.range].replace('\n', "|"))
        };
        parts(text).into_iter().map(short).collect()
    }

    #[test]
    fn texts_are_cut_into_entities_and_instructions() {
        let text = "%T = type { i64 }\n@g = global i64 1 ; a comment {\ndefine i64 @f()\n{\n  ret i64 1\n}\n\
                    %x = add i64 1, 2\n call void @f()\n@f(i64 1)\n%y = i64 5\n{ i64, i1 } zeroinitializer\n%x\n@g\n%T undef\n";
        let wanted = [
            "Entities: %T = type { i64 }|@g = global i64 1 ; a comment {|define i64 @f()|{|  ret i64 1|}",
            "Instruction: %x = add i64 1, 2",
            "Instruction: call void @f()",
            "Call: @f(i64 1)",
            "Typed: %y = i64 5",
            "Typed: { i64, i1 } zeroinitializer",
            "Local: %x",
            "Global: @g",
            "Typed: %T undef",
        ];
        assert_eq!(forms(text), wanted);
        assert_eq!(forms("call i64 @f(i64 1,\n  i64 2)\n"), ["Instruction: call i64 @f(i64 1,|  i64 2)"]);
        assert_eq!(
            forms("@s = global [1 x i8] c\"}\"\nad i64 1, 2 ; no\n").join(" "),
            "Entities: @s = global [1 x i8] c\"}\" Instruction: ad i64 1, 2"
        );
        assert_eq!(forms("defne i64 @f() { }"), ["Entities: defne i64 @f() { }"]);
        assert!(forms(" ; nothing\n\n").is_empty());
        assert_eq!(forms("é"), ["Entities: é"]);
    }

    #[test]
    fn names_are_found() {
        let text = "declare i64 @\"a b\"(%T*)\n@g = global i8* bitcast (i64* @h to i8*)\n%U = type { %T }\n";
        let (found, own) = (mentions(text), defines(text));
        let names = |set: &FxHashSet<Name>| {
            let mut all: Vec<String> = set.iter().map(Name::symbol).collect();
            all.sort();
            all.join(" ")
        };
        assert_eq!((names(&found.globals), names(&found.locals)), ("a b g h".into(), "T U".into()));
        assert_eq!((names(&own.globals), names(&own.types)), ("a b g".into(), "U".into()));
        assert_eq!((uses_typed_pointers(text), uses_typed_pointers("i64 1")), (Some(true), None));
    }
}
