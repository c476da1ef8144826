//! Declarations of C without a value in the session: `struct P { int x; };`, `enum { A, B };`.

use super::super::mistakes::{Mistake, position_of};
use super::constant_values::session_constant;
use super::lowered::LoweredExpression;
use super::names::word_length;
use super::reader::ExpressionReader;
use super::records::lower_record;
use llvmlite_jit::session::Session;

/// Returns a declaration as definitions in LLVM; `None` for any other text.
pub(super) fn lower_declaration(text: &str, session: &Session) -> Option<Result<LoweredExpression, Mistake>> {
    let word = &text[..word_length(text)];
    if let Some(message) = refused_word(word).filter(|_| session.signature(word).is_none()) {
        return Some(Err(Mistake::at(message, 0..word.len())));
    }
    let lines = enumeration(text, session).or_else(|| lower_record(text, session))?;
    Some(lines.map(|lines| LoweredExpression { lines, translated: true, ty: "void".into(), ..Default::default() }))
}

/// Returns why a declaration or a statement that begins with a word is refused.
pub(super) fn refused_word(word: &str) -> Option<&'static str> {
    Some(match word {
        "_Static_assert" | "static_assert" => {
            "assertions at compile time are not supported; enter the condition: `sizeof(int) == 4`"
        }
        "_Thread_local" | "thread_local" | "__thread" => {
            "variables of threads are defined in LLVM's syntax: `@x = thread_local global i32 0`"
        }
        "_Generic" => "`_Generic` is not supported; write the expression of the type that is meant",
        "typeof" | "__typeof__" => "`typeof` is not supported; write the type, or leave it out: `x = 5`",
        "_Alignas" | "alignas" => "alignments are given in LLVM's syntax: `%p = alloca i32, align 16`",
        "_Atomic" => "atomic types are not supported; instructions of LLVM are: `atomicrmw add ptr %p, i32 1 seq_cst`",
        _ => return None,
    })
}

/// Reads `enum { A, B = 5, C }`, whose names become constants.
pub(super) fn enumeration(text: &str, session: &Session) -> Option<Result<Vec<String>, Mistake>> {
    let (head, rest) = text.strip_prefix("enum")?.split_once('{')?;
    let is_name = |name: &str| {
        name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
            && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
    };
    if !(head.trim().is_empty() || head.starts_with(' ') && is_name(head.trim())) {
        return None;
    }
    let body = rest.trim_end_matches([';', ' ', '\n']).strip_suffix('}')?;
    let (mut lines, mut next) = (Vec::new(), 0i128);
    for part in body.split(',').filter(|part| !part.trim().is_empty()) {
        let (name, value) =
            part.split_once('=').map_or((part.trim(), None), |(name, value)| (name.trim(), Some(value)));
        let place = position_of(part.trim(), text);
        if !is_name(name) {
            let message = format!("expected the name of a constant, found `{name}`");
            return Some(Err(Mistake::at(message, place..place + part.trim().len())));
        }
        if let Some(value) = value {
            let known = |name: &str| {
                let value = |line: &String| line.strip_prefix(&format!("@{name} = constant i32 "))?.parse().ok();
                lines.iter().find_map(value)
            };
            let node = ExpressionReader::read(value, &|name| known(name).is_some());
            match node.and_then(|node| session_constant(&node, session, &known)) {
                Some(value) => next = value,
                None => {
                    let message = format!("the value of `{name}` must be a constant: a number, `1 << 2`, `A | B`");
                    return Some(Err(Mistake::at(message, place..place + part.trim().len())));
                }
            }
        }
        let Ok(value) = i32::try_from(next) else {
            let message = format!("the value of `{name}` does not fit `int`");
            return Some(Err(Mistake::at(message, place..place + part.trim().len())));
        };
        lines.push(format!("@{name} = constant i32 {value}"));
        next += 1;
    }
    Some(Ok(lines))
}
