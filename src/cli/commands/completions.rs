//! `completions SHELL`: generated from the definitions in `args`, so that they cannot get out of sync.

use crate::cli::args;
use crate::cli::args::completions::CompletionsOptions;
use crate::cli::report::stdout;
use clap::Command;
use clap_complete::Shell;
use llvmlite_jit::parse::parse;
use llvmlite_jit::source::SourceMap;
use std::ffi::OsString;
use std::path::Path;

/// Name of the command.
pub(super) const NAME: &str = "llvmlite-jit";

/// Writes a completion script for a shell.
pub fn completions(options: &CompletionsOptions) -> u8 {
    if let Some(words) = &options.functions {
        return stdout::print(functions(words).as_bytes());
    }
    let shell = options.shell;
    let mut script = Vec::new();
    let mut command = args::definition();
    clap_complete::generate(shell, &mut command, NAME, &mut script);
    let script = String::from_utf8_lossy(&script);
    let script = match shell {
        Shell::Bash => with_functions_in_bash(&fix_bash_script(&script, &command)),
        Shell::Zsh => with_functions_in_zsh(&script),
        Shell::Fish => with_functions_in_fish(&script),
        _ => script.into_owned(),
    };
    stdout::print(script.as_bytes())
}

/// Options whose value is, or begins with, the name of a function of the file.
const FUNCTION_NAME_OPTIONS: [&str; 3] = ["function", "only", "call"];

/// Returns the names of the functions in the first `.ll` file of a command line, one per line.
fn functions(words: &[OsString]) -> String {
    let text = words.iter().map(Path::new).filter(|word| word.extension().is_some_and(|e| e == "ll"));
    let Some(text) = text.into_iter().find_map(|path| std::fs::read_to_string(path).ok()) else { return String::new() };
    let mut sources = SourceMap::new();
    let Ok(source) = sources.add("", text.as_str()) else { return String::new() };
    let module = parse(&source).module;
    module.definitions().map(|(id, ..)| format!("{}\n", module.globals[id].name.symbol())).collect()
}

/// Adds completion of function names to the script for bash.
fn with_functions_in_bash(script: &str) -> String {
    let completer = format!(
        "$(compgen -W \"$({NAME} completions bash --functions \"${{COMP_WORDS[@]}}\" 2>/dev/null)\" -- \"${{cur}}\")"
    );
    let mut takes_function_name = false;
    let line = |line: &str| {
        let case = line.trim().strip_suffix(')').and_then(|name| name.strip_prefix("--"));
        if case.is_some() || line.trim() == ";;" {
            takes_function_name = case.is_some_and(|name| FUNCTION_NAME_OPTIONS.contains(&name));
        }
        match line.split_once("COMPREPLY=(").filter(|_| takes_function_name) {
            Some((indent, _)) => format!("{indent}COMPREPLY=({completer})\n"),
            None => format!("{line}\n"),
        }
    };
    script.lines().map(line).collect()
}

/// Adds completion of function names to the script for zsh, in which each option names the completer of its
/// value.
fn with_functions_in_zsh(script: &str) -> String {
    let function = format!(
        "(( $+functions[_llvmlite_jit_functions] )) ||\n_llvmlite_jit_functions() {{\n    local -a names\n    \
         names=(${{(f)\"$({NAME} completions zsh --functions $words 2>/dev/null)\"}})\n    compadd -a names\n}}\n\n"
    );
    let line = |line: &str| {
        let is_one = FUNCTION_NAME_OPTIONS
            .iter()
            .any(|name| line.trim_start().trim_start_matches(['\'', '*']).starts_with(&format!("--{name}=[")));
        match line.strip_suffix(":_default' \\").filter(|_| is_one) {
            Some(line) => format!("{line}:_llvmlite_jit_functions' \\\n"),
            None => format!("{line}\n"),
        }
    };
    let script: String = script.lines().map(line).collect();
    match script.split_once("\n\n") {
        Some((head, rest)) => format!("{head}\n\n{function}{rest}"),
        None => script,
    }
}

/// Adds completion of function names to the script for fish.
fn with_functions_in_fish(script: &str) -> String {
    let completer = format!("-f -a \"({NAME} completions fish --functions (commandline -opc) 2>/dev/null)\"");
    let line = |line: &str| match FUNCTION_NAME_OPTIONS.iter().any(|name| line.contains(&format!(" -l {name} "))) {
        true => format!("{line} {completer}\n"),
        false => format!("{line}\n"),
    };
    script.lines().map(line).collect()
}

/// Works around two bugs of clap_complete 4.6 in scripts for bash: hidden options are offered, and for a command name
/// with a hyphen, two spellings of its subcommands' functions are mixed.
fn fix_bash_script(script: &str, command: &Command) -> String {
    let hidden = |command: &Command| -> Vec<String> {
        let all = command.get_arguments().filter(|argument| argument.is_hide_set());
        all.filter_map(|argument| Some(format!("--{}", argument.get_long()?))).collect()
    };
    let hidden: Vec<String> = std::iter::once(command).chain(command.get_subcommands()).flat_map(hidden).collect();
    let offered = |word: &&str| !hidden.iter().any(|name| name == word);
    let line = |line: &str| match line.trim_start().starts_with("opts=\"") {
        true => line.split(' ').filter(offered).collect::<Vec<_>>().join(" "),
        false => line.to_string(),
    };
    let lines: Vec<String> = script.lines().map(line).collect();
    lines.join("\n").replace("llvmlite__subcmd__jit__", "llvmlite__jit__") + "\n"
}
