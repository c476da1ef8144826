//! Sources of commands: a script, a pipe, or a terminal with history and completion.

use super::commands::TYPE_TAGS;
use super::help::{self, COMMANDS, TOPICS};
use super::scripts::begins_body;
use crate::cli::report::stdout;
use llvmlite_jit::debugger::DebuggedProgram;
use llvmlite_jit::ir::GlobalId;
use rustyline::completion::{Completer, Pair};
use rustyline::error::ReadlineError;
use rustyline::history::DefaultHistory;
use rustyline::{CompletionType, Config, Context, Editor, Helper, Highlighter, Hinter, Validator};
use std::collections::VecDeque;
use std::io::BufRead;
use std::path::PathBuf;
use std::rc::Rc;

/// Prompt of the debugger.
const PROMPT: &str = "(step) ";

/// A line of input.
pub enum InputLine {
    /// A command; an empty line repeats the last one.
    Text(String),
    /// No command; read on.
    Again,
    /// End of the input.
    End,
}

/// A line of a file with commands.
struct ScriptLine {
    text: String,
    place: String,
    /// Whether the session ends if it is invalid.
    ends_session: bool,
}

/// A command from a loop, a user-defined command, or a breakpoint.
struct QueuedLine {
    text: String,
    /// Whether it comes from a breakpoint, in which case the next stop discards it.
    is_of_point: bool,
}

/// Splits a file into its lines.
fn script_lines(name: &str, text: &str, ends_session: bool) -> VecDeque<ScriptLine> {
    let line = |(n, text): (usize, &str)| ScriptLine {
        text: text.into(),
        place: format!("line {} of {name}", n + 1),
        ends_session,
    };
    text.lines().enumerate().map(line).collect()
}

/// Reader of commands.
pub struct LineReader {
    script: VecDeque<ScriptLine>,
    /// Location of the last line that came from a file.
    place: String,
    from_script: bool,
    /// Whether the last line came from a loop, a user-defined command, or a breakpoint.
    from_queue: bool,
    /// Commands to be executed before any others.
    queued: VecDeque<QueuedLine>,
    /// Whether commands are read from standard input after the script.
    more: bool,
    editor: Option<Editor<NameCompleter, DefaultHistory>>,
    colored: bool,
    history: Option<PathBuf>,
    last: String,
    columns: Option<usize>,
}

impl LineReader {
    /// Reads the lines of a script first, and then those of standard input if it supplies commands.
    pub fn new(
        script: Option<(&str, &str)>,
        more: bool,
        interactive: bool,
        colored: bool,
        program: &Rc<DebuggedProgram>,
    ) -> LineReader {
        let mut lines = LineReader {
            script: script.map(|(name, text)| script_lines(name, text, true)).unwrap_or_default(),
            place: String::new(),
            from_script: false,
            from_queue: false,
            queued: VecDeque::new(),
            more,
            editor: None,
            colored,
            history: None,
            last: String::new(),
            columns: std::env::var("COLUMNS").ok().and_then(|text| text.parse().ok()),
        };
        if interactive && more {
            let config = Config::builder().completion_type(CompletionType::List).history_ignore_space(true).build();
            let names = NameCompleter { program: Rc::clone(program), function: None };
            if let Ok(mut editor) = Editor::<NameCompleter, DefaultHistory>::with_config(config) {
                editor.set_helper(Some(names));
                lines.history = history_file();
                if let Some(path) = &lines.history {
                    let _ = editor.load_history(path);
                }
                lines.editor = Some(editor);
            }
        }
        lines
    }

    /// Whether the last line came from a script.
    pub fn is_script(&self) -> bool {
        self.from_script
    }

    /// Whether the last line came from a loop, a user-defined command, or a breakpoint.
    pub fn is_from_queue(&self) -> bool {
        self.from_queue
    }

    /// Whether commands come from a terminal.
    pub fn is_interactive(&self) -> bool {
        self.editor.is_some()
    }

