//! The debugger in the forked process that runs the program: executes the commands of the parent, controls the
//! debugger, and reports stops.

use super::protocol;
use super::show::Palette;
use super::transcript::Transcript;
use crate::cli::args::step::StepOptions;
use crate::cli::exit_status;
use crate::cli::report::render::{self, ReportRenderer};
use llvmlite_jit::dap::inspect::Inspector;
use llvmlite_jit::debugger::breakpoints::Hit;
use llvmlite_jit::debugger::expression_calls::PendingCall;
use llvmlite_jit::debugger::memory_dump::DumpFormat;
use llvmlite_jit::debugger::step_record::{PendingRecord, StepRecord, Tracer, Transfer};
use llvmlite_jit::debugger::{Action, DebuggedProgram, Debugger, Halt, StopCondition};
use llvmlite_jit::engine::ExitStatusRule;
use llvmlite_jit::host::linux::record;
use llvmlite_jit::host::process;
use llvmlite_jit::interp::debug::{Change, Monitor, ResumeAction, State, StopReason};
use llvmlite_jit::ir::GlobalId;
use llvmlite_jit::outcome::Outcome;
use llvmlite_jit::source::DebugLocation;
use llvmlite_jit::supervise::fork::MessageChannel;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

/// The text that `list` showed last.
pub enum ListPosition {
    /// Name of a text with LLVM IR.
    Assembly(String),
    /// Source file, by a location in it.
    Written(DebugLocation),
}

/// The lines that `list` showed last.
pub struct ListedLines {
    /// Text.
    pub position: ListPosition,
    /// First line shown.
    pub first: usize,
    /// Line after the last one.
    pub next: usize,
}

/// The request of a command.
pub enum StepAction {
    /// Answer with this text.
    Stay(String),
    /// Continue up to this stop condition.
    Go(StopCondition),
    /// Change the program, and proceed with the given action.
    Change(Change, AfterChange),
    /// Start another run in a new fork.
    Again(Value),
    /// Answer a request of the debug adapter.
    Body(Value),
    /// Continue up to the stop condition that was interrupted.
    Resume,
    /// Leave the debugger.
    Quit,
}

/// Action after a change.
pub enum AfterChange {
    /// Answer with this text.
    Answer(String),
    /// Show the new location of the program.
    Arrive,
    /// Continue from there.
    Continue,
}

/// A function of the program that a command has called and that has not returned.
struct CallInProgress {
    /// Number of frames below the call.
    depth: usize,
    /// Command, which is executed again with the result; `None` in a replay.
    line: Option<String>,
}

/// The end of the program.
pub struct ProgramEnd {
    /// Message for the user.
    pub text: String,
    /// Exit status of `run` for this end.
    pub status: u8,
    /// Whether the frames still exist and can be inspected.
    pub stands: bool,
}

/// An expression that is shown at each stop.
#[derive(Clone)]
pub struct Display {
    /// Number of the display.
    pub number: u32,
    /// Expression as typed.
    pub text: String,
    /// Function whose locals the expression names; the display is shown only in this function.
    pub function: Option<GlobalId>,
}

/// A change of a value by the user.
#[derive(Clone)]
pub struct UserChange {
    /// Step of the change.
    pub step: u64,
    /// Change.
    pub change: Change,
}

/// A call (depth and function), and the values recorded in it.
type LastValues = ((usize, GlobalId), HashMap<String, String>);

