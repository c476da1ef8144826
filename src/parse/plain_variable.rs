//! Fast path for definitions of variables that stand on one line, with single blanks and no rare features. The line is first
//! checked as a whole, without effects on the module. Everything else is left to the rule `global`, which parses plain lines
//! to the same variables.
//!
//! Tables of constants are a large part of the text of many programs, and the grammar creates several pairs for each element.

use super::fast_path::{CheckedExpressions, bracket_length, may_be_expression, simple_value};
use super::grammar::{self, Rule};
use super::module_state::ModuleState;
use super::recover::is_top_level;
use super::scan::is_name_byte;
use super::top_level::Variable;
use crate::ir::constant::TypedConst;
use crate::ir::{Align, ConstId, Constant, Type};

/// Maximum depth of aggregates.
const MAX_DEPTH: usize = 32;

/// Parses the variable at the start of a line, if it is plain. Returns its end.
pub fn read(state: &mut ModuleState<'_>, at: usize) -> Option<usize> {
    let text = state.text;
    let mut line = Line::new(state, at);
    let name = line.name(b' ')?;
    line.skip(" = ")?;
    let words = line.words()?;
    let kind = if line.skip("global ").is_some() { "global" } else { "constant" };
    if kind == "constant" {
        line.skip("constant ")?;
    }
    let ty = line.ty()?;
    let mut value = None;
    if line.skip(" ").is_some() {
        value = Some(line.at);
        line.check_value(0)?;
    }
    let align = if line.skip(", align ").is_some() { Some(line.align()?) } else { None };
    let Line { at: end, expressions, .. } = line;
    if !is_end(text, end) {
        return None;
    }
    // The line is plain: from here on, nothing fails.
    let mut variable = Variable::new(state, name, words, kind, ty);
    variable.init = value.and_then(|at| Line { state, at, expressions }.value(variable.ty));
    variable.align = align;
    state.define_variable(variable);
    Some(end)
}

/// Whether an entity ends at a position: at the end of a line, before the start of another one.
pub(super) fn is_end(text: &str, end: usize) -> bool {
    match text.as_bytes().get(end..) {
        Some([b'\n', rest @ ..]) => {
            let blank = rest.iter().position(|byte| *byte != b'\n').unwrap_or(rest.len());
            rest[blank..].is_empty() || is_top_level(&text[end + 1 + blank..])
        }
        _ => false,
    }
}

/// A position in a line.
pub(super) struct Line<'l, 's> {
    pub state: &'l mut ModuleState<'s>,
    pub at: usize,
    expressions: CheckedExpressions<'s>,
}

impl<'l, 's> Line<'l, 's> {
    pub fn new(state: &'l mut ModuleState<'s>, at: usize) -> Line<'l, 's> {
        Line { state, at, expressions: CheckedExpressions::default() }
    }

