//! Requests of the debug adapter to the process that runs the program.

use super::commands::Answer;
use super::session::{AfterChange, DebugSession, StepAction};
use super::{help, protocol};
use llvmlite_jit::dap::inspect::{self, FrameId, StoppedProgram};
use llvmlite_jit::debugger::breakpoints::Hit;
use llvmlite_jit::debugger::{Halt, ScanTarget};
use llvmlite_jit::interp::debug::{Change, NewValue, Place, State};
use llvmlite_jit::outcome::Outcome;
use serde_json::{Value, json};

/// Number of bytes written by one change of memory.
const CHANGE: usize = 16;

impl DebugSession {
    /// Executes a request: a JSON document with `command` and `arguments`.
    pub(super) fn request(&mut self, state: &State<'_>, line: &str) -> Answer {
        let request: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
        let arguments = &request["arguments"];
        match protocol::text(&request, "command") {
            "resume" => Ok(StepAction::Resume),
            "points" => {
                protocol::restore_points(&mut self.debugger, arguments);
                self.debugger.refresh(state);
                Ok(StepAction::Body(Value::Null))
            }
            "restartFrame" => {
                let frame = self.frame_of(state, arguments)?;
                // The call is the previous instruction executed in its caller.
                Ok(StepAction::Again(match frame {
                    0 => json!({ "rerun": if self.source { "start" } else { "goto" }, "step": 0 }),
                    _ => protocol::scan(0, state.steps(), ScanTarget::Depth(frame), 1),
                }))
            }
            "evaluate" if arguments["context"] == "repl" => self.typed(state, arguments),
            "assign" => self.assign(state, arguments),
            "writeMemory" => self.write_memory(state, arguments),
            "completions" => {
                let mut body = self.inspect(state, "completions", arguments)?;
                self.add_commands(arguments, &mut body);
                Ok(StepAction::Body(body))
            }
            command => self.inspect(state, command, arguments).map(StepAction::Body),
        }
    }

    /// Describes the reason for a stop, for the debug adapter.
    pub(super) fn reason(&self, halt: &Halt) -> Value {
        match halt {
            Halt::There => json!({ "reason": "step" }),
            Halt::Points(hits) => {
                let deleted = hits.iter().filter(|hit| matches!(hit, Hit::Left { .. })).map(Hit::number);
                json!({
                    "reason": "points", "hits": hits.iter().map(Hit::number).collect::<Vec<_>>(),
                    "deleted": deleted.collect::<Vec<_>>(),
                    "text": hits.iter().map(|hit| protocol::hit_text(hit, false)).collect::<String>(),
                })
            }
            Halt::Finished(_) => json!({ "reason": "finished" }),
            Halt::Left => json!({ "reason": "left" }),
            Halt::Interrupted => json!({ "reason": "interrupted" }),
            Halt::Ending(outcome) => {
                let (kind, message) = match &**outcome {
                    Outcome::Trapped(trap) | Outcome::HostFault(trap) => (trap.kind.text(), trap.message.clone()),
                    Outcome::LimitReached(limit, stopped) => (limit.text(), stopped.message.clone()),
                    Outcome::InternalError(bug) => ("internal error", bug.message.clone()),
                    Outcome::Interrupted(stopped) => ("interrupted", stopped.message.clone()),
                    Outcome::Returned(_) | Outcome::Exited(_) => return json!({ "reason": "step" }),
                };
                let ended = self.end_of(outcome, true);
                json!({
                    "reason": "fault", "kind": kind, "message": message,
                    "report": ended.as_ref().map(|ended| &ended.text), "status": ended.map(|ended| ended.status),
                })
            }
            Halt::Scanned(_) => Value::Null,
        }
    }

    fn inspect(&mut self, state: &State<'_>, command: &str, arguments: &Value) -> Result<Value, String> {
        let mut stopped = StoppedProgram { debugger: &mut self.debugger, state, source: self.source };
        self.inspector.answer(&mut stopped, command, arguments)
    }

