//! The connection to the client: the queue of its requests, the responses, the events, and requests that arrive while
//! the program runs.

use super::messages::InitializeArguments;
use super::transport::{self, MessageDecoder};
use crate::supervise::fork::{RunControl, RunObserver};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::io::{Read, Write};
use std::os::fd::{AsRawFd, RawFd};

/// Stream of the client's requests.
pub trait Input: Read + AsRawFd {}

impl<T: Read + AsRawFd> Input for T {}

/// A request.
#[derive(Clone, Debug, Default)]
pub struct Request {
    pub seq: i64,
    pub command: String,
    pub arguments: Value,
}

/// Activity of the program while requests arrive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Activity {
    /// The program is stopped, and requests wait in the queue.
    Stands,
    /// The program executes a request that may take time, such as a call of a function in an expression.
    Evaluates,
    /// The program runs, and can be paused briefly to set breakpoints.
    Runs,
    /// The program replays up to an earlier step.
    RunsBack,
    /// The program runs without a debugger.
    RunsFreely,
}

/// Reason for an interruption of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Interruption {
    /// `pause`
    User,
    /// A request in the queue that must be handled before the program continues.
    Request,
}

/// The connection.
pub struct Connection<'c> {
    input: &'c mut dyn Input,
    output: &'c mut dyn Write,
    decoder: MessageDecoder,
    queue: VecDeque<Request>,
    seq: i64,
    /// Whether the connection is closed.
    closed: bool,
    /// The client's `initialize` arguments.
    pub client: InitializeArguments,
    /// Activity of the program.
    pub activity: Activity,
    /// Pending interruption of the program.
    pub interruption: Option<Interruption>,
    /// Incomplete UTF-8 sequences at the end of the output so far, for both streams.
    partial: [Vec<u8>; 2],
}

/// Requests that are handled while the program is briefly paused.
const IN_BETWEEN: [&str; 8] = [
    "setBreakpoints",
    "setFunctionBreakpoints",
    "setInstructionBreakpoints",
    "setDataBreakpoints",
    "setExceptionBreakpoints",
    "breakpointLocations",
    "loadedSources",
    "source",
];

/// Requests that end the run.
const ENDING: [&str; 3] = ["disconnect", "terminate", "restart"];

/// Maximum number of bytes in an output event.
const MAX_OUTPUT: usize = 1 << 14;

impl<'c> Connection<'c> {
    /// Creates a connection.
    pub fn new(input: &'c mut dyn Input, output: &'c mut dyn Write) -> Connection<'c> {
        Connection {
            input,
            output,
            decoder: MessageDecoder::default(),
            queue: VecDeque::new(),
            seq: 1,
            closed: false,
            client: InitializeArguments::default(),
            activity: Activity::Stands,
            interruption: None,
            partial: Default::default(),
        }
    }

    /// Returns the next request; `None` if the client has disconnected.
    pub fn next_request(&mut self) -> Option<Request> {
        while self.queue.is_empty() && !self.closed {
            self.read();
        }
        self.queue.pop_front().filter(|_| !self.closed)
    }

    /// Returns the next request in the queue that can be handled while the program is briefly paused.
    pub fn next_in_between(&mut self) -> Option<Request> {
        let at = self.queue.iter().position(|request| IN_BETWEEN.contains(&&*request.command))?;
        self.queue.remove(at)
    }

    /// Reads the available data, and appends the requests to the queue.
    fn read(&mut self) {
        let mut bytes = vec![0; 1 << 16];
        match self.input.read(&mut bytes) {
            Ok(0) => self.closed = true,
            Ok(count) => self.decoder.push(&bytes[..count]),
            Err(error) => self.closed = error.kind() != std::io::ErrorKind::Interrupted,
        }
        loop {
            match self.decoder.next_message() {
                Ok(Some(Ok(message))) => self.accept(message),
                Ok(Some(Err(error))) => self.refuse(0, "", &format!("the message is not JSON: {error}")),
                Ok(None) => return,
                Err(error) => {
                    self.refuse(0, "", &error);
                    self.closed = true;
                    return;
                }
            }
        }
    }

    fn accept(&mut self, mut message: Value) {
        let seq = message["seq"].as_i64().unwrap_or(0);
        match (message["type"].as_str(), message["command"].as_str()) {
            (Some("request"), Some(command)) => {
                let command = command.to_string();
                self.queue.push_back(Request { seq, command, arguments: message["arguments"].take() });
            }
            // The adapter sends no requests, so the client has none to answer.
            (Some("response" | "event"), _) => {}
            _ => self.refuse(seq, "", "the message is not a request"),
        }
    }

    fn send(&mut self, mut message: Value) {
        message["seq"] = self.seq.into();
        self.seq += 1;
        if !self.closed && transport::write(self.output, &message).is_err() {
            self.closed = true;
        }
    }

    /// Answers a request. `Err` is a text for the user.
    pub fn respond(&mut self, request: &Request, result: Result<Value, String>) {
        match result {
            Ok(Value::Null) => self.send(json!({
                "type": "response", "request_seq": request.seq, "success": true, "command": request.command,
            })),
            Ok(body) => self.send(json!({
                "type": "response", "request_seq": request.seq, "success": true, "command": request.command,
                "body": body,
            })),
            Err(text) => self.refuse(request.seq, &request.command, &text),
        }
    }

    fn refuse(&mut self, seq: i64, command: &str, text: &str) {
        let text = text.trim_end();
        // In `format`, braces would denote variables.
        let error =
            json!({ "id": 1, "format": "{text}", "variables": { "text": text }, "showUser": command == "launch" });
        self.send(json!({
            "type": "response", "request_seq": seq, "success": false, "command": command, "message": text,
            "body": { "error": error },
        }));
    }

    /// Sends an event.
    pub fn event(&mut self, name: &str, body: Value) {
        match body {
            Value::Null => self.send(json!({ "type": "event", "event": name })),
            body => self.send(json!({ "type": "event", "event": name, "body": body })),
        }
    }

    /// Writes to the debug console.
    pub fn say(&mut self, text: &str) {
        if !text.is_empty() {
            self.event("output", json!({ "category": "console", "output": text }));
        }
    }

    /// Writes the rest of the program's output, which ends with an incomplete character.
    pub fn flush(&mut self) {
        for n in 0..2 {
            let rest = std::mem::take(&mut self.partial[n]);
            if !rest.is_empty() {
                self.program_output(n, &String::from_utf8_lossy(&rest));
            }
        }
    }

    fn program_output(&mut self, n: usize, text: &str) {
        let category = if n == 0 { "stdout" } else { "stderr" };
        self.event("output", json!({ "category": category, "output": text }));
    }
}

