//! Suggestions that clap's errors lack.

use super::{Cli, Command, TOP_LEVEL_HELP_HINT, definition};
use crate::cli::entry_point;
use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, Error, Parser};
use llvmlite_jit::diagnostic::near_names;
use llvmlite_jit::read;
use llvmlite_jit::source::SourceMap;
use std::ffi::OsString;
use std::os::unix::fs::FileTypeExt;
use std::path::Path;

/// Adds a suggestion to an error. `words`: the words after the command's name.
pub(super) fn improve(mut error: Error, words: &[OsString]) -> Error {
    let text: Vec<String> = words.iter().map(|word| word.to_string_lossy().into_owned()).collect();
    match (error.kind(), &text[..]) {
        (ErrorKind::InvalidSubcommand, [help, word, ..]) if help == "help" => {
            if let Some(near) = near_names(word, Command::NAMES).first() {
                let text = format!("unrecognized subcommand '{word}'; did you mean `{near}`?");
                return Cli::command().error(ErrorKind::InvalidSubcommand, text);
            }
        }
        (ErrorKind::InvalidValue, [emit, file, ..]) if emit == "emit" && file.contains(['.', '/']) => {
            let text =
                format!("the form comes before the file: `emit ll {file}`, or `clif`, `asm` or `cfg` instead of `ll`");
            return of_emit(ErrorKind::InvalidValue, &text);
        }
        (ErrorKind::UnknownArgument, [_, ..]) => {
            if let Some(line) = reordered(words) {
                error.remove(ContextKind::Suggested);
                tip(&mut error, format!("options of a subcommand come after its name: `{line}`"));
            } else if !takes_dashes(&text, invalid(&error)) {
                error.remove(ContextKind::Suggested);
            }
        }
        (ErrorKind::MissingRequiredArgument | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand, _)
            if reads_stdin(&text) && has_input() =>
        {
            match error.kind() {
                ErrorKind::MissingRequiredArgument => tip(&mut error, "`-` as FILE is standard input".into()),
                // Without arguments the error is the help, which takes no suggestion.
                _ => {
                    let command =
                        Cli::command().after_help(format!("{TOP_LEVEL_HELP_HINT} `-` as FILE is standard input."));
                    error = command.try_get_matches_from(["llvmlite-jit"]).err().unwrap_or(error);
                }
            }
        }
        (ErrorKind::ValueValidation, _) => {
            if let Some(example) = example_of_call(&error, words) {
                tip(&mut error, example);
            }
        }
        _ => {}
    }
    error
}

/// Creates an error in the use of `emit`, with its usage.
pub(super) fn of_emit(kind: ErrorKind, text: &str) -> Error {
    let mut all = definition();
    all.build();
    let emit = all.find_subcommand("emit").cloned();
    emit.unwrap_or(all).error(kind, text)
}

/// Creates the error for a missing file that has the name of a subcommand and follows options.
pub(super) fn subcommand_behind_options(file: &OsString, words: &[OsString]) -> Option<Error> {
    let name = file.to_str().filter(|name| Command::NAMES.contains(name))?;
    if words.first().is_none_or(|word| word == "run") || Path::new(file).exists() {
        return None;
    }
    let text = match reordered(words) {
        Some(line) => {
            format!("there is no file `{name}`, and the subcommand comes first, followed by its options: `{line}`")
        }
        None => format!("there is no file `{name}`, and the subcommand comes first, followed by its options"),
    };
    Some(Cli::command().error(ErrorKind::InvalidSubcommand, text))
}

/// Returns the line with the subcommand moved before its options, if that is valid.
fn reordered(words: &[OsString]) -> Option<String> {
    let at = words.iter().position(|word| word.to_str().is_some_and(|word| Command::NAMES.contains(&word)))?;
    if at == 0 || !words[0].as_encoded_bytes().starts_with(b"-") {
        return None;
    }
    let mut words = words.to_vec();
    words[..=at].rotate_right(1);
    let line = std::iter::once(OsString::from("llvmlite-jit")).chain(words);
    let line: Vec<OsString> = line.collect();
    Cli::try_parse_from(&line).ok()?;
    let shown: Vec<String> = line.iter().map(|word| quoted(&word.to_string_lossy())).collect();
    Some(shown.join(" "))
}

/// Quotes a word for a shell.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_./,:@%+=".contains(c);
    match !word.is_empty() && word.chars().all(plain) {
        true => word.into(),
        false => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

fn tip(error: &mut Error, text: String) {
    error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![StyledStr::from(text)]));
}

/// Returns the invalid argument of an error.
fn invalid(error: &Error) -> Option<&str> {
    match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::String(text)) => Some(text),
        _ => None,
    }
}

/// Whether `--` would pass the option to the program: `bench` and `step` do so for words after FILE.
fn takes_dashes(words: &[String], option: Option<&str>) -> bool {
    let before = words.iter().skip(1).take_while(|word| Some(&***word) != option);
    matches!(&*words[0], "bench" | "step") && before.into_iter().any(|word| Path::new(word).is_file())
}

/// Whether the subcommand accepts `-` for standard input.
fn reads_stdin(words: &[String]) -> bool {
    let name = words.first().map_or("run", |word| word);
    match Command::NAMES.contains(&name) {
        true => ["run", "check", "dis", "as", "diff", "emit"].contains(&name),
        false => true,
    }
}

/// Whether standard input is a pipe, a socket or a file.
fn has_input() -> bool {
    let kind = std::fs::metadata("/proc/self/fd/0").map(|data| data.file_type());
    kind.is_ok_and(|kind| kind.is_fifo() || kind.is_file() || kind.is_socket())
}

/// Returns the signature and an example call for `--call fac` or `--call 'fac 6'`, which lack the parentheses.
fn example_of_call(error: &Error, words: &[OsString]) -> Option<String> {
    let Some(ContextValue::String(value)) = error.get(ContextKind::InvalidValue) else { return None };
    if !invalid(error)?.starts_with("--call") || value.contains(['(', ')']) {
        return None;
    }
    let (name, arguments) = value.trim().split_once(char::is_whitespace).unwrap_or((value.trim(), ""));
    let is_file = |word: &&OsString| word.to_str() != Some(value.as_str()) && Path::new(word).is_file();
    let file = words.iter().find(is_file)?;
    let mut sources = SourceMap::new();
    let input = read::file(&mut sources, file, || ()).ok()?;
    let (signature, example) = input
        .modules
        .iter()
        .find_map(|read| entry_point::example(&read.module, name.trim_start_matches('@'), arguments))?;
    Some(format!("the function is `{signature}`: `--call '{example}'`"))
}
