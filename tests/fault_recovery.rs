//! Recovery from faults: a thousand of them in one process, through the library, leave nothing behind and change no
//! result.

use llvmlite_jit::engine::{Engine, Limits};
use llvmlite_jit::interp::{self, Interpreter};
use llvmlite_jit::jit::{self, Jit};
use llvmlite_jit::outcome::{Outcome, TrapKind};
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::value::Value;
use llvmlite_jit::{parse, verify};
use std::sync::Arc;

/// Functions with a fault each, and some without.
const PROGRAM: &str = r#"
@count = global i64 0
@text = private constant [6 x i8] c"hello\00"
@numbers = global [4 x i32] [i32 4, i32 3, i32 2, i32 1]
@data = global i64 7
@nothing = global ptr null
@buffer = global [256 x i8] zeroinitializer, align 16
declare void @qsort(ptr, i64, i64, ptr)
declare i64 @strlen(ptr)
declare i64 @strtol(ptr, ptr, i32)
declare ptr @memmove(ptr, ptr, i64)
declare i32 @raise(i32)
declare void @abort()
declare void @exit(i32)
declare void @longjmp(ptr, i32)
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.ubsantrap(i8)

define i64 @next(i64 %by) {
  %old = load i64, ptr @count
  %new = add i64 %old, %by
  store i64 %new, ptr @count
  ret i64 %new
}
define i64 @fib(i64 %n) {
  %small = icmp ult i64 %n, 2
  br i1 %small, label %done, label %more
done:
  ret i64 %n
more:
  %a = sub i64 %n, 1
  %b = sub i64 %n, 2
  %x = call i64 @fib(i64 %a)
  %y = call i64 @fib(i64 %b)
  %z = add i64 %x, %y
  ret i64 %z
}
define double @half(double %x) {
  %y = fdiv double %x, 2.0
  ret double %y
}
define i32 @up(ptr %a, ptr %b) {
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %z = sub i32 %x, %y
  ret i32 %z
}
define i32 @sorted() {
  store [4 x i32] [i32 4, i32 3, i32 2, i32 1], ptr @numbers
  call void @qsort(ptr @numbers, i64 4, i64 4, ptr @up)
  %x = load i32, ptr @numbers
  ret i32 %x
}
define i64 @length() {
  %n = call i64 @strlen(ptr @text)
  ret i64 %n
}

define i64 @null_load() {
  %p = load ptr, ptr @nothing
  %x = load i64, ptr %p
  ret i64 %x
}
define void @null_store() {
  %p = load ptr, ptr @nothing
  %q = getelementptr i64, ptr %p, i64 3
  store i64 1, ptr %q
  ret void
}
define void @null_call() {
  %f = load ptr, ptr @nothing
  call void %f()
  ret void
}
define i8 @wild() {
  %p = inttoptr i64 3735928559 to ptr
  %x = load i8, ptr %p
  ret i8 %x
}
define void @non_canonical() {
  %p = inttoptr i64 1311673391471656960 to ptr
  store i64 6, ptr %p
  ret void
}
define void @to_constant() {
  store i8 0, ptr @text
  ret void
}
define void @call_data() {
  %f = getelementptr i8, ptr @data, i64 0
  call void %f()
  ret void
}
define void @call_nowhere() {
  %f = inttoptr i64 3735928559 to ptr
  call void %f()
  ret void
}
define void @call_non_canonical() {
  %f = inttoptr i64 4919131752989213764 to ptr
  call void %f()
  ret void
}
define i64 @endless(i64 %n) {
  %a = alloca [32 x i64]
  store volatile i64 %n, ptr %a
  %m = add i64 %n, 1
  %r = call i64 @endless(i64 %m)
  %s = add i64 %r, %n
  ret i64 %s
}
define i64 @divided(i64 %by) {
  %q = sdiv i64 -9223372036854775808, %by
  ret i64 %q
}
define void @not_reached() {
  unreachable
}
define void @trapped() {
  call void @llvm.trap()
  ret void
}
define void @debug_trapped() {
  call void @llvm.debugtrap()
  ret void
}
define void @ubsan_trapped() {
  call void @llvm.ubsantrap(i8 21)
  ret void
}
define void @aborted() {
  call void @abort()
  ret void
}
define void @exited() {
  call void @exit(i32 3)
  ret void
}
define i32 @raised() {
  %x = call i32 @raise(i32 8)
  ret i32 %x
}
define i64 @length_of_null() {
  %p = load ptr, ptr @nothing
  %n = call i64 @strlen(ptr %p)
  ret i64 %n
}
define i64 @number_of_null() {
  %p = load ptr, ptr @nothing
  %n = call i64 @strtol(ptr %p, ptr null, i32 10)
  ret i64 %n
}
define ptr @moved() {
  %to = inttoptr i64 3735928559 to ptr
  %p = call ptr @memmove(ptr %to, ptr @text, i64 6)
  ret ptr %p
}
define i32 @wrong_order(ptr %a, ptr %b) {
  %p = load ptr, ptr @nothing
  %x = load i32, ptr %p
  ret i32 %x
}
define void @sorted_wrongly() {
  call void @qsort(ptr @numbers, i64 4, i64 4, ptr @wrong_order)
  ret void
}
define void @no_instruction() {
  call void asm sideeffect "ud2", ""()
  ret void
}
define void @breakpoint() {
  call void asm sideeffect "int3", ""()
  ret void
}
define void @halted() {
  call void asm sideeffect "hlt", ""()
  ret void
}
define void @jumped() {
  call void @longjmp(ptr @buffer, i32 1)
  ret void
}
"#;

