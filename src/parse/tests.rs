//! Tests: the negative files of `tests/ll/errors/parse` against their directives, and difficult syntax that must be
//! accepted.

use super::{CODES, LENIENT, Parsed, parallel, parse, parse_by_grammar, parse_in_parts};
use crate::diagnostic::Severity;
use crate::ir::print;
use crate::ir::{Constant, GlobalKind, Inst, Linkage, Module, Operand, Type, ValueDef};
use crate::parallel::{each, processors};
use crate::source::{Source, SourceMap};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

fn source(text: &str) -> Source {
    SourceMap::new().add("test.ll", text).expect("a short text")
}

fn read(text: &str) -> Parsed {
    parse(&source(text))
}

/// Parses a text that must not cause any diagnostic.
fn clean(text: &str) -> Module {
    let source = source(text);
    let parsed = parse(&source);
    let found: Vec<String> = parsed
        .diagnostics
        .iter()
        .map(|d| format!("{:?} {} {}", source.line_column(d.span().lo), d.code, d.message))
        .collect();
    assert!(found.is_empty(), "{found:#?}\n{text}");
    parsed.module
}

/// Reads all test programs.
fn programs() -> Vec<String> {
    let mut directories = vec![PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/ll")];
    let mut texts = Vec::new();
    while let Some(directory) = directories.pop() {
        for entry in std::fs::read_dir(directory).expect("a directory of tests") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                directories.push(path);
            } else if path.extension().is_some_and(|e| e == "ll") {
                texts.extend(std::fs::read_to_string(&path));
            }
        }
    }
    texts.sort();
    texts
}

/// Prints a module with its spans and all diagnostics.
fn all(parsed: &Parsed) -> String {
    let module = &parsed.module;
    let spans: Vec<_> = module
        .definitions()
        .map(|(_, _, body)| (body.locs.values().map(|l| l.span).collect::<Vec<_>>(), body.params.clone()))
        .collect();
    format!("{}\n{spans:?}\n{:?}", print::module(module), parsed.diagnostics)
}

#[test]
fn reading_in_parts_gives_what_reading_in_one_go_gives() {
    let texts = programs();
    let in_parts = AtomicUsize::new(0);
    each(processors(), texts.iter(), |text: &String| {
        let source = source(text);
        let one = all(&parse_in_parts(&source, 1, 1));
        for (count, threads) in [(2, 1), (5, 3)] {
            in_parts.fetch_add(usize::from(parallel::read(&source, count, threads).is_some()), Ordering::Relaxed);
            let several = parse_in_parts(&source, count, threads);
            assert_eq!(one, all(&several), "{text}");
            // Ids are the same for any number of threads.
            if threads > 1 && text.len() < 3000 {
                let numbers = |parsed: &Parsed| format!("{:?} {:?}", parsed.module.globals, parsed.module.order);
                assert_eq!(numbers(&parse_in_parts(&source, count, 1)), numbers(&several), "{text}");
            }
        }
    });
    assert!(in_parts.load(Ordering::Relaxed) > texts.len() / 2, "{in_parts:?} of {} times", texts.len() * 2);
}

/// Parses a text with and without the fast path, which must make no difference. Returns the result.
fn parse_both_ways(text: &str) -> Parsed {
    let source = source(text);
    let (by_grammar, usual) = (parse_by_grammar(&source), parse_in_parts(&source, 1, 1));
    assert_eq!(all(&by_grammar), all(&usual), "{text}");
    usual
}

#[test]
fn plain_lines_are_read_to_what_the_grammar_says() {
    each(processors(), programs().iter(), |text: &String| drop(parse_both_ways(text)));
}

