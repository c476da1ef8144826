//! Statements: splitting of a line at semicolons and commas, declarations, and assignments.

use super::super::mistakes::{Mistake, position_of};
use super::c_syntax;
use super::literals;
use super::local_types;
use super::names;
use super::nodes::{CastTarget, ExprNode, Operator, declaration, function_pointer, is_identifier};
use super::other_languages;
use super::other_tools;
use super::reader::ExpressionReader;
use llvmlite_jit::parse;
use llvmlite_jit::session::{self, Session};
use std::collections::HashSet;

/// Splits a text that is not assembly at its semicolons into expressions, and removes comments. The text after a `;`
/// is an expression, or a comment as in assembly. A single word is an expression if it is a name of the session, or of
/// a preceding declaration or assignment: `int i; i`.
pub fn statements(text: &str, session: &Session) -> Vec<String> {
    let text = &*c_syntax::without_attributes(text);
    if let Some((first, rest)) = c_syntax::first_of(text, session) {
        let rest = if rest.is_empty() { Vec::new() } else { statements(&rest, session) };
        let first = local_types::hoisted(&first, session).unwrap_or_else(|| vec![first]);
        return first.into_iter().chain(rest).collect();
    }
    // An expression over several lines is one.
    let word = first_word(text);
    let begins_type = c_syntax::begins_type(text) || names::type_alias(word, session).is_some();
    let text = match begins_type {
        true => c_syntax::in_one_line(text),
        false => text.replace('\n', " "),
    };
    let mut found = Vec::new();
    let mut named: HashSet<String> = HashSet::new();
    let mut aliases: HashSet<String> = HashSet::new();
    let mut rest = text.trim();
    loop {
        let is_known = |name: &str| named.contains(name) || names::with_sigil(name, session).is_some();
        let is_type = |word: &str| aliases.contains(word) || names::type_alias(word, session).is_some();
        let (length, next) = statement_end(rest, &is_known);
        let before = found.len();
        match record_with_variables(rest[..length].trim()) {
            Some((record, variables)) => {
                found.push(record);
                found.extend(declarations(&variables));
            }
            None => match declarations_of_alias(rest[..length].trim(), &is_type) {
                whole if whole.len() == 1 => {
                    let operands = comma_operands(rest[..length].trim(), &is_known);
                    found.extend(operands.unwrap_or(whole));
                }
                declared => found.extend(declared),
            },
        }
        rest = rest[next..].trim();
        let declares = |text: &&String| is_type(first_word(text)) || struct_type(left_of(text)).is_some();
        let variables: Vec<String> = found[before..]
            .iter()
            .filter(declares)
            .filter_map(|text| left_of(text).rsplit([' ', '*']).next().map(String::from))
            .collect();
        named.extend(variables);
        for statement in &found[before..] {
            named.extend(name_of(statement).map(String::from));
            aliases.extend(alias_of(statement).map(String::from));
        }
        if c_syntax::first_of(rest, session).is_some() {
            found.extend(statements(rest, session));
            return found;
        }
        let is_known = |name: &str| named.contains(name) || names::with_sigil(name, session).is_some();
        let is_type = |word: &str| aliases.contains(word) || names::type_alias(word, session).is_some();
        let next = rest[..statement_end(rest, &is_known).0].trim();
        let is_statement = is_type(first_word(next))
            || struct_type(left_of(next)).is_some()
            || c_syntax::begins_type(next)
            || is_expression(next, &is_known)
            || is_operation(next)
            || is_misspelled(next, rest, &is_known)
            || is_unfinished(next, &is_known);
        if rest.is_empty() || !is_statement {
            return found;
        }
    }
}

