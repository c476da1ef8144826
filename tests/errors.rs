//! The files of `tests/ll/errors`: every diagnostic stands where its directive says, and there is no other.
//!
//! ```text
//! … ; error: COL CODE text      … ; warn: COL CODE text        on the line they are about
//! ; error@LINE: COL CODE text   ; warn@LINE: COL CODE text     anywhere
//! ; flags: --strict --profile=llvmlite
//! ```

use llvmlite_jit::diagnostic::{self, Diagnostic};
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::verify::{Options, Profile, strictly, verify};
use llvmlite_jit::{ir, parse};
use std::path::{Path, PathBuf};

#[derive(Debug)]
struct Expected {
    line: usize,
    column: usize,
    error: bool,
    code: String,
    text: String,
}

fn files(dir: &Path, out: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(dir).unwrap().map(|e| e.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, out);
        } else if path.extension().is_some_and(|e| e == "ll") {
            out.push(path);
        }
    }
}

fn directives(text: &str) -> (Vec<Expected>, Options) {
    let (mut expected, mut options) = (Vec::new(), Options::default());
    for (n, line) in text.lines().enumerate() {
        for piece in line.split("; ").skip(1) {
            let Some((word, rest)) = piece.split_once(':') else { continue };
            let (word, at) = word.split_once('@').map_or((word, n + 1), |(w, l)| (w, l.parse().unwrap_or(0)));
            match word {
                "flags" => {
                    options.strict |= rest.contains("--strict");
                    if rest.contains("--profile=llvmlite") {
                        options.profile = Profile::Llvmlite;
                    }
                }
                "error" | "warn" => {
                    let mut parts = rest.trim().splitn(3, ' ');
                    let mut next = || parts.next().unwrap_or_default().to_string();
                    let column = next().parse().unwrap_or(0);
                    expected.push(Expected { line: at, column, error: word == "error", code: next(), text: next() });
                }
                _ => {}
            }
        }
    }
    (expected, options)
}

/// Every finding for a text.
fn findings(sources: &mut SourceMap, name: &str, text: &str, options: Options) -> Vec<Diagnostic> {
    let source = sources.add(name, text).unwrap();
    let parse::Parsed { module, mut diagnostics } = parse::parse(&source);
    strictly(options, parse::LENIENT, &mut diagnostics);
    match verify(module, sources, options) {
        Ok(checked) => diagnostics.extend(checked.warnings().iter().cloned()),
        Err(found) => diagnostics.extend(found),
    }
    diagnostic::sort(&mut diagnostics);
    diagnostics
}

#[test]
fn each_error_is_where_it_should_be() {
    let mut paths = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ll"), &mut paths);
    assert!(paths.len() > 60);
    let mut failures = Vec::new();
    for path in &paths {
        let text = std::fs::read_to_string(path).unwrap();
        let (mut expected, options) = directives(&text);
        let mut sources = SourceMap::new();
        let found = findings(&mut sources, "test.ll", &text, options);
        let source = &sources.sources()[0];
        for d in &found {
            let (line, column) = source.line_column(d.span().lo);
            let hit = expected.iter().position(|e| {
                (e.line, e.column, e.error, &*e.code) == (line, column, d.is_error(), d.code)
                    && d.message.contains(e.text.trim())
            });
            match hit {
                Some(at) => drop(expected.swap_remove(at)),
                None => {
                    let kind = if d.is_error() { "error" } else { "warn" };
                    failures.push(format!(
                        "{}:{line}: unexpected {kind}: {column} {} {}",
                        path.display(),
                        d.code,
                        d.message
                    ));
                }
            }
        }
        failures.extend(expected.iter().map(|e| format!("{}:{}: missing {e:?}", path.display(), e.line)));
    }
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn every_code_is_provoked_by_a_file() {
    let mut paths = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ll/errors"), &mut paths);
    let all: String = paths.iter().map(|p| std::fs::read_to_string(p).unwrap()).collect();
    // What no text can provoke while the parser makes well-formed blocks.
    let unreachable: [&str; 0] = [];
    let missing: Vec<&str> = llvmlite_jit::verify::CODES
        .iter()
        .map(|(code, _)| *code)
        .filter(|code| !all.contains(&format!(" {code} ")) && !unreachable.contains(code))
        .collect();
    assert!(missing.is_empty(), "no file for {missing:?}");
}

#[test]
fn printed_modules_parse_again_to_the_same() {
    let mut paths = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ll"), &mut paths);
    let mut failures = Vec::new();
    for path in &paths {
        let text = std::fs::read_to_string(path).unwrap();
        let mut sources = SourceMap::new();
        let source = sources.add("first.ll", text).unwrap();
        let first = parse::parse(&source);
        let refused = directives(source.text.as_ref()).0.iter().any(|e| e.error);
        if refused || first.module.damaged || first.diagnostics.iter().any(Diagnostic::is_error) {
            continue;
        }
        let printed = ir::print::module(&first.module);
        let source = sources.add("second.ll", printed.as_str()).unwrap();
        let second = parse::parse(&source);
        let again = ir::print::module(&second.module);
        if let Some(d) = second.diagnostics.first() {
            failures.push(format!("{}: {} {}\n{printed}", path.display(), sources.place(d.span()), d.message));
        } else if printed != again {
            failures.push(format!("{}: printed\n{printed}\nand again\n{again}", path.display()));
        }
    }
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures.join("\n"));
}
