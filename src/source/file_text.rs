//! Texts of files, which can be released and read again.

use std::sync::{Arc, OnceLock};

/// Text of a file.
pub(super) struct FileText {
    length: usize,
    text: OnceLock<Text>,
    /// Reader of the file and its line starts; `None` while the text is in memory.
    again: Option<Again>,
}

/// A text in memory.
struct Text {
    text: String,
    /// Whether it is blank, since the file is not what it was.
    is_blank: bool,
}

/// Line starts of a released text, and the reader of its file.
struct Again {
    line_starts: Arc<OnceLock<Vec<u32>>>,
    read: Box<dyn Fn() -> Option<String> + Send + Sync>,
}

impl FileText {
    /// Keeps a text.
    pub(super) fn new(text: String) -> FileText {
        FileText { length: text.len(), text: OnceLock::from(Text { text, is_blank: false }), again: None }
    }

    /// Describes a text that is read when it is needed. `line_starts`: the offsets of its lines, which are known; `read` returns `None` if the file cannot be
    /// read, or is another one.
    pub(super) fn released(
        length: usize,
        line_starts: Arc<OnceLock<Vec<u32>>>,
        read: impl Fn() -> Option<String> + Send + Sync + 'static,
    ) -> FileText {
        FileText { length, text: OnceLock::new(), again: Some(Again { line_starts, read: Box::new(read) }) }
    }

    /// Returns the number of bytes.
    pub(super) fn length(&self) -> usize {
        self.length
    }

    /// Returns the text. Instead of one that cannot be read again, blank lines of the same lengths.
    pub(super) fn text(&self) -> &str {
        let read = || match &self.again {
            Some(again) => match (again.read)().filter(|text| text.len() == self.length) {
                Some(text) => Text { text, is_blank: false },
                None => Text {
                    text: blank(self.length, again.line_starts.get().map_or(&[], Vec::as_slice)),
                    is_blank: true,
                },
            },
            None => unreachable!("a text is kept or released"),
        };
        &self.text.get_or_init(read).text
    }

    /// Whether the text could not be read again.
    pub(super) fn has_changed(&self) -> bool {
        self.text.get().is_some_and(|text| text.is_blank)
    }
}

/// Returns a text of blanks with lines that start at these offsets.
fn blank(length: usize, line_starts: &[u32]) -> String {
    let mut bytes = vec![b' '; length];
    for start in line_starts {
        if let Some(end) = (*start as usize).checked_sub(1)
            && let Some(byte) = bytes.get_mut(end)
        {
            *byte = b'\n';
        }
    }
    String::from_utf8(bytes).unwrap_or_default()
}

impl std::fmt::Debug for FileText {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a text of {} bytes", self.length)
    }
}

#[cfg(test)]
mod tests {
    use crate::source::SourceMap;

    const TEXT: &str = "define void @f() { /* none */\n  ret void\n}\n";

    fn released(again: &'static str) -> SourceMap {
        let mut sources = SourceMap::new();
        sources.add_bytes("a.ll", TEXT.as_bytes().to_vec()).unwrap();
        sources.release(|source| {
            assert_eq!(source.name, "a.ll");
            Some(move || Some(again.as_bytes().to_vec()))
        });
        sources
    }

    #[test]
    fn a_released_text_is_read_again() {
        let sources = released(TEXT);
        let [source] = sources.sources() else { panic!("there is one") };
        assert_eq!((source.length(), source.line_column(32)), (TEXT.len(), (2, 3)));
        assert_eq!((source.line_text(1), source.line_text(2)), ("define void @f() {           ", "  ret void"));
        assert!(!source.has_changed());
    }

    #[test]
    fn another_text_leaves_lines_and_columns() {
        for other in ["", "define void @g() {\n ret void }", &TEXT[1..]] {
            let sources = released(other);
            let [source] = sources.sources() else { panic!("there is one") };
            assert!(!source.has_changed(), "nobody has asked for the text");
            assert_eq!((source.line_column(32), source.line_text(2)), ((2, 3), "          "));
            assert!(source.has_changed());
        }
    }
}
