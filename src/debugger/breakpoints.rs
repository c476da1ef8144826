//! Breakpoints and watchpoints (data breakpoints of the debug adapter): their state, and the test for a hit.

use super::breakpoint_actions::{HitCondition, LogMessage};
use super::expression::{self, BreakCondition, EvalScope, TypedExpression};
use super::location::{self, Location};
use super::run_control::Debugger;
use super::value_text::ValueWriter;
use crate::interp::debug::{Content, ObjectKind, Pointee, Scalar, State, Tree};
use crate::ir::callee::named_callee;
use crate::ir::{GlobalId, Inst, InstId, Operand, Type, ValueId};
use std::ops::Range;

/// A breakpoint: one location or several at which the program stops.
#[derive(Clone, PartialEq, Debug)]
pub struct Breakpoint {
    /// Number; breakpoints and watchpoints share one sequence.
    pub number: u32,
    /// Location as typed by the user.
    pub text: String,
    /// Instructions that the location resolves to.
    pub locations: Vec<Location>,
    /// Condition for a stop.
    pub condition: Option<BreakCondition>,
    /// Number of further hits that do not stop the program.
    pub ignore: u64,
    /// Number of times that the program reached the breakpoint with the condition true.
    pub hits: u64,
    /// Whether the breakpoint can stop the program.
    pub enabled: bool,
    /// Whether the breakpoint is deleted at its first stop.
    pub temporary: bool,
    /// Condition on the number of hits.
    pub hit_condition: Option<HitCondition>,
    /// Message that is logged instead of a stop.
    pub log: Option<LogMessage>,
    /// Number of hits that a replay has passed, to which it applies the condition on the hit count.
    pub passes: u64,
}

impl Breakpoint {
    /// Creates an unconditional breakpoint.
    pub fn new(number: u32, text: String, locations: Vec<Location>) -> Breakpoint {
        Breakpoint {
            number,
            text,
            locations,
            condition: None,
            ignore: 0,
            hits: 0,
            enabled: true,
            temporary: false,
            hit_condition: None,
            log: None,
            passes: 0,
        }
    }
}

/// A watchpoint: the program stops after the watched value has changed.
#[derive(Clone, PartialEq, Debug)]
pub struct Watchpoint {
    /// Number; breakpoints and watchpoints share one sequence.
    pub number: u32,
    /// Expression as typed by the user.
    pub text: String,
    /// Watched value or memory.
    pub watched: WatchTarget,
    /// Accesses that stop the program.
    pub access: WatchAccess,
    /// Condition for a stop.
    pub condition: Option<BreakCondition>,
    /// Number of further changes that do not stop the program.
    pub ignore: u64,
    /// Number of changes with the condition true.
    pub hits: u64,
    /// Whether the watchpoint can stop the program.
    pub enabled: bool,
    /// Value at the last check; changes are detected against it.
    seen: Option<WatchedState>,
}

/// The accesses at which a watchpoint stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum WatchAccess {
    /// Changes of the value.
    #[default]
    Write,
    /// Reads by instructions of the program.
    Read,
    /// Changes and reads.
    Any,
}

/// The target of a watchpoint.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum WatchTarget {
    /// A local value of one call, until the call returns.
    Local {
        /// Frame number; 0 is the outermost.
        frame: usize,
        /// Function of the frame.
        function: GlobalId,
        /// Watched value.
        value: ValueId,
    },
    /// Memory.
    Cell {
        /// Address of the first byte.
        address: u64,
        /// Type of the memory's content.
        ty: Type,
        /// Size in bytes.
        size: u64,
        /// Number of the frame of which the memory is a local variable, if any; 0 is the outermost.
        frame: Option<usize>,
    },
}

#[derive(Clone, PartialEq, Debug)]
enum WatchedState {
    Value(Tree),
    Bytes { raw: Vec<u8>, text: String },
}

/// A reason for a stop at a breakpoint or watchpoint.
#[derive(Clone, PartialEq, Debug)]
pub enum Hit {
    /// A breakpoint.
    Breakpoint {
        /// Number of the breakpoint.
        number: u32,
        /// Whether the breakpoint was temporary and is now deleted.
        temporary: bool,
        /// Error in the evaluation of the condition.
        trouble: Option<String>,
    },
    /// The watched value has changed.
    Changed {
        /// Number of the watchpoint.
        number: u32,
        /// Watched expression as typed.
        text: String,
        /// Value before the change.
        old: String,
        /// Value after the change.
        new: String,
    },
    /// An instruction has read the watched memory.
    Read {
        /// Number of the watchpoint.
        number: u32,
        /// Watched expression as typed.
        text: String,
        /// Value.
        value: String,
    },
    /// The call whose value was watched has returned.
    Left {
        /// Number of the watchpoint, which is now deleted.
        number: u32,
        /// Watched expression as typed.
        text: String,
    },
}

