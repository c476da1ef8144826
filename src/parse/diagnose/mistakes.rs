//! Recognition of frequent mistakes and their corrections: missing types, types and keywords of other
//! languages, forgotten sigils and punctuation.

pub mod entities;
mod forms;
mod nested;
pub mod other_languages;
pub mod strings;
mod targets;

use super::SyntaxError;
use super::name_queries::NameQueries;
use super::token::{shorten, token_length};
use crate::diagnostic::near_names;
use crate::ir::inst::{BinaryOp, FcmpPred, IcmpPred};
use crate::ir::{Type, TypeKind};
use crate::parse::grammar::{self, Rule};
use crate::parse::scan;

pub use forms::{
    assignment, beyond_ascii, call_without_type, label_with_sigil, operands_in_parentheses, separated_digits,
    superfluous_comma,
};
use other_languages::{foreign_constant, foreign_type};

/// Maximum length of a text that is parsed again to try a correction.
const MAX_TRIAL_LEN: usize = 4096;

/// Position at which the parsing of a statement or entity stopped, and the tokens that would have been
/// accepted.
pub struct Mismatch<'t> {
    /// Text from the start of the statement.
    pub text: &'t str,
    /// End of the statement.
    pub end: usize,
    /// Start of the unexpected token.
    pub at: usize,
    /// Opcode of the statement, or keyword of the entity.
    pub opcode: &'t str,
    /// Whether a value is accepted there.
    pub value: bool,
    /// Whether a type is accepted there.
    pub ty: bool,
    /// Tokens accepted there.
    pub tokens: &'t [String],
    /// Whether a predicate is expected there.
    pub predicate: bool,
    /// Whether the text is a top-level entity, not a statement.
    pub item: bool,
}

impl<'t> Mismatch<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..self.end.max(self.at)]
    }

    /// Returns the text before the token, without trailing white space.
    fn before(&self) -> &'t str {
        self.text[..self.at].trim_end()
    }

    /// Returns the local or type (`%x`) right before the token.
    fn token_before(&self) -> Option<&'t str> {
        let before = self.before();
        let at = before.rfind('%')?;
        (scan::name_length(&before[at..]) == before.len() - at && before.len() - at > 1).then(|| &before[at..])
    }

    /// Whether the text can be parsed with a range replaced.
    fn reads_with(&self, from: usize, to: usize, text: &str) -> bool {
        let rule = if self.item { Rule::complete_item } else { Rule::complete_statement };
        self.end <= MAX_TRIAL_LEN && reads_with(rule, &self.text[..self.end], from, to, text)
    }

    /// Adds the replacement of a range as the fix, if the text can be parsed with it.
    fn tried(&self, found: SyntaxError, from: usize, to: usize, text: &str) -> SyntaxError {
        if self.reads_with(from, to, text) { found.fix(from, to, text) } else { found }
    }
}

/// Whether a rule matches a text with a range replaced. Long texts are not tried.
fn reads_with(rule: Rule, text: &str, from: usize, to: usize, new: &str) -> bool {
    if text.len() > MAX_TRIAL_LEN || from > to || to > text.len() {
        return false;
    }
    let tried = format!("{}{new}{}", &text[..from], &text[to..]);
    grammar::run_limited(rule, &tried).is_some()
}

