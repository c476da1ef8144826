//! Properties of the features over `tests/ll`. By default most are checked at some names of a fifth of the files, with
//! `LLVMLITE_REQUIRE_TOOLS` of each file, and with `LLVMLITE_EXHAUSTIVE=1` at every name, in long files as well.

use super::client::{Client, applied, offset, position};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

const URI: &str = "file:///work/text.ll";

/// Returns all texts.
fn texts() -> Vec<(String, String)> {
    fn collect(directory: &Path, files: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(directory).expect("a directory") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                collect(&path, files);
            } else if path.extension().is_some_and(|extension| extension == "ll") {
                files.push(path);
            }
        }
    }
    let mut files = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ll"), &mut files);
    files.sort();
    // Some files are not text; a few are very long without adding anything.
    let text = |path: PathBuf| Some((path.display().to_string(), std::fs::read_to_string(path).ok()?));
    let all: Vec<(String, String)> =
        files.into_iter().filter_map(text).filter(|(_, text)| exhaustive() || text.len() < 64 << 10).collect();
    assert!(all.len() > 1000, "{}", all.len());
    all
}

/// Runs a check on some of the texts, or on all of them, shared by two clients.
fn each(check: impl Fn(&mut Client, &str, &str) + Sync) {
    let step = if exhaustive() { 1 } else { crate::sampling_step() };
    let all: Vec<_> =
        texts().into_iter().filter(|(name, _)| crate::sample::is_in_sample(Path::new(name), step)).collect();
    let all = &all;
    std::thread::scope(|scope| {
        for half in 0..2 {
            let check = &check;
            scope.spawn(move || {
                let mut client = Client::ready();
                for (name, text) in all.iter().skip(half).step_by(2) {
                    let started = std::time::Instant::now();
                    check(&mut client, name, text);
                    if exhaustive() {
                        eprintln!("{:.1?} {name}", started.elapsed());
                    }
                }
            });
        }
    });
}

fn document() -> Value {
    json!({"uri": URI})
}

/// Returns the codes and messages of diagnostics, with their numbers.
fn counted(found: &[Value]) -> BTreeMap<(String, String), usize> {
    let mut counts = BTreeMap::new();
    for one in found {
        *counts.entry((one["code"].to_string(), one["message"].to_string())).or_default() += 1;
    }
    counts
}

#[test]
fn a_quick_fix_removes_its_diagnostic_and_adds_none() {
    cached!();
    use std::sync::atomic::{AtomicUsize, Ordering};
    let offered = AtomicUsize::new(0);
    each(|client, name, text| {
        let before = client.open(URI, text);
        let mut version = 1;
        for found in before.iter().take(if exhaustive() { before.len() } else { 6 }) {
            let params = json!({"textDocument": document(), "range": found["range"], "context": {"diagnostics": []}});
            let actions = client.request("textDocument/codeAction", params).expect("a list");
            for action in actions.as_array().expect("a list") {
                let edits = &action["edit"]["changes"][URI];
                if !edits.is_array() || action["diagnostics"][0] != *found {
                    continue;
                }
                offered.fetch_add(1, Ordering::Relaxed);
                version += 1;
                let after = counted(&client.replace(URI, version, &applied(text, edits)));
                let mut left = counted(&before);
                let key = (found["code"].to_string(), found["message"].to_string());
                *left.get_mut(&key).expect("it is one of them") -= 1;
                let is_removed = after.get(&key).copied().unwrap_or(0) <= left[&key];
                assert!(is_removed, "{name}: {} leaves {found}", action["title"]);
                let new: Vec<_> =
                    after.iter().filter(|(key, count)| **count > left.get(*key).copied().unwrap_or(0)).collect();
                assert!(new.is_empty(), "{name}: {} adds {new:?}", action["title"]);
                version += 1;
                client.replace(URI, version, text);
            }
        }
        client.close(URI);
    });
    let offered = offered.into_inner();
    eprintln!("{offered} fixes");
    assert!(offered * crate::sampling_step() > 150, "{offered}");
}

/// Returns the comments of a text, without the blanks at their ends.
fn comments(text: &str) -> Vec<String> {
    let comment = |line: &str| {
        let mut quoted = false;
        let at = line.char_indices().find(|(_, c)| {
            quoted ^= *c == '"';
            *c == ';' && !quoted
        });
        at.map(|(at, _)| line[at..].trim_end().to_string())
    };
    text.lines().filter_map(comment).collect()
}