/// Splits `i++, x = 2`, whose operands have effects or are values of known names, at the commas; `None` for any other text.
fn comma_operands(text: &str, is_known: &dyn Fn(&str) -> bool) -> Option<Vec<String>> {
    let parts = literals::at_commas(text);
    let has_effect = |part: &&str| {
        let is_call = || ExpressionReader::read(part, is_known).is_some_and(|node| matches!(*node, ExprNode::Call(..)));
        let assigns = || {
            let (target, value) = part.split_at(assignment(part)?);
            let target = target.trim();
            let is_place = declaration(target).is_none() && is_target(target, is_known);
            (is_place && ExpressionReader::read(&value[1..], is_known).is_some()).then_some(())
        };
        step(part, is_known).is_some() || is_call() || assigns().is_some()
    };
    let is_value = |part: &&str| {
        let node = ExpressionReader::read(part, is_known).filter(|_| !session::is_type_word(first_word(part)));
        let Some(node) = node else { return false };
        let mut names = Vec::new();
        node.names(&mut names);
        matches!(*node, ExprNode::Call(..)) || !names.is_empty() && names.into_iter().all(is_known)
    };
    let are_operands = parts.iter().all(|part| has_effect(part) || is_value(part));
    (parts.len() > 1 && are_operands).then(|| parts.into_iter().map(String::from).collect())
}

/// Whether a word, which is no name of the session, stands between statements as one of them, and is no comment:
/// `x = 5; nope; y = 6`.
fn is_misspelled(word: &str, text: &str, is_known: &dyn Fn(&str) -> bool) -> bool {
    let rest = text[word.len()..].strip_prefix(';').unwrap_or("").trim();
    let next = rest[..statement_end(rest, is_known).0].trim();
    other_tools::is_word(word) && assignment(next).is_some() && is_expression(next, is_known)
}

/// Whether a text, which is no expression, is meant as one, and is no comment, because its words are names that are
/// known: `x = 1; x x`, `f(1); f(2`.
fn is_unfinished(text: &str, is_known: &dyn Fn(&str) -> bool) -> bool {
    let is_word_char = |c: char| c.is_ascii_alphanumeric() || "._$%@".contains(c);
    let code: String = literals::code(text).map(|(_, c)| c).collect();
    let mut names = code.split(|c| !is_word_char(c)).filter(|word| word.starts_with(|c: char| !c.is_ascii_digit()));
    // A comment may begin with a number, and consist of a sign.
    names.clone().next().is_some() && names.all(|name| is_known(name.trim_start_matches(['%', '@'])))
}

/// Returns the end of the first expression, and the start of the rest.
fn statement_end(text: &str, is_known: &dyn Fn(&str) -> bool) -> (usize, usize) {
    let mut depth = 0usize;
    for (at, c) in literals::code(text) {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            ';' if depth == 0 => return (at, at + 1),
            // Python's `10 // 3` is a mistake, and not a comment.
            '/' if text[at..].starts_with("//") && !is_expression(text[at + 2..].trim(), is_known) => {
                return (at, text.len());
            }
            _ => {}
        }
    }
    (text.len(), text.len())
}

/// Whether a text is a C expression or statement rather than a comment.
fn is_expression(text: &str, is_known: &dyn Fn(&str) -> bool) -> bool {
    let (target, written) = match assignment(text) {
        Some(at) => (text[..at].trim(), &text[at + 1..]),
        None => ("", text),
    };
    let word = text.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or("");
    // The name of a value may contain a dot, as that of a member, `p.x`.
    let is_known_name = |name: &str| is_known(name) || name.split_once('.').is_some_and(|(base, _)| is_known(base));
    let is_unknown = |node: &ExprNode| matches!(node, ExprNode::Name(name) if !is_known_name(name));
    let is_array = array_declaration(if target.is_empty() { text } else { target }).is_some();
    let written = match scalar_in_braces(written.trim()) {
        Some(Ok(inside)) => inside,
        _ => written,
    };
    match ExpressionReader::read(written, is_known) {
        _ if is_array => true,
        Some(_) if !target.is_empty() && is_target(target, is_known) => true,
        Some(node) if target.is_empty() && !is_unknown(&node) => true,
        // `%y = add i64 1, 2`
        _ if !target.is_empty() && is_target(target, is_known) && is_operation(written.trim()) => true,
        _ => {
            declaration(text).is_some()
                // A comment may begin with `for` or `if`.
                || text[word.len()..].trim_start().starts_with('(') && other_languages::of_another_language(word).is_some()
        }
    }
}

