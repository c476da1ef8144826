//! Breakpoints and watchpoints.

use super::control::Debugger;
use super::expression::{self, Condition, Expression, Scope};
use super::place::{self, Spot};
use super::text::Writer;
use crate::interp::debug::{Content, Scalar, State, Tree};
use crate::ir::{GlobalId, InstId, Type, ValueId};

/// A place where the program stops.
#[derive(Clone, PartialEq, Debug)]
pub struct Breakpoint {
    /// Its number; watchpoints are counted along.
    pub number: u32,
    /// The place as it was typed.
    pub text: String,
    /// The instructions.
    pub spots: Vec<Spot>,
    /// It counts only if this holds.
    pub condition: Option<Condition>,
    /// How many times it is passed over.
    pub ignore: u64,
    /// How often the program came there and the condition held.
    pub hits: u64,
    /// Whether it counts.
    pub enabled: bool,
    /// Whether it goes when the program has stopped there.
    pub temporary: bool,
}

/// A value that the program stops after the change of.
#[derive(Clone, PartialEq, Debug)]
pub struct Watchpoint {
    /// Its number; breakpoints are counted along.
    pub number: u32,
    /// The expression as it was typed.
    pub text: String,
    /// What is watched.
    pub watched: Watched,
    /// It counts only if this holds.
    pub condition: Option<Condition>,
    /// How many times it is passed over.
    pub ignore: u64,
    /// How often it changed and the condition held.
    pub hits: u64,
    /// Whether it counts.
    pub enabled: bool,
    /// What was there, to be compared.
    seen: Option<Seen>,
}

/// What a watchpoint watches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Watched {
    /// A value of a call, until the call ends.
    Local {
        /// The number of the frame; 0 is the outermost.
        frame: usize,
        /// Whose.
        function: GlobalId,
        /// Which.
        value: ValueId,
    },
    /// Memory.
    Cell {
        /// Where.
        address: u64,
        /// What is there.
        ty: Type,
        /// How many bytes it has.
        size: u64,
    },
}

#[derive(Clone, PartialEq, Debug)]
enum Seen {
    Value(Tree),
    Bytes { raw: Vec<u8>, text: String },
}

/// Why a point stops the program.
#[derive(Clone, PartialEq, Debug)]
pub enum Hit {
    /// A breakpoint: its number, whether it was temporary, and what was wrong with its condition.
    Breakpoint {
        /// Its number.
        number: u32,
        /// Whether it is gone.
        temporary: bool,
        /// Why the condition cannot be judged.
        trouble: Option<String>,
    },
    /// What is watched has changed.
    Changed {
        /// The number of the watchpoint.
        number: u32,
        /// What is watched, as it was typed.
        text: String,
        /// What it was.
        old: String,
        /// What it is.
        new: String,
    },
    /// The call whose value was watched has ended.
    Left {
        /// The number of the watchpoint, which is gone.
        number: u32,
        /// What was watched, as it was typed.
        text: String,
    },
}

impl Watchpoint {
    /// What is there now.
    fn look(&self, scope: &Scope<'_>) -> Option<Seen> {
        match self.watched {
            Watched::Local { frame, value, .. } => scope.state.value(frame, value).map(Seen::Value),
            Watched::Cell { address, size, .. } => {
                let raw = scope.state.raw(address, size)?;
                match &self.seen {
                    Some(Seen::Bytes { raw: old, .. }) if *old == raw => self.seen.clone(),
                    _ => Some(Seen::Bytes { raw, text: self.text_of_cell(scope) }),
                }
            }
        }
    }

    fn text_of_cell(&self, scope: &Scope<'_>) -> String {
        let Watched::Cell { address, ty, .. } = self.watched else { return String::new() };
        let writer = Writer { types: scope.types, ..Writer::new(scope.program, scope.state) };
        writer.plain(&scope.state.read(address, scope.types, ty, scope.most))
    }
}

