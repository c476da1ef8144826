//! Requests that run the program, and reports of its stops.

use super::adapter::{Adapter, Stage, arguments};
use super::breakpoints::PointKind;
use super::connection::{Activity, Interruption, Request};
use super::inspect::FrameId;
use super::messages::{Granularity, StepArguments, View};
use serde_json::{Value, json};

/// The request by which an interrupted program continues.
const RESUME: &str = "{\"command\":\"resume\"}";

impl Adapter<'_> {
    pub(super) fn configuration_done(&mut self, request: &Request) {
        if self.stage != Stage::Launched {
            let text = match self.stage {
                Stage::Initialized => "no program has been launched",
                _ => "the program has been started",
            };
            return self.connection.respond(request, Err(text.into()));
        }
        self.connection.respond(request, Ok(Value::Null));
        self.start();
    }

    pub(super) fn restart(&mut self, request: &Request) {
        if !matches!(self.stage, Stage::Stopped | Stage::Ended) {
            return self.connection.respond(request, Err("the program has not started".into()));
        }
        self.connection.respond(request, Ok(Value::Null));
        self.start();
    }

    fn start(&mut self) {
        let Some(target) = &mut self.target else { return };
        let stops = target.arguments.stop_on_entry && target.parts.is_some();
        // A program that stops at once is not interrupted on its way there: breakpoints are set when it has stopped.
        self.connection.activity = match (&target.parts, stops) {
            (None, _) => Activity::RunsFreely,
            (Some(_), true) => Activity::Evaluates,
            (Some(_), false) => Activity::Runs,
        };
        self.connection.interruption = None;
        let answer = target.debuggee.start(stops, &mut self.connection);
        self.go_on(answer, "entry");
    }

    /// Executes a request that runs the program forwards or backwards.
    pub(super) fn execute(&mut self, request: &Request) {
        let is_reverse = matches!(request.command.as_str(), "stepBack" | "reverseContinue");
        let granularity = match arguments::<StepArguments>(request) {
            Ok(StepArguments { granularity }) => granularity,
            Err(error) => return self.connection.respond(request, Err(error)),
        };
        let refusal = match (self.stage, &self.target) {
            (Stage::Stopped, Some(target)) if target.parts.is_some() => None,
            (Stage::Stopped, _) if !is_reverse => None,
            (Stage::Stopped, _) => Some("the program only runs: it is not debugged"),
            (Stage::Ended, _) => Some("the program has ended"),
            _ => Some("the program has not started"),
        };
        if let Some(text) = refusal {
            return self.connection.respond(request, Err(text.into()));
        }
        let body = match request.command.as_str() {
            "continue" | "reverseContinue" => json!({ "allThreadsContinued": true }),
            _ => Value::Null,
        };
        self.connection.respond(request, Ok(body));
        let halt = self.target.as_ref().map_or(&Value::Null, |target| &target.halt);
        if !is_reverse && ["fault", "exited"].iter().any(|reason| halt["reason"] == *reason) {
            let status = halt["status"].clone();
            return self.finish(&status);
        }
        let by_instruction = granularity == Granularity::Instruction;
        let line = match (request.command.as_str(), by_instruction) {
            ("continue", _) => "continue",
            ("next", false) => "next",
            ("next", true) => "nexti",
            ("stepIn", false) => "step",
            ("stepIn", true) => "stepi",
            ("stepOut", _) => "finish",
            ("stepBack", false) => "reverse-next",
            ("stepBack", true) => "reverse-stepi",
            _ => "reverse-continue",
        };
        self.run(line, is_reverse);
    }

    /// Goes back to the start of a call: to the call instruction, and from there into the function.
    pub(super) fn restart_frame(&mut self, request: &Request) {
        let line = json!({ "command": "restartFrame", "arguments": request.arguments }).to_string();
        let answer = match self.tell(&line) {
            Ok(answer) if answer["failed"] == true => Err(answer["text"].as_str().unwrap_or("").trim_end().into()),
            result => result,
        };
        let answer = match answer {
            Ok(answer) => answer,
            Err(error) => return self.connection.respond(request, Err(error)),
        };
        self.connection.respond(request, Ok(Value::Null));
        let frame = request.arguments["frameId"].as_i64().and_then(FrameId::of);
        let is_at_call = answer["halt"]["reason"] == "step" && frame.is_some_and(|id| id.frame > 0);
        let Some(target) = self.target.as_mut().filter(|_| is_at_call) else {
            return self.go_on(Ok(answer), "restart");
        };
        let by_source = target.arguments.view == View::Source;
        let answer = target.debuggee.command(if by_source { "step" } else { "stepi" }, &mut self.connection);
        self.go_on(answer, "restart");
    }

    fn run(&mut self, line: &str, is_reverse: bool) {
        let Some(target) = &mut self.target else { return };
        self.connection.activity = if is_reverse { Activity::RunsBack } else { Activity::Runs };
        self.connection.interruption = None;
        let answer = target.debuggee.command(line, &mut self.connection);
        self.go_on(answer, "step");
    }

    /// Continues a program that was stopped only to handle a request, and reports its next stop.
    fn go_on(&mut self, mut answer: std::io::Result<Value>, reason: &str) {
        loop {
            let is_interrupted = answer.as_ref().is_ok_and(|answer| answer["halt"]["reason"] == "interrupted");
            if !is_interrupted || self.connection.interruption == Some(Interruption::User) {
                break;
            }
            // Breakpoints are set in the meantime. A late interruption for those already set has no further meaning.
            self.connection.interruption = None;
            while let Some(request) = self.connection.next_in_between() {
                let result = self.answer(&request);
                self.connection.respond(&request, result);
            }
            let Some(target) = &mut self.target else { return };
            answer = target.debuggee.command(RESUME, &mut self.connection);
        }
        self.connection.activity = Activity::Stands;
        self.connection.interruption = None;
        match answer {
            Ok(answer) => self.stopped(&answer, reason),
            Err(error) => {
                self.connection.say(&format!("the program cannot be run: {error}\n"));
                self.finish(&json!(70));
            }
        }
    }

    /// Reports a stop.
    pub(super) fn stopped(&mut self, answer: &Value, default_reason: &str) {
        self.connection.flush();
        if answer["ended"] == true {
            // The request that ended the run is next in the queue.
            self.stage = Stage::Ended;
            return;
        }
        let Some(target) = &mut self.target else { return };
        let notes = target.debuggee.take_notes();
        for note in notes {
            self.connection.say(&note);
        }
        if answer["failed"] == true {
            self.connection.say(answer["text"].as_str().unwrap_or(""));
        }
        let halt = answer["halt"].clone();
        let is_fault = halt["reason"] == "fault";
        let ends = match halt["reason"].as_str() {
            Some("exited") => !target.arguments.stop_at_end || halt["gone"] == true || target.parts.is_none(),
            Some("fault") => !target.stops_at_faults,
            _ => false,
        };
        if halt.is_object() {
            target.halt = halt.clone();
        }
        if is_fault && !halt["report"].is_null() {
            self.connection.event("output", json!({ "category": "stderr", "output": halt["report"] }));
        }
        if ends {
            return self.finish(&halt["status"]);
        }
        self.stage = Stage::Stopped;
        let mut body = json!({ "threadId": 1, "allThreadsStopped": true });
        let numbers: Vec<u64> = halt["hits"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
        let (reason, description, text) = match halt["reason"].as_str() {
            Some("points") => {
                let text = halt["text"].as_str().unwrap_or("").trim_end();
                (self.kind_of_points(&numbers), None, Some(text.to_string()))
            }
            Some("finished") => ("step", Some(answer_line(answer)), None),
            Some("interrupted") => ("pause", None, None),
            Some("start") => ("entry", Some("The start of the program".into()), None),
            Some("exited") => ("exit", Some(format!("The program has ended with status {}", halt["status"])), None),
            Some("fault") => {
                let message = halt["message"].as_str().unwrap_or("").to_string();
                ("exception", Some(format!("Fault: {}", halt["kind"].as_str().unwrap_or(""))), Some(message))
            }
            _ => (default_reason, None, None),
        };
        body["reason"] = reason.into();
        if let Some(description) = description {
            body["description"] = description.into();
        }
        if let Some(text) = text {
            body["text"] = text.into();
        }
        if !numbers.is_empty() {
            body["hitBreakpointIds"] = json!(numbers);
        }
        self.connection.event("stopped", body);
        self.forget_deleted(&halt);
    }

    /// Returns the reason for a stop at these breakpoints.
    fn kind_of_points(&self, numbers: &[u64]) -> &'static str {
        let points = self.target.as_ref().and_then(|target| target.parts.as_ref()).map(|parts| &parts.points);
        let kind = numbers.first().and_then(|number| points?.kind(*number as u32));
        match kind {
            Some(PointKind::Function) => "function breakpoint",
            Some(PointKind::Instruction) => "instruction breakpoint",
            Some(PointKind::Data) => "data breakpoint",
            _ => "breakpoint",
        }
    }

    /// Informs the client of data breakpoints that were deleted when their call returned.
    fn forget_deleted(&mut self, halt: &Value) {
        let deleted: Vec<u64> = halt["deleted"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
        for number in deleted {
            if let Some(parts) = self.target.as_mut().and_then(|target| target.parts.as_mut()) {
                parts.points.forget(number as u32);
            }
            let message = "the call that it belonged to has ended";
            let point = json!({ "id": number, "verified": false, "message": message });
            self.connection.event("breakpoint", json!({ "reason": "removed", "breakpoint": point }));
        }
    }

    /// Ends the run, and informs the client.
    fn finish(&mut self, status: &Value) {
        self.connection.flush();
        self.end_run();
        self.stage = Stage::Ended;
        self.connection.event("exited", json!({ "exitCode": status.as_i64().unwrap_or(0) }));
        self.connection.event("terminated", Value::Null);
    }

    pub(super) fn end_run(&mut self) {
        if let Some(target) = &mut self.target {
            target.debuggee.end();
        }
    }

    pub(super) fn terminate(&mut self, request: &Request) {
        self.connection.respond(request, Ok(Value::Null));
        self.end_run();
        if self.target.is_some() {
            self.stage = Stage::Ended;
        }
        self.connection.event("terminated", Value::Null);
    }

    /// Answers `evaluate`. The debug console also accepts commands of `step`.
    pub(super) fn evaluate(&mut self, request: &Request) {
        if !self.is_debugged() && self.target.is_some() {
            return self.connection.respond(request, Err("the program only runs: it is not debugged".into()));
        }
        let line = json!({ "command": "evaluate", "arguments": request.arguments }).to_string();
        let answer = match self.tell(&line) {
            Ok(answer) => answer,
            Err(error) => return self.connection.respond(request, Err(error)),
        };
        let text = answer["text"].as_str().unwrap_or("").trim_end().to_string();
        let has_moved = answer["halt"].is_object();
        let result = match (answer["failed"] == true, answer["body"].is_object()) {
            (true, _) => Err(text),
            (_, true) => Ok(answer["body"].clone()),
            _ => Ok(json!({ "result": text, "variablesReference": 0 })),
        };
        self.connection.respond(request, result);
        if answer["quit"] == true {
            self.end_run();
            self.stage = Stage::Ended;
            self.connection.event("terminated", Value::Null);
        } else if has_moved {
            self.connection.event("continued", json!({ "threadId": 1, "allThreadsContinued": true }));
            self.stopped(&answer, "step");
        }
    }
}

/// Returns the first line of an answer's text.
fn answer_line(answer: &Value) -> String {
    answer["text"].as_str().and_then(|text| text.lines().next()).unwrap_or("").trim().to_string()
}