    /// Returns the location of the last line that came from a file: `line 3 of commands.txt`.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// Queues commands for execution before any others.
    pub fn insert(&mut self, commands: Vec<String>) {
        for text in commands.into_iter().rev() {
            self.queued.push_front(QueuedLine { text, is_of_point: false });
        }
    }

    /// Whether queued commands precede the input.
    pub fn is_queued(&self) -> bool {
        !self.queued.is_empty()
    }

    /// Queues the lines of a file; an invalid command ends the file, but not the session.
    pub fn insert_file(&mut self, name: &str, text: &str) {
        if self.is_queued() {
            return self.insert(text.lines().map(String::from).collect());
        }
        let mut lines = script_lines(name, text, false);
        lines.append(&mut self.script);
        self.script = lines;
    }

    /// Queues the commands of a breakpoint, replacing those of an earlier one.
    pub fn queue(&mut self, commands: Vec<String>) {
        self.queued.retain(|line| !line.is_of_point);
        for text in commands.into_iter().rev() {
            self.queued.push_front(QueuedLine { text, is_of_point: true });
        }
    }

    /// Discards the queued commands after an invalid one. Returns whether there were commands of a file.
    pub fn give_up(&mut self) -> bool {
        let was_queued = self.is_queued();
        self.queued.clear();
        let before = self.script.len();
        self.script.retain(|line| line.ends_session);
        before > self.script.len() && !was_queued
    }

    /// Reads the body of a command, such as a loop or the commands of a breakpoint, up to its `end`.
    pub fn body(&mut self) -> Vec<String> {
        let (mut body, mut depth) = (Vec::new(), 0);
        loop {
            let line = self.body_line();
            match line.as_deref().map(str::trim) {
                None => return body,
                Some("end") if depth == 0 => return body,
                Some("") => {}
                Some(command) => {
                    match command {
                        "end" => depth -= 1,
                        command => depth += u32::from(begins_body(command)),
                    }
                    body.push(command.into());
                }
            }
        }
    }

    /// Reads a line of a body; `None` at the end of the input.
    fn body_line(&mut self) -> Option<String> {
        if let Some(line) = self.queued.pop_front() {
            return Some(line.text);
        }
        let line = match (self.script.pop_front(), &mut self.editor) {
            (Some(line), _) => line.text,
            (None, _) if !self.more => return None,
            (None, Some(editor)) => editor.readline("> ").ok()?,
            (None, None) => piped_line()?,
        };
        if self.editor.is_none() || self.from_script {
            stdout::write(format!("> {}\n", line.trim()).as_bytes());
        }
        Some(line)
    }

    /// Returns the width of the page in columns.
    pub fn width(&mut self) -> usize {
        let terminal =
            self.editor.as_mut().and_then(|editor| editor.dimensions()).map(|(columns, _)| usize::from(columns));
        terminal.or(self.columns).unwrap_or(100).clamp(40, 400)
    }

    /// Returns columns and lines of the terminal, if there is one.
    pub fn size(&mut self) -> Option<(usize, usize)> {
        let (columns, lines) = self.editor.as_mut()?.dimensions()?;
        Some((usize::from(columns), usize::from(lines)))
    }

    /// Reads the next command. `function`: the function whose values are completed.
    pub fn next(&mut self, function: Option<GlobalId>) -> InputLine {
        self.from_queue = self.is_queued();
        if let Some(line) = self.queued.pop_front() {
            let is_comment = line.text.trim_start().starts_with('#');
            return if is_comment { InputLine::Again } else { InputLine::Text(line.text) };
        }
        if let Some(line) = self.script.pop_front() {
            self.place = line.place;
            self.from_script = line.ends_session;
            return self.echo(line.text);
        }
        self.from_script = false;
        if !self.more {
            return InputLine::End;
        }
        let Some(editor) = &mut self.editor else {
            return piped_line().map_or(InputLine::End, |line| self.echo(line));
        };
        if let Some(names) = editor.helper_mut() {
            names.function = function;
        }
        let colored = if self.colored { format!("\u{1b}[1;34m{PROMPT}\u{1b}[0m") } else { PROMPT.to_string() };
        match editor.readline(&(PROMPT.to_string(), colored)) {
            Ok(line) if line.trim().is_empty() => InputLine::Text(self.last.clone()),
            Ok(line) => {
                let _ = editor.add_history_entry(line.trim());
                self.last = line.trim().to_string();
                InputLine::Text(self.last.clone())
            }
            Err(ReadlineError::Interrupted) => InputLine::Again,
            Err(_) => InputLine::End,
        }
    }

