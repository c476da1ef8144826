//! The library from outside: typed calls and closures of the host on both engines, and threads.

use llvmlite_jit::engine::Engine;
use llvmlite_jit::interp::Interpreter;
use llvmlite_jit::jit::Jit;
use llvmlite_jit::{
    Compiled, Error, Function, Host, Instance, Limit, Limits, Options, Outcome, Program, TrapKind, TypedFunction, Value,
};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Barrier, Mutex};
use std::time::Duration;

/// Something that is done with a program on each engine.
trait Work {
    fn with<E: Engine>(&self, instance: Instance<E>);
}

fn on_both(text: &str, options: &Options, work: &impl Work) {
    let program = Program::new("test.ll", text).unwrap_or_else(|e| panic!("{e}"));
    work.with(jit(&program, options.clone()).unwrap_or_else(|e| panic!("{e}")));
    let compiled = program.compile(options.clone()).unwrap_or_else(|e| panic!("{e}"));
    // SAFETY: our own test program.
    work.with(unsafe { compiled.instantiate() }.unwrap_or_else(|e| panic!("{e}")));
    work.with(program.interpreter(options.clone()).unwrap_or_else(|e| panic!("{e}")));
}

fn jit(program: &Program, options: Options) -> Result<Instance, Error> {
    // SAFETY: our own test program.
    unsafe { program.jit(options) }
}

fn outcome<T: std::fmt::Debug>(result: Result<T, Error>) -> Outcome {
    match result {
        Err(Error::Ended(ended)) => ended.into_outcome(),
        other => panic!("{other:?}"),
    }
}

fn kind<T: std::fmt::Debug>(result: Result<T, Error>) -> TrapKind {
    match outcome(result) {
        Outcome::Trapped(trap) => trap.kind,
        other => panic!("{other:?}"),
    }
}

/// Each type there and back, and more of them than registers.
const TYPES: &str = "
define i1 @not(i1 %x) { %y = xor i1 %x, true ret i1 %y }
define i8 @i8(i8 %x) { %y = add i8 %x, 1 ret i8 %y }
define i16 @i16(i16 %x) { %y = add i16 %x, 1 ret i16 %y }
define i32 @i32(i32 %x) { %y = add i32 %x, 1 ret i32 %y }
define i64 @i64(i64 %x) { %y = add i64 %x, 1 ret i64 %y }
define i128 @i128(i128 %x) { %y = add i128 %x, 1 ret i128 %y }
define float @float(float %x) { %y = fmul float %x, 2.0 ret float %y }
define double @double(double %x) { %y = fmul double %x, 2.0 ret double %y }
define ptr @ptr(ptr %x) { %y = getelementptr i8, ptr %x, i64 1 ret ptr %y }
define void @store(ptr %p, i64 %x) { store i64 %x, ptr %p ret void }
define i64 @pick(i64 %a, i128 %b, i8 %c, i64 %d, i32 %e, i128 %f, i64 %g, i16 %h, i64 %i) {
  %1 = trunc i128 %b to i64
  %2 = sext i8 %c to i64
  %3 = sext i32 %e to i64
  %4 = trunc i128 %f to i64
  %5 = sext i16 %h to i64
  %6 = mul i64 %1, 10
  %7 = mul i64 %2, 100
  %8 = mul i64 %d, 1000
  %9 = mul i64 %3, 10000
  %10 = mul i64 %4, 100000
  %11 = mul i64 %g, 1000000
  %12 = mul i64 %5, 10000000
  %13 = mul i64 %i, 100000000
  %14 = add i64 %a, %6
  %15 = add i64 %14, %7
  %16 = add i64 %15, %8
  %17 = add i64 %16, %9
  %18 = add i64 %17, %10
  %19 = add i64 %18, %11
  %20 = add i64 %19, %12
  %21 = add i64 %20, %13
  ret i64 %21
}
define double @last(double %a, double %b, double %c, double %d, double %e, double %f, double %g, double %h, double %i, float %j) {
  %x = fpext float %j to double
  %y = fadd double %i, %x
  ret double %y
}
define [2 x i64] @two() { ret [2 x i64] [i64 1, i64 2] }
define void @printf(ptr %f, ...) { ret void }
define i64 @undefined() { ret i64 undef }
";

struct Types;

