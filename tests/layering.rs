//! The allowed imports between modules, checked in the source. The table is the one of
//! `docs/design/layering.md`.

#[path = "layering/cycles.rs"]
mod cycles;
#[path = "layering/imports.rs"]
mod imports;
#[path = "layering/limits.rs"]
mod limits;
#[path = "layering/source.rs"]
mod source;

use source::{all, binary, is_name, library, root, strip, within, words};
use std::collections::{BTreeMap, BTreeSet};

/// Modules of the library and their allowed imports. A row `a::b` applies to that part of `a`, instead of the
/// row of `a`.
const ALLOWED: &[(&str, &[&str])] = &[
    ("source", &[]),
    ("parallel", &[]),
    ("diagnostic", &["source"]),
    ("ir", &["source", "parallel"]),
    ("value", &["ir"]),
    ("outcome", &["source", "value"]),
    ("engine", &["ir", "value", "outcome"]),
    ("abi", &["ir", "engine"]),
    ("supervise", &["engine", "outcome", "host"]),
    ("directive", &["diagnostic", "duration", "value", "outcome"]),
    ("duration", &[]),
    ("statistics", &[]),
    ("reference", &[]),
    ("lsp", &["source", "diagnostic", "ir", "parse", "read", "verify", "reference"]),
    ("parse", &["source", "diagnostic", "ir", "parallel"]),
    ("link", &["source", "diagnostic", "ir"]),
    ("bitcode", &["source", "diagnostic", "ir", "parse"]),
    ("bytecode", &["source", "diagnostic", "ir", "bitcode"]),
    ("read", &["source", "diagnostic", "ir", "parse", "bitcode", "bytecode"]),
    ("verify", &["source", "diagnostic", "ir", "parallel", "parse"]),
    ("unsupported", &["source", "diagnostic", "ir", "parallel", "engine", "abi", "verify"]),
    ("prepare", &["source", "diagnostic", "ir", "host", "unsupported", "verify"]),
    ("pipeline", &["source", "diagnostic", "ir", "parse", "read", "link", "verify"]),
    ("host", &["source", "diagnostic", "ir", "value", "outcome", "engine"]),
    (
        "interp",
        &[
            "source",
            "diagnostic",
            "ir",
            "parallel",
            "value",
            "outcome",
            "engine",
            "abi",
            "host",
            "verify",
            "unsupported",
            "prepare",
        ],
    ),
    ("all_engines", &["ir", "unsupported", "prepare", "interp", "jit"]),
    ("debugger", &["source", "diagnostic", "ir", "value", "outcome", "interp", "verify"]),
    ("dap", &["source", "ir", "supervise", "interp", "debugger"]),
    ("graph", &["ir"]),
    ("opt", &["ir"]),
    ("builder", &["source", "ir", "value"]),
    (
        "embed",
        &[
            "builder",
            "source",
            "diagnostic",
            "ir",
            "parse",
            "bitcode",
            "bytecode",
            "read",
            "link",
            "verify",
            "pipeline",
            "value",
            "outcome",
            "engine",
            "host",
            "interp",
            "jit",
        ],
    ),
    (
        "jit",
        &[
            "source",
            "diagnostic",
            "ir",
            "parallel",
            "opt",
            "value",
            "outcome",
            "engine",
            "abi",
            "host",
            "verify",
            "unsupported",
            "prepare",
        ],
    ),
    (
        "session",
        &[
            "source",
            "diagnostic",
            "ir",
            "value",
            "outcome",
            "engine",
            "abi",
            "host",
            "parse",
            "read",
            "link",
            "verify",
            "pipeline",
            "interp",
            "jit",
        ],
    ),
];