/// The state of the debugger in the forked process.
pub struct DebugSession {
    /// Breakpoints, watchpoints, and the current stop condition.
    pub debugger: Debugger,
    /// Selected frame; 0 is the outermost.
    pub frame: usize,
    /// Colors.
    pub paint: Palette,
    /// Width of the page in columns.
    pub width: usize,
    /// Values of the call at the last stop.
    pub before: Option<LastValues>,
    /// Expressions shown at each stop.
    pub displays: Vec<Display>,
    /// Lines that `list` showed last.
    pub listed: Option<ListedLines>,
    /// Number of lines that `list` shows.
    pub list_size: usize,
    /// All changes by the user, which a replay applies again at their steps.
    pub changes: Vec<UserChange>,
    /// Number of changes applied in this fork.
    applied: usize,
    /// Step at which the debugger must be called next.
    until: u64,
    /// Action after the change in progress.
    changed: Option<AfterChange>,
    /// Call made by a command, or by the replay of one.
    calling: Option<CallInProgress>,
    /// Columns and lines of the view, if it is open.
    pub view: Option<(usize, usize)>,
    /// Whether lines, calls and variables of the source are shown.
    pub source: bool,
    /// Address at which `x` continues, and its last format.
    pub examined: Option<(u64, DumpFormat)>,
    /// End of the program, once it has ended.
    pub ended: Option<ProgramEnd>,
    channel: MessageChannel,
    style: ReportRenderer,
    tracer: Tracer,
    pending: Option<PendingRecord>,
    /// Function and depth of the last location that was shown.
    pub last_position: Option<(GlobalId, usize)>,
    /// Commands of breakpoints, by their numbers.
    pub commands: BTreeMap<u32, Vec<String>>,
    /// Numbers of the breakpoints and watchpoints at which the program has stopped, until they are reported.
    hits: Option<Vec<u32>>,
    /// Reason for the last stop, until it is reported.
    halt: Option<Value>,
    /// Answers to the requests of a debug adapter.
    pub inspector: Inspector,
    /// Lines that follow the command.
    pub body: Vec<String>,
    /// Value of the last condition, for `if` and `while`.
    pub truth: Option<bool>,
    /// Whether the command is `set`.
    pub is_set: bool,
    transcript: Option<Transcript>,
    of_program: bool,
    /// Reason why nothing is recorded; null if a recording is made.
    unrecorded: Value,
}

/// The interpreter's handle of the session.
pub struct Follower(pub Rc<RefCell<DebugSession>>);

impl Monitor for Follower {
    fn stopped(&mut self, state: &State<'_>, why: StopReason<'_>) -> ResumeAction {
        self.0.borrow_mut().stopped(state, why)
    }
}

impl DebugSession {
    /// Creates the session of a fork with the settings and the stop condition in `start`.
    pub fn new(
        program: Rc<DebuggedProgram>,
        options: &StepOptions,
        color: bool,
        start: &Value,
        channel: MessageChannel,
    ) -> DebugSession {
        let mut debugger = Debugger::new(Rc::clone(&program));
        let (displays, changes) = protocol::restore(&mut debugger, &start["settings"]);
        debugger.resume_from_start(protocol::stop_condition(start, &program));
        let transcript = options.transcript.map(|format| Transcript::new(Rc::clone(&program), format, options));
        DebugSession {
            debugger,
            frame: 0,
            paint: Palette(color),
            width: 100,
            before: None,
            displays,
            listed: None,
            list_size: protocol::list_size(&start["settings"]),
            changes,
            applied: 0,
            until: 0,
            changed: None,
            calling: None,
            view: protocol::view(start),
            source: protocol::source(&start["settings"]),
            examined: None,
            ended: None,
            channel,
            style: ReportRenderer::new(color),
            tracer: Tracer::new(program),
            pending: None,
            last_position: None,
            commands: protocol::commands(&start["settings"]),
            hits: None,
            halt: None,
            inspector: Inspector::default(),
            body: Vec::new(),
            truth: None,
            is_set: false,
            transcript,
            of_program: options.call.is_none(),
            unrecorded: start["unrecorded"].clone(),
        }
    }

    fn stopped(&mut self, state: &State<'_>, why: StopReason<'_>) -> ResumeAction {
        if let Some(transcript) = &mut self.transcript {
            let (parts, next) = transcript.stopped(state, why);
            if let StopReason::Ending(outcome) = why {
                self.ended = self.end_of(outcome, true);
            }
            let records = if next == ResumeAction::End { parts.len().saturating_sub(1) } else { parts.len() };
            for (part, before) in [(parts[..records].concat(), true), (parts[records..].concat(), false)] {
                if !part.is_empty() {
                    self.send_part(&part, before);
                }
            }
            return next;
        }
        if let Some(next) = self.in_call(state, why) {
            return next;
        }
        // A replay applies the recorded changes; a change of several parts is made part by part.
        if let Some(change) = self.changes.get(self.applied).filter(|change| change.step <= state.steps()).cloned() {
            self.applied += 1;
            if change.step == state.steps() {
                if let Change::Call { .. } = change.change {
                    self.calling = Some(CallInProgress { depth: state.depth(), line: None });
                }
                return ResumeAction::Change(change.change);
            }
        }
        if let Some(sequel) = self.changed.take() {
            return self.after_change(state, sequel);
        }
        if matches!(why, StopReason::Reached) && state.steps() < self.until {
            return self.clamped(ResumeAction::Until(self.until));
        }
        let action = self.debugger.handle_stop(state, why);
        let logged = std::mem::take(&mut self.debugger.logged);
        if !logged.is_empty() {
            self.send_part(&logged, false);
        }
        let next = match action {
            Action::Go(next) => next,
            Action::Halt(halt) => self.halted(state, halt),
        };
        self.clamped(next)
    }

