//! Options of `run`.

use super::common::{DEFAULT_OUTPUT, EngineChoice, LanguageOptions, LanguageProfile, OutputOptions, union_of_passes};
use super::expose;
use super::value_parsers::{CallSpec, OptLevel, PassParser, bytes, call, count, opt_level, pattern, stack_size};
use clap::{Args, ValueEnum, ValueHint};
use llvmlite_jit::duration;
use llvmlite_jit::engine::Limits;
use llvmlite_jit::jit::CheckLevel;
use llvmlite_jit::opt::Passes;
use llvmlite_jit::value::Value;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

pub const LONG_HELP: &str = "\
Examples:
  llvmlite-jit run prog.ll one two
      run @main with two arguments; everything after FILE is passed to it
  llvmlite-jit run --call 'fac(6)' fac.ll
      call one function, and print `i64 720`
  llvmlite-jit run --engine interp --leaks prog.ll
      the strict interpreter, which also reports leaked blocks
  llvmlite-jit run --link lib.ll --load libm.so.6 prog.ll
      link two modules, and load a shared library
  llvmlite-jit run --timeout 2s --max-memory 256M prog.ll
      with limits; use `--sandbox` for untrusted programs
  llvmlite-jit run --json fd:3 prog.ll 3> end.json
      report the outcome to another program (docs/schema/run.json)

The exit statuses are those of `llvmlite-jit --help`.";

/// `run`
#[derive(Args, Debug)]
pub struct RunOptions {
    /// LLVM assembly text, bitcode or bytecode (`-`: standard input), then the program's own arguments
    #[arg(value_names = ["FILE", "ARGS"], num_args = 1.., required = true, trailing_var_arg = true, value_hint = ValueHint::FilePath)]
    pub(super) program: Vec<OsString>,
    /// Engine: compile, interpret, or do both and compare [default: jit; interp with --profile llvmlite]
    #[arg(long, value_name = "ENGINE", help_heading = "Running")]
    engine: Option<EngineChoice>,
    /// Call a function instead of @main, and print its result: 'fac(6)', or with types 'fac(i64 6)'
    #[arg(long, value_name = "CALL", value_parser = call, help_heading = "Running")]
    pub call: Option<CallSpec>,
    /// Print the result on standard output with its type, also of @main, and also `void`
    #[arg(long, help_heading = "Running")]
    print: bool,
    /// Do not print the result of --call
    #[arg(long, help_heading = "Running")]
    no_print: bool,
    /// Load a shared library: its symbols come before the C library's; may be repeated
    #[arg(long, value_name = "LIB", help_heading = "Running")]
    pub load: Vec<PathBuf>,
    /// Compiled code checks what it does, and stops at the first mistake with the interpreter's report: all (the default),
    /// or memory (bounds and lifetime of objects, what is freed, but no undefined values)
    #[arg(long, value_name = "LEVEL", num_args = 0..=1, require_equals = true, default_missing_value = "all", help_heading = "Running")]
    pub checked: Option<Checks>,
    /// Optimization level: 0, 1 or 2
    #[arg(short = 'O', value_name = "LEVEL", default_value = "2", value_parser = opt_level, help_heading = "Compiling")]
    pub opt_level: OptLevel,
    /// Disable an optimization pass; comma-separated, may be repeated
    #[arg(long, value_name = "PASS", value_delimiter = ',', value_parser = PassParser, help_heading = "Compiling")]
    no_pass: Vec<Passes>,
    /// Do not use the cache of compiled programs, and do not store the program there
    #[arg(long, help_heading = "Compiling")]
    pub no_cache: bool,
    /// Size of the program's stack, such as 512K, 64M or 1G [default: 64M]
    #[arg(long, value_name = "SIZE", value_parser = stack_size, help_heading = "Limits")]
    max_stack: Option<u64>,
    /// Time limit, such as 2s or 500ms [default: no limit]
    #[arg(long, value_name = "TIME", value_parser = duration::parse, help_heading = "Limits")]
    timeout: Option<Duration>,
    /// Maximum number of instructions, which compiled code counts per block, the interpreter per step [default: no limit]
    #[arg(long, value_name = "N", value_parser = count, help_heading = "Limits")]
    fuel: Option<u64>,
    /// Maximum memory of its globals, heap and stack [default: no limit]
    #[arg(long, value_name = "SIZE", value_parser = bytes, help_heading = "Limits")]
    max_memory: Option<u64>,
    /// Fail the N-th allocation by malloc and its family, or by C++'s new: null, or std::bad_alloc
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..), help_heading = "Limits")]
    fail_alloc: Option<u64>,
    /// Maximum output on standard output and standard error together, in bytes [default: no limit]
    #[arg(long, value_name = "SIZE", value_parser = bytes, help_heading = "Limits")]
    max_output: Option<u64>,
    /// Allow only these externals: names, patterns such as 'll_*', or the groups @runtime, @math, @memory; comma-separated,
    /// may be repeated
    #[arg(long, value_name = "NAMES", value_delimiter = ',', value_parser = pattern, help_heading = "Permissions")]
    allow: Vec<String>,
    /// Allow no externals
    #[arg(long, conflicts_with = "allow", help_heading = "Permissions")]
    no_externals: bool,
    /// Confine the program: no files, network or processes; 10 s, 512M of memory and 16M of output by default
    #[arg(long, help_heading = "Permissions")]
    pub sandbox: bool,
    /// Set in the child of a supervisor
    #[arg(long, hide = true)]
    pub supervised: bool,
    /// Interpreter and `--checked`: wrap on overflow of `nsw` and `nuw` operations, and let `inbounds` addresses leave their objects, as
    /// compiled code does, instead of giving poison
    #[arg(long, help_heading = "Running")]
    pub wrap: bool,
    /// Interpreter (also with `--engine both`) and `--checked`: at a normal end, report the heap blocks that were not freed; the status 0
    /// becomes 1 if any is lost
    #[arg(long, help_heading = "Running")]
    pub leaks: bool,
    /// Expose compiled functions to profilers and debuggers; comma-separated
    #[arg(long, value_name = "TOOL", value_delimiter = ',', help_heading = "Compiling")]
    pub expose: Vec<expose::ExposeTarget>,
    /// Write the program's variables to a file when it has ended
    #[arg(long, hide = true, value_name = "FILE")]
    pub observe: Option<PathBuf>,
    /// Write calls and returns to a file
    #[arg(long, hide = true, value_name = "FILE", requires = "observe")]
    pub record: Option<PathBuf>,
    /// Number of calls and returns before those written
    #[arg(long, hide = true, value_name = "N", default_value = "0")]
    pub record_from: u64,
    /// End the program after this many calls and returns
    #[arg(long, hide = true, value_name = "N", requires = "observe")]
    pub stop_after: Option<u64>,
    /// Language options.
    #[command(flatten)]
    pub language: LanguageOptions,
    /// Report the time of each phase
    #[arg(long, help_heading = "Reports")]
    pub time_phases: bool,
    /// Report options.
    #[command(flatten)]
    pub output: OutputOptions,
}

