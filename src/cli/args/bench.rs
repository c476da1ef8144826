//! Options of `bench`: the commands, the number of runs, and the output of the results.

use super::common::{LanguageOptions, OutputOptions, union_of_passes};
use super::run::Checks;
use super::test::TestEngine;
use super::value_parsers::{CallSpec, OptLevel, PassParser, call, opt_level, times, times_or_never};
use clap::{Args, ValueEnum, ValueHint};
use llvmlite_jit::duration;
use llvmlite_jit::opt::Passes;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

pub const LONG_HELP: &str = "\
Examples:
  llvmlite-jit bench prog.ll
      compiled against interpreted: whole runs, and the program alone
  llvmlite-jit bench --against 'lli-22 {}' --against ./prog prog.ll -- one two
      also other commands; all are passed the arguments `one` and `two`
  llvmlite-jit bench --engine jit --against 'llvmlite-jit -O0 {}' prog.ll
      the effect of optimization
  llvmlite-jit bench --call 'fib(i64 20)' fib.ll
      one function, called repeatedly in one process
  llvmlite-jit bench --export-json before.json prog.ll
  llvmlite-jit bench --baseline before.json prog.ll
      before and after a change
  llvmlite-jit bench -L k 10,20 -n mine -n theirs --engine jit --against 'lli-22 {}' prog.ll {k}
      for several arguments, with names for the commands
  llvmlite-jit bench --plot runs.svg --export-markdown runs.md prog.ll
      for a page

A measurement is a whole run: the process from its start to its exit, with its
output discarded. Each command is first run up to ten times in 0.3 s to warm up;
these runs also give the engines' phases, and their outputs and exit statuses
are compared. Then the commands take turns, so that other load on the machine
affects all of them. For a run of more than two seconds the first run already
counts, and fewer runs are made.

Exit status: 0; 1 if one of the commands could not be measured; the status of
the refusal if no engine runs the program; 2 if the command line is wrong, 66 if
a file cannot be read or written, 130 if it was interrupted.";

/// `bench`
#[derive(Args)]
pub struct BenchOptions {
    /// LLVM assembly text, bitcode or bytecode
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub file: OsString,
    /// The program's own arguments; after `--` also those that start with a hyphen
    #[arg(value_name = "ARGS")]
    pub arguments: Vec<OsString>,