#[test]
fn formatting_twice_is_formatting_once_and_keeps_comments_and_meaning() {
    cached!();
    each(|client, name, text| {
        let options = json!({"textDocument": document(), "options": {"tabSize": 2, "insertSpaces": true}});
        let before = client.open(URI, text);
        let edits = client.request("textDocument/formatting", options.clone()).expect("edits");
        let once = applied(text, &edits);
        let after = client.replace(URI, 2, &once);
        let edits = client.request("textDocument/formatting", options).expect("edits");
        assert_eq!(applied(&once, &edits), once, "{name}");
        client.close(URI);
        assert_eq!(comments(&once), comments(text), "{name}");
        // Apart from trailing blanks of comments, only blanks change.
        let bare = |text: &str| text.split_whitespace().collect::<String>();
        assert_eq!(bare(&once), bare(text), "{name}");
        if before.iter().all(|one| one["severity"] != 1) {
            assert_eq!(printed(&once), printed(text), "{name}");
            assert_eq!(counted(&after), counted(&before), "{name}");
        }
    });
}

/// Returns the module of a text, as the printer writes it.
fn printed(text: &str) -> String {
    let mut sources = llvmlite_jit::source::SourceMap::new();
    let source = sources.add("a.ll", text).expect("it has positions");
    llvmlite_jit::ir::print::module(&llvmlite_jit::parse::parse(&source).module)
}

/// Returns the names in a text with their byte offsets: those with a sigil, outside of strings and comments.
fn names(text: &str) -> Vec<(usize, String)> {
    let bytes = text.as_bytes();
    let is_name = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'_' | b'$' | b'-');
    let (mut found, mut at) = (Vec::new(), 0);
    while at < bytes.len() {
        match bytes[at] {
            b';' => at += text[at..].find('\n').unwrap_or(text.len() - at),
            b'"' => at += 1 + text[at + 1..].find('"').map_or(text.len() - at - 1, |n| n + 1),
            b'%' | b'@' if bytes.get(at + 1) != Some(&b'"') => {
                let end = (at + 1..bytes.len()).find(|n| !is_name(bytes[*n])).unwrap_or(bytes.len());
                if end > at + 1 {
                    found.push((at, text[at..end].to_string()));
                }
                at = end.max(at + 1);
            }
            _ => at += 1,
        }
    }
    found
}

fn exhaustive() -> bool {
    std::env::var_os("LLVMLITE_EXHAUSTIVE").is_some()
}

/// Chooses at most `most` elements, evenly, or all of them in an exhaustive run.
fn some<T>(all: Vec<T>, most: usize) -> Vec<T> {
    let step = if exhaustive() { 1 } else { all.len().div_ceil(most).max(1) };
    all.into_iter().step_by(step).collect()
}

#[test]
fn every_name_has_a_definition_and_a_hover() {
    cached!();
    each(|client, name, text| {
        let found = client.open(URI, text);
        // Nameless globals cannot be distinguished by their names.
        if found.iter().all(|one| one["severity"] != 1) && !text.contains("@\"\"") {
            for (at, word) in some(names(text), 12) {
                let params = json!({"textDocument": document(), "position": position(text, at + 1)});
                let hover = client.request("textDocument/hover", params.clone()).expect("an answer");
                assert!(
                    hover["contents"]["value"].is_string(),
                    "{name}: no hover for {word} at {}",
                    position(text, at)
                );
                // A name that only its uses declare has no definition.
                let is_declared =
                    !found.iter().any(|one| one["message"].as_str().is_some_and(|text| text.contains(&word)));
                let definition = client.request("textDocument/definition", params).expect("an answer");
                let is_intrinsic = word.starts_with("@llvm.");
                if is_declared && !is_intrinsic {
                    assert!(
                        definition["range"].is_object(),
                        "{name}: no definition of {word} at {}",
                        position(text, at)
                    );
                }
            }
        }
        client.close(URI);
    });
}