impl Hit {
    /// Returns the number of the breakpoint or watchpoint.
    pub fn number(&self) -> u32 {
        match self {
            Hit::Breakpoint { number, .. }
            | Hit::Changed { number, .. }
            | Hit::Read { number, .. }
            | Hit::Left { number, .. } => *number,
        }
    }

    /// Whether the watched value was changed or read by an instruction, which then precedes the location of the hit.
    pub(super) fn is_access_hit(&self) -> bool {
        matches!(self, Hit::Changed { .. } | Hit::Read { .. })
    }
}

impl Watchpoint {
    /// Reads the watched value or memory in its current state.
    fn read(&self, scope: &EvalScope<'_>) -> Option<WatchedState> {
        match self.watched {
            WatchTarget::Local { frame, value, .. } => scope.state.value(frame, value).map(WatchedState::Value),
            WatchTarget::Cell { address, size, .. } => {
                let raw = scope.state.raw(address, size)?;
                match &self.seen {
                    Some(WatchedState::Bytes { raw: old, .. }) if *old == raw => self.seen.clone(),
                    _ => Some(WatchedState::Bytes { raw, text: self.current_text(scope) }),
                }
            }
        }
    }

    fn current_text(&self, scope: &EvalScope<'_>) -> String {
        let WatchTarget::Cell { address, ty, .. } = self.watched else { return String::new() };
        let writer = ValueWriter { types: scope.types, ..ValueWriter::new(scope.program, scope.state) };
        writer.plain(&scope.state.read(address, scope.types, ty, scope.most))
    }
}

impl Debugger {
    /// Creates a breakpoint at a location. `current`: the current location of the program, which relative locations
    /// refer to.
    pub fn add_breakpoint(
        &mut self,
        text: &str,
        current: Option<Location>,
        condition: Option<&str>,
        temporary: bool,
    ) -> Result<&Breakpoint, String> {
        let locations = location::resolve(&self.program, text, current)?;
        let condition = condition.map(|text| self.condition(text, &locations)).transpose()?;
        let text = match text.trim() {
            "" | "." => {
                locations.first().map(|location| location::describe(&self.program, *location)).unwrap_or_default()
            }
            text => text.to_string(),
        };
        let number = self.next_number();
        let point = Breakpoint { condition, temporary, ..Breakpoint::new(number, text, locations) };
        self.breakpoints.push(point);
        self.breakpoints.last().ok_or_else(String::new)
    }

    /// Parses a condition whose names must be defined at one of these locations, or anywhere in the program if the
    /// list is empty.
    pub fn condition(&mut self, text: &str, locations: &[Location]) -> Result<BreakCondition, String> {
        let condition = expression::parse_condition(text, &mut self.types)?;
        let judged = |(function, _): &Location| condition.check(&self.program, Some(*function));
        let errors: Option<Vec<String>> = match locations {
            [] => Some(condition.check(&self.program, None).err().into_iter().collect())
                .filter(|e: &Vec<_>| !e.is_empty()),
            locations => locations.iter().map(|location| judged(location).err()).collect(),
        };
        match errors.and_then(|errors| errors.into_iter().next()) {
            Some(error) => Err(error),
            None => Ok(condition),
        }
    }

    /// Adds a breakpoint passed on from another run of the same program.
    pub fn restore_breakpoint(&mut self, point: Breakpoint) {
        self.last_number = self.last_number.max(point.number);
        self.breakpoints.push(point);
    }

    /// Adds a watchpoint passed on from another run of the same program.
    pub fn restore_watchpoint(&mut self, point: Watchpoint) {
        self.last_number = self.last_number.max(point.number);
        self.watchpoints.push(point);
    }

    /// Creates a watchpoint whose target is already resolved.
    pub fn watchpoint(
        number: u32,
        text: String,
        watched: WatchTarget,
        hits: u64,
        enabled: bool,
        ignore: u64,
    ) -> Watchpoint {
        Watchpoint {
            number,
            text,
            watched,
            access: WatchAccess::Write,
            condition: None,
            ignore,
            hits,
            enabled,
            seen: None,
        }
    }