/// Lines with constant expressions, function types, and calls without a name.
const LINES_WITH_BRACKETS: &str = r#"
%pair = type { i64, i64 }
@pair = global %pair zeroinitializer
@text = private constant [3 x i8] c"hi\00"
declare i32 @printf(ptr, ...)
declare void @take(ptr, i64)
declare ptr @give(i64)
define i64 @f(i64 %n, ptr %p) {
  %1 = load i64, ptr getelementptr inbounds (%pair, ptr @pair, i64 0, i32 1), align 8
  store i64 %1, ptr getelementptr inbounds (%pair, ptr @pair, i64 0, i32 1), align 8
  store i64 ptrtoint (ptr getelementptr (i8, ptr @pair, i64 8) to i64), ptr %p, align 8
  call void @take(ptr noundef getelementptr inbounds (%pair, ptr @pair, i64 0, i32 1), i64 noundef 2)
  call void @take(ptr noundef getelementptr inbounds (%pair, ptr @pair, i64 0, i32 1), i64 noundef %n)
  %2 = call i32 (ptr, ...) @printf(ptr noundef @text, i64 noundef %n)
  call i32 (ptr, ...) @printf(ptr noundef @text, i64 noundef %n)
  call i32 (ptr, ...) @printf(ptr noundef @text, i64 noundef %n)
  call ptr @give(i64 %n)
  call ptr @give(i64 7)
  %7 = icmp eq ptr %p, getelementptr (i8, ptr @pair, i64 8)
  br i1 %7, label %8, label %9
8:                                                ; preds = %0
  unreachable
9:                                                ; preds = %0, %0
  ret i64 %1
}
"#;

#[test]
fn lines_with_brackets_are_read_to_what_the_grammar_says() {
    assert!(parse_both_ways(LINES_WITH_BRACKETS).diagnostics.is_empty());
    for (from, to) in [("@give(i64 7)", "@give(i64 7"), ("(i8, ptr @pair", "(i8 ptr @pair"), ("%1 = l", "%5 = l")] {
        assert!(!parse_both_ways(&LINES_WITH_BRACKETS.replace(from, to)).diagnostics.is_empty(), "{to}");
    }
}

#[test]
fn parts_that_disagree_are_read_in_one_go() {
    let several = |text: &str| {
        let source = source(text);
        assert!(parallel::read(&source, 2, 2).is_none(), "{text}");
        (parse_in_parts(&source, 1, 1), parse_in_parts(&source, 2, 2))
    };
    let function = |name: &str, line: &str| format!("\ndefine void @{name}() {{\n{line}\n  ret void\n}}\n");
    let twice = [
        // Defined by both parts.
        (function("f", ""), function("f", ""), 1),
        (function("f", "") + "!0 = !{}\n", function("g", "") + "!0 = !{}\n", 1),
        ("\n".to_string() + &function("f", "") + "$c = comdat any\n", function("g", "") + "$c = comdat any\n", 1),
        // Types between functions, and a diagnostic in the first or second part.
        (function("f", "") + "%t = type { i64 }\n", function("g", "  %p = alloca %t"), 0),
        (function("f", "  %x = addd i64 1, 2"), function("g", ""), 1),
        (function("f", ""), function("g", "  br label %nowhere"), 1),
        // The spelling of pointers is known only at the end.
        (function("f", "  %p = alloca i64*"), function("g", "  %p = alloca ptr"), 0),
    ];
    for (first, second, findings) in twice {
        let (one, two) = several(&format!("{first}{second}"));
        assert_eq!(one.diagnostics.len(), findings, "{first}{second}{:?}", one.diagnostics);
        assert_eq!(format!("{:?}", one.diagnostics), format!("{:?}", two.diagnostics));
        assert_eq!(print::module(&one.module), print::module(&two.module));
    }
}

/// `(line, column, severity, code, message)`.
type Found = (usize, usize, Severity, String, String);

/// Returns the diagnostics that the directives of a file expect.
fn expected(text: &str) -> Vec<Found> {
    let mut list = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let Some((_, comment)) = line.split_once("; ") else { continue };
        let severity = match comment.split([':', '@']).next() {
            Some("error") => Severity::Error,
            Some("warn") => Severity::Warning,
            _ => continue,
        };
        let (head, rest) = comment.split_once(": ").expect("a directive has a colon");
        let line = head.split_once('@').map_or(i + 1, |(_, n)| n.parse().expect("a line number"));
        let mut words = rest.splitn(3, ' ');
        let column = words.next().and_then(|w| w.parse().ok()).expect("a column");
        let code = words.next().expect("a code").to_string();
        list.push((line, column, severity, code, words.next().unwrap_or("").to_string()));
    }
    list
}

