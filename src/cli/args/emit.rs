//! Options of `emit`.

use super::common::{LanguageOptions, OutputOptions, union_of_passes};
use super::run::Checks;
use super::value_parsers::{OptLevel, PassParser, opt_level};
use clap::{Args, ValueEnum, ValueHint};
use llvmlite_jit::jit::{AsmStyle, Syntax};
use llvmlite_jit::opt::Passes;
use std::ffi::OsString;
use std::path::PathBuf;

/// Text of `emit --help` after the options.
pub const LONG_HELP: &str = "\
Each statement is a comment, with its line, above the code generated for it; if
the module was compiled with -g, the line of the source precedes it. For inlined
code, the function and the line of the call follow. On a terminal a statement
and its code have the same color.

`emit cfg` writes text for Graphviz's dot, or a self-contained SVG drawing.

Examples:
  llvmlite-jit emit asm --function fac fac.ll
      the machine code of one function
  llvmlite-jit emit asm --syntax intel --bytes fac.ll
      in Intel syntax, with the bytes of each instruction
  llvmlite-jit emit asm --assembler -o fac.s fac.ll
      write a file for an assembler: cc -c fac.s
  llvmlite-jit emit clif --stage after fac.ll
      the input of instruction selection
  llvmlite-jit emit ll --passes inline,mem2reg,clean fac.ll
      the text after three optimization passes
  llvmlite-jit emit cfg -o fac.svg fac.ll
      a drawing of the blocks of each function";

/// `emit`
#[derive(Args)]
pub struct EmitOptions {
    /// Form to show
    #[arg(value_name = "ll|clif|asm|cfg")]
    pub form: EmitKind,
    /// LLVM assembly text, bitcode or bytecode (`-`: standard input)
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub file: OsString,
    /// Show only this function, by its IR name or its demangled name (`app::go`, `go(int)`); may be repeated
    #[arg(long, value_name = "NAME")]
    pub function: Vec<String>,
    /// Write to a file instead of standard output (`-`); of `emit cfg` a name that ends in .svg makes a drawing
    #[arg(short = 'o', long = "output", value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub output_file: Option<PathBuf>,
    /// `emit clif`, `emit asm`: before or after Cranelift's optimizer [default: before for clif, after for asm]
    #[arg(long, value_name = "STAGE")]
    stage: Option<Stage>,
    /// `emit asm`: syntax of x86 assembly [default: att]
    #[arg(long, value_name = "SYNTAX")]
    syntax: Option<AsmSyntax>,
    /// `emit asm`: show the bytes of each instruction
    #[arg(long)]
    bytes: bool,
    /// `emit asm`: write a file for an assembler, without addresses (`cc -c FILE.s`)
    #[arg(long, conflicts_with = "bytes")]
    assembler: bool,
    /// `emit cfg`: format of the graph [default: svg for -o NAME.svg, otherwise dot]
    #[arg(long, value_name = "FORMAT")]
    format: Option<GraphFormat>,
    /// `emit ll`, `emit cfg`: after these optimization passes; comma-separated
    #[arg(long, value_name = "PASSES", value_delimiter = ',', value_parser = PassParser)]
    passes: Vec<Passes>,
    /// With the checks of checked compiled code: in `emit ll` and `emit cfg` as calls of `@llvmlite.check` and its siblings
    #[arg(long, value_name = "LEVEL", num_args = 0..=1, require_equals = true, default_missing_value = "all", help_heading = "Compiling")]
    pub checked: Option<Checks>,
    /// Optimization level: 0, 1 or 2
    #[arg(short = 'O', value_name = "LEVEL", default_value = "2", value_parser = opt_level, help_heading = "Compiling")]
    pub opt_level: OptLevel,
    /// Disable an optimization pass; comma-separated, may be repeated
    #[arg(long, value_name = "PASS", value_delimiter = ',', value_parser = PassParser, help_heading = "Compiling")]
    no_pass: Vec<Passes>,
    /// Language options.
    #[command(flatten)]
    pub language: LanguageOptions,
    /// Report options.
    #[command(flatten)]
    pub output: OutputOptions,
}