    pub fn rest(&self) -> &'s str {
        &self.state.text[self.at..]
    }

    fn byte(&self) -> Option<u8> {
        self.state.text.as_bytes().get(self.at).copied()
    }

    /// Moves behind a token, if it is next.
    pub fn skip(&mut self, token: &str) -> Option<()> {
        let found = self.state.text.as_bytes()[self.at..].starts_with(token.as_bytes());
        found.then(|| self.at += token.len())
    }

    /// Moves on by a number of bytes, and returns them.
    fn take(&mut self, length: usize) -> &'s str {
        let taken = &self.rest()[..length];
        self.at += length;
        taken
    }

    /// Moves on to the first byte for which `ends` holds, and returns the text before it.
    pub fn take_until(&mut self, ends: impl Fn(u8) -> bool) -> Option<&'s str> {
        let length = self.rest().bytes().position(ends).filter(|length| *length > 0)?;
        Some(self.take(length))
    }

    /// Moves behind a name of a global that needs no quotes and is followed by a byte, and returns it.
    pub fn name(&mut self, end: u8) -> Option<&'s str> {
        let token = self.take_until(|byte| byte == end)?;
        let name = token.strip_prefix('@')?;
        (!name.is_empty() && name.bytes().all(is_name_byte)).then_some(token)
    }

    /// Returns the words before `global` or `constant`, with the blanks behind them.
    fn words(&mut self) -> Option<&'s str> {
        let start = self.at;
        loop {
            let rest = self.rest();
            if rest.starts_with("global ") || rest.starts_with("constant ") {
                return Some(&self.state.text[start..self.at]);
            }
            let word = self.take_until(|byte| !byte.is_ascii_lowercase() && byte != b'_')?;
            if matches!(word, "alias" | "ifunc") {
                return None;
            }
            self.skip(" ")?;
        }
    }

    /// Checks a type, and returns its text.
    fn ty(&mut self) -> Option<&'s str> {
        let text = self.type_text()?;
        let is_type = self.state.known_type(text).is_some() || grammar::run(Rule::type_tree, text).is_some();
        is_type.then_some(text)
    }

    /// Moves behind a type, and returns its text.
    pub fn type_text(&mut self) -> Option<&'s str> {
        let start = self.at;
        match self.byte()? {
            b'[' | b'{' | b'<' => {
                let length = bracket_length(self.rest().as_bytes())?;
                self.at += length;
            }
            _ => {
                self.take_until(|byte| !is_name_byte(byte) && byte != b'%')?;
            }
        }
        loop {
            match self.rest().as_bytes() {
                [b'*', ..] => self.at += 1,
                [b' ', b'(', ..] => self.at += 1 + bracket_length(&self.rest().as_bytes()[1..])?,
                _ => break,
            }
        }
        Some(&self.state.text[start..self.at])
    }

    fn align(&mut self) -> Option<Align> {
        let digits = self.take_until(|byte| !byte.is_ascii_digit())?;
        digits.parse().ok().and_then(Align::new)
    }

    /// Takes a value that is neither an aggregate nor a string.
    fn token(&mut self) -> Option<&'s str> {
        let rest = self.rest();
        let is_last = |byte| matches!(byte, b',' | b' ' | b'\n' | b']' | b'}' | b'>' | b'(');
        let length = rest.bytes().position(is_last)?;
        if !EXPRESSIONS.contains(&&rest[..length]) {
            return Some(self.take(length));
        }
        let opens = |at: &usize| rest.as_bytes()[length + at] == b'(';
        let operands = rest[length..].bytes().position(|byte| matches!(byte, b'(' | b',' | b'\n')).filter(opens)?;
        let operands = length + operands;
        let length = operands + bracket_length(&rest.as_bytes()[operands..])?;
        Some(self.take(length))
    }

    /// Takes a string, and returns what is between its quotes.
    fn string(&mut self) -> Option<&'s str> {
        let inside = self.rest().strip_prefix("c\"")?;
        let length = memchr::memchr2(b'"', b'\n', inside.as_bytes())?;
        self.at += length + 3;
        (inside.as_bytes()[length] == b'"').then(|| &inside[..length])
    }

    /// Moves into an aggregate.
    fn open(&mut self) -> Option<Aggregate> {
        let all = [Aggregate::Array, Aggregate::PackedStruct, Aggregate::Struct, Aggregate::Vector];
        all.into_iter().find(|aggregate| self.skip(aggregate.brackets().0).is_some())
    }

    /// Moves through the elements of an aggregate, and out of it. `element` moves behind one of them.
    fn each_element(&mut self, aggregate: Aggregate, mut element: impl FnMut(&mut Self) -> Option<()>) -> Option<()> {
        loop {
            element(self)?;
            if self.skip(", ").is_none() {
                return self.skip(aggregate.brackets().1);
            }
        }
    }

    /// Moves behind the type of an element and the blank after it, if the text is that of the element before it.
    fn repeated_type(&mut self, text: &str) -> bool {
        let rest = &self.state.text.as_bytes()[self.at..];
        let is_same = !text.is_empty() && rest.starts_with(text.as_bytes()) && rest.get(text.len()) == Some(&b' ');
        // The type may go on with the parameters of a function.
        let is_same = is_same && rest.get(text.len() + 1) != Some(&b'(');
        if is_same {
            self.at += text.len() + 1;
        }
        is_same
    }

    /// Checks a value, and moves behind it.
    fn check_value(&mut self, depth: usize) -> Option<()> {
        match self.rest().as_bytes() {
            [b'c', b'"', ..] => self.string().map(|_| ()),
            [b'[' | b'{' | b'<', ..] if depth < MAX_DEPTH => {
                let aggregate = self.open()?;
                let mut ty = "";
                self.each_element(aggregate, |line| {
                    if !line.repeated_type(ty) {
                        ty = line.ty()?;
                        line.skip(" ")?;
                    }
                    line.check_value(depth + 1)
                })
            }
            _ => {
                let token = self.token()?;
                let is_simple = simple_value(token).is_some_and(|token| !token.starts_with('%')) || is_float(token);
                (is_simple || may_be_expression(token) && self.expressions.check(token)).then_some(())
            }
        }
    }

    /// Parses a value that was checked.
    fn value(&mut self, ty: Type) -> Option<ConstId> {
        let start = self.at;
        match self.rest().as_bytes() {
            [b'c', b'"', ..] => {
                let inside = self.string()?;
                Some(self.state.string(inside, ty))
            }
            [b'[' | b'{' | b'<', ..] => {
                let aggregate = self.open()?;
                let is_struct = matches!(aggregate, Aggregate::Struct | Aggregate::PackedStruct);
                if is_struct && !self.state.has_packing(ty, matches!(aggregate, Aggregate::PackedStruct)) {
                    let length = bracket_length(&self.state.text.as_bytes()[start..])?;
                    self.at = start + length;
                    return Some(self.state.wrong_packing(ty, &self.state.text[start..self.at]));
                }
                let mut elements: Vec<TypedConst> = Vec::new();
                let mut last = ("", Type::INVALID);
                self.each_element(aggregate, |line| {
                    if !line.repeated_type(last.0) {
                        let text = line.type_text()?;
                        last = (text, line.state.ty(text));
                        line.skip(" ")?;
                    }
                    elements.push((last.1, line.value(last.1)?));
                    Some(())
                })?;
                let elements = elements.into();
                let constant = match aggregate {
                    Aggregate::Array => Constant::Array(ty, elements),
                    Aggregate::Vector => Constant::Vector(ty, elements),
                    Aggregate::Struct | Aggregate::PackedStruct => Constant::Struct(ty, elements),
                };
                Some(self.state.constant(constant))
            }
            _ => {
                let token = self.token()?;
                Some(match may_be_expression(token) {
                    true => self.state.known_expression(ty, token, &mut self.expressions),
                    false => self.state.known_simple(ty, token),
                })
            }
        }
    }
}