/// Whether a text can be the left side of an assignment: a name, memory, or a declaration; it may end in the operator
/// of a compound assignment, as in `x += 1`.
fn is_target(text: &str, is_known: &dyn Fn(&str) -> bool) -> bool {
    let text = text.strip_prefix("auto ").unwrap_or(text);
    let place = Operator::of_assignment(text).map_or(text, |(_, place)| place.trim_end());
    let node = ExpressionReader::read(place, is_known);
    declaration(text).is_some() || node.is_some_and(|node| matches!(*node, ExprNode::Name(_)) || node.is_access())
}

/// Whether a text is an instruction rather than prose: it has a type among its first words, as in `add nsw i64 1, 2`.
fn is_operation(text: &str) -> bool {
    let mut words = text.split([' ', ',']);
    let is_type = |word: &str| session::is_type_word(word.trim_end_matches('*')) || word == "void";
    words.next().is_some_and(parse::is_opcode) && words.take(4).any(is_type)
}

/// Splits an instruction, or a definition in one line, from expressions after a `;`: `%x = add i64 1, 2; x * 2`. A `;`
/// after a blank begins a comment, and so does one before a text with an unknown name.
pub fn after_instruction(text: &str, session: &Session) -> Vec<String> {
    let whole = || vec![text.to_string()];
    if text.contains('\n') {
        return whole();
    }
    let Some((at, _)) = literals::code(text).find(|(_, c)| *c == ';') else { return whole() };
    let (first, rest) = (&text[..at], text[at + 1..].trim());
    if first.ends_with(char::is_whitespace) || rest.is_empty() {
        return whole();
    }
    let global = ["define ", "declare "].iter().any(|word| first.starts_with(word));
    let own = match global {
        true => first.split('@').nth(1).and_then(|rest| rest.split('(').next()),
        false => first.split_once('=').map(|(name, _)| name.trim().trim_start_matches(['%', '@'])),
    };
    let is_known = |name: &str| {
        let is_function = || session.signature(name).is_some();
        own == Some(name.trim_start_matches(['%', '@'])) || names::with_sigil(name, session).is_some() || is_function()
    };
    let next = rest[..statement_end(rest, &is_known).0].trim();
    let written = assignment(next).map_or(next, |at| next[at + 1..].trim());
    let mentions_known = ExpressionReader::read(written, &is_known).is_some_and(|node| {
        let mut names = Vec::new();
        node.names(&mut names);
        !names.is_empty() && names.into_iter().all(is_known)
    });
    let is_statement = is_operation(written) || mentions_known && is_expression(next, &is_known);
    if !is_statement {
        return whole();
    }
    std::iter::once(first.to_string()).chain(statements(rest, session)).collect()
}

/// Returns the first word of a text; empty if it does not begin with one.
fn first_word(text: &str) -> &str {
    text.split([' ', '*']).next().filter(|word| is_identifier(word)).unwrap_or("")
}

/// Returns the declared name with its type, without the lengths of an array.
fn left_of(text: &str) -> &str {
    let left = assignment(text).map_or(text, |at| &text[..at]);
    left.split('[').next().unwrap_or_default().trim()
}

/// As [`declarations`], also for the name of a type that `typedef` defined.
fn declarations_of_alias(text: &str, is_type: &dyn Fn(&str) -> bool) -> Vec<String> {
    let word = first_word(text);
    if !is_type(word) {
        return declarations(text);
    }
    let parts = declarations(&format!("int{}", &text[word.len()..]));
    parts.iter().map(|part| format!("{word}{}", part.strip_prefix("int").unwrap_or(part))).collect()
}

