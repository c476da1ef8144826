//! `explain`

use super::OutputOptions;
use clap::Args;

/// `explain`
#[derive(Args)]
pub struct ExplainOptions {
    /// A code such as E0309, or a kind of fault such as `null pointer` [default: list them all]
    #[arg(value_name = "CODE", num_args = 0..)]
    code: Vec<String>,
    /// Where reports go
    #[command(flatten)]
    pub output: OutputOptions,
}

impl ExplainOptions {
    /// What was asked for, in one text; none if nothing was.
    pub fn code(&self) -> Option<String> {
        (!self.code.is_empty()).then(|| self.code.join(" "))
    }
}
