//! The interpreter through the public API: details of reports, and the state of an engine between calls.

use llvmlite_jit::engine::{Engine, Limits};
use llvmlite_jit::interp::{Interpreter, Options};
use llvmlite_jit::jit::{self, Jit};
use llvmlite_jit::outcome::{Outcome, Trap, TrapKind};
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::value::Value;
use llvmlite_jit::{parse, verify};
use std::sync::Arc;

/// A program that is ready to run from its function `entry`, with its sources for line numbers.
struct Program {
    sources: SourceMap,
    engine: Interpreter,
}

impl Program {
    fn new(text: &str, entry: &str, options: Options) -> Program {
        Program::prepare(text, entry, options).unwrap_or_else(|codes| panic!("refused: {codes:?}"))
    }

    /// Prepares a program; `Err` holds the codes of the engine's errors.
    fn prepare(text: &str, entry: &str, options: Options) -> Result<Program, Vec<&'static str>> {
        let mut sources = SourceMap::new();
        let source = sources.add("test.ll", text).expect("a short text");
        let parsed = parse::parse(&source);
        assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
        let checked = verify::verify(parsed.module, &sources, verify::Options::default()).expect("a valid module");
        let entry = checked.module().find(entry).expect("the entry point");
        match Interpreter::new(Arc::new(checked), &[entry], options) {
            Ok(engine) => Ok(Program { sources, engine }),
            Err(found) => Err(found.iter().map(|d| d.code).collect()),
        }
    }

    fn trap(&mut self, function: &str, args: &[Value]) -> Trap {
        match self.engine.call(function, args) {
            Outcome::Trapped(trap) => trap,
            other => panic!("expected a fault, found {other:?}"),
        }
    }

    /// Returns the notes of a report, with their lines.
    fn notes(&self, trap: &Trap) -> Vec<(Option<usize>, String)> {
        let line = |span: llvmlite_jit::source::Span| {
            let source = self.sources.find(span.lo)?;
            Some(source.line_column(span.lo).0)
        };
        trap.notes.iter().map(|n| (n.span.and_then(line), n.text.clone())).collect()
    }
}

/// Every byte has shadow state, so objects larger than the memory of the machine are refused at once.
#[test]
fn objects_of_many_gigabytes_are_refused() {
    let text = "@table = global [4294967295 x ptr] zeroinitializer
define i32 @main() {
  %f = load ptr, ptr @table
  ret i32 0
}";
    assert_eq!(Program::prepare(text, "main", Options::default()).err(), Some(vec!["E0608"]));
    let text = "declare ptr @calloc(i64, i64)
define i1 @main() {
  %p = call ptr @calloc(i64 34359738360, i64 8)
  %none = icmp eq ptr %p, null
  ret i1 %none
}";
    let mut program = Program::new(text, "main", Options::default());
    assert_eq!(program.engine.call("main", &[]), Outcome::Returned(Value::Int { width: 1, bits: 1 }));
}

#[test]
fn the_engine_keeps_globals_and_survives_faults() {
    let text = "@n = global i64 40
define i64 @next(i64 %by) {
  %old = load i64, ptr @n
  %new = add i64 %old, %by
  store i64 %new, ptr @n
  %q = sdiv i64 %new, %by
  ret i64 %new
}";
    let mut program = Program::new(text, "next", Options::default());
    assert_eq!(program.engine.call("next", &[Value::i64(1)]), Outcome::Returned(Value::i64(41)));
    let trap = program.trap("next", &[Value::i64(0)]);
    assert_eq!((trap.kind, trap.backtrace.len()), (TrapKind::DivisionByZero, 1));
    assert_eq!(program.engine.call("next", &[Value::i64(1)]), Outcome::Returned(Value::i64(42)));
    assert_eq!(program.engine.stats().steps_interpreted, 5 + 4 + 5);
    let trap = program.trap("next", &[]);
    assert_eq!(trap.kind, TrapKind::BadCall);
}

