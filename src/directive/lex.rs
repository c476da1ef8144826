//! Lexer of directives: start of the comment, parts of the directive's name, and quoted strings.

use super::TestedEngine;

/// Returns the offset of the line's comment. A `;` in a string does not start a comment, unless the string is not
/// closed on the line.
pub(super) fn comment(line: &str) -> Option<usize> {
    let mut open = None;
    for (at, c) in line.char_indices() {
        match (c, open) {
            ('"', None) => open = Some(at),
            ('"', Some(_)) => open = None,
            (';', None) => return Some(at),
            _ => {}
        }
    }
    let start = open?;
    line[start..].find(';').map(|at| start + at)
}

/// Splits `; word: …`, `; word@9: …` or `; word(x): …` into the word and the text after its colon.
pub(super) fn directive(text: &str) -> Option<(&str, &str)> {
    let text = text.strip_prefix(';')?.trim_start_matches([';', ' ', '\t']);
    let (word, after) = text.split_once(':')?;
    let name = word.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(word.len());
    let tail = &word[name..];
    let known = tail.is_empty() || tail.starts_with(['@', '(']) && !tail.contains(char::is_whitespace);
    (name > 0 && known && (after.is_empty() || after.starts_with(' '))).then_some((word, after))
}

/// Name, line after `@`, and engine in parentheses.
type DirectiveName<'a> = (&'a str, Option<usize>, Option<TestedEngine>);

/// Splits `word`, `word@LINE` or `word(engine)` into its parts.
pub(super) fn parts(word: &str) -> Result<DirectiveName<'_>, String> {
    if let Some((name, line)) = word.split_once('@') {
        let line = line.parse().map_err(|_| format!("`{line}` is not a line number"))?;
        return Ok((name, Some(line), None));
    }
    if let Some((name, engine)) = word.split_once('(') {
        let engine = engine.strip_suffix(')').and_then(TestedEngine::from_name);
        return engine.map(|e| (name, None, Some(e))).ok_or_else(|| format!("unknown directive `{word}:`"));
    }
    Ok((word, None, None))
}

/// Splits before the next `; trap…`, `; error…` or `; warn…`.
pub(super) fn split(text: &str) -> (&str, &str) {
    let next = text.match_indices(';').map(|(at, _)| at).find(|at| {
        directive(&text[*at..]).is_some_and(|(word, _)| ["trap", "error", "warn"].iter().any(|w| word.starts_with(w)))
    });
    text.split_at(next.unwrap_or(text.len()))
}

/// Splits at white space; a quoted word may contain spaces and escapes.
pub(super) fn words(text: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (word, after) = match rest.strip_prefix('"') {
            Some(_) => {
                let (bytes, after) = quoted(rest)?;
                (String::from_utf8(bytes).map_err(|_| "an argument must be UTF-8")?, after)
            }
            None => {
                let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
                (rest[..end].to_string(), &rest[end..])
            }
        };
        words.push(word);
        rest = after.trim_start();
    }
    Ok(words)
}

/// Parses a value that is one quoted string.
pub(super) fn string(text: &str) -> Result<Vec<u8>, String> {
    match quoted(text)? {
        (bytes, "") => Ok(bytes),
        (_, after) => Err(format!("`{after}` after the closing quote")),
    }
}

/// Parses the quoted string at the start of a text; returns its bytes and the remaining text.
fn quoted(text: &str) -> Result<(Vec<u8>, &str), String> {
    let mut rest = text.strip_prefix('"').ok_or("expected a quoted string")?;
    let mut bytes = Vec::new();
    loop {
        let c = rest.chars().next().ok_or("missing closing quote")?;
        rest = &rest[c.len_utf8()..];
        match c {
            '"' => return Ok((bytes, rest)),
            '\\' => {
                let (escape, after) = rest.split_at_checked(1).ok_or("missing closing quote")?;
                rest = after;
                bytes.push(match escape {
                    "n" => b'\n',
                    "t" => b'\t',
                    "\\" => b'\\',
                    "\"" => b'"',
                    "x" => {
                        let (digits, after) = rest.split_at_checked(2).ok_or("\\x needs two digits")?;
                        rest = after;
                        u8::from_str_radix(digits, 16).map_err(|_| format!("\\x{digits} is not a byte"))?
                    }
                    _ => return Err(format!("unknown escape \\{escape}")),
                });
            }
            c => bytes.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }
}