    /// Engines to measure: both, or one of them
    #[arg(long, value_name = "ENGINE", default_value = "each", help_heading = "Commands")]
    pub engine: TestEngine,
    /// Also measure compiled code with checks, of level all (the default) or memory, as in `run`
    #[arg(long, value_name = "LEVEL", num_args = 0..=1, require_equals = true, default_missing_value = "all", help_heading = "Commands")]
    pub checked: Option<Checks>,
    /// A command to compare with, `{}` standing for FILE; may be repeated. It is started without a shell, unless it needs one
    #[arg(long, value_name = "COMMAND", help_heading = "Commands", value_hint = ValueHint::CommandString)]
    pub against: Vec<String>,
    /// Measure one function, called many times in one process, such as 'fib(i64 20)'
    #[arg(long, value_name = "CALL", value_parser = call, conflicts_with_all = ["against", "reference", "arguments", "setup", "prepare", "cleanup", "command_name", "parameter_list", "parameter_scan", "shell", "no_shell", "show_output", "ignore_failure"], help_heading = "Commands")]
    pub call: Option<CallSpec>,
    /// Optimization level: 0, 1 or 2
    #[arg(short = 'O', value_name = "LEVEL", value_parser = opt_level, help_heading = "Commands")]
    pub opt_level: Option<OptLevel>,
    /// Disable an optimization pass; comma-separated, may be repeated
    #[arg(long, value_name = "PASS", value_delimiter = ',', value_parser = PassParser, help_heading = "Commands")]
    no_pass: Vec<Passes>,
    /// Load a shared library for the engines; may be repeated
    #[arg(long, value_name = "LIB", help_heading = "Commands", value_hint = ValueHint::FilePath)]
    pub load: Vec<PathBuf>,
    /// Name of a command in the results, in the order of the comparison, the engines first; may be repeated
    #[arg(short = 'n', long, value_name = "NAME", help_heading = "Commands")]
    pub command_name: Vec<String>,
    /// Measure with each of these values of {VAR} in commands and arguments; comma-separated, may be repeated
    #[arg(short = 'L', long, value_names = ["VAR", "VALUES"], num_args = 2, allow_hyphen_values = true, help_heading = "Commands")]
    pub parameter_list: Vec<String>,
    /// Measure with the numbers from MIN to MAX as values of {VAR}; may be repeated
    #[arg(short = 'P', long, value_names = ["VAR", "MIN", "MAX"], num_args = 3, allow_hyphen_values = true, help_heading = "Commands")]
    pub parameter_scan: Vec<String>,
    /// Step between the numbers of a scan [default: 1]
    #[arg(short = 'D', long, value_name = "DELTA", requires = "parameter_scan", help_heading = "Commands")]
    pub parameter_step_size: Vec<String>,
    /// Compare all others with this command, which is measured too, or with the command of this name [default: compiled code, or the fastest]
    #[arg(long, value_name = "COMMAND|NAME", help_heading = "Commands", value_hint = ValueHint::CommandString)]
    pub reference: Option<String>,
    /// Name of the command of --reference in the results
    #[arg(long, value_name = "NAME", requires = "reference", help_heading = "Commands")]
    pub reference_name: Option<String>,
    /// Also compare with the results of an earlier --export-json
    #[arg(long, value_name = "FILE", help_heading = "Commands", value_hint = ValueHint::FilePath)]
    pub baseline: Option<PathBuf>,

    /// Minimum measuring time of each command
    #[arg(long, value_name = "TIME", default_value = "3s", value_parser = duration::parse, help_heading = "Number of runs")]
    pub min_time: Duration,
    /// Exact number of measured runs of each command [default: by time]
    #[arg(short, long, value_name = "N", value_parser = times, help_heading = "Number of runs")]
    pub runs: Option<u64>,
    /// Minimum number of measured runs of each command [default: 10, fewer if they take long]
    #[arg(short, long, value_name = "N", value_parser = times, conflicts_with = "runs", help_heading = "Number of runs")]
    pub min_runs: Option<u64>,
    /// Maximum number of measured runs of each command
    #[arg(short = 'M', long, value_name = "N", value_parser = times, conflicts_with = "runs", help_heading = "Number of runs")]
    pub max_runs: Option<u64>,
    /// Exact number of warm-up runs of each command; 0: the first run is measured too [default: up to 10, in 0.3 s]
    #[arg(short, long, value_name = "N", value_parser = times_or_never, help_heading = "Number of runs")]
    pub warmup: Option<u64>,
    /// Time limit of one run, such as 500ms or 5s; commands that exceed it are skipped
    #[arg(long, value_name = "TIME", default_value = "60s", value_parser = duration::parse, help_heading = "Number of runs")]
    pub timeout: Duration,