/// Crates that only some modules may name.
const CRATES: &[(&str, &[&str])] = &[
    ("pest", &["parse::grammar"]),
    ("pest_derive", &["parse::grammar"]),
    ("cranelift_codegen", &["jit"]),
    ("cranelift_frontend", &["jit"]),
    ("cranelift_jit", &["jit"]),
    ("cranelift_module", &["jit"]),
    ("cranelift_native", &["jit"]),
    ("cpp_demangle", &["debugger"]),
    ("rustc_demangle", &["debugger"]),
    ("iced_x86", &["ir::asm::text::bytes", "jit", "host::x86_64"]),
    ("blake3", &["jit"]),
    ("corosensei", &["jit", "interp"]),
    ("rustix", &["host", "supervise"]),
    ("libloading", &["host"]),
    ("libc", &["host", "jit", "interp", "supervise", "bin::cli::allocator"]),
    ("clap", &["bin"]),
    ("clap_complete", &["bin"]),
    ("indicatif", &["bin"]),
    ("mimalloc", &["bin"]),
    ("similar", &["bin"]),
    ("terminal_size", &["bin"]),
    ("clap_mangen", &["bin"]),
    ("annotate_snippets", &["bin"]),
    ("rustyline", &["bin"]),
    ("serde_json", &["bin", "lsp", "dap"]),
    ("serde", &["lsp", "dap"]),
    ("lsp_server", &["lsp"]),
    ("gen_lsp_types", &["lsp"]),
    ("crossbeam_channel", &["lsp"]),
    ("md5", &["bin"]),
    ("rustc_apfloat", &["interp", "value"]),
    ("num_bigint", &["interp", "value"]),
    ("regex_lite", &["directive"]),
    ("object", &["bitcode", "read"]),
    ("seccompiler", &["host"]),
];

/// Modules that may contain `unsafe` code.
const UNSAFE: &[&str] = &[
    "jit",
    "host",
    // Functions that make compiled code are unsafe to call.
    "embed",
    "session",
    "interp::memory",
    "interp::native",
    "supervise",
    "bin::main",
    // Its user has asked to run a program.
    "bin::cli::commands::run",
    "bin::cli::commands::repl",
    "bin::cli::commands::bench::in_process",
    "bin::cli::load",
    "bin::cli::run_cache",
    "bin::cli::commands::test::execute",
    "bin::cli::allocator",
    "bin::cli::lazy_libs",
];

/// Forbidden in the library: it returns data, and the command prints and exits.
const SILENT: &[&str] =
    &["println!", "eprintln!", "print!", "eprint!", "dbg!", "std::process::exit", "use std::process"];

