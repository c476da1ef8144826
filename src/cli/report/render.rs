//! Diagnostics and faults as text for the user. Only this file uses the renderer's crate.

mod debug_source;

pub use debug_source::{line as source_line, text as source_text};

use super::number_text::thousands;
use super::wrap;
use crate::cli::large_texts;
use annotate_snippets::{Annotation, AnnotationKind, Element, Group, Level, Origin, Patch, Renderer, Snippet};
use llvmlite_jit::diagnostic::{Diagnostic, Edit};
use llvmlite_jit::outcome::{self, Frame, Interruption, Leak, Note, Trap};
use llvmlite_jit::source::{DebugLocation, Source, SourceMap, Span};
use std::ops::Range;

/// Formats the report of an internal error.
pub fn internal_error(bug: &str) -> String {
    format!(
        "internal error: {bug}\n  \
         This is a bug of llvmlite-jit {}, not of your program. Please report it with the input that shows it.\n",
        crate::cli::version::VERSION
    )
}

/// Formats the report of a fault outside of the program: compiled code that ran before may be the cause.
pub fn own_fault() -> String {
    format!(
        "internal error: a fault in llvmlite-jit itself\n  \
         Compiled code that writes outside of its objects can cause this: `--engine interp` shows such a write. If none \
         has run,\n  this is a bug of llvmlite-jit {}. Please report it with the input that shows it.\n",
        crate::cli::version::VERSION
    )
}

/// Formats the report of a fault in the exit handlers of the C library or the loader, after the program's end.
pub fn fault_afterwards(status: u8) -> String {
    format!(
        "warning: a fault after the program had ended with status {status}: memory of the C library or of the \
            loader is corrupted\n"
    )
}

/// The format of reports, and the width of the terminal, if it is one.
#[derive(Clone)]
pub struct ReportRenderer(Renderer, Option<usize>);

impl ReportRenderer {
    /// Creates a style with or without color.
    pub fn new(color: bool) -> Self {
        ReportRenderer(if color { Renderer::styled() } else { Renderer::plain() }, None)
    }

    /// Limits the lines to the width of a terminal; `None` if the output is not a terminal.
    pub fn fitted(self, columns: Option<usize>) -> Self {
        match columns {
            Some(columns) => ReportRenderer(self.0.term_width(columns), Some(columns)),
            None => self,
        }
    }

    /// Finishes a rendered text: lines that were cut have their columns, and sentences are wrapped at blanks.
    fn finished(&self, text: String) -> String {
        let text = restore_columns(text);
        match self.1 {
            Some(columns) => wrap::wrapped_report(&text, columns),
            None => text,
        }
    }

    /// Formats an error or a warning, with a blank line after it.
    pub fn diagnostic(&self, sources: &SourceMap, diagnostic: &Diagnostic) -> String {
        let level = if diagnostic.is_error() { Level::ERROR } else { Level::WARNING };
        let marks: Vec<(Span, &str)> = diagnostic.labels.iter().map(|l| (l.span, l.text.as_str())).collect();
        let group = level.primary_title(diagnostic.message.as_str()).id(diagnostic.code);
        let group = group.elements(excerpts(sources, &marks));
        let Some(patched_lines) = patched_lines(sources, &diagnostic.fix) else {
            let help = diagnostic.help.iter().map(|h| Level::HELP.message(h.as_str()));
            return self.finished(self.0.render(&[group.elements(help)])) + "\n\n";
        };
        // The first help line describes the edit, and is written above it.
        let (first, more) = match diagnostic.help.split_first() {
            Some((first, more)) => (first.clone(), more),
            None => (describe_edits(sources, &diagnostic.fix), &[][..]),
        };
        let group = group.elements(more.iter().map(|h| Level::HELP.message(h.as_str())));
        let edited = Level::HELP.secondary_title(first).element(patched_lines);
        self.finished(self.0.render(&[group, edited])) + "\n\n"
    }

    /// Formats an error without a code.
    pub fn mistake(&self, sources: &SourceMap, message: &str, span: Span) -> String {
        let group = Group::with_title(Level::ERROR.primary_title(message)).elements(excerpts(sources, &[(span, "")]));
        self.finished(self.0.render(&[group])) + "\n\n"
    }

