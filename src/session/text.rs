//! What was entered, cut into what belongs to a module and what is evaluated.

use crate::ir::Name;
use crate::parse::{is_opcode, is_top_level, line_end, name, name_length};
use rustc_hash::FxHashSet;
use std::ops::Range;

/// A part of what was entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Part {
    /// Where.
    pub range: Range<usize>,
    /// What it is.
    pub form: Form,
}

/// What a part is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// Types, variables, functions and other entities of a module, one or many.
    Entities,
    /// `[%x =] add i64 1, 2`; the name with what is written before the instruction.
    Instruction(Option<Named>),
    /// `[%x =] i64 5`: a type and an operand.
    Typed(Option<Named>),
    /// `[%x =] @f(i64 1)`: a call of a function that is known.
    Call(Option<Named>, Name),
    /// `%x`
    Local(Name),
    /// `@x`
    Global(Name),
}

/// The name that a value gets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Named {
    /// Without the `%`.
    pub name: Name,
    /// The name with its `%`, in the text of the part.
    pub place: Range<usize>,
    /// Where the instruction begins.
    pub rest: usize,
}

/// Walks through a text outside of strings and comments.
struct Walk<'a> {
    text: &'a str,
    at: usize,
    /// Where the last thing ended that is no blank and no comment.
    end: usize,
    /// Brackets that are open.
    depth: usize,
    /// Whether a string has no end.
    open_string: bool,
}

/// What [`Walk`] came by.
#[derive(PartialEq, Eq)]
enum Met {
    /// A name with its sigil, or a word.
    Word(Range<usize>),
    /// Anything else.
    Byte(u8),
    LineEnd,
}

impl<'a> Walk<'a> {
    fn new(text: &'a str) -> Self {
        Walk { text, at: 0, end: 0, depth: 0, open_string: false }
    }

    fn next(&mut self) -> Option<Met> {
        let bytes = self.text.as_bytes();
        loop {
            let start = self.at;
            match *bytes.get(start)? {
                b'\n' => {
                    self.at += 1;
                    return Some(Met::LineEnd);
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
                        return Some(Met::Word(start..self.at));
                    }
                    // Bytes of other letters are passed one by one; names begin where characters do.
                    self.at += self.text[start..].chars().next().map_or(1, char::len_utf8);
                    self.end = self.at;
                    match byte {
                        b'(' | b'[' | b'{' => self.depth += 1,
                        b')' | b']' | b'}' => self.depth = self.depth.saturating_sub(1),
                        _ => {}
                    }
                    return Some(Met::Byte(byte));
                }
            }
        }
    }
}

/// Whether nothing stands in a text but comments.
pub fn is_blank(text: &str) -> bool {
    let mut walk = Walk::new(text);
    while walk.next().is_some() {}
    walk.end == 0
}

/// Whether a text can be entered as it is: every bracket and string is closed, and a function that is begun has its body.
pub fn is_complete(text: &str) -> bool {
    let mut walk = Walk::new(text);
    let mut header = false;
    let mut first = true;
    while let Some(met) = walk.next() {
        match met {
            Met::Word(range) => {
                header |= first && walk.depth == 0 && &text[range] == "define";
                first = false;
            }
            Met::Byte(byte) => {
                header &= byte != b'{';
                first = byte == b'}' && walk.depth == 0;
            }
            Met::LineEnd => first |= walk.depth == 0 && !header,
        }
    }
    walk.depth == 0 && !walk.open_string && !header
}

/// Whether an empty line at the end gives an input up that is not complete: one to evaluate. Entities, above all functions, may have
/// empty lines in them.
pub fn is_abandoned(text: &str) -> bool {
    let Some((before, last)) = text.rsplit_once('\n') else { return false };
    let begins = before.trim_start();
    last.trim().is_empty() && !begins.is_empty() && form(begins) != Form::Entities && !is_complete(text)
}

