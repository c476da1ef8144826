//! The command line syntax. Clap checks the form; each option is a field.

pub mod assemble;
mod bench;
pub mod diff;
pub mod dis;
pub mod emit;
pub mod explain;
pub mod expose;
mod fit;
mod meant;
mod repl;
pub mod step;
mod test;
mod value_parsers;

pub use assemble::{AsOptions, BinaryFormat, LlvmVersion};
pub use bench::{BenchOptions, Unit};
use clap::builder::TypedValueParser;
use clap::{Args, Parser, Subcommand, ValueEnum, ValueHint};
pub use diff::DiffOptions;
pub use dis::DisOptions;
pub use emit::EmitOptions;
pub use explain::ExplainOptions;
pub use fit::{CompletionsOptions, ManOptions};
use llvmlite_jit::directive;
use llvmlite_jit::engine::Limits;
use llvmlite_jit::opt::Passes;
use llvmlite_jit::read::Members;
use llvmlite_jit::value::Value;
use llvmlite_jit::verify;
pub use repl::ReplOptions;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;
pub use step::StepOptions;
pub use test::{TestEngine, TestFormat, TestOptions};
pub use value_parsers::{Call, OptLevel};
use value_parsers::{PassParser, bytes, call, count, json_target, opt_level, pattern, size, times, times_or_never};

const USAGE: &str = "llvmlite-jit [run] [OPTIONS] <FILE> [ARGS]...
       llvmlite-jit <COMMAND> ...";

const EXAMPLES: &str = "\
Examples:
  llvmlite-jit prog.ll one two
      run @main with two arguments
  llvmlite-jit --call 'fac(6)' fac.ll
      call one function and print its result: `i64 720`
  llvmlite-jit --engine interp prog.ll
      run it in the strict interpreter, which explains what went wrong
  llvmlite-jit --engine both prog.ll
      run it on both engines, and compare results, output and variables
  clang -S -emit-llvm -o - prog.c | llvmlite-jit -
      run what a compiler writes
  llvmlite-jit check *.ll
      report every mistake, run nothing
  llvmlite-jit emit asm --function fac fac.ll
      show the machine code of one function
  llvmlite-jit explain E0309
      say what a code in a report means, with examples
  llvmlite-jit test folder
      run what the comments in the files below a folder demand, such as
      `; run: @fac(i64 6) == i64 720` or `; exit: 3`
  llvmlite-jit repl
      try instructions and functions one by one; `:help` there says how
  llvmlite-jit bench --against 'lli-22 {}' prog.ll
      measure it compiled, interpreted, and beside another command
  llvmlite-jit ./check
      run a file that is named like a subcommand

Everything after FILE belongs to the program. The first line of FILE may be
`#!/usr/bin/env llvmlite-jit`.

Exit status: the program's own (the low 8 bits of @main's result, or of what it
gave to exit), or
    2  the command line is wrong
   65  the input was refused: syntax, types, an unsupported construct,
       a missing symbol, no entry point
   66  the input could not be read
   70  a bug of llvmlite-jit
   71  --engine both: the engines disagree
  124  the time limit was reached
  125  another limit was reached
  130  interrupted: Ctrl-C
  134  the program was stopped at a fault
A program may end with these numbers itself: --json says which it was.";

/// Below the short help.
const AT_THE_END: &str = "`--help` shows examples and the exit statuses.";

/// Below the short help of a subcommand.
const SHOWN: &str = "`--help` shows examples.";

const RUN_EXAMPLES: &str = "\
Examples:
  llvmlite-jit run prog.ll one two
      run @main with two arguments; everything after FILE is the program's
  llvmlite-jit run --call 'fac(6)' fac.ll
      call one function, and print `i64 720`
  llvmlite-jit run --engine interp --leaks prog.ll
      the strict interpreter, which also says what was not freed
  llvmlite-jit run --link lib.ll --load libm.so.6 prog.ll
      two modules linked, and a shared library
  llvmlite-jit run --timeout 2s --max-memory 256M prog.ll
      with limits; `--sandbox` for what somebody else has handed in
  llvmlite-jit run --json fd:3 prog.ll 3> end.json
      say how it ended to another program (docs/schema/run.json)

