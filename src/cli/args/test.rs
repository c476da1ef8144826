//! Options of `test`: files, engines, limits.

use super::common::{EngineChoice, OutputOptions};
use super::run::Checks;
use super::value_parsers::{Shard, bytes, shard};
use clap::{Args, ValueEnum, ValueHint};
use llvmlite_jit::duration;
use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

pub const LONG_HELP: &str = "\
Examples:
  llvmlite-jit test directory
      test every `.ll` file in it and its subdirectories, on each engine
  llvmlite-jit test --engine jit --filter sum --timeout 2s handed-in/*.ll
  llvmlite-jit test --format tap --jobs 1 directory
  llvmlite-jit test --spec spec.ll --sandbox handed-in/*/max.ll
      test each file by the directives in spec.ll instead of its own

Directives are comments, each on a separate line:
  ; run: @fac(i64 6) == i64 720   call a function and compare its result;
                                  several are allowed; `== double 0.5 +- 1e-9`
                                  has a tolerance, `; points: 2` after it scores
  ; exit: 3                       run the program: its exit status; after it, and
                                  after stdout: and stderr:, `; points: 2` scores
  ; stdout: \"6\\n\"                its whole standard output; stderr: the same
  ; stdout: contains \"6\"         a part of it; several follow each other in it
  ; stdout: matches /^[0-9]+ ms$/ a part that a regular expression matches
  ; stdout: line \"sum: 6\"        a whole line of it; also line /sum: [0-9]+/
  ; args: one \"two words\"        its arguments
  ; stdin: \"3 4\\n\"               its standard input
  ; case: three numbers           another run of the program: the args:, stdin:,
                                  exit:, stdout:, stderr: and points: that follow
                                  apply to it, up to the next case:
  ; flags: --strict               options of `run`
  ; link: other.ll                files in the same directory to link with it
  ; load: lib.c                   C files to compile and load as libraries
  ; needs: libm.so.6              skip the file without this library
  ; xfail: reason                 expected to fail, an error if it passes;
                                  `xfail(jit):`, `xfail(interp):` for one engine
  ; timeout: 2s                   instead of --timeout
  ; points: 5                     points for passing the file
or stand at the end of the line that they refer to:
  store i32 1, ptr null           ; trap: null pointer
  %x = ad i32 1, 2                ; error: 8 E0102 unknown instruction

stdin:, stdout: and stderr: may be continued by further ones. A file that other
files link has `; part:`. A file without a directive fails, and so does a comment
that is almost a directive.

Exit status: 0 if all tests passed, otherwise 1; 2 if the command line is wrong,
65 if the directives of --spec are wrong, 66 if a path cannot be read, 130 if it
was interrupted.";

/// `test`
#[derive(Args)]
pub struct TestOptions {
    /// Files with directives, and directories that are searched for `.ll` files
    #[arg(value_name = "PATH", required = true, value_hint = ValueHint::AnyPath)]
    pub paths: Vec<PathBuf>,
    /// Apply the directives of this file to all tests, instead of their own
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub spec: Option<PathBuf>,
    /// Turn warnings about constructs that LLVM rejects into errors
    #[arg(long)]
    pub strict: bool,
    /// Engines to test on: each of them, as a separate test, or one
    #[arg(long, value_name = "ENGINE", default_value = "each")]
    pub engine: TestEngine,
    /// Also test compiled code with checks, of level all (the default) or memory, as in `run`; it is to find what the
    /// interpreter finds
    #[arg(long, value_name = "LEVEL", num_args = 0..=1, require_equals = true, default_missing_value = "all")]
    pub checked: Option<Checks>,
    /// Time limit of a run, such as 2s or 500ms
    #[arg(long, value_name = "TIME", default_value = "10s", value_parser = duration::parse, help_heading = "Limits")]
    pub timeout: Duration,
    /// Maximum output of a run, such as 64K or 1M
    #[arg(long, value_name = "SIZE", default_value = "16M", value_parser = bytes, help_heading = "Limits")]
    pub max_output: u64,
    /// Maximum memory of a run, as in `run`
    #[arg(long, value_name = "SIZE", value_parser = bytes, help_heading = "Limits")]
    pub max_memory: Option<u64>,
    /// Run each test in a sandbox, as `run` does
    #[arg(long, help_heading = "Limits")]
    pub sandbox: bool,
    /// Number of tests that run in parallel [default: number of processors]
    #[arg(short, long, value_name = "N")]
    pub jobs: Option<NonZeroUsize>,
    /// Run only tests whose name, such as `directory/file.ll (jit)`, contains this text
    #[arg(long, value_name = "TEXT")]
    pub filter: Option<String>,
    /// Run only the files of one of several machines: of N parts the one of number K, from 1
    #[arg(long, value_name = "K/N", value_parser = shard)]
    pub shard: Option<Shard>,
    /// Report each test with its result and time as it ends
    #[arg(short, long)]
    pub verbose: bool,
    /// Start no further tests after this many failures
    #[arg(long, value_name = "N")]
    pub max_failures: Option<NonZeroUsize>,
    /// Format of the results on standard output
    #[arg(long, value_name = "FORMAT", default_value = "pretty")]
    pub format: TestFormat,
    /// Skip files without directives, instead of failing them
    #[arg(long)]
    pub allow_none: bool,
    /// Report options.
    #[command(flatten)]
    pub output: OutputOptions,
}

/// The engines that `test` uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum TestEngine {
    /// Both, one after the other
    Each,
    /// Machine code generated by Cranelift
    Jit,
    /// The strict interpreter
    Interp,
    /// Compiled code with checks, as `--checked`
    Checked,
}

impl TestEngine {
    /// Returns the selected engines. `checked`: the level of checks in compiled code that is added to them.
    pub fn variants(self, checked: Option<Checks>) -> Vec<EngineVariant> {
        let checks = checked.or((self == TestEngine::Checked).then_some(Checks::All));
        let plain = [EngineVariant::Compiled, EngineVariant::Interpreted].into_iter().filter(|variant| match self {
            TestEngine::Each => true,
            TestEngine::Jit => *variant == EngineVariant::Compiled,
            TestEngine::Interp => *variant == EngineVariant::Interpreted,
            TestEngine::Checked => false,
        });
        plain.chain(checks.map(EngineVariant::Checked)).collect()
    }
}

/// An engine, or compiled code with checks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EngineVariant {
    Compiled,
    Interpreted,
    Checked(Checks),
}

impl EngineVariant {
    /// Returns the engine.
    pub fn engine(self) -> EngineChoice {
        match self {
            EngineVariant::Compiled | EngineVariant::Checked(_) => EngineChoice::Jit,
            EngineVariant::Interpreted => EngineChoice::Interp,
        }
    }

    /// Returns the checks of compiled code.
    pub fn checks(self) -> Option<Checks> {
        match self {
            EngineVariant::Compiled | EngineVariant::Interpreted => None,
            EngineVariant::Checked(checks) => Some(checks),
        }
    }

    /// Returns the option of `run` for the checks.
    pub fn checked_option(self) -> Option<OsString> {
        self.checks().map(|checks| format!("--checked={}", checks.name()).into())
    }
}

/// A format of results.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum TestFormat {
    /// Failures, and a table
    Pretty,
    /// The Test Anything Protocol, version 14
    Tap,
    /// One JSON document
    Json,
    /// One document of JUnit's XML
    Junit,
}