/// Recognizes a frequent mistake; `None` if no pattern matches.
pub fn recognize(stop: &Mismatch<'_>, known: &mut NameQueries<'_, '_>) -> Option<SyntaxError> {
    if let Some(found) = comment(stop.text, stop.at) {
        return Some(found);
    }
    if let Some(found) = forms::recognize(stop).or_else(|| targets::recognize(stop, known)) {
        return Some(found);
    }
    if let Some(found) = nested::instruction(stop) {
        return Some(found);
    }
    if stop.value
        && let Some(found) = type_left_out(stop, known)
    {
        return Some(found);
    }
    let rest = stop.rest();
    if stop.value
        && rest.starts_with([',', ')'])
        && let Some(found) = taken_for_attribute(stop, known)
    {
        return Some(found);
    }
    let word = scan::word(rest);
    // `fcmp double 1.0`: the type was parsed as the predicate.
    let before = stop.before();
    let type_before = TYPES.iter().find(|ty| before.ends_with(*ty) && stop.opcode.ends_with("cmp"));
    if stop.ty
        && let Some(ty) = type_before
    {
        let stop = Mismatch { at: before.len() - ty.len(), ..*stop };
        return predicate(&stop, stop.rest());
    }
    if stop.predicate && !stop.value {
        return predicate(stop, rest);
    }
    if let Some(found) = character(stop, rest) {
        return Some(found);
    }
    if (stop.value || stop.ty)
        && word.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && let Some(found) = other_word(stop, known, word)
    {
        return Some(found);
    }
    if stop.ty
        && let Some(found) = type_expected(stop, known)
    {
        return Some(found);
    }
    if stop.tokens.iter().any(|t| t == "label")
        && rest.starts_with('%')
        && let name = scan::name_length(rest)
        && name > 1
    {
        let shown = shorten(&rest[..name]).into_owned();
        let found = SyntaxError::new("E0101", stop.at, name, format!("missing `label` before {}", quoted(&shown)));
        let found = found.help(format!("write `label {shown}`"));
        if rest.split(',').any(|target| targets::is_value(target.trim(), known)) {
            return Some(found);
        }
        if stop.reads_with(stop.at, stop.at, "label ") {
            return Some(found.fix(stop.at, stop.at, "label "));
        }
        return Some(match targets::labels(stop.rest()) {
            Some(all) if stop.reads_with(stop.at, stop.end, &all) => {
                found.fix(stop.at, stop.at + stop.rest().trim_end().len(), all)
            }
            _ => found,
        });
    }
    None
}

/// Returns the one token whose insertion makes the statement parse.
pub fn missing_token(stop: &Mismatch<'_>) -> Option<(usize, &'static str)> {
    const TOKENS: [(&str, &str); 9] = [
        (",", ","),
        ("=", " ="),
        ("to", " to"),
        (")", ")"),
        ("]", "]"),
        ("}", " }"),
        ("(", "("),
        ("{", " {"),
        ("[", " ["),
    ];
    let before = stop.before().len();
    let wanted = |token: &str| stop.tokens.iter().any(|t| t == token) || (token == "," && stop.value);
    let mut fits = TOKENS.iter().filter(|(token, text)| wanted(token) && stop.reads_with(before, before, text));
    let first = fits.next()?;
    fits.next().is_none().then_some((before, first.1))
}

/// Returns a hint for a binary operation that ends after its first operand: `sub i32 %m`.
pub fn second_operand_left_out(stop: &Mismatch<'_>) -> Option<String> {
    let before = stop.before();
    if BinaryOp::from_keyword(stop.opcode).is_none() || before.contains(',') {
        return None;
    }
    let ty = before.split_ascii_whitespace().find_map(type_token)?;
    let operand = shorten(before.rsplit([' ', '\t']).next()?);
    Some(match stop.opcode {
        "sub" => format!("it has two operands; the negative value is `sub {ty} 0, {operand}`"),
        opcode => format!("it has two operands: `{opcode} {ty} {operand}, …`"),
    })
}

/// Returns a hint for a number after the type of an alloca: `alloca i32 5`.
pub fn count_without_type(before: &str, rest: &str) -> Option<String> {
    let ty = type_token(before.trim_end().rsplit([' ', '\t']).next()?)?;
    let number = &rest[..rest.bytes().take_while(u8::is_ascii_digit).count()];
    (!number.is_empty()).then(|| format!("the number of elements has a type: `alloca {ty}, i32 {number}`"))
}

/// Quotes a text as `` `x` ``.
fn quoted(text: &str) -> String {
    format!("`{text}`")
}

/// Detects a comment in the syntax of another language.
pub fn comment(text: &str, at: usize) -> Option<SyntaxError> {
    let rest = &text[at..scan::line_end(text, at)];
    let length = match rest.as_bytes() {
        [b'/', b'*', ..] => return Some(SyntaxError::new("E0101", at, 2, "this comment has no closing `*/`")),
        [b'/', b'/', ..] => 2,
        [b'#', b' ' | b'\t' | b'#' | b'A'..=b'Z' | b'a'..=b'z', ..] => 1,
        [b'-', b'-', b' ', ..] => 2,
        _ => return None,
    };
    let found =
        SyntaxError::new("E0101", at, length, format!("comments start with `;`, not with `{}`", &rest[..length]));
    Some(found.fix(at, at + length, ";"))
}

