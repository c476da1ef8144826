//! Mistakes of syntactic form: signs and parentheses around values, result types after an arrow, typographic
//! quotes, names that need quotes, and parts in the wrong order.

use super::{Mismatch, quoted};
use crate::ir::inst::BinaryOp;
use crate::parse::attributes;
use crate::parse::diagnose::SyntaxError;
use crate::parse::diagnose::token::shorten;
use crate::parse::scan;

/// Recognizes a mistake of form; `None` if no pattern matches.
pub fn recognize(stop: &Mismatch<'_>) -> Option<SyntaxError> {
    beyond_ascii(stop.text, stop.at)
        .or_else(|| arrow(stop))
        .or_else(|| name_of_function(stop))
        .or_else(|| last_comma(stop))
        .or_else(|| sign(stop))
        .or_else(|| typographic(stop))
        .or_else(|| parentheses(stop))
        .or_else(|| no_number(stop))
        .or_else(|| separator(stop))
        .or_else(|| swapped(stop))
        .or_else(|| second_type(stop))
        .or_else(|| flags_behind_type(stop))
        .or_else(|| commas_between_cases(stop))
        .or_else(|| string_as_address(stop))
}

/// Reports a name with characters beyond ASCII, which needs quotes: `%größe`.
pub fn beyond_ascii(text: &str, at: usize) -> Option<SyntaxError> {
    let rest = text.get(at..)?;
    let first = rest.chars().next()?;
    if first.is_ascii() || !first.is_alphanumeric() {
        return None;
    }
    let start = text[..at].bytes().rposition(|b| !scan::is_name_byte(b))?;
    if !matches!(text.as_bytes()[start], b'%' | b'@') {
        return None;
    }
    let part = |c: &char| c.is_alphanumeric() || c.is_ascii() && scan::is_name_byte(*c as u8);
    let end = at + rest.chars().take_while(part).map(char::len_utf8).sum::<usize>();
    let (sigil, name) = text[start..end].split_at(1);
    let message = format!("the name `{sigil}{name}` contains non-ASCII letters and must be quoted");
    Some(SyntaxError::new("E0101", start, end - start, message).help(format!("write `{sigil}\"{name}\"` everywhere")))
}

/// Reports a label with a sigil: `%loop:`.
pub fn label_with_sigil(text: &str) -> Option<SyntaxError> {
    let name = scan::name_length(text);
    let label = text.strip_prefix('%')?.get(..name.checked_sub(1)?)?;
    if label.is_empty() || !text[name..].starts_with(':') {
        return None;
    }
    let found = SyntaxError::new("E0101", 0, 1, "a label is written without `%`");
    Some(found.help(format!("write `{}:`", shorten(label))).fix(0, 1, ""))
}

/// Reports `call puts(ptr null)`, without result type and sigil: the name was parsed as an attribute.
pub fn call_without_type(text: &str, opcode_at: usize) -> Option<SyntaxError> {
    let line = &text[..scan::line_end(text, opcode_at)];
    let mut at = opcode_at;
    if matches!(scan::word(&line[at..]), "tail" | "musttail" | "notail") {
        at = scan::skip_blanks(line, at + scan::word(&line[at..]).len());
    }
    at = scan::skip_blanks(line, at.checked_add("call".len()).filter(|_| scan::word(&line[at..]) == "call")?);
    let name = scan::word(&line[at..]);
    let is_call = line[at + name.len()..].starts_with('(') && !name.starts_with(|c: char| c.is_ascii_digit());
    if name.is_empty() || !is_call || super::type_token(name).is_some() || attributes::is_call_word(name) {
        return None;
    }
    let shown = shorten(name);
    let message = format!("missing return type and `@` before `{shown}`");
    let help = format!("write `call i32 @{shown}(…)`, with the type that `@{shown}` returns");
    Some(SyntaxError::new("E0101", at, name.len(), message).help(help))
}

/// Reports `%x := add i32 1, 2`. `at` is the position after the name and white space.
pub fn assignment(text: &str, at: usize) -> Option<SyntaxError> {
    let name = scan::name_length(text);
    text[at..].starts_with(":=").then(|| {
        let message = format!("expected `=` after `{}`, found `:=`", shorten(&text[..name]));
        SyntaxError::new("E0101", at, 2, message).fix(at, at + 2, "=")
    })
}