/// The words of the most frequent constant expressions.
const EXPRESSIONS: [&str; 3] = ["getelementptr", "bitcast", "inttoptr"];

#[derive(Clone, Copy)]
enum Aggregate {
    Array,
    Vector,
    Struct,
    PackedStruct,
}

impl Aggregate {
    /// Returns what stands before and after the elements.
    fn brackets(self) -> (&'static str, &'static str) {
        match self {
            Aggregate::Array => ("[", "]"),
            Aggregate::Vector => ("<", ">"),
            Aggregate::Struct => ("{ ", " }"),
            Aggregate::PackedStruct => ("<{ ", " }>"),
        }
    }
}

/// Whether a token is a floating-point number: `1.5`, `-2.0e+10`, or the hexadecimal digits of a `double`.
fn is_float(token: &str) -> bool {
    if let Some(digits) = token.strip_prefix("0x") {
        return !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    }
    let all_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let Some((whole, rest)) = token.strip_prefix('-').unwrap_or(token).split_once('.') else { return false };
    let (fraction, exponent) = rest.split_once(['e', 'E']).unwrap_or((rest, "+0"));
    all_digits(whole) && all_digits(fraction) && exponent.strip_prefix(['+', '-']).is_some_and(all_digits)
}

#[cfg(test)]
mod tests {
    use super::super::{Parsed, parse_by_grammar, parse_in_parts};
    use super::*;
    use crate::parallel::{each, processors};
    use crate::source::{Source, SourceMap};

