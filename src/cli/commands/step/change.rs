//! `set %x = 5`: changes of values by the user.

use super::session::{AfterChange, DebugSession, StepAction};
use llvmlite_jit::debugger::expression::{self, EvalResult, split_assignment};
use llvmlite_jit::debugger::value_text::Radix;
use llvmlite_jit::interp::debug::{Content, State};

/// Settings of gdb that have no meaning in `step`.
const GDB_SETTINGS: [&str; 13] = [
    "pagination",
    "confirm",
    "height",
    "width",
    "style",
    "verbose",
    "history",
    "disassembly-flavor",
    "startup-with-shell",
    "disassemble-next-line",
    "step-mode",
    "language",
    "prompt",
];

/// Settings of gdb whose names could be mistaken for variables, with the alternatives.
const REFUSED_SETTINGS: [(&str, &str); 6] = [
    ("args", "the arguments of the program follow the file: `llvmlite-jit step prog.ll one two`"),
    ("environment", "the environment is that of `llvmlite-jit`: `NAME=value llvmlite-jit step prog.ll`"),
    ("env", "the environment is that of `llvmlite-jit`: `NAME=value llvmlite-jit step prog.ll`"),
    ("logging", "the output is not logged: `llvmlite-jit step … | tee log.txt` keeps it"),
    ("follow-fork-mode", "processes that the program makes are not debugged"),
    ("scheduler-locking", "the program has one thread"),
];

/// Settings of gdb's `set print` that have no meaning in `step`.
const GDB_PRINT_SETTINGS: [&str; 14] = [
    "address",
    "symbol",
    "union",
    "object",
    "vtbl",
    "demangle",
    "asm-demangle",
    "static-members",
    "frame-arguments",
    "frame-info",
    "entry-values",
    "array",
    "array-indexes",
    "sevenbit-strings",
];

impl DebugSession {
    /// Executes `set`, and `print` of an assignment, whose value goes into the history.
    pub fn set(&mut self, state: &State<'_>, text: &str, is_print: bool) -> Result<StepAction, String> {
        let text = if is_print { text } else { without_var(text) };
        let mut words = text.split_whitespace();
        let (setting, value) = (words.next().unwrap_or(""), words.next());
        if !is_print && ["print", "p", "pr"].contains(&setting) && value.is_some_and(|value| value != "=") {
            return self.set_print(&words.fold(value.unwrap_or("").to_string(), |text, word| text + " " + word));
        }
        if !is_print
            && value != Some("=")
            && let Some((_, text)) = REFUSED_SETTINGS.iter().find(|(name, _)| *name == setting)
        {
            return Err((*text).into());
        }
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
        let scope = self.debugger.scope(state, self.frame);
        let (changes, value) = scope.assignment(&left, &right)?;
        // The value of `x++` is the one before it.
        let (title, value) = match assignment.before.filter(|_| is_print) {
            Some(before) => (text, self.find(state, &before)?),
            None => (&*assignment.place, value),
        };
        let shown = self.value_text(state, &value, Radix::Signed);
        let text = format!("{title} = {}\n", self.paint.value(&shown));
        if is_print {
            self.debugger.history.values.push(EvalResult { note: None, ..value });
        }
        Ok(match self.make_changes(state, changes) {
            Some(first) => StepAction::Change(first, AfterChange::Answer(text)),
            None => StepAction::Stay(text),
        })
    }

    /// Executes `set print elements 20` and similar commands.
    fn set_print(&mut self, text: &str) -> Result<StepAction, String> {
        let (name, value) = text.split_once(' ').unwrap_or((text, ""));
        let number = || match value {
            "0" | "unlimited" => Ok(u64::MAX),
            value => value.parse().map_err(|_| format!("expected a number, or `unlimited`: `set print {name} 100`")),
        };
        let switch = || match value {
            "" | "on" | "1" => Ok(true),
            "off" | "0" => Ok(false),
            _ => Err(format!("expected `on` or `off`: `set print {name} on`")),
        };
        let settings = &mut self.debugger.settings;
        match name {
            "elements" | "el" => settings.elements = number()?,
            "repeats" | "rep" => settings.repeats = number()?,
            "pretty" | "pre" => settings.pretty = switch()?,
            "null-stop" | "null" => settings.null_stop = switch()?,
            name if GDB_PRINT_SETTINGS.contains(&name) => {}
            name => return Err(format!("`set print` knows elements, repeats, pretty and null-stop, but not `{name}`")),
        }
        Ok(StepAction::Stay(String::new()))
    }

    /// Executes `set $n = 1`.
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
