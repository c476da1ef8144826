//! Compares conclusions from the edited functions with a check of the whole text.

use super::*;
use crate::lsp::text::document::Encoding;
use crate::lsp::text::lexer::tokens;
use fastrand::Rng;
use std::path::{Path, PathBuf};

#[path = "../../../tests/sample.rs"]
mod sample;

/// Checks the whole text, as the server's thread does.
fn check_whole(open: &mut OpenDocument) {
    open.edited = None;
    open.checked(analysis::check_until("", open.document.snapshot(), Arc::default()));
}

fn opened(text: &str) -> OpenDocument {
    let mut open = OpenDocument::new(Document::new("", 0, text.into(), Encoding::Utf8));
    check_whole(&mut open);
    open
}

fn files(directory: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(directory).expect("a directory").flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "ll") {
            found.push(path);
        }
    }
}

/// Returns an edit in the body of a function: a token is removed, repeated, or replaced by another one of the text; a
/// line is removed or repeated; a byte is inserted.
fn edit(document: &Document, random: &mut Rng) -> Option<(Range<usize>, String)> {
    let text = document.text();
    let bodies: Vec<_> =
        document.entities().iter().filter_map(|entity| Some(entity.brace? + 1..entity.end - 1)).collect();
    let body = random.choice(&bodies)?.clone();
    let own = tokens(text, body.clone());
    let token = random.choice(&own)?.range();
    let line_start = text[..token.start].rfind('\n').map_or(0, |at| at + 1).max(body.start);
    let line_end = text[token.end..].find('\n').map_or(body.end, |at| token.end + at + 1).min(body.end);
    let line = text[line_start..line_end].to_string();
    let all = tokens(text, 0..text.len());
    let other = random.choice(&all)?.text(text);
    Some(match random.u8(..8) {
        0 => (token, String::new()),
        1 => (token.start..token.start, format!("{} ", &text[token])),
        2 => (token, other.into()),
        // A token of the same function, and of the same kind.
        3 | 4 => {
            let kind = tokens(text, token.clone()).first()?.kind;
            let alike: Vec<_> = own.iter().filter(|other| other.kind == kind).collect();
            (token, random.choice(alike)?.text(text).into())
        }
        5 => (line_start..line_end, String::new()),
        6 => (line_start..line_start, line),
        _ => (token.start..token.start, random.choice([" ", "7", "x", "}", "\"", ";", "\n", "!"])?.into()),
    })
}

#[test]
fn a_text_that_is_clean_has_no_finding() {
    let mut all = Vec::new();
    files(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/ll"), &mut all);
    all.sort();
    let mut random = Rng::with_seed(7);
    let (mut said, mut clean) = (0, 0);
    for path in all.into_iter().filter(|path| sample::is_in_sample(path, 12)) {
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let mut open = opened(&text);
        if text.len() > 20_000 || !open.diagnostics.is_empty() {
            continue;
        }
        for _ in 0..12 {
            let Some((range, new)) = edit(&open.document, &mut random) else { break };
            let old = open.document.text()[range.clone()].to_string();
            let undo = (range.start..range.start + new.len(), old);
            open.edit(range, &new);
            let says = open.is_clean();
            let found = analysis::check("", open.document.text());
            assert!(!says || found.is_empty(), "{}: {found:?}\n{}", path.display(), open.document.text());
            said += usize::from(says);
            clean += usize::from(found.is_empty());
            if !says {
                check_whole(&mut open);
            }
            // Mistakes must not accumulate.
            if !found.is_empty() {
                open.edit(undo.0, &undo.1);
            }
        }
    }
    assert!(clean > 200, "{clean}");
    // The purpose of the check of functions: it makes most checks of the whole text unnecessary.
    assert!(said * 10 > clean * 7, "{said} of {clean}");
}

#[test]
fn edits_with_effects_elsewhere_need_a_check_of_the_whole_text() {
    let text = "%t = type { i32 }\n$k = comdat any\n@x = global i32 0\n@b = global ptr blockaddress(@g, %in)\n\
                declare void @h(ptr)\n\ndefine void @f(ptr %p) comdat($k) {\n  %v = load i32, ptr %p\n  call void @h(ptr @x)\n  \
                ret void, !dbg !0\n}\n\ndefine void @g() {\n  br label %in\nin:\n  ret void\n}\n\n!0 = !{}\n";
    let plain = text.replace("@b = global ptr blockaddress(@g, %in)\n", "").replace(", !dbg !0", "");
    // Text, edited part, new text, whether it follows that there is no finding.
    let cases = [
        (plain.as_str(), "load i32", "load i64", true),
        (&plain, "load i32", "load %t", true),
        (&plain, "ptr @x", "ptr null", true),
        (&plain, "ptr @x", "ptr @nobody", false),
        (&plain, "load i32", "load %nothing", false),
        (&plain, "ret void", "ret void, !foo !0", true),
        (&plain, "ret void", "ret void, !foo !7", false),
        (&plain, "load i32", "laod i32", false),
        (&plain, "call void @h(ptr @x)", "call void @h(i8* null)", true),
        (&plain, "i32 0", "i64 0", false),
        (&plain, "@x = global", "@y = global", false),
        (&plain, "void @f", "void @k", false),
        (text, "load i32", "load i64", false),
    ];
    for (text, old, new, is_clean) in cases {
        let mut open = opened(text);
        let at = text.find(old).expect("it is there");
        open.edit(at..at + old.len(), new);
        assert_eq!(open.is_clean(), is_clean, "{old} -> {new}");
        assert!(!is_clean || analysis::check("", open.document.text()).is_empty(), "{old} -> {new}");
        // After the mistake is undone, nothing is left to find, unless the whole text had to be read.
        open.edit(at..at + new.len(), old);
        let is_inside = text[..at].contains("{\n");
        assert_eq!(open.is_clean(), is_inside && !text.contains("blockaddress"), "{new} -> {old}");
    }
}
