//! `; stdout: contains "text"`, `matches /pattern/`, `line "text"`, `line /pattern/`: parts of an output that follow each other.

use super::lex::string;
use regex_lite::Regex;
use std::fmt;

/// Something that an output contains.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The line of its directive.
    pub line: usize,
    /// What it is.
    pub wanted: Wanted,
}

/// What a part of an output is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// This text.
    Text(Vec<u8>),
    /// A line that is this text.
    Line(Vec<u8>),
    /// What a pattern matches; `^` and `$` are the ends of lines.
    Pattern(Pattern),
    /// A line that a pattern matches as a whole.
    LinePattern(Pattern),
}

/// A regular expression, by its text.
#[derive(Clone)]
pub struct Pattern {
    text: String,
    regex: Regex,
}

impl PartialEq for Pattern {
    fn eq(&self, other: &Pattern) -> bool {
        self.text == other.text
    }
}

impl Eq for Pattern {}

/// As the directive says it, between slashes.
impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl fmt::Debug for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "/{}/", self.text)
    }
}

impl Pattern {
    /// Reads `/pattern/`; a slash in it is `\/`.
    fn read(text: &str, is_line: bool) -> Result<Pattern, String> {
        let inside = text.strip_prefix('/').and_then(|rest| rest.strip_suffix('/'));
        let inside = inside.ok_or("a pattern stands between slashes: `/[0-9]+/`")?;
        let whole = if is_line { format!("^(?:{inside})$") } else { format!("(?m){inside}") };
        let regex =
            Regex::new(&whole).map_err(|error| format!("the pattern `{inside}` is no regular expression: {error}"))?;
        Ok(Pattern { text: inside.into(), regex })
    }
}

impl Wanted {
    /// Reads what stands behind `stdout:`. None: it is a text in quotes, and so the whole output.
    pub(super) fn read(value: &str) -> Option<Result<Wanted, String>> {
        let (word, rest) = value.split_at(value.find([' ', '"', '/']).unwrap_or(value.len()));
        let rest = rest.trim_start();
        let is_pattern = rest.starts_with('/');
        Some(match word {
            "contains" if is_pattern => Err("`contains` takes a text in quotes; a pattern is `matches /…/`".into()),
            "contains" => string(rest).and_then(|text| match text.is_empty() {
                true => Err("every output contains an empty text".into()),
                false => Ok(Wanted::Text(text)),
            }),
            "matches" if !is_pattern => {
                Err("`matches` takes a pattern between slashes; a text is `contains \"…\"`".into())
            }
            "matches" => Pattern::read(rest, false).and_then(|pattern| match pattern.regex.is_match("") {
                true => Err(format!("every output has something that `/{pattern}/` matches: an empty text")),
                false => Ok(Wanted::Pattern(pattern)),
            }),
            "line" if is_pattern => Pattern::read(rest, true).map(Wanted::LinePattern),
            "line" => string(rest).and_then(|text| match text.contains(&b'\n') {
                true => Err("a line has no `\\n` in it; several lines are several directives".into()),
                false => Ok(Wanted::Line(text)),
            }),
            _ => return None,
        })
    }

    /// Where it stands in an output, not before `from`.
    fn find(&self, output: &[u8], from: usize) -> Option<(usize, usize)> {
        match self {
            Wanted::Text(text) => {
                memchr::memmem::find(&output[from..], text).map(|at| (from + at, from + at + text.len()))
            }
            Wanted::Line(text) => lines(output, from).find(|(start, end)| output[*start..*end] == **text),
            Wanted::LinePattern(pattern) => lines(output, from)
                .find(|(start, end)| pattern.regex.is_match(&String::from_utf8_lossy(&output[*start..*end]))),
            Wanted::Pattern(pattern) => {
                let text = String::from_utf8_lossy(output);
                let found = pattern.regex.find_at(&text, as_text(output, from))?;
                Some((as_bytes(output, found.start()), as_bytes(output, found.end())))
            }
        }
    }
}

/// The lines that begin at a place or behind it, without their ends.
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

/// The length of a letter that stands for what is no text.
const REPLACED: usize = char::REPLACEMENT_CHARACTER.len_utf8();

/// A place in an output as one in its text, in which what is no UTF-8 is replaced.
fn as_text(output: &[u8], place: usize) -> usize {
    converted(output, place, |bytes, text| (bytes, text))
}

/// The other way round.
fn as_bytes(output: &[u8], place: usize) -> usize {
    converted(output, place, |bytes, text| (text, bytes))
}

/// A place as it is counted the other way. `order`: the way in which it is counted, and the other one, of bytes and text.
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
        // Within what is replaced: behind it.
        let (from, to) = order(bytes, text);
        if place <= from {
            return to;
        }
    }
    order(bytes, text).1
}

/// A part that is not where it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missing<'p> {
    /// The part.
    pub part: &'p Part,
    /// The last one before it that was found: it should stand behind that.
    pub behind: Option<&'p Part>,
    /// Whether the output has it, though not behind that.
    pub is_before: bool,
    /// Where the search began.
    pub from: usize,
}

/// The parts that an output does not contain in their order. Each is looked for behind the end of the one found last, and what is
/// missing leaves the others where they are.
pub fn missing<'p>(parts: &'p [Part], output: &[u8]) -> Vec<Missing<'p>> {
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
        let wanted = |text: &str| Wanted::Text(text.as_bytes().to_vec());
        let part = |(line, text): (usize, &&str)| Part { line, wanted: wanted(text) };
        let parts: Vec<Part> = texts.iter().enumerate().map(part).collect();
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
        let part = |(line, text): (usize, &&str)| Part { line, wanted: Wanted::read(text).unwrap().unwrap() };
        let parts: Vec<Part> = directives.iter().enumerate().map(part).collect();
        let missing = missing(&parts, output);
        parts.iter().map(|part| !missing.iter().any(|m| m.part == part)).collect()
    }

    #[test]
    fn patterns_and_lines() {
        assert_eq!(found(&["matches /[0-9]+ ms/", "matches /[0-9]+ ms/"], b"in 12 ms, 7 s"), [true, false]);
        assert_eq!(found(&["matches /^b$/", "matches /^c/"], b"a\nb\nc d\n"), [true, true]);
        // A place behind another part is no beginning of a line.
        assert_eq!(found(&["contains \"a\"", "matches /^b/"], b"ab\n"), [true, false]);
        assert_eq!(found(&["matches /a\\/b/"], b"a/b"), [true]);
        assert_eq!(found(&["line \"b\"", "line \"a\""], b"ab\nb\na"), [true, true]);
        assert_eq!(found(&["line /x = \\d+/", "line \"\""], b"x = 1 2\nx = 12\n"), [true, false]);
        assert_eq!(found(&["line /x = \\d+/", "line \"\""], b"x = 12\n\n"), [true, true]);
        // `|` is of the pattern, and not of what holds it to the line.
        assert_eq!(found(&["line /a|b/"], b"ab\n"), [false]);
        // Places count bytes, whatever they are.
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
            ("matches /(/", "no regular expression"),
            ("matches /a*/", "an empty text"),
            ("matches /a", "between slashes"),
            ("line \"a\\n\"", "has no `\\n`"),
        ] {
            let error = Wanted::read(directive).expect("it is one").expect_err(directive);
            assert!(error.contains(wrong), "{directive}: {error}");
        }
        assert!(Wanted::read("\"whole\"").is_none());
    }
}
