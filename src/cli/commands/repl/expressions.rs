//! Expressions in C syntax: infix arithmetic, nested calls, strings, elements of memory. Each is lowered to LLVM
//! instructions, one per line.

mod addresses;
mod assignments;
mod branches;
mod builtins;
mod by_value;
pub(super) mod c_names;
mod c_syntax;
mod calls;
mod constant_values;
mod constants;
mod conversion_purpose;
mod conversions;
mod copies;
mod declarations;
mod designators;
mod external_variables;
mod float_tests;
mod functions;
pub mod headers;
mod initializers;
mod literals;
mod local_types;
mod locals;
mod lower;
mod lowered;
mod macros;
mod members;
mod names;
mod nodes;
mod other_languages;
mod pointer_checks;
mod poison;
mod printf;
mod punctuation;
mod reader;
mod records;
mod shared;
mod statement_lowering;
mod statements;
mod statics;
mod switches;
mod type_queries;
mod value_operands;
mod variable_length;

pub use c_syntax::without_line_comments;
pub use conversions::llvm_type as without_sign;
pub use functions::defined_function;
pub use headers::{missing_types, named_constant};
pub use literals::{at_commas, code, is_library_variable, number};
pub use lowered::{LoweredExpression, is_helper};
pub use macros::macro_constant;
pub use names::{forward_declaration, type_alias, with_session_names, with_sigil, word_length, written_place};
pub use poison::unnamed_instruction;
pub use statements::{after_instruction, statements};
pub use value_operands::{operand_of, with_operands};