    /// Formats a fault of the program with its location, notes and call stack.
    pub fn fault(&self, sources: &SourceMap, trap: &Trap) -> String {
        let kind = trap.kind.text();
        let label = if says(&trap.message, kind) { "" } else { kind };
        let Trap { message, span, debug_locs, notes, backtrace, .. } = trap;
        self.ended(sources, ("fault", label), message, (*span, debug_locs), notes, backtrace)
    }

    /// Formats the location and the reason of a stop from outside, such as a limit.
    pub fn stop(&self, sources: &SourceMap, name: &'static str, stop: &Interruption) -> String {
        let Interruption { message, span, debug_locs, notes, backtrace, .. } = stop;
        self.ended(sources, (name, ""), message, (*span, debug_locs), notes, backtrace)
    }

    fn ended(
        &self,
        sources: &SourceMap,
        (name, label): (&'static str, &str),
        message: &str,
        (span, written): (Option<Span>, &[DebugLocation]),
        notes: &[Note],
        backtrace: &[Frame],
    ) -> String {
        let marks: Vec<(Span, &str)> = span.iter().map(|s| (*s, label)).collect();
        let title = Level::ERROR.with_name(name).primary_title(message);
        let mut first = title.elements(excerpts(sources, &marks));
        let mut groups: Vec<Group<'_>> = Vec::new();
        first = first.elements(source_of(sources, span, written));
        for note in notes {
            match note.span.map(|s| excerpts(sources, &[(s, "")])) {
                Some(place) if !place.is_empty() => {
                    let group = Level::NOTE.secondary_title(note.text.as_str()).elements(place);
                    groups.push(group.elements(source_of(sources, note.span, &note.debug_locs)));
                }
                _ => first = first.element(Level::NOTE.message(note.text.as_str())),
            }
        }
        let stack = call_stack(sources, backtrace);
        let changed = sources.sources().iter().filter(|source| source.has_changed());
        for text in changed.map(|source| large_texts::has_changed(&source.name)) {
            first = first.element(Level::NOTE.message(text));
        }
        groups.insert(0, first);
        self.finished(self.0.render(&groups)) + "\n" + &stack
    }

    /// Formats the heap blocks that were not freed; empty if there are none.
    pub fn leaks(&self, sources: &SourceMap, leaks: &[Leak]) -> String {
        let mut text = String::new();
        for leak in leaks.iter().take(MAX_SHOWN) {
            let blocks = match (leak.blocks, leak.bytes) {
                (1, 1) => "a block of 1 byte".to_string(),
                (1, bytes) => format!("a block of {} bytes", thousands(bytes as usize)),
                (n, bytes) => format!("{} blocks, {} bytes in all,", thousands(n as usize), thousands(bytes as usize)),
            };
            let verb = if leak.blocks == 1 { "was" } else { "were" };
            let what = match leak.lost {
                true => format!("{blocks} {verb} not freed, and no pointer to them remains"),
                false => format!("{blocks} {verb} not freed, but still reachable"),
            };
            let marks: Vec<(Span, &str)> = leak.span.iter().map(|span| (*span, "allocated here")).collect();
            let group = Level::WARNING.with_name("leak").primary_title(what.as_str());
            let written = source_of(sources, leak.span, &leak.debug_locs);
            let mut groups = vec![group.elements(excerpts(sources, &marks)).elements(written)];
            for note in &leak.notes {
                let marks: Vec<(Span, &str)> = note.span.iter().map(|span| (*span, "")).collect();
                let written = source_of(sources, note.span, &note.debug_locs);
                let group = Level::NOTE.secondary_title(note.text.as_str());
                groups.push(group.elements(excerpts(sources, &marks)).elements(written));
            }
            text += &self.finished(self.0.render(&groups));
            text.push('\n');
        }
        if leaks.len() > MAX_SHOWN {
            text += &format!("… and {} more places\n", thousands(leaks.len() - MAX_SHOWN));
        }
        text
    }

    /// Formats a warning without a location, with its remedy.
    pub fn warning(&self, message: &str, remedy: &str) -> String {
        let group = Group::with_title(Level::WARNING.primary_title(message));
        self.0.render(&[group.element(Level::HELP.message(remedy))]) + "\n"
    }

    /// Formats an error without a location, with its remedy.
    pub fn failure(&self, message: &str, remedy: &str) -> String {
        let group = Group::with_title(Level::ERROR.primary_title(message));
        self.0.render(&[group.element(Level::HELP.message(remedy))]) + "\n"
    }

    /// Formats a message with its location, if there is one: file, line and column.
    pub fn message(&self, name: &'static str, message: &str, place: Option<(&str, usize, usize)>) -> String {
        let group = Group::with_title(Level::ERROR.with_name(name).primary_title(message));
        let at = place.map(|(file, line, column)| Origin::path(file).line(line).char_column(column));
        self.0.render(&[group.elements(at)]) + "\n"
    }

    /// Formats an end of a run that the program did not cause itself.
    pub fn stopped(&self, name: &'static str, message: &str) -> String {
        self.0.render(&[Group::with_title(Level::ERROR.with_name(name).primary_title(message))]) + "\n"
    }
}

/// Whether a message contains a kind of fault as whole words: `aborted` is not `abort`, by which `explain` finds it.
fn says(message: &str, kind: &str) -> bool {
    let message = message.to_lowercase();
    let letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    message
        .match_indices(kind)
        .any(|(at, _)| !letter(message[..at].chars().next_back()) && !letter(message[at + kind.len()..].chars().next()))
}

/// Maximum length in bytes of a line that is shown whole; longer ones are cut around their marks.
const MAX_LINE_LENGTH: usize = 400;
/// Number of bytes shown on either side of the mark in a cut line.
const CONTEXT_BYTES: usize = 60;
/// Maximum distance in lines between marks that share an excerpt.
const MAX_LINE_DISTANCE: usize = 6;

/// Encloses the true column in the path of an excerpt whose line was cut.
const CUT: char = '\u{fdd0}';

/// Corrects the columns of cut lines, since the renderer counts in the cut text.
fn restore_columns(mut text: String) -> String {
    while let Some(start) = text.find(CUT) {
        let Some((column, rest)) = text[start + CUT.len_utf8()..].split_once(CUT) else { break };
        let digit = |c: char| c.is_ascii_digit();
        // The rest is `path:line:column`, up to the end of the line or of its color.
        let line_end = rest.find(['\n', '\u{1b}']).unwrap_or(rest.len());
        let place = rest[..line_end].trim_end_matches(digit);
        text = format!("{}{place}{column}{}", &text[..start], &rest[line_end..]);
    }
    text
}

/// A part of a text with its marks.
struct Excerpt<'a> {
    source: &'a Source,
    /// Line and column of the first mark, to which the arrow points.
    place: (usize, usize),
    /// First and last line.
    lines: (usize, usize),
    /// Bytes shown.
    range: Range<usize>,
    /// Whether a long line was cut.
    cut: bool,
    /// Marks; the first of all marks is the primary one.
    marks: Vec<(Range<usize>, &'a str, AnnotationKind)>,
}

/// Returns the excerpts that contain the marks; the excerpt with the first mark comes first. Only the first line of
/// each mark is shown.
fn excerpts<'a>(sources: &'a SourceMap, marks: &[(Span, &'a str)]) -> Vec<Element<'a>> {
    let mut found: Vec<Excerpt<'a>> = Vec::new();
    for (at, (span, text)) in marks.iter().enumerate() {
        let Some(source) = sources.find(span.lo) else { continue };
        let kind = if at == 0 { AnnotationKind::Primary } else { AnnotationKind::Context };
        let new = excerpt(source, *span, text, kind);
        match found.iter_mut().find(|e| e.takes(&new)) {
            Some(excerpt) => excerpt.add(new),
            None => found.push(new),
        }
    }
    // A binary that cannot be read has no lines.
    let element = |excerpt: Excerpt<'a>| match excerpt.source.text().is_empty() {
        true => Origin::path(excerpt.source.name.as_str()).into(),
        false => excerpt.snippet().into(),
    };
    found.into_iter().map(element).collect()
}

fn excerpt<'a>(source: &'a Source, span: Span, text: &'a str, kind: AnnotationKind) -> Excerpt<'a> {
    let all = source.text();
    let local = |position: u32| all.floor_char_boundary(source.offset(position).min(all.len()));
    let lo = local(span.lo);
    let start = all[..lo].rfind('\n').map_or(0, |at| at + 1);
    let end = all[lo..].find('\n').map_or(all.len(), |at| lo + at);
    let end = if all[lo..end].ends_with('\r') { end - 1 } else { end };
    let mut hi = local(span.hi).clamp(lo, end.max(lo));
    let cut = end.saturating_sub(start) > MAX_LINE_LENGTH;
    let range = if cut {
        hi = hi.min(all.floor_char_boundary(lo + MAX_LINE_LENGTH));
        let from = all.floor_char_boundary(lo.saturating_sub(CONTEXT_BYTES).max(start));
        from..all.floor_char_boundary((hi + CONTEXT_BYTES).min(end)).max(hi)
    } else {
        start..end.max(lo)
    };
    let place = source.line_column(span.lo);
    Excerpt { source, place, lines: (place.0, place.0), range, cut, marks: vec![(lo..hi, text, kind)] }
}

impl<'a> Excerpt<'a> {
    /// Whether the mark of another excerpt fits into this one.
    fn takes(&self, other: &Excerpt<'a>) -> bool {
        if self.source.base != other.source.base {
            return false;
        }
        let mark = &other.marks[0].0;
        if self.cut || other.cut {
            return self.lines == other.lines && self.range.start <= mark.start && mark.end <= self.range.end;
        }
        let (first, last) = (self.lines.0.min(other.lines.0), self.lines.1.max(other.lines.1));
        let (start, end) = (self.range.start.min(other.range.start), self.range.end.max(other.range.end));
        let apart = (last - first).saturating_sub(self.lines.1 - self.lines.0);
        apart <= MAX_LINE_DISTANCE && end - start <= MAX_LINE_DISTANCE * MAX_LINE_LENGTH
    }

    fn add(&mut self, other: Excerpt<'a>) {
        self.lines = (self.lines.0.min(other.lines.0), self.lines.1.max(other.lines.1));
        if !self.cut {
            self.range = self.range.start.min(other.range.start)..self.range.end.max(other.range.end);
        }
        self.marks.extend(other.marks);
    }

    fn snippet(self) -> Snippet<'a, Annotation<'a>> {
        let text = &self.source.text()[self.range.clone()];
        let (mut shift, mut shown) = (0, std::borrow::Cow::Borrowed(text));
        if self.cut {
            let before = self.source.text()[..self.range.start].ends_with('\n') || self.range.start == 0;
            let after = self.source.text()[self.range.end..].starts_with(['\r', '\n']);
            let (left, right) = (if before { "" } else { "…" }, if after { "" } else { "…" });
            shift = left.len();
            shown = format!("{left}{text}{right}").into();
        }
        let marks = self.marks.into_iter().map(|(range, label, kind)| {
            let at = |byte: usize| byte - self.range.start + shift;
            let label = Some(label).filter(|l| !l.is_empty());
            kind.span(at(range.start)..at(range.end)).label(label)
        });
        let name = self.source.name.as_str();
        let path = if self.cut { format!("{CUT}{}{CUT}{name}", self.place.1) } else { name.into() };
        Snippet::source(shown).path(path).line_start(self.lines.0).annotations(marks)
    }
}

/// Describes edits in words.
fn describe_edits(sources: &SourceMap, fix: &[Edit]) -> String {
    let [edit] = fix else { return "write".into() };
    let before = sources.find(edit.span.lo).map_or("", |source| source.slice(edit.span)).trim();
    match (before, edit.replacement.trim()) {
        ("", new) => format!("insert `{new}`"),
        (old, "") => format!("remove `{old}`"),
        (_, new) => format!("write `{new}`"),
    }
}

/// Returns the lines that edits change, before and after, if the edits are close to each other in one text.
fn patched_lines<'a>(sources: &'a SourceMap, fix: &[Edit]) -> Option<Snippet<'a, Patch<'a>>> {
    let source = sources.find(fix.first()?.span.lo)?;
    let text = source.text();
    let range = |edit: &Edit| {
        let range = source.offset(edit.span.lo)..source.offset(edit.span.hi);
        let same = sources.find(edit.span.lo).is_some_and(|other| other.base == source.base);
        (same && text.get(range.clone()).is_some()).then_some(range)
    };
    let ranges: Vec<Range<usize>> = fix.iter().map(range).collect::<Option<_>>()?;
    let (first, last) = (ranges.iter().map(|r| r.start).min()?, ranges.iter().map(|r| r.end).max()?);
    let start = text[..first].rfind('\n').map_or(0, |at| at + 1);
    let end = text[last..].find('\n').map_or(text.len(), |at| last + at);
    let shown = &text[start..end];
    if shown.lines().count() > MAX_LINE_DISTANCE || shown.lines().any(|line| line.len() > MAX_LINE_LENGTH) {
        return None;
    }
    let patches =
        ranges.iter().zip(fix).map(|(r, edit)| Patch::new(r.start - start..r.end - start, edit.replacement.clone()));
    let (line, _) = source.line_column(fix.iter().map(|edit| edit.span.lo).min()?);
    Some(Snippet::source(shown).path(source.name.as_str()).line_start(line).patches(patches))
}

/// Returns the source line of a debug location, with its text if the file exists and has not changed since
/// compilation.
fn source_of<'a>(sources: &SourceMap, span: Option<Span>, written: &[DebugLocation]) -> Vec<Element<'a>> {
    let Some(text) = origin(written) else { return Vec::new() };
    let mut elements = Vec::new();
    let module = span.and_then(|span| sources.find(span.lo)).map(|source| source.name.as_str());
    if let Some(first) = written.first()
        && let Some(line) = debug_source::line(first, module)
    {
        let start = line.column.min(line.text.len());
        let end = line.text[start..].chars().next().map_or(start, |c| start + c.len_utf8());
        let mark = AnnotationKind::Context.span(start..end);
        // The excerpt itself shows the location.
        if written.len() > 1 {
            elements.push(Level::NOTE.message(format!("this is {text}")).into());
        }
        elements.push(Snippet::source(line.text).path(line.path).line_start(line.number).annotation(mark).into());
        return elements;
    }
    elements.push(Level::NOTE.message(format!("this is {text}")).into());
    elements
}

/// Formats debug locations: `a.c:3:10 in get, inlined at a.c:8`.
fn origin(written: &[DebugLocation]) -> Option<String> {
    let (first, outer) = written.split_first()?;
    let mut text = first.to_string();
    let mut inside = first.function.as_deref().filter(|_| !outer.is_empty());
    for place in outer {
        if let Some(name) = inside {
            text += &format!(" in {name}");
        }
        text += &format!(", inlined at {place}");
        inside = place.function.as_deref();
    }
    Some(text)
}

/// Maximum number of lines of a call stack shown at each end.
const MAX_SHOWN: usize = 24;

/// Formats a call stack, one line per frame; repeated frames are collapsed.
fn call_stack(sources: &SourceMap, frames: &[Frame]) -> String {
    let frame = |frame: &Frame| {
        let place = frame.span.map(|span| sources.place(span));
        let places: Vec<String> = place.into_iter().chain(origin(&frame.debug_locs)).collect();
        match places.is_empty() {
            false => format!("at @{} ({})", frame.function, places.join("; ")),
            true => format!("at @{}", frame.function),
        }
    };
    let lines = outcome::call_stack(frames, MAX_SHOWN, frame, thousands);
    lines.iter().map(|line| format!("   {line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use llvmlite_jit::outcome::TrapKind;

    fn one(text: &str) -> (SourceMap, Source) {
        let mut sources = SourceMap::new();
        let source = sources.add("a.ll", text).unwrap();
        (sources, source)
    }

    #[test]
    fn a_report_shows_place_carets_second_place_and_help() {
        let (sources, source) = one("define i64 @f(i1 %x) {\n  ret i64 %x\n}\n");
        let diagnostic = Diagnostic::error("E0201", source.span(33..35), "`%x` is an i1, but an i64 is expected")
            .here("expected i64")
            .label(source.span(17..19), "defined here as i1")
            .help("convert it with zext");
        let text = ReportRenderer::new(false).diagnostic(&sources, &diagnostic);
        let want = "\
error[E0201]: `%x` is an i1, but an i64 is expected
 --> a.ll:2:11
  |
1 | define i64 @f(i1 %x) {
  |                  -- defined here as i1
2 |   ret i64 %x
  |           ^^ expected i64
  |
  = help: convert it with zext

";
        assert_eq!(text, want);
    }

    #[test]
    fn far_places_are_two_excerpts() {
        let (sources, source) = one(&format!("first\n{}last\n", "middle\n".repeat(50)));
        let end = source.text().len() - 5;
        let diagnostic =
            Diagnostic::error("E0001", source.span(end..end + 4), "twice").label(source.span(0..5), "first here");
        let text = ReportRenderer::new(false).diagnostic(&sources, &diagnostic);
        assert!(text.contains("--> a.ll:52:1") && text.contains("::: a.ll:1:1"), "{text}");
        assert!(!text.contains("middle"), "{text}");
    }

    #[test]
    fn long_lines_are_cut_around_the_mark() {
        let (sources, source) = one(&format!("{}é@here{}\nnext", "x".repeat(100_000), "y".repeat(100_000)));
        let diagnostic = Diagnostic::error("E0001", source.span(100_002..100_007), "long")
            .label(source.span(199_000..199_010), "far away in the same line");
        let text = ReportRenderer::new(false).diagnostic(&sources, &diagnostic);
        assert!(text.contains("--> a.ll:1:100002"), "{text}");
        assert!(text.contains("xé@herey") && text.contains("^^^^^"), "{text}");
        assert!(text.len() < 2000, "{}", text.len());
    }

    #[test]
    fn lines_fit_the_terminal() {
        let (sources, source) = one(&format!("  call void @f({}, i64 %here)\n", "i64 1, ".repeat(20)));
        let at = source.text().find("%here").unwrap();
        let diagnostic = Diagnostic::error("E0001", source.span(at..at + 5), "wide");
        for columns in [60, 80] {
            let text = ReportRenderer::new(false).fitted(Some(columns)).diagnostic(&sources, &diagnostic);
            let lines: Vec<&str> = text.lines().collect();
            let (shown, marks) = (lines[3], lines[4]);
            assert!(lines.iter().all(|line| line.chars().count() <= columns), "{text}");
            let place = |line: &str, what: &str| line.find(what).map(|at| line[..at].chars().count());
            assert_eq!(place(shown, "%here"), place(marks, "^^^^^"), "{text}");
        }
    }

    #[test]
    fn helps_are_broken_at_blanks() {
        let (sources, source) = one("@g(i32 5)");
        let help = "declare it first, `declare TYPE @g(TYPES)`, or write its type: `call TYPE @g(…)`";
        let diagnostic = Diagnostic::error("E0001", source.span(0..9), "use of undefined function `@g`").help(help);
        for color in [false, true] {
            let text = ReportRenderer::new(color).fitted(Some(80)).diagnostic(&sources, &diagnostic);
            assert!(text.contains("or write its type:\n          `call TYPE @g(…)`\n"), "{text}");
        }
    }

    #[test]
    fn places_outside_or_at_the_end_do_no_harm() {
        let (sources, source) = one("é");
        for span in [source.span(2..2), source.span(1..1), Span::new(0, 900), Span::new(800, 900)] {
            let text = ReportRenderer::new(false).diagnostic(&sources, &Diagnostic::error("E0001", span, "odd"));
            assert!(text.starts_with("error[E0001]: odd\n --> a.ll:1:"), "{text}");
        }
        let text = ReportRenderer::new(false)
            .diagnostic(&SourceMap::new(), &Diagnostic::error("E0001", Span::new(0, 1), "none"));
        assert_eq!(text, "error[E0001]: none\n\n");
    }

    #[test]
    fn a_fault_tells_its_kind_notes_and_stack() {
        let (sources, source) = one("  %x = load i64, ptr %p\n  %p = alloca i64\n");
        let mut trap = Trap::new(TrapKind::OutOfBounds, "load of 8 bytes at offset 8 of an object of 8 bytes")
            .note("the object was allocated here", Some(source.span(26..42)))
            .note("the document calls this OOBIndexDeref", None);
        trap.span = Some(source.span(2..23));
        let frame = |name: &str| Frame::new(name, Some(source.span(2..23)));
        trap.backtrace = vec![frame("f"); 12_346];
        trap.backtrace.extend((0..10).flat_map(|_| [frame("even"), frame("odd")]));
        trap.backtrace.push(frame("main"));
        let text = ReportRenderer::new(false).fault(&sources, &trap);
        let want = "\
fault: load of 8 bytes at offset 8 of an object of 8 bytes
 --> a.ll:1:3
  |
1 |   %x = load i64, ptr %p
  |   ^^^^^^^^^^^^^^^^^^^^^ out of bounds
  |
  = note: the document calls this OOBIndexDeref
note: the object was allocated here
 --> a.ll:2:3
  |
2 |   %p = alloca i64
  |   ^^^^^^^^^^^^^^^
   at @f (a.ll:1:3)
   … 12,345 more frames of @f
   at @even (a.ll:1:3)
   at @odd (a.ll:1:3)
   … 18 more frames of @even, @odd
   at @main (a.ll:1:3)
";
        assert_eq!(text, want);
    }
}
