//! `workspace/executeCommand`: the commands of code lenses, also for clients without code lenses. Nothing runs unless
//! the user requests it. Programs run in a separate process, with `--sandbox` unless the user disables it.

use super::bitcode;
use super::features;
use super::open::{Failure, Workspace};
use super::text::entities::EntityKind;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Names of the commands.
pub const NAMES: [&str; 8] = [
    "llvmlite-jit.run",
    "llvmlite-jit.interpret",
    "llvmlite-jit.bench",
    "llvmlite-jit.asm",
    "llvmlite-jit.clif",
    "llvmlite-jit.graph",
    "llvmlite-jit.explain",
    "llvmlite-jit.text",
];

/// Default timeout of a program, in seconds.
const TIMEOUT: u64 = 60;

/// An invocation of the command on a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// Arguments before the file.
    pub options: Vec<String>,
    /// Name of the file, for reports.
    pub name: String,
    /// Content of the file.
    pub program: Vec<u8>,
    /// Arguments of the program.
    pub arguments: Vec<String>,
    /// Standard input of the program.
    pub stdin: Vec<u8>,
    /// Time after which the process is killed.
    pub timeout: Duration,
    /// Whether the user wants a message with the result.
    pub show: bool,
}

/// Executes a task in a separate process, which is killed when another thread sets the flag. `Ok`: an object with
/// `status`, `stdout` and `stderr`.
pub type Runner = dyn Fn(Task, Arc<AtomicBool>) -> Result<Value, String> + Send + Sync;

/// A command with parsed arguments.
pub enum PreparedCommand {
    /// The command has been executed; the text is for the user.
    Answer(Value, Option<String>),
    /// The command requires a process.
    Run(Task),
}

/// The argument of a command.
#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
struct Argument {
    uri: String,
    function: Option<String>,
    call: Option<String>,
    engine: Option<String>,
    arguments: Vec<String>,
    stdin: String,
    sandbox: Option<bool>,
    timeout: Option<u64>,
    code: String,
    show: bool,
}

/// Reads the arguments of a command.
pub fn prepare(workspace: &mut Workspace, command: &str, arguments: Vec<Value>) -> Result<PreparedCommand, Failure> {
    if !NAMES.contains(&command) {
        return Err(Failure::invalid(format!("unknown command `{command}`")));
    }
    let argument = arguments.into_iter().next().unwrap_or_else(|| json!({}));
    let argument: Argument = serde_json::from_value(argument).map_err(|error| Failure::invalid(error.to_string()))?;
    match command {
        "llvmlite-jit.explain" => {
            let text = features::explanation(&argument.code)
                .ok_or_else(|| Failure::invalid(format!("unknown code `{}`", argument.code)))?;
            let shown = argument.show.then(|| text.clone());
            return Ok(PreparedCommand::Answer(json!({"text": text}), shown));
        }
        "llvmlite-jit.text" => {
            let path =
                bitcode::path_of(&argument.uri).ok_or_else(|| Failure::invalid("`uri` is not that of a file"))?;
            return Ok(PreparedCommand::Answer(json!({"text": bitcode::text(&path)?}), None));
        }
        _ => {}
    }
    let (name, program) = program(workspace, &argument.uri)?;
    let runs = matches!(command, "llvmlite-jit.run" | "llvmlite-jit.interpret" | "llvmlite-jit.bench");
    if runs && !workspace.client.trusted {
        return Err(Failure::failed("the workspace is not trusted: programs are not run"));
    }
    let timeout = argument.timeout.unwrap_or(TIMEOUT).clamp(1, 24 * 3600);
    let mut options: Vec<String> = Vec::new();
    let emits = |form: &str| vec!["emit".to_string(), form.into()];
    match command {
        "llvmlite-jit.asm" => options = emits("asm"),
        "llvmlite-jit.clif" => options = emits("clif"),
        "llvmlite-jit.graph" => options = emits("cfg"),
        "llvmlite-jit.bench" => options.push("bench".into()),
        _ => options.extend(["run".into(), format!("--timeout={timeout}s")]),
    }
    let function = argument.function.as_deref().map(|name| name.trim_start_matches('@'));
    if !runs {
        options.extend(function.map(|name| format!("--function={name}")));
        if command == "llvmlite-jit.graph" {
            options.push("--format=svg".into());
        }
    } else {
        let call = argument.call.or_else(|| function.filter(|name| *name != "main").map(|name| format!("{name}()")));
        options.extend(call.map(|call| format!("--call={call}")));
        let engine = if command == "llvmlite-jit.interpret" { Some("interp") } else { argument.engine.as_deref() };
        match engine {
            Some("checked") if command == "llvmlite-jit.bench" => {
                return Err(Failure::invalid("`bench` has no engine `checked`"));
            }
            Some("checked") => options.extend(["--engine=jit".into(), "--checked".into()]),
            _ => options.extend(engine.map(|engine| format!("--engine={engine}"))),
        }
        if command != "llvmlite-jit.bench" && argument.sandbox != Some(false) {
            options.push("--sandbox".into());
        }
    }
    // The process normally ends itself earlier; this timeout is for one that does not.
    let timeout = Duration::from_secs(timeout + 5);
    let Argument { arguments, stdin, show, .. } = argument;
    Ok(PreparedCommand::Run(Task { options, name, program, arguments, stdin: stdin.into_bytes(), timeout, show }))
}

/// Returns the result of a task as a message for the user.
pub fn shown(output: &Value) -> String {
    let text = |key: &str| output[key].as_str().unwrap_or("").trim_end().to_string();
    let end = match output["status"].as_i64() {
        Some(status) => format!("exit status {status}"),
        None => text("ended"),
    };
    [text("stdout"), text("stderr"), end]
        .iter()
        .filter(|part| !part.is_empty())
        .map(String::as_str)
        .collect::<Vec<_>>()
        .join("\n")
}

/// Returns the program with this URI: the editor's version if it is open, or else the file.
fn program(workspace: &mut Workspace, uri: &str) -> Result<(String, Vec<u8>), Failure> {
    let path = bitcode::path_of(uri);
    let base = path.as_deref().unwrap_or(uri).rsplit('/').next().unwrap_or("").to_string();
    let name = if base.is_empty() || base.starts_with('-') { "program.ll".to_string() } else { base };
    match workspace.documents.get(uri) {
        Some(open) => Ok((name, open.document.text().as_bytes().to_vec())),
        None => {
            let path = path.ok_or_else(|| Failure::invalid(format!("`{uri}` is neither open nor a file")))?;
            let bytes =
                std::fs::read(&path).map_err(|error| Failure::failed(format!("cannot read {path}: {error}")))?;
            Ok((name, bytes))
        }
    }
}

/// Returns the name to pass to `--function` for a definition, and whether it can be called without arguments.
pub fn callable(text: &str, entity: &super::text::entities::Entity) -> Option<(String, bool)> {
    let Some(super::text::symbols::Symbol::Global(name)) = super::text::symbols::entity_symbol(text, entity) else {
        return None;
    };
    let behind = &text[entity.name.end..entity.end];
    let without_parameters =
        behind.trim_start().strip_prefix('(').is_some_and(|rest| rest.trim_start().starts_with(')'));
    (entity.kind == EntityKind::Define).then(|| (name.symbol(), without_parameters || name.symbol() == "main"))
}