/// Calls with faults: function, argument, and kind of fault on both engines.
const FAULTS: &[(&str, Option<i64>, TrapKind)] = &[
    ("null_load", None, TrapKind::NullPointer),
    ("null_store", None, TrapKind::NullPointer),
    ("null_call", None, TrapKind::NullPointer),
    ("wild", None, TrapKind::BadAddress),
    ("non_canonical", None, TrapKind::BadAddress),
    ("to_constant", None, TrapKind::ReadOnly),
    ("call_data", None, TrapKind::BadCall),
    ("call_nowhere", None, TrapKind::BadCall),
    ("call_non_canonical", None, TrapKind::BadCall),
    ("endless", Some(1), TrapKind::StackOverflow),
    ("divided", Some(0), TrapKind::DivisionByZero),
    ("divided", Some(-1), TrapKind::DivisionOverflow),
    ("not_reached", None, TrapKind::Unreachable),
    ("trapped", None, TrapKind::Signal),
    ("debug_trapped", None, TrapKind::Signal),
    ("ubsan_trapped", None, TrapKind::Signal),
    ("aborted", None, TrapKind::Abort),
    ("raised", None, TrapKind::Signal),
    ("length_of_null", None, TrapKind::NullPointer),
    ("number_of_null", None, TrapKind::NullPointer),
    ("moved", None, TrapKind::BadAddress),
    ("sorted_wrongly", None, TrapKind::NullPointer),
    ("no_instruction", None, TrapKind::Signal),
    ("breakpoint", None, TrapKind::Signal),
    ("halted", None, TrapKind::Signal),
    ("jumped", None, TrapKind::BadCall),
];

fn limits() -> Limits {
    Limits { max_stack: 1 << 20, ..Limits::default() }
}

fn compiled(text: &str) -> Jit {
    let options = jit::Options { limits: limits(), ..jit::Options::default() };
    let (checked, entries) = checked(text);
    // SAFETY: the program is this test's own.
    unsafe { Jit::new(checked, &entries, options) }.expect("nothing that is not supported")
}

fn interpreted(text: &str) -> Interpreter {
    let options = interp::Options { limits: limits(), ..interp::Options::default() };
    let (checked, entries) = checked(text);
    Interpreter::new(checked, &entries, options).expect("nothing that is not supported")
}

fn checked(text: &str) -> (Arc<verify::Checked>, Vec<llvmlite_jit::ir::GlobalId>) {
    let mut sources = SourceMap::new();
    let source = sources.add("test.ll", text).expect("a short text");
    let parsed = parse::parse(&source);
    assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
    let checked = verify::verify(parsed.module, &sources, verify::Options::default()).expect("a valid module");
    let entries = checked.module().definitions().map(|(id, ..)| id).collect();
    (Arc::new(checked), entries)
}

/// Calls functions without faults, whose results must be right whatever happened before.
fn works(engine: &mut dyn Engine, count: &mut i64) {
    *count += 3;
    assert_eq!(engine.call("next", &[Value::i64(3)]), Outcome::Returned(Value::i64(*count)));
    assert_eq!(engine.call("fib", &[Value::i64(9)]), Outcome::Returned(Value::i64(34)));
    assert_eq!(engine.call("sorted", &[]), Outcome::Returned(Value::Int { width: 32, bits: 1 }));
    assert_eq!(engine.call("length", &[]), Outcome::Returned(Value::i64(5)));
    let half =
        engine.call("half", &[Value::Float { kind: llvmlite_jit::ir::FloatKind::Double, bits: 3f64.to_bits().into() }]);
    assert!(
        matches!(half, Outcome::Returned(Value::Float { bits, .. }) if bits == 1.5f64.to_bits().into()),
        "{half:?}"
    );
}

/// Runs one round of all faults, with calls without faults between them.
fn round(engine: &mut dyn Engine, count: &mut i64) -> usize {
    for (function, argument, kind) in FAULTS {
        let args: Vec<Value> = argument.iter().map(|n| Value::i64(*n)).collect();
        match engine.call(function, &args) {
            Outcome::Trapped(trap) => {
                assert_eq!(trap.kind, *kind, "{function}: {}", trap.message);
                assert!(trap.span.is_some() && !trap.backtrace.is_empty(), "{function}: {trap:?}");
            }
            other => panic!("{function}: no fault but {other:?}"),
        }
        works(engine, count);
    }
    assert_eq!(engine.call("exited", &[]), Outcome::Exited(3));
    FAULTS.len()
}

/// Resources of the process: pages of memory, mappings, descriptors, and the alternate signal stack of this thread.
#[derive(Debug, PartialEq, Eq)]
struct Measured {
    pages: u64,
    mappings: usize,
    descriptors: usize,
    alternate_stack: usize,
}

