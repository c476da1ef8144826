//! Diagnoses statements and entities that no rule matches, in LLVM's terms and with the span of the offending
//! token.

pub mod mistakes;
pub mod name_queries;
mod syntax_error;
pub mod token;

pub use syntax_error::SyntaxError;

use super::foreign_instructions::{foreign_instruction_help, misspelled_instruction_help};
use super::grammar::{self, Rule};
use super::nesting::MAX_NESTING;
use super::{opcodes, recover, scan};
use crate::diagnostic::{Diagnostic, near_names};
use crate::source::Source;
use mistakes::other_languages::c_source_error;
use mistakes::strings::{open_string, unterminated};
use mistakes::{Mismatch, entities};
use name_queries::NameQueries;
use token::{describe, last_solid, place, shorten, token_length};

/// Maximum length of a text that is parsed again to explain an error.
const MAX_LEN: usize = 1 << 20;

const ORDINALS: [&str; 10] =
    ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/// Reports nesting beyond the limit, at `at`.
pub fn too_deep(source: &Source, at: usize) -> Diagnostic {
    let message = format!("nested too deeply: more than {MAX_NESTING} levels of brackets");
    SyntaxError::new("E0105", 0, 1, message).diagnostic(source, at)
}

/// Explains why the statement at `at` cannot be parsed.
pub fn statement(known: &mut NameQueries<'_, '_>, at: usize) -> Diagnostic {
    let source = known.state.source;
    let text = &source.text()[at..];
    find_statement(text, known).diagnostic(source, at)
}

/// Reports a statement at `start` that ends too early, so that it took the name at `name`, which the next statement
/// defines, for its operand.
pub fn swallowed(known: &mut NameQueries<'_, '_>, start: usize, name: usize) -> Diagnostic {
    let source = known.state.source;
    let text = &source.text()[start..];
    let cut = text.get(..name - start).unwrap_or(text);
    let (opcode_at, opcode) = opcode(cut);
    if let Some(found) = mistakes::operands_in_parentheses(cut, opcode_at) {
        return found.diagnostic(source, start);
    }
    if grammar::run_limited(Rule::statement, cut).is_none() {
        return syntax(Rule::statement, cut, text, opcode_at, opcode, known).diagnostic(source, start);
    }
    let (place, shown) = place(source.text(), name);
    let message = format!("expected a value in `{opcode}`, found {shown}");
    SyntaxError::new("E0101", place, 0, message).diagnostic(source, 0)
}

/// Whether the text matched as one statement is a call without a type that absorbed the next line.
pub fn is_two_statements(text: &str) -> bool {
    text.contains('\n') && mistakes::call_without_type(text, opcode(text).0).is_some()
}

/// Reports unexpected text at `at` right after the statement at `start`, which is complete without it.
pub fn leftover(known: &mut NameQueries<'_, '_>, start: usize, at: usize) -> Diagnostic {
    let source = known.state.source;
    let text = &source.text()[start..];
    let (opcode_at, opcode) = opcode(text);
    find_leftover(Rule::complete_statement, text, opcode_at, opcode, at - start, known).diagnostic(source, start)
}

/// Reports unexpected text at `at` right after the entity at `start`, which is complete without it.
pub fn item_leftover(known: &mut NameQueries<'_, '_>, start: usize, at: usize) -> Diagnostic {
    let source = known.state.source;
    let text = &source.text()[start..];
    let name = text.get(..scan::name_length(text)).unwrap_or("");
    find_leftover(Rule::complete_item, text, 0, name, at - start, known).diagnostic(source, start)
}

