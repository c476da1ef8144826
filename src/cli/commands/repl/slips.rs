//! Mistakes of newcomers that no grammar explains: literals of other languages, unfinished statements, calls and loads
//! without their types. Each is answered with the form that is accepted.

use super::expressions::{at_commas, code, number};
use super::mistakes::Mistake;
use llvmlite_jit::parse;
use llvmlite_jit::session::{self, Session};

/// Statements of C that stand alone, with complete ones.
const STATEMENTS: &[(&str, &str)] = &[
    ("if", "if (x > 3) puts(\"more\"); else puts(\"less\");"),
    ("while", "while (n > 0) n--;"),
    ("for", "for (int i = 0; i < 3; i++) printf(\"%d\\n\", i);"),
    ("do", "do n--; while (n > 0);"),
    ("switch", "switch (n) { case 1: puts(\"one\"); break; default: puts(\"other\"); }"),
];

/// Returns a complete statement of C that begins with a word.
pub fn statement_example(word: &str) -> Option<&'static str> {
    STATEMENTS.iter().find(|(known, _)| *known == word).map(|(_, example)| *example)
}

/// Returns the error of an input with a frequent mistake; `None` for any other input.
pub fn mistake(text: &str, session: &Session) -> Option<Mistake> {
    if let Some(mistake) = incomplete(text, session) {
        return Some(mistake);
    }
    if text.contains('\n') {
        return None;
    }
    unfinished(text, session)
        .or_else(|| called_local(text, session))
        .or_else(|| bare_call(text, session))
        .or_else(|| bare_load(text, session))
        .or_else(|| two_types(text))
        .or_else(|| literal(text))
        .or_else(|| type_of_another_language(text, session))
        .or_else(|| non_ascii_name(text))
        .or_else(|| invalid_number(text))
}

/// Detects an invalid number literal: `08`, `0x`, `1.2.3`.
fn invalid_number(text: &str) -> Option<Mistake> {
    let is_token = text.starts_with(|c: char| c.is_ascii_digit())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '.' || c == '_');
    if !is_token || number(text).is_some() {
        return None;
    }
    let message = match text.chars().all(|c| c.is_ascii_digit()) && text.starts_with('0') {
        true => format!("invalid digit in octal constant `{text}`: a number that begins with `0` is octal in C"),
        false => format!("`{text}` is not a number"),
    };
    Some(Mistake::at(message, 0..text.len()))
}

/// Detects a name with letters beyond ASCII: `é = 5`.
fn non_ascii_name(text: &str) -> Option<Mistake> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    // Comments of both languages are behind these.
    let end = text.find([';', '/']).unwrap_or(text.len());
    let (at, _) = code(&text[..end]).find(|(_, c)| !c.is_ascii() && c.is_alphabetic())?;
    let start = text[..at]
        .rfind(|c| !is_part(c))
        .map_or(0, |before| before + text[before..].chars().next().map_or(1, char::len_utf8));
    let end = text[at..].find(|c| !is_part(c)).map_or(text.len(), |length| at + length);
    let (name, before) = (&text[start..end], text[..start].chars().next_back());
    // LLVM has such names in quotes.
    let sigil = before.filter(|c| *c == '@').unwrap_or('%');
    let rule = "names consist of ASCII letters, digits and `_`";
    let message = format!("{rule}; in LLVM, other ones are in quotes: `{sigil}\"{name}\"`");
    (before != Some('"')).then(|| Mistake::at(message, start..end))
}

/// Detects types of Rust and other languages: `u8 5`, `f64 x = 1.5`.
fn type_of_another_language(text: &str, session: &Session) -> Option<Mistake> {
    const TYPES: &[(&str, &str, &str)] = &[
        ("u8", "unsigned char", "i8 5"),
        ("u16", "unsigned short", "i16 5"),
        ("u32", "unsigned int", "i32 5"),
        ("u64", "unsigned long", "i64 5"),
        ("usize", "unsigned long", "i64 5"),
        ("isize", "long", "i64 5"),
        ("f32", "float", "float 1.5"),
        ("f64", "double", "double 1.5"),
        ("byte", "unsigned char", "i8 5"),
    ];
    let (word, rest) = text.split_once(' ')?;
    let (_, in_c, value) = TYPES.iter().find(|(known, ..)| *known == word)?;
    let is_operand = rest.trim_start().starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-');
    let is_known = ["%", "@"].iter().any(|sigil| session.knows(&format!("{sigil}{word}")));
    if !is_operand || is_known || super::expressions::type_alias(word, session).is_some() {
        return None;
    }
    let message = format!(
        "there is no type `{word}`; it is `{in_c}` in C, as in `{in_c} x = 5`, and in LLVM a value is `{value}`"
    );
    Some(Mistake::at(message, 0..word.len()))
}

