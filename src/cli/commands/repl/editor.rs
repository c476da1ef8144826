//! Sources of inputs: a terminal with a line editor, or a pipe.

mod keys;

use super::commands;
use super::paint::{self, SyntaxHighlighter};
use crate::cli::commands::explain;
use crate::cli::report::wrap;
use keys::{AbsorbIndent, Discard, Discarded, Indent, UnmatchedSpaces, open_braces};
use llvmlite_jit::ir::inst::{FcmpPred, IcmpPred, Ordering};
use llvmlite_jit::reference::opcodes;
use llvmlite_jit::session::{
    self, LineScan, MissingNumbers, Session, ends_in_string, is_abandoned, is_blank, is_complete, is_definition,
    recovery_point,
};
use rustyline::completion::{Completer, FilenameCompleter, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::{Hint, Hinter, HistoryHinter};
use rustyline::history::DefaultHistory;
use rustyline::validate::{ValidationContext, ValidationResult, Validator};
use rustyline::{
    Cmd, CompletionType, ConditionalEventHandler, Config, Context, Editor, Event, EventContext, EventHandler, Helper,
    KeyCode, KeyEvent, Modifiers, RepeatCount,
};
use std::borrow::Cow;
use std::collections::{HashSet, VecDeque};
use std::io::{BufRead, StdinLock};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

/// An input of the session.
pub enum InputEvent {
    Text(String),
    /// Ctrl-C: the current input is discarded.
    Discarded,
    End,
}

/// A source of inputs.
pub enum InputSource {
    TerminalReader(Box<TerminalReader>),
    Piped(PipeReader),
}

impl InputSource {
    /// Reads the next complete input.
    pub fn next(&mut self, number: u32) -> InputEvent {
        match self {
            InputSource::TerminalReader(typed) => typed.next(number),
            InputSource::Piped(pipe) => pipe.next(),
        }
    }

    /// Sets the names for completion, each with whether it can be used in a function body: types and globals can,
    /// values of the session cannot.
    pub fn set_completions(&mut self, names: impl FnOnce() -> Vec<(String, bool)>) {
        if let InputSource::TerminalReader(typed) = self
            && let Some(helper) = typed.editor.helper_mut()
        {
            let names = names();
            helper.shared = names.iter().filter(|(_, shared)| *shared).map(|(name, _)| name.clone()).collect();
            helper.names = names.into_iter().map(|(name, _)| name).collect();
        }
    }
}

/// Standard input that is not a terminal.
pub struct PipeReader {
    stdin: StdinLock<'static>,
    /// An input that was read ahead.
    ahead: Option<String>,
    /// Lines that follow an input which is not complete at the end of all.
    again: VecDeque<String>,
}

impl PipeReader {
    pub fn new(stdin: StdinLock<'static>) -> PipeReader {
        PipeReader { stdin, ahead: None, again: VecDeque::new() }
    }

    /// Reads the next input. If definitions refer to metadata or attribute groups that follow them, as in the output
    /// of compilers, they form one input together.
    fn next(&mut self) -> InputEvent {
        let Some(mut text) = self.ahead.take().or_else(|| self.whole()) else { return InputEvent::End };
        let mut missing = MissingNumbers::of(&text);
        while !missing.is_empty() {
            let Some(more) = self.whole() else { break };
            if !(is_blank(&more) || is_definition(&more)) {
                self.ahead = Some(more);
                break;
            }
            missing.extend(&more);
            text += &more;
        }
        InputEvent::Text(text)
    }

    /// Reads lines until an input is complete, or to the end of the input; `None` at its end.
    fn whole(&mut self) -> Option<String> {
        let (mut text, mut scan) = (String::new(), LineScan::default());
        loop {
            let Some(line) = self.line() else {
                return Some(self.recovered(text)).filter(|text| !text.is_empty());
            };
            text += &line;
            let gives_up = line.trim().is_empty() && scan.can_be_abandoned();
            match scan.is_complete_with(&line) {
                true => return Some(text),
                false if gives_up => return Some(self.recovered(text)),
                false => {}
            }
        }
    }
}

impl PipeReader {
    /// Returns the first element of an input that is not complete: it ends at the next line that can begin another.
    fn recovered(&mut self, mut text: String) -> String {
        if let Some(end) = recovery_point(&text) {
            let rest = text.split_off(end);
            let lines: Vec<String> = rest.split_inclusive('\n').map(String::from).collect();
            lines.into_iter().rev().for_each(|line| self.again.push_front(line));
        }
        text
    }

    /// Reads a line; `None` at the end.
    fn line(&mut self) -> Option<String> {
        if let Some(line) = self.again.pop_front() {
            return Some(line);
        }
        let mut bytes = Vec::new();
        match self.stdin.read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => None,
            Ok(_) => Some(String::from_utf8_lossy(&bytes).into_owned()),
        }
    }
}

