//! Remedies for a value of the wrong type.

/// Use of a value that decides the remedy.
pub(crate) enum ValueUse {
    /// As an operand.
    Operand,
    /// As a condition, under this name.
    Condition(String),
}

/// Returns the opcode that a remedy names, if it is the only one.
pub(crate) fn only_opcode(help: &str) -> Option<&str> {
    let (opcode, purpose) = help.strip_prefix("use `")?.split_once('`')?;
    matches!(purpose, "" | " to widen" | " to narrow").then_some(opcode)
}
