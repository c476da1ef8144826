//! Commands that create, change, delete and list breakpoints and watchpoints.

use super::commands::{Answer, number, numbers, point_number};
use super::session::{DebugSession, StepAction};
use super::symbols::NameFilter;
use llvmlite_jit::debugger::breakpoints::{Breakpoint, WatchAccess, WatchTarget};
use llvmlite_jit::debugger::location;
use llvmlite_jit::debugger::value_text::Radix;
use llvmlite_jit::interp::debug::State;

impl DebugSession {
    pub(super) fn add_breakpoint(&mut self, state: &State<'_>, rest: &str, temporary: bool) -> Answer {
        let (place, condition) = with_condition(rest);
        let current = self.debugger.location(state);
        let typed = self.typed_place(state, place);
        let point = self.debugger.add_breakpoint(&typed, current, condition, temporary)?;
        let (number, locations) = (point.number, point.locations.clone());
        let kind = if temporary { "temporary breakpoint" } else { "breakpoint" };
        let program = &self.debugger.program;
        let mut text = format!("{kind} {number}: {}\n", location::describe_all(program, &locations));
        if self.source
            && let Some(places) = self.source_places(&locations)
        {
            return Ok(StepAction::Stay(format!("{kind} {number}: {places}\n")));
        }
        if let [(function, inst)] = locations.as_slice() {
            text += &format!("      {}\n", self.paint.dim(&program.inst_text(*function, *inst)));
        }
        Ok(StepAction::Stay(text))
    }

    /// Executes `rbreak`: a breakpoint in each function whose name matches.
    pub(super) fn break_at_functions(&mut self, rest: &str) -> Answer {
        let filter = NameFilter::new(rest)?;
        let program = std::rc::Rc::clone(&self.debugger.program);
        let mut out = String::new();
        for id in program.functions() {
            let name = program.global_name(id);
            if filter.accepts(name.trim_start_matches('@')) {
                let (number, locations) = match self.debugger.add_breakpoint(&name, None, None, false) {
                    Ok(point) => (point.number, point.locations.clone()),
                    // The breakpoints of the other functions are listed nevertheless.
                    Err(message) => {
                        out += &format!("no breakpoint at {name}: {message}\n");
                        continue;
                    }
                };
                let places = self.source_places(&locations).filter(|_| self.source);
                let places = places.unwrap_or_else(|| location::describe_all(&program, &locations));
                out += &format!("breakpoint {number}: {places}\n");
            }
        }
        match out.is_empty() {
            true => Err(format!("no function has `{rest}` in its name")),
            false => Ok(StepAction::Stay(out)),
        }
    }

    /// Formats locations by their functions and lines of the source; `None` if they have none.
    fn source_places(&self, locations: &[location::Location]) -> Option<String> {
        let program = &self.debugger.program;
        let place = |(function, inst): &_| program.debug_locs(*function, *inst).first().cloned();
        let mut lines: Vec<String> = locations
            .iter()
            .filter_map(|location| Some((place(location)?, program.global_name(location.0))))
            .map(|(w, name)| format!("{} at {}:{}", w.function.unwrap_or(name), w.file, w.line))
            .collect();
        lines.dedup();
        if lines.len() == 1 && locations.len() > 1 {
            let others = locations.len() - 1;
            lines[0] += &format!(" and {others} other location{}", if others == 1 { "" } else { "s" });
        }
        (!lines.is_empty()).then(|| lines.join(", "))
    }

    pub(super) fn add_watchpoint(&mut self, state: &State<'_>, rest: &str, access: WatchAccess) -> Answer {
        let location = ["-location ", "-l "].into_iter().find_map(|option| rest.strip_prefix(option));
        let (by_location, rest) = (location.is_some(), location.unwrap_or(rest).trim());
        let (what, condition) = with_condition(rest);
        if what.is_empty() {
            return Err("expected an expression to watch: `watch %x`, `watch *%p`, `watch @g[2]`".into());
        }
        let frame = self.frame;
        let (point, now) = self.debugger.add_watchpoint(what, state, frame, condition, (access, by_location))?;
        let (number, text, watched) = (point.number, point.text.clone(), point.watched);
        let scope_text = match watched {
            WatchTarget::Local { function, .. } => {
                format!(" of this call of {}", self.debugger.program.global_name(function))
            }
            WatchTarget::Cell { address, ty, .. } => {
                let place = self.writer(state, Radix::Signed).pointer(&state.pointer_to(address));
                format!(", {} at {place}", self.debugger.types.display(ty))
            }
        };
        let kind = watch_kind(access);
        Ok(StepAction::Stay(format!("{kind} {number}: {text}{scope_text}, now {now}\n")))
    }

