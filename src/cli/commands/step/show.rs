//! Output of a stopped program's state: locations, calls, values, memory.

use super::session::DebugSession;
use crate::cli::report::render::source_line;
use llvmlite_jit::debugger::value_text::{Radix, ValueWriter};
use llvmlite_jit::interp::debug::{Frame, Object, ObjectKind, ObjectState, State, Tree};
use llvmlite_jit::ir::{GlobalId, GlobalKind, InstId};
use llvmlite_jit::source::Source;

/// Terminal colors, or none.
#[derive(Clone, Copy)]
pub struct Palette(pub bool);

impl Palette {
    fn with(self, code: &str, text: &str) -> String {
        if self.0 { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_string() }
    }

    /// Highlights a text.
    pub fn bold(self, text: &str) -> String {
        self.with("1", text)
    }

    /// De-emphasizes a text.
    pub fn dim(self, text: &str) -> String {
        self.with("2", text)
    }

    /// Marks a title.
    pub fn reverse(self, text: &str) -> String {
        self.with("7", text)
    }

    /// Marks the current location.
    pub fn here(self, text: &str) -> String {
        self.with("1;32", text)
    }

    /// Marks a value.
    pub fn value(self, text: &str) -> String {
        self.with("36", text)
    }

    /// Marks a changed value or an error.
    pub fn alarm(self, text: &str) -> String {
        self.with("1;33", text)
    }
}

/// Maximum number of objects drawn.
const MAX_OBJECTS: usize = 64;
/// Maximum number of array elements drawn.
pub const MAX_ELEMENTS: u64 = 16;
/// Number of lines shown before and after the current one.
const AROUND: usize = 2;
/// Number of calls listed at each end of a call stack.
const CALLS: usize = 20;

impl DebugSession {
    /// Returns a writer for the values of a state.
    pub fn writer<'a>(&'a self, state: &State<'a>, radix: Radix) -> ValueWriter<'a> {
        let (program, settings) = (&self.debugger.program, self.debugger.settings);
        ValueWriter { program, state: *state, types: &self.debugger.types, radix, settings }
    }

    /// Formats the location of a frame: `prog.ll:12`.
    pub fn place(&self, frame: &Frame) -> String {
        let program = &self.debugger.program;
        let span = program.body(frame.function).map(|body| body.span(frame.inst)).unwrap_or_default();
        program.line(span).map_or(String::new(), |(source, line)| format!("{}:{line}", source.name))
    }

    /// Formats a call: `@fac(i64 %n = 6)`.
    fn signature(&self, state: &State<'_>, n: usize, frame: &Frame) -> String {
        let program = &self.debugger.program;
        let writer = self.writer(state, Radix::Signed);
        let arguments: Vec<String> = program.body(frame.function).map_or(Vec::new(), |body| {
            let argument = |value: &_| {
                let name = body.value_name(*value);
                let ty = self.debugger.types.display(body.values[*value].ty);
                match state.value(n, *value) {
                    Some(tree) => format!("{ty} {name} = {}", writer.plain(&tree)),
                    None => format!("{ty} {name}"),
                }
            };
            body.params.iter().map(argument).collect()
        });
        format!("{}({})", program.global_name(frame.function), arguments.join(", "))
    }

    /// Formats the location of a call; the call itself is omitted if the last stop was in it.
    pub fn location(&self, state: &State<'_>, n: usize, whole: bool) -> String {
        let Some(frame) = state.frame(n) else { return String::new() };
        if let Some(text) = if self.source { self.source_location(state, n, whole) } else { None } {
            return text;
        }
        let program = &self.debugger.program;
        let mut out = String::new();
        if whole {
            let signature = self.paint.bold(&self.signature(state, n, &frame));
            let number = state.depth() - 1 - n;
            let number = if number > 0 { format!("#{number} ") } else { String::new() };
            out += &format!("{number}{signature} at {}, step {}\n", self.place(&frame), state.steps());
        }
        let span = program.body(frame.function).map(|body| body.span(frame.inst)).unwrap_or_default();
        if let Some((source, line)) = program.line(span) {
            let text = clip(source.line_text(line));
            // On entry to another function the surrounding lines are shown too, unless the view shows them.
            let around = if whole && self.view.is_none() { AROUND } else { 0 };
            let near = |from: usize, to: usize| -> String {
                let known = from.max(1)..=to.min(source.text().lines().count());
                known
                    .map(|n| format!("{} {}\n", self.paint.dim(&format!("{n:>5} │")), clip(source.line_text(n))))
                    .collect()
            };
            out += &near(line.saturating_sub(around), line - 1);
            let written = program.debug_locs(frame.function, frame.inst);
            let arrow = if around > 0 { '→' } else { ' ' };
            out += &format!("{} {}\n", self.paint.here(&format!("{arrow}{line:>4} │")), text);
            if let Some(place) = written.first() {
                let line = source_line(place, Some(&source.name));
                let text = line.map_or(String::new(), |line| format!("  {}", line.text.trim()));
                out += &self.paint.dim(&format!("      │ from {place}{text}\n"));
            }
            out += &near(line + 1, line + around);
        }
        out
    }

