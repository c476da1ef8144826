//! Expressions in C syntax: infix arithmetic, nested calls, strings, elements of memory. Each is lowered to LLVM
//! instructions, one per line.

mod addresses;
mod assignments;
mod branches;
mod builtins;
mod by_value;
mod c_syntax;
mod calls;
mod conversions;
mod copies;
mod declarations;
mod functions;
mod headers;
mod initializers;
mod literals;
mod locals;
mod lower;
mod lowered;
mod members;
mod names;
mod nodes;
mod other_languages;
mod poison;
mod printf;
mod reader;
mod records;
mod shared;
mod statement_lowering;
mod statements;
mod statics;
mod switches;

pub use conversions::llvm_type as without_sign;
pub use headers::{missing_types, named_constant};
pub use literals::is_library_variable;
pub use lowered::{LoweredExpression, is_helper};
pub use names::{forward_declaration, type_alias, with_session_names, with_sigil, written_place};
pub use statements::{after_instruction, statements};

use super::mistakes::{Mistake, position_of};
use super::other_tools::{self, is_word};
use llvmlite_jit::parse;
use llvmlite_jit::session::{self, Session};
use lower::Lowering;
use nodes::{CastTarget, ExprNode, Operator, SpannedNode, declaration};
use reader::ExpressionReader;
use statements::{array_declaration, assignment, record_declaration, step};

/// Returns the LLVM type of a C type, `int` or `char *`, unless it is the name of a value.
pub fn c_type(text: &str) -> Option<String> {
    Some(match CastTarget::read(text)? {
        CastTarget::Scalar(ty) => conversions::llvm_type(&ty),
        CastTarget::Pointer(_) => "ptr".into(),
    })
}

/// Lowers an expression such as `f(2) + 1`, `%a[1]` or `x = 5` to instructions. `None` if the text is LLVM assembly,
/// which a session reads itself.
pub fn lower(text: &str, session: &Session) -> Result<Option<LoweredExpression>, Mistake> {
    let translated = translate(text, session).and_then(|lowered| match lowered {
        Some(LoweredExpression { mistake: Some(mistake), .. }) => Err(mistake),
        lowered => Ok(lowered),
    });
    translated.map_err(|mut mistake| {
        if mistake.message.starts_with("expected a pointer, but")
            && let Some(at) = text.find("**")
        {
            mistake.message += "; there is no operator `**`, call `pow(2.0, 3.0)`";
            mistake.place = Some(at..at + 2);
        }
        mistake
    })
}

