//! Sources of inputs: a terminal with a line editor, or a pipe.

mod c_scope;
mod completion;
mod keys;
mod members;
mod menu;
mod operands;
mod pipe;
mod top_level;

use super::comments::{ends_in_comment, has_open_string};
use super::paint::SyntaxHighlighter;
use crate::cli::report::wrap;
use c_scope::{TextEnd, end_of};
use completion::{KnownName, NameKind, complete, is_name, names_in_scope, open_call, with_labels};
use keys::{AbsorbIndent, Discard, Discarded, Indent, UnmatchedSpaces, open_braces};
use llvmlite_jit::session::{self, Session, ends_in_string, is_abandoned, is_complete};
use members::Members;
use menu::{CurrentMenu, Menu, SelectBackwards};
pub use pipe::PipeReader;
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
use std::collections::{HashMap, HashSet};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
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
    pub fn next(&mut self, session: &Session) -> InputEvent {
        match self {
            InputSource::TerminalReader(typed) => typed.next(session.next_input()),
            InputSource::Piped(pipe) => pipe.next(session),
        }
    }

    /// Sets the names for completion, which are evaluated only for a terminal. `in_c` returns the declaration in C of a
    /// function.
    pub fn set_completions(
        &mut self,
        session: &Session,
        names: impl FnOnce() -> Vec<String>,
        in_c: &dyn Fn(&str) -> Option<String>,
    ) {
        if let InputSource::TerminalReader(typed) = self
            && let Some(helper) = typed.editor.helper_mut()
        {
            let names = names();
            helper.members = Members::of(session, &names);
            helper.signatures = signatures(session, &names, in_c);
            let kind = |name: &str| match () {
                () if name.starts_with('@') => NameKind::Global,
                () if session.value_type(name).is_some() => NameKind::Value,
                () => NameKind::Type,
            };
            helper.names = names.iter().map(|name| KnownName::new(name, kind(name))).collect();
        }
    }
}

