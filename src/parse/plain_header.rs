//! Fast path for headers of functions that stand on one line, with single blanks, frequent words and attributes only, and types that
//! are known. The line is first checked as a whole, without effects on the module. Everything else is left to the rules `define` and
//! `declare`, which parse plain lines to the same functions.

use super::module_state::ModuleState;
use super::plain_variable::{Line, is_end};
use super::scan::is_name_byte;
use super::top_level::FunctionHeader;
use super::top_level::function_header::HeaderParts;
use super::top_level::header_keywords::{calling_convention, header_rank, linkage};

/// Attributes of results.
const OF_RESULTS: [&str; 5] = ["noundef", "zeroext", "signext", "noalias", "nonnull"];

/// Attributes of parameters.
const OF_PARAMETERS: [&str; 11] = [
    "noundef",
    "nocapture",
    "readonly",
    "nonnull",
    "zeroext",
    "signext",
    "writeonly",
    "noalias",
    "readnone",
    "returned",
    "nofree",
];

/// Attributes of parameters with a number.
const WITH_NUMBER: [(&str, &str); 3] = [("align ", ""), ("dereferenceable(", ")"), ("dereferenceable_or_null(", ")")];

/// The texts of a parameter.
struct Parameter<'s> {
    ty: &'s str,
    attributes: Option<&'s str>,
    name: Option<&'s str>,
}

/// Parses the header of a function at the start of a line, if it is plain. Returns its end, behind the brace of a definition, and, of a
/// definition, the header.
pub fn read<'s>(state: &mut ModuleState<'s>, at: usize) -> Option<(usize, Option<FunctionHeader<'s>>)> {
    let text = state.text;
    let mut line = Line::new(state, at);
    let defines = line.skip("define ").is_some();
    if !defines {
        line.skip("declare ")?;
    }
    let start = line.at;
    words(&mut line);
    let before = &text[start..line.at];
    let ret = known_type(&mut line)?;
    line.skip(" ")?;
    let name = line.name(b'(')?;
    line.skip("(")?;
    let (mut params, mut is_variadic) = (Vec::new(), false);
    if line.skip(")").is_none() {
        loop {
            is_variadic = line.skip("...").is_some();
            if is_variadic {
                line.skip(")")?;
                break;
            }
            params.push(parameter(&mut line)?);
            if line.skip(")").is_some() {
                break;
            }
            line.skip(", ")?;
        }
    }
    let parameters_end = line.at;
    line.skip(" local_unnamed_addr").or_else(|| line.skip(" unnamed_addr"));
    if line.skip(" #").is_some() {
        line.take_until(|byte| !byte.is_ascii_digit())?;
    }
    let end = line.at;
    let attributes = (end > parameters_end).then(|| &text[parameters_end + 1..end]);
    if defines {
        line.skip(" {\n")?;
    } else if !is_end(text, end) {
        return None;
    }
    // The line is plain: from here on, nothing fails.
    let mut header = HeaderParts::new(state, &text[at..end], before, ret, name);
    for Parameter { ty, attributes, name } in params {
        header.param(state, ty);
        if let Some(attributes) = attributes {
            header.param_attributes(state, attributes);
        }
        if let Some(name) = name {
            header.param_name(name);
        }
    }
    if is_variadic {
        header.variadic();
    }
    if let Some(attributes) = attributes {
        header.attributes(state, attributes);
    }
    let brace = end + 1..end + 2;
    Some(match defines {
        true => (brace.end, state.add_function(header, Some(&text[brace]))),
        false => {
            state.add_function(header, None);
            (end, None)
        }
    })
}

/// Moves behind the words before a type, and the blank behind each.
fn words(line: &mut Line) {
    let is_letter = |byte: u8| byte.is_ascii_lowercase() || byte == b'_';
    // `cc` and `addrspace` have numbers.
    let is_word = |word: &str| {
        word.bytes().all(is_letter)
            && (linkage(word).is_some()
                || calling_convention(word).is_some()
                || header_rank(word).is_some()
                || OF_RESULTS.contains(&word))
    };
    while let Some((word, _)) = line.rest().split_once(' ').filter(|(word, _)| is_word(word)) {
        line.at += word.len() + 1;
    }
}

/// Moves behind a type that occurred before, and returns its text.
fn known_type<'s>(line: &mut Line<'_, 's>) -> Option<&'s str> {
    let text = line.type_text()?;
    line.state.known_type(text).map(|_| text)
}

/// Moves behind a parameter.
fn parameter<'s>(line: &mut Line<'_, 's>) -> Option<Parameter<'s>> {
    let text = line.state.text;
    let ty = known_type(line)?;
    let (start, mut end) = (line.at + 1, line.at);
    while line.skip(" ").is_some() {
        if line.rest().starts_with('%') {
            break;
        }
        attribute(line)?;
        end = line.at;
    }
    let attributes = (end > start).then(|| &text[start..end]);
    let mut name = None;
    if line.rest().starts_with('%') {
        let token = line.take_until(|byte| matches!(byte, b',' | b')' | b'\n'))?;
        if token.len() < 2 || !token[1..].bytes().all(is_name_byte) {
            return None;
        }
        name = Some(token);
    }
    Some(Parameter { ty, attributes, name })
}