impl RunObserver for Connection<'_> {
    fn output(&mut self, stream: i32, bytes: &[u8]) {
        let n = usize::from(stream != 1);
        let mut all = std::mem::take(&mut self.partial[n]);
        all.extend_from_slice(bytes);
        let mut rest = &all[..];
        while !rest.is_empty() {
            let part = &rest[..rest.len().min(MAX_OUTPUT)];
            // The last character may be incomplete; invalid bytes are replaced.
            let whole = match std::str::from_utf8(part) {
                Err(error) if error.error_len().is_none() => error.valid_up_to(),
                _ => part.len(),
            };
            if whole == 0 {
                break;
            }
            self.program_output(n, &String::from_utf8_lossy(&part[..whole]));
            rest = &rest[whole..];
        }
        self.partial[n] = rest.to_vec();
    }

    fn part(&mut self, text: &str, _before: bool) {
        self.say(text);
    }

    fn watched(&self) -> Option<RawFd> {
        Some(self.input.as_raw_fd())
    }

    fn ready(&mut self) -> RunControl {
        self.read();
        self.pending()
    }

    fn pending(&mut self) -> RunControl {
        if self.closed {
            return RunControl::End;
        }
        let mut control = RunControl::Continue;
        let is_running = matches!(self.activity, Activity::Runs | Activity::RunsBack | Activity::RunsFreely);
        for request in std::mem::take(&mut self.queue) {
            let is_free = self.activity == Activity::RunsFreely;
            match request.command.as_str() {
                command if is_free && (command == "pause" || IN_BETWEEN.contains(&command)) => {
                    self.respond(&request, Err("the program only runs: it is not debugged".into()));
                }
                "pause" => {
                    self.respond(&request, Ok(Value::Null));
                    self.interruption = Some(Interruption::User);
                    control = if control == RunControl::End { control } else { RunControl::Interrupt };
                }
                "cancel" => self.respond(&request, Ok(Value::Null)),
                "threads" if is_running => self.respond(&request, Ok(threads())),
                command if ENDING.contains(&command) => {
                    self.queue.push_back(request);
                    control = RunControl::End;
                }
                command if IN_BETWEEN.contains(&command) || !is_running => {
                    self.queue.push_back(request);
                    if self.activity == Activity::Runs && self.interruption.is_none() {
                        self.interruption = Some(Interruption::Request);
                        control = if control == RunControl::End { control } else { RunControl::Interrupt };
                    }
                }
                _ => self.respond(&request, Err("the program is running: `pause` stops it".into())),
            }
        }
        control
    }
}

/// Returns the answer to `threads`.
pub fn threads() -> Value {
    json!({ "threads": [{ "id": 1, "name": "main" }] })
}
