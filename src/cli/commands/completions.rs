//! `completions SHELL` and `man [FOLDER]`: generated from the definitions in `args`, so that they cannot
//! get out of sync.

use crate::cli::args::completions::{CompletionsOptions, ManOptions};
use crate::cli::args::{self};
use crate::cli::exit_status;
use crate::cli::report::{Report, stderr};
use clap::Command;
use clap_complete::Shell;
use clap_mangen::Man;
use llvmlite_jit::parse::parse;
use llvmlite_jit::source::SourceMap;
use std::ffi::OsString;
use std::io::Write;
use std::path::Path;

/// Name of the command.
const NAME: &str = "llvmlite-jit";

/// Writes a completion script for a shell.
pub fn completions(options: &CompletionsOptions) -> u8 {
    if let Some(words) = &options.functions {
        return print(functions(words).as_bytes());
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
    print(script.as_bytes())
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

/// Writes the manual page, or all of them.
pub fn man(options: &ManOptions, report: &mut Report) -> u8 {
    let mut command = args::definition();
    // The build gives subcommands their full names.
    command.build();
    let Some(folder) = &options.folder else {
        return match page(command, NAME) {
            Ok(text) => print(&text),
            Err(error) => report.io_error(error.to_string(), exit_status::IO_ERROR),
        };
    };
    match pages(command, folder) {
        Ok(count) => print(format!("wrote {count} pages to {}\n", folder.display()).as_bytes()),
        Err(error) => report.io_error(error, exit_status::IO_ERROR),
    }
}

/// Writes all pages into a directory, which is created if only its last component is missing, and returns
/// their number.
fn pages(command: Command, folder: &Path) -> Result<usize, String> {
    let write = |command: Command, name: &str| {
        let path = folder.join(format!("{name}.1"));
        let text = page(command, name).map_err(|error| error.to_string())?;
        std::fs::write(&path, text).map_err(|error| format!("cannot write {}: {error}", path.display()))
    };
    if !folder.is_dir() {
        std::fs::create_dir(folder).map_err(|error| format!("cannot create {}: {error}", folder.display()))?;
    }
    for subcommand in command.get_subcommands() {
        let name = format!("{NAME}-{}", subcommand.get_name());
        write(subcommand.clone(), &name)?;
    }
    let count = 1 + command.get_subcommands().count();
    write(command, NAME).map(|()| count)
}

/// Formats one page. The text after the options holds examples and explanations.
fn page(command: Command, name: &str) -> std::io::Result<Vec<u8>> {
    let more = command.get_after_long_help().map(|text| text.to_string());
    let source = format!("{NAME} {}", env!("CARGO_PKG_VERSION"));
    let has_subcommands = command.get_subcommands().next().is_some();
    let usage = command.clone().render_usage().to_string();
    let man = Man::new(command).title(name).source(source).manual("User Commands");
    let mut out = Vec::new();
    man.render_title(&mut out)?;
    man.render_name_section(&mut out)?;
    out.extend_from_slice(synopsis(usage.trim_start_matches("Usage: ")).as_bytes());
    man.render_description_section(&mut out)?;
    man.render_options_section(&mut out)?;
    if has_subcommands {
        man.render_subcommands_section(&mut out)?;
    }
    // Notes and examples are preformatted in a section of their own.
    if let Some(more) = more {
        out.extend_from_slice(notes_section(&more).as_bytes());
    }
    Ok(out)
}

/// Formats the usage lines of a command.
fn synopsis(usage: &str) -> String {
    let lines: Vec<String> = usage.lines().map(|line| line.trim().replace('\\', "\\e").replace('-', "\\-")).collect();
    format!(".SH SYNOPSIS\n{}\n", lines.join("\n.br\n"))
}

/// Formats the section of examples and notes, which are preformatted.
fn notes_section(text: &str) -> String {
    let mut out = String::from(".SH \"EXAMPLES AND NOTES\"\n.nf\n");
    for line in text.lines() {
        let line = line.replace('\\', "\\e").replace('-', "\\-");
        // A line that begins with one of these would be a request to the formatter.
        let guard = if line.starts_with(['.', '\'']) { "\\&" } else { "" };
        out += &format!("{guard}{line}\n");
    }
    out + ".fi\n"
}

fn print(text: &[u8]) -> u8 {
    let mut out = std::io::stdout().lock();
    match out.write_all(text).and_then(|()| out.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            stderr::print(&format!("error: cannot write the text: {error}\n"));
            exit_status::IO_ERROR
        }
        _ => exit_status::OK,
    }
}
