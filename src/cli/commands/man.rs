//! `man [DIRECTORY]`: the manual pages. Options and usage are generated from the definitions in `args`, so they cannot get
//! out of sync.

use super::completions::NAME;
use crate::cli::args;
use crate::cli::args::completions::ManOptions;
use crate::cli::exit_status;
use crate::cli::report::{Report, stdout};
use crate::cli::version::VERSION;
use clap::Command;
use clap_mangen::Man;
use std::path::Path;

/// Descriptions of the command and its subcommands: paragraphs.
const DESCRIPTIONS: &[(&str, &[&str])] = &[
    (
        NAME,
        &[
            "Programs are read as LLVM assembly in the spellings of LLVM 2 to 22, as bitcode of LLVM 3.0 to 22, or as bytecode \
             of LLVM 1.0 to 1.3; LLVM itself is not needed. They are verified, and every error is reported with its line \
             before anything runs.",
            "Two engines run the same programs. The default compiles them with Cranelift to machine code in memory. The \
             other, --engine interp, is an interpreter that checks every access and every value: it is slow, and reports \
             undefined behavior with the source line, the values and the memory object. A fault of a compiled program is \
             reported with its line and call stack, too.",
            "A word that names a subcommand is taken for it; any other first word is the file to run.",
        ],
    ),
    (
        "run",
        &[
            "The program starts at @main, with the arguments after its name, or at the function of --call. C functions that \
             it declares are those of the C library and of the libraries named by --load. The exit status is the program's \
             own, unless it is refused, stopped at a fault, or stopped at a limit.",
        ],
    ),
    (
        "check",
        &[
            "Each file is parsed and verified as far as possible, so that one mistake hides no other; what a run could not do \
             (unsupported constructs, missing symbols) is reported as well. Nothing is written if there is nothing to report.",
            "--fix changes the files where only one correction can be meant, and leaves all guesses to their author.",
        ],
    ),
    ("dis", &["The text is what `emit ll` prints: LLVM 22's spelling, with all metadata. It can be read again."]),
    (
        "as",
        &["The bitcode can be read by LLVM 22; if the text spells typed pointers, by LLVM 14 too. What the format of \
             another version cannot express is refused by name."],
    ),
    (
        "diff",
        &[
            "Names of values, order of entities and the spelling of types do not count; the upgrades that LLVM makes to old \
             files do not either. The exit status is 1 if there is a difference.",
        ],
    ),
    (
        "emit",
        &[
            "Every stage between the text and the machine code can be shown: the module as it was read, the module after \
             lowering, Cranelift's code, the machine code beside its source lines, control-flow graphs, and a file for an \
             assembler. Object files are not written: cc -c makes one of what emit asm --assembler writes.",
        ],
    ),
    (
        "explain",
        &[
            "A code stands in brackets after `error` or `warning` in each report. Its explanation has an example that is \
             wrong, one that is right, and the section of LLVM's reference. Faults of running programs and opcodes have \
             explanations too.",
        ],
    ),
    (
        "test",
        &[
            "A test is a program with directives in its comments: the calls to make and their results, the output and exit \
             status to expect, or the errors and faults. Each test runs in a process of its own.",
        ],
    ),
    (
        "repl",
        &[
            "Instructions run as soon as they are typed, and their results have names. Functions, variables and types are \
             defined as in a file, or in C's syntax for expressions. A fault leaves the session alive.",
        ],
    ),
    (
        "step",
        &[
            "The program runs in the interpreter, which records it: every command that goes forward has one that goes back. \
             Breakpoints, watchpoints, memory and variables are named as in gdb. Programs with debug information are shown \
             in their source language.",
        ],
    ),
    (
        "bench",
        &[
            "The program is compiled once and run in processes of its own, again and again, until the mean is known well \
             enough. Other commands, such as lli, can be measured in turn with it, and the results compared.",
        ],
    ),
    (
        "cache",
        &[
            "A program of more than 64 KiB is kept as it was compiled, so that its next run neither parses nor compiles it, until \
             it changes. Without options, the directory and its size are written to standard output.",
            "The environment variable LLVMLITE_CACHE names another directory, or switches the cache off with the value off. Then \
             the functions of large programs are compiled when they are first called, unless LLVMLITE_LAZY has the value off.",
        ],
    ),
    (
        "lsp",
        &[
            "The server speaks the Language Server Protocol on standard input and output; an editor starts it. It shows errors while \
             a module is typed, and offers quick fixes, navigation, completion and formatting. A program runs only if asked to, in \
             the sandbox.",
        ],
    ),
    (
        "dap",
        &[
            "The adapter speaks the Debug Adapter Protocol on standard input and output; an editor starts it. It is the debugger \
             of llvmlite-jit step: breakpoints on lines of the assembly and of the source, data breakpoints, stepping and running \
             backwards, values and memory as trees. A program runs only when the editor has asked for it, in the sandbox unless \
             the launch configuration says otherwise.",
        ],
    ),
    (
        "completions",
        &[
            "The script completes subcommands, files, options and their values, codes of diagnostics, and the names of functions, if \
             the program is on the line, also behind the cursor. Those for bash, zsh and fish ask the installed command.",
        ],
    ),
    ("man", &["Without a directory, the page of the command itself is written to standard output."]),
];

