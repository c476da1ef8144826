//! Diagnostics about an input, as plain data. Nothing here prints: `cli::report::render` does.

mod display;

pub(crate) use display::excerpt;

use crate::source::{Source, Span};

/// Severity of a diagnostic.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// The input is accepted, with a remark. `--strict` turns leniencies into errors.
    Warning,
    /// The input is refused (exit status 65).
    Error,
}

/// A location with a text about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// Span of the location.
    pub span: Span,
    /// Text; may be empty.
    pub text: String,
}

/// A change of the text that replaces a span; an empty span is an insertion.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Edit {
    /// Span that is replaced.
    pub span: Span,
    /// Replacement text.
    pub replacement: String,
}

/// One finding: an error or a warning, with its locations and remedies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// Error or warning.
    pub severity: Severity,
    /// Stable code such as `E0203`; `explain` describes each. Parser codes are E01xx, verifier codes E02xx
    /// (types) to E04xx, profile codes E05xx, unsupported constructs E06xx, symbols E07xx; warnings W0xxx.
    pub code: &'static str,
    /// One sentence without a full stop, in LLVM's terms.
    pub message: String,
    /// Locations. The first is the primary one; the others say "defined here" and the like. Never empty for an error in
    /// an input.
    pub labels: Vec<Label>,
    /// Suggested remedies.
    pub help: Vec<String>,
    /// Edits that fix the input, if the intention is certain; they belong together. A guess ("did you mean …?") is only
    /// in `help`.
    pub fix: Vec<Edit>,
    /// The undefined symbol that it is about, if any.
    pub missing_symbol: Option<Box<str>>,
}

impl Diagnostic {
    /// Creates an error at a span.
    pub fn error(code: &'static str, span: Span, message: impl Into<String>) -> Self {
        Diagnostic {
            severity: Severity::Error,
            code,
            message: message.into(),
            labels: vec![Label { span, text: String::new() }],
            help: Vec::new(),
            fix: Vec::new(),
            missing_symbol: None,
        }
    }

    /// Creates a warning at a span.
    pub fn warning(code: &'static str, span: Span, message: impl Into<String>) -> Self {
        Diagnostic { severity: Severity::Warning, ..Diagnostic::error(code, span, message) }
    }

    /// Sets the text of the primary location.
    pub fn here(mut self, text: impl Into<String>) -> Self {
        self.labels[0].text = text.into();
        self
    }

    /// Adds a secondary location.
    pub fn label(mut self, span: Span, text: impl Into<String>) -> Self {
        self.labels.push(Label { span, text: text.into() });
        self
    }

    /// Adds a remedy.
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help.push(text.into());
        self
    }

    /// Adds a remedy, unless it is empty.
    pub(crate) fn help_if(self, text: &str) -> Self {
        if text.is_empty() { self } else { self.help(text) }
    }

    /// Adds an edit to the fix.
    pub fn fix(mut self, span: Span, replacement: impl Into<String>) -> Self {
        self.fix.push(Edit { span, replacement: replacement.into() });
        self
    }

    /// Returns the span of the primary location.
    pub fn span(&self) -> Span {
        self.labels.first().map(|l| l.span).unwrap_or_default()
    }

    /// Whether the input is refused because of it.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

/// Returns all edits of the diagnostics that apply to a text, in order and without duplicates. `Err`: two edits that
/// change the same place differently, so that the intention is not certain.
pub fn edits<'d>(
    source: &Source,
    found: &'d [Diagnostic],
) -> Result<Vec<(&'d Diagnostic, &'d Edit)>, (&'d Edit, &'d Edit)> {
    let end = source.base + source.text().len() as u32;
    let mut all: Vec<_> = found.iter().flat_map(|d| d.fix.iter().map(move |edit| (d, edit))).collect();
    all.retain(|(_, edit)| source.base <= edit.span.lo && edit.span.hi <= end);
    all.sort_by(|a, b| a.1.cmp(b.1));
    all.dedup_by(|b, a| a.1 == b.1);
    for pair in all.windows(2) {
        let (a, b) = (pair[0].1, pair[1].1);
        if b.span.lo < a.span.hi || a.span.lo == b.span.lo {
            return Err((a, b));
        }
    }
    Ok(all)
}

