//! Constants in place of the values of the session that an instruction uses.

use llvmlite_jit::session::Session;

/// Replaces the names of values, given with their `%`, in an instruction.
pub fn with_operands<E>(text: &str, mut operand: impl FnMut(&str) -> Result<String, E>) -> Result<String, E> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '$' | '-');
    let (mut out, mut rest) = (String::new(), text);
    while let Some(at) = rest.find('%') {
        let end = rest[at + 1..].find(|c| !is_part(c)).map_or(rest.len(), |end| at + 1 + end);
        out += &rest[..at];
        out += &operand(&rest[at..end])?;
        rest = &rest[end..];
    }
    Ok(out + rest)
}

/// Returns a value of the session without its type and its comment: `5` of `%x = i32 5`.
pub fn operand_of(name: &str, ty: &str, session: &Session) -> Option<String> {
    let text = session.text_of(name)?;
    let value = text.split_once(" = ")?.1;
    let value = value.split(" ;").next().unwrap_or(value).trim();
    Some(value.strip_prefix(ty).unwrap_or(value).trim().to_string())
}
