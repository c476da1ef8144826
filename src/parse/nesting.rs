//! Limit of the nesting of brackets. The parser that pest generates recurses once per level, so it must never see a
//! text that nests more deeply.

use super::recover::is_top_level;
use super::scan::word;

/// Maximum number of levels.
pub const MAX_NESTING: usize = 200;

/// Brackets that nest too deeply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeepNest {
    /// Position of the outermost bracket.
    pub outermost: usize,
    /// Position of the first bracket that exceeds the limit.
    pub deepest: usize,
}

/// Returns the first position from `at` on where brackets nest deeper than `limit`, within one statement: the
/// search ends at a line end outside of brackets.
pub fn first_too_deep(text: &str, at: usize, limit: usize) -> Option<usize> {
    // The brace at the end of a header is still open at the end of its line.
    let base_depth = usize::from(word(&text[at..]) == "define");
    let ends = |line: usize, depth: usize| depth <= base_depth || is_top_level(text.get(line..).unwrap_or(""));
    find(text, at, limit, ends).map(|nest| nest.deepest)
}

/// Returns the first brackets from `at` on that nest deeper than `limit`, wherever statements end. `at` must be
/// outside of comments and strings; brackets in these do not count.
pub fn deep_nest(text: &str, at: usize, limit: usize) -> Option<DeepNest> {
    if may_be_deep(&text.as_bytes()[at..], limit) { find(text, at, limit, |_, _| false) } else { None }
}

/// Finds brackets that nest too deeply, up to the first line for whose start and depth `ends` returns true.
fn find(text: &str, at: usize, limit: usize, ends: impl Fn(usize, usize) -> bool) -> Option<DeepNest> {
    let (mut depth, mut outermost) = (0usize, at);
    for i in Code::new(text.as_bytes(), at).flatten() {
        match text.as_bytes()[i] {
            b'(' | b'[' | b'{' | b'<' => {
                if depth == 0 {
                    outermost = i;
                }
                depth += 1;
                if depth > limit {
                    return Some(DeepNest { outermost, deepest: i });
                }
            }
            b')' | b']' | b'}' | b'>' => depth = depth.saturating_sub(1),
            b'\n' if ends(i + 1, depth) => return None,
            _ => {}
        }
    }
    None
}

/// Whether brackets may nest deeper than `limit`; the estimate can only be too high.
fn may_be_deep(text: &[u8], limit: usize) -> bool {
    // Each chunk is counted as if its opening brackets came first, so that the loop can be vectorized. This
    // overestimates the depth by at most the brackets of one chunk; a suspicious text is counted again exactly.
    let mut depth = 0usize;
    Code::new(text, 0).flat_map(|code| text[code].chunks(CHUNK)).any(|chunk| {
        let (mut opened, mut closed) = (0u8, 0u8);
        for b in chunk {
            opened += u8::from(matches!(b, b'(' | b'[' | b'{' | b'<'));
            closed += u8::from(matches!(b, b')' | b']' | b'}' | b'>'));
        }
        let (opened, closed) = (usize::from(opened), usize::from(closed));
        let deepest = depth + opened;
        depth = deepest.saturating_sub(closed).max(opened);
        deepest > limit
    })
}

/// Size of a chunk in bytes, so that its counts fit a byte.
const CHUNK: usize = 128;

/// Ranges of a text that are neither in comments nor in strings.
struct Code<'s> {
    text: &'s [u8],
    at: usize,
}

impl<'s> Code<'s> {
    fn new(text: &'s [u8], at: usize) -> Code<'s> {
        Code { text, at }
    }
}

impl Iterator for Code<'_> {
    type Item = std::ops::Range<usize>;

    fn next(&mut self) -> Option<Self::Item> {
        let start = self.at;
        let rest = &self.text[start..];
        if rest.is_empty() {
            return None;
        }
        let length = memchr::memchr2(b';', b'"', rest).unwrap_or(rest.len());
        let skipped = rest.get(length).map_or(0, |first| {
            let inside = &rest[length + 1..];
            match first {
                b';' => 1 + memchr::memchr2(b'\n', b'\r', inside).unwrap_or(inside.len()),
                // The grammar does not match a string without an end.
                _ => memchr::memchr(b'"', inside).map_or(1, |end| end + 2),
            }
        });
        self.at = start + length + skipped;
        Some(start..start + length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunked_depth_agrees_with_exact_depth() {
        let nested = |depth: usize| "(".repeat(depth) + &")".repeat(depth);
        for depth in [0, 1, 9, 10, 11, 127, 128, 129, 300] {
            for offset in [0, 1, 100, 127, 128, 200] {
                // Brackets closed earlier, and closing brackets without opening ones, do not count.
                for before in ["", "()[]{}<>", "))))"] {
                    let text = before.repeat(40) + &" ".repeat(offset) + &nested(depth) + &"()".repeat(200);
                    for limit in [1, 10, 128, 256] {
                        let found = deep_nest(&text, 0, limit);
                        assert_eq!(found.is_some(), depth.max(1) > limit, "{depth} of {limit} at {offset}");
                        if let Some(found) = found {
                            assert_eq!(found.deepest - found.outermost, limit);
                        }
                    }
                }
            }
        }
        let is_deep = |text: &str| deep_nest(text, 0, 10).is_some();
        assert!(is_deep(&nested(11)) && !is_deep(&nested(10).repeat(50)));
    }

    #[test]
    fn brackets_in_comments_and_strings_do_not_count() {
        for (closing, end) in [("; )))\n", ""), ("\"))\"", ""), ("; \" )\r", ""), ("\";)\n)\"", "")] {
            let text = format!("({closing}").repeat(30) + end;
            assert_eq!(deep_nest(&text, 0, 29).map(|nest| nest.outermost), Some(0), "{text}");
            assert_eq!(deep_nest(&text, 0, 30), None, "{text}");
            let opening = closing.replace(')', "(");
            assert_eq!(deep_nest(&opening.repeat(30), 0, 1), None, "{text}");
        }
    }
}