/// Whether an input is complete.
fn is_whole(text: &str) -> bool {
    text.trim_start().starts_with(':') || is_complete(text) && !ends_in_comment(text) || has_open_string(text)
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
        let (menu, backwards) = (CurrentMenu::default(), Arc::new(AtomicBool::new(false)));
        let help = Help {
            names: Vec::new(),
            members: Members::default(),
            signatures: HashMap::new(),
            library: Session::library_names(),
            files: FilenameCompleter::new(),
            outdented: outdented.clone(),
            menu: Arc::clone(&menu),
            backwards: Arc::clone(&backwards),
            paint,
        };
        editor.set_helper(Some(help));
        let (enter, space) = (KeyEvent(KeyCode::Enter, Modifiers::NONE), KeyEvent(KeyCode::Char(' '), Modifiers::NONE));
        let unmatched = UnmatchedSpaces::default();
        let texts = HistoryTexts::default();
        editor.bind_sequence(enter, EventHandler::Conditional(Box::new(Indent(unmatched.clone(), texts.clone()))));
        editor.bind_sequence(space, EventHandler::Conditional(Box::new(AbsorbIndent(unmatched))));
        let discarded = Discarded::default();
        let discard = EventHandler::Conditional(Box::new(Discard(discarded.clone())));
        editor.bind_sequence(KeyEvent::ctrl('C'), discard);
        // A new line in an input that is complete: Alt-Enter is Esc Enter, and Ctrl-V Ctrl-J is everywhere.
        editor.bind_sequence(KeyEvent(KeyCode::Enter, Modifiers::ALT), EventHandler::Simple(Cmd::Newline));
        for (key, command) in [(KeyCode::Up, Cmd::HistorySearchBackward), (KeyCode::Down, Cmd::HistorySearchForward)] {
            let search = HistorySearch(command, texts.clone(), Arc::clone(&menu), Arc::clone(&backwards));
            editor.bind_sequence(KeyEvent(key, Modifiers::NONE), EventHandler::Conditional(Box::new(search)));
        }
        let back = EventHandler::Conditional(Box::new(SelectBackwards(menu, backwards)));
        editor.bind_sequence(KeyEvent(KeyCode::BackTab, Modifiers::NONE), back);
        for c in ['}', '{', ':'] {
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

/// Text shown after the input: the rest of a history entry, which the right arrow accepts, or candidates.
struct Suggestion {
    shown: String,
    /// The text that accepting the suggestion inserts.
    accepted: Option<String>,
}

impl Suggestion {
    /// Suggests the rest of a history entry behind a line. The first line stands for all lines, because the others
    /// would move the input up, and it must fit into the line of the terminal.
    fn of_entry(rest: String, line: &str, columns: usize) -> Suggestion {
        // The prompt, such as `[12]> `, and the `…`.
        const OTHERS: usize = 10;
        let room = columns.saturating_sub(line.chars().count() + OTHERS);
        let first = rest.lines().next().unwrap_or_default();
        let mut shown: String = first.chars().take(room).collect();
        if shown.len() < rest.len() {
            shown.push('…');
        }
        Suggestion { shown, accepted: Some(rest) }
    }
}

impl Hint for Suggestion {
    fn display(&self) -> &str {
        &self.shown
    }

    fn completion(&self) -> Option<&str> {
        self.accepted.as_deref()
    }
}

/// The line editor's callbacks.
struct Help {
    names: Vec<KnownName>,
    members: Members,
    /// Declarations of the session's functions, by their names without `@`.
    signatures: Signatures,
    /// Functions that can be called without a declaration.
    library: Vec<String>,
    files: FilenameCompleter,
    outdented: Outdented,
    menu: CurrentMenu,
    /// Whether the next selection in the menu is that of the previous candidate.
    backwards: Arc<AtomicBool>,
    paint: SyntaxHighlighter,
}

impl Helper for Help {}

/// Suggests the latest history entry that begins with the current line; the right arrow accepts it.
impl Hinter for Help {
    type Hint = Suggestion;

    fn hint(&self, line: &str, at: usize, context: &Context<'_>) -> Option<Suggestion> {
        let mut menu = self.menu.lock().ok()?;
        menu.take_if(|menu| !menu.is_for(line, at));
        if let Some(menu) = &*menu {
            let shown = menu.shown(wrap::of(std::io::stdout()).unwrap_or(80), self.menu_lines(line));
            return Some(Suggestion { shown, accepted: None });
        }
        // Without colors, the suggestion could not be told from what was typed.
        let can_be_told_apart = self.paint.is_on();
        let text =
            HistoryHinter::new().hint(line, at, context).filter(|_| can_be_told_apart && !line.contains('\n'))?;
        Some(Suggestion::of_entry(text, line, wrap::of(std::io::stdout()).unwrap_or(80)))
    }
}

/// Declarations of functions, by their names without `@`: in LLVM, and in C if it is known.
type Signatures = HashMap<String, (String, Option<String>)>;

/// Returns the declarations of functions. `in_c` returns that in C.
fn signatures(session: &Session, names: &[String], in_c: &dyn Fn(&str) -> Option<String>) -> Signatures {
    let functions = names.iter().filter(|name| name.starts_with('@') && session.function(name).is_some());
    let declaration = |name: &String| {
        // The source has the names of the parameters.
        let source = session.source_of(name).and_then(|text| text.lines().next()).filter(|line| line.contains('('));
        let text = source.map(String::from).or_else(|| session.text_of(name))?;
        let text = text.strip_prefix("define ").or(text.strip_prefix("declare ")).unwrap_or(&text);
        Some((name[1..].to_string(), (text.split(" {").next().unwrap_or(text).to_string(), in_c(name))))
    };
    functions.filter_map(declaration).collect()
}

/// All texts of the history.
type HistoryTexts = Arc<Mutex<HashSet<String>>>;

/// Searches the history for entries that begin with the text before the cursor, as IPython does for the arrow keys.
/// After an entry was recalled, with the cursor at its end, the adjacent entry follows. In a menu with a selection, selects
/// the adjacent candidate.
struct HistorySearch(Cmd, HistoryTexts, CurrentMenu, Arc<AtomicBool>);

impl ConditionalEventHandler for HistorySearch {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, context: &EventContext<'_>) -> Option<Cmd> {
        let (text, at) = (context.line(), context.pos());
        let menu = self.2.lock().ok()?;
        if menu.as_ref().is_some_and(|menu| menu.is_for(text, at) && menu.has_selection()) {
            self.3.store(self.0 == Cmd::HistorySearchBackward, Ordering::Relaxed);
            return Some(Cmd::Complete);
        }
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
    if c == '{' {
        let fits =
            word.is_empty() && !line.is_empty() && text.get(at..)?.trim().is_empty() && keys::begins_body(before);
        return fits.then(|| format!("{}{{", keys::INDENT.repeat(open_braces(before))));
    }
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

impl Completer for Help {
    type Candidate = Pair;

    fn complete(&self, line: &str, at: usize, context: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        if let Some(replacement) = self.outdented.lock().ok().and_then(|mut line| line.take()) {
            let start = line[..at].rfind('\n').map_or(0, |end| end + 1);
            return Ok((start, vec![Pair { display: String::new(), replacement }]));
        }
        let backwards = self.backwards.swap(false, Ordering::Relaxed);
        let Ok(mut current) = self.menu.lock() else { return Ok((at, Vec::new())) };
        if let Some(menu) = current.as_mut().filter(|menu| menu.is_for(line, at)) {
            let (start, pair) = menu.select(backwards);
            return Ok((start, vec![pair]));
        }
        // As in IPython, Tab at the beginning of a line indents it.
        if line[..at].rsplit('\n').next().is_some_and(|line| line.trim().is_empty()) {
            return Ok((at, vec![Pair { display: String::new(), replacement: keys::INDENT.into() }]));
        }
        let command = line[..at].strip_prefix(':').and_then(|command| command.split_once(' '));
        let is_ir = session::begins_assembly(line.trim_start()) || line.trim_start().starts_with(['@', '%', ';']);
        let mut is_prefix = true;
        let (start, found) = match (command, end_of(&line[..at], is_ir)) {
            (Some(("load" | "save", _)), _) => self.files.complete(line, at, context)?,
            (_, TextEnd::String(start)) => {
                // The name of a file, perhaps.
                let (inner, found) = self.files.complete(&line[start..], at - start, context)?;
                (start + inner, found)
            }
            (_, TextEnd::Comment) => return Ok((at, Vec::new())),
            _ => {
                let in_scope = names_in_scope(line, at, &self.names).or_else(|| with_labels(line, &self.names));
                let names = in_scope.as_deref().unwrap_or(&self.names);
                let (start, found) = complete(&line[..at], names, &self.library, &self.members);
                let typed = line[start..at].to_ascii_lowercase();
                is_prefix = found.iter().all(|pair| pair.replacement.to_ascii_lowercase().starts_with(&typed));
                (start, found)
            }
        };
        let (menu, pair) = Menu::open(line, at, start, self.signature(&line[..at]), found, is_prefix);
        *current = menu;
        Ok((start, pair.into_iter().collect()))
    }
}

impl Help {
    /// Returns the declaration of the function whose arguments are entered at the end of a text: in LLVM behind `@`, and
    /// otherwise in C, if it is known.
    fn signature(&self, before: &str) -> Option<String> {
        let name = open_call(before)?;
        let start = name.as_ptr() as usize - before.as_ptr() as usize;
        let is_llvm = before[..start].ends_with('@');
        let library = || Session::library_signatures(name).map(|(llvm, c)| (llvm, Some(c.to_string())));
        let (llvm, c) = self.signatures.get(name).cloned().or_else(library)?;
        Some(c.filter(|_| !is_llvm).unwrap_or(llvm))
    }

    /// Returns the number of lines for a menu below an input.
    fn menu_lines(&self, line: &str) -> usize {
        const MAX_LINES: usize = 10;
        let rows = wrap::rows(std::io::stdout()).unwrap_or(24);
        rows.saturating_sub(line.matches('\n').count() + 4).clamp(1, MAX_LINES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suggestions_stay_within_the_line() {
        let suggested = |rest: &str| Suggestion::of_entry(rest.into(), "de", 30);
        assert_eq!(suggested("fine").display(), "fine");
        let entry = "fine i64 @f() {\n  ret i64 1\n}";
        assert_eq!((suggested(entry).display(), suggested(entry).completion()), ("fine i64 @f() {…", Some(entry)));
        assert_eq!(suggested(&"x".repeat(100)).display(), format!("{}…", "x".repeat(18)));
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
        assert_eq!(typed("for (;;)\n  ", '{'), Some("{".into()));
        assert_eq!(typed("int f(int a) {\n  if (a)\n    ", '{'), Some("  {".into()));
        assert_eq!(typed("int f(int a) {\n  ", '{'), None);
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