    /// Handles a stop in a function that a command has called. `None` if there is no such function, or if it has not
    /// returned, so that the stop is handled like any other.
    fn in_call(&mut self, state: &State<'_>, why: StopReason<'_>) -> Option<ResumeAction> {
        let depth = self.calling.as_ref()?.depth;
        let is_over = match why {
            StopReason::Reached if state.depth() > depth => {
                // No breakpoint applies in the called function.
                let change = self.changes.get(self.applied).map_or(u64::MAX, |change| change.step);
                return Some(ResumeAction::Until(change));
            }
            StopReason::Reached => true,
            _ => false,
        };
        let line = self.calling.take()?.line?;
        process::flush_recorded_streams();
        match state.call_result().filter(|_| is_over) {
            Some(Ok(tree)) => {
                self.debugger.calls.push(tree.clone());
                self.debugger.calls.repeat();
                let next = self.perform(state, &line);
                Some(match next {
                    Some(next) => self.clamped(next),
                    None => self.bounded(state),
                })
            }
            Some(Err(text)) => {
                self.forget_change();
                self.reply(Some(state), &format!("{text}\n"), true);
                Some(self.bounded(state))
            }
            // The function does not return: going back leads to the step before the call.
            None => {
                self.forget_change();
                None
            }
        }
    }

    fn forget_change(&mut self) {
        self.applied -= 1;
        self.changes.remove(self.applied);
    }

    fn after_change(&mut self, state: &State<'_>, sequel: AfterChange) -> ResumeAction {
        match sequel {
            AfterChange::Answer(text) => self.reply(Some(state), &text, false),
            AfterChange::Arrive => {
                let next = self.halted(state, Halt::There);
                return self.clamped(next);
            }
            AfterChange::Continue => {
                let hits = self.debugger.check_hits(state, false);
                if !hits.is_empty() {
                    let next = self.halted(state, Halt::Points(hits));
                    return self.clamped(next);
                }
                let next = self.debugger.resume(StopCondition::Continue, state);
                return self.clamped(next);
            }
        }
        self.bounded(state)
    }

    /// Applies changes one after the other, now and in each replay; returns the first one.
    pub fn make_changes(&mut self, state: &State<'_>, changes: Vec<Change>) -> Option<Change> {
        let first = changes.first().cloned()?;
        // The others follow when the interpreter asks again, at the same step.
        let user_changes = changes.into_iter().map(|change| UserChange { step: state.steps(), change });
        self.changes.splice(self.applied..self.applied, user_changes);
        self.applied += 1;
        Some(first)
    }

    /// Receives further commands after a change.
    fn bounded(&mut self, state: &State<'_>) -> ResumeAction {
        let next = self.listen(state);
        self.clamped(next)
    }

    /// Limits a run to the step of the next recorded change.
    fn clamped(&mut self, next: ResumeAction) -> ResumeAction {
        let ResumeAction::Until(steps) = next else { return next };
        self.until = steps;
        let change = self.changes.get(self.applied).map_or(u64::MAX, |change| change.step);
        ResumeAction::Until(steps.min(change))
    }

    /// Sends a part of an answer, and waits until it is written. `before`: output written by the program in the
    /// meantime follows it.
    fn send_part(&mut self, part: &str, before: bool) {
        process::flush_recorded_streams();
        self.send(&json!({ "part": part, "before": before }));
        if self.channel.receive().is_none() {
            process::end_at_once(0);
        }
    }

    fn send(&mut self, message: &Value) {
        if self.channel.send(message.to_string().as_bytes()).is_err() {
            process::end_at_once(0);
        }
    }

    /// Waits until the parent, which has received the answer, ends this process.
    fn park(&mut self) -> ! {
        while self.channel.receive().is_some() {}
        process::end_at_once(0)
    }