/// Whether an input is complete.
fn is_whole(text: &str) -> bool {
    text.trim_start().starts_with(':') || is_complete(text)
}

/// Maximum number of history entries.
const HISTORY: usize = 10_000;

/// A terminal.
pub struct TerminalReader {
    editor: Editor<Help, DefaultHistory>,
    history: Option<PathBuf>,
    texts: HistoryTexts,
    discarded: Discarded,
}

impl TerminalReader {
    /// Opens the terminal; `history` is the file of the history.
    pub fn new(color: bool, history: Option<PathBuf>) -> rustyline::Result<TerminalReader> {
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .completion_show_all_if_ambiguous(true)
            .max_history_size(HISTORY)?
            .history_ignore_dups(true)?
            .indent_size(2)
            .build();
        let paint = SyntaxHighlighter::new(color);
        let mut editor = Editor::with_config(config)?;
        let outdented = Outdented::default();
        let help = Help {
            names: Vec::new(),
            shared: Vec::new(),
            library: Session::library_names(),
            files: FilenameCompleter::new(),
            outdented: outdented.clone(),
            listed: Mutex::new(None),
            paint,
        };
        editor.set_helper(Some(help));
        let (enter, space) = (KeyEvent(KeyCode::Enter, Modifiers::NONE), KeyEvent(KeyCode::Char(' '), Modifiers::NONE));
        let unmatched = UnmatchedSpaces::default();
        editor.bind_sequence(enter, EventHandler::Conditional(Box::new(Indent(unmatched.clone()))));
        editor.bind_sequence(space, EventHandler::Conditional(Box::new(AbsorbIndent(unmatched))));
        let discarded = Discarded::default();
        let discard = EventHandler::Conditional(Box::new(Discard(discarded.clone())));
        editor.bind_sequence(KeyEvent::ctrl('C'), discard);
        // A new line in an input that is complete: Alt-Enter is Esc Enter, and Ctrl-V Ctrl-J is everywhere.
        editor.bind_sequence(KeyEvent(KeyCode::Enter, Modifiers::ALT), EventHandler::Simple(Cmd::Newline));
        let texts = HistoryTexts::default();
        for (key, command) in [(KeyCode::Up, Cmd::HistorySearchBackward), (KeyCode::Down, Cmd::HistorySearchForward)] {
            let search = HistorySearch(command, texts.clone());
            editor.bind_sequence(KeyEvent(key, Modifiers::NONE), EventHandler::Conditional(Box::new(search)));
        }
        for c in ['}', ':'] {
            let key = KeyEvent(KeyCode::Char(c), Modifiers::NONE);
            editor.bind_sequence(key, EventHandler::Conditional(Box::new(Outdent(c, outdented.clone()))));
        }
        if let Some(path) = &history {
            // The file does not exist in the first session.
            let _ = editor.load_history(path);
        }
        if let Ok(mut texts) = texts.lock() {
            texts.extend(editor.history().iter().cloned());
        }
        Ok(TerminalReader { editor, history, texts, discarded })
    }

