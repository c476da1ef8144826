//! The adapter's loop: the order of requests, and the requests that do not run the program. `execution` has those that
//! do.

use super::breakpoints::{BreakpointTable, PointKind, RequestedBreakpoint};
use super::capabilities::capabilities;
use super::connection::{Activity, Connection, Input, Request, threads};
use super::debuggee::{Debuggee, Launcher};
use super::messages::{
    BreakpointLocations, InitializeArguments, LaunchArguments, SetBreakpoints, SetDataBreakpoints,
    SetExceptionBreakpoints, SetExpression, SetFunctionBreakpoints, SetInstructionBreakpoints, SetVariable, Source,
    SourceArguments, SourceBreakpoint,
};
use super::sources::Sources;
use crate::debugger::DebuggedProgram;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::rc::Rc;

/// Maximum number of lines in an answer to `breakpointLocations`.
const MAX_LINES: i64 = 1000;

/// Stage of a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// No message has been received.
    Created,
    /// `initialize` was answered.
    Initialized,
    /// The program is loaded, and the client sets breakpoints.
    Launched,
    /// The program is stopped.
    Stopped,
    /// The program has ended.
    Ended,
}

/// A loaded program.
pub(super) struct Target<'l> {
    pub debuggee: Box<dyn Debuggee + 'l>,
    pub arguments: LaunchArguments,
    pub parts: Option<DebugParts>,
    /// Reason for the last stop.
    pub halt: Value,
    /// Whether faults stop the program.
    pub stops_at_faults: bool,
}

/// The parts of a program that exist only if it can be debugged.
pub(super) struct DebugParts {
    pub points: BreakpointTable,
    pub sources: Sources,
}

/// The adapter.
pub(super) struct Adapter<'a> {
    pub connection: Connection<'a>,
    launcher: &'a dyn Launcher,
    pub stage: Stage,
    pub target: Option<Target<'a>>,
    /// Whether the client has ended the session.
    pub is_over: bool,
}

/// Serves a client until it ends the session or disconnects. Returns whether the session ended properly.
pub fn serve(input: &mut dyn Input, output: &mut dyn Write, launcher: &dyn Launcher) -> bool {
    let connection = Connection::new(input, output);
    let mut adapter = Adapter { connection, launcher, stage: Stage::Created, target: None, is_over: false };
    while !adapter.is_over {
        let Some(request) = adapter.connection.next_request() else { break };
        adapter.request(&request);
    }
    if let Some(target) = &mut adapter.target {
        target.debuggee.end();
    }
    adapter.is_over
}

/// Reads the arguments of a request.
pub(super) fn arguments<T: DeserializeOwned>(request: &Request) -> Result<T, String> {
    let value = match &request.arguments {
        Value::Null => json!({}),
        value => value.clone(),
    };
    serde_json::from_value(value).map_err(|error| format!("the arguments of `{}` are wrong: {error}", request.command))
}