impl RunOptions {
    /// Returns the options of a command line that consists only of a file and arguments. Building clap's definition
    /// takes a sixth of the time of a small program.
    pub(super) fn plain(program: Vec<OsString>) -> RunOptions {
        RunOptions {
            program,
            engine: None,
            call: None,
            print: false,
            no_print: false,
            load: Vec::new(),
            checked: None,
            opt_level: OptLevel::MAX,
            no_pass: Vec::new(),
            no_cache: false,
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
            language: LanguageOptions::default_language(),
            output: DEFAULT_OUTPUT,
        }
    }

    /// Returns the file to run.
    pub fn file(&self) -> &OsString {
        // Clap requires a file, so the index is in bounds.
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
        union_of_passes(&self.no_pass)
    }

    /// Returns the checks of compiled code.
    pub fn check_level(&self) -> Option<CheckLevel> {
        self.checked.map(Checks::level)
    }

    /// Returns the selected engine, or the default of the profile.
    pub fn engine(&self) -> EngineChoice {
        self.engine.unwrap_or(match self.language.profile {
            LanguageProfile::Llvm => EngineChoice::Jit,
            LanguageProfile::Llvmlite => EngineChoice::Interp,
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

/// What `--checked` checks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Checks {
    /// Bounds and lifetime of the objects that are accessed, and the blocks that are freed
    Memory,
    /// Also undefined and poison values where they matter, and promises of attributes
    All,
}

impl Checks {
    /// Returns the level of the JIT.
    pub fn level(self) -> CheckLevel {
        match self {
            Checks::Memory => CheckLevel::Memory,
            Checks::All => CheckLevel::All,
        }
    }

    /// Returns the name of the level.
    pub fn name(self) -> &'static str {
        match self {
            Checks::Memory => "memory",
            Checks::All => "all",
        }
    }
}

/// Hidden option of a child process with a supervisor.
pub const SUPERVISED: &str = "--supervised";
