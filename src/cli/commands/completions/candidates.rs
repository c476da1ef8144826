//! The words that can appear at the cursor of a command line.
//!
//! The answer to a script has a line for the kind of word, and one for each candidate: the word, a tab, and a
//! description. After `--option=`, candidates are values without the option.

use clap::{Arg, ArgAction, Command, ValueHint};
use clap_complete::Shell;
use llvmlite_jit::ir::{GlobalId, GlobalKind, Module};
use llvmlite_jit::parse::parse;
use llvmlite_jit::source::SourceMap;
use std::ffi::OsString;
use std::path::PathBuf;

/// Words that the shell adds to the candidates.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Nothing.
    Words,
    /// Nothing, and no space follows a candidate, which is to be continued.
    Open,
    /// Names of files.
    Files,
    /// Names of directories.
    Directories,
    /// Names of programs.
    Commands,
}

/// A word, and its description.
struct Candidate {
    word: String,
    help: String,
}

/// The answer.
struct Answer {
    kind: Kind,
    candidates: Vec<Candidate>,
}

impl Answer {
    fn empty(kind: Kind) -> Answer {
        Answer { kind, candidates: Vec::new() }
    }
}

/// Returns the answer to a script. `words`: the index of the word at the cursor, the words of the command line, of
/// which that one ends at the cursor, and further words among which to look for the program.
pub fn list(root: &Command, shell: Shell, words: &[OsString]) -> String {
    let words: Vec<String> = words.iter().map(|word| word.to_string_lossy().into_owned()).collect();
    let Some((index, words)) = words.split_first() else { return String::new() };
    let line = match index.parse() {
        Ok(at) if at < words.len() => Line::new(shell, words, at),
        _ => return String::new(),
    };
    let answer = answer(root, &line);
    let kind = match answer.kind {
        Kind::Words => "words",
        Kind::Open => "open",
        Kind::Files => "files",
        Kind::Directories => "directories",
        Kind::Commands => "commands",
    };
    // The other shells match by rules of their own, such as ignoring case.
    let matches = |candidate: &&Candidate| shell != Shell::Bash || candidate.word.starts_with(line.prefix());
    let offered = answer.candidates.iter().filter(matches).map(|candidate| line.formatted(candidate));
    std::iter::once(format!("{kind}\n")).chain(offered).collect()
}

/// A command line.
struct Line {
    /// The words before the cursor's.
    before: Vec<String>,
    /// The word at the cursor.
    current: String,
    /// The words after the current one.
    after: Vec<String>,
    shell: Shell,
    /// Bash: the length of the part of the current word that bash does not replace.
    kept: usize,
    is_quoted: bool,
}

impl Line {
    fn new(shell: Shell, words: &[String], at: usize) -> Line {
        let (mut before, mut after) = (words[..at].to_vec(), words[at + 1..].to_vec());
        let (mut current, mut kept, mut is_quoted) = (words[at].clone(), 0, false);
        if shell == Shell::Bash {
            // Bash leaves the quotes, and splits words at `=` and `:`.
            is_quoted = current.starts_with(['\'', '"']);
            let is_break = |word: &str| !word.is_empty() && word.chars().all(|c| c == '=' || c == ':');
            let mut joined: Vec<String> = Vec::new();
            let mut continues = false;
            for (n, word) in words[..=at].iter().enumerate() {
                let breaks = n > 1 && is_break(word);
                match joined.last_mut().filter(|_| breaks || continues) {
                    Some(last) => {
                        kept = if breaks { last.len() + word.len() } else { last.len() };
                        *last += &unquoted(word);
                    }
                    None => {
                        kept = 0;
                        joined.push(unquoted(word));
                    }
                }
                continues = breaks;
            }
            current = joined.pop().unwrap_or_default();
            before = joined;
            after = after.iter().map(|word| unquoted(word)).collect();
        }
        Line { before, current, after, shell, kept, is_quoted }
    }

    /// Returns the prefix of the candidates.
    fn prefix(&self) -> &str {
        match self.option_value() {
            Some((_, value)) => value,
            None => &self.current,
        }
    }

    /// Splits `--option=value` at the cursor.
    fn option_value(&self) -> Option<(&str, &str)> {
        let (option, value) = self.current.split_once('=')?;
        Some((option.strip_prefix("--")?, value))
    }

