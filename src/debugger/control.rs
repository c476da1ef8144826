//! How far the program is to go, and why it stopped.

use super::points::{Breakpoint, Hit, Watchpoint};
use super::text::Writer;
use super::{Line, Program, place::Spot};
use crate::interp::debug::{Next, State, Why};
use crate::ir::{GlobalId, Inst, Types};
use crate::outcome::Outcome;
use std::collections::VecDeque;
use std::rc::Rc;

/// Breakpoints, watchpoints, and what was asked for last.
pub struct Debugger {
    /// The text of the program.
    pub program: Rc<Program>,
    /// Breakpoints, by ascending numbers.
    pub breakpoints: Vec<Breakpoint>,
    /// Watchpoints, by ascending numbers.
    pub watchpoints: Vec<Watchpoint>,
    /// The module's types, and those that were typed.
    pub types: Types,
    pub(super) last_number: u32,
    pub(super) texts: Vec<String>,
    goal: Goal,
    returning: Option<(GlobalId, String)>,
    found: VecDeque<Finding>,
    last: Option<u64>,
    /// The line that a scan has come to: the number of frames, the function, the line.
    line: Option<(usize, GlobalId, Line)>,
}

/// How far the program is to go.
#[derive(Clone, PartialEq, Debug)]
pub enum Goal {
    /// So many instructions.
    Step(u64),
    /// So many instructions of the call with this number of frames around it, or of those around it.
    Next {
        /// How many.
        count: u64,
        /// The number of frames.
        depth: usize,
    },
    /// To another line of the text that the program was compiled from, in the call with this number of frames or one around it.
    NextLine {
        /// The number of frames.
        depth: usize,
        /// The line that it stands at.
        line: Option<Line>,
        /// Whether the start of a function that is called from there is one too.
        into: bool,
        /// How many times.
        count: u64,
    },
    /// Until fewer frames are there than this.
    Finish {
        /// The number of frames.
        depth: usize,
    },
    /// Until the call is left, or stands behind this in the text.
    Until {
        /// The number of frames.
        depth: usize,
        /// The place of the block in the text, and of the instruction in the block.
        after: (u32, u32),
    },
    /// Until it comes to one of these, or the call with so many frames is left.
    Advance {
        /// Where.
        spots: Vec<Spot>,
        /// The number of frames.
        depth: usize,
    },
    /// Until a point stops it.
    Continue,
    /// To the first instruction at which so many steps are done; nothing stops it before.
    Goto(u64),
    /// Nothing stops it before so many steps are done: it is looked for what was before.
    Scan {
        /// The first step that is looked at.
        from: u64,
        /// The first one that is not.
        end: u64,
        /// What is looked for.
        look: Look,
        /// How many of the last ones are wanted.
        count: usize,
    },
}

/// What a [`Goal::Scan`] looks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// Any instruction.
    Any,
    /// One of a call with at most so many frames.
    Depth(usize),
    /// The first one of a line of the text that the program was compiled from, in a call with at most so many frames.
    Line(usize),
    /// One that a point would stop at.
    Points,
}

/// What a [`Goal::Scan`] found.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// At which step.
    pub step: u64,
    /// The points that are there.
    pub hits: Vec<Hit>,
}

/// Why the program stopped.
#[derive(Clone, PartialEq, Debug)]
pub enum Halt {
    /// It came to where it was to go.
    There,
    /// At breakpoints and watchpoints.
    Points(Vec<Hit>),
    /// A function returned, and its result.
    Finished {
        /// The function.
        function: GlobalId,
        /// What it returned; none, if it was left otherwise.
        result: Option<String>,
    },
    /// The call in which it was to go on has ended.
    Left,
    /// Ctrl-C.
    Interrupted,
    /// It ends here.
    Ending(Box<Outcome>),
    /// The scan is over: what was found last, the latest at the end.
    Scanned(Vec<Finding>),
}

/// What is to happen.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// The program goes on.
    Go(Next),
    /// It stops.
    Halt(Halt),
}

impl Debugger {
    /// Of a program that is about to begin.
    pub fn new(program: Rc<Program>) -> Debugger {
        let types = program.checked.module().types.clone();
        Debugger {
            program,
            breakpoints: Vec::new(),
            watchpoints: Vec::new(),
            types,
            last_number: 0,
            texts: Vec::new(),
            goal: Goal::Goto(0),
            returning: None,
            found: VecDeque::new(),
            last: None,
            line: None,
        }
    }

