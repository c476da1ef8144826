//! Printed modules: they parse without a warning to the same module, and print the same.

pub mod module_eq;

use llvmlite_jit::diagnostic::Diagnostic;
use llvmlite_jit::ir::{self, Module};
use llvmlite_jit::parse::parse;
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::verify::{Options, verify};
use proptest::prelude::*;
use std::path::{Path, PathBuf};

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

/// Returns the module of a text, and all findings.
fn read(sources: &mut SourceMap, text: &str) -> (Module, Vec<Diagnostic>) {
    let source = sources.add("test.ll", text).unwrap();
    let parsed = parse(&source);
    (parsed.module, parsed.diagnostics)
}

#[test]
fn printed_modules_parse_again_to_the_same() {
    cached!();
    let mut paths = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ll"), &mut paths);
    let (mut printed_files, mut failures): (usize, Vec<String>) = (0, Vec::new());
    for path in &paths {
        let text = std::fs::read_to_string(path).unwrap();
        let mut sources = SourceMap::new();
        let (module, found) = read(&mut sources, &text);
        // Damaged parts cannot be printed.
        if found.iter().any(Diagnostic::is_error) {
            continue;
        }
        let remarked: Vec<_> = found.iter().map(|d| (d.code, d.message.clone())).collect();
        let good = match verify(module.clone(), &sources, Options::default()) {
            Ok(_) => true,
            // Neither can damage that the verifier detects.
            Err(_) if ir::print::module(&module).contains("<damaged") => continue,
            Err(_) => false,
        };
        printed_files += 1;
        let printed = ir::print::module(&module);
        let (again, found) = read(&mut sources, &printed);
        // Printing may repeat known warnings, and a module with errors may cause new ones.
        let new = |d: &&Diagnostic| good && !remarked.contains(&(d.code, d.message.clone()));
        if let Some(d) = found.iter().find(|d| d.is_error() || new(d)) {
            failures.push(format!("{}: {}: {}\n{printed}", path.display(), sources.place(d.span()), d.message));
        } else if printed != ir::print::module(&again) {
            let again = ir::print::module(&again);
            failures.push(format!("{}: printed\n{printed}\nand again\n{again}", path.display()));
        } else if let Some(difference) = module_eq::difference(&module, &again) {
            failures.push(format!("{}: {difference}\n{printed}", path.display()));
        } else if good && let Err(found) = verify(again, &sources, Options::default()) {
            let first = found.first().map(|d| format!("{}: {}", sources.place(d.span()), d.message));
            failures.push(format!("{}: {}\n{printed}", path.display(), first.unwrap_or_default()));
        }
    }
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures.join("\n"));
    assert!(printed_files > 300, "only {printed_files} files were printed");
}

/// Returns the printed form of a text's module.
fn text_of(text: &str) -> String {
    ir::print::module(&read(&mut SourceMap::new(), text).0)
}

#[test]
fn unnamed_values_are_numbered_as_llvm_does() {
    let text = "define i64 @f(i64 %0, i64 %n) {\n  %7 = add i64 %0, %n\n  br label %9\n9:\n  %x = add i64 %7, 1\n  %3 = \
                mul i64 %x, %7\n  ret i64 %3\n}\n";
    let want = "define i64 @f(i64 %0, i64 %n) {\n  %2 = add i64 %0, %n\n  br label %3\n\n3:\n  %x = add i64 %2, 1\n  %4 = \
                mul i64 %x, %2\n  ret i64 %4\n}\n";
    assert_eq!(text_of(text), want);
}

#[test]
fn a_label_named_like_a_local_is_renamed() {
    let text = "define i64 @f(i1 %a) {\n  br i1 %a, label %a, label %b\na:\n  ret i64 1\nb:\n  ret i64 2\n}\n";
    let want =
        "define i64 @f(i1 %a) {\n  br i1 %a, label %a.label, label %b\n\na.label:\n  ret i64 1\n\nb:\n  ret i64 2\n}\n";
    assert_eq!(text_of(text), want);
}

#[test]
fn old_spellings_print_as_new_ones() {
    let text = "define i64 @f([2 x i64]* %p) {\n  %q = getelementptr [2 x i64]* %p, i32 0, i32 1\n  %x = load i64* %q\n  ret \
                i64 %x\n}\n";
    let want = "define i64 @f([2 x i64]* %p) {\n  %q = getelementptr [2 x i64], [2 x i64]* %p, i32 0, i32 1\n  %x = load i64, \
                i64* %q\n  ret i64 %x\n}\n";
    assert_eq!(text_of(text), want);
}

