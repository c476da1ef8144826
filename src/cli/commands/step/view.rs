//! The terminal view: source and values at the top; commands and program output scroll below.
//!
//! It uses the terminal's scrolling region, so the line editor and the program need not know about it.

use super::session::DebugSession;
use super::{Supervisor, help};
use llvmlite_jit::interp::debug::{Frame, State};
use serde_json::{Value, json};

/// Minimum height of a terminal, in lines, for both parts.
const MIN_LINES: usize = 16;
/// Minimum width in columns to show values next to the source; in a narrower terminal they are below it.
const MIN_COLUMNS: usize = 100;

impl Supervisor<'_> {
    /// Executes `view`. `Ok` holds the rest of the command for the fork, `Err` the reason why there is no view.
    pub(super) fn switch_view<'l>(&mut self, line: &'l str) -> Result<&'l str, String> {
        let mut words = line.split_whitespace();
        if words.next().map(help::find).and_then(Result::ok).is_none_or(|command| command.name != "view") {
            return Ok(line);
        }
        let on = match words.next() {
            None => self.screen.is_none(),
            Some("on" | "enable") => true,
            Some("off" | "disable") => false,
            // The fork chooses the content of the view.
            Some(_) => {
                if self.screen.is_none() && self.lines.size().is_some_and(has_room) {
                    self.open_view();
                }
                return Ok(line);
            }
        };
        if !on {
            self.end_view();
            return Ok("");
        }
        match self.lines.size() {
            Some(size) if has_room(size) => {
                self.open_view();
                Ok("")
            }
            Some(_) => Err(format!("the view needs {MIN_LINES} lines and 40 columns\n")),
            None => Err("the view needs a terminal\n".into()),
        }
    }

    fn open_view(&mut self) {
        self.screen = self.lines.size();
        // Scrolls the screen up to create space for the view.
        if let Some((_, lines)) = self.screen {
            self.print(&"\n".repeat(lines));
        }
        self.begin_region();
    }

    /// Returns columns and lines of the view, for the request to the fork.
    pub(super) fn view(&mut self) -> Value {
        if self.screen.is_some() && self.screen != self.lines.size() {
            self.screen = self.lines.size();
            self.begin_region();
        }
        match self.screen {
            Some((columns, lines)) => json!([columns, height(lines)]),
            None => Value::Null,
        }
    }

    fn begin_region(&self) {
        if let Some((_, lines)) = self.screen {
            self.print(&format!("\u{1b}[{};{lines}r\u{1b}[{lines};1H", height(lines) + 1));
        }
    }

    /// Writes the view to its region.
    pub(super) fn draw_view(&self, text: &str) {
        let Some((_, lines)) = self.screen.filter(|_| !text.is_empty()) else { return };
        let mut out = String::from("\u{1b}7");
        for (n, line) in text.lines().take(height(lines)).enumerate() {
            out += &format!("\u{1b}[{};1H{line}\u{1b}[0m\u{1b}[K", n + 1);
        }
        self.print(&(out + "\u{1b}8"));
    }

    /// Restores scrolling of the whole terminal.
    pub(super) fn end_view(&mut self) {
        if let Some((_, lines)) = self.screen.take() {
            self.print(&format!("\u{1b}[r\u{1b}[{lines};1H"));
        }
    }
}

/// Whether a terminal of this size is large enough for the view.
fn has_room((columns, lines): (usize, usize)) -> bool {
    lines >= MIN_LINES && columns >= 40
}

fn program_name(session: &DebugSession, frame: &Frame) -> String {
    session.debugger.program.global_name(frame.function)
}

/// Returns the height of the view for a terminal of this height.
fn height(lines: usize) -> usize {
    lines * 11 / 20
}

/// Cuts or pads a line to a width in columns.
pub(super) fn fitted(text: &str, columns: usize) -> String {
    let text = text.replace('\t', "    ");
    let cut: String = match text.chars().count() > columns {
        true => text.chars().take(columns.saturating_sub(1)).chain(['…']).collect(),
        false => text,
    };
    format!("{cut:<columns$}")
}