    fn next(&mut self, number: u32) -> InputEvent {
        let prompt = format!("[{number}]> ");
        match self.editor.readline(&prompt) {
            Ok(text) => {
                self.remember(&text);
                InputEvent::Text(text)
            }
            Err(ReadlineError::Interrupted) => {
                let text = self.discarded.lock().map(|mut text| std::mem::take(&mut *text)).unwrap_or_default();
                self.remember(&text);
                InputEvent::Discarded
            }
            Err(_) => InputEvent::End,
        }
    }

    /// Adds a text to the history, unless it is blank.
    fn remember(&mut self, text: &str) {
        if text.trim().is_empty() {
            return;
        }
        let _ = self.editor.add_history_entry(text);
        if let Ok(mut texts) = self.texts.lock() {
            texts.insert(text.to_string());
        }
        if let Some(path) = &self.history {
            let _ = self.editor.append_history(path);
        }
    }
}

/// Completion candidates in an input of several lines, shown below it, because the line editor would write its own
/// list over the input.
struct CandidateList {
    /// The input and the cursor position for which the list is shown.
    text: String,
    at: usize,
    list: String,
}

/// Text shown after the input: the rest of a history entry, which the right arrow accepts, or candidates.
struct Suggestion {
    text: String,
    is_accepted: bool,
}

impl Hint for Suggestion {
    fn display(&self) -> &str {
        &self.text
    }

    fn completion(&self) -> Option<&str> {
        self.is_accepted.then_some(self.text.as_str())
    }
}

/// The line editor's callbacks.
struct Help {
    names: Vec<String>,
    /// The subset of `names` that can be used in a function body: types and globals.
    shared: Vec<String>,
    /// Functions that can be called without a declaration.
    library: Vec<String>,
    files: FilenameCompleter,
    outdented: Outdented,
    listed: Mutex<Option<CandidateList>>,
    paint: SyntaxHighlighter,
}

impl Helper for Help {}

/// Suggests the latest history entry that begins with the current line; the right arrow accepts it.
impl Hinter for Help {
    type Hint = Suggestion;

    fn hint(&self, line: &str, at: usize, context: &Context<'_>) -> Option<Suggestion> {
        let mut listed = self.listed.lock().ok()?;
        listed.take_if(|listed| listed.text != line || listed.at != at);
        if let Some(listed) = &*listed {
            return Some(Suggestion { text: listed.list.clone(), is_accepted: false });
        }
        let text = HistoryHinter::new().hint(line, at, context).filter(|_| !line.contains('\n'))?;
        Some(Suggestion { text, is_accepted: true })
    }
}

/// All texts of the history.
type HistoryTexts = Arc<Mutex<HashSet<String>>>;

/// Searches the history for entries that begin with the text before the cursor, as IPython does for the arrow keys.
/// After an entry was recalled, with the cursor at its end, the adjacent entry follows.
struct HistorySearch(Cmd, HistoryTexts);

impl ConditionalEventHandler for HistorySearch {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, context: &EventContext<'_>) -> Option<Cmd> {
        let (text, at) = (context.line(), context.pos());
        // Elsewhere the key moves the cursor.
        let is_first_line = match self.0 {
            Cmd::HistorySearchBackward => !text[..at].contains('\n'),
            _ => !text.contains('\n'),
        };
        let is_recalled = at == text.len() && self.1.lock().is_ok_and(|texts| texts.contains(text));
        (at > 0 && is_first_line && !is_recalled).then(|| self.0.clone())
    }
}

/// Whether the line after a text is indented: the text is incomplete, and does not end within a string, which would
/// include the indentation.
fn is_continued(text: &str) -> bool {
    let line = text.rsplit('\n').next().unwrap_or("");
    !is_whole(text) && !line.trim().is_empty() && !ends_in_string(text)
}

/// Removes the indentation of a label, or of the closing brace of a function, as it is typed.
struct Outdent(char, Outdented);