    /// Executes a line typed in the debug console: an expression, an assignment, or a command of `step`.
    fn typed(&mut self, state: &State<'_>, arguments: &Value) -> Answer {
        let text = protocol::text(arguments, "expression").trim();
        let word = text.split(|c: char| c.is_whitespace() || c == '/').next().unwrap_or("");
        let found = self.inspect(state, "evaluate", arguments);
        // The function is called first, and then the request is repeated.
        let is_calling = self.debugger.calls.is_pending();
        match found {
            Ok(body) => Ok(StepAction::Body(body)),
            Err(error) if is_calling => Err(error),
            Err(error) => {
                let is_command = help::find(word).is_ok();
                let is_assignment = !is_command && expression_is_assigned(text);
                if !is_command && !is_assignment {
                    return Err(error);
                }
                let before = self.frame;
                self.select_frame(state, arguments)?;
                let done = match is_assignment {
                    true => self.command(state, &format!("print {text}")),
                    false => self.command(state, text),
                };
                if !matches!(help::find(word).map(|command| command.name), Ok("frame" | "up" | "down")) {
                    self.frame = before;
                }
                done
            }
        }
    }

    fn select_frame(&mut self, state: &State<'_>, arguments: &Value) -> Result<(), String> {
        if arguments["frameId"].is_i64() {
            self.frame = self.frame_of(state, arguments)?;
        }
        Ok(())
    }

    /// Returns the number of the frame that a request specifies.
    fn frame_of(&self, state: &State<'_>, arguments: &Value) -> Result<usize, String> {
        let number = arguments["frameId"].as_i64().ok_or("`frameId` is missing")?;
        let id = FrameId::of(number).filter(|id| id.frame < state.depth());
        Ok(id.ok_or_else(|| format!("no frame has the id {number}"))?.frame)
    }

    /// Assigns a value to the object that an expression denotes.
    fn assign(&mut self, state: &State<'_>, arguments: &Value) -> Answer {
        let before = self.frame;
        self.select_frame(state, arguments)?;
        let text = format!("{} = {}", protocol::text(arguments, "expression"), protocol::text(arguments, "value"));
        let done = self.set(state, &text, true);
        self.frame = before;
        done
    }

    fn write_memory(&mut self, state: &State<'_>, arguments: &Value) -> Answer {
        if self.ended.is_some() {
            return Err("the program has ended: its memory can be changed only before".into());
        }
        let address = inspect::address(arguments)?;
        let bytes = inspect::from_base64(protocol::text(arguments, "data")).ok_or("the data is not base 64")?;
        let is_memory = |address: u64, size: u64| state.raw(address, size).is_some();
        if bytes.is_empty() || !is_memory(address, bytes.len() as u64) {
            return Err(format!("{address:#x} is not memory of the program"));
        }
        let change = |(n, part): (usize, &[u8])| {
            let bits = part.iter().rev().fold(0, |bits, byte| bits << 8 | u128::from(*byte));
            let value = NewValue::Bits { width: part.len() as u32 * 8, bits };
            Change::Value { place: Place::Memory { address: address + (n * CHANGE) as u64 }, value }
        };
        let changes = bytes.chunks(CHANGE).enumerate().map(change).collect();
        let text = json!({ "bytesWritten": bytes.len() }).to_string();
        Ok(match self.make_changes(state, changes) {
            Some(first) => StepAction::Change(first, AfterChange::Answer(text)),
            None => StepAction::Stay(text),
        })
    }

    /// Adds the commands of `step` to the completions of the first word.
    fn add_commands(&self, arguments: &Value, body: &mut Value) {
        let text = protocol::text(arguments, "text");
        let Some(targets) = body["targets"].as_array_mut().filter(|_| !text.trim_start().contains(' ')) else { return };
        let names = help::COMMANDS.iter().map(|command| command.name).filter(|name| name.starts_with(text.trim()));
        let length = text.trim_start().encode_utf16().count();
        let start = text.encode_utf16().count() - length + 1;
        targets.extend(names.map(|name| json!({ "label": name, "type": "keyword", "start": start, "length": length })));
    }
}

/// Whether a text is an assignment.
fn expression_is_assigned(text: &str) -> bool {
    llvmlite_jit::debugger::expression::split_assignment(text).is_some_and(|a| !a.place.is_empty())
}
