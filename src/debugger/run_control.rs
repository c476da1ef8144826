//! Run control: the stop condition of the program, and the reason why it stopped.

use super::breakpoints::{Breakpoint, Hit, Watchpoint};
use super::expression::EvalResult;
use super::expression_calls::CallLog;
use super::value_history::ValueHistory;
use super::value_text::{PrintSettings, ValueWriter};
use super::{DebuggedProgram, SourceLine, location::Location};
use crate::interp::debug::{Content, ResumeAction, Scalar, State, StopReason, Tree};
use crate::ir::{GlobalId, Inst, Operand, Types, ValueDef};
use crate::outcome::Outcome;
use std::collections::VecDeque;
use std::rc::Rc;

/// Breakpoints, watchpoints, and the current command.
pub struct Debugger {
    /// Debugged program.
    pub program: Rc<DebuggedProgram>,
    /// Breakpoints, by ascending numbers.
    pub breakpoints: Vec<Breakpoint>,
    /// Watchpoints, by ascending numbers.
    pub watchpoints: Vec<Watchpoint>,
    /// Types of the module, and those that were added by typed expressions.
    pub types: Types,
    /// Printed values and convenience variables.
    pub history: ValueHistory,
    /// Settings of the text of values.
    pub settings: PrintSettings,
    /// Calls of functions that the current command makes.
    pub calls: CallLog,
    /// Messages that breakpoints have logged and that have not been retrieved yet.
    pub logged: String,
    pub(super) last_number: u32,
    pub(super) texts: Vec<String>,
    /// Memory that the next instruction reads, if a watchpoint needs it.
    pub(super) reads: Vec<std::ops::Range<u64>>,
    stop_condition: StopCondition,
    returning: Option<ReturningCall>,
    found: VecDeque<ScanHit>,
    last: Option<u64>,
    /// Latest source line found by a scan: the number of frames, the function, the line.
    line: Option<(usize, GlobalId, SourceLine)>,
}

/// A call that is about to return.
#[derive(Clone, PartialEq, Debug)]
pub struct ReturningCall {
    /// Function.
    pub function: GlobalId,
    /// Returned value as text; `void` for none.
    pub text: String,
    /// Returned value, if there is one that can be read.
    pub value: Option<EvalResult>,
}

/// A command of run control: the condition that ends it.
#[derive(Clone, PartialEq, Debug)]
pub enum StopCondition {
    /// Executes a number of instructions.
    Step(u64),
    /// Executes a number of instructions in the call at this depth or in its callers; callees are not counted.
    Next {
        /// Number of instructions.
        count: u64,
        /// Number of frames.
        depth: usize,
    },
    /// Runs to another line of the source, in the call at this depth or in a caller.
    NextLine {
        /// Number of frames.
        depth: usize,
        /// Current source line.
        line: Option<SourceLine>,
        /// Whether the start of a called function also counts as a line.
        into: bool,
        /// Number of lines.
        count: u64,
    },
    /// Runs until there are fewer frames than `depth`.
    Finish {
        /// Number of frames.
        depth: usize,
    },
    /// Runs until the call returns, or has passed `after` in the text.
    Until {
        /// Number of frames.
        depth: usize,
        /// Position of the block in the text, and index of the instruction in the block.
        after: (u32, u32),
    },
    /// Runs until one of the locations is reached, or the call at this depth returns.
    Advance {
        /// Locations.
        locations: Vec<Location>,
        /// Number of frames.
        depth: usize,
    },
    /// Runs until a point stops the program.
    Continue,
    /// Runs to the first instruction at which this many steps have been executed. Points do not stop it.
    Goto(u64),
    /// Replays up to a step and records hits, to find an earlier stop. Points do not stop it.
    Scan {
        /// First step that is examined.
        from: u64,
        /// End of the range, exclusive.
        end: u64,
        /// Steps to look for.
        look: ScanTarget,
        /// Number of hits to keep; the latest are kept.
        count: usize,
    },
}

/// The steps that a [`StopCondition::Scan`] looks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScanTarget {
    /// Any instruction.
    Any,
    /// An instruction of a call with at most this many frames.
    Depth(usize),
    /// The first instruction of a source line, in a call with at most this many frames.
    Line(usize),
    /// An instruction at which a point would stop.
    Points,
}

