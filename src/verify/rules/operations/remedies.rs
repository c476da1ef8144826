//! Help for a value of the wrong type, and for an operation that does not apply to its types.

/// Use of a value, which determines the help.
pub(crate) enum ValueUse {
    /// As an operand.
    Operand,
    /// As a condition, under this name.
    Condition(String),
}

/// Suggestion in place of an operation that does not apply to its types.
#[derive(Clone, Copy)]
pub(crate) enum Remedy {
    /// The only operation that can be intended: its opcode, and its purpose.
    Opcode(&'static str, &'static str),
    /// A likely operation for these types, which may themselves be wrong: its opcode, and its purpose.
    Likely(&'static str, &'static str),
    /// A hint; empty without a suggestion.
    Hint(&'static str),
}

impl Remedy {
    /// No suggestion.
    pub(crate) const NONE: Remedy = Remedy::Hint("");

    /// Suggests the only operation that can be intended.
    pub(crate) const fn opcode(opcode: &'static str) -> Remedy {
        Remedy::Opcode(opcode, "")
    }

    /// Returns the same suggestion, marked as uncertain.
    pub(crate) fn uncertain(self) -> Remedy {
        match self {
            Remedy::Opcode(opcode, purpose) => Remedy::Likely(opcode, purpose),
            other => other,
        }
    }

    /// Returns the help of a diagnostic; empty without a suggestion.
    pub(crate) fn help(self) -> String {
        match self {
            Remedy::Opcode(opcode, purpose) | Remedy::Likely(opcode, purpose) => format!("use `{opcode}`{purpose}"),
            Remedy::Hint(text) => text.into(),
        }
    }
}