/// Detects a missing type: `store i32 %m, %acc`.
fn type_left_out(stop: &Mismatch<'_>, known: &mut NameQueries<'_, '_>) -> Option<SyntaxError> {
    let token = stop.token_before()?;
    let name = &token[1..];
    let start = stop.before().len() - token.len();
    if known.is_type(token) || known.function.is_none() {
        return None;
    }
    let shown = shorten(token).into_owned();
    let rest = stop.rest();
    // `%x i32`: type and value are swapped.
    if let Some(ty) = type_token(rest) {
        let found = SyntaxError::new("E0101", start, stop.at + ty.len() - start, "the type precedes the value");
        let text = format!("{ty} {token}");
        let found = found.help(format!("write `{} {shown}`", shorten(ty)));
        return Some(stop.tried(found, start, stop.at + ty.len(), &text));
    }
    if stop.opcode == "br" && !rest.starts_with(',') && (known.is_label(name) || !known.is_local(name)) {
        let found = SyntaxError::new("E0101", start, token.len(), format!("missing `label` before `{shown}`"));
        let found = found.help(format!("write `br label {shown}`"));
        return Some(match stop.reads_with(start, start, "label ") && known.is_label(name) {
            true => found.fix(start, start, "label "),
            false => found,
        });
    }
    if stop.opcode == "br"
        && let Some(found) = targets::branch(stop, start, token, known)
    {
        return Some(found);
    }
    let ty = known.type_of(name).or_else(|| match stop.opcode {
        "br" => Some("i1".into()),
        "ret" => known.result_of_function(),
        _ => None,
    });
    let is_address = matches!(stop.opcode, "load" | "store") && stop.before()[..start].trim_end().ends_with(',');
    Some(match ty {
        Some(ty) if is_address && ty != "ptr" && !ty.ends_with('*') => {
            let message = format!("missing type of value `{shown}`: expected `ptr {shown}`");
            SyntaxError::new("E0101", start, token.len(), message)
                .help(format!("`{shown}` has type `{ty}`, and cannot be the address: `alloca` returns one"))
        }
        Some(ty) => {
            let message = format!("missing type of value `{shown}`: expected `{ty} {shown}`");
            let found = SyntaxError::new("E0101", start, token.len(), message);
            match known.result_of_function().filter(|result| stop.opcode == "ret" && *result != ty) {
                Some(result) => found.help(format!("the function returns `{result}`: convert the value first")),
                None => found.fix(start, start, format!("{ty} ")),
            }
        }
        None => {
            let message = format!("missing type of value `{shown}`");
            let example = if stop.opcode == "load" && stop.before()[..start].ends_with(", ") { "ptr" } else { "i32" };
            SyntaxError::new("E0101", start, token.len(), message)
                .help(format!("the type precedes the value, as in `{example} {shown}`"))
        }
    })
}

/// Detects a name without its sigil that was parsed as an attribute: `call void @use(ptr text, i64 n)`.
fn taken_for_attribute(stop: &Mismatch<'_>, known: &NameQueries<'_, '_>) -> Option<SyntaxError> {
    let before = stop.before();
    let start = before.bytes().rposition(|b| !scan::is_name_byte(b))? + 1;
    let name = &before[start..];
    let sigil = match before[..start].ends_with(' ') && !name.is_empty() {
        true if known.is_local(name) => "%",
        true if known.is_global(name) => "@",
        _ => return None,
    };
    let message = format!("expected a value in `{}`, found `{}`", stop.opcode, shorten(name));
    let what = if sigil == "%" { "locals" } else { "globals" };
    let found = SyntaxError::new("E0101", start, name.len(), message);
    Some(found.help(format!("{what} names start with `{sigil}`: `{sigil}{}`", shorten(name))).fix(start, start, sigil))
}

/// Returns the type at the start of a text, if it is a single word.
fn type_token(rest: &str) -> Option<&str> {
    let word = scan::word(rest);
    let is_type = is_integer_type(word) || TYPES.contains(&word);
    let stars = rest[word.len()..].bytes().take_while(|b| *b == b'*').count();
    is_type.then(|| &rest[..word.len() + stars])
}

/// Types that are a single word.
const TYPES: [&str; 8] = ["ptr", "void", "float", "double", "half", "bfloat", "fp128", "x86_fp80"];

/// Keywords that stand between an opcode and its type.
const FLAGS: [&str; 18] = [
    "nsw", "nuw", "exact", "disjoint", "nneg", "inbounds", "nusw", "volatile", "atomic", "fast", "nnan", "ninf", "nsz",
    "arcp", "contract", "afn", "reassoc", "samesign",
];