/// Detects `else` without `if`, a type alone, and a declaration without a name.
fn incomplete(text: &str, session: &Session) -> Option<Mistake> {
    const MAX_SHOWN: usize = 100;
    let word = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next()?;
    let is_free = || !session.knows(&format!("%{word}")) && !session.knows(&format!("@{word}"));
    if word == "else" && is_free() {
        return Some(
            "`else` follows the statement of an `if`, in the same input: `if (x) puts(\"yes\"); else puts(\"no\");`"
                .into(),
        );
    }
    if session::is_type_word(text) && !["x86_amx", "target"].contains(&text) && is_free() {
        let value = match text {
            "ptr" => "null",
            "i1" => "true",
            _ if text.starts_with('i') => "5",
            _ => "1.5",
        };
        return Some(Mistake::at(
            format!("`{text}` is a type, and not a value; `{text} {value}` is one"),
            0..text.len(),
        ));
    }
    let is_tagged = ["struct", "union", "enum", "typedef"].contains(&word);
    let is_declaration =
        !is_tagged && text.len() < MAX_SHOWN && !text.ends_with(',') && !session::begins_assembly(text);
    let needs_name = session::continuation(text) == session::Continuation::Needs(session::Expected::Declarator);
    (is_declaration && needs_name && is_free()).then(|| {
        let ty = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let blank = if ty.ends_with('*') { "" } else { " " };
        Mistake::at(format!("expected a name after the type: `{ty}{blank}x`"), text.len()..text.len())
    })
}

/// Detects `x =`, `for` and `if (1)`.
fn unfinished(text: &str, session: &Session) -> Option<Mistake> {
    if let Some(name) = text.strip_suffix('=').map(str::trim_end)
        && !name.is_empty()
        && !name.starts_with('%')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == ' ')
    {
        return Some(Mistake::at(format!("the value is missing: `{name} = 5`"), text.len()..text.len()));
    }
    let word = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next()?;
    let is_free = || !session.knows(&format!("%{word}")) && !session.knows(&format!("@{word}"));
    if text == "return" && is_free() {
        return Some("`return` is part of a function: `int f(int x) { return x + 1; }`".into());
    }
    let (_, whole) = STATEMENTS.iter().find(|(statement, _)| *statement == word)?;
    let rest = text[word.len()..].trim();
    if rest.is_empty() && (word != "switch" || !text.contains(' ')) && is_free() {
        return Some(format!("`{word}` is written as in C: `{whole}`").into());
    }
    // `if (x)`, whose parentheses end with the input.
    let condition = rest.strip_prefix('(').filter(|_| matches!(word, "if" | "while" | "for"))?;
    let mut depth = 1;
    let end = code(condition).find_map(|(at, c)| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        (depth == 0).then_some(at)
    });
    let is_bare = end.is_some_and(|end| condition[end + 1..].trim().is_empty());
    is_bare.then(|| {
        Mistake::at(format!("the statement after `{}` is missing: `{whole}`", shortened(text)), text.len()..text.len())
    })
}

/// Detects `%f(1)`, where `@f` is a function.
fn called_local(text: &str, session: &Session) -> Option<Mistake> {
    code(text).take_while(|(_, c)| *c != ';').find_map(|(at, c)| {
        let behind = (c == '%').then(|| &text[at + 1..])?;
        let name = &behind[..name_length(behind)];
        let is_called = text[at + 1 + name.len()..].starts_with('(');
        let is_function = is_called && session.function(name).is_some() && !session.knows(&format!("%{name}"));
        is_function.then(|| {
            let message = format!("functions begin with `@`, and values with `%`: `@{name}(…)`, or `{name}(…)`");
            Mistake::at(message, at..at + 1 + name.len())
        })
    })
}