/// A step that a [`StopCondition::Scan`] found.
#[derive(Clone, PartialEq, Debug)]
pub struct ScanHit {
    /// Number of the step.
    pub step: u64,
    /// Points that are hit at the step.
    pub hits: Vec<Hit>,
}

/// The reason for a stop.
#[derive(Clone, PartialEq, Debug)]
pub enum Halt {
    /// The stop condition is reached.
    There,
    /// Breakpoints and watchpoints were hit.
    Points(Vec<Hit>),
    /// A function has returned.
    Finished(Box<ReturningCall>),
    /// The call to which the stop condition refers has ended.
    Left,
    /// Ctrl-C.
    Interrupted,
    /// The program ends here.
    Ending(Box<Outcome>),
    /// The scan is complete, with the latest hits in ascending order.
    Scanned(Vec<ScanHit>),
}

/// The debugger's answer to the interpreter.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// The program continues.
    Go(ResumeAction),
    /// The program stops.
    Halt(Halt),
}

impl Debugger {
    /// Creates a debugger for a program that has not started.
    pub fn new(program: Rc<DebuggedProgram>) -> Debugger {
        let types = program.checked.module().types.clone();
        Debugger {
            program,
            breakpoints: Vec::new(),
            watchpoints: Vec::new(),
            types,
            history: ValueHistory::default(),
            settings: PrintSettings::default(),
            calls: CallLog::default(),
            logged: String::new(),
            last_number: 0,
            texts: Vec::new(),
            reads: Vec::new(),
            stop_condition: StopCondition::Goto(0),
            returning: None,
            found: VecDeque::new(),
            last: None,
            line: None,
        }
    }

    /// Sets the stop condition and returns the answer for the interpreter.
    pub fn resume(&mut self, stop_condition: StopCondition, state: &State<'_>) -> ResumeAction {
        let next = match stop_condition {
            StopCondition::Goto(step) => step,
            StopCondition::Scan { from, look: ScanTarget::Any, .. } => from,
            _ => 0,
        };
        self.stop_condition = stop_condition;
        self.returning = None;
        self.found.clear();
        self.line = None;
        self.note_return(state);
        self.last = Some(state.steps());
        self.refresh(state);
        ResumeAction::Until(next.max(state.steps() + 1))
    }

    /// Continues up to the stop condition that was not reached because the program was interrupted.
    pub fn resume_interrupted(&mut self, state: &State<'_>) -> ResumeAction {
        self.resume(self.stop_condition.clone(), state)
    }

    /// Sets the stop condition of a program that has not started, and therefore has no current instruction.
    pub fn resume_from_start(&mut self, stop_condition: StopCondition) {
        self.stop_condition = stop_condition;
    }

    /// Returns the highest number given to a breakpoint or watchpoint so far.
    pub fn last_number(&self) -> u32 {
        self.last_number
    }

    /// Makes the numbers of later breakpoints and watchpoints greater than `number`.
    pub fn set_last_number(&mut self, number: u32) {
        self.last_number = self.last_number.max(number);
    }

    /// Handles a stop of the interpreter and decides whether the program continues.
    pub fn handle_stop(&mut self, state: &State<'_>, why: StopReason<'_>) -> Action {
        match why {
            // Functions registered with `atexit` are still to run.
            StopReason::Ending(Outcome::Exited(_)) => return Action::Go(ResumeAction::Until(state.steps())),
            StopReason::Ending(outcome) => {
                return match self.stop_condition {
                    StopCondition::Scan { .. } => self.end_scan(),
                    _ => Action::Halt(Halt::Ending(Box::new(outcome.clone()))),
                };
            }
            StopReason::Interrupted => return Action::Halt(Halt::Interrupted),
            StopReason::Reached => {}
        }
        let steps = state.steps();
        let on = Action::Go(ResumeAction::Until(steps + 1));
        match self.stop_condition.clone() {
            StopCondition::Goto(step) => {
                if steps < step {
                    return Action::Go(ResumeAction::Until(step));
                }
                self.refresh(state);
                return Action::Halt(Halt::There);
            }
            StopCondition::Scan { from, end, look, count } => return self.scan(state, (from, end), look, count),
            _ => {}
        }
        if self.last.is_none() {
            self.refresh(state);
            self.last = Some(steps);
        }
        if self.stop_condition == StopCondition::Continue && !self.has_points() {
            return Action::Go(ResumeAction::Until(u64::MAX));
        }
        let hits = if self.has_points() { self.check_hits(state, false) } else { Vec::new() };
        let arrived = self.reached(state);
        self.note_return(state);
        match (arrived, hits.is_empty()) {
            (Some(halt @ Halt::Finished(_)), _) => Action::Halt(halt),
            (_, false) => Action::Halt(Halt::Points(hits)),
            (Some(halt), true) => Action::Halt(halt),
            (None, true) => on,
        }
    }