/// Texts in canonical form are printed unchanged.
#[test]
fn canonical_texts_print_as_they_are() {
    let mut paths = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/print_roundtrip/canonical"), &mut paths);
    for path in &paths {
        let text = std::fs::read_to_string(path).unwrap();
        let mut sources = SourceMap::new();
        let (module, found) = read(&mut sources, &text);
        let found: Vec<_> = found.iter().map(|d| format!("{} {}", sources.place(d.span()), d.message)).collect();
        assert!(found.is_empty(), "{}: {found:?}", path.display());
        let printed = ir::print::module(&module);
        for (n, (want, have)) in text.lines().zip(printed.lines()).enumerate() {
            assert_eq!(want, have, "{}:{}", path.display(), n + 1);
        }
        assert_eq!(text, printed, "{}", path.display());
        let again = read(&mut sources, &printed).0;
        assert_eq!(module_eq::difference(&module, &again), None, "{}", path.display());
    }
    assert_eq!(paths.len(), 2);
}

#[test]
fn blanks_and_comments_in_metadata_do_not_matter() {
    let text = "declare void @llvm.x(metadata)\ndefine void @f(i64 %0) {\n  call void @llvm.x( metadata   i64   %0 ), !k  !{ \
                i32 1,!1 }\n  #dbg_value( i64 %0 , !1 ; here\n ,!DIExpression( ) , !1)\n  ret void\n}\n!1 =  metadata !{ \
                metadata !1 }\n";
    let want = "declare void @llvm.x(metadata)\n\ndefine void @f(i64 %0) {\n  call void @llvm.x(metadata i64 %0), !k !{i32 1, \
                !1}\n    #dbg_value(i64 %0, !1, !DIExpression(), !1)\n  ret void\n}\n\n!1 = !{!1}\n";
    assert_eq!(text_of(text), want);
}

#[test]
fn numbers_in_metadata_are_renumbered() {
    let text = "@7 = global ptr @3\n@3 = global i64 1\ndefine void @f(i64 %5) {\n  %9 = add i64 %5, 1\n  #dbg_value(i64 %9, \
                !1, !DIExpression(), !2)\n  ret void, !k !{ptr @3}\n}\n!1 = !{ptr @7, !\"@7\", !\"x@\", ptr @3, !\"\"}\n\
                !2 = !{}\n";
    let want = "@0 = global ptr @1\n@1 = global i64 1\n\ndefine void @f(i64 %0) {\n  %2 = add i64 %0, 1\n    #dbg_value(i64 %2, \
                !1, !DIExpression(), !2)\n  ret void, !k !{ptr @1}\n}\n\n!1 = !{ptr @0, !\"@7\", !\"x@\", ptr @1, !\"\"}\n\
                !2 = !{}\n";
    assert_eq!(text_of(text), want);
}

proptest! {
    /// Headers with any number of keywords, and any calling convention and alignment.
    #[test]
    fn headers_are_the_same_again(
        linkage in prop::sample::select(vec!["", "weak", "linkonce_odr", "internal", "private", "available_externally"]),
        dso in prop::sample::select(vec!["", "dso_local", "dso_preemptable"]),
        visibility in prop::sample::select(vec!["", "default"]),
        cc in prop::sample::select(vec!["", "ccc", "fastcc", "tailcc", "cc 10", "cc 77", "cc 1023", "swiftcc"]),
        ret in prop::sample::subsequence(vec!["noundef", "zeroext", "range(i32 0, 5)", "inreg"], 0..=4),
        param in prop::sample::subsequence(vec!["noundef", "nonnull", "align 8", "captures(none)", "noalias", "nofree"], 0..=6),
        function in prop::sample::subsequence(
            vec!["nounwind", "memory(none)", "\"a\"=\"b\"", "\"c\"", "#3", "alignstack(16)", "cold", "allocsize(0)"], 0..=8),
        unnamed in prop::sample::select(vec!["", "unnamed_addr", "local_unnamed_addr"]),
        align in prop::option::of(0u32..=32),
        section in prop::option::of("[a-z.\\$ ]{1,8}"),
    ) {
        let align = align.map(|bits| format!("align {}", 1u64 << bits)).unwrap_or_default();
        let section = section.map(|name| format!("section \"{name}\"")).unwrap_or_default();
        let text = format!(
            "define {linkage} {dso} {visibility} {cc} {} i32 @f(ptr {} %p) {unnamed} {} {section} {align} {{ ret i32 0 }}\n",
            ret.join(" "), param.join(" "), function.join(" "),
        );
        let mut sources = SourceMap::new();
        let (module, found) = read(&mut sources, &text);
        prop_assert!(found.is_empty(), "{text}{found:?}");
        let printed = ir::print::module(&module);
        let (again, found) = read(&mut sources, &printed);
        prop_assert!(found.is_empty(), "{printed}{found:?}");
        prop_assert_eq!(module_eq::difference(&module, &again), None);
        for word in [linkage, dso, unnamed].into_iter().chain(ret).chain(param).chain(function) {
            prop_assert!(printed.contains(word), "{word} is lost: {printed}");
        }
        prop_assert_eq!(ir::print::module(&again), printed);
    }
}