/// The text with infinities as LLVM writes them, which are shown as `inf` and `-inf`; none if there are none in it.
pub(super) fn with_infinities(text: &str) -> Option<String> {
    // There `inf` is a word of its own.
    if !text.contains("inf") || text.contains("nofpclass") {
        return None;
    }
    let mut walk = Walk::new(text);
    let (mut out, mut done) = (String::new(), 0);
    while let Some(met) = walk.next() {
        let Met::Word(range) = met else { continue };
        let bits = match &text[range.clone()] {
            "inf" => "0x7FF0000000000000",
            "-inf" => "0xFFF0000000000000",
            _ => continue,
        };
        // A label, a function or a value that lacks its sigil.
        if text[range.end..].trim_start().starts_with([':', '(', '=']) || text.trim() == "inf" {
            continue;
        }
        out += &text[done..range.start];
        out += bits;
        done = range.end;
    }
    (done > 0).then(|| out + &text[done..])
}

/// Cuts a text into its parts. Entities that follow each other are one.
pub(super) fn parts(text: &str) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    let mut walk = Walk::new(text);
    // Where a part began, and whether it is a function whose body has not begun.
    let mut open: Option<usize> = None;
    let mut header = false;
    loop {
        let met = walk.next();
        match &met {
            Some(Met::Word(range)) if open.is_none() => {
                open = Some(range.start);
                header = &text[range.clone()] == "define";
            }
            Some(Met::Byte(byte)) => {
                // A byte that begins a part was the last one passed.
                open.get_or_insert(walk.at - text[..walk.at].chars().next_back().map_or(1, char::len_utf8));
                header &= *byte != b'{';
            }
            _ => {}
        }
        let ends = match met {
            None => true,
            Some(Met::LineEnd) => walk.depth == 0 && !header,
            Some(_) => false,
        };
        if ends && let Some(start) = open.take() {
            let range = start..walk.end.max(start);
            let form = form(&text[range.clone()]);
            match parts.last_mut() {
                Some(last) if form == Form::Entities && last.form == Form::Entities => last.range.end = range.end,
                _ => parts.push(Part { range, form }),
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

/// What a part is, by how it begins.
fn form(part: &str) -> Form {
    if is_top_level(part) {
        return Form::Entities;
    }
    let length = name_length(part);
    let rest = part[length..].trim_start();
    let key = |text: &str| name(&text[1..]);
    // Nothing but a comment may stand behind.
    let alone = rest.is_empty() || rest.starts_with(';');
    match part.as_bytes().first() {
        Some(b'%') if length > 1 && rest.starts_with('=') => {
            let start = part.len() - rest[1..].trim_start().len();
            let named = Named { name: key(&part[..length]), place: 0..length, rest: start };
            expression(&part[start..], Some(named))
        }
        Some(b'%') if length > 1 && alone => Form::Local(key(&part[..length])),
        Some(b'%') if length > 1 => Form::Typed(None),
        Some(b'@') if length > 1 && alone => Form::Global(key(&part[..length])),
        _ => expression(part, None),
    }
}

/// What stands behind the `=`, or alone.
fn expression(text: &str, named: Option<Named>) -> Form {
    let length = name_length(text);
    let word = &text[..length];
    let after = text[length..].trim_start();
    match text.as_bytes().first() {
        Some(b'@') if after.starts_with('(') => Form::Call(named, name(&word[1..])),
        Some(b'{' | b'[' | b'<') => Form::Typed(named),
        Some(b'%') if named.is_some() => Form::Typed(named),
        _ if is_type_word(word) => Form::Typed(named),
        _ if named.is_some() || is_opcode(word) || is_like_opcode(word) => Form::Instruction(named),
        _ => Form::Entities,
    }
}

/// Whether a word begins a type.
pub fn is_type_word(word: &str) -> bool {
    let number = word.strip_prefix('i').is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
    let floats = ["half", "bfloat", "float", "double", "x86_fp80", "fp128", "ppc_fp128"];
    number || floats.contains(&word) || matches!(word, "ptr" | "x86_amx" | "target")
}

/// A word that is none of those that begin an entity is taken for a misspelt instruction.
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
    // `defne i64 @f() {` is meant for a function.
    letters && !ENTITIES.contains(&word) && crate::diagnostic::near_names(word, ENTITIES).is_empty()
}

/// The names that a text mentions, wherever: what is not used after all does no harm.
#[derive(Default, Debug)]
pub(super) struct Mentions {
    /// With `%`: locals and types.
    pub locals: FxHashSet<Name>,
    /// With `@`.
    pub globals: FxHashSet<Name>,
}

/// What a text mentions.
pub(super) fn mentions(text: &str) -> Mentions {
    let mut found = Mentions::default();
    let mut walk = Walk::new(text);
    while let Some(met) = walk.next() {
        let Met::Word(range) = met else { continue };
        let word = &text[range];
        match word.as_bytes()[0] {
            b'%' => drop(found.locals.insert(name(&word[1..]))),
            b'@' => drop(found.globals.insert(name(&word[1..]))),
            _ => {}
        }
    }
    found
}

/// The names that entities define or declare themselves.
#[derive(Default, Debug)]
pub(super) struct Defines {
    /// `%T = type`
    pub types: FxHashSet<Name>,
    /// `@x = …`, `define … @x`, `declare … @x`
    pub globals: FxHashSet<Name>,
}

/// What the entities of a text define or declare.
pub(super) fn defines(text: &str) -> Defines {
    let mut found = Defines::default();
    let mut walk = Walk::new(text);
    // Inside a header that has not named its function.
    let mut header = false;
    let mut first = true;
    while let Some(met) = walk.next() {
        match met {
            Met::Word(range) => {
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
            Met::Byte(byte) => first = byte == b'}' && walk.depth == 0,
            Met::LineEnd => first |= walk.depth == 0,
        }
    }
    found
}

/// Whether a text spells pointers with what they point to, rather than `ptr`; `None`: it has no pointers.
pub(super) fn spells_pointees(text: &str) -> Option<bool> {
    let mut walk = Walk::new(text);
    let mut typed = false;
    while let Some(met) = walk.next() {
        match met {
            Met::Word(range) if &text[range.clone()] == "ptr" => return Some(false),
            Met::Byte(b'*') => typed = true,
            _ => {}
        }
    }
    typed.then_some(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forms(text: &str) -> Vec<String> {
        let short = |part: Part| {
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
    fn a_function_is_complete_with_its_last_brace() {
        for (text, complete) in [
            ("%x = add i64 1, 2", true),
            ("define i64 @f()", false),
            ("define i64 @f() {\n", false),
            ("define i64 @f() {\n ret i64 1\n}", true),
            ("define i64 @f() { ; }\n", false),
            ("@s = constant [2 x i8] c\"{", false),
            ("@s = constant [2 x i8] c\"{\\00\"", true),
            ("call void @f(i64 1,", false),
            ("define i64 @f() {\n}\ndefine i64 @g()", false),
            ("", true),
        ] {
            assert_eq!(is_complete(text), complete, "{text}");
        }
    }

    #[test]
    fn an_empty_line_gives_up_what_is_to_be_evaluated() {
        for (text, is_given_up) in [
            ("sq(3\n", true),
            ("@sq(3,\n  ", true),
            ("%x = call i64 @sq(i64 3\n", true),
            ("sq(3", false),
            ("sq(3)\n", false),
            ("define i64 @f(\n", false),
            ("define i64 @f() {\n\n", false),
            ("@g = global [2 x i8] [\n", false),
            ("%T = type {\n", false),
            ("\n", false),
        ] {
            assert_eq!(is_abandoned(text), is_given_up, "{text}");
        }
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
        assert_eq!((spells_pointees(text), spells_pointees("i64 1")), (Some(true), None));
    }
}