fn measure() -> Measured {
    let statm = std::fs::read_to_string("/proc/self/statm").expect("Linux");
    let pages = statm.split(' ').nth(1).and_then(|n| n.parse().ok()).expect("a number");
    let mappings = std::fs::read_to_string("/proc/self/maps").expect("Linux").lines().count();
    let descriptors = std::fs::read_dir("/proc/self/fd").expect("Linux").count();
    // SAFETY: the call only queries the stack.
    let stack = unsafe {
        let mut stack: libc::stack_t = std::mem::zeroed();
        libc::sigaltstack(std::ptr::null(), &mut stack);
        stack
    };
    Measured { pages, mappings, descriptors, alternate_stack: stack.ss_sp as usize }
}

/// Causes at least a thousand faults on one engine.
fn thousand(engine: &mut dyn Engine) {
    let (mut count, mut faults) = (0, 0);
    // Caches are filled in the first rounds.
    for _ in 0..3 {
        round(engine, &mut count);
    }
    let before = measure();
    while faults < 1000 {
        faults += round(engine, &mut count);
    }
    let after = measure();
    assert_eq!((before.descriptors, before.alternate_stack), (after.descriptors, after.alternate_stack));
    assert!(after.mappings <= before.mappings + 8, "{before:?} {after:?}");
    // 2 MiB of tolerance, since allocators keep some memory.
    assert!(after.pages <= before.pages + 512, "{before:?} {after:?}");
}

#[test]
fn compiled_code_faults_a_thousand_times() {
    in_own_process!();
    thousand(&mut compiled(PROGRAM));
}

#[test]
fn the_interpreter_finds_a_thousand_faults() {
    in_own_process!();
    thousand(&mut interpreted(PROGRAM));
}

#[test]
fn engines_on_several_threads_fault_at_once() {
    in_own_process!();
    let start = std::sync::Barrier::new(4);
    std::thread::scope(|scope| {
        for n in 0..4 {
            let start = &start;
            scope.spawn(move || {
                let mut engine: Box<dyn Engine> =
                    if n % 2 == 0 { Box::new(compiled(PROGRAM)) } else { Box::new(interpreted(PROGRAM)) };
                start.wait();
                let mut count = 0;
                for _ in 0..8 {
                    round(&mut *engine, &mut count);
                }
            });
        }
    });
}

/// An interrupted host function breaks its engine, which then refuses calls; other engines continue.
#[test]
fn after_a_host_fault_an_engine_is_refused_and_others_go_on() {
    in_own_process!();
    let text = "declare i32 @strverscmp(ptr, ptr)
@nothing = global ptr null
define void @closes() {
  %p = load ptr, ptr @nothing
  %q = call i32 @strverscmp(ptr %p, ptr @nothing)
  ret void
}
define i32 @two() {
  ret i32 2
}";
    let two = Outcome::Returned(Value::Int { width: 32, bits: 2 });
    for n in 0..20 {
        let mut engine: Box<dyn Engine> =
            if n % 2 == 0 { Box::new(compiled(text)) } else { Box::new(interpreted(text)) };
        assert_eq!(engine.call("two", &[]), two);
        let outcome = engine.call("closes", &[]);
        assert!(matches!(&outcome, Outcome::HostFault(trap) if trap.kind == TrapKind::NullPointer), "{outcome:?}");
        let outcome = engine.call("two", &[]);
        let refused = "the program was stopped inside a host function earlier and cannot continue";
        assert!(matches!(&outcome, Outcome::Trapped(trap) if trap.message == refused), "{outcome:?}");
        let outcome = engine.run_program("two", &[]);
        assert!(matches!(&outcome, Outcome::Trapped(trap) if trap.message == refused), "{outcome:?}");
    }
    let mut engine = compiled(text);
    assert_eq!(engine.call("two", &[]), two);
}

/// A fault in a runtime function that compiled code calls is an internal error.
#[test]
#[cfg(debug_assertions)]
fn a_bug_of_ours_is_no_fault_of_the_program() {
    in_own_process!();
    let text = "define i128 @divided(i128 %x) {
  %q = udiv i128 100, %x
  ret i128 %q
}";
    let (first, second, other) = {
        // SAFETY: no other thread reads the environment.
        unsafe { std::env::set_var("LLVMLITE_BUG", "fault") };
        let mut engine = compiled(text);
        // SAFETY: as above.
        unsafe { std::env::remove_var("LLVMLITE_BUG") };
        let ten = [Value::Int { width: 128, bits: 10 }];
        let first = engine.call("divided", &ten);
        (first, engine.call("divided", &ten), compiled(text).call("divided", &ten))
    };
    let text = "SIGSEGV in a runtime function called by compiled code";
    assert!(matches!(&first, Outcome::InternalError(bug) if bug.message == text && bug.span.is_some()), "{first:?}");
    assert!(matches!(&second, Outcome::Trapped(_)), "{second:?}");
    assert_eq!(other, Outcome::Returned(Value::Int { width: 128, bits: 10 }));
}
