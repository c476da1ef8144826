//! Expressions as LLVM instructions.

use super::super::mistakes::Mistake;
use llvmlite_jit::ir::debug::SIGNATURE;
use llvmlite_jit::session::{self, CType};
use std::borrow::Cow;

/// Name of the function of an expression with branches.
pub(super) const HELPER: &str = "@\"<expression>\"";

/// Whether a name, without its `@`, is that of the function of an expression with branches.
pub fn is_helper(name: &str) -> bool {
    name.trim_matches('"') == HELPER.trim_matches(['@', '"'])
}

/// An expression as LLVM instructions.
#[derive(Default, PartialEq, Debug)]
pub struct LoweredExpression {
    /// Declarations of library functions and variables for strings.
    pub setup: Vec<String>,
    /// Instructions; the last one has the result.
    pub lines: Vec<String>,
    /// Names of intermediate results, which the session forgets.
    pub temporaries: Vec<String>,
    /// Whether the instructions differ from the input.
    pub translated: bool,
    /// Type of the result.
    pub ty: String,
    /// Names of results that are pointers, with their pointee types.
    pub pointees: Vec<(String, String)>,
    /// Values of the session that have become variables, which have their names.
    pub moved: Vec<String>,
    /// Warnings about the expression, like those of a C compiler.
    pub warnings: Vec<String>,
    /// Names of results (`%_` if unnamed), with their C type information.
    pub c_types: Vec<(String, CType)>,
    /// Function that the instructions call, if the expression has branches.
    pub helper: Option<HelperFunction>,
    /// Why an expression with branches cannot be such a function.
    pub mistake: Option<Mistake>,
}

/// A function with the instructions of an expression with branches.
#[derive(Default, PartialEq, Debug)]
pub struct HelperFunction {
    /// Name, with its `@`.
    pub name: String,
    pub definition: String,
    /// The instructions as shown to the user.
    pub shown: String,
}

impl LoweredExpression {
    /// Returns the instructions to be shown, if any of them does more than name an operand (`%x = i32 5`), which the
    /// result repeats. The operand with the value of `a[0]++` is omitted.
    pub fn shown(&self) -> Option<String> {
        if let Some(helper) = &self.helper {
            return Some(helper.shown.clone());
        }
        let is_operand = |line: &String| {
            let operation =
                line.strip_prefix('%').and_then(|line| line.split_once(" = ")).map_or(line.as_str(), |(_, rest)| rest);
            let word = operation.split(' ').next().unwrap_or("");
            session::is_type_word(word) || operation.starts_with(['[', '{', '<', '%'])
        };
        let is_value = |line: &String| is_operand(line) && !line.contains(" = ");
        let lines = match self.lines.split_last() {
            Some((last, before)) if is_value(last) => before,
            _ => &self.lines,
        };
        let shown = || without_debug_info(lines);
        lines.iter().any(|line| !is_operand(line)).then(|| shown().join("\n")).filter(|text| !text.is_empty())
    }

    /// Returns the definitions that are entered first, as shown to the user.
    pub fn shown_setup(&self) -> String {
        without_debug_info(&self.setup).join("; ")
    }

    /// Returns the names of the variables for strings.
    pub fn text_variables(&self) -> impl Iterator<Item = String> {
        self.setup.iter().filter_map(|line| as_text_variable(line)).map(|(name, _)| name.to_string())
    }
}

/// Splits the definition of a string variable into its name and its constant; `None` for a declaration.
pub(super) fn as_text_variable(line: &str) -> Option<(&str, &str)> {
    line.split_once(" = constant ")
}

/// Returns the definition of a string variable with the beginning of a long text.
fn shortened_text(line: &str) -> Cow<'_, str> {
    const MAX_CHARS: usize = 400;
    match line.char_indices().nth(MAX_CHARS).filter(|_| line.contains("x i8] c\"")) {
        Some((end, _)) => format!("{}…\"", &line[..end]).into(),
        None => line.into(),
    }
}

/// Returns lines without nodes of debug information and references to them.
fn without_debug_info(lines: &[String]) -> Vec<String> {
    let lines = lines.iter().filter(|line| !line.starts_with('!'));
    let signature = format!("!{SIGNATURE} !");
    let shown = lines.map(|line| shortened_text(line)).map(|line| match line.split_once(&signature) {
        Some((before, rest)) => {
            let behind = rest.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start();
            format!("{before}{behind}")
        }
        None => line.rsplit_once(", !dbg !").map_or(&*line, |(line, _)| line).to_string(),
    });
    shown.collect()
}
