//! Breakpoints of the client: finds new and removed ones, resolves their locations, and describes them to the client.

use super::code_map::{CodeMap, parse_address};
use super::inspect::parse_data_id;
use super::messages::{
    BreakpointOptions, DataBreakpoint, FunctionBreakpoint, InstructionBreakpoint, Source, SourceBreakpoint,
};
use super::sources::{FoundSource, Sources};
use crate::debugger::breakpoint_actions::{HitCondition, LogMessage};
use crate::debugger::breakpoints::{Breakpoint, WatchAccess, Watchpoint};
use crate::debugger::location::{self, Location};
use crate::debugger::{DebuggedProgram, Debugger};
use crate::ir::Types;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::rc::Rc;

/// Kind of a breakpoint; each request replaces all breakpoints of its kind.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum PointKind {
    /// On lines of this source.
    Source(String),
    /// On functions.
    Function,
    /// On instructions.
    Instruction,
    /// On data.
    Data,
}

/// A breakpoint requested by the client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RequestedBreakpoint {
    /// On a line.
    Line(Source, SourceBreakpoint),
    /// On a function.
    Function(FunctionBreakpoint),
    /// On an instruction.
    Instruction(InstructionBreakpoint),
    /// On data.
    Data(DataBreakpoint),
}

struct Point {
    requested: RequestedBreakpoint,
    number: u32,
    answer: Value,
}

/// Changes to the set of breakpoints.
#[derive(Default)]
pub struct PointChanges {
    /// Numbers of removed breakpoints.
    pub removed: Vec<u32>,
    /// New breakpoints.
    pub breakpoints: Vec<Breakpoint>,
    /// New watchpoints.
    pub watchpoints: Vec<Watchpoint>,
    /// Answers to the client, in the order of the request.
    pub answers: Vec<Value>,
}

/// The client's breakpoints.
pub struct BreakpointTable {
    /// Parser of conditions, with the types that they add.
    debugger: Debugger,
    code: CodeMap,
    points: HashMap<PointKind, Vec<Point>>,
}

impl BreakpointTable {
    /// Creates an empty table.
    pub fn new(program: &Rc<DebuggedProgram>) -> BreakpointTable {
        BreakpointTable {
            debugger: Debugger::new(Rc::clone(program)),
            code: CodeMap::new(program),
            points: HashMap::new(),
        }
    }

    /// Returns the types of the new breakpoints.
    pub fn types(&self) -> &Types {
        &self.debugger.types
    }

    /// Returns the kind of the breakpoint with this number.
    pub fn kind(&self, number: u32) -> Option<&PointKind> {
        self.points.iter().find(|(_, points)| points.iter().any(|p| p.number == number)).map(|(kind, _)| kind)
    }

    /// Removes the entry of a deleted breakpoint.
    pub fn forget(&mut self, number: u32) {
        for points in self.points.values_mut() {
            points.retain(|point| point.number != number);
        }
    }

    /// Replaces all breakpoints of a kind. Unchanged breakpoints keep their numbers and hit counts. `last` is the
    /// highest number in use.
    pub fn set(
        &mut self,
        kind: PointKind,
        requested: Vec<RequestedBreakpoint>,
        sources: &mut Sources,
        last: u32,
    ) -> PointChanges {
        let mut old = self.points.remove(&kind).unwrap_or_default();
        let highest = self.points.values().flatten().chain(&old).map(|point| point.number).max().unwrap_or(0);
        let mut number = last.max(highest);
        let (mut changes, mut points) = (PointChanges::default(), Vec::new());
        for requested in requested {
            if let Some(at) = old.iter().position(|point| point.requested == requested) {
                let point = old.swap_remove(at);
                changes.answers.push(point.answer.clone());
                points.push(point);
                continue;
            }
            number += 1;
            let mut answer = match self.make(&requested, number, sources, &mut changes) {
                Ok(place) => {
                    let mut answer = place;
                    answer["verified"] = true.into();
                    answer
                }
                Err(message) => json!({ "verified": false, "message": message, "reason": "failed" }),
            };
            answer["id"] = number.into();
            changes.answers.push(answer.clone());
            points.push(Point { requested, number, answer });
        }
        changes.removed = old.iter().map(|point| point.number).collect();
        self.points.insert(kind, points);
        changes
    }