/// Splits `struct P { int x; } p = {1}` into the definition of the type and the declaration of the variables.
fn record_with_variables(text: &str) -> Option<(String, String)> {
    let plain = without_qualifiers(text);
    let qualifiers = &text[..text.len() - plain.len()];
    let text = plain;
    let (word, rest) = text.split_once(' ').filter(|(word, _)| ["struct", "union", "enum"].contains(word))?;
    let (name, _, variables) = c_syntax::body_of(rest).filter(|(name, ..)| !name.is_empty() || word == "enum")?;
    let first = variables.trim_start_matches(['*', ' ']);
    let is_variable = first.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    let record = text[..text.len() - variables.len()].trim_end();
    let ty = if name.is_empty() { "int".to_string() } else { format!("{word} {name}") };
    is_variable.then(|| (record.to_string(), format!("{qualifiers}{ty} {variables}")))
}

/// Returns the name that `typedef int number` defines.
fn alias_of(statement: &str) -> Option<&str> {
    let rest = statement.strip_prefix("typedef ")?.trim_end();
    match function_pointer(rest) {
        Some((_, name)) => Some(name),
        None => rest.rsplit([' ', '*', '}']).next().filter(|name| is_identifier(name)),
    }
}

/// Returns the name that a statement declares or assigns to, without its sigil.
fn name_of(statement: &str) -> Option<&str> {
    let left = assignment(statement).map_or(statement, |at| &statement[..at]).trim();
    let left = left.strip_prefix("auto ").unwrap_or(left);
    let name = match (array_declaration(left), declaration(left)) {
        (Some((_, name, _)), _) | (None, Some((_, name))) => name,
        _ if left.len() < statement.len() => left.trim_start_matches(['%', '@']),
        _ => return None,
    };
    other_tools::is_word(name).then_some(name)
}

/// Returns the left side of the compound assignment that is equivalent to a step, such as `x +` of `x += 1` for `x++`
/// or `++x`.
pub(super) fn step(text: &str, is_known: &dyn Fn(&str) -> bool) -> Option<String> {
    let (place, operator) = [("++", "+"), ("--", "-")].into_iter().find_map(|(step, operator)| {
        // `*p++` is `*(p++)`.
        let suffix = text.strip_suffix(step).filter(|place| !place.trim_start().starts_with('*'));
        let place = suffix.or_else(|| text.strip_prefix(step))?.trim();
        Some((place, operator))
    })?;
    let node = ExpressionReader::read(place, is_known)?;
    let is_place = matches!(*node, ExprNode::Name(_)) || node.is_access();
    is_place.then(|| format!("{place} {operator}"))
}

/// Splits `int i = 1, *p` at its commas into declarations of one name each; any other text is returned whole.
pub(super) fn declarations(text: &str) -> Vec<String> {
    let whole = || vec![text.to_string()];
    let mut parts: Vec<_> = std::iter::once(0..text.len()).collect();
    let mut depth = 0usize;
    for (at, c) in literals::code(text) {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                let last = parts.len() - 1;
                parts[last].end = at;
                parts.push(at + 1..text.len());
            }
            _ => {}
        }
    }
    let mut parts = parts.into_iter().map(|range| text[range].trim());
    let first = parts.next().unwrap_or_default();
    fn left(part: &str) -> &str {
        assignment(part).map_or(part, |at| &part[..at]).trim()
    }
    let head = left(first).split('[').next().unwrap_or_default().trim_end();
    if head.contains("(*") {
        return whole();
    }
    // `i64 5, x` are operands of LLVM.
    let word = head.split(' ').next().unwrap_or_default();
    if session::is_type_word(word) && !["float", "double"].contains(&word) {
        return whole();
    }
    let base = match (struct_type(head), declaration(head)) {
        (Some(base), _) => base,
        (None, Some((_, name))) => head[..head.len() - name.len()].trim_end_matches([' ', '*']),
        _ => return whole(),
    };
    let mut all = vec![first.to_string()];
    for part in parts {
        let declared = format!("{base} {part}");
        let head = left(&declared).split('[').next().unwrap_or_default().trim_end();
        if declaration(head).is_none() && struct_type(head).is_none() {
            return whole();
        }
        all.push(declared);
    }
    all
}

