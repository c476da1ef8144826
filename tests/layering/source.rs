//! Source files without comments, the content of strings, and test code. Knows only the lexical structure of Rust.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// A source file: its module path, and its code without comments, strings and tests.
#[derive(Clone)]
pub struct Source {
    pub path: PathBuf,
    pub module: String,
    pub code: String,
}

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Whether a file belongs to the binary.
fn is_in_binary(source: &Source) -> bool {
    matches!(source.module.split("::").next(), Some("main" | "cli"))
}

/// Returns the files of the library, without the crate's root.
pub fn library() -> impl Iterator<Item = &'static Source> {
    all().iter().filter(|source| source.module != "lib" && !is_in_binary(source))
}

/// Returns the files of the binary, as module `bin`.
pub fn binary() -> impl Iterator<Item = &'static Source> {
    static FILES: LazyLock<Vec<Source>> = LazyLock::new(|| {
        let files = all().iter().filter(|source| is_in_binary(source));
        files.map(|s| Source { module: format!("bin::{}", s.module), ..s.clone() }).collect()
    });
    FILES.iter()
}

/// Returns all files, which are read once.
pub fn all() -> &'static [Source] {
    static FILES: LazyLock<Vec<Source>> = LazyLock::new(|| {
        let mut found = Vec::new();
        collect(&root().join("src"), &mut found);
        assert!(found.len() > 10, "the source files were not found");
        found
    });
    &FILES
}

fn collect(directory: &Path, found: &mut Vec<Source>) {
    for entry in std::fs::read_dir(directory).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            let text = std::fs::read_to_string(&path).expect("a source file is text");
            let relative = path.strip_prefix(root().join("src")).unwrap_or(&path).with_extension("");
            let module = relative.to_string_lossy().replace('/', "::");
            found.push(Source { module, code: strip(&text), path });
        }
    }
}

/// Whether a module is `place` or below it.
pub fn within(module: &str, place: &str) -> bool {
    module.strip_prefix(place).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

pub fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Returns the identifiers of a code with their offsets.
pub fn words(code: &str) -> impl Iterator<Item = (usize, &str)> {
    code.split(|c| !is_name(c)).filter(|w| !w.is_empty()).map(|w| (w.as_ptr() as usize - code.as_ptr() as usize, w))
}

/// Returns the code without comments, the content of strings, and everything after `#[cfg(test)]`.
pub fn strip(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let skip = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            block_comment(rest)
        } else if let Some(length) = string(rest).filter(|_| !out.ends_with(is_name)) {
            out.push_str("\"\"");
            length
        } else if let Some(after) = rest.strip_prefix("#[cfg(test)]") {
            rest.len() - after.len() + item(&strip_strings(after))
        } else {
            out.push(c);
            c.len_utf8()
        };
        rest = &rest[skip..];
    }
    out
}

/// Blanks everything that may contain an unmatched brace; the length stays the same.
fn strip_strings(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let skip = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            block_comment(rest)
        } else if let Some(length) = string(rest).filter(|_| !out.ends_with(is_name)) {
            length
        } else {
            out.push(c);
            rest = &rest[c.len_utf8()..];
            continue;
        };
        out.extend(std::iter::repeat_n(' ', skip));
        rest = &rest[skip..];
    }
    out
}

fn block_comment(text: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        if rest.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    text.len()
}

/// Returns the length of the string or character literal at the start of a text.
fn string(text: &str) -> Option<usize> {
    let raw = text.trim_start_matches(['b', 'c']);
    let prefix = text.len() - raw.len();
    if let Some(hashes) = raw.strip_prefix('r').map(|r| r.len() - r.trim_start_matches('#').len())
        && raw[1 + hashes..].starts_with('"')
    {
        let end = format!("\"{}", "#".repeat(hashes));
        let start = 2 + hashes;
        return Some(prefix + raw[start..].find(&end).map_or(raw.len(), |at| start + at + end.len()));
    }
    let quote = raw.chars().next().filter(|c| *c == '"' || *c == '\'')?;
    // A lifetime is not a literal.
    if quote == '\'' && !raw[1..].starts_with('\\') && raw[1..].chars().nth(1) != Some('\'') {
        return None;
    }
    let mut escaped = false;
    for (at, c) in raw.char_indices().skip(1) {
        if !escaped && c == quote {
            return Some(prefix + at + 1);
        }
        escaped = !escaped && c == '\\';
    }
    Some(text.len())
}

/// Returns the length of the item at the start of a text (after its attributes): to its closing brace or semicolon.
fn item(text: &str) -> usize {
    let mut depth = 0usize;
    for (at, c) in text.char_indices() {
        match c {
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => {
                depth = depth.saturating_sub(1);
                if depth == 0 && c == '}' {
                    return at + 1;
                }
            }
            ';' if depth == 0 => return at + 1,
            _ => {}
        }
    }
    text.len()
}