    /// Creates a breakpoint, and returns its location.
    fn make(
        &mut self,
        requested: &RequestedBreakpoint,
        number: u32,
        sources: &mut Sources,
        changes: &mut PointChanges,
    ) -> Result<Value, String> {
        let program = Rc::clone(&self.debugger.program);
        let (text, locations, options) = match requested {
            RequestedBreakpoint::Line(source, point) => {
                let text = place_text(&program, sources, source, point.line)?;
                (text.clone(), location::resolve(&program, &text, None)?, &point.options)
            }
            RequestedBreakpoint::Function(point) => {
                (point.name.clone(), location::resolve(&program, &point.name, None)?, &point.options)
            }
            RequestedBreakpoint::Instruction(point) => {
                let reference = &point.instruction_reference;
                let address = parse_address(reference).and_then(|address| address.checked_add_signed(point.offset));
                let location = address.and_then(|address| self.code.location(address));
                let location = location.ok_or_else(|| format!("no instruction has the address {reference}"))?;
                (location::describe(&program, location), vec![location], &point.options)
            }
            RequestedBreakpoint::Data(point) => {
                changes.watchpoints.push(self.watchpoint(point, number)?);
                return Ok(json!({}));
            }
        };
        let first = *locations.first().ok_or("no instruction at this location")?;
        let mut point = Breakpoint::new(number, text, locations);
        self.apply(options, &mut point)?;
        changes.breakpoints.push(point);
        Ok(self.place(requested, first, sources))
    }

    fn apply(&mut self, options: &BreakpointOptions, point: &mut Breakpoint) -> Result<(), String> {
        let given = |text: &Option<String>| text.clone().filter(|text| !text.trim().is_empty());
        if let Some(text) = given(&options.condition) {
            point.condition = Some(self.debugger.condition(&text, &point.locations)?);
        }
        if let Some(text) = given(&options.hit_condition) {
            point.hit_condition = Some(HitCondition::parse(&text)?);
        }
        if let Some(text) = given(&options.log_message) {
            point.log = Some(LogMessage::parse(&text, &mut self.debugger.types)?);
        }
        Ok(())
    }

    fn watchpoint(&mut self, point: &DataBreakpoint, number: u32) -> Result<Watchpoint, String> {
        let (target, text) = parse_data_id(&point.data_id, &mut self.debugger.types).ok_or("the data id is unknown")?;
        let ignored = match point.options.hit_condition.as_deref().map(str::trim).filter(|text| !text.is_empty()) {
            None => 0,
            Some(text) => {
                let count = text.trim_start_matches(">=").trim().parse::<u64>().ok().filter(|count| *count > 0);
                let count =
                    count.ok_or("the number of hits of a data breakpoint is `5` or `>= 5`: it stops from then on")?;
                count - 1
            }
        };
        let mut made = Debugger::watchpoint(number, text, target, 0, true, ignored);
        made.access = match point.access_type.as_deref() {
            Some("read") => WatchAccess::Read,
            Some("readWrite") => WatchAccess::Any,
            _ => WatchAccess::Write,
        };
        if let Some(text) = point.options.condition.as_deref().filter(|text| !text.trim().is_empty()) {
            made.condition = Some(self.debugger.condition(text, &[])?);
        }
        Ok(made)
    }

    /// Describes the location of a breakpoint, in the source in which it was set or in the module.
    fn place(&self, requested: &RequestedBreakpoint, location: Location, sources: &mut Sources) -> Value {
        let program = &self.debugger.program;
        let reference = self.code.address(location).map(|address| format!("{address:#x}"));
        let written = match requested {
            RequestedBreakpoint::Line(source, _) if matches!(sources.find(source), Some(FoundSource::Written(_))) => {
                program.source_line_of(location.0, location.1)
            }
            _ => None,
        };
        if let Some(written) = written {
            return json!({
                "source": sources.file(&written.file, written.directory.as_deref()), "line": written.line,
                "instructionReference": reference,
            });
        }
        let span = program.body(location.0).map(|body| body.span(location.1)).unwrap_or_default();
        match program.line(span) {
            Some((source, line)) => {
                json!({ "source": sources.text(&source.name), "line": line, "instructionReference": reference })
            }
            None => json!({ "instructionReference": reference }),
        }
    }

    /// Returns the lines of a range on which a breakpoint can be set.
    pub fn lines(&self, source: &Source, lines: std::ops::RangeInclusive<i64>, sources: &Sources) -> Vec<i64> {
        let program = &self.debugger.program;
        let found = sources.find(source);
        let stops_there = |line: &i64| {
            let Ok(text) = place_text(program, sources, source, *line) else { return false };
            let Ok(locations) = location::resolve(program, &text, None) else { return false };
            locations.iter().any(|(function, inst)| match found {
                Some(FoundSource::Written(_)) => {
                    program.source_line_of(*function, *inst).is_some_and(|place| i64::from(place.line) == *line)
                }
                _ => {
                    let span = program.body(*function).map(|body| body.span(*inst)).unwrap_or_default();
                    program.line(span).is_some_and(|(_, there)| there as i64 == *line)
                }
            })
        };
        lines.filter(stops_there).collect()
    }
}

/// Returns a line of a source as a location in text.
fn place_text(program: &DebuggedProgram, sources: &Sources, source: &Source, line: i64) -> Result<String, String> {
    if line < 1 {
        return Err(format!("no line has the number {line}"));
    }
    match sources.find(source) {
        Some(FoundSource::Text(name) | FoundSource::Written(name)) => Ok(format!("{name}:{line}")),
        None if program.has_lines() => Err("the program was not compiled from this source".into()),
        None => Err("the program is not in this file, and has no debug info: compile with `-g`".into()),
    }
}
