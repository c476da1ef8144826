//! The bitcode writer: written modules are read as the same modules, and a small one is byte for byte LLVM's output; a
//! construct without a record is refused by name; and the comparison of modules detects differences.

use llvmlite_jit::bitcode::{self, Version, differences};
use llvmlite_jit::ir::Module;
use llvmlite_jit::parse::parse;
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::verify::{self, verify};
use std::path::{Path, PathBuf};

/// Returns the module of a text; `None` if it is refused.
fn module(text: &str) -> Option<Module> {
    let mut sources = SourceMap::new();
    let parsed = parse(&sources.add("text", text).ok()?);
    let is_whole = !parsed.diagnostics.iter().any(|found| found.is_error());
    let checked = verify(parsed.module.clone(), &sources, verify::Options::default());
    (is_whole && checked.is_ok()).then_some(parsed.module)
}

fn whole(text: &str) -> Module {
    module(text).unwrap_or_else(|| panic!("a module that can be read:\n{text}"))
}

fn files(directory: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(directory).expect("a directory") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "ll") {
            found.push(path);
        }
    }
}

/// Messages for valid files that contain a construct without a record.
const WITHOUT_RECORD: &[&str] = &[
    "the instruction `unwind` has no record",
    "a call that forwards `...` has no record",
    "an atomic access without its alignment has no record",
    "a constant expression of `extractvalue` has no record",
    "a constant expression of `insertvalue` has no record",
    "is neither declared nor defined",
    "is not defined, in the metadata",
    "the order of",
];

/// Files that are read back as another module, with the reason.
const DIFFERENT: &[(&str, &str)] = &[
    ("assembly/typed.ll", "indirect operands of typed modules get `elementtype` when they are read"),
    ("errors/intrinsics/older.ll", "undeclared intrinsic functions are declared for each type"),
];

/// Writes and reads each valid file of `tests/ll`, and compares the modules.
#[test]
fn every_file_is_the_same_module_when_it_was_written_and_read() {
    let mut paths = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ll"), &mut paths);
    let (mut same, mut refused) = (0, Vec::new());
    let mut wrong = Vec::new();
    for path in paths {
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        // The largest files serve other tests.
        let Some(module) = (text.len() < 200_000).then(|| module(&text)).flatten() else { continue };
        let bytes = match bitcode::write(module.clone(), Version::Llvm22) {
            Ok(bytes) => bytes,
            Err(found) => {
                assert_eq!(found.code, "E1106");
                let known = WITHOUT_RECORD.iter().any(|part| found.message.contains(part));
                match known {
                    true => refused.push(found.message),
                    false => wrong.push(format!("{}: {}", path.display(), found.message)),
                }
                continue;
            }
        };
        match bitcode::read(&bytes) {
            Ok(modules) => {
                let mut plain = module;
                // The reader does not keep use-list orders.
                plain.use_list_orders.clear();
                for global in plain.globals.values_mut() {
                    if let llvmlite_jit::ir::GlobalKind::Function(function) = &mut global.kind
                        && let Some(body) = &mut function.body
                    {
                        body.records.use_list_orders.clear();
                    }
                }
                let found = differences(&plain, &modules[0]);
                same += usize::from(found.is_empty());
                if DIFFERENT.iter().any(|(file, _)| path.ends_with(file)) {
                    assert!(!found.is_empty(), "{} is the same", path.display());
                    continue;
                }
                wrong.extend(found.first().map(|first| format!("{}: {first}", path.display())));
            }
            Err(error) => wrong.push(format!("{}: {error:?}", path.display())),
        }
    }
    assert!(wrong.is_empty(), "{} files:\n{}", wrong.len(), wrong.join("\n"));
    assert!(same > 1000 && refused.len() < 30, "{same} are the same, {} refused: {refused:#?}", refused.len());
}

/// Compares the words of a file with one function with those that `llvm-bcanalyzer` shows.
#[test]
fn a_small_module_has_these_bytes() {
    let bytes =
        bitcode::write(whole("define i32 @f(i32 %x) {\n  %y = add nsw i32 %x, 7\n  ret i32 %y\n}\n"), Version::Llvm22);
    let bytes = bytes.expect("a module that has records");
    let hex: Vec<String> = bytes.chunks(16).map(|line| line.iter().map(|b| format!("{b:02x}")).collect()).collect();
    let wanted = include_str!("small.hex");
    let version = concat!("llvmlite-jit ", env!("CARGO_PKG_VERSION"));
    assert_eq!(version, "llvmlite-jit 0.1.0", "another name in the file: see that the rest stays as it is");
    assert_eq!(hex.join("\n"), wanted.trim_end());
}

