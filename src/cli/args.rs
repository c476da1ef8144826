//! The command line syntax. Clap checks the form; each option is a field.

pub mod assemble;
pub mod bench;
pub mod cache;
pub mod check;
pub mod common;
pub mod completions;
pub mod dap;
pub mod diff;
pub mod dis;
pub mod emit;
pub mod explain;
pub mod expose;
pub mod lsp;
pub mod repl;
pub mod run;
pub mod step;
mod suggestions;
pub mod test;
pub mod value_parsers;

use assemble::AsOptions;
use bench::BenchOptions;
use cache::CacheOptions;
use check::CheckOptions;
use clap::{Parser, Subcommand};
use common::{DEFAULT_OUTPUT, OutputOptions};
use completions::{CompletionsOptions, ManOptions};
use dap::DapOptions;
use diff::DiffOptions;
use dis::DisOptions;
use emit::EmitOptions;
use explain::ExplainOptions;
use lsp::LspOptions;
use repl::ReplOptions;
use run::RunOptions;
use std::ffi::OsString;
use step::StepOptions;
use test::TestOptions;
use value_parsers::OptLevel;

const USAGE: &str = "llvmlite-jit [run] [OPTIONS] <FILE> [ARGS]...
       llvmlite-jit <COMMAND> ...";

const EXAMPLES: &str = "\
Examples:
  llvmlite-jit prog.ll one two
      run @main with two arguments
  llvmlite-jit --call 'fac(6)' fac.ll
      call one function and print its result: `i64 720`
  llvmlite-jit --engine interp prog.ll
      run it in the strict interpreter, which explains undefined behavior
  llvmlite-jit --engine both prog.ll
      run it on both engines, and compare results, output and variables
  clang -S -emit-llvm -o - prog.c | llvmlite-jit -
      run the output of a compiler
  llvmlite-jit check *.ll
      report all errors, without running
  llvmlite-jit emit asm --function fac fac.ll
      show the machine code of one function
  llvmlite-jit explain E0309
      explain a diagnostic code, with examples
  llvmlite-jit test directory
      run the tests in a directory: files with comments such as
      `; run: @fac(i64 6) == i64 720` or `; exit: 3`
  llvmlite-jit repl
      evaluate instructions and functions interactively; see `:help` there
  llvmlite-jit bench --against 'lli-22 {}' prog.ll
      benchmark it: compiled, interpreted, and against another command
  llvmlite-jit ./check
      run a file that is named like a subcommand

Everything after FILE belongs to the program. The first line of FILE may be
`#!/usr/bin/env llvmlite-jit`.

Exit status: the program's own (the low 8 bits of @main's result, or of the
argument of exit), or
    1  a block was lost (--leaks), a test failed, or `diff` found a difference
    2  the command line is wrong
   65  the input was refused: syntax, types, an unsupported construct,
       an undefined symbol, no entry point
   66  an input could not be read, or an output could not be written
   70  a bug of llvmlite-jit
   71  --engine both: the engines disagree
  124  the time limit was reached
  125  another limit was reached
  130  interrupted: Ctrl-C
  134  the program was stopped at a fault
A program may exit with these numbers itself: --json tells them apart.";

/// Text after the short help (`-h`) of the command.
const TOP_LEVEL_HELP_HINT: &str = "`--help` shows examples and the exit statuses.";

/// Text after the short help (`-h`) of a subcommand.
const LONG_HELP_HINT: &str = "`--help` shows examples.";

/// Runs LLVM IR (text, bitcode, bytecode) at native speed, or in a strict interpreter that explains undefined behavior
#[derive(Parser)]
#[command(name = "llvmlite-jit", version = crate::cli::version::VERSION, override_usage = USAGE, after_long_help = EXAMPLES)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
#[command(arg_required_else_help = true)]
#[command(after_help = TOP_LEVEL_HELP_HINT)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    run: RunOptions,
}

/// The command line of a run without the word `run`. Clap builds its definition in a fraction of the time of [`Cli`].
#[derive(Parser)]
#[command(name = "llvmlite-jit")]
struct ImplicitRun {
    #[command(flatten)]
    run: RunOptions,
}