/// Detects a `call` without arguments: `%q = call @fac`.
fn bare_call(text: &str, session: &Session) -> Option<Mistake> {
    let (target, instruction) = target_of(text);
    let callee = instruction.strip_prefix("call ")?.split_whitespace().next_back()?;
    if !instruction.ends_with(callee) || callee.contains('(') {
        return None;
    }
    let declaration = match session.text_of(callee.strip_prefix('@').map(|_| callee)?) {
        Some(text) => text,
        None => session.library_declaration(callee)?,
    };
    let signature = declaration.strip_prefix("define ").or_else(|| declaration.strip_prefix("declare "))?;
    let (head, parameters) = signature.split_once('(')?;
    let result = head.strip_suffix(callee)?.trim_end();
    let parameters = parameters.rsplit_once(')')?.0;
    let arguments: Vec<String> = at_commas(parameters)
        .into_iter()
        .filter(|ty| !ty.is_empty() && *ty != "...")
        .enumerate()
        .map(|(n, ty)| format!("{ty} %{}", char::from(b'a' + (n % 26) as u8)))
        .collect();
    let start = text.len() - callee.len();
    let call = format!("{target}call {result} {callee}({})", arguments.join(", "));
    let what = match (instruction.contains(&format!("call {callee}")), arguments.is_empty()) {
        (true, true) => "the result type and the parentheses",
        (true, false) => "the result type and the arguments",
        (false, true) => "the parentheses",
        (false, false) => "the arguments",
    };
    Some(Mistake::at(format!("the call lacks {what}: `{call}`"), start..text.len()))
}

/// Detects a load without its type: `load %p`.
fn bare_load(text: &str, session: &Session) -> Option<Mistake> {
    let (target, instruction) = target_of(text);
    let pointer = instruction.strip_prefix("load ")?.trim();
    let pointer = pointer.strip_prefix("ptr ").unwrap_or(pointer).trim();
    if name_length(pointer.strip_prefix(['%', '@'])?) + 1 != pointer.len() {
        return None;
    }
    let ty = if pointer.starts_with('@') { session.value_type(pointer) } else { session.pointee(pointer) };
    let start = text.len() - pointer.len();
    let message = match ty {
        Some(ty) => format!("the loaded type precedes the pointer: `{target}load {ty}, ptr {pointer}`"),
        None => format!("the loaded type precedes the pointer, as in `{target}load i32, ptr {pointer}`"),
    };
    Some(Mistake::at(message, start..text.len()))
}

/// Detects operands of two types: `icmp eq i32 1, i64 1`.
fn two_types(text: &str) -> Option<Mistake> {
    const WIDER: &[&str] = &["i1", "i8", "i16", "i32", "i64", "i128"];
    let (_, instruction) = target_of(text);
    let opcode = instruction.split(' ').next()?;
    let is_binary = matches!(opcode, "icmp" | "fcmp")
        || parse::is_opcode(opcode)
            && ["add", "sub", "mul", "div", "rem", "shl", "shr", "and", "or", "xor"]
                .iter()
                .any(|op| opcode.ends_with(op));
    let (left, right) = instruction.split_once(", ").filter(|_| is_binary)?;
    let (before, _) = left.rsplit_once(' ')?;
    let (first, second) = (before.split(' ').next_back()?, right.split(' ').next()?);
    let is_type = |word: &str| session::is_type_word(word) && word.len() < right.len();
    if first == second || !is_type(first) || !is_type(second) {
        return None;
    }
    let start = text.len() - right.len();
    let rank = |ty: &str| WIDER.iter().position(|wide| *wide == ty);
    let operand = right[second.len()..].trim();
    let conversion = match (rank(first), rank(second)) {
        (Some(a), Some(b)) => {
            let (opcode, value, from, to) = match a < b {
                true => ("sext", left.rsplit(' ').next().unwrap_or(""), first, second),
                false => ("sext", operand, second, first),
            };
            match value.starts_with('%') {
                true => format!("; `{opcode} {from} {value} to {to}` (or `zext`) converts one of them"),
                false => String::new(),
            }
        }
        _ => String::new(),
    };
    let message = format!(
        "both operands of `{opcode}` have one type, which is written once: `{left}, {operand}`, not `{first}` and `{second}`{conversion}"
    );
    Some(Mistake::at(message, start..start + second.len()))
}