/// Writes a text as bitcode for LLVM 14.
fn for_14(text: &str) -> Result<Vec<u8>, String> {
    bitcode::write(whole(text), Version::Llvm14).map_err(|found| {
        assert_eq!(found.code, "E1106");
        found.message
    })
}

#[test]
fn constructs_without_records_in_llvm_14_are_rejected_by_name() {
    let function = |line: &str| format!("define i32 @f(i32 %x, float %y, i32* %p) {{\n  {line}\n  ret i32 %x\n}}\n");
    for (text, message) in [
        ("@p = global ptr null\n".to_string(), "LLVM 14 does not read opaque pointers"),
        (function("%z = or disjoint i32 %x, 1"), "LLVM 14 does not support the flag `disjoint`"),
        (function("%z = zext nneg i32 %x to i64"), "LLVM 14 does not support flags of conversions"),
        (function("%z = trunc nuw i32 %x to i8"), "LLVM 14 does not support flags of conversions"),
        (function("%z = icmp samesign ult i32 %x, 1"), "LLVM 14 does not support the flag `samesign`"),
        (
            function("%z = getelementptr nuw i32, i32* %p, i64 1"),
            "LLVM 14 does not support the flags of this getelementptr",
        ),
        (
            function("%z = atomicrmw uinc_wrap i32* %p, i32 %x seq_cst, align 4"),
            "LLVM 14 does not support the operation `uinc_wrap` of atomicrmw",
        ),
        ("declare void @f(i32* captures(none))\n".into(), "LLVM 14 does not support the attribute `captures`"),
        ("declare void @f(i32*) memory(none)\n".into(), "LLVM 14 does not support the attribute `memory`"),
        (
            "@x = global i32* null, code_model \"large\"\n".into(),
            "LLVM 14 does not support the code model of a variable",
        ),
    ] {
        assert_eq!(for_14(&text).expect_err(&text), message, "{text}");
    }
}

/// Constructs that exist in LLVM 14 are written, and read back unchanged.
#[test]
fn constructs_of_llvm_14_are_written() {
    let text = "%node = type { i32, %node* }\n@list = global %node zeroinitializer\n\
        define i32 @first(%node* %n) {\n  %p = getelementptr inbounds %node, %node* %n, i32 0, i32 0\n  \
        %v = load i32, i32* %p, align 4\n  ret i32 %v\n}\n\
        define i32 @main() {\n  %v = call i32 @first(%node* @list)\n  ret i32 %v\n}\n";
    let module = whole(text);
    for version in [Version::Llvm14, Version::Llvm22] {
        let read = bitcode::read(&bitcode::write(module.clone(), version).expect("records")).expect("a file");
        assert_eq!(differences(&module, &read[0]), [""; 0]);
        assert!(read[0].uses_typed_pointers, "typed pointers are kept");
    }
}

/// Debug records become calls in LLVM 14.
#[test]
fn debug_records_become_calls() {
    let text = include_str!("list-14-debug.ll");
    let records = text
        .replace("call void @llvm.dbg.declare(metadata ", "#dbg_declare(")
        .lines()
        .map(|line| match line.trim().strip_prefix("#dbg_declare(") {
            Some(rest) => {
                let (inside, place) = rest.split_once("), !dbg ").expect("a call with its place");
                format!("    #dbg_declare({}, {place})", inside.replace("metadata ", ""))
            }
            None => line.to_string(),
        })
        .filter(|line| !line.contains("@llvm.dbg.declare"))
        .collect::<Vec<_>>()
        .join("\n");
    assert!(records.contains("#dbg_declare("), "{records}");
    let calls = bitcode::read(&bitcode::write(whole(&records), Version::Llvm14).expect("records")).expect("a file");
    let shown = llvmlite_jit::ir::print::module(&calls[0]);
    assert!(shown.contains("call void @llvm.dbg.declare(metadata") && !shown.contains("#dbg_"), "{shown}");
    assert_eq!(differences(&whole(text), &calls[0]), [""; 0]);
}