The exit statuses are those of `llvmlite-jit --help`.";

const CHECK_EXAMPLES: &str = "\
Examples:
  llvmlite-jit check *.ll
      every mistake in every file; silence means that all is well
  llvmlite-jit check --strict prog.ll
      what LLVM itself refuses is a mistake too
  llvmlite-jit check --profile llvmlite prog.ll
      whether it is a program of the courses' subset
  clang -S -emit-llvm -o - prog.c | llvmlite-jit check -

Exit status: 0 if all is well, 65 if a file has a mistake, 66 if one cannot be
read.";

/// Runs LLVM IR (text, bitcode, bytecode) at native speed, or in a strict interpreter that explains what went wrong
#[derive(Parser)]
#[command(name = "llvmlite-jit", version, override_usage = USAGE, after_long_help = EXAMPLES)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
#[command(arg_required_else_help = true)]
#[command(after_help = AT_THE_END)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    run: RunOptions,
}

/// The subcommands.
#[derive(Subcommand)]
pub enum Command {
    /// Run a program; the word `run` may be left out
    #[command(after_help = SHOWN, after_long_help = RUN_EXAMPLES)]
    Run(Box<RunOptions>),
    /// Report every mistake in the files; run nothing
    #[command(after_help = SHOWN, after_long_help = CHECK_EXAMPLES)]
    Check(CheckOptions),
    /// Write a program as LLVM assembly: bitcode or bytecode as text
    #[command(after_help = SHOWN, after_long_help = dis::NOTES)]
    Dis(DisOptions),
    /// Write a program as a binary: bitcode, or bytecode of LLVM 1.3
    #[command(name = "as", after_help = SHOWN)]
    As(AsOptions),
    /// Compare two programs: whether they mean the same
    #[command(after_help = SHOWN)]
    Diff(DiffOptions),
    /// Show a program as the stages see it: LLVM assembly, control-flow graphs, Cranelift IR or machine code
    #[command(after_help = SHOWN, after_long_help = emit::NOTES)]
    Emit(EmitOptions),
    /// Say what a code in a report means, with a wrong and a right example
    Explain(ExplainOptions),
    /// Run files as the directives in their comments say, and compare
    #[command(after_help = "`--help` lists the directives.", after_long_help = test::DIRECTIVES)]
    Test(TestOptions),
    /// Enter definitions and instructions one by one, and see what they give
    #[command(after_help = SHOWN, after_long_help = repl::MORE)]
    Repl(ReplOptions),
    /// Debug a program: step through it, forwards and backwards, and look at its values and memory
    #[command(after_help = SHOWN, after_long_help = step::HELP)]
    Step(Box<StepOptions>),
    /// Measure a program: compiled, interpreted, and beside other commands
    #[command(after_help = SHOWN, after_long_help = bench::MORE)]
    Bench(Box<BenchOptions>),
    /// Write a script that lets a shell complete what is typed
    #[command(after_help = SHOWN, after_long_help = fit::COMPLETIONS)]
    Completions(CompletionsOptions),
    /// Write the manual page
    #[command(after_help = SHOWN, after_long_help = fit::MAN)]
    Man(ManOptions),
}

impl Command {
    /// Names of the subcommands.
    pub const NAMES: [&str; 13] =
        ["run", "check", "dis", "as", "diff", "emit", "explain", "test", "repl", "step", "bench", "completions", "man"];

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
            Command::Repl(options) => &options.output,
            Command::Bench(options) => &options.output,
            Command::Completions(_) | Command::Man(_) => &NO_OUTPUT,
        }
    }
}

impl Command {
    /// Whether to warn that the level of optimisation is higher than any that exists.
    pub fn level_is_too_high(&self) -> bool {
        let level = match self {
            // The parent process has already warned.
            Command::Run(options) if options.supervised => return false,
            Command::Run(options) => options.opt_level,
            Command::Emit(options) => options.opt_level,
            Command::Repl(options) => options.opt_level,
            Command::Bench(options) if !options.inside => options.opt_level.unwrap_or(OptLevel::MOST),
            _ => return false,
        };
        level.is_too_high()
    }
}

