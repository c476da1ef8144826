//! Host closures: their types, panics and errors, and runs within runs.

use super::outcomes::ENDS;
use super::*;

/// Calls of closures of many types: directly, through a pointer, and from a library function.
pub const CALLS: &str = "
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
        // Takes precedence over the C library's function, and over the machine's instruction.
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
    // Host functions of this run are not subject to the list of allowed externals.
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
        let minus = "the host function `@minus` is `i16 ()`, not `i8 ()` as declared";
        let fill = "the host function `@fill` is `void (ptr)`, not `void (ptr, i64)` as declared";
        assert_eq!(found, [("E0705", minus), ("E0705", fill)]);
        assert!(error.to_string().starts_with("test.ll:4:"), "{error}");
    }
    // Without the host these symbols are undefined.
    assert_eq!(jit(&program, Options::new()).unwrap_err().diagnostics()[0].code, "E0701");
}

/// Calls of a closure that panics, also from a C library function; the engine remains usable.
pub const PANICS: &str = "
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
            // Values on the closure's stack are dropped.
            let _text = vec![1u8; 1000];
            assert!(x > 0, "{x} is too small");
        })
        .function("compare", |_: *const i32, _: *const i32| -> i32 { std::panic::panic_any(5) });
    on_both(PANICS, &Options::new().host(host), &Panics);
}

/// Runs a program in a closure of another program.
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

/// An error that a closure returns ends the run at the call, and comes back unchanged.
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
                // From a C library function that called the closure; with a text as the error.
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

/// A closure registered with `atexit` whose error ends the program.
#[test]
fn errors_of_exit_handlers_are_reported() {
    const TEXT: &str = "
declare i32 @atexit(ptr)
declare void @refuses()
define i32 @main() {
  %r = call i32 @atexit(ptr @refuses)
  ret i32 %r
}";

    struct Fails;
    impl Work for Fails {
        fn with<E: Engine>(&self, i: Instance<E>) {
            let error = i.run("main", ["main"]).unwrap_err();
            assert!(error.to_string().contains("`@refuses` returned an error: not now"), "{error}");
            assert_eq!(kind::<()>(Err(error)), TrapKind::HostError);
        }
    }
    let host = Host::new().function("refuses", || Err::<(), _>("not now"));
    on_both(TEXT, &Options::new().host(host), &Fails);
}

/// Host functions whose types have no Rust equivalent.
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
                error.to_string().contains("i64 0 is not a result of `i24 (i24, double, ptr, i1, float, i128)`"),
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
    assert_eq!(refused, "a host function cannot have the type `void (i129)`: `@odd`");
    // Their types are checked against the declaration, like those of closures.
    let other = Host::new().value_function("odd", [int(24)], None, odd).unwrap();
    let error = Program::new("test.ll", TEXT).unwrap().compile(Options::new().host(other)).unwrap_err();
    assert_eq!(error.diagnostics()[0].code, "E0705");
}