/// Pairs of texts that differ in one respect, with the message for it.
#[test]
fn differences_are_seen() {
    let base = "define i32 @f(i32 %x, ptr nocapture %p) #0 {\n  %y = add nsw i32 %x, 7, !note !0\n  \
        %a = load i32, ptr %p, align 4, !dbg !3\n  store i32 %y, ptr %p, align 4\n  %z = mul i32 %y, %y\n  ret i32 %z\n\n  \
        uselistorder i32 %y, { 2, 0, 1 }\n}\n@g = global [2 x i8] c\"ab\", align 2\n\
        attributes #0 = { nounwind \"k\"=\"v\" }\n!llvm.dbg.cu = !{!5}\n\
        !llvm.module.flags = !{!9}\n!9 = !{i32 2, !\"Debug Info Version\", i32 3}\n!0 = !{!1, i32 7}\n!1 = distinct !{!1, !\"loop\"}\n\
        !3 = !DILocation(line: 3, column: 1, scope: !4)\n\
        !4 = distinct !DISubprogram(name: \"f\", file: !6, line: 2, type: !7, unit: !5)\n\
        !5 = distinct !DICompileUnit(language: DW_LANG_C99, file: !6)\n!6 = !DIFile(filename: \"a.c\", directory: \"/d\")\n\
        !7 = !DISubroutineType(types: !8)\n!8 = !{null}\n";
    let one = whole(base);
    assert_eq!(differences(&one, &one), [""; 0]);
    for (from, to, entity) in [
        ("add nsw", "add nuw", "@f"),
        ("add nsw", "add", "@f"),
        ("ptr %p, align 4, !dbg", "ptr %p, align 8, !dbg", "@f"),
        ("nounwind", "cold", "@f"),
        ("\"v\"", "\"w\"", "@f"),
        ("ptr nocapture", "ptr", "@f"),
        ("{ 2, 0, 1 }", "{ 1, 0, 2 }", "@f"),
        ("  uselistorder i32 %y, { 2, 0, 1 }\n", "", "@f"),
        ("i32 7}", "i32 8}", "@f"),
        ("\"loop\"", "\"pool\"", "@f"),
        ("!1 = distinct", "!1 =", "@f"),
        (", !note !0", "", "@f"),
        ("!note", "!other", "@f"),
        ("line: 3", "line: 4", "@f"),
        ("name: \"f\"", "name: \"h\"", "@f"),
        ("DW_LANG_C99", "DW_LANG_C11", "!llvm.dbg.cu"),
        ("\"ab\", align 2", "\"ab\", align 4", "@g"),
        ("\"ab\"", "\"ac\"", "@g"),
        ("%z = mul", "%w = mul", "@f"),
        ("@g =", "@h =", "@g"),
        ("\"k\"=\"v\"", "\"k\"=\"v\" \"no-frame-pointer-elim\"=\"true\"", "@f"),
    ] {
        assert!(base.contains(from), "{from}");
        let mut text = base.replacen(from, to, 1);
        if from.starts_with("%z") {
            text = text.replace("ret i32 %z", "ret i32 %w");
        }
        let found = differences(&one, &whole(&text));
        assert!(found.first().is_some_and(|line| line.starts_with(entity)), "{from} to {to}: {found:?}");
    }
}