/// The subcommands.
#[derive(Subcommand)]
pub enum Command {
    /// Run a program; the word `run` may be omitted
    #[command(after_help = LONG_HELP_HINT, after_long_help = run::LONG_HELP)]
    Run(Box<RunOptions>),
    /// Report all errors in the files, without running them
    #[command(after_help = LONG_HELP_HINT, after_long_help = check::LONG_HELP)]
    Check(CheckOptions),
    /// Disassemble: write bitcode or bytecode as LLVM assembly
    #[command(after_help = LONG_HELP_HINT, after_long_help = dis::LONG_HELP)]
    Dis(DisOptions),
    /// Assemble: write a program as bitcode, or as bytecode of LLVM 1.3
    #[command(name = "as", after_help = LONG_HELP_HINT, after_long_help = assemble::LONG_HELP)]
    As(AsOptions),
    /// Compare the meaning of two programs
    #[command(after_help = LONG_HELP_HINT, after_long_help = diff::LONG_HELP)]
    Diff(DiffOptions),
    /// Show a stage of compilation: LLVM assembly, control-flow graphs, Cranelift IR or machine code
    #[command(after_help = LONG_HELP_HINT, after_long_help = emit::LONG_HELP)]
    Emit(EmitOptions),
    /// Explain a diagnostic code, with a wrong and a right example
    Explain(ExplainOptions),
    /// Run tests: files whose comments state the expected results
    #[command(after_help = "`--help` lists the directives.", after_long_help = test::LONG_HELP)]
    Test(TestOptions),
    /// Evaluate definitions and instructions interactively
    #[command(after_help = LONG_HELP_HINT, after_long_help = repl::LONG_HELP)]
    Repl(ReplOptions),
    /// Debug a program: step forwards and backwards, inspect values and memory
    #[command(after_help = LONG_HELP_HINT, after_long_help = step::LONG_HELP)]
    Step(Box<StepOptions>),
    /// Benchmark a program: compiled, interpreted, and against other commands
    #[command(after_help = LONG_HELP_HINT, after_long_help = bench::LONG_HELP)]
    Bench(Box<BenchOptions>),
    /// Serve an editor: the language server for LLVM IR
    #[command(after_help = LONG_HELP_HINT, after_long_help = lsp::LONG_HELP)]
    Lsp(LspOptions),
    /// Serve an editor: the debug adapter for LLVM IR
    #[command(after_help = LONG_HELP_HINT, after_long_help = dap::LONG_HELP)]
    Dap(DapOptions),
    /// Show or clear the cache of compiled programs
    #[command(after_help = LONG_HELP_HINT, after_long_help = cache::LONG_HELP)]
    Cache(CacheOptions),
    /// Write a completion script for a shell
    #[command(after_help = LONG_HELP_HINT, after_long_help = completions::COMPLETIONS)]
    Completions(CompletionsOptions),
    /// Write the manual page
    #[command(after_help = LONG_HELP_HINT, after_long_help = completions::MAN)]
    Man(ManOptions),
}

impl Command {
    /// Names of the subcommands.
    pub const NAMES: [&str; 16] = [
        "run",
        "check",
        "dis",
        "as",
        "diff",
        "emit",
        "explain",
        "test",
        "repl",
        "step",
        "bench",
        "lsp",
        "dap",
        "cache",
        "completions",
        "man",
    ];

    /// Returns the options for reports.
    pub fn output(&self) -> &OutputOptions {
        match self {
            Command::Run(options) => &options.output,
            Command::Check(options) => &options.output,
            Command::Dis(options) => &options.output,
            Command::As(options) => &options.output,
            Command::Diff(options) => &options.output,
            Command::Emit(options) => &options.output,
            Command::Test(options) => &options.output,
            Command::Step(options) => &options.output,
            Command::Explain(options) => &options.output,
            Command::Lsp(options) => &options.output,
            Command::Dap(options) => &options.output,
            Command::Repl(options) => &options.output,
            Command::Bench(options) => &options.output,
            Command::Cache(options) => &options.output,
            Command::Completions(_) | Command::Man(_) => &DEFAULT_OUTPUT,
        }
    }
}

impl Command {
    /// Whether to warn that the requested optimization level (`-O3`) is treated as the highest one.
    pub fn requests_unavailable_opt_level(&self) -> bool {
        let level = match self {
            // The parent process has already warned.
            Command::Run(options) if options.supervised => return false,
            Command::Run(options) => options.opt_level,
            Command::Emit(options) => options.opt_level,
            Command::Repl(options) => options.opt_level,
            Command::Bench(options) if !options.inside => options.opt_level.unwrap_or(OptLevel::MAX),
            _ => return false,
        };
        level.is_too_high()
    }
}

/// Returns clap's definition of the command line.
pub fn definition() -> clap::Command {
    <Cli as clap::CommandFactory>::command()
}

/// Parses the arguments. The texts of `--help` and `--version` are also returned as errors, as in clap; `Error::exit`
/// prints them.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Command, clap::Error> {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    match arguments.get(1..) {
        Some(words) if is_file_with_arguments(words) => Ok(Command::Run(Box::new(RunOptions::plain(words.to_vec())))),
        _ => parse_options(arguments),
    }
}

/// Whether the words are just a file and the program's arguments. This most frequent command line needs no option
/// parser, whose setup would delay the start of a small program.
fn is_file_with_arguments(words: &[OsString]) -> bool {
    let first = words.first().and_then(|word| word.to_str());
    first.is_some_and(|word| !word.is_empty() && !word.starts_with('-') && !is_subcommand(word))
}

/// Whether a word is the name of a subcommand, or `help`.
fn is_subcommand(word: &str) -> bool {
    word == "help" || Command::NAMES.contains(&word)
}