/// Detects literals of other languages: `255u8`, `'ab'`.
fn literal(text: &str) -> Option<Mistake> {
    let mut end = 0;
    for (at, c) in code(text).take_while(|(_, c)| *c != ';') {
        if at < end {
            continue;
        }
        if c == '\'' && !session::begins_assembly(text) {
            let inside = &text[at + 1..];
            let Some(length) = inside.find('\'') else { continue };
            let shown = shortened(&inside[..length]);
            let message = match length {
                0 => "a character is missing between the quotes: `'a'`".to_string(),
                _ => format!("`'…'` encloses a single character; a string has double quotes: `\"{shown}\"`"),
            };
            return Some(Mistake::at(message, at..at + length + 2));
        }
        let length = name_length(&text[at..]);
        end = at + length.max(1);
        let word = &text[at..at + length];
        if c.is_ascii_digit()
            && let Some(instead) = without_suffix(word)
        {
            let message = format!("numbers have the suffixes of C, and `{word}` is {instead}");
            return Some(Mistake::at(message, at..at + length));
        }
    }
    None
}

/// Returns what stands for a number of Rust: `255u8` is `(unsigned char)255`.
fn without_suffix(word: &str) -> Option<String> {
    let at = word.find(['i', 'u', 'f']).filter(|_| !word.starts_with("0x"))?;
    let (number, suffix) = word.split_at(at);
    let digits = number.replace('_', "");
    if !digits.chars().all(|c| c.is_ascii_digit() || c == '.') {
        return None;
    }
    Some(match suffix {
        "u8" => format!("`(unsigned char){digits}`"),
        "u16" => format!("`(unsigned short){digits}`"),
        "u32" => format!("`{digits}u`"),
        "u64" | "usize" => format!("`{digits}UL`"),
        "i32" => format!("`{digits}`, or `i32 {digits}`"),
        "i64" | "isize" => format!("`{digits}L`, or `i64 {digits}`"),
        "i8" | "i16" | "i128" => format!("`{suffix} {digits}`"),
        "f32" => format!("`{}f`", with_point(&digits)),
        "f64" => format!("`{}`", with_point(&digits)),
        _ => return None,
    })
}

fn with_point(digits: &str) -> String {
    if digits.contains('.') { digits.to_string() } else { format!("{digits}.0") }
}

/// Splits `%x = add …` behind its `=`.
fn target_of(text: &str) -> (&str, &str) {
    let at = text.split_once(" = ").filter(|(name, _)| name.starts_with('%') && !name.contains(' '));
    at.map_or(("", text), |(_, instruction)| (&text[..text.len() - instruction.len()], instruction))
}

/// Returns the length of the name, or the number, at the start of a text.
fn name_length(text: &str) -> usize {
    text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '.' && c != '$').unwrap_or(text.len())
}

/// Returns the beginning of a text, for a message.
pub fn shortened(text: &str) -> String {
    const MAX_CHARS: usize = 40;
    match text.char_indices().nth(MAX_CHARS) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_that_are_meant_as_they_are_have_no_mistake() {
        // SAFETY: the test runs its own constant text.
        let mut session = unsafe { Session::new(Default::default()) }.expect("this machine");
        for line in ["%for = i32 7", "%p = alloca i32", "define i32 @f(i32 %n) { ret i32 %n }", "%fp = ptr @f"] {
            assert!(!session.enter(line).failed(), "{line}");
        }
        for text in [
            "for",
            "'a' + 'b'",
            "'\\''",
            "0x1f32 + 1",
            "1.5f + 2u",
            "x == ",
            "if (1) puts(\"\")",
            "while (n) ;",
            "%fp(1)",
            "f(1)",
            "call i32 @f(i32 1)",
            "%x = call i32 @f(i32 1)",
            "load i32, ptr %p",
            "load i32* %p",
            "icmp eq i32 1, 2",
            "add i64 1, i64 2",
            "add i64 1, %f64",
            "x ; don't 'quote' 5u8",
            "puts(\"'ab' 5u8\")",
            "@t = constant [4 x i8] c\"'ab'\"",
        ] {
            assert_eq!(mistake(text, &session), None, "{text}");
        }
        for text in ["if (1)", "%f(1)", "x =", "int x =", "load %p", "load ptr %p", "call @f", "return"] {
            assert!(mistake(text, &session).is_some_and(|found| found.message.contains(": `")), "{text}");
        }
    }
}