/// Other spellings are not differences, and neither are LLVM's upgrades of constructs of older versions.
#[test]
fn spellings_are_no_differences() {
    for (one, other) in [
        ("@p = global i32* null\n", "@p = global ptr null\n"),
        ("declare void @f(ptr nocapture) readnone\n", "declare void @f(ptr captures(none)) memory(none)\n"),
        ("declare void @f() #3\nattributes #3 = { nounwind cold }\n", "declare void @f() cold nounwind\n"),
        ("@a = global [2 x i8] [i8 1, i8 2]\n", "@a = global [2 x i8] c\"\\01\\02\"\n"),
        ("@a = global { i32, i8 } { i32 0, i8 0 }\n", "@a = global { i32, i8 } zeroinitializer\n"),
        (
            "define void @f(ptr %p) {\n  %x = load i32, ptr %p\n  ret void\n}\n",
            "define void @f(ptr %p) {\n  %x = load i32, ptr %p, align 4\n  ret void\n}\n",
        ),
        ("!a = !{!0}\n!0 = !{!7, i32 1}\n!7 = !{}\n", "!a = !{!3}\n!2 = !{}\n!3 = !{!2, i32 1}\n!4 = !{!3}\n"),
        (
            "define void @f() \"no-frame-pointer-elim\"=\"true\" { ret void }\n",
            "define void @f() \"frame-pointer\"=\"all\" { ret void }\n",
        ),
        (
            "declare void @llvm.lifetime.start.p0i8(i64, i8*)\ndefine void @f() {\n  %p = alloca i16\n  %c = bitcast i16* %p to i8*\n  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %c) nounwind\n  ret void\n}\n",
            "declare void @llvm.lifetime.start.p0(ptr)\ndefine void @f() {\n  %p = alloca i16\n  %c = bitcast ptr %p to ptr\n  call void @llvm.lifetime.start.p0(ptr %p)\n  ret void\n}\n",
        ),
        ("declare void @f() \"null-pointer-is-valid\"=\"true\"\n", "declare void @f() null_pointer_is_valid\n"),
        (
            "!llvm.module.flags = !{!0, !1}\n!0 = !{i32 1, !\"PIC Level\", i32 2}\n!1 = !{i32 1, !\"Objective-C Image Info Section\", !\"A, b\"}\n",
            "!llvm.module.flags = !{!0, !1}\n!0 = !{i32 8, !\"PIC Level\", i32 2}\n!1 = !{i32 1, !\"Objective-C Image Info Section\", !\"A,b\"}\n",
        ),
        (
            "define i32 @f(ptr %p) {\n  %x = load i32, ptr %p, !tbaa !0\n  ret i32 %x\n}\n!0 = !{!\"int\", !1, i64 1}\n!1 = !{!\"root\"}\n",
            "define i32 @f(ptr %p) {\n  %x = load i32, ptr %p, !tbaa !0\n  ret i32 %x\n}\n!0 = !{!1, !1, i64 0, i64 1}\n!1 = !{!\"int\", !2}\n!2 = !{!\"root\"}\n",
        ),
        (
            "target datalayout = \"e-m:e-i64:64-f80:128-n8:16:32:64-S128\"\ntarget triple = \"x86_64-pc-linux-gnu\"\n",
            "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\ntarget triple = \"x86_64-pc-linux-gnu\"\n",
        ),
        ("@b = hidden dso_local global i32 1\n@a = global i32 1\n", "@a = global i32 1\n@b = hidden global i32 1\n"),
    ] {
        assert_eq!(differences(&whole(one), &whole(other)), [""; 0], "{one}{other}");
    }
}

/// Constant expressions that LLVM has removed are equal to the instructions into which its reader converts them, with
/// their names: before their user, operands in the order of the record, and for a `phi` in a block on the edge. A
/// difference within one is still detected.
#[test]
fn constant_expressions_are_the_instructions_that_llvm_makes_of_them() {
    let (old, new) = (whole(include_str!("expressions.ll")), include_str!("expressions-22.ll"));
    assert_eq!(differences(&old, &whole(new)), [""; 0]);
    for (from, to) in [
        ("%constexpr7 = icmp eq", "%constexpr7 = icmp ne"),
        ("%constexpr8 = and i64 ptrtoint (ptr @a to i64), -8", "%constexpr8 = and i64 ptrtoint (ptr @b to i64), -8"),
        ("getelementptr inbounds i32, ptr %constexpr19", "getelementptr i32, ptr %constexpr19"),
        ("[ 7, %phi.constexpr2 ]", "[ 8, %phi.constexpr2 ]"),
        ("insertvalue [2 x i64] poison, i64 1, 0", "insertvalue [2 x i64] poison, i64 2, 0"),
    ] {
        assert!(new.contains(from), "{from}");
        let found = differences(&old, &whole(&new.replacen(from, to, 1)));
        assert!(found.first().is_some_and(|line| line.starts_with("@f")), "{from} to {to}: {found:?}");
    }
}