    /// Formats a line of the answer. Bash takes words as typed, from the position where it has split them.
    fn formatted(&self, candidate: &Candidate) -> String {
        if self.shell != Shell::Bash {
            return format!("{}\t{}\n", candidate.word, candidate.help);
        }
        let whole = self.current.len() - self.prefix().len();
        let word = format!("{}{}", &self.current[..whole], candidate.word);
        let word = word.get(self.kept..).unwrap_or(&candidate.word);
        let is_plain = |c: char| c.is_alphanumeric() || "-_./=:,@%+".contains(c);
        let escaped = |c: char| if is_plain(c) || self.is_quoted { c.to_string() } else { format!("\\{c}") };
        word.chars().map(escaped).collect::<String>() + "\n"
    }
}

/// Returns a word as the shell understands it: without quotes.
fn unquoted(word: &str) -> String {
    let (mut out, mut quote, mut chars) = (String::new(), None, word.chars());
    while let Some(c) = chars.next() {
        match (c, quote) {
            ('\'' | '"', None) => quote = Some(c),
            (c, Some(open)) if c == open => quote = None,
            ('\\', None | Some('"')) => out.extend(chars.next()),
            _ => out.push(c),
        }
    }
    out
}

/// The place of the cursor in the command line.
struct CursorContext<'a> {
    command: &'a Command,
    /// The option whose value is typed, if the value is a separate word.
    option: Option<&'a Arg>,
    /// The number of preceding positional arguments.
    positionals: usize,
    /// Whether no option can follow: after `--`, or among the arguments of a program.
    only_positionals: bool,
    /// The preceding options.
    given: Vec<&'a Arg>,
}

/// Returns an option by its name after `--`.
fn long_option<'a>(command: &'a Command, name: &str) -> Option<&'a Arg> {
    command.get_arguments().find(|argument| {
        argument.get_long() == Some(name) || argument.get_all_aliases().is_some_and(|all| all.contains(&name))
    })
}

/// Returns the number of words that must follow an option.
fn following_words(option: &Arg) -> usize {
    let takes = option.get_action().takes_values() && !option.is_require_equals_set();
    if takes { option.get_num_args().map_or(1, |range| range.min_values().max(1)) } else { 0 }
}

/// Evaluates the words before the cursor.
fn place<'a>(root: &'a Command, words: &[String]) -> CursorContext<'a> {
    let mut at =
        CursorContext { command: root, option: None, positionals: 0, only_positionals: false, given: Vec::new() };
    let mut values = 0;
    for word in words {
        if values > 0 {
            values -= 1;
        } else if at.only_positionals {
            at.positionals += 1;
        } else if word == "--" {
            at.only_positionals = true;
        } else if let Some(text) = word.strip_prefix("--") {
            let (name, has_value) = text.split_once('=').map_or((text, false), |(name, _)| (name, true));
            if let Some(option) = long_option(at.command, name) {
                at.given.push(option);
                at.option = Some(option);
                values = if has_value { 0 } else { following_words(option) };
            }
        } else if let Some(cluster) = word.strip_prefix('-').filter(|cluster| !cluster.is_empty()) {
            for (n, letter) in cluster.char_indices() {
                let named = |argument: &&Arg| argument.get_short() == Some(letter);
                let Some(option) = at.command.get_arguments().find(named) else { break };
                at.given.push(option);
                if following_words(option) > 0 {
                    at.option = Some(option);
                    let is_attached = n + letter.len_utf8() < cluster.len();
                    values = following_words(option) - usize::from(is_attached);
                    break;
                }
            }
        } else if let Some(subcommand) = subcommands(&at).find(|subcommand| subcommand.get_name() == word) {
            at.command = subcommand;
        } else {
            at.only_positionals = positional(&at).is_some_and(Arg::is_trailing_var_arg_set);
            at.positionals += 1;
        }
    }
    at.option = at.option.filter(|_| values > 0);
    at
}

/// Iterates over the subcommands that can appear at a place: none after an option of the command itself.
fn subcommands<'a>(at: &CursorContext<'a>) -> impl Iterator<Item = &'a Command> + use<'a> {
    let possible = at.positionals == 0 && at.given.is_empty() && !at.only_positionals;
    at.command.get_subcommands().filter(move |subcommand| possible && !subcommand.is_hide_set())
}