fn translate(text: &str, session: &Session) -> Result<Option<LoweredExpression>, Mistake> {
    if let Some(word) = ["define", "declare"].into_iter().find(|word| text.starts_with(word))
        && let Some(value) = text[word.len()..].trim_start().strip_prefix('=')
    {
        let value = value.trim();
        let message =
            format!("`{word}` begins a function, and cannot be a name; write another one: `{word}1 = {value}`");
        return Err(Mistake::at(message, 0..word.len()));
    }
    if let Some(lowered) = declarations::lower_declaration(text, session) {
        return lowered.map(Some);
    }
    if let Some(lowered) =
        functions::lower_function(text, session).or_else(|| functions::lower_statement(text, session))
    {
        return lowered.map(Some);
    }
    let is_module_item = ["source_filename", "deplibs"].iter().any(|word| text.starts_with(word));
    if text.contains('\n') || is_module_item && parse::is_top_level(text) {
        return Ok(None);
    }
    // Instructions and definitions have no such limit.
    if reader::is_too_long(text) && !(session::begins_assembly(text) && session::is_assembly(text)) {
        return Err(reader::too_long());
    }
    // `if (x > 3) x = 1` would be an assignment.
    let word = text.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or("");
    if text[word.len()..].trim_start().starts_with('(')
        && session.signature(word).is_none()
        && let Some(message) = other_languages::of_another_language(word)
    {
        return Err(Mistake::at(message, 0..word.len()));
    }
    if let Some(mistake) = call_of_instruction(text, word, session) {
        return Err(mistake);
    }
    if let Some(mistake) = other_spelling(text, session) {
        return Err(mistake);
    }
    let input = text;
    // `auto x = 5` of C++ and C23: the type of the value is that of the name anyway.
    let text = text.strip_prefix("auto ").filter(|rest| assignment(rest).is_some()).map_or(text, str::trim_start);
    let mut lowering = Lowering::new(input, session);
    let is_known = |name: &str| names::with_sigil(name, session).is_some();
    let stepped = step(text, &is_known);
    let (target, written) = match assignment(text) {
        _ if let Some(target) = &stepped => (target.as_str(), "1"),
        Some(at) if text[..at].trim().is_empty() => {
            return Err(Mistake::at("expected a name before `=`: `x = 5`", at..at + 1));
        }
        Some(at) => (text[..at].trim(), text[at + 1..].trim()),
        None if let Some(value) = implied_value(text, &is_known) => (text, value),
        None => ("", text),
    };
    if let Some((ty, name, length)) = array_declaration(if target.is_empty() { text } else { target }) {
        let value = (!target.is_empty()).then_some(written);
        return lowering
            .declare_array(&ty, name, length, value, &is_known)
            .map(|()| Some(lowering.finish(None, false)));
    }
    if let Some((ty, name, length)) = record_declaration(if target.is_empty() { text } else { target }, session) {
        let value = (!target.is_empty()).then_some(written);
        return lowering
            .declare_record(ty, name, length, value, &is_known)
            .map(|()| Some(lowering.finish(None, false)));
    }
    let start = position_of(written, input);
    let Some(mut node) = ExpressionReader::read_at(written, start, &is_known) else {
        return not_an_expression(target, written, session, &is_known).map_err(|mistake| mistake.moved(start));
    };
    let (compound, target) = match Operator::of_assignment(target) {
        Some((operator, target)) => (Some(operator), target.trim()),
        None => (None, target),
    };
    node.divide_names(&is_known);
    // `int x = 5`: the type is that of the value.
    let (declared, target) = match declaration(target) {
        Some((ty, name)) if !is_known(target) => (Some(ty), name),
        _ => (None, target),
    };
    // In C, the name is known in its own initializer: `struct P *p = malloc(sizeof *p)`.
    if let Some(ty) = &declared {
        node.size_names(target, ty);
    }
    if lowering.mentions_type(&node) {
        return Ok(None);
    }
    let is_literal = matches!(*node, ExprNode::Literal(..));
    if is_literal && (target.is_empty() || target.starts_with('%')) {
        return Ok(None);
    }
    let has_declared = declared.is_some();
    let mut place = ExpressionReader::read_at(target, position_of(target, input), &is_known);
    // `%i.0 = …` names a value as LLVM does.
    if let Some(place) = place.as_mut().filter(|_| !target.starts_with('%')) {
        place.divide_names(&is_known);
    }
    if let Some(place) = place.as_ref().filter(|_| assignment(text).is_some()) {
        lowering.check_base(place)?;
    }
    if let Some(operator) = compound {
        let Some(place) = &place else { return Ok(None) };
        let is_memory = match &**place {
            ExprNode::Name(name) => lowering.is_variable(name),
            _ => place.is_access() && lowering.whole_of(place)?.is_none(),
        };
        if is_memory {
            let (old, new) = lowering.change(place, operator, &node)?;
            // As in C, `x++` is the value before; `x += 1` is entered for its effect.
            if stepped.is_some() {
                lowering.result(if text.ends_with(['+', '-']) { old } else { new });
            }
            return Ok(Some(lowering.finish(None, false)));
        }
        if place.has_changes() {
            let message =
                format!("`{target}` would be evaluated twice; write `{target} = {target} {} …`", operator.text);
            return Err(Mistake::from(message).or_at(&place.span));
        }
        node = SpannedNode::new(ExprNode::Binary(operator, place.clone(), node), 0..text.len());
    }
    if let (Some(place), None, None, false) = (&place, &compound, &declared, target.starts_with(['%', '@']))
        && text == input
        && lowering.assign_record(place, &node, written)?
    {
        return Ok(Some(lowering.finish(None, false)));
    }
    // A declared name keeps its type, and so does one that is changed: `c += 1`.
    let kept = match place.as_deref() {
        Some(ExprNode::Name(name)) if declared.is_none() && !lowering.is_variable(name) => {
            let kept = compound.and_then(|_| lowering.kept_type(name));
            kept.or_else(|| lowering.declared(name).filter(|_| !target.starts_with('%')))
        }
        _ => None,
    };
    let keeps_declaration = has_declared || lowering.declared(target).is_some() && kept.is_some();
    if let (Some(CastTarget::Scalar(ty)), ExprNode::Int(constant)) = (&declared, &*node) {
        lowering.check_range(*constant, ty);
    }
    if let (Some(CastTarget::Scalar(ty)), ExprNode::Float(decimal)) = (declared.as_ref().or(kept.as_ref()), &*node) {
        lowering.check_fraction(decimal, ty);
    }
    if let Some(ty) = declared.or(kept) {
        node = node.wrapped(|node| ExprNode::Convert(ty, node));
    }
    lowering.translated = !node.is_leaf() && !matches!(*node, ExprNode::Call(..));
    let target = match &place {
        _ if target.is_empty() => None,
        None => return Ok(None),
        Some(place) => match &**place {
            ExprNode::Name(name)
                if !has_declared
                    && lowering.is_variable(name)
                    && !(matches!(*node, ExprNode::Text(_)) && lowering.is_text(name)) =>
            {
                lowering.translated = true;
                return lowering.assign_only(place, &node).map(|()| Some(lowering.finish(None, false)));
            }
            ExprNode::Name(name) if !name.starts_with('@') => {
                if let (ExprNode::Text(text), false) = (&*node, name.starts_with('%'))
                    && (lowering.known_name(name).is_none() || lowering.is_text(name))
                {
                    lowering.translated = true;
                    lowering.define_text(name, text);
                    return Ok(Some(lowering.finish(None, false)));
                }
                Some(name.trim_start_matches('%').to_string())
            }
            _ if place.is_access() => {
                lowering.translated = true;
                if let Some(name) = lowering.assign_part(place, &node)? {
                    return Ok(Some(lowering.finish(Some(&name), false)));
                }
                return lowering.assign_only(place, &node).map(|()| Some(lowering.finish(None, false)));
            }
            // `i32* null` has no `=`.
            ExprNode::Name(_) => return Ok(None),
            _ if assignment(text).is_some() => {
                let message = "the left operand of `=` must be a name or memory: `x`, `p[0]`, `*p`";
                return Err(Mistake::from(message).or_at(&place.span));
            }
            _ => return Ok(None),
        },
    };
    match &*node {
        ExprNode::Name(name) if target.is_some() && !text.starts_with('%') && other_tools::is_word(name) => {
            // `f = fac`: no instruction is a single word, except for this one.
            if lowering.known_name(name).is_none() && name == "unreachable" {
                return Ok(None);
            }
            lowering.evaluate(&node).map(|()| Some(lowering.finish(target.as_deref(), keeps_declaration)))
        }
        ExprNode::Name(name)
            if !literals::is_stream(name) && (target.is_none() || lowering.known_name(name).is_none()) =>
        {
            Ok(None)
        }
        ExprNode::Text(text) if target.is_none() => {
            let lines = vec![literals::constant(text)];
            let ty = lines[0].split(" c\"").next().unwrap_or_default().to_string();
            Ok(Some(LoweredExpression { lines, ty, ..Default::default() }))
        }
        ExprNode::Word(word) if word != "true" && word != "false" && word != "null" => {
            Err(format!("`{word}` needs a type: `i64 {word}`").into())
        }
        ExprNode::Call(name, arguments) if arguments.iter().all(|argument| argument.is_leaf()) => {
            for argument in arguments {
                if let ExprNode::Name(name) = &**argument
                    && !name.starts_with(['%', '@'])
                    && !literals::is_stream(name)
                {
                    lowering.resolve(name).map_err(|mistake| mistake.or_at(&argument.span))?;
                }
            }
            // The session reports an undefined function at its place in the text.
            let signature = session.signature(name);
            let is_value = signature.is_none() && lowering.known_name(name).is_some();
            if signature.is_none()
                && !is_value
                && let Some(message) = other_languages::of_another_language(name)
            {
                return Err(Mistake::from(message).or_at(&lowering.place_of_name(&node, name)));
            }
            let unknown = session.library_declaration(name).is_none() && !is_value;
            let strings = arguments.iter().any(|argument| matches!(**argument, ExprNode::Text(_)));
            let varargs = signature.is_some_and(|(params, more, _)| more && arguments.len() >= params.len());
            // A session completes the types of arguments itself, and reports their number.
            let converts = lowering.converts(name, arguments);
            let c_type = session.result_c_type(name);
            let is_builtin = name.starts_with("__builtin_");
            let passes_records = session.by_value_signature(name).is_some();
            let is_typed = is_builtin
                || passes_records
                || c_type.is_unsigned
                || c_type.is_char
                || session.result_pointee(name).is_some();
            let is_plain = unknown && !strings && !varargs && !converts && !is_typed;
            if is_plain && (target.is_none() || text.trim_start().starts_with('%')) {
                return Ok(None);
            }
            lowering.evaluate_for(target.as_deref(), &node)?;
            Ok(Some(lowering.finish(target.as_deref(), keeps_declaration)))
        }
        _ => {
            lowering.evaluate_for(target.as_deref(), &node)?;
            Ok(Some(lowering.finish(target.as_deref(), keeps_declaration)))
        }
    }
}

