//! `emit`

use super::{LanguageOptions, OutputOptions, pass, union};
use clap::{Args, ValueEnum};
use llvmlite_jit::opt::Passes;
use std::ffi::OsString;
use std::path::PathBuf;

/// What the options do not say of themselves.
pub const NOTES: &str = "\
Each statement stands as a comment before what came of it, with its line; where
the code of a function was put in place of a call, the function and the line of
the call follow. `emit cfg` gives text for Graphviz's dot, and with --format svg
a drawing that needs nothing else.

Examples:
  llvmlite-jit emit asm --function fac fac.ll
      the machine code of one function
  llvmlite-jit emit clif --stage after fac.ll
      what machine code is selected for
  llvmlite-jit emit ll --passes inline,clean fac.ll
      the text after two of our own passes
  llvmlite-jit emit cfg --format svg -o fac.svg fac.ll
      a drawing of the blocks of each function";

/// `emit`
#[derive(Args)]
pub struct EmitOptions {
    /// What to show
    #[arg(value_name = "ll|clif|asm|cfg")]
    pub form: Form,
    /// LLVM assembly text or bitcode (`-`: standard input)
    #[arg(value_name = "FILE")]
    pub file: OsString,
    /// Show only this function
    #[arg(long, value_name = "NAME")]
    pub function: Option<String>,
    /// Write to a file instead of standard output
    #[arg(short = 'o', long = "output", value_name = "FILE")]
    pub output_file: Option<PathBuf>,
    /// `emit clif`, `emit asm`: before or after Cranelift optimises [default: before for clif, after for asm]
    #[arg(long, value_name = "STAGE")]
    stage: Option<Stage>,
    /// `emit cfg`: how the graph is written [default: dot]
    #[arg(long, value_name = "FORMAT")]
    format: Option<GraphFormat>,
    /// `emit ll`, `emit cfg`: after these passes of the compiler; a list with commas
    #[arg(long, value_name = "PASSES", value_delimiter = ',', value_parser = pass)]
    passes: Vec<Passes>,
    /// How much the compiler optimises: 0, 1 or 2
    #[arg(short = 'O', value_name = "LEVEL", default_value = "2", value_parser = clap::value_parser!(u8).range(0..=2), help_heading = "Compiling")]
    pub opt_level: u8,
    /// Leave out a pass of the compiler: a list with commas, and may be repeated
    #[arg(long, value_name = "PASS", value_delimiter = ',', value_parser = pass, help_heading = "Compiling")]
    no_pass: Vec<Passes>,
    /// What is accepted
    #[command(flatten)]
    pub language: LanguageOptions,
    /// Where reports go
    #[command(flatten)]
    pub output: OutputOptions,
}

impl EmitOptions {
    /// The passes that are not to run.
    pub fn passes_off(&self) -> Passes {
        union(&self.no_pass)
    }

    /// The passes that the text is shown after.
    pub fn passes(&self) -> Passes {
        union(&self.passes)
    }

    /// Before or after Cranelift's optimiser, where that is a question.
    pub fn stage(&self) -> Stage {
        self.stage.unwrap_or(if self.form == Form::Asm { Stage::After } else { Stage::Before })
    }

    /// How a graph is written.
    pub fn format(&self) -> GraphFormat {
        self.format.unwrap_or(GraphFormat::Dot)
    }

    /// Refuses options that say nothing about what is to be shown.
    pub fn check(&self) -> Result<(), &'static str> {
        match self.form {
            Form::Ll | Form::Cfg if self.stage.is_some() => Err("--stage is for `emit clif` and `emit asm`"),
            Form::Ll | Form::Clif | Form::Asm if self.format.is_some() => Err("--format is for `emit cfg`"),
            Form::Clif | Form::Asm if !self.passes.is_empty() => {
                Err("--passes is for `emit ll` and `emit cfg`: `emit clif` and `emit asm` take -O and --no-pass")
            }
            _ => Ok(()),
        }
    }
}

/// What `emit` shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Form {
    /// LLVM assembly, in its modern spelling
    Ll,
    /// Cranelift's intermediate representation
    Clif,
    /// Machine code, disassembled
    Asm,
    /// The control-flow graph of each function
    Cfg,
}

/// When a listing is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Stage {
    /// As it was translated from LLVM assembly, after our own passes
    Before,
    /// As Cranelift's optimiser leaves it
    After,
}

/// How a graph is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum GraphFormat {
    /// Text for Graphviz
    Dot,
    /// A drawing, for light and dark grounds
    Svg,
}