/// Returns the positional argument at a place; the last one may be repeated.
fn positional<'a>(at: &CursorContext<'a>) -> Option<&'a Arg> {
    let all: Vec<&Arg> = at.command.get_positionals().collect();
    let repeats = |argument: &&&Arg| {
        argument.get_num_args().is_some_and(|range| range.max_values() > 1)
            || matches!(argument.get_action(), ArgAction::Append)
    };
    all.get(at.positionals).or_else(|| all.last().filter(repeats)).copied()
}

/// Returns the answer for a command line.
fn answer(root: &Command, line: &Line) -> Answer {
    let at = place(root, line.before.get(1..).unwrap_or_default());
    if let Some(option) = at.option {
        return values(option, line, &line.current);
    }
    if !at.only_positionals {
        if let Some((name, typed)) = line.option_value() {
            return long_option(at.command, name).map_or(Answer::empty(Kind::Words), |o| values(o, line, typed));
        }
        if line.current.starts_with('-') {
            return Answer { kind: Kind::Words, candidates: options(&at, &line.current) };
        }
    }
    let names = subcommands(&at).map(|subcommand| Candidate {
        word: subcommand.get_name().to_string(),
        help: one_line(&subcommand.get_about().map(ToString::to_string).unwrap_or_default()),
    });
    let mut answer = match positional(&at) {
        Some(argument) => values(argument, line, &line.current),
        None => Answer::empty(Kind::Words),
    };
    answer.candidates.extend(names);
    answer
}

/// Returns the options that can appear at a place.
fn options(at: &CursorContext, typed: &str) -> Vec<Candidate> {
    let is_over = |option: &Arg| {
        let repeats = matches!(option.get_action(), ArgAction::Append | ArgAction::Count);
        !repeats && at.given.iter().any(|given| given.get_id() == option.get_id())
    };
    let mut out = Vec::new();
    for option in at.command.get_arguments().filter(|a| !a.is_positional() && !a.is_hide_set() && !is_over(a)) {
        let help = one_line(&option.get_help().map(ToString::to_string).unwrap_or_default());
        let long = option.get_long().map(|long| format!("--{long}"));
        let short = option.get_short().map(|short| format!("-{short}")).filter(|_| !typed.starts_with("--"));
        out.extend(long.into_iter().chain(short).map(|word| Candidate { word, help: help.clone() }));
    }
    out
}

/// Options whose value is the name of a function of the program.
const FUNCTION_NAME_OPTIONS: [&str; 2] = ["function", "only"];

/// Returns the values of an option or positional argument.
fn values(argument: &Arg, line: &Line, typed: &str) -> Answer {
    // In a list, the last item is typed.
    let list = argument.get_value_delimiter().and_then(|delimiter| typed.rfind(delimiter)).map_or("", |n| &typed[..=n]);
    let possible = argument.get_possible_values();
    if !possible.is_empty() {
        let is_new = |name: &str| !list.split(',').any(|item| item == name);
        let all = possible.iter().filter(|value| !value.is_hide_set() && is_new(value.get_name()));
        let candidates = all.map(|value| Candidate {
            word: format!("{list}{}", value.get_name()),
            help: one_line(&value.get_help().map(ToString::to_string).unwrap_or_default()),
        });
        return Answer { kind: Kind::Words, candidates: candidates.collect() };
    }
    if argument.get_long() == Some("call") {
        return Answer { kind: Kind::Open, candidates: functions(line, call) };
    }
    if argument.get_long().is_some_and(|long| FUNCTION_NAME_OPTIONS.contains(&long)) {
        let name = |module: &Module, id: GlobalId| module.globals[id].name.symbol();
        return Answer { kind: Kind::Words, candidates: functions(line, name) };
    }
    Answer::empty(match argument.get_value_hint() {
        ValueHint::AnyPath | ValueHint::FilePath => Kind::Files,
        ValueHint::DirPath => Kind::Directories,
        ValueHint::CommandString | ValueHint::CommandName => Kind::Commands,
        _ if argument.is_positional() => Kind::Files,
        _ => Kind::Words,
    })
}