    /// Creates a watchpoint on the local value or the memory that an expression denotes, and returns it with its
    /// current value. `by_location`: the memory is watched until the watchpoint is deleted, even after the end of the
    /// call to which it belongs.
    pub fn add_watchpoint(
        &mut self,
        text: &str,
        state: &State<'_>,
        frame: usize,
        condition: Option<&str>,
        (access, by_location): (WatchAccess, bool),
    ) -> Result<(&Watchpoint, String), String> {
        let parsed = expression::parse(text, &mut self.types)?;
        let here: Vec<Location> = state.frame(frame).map(|f| (f.function, f.inst)).into_iter().collect();
        let condition = condition.map(|text| self.condition(text, &here)).transpose()?;
        let mut watched = self.watched(&parsed, state, frame)?;
        match &mut watched {
            WatchTarget::Local { .. } if access != WatchAccess::Write || by_location => {
                return Err("a value `%x` is not in memory: only `watch` can watch it".into());
            }
            WatchTarget::Cell { frame, .. } if by_location => *frame = None,
            _ => {}
        }
        let number = self.next_number();
        let mut point = Debugger::watchpoint(number, parsed.text, watched, 0, true, 0);
        (point.condition, point.access) = (condition, access);
        self.watchpoints.push(point);
        self.refresh(state);
        let now = self.last_seen_text(self.watchpoints.len() - 1, state);
        Ok((self.watchpoints.last().ok_or_else(String::new)?, now))
    }

    /// Returns the target of a watchpoint on an expression.
    pub fn watch_target(&mut self, text: &str, state: &State<'_>, frame: usize) -> Result<WatchTarget, String> {
        let parsed = expression::parse(text, &mut self.types)?;
        self.watched(&parsed, state, frame)
    }

    fn watched(&self, parsed: &TypedExpression, state: &State<'_>, frame: usize) -> Result<WatchTarget, String> {
        let plain = parsed.text.strip_prefix('%').filter(|_| !parsed.text.contains(['[', ' ']));
        if let (Some(name), Some(there)) = (plain, state.frame(frame)) {
            let found = self.program.value_named(there.function, name);
            let value = found
                .ok_or_else(|| format!("`{}` has no value `%{name}`", self.program.global_name(there.function)))?;
            return Ok(WatchTarget::Local { frame, function: there.function, value });
        }
        let found = self.scope(state, frame).find(parsed)?;
        let address = found.place.ok_or("watch a value by its name, and memory as `*%p` or `@g[2]`")?;
        let size = state.layout().size_of(&self.types, found.tree.ty).unwrap_or(0);
        if state.raw(address, size).is_none() {
            return Err("only memory of the program can be watched".into());
        }
        match size {
            0 => Err("it has no bytes to watch".into()),
            1..=4096 => Ok(WatchTarget::Cell { address, ty: found.tree.ty, size, frame: frame_of(state, address) }),
            _ => Err(format!("cannot watch {size} bytes: at most 4096 are possible")),
        }
    }

    /// Returns the scope in which an expression is evaluated.
    pub fn scope<'a>(&'a self, state: &State<'a>, frame: usize) -> EvalScope<'a> {
        EvalScope {
            program: &self.program,
            state: *state,
            frame,
            types: &self.types,
            most: self.settings.elements,
            history: &self.history,
            calls: &self.calls,
            unevaluated: false,
        }
    }

    fn next_number(&mut self) -> u32 {
        self.last_number += 1;
        self.last_number
    }

    /// Returns the value last seen by the n-th watchpoint, as text.
    fn last_seen_text(&self, n: usize, state: &State<'_>) -> String {
        let point = &self.watchpoints[n];
        match (&point.seen, point.watched) {
            (Some(WatchedState::Bytes { text, .. }), _) => text.clone(),
            (Some(WatchedState::Value(tree)), WatchTarget::Local { frame, function, value }) => {
                let there = state.frame(frame).filter(|f| f.function == function);
                match there.is_some_and(|f| self.program.is_defined(function, f.inst, value)) {
                    true => ValueWriter::new(&self.program, *state).plain(tree),
                    false => "(no value yet)".into(),
                }
            }
            _ => "(no value yet)".into(),
        }
    }