    /// Whether a line has a breakpoint.
    pub fn breaks_at(&self, source: &Source, line: usize) -> bool {
        let program = &self.debugger.program;
        let is_there = |(function, inst): &(GlobalId, InstId)| {
            let span = program.body(*function).map(|body| body.span(*inst));
            span.and_then(|span| program.line(span)).is_some_and(|(s, n)| s.base == source.base && n == line)
        };
        self.debugger.breakpoints.iter().any(|point| point.locations.iter().any(is_there))
    }

    /// Formats lines of a text, with the next instruction underlined.
    pub fn listing(&self, state: Option<&State<'_>>, first: usize, last: usize, name: &str) -> String {
        let program = &self.debugger.program;
        let Some(source) = program.sources.sources().iter().find(|s| s.name == name) else { return String::new() };
        let here = state.and_then(|state| {
            let frame = state.frame(self.frame)?;
            Some(program.body(frame.function)?.span(frame.inst))
        });
        let place = here.filter(|span| program.sources.find(span.lo).is_some_and(|s| s.base == source.base));
        let place = place.map(|span| (source.line_column(span.lo), source.slice(span)));
        let count = source.text().lines().count();
        let mut out = String::new();
        for line in first.max(1)..=last.min(count) {
            let mark = if self.breaks_at(source, line) { self.paint.alarm("●") } else { " ".into() };
            let text = clip(source.line_text(line));
            match &place {
                Some(((at, column), span)) if *at == line => {
                    out += &format!("{mark}{} {text}\n", self.paint.here(&format!("{line:>4} │")));
                    let width = span.lines().next().unwrap_or("").chars().count().clamp(1, 200);
                    let carets = self.paint.here(&"^".repeat(width));
                    out += &format!("      {} {}{carets}\n", self.paint.here("│"), " ".repeat(column - 1));
                }
                _ => out += &format!("{mark}{} {text}\n", self.paint.dim(&format!("{line:>4} │"))),
            }
        }
        out
    }

    /// Formats the call stack, the innermost call first.
    pub fn backtrace(&self, state: &State<'_>, most: Option<i64>, full: bool) -> String {
        let depth = state.depth();
        let line = |n: usize| {
            let Some(frame) = state.frame(depth - 1 - n) else { return String::new() };
            let mark = if depth - 1 - n == self.frame { "→" } else { " " };
            let outside = match frame.outermost && n + 1 < depth {
                true => "\n      called by a host function",
                false => "",
            };
            if let Some(line) =
                if self.source { self.source_backtrace_line(state, depth - 1 - n, mark, n) } else { None }
            {
                return line + outside.trim_start_matches('\n') + if outside.is_empty() { "" } else { "\n" };
            }
            let written = self.debugger.program.debug_locs(frame.function, frame.inst);
            let signature = self.signature(state, depth - 1 - n, &frame);
            let calls = self.source_calls(state, depth - 1 - n, &frame);
            let from = match (calls.first(), written.first()) {
                (Some((name, _)), Some(place)) => format!(", {name} from {place}"),
                (Some((name, _)), None) => format!(", {name}"),
                (None, Some(place)) => format!(", from {place}"),
                (None, None) => String::new(),
            };
            let around = calls.iter().skip(1).map(|(name, place)| {
                let from = place.as_ref().map_or(String::new(), |place| format!(" from {place}"));
                format!("\n      inlined into {name}{from}")
            });
            let from = from + &around.collect::<String>();
            format!("{mark}#{n:<3} {} at {}{from}{outside}\n", self.paint.bold(&signature), self.place(&frame))
        };
        let (first, last) = match most {
            Some(most @ ..0) => (0, (most.unsigned_abs() as usize).min(depth)),
            Some(most) => ((most as usize).min(depth), 0),
            None if depth <= 2 * CALLS => (depth, 0),
            None => (CALLS, CALLS),
        };
        let line = |n: usize| match full {
            true => line(n) + &self.frame_values(state, depth - 1 - n),
            false => line(n),
        };
        let mut out: String = (0..first).map(line).collect();
        if first + last < depth {
            out += &format!("  … {} more calls\n", depth - first - last);
        }
        out.extend((depth - last..depth).map(line));
        out
    }