fn find_leftover(
    rule: Rule,
    text: &str,
    opcode_at: usize,
    opcode: &str,
    at: usize,
    known: &mut NameQueries<'_, '_>,
) -> SyntaxError {
    let found = mistakes::comment(text, at).or_else(|| mistakes::beyond_ascii(text, at));
    let found = found.or_else(|| mistakes::separated_digits(text, at));
    if let Some(found) = found.or_else(|| open_string(&text[..at])) {
        return found;
    }
    if let Some(found) = unterminated(&text[at..])
        && found.at < scan::line_end(&text[at..], 0)
    {
        return SyntaxError { at: found.at + at, ..found };
    }
    let rest = &text[at..];
    if matches!(rule, Rule::complete_item)
        && let Some(found) = entities::declaration_with_body(text, at)
    {
        return found;
    }
    let behind = rest.strip_prefix(',').map(|behind| behind.trim_start_matches([' ', '\t']));
    if matches!(rule, Rule::complete_statement)
        && behind.is_some_and(|behind| behind.is_empty() || behind.starts_with(['\n', '\r', ';']))
    {
        return mistakes::superfluous_comma(at, opcode);
    }
    let cut = match rule {
        Rule::complete_statement => &text[..recover::statement_end(text, at)],
        _ => text,
    };
    let found = if at < MAX_LEN {
        syntax(rule, cut, text, opcode_at, opcode, known)
    } else {
        SyntaxError::new("E0101", 0, 0, "")
    };
    if matches!(rule, Rule::complete_item)
        && let Some(found) = mistakes::initializer(text, opcode, at, known)
    {
        return found;
    }
    let attached = rest.starts_with([',', '!']) || matches!(scan::word(rest), "align" | "addrspace" | "section");
    if found.at > at || (found.at == at && attached && !rest.starts_with(',')) {
        return found;
    }
    let message = format!("expected the end of `{}`, found {}", shorten(opcode), describe(rest));
    let found = SyntaxError::new("E0101", at, token_length(rest), message);
    if opcode == "alloca"
        && let Some(help) = mistakes::count_without_type(&text[..at], rest)
    {
        return found.help(help);
    }
    found
}

/// Returns position and text of a statement's opcode.
fn opcode(text: &str) -> (usize, &str) {
    let mut at = 0;
    if text.starts_with('%') {
        at = scan::skip_blanks(text, scan::name_length(text));
        at = scan::skip_blanks(text, (at + 1).min(text.len()));
    }
    (at, scan::word(&text[at..]))
}

/// Explains why the entity at `at` cannot be parsed.
pub fn item(known: &mut NameQueries<'_, '_>, at: usize) -> Diagnostic {
    let source = known.state.source;
    let text = &source.text()[at..];
    find_item(text, known).diagnostic(source, at)
}

/// Returns the length of a label without its colon at the start of a text. It must be alone on its line, and be either
/// the target of a branch or not an opcode.
pub fn label_without_colon(text: &str, known: &NameQueries<'_, '_>) -> Option<usize> {
    let name = scan::word(text);
    let rest = text[name.len()..].trim_start_matches([' ', '\t']);
    let alone = rest.is_empty() || rest.starts_with(['\n', '\r', ';']);
    let numbered = !name.is_empty() && name.bytes().all(|b| b.is_ascii_digit());
    // Only these instructions consist of the opcode alone.
    let near = || !near_names(name, ["unreachable", "unwind"]).is_empty();
    let plausible = || !opcodes::is_opcode(name) && (known.is_target(name) || (!numbered && !near()));
    (alone && !name.is_empty() && name.len() < 64 && plausible()).then_some(name.len())
}