    /// Describes an end of the program other than a return.
    pub fn end_of(&self, outcome: &Outcome, stands: bool) -> Option<ProgramEnd> {
        let sources = &self.debugger.program.sources;
        let (text, status) = match outcome {
            Outcome::Returned(_) | Outcome::Exited(_) => return None,
            Outcome::Trapped(trap) | Outcome::HostFault(trap) => (self.style.fault(sources, trap), exit_status::FAULT),
            Outcome::LimitReached(_, stop) => (self.style.stop(sources, "limit", stop), exit_status::LIMIT),
            Outcome::Interrupted(stop) => (self.style.stop(sources, "stopped", stop), exit_status::INTERRUPTED),
            Outcome::InternalError(bug) => (render::internal_error(&bug.message), exit_status::INTERNAL),
        };
        Some(ProgramEnd { text, status, stands })
    }

    fn halted(&mut self, state: &State<'_>, halt: Halt) -> ResumeAction {
        self.inspector.forget();
        if let Halt::Scanned(found) = halt {
            self.send(&protocol::found(&found));
            self.park();
        }
        process::flush_recorded_streams();
        let mut text = String::new();
        if let Some(pending) = self.pending.take().filter(|_| !matches!(halt, Halt::Ending(_))) {
            let record = self.tracer.after(pending, state);
            text += &self.effects(&record);
        }
        // When the program continues, a waiting function of the C library is called again: the debugger goes back to
        // the call.
        if let Halt::Ending(outcome) = &halt
            && let Outcome::Interrupted(stop) = &**outcome
            && stop.host.is_some()
        {
            let step = state.steps().saturating_sub(1);
            self.send(&json!({
                "again": { "rerun": "goto", "step": step }, "text": "interrupted\n", "settings": protocol::settings(self),
                "interrupted": true,
            }));
            self.park();
        }
        self.halt = Some(self.reason(&halt));
        self.hits = Some(match &halt {
            Halt::Points(hits) => hits.iter().map(Hit::number).collect(),
            _ => Vec::new(),
        });
        let mut whole = true;
        match &halt {
            Halt::There => whole = false,
            Halt::Points(hits) => text.extend(hits.iter().map(|hit| self.paint.alarm(&protocol::hit_text(hit, false)))),
            Halt::Finished(call) => {
                let in_memory = self.result_in_memory(state, call.function);
                let value = in_memory.clone().or_else(|| call.value.clone());
                match self.source {
                    true => {
                        let result = self.source_result(state, call.function, &call.text, in_memory.as_ref());
                        let name = source_name(&self.debugger.program, call.function);
                        text += &match result.is_empty() {
                            true => format!("{name} returned\n"),
                            false => format!("{name} returned {}\n", self.paint.value(&result)),
                        };
                    }
                    false => {
                        let name = self.debugger.program.global_name(call.function);
                        text += &format!("{name} returned {}\n", self.paint.value(&call.text));
                    }
                }
                // `$` is the value, as in gdb.
                self.debugger.history.values.extend(value);
            }
            Halt::Left => text += "the call was unwound\n",
            Halt::Interrupted => text += "interrupted\n",
            Halt::Ending(outcome) => {
                if let Some(ended) = self.end_of(outcome, true) {
                    text += &ended.text;
                    text += &format!("the program has ended, step {}: `back` goes back from here\n", state.steps());
                    self.ended = Some(ended);
                }
            }
            Halt::Scanned(_) => {}
        }
        if let Some(depth) = state.depth().checked_sub(1) {
            self.frame = depth;
        }
        if !matches!(halt, Halt::Ending(_)) {
            text += &self.arrival(state, whole);
        }
        self.listed = None;
        self.reply(Some(state), &text, false);
        self.listen(state)
    }

    /// Formats the current location, and the displays.
    pub fn arrival(&mut self, state: &State<'_>, whole: bool) -> String {
        let key = state.here().map(|here| (here.function, state.depth()));
        let whole = whole || key != self.last_position;
        self.last_position = key;
        let mut text = self.location(state, self.frame, whole);
        let function = state.frame(self.frame).map(|frame| frame.function);
        for Display { number, text: expression, function: of } in self.displays.clone() {
            // A display is skipped where its expression has no value.
            if (of.is_none() || of == function)
                && let Ok(shown) = self.print_with_format(state, &expression)
            {
                text += &format!("{number}: {shown}");
            }
        }
        text
    }

