//! Source texts and positions.
//!
//! Every text of a run (files, standard input, REPL lines) is a [`Source`] in one [`SourceMap`]. A position
//! is a global `u32`, so that a [`Span`] alone identifies the file. Positions count bytes; columns count
//! characters from 1, as compilers print them.

mod file_text;

use file_text::FileText;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

/// A half-open range of global byte positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Span {
    /// First byte.
    pub lo: u32,
    /// One past the last byte.
    pub hi: u32,
}

impl Span {
    /// Creates the span from `lo` to `hi`.
    pub fn new(lo: u32, hi: u32) -> Self {
        debug_assert!(lo <= hi, "a span runs forward");
        Span { lo, hi }
    }

    /// Returns the smallest span that covers both.
    pub fn to(self, other: Span) -> Span {
        Span { lo: self.lo.min(other.lo), hi: self.hi.max(other.hi) }
    }
}

/// Location in the source language from which the text was compiled (C, for instance), according to the debug
/// information.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DebugLocation {
    /// File name, as given to the compiler.
    pub file: String,
    /// Working directory of the compiler.
    pub directory: Option<String>,
    /// MD5 checksum of the file at compilation, in hexadecimal.
    pub checksum: Option<String>,
    /// Line; 0 for code that belongs to no line.
    pub line: u32,
    /// Column; 0 if only the line is known.
    pub column: u32,
    /// Function at the location, which may have been inlined.
    pub function: Option<String>,
}

impl std::fmt::Display for DebugLocation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.column {
            0 => write!(f, "{}:{}", self.file, self.line),
            column => write!(f, "{}:{}:{column}", self.file, self.line),
        }
    }
}

/// A text with its name and global positions.
#[derive(Clone, Debug)]
pub struct Source {
    /// Name in reports: a path as given, or `<stdin>`.
    pub name: String,
    /// Global position of the first byte.
    pub base: u32,
    content: Content,
    line_starts: Arc<OnceLock<Vec<u32>>>,
    position: TextPosition,
    /// Number of errors after which the parser stops.
    pub(crate) max_errors: usize,
    stop: Option<Arc<AtomicBool>>,
}

/// Position of a text in the file that it is a part of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextPosition {
    /// The text starts at this line, counted from 1.
    FromLine(usize),
    /// The text was generated from this line and column, which are the position of all of it.
    GeneratedFrom(usize, usize),
}

/// Content of a source.
#[derive(Clone, Debug)]
enum Content {
    Text(Arc<str>),
    File(Arc<FileText>),
    Binary(Arc<Binary>),
}

/// A binary program. Its text is generated on demand; until then its parts have positions of their own, two for each:
/// start and end.
struct Binary {
    /// Length of the file in bytes.
    length: usize,
    /// Number of positions of the parts. `room` positions for the text follow them.
    marks: u32,
    room: u32,
    make: Box<dyn Fn() -> Listing + Send + Sync>,
    made: OnceLock<Listing>,
}

impl Binary {
    fn listing(&self) -> &Listing {
        self.made.get_or_init(|| (self.make)())
    }
}

impl std::fmt::Debug for Binary {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a binary of {} bytes", self.length)
    }
}

/// Text of a binary, and the range of each of its parts.
#[derive(Clone, Debug, Default)]
pub struct Listing {
    /// The text.
    pub text: String,
    /// Ranges of the parts, in the order of their positions.
    pub parts: Vec<Range<usize>>,
}

/// Number of text positions reserved per byte of a binary; text that exceeds them has no positions of its own.
const TEXT_PER_BYTE: usize = 32;

impl Source {
    /// Returns the whole text. That of a binary is generated on first use.
    pub fn text(&self) -> &str {
        match &self.content {
            Content::Text(text) => text,
            Content::File(file) => file.text(),
            Content::Binary(binary) => &binary.listing().text,
        }
    }

    /// Returns a copy of the text, if it is that of a file.
    fn file_text(&self) -> Option<String> {
        match &self.content {
            Content::File(file) => Some(file.text().to_owned()),
            _ => None,
        }
    }

    /// Whether the text was released, and could not be read again as it was.
    pub fn has_changed(&self) -> bool {
        matches!(&self.content, Content::File(file) if file.has_changed())
    }