    /// Formats the values of a call below its line, for `backtrace full`.
    fn frame_values(&self, state: &State<'_>, n: usize) -> String {
        let mut texts = self.source_texts(state, n, None);
        if !self.source {
            texts.extend(self.local_texts(state, n));
        }
        texts.into_iter().map(|(name, text)| format!("        {name} = {}\n", self.paint.value(&text))).collect()
    }

    /// Formats the defined values of a call; those that have changed since the last stop are marked.
    pub fn locals(&mut self, state: &State<'_>) -> String {
        let Some(frame) = state.frame(self.frame) else { return "the program is not running\n".into() };
        let texts = self.local_texts(state, self.frame);
        let same_call = self.before.as_ref().filter(|(key, _)| *key == (self.frame, frame.function));
        let mut out = String::new();
        let width = texts.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
        for (name, text) in &texts {
            let changed = same_call.is_some_and(|(_, before)| before.get(name) != Some(text));
            let mark = if changed { self.paint.alarm("*") } else { " ".into() };
            out += &format!("{mark} {name:<width$} = {}\n", self.paint.value(text));
        }
        match out.is_empty() {
            true => format!("{} has no values yet\n", self.debugger.program.global_name(frame.function)),
            false => out,
        }
    }

    /// Returns the names and values of a call's locals.
    pub fn local_texts(&self, state: &State<'_>, n: usize) -> Vec<(String, String)> {
        let program = &self.debugger.program;
        let Some(frame) = state.frame(n) else { return Vec::new() };
        let Some(body) = program.body(frame.function) else { return Vec::new() };
        let writer = self.writer(state, Radix::Signed);
        let values = program.values_defined_at(frame.function, frame.inst);
        values.into_iter().filter_map(|v| Some((body.value_name(v), writer.typed(&state.value(n, v)?)))).collect()
    }

    /// Like [`DebugSession::local_texts`], but shows the pointee of a pointer whose text would be its own name.
    pub fn led_texts(&self, state: &State<'_>, n: usize) -> Vec<(String, String)> {
        let mut texts = self.local_texts(state, n);
        for (name, text) in &mut texts {
            if text.strip_suffix(name.as_str()).is_some_and(|before| before.ends_with(' '))
                && let Some(object) =
                    state.allocas(n).into_iter().find(|o| self.writer(state, Radix::Signed).object(o) == *name)
                && let Some((ty, 1)) = self.writer(state, Radix::Signed).object_type(&object)
            {
                let there = state.read(object.address, &self.debugger.types, ty, MAX_ELEMENTS);
                *text = format!("→ {}", self.writer(state, Radix::Signed).typed(&there));
            }
        }
        texts
    }

    /// Reads the content of an object.
    pub fn content(&mut self, state: &State<'_>, object: &Object) -> Tree {
        let program = std::rc::Rc::clone(&self.debugger.program);
        ValueWriter::new(&program, *state).content(object, &mut self.debugger.types, MAX_ELEMENTS)
    }

    /// Draws objects as trees.
    pub fn draw(&mut self, state: &State<'_>, objects: &[Object]) -> String {
        let shown = objects.iter().take(MAX_OBJECTS);
        let trees: Vec<(String, Tree)> = shown
            .map(|object| {
                let tree = self.content(state, object);
                let mut name = self.writer(state, Radix::Signed).object(object);
                if object.state == ObjectState::Ended {
                    name += " (its lifetime has ended)";
                }
                (name, tree)
            })
            .collect();
        let mut text = self.writer(state, Radix::Signed).draw_all(&trees, self.width);
        if objects.len() > MAX_OBJECTS {
            text += &format!("… {} more\n", objects.len() - MAX_OBJECTS);
        }
        text
    }