impl Work for Types {
    fn with<E: Engine>(&self, instance: Instance<E>) {
        let i = &instance;
        assert!(!i.typed_function::<bool, bool>("not").unwrap().call(true).unwrap());
        assert_eq!(i.typed_function::<i8, i8>("i8").unwrap().call(-5).unwrap(), -4);
        assert_eq!(i.typed_function::<u8, u8>("i8").unwrap().call(255).unwrap(), 0);
        assert_eq!(i.typed_function::<i16, i16>("i16").unwrap().call(i16::MAX).unwrap(), i16::MIN);
        assert_eq!(i.typed_function::<u32, u32>("i32").unwrap().call(u32::MAX - 1).unwrap(), u32::MAX);
        assert_eq!(i.typed_function::<(i64,), i64>("i64").unwrap().call((-1,)).unwrap(), 0);
        assert_eq!(i.typed_function::<i128, i128>("i128").unwrap().call(-2).unwrap(), -1);
        assert_eq!(i.typed_function::<u128, u128>("i128").unwrap().call(1 << 100).unwrap(), (1 << 100) + 1);
        assert_eq!(i.typed_function::<f32, f32>("float").unwrap().call(1.5).unwrap(), 3.0);
        assert_eq!(i.typed_function::<f64, f64>("double").unwrap().call(-0.25).unwrap(), -0.5);
        let bytes = [0u8; 2];
        assert_eq!(
            i.typed_function::<*const u8, *const u8>("ptr").unwrap().call(&bytes[0]).unwrap(),
            &raw const bytes[1]
        );
        let mut word = 0i64;
        i.typed_function::<(*mut i64, i64), ()>("store").unwrap().call((&mut word, 7)).unwrap();
        assert_eq!(word, 7);
        let pick = i.typed_function::<(i64, i128, i8, i64, i32, i128, i64, i16, i64), i64>("pick").unwrap();
        assert_eq!(pick.call((1, 2, 3, 4, 5, 6, 7, 8, 9)).unwrap(), 987_654_321);
        let last = i.typed_function::<(f64, f64, f64, f64, f64, f64, f64, f64, f64, f32), f64>("last").unwrap();
        assert_eq!(last.call((0., 0., 0., 0., 0., 0., 0., 0., 2.5, 0.5)).unwrap(), 3.0);
        let two = Value::Aggregate(vec![Value::i64(1), Value::i64(2)]);
        assert_eq!(i.call("two", &[]).unwrap(), two);
        assert_eq!(kind(i.call("i64", &[])), TrapKind::BadCall);
    }
}

#[test]
fn every_type_goes_there_and_back() {
    on_both(TYPES, &Options::new(), &Types);
}

struct Refused;

impl Work for Refused {
    fn with<E: Engine>(&self, instance: Instance<E>) {
        let i = &instance;
        let text = |error: Option<Error>| error.expect("the types differ").to_string();
        assert_eq!(text(i.typed_function::<i32, i64>("i64").err()), "`@i64` is `i64 (i64)`, and not `i64 (i32)`");
        assert_eq!(text(i.typed_function::<i64, ()>("i64").err()), "`@i64` is `i64 (i64)`, and not `void (i64)`");
        assert_eq!(text(i.typed_function::<(), ()>("two").err()), "`@two` is `[2 x i64] ()`, and not `void ()`");
        assert_eq!(
            text(i.typed_function::<*const u8, ()>("printf").err()),
            "`@printf` is `void (ptr, ...)`, and not `void (ptr)`"
        );
        let near = "the program defines no function `@doubel`; did you mean `@double`?";
        assert_eq!(text(i.typed_function::<f64, f64>("doubel").err()), near);
        assert_eq!(text(i.call("doubel", &[]).err()), near);
    }
}

#[test]
fn other_types_and_names_are_refused() {
    on_both(TYPES, &Options::new(), &Refused);
}

#[test]
fn only_the_interpreter_knows_of_undefined_results() {
    let program = Program::new("test.ll", TYPES).unwrap();
    let compiled = jit(&program, Options::new()).unwrap();
    compiled.typed_function::<(), i64>("undefined").unwrap().call(()).unwrap();
    let interpreted = program.interpreter(Options::new()).unwrap();
    let result = interpreted.typed_function::<(), i64>("undefined").unwrap().call(());
    assert_eq!(kind(result), TrapKind::Uninitialised);
}

#[test]
fn only_entries_can_be_called() {
    let text = "define i64 @f() { ret i64 1 }
        define i1000000 @g(i1000000 %x) { ret i1000000 %x }";
    let program = Program::new("test.ll", text).unwrap();
    // What cannot be compiled is in nobody's way, if nobody calls it.
    let options = Options::new().entries(["f"]);
    assert_eq!(jit(&program, options.clone()).unwrap().typed_function::<(), i64>("f").unwrap().call(()).unwrap(), 1);
    assert_eq!(jit(&program, Options::new()).unwrap().typed_function::<(), i64>("f").unwrap().call(()).unwrap(), 1);
    let error = jit(&program, Options::new().entries(["g"])).unwrap_err();
    assert_eq!(error.diagnostics()[0].code, "E0601", "{error}");
    assert!(matches!(jit(&program, Options::new().entries(["h"])), Err(Error::Function(_))));
}