/// Exit statuses; those of the program itself come first. The help lists them, too (`args::EXAMPLES`).
const EXIT_STATUSES: &[(&str, &str)] = &[
    ("N", "The program's own status: the low 8 bits of @main's result, or of the argument of exit."),
    ("0", "Success, also of a function that --call has called."),
    ("1", "A block was lost (--leaks), a test failed, or diff found a difference."),
    ("2", "The command line is wrong."),
    ("65", "The input was refused: syntax, types, an unsupported construct, an undefined symbol, no entry point."),
    ("66", "A file could not be read or written."),
    ("70", "A bug of llvmlite-jit."),
    ("71", "--engine both: the engines disagree."),
    ("124", "The time limit was reached."),
    ("125", "Another limit was reached."),
    ("130", "Interrupted: Ctrl-C."),
    ("134", "The program was stopped at a fault."),
];

/// Environment variables.
const ENVIRONMENT: &[(&str, &str)] = &[
    ("LLVMLITE_CACHE", "The directory of the cache of compiled programs; the value off switches it off."),
    (
        "LLVMLITE_LAZY",
        "Whether functions are compiled when they are first called: off for no program, all for every program. Without it, large \
         programs that are not in the cache are.",
    ),
    ("LLVMLITE_JIT_EXPOSE", "Profilers and debuggers as with --expose, for programs that others start."),
    ("JITDUMPDIR", "The directory of the files of --expose perf-dump, instead of the working directory."),
    ("NO_COLOR", "If it is not empty: no color. --color comes before it."),
    ("CLICOLOR_FORCE", "If it is set to anything but 0: color, also on pipes. NO_COLOR comes before it."),
    ("CLICOLOR", "0: no color."),
    ("TERM", "dumb: no color, and no editing of lines."),
    ("XDG_CACHE_HOME", "The directory of the cache, instead of ~/.cache."),
    ("XDG_STATE_HOME", "The directory of histories, instead of ~/.local/state."),
    ("TMPDIR", "The directory for temporary files, instead of /tmp: --engine both and the editors' servers need it."),
];

/// Files.
const FILES: &[(&str, &str)] = &[
    ("~/.cache/llvmlite-jit", "The cache of compiled programs; llvmlite-jit cache --clear empties it."),
    ("~/.local/state/llvmlite-jit", "The histories of repl and step."),
];

/// Other programs with manual pages that are used with the command, or instead of it.
const RELATED: &[(&str, &[&str])] = &[
    (NAME, &["lli", "llc", "clang"]),
    ("run", &["lli"]),
    ("check", &["opt"]),
    ("dis", &["llvm-dis"]),
    ("as", &["llvm-as"]),
    ("diff", &["llvm-diff"]),
    ("emit", &["llc", "objdump"]),
    ("step", &["gdb"]),
    ("dap", &["gdb"]),
    ("bench", &["hyperfine"]),
];

/// Returns the description of the command or of a subcommand.
fn description(name: &str) -> &'static [&'static str] {
    DESCRIPTIONS.iter().find(|(other, _)| *other == name).map_or(&[], |(_, paragraphs)| *paragraphs)
}

/// Escapes the characters that roff would replace.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\e").replace('-', "\\-")
}

/// Iterates over the subcommands that have a page: `help` shows the pages themselves.
fn documented(command: &Command) -> impl Iterator<Item = &Command> {
    command.get_subcommands().filter(|subcommand| subcommand.get_name() != "help")
}

/// Formats a section of paragraphs.
fn section(title: &str, paragraphs: &[&str]) -> String {
    let paragraphs: Vec<String> = paragraphs.iter().map(|text| escaped(text)).collect();
    format!(".SH {title}\n{}\n", paragraphs.join("\n.PP\n"))
}

/// Formats the sections about the exit status, the environment and the files.
fn system_sections() -> String {
    let list = |title: &str, entries: &[(&str, &str)]| {
        let entry = |(name, text): &(&str, &str)| format!(".TP\n.B {}\n{}\n", escaped(name), escaped(text));
        format!(".SH {title}\n{}", entries.iter().map(entry).collect::<String>())
    };
    list("\"EXIT STATUS\"", EXIT_STATUSES) + &list("ENVIRONMENT", ENVIRONMENT) + &list("FILES", FILES)
}

