//! The call stack: calls of the program with their locations, and functions inlined into them.

use super::{FrameId, Inspector, StoppedProgram, number};
use crate::interp::debug::Frame;
use crate::source::DebugLocation;
use serde_json::{Value, json};

impl Inspector {
    /// Answers `stackTrace`. Sources have their names from the module and its debug information; the adapter finds
    /// their files.
    pub(super) fn stack_trace(&mut self, stopped: &StoppedProgram<'_, '_>, arguments: &Value) -> Result<Value, String> {
        let first = number(arguments, "startFrame").unwrap_or(0);
        let levels = number(arguments, "levels").filter(|levels| *levels > 0).unwrap_or(usize::MAX);
        let depth = stopped.state.depth();
        let (mut frames, mut passed) = (Vec::new(), 0);
        // Without debug information, each call is one frame, or two if the host made it.
        let is_simple = !stopped.debugger.program.has_lines();
        let outside = (1..depth.min(1 << 16)).filter(|n| stopped.state.frame(*n).is_some_and(|frame| frame.outermost));
        let total = is_simple.then(|| depth + outside.count());
        for frame in (0..depth).rev() {
            if frames.len() >= levels {
                break;
            }
            for one in self.frames_of(stopped, frame) {
                if passed >= first && frames.len() < levels {
                    frames.push(one);
                }
                passed += 1;
            }
        }
        Ok(json!({ "stackFrames": frames, "totalFrames": total.filter(|_| depth < 1 << 16) }))
    }

    fn frames_of(&mut self, stopped: &StoppedProgram<'_, '_>, n: usize) -> Vec<Value> {
        let Some(frame) = stopped.state.frame(n) else { return Vec::new() };
        let program = stopped.program();
        let info = program.debug_info();
        let variables = program.variables(frame.function);
        let body = program.body(frame.function);
        let functions = body.map_or(Vec::new(), |body| info.functions(body, frame.inst, &variables));
        let mut places = program.debug_locs(frame.function, frame.inst).into_vec();
        places.retain(|place| place.line > 0);
        let here = |place: &DebugLocation| {
            json!({
                "written": { "file": place.file, "directory": place.directory },
                "line": place.line, "column": place.column.max(1),
            })
        };
        let mut in_module = json!({ "line": 0, "column": 0 });
        if let Some(span) = body.map(|body| body.span(frame.inst))
            && let Some(source) = program.sources.find(span.lo)
        {
            let ((line, column), (end_line, end_column)) = (source.line_column(span.lo), source.line_column(span.hi));
            in_module = json!({
                "text": source.name, "line": line, "column": column, "endLine": end_line, "endColumn": end_column,
            });
        }
        let name = program.source_name(frame.function).unwrap_or_else(|| program.global_name(frame.function));
        let address = self.code(&program).address((frame.function, frame.inst));
        let reference = address.map(|address| format!("{address:#x}"));
        let mut all: Vec<Value> = Vec::new();
        let mut add = |level: usize, name: &str, place: &Value, hint: &str| {
            let mut one = place.clone();
            one["id"] = FrameId { frame: n, level }.number().into();
            one["name"] = name.into();
            one["instructionPointerReference"] = json!(reference);
            one["presentationHint"] = hint.into();
            all.push(one);
        };
        if stopped.source {
            // The location belongs to the instruction, or to the next instruction in the block that has one.
            let next = || next_place(stopped, &frame);
            let place = |level: usize| match (places.get(level), level) {
                (Some(place), _) => here(place),
                (None, 0) => next().map_or_else(|| in_module.clone(), |place| here(&place)),
                _ => in_module.clone(),
            };
            for (level, (function, _)) in functions.iter().enumerate() {
                let is_own = level + 1 == functions.len();
                add(level, if is_own && name.contains('(') { &name } else { function }, &place(level), "normal");
            }
            if functions.is_empty() {
                add(0, &name, &place(0), "normal");
            }
        } else {
            let from = places.first().map(|place| {
                let function = functions.first().map(|(name, _)| format!("{name} at ")).unwrap_or_default();
                format!(" ({function}{}:{})", place.file.rsplit('/').next().unwrap_or(""), place.line)
            });
            let name = program.global_name(frame.function) + &from.unwrap_or_default();
            add(0, &name, &in_module, "normal");
            for (level, (function, _)) in functions.iter().enumerate().skip(1) {
                let place = places.get(level).map_or_else(|| in_module.clone(), here);
                add(level, &format!("inlined into {function}"), &place, "subtle");
            }
        }
        if frame.outermost && n > 0 {
            add(super::LEVELS - 1, "called by a host function", &json!({ "line": 0, "column": 0 }), "label");
        }
        all
    }
}

/// Returns the source location of the next instruction in the block that has one.
fn next_place(stopped: &StoppedProgram<'_, '_>, frame: &Frame) -> Option<DebugLocation> {
    let program = &stopped.debugger.program;
    let (body, graph) = (program.body(frame.function)?, program.graph(frame.function)?);
    let (block, n) = *graph.places.get(&frame.inst)?;
    let mut rest = body.blocks[block].insts.iter().skip(n as usize);
    rest.find_map(|inst| program.source_line_of(frame.function, *inst))
}
