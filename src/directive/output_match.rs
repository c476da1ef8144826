//! Partial expectations about an output: `; stdout: contains "text"`, `matches /pattern/`, `line "text"`,
//! `line /pattern/`.

use super::lex::string;
use regex_lite::Regex;
use std::fmt;

/// Partial expectation about an output.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutputMatch {
    /// Line of its directive.
    pub line: usize,
    /// Text or pattern to find.
    pub wanted: OutputPattern,
}

/// Text or pattern that an output must contain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OutputPattern {
    /// Substring.
    Text(Vec<u8>),
    /// Complete line, without its line feed.
    Line(Vec<u8>),
    /// Regular expression that matches a substring; `^` and `$` match at line ends.
    Pattern(Regexp),
    /// Regular expression that matches a complete line.
    LinePattern(Regexp),
}

/// Compiled regular expression with its source text, by which it compares.
#[derive(Clone)]
pub struct Regexp {
    text: String,
    regex: Regex,
}

impl PartialEq for Regexp {
    fn eq(&self, other: &Regexp) -> bool {
        self.text == other.text
    }
}

impl Eq for Regexp {}

/// Formats the pattern as in the directive, without the slashes.
impl fmt::Display for Regexp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl fmt::Debug for Regexp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "/{}/", self.text)
    }
}

impl Regexp {
    /// Parses `/pattern/`, in which a slash is written `\/`.
    fn read(text: &str, is_line: bool) -> Result<Regexp, String> {
        let inside = text.strip_prefix('/').and_then(|rest| rest.strip_suffix('/'));
        let inside = inside.ok_or("write a pattern between slashes: `/[0-9]+/`")?;
        let whole = if is_line { format!("^(?:{inside})$") } else { format!("(?m){inside}") };
        let regex = Regex::new(&whole)
            .map_err(|error| format!("the pattern `{inside}` is not a valid regular expression: {error}"))?;
        Ok(Regexp { text: inside.into(), regex })
    }
}

impl OutputPattern {
    /// Parses the value of `stdout:`. `None` if it is a quoted string, which describes the whole output.
    pub(super) fn read(value: &str) -> Option<Result<OutputPattern, String>> {
        let (word, rest) = value.split_at(value.find([' ', '"', '/']).unwrap_or(value.len()));
        let rest = rest.trim_start();
        let is_pattern = rest.starts_with('/');
        Some(match word {
            "contains" if is_pattern => Err("`contains` takes a quoted string; for a pattern use `matches /…/`".into()),
            "contains" => string(rest).and_then(|text| match text.is_empty() {
                true => Err("every output contains the empty string".into()),
                false => Ok(OutputPattern::Text(text)),
            }),
            "matches" if !is_pattern => {
                Err("`matches` takes a pattern between slashes; for a string use `contains \"…\"`".into())
            }
            "matches" => Regexp::read(rest, false).and_then(|pattern| match pattern.regex.is_match("") {
                true => Err(format!("`/{pattern}/` matches the empty string, so it matches every output")),
                false => Ok(OutputPattern::Pattern(pattern)),
            }),
            "line" if is_pattern => Regexp::read(rest, true).map(OutputPattern::LinePattern),
            "line" => string(rest).and_then(|text| match text.contains(&b'\n') {
                true => Err("a line contains no `\\n`; use one directive for each line".into()),
                false => Ok(OutputPattern::Line(text)),
            }),
            _ => return None,
        })
    }

    /// Finds the first match at or after `from`; returns its byte range.
    fn find(&self, output: &[u8], from: usize) -> Option<(usize, usize)> {
        match self {
            OutputPattern::Text(text) => {
                memchr::memmem::find(&output[from..], text).map(|at| (from + at, from + at + text.len()))
            }
            OutputPattern::Line(text) => lines(output, from).find(|(start, end)| output[*start..*end] == **text),
            OutputPattern::LinePattern(pattern) => lines(output, from)
                .find(|(start, end)| pattern.regex.is_match(&String::from_utf8_lossy(&output[*start..*end]))),
            OutputPattern::Pattern(pattern) => {
                let text = String::from_utf8_lossy(output);
                let found = pattern.regex.find_at(&text, as_text(output, from))?;
                Some((as_bytes(output, found.start()), as_bytes(output, found.end())))
            }
        }
    }
}

/// Returns the ranges of the lines that begin at or after `from`, without their line feeds.
fn lines(output: &[u8], from: usize) -> impl Iterator<Item = (usize, usize)> {
    let within = from > 0 && output[from - 1] != b'\n';
    let mut at =
        if within { memchr::memchr(b'\n', &output[from..]).map_or(output.len(), |end| from + end + 1) } else { from };
    std::iter::from_fn(move || {
        let start = at;
        let rest = output.get(start..).filter(|rest| !rest.is_empty())?;
        let end = start + memchr::memchr(b'\n', rest).unwrap_or(rest.len());
        at = end + 1;
        Some((start, end))
    })
}

/// UTF-8 length of the replacement character U+FFFD.
const REPLACED: usize = char::REPLACEMENT_CHARACTER.len_utf8();

/// Converts an offset in the output to one in its lossy UTF-8 decoding.
fn as_text(output: &[u8], place: usize) -> usize {
    converted(output, place, |bytes, text| (bytes, text))
}