#[test]
fn a_report_says_where_memory_came_from_and_where_it_went() {
    let text = "declare ptr @malloc(i64)
declare void @free(ptr)
define void @drop(ptr %p) {
  call void @free(ptr %p)
  ret void
}
define i32 @f() {
  %p = call ptr @malloc(i64 4)
  call void @drop(ptr %p)
  %v = load i32, ptr %p
  ret i32 %v
}";
    let mut program = Program::new(text, "f", Options::default());
    let trap = program.trap("f", &[]);
    assert_eq!(trap.kind, TrapKind::UseAfterFree);
    assert_eq!(trap.message, "load of 4 bytes in freed memory");
    let notes = program.notes(&trap);
    assert_eq!(notes[0], (Some(8), "a block from @f, 4 bytes, was allocated here".into()));
    assert_eq!(notes[1], (Some(4), "it was freed here".into()));
}

#[test]
fn an_undefined_value_remembers_its_origin_through_memory_and_calls() {
    let text = "define i32 @pass(i32 %x) {
  ret i32 %x
}
define i32 @f() {
  %s = alloca i32
  %t = alloca i32
  %v = load i32, ptr %s
  store i32 %v, ptr %t
  %w = load i32, ptr %t
  %x = call i32 @pass(i32 %w)
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}";
    let mut program = Program::new(text, "f", Options::default());
    let trap = program.trap("f", &[]);
    assert_eq!(trap.kind, TrapKind::Uninitialised);
    let notes = program.notes(&trap);
    assert_eq!(notes[0], (Some(7), "it was loaded here from uninitialized memory".into()));
    assert_eq!(notes[1], (Some(5), "%s of @f was allocated here".into()));
    // An undefined value is returned as such if nothing depended on it.
    assert_eq!(program.engine.call("f", &[]).clone(), Outcome::Trapped(trap));
}

#[test]
fn undefined_results_and_arguments_cross_the_border() {
    let text = "define i8 @f(i8 %x) {
  %r = or i8 %x, 0
  ret i8 %r
}";
    let mut program = Program::new(text, "f", Options::default());
    assert_eq!(program.engine.call("f", &[Value::Undef]), Outcome::Returned(Value::Undef));
    assert_eq!(program.engine.call("f", &[Value::Poison]), Outcome::Returned(Value::Poison));
    assert_eq!(program.engine.call("f", &[Value::int(8, -1)]), Outcome::Returned(Value::int(8, -1)));
}

#[test]
fn a_full_stack_is_reported_with_a_short_backtrace() {
    let text = "define i64 @down(i64 %n) {
  %m = add i64 %n, 1
  %r = call i64 @down(i64 %m)
  ret i64 %r
}";
    let limits = Limits { max_stack: 1 << 20, ..Default::default() };
    let mut program = Program::new(text, "down", Options { limits, ..Options::default() });
    let trap = program.trap("down", &[Value::i64(0)]);
    assert_eq!(trap.kind, TrapKind::StackOverflow);
    // 64 bytes for a call, and 8 for each of three values.
    let depth = (1 << 20) / 88;
    assert_eq!(trap.message, format!("call at depth {depth}: the program's stack of 1 MiB is exhausted"));
    assert_eq!(trap.backtrace.len(), 40);
    assert_eq!(program.notes(&trap)[0].1, format!("{} frames of the call stack are omitted", depth - 40));
}

#[test]
fn callbacks_stand_in_the_backtrace_with_the_host_function_between() {
    let text = "declare void @qsort(ptr, i64, i64, ptr)
@a = global [2 x i64] [i64 2, i64 1]
define i32 @order(ptr %x, ptr %y) {
  unreachable
}
define void @f() {
  call void @qsort(ptr @a, i64 2, i64 8, ptr @order)
  ret void
}";
    let mut program = Program::new(text, "f", Options::default());
    let trap = program.trap("f", &[]);
    let names: Vec<&str> = trap.backtrace.iter().map(|f| f.function.as_str()).collect();
    assert_eq!(names, ["order", "qsort", "f"]);
    assert_eq!(trap.kind, TrapKind::Unreachable);
}