    /// Sets how far the program is to go. The answer goes to the interpreter.
    pub fn go(&mut self, goal: Goal, state: &State<'_>) -> Next {
        let next = match goal {
            Goal::Goto(step) => step,
            Goal::Scan { from, look: Look::Any, .. } => from,
            _ => 0,
        };
        self.goal = goal;
        self.returning = None;
        self.found.clear();
        self.line = None;
        self.note_return(state);
        self.last = Some(state.steps());
        self.refresh(state);
        Next::Until(next.max(state.steps() + 1))
    }

    /// The same before the program has begun, when it stands nowhere.
    pub fn go_from_start(&mut self, goal: Goal) {
        self.goal = goal;
    }

    /// The highest number that a breakpoint or watchpoint was given.
    pub fn last_number(&self) -> u32 {
        self.last_number
    }

    /// Goes on counting breakpoints and watchpoints from there.
    pub fn set_last_number(&mut self, number: u32) {
        self.last_number = self.last_number.max(number);
    }

    /// The interpreter asks.
    pub fn arrive(&mut self, state: &State<'_>, why: Why<'_>) -> Action {
        match why {
            // Functions registered with `atexit` still run.
            Why::Ending(Outcome::Exited(_)) => return Action::Go(Next::Until(state.steps())),
            Why::Ending(outcome) => {
                return match self.goal {
                    Goal::Scan { .. } => self.scanned(),
                    _ => Action::Halt(Halt::Ending(Box::new(outcome.clone()))),
                };
            }
            Why::Interrupted => return Action::Halt(Halt::Interrupted),
            Why::Reached => {}
        }
        let steps = state.steps();
        let on = Action::Go(Next::Until(steps + 1));
        match self.goal.clone() {
            Goal::Goto(step) => {
                if steps < step {
                    return Action::Go(Next::Until(step));
                }
                self.refresh(state);
                return Action::Halt(Halt::There);
            }
            Goal::Scan { from, end, look, count } => return self.scan(state, (from, end), look, count),
            _ => {}
        }
        if self.goal == Goal::Continue && !self.has_points() {
            return Action::Go(Next::Until(u64::MAX));
        }
        let hits = if self.has_points() { self.meet(state, false) } else { Vec::new() };
        let arrived = self.reached(state);
        self.note_return(state);
        match (arrived, hits.is_empty()) {
            (Some(halt @ Halt::Finished { .. }), _) => Action::Halt(halt),
            (_, false) => Action::Halt(Halt::Points(hits)),
            (Some(halt), true) => Action::Halt(halt),
            (None, true) => on,
        }
    }

    /// The run is over: what a scan found, if there was one.
    pub fn scanned(&mut self) -> Action {
        Action::Halt(Halt::Scanned(self.found.drain(..).collect()))
    }

    /// Whether a scan is under way.
    pub fn is_scanning(&self) -> bool {
        matches!(self.goal, Goal::Scan { .. })
    }

    /// What a function that was to be finished returned, if the run is over with it.
    pub fn finished(&self) -> Option<(GlobalId, String)> {
        self.returning.clone().filter(|_| matches!(self.goal, Goal::Finish { .. }))
    }

    fn scan(&mut self, state: &State<'_>, (from, end): (u64, u64), look: Look, count: usize) -> Action {
        let steps = state.steps();
        if self.last.is_none() {
            self.refresh(state);
        }
        if steps >= end {
            // The instruction before may have changed what is watched.
            if look == Look::Points {
                let before = self.last.unwrap_or(steps);
                let hits = self.meet(state, true);
                self.find(before, hits.into_iter().filter(|hit| matches!(hit, Hit::Changed { .. })).collect(), count);
            }
            return self.scanned();
        }
        let before = self.last.replace(steps).unwrap_or(steps);
        if steps < from && look != Look::Points {
            return Action::Go(Next::Until(if look == Look::Any { from } else { steps + 1 }));
        }
        match look {
            Look::Any => self.found.push_back(Finding { step: steps, hits: Vec::new() }),
            Look::Depth(depth) if state.depth() <= depth => {
                self.found.push_back(Finding { step: steps, hits: Vec::new() });
            }
            Look::Depth(_) => {}
            Look::Line(depth) => {
                // What has no line belongs to the one before.
                let here = state.here().filter(|_| state.depth() <= depth);
                let line = here.and_then(|here| {
                    let line = *self.program.lines(here.function).get(&here.inst)?;
                    Some((state.depth(), here.function, line))
                });
                if line.is_some() && line != self.line {
                    self.line = line;
                    self.found.push_back(Finding { step: steps, hits: Vec::new() });
                }
            }
            Look::Points => {
                let hits = self.meet(state, true);
                let (changes, breaks): (Vec<Hit>, Vec<Hit>) =
                    hits.into_iter().partition(|hit| matches!(hit, Hit::Changed { .. }));
                // Before the instruction that changes it.
                self.find(before, changes, count);
                self.find(steps, breaks, count);
            }
        }
        while self.found.len() > count {
            self.found.pop_front();
        }
        Action::Go(Next::Until(steps + 1))
    }

