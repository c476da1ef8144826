//! `completions SHELL`: a completion script for a shell. Those for bash, zsh and fish ask this program for the candidates of a
//! command line, which `candidates` derives from the definitions in `args`; those for other shells are clap's.

mod candidates;

use crate::cli::args;
use crate::cli::args::completions::CompletionsOptions;
use crate::cli::report::stdout;
use clap::Command;
use clap_complete::Shell;

/// Name of the command.
pub(super) const NAME: &str = "llvmlite-jit";

/// Writes a completion script for a shell, or the candidates requested by such a script.
pub fn completions(options: &CompletionsOptions) -> u8 {
    let mut command = args::definition();
    let text = match (&options.candidates, options.shell) {
        (Some(words), shell) => {
            command.build();
            candidates::list(&command, shell, words)
        }
        (None, Shell::Bash) => include_str!("completions/script.bash").to_string(),
        (None, Shell::Zsh) => include_str!("completions/script.zsh").to_string(),
        (None, Shell::Fish) => include_str!("completions/script.fish").to_string(),
        (None, shell) => {
            let hidden = hidden_options(&command);
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut command, NAME, &mut script);
            without(&String::from_utf8_lossy(&script), &hidden)
        }
    };
    stdout::print(text.as_bytes())
}

/// Returns the hidden options of the command and its subcommands.
fn hidden_options(command: &Command) -> Vec<String> {
    let of = |command: &Command| -> Vec<String> {
        let hidden = command.get_arguments().filter(|argument| argument.is_hide_set());
        hidden.filter_map(|argument| Some(format!("--{}", argument.get_long()?))).collect()
    };
    std::iter::once(command).chain(command.get_subcommands()).flat_map(of).collect()
}

/// Removes the lines that offer one of these options; clap_complete 4.6 offers them although they are hidden.
fn without(script: &str, options: &[String]) -> String {
    let offers = |line: &&str| {
        line.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').any(|word| options.iter().any(|o| o == word))
    };
    script.lines().filter(|line| !offers(line)).map(|line| format!("{line}\n")).collect()
}