    /// Echoes a line from a script or a pipe.
    fn echo(&mut self, line: String) -> InputLine {
        let line = line.trim();
        if line.starts_with('#') {
            return InputLine::Again;
        }
        stdout::write(format!("{}\n", format!("{PROMPT}{line}").trim_end()).as_bytes());
        if !line.is_empty() {
            self.last = line.to_string();
        }
        InputLine::Text(self.last.clone())
    }

    /// Saves the history.
    pub fn close(&mut self) {
        if let (Some(editor), Some(path)) = (&mut self.editor, &self.history) {
            if let Some(directory) = path.parent() {
                let _ = std::fs::create_dir_all(directory);
            }
            let _ = editor.save_history(path);
        }
    }
}

/// Reads a line of standard input; `None` at its end.
fn piped_line() -> Option<String> {
    let mut line = String::new();
    matches!(std::io::stdin().lock().read_line(&mut line), Ok(1..)).then_some(line)
}

/// Returns the path of the history file.
fn history_file() -> Option<PathBuf> {
    let absolute = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let directory = absolute("XDG_STATE_HOME").or_else(|| Some(absolute("HOME")?.join(".local/state")))?;
    Some(directory.join("llvmlite-jit").join("step_history"))
}

/// Completion of names.
#[derive(Helper, Highlighter, Hinter, Validator)]
struct NameCompleter {
    program: Rc<DebuggedProgram>,
    function: Option<GlobalId>,
}

impl Completer for NameCompleter {
    type Candidate = Pair;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let before = line.get(..at).unwrap_or(line);
        Ok(complete(&self.program, self.function, before))
    }
}

/// Returns the start of the last word of a line, and its completions.
fn complete(program: &DebuggedProgram, function: Option<GlobalId>, before: &str) -> (usize, Vec<Pair>) {
    let start = before.rfind(|c: char| c.is_whitespace() || "*([,:=<>&|".contains(c)).map_or(0, |at| at + 1);
    let word = &before[start..];
    let module = program.checked.module();
    if let Some((start, names)) = members(program, function, before) {
        return (start, completions(names, &before[start..]));
    }
    let first = before[..start].trim().is_empty();
    let command = before.split_whitespace().next().unwrap_or("");
    let names: Vec<String> = match word.chars().next() {
        Some('@') => module.globals.values().map(|global| format!("@{}", global.name)).collect(),
        Some('%') => {
            // After `@f:` a block of `@f` is completed.
            let qualifier = before[..start].strip_suffix(':').and_then(|text| text.split_whitespace().last());
            let qualifier = qualifier.and_then(|name| module.find(name.trim_start_matches('@')));
            let body = qualifier.or(function).and_then(|id| program.body(id));
            body.map_or(Vec::new(), |body| {
                let blocks = body.blocks.values().filter_map(|b| b.name.as_ref());
                let values = body.values.values().filter_map(|v| v.name.as_ref()).filter(|_| qualifier.is_none());
                blocks.chain(values).map(|name| format!("%{name}")).collect()
            })
        }
        _ if first => COMMANDS.iter().map(|command| command.name.to_string()).collect(),
        _ if "help".starts_with(command) => COMMANDS.iter().map(|command| command.name.to_string()).collect(),
        _ if "info".starts_with(command) => TOPICS.map(String::from).into(),
        _ => match help::find(command).map(|command| command.name) {
            Ok("view") => ["source", "llvm", "on", "off"].map(String::from).into(),
            Ok("break" | "tbreak" | "jump" | "clear" | "advance" | "until" | "list") => program.place_names(),
            Ok(
                "print" | "call" | "display" | "watch" | "rwatch" | "awatch" | "set" | "x" | "whatis" | "ptype"
                | "memory",
            ) => {
                let tag = before[..start].split_whitespace().last().filter(|tag| TYPE_TAGS.contains(tag));
                let types = |tag: &str| {
                    let all = program.type_names().filter_map(|name| name.strip_prefix(tag)?.strip_prefix(' '));
                    all.map(String::from).collect()
                };
                tag.map_or_else(|| program.value_names(function), types)
            }
            // The condition of a breakpoint or watchpoint.
            Ok("condition") => program.value_names(function),
            _ => Vec::new(),
        },
    };
    (start, completions(names, word))
}