impl EmitOptions {
    /// Returns the passes that are switched off.
    pub fn passes_off(&self) -> Passes {
        union_of_passes(&self.no_pass)
    }

    /// Returns the passes to run before the text is written.
    pub fn passes(&self) -> Passes {
        let passes = union_of_passes(&self.passes);
        let Some(checks) = self.checked else { return passes };
        let passes = passes.with(Passes::checks()).with(Passes::fewer_checks().without(self.passes_off()));
        match checks {
            Checks::Memory => passes,
            Checks::All => passes.with(Passes::undefined()),
        }
    }

    /// Returns the stage of the listing, before or after Cranelift's optimizer.
    pub fn stage(&self) -> Stage {
        self.stage.unwrap_or(if self.form == EmitKind::Asm { Stage::After } else { Stage::Before })
    }

    /// Returns the format of a graph.
    pub fn format(&self) -> GraphFormat {
        let extension = self.output_file.as_ref().and_then(|path| path.extension());
        let is_drawing = extension.is_some_and(|extension| extension.eq_ignore_ascii_case("svg"));
        self.format.unwrap_or(if is_drawing { GraphFormat::Svg } else { GraphFormat::Dot })
    }

    /// Whether the file name has an extension of a format that is not supported.
    fn has_unknown_extension(&self) -> bool {
        let extension = self.output_file.as_ref().and_then(|path| path.extension());
        let known = ["svg", "dot", "gv", "txt"];
        extension.is_some_and(|has| !known.iter().any(|known| has.eq_ignore_ascii_case(known)))
    }

    /// Returns the format of machine code.
    pub fn asm_style(&self) -> AsmStyle {
        let syntax = match self.syntax {
            Some(AsmSyntax::Intel) => Syntax::Intel,
            Some(AsmSyntax::Att) | None => Syntax::Att,
        };
        AsmStyle { syntax, bytes: self.bytes, assembler: self.assembler }
    }

    /// Refuses options that do not apply to the selected form.
    pub fn check(&self) -> Result<(), &'static str> {
        match self.form {
            EmitKind::Ll | EmitKind::Cfg if self.stage.is_some() => Err("--stage is for `emit clif` and `emit asm`"),
            EmitKind::Ll | EmitKind::Clif | EmitKind::Asm if self.format.is_some() => Err("--format is for `emit cfg`"),
            EmitKind::Ll | EmitKind::Clif | EmitKind::Cfg if self.syntax.is_some() || self.bytes || self.assembler => {
                Err("--syntax, --bytes and --assembler are for `emit asm`")
            }
            EmitKind::Cfg if self.format.is_none() && self.has_unknown_extension() => {
                Err("`emit cfg` writes drawings (NAME.svg) and text for Graphviz (NAME.dot, NAME.gv): for another \
                    name, choose with --format")
            }
            EmitKind::Clif | EmitKind::Asm if !self.passes.is_empty() => {
                Err("--passes is for `emit ll` and `emit cfg`: `emit clif` and `emit asm` take -O and --no-pass")
            }
            _ => Ok(()),
        }
    }
}

/// A form of listing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum EmitKind {
    /// LLVM assembly, in its current syntax
    Ll,
    /// Cranelift's intermediate representation
    Clif,
    /// Machine code, disassembled
    Asm,
    /// The control-flow graph of each function
    Cfg,
}

/// A stage of compilation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Stage {
    /// As translated from LLVM assembly, after our own passes
    Before,
    /// As Cranelift's optimizer leaves it
    After,
}

/// A syntax of x86 assembly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum AsmSyntax {
    /// `movq %rdi, %rax`, as the GNU assembler has it
    Att,
    /// `mov rax, rdi`, as Intel's manuals have it
    Intel,
}

/// A format of graphs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum GraphFormat {
    /// Text for Graphviz
    Dot,
    /// A drawing, for light and dark backgrounds
    Svg,
}
