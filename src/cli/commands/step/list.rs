//! `list`: the text around a location, in the IR or in the source.

use super::session::{DebugSession, ListPosition, StepAction};
use crate::cli::report::render::source_text;
use llvmlite_jit::debugger::location;
use llvmlite_jit::interp::debug::State;
use llvmlite_jit::source::DebugLocation;
use std::ops::Range;

/// Number of lines shown at once.
pub const LINES: usize = 11;

impl DebugSession {
    /// Carries out `list`.
    pub fn list(&mut self, state: &State<'_>, rest: &str) -> Result<StepAction, String> {
        let rest = &*self.typed_place(state, rest);
        let program = std::rc::Rc::clone(&self.debugger.program);
        if let Some((first, last)) = rest.split_once(',') {
            return self.list_range(state, first.trim(), last.trim());
        }
        let written = match (rest, &self.listed) {
            ("", Some((ListPosition::Written(written), next))) => Some((written.clone(), *next)),
            ("", Some(_)) => None,
            _ => {
                self.written_place(state, rest).map(|w| (w.clone(), (w.line as usize).saturating_sub(LINES / 2).max(1)))
            }
        };
        if let Some((written, first)) = written
            && let Some(lines) = self.written_listing(state, &written, first..first + LINES)
        {
            if lines.is_empty() {
                return Err("end of the text".into());
            }
            self.listed = Some((ListPosition::Written(written), first + LINES));
            return Ok(StepAction::Stay(lines));
        }
        let (name, first) = match (rest, &self.listed) {
            ("", Some((ListPosition::Assembly(name), next))) => (name.clone(), *next),
            _ => {
                let current = state.frame(self.frame).map(|frame| (frame.function, frame.inst));
                let locations = location::resolve(&program, rest, current)?;
                let (function, inst) = *locations.first().ok_or("no instruction at this place")?;
                let span = program.body(function).map(|body| body.span(inst)).unwrap_or_default();
                let (source, line) = program.line(span).ok_or("its text is not available")?;
                (source.name.clone(), line.saturating_sub(LINES / 2).max(1))
            }
        };
        let text = self.listing(Some(state), first, first + LINES - 1, &name);
        if text.is_empty() {
            return Err("end of the text".into());
        }
        self.listed = Some((ListPosition::Assembly(name), first + LINES));
        Ok(StepAction::Stay(text))
    }

    /// Carries out `list 10,20` and `list prog.c:10,20`.
    fn list_range(&mut self, state: &State<'_>, first: &str, last: &str) -> Result<StepAction, String> {
        let typed = self.typed_place(state, first);
        let (file, from) = typed.rsplit_once(':').map_or((None, &*typed), |(file, line)| (Some(file), line));
        let number =
            |text: &str| text.parse::<usize>().map_err(|_| "expected two lines, as in `list 10,20`".to_string());
        let (from, to) = (number(from)?, number(last)?);
        if to < from {
            return Err(format!("line {to} precedes line {from}"));
        }
        let written = file.and_then(|_| self.written_place(state, &typed));
        let text = match &written {
            Some(written) => self.written_listing(state, written, from..to + 1),
            None => {
                let module = self.debugger.program.sources.sources().first().map(|source| source.name.clone());
                let name = file.map(String::from).or(module).unwrap_or_default();
                Some(self.listing(Some(state), from, to, &name))
            }
        };
        let text = text.filter(|text| !text.is_empty()).ok_or("the file has no such lines")?;
        self.listed = written.map(|written| (ListPosition::Written(written), to + 1));
        Ok(StepAction::Stay(text))
    }

    /// Returns the source location to list: the current one, a line of a file, or the start of a function
    /// with this source name.
    fn written_place(&self, state: &State<'_>, text: &str) -> Option<DebugLocation> {
        let program = &self.debugger.program;
        if text.is_empty() {
            let frame = state.frame(self.frame)?;
            return if self.source {
                self.source_place(&frame)
            } else {
                program.source_line_of(frame.function, frame.inst)
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
            let written = program.written_in(file).filter(|_| !is_assembly)?;
            return Some(DebugLocation { line, column: 0, ..written });
        }
        let (function, inst) = *location::resolve(program, text, None).ok()?.first()?;
        program.source_line_of(function, inst)
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