/// Returns how an input in the syntax of another language is written here: `let x = 3`, `%x = mov i64 5`, `puts "hi"`.
fn other_spelling(text: &str, session: &Session) -> Option<Mistake> {
    let (word, rest) = text.split_once(' ').map(|(word, rest)| (word, rest.trim()))?;
    let is_free = |word: &str| names::with_sigil(word, session).is_none() && !session::is_type_word(word);
    let is_c = || {
        let left = assignment(rest).map_or(rest, |at| &rest[..at]);
        let left = left.split('[').next().unwrap_or_default().trim_end();
        declaration(left).is_some() || record_declaration(left, session).is_some()
    };
    if ["let", "var", "const", "val"].contains(&word)
        && assignment(rest).is_some()
        && is_free(word)
        && !(word == "const" && is_c())
    {
        return Some(Mistake::at(format!("there is no `{word}`: write `{rest}`"), 0..word.len()));
    }
    let behind = assignment(text).map_or("", |at| text[at + 1..].trim_start());
    if let Some(value) = behind.strip_prefix("mov ") {
        let name = text[..text.len() - behind.len()].trim_end();
        let at = position_of(behind, text);
        return Some(Mistake::at(format!("there is no `mov`: write `{name} {}`", value.trim()), at..at + 3));
    }
    let is_function = session.signature(word).is_some() || session.library_declaration(word).is_some();
    let begins_operand = |c: char| c.is_ascii_alphanumeric() || "_\"'%@".contains(c);
    (is_word(word) && !parse::is_opcode(word) && is_free(word) && is_function && rest.starts_with(begins_operand))
        .then(|| Mistake::at(format!("a call has parentheses: `{word}({rest})`"), 0..word.len()))
}