/// Formats references to the pages of the other subcommands, or of the command, and to those of other programs.
fn see_also(command: &Command) -> String {
    let mut pages: Vec<String> = match command.has_subcommands() {
        true => documented(command).map(|subcommand| format!("{NAME}-{}", subcommand.get_name())).collect(),
        false => vec![NAME.to_string()],
    };
    let related = RELATED.iter().find(|(name, _)| *name == command.get_name());
    pages.extend(related.into_iter().flat_map(|(_, others)| others.iter().map(|other| other.to_string())));
    let reference = |page: &String| format!(".BR {} (1)", escaped(page));
    format!(".SH \"SEE ALSO\"\n{}\n", pages.iter().map(reference).collect::<Vec<_>>().join(",\n"))
}

/// Writes the manual page, or all of them.
pub fn man(options: &ManOptions, report: &mut Report) -> u8 {
    let mut command = args::definition();
    // The build gives subcommands their full names.
    command.build();
    let Some(directory) = &options.directory else {
        return match page(command, NAME) {
            Ok(text) => stdout::print(&text),
            Err(error) => report.io_error(error.to_string(), exit_status::IO_ERROR),
        };
    };
    match pages(command, directory) {
        Ok(count) => stdout::print(format!("wrote {count} pages to {}\n", directory.display()).as_bytes()),
        Err(error) => report.io_error(error, exit_status::IO_ERROR),
    }
}

/// Writes all pages into a directory, which is created if it is missing, and returns their number.
fn pages(command: Command, directory: &Path) -> Result<usize, String> {
    let write = |command: Command, name: &str| {
        let path = directory.join(format!("{name}.1"));
        let text = page(command, name).map_err(|error| error.to_string())?;
        std::fs::write(&path, text).map_err(|error| format!("cannot write {}: {error}", path.display()))
    };
    if !directory.is_dir() {
        std::fs::create_dir_all(directory)
            .map_err(|error| format!("cannot create {}: {error}", directory.display()))?;
    }
    for subcommand in documented(&command) {
        let name = format!("{NAME}-{}", subcommand.get_name());
        write(subcommand.clone(), &name)?;
    }
    let count = 1 + documented(&command).count();
    write(command, NAME).map(|()| count)
}

/// Formats one page. The text after the options holds examples and explanations.
fn page(command: Command, name: &str) -> std::io::Result<Vec<u8>> {
    let more = command.get_after_long_help().map(|text| text.to_string());
    // The header and the footer name the same manual, also without a date.
    let title = format!(".TH {name} 1 \"\" \"{NAME} {VERSION}\" \"User Commands\"\n");
    let has_subcommands = command.has_subcommands();
    let see_also = see_also(&command);
    let description = description(command.get_name());
    let usage = command.clone().render_usage().to_string();
    let man = Man::new(command).title(name);
    let mut out = title.into_bytes();
    man.render_name_section(&mut out)?;
    out.extend_from_slice(synopsis(usage.trim_start_matches("Usage: ")).as_bytes());
    out.extend_from_slice(section("DESCRIPTION", description).as_bytes());
    let mut options = Vec::new();
    man.render_options_section(&mut options)?;
    // Two values of one argument share a pair of brackets there.
    let options = String::from_utf8_lossy(&options).replace("<\\fIFILE ARGS\\fR>", "\\fIFILE\\fR [\\fIARGS\\fR]...");
    // A page has no short form.
    let options = options.replace(" (see a summary with \\*(Aq\\-h\\*(Aq)", "");
    out.extend_from_slice(options.as_bytes());
    if has_subcommands {
        man.render_subcommands_section(&mut out)?;
    }
    if name == NAME {
        out.extend_from_slice(system_sections().as_bytes());
    }
    // Notes and examples are preformatted in a section of their own, without the exit statuses, which have one.
    if let Some(more) = more {
        let (more, _) = more.split_once("\n\nExit status:").unwrap_or((&more, ""));
        out.extend_from_slice(notes_section(more).as_bytes());
    }
    out.extend_from_slice(see_also.as_bytes());
    Ok(out)
}

/// Formats the usage lines of a command.
fn synopsis(usage: &str) -> String {
    let lines: Vec<String> = usage.lines().map(|line| escaped(line.trim())).collect();
    format!(".SH SYNOPSIS\n{}\n", lines.join("\n.br\n"))
}

/// Formats the section of examples and notes, which are preformatted.
fn notes_section(text: &str) -> String {
    let mut out = String::from(".SH \"EXAMPLES AND NOTES\"\n.nf\n");
    for line in text.lines() {
        let line = escaped(line);
        // A line that begins with one of these would be a request to the formatter.
        let guard = if line.starts_with(['.', '\'']) { "\\&" } else { "" };
        out += &format!("{guard}{line}\n");
    }
    out + ".fi\n"
}