/// Returns a text with edits applied, which must be in order and must not overlap. `text` must have the bytes of
/// `source` at the same offsets.
pub fn edited(source: &Source, text: &str, edits: &[(&Diagnostic, &Edit)]) -> String {
    let (mut out, mut at) = (String::with_capacity(text.len()), 0);
    for (_, edit) in edits {
        let (lo, hi) = ((edit.span.lo - source.base) as usize, (edit.span.hi - source.base) as usize);
        out += text.get(at..lo).unwrap_or("");
        out += &edit.replacement;
        at = hi;
    }
    out + text.get(at..).unwrap_or("")
}

/// Returns the character for C's escape sequence of a backslash and this letter.
pub fn c_escape(letter: char) -> Option<u32> {
    Some(match letter {
        'n' => 10,
        't' => 9,
        'r' => 13,
        '0' => 0,
        'a' => 7,
        'b' => 8,
        'f' => 12,
        'v' => 11,
        'e' => 27,
        '\\' | '\'' | '"' => letter as u32,
        _ => return None,
    })
}

/// Finds C escapes (a backslash and a letter, such as `\n`), which are two characters in LLVM. Returns their positions,
/// and the bytes that they mean in C.
pub(crate) fn escapes_of_c(text: &str) -> Vec<(usize, u8)> {
    let (bytes, mut at, mut found) = (text.as_bytes(), 0, Vec::new());
    while let Some(next) = bytes[at..].iter().position(|b| *b == b'\\') {
        at += next;
        let hex = |n: usize| bytes.get(at + n).is_some_and(u8::is_ascii_hexdigit);
        if hex(1) && hex(2) {
            at += 3;
            continue;
        }
        let letter = bytes.get(at + 1).filter(|b| **b != b'\\');
        if let Some(byte) = letter.and_then(|letter| c_escape(*letter as char)) {
            found.push((at, byte as u8));
        }
        at = (at + 2).min(bytes.len());
    }
    found
}

/// Sorts by location, so that reports read from top to bottom regardless of the pass that found them.
pub fn sort(diagnostics: &mut [Diagnostic]) {
    diagnostics.sort_by_key(|d| (d.span().lo, d.severity == Severity::Warning));
}

/// Returns the nearest candidates among names that the author of a text chose. Many names are near a short one, so the
/// distance is at most a third of the length, and names that differ only in digits do not count. A name that differs
/// only in case is always near.
pub fn near_own_names<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let bare = |name: &str| name.trim_start_matches(['%', '@']).to_string();
    let letters = |name: &str| name.replace(|c: char| c.is_ascii_digit(), "");
    let has_digits = |name: &str| name.contains(|c: char| c.is_ascii_digit());
    let (wanted, length) = (bare(name), bare(name).chars().count());
    let is_near = |other: &str| {
        let other = bare(other);
        let numbered = has_digits(&wanted) && has_digits(&other) && letters(&wanted) == letters(&other);
        other.eq_ignore_ascii_case(&wanted) || length >= 3 && !numbered
    };
    let mut found: Vec<&str> = near_within(name, candidates, (length / 3).clamp(1, 2));
    found.retain(|other| is_near(other));
    found.truncate(MAX_SUGGESTIONS);
    found
}

/// Maximum number of suggestions.
const MAX_SUGGESTIONS: usize = 3;

/// Returns the candidates nearest to `name` by edit distance (at most 2, or a third of the length), best first, at most
/// three. A single letter, with or without a sigil, is only near the same letter in the other case, since any short
/// name would be near.
pub fn near_names<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let is_letter = name.strip_prefix(['%', '@']).unwrap_or(name).chars().count() == 1;
    let mut found = near_within(name, candidates, (name.chars().count() / 3).clamp(1, 2));
    found.retain(|other| !is_letter || other.eq_ignore_ascii_case(name));
    found.truncate(MAX_SUGGESTIONS);
    found
}

/// Returns the candidates within a distance, best first.
fn near_within<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>, limit: usize) -> Vec<&'a str> {
    let mut found: Vec<(usize, &str)> = candidates
        .into_iter()
        .filter(|c| *c != name && c.len().abs_diff(name.len()) <= limit)
        .filter_map(|c| Some((edit_distance(name, c, limit)?, c)))
        .collect();
    found.sort();
    found.dedup();
    found.into_iter().map(|(_, c)| c).collect()
}