#[test]
fn modules_use_only_what_the_table_allows() {
    let mut wrong = Vec::new();
    for source in library() {
        let Some((_, allowed)) = row(ALLOWED, &source.module) else {
            wrong.push(format!("{}: `{}` has no row in the table", source.path.display(), source.module));
            continue;
        };
        let own = source.module.split("::").next().unwrap_or("");
        for used in used_modules(&source.module, &source.code) {
            if used != own && !allowed.contains(&used.as_str()) {
                wrong.push(format!("{}: `{}` must not use `{used}`", source.path.display(), source.module));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn crates_are_named_only_where_they_belong() {
    let mut wrong = Vec::new();
    for source in library().chain(binary()) {
        let starts = path_starts(&source.code);
        for (name, places) in CRATES {
            if starts.contains(name) && !places.iter().any(|place| within(&source.module, place)) {
                wrong.push(format!("{}: `{}` must not use the crate `{name}`", source.path.display(), source.module));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn unsafe_code_stands_only_where_it_belongs() {
    let mut wrong = Vec::new();
    for source in library().chain(binary()) {
        let has = words(&source.code).any(|(_, word)| word == "unsafe");
        if has && !UNSAFE.iter().any(|place| within(&source.module, place)) {
            wrong.push(format!("{}: `unsafe` in `{}`", source.path.display(), source.module));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn the_library_neither_prints_nor_exits() {
    let mut wrong = Vec::new();
    for source in library() {
        for word in SILENT {
            let found = source.code.match_indices(word).any(|(at, _)| !source.code[..at].ends_with(is_name));
            if found {
                wrong.push(format!("{}: `{word}` in `{}`", source.path.display(), source.module));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn the_engines_know_nothing_of_each_other() {
    // The table states this already; the check prevents the table from being relaxed.
    for (one, other) in [("jit", "interp"), ("interp", "jit"), ("interp", "opt")] {
        let (_, allowed) = row(ALLOWED, one).expect("both engines have a row");
        assert!(!allowed.contains(&other), "{one} must not use {other}");
    }
}

#[test]
fn the_binary_uses_the_library_from_outside() {
    for source in binary() {
        // In this test only, the binary's modules are below `bin`.
        let used = used_modules(source.module.trim_start_matches("bin::"), &source.code);
        assert!(used.iter().all(|m| m == "cli"), "{}: {used:?}", source.path.display());
    }
}

#[test]
fn the_map_in_the_documents_is_this_table() {
    let read = |path: &str| std::fs::read_to_string(root().join(path)).unwrap_or_else(|e| panic!("{path}: {e}"));
    let (table, text) = (read("docs/design/layering.md"), read("ARCHITECTURE.md"));
    let mut rows = BTreeMap::new();
    for line in table.lines().filter(|l| l.starts_with("| `")) {
        let mut cells = line.trim_matches('|').split('|').map(|cell| cell.replace('`', "").trim().to_string());
        let (module, uses) = (cells.next().unwrap_or_default(), cells.next().unwrap_or_default());
        let uses: BTreeSet<String> = uses.split(',').map(|u| u.trim().to_string()).filter(|u| u != "—").collect();
        rows.insert(module, uses);
    }
    for (module, allowed) in ALLOWED {
        let allowed: BTreeSet<String> = allowed.iter().map(|a| a.to_string()).collect();
        assert_eq!(rows.get(*module), Some(&allowed), "the row of `{module}` in docs/design/layering.md");
    }
    for directory in ["src", "tests", "benches", "examples", ".ci"] {
        assert!(text.contains(directory), "ARCHITECTURE.md names {directory}");
    }
    for entry in std::fs::read_dir(root().join("src")).expect("src").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        assert!(text.contains(name.trim_end_matches(".rs")), "ARCHITECTURE.md names src/{name}");
    }
}

#[test]
fn the_reader_of_sources_sees_code_only() {
    let code = strip(concat!(
        "use crate::{ir::Type, source};\n",
        "// crate::jit\n/* crate::jit /* nested */ crate::jit */\n",
        "let s = \"crate::jit \\\" unsafe\"; let r = r#\"crate::jit \" unsafe\"#; let c = '\"'; let l: &'static str = x;\n",
        "#[cfg(test)]\nmod tests { use crate::jit; fn f() { if a { b } } }\n",
        "fn g() { crate::verify::verify() }\n",
    ));
    assert_eq!(used_modules("a", &code), ["ir", "source", "verify"].map(String::from).into());
    assert!(!words(&code).any(|(_, word)| word == "unsafe"));
    let listed = "use crate::{\n  a::{b, c::d},\n  e::f as g,\n};";
    assert_eq!(used_modules("a", listed), ["a", "e"].map(String::from).into());
    let above = "use super::x; use super::super::jit::Jit; fn f() { super::super::{ir, link::l}; a::super::verify }";
    assert_eq!(used_modules("interp::run", above), ["ir", "jit", "link"].map(String::from).into());
    assert!(used_modules("interp::run::deep", above).is_empty());
    assert!(["use libc::c_int;", "::libc::abort()"].iter().all(|code| path_starts(code).contains("libc")));
    assert_eq!(path_starts("host::libc::x; my_libc::y; libc"), ["host", "my_libc"].into());
}

/// The public interface of the library is listed in `docs/api.txt`, so that a change is visible: names of items and
/// methods, except for those that macros generate. `LLVMLITE_BLESS=1` rewrites the list.
#[test]
fn the_public_interface_is_listed() {
    let meant = ["builder", "diagnostic", "embed", "engine", "host::closures", "outcome", "source", "value"];
    let mut lines = Vec::new();
    for source in library().filter(|s| meant.iter().any(|place| within(&s.module, place))) {
        let mut hidden = false;
        let mut owner = "";
        for line in source.code.lines() {
            let item = line.trim_start();
            let depth = line.len() - item.len();
            if depth == 0 && (item.starts_with("impl") || item.starts_with("pub trait")) {
                owner = item.trim_end_matches('{').trim();
            }
            if depth == 0 && line.starts_with('}') {
                owner = "";
            }
            if item.starts_with("#[") || item.is_empty() {
                hidden |= item == "#[doc(hidden)]";
                continue;
            }
            let shown = !std::mem::take(&mut hidden);
            let words: Vec<&str> = item.split_whitespace().take_while(|word| *word != "{").collect();
            let kinds = ["fn", "struct", "enum", "trait", "type", "const"];
            let kind = words.iter().position(|word| kinds.contains(word)).filter(|at| *at <= 2);
            if let (true, 0 | 4, Some(&"pub"), Some(at)) = (shown, depth, words.first(), kind) {
                let name: String =
                    words.get(at + 1).map_or("", |word| word).chars().take_while(|c| is_name(*c)).collect();
                let what = words[1..=at].join(" ");
                let owner = if depth == 4 { format!("{owner}: ") } else { String::new() };
                lines.push(format!("{} {owner}{what} {name}", source.module));
            }
        }
    }
    let meant_or_root = |module: &str| module == "lib" || meant.iter().any(|place| within(module, place));
    for source in all().iter().filter(|s| meant_or_root(&s.module)) {
        for statement in source.code.split("\npub use ").skip(1).filter_map(|rest| rest.split(';').next()) {
            let names = statement.split_whitespace().collect::<Vec<_>>().join(" ");
            lines.push(format!("{} use {names}", source.module));
        }
    }
    lines.sort();
    let (path, text) = (root().join("docs/api.txt"), lines.join("\n") + "\n");
    if std::env::var_os("LLVMLITE_BLESS").is_some() {
        std::fs::write(&path, &text).expect("the list can be written");
    }
    let listed = std::fs::read_to_string(&path).unwrap_or_default();
    let other =
        |a: &str, b: &str| a.lines().filter(|line| !b.lines().any(|l| l == *line)).collect::<Vec<_>>().join("\n");
    let (new, gone) = (other(&text, &listed), other(&listed, &text));
    assert!(new.is_empty() && gone.is_empty(), "not listed:\n{new}\nlisted, and gone:\n{gone}");
}

/// Returns the most specific row for a module.
fn row<'a>(table: &'a [(&str, &[&str])], module: &str) -> Option<(&'a str, &'a [&'a str])> {
    let rows = table.iter().filter(|(name, _)| within(module, name));
    rows.max_by_key(|(name, _)| name.len()).map(|(name, allowed)| (*name, *allowed))
}

/// Returns the first names of all paths in the code.
fn path_starts(code: &str) -> BTreeSet<&str> {
    let is_start = |(at, word): &(usize, &str)| {
        code[at + word.len()..].starts_with("::") && {
            let before = code[..*at].trim_end();
            !before.strip_suffix("::").is_some_and(|b| b.ends_with(is_name) || b.ends_with('>'))
        }
    };
    words(code).filter(is_start).map(|(_, word)| word).collect()
}

/// Returns the names of the crate's modules that the code of a module uses: after every `crate::`, and after
/// enough `super::` to reach the crate's root.
fn used_modules(module: &str, code: &str) -> BTreeSet<String> {
    let depth = module.split("::").count();
    let mut used = BTreeSet::new();
    for (at, word) in words(code) {
        let mut rest = &code[at + word.len()..];
        let is_path_start = !code[..at].trim_end().ends_with("::");
        let leads_to_root = match word {
            "crate" => true,
            "super" if is_path_start => {
                let mut levels = 1;
                while let Some(after) = rest.strip_prefix("::super") {
                    (levels, rest) = (levels + 1, after);
                }
                levels >= depth
            }
            _ => false,
        };
        if let Some(rest) = rest.strip_prefix("::").filter(|_| leads_to_root) {
            used.extend(first_names(rest));
        }
    }
    used
}

/// Returns the first name of a path, or of each path of a list in braces.
fn first_names(path: &str) -> Vec<String> {
    let first = |path: &str| words(path).next().map(|(_, name)| name.to_string());
    let Some(list) = path.strip_prefix('{') else { return Vec::from_iter(first(path)) };
    let (mut names, mut depth, mut start) = (Vec::new(), 0, true);
    for (i, c) in list.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => start = true,
            c if start && is_name(c) => {
                names.extend(first(&list[i..]));
                start = false;
            }
            _ => {}
        }
    }
    names
}