    /// Whether the parser should stop.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed))
    }

    /// Whether it is a binary program, whose text is generated.
    pub fn is_binary(&self) -> bool {
        matches!(self.content, Content::Binary(_))
    }

    /// Returns the number of bytes of the input.
    pub fn length(&self) -> usize {
        match &self.content {
            Content::Text(text) => text.len(),
            Content::File(file) => file.length(),
            Content::Binary(binary) => binary.length,
        }
    }

    /// Returns the number of positions.
    fn positions(&self) -> u64 {
        match &self.content {
            Content::Text(_) | Content::File(_) => self.length() as u64,
            Content::Binary(binary) => u64::from(binary.marks) + u64::from(binary.room),
        }
    }

    /// Returns the global span of a byte range of the text.
    pub fn span(&self, range: Range<usize>) -> Span {
        match &self.content {
            Content::Text(_) | Content::File(_) => {
                Span::new(self.base + range.start as u32, self.base + range.end as u32)
            }
            Content::Binary(binary) => {
                let at = |n: usize| self.base + binary.marks + n.min(binary.room as usize) as u32;
                Span::new(at(range.start), at(range.end))
            }
        }
    }

    /// Returns the offset in the text of a global position.
    pub fn offset(&self, position: u32) -> usize {
        let local = position.saturating_sub(self.base);
        match &self.content {
            Content::Text(_) | Content::File(_) => local as usize,
            Content::Binary(binary) if local >= binary.marks => (local - binary.marks) as usize,
            Content::Binary(binary) => {
                let part = binary.listing().parts.get(local as usize / 2);
                part.map_or(0, |part| if local.is_multiple_of(2) { part.start } else { part.end })
            }
        }
    }

    /// Converts a span to positions that count bytes of the text, even for parts of a binary.
    pub fn written(&self, span: Span) -> Span {
        match &self.content {
            Content::Text(_) | Content::File(_) => span,
            Content::Binary(_) => self.span(self.offset(span.lo)..self.offset(span.hi).max(self.offset(span.lo))),
        }
    }

    /// Returns a source for a part of the text, surrounded by hidden text; the part keeps its positions. The hidden
    /// text has the positions of the part's neighbors, so callers must not report them. `None` if too few positions
    /// precede the part.
    pub(crate) fn framed(&self, part: Range<usize>, before: &str, text: &str, behind: &str) -> Option<Source> {
        let base = (self.base + part.start as u32).checked_sub(u32::try_from(before.len()).ok()?)?;
        let text: Arc<str> = format!("{before}{text}{behind}").into();
        Some(Source { base, content: Content::Text(text), line_starts: Arc::default(), ..self.clone() })
    }

    /// Returns the text of a global span in this source; empty if it is outside.
    pub fn slice(&self, span: Span) -> &str {
        self.text().get(self.offset(span.lo)..self.offset(span.hi)).unwrap_or("")
    }

    /// Returns the line starts. They are computed on first use, so that a run without reports does not pay for them.
    fn line_starts(&self) -> &[u32] {
        self.line_starts.get_or_init(|| {
            let mut starts = vec![0];
            starts.extend(memchr::memchr_iter(b'\n', self.text().as_bytes()).map(|at| at as u32 + 1));
            starts
        })
    }

    /// Returns the line and column (both from 1, column in characters) of a global position.
    pub fn line_column(&self, position: u32) -> (usize, usize) {
        let first = match self.position {
            TextPosition::FromLine(line) => line,
            TextPosition::GeneratedFrom(line, column) => return (line, column),
        };
        let local = self.offset(position).min(self.text().len()) as u32;
        let starts = self.line_starts();
        let line = starts.partition_point(|s| *s <= local) - 1;
        let before = &self.text().as_bytes()[starts[line] as usize..local as usize];
        (first + line, before.iter().filter(|b| **b & 0xc0 != 0x80).count() + 1)
    }

    /// Returns the text of a line (from 1) without its line ending.
    pub fn line_text(&self, line: usize) -> &str {
        let starts = self.line_starts();
        let line = match self.position {
            TextPosition::FromLine(first) => line.checked_sub(first),
            TextPosition::GeneratedFrom(..) => Some(0),
        };
        let Some((line, start)) = line.and_then(|line| Some((line, starts.get(line)?))) else { return "" };
        let end = starts.get(line + 1).copied().unwrap_or(self.text().len() as u32);
        self.text()[*start as usize..end as usize].trim_end_matches(['\n', '\r'])
    }
}