/// Calls closures of many types, directly and through a pointer, and from a function that a library calls.
const CALLS: &str = "
declare i64 @mix(i64, double, i8, ptr, float, i1, i128)
declare i64 @many(i64, i64, i64, i64, i64, i64, i64, i64, i16, i128)
declare i8 @minus()
declare double @sqrt(double)
declare i128 @large(i128)
declare void @fill(ptr, i64)
declare i32 @compare(ptr, ptr)
declare void @qsort(ptr, i64, i64, ptr)
@numbers = global [4 x i32] [i32 3, i32 1, i32 4, i32 2]

define i64 @mixed() {
  %p = alloca i64
  store i64 100, ptr %p
  %x = call i64 @mix(i64 1, double 2.5, i8 -3, ptr %p, float 0.5, i1 true, i128 -1000)
  ret i64 %x
}
define i64 @lots() {
  %x = call i64 @many(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i16 -9, i128 10)
  ret i64 %x
}
define i64 @signs() {
  %x = call i8 @minus()
  %y = sext i8 %x to i64
  %z = call i128 @large(i128 18446744073709551616)
  %h = lshr i128 %z, 64
  %t = trunc i128 %h to i64
  %r = add i64 %y, %t
  ret i64 %r
}
define double @root() {
  %x = call double @sqrt(double 9.0)
  ret double %x
}
define i64 @filled(ptr %through) {
  %p = alloca [3 x i64]
  call void %through(ptr %p, i64 3)
  %q = getelementptr [3 x i64], ptr %p, i64 0, i64 2
  %x = load i64, ptr %q
  ret i64 %x
}
define i64 @memory() {
  %x = call i64 @filled(ptr @fill)
  ret i64 %x
}
define i32 @sorted() {
  call void @qsort(ptr @numbers, i64 4, i64 4, ptr @compare)
  %p = getelementptr [4 x i32], ptr @numbers, i64 0, i64 3
  %x = load i32, ptr %p
  ret i32 %x
}
";

fn closures() -> Host {
    Host::new()
        .function("mix", |a: i64, b: f64, c: i8, d: *const i64, e: f32, f: bool, g: i128| {
            // SAFETY: the program passes a variable of its own.
            let d = unsafe { *d };
            a + (b * 2.0) as i64 + i64::from(c) + d + (e * 2.0) as i64 + i64::from(f) + g as i64
        })
        .function("many", |a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64, h: i64, i: i16, j: i128| {
            [a, b, c, d, e, f, g, h, i.into(), j as i64].into_iter().fold(0, |sum, x| sum * 10 + x)
        })
        .function("minus", || -2i8)
        .function("large", |x: i128| x * 3)
        // Before that of the C library, and before the machine's instruction.
        .function("sqrt", |x: f64| -x)
        .function("fill", |p: *mut i64, n: i64| {
            // SAFETY: the program passes an array of that length.
            unsafe { std::slice::from_raw_parts_mut(p, n as usize) }.fill(17);
        })
        .function("compare", |a: *const i32, b: *const i32| {
            // SAFETY: both are elements of the array.
            unsafe { (*a).cmp(&*b) as i32 }
        })
}

struct Closures;

impl Work for Closures {
    fn with<E: Engine>(&self, i: Instance<E>) {
        assert_eq!(i.typed_function::<(), i64>("mixed").unwrap().call(()).unwrap(), 1 + 5 - 3 + 100 + 1 + 1 - 1000);
        assert_eq!(i.typed_function::<(), i64>("lots").unwrap().call(()).unwrap(), 1_234_567_800 - 90 + 10);
        assert_eq!(i.typed_function::<(), i64>("signs").unwrap().call(()).unwrap(), 1);
        assert_eq!(i.typed_function::<(), f64>("root").unwrap().call(()).unwrap(), -9.0);
        assert_eq!(i.typed_function::<(), i64>("memory").unwrap().call(()).unwrap(), 17);
        assert_eq!(i.typed_function::<(), i32>("sorted").unwrap().call(()).unwrap(), 4);
    }
}