/// Returns the optimal string alignment distance of two texts, if it is at most `limit`: insertions, deletions,
/// substitutions and transpositions of neighbors count one each. Only a band of that width around the diagonal is
/// computed, so the time is linear in the length of the names.
pub fn edit_distance(a: &str, b: &str, limit: usize) -> Option<usize> {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    if a.len().abs_diff(b.len()) > limit {
        return None;
    }
    let far = limit + 1;
    let mut rows = [vec![far; b.len() + 1], (0..=b.len()).map(|j| j.min(far)).collect(), vec![far; b.len() + 1]];
    for i in 1..=a.len() {
        let [before, last, this] = &mut rows;
        let (first, end) = (i.saturating_sub(limit).max(1), (i + limit).min(b.len()));
        this[first - 1] = if first == 1 { i.min(far) } else { far };
        for j in first..=end {
            let cost = usize::from(a[i - 1] != b[j - 1]);
            this[j] = (last[j] + 1).min(this[j - 1] + 1).min(last[j - 1] + cost).min(far);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                this[j] = this[j].min(before[j - 2] + 1);
            }
        }
        // The next row reads this element beyond the band.
        if let Some(beyond) = this.get_mut(end + 1) {
            *beyond = far;
        }
        rows.rotate_left(1);
    }
    Some(rows[1][b.len()]).filter(|distance| *distance <= limit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fixes_are_applied_together_unless_they_overlap() {
        let mut sources = crate::source::SourceMap::new();
        sources.add("other", "text").unwrap();
        let source = sources.add("a.ll", "store %x %p").unwrap();
        let span = |lo: usize, hi: usize| source.span(lo..hi);
        let insert = |at: usize, text: &str| Diagnostic::error("E0101", span(at, at), "").fix(span(at, at), text);
        let swap = Diagnostic::error("E0215", span(6, 11), "").fix(span(9, 11), "%x").fix(span(6, 8), "%p");
        let good = [insert(9, "ptr "), insert(8, ","), insert(9, "ptr ")];
        assert_eq!(edited(&source, source.text(), &edits(&source, &good).unwrap()), "store %x, ptr %p");
        assert_eq!(
            edited(&source, source.text(), &edits(&source, std::slice::from_ref(&swap)).unwrap()),
            "store %p %x"
        );
        assert!(edits(&source, &[insert(9, "ptr "), insert(9, "i32 ")]).is_err());
        assert!(edits(&source, &[insert(7, "y"), swap]).is_err());
        let elsewhere = Diagnostic::error("E0101", Span::new(0, 1), "").fix(Span::new(0, 1), "T");
        assert_eq!(edits(&source, &[elsewhere]).unwrap(), []);
    }

    #[test]
    fn long_names_take_time_in_proportion() {
        let long = "x".repeat(1 << 20);
        assert_eq!(edit_distance(&long, &format!("{long}1"), 2), Some(1));
        assert_eq!(edit_distance(&long, &"y".repeat(1 << 20), 2), None);
    }

    #[test]
    fn near_names_are_found_with_transpositions() {
        assert_eq!(near_names("addd", ["add", "sub", "and"]), ["add"]);
        assert_eq!(near_names("laod", ["load", "store"]), ["load"]);
        assert_eq!(edit_distance("printf", "pritnf", 2), Some(1));
        assert_eq!(edit_distance("", "abc", 3), Some(3));
        assert_eq!(edit_distance("", "abc", 2), None);
        assert_eq!(edit_distance("kitten", "sitting", 3), Some(3));
        assert_eq!(edit_distance("kitten", "sitting", 2), None);
        assert_eq!(edit_distance("abcdef", "badcef", 2), Some(2));
        assert!(near_names("x", ["completely"]).is_empty());
        assert!(near_names("%q", ["%x", "%f", "%qq"]).is_empty());
        assert_eq!(near_names("%q", ["%x", "%Q"]), ["%Q"]);
        assert!(near_own_names("%x", ["%y"]).is_empty());
        assert_eq!(near_own_names("%x", ["%X", "%y"]), ["%X"]);
        assert!(near_own_names("a0", ["a", "b0"]).is_empty());
        assert!(near_own_names("tmp12", ["tmp13", "tmp1"]).is_empty());
        assert_eq!(near_own_names("@facc", ["@fac"]), ["@fac"]);
        assert_eq!(near_own_names("acc1", ["acc"]), ["acc"]);
    }
}
