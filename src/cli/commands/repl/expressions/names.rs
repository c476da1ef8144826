//! Names in expressions: those of the session without their sigils, and unused ones.

use super::super::mistakes::Mistake;
use super::super::other_tools::is_word;
use super::c_syntax;
use super::headers;
use super::literals::code;
use super::type_queries;
use llvmlite_jit::session::{self, Session};
use std::collections::HashSet;
use std::ops::Range;

/// Returns the name of the session that a name with or without its sigil refers to.
pub fn with_sigil(name: &str, session: &Session) -> Option<String> {
    let candidates = match name.starts_with(['%', '@']) {
        true => vec![name.to_string()],
        false => vec![format!("%{name}"), format!("@{name}")],
    };
    candidates.into_iter().find(|name| session.knows(name))
}

/// Returns a text with the session's names: a value's name alone that is a word of LLVM, `add`, is `%add`, and C's
/// `struct P` is the type `%struct.P` or `%P`.
pub fn with_session_names(text: &str, session: &Session) -> Result<String, Mistake> {
    if is_word(text) && session.value_type(&format!("%{text}")).is_some() {
        return Ok(format!("%{text}"));
    }
    let mut resolved = String::new();
    if text.contains('\n') && session::begins_assembly(text) {
        return Ok(text.into());
    }
    let is_word_char = |c: char| c.is_ascii_alphanumeric() || "._$%@".contains(c);
    let mut copied = 0;
    let is_type = |name: &String| session.knows(name) && session.value_type(name).is_none();
    // What a type refers to may be defined later.
    let defines_type = c_syntax::begins_type(text);
    for (at, _) in code(text) {
        if at < copied || text[..at].ends_with(is_word_char) {
            continue;
        }
        // Read at its start only: a word may have a million characters.
        let word = &text[at..at + word_length(&text[at..])];
        if word.is_empty() {
            continue;
        }
        let behind = text[at + word.len()..].trim_start();
        if matches!(word, "struct" | "union") && text[at + word.len()..].starts_with(' ') {
            let (name, rest) = behind.split_at(word_length(behind));
            // `struct P { int x; }` itself is read later.
            if name.is_empty() || rest.trim_start().starts_with('{') {
                continue;
            }
            let candidates = [format!("%{word}.{name}"), format!("%{name}")];
            let later = defines_type.then(|| candidates[0].clone());
            let Some(ty) = candidates.into_iter().find(is_type).or(later) else {
                let message = format!(
                    "there is no type `{word} {name}`; define it: `{word} {name} {{ int x; double y; }}`, or \
                     `%{word}.{name} = type {{ i32, double }}`"
                );
                return Err(Mistake::at(message, at..text.len() - rest.len()));
            };
            resolved += &text[copied..at];
            resolved += &ty;
            copied = text.len() - rest.len();
            continue;
        }
        let is_free = || with_sigil(word, session).is_none();
        // Maximum length of the arguments in bytes. Longer ones are reported as they were written.
        const MAX_LIST: usize = 1000;
        if type_queries::is_query(word)
            && is_free()
            && behind.starts_with('(')
            && let Some(length) = c_syntax::bracketed(&behind[..behind.floor_char_boundary(MAX_LIST)])
            && !type_queries::contains_query(&behind[..length])
        {
            let end = text.len() - behind.len() + length;
            let list = with_session_names(&text[at + word.len()..end], session)
                .map_err(|mistake| mistake.moved(at + word.len()))?;
            if let Some((expression, length)) = type_queries::equivalent(word, &list, session)
                && length == list.len()
            {
                resolved += &text[copied..at];
                resolved += &expression;
                copied = end;
                continue;
            }
        }
        if names_type(behind)
            && is_free()
            && type_alias(word, session).is_none()
            && let Some(mistake) = headers::refused_type(word, at)
        {
            return Err(mistake);
        }
        let replacement = match word {
            "errno" if is_free() => Some("(*__errno_location())".to_string()),
            _ if names_type(behind) && is_free() => type_alias(word, session),
            _ if headers::initializer(word).is_some() && is_free() => headers::initializer(word).map(String::from),
            _ => None,
        };
        // `->next` and `.next` are members.
        let before = text[..at].trim_end();
        if let Some(replacement) = replacement.filter(|_| !before.ends_with("->") && !before.ends_with('.')) {
            resolved += &text[copied..at];
            resolved += &replacement;
            copied = at + word.len();
        }
    }
    Ok(resolved + &text[copied..])
}