/// Options of subcommands without reports.
const NO_OUTPUT: OutputOptions =
    OutputOptions { json: None, reports: None, quiet: false, error_limit: ERROR_LIMIT, color: Color::Auto };

/// Default of the maximum number of errors shown.
const ERROR_LIMIT: u64 = 50;

/// Returns clap's definition of the command line.
pub fn definition() -> clap::Command {
    <Cli as clap::CommandFactory>::command()
}

/// `run`
#[derive(Args, Debug)]
pub struct RunOptions {
    /// LLVM assembly text, bitcode or bytecode (`-`: standard input), then the program's own arguments
    #[arg(value_names = ["FILE", "ARGS"], num_args = 1.., required = true, trailing_var_arg = true, value_hint = ValueHint::FilePath)]
    program: Vec<OsString>,
    /// Compile to machine code, interpret, or do both and compare [default: jit; interp with --profile llvmlite]
    #[arg(long, value_name = "ENGINE", help_heading = "Running")]
    engine: Option<EngineKind>,
    /// Call a function instead of @main, and print its result: 'fac(6)', or with types 'fac(i64 6)'
    #[arg(long, value_name = "CALL", value_parser = call, help_heading = "Running")]
    pub call: Option<Call>,
    /// Print the result of @main too, with its type, on standard output; and `void`
    #[arg(long, help_heading = "Running")]
    print: bool,
    /// Do not print the result of --call
    #[arg(long, help_heading = "Running")]
    no_print: bool,
    /// Load a shared library: its symbols come before the C library's; may be repeated
    #[arg(long, value_name = "LIB", help_heading = "Running")]
    pub load: Vec<PathBuf>,
    /// How much the compiler optimises: 0, 1 or 2
    #[arg(short = 'O', value_name = "LEVEL", default_value = "2", value_parser = opt_level, help_heading = "Compiling")]
    pub opt_level: OptLevel,
    /// Leave out a pass of the compiler: a list with commas, and may be repeated
    #[arg(long, value_name = "PASS", value_delimiter = ',', value_parser = PassParser, help_heading = "Compiling")]
    no_pass: Vec<Passes>,
    /// Size of the program's stack, such as 512K, 64M or 1G [default: 64M]
    #[arg(long, value_name = "SIZE", value_parser = size, help_heading = "Limits")]
    max_stack: Option<u64>,
    /// Time the program may run, such as 2s or 500ms [default: no limit]
    #[arg(long, value_name = "TIME", value_parser = directive::duration, help_heading = "Limits")]
    timeout: Option<Duration>,
    /// Instructions it may execute: compiled code counts them block by block, the interpreter by steps [default: no limit]
    #[arg(long, value_name = "N", value_parser = count, help_heading = "Limits")]
    fuel: Option<u64>,
    /// Memory it may have: its globals, heap and stack [default: no limit]
    #[arg(long, value_name = "SIZE", value_parser = bytes, help_heading = "Limits")]
    max_memory: Option<u64>,
    /// Let its N-th call of malloc or one of its kin, or of C++'s new, find no memory: null, or std::bad_alloc
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..), help_heading = "Limits")]
    fail_alloc: Option<u64>,
    /// Bytes it may write to standard output and standard error together [default: no limit]
    #[arg(long, value_name = "SIZE", value_parser = bytes, help_heading = "Limits")]
    max_output: Option<u64>,
    /// Let the program use only these externals: a name, a pattern such as 'll_*', or one of @runtime, @math, @memory; a list
    /// with commas, and may be repeated
    #[arg(long, value_name = "NAMES", value_delimiter = ',', value_parser = pattern, help_heading = "What the program may do")]
    allow: Vec<String>,
    /// Let the program use no externals at all
    #[arg(long, conflicts_with = "allow", help_heading = "What the program may do")]
    no_externals: bool,
    /// Shut the program in: no files, network, processes; 10 s, 512M of memory and 16M of output unless told otherwise
    #[arg(long, help_heading = "What the program may do")]
    pub sandbox: bool,
    /// This is the child of a process that watches it
    #[arg(long, hide = true)]
    pub supervised: bool,
    /// Interpreter: let sums and products that break `nsw` or `nuw` wrap, and addresses that break `inbounds` leave their
    /// objects, as compiled code does, instead of being poison
    #[arg(long, help_heading = "Running")]
    pub wrap: bool,
    /// Interpreter (with `--engine both` too): say at a normal end which blocks of the heap were not freed; the status 0 becomes 1
    /// if any is lost
    #[arg(long, help_heading = "Running")]
    pub leaks: bool,
    /// Let tools see compiled functions by name; a list with commas
    #[arg(long, value_name = "TOOL", value_delimiter = ',', help_heading = "Compiling")]
    pub expose: Vec<expose::Tool>,
    /// Write the program's variables to a file when it has ended
    #[arg(long, hide = true, value_name = "FILE")]
    pub observe: Option<PathBuf>,
    /// Write calls and returns to a file
    #[arg(long, hide = true, value_name = "FILE", requires = "observe")]
    pub record: Option<PathBuf>,
    /// How many calls and returns come before those written
    #[arg(long, hide = true, value_name = "N", default_value = "0")]
    pub record_from: u64,
    /// End the program after so many calls and returns
    #[arg(long, hide = true, value_name = "N", requires = "observe")]
    pub stop_after: Option<u64>,
    /// Language options.
    #[command(flatten)]
    pub language: LanguageOptions,
    /// Say what each part of the way from text to result took
    #[arg(long, help_heading = "Reports")]
    pub time_phases: bool,
    /// Report options.
    #[command(flatten)]
    pub output: OutputOptions,
}

