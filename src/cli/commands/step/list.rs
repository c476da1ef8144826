//! `list`: the text around a location, in the IR or in the source.

use super::session::{DebugSession, ListPosition, ListedLines, StepAction};
use crate::cli::report::render::source_text;
use llvmlite_jit::debugger::location;
use llvmlite_jit::interp::debug::State;
use llvmlite_jit::source::DebugLocation;
use std::ops::Range;

/// Number of lines shown at once.
pub const LINES: usize = 11;

impl DebugSession {
    /// Executes `list`.
    pub fn list(&mut self, state: &State<'_>, rest: &str) -> Result<StepAction, String> {
        if rest == "-" {
            let ListedLines { position, first, .. } =
                self.listed.take().map_or_else(|| self.position(state, ""), Ok)?;
            if first <= 1 {
                self.listed = Some(ListedLines { position, first, next: first });
                return Err("start of the text".into());
            }
            return self.show_lines(state, position, first.saturating_sub(self.list_size).max(1), first - 1);
        }
        if let Some((first, last)) =
            rest.split_once(',').filter(|(first, _)| !first.contains('(') || rest.contains(')'))
            && !rest.ends_with(')')
        {
            return self.list_range(state, first.trim(), last.trim());
        }
        let ListedLines { position, next, .. } = match self.listed.take() {
            Some(listed) if rest.is_empty() => listed,
            _ => {
                let listed = self.position(state, rest)?;
                ListedLines { next: listed.first.saturating_sub(LINES / 2).max(1), ..listed }
            }
        };
        let last = next + self.list_size - 1;
        self.show_lines(state, position, next, last)
    }

    /// Executes `list 10,20`, `list prog.c:10,20`, `list main,+3`, `list ,20` and `list 10,`.
    fn list_range(&mut self, state: &State<'_>, first: &str, last: &str) -> Result<StepAction, String> {
        let usage = || "expected two lines, as in `list 10,20`, or a number of lines, as in `list main,+3`".to_string();
        let line = |text: &str| text.parse::<usize>().map_err(|_| usage());
        let last_name = last.rsplit_once(':').map_or(last, |(_, line)| line);
        let ListedLines { position, first: from, .. } =
            self.position(state, if first.is_empty() { last } else { first })?;
        let (from, to) = match (first.is_empty(), last_name.strip_prefix('+')) {
            (true, _) => (from.saturating_sub(self.list_size - 1).max(1), from),
            (_, Some(by)) => (from, from + line(by)?),
            _ if last_name.is_empty() => (from, from + self.list_size - 1),
            _ => (from, line(last_name)?),
        };
        if to < from {
            return Err(format!("line {to} precedes line {from}"));
        }
        self.show_lines(state, position, from, to)
    }

    fn show_lines(
        &mut self,
        state: &State<'_>,
        position: ListPosition,
        first: usize,
        last: usize,
    ) -> Result<StepAction, String> {
        let text = match &position {
            ListPosition::Written(written) => self
                .written_listing(state, written, first..last + 1)
                .ok_or_else(|| format!("{} cannot be read, or has been changed since", written.file))?,
            ListPosition::Assembly(name) => self.listing(Some(state), first, last, name),
        };
        if text.is_empty() {
            self.listed = Some(ListedLines { position, first, next: first });
            return Err("end of the text".into());
        }
        self.listed = Some(ListedLines { position, first, next: last + 1 });
        Ok(StepAction::Stay(text))
    }