#[test]
fn programs_call_closures() {
    on_both(CALLS, &Options::new().host(closures()), &Closures);
    // They were offered for this run: a list of what is allowed is about others.
    let allowed = Some(vec!["qsort".to_string()]);
    let limits = Limits { allowed, ..Limits::default() };
    on_both(CALLS, &Options::new().host(closures()).limits(limits), &Closures);
}

#[test]
fn closures_of_other_types_are_findings() {
    let program = Program::new("test.ll", CALLS).unwrap();
    let host = closures().function("minus", || 2i16).function("fill", |_: *const u8| ());
    for error in [
        jit(&program, Options::new().host(host.clone())).unwrap_err(),
        program.interpreter(Options::new().host(host.clone())).unwrap_err(),
    ] {
        let found: Vec<(&str, &str)> = error.diagnostics().iter().map(|d| (d.code, d.message.as_str())).collect();
        let minus = "`@minus` of the host is `i16 ()`, and not `i8 ()` as declared";
        let fill = "`@fill` of the host is `void (ptr)`, and not `void (ptr, i64)` as declared";
        assert_eq!(found, [("E0705", minus), ("E0705", fill)]);
        assert!(error.to_string().starts_with("test.ll:4:"), "{error}");
    }
    // Without it nobody has these functions.
    assert_eq!(jit(&program, Options::new()).unwrap_err().diagnostics()[0].code, "E0701");
}

/// A closure panics, below a function of the C library too; the engine goes on.
const PANICS: &str = "
declare void @check(i64)
declare i32 @compare(ptr, ptr)
declare void @qsort(ptr, i64, i64, ptr)
@numbers = global [4 x i32] [i32 3, i32 1, i32 4, i32 2]
@count = global i64 0
define i64 @next(i64 %x) {
  call void @check(i64 %x)
  %old = load i64, ptr @count
  %new = add i64 %old, 1
  store i64 %new, ptr @count
  ret i64 %new
}
define void @sort() {
  call void @qsort(ptr @numbers, i64 4, i64 4, ptr @compare)
  ret void
}
";

struct Panics;

impl Work for Panics {
    fn with<E: Engine>(&self, i: Instance<E>) {
        let next = i.typed_function::<i64, i64>("next").unwrap();
        for round in 1..=50 {
            assert_eq!(next.call(5).unwrap(), round);
            let Err(error) = next.call(-1) else { panic!("the closure panics") };
            let text = error.to_string();
            let want = "test.ll:8:3: fault: the host function `@check` panicked: -1 is too small\n";
            assert!(text.starts_with(want), "{text}");
            assert!(text.contains("at @next (test.ll:8:3)"), "{text}");
            assert_eq!(kind(next.call(-1)), TrapKind::Panic);
            assert_eq!(kind(i.typed_function::<(), ()>("sort").unwrap().call(())), TrapKind::Panic);
        }
    }
}

#[test]
fn panics_end_the_run() {
    let host = Host::new()
        .function("check", |x: i64| {
            // What the closure holds is dropped.
            let _text = vec![1u8; 1000];
            assert!(x > 0, "{x} is too small");
        })
        .function("compare", |_: *const i32, _: *const i32| -> i32 { std::panic::panic_any(5) });
    on_both(PANICS, &Options::new().host(host), &Panics);
}

/// Faults and limits.
const ENDS: &str = "
declare void @wait()
declare void @exit(i32)
define i64 @divide(i64 %x) {
  %y = sdiv i64 100, %x
  ret i64 %y
}
define i64 @deep(i64 %x) {
  %y = add i64 %x, 1
  %z = call i64 @deep(i64 %y)
  %r = add i64 %z, 1
  ret i64 %r
}
define void @forever() {
  br label %again
again:
  br label %again
}
define void @waits() {
  call void @wait()
  ret void
}
define void @leave() {
  call void @exit(i32 3)
  ret void
}
define i64 @work(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %more = add i64 %sum, %i
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret i64 %more
}
";

struct Ends;

impl Work for Ends {
    fn with<E: Engine>(&self, i: Instance<E>) {
        let divide = i.typed_function::<i64, i64>("divide").unwrap();
        let forever = i.typed_function::<(), ()>("forever").unwrap();
        assert_eq!(divide.call(7).unwrap(), 14);
        assert_eq!(kind(divide.call(0)), TrapKind::DivisionByZero);
        assert_eq!(kind(i.typed_function::<i64, i64>("deep").unwrap().call(0)), TrapKind::StackOverflow);
        assert!(matches!(outcome(forever.call(())), Outcome::LimitReached(Limit::Time, _)));
        assert_eq!(outcome(i.typed_function::<(), ()>("leave").unwrap().call(())), Outcome::Exited(3));
        assert_eq!(divide.call(5).unwrap(), 20);
        // A closure that is cut off may hold anything: the engine is not used again.
        let error = i.typed_function::<(), ()>("waits").unwrap().call(()).unwrap_err();
        assert!(matches!(error.outcome(), Some(Outcome::LimitReached(Limit::Time, _))), "{error}");
        assert_eq!(kind(divide.call(5)), TrapKind::Signal);
    }
}

