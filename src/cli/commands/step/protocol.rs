//! The protocol between the parent and the forks that run the program: JSON documents.

use llvmlite_jit::debugger::breakpoint_actions::{HitCondition, LogMessage};
use llvmlite_jit::debugger::breakpoints::{Breakpoint, WatchAccess, WatchTarget, Watchpoint};
use llvmlite_jit::debugger::expression::{self, BreakCondition};
use llvmlite_jit::debugger::{
    DebuggedProgram, Debugger, ScanHit, ScanTarget, StopCondition, breakpoints::Hit, parse_type,
};
use llvmlite_jit::ir::{GlobalId, InstId, Types, ValueId};
use serde_json::{Value, json};
use std::collections::BTreeMap;

use super::session::{DebugSession, Display, UserChange};
use super::{list, values};

/// Writes breakpoints, watchpoints, displays, values and changes, for the next fork.
pub fn settings(session: &DebugSession) -> Value {
    let DebugSession { debugger, displays, changes, .. } = session;
    let breaks: Vec<Value> = debugger.breakpoints.iter().map(breakpoint).collect();
    let watches: Vec<Value> = debugger.watchpoints.iter().map(|point| watchpoint(point, &debugger.types)).collect();
    let displays: Vec<Value> =
        displays.iter().map(|d| json!([d.number, d.text, d.function.map(|function| function.as_u32())])).collect();
    let changes: Vec<Value> = changes.iter().map(|made| json!([made.step, values::change(&made.change)])).collect();
    json!({
        "last": debugger.last_number(), "breaks": breaks, "watches": watches, "displays": displays, "changes": changes,
        "source": session.source, "listsize": session.list_size, "print": values::print_settings(debugger.settings),
        "commands": session.commands, "history": values::history(&debugger.history, &debugger.types),
    })
}

/// Writes a breakpoint.
pub fn breakpoint(point: &Breakpoint) -> Value {
    let locations: Vec<(u32, u32)> = point.locations.iter().map(|(f, i)| (f.as_u32(), i.as_u32())).collect();
    json!({
        "number": point.number, "text": point.text, "spots": locations,
        "condition": point.condition.as_ref().map(|condition| &condition.text),
        "ignore": point.ignore, "hits": point.hits, "enabled": point.enabled, "temporary": point.temporary,
        "hit_condition": point.hit_condition.as_ref().map(|condition| &condition.text),
        "log": point.log.as_ref().map(|message| &message.text),
    })
}

/// Writes a watchpoint.
pub fn watchpoint(point: &Watchpoint, types: &Types) -> Value {
    let watched = match point.watched {
        WatchTarget::Local { frame, function, value } => {
            json!({ "frame": frame, "function": function.as_u32(), "value": value.as_u32() })
        }
        WatchTarget::Cell { address, ty, size, frame } => {
            json!({ "address": address, "type": types.display(ty), "size": size, "frame": frame })
        }
    };
    let access = match point.access {
        WatchAccess::Write => "write",
        WatchAccess::Read => "read",
        WatchAccess::Any => "any",
    };
    json!({
        "number": point.number, "text": point.text, "watched": watched, "access": access,
        "condition": point.condition.as_ref().map(|condition| &condition.text),
        "ignore": point.ignore, "hits": point.hits, "enabled": point.enabled,
    })
}

fn number(value: &Value, key: &str) -> u64 {
    value[key].as_u64().unwrap_or(0)
}

/// Returns the text of an entry in a document; an empty text if the entry is missing.
pub fn text<'v>(value: &'v Value, key: &str) -> &'v str {
    value[key].as_str().unwrap_or("")
}