/// Reason why an input could not become a [`Source`].
#[derive(Debug, thiserror::Error)]
pub enum SourceError {
    /// The file could not be read.
    #[error("cannot read {}: {error}", path.display())]
    Io {
        /// Path as given.
        path: PathBuf,
        /// Error of the system.
        error: std::io::Error,
    },
    /// The bytes are not UTF-8 text.
    #[error("{name} is not UTF-8 text (byte {offset}, in line {line}, is 0x{byte:02x}){}", hint.map(|h| format!(": {h}")).unwrap_or_default())]
    NotText {
        /// Name of the input.
        name: String,
        /// Offset of the first invalid byte.
        offset: usize,
        /// Line of that byte, from 1.
        line: usize,
        /// That byte.
        byte: u8,
        /// Probable format of the file, and the remedy.
        hint: Option<&'static str>,
    },
    /// All texts of a run together must stay below 4 GiB.
    #[error("{name} is too large: all inputs of a run together must stay below 4 GiB")]
    TooLarge {
        /// Name of the input.
        name: String,
    },
}

/// Number of errors after which the parser stops, by default.
const MAX_ERRORS: usize = 100;

/// All texts of a run.
#[derive(Clone, Debug)]
pub struct SourceMap {
    sources: Vec<Source>,
    /// Position of the first text.
    first: u32,
    max_errors: usize,
    stop: Option<Arc<AtomicBool>>,
}

impl Default for SourceMap {
    fn default() -> Self {
        SourceMap { sources: Vec::new(), first: 0, max_errors: MAX_ERRORS, stop: None }
    }
}

impl SourceMap {
    /// Creates an empty map.
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates an empty map that reserves positions before the first text.
    pub(crate) fn with_room(room: u32) -> Self {
        SourceMap { first: room, ..Self::default() }
    }

    /// Makes the parser stop after `count` errors, if that is more than the default of one hundred. Applies to texts
    /// added after this.
    pub fn allow_errors(&mut self, count: usize) {
        self.max_errors = count.max(MAX_ERRORS);
    }

    /// Makes parser and verifier stop when another thread sets the flag; their results are then meaningless. Applies to
    /// texts added after this.
    #[cfg(feature = "lsp")]
    pub(crate) fn stop_at(&mut self, flag: Arc<AtomicBool>) {
        self.stop = Some(flag);
    }