#[test]
fn ends_are_data() {
    let limits = Limits { timeout: Some(Duration::from_millis(50)), max_stack: 1 << 20, ..Limits::default() };
    let host = Host::new().function("wait", || std::thread::sleep(Duration::from_secs(600)));
    on_both(ENDS, &Options::new().limits(limits).host(host), &Ends);
}

#[test]
fn a_fault_in_one_thread_leaves_the_others_alone() {
    let program = Program::new("test.ll", ENDS).unwrap();
    let host = Host::new().function("wait", || ());
    let (barrier, faults) = (Barrier::new(4), AtomicU64::new(0));
    std::thread::scope(|scope| {
        for n in 0..4 {
            let (program, host, barrier, faults) = (&program, &host, &barrier, &faults);
            scope.spawn(move || {
                let limits = Limits { max_stack: 1 << 20, ..Limits::default() };
                let options = Options::new().host(host.clone()).limits(limits);
                fn round<E: Engine>(
                    instance: &Instance<E>,
                    barrier: &Barrier,
                    faults: &AtomicU64,
                    faulty: bool,
                    size: i64,
                ) {
                    let work = instance.typed_function::<i64, i64>("work").unwrap();
                    let divide = instance.typed_function::<i64, i64>("divide").unwrap();
                    let deep = instance.typed_function::<i64, i64>("deep").unwrap();
                    barrier.wait();
                    for _ in 0..50 {
                        if faulty {
                            assert_eq!(kind(divide.call(0)), TrapKind::DivisionByZero);
                            assert_eq!(kind(deep.call(0)), TrapKind::StackOverflow);
                            faults.fetch_add(2, Relaxed);
                        } else {
                            assert_eq!(work.call(size).unwrap(), size * (size - 1) / 2);
                        }
                    }
                }
                match n {
                    0 => round(&jit(program, options).unwrap(), barrier, faults, true, 0),
                    1 => round(&jit(program, options).unwrap(), barrier, faults, false, 1_000_000),
                    2 => round(&program.interpreter(options).unwrap(), barrier, faults, true, 0),
                    _ => round(&program.interpreter(options).unwrap(), barrier, faults, false, 3_000),
                }
            });
        }
    });
    assert_eq!(faults.load(Relaxed), 200);
}

#[test]
fn a_compiled_program_moves_to_another_thread() {
    fn is_shared<T: Send + Sync>() {}
    is_shared::<Instance<Jit>>();
    is_shared::<(TypedFunction<i64, i64>, Function)>();
    is_shared::<(Program, Compiled, Options, Host, Error)>();
    let program = Program::new("test.ll", PANICS).unwrap();
    let seen = Arc::new(Mutex::new(Vec::new()));
    let host = Host::new().function("compare", |_: *const i32, _: *const i32| 0i32).function("check", {
        let seen = Arc::clone(&seen);
        move |x: i64| seen.lock().unwrap().push((x, std::thread::current().id()))
    });
    let instance = jit(&program, Options::new().host(host)).unwrap();
    assert_eq!(instance.typed_function::<i64, i64>("next").unwrap().call(1).unwrap(), 1);
    let there = std::thread::spawn(move || {
        assert_eq!(instance.typed_function::<i64, i64>("next").unwrap().call(2).unwrap(), 2);
        // SAFETY: it is an `i64`, and nothing runs.
        assert_eq!(unsafe { *instance.variable::<i64>("count").unwrap() }, 2);
        std::thread::current().id()
    });
    let there = there.join().unwrap();
    assert_eq!(*seen.lock().unwrap(), [(1, std::thread::current().id()), (2, there)]);
}