impl Adapter<'_> {
    fn request(&mut self, request: &Request) {
        let command = request.command.as_str();
        let is_first = self.stage == Stage::Created && !matches!(command, "initialize" | "disconnect");
        if is_first {
            return self.connection.respond(request, Err("the first request is `initialize`".into()));
        }
        match command {
            "initialize" => self.initialize(request),
            "launch" => self.launch(request),
            "configurationDone" => self.configuration_done(request),
            "disconnect" => {
                self.end_run();
                self.is_over = true;
                self.connection.respond(request, Ok(Value::Null));
            }
            "terminate" => self.terminate(request),
            "restart" => self.restart(request),
            "restartFrame" => self.restart_frame(request),
            "cancel" | "pause" => self.connection.respond(request, Ok(Value::Null)),
            "continue" | "next" | "stepIn" | "stepOut" | "stepBack" | "reverseContinue" => self.execute(request),
            "evaluate" => self.evaluate(request),
            _ => {
                let result = self.answer(request);
                self.connection.respond(request, result);
            }
        }
    }

    fn initialize(&mut self, request: &Request) {
        if self.stage != Stage::Created {
            return self.connection.respond(request, Err("the session has been initialized".into()));
        }
        match arguments::<InitializeArguments>(request) {
            Ok(client) if client.path_format.as_deref().is_some_and(|format| format != "path") => {
                self.connection.respond(request, Err("paths are the only format of sources".into()));
            }
            Ok(client) => {
                self.connection.client = client;
                self.stage = Stage::Initialized;
                self.connection.respond(request, Ok(capabilities()));
            }
            Err(error) => self.connection.respond(request, Err(error)),
        }
    }

    fn launch(&mut self, request: &Request) {
        if self.stage != Stage::Initialized {
            return self
                .connection
                .respond(request, Err("a program has been launched: `restart` runs it again".into()));
        }
        let loaded = arguments::<LaunchArguments>(request).and_then(|arguments| {
            let directory = std::env::current_dir().unwrap_or_default();
            let directory = arguments.cwd.as_ref().map_or(directory.clone(), |cwd| directory.join(cwd));
            let debuggee = self.launcher.launch(&arguments)?;
            Ok((debuggee, arguments, directory))
        });
        let (debuggee, arguments, directory) = match loaded {
            Ok(loaded) => loaded,
            Err(error) => return self.connection.respond(request, Err(error)),
        };
        let parts = debuggee.program().map(|program| DebugParts {
            points: BreakpointTable::new(program),
            sources: Sources::new(program, &directory),
        });
        let name = PathBuf::from(&arguments.program).file_name().map(|name| name.to_string_lossy().into_owned());
        self.target = Some(Target { debuggee, arguments, parts, halt: Value::Null, stops_at_faults: true });
        self.stage = Stage::Launched;
        self.connection.respond(request, Ok(Value::Null));
        self.connection.event("process", json!({ "name": name, "isLocalProcess": true, "startMethod": "launch" }));
        self.connection.event("initialized", Value::Null);
    }

    fn program(&self) -> Option<Rc<DebuggedProgram>> {
        self.target.as_ref()?.debuggee.program().cloned()
    }

    /// Answers a request that does not run the program.
    pub(super) fn answer(&mut self, request: &Request) -> Result<Value, String> {
        match request.command.as_str() {
            "attach" => Err("attaching to a process is not supported: `launch` debugs a program from its start".into()),
            "threads" => Ok(if self.stage == Stage::Stopped { threads() } else { json!({ "threads": [] }) }),
            "setBreakpoints" => self.set_breakpoints(request),
            "setFunctionBreakpoints" => {
                let SetFunctionBreakpoints { breakpoints } = arguments(request)?;
                let requested = breakpoints.into_iter().map(RequestedBreakpoint::Function).collect();
                self.set_points(PointKind::Function, requested)
            }
            "setInstructionBreakpoints" => {
                let SetInstructionBreakpoints { breakpoints } = arguments(request)?;
                let requested = breakpoints.into_iter().map(RequestedBreakpoint::Instruction).collect();
                self.set_points(PointKind::Instruction, requested)
            }
            "setDataBreakpoints" => {
                let SetDataBreakpoints { breakpoints } = arguments(request)?;
                let requested = breakpoints.into_iter().map(RequestedBreakpoint::Data).collect();
                self.set_points(PointKind::Data, requested)
            }
            "setExceptionBreakpoints" => {
                let SetExceptionBreakpoints { filters, filter_options } = arguments(request)?;
                let target = self.target.as_mut().ok_or("no program has been launched")?;
                let mut all = filters.into_iter().chain(filter_options.into_iter().map(|option| option.filter_id));
                target.stops_at_faults = all.any(|filter| filter == super::capabilities::FAULT_FILTER);
                Ok(Value::Null)
            }
            "breakpointLocations" => self.breakpoint_locations(request),
            "source" => self.source(request),
            "loadedSources" => {
                let sources = self.target.as_ref().and_then(|target| target.parts.as_ref()).map(|p| p.sources.all());
                Ok(json!({ "sources": sources.ok_or("no program has been launched")? }))
            }
            "exceptionInfo" => self.exception_info(),
            "stackTrace" => self.stack_trace(request),
            "scopes" | "variables" | "dataBreakpointInfo" | "readMemory" | "completions" | "disassemble" => {
                self.about_state(request)
            }
            "writeMemory" => {
                let line = json!({ "command": "writeMemory", "arguments": request.arguments }).to_string();
                let answer = self.tell(&line)?;
                let text = answer["text"].as_str().unwrap_or("");
                if answer["failed"] == true {
                    return Err(text.into());
                }
                self.invalidate();
                serde_json::from_str(text).map_err(|error| error.to_string())
            }
            "setVariable" => self.set_variable(request),
            "setExpression" => {
                let SetExpression { expression, value, frame_id, format } = arguments(request)?;
                self.assign(&expression, &value, frame_id, &format)
            }
            other => Err(format!("`{other}` is not supported")),
        }
    }

    /// Sends a request to the program, which must be stopped.
    pub(super) fn ask(&mut self, command: &str, arguments: &Value) -> Result<Value, String> {
        let line = json!({ "command": command, "arguments": arguments }).to_string();
        let answer = self.tell(&line)?;
        match answer["failed"] == true {
            true => Err(answer["text"].as_str().unwrap_or("").trim_end().into()),
            false => Ok(answer["body"].clone()),
        }
    }

    /// Sends a command or a request to the program, which must be stopped, and returns the whole answer.
    pub(super) fn tell(&mut self, line: &str) -> Result<Value, String> {
        let target = self.target.as_mut().ok_or("no program has been launched")?;
        match self.stage {
            Stage::Stopped if target.parts.is_some() => {}
            Stage::Stopped => return Err("the program only runs: it is not debugged".into()),
            Stage::Ended => return Err("the program has ended".into()),
            _ => return Err("the program has not started: `configurationDone` starts it".into()),
        }
        let before = std::mem::replace(&mut self.connection.activity, Activity::Evaluates);
        let answer = target.debuggee.command(line, &mut self.connection);
        self.connection.activity = before;
        self.connection.interruption = None;
        let answer = answer.map_err(|error| format!("the program cannot be asked: {error}"))?;
        match answer["ended"] == true {
            true => {
                self.stage = Stage::Ended;
                Err("the program was ended".into())
            }
            false => Ok(answer),
        }
    }

    fn parts(&mut self) -> Result<&mut DebugParts, String> {
        let target = self.target.as_mut().ok_or("no program has been launched")?;
        target.parts.as_mut().ok_or_else(|| "the program only runs: it is not debugged".into())
    }

    fn line_in(&self, line: i64) -> i64 {
        line.saturating_add(i64::from(!self.connection.client.lines_start_at_1))
    }

    /// Converts the lines and columns of an answer to the client's numbering.
    fn to_client(&self, value: &mut Value) {
        let client = &self.connection.client;
        let keys = [
            ("line", client.lines_start_at_1),
            ("endLine", client.lines_start_at_1),
            ("column", client.columns_start_at_1),
            ("endColumn", client.columns_start_at_1),
        ];
        for (key, starts_at_1) in keys {
            if let Some(number) = value[key].as_i64().filter(|number| *number > 0 && !starts_at_1) {
                value[key] = (number - 1).into();
            }
        }
    }

    fn set_breakpoints(&mut self, request: &Request) -> Result<Value, String> {
        let SetBreakpoints { source, breakpoints, lines } = arguments(request)?;
        let of_line = |line| SourceBreakpoint { line, ..SourceBreakpoint::default() };
        let breakpoints = if breakpoints.is_empty() { lines.into_iter().map(of_line).collect() } else { breakpoints };
        let key = source.path.clone().unwrap_or_else(|| format!("{:?} {:?}", source.source_reference, source.name));
        let requested = breakpoints.into_iter().map(|point: SourceBreakpoint| {
            let line = self.line_in(point.line);
            RequestedBreakpoint::Line(source.clone(), SourceBreakpoint { line, ..point })
        });
        let requested = requested.collect();
        self.set_points(PointKind::Source(key), requested)
    }

    fn set_points(&mut self, kind: PointKind, requested: Vec<RequestedBreakpoint>) -> Result<Value, String> {
        let target = self.target.as_mut().ok_or("no program has been launched")?;
        let Some(parts) = &mut target.parts else {
            let answer = json!({ "verified": false, "message": "the program only runs: it is not debugged" });
            return Ok(json!({ "breakpoints": vec![answer; requested.len()] }));
        };
        let last = target.debuggee.last_number();
        let changes = parts.points.set(kind, requested, &mut parts.sources, last);
        let before = std::mem::replace(&mut self.connection.activity, Activity::Evaluates);
        let watchpoints = (&*changes.watchpoints, parts.points.types());
        let done =
            target.debuggee.replace_points(&changes.removed, &changes.breakpoints, watchpoints, &mut self.connection);
        self.connection.activity = before;
        done.map_err(|error| format!("the program cannot be asked: {error}"))?;
        let mut answers = changes.answers;
        answers.iter_mut().for_each(|answer| self.to_client(answer));
        Ok(json!({ "breakpoints": answers }))
    }

    fn breakpoint_locations(&mut self, request: &Request) -> Result<Value, String> {
        let BreakpointLocations { source, line, end_line } = arguments(request)?;
        let first = self.line_in(line).max(1);
        let last = self.line_in(end_line.unwrap_or(line)).min(first.saturating_add(MAX_LINES));
        let parts = self.parts()?;
        let lines = parts.points.lines(&source, first..=last, &parts.sources);
        let mut places: Vec<Value> = lines.into_iter().map(|line| json!({ "line": line })).collect();
        places.iter_mut().for_each(|place| self.to_client(place));
        Ok(json!({ "breakpoints": places }))
    }

    fn source(&mut self, request: &Request) -> Result<Value, String> {
        let SourceArguments { source, source_reference } = arguments(request)?;
        let reference = source.and_then(|source: Source| source.source_reference).unwrap_or(source_reference);
        let text = self.parts()?.sources.by_reference(reference)?;
        Ok(json!({ "content": text, "mimeType": "text/x-llvm" }))
    }

    fn exception_info(&self) -> Result<Value, String> {
        let target = self.target.as_ref().ok_or("no program has been launched")?;
        let halt = &target.halt;
        if halt["reason"] != "fault" || self.stage != Stage::Stopped {
            return Err("the program does not stand at a fault".into());
        }
        Ok(json!({
            "exceptionId": halt["kind"],
            "description": halt["message"],
            "breakMode": "always",
            "details": {
                "message": halt["message"], "typeName": halt["kind"], "fullTypeName": halt["kind"],
                "stackTrace": if halt["report"].is_null() { &halt["notes"] } else { &halt["report"] },
            },
        }))
    }

    fn stack_trace(&mut self, request: &Request) -> Result<Value, String> {
        let target = self.target.as_ref().ok_or("no program has been launched")?;
        let mut body = match target.parts.is_none() && self.stage == Stage::Stopped {
            true => target.halt["stack"].clone(),
            false => self.ask("stackTrace", &request.arguments)?,
        };
        if let Some(frames) = body["stackFrames"].as_array_mut() {
            let mut frames = std::mem::take(frames);
            for frame in &mut frames {
                self.locate(frame);
            }
            body["stackFrames"] = frames.into();
        }
        if body["totalFrames"].is_null()
            && let Some(body) = body.as_object_mut()
        {
            body.remove("totalFrames");
        }
        Ok(body)
    }

    /// Replaces the source in an answer, given by the program's name for it, by a file.
    fn locate(&mut self, place: &mut Value) {
        self.to_client(place);
        let Some(parts) = self.target.as_mut().and_then(|target| target.parts.as_mut()) else { return };
        let Some(object) = place.as_object_mut() else { return };
        let source = if let Some(name) = object.remove("text") {
            parts.sources.text(name.as_str().unwrap_or(""))
        } else if let Some(written) = object.remove("written") {
            parts.sources.file(written["file"].as_str().unwrap_or(""), written["directory"].as_str())
        } else {
            return;
        };
        // Instructions and frames have the source under different keys.
        let key = if object.contains_key("address") { "location" } else { "source" };
        object.insert(key.into(), source);
    }

    /// Answers a request about the program's state.
    fn about_state(&mut self, request: &Request) -> Result<Value, String> {
        let mut arguments = request.arguments.clone();
        let columns_start_at_0 = !self.connection.client.columns_start_at_1;
        if request.command == "completions"
            && let Some(column) = arguments["column"].as_i64()
        {
            arguments["column"] = (column + i64::from(columns_start_at_0)).into();
        }
        let mut body = self.ask(&request.command, &arguments)?;
        if let Some(targets) = body.get_mut("targets").and_then(Value::as_array_mut).filter(|_| columns_start_at_0) {
            for target in targets {
                target["start"] = (target["start"].as_i64().unwrap_or(1) - 1).into();
            }
        }
        if let Some(instructions) = body.get_mut("instructions").and_then(Value::as_array_mut) {
            let mut instructions = std::mem::take(instructions);
            instructions.iter_mut().for_each(|instruction| self.locate(instruction));
            body["instructions"] = instructions.into();
        }
        Ok(body)
    }

    fn set_variable(&mut self, request: &Request) -> Result<Value, String> {
        let SetVariable { variables_reference, name, value, format } = arguments(request)?;
        let place = self.ask("expression", &json!({ "variablesReference": variables_reference, "name": name }))?;
        let expression = place["expression"].as_str().unwrap_or("").to_string();
        self.assign(&expression, &value, place["frameId"].as_i64(), &format)
    }

    /// Assigns a value to the object that an expression denotes, and returns its new value.
    fn assign(&mut self, expression: &str, value: &str, frame: Option<i64>, format: &Value) -> Result<Value, String> {
        self.ask("assign", &json!({ "expression": expression, "value": value, "frameId": frame }))?;
        let arguments = json!({ "expression": expression, "frameId": frame, "format": format, "context": "watch" });
        let mut found = self.ask("evaluate", &arguments)?;
        if let Some(found) = found.as_object_mut()
            && let Some(text) = found.remove("result")
        {
            found.insert("value".into(), text);
        }
        self.invalidate();
        Ok(found)
    }

    /// Informs the client that other variables may refer to memory that has changed.
    fn invalidate(&mut self) {
        if self.connection.client.supports_invalidated_event {
            self.connection.event("invalidated", json!({ "areas": ["variables"] }));
        }
    }

    /// Whether a program can be debugged.
    pub(super) fn is_debugged(&self) -> bool {
        self.program().is_some()
    }
}