/// Splits the declaration of an array in C syntax, `int a[3]`, into type, name and the text of its length.
pub(super) fn array_declaration(text: &str) -> Option<(CastTarget, &str, &str)> {
    // `int (*ops[2])(int, int)`
    if let Some((ty, name)) = function_pointer(text)
        && let Some((name, length)) = name.strip_suffix(']').and_then(|name| name.split_once('['))
    {
        return is_identifier(name.trim_end()).then(|| (ty, name.trim_end(), length.trim()));
    }
    let (head, length) = text.strip_suffix(']')?.split_once('[')?;
    let (ty, name) = declaration(head.trim_end())?;
    Some((ty, name, length.trim()))
}

/// Returns the type and the name of a variable of a named type, `%P p`, and the length of an array of them, `%P p[3]`.
pub(super) fn record_declaration<'a>(text: &'a str, session: &Session) -> Option<(&'a str, &'a str, Option<&'a str>)> {
    let (ty, name) = without_qualifiers(text).split_once(' ').map(|(ty, name)| (ty, name.trim()))?;
    let (name, length) = match name.strip_suffix(']').and_then(|name| name.split_once('[')) {
        Some((name, length)) => (name.trim_end(), Some(length.trim())),
        None => (name, None),
    };
    let is_type = ty.starts_with('%') && session.knows(ty) && session.value_type(ty).is_none();
    let is_constant = ["zeroinitializer", "undef", "poison"].contains(&name);
    (is_identifier(name) && !is_constant && is_type).then_some((ty, name, length))
}

/// Returns the type of a declaration of a struct or union variable in C, `struct P p`.
fn struct_type(head: &str) -> Option<&str> {
    let plain = without_qualifiers(head);
    let behind = ["struct ", "union "].into_iter().find_map(|word| plain.strip_prefix(word))?;
    let (name, rest) = behind.trim_start().split_once([' ', '*'])?;
    let variable = rest.trim_start_matches([' ', '*']);
    (is_identifier(name) && is_identifier(variable))
        .then(|| head[..head.len() - variable.len()].trim_end_matches([' ', '*']))
}

/// Returns a declaration without the qualifiers before its type.
fn without_qualifiers(text: &str) -> &str {
    let mut text = text;
    while let Some(rest) =
        ["static ", "const ", "volatile ", "register "].iter().find_map(|word| text.strip_prefix(word))
    {
        text = rest.trim_start();
    }
    text
}

/// Returns the value in the braces of `int x = {1}`, the initializer of a scalar; `None` if there are none.
pub(super) fn scalar_in_braces(text: &str) -> Option<Result<&str, Mistake>> {
    let inside = text.strip_prefix('{')?.strip_suffix('}')?.trim();
    let inside = inside.strip_suffix(',').map_or(inside, str::trim_end);
    let end = literals::at_commas(inside).first().map_or(0, |first| first.len());
    Some(match () {
        () if inside.is_empty() => Ok("0"),
        () if end < inside.len() => {
            let excess = inside[end..].trim_start_matches([' ', ',']);
            let at = position_of(excess, text);
            Err(Mistake::at("excess elements in scalar initializer", at..at + excess.len()))
        }
        () => scalar_in_braces(inside).unwrap_or(Ok(inside)),
    })
}