    /// Whether parser and verifier should stop.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed))
    }

    /// Adds a text; its positions follow those of earlier ones.
    pub fn add(&mut self, name: impl Into<String>, text: impl Into<Arc<str>>) -> Result<Source, SourceError> {
        let text = text.into();
        let text = blank_comments(&text).map_or(text, Arc::from);
        self.add_foreign(name, text)
    }

    /// Adds a text that is part of a file. Its positions have the name and the lines of the file.
    pub fn add_part(
        &mut self,
        name: impl Into<String>,
        position: TextPosition,
        text: impl Into<Arc<str>>,
    ) -> Result<Source, SourceError> {
        let mut source = self.add(name, text)?;
        source.position = position;
        if let Some(last) = self.sources.last_mut() {
            last.position = position;
        }
        Ok(source)
    }

    /// Adds a text that is not LLVM assembly, to report locations in it.
    pub fn add_foreign(&mut self, name: impl Into<String>, text: impl Into<Arc<str>>) -> Result<Source, SourceError> {
        self.push(name.into(), Content::Text(text.into()))
    }

    fn push(&mut self, name: String, content: Content) -> Result<Source, SourceError> {
        let base = self.next();
        let source = Source {
            name,
            base: base as u32,
            content,
            line_starts: Arc::default(),
            position: TextPosition::FromLine(1),
            max_errors: self.max_errors,
            stop: self.stop.clone(),
        };
        if base + source.positions() >= u32::MAX as u64 {
            return Err(SourceError::TooLarge { name: source.name });
        }
        self.sources.push(source.clone());
        Ok(source)
    }

    /// Returns the position of the next source. One position between sources remains unused, so that the end of one
    /// source is not the start of the next.
    fn next(&self) -> u64 {
        self.sources.last().map_or(self.first.into(), |s| u64::from(s.base) + s.positions() + 1)
    }

    /// Adds a binary program with a length in bytes and a number of parts. The parts have the first positions, two
    /// each; `make` generates the text on demand.
    pub fn add_binary(
        &mut self,
        name: impl Into<String>,
        length: usize,
        parts: usize,
        make: impl Fn() -> Listing + Send + Sync + 'static,
    ) -> Result<Source, SourceError> {
        let name = name.into();
        let left = u64::from(u32::MAX).saturating_sub(self.next());
        let Ok(marks) = u32::try_from(parts as u64 * 2) else { return Err(SourceError::TooLarge { name }) };
        let room =
            (length as u64).saturating_mul(TEXT_PER_BYTE as u64).min(left.saturating_sub(marks.into()) / 2) as u32;
        let binary = Binary { length, marks, room, make: Box::new(make), made: OnceLock::new() };
        self.push(name, Content::Binary(Arc::new(binary)))
    }

    /// Converts a span to positions that count bytes of the text, even for parts of a binary.
    pub fn written(&self, span: Span) -> Span {
        self.find(span.lo).map_or(span, |source| source.written(span))
    }

    /// Adds bytes that must be UTF-8 except in comments, which LLVM does not check either: an invalid byte there
    /// becomes a `?`. A first line `#!…` becomes a comment of the same length, so that a file can name its interpreter.
    pub fn add_bytes(&mut self, name: impl Into<String>, mut bytes: Vec<u8>) -> Result<Source, SourceError> {
        let name = name.into();
        if bytes.starts_with(b"#!") {
            bytes[0] = b';';
        }
        let hint = match bytes.as_slice() {
            [b'B', b'C', 0xC0, 0xDE, ..] | [0xDE, 0xC0, 0x17, 0x0B, ..] => Some("this is LLVM bitcode, not text"),
            [b'l', b'l', b'v', b'm' | b'c', ..] if std::str::from_utf8(&bytes).is_err() => {
                Some("this is LLVM bytecode, not text")
            }
            [0x7f, b'E', b'L', b'F', ..] => Some("this is an ELF file, not LLVM assembly"),
            _ => None,
        };
        match String::from_utf8(bytes).or_else(|error| in_comments_only(error.into_bytes())) {
            Ok(text) if hint.is_none() => {
                let text = blank_comments(&text).unwrap_or(text);
                self.push(name, Content::File(Arc::new(FileText::new(text))))
            }
            Ok(_) => Err(SourceError::NotText { name, offset: 0, line: 1, byte: 0, hint }),
            Err((offset, bytes)) => {
                let line = 1 + bytes[..offset].iter().filter(|byte| **byte == b'\n').count();
                Err(SourceError::NotText { name, offset, line, byte: bytes[offset], hint })
            }
        }
    }

    /// Reads a file.
    pub fn read(&mut self, path: impl Into<PathBuf>) -> Result<Source, SourceError> {
        let path = path.into();
        match std::fs::read(&path) {
            Ok(bytes) => self.add_bytes(path.display().to_string(), bytes),
            Err(error) => Err(SourceError::Io { path, error }),
        }
    }

    /// Frees the memory of the texts of files. `again`: returns the function that reads the bytes of a source again when its text is needed;
    /// `None`: the text remains. If they are not those of before, lines and columns stay what they were, and the text is blank. Clones
    /// of a source that were made before keep its text. Returns whether one was freed.
    pub fn release<R>(&mut self, again: impl Fn(&Source) -> Option<R>) -> bool
    where
        R: Fn() -> Option<Vec<u8>> + Send + Sync + 'static,
    {
        let mut is_any = false;
        for source in &mut self.sources {
            if matches!(source.content, Content::File(_))
                && let Some(again) = again(source)
            {
                source.line_starts();
                let starts = Arc::clone(&source.line_starts);
                let reread = move || {
                    let mut sources = SourceMap::new();
                    sources.add_bytes("", again()?).ok()?.file_text()
                };
                source.content = Content::File(Arc::new(FileText::released(source.length(), starts, reread)));
                is_any = true;
            }
        }
        is_any
    }

    /// Returns all sources, in the order in which they were added.
    pub fn sources(&self) -> &[Source] {
        &self.sources
    }

    /// Returns the source that contains a global position.
    pub fn find(&self, position: u32) -> Option<&Source> {
        let at = self.sources.partition_point(|s| s.base <= position);
        self.sources.get(at.checked_sub(1)?)
    }

    /// Formats the start of a span as `file:line:column`.
    pub fn place(&self, span: Span) -> String {
        match self.find(span.lo) {
            Some(source) => {
                let (line, column) = source.line_column(span.lo);
                format!("{}:{line}:{column}", source.name)
            }
            None => "<unknown>".into(),
        }
    }
}