/// Returns the names that begin with a word, sorted and without duplicates.
fn completions(mut names: Vec<String>, word: &str) -> Vec<Pair> {
    names.retain(|name| name.starts_with(word));
    names.sort();
    names.dedup();
    names.into_iter().map(|name| Pair { display: name.clone(), replacement: name }).collect()
}

/// Returns the start of a member's name after `.` or `->`, and the names of the members.
fn members(program: &DebuggedProgram, function: Option<GlobalId>, before: &str) -> Option<(usize, Vec<String>)> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let start = before.rfind(|c| !is_name(c))? + 1;
    let chain = &before[..start];
    let base = chain.strip_suffix('.').or_else(|| chain.strip_suffix("->"))?;
    let is_chain = |c: char| is_name(c) || ".[]".contains(c) || c == '-' || c == '>';
    let first = base.rfind(|c| !is_chain(c)).map_or(0, |at| at + base[at..].chars().next().map_or(1, char::len_utf8));
    Some((start, program.member_names(function, &base[first..])?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use llvmlite_jit::source::SourceMap;
    use std::sync::Arc;

    /// Loads a program from a text.
    fn program(name: &str, text: &str) -> DebuggedProgram {
        let mut sources = SourceMap::new();
        let source = sources.add(name, text).unwrap();
        let module = llvmlite_jit::parse::parse(&source).module;
        let checked = llvmlite_jit::verify::verify(module, &sources, Default::default()).unwrap();
        DebuggedProgram::new(Arc::new(checked), sources)
    }

    /// Returns the completions of a line in a function.
    fn words(program: &DebuggedProgram, function: &str, line: &str) -> Vec<String> {
        let function = program.checked.module().find(function);
        complete(program, function, line).1.into_iter().map(|pair| pair.replacement).collect()
    }

    #[test]
    fn commands_and_names_are_completed() {
        let text = "@gone = global i64 0\ndefine i64 @go(i64 %number) {\nstart:\n  ret i64 %number\n}\n";
        let program = program("a.ll", text);
        let words = |line: &str| words(&program, "go", line);
        assert_eq!(words("fi"), ["finish"]);
        assert_eq!(words("break @go"), ["@go", "@gone"]);
        assert_eq!(words("print *%n"), ["%number"]);
        assert_eq!(words("break @go:%"), ["%start"]);
        assert_eq!(words("info f"), ["frame", "functions"]);
        assert!(words("step 3").is_empty());
    }

    #[test]
    fn names_of_the_source_are_completed() {
        let program = program("members.ll", include_str!("../../../../tests/cli/step/members.ll"));
        let words = |line: &str| words(&program, "main", line);
        assert_eq!(words("print fir"), ["first"]);
        assert_eq!(words("b ma"), ["main"]);
        assert_eq!(words("break mem"), ["members.c:"]);
        assert_eq!(words("ptype struct no"), ["node"]);
        assert_eq!(words("view so"), ["source"]);
        assert_eq!(words("print first.we"), ["weights"]);
        assert_eq!(words("p first.next->at."), ["x", "y"]);
        assert_eq!(words("p *first."), words("p first.next->"));
        assert!(words("p nothing.").is_empty());
    }
}