    /// Returns the text and the line of a location: of the source if the source view is active or a source file is
    /// given, and otherwise of the LLVM assembly.
    fn position(&self, state: &State<'_>, place: &str) -> Result<ListedLines, String> {
        let place = &*self.typed_place(state, place);
        if let Some(written) = self.written_place(state, place) {
            let module = self.debugger.program.sources.sources().first().map(|source| source.name.as_str());
            if source_text(&written, module).is_some() || !place.is_empty() {
                let first = written.line as usize;
                return Ok(ListedLines { position: ListPosition::Written(written), first, next: first });
            }
        }
        let program = &self.debugger.program;
        let current = state.frame(self.frame).map(|frame| (frame.function, frame.inst));
        if let Ok(line) = place.parse::<usize>() {
            let here = current.and_then(|(function, inst)| program.line(program.body(function)?.span(inst)));
            let source = here.map(|(source, _)| source).or(program.sources.sources().first());
            let name = source.map(|source| source.name.clone()).unwrap_or_default();
            return Ok(ListedLines { position: ListPosition::Assembly(name), first: line, next: line });
        }
        let locations = location::resolve(program, place, current)?;
        let (function, inst) = *locations.first().ok_or("no instruction at this location")?;
        let span = program.body(function).map(|body| body.span(inst)).unwrap_or_default();
        let (source, line) = program.line(span).ok_or("its text is not available")?;
        Ok(ListedLines { position: ListPosition::Assembly(source.name.clone()), first: line, next: line })
    }

    /// Returns the source location to list: the current one, a line of a file, or the start of a function
    /// with this source name.
    fn written_place(&self, state: &State<'_>, text: &str) -> Option<DebugLocation> {
        let program = &self.debugger.program;
        if text.is_empty() {
            return match state.frame(self.frame) {
                _ if !self.source => None,
                Some(frame) => self.source_place(&frame),
                None => self.main_place(),
            };
        }
        if text.starts_with(['@', '%', '.']) || text.parse::<usize>().is_ok() {
            return None;
        }
        if let Some((file, line)) = text.rsplit_once(':')
            && let Ok(line) = line.trim().parse()
        {
            let is_assembly =
                program.sources.sources().iter().any(|s| s.name == file || s.name.ends_with(&format!("/{file}")));
            let written = program.first_location_in(file).filter(|_| !is_assembly)?;
            return Some(DebugLocation { line, column: 0, ..written });
        }
        if !self.source {
            return None;
        }
        let (function, inst) = *location::resolve(program, text, None).ok()?.first()?;
        let declared = program.subprogram(function).and_then(|node| program.debug_info().line_of(&node));
        let written = program.source_line_of(function, inst)?;
        Some(DebugLocation { line: declared.unwrap_or(written.line), ..written })
    }

    /// Formats lines of a source file, with the current line marked. `None`: the file cannot be read, or it
    /// has changed since compilation.
    fn written_listing(&self, state: &State<'_>, written: &DebugLocation, lines: Range<usize>) -> Option<String> {
        let program = &self.debugger.program;
        let module = program.sources.sources().first().map(|source| source.name.as_str());
        let text = source_text(written, module)?;
        let of_inst =
            |function, inst| program.debug_locs(function, inst).first().filter(|w| w.file == written.file).cloned();
        let here = state.frame(self.frame).and_then(|frame| of_inst(frame.function, frame.inst));
        let locations = self.debugger.breakpoints.iter().flat_map(|point| &point.locations);
        let breaks: Vec<u32> = locations.filter_map(|(function, inst)| Some(of_inst(*function, *inst)?.line)).collect();
        let mut out = String::new();
        for (n, line) in text.lines().enumerate().map(|(n, line)| (n + 1, line)).filter(|(n, _)| lines.contains(n)) {
            let mark = if breaks.contains(&(n as u32)) { self.paint.alarm("●") } else { " ".into() };
            let is_here = here.as_ref().is_some_and(|here| here.line as usize == n);
            let gutter = format!("{}{n:>4} │", if is_here { "→" } else { " " });
            let gutter = if is_here { self.paint.here(&gutter) } else { self.paint.dim(&gutter) };
            out += format!("{mark}{gutter} {}", crate::cli::commands::step::show::clip(line)).trim_end();
            out += "\n";
        }
        Some(out)
    }
}