/// Whether a word is an integer type such as `i32`.
fn is_integer_type(word: &str) -> bool {
    word.strip_prefix('i').is_some_and(|w| !w.is_empty() && w.bytes().all(|b| b.is_ascii_digit()))
}

/// Reports a word in place of a type: `int*`, `Int32`, `prt`.
fn wrong_type(text: &str, at: usize, word: &str, known: &NameQueries<'_, '_>) -> Option<SyntaxError> {
    let stars = text[at + word.len()..].bytes().take_while(|b| *b == b'*').count();
    let length = word.len() + stars;
    let written = &text[at..at + length];
    let found = || SyntaxError::new("E0101", at, length, format!("`{}` is not a type", shorten(written)));
    if let Some(ty) = foreign_type(word) {
        let is_case = ty == word.to_ascii_lowercase();
        let meant = match stars {
            0 => ty,
            _ if !known.state.typed_pointers => "ptr".into(),
            _ if ty == "void" => "i8*".into(),
            _ => format!("{ty}{}", &written[word.len()..]),
        };
        let found = found().meant(&meant);
        return Some(if is_case && stars == 0 { found.fix(at, at + length, meant) } else { found });
    }
    let widths = ["i1", "i8", "i16", "i32", "i64", "i128", "label", "metadata"];
    let near = if word.len() <= 16 { near_names(word, TYPES.into_iter().chain(widths)) } else { Vec::new() };
    near.first().map(|near| found().meant(near))
}

/// Reports a word in place of the initializer of the variable `name`: `@a = global i32 NULL`.
pub fn initializer(text: &str, name: &str, at: usize, known: &mut NameQueries<'_, '_>) -> Option<SyntaxError> {
    let end = scan::line_end(text, at);
    let stop =
        Mismatch { text, end, at, opcode: name, value: true, ty: false, tokens: &[], predicate: false, item: true };
    let word = scan::word(stop.rest());
    let before = stop.before();
    let written = before.rsplit([' ', '\t']).next().is_some_and(|last| type_token(last).is_some())
        || before.ends_with(['*', ']', '}', '>']);
    let kind = before.split_ascii_whitespace().any(|word| matches!(word, "global" | "constant"));
    if !text.starts_with('@') || !written || !kind || !word.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return None;
    }
    let attribute = stop.rest()[word.len()..].trim_start().starts_with(['=', '(', ':']);
    if attribute { None } else { other_word(&stop, known, word) }
}