impl RunOptions {
    /// Returns the file to run.
    pub fn file(&self) -> &OsString {
        // Clap requires a file, so that the index is in bounds.
        &self.program[0]
    }

    /// Returns the arguments of the program.
    pub fn arguments(&self) -> &[OsString] {
        &self.program[1..]
    }

    /// Returns the number of words of the file and the program's arguments.
    pub fn program_words(&self) -> usize {
        self.program.len()
    }

    /// Whether a result is printed: the non-void result of `--call`, or any with `--print`.
    pub fn prints(&self, value: &Value) -> bool {
        !self.no_print && (self.print || self.call.is_some() && *value != Value::Void)
    }

    /// Returns the passes that are switched off.
    pub fn passes_off(&self) -> Passes {
        union(&self.no_pass)
    }

    /// Returns the selected engine, or the default of the profile.
    pub fn engine(&self) -> EngineKind {
        self.engine.unwrap_or(match self.language.profile {
            Profile::Llvm => EngineKind::Jit,
            Profile::Llvmlite => EngineKind::Interp,
        })
    }

    /// Returns the limits of the run.
    pub fn limits(&self) -> Limits {
        let mut limits = Limits {
            timeout: self.timeout,
            fuel: self.fuel,
            max_memory: self.max_memory,
            max_output: self.max_output,
            fail_alloc: self.fail_alloc,
            allowed: (self.no_externals || !self.allow.is_empty()).then(|| self.allow.clone()),
            ..Limits::default()
        };
        if let Some(max_stack) = self.max_stack {
            limits.max_stack = max_stack;
        }
        if self.sandbox {
            limits.timeout.get_or_insert(Duration::from_secs(10));
            limits.max_memory.get_or_insert(512 << 20);
            limits.max_output.get_or_insert(16 << 20);
        }
        limits
    }
}

/// Hidden option of a child process with a supervisor.
pub const SUPERVISED: &str = "--supervised";

