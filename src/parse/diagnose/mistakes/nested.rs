//! Instructions written in place of operands.

use super::Mismatch;
use crate::parse::diagnose::SyntaxError;
use crate::parse::diagnose::token::shorten;
use crate::parse::{opcodes, scan};

/// Reports an instruction as an operand, with or without parentheses: `add i32 %x, mul i32 %x, 2`. Only constant
/// expressions may stand there, and those have no locals as operands.
pub fn instruction(stop: &Mismatch<'_>) -> Option<SyntaxError> {
    let rest = stop.rest();
    let opened = rest.starts_with('(');
    let start = match opened {
        true => stop.at + 1 + rest[1..].len() - rest[1..].trim_start().len(),
        false if stop.tokens.iter().any(|t| t == "(") => {
            let before = stop.before();
            before.bytes().rposition(|b| !scan::is_name_byte(b))? + 1
        }
        false => stop.at,
    };
    let opcode = scan::word(stop.text.get(start..stop.end)?);
    let lead = stop.text[..start].trim_end();
    let is_operand =
        lead.ends_with([',', '(']) || lead.rsplit([' ', '\t']).next().and_then(super::type_token).is_some();
    if stop.item || !is_operand || !opcodes::is_opcode(opcode) || opcodes::is_terminator(opcode) {
        return None;
    }
    let inner = stop.text[start..stop.end].trim_end();
    let inner = match opened {
        true => &inner[..closing(inner)?],
        false => inner,
    };
    if !inner.contains('%') {
        return None;
    }
    let message = "an operand is a value, not an instruction";
    let found = SyntaxError::new("E0101", start, opcode.len(), message);
    Some(found.help(format!("give its result a name before: `%… = {}`", shorten(inner))))
}

/// Returns the position of the parenthesis that closes one opened before a text.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, c) in text.bytes().enumerate() {
        match c {
            b'(' => depth += 1,
            b')' if depth == 0 => return Some(at),
            b')' => depth -= 1,
            _ => {}
        }
    }
    None
}