/// Reports operands in parentheses, which were parsed as the parameters of a function type: `add i32 (%a, 1)`.
pub fn operands_in_parentheses(text: &str, opcode_at: usize) -> Option<SyntaxError> {
    let line = &text[..scan::line_end(text, opcode_at)];
    let opcode = scan::word(&line[opcode_at..]);
    let open = opcode_at + line[opcode_at..].find('(')?;
    let close = open + line[open..].rfind(')')?;
    let inner = line[open + 1..close].trim();
    if !inner.contains(',') || line.len() > super::MAX_TRIAL_LEN || matches!(opcode, "call" | "invoke" | "callbr") {
        return None;
    }
    let blank = if line[..open].ends_with([' ', '\t']) { "" } else { " " };
    let tried = format!("{}{blank}{inner}{}", &line[..open], &line[close + 1..]);
    super::grammar::run_limited(super::Rule::complete_statement, &tried)?;
    let found = SyntaxError::new("E0101", open, close + 1 - open, "operands are written without parentheses");
    Some(found.help("remove the parentheses").fix(open, close + 1, format!("{blank}{inner}")))
}

/// Reports a type before the second operand, with or without a comma before it: `add i32 %a i32 %b`.
fn second_type(stop: &Mismatch<'_>) -> Option<SyntaxError> {
    let ty = super::type_token(stop.rest())?;
    let (before, after) = (stop.before(), stop.at + ty.len());
    let comparison = matches!(stop.opcode, "icmp" | "fcmp");
    if stop.item || !comparison && BinaryOp::from_keyword(stop.opcode).is_none() {
        return None;
    }
    let first = before.split_ascii_whitespace().find_map(super::type_token)?;
    let value = after + stop.text[after..].bytes().take_while(|b| matches!(b, b' ' | b'\t')).count();
    let comma = before.ends_with(',');
    let written = if comma { "" } else { ", " };
    let from = if comma { stop.at } else { before.len() };
    if first != ty || !stop.reads_with(from, value, written) {
        return None;
    }
    let message = match comma {
        true => format!("redundant type of the second operand of `{}`", stop.opcode),
        false => format!("expected `,` after the first operand of `{}`, found `{ty}`", stop.opcode),
    };
    let found = SyntaxError::new("E0101", stop.at, ty.len(), message);
    Some(found.help("the type is written once, before the first operand").fix(from, value, written))
}

/// Reports flags between the type and the operand: `add i32 nsw %a, 1`.
fn flags_behind_type(stop: &Mismatch<'_>) -> Option<SyntaxError> {
    let (rest, before) = (stop.rest(), stop.before());
    let token = before.rsplit([' ', '\t']).next()?;
    let ty = super::type_token(token).filter(|ty| ty.len() == token.len())?;
    if !stop.value || stop.item {
        return None;
    }
    let (mut end, mut next) = (0, 0);
    while super::FLAGS.contains(&scan::word(&rest[next..])) {
        end = next + scan::word(&rest[next..]).len();
        next = end + rest[end..].bytes().take_while(|b| matches!(b, b' ' | b'\t')).count();
    }
    if end == 0 {
        return None;
    }
    let text = format!("{} {ty}", &rest[..end]);
    let message = format!("expected a value in `{}`, found the flag `{}`", stop.opcode, scan::word(rest));
    let found = SyntaxError::new("E0101", stop.at, end, message);
    let found = found.help(format!("flags precede the type: `{} {text} …`", stop.opcode));
    Some(stop.tried(found, before.len() - ty.len(), stop.at + end, &text))
}

/// Reports commas between the cases of a switch: `[ i32 1, label %a, i32 2, label %b ]`.
fn commas_between_cases(stop: &Mismatch<'_>) -> Option<SyntaxError> {
    if stop.opcode != "switch" || !stop.rest().starts_with(',') || !stop.before().contains('[') {
        return None;
    }
    let (mut text, mut end) = (String::new(), 0);
    for (at, _) in stop.rest().match_indices(',') {
        let before = stop.text[..stop.at + at].trim_end();
        let follows_target = before.rfind('%').is_some_and(|sigil| {
            let is_name = scan::name_length(&before[sigil..]) == before.len() - sigil;
            is_name && before[..sigil].trim_end().ends_with("label")
        });
        if follows_target {
            text += &stop.rest()[end..at];
            end = at + 1;
            // Cases are separated by white space.
            if stop.rest()[end..].starts_with(|c: char| !c.is_ascii_whitespace()) {
                text.push(' ');
            }
        }
    }
    let found = SyntaxError::new("E0101", stop.at, 1, "unexpected `,` between cases of `switch`");
    let found = found.help("cases follow each other without commas: `i32 1, label %a i32 2, label %b`");
    Some(stop.tried(found, stop.at, stop.at + end, &text))
}

/// Reports a string in place of an address: `call i32 @puts(ptr "hello")`, where it may have been parsed as an
/// attribute.
fn string_as_address(stop: &Mismatch<'_>) -> Option<SyntaxError> {
    let before = stop.before();
    let string = match stop.rest().starts_with('"') {
        true => stop.at,
        false => before.strip_suffix('"')?.rfind('"')?,
    };
    let address = stop.text[..string].trim_end();
    if !stop.value || stop.item || !(address.ends_with("ptr") || address.ends_with('*')) {
        return None;
    }
    let length = super::token_length(&stop.text[string..]);
    let message = format!("a string is not a value of `{}`: it must be a variable", stop.opcode);
    let found = SyntaxError::new("E0101", string, length, message);
    Some(
        found.help(
            "define it as in `@text = constant [3 x i8] c\"hi\\00\"`, and write `@text` here, which is its address",
        ),
    )
}