/// Replacement of the current line. An event handler can return only one editor command, and the only command that
/// replaces text and moves the cursor is a completion with a single candidate.
type Outdented = Arc<Mutex<Option<String>>>;

impl ConditionalEventHandler for Outdent {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, context: &EventContext<'_>) -> Option<Cmd> {
        let line = outdented(context.line(), context.pos(), self.0)?;
        *self.1.lock().ok()? = Some(line);
        Some(Cmd::Complete)
    }
}

/// Returns the replacement of the line up to the cursor when `c` is typed; `None` if `c` is inserted as usual.
fn outdented(text: &str, at: usize, c: char) -> Option<String> {
    let (before, line) = text.get(..at)?.rsplit_once('\n')?;
    let word = line.trim_start();
    if c == '}' && word.is_empty() && !session::begins_assembly(text.trim_start()) {
        let depth = open_braces(&text[..at]).saturating_sub(1);
        let fits = text.get(at..)?.trim().is_empty() && (depth > 0 || !line.is_empty());
        return fits.then(|| format!("{}}}", keys::INDENT.repeat(depth)));
    }
    let fits = match c {
        '}' => word.is_empty(),
        _ => !word.is_empty() && word.chars().all(is_name),
    };
    let is_indented = word.len() < line.len();
    // In metadata and in type definitions, braces and labels have other indentation.
    let in_function = before.lines().any(|line| line.trim_start().starts_with("define"));
    let goes_on = text.get(at..)?.trim().is_empty();
    (fits && is_indented && in_function && goes_on).then(|| format!("{word}{c}"))
}

fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || "._$-".contains(c)
}

/// Whether the input ends in two empty lines, which end it even if brackets are open.
fn is_given_up(text: &str) -> bool {
    let mut lines = text.rsplit('\n');
    let empty = |line: Option<&str>| line.is_some_and(|line| line.trim().is_empty());
    empty(lines.next()) && empty(lines.next()) && lines.next().is_some()
}

impl Validator for Help {
    fn validate(&self, context: &mut ValidationContext<'_>) -> rustyline::Result<ValidationResult> {
        let text = context.input();
        Ok(match is_whole(text) || is_given_up(text) || is_abandoned(text) {
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

    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        self.paint.dim(hint)
    }

    fn highlight_char(&self, _: &str, _: usize, _: CmdKind) -> bool {
        true
    }
}

/// Types for completion.
const TYPES: &[&str] =
    &["i1", "i8", "i16", "i32", "i64", "i128", "half", "float", "double", "ptr", "void", "x86_fp80", "fp128"];

impl Completer for Help {
    type Candidate = Pair;

    fn complete(&self, line: &str, at: usize, context: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        if let Some(replacement) = self.outdented.lock().ok().and_then(|mut line| line.take()) {
            let start = line[..at].rfind('\n').map_or(0, |end| end + 1);
            return Ok((start, vec![Pair { display: String::new(), replacement }]));
        }
        match line[..at].strip_prefix(':').and_then(|command| command.split_once(' ')) {
            Some(("load" | "save", _)) => self.files.complete(line, at, context),
            _ => {
                let in_scope = names_in_scope(line, at, &self.shared);
                let (start, found) = complete(&line[..at], in_scope.as_deref().unwrap_or(&self.names), &self.library);
                match found.len() > 1 && line.contains('\n') {
                    true => Ok((start, vec![self.below(line, at, start, &found)])),
                    false => Ok((start, found)),
                }
            }
        }
    }
}

impl Help {
    /// Returns the common prefix of several candidates. If it is already typed, lists the candidates below the input.
    fn below(&self, line: &str, at: usize, start: usize, found: &[Pair]) -> Pair {
        let names: Vec<&str> = found.iter().map(|pair| pair.replacement.as_str()).collect();
        let common = common_prefix(&names);
        if common.len() <= at - start
            && let Ok(mut listed) = self.listed.lock()
        {
            let list = columns(&names, wrap::of(std::io::stdout()).unwrap_or(80));
            *listed = Some(CandidateList { text: line.to_string(), at, list });
        }
        Pair { display: String::new(), replacement: common.to_string() }
    }
}

/// Returns the longest common prefix of names.
fn common_prefix<'n>(names: &[&'n str]) -> &'n str {
    let Some((first, rest)) = names.split_first() else { return "" };
    let common = |a: &str, b: &str| a.char_indices().zip(b.chars()).find(|((_, a), b)| a != b).map(|((at, _), _)| at);
    let shared = |other: &&str| common(first, other).unwrap_or(first.len().min(other.len()));
    &first[..rest.iter().map(shared).min().unwrap_or(first.len())]
}