fn find_statement(text: &str, known: &mut NameQueries<'_, '_>) -> SyntaxError {
    if let Some(found) = mistakes::comment(text, 0) {
        return found;
    }
    if let Some(length) = label_without_colon(text, known) {
        let label = shorten(&text[..length]);
        return SyntaxError::new("E0101", 0, length, format!("expected `:` after the label `{label}`"))
            .help(format!("labels end in a colon: `{label}:`"))
            .fix(length, length, ":");
    }

    let name = scan::name_length(text);
    let mut opcode_at = 0;
    if text.starts_with('%') {
        let after = scan::skip_blanks(text, name);
        if name < 2 {
            return SyntaxError::new("E0101", 0, 1, "expected a name after `%`");
        }
        if let Some(found) = mistakes::beyond_ascii(text, name).or_else(|| mistakes::label_with_sigil(text)) {
            return found;
        }
        if let Some(found) = mistakes::assignment(text, after) {
            return found;
        }
        if !text[after..].starts_with('=') {
            let (at, shown) = place(text, after);
            let found = SyntaxError::new(
                "E0101",
                at,
                token_length(&text[at..]),
                format!("expected `=` after `{}`, found {shown}", shorten(&text[..name])),
            );
            let word = scan::word(&text[at..]);
            return if opcodes::is_opcode(word) { found.fix(name, name, " =") } else { found };
        }
        opcode_at = scan::skip_blanks(text, after + 1);
        if let Some(found) = mistakes::comment(text, opcode_at) {
            return found;
        }
        if let Some(found) = mistakes::no_instruction(text, opcode_at, &text[..name]) {
            return found;
        }
    }
    let rest = &text[opcode_at..];
    let word = scan::word(rest);
    if word.is_empty() || !word.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
        return not_a_statement(text, opcode_at);
    }
    if !opcodes::is_opcode(word) {
        if opcode_at == 0 && scan::after_equals(text, word.len()).is_some() {
            let message = format!("expected an instruction, found `{word} =`");
            return SyntaxError::new("E0102", 0, word.len(), message)
                .help(format!("local names start with `%`: `%{word}`"))
                .fix(0, 0, "%");
        }
        let found =
            SyntaxError::new("E0102", opcode_at, word.len(), format!("unknown instruction `{}`", shorten(word)));
        let lower = if word.len() <= 32 { word.to_ascii_lowercase() } else { String::new() };
        if opcodes::is_opcode(&lower) {
            return found.help(format!("did you mean `{lower}`?")).fix(opcode_at, opcode_at + word.len(), lower);
        }
        if let Some(help) = foreign_instruction_help(&lower) {
            return found.help(help);
        }
        let near = if word.len() <= 32 { near_names(word, opcodes::opcodes()) } else { Vec::new() };
        return match (near.first(), misspelled_instruction_help(&lower)) {
            (Some(near), _) => found.help(format!("did you mean `{near}`?")),
            (None, Some(help)) => found.help(help),
            (None, None) => found,
        };
    }
    // `tail call` is a call, `volatile load` a load.
    let second = scan::skip_blanks(rest, word.len());
    if matches!(word, "tail" | "musttail" | "notail" | "volatile") && opcodes::is_opcode(scan::word(&rest[second..])) {
        return syntax_of_statement(text, opcode_at + second, scan::word(&rest[second..]), known);
    }
    syntax_of_statement(text, opcode_at, word, known)
}

/// Explains why a statement with a known opcode cannot be parsed. A missing operand may have been taken from the next
/// line, if that looks like a statement; the text then ends before that line.
fn syntax_of_statement(text: &str, opcode_at: usize, opcode: &str, known: &mut NameQueries<'_, '_>) -> SyntaxError {
    if opcode == "call"
        && let Some(found) = mistakes::call_without_type(text, opcode_at)
    {
        return found;
    }
    if opcode == "phi"
        && let Some(found) = mistakes::phi_without_type(text, opcode_at + opcode.len(), known)
    {
        return found;
    }
    if let Some(found) = mistakes::operands_in_parentheses(text, opcode_at) {
        return found;
    }
    let end = recover::statement_end(text, opcode_at + opcode.len());
    let cut = &text[..end];
    if end < MAX_LEN && grammar::run_limited(Rule::complete_statement, cut).is_none() {
        let rule = match grammar::run_limited(Rule::statement, cut) {
            Some(_) => Rule::complete_statement,
            None => Rule::statement,
        };
        return syntax(rule, cut, text, opcode_at, opcode, known);
    }
    syntax(Rule::statement, text, text, opcode_at, opcode, known)
}

/// Reports a token that is neither a word nor a local where a statement should start.
fn not_a_statement(text: &str, at: usize) -> SyntaxError {
    let (place, shown) = place(text, at);
    let length = token_length(&text[place..]);
    if text[at..].starts_with('"')
        && let Some(found) = unterminated(text)
    {
        return found;
    }
    let found = SyntaxError::new("E0101", place, length, format!("expected an instruction, found {shown}"));
    match text.as_bytes().get(at) {
        Some(b',') => found.help("the previous statement is complete: remove the comma, or what follows it"),
        _ => found,
    }
}