/// Parses the arguments of a run without the word `run`. `None` if they may be another command, or are wrong.
fn implicit_run(arguments: &[OsString]) -> Option<RunOptions> {
    match arguments.iter().skip(1).filter_map(|word| word.to_str()).any(is_subcommand) {
        true => None,
        false => ImplicitRun::try_parse_from(arguments).ok().map(|line| line.run),
    }
}

/// Parses arguments that may be options.
fn parse_options(arguments: Vec<OsString>) -> Result<Command, clap::Error> {
    use clap::CommandFactory;
    use clap::error::ErrorKind;
    let command = match implicit_run(&arguments) {
        Some(run) => Command::Run(Box::new(run)),
        None => {
            let cli = Cli::try_parse_from(&arguments)
                .map_err(|error| suggestions::improve(error, arguments.get(1..).unwrap_or_default()))?;
            cli.command.unwrap_or(Command::Run(Box::new(cli.run)))
        }
    };
    if let Command::Run(options) = &command
        && let Some(error) =
            suggestions::subcommand_behind_options(options.file(), arguments.get(1..).unwrap_or_default())
    {
        return Err(error);
    }
    if let Command::Run(options) = &command
        && options.call.is_some()
        && !options.arguments().is_empty()
    {
        let text = "--call includes the arguments of the function: nothing may follow FILE";
        return Err(Cli::command().error(ErrorKind::ArgumentConflict, text));
    }
    if let Command::Emit(options) = &command {
        options.check().map_err(|text| suggestions::of_emit(ErrorKind::ArgumentConflict, text))?;
    }
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;
    use common::EngineChoice;
    use value_parsers::stack_size;

    fn read(line: &str) -> Result<Command, clap::Error> {
        parse(std::iter::once("llvmlite-jit").chain(line.split_whitespace()).map(OsString::from))
    }

    fn run(line: &str) -> RunOptions {
        match read(line) {
            Ok(Command::Run(options)) => *options,
            _ => panic!("`{line}` is not a run"),
        }
    }

    #[test]
    fn the_definition_is_sound() {
        use clap::CommandFactory;
        Cli::command().debug_assert();
        let names: Vec<String> = Cli::command().get_subcommands().map(|c| c.get_name().to_string()).collect();
        assert_eq!(names, Command::NAMES);
    }

    #[test]
    fn everything_after_the_file_belongs_to_the_program() {
        for line in ["p.ll --engine interp -- check", "run p.ll --engine interp -- check"] {
            let options = run(line);
            assert_eq!(options.file(), "p.ll");
            assert_eq!(options.arguments(), ["--engine", "interp", "--", "check"]);
            assert_eq!(options.engine(), EngineChoice::Jit);
        }
        assert_eq!(run("- --help").arguments(), ["--help"]);
    }

    #[test]
    fn a_plain_file_has_the_default_options() {
        let words = |line: &str| line.split_whitespace().map(OsString::from).collect::<Vec<_>>();
        for line in ["p.ll", "p.ll one --two", "./check - --engine interp", "p.ll -- check"] {
            let all = words(&format!("llvmlite-jit {line}"));
            assert!(is_file_with_arguments(&all[1..]));
            let Ok(Command::Run(options)) = parse_options(all.clone()) else { panic!("`{line}` is not a run") };
            assert_eq!(format!("{:?}", RunOptions::plain(all[1..].to_vec())), format!("{options:?}"));
        }
        for line in ["", "-", "--engine jit p.ll", "check p.ll", "run p.ll", "--help"] {
            assert!(!is_file_with_arguments(&words(line)), "{line}");
        }
    }

    #[test]
    fn a_file_may_be_named_like_a_subcommand() {
        assert_eq!(run("run check").file(), "check");
        assert_eq!(run("./emit").file(), "./emit");
        assert!(matches!(read("check run"), Ok(Command::Check(options)) if options.files == ["run"]));
    }

    #[test]
    fn the_profile_chooses_the_engine_unless_one_is_asked_for() {
        assert_eq!(run("--profile llvmlite p.ll").engine(), EngineChoice::Interp);
        assert_eq!(run("--profile=llvmlite --engine=jit p.ll").engine(), EngineChoice::Jit);
    }

    #[test]
    fn sizes_have_suffixes_and_bounds() {
        assert_eq!(stack_size("65536"), Ok(65536));
        assert_eq!(stack_size("64K"), Ok(64 << 10));
        assert_eq!(stack_size("8m"), Ok(8 << 20));
        assert_eq!(stack_size("1GiB"), Ok(1 << 30));
        for wrong in ["", "M", "-1", "1", "12Q", "99999999999G", "64T"] {
            assert!(stack_size(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn wrong_usage_is_refused() {
        for line in ["", "--engine lli p.ll", "--call fac p.ll", "--call fac(6 p.ll", "-O4 p.ll", "--frobnicate p.ll"] {
            assert!(read(line).is_err(), "{line}");
        }
        assert!(read("--call f() p.ll more").is_err());
        assert!(read("--json fd:x p.ll").is_err());
    }
}