/// Formats names in columns below the input. Those beyond ten lines are only counted.
fn columns(names: &[&str], width: usize) -> String {
    const MAX_LINES: usize = 10;
    let column = names.iter().map(|name| name.chars().count()).max().unwrap_or(0) + 2;
    let each = (width.saturating_sub(1) / column).max(1);
    let mut out = String::new();
    for line in names.chunks(each).take(MAX_LINES) {
        let line: String = line.iter().map(|name| format!("{name:column$}")).collect();
        out += &format!("\n{}", line.trim_end());
    }
    match names.len().saturating_sub(each * MAX_LINES) {
        0 => out,
        more => format!("{out}\n… and {more} more"),
    }
}

/// Returns the names in scope at a position in a function that is being typed: its own values and blocks, and the
/// types and globals of the session. `None` outside of a function.
fn names_in_scope(text: &str, at: usize, shared: &[String]) -> Option<Vec<String>> {
    let start = match text.starts_with("define") {
        true => text[..at].rfind("\ndefine").unwrap_or(0),
        false => text[..at].rfind("\ndefine")?,
    };
    let end = text[at..].find("\n}").map_or(text.len(), |end| at + end);
    if text[start..at].contains("\n}") {
        return None;
    }
    let mut all = shared.to_vec();
    let mut word = start;
    while let Some(found) = text[word..end].find(['%', '@']) {
        let from = word + found;
        let length = text[from + 1..].find(|c| !is_name(c)).unwrap_or(text.len() - from - 1);
        word = (from + 1 + length).min(end);
        // The word at the cursor is not complete.
        if length > 0 && !(from..=word).contains(&at) {
            all.push(text[from..word].to_string());
        }
    }
    let labels = text[start..end].lines().filter_map(|line| line.trim().split_once(':'));
    let labels = labels.filter(|(label, _)| !label.is_empty() && label.chars().all(is_name));
    all.extend(labels.map(|(label, _)| format!("%{label}")));
    all.sort();
    all.dedup();
    Some(all)
}