/// `check`
#[derive(Args)]
pub struct CheckOptions {
    /// LLVM assembly text, bitcode or bytecode (`-`: standard input)
    #[arg(value_name = "FILE", required = true, value_hint = ValueHint::FilePath)]
    pub files: Vec<OsString>,
    /// Language options.
    #[command(flatten)]
    pub language: LanguageOptions,
    /// Load a shared library: its symbols are there too; may be repeated
    #[arg(long, value_name = "LIB", help_heading = "Language")]
    pub load: Vec<PathBuf>,
    /// Mend in the files what can be mended with certainty, and say what was changed
    #[arg(long)]
    pub fix: bool,
    /// Say what each part of the way took
    #[arg(long, help_heading = "Reports")]
    pub time_phases: bool,
    /// Report options.
    #[command(flatten)]
    pub output: OutputOptions,
}

fn union(passes: &[Passes]) -> Passes {
    passes.iter().copied().fold(Passes::NONE, Passes::with)
}

/// The accepted language.
#[derive(Args, Debug)]
pub struct LanguageOptions {
    /// All of LLVM, or the courses' LLVMlite only
    #[arg(long, value_name = "PROFILE", default_value = "llvm", help_heading = "Language")]
    pub profile: Profile,
    /// Turn warnings about what strict LLVM refuses into errors
    #[arg(long, help_heading = "Language")]
    pub strict: bool,
    /// Link another module with FILE, as llvm-link does, or of an archive what is needed; may be repeated
    #[arg(long, value_name = "FILE", help_heading = "Language")]
    pub link: Vec<OsString>,
    /// Link all members of archives
    #[arg(long, help_heading = "Language")]
    pub whole_archive: bool,
}

impl LanguageOptions {
    /// Returns which archive members are linked.
    pub fn members(&self) -> Members {
        if self.whole_archive { Members::All } else { Members::Needed }
    }

    /// Returns the options of the verifier.
    pub fn verify(&self) -> verify::Options {
        let dialect = match self.profile {
            Profile::Llvm => verify::Dialect::Llvm,
            Profile::Llvmlite => verify::Dialect::Llvmlite,
        };
        verify::Options { dialect, strict: self.strict }
    }
}

/// The destinations and the format of reports.
#[derive(Args, Debug)]
pub struct OutputOptions {
    /// Also write how it ended, as one JSON document, to a file, to standard output (`-`) or to an open descriptor
    #[arg(long, value_name = "FILE|-|fd:N", value_parser = clap::builder::OsStringValueParser::new().try_map(json_target), help_heading = "Reports")]
    pub json: Option<JsonTarget>,
    /// Write reports to an open descriptor instead of standard error
    #[arg(long, value_name = "fd:N", hide = true, value_parser = clap::builder::OsStringValueParser::new().try_map(json_target))]
    pub reports: Option<JsonTarget>,
    /// Do not print warnings
    #[arg(short, long, help_heading = "Reports")]
    pub quiet: bool,
    /// How many errors are shown (0: all); the JSON document has them all
    #[arg(long, value_name = "N", default_value_t = ERROR_LIMIT, value_parser = count, help_heading = "Reports")]
    pub error_limit: u64,
    /// Colour reports
    #[arg(long, value_name = "WHEN", default_value = "auto", help_heading = "Reports")]
    pub color: Color,
}

/// An engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum EngineKind {
    /// Machine code made by Cranelift
    Jit,
    /// The tree interpreter
    Interp,
    /// Each in a process of its own; what came of it is compared
    Both,
}

impl EngineKind {
    /// Returns the name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            EngineKind::Jit => "jit",
            EngineKind::Interp => "interp",
            EngineKind::Both => "both",
        }
    }
}

/// A language profile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Profile {
    /// LLVM assembly, old and new spellings
    Llvm,
    /// The courses' subset and nothing else, under its abstract machine
    Llvmlite,
}

/// A colour mode.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Color {
    /// On a terminal, unless NO_COLOR is set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// The destination of the JSON document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JsonTarget {
    /// A file, which is replaced if it exists.
    File(PathBuf),
    /// An open file descriptor.
    Descriptor(u32),
}

/// Parses the arguments. `Err` can print itself; help and version are among the errors.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Command, clap::Error> {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    match arguments.get(1..) {
        Some(words) if is_plain(words) => Ok(Command::Run(Box::new(plain(words.to_vec())))),
        _ => parse_options(arguments),
    }
}