    /// Executes `commands`: reads the following lines for a breakpoint, by default the last one.
    pub(super) fn keep_commands(&mut self, rest: &str) -> Answer {
        let last = || {
            let breakpoints = self.debugger.breakpoints.iter().map(|b| b.number);
            breakpoints.chain(self.debugger.watchpoints.iter().map(|w| w.number)).max()
        };
        let numbers = match rest {
            "" => vec![last().ok_or("no breakpoint or watchpoint yet")?],
            rest => numbers(rest)?,
        };
        self.check_numbers(&numbers)?;
        for number in numbers {
            match self.body.is_empty() {
                true => self.commands.remove(&number),
                false => self.commands.insert(number, self.body.clone()),
            };
        }
        Ok(StepAction::Stay(String::new()))
    }

    /// Executes `clear`: deletes the breakpoints at a location.
    pub(super) fn clear(&mut self, state: &State<'_>, rest: &str) -> Answer {
        let place = self.typed_place(state, rest);
        let locations = location::resolve(&self.debugger.program, &place, self.debugger.location(state))?;
        let line = |(function, inst): &location::Location| {
            let program = &self.debugger.program;
            match self.source {
                true => program.source_line_of(*function, *inst).map(|w| (w.file, w.line as usize)),
                false => program
                    .body(*function)
                    .and_then(|body| program.line(body.span(*inst)))
                    .map(|(s, n)| (s.name.clone(), n)),
            }
        };
        let lines: Vec<_> = locations.iter().filter_map(line).collect();
        let is_there = |b: &&Breakpoint| {
            b.locations
                .iter()
                .any(|location| locations.contains(location) || line(location).is_some_and(|l| lines.contains(&l)))
        };
        let numbers: Vec<String> =
            self.debugger.breakpoints.iter().filter(is_there).map(|b| b.number.to_string()).collect();
        if numbers.is_empty() {
            return Err("no breakpoint at this location".into());
        }
        self.delete(&numbers.join(" "))
    }

    pub(super) fn condition(&mut self, state: &State<'_>, rest: &str) -> Answer {
        let (first, text) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let wanted = point_number(first)?;
        let condition = match text.trim() {
            "" => None,
            text => {
                let point = self.debugger.breakpoints.iter().find(|b| b.number == wanted);
                let here = || state.frame(self.frame).map(|f| (f.function, f.inst)).into_iter().collect();
                let locations: Vec<location::Location> = point.map_or_else(here, |b| b.locations.clone());
                Some(self.debugger.condition(text, &locations)?)
            }
        };
        let meaning = condition.as_ref().map_or("is unconditional".into(), |c| format!("stops if {}", c.text));
        let kind = self.kind_of(wanted);
        let breakpoint = self.debugger.breakpoints.iter_mut().find(|b| b.number == wanted).map(|b| &mut b.condition);
        let watchpoint = self.debugger.watchpoints.iter_mut().find(|w| w.number == wanted).map(|w| &mut w.condition);
        *breakpoint.or(watchpoint).ok_or_else(|| no_point(wanted))? = condition;
        Ok(StepAction::Stay(format!("{kind} {wanted} {meaning}\n")))
    }

    pub(super) fn ignore(&mut self, rest: &str) -> Answer {
        let (first, count) = rest
            .split_once(char::is_whitespace)
            .ok_or("give the number of the breakpoint and how many times to ignore it")?;
        let (wanted, count) = (point_number(first)?, number(count)?);
        let kind = self.kind_of(wanted);
        let breakpoint = self.debugger.breakpoints.iter_mut().find(|b| b.number == wanted).map(|b| &mut b.ignore);
        let watchpoint = self.debugger.watchpoints.iter_mut().find(|w| w.number == wanted).map(|w| &mut w.ignore);
        *breakpoint.or(watchpoint).ok_or_else(|| no_point(wanted))? = count;
        Ok(StepAction::Stay(format!("{kind} {wanted} will be ignored {}\n", times(count))))
    }