/// Returns candidates for the functions that the program of the command line defines.
fn functions(line: &Line, word: impl Fn(&Module, GlobalId) -> String) -> Vec<Candidate> {
    let mut programs = line.before.iter().chain(&line.after).filter(|word| word.ends_with(".ll"));
    let Some(text) = programs.find_map(|word| std::fs::read_to_string(path(word)).ok()) else { return Vec::new() };
    let mut sources = SourceMap::new();
    let Ok(source) = sources.add("", text.as_str()) else { return Vec::new() };
    let module = parse(&source).module;
    let all = module.definitions().map(|(id, ..)| Candidate { word: word(&module, id), help: String::new() });
    all.collect()
}

/// Returns the beginning of `--call` for a function, up to its arguments.
fn call(module: &Module, id: GlobalId) -> String {
    let has_parameters = match &module.globals[id].kind {
        GlobalKind::Function(function) => !function.params.is_empty() || function.varargs,
        _ => true,
    };
    format!("{}({}", module.globals[id].name.symbol(), if has_parameters { "" } else { ")" })
}

/// Returns the path denoted by a word, since shells do not replace `~` in a word that is still being typed.
fn path(word: &str) -> PathBuf {
    match (word.strip_prefix("~/"), std::env::var_os("HOME")) {
        (Some(rest), Some(home)) => PathBuf::from(home).join(rest),
        _ => PathBuf::from(word),
    }
}

/// Returns the first line of a text, which may have neither tabs nor line ends in an answer.
fn one_line(text: &str) -> String {
    text.lines().next().unwrap_or_default().replace('\t', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the answer to bash for the words of a line, the last of which is at the cursor.
    fn bash(words: &[&str]) -> Vec<String> {
        let mut root = crate::cli::args::definition();
        root.build();
        let at = (words.len() - 1).to_string();
        let words: Vec<OsString> = [&[at.as_str()], words].concat().into_iter().map(OsString::from).collect();
        list(&root, Shell::Bash, &words).lines().map(String::from).collect()
    }

    #[test]
    fn words_that_bash_has_split_are_joined() {
        assert_eq!(bash(&["llvmlite-jit", "--engine", "=", "i"]), ["words", "interp"]);
        assert_eq!(bash(&["llvmlite-jit", "--engine", "="]), ["words", "jit", "interp", "both"]);
        // Unless the user has configured it otherwise.
        assert_eq!(bash(&["llvmlite-jit", "--engine=i"]), ["words", "--engine=interp"]);
        assert_eq!(bash(&["llvmlite-jit", "run", "--json", "fd", ":", "1", "--eng"]), ["words", "--engine"]);
    }

    #[test]
    fn options_end_at_the_program() {
        assert_eq!(bash(&["llvmlite-jit", "prog.ll", "--ca"]), ["files"]);
        assert_eq!(bash(&["llvmlite-jit", "run", "-q", "prog.ll", "--ca"]), ["files"]);
        assert_eq!(bash(&["llvmlite-jit", "run", "-q", "--ca"]), ["words", "--call"]);
        assert_eq!(bash(&["llvmlite-jit", "emit", "asm", "prog.ll", "--by"]), ["words", "--bytes"]);
        assert_eq!(bash(&["llvmlite-jit", "bench", "prog.ll", "--", "--"]), ["files"]);
    }

    #[test]
    fn an_option_is_offered_once_unless_it_may_be_repeated() {
        assert_eq!(bash(&["llvmlite-jit", "check", "--strict", "--str"]), ["words"]);
        assert_eq!(bash(&["llvmlite-jit", "check", "--link", "a.ll", "--lin"]), ["words", "--link"]);
        assert_eq!(bash(&["llvmlite-jit", "check", "--link", "--strict", "--str"]), ["words", "--strict"]);
        assert_eq!(bash(&["llvmlite-jit", "run", "--no-pass", "sroa,inl"]), ["words", "sroa,inline"]);
    }

    #[test]
    fn subcommands_come_first_and_without_options() {
        assert_eq!(bash(&["llvmlite-jit", "ex"]), ["files", "explain"]);
        assert_eq!(bash(&["llvmlite-jit", "--print", "ex"]), ["files"]);
        assert_eq!(bash(&["llvmlite-jit", "help", "em"]), ["words", "emit"]);
        assert_eq!(bash(&["llvmlite-jit", "man", ""]), ["directories"]);
    }
}
