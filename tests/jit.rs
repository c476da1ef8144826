//! Properties of compiled code that `.ll` files cannot express: engines survive faults, the content of
//! reports, the form of listings, and the strategy for large functions.

use llvmlite_jit::diagnostic::Diagnostic;
use llvmlite_jit::engine::{Engine, Limits, Stats};
use llvmlite_jit::ir::GlobalId;
use llvmlite_jit::jit::{self, Form, Jit, Options};
use llvmlite_jit::outcome::{Outcome, Trap, TrapKind};
use llvmlite_jit::parse;
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::value::{Value, parse_call};
use llvmlite_jit::verify::{self, Checked};
use std::fmt::Write;
use std::sync::Arc;

fn checked(text: &str) -> (Arc<Checked>, SourceMap) {
    let mut sources = SourceMap::new();
    let source = sources.add("test.ll", text).unwrap();
    let parsed = parse::parse(&source);
    assert_eq!(parsed.diagnostics, []);
    let checked = verify::verify(parsed.module, &sources, Default::default()).unwrap();
    (Arc::new(checked), sources)
}

fn definitions(checked: &Checked) -> Vec<GlobalId> {
    checked.module().definitions().map(|(id, ..)| id).collect()
}

fn compile(text: &str, options: Options) -> Result<(Jit, SourceMap), Vec<Diagnostic>> {
    let (checked, sources) = checked(text);
    let entries = definitions(&checked);
    // SAFETY: the program is this test's own.
    Ok((unsafe { Jit::new(checked, &entries, options) }?, sources))
}

fn engine(text: &str) -> Jit {
    compile(text, Options::default()).unwrap().0
}

fn call(jit: &mut Jit, text: &str) -> Outcome {
    let call = parse_call(text).unwrap();
    jit.call(&call.function, &call.args)
}

fn trap(outcome: Outcome) -> Trap {
    match outcome {
        Outcome::Trapped(trap) => trap,
        other => panic!("no trap but {other:?}"),
    }
}

const FAULTS: &str = "
@counter = global i64 0
define i64 @count() {
  %a = load i64, ptr @counter
  %b = add i64 %a, 1
  store i64 %b, ptr @counter
  ret i64 %b
}
define i64 @outer(i64 %x) {
  %r = call i64 @inner(i64 %x)
  ret i64 %r
}
define i64 @inner(i64 %x) {
  %c = call i64 @count()
  %q = sdiv i64 %c, %x
  ret i64 %q
}
define i64 @deep(i64 %n) {
  %a = alloca i64
  %z = icmp eq i64 %n, 0
  br i1 %z, label %end, label %more
end:
  ret i64 0
more:
  %m = sub i64 %n, 1
  %r = call i64 @deep(i64 %m)
  %s = add i64 %r, 1
  ret i64 %s
}
";

#[test]
fn an_engine_goes_on_after_a_fault_and_globals_stay() {
    let mut jit = engine(FAULTS);
    assert_eq!(call(&mut jit, "count()"), Outcome::Returned(Value::i64(1)));
    for _ in 0..3 {
        assert_eq!(trap(call(&mut jit, "outer(i64 0)")).kind, TrapKind::DivisionByZero);
        assert_eq!(trap(call(&mut jit, "deep(i64 100000000)")).kind, TrapKind::StackOverflow);
    }
    assert_eq!(call(&mut jit, "outer(i64 5)"), Outcome::Returned(Value::i64(1)));
    assert_eq!(call(&mut jit, "deep(i64 100000)"), Outcome::Returned(Value::i64(100_000)));
    assert_eq!(jit.stats(), Stats { functions_compiled: 4, steps_interpreted: 0 });
}

#[test]
fn a_fault_knows_its_statement_and_its_callers() {
    let (mut jit, sources) = compile(FAULTS, Options::default()).unwrap();
    let trap = trap(call(&mut jit, "outer(i64 0)"));
    let statement = |span| sources.sources()[0].slice(span).to_string();
    assert_eq!(trap.span.map(statement).as_deref(), Some("%q = sdiv i64 %c, %x"));
    let frames: Vec<(String, Option<String>)> =
        trap.backtrace.into_iter().map(|f| (f.function, f.span.map(statement))).collect();
    let frame = |function: &str, text: &str| (function.to_string(), Some(text.to_string()));
    assert_eq!(frames, [frame("inner", "%q = sdiv i64 %c, %x"), frame("outer", "%r = call i64 @inner(i64 %x)")]);
}

