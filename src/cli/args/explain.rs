//! Options of `explain`.

use super::common::OutputOptions;
use crate::cli::commands::explain;
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Args, Command};
use std::ffi::OsStr;

/// `explain`
#[derive(Args)]
pub struct ExplainOptions {
    /// Codes such as E0309, kinds of fault such as `null pointer`, or LLVM terms such as `undef` [default: list them
    /// all]
    #[arg(value_name = "CODE", num_args = 0.., value_parser = CodeParser, hide_possible_values = true)]
    pub codes: Vec<String>,
    /// Report options.
    #[command(flatten)]
    pub output: OutputOptions,
}

/// Parser that accepts any text, and offers the names of all sections for completion.
#[derive(Clone)]
struct CodeParser;

impl TypedValueParser for CodeParser {
    type Value = String;

    fn parse_ref(&self, command: &Command, argument: Option<&Arg>, value: &OsStr) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(explain::titles().map(|(name, title)| PossibleValue::new(name.replace(' ', "-")).help(title))))
    }
}
