//! The syntax of functions and statements of C.

use super::super::mistakes::{Mistake, position_of};
use super::literals;
use super::nodes::{CastTarget, declaration, function_pointer, is_identifier, record_type};
use llvmlite_jit::parse;
use llvmlite_jit::session::{self, Session};
use std::borrow::Cow;

/// Maximum nesting depth of statements.
pub(super) const MAX_DEPTH: usize = 40;

/// The head of a function in C syntax, and its body.
pub struct CFunction<'t> {
    pub(super) name: &'t str,
    /// `None` for `void`.
    pub(super) ret: Option<CastTarget>,
    pub(super) params: Vec<(CastTarget, &'t str)>,
    /// Whether it has further arguments, `...`.
    pub(super) is_variadic: bool,
    /// The text between the braces; `None` for a declaration.
    pub(super) body: Option<&'t str>,
}

impl<'t> CFunction<'t> {
    /// Parses a function, `int sq(int x) { return x * x; }`. `None` if the text is not a function.
    pub fn read(text: &'t str) -> Option<Result<CFunction<'t>, Mistake>> {
        let unspecified =
            ["static ", "inline ", "extern "].iter().fold(text, |text, word| text.trim_start_matches(word));
        if let Some((ret, name, params, behind)) = function_of_pointer(unspecified) {
            return CFunction::read_parts(text, (Some(ret), name), params, behind);
        }
        let open = text.find('(')?;
        let head = unspecified[..open.checked_sub(text.len() - unspecified.len())?].trim_end();
        let (ret, name) = match head.strip_prefix("void ") {
            Some(name) if !name.contains('*') => (None, name.trim()),
            _ => typed_name(head).map(|(ty, name)| (Some(ty), name))?,
        };
        let close = open + bracketed(&text[open..])? - 1;
        CFunction::read_parts(text, (ret, name), &text[open + 1..close], text[close + 1..].trim())
    }

    /// As [`read`](CFunction::read), given the result and the name, the text of the parameters, and what follows them.
    fn read_parts(
        text: &'t str,
        (ret, name): (Option<CastTarget>, &'t str),
        inside: &'t str,
        behind: &'t str,
    ) -> Option<Result<CFunction<'t>, Mistake>> {
        let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
            && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        // `i64 ptrtoint (ptr @g to i64)` is a constant.
        if parse::is_opcode(name) && !behind.starts_with('{') {
            return None;
        }
        let is_function = behind.is_empty() || behind == ";" || behind.starts_with('{');
        if !is_name || !is_function {
            return None;
        }
        let mut params = Vec::new();
        let mut is_variadic = false;
        for param in literals::at_commas(inside) {
            if param == "..." && !params.is_empty() && !behind.starts_with('{') {
                is_variadic = true;
                continue;
            }
            if matches!(param, "" | "void") && !inside.contains(',') {
                continue;
            }
            if let Some((ty, name)) = function_parameter(param) {
                params.push((ty, name));
                continue;
            }
            // `int a[]` is `int *a`.
            let (param, is_array) = match param.split_once('[') {
                Some((head, lengths)) if !head.contains("(*") => {
                    if let Some((ty, name)) = typed_name(head.trim_end())
                        && let Some(row) = row_type(&ty, lengths)
                    {
                        params.push((CastTarget::Pointer(row), name));
                        continue;
                    }
                    (head.trim_end(), true)
                }
                // `int (*m)[3]` is `int m[][3]`.
                Some((head, lengths))
                    if let Some((ty, name)) =
                        head.trim_end().strip_suffix(')').and_then(|head| head.split_once("(*"))
                        && let Some((ty, "")) =
                            typed_name(&format!("{} {name}", ty.trim_end())).map(|(ty, _)| (ty, ""))
                        && is_identifier(name.trim())
                        && let Some(row) = row_type(&ty, &format!("][{lengths}")) =>
                {
                    params.push((CastTarget::Pointer(row), name.trim()));
                    continue;
                }
                _ => (param, false),
            };
            let found = typed_name(param).map(|(ty, name)| match (is_array, ty) {
                (true, CastTarget::Scalar(ty)) => (CastTarget::Pointer(ty), name),
                (true, CastTarget::Pointer(pointee)) => (CastTarget::Pointer(pointee + "*"), name),
                (false, ty) => (ty, name),
            });
            let record = || record_type(param).map(|ty| CastTarget::Scalar(ty.into()));
            let unnamed = || CastTarget::read(param).or_else(record).map(|ty| (ty, ""));
            match found.or_else(|| unnamed().filter(|_| !behind.starts_with('{'))) {
                Some(param) => params.push(param),
                None => {
                    let place = position_of(param, text);
                    let message = match param {
                        "..." => "functions with variable arguments are defined in LLVM: \
                                  `define i32 @sum(i32 %n, ...) {`, with `llvm.va_start`"
                            .into(),
                        _ => format!("expected a parameter with its type, such as `int n`, found `{param}`"),
                    };
                    return Some(Err(Mistake::at(message, place..place + param.len())));
                }
            }
        }
        let body = match behind.strip_prefix('{') {
            None => None,
            Some(body) => match body.strip_suffix('}') {
                Some(body) => Some(body),
                None => {
                    let message = "a function ends with the `}` of its body";
                    return Some(Err(Mistake::at(message, text.trim_end().len()..text.trim_end().len())));
                }
            },
        };
        Some(Ok(CFunction { name, ret, params, is_variadic, body }))
    }
}

/// Returns the type to which a parameter points that is an array of arrays, given the type of its elements and the text
/// after the first bracket, `][3]`; `None` for an array of another type. The number of rows is not known.
fn row_type(element: &CastTarget, lengths: &str) -> Option<String> {
    let (_, rows) = lengths.split_once(']')?;
    let rows = rows.trim().strip_prefix('[')?.strip_suffix(']')?;
    let mut ty = match element {
        CastTarget::Scalar(ty) => ty.clone(),
        CastTarget::Pointer(pointee) => format!("{pointee}*"),
    };
    for length in rows.split(']').rev() {
        let length: u64 = length.trim().trim_start_matches('[').trim().parse().ok()?;
        ty = format!("[{length} x {ty}]");
    }
    Some(format!("[0 x {ty}]"))
}

/// Splits the head of a function that returns a pointer to a function, `int (*pick(int i))(int)` or, as the name of a type
/// is replaced, `int (*)(int) pick(int i)`, into its result, its name, the text of its parameters, and what follows.
fn function_of_pointer(text: &str) -> Option<(CastTarget, &str, &str, &str)> {
    let star = text.find('(').filter(|at| text[*at..].starts_with("(*"))?;
    let (ret, rest) = (&text[..star], text[star + 2..].trim_start());
    if let Some(behind) = rest.strip_prefix(')') {
        let behind = behind.trim_start();
        let (types, behind) = behind.split_at(bracketed(behind).filter(|_| behind.starts_with('('))?);
        let behind = behind.trim_start();
        let (name, behind) = behind.split_at(behind.find('(')?);
        let length = bracketed(behind)?;
        let (target, _) = function_pointer(&format!("{ret}(*){types}"))?;
        return Some((target, name.trim(), &behind[1..length - 1], behind[length..].trim()));
    }
    let (name, behind) = rest.split_at(rest.find('(')?);
    let length = bracketed(behind).filter(|_| is_identifier(name.trim()))?;
    let types = behind[length..].trim_start().strip_prefix(')')?.trim_start();
    let end = bracketed(types).filter(|_| types.starts_with('('))?;
    let (target, _) = function_pointer(&format!("{ret}(*){}", &types[..end]))?;
    Some((target, name.trim(), &behind[1..length - 1], types[end..].trim()))
}

/// Splits a parameter that is a function, which C adjusts to a pointer: `int f(int)`, or `int (int) f`, as the name of a type
/// is replaced.
pub(super) fn function_parameter(param: &str) -> Option<(CastTarget, &str)> {
    let (head, rest) = param.split_at(param.find('(').filter(|at| !param[*at..].starts_with("(*"))?);
    let (types, name) = rest.split_at(bracketed(rest)?);
    let (ret, name) = match name.trim() {
        "" => {
            let head = head.trim_end();
            let name = &head[head.rfind([' ', '*'])? + 1..];
            (&head[..head.len() - name.len()], name)
        }
        name => (head, name),
    };
    let (target, _) = function_pointer(&format!("{ret}(*){types}")).filter(|_| is_identifier(name))?;
    Some((target, name))
}

/// Splits the declaration of a pointer to an array, `int (*row)[3]`, into its type and its name.
pub(super) fn row_pointer(text: &str) -> Option<(CastTarget, &str)> {
    let (ty, rest) = text.split_once("(*")?;
    let (name, lengths) = rest.split_once(')')?;
    let lengths = lengths.trim().strip_prefix('[').filter(|lengths| lengths.ends_with(']'))?;
    let (ty, _) = typed_name(&format!("{} x", ty.trim_end())).map(|(ty, name)| (ty, name.len()))?;
    let name = Some(name.trim()).filter(|name| is_identifier(name))?;
    Some((CastTarget::Pointer(row_type(&ty, &format!("][{lengths}"))?), name))
}

/// As [`declaration`], also for a struct or union.
fn typed_name(text: &str) -> Option<(CastTarget, &str)> {
    declaration(text).or_else(|| {
        let (ty, name) = text.rsplit_once(' ')?;
        let ty = record_type(ty.trim())?;
        is_identifier(name).then(|| (CastTarget::Scalar(ty.into()), name))
    })
}

/// Splits `P { int x; } p` into the name, the text between the braces, and what follows them.
pub(super) fn body_of(text: &str) -> Option<(&str, &str, &str)> {
    let (name, rest) = text.split_once('{')?;
    let name = name.trim();
    if !(name.is_empty() || is_identifier(name)) {
        return None;
    }
    let mut depth = 1usize;
    let close = literals::code(rest).find(|(_, c)| {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        depth == 0
    });
    let (close, _) = close?;
    Some((name, &rest[..close], rest[close + 1..].trim()))
}

/// Whether a text begins with the definition of a type of C.
pub(super) fn begins_type(text: &str) -> bool {
    let word = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or("");
    match word {
        "typedef" => true,
        "struct" | "union" | "enum" => {
            text.split_once('{').is_some_and(|(head, _)| !head.contains(['(', '=', ';', '"']))
        }
        _ => false,
    }
}

/// Whether a text begins with a statement of C that contains others.
pub(super) fn begins_statement(text: &str, session: &Session) -> bool {
    let word = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or("");
    let behind = text[word.len()..].trim_start();
    let begins = match word {
        "if" | "while" | "for" | "switch" | "assert" => behind.starts_with('('),
        "do" => {
            // A statement, which is not a name in an expression, `do = 5`.
            behind.starts_with('{')
                || !behind.starts_with(['=', '('])
                    && behind.split_once(';').is_some_and(|(_, rest)| rest.trim_start().starts_with("while"))
        }
        "" => session::begins_block(text),
        _ => false,
    };
    begins && session.signature(word).is_none()
}

/// Splits a function or a statement of C with its comments from what follows it; `None` if the text begins with
/// something else.
pub(super) fn first_of(text: &str, session: &Session) -> Option<(String, String)> {
    let is_function = || {
        // With a body, the name can be that of an instruction.
        let head = text.split_once('{')?.0;
        let is_read = |head: &str| matches!(CFunction::read(&format!("{head}{{}}")), Some(Ok(function)) if !function.name.is_empty());
        (is_read(head) || is_read(&with_type_names(head))).then_some(())
    };
    let is_statement = begins_statement(text, session);
    if !is_statement && is_function().is_none() {
        return None;
    }
    let text = without_line_comments(text);
    let end = match is_statement {
        true => statement_length(&text, 0),
        false => text.find('{').and_then(|open| Some(open + bracketed(&text[open..])?)),
    };
    let end = end.unwrap_or(text.len());
    Some((text[..end].trim_end().to_string(), text[end..].trim().to_string()))
}

/// Replaces `struct P` by the name of LLVM's type, whether or not it is defined.
fn with_type_names(text: &str) -> String {
    ["struct", "union"].iter().fold(text.to_string(), |text, word| match text.trim_start().starts_with(word) {
        true => text.trim_start().replacen(&format!("{word} "), &format!("%{word}."), 1),
        false => text
            .replace(&format!("({word} "), &format!("(%{word}."))
            .replace(&format!(", {word} "), &format!(", %{word}.")),
    })
}

/// Replaces `__attribute__((…))` by blanks.
pub(super) fn without_attributes(text: &str) -> Cow<'_, str> {
    const WORD: &str = "__attribute__";
    let mut out = Cow::Borrowed(text);
    while let Some(at) = out.find(WORD) {
        let behind = &out[at + WORD.len()..];
        let blanks = behind.len() - behind.trim_start().len();
        let Some(length) = bracketed(behind.trim_start()).filter(|_| behind.trim_start().starts_with("((")) else {
            break;
        };
        let end = at + WORD.len() + blanks + length;
        out.to_mut().replace_range(at..end, &" ".repeat(end - at));
    }
    out
}