impl Debugger {
    /// Makes a breakpoint at a place. `current`: where the program stands, for what is typed relative to that.
    pub fn add_breakpoint(
        &mut self,
        text: &str,
        current: Option<Spot>,
        condition: Option<&str>,
        temporary: bool,
    ) -> Result<&Breakpoint, String> {
        let spots = place::resolve(&self.program, text, current)?;
        let condition = condition.map(|text| expression::parse_condition(text, &mut self.types)).transpose()?;
        let text = match text.trim() {
            "" | "." => spots.first().map(|spot| place::describe(&self.program, *spot)).unwrap_or_default(),
            text => text.to_string(),
        };
        let number = self.next_number();
        let point = Breakpoint { number, text, spots, condition, ignore: 0, hits: 0, enabled: true, temporary };
        self.breakpoints.push(point);
        self.breakpoints.last().ok_or_else(String::new)
    }

    /// Takes over a breakpoint from another run of the same program.
    pub fn restore_breakpoint(&mut self, point: Breakpoint) {
        self.last_number = self.last_number.max(point.number);
        self.breakpoints.push(point);
    }

    /// Takes over a watchpoint from another run of the same program.
    pub fn restore_watchpoint(&mut self, point: Watchpoint) {
        self.last_number = self.last_number.max(point.number);
        self.watchpoints.push(point);
    }

    /// A watchpoint with what is watched already known.
    pub fn watchpoint(
        number: u32,
        text: String,
        watched: Watched,
        hits: u64,
        enabled: bool,
        ignore: u64,
    ) -> Watchpoint {
        Watchpoint { number, text, watched, condition: None, ignore, hits, enabled, seen: None }
    }

    /// Watches what an expression stands for: a value of a call, or memory.
    pub fn add_watchpoint(
        &mut self,
        text: &str,
        state: &State<'_>,
        frame: usize,
        condition: Option<&str>,
    ) -> Result<(&Watchpoint, String), String> {
        let parsed = expression::parse(text, &mut self.types)?;
        let condition = condition.map(|text| expression::parse_condition(text, &mut self.types)).transpose()?;
        let watched = self.watched(&parsed, state, frame)?;
        let number = self.next_number();
        let mut point = Debugger::watchpoint(number, parsed.text, watched, 0, true, 0);
        point.condition = condition;
        self.watchpoints.push(point);
        self.refresh(state);
        let now = self.now(self.watchpoints.len() - 1, state);
        Ok((self.watchpoints.last().ok_or_else(String::new)?, now))
    }

    fn watched(&self, parsed: &Expression, state: &State<'_>, frame: usize) -> Result<Watched, String> {
        let plain = parsed.text.strip_prefix('%').filter(|_| !parsed.text.contains(['[', ' ']));
        if let (Some(name), Some(there)) = (plain, state.frame(frame)) {
            let found = self.program.value_named(there.function, name);
            let value = found
                .ok_or_else(|| format!("`{}` has no value `%{name}`", self.program.global_name(there.function)))?;
            return Ok(Watched::Local { frame, function: there.function, value });
        }
        let found = self.scope(state, frame).find(parsed)?;
        let address =
            found.place.ok_or("a value of the function is watched by its name, and memory as `*%p` or `@g[2]`")?;
        let size = state.layout().size_of(&self.types, found.tree.ty).unwrap_or(0);
        if state.raw(address, size).is_none() {
            return Err("only memory of the program can be watched".into());
        }
        match size {
            0 => Err("it has no bytes that could change".into()),
            1..=4096 => Ok(Watched::Cell { address, ty: found.tree.ty, size }),
            _ => Err(format!("{size} bytes are too many to be watched: at most 4096 are")),
        }
    }

    /// Where an expression is looked at.
    pub fn scope<'a>(&'a self, state: &State<'a>, frame: usize) -> Scope<'a> {
        Scope { program: &self.program, state: *state, frame, types: &self.types, most: 64 }
    }

    fn next_number(&mut self) -> u32 {
        self.last_number += 1;
        self.last_number
    }

    /// What the n-th watchpoint sees, as text.
    fn now(&self, n: usize, state: &State<'_>) -> String {
        let point = &self.watchpoints[n];
        match (&point.seen, point.watched) {
            (Some(Seen::Bytes { text, .. }), _) => text.clone(),
            (Some(Seen::Value(tree)), Watched::Local { frame, function, value }) => {
                let there = state.frame(frame).filter(|f| f.function == function);
                match there.is_some_and(|f| self.program.is_defined(function, f.inst, value)) {
                    true => Writer::new(&self.program, *state).plain(tree),
                    false => "(no value yet)".into(),
                }
            }
            _ => "(no value yet)".into(),
        }
    }