    /// Returns the word for a breakpoint or watchpoint in messages.
    fn kind_of(&self, number: u32) -> &'static str {
        if self.debugger.watchpoints.iter().any(|w| w.number == number) { "watchpoint" } else { "breakpoint" }
    }

    pub(super) fn check_numbers(&self, numbers: &[u32]) -> Result<(), String> {
        let exists = |n: &u32| {
            self.debugger.breakpoints.iter().any(|b| b.number == *n)
                || self.debugger.watchpoints.iter().any(|w| w.number == *n)
        };
        numbers.iter().find(|n| !exists(n)).map_or(Ok(()), |n| Err(no_point(*n)))
    }

    pub(super) fn enable(&mut self, rest: &str, enabled: bool) -> Answer {
        let numbers = numbers(rest)?;
        self.check_numbers(&numbers)?;
        let named = |n: u32| numbers.is_empty() || numbers.contains(&n);
        self.debugger.breakpoints.iter_mut().filter(|b| named(b.number)).for_each(|b| b.enabled = enabled);
        self.debugger.watchpoints.iter_mut().filter(|w| named(w.number)).for_each(|w| w.enabled = enabled);
        Ok(StepAction::Stay(self.describe_change(&numbers, if enabled { "enabled" } else { "disabled" })))
    }

    pub(super) fn delete(&mut self, rest: &str) -> Answer {
        let numbers = numbers(rest)?;
        self.check_numbers(&numbers)?;
        let text = self.describe_change(&numbers, "deleted");
        let stays = |n: u32| !numbers.is_empty() && !numbers.contains(&n);
        self.debugger.breakpoints.retain(|b| stays(b.number));
        self.debugger.watchpoints.retain(|w| stays(w.number));
        self.commands.retain(|number, _| stays(*number));
        Ok(StepAction::Stay(text))
    }

    /// Formats the answer to a change of breakpoints and watchpoints; an empty list means all.
    fn describe_change(&self, numbers: &[u32], change: &str) -> String {
        match numbers {
            [] => format!("all breakpoints and watchpoints {change}\n"),
            numbers => numbers.iter().map(|n| format!("{} {n} {change}\n", self.kind_of(*n))).collect(),
        }
    }

    /// Formats the list of breakpoints and watchpoints, or of watchpoints only.
    pub(super) fn list_breakpoints(&self, watchpoints_only: bool) -> String {
        let mut lines: Vec<(u32, String)> = Vec::new();
        let suffix = |enabled: bool, hits: u64, ignore: u64, condition: Option<&str>| {
            let mut text = String::new();
            if let Some(condition) = condition {
                text += &format!(" if {condition}");
            }
            if hits > 0 {
                text += &format!(", hit {}", times(hits));
            }
            if ignore > 0 {
                text += &format!(", to be ignored {}", times(ignore));
            }
            text + if enabled { "" } else { ", disabled" }
        };
        let commands = |number: u32| -> String {
            let body = self.commands.get(&number).into_iter().flatten();
            body.map(|line| format!("       {line}\n")).collect()
        };
        for b in self.debugger.breakpoints.iter().filter(|_| !watchpoints_only) {
            let places = match self.source_places(&b.locations) {
                Some(places) if self.source => places,
                _ => location::describe_all(&self.debugger.program, &b.locations),
            };
            let kind = if b.temporary { "temporary breakpoint" } else { "breakpoint" };
            let more = suffix(b.enabled, b.hits, b.ignore, b.condition.as_ref().map(|c| c.text.as_str()));
            lines.push((b.number, format!("{:>3}  {kind} {}{more}\n{}", b.number, places, commands(b.number))));
        }
        for w in &self.debugger.watchpoints {
            let scope_text = match w.watched {
                WatchTarget::Local { function, .. } => format!(" of {}", self.debugger.program.global_name(function)),
                WatchTarget::Cell { ty, .. } => format!(", {}", self.debugger.types.display(ty)),
            };
            let more = suffix(w.enabled, w.hits, w.ignore, w.condition.as_ref().map(|c| c.text.as_str()));
            lines.push((
                w.number,
                format!(
                    "{:>3}  {} {}{scope_text}{more}\n{}",
                    w.number,
                    watch_kind(w.access),
                    w.text,
                    commands(w.number)
                ),
            ));
        }
        lines.sort();
        match lines.is_empty() {
            true if watchpoints_only => "no watchpoints\n".into(),
            true => "no breakpoints or watchpoints\n".into(),
            false => lines.into_iter().map(|(_, line)| line).collect(),
        }
    }
}

/// Returns the word for a watchpoint with these accesses.
fn watch_kind(access: WatchAccess) -> &'static str {
    match access {
        WatchAccess::Write => "watchpoint",
        WatchAccess::Read => "read watchpoint",
        WatchAccess::Any => "access watchpoint",
    }
}

/// Formats a number of times.
fn times(n: u64) -> String {
    if n == 1 { "once".into() } else { format!("{n} times") }
}

pub(super) fn no_point(number: impl std::fmt::Display) -> String {
    format!("no breakpoint or watchpoint number {number}")
}

/// Splits a location from its condition: `@f if %x == 3`.
fn with_condition(text: &str) -> (&str, Option<&str>) {
    if let Some(condition) = text.strip_prefix("if ") {
        return ("", Some(condition));
    }
    match text.split_once(" if ") {
        Some((place, condition)) => (place.trim(), Some(condition)),
        None => (text, None),
    }
}