    /// Formats the effects of an instruction, in lines.
    fn effects(&self, record: &StepRecord) -> String {
        let mut lines = Vec::new();
        let pair = |(name, value): &(String, String)| format!("{name} = {}", self.paint.value(value));
        lines.extend(record.defines.as_ref().map(pair));
        lines.extend(record.writes.iter().map(|change| match change.old.is_empty() {
            true => change.place.clone(),
            false => format!("{}: {} becomes {}", change.place, change.old, self.paint.value(&change.new)),
        }));
        match &record.transfer {
            Some(Transfer::Block { block, phis }) if !phis.is_empty() => {
                lines.push(format!("{block} with {}", phis.iter().map(pair).collect::<Vec<_>>().join(", ")));
            }
            Some(Transfer::Return { value, to }) => {
                let name = self.debugger.program.global_name(record.function);
                let value = value.as_deref().unwrap_or("void");
                let got = to.as_ref().and_then(|(_, got)| got.as_ref());
                let got = got.map_or(String::new(), |(name, value)| format!(": {name} = {}", self.paint.value(value)));
                lines.push(format!("{name} returns {value}{got}"));
            }
            Some(Transfer::Unwound { function }) => lines.push(format!("unwound to {function}")),
            _ => {}
        }
        lines.iter().map(|line| format!("      → {line}\n")).collect()
    }

    fn reply(&mut self, state: Option<&State<'_>>, text: &str, failed: bool) {
        let here = state.and_then(|state| state.frame(self.frame));
        let mark = state.map(|state| self.fingerprint(state));
        let view = state.zip(self.view).map(|(state, (columns, lines))| self.view_text(state, columns, lines));
        let message = json!({
            "text": text,
            "view": view,
            "changes": self.changes.len(),
            "failed": failed,
            "settings": protocol::settings(self),
            "unrecorded": self.unrecorded,
            "step": state.map(|state| state.steps()),
            "function": here.map(|here| here.function.as_u32()),
            "mark": mark,
            "hits": self.hits.take(),
            "halt": self.halt.take(),
            "truth": self.truth.take(),
            "set": std::mem::take(&mut self.is_set) && !failed,
            "status": self.ended.as_ref().map(|ended| ended.status),
            "interrupted": self.ended.as_ref().is_some_and(|e| e.status == exit_status::INTERRUPTED),
        });
        self.send(&message);
    }

    /// Returns a hash of the innermost frames' locations and the current values, with which a replay detects a
    /// divergence.
    fn fingerprint(&self, state: &State<'_>) -> String {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        let depth = state.depth();
        for n in depth.saturating_sub(64)..depth {
            let frame = state.frame(n).map(|f| (f.function.as_u32(), f.inst.as_u32()));
            frame.hash(&mut hasher);
        }
        depth.hash(&mut hasher);
        if let Some(top) = depth.checked_sub(1) {
            self.local_texts(state, top).hash(&mut hasher);
        }
        format!("{:x}", hasher.finish())
    }

    /// Executes commands of the parent until the program continues.
    fn listen(&mut self, state: &State<'_>) -> ResumeAction {
        loop {
            let Some(message) = self.channel.receive() else { process::end_at_once(0) };
            let request: Value = serde_json::from_slice(&message).unwrap_or_default();
            self.width = request["width"].as_u64().unwrap_or(100) as usize;
            self.view = protocol::view(&request);
            let lines = request["body"].as_array().into_iter().flatten();
            self.body = lines.filter_map(|line| line.as_str().map(String::from)).collect();
            self.debugger.calls.begin();
            if let Some(next) = self.perform(state, protocol::text(&request, "line")) {
                return next;
            }
        }
    }