    /// Notes what is watched, as it is now.
    pub fn refresh(&mut self, state: &State<'_>) {
        for n in 0..self.watchpoints.len() {
            let Watched::Local { frame, function, .. } = self.watchpoints[n].watched else {
                self.watchpoints[n].seen = self.watchpoints[n].look(&self.scope(state, 0));
                continue;
            };
            let there = state.frame(frame).is_some_and(|f| f.function == function);
            self.watchpoints[n].seen = match there {
                true => self.watchpoints[n].look(&self.scope(state, frame)),
                false => None,
            };
        }
        self.texts = (0..self.watchpoints.len()).map(|n| self.now(n, state)).collect();
    }

    /// Whether there is anything to be looked at after each instruction.
    pub fn has_points(&self) -> bool {
        self.breakpoints.iter().any(|b| b.enabled) || self.watchpoints.iter().any(|w| w.enabled)
    }

    /// Which points the program meets where it stands. `replay`: they are counted and removed by nobody, and pass over nothing.
    pub fn meet(&mut self, state: &State<'_>, replay: bool) -> Vec<Hit> {
        let mut hits = Vec::new();
        let here = self.program.at(state);
        for n in 0..self.watchpoints.len() {
            if self.watchpoints[n].enabled {
                self.meet_watchpoint(n, state, replay, &mut hits);
            }
        }
        self.watchpoints.retain(|w| !hits.iter().any(|h| matches!(h, Hit::Left { number, .. } if *number == w.number)));
        let Some((function, inst, frame)) = here else { return hits };
        for n in 0..self.breakpoints.len() {
            let point = &self.breakpoints[n];
            if !point.enabled || !point.spots.contains(&(function, inst)) {
                continue;
            }
            let judged = point.condition.as_ref().map_or(Ok(true), |c| self.scope(state, frame).holds(c));
            if judged == Ok(false) {
                continue;
            }
            let point = &mut self.breakpoints[n];
            if !replay {
                point.hits += 1;
                if point.ignore > 0 {
                    point.ignore -= 1;
                    continue;
                }
            }
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

    fn meet_watchpoint(&mut self, n: usize, state: &State<'_>, replay: bool, hits: &mut Vec<Hit>) {
        let point = &self.watchpoints[n];
        let frame = match point.watched {
            Watched::Local { frame, function, .. } => {
                let there = state.frame(frame).is_some_and(|f| f.function == function);
                if !there && !replay {
                    hits.push(Hit::Left { number: point.number, text: point.text.clone() });
                }
                if !there {
                    self.watchpoints[n].seen = None;
                    return;
                }
                frame
            }
            Watched::Cell { .. } => state.depth().saturating_sub(1),
        };
        let now = point.look(&self.scope(state, frame));
        if now == point.seen {
            return;
        }
        // What a replay meets first was not seen before.
        let fresh = point.seen.is_none() && matches!(point.watched, Watched::Local { .. });
        let before = self.texts.get(n).cloned().unwrap_or_default();
        self.watchpoints[n].seen = now;
        let new = self.now(n, state);
        if let Some(text) = self.texts.get_mut(n) {
            text.clone_from(&new);
        }
        if fresh {
            return;
        }
        let point = &self.watchpoints[n];
        let innermost = state.depth().saturating_sub(1);
        let holds = point.condition.as_ref().map_or(Ok(true), |c| self.scope(state, innermost).holds(c));
        if holds == Ok(false) {
            return;
        }
        let point = &mut self.watchpoints[n];
        if !replay {
            point.hits += 1;
            if point.ignore > 0 {
                point.ignore -= 1;
                return;
            }
        }
        hits.push(Hit::Changed { number: point.number, text: point.text.clone(), old: before, new });
    }

    /// The place where the program stands.
    pub fn spot(&self, state: &State<'_>) -> Option<(GlobalId, InstId)> {
        self.program.at(state).map(|(function, inst, _)| (function, inst))
    }
}

/// Whether a tree holds something that is not defined.
pub fn holds_undefined(tree: &Tree) -> bool {
    match &tree.content {
        Content::Scalar(Scalar::Undef | Scalar::Poison) => true,
        Content::Scalar(Scalar::Int { undefined, .. }) => *undefined != 0,
        Content::Node(parts) => parts.iter().any(holds_undefined),
        _ => false,
    }
}