/// Reports a word in place of a value or a type.
fn other_word(stop: &Mismatch<'_>, known: &mut NameQueries<'_, '_>, word: &str) -> Option<SyntaxError> {
    let at = stop.at;
    let found = |message: String| SyntaxError::new("E0101", at, word.len(), message);
    let fix = |found: SyntaxError, text: String| match stop.reads_with(at, at + word.len(), &text) {
        true => found.fix(at, at + word.len(), text),
        false => found,
    };
    // `ret null`, `store true, ptr %p`: the type is missing.
    if stop.ty && !stop.value {
        let ty = match word {
            "true" | "false" => Some("i1"),
            "null" => known.pointer(),
            _ => None,
        };
        if let Some(ty) = ty {
            let message = format!("missing type of constant `{word}`: expected `{ty} {word}`");
            return Some(found(message).fix(at, at, format!("{ty} ")));
        }
        if matches!(word, "null" | "undef" | "poison" | "zeroinitializer") {
            let message = format!("missing type of constant `{word}`");
            return Some(found(message).help(format!("the type precedes it, as in `i64* {word}`")));
        }
    }
    let last = stop.text[at + word.len()..].trim_start_matches([' ', '\t']).starts_with(['\n', '\r', ';']);
    if stop.opcode == "br" && stop.ty && (known.is_label(word) || last) && word != "void" {
        let shown = shorten(word);
        let message = format!("expected `label %{shown}` in `br`, found `{shown}`");
        return Some(match known.is_only_label(word) {
            true => fix(found(message), format!("label %{word}")),
            false => found(message),
        });
    }
    if stop.value {
        let integer = stop.before().rsplit(|c: char| !c.is_ascii_alphanumeric()).next().is_some_and(is_integer_type);
        if let Some(meant) = foreign_constant(word, integer) {
            let message = match meant {
                "0" => format!("`{word}` is not a constant; LLVM uses `null` for pointers, and `0` for integers"),
                _ => format!("`{word}` is not a constant; LLVM uses `{meant}`"),
            };
            return Some(found(message).fix(at, at + word.len(), meant));
        }
        let shown = shorten(word);
        // A word before `(` may be the name of a function.
        if known.is_local(word) && !stop.text[at + word.len()..].starts_with('(') {
            let message = format!("expected a value in `{}`, found `{shown}`", stop.opcode);
            return Some(fix(
                found(message).help(format!("local names start with `%`: `%{shown}`")),
                format!("%{word}"),
            ));
        }
        if known.is_global(word) {
            let message = format!("expected a value in `{}`, found `{shown}`", stop.opcode);
            return Some(fix(
                found(message).help(format!("global names start with `@`: `@{shown}`")),
                format!("@{word}"),
            ));
        }
    }
    if stop.ty
        && let Some(found) = wrong_type(stop.text, at, word, known)
    {
        return Some(found);
    }
    if stop.ty
        && !stop.item
        && stop.before().ends_with(stop.opcode)
        && let Some(near) = near_names(word, FLAGS).first()
    {
        let message = format!("unknown flag of `{}`: `{}`", stop.opcode, shorten(word));
        return Some(found(message).help(format!("did you mean `{near}`?")));
    }
    if stop.value && type_token(stop.rest()).is_none() {
        let shown = shorten(word);
        let constants = ["null", "true", "false", "undef", "poison", "zeroinitializer"];
        let near = if word.len() <= 20 { near_names(word, constants) } else { Vec::new() };
        let message = format!("expected a value in `{}`, found `{shown}`", stop.opcode);
        return Some(match near.first() {
            Some(near) => found(message).help(format!("did you mean `{near}`?")),
            None if stop.text[at + word.len()..].starts_with('(') => {
                found(message).help(format!("function names start with `@`: `@{shown}`"))
            }
            None if stop.item => found(message),
            None => found(message).help(format!("local names start with `%`: `%{shown}`")),
        });
    }
    if stop.ty && known.is_local(word) {
        let message = format!("expected a type in `{}`, found `{}`", stop.opcode, shorten(word));
        let ty = known.type_of(word);
        let written = ty.map_or_else(|| format!("%{word}"), |ty| format!("{ty} %{word}"));
        return Some(fix(found(message).help(format!("write `{written}`")), written));
    }
    None
}

/// Reports a token in place of a type that is not a word.
fn type_expected(stop: &Mismatch<'_>, known: &mut NameQueries<'_, '_>) -> Option<SyntaxError> {
    let (at, rest) = (stop.at, stop.rest());
    let length = token_length(rest);
    let token = &rest[..length.min(rest.len())];
    let shown = shorten(token).into_owned();
    let found = |message: String| SyntaxError::new("E0101", at, length, message);
    if token.starts_with('@') && length > 1 {
        if matches!(stop.opcode, "define" | "declare") {
            return result_type_of_header(stop, known, &shown);
        }
        let calls = rest[length..].trim_start().starts_with('(');
        if calls {
            let message = format!("missing return type before `{shown}`");
            return Some(match known.returned_by(token) {
                Some(ty) => found(message).help(format!("write `{} {ty} {shown}(…)`", stop.opcode)).fix(
                    at,
                    at,
                    format!("{ty} "),
                ),
                None => found(message).help(format!("write `{} void {shown}(…)` if it returns nothing", stop.opcode)),
            });
        }
        let message = format!("missing type of global `{shown}`");
        return Some(match known.pointer() {
            Some(ty) => found(format!("{message}: expected `{ty} {shown}`")).fix(at, at, format!("{ty} ")),
            None => found(message).help(format!("the type precedes it, as in `i32* {shown}`")),
        });
    }
    if stop.item
        && let Some(found) = entities::string_without_type(stop)
    {
        return Some(found);
    }
    let number = rest.trim_start_matches('-').starts_with(|c: char| c.is_ascii_digit()) && !stop.item;
    if number {
        let end = rest.bytes().take_while(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'+' | b'.')).count();
        let number = shorten(&rest[..end]).into_owned();
        let message = format!("missing type of constant `{number}`");
        let found = SyntaxError::new("E0101", at, end, message.clone());
        let is_float = number.contains('.');
        if let ("ret", Some(function)) = (stop.opcode, known.function) {
            let types = &known.state.module.types;
            let fits = match types.kind(function.ret) {
                TypeKind::Int(_) => !is_float,
                TypeKind::Float(_) => is_float,
                _ => false,
            };
            if fits && function.ret != Type::INVALID {
                let ty = types.display(function.ret);
                let found = SyntaxError::new("E0101", at, end, format!("{message}: expected `{ty} {number}`"));
                return Some(found.fix(at, at, format!("{ty} ")));
            }
        }
        let example = if is_float { "double" } else { "i32" };
        return Some(found.help(format!("the type precedes the value, as in `{example} {number}`")));
    }
    None
}