    /// Formats the heap blocks.
    pub fn heap(&mut self, state: &State<'_>) -> String {
        let mut blocks: Vec<Object> = state.objects().filter(|o| matches!(o.kind, ObjectKind::Heap(_))).collect();
        blocks.sort_by_key(|o| match o.kind {
            ObjectKind::Heap(serial) => serial,
            _ => 0,
        });
        if blocks.is_empty() {
            return "the heap is empty\n".into();
        }
        let mut out = String::new();
        for block in blocks.iter().take(MAX_OBJECTS) {
            let writer = self.writer(state, Radix::Signed);
            let made = block.allocated_by.and_then(|(function, inst)| {
                let program = &self.debugger.program;
                let (source, line) = program.line(program.body(function)?.span(inst))?;
                Some(format!(", allocated by {} at {}:{line}", program.global_name(function), source.name))
            });
            let ty = match writer.object_type(block) {
                Some((ty, 1)) => format!(", {}", self.debugger.types.display(ty)),
                Some((ty, n)) => format!(", {n} of {}", self.debugger.types.display(ty)),
                None => String::new(),
            };
            let state = if block.state == ObjectState::Freed { ", freed" } else { "" };
            let bytes = llvmlite_jit::debugger::memory_tree::bytes(block.size);
            out += &format!("{}: {bytes}{ty}{}{state}\n", writer.object(block), made.unwrap_or_default());
        }
        let live: Vec<Object> = blocks.into_iter().filter(|o| o.state == ObjectState::Live).collect();
        if !live.is_empty() {
            out += "\n";
            out += &self.draw(state, &live);
        }
        out
    }

    /// Draws the allocas, call by call, the innermost call first.
    pub fn stack(&mut self, state: &State<'_>) -> String {
        let depth = state.depth();
        let mut out = String::new();
        for n in (0..depth).rev().take(CALLS) {
            let Some(frame) = state.frame(n) else { continue };
            let objects = state.allocas(n);
            let title = format!("#{} {}", depth - 1 - n, self.signature(state, n, &frame));
            out += &format!("{}\n", self.paint.bold(&title));
            match objects.is_empty() {
                true => out += "  (no variables in memory)\n",
                false => out += &self.draw(state, &objects),
            }
        }
        if depth > CALLS {
            out += &format!("… {} more calls\n", depth - CALLS);
        }
        if out.is_empty() { "no call is active\n".into() } else { out }
    }

    /// Draws the whole memory: globals, stack, heap.
    pub fn all_memory(&mut self, state: &State<'_>) -> String {
        let module = self.debugger.program.checked.clone();
        let is_data = |o: &Object| match o.kind {
            ObjectKind::Global(id) => {
                matches!(module.module().globals[id].kind, GlobalKind::Variable { init: Some(_), .. })
            }
            ObjectKind::Argument => true,
            _ => false,
        };
        let mut parts = Vec::new();
        let globals: Vec<Object> = state.objects().filter(is_data).collect();
        if !globals.is_empty() {
            parts.push(format!("{}\n{}", self.paint.bold("globals"), self.draw(state, &globals)));
        }
        let stack: Vec<Object> = (0..state.depth()).flat_map(|n| state.allocas(n)).collect();
        if !stack.is_empty() {
            parts.push(format!("{}\n{}", self.paint.bold("stack"), self.draw(state, &stack)));
        }
        let live = |o: &Object| matches!(o.kind, ObjectKind::Heap(_)) && o.state == ObjectState::Live;
        let heap: Vec<Object> = state.objects().filter(live).collect();
        if !heap.is_empty() {
            parts.push(format!("{}\n{}", self.paint.bold("heap"), self.draw(state, &heap)));
        }
        if parts.is_empty() { "the program has nothing in memory\n".into() } else { parts.join("\n") }
    }
}

/// Cuts a long line.
pub fn clip(line: &str) -> String {
    const MAX_CHARS: usize = 160;
    match line.char_indices().nth(MAX_CHARS) {
        Some((at, _)) => format!("{}…", &line[..at]),
        None => line.to_string(),
    }
}