/// Reports a call of a function that has the name of an instruction and is not defined: `add(1, 2)`.
fn call_of_instruction(text: &str, word: &str, session: &Session) -> Option<Mistake> {
    let inside = text[word.len()..].strip_prefix('(')?;
    let first = inside.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or("");
    let is_call = parse::is_opcode(word)
        && !matches!(word, "malloc" | "free")
        && text.ends_with(')')
        && !session::is_type_word(first)
        && session.signature(word).is_none()
        && session.library_declaration(word).is_none();
    let message = format!("use of undefined function `@{word}`; `:help {word}` describes the instruction `{word}`");
    is_call.then(|| Mistake::at(message, 0..word.len()))
}

/// Whether a text begins with a statement of C that contains others, and which may end with an empty one: `while (f());`.
pub fn is_statement(text: &str, session: &Session) -> bool {
    c_syntax::begins_statement(text, session)
}

/// Returns a warning about an instruction in LLVM syntax.
pub fn warning(text: &str) -> Option<String> {
    poison::warning(text).filter(|_| !text.contains('\n'))
}

/// Reports a text that begins like an expression and unlike LLVM assembly: with a number, an operator, or the name of
/// a value. `None` for any other text.
fn not_an_expression(
    target: &str,
    text: &str,
    session: &Session,
    is_known: &dyn Fn(&str) -> bool,
) -> Result<Option<LoweredExpression>, Mistake> {
    let is_name_char = |c: char| c.is_ascii_alphanumeric() || "._$".contains(c);
    let end = text.find(|c| !is_name_char(c)).unwrap_or(text.len());
    let word = &text[..end];
    // `switch` is an instruction too.
    if (text[end..].trim_start().starts_with('(') || !parse::is_opcode(word))
        && session.signature(word).is_none()
        && let Some(message) = other_languages::of_another_language(word)
    {
        return Err(Mistake::at(message, 0..word.len()));
    }
    let is_call =
        is_word(word) && text[end..].starts_with('(') && !parse::is_opcode(word) && !session::is_type_word(word);
    if (is_call || text.starts_with('"'))
        && let Some(at) = literals::open_string(text)
    {
        return Err(Mistake::at(format!("`\"` is never closed in `{text}`"), at..at + 1));
    }
    if is_call
        && (session.signature(word).is_some() || session.library_declaration(word).is_some())
        && let Some(mistake) = reader::mistake_in_arguments(text, is_known)
    {
        return Err(mistake);
    }
    if is_call && let Some((at, closer)) = unmatched_closer(text) {
        return Err(Mistake::at(format!("unexpected `{closer}` in `{text}`"), at..at + 1));
    }
    let is_assembly = parse::is_opcode(word) || parse::is_top_level(word) || session::is_type_word(word);
    let is_value = !word.is_empty() && !is_assembly && session.knows(&format!("%{word}"));
    let begins = |c: char| c.is_ascii_digit() || "(*&~'-=".contains(c);
    let is_label = text[end..].starts_with(':');
    // `x =` without an operand.
    let is_assignment = text.is_empty() && !target.is_empty() && target.chars().all(is_name_char);
    if !is_assignment && (is_label || !is_value && !text.starts_with(begins)) {
        return Ok(None);
    }
    match ExpressionReader::unread(text, is_known) {
        _ if text.contains("++") || text.contains("--") => {
            let at = text.find("++").or_else(|| text.find("--")).unwrap_or(0);
            Err(Mistake::at("`++` and `--` take a name or memory: `x++`, `a[0]--`", at..at + 2))
        }
        "" => Err(Mistake::at("expected an operand at the end of the expression", text.len()..text.len())),
        rest => {
            let end = text.trim_end().len();
            Err(Mistake::at(format!("unexpected `{rest}` in an expression"), end - rest.len()..end))
        }
    }
}