/// Moves behind an attribute of a parameter.
fn attribute(line: &mut Line) -> Option<()> {
    for (before, after) in WITH_NUMBER {
        if line.skip(before).is_some() {
            line.take_until(|byte| !byte.is_ascii_digit())?;
            return line.skip(after);
        }
    }
    let word = line.take_until(|byte| !byte.is_ascii_lowercase())?;
    OF_PARAMETERS.contains(&word).then_some(())
}

#[cfg(test)]
mod tests {
    use super::super::{Parsed, Parser, parse_by_grammar, parse_in_parts};
    use super::*;
    use crate::parallel::{each, processors};
    use crate::source::{Source, SourceMap};

    /// Headers that the fast path reads.
    const PLAIN: &[&str] = &[
        "define i32 @f() {",
        "define i64 @f() {",
        "define internal i32 @f(i32 noundef %0, i8* nocapture noundef readonly %a.b) #0 {",
        "define dso_local noundef zeroext i8 @f(i32, i32 %n) local_unnamed_addr #1 {",
        "define linkonce_odr hidden %struct.s* @f(%struct.s* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 {",
        "define void @f(i8* noalias %0, ...) {",
        "define fastcc void @f(void (i8*)* %g) {",
        "declare i32 @f(i8*, ...) #0",
        "declare void @f()",
        "declare noalias noundef i8* @f(i32 noundef) local_unnamed_addr #1",
        "define internal external void @f() {",
        "define thread_local dllexport void @f() {",
        "define weak_odr protected coldcc local_unnamed_addr void @f() {",
        "define i32 @f(i32 %a, i32 %a) {",
        "define void @f(i32 %a, void) {",
        "declare void @f(void)",
        "define void @b() {",
    ];

    /// Headers that are left to the grammar.
    const OTHERS: &[&str] = &[
        "define i32 @f() { ; comment",
        "define i32 @f(){",
        "define  i32 @f() {",
        "define i32 @\"f\"() {",
        "define %other @f() {",
        "define i32 @f(%unknown) {",
        "define i32 @f(i32 %\"a\") {",
        "define i32 @f(i32 signext inreg %a) {",
        "define i32 @f(i32 %a %b) {",
        "define cc 10 i32 @f() {",
        "define i32 @f() align 16 {",
        "define i32 @f() comdat {",
        "define i32 @f() personality i8* null {",
        "define i32 @f() #0 !dbg !1 {",
        "define i32 @f() #0 #1 {",
        "declare i32 @f() nounwind",
        "declare i32 @f(i8*, i32,)",
    ];

    fn source(header: &str) -> Source {
        let body = if header.starts_with("define") { "\n  unreachable\n}\n" } else { "\n" };
        let types = "%struct.s = type { i32, i8* }\ndeclare void @known(i32, i8, i8*, %struct.s*, void (i8*)*)\n";
        let text = format!("{types}{header}{body}@b = global i32 0\n");
        SourceMap::new().add("test.ll", text).expect("a small text")
    }

    fn shown(parsed: &Parsed) -> String {
        let Parsed { module, diagnostics } = parsed;
        let attrs: Vec<_> = module.attrs.iter().collect();
        format!("{:?} {:?} {attrs:?} {diagnostics:?}", module.globals, module.order)
    }

    /// Parses a header with and without the fast path.
    fn parse_both_ways(header: &str) {
        let source = source(header);
        assert_eq!(shown(&parse_by_grammar(&source)), shown(&parse_in_parts(&source, 1, 1)), "{header}");
    }

    #[test]
    fn plain_headers_are_parsed_to_the_same_functions() {
        for (headers, is_plain) in [(PLAIN, true), (OTHERS, false)] {
            for header in headers {
                let source = source(header);
                let mut parser = Parser::new(ModuleState::new(&source));
                let start = source.text().find(header).expect("it is there");
                parser.module(|parser| parser.at >= start);
                assert_eq!(read(&mut parser.state, start).is_some(), is_plain, "{header}");
                parse_both_ways(header);
            }
        }
    }

    #[test]
    fn damaged_headers_are_parsed_alike() {
        let replacements = ["", " ", ",", ")", "{", "(", "\n", "x", "0", "@", "%", "*", "#", "...", "\""];
        each(processors(), PLAIN.iter(), |header| {
            for at in 0..header.len() {
                for replacement in replacements {
                    parse_both_ways(&format!("{}{replacement}{}", &header[..at], &header[at + 1..]));
                }
            }
        });
    }
}
