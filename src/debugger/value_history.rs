//! Printed values, `$1`, and convenience variables, `$x`.

use super::expression::EvalResult;
use std::collections::BTreeMap;

/// The printed values, and the variables that the user has set.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct ValueHistory {
    /// Printed values; the first one is `$1`.
    pub values: Vec<EvalResult>,
    /// Convenience variables by their names, without the sign.
    pub variables: BTreeMap<String, EvalResult>,
}

impl ValueHistory {
    /// Returns the value with a number.
    pub fn earlier(&self, number: usize) -> Result<&EvalResult, String> {
        let found = number.checked_sub(1).and_then(|n| self.values.get(n));
        found.ok_or_else(|| match self.values.len() {
            0 => "no value has been printed yet".into(),
            1 => format!("no value `${number}` in the history, which has `$1` only"),
            last => format!("no value `${number}` in the history, which has `$1` to `${last}`"),
        })
    }

    /// Returns the value `back` values before the last one.
    pub fn before(&self, back: usize) -> Result<&EvalResult, String> {
        let found = self.values.len().checked_sub(back + 1).and_then(|n| self.values.get(n));
        found.ok_or_else(|| match self.values.len() {
            0 => "no value has been printed yet".into(),
            1 => "only one value has been printed yet".into(),
            count => format!("only {count} values have been printed yet"),
        })
    }

    /// Returns a convenience variable.
    pub fn variable(&self, name: &str) -> Result<&EvalResult, String> {
        let registers = ["pc", "sp", "fp", "ps", "rip", "rsp", "rbp", "rax", "rdi", "rsi", "eflags"];
        self.variables.get(name).ok_or_else(|| match registers.contains(&name) {
            true => format!("`${name}`: the program runs on the interpreter and has no registers"),
            false => format!("`${name}` has no value yet: `set ${name} = 1` gives it one"),
        })
    }
}
