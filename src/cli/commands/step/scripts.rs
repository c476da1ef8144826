//! Commands that do not involve the program: `define`, `if`, `while`, `source`, `shell`, `echo`.

use super::{Supervisor, help, printf, protocol};
use serde_json::json;

/// A user-defined command.
#[derive(Default)]
pub struct UserCommand {
    /// Lines, in which `$arg0` and so on stand for the operands.
    pub lines: Vec<String>,
    /// Text for `help`.
    pub document: Vec<String>,
}

/// Maximum number of loop iterations and user-defined commands executed for one line of input.
const MAX_REPETITIONS: u32 = 100_000;

impl Supervisor<'_> {
    /// Executes a command that does not involve the program. Returns whether it was such a command.
    pub(super) fn own_command(&mut self, line: &str) -> std::io::Result<bool> {
        let line = line.trim();
        let (word, rest) = match line.strip_prefix('!') {
            Some(rest) => ("shell", rest.trim()),
            None => line.split_once(char::is_whitespace).unwrap_or((line, "")),
        };
        let rest = rest.trim();
        if let Some(command) = self.user_commands.get(word) {
            let lines = command.lines.iter().map(|line| with_operands(line, rest)).collect();
            self.repeat(lines);
            return Ok(true);
        }
        match help::find(word).map(|command| command.name) {
            Ok("source") => match std::fs::read_to_string(rest) {
                Ok(text) => self.lines.insert_file(rest, &text),
                Err(error) => self.refuse(&format!("cannot read {rest}: {error}")),
            },
            Ok("shell") => {
                let shell = std::env::var("SHELL").unwrap_or_else(|_| "/bin/sh".into());
                let mut command = std::process::Command::new(shell);
                if !rest.is_empty() {
                    command.args(["-c", rest]);
                }
                if let Err(error) = command.status() {
                    self.refuse(&format!("cannot run a shell: {error}"));
                }
            }
            Ok("echo") => self.print(&String::from_utf8_lossy(&printf::unescaped(rest))),
            Ok("define") => {
                let lines = self.lines.body();
                let is_name = rest.chars().all(|c| c.is_alphanumeric() || "_-.".contains(c)) && !rest.is_empty();
                match is_name {
                    true => self.user_commands.entry(rest.into()).or_default().lines = lines,
                    false => self.refuse("expected the name of a command: `define NAME`"),
                }
            }
            Ok("document") => {
                let lines = self.lines.body();
                match self.user_commands.get_mut(rest) {
                    Some(command) => command.document = lines,
                    None => self.refuse(&format!("no command `{rest}` was defined")),
                }
            }
            Ok("help") if let Some(command) = self.user_commands.get(rest) => {
                let text = match command.document.is_empty() {
                    true => "a command of the user without a description\n".to_string(),
                    false => command.document.iter().map(|line| format!("{line}\n")).collect(),
                };
                self.print(&text);
            }
            Ok(name @ ("if" | "while")) => {
                let body = self.lines.body();
                let Some(holds) = self.holds(rest)? else { return Ok(true) };
                let (mut yes, no) = parts(&body);
                if name == "if" {
                    self.lines.insert(if holds { yes } else { no });
                } else if holds {
                    yes = body.clone();
                    yes.push(line.into());
                    yes.extend(body);
                    yes.push("end".into());
                    self.repeat(yes);
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Queues lines for execution, unless too many loops or user-defined commands have been executed.
    fn repeat(&mut self, lines: Vec<String>) {
        self.repetitions += 1;
        match self.repetitions > MAX_REPETITIONS {
            true => {
                self.lines.give_up();
                self.refuse(&format!("stopped after {MAX_REPETITIONS} repetitions"));
            }
            false => self.lines.insert(lines),
        }
    }

    fn refuse(&mut self, text: &str) {
        self.failed = true;
        self.print(&format!("{text}\n"));
    }

    /// Evaluates the condition of `if` or `while`; `None` if it has no value, which is reported.
    fn holds(&mut self, condition: &str) -> std::io::Result<Option<bool>> {
        if self.runs.replica.is_none() {
            self.refuse("the program's process is gone: `run` restarts it, `back` goes back");
            return Ok(None);
        }
        let view = self.runs.last["view"].clone();
        self.runs.send(&json!({ "line": format!("if {condition}"), "view": view }));
        let answer = self.runs.answer(&mut self.output)?;
        self.runs.settings = answer["settings"].clone();
        let holds = answer["truth"].as_bool();
        if holds.is_none() {
            self.failed = true;
            self.print(protocol::text(&answer, "text"));
        }
        Ok(holds)
    }
}

/// Replaces the operands in a line of a user-defined command: `$arg0`, `$argc`.
fn with_operands(line: &str, operands: &str) -> String {
    let words: Vec<&str> = operands.split_whitespace().collect();
    let mut out = String::new();
    let mut rest = line;
    while let Some(at) = rest.find("$arg") {
        out += &rest[..at];
        rest = &rest[at + 4..];
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        match (rest.strip_prefix('c'), rest[..digits].parse::<usize>()) {
            (Some(after), _) if !after.starts_with(|c: char| c.is_alphanumeric() || c == '_') => {
                out += &words.len().to_string();
                rest = after;
            }
            (_, Ok(n)) if n < words.len() => {
                out += words[n];
                rest = &rest[digits..];
            }
            _ => out += "$arg",
        }
    }
    out + rest
}

/// Splits the body of an `if` at its `else`.
fn parts(body: &[String]) -> (Vec<String>, Vec<String>) {
    let mut depth = 0;
    let middle = body.iter().position(|line| {
        match line.as_str() {
            "else" if depth == 0 => return true,
            "end" => depth -= 1,
            line if begins_body(line) => depth += 1,
            _ => {}
        }
        false
    });
    match middle {
        Some(at) => (body[..at].to_vec(), body[at + 1..].to_vec()),
        None => (body.to_vec(), Vec::new()),
    }
}

/// Whether lines up to `end` follow a command.
pub fn begins_body(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or("");
    ["if", "while", "commands", "define", "document"].contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_and_branches() {
        assert_eq!(with_operands("p $arg0 + $arg1[$argc] $arg7 $argument", "a b"), "p a + b[2] $arg7 $argument");
        let lines = |text: &str| text.split(';').map(String::from).collect::<Vec<_>>();
        assert_eq!(parts(&lines("if a;x;else;y;end;else;z")), (lines("if a;x;else;y;end"), lines("z")));
        assert_eq!(parts(&lines("x")), (lines("x"), Vec::new()));
    }
}
