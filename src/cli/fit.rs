//! `completions SHELL` and `man [FOLDER]`: made from what `args` says can be typed, so that they cannot differ from it.

use super::args::{self, CompletionsOptions, ManOptions};
use super::report::Report;
use super::{render, status};
use clap::Command;
use clap_complete::Shell;
use clap_mangen::Man;
use std::io::Write;
use std::path::Path;

/// The command's name.
const NAME: &str = "llvmlite-jit";

/// Writes a script for a shell.
pub fn completions(options: &CompletionsOptions) -> u8 {
    let mut script = Vec::new();
    let mut command = args::definition();
    clap_complete::generate(options.shell, &mut command, NAME, &mut script);
    let script = match options.shell {
        Shell::Bash => mended(&String::from_utf8_lossy(&script), &command).into_bytes(),
        _ => script,
    };
    print(&script)
}

/// What is made for bash offers hidden options too, and (clap_complete 4.6) knows subcommands of a command whose name has a
/// hyphen by two names.
fn mended(script: &str, command: &Command) -> String {
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
    // Subcommands learn their whole names by that.
    command.build();
    let Some(folder) = &options.folder else {
        return match page(command, NAME) {
            Ok(text) => print(&text),
            Err(error) => report.unreadable(error.to_string(), status::UNREADABLE),
        };
    };
    match pages(command, folder) {
        Ok(()) => status::OK,
        Err(error) => report.unreadable(error, status::UNREADABLE),
    }
}

fn pages(command: Command, folder: &Path) -> Result<(), String> {
    let write = |command: Command, name: &str| {
        let path = folder.join(format!("{name}.1"));
        let text = page(command, name).map_err(|error| error.to_string())?;
        std::fs::write(&path, text).map_err(|error| format!("cannot write {}: {error}", path.display()))
    };
    std::fs::create_dir_all(folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
    for subcommand in command.get_subcommands() {
        let name = format!("{NAME}-{}", subcommand.get_name());
        write(subcommand.clone(), &name)?;
    }
    write(command, NAME)
}

/// One page. The text after the options is examples and explanations.
fn page(command: Command, name: &str) -> std::io::Result<Vec<u8>> {
    let more = command.get_after_long_help().map(|text| text.to_string());
    let source = format!("{NAME} {}", env!("CARGO_PKG_VERSION"));
    let has_subcommands = command.get_subcommands().next().is_some();
    let man = Man::new(command).title(name).source(source).manual("User Commands");
    let mut out = Vec::new();
    man.render_title(&mut out)?;
    man.render_name_section(&mut out)?;
    man.render_synopsis_section(&mut out)?;
    man.render_description_section(&mut out)?;
    man.render_options_section(&mut out)?;
    if has_subcommands {
        man.render_subcommands_section(&mut out)?;
    }
    // Notes and examples stand as they are, in a section of ours; the version is in the last line.
    if let Some(more) = more {
        out.extend_from_slice(further(&more).as_bytes());
    }
    Ok(out)
}

/// A text as it stands.
fn further(text: &str) -> String {
    let mut out = String::from(".SH \"EXAMPLES AND NOTES\"\n.nf\n");
    for line in text.lines() {
        let line = line.replace('\\', "\\e").replace('-', "\\-");
        // A line that begins with one of these would be an order to the formatter.
        let guard = if line.starts_with(['.', '\'']) { "\\&" } else { "" };
        out += &format!("{guard}{line}\n");
    }
    out + ".fi\n"
}

fn print(text: &[u8]) -> u8 {
    let mut out = std::io::stdout().lock();
    match out.write_all(text).and_then(|()| out.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            render::say(&format!("error: cannot write the text: {error}\n"));
            status::UNREADABLE
        }
        _ => status::OK,
    }
}