/// Returns the C type that a word names, because of `typedef`, or as in C++ because there is a struct of this name.
pub fn type_alias(word: &str, session: &Session) -> Option<String> {
    let is_type = |name: &String| session.knows(name) && session.value_type(name).is_none();
    let record = || ["struct", "union"].iter().map(|kind| format!("%{kind}.{word}")).find(is_type);
    if word.is_empty() { None } else { session.type_alias(word).or_else(record) }
}

/// Returns `struct node;` before the definition of the type as a type of LLVM; `None` for any other text.
pub fn forward_declaration(text: &str, session: &Session) -> Option<String> {
    let name = text.strip_prefix("struct ").map(str::trim)?;
    let is_new = || ["struct.", ""].iter().all(|kind| !session.knows(&format!("%{kind}{name}")));
    let is_name = !name.is_empty() && word_length(name) == name.len();
    (is_name && is_new()).then(|| format!("%struct.{name} = type opaque"))
}

/// Returns the length of the word at the beginning of a text.
pub fn word_length(text: &str) -> usize {
    match text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
        true => text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(text.len()),
        false => 0,
    }
}

/// Whether a word may be a type, given what follows it: `x`, `*x`, `)`, `(*f)(int)`.
pub(super) fn names_type(behind: &str) -> bool {
    behind.starts_with(|c: char| c.is_ascii_alphabetic() || "_*),".contains(c)) || behind.starts_with("(*")
}

/// Returns the place in a text as it was written, given the place in the text that [`with_session_names`] returned;
/// `None` if it is between two names that were changed.
pub fn written_place(place: Range<usize>, written: &str, text: &str) -> Option<Range<usize>> {
    let same = |(a, b): &(u8, u8)| a == b;
    let before = written.bytes().zip(text.bytes()).take_while(same).count();
    let behind = written.bytes().rev().zip(text.bytes().rev()).take_while(same).count();
    if place.end <= before {
        return Some(place);
    }
    let at = |position: usize| (written.len() + position).checked_sub(text.len());
    (text.len() - place.start <= behind).then(|| Some(at(place.start)?..at(place.end)?))?
}

/// Returns an unused number whose predecessor is used; the smallest one if there are no gaps. The number of queries is
/// logarithmic in it, because a session may have thousands of strings.
pub(super) fn unused_number(is_used: impl Fn(u64) -> bool) -> u64 {
    let (mut used, mut unused) = (0, 1);
    while is_used(unused) {
        (used, unused) = (unused, unused * 2);
    }
    while unused - used > 1 {
        let middle = used + (unused - used) / 2;
        match is_used(middle) {
            true => used = middle,
            false => unused = middle,
        }
    }
    unused
}

/// The names that lines such as `%r1 = add i32 1, 2` define. Each line is read once, because there may be thousands.
#[derive(Default)]
pub(super) struct DefinedNames {
    names: HashSet<String>,
    /// Number of lines read of each list.
    read: [usize; 2],
}

impl DefinedNames {
    /// Reads the lines that were added to the two lists.
    pub(super) fn update(&mut self, setup: &[String], lines: &[String]) {
        if self.read[0] > setup.len() || self.read[1] > lines.len() {
            *self = DefinedNames::default();
        }
        let added = setup[self.read[0]..].iter().chain(&lines[self.read[1]..]);
        let name = |line: &String| line.split_once(" =").map(|(name, _)| name.to_string());
        self.names.extend(added.filter_map(name));
        self.read = [setup.len(), lines.len()];
    }

    pub(super) fn contains(&self, name: &str) -> bool {
        self.names.contains(name)
    }
}

#[cfg(test)]
mod tests {
    use super::{unused_number, written_place};
    use std::cell::Cell;

    #[test]
    fn places_are_those_of_the_text_as_written() {
        let (written, text) = ("x + sizeof(struct P) + y", "x + sizeof(%P) + y");
        let place = |part: &str| text.find(part).map(|at| at..at + part.len());
        for (part, wanted) in [("x", Some("x")), ("y", Some("y")), ("%P)", None)] {
            let found = place(part).and_then(|place| written_place(place, written, text));
            assert_eq!(found.map(|place| &written[place]), wanted, "{part}");
        }
    }

    #[test]
    fn an_unused_number_is_found_with_few_questions() {
        for (used, wanted) in [(&[][..], 1), (&[1], 2), (&[1, 2, 3], 4), (&[2, 3], 1), (&[1, 2, 4, 5], 6)] {
            assert_eq!(unused_number(|n| used.contains(&n)), wanted, "{used:?}");
        }
        let asked = Cell::new(0);
        let is_used = |n: u64| {
            asked.set(asked.get() + 1);
            n <= 4000
        };
        assert_eq!(unused_number(is_used), 4001);
        assert!(asked.get() < 30, "{}", asked.get());
    }
}
