//! The elements behind a pointer, as gdb's `*p@4` shows them.

use super::expressions;
use super::other_tools::is_word;
use llvmlite_jit::session::Session;

/// Returns the load of the elements that gdb's `*p@4` shows.
pub fn array_at(text: &str, session: &Session) -> Option<String> {
    let (name, count) = text.strip_prefix('*')?.split_once('@')?;
    let count: u32 = count.trim().parse().ok().filter(|count| *count > 0)?;
    let value = expressions::with_sigil(name.trim(), session).filter(|_| is_word(name.trim()))?;
    let pointee = session.pointee(&value)?;
    let element = pointee.strip_prefix('[').and_then(|row| row.strip_suffix(']')?.split_once(" x "));
    let element = expressions::without_sign(element.map_or(&pointee, |(_, element)| element));
    Some(format!("load [{count} x {element}], ptr {value}"))
}