    /// Records the current values of all watchpoints.
    pub fn refresh(&mut self, state: &State<'_>) {
        for n in 0..self.watchpoints.len() {
            let WatchTarget::Local { frame, function, .. } = self.watchpoints[n].watched else {
                self.watchpoints[n].seen = self.watchpoints[n].read(&self.scope(state, 0));
                continue;
            };
            let there = state.frame(frame).is_some_and(|f| f.function == function);
            self.watchpoints[n].seen = match there {
                true => self.watchpoints[n].read(&self.scope(state, frame)),
                false => None,
            };
        }
        self.reads = self.reads_at(state);
        self.texts = (0..self.watchpoints.len()).map(|n| self.last_seen_text(n, state)).collect();
    }

    /// Whether any enabled point must be checked after each instruction.
    pub fn has_points(&self) -> bool {
        self.breakpoints.iter().any(|b| b.enabled) || self.watchpoints.iter().any(|w| w.enabled)
    }

    /// Returns the points that the program hits at its current location. In a `replay`, hits are not counted, ignore
    /// counts do not apply, and temporary breakpoints are not deleted.
    pub fn check_hits(&mut self, state: &State<'_>, replay: bool) -> Vec<Hit> {
        let mut hits = Vec::new();
        let here = self.program.at(state);
        let read = std::mem::take(&mut self.reads);
        self.reads = self.reads_at(state);
        for n in 0..self.watchpoints.len() {
            if self.watchpoints[n].enabled {
                let before = hits.len();
                self.check_watchpoint(n, state, replay, &mut hits);
                if before == hits.len() {
                    self.check_read(n, &read, state, replay, &mut hits);
                }
            }
        }
        self.watchpoints.retain(|w| !hits.iter().any(|h| matches!(h, Hit::Left { number, .. } if *number == w.number)));
        let Some((function, inst, frame)) = here else { return hits };
        for n in 0..self.breakpoints.len() {
            let point = &self.breakpoints[n];
            if !point.enabled || !point.locations.contains(&(function, inst)) {
                continue;
            }
            let judged = point.condition.as_ref().map_or(Ok(true), |c| self.scope(state, frame).holds(c));
            if judged == Ok(false) {
                continue;
            }
            let point = &mut self.breakpoints[n];
            let counter = if replay { &mut point.passes } else { &mut point.hits };
            *counter += 1;
            let is_counted = point.hit_condition.as_ref().is_none_or(|condition| condition.holds(*counter));
            if !replay && point.ignore > 0 {
                point.ignore -= 1;
                continue;
            }
            if !is_counted {
                continue;
            }
            if let Some(log) = self.breakpoints[n].log.clone() {
                if !replay {
                    let text = log.format(&self.scope(state, frame));
                    self.logged.push_str(&text);
                }
                continue;
            }
            let point = &self.breakpoints[n];
            hits.push(Hit::Breakpoint { number: point.number, temporary: point.temporary, trouble: judged.err() });
        }
        if !replay {
            let gone = |b: &Breakpoint| {
                hits.iter().any(|h| matches!(h, Hit::Breakpoint { number, temporary: true, .. } if *number == b.number))
            };
            self.breakpoints.retain(|b| !gone(b));
        }
        hits
    }

    fn check_watchpoint(&mut self, n: usize, state: &State<'_>, replay: bool, hits: &mut Vec<Hit>) {
        let point = &self.watchpoints[n];
        let innermost = state.depth().saturating_sub(1);
        let (is_there, frame) = match point.watched {
            WatchTarget::Local { frame, function, .. } => {
                (state.frame(frame).is_some_and(|f| f.function == function), frame)
            }
            WatchTarget::Cell { frame: Some(frame), .. } => (state.depth() > frame, innermost),
            WatchTarget::Cell { .. } => (true, innermost),
        };
        if !is_there {
            if !replay {
                hits.push(Hit::Left { number: point.number, text: point.text.clone() });
            }
            self.watchpoints[n].seen = None;
            return;
        }
        let now = point.read(&self.scope(state, frame));
        if now == point.seen {
            return;
        }
        // In a replay, the first value seen is the initial value and not a change.
        let fresh = point.seen.is_none() && matches!(point.watched, WatchTarget::Local { .. });
        let before = self.texts.get(n).cloned().unwrap_or_default();
        self.watchpoints[n].seen = now;
        let new = self.last_seen_text(n, state);
        if let Some(text) = self.texts.get_mut(n) {
            text.clone_from(&new);
        }
        if !fresh && self.watchpoints[n].access != WatchAccess::Read && self.stops_program(n, state, replay) {
            let point = &self.watchpoints[n];
            hits.push(Hit::Changed { number: point.number, text: point.text.clone(), old: before, new });
        }
    }