/// Returns the length of a text in brackets, which are its first characters.
pub(super) fn bracketed(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (at, c) in literals::code(text) {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 {
            return Some(at + 1);
        }
    }
    None
}

/// Returns the length of the statement of C at the beginning of a text; `None` if it does not end.
fn statement_length(text: &str, depth: usize) -> Option<usize> {
    if depth > MAX_DEPTH {
        return None;
    }
    let start = text.len() - text.trim_start().len();
    let rest = &text[start..];
    let word = rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or("");
    let mut at = start + word.len();
    let blanks = |at: usize| at + text[at..].len() - text[at..].trim_start().len();
    match word {
        "" if rest.starts_with('{') => return Some(start + bracketed(rest)?),
        "if" | "while" | "for" | "switch" => {
            at = blanks(at);
            at += bracketed(&text[at..])?;
            at += statement_length(&text[at..], depth + 1)?;
            let next = &text[blanks(at)..];
            let has_else =
                next.strip_prefix("else").is_some_and(|next| !next.starts_with(|c: char| c.is_alphanumeric()));
            if word == "if" && has_else {
                at = blanks(at) + "else".len();
                at += statement_length(&text[at..], depth + 1)?;
            }
            return Some(at);
        }
        "do" => at += statement_length(&text[at..], depth + 1)?,
        _ => at = start,
    }
    let mut nesting = 0usize;
    for (end, c) in literals::code(&text[at..]) {
        match c {
            '(' | '[' | '{' => nesting += 1,
            ')' | ']' | '}' => nesting = nesting.saturating_sub(1),
            ';' if nesting == 0 => return Some(at + end + 1),
            _ => {}
        }
    }
    None
}

/// Replaces comments up to the end of the line, and the ends of lines, by blanks.
pub(super) fn in_one_line(text: &str) -> String {
    without_line_comments(text).replace('\n', " ")
}

/// Replaces comments up to the end of the line by blanks.
pub fn without_line_comments(text: &str) -> String {
    let blanked = |line: &str| {
        let comment = literals::code(line).find(|(at, c)| *c == '/' && line[*at..].starts_with("//"));
        let end = comment.map_or(line.len(), |(at, _)| at);
        format!("{}{}", &line[..end], " ".repeat(line.len() - end))
    };
    text.split('\n').map(blanked).collect::<Vec<_>>().join("\n")
}
