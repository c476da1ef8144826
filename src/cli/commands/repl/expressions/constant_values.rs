//! Values of constant expressions of C outside of functions.

use super::literals;
use super::names::with_sigil;
use super::nodes::{CastTarget, ExprNode, constant_value};
use llvmlite_jit::session::Session;
use llvmlite_jit::value::Value;

/// Returns the value of a constant expression outside of a function, as in the members of a struct. `own` gives the values
/// of names that the session does not have yet.
pub(super) fn session_constant(node: &ExprNode, session: &Session, own: &dyn Fn(&str) -> Option<i128>) -> Option<i128> {
    constant_value(node, &mut |leaf| match leaf {
        ExprNode::Name(name) => own(name).or_else(|| {
            let name = with_sigil(name, session)?;
            value_of_constant(&name, session).or_else(|| value_of(&name, session))
        }),
        leaf => size_of_type(leaf, session),
    })
}

/// Returns the value of a constant of the session, given with its `@`.
pub(super) fn value_of_constant(name: &str, session: &Session) -> Option<i128> {
    if is_constant(name, session) { value_of(name, session) } else { None }
}

/// Returns the number that a value or a constant of the session is.
pub(super) fn value_of(name: &str, session: &Session) -> Option<i128> {
    let is_value = name.starts_with('%') || is_constant(name, session);
    session.value(name).filter(|_| is_value).as_ref().and_then(Value::as_signed)
}

/// Whether a name is that of a constant variable of the session.
pub(super) fn is_constant(name: &str, session: &Session) -> bool {
    name.starts_with('@') && session.text_of(name).is_some_and(|text| text.contains(" = constant "))
}

/// Returns the value of `sizeof` of a type or a string.
pub(super) fn size_of_type(node: &ExprNode, session: &Session) -> Option<i128> {
    match node {
        ExprNode::SizeOfType(CastTarget::Pointer(_)) => Some(8),
        ExprNode::SizeOfType(CastTarget::Scalar(ty)) => bytes_of(ty, session),
        ExprNode::SizeOf(operand) => match &**operand {
            ExprNode::Name(name) if session.value_type(name).is_none() => bytes_of(name, session),
            ExprNode::Name(name) => {
                let name = with_sigil(name, session)?;
                let is_object = |ty: &String| ty.starts_with(['[', '%', '{']) && !ty.ends_with('*');
                let memory = session.pointee(&name).filter(|ty| is_object(ty) && session.is_alloca(&name));
                bytes_of(&memory.or_else(|| session.value_type(&name))?, session)
            }
            ExprNode::Text(text) => {
                let constant = literals::constant(text);
                bytes_of(constant.split(" c\"").next()?, session)
            }
            _ => None,
        },
        _ => None,
    }
}

/// Returns the size of a type in the notation of lowering.
pub(super) fn bytes_of(ty: &str, session: &Session) -> Option<i128> {
    let bits = ty.strip_prefix(['i', 'u']).and_then(|bits| bits.parse::<u32>().ok());
    match bits {
        Some(bits) => Some(bits.div_ceil(8).next_power_of_two().into()),
        None => session.size_of(ty).map(|(size, _)| size.into()),
    }
}

/// Splits the lengths of an array, the text between its outer brackets: `2][3`.
pub(super) fn lengths_of(text: &str) -> Vec<&str> {
    let (mut found, mut start, mut depth) = (Vec::new(), 0, 0usize);
    for (at, c) in literals::code(text) {
        match c {
            '[' if depth == 0 && text[start..at].trim().is_empty() && !found.is_empty() => start = at + 1,
            '[' => depth += 1,
            ']' if depth == 0 => {
                found.push(text[start..at].trim());
                start = at + 1;
            }
            ']' => depth -= 1,
            _ => {}
        }
    }
    found.push(text[start..].trim());
    found
}

/// Whether the variable that a declaration declares is `const`: `const int n`, `int *const p`, and not `const char *s`.
pub(super) fn is_const(declared: &str) -> bool {
    let own = declared.rsplit('*').next().unwrap_or(declared);
    own.split_whitespace().any(|word| word == "const")
}

#[cfg(test)]
mod tests {
    use super::lengths_of;

    #[test]
    fn lengths_are_split_at_their_brackets() {
        for (text, wanted) in [
            ("3", &["3"][..]),
            ("2][3", &["2", "3"]),
            ("2] [ 3 ", &["2", "3"]),
            ("sizeof a / sizeof a[0]", &["sizeof a / sizeof a[0]"]),
            ("a[0]][b[1]", &["a[0]", "b[1]"]),
            ("", &[""]),
            ("][3", &["", "3"]),
        ] {
            assert_eq!(lengths_of(text), wanted, "{text}");
        }
    }
}