/// Converts an offset in the lossy UTF-8 decoding to one in the output.
fn as_bytes(output: &[u8], place: usize) -> usize {
    converted(output, place, |bytes, text| (text, bytes))
}

/// Converts between byte offsets and offsets in the lossy decoding. `order` returns (source, target) of a
/// pair (bytes, text).
fn converted(output: &[u8], place: usize, order: fn(usize, usize) -> (usize, usize)) -> usize {
    let (mut bytes, mut text) = (0, 0);
    for chunk in output.utf8_chunks() {
        let valid = chunk.valid().len();
        let (from, to) = order(bytes, text);
        if place <= from + valid {
            return to + (place - from);
        }
        bytes += valid + chunk.invalid().len();
        text += valid + if chunk.invalid().is_empty() { 0 } else { REPLACED };
        // An offset within an invalid sequence maps to its end.
        let (from, to) = order(bytes, text);
        if place <= from {
            return to;
        }
    }
    order(bytes, text).1
}

/// Expectation that the output does not meet at its position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missing<'p> {
    /// Unmet expectation.
    pub part: &'p OutputMatch,
    /// The last expectation before it that was met; this one must match after it.
    pub behind: Option<&'p OutputMatch>,
    /// Whether the output contains it, but before the end of that match.
    pub is_before: bool,
    /// Byte offset at which the search began.
    pub from: usize,
}

/// Returns the expectations that the output does not meet in order. The search for each starts at the end of the
/// previous match; a failed search does not advance that position.
pub fn missing<'p>(parts: &'p [OutputMatch], output: &[u8]) -> Vec<Missing<'p>> {
    let (mut from, mut behind, mut missing) = (0, None, Vec::new());
    for part in parts {
        match part.wanted.find(output, from) {
            Some((_, end)) => (from, behind) = (end, Some(part)),
            None => {
                let is_before = part.wanted.find(output, 0).is_some();
                missing.push(Missing { part, behind, is_before, from });
            }
        }
    }
    missing
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(texts: &[&str], output: &str) -> Vec<(usize, bool)> {
        let wanted = |text: &str| OutputPattern::Text(text.as_bytes().to_vec());
        let part = |(line, text): (usize, &&str)| OutputMatch { line, wanted: wanted(text) };
        let parts: Vec<OutputMatch> = texts.iter().enumerate().map(part).collect();
        missing(&parts, output.as_bytes()).iter().map(|m| (m.part.line, m.is_before)).collect()
    }

    #[test]
    fn parts_follow_each_other() {
        assert_eq!(lines(&["a", "c"], "abc"), []);
        assert_eq!(lines(&["c", "a"], "abc"), [(1, true)]);
        assert_eq!(lines(&["a", "a"], "aba"), []);
        assert_eq!(lines(&["ab", "b"], "ab"), [(1, true)]);
        assert_eq!(lines(&["a", "x", "b"], "ab"), [(1, false)]);
    }

    fn found(directives: &[&str], output: &[u8]) -> Vec<bool> {
        let part =
            |(line, text): (usize, &&str)| OutputMatch { line, wanted: OutputPattern::read(text).unwrap().unwrap() };
        let parts: Vec<OutputMatch> = directives.iter().enumerate().map(part).collect();
        let missing = missing(&parts, output);
        parts.iter().map(|part| !missing.iter().any(|m| m.part == part)).collect()
    }

    #[test]
    fn patterns_and_lines() {
        assert_eq!(found(&["matches /[0-9]+ ms/", "matches /[0-9]+ ms/"], b"in 12 ms, 7 s"), [true, false]);
        assert_eq!(found(&["matches /^b$/", "matches /^c/"], b"a\nb\nc d\n"), [true, true]);
        // The position after another match is not the start of a line.
        assert_eq!(found(&["contains \"a\"", "matches /^b/"], b"ab\n"), [true, false]);
        assert_eq!(found(&["matches /a\\/b/"], b"a/b"), [true]);
        assert_eq!(found(&["line \"b\"", "line \"a\""], b"ab\nb\na"), [true, true]);
        assert_eq!(found(&["line /x = \\d+/", "line \"\""], b"x = 1 2\nx = 12\n"), [true, false]);
        assert_eq!(found(&["line /x = \\d+/", "line \"\""], b"x = 12\n\n"), [true, true]);
        // An alternation stays inside the group that anchors the pattern to the line.
        assert_eq!(found(&["line /a|b/"], b"ab\n"), [false]);
        // Offsets count bytes, including those that are not UTF-8.
        assert_eq!(
            found(&["matches /a./", "contains \"b\"", "matches /c$/"], b"\xff\xfe a\xff b c\n"),
            [true, true, true]
        );
    }

    #[test]
    fn what_is_no_part_of_an_output_is_said() {
        for (directive, wrong) in [
            ("matches \"a\"", "between slashes"),
            ("contains /a/", "`matches /…/`"),
            ("matches /(/", "is not a valid regular expression"),
            ("matches /a*/", "the empty string"),
            ("matches /a", "between slashes"),
            ("line \"a\\n\"", "contains no `\\n`"),
        ] {
            let error = OutputPattern::read(directive).expect("it is one").expect_err(directive);
            assert!(error.contains(wrong), "{directive}: {error}");
        }
        assert!(OutputPattern::read("\"whole\"").is_none());
    }
}