#[test]
fn the_stack_is_as_large_as_allowed() {
    let limits = |max_stack| Options { limits: Limits { max_stack, ..Limits::default() }, ..Options::default() };
    let reaches = |max_stack, depth: u64| {
        let (mut jit, _) = compile(FAULTS, limits(max_stack)).unwrap();
        matches!(call(&mut jit, &format!("deep(i64 {depth})")), Outcome::Returned(_))
    };
    assert!(!reaches(1 << 20, 400_000) && reaches(16 << 20, 400_000));
    // Even with a limit of 0 the stack suffices for the C library.
    assert!(reaches(0, 100));
    let refused = compile(FAULTS, limits(u64::MAX)).err().unwrap();
    assert_eq!(refused[0].code, "E0608");
}

#[test]
fn a_host_function_that_was_cut_off_ends_the_engine() {
    let mut jit = engine(
        "declare i32 @puts(ptr)
         define i32 @f() {
           %r = call i32 @puts(ptr inttoptr (i64 64 to ptr))
           ret i32 %r
         }
         define i32 @g() {
           ret i32 1
         }",
    );
    assert_eq!(call(&mut jit, "g()"), Outcome::Returned(Value::int(32, 1)));
    let Outcome::HostFault(trap) = call(&mut jit, "f()") else { panic!("no fault of the host") };
    assert_eq!((trap.kind, trap.backtrace.len()), (TrapKind::NullPointer, 1));
    assert!(trap.message.contains("`@puts`"), "{}", trap.message);
    assert!(matches!(call(&mut jit, "g()"), Outcome::Trapped(_)));
}

#[test]
fn wrong_calls_are_answered() {
    let mut jit = engine("define i64 @f(i64 %x) { ret i64 %x }");
    for text in ["g()", "f()", "f(i32 1)", "f(i64 1, i64 2)", "f(double 1.0)"] {
        assert_eq!(trap(call(&mut jit, text)).kind, TrapKind::BadCall, "{text}");
    }
}

#[test]
fn only_what_is_reached_is_compiled() {
    let (checked, _) = checked(
        "define void @a() { call void @b() ret void } define void @b() { ret void } define void @c() { ret void }",
    );
    let a = checked.module().find("a").unwrap();
    // SAFETY: the program is this test's own.
    let mut jit = unsafe { Jit::new(checked, &[a], Options::default()) }.unwrap();
    assert_eq!(jit.stats().functions_compiled, 2);
    assert_eq!(call(&mut jit, "a()"), Outcome::Returned(Value::Void));
    assert_eq!(trap(call(&mut jit, "c()")).kind, TrapKind::BadCall);
}

#[test]
fn engines_live_side_by_side() {
    let mut engines: Vec<Jit> = (0..8).map(|_| engine(FAULTS)).collect();
    for (n, jit) in engines.iter_mut().enumerate() {
        for _ in 0..n {
            call(jit, "count()");
        }
    }
    for (n, jit) in engines.iter_mut().enumerate() {
        assert_eq!(call(jit, "count()"), Outcome::Returned(Value::i64(n as i64 + 1)));
    }
}

const THREADS: &str = "
@counter = thread_local global i64 0
@ticks = global i64 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @usleep(i32)
define i64 @count() {
  %a = load i64, ptr @counter
  %b = add i64 %a, 1
  store i64 %b, ptr @counter
  ret i64 %b
}
define internal ptr @forever(ptr %p) {
  br label %loop
loop:
  %s = call i32 @usleep(i32 1000)
  %t = atomicrmw add ptr @ticks, i64 1 seq_cst
  br label %loop
}
define internal ptr @faults(ptr %p) {
  store i8 0, ptr %p
  ret ptr null
}
define i64 @start(ptr %f) {
  %t = alloca i64
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr %f, ptr null)
  %id = load i64, ptr %t
  ret i64 %id
}
define i64 @leave() {
  %t = call i64 @start(ptr @forever)
  br label %wait
wait:
  %n = load atomic i64, ptr @ticks seq_cst, align 8
  %none = icmp eq i64 %n, 0
  br i1 %none, label %wait, label %out
out:
  ret i64 7
}
define i64 @fault() {
  %t = call i64 @start(ptr @faults)
  %j = call i32 @pthread_join(i64 %t, ptr null)
  ret i64 0
}
";

