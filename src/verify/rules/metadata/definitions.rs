//! Locations of metadata definitions. The module stores only their text, so the sources are searched when an error must
//! be reported.

use crate::ir::metadata::node::Node;
use crate::source::Span;
use crate::verify::context::VerifierContext;
use rustc_hash::FxHashMap;

/// The definitions in all sources by name (with the `!`), indexed on first use.
#[derive(Default)]
pub(super) struct Definitions {
    by_name: Option<FxHashMap<String, Vec<Span>>>,
}

impl Definitions {
    /// Returns the span of the name in a definition.
    pub(super) fn name_span(&mut self, cx: &VerifierContext<'_>, name: &str, node: Node<'_>) -> Span {
        let whole = self.definition_span(cx, name, node);
        Span::new(whole.lo, whole.hi.min(whole.lo + name.len() as u32))
    }

    /// Returns the span of a field name in a definition. `field` is the name, and its index among the fields of that
    /// name. Without a field, or if it is not found, returns the span of the definition's name.
    pub(super) fn field_span(
        &mut self,
        cx: &VerifierContext<'_>,
        name: &str,
        node: Node<'_>,
        field: Option<&(String, usize)>,
    ) -> Span {
        let whole = self.definition_span(cx, name, node);
        let start = Span::new(whole.lo, whole.hi.min(whole.lo + name.len() as u32));
        let Some((field, nth)) = field else { return start };
        let Some(text) = cx.sources.find(whole.lo).map(|source| source.slice(whole)) else { return start };
        match nth_word(text, field, *nth) {
            Some(at) => Span::new(whole.lo + at as u32, whole.lo + (at + field.len()) as u32),
            None => start,
        }
    }

    /// Returns the span of a definition. Linking renumbers nodes, so with several sources the contents must match: the
    /// text contains that of the node, since its span extends to the next definition.
    fn definition_span(&mut self, cx: &VerifierContext<'_>, name: &str, node: Node<'_>) -> Span {
        let sources = cx.sources.sources();
        let by_name = self.by_name.get_or_insert_with(|| {
            let mut found: FxHashMap<String, Vec<Span>> = FxHashMap::default();
            for source in sources {
                for (name, range) in definitions(source.text()) {
                    found.entry(name).or_default().push(source.span(range));
                }
            }
            found
        });
        let same = |span: &&Span| {
            let text = cx.sources.find(span.lo).map_or("", |source| source.slice(**span));
            sources.len() == 1 || without_numbers(text).contains(&without_numbers(node.body))
        };
        if let Some(span) = by_name.get(name).and_then(|all| all.iter().find(same)) {
            return *span;
        }
        by_name.values().flatten().find(same).copied().unwrap_or_default()
    }
}

/// Finds definitions at the start of a line. Each extends to the start of the next definition or the end of the text,
/// including anything in between.
fn definitions(text: &str) -> impl Iterator<Item = (String, std::ops::Range<usize>)> + '_ {
    let mut at = 0;
    let starts = text.split_inclusive('\n').filter_map(move |line| {
        let start = at + (line.len() - line.trim_start().len());
        at += line.len();
        let (name, _) = line.trim_start().split_once('=')?;
        let name = name.trim_end();
        (name.starts_with('!') && !name.contains(['"', '(', '{', ' '])).then(|| (name.to_string(), start))
    });
    let starts: Vec<_> = starts.collect();
    let ends: Vec<usize> = starts.iter().skip(1).map(|(_, start)| *start).chain([text.len()]).collect();
    starts.into_iter().zip(ends).map(move |((name, start), next)| {
        let length = text[start..next].trim_end().len();
        (name, start..start + length)
    })
}

/// Strips whitespace and node numbers from a text.
fn without_numbers(text: &str) -> String {
    let mut content = String::new();
    let mut number = false;
    for c in text.chars() {
        number = c == '!' || number && c.is_ascii_digit();
        if !c.is_whitespace() && (c == '!' || !number) {
            content.push(c);
        }
    }
    content
}

/// Returns the position of the n-th occurrence of a word outside strings.
fn nth_word(text: &str, word: &str, nth: usize) -> Option<usize> {
    let is_name = |b: &u8| b.is_ascii_alphanumeric() || *b == b'_';
    let bytes = text.as_bytes();
    let mut quoted = false;
    let mut left = nth;
    for at in 0..bytes.len() {
        if bytes[at] == b'"' {
            quoted = !quoted;
        }
        let bounded = !bytes[..at].last().is_some_and(is_name) && !bytes.get(at + word.len()).is_some_and(is_name);
        if !quoted && bounded && text.is_char_boundary(at) && text[at..].starts_with(word) {
            if left == 0 {
                return Some(at);
            }
            left -= 1;
        }
    }
    None
}