fn find_item(text: &str, known: &mut NameQueries<'_, '_>) -> SyntaxError {
    if let Some(found) = c_source_error(text, &known.state.source.name) {
        return found;
    }
    if let Some(found) = mistakes::comment(text, 0) {
        return found;
    }
    let word = scan::word(text);
    let name = scan::name_length(text);
    if text.starts_with('}') {
        return SyntaxError::new("E0104", 0, 1, "unmatched `}`: no function is open here");
    }
    match text.as_bytes().first() {
        Some(b'@' | b'%' | b'!' | b'$' | b'^') if name > 1 => {
            let after = scan::skip_blanks(text, name);
            if text[after..].starts_with('=') {
                let opcode_at = scan::skip_blanks(text, after + 1);
                let opcode = scan::word(&text[opcode_at..]);
                if text.starts_with('%') && opcodes::is_opcode(opcode) {
                    let message = format!("instruction `{opcode}` outside of a function");
                    return SyntaxError::new("E0104", 0, name, message);
                }
                if text.starts_with('%') && opcode != "type" {
                    return entities::no_type_keyword(text, name, opcode_at);
                }
                if text.starts_with('@')
                    && let Some(found) = entities::no_kind(text, opcode_at)
                {
                    return found;
                }
                return syntax(Rule::item, text, text, opcode_at, &text[..name], known);
            }
            if !text.starts_with('!') {
                return entities::no_equals(text, name);
            }
        }
        _ => {}
    }
    if let Some(found) = entities::no_sigil(text) {
        return found;
    }
    match word {
        "define" | "declare" | "attributes" | "target" | "source_filename" | "module" | "deplibs" | "depends"
        | "uselistorder" | "uselistorder_bb" => return syntax(Rule::item, text, text, 0, word, known),
        _ => {}
    }
    if opcodes::is_opcode(word) {
        let message = format!("instruction `{word}` outside of a function");
        return SyntaxError::new("E0104", 0, word.len(), message);
    }
    if text.starts_with('\u{feff}') {
        let message = "expected a top-level entity, found a byte-order mark";
        return SyntaxError::new("E0104", 0, '\u{feff}'.len_utf8(), message).help("save the file as UTF-8 without one");
    }
    let shown = describe(text);
    let found = SyntaxError::new("E0104", 0, token_length(text), format!("expected a top-level entity, found {shown}"));
    match recover::keyword_meant(word) {
        Some(near) => found.help(format!("did you mean `{near}`?")),
        None => found,
    }
}