#[test]
fn threads_that_are_left_over_do_no_harm() {
    for _ in 0..3 {
        let mut jit = engine(THREADS);
        assert_eq!(call(&mut jit, "leave()"), Outcome::Returned(Value::i64(7)));
        for _ in 0..3 {
            // The first thread waits for one that no longer exists, and continues to wait.
            assert_eq!(trap(call(&mut jit, "fault()")).kind, TrapKind::NullPointer);
        }
        // Each run of a program that can create threads has its own first thread.
        assert_eq!(call(&mut jit, "count()"), Outcome::Returned(Value::i64(1)));
        assert_eq!(call(&mut jit, "leave()"), Outcome::Returned(Value::i64(7)));
    }
}

#[test]
fn a_thread_has_one_copy_of_an_engine_s_variables() {
    let text = "@n = thread_local global i64 40\ndefine i64 @f() { %a = load i64, ptr @n %b = add i64 %a, 1 store i64 %b, ptr @n ret i64 %b }";
    for _ in 0..3 {
        let (mut one, mut other) = (engine(text), engine(text));
        assert_eq!(call(&mut one, "f()"), Outcome::Returned(Value::i64(41)));
        assert_eq!(call(&mut other, "f()"), Outcome::Returned(Value::i64(41)));
        drop(other);
        assert_eq!(call(&mut one, "f()"), Outcome::Returned(Value::i64(42)));
    }
}

#[test]
fn threads_run_engines_of_their_own() {
    let threads: Vec<_> = (0..4)
        .map(|_| {
            std::thread::spawn(|| {
                let mut jit = engine(FAULTS);
                for _ in 0..20 {
                    assert_eq!(trap(call(&mut jit, "outer(i64 0)")).kind, TrapKind::DivisionByZero);
                    assert_eq!(call(&mut jit, "deep(i64 1000)"), Outcome::Returned(Value::i64(1000)));
                }
            })
        })
        .collect();
    threads.into_iter().for_each(|t| t.join().unwrap());
}

/// A function too large for the optimizer and the better register allocator, and one just below the limit.
#[test]
fn large_functions_are_compiled_simply_and_right() {
    for count in [1_000u64, 9_900, 25_000] {
        let mut text = String::from("define i64 @f(i64 %x, ptr %p) {\n  %v0 = add i64 %x, 0\n");
        for i in 1..=count {
            writeln!(text, "  %v{i} = add i64 %v{}, {}", i - 1, i % 7).unwrap();
        }
        writeln!(text, "  ret i64 %v{count}\n}}").unwrap();
        let want: u64 = (1..=count).map(|i| i % 7).sum();
        assert_eq!(call(&mut engine(&text), "f(i64 0, ptr null)"), Outcome::Returned(Value::i64(want as i64)));
    }
}

#[test]
fn all_levels_of_optimization_agree() {
    let text = "
define i64 @f(i64 %n) {
entry:
  %s = alloca i64
  %i = alloca i64
  store i64 0, ptr %s
  store i64 0, ptr %i
  br label %head
head:
  %v = load i64, ptr %i
  %c = icmp slt i64 %v, %n
  br i1 %c, label %body, label %out
body:
  %a = load i64, ptr %s
  %b = mul i64 %v, %v
  %t = add i64 %a, %b
  store i64 %t, ptr %s
  %w = add i64 %v, 1
  store i64 %w, ptr %i
  br label %head
out:
  %r = load i64, ptr %s
  ret i64 %r
}";
    for opt_level in 0..=2 {
        let (mut jit, _) = compile(text, Options { opt_level, ..Options::default() }).unwrap();
        assert_eq!(call(&mut jit, "f(i64 1000)"), Outcome::Returned(Value::i64(332_833_500)));
    }
}

