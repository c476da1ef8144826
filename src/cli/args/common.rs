//! Options and values that several subcommands share: the language, the engine, the reports.

use super::value_parsers::{count, json_target};
use clap::builder::TypedValueParser;
use clap::{Args, ValueEnum};
use llvmlite_jit::opt::Passes;
use llvmlite_jit::read::Members;
use llvmlite_jit::verify;
use std::ffi::OsString;
use std::path::PathBuf;

/// The accepted language.
#[derive(Args, Debug)]
pub struct LanguageOptions {
    /// All of LLVM, or the courses' LLVMlite only
    #[arg(long, value_name = "PROFILE", default_value = "llvm", help_heading = "Language")]
    pub profile: LanguageProfile,
    /// Turn warnings about what strict LLVM refuses into errors
    #[arg(long, help_heading = "Language")]
    pub strict: bool,
    /// Link another module with FILE, as llvm-link does; of an archive, the members needed; may be repeated
    #[arg(long, value_name = "FILE", help_heading = "Language")]
    pub link: Vec<OsString>,
    /// Link all members of archives
    #[arg(long, help_heading = "Language")]
    pub whole_archive: bool,
}

impl LanguageOptions {
    /// Returns the default options.
    pub fn default_language() -> LanguageOptions {
        LanguageOptions { profile: LanguageProfile::Llvm, strict: false, link: Vec::new(), whole_archive: false }
    }

    /// Returns which archive members are linked.
    pub fn members(&self) -> Members {
        if self.whole_archive { Members::All } else { Members::Needed }
    }

    /// Returns the options of the verifier.
    pub fn verify(&self) -> verify::Options {
        let dialect = match self.profile {
            LanguageProfile::Llvm => verify::Dialect::Llvm,
            LanguageProfile::Llvmlite => verify::Dialect::Llvmlite,
        };
        verify::Options { dialect, strict: self.strict }
    }
}

/// The destinations and the format of reports.
#[derive(Args, Debug)]
pub struct OutputOptions {
    /// Also write the outcome as one JSON document, to a file, to standard output (`-`) or to an open descriptor
    #[arg(long, value_name = "FILE|-|fd:N", value_parser = clap::builder::OsStringValueParser::new().try_map(json_target), help_heading = "Reports")]
    pub json: Option<JsonTarget>,
    /// Write reports to an open descriptor instead of standard error
    #[arg(long, value_name = "fd:N", hide = true, value_parser = clap::builder::OsStringValueParser::new().try_map(json_target))]
    pub reports: Option<JsonTarget>,
    /// Do not print warnings
    #[arg(short, long, help_heading = "Reports")]
    pub quiet: bool,
    /// Maximum number of errors shown (0: all); the JSON document has all of them
    #[arg(long, value_name = "N", default_value_t = ERROR_LIMIT, value_parser = count, help_heading = "Reports")]
    pub error_limit: u64,
    /// Colour reports
    #[arg(long, value_name = "WHEN", default_value = "auto", help_heading = "Reports")]
    pub color: Color,
}

/// An engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum EngineChoice {
    /// Machine code made by Cranelift
    Jit,
    /// The strict interpreter
    Interp,
    /// Both engines, each in a process of its own; their results are compared
    Both,
}

impl EngineChoice {
    /// Returns the name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            EngineChoice::Jit => "jit",
            EngineChoice::Interp => "interp",
            EngineChoice::Both => "both",
        }
    }
}

/// A language profile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LanguageProfile {
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

/// Options of subcommands without reports.
pub const NO_OUTPUT: OutputOptions =
    OutputOptions { json: None, reports: None, quiet: false, error_limit: ERROR_LIMIT, color: Color::Auto };

/// Default of the maximum number of errors shown.
const ERROR_LIMIT: u64 = 50;

/// Returns the union of sets of passes.
pub fn union(passes: &[Passes]) -> Passes {
    passes.iter().copied().fold(Passes::NONE, Passes::with)
}
