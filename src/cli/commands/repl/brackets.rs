//! Finds which brace is not closed by the indentation of lines.

/// Returns the position of a `{` in a text whose braces are not balanced: the one that a `}` closes which is indented as
/// the line of another `{` is.
pub fn unclosed_by_indentation(text: &str) -> Option<usize> {
    let mut open: Vec<(usize, usize)> = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let indentation = line.len() - line.trim_start().len();
        let mut is_first = true;
        for (at, c) in super::expressions::code(line.split("//").next().unwrap_or(line)) {
            match c {
                '{' => open.push((start + at, indentation)),
                '}' => {
                    let (position, opened) = open.pop()?;
                    if is_first && opened > indentation && open.iter().any(|(_, outer)| *outer == indentation) {
                        return Some(position);
                    }
                }
                _ => {}
            }
            is_first &= c.is_whitespace();
        }
        start += line.len();
    }
    None
}

#[cfg(test)]
mod tests {
    use super::unclosed_by_indentation;

    #[test]
    fn the_brace_with_another_indentation_is_not_closed() {
        for (text, wanted) in [
            ("int f() {\n  if (a) {\n    b();\n}\n", Some("{\n    b")),
            ("int f() {\n  if (a) {\n    b();\n  }\n", None),
            ("int f()\n{\n  for (;;)\n  {\n    b();\n\n  c();\n}\n", Some("{\n    b")),
        ] {
            let found = unclosed_by_indentation(text).map(|at| &text[at..]);
            assert_eq!(found.is_some(), wanted.is_some(), "{text}");
            assert!(found.zip(wanted).is_none_or(|(found, wanted)| found.starts_with(wanted)), "{text}");
        }
    }
}