/// Reports an arrow before the result type: `define i32 @f() -> i32 {`.
fn arrow(stop: &Mismatch<'_>) -> Option<SyntaxError> {
    let rest = stop.rest().strip_prefix("->")?;
    if !matches!(stop.opcode, "define" | "declare") {
        return None;
    }
    let found = SyntaxError::new("E0101", stop.at, 2, "the return type precedes the function name");
    let end = stop.at + 2 + rest.find('{').unwrap_or(rest.len());
    let found = found.help(format!("write `{} i32 @f(…)`", stop.opcode));
    Some(stop.tried(found, stop.at, end, ""))
}

/// Reports a function name without its sigil: `define i32 main() {`.
fn name_of_function(stop: &Mismatch<'_>) -> Option<SyntaxError> {
    let word = scan::word(stop.rest());
    let is_name = stop.rest()[word.len()..].trim_start().starts_with('(') && !word.is_empty();
    if !is_name || !matches!(stop.opcode, "define" | "declare") || !stop.tokens.iter().any(|t| t == "@") {
        return None;
    }
    let shown = shorten(word);
    let found =
        SyntaxError::new("E0101", stop.at, word.len(), format!("expected a name such as `@f`, found `{shown}`"));
    let found = found.help(format!("function names start with `@`: `@{shown}`"));
    Some(found.fix(stop.at, stop.at, "@"))
}

/// Reports a trailing comma: `%c = add i32 1, 2,`.
fn last_comma(stop: &Mismatch<'_>) -> Option<SyntaxError> {
    let before = stop.before();
    let rest = &stop.text[stop.at..];
    let at_end = rest.trim_start_matches([' ', '\t']).starts_with(['\n', '\r', ';', '}']) || rest.trim().is_empty();
    let next_line = stop.text[before.len()..stop.at].contains(['\n', '\r']);
    if stop.item || !before.ends_with(',') || !(at_end || next_line) {
        return None;
    }
    let at = before.len() - 1;
    // Whether the statement is complete without the comma.
    let whole = super::grammar::run_limited(super::Rule::complete_statement, before.get(..at)?)?;
    (whole.as_str().len() == at && before.len() <= super::MAX_TRIAL_LEN).then(|| superfluous_comma(at, stop.opcode))
}

/// Reports a comma at `at` that ends its line.
pub fn superfluous_comma(at: usize, opcode: &str) -> SyntaxError {
    let message = format!("trailing comma after the last operand of {}", quoted(opcode));
    SyntaxError::new("E0101", at, 1, message).help("remove it, or add the missing operand").fix(at, at + 1, "")
}

/// Reports a sign before a local: `-%x`.
fn sign(stop: &Mismatch<'_>) -> Option<SyntaxError> {
    let before = &stop.text[..stop.at];
    let (at, rest) = match stop.rest().strip_prefix('-') {
        Some(rest) => (stop.at, rest),
        None if before.ends_with('-') => (stop.at - 1, stop.rest()),
        None => return None,
    };
    let name = scan::name_length(rest);
    if !rest.starts_with('%') || name < 2 {
        return None;
    }
    let shown = shorten(&rest[..name]).into_owned();
    let found = SyntaxError::new(
        "E0101",
        at,
        name + 1,
        format!("`-{shown}` is not a value: operands cannot contain operators"),
    );
    Some(found.help(format!(
        "write an instruction before it: `sub i32 0, {shown}`, or `fneg double {shown}` for floating-point values"
    )))
}

/// Reports typographic quotes: `“0”`.
fn typographic(stop: &Mismatch<'_>) -> Option<SyntaxError> {
    let quotes = |c: char| matches!(c, '“' | '”' | '„' | '‘' | '’' | '«' | '»');
    let first = stop.rest().chars().next().filter(|c| quotes(*c))?;
    let inner = &stop.rest()[first.len_utf8()..];
    let message = format!("typographic quote `{first}` is not valid in LLVM assembly");
    let found = SyntaxError::new("E0101", stop.at, first.len_utf8(), message);
    let end = inner.find(quotes);
    let number =
        end.map(|end| &inner[..end]).filter(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit() || b == b'-'));
    let (Some(number), Some(close)) = (number, end.and_then(|end| inner[end..].chars().next())) else {
        return Some(found.help("strings and names are quoted with `\"`, numbers are not quoted"));
    };
    let to = stop.at + first.len_utf8() + number.len() + close.len_utf8();
    Some(stop.tried(found.help(format!("write `{number}`")), stop.at, to, number))
}