#[test]
fn renaming_and_renaming_back_is_the_identity() {
    cached!();
    each(|client, name, text| {
        let found = client.open(URI, text);
        // A value and a block with the same name (W0102) cannot get it back.
        if found.iter().any(|one| one["severity"] == 1 || one["code"] == "W0102") {
            return client.close(URI);
        }
        let (mut version, mut seen) = (1, BTreeSet::new());
        // A name that starts with a digit is quoted when it is rewritten.
        // Numbers out of order (W0101) can be those of unnamed values as well, and cannot be given back then.
        let is_ordered = found.iter().all(|one| one["code"] != "W0101");
        let plain = |word: &str| {
            !word[1..].starts_with(|c: char| c.is_ascii_digit())
                || is_ordered && word[1..].bytes().all(|b| b.is_ascii_digit())
        };
        for (at, word) in some(names(text).into_iter().filter(|(_, word)| plain(word)).collect(), 3) {
            let rename = |client: &mut Client, at: Value, new: &str| {
                client
                    .request("textDocument/rename", json!({"textDocument": document(), "position": at, "newName": new}))
            };
            // Unnamed values, and names defined by LLVM, are refused.
            let Ok(edits) = rename(client, position(text, at + 1), "renamed.name") else { continue };
            // Another place of a name that was renamed already.
            if !seen.insert(edits.to_string()) {
                continue;
            }
            // A name with escapes has several spellings, and gets back only one.
            let spelled = |edit: &Value| {
                let place = |end: &str| offset(text, &edit["range"][end]);
                text[place("start")..place("end")] == word[1..]
            };
            if !edits["changes"][URI].as_array().expect("edits").iter().all(spelled) {
                continue;
            }
            let renamed = applied(text, &edits["changes"][URI]);
            assert_ne!(renamed, text, "{name}: {word}");
            version += 1;
            let after = client.replace(URI, version, &renamed);
            let errors = |list: &[Value]| list.iter().filter(|one| one["severity"] == 1).count();
            // Numbers after an unnamed value may have changed; intrinsic variables keep their names.
            let is_number = word[1..].bytes().all(|b| b.is_ascii_digit());
            assert!(word.starts_with('@') || is_number || errors(&after) == 0, "{name}: {word}: {after:?}");
            let place = edits["changes"][URI][0]["range"]["start"].clone();
            let back = rename(client, place, &word).unwrap_or_else(|error| panic!("{name}: {word}: {error}"));
            assert_eq!(applied(&renamed, &back["changes"][URI]), text, "{name}: {word}");
            version += 1;
            client.replace(URI, version, text);
        }
        client.close(URI);
    });
}

#[test]
fn completion_offers_what_was_cut_out() {
    cached!();
    use std::sync::Mutex;
    let missed = Mutex::new((0usize, Vec::new()));
    each(|client, name, text| {
        let found = client.open(URI, text);
        if found.iter().any(|one| one["severity"] == 1) {
            return client.close(URI);
        }
        let mut version = 1;
        // Operands: names in the bodies of functions that are not defined there.
        let bodies: Vec<(usize, String)> = names(text)
            .into_iter()
            .filter(|(at, word)| {
                let line = &text[text[..*at].rfind('\n').map_or(0, |n| n + 1)..];
                let is_result = text[at + word.len()..].trim_start().starts_with('=');
                line.starts_with([' ', '\t']) && !is_result && !word.starts_with("@llvm.")
            })
            .collect();
        for (at, word) in some(bodies, 4) {
            let cut = format!("{}{}", &text[..at], &text[at + word.len()..]);
            version += 1;
            client.replace(URI, version, &cut);
            let params = json!({"textDocument": document(), "position": position(&cut, at)});
            let list = client.request("textDocument/completion", params).expect("a list");
            let items = list["items"].as_array().expect("a list");
            let is_offered = items.iter().take(10).any(|item| item["label"] == *word);
            let mut missed = missed.lock().expect("no panic");
            missed.0 += 1;
            if !is_offered {
                let place = position(text, at);
                let line = text.lines().nth(place["line"].as_u64().unwrap_or(0) as usize).unwrap_or("");
                missed.1.push(format!("{name}: {word} of `{}`", line.trim()));
            }
            let _ = offset(&cut, &place_of(&list));
        }
        client.close(URI);
    });
    let (all, missed) = missed.into_inner().expect("no panic");
    eprintln!("{} of {all} operands were not offered", missed.len());
    assert!(all * crate::sampling_step() > 2000, "{all}");
    assert!(
        missed.len() * 20 <= all,
        "{} of {all} missed:\n{}",
        missed.len(),
        missed.iter().step_by(missed.len().div_ceil(70).max(1)).cloned().collect::<Vec<_>>().join("\n")
    );
}

/// Returns the range that the first item replaces.
fn place_of(list: &Value) -> Value {
    match list["items"][0]["textEdit"]["range"]["start"].clone() {
        Value::Null => json!({"line": 0, "character": 0}),
        place => place,
    }
}