/// Checks that spellings which LLVM 22 upgrades compare as equal, and that changes of them are detected: intrinsic
/// functions with other parameters, folded constants, the alignment of variables, debug information without its
/// version.
#[test]
fn older_spellings_are_what_llvm_reads() {
    let (old, new) = (include_str!("older.ll"), include_str!("older-22.ll"));
    assert_eq!(differences(&whole(old), &whole(new)), [""; 0]);
    for (from, to) in [
        ("@llvm.ctlz.i32(i32 7, i1 false)", "@llvm.ctlz.i32(i32 7, i1 true)"),
        ("i32 7, i1 false", "i32 8, i1 false"),
        ("(ptr align 4 %p, ptr align 4 %room", "(ptr align 4 %p, ptr align 2 %room"),
        ("(ptr align 8 %p, <4 x i1> %m", "(ptr align 4 %p, <4 x i1> %m"),
        ("<4 x ptr> align 2 %q", "<4 x ptr> %q"),
        (
            "splice.left.v4i32(<4 x i32> %a, <4 x i32> %b, i32 1)",
            "splice.left.v4i32(<4 x i32> %a, <4 x i32> %b, i32 2)",
        ),
        ("call <4 x i32> @llvm.vector.splice.right", "call <4 x i32> @llvm.vector.splice.left"),
        ("alloca %packed, align 8", "alloca %packed, align 4"),
        ("ptrtoint (ptr @narrow to i64)", "ptrtoint (ptr @lanes to i64)"),
        ("splat (i128 -2)", "splat (i128 -3)"),
    ] {
        assert!(new.contains(from), "{from}");
        assert_ne!(differences(&whole(old), &whole(&new.replacen(from, to, 1))), [""; 0], "{from} to {to}");
    }
    let versioned = format!("{old}!llvm.module.flags = !{{!4}}\n!4 = !{{i32 2, !\"Debug Info Version\", i32 3}}\n");
    let flags = "!llvm.module.flags = !{!0}\n!0 = !{i32 2, !\"Debug Info Version\", i32 3}\n";
    let found = differences(&whole(&versioned), &whole(&format!("{new}\n{flags}")));
    assert!(found.iter().any(|line| line.starts_with("!llvm.dbg.cu")), "{found:?}");
    assert_eq!(differences(&whole(&versioned), &whole(&versioned)), [""; 0]);
}

/// Calls of `llvm.lifetime` with a size are equal to those without it, of the variable itself. The reader drops
/// everything except the locations of the old calls, and drops a call that is not about a variable.
#[test]
fn lifetimes_are_of_variables() {
    let old = "%pair = type { [2 x i8], i32 }\ndeclare void @llvm.lifetime.start.p0i8(i64, i8*)\n\
        define void @f(i8* %q) {\n  %p = alloca %pair\n  %c = getelementptr inbounds %pair, %pair* %p, i64 0, i32 0, i64 0\n  \
        call void @llvm.lifetime.start.p0i8(i64 8, i8* %c), !note !0\n  \
        call void @llvm.lifetime.start.p0i8(i64 8, i8* %q)\n  ret void\n}\n!0 = !{}\n";
    let new = "%pair = type { [2 x i8], i32 }\ndeclare void @llvm.lifetime.start.p0(ptr)\n\
        define void @f(ptr %q) {\n  %p = alloca %pair\n  %c = getelementptr inbounds %pair, ptr %p, i64 0, i32 0, i64 0\n  \
        call void @llvm.lifetime.start.p0(ptr %p)\n  ret void\n}\n";
    assert_eq!(differences(&whole(old), &whole(new)), [""; 0]);
    // Calls of the new form keep their attachments, and a pointer with an offset is a difference.
    for (from, to) in
        [("start.p0(ptr %p)\n", "start.p0(ptr %p), !note !0\n"), ("start.p0(ptr %p)\n", "start.p0(ptr %p) nounwind\n")]
    {
        let text = format!("{}!0 = !{{}}\n", new.replacen(from, to, 1));
        assert!(!differences(&whole(old), &whole(&text)).is_empty(), "{from} to {to}");
    }
    assert!(!differences(&whole(&old.replacen("i32 0, i64 0\n", "i32 0, i64 1\n", 1)), &whole(new)).is_empty());
}