    /// File for the standard input of the programs [default: empty]
    #[arg(long, value_name = "FILE", help_heading = "Execution", value_hint = ValueHint::FilePath)]
    pub input: Option<PathBuf>,
    /// Shell command to run before the first run of each command
    #[arg(short, long, value_name = "COMMAND", help_heading = "Execution", value_hint = ValueHint::CommandString)]
    pub setup: Option<String>,
    /// Shell command to run before each run, not measured; given several times, one for each command, the engines first
    #[arg(short, long, value_name = "COMMAND", help_heading = "Execution", value_hint = ValueHint::CommandString)]
    pub prepare: Vec<String>,
    /// Shell command to run after the last run of each command
    #[arg(short, long, value_name = "COMMAND", help_heading = "Execution", value_hint = ValueHint::CommandString)]
    pub cleanup: Option<String>,
    /// Shell for commands that need one, such as bash or 'zsh -f'; `none`: no command may need one
    #[arg(short = 'S', long, value_name = "SHELL", default_value = "/bin/sh", help_heading = "Execution", value_hint = ValueHint::CommandString)]
    pub shell: String,
    /// The same as --shell=none
    #[arg(short = 'N', conflicts_with = "shell", help_heading = "Execution")]
    no_shell: bool,
    /// Show the output of the measured runs
    #[arg(long, help_heading = "Execution")]
    pub show_output: bool,
    /// Accept exit statuses that are not 0
    #[arg(short, long, help_heading = "Execution")]
    pub ignore_failure: bool,

    /// Unit of all times [default: chosen for each]
    #[arg(short, long, value_name = "UNIT", visible_alias = "time-unit", help_heading = "Output")]
    pub unit: Option<TimeUnit>,
    /// Order of the comparison and of the exported tables
    #[arg(long, value_name = "ORDER", default_value = "auto", help_heading = "Output")]
    pub sort: SortOrder,
    /// Write all results as JSON, single runs included, in hyperfine's format
    #[arg(long, value_name = "FILE", help_heading = "Output", value_hint = ValueHint::FilePath)]
    pub export_json: Option<PathBuf>,
    /// Write a table as CSV, times in seconds
    #[arg(long, value_name = "FILE", help_heading = "Output", value_hint = ValueHint::FilePath)]
    pub export_csv: Option<PathBuf>,
    /// Write a table as Markdown
    #[arg(long, value_name = "FILE", help_heading = "Output", value_hint = ValueHint::FilePath)]
    pub export_markdown: Option<PathBuf>,
    /// Write a table as AsciiDoc
    #[arg(long, value_name = "FILE", help_heading = "Output", value_hint = ValueHint::FilePath)]
    pub export_asciidoc: Option<PathBuf>,
    /// Write a table for Emacs' Org mode
    #[arg(long, value_name = "FILE", help_heading = "Output", value_hint = ValueHint::FilePath)]
    pub export_orgmode: Option<PathBuf>,
    /// Draw a bar chart with error bars as SVG, for light and dark backgrounds
    #[arg(long, value_name = "FILE", help_heading = "Output", value_hint = ValueHint::FilePath)]
    pub plot: Option<PathBuf>,

    /// Set in the child that calls the function
    #[arg(long, hide = true)]
    pub inside: bool,
    /// Language options.
    #[command(flatten)]
    pub language: LanguageOptions,
    /// Report options.
    #[command(flatten)]
    pub output: OutputOptions,
}

impl BenchOptions {
    /// Returns the passes that are switched off.
    pub fn passes_off(&self) -> Passes {
        union_of_passes(&self.no_pass)
    }

    /// Returns the words of the shell, without `-c`; `None` if no command may need one.
    pub fn shell_words(&self) -> Option<impl Iterator<Item = &str>> {
        (!self.no_shell && self.shell != "none").then(|| match &*self.shell {
            "default" => "/bin/sh".split_ascii_whitespace(),
            shell => shell.split_ascii_whitespace(),
        })
    }

    /// Returns the options of an engine's run, as typed, or as they could have been typed.
    pub fn engine_options(&self) -> Vec<OsString> {
        let mut all: Vec<OsString> = Vec::new();
        all.extend(self.opt_level.map(|level| format!("-O{}", level.level()).into()));
        let off: Vec<&str> = self.passes_off().names().collect();
        if !off.is_empty() {
            all.extend(["--no-pass".into(), off.join(",").into()]);
        }
        for library in &self.load {
            all.extend(["--load".into(), library.into()]);
        }
        if self.language.profile != crate::cli::args::common::LanguageProfile::Llvm {
            all.extend(["--profile".into(), "llvmlite".into()]);
        }
        if self.language.strict {
            all.push("--strict".into());
        }
        for file in &self.language.link {
            all.extend(["--link".into(), file.clone()]);
        }
        if self.language.whole_archive {
            all.push("--whole-archive".into());
        }
        all
    }
}