/// A vector of bits is packed in memory, as in LLVM.
#[test]
fn vectors_of_bits_are_packed() {
    let mut jit = engine(
        "@bits = global <8 x i1> <i1 true, i1 false, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>
         define i8 @f() {
           %v = load i8, ptr @bits
           ret i8 %v
         }",
    );
    assert_eq!(call(&mut jit, "f()"), Outcome::Returned(Value::int(8, 13)));
}

const FACTORIAL: &str = "
@text = constant [4 x i8] c\"%d\\0A\\00\"
declare i32 @printf(ptr, ...)
define i64 @fac(i64 %n) {
  %1 = icmp sle i64 %n, 0
  br i1 %1, label %ret, label %rec
ret:
  ret i64 1
rec:
  %2 = sub i64 %n, 1
  %3 = call i64 @fac(i64 %2)
  %4 = mul i64 %n, %3
  ret i64 %4
}
define i32 @main() {
  %f = call i64 @fac(i64 6)
  %r = call i32 (ptr, ...) @printf(ptr @text, i64 %f)
  ret i32 0
}
";

fn listing(text: &str, form: Form) -> String {
    let (checked, sources) = checked(text);
    jit::emit(&checked, &definitions(&checked), form, &Options::default(), &sources).unwrap()
}

#[test]
fn assembly_names_what_it_calls_and_quotes_the_text() {
    let text = listing(FACTORIAL, Form::Asm);
    assert_eq!(text, listing(FACTORIAL, Form::Asm));
    for part in ["@fac:", "@main:", "call    @fac", ": %4 = mul i64 %n, %3", "imul", "$@text", "@printf (variadic)"] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
}

#[test]
fn clif_names_what_it_calls_and_quotes_the_text() {
    let text = listing(FACTORIAL, Form::Clif);
    assert_eq!(text, listing(FACTORIAL, Form::Clif));
    for part in ["; @fac", "imul", "; 11: %3 = call i64 @fac(i64 %2)", "; @printf (variadic)", "; @text"] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
}

#[test]
fn listings_say_where_inlined_code_was_called() {
    for form in [Form::Clif, Form::OptimizedClif, Form::Asm, Form::UnoptimizedAsm] {
        let text = listing(FACTORIAL, form);
        assert!(text.contains("11: %3 = call i64 @fac(i64 %2) [@fac, called at 11"), "{form:?}: {text}");
    }
}

#[test]
fn listings_show_both_sides_of_the_optimizer() {
    let text = "define i64 @f(i64 %n) {
      %a = mul i64 %n, 8
      %b = mul i64 %n, 8
      %c = sub i64 %a, %b
      ret i64 %c
    }";
    let count = |form, word: &str| listing(text, form).matches(word).count();
    assert_eq!((count(Form::Clif, "imul"), count(Form::OptimizedClif, "imul")), (2, 0));
    assert!(count(Form::UnoptimizedAsm, "imul") > 0);
    assert_eq!(count(Form::Asm, "imul"), 0);
}

/// x86-64 keeps the order of all accesses except a store and a later load (Intel SDM 3A 10.2).
#[test]
fn only_sequentially_consistent_stores_and_fences_take_an_instruction() {
    let instructions = |body: &str| {
        let text = listing(&format!("define void @f(ptr %p, i64 %v) {{\n {body}\n ret void }}"), Form::Asm);
        (text.contains("mfence"), text.contains("xchg"))
    };
    for weaker in ["unordered", "monotonic", "release"] {
        assert_eq!(instructions(&format!("store atomic i64 %v, ptr %p {weaker}, align 8")), (false, false), "{weaker}");
    }
    assert_eq!(instructions("store atomic i64 %v, ptr %p seq_cst, align 8"), (false, true));
    // The access may cross a cache line.
    assert_eq!(instructions("store atomic i64 %v, ptr %p release, align 4"), (false, true));
    for weaker in ["acquire", "release", "acq_rel", "syncscope(\"singlethread\") seq_cst"] {
        assert_eq!(instructions(&format!("fence {weaker}")), (false, false), "{weaker}");
    }
    assert_eq!(instructions("fence seq_cst"), (true, false));
    assert_eq!(instructions("store volatile i64 %v, ptr %p, align 8"), (false, false));
}