    /// Ends the run, with the hits of the scan.
    pub fn end_scan(&mut self) -> Action {
        Action::Halt(Halt::Scanned(self.found.drain(..).collect()))
    }

    /// Whether a scan is in progress.
    pub fn is_scanning(&self) -> bool {
        matches!(self.stop_condition, StopCondition::Scan { .. })
    }

    /// Returns the result of the function to be finished, when the run ends with its return.
    pub fn returning_call(&self) -> Option<ReturningCall> {
        self.returning.clone().filter(|_| matches!(self.stop_condition, StopCondition::Finish { .. }))
    }

    fn scan(&mut self, state: &State<'_>, (from, end): (u64, u64), look: ScanTarget, count: usize) -> Action {
        let steps = state.steps();
        if self.last.is_none() {
            self.refresh(state);
        }
        if steps >= end {
            // The previous instruction may have changed a watched value.
            if look == ScanTarget::Points {
                let before = self.last.unwrap_or(steps);
                let hits = self.check_hits(state, true);
                self.find(before, hits.into_iter().filter(Hit::is_access_hit).collect(), count);
            }
            return self.end_scan();
        }
        let before = self.last.replace(steps).unwrap_or(steps);
        if steps < from && look != ScanTarget::Points {
            return Action::Go(ResumeAction::Until(if look == ScanTarget::Any { from } else { steps + 1 }));
        }
        match look {
            ScanTarget::Any => self.found.push_back(ScanHit { step: steps, hits: Vec::new() }),
            ScanTarget::Depth(depth) if state.depth() <= depth => {
                self.found.push_back(ScanHit { step: steps, hits: Vec::new() });
            }
            ScanTarget::Depth(_) => {}
            ScanTarget::Line(depth) => {
                // An instruction without a line belongs to the preceding line.
                let here = state.here().filter(|_| state.depth() <= depth);
                let line = here.and_then(|here| {
                    let line = *self.program.lines(here.function).get(&here.inst)?;
                    Some((state.depth(), here.function, line))
                });
                if line.is_some() && line != self.line {
                    self.line = line;
                    self.found.push_back(ScanHit { step: steps, hits: Vec::new() });
                }
            }
            ScanTarget::Points => {
                let hits = self.check_hits(state, true);
                let (changes, breaks): (Vec<Hit>, Vec<Hit>) = hits.into_iter().partition(Hit::is_access_hit);
                // A change is found at the instruction that makes it.
                self.find(before, changes, count);
                self.find(steps, breaks, count);
            }
        }
        while self.found.len() > count {
            self.found.pop_front();
        }
        Action::Go(ResumeAction::Until(steps + 1))
    }

    /// Adds the points hit at a step to the hits of the scan.
    fn find(&mut self, step: u64, hits: Vec<Hit>, count: usize) {
        if !hits.is_empty() {
            self.found.push_back(ScanHit { step, hits });
        }
        while self.found.len() > count {
            self.found.pop_front();
        }
    }