/// Returns the start of the last word of a line, and its completions. `names` are those of the session; `library` are
/// functions that need no declaration, which are only offered for a nonempty word.
fn complete(before: &str, names: &[String], library: &[String]) -> (usize, Vec<Pair>) {
    let instructions = || opcodes::OPCODES.iter().map(|opcode| opcode.name);
    let start = before.rfind(|c| !is_name(c)).map_or(0, |at| at + 1);
    let sigil = before[..start].ends_with(['%', '@']);
    let start = start - usize::from(sigil);
    let word = &before[start..];
    if let Some(command) = before.strip_prefix(':') {
        match command.split_once(' ') {
            None => return (1, starting(command, commands::NAMES.iter().copied())),
            Some(("echo", word)) => return (before.len() - word.len(), starting(word, ["on", "off"])),
            Some(("engine", word)) => return (before.len() - word.len(), starting(word, ["jit", "interp"])),
            Some(("help", word)) => {
                let all = instructions().chain(commands::NAMES.iter().copied());
                return (before.len() - word.len(), starting(word, all));
            }
            Some(("explain", word)) => {
                return (before.len() - word.len(), starting(word, explain::titles().map(|(name, _)| name)));
            }
            Some(("undo" | "history" | "timeout", word)) => return (before.len() - word.len(), Vec::new()),
            Some(("source" | "edit" | "type" | "t", word)) => {
                let all = names.iter().map(|name| if word.starts_with(['%', '@']) { name } else { &name[1..] });
                return (before.len() - word.len(), starting(word, all));
            }
            Some(("ll" | "ir" | "clif" | "asm", word)) => {
                let functions = names.iter().map(String::as_str).filter(|name| name.starts_with('@'));
                let bare = !word.starts_with('@');
                let functions = functions.map(|name| if bare && !word.is_empty() { &name[1..] } else { name });
                return (before.len() - word.len(), starting(word, functions));
            }
            Some(_) => {}
        }
    }
    let has_begun = word.len() > usize::from(sigil);
    let library = library.iter().filter(|name| has_begun && !names.contains(name));
    if sigil {
        return (start, starting(word, names.iter().chain(library).map(String::as_str)));
    }
    let flags = ["nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast", "samesign"];
    let previous = before[..start].split_whitespace().rev().find(|word| !flags.contains(word));
    match previous {
        Some("icmp") => return (start, starting(word, IcmpPred::ALL.iter().map(|p| p.keyword()))),
        Some("fcmp") => return (start, starting(word, FcmpPred::ALL.iter().map(|p| p.keyword()))),
        _ if word.is_empty() => return (start, Vec::new()),
        _ => {}
    }
    // In an instruction, a bare word is a type or a keyword.
    if in_operands(before) {
        let orderings = Ordering::ALL.iter().map(|ordering| ordering.keyword());
        let words = TYPES
            .iter()
            .copied()
            .chain(paint::WORDS.iter().copied())
            .chain(OPERAND_WORDS.iter().copied())
            .chain(orderings);
        return (start, starting(word, words));
    }
    // Names are complete without their sigils in expressions and after commands.
    let plain = names.iter().chain(library).map(|name| &name[1..]);
    let words = plain.chain(instructions()).chain(TYPES.iter().copied()).chain(paint::WORDS.iter().copied());
    (start, starting(word, words))
}

/// Keywords among the operands of instructions, beside atomic orderings.
const OPERAND_WORDS: &[&str] = &[
    "addrspace",
    "atomic",
    "byval",
    "catch",
    "cleanup",
    "disjoint",
    "exact",
    "filter",
    "inrange",
    "nneg",
    "noundef",
    "sret",
    "syncscope",
    "unwind",
    "vscale",
    "x",
    "xchg",
];

/// Whether a text ends among the operands of an instruction.
fn in_operands(before: &str) -> bool {
    let line = before.rsplit('\n').next().unwrap_or(before).trim_start();
    let (is_named, rest) = match line.strip_prefix('%').and_then(|line| line.split_once('=')) {
        Some((_, rest)) => (true, rest.trim_start()),
        None => (false, line),
    };
    let opcode = rest.split(|c: char| !is_name(c)).next().unwrap_or("");
    // `add(1, 2)` is a call.
    let behind = &rest[opcode.len()..];
    opcodes::find(opcode).is_some()
        && behind.starts_with(' ')
        && (is_named || !behind.trim_start().starts_with(['=', '(']))
}