#[test]
fn document_000_is_a_matter_of_the_option() {
    let text = "@pair = global { i64, i64 } { i64 1, i64 2 }
define i64 @f() {
  %p = getelementptr { i64, i64 }, { i64, i64 }* @pair, i32 0, i32 0
  %q = getelementptr i64, i64* %p, i32 1
  %v = load i64, i64* %q
  ret i64 %v
}";
    let mut plain = Program::new(text, "f", Options::default());
    assert_eq!(plain.engine.call("f", &[]), Outcome::Returned(Value::i64(2)));
    let mut lite = Program::new(text, "f", Options { llvmlite: Some(true), ..Options::default() });
    let trap = lite.trap("f", &[]);
    assert_eq!(trap.kind, TrapKind::BadIndex);
    assert_eq!(lite.notes(&trap)[0].0, Some(4));
}

#[test]
fn any_number_of_tail_calls_needs_one_frame() {
    let text = "define i64 @count(i64 %n, i64 %sum) {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %end, label %more
more:
  %m = sub i64 %n, 1
  %s = add i64 %sum, %n
  %r = musttail call i64 @count(i64 %m, i64 %s)
  ret i64 %r
end:
  ret i64 %sum
}";
    let limits = Limits { max_stack: 1 << 12, ..Default::default() };
    let mut program = Program::new(text, "count", Options { limits, ..Options::default() });
    let args = [Value::i64(100_000), Value::i64(0)];
    assert_eq!(program.engine.call("count", &args), Outcome::Returned(Value::i64(5_000_050_000)));
}

#[test]
fn a_host_function_that_was_cut_off_ends_the_engine() {
    let text = "@text = constant [2 x i8] zeroinitializer
        declare i32 @strverscmp(ptr, ptr)
        define i32 @f(ptr %p) {
          %r = call i32 @strverscmp(ptr %p, ptr @text)
          ret i32 %r
        }";
    let mut program = Program::new(text, "f", Options::default());
    let Outcome::HostFault(trap) = program.engine.call("f", &[Value::Ptr(0)]) else { panic!("no fault of the host") };
    assert_eq!((trap.kind, trap.backtrace.len()), (TrapKind::NullPointer, 1));
    assert!(trap.message.contains("`@strverscmp`"), "{}", trap.message);
    let after = program.trap("f", &[Value::Ptr(c"text".as_ptr() as u64)]);
    assert_eq!(after.kind, TrapKind::Signal);
}

/// Each engine has its own signal handler; faults reach the right one in either order of installation.
#[test]
fn faults_of_both_engines_are_told_apart_in_one_process() {
    let text = "declare i64 @atol(ptr)
        define i64 @host(ptr %p) {
          %r = call i64 @atol(ptr %p)
          ret i64 %r
        }
        define i64 @own(ptr %p) {
          %r = load i64, ptr %p
          ret i64 %r
        }";
    let mut sources = SourceMap::new();
    let parsed = parse::parse(&sources.add("test.ll", text).expect("a short text"));
    let checked = verify::verify(parsed.module, &sources, verify::Options::default()).expect("a valid module");
    let checked = Arc::new(checked);
    let entries = ["host", "own"].map(|name| checked.module().find(name).expect("an entry point"));
    let interp = Interpreter::new(checked.clone(), &entries, Options::default()).expect("an interpreter");
    // SAFETY: the program is this test's own.
    let jit = unsafe { Jit::new(checked, &entries, jit::Options::default()) }.expect("compiled code");
    let mut engines: [Box<dyn Engine>; 2] = [Box::new(interp), Box::new(jit)];
    for (turn, function) in ["host", "own", "host", "host", "own"].into_iter().enumerate() {
        for engine in &mut engines {
            let Outcome::Trapped(trap) = engine.call(function, &[Value::Ptr(0)]) else { panic!("no fault: {turn}") };
            assert_eq!(trap.kind, TrapKind::NullPointer, "{turn}");
            assert_eq!(trap.backtrace.len(), 1, "{turn}");
        }
        engines.swap(0, 1);
    }
}