/// Reports the tokens expected at the furthest position that a rule reached in a known statement or entity. `cut`: the
/// text of that statement or entity.
fn syntax(
    rule: Rule,
    cut: &str,
    text: &str,
    opcode_at: usize,
    opcode: &str,
    known: &mut NameQueries<'_, '_>,
) -> SyntaxError {
    // Explaining an error is far slower than parsing, so its input is limited.
    let mut end = cut.len().min(MAX_LEN);
    while !cut.is_char_boundary(end) {
        end -= 1;
    }
    let whole = end == cut.len();
    let cut = &cut[..end];
    let stuck = grammar::explain(rule, cut).filter(|s| whole || s.at < end);
    let Some(mut stuck) = stuck else {
        return SyntaxError::new("E0101", 0, opcode.len(), format!("`{opcode}` cannot be read"));
    };
    // A comment may follow the statement; the text after the comment does not belong to it.
    let solid = last_solid(cut);
    let at_end = stuck.at >= solid;
    let mut at = if at_end { solid } else { stuck.at.min(text.len()) };
    if text[at..].is_empty()
        && let Some(found) = unterminated(text)
    {
        return found;
    }
    // Inside a token: report at its start.
    let bytes = text.as_bytes();
    let inside = |i: usize| scan::is_name_byte(bytes[i]);
    if !at_end && at > 0 && at < bytes.len() && inside(at) && inside(at - 1) {
        while at > opcode_at && inside(at - 1) {
            at -= 1;
        }
        if at > 0 && matches!(bytes[at - 1], b'%' | b'@') {
            at -= 1;
        }
    }
    // In a misspelled keyword, pest only tried continuations of it: the tokens expected at its start are those after
    // the preceding text.
    if at < stuck.at
        && !at_end
        && expected(rule, &stuck, text, at) == NOTHING_KNOWN
        && let Some(before) = grammar::explain(rule, &cut[..at])
    {
        stuck = before;
    }
    // At the end of a word, pest stopped at the check for a word boundary while it tried a keyword that is
    // not allowed here. Report at the word itself; the tokens expected after it are irrelevant.
    let (value, ty) = (stuck.tokens.iter().any(|t| t == "null"), stuck.tokens.iter().any(|t| t == "void"));
    // `c` was tried as the start of a string constant and is not one.
    if stuck.tokens.iter().any(|t| t == "\"") && text[..at].ends_with('c') && !inside(at.saturating_sub(2)) {
        at -= 1;
    }
    let ty = ty || expected(rule, &stuck, text, at).starts_with("a type");
    let item = matches!(rule, Rule::item | Rule::complete_item);
    let end = match item {
        true => scan::line_end(text, at),
        false => cut.len().min(recover::statement_end(text, at)).max(at),
    };
    let stop = Mismatch {
        text,
        end,
        at,
        opcode,
        value: value || text[at..].starts_with("c ") || text[at..].starts_with("c,"),
        ty,
        tokens: &stuck.tokens,
        predicate: stuck.rules.contains(&Rule::predicate) && !ty,
        item,
    };
    if let Some(found) = mistakes::recognize(&stop, known) {
        return found;
    }
    let missing = mistakes::missing_token(&stop);
    let blank = !at_end && bytes.get(at).is_some_and(u8::is_ascii_whitespace);
    if blank && at > opcode_at && inside(at - 1) {
        while at > opcode_at && inside(at - 1) {
            at -= 1;
        }
        let shown = describe(&text[at..]);
        let message = match opcode {
            "define" => format!("expected `{{` in `define`, found {shown}"),
            _ => format!("unexpected {shown} in `{}`", shorten(opcode)),
        };
        return SyntaxError::new("E0101", at, token_length(&text[at..]), message);
    }
    let expected = expected(rule, &stuck, text, at);
    let context = context(text, opcode_at, at, opcode, &expected);
    let expected = match missing {
        Some((_, token)) if !expected.contains(token.trim()) => format!("`{}`", token.trim()),
        _ => expected,
    };
    let is_operand_too_many = expected == "metadata" && !item && !text[at..].starts_with('!');
    let (at, shown) = place(text, at);
    let length = token_length(&text[at..]);
    if is_operand_too_many && text[..at].trim_end().ends_with(',') {
        let found = SyntaxError::new("E0101", at, length, format!("too many operands in `{}`", shorten(opcode)));
        return found.help("only metadata such as `!dbg !0` can follow its last operand");
    }
    let found = if shown.trim_matches('`').trim().is_empty() { String::new() } else { format!(", found {shown}") };
    let found = SyntaxError::new("E0101", at, length, format!("expected {expected}{context}{found}"));
    if let Some((at, token)) = missing {
        return found.fix(at, at, token);
    }
    if at_end && let Some(help) = mistakes::second_operand_left_out(&stop) {
        return found.help(help);
    }
    found
}

/// Summary of an empty set of tokens.
const NOTHING_KNOWN: &str = "something else";