#[test]
fn negative_files_give_what_they_say() {
    let directory = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/ll/errors/parse");
    let mut seen = BTreeSet::new();
    let mut failures = Vec::new();
    for entry in std::fs::read_dir(directory).expect("the directory of negative files") {
        let path = entry.expect("an entry").path();
        let source = SourceMap::new().read(&path).expect("a readable file");
        let mut want = expected(source.text());
        assert!(!want.is_empty(), "{} has no directive", path.display());
        for d in parse(&source).diagnostics {
            let (line, column) = source.line_column(d.span().lo);
            seen.insert(d.code);
            let at = want.iter().position(|w| {
                (w.0, w.1, w.2, w.3.as_str()) == (line, column, d.severity, d.code) && d.message.contains(&w.4)
            });
            match at {
                Some(at) => drop(want.remove(at)),
                None => {
                    failures.push(format!("{}:{line}:{column}: unexpected {} {}", path.display(), d.code, d.message))
                }
            }
        }
        failures.extend(want.iter().map(|w| format!("{}: missing {w:?}", path.display())));
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    let untested: Vec<&str> = CODES.iter().map(|c| c.0).filter(|c| !seen.contains(c)).collect();
    assert!(untested.is_empty(), "codes without a negative file: {untested:?}");
    assert!(LENIENT.iter().all(|l| CODES.iter().any(|c| c.0 == *l)));
}

#[test]
fn the_printed_example_of_the_language_lacks_two_braces() {
    let text = "define i64 @fac(i64 %n) {              ; (1)
  %1 = icmp sle i64 %n, 0              ; (2)
  br i1 %1, label %ret, label %rec     ; (3)
ret:                                   ; (4)
  ret i64 1
rec:                                   ; (5)
  %2 = sub i64 %n, 1                   ; (6)
  %3 = call i64 @fac(i64 %2)           ; (7)
  %4 = mul i64 %n, %3
  ret i64 %4                           ; (8)

define i64 @main() {                   ; (9)
  %1 = call i64 @fac(i64 6)
  ret i64 %1
";
    let parsed = read(text);
    let codes: Vec<&str> = parsed.diagnostics.iter().map(|d| d.code).collect();
    assert_eq!(codes, ["E0103", "E0103"]);
    assert!(parsed.diagnostics.iter().all(|d| d.labels.len() == 2));
    // With the braces it is complete.
    let whole = text.replace("\n\ndefine", "\n}\ndefine") + "}\n";
    let module = clean(&whole);
    assert_eq!(module.definitions().count(), 2);
}

#[test]
fn all_white_space_and_comments_are_skipped() {
    let module = clean(
        "; first\r\n@g=global i64 5;x\r\r%t=type{i64,\n;c\ni64}\tdefine i64@f(i64%a){%x=add i64%a,1 ret i64%x}\rdefine void @g2(){ret void}; end",
    );
    assert_eq!(module.globals.len(), 3);
    clean("");
    clean("; only a comment");
    clean("\n\n\t \r\n");
    let lone = clean("define i64 @f() {\r  %x = add i64 1, ; comment\r 2\r  ret i64 %x\r}\r");
    assert_eq!(lone.definitions().count(), 1);
}

#[test]
fn names_of_every_form_are_read() {
    let module = clean(
        "@\"a b\" = global i64 1
@\"\\41b\" = global i64 2
@-x$._9 = global i64* @\"a b\"
%\"my type\" = type { i64 }
%52 = type { %\"my type\", %52* }
define i64 @f(i64 %\"x y\", %52* %.p) {
add:
  %ret = add i64 %\"x y\", 1
  br label %\"7\"
\"7\":
  br label %store
store:
  %\"ret2\" = add i64 %ret, 0
  %-a = add i64 %ret2, 0
  br label %label
label:
  br label %i64
i64:
  ret i64 %-a
}
define i64 @\"quoted \\22name\\22\"() { ret i64 0 }
",
    );
    assert!(module.find("Ab").is_some());
    assert!(module.find("a b").is_some());
    assert!(module.find("quoted \"name\"").is_some());
}

#[test]
fn a_nul_character_in_a_name_is_refused_as_its_escape_is() {
    for name in ["a\0b", "a\\00b"] {
        let parsed = read(&format!("define i64 @\"{name}\"() {{ ret i64 0 }}"));
        let found: Vec<_> = parsed.diagnostics.iter().map(|d| (d.code, &*d.message)).collect();
        assert_eq!(found, [("E0150", "NUL character is not allowed in names")], "{name:?}");
    }
}

#[test]
fn old_and_new_spellings_give_the_same_types() {
    let module = clean(
        "define i64 @f(i64* %p, [4 x i64]* %a) {
  %1 = load i64* %p
  %2 = load i64, i64* %p, align 8
  %3 = volatile load i64* %p
  %4 = load volatile i64, i64* %p
  volatile store i64 %1, i64* %p
  %5 = getelementptr [4 x i64]* %a, i64 0, i64 1
  %6 = getelementptr inbounds [4 x i64], [4 x i64]* %a, i32 0, i64 1
  %7 = alloca i64
  %8 = tail call i64 (i64*, ...)* @v(i64* %7)
  %9 = call i64 (i64*, ...) @v(i64* %7, i64 1)
  %10 = call i64 @f(i64* %p, [4 x i64]* %a)
  ret i64 %10
}
declare i64 @v(i64*, ...)
",
    );
    let (_, function, body) = module.definitions().next().expect("a function");
    assert_eq!(function.params.len(), 2);
    let shown: Vec<String> =
        body.insts.keys().filter_map(|i| body.result(i)).map(|v| module.types.display(body.values[v].ty)).collect();
    assert_eq!(shown, ["i64", "i64", "i64", "i64", "i64*", "i64*", "i64*", "i64", "i64", "i64"]);
    let volatile = body
        .insts
        .values()
        .filter(|i| matches!(i, Inst::Load { volatile: true, .. } | Inst::Store { volatile: true, .. }));
    assert_eq!(volatile.count(), 3);
}

#[test]
fn an_opaque_module_has_opaque_allocas() {
    let module = clean("define void @f(ptr %p) {\n  %x = alloca i64\n  store ptr %p, ptr %x\n  ret void\n}\n");
    let (_, _, body) = module.definitions().next().expect("a function");
    let first = body.values.values().find(|v| matches!(v.def, ValueDef::Inst(_))).expect("a result");
    assert_eq!(first.ty, Type::PTR);
}

#[test]
fn top_level_words_are_kept_or_understood() {
    let module = clean(
        "source_filename = \"a.c\"
target datalayout = \"e-m:e\"
target triple = \"x86_64\"
module_level_is_not_a_word = type i64
"
        .lines()
        .take(3)
        .collect::<Vec<_>>()
        .join("\n")
        .as_str(),
    );
    assert_eq!(module.source_filename.as_deref(), Some("a.c"));
    let module = clean(
        "$c = comdat any
@a = private unnamed_addr constant [3 x i8] c\"a\\0A\\00\", section \"x\", comdat($c), align 16
@b = external dso_local global i32, align 4
@c = thread_local(initialexec) global i32 0
@d = linkonce_odr hidden addrspace(1) externally_initialized global i32 7, !dbg !0
@e = extern_weak global i8
@f = common dso_local local_unnamed_addr global [4 x i8] zeroinitializer
@0 = internal global i8 1
@1 = internal constant i8* @0
%op = type opaque
define weak_odr hidden fastcc noundef zeroext i1 @g(i64 noundef %a, %op* nocapture align 8 dereferenceable(8), i8 signext) local_unnamed_addr #0 section \"t\" comdat($c) align 32 gc \"shadow-stack\" personality i8* null !dbg !0 {
  ret i1 true, !dbg !0
}
declare noalias i8* @malloc(i64 noundef, ...) #1
declare i32 @printf(i8* nocapture readonly, ...) nounwind readnone
declare !dbg !0 void @\"llvm.x\"(metadata, i64 range(i64 0, 5)) memory(none)
attributes #0 = { nounwind \"frame-pointer\"=\"all\" alignstack=16 memory(argmem: read) }
attributes #1 = { nounwind }
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !\"wchar_size\", i32 4}
!1 = distinct !{!1, !\"}\", !0}
!2 = metadata !{metadata !1, i32 7}
!3 = !DIExpression(DW_OP_plus_uconst, 8)
^0 = module: (path: \"x\", hash: (0, 0))
uselistorder i8* @0, { 1, 0 }
",
    );
    let g = module.find("g").expect("defined");
    let global = &module.globals[g];
    assert_eq!((global.linkage, global.section.as_deref()), (Linkage::WeakOdr, Some("t")));
    let function = module.function(g).expect("a function");
    assert_eq!((function.cc.0, global.align.map(crate::ir::Align::bytes)), (8, Some(32)));
    assert!(module.has_attr(function.ret_attrs, "zeroext"));
    assert!(module.has_fn_attr(function.attrs, "nounwind"));
    assert!(module.has_attr(function.params[2].attrs, "signext"));
    let d = &module.globals[module.find("d").expect("defined")];
    assert_eq!((d.addrspace, d.linkage), (1, Linkage::LinkonceOdr));
    assert!(module.other_items.len() >= 7);
    assert_eq!(module.use_list_orders.len(), 1);
    assert_eq!(module.attr_groups.len(), 2);
}

#[test]
fn statements_need_no_lines_of_their_own() {
    let module = clean(
        "define i64 @f(i64 %a) { %x = add i64 %a, 1 %y = mul i64 %x, 2 br label %j j: %w = add i64 3, 4 ret i64 %w }
define i64 @g(i64 %a) {
  switch
    i64
    %a, label
    %d [ i64 1, label %one
         i64 2, ; comment
         label %one i64 -3, label %d
       ]
one: ret
  i64 1
d:
  call
    void
    @h(
      i64 1
      ,
      i64 2
    )
  ret i64 0
}
declare void @h(i64, i64)
",
    );
    let (_, _, body) = module.definitions().nth(1).expect("two functions");
    let cases = body.insts.values().find_map(|i| match i {
        Inst::Switch { cases, .. } => Some(cases.len()),
        _ => None,
    });
    assert_eq!(cases, Some(3));
}

#[test]
fn constants_of_every_form_are_read() {
    let module = clean(
        "%p = type { i32, i8 }
@a = global %p { i32 1, i8 2 }
@b = global <{ i8, i32 }> <{ i8 1, i32 2 }>
@c = global [2 x %p] [ %p { i32 1, i8 2 }, %p zeroinitializer ]
@d = global <2 x i32> < i32 1, i32 2 >
@e = global {} {}
@f = global [0 x i8] []
@g = global i8* getelementptr inbounds ([3 x i8], [3 x i8]* @s, i64 0, i64 1)
@h = global i8* getelementptr ([3 x i8]* @s, i64 0, i64 1)
@s = constant [3 x i8] c\"\\22\\5C\\00\"
@i = global i64 ptrtoint (i8* bitcast ([3 x i8]* @s to i8*) to i64)
@j = global i64 add (i64 ptrtoint ([3 x i8]* @s to i64), i64 4)
@k = global i1 icmp eq (i64 1, i64 2)
@l = global i64 select (i1 icmp ult (i64 1, i64 2), i64 3, i64 4)
@m = global double 0x400921FB54442D18
@n = global float 0x3FF8000000000000
@o = global x86_fp80 0xK3FFF8000000000000000
@q = global fp128 0xL00000000000000003FFF000000000000
@r = global half 0xH3C00
@t = global i128 340282366920938463463374607431768211455
@u = global i256 -1
@v = global i32 u0xFF
@w = global i64 undef
@x = global ptr poison
@y = global i1 true
@z = global double zeroinitializer
@aa = global i64 (i64)* null
@ab = global double -1.5e-3
@ac = global ptr getelementptr inbounds nuw (i8, ptr @s, i64 1)
@ad = global ptr getelementptr inbounds inrange(-16, 8) ({ [4 x ptr] }, ptr @s, i32 0, i32 0, i32 2)
@ae = global <4 x i8> splat (i8 3)
@af = global ptr dso_local_equivalent @fun
declare void @fun()
",
    );
    let init = |name: &str| match &module.globals[module.find(name).expect("defined")].kind {
        GlobalKind::Variable { init: Some(init), .. } => module.constants[*init].clone(),
        _ => panic!("{name} has no initializer"),
    };
    assert!(matches!(init("z"), Constant::Float(_, 0)));
    assert!(matches!(init("e"), Constant::Struct(_, parts) if parts.is_empty()));
    assert!(matches!(init("s"), Constant::String(_, bytes) if *bytes == *b"\"\\\0"));
    assert!(matches!(init("u"), Constant::WideInt(_, limbs) if *limbs == [u64::MAX; 4]));
    assert!(matches!(init("v"), Constant::Int(_, 255)));
    assert!(matches!(init("aa"), Constant::Null(_)));
    assert!(matches!(init("ae"), Constant::Vector(_, parts) if parts.len() == 4));
    assert_eq!(module.types.display(init("g").ty()), "i8*");
    assert_eq!(module.types.display(init("h").ty()), "i8*");
    assert_eq!(init("k").ty(), Type::I1);
}

#[test]
fn instructions_with_every_part_are_read() {
    clean(
        "define double @f(double %a, i64 %n, ptr %p, i1 %c) {
entry:
  %0 = alloca i64, i32 4, align 16, addrspace(0)
  %1 = alloca inalloca { i32, [4 x i8] }, align 4, !foo !0
  %2 = fadd nnan ninf nsz arcp contract afn reassoc double %a, 1.0
  %3 = fneg fast double %2
  %4 = fcmp fast oeq double %2, 0.0
  %5 = icmp samesign ult i64 %n, 5
  %6 = zext nneg i1 %c to i64
  %7 = trunc nuw nsw i64 %n to i8
  %8 = or disjoint i64 %n, 1
  %9 = sdiv exact i64 %n, 2
  %10 = select nnan i1 %c, double %a, double 0.0
  %11 = freeze i64 %n
  %12 = fptosi double %a to i64
  %13 = inttoptr i64 %n to ptr
  %14 = addrspacecast ptr %p to ptr addrspace(1)
  %15 = getelementptr inbounds nuw { i32, [4 x i8] }, ptr %p, i64 %n, i32 1, i64 2
  %16 = notail call fast fastcc noundef double @g(double noundef %a, ptr byval(i64) align 8 %p, ptr sret({ i32 }) null) nounwind #0, !dbg !0
  %17 = musttail call cc 10 double %13(double 1.0)
  call void @llvm.dbg.value(metadata i64 %n, metadata !0, metadata !DIExpression()), !dbg !0
  call void @llvm.dbg.declare(metadata ptr %p, metadata !{}, metadata !\"x\")
    #dbg_value(i64 %n, !0, !DIExpression(DW_OP_deref), !0)
  call void (i64, ...) @v(i64 1, ptr getelementptr (i8, ptr @s, i64 1), double 0x0)
  call void @v2(i64 zeroext true_is_a_name_here)
  br i1 %c, label %entry2, label %entry3, !prof !0
entry2:
  br label %entry3, !llvm.loop !0
entry3:
  %18 = phi fast double [ %a, %entry ], [ 1.0, %entry2 ]
  ret double %18, !dbg !0
}
@s = global i8 0
declare double @g(double, ptr, ptr)
declare void @v(i64, ...)
attributes #0 = { nounwind }
!0 = !{}
"
        .lines()
        .filter(|l| !l.contains("true_is_a_name_here"))
        .collect::<Vec<_>>()
        .join("\n")
        .as_str(),
    );
}

#[test]
fn counted_numbers_give_way_to_written_ones() {
    // `%0` is the implicit number of the entry block, and explicit for an instruction.
    let parsed = read("define i64 @f() {\n  %0 = add i64 1, 2\n  %1 = add i64 %0, 1\n  ret i64 %1\n}\n");
    assert_eq!(parsed.diagnostics.iter().map(|d| d.code).collect::<Vec<_>>(), ["W0101"]);
    // An unnamed call is numbered; a later definition with the same number takes it over, and uses refer to that.
    let parsed = read(
        "declare i64 @c()\ndefine i64 @f() {\n  call i64 @c()\n  %1 = add i64 1, 2\n  %2 = add i64 %1, 1\n  ret i64 %2\n}\n",
    );
    assert!(parsed.diagnostics.iter().all(|d| d.code == "W0101"));
    let (_, _, body) = parsed.module.definitions().next().expect("a function");
    let Some(Inst::Binary { lhs: Operand::Value(v), .. }) = body.insts.values().nth(2) else { panic!("an add") };
    let ValueDef::Inst(inst) = body.values[*v].def else { panic!("a result") };
    assert!(matches!(body.insts[inst], Inst::Binary { .. }));
    for (inst, value) in body.insts.keys().filter_map(|i| body.result(i).map(|v| (i, v))) {
        assert_eq!(body.values[value].def, ValueDef::Inst(inst), "results and values agree");
    }
    // Unlabeled blocks are numbered, and can be branched to.
    let module = clean("define void @f() {\n  br label %1\n\n  br label %2\n2:\n  ret void\n}\n");
    assert_eq!(module.definitions().next().map(|(_, _, b)| b.layout.len()), Some(3));
}

#[test]
fn types_may_come_after_their_uses() {
    let module = clean(
        "@a = global %t 5\n@b = global %f 1.5\n@c = global %s zeroinitializer\n%t = type i64\n%f = type float\n%s = type %t\n",
    );
    let ints = module.constants.iter().filter(|(_, c)| matches!(c, Constant::Int(..))).count();
    assert_eq!(ints, 2);
    assert!(
        module.constants.iter().any(|(_, c)| matches!(c, Constant::Float(_, bits) if *bits == 1.5f32.to_bits().into()))
    );
}

#[test]
fn hostile_texts_are_errors_in_linear_time() {
    let started = std::time::Instant::now();
    let deep = 100_000;
    for text in [
        "(".repeat(deep),
        format!("@x = global {}i8", "[1 x ".repeat(deep)),
        format!("@x = global {}i8{} zeroinitializer", "[1 x ".repeat(deep), "]".repeat(deep)),
        format!("@x = global i64 {}1", "add (i64 ".repeat(deep)),
        format!("define i64 @f() {{\n  %x = add i64 {}1\n  ret i64 %x\n}}", "add (i64 ".repeat(deep)),
        format!("define {}i64{} @f() {{\n", "{".repeat(deep), "}".repeat(deep)),
        format!("!0 = !{}", "{".repeat(deep)),
        format!("%t = type i64{}", " ()".repeat(deep)),
        format!("@x = global i64{} null", "*".repeat(deep)),
        format!("@x = global i64 {}", "9".repeat(1_000_000)),
        format!("@x = global double {}.0", "9".repeat(1_000_000)),
        "\0".repeat(1_000_000),
        "define".repeat(100_000),
        "\"".repeat(100_001),
        format!("define void @f() {{\n{}", "x y z\n".repeat(100_000)),
        format!("define void @f() {{\n{}}}", "  %x = add i64 1 2\n".repeat(10_000)),
        format!("define void @f() {{\n{}}}", "  ret i64 %u\n".repeat(10_000)),
        "é ü 中\n".repeat(10_000),
        "%x = type {\n".repeat(10_000),
        "@x = global i64 5 @x = ".repeat(10_000),
    ] {
        let run = move || {
            let parsed = read(&text);
            let errors = parsed.diagnostics.iter().filter(|d| d.is_error()).count();
            assert!(errors <= 101, "{errors} errors");
        };
        // A stack of 2 MiB, as threads of programs that embed the library have.
        let thread = std::thread::Builder::new().stack_size(2 << 20).spawn(run).expect("a thread");
        thread.join().expect("no panic");
    }
    assert!(started.elapsed().as_secs() < 60);
}

/// Returns the rules of the grammar as pairs of name and text, without comments.
fn rules() -> Vec<(String, String)> {
    let text = include_str!("../../grammar.pest");
    let text: String = text.lines().filter(|l| !l.trim_start().starts_with("//")).map(|l| format!("{l}\n")).collect();
    let mut list = Vec::new();
    for line in text.split('\n') {
        match line.split_once('=') {
            Some((name, body)) if line.starts_with(|c: char| c.is_ascii_lowercase()) => {
                list.push((name.trim().to_string(), body.to_string()));
            }
            _ => {
                if let Some((_, body)) = list.last_mut() {
                    body.push_str(line);
                }
            }
        }
    }
    list
}

/// Returns the literals that the alternatives of a choice start with; looks up rules that are plain choices
/// of keywords.
fn words_of(choice: &str, rules: &[(String, String)]) -> Vec<String> {
    let mut words = Vec::new();
    for alternative in choice.split('|').map(str::trim) {
        if let Some(word) = alternative.strip_prefix('"').and_then(|w| w.strip_suffix('"')) {
            words.push(word.to_string());
        } else if let Some((_, body)) = rules.iter().find(|r| r.0 == alternative) {
            let body = body.trim().trim_start_matches(['_', '@', '$']).trim_start_matches('{').trim_end_matches('}');
            if body.split('|').all(|a| a.trim().starts_with('"')) {
                words.extend(words_of(body, rules));
            }
        }
    }
    words
}

#[test]
fn no_word_of_the_grammar_hides_a_longer_one() {
    let rules = rules();
    let mut checked = 0;
    for (name, body) in &rules {
        // `( … ) ~ end` and `some_word ~ end`: pest does not backtrack into a choice when `end` fails.
        for (at, _) in body.match_indices("~ end") {
            let before = body[..at].trim_end();
            let choice = match before.strip_suffix(')') {
                Some(inner) => &inner[inner.rfind('(').map_or(0, |p| p + 1)..],
                None => before.rsplit([' ', '{', '(']).next().unwrap_or(""),
            };
            let words = words_of(choice, &rules);
            for (i, word) in words.iter().enumerate() {
                checked += 1;
                let hidden = words[i + 1..].iter().find(|w| w.starts_with(word.as_str()) && *w != word);
                assert_eq!(hidden, None, "`{word}` stands before it in `{name}`");
            }
        }
    }
    assert!(checked > 150, "only {checked} words found");
}

#[test]
fn every_opcode_has_a_rule_and_every_rule_an_opcode() {
    let rules = rules();
    let all: String = rules.iter().filter(|r| r.0 != "opcode").map(|r| format!("{}\n", r.1)).collect();
    for opcode in super::opcodes::opcodes().filter(|o| super::opcodes::is_opcode(o)) {
        assert!(all.contains(&format!("\"{opcode}\"")), "`{opcode}` has no rule");
    }
    // Conversely, each alternative of `instruction` is an opcode, or a rule named by an arm in `Statement`;
    // the compiler checks the rules named in `statement.rs`.
    let instruction = &rules.iter().find(|r| r.0 == "instruction").expect("the rule").1;
    let reader = include_str!("statement.rs");
    for alternative in instruction.split(['|', '(']) {
        let rule = alternative.trim_end_matches(['}', ')', ' ']).rsplit(' ').next().unwrap_or("");
        if rules.iter().any(|r| r.0 == rule) && !matches!(rule, "b") {
            let known = reader.contains(&format!("Rule::{rule}")) || rule == "unary";
            assert!(known, "`{rule}` is read by the grammar and not by the builder");
        }
    }
}

#[test]
fn places_are_global_positions() {
    let text = "define i64 @f() {\n  %x = add i64 1,\n  %y = add i64 1 2\n  ret i64 %u\n";
    let mut map = SourceMap::new();
    let first = parse(&map.add("a.ll", text).expect("a short text"));
    let second = parse(&map.add("b.ll", text).expect("a short text"));
    let shift = text.len() as u32 + 1;
    assert_eq!(first.diagnostics.len(), 4);
    for (a, b) in first.diagnostics.iter().zip(&second.diagnostics) {
        assert_eq!((a.code, &a.message), (b.code, &b.message));
        for (a, b) in a.labels.iter().zip(&b.labels) {
            assert_eq!((a.span.lo + shift, a.span.hi + shift), (b.span.lo, b.span.hi));
        }
    }
}