/// Detects a phi without a type: in `phi [ 0, %a ]`, the first value begins like an array type.
pub fn phi_without_type(text: &str, behind: usize, known: &mut NameQueries<'_, '_>) -> Option<SyntaxError> {
    let at = scan::skip_blanks(text, behind);
    let value = text[at..].strip_prefix('[')?.trim_start_matches([' ', '\t']);
    let length = token_length(value).max(value.bytes().take_while(|b| scan::is_name_byte(*b)).count());
    if !value[length..].trim_start_matches([' ', '\t']).starts_with(',') {
        return None;
    }
    let found = |message: String| SyntaxError::new("E0101", at, 1, message);
    let name = value[..length].strip_prefix('%').filter(|name| !name.is_empty());
    let message = "missing type of the phi";
    Some(match name.and_then(|name| known.type_of(name)) {
        Some(ty) => found(format!("{message}: expected `phi {ty} [ …`")).fix(at, at, format!("{ty} ")),
        None => found(message.into()).help("the type precedes the first `[`, as in `phi i32 [ 0, %entry ]`"),
    })
}

/// Detects a foreign result type in `define int @f`, which was parsed as a header keyword.
fn result_type_of_header(stop: &Mismatch<'_>, known: &NameQueries<'_, '_>, name: &str) -> Option<SyntaxError> {
    let before = stop.before();
    let start = before.rfind(|c: char| c.is_ascii_whitespace()).map_or(0, |n| n + 1);
    let stem = before[start..].trim_end_matches('*');
    let is_word = !stem.is_empty() && stem.bytes().all(scan::is_name_byte);
    if is_word && stem != stop.opcode && start > 0 {
        // Header keywords are not types.
        let word = scan::word(stem);
        if !crate::parse::top_level::header_keywords::may_precede_type(word) {
            if let Some(found) = wrong_type(stop.text, start, word, known) {
                return Some(found);
            }
            let message = format!("expected a type before `{name}`, found `{}`", shorten(word));
            return Some(SyntaxError::new("E0101", start, word.len(), message));
        }
    }
    let message = format!("missing return type before `{name}`");
    Some(
        SyntaxError::new("E0101", stop.at, token_length(stop.rest()), message)
            .help(format!("write `{} void {name}(…)` if it returns nothing", stop.opcode)),
    )
}

/// Detects literals of other languages: `'a'`, `.5`.
fn character(stop: &Mismatch<'_>, rest: &str) -> Option<SyntaxError> {
    if !(stop.value || stop.ty) {
        return None;
    }
    if let Some(inner) = rest.strip_prefix('\'') {
        let mut letters = inner.chars();
        let c = letters.next()?;
        let (c, letters) = match c {
            '\\' => (crate::diagnostic::c_escape(letters.next()?)?, letters),
            _ => (c as u32, letters),
        };
        let length = rest.len() - letters.as_str().strip_prefix('\'')?.len();
        let message = format!("LLVM has no character literals: `{}` is {c}", &rest[..length]);
        let found = SyntaxError::new("E0101", stop.at, length, message);
        return Some(match stop.value {
            true => found.fix(stop.at, stop.at + length, c.to_string()),
            false => found.help(format!("write `i8 {c}`")),
        });
    }
    let digits = rest.strip_prefix('.')?.bytes().take_while(u8::is_ascii_digit).count();
    (digits > 0).then(|| {
        let message = format!("a number starts with a digit: `0{}`", shorten(&rest[..digits + 1]));
        SyntaxError::new("E0101", stop.at, digits + 1, message).fix(stop.at, stop.at, "0")
    })
}