/// Returns the candidates that begin with a word.
fn starting<'a>(word: &str, all: impl IntoIterator<Item = &'a str>) -> Vec<Pair> {
    let mut found: Vec<&str> = all.into_iter().filter(|name| name.starts_with(word)).collect();
    found.sort_unstable();
    found.dedup();
    found.into_iter().map(|name| Pair { display: name.into(), replacement: name.into() }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(before: &str) -> Vec<String> {
        let names = ["%x", "@fac", "@far", "%far"].map(String::from);
        complete(before, &names, &["@puts", "@llvm.umax", "@fac"].map(String::from))
            .1
            .into_iter()
            .map(|pair| pair.replacement)
            .collect()
    }

    #[test]
    fn what_fits_is_completed() {
        assert_eq!(words("%c = icmp ")[..3], ["eq", "ne", "sge"]);
        assert_eq!(words("@pu"), ["@puts"]);
        assert_eq!(words("1 + put"), ["puts"]);
        assert_eq!(words("@llvm.um"), ["@llvm.umax"]);
        assert_eq!(words("@fac"), ["@fac"]);
        assert_eq!(words("@"), ["@fac", "@far"]);
        assert_eq!(words("icmp samesign u"), ["uge", "ugt", "ule", "ult"]);
        assert_eq!(words("fcmp fast on"), ["one"]);
        assert_eq!(words(":asm "), ["@fac", "@far"]);
        assert_eq!(words(":asm fac"), ["fac"]);
        assert_eq!(words(":clif @far"), ["@far"]);
        assert_eq!(words(":help ic"), ["icmp"]);
        assert_eq!(words(":explain E010")[0], "E0101");
        assert_eq!(words(":ex"), ["explain"]);
        assert_eq!(words("%y = gete"), ["getelementptr"]);
        assert_eq!(words("%y = get"), ["getelementptr"]);
        assert_eq!(words("call i64 @f"), ["@fac", "@far"]);
        assert_eq!(words("icmp slt i")[..3], ["i1", "i128", "i16"]);
        assert_eq!(words("load i64, p"), ["poison", "private", "ptr"]);
        assert_eq!(words("%y = zext i8 5 t"), ["tail", "target", "to", "true", "type"]);
        assert_eq!(words("cmpxchg ptr %p, i8 0, i8 1 se"), ["seq_cst"]);
        assert!(words("").is_empty());
    }

    #[test]
    fn names_of_the_function_that_is_typed_are_completed() {
        let names = ["%deal", "@debt"].map(String::from);
        let words = |text: &str| {
            let names = names_in_scope(text, text.len(), &["@debt".into()]).unwrap_or(names.to_vec());
            complete(text, &names, &[]).1.into_iter().map(|pair| pair.replacement).collect::<Vec<_>>()
        };
        let text = "define i64 @g(i64 %abc) {\n  %dede = add i64 %abc, 1\ndeep:\n  %e = add i64 ";
        assert_eq!(words(&format!("{text}%de")), ["%dede", "%deep"]);
        assert_eq!(words(&format!("{text}%a")), ["%abc"]);
        assert_eq!(words(&format!("{text}@")), ["@debt", "@g"]);
        assert_eq!(words(&format!("{text}%x\n}}\nadd i64 %de")), ["%deal"]);
        assert_eq!(words("add i64 %de"), ["%deal"]);
    }

    #[test]
    fn braces_and_labels_stand_at_the_left() {
        let typed = |text: &str, c| outdented(text, text.len(), c);
        assert_eq!(typed("define void @f() {\n  ", '}'), Some("}".into()));
        assert_eq!(typed("define void @f() {\n  loop.1", ':'), Some("loop.1:".into()));
        assert_eq!(typed("define void @f() {\n  %x = add {i8", '}'), None);
        assert_eq!(typed("define void @f() {\n", '}'), None);
        assert_eq!(typed("define void @f() {\n  ; see https", ':'), None);
        assert_eq!(typed("%T = type {\n  ", '}'), None);
        assert_eq!(outdented("define void @f() {\n    ret void\n}", 21, '}'), None);
    }

    #[test]
    fn lines_of_a_function_are_indented_and_those_of_a_string_are_not() {
        assert!(is_continued("define void @f() {") && is_continued("call void @f(i64 1,"));
        assert!(!is_continued("@s = constant [4 x i8] c\"a"));
        assert!(!is_continued("@s = constant [4 x i8] c\"a\nb"));
        assert!(is_continued("define void @f() { ; \"") && !is_continued("%x = add i64 1, 2"));
    }

    #[test]
    fn two_empty_lines_end_an_input() {
        assert!(is_given_up("define void @f() {\n\n") && is_given_up("define void @f() {\n  \n"));
        assert!(!is_given_up("define void @f() {\n  ") && !is_given_up("\n"));
    }
}