use super::mistakes::{Mistake, position_of};
use super::other_tools::{self, is_word};
use super::slips;
use conversion_purpose::ConversionPurpose;
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
            && text[..at].trim_end().ends_with(|c: char| c.is_ascii_alphanumeric() || "_)]".contains(c))
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
    if let Some(lowered) = external_variables::lower_external(text) {
        return Ok(Some(lowered));
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
    if let Some((_, name)) = c_syntax::row_pointer(if target.is_empty() { text } else { target }) {
        let place = position_of(name, input);
        let message = "pointers to arrays are known within functions only; at the prompt, a pointer to elements, `int *p = a`, serves";
        return Err(Mistake::at(message, place..place + name.len()));
    }
    if let Some((ty, name, length)) = array_declaration(if target.is_empty() { text } else { target }) {
        let value = (!target.is_empty()).then_some(written);
        lowering.declare_array(&ty, name, length, value, &is_known)?;
        lowering.note_const(name, constant_values::is_const(if target.is_empty() { text } else { target }));
        return Ok(Some(lowering.finish(None, false)));
    }
    if let Some((ty, name, length)) = record_declaration(if target.is_empty() { text } else { target }, session) {
        let value = (!target.is_empty()).then_some(written);
        lowering.declare_record(ty, name, length, value, &is_known)?;
        lowering.note_const(name, constant_values::is_const(if target.is_empty() { text } else { target }));
        return Ok(Some(lowering.finish(None, false)));
    }
    let start = position_of(written, input);
    let (written, start) = match statements::scalar_in_braces(written) {
        Some(inside) if declaration(target).is_some() => {
            let inside = inside.map_err(|mistake| mistake.moved(start))?;
            (inside, position_of(inside, input))
        }
        _ => (written, start),
    };
    let Some(mut node) = ExpressionReader::read_at(written, start, &is_known) else {
        return not_an_expression(target, written, session, &is_known).map_err(|mistake| mistake.moved(start));
    };
    let is_joined = assignment(text).is_none_or(|at| !text[..at].ends_with(' ')) || stepped.is_some();
    let (compound, target) = match Operator::of_assignment(target) {
        Some((operator, _)) if !is_joined => {
            let at = position_of(target, input) + target.len() - operator.text.len();
            return Err(Mistake::at(
                format!("write `{}=` without a blank", operator.text),
                at..at + operator.text.len(),
            ));
        }
        Some((operator, target)) => (Some(operator), target.trim()),
        None => (None, target),
    };
    node.divide_names(&is_known);
    let head = target;
    // `int x = 5`: the type is that of the value.
    let (declared, target) = match declaration(target) {
        Some((ty, name)) if !is_known(target) => (Some(ty), name),
        _ => (None, target),
    };
    // In C, the name is known in its own initializer: `struct P *p = malloc(sizeof *p)`.
    if let Some(ty) = &declared {
        node.size_names(target, ty);
    }
    if let ExprNode::Call(name, arguments) = &*node
        && (session.signature(name).is_some() || session.library_declaration(name).is_some())
        && let Some((word, argument)) = arguments.iter().find_map(|argument| match &**argument {
            ExprNode::Name(word) => Some((word, argument)).filter(|_| session::is_type_word(word) && !is_known(word)),
            _ => None,
        })
    {
        let message =
            format!("use of undefined value `{word}`, which is a type of LLVM: a value of it is written `{word} 1`");
        return Err(Mistake::from(message).or_at(&argument.span));
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
    if let Some(CastTarget::Scalar(ty)) = declared.as_ref().filter(|_| constant_values::is_const(head))
        && lowering.define_constant(ty, target, &node)?
    {
        return Ok(Some(lowering.finish(None, false)));
    }
    if kept.is_some() {
        lowering.purpose = ConversionPurpose::Assignment;
    }
    if let Some(CastTarget::Scalar(ty)) = &declared
        && lowering.redefine_constant(ty, target, &node)?
    {
        return Ok(Some(lowering.finish(None, false)));
    }
    if let Some(ty) = declared.or(kept) {
        node = node.wrapped(|node| ExprNode::Convert(ty, node));
    }
    // A call of a function is an instruction as it is.
    let is_function = |name: &str| !name.starts_with("__builtin_") && !float_tests::is_float_test(name);
    lowering.translated = match &*node {
        ExprNode::Call(name, _) => !is_function(name),
        node => !node.is_leaf(),
    };
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
            // What was entered with `@` is reported by the session, at its place in the text.
            let is_checked = !text.contains(&format!("@{name}")) && session.by_value_signature(name).is_none();
            if let Some((params, varargs, _)) = signature.as_ref().filter(|_| is_checked) {
                let counted = lowering.check_count(name, params.len(), *varargs, arguments);
                counted.map_err(|mistake| mistake.or_at(&lowering.place_of_name(&node, name)))?;
            }
            let unknown = session.library_declaration(name).is_none() && !is_value;
            let strings = arguments.iter().any(|argument| matches!(**argument, ExprNode::Text(_)));
            let varargs = signature.is_some_and(|(params, more, _)| more && arguments.len() >= params.len());
            // A session completes the types of arguments itself, and reports their number.
            let converts = lowering.converts(name, arguments);
            let c_type = session.result_c_type(name);
            let is_builtin = name.starts_with("__builtin_") || float_tests::is_float_test(name);
            let passes_records = session.by_value_signature(name).is_some();
            // Their types are checked here.
            let pointers = lowering.pointer_params(name);
            let has_pointers = pointers.len() == arguments.len() && pointers.iter().any(Option::is_some);
            let is_typed = is_builtin
                || passes_records
                || has_pointers
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
        return Some(Mistake::at(format!("there is no `{word}`: write `{}`", without_annotation(rest)), 0..word.len()));
    }
    if let Some((name, value)) = text.split_once(":=")
        && is_word(name.trim())
        && !value.trim().is_empty()
    {
        let message = format!("there is no `:=`: write `{} = {}`", name.trim(), value.trim());
        return Some(Mistake::at(message, name.len()..name.len() + 2));
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

/// Returns a declaration of Rust or TypeScript, `mut x: i32 = 5`, as an assignment: `x = 5`.
fn without_annotation(text: &str) -> String {
    let text = text.strip_prefix("mut ").unwrap_or(text);
    let Some(at) = assignment(text) else { return text.into() };
    match text[..at].split_once(':') {
        Some((name, _)) if is_word(name.trim()) => format!("{} {}", name.trim(), &text[at..]),
        _ => text.into(),
    }
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
            Err(Mistake::at(format!("unexpected `{}` in an expression", slips::shortened(rest)), end - rest.len()..end))
        }
    }
}

/// Returns the first closing bracket that closes nothing, with its offset.
pub fn unmatched_closer(text: &str) -> Option<(usize, char)> {
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
mod tests;