/// Reports parentheses around a value, which were parsed as parameters of a function type: `add i32 (%a), 1`.
fn parentheses(stop: &Mismatch<'_>) -> Option<SyntaxError> {
    let before = stop.before();
    if !stop.value
        || stop.item
        || !before.ends_with(')')
        || !(stop.rest().is_empty() || stop.rest().starts_with([',', '\n', '\r', ' ']))
    {
        return None;
    }
    let open = before.rfind('(')?;
    let inner = before[open + 1..before.len() - 1].trim();
    let is_value = inner.len() > 1 && inner.starts_with('%') && scan::name_length(inner) == inner.len();
    if !is_value || !before[..open].ends_with([' ', ',']) {
        return None;
    }
    let found = SyntaxError::new("E0101", open, before.len() - open, "values are written without parentheses");
    let found = found.help(format!("write {}", quoted(&shorten(inner))));
    Some(stop.tried(found, open, before.len(), inner))
}

/// Reports infinities and NaNs written as names: `inf`, `nan`.
fn no_number(stop: &Mismatch<'_>) -> Option<SyntaxError> {
    let word = scan::word(stop.rest());
    let minus = word.starts_with('-') || stop.text[..stop.at].ends_with('-');
    let plain = word.trim_start_matches('-').to_ascii_lowercase();
    let bits = match plain.as_str() {
        "inf" | "infinity" => 0x7ff0_0000_0000_0000_u64,
        "nan" => 0x7ff8_0000_0000_0000,
        _ => return None,
    };
    let start = if word.starts_with('-') || !minus { stop.at } else { stop.at - 1 };
    let ty =
        stop.text[..start].split(|c: char| !c.is_ascii_alphanumeric()).rfind(|word| super::type_token(word).is_some());
    let is_double = matches!(ty, Some("double" | "float"));
    if !(stop.value || minus || is_double) {
        return None;
    }
    let bits = format!("0x{:016X}", bits | u64::from(minus) << 63);
    let end = stop.at + word.len();
    let message = format!("`{}` is not a number: LLVM 22 has no keyword for it", &stop.text[start..end]);
    let found = SyntaxError::new("E0101", start, end - start, message);
    let found = found.help(format!("for `double` and `float` its bits are `{bits}`"));
    Some(if is_double { stop.tried(found, start, end, &bits) } else { found })
}

/// Reports a separator between the digits of a number: `1_000`.
fn separator(stop: &Mismatch<'_>) -> Option<SyntaxError> {
    let found = separated_digits(stop.text, stop.at)?;
    let (from, to, digits) = found.fix.as_ref()?;
    if stop.reads_with(*from, *to, digits) { Some(found) } else { Some(SyntaxError { fix: None, ..found }) }
}

/// Reports a number whose digit separators begin at `at`, and suggests the number without them.
pub fn separated_digits(text: &str, at: usize) -> Option<SyntaxError> {
    let is_part = |b: u8| b.is_ascii_digit() || matches!(b, b'_' | b'\'');
    let start = text[..at].bytes().rposition(|b| !is_part(b))? + 1;
    let end = at + text[at..].bytes().take_while(|b| is_part(*b)).count();
    let number = &text[start..end];
    let digits: String = number.split(['_', '\'']).collect();
    let is_number = number.starts_with(|c: char| c.is_ascii_digit()) && digits.len() < number.len();
    if !is_number || !scan::word(&text[end..]).is_empty() || text[..start].ends_with(['%', '@', '.', '-', '$']) {
        return None;
    }
    let found = SyntaxError::new("E0101", start, end - start, "the digits of a number have no separators");
    Some(found.help(format!("write `{}`", shorten(&digits))).fix(start, end, digits))
}

/// Reports block and value of a phi in the wrong order: `[ %entry, 0 ]`.
fn swapped(stop: &Mismatch<'_>) -> Option<SyntaxError> {
    if stop.opcode != "phi" {
        return None;
    }
    let before = stop.before().strip_suffix(',')?.trim_end();
    let open = before.rfind('[')?;
    let block = before[open + 1..].trim();
    let close = stop.rest().find(']')?;
    let value = stop.rest()[..close].trim();
    if !block.starts_with('%') || value.is_empty() || value.starts_with('%') || value.contains(['[', ',']) {
        return None;
    }
    let start = open + 1 + before[open + 1..].find('%')?;
    let end = stop.at + value.len();
    let (value, block) = (shorten(value).into_owned(), shorten(block).into_owned());
    let found =
        SyntaxError::new("E0101", start, end - start, "in a phi the value comes first, then the predecessor block");
    let text = format!("{value}, {block}");
    Some(stop.tried(found.help(format!("write `[ {text} ]`")), start, end, &text))
}