/// An order of commands in the results.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum SortOrder {
    /// The comparison by time, the table as on the command line
    #[default]
    Auto,
    /// As on the command line, the engines first
    Command,
    /// By mean time, the fastest first
    MeanTime,
}

/// A unit of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum TimeUnit {
    /// Nanoseconds
    #[value(alias = "nanosecond")]
    Ns,
    /// Microseconds
    #[value(alias = "microsecond")]
    Us,
    /// Milliseconds
    #[value(alias = "millisecond")]
    Ms,
    /// Seconds
    #[value(alias = "second")]
    S,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::args::{Command, parse};

    /// clap replaces `{n}` in a help text by the end of a line.
    #[test]
    fn the_parameter_of_the_example_is_shown() {
        assert!(LONG_HELP.contains(" -L ") && !LONG_HELP.contains("{n}"));
    }

    fn bench(line: &[&str]) -> BenchOptions {
        let words = ["llvmlite-jit", "bench"].iter().chain(line).map(OsString::from);
        match parse(words) {
            Ok(Command::Bench(options)) => *options,
            _ => panic!("{line:?} is not a bench"),
        }
    }

    #[test]
    fn options_may_follow_the_file_and_arguments_follow_dashes() {
        let options = bench(&["p.ll", "--runs", "3", "--", "--runs", "4"]);
        assert_eq!((options.file.to_str(), options.runs), (Some("p.ll"), Some(3)));
        assert_eq!(options.arguments, ["--runs", "4"]);
    }

    #[test]
    fn engines_are_run_with_the_options_that_concern_them() {
        assert!(bench(&["p.ll"]).engine_options().is_empty());
        let all = [
            "-O1",
            "--no-pass",
            "inline",
            "--strict",
            "--link",
            "b.ll",
            "--whole-archive",
            "--load",
            "c.so",
            "--profile",
            "llvmlite",
        ];
        let options = bench(&[&all[..], &["p.ll"]].concat());
        let words = options.engine_options();
        assert!(all.iter().all(|word| words.iter().any(|w| w == word)) && words.len() == all.len(), "{words:?}");
    }

    #[test]
    fn the_shell_may_be_another_or_none() {
        let of = |line: &[&str]| {
            let options = bench(&[line, &["p.ll"]].concat());
            options.shell_words().map(|words| words.collect::<Vec<_>>().join("|"))
        };
        assert_eq!(of(&[]).as_deref(), Some("/bin/sh"));
        assert_eq!(of(&["-S", "default"]).as_deref(), Some("/bin/sh"));
        assert_eq!(of(&["--shell", "bash --norc"]).as_deref(), Some("bash|--norc"));
        assert_eq!((of(&["-N"]), of(&["--shell=none"])), (None, None));
    }

    #[test]
    fn conflicting_options_are_rejected() {
        for line in [
            &["--call", "f()", "--against", "true", "p.ll"][..],
            &["--call", "f()", "p.ll", "--", "one"],
            &["--runs", "0", "p.ll"],
            &["--runs", "5", "--min-runs", "3", "p.ll"],
            &["--reference-name", "a", "p.ll"],
            &["--call", "f()", "--reference", "interpreted", "p.ll"],
            &["--min-time", "soon", "p.ll"],
            &["-N", "--shell", "bash", "p.ll"],
            &["--call", "f()", "-N", "p.ll"],
            &[],
        ] {
            let words = ["llvmlite-jit", "bench"].iter().chain(line).map(OsString::from);
            assert!(parse(words).is_err(), "{line:?}");
        }
    }
}
