//! Sizes: the lines of a file, and the number of `unsafe` places of each module, as stated in ARCHITECTURE.md.

use super::source::{all, root, words};
use std::collections::BTreeMap;
use std::path::Path;

const MAX_LINES: usize = 700;

/// Files that exceed the limit, with their numbers of lines, which may only decrease.
const LONGER: &[(&str, usize)] = &[];

#[test]
fn files_are_short() {
    let mut lines = BTreeMap::new();
    for directory in ["src", "tests", "benches", "examples", "fuzz"] {
        count_lines(&root().join(directory), &mut lines);
    }
    assert!(lines.len() > 100, "the files were not found");
    let mut wrong = Vec::new();
    for (path, lines) in &lines {
        let known = LONGER.iter().find(|(name, _)| name == path).map(|(_, lines)| *lines);
        if *lines != known.unwrap_or(*lines) || (*lines > MAX_LINES) != known.is_some() {
            let limit = known.unwrap_or(MAX_LINES);
            wrong.push(format!("{path}: {lines} lines, where tests/layering/limits.rs says {limit}"));
        }
    }
    for (path, _) in LONGER.iter().filter(|(path, _)| !lines.contains_key(*path)) {
        wrong.push(format!("{path}: is no longer there, and needs no row"));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Counts the lines of source files: Rust, scripts (which often have no extension), C. Programs in LLVM IR,
/// transcripts and tables are data.
fn count_lines(directory: &Path, lines: &mut BTreeMap<String, usize>) {
    for entry in std::fs::read_dir(directory).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            if name != "target" && name != "corpus" && name != "artifacts" {
                count_lines(&path, lines);
            }
        } else if path.extension().is_none_or(|e| ["rs", "py", "sh", "c", "cpp", "h"].iter().any(|known| e == *known))
            && let Ok(text) = std::fs::read_to_string(&path)
        {
            let relative = path.strip_prefix(root()).unwrap_or(&path).to_string_lossy().into_owned();
            lines.insert(relative, text.lines().count());
        }
    }
}

/// `LLVMLITE_BLESS=1` rewrites the numbers, but not the reasons beside them.
#[test]
fn the_number_of_unsafe_places_is_stated() {
    let mut counted: BTreeMap<String, usize> = BTreeMap::new();
    for source in all() {
        let module = source.module.split("::").next().unwrap_or("").to_string();
        let count = unsafe_places(&source.code);
        if count > 0 {
            *counted.entry(module).or_default() += count;
        }
    }
    let path = root().join("ARCHITECTURE.md");
    let text = std::fs::read_to_string(&path).expect("ARCHITECTURE.md");
    let (before, section) = text.split_once("\n## Unsafe code\n").expect("a section on unsafe code");
    let (section, after) = section.split_once("\n## ").expect("a section behind it");
    let mut stated: BTreeMap<String, usize> = BTreeMap::new();
    let mut rewritten = Vec::new();
    for line in section.lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        if let [_, module, number, reason, _] = cells[..]
            && let Some(module) = module.strip_prefix('`').and_then(|module| module.strip_suffix('`'))
        {
            stated.insert(module.to_string(), number.parse().unwrap_or(0));
            let count = counted.get(module).copied().unwrap_or(0);
            rewritten.push(format!("| `{module}` | {count} | {reason} |"));
        } else {
            rewritten.push(line.to_string());
        }
    }
    if std::env::var_os("LLVMLITE_BLESS").is_some() && stated.keys().eq(counted.keys()) {
        let section = rewritten.join("\n") + "\n";
        std::fs::write(&path, format!("{before}\n## Unsafe code\n{section}\n## {after}"))
            .expect("ARCHITECTURE.md can be written");
        return;
    }
    assert_eq!(
        stated, counted,
        "ARCHITECTURE.md, \"Unsafe code\", and the source (LLVMLITE_BLESS=1 rewrites the numbers)"
    );
}

/// Counts unsafe blocks, functions, implementations and external blocks; not the types of pointers to functions.
fn unsafe_places(code: &str) -> usize {
    let is_place = |at: usize| {
        let rest = code[at + "unsafe".len()..].trim_start();
        let rest =
            rest.strip_prefix("extern").map_or(rest, |rest| rest.trim_start().trim_start_matches("\"\"").trim_start());
        match rest.strip_prefix("fn") {
            Some(name) => !name.trim_start().starts_with('('),
            None => rest.starts_with('{') || rest.starts_with("impl"),
        }
    };
    words(code).filter(|(at, word)| *word == "unsafe" && is_place(*at)).count()
}

#[test]
fn unsafe_places_are_counted() {
    let code = "unsafe fn f(g: unsafe extern \"\" fn(u8), h: unsafe fn()) { unsafe { g(1) } }\nunsafe impl Send for T {}\nunsafe extern \"\" { fn x(); } #[unsafe(no_mangle)] pub unsafe extern \"\" fn y() {}";
    assert_eq!(unsafe_places(code), 5);
}