    /// Variables that the fast path reads.
    const PLAIN: &[&str] = &[
        "@a = global i32 5",
        "@a = internal unnamed_addr constant [3 x i8] c\"h\\22\\00\", align 1",
        "@a = private constant [2 x { i8, ptr }] [{ i8, ptr } { i8 1, ptr @b }, { i8, ptr } { i8 -2, ptr null }]",
        "@a = global <{ i8, [2 x i16] }> <{ i8 1, [2 x i16] [i16 1, i16 2] }>, align 8",
        "@a = constant { i8, i8 } <{ i8 1, i8 2 }>",
        "@a = dso_local global <2 x double> <double 1.5, double 0x3FF0000000000000>, align 16",
        "@a = global ptr getelementptr inbounds ([2 x i8], ptr @b, i64 0, i64 1)",
        "@a = global [2 x ptr] [ptr @b, ptr getelementptr (i8, ptr @b, i64 1)]",
        "@a = constant [1 x i32 (i8*, i32)*] [i32 (i8*, i32)* @b]",
        "@a = external thread_local global %struct.s, align 4",
        "@a = global %struct.s zeroinitializer",
        "@a = global i8 300",
        "@a = global [2 x i8] [i8 1, i16 2]",
    ];

    /// Variables that are left to the grammar.
    const OTHERS: &[&str] = &[
        "@a = global i32 5 ; comment",
        "@a = global i32  5",
        "@a = global i32 5, section \"s\"",
        "@\"a\" = global i32 5",
        "@a = global i32 u0xFF",
        "@a = global i32 add (i32 1, i32 2)",
        "@a = alias i32, ptr @b",
        "@a = global ptr addrspace(1) null",
        "@a = global i32 %x",
        "@a = global i32 5,\n align 8",
    ];

    fn source(text: &str) -> Source {
        let text = format!("{text}\n@b = global [2 x i8] zeroinitializer\n%struct.s = type {{ i32, i8 }}\n");
        SourceMap::new().add("test.ll", text).expect("a small text")
    }

    fn shown(parsed: &Parsed) -> String {
        let Parsed { module, diagnostics } = parsed;
        let constants: Vec<_> = module.constants.iter().collect();
        format!("{:?} {:?} {constants:?} {diagnostics:?}", module.globals, module.order)
    }

    /// Parses a text with and without the fast path.
    fn parse_both_ways(text: &str) {
        let source = source(text);
        assert_eq!(shown(&parse_by_grammar(&source)), shown(&parse_in_parts(&source, 1, 1)), "{text}");
    }

    #[test]
    fn plain_lines_are_parsed_to_the_same_variables() {
        for (texts, is_plain) in [(PLAIN, true), (OTHERS, false)] {
            for text in texts {
                let source = source(text);
                let found = read(&mut ModuleState::new(&source), 0);
                assert_eq!(found.is_some(), is_plain, "{text}");
                parse_both_ways(text);
            }
        }
    }

    #[test]
    fn damaged_lines_are_parsed_alike() {
        let replacements = ["", " ", ",", "]", "}", ">", "(", "[", "\"", "\n", "x", "0", "@", "%", "*", "-"];
        each(processors(), PLAIN.iter(), |text| {
            for at in 0..text.len() {
                for replacement in replacements {
                    parse_both_ways(&format!("{}{replacement}{}", &text[..at], &text[at + 1..]));
                }
            }
        });
    }
}