/// Replaces the breakpoints and watchpoints by those written by [`settings`].
pub fn restore_points(debugger: &mut Debugger, settings: &Value) {
    let list = |key: &str| settings[key].as_array().cloned().unwrap_or_default();
    debugger.breakpoints.clear();
    debugger.watchpoints.clear();
    for b in list("breaks") {
        let pair = |location: &Value| {
            let part = |n: usize| location[n].as_u64().unwrap_or(0) as u32;
            (GlobalId::from_u32(part(0)), InstId::from_u32(part(1)))
        };
        let locations = b["spots"].as_array().map(|list| list.iter().map(pair).collect()).unwrap_or_default();
        let condition = condition(debugger, &b);
        let hit_condition = b["hit_condition"].as_str().and_then(|text| HitCondition::parse(text).ok());
        let log = b["log"].as_str().and_then(|text| LogMessage::parse(text, &mut debugger.types).ok());
        debugger.restore_breakpoint(Breakpoint {
            condition,
            ignore: number(&b, "ignore"),
            hits: number(&b, "hits"),
            enabled: b["enabled"].as_bool().unwrap_or(true),
            temporary: b["temporary"].as_bool().unwrap_or(false),
            hit_condition,
            log,
            ..Breakpoint::new(number(&b, "number") as u32, text(&b, "text").into(), locations)
        });
    }
    for w in list("watches") {
        let place = &w["watched"];
        let watched = match place["type"].as_str() {
            None => WatchTarget::Local {
                frame: number(place, "frame") as usize,
                function: GlobalId::from_u32(number(place, "function") as u32),
                value: ValueId::from_u32(number(place, "value") as u32),
            },
            Some(ty) => {
                let Ok((ty, _)) = parse_type(ty, &mut debugger.types) else { continue };
                let frame = place["frame"].as_u64().map(|frame| frame as usize);
                WatchTarget::Cell { address: number(place, "address"), ty, size: number(place, "size"), frame }
            }
        };
        let enabled = w["enabled"].as_bool().unwrap_or(true);
        let (hits, ignore) = (number(&w, "hits"), number(&w, "ignore"));
        let number = number(&w, "number") as u32;
        let mut point = Debugger::watchpoint(number, text(&w, "text").into(), watched, hits, enabled, ignore);
        point.condition = condition(debugger, &w);
        point.access = match text(&w, "access") {
            "read" => WatchAccess::Read,
            "any" => WatchAccess::Any,
            _ => WatchAccess::Write,
        };
        debugger.restore_watchpoint(point);
    }
    debugger.set_last_number(number(settings, "last") as u32);
}

/// Restores the state that [`settings`] wrote.
pub fn restore(debugger: &mut Debugger, settings: &Value) -> (Vec<Display>, Vec<UserChange>) {
    let list = |key: &str| settings[key].as_array().cloned().unwrap_or_default();
    restore_points(debugger, settings);
    let display = |d: &Value| {
        let function = d[2].as_u64().map(|function| GlobalId::from_u32(function as u32));
        Some(Display { number: d[0].as_u64()? as u32, text: d[1].as_str()?.to_string(), function })
    };
    let made = |m: &Value| Some(UserChange { step: m[0].as_u64()?, change: values::read_change(&m[1])? });
    debugger.settings = values::read_print_settings(&settings["print"]);
    debugger.history = values::read_history(&settings["history"], &mut debugger.types);
    (list("displays").iter().filter_map(display).collect(), list("changes").iter().filter_map(made).collect())
}

/// Whether lines, calls and variables of the source are shown.
pub fn source(settings: &Value) -> bool {
    settings["source"] == true
}

/// Returns the commands of the breakpoints.
pub fn commands(settings: &Value) -> BTreeMap<u32, Vec<String>> {
    let lines = |body: &Value| {
        let lines = body.as_array().into_iter().flatten();
        lines.filter_map(|line| line.as_str().map(String::from)).collect()
    };
    let all = settings["commands"].as_object().into_iter().flatten();
    all.filter_map(|(number, body)| Some((number.parse().ok()?, lines(body)))).collect()
}

/// Returns the number of lines that `list` shows.
pub fn list_size(settings: &Value) -> usize {
    settings["listsize"].as_u64().map_or(list::LINES, |lines| lines as usize)
}