impl DebugSession {
    /// Formats source and values for an area of this size.
    pub fn view_text(&self, state: &State<'_>, columns: usize, lines: usize) -> String {
        let program = &self.debugger.program;
        let frame = state.frame(self.frame);
        let span = frame.and_then(|frame| Some(program.body(frame.function)?.span(frame.inst))).unwrap_or_default();
        let (name, line) = program.line(span).map_or((String::new(), 0), |(source, line)| (source.name.clone(), line));
        let state_text = frame.map_or("it has ended".into(), |frame| program.global_name(frame.function));
        let of_source = self.source_view(state, columns, 1).filter(|_| self.source).map(|(title, _)| title);
        let place = of_source.unwrap_or_else(|| format!("{name}:{line}"));
        let title = format!(" {place}  {state_text}  step {}, {} calls deep", state.steps(), state.depth());
        let mut out = vec![self.paint.reverse(&fitted(&title, columns))];
        let body = lines.saturating_sub(2);
        let wide = columns >= MIN_COLUMNS;
        let (left, source_lines) = if wide { (columns * 3 / 5, body) } else { (columns, body - body / 3) };
        let source = self.source_lines(state, &name, line, left, source_lines);
        let right = if wide { columns - left - 3 } else { columns };
        let values = self.value_lines(state, right, if wide { body } else { body - source_lines });
        if wide {
            for n in 0..body {
                let source = source.get(n).cloned().unwrap_or_else(|| " ".repeat(left));
                let value = values.get(n).map_or("", String::as_str);
                out.push(format!("{source} {} {value}", self.paint.dim("│")));
            }
        } else {
            out.extend((0..source_lines).map(|n| source.get(n).cloned().unwrap_or_default()));
            out.extend((0..body - source_lines).map(|n| values.get(n).cloned().unwrap_or_default()));
        }
        out.push(self.paint.dim(&"─".repeat(columns)));
        out.join("\n")
    }

    /// Formats the IR around a line.
    fn source_lines(&self, state: &State<'_>, name: &str, line: usize, columns: usize, lines: usize) -> Vec<String> {
        let program = &self.debugger.program;
        let Some(source) = program.sources.sources().iter().find(|source| source.name == name) else {
            return Vec::new();
        };
        if let Some((_, lines)) = self.source_view(state, columns, lines).filter(|_| self.source) {
            return lines;
        }
        let count = source.text().lines().count();
        let first = line.saturating_sub(lines / 2).min((count + 1).saturating_sub(lines)).max(1);
        let one = |n: usize| {
            let mark = if self.breaks_at(source, n) { '●' } else { ' ' };
            let here = if n == line { '→' } else { ' ' };
            let text = fitted(&format!("{mark}{n:>4} {here} {}", source.line_text(n)), columns);
            if n == line { self.paint.here(&text) } else { text }
        };
        (first..=count).take(lines).map(one).collect()
    }

    /// Formats the values of the call; if there are too many, the last ones.
    fn value_lines(&self, state: &State<'_>, columns: usize, lines: usize) -> Vec<String> {
        let function = state.frame(self.frame).map(|frame| frame.function);
        let changed = |name: &str, text: &str| {
            let same_call =
                self.before.as_ref().filter(|((frame, of), _)| *frame == self.frame && Some(*of) == function);
            same_call.is_some_and(|(_, before)| before.get(name).is_none_or(|old| old != text))
        };
        let texts = match self.source {
            true => self.source_texts(state, self.frame, None),
            false => self.led_texts(state, self.frame),
        };
        let mut all: Vec<String> = texts
            .iter()
            .map(|(name, text)| {
                let line = fitted(&format!("{name} = {text}"), columns);
                if changed(name, text) { self.paint.alarm(&line) } else { line }
            })
            .collect();
        // The last line tells how many values do not fit.
        if all.len() > lines && lines > 0 {
            let left = all.len() + 1 - lines;
            let text = fitted(&format!("… {left} more: `locals` shows them"), columns);
            all.splice(..left, [self.paint.dim(&text)]);
        }
        // If there is space, the call stack follows.
        let room = lines.saturating_sub(all.len() + 1).min(state.depth());
        if room >= 2 {
            all.push(String::new());
            for n in 0..room {
                let frame = state.depth() - 1 - n;
                let Some(of) = state.frame(frame) else { break };
                let in_source = self.source_place(&of).filter(|_| self.source);
                let text = match in_source {
                    Some(place) => {
                        let name = place.function.unwrap_or_default();
                        format!("#{n} {name} at {}:{}", place.file, place.line)
                    }
                    None => format!("#{n} {} at {}", program_name(self, &of), self.place(&of)),
                };
                let text = fitted(&text, columns);
                all.push(if frame == self.frame { self.paint.bold(&text) } else { self.paint.dim(&text) });
            }
        }
        all
    }
}