/// A program in a closure of another program.
#[test]
fn runs_nest() {
    let inner = Program::new("inner.ll", ENDS).unwrap();
    let nested = move |x: i64| {
        let host = Host::new().function("wait", || ());
        let instance = jit(&inner, Options::new().host(host.clone())).unwrap();
        let interpreted = inner.interpreter(Options::new().host(host)).unwrap();
        assert_eq!(kind(instance.typed_function::<i64, i64>("divide").unwrap().call(0)), TrapKind::DivisionByZero);
        assert_eq!(kind(interpreted.typed_function::<i64, i64>("divide").unwrap().call(0)), TrapKind::DivisionByZero);
        assert_eq!(x, instance.typed_function::<i64, i64>("divide").unwrap().call(5).unwrap());
    };
    struct Nested;
    impl Work for Nested {
        fn with<E: Engine>(&self, i: Instance<E>) {
            let next = i.typed_function::<i64, i64>("next").unwrap();
            assert_eq!((next.call(20).unwrap(), kind(next.call(21)), next.call(20).unwrap()), (1, TrapKind::Panic, 2));
        }
    }
    let host = Host::new().function("check", nested).function("compare", |_: *const i32, _: *const i32| 0i32);
    on_both(PANICS, &Options::new().host(host), &Nested);
}

#[test]
fn findings_have_places() {
    let text = "define i64 @f(i64 %x) {\n\t%y = add i64 %x, %z\n  ret i32 %y\n}\n";
    let error = Program::new("f.ll", text).unwrap_err();
    let shown = error.to_string();
    let first = "f.ll:2:19: error[E0114]: ";
    assert!(shown.starts_with(first), "{shown}");
    assert!(shown.contains("\n    \t%y = add i64 %x, %z\n    \t                 ^^"), "{shown}");
    assert!(shown.contains("\nf.ll:3:"), "{shown}");
    assert!(error.diagnostics().len() >= 2 && error.outcome().is_none());
    let missing = Program::read("no such file.ll").unwrap_err();
    assert!(missing.to_string().starts_with("cannot read no such file.ll: "), "{missing}");
    let one = Program::new("one.ll", "define void @f() { ret void }").unwrap();
    assert!(one.link(&one).unwrap_err().diagnostics().iter().any(|d| d.is_error()));
}

#[test]
fn programs_start_with_arguments() {
    let text = "declare i32 @atexit(ptr)
        @ended = global i32 0
        define void @end() { store i32 1, ptr @ended ret void }
        define i32 @main(i32 %argc, ptr %argv) {
          %r = call i32 @atexit(ptr @end)
          ret i32 %argc
        }";
    struct Start;
    impl Work for Start {
        fn with<E: Engine>(&self, i: Instance<E>) {
            assert_eq!(i.run("main", ["test", "a", "b"]).unwrap(), 3);
            // SAFETY: it is an `i32`, and nothing runs.
            assert_eq!(unsafe { *i.variable::<i32>("ended").unwrap() }, 1);
            assert!(i.variable::<i32>("nothing").is_none());
        }
    }
    on_both(text, &Options::new(), &Start);
}

#[test]
fn an_interpreter_is_made_where_it_runs() {
    let _: fn(&Program, Options) -> Result<Instance<Interpreter>, Error> = Program::interpreter;
}

/// What a closure returns as an error ends the run at the call, and comes back as it was.
#[test]
fn errors_of_closures_end_the_run() {
    #[derive(Debug, PartialEq, thiserror::Error)]
    #[error("{0} is not allowed")]
    struct Refusal(i64);

    struct Refuses;
    impl Work for Refuses {
        fn with<E: Engine>(&self, i: Instance<E>) {
            let next = i.typed_function::<i64, i64>("next").unwrap();
            for round in 1..=50 {
                assert_eq!(next.call(5).unwrap(), round);
                let error = next.call(-1).unwrap_err();
                let source = std::error::Error::source(&error).expect("the closure's error");
                assert_eq!(source.downcast_ref(), Some(&Refusal(-1)));
                let text = error.to_string();
                let want = "test.ll:8:3: fault: the host function `@check` returned an error: -1 is not allowed\n";
                assert!(text.starts_with(want), "{text}");
                assert!(text.contains("at @next (test.ll:8:3)"), "{text}");
                // Out of a function of the C library, which called the closure back; and a text as an error.
                let error = i.typed_function::<(), ()>("sort").unwrap().call(()).unwrap_err();
                assert!(error.to_string().contains("`@compare` returned an error: no order"), "{error}");
                assert_eq!(kind::<()>(Err(error)), TrapKind::HostError);
            }
        }
    }
    let held = Arc::new(());
    let host = Host::new()
        .function("check", {
            let held = Arc::clone(&held);
            move |x: i64| -> Result<(), Refusal> {
                let _held = Arc::clone(&held);
                if x > 0 { Ok(()) } else { Err(Refusal(x)) }
            }
        })
        .function("compare", |_: *const i32, _: *const i32| Err::<i32, _>("no order"));
    on_both(PANICS, &Options::new().host(host), &Refuses);
    assert_eq!(Arc::strong_count(&held), 1, "what the closures held is dropped");
}