/// Returns the columns and lines of the requested view.
pub fn view(request: &Value) -> Option<(usize, usize)> {
    Some((request["view"][0].as_u64()? as usize, request["view"][1].as_u64()? as usize))
}

fn condition(debugger: &mut Debugger, point: &Value) -> Option<BreakCondition> {
    expression::parse_condition(point["condition"].as_str()?, &mut debugger.types).ok()
}

/// Requests an earlier step: one fork scans for it, and a second one runs up to it.
pub fn scan(from: u64, end: u64, look: ScanTarget, count: u64) -> Value {
    let (look, depth) = match look {
        ScanTarget::Any => ("any", 0),
        ScanTarget::Depth(depth) => ("depth", depth),
        ScanTarget::Line(depth) => ("line", depth),
        ScanTarget::Points => ("points", 0),
    };
    json!({ "rerun": "scan", "from": from, "end": end, "look": look, "depth": depth, "count": count })
}

/// Returns the stop condition of a fork.
pub fn stop_condition(value: &Value, program: &DebuggedProgram) -> StopCondition {
    match text(value, "rerun") {
        "continue" => StopCondition::Continue,
        "start" if source(&value["settings"]) => start_of(program, text(value, "entry")),
        "scan" => StopCondition::Scan {
            from: number(value, "from"),
            end: number(value, "end"),
            look: match text(value, "look") {
                "depth" => ScanTarget::Depth(number(value, "depth") as usize),
                "line" => ScanTarget::Line(number(value, "depth") as usize),
                "points" => ScanTarget::Points,
                _ => ScanTarget::Any,
            },
            count: number(value, "count") as usize,
        },
        _ => StopCondition::Goto(number(value, "step")),
    }
}

/// Returns the stop condition for the first line of the entry point, where its arguments have their values.
pub fn start_of(program: &DebuggedProgram, entry: &str) -> StopCondition {
    let entry = program.checked.module().find(entry.trim_start_matches('@'));
    let start = entry.and_then(|id| Some((id, program.start(id)?)));
    match start.filter(|(id, _)| !program.lines(*id).is_empty()) {
        Some(start) => StopCondition::Advance { locations: vec![start], depth: 1 },
        None => StopCondition::Goto(0),
    }
}

/// Writes the results of a scan: the steps, each with a message.
pub fn found(findings: &[ScanHit]) -> Value {
    let list: Vec<Value> = findings
        .iter()
        .map(|finding| {
            let notes: Vec<String> = finding.hits.iter().map(|hit| hit_text(hit, true)).collect();
            let numbers: Vec<u32> = finding.hits.iter().map(Hit::number).collect();
            json!({ "step": finding.step, "note": notes.concat(), "hits": numbers })
        })
        .collect();
    json!({ "found": list })
}

/// Formats a hit, in lines. `before`: the program has stopped before the instruction that changes the value, rather
/// than after it.
pub fn hit_text(hit: &Hit, before: bool) -> String {
    match hit {
        Hit::Breakpoint { number, temporary, trouble } => {
            let kind = if *temporary { "temporary breakpoint" } else { "breakpoint" };
            let trouble =
                trouble.as_ref().map_or(String::new(), |t| format!(", whose condition cannot be evaluated: {t}"));
            format!("{kind} {number}{trouble}\n")
        }
        Hit::Changed { number, text, old, new } if before => {
            format!("watchpoint {number}: the next instruction changes {text}\n  from {old}\n  to   {new}\n")
        }
        Hit::Changed { number, text, old, new } => {
            format!("watchpoint {number}: {text} has changed\n  old  {old}\n  new  {new}\n")
        }
        Hit::Read { number, text, value } if before => {
            format!("watchpoint {number}: the next instruction reads {text}\n  value {value}\n")
        }
        Hit::Read { number, text, value } => {
            format!("watchpoint {number}: {text} has been read\n  value {value}\n")
        }
        Hit::Left { number, text } => {
            format!("watchpoint {number}: deleted, since the call that {text} belongs to has ended\n")
        }
    }
}