    /// Adds points that were met at a step to what is found.
    fn find(&mut self, step: u64, hits: Vec<Hit>, count: usize) {
        if !hits.is_empty() {
            self.found.push_back(Finding { step, hits });
        }
        while self.found.len() > count {
            self.found.pop_front();
        }
    }

    /// Notes what the function that is to be finished returns, where it is about to.
    fn note_return(&mut self, state: &State<'_>) {
        let Goal::Finish { depth } = self.goal else { return };
        if state.depth() != depth {
            return;
        }
        self.returning = None;
        let Some((function, inst, frame)) = self.program.at(state) else { return };
        let Some(body) = self.program.body(function) else { return };
        match &body.insts[inst] {
            Inst::Ret(None) => self.returning = Some((function, "void".into())),
            Inst::Ret(Some((ty, operand))) => {
                let text = match state.operand(frame, *ty, *operand) {
                    Some(tree) => {
                        let of_source = self.program.result_type(function);
                        Writer::new(&self.program, *state).typed_as(&tree, of_source.as_deref())
                    }
                    None => format!("a value of type {}", self.types.display(*ty)),
                };
                self.returning = Some((function, text));
            }
            _ => {}
        }
    }

    fn reached(&mut self, state: &State<'_>) -> Option<Halt> {
        let now = state.depth();
        match &mut self.goal {
            Goal::Step(count) => {
                *count = count.saturating_sub(1);
                (*count == 0).then_some(Halt::There)
            }
            Goal::Next { count, depth } => {
                if now > *depth {
                    return None;
                }
                *depth = now;
                *count = count.saturating_sub(1);
                (*count == 0).then_some(Halt::There)
            }
            Goal::NextLine { depth, line, into, count } => {
                let (function, inst, _) = self.program.at(state)?;
                let here = self.program.lines(function).get(&inst).copied();
                // What has no line belongs to the one before.
                let there = match now > *depth {
                    true => *into && here.is_some() && self.program.start(function) == Some(inst),
                    false => here.is_some() && (now < *depth || here != *line),
                };
                if there {
                    (*depth, *line, *count) = (now, here, count.saturating_sub(1));
                }
                (there && *count == 0).then_some(Halt::There)
            }
            Goal::Finish { depth } if now < *depth => {
                let function = self.returning.as_ref().map(|(function, _)| *function);
                let result = self.returning.take().map(|(_, text)| text);
                match function {
                    Some(function) => Some(Halt::Finished { function, result }),
                    None => Some(Halt::Left),
                }
            }
            Goal::Until { depth, after } => {
                if now < *depth {
                    return Some(Halt::Left);
                }
                let (depth, after) = (*depth, *after);
                let (function, inst, _) = self.program.at(state)?;
                let graph = self.program.graph(function)?;
                let (block, n) = *graph.places.get(&inst)?;
                (now == depth && (*graph.order.get(&block)?, n) > after).then_some(Halt::There)
            }
            Goal::Advance { spots, depth } => {
                let here = state.here().map(|here| (here.function, here.inst));
                match here.is_some_and(|here| spots.contains(&here)) {
                    true => Some(Halt::There),
                    false => (now < *depth).then_some(Halt::Left),
                }
            }
            Goal::Finish { .. } | Goal::Continue | Goal::Goto(_) | Goal::Scan { .. } => None,
        }
    }
}