/// Returns the text with a `?` for each invalid byte in comments. `Err`: the offset of the first invalid byte
/// elsewhere, and the bytes.
fn in_comments_only(bytes: Vec<u8>) -> Result<String, (usize, Vec<u8>)> {
    let mut text = String::with_capacity(bytes.len());
    let (mut quoted, mut comment) = (false, false);
    for chunk in bytes.utf8_chunks() {
        for byte in chunk.valid().bytes() {
            match byte {
                b'\n' => (quoted, comment) = (false, false),
                b'"' if !comment => quoted = !quoted,
                b';' if !quoted => comment = true,
                _ => {}
            }
        }
        text.push_str(chunk.valid());
        if !chunk.invalid().is_empty() && !comment {
            let at = text.len();
            return Err((at, bytes));
        }
        text.extend(chunk.invalid().iter().map(|_| '?'));
    }
    Ok(text)
}

/// Replaces C-style comments with blanks, so that the parser need not handle them. `None` if there are none.
fn blank_comments(text: &str) -> Option<String> {
    // A fast check, since every text passes here.
    memchr::memmem::find(text.as_bytes(), b"/*")?;
    let bytes = text.as_bytes();
    let mut blank: Option<Vec<u8>> = None;
    let mut at = 0;
    while let Some(start) = memchr::memchr3(b'"', b';', b'/', &bytes[at..]).map(|n| at + n) {
        let end_of = |byte: u8| memchr::memchr(byte, &bytes[start + 1..]).map_or(bytes.len(), |n| start + 1 + n + 1);
        at = match bytes[start] {
            b'"' => end_of(b'"'),
            b';' => end_of(b'\n'),
            _ if bytes[start..].starts_with(b"/*") => {
                // An unterminated comment remains, and the parser reports it.
                let Some(end) = memchr::memmem::find(&bytes[start + 2..], b"*/") else { break };
                let end = start + 2 + end + 2;
                let blank = blank.get_or_insert_with(|| bytes.to_vec());
                blank[start..end].iter_mut().filter(|b| !matches!(b, b'\n' | b'\r')).for_each(|b| *b = b' ');
                end
            }
            _ => start + 1,
        };
    }
    String::from_utf8(blank?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_may_have_any_bytes() {
        let read = |bytes: &[u8]| SourceMap::new().add_bytes("a.ll", bytes.to_vec());
        let text = read(b"; caf\xe9 \"\n@a = global i8 0 ; \xff\xfe\n").unwrap();
        assert_eq!(text.text(), "; caf? \"\n@a = global i8 0 ; ??\n");
        for (bytes, at, of) in [(&b"; a\n@\xe9 = global i8 0\n"[..], 5, 2), (b"@\"; \xe9\" = global i8 0\n", 4, 1)] {
            let found = read(bytes).unwrap_err();
            assert!(
                matches!(found, SourceError::NotText { offset, line, .. } if (offset, line) == (at, of)),
                "{found}"
            );
        }
    }

    #[test]
    fn positions_are_global_and_columns_count_characters() {
        let mut map = SourceMap::new();
        let a = map.add("a.ll", "x\nyé z").unwrap();
        let b = map.add("b.ll", "q").unwrap();
        assert_eq!(a.line_column(a.base + 2), (2, 1));
        assert_eq!(a.line_column(a.base + 6), (2, 4));
        assert_eq!(map.place(Span::new(b.base, b.base + 1)), "b.ll:1:1");
        assert_eq!(a.line_text(2), "yé z");
    }

    #[test]
    fn c_style_comments_are_blanks() {
        let blank = |text: &str| blank_comments(text).unwrap_or_else(|| text.into());
        assert_eq!(blank("a /* é\n* \" ; */ b"), "a      \n         b");
        for kept in ["\"/* */\"", "; /* */\n", "a / b * /", "a /* b", "/*/"] {
            assert_eq!(blank(kept), kept);
        }
        assert_eq!(blank("; \"\n/**/c"), "; \"\n    c");
    }

    #[test]
    fn an_interpreter_line_is_a_comment() {
        let mut map = SourceMap::new();
        let source = map.add_bytes("a.ll", b"#!/usr/bin/env llvmlite-jit\n@x = global i64 0\n".to_vec()).unwrap();
        assert_eq!(source.line_text(1), ";!/usr/bin/env llvmlite-jit");
        assert_eq!(source.line_column(28), (2, 1));
        assert_eq!(map.add_bytes("b.ll", b" #! no".to_vec()).unwrap().text(), " #! no");
    }
}
