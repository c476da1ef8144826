//! An open text: its lines, its entities, and the protocol's positions.

use super::entities::{self, Entity};
use gen_lsp_types::{Position, Range as LspRange};
use std::ops::Range;
use std::sync::Arc;

/// The unit of a column, as negotiated with the client.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Encoding {
    /// UTF-16 code units: the protocol's default.
    #[default]
    Utf16,
    /// Bytes.
    Utf8,
    /// Characters.
    Utf32,
}

/// A text with the offsets of its lines.
#[derive(Clone, Debug)]
pub struct Document {
    /// URI, as the client writes it.
    pub uri: String,
    /// Version assigned by the client.
    pub version: i32,
    text: Arc<String>,
    lines: Vec<usize>,
    entities: Vec<Entity>,
    encoding: Encoding,
}

impl Document {
    /// Creates a document.
    pub fn new(uri: impl Into<String>, version: i32, text: String, encoding: Encoding) -> Document {
        Document::of_shared(uri, version, Arc::new(text), encoding)
    }

    /// Creates a document whose text other threads read.
    pub fn of_shared(uri: impl Into<String>, version: i32, text: Arc<String>, encoding: Encoding) -> Document {
        let (lines, entities) = (line_starts(&text, 0).collect(), entities::split(&text));
        Document { uri: uri.into(), version, text, lines, entities, encoding }
    }

    /// Returns the text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the current text, for other threads.
    pub fn snapshot(&self) -> Arc<String> {
        Arc::clone(&self.text)
    }

    /// Returns the top-level entities in order.
    pub fn entities(&self) -> &[Entity] {
        &self.entities
    }

    /// Returns the entity that contains or ends at a position, with its index.
    pub fn entity_at(&self, offset: usize) -> Option<(usize, &Entity)> {
        let n = self.entities.partition_point(|entity| entity.end < offset);
        let found = |n: usize| self.entities.get(n).filter(|entity| entity.start <= offset).map(|entity| (n, entity));
        // Where two entities touch, the one that starts at the position.
        match self.entities.get(n) {
            Some(entity) if entity.end == offset => {
                found(n + 1).filter(|(_, next)| next.start == offset).or_else(|| found(n))
            }
            _ => found(n),
        }
    }

    /// Returns the number of the function whose body strictly contains a range.
    fn body_around(&self, range: &Range<usize>) -> Option<usize> {
        let n = self.entities.partition_point(|entity| entity.end <= range.end);
        self.entities.get(n)?.brace.filter(|brace| *brace < range.start).map(|_| n)
    }

    /// Replaces a byte range. Returns the number of the function if only its body has changed; then the numbers, names
    /// and headers of all entities are unchanged.
    pub fn edit(&mut self, range: Range<usize>, new: &str) -> Option<usize> {
        let body = self.body_around(&range);
        let text = Arc::make_mut(&mut self.text);
        text.replace_range(range.clone(), new);
        let (first, behind) = (
            self.lines.partition_point(|line| *line <= range.start),
            self.lines.partition_point(|line| *line <= range.end),
        );
        let delta = new.len() as isize - range.len() as isize;
        let inserted: Vec<usize> =
            new.bytes().enumerate().filter(|(_, b)| *b == b'\n').map(|(n, _)| range.start + n + 1).collect();
        for line in &mut self.lines[behind..] {
            *line = line.wrapping_add_signed(delta);
        }
        self.lines.splice(first..behind, inserted);
        let body = body.filter(|n| entities::update_body(&mut self.entities, *n, text, range.clone(), new.len()));
        if body.is_none() {
            entities::update(&mut self.entities, text, range, new.len());
        }
        body
    }

    /// Replaces the whole text.
    pub fn replace(&mut self, text: String) {
        *self = Document::new(std::mem::take(&mut self.uri), self.version, text, self.encoding);
    }

    /// Returns the byte offset of a position. A position outside of the text is clamped to it, as the protocol
    /// specifies for columns.
    pub fn offset(&self, position: Position) -> usize {
        let Some(start) = self.lines.get(position.line as usize).copied() else { return self.text.len() };
        let line = self.line(position.line as usize);
        let mut left = position.character as usize;
        for (at, c) in line.char_indices() {
            let width = self.width(c);
            // A position inside a character denotes its start.
            if left < width {
                return start + at;
            }
            left -= width;
        }
        start + line.len()
    }

    fn width(&self, c: char) -> usize {
        match self.encoding {
            Encoding::Utf16 => c.len_utf16(),
            Encoding::Utf8 => c.len_utf8(),
            Encoding::Utf32 => 1,
        }
    }