#[test]
fn volatile_and_atomic_accesses_are_neither_removed_nor_merged() {
    let count = |body: &str| {
        let text = listing(&format!("define i64 @f(ptr %p, i64 %v) {{\n {body} }}"), Form::Asm);
        text.matches("(%rdi)").count()
    };
    for (access, align) in [("volatile", ", align 8"), ("volatile", ", align 1"), ("atomic", " monotonic, align 8")] {
        let load = |result: &str| format!("{result} = load {access} i64, ptr %p{align}\n");
        let store = format!("store {access} i64 %v, ptr %p{align}\n");
        assert_eq!(count(&format!("{store}{store}ret i64 %v")), 2, "{access}{align}");
        assert_eq!(
            count(&format!("{}{}%c = sub i64 %a, %b\nret i64 %c", load("%a"), load("%b"))),
            2,
            "{access}{align}"
        );
        assert_eq!(count(&format!("{store}{}ret i64 %a", load("%a"))), 2, "{access}{align}");
        assert_eq!(count(&format!("{}ret i64 %v", load("%a"))), 1, "{access}{align}");
    }
    assert_eq!(count("store i64 %v, ptr %p\nstore i64 %v, ptr %p\nret i64 %v"), 1, "plain stores are merged");
}

#[test]
fn functions_of_vectors_are_listed_like_others() {
    let (checked, sources) = checked(
        "define <4 x i32> @f(<4 x i32> %a) {
           %b = add <4 x i32> %a, %a
           ret <4 x i32> %b
         }",
    );
    let f = checked.module().find("f").unwrap();
    let text = jit::emit(&checked, &[f], Form::Asm, &Options::default(), &sources).unwrap();
    assert!(text.contains("paddd"), "{text}");
}

#[test]
fn a_single_function_is_listed_whatever_it_calls() {
    let (checked, sources) = checked(
        "declare i32 @nowhere_to_be_found(i32)
         define i32 @f(i32 %x) {
           %a = call i32 @nowhere_to_be_found(i32 %x)
           %b = call i32 @g(i32 %a)
           ret i32 %b
         }
         define i32 @g(i32 %x) {
           %v = load ppc_fp128, ptr null
           ret i32 %x
         }",
    );
    let f = checked.module().find("f").unwrap();
    let text = jit::emit(&checked, &[f], Form::Asm, &Options::default(), &sources).unwrap();
    assert!(
        text.contains("@nowhere_to_be_found") && text.contains("[@g, called at 4]") && !text.contains("@g:"),
        "{text}"
    );
    let g = checked.module().find("g").unwrap();
    // An unsupported construct is shown as the trap into which it is compiled.
    let text = jit::emit(&checked, &[g], Form::Clif, &Options::default(), &sources).unwrap();
    let trap = "trap user6  ; a value of type ppc_fp128 is not supported yet";
    assert!(text.contains(trap) && !text.contains("return"), "{text}");
    let text = jit::emit(&checked, &[g], Form::Asm, &Options::default(), &sources).unwrap();
    assert!(text.contains("ud2") && !text.contains("ret"), "{text}");
}

#[test]
fn constants_and_tables_are_listed_as_data() {
    let text = "define double @f(double %x, i32 %n) {
          switch i32 %n, label %d [ i32 0, label %a i32 1, label %b i32 2, label %c i32 3, label %d i32 4, label %b ]
        a: %y = fmul double %x, 3.25
          ret double %y
        b: %z = fmul double %x, 1.5
          ret double %z
        c: ret double %x
        d: ret double 0.0
        }";
    let text = listing(text, Form::Asm);
    assert!(text.contains("\n.JT1:\n"), "{text}");
    // Five numbers, and the default.
    assert_eq!(text.matches("-.JT1\n").count(), 6, "{text}");
    for number in ["0x400a000000000000  # 3.25\n", "0x3ff8000000000000  # 1.5\n"] {
        assert!(text.contains(&format!(".quad   {number}")), "{text}");
    }
    assert!(!text.contains("(bad)") && !text.contains("(%rax),%al"), "{text}");
}