/// A function keeps its instance, wherever it goes; and a closure that comes back to it is told that it runs.
#[test]
fn functions_are_handles() {
    let program = Program::new("test.ll", PANICS).unwrap();
    let seen: Arc<Mutex<Option<TypedFunction<i64, i64>>>> = Arc::default();
    let host = Host::new().function("compare", |_: *const i32, _: *const i32| 0i32).function("check", {
        let seen = Arc::clone(&seen);
        move |x: i64| match &*seen.lock().unwrap() {
            Some(next) if x == 2 => next.call(3).map(|_| ()),
            _ => Ok(()),
        }
    });
    let next = jit(&program, Options::new().host(host)).unwrap().typed_function::<i64, i64>("next").unwrap();
    *seen.lock().unwrap() = Some(next.clone());
    assert_eq!(next.call(1).unwrap(), 1);
    let error = next.call(2).unwrap_err();
    let source = std::error::Error::source(&error).and_then(|source| source.downcast_ref::<Error>());
    assert!(matches!(source, Some(Error::Running)), "{error}");
    // Several threads take turns.
    std::thread::scope(|scope| {
        for _ in 0..4 {
            let next = next.clone();
            scope.spawn(move || (0..100).for_each(|_| assert!(next.call(1).is_ok())));
        }
    });
    assert_eq!(next.call(1).unwrap(), 402);
    let values = next.instance().function("next").unwrap();
    assert_eq!((values.name(), &*values.type_text()), ("next", "i64 (i64)"));
    assert_eq!(values.call(&[Value::i64(1)]).unwrap(), Value::i64(403));
    assert_eq!(values.typed::<i64, i64>().unwrap().call(1).unwrap(), 404);
    assert!(next.instance().function("nxt").unwrap_err().to_string().contains("did you mean `@next`?"));
}

/// Bytes are told apart by what they are.
#[test]
fn programs_are_read_from_bytes() {
    let program = Program::from_bytes("f.ll", "#!/usr/bin/llvmlite-jit\ndefine i64 @f() { ret i64 7 }").unwrap();
    assert_eq!(program.interpreter(Options::new()).unwrap().call("f", &[]).unwrap(), Value::i64(7));
    let error = Program::from_bytes("f.bc", *b"BC\xC0\xDE").unwrap_err();
    assert_eq!(error.diagnostics()[0].code, "E1103", "{error}");
}

/// Functions of the host whose types no Rust type says.
#[test]
fn programs_call_functions_of_values() {
    use llvmlite_jit::builder::FloatKind;
    use llvmlite_jit::engine::observe::ScalarKind;
    const TEXT: &str = "
declare i24 @odd(i24, double, ptr, i1, float, i128)
@x = global i64 5
define i24 @f(i24 %a) {
  %r = call i24 @odd(i24 %a, double 2.5, ptr @x, i1 true, float 0.5, i128 -3)
  ret i24 %r
}";
    struct Odd;
    impl Work for Odd {
        fn with<E: Engine>(&self, i: Instance<E>) {
            assert_eq!(i.call("f", &[Value::int(24, -7)]).unwrap(), Value::int(24, -7 * 2));
            let error = i.call("f", &[Value::int(24, 0)]).unwrap_err();
            assert!(
                error.to_string().contains("i64 0 is no result of `i24 (i24, double, ptr, i1, float, i128)`"),
                "{error}"
            );
            let error = i.call("f", &[Value::int(24, 1)]).unwrap_err();
            assert!(error.to_string().contains("returned an error: one is not odd enough"), "{error}");
        }
    }
    let double = ScalarKind::Float(FloatKind::Double);
    let (int, ptr, float) = (ScalarKind::Int, ScalarKind::Ptr, ScalarKind::Float(FloatKind::Float));
    let odd = |args: &[Value]| {
        let rest = (args[1].as_double(), args[3].as_signed(), args[4].as_double(), args[5].as_signed());
        assert_eq!(rest, (Some(2.5), Some(-1), Some(0.5), Some(-3)));
        assert!(matches!(args[2], Value::Ptr(1..)));
        match args[0].as_signed() {
            Some(0) => Ok(Value::i64(0)),
            Some(1) => Err("one is not odd enough"),
            Some(n) => Ok(Value::int(24, n * 2)),
            None => panic!("{args:?}"),
        }
    };
    let params = [int(24), double, ptr, int(1), float, int(128)];
    let host = Host::new().value_function("odd", params, Some(int(24)), odd).unwrap();
    on_both(TEXT, &Options::new().host(host), &Odd);
    let refused = Host::new().value_function("odd", [int(129)], None, odd).unwrap_err();
    assert_eq!(refused, "a function of the host cannot be `void (i129)`: `@odd`");
    // Types are held against the declaration, as those of closures are.
    let other = Host::new().value_function("odd", [int(24)], None, odd).unwrap();
    let error = Program::new("test.ll", TEXT).unwrap().compile(Options::new().host(other)).unwrap_err();
    assert_eq!(error.diagnostics()[0].code, "E0705");
}