/// Detects a missing or foreign predicate: `icmp i32 %a, %b`.
fn predicate(stop: &Mismatch<'_>, rest: &str) -> Option<SyntaxError> {
    let float = stop.opcode.starts_with('f') || stop.opcode == "vfcmp";
    let all: Vec<&str> = match float {
        true => FcmpPred::ALL.iter().map(|p| p.keyword()).collect(),
        false => IcmpPred::ALL.iter().map(|p| p.keyword()).collect(),
    };
    let example = if float { "oeq" } else { "eq" };
    // `icmp == i32`: the operator of other languages.
    let sign = &rest[..rest.bytes().take_while(|b| matches!(b, b'=' | b'<' | b'>' | b'!')).count()];
    let meant = match (sign, float) {
        ("==" | "=", _) => "eq",
        ("!=", _) => "ne",
        ("<", false) => "slt",
        ("<=", false) => "sle",
        (">", false) => "sgt",
        (">=", false) => "sge",
        ("<", true) => "olt",
        ("<=", true) => "ole",
        (">", true) => "ogt",
        (">=", true) => "oge",
        _ => "",
    };
    if !meant.is_empty() {
        let meant = match (meant, float) {
            ("eq", true) => "oeq",
            ("ne", true) => "une",
            _ => meant,
        };
        let message = format!("expected a predicate after `{}`, found `{sign}`", stop.opcode);
        let found = SyntaxError::new("E0101", stop.at, sign.len(), message);
        return Some(found.help(format!("did you mean `{meant}`? The predicates are {}", all.join(", "))));
    }
    type_token(rest).or(rest.starts_with(['%', '<', '[', '{']).then_some(rest)).map(|_| {
        let message = format!("missing predicate of `{}`", stop.opcode);
        SyntaxError::new("E0101", stop.at, token_length(rest), message).help(format!(
            "write `{} {example} …`; the predicates are {}",
            stop.opcode,
            all.join(", ")
        ))
    })
}

/// Reports text after `=` that is not an instruction: `%x = 5`, `%x = %y`, `%x = i32 5`, `%x = 1 + 2`.
pub fn no_instruction(text: &str, at: usize, name: &str) -> Option<SyntaxError> {
    let rest = &text[at..scan::line_end(text, at)];
    let ty = type_token(rest);
    let value = ty.map_or(rest, |ty| rest[ty.len()..].trim_start());
    let first = value.as_bytes().first().copied().unwrap_or(0);
    let number = value.trim_start_matches('-').starts_with(|c: char| c.is_ascii_digit());
    let word = scan::word(value);
    let constant = matches!(word, "null" | "true" | "false" | "undef" | "poison" | "zeroinitializer");
    if !(number || constant || matches!(first, b'%' | b'@')) {
        return None;
    }
    let length = if number {
        value.bytes().take_while(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'+' | b'.')).count()
    } else {
        token_length(value)
    };
    let shown = shorten(&value[..length.min(value.len())]).into_owned();
    let name = shorten(name);
    let operator = value[length.min(value.len())..].trim_start();
    let message = format!(
        "expected an instruction after `{name} =`, found `{}`",
        ty.map_or(shown.clone(), |t| shorten(t).into_owned())
    );
    let place = ty.map_or(length, str::len);
    let found = SyntaxError::new("E0101", at, place, message);
    let instruction = match operator.as_bytes().first() {
        Some(b'+') => Some("add"),
        Some(b'-') => Some("sub"),
        Some(b'*') => Some("mul"),
        Some(b'/') => Some("sdiv"),
        Some(b'%') => Some("srem"),
        Some(b'=' | b'!') => Some("icmp eq"),
        Some(b'<') => Some("icmp slt"),
        Some(b'>') => Some("icmp sgt"),
        Some(b'&') => Some("and"),
        Some(b'|') => Some("or"),
        Some(b'^') => Some("xor"),
        _ => None,
    };
    let ty = ty.unwrap_or("i32");
    Some(match instruction {
        Some(instruction) => {
            let other =
                operator.trim_start_matches(|c: char| c.is_ascii_punctuation() && c != '%' && c != '@').trim_start();
            let other = other.split([' ', ';', ',']).next().filter(|o| !o.is_empty()).unwrap_or("…");
            found.help(format!(
                "LLVM assembly has no expressions; write the instruction: `{name} = {instruction} {ty} {shown}, {}`",
                shorten(other)
            ))
        }
        None => found.help(format!(
            "LLVM has no assignments: use `{shown}` in place of `{name}`, or a variable in memory (`alloca`, `store`)"
        )),
    })
}