    /// Returns the position of a byte offset.
    pub fn position(&self, offset: usize) -> Position {
        let mut offset = offset.min(self.text.len());
        while !self.text.is_char_boundary(offset) {
            offset -= 1;
        }
        let line = self.line_of(offset);
        let before = &self.text[self.lines[line]..offset];
        let character = match self.encoding {
            _ if before.is_ascii() => before.len(),
            _ => before.chars().map(|c| self.width(c)).sum(),
        };
        Position { line: line as u32, character: character as u32 }
    }

    /// Returns the range of a byte range.
    pub fn range(&self, range: Range<usize>) -> LspRange {
        LspRange { start: self.position(range.start), end: self.position(range.end) }
    }

    /// Returns the byte range of a range; a range that runs backwards is empty.
    pub fn bytes(&self, range: LspRange) -> Range<usize> {
        let (start, end) = (self.offset(range.start), self.offset(range.end));
        start..end.max(start)
    }

    /// Returns the number of the line of an offset, from 0.
    pub fn line_of(&self, offset: usize) -> usize {
        self.lines.partition_point(|line| *line <= offset) - 1
    }

    /// Returns the offset of a line's start; the end of the text for a line beyond it.
    pub fn line_start(&self, line: usize) -> usize {
        self.lines.get(line).copied().unwrap_or(self.text.len())
    }

    /// Returns a line without its terminator.
    pub fn line(&self, line: usize) -> &str {
        let end = self.lines.get(line + 1).copied().unwrap_or(self.text.len());
        let text = &self.text[self.line_start(line)..end];
        let text = text.strip_suffix('\n').unwrap_or(text);
        text.strip_suffix('\r').unwrap_or(text)
    }

    /// Returns the number of lines.
    pub fn line_count(&self) -> usize {
        self.lines.len()
    }

    /// Returns the unit of columns.
    pub fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// Returns the length of a text in the unit of columns.
    pub fn length(&self, text: &str) -> u32 {
        if text.is_ascii() { text.len() as u32 } else { text.chars().map(|c| self.width(c)).sum::<usize>() as u32 }
    }
}

fn line_starts(text: &str, base: usize) -> impl Iterator<Item = usize> {
    std::iter::once(base).chain(memchr::memchr_iter(b'\n', text.as_bytes()).map(move |at| base + at + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(line: u32, character: u32) -> Position {
        Position { line, character }
    }

    #[test]
    fn columns_count_the_negotiated_unit() {
        let text = "; \u{e9}\u{1f980}x\r\ny";
        for (encoding, column) in [(Encoding::Utf16, 5), (Encoding::Utf8, 8), (Encoding::Utf32, 4)] {
            let document = Document::new("a", 0, text.into(), encoding);
            let x = text.find('x').unwrap();
            assert_eq!(document.position(x), at(0, column));
            assert_eq!(document.offset(at(0, column)), x);
            // Beyond the line, and beyond the text.
            assert_eq!(document.offset(at(0, 99)), x + 1);
            assert_eq!(document.offset(at(9, 0)), text.len());
            assert_eq!(document.offset(at(1, 1)), text.len());
        }
        // In the middle of a surrogate pair.
        assert_eq!(Document::new("a", 0, text.into(), Encoding::Utf16).offset(at(0, 4)), 4);
    }

    #[test]
    fn an_edit_inside_a_body_says_so() {
        let text = "@x = global i8 0\ndefine void @f() {\n  ret void\n}\ndefine void @g() { ret void }\n";
        let edits = [
            ("ret void", "ret i8 1", Some(1)),
            ("ret void", "", Some(1)),
            ("  ret", "  ; ret", Some(1)),
            ("  ret void", "%t = type i8\n", None),
            ("  ret void", "  ret void\n}\n", None),
            ("  ret void", "  \"", Some(1)),
            ("{\n", "{ ", None),
            ("void @f", "i8 @f", None),
            ("\n}\ndefine", "define", None),
            ("@x", "@y", None),
            ("{ ret void }", "{ ret void } ", None),
            (" }\n", " ; }\n", None),
        ];
        for (old, new, body) in edits {
            let mut document = Document::new("a", 0, text.into(), Encoding::Utf16);
            let at = text.find(old).expect("it is there");
            assert_eq!(document.edit(at..at + old.len(), new), body, "{old:?} -> {new:?}");
            let fresh = Document::new("a", 0, document.text().into(), Encoding::Utf16);
            assert_eq!((&document.lines, &document.entities), (&fresh.lines, &fresh.entities));
        }
    }

    #[test]
    fn edits_keep_lines_and_entities() {
        let mut document = Document::new("a", 0, "a\nbc\n\nd".into(), Encoding::Utf16);
        for (range, new) in [(1..4, "x\ny\n"), (0..0, "\n"), (3..5, ""), (0..4, "q"), (1..1, "\r\n@x = global i8 0\n")]
        {
            document.edit(range, new);
            let fresh = Document::new("a", 0, document.text().into(), Encoding::Utf16);
            assert_eq!((&document.lines, &document.entities), (&fresh.lines, &fresh.entities));
        }
    }
}