    /// Records the return value of the function to be finished, or whose end ends the run, when it is about to return.
    fn note_return(&mut self, state: &State<'_>) {
        let depth = match self.stop_condition {
            StopCondition::Finish { depth }
            | StopCondition::Until { depth, .. }
            | StopCondition::Advance { depth, .. } => depth,
            _ => return,
        };
        if state.depth() != depth {
            return;
        }
        self.returning = None;
        let Some((function, inst, frame)) = self.program.at(state) else { return };
        let Some(body) = self.program.body(function) else { return };
        match &body.insts[inst] {
            Inst::Ret(None) => self.returning = Some(ReturningCall { function, text: "void".into(), value: None }),
            Inst::Ret(Some((ty, operand))) => {
                let of_source = self.program.result_type(function);
                let in_memory =
                    of_source.as_deref().and_then(|ty| self.read_returned_record(state, function, *operand, ty));
                let tree = in_memory.or_else(|| state.operand(frame, *ty, *operand));
                let text = match &tree {
                    Some(tree) => ValueWriter::new(&self.program, *state).typed_as(tree, of_source.as_deref()),
                    None => format!("a value of type {}", self.types.display(*ty)),
                };
                let scope = self.scope(state, frame);
                let value = tree.map(|tree| scope.with_source_type(EvalResult::new(tree), of_source));
                self.returning = Some(ReturningCall { function, text, value });
            }
            _ => {}
        }
    }

    /// Reads a record of the source that is returned in registers, which are loaded from its memory.
    fn read_returned_record(&self, state: &State<'_>, function: GlobalId, operand: Operand, ty: &str) -> Option<Tree> {
        let info = self.program.debug_info();
        let Operand::Value(value) = operand else { return None };
        let body = self.program.body(function).filter(|_| info.plain_type(ty).is_some_and(|ty| info.is_record(&ty)))?;
        let ValueDef::Inst(inst) = body.values[value].def else { return None };
        let Inst::Load { ptr_ty, ptr, .. } = &body.insts[inst] else { return None };
        let tree = state.operand(state.depth().checked_sub(1)?, *ptr_ty, *ptr)?;
        let Content::Scalar(Scalar::Pointer(pointer)) = tree.content else { return None };
        let writer = ValueWriter::new(&self.program, *state);
        Some(writer.source_tree(pointer.address, ty, self.settings.elements))
    }

    fn reached(&mut self, state: &State<'_>) -> Option<Halt> {
        let now = state.depth();
        match &mut self.stop_condition {
            StopCondition::Step(count) => {
                *count = count.saturating_sub(1);
                (*count == 0).then_some(Halt::There)
            }
            StopCondition::Next { count, depth } => {
                if now > *depth {
                    return None;
                }
                *depth = now;
                *count = count.saturating_sub(1);
                (*count == 0).then_some(Halt::There)
            }
            StopCondition::NextLine { depth, line, into, count } => {
                let (function, inst, _) = self.program.at(state)?;
                let here = self.program.lines(function).get(&inst).copied();
                // An instruction without a line belongs to the preceding line.
                let there = match now > *depth {
                    true => *into && here.is_some() && self.program.start(function) == Some(inst),
                    false => here.is_some() && (now < *depth || here != *line),
                };
                if there {
                    (*depth, *line, *count) = (now, here, count.saturating_sub(1));
                }
                (there && *count == 0).then_some(Halt::There)
            }
            StopCondition::Finish { depth } if now < *depth => {
                self.returning.take().map_or(Some(Halt::Left), |call| Some(Halt::Finished(Box::new(call))))
            }
            StopCondition::Until { depth, after } => {
                if now < *depth {
                    return Some(if self.returning.is_some() { Halt::There } else { Halt::Left });
                }
                let (depth, after) = (*depth, *after);
                let (function, inst, _) = self.program.at(state)?;
                let graph = self.program.graph(function)?;
                let (block, n) = *graph.places.get(&inst)?;
                (now == depth && (*graph.order.get(&block)?, n) > after).then_some(Halt::There)
            }
            StopCondition::Advance { locations, depth } => {
                let here = state.here().map(|here| (here.function, here.inst));
                match here.is_some_and(|here| locations.contains(&here)) {
                    true => Some(Halt::There),
                    false if now < *depth => Some(if self.returning.is_some() { Halt::There } else { Halt::Left }),
                    false => None,
                }
            }
            StopCondition::Finish { .. }
            | StopCondition::Continue
            | StopCondition::Goto(_)
            | StopCondition::Scan { .. } => None,
        }
    }
}
