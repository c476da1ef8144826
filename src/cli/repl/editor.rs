//! Where inputs come from: a terminal with an editor of lines, or a pipe.

use super::commands;
use super::paint::{self, Paint};
use llvmlite_jit::parse::opcodes;
use llvmlite_jit::session::is_complete;
use rustyline::completion::{Completer, FilenameCompleter, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::{ValidationContext, ValidationResult, Validator};
use rustyline::{CompletionType, Config, Context, Editor, Helper};
use std::borrow::Cow;
use std::io::{BufRead, StdinLock};
use std::path::PathBuf;

/// What comes next.
pub enum Input {
    Text(String),
    /// Ctrl-C: what was typed does not count.
    Discarded,
    End,
}

/// A source of inputs.
pub enum Lines {
    Typed(Box<Typed>),
    Piped(StdinLock<'static>),
}

impl Lines {
    /// The next whole input.
    pub fn next(&mut self, number: u32) -> Input {
        match self {
            Lines::Typed(typed) => typed.next(number),
            Lines::Piped(stdin) => piped(stdin),
        }
    }

    /// Says which names there are, for completion.
    pub fn know(&mut self, names: impl FnOnce() -> Vec<String>) {
        if let Lines::Typed(typed) = self
            && let Some(helper) = typed.editor.helper_mut()
        {
            helper.names = names();
        }
    }
}

/// Lines up to where an input is complete, or up to the end.
fn piped(stdin: &mut StdinLock<'static>) -> Input {
    let mut bytes = Vec::new();
    loop {
        match stdin.read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) if bytes.is_empty() => return Input::End,
            Ok(0) | Err(_) => return Input::Text(String::from_utf8_lossy(&bytes).into_owned()),
            Ok(_) => {
                let text = String::from_utf8_lossy(&bytes);
                if is_whole(&text) {
                    return Input::Text(text.into_owned());
                }
            }
        }
    }
}

/// Whether nothing more belongs to an input.
fn is_whole(text: &str) -> bool {
    text.trim_start().starts_with(':') || is_complete(text)
}

/// Entries of the history that are kept.
const HISTORY: usize = 10_000;

/// A terminal.
pub struct Typed {
    editor: Editor<Help, DefaultHistory>,
    history: Option<PathBuf>,
    paint: Paint,
}

impl Typed {
    /// Lines are looked up and kept in `history`.
    pub fn new(color: bool, history: Option<PathBuf>) -> rustyline::Result<Typed> {
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .completion_show_all_if_ambiguous(true)
            .max_history_size(HISTORY)?
            .history_ignore_dups(true)?
            .indent_size(2)
            .build();
        let paint = Paint::new(color);
        let mut editor = Editor::with_config(config)?;
        editor.set_helper(Some(Help { names: Vec::new(), files: FilenameCompleter::new(), paint }));
        if let Some(path) = &history {
            // The first session has none.
            let _ = editor.load_history(path);
        }
        Ok(Typed { editor, history, paint })
    }

    fn next(&mut self, number: u32) -> Input {
        let prompt = format!("[{number}]> ");
        let _ = self.paint;
        match self.editor.readline(&prompt) {
            Ok(text) => {
                if !text.trim().is_empty() {
                    let _ = self.editor.add_history_entry(text.as_str());
                    if let Some(path) = &self.history {
                        let _ = self.editor.append_history(path);
                    }
                }
                Input::Text(text)
            }
            Err(ReadlineError::Interrupted) => Input::Discarded,
            Err(_) => Input::End,
        }
    }
}

/// What the editor asks while a line is typed.
struct Help {
    names: Vec<String>,
    files: FilenameCompleter,
    paint: Paint,
}

impl Helper for Help {}

impl Hinter for Help {
    type Hint = String;
}

impl Validator for Help {
    fn validate(&self, context: &mut ValidationContext<'_>) -> rustyline::Result<ValidationResult> {
        let text = context.input();
        // Two empty lines end an input whatever is open.
        let given_up = text.ends_with("\n\n");
        Ok(match is_whole(text) || given_up {
            true => ValidationResult::Valid(None),
            false => ValidationResult::Incomplete,
        })
    }
}

impl Highlighter for Help {
    fn highlight<'l>(&self, line: &'l str, _: usize) -> Cow<'l, str> {
        self.paint.text(line)
    }

    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(&'s self, prompt: &'p str, _: bool) -> Cow<'b, str> {
        self.paint.prompt(prompt)
    }

    fn highlight_char(&self, _: &str, _: usize, _: CmdKind) -> bool {
        true
    }
}

/// Types that are completed.
const TYPES: &[&str] =
    &["i1", "i8", "i16", "i32", "i64", "i128", "half", "float", "double", "ptr", "void", "x86_fp80", "fp128"];

impl Completer for Help {
    type Candidate = Pair;

    fn complete(&self, line: &str, at: usize, context: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let before = &line[..at];
        if let Some(command) = before.strip_prefix(':') {
            match command.split_once(' ') {
                Some(("load" | "save", _)) => return self.files.complete(line, at, context),
                Some(("ll" | "clif" | "asm", _)) => {}
                Some(("engine", word)) => return Ok((at - word.len(), starting(word, ["jit", "interp"]))),
                Some(_) => {}
                None => return Ok((1, starting(command, commands::NAMES.iter().copied()))),
            }
        }
        let start = before.rfind(|c: char| !(c.is_ascii_alphanumeric() || "._$-".contains(c))).map_or(0, |at| at + 1);
        let sigil = before[..start].ends_with(['%', '@']);
        let start = start - usize::from(sigil);
        let word = &before[start..];
        if sigil {
            return Ok((start, starting(word, self.names.iter().map(String::as_str))));
        }
        if word.is_empty() {
            return Ok((start, Vec::new()));
        }
        let words = opcodes().chain(TYPES.iter().copied()).chain(paint::WORDS.iter().copied());
        Ok((start, starting(word, words)))
    }
}

/// Those that begin with a word.
fn starting<'a>(word: &str, all: impl IntoIterator<Item = &'a str>) -> Vec<Pair> {
    let mut found: Vec<&str> = all.into_iter().filter(|name| name.starts_with(word)).collect();
    found.sort_unstable();
    found.dedup();
    found.into_iter().map(|name| Pair { display: name.into(), replacement: name.into() }).collect()
}