/// Returns the first closing bracket that closes nothing, with its offset.
fn unmatched_closer(text: &str) -> Option<(usize, char)> {
    let mut depth = 0usize;
    for (at, c) in literals::code(text) {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => return Some((at, c)),
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// Returns the implied value of a declaration without an initializer: `int x` means `int x = 0`.
fn implied_value(text: &str, is_known: &dyn Fn(&str) -> bool) -> Option<&'static str> {
    let (ty, name) = declaration(text).filter(|_| !is_known(text))?;
    // `i64 x` may be meant as the operand of a type.
    if is_known(name) && session::is_type_word(text.split(' ').next().unwrap_or("")) {
        return None;
    }
    Some(match ty {
        CastTarget::Scalar(ty) if ty != "ptr" => "0",
        _ => "null",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, session: &Session) -> Option<String> {
        match lower(text, session) {
            Ok(None) => None,
            Ok(Some(LoweredExpression { setup, lines, .. })) => Some([setup, lines].concat().join("; ")),
            Err(mistake) => Some(format!("error: {}", mistake.message)),
        }
    }

    #[test]
    fn expressions_become_instructions_that_run() {
        // SAFETY: the test runs its own constant text.
        let mut session = unsafe { Session::new(Default::default()) }.expect("this machine");
        for line in [
            "%x = i32 7",
            "%d = double 0.5",
            "define i64 @k(i64 %n) { ret i64 %n }",
            "declare double @sqrt(double)",
            "%a = alloca [4 x i32]",
            "@g = global [2 x i64] [i64 5, i64 6]",
            "%v = <2 x i32> <i32 1, i32 2>",
            "@n = global i64 3",
        ] {
            assert!(!session.enter(line).failed(), "{line}");
        }
        for (text, wanted) in [
            ("1 + 2", "add i32 1, 2"),
            ("1+2", "add i32 1, 2"),
            ("-1 - -2", "sub i32 -1, -2"),
            ("2 + 3 * 4", "%r1 = mul i32 3, 4; add i32 2, %r1"),
            ("(2 + 3) * 4", "%r1 = add i32 2, 3; mul i32 %r1, 4"),
            ("10 - 2 - 3", "%r1 = sub i32 10, 2; sub i32 %r1, 3"),
            ("%x * 6", "mul i32 %x, 6"),
            ("%x % 2", "srem i32 %x, 2"),
            ("x %2", "srem i32 %x, 2"),
            ("7 / %d", "fdiv double 7.0, %d"),
            ("1 << 4", "shl i32 1, 4"),
            ("%x <= 8", "icmp sle i32 %x, 8"),
            ("0.5 < 1", "fcmp olt double 0.5, 1.0"),
            ("x * 2", "mul i32 %x, 2"),
            ("v * v", "mul <2 x i32> %v, %v"),
            ("k(10) + 1", "%r1 = @k(i64 10); add i64 %r1, 1"),
            ("k(k(3))", "%r1 = @k(i64 3); @k(i64 %r1)"),
            ("sqrt(sqrt(16.0))", "%r1 = @sqrt(double 16.0); @sqrt(double %r1)"),
            ("sqrt(2 * 8)", "%r1 = mul i32 2, 8; %r2 = sitofp i32 %r1 to double; @sqrt(double %r2)"),
            ("x + d", "%r1 = sitofp i32 %x to double; fadd double %r1, %d"),
            ("1.5 + x", "%r1 = sitofp i32 %x to double; fadd double 1.5, %r1"),
            ("k(x)", "%r1 = sext i32 %x to i64; @k(i64 %r1)"),
            ("(i8)x", "trunc i32 %x to i8"),
            ("(unsigned char)x", "trunc i32 %x to i8"),
            ("(int)d", "fptosi double %d to i32"),
            ("(float)1", "float 1.0"),
            ("*(i64*)a", "load i64, ptr %a"),
            ("((char*)a)[3]", "%r1 = getelementptr i8, ptr %a, i64 3; load i8, ptr %r1"),
            ("*(g + 1)", "%r1 = getelementptr i64, ptr @g, i64 1; load i64, ptr %r1"),
            ("*(a + 1)", "%r1 = getelementptr i32, ptr %a, i64 1; load i32, ptr %r1"),
            ("&x", "@x = global i32 zeroinitializer; store i32 %x, ptr @x; ptr @x"),
            ("&g[1]", "getelementptr i64, ptr @g, i64 1"),
            ("!x", "%r1 = icmp ne i32 %x, 0; xor i1 %r1, true"),
            ("x > 1 && d < 1", "%r1 = icmp sgt i32 %x, 1; %r2 = fcmp olt double %d, 1.0; and i1 %r1, %r2"),
            (
                "a[1] += 2",
                "%r1 = getelementptr i32, ptr %a, i64 1; %r2 = load i32, ptr %r1; %r3 = add i32 %r2, 2; store i32 %r3, ptr %r1",
            ),
            ("y = x << 2", "%y = shl i32 %x, 2"),
            (
                "g[0] <<= 2",
                "%r1 = getelementptr i64, ptr @g, i64 0; %r2 = load i64, ptr %r1; %r3 = shl i64 %r2, 2; store i64 %r3, ptr %r1",
            ),
            ("n = 7", "store i64 7, ptr @n"),
            ("n += 1", "%r1 = load i64, ptr @n; %r2 = add i64 %r1, 1; store i64 %r2, ptr @n"),
            ("t = \"hi\"", "@t = constant [3 x i8] c\"hi\\00\""),
            ("\"abc\"", "[4 x i8] c\"abc\\00\""),
            ("y = 5", "%y = i32 5"),
            ("auto y = 5", "%y = i32 5"),
            ("%y = 5", "%y = i32 5"),
            ("y = x", "%y = i32 %x"),
            ("y = -x + 1", "%r1 = sub i32 0, %x; %y = add i32 %r1, 1"),
            ("null", "ptr null"),
            ("NULL", "ptr null"),
            ("INT_MAX - 1", "sub i32 2147483647, 1"),
            ("\"ab\" \"c\"", "[4 x i8] c\"abc\\00\""),
            ("true", "i1 true"),
            ("a[1] = 5", "%r1 = getelementptr i32, ptr %a, i64 1; store i32 5, ptr %r1"),
            ("a[1]", "%r1 = getelementptr i32, ptr %a, i64 1; load i32, ptr %r1"),
            ("*a", "load i32, ptr %a"),
            (
                "@g[1] + g[0]",
                "%r1 = getelementptr i64, ptr @g, i64 1; %r2 = load i64, ptr %r1; %r3 = getelementptr i64, ptr @g, i64 0; %r4 = load i64, ptr %r3; add i64 %r2, %r4",
            ),
            ("v[1]", "extractelement <2 x i32> %v, i64 1"),
            (".5", "double 0.5"),
            ("v[1] = 5", "%v = insertelement <2 x i32> %v, i32 5, i64 1"),
            (
                "a[1]++",
                "%r1 = getelementptr i32, ptr %a, i64 1; %r2 = load i32, ptr %r1; %r3 = add i32 %r2, 1; store i32 %r3, ptr %r1; i32 %r2",
            ),
            (
                "--a[1]",
                "%r1 = getelementptr i32, ptr %a, i64 1; %r2 = load i32, ptr %r1; %r3 = sub i32 %r2, 1; store i32 %r3, ptr %r1; i32 %r3",
            ),
            ("n++", "%r1 = load i64, ptr @n; %r2 = add i64 %r1, 1; store i64 %r2, ptr @n; i64 %r1"),
            ("y = x++ + 1", "%r1 = i32 %x; %r2 = add i32 %r1, 1; %x = i32 %r2; %y = add i32 %r1, 1"),
            (
                "a[0] = ++n",
                "%r1 = load i64, ptr @n; %r2 = add i64 %r1, 1; store i64 %r2, ptr @n; %r3 = getelementptr i32, ptr %a, i64 0; %r4 = trunc i64 %r2 to i32; store i32 %r4, ptr %r3",
            ),
            (
                "y = a[x++ - 7]",
                "%r1 = i32 %x; %r2 = add i32 %r1, 1; %x = i32 %r2; %r3 = sub i32 %r1, 7; %r4 = getelementptr i32, ptr %a, i32 %r3; %y = load i32, ptr %r4",
            ),
            (
                "a[0] *= 1.5",
                "%r1 = getelementptr i32, ptr %a, i64 0; %r2 = load i32, ptr %r1; %r3 = sitofp i32 %r2 to double; %r4 = fmul double %r3, 1.5; %r5 = fptosi double %r4 to i32; store i32 %r5, ptr %r1",
            ),
            (
                "\"abc\"[1]",
                "@text1 = constant [4 x i8] c\"abc\\00\"; %r1 = getelementptr i8, ptr @text1, i64 1; load i8, ptr %r1",
            ),
            ("unsigned y = -1", "%y = i32 4294967295"),
            ("x-1", "sub i32 %x, 1"),
            ("y = +x", "%y = i32 %x"),
            ("5u / 2", "udiv i32 5, 2"),
            ("(char)200 == 200", "%r1 = sext i8 200 to i32; icmp eq i32 %r1, 200"),
            ("(unsigned char)200 == 200", "%r1 = zext i8 200 to i32; icmp eq i32 %r1, 200"),
            ("0.1f == 0.1", "%r1 = fpext float 0.1 to double; fcmp oeq double %r1, 0.1"),
            ("-1 < 1u", "icmp ult i32 4294967295, 1"),
            ("1u + 1L", "add i64 1, 1"),
            ("1u << 1L", "shl i32 1, 1"),
            ("sizeof(int) + 010", "add i64 4, 8"),
            ("sizeof x", "i64 4"),
            (
                "&a[2] - a",
                "%r1 = getelementptr i32, ptr %a, i64 2; %r2 = ptrtoint ptr %r1 to i64; %r3 = ptrtoint ptr %a to i64; %r4 = sub i64 %r2, %r3; sdiv i64 %r4, 4",
            ),
            (
                "a['\"' - 34] += 1",
                "%r1 = sub i32 34, 34; %r2 = getelementptr i32, ptr %a, i32 %r1; %r3 = load i32, ptr %r2; %r4 = add i32 %r3, 1; store i32 %r4, ptr %r2",
            ),
            ("n = g[1] = 3", "%r1 = getelementptr i64, ptr @g, i64 1; store i64 3, ptr %r1; store i64 3, ptr @n"),
            ("abs(-5)", "declare i32 @abs(i32); @abs(i32 -5)"),
            (
                "strlen(\"a\\n\")",
                "declare i64 @strlen(ptr); @text1 = constant [3 x i8] c\"a\\0A\\00\"; @strlen(ptr @text1)",
            ),
        ] {
            let found = shown(text, &session).unwrap_or_default();
            match wanted.strip_suffix("; error") {
                Some(_) => assert!(found.starts_with("error: "), "{text}: {found}"),
                None => {
                    assert_eq!(found, wanted, "{text}");
                    assert!(!session.enter(&found.replace("; ", "\n")).failed(), "{found}");
                    while session
                        .known_names()
                        .iter()
                        .any(|name| name.starts_with("%r") || name == "%y" || name == "@t")
                    {
                        assert!(matches!(session.undo(), Some(Ok(_))), "{text}");
                    }
                }
            }
        }
        for (text, wanted) in [
            ("%u + %x", "use of undefined value `%u`"),
            ("x + k", "`%x` has type `i32`, but `@k` has type `ptr`"),
            ("k(\"a\")", "`@k` expects `i64`, but a string is given"),
            ("k(1.5 + 1)", "the operand has type `double`, but `i64` is expected; cast it: `(i64)(…)`"),
            ("k(d)", "`%d` has type `double`, but `i64` is expected; cast it: `(i64)d`"),
            ("*x", "expected a pointer, but `%x` has type `i32`"),
            ("~d", "operator `~` is not defined for `double`"),
            ("undef", "`undef` needs a type: `i64 undef`"),
            ("v[9]", "`%v` has 2 elements, `[0]` to `[1]`"),
            ("v[2] = 1", "`%v` has 2 elements, `[0]` to `[1]`"),
            ("define = 4", "`define` begins a function, and cannot be a name; write another one: `define1 = 4`"),
        ] {
            let found = shown(text, &session).unwrap_or_default();
            assert!(found.starts_with(&format!("error: {wanted}")), "{text}: {found}");
        }
        for (text, wanted) in [
            ("10 // 3", "unexpected `/ 3` in an expression"),
            ("1,2", "unexpected `,2` in an expression"),
            ("x y", "unexpected `y` in an expression"),
            ("y = 5++ + 1", "`++` and `--` take a name or memory: `x++`, `a[0]--`"),
            ("(x + 1)--", "`++` and `--` take a name or memory: `x++`, `a[0]--`"),
            (
                "x && x++",
                "an assignment to a name, or its address, cannot be combined with `&&`, `||` or `? :` whose operands call \
                 functions or read memory; enter it on its own",
            ),
            ("for (i = 0; i < 3; i++) k(1)", "use of undeclared name `i`; declare it: `int i = 0`"),
            ("1 +", "expected an operand at the end of the expression"),
            ("5 = x", "the left operand of `=` must be a name or memory: `x`, `p[0]`, `*p`"),
            ("k(1) = x", "the left operand of `=` must be a name or memory: `x`, `p[0]`, `*p`"),
            ("puts(\"a)", "`\"` is never closed in `puts(\"a)`"),
            ("printf(\"%d\" 5)", "unexpected `5` in an argument of `printf`; a `,` separates arguments"),
            ("k(1,)", "an argument of `k` is missing or not complete"),
            ("= 5", "expected a name before `=`: `x = 5`"),
            ("\"open", "`\"` is never closed in `\"open`"),
            ("y =", "expected an operand at the end of the expression"),
        ] {
            assert_eq!(shown(text, &session), Some(format!("error: {wanted}")), "{text}");
        }
        for text in [
            "add i64 1, 2",
            "%z = add i64 %x, 1",
            "i32* null",
            "k(3)",
            "%z = k(3)",
            "%x",
            "x",
            "l:",
            "@h = global i64 1",
            "br label %x",
            "x:",
            "<2 x i32> <i32 1, i32 2>",
        ] {
            assert_eq!(shown(text, &session), None, "{text}");
        }
    }

    #[test]
    fn only_expressions_have_a_maximum_length() {
        // SAFETY: the test runs its own constant text.
        let session = unsafe { Session::new(Default::default()) }.expect("this machine");
        let lines: String = (0..5000).map(|n| format!("  %v{} = add i32 %v{n}, 1\n", n + 1)).collect();
        let assembly = format!("define i32 @f(i32 %v0) {{\n{lines}  ret i32 %v5000\n}}");
        assert!(lower(&assembly, &session).is_ok_and(|lowered| lowered.is_none()));
        let list: Vec<String> = (0..5000).map(|n| format!("i32 -{n}")).collect();
        let variable = format!("@g = global [5000 x i32] [{}]", list.join(", "));
        assert!(lower(&variable, &session).is_ok_and(|lowered| lowered.is_none()));
        let statements = "x = x + 1 - 2; ".repeat(2000);
        assert!(lower(&format!("int f(int x) {{ {statements}return x; }}"), &session).is_ok());
        let sum = format!("1{}", " + 1".repeat(5000));
        for text in [sum.clone(), format!("int f(int x) {{ return {sum}; }}"), format!("if (1) {sum};")] {
            let Err(mistake) = lower(&text, &session) else { panic!("it is too long") };
            assert!(mistake.message.starts_with("an expression of more than 4000 operations"), "{}", mistake.message);
        }
    }
}