/// Returns the offset of the `=` of an assignment.
pub(super) fn assignment(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut depth = 0usize;
    for (at, c) in literals::code(text) {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            '=' if depth == 0 => {
                let before = |n: usize| at.checked_sub(n).map(|at| bytes[at]);
                // `<=`, but not `<<=`.
                let orders = matches!(before(1), Some(b'<' | b'>')) && before(1) != before(2);
                let compares = matches!(before(1), Some(b'=' | b'!')) || orders || bytes.get(at + 1) == Some(&b'=');
                return (!compares).then_some(at);
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn semicolons_separate_expressions_and_begin_comments() {
        // SAFETY: the test runs its own constant text.
        let session = unsafe { Session::new(Default::default()) }.expect("this machine");
        for (text, wanted) in [
            ("y = 3; z = y + 1;", &["y = 3", "z = y + 1"][..]),
            ("f(1); f(2) ; it is squared", &["f(1)", "f(2)"]),
            ("x = 5 ; remember (", &["x = 5"]),
            ("int i; i", &["int i", "i"]),
            ("int i, j; i + j; j", &["int i", "int j", "i + j", "j"]),
            ("x = 5; x; it", &["x = 5", "x"]),
            ("x = 5; nope; y = 6", &["x = 5", "nope", "y = 6"]),
            ("x = 5; nope; or so", &["x = 5"]),
            ("x = 1; x x", &["x = 1", "x x"]),
            ("x = 1; x + (; x", &["x = 1", "x + (; x"]),
            ("x = 1; x is one", &["x = 1"]),
            ("x = 1; 1 1", &["x = 1"]),
            ("x = 1; add i32 %x, 1", &["x = 1", "add i32 %x, 1"]),
            ("auto x = 5; x", &["auto x = 5", "x"]),
            ("int a[2]; a; a[0]++; a[0]", &["int a[2]", "a", "a[0]++", "a[0]"]),
            ("f(1) ; yields i32:result = 4 + x", &["f(1)"]),
            ("int i, *p = null, a[2] = {1, 2}; 5", &["int i", "int *p = null", "int a[2] = {1, 2}", "5"]),
            ("double x, y = k(1, 2)", &["double x", "double y = k(1, 2)"]),
            ("int i, 5", &["int i, 5"]),
            ("puts(\"a;b\"); puts(\"c\") // greet", &["puts(\"a;b\")", "puts(\"c\")"]),
            ("i = 1, x = 2; i++, --x", &["i = 1", "x = 2", "i++", "--x"]),
            ("10 // 3", &["10 // 3"]),
            ("f(1,\n  2)", &["f(1,   2)"]),
            ("for (i = 0; i < 3; i++) x", &["for (i = 0; i < 3; i++) x"]),
        ] {
            assert_eq!(statements(text, &session), wanted, "{text}");
        }
    }

    #[test]
    fn a_semicolon_without_a_blank_before_it_ends_an_instruction() {
        // SAFETY: the test runs its own constant text.
        let session = unsafe { Session::new(Default::default()) }.expect("this machine");
        for (text, wanted) in [
            ("%x = add i64 1, 2; x * 2", &["%x = add i64 1, 2", "x * 2"][..]),
            ("%x = add i64 1, 2; %y = mul i64 %x, 2; y", &["%x = add i64 1, 2", "%y = mul i64 %x, 2", "y"]),
            ("declare i32 @abs(i32); abs(-5)", &["declare i32 @abs(i32)", "abs(-5)"]),
            ("@s = constant [2 x i8] c\";\\00\"; puts(s)", &["@s = constant [2 x i8] c\";\\00\"", "puts(s)"]),
            ("%x = add i64 1, 2 ; x * 2", &["%x = add i64 1, 2 ; x * 2"]),
            ("%x = add i64 1, 2; a + b", &["%x = add i64 1, 2; a + b"]),
            ("%x = add i64 1, 2; add one to it", &["%x = add i64 1, 2; add one to it"]),
            ("%x = add i64 1, 2; 3", &["%x = add i64 1, 2; 3"]),
            ("define i64 @f() {\n  ret i64 1; x\n}", &["define i64 @f() {\n  ret i64 1; x\n}"]),
        ] {
            assert_eq!(after_instruction(text, &session), wanted, "{text}");
        }
    }
}
