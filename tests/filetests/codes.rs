//! The tables of error codes of all layers, read from the source: each code is in one table, is used, is
//! shown by a test, and is explained (`docs/src/codes`).

use crate::collect;
use llvmlite_jit::directive::TestFile;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

/// Codes that no test can show, each with the reason.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("E0699", "a bug of ours: a test that shows one would be a test that fails"),
    ("E0705", "only a program that embeds the library can offer functions: tests/embed.rs shows it"),
    ("E0706", "only a program that embeds the library makes instances: tests/instances.rs shows it"),
];

/// Checks the tables against the source and the tests.
pub fn check(root: &Path, files: &[(String, Arc<TestFile>)]) -> Result<(), String> {
    let mut wrong = Vec::new();
    let (mut tables, mut used) = (BTreeMap::<String, Entry>::new(), BTreeSet::new());
    for path in collect(&root.join("src"), "rs") {
        let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let table = table(&text);
        for code in literals(&text[..table.start]).chain(literals(&text[table.end..])) {
            used.insert(code.to_string());
        }
        let place = path.strip_prefix(root.join("src")).unwrap_or(&path).display().to_string();
        for (code, title) in entries(&text[table]) {
            let new = Entry { title: title.to_string(), place: place.clone() };
            if let Some(old) = tables.insert(code.to_string(), new)
                && !(old.title == title && old.is_an_engines() && place != old.place)
            {
                wrong.push(format!("{code} stands in two tables: {} and {place}", old.place));
            }
        }
    }
    if tables.is_empty() {
        wrong.push("no table of codes was found".into());
    }
    let mut shown: BTreeSet<String> =
        files.iter().flat_map(|(_, f)| f.diagnostics.iter().map(|f| f.code.clone())).collect();
    let transcripts = ["trycmd", "stderr"].into_iter().flat_map(|kind| collect(&root.join("tests/cli"), kind));
    for path in transcripts {
        let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        shown.extend(tables.keys().filter(|code| text.contains(&format!("[{code}]"))).cloned());
    }
    for code in tables.keys() {
        let excepted = EXCEPTIONS.iter().any(|(c, _)| c == code);
        if !used.contains(code) {
            wrong.push(format!("{code} stands in a table, but nothing reports it"));
        } else if !shown.contains(code) && !excepted {
            wrong.push(format!("{code} has no test: no directive and no transcript names it"));
        } else if shown.contains(code) && excepted {
            wrong.push(format!("{code} is excepted, but has a test"));
        }
    }
    let explained = explained(root)?;
    for (code, entry) in &tables {
        match explained.get(code) {
            None => wrong
                .push(format!("{code} is not explained: docs/src/codes needs a section `## {code}: {}`", entry.title)),
            Some(title) if *title != entry.title => {
                wrong.push(format!("{code} is explained as `{title}`, and its table says `{}`", entry.title));
            }
            Some(_) => {}
        }
    }
    wrong.extend(
        explained.keys().filter(|c| !tables.contains_key(*c)).map(|c| format!("{c} is explained, and no code")),
    );
    wrong.extend(used.iter().filter(|c| !tables.contains_key(*c)).map(|c| format!("{c} stands in no table")));
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// Returns the codes that `explain` knows, with their titles.
fn explained(root: &Path) -> Result<BTreeMap<String, String>, String> {
    let mut found = BTreeMap::new();
    for path in collect(&root.join("docs/src/codes"), "md") {
        let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        for heading in text.lines().filter_map(|line| line.strip_prefix("## ")) {
            let Some((code, title)) = heading.split_once(": ") else { continue };
            if found.insert(code.to_string(), title.to_string()).is_some() {
                return Err(format!("{code} is explained twice"));
            }
        }
    }
    Ok(found)
}

/// A row of a table.
struct Entry {
    title: String,
    place: String,
}

impl Entry {
    /// Whether the table belongs to an engine. The engines share no code, and therefore no tables: both refuse the same
    /// constructs with equal codes.
    fn is_an_engines(&self) -> bool {
        self.place.starts_with("jit") || self.place.starts_with("interp")
    }
}

/// Returns the codes of a table with their titles.
fn entries(table: &str) -> impl Iterator<Item = (&str, &str)> {
    let texts: Vec<&str> = table.split('"').skip(1).step_by(2).collect();
    let pairs: Vec<(&str, &str)> = texts.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
    pairs.into_iter()
}

/// Returns the range of a source text that is its table of codes; empty if it has none.
fn table(text: &str) -> std::ops::Range<usize> {
    let Some(start) = text.find("const CODES: &[(&str, &str)] = &[") else { return 0..0 };
    let end = text[start..].find("];").map_or(text.len(), |at| start + at);
    start..end
}

/// Returns all quoted codes in a source text before its tests.
fn literals(text: &str) -> impl Iterator<Item = &str> {
    let text = text.split("#[cfg(test)]").next().unwrap_or("");
    text.match_indices('"').filter_map(move |(at, _)| {
        let code = text.get(at + 1..at + 6)?;
        let digits = code.bytes().skip(1).all(|b| b.is_ascii_digit());
        (code.starts_with(['E', 'W']) && digits && text[at + 6..].starts_with('"')).then_some(code)
    })
}