#[test]
fn each_call_is_a_run_of_its_own_and_ifuncs_are_resolved_once() {
    let text = "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @early, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @late, ptr null }]
@table = constant [1 x ptr] [ptr @f]
@n = global i64 0
@f = internal ifunc i64 (), ptr @choose
define internal ptr @choose() {
  call void @add(i64 1000)
  ret ptr @get
}
define internal i64 @get() {
  %n = load i64, ptr @n
  ret i64 %n
}
define internal void @add(i64 %by) {
  %n = load i64, ptr @n
  %m = add i64 %n, %by
  store i64 %m, ptr @n
  ret void
}
define internal void @early() {
  call void @add(i64 10)
  ret void
}
define internal void @late() {
  call void @add(i64 100)
  ret void
}
define i64 @main() {
  %f = load ptr, ptr @table
  %r = call i64 %f()
  ret i64 %r
}";
    let program = Program::new(text, "main", Options::default());
    let mut sources = SourceMap::new();
    let source = sources.add("test.ll", text).expect("a short text");
    let checked = verify::verify(parse::parse(&source).module, &sources, Default::default()).expect("a valid module");
    let main = checked.module().find("main").expect("the entry point");
    // SAFETY: the program is this test's own.
    let jit = unsafe { Jit::new(Arc::new(checked), &[main], jit::Options::default()) }
        .expect("nothing that is not supported");
    for mut engine in [Box::new(program.engine) as Box<dyn Engine>, Box::new(jit)] {
        assert_eq!(engine.call("main", &[]), Outcome::Returned(Value::i64(1010)));
        assert_eq!(engine.call("main", &[]), Outcome::Returned(Value::i64(1120)));
        assert_eq!(engine.run_program("main", &["test".into()]), Outcome::Returned(Value::i64(1230)));
    }
}

/// Returns the codes and messages of constructs that the interpreter does not support, which end a run that
/// reaches them.
fn refusal(text: &str, entry: &str) -> Vec<(&'static str, String)> {
    let mut sources = SourceMap::new();
    let source = sources.add("test.ll", text).expect("a short text");
    let checked = verify::verify(parse::parse(&source).module, &sources, verify::Options::default()).expect("valid");
    let entry = checked.module().find(entry).expect("the entry point");
    let reached = llvmlite_jit::ir::reach::reachable_from_program(checked.module(), &[entry]);
    let found = llvmlite_jit::interp::unsupported(checked.module(), &reached).errors();
    assert!(Interpreter::new(Arc::new(checked), &[entry], Options::default()).is_ok());
    found.into_iter().map(|d| (d.code, d.message)).collect()
}

#[test]
fn changes_of_the_rounding_mode_are_not_supported() {
    let text = "declare void @llvm.x86.sse.ldmxcsr(ptr)
define void @round(ptr %p) {
  call void @llvm.x86.sse.ldmxcsr(ptr %p)
  ret void
}";
    let message = "the intrinsic `@llvm.x86.sse.ldmxcsr`, which changes how results are rounded, is not supported yet";
    assert_eq!(refusal(text, "round"), [("E0604", message.into())]);
}

/// Compiled code calls the personality function itself.
#[test]
fn catching_by_types_that_are_not_those_of_cxx_is_not_supported() {
    let text = |clause: &str| {
        format!(
            "@type = global i64 0
define i32 @catches() personality ptr @of_another_language {{
  invoke void @abort() to label %fine unwind label %pad
fine:
  ret i32 0
pad:
  %e = landingpad {{ ptr, i32 }} {clause}
  ret i32 1
}}
declare void @abort()
define i32 @of_another_language(i32 %version, i32 %actions, i64 %class, ptr %exception, ptr %context) {{
  ret i32 8
}}"
        )
    };
    let message = "a landingpad that catches by type with the personality `@of_another_language` is not supported yet";
    for clause in ["catch ptr @type", "filter [1 x ptr] [ptr @type]"] {
        assert_eq!(refusal(&text(clause), "catches"), [("E0602", message.into())]);
    }
    // A clause that catches every exception needs no types.
    assert_eq!(refusal(&text("catch ptr null"), "catches"), []);
}
