//! Names in expressions: those of the session without their sigils, and unused ones.

use super::super::other_tools::is_word;
use super::literals::code;
use llvmlite_jit::session::Session;
use std::collections::HashSet;

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
pub fn with_session_names(text: &str, session: &Session) -> Result<String, String> {
    if is_word(text) && session.value_type(&format!("%{text}")).is_some() {
        return Ok(format!("%{text}"));
    }
    let mut resolved = String::new();
    if text.contains('\n') {
        return Ok(text.into());
    }
    let is_word_char = |c: char| c.is_ascii_alphanumeric() || "._$%@".contains(c);
    let mut copied = 0;
    for (at, _) in code(text) {
        let Some(behind) = text[at..].strip_prefix("struct ").map(str::trim_start) else { continue };
        let end = behind.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(behind.len());
        let (name, rest) = behind.split_at(end);
        // `struct P { int x; }` has an answer of its own.
        if name.is_empty() || rest.trim_start().starts_with('{') || text[..at].ends_with(is_word_char) {
            continue;
        }
        let is_type = |name: &String| session.knows(name) && session.value_type(name).is_none();
        let Some(ty) = [format!("%struct.{name}"), format!("%{name}")].into_iter().find(is_type) else {
            return Err(format!(
                "there is no type `struct {name}`; define it: `%struct.{name} = type {{ i32, double }}`"
            ));
        };
        resolved += &text[copied..at];
        resolved += &ty;
        copied = text.len() - rest.len();
    }
    Ok(resolved + &text[copied..])
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
    use super::unused_number;
    use std::cell::Cell;

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