/// Summarizes the tokens that would have been accepted.
fn expected(rule: Rule, stuck: &grammar::MatchFailure, text: &str, at: usize) -> String {
    let has = |token: &str| stuck.tokens.iter().any(|t| t == token);
    let before = &text[..last_solid(&text[..at])];
    let last_word = &before[before.bytes().rposition(|b| !scan::is_name_byte(b)).map_or(0, |n| n + 1)..];
    if before.ends_with('%') && before.len() == at {
        return "a name after `%`".into();
    }
    if before.ends_with('@') && before.len() == at {
        return "a name after `@`".into();
    }
    // After a plain load or store an ordering could follow as well, but usually a comma is missing.
    if has("seq_cst") && !has(",") {
        return "an ordering such as `seq_cst`".into();
    }
    let value = has("null");
    let ty = has("void");
    if last_word == "label" && (value || has("%")) {
        return "the name of a block such as `%loop`".into();
    }
    if stuck.rules.contains(&Rule::predicate) && !ty && !value {
        return "a predicate".into();
    }
    if value {
        return if has(")") { "a value or `)`".into() } else { "a value".into() };
    }
    if ty && !has(",") {
        return if has(")") { "a type or `)`".into() } else { "a type".into() };
    }
    if rule == Rule::item && has("{") && last_word != "{" && before.contains(')') {
        return "`{`".into();
    }
    if rule == Rule::item && has("@") {
        return "a name such as `@f`".into();
    }
    let mut list: Vec<String> = Vec::new();
    const TOKENS: [&str; 17] =
        ["=", ",", ")", "]", "}", "{", ">", "[", "to", "x", "type", "call", "align", "!", "label", "global", "("];
    for token in TOKENS {
        if has(token) && (token != "(" || list.is_empty()) {
            list.push(match token {
                "!" => "metadata".into(),
                "global" => "`global` or `constant`".into(),
                _ => format!("`{token}`"),
            });
        }
    }
    if list.is_empty() {
        // Inside a token: the rule names the kind of token.
        let type_rules = [
            Rule::ty,
            Rule::int_type,
            Rule::word_type,
            Rule::alloca,
            Rule::binary,
            Rule::cast,
            Rule::load,
            Rule::store,
        ];
        if stuck.rules.iter().any(|r| type_rules.contains(r)) && text[at..].starts_with('i') {
            return "a type".into();
        }
        if has("%") {
            return "a name such as `%x`".into();
        }
        if has("0..9") {
            return "a number".into();
        }
        if has("\"") {
            return "a string".into();
        }
        let word = |t: &&String| t.chars().all(|c| c.is_ascii_lowercase() || c == '_') && !t.is_empty();
        list = stuck.tokens.iter().filter(word).take(4).map(|t| format!("`{t}`")).collect();
    }
    match list.as_slice() {
        [] => NOTHING_KNOWN.into(),
        [one] => one.clone(),
        [a, b] => format!("{a} or {b}"),
        [rest @ .., last] => format!("{} or {last}", rest.join(", ")),
    }
}

/// Describes the position in the statement: `` after the first operand of `add` ``, `` in `br` ``.
fn context(text: &str, opcode_at: usize, at: usize, opcode: &str, expected: &str) -> String {
    let opcode = shorten(opcode);
    let inner = text.get(opcode_at..at).unwrap_or("");
    if inner[opcode.len().min(inner.len())..].trim().is_empty() {
        return format!(" after `{opcode}`");
    }
    // Commas since the innermost open bracket.
    let mut open: Vec<(u8, usize)> = vec![(0, 0)];
    let bytes = inner.as_bytes();
    let mut i = 0;
    while let Some(b) = bytes.get(i) {
        match b {
            b'(' | b'[' | b'{' | b'<' => open.push((*b, 0)),
            b')' | b']' | b'}' | b'>' if open.len() > 1 => {
                open.pop();
            }
            b',' => {
                if let Some(last) = open.last_mut() {
                    last.1 += 1;
                }
            }
            b'"' => i += bytes[i + 1..].iter().position(|b| *b == b'"').map_or(0, |n| n + 1),
            b';' => i = scan::line_end(inner, i),
            _ => {}
        }
        i += 1;
    }
    let (bracket, commas) = open.last().copied().unwrap_or((0, 0));
    if expected.starts_with("`,`") {
        let what = match (bracket, opcode.as_ref()) {
            (b'(', "call") => "argument",
            (b'(', "define" | "declare") => "parameter",
            (b'[' | b'{' | b'<', _) => "element",
            _ => "operand",
        };
        return match ORDINALS.get(commas) {
            Some(ordinal) => format!(" after the {ordinal} {what} of `{opcode}`"),
            None => format!(" after {what} {} of `{opcode}`", commas + 1),
        };
    }
    format!(" in `{opcode}`")
}