/// Written in each format and read again, a program of a text, an archive, or a builder does what it did.
#[test]
fn programs_are_written_as_files() {
    use llvmlite_jit::Format;
    use llvmlite_jit::bitcode::Version;
    use llvmlite_jit::builder::{ModuleBuilder, Type};

    let value = |program: &Program, name: &str| {
        let instance = program.interpreter(Options::new().entries([name])).unwrap_or_else(|e| panic!("{e}"));
        instance.typed_function::<i32, i32>(name).and_then(|f| f.call(21)).unwrap_or_else(|e| panic!("{e}"))
    };
    let text = "define i32 @twice(i32 %x) { %y = call i32 @sum(i32 %x, i32 %x) ret i32 %y }";
    let other = "define i32 @sum(i32 %x, i32 %y) { %z = add i32 %x, %y ret i32 %z }";
    let joined = Program::joined([("twice.ll", text), ("sum.ll", other)]).unwrap_or_else(|e| panic!("{e}"));
    let archive = std::fs::read("tests/cli/bitcode/bsd.a").expect("an archive");
    let archive = Program::from_bytes("bsd.a", archive).unwrap_or_else(|e| panic!("{e}"));
    let mut module = ModuleBuilder::new("built");
    let twice = module.declare("twice", Type::I32, &[Type::I32]).expect("a declaration");
    let mut f = module.define(twice).expect("a definition");
    let (entry, x) = (f.block("entry"), f.param(0).expect("a parameter"));
    f.position_at_end(entry).expect("a block");
    let y = f.add(x, x).expect("a sum");
    f.ret(y).expect("a result");
    f.finish().expect("a function");
    let built = module.finish().unwrap_or_else(|e| panic!("{e}"));
    for program in [&joined, &archive, &built] {
        assert_eq!(value(program, "twice"), 42);
        for format in [Format::Assembly, Format::Bitcode(Version::Llvm22), Format::Bytecode] {
            let bytes = program.write(format).unwrap_or_else(|e| panic!("{format:?}: {e}"));
            let again = Program::from_bytes("again", bytes).unwrap_or_else(|e| panic!("{format:?}: {e}"));
            assert_eq!(value(&again, "twice"), 42, "{format:?}");
        }
    }
    // Of the archive nothing is written that was not linked, and what was linked is there once.
    let text = String::from_utf8(archive.write(Format::Assembly).expect("a text")).expect("UTF-8");
    assert_eq!(text.matches("define").count(), 3, "{text}");
}

/// What is written is what was read: debug information, and intrinsic functions under the names that they had; what nobody declares has a
/// declaration.
#[test]
fn what_is_written_is_not_lowered() {
    use llvmlite_jit::Format;
    use llvmlite_jit::bitcode::Version;

    let text = "define i32 @f(i32 %x) {\n  %c = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 3)\n  \
        %n = call i32 @puts(ptr null)\n  ret i32 %c, !note !0\n}\n!0 = !{!\"kept\"}\n";
    let program = Program::new("f.ll", text).unwrap_or_else(|e| panic!("{e}"));
    for format in [Format::Assembly, Format::Bitcode(Version::Llvm22)] {
        let written = program.write(format).unwrap_or_else(|e| panic!("{e}"));
        let again = Program::from_bytes("f", written).unwrap_or_else(|e| panic!("{e}"));
        let text = String::from_utf8(again.write(Format::Assembly).expect("a text")).expect("UTF-8");
        for part in ["@llvm.fshl.i32(i32 %x", "declare i32 @puts(ptr)", "!{!\"kept\"}"] {
            assert!(text.contains(part), "{part} is not in\n{text}");
        }
    }
    let Err(Error::Refused(refused)) = program.write(Format::Bitcode(Version::Llvm14)) else {
        panic!("opaque pointers")
    };
    assert_eq!(refused.diagnostics()[0].code, "E1106");
}