    /// Executes a command, and returns the action for the interpreter.
    fn perform(&mut self, state: &State<'_>, line: &str) -> Option<ResumeAction> {
        let is_request = line.starts_with('{');
        let done = if is_request { self.request(state, line) } else { self.command(state, line) };
        let request = self.debugger.calls.take_request().filter(|_| done.is_err());
        match done {
            Err(_) if request.is_some() && self.ended.is_some() => {
                self.reply(Some(state), "the program has ended: `back` goes back into it\n", true);
            }
            Err(_) if let Some(PendingCall { function, arguments }) = request => {
                self.calling = Some(CallInProgress { depth: state.depth(), line: Some(line.into()) });
                record::forget_rest();
                let change = self.make_changes(state, vec![Change::Call { function, arguments }]);
                return change.map(ResumeAction::Change);
            }
            Ok(StepAction::Stay(text)) => self.reply(Some(state), &text, false),
            Ok(StepAction::Go(_)) if self.ended.is_some() => {
                let text = "the program has ended: `run` restarts it, `back` goes back\n";
                self.reply(Some(state), text, true);
            }
            Ok(StepAction::Go(stop_condition)) => {
                self.note(state);
                let single = matches!(stop_condition, StopCondition::Step(1) | StopCondition::Next { count: 1, .. });
                self.pending = if single { self.tracer.before(state) } else { None };
                self.debugger.calls.end();
                return Some(self.debugger.resume(stop_condition, state));
            }
            Ok(StepAction::Again(how)) => self.send(&json!({ "again": how, "settings": protocol::settings(self) })),
            Ok(StepAction::Change(change, sequel)) => {
                self.changed = Some(sequel);
                record::forget_rest();
                self.debugger.calls.end();
                return Some(ResumeAction::Change(change));
            }
            Ok(StepAction::Quit) => self.send(&json!({ "quit": true })),
            Ok(StepAction::Body(body)) => {
                let settings = protocol::settings(self);
                self.send(&json!({ "body": body, "settings": settings, "changes": self.changes.len() }));
            }
            Ok(StepAction::Resume) if self.ended.is_none() => {
                self.debugger.calls.end();
                return Some(self.debugger.resume_interrupted(state));
            }
            Ok(StepAction::Resume) => self.send(&json!({ "failed": true, "text": "the program has ended" })),
            Err(text) if is_request => self.send(&json!({ "failed": true, "text": text })),
            Err(text) => self.reply(Some(state), &format!("{text}\n"), true),
        }
        self.debugger.calls.end();
        None
    }

    /// Records the values of the call, to mark changes at the next stop.
    fn note(&mut self, state: &State<'_>) {
        let Some(depth) = state.depth().checked_sub(1) else { return };
        let Some(frame) = state.frame(depth) else { return };
        self.before = Some(((depth, frame.function), self.local_texts(state, depth).into_iter().collect()));
    }

    /// Reports the end of the run, and answers further commands.
    pub fn over(&mut self, outcome: &Outcome, state: &State<'_>, name: &str) -> u8 {
        process::flush_recorded_streams();
        let status = match outcome {
            Outcome::Returned(value) if self.of_program => {
                let entry = state.module().find(name.trim_start_matches('@'));
                entry.map_or(0, |entry| ExitStatusRule::of(state.module(), entry).status(value) as u8)
            }
            Outcome::Returned(_) => exit_status::OK,
            Outcome::Exited(status) => *status as u8,
            _ => self.end_of(outcome, false).map_or(0, |ended| ended.status),
        };
        let text = match outcome {
            Outcome::Returned(value) if !self.of_program => {
                format!("@{name} has returned {}\n", value.display_decimal())
            }
            Outcome::Returned(_) | Outcome::Exited(_) => format!("the program has ended with status {status}\n"),
            _ => self.end_of(outcome, false).map_or(String::new(), |ended| ended.text),
        };
        if let Some(mut transcript) = self.transcript.take() {
            let ending = self.ended.as_ref().map(|ended| ended.text.clone());
            let parts = transcript.over(ending.as_deref().unwrap_or(&text), state);
            let (remark, records) = parts.split_last().map_or(("", &[][..]), |(last, rest)| (last.as_str(), rest));
            if !records.is_empty() {
                self.send_part(&records.concat(), true);
            }
            self.send_part(remark, false);
            self.send(&json!({ "over": true, "status": if transcript.is_cut() { 0 } else { status } }));
            return status;
        }
        if self.debugger.is_scanning() {
            if let Action::Halt(Halt::Scanned(found)) = self.debugger.end_scan() {
                self.send(&protocol::found(&found));
            }
            self.park();
        }
        let mut report = String::new();
        if let Some(pending) = self.pending.take() {
            let record = self.tracer.after(pending, state);
            report += &self.effects(&record);
        } else if let Some(call) = self.debugger.returning_call().filter(|_| self.of_program) {
            report += &format!("{} returned {}\n", self.debugger.program.global_name(call.function), call.text);
        }
        report += &text;
        self.frame = 0;
        self.inspector.forget();
        self.halt = Some(match outcome {
            Outcome::Returned(_) | Outcome::Exited(_) => json!({ "reason": "exited", "status": status, "text": text }),
            _ => self.reason(&Halt::Ending(Box::new(outcome.clone()))),
        });
        self.ended = Some(ProgramEnd { text, status, stands: false });
        self.reply(Some(state), &report, false);
        self.listen(state);
        status
    }
}

/// Returns the source name of a function.
fn source_name(program: &DebuggedProgram, function: GlobalId) -> String {
    let name = program.source_name(function);
    name.unwrap_or_else(|| program.global_name(function).trim_start_matches('@').to_string())
}
