//! `; stdout: contains "text"`: parts of an output that follow each other.

/// A text that an output contains.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The line of its directive.
    pub line: usize,
    /// The text.
    pub text: Vec<u8>,
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
        match memchr::memmem::find(&output[from..], &part.text) {
            Some(at) => (from, behind) = (from + at + part.text.len(), Some(part)),
            None => {
                let is_before = memchr::memmem::find(output, &part.text).is_some();
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
        let part = |(line, text): (usize, &&str)| Part { line, text: text.as_bytes().to_vec() };
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
}