    /// Whether an access to the target of a watchpoint stops the program: its condition holds, and it is not ignored.
    fn stops_program(&mut self, n: usize, state: &State<'_>, replay: bool) -> bool {
        let innermost = state.depth().saturating_sub(1);
        let condition = self.watchpoints[n].condition.as_ref();
        if condition.map_or(Ok(true), |c| self.scope(state, innermost).holds(c)) == Ok(false) {
            return false;
        }
        let point = &mut self.watchpoints[n];
        if !replay {
            point.hits += 1;
            if point.ignore > 0 {
                point.ignore -= 1;
                return false;
            }
        }
        true
    }

    /// Adds a hit if the last instruction has read the target of a watchpoint.
    fn check_read(&mut self, n: usize, read: &[Range<u64>], state: &State<'_>, replay: bool, hits: &mut Vec<Hit>) {
        let point = &self.watchpoints[n];
        let WatchTarget::Cell { address, size, .. } = point.watched else { return };
        let overlaps = |range: &Range<u64>| range.start < address + size && address < range.end;
        if point.access != WatchAccess::Write && read.iter().any(overlaps) && self.stops_program(n, state, replay) {
            let (number, text) = (self.watchpoints[n].number, self.watchpoints[n].text.clone());
            hits.push(Hit::Read { number, text, value: self.last_seen_text(n, state) });
        }
    }

    /// Returns the memory that the next instruction reads, if a watchpoint needs it.
    fn reads_at(&self, state: &State<'_>) -> Vec<Range<u64>> {
        if self.watchpoints.iter().all(|point| point.access == WatchAccess::Write || !point.enabled) {
            return Vec::new();
        }
        let Some((function, inst, frame)) = self.program.at(state) else { return Vec::new() };
        let Some(body) = self.program.body(function) else { return Vec::new() };
        let address = |ty: Type, operand: Operand| match state.operand(frame, ty, operand)?.content {
            Content::Scalar(Scalar::Pointer(pointer)) => Some(pointer.address),
            _ => None,
        };
        let sized = |ty: Type| state.layout().store_size_of(&self.types, ty).unwrap_or(0);
        let (address, size) = match &body.insts[inst] {
            Inst::Load { ty, ptr_ty, ptr, .. } => (address(*ptr_ty, *ptr), sized(*ty)),
            Inst::AtomicRmw { ptr_ty, ptr, value: (ty, _), .. }
            | Inst::CmpXchg { ptr_ty, ptr, expected: (ty, _), .. } => (address(*ptr_ty, *ptr), sized(*ty)),
            data => {
                let module = self.program.checked.module();
                let call = data.call().filter(|call| {
                    let callee = named_callee(module, call.callee).map(|id| module.globals[id].name.symbol());
                    callee.is_some_and(|name| {
                        name.starts_with("llvm.memcpy") || name.starts_with("llvm.memmove") || name == "memcpy"
                    })
                });
                let Some([_, from, count, ..]) = call.map(|call| &*call.args) else { return Vec::new() };
                let size = match state.operand(frame, count.ty, count.value).map(|tree| tree.content) {
                    Some(Content::Scalar(Scalar::Int { words, undefined: 0, .. })) => words.first().copied(),
                    _ => None,
                };
                (address(from.ty, from.value), size.unwrap_or(0))
            }
        };
        address.map(|address| address..address.saturating_add(size)).into_iter().collect()
    }

    /// Returns the function and the instruction at which the program has stopped.
    pub fn location(&self, state: &State<'_>) -> Option<(GlobalId, InstId)> {
        self.program.at(state).map(|(function, inst, _)| (function, inst))
    }
}

/// Returns the number of the frame whose local variable contains an address.
fn frame_of(state: &State<'_>, address: u64) -> Option<usize> {
    let Pointee::Object { object, .. } = state.pointer_to(address).target else { return None };
    match state.object(object).kind {
        ObjectKind::Stack(frame) => Some(frame),
        _ => None,
    }
}

/// Whether any scalar of a tree is undef, poison or partly undefined.
pub fn contains_undefined(tree: &Tree) -> bool {
    match &tree.content {
        Content::Scalar(Scalar::Undef | Scalar::Poison) => true,
        Content::Scalar(Scalar::Int { undefined, .. }) => *undefined != 0,
        Content::Node(parts) => parts.iter().any(contains_undefined),
        _ => false,
    }
}