/// Whether the words are just a file and the program's arguments.
fn is_plain(words: &[OsString]) -> bool {
    let first = words.first().and_then(|word| word.to_str());
    first.is_some_and(|word| {
        !word.is_empty() && !word.starts_with('-') && word != "help" && !Command::NAMES.contains(&word)
    })
}

/// Returns the result of `parse_options` for a file without options. Building clap's definition takes a sixth
/// of a small program's time.
fn plain(program: Vec<OsString>) -> RunOptions {
    RunOptions {
        program,
        engine: None,
        call: None,
        print: false,
        no_print: false,
        load: Vec::new(),
        opt_level: OptLevel::MOST,
        no_pass: Vec::new(),
        max_stack: None,
        timeout: None,
        fuel: None,
        max_memory: None,
        fail_alloc: None,
        max_output: None,
        allow: Vec::new(),
        no_externals: false,
        sandbox: false,
        supervised: false,
        wrap: false,
        leaks: false,
        time_phases: false,
        expose: Vec::new(),
        observe: None,
        record: None,
        record_from: 0,
        stop_after: None,
        language: LanguageOptions { profile: Profile::Llvm, strict: false, link: Vec::new(), whole_archive: false },
        output: NO_OUTPUT,
    }
}

/// Parses arguments that may be options.
fn parse_options(arguments: Vec<OsString>) -> Result<Command, clap::Error> {
    use clap::CommandFactory;
    use clap::error::ErrorKind;
    let cli =
        Cli::try_parse_from(&arguments).map_err(|error| meant::by(error, arguments.get(1..).unwrap_or_default()))?;
    let command = cli.command.unwrap_or(Command::Run(Box::new(cli.run)));
    if let Command::Run(options) = &command
        && let Some(error) = meant::subcommand_behind_options(options.file(), arguments.get(1..).unwrap_or_default())
    {
        return Err(error);
    }
    if let Command::Run(options) = &command
        && options.call.is_some()
        && !options.arguments().is_empty()
    {
        let text = "--call takes the arguments of the function itself: nothing may follow FILE";
        return Err(Cli::command().error(ErrorKind::ArgumentConflict, text));
    }
    if let Command::Emit(options) = &command {
        options.check().map_err(|text| meant::of_emit(ErrorKind::ArgumentConflict, text))?;
    }
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;

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
            assert_eq!(options.engine(), EngineKind::Jit);
        }
        assert_eq!(run("- --help").arguments(), ["--help"]);
    }

    #[test]
    fn a_plain_file_has_the_default_options() {
        let words = |line: &str| line.split_whitespace().map(OsString::from).collect::<Vec<_>>();
        for line in ["p.ll", "p.ll one --two", "./check - --engine interp", "p.ll -- check"] {
            let all = words(&format!("llvmlite-jit {line}"));
            assert!(is_plain(&all[1..]));
            let Ok(Command::Run(options)) = parse_options(all.clone()) else { panic!("`{line}` is not a run") };
            assert_eq!(format!("{:?}", plain(all[1..].to_vec())), format!("{options:?}"));
        }
        for line in ["", "-", "--engine jit p.ll", "check p.ll", "run p.ll", "--help"] {
            assert!(!is_plain(&words(line)), "{line}");
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
        assert_eq!(run("--profile llvmlite p.ll").engine(), EngineKind::Interp);
        assert_eq!(run("--profile=llvmlite --engine=jit p.ll").engine(), EngineKind::Jit);
    }

    #[test]
    fn sizes_have_suffixes_and_bounds() {
        assert_eq!(size("65536"), Ok(65536));
        assert_eq!(size("64K"), Ok(64 << 10));
        assert_eq!(size("8m"), Ok(8 << 20));
        assert_eq!(size("1GiB"), Ok(1 << 30));
        for wrong in ["", "M", "-1", "1", "12Q", "99999999999G", "64T"] {
            assert!(size(wrong).is_err(), "{wrong}");
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
