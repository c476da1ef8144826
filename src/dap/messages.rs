//! Arguments of requests. Unknown members are ignored, as the protocol requires.

use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// `initialize`
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct InitializeArguments {
    #[serde(rename = "linesStartAt1", default = "yes")]
    pub lines_start_at_1: bool,
    #[serde(rename = "columnsStartAt1", default = "yes")]
    pub columns_start_at_1: bool,
    #[serde(default)]
    pub path_format: Option<String>,
    #[serde(default)]
    pub supports_invalidated_event: bool,
}

impl Default for InitializeArguments {
    fn default() -> InitializeArguments {
        InitializeArguments {
            lines_start_at_1: true,
            columns_start_at_1: true,
            path_format: None,
            supports_invalidated_event: false,
        }
    }
}

fn yes() -> bool {
    true
}

/// `launch`
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LaunchArguments {
    /// Path of the program.
    pub program: String,
    /// Arguments of the program.
    #[serde(default)]
    pub args: Vec<String>,
    /// File for standard input.
    #[serde(default)]
    pub stdin: Option<String>,
    /// Working directory.
    #[serde(default)]
    pub cwd: Option<String>,
    /// Environment variables; `null` removes one.
    #[serde(default)]
    pub env: BTreeMap<String, Option<String>>,
    /// Whether to stop before the first instruction.
    #[serde(default)]
    pub stop_on_entry: bool,
    /// Whether to stop at the end of the program, so that the user can step back.
    #[serde(default)]
    pub stop_at_end: bool,
    /// Whether the program runs without debugging.
    #[serde(default)]
    pub no_debug: bool,
    /// Engine: `interp`; `jit` and `checked` run the program without debugging.
    #[serde(default)]
    pub engine: Engine,
    /// A call to debug instead of `@main`: `fac(i64 6)`.
    #[serde(default)]
    pub call: Option<String>,
    /// Files to link.
    #[serde(default)]
    pub link: Vec<String>,
    /// Shared libraries to load.
    #[serde(default)]
    pub load: Vec<String>,
    /// Whether to show lines and variables of the source or of LLVM IR.
    #[serde(default)]
    pub view: View,
    /// Whether the program runs in the sandbox.
    #[serde(default = "yes")]
    pub sandbox: bool,
    /// Size of the stack: `64M`.
    #[serde(default)]
    pub max_stack: Option<String>,
    /// Whether overflows wrap.
    #[serde(default)]
    pub wrap: bool,
}

/// Engine of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Engine {
    #[default]
    Interp,
    Jit,
    /// Compiled code that checks its accesses to memory.
    Checked,
}

/// Lines and variables shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum View {
    #[default]
    Llvm,
    Source,
}

/// A source of the client.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Source {
    #[serde(default)]
    pub name: Option<String>,
    #[serde(default)]
    pub path: Option<String>,
    #[serde(default)]
    pub source_reference: Option<i64>,
}

/// `setBreakpoints`
#[derive(Clone, Debug, Deserialize)]
pub struct SetBreakpoints {
    pub source: Source,
    #[serde(default)]
    pub breakpoints: Vec<SourceBreakpoint>,
    /// The deprecated form, with lines only.
    #[serde(default)]
    pub lines: Vec<i64>,
}

/// A breakpoint on a line.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SourceBreakpoint {
    pub line: i64,
    #[serde(flatten)]
    pub options: BreakpointOptions,
}

/// Condition, hit count and log message of a breakpoint.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct BreakpointOptions {
    #[serde(default)]
    pub condition: Option<String>,
    #[serde(default)]
    pub hit_condition: Option<String>,
    #[serde(default)]
    pub log_message: Option<String>,
}

/// `setFunctionBreakpoints`
#[derive(Clone, Debug, Deserialize)]
pub struct SetFunctionBreakpoints {
    pub breakpoints: Vec<FunctionBreakpoint>,
}

/// A breakpoint on a function.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct FunctionBreakpoint {
    pub name: String,
    #[serde(flatten)]
    pub options: BreakpointOptions,
}

/// `setInstructionBreakpoints`
#[derive(Clone, Debug, Deserialize)]
pub struct SetInstructionBreakpoints {
    pub breakpoints: Vec<InstructionBreakpoint>,
}

/// A breakpoint on an instruction.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct InstructionBreakpoint {
    pub instruction_reference: String,
    #[serde(default)]
    pub offset: i64,
    #[serde(flatten)]
    pub options: BreakpointOptions,
}

/// `setDataBreakpoints`
#[derive(Clone, Debug, Deserialize)]
pub struct SetDataBreakpoints {
    pub breakpoints: Vec<DataBreakpoint>,
}

/// A breakpoint on data.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DataBreakpoint {
    pub data_id: String,
    #[serde(default)]
    pub access_type: Option<String>,
    #[serde(flatten)]
    pub options: BreakpointOptions,
}

/// `setExceptionBreakpoints`
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SetExceptionBreakpoints {
    #[serde(default)]
    pub filters: Vec<String>,
    #[serde(default)]
    pub filter_options: Vec<FilterOption>,
}

/// A filter for faults.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FilterOption {
    pub filter_id: String,
}

/// `breakpointLocations`
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct BreakpointLocations {
    pub source: Source,
    pub line: i64,
    #[serde(default)]
    pub end_line: Option<i64>,
}

/// `source`
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SourceArguments {
    #[serde(default)]
    pub source: Option<Source>,
    #[serde(default)]
    pub source_reference: i64,
}

/// `next`, `stepIn`, `stepOut`, `stepBack`
#[derive(Clone, Debug, Default, Deserialize)]
pub struct StepArguments {
    #[serde(default)]
    pub granularity: Granularity,
}

/// Unit of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Granularity {
    #[default]
    Statement,
    Line,
    Instruction,
}

/// `setVariable`
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SetVariable {
    pub variables_reference: i64,
    pub name: String,
    pub value: String,
    #[serde(default)]
    pub format: Value,
}

/// `setExpression`
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SetExpression {
    pub expression: String,
    pub value: String,
    #[serde(default)]
    pub frame_id: Option<i64>,
    #[serde(default)]
    pub format: Value,
}
