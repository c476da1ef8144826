//! `set %x = 5`: changes of values by the user.

use super::session::{DebugSession, StepAction, UserChange};
use llvmlite_jit::debugger::expression::{self, split_assignment};
use llvmlite_jit::debugger::value_text::Radix;
use llvmlite_jit::interp::debug::{Change, Content, State};

/// Settings of gdb that mean nothing here.
const GDB_SETTINGS: [&str; 9] = [
    "pagination",
    "confirm",
    "height",
    "width",
    "style",
    "verbose",
    "history",
    "disassembly-flavor",
    "startup-with-shell",
];

impl DebugSession {
    /// Carries out `set`, and `print` of an assignment.
    pub fn set(&mut self, state: &State<'_>, text: &str) -> Result<StepAction, String> {
        let text = without_var(text);
        let mut words = text.split_whitespace();
        let (setting, value) = (words.next().unwrap_or(""), words.next());
        if setting == "listsize" && value != Some("=") {
            let lines = value.and_then(|value| value.parse().ok()).filter(|lines| *lines > 0);
            self.list_size = lines.ok_or("expected a number of lines: `set listsize 20`")?;
            return Ok(StepAction::Stay(String::new()));
        }
        if GDB_SETTINGS.contains(&setting) && value.is_some_and(|value| value != "=") {
            return Ok(StepAction::Stay(String::new()));
        }
        let usage = "expected an assignment: `set var x = 5`, `set %x = 5`, `set *%p = 7`, `set $n = 1`";
        let assignment = split_assignment(text).filter(|a| !a.place.is_empty() && !a.value.is_empty()).ok_or(usage)?;
        if let Some(name) = assignment.place.strip_prefix('$') {
            return self.set_convenience(state, name, &assignment.value);
        }
        if self.ended.is_some() {
            return Err("the program has ended: `back` goes back into it".into());
        }
        let left = expression::parse(&assignment.place, &mut self.debugger.types)?;
        let right = expression::parse(&assignment.value, &mut self.debugger.types)?;
        let (changes, value) = self.debugger.scope(state, self.frame).changes(&left, &right)?;
        let shown = self.value_text(state, &value, Radix::Signed);
        let text = format!("{} = {}\n", assignment.place, self.paint.value(&shown));
        Ok(self.carry_out(state, changes, text))
    }

    /// Makes changes now, and again in each replay.
    fn carry_out(&mut self, state: &State<'_>, changes: Vec<Change>, text: String) -> StepAction {
        let Some(first) = changes.first().copied() else { return StepAction::Stay(text) };
        // The others follow when the interpreter asks again, at the same step.
        let at = self.made_changes();
        let made = changes.into_iter().map(|change| UserChange { step: state.steps(), change });
        self.changes.splice(at..at, made);
        self.count_change();
        StepAction::Change(first, text)
    }

    /// Carries out `set $n = 1`.
    fn set_convenience(&mut self, state: &State<'_>, name: &str, value: &str) -> Result<StepAction, String> {
        let is_name = |name: &str| {
            name.starts_with(|c: char| c.is_alphabetic() || c == '_')
                && name.chars().all(|c| c.is_alphanumeric() || c == '_')
        };
        if !is_name(name) {
            return Err(format!("`${name}` cannot be set: a convenience variable has a name such as `$n`"));
        }
        let mut found = self.find(state, value)?;
        if matches!(found.tree.content, Content::Unreadable) {
            return Err(format!("`{value}` cannot be read"));
        }
        found.note = None;
        let shown = self.value_text(state, &found, Radix::Signed);
        self.debugger.history.variables.insert(name.to_string(), found);
        Ok(StepAction::Stay(format!("${name} = {}\n", self.paint.value(&shown))))
    }
}

/// Strips `var` from gdb's form `set var x = 5`, unless `var` is the variable that is set.
fn without_var(text: &str) -> &str {
    let rest = ["variable ", "var "].into_iter().find_map(|word| text.trim_start().strip_prefix(word));
    rest.filter(|rest| !rest.trim_start().starts_with(['=', '[', '.', '-', '+'])).unwrap_or(text).trim()
}
